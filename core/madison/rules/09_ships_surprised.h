/* 09_ships_surprised.h - ships that land units surprise in port (9.6), with the lakes of 2.6. */
#ifndef UMPIRE_MADISON_RULES_09_SHIPS_SURPRISED_H
#define UMPIRE_MADISON_RULES_09_SHIPS_SURPRISED_H

#include "core/madison/board/state.h"

um_truth mad_ships_surprised(um_ctx *c, const mad_state *s, int space, int side); /* 9.61 */

#endif
