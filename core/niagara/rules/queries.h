/* queries.h - what a record may claim or expect. */
#ifndef UMPIRE_NIAGARA_RULES_QUERIES_H
#define UMPIRE_NIAGARA_RULES_QUERIES_H

#include "core/niagara/board/board.h"

um_status nia_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);

#endif
