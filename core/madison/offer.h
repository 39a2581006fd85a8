/* offer.h - what the files of offers share.
 *
 * A file of offers makes candidates: actions that somebody might take in a situation, without asking
 * whether they are allowed. The rules themselves choose among them (offer.c), so that what is offered
 * is what would be accepted. */
#ifndef UMPIRE_MADISON_OFFER_H
#define UMPIRE_MADISON_OFFER_H

#include "core/madison/madison.h"

typedef struct mad_offering {
    um_ctx c; /* records nothing */
    const mad_state *s;
    um_action_fn *fn;
    void *user;
    bool enough; /* the receiver wants no more */
    um_maker m;  /* the candidate in the making */
} mad_offering;

typedef struct offer_list {
    um_ref r[UM_VALUES_MAX];
    int n;
} offer_list;

/* Begin a candidate; its arguments go to o->m; give it away. */
um_maker *offer_new(mad_offering *o, int verb);
void offer_give(mad_offering *o);
/* Candidates of one argument. */
void offer_word(mad_offering *o, int verb, int param, int32_t word);
void offer_piece(mad_offering *o, int verb, int param, um_ref r);

void offer_add(offer_list *l, um_ref r);
void offer_refs(um_maker *m, int param, const offer_list *l);
/* Pieces of a side in a place, of the kinds in the mask, appended to the list. */
void offer_pieces(mad_offering *o, um_ref place, int side, uint32_t kinds, offer_list *l);
/* Cards of a side in a box of this role: hand or held. */
void offer_cards_in(mad_offering *o, int side, int role, offer_list *l);
/* Who may act between plays: the side on turn, or both if nobody knows. */
bool offer_on_turn(const mad_offering *o, int side);
bool offer_hands_empty(const mad_offering *o);
bool offer_owes(mad_offering *o); /* steps are still to be lost in the battle */
/* Both sides stand in the space of the battle that was opened. */
bool offer_battle_on(mad_offering *o);
/* Outside any play both sides stand in a space: arrivals fight there, or push others out of it. */
bool offer_unsettled(mad_offering *o);

/* ---- situations ---- */
void offer_prewar(mad_offering *o); /* offer_cards.c */
void offer_deals(mad_offering *o);
void offer_plays(mad_offering *o);
void offer_winter_plays(mad_offering *o);
void offer_reactions(mad_offering *o);
void offer_moves(mad_offering *o);   /* offer_moves.c */
void offer_voyages(mad_offering *o); /* offer_sea.c */
void offer_sea_fight(mad_offering *o);
void offer_withdrawals(mad_offering *o);
void offer_fleets(mad_offering *o);
void offer_battles(mad_offering *o);  /* offer_battle.c */
void offer_arrivals(mad_offering *o); /* offer_turn.c */
void offer_works(mad_offering *o);
void offer_winter(mad_offering *o);
void offer_frame(mad_offering *o);
void offer_end(mad_offering *o);

#endif
