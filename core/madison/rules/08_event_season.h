/* 08_event_season.h - the season of events (8.31(1)). */
#ifndef UMPIRE_MADISON_RULES_08_EVENT_SEASON_H
#define UMPIRE_MADISON_RULES_08_EVENT_SEASON_H

#include "core/madison/board/state.h"

/* 8.31(1), 7.35: winter events in winter alone, held since an earlier turn of the year; others not then. */
void mad_decide_event_season(um_ctx *c, const mad_state *s, um_ref card);

#endif
