/* 07_holds.h - cards held or thrown away, and hands that are played out (7.32, 7.34). */
#ifndef UMPIRE_MADISON_RULES_07_HOLDS_H
#define UMPIRE_MADISON_RULES_07_HOLDS_H

#include "core/madison/board/state.h"

void mad_decide_hands_over(um_ctx *c, const mad_state *s); /* 7.32: the action phase may end */

#endif
