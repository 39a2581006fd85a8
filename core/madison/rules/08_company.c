/* Who goes with the leader whose activation a movement is (8.41 to 8.43, 8.5). */
#include "core/madison/rules/08_company.h"

#include "core/madison/board/03_command.h"
#include "core/madison/board/09_ways.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_leaders.h"
#include "core/madison/verbs.h"

bool mad_has_visited(const mad_state *s, int group, um_ref place)
{
    if (um_ref_kind(place) == MK_SPACE)
        return um_bit(&s->play.visited[group], um_ref_row(place));
    return um_ref_kind(place) == MK_LAKE && (s->sea.visited[group] >> um_ref_row(place)) & 1;
}

/* What the way of a leader between two places costs at least; UM_NEVER: there is none. */
static um_range way_between(um_ctx *c, const mad_state *s, um_ref leader, um_ref from, um_ref to)
{
    if (from == to)
        return um_exactly(0);
    if (mad_is_naval(c, um_ref_row(leader)) != UM_NO) {
        mad_sea_leg leg = mad_sea_measure(c, s, from, to);
        return leg.can == UM_NO ? um_exactly(UM_NEVER) : leg.cost;
    }
    if (um_ref_kind(from) != MK_SPACE || um_ref_kind(to) != MK_SPACE)
        return um_exactly(UM_NEVER);
    return mad_way(c, s, mad_side_of(c, leader), um_ref_row(from), um_ref_row(to), NULL, NULL);
}

um_range mad_way_round_by(um_ctx *c, const mad_state *s, int group, um_ref place)
{
    um_ref leader = s->play.leader[group];
    const mad_piece *m = mad_piece_at(s, leader);
    if (!s->play.way_open[group])
        return um_exactly(UM_NEVER);
    return um_add(way_between(c, s, leader, m->origin, place), way_between(c, s, leader, place, m->at));
}

/* A way that is not told may have led him by the space, if that costs him no more than he has. */
static um_truth came_by(um_ctx *c, const mad_state *s, int leader, int group, um_ref place)
{
    um_range cost = mad_way_round_by(c, s, group, place);
    return cost.lo >= UM_NEVER ? UM_NO : um_le(cost, mad_allowance(c, mad_leader_ref(leader)));
}

/* 8.41: who goes with a leader stands with him when he starts, or where he passes. */
static void decide_company(um_ctx *c, const mad_state *s, int leader, int group, const um_value *v, int n)
{
    um_ref at = mad_place(s, mad_leader_ref(leader));
    bool led = mad_named_among(v, n, mad_leader_ref(leader));
    um_truth all = UM_YES;
    um_ref who = UM_NONE;
    for (int i = 0; i < n; i++) {
        um_ref from = mad_place(s, v[i].ref);
        const mad_piece *m = mad_piece_at(s, v[i].ref);
        bool met = from == at || led; /* or it goes on where it sailed for him */
        met |= m->group == group && (m->flags & MF_MOVED) &&
               (um_ref_kind(v[i].ref) == MK_SHIP || (m->flags & MF_CARRIED));
        met |= mad_has_visited(s, group, from);
        um_truth by = met ? UM_YES : came_by(c, s, leader, group, from);
        if (by < all)
            who = v[i].ref;
        all = um_and(all, by);
    }
    if (who != UM_NONE) {
        um_fact_ref(c, "who", who);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_fact_ref(c, "where", mad_place(s, who));
        if (mad_is_naval(c, leader) != UM_NO)
            um_use(c, MR_8_5);
    }
    um_decide(c, MR_8_41, all);
}

/* 8.43, 8.71: another leader rides along with the one activated; he does not act for himself. */
static void decide_alone(um_ctx *c, const mad_state *s, int leader, const um_value *v, int n, um_ref to)
{
    um_ref at = mad_place(s, mad_leader_ref(leader));
    if (mad_named_among(v, n, mad_leader_ref(leader)) || to == at || to == UM_NONE)
        return; /* with him, or after him, or nowhere yet: he goes aboard */
    int i = 0;
    while (i < n && um_ref_kind(v[i].ref) != MK_LEADER)
        i++;
    if (i == n)
        return;
    um_fact_ref(c, "who", v[i].ref);
    um_fact_ref(c, "leader", mad_leader_ref(leader));
    um_use(c, MR_3_35);
    um_use(c, MR_8_43);
    um_decide(c, MR_8_71, UM_NO);
}

/* 8.41 to 8.44, 8.5, 3.3, 3.5: who moves under a leader is with him, within his limit and below him. */
void mad_decide_led(um_ctx *c, const mad_state *s, const um_action *a, int param, int group)
{
    int n, legs;
    const um_value *v = um_values_of(a, param, &n);
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    um_ref to = legs ? path[legs - 1].ref : UM_NONE;
    int leader = um_ref_row(s->play.leader[group]);
    if (a->verb == MV_MOVE && mad_is_naval(c, leader) != UM_NO) {
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_8_5, um_not(mad_is_naval(c, leader))); /* an anchor commands nobody on land */
    }
    decide_alone(c, s, leader, v, n, to);
    decide_company(c, s, leader, group, v, n);
    if (mad_is_tecumseh(c, leader)) {
        mad_decide_tecumseh(c, s, leader, group, v, n);
        return;
    }
    mad_decide_rank(c, s, leader, v, n);
    mad_decide_limit(c, s, leader, group, v, n, to);
}
