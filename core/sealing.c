#include "core/sealing.h"

um_status um_sealing_add(um_sealing *s, int step, int side)
{
    um_status st = um_grow((void **)&s->act, &s->cap, s->n + 1, sizeof *s->act);
    if (st != UM_OK)
        return st;
    const struct um_sealing_act *last = s->n ? &s->act[s->n - 1] : NULL;
    int run = !last ? 0 : last->run + (last->side != side);
    s->act[s->n++] = (struct um_sealing_act){step, run, (int8_t)side};
    return UM_OK;
}

/* The first act behind a step; n: none. */
static size_t behind(const um_sealing *s, int step)
{
    size_t lo = 0, hi = s->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (s->act[mid].step > step)
            hi = mid;
        else
            lo = mid + 1;
    }
    return lo;
}

/* The first act behind a run of acts by one side; n: none. */
static size_t behind_run(const um_sealing *s, size_t from, int run)
{
    size_t lo = from, hi = s->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (s->act[mid].run > run)
            hi = mid;
        else
            lo = mid + 1;
    }
    return lo;
}

int um_sealed_by(const um_sealing *s, const um_finding *f)
{
    size_t own = behind(s, f->step), i = f->step > 0 ? own : behind(s, f->found);
    int owner = f->side >= 0 ? f->side : f->step > 0 && own > 0 ? s->act[own - 1].side : -1;
    if (owner >= 0 && i < s->n && s->act[i].side == owner)
        i = behind_run(s, i, s->act[i].run);
    return owner >= 0 && i < s->n ? s->act[i].step : 0;
}

void um_sealing_free(um_sealing *s)
{
    um_free(s->act, s->cap * sizeof *s->act);
    *s = (um_sealing){0};
}
