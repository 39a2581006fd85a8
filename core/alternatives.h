/* alternatives.h - what could have been done instead of a step that was not legal. */
#ifndef UM_ALTERNATIVES_H
#define UM_ALTERNATIVES_H

#include "core/game.h"

/* Whether two actions have the same subject: one verb, and the same piece, card or side in the first
 * argument. */
bool um_same_subject(const um_action *a, const um_action *b);

enum { UM_ALTERNATIVES_MAX = 2 };

typedef struct um_alternatives {
    um_action action[UM_ALTERNATIVES_MAX]; /* the most alike first */
    int n, more;                           /* more: as many others about the same */
    int less;    /* the first `less` of them are the step itself with less in one argument each */
    bool unsure; /* of these nothing is known to be illegal, but not all to be legal */
    bool any;    /* of the first, whichever one piece of the argument is left out, the rest is legal */
} um_alternatives;

/* The step itself with fewer pieces, a shorter way or smaller numbers, as near as it is legal; then, of the
 * actions open in a state, those with the same subject as `step`. Their values live in the arena.
 * UM_MEMORY. */
um_status um_find_alternatives(const um_game *g, const um_ctx *c, const void *state, const um_action *step,
                               um_arena *arena, um_alternatives *out);

#endif
