/* 07_turn.h - turns and whose play it is (5.1, 7.32). */
#ifndef UMPIRE_MADISON_BOARD_07_TURN_H
#define UMPIRE_MADISON_BOARD_07_TURN_H

#include "core/madison/board/state.h"

/* The year or years a turn belongs to: a winter has two under R-year-of-winter=split. */
um_range mad_years(um_ctx *c, int turn);
int mad_expected(const mad_state *s); /* whose play it is; MAD_NOBODY: not known */

/* 6.1, 6.2(5): whether it is still before the war, whatever the turn marker says: a card that nobody has
 * named may be the Declaration of War, and after the rest of the deck the first turn's plays may be under
 * way. */
enum { MAD_PREWAR_DECK = 14 }; /* 6.2(2) */
um_truth mad_before_war(um_ctx *c, const mad_state *s);

/* What a side may still play: its hand, in winter what it held (16.1). */
um_range mad_cards_to_play(const mad_state *s, int side);

/* The record begins with hands that somebody has played from: nothing tells whose turn it is then. */
bool mad_in_midst(const mad_state *s);

#endif
