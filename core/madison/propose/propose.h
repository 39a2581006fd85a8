/* propose.h - what the files that turn changes on the table into actions share.
 *
 * These files call each other in a circle, the one place of the game that does: an action tried may need
 * others said before it (a company, a loss, a start), and those are found by the same attempts. */
#ifndef UMPIRE_MADISON_PROPOSE_H
#define UMPIRE_MADISON_PROPOSE_H

#include "core/madison/board/state.h"

enum { MAD_PROP_TRAILS = 256, MAD_PROP_VIAS = 24, MAD_PROP_CHANGES = 2048 };
enum { MAD_PROP_OTHERWISE = 3 }; /* choices that a reading may take otherwise */
typedef struct mad_prop_other {  /* at the nth choice so many that would do are passed over */
    int nth, over;
} mad_prop_other;
enum { MAD_PROP_SOMEBODY = 2 }; /* value of `unplayed` and `mended`: it is not known which side moved it */

/* How strictly the order of the changes is taken. */
typedef enum mad_prop_order {
    MAD_PROP_AS_IT_WAS,  /* one thing after another; a way is one so long as nobody else acts in between */
    MAD_PROP_BY_STEPS,   /* the same, but every stop ends a movement */
    MAD_PROP_WITH_SLIPS, /* as it was, and what went there and back did so on purpose */
    MAD_PROP_ALL_STEPS,  /* the same, and every stop ends a movement */
    MAD_PROP_AFOOT,      /* troops go by themselves the way that ships go */
    MAD_PROP_BY_DRAGS,   /* only who was dragged at once went together */
    MAD_PROP_SHIP_STEPS, /* what went there and back did so on purpose, and every stop of ships ends a
                            movement */
    MAD_PROP_EACH_DRAG,  /* each drag is a movement of its own */
    MAD_PROP_EACH_STOP,  /* all went over the spaces where they were dropped, and together who did so alike */
    MAD_PROP_ORDERS
} mad_prop_order;

typedef struct mad_trail { /* a piece's way from where it stood to where it stays */
    um_ref piece, from, to, via[MAD_PROP_VIAS];
    int vias, side;
    int first, last; /* indexes of its changes */
    int said;        /* the verb that the player announced for it, or -1 */
    bool rest;       /* of a way that was parted */
    bool done;       /* explained */
} mad_trail;

/* Classes of places, as bits. */
enum { MAD_NOWHERE = 1, MAD_IN_SPACE = 2, MAD_IN_LAKE = 4, MAD_WATERS = MAD_IN_SPACE | MAD_IN_LAKE };
#define MAD_IN_BOX(role) (UINT32_C(8) << (role))
#define MAD_WAITING (MAD_IN_BOX(MAD_BOX_DELAYED) | MAD_IN_BOX(MAD_BOX_OFF_MAP))
#define MAD_TAKEN                                                                                            \
    (MAD_IN_BOX(MAD_BOX_CAPTURED) | MAD_IN_BOX(MAD_BOX_ELIMINATED) | MAD_IN_BOX(MAD_BOX_REMOVED))
#define MAD_AFAR (MAD_NOWHERE | MAD_WAITING | MAD_TAKEN | MAD_IN_BOX(MAD_BOX_UNBUILT))
#define MAD_ANYWHERE UINT32_MAX

typedef struct mad_proposal {
    um_ctx c;
    mad_state s; /* as the actions proposed so far leave it */
    const um_change *ch;
    int n, side; /* whose play; MAD_NOBODY: no play */
    um_action_fn *fn;
    void *user;
    um_maker m;
    int first, last; /* the changes that the action under way came from, so far; -1: none */
    int trails;      /* of t */
    int first_roll;  /* index of the first change that is a roll, or n */
    bool stopped;
    /* what the card was used for can often be read in several ways: each is weighed by its verdicts */
    bool weigh;          /* nothing is sent, the verdicts are counted */
    int choice, choices; /* the reading followed; how many there are */
    mad_prop_order order;
    int choices_made; /* of several things that would do the first was taken so often, but ... */
    mad_prop_other otherwise[MAD_PROP_OTHERWISE];
    int notherwise;
    bool no_other; /* there were not so many that would do */
    int rolls_used;
    int64_t weight;
    bool ends_badly;              /* what a play in it leaves behind breaks a rule */
    int steps;                    /* actions sent that are judged */
    bool as_dropped;              /* a march goes over all the spaces where it was dropped */
    bool cut_short;               /* there was more than there is room for */
    bool at_once;                 /* a company is only who was moved in one entry */
    const mad_trail *alone;       /* the company under way is this piece by itself */
    um_ref waits_at;              /* a space where those lost wait for their company to leave, or UM_NONE */
    bool used[MAD_PROP_CHANGES];  /* changes that an action has explained */
    int dice;                     /* a roll that came before there was a battle: its index, or -1 */
    mad_trail t[MAD_PROP_TRAILS]; /* the last member, for only what is used of it is ever written */
} mad_proposal;

/* The row of the table of games: what the changes of a play on the table were, as actions. */
void mad_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user);

/* ---- propose.c ---- */
void mad_prop_start(mad_proposal *p, int verb, int player);
void mad_prop_located(mad_proposal *p, int first, int last); /* the action came from these changes */
void mad_prop_from(mad_proposal *p, int first, int last);    /* part of it came from these */
void mad_prop_send(mad_proposal *p);
um_truth mad_prop_try(const mad_proposal *p); /* the verdict on the action made, from the position reached */
/* What is tried is not done yet: what a proposal was is kept, and comes back. */
typedef struct mad_supposed {
    mad_state s;
    int64_t weight;
    int steps;
    bool weigh, ends_badly;
    const struct um_tracer *tracer;
    const mad_trail *alone;
} mad_supposed;
void mad_prop_suppose(mad_proposal *p, mad_supposed *kept);
void mad_prop_as_before(mad_proposal *p, const mad_supposed *kept);
/* A choice is due: so many of the things that would do are to be passed over. */
int mad_prop_passes_over(mad_proposal *p);
void mad_prop_hold(mad_proposal *p, int side, um_ref card, int first, int last); /* a card laid aside */
void mad_prop_copy(mad_proposal *p, const um_action *a);
void mad_prop_repeat(mad_proposal *p, int i); /* the declaration of a change, as it was said */
bool mad_prop_is_piece(um_ref r);
bool mad_prop_is_space(um_ref r);
bool mad_prop_is_space_or_lake(um_ref r);
int mad_prop_role(const um_ctx *c, um_ref place); /* of a box; -1: no box */
uint32_t mad_prop_class(const mad_proposal *p, um_ref place);
bool mad_prop_is_naval(mad_proposal *p, um_ref r);
bool mad_prop_is_land(mad_proposal *p, um_ref r);
bool mad_prop_slips_meant(const mad_proposal *p);           /* what went there and back did so on purpose */
bool mad_prop_ends_at_stops(mad_proposal *p, um_ref piece); /* each stop of its way ends a movement */
bool mad_prop_shares_ways(const mad_proposal *p);    /* who set out together went so as far as it fits */
bool mad_prop_goes_by_stops(const mad_proposal *p);  /* all go over the spaces where they were dropped */
bool mad_prop_goes_by_itself(const mad_proposal *p); /* a force that goes where a ship goes */
bool mad_prop_counts(const mad_proposal *p, int i);  /* the change is of a piece, and was meant */
bool mad_prop_is_drag(const mad_proposal *p, int i); /* such a one that puts it elsewhere */
int mad_prop_side_in_play(const mad_proposal *p);    /* MAD_NOBODY: no play is open */
bool mad_prop_opens(int verb);                       /* of the words that go with a card out of the hand */

/* ---- propose_uses.c: what a card was played for ---- */
typedef struct mad_prop_use_of { /* what a card is for */
    const um_action *said;
    um_ref card, who, second; /* second: of a campaign nobody has announced, or UM_NONE */
    int mode, side, value, first, last;
} mad_prop_use_of;
/* What was built, mended or put: the mode; -1: nothing tells. */
int mad_prop_mode_of_changes(mad_proposal *p);
/* The use that the reading under way takes, of those that may be; p->choices: how many there are. */
void mad_prop_find_use(mad_proposal *p, mad_prop_use_of *q);

/* ---- propose_turns.c: turns, deals and points, wherever they come among the changes ---- */
void mad_prop_turns(mad_proposal *p);
void mad_prop_draws(mad_proposal *p);

/* ---- propose_order.c: one thing after another ---- */
void mad_prop_in_order(mad_proposal *p);
bool mad_prop_announces(const um_action *a); /* who moves is said, and then dragged */

/* ---- propose_way.c: what somebody's way was ---- */
void mad_prop_way(mad_proposal *p, mad_trail *t);
/* What was done before change `opening`, where a card is played, if it may be done without one. */
void mad_prop_before_play(mad_proposal *p, int opening);

/* ---- propose_losses.c: pieces that are turned or leave the map ---- */
void mad_prop_loss_or_repair(mad_proposal *p, int i);
void mad_prop_earlier_losses(mad_proposal *p); /* of the battle before a play */
bool mad_prop_goes_off(const mad_proposal *p, int i);
/* Who goes off the map may be lost on the way of those who leave the space behind him: a choice. */
bool mad_prop_waits(mad_proposal *p, int i);
bool mad_prop_is_loss_due(mad_proposal *p,
                          int i);                /* a turn, as a loss that the rules allow as things stand */
void mad_prop_send_loss(mad_proposal *p, int i); /* a turn, as a strength lost in battle */
bool mad_prop_is_used(const mad_proposal *p, int i);
void mad_prop_use(mad_proposal *p, int i);

/* ---- propose_position.c ---- */
void mad_prop_position(mad_proposal *p);
void mad_prop_leftovers(mad_proposal *p); /* what no action explains is stated as it lies */
void mad_prop_state_trail(mad_proposal *p, mad_trail *t);
void mad_prop_state_face(mad_proposal *p, int i,
                         bool in_the_end); /* or only until the piece goes somewhere */

/* ---- propose_unplayed.c: what was moved while the other side played ---- */
bool mad_prop_out_of_turn(mad_proposal *p, const mad_trail *t); /* beyond doubt a move of its owner's */
bool mad_prop_puts_right(mad_proposal *p, const mad_trail *t);  /* is read so: it is stated where it lies */
/* Say of a stated trail who moved it, in one of two parameters. */
void mad_prop_put_unplayed(mad_proposal *p, const mad_trail *t, int unplayed, int correction);

/* ---- propose_moves.c ---- */
void mad_prop_trails(mad_proposal *p);
/* Whether something between two changes parts them for a side: dice, words, an act of the other side. */
bool mad_prop_parted(mad_proposal *p, int a, int b, int side);
bool mad_prop_together(mad_proposal *p, const mad_trail *a,
                       const mad_trail *b); /* one company; b is not explained yet */
bool mad_prop_taken_along(mad_proposal *p,
                          const mad_trail *t); /* carried, and not aboard before the ship sailed */
void mad_prop_put_path(mad_proposal *p, int param, const mad_trail *t, bool vias);
/* The company of a trail, leaders first; explain: they are accounted for. */
typedef bool mad_prop_fits_fn(mad_proposal *p, const mad_trail *t);
int mad_prop_put_company(mad_proposal *p, int param, mad_trail *lead, mad_prop_fits_fn *fits);
void mad_prop_explain(mad_proposal *p, const mad_trail *lead, mad_prop_fits_fn *fits);
bool mad_prop_sails(mad_proposal *p, const mad_trail *t);
bool mad_prop_on_the_way(mad_proposal *p,
                         const mad_trail *t); /* its stops cost nothing, or somebody joined there */
void mad_prop_settle_start(mad_proposal *p,
                           const mad_trail *t); /* put the piece where its trail begins, if need be */
bool mad_prop_marches(mad_proposal *p, const mad_trail *t);
bool mad_prop_voyages(mad_proposal *p, const mad_trail *t); /* sails, or is carried */
bool mad_prop_crosses(mad_proposal *p, const mad_trail *t);

/* ---- propose_battle.c ---- */
int mad_prop_roll(mad_proposal *p, int i);         /* the last change that belongs to the roll */
void mad_prop_battle_word(mad_proposal *p, int i); /* what is said of a battle */
void mad_prop_thrown(mad_proposal *p, int i);      /* a card that goes into a play, and begins none */
void mad_prop_try_dice(mad_proposal *p); /* those that came early, now that somebody has met the enemy */
bool mad_prop_turned(const mad_proposal *p, int i, int value); /* change i turned a piece to that face */

#endif
