/* 08_company.h - who goes with the leader whose activation a movement is (8.41 to 8.43, 8.5). */
#ifndef UMPIRE_MADISON_RULES_08_COMPANY_H
#define UMPIRE_MADISON_RULES_08_COMPANY_H

#include "core/madison/board/state.h"

/* The leader of that activation has been in the place, a space or a lake's box, in this play. */
bool mad_has_visited(const mad_state *s, int group, um_ref place);
/* 8.41, 9.1: what it costs the leader of activation `group`, in movement points from where he stood when the
 * play began, to have gone by a space to where he stands; never (UM_NEVER) if he went no way that is left
 * open. */
um_range mad_way_round_by(um_ctx *c, const mad_state *s, int group, um_ref place);

/* Decides of the movers that parameter `param` names whether they may go with the leader of activation
 * `group`: 8.41 to 8.44, 8.5, 8.71, 3.33, 3.35, 3.5. */
void mad_decide_led(um_ctx *c, const mad_state *s, const um_action *a, int param, int group);

#endif
