/* 13_supply_sets.h - the lines of supply again (13), over sets of spaces: where nobody asks what an answer
 * rests on. The functions of 13_supply.h are the rule; these give the same answers ten times as fast, and a
 * test holds them to that. */
#ifndef UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H
#define UMPIRE_MADISON_BOARD_13_SUPPLY_SETS_H

#include "core/madison/board/state.h"

/* Whether a line runs from a space to a source, or to a depot as far as `depots`; mad_chart_of(c) is there.
 */
um_truth mad_line_by_sets(um_ctx *c, const mad_state *s, int space, int side, um_truth depots);

/* Of the spaces wanted, those in supply from a printed source, by how surely. */
void mad_fed_by_sets(um_ctx *c, const mad_chart *chart, const mad_state *s, int side, const um_bits *wanted,
                     um_bits fed[3]);

#endif
