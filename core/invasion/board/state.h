/* state.h - the state of a game of 1812: The Invasion of Canada. */
#ifndef UMPIRE_INVASION_BOARD_STATE_H
#define UMPIRE_INVASION_BOARD_STATE_H

#include "core/core.h"
#include "core/invasion/kinds.h"
#include "core/invasion/verbs.h"

enum { INV_LEGS = 40, INV_PATH = 24, INV_LAST_TURN = 8 };
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
    int8_t role[INV_FACTION_ROWS];                                    /* role of each row */
    uint8_t distance[INV_AREAS][INV_AREAS];                           /* borders between, every one taken as
                                                                         real; 255: no way */
    int16_t link[INV_AREAS][INV_AREAS], shore[INV_WATERS][INV_AREAS]; /* rows, or -1 */
    int8_t card_faction[INV_CARDS];
    int nareas, ncards, nwaters;
} inv_map;

typedef enum inv_where { INV_CARD_DECK, INV_CARD_HAND, INV_CARD_GONE, INV_CARD_LAID } inv_where;

typedef struct inv_area {
    uint8_t n[INV_FACTIONS], moved[INV_FACTIONS]; /* moved: those of n that have moved in this phase */
    bool entered;         /* nobody of the side that is here stood here when the phase began */
    bool unknown, astray; /* the record does not tell who is here; or tells of others than we have */
    bool fought;          /* dice were rolled here in this phase */
    bool left_over;       /* both sides stood here when an earlier phase ended, which was found then */
    int8_t marker;        /* a side, or INV_NOBODY */
    int marker_step;      /* that put it on ground entered in this phase, or 0 */
    bool marker_early;    /* somebody moved behind that step */
    int8_t markers;       /* how many were put in this phase, as far as lines count them */
    int markers_step;     /* that put the last of these, or 0 */
} inv_area;

typedef struct inv_card {
    uint8_t at;            /* inv_where */
    bool this_phase, used; /* used: what it does has been done */
    uint8_t count;         /* units that it has brought, turned or taken so far */
    int step;              /* that did so last, or played or aimed it */
    int16_t target;        /* area of the battle it is for, or where it brought units; or -1 */
} inv_card;

typedef struct inv_leg { /* units that have gone one way in this phase: an army, or a part of it */
    int16_t from, to;
    uint8_t path[INV_PATH], npath;  /* the whole way; npath 0: not known */
    uint8_t n[INV_FACTIONS], areas; /* who they are; how many areas they have come */
    bool army;                      /* counts as an army; false: goes with one before it */
    bool split;                     /* others of it went on and left these behind */
    bool told;                      /* that nobody of the active faction leads it was found when it marched */
    bool guessed;                   /* the record leaves its way open: this is one that it may have gone */
    int8_t water;                   /* the zone crossed, or -1 */
    int step;                       /* that changed it last */
} inv_leg;

typedef struct inv_battle {
    int16_t area;                          /* -1: none */
    int16_t won;                           /* where a battle has just been won, or -1 */
    int8_t next, rolled;                   /* who rolls next, who rolled last; INV_NOBODY */
    bool due;                              /* results of a roll are being carried out */
    bool dice;                             /* its dice are known */
    bool assumed;                          /* no line tells of it, its results alone do */
    bool kentucky, brock;                  /* cards in play when it was rolled */
    bool pre;                              /* it was a special's roll before the battle */
    bool adrift;                           /* the record fights where nobody is known to stand */
    uint8_t face[INV_FACES][INV_FACTIONS]; /* of the last roll */
    uint8_t there[INV_FACTIONS];           /* units when it was rolled */
    uint8_t dice_of[INV_FACTIONS];         /* dice of it told so far */
    uint8_t lost[INV_FACTIONS], fled[INV_FACTIONS], gone[INV_FACTIONS];
    int rolled_at, lost_at, fled_at; /* steps */
} inv_battle;

typedef struct inv_state {
    inv_area area[INV_AREAS];
    inv_card card[INV_CARDS];
    uint8_t fled[INV_FACTIONS];
    int16_t elsewhere[INV_FACTIONS];                           /* units that a stated reserve puts out of
                                                                  account */
    bool reserve_stated[INV_FACTIONS];                         /* and nothing has been done since */
    int8_t hand[INV_FACTIONS], deck[INV_FACTIONS];             /* cards; -1: the record does not tell */
    bool hand_astray[INV_FACTIONS], fled_astray[INV_FACTIONS]; /* a count was found not to agree */
    int8_t player[INV_FACTIONS];                               /* 0: not told */
    uint8_t set_up[2][INV_AREAS][INV_FACTIONS]; /* units set up so far: printed; added or listed */
    int set_up_step[2][INV_AREAS];              /* the last step that did, or 0 */
    int seated_step;                            /* the last line that seated players, or 0 */
    bool setting_up;                            /* no phase has begun since then */
    uint8_t placed[INV_FACTIONS];               /* free units of the campaign */
    int8_t scenario, turn;
    uint8_t done;              /* factions that have had their phase, one bit each */
    int8_t active;             /* faction, or -1 */
    bool phases_shown;         /* each by a cube out of the bag */
    bool done_unknown;         /* others may have had their phase in this turn, too */
    bool stated, over;         /* stated: the phase began before the record */
    bool played_on;            /* this phase began though the game was over, which was found then */
    int drew_at;               /* the step that drew last in this phase, or 0 */
    bool drew, ambush;         /* in this phase: cards were drawn; units fell to an ambush */
    bool thrown;               /* and dice */
    uint8_t stage, from_stage; /* inv_stage; from_stage: where a stated phase was taken up */
    uint8_t nphase;
    int16_t movement, second; /* the movement card of the phase, and one too many; or -1 */
    uint8_t specials;
    uint8_t recruited[INV_AREAS], back[INV_AREAS]; /* recruits and fled units of the active
                                                      faction that came in this phase */
    uint8_t extra;
    bool native_way[2][INV_AREAS];    /* where John Norton has sent a unit; out of where War
                                         Cry has called one */
    int16_t pursuit_from, pursuit_to; /* of the army that William Harrison leads on, or -1 */
    bool pursuit_led, working;        /* it has a blue unit; a special has begun its work */
    int pursuit_step;
    int8_t boat_water;
    int16_t boat_to;
    uint8_t nlegs;
    int8_t last;  /* the leg whose army marched last, or -1 */
    bool marched; /* movement is over, and what was due by then has been judged */
    bool crowded; /* that too many armies marched was found when they did */
    bool another; /* a line may have meant other units than it was taken for */
    inv_leg leg[INV_LEGS];
    inv_battle battle;
} inv_state;

typedef int inv_units[INV_FACTIONS]; /* how many of each faction */

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

#endif
