/* 12_naval_combat.h - naval combat (12): one roll for a lake box, what it costs, and who leaves. */
#ifndef UMPIRE_MADISON_RULES_12_NAVAL_COMBAT_H
#define UMPIRE_MADISON_RULES_12_NAVAL_COMBAT_H

#include "core/madison/board/state.h"

/* A battle card in a naval fight, s->sea.open (12.36): its modifier is one. */
void mad_decide_naval_card(um_ctx *c, const mad_state *s, const um_action *a);
void mad_use_naval_card(um_ctx *c, mad_state *s, const um_action *a);
/* 12.41, 12.42, 12.6: what the fight under way has cost has been taken. */
void mad_close_sea_fight(um_ctx *c, const mad_state *s);
/* Whether dice that no die shows leave open who won, or what a side suffers. */
um_truth mad_sea_unsure_dice(um_ctx *c, const mad_state *s, um_range result);

#endif
