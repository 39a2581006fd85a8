/* 04_control.h - control of spaces (2.17, 4.13 to 4.15). */
#ifndef UMPIRE_MADISON_BOARD_04_CONTROL_H
#define UMPIRE_MADISON_BOARD_04_CONTROL_H

#include "core/madison/board/pieces.h"

um_range mad_value(um_ctx *c, const mad_state *s, int space); /* 2.17, 0 once destroyed */
/* What it is worth to a side that holds it with the garrison that stands there. */
um_range mad_value_held(um_ctx *c, const mad_state *s, int space, int side);

/* Whether those who stand there are strong enough to control the space, whoever else does. */
um_truth mad_occupies(um_ctx *c, const mad_state *s, int space, int side);
um_truth mad_controls(um_ctx *c, const mad_state *s, int space, int side); /* 4.14, 4.15, default control */
um_truth mad_friendly(um_ctx *c, const mad_state *s, int space, int side); /* R-friendly-space */

#endif
