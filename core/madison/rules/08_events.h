/* 08_events.h - events (8.31(1), 4.17, 4.13, 3.41, 2.74, 15.32) and reactions (8.31(8)).
 *
 * What a card's event does, the data may or may not tell. What they tell is applied and checked; what
 * they do not is taken as the table stated it, and said once a play. */
#ifndef UMPIRE_MADISON_RULES_08_EVENTS_H
#define UMPIRE_MADISON_RULES_08_EVENTS_H

#include "core/madison/board/state.h"

void mad_decide_event_card(um_ctx *c, const mad_state *s, const mad_play *p, const um_action *a);
void mad_carry_out_event_card(um_ctx *c, mad_state *s, const um_action *a);

#endif
