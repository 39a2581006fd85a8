/* 10_risk.h - the danger commanders stand in (N10). */
#ifndef UMPIRE_NIAGARA_RULES_10_RISK_H
#define UMPIRE_NIAGARA_RULES_10_RISK_H

#include "core/niagara/board/board.h"

/* A unit took `dp` by enemy fire (or not) and `cas`: rolls that are now due. */
void nia_put_at_risk(um_ctx *c, nia_state *s, int unit, um_range hurt);
void nia_close_risk(um_ctx *c, const nia_state *s, int commander);

#endif
