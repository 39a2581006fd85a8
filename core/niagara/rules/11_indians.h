/* 11_indians.h - Indians (N11). */
#ifndef UMPIRE_NIAGARA_RULES_11_INDIANS_H
#define UMPIRE_NIAGARA_RULES_11_INDIANS_H

#include "core/niagara/board/board.h"

/* N11.1; `change`: it takes up an order, else it has one. */
void nia_decide_indian_order(um_ctx *c, um_ref unit, bool change, um_truth skirmishes);
void nia_decide_indians_close(um_ctx *c, const nia_state *s, int unit, int target, um_range mine); /* N11.4 */

#endif
