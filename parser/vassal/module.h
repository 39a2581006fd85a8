/* module.h - what a .vmod says about maps, places, pieces, cards, dice and turns.
 *
 * All texts and arrays live as long as the module. Element names are matched by the last part of the Java
 * class name; unknown elements are stepped through. No DOCTYPE, no entities of its own, no network. */
#ifndef UMPIRE_PARSER_VASSAL_MODULE_H
#define UMPIRE_PARSER_VASSAL_MODULE_H

#include "parser/vassal/archive.h"
#include "parser/vassal/command.h"
#include "parser/vassal/piece.h"

typedef struct um_vpoint {
    int32_t x, y;
} um_vpoint;

typedef struct um_vnumbering {
    bool present, vertical_first; /* first="V" */
    um_text sep, format;          /* locationFormat */
    char h_type, v_type;          /* N number, A letters */
    int32_t h_leading, v_leading, h_off, v_off;
    bool h_descend, v_descend, stagger;
} um_vnumbering;

typedef enum um_vgrid_kind {
    UM_VGRID_NONE,
    UM_VGRID_ZONED,
    UM_VGRID_REGION,
    UM_VGRID_SQUARE,
    UM_VGRID_HEX
} um_vgrid_kind;
typedef struct um_vregion {
    um_text name;
    um_vpoint at; /* board coordinates */
} um_vregion;
typedef struct um_vgrid um_vgrid;
typedef struct um_vzone {
    um_text name, format;
    um_vpoint *path;
    size_t points;
    bool parent_grid;
    um_vgrid *grid; /* NULL: none */
} um_vzone;
struct um_vgrid {
    um_vgrid_kind kind;
    int32_t x0, y0;
    double dx, dy;
    bool sideways, snap;
    um_vnumbering numbering;
    um_vzone *zone; /* ZONED */
    size_t zones;
    um_vgrid *background; /* ZONED: the grid behind the zones, or NULL */
    um_vregion *region;
    size_t regions;
};

typedef struct um_vboard {
    um_text name, image, colour;
    int32_t width, height; /* of the attributes or the image; 0: unknown */
    double magnification;
    bool reversible;
    um_vgrid *grid; /* NULL: none */
} um_vboard;
typedef struct um_vslot {
    um_text gpid, entry, text; /* text: "+/null/type/state" with prototypes unexpanded */
    um_text palette;           /* name of the widget, set-up stack or deck it sits in */
    int32_t map;               /* index of the map it is set up on, -1: palette */
    bool card;
} um_vslot;
typedef struct um_vpile { /* DrawPile or SetupStack */
    um_text name, board, location;
    int32_t x, y;
    bool deck, face_down, shuffle;
    uint32_t first_slot, slots; /* range in um_vmodule.slot */
} um_vpile;
typedef enum um_vmap_kind { UM_VMAP_SHARED, UM_VMAP_HAND, UM_VMAP_PRIVATE } um_vmap_kind;
typedef struct um_vmap {
    um_text name;
    um_vmap_kind kind;
    um_text owners; /* of a hand or private map: array of sides */
    bool visible;   /* a hand whose content others may see */
    bool stacking;
    int32_t edge_w, edge_h;
    um_text create_format, move_to_format, move_within_format, change_format;
    um_vboard *board;
    size_t boards;
    um_text setup; /* default boards: a BoardPicker command */
    um_vpile *pile;
    size_t piles;
} um_vmap;
typedef struct um_vproto {
    um_text name, text;
} um_vproto;
enum { UM_VDIE_FACES = 20 };
typedef struct um_vdie {
    um_text name, format;
    int32_t dice, sides, plus, add_to_total;
    bool total; /* reports the sum, not the dice */
    bool special;
    um_text face[UM_VDIE_FACES]; /* of special dice: what the sides of the first show */
} um_vdie;
typedef struct um_vlevel { /* of a turn tracker */
    um_text name, property, format;
    bool list;
    um_text *value; /* LIST: the names */
    size_t values;
    int32_t start, incr;
    int32_t parent; /* index of the level above, -1: top */
} um_vlevel;
typedef struct um_vturn {
    um_text id, name, format, report; /* id: TurnTracker0, TurnTracker1... */
    um_vlevel *level;
    size_t levels;
} um_vturn;
typedef struct um_vsetup {
    um_text name, file;
} um_vsetup;
typedef struct um_vglobal {
    um_text name, initial, container;
} um_vglobal;

typedef struct um_vmodule {
    um_text name, version, vassal_version, description;
    bool extension; /* the root is a ModuleExtension */
    um_text *side;
    size_t sides;
    um_vmap *map;
    size_t maps;
    um_vslot *slot;
    size_t slots;
    um_vproto *proto;
    size_t protos;
    um_vdie *die;
    size_t dice;
    um_vturn *turn;
    size_t turns;
    um_vsetup *setup;
    size_t setups;
    um_vglobal *global;
    size_t globals;
    um_arena arena;
} um_vmodule;

/* Read a .vmod (or .vmdx). UM_FORMAT: no build file, not XML, a DOCTYPE, or the wrong root. */
um_status um_vmodule_open(um_vmodule **out, const char *path, const um_sink *sink);
um_status um_vmodule_open_memory(um_vmodule **out, um_text bytes, const char *name, const um_sink *sink);
/* Of an archive that is open, and stays so. */
um_status um_vmodule_read(um_vmodule **out, um_varchive *a, const um_sink *sink);
/* Read a build file alone, for tests and whoever has no archive; boards then have no image sizes. */
um_status um_vmodule_parse(um_vmodule **out, um_text xml, const char *name, const um_sink *sink);
void um_vmodule_free(um_vmodule *m);

const um_vmap *um_vmodule_map(const um_vmodule *m, um_text name); /* by name, or MapN */
/* The slot of a gpid, or NULL; asked by tests. */
const um_vslot *um_vmodule_slot(const um_vmodule *m, um_text gpid);
/* A slot's traits with prototypes put in their place, as a piece of it has in play. UM_FORMAT: not a
 * piece. UM_LIMIT: prototypes within prototypes without end. */
um_status um_vmodule_slot_traits(const um_vmodule *m, const um_vslot *s, um_arena *arena, um_vtraits *out);
/* A tracker's state (as um_vgame_turn gives it) in the module's words: "1812 Spring". */
um_status um_vmodule_turn_name(const um_vmodule *m, um_text tracker, um_text state, um_arena *arena,
                               um_text *out);

#endif
