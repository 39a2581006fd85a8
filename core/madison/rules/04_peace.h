/* 04_peace.h - the Treaty of Ghent and the battle of New Orleans (4.22, 4.23): cards that end the game. */
#ifndef UMPIRE_MADISON_RULES_04_PEACE_H
#define UMPIRE_MADISON_RULES_04_PEACE_H

#include "core/madison/board/state.h"

um_range mad_cards_left(um_ctx *c, const mad_state *s, int side); /* 4.22, R-ghent-count */
void mad_end_by_ghent(um_ctx *c, mad_state *s, int side, um_range cards);

#endif
