/* invasion.h - the state of a game of 1812: The Invasion of Canada, and what
 * its files share. */
#ifndef UMPIRE_INVASION_INVASION_H
#define UMPIRE_INVASION_INVASION_H

#include "core/core.h"
#include "core/invasion/kinds.h"
#include "core/invasion/rules.h"
#include "core/invasion/rulings.h"
#include "core/invasion/um_invasion.h"
#include "core/invasion/verbs.h"

enum { INV_AREAS = 80, INV_CARDS = 80, INV_WATERS = 12, INV_LEGS = 40, INV_PATH = 24, INV_LAST_TURN = 8 };
/* What an illegal step may put in doubt: areas, cards, and how many units a faction has left. */
enum {
    INV_OBJ_AREA = 0,
    INV_OBJ_CARD = INV_AREAS,
    INV_OBJ_RESERVE = INV_OBJ_CARD + INV_CARDS,
    INV_OBJECTS = INV_OBJ_RESERVE + INV_FACTIONS
};

/* Derived from the data when a pack is loaded. */
typedef struct inv_map {
    int8_t faction[INV_FACTIONS];                                     /* row of each role, or -1 */
    int8_t role[INV_FACTIONS + 3];                                    /* role of each row */
    uint8_t distance[INV_AREAS][INV_AREAS];                           /* borders between, every one taken as
                                                                         real; 255: no way */
    int16_t link[INV_AREAS][INV_AREAS], shore[INV_WATERS][INV_AREAS]; /* rows, or -1 */
    int8_t card_faction[INV_CARDS];
    int nareas, ncards, nwaters;
} inv_map;

typedef enum inv_where { INV_CARD_DECK, INV_CARD_HAND, INV_CARD_GONE, INV_CARD_LAID } inv_where;

typedef struct inv_area {
    uint8_t n[INV_FACTIONS], moved[INV_FACTIONS]; /* moved: those of n that have moved in this phase */
    bool unknown, astray; /* the record does not tell who is here; or tells of others than we have */
    bool fought;          /* dice were rolled here in this phase */
    bool left_over;       /* both sides stood here when an earlier phase ended, which has been said */
    int8_t marker;        /* a side, or INV_NOBODY */
} inv_area;

typedef struct inv_card {
    uint8_t at;            /* inv_where */
    bool this_phase, used; /* used: what it does has been done */
    int16_t target;        /* area of the battle it is for, or where it brought units; or -1 */
} inv_card;

typedef struct inv_leg { /* one line of movement */
    int16_t from, to;
    uint8_t path[INV_PATH], npath; /* as this line wrote it */
    uint8_t n[INV_FACTIONS], steps;
    bool army;    /* begins an army; false: the one before goes on, or one with it */
    int8_t water; /* the zone crossed, or -1 */
} inv_leg;

typedef struct inv_battle {
    int16_t area;                          /* -1: none */
    int16_t won;                           /* where a battle has just been won, or -1 */
    int8_t next, rolled;                   /* who rolls next, who rolled last; INV_NOBODY */
    bool due;                              /* results of a roll are being carried out */
    bool dice;                             /* its dice are known */
    bool kentucky, brock;                  /* cards in play when it was rolled */
    bool pre;                              /* it was a special's roll before the battle */
    bool adrift;                           /* the record fights where nobody is known to stand */
    uint8_t face[INV_FACES][INV_FACTIONS]; /* of the last roll */
    uint8_t there[INV_FACTIONS];           /* units when it was rolled */
    uint8_t lost[INV_FACTIONS], fled[INV_FACTIONS], gone[INV_FACTIONS];
    int rolled_at, lost_at, fled_at; /* steps */
} inv_battle;

typedef struct inv_state {
    inv_area area[INV_AREAS];
    inv_card card[INV_CARDS];
    uint8_t fled[INV_FACTIONS];
    int16_t elsewhere[INV_FACTIONS];                           /* units that a stated reserve puts out of
                                                                  account */
    int8_t hand[INV_FACTIONS], deck[INV_FACTIONS];             /* cards; -1: the record does not tell */
    bool hand_astray[INV_FACTIONS], fled_astray[INV_FACTIONS]; /* a count was found not to agree */
    int8_t player[INV_FACTIONS];                               /* 0: not told */
    uint8_t placed[INV_FACTIONS];                              /* free units of the campaign */
    int8_t scenario, turn;
    uint8_t done;            /* factions that have had their phase, one bit each */
    int8_t active;           /* faction, or -1 */
    bool open, stated, over; /* stated: the phase began before the record */
    bool played_on;          /* though the game was over, which has been said */
    bool drew, ambush;       /* in this phase: cards were drawn; units fell to an ambush */
    bool early;              /* and a battle or a draw came before the movement card, as was said */
    uint8_t step, from_step; /* inv_step; from_step: where a stated phase was taken up */
    uint8_t nphase;
    int16_t movement, second; /* the movement card of the phase, and one too many; or -1 */
    uint8_t specials;
    uint8_t recruited[INV_AREAS], back[INV_AREAS]; /* recruits and fled units of the active
                                                      faction that came in this phase */
    uint8_t extra;
    int8_t boat_water;
    int16_t boat_to;
    uint8_t nlegs, rolls; /* rolls: made in this phase */
    inv_leg leg[INV_LEGS];
    inv_battle battle;
} inv_state;

typedef void inv_judge_fn(um_ctx *c, const inv_state *s, const um_action *a);
typedef void inv_apply_fn(um_ctx *c, inv_state *s, const um_action *a);
typedef int inv_units[INV_FACTIONS];

static inline um_ref inv_area_ref(int a)
{
    return um_ref_of(IK_AREA, a);
}
static inline um_ref inv_card_ref(int i)
{
    return um_ref_of(IK_CARD, i);
}
static inline int inv_other_side(int side)
{
    return side == INV_US ? INV_BR : INV_US;
}
static inline const inv_map *inv_map_of(const um_ctx *c)
{
    return c->pack->map;
}

/* map.c: what the data say */
um_status inv_compile(um_pack *p, const um_sink *sink);
void inv_check(const um_pack *p, const um_sink *sink); /* check.c */
um_ref inv_faction_ref(const um_ctx *c, int f);
int inv_faction_of(const um_ctx *c, um_ref r); /* -1 for none */
um_truth inv_adjacent(um_ctx *c, int a, int b);
um_truth inv_river(um_ctx *c, int a, int b);
um_truth inv_touches(um_ctx *c, int water, int area);
um_truth inv_on_huron(um_ctx *c, int area);
um_truth inv_home(um_ctx *c, int area, int side);
um_truth inv_has_role(um_ctx *c, int area, int role);
um_range inv_objectives(um_ctx *c, int area);
um_range inv_dice_due(um_ctx *c, const inv_state *s, int area, int f);
um_truth inv_card_is(um_ctx *c, int card, int kind);
int inv_effect_of(um_ctx *c, int card);           /* what the data say, whatever the trust */
int inv_kind_of(const um_ctx *c, int card);       /* likewise: what the table took it for */
um_truth inv_effect_known(um_ctx *c, int effect); /* */
um_truth inv_in_deck(um_ctx *c, const inv_state *s, int card);

/* units.c: counting and setting down */
void inv_count(um_ctx *c, const um_action *a, int param, inv_units n);
int inv_total(const inv_units n);
int inv_of_side(const inv_state *s, int area, int side);
um_truth inv_holds(um_ctx *c, const inv_state *s, int area, int side); /* units of the side are there */
um_truth inv_contested(um_ctx *c, const inv_state *s, int area);
um_range inv_reserve(um_ctx *c, const inv_state *s, int f);
int inv_out(const inv_state *s, int f); /* on the board and fled */
void inv_put(inv_state *s, int area, int f, int n, bool moved);
int inv_take(inv_state *s, int area, int f, int n, bool moved_first, int *moved);
bool inv_no_area(um_ctx *c, int area);
static inline bool inv_unknown(const inv_state *s, int area)
{
    return s->area[area].unknown || s->area[area].astray;
}
void inv_lose_sight(inv_state *s, int from, int to); /* the record has units there that we have not */

/* positions.c */
void inv_start(um_ctx *c, void *state);
void inv_apply_position(um_ctx *c, inv_state *s, const um_action *a);
void inv_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
void inv_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
int inv_object(const um_ctx *c, um_ref r);
void inv_when(const um_ctx *c, const void *state, um_buf *out);

/* sequence.c: turns and phases */
inv_judge_fn inv_judge_turn, inv_judge_phase, inv_judge_end_phase, inv_judge_end_turn, inv_judge_end_game,
    inv_judge_bag, inv_judge_assign;
inv_apply_fn inv_apply_turn, inv_apply_phase, inv_apply_end_phase, inv_apply_end_turn, inv_apply_end_game,
    inv_apply_assign;
um_truth inv_truces_done(const inv_state *s, um_ctx *c);
int inv_truces(um_ctx *c, const inv_state *s, int side);
void inv_reach_step(inv_state *s, int step);
bool inv_judge_step(um_ctx *c, const inv_state *s, int step); /* 3.0; false: no phase is open */
um_truth inv_same_player(const inv_state *s, int f, int g);
void inv_forget_phase(inv_state *s);
um_truth inv_decide_or(um_ctx *c, int rule, um_truth holds, const char *what); /* what: of a breach */
um_truth inv_by_ruling(um_ctx *c, int ruling, int option, const char *what);

/* setup.c, hands.c */
inv_judge_fn inv_judge_setup, inv_judge_place, inv_judge_deck, inv_judge_deal, inv_judge_keep,
    inv_judge_redraw, inv_judge_show, inv_judge_draw;
inv_apply_fn inv_apply_setup, inv_apply_place, inv_apply_deal, inv_apply_redraw, inv_apply_draw;
um_truth inv_in_hand(um_ctx *c, const inv_state *s, int card);
void inv_leave_hand(um_ctx *c, inv_state *s, int card);
um_truth inv_only_specials(um_ctx *c, const inv_state *s, int f); /* of a hand told in full */
void inv_judge_kept(um_ctx *c, const inv_state *s, int f);
void inv_judge_card_played(um_ctx *c, const inv_state *s); /* 3.0 */
bool inv_hand_told(const um_ctx *c, const inv_state *s, int f);

/* recruit.c */
inv_judge_fn inv_judge_recruit, inv_judge_extra, inv_judge_return;
inv_apply_fn inv_apply_recruit, inv_apply_extra, inv_apply_return;
int inv_ban(um_ctx *c, const inv_state *s); /* Publication Ban: the card in play, or -1 */

/* cards.c, specials.c */
inv_judge_fn inv_judge_play, inv_judge_target, inv_judge_add, inv_judge_swap, inv_judge_eliminate,
    inv_judge_norton, inv_judge_warcry, inv_judge_pursue;
inv_apply_fn inv_apply_play, inv_apply_target, inv_apply_add, inv_apply_swap, inv_apply_eliminate,
    inv_apply_norton, inv_apply_warcry, inv_apply_pursue;
int inv_in_play(um_ctx *c, const inv_state *s, int effect);    /* the card played in this phase, or -1 */
bool inv_unused(um_ctx *c, const inv_state *s, int effect);    /* in play, and not done yet */
um_truth inv_ready(um_ctx *c, const inv_state *s, int effect); /* that, and rightly played */
um_truth inv_sound(um_ctx *c, int card);                       /* no illegal play brought it */
void inv_use_card(um_ctx *c, inv_state *s, int effect);
int inv_rule_of_effect(int effect);
um_truth inv_decide_effect(um_ctx *c, int effect, um_truth right);
bool inv_for_one_battle(um_ctx *c, int card);

/* movement.c, water.c */
inv_judge_fn inv_judge_move, inv_judge_drop, inv_judge_pick_up, inv_judge_pass_move, inv_judge_boat,
    inv_judge_canoe;
inv_apply_fn inv_apply_move, inv_apply_drop, inv_apply_pick_up, inv_apply_pass_move, inv_apply_boat,
    inv_apply_canoe;
void inv_judge_all_moves_done(um_ctx *c, const inv_state *s); /* 3.2.7b */
um_truth inv_open_ground(um_ctx *c, int area);
void inv_judge_there(um_ctx *c, const inv_state *s, int area, const inv_units n); /* 3.2.2h */
um_range inv_army_limit(um_ctx *c, const inv_state *s);
enum { INV_CK_BY_LAND = INV_CK_SPECIAL + 1 };                   /* movement or truce */
um_truth inv_moves_by(um_ctx *c, const inv_state *s, int kind); /* the movement card is of a kind */
void inv_judge_brought(um_ctx *c, const inv_state *s, int area, int weary);
int inv_brought(um_ctx *c, const inv_state *s, int area, int weary);
int inv_armies(const inv_state *s);
bool inv_path(const um_action *a, int param, int *area, int *n);
void inv_note_leg(inv_state *s, const inv_leg *l);

/* battle.c, losses.c */
inv_judge_fn inv_judge_battle, inv_judge_roll, inv_judge_pre_roll, inv_judge_won, inv_judge_lose,
    inv_judge_flee, inv_judge_retreat, inv_judge_stay;
inv_apply_fn inv_apply_battle, inv_apply_roll, inv_apply_pre_roll, inv_apply_lose, inv_apply_flee,
    inv_apply_retreat;
int inv_losses_due(um_ctx *c, const inv_state *s, int side);
int inv_flights_due(um_ctx *c, const inv_state *s, int f);
void inv_close_roll(um_ctx *c, const inv_state *s);
void inv_settle_roll(um_ctx *c, inv_state *s);
int inv_next_roller(um_ctx *c, const inv_state *s, um_truth *sure);
int inv_battle_area(um_ctx *c, const inv_state *s); /* the one going on, or the only one to fight; -1 */
um_truth inv_friendly(um_ctx *c, const inv_state *s, int from, int to, int f);

/* control.c, queries.c, offer.c */
inv_judge_fn inv_judge_marker;
inv_apply_fn inv_apply_marker;
void inv_settle_markers(um_ctx *c, inv_state *s);
void inv_score(um_ctx *c, const void *state, um_score *out);
um_range inv_points(um_ctx *c, const inv_state *s, int side);
um_status inv_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);
/* What offer.c and its kin share: candidates that the rules find nothing
 * against go to fn. */
typedef struct inv_offerer {
    um_ctx *c;
    const inv_state *s;
    um_action_fn *fn;
    void *user;
    um_maker m;
    bool stop;
} inv_offerer;
void inv_send(inv_offerer *o);
void inv_offer_battle(inv_offerer *o); /* dice and what comes of them; offer_battle.c */
bool inv_results_due(const inv_state *s, um_ctx *c);
void inv_offer_moves(inv_offerer *o); /* offer_moves.c */
void inv_offer_specials(inv_offerer *o);
void inv_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user);
void inv_judge(um_ctx *c, const void *state, const um_action *a);

#endif
