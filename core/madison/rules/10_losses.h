/* 10_losses.h - losses of land combat as they are taken (10.32(1), 10.52, 3.17). */
#ifndef UMPIRE_MADISON_RULES_10_LOSSES_H
#define UMPIRE_MADISON_RULES_10_LOSSES_H

#include "core/madison/board/state.h"

/* One strength lost in the battle: decided, and taken in `now`; or only taken. */
void mad_decide_loss_of_strength(um_ctx *c, mad_state *now, int side, um_ref unit, int mark);
void mad_lose_strength(um_ctx *c, mad_state *s, int side, um_ref unit, int mark);
/* 3.17: a full unit with a reverse is turned, any other removed; `mark` is what the record says of it. */
void mad_decide_face(um_ctx *c, const mad_state *now, um_ref unit, int mark);
void mad_settle_losses(um_ctx *c, mad_state *s); /* forts that fall with them; is the battle over? */

#endif
