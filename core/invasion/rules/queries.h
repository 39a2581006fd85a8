/* queries.h - what a record may claim or expect. */
#ifndef UMPIRE_INVASION_RULES_QUERIES_H
#define UMPIRE_INVASION_RULES_QUERIES_H

#include "core/invasion/board/board.h"

um_status inv_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);

#endif
