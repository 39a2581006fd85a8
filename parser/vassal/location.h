/* location.h - from a map's x,y to the name of the place, as VASSAL names it. */
#ifndef UMPIRE_PARSER_VASSAL_LOCATION_H
#define UMPIRE_PARSER_VASSAL_LOCATION_H

#include "parser/vassal/module.h"

#define UM_V_OFFBOARD "offboard"

typedef struct um_vplace {
    um_text name;   /* as VASSAL would report it; "offboard" if none */
    um_text zone;   /* p NULL: none */
    um_text region; /* name given by the grid; p NULL: none */
    um_text pile;   /* the deck lying exactly here; p NULL: none */
    um_text board;  /* p NULL: off all boards */
} um_vplace;

/* x,y as in commands (map coordinates). `boards`: those in play (um_vgame_boards), or NULL for the
 * module's default. Names made from formats live in the arena. UM_NAME: the module has no such map. */
um_status um_vlocate(const um_vmodule *m, um_text map, int32_t x, int32_t y, const um_vboard_ref *boards,
                     size_t n, um_arena *arena, um_vplace *out);
/* The name that one grid gives to a point of its board, p NULL: none. w,h: size of board or zone. Part of
 * um_vlocate, asked alone by tests of each kind of grid. */
um_status um_vgrid_name(const um_vgrid *g, int32_t x, int32_t y, int32_t w, int32_t h, um_arena *arena,
                        um_text *out);

#endif
