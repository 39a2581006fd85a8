/* 03_counters.h - leaders who stand on the back of another's counter (3.41, 3.42), called by their own names.
 */
#ifndef UMPIRE_MADISON_BOARD_03_COUNTERS_H
#define UMPIRE_MADISON_BOARD_03_COUNTERS_H

#include "core/madison/board/state.h"

/* Whoever's counter shows the leader named: his own, or the one that he is on the back of. */
um_ref mad_bearer(um_ctx *c, const mad_state *s, um_ref leader);

typedef struct mad_renamed {
    um_action action;
    um_value values[UM_VALUES_MAX];
} mad_renamed;

/* The action with each such leader's counter in his place: `a` itself if it names none, else made in `room`.
 */
const um_action *mad_by_counter(um_ctx *c, const mad_state *s, const um_action *a, mad_renamed *room);

#endif
