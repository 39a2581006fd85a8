/* 14_reinforcements.h - reinforcements that are due (14.1, 14.33). */
#ifndef UMPIRE_MADISON_RULES_14_REINFORCEMENTS_H
#define UMPIRE_MADISON_RULES_14_REINFORCEMENTS_H

#include "core/madison/board/state.h"

/* Whether somebody of the side may arrive in the space now. */
bool mad_arrival_due(um_ctx *c, const mad_state *s, int side, int space);

#endif
