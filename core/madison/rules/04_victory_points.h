/* 04_victory_points.h - the score marker against the ledger (4.11 to 4.17), and the score. */
#ifndef UMPIRE_MADISON_RULES_04_VICTORY_POINTS_H
#define UMPIRE_MADISON_RULES_04_VICTORY_POINTS_H

#include "core/madison/board/state.h"

void mad_settle_claim(um_ctx *c, mad_state *s);
void mad_close_score(um_ctx *c, const mad_state *s,
                     bool last); /* the marker against the ledger, as a play ends */
void mad_score(um_ctx *c, const void *state, um_score *out);
/* 4.32 to 4.34: points for what is held without supply or port at the end are lost; how the net score
 * changes (04_end_of_game.c). */
um_range mad_take_penalties(um_ctx *c, mad_state *s);

/* States net points as a fact, by the side that has them. */
void mad_fact_points(um_ctx *c, const char *key, um_range net);

#endif
