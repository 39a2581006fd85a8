/* 04_peace.h - the Treaty of Ghent and the battle of New Orleans (4.22, 4.23): cards that end the game. */
#ifndef UMPIRE_MADISON_RULES_04_PEACE_H
#define UMPIRE_MADISON_RULES_04_PEACE_H

#include "core/madison/board/state.h"

um_range mad_cards_left(um_ctx *c, const mad_state *s, int side); /* 4.22, R-ghent-count */
void mad_end_by_ghent(um_ctx *c, mad_state *s, int side, um_range cards);
void mad_decide_ghent(um_ctx *c, const mad_state *s); /* 7.25(3): when it can be played */

bool mad_is_new_orleans(um_ctx *c, um_ref card);
/* 4.22, 4.23, 7.35: what holds for the card, however the record says that it is played: for its event, or for
 * operations. Returns whether it comes behind Ghent, where no other rule of a play holds for it. */
bool mad_decide_new_orleans(um_ctx *c, const mad_state *s, const um_action *a, bool event);
void mad_end_by_new_orleans(um_ctx *c, mad_state *s, um_ref card);

#endif
