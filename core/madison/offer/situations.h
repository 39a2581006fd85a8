/* situations.h - the candidates of each situation, made by the files of this folder for offer.c. */
#ifndef UMPIRE_MADISON_OFFER_SITUATIONS_H
#define UMPIRE_MADISON_OFFER_SITUATIONS_H

#include "core/madison/offer/candidates.h"

void mad_offer_prewar(mad_offering *o); /* offer_cards.c */
void mad_offer_deals(mad_offering *o);
void mad_offer_plays(mad_offering *o);
void mad_offer_winter_plays(mad_offering *o);
void mad_offer_reactions(mad_offering *o);
void mad_offer_moves(mad_offering *o);   /* offer_moves.c */
void mad_offer_voyages(mad_offering *o); /* offer_sea.c */
void mad_offer_sea_fight(mad_offering *o);
void mad_offer_withdrawals(mad_offering *o);
void mad_offer_fleets(mad_offering *o);
void mad_offer_battles(mad_offering *o);  /* offer_battle.c */
void mad_offer_partners(mad_offering *o); /* Tecumseh and the Shawnee */
void mad_offer_arrivals(mad_offering *o); /* offer_turn.c */
void mad_offer_works(mad_offering *o);
void mad_offer_winter(mad_offering *o);
void mad_offer_frame(mad_offering *o);
void mad_offer_end(mad_offering *o);

#endif
