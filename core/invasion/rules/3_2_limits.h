/* 3_2_limits.h - what a card allows to move, and what a special has just brought (3.2.2). */
#ifndef UMPIRE_INVASION_RULES_3_2_LIMITS_H
#define UMPIRE_INVASION_RULES_3_2_LIMITS_H

#include "core/invasion/board/board.h"

/* Of units of an area that are not fresh (`weary`), how many a special brought; and Q-23 decided of them. */
int inv_brought(um_ctx *c, const inv_state *s, int area, int weary);
void inv_decide_brought(um_ctx *c, const inv_state *s, int area, int weary);
um_range inv_army_limit(um_ctx *c, const inv_state *s); /* 3.2.2b */
um_range inv_reach(um_ctx *c, const inv_state *s);      /* 3.2.2c: areas that an army goes */
struct inv_march;
um_truth inv_within_reach(um_ctx *c, const inv_state *s, const struct inv_march *m);

#endif
