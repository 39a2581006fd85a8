/* queries_naval.h - what a record may claim or expect about ships and naval fights. */
#ifndef UMPIRE_MADISON_RULES_QUERIES_NAVAL_H
#define UMPIRE_MADISON_RULES_QUERIES_NAVAL_H

#include "core/madison/board/state.h"

bool mad_naval_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out);

#endif
