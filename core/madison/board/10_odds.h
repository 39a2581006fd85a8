/* 10_odds.h - strength and odds in land combat (10.21, 10.23), with supply (13.37, 13.4(2)) and the nine to
 * one test (9.51). */
#ifndef UMPIRE_MADISON_BOARD_10_ODDS_H
#define UMPIRE_MADISON_BOARD_10_ODDS_H

#include "core/madison/board/10_fight.h"

um_range mad_force(const mad_fight *f, int side); /* strength with fort and supply */

/* The ratio as a number: 0 for 1:1, n-1 for n:1, -(n-1) for 1:n; mad_odds_rows for the table's rows. */
um_range mad_ratio(const mad_fight *f);
void mad_odds_rows(um_ctx *c, um_range ratio, int *low, int *high);
um_truth mad_nine_to_one(const mad_fight *f);     /* 9.51 */
void mad_use_force(const mad_fight *f, int side); /* note the rules that its strength rests on */

#endif
