/* queries_combat.h - claims and expectations about battles and retreats. */
#ifndef UMPIRE_MADISON_RULES_QUERIES_COMBAT_H
#define UMPIRE_MADISON_RULES_QUERIES_COMBAT_H

#include "core/madison/board/state.h"

/* Answers questions about battles and retreats; false: the question is about something else. */
bool mad_combat_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out, um_status *status);

#endif
