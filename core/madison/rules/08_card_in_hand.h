/* 08_card_in_hand.h - what holds for every card that is used (7.22, 7.32, 7.34, 8.21, 8.31): it is its
 * player's to play, and serves one use. */
#ifndef UMPIRE_MADISON_RULES_08_CARD_IN_HAND_H
#define UMPIRE_MADISON_RULES_08_CARD_IN_HAND_H

#include "core/madison/board/state.h"

/* The present play puts its card to one use only (8.31). */
void mad_decide_use(um_ctx *c, const mad_state *s, int mode);

/* A card comes out of its player's hand, as far as the record follows the hands: not the other side's,
 * not used before, not laid aside. */
void mad_decide_own_pieces(um_ctx *c, const mad_state *s, const um_value *v,
                           int n);                                 /* 7.32: of the side whose play it is */
void mad_decide_flag(um_ctx *c, um_ref card, int side);            /* 8.21, of battle and reaction cards */
void mad_decide_any_card(um_ctx *c, const mad_state *s, int side); /* he has one to play or hold */
void mad_decide_card_in_hand(um_ctx *c, const mad_state *s, um_ref card, int side);
void mad_decide_year(um_ctx *c, const mad_state *s, um_ref card); /* 7.24: it is one of this year's */
/* 8.31(7): the card may serve in a battle of that side, on land or at sea. */
void mad_decide_battle_card(um_ctx *c, const mad_state *s, um_ref card, int side);

/* The rule of a use of a card, by mad_mode. */
extern const int mad_rule_of_mode[];

#endif
