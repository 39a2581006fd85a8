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

enum {
    UNIT_SIDE,
    UNIT_TYPE,
    UNIT_CLASS,
    UNIT_FIGURES,
    UNIT_BASES,
    UNIT_GUNS,
    UNIT_CREW,
    UNIT_GROUPS,
    UNIT_GUN,
    UNIT_POUNDER,
    UNIT_WEAPON,
    UNIT_FORMATION,
    UNIT_BRIGADE,
    UNIT_REGIMENT,
    UNIT_OVERRIDE,
    UNIT_ATTRS
};
enum { COMMANDER_SIDE, COMMANDER_ROLE, COMMANDER_CP, COMMANDER_ATTRS };
enum { BRIGADE_SIDE, BRIGADE_ATTRS };
enum { TERRAIN_SORT, TERRAIN_ATTRS };
enum { OBJECTIVE_SORT, OBJECTIVE_SIDE, OBJECTIVE_VALUE, OBJECTIVE_COUNT, OBJECTIVE_TURN, OBJECTIVE_ATTRS };
enum { REGIMENT_SIDE, REGIMENT_TYPE, REGIMENT_GRADE, REGIMENT_ROLE, REGIMENT_ATTRS };
enum { GUN_RANGE, GUN_DRM, GUN_FROM, GUN_TO, GUN_ATTRS };

typedef enum nia_type { INFANTRY, CAVALRY, SKIRMISHER, ARTILLERY, INDIAN, ROCKET, NIA_TYPES } nia_type;
typedef enum nia_weapon { NO_WEAPON, MUSKET, RIFLE } nia_weapon;
typedef enum nia_formation {
    LINE,
    COLUMN,
    ROAD_COLUMN,
    SKIRMISH,
    LIMBERED,
    UNLIMBERED,
    NIA_FORMATIONS
} nia_formation;
typedef enum nia_ground {
    CLEAR,
    WOODS,
    UPHILL,
    ROAD,
    STREAM,
    GULLY,
    FENCE,
    WALL,
    MAJOR,
    BUILDING
} nia_ground;
typedef enum nia_cover {
    COVER_NONE,
    COVER_FIELDWORK,
    COVER_WOOD,
    COVER_STONE,
    COVER_FORT,
    COVER_UNKNOWN
} nia_cover;
enum { OVERRIDE_UNSAID, OVERRIDE_NO, OVERRIDE_YES };
enum { ROLE_CINC, ROLE_BRIGADE };
enum { REGIMENT_PLAIN, REGIMENT_SWISS, REGIMENT_INDIAN };
enum { HOLD, TAKE, PRESERVE, BREAK };

extern const um_kind nia_kinds[NIA_KINDS];
extern const char *const nia_sides[], *const nia_side_names[], *const nia_formation_words[],
                                                                   *const nia_cover_words[];
extern const char *const nia_holder_words[]; /* us, br, none */

#endif
