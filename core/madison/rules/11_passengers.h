/* 11_passengers.h - troops aboard (11.3, 11.5): who may be carried, how many, from where and to where. */
#ifndef UMPIRE_MADISON_RULES_11_PASSENGERS_H
#define UMPIRE_MADISON_RULES_11_PASSENGERS_H

#include "core/madison/board/state.h"

/* Troops in the holds. `action` says which ships may take part, by pieces. */
um_truth mad_sea_landing(um_ctx *c, const mad_state *s, int space, int side);          /* 11.51, 11.54 */
void mad_sea_decide_passenger(um_ctx *c, const mad_state *s, um_ref who, um_ref town); /* 11.33, 11.36 ... */
void mad_sea_decide_capacity(um_ctx *c, const mad_state *s, const um_ref *ships, int n, const um_ref *units,
                             int nunits);
void mad_sea_decide_prewar(um_ctx *c, const mad_state *s, int space, int side); /* 6.2(3.c) */
void mad_sea_decide_target(um_ctx *c, const mad_state *s, int space, int side, um_truth landing, um_ref from);
void mad_sea_decide_ashore(um_ctx *c, um_ref who,
                           int space); /* bounds of its own that a passenger has: 3.63 */
void mad_sea_board(um_ctx *c, mad_state *s, um_ref who, const um_ref *ships, int n);
void mad_sea_set_ashore(um_ctx *c, mad_state *s, um_ref who, int space, um_truth landing);

#endif
