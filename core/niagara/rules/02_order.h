/* 02_order.h - the order of play within a turn (N2). */
#ifndef UMPIRE_NIAGARA_RULES_02_ORDER_H
#define UMPIRE_NIAGARA_RULES_02_ORDER_H

#include "core/niagara/board/board.h"

/* N2.2: an action of a phase is not made when a later one has begun. */
void nia_decide_phase(um_ctx *c, const nia_state *s, int phase);
void nia_decide_fire_phase(um_ctx *c, const nia_state *s);
int nia_fire_phase(um_ctx *c);
void nia_enter_phase(nia_state *s, int phase);
void nia_decide_owed(um_ctx *c, const nia_state *s, int unit, bool rout);
void nia_decide_dressing(um_ctx *c, const nia_state *s, int unit, int n);
um_truth nia_stirred(um_ctx *c, const nia_state *s, int unit); /* N2.11, NR09: what it did counts as moving */
void nia_close_flight(um_ctx *c, const nia_state *s, int unit, bool last);
void nia_decide_went_back(um_ctx *c, const nia_state *s, int unit);
void nia_decide_stood(um_ctx *c, const nia_state *s, int unit, int rule, const char *does);

#endif
