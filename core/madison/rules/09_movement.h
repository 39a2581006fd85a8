/* 09_movement.h - land movement (9.1 to 9.3): who may still go on. */
#ifndef UMPIRE_MADISON_RULES_09_MOVEMENT_H
#define UMPIRE_MADISON_RULES_09_MOVEMENT_H

#include "core/madison/board/state.h"

/* 10.1, 9.3: a battle ends the turn of who attacks, and enemies who are still there stop whoever entered; on
 * foot as aboard. */
void mad_decide_stopped(um_ctx *c, const mad_state *s, um_ref piece);

#endif
