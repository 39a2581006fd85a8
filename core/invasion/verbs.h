/* verbs.h - what a record of 1812: The Invasion of Canada can say. Each verb's
 * parameters are an enum of indexes into its table in verbs.c. ORDER: inv_verb
 * and inv_verbs[]; inv_query and inv_queries[]. */
#ifndef UMPIRE_INVASION_VERBS_H
#define UMPIRE_INVASION_VERBS_H

#include "core/invasion/kinds.h"

typedef enum inv_verb {
    /* positions: stated, never judged */
    IV_NOW,
    IV_AT,
    IV_FLED,
    IV_RESERVE,
    IV_CONTROL,
    IV_HAND,
    IV_DECK_LEFT,
    IV_PLAYED,
    IV_IN_PLAY,
    IV_MOVED,
    IV_FIGHT,
    IV_UNKNOWN,
    IV_SEATS,
    IV_PLACED,
    IV_MUSTERED,
    IV_AIMED,
    IV_SPENT,
    IV_MARCHED,
    IV_FOUGHT,
    IV_UNFOUGHT,
    /* setting up */
    IV_ASSIGN,
    IV_SETUP,
    IV_PLACE,
    IV_DECK,
    IV_DEAL,
    IV_KEEP,
    IV_REDRAW,
    IV_SHOW,
    IV_BAG,
    /* frame */
    IV_TURN,
    IV_PHASE,
    IV_END_PHASE,
    IV_END_TURN,
    IV_END_GAME,
    IV_MARKER,
    IV_DRAW,
    IV_NOTE,
    /* recruits */
    IV_RECRUIT,
    IV_EXTRA,
    IV_RETURN,
    /* cards and movement */
    IV_PLAY,
    IV_TARGET,
    IV_MOVE,
    IV_DROP,
    IV_PICK_UP,
    IV_BOAT,
    IV_CANOE,
    IV_PASS_MOVE,
    /* what specials do */
    IV_ADD,
    IV_SWAP,
    IV_ELIMINATE,
    IV_PRE_ROLL,
    IV_NORTON,
    IV_WARCRY,
    IV_PURSUE,
    /* battle */
    IV_BATTLE,
    IV_ROLL,
    IV_LOSE,
    IV_FLEE,
    IV_RETREAT,
    IV_STAY,
    IV_WON,
    IV_VERBS
} inv_verb;

enum { IP_NOW_TURN, IP_NOW_FACTION, IP_NOW_SCENARIO, IP_NOW_STEP, IP_NOW_DONE, IP_NOW_OVER };
enum { IP_AT_AREA, IP_AT_UNITS };
enum { IP_HELD_UNITS }; /* fled, reserve, placed */
enum { IP_MUSTERED_AREA, IP_MUSTERED_N, IP_MUSTERED_BACK, IP_MUSTERED_EXTRA };
enum { IP_MARCHED_UNITS, IP_MARCHED_PATH, IP_MARCHED_VIA, IP_MARCHED_AREAS, IP_MARCHED_ARMY };
enum { IP_FOUGHT_AREAS, IP_FOUGHT_WON };
enum { IP_CONTROL_AREA, IP_CONTROL_SIDE };
enum { IP_HAND_FACTION, IP_HAND_COUNT, IP_HAND_CARDS }; /* also deal, deck, draw, redraw */
enum { IP_DECK_LEFT_FACTION, IP_DECK_LEFT_N };
enum { IP_CARDS_CARDS }; /* played, in-play, spent */
enum { IP_FIGHT_AREA, IP_FIGHT_NEXT };
enum { IP_UNKNOWN_AREAS };
enum { IP_ASSIGN_WHO }; /* also seats */
enum { IP_SETUP_FROM, IP_SETUP_WHERE, IP_SETUP_UNITS };
enum { IP_PLACE_AREA, IP_PLACE_UNITS }; /* also drop, pick-up, add, eliminate, recruit ... */
enum { IP_KEEP_FACTION };
enum { IP_SHOW_FACTION, IP_SHOW_TO };
enum { IP_BAG_FACTIONS };
enum { IP_TURN_NUMBER };
enum { IP_PHASE_FACTION, IP_PHASE_INDEX };
enum { IP_END_SCORE, IP_END_WINNER };
enum { IP_MARKER_AREA, IP_MARKER_SIDE, IP_MARKER_NUMBER };
enum { IP_NOTE_TEXT };
enum { IP_PLAY_CARD, IP_PLAY_AT, IP_PLAY_FACTION }; /* the first two also aimed, target */
enum { IP_MOVE_UNITS, IP_MOVE_PATH, IP_MOVE_VIA };  /* boat has a water zone; also pursue */
enum { IP_CANOE_FROM, IP_CANOE_TO, IP_CANOE_VIA, IP_CANOE_UNITS };
enum { IP_SWAP_AREA, IP_SWAP_FROM, IP_SWAP_TO };
enum { IP_ELIMINATE_BY = IP_PLACE_UNITS + 1 };
enum { IP_PRE_FACES, IP_PRE_CARD };
enum { IP_NORTON_FROM, IP_NORTON_TO };
enum { IP_WARCRY_TO, IP_WARCRY_FROM };
enum { IP_BATTLE_AREA };
enum { IP_ROLL_FACES, IP_ROLL_SIDE };
enum { IP_LOSE_UNITS, IP_LOSE_TO, IP_LOSE_BY };
enum { IP_FLEE_UNITS };
enum { IP_RETREAT_UNITS, IP_RETREAT_TO, IP_RETREAT_HOW };
enum { IP_WON_SIDE };

typedef enum inv_step {
    INV_ST_SETUP,
    INV_ST_RECRUIT,
    INV_ST_MOVE,
    INV_ST_BATTLE,
    INV_ST_DRAW,
    INV_ST_OVER
} inv_step;
enum { IP_FROM_PRINTED, IP_FROM_ADDED, IP_FROM_LISTED };
typedef enum inv_face { INV_FACE_HIT, INV_FACE_FLEE, INV_FACE_COMMAND, INV_FACES } inv_face;
enum { IP_WINNER_US, IP_WINNER_BR, IP_WINNER_DRAW };
enum { IP_LOST_TO_RESERVE, IP_LOST_TO_FLED };
enum { IP_BY_LAND, IP_BY_WATER };

typedef enum inv_query {
    IQ_RESERVE,
    IQ_UNITS,
    IQ_FLED,
    IQ_CONTROL,
    IQ_MARKERS,
    IQ_TRUCES,
    IQ_SCORE,
    IQ_POINTS,
    IQ_HOMELAND,
    IQ_OBJECTIVES,
    IQ_TURN,
    IQ_OVER,
    IQ_WINNER,
    IQ_HAND,
    IQ_ARMIES,
    IQ_CARD,
    IQ_FIRST,
    IQ_DICE,
    IQ_ADJACENT,
    IQ_QUERIES
} inv_query;

extern const um_verb inv_verbs[IV_VERBS];
extern const um_verb inv_queries[IQ_QUERIES];
extern const char *const inv_step_words[];

#endif
