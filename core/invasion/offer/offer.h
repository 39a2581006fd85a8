/* offer.h - what is open to the players: candidates that the rules find nothing against go to fn. */
#ifndef UMPIRE_INVASION_OFFER_OFFER_H
#define UMPIRE_INVASION_OFFER_OFFER_H

#include "core/invasion/board/board.h"

typedef struct inv_offerer {
    um_ctx *c;
    const inv_state *s;
    um_action_fn *fn;
    void *user;
    um_maker m;
    bool stop;
} inv_offerer;
bool inv_send(inv_offerer *o);         /* send.c: whether the rules find nothing against it */
void inv_offer_battle(inv_offerer *o); /* battle.c: dice and what comes of them */
bool inv_results_due(const inv_state *s, um_ctx *c);
void inv_offer_moves(inv_offerer *o); /* moves.c */
void inv_offer_specials(inv_offerer *o);
void inv_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user);

#endif
