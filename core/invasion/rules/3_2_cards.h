/* 3_2_cards.h - the card of a phase and the end of movement (3.2a, 3.2.3, 3.2.7). */
#ifndef UMPIRE_INVASION_RULES_3_2_CARDS_H
#define UMPIRE_INVASION_RULES_3_2_CARDS_H

#include "core/invasion/board/board.h"

void inv_decide_all_moves_done(um_ctx *c, const inv_state *s);             /* 3.2.7b */
void inv_decide_card_of_phase(um_ctx *c, const inv_state *s);              /* 3.2a */
void inv_decide_truces_end(um_ctx *c, const inv_state *s, um_truth holds); /* 3.2.3b */

#endif
