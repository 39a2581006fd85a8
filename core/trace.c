#include "core/trace.h"

#include "core/game.h"

static void tell(const um_ctx *c, const um_tried *tried)
{
    c->tracer->fn(c->tracer->user, tried);
}

static int first_with(const um_recorder *rec, um_truth holds)
{
    for (int i = 0; i < rec->ndecisions; i++)
        if (rec->decisions[i].holds == holds)
            return rec->decisions[i].rule;
    return -1;
}

void um_trace_action(const um_ctx *c, const void *state, const um_action *a, um_tried_as as)
{
    if (!c->tracer)
        return;
    um_arena arena = {0};
    um_recorder rec;
    um_tried tried = {.kind = UM_TRIED_ACTION, .as = as, .action = a, .verdict = UM_YES, .rule = -1};
    um_ctx judging = *c;
    um_recorder_begin(&rec, &arena);
    judging.rec = &rec;
    judging.verdict = UM_YES;
    judging.doubts = 0;
    if (as == UM_TRIED_AS_STEP) {
        c->game->judge(&judging, state, a);
        tried.verdict = judging.verdict;
    }
    if (tried.verdict != UM_YES)
        tried.rule = first_with(&rec, tried.verdict);
    tell(c, &tried);
    um_arena_free(&arena);
}

void um_trace_reading(const um_ctx *c, const char *how, int unexplained, bool ends_badly)
{
    um_tried tried = {.kind = UM_TRIED_READING,
                      .how = how,
                      .unexplained = unexplained,
                      .ends_badly = ends_badly,
                      .rule = -1};
    if (c->tracer)
        tell(c, &tried);
}

void um_trace_all(const um_ctx *c, int taken, bool bound)
{
    if (c->tracer)
        tell(c, &(um_tried){.kind = UM_TRIED_ALL, .taken = taken, .bound = bound, .rule = -1});
}
