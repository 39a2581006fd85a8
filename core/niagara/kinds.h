/* kinds.h - the data of the Niagara game: what kinds of thing there are, and their attributes. Units,
 * commanders, brigades and objectives are declared by a record; the pack knows regiments, guns and ground.
 * ORDER: the enums index the tables in kinds.c. */
#ifndef UMPIRE_NIAGARA_KINDS_H
#define UMPIRE_NIAGARA_KINDS_H

#include "core/core.h"

typedef enum nia_side { NIA_US, NIA_BR, NIA_NOBODY } nia_side;

typedef enum nia_kind {
    NK_UNIT,
    NK_COMMANDER,
    NK_BRIGADE,
    NK_TERRAIN,
    NK_OBJECTIVE,
    NK_REGIMENT,
    NK_GUN,
    NIA_KINDS
} nia_kind;

/* How many rows of a kind a pack may have: the room in states. */
enum { NIA_UNITS = 64, NIA_COMMANDERS = 16, NIA_OBJECTIVES = 16 };

enum {
    NIA_UNIT_SIDE,
    NIA_UNIT_TYPE,
    NIA_UNIT_CLASS,
    NIA_UNIT_FIGURES,
    NIA_UNIT_BASES,
    NIA_UNIT_GUNS,
    NIA_UNIT_CREW,
    NIA_UNIT_GROUPS,
    NIA_UNIT_GUN,
    NIA_UNIT_POUNDER,
    NIA_UNIT_WEAPON,
    NIA_UNIT_FORMATION,
    NIA_UNIT_BRIGADE,
    NIA_UNIT_REGIMENT,
    NIA_UNIT_OVERRIDE,
    NIA_UNIT_ATTRS
};
enum { NIA_COMMANDER_SIDE, NIA_COMMANDER_ROLE, NIA_COMMANDER_CP, NIA_COMMANDER_ATTRS };
enum { NIA_BRIGADE_SIDE, NIA_BRIGADE_ATTRS };
enum { NIA_TERRAIN_SORT, NIA_TERRAIN_ATTRS };
enum {
    NIA_OBJECTIVE_SORT,
    NIA_OBJECTIVE_SIDE,
    NIA_OBJECTIVE_VALUE,
    NIA_OBJECTIVE_COUNT,
    NIA_OBJECTIVE_TURN,
    NIA_OBJECTIVE_ATTRS
};
enum { NIA_REGIMENT_SIDE, NIA_REGIMENT_TYPE, NIA_REGIMENT_GRADE, NIA_REGIMENT_ROLE, NIA_REGIMENT_ATTRS };
enum { NIA_GUN_RANGE, NIA_GUN_DRM, NIA_GUN_FROM, NIA_GUN_TO, NIA_GUN_ATTRS };

typedef enum nia_type {
    NIA_INFANTRY,
    NIA_CAVALRY,
    NIA_SKIRMISHER,
    NIA_ARTILLERY,
    NIA_INDIAN,
    NIA_ROCKET,
    NIA_TYPES
} nia_type;
typedef enum nia_weapon { NIA_NO_WEAPON, NIA_MUSKET, NIA_RIFLE } nia_weapon;
typedef enum nia_formation {
    NIA_LINE,
    NIA_COLUMN,
    NIA_ROAD_COLUMN,
    NIA_SKIRMISH,
    NIA_LIMBERED,
    NIA_UNLIMBERED,
    NIA_FORMATIONS
} nia_formation;
typedef enum nia_ground {
    NIA_CLEAR,
    NIA_WOODS,
    NIA_UPHILL,
    NIA_ROAD,
    NIA_STREAM,
    NIA_GULLY,
    NIA_FENCE,
    NIA_WALL,
    NIA_MAJOR,
    NIA_BUILDING
} nia_ground;
typedef enum nia_cover {
    NIA_COVER_NONE,
    NIA_COVER_FIELDWORK,
    NIA_COVER_WOOD,
    NIA_COVER_STONE,
    NIA_COVER_FORT,
    NIA_COVER_UNKNOWN
} nia_cover;
enum { NIA_OVERRIDE_UNSAID, NIA_OVERRIDE_NO, NIA_OVERRIDE_YES };
enum { NIA_ROLE_CINC, NIA_ROLE_BRIGADE };
enum { NIA_REGIMENT_PLAIN, NIA_REGIMENT_SWISS, NIA_REGIMENT_INDIAN };
enum { NIA_HOLD, NIA_TAKE, NIA_PRESERVE, NIA_BREAK };

extern const um_kind nia_kinds[NIA_KINDS];
extern const char *const nia_sides[], *const nia_side_names[], *const nia_formation_words[],
                                                                   *const nia_cover_words[];
extern const char *const nia_order_words[];  /* those of formations, and unknown */
extern const char *const nia_holder_words[]; /* us, br, none */

#endif
