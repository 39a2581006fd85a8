/* 5_0_specials.h - the special cards (5.0). */
#ifndef UMPIRE_INVASION_RULES_5_0_SPECIALS_H
#define UMPIRE_INVASION_RULES_5_0_SPECIALS_H

#include "core/invasion/board/board.h"

/* Decide the rule of a special's effect; a breach says what the card does. */
void inv_decide_effect(um_ctx *c, int effect, um_truth right);
void inv_decide_when(um_ctx *c, const inv_state *s, int card, int effect);
void inv_decide_fife(um_ctx *c, const inv_state *s, int card);
bool inv_for_one_battle(um_ctx *c, int card);
bool inv_green_at_home(um_ctx *c); /* Billy Green works in the British homeland alone */

void inv_close_works(um_ctx *c, const inv_state *s); /* 5_0_actions.c */
um_truth inv_works_at(um_ctx *c, int card, int area);
void inv_close_aims(um_ctx *c, const inv_state *s);
void inv_settle_aims(um_ctx *c, inv_state *s);

/* 5_0_modifiers.c: specials that change what other chapters count */
int inv_musters_as(um_ctx *c, const inv_state *s, int area, int f);
um_range inv_armies_with_hawks(um_ctx *c, const inv_state *s, um_range limit);
um_range inv_areas_with_fife(um_ctx *c, const inv_state *s, um_range areas);
um_truth inv_forced_march(um_ctx *c, const inv_state *s, const inv_leg *leg, int n, int which, um_range base);
int inv_kentucky_hits(um_ctx *c, const inv_battle *b);
bool inv_brock_keeps(um_ctx *c, const inv_battle *b, int f, int fleeing);
void inv_use_pre_roll(um_ctx *c, const inv_state *s);

#endif
