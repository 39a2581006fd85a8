/* 07_order_of_play.h - whose play it is, and that the game is not over (6.33, 7.32, 7.33, 4.2). */
#ifndef UMPIRE_MADISON_RULES_07_ORDER_OF_PLAY_H
#define UMPIRE_MADISON_RULES_07_ORDER_OF_PLAY_H

#include "core/madison/board/state.h"

void mad_decide_order_of_play(um_ctx *c, const mad_state *s, int side); /* 7.32, 7.33, 6.33 */
void mad_decide_not_over(um_ctx *c, const mad_state *s);

#endif
