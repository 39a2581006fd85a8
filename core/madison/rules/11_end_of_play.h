/* 11_end_of_play.h - what a play must leave in order on the water (11.1, 11.3, 11.4, 12.4 to 12.6). */
#ifndef UMPIRE_MADISON_RULES_11_END_OF_PLAY_H
#define UMPIRE_MADISON_RULES_11_END_OF_PLAY_H

#include "core/madison/board/state.h"

void mad_close_naval(um_ctx *c, const mad_state *s, bool last);

#endif
