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

/* How many rows of a kind a pack may have: the room in states and maps. */
enum {
    MAD_SPACES = 128,
    MAD_LAKES = 8,
    MAD_BOXES = 48,
    MAD_LINKS = 512,
    MAD_UNITS = 192,
    MAD_LEADERS = 64,
    MAD_SHIPS = 160,
    MAD_CARDS = 224
};

enum {
    MAD_SPACE_TERRITORY,
    MAD_SPACE_VALUE,
    MAD_SPACE_TERRAIN,
    MAD_SPACE_LAKE,
    MAD_SPACE_BASE,
    MAD_SPACE_BASE_FROM,
    MAD_SPACE_FORT,
    MAD_SPACE_FORT_CLASS,
    MAD_SPACE_FORT_WHEN,
    MAD_SPACE_SOURCE,
    MAD_SPACE_REINFORCEMENT,
    MAD_SPACE_ROLE,
    MAD_SPACE_X,
    MAD_SPACE_Y,
    MAD_SPACE_ATTRS
};
enum {
    MAD_LAKE_ROLE,
    MAD_LAKE_TRANSIT,
    MAD_LAKE_ATTRS
}; /* MAD_LAKE_TRANSIT: joined to the transit box (2.5) */
enum { MAD_BOX_ROLE, MAD_BOX_SIDE, MAD_BOX_YEAR, MAD_BOX_ATTRS };
enum { MAD_NO_YEAR = 3 }; /* MAD_BOX_YEAR, behind the three of the cards */
enum { MAD_LINK_A, MAD_LINK_B, MAD_LINK_PATH, MAD_LINK_ATTRS };
enum {
    MAD_UNIT_SIDE,
    MAD_UNIT_TYPE,
    MAD_UNIT_CLASS,
    MAD_UNIT_CF,
    MAD_UNIT_REDUCED_CF,
    MAD_UNIT_STEPS,
    MAD_UNIT_DRAGOON,
    MAD_UNIT_SPECIAL,
    MAD_UNIT_ARRIVAL,
    MAD_UNIT_ENTRY,
    MAD_UNIT_CARD,
    MAD_UNIT_ATTRS
};
enum {
    MAD_LEADER_SIDE,
    MAD_LEADER_NAVAL,
    MAD_LEADER_COMMAND,
    MAD_LEADER_MODIFIER,
    MAD_LEADER_STARS,
    MAD_LEADER_LAKE,
    MAD_LEADER_LAKE2,
    MAD_LEADER_ARRIVAL,
    MAD_LEADER_ENTRY,
    MAD_LEADER_REVERSE,
    MAD_LEADER_ROLE,
    MAD_LEADER_ATTRS
};
enum {
    MAD_SHIP_SIDE,
    MAD_SHIP_TYPE,
    MAD_SHIP_CLASS,
    MAD_SHIP_LAKE,
    MAD_SHIP_TURN,
    MAD_SHIP_BASE,
    MAD_SHIP_FREE,
    MAD_SHIP_ENTRY,
    MAD_SHIP_YORK,
    MAD_SHIP_COST,
    MAD_SHIP_ATTRS
};
enum {
    MAD_CARD_YEAR,
    MAD_CARD_OPV,
    MAD_CARD_EVENT_SIDE,
    MAD_CARD_USES,
    MAD_CARD_VP,
    MAD_CARD_VP_SIDE,
    MAD_CARD_ROLE,
    MAD_CARD_DRM,
    MAD_CARD_DRM_ALL,
    MAD_CARD_EFFECT_KNOWN,
    MAD_CARD_SPACE,
    MAD_CARD_UNIT,
    MAD_CARD_TITLE,
    MAD_CARD_EXCUSES,
    MAD_CARD_ATTRS
};
/* Bits of MAD_CARD_EXCUSES: rules that the card's text sets aside (8.27); ORDER: excuse_words in kinds.c. */
enum {
    MAD_EXCUSE_MOVEMENT,
    MAD_EXCUSE_STOPS,
    MAD_EXCUSE_SECOND_ATTACK,
    MAD_EXCUSE_LAKE_CONTROL,
    MAD_EXCUSE_COMMAND,
    MAD_EXCUSES
};
enum { MAD_CRT_RESULT, MAD_CRT_ATTRS };
enum { MAD_NCRT_ATTACKER, MAD_NCRT_DEFENDER, MAD_NCRT_WINNER, MAD_NCRT_ATTRS };
enum { MAD_ODDS_DRM, MAD_ODDS_ATTRS };
enum { MAD_NLOSS_STEPS, MAD_NLOSS_ATTRS };
enum { MAD_ENTRY_PIECE, MAD_ENTRY_SPACE, MAD_ENTRY_ATTRS };
enum { MAD_SETUP_SCENARIO, MAD_SETUP_PIECE, MAD_SETUP_PLACE, MAD_SETUP_REDUCED, MAD_SETUP_ATTRS };

typedef enum mad_terrain { MAD_CLEAR, MAD_FOREST } mad_terrain;
typedef enum mad_base { MAD_BASE_NONE, MAD_BASE_PRIMARY, MAD_BASE_BACKUP } mad_base;
typedef enum mad_fort_when { MAD_FORT_NONE, MAD_FORT_ALWAYS, MAD_FORT_1812B, MAD_FORT_EVENT } mad_fort_when;
typedef enum mad_path {
    MAD_PATH_NONE,
    MAD_PATH_ROAD,
    MAD_PATH_TRAIL,
    MAD_PATH_INVASION
} mad_path; /* cost = index (9.2) */
typedef enum mad_unit_type { MAD_REGULAR, MAD_MILITIA, MAD_INDIAN } mad_unit_type;
typedef enum mad_class {
    MAD_CLASS_NONE,
    MAD_CLASS_C,
    MAD_CLASS_B,
    MAD_CLASS_A
} mad_class; /* better is higher (3.12) */
typedef enum mad_ship_type {
    MAD_SCHOONER,
    MAD_SLOOP,
    MAD_BRIG,
    MAD_CORVETTE,
    MAD_FRIGATE,
    MAD_SHIP_OF_THE_LINE
} mad_ship_type;

/* Roles: how special rules reach the map and the pieces without naming them. Bits of MAD_SPACE_ROLE. */
enum { MAD_ROLE_MONTREAL, MAD_ROLE_QUEBEC, MAD_ROLE_MACKINAC, MAD_ROLE_ST_JOSEPH, MAD_ROLE_YORK };
enum { MAD_LAKE_PLAIN, MAD_LAKE_ERIE, MAD_LAKE_HURON }; /* MAD_LAKE_ROLE: 2.5, 2.6, 4.34 */
enum {
    MAD_BOX_PLAIN,
    MAD_BOX_TRANSIT,
    MAD_BOX_OFF_MAP,
    MAD_BOX_ELIMINATED,
    MAD_BOX_CAPTURED,
    MAD_BOX_DELAYED,
    MAD_BOX_HELD,
    MAD_BOX_HAND,
    MAD_BOX_DECK,
    MAD_BOX_DISCARD,
    MAD_BOX_UNBUILT,
    MAD_BOX_REMOVED,
    MAD_BOX_PREWAR_DECK
}; /* MAD_BOX_ROLE */
enum {
    MAD_UNIT_PLAIN,
    MAD_UNIT_LC_MILITIA,
    MAD_UNIT_NWC,
    MAD_UNIT_SHAWNEE
};                                                                /* MAD_UNIT_SPECIAL: 3.63, 3.61, 3.54 */
enum { MAD_LEADER_PLAIN, MAD_LEADER_BROCK, MAD_LEADER_TECUMSEH }; /* MAD_LEADER_ROLE */
enum {
    MAD_USE_EVENT,
    MAD_USE_OPERATIONS,
    MAD_USE_BATTLE,
    MAD_USE_REACTION,
    MAD_USE_CAMPAIGN,
    MAD_USE_WINTER
}; /* bits of MAD_CARD_USES */
enum {
    MAD_CARD_PLAIN,
    MAD_CARD_DOW,
    MAD_CARD_DEATH_OF_BROCK,
    MAD_CARD_GHENT,
    MAD_CARD_NEW_ORLEANS,
    MAD_CARD_HEAVY_RAINS,
    MAD_CARD_CONTRARY_WINDS,
    MAD_CARD_BROCK_AND_TECUMSEH,
    MAD_CARD_FORT,
    MAD_CARD_DESTROY_TOWN,
    MAD_CARD_DESTROY_BASE,
    MAD_CARD_EVENT_UNIT,
    MAD_CARD_POINTS
}; /* MAD_CARD_ROLE */
typedef enum mad_result {
    MAD_RES_NONE,
    MAD_RES_AR,
    MAD_RES_AR1,
    MAD_RES_AR2,
    MAD_RES_DR,
    MAD_RES_DR1,
    MAD_RES_DR2,
    MAD_RES_EX,
    MAD_RES_NINE
} mad_result;
typedef enum mad_naval_result {
    MAD_NAV_LOSS_ROLL,
    MAD_NAV_STEP_0,
    MAD_NAV_STEP_1,
    MAD_NAV_STEP_2,
    MAD_NAV_LEAD_STRIKES,
    MAD_NAV_FLEET_STRIKES
} mad_naval_result;

/* Turns are counted from Spring-Summer 1812 = 0: spring-summer, summer-autumn, winter of each year;
 * -1 is the time before the war. */
enum { MAD_NO_SEASON = -1, MAD_SPRING, MAD_AUTUMN, MAD_WINTER }; /* none: before the war, or not told */
static inline int mad_year(int turn)
{
    return 1812 + turn / 3;
}
static inline int mad_season(int turn)
{
    return turn < 0 ? MAD_NO_SEASON : turn % 3;
}
enum { MAD_TURNS = 9, MAD_BY_EVENT = 9, MAD_BY_REPLACEMENT = 10, MAD_NEVER = 11 };

extern const um_kind mad_kinds[MK_KINDS];
extern const char *const mad_sides[], *const mad_side_names[];
extern const char
    *const mad_turn_words[]; /* "1812a", "1812b", "1812w", "1813a" ... "event", "replacement", "never" */
extern const char *const mad_class_words[], *const mad_result_words[], *const mad_season_words[];

#endif
