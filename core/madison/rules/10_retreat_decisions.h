/* 10_retreat_decisions.h - the rules of a force that leaves a space: its way, its cost, the priorities, the
 * attacker's way back (9.42 to 9.47, 10.7, 10.8). Which ways are open tells board/10_retreat_ways.c. */
#ifndef UMPIRE_MADISON_RULES_10_RETREAT_DECISIONS_H
#define UMPIRE_MADISON_RULES_10_RETREAT_DECISIONS_H

#include "core/madison/board/10_retreat_ways.h"

typedef struct mad_leaving { /* a statement that a force leaves, taken apart */
    const um_action *a;
    const um_value *v;
    int n;
    int to; /* space; -1: none */
    bool water, by_said;
    mad_flight force, all; /* those named; everybody of the side who is there */
    bool partly;           /* some units stay, or leave in another statement */
    bool arrivals;         /* they make room for those who arrive (14.33) */
} mad_leaving;

/* False if its pieces stand in no space. */
bool mad_take_apart(um_ctx *c, const mad_state *s, const um_action *a, mad_why why, mad_leaving *l);
bool mad_goes_by_water(um_ctx *c, const mad_leaving *l);
void mad_fact_way(um_ctx *c, const mad_leaving *l);
void mad_decide_land(um_ctx *c, const mad_leaving *l);
void mad_decide_leaving(um_ctx *c, const mad_state *s, const mad_leaving *l); /* all rules of the way */
void mad_decide_lost(um_ctx *c, const mad_leaving *l, int rule);              /* 10.72(5): nowhere to go */
um_truth mad_way_back(um_ctx *c, const mad_state *s, const um_value *v, int to, bool water); /* 10.73 */

/* What the statement says becomes of a piece: MAD_MARK_REDUCED, MAD_MARK_REMOVED, or -1. */
int mad_said_mark(const mad_state *s, const um_action *a, const um_value *v);
void mad_carry_out(um_ctx *c, mad_state *s, const um_action *a);

#endif
