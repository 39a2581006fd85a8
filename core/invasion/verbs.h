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

enum { NOW_TURN, NOW_FACTION, NOW_SCENARIO, NOW_STEP, NOW_DONE, NOW_OVER };
enum { AT_AREA, AT_UNITS };
enum { HELD_UNITS }; /* fled, reserve, placed */
enum { MUSTERED_AREA, MUSTERED_N, MUSTERED_BACK, MUSTERED_EXTRA };
enum { MARCHED_UNITS, MARCHED_PATH, MARCHED_VIA, MARCHED_AREAS, MARCHED_ARMY };
enum { FOUGHT_AREAS, FOUGHT_WON };
enum { CONTROL_AREA, CONTROL_SIDE };
enum { HAND_FACTION, HAND_COUNT, HAND_CARDS }; /* also deal, deck, draw, redraw */
enum { DECK_LEFT_FACTION, DECK_LEFT_N };
enum { CARDS_CARDS }; /* played, in-play, spent */
enum { FIGHT_AREA, FIGHT_NEXT };
enum { UNKNOWN_AREAS };
enum { ASSIGN_WHO }; /* also seats */
enum { SETUP_FROM, SETUP_WHERE, SETUP_UNITS };
enum { PLACE_AREA, PLACE_UNITS }; /* also drop, pick-up, add, eliminate, recruit ... */
enum { KEEP_FACTION };
enum { SHOW_FACTION, SHOW_TO };
enum { BAG_FACTIONS };
enum { TURN_NUMBER };
enum { PHASE_FACTION, PHASE_INDEX };
enum { END_SCORE, END_WINNER };
enum { MARKER_AREA, MARKER_SIDE, MARKER_NUMBER };
enum { NOTE_TEXT };
enum { PLAY_CARD, PLAY_AT, PLAY_FACTION }; /* the first two also aimed, target */
enum { MOVE_UNITS, MOVE_PATH, MOVE_VIA };  /* boat has a water zone; also pursue */
enum { CANOE_FROM, CANOE_TO, CANOE_VIA, CANOE_UNITS };
enum { SWAP_AREA, SWAP_FROM, SWAP_TO };
enum { ELIMINATE_BY = PLACE_UNITS + 1 };
enum { PRE_FACES, PRE_CARD };
enum { NORTON_FROM, NORTON_TO };
enum { WARCRY_TO, WARCRY_FROM };
enum { BATTLE_AREA };
enum { ROLL_FACES, ROLL_SIDE };
enum { LOSE_UNITS, LOSE_TO, LOSE_BY };
enum { FLEE_UNITS };
enum { RETREAT_UNITS, RETREAT_TO, RETREAT_HOW };
enum { WON_SIDE };

typedef enum inv_step { ST_SETUP, ST_RECRUIT, ST_MOVE, ST_BATTLE, ST_DRAW, ST_OVER } inv_step;
enum { FROM_PRINTED, FROM_ADDED, FROM_LISTED };
typedef enum inv_face { FACE_HIT, FACE_FLEE, FACE_COMMAND, FACES } inv_face;
enum { WINNER_US, WINNER_BR, WINNER_DRAW };
enum { LOST_TO_RESERVE, LOST_TO_FLED };
enum { BY_LAND, BY_WATER };

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
