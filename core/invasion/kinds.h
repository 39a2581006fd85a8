/* kinds.h - the data of 1812: The Invasion of Canada: what kinds of thing there
 * are, and their attributes. ORDER: the enums index the tables in kinds.c. */
#ifndef UMPIRE_INVASION_KINDS_H
#define UMPIRE_INVASION_KINDS_H

#include "core/core.h"

typedef enum inv_side { INV_US, INV_BR, INV_NOBODY } inv_side;
/* The five factions, by the role that the data give them; ORDER:
 * inv_role_words. */
typedef enum inv_faction { F_AR, F_AM, F_BR, F_CM, F_NA, INV_FACTIONS } inv_faction;

typedef enum inv_kind {
    IK_FACTION, /* the five colours (1.0) */
    IK_AREA,    /* areas of the board (1.1) */
    IK_WATER,   /* light-blue zones (3.2.4) */
    IK_LINK,    /* which areas share a border */
    IK_SHORE,   /* which areas touch which water */
    IK_CARD,    /* sixty cards, twelve a faction */
    IK_SETUP,   /* the unit lists of pages 7 and 8, one row a scenario and area */
    IK_KINDS
} inv_kind;

enum {
    FAC_ROLE,
    FAC_POOL,
    FAC_DICE,
    FAC_HIT,
    FAC_FLEE,
    FAC_COMMAND,
    FAC_SHOWS_HIT,
    FAC_SHOWS_FLEE,
    FAC_SHOWS_COMMAND,
    FAC_ATTRS
};
/* AREA_MUSTER + f and AREA_PRINTED + f hold the numbers of faction f. */
enum {
    AREA_HOMELAND,
    AREA_OBJECTIVES,
    AREA_MUSTER,
    AREA_PRINTED = AREA_MUSTER + INV_FACTIONS,
    AREA_ROLE = AREA_PRINTED + INV_FACTIONS,
    AREA_CLOSED,
    AREA_X,
    AREA_Y,
    AREA_ATTRS
};
enum { WATER_ROLE, WATER_ATTRS };
enum { LINK_A, LINK_B, LINK_BORDER, LINK_CROSSING, LINK_ATTRS };
enum { SHORE_WATER, SHORE_AREA, SHORE_TOUCHES, SHORE_ATTRS };
enum {
    CARD_FACTION,
    CARD_NUMBER,
    CARD_KIND,
    CARD_ARMIES,
    CARD_AREAS,
    CARD_UNITS,
    CARD_EFFECT,
    CARD_INTRO,
    CARD_1813,
    CARD_ATTRS
};
/* SETUP_N + i: the i-th number as printed; SETUP_COLOUR + f: what faction f
 * gets as the colours are read. */
enum {
    SETUP_SCENARIO,
    SETUP_AREA,
    SETUP_SIDE,
    SETUP_N,
    SETUP_COLOUR = SETUP_N + 3,
    SETUP_ATTRS = SETUP_COLOUR + INV_FACTIONS
};

enum { ROLE_MONTREAL, ROLE_ROME, ROLE_ALBANY };  /* bits of AREA_ROLE */
enum { WATER_PLAIN, WATER_HURON };               /* WATER_ROLE */
enum { BORDER_NONE, BORDER_LAND, BORDER_RIVER }; /* LINK_BORDER */
enum {
    CROSSING_PLAIN,
    CROSSING_PRESCOTT,
    CROSSING_LAWRENCE
}; /* LINK_CROSSING: borders that rulings are about */
typedef enum inv_card_kind { CK_MOVEMENT, CK_WARSHIP, CK_BOAT, CK_CANOE, CK_TRUCE, CK_SPECIAL } inv_card_kind;
typedef enum inv_effect {
    FX_NONE,
    FX_WAR_HAWKS,
    FX_HARRISON,
    FX_BAN,
    FX_FORCED_MARCH,
    FX_KENTUCKY,
    FX_SUPPORT,
    FX_SHARPSHOOTERS,
    FX_TURNCOAT,
    FX_MACKINAC,
    FX_FIFE,
    FX_NAPOLEON,
    FX_BROCK,
    FX_AMBUSH,
    FX_BILLY_GREEN,
    FX_TRAINING,
    FX_SECORD,
    FX_BRANT,
    FX_TECUMSEH,
    FX_NORTON,
    FX_WAR_CRY,
    FX_EFFECTS
} inv_effect; /* CARD_EFFECT */
typedef enum inv_scenario { SC_INTRO, SC_CAMPAIGN, SC_1813, SC_NONE } inv_scenario;

static inline int inv_side_of(int f)
{
    return f <= F_AM ? INV_US : INV_BR;
}
static inline bool inv_is_regular(int f)
{
    return f == F_AR || f == F_BR;
}

extern const um_kind inv_kinds[IK_KINDS];
extern const char *const inv_sides[], *const inv_side_names[], *const inv_scenario_words[],
                                                                   *const inv_owner_words[];

#endif
