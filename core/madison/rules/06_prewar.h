/* 06_prewar.h - before the war (6): draws by turns from a deck of fourteen until the Declaration of War
 * comes. */
#ifndef UMPIRE_MADISON_RULES_06_PREWAR_H
#define UMPIRE_MADISON_RULES_06_PREWAR_H

#include "core/madison/board/state.h"

/* The war begins: hands of seven, and whether the first turn is skipped (6.31, 6.32). */
void mad_decide_war_begins(um_ctx *c, const mad_state *s, int to);
void mad_draw_rest(mad_state *s); /* 6.2(6), where the record leaves it out */

#endif
