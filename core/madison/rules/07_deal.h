/* 07_deal.h - decks, deals, and who plays first (5.2, 7.2, 7.33). */
#ifndef UMPIRE_MADISON_RULES_07_DEAL_H
#define UMPIRE_MADISON_RULES_07_DEAL_H

#include "core/madison/board/state.h"

um_range mad_due(um_ctx *c, const mad_state *s, int side); /* cards to be dealt to a side now */

#endif
