/* candidates.h - what the files of offers share.
 *
 * A file of offers makes candidates: actions that somebody might take in a situation, without asking
 * whether they are allowed. The rules themselves choose among them (offer.c), so that what is offered
 * is what would be accepted. */
#ifndef UMPIRE_MADISON_OFFER_CANDIDATES_H
#define UMPIRE_MADISON_OFFER_CANDIDATES_H

#include "core/madison/board/state.h"

typedef struct mad_offering {
    um_ctx c; /* records nothing */
    const mad_state *s;
    um_action_fn *fn;
    void *user;
    bool enough; /* the receiver wants no more */
    um_maker m;  /* the candidate in the making */
} mad_offering;

typedef struct mad_offer_list {
    um_ref r[UM_VALUES_MAX];
    int n;
} mad_offer_list;

/* Begin a candidate; its arguments go to o->m; give it away. */
um_maker *mad_offer_new(mad_offering *o, int verb);
void mad_offer_give(mad_offering *o);

/* Candidates of one argument. */
void mad_offer_word(mad_offering *o, int verb, int param, int32_t word);
void mad_offer_piece(mad_offering *o, int verb, int param, um_ref r);
void mad_offer_add(mad_offer_list *l, um_ref r);
void mad_offer_refs(um_maker *m, int param, const mad_offer_list *l);

/* Pieces of a side in a place, of the kinds in the mask, appended to the list. */
void mad_offer_pieces(mad_offering *o, um_ref place, int side, uint32_t kinds, mad_offer_list *l);

/* Cards of a side in a box of this role: hand or held. */
void mad_offer_cards_in(mad_offering *o, int side, int role, mad_offer_list *l);

/* The battle cards in a hand, each as a card for the fight under way (8.31(7)). */
void mad_offer_battle_cards(mad_offering *o, int side);
/* Who may act between plays: the side on turn, or both if nobody knows. */
bool mad_offer_on_turn(const mad_offering *o, int side);
bool mad_offer_hands_empty(const mad_offering *o);
bool mad_offer_owes(mad_offering *o); /* strengths are still to be lost in the battle */

/* Both sides stand in the space of the battle that was opened. */
bool mad_offer_battle_on(mad_offering *o);

/* Outside any play both sides stand in a space: arrivals fight there, or push others out of it. */
bool mad_offer_unsettled(mad_offering *o);

#endif
