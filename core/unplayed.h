/* unplayed.h - pieces that lie somewhere though no action has put them there: what the referee remarks. */
#ifndef UMPIRE_CORE_UNPLAYED_H
#define UMPIRE_CORE_UNPLAYED_H

#include "core/finding.h"

/* Parameters of position verbs; their value is the side that moved the pieces, or the last word: not known.
 */
#define UM_UNPLAYED "unplayed" /* the pieces were moved outside of any play */
#define UM_CORRECTION "mended" /* they were moved to correct an earlier move */

/* What is to be remarked on a position statement that says so of its pieces; an empty note: nothing. The
 * step is left as it is. */
um_status um_unplayed_note(um_ctx *c, const void *before, const void *after, const um_action *a,
                           um_arena *arena, um_finding *out);

/* A statement of UM_V_HIDDEN as what the record lacks: "what lies hidden at Sandwich", a list of one text in
 * the arena; NULL if it names no place. */
um_status um_hidden_words(const um_pack *p, const um_action *a, um_arena *arena, const char ***out);
/* Whether a missing fact is told in those words: no line of a record can tell it, but the binding may. */
bool um_is_hidden(const char *missing);

#endif
