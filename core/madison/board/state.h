/* state.h - the state of a game of Mr. Madison's War, and the map that is derived from the pack.
 *
 * A state is a flat struct without pointers: copying one is an assignment. */
#ifndef UMPIRE_MADISON_BOARD_STATE_H
#define UMPIRE_MADISON_BOARD_STATE_H

#include "core/core.h"
#include "core/madison/kinds.h"
#include "core/madison/rules.h"
#include "core/madison/rulings.h"
#include "core/madison/verbs.h"

enum {
    MAD_UNIT_WORDS = MAD_UNITS / 64, /* of a set of units */
    MAD_SHIP_WORDS = (MAD_SHIPS + 63) / 64,
    MAD_TROOPS = MAD_UNITS + MAD_LEADERS,
    MAD_NO_WAY = 255,
    MAD_OWNERS = 3 /* places of what is told by mad_side: both sides', and nobody's, which no rule reads */
};

/* What the data say under one trust, each answer found once: sets of spaces, for sure (UM_YES) and at least
 * perhaps (UM_MAYBE). */
typedef struct mad_chart {
    um_bits own[MAD_OWNERS][3];       /* by side and truth: its territory */
    um_bits source[3];                /* sources of supply */
    um_bits road[MAD_SPACES][3];      /* one link away */
    um_bits port[MAD_LAKES][3];       /* on the lake */
    uint8_t cost[MAD_LINKS][2];       /* of a link's row: least and most, MAD_NO_WAY for none */
    um_bits lakeside;                 /* on any, as far as the data name one */
    uint8_t transit[MAD_LAKES];       /* um_truth: one of the lakes that are joined */
    um_bits huron;                    /* the forts of Lake Huron */
    bool all_listed;                  /* there is no link but those of the list */
    um_range value[MAD_SPACES];       /* of a space that stands */
    um_range cf[MAD_UNITS][2];        /* by face */
    uint8_t indian[MAD_UNITS];        /* um_truth */
    uint64_t indians[MAD_UNIT_WORDS]; /* for sure */
    bool all_sure; /* of territory, sources, roads, ports and lakes it leaves nothing open */
} mad_chart;

/* What the sources of a side were found to feed last (13_supply_sets.c). */
typedef struct mad_fed {
    const mad_chart *chart; /* by which; NULL: nothing was found yet */
    um_bits enter, seen;    /* where lines might go, and where they came */
    uint64_t barred;        /* lakes that they might not cross, as bits */
    bool whole;             /* they came wherever they might */
} mad_fed;

/* The chart of a question for which some data are believed; what was found before. */
typedef struct mad_room {
    um_room begin;
    mad_chart chart;
    mad_fed fed[2];
} mad_room;

typedef struct mad_map {
    bool charted;           /* charts may be drawn of the present data */
    bool drawn[UM_CERTAIN]; /* by trust, less one: those that were asked for */
    mad_chart chart[UM_CERTAIN];
    int16_t first[MAD_SPACES + 1]; /* links of space i: ends[first[i]] .. ends[first[i + 1] - 1] */
    int16_t ends[2 * MAD_LINKS];   /* the space at the other end */
    int16_t links[2 * MAD_LINKS];  /* the link's row */
    int16_t box[16][2]; /* box row by role and side (mad_side); [role][0] also for nobody's; -1 none */
    int8_t unit_side[MAD_UNITS], leader_side[MAD_LEADERS], ship_side[MAD_SHIPS]; /* mad_side */
    uint64_t units_of[MAD_OWNERS][MAD_UNIT_WORDS], leaders_of[MAD_OWNERS]; /* the same as sets, by side */
    uint64_t tecumseh, shawnee[MAD_UNIT_WORDS];   /* leaders, units that may be such, as the spaces below */
    um_bits bases;                                /* spaces with a naval base, as far as the data name one */
    um_bits quebec, sources, mackinac, st_joseph; /* spaces that may be such: no certain datum rules it out */
    int8_t lake[MAD_SPACES]; /* the lake that a space lies on, as far as the data name one; -1 none */
    int nspaces, nlakes, nunits, nleaders, nships, ncards, nboxes;
    int rows[MK_KINDS];     /* of each kind, the same numbers */
    struct mad_map *beside; /* room for the next map of the same pack; NULL: none yet */
} mad_map;

enum { MAD_SPENT_MOST = 250 }; /* movement points, as many as a piece keeps count of */

enum {                    /* mad_piece.flags, all about the present play unless said otherwise */
       MF_MOVED = 1,      /* moved voluntarily */
       MF_STOPPED = 2,    /* may not move on: entered enemies, landed */
       MF_ACTIVATED = 4,  /* paid for, or under a leader */
       MF_LANDED = 16,    /* came ashore in an assault */
       MF_CARRIED = 32,   /* was aboard in this play */
       MF_WITHDRAWN = 64, /* ship: free withdrawal before this play */
       MF_RETREATED = 128,
       MF_ARRIVED = 1024,   /* came as reinforcement in this phase */
       MF_DROPPED = 2048,   /* left behind by its leader in this play */
       MF_BOARDING = 4096,  /* ship, its leader: paid for taking troops aboard where it lies */
       MF_UNLOADING = 8192, /* ship: has paid for setting troops down where it lies */
       MF_FOUGHT = 16384,   /* attacked in this play: its move is over (10.1) */
       MF_SHIPPED = 32768   /* retreated by water */
};

typedef struct mad_piece { /* a unit, leader or ship */
    um_ref at;             /* space, lake box, other box, or the ship that carries it; UM_NONE: not known */
    um_ref origin;         /* where it stood when the present play began */
    um_ref last;           /* the place where its last leg began */
    um_ref before;         /* where it stood when the last play began in which it moved; UM_NONE: in none */
    int32_t step;          /* of this play that last moved it by its owner's will; 0: none */
    uint16_t flags;
    uint8_t face;               /* 1: reduced, damaged, or the reverse of a leader */
    uint8_t spent_lo, spent_hi; /* movement points of this play, a range */
    uint8_t rained;             /* has left, in this play, the space that rains fell on; a bit a hit */
    int8_t group;               /* activation of this play it belongs to: 0, 1; -1: none */
    int8_t due;                 /* turn a delayed or waiting piece may still come; MAD_NEVER: lost or none */
} mad_piece;

/* The units and leaders of one place as sets of rows. mad_stand keeps them, and the ships of each lake, the
 * one function that moves a piece. */
typedef struct mad_standing {
    uint64_t units[MAD_UNIT_WORDS], leaders;
} mad_standing;

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
    int16_t lost_year;         /* year in which its base was lost; 0: it was not */
    int16_t lost_first;        /* or a year before that, from this one on; 0: it was that one */
    int8_t depot_gone;         /* whose depot the enemy has taken here since the play began; MAD_NOBODY */
    bool lost_winter;          /* it was in a winter turn (R-year-of-winter) */
    uint8_t began[MAD_OWNERS]; /* as `start`, for the action phase (R-indian-fort-moment) */
    uint8_t
        start[MAD_OWNERS]; /* who stood here when the play began: bit 0 Indians, bit 1 other units; by side */
    um_range booked;       /* points in the ledger for it, net (positive: US) */
    um_range claimed;      /* of these, what was booked when the marker was last stated */
    um_range given;        /* of these, what the marker counted when the record began */
    uint32_t holders;      /* who stood there then, as a number */
} mad_space;

typedef struct mad_lake {
    int8_t owner;        /* controller as of the end of the last play; MAD_NOBODY */
    int8_t marker;       /* autumn marker; MAD_NOBODY */
    bool stated;         /* whose it was at first is stated, whatever lies in its box */
    int8_t supply_owner; /* controller for supply at the end of the last game turn (R-supply-lake-moment) */
    um_range booked, claimed, given; /* as for spaces */
} mad_lake;

typedef struct mad_before { /* a retreat before combat of this play */
    um_ref from, to;        /* to UM_NONE: nowhere */
    int step;
    int8_t side;
    bool forced;
    bool alone; /* leaders, without troops */
    bool water; /* by ship */
} mad_before;

enum { MAD_BEFORE_MAX = 12 };

typedef struct mad_hit { /* what a reaction card has struck in this play */
    um_ref what;         /* a piece or space */
    um_ref at;           /* the space: where that piece stood then */
    uint8_t role;        /* its card's role */
} mad_hit;

enum { MAD_HITS_MAX = 4 };

typedef struct mad_play { /* the play under way */
    bool open;
    bool prewar;  /* 6.2(3): made with a card of the pre-war deck */
    uint8_t mode; /* mad_mode */
    int8_t side;
    um_ref card;
    um_ref leader[2];     /* by activation; UM_NONE: units */
    um_ref space;         /* where the units that it pays for singly start; UM_NONE until the first moves */
    um_ref second;        /* campaign: the one unit, if not a leader */
    int32_t declared;     /* the card's value as declared; 0: not said */
    uint8_t group;        /* activation now moving: 0 or 1 */
    uint8_t activated;    /* units paid for singly */
    uint8_t leader_units; /* single leaders paid for */
    uint8_t halves;       /* build points spent, in halves */
    uint8_t restored;
    uint8_t small_built; /* schooners and sloops, which cost by the pair */
    bool depot_made;
    um_ref depot_at;     /* where it was made last; UM_NONE */
    bool depot_named;    /* by the play's own line, and no line of its own has told of it yet */
    int depot_step;      /* that line */
    bool did_move;       /* somebody has moved by the card */
    um_bits attacked[2]; /* spaces attacked, by activation */
    um_bits visited[2];  /* spaces an activated leader has been in, by activation */
    bool way_open[2];    /* he went by spaces that are not told */
    um_bits entered;     /* spaces that its combat units have come into on the march */
    um_bits stood;       /* where the enemies of the last who came in have chosen to stay */
    bool declared_campaign;
    mad_hit hit[MAD_HITS_MAX];
    uint8_t nhits;
    uint8_t reactions;
    bool after_end;      /* the game was over when it began, which was said then */
    bool effect_unknown; /* an event whose effect the data do not tell */
    int vp_step;         /* the step that last moved the marker in this play; 0: none */
    bool vp_fits;        /* where it stands then may be right by what the play had brought */
    int too_far_step;    /* the step that moved the marker to where it did not stay; 0: none */
    int too_far;         /* where that was */
    mad_before before[MAD_BEFORE_MAX];
    uint8_t nbefore;
} mad_play;

enum { MAD_CARDS_IN_BATTLE = 6, MAD_DRM_NOT_SAID = 99 };

typedef struct mad_side_combat {
    um_ref lead;                          /* named for this round; UM_NONE: not */
    uint32_t lead_entry;                  /* of the log, in which it was; 0: of none */
    um_ref leader;                        /* named as commander */
    um_ref card;                          /* battle card of this round */
    um_ref used[MAD_CARDS_IN_BATTLE];     /* all battle cards of this battle; UM_NONE: not named */
    int8_t used_drm[MAD_CARDS_IN_BATTLE]; /* as stated, or MAD_DRM_NOT_SAID */
    uint8_t nused;
    uint8_t lead_class; /* as stated, MAD_CLASS_NONE: not */
    uint8_t cards;      /* battle cards in this round */
    int8_t card_drm;    /* as stated, or MAD_DRM_NOT_SAID */
    um_range left;      /* strengths that earlier rounds still ask for */
    uint8_t lost;       /* strengths lost since the dice of this round */
    um_ref went;        /* where it first retreated to by land; UM_NONE */
} mad_side_combat;

typedef struct mad_arrear { /* points of an earlier play that no move of the marker has taken in (4.12) */
    um_range points;
    int step;      /* where that play ended, or the marker took in a part of them */
    um_range part; /* that was taken in; 0: none */
    uint8_t plays; /* ended since they came, that one included; 0: nothing is owed */
} mad_arrear;

typedef struct mad_combat { /* the land battle under way, or the last of this play */
    bool open, over;
    bool closed;  /* declared over */
    um_ref space; /* or the lake */
    int8_t attacker;
    uint8_t round; /* 1-based, from the opening on */
    bool rolled;   /* the present round has been rolled */
    uint8_t dice[2], ndice;
    bool bad_dice;  /* they were such as no die shows */
    uint8_t result; /* mad_result as the table had it; MAD_RES_NONE: not known */
    uint16_t may;   /* bits of mad_result: what the dice allow, with 2.77 and 10.51(EX); 0: not rolled */
    uint16_t kept;  /* those of them that fit what the sides have done since */
    int opened_step, round_step, retreat_step;             /* where it was opened, rolled, left */
    mad_side_combat side[MAD_OWNERS];                      /* by mad_side */
    uint8_t in[MAD_OWNERS][MAD_UNITS / 8 + MAD_SHIPS / 8]; /* who takes part, by side: units then ships */
    uint8_t was_in[MAD_UNITS / 8], was_reduced[MAD_UNITS / 8],
        led_by[MAD_LEADERS / 8];        /* when the dice fell */
    uint8_t met_reduced[MAD_UNITS / 8]; /* who of `in` was so as the first dice fell */
    um_bits from;                       /* the spaces that attackers came from */
    bool arrival;                       /* reinforcements attack the space they arrive in */
} mad_combat;

enum { MAD_NO_DIE = 255 };

typedef struct mad_set_down { /* troops that the end of a voyage has set down without a word of it (11.36) */
    um_ref town;
    uint64_t units[MAD_UNIT_WORDS], leaders, captains; /* the troops; naval leaders who sailed with them */
    uint8_t ships[MAD_SHIPS / 8];                      /* in which ships they came */
    uint8_t paid[MAD_SHIPS / 8],
        unloaded[MAD_SHIPS / 8]; /* which have paid for certain, are said to unload */
    uint8_t price_lo, price_hi, nships;
    int8_t fort;               /* of the town, before they came */
    bool some_ashore, unnamed; /* some are, by a statement of their own; it does not name their ships */
} mad_set_down;

enum { MAD_SET_DOWNS = 4 };

typedef struct mad_sea { /* what happened on the water in the present play */
    uint8_t fought;      /* lakes whose box saw a fight, as bits */
    uint8_t visited[2];  /* lake boxes that an activated leader has been in, as bits, by activation */
    uint8_t kinds;       /* what the last movement paid for: bit k for 11.15(k) */
    /* the naval fight under way, or the last */
    bool open, rolled;
    um_ref lake;
    int8_t attacker;
    uint8_t cards[MAD_OWNERS];                             /* battle cards, by side */
    um_ref lead[MAD_OWNERS];                               /* UM_NONE: not named */
    uint8_t in[MAD_SHIPS / 8], leader_in[MAD_LEADERS / 8]; /* who was in the box */
    uint8_t replaced[MAD_LEADERS / 8];                     /* of those, whose successor has come */
    um_range roll;                                         /* its modified roll */
    uint8_t second;           /* the die for the victor's losses; 0: none, MAD_NO_DIE: such as no die shows */
    bool no_die;              /* it was rolled, and the record does not say what */
    bool no_lead;             /* nor, where classes differ, which ship led */
    bool bad_dice;            /* either die was such */
    uint8_t lost[MAD_OWNERS]; /* strengths lost in it, by side */
    uint8_t able[MAD_OWNERS]; /* undamaged ships that began it */
    int32_t fight_step, round_step;
    int32_t carried_step[2],
        sail_step[2]; /* last step with troops aboard, last step of ships, by activation */
    mad_set_down set_down[MAD_SET_DOWNS]; /* the last ones first */
} mad_sea;

typedef struct mad_state {
    int8_t turn;       /* -1: before the war; MAD_NO_TURN: not known */
    uint8_t phase;     /* mad_phase */
    bool phase_untold; /* the first position does not tell the phase, nor has anything since */
    int8_t first;      /* first player of the turn; MAD_NOBODY: not known */
    int8_t last_side;  /* who played last in this phase; MAD_NOBODY: nobody */
    int16_t plays;     /* plays in this phase */
    um_range hand[MAD_OWNERS],
        held[MAD_OWNERS];              /* cards; held are those kept aside, counted apart from the hand */
    um_range holds[MAD_OWNERS];        /* holds made out of the present hand */
    uint8_t taken_up[MAD_OWNERS];      /* of the hand, cards that were held before */
    bool all_in_hand[MAD_OWNERS];      /* what was held earlier this turn, if any, lies in the hand */
    bool counted[MAD_OWNERS];          /* the hand was dealt or counted, not only listed as far as known */
    uint8_t winter_events[MAD_OWNERS]; /* played in this winter (16.1(1)) */
    bool passed[MAD_OWNERS];           /* R-hold-as-pass=whole: the side holds and is done */
    bool out_of_cards[MAD_OWNERS];
    /* before the war */
    int8_t dow_side, prewar_draws, next_draw;
    int8_t prewar_drawn;   /* the side that has drawn and not yet kept or played; MAD_NOBODY */
    um_ref prewar_card;    /* which card that was; UM_NONE: not known */
    uint8_t prewar_unseen; /* sides that drew a card which the record does not name, as bits */
    int8_t dow_number;     /* as which card it was drawn; 0: not said */
    uint8_t prewar_played[MAD_OWNERS];
    uint8_t rest_drawn;     /* sides, bits: the record tells of draws from the rest of the deck (6.2(6)) */
    bool dealt[MAD_OWNERS]; /* a hand was dealt to the side this turn */
    uint8_t dealt_so_far[MAD_OWNERS]; /* of a hand of which more is to be dealt */
    /* the end */
    bool ghent_in;
    bool new_orleans; /* the event of New Orleans was played */
    bool ended;       /* no more plays: Ghent or New Orleans was played */
    bool over;        /* and the final reckoning is done */
    int8_t instant;   /* who has won at once (17.3), or so the record says; MAD_NOBODY */
    bool won_by_rule; /* and certainly has */
    uint8_t
        may_have_won[MAD_OWNERS]; /* 0: no; 1: since the last play, and nobody has gone on; 2: they went on */
    int8_t arrival_side;          /* who attacked with arrivals this turn (14.31); MAD_NOBODY */
    bool arrivals;                /* some have come since the last play, outside any play */
    um_bits wintered;             /* spaces whose attrition the record has stated */
    int8_t ghent_side;
    /* score */
    bool started;       /* the first position has been taken as given */
    um_range base;      /* the net score apart from what was booked since for spaces and lakes */
    um_range events;    /* points of events since the marker was last stated */
    int32_t marker;     /* where the marker was last stated to stand */
    int32_t was_marker; /* and before that */
    bool marker_known;
    bool marker_watched; /* no move of the marker is missing from the record */
    mad_arrear arrear;
    mad_play play;
    mad_combat combat;
    mad_sea sea;
    um_bits peopled; /* the spaces in which any unit or leader stands */
    mad_piece unit[MAD_UNITS], leader[MAD_LEADERS], ship[MAD_SHIPS];
    mad_standing here[MAD_SPACES], aboard;      /* who stands in each space; on any ship */
    uint64_t afloat[MAD_LAKES][MAD_SHIP_WORDS]; /* the ships in each lake's box */
    mad_card card[MAD_CARDS];
    mad_space space[MAD_SPACES];
    mad_lake lake[MAD_LAKES];
    uint8_t snapshot[MAD_UNITS]; /* um_truth: supplied when the play began */
    um_bits
        depots[MAD_OWNERS]; /* the spaces that have one, by side; a space has one at most (mad_set_depot) */
    uint8_t depots_made[MAD_OWNERS], depots_ever[MAD_OWNERS]; /* in the year, in the game (R-depot-count) */
    mad_piece no_piece; /* takes what is written of anything that is no piece */
    bool phase_seen;    /* the record holds the action phase from its first play on */
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
static inline const mad_map *mad_map_of(const um_ctx *c)
{
    return c->pack->map;
}

/* The chart of a trust, drawn if it is not yet; of the data as the context believes them, in its room
 * (map.c).
 */
const mad_chart *mad_chart_at(const um_ctx *c, um_sure_level trust);
const mad_chart *mad_believed_chart(const um_ctx *c);

/* The chart that tells all a question needs; NULL: somebody asks which data were read, so that they
 * themselves are to be asked, or there is no room for what is believed of them. */
static inline const mad_chart *mad_chart_of(const um_ctx *c)
{
    const mad_map *m = mad_map_of(c);
    if (c->rec || c->trust == UM_UNKNOWN || !m->charted)
        return NULL;
    if (c->nbelieved || c->only_believed)
        return c->room ? mad_believed_chart(c) : NULL;
    return m->drawn[c->trust - 1] ? &m->chart[c->trust - 1] : mad_chart_at(c, c->trust);
}

/* The same for a question about a space, or a unit, that there is. */
static inline const mad_chart *mad_space_chart(const um_ctx *c, int space)
{
    return space >= 0 && space < mad_map_of(c)->nspaces ? mad_chart_of(c) : NULL;
}

static inline const mad_chart *mad_unit_chart(const um_ctx *c, int unit)
{
    return unit >= 0 && unit < mad_map_of(c)->nunits ? mad_chart_of(c) : NULL;
}

/* Whose depot stands in a space; MAD_NOBODY: none does. */
static inline int mad_depot_at(const mad_state *s, int space)
{
    return um_bit(&s->depots[MAD_US], space)   ? MAD_US
           : um_bit(&s->depots[MAD_BR], space) ? MAD_BR
                                               : MAD_NOBODY;
}

static inline void mad_set_depot(mad_state *s, int space, int side)
{
    um_bit_clear(&s->depots[MAD_US], space);
    um_bit_clear(&s->depots[MAD_BR], space);
    if (side != MAD_NOBODY)
        um_bit_set(&s->depots[side], space);
}

static inline um_truth mad_charted(const um_bits set[3], int space)
{
    return um_bit(&set[UM_YES], space) ? UM_YES : um_bit(&set[UM_MAYBE], space) ? UM_MAYBE : UM_NO;
}

static inline void mad_chart_set(um_bits set[3], int space, um_truth truth)
{
    set[UM_MAYBE].w[space >> 6] &= ~(UINT64_C(1) << (space & 63));
    set[UM_YES].w[space >> 6] &= ~(UINT64_C(1) << (space & 63));
    for (int t = UM_MAYBE; t <= (int)truth; t++)
        um_bit_set(&set[t], space);
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

static inline bool mad_byte_bit(const uint8_t *bits, int i)
{
    return (bits[i >> 3] >> (i & 7)) & 1;
}

static inline void mad_byte_set(uint8_t *bits, int i)
{
    bits[i >> 3] = (uint8_t)(bits[i >> 3] | (1u << (i & 7)));
}

#endif
