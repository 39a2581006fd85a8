/* 11_lakes.h - who controls a lake (4.16, 11.41): the ships in its box, and whose it is once a play is over.
 */
#ifndef UMPIRE_MADISON_BOARD_11_LAKES_H
#define UMPIRE_MADISON_BOARD_11_LAKES_H

#include "core/madison/board/state.h"

um_truth mad_lake_controls(um_ctx *c, const mad_state *s, int lake, int side); /* 4.16, 11.41 */
int mad_box_holder(um_ctx *c, const mad_state *s, int lake);    /* who alone has able ships in the box now */
bool mad_box_disputed(um_ctx *c, const mad_state *s, int lake); /* both have */
void mad_give_lakes(um_ctx *c, mad_state *s);   /* those of a first position that say nothing of it */
void mad_settle_lakes(um_ctx *c, mad_state *s); /* who controls each lake, when a play is over */

/* Whose points a lake is that `owner` controls: R-winter-lake-vp. */
int mad_lake_scorer(um_ctx *c, const mad_state *s, int lake, int owner);
/* R-supply-lake-moment: whether the enemy controls the lake for supply. */
bool mad_lake_barred(um_ctx *c, const mad_state *s, int lake, int side);
/* 13.35, R-huron-erie-supply: whether a line may go from a space of lake a to a space of lake b. */
um_truth mad_lake_line(um_ctx *c, const mad_state *s, int a, int b, int side);

#endif
