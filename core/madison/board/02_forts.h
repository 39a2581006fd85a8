/* 02_forts.h - forts (2.7): whether one stands, who holds it, when it counts in battle and for whom, to whom
 * it falls. */
#ifndef UMPIRE_MADISON_BOARD_02_FORTS_H
#define UMPIRE_MADISON_BOARD_02_FORTS_H

#include "core/madison/board/10_fight.h"

um_truth mad_has_fort(um_ctx *c, const mad_state *s, int space); /* stands there now (2.73, 2.74) */
int mad_fort_side(um_ctx *c, const mad_state *s, int space);     /* who holds it */

/* An empty fort falls to a combat unit that comes into it (2.75). */
void mad_take_fort(um_ctx *c, mad_state *s, int unit, int space);

/* Whether a fort counts for the defender of the space (2.71 to 2.78). */
um_truth mad_fort_counts(const mad_fight *f);
um_range mad_fort_class(um_ctx *c, int space);
um_range mad_fort_value(um_ctx *c, int space);
void mad_fort_falls(um_ctx *c, mad_state *s, int space); /* 2.75 */

#endif
