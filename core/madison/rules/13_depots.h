/* 13_depots.h - supply depots (13.5). */
#ifndef UMPIRE_MADISON_RULES_13_DEPOTS_H
#define UMPIRE_MADISON_RULES_13_DEPOTS_H

#include "core/madison/board/state.h"

void mad_drop_depots(um_ctx *c, mad_state *s); /* depots that the enemy has to himself (13.55(2)) */

/* The depot that the line of a play names (8.31(6)): made at once, and judged when the play ends unless a
 * line of its own has told of it before. */
void mad_make_named_depot(um_ctx *c, mad_state *s, um_ref space, int step);
void mad_close_depot(um_ctx *c, const mad_state *s);

#endif
