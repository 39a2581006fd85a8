/* 03_bounds.h - units that keep to a part of the map: the Northwest Company (3.61), the Lower Canada militia
 * (3.63). */
#ifndef UMPIRE_MADISON_RULES_03_BOUNDS_H
#define UMPIRE_MADISON_RULES_03_BOUNDS_H

#include "core/madison/board/state.h"

/* 3.61, 3.63: whether a unit may go by its owner's will into each of these n spaces, on the march or off a
 * ship; any other piece may. */
void mad_decide_bounds(um_ctx *c, um_ref who, const int16_t *spaces, int n);

#endif
