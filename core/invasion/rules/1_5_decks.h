/* 1_5_decks.h - what decks hold (1.5). */
#ifndef UMPIRE_INVASION_RULES_1_5_DECKS_H
#define UMPIRE_INVASION_RULES_1_5_DECKS_H

#include "core/invasion/board/board.h"

void inv_decide_cards_of_deck(um_ctx *c, const inv_state *s, const um_action *a, int f);
bool inv_all_different(const um_value *v, int n);
void inv_take_cards(um_ctx *c, inv_state *s, const um_action *a, int f);

#endif
