/* madison.h - Mr. Madison's War: its state, and the questions its chapters ask of each other.
 *
 * A file of this folder is a chapter of the rule book. A predicate answers um_truth or um_range and
 * changes nothing; a judge_ function decides rules for one verb; an apply_ function does what the
 * table did, whatever was legal. */
#ifndef UMPIRE_MADISON_H
#define UMPIRE_MADISON_H

#include "core/core.h"
#include "core/madison/kinds.h"
#include "core/madison/rules.h"
#include "core/madison/rulings.h"
#include "core/madison/verbs.h"

enum {
    MAD_SPACES = 128,
    MAD_LAKES = 8,
    MAD_UNITS = 192,
    MAD_LEADERS = 64,
    MAD_SHIPS = 160,
    MAD_CARDS = 224,
    MAD_BOXES = 48,
    MAD_LINKS = 512
};

/* ---- the map, derived from the pack (map.c) --------------------------------------------------- */
typedef struct mad_map {
    int16_t first[MAD_SPACES + 1]; /* links of space i: ends[first[i]] .. ends[first[i + 1] - 1] */
    int16_t ends[2 * MAD_LINKS];   /* the space at the other end */
    int16_t links[2 * MAD_LINKS];  /* the link's row */
    int16_t box[16][2]; /* box row by role and side (mad_side); [role][0] also for nobody's; -1 none */
    int8_t unit_side[MAD_UNITS], leader_side[MAD_LEADERS], ship_side[MAD_SHIPS]; /* mad_side */
    int nspaces, nlakes, nunits, nleaders, nships, ncards, nboxes;
} mad_map;

/* ---- the state -------------------------------------------------------------------------------- */
enum {                    /* mad_piece.flags, all about the present play unless said otherwise */
       MF_MOVED = 1,      /* moved voluntarily */
       MF_STOPPED = 2,    /* may not move on: entered enemies, landed */
       MF_ACTIVATED = 4,  /* paid for, or under a leader */
       MF_EMBARKED = 8,   /* aboard a ship now */
       MF_LANDED = 16,    /* came ashore in an assault */
       MF_CARRIED = 32,   /* was aboard in this play */
       MF_WITHDRAWN = 64, /* ship: free withdrawal before this play */
       MF_RETREATED = 128,
       MF_LED = 256,        /* led a round and lost a step in this battle */
       MF_PLACED = 512,     /* has ever been put somewhere: the record knows of it */
       MF_ARRIVED = 1024,   /* came as reinforcement in this phase */
       MF_DROPPED = 2048,   /* left behind by its leader in this play */
       MF_BOARDING = 4096,  /* ship: has paid for taking troops aboard where it lies */
       MF_UNLOADING = 8192, /* ship: has paid for setting troops down where it lies */
       MF_FOUGHT = 16384,   /* attacked in this play: its move is over (10.1) */
       MF_SHIPPED = 32768   /* retreated by water on ships that the record does not name */
};

typedef struct mad_piece { /* a unit, leader or ship */
    um_ref at;             /* space, lake box, other box, or the ship that carries it; UM_NONE: not known */
    um_ref origin;         /* where it stood when the present play began */
    um_ref last;           /* the place it took its last step from */
    um_ref before;         /* where it stood when the last play began in which it moved; UM_NONE: in none */
    uint8_t face;          /* 1: reduced, damaged, or the reverse of a leader */
    uint8_t entry;         /* mad_path of the last step; MAD_PATH_NONE for any other */
    uint8_t spent_lo, spent_hi; /* movement points of this play, a range */
    uint16_t flags;
    uint8_t rained; /* has left, in this play, the space that rains fell on; a bit a hit */
    int8_t group;   /* activation of this play it belongs to: 0, 1; -1: none */
    int8_t due;     /* turn a delayed or waiting piece may still come; MAD_NEVER: lost or none */
    int32_t step;   /* of this play that last moved it by its owner's will; 0: none */
} mad_piece;

typedef struct mad_card {
    um_ref at;        /* a box: hand, held, deck, discard ...; UM_NONE: not known */
    int8_t held_turn; /* turn in which it was held, or -1 */
    uint8_t flags;    /* MAD_CARD_SEEN: dealt or drawn in this year; MAD_CARD_USED: played */
    int8_t owner;     /* the hand it was last in, or MAD_NOBODY */
} mad_card;
enum {
    MAD_CARD_SEEN = 1,
    MAD_CARD_USED = 2,
    MAD_CARD_LAID_ASIDE = 4
}; /* the last: held in this hand, as the record shows */

typedef struct mad_space {
    int8_t fort;    /* who holds the fort; MAD_NOBODY: its owner by territory */
    bool built;     /* an event has built the fort */
    bool destroyed; /* the town */
    bool base_destroyed;
    int16_t lost_year; /* year in which its base was lost; 0: it was not */
    int8_t depot;      /* side, or MAD_NOBODY */
    int8_t depot_turn;
    int8_t depot_gone; /* whose depot the enemy has taken here since the play began; MAD_NOBODY */
    bool lost_winter;  /* it was in a winter turn (R-year-of-winter) */
    uint8_t began[2];  /* as `start`, for the action phase (R-indian-fort-moment) */
    uint8_t start[2];  /* who stood here when the play began: bit 0 Indians, bit 1 other units; by side */
    um_range booked;   /* points in the ledger for it, net (positive: US) */
    um_range claimed;  /* of these, what was booked when the marker was last stated */
    uint32_t holders;  /* who stood there then, as a number */
} mad_space;

typedef struct mad_lake {
    int8_t owner;        /* controller as of the end of the last play; MAD_NOBODY */
    int8_t marker;       /* autumn marker; MAD_NOBODY */
    int8_t supply_owner; /* controller for supply at the end of the last game turn (R-supply-lake-moment) */
    um_range booked, claimed; /* as for towns */
} mad_lake;

typedef struct mad_before { /* a retreat before combat of this play */
    um_ref from, to;        /* to UM_NONE: nowhere */
    int step;
    int8_t side;
    bool forced;
} mad_before;
enum { MAD_BEFORE_MAX = 12 };

typedef struct mad_hit { /* what a reaction card has struck in this play */
    um_ref what;         /* a piece or space */
    um_ref at;           /* the space: where that piece stood then */
    uint8_t role;        /* its card's role */
} mad_hit;
enum { MAD_HITS = 4 };

typedef struct mad_play { /* the play under way */
    bool open;
    uint8_t mode; /* mad_mode */
    int8_t side;
    um_ref card;
    um_ref leader[2];     /* by activation; UM_NONE: units */
    um_ref space[2];      /* where the activated units start; UM_NONE until the first moves */
    um_ref second;        /* campaign: the one unit, if not a leader */
    int32_t declared;     /* the card's value as declared; 0: not said */
    uint8_t group;        /* activation now moving: 0 or 1 */
    uint8_t activated;    /* units paid for singly */
    uint8_t leader_units; /* single leaders paid for */
    uint8_t halves;       /* build points spent, in halves */
    uint8_t restored;
    uint8_t small_built; /* schooners and sloops, which cost by the pair */
    bool depot_made;
    bool did_move, did_build, did_restore; /* the uses made of the card (8.31) */
    um_bits attacked[2];                   /* spaces attacked, by activation */
    um_bits visited[2];                    /* spaces an activated leader has been in, by activation */
    um_bits entered;                       /* spaces that its combat units have come into on the march */
    bool declared_campaign;
    um_ref target[2];
    mad_hit hit[MAD_HITS];
    uint8_t nhits;
    uint8_t reactions;
    bool after_end;      /* the game was over when it began, which was said then */
    bool effect_unknown; /* an event whose effect the data do not tell */
    int vp_step;         /* the step that last moved the marker in this play; 0: none */
    mad_before before[MAD_BEFORE_MAX];
    uint8_t nbefore;
} mad_play;

enum { MAD_CARDS_IN_BATTLE = 6, MAD_DRM_NOT_SAID = 99 };
typedef struct mad_side_combat {
    um_ref lead;                      /* named for this round; UM_NONE: not */
    um_ref leader;                    /* named as commander */
    um_ref card;                      /* battle card of this round */
    um_ref lasting;                   /* a battle card of an earlier round that lasts */
    um_ref used[MAD_CARDS_IN_BATTLE]; /* all battle cards of this battle */
    uint8_t nused;
    uint8_t lead_class;           /* as stated, MAD_CLASS_NONE: not */
    uint8_t cards;                /* battle cards in this round */
    int8_t card_drm, lasting_drm; /* as stated, or MAD_DRM_NOT_SAID */
    uint8_t owed;                 /* steps still to lose */
    uint8_t lost;                 /* steps lost since the dice of this round */
    um_ref went;                  /* where it first retreated to by land; UM_NONE */
    bool stood, retreated;
} mad_side_combat;

typedef struct mad_arrear { /* points of an earlier play that no move of the marker has taken in (4.12) */
    um_range points;
    int step;      /* where that play ended */
    uint8_t plays; /* ended since they came, that one included; 0: nothing is owed */
} mad_arrear;

typedef struct mad_combat { /* the land battle under way, or the last of this play */
    bool open, naval, over;
    bool closed;  /* declared over */
    um_ref space; /* or the lake */
    int8_t attacker;
    uint8_t round; /* 1-based, from the opening on */
    bool rolled;   /* the present round has been rolled */
    uint8_t dice[2], ndice;
    uint8_t result;                            /* mad_result as the table had it; MAD_RES_NONE: not known */
    uint8_t effect;                            /* the same after the substitution of 10.51(EX) */
    int opened_step, round_step, retreat_step; /* where it was opened, rolled, left */
    mad_side_combat side[2];                   /* by mad_side */
    uint8_t in[2][MAD_UNITS / 8 + MAD_SHIPS / 8]; /* who takes part, by side: units then ships */
    uint8_t was_in[MAD_UNITS / 8], was_reduced[MAD_UNITS / 8],
        led_by[MAD_LEADERS / 8]; /* when the dice fell */
    um_bits from;                /* the spaces that attackers came from */
    bool arrival;                /* reinforcements attack the space they arrive in */
    uint8_t naval_result;
} mad_combat;

typedef struct mad_sea { /* what happened on the water in the present play */
    uint8_t fought;      /* lakes whose box saw a fight, as bits */
    uint8_t visited[2];  /* lake boxes that an activated leader has been in, as bits, by activation */
    uint8_t kinds;       /* what the last movement paid for: bit k for 11.15(k) */
    /* the naval fight under way, or the last */
    bool open, rolled;
    um_ref lake;
    int8_t attacker;
    uint8_t cards[2];                                      /* battle cards, by side */
    um_ref lead[2];                                        /* UM_NONE: not named */
    uint8_t in[MAD_SHIPS / 8], leader_in[MAD_LEADERS / 8]; /* who was in the box */
    um_range roll;                                         /* its modified roll */
    uint8_t second;                                        /* the die for the victor's losses; 0: none */
    uint8_t lost[2];                                       /* steps taken in it, by side */
    uint8_t able[2];                                       /* undamaged ships that began it */
    int32_t fight_step, round_step;
    int32_t carried_step[2],
        sail_step[2]; /* last step with troops aboard, last step of ships, by activation */
} mad_sea;

typedef struct mad_state {
    int8_t turn;               /* -1: before the war; MAD_NO_TURN: not known */
    uint8_t phase;             /* mad_phase */
    int8_t first;              /* first player of the turn; MAD_NOBODY: not known */
    int8_t last_side;          /* who played last in this phase; MAD_NOBODY: nobody */
    int16_t plays;             /* plays in this phase */
    um_range hand[2], held[2]; /* cards; held are those kept aside, counted apart from the hand */
    um_range holds[2];         /* holds made out of the present hand */
    bool all_in_hand[2];       /* what was held earlier this turn, if any, lies in the hand */
    bool counted[2];           /* the hand was dealt or counted, not only listed as far as known */
    bool passed[2];            /* R-hold-as-pass=whole: the side holds and is done */
    bool out_of_cards[2];
    /* before the war */
    int8_t dow_side, prewar_draws, next_draw;
    int8_t prewar_drawn; /* the side that has drawn and not yet kept or played; MAD_NOBODY */
    um_ref prewar_card;  /* which card that was; UM_NONE: not known */
    int8_t dow_number;   /* as which card it was drawn; 0: not said */
    uint8_t prewar_taken[2], prewar_played[2];
    bool rest_drawn; /* the record tells of draws from the rest of the deck (6.2(6)) */
    bool dealt[2];   /* a hand was dealt to the side this turn */
    /* the end */
    bool ghent_in;
    bool ended;          /* no more plays: Ghent or New Orleans was played */
    bool over;           /* and the final reckoning is done */
    int8_t instant;      /* who has won at once (17.3); MAD_NOBODY */
    int8_t arrival_side; /* who attacked with arrivals this turn (14.31); MAD_NOBODY */
    bool arrivals;       /* some have come since the last play, outside any play */
    um_bits wintered;    /* spaces whose attrition the record has stated */
    uint8_t end_why;
    int8_t ghent_side;
    /* score */
    bool started;       /* the first position has been taken as given */
    um_range base;      /* the net score apart from towns and lakes */
    um_range events;    /* points of events since the marker was last stated */
    int32_t marker;     /* where the marker was last stated to stand */
    int32_t was_marker; /* and before that */
    bool marker_known;
    bool marker_watched; /* no move of the marker is missing from the record */
    mad_arrear arrear;
    int32_t year_start_score_lo, year_start_score_hi; /* at the start of 1813, for its roll */
    mad_play play;
    mad_combat combat;
    mad_sea sea;
    mad_piece unit[MAD_UNITS], leader[MAD_LEADERS], ship[MAD_SHIPS];
    mad_card card[MAD_CARDS];
    mad_space space[MAD_SPACES];
    mad_lake lake[MAD_LAKES];
    uint8_t snapshot[MAD_UNITS];            /* um_truth: supplied when the play began */
    uint8_t depots_made[2], depots_ever[2]; /* in the year, in the game (R-depot-count) */
    bool phase_seen;                        /* the record holds the action phase from its first play on */
} mad_state;

enum { MAD_NO_TURN = -2 };

/* objects, for taint: units, leaders, ships, cards, lakes' markers, the score marker */
enum {
    MAD_OBJ_UNIT = 0,
    MAD_OBJ_LEADER = MAD_OBJ_UNIT + MAD_UNITS,
    MAD_OBJ_SHIP = MAD_OBJ_LEADER + MAD_LEADERS,
    MAD_OBJ_CARD = MAD_OBJ_SHIP + MAD_SHIPS,
    MAD_OBJ_LAKE = MAD_OBJ_CARD + MAD_CARDS,
    MAD_OBJ_SCORE = MAD_OBJ_LAKE + MAD_LAKES,
    MAD_OBJECTS
};

extern const um_game um_madison;

static inline const mad_map *mad_map_of(const um_ctx *c)
{
    return c->pack->map;
}
static inline um_ref mad_space_ref(int i)
{
    return um_ref_of(MK_SPACE, i);
}
static inline um_ref mad_unit_ref(int i)
{
    return um_ref_of(MK_UNIT, i);
}
static inline um_ref mad_leader_ref(int i)
{
    return um_ref_of(MK_LEADER, i);
}
static inline um_ref mad_ship_ref(int i)
{
    return um_ref_of(MK_SHIP, i);
}
static inline um_ref mad_lake_ref(int i)
{
    return um_ref_of(MK_LAKE, i);
}
static inline int mad_other(int side)
{
    return side == MAD_US ? MAD_BR : MAD_US; /* of a side; nobody has no other */
}

/* ---- map.c ------------------------------------------------------------------------------------ */
um_status mad_compile(um_pack *p, const um_sink *sink);
um_ref mad_box(const um_ctx *c, int role, int side); /* the box of a role; UM_NONE if the pack has none */
bool mad_in_box(const um_ctx *c, um_ref at, int role);
/* The row of the link between two spaces, or -1. */
int mad_link(const um_ctx *c, int a, int b);
/* The cost of going from one space to the next (9.2): 1..3; UM_NEVER.. when there is no path. */
um_range mad_step_cost(um_ctx *c, int a, int b);
um_range mad_link_cost(um_ctx *c, int link);  /* the same of a link's row */
um_truth mad_link_there(um_ctx *c, int link); /* it exists, and is not said to be no path */

/* ---- pieces.c: who is who and where (2, 3.1, 3.2) ---------------------------------------------- */
mad_piece *mad_piece_of(mad_state *s, um_ref r); /* unit, leader or ship; NULL for anything else */
const mad_piece *mad_piece_at(const mad_state *s, um_ref r);
int mad_side_of(um_ctx *c, um_ref piece); /* mad_side; the data always tell */
/* The place a piece is in: the town or box of its ship if it is aboard. */
um_ref mad_place(const mad_state *s, um_ref piece);
um_truth mad_here(um_ctx *c, const mad_state *s, um_ref piece, um_ref place); /* MAYBE if tainted */
um_truth mad_is_indian(um_ctx *c, int unit);
um_truth mad_is_militia(um_ctx *c, int unit);
um_truth mad_is_regular(um_ctx *c, int unit); /* 3.11(Regulars) */
um_truth mad_is_dragoon(um_ctx *c, int unit);
um_truth mad_is_detachment(um_ctx *c, const mad_state *s, int unit); /* 3.14 */
um_range mad_cf(um_ctx *c, const mad_state *s, int unit);            /* of the side showing (3.13) */
um_range mad_class_of(um_ctx *c, int unit);
um_truth mad_has_reverse(um_ctx *c, int unit);   /* 3.17 */
um_range mad_allowance(um_ctx *c, um_ref piece); /* 3.16, 3.24, 3.34, 3.62 */
/* A leader's own figures, of the side showing. */
int mad_leader_row(um_ctx *c, const mad_state *s, int leader);
um_range mad_command(um_ctx *c, const mad_state *s, int leader);
um_range mad_modifier(um_ctx *c, const mad_state *s, int leader);
um_range mad_stars(um_ctx *c, const mad_state *s, int leader);
um_truth mad_is_naval(um_ctx *c, int leader);
bool mad_on_map(const um_ctx *c, const mad_state *s, um_ref piece);
/* Combat units of a side in a space, as the least and most there may be. */
um_range mad_units_in(um_ctx *c, const mad_state *s, int space, int side);
um_truth mad_has_units(um_ctx *c, const mad_state *s, int space, int side);
/* Who stands where, as bits by side: for asking about many spaces of one position. Where nobody stands
 * nothing more has to be asked. */
typedef struct mad_presence {
    uint8_t units[MAD_SPACES], anybody[MAD_SPACES]; /* anybody: units and leaders */
} mad_presence;
void mad_look_around(um_ctx *c, const mad_state *s, mad_presence *out);
um_truth mad_on_lake(um_ctx *c, int space, int lake); /* lakeside on that lake (2.13, 2.3) */
um_truth mad_territory(um_ctx *c, int space, int side);

/* ---- control.c: towns, lakes, forts (4.13-4.16, 2.7) ------------------------------------------- */
um_range mad_value(um_ctx *c, const mad_state *s, int space); /* 2.17, 0 once destroyed */
/* Whether those who stand there are strong enough to control the space, whoever else does. */
um_truth mad_occupies(um_ctx *c, const mad_state *s, int space, int side);
um_truth mad_controls(um_ctx *c, const mad_state *s, int space, int side); /* 4.14, 4.15, default control */
um_truth mad_controls_among(um_ctx *c, const mad_state *s, const mad_presence *who, int space, int side);
um_truth mad_friendly(um_ctx *c, const mad_state *s, int space, int side); /* R-friendly-space */
void mad_close_towns(um_ctx *c, const mad_state *s); /* what a play leaves in enemy towns (R-coexistence) */
um_truth mad_lake_controls(um_ctx *c, const mad_state *s, int lake, int side); /* 4.16, 11.41 */
int mad_box_holder(um_ctx *c, const mad_state *s, int lake);     /* who alone has able ships in the box now */
bool mad_box_disputed(um_ctx *c, const mad_state *s, int lake);  /* both have */
um_truth mad_has_fort(um_ctx *c, const mad_state *s, int space); /* stands there now (2.73, 2.74) */
int mad_fort_side(um_ctx *c, const mad_state *s, int space);     /* who holds it */

/* ---- supply.c (13) ------------------------------------------------------------------------------ */
um_truth mad_space_supplied(um_ctx *c, const mad_state *s, int space, int side);
um_truth mad_supplied(um_ctx *c, const mad_state *s, um_ref piece); /* now, where it stands */
/* As it was when the play began (13.36). */
um_truth mad_was_supplied(const mad_state *s, int unit);
void mad_take_snapshot(um_ctx *c, mad_state *s);
bool mad_at_huron_fort(um_ctx *c, int space); /* Ft. Mackinac's or Ft. St. Joseph's role */
int mad_huron(um_ctx *c);                     /* the lake of that role; -1: none */

/* ---- movement.c (9) ----------------------------------------------------------------------------- */
/* The cheapest way between two spaces for a side, avoiding enemies on the way: a range of costs;
 * via (may be NULL) gets the spaces of the cheapest possible way, n of them, both ends included. */
um_range mad_way(um_ctx *c, const mad_state *s, int side, int from, int to, int16_t *via, int *n);
/* An empty fort falls to a combat unit that comes into it (2.75). */
void mad_take_fort(um_ctx *c, mad_state *s, int unit, int space);
void mad_judge_move(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_move(um_ctx *c, mad_state *s, const um_action *a);

/* ---- activation.c (3.3, 8.4-8.7): what a card's points and a leader's command let move
 * ----------------------------------------------------------------- */
um_range mad_opv(um_ctx *c, const mad_state *s); /* operation points of the card in play */
um_range mad_command_limit(um_ctx *c, const mad_state *s, int leader); /* 3.33, 8.43, 8.44 */
void mad_judge_pick_up(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_pick_up(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_drop_off(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_drop_off(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_declare(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_declare(um_ctx *c, mad_state *s, const um_action *a);
/* The activation that the movers of an action belong to. */
int mad_group_of(const mad_state *s, const um_action *a, const um_value *v, int n);
void mad_judge_activation(um_ctx *c, const mad_state *s, const um_action *a, int pieces_param);
void mad_apply_activation(um_ctx *c, mad_state *s, const um_action *a, int pieces_param);

/* The year or years a turn belongs to: a winter has two under R-year-of-winter=split. */
um_range mad_years(um_ctx *c, int turn);

/* ---- sequence.c (6, 7) ------------------------------------------------------------------------------ */
int mad_actor(const um_ctx *c, const void *state, const um_action *a);
int mad_expected(const mad_state *s); /* whose play it is; MAD_NOBODY: not known */
bool mad_begins_play(const um_ctx *c, const void *state, const um_action *a);
void mad_begin_play(um_ctx *c, mad_state *s, int side, int mode);
void mad_end_play(um_ctx *c, mad_state *s);                            /* what follows from a play's end */
void mad_judge_order_of_play(um_ctx *c, const mad_state *s, int side); /* 7.32, 7.33, 6.33 */
void mad_judge_hold(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_hold(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_hands_over(um_ctx *c, const mad_state *s); /* 7.32: the action phase may end */
void mad_judge_turn(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_turn(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_phase(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_phase(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_deck(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_deck(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_deal(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_deal(um_ctx *c, mad_state *s, const um_action *a);
um_range mad_due(um_ctx *c, const mad_state *s, int side); /* cards to be dealt to a side now */
void mad_judge_first_player(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_first_player(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_discard(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_discard(um_ctx *c, mad_state *s, const um_action *a);
void mad_apply_hand_ends(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_year_end(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_year_end(um_ctx *c, mad_state *s, const um_action *a);
/* What a side may still play: its hand, in winter what it held (16.1). */
um_range mad_cards_to_play(const mad_state *s, int side);
/* A card leaves a hand (to be played, held or thrown away). */
void mad_use_card(um_ctx *c, mad_state *s, um_ref card, int side, um_ref to);

/* ---- prewar.c (6) ------------------------------------------------------------------------------------- */
void mad_judge_prewar_draw(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_prewar_draw(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_prewar_keep(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_prewar_keep(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_prewar_play(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_prewar_play(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_dow(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_dow(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_prewar_rest(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_prewar_rest(um_ctx *c, mad_state *s, const um_action *a);
/* The war begins: hands of seven, and whether the first turn is skipped (6.31, 6.32). */
void mad_judge_war_begins(um_ctx *c, const mad_state *s, int to);
void mad_draw_rest(mad_state *s); /* 6.2(6), where the record leaves it out */

/* ---- events.c (8.31(1), 8.31(8), 4.17) ---------------------------------------------------------------- */
void mad_judge_event_card(um_ctx *c, const mad_state *s, const mad_state *after, const um_action *a);
void mad_apply_event_card(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_event(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_event(um_ctx *c, mad_state *s, const um_action *a);
void mad_apply_destroy_town(um_ctx *c, mad_state *s, const um_action *a);
void mad_apply_destroy_base(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_reaction(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_reaction(um_ctx *c, mad_state *s, const um_action *a);

/* ---- depots.c (13.5) ---------------------------------------------------------------------------------- */
void mad_judge_depot(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_depot(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_depot_lost(um_ctx *c, const mad_state *s, const um_action *a);
void mad_drop_depots(um_ctx *c, mad_state *s); /* depots that the enemy has to himself (13.55(2)) */
void mad_apply_depot_lost(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_restore(um_ctx *c, const mad_state *s, const um_action *a); /* 8.31(5), in cards.c */
void mad_apply_restore(um_ctx *c, mad_state *s, const um_action *a);

/* ---- cards.c (8.1 - 8.3) ---------------------------------------------------------------------------- */
void mad_judge_play(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_play(um_ctx *c, mad_state *s, const um_action *a);
/* The present play puts its card to one use only (8.31). */
void mad_judge_use(um_ctx *c, const mad_state *s, int mode);
/* What a campaign activates: 8.71, and 8.31(2) for its leaders; `after` as it is named. */
void mad_judge_campaign(um_ctx *c, const mad_state *s, const mad_state *after);
/* A card comes out of its player's hand, as far as the record follows the hands: not the other side's,
 * not used before, not laid aside. */
void mad_judge_own_pieces(um_ctx *c, const mad_state *s, const um_value *v,
                          int n);                                 /* 7.32: of the side whose play it is */
void mad_judge_flag(um_ctx *c, um_ref card, int side);            /* 8.21, of battle and reaction cards */
void mad_judge_any_card(um_ctx *c, const mad_state *s, int side); /* he has one to play or hold */
void mad_judge_card_in_hand(um_ctx *c, const mad_state *s, um_ref card, int side);

/* ---- positions.c -------------------------------------------------------------------------------------- */
void mad_start(um_ctx *c, void *state);
void mad_apply_position(um_ctx *c, mad_state *s, const um_action *a);
void mad_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
void mad_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
int mad_object(const um_ctx *c, um_ref r);
void mad_when(const um_ctx *c, const void *state, um_buf *out);
/* Put a piece or card somewhere. */
void mad_put(mad_state *s, um_ref piece, um_ref place);

/* ---- victory.c (4, 17) ------------------------------------------------------------------------------ */
void mad_adopt(um_ctx *c, mad_state *s);        /* take the first position as given */
void mad_book_towns(um_ctx *c, mad_state *s);   /* bring the ledger up to the position: towns, at once */
void mad_book_lakes(um_ctx *c, mad_state *s);   /* lakes, when a play ends */
void mad_book_play(um_ctx *c, mad_state *s);    /* both, when a play ends */
void mad_book_boxes(um_ctx *c, mad_state *s);   /* R-vp-timing=instant: lakes by the ships in their boxes */
um_range mad_ledger_change(const mad_state *s); /* since the marker was last stated */
um_range mad_net(const mad_state *s);           /* the ledger's net score */
void mad_settle_claim(um_ctx *c, mad_state *s);
void mad_close_score(um_ctx *c, const mad_state *s,
                     bool last); /* the marker against the ledger, as a play ends */
void mad_judge_vp(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_vp(um_ctx *c, mad_state *s, const um_action *a);
void mad_score(um_ctx *c, const void *state, um_score *out);

/* ---- naval.c, transport.c (11) ---------------------------------------------------------------------------
 */
void mad_judge_sail(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_sail(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_embark(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_embark(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_set_down(um_ctx *c, const mad_state *s, const um_action *a); /* disembark and land */
void mad_apply_set_down(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_cross(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_cross(um_ctx *c, mad_state *s, const um_action *a);
/* 11.35: whether the ships can carry the units together; leaders and damaged ships do not count. */
um_truth mad_capacity_fits(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                           const um_ref *units, int nunits);

/* ---- naval_close.c: what a play leaves on the water (11.1, 11.3, 11.4, 12.4 to 12.6)
 * ------------------------ */
void mad_close_naval(um_ctx *c, const mad_state *s);

/* ---- fleet.c (7.31, 7.4, 11.2, 11.4)
 * ------------------------------------------------------------------------ */
void mad_settle_lakes(um_ctx *c, mad_state *s); /* who controls each lake, when a play is over */
/* Whose points a lake is that `owner` controls: R-winter-lake-vp. */
int mad_lake_scorer(um_ctx *c, const mad_state *s, int lake, int owner);
void mad_judge_fleet_over(um_ctx *c, const mad_state *s); /* as the fleet phase, or the turn, ends */
void mad_fleet_over(um_ctx *c, mad_state *s);
void mad_returns_over(um_ctx *c, mad_state *s); /* as the first play of spring begins */
void mad_judge_withdraw(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_withdraw(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_fleet_withdraw(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_fleet_withdraw(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_fleet_return(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_fleet_return(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_lake_control(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_lake_control(um_ctx *c, mad_state *s, const um_action *a);
/* Whether ships of a side that leave the water of a lake may go to a town: lakeside there (2.6: Erie
 * and Huron are one) and friendly. */
um_truth mad_port(um_ctx *c, const mad_state *s, int side, int lake, int space);
um_truth mad_any_port(um_ctx *c, const mad_state *s, int side, int lake);

/* ---- naval_combat.c (12)
 * ------------------------------------------------------------------------------------ */
void mad_judge_naval_combat(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_combat(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_naval_lead(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_lead(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_naval_round(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_round(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_naval_loss(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_loss(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_naval_retreat(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_retreat(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_naval_return(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_return(um_ctx *c, mad_state *s, const um_action *a);
/* A modifier of the naval fight by family (DRM_...), MAD_DRM_TOTAL for the sum. */
um_range mad_naval_drm(um_ctx *c, const mad_state *s, int family);
/* The winner as mad_side by the table; MAD_US..MAD_BR while it may be either. */
um_range mad_naval_winner(um_ctx *c, const mad_state *s);
/* A battle card in a naval fight, s->sea.open (12.36): its modifier is one. */
void mad_judge_naval_card(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_naval_card(um_ctx *c, mad_state *s, const um_action *a);

/* ---- reinforcement.c (14) ------------------------------------------------------------------------------ */
void mad_judge_reinforce(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_reinforce(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_delay(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_delay(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_blocked(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_blocked(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_arrival_attack(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_arrival_attack(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_leader_enter(um_ctx *c, const mad_state *s, const um_action *a);

/* ---- shipyard.c (15) ------------------------------------------------------------------------------------
 */
um_truth mad_base_usable(um_ctx *c, const mad_state *s, int space, bool repair);
um_truth mad_mends_in_winter(um_ctx *c, const mad_state *s, int ship);
void mad_note_lost_bases(um_ctx *c, mad_state *s);
void mad_lose_base(mad_state *s, int space); /* in the present turn */
void mad_judge_build(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_build(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_repair(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_repair(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_winter_repair(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_winter_repair(um_ctx *c, mad_state *s, const um_action *a);

/* ---- winter.c (16) --------------------------------------------------------------------------------------
 */
um_range mad_winter_room(um_ctx *c, const mad_state *s, int space);
um_range mad_winter_steps(um_ctx *c, const mad_state *s, int space); /* due there, both sides */
void mad_leave_attrition(um_ctx *c, const mad_state *s);
void mad_leave_winter(um_ctx *c, const mad_state *s);
void mad_judge_attrition(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_attrition(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_depots_off(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_depots_off(um_ctx *c, mad_state *s, const um_action *a);

/* ---- ending.c (4.2, 4.3, 17) ------------------------------------------------------------------------------
 */
um_range mad_cards_left(um_ctx *c, const mad_state *s, int side); /* 4.22, R-ghent-count */
void mad_end_by_ghent(um_ctx *c, mad_state *s, int side, um_range cards);
void mad_judge_not_over(um_ctx *c, const mad_state *s);
um_truth mad_wins_at_once(um_ctx *c, const mad_state *s, int side);
void mad_note_instant_victory(um_ctx *c, mad_state *s);
um_truth mad_end_supplied(um_ctx *c, const mad_state *s, int space, int side);
um_truth mad_lake_port(um_ctx *c, const mad_state *s, int lake, int side);
um_range mad_level(um_ctx *c, const mad_state *s, int claimed);
void mad_judge_ghent(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_ghent(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_new_orleans(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_new_orleans(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_instant_victory(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_instant_victory(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_game_end(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_game_end(um_ctx *c, mad_state *s, const um_action *a);

/* ---- combat.c, combat_loss.c, leave.c, flee.c (9.4 - 9.6, 10); what they share is in combat.h -------------
 */
void mad_judge_combat(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_combat(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_lead(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_lead(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_commander(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_commander(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_battle_card(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_battle_card(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_round(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_round(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_stand(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_stand(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_combat_end(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_combat_end(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_loss(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_loss(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_retreat(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_retreat(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_retreat_before(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_retreat_before(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_forced_retreat(um_ctx *c, const mad_state *s, const um_action *a);
void mad_judge_surrender(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_surrender(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_displace(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_displace(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_leader_fate(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_leader_fate(um_ctx *c, mad_state *s, const um_action *a);
void mad_judge_flee(um_ctx *c, const mad_state *s, const um_action *a);
void mad_apply_flee(um_ctx *c, mad_state *s, const um_action *a);
void mad_close_combat(um_ctx *c, const mad_state *s, bool last); /* what a play leaves on land */
void mad_close_arrivals(um_ctx *c, const mad_state *s);          /* and what arrivals leave (14.3) */

/* ---- queries.c ---------------------------------------------------------------------------------------- */
um_status mad_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);

/* ---- propose.c: what the changes of a play on the table were, as actions --------------------------------
 */
void mad_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user);

/* ---- offer.c: what is open to the players now ------------------------------------------------------------
 */
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

/* ---- what a verb does: one row a verb in madison.c -------------------------------------------------- */
typedef void mad_judge_fn(um_ctx *c, const mad_state *s, const um_action *a);
typedef void mad_apply_fn(um_ctx *c, mad_state *s, const um_action *a);

#endif
