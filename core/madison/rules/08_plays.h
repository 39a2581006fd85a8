/* 08_plays.h - a card played (8.1 to 8.3): by whom, when, and for which use. */
#ifndef UMPIRE_MADISON_RULES_08_PLAYS_H
#define UMPIRE_MADISON_RULES_08_PLAYS_H

#include "core/madison/board/state.h"

/* The rules of a card that is played, in the war or before it (6.2(3) asks no order of play). */
void mad_decide_play(um_ctx *c, const mad_state *s, const um_action *a);
/* A play begins with this card and what is named with it. */
void mad_take_up_play(um_ctx *c, mad_state *s, const um_action *a);

#endif
