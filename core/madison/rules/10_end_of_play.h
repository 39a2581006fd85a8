/* 10_end_of_play.h - what a play must leave in order on land (9.41, 9.53, 9.61, 10.1, 10.5
 * to 10.7, 10.9, 3.54). */
#ifndef UMPIRE_MADISON_RULES_10_END_OF_PLAY_H
#define UMPIRE_MADISON_RULES_10_END_OF_PLAY_H

#include "core/madison/board/state.h"

void mad_close_spaces(um_ctx *c, const mad_state *s); /* what a play leaves in enemy spaces (R-coexistence) */
void mad_close_combat(um_ctx *c, const mad_state *s, bool last); /* what a play leaves on land */
void mad_close_arrivals(um_ctx *c, const mad_state *s);          /* and what arrivals leave (14.3) */
void mad_close_battle(um_ctx *c, const mad_state *s);            /* what the battle leaves to be done */

#endif
