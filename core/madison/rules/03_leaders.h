/* 03_leaders.h - who may follow a leader, and how many (3.3, 3.5). */
#ifndef UMPIRE_MADISON_RULES_03_LEADERS_H
#define UMPIRE_MADISON_RULES_03_LEADERS_H

#include "core/madison/board/state.h"

/* Whether a piece is among those that an action names. */
bool mad_named_among(const um_value *v, int n, um_ref r);

/* Decisions about the n pieces of v, who move with that leader in activation `group`; `to`: where they go. */
void mad_decide_limit(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n,
                      um_ref to);                                                          /* 3.33 */
void mad_decide_rank(um_ctx *c, const mad_state *s, int leader, const um_value *v, int n); /* 3.35 */
void mad_decide_tecumseh(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n);

/* 3.54: neither of Tecumseh and the Shawnee is on the map without the other. */
void mad_decide_partners(um_ctx *c, const mad_state *s);

#endif
