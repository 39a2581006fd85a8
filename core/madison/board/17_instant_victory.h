/* 17_instant_victory.h - whether a side has won at once (17.3). */
#ifndef UMPIRE_MADISON_BOARD_17_INSTANT_VICTORY_H
#define UMPIRE_MADISON_BOARD_17_INSTANT_VICTORY_H

#include "core/madison/board/state.h"

um_truth mad_wins_at_once(um_ctx *c, const mad_state *s, int side);
void mad_note_instant_victory(um_ctx *c, mad_state *s);

/* At the end of a play: who may have won by it, which the next play is asked about. */
void mad_note_open_victory(um_ctx *c, mad_state *s);

#endif
