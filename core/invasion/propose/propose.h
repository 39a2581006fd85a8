/* propose.h - what the table shows of a game, as its actions. */
#ifndef UMPIRE_INVASION_PROPOSE_PROPOSE_H
#define UMPIRE_INVASION_PROPOSE_PROPOSE_H

#include "core/invasion/board/board.h"

/* position.c: the position that a log begins with. */
bool inv_is_first_position(const um_change *ch, int n);
void inv_propose_position(um_ctx *c, const inv_state *s, const um_change *ch, int n, um_action_fn *fn,
                          void *user);
/* propose.c: the row of the table of games. */
void inv_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user);

#endif
