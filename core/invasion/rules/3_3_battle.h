/* 3_3_battle.h - battles as other chapters ask about them (3.3). */
#ifndef UMPIRE_INVASION_RULES_3_3_BATTLE_H
#define UMPIRE_INVASION_RULES_3_3_BATTLE_H

#include "core/invasion/board/board.h"

void inv_decide_all_fought(um_ctx *c, const inv_state *s);                       /* 3.3a */
void inv_decide_battle_named(um_ctx *c, const inv_state *s, int card, int area); /* 3.3c */

#endif
