/* 03_command.h - how many units a leader may lead (3.33, 8.43, 8.44). */
#ifndef UMPIRE_MADISON_BOARD_03_COMMAND_H
#define UMPIRE_MADISON_BOARD_03_COMMAND_H

#include "core/madison/board/state.h"

um_range mad_command_limit(um_ctx *c, const mad_state *s, int leader); /* 3.33, 8.43, 8.44 */

/* 3.33: units that a leader of so many stars may lead. */
um_range mad_star_limit(um_range stars);

#endif
