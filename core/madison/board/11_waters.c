/* The water as a graph (2.3 to 2.6, 11.15), the ships that lie on it, and the ports they may make for. */
#include "core/madison/board/11_waters.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* ---- the water as a graph ---- */

um_truth mad_sea_on_lake(um_ctx *c, const mad_state *s, um_ref place, int lake)
{
    if (um_ref_kind(place) == MK_LAKE)
        return um_sure(um_ref_row(place) == lake);
    if (um_ref_kind(place) != MK_SPACE)
        return UM_NO;
    um_truth on = mad_on_lake(c, um_ref_row(place), lake);
    if (on != UM_NO && s->space[um_ref_row(place)].destroyed &&
        um_ruled(c, MAD_RUL_NAVAL_DESTROYED_TOWN, MAD_O_NAVAL_DESTROYED_TOWN_PORT_GONE))
        return UM_NO;
    return on;
}

um_truth mad_sea_joined(um_ctx *c, const mad_state *s, um_ref place)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth on = mad_sea_on_lake(c, s, place, i);
        if (on != UM_NO)
            t = um_or(t, um_and(on, um_is(c, MK_LAKE, i, MAD_LAKE_TRANSIT, 1)));
    }
    return t;
}

static um_truth same_lake(um_ctx *c, const mad_state *s, um_ref a, um_ref b)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth on = mad_sea_on_lake(c, s, a, i);
        if (on != UM_NO)
            t = um_or(t, um_and(on, mad_sea_on_lake(c, s, b, i)));
    }
    return t;
}

static uint8_t arrival(um_ref to)
{
    return (uint8_t)(um_ref_kind(to) == MK_LAKE ? 1u << 4 : 1u << 1);
}

/* R-transit-cost: two to enter, one to leave; or two for all; or towns alone lead in. */
static um_truth may_enter_transit(um_ctx *c, const mad_state *s, um_ref from)
{
    um_truth joined = mad_sea_joined(c, s, from);
    if (joined != UM_NO && um_ref_kind(from) == MK_LAKE &&
        um_ruled(c, MAD_RUL_TRANSIT_COST, MAD_O_TRANSIT_COST_BOX_BARRED))
        return UM_NO;
    return joined;
}

static um_range exit_cost(um_ctx *c)
{
    return um_exactly(um_ruled(c, MAD_RUL_TRANSIT_COST, MAD_O_TRANSIT_COST_EXIT_FREE) ? 0 : 1);
}

mad_sea_leg mad_sea_measure(um_ctx *c, const mad_state *s, um_ref from, um_ref to)
{
    if (from == to)
        return (mad_sea_leg){UM_YES, {0, 0}, 0, UM_NONE};
    if (mad_in_box(c, to, MAD_BOX_TRANSIT))
        return (mad_sea_leg){may_enter_transit(c, s, from), {2, 2}, 1u << 5, UM_NONE};
    if (mad_in_box(c, from, MAD_BOX_TRANSIT)) {
        um_truth joined = mad_sea_joined(c, s, to);
        return (mad_sea_leg){joined, exit_cost(c), arrival(to), UM_NONE};
    }
    um_truth direct = same_lake(c, s, from, to);
    mad_sea_leg leg = {direct, {1, 1}, arrival(to), UM_NONE};
    if (direct == UM_YES)
        return leg;
    um_truth round = um_and(may_enter_transit(c, s, from), mad_sea_joined(c, s, to));
    if (round == UM_NO)
        return leg;
    um_range far = um_add(um_exactly(2), exit_cost(c));
    leg.can = um_or(direct, round);
    leg.cost = um_either(direct, leg.cost, far);
    leg.kinds |= 1u << 5;
    if (direct == UM_NO)
        leg.via = mad_box(c, MAD_BOX_TRANSIT, MAD_US);
    return leg;
}

/* ---- who is where ---- */

int mad_sea_ships(um_ctx *c, const mad_state *s, um_ref place, int side, bool damaged, um_ref *ships)
{
    int n = 0, lake = um_ref_kind(place) == MK_LAKE ? um_ref_row(place) : -1;
    for (int i = -1;
         (i = lake < 0 ? i + 1 : mad_next_ship_in(s, lake, i)) >= 0 && i < mad_map_of(c)->nships;) {
        if (s->ship[i].at != place || (s->ship[i].face && !damaged) ||
            mad_side_of(c, mad_ship_ref(i)) != side)
            continue;
        if (ships)
            ships[n] = mad_ship_ref(i);
        n++;
    }
    return n;
}

bool mad_sea_enemy_in_box(um_ctx *c, const mad_state *s, um_ref box, int side)
{
    return um_ref_kind(box) == MK_LAKE && mad_sea_ships(c, s, box, mad_other(side), false, NULL) > 0;
}

int mad_sea_naval_leaders(um_ctx *c, const mad_state *s, um_ref place, int side, um_ref *leaders)
{
    int n = 0;
    for (int i = 0; i < mad_map_of(c)->nleaders; i++) {
        um_ref r = mad_leader_ref(i);
        if (s->leader[i].at != place || mad_side_of(c, r) != side)
            continue;
        if (leaders)
            leaders[n] = r;
        n++;
    }
    return n;
}

um_truth mad_sea_barred(um_ctx *c, const mad_state *s, um_ref place, int side)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth held = mad_lake_controls(c, s, i, mad_other(side));
        if (held != UM_NO)
            t = um_or(t, um_and(held, mad_sea_on_lake(c, s, place, i)));
    }
    return t;
}

/* ---- ports ---- */

um_truth mad_port(um_ctx *c, const mad_state *s, int side, int lake, int space)
{
    um_truth on = mad_sea_on_lake(c, s, mad_space_ref(space), lake);
    if (on != UM_YES) { /* 2.6: Erie and Huron are one for ships that must go to port */
        um_truth joined = um_is(c, MK_LAKE, lake, MAD_LAKE_TRANSIT, 1);
        if (joined != UM_NO)
            on = um_or(on, um_and(joined, mad_sea_joined(c, s, mad_space_ref(space))));
    }
    return on == UM_NO ? UM_NO : um_and(on, mad_friendly(c, s, space, side));
}

um_truth mad_any_port(um_ctx *c, const mad_state *s, int side, int lake)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && t != UM_YES; i++)
        t = um_or(t, mad_port(c, s, side, lake, i));
    return t;
}
