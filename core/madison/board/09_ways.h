/* 09_ways.h - the cheapest way over land for a side, past its enemies (9.2, 9.3). */
#ifndef UMPIRE_MADISON_BOARD_09_WAYS_H
#define UMPIRE_MADISON_BOARD_09_WAYS_H

#include "core/madison/board/state.h"

/* The cheapest way between two spaces for a side, avoiding enemies on the way: a range of costs;
 * via (may be NULL) gets the spaces of the cheapest possible way, n of them, both ends included. */
um_range mad_way(um_ctx *c, const mad_state *s, int side, int from, int to, int16_t *via, int *n);

/* Whether a mover of `side` may go on from a space: enemy combat units there stop him (9.3). */
um_truth mad_may_pass(um_ctx *c, const mad_state *s, int space, int side);

#endif
