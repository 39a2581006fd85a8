/* ambiguous_plays.h - plays of a log that were taken in the best of the ways looked at, while others were
 * left. */
#ifndef UMPIRE_CORE_AMBIGUOUS_PLAYS_H
#define UMPIRE_CORE_AMBIGUOUS_PLAYS_H

#include "core/finding.h"

typedef struct um_ambiguous_play { /* the steps of one such play */
    int first, last, tried;
} um_ambiguous_play;

typedef struct um_ambiguous_plays {
    um_ambiguous_play *span;
    size_t n, cap;
} um_ambiguous_plays;

/* A statement of UM_V_READINGS, made before the step that follows `steps`. */
um_status um_ambiguous_plays_note(um_ambiguous_plays *r, const um_action *a, int steps);
/* Nothing is illegal in such a play that another reading of it might put right: it becomes ambiguous. */
um_status um_ambiguous_plays_doubt(const um_ambiguous_plays *r, um_finding *f, um_arena *arena);
void um_ambiguous_plays_free(um_ambiguous_plays *r);

#endif
