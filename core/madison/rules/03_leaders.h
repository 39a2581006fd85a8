/* 03_leaders.h - who may follow a leader, and how many (3.3, 3.5, 8.4, 8.5). */
#ifndef UMPIRE_MADISON_RULES_03_LEADERS_H
#define UMPIRE_MADISON_RULES_03_LEADERS_H

#include "core/madison/board/state.h"

/* Whether a piece is among those that an action names. */
bool mad_named_among(const um_value *v, int n, um_ref r);
/* Those whom a leader takes along in one movement: 8.41 to 8.44, 8.5, 3.33, 3.35, 3.5. */
void mad_decide_led(um_ctx *c, const mad_state *s, const um_action *a, int param, int group);

#endif
