#include "cli/name_list.h"

#include <errno.h>
#include <string.h>

enum { LINE_MAX_BYTES = 1 << 20 }; /* of one game */

static um_status say(const char *path, const char *why)
{
    um_complain("%s: cannot read the list: %s", strcmp(path, "-") == 0 ? "<stdin>" : path, why);
    return UM_IO;
}

/* Copy the list to where it can be read twice, and count its games. */
static um_status spool(FILE *from, um_name_list *l)
{
    char part[65536];
    size_t n;
    bool within = false;
    while ((n = fread(part, 1, sizeof part, from)) > 0) {
        if (fwrite(part, 1, n, l->f) != n)
            return UM_IO;
        for (size_t i = 0; i < n; i++) {
            l->games += within && part[i] == '\n';
            within = part[i] != '\n';
        }
    }
    l->games += within;
    if (ferror(from) || fflush(l->f) != 0)
        return UM_IO;
    rewind(l->f);
    return UM_OK;
}

um_status um_name_list_of(um_name_list *l, FILE *f)
{
    *l = (um_name_list){.f = f};
    bool within = false;
    rewind(f);
    for (int c; (c = getc(f)) != EOF; within = c != '\n')
        l->games += within && c == '\n';
    l->games += within;
    rewind(f);
    return ferror(f) ? UM_IO : UM_OK;
}

um_status um_name_list_open(um_name_list *l, const char *path)
{
    *l = (um_name_list){.f = tmpfile()};
    bool standard = strcmp(path, "-") == 0;
    FILE *from = !l->f ? NULL : standard ? stdin : um_file_open(path, true);
    if (!l->f || !from) {
        um_status s = say(path, l->f ? um_file_why() : strerror(errno));
        um_name_list_close(l);
        return s;
    }
    um_status s = spool(from, l);
    if (s != UM_OK)
        say(path, strerror(errno));
    if (!standard)
        fclose(from);
    if (s != UM_OK)
        um_name_list_close(l);
    return s;
}

/* Read a line into the bytes, with a NUL for its end; false: there is none. */
static bool read_line(um_name_list *l)
{
    int c = getc(l->f);
    size_t before = l->bytes.n;
    if (c == EOF)
        return false;
    for (; c != EOF && c != '\n'; c = getc(l->f))
        if (l->bytes.n - before < LINE_MAX_BYTES)
            um_buf_char(&l->bytes, (char)c);
    if (l->bytes.n > before && l->bytes.p[l->bytes.n - 1] == '\r')
        l->bytes.n--;
    um_buf_char(&l->bytes, '\0');
    return true;
}

um_status um_name_list_next(um_name_list *l, size_t most)
{
    void *lines = l->lines;
    if (um_grow(&lines, &l->lines_cap, most, sizeof *l->lines) != UM_OK)
        return UM_MEMORY;
    l->lines = lines;
    l->nlines = 0;
    um_buf_clear(&l->bytes);
    for (size_t before = 0; l->nlines < most && read_line(l); before = l->bytes.n) {
        if (l->bytes.n - before > 1)
            l->nlines++;
        else
            l->bytes.n = before;
    }
    char *at = l->bytes.p;
    for (size_t i = 0; i < l->nlines; i++, at += strlen(at) + 1)
        l->lines[i] = at;
    return l->bytes.failed ? UM_MEMORY : ferror(l->f) ? UM_IO : UM_OK;
}

void um_name_list_close(um_name_list *l)
{
    if (l->f)
        fclose(l->f);
    um_buf_free(&l->bytes);
    um_free(l->lines, l->lines_cap * sizeof *l->lines);
    *l = (um_name_list){.f = NULL};
}

size_t um_name_list_cut(char *line, const char **names, size_t cap)
{
    size_t n = 0;
    for (char *tab; line && n < cap; line = tab ? tab + 1 : NULL) {
        tab = strchr(line, '\t');
        if (tab)
            *tab = '\0';
        if (*line)
            names[n++] = line;
    }
    return n;
}
