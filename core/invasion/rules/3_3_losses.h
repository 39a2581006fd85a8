/* 3_3_losses.h - what a roll makes due (3.3.1, 3.3.2). */
#ifndef UMPIRE_INVASION_RULES_3_3_LOSSES_H
#define UMPIRE_INVASION_RULES_3_3_LOSSES_H

#include "core/invasion/board/board.h"

int inv_losses_due(um_ctx *c, const inv_state *s, int side);
int inv_flights_due(um_ctx *c, const inv_state *s, int f);
void inv_close_roll(um_ctx *c, const inv_state *s);
void inv_settle_roll(um_ctx *c, inv_state *s);

#endif
