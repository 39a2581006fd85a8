/* 3_0_order.h - the order within a phase (3.0). */
#ifndef UMPIRE_INVASION_RULES_3_0_ORDER_H
#define UMPIRE_INVASION_RULES_3_0_ORDER_H

#include "core/invasion/board/board.h"

/* 3.0: an action of `stage` is not done when a later one has begun. Returns false, with the rule decided, if
 * it is not known whose phase it is: nothing else can be judged then. */
bool inv_decide_stage(um_ctx *c, const inv_state *s, int stage);
void inv_decide_card_played(um_ctx *c, const inv_state *s);
void inv_decide_battles_done(um_ctx *c, const inv_state *s);
void inv_end_phase(um_ctx *c, inv_state *s);

#endif
