/* doubts.h - steps of a log that need not have been meant as they are stated.
 *
 * A log shows pieces, dice and markers; how they were taken for steps is stated beside them. Where another
 * way to take them breaks no rule, or nothing but a player's words makes a step a breach, the record says so
 * in front of the step, and the referee calls nothing in it illegal. */
#ifndef UMPIRE_CORE_DOUBTS_H
#define UMPIRE_CORE_DOUBTS_H

#include "core/finding.h"

typedef struct um_doubted { /* steps first..last */
    int first, last;
    um_cause cause;    /* UM_WHY_AMBIGUOUS or UM_WHY_TOLD */
    const char *words; /* how they may be legal; in the arena */
} um_doubted;

typedef struct um_doubts {
    um_doubted *span;
    size_t n, cap;
} um_doubts;

/* A statement of UM_V_READINGS or UM_V_DOUBT, made before the step that follows `steps`. */
um_status um_doubts_note(um_doubts *d, const um_verb *v, const um_action *a, int steps, um_arena *arena);
/* Make a breach undetermined, and `doubted`, if something was stated of its step that makes it so. With
 * `binding` declarations a step is taken as it was told: the breach stays, and its fact "told" says on what
 * it rests. UM_MEMORY. */
um_status um_doubts_apply(const um_doubts *d, um_finding *f, bool binding, um_arena *arena);
bool um_doubts_has(const um_doubts *d, int step); /* whether something was stated of it */
void um_doubts_free(um_doubts *d);

#endif
