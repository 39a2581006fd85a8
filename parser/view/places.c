/* Findings and claims by where they stand: looked up, not searched. */
#include "parser/language/language.h"
#include "parser/view/words.h"

#include <stdlib.h>
#include <string.h>

static int by_number(uint64_t a, uint64_t b)
{
    return a < b ? -1 : a > b;
}

/* By line, entry and column. */
static int compare(const um_place *a, const um_place *b, bool columns)
{
    int c = by_number(a->line, b->line);
    c = c ? c : by_number(a->entry, b->entry);
    return c || !columns ? c : by_number(a->column, b->column);
}

static int by_place(const void *a, const void *b)
{
    const um_item *x = *(const um_item *const *)a, *y = *(const um_item *const *)b;
    int c = compare(&x->at, &y->at, true);
    return c ? c : x < y ? -1 : x > y; /* of one array */
}

static int by_spot(const void *a, const void *b)
{
    const um_view_spot *x = a, *y = b;
    int c = compare(&x->finding->at, &y->finding->at, false);
    return c ? c : by_number((uint64_t)x->order, (uint64_t)y->order);
}

static const um_finding *at(const um_view *v, int i)
{
    return um_replay_finding(v->run->replay, v->order[i]);
}

um_status um_view_index(um_view *v)
{
    v->claims = um_arena_alloc(&v->arena, ((size_t)v->c->nitems + 1) * sizeof(const um_item *));
    v->spots = um_arena_alloc(&v->arena, ((size_t)v->nfindings + 1) * sizeof *v->spots);
    if (!v->claims || !v->spots)
        return UM_MEMORY;
    for (int i = 0; i < v->c->nitems; i++)
        if (v->c->items[i].kind == UM_I_CLAIM)
            v->claims[v->nclaims++] = &v->c->items[i];
    for (int i = 0; i < v->nfindings; i++)
        if (at(v, i)->verdict != UM_NOTED)
            v->spots[v->nspots++] = (um_view_spot){at(v, i), i};
    qsort(v->claims, v->nclaims, sizeof(const um_item *), by_place);
    qsort(v->spots, v->nspots, sizeof *v->spots, by_spot);
    return UM_OK;
}

const um_item *um_view_claim(const um_view *v, const um_finding *f)
{
    size_t lo = 0, hi = v->nclaims;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (compare(&v->claims[mid]->at, &f->at, true) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < v->nclaims && compare(&v->claims[lo]->at, &f->at, true) == 0 ? v->claims[lo] : NULL;
}

const um_finding *um_view_finding_at(const um_view *v, const um_item *it)
{
    size_t lo = 0, hi = v->nspots;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (compare(&v->spots[mid].finding->at, &it->at, false) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < v->nspots && compare(&v->spots[lo].finding->at, &it->at, false) == 0 ? v->spots[lo].finding
                                                                                     : NULL;
}

/* ---- when ---- */

/* ---- points ---- */

static bool states_points(const um_verb *verb)
{
    for (int i = 0; i < verb->nparams; i++)
        if (verb->params[i].type == UM_P_VP)
            return true;
    return false;
}

bool um_has_points(const um_game *g)
{
    bool has = false;
    for (int i = 0; i < g->nverbs; i++)
        has |= states_points(&g->verbs[i]);
    for (int i = 0; i < g->nqueries; i++)
        has |= states_points(&g->queries[i]);
    return has;
}
