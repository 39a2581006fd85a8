/* 05_rates.h - how many dice a unit moves (N5). */
#ifndef UMPIRE_NIAGARA_RULES_05_RATES_H
#define UMPIRE_NIAGARA_RULES_05_RATES_H

#include "core/niagara/board/board.h"

void nia_decide_average_die(um_ctx *c, int32_t die); /* N5.14 */
void nia_decide_average_dice(um_ctx *c, const um_action *a,
                             int param); /* of a parameter; none is none wrong */
/* How many dice a unit moves: lo..hi, and the rule that says so. */
int nia_rate(um_ctx *c, const nia_state *s, int unit, um_range *dice);
um_range nia_top_speed(um_ctx *c, const nia_state *s, int unit); /* NR50 */
/* The orders that a unit may be in, as a mask, when it has moved on so many dice of its own. */
int nia_formations_on(um_ctx *c, const nia_state *s, int unit, int dice);
void nia_decide_stands(um_ctx *c, const nia_state *s, int unit); /* N5.10 */
void nia_close_pace(um_ctx *c, const nia_state *s, int unit);

#endif
