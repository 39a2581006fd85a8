/* history.h - what was applied in a game, and states on the way, so that any of them can be had again. */
#ifndef UMPIRE_CORE_HISTORY_H
#define UMPIRE_CORE_HISTORY_H

#include "core/game.h"

typedef struct um_history {
    const um_action **actions; /* every statement applied, positions included */
    int *step;                 /* after each, how many steps were made */
    size_t n, actions_cap, step_cap;
    void **states; /* one every so many actions, the first before any */
    size_t nstates, states_cap, every;
    void *shown;    /* the state asked for last ... */
    size_t shown_n; /* ... after so many actions */
} um_history;

/* Before an action changes the state: keep a copy of that, if one is due. */
um_status um_history_state(um_history *h, const void *state, size_t size);
/* An action was applied. It is copied into the arena, or outlives the history if that is NULL. */
um_status um_history_add(um_history *h, const um_action *a, int step, um_arena *arena);
/* The state after a step, valid until the next call; NULL: nothing was applied. The context is that in which
 * the actions were applied. */
const void *um_history_at(um_history *h, const um_ctx *c, int step);
void um_history_free(um_history *h, size_t size);

/* Change a state as the table did: what follows from the end of a play first, then the action, which is or
 * follows upon the given step. */
void um_history_advance(um_ctx *c, void *state, const um_action *a, int step);

#endif
