/* 3_4_hands.h - hands as other chapters ask about them (3.4). */
#ifndef UMPIRE_INVASION_RULES_3_4_HANDS_H
#define UMPIRE_INVASION_RULES_3_4_HANDS_H

#include "core/invasion/board/board.h"

void inv_decide_hand_shown(um_ctx *c, const inv_state *s, int f);
void inv_decide_kept(um_ctx *c, const inv_state *s, int f);
void inv_decide_hand_full(um_ctx *c, const inv_state *s, int f);
void inv_close_draws(um_ctx *c, const inv_state *s);

#endif
