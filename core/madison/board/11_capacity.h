/* 11_capacity.h - what ships can carry (11.35), and who is aboard. */
#ifndef UMPIRE_MADISON_BOARD_11_CAPACITY_H
#define UMPIRE_MADISON_BOARD_11_CAPACITY_H

#include "core/madison/board/state.h"

/* 11.35: whether the ships can carry the units together; leaders and damaged ships do not count. */
um_truth mad_capacity_fits(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                           const um_ref *units, int nunits);

/* Who is aboard the ships; returns how many. */
int mad_sea_aboard(const mad_state *s, const um_ref *ships, int n, um_ref *who);

/* Whether a piece is among n. */
bool mad_sea_listed(const um_ref *v, int n, um_ref r);

/* The units aboard a ship; returns how many. */
int mad_sea_units_aboard(const mad_state *s, um_ref ship, um_ref *units);

#endif
