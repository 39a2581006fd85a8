/* 16_winter_quarters.h - winter quarters: the room of a space (2.17, 13.57) and what winter takes from those
 * in it (16.2). */
#ifndef UMPIRE_MADISON_BOARD_16_WINTER_QUARTERS_H
#define UMPIRE_MADISON_BOARD_16_WINTER_QUARTERS_H

#include "core/madison/board/state.h"

/* What winter asks of one side's units in a space. */
typedef struct mad_winter {
    um_range room, full, reduced; /* full counts units of one strength */
    um_range flips, deaths;       /* strengths due from full units, and from reduced ones */
    um_truth own, supplied, zero;
} mad_winter;
um_range mad_winter_room(um_ctx *c, const mad_state *s, int space);
um_range mad_winter_losses(um_ctx *c, const mad_state *s, int space); /* due there, both sides */
mad_winter mad_winter_reckon(um_ctx *c, const mad_state *s, int space, int side);

#endif
