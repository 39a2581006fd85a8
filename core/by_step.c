#include "core/by_step.h"

#include <stdlib.h>

um_status um_by_step_add(um_by_step *l, int step, int finding)
{
    um_status s = um_grow((void **)&l->p, &l->cap, l->n + 1, sizeof *l->p);
    if (s == UM_OK)
        l->p[l->n++] = (um_about_step){step, finding};
    return s;
}

static int in_order(const void *a, const void *b)
{
    const um_about_step *x = a, *y = b;
    if (x->step != y->step)
        return x->step < y->step ? -1 : 1;
    return (x->finding > y->finding) - (x->finding < y->finding);
}

void um_by_step_sort(um_by_step *l)
{
    if (l->n)
        qsort(l->p, l->n, sizeof *l->p, in_order);
}

/* The first entry about this step or a later one. */
static size_t first_from(const um_by_step *l, int step)
{
    size_t lo = 0, hi = l->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (l->p[mid].step < step)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

const um_about_step *um_by_step_find(const um_by_step *l, int step, size_t *n)
{
    size_t from = first_from(l, step), end = from;
    while (end < l->n && l->p[end].step == step)
        end++;
    *n = end - from;
    return l->n ? l->p + from : NULL;
}

void um_by_step_free(um_by_step *l)
{
    um_free(l->p, l->cap * sizeof *l->p);
    *l = (um_by_step){0};
}
