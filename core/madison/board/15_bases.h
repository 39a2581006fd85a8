/* 15_bases.h - naval bases (15.3): which may build and repair, and when one is lost. */
#ifndef UMPIRE_MADISON_BOARD_15_BASES_H
#define UMPIRE_MADISON_BOARD_15_BASES_H

#include "core/madison/board/state.h"

um_truth mad_base_usable(um_ctx *c, const mad_state *s, int space, bool repair);
um_truth mad_mends_in_winter(um_ctx *c, const mad_state *s, int ship);
/* As a record begins: since when a base is lost of which it does not say so, nobody knows. */
void mad_adopt_lost_bases(um_ctx *c, mad_state *s);
void mad_note_lost_bases(um_ctx *c, mad_state *s);
void mad_lose_base(mad_state *s, int space); /* in the present turn */
int mad_base_owner(const um_ctx *c, int space);
bool mad_is_york(um_ctx *c, int space);
um_truth mad_primary_lost(um_ctx *c, const mad_state *s, int backup);
um_truth mad_base_opened(um_ctx *c, const mad_state *s, int space);

/* 15.17(1): what n schooners and sloops cost, in half points. */
int mad_small_cost(um_ctx *c, int n);

#endif
