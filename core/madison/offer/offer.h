/* offer.h - what a player may do now: candidates by situation, chosen by the rules that judge. */
#ifndef UMPIRE_MADISON_OFFER_OFFER_H
#define UMPIRE_MADISON_OFFER_OFFER_H

#include "core/madison/board/state.h"

typedef struct mad_gate { /* asks the rules about many actions from one state; the state outlives it */
    um_ctx c;
    const mad_state *s;
    mad_state settled; /* as the end of the play under way leaves it */
    bool asked, closes;
} mad_gate;

void mad_gate_open(mad_gate *g, const um_ctx *c, const mad_state *s);

/* The rules allow the action for certain, the play it ends was in order, and it can be carried out. */
bool mad_accepts(mad_gate *g, const um_action *a);

/* What somebody might do now, allowed or not; mad_offer lets through what mad_accepts. */
void mad_candidates(const um_ctx *c, const mad_state *s, um_action_fn *fn, void *user);
void mad_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user);

#endif
