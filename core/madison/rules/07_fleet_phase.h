/* 07_fleet_phase.h - fleets without cards: free withdrawals (7.31, 11.21) and the fleet phase
 * (7.4, 11.22, 11.23). */
#ifndef UMPIRE_MADISON_RULES_07_FLEET_PHASE_H
#define UMPIRE_MADISON_RULES_07_FLEET_PHASE_H

#include "core/madison/board/state.h"

void mad_decide_fleet_over(um_ctx *c, const mad_state *s); /* as the fleet phase, or the turn, ends */
void mad_fleet_over(um_ctx *c, mad_state *s);

#endif
