/* positions.h - the position: stating one, reading it out again, and telling two apart. */
#ifndef UMPIRE_MADISON_BOARD_POSITIONS_H
#define UMPIRE_MADISON_BOARD_POSITIONS_H

#include "core/madison/board/state.h"

void mad_start(um_ctx *c, void *state);
void mad_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
void mad_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
int mad_turn_number(const void *state);
void mad_when(const um_ctx *c, const void *state, um_buf *out);

#endif
