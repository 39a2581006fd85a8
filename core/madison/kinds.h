/* kinds.h - the data of Mr. Madison's War: what kinds of thing there are, and their attributes.
 * ORDER: the enums index the tables in kinds.c. */
#ifndef UMPIRE_MADISON_KINDS_H
#define UMPIRE_MADISON_KINDS_H

#include "core/core.h"

typedef enum mad_side { MAD_US, MAD_BR, MAD_NOBODY } mad_side;

typedef enum mad_kind {
    MK_SPACE, /* towns on the map (2.1) */
    MK_LAKE,  /* lakes; their control boxes are places (2.4) */
    MK_BOX,   /* every other place: transit, eliminated, captured, off map, holding ... */
    MK_LINK,  /* paths between spaces (2.2) */
    MK_UNIT,  /* land units (3.1) */
    MK_LEADER,
    MK_SHIP,
    MK_CARD,
    MK_LAND_CRT,   /* one row a modified roll: id is the roll */
    MK_NAVAL_CRT,  /* likewise */
    MK_ODDS,       /* one row a ratio: id such as "3:1", "1:2" */
    MK_NAVAL_LOSS, /* the victor's own losses, one row a die */
    MK_ENTRY,      /* spaces where a piece may also enter, beside its own entry */
    MK_SETUP,      /* where pieces begin a scenario */
    MK_KINDS
} mad_kind;

enum {
    SPACE_TERRITORY,
    SPACE_VALUE,
    SPACE_TERRAIN,
    SPACE_LAKE,
    SPACE_BASE,
    SPACE_BASE_FROM,
    SPACE_FORT,
    SPACE_FORT_CLASS,
    SPACE_FORT_WHEN,
    SPACE_SOURCE,
    SPACE_REINFORCEMENT,
    SPACE_ROLE,
    SPACE_X,
    SPACE_Y,
    SPACE_ATTRS
};
enum { LAKE_ROLE, LAKE_TRANSIT, LAKE_ATTRS }; /* LAKE_TRANSIT: joined to the transit box (2.5) */
enum { BOX_ROLE, BOX_SIDE, BOX_YEAR, BOX_ATTRS };
enum { NO_YEAR = 3 }; /* BOX_YEAR, behind the three of the cards */
enum { LINK_A, LINK_B, LINK_PATH, LINK_ATTRS };
enum {
    UNIT_SIDE,
    UNIT_TYPE,
    UNIT_CLASS,
    UNIT_CF,
    UNIT_REDUCED_CF,
    UNIT_STEPS,
    UNIT_DRAGOON,
    UNIT_SPECIAL,
    UNIT_ARRIVAL,
    UNIT_ENTRY,
    UNIT_CARD,
    UNIT_ATTRS
};
enum {
    LEADER_SIDE,
    LEADER_NAVAL,
    LEADER_COMMAND,
    LEADER_MODIFIER,
    LEADER_STARS,
    LEADER_LAKE,
    LEADER_LAKE2,
    LEADER_ARRIVAL,
    LEADER_ENTRY,
    LEADER_REVERSE,
    LEADER_ROLE,
    LEADER_ATTRS
};
enum {
    SHIP_SIDE,
    SHIP_TYPE,
    SHIP_CLASS,
    SHIP_LAKE,
    SHIP_TURN,
    SHIP_BASE,
    SHIP_FREE,
    SHIP_ENTRY,
    SHIP_YORK,
    SHIP_COST,
    SHIP_ATTRS
};
enum {
    CARD_YEAR,
    CARD_OPV,
    CARD_EVENT_SIDE,
    CARD_USES,
    CARD_VP,
    CARD_VP_SIDE,
    CARD_ROLE,
    CARD_DRM,
    CARD_DRM_ALL,
    CARD_EFFECT_KNOWN,
    CARD_SPACE,
    CARD_UNIT,
    CARD_TITLE,
    CARD_EXCUSES,
    CARD_ATTRS
};
/* Bits of CARD_EXCUSES: rules that the card's text sets aside (8.27); ORDER: excuse_words in kinds.c. */
enum { EXCUSE_MOVEMENT, EXCUSE_STOPS, EXCUSE_SECOND_ATTACK, EXCUSE_LAKE_CONTROL, EXCUSE_COMMAND, EXCUSES };
enum { CRT_RESULT, CRT_ATTRS };
enum { NCRT_ATTACKER, NCRT_DEFENDER, NCRT_WINNER, NCRT_ATTRS };
enum { ODDS_DRM, ODDS_ATTRS };
enum { NLOSS_STEPS, NLOSS_ATTRS };
enum { ENTRY_PIECE, ENTRY_SPACE, ENTRY_ATTRS };
enum { SETUP_SCENARIO, SETUP_PIECE, SETUP_PLACE, SETUP_REDUCED, SETUP_ATTRS };

typedef enum mad_terrain { CLEAR, FOREST } mad_terrain;
typedef enum mad_base { BASE_NONE, BASE_PRIMARY, BASE_BACKUP } mad_base;
typedef enum mad_fort_when { FORT_NONE, FORT_ALWAYS, FORT_1812B, FORT_EVENT } mad_fort_when;
typedef enum mad_path { PATH_NONE, PATH_ROAD, PATH_TRAIL, PATH_INVASION } mad_path; /* cost = index (9.2) */
typedef enum mad_unit_type { REGULAR, MILITIA, INDIAN } mad_unit_type;
typedef enum mad_class { CLASS_NONE, CLASS_C, CLASS_B, CLASS_A } mad_class; /* better is higher (3.12) */
typedef enum mad_ship_type { SCHOONER, SLOOP, BRIG, CORVETTE, FRIGATE, SHIP_OF_THE_LINE } mad_ship_type;

/* Roles: how special rules reach the map and the pieces without naming them. Bits of SPACE_ROLE. */
enum { ROLE_MONTREAL, ROLE_QUEBEC, ROLE_MACKINAC, ROLE_ST_JOSEPH, ROLE_YORK };
enum { LAKE_PLAIN, LAKE_ERIE, LAKE_HURON }; /* LAKE_ROLE: 2.5, 2.6, 4.34 */
enum {
    BOX_PLAIN,
    BOX_TRANSIT,
    BOX_OFF_MAP,
    BOX_ELIMINATED,
    BOX_CAPTURED,
    BOX_DELAYED,
    BOX_HELD,
    BOX_HAND,
    BOX_DECK,
    BOX_DISCARD,
    BOX_UNBUILT,
    BOX_REMOVED,
    BOX_PREWAR_DECK
};                                                            /* BOX_ROLE */
enum { UNIT_PLAIN, UNIT_LC_MILITIA, UNIT_NWC, UNIT_SHAWNEE }; /* UNIT_SPECIAL: 3.63, 3.61, 3.54 */
enum { LEADER_PLAIN, LEADER_BROCK, LEADER_TECUMSEH };         /* LEADER_ROLE */
enum {
    USE_EVENT,
    USE_OPERATIONS,
    USE_BATTLE,
    USE_REACTION,
    USE_CAMPAIGN,
    USE_WINTER
}; /* bits of CARD_USES */
enum {
    CARD_PLAIN,
    CARD_DOW,
    CARD_DEATH_OF_BROCK,
    CARD_GHENT,
    CARD_NEW_ORLEANS,
    CARD_HEAVY_RAINS,
    CARD_CONTRARY_WINDS,
    CARD_BROCK_AND_TECUMSEH,
    CARD_FORT,
    CARD_DESTROY_TOWN,
    CARD_DESTROY_BASE,
    CARD_EVENT_UNIT,
    CARD_POINTS
}; /* CARD_ROLE */
typedef enum mad_result {
    RES_NONE,
    RES_AR,
    RES_AR1,
    RES_AR2,
    RES_DR,
    RES_DR1,
    RES_DR2,
    RES_EX,
    RES_NINE
} mad_result;
typedef enum mad_naval_result {
    NAV_LOSS_ROLL,
    NAV_STEP_0,
    NAV_STEP_1,
    NAV_STEP_2,
    NAV_LEAD_STRIKES,
    NAV_FLEET_STRIKES
} mad_naval_result;

/* Turns are counted from Spring-Summer 1812 = 0: spring-summer, summer-autumn, winter of each year;
 * -1 is the time before the war. */
enum { SPRING, AUTUMN, WINTER };
static inline int mad_year(int turn)
{
    return 1812 + turn / 3;
}
static inline int mad_season(int turn)
{
    return turn % 3;
}
enum { MAD_TURNS = 9, MAD_BY_EVENT = 9, MAD_BY_REPLACEMENT = 10, MAD_NEVER = 11 };

extern const um_kind mad_kinds[MK_KINDS];
extern const char *const mad_sides[], *const mad_side_names[];
extern const char
    *const mad_turn_words[]; /* "1812a", "1812b", "1812w", "1813a" ... "event", "replacement", "never" */
extern const char *const mad_class_words[], *const mad_result_words[], *const mad_season_words[];

#endif
