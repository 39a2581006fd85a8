/* 09_retreat_before_combat.h - who may not stay where enemies have entered (9.5), or go in part (9.41). */
#ifndef UMPIRE_MADISON_RULES_09_RETREAT_BEFORE_COMBAT_H
#define UMPIRE_MADISON_RULES_09_RETREAT_BEFORE_COMBAT_H

#include "core/madison/board/10_fight.h"

/* 9.41: somebody who stood in the space from the start of the play is there still, though others left it. */
bool mad_stayed_behind(um_ctx *c, const mad_state *s, const mad_before *b);

/* 9.53: leaders of a side without a combat unit of theirs do not stand in a space. */
void mad_decide_standing_leaders(um_ctx *c, const mad_state *s, um_ref space, int side);

/* 9.51: nor do its units against nine to one. */
void mad_decide_standing_troops(um_ctx *c, const mad_state *s, um_ref space, int side);
um_truth mad_no_way_out(const mad_fight *f); /* the defenders have nowhere to go */
um_truth mad_driven_out(const mad_fight *f, um_truth stuck);

#endif
