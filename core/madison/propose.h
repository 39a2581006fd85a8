/* propose.h - what the files that turn changes on the table into actions share. */
#ifndef UMPIRE_MADISON_PROPOSE_H
#define UMPIRE_MADISON_PROPOSE_H

#include "core/madison/madison.h"

enum { PROP_TRAILS = 800, PROP_VIAS = 24, PROP_CHANGES = 4096 };
enum { PROP_SOMEBODY = 2 }; /* of `unplayed` and `mended`: it is not known which side did it */

/* How strictly the order of the changes is taken. */
typedef enum prop_order {
    PROP_AS_IT_WAS,  /* one thing after another; a way is one so long as nobody else acts in between */
    PROP_BY_STEPS,   /* the same, but every stop ends a movement */
    PROP_WITH_SLIPS, /* as it was, and what went there and back did so on purpose */
    PROP_ALL_STEPS,  /* the same, and every stop ends a movement */
    PROP_BY_KIND,    /* movements, then withdrawals, then battles: whatever came first */
    PROP_ORDERS
} prop_order;

typedef struct trail { /* a piece's way from where it stood to where it stays */
    um_ref piece, from, to, via[PROP_VIAS];
    int vias, side;
    int first, last; /* indexes of its changes */
    int said;        /* the verb that the player announced for it, or -1 */
    bool rest;       /* of a way that was parted */
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
    prop_order order;
    int rolls_used;
    int64_t weight;
    int steps;               /* actions sent that are judged */
    bool as_dropped;         /* a march goes over all the spaces where it was dropped */
    bool cut_short;          /* there was more than there is room for */
    bool at_once;            /* a company is only who was moved in one entry */
    const trail *alone;      /* the company under way is this piece by itself */
    bool used[PROP_CHANGES]; /* changes that an action has explained */
    int dice;                /* a roll that came before there was a battle: its index, or -1 */
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
bool prop_slips_meant(const proposal *p);   /* what went there and back did so on purpose */
bool prop_counts(const proposal *p, int i); /* the change is of a piece, and was meant */
int prop_side_in_play(const proposal *p);   /* MAD_NOBODY: no play is open */
bool prop_opens(int verb);                  /* of the words that go with a card out of the hand */

/* ---- propose_order.c: one thing after another ---- */
void prop_in_order(proposal *p);
bool prop_announces(const um_action *a); /* who moves is said, and then dragged */

/* ---- propose_way.c: what somebody's way was ---- */
void prop_way(proposal *p, trail *t);
/* What was done before change `opening`, where a card is played, if it may be done without one. */
void prop_before_play(proposal *p, int opening);

/* ---- propose_harm.c: pieces that are turned or leave the map ---- */
void prop_harm(proposal *p, int i);
bool prop_goes_off(const proposal *p, int i);
bool prop_is_due(proposal *p, int i); /* a turn, as a loss that the rules allow as things stand */
void prop_lose(proposal *p, int i);   /* a turn, as a step lost in battle */
bool prop_is_used(const proposal *p, int i);
void prop_use(proposal *p, int i);

/* ---- propose_position.c ---- */
int prop_out_word(int role); /* of `out`, for a box of that role; -1: none */
void prop_position(proposal *p);
void prop_leftovers(proposal *p); /* what no action explains is stated as it lies */
void prop_state_trail(proposal *p, trail *t);
void prop_state_face(proposal *p, int i, bool in_the_end); /* or only until the piece goes somewhere */

/* ---- propose_unplayed.c: what was moved while the other side played ---- */
bool prop_mends(proposal *p, const trail *t);       /* it puts an earlier move right, or may */
bool prop_out_of_turn(proposal *p, const trail *t); /* beyond doubt a move of its owner's */
/* Say of a stated trail who moved it, in one of two parameters. */
void prop_put_unplayed(proposal *p, const trail *t, int unplayed, int mended);

/* ---- propose_moves.c ---- */
void prop_trails(proposal *p);
/* Whether something between two changes parts them for a side: dice, words, an act of the other side. */
bool prop_parted(proposal *p, int a, int b, int side);
bool prop_together(proposal *p, const trail *a, const trail *b); /* one company; b is not explained yet */
bool prop_carried(proposal *p, const trail *t);
bool prop_taken_along(proposal *p, const trail *t); /* carried, and not aboard before the ship sailed */
const trail *prop_ship_between(proposal *p, const trail *t);
void prop_put_path(proposal *p, int param, const trail *t, bool vias);
/* The company of a trail, leaders first; explain: they are accounted for. */
typedef bool prop_fits_fn(proposal *p, const trail *t);
int prop_put_company(proposal *p, int param, trail *lead, prop_fits_fn *fits, int *first, int *last);
void prop_explain(proposal *p, const trail *lead, prop_fits_fn *fits);
bool prop_sails(proposal *p, const trail *t);
bool prop_on_the_way(proposal *p, const trail *t);      /* its stops cost nothing, or somebody joined there */
void prop_settle_start(proposal *p, const trail *t);    /* put the piece where its trail begins, if need be */
bool prop_same_journey(const trail *a, const trail *b); /* and b is not explained yet */
bool prop_marches(proposal *p, const trail *t);
bool prop_voyages(proposal *p, const trail *t); /* sails, or is carried */
bool prop_crosses(proposal *p, const trail *t);
void prop_movements(proposal *p, int side);
void prop_build(proposal *p);
void prop_reinforcements(proposal *p);
void prop_homecoming(proposal *p); /* ships that leave a lake's box outside any play of theirs */

/* ---- propose_battle.c ---- */
void prop_late_losses(proposal *p); /* shown before the play's own dice: of the battle before */
void prop_withdrawals(proposal *p);
void prop_battles(proposal *p);
int prop_roll(proposal *p, int i);  /* the last change that belongs to the roll */
void prop_word(proposal *p, int i); /* what is said of a battle */
void prop_try_dice(proposal *p);    /* those that came early, now that somebody has met the enemy */
bool prop_turned(const proposal *p, int i, int value); /* change i turned a piece to that face */
void prop_restored(proposal *p, int kind, int verb);

#endif
