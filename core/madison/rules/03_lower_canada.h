/* 03_lower_canada.h - the bounds of the Lower Canada militia (3.63). */
#ifndef UMPIRE_MADISON_RULES_03_LOWER_CANADA_H
#define UMPIRE_MADISON_RULES_03_LOWER_CANADA_H

#include "core/madison/board/state.h"

/* 3.63: whether a unit may go by its owner's will into each of these n spaces, on the march or off a ship;
 * any other piece may. */
void mad_decide_lower_canada(um_ctx *c, um_ref who, const int16_t *spaces, int n);

#endif
