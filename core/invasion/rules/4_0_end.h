/* 4_0_end.h - the end of the game (4.0). */
#ifndef UMPIRE_INVASION_RULES_4_0_END_H
#define UMPIRE_INVASION_RULES_4_0_END_H

#include "core/invasion/board/board.h"

bool inv_time_is_up(um_ctx *c, const inv_state *s);
void inv_decide_not_over(um_ctx *c, const inv_state *s);
um_range inv_ahead(um_range net); /* who wins by a net score: INV_WINNER_... */
void inv_score(um_ctx *c, const void *state, um_score *out);

#endif
