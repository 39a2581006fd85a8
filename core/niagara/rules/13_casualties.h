/* 13_casualties.h - casualties, and the cap on D-points (N13, N4.2). */
#ifndef UMPIRE_NIAGARA_RULES_13_CASUALTIES_H
#define UMPIRE_NIAGARA_RULES_13_CASUALTIES_H

#include "core/niagara/board/board.h"

um_range nia_over_five(um_ctx *c, um_range had, um_range dp); /* how much of a dose goes past the cap */
/* D-points and casualties that a unit takes; `counts`: what goes past the cap becomes casualties. `rule`
 * is the one they come from. */
void nia_take(um_ctx *c, nia_state *s, int unit, um_range dp, um_range cas, bool counts, int rule);
/* Whether D-points and casualties that the record states for a dose (parameters `dp`, `cas`, each of which
 * may be absent) are what a unit with so many D-points took of it, after the cap. */
bool nia_took(um_ctx *c, um_range had, um_range dose_dp, um_range dose_cas, const um_action *a, int dp,
              int cas);
void nia_decide_up(um_ctx *c, const nia_state *s, int unit); /* it has not been destroyed */

#endif
