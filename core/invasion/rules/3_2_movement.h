/* 3_2_movement.h - what moves by land and over water have in common (3.2.2). */
#ifndef UMPIRE_INVASION_RULES_3_2_MOVEMENT_H
#define UMPIRE_INVASION_RULES_3_2_MOVEMENT_H

#include "core/invasion/board/board.h"

/* A way of one area is none: the record leaves out where the army goes. False: it is so, and decided. */
bool inv_decide_goes(um_ctx *c, int n);
void inv_decide_there(um_ctx *c, const inv_state *s, int area, const inv_units n); /* 3.2.2h */
/* 3.2.2e; `led`: a unit of the active faction is with them, or may yet join them. */
void inv_decide_led(um_ctx *c, const inv_state *s, const inv_units n, um_truth led);

#endif
