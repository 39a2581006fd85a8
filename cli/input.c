#include "cli/input.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEPTH_MAX = 32, INPUTS_MAX = 1000000 };

const char *um_input_name(const char *path)
{
    return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

bool um_input_called(um_text named, const char *path)
{
    const char *slash = path ? strrchr(path, '/') : NULL;
    return path && (um_text_is(named, path) || (slash && um_text_is(named, slash + 1)));
}

/* Say why a file cannot be read. */
static um_status say_io(const um_sink *sink, const char *path, const char *why)
{
    return um_say(sink, UM_ERROR, UM_IO, (um_place){.file = um_input_name(path)}, "input", "cannot read: %s",
                  why);
}

/* Say that something in a folder is passed over, and why. */
static um_status pass_over(const um_sink *sink, const char *path, const char *why)
{
    um_say(sink, UM_WARNING, UM_IO, (um_place){.file = path}, "passed-over", "passed over: %s", why);
    return UM_OK;
}

static um_status read_all(const char *path, bool any, size_t max, um_buf *out, const um_sink *sink)
{
    char bytes[32 * 1024];
    size_t got, total = 0;
    um_status s = UM_OK;
    max = max ? max : UM_INPUT_MAX;
    FILE *f = strcmp(path, "-") == 0 ? stdin : um_file_open(path, any);
    if (!f || (f == stdin && !um_file_may_stream(STDIN_FILENO)))
        return say_io(sink, path, um_file_why());
    while (!s && (got = fread(bytes, 1, sizeof bytes, f)) > 0) {
        total += got;
        if (total > max)
            s = um_say(sink, UM_ERROR, UM_LIMIT, (um_place){.file = um_input_name(path)}, "input",
                       "longer than %zu bytes", max);
        else
            um_buf_add(out, bytes, got);
    }
    if (!s && ferror(f))
        s = say_io(sink, path, strerror(errno));
    if (!s && out->failed)
        s = um_say(sink, UM_ERROR, out->failed, (um_place){.file = um_input_name(path)}, "input", "%s",
                   um_status_text(out->failed));
    if (f != stdin)
        fclose(f);
    return s;
}

um_status um_input_read(const char *path, size_t max, um_buf *out, const um_sink *sink)
{
    return read_all(path, true, max, out, sink);
}

um_status um_input_read_found(const char *path, size_t max, um_buf *out, const um_sink *sink)
{
    return read_all(path, false, max, out, sink);
}

/* Whether a name ends in one of the suffixes. */
static bool has_suffix(const char *name, const char *const *suffixes)
{
    size_t n = strlen(name);
    for (; *suffixes; suffixes++) {
        size_t m = strlen(*suffixes);
        if (n > m && strcmp(name + n - m, *suffixes) == 0)
            return true;
    }
    return false;
}

/* Add a path to the inputs. */
static um_status add_path(um_inputs *in, um_text path)
{
    um_text kept;
    void *paths = in->paths;
    if (in->n >= INPUTS_MAX)
        return UM_LIMIT;
    um_status s = um_text_dup(&in->arena, path, &kept);
    if (!s)
        s = um_grow(&paths, &in->cap, in->n + 1, sizeof *in->paths);
    if (s)
        return s;
    in->paths = paths;
    in->paths[in->n++] = kept.p;
    return UM_OK;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* A folder on the way to the one that is looked through, so that a link back to it is seen. */
typedef struct folder {
    const struct folder *within;
    dev_t dev;
    ino_t ino;
    int depth;
} folder;

static bool is_loop(const folder *f, const struct stat *st)
{
    while (f && (f->dev != st->st_dev || f->ino != st->st_ino))
        f = f->within;
    return f != NULL;
}

/* Whether a file in a folder is the one that this program writes to: `umpire settle DIR > DIR/sheet.ump`. */
static bool is_output(const struct stat *st)
{
    struct stat out;
    return S_ISREG(st->st_mode) && fstat(STDOUT_FILENO, &out) == 0 && out.st_dev == st->st_dev &&
           out.st_ino == st->st_ino;
}

static um_status walk(um_inputs *in, um_buf *path, const char *const *suffixes, const folder *within,
                      const um_sink *sink);

/* One name of a directory: a file with a wanted suffix is added, a directory walked; what cannot be followed
 * is told and passed over. */
static um_status visit(um_inputs *in, um_buf *path, const char *name, const char *const *suffixes,
                       const folder *within, const um_sink *sink)
{
    struct stat st;
    um_status s = UM_OK;
    size_t mark = path->n;
    if (mark && path->p[mark - 1] != '/')
        um_buf_char(path, '/');
    um_buf_str(path, name);
    if (path->failed)
        return path->failed;
    if (stat(path->p, &st) != 0)
        s = pass_over(sink, path->p, strerror(errno));
    else if (S_ISDIR(st.st_mode) && is_loop(within, &st))
        s = pass_over(sink, path->p, UM_N("it leads back to a folder that it lies in"));
    else if (S_ISDIR(st.st_mode))
        s = walk(in, path, suffixes, within, sink);
    else if (!has_suffix(name, suffixes) || is_output(&st))
        s = UM_OK;
    else
        s = S_ISREG(st.st_mode) ? add_path(in, um_buf_view(path))
                                : pass_over(sink, path->p, "not a regular file");
    path->n = mark;
    path->p[mark] = '\0';
    return s;
}

/* Add the files with these suffixes in a folder and those in it, in the order of their bytes. */
static um_status walk(um_inputs *in, um_buf *path, const char *const *suffixes, const folder *within,
                      const um_sink *sink)
{
    struct stat st;
    folder here = {.within = within, .depth = within ? within->depth + 1 : 0};
    if (here.depth > DEPTH_MAX)
        return um_say(sink, UM_ERROR, UM_LIMIT, (um_place){.file = path->p}, "input",
                      "directories are nested deeper than %d", DEPTH_MAX);
    DIR *d = opendir(path->p);
    if (!d || fstat(dirfd(d), &st) != 0) {
        const char *why = strerror(errno);
        if (d)
            closedir(d);
        return within ? pass_over(sink, path->p, why) : say_io(sink, path->p, why);
    }
    here.dev = st.st_dev;
    here.ino = st.st_ino;
    um_status s = UM_OK;
    for (struct dirent *e; !s && (e = readdir(d));)
        if (e->d_name[0] != '.')
            s = visit(in, path, e->d_name, suffixes, &here, sink);
    closedir(d);
    return s;
}

um_status um_inputs_find(um_inputs *in, char **operands, int n, const char *const *suffixes,
                         const um_sink *sink)
{
    um_status s = UM_OK;
    *in = (um_inputs){0};
    for (int i = 0; i < n && !s; i++) {
        struct stat st;
        if (strcmp(operands[i], "-") == 0 || stat(operands[i], &st) != 0 || !S_ISDIR(st.st_mode)) {
            s = add_path(in, um_text_of(operands[i])); /* a file that is not there is said when it is read */
            continue;
        }
        um_buf path = {0};
        size_t first = in->n;
        um_buf_str(&path, operands[i]);
        s = path.failed ? path.failed : walk(in, &path, suffixes, NULL, sink);
        um_buf_free(&path);
        if (in->n > first)
            qsort(in->paths + first, in->n - first, sizeof *in->paths, by_bytes);
        else if (!s)
            s = um_say(sink, UM_ERROR, UM_IO, (um_place){.file = operands[i]}, "input",
                       "no file in this directory can be read by this command");
    }
    if (s)
        um_inputs_free(in);
    return s;
}

static bool is_named(const char *path, char **operands, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(path, operands[i]) == 0)
            return true;
    return false;
}

void um_inputs_leave(um_inputs *in, const char *path, char **operands, int n)
{
    struct stat left, st;
    size_t kept = 0;
    if (!path || stat(path, &left) != 0)
        return;
    for (size_t i = 0; i < in->n; i++) {
        bool same = stat(in->paths[i], &st) == 0 && st.st_dev == left.st_dev && st.st_ino == left.st_ino;
        if (!same || is_named(in->paths[i], operands, n))
            in->paths[kept++] = in->paths[i];
    }
    in->n = kept;
}

void um_inputs_free(um_inputs *in)
{
    um_free(in->paths, in->cap * sizeof *in->paths);
    um_arena_free(&in->arena);
    *in = (um_inputs){0};
}
