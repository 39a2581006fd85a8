/* kinds.h - the data of 1812: The Invasion of Canada: what kinds of thing there
 * are, and their attributes. ORDER: the enums index the tables in kinds.c. */
#ifndef UMPIRE_INVASION_KINDS_H
#define UMPIRE_INVASION_KINDS_H

#include "core/core.h"

typedef enum inv_side { INV_US, INV_BR, INV_NOBODY } inv_side;
/* The five factions, by the role that the data give them; ORDER:
 * inv_role_words. */
typedef enum inv_faction { INV_F_AR, INV_F_AM, INV_F_BR, INV_F_CM, INV_F_NA, INV_FACTIONS } inv_faction;

typedef enum inv_kind {
    IK_FACTION, /* the five colours (1.0) */
    IK_AREA,    /* areas of the board (1.1) */
    IK_WATER,   /* light-blue zones (3.2.4) */
    IK_LINK,    /* which areas share a border */
    IK_SHORE,   /* which areas touch which water */
    IK_CARD,    /* sixty cards, twelve a faction */
    IK_SETUP,   /* the unit lists of pages 7 and 8, one row a scenario and area */
    IK_BOX,     /* where cubes and cards lie off the map */
    IK_KINDS
} inv_kind;

/* How many rows of a kind a pack may have: the room in states and maps. */
enum { INV_FACTION_ROWS = INV_FACTIONS + 3, INV_AREAS = 80, INV_WATERS = 12, INV_CARDS = 80 };

enum {
    INV_FAC_ROLE,
    INV_FAC_POOL,
    INV_FAC_DICE,
    INV_FAC_HIT,
    INV_FAC_FLEE,
    INV_FAC_COMMAND,
    INV_FAC_SHOWS_HIT,
    INV_FAC_SHOWS_FLEE,
    INV_FAC_SHOWS_COMMAND,
    INV_FAC_ATTRS
};
/* INV_AREA_MUSTER + f and INV_AREA_PRINTED + f hold the numbers of faction f. */
enum {
    INV_AREA_HOMELAND,
    INV_AREA_OBJECTIVES,
    INV_AREA_MUSTER,
    INV_AREA_PRINTED = INV_AREA_MUSTER + INV_FACTIONS,
    INV_AREA_ROLE = INV_AREA_PRINTED + INV_FACTIONS,
    INV_AREA_CLOSED,
    INV_AREA_X,
    INV_AREA_Y,
    INV_AREA_ATTRS
};
enum { INV_WATER_ROLE, INV_WATER_ATTRS };
enum { INV_LINK_A, INV_LINK_B, INV_LINK_BORDER, INV_LINK_CROSSING, INV_LINK_ATTRS };
enum { INV_SHORE_WATER, INV_SHORE_AREA, INV_SHORE_TOUCHES, INV_SHORE_ATTRS };
enum {
    INV_CARD_FACTION,
    INV_CARD_NUMBER,
    INV_CARD_KIND,
    INV_CARD_ARMIES,
    INV_CARD_AREAS,
    INV_CARD_UNITS,
    INV_CARD_EFFECT,
    INV_CARD_INTRO,
    INV_CARD_1813,
    INV_CARD_ATTRS
};
/* INV_SETUP_N + i: the i-th number as printed; INV_SETUP_COLOUR + f: what faction f
 * gets as the colours are read. */
enum {
    INV_SETUP_SCENARIO,
    INV_SETUP_AREA,
    INV_SETUP_SIDE,
    INV_SETUP_N,
    INV_SETUP_COLOUR = INV_SETUP_N + 3,
    INV_SETUP_ATTRS = INV_SETUP_COLOUR + INV_FACTIONS
};

enum { INV_BOX_ROLE, INV_BOX_FACTION, INV_BOX_ATTRS };

enum { INV_ROLE_MONTREAL, INV_ROLE_ROME, INV_ROLE_ALBANY };  /* bits of INV_AREA_ROLE */
enum { INV_WATER_PLAIN, INV_WATER_HURON };                   /* INV_WATER_ROLE */
enum { INV_BORDER_NONE, INV_BORDER_LAND, INV_BORDER_RIVER }; /* INV_LINK_BORDER */
enum {
    INV_CROSSING_PLAIN,
    INV_CROSSING_PRESCOTT,
    INV_CROSSING_LAWRENCE
}; /* INV_LINK_CROSSING: borders that rulings are about */
typedef enum inv_box_role {
    INV_BOX_RESERVE,
    INV_BOX_FLED,
    INV_BOX_HAND,
    INV_BOX_DECK,
    INV_BOX_PLAYED,
    INV_BOX_BAG,
    INV_BOX_DRAWN /* a cube out of the bag lies here: its faction has its phase */
} inv_box_role;   /* INV_BOX_ROLE */
typedef enum inv_card_kind {
    INV_CK_MOVEMENT,
    INV_CK_WARSHIP,
    INV_CK_BOAT,
    INV_CK_CANOE,
    INV_CK_TRUCE,
    INV_CK_SPECIAL
} inv_card_kind;
typedef enum inv_effect {
    INV_FX_NONE,
    INV_FX_WAR_HAWKS,
    INV_FX_HARRISON,
    INV_FX_BAN,
    INV_FX_FORCED_MARCH,
    INV_FX_KENTUCKY,
    INV_FX_SUPPORT,
    INV_FX_SHARPSHOOTERS,
    INV_FX_TURNCOAT,
    INV_FX_MACKINAC,
    INV_FX_FIFE,
    INV_FX_NAPOLEON,
    INV_FX_BROCK,
    INV_FX_AMBUSH,
    INV_FX_BILLY_GREEN,
    INV_FX_TRAINING,
    INV_FX_SECORD,
    INV_FX_BRANT,
    INV_FX_TECUMSEH,
    INV_FX_NORTON,
    INV_FX_WAR_CRY,
    INV_FX_EFFECTS
} inv_effect; /* INV_CARD_EFFECT */
typedef enum inv_scenario { INV_SC_INTRO, INV_SC_CAMPAIGN, INV_SC_1813, INV_SC_NONE } inv_scenario;

static inline int inv_side_of(int f)
{
    return f <= INV_F_AM ? INV_US : INV_BR;
}
static inline bool inv_is_regular(int f)
{
    return f == INV_F_AR || f == INV_F_BR;
}

extern const um_kind inv_kinds[IK_KINDS];
extern const char *const inv_sides[], *const inv_side_names[], *const inv_scenario_words[],
                                                                   *const inv_owner_words[];

#endif
