#include "core/ambiguous_plays.h"

um_status um_ambiguous_plays_note(um_ambiguous_plays *r, const um_action *a, int steps)
{
    um_status s = um_grow((void **)&r->span, &r->cap, r->n + 1, sizeof *r->span);
    if (s == UM_OK)
        r->span[r->n++] = (um_ambiguous_play){.first = steps + 1,
                                              .last = steps + um_int_arg(a, UM_READINGS_STEPS, 1),
                                              .tried = um_int_arg(a, UM_READINGS_TRIED, 1)};
    return s;
}

static const um_ambiguous_play *span_of(const um_ambiguous_plays *r, int step)
{
    for (size_t i = r->n; i > 0; i--)
        if (step >= r->span[i - 1].first && step <= r->span[i - 1].last)
            return &r->span[i - 1];
    return NULL;
}

um_status um_ambiguous_plays_doubt(const um_ambiguous_plays *r, um_finding *f, um_arena *arena)
{
    const um_ambiguous_play *p = f->verdict == UM_ILLEGAL ? span_of(r, f->step) : NULL;
    if (!p)
        return UM_OK;
    um_buf words = {.max = 256};
    um_text kept = {NULL, 0};
    um_buf_printf(
        &words,
        "steps %d to %d are one play of a log, taken in the best of %d readings; others were not looked at",
        p->first, p->last, p->tried);
    const char **why = um_arena_alloc(arena, sizeof *why);
    bool ok = why && !words.failed && um_text_dup(arena, um_buf_view(&words), &kept) == UM_OK;
    um_buf_free(&words);
    if (!ok)
        return UM_MEMORY;
    why[0] = kept.p;
    f->verdict = UM_UNDETERMINED;
    f->cause = UM_WHY_AMBIGUOUS;
    f->missing = why;
    f->nmissing = 1;
    f->ndata = 0;
    return UM_OK;
}

void um_ambiguous_plays_free(um_ambiguous_plays *r)
{
    um_free(r->span, r->cap * sizeof *r->span);
}
