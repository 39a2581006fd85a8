/* unplayed.h - pieces that lie somewhere though no action has put them there: what the referee remarks. */
#ifndef UMPIRE_CORE_UNPLAYED_H
#define UMPIRE_CORE_UNPLAYED_H

#include "core/finding.h"

/* Parameters of position verbs: the side that moved the pieces, or the last word, for nobody known. */
#define UM_UNPLAYED "unplayed" /* in nobody's play */
#define UM_CORRECTION "mended" /* to put an earlier move right */

/* What is to be remarked on a position statement that says so of its pieces; an empty note: nothing. The
 * step is left as it is. */
um_status um_unplayed_note(um_ctx *c, const void *before, const void *after, const um_action *a,
                           um_arena *arena, um_finding *out);

#endif
