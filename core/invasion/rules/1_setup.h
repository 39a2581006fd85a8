/* 1_setup.h - where the turn marker starts (1.6). */
#ifndef UMPIRE_INVASION_RULES_1_SETUP_H
#define UMPIRE_INVASION_RULES_1_SETUP_H

#include "core/invasion/board/board.h"

void inv_decide_first_turn(um_ctx *c, const inv_state *s, int turn);
void inv_close_setup(um_ctx *c, const inv_state *s);

#endif
