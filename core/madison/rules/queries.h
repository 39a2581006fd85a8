/* queries.h - what a record may claim or expect about a position. */
#ifndef UMPIRE_MADISON_RULES_QUERIES_H
#define UMPIRE_MADISON_RULES_QUERIES_H

#include "core/madison/board/state.h"

um_status mad_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);

#endif
