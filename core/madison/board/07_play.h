/* 07_play.h - where a play begins and ends, whose it is, and what follows from its end (7.32, 11.41, 4.16).
 */
#ifndef UMPIRE_MADISON_BOARD_07_PLAY_H
#define UMPIRE_MADISON_BOARD_07_PLAY_H

#include "core/madison/board/state.h"

int mad_actor(const um_ctx *c, const void *state, const um_action *a);
bool mad_begins_play(const um_ctx *c, const void *state, const um_action *a);
void mad_begin_play(um_ctx *c, mad_state *s, int side, int mode);
/* A play of which no more is said yet. */
void mad_new_play(const mad_state *s, int side, int mode, mad_play *p);
void mad_end_play(um_ctx *c, mad_state *s); /* what follows from a play's end */

#endif
