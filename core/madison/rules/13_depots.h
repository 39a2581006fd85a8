/* 13_depots.h - supply depots (13.5). */
#ifndef UMPIRE_MADISON_RULES_13_DEPOTS_H
#define UMPIRE_MADISON_RULES_13_DEPOTS_H

#include "core/madison/board/state.h"

void mad_drop_depots(um_ctx *c, mad_state *s); /* depots that the enemy has to himself (13.55(2)) */

#endif
