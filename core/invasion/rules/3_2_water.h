/* 3_2_water.h - movement over water (3.2.3 to 3.2.5). */
#ifndef UMPIRE_INVASION_RULES_3_2_WATER_H
#define UMPIRE_INVASION_RULES_3_2_WATER_H

#include "core/invasion/board/board.h"

/* When movement is over: 3.2.2e and 3.2.5b of a phase in which nobody marched. */
void inv_close_crossings(um_ctx *c, const inv_state *s);

#endif
