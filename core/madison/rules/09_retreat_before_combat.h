/* 09_retreat_before_combat.h - who may not stay where enemies have entered (9.5). */
#ifndef UMPIRE_MADISON_RULES_09_RETREAT_BEFORE_COMBAT_H
#define UMPIRE_MADISON_RULES_09_RETREAT_BEFORE_COMBAT_H

#include "core/madison/board/state.h"

/* 9.53: leaders of a side without a combat unit of theirs do not stand in a space. */
void mad_decide_standing_leaders(um_ctx *c, const mad_state *s, um_ref space, int side);

#endif
