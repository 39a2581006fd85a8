/* ambiguous_plays.h - plays of a log that may be read in other ways than the one that was taken.
 *
 * The reader of logs tries so many readings of a play and takes the best; a bound kept it from trying all. */
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

/* Take a statement of UM_V_READINGS: the play begins with the step behind the first `steps`. UM_MEMORY. */
um_status um_ambiguous_plays_note(um_ambiguous_plays *r, const um_action *a, int steps);
/* An illegal finding about a step of such a play becomes undetermined (ambiguous), for a reading that was not
 * tried might be legal. Its words go to the arena; UM_MEMORY. */
um_status um_ambiguous_plays_doubt(const um_ambiguous_plays *r, um_finding *f, um_arena *arena);
void um_ambiguous_plays_free(um_ambiguous_plays *r);

#endif
