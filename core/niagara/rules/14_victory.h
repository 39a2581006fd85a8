/* 14_victory.h - objectives and the score (N14). */
#ifndef UMPIRE_NIAGARA_RULES_14_VICTORY_H
#define UMPIRE_NIAGARA_RULES_14_VICTORY_H

#include "core/niagara/board/board.h"

um_truth nia_met(um_ctx *c, const nia_state *s, int objective);
void nia_score(um_ctx *c, const void *state, um_score *out);
void nia_tally(um_ctx *c, const void *state, um_tally_fn *fn, void *user);

#endif
