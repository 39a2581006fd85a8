/* 08_shots.h - what every shot has in common (N8.1). */
#ifndef UMPIRE_NIAGARA_RULES_08_SHOTS_H
#define UMPIRE_NIAGARA_RULES_08_SHOTS_H

#include "core/niagara/board/board.h"

void nia_decide_shot(um_ctx *c, const nia_state *s, int unit, int target);
/* N8.1, N7.14: guns that fired and moved; `both`: they did. */
void nia_decide_guns_fire_or_move(um_ctx *c, int unit, bool both, const char *did, const char *does);
void nia_decide_move_and_fire(um_ctx *c, const nia_state *s, int unit);
void nia_mark_shot(um_ctx *c, nia_state *s, int unit, int target, um_range dp, um_range cas);
void nia_decide_range(um_ctx *c, const nia_state *s, const um_action *a, int param, um_ref from, um_ref to,
                      int rule, um_range most);

#endif
