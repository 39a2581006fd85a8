/* propose.h - what the files that turn changes on the table into actions share. */
#ifndef UMPIRE_MADISON_PROPOSE_H
#define UMPIRE_MADISON_PROPOSE_H

#include "core/madison/madison.h"

enum { PROP_TRAILS = 400, PROP_VIAS = 8 };

typedef struct trail { /* a piece's way from where it stood to where it stays */
    um_ref piece, from, to, via[PROP_VIAS];
    int vias, side;
    int first, last; /* indexes of its changes */
    bool done;       /* explained */
} trail;

typedef struct proposal {
    um_ctx c;
    mad_state s; /* as the actions proposed so far leave it */
    const um_change *ch;
    int n, side; /* whose play; MAD_NOBODY: no play */
    um_action_fn *fn;
    void *user;
    um_maker m;
    trail t[PROP_TRAILS];
    int trails;
    int first_roll; /* index of the first change that is a roll, or n */
    bool stopped;
    /* what the card was used for can often be read in several ways: each is weighed by its verdicts */
    bool weigh;          /* nothing is sent, the verdicts are counted */
    int choice, choices; /* the reading followed; how many there are */
    int64_t weight;
} proposal;

/* ---- propose.c ---- */
void prop_start(proposal *p, int verb, int player);
void prop_located(proposal *p, int first, int last); /* the action came from these changes */
void prop_send(proposal *p);
um_truth prop_try(const proposal *p); /* the verdict on the action made, from the position reached */
const um_action *prop_said(const proposal *p, int verb);
void prop_repeat(proposal *p, int i); /* the declaration of a change, as it was said */
bool prop_is_man(um_ref r);
bool prop_is_space(um_ref r);
bool prop_is_water_or_town(um_ref r);
int prop_role(const um_ctx *c, um_ref place); /* of a box; -1: no box */
bool prop_is_naval(proposal *p, um_ref r);
bool prop_is_land(proposal *p, um_ref r);

/* ---- propose_position.c ---- */
int prop_out_word(int role); /* of `out`, for a box of that role; -1: none */
void prop_position(proposal *p);
void prop_leftovers(proposal *p); /* what no action explains is stated as it lies */

/* ---- propose_moves.c ---- */
void prop_trails(proposal *p);
void prop_settle_start(proposal *p, const trail *t);    /* put the piece where its trail begins, if need be */
bool prop_same_journey(const trail *a, const trail *b); /* and b is not explained yet */
bool prop_marches(proposal *p, const trail *t);
bool prop_voyages(proposal *p, const trail *t); /* sails, or is carried */
bool prop_crosses(proposal *p, const trail *t);
void prop_movements(proposal *p, int side);
void prop_build(proposal *p);
void prop_reinforcements(proposal *p);
void prop_withdraw_first(proposal *p, int opening); /* before change `opening`, where a card is played */
void prop_homecoming(proposal *p); /* ships that leave a lake's box outside any play of theirs */

/* ---- propose_battle.c ---- */
void prop_late_losses(proposal *p); /* shown before the play's own dice: of the battle before */
void prop_withdrawals(proposal *p);
void prop_battles(proposal *p);
bool prop_turned(const proposal *p, int i, int value); /* change i turned a piece to that face */
void prop_restored(proposal *p, int kind, int verb);

#endif
