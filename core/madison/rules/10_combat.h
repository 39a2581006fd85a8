/* 10_combat.h - the flow of a land battle; see 10_combat.c for its outline. */
#ifndef UMPIRE_MADISON_RULES_10_COMBAT_H
#define UMPIRE_MADISON_RULES_10_COMBAT_H

#include "core/madison/board/state.h"

/* Open a battle in a space; the one that is open, if any, is left. `step`: the one that opens it, or 0. */
void mad_open_combat(um_ctx *c, mad_state *s, um_ref space, int attacker, int step);

/* Where, and who attacks, if a battle were to begin now; UM_NONE if nowhere. */
um_ref mad_meant_space(um_ctx *c, const mad_state *s);
int mad_meant_attacker(um_ctx *c, const mad_state *s, um_ref space);

#endif
