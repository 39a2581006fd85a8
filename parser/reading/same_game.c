/* Whether another log is of the same game. The pieces do not tell: two games that begin with one set-up have
 * the same, ids and all. What was made in play does, for its ids are times; so do moves, and how one log ends
 * where the other begins. */
#include <stdlib.h>

#include "parser/reading/log_reader.h"

typedef struct marks { /* numbers, in their order once all are there */
    uint64_t *p;
    size_t n, cap;
} marks;

typedef struct trail {
    marks begun; /* ids of what is there when a log begins */
    marks made;  /* ids of what came in play */
    marks moves;
} trail;

static void free_trail(trail *t)
{
    marks *all[] = {&t->begun, &t->made, &t->moves};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        um_free(all[i]->p, all[i]->cap * sizeof *all[i]->p);
}

static um_status add_mark(marks *m, um_text t)
{
    um_status s = um_grow((void **)&m->p, &m->cap, m->n + 1, sizeof *m->p);
    uint64_t h = UINT64_C(14695981039346656037); /* FNV-1a */
    for (size_t i = 0; i < t.n; i++)
        h = (h ^ (uint8_t)t.p[i]) * UINT64_C(1099511628211);
    if (s == UM_OK)
        m->p[m->n++] = h;
    return s;
}

static int by_number(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

static void put_in_order(marks *m)
{
    if (m->n)
        qsort(m->p, m->n, sizeof *m->p, by_number);
}

/* The same, each once. */
static void sort(marks *m)
{
    put_in_order(m);
    size_t n = 0;
    for (size_t i = 0; i < m->n; i++)
        if (n == 0 || m->p[i] != m->p[n - 1])
            m->p[n++] = m->p[i];
    m->n = n;
}

static size_t common(const marks *a, const marks *b)
{
    size_t n = 0;
    for (size_t i = 0, k = 0; i < a->n && k < b->n;) {
        uint64_t x = a->p[i], y = b->p[k];
        n += x == y;
        i += x <= y;
        k += y <= x;
    }
    return n;
}

static um_status follow_leaf(const um_vleaf *leaf, trail *t)
{
    um_text x = leaf->text;
    if (leaf->history && um_text_starts(x, "M/"))
        return add_mark(&t->moves, x);
    if (!um_text_starts(x, "+/"))
        return UM_OK;
    size_t n = 2;
    while (n < x.n && x.p[n] != '/')
        n++;
    return add_mark(leaf->history ? &t->made : &t->begun, (um_text){x.p, n});
}

static um_status follow(const um_reading_input *in, const um_sink *sink, trail *t)
{
    um_log_source src;
    um_vleaf leaf;
    um_status s = um_log_open_source(&src, in, sink);
    for (bool got = true; s == UM_OK && got;) {
        s = um_vstream_next(src.stream, &leaf, &got);
        if (s == UM_OK && got)
            s = follow_leaf(&leaf, t);
    }
    um_log_close_source(&src);
    sort(&t->begun);
    sort(&t->made);
    sort(&t->moves);
    return s;
}

static size_t less(size_t a, size_t b)
{
    return a < b ? a : b;
}

static bool share_pieces(const trail *a, const trail *b)
{
    return common(&a->begun, &b->begun) * 2 >= less(a->begun.n, b->begun.n);
}

static bool share_play(const trail *a, const trail *b)
{
    size_t moves = common(&a->moves, &b->moves);
    return common(&a->made, &b->made) || common(&a->made, &b->begun) || common(&a->begun, &b->made) ||
           (moves && moves * 2 >= less(a->moves.n, b->moves.n));
}

static um_status go_on(um_log_reader *r, const um_reading_input *a, const um_reading_input *b, bool *out)
{
    um_reading_end start[2], end[2];
    um_status s = um_reading_ends(a, r->o, &start[0], &end[0]);
    if (s == UM_OK)
        s = um_reading_ends(b, r->o, &start[1], &end[1]);
    for (int i = 0; i < 2 && s == UM_OK; i++)
        *out |= end[i].number == start[!i].number || um_reading_goes_on(&start[i], &end[i], &start[!i]);
    return s;
}

um_status um_log_check_same_game(um_log_reader *r, const um_reading_input *logs, size_t n,
                                 const um_reading_input *other)
{
    static const um_sink silent = {0}; /* these logs are read once more, and then aloud */
    trail theirs = {.begun = {0}};
    bool same_game = false, pieces = false;
    um_status s = follow(other, &r->o->sink, &theirs);
    for (size_t i = 0; i < n && s == UM_OK && !same_game; i++) {
        trail own = {.begun = {0}};
        s = follow(&logs[i], &silent, &own);
        if (s != UM_OK && s != UM_MEMORY) { /* whoever reads it will be told why it cannot be read */
            same_game = true;
            s = UM_OK;
        }
        bool same = s == UM_OK && share_pieces(&own, &theirs);
        pieces |= same;
        same_game |= same && share_play(&own, &theirs);
        if (same && !same_game)
            s = go_on(r, &logs[i], other, &same_game);
        free_trail(&own);
    }
    free_trail(&theirs);
    if (s != UM_OK || same_game)
        return s;
    return um_say(&r->o->sink, UM_ERROR, UM_FORMAT, (um_place){.file = other->name.p}, "with",
                  pieces
                      ? "a log of another game: it has no move in common with this one, and neither begins "
                        "as the other ends"
                      : "a log of another game: it has other pieces");
}

/* ---- whether two logs tell the same play ---- */

um_status um_reading_marks(const um_reading_input *log, const um_sink *sink, um_buf *out)
{
    um_log_source src;
    um_vleaf leaf;
    marks play = {.n = 0};
    um_status s = um_log_open_source(&src, log, sink);
    for (bool got = true; s == UM_OK && got;) {
        s = um_vstream_next(src.stream, &leaf, &got);
        if (s == UM_OK && got && leaf.history && !um_text_is(leaf.text, "null"))
            s = add_mark(&play, leaf.text);
    }
    um_log_close_source(&src);
    put_in_order(&play);
    if (s == UM_OK && play.n)
        um_buf_add(out, (const char *)play.p, play.n * sizeof *play.p);
    um_free(play.p, play.cap * sizeof *play.p);
    return s == UM_OK ? out->failed : s;
}

size_t um_reading_common(const uint64_t *a, size_t na, const uint64_t *b, size_t nb)
{
    return common(&(marks){.p = (uint64_t *)a, .n = na}, &(marks){.p = (uint64_t *)b, .n = nb});
}

bool um_reading_within(const uint64_t *a, size_t na, const uint64_t *b, size_t nb)
{
    size_t k = 0;
    for (size_t i = 0; i < na; i++, k++) {
        while (k < nb && b[k] < a[i])
            k++;
        if (k == nb || b[k] != a[i])
            return false;
    }
    return true;
}
