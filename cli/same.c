/* Inputs that are another once more: copies of a file, and logs of one play that both players have recorded.
 * What is the same is told and left out, so that nothing is counted twice. */
#include "cli/open.h"

#include <stdlib.h>
#include <string.h>

enum {
    MARKS_MIN = 8,   /* so much must be the same: two games may well begin alike */
    LOOK_MAX = 1000, /* logs that are each compared with each */
    SAMPLE = 64      /* of each log's marks are compared before all are */
};

void um_same_look(um_print *print, const char *wanted, um_text bytes, bool is_log, um_buf *marks)
{
    static const um_sink silent = {0};
    const um_reading_input log = {um_text_of(wanted ? wanted : ""), bytes};
    char digest[65];
    um_buf b = {0};
    if (wanted) {
        um_sha256(bytes.p, bytes.n, digest);
        um_buf_printf(&b, "%s%s", digest, wanted);
        um_sha256(um_buf_view(&b).p, b.n, print->digest);
    }
    um_buf_free(&b);
    if (is_log && marks && um_reading_marks(&log, &silent, marks) != UM_OK)
        um_buf_clear(marks);
}

/* ---- the same bytes ---- */

typedef struct file {
    const char *digest;
    size_t i;
} file;

static int by_digest(const void *a, const void *b)
{
    const file *x = a, *y = b;
    int d = strcmp(x->digest, y->digest);
    return d ? d : (x->i > y->i) - (x->i < y->i);
}

static void mark(um_chains *c, size_t i, size_t of, um_same how)
{
    c->same[i] = of;
    c->how[i] = (uint8_t)how;
    c->follows[i] = how != UM_SAME_PART;
}

static um_status find_copies(um_chains *c, const um_print *prints)
{
    size_t size = c->n * sizeof(file) + 1, first = 0;
    file *f = um_realloc(NULL, 0, size);
    if (!f)
        return UM_MEMORY;
    for (size_t i = 0; i < c->n; i++)
        f[i] = (file){prints[i].digest, i};
    qsort(f, c->n, sizeof *f, by_digest);
    for (size_t i = 1; i < c->n; i++) {
        if (!*f[i].digest || strcmp(f[i].digest, f[first].digest) != 0)
            first = i;
        else
            mark(c, f[i].i, f[first].i, UM_SAME_BYTES);
    }
    um_free(f, size);
    return UM_OK;
}

/* ---- the same play ---- */

typedef struct played {
    const uint64_t *mark;
    size_t n, i;
    const um_print *print;
} played;

/* The longest first: what is the same as another is left out, and that one must hold it all. */
static int by_length(const void *a, const void *b)
{
    const played *x = a, *y = b;
    if (x->n != y->n)
        return x->n > y->n ? -1 : 1;
    return (x->i > y->i) - (x->i < y->i);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Marks are spread evenly, so the lowest of both tell about how many are in both. */
static bool may_share(const played *a, const played *b)
{
    size_t na = least(a->n, SAMPLE), nb = least(b->n, SAMPLE);
    return um_reading_common(a->mark, na, b->mark, nb) > 0;
}

/* What a log is beside one that is as long or longer. */
static um_same compare(const played *a, const played *b)
{
    bool ends = a->print->start == b->print->start && a->print->end == b->print->end && a->n == b->n;
    if (a->n == 0 || !may_share(a, b))
        return UM_SAME_NOT;
    if ((a->n >= MARKS_MIN || ends) && um_reading_within(a->mark, a->n, b->mark, b->n))
        return UM_SAME_HISTORY;
    size_t both = um_reading_common(a->mark, a->n, b->mark, b->n);
    return both >= MARKS_MIN && both * 2 >= a->n ? UM_SAME_PART : UM_SAME_NOT;
}

static void find_plays(um_chains *c, played *p, size_t n)
{
    qsort(p, n, sizeof *p, by_length);
    for (size_t i = 1; i < n; i++)
        for (size_t k = 0; k < i && c->how[p[i].i] == UM_SAME_NOT; k++) {
            um_same how = c->how[p[k].i] == UM_SAME_NOT ? compare(&p[i], &p[k]) : UM_SAME_NOT;
            if (how != UM_SAME_NOT)
                mark(c, p[i].i, p[k].i, how);
        }
}

um_status um_same_find(um_chains *c, const um_print *prints, const um_buf *marks)
{
    size_t n = 0, size = c->n * sizeof(played) + 1;
    um_status s = find_copies(c, prints);
    played *p = s == UM_OK ? um_realloc(NULL, 0, size) : NULL;
    if (!p)
        return UM_MEMORY;
    for (size_t i = 0; i < c->n; i++)
        if (c->how[i] == UM_SAME_NOT && marks[i].n)
            p[n++] = (played){(const void *)marks[i].p, marks[i].n / sizeof(uint64_t), i, &prints[i]};
    if (n <= LOOK_MAX)
        find_plays(c, p, n);
    else
        um_complain("more than %d logs: only copies of a file are found to be the same", LOOK_MAX);
    um_free(p, size);
    return UM_OK;
}

/* ---- words ---- */

const char *um_same_words(um_same how)
{
    static const char *const words[] = {
        [UM_SAME_NOT] = UM_N("is another game than"),
        [UM_SAME_BYTES] = UM_N("is the same, byte for byte, and left out:"),
        [UM_SAME_HISTORY] = UM_N("tells nothing but the play of another log, and is left out:"),
        [UM_SAME_PART] = UM_N("tells in part the play of another log; dice that both have count once:")};
    return words[how];
}

void um_same_tell(const um_chains *c, const um_inputs *inputs, const um_sink *sink)
{
    for (size_t i = 0; i < c->n; i++)
        if (c->how[i] != UM_SAME_NOT)
            um_say(sink, UM_WARNING, UM_OK, (um_place){.file = inputs->paths[i]}, "same", "%s %s",
                   um_same_words((um_same)c->how[i]), inputs->paths[c->same[i]]);
}
