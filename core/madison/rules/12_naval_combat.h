/* 12_naval_combat.h - naval combat (12): one roll for a lake box, what it costs, and who leaves. */
#ifndef UMPIRE_MADISON_RULES_12_NAVAL_COMBAT_H
#define UMPIRE_MADISON_RULES_12_NAVAL_COMBAT_H

#include "core/madison/board/state.h"

/* A battle card in a naval fight, s->sea.open (12.36): its modifier is one. */
void mad_decide_naval_card(um_ctx *c, const mad_state *s, const um_action *a);
void mad_use_naval_card(um_ctx *c, mad_state *s, const um_action *a);
um_truth mad_sea_any_return_town(um_ctx *c, const mad_state *s,
                                 int leader); /* 3.42: a town for his successor */

#endif
