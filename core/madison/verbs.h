/* verbs.h - what a record of Mr. Madison's War can say. Each verb's parameters are an enum of
 * indexes into its table in verbs.c. ORDER: mad_verb and mad_verbs[]; mad_query and mad_queries[]. */
#ifndef UMPIRE_MADISON_VERBS_H
#define UMPIRE_MADISON_VERBS_H

#include "core/madison/kinds.h"

typedef enum mad_verb {
    /* positions: stated, never judged */
    MV_NOW,
    MV_AT,
    MV_SCORE,
    MV_LAKE,
    MV_MARKER_ON,
    MV_FORT,
    MV_DEPOT_ON,
    MV_DESTROYED,
    MV_BASE_LOST,
    MV_HAND,
    MV_HELD,
    MV_FIRST,
    MV_LEDGER,
    MV_OUT,
    MV_STATUS,
    MV_UNCLEAR,
    MV_HIDDEN,
    MV_READINGS,
    /* frame */
    MV_PHASE,
    MV_TURN,
    MV_FIRST_PLAYER,
    MV_VP,
    MV_DECK,
    MV_DEAL,
    MV_NOTE,
    /* before the war */
    MV_PREWAR_DRAW,
    MV_PREWAR_KEEP,
    MV_PREWAR_PLAY,
    MV_DOW,
    MV_PREWAR_DEAL,
    /* cards */
    MV_HOLD,
    MV_PLAY,
    MV_DECLARE,
    MV_BATTLE_CARD,
    MV_REACTION,
    MV_DISCARD,
    MV_HAND_ENDS,
    /* land movement */
    MV_MOVE,
    MV_PICK_UP,
    MV_DROP_OFF,
    MV_CROSS,
    MV_STOP,
    MV_RETREAT_BEFORE,
    MV_STAND,
    MV_FORCED_RETREAT,
    MV_FLEE,
    /* land combat */
    MV_COMBAT,
    MV_LEAD,
    MV_COMMANDER,
    MV_ROUND,
    MV_LOSS,
    MV_RETREAT,
    MV_DISPLACE,
    MV_LEADER_FATE,
    MV_SURRENDER,
    MV_COMBAT_END,
    /* naval */
    MV_EMBARK,
    MV_SAIL,
    MV_DISEMBARK,
    MV_LAND,
    MV_NAVAL_COMBAT,
    MV_NAVAL_LEAD,
    MV_NAVAL_ROUND,
    MV_NAVAL_LOSS,
    MV_NAVAL_RETREAT,
    MV_NAVAL_RETURN,
    MV_LAKE_CONTROL,
    MV_WITHDRAW,
    MV_FLEET_WITHDRAW,
    MV_FLEET_RETURN,
    /* reinforcement, shipyard, winter */
    MV_REINFORCE,
    MV_DELAY,
    MV_BLOCKED,
    MV_ARRIVAL_ATTACK,
    MV_LEADER_ENTER,
    MV_BUILD,
    MV_REPAIR,
    MV_RESTORE,
    MV_DEPOT,
    MV_ATTRITION,
    MV_WINTER_REPAIR,
    MV_DEPOTS_OFF,
    /* events and endings */
    MV_EVENT,
    MV_DESTROY_TOWN,
    MV_DESTROY_BASE,
    MV_DEPOT_LOST,
    MV_YEAR_END,
    MV_GHENT,
    MV_NEW_ORLEANS,
    MV_GAME_END,
    MV_INSTANT_VICTORY,
    MV_RESIGN,
    MV_VERBS
} mad_verb;

/* parameters, by verb */
enum { NOW_YEAR, NOW_SEASON, NOW_SIDE, NOW_PHASE, NOW_PLAY };
enum { AT_PLACE, AT_PIECES, AT_UNPLAYED, AT_MENDED };
enum { SCORE_VP, SCORE_MARKER };
enum { LAKE_LAKE, LAKE_SIDE };
enum { FORT_SPACE, FORT_SIDE };
enum { DEPOT_SPACE, DEPOT_SIDE };
enum { DESTROYED_WHAT, DESTROYED_SPACE };
enum { BASE_LOST_SPACE, BASE_LOST_YEAR, BASE_LOST_KIND };
enum { HAND_SIDE, HAND_COUNT, HAND_CARDS, HAND_ALL };
enum { FIRST_SIDE };
enum { LEDGER_OBJECT, LEDGER_POINTS };
enum { OUT_PIECES, OUT_WHY, OUT_UNPLAYED, OUT_MENDED };
enum { STATUS_WHAT, STATUS_PIECES, STATUS_SIDE, STATUS_N };
enum { PHASE_NAME };
enum { TURN_SEASON, TURN_YEAR };
enum { FIRSTP_SIDE, FIRSTP_US, FIRSTP_BR, FIRSTP_AGAIN_US, FIRSTP_AGAIN_BR };
enum { VP_NET };
enum { DECK_YEAR, DECK_HOW, DECK_CARDS, DECK_COUNT };
enum { DEAL_SIDE, DEAL_COUNT, DEAL_CARDS, DEAL_DECK };
enum { NOTE_TEXT };
enum { PDRAW_SIDE, PDRAW_CARD, PDRAW_COUNT };
enum { DOW_SIDE, DOW_NUMBER };
enum { HOLD_SIDE, HOLD_CARD };
enum {
    PLAY_CARD,
    PLAY_MODE,
    PLAY_WHO,
    PLAY_SECOND,
    PLAY_SECOND_AT,
    PLAY_VALUE,
    PLAY_SIDE,
    PLAY_SPACE,
    PLAY_UNITS
};
enum { DECLARE_TARGETS };
enum { BCARD_CARD, BCARD_SIDE, BCARD_DRM, BCARD_ROUND };
enum { REACT_CARD, REACT_SIDE, REACT_AGAINST, REACT_SPACE };
enum { DISCARD_SIDE, DISCARD_CARD, DISCARD_COUNT };
enum { HANDEND_SIDE };
enum { MOVE_PIECES, MOVE_PATH, MOVE_LEADER, MOVE_COST };
enum { PICK_PIECES, PICK_SPACE, PICK_LEADER };
enum { CROSS_UNITS, CROSS_TO };
enum { STOP_SPACE };
enum { RB_PIECES, RB_TO, RB_BY, RB_SHIPS, RB_LOST, RB_FLIPPED };
enum { STAND_SIDE, STAND_SPACE };
enum { FLEE_SHIPS, FLEE_TO };
enum { COMBAT_SPACE, COMBAT_ATTACKERS, COMBAT_DEFENDERS, COMBAT_FROM };
enum { LEAD_SIDE, LEAD_UNIT, LEAD_CLASS };
enum { CMDR_SIDE, CMDR_LEADER };
enum { ROUND_DICE, ROUND_DRM, ROUND_RESULT, ROUND_NUMBER };
enum { LOSS_SIDE, LOSS_UNITS };
enum { RETREAT_PIECES, RETREAT_TO, RETREAT_BY, RETREAT_SHIPS, RETREAT_LOST, RETREAT_FLIPPED };
enum { DISPLACE_PIECES, DISPLACE_TO };
enum { FATE_LEADER, FATE_HOW, FATE_TO };
enum { SURRENDER_PIECES };
enum { CEND_SIDE };
enum { EMBARK_PIECES, EMBARK_SPACE, EMBARK_SHIPS };
enum { SAIL_PIECES, SAIL_PATH, SAIL_CARRYING, SAIL_LEADER };
enum { DISEMBARK_PIECES, DISEMBARK_SPACE, DISEMBARK_SHIPS };
enum { NCOMBAT_LAKE, NCOMBAT_ATTACKERS, NCOMBAT_DEFENDERS };
enum { NROUND_DIE, NROUND_DRM, NROUND_RESULT, NROUND_SECOND };
enum { NRETURN_LEADER, NRETURN_SPACE };
enum { REINF_PIECES, REINF_SPACE, REINF_SIDE };
enum { BUILD_SHIP, BUILD_BASE };
enum { REPAIR_SHIPS };
enum { RESTORE_UNITS };
enum { MAKE_DEPOT_SPACE, MAKE_DEPOT_SIDE };
enum { ATTR_SPACE, ATTR_UNITS };
enum { EVENT_WHAT, EVENT_PIECES, EVENT_SPACE, EVENT_POINTS, EVENT_SIDE };
enum { DTOWN_SPACE };
enum { GHENT_SIDE, GHENT_CARDS };
enum { NORLEANS_MODE, NORLEANS_HELD };
enum { GEND_WHY };
enum { IVICTORY_SIDE };

typedef enum mad_query {
    MQ_COST,
    MQ_ALLOWANCE,
    MQ_LIMIT,
    MQ_SUPPLY,
    MQ_CONTROL,
    MQ_LAKE,
    MQ_CF,
    MQ_RATIO,
    MQ_DRM,
    MQ_ROLL,
    MQ_RESULT,
    MQ_CLASS,
    MQ_VP,
    MQ_POSITION,
    MQ_FACE,
    MQ_HAND,
    MQ_ROOM,
    MQ_ATTRITION,
    MQ_CAPACITY,
    MQ_FRIENDLY,
    MQ_FORT,
    MQ_BASE,
    MQ_DEPOT,
    MQ_DUE,
    MQ_FIRST,
    MQ_LEVEL,
    MQ_STEPS,
    MQ_ADJACENT,
    MQ_RETREAT,
    MQ_SPENT,
    MQ_REGULAR,
    MQ_DETACHMENT,
    MQ_NAVAL_RESULT,
    MQ_TURN,
    MQ_POINTS,
    MQ_SETUP,
    MQ_QUERIES
} mad_query;

/* play modes, phases and other words, in the order of their tables in verbs.c */
typedef enum mad_mode {
    MODE_EVENT,
    MODE_LEADER,
    MODE_UNITS,
    MODE_BUILD,
    MODE_REPAIR,
    MODE_RESTORE,
    MODE_DEPOT,
    MODE_CAMPAIGN,
    MODE_NONE
} mad_mode;
typedef enum mad_phase {
    PHASE_PREWAR,
    PHASE_REINFORCEMENT,
    PHASE_DEAL,
    PHASE_ACTION,
    PHASE_FLEET,
    PHASE_VP_CHECK,
    PHASE_TURN,
    PHASE_WINTER_ACTION,
    PHASE_ATTRITION,
    PHASE_REPAIR,
    PHASE_DEPOTS,
    PHASE_OVER
} mad_phase;
enum { BY_LAND, BY_WATER };
enum { MARK_FULL, MARK_REDUCED, MARK_REMOVED }; /* after a piece: its face, or what it suffered */
enum {
    DRM_TOTAL,
    DRM_ODDS,
    DRM_LEAD,
    DRM_AMPHIBIOUS,
    DRM_FOREST,
    DRM_ROUTE,
    DRM_MONTREAL,
    DRM_PLACE,
    DRM_LEADER,
    DRM_CARD,
    DRM_REGULARS,
    DRM_RATIO,
    DRM_FRIGATE,
    DRM_SMALL
};
enum { SIDE_ATTACK, SIDE_DEFENCE };

extern const um_verb mad_verbs[MV_VERBS];
extern const um_verb mad_queries[MQ_QUERIES];
extern const char *const mad_mode_words[], *const mad_phase_words[], *const mad_drm_words[];

#endif
