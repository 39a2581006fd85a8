/* 11_waters.h - the water as a graph (2.3 to 2.6, 11.15), the ships that lie on it, and the ports they may
 * make for. */
#ifndef UMPIRE_MADISON_BOARD_11_WATERS_H
#define UMPIRE_MADISON_BOARD_11_WATERS_H

#include "core/madison/board/state.h"

/* Whether ships of a side that leave the water of a lake may go to a space: lakeside there (2.6: Erie
 * and Huron are one) and friendly. */
um_truth mad_port(um_ctx *c, const mad_state *s, int side, int lake, int space);
um_truth mad_any_port(um_ctx *c, const mad_state *s, int side, int lake);

/* As many as a line names; there are no more ships, nor leaders. */
enum { MAD_SEA_MAX = UM_VALUES_MAX, MAD_SEA_STOPS = 2 * UM_VALUES_MAX };

/* 2.13, 2.4: whether a town lies on a lake (R-naval-destroyed-town), or a box is its box. */
um_truth mad_sea_on_lake(um_ctx *c, const mad_state *s, um_ref place, int lake);

/* On a lake that the transit box joins to another (2.5). */
um_truth mad_sea_joined(um_ctx *c, const mad_state *s, um_ref place);

/* One stretch of water between two places, without a stop. */
typedef struct mad_sea_leg {
    um_truth can;
    um_range cost;
    uint8_t kinds; /* bit k: 11.15(k) */
    um_ref via;    /* the transit box, where the leg must pass it; UM_NONE */
} mad_sea_leg;
mad_sea_leg mad_sea_measure(um_ctx *c, const mad_state *s, um_ref from, um_ref to);

/* Ships of a side in a place; damaged ones only if asked for. Returns how many; ships may be NULL. */
int mad_sea_ships(um_ctx *c, const mad_state *s, um_ref place, int side, bool damaged, um_ref *ships);
bool mad_sea_enemy_in_box(um_ctx *c, const mad_state *s, um_ref box, int side); /* able ships */
int mad_sea_naval_leaders(um_ctx *c, const mad_state *s, um_ref place, int side, um_ref *leaders);

/* Whether a side's enemy controls a lake on which the place lies (11.42). */
um_truth mad_sea_barred(um_ctx *c, const mad_state *s, um_ref place, int side);

#endif
