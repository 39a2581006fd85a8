/* 3_3_battle.h - battles as other chapters ask about them (3.3). */
#ifndef UMPIRE_INVASION_RULES_3_3_BATTLE_H
#define UMPIRE_INVASION_RULES_3_3_BATTLE_H

#include "core/invasion/board/board.h"

void inv_decide_all_fought(um_ctx *c, const inv_state *s);                       /* 3.3a */
void inv_decide_battle_named(um_ctx *c, const inv_state *s, int card, int area); /* 3.3c */
/* Whether an action tells of more dice of the roll before it: other factions of its side, or other dice. */
bool inv_roll_goes_on(const um_ctx *c, const inv_state *s, const um_action *a);
void inv_decide_all_rolled(um_ctx *c, const inv_state *s); /* 3.3f, when a roll is done with */

#endif
