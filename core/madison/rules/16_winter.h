/* 16_winter.h - winter (16): attrition as stated, depots taken off, and what the winter must leave in order.
 */
#ifndef UMPIRE_MADISON_RULES_16_WINTER_H
#define UMPIRE_MADISON_RULES_16_WINTER_H

#include "core/madison/board/state.h"

void mad_leave_attrition(um_ctx *c, const mad_state *s);
void mad_leave_winter(um_ctx *c, const mad_state *s);

#endif
