/* Ships that land units surprise in port (9.6), with the lakes of 2.6. */
#include "core/madison/rules/09_ships_surprised.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/verbs.h"

/* 9.61 with R-vessels-weak-unit: enemies stand there, and nobody of the ships' side. */
um_truth mad_ships_surprised(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth enemies = mad_has_units(c, s, space, mad_other(side));
    if (enemies == UM_NO)
        return UM_NO;
    if (um_ruled(c, MAD_RUL_VESSELS_WEAK_UNIT, MAD_O_VESSELS_WEAK_UNIT_NO_EFFECT))
        enemies = um_and(enemies, mad_controls(c, s, space, mad_other(side)));
    return um_and(enemies, um_not(mad_has_units(c, s, space, side)));
}

/* 9.61: a friendly lakeside town of the lake, for ships that leave `from`. */
static um_truth town_open(um_ctx *c, const mad_state *s, int from, int to, int side)
{
    if (to == from || mad_lake_of(c, to) < 0)
        return UM_NO;
    um_truth way = mad_same_lake(c, s, from, to);
    return way == UM_NO ? UM_NO : um_and(way, mad_friendly(c, s, to, side));
}

static um_truth any_town(um_ctx *c, const mad_state *s, int from, int side)
{
    um_truth any = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && any != UM_YES; i++)
        any = um_or(any, town_open(c, s, from, i, side));
    return any;
}

/* 9.62, 2.6: the box of their lake, or of one joined to it, with own ships in it; for undamaged ones (12.42).
 */
static um_truth box_open(um_ctx *c, const mad_state *s, int from, int lake, um_ref ship)
{
    int here = mad_lake_of(c, from), side = mad_side_of(c, ship);
    bool own = false;
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        own |= s->ship[i].at == mad_lake_ref(lake) && mad_side_of(c, mad_ship_ref(i)) == side;
    if (!own || mad_piece_at(s, ship)->face)
        return UM_NO;
    return here == lake ? UM_YES : mad_lakes_joined(c, here, lake);
}

static um_truth any_box(um_ctx *c, const mad_state *s, int from, um_ref ship)
{
    um_truth any = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        any = um_or(any, box_open(c, s, from, i, ship));
    return any;
}

/* 2.6: on Lake Huron a port of Lake Huron comes first. */
static um_truth huron_first(um_ctx *c, const mad_state *s, int from, int to, int side)
{
    mad_flight r = {.c = c, .s = s, .side = side, .from = from};
    return mad_huron_first(&r, to);
}

/* 11.53: where the troops of a landing that failed went back to from here; UM_NONE: there are none. */
static um_ref landing_went(um_ctx *c, const mad_state *s, int from, int side)
{
    const uint16_t back = MF_LANDED | MF_RETREATED;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if ((s->unit[u].flags & back) == back && mad_side_of(c, mad_unit_ref(u)) == side &&
            s->combat.space == mad_space_ref(from) && mad_byte_bit(s->combat.was_in, u) &&
            um_ref_kind(s->unit[u].at) == MK_SPACE)
            return s->unit[u].at;
    return UM_NONE;
}

/* 9.61, 9.62, 2.6: ships go to a friendly town of the lake, else to their own ships in its box, else they
 * are lost; with troops of a failed landing to where those went (11.53). */
static void decide_refuge(um_ctx *c, const mad_state *s, um_ref ship, int from, um_ref to)
{
    int side = mad_side_of(c, ship);
    um_fact_ref(c, "who", ship);
    um_fact_ref(c, "from", mad_space_ref(from));
    if (um_ref_kind(to) == MK_SPACE) {
        um_fact_ref(c, "to", to);
        um_decide(c, MR_9_61, town_open(c, s, from, um_ref_row(to), side));
        um_fact_ref(c, "who", ship);
        um_fact_ref(c, "to", to);
        um_decide(c, MR_2_6, huron_first(c, s, from, um_ref_row(to), side));
        um_ref town = landing_went(c, s, from, side);
        if (town != UM_NONE) { /* their ships go with them */
            um_fact_ref(c, "who", ship);
            um_fact_ref(c, "to", to);
            um_decide(c, MR_11_53, um_sure(to == town));
        }
        return;
    }
    um_truth none = um_not(any_town(c, s, from, side));
    if (um_ref_kind(to) == MK_LAKE) {
        um_fact_ref(c, "to", to);
        if (mad_piece_at(s, ship)->face)
            um_use(c, MR_12_42);
        um_decide(c, MR_9_62, um_and(none, box_open(c, s, from, um_ref_row(to), ship)));
        return;
    }
    um_decide(c, MR_9_62, um_and(none, um_not(any_box(c, s, from, ship))));
}

/* 9.61, 9.3: each ship leaves a lakeside port where enemies have surprised it (R-vessels-on-entry). */
void mad_judge_flee(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_FLEE_SHIPS, &n);
    um_ref to = um_ref_arg(a, MP_FLEE_TO);
    for (int i = 0; i < n; i++) {
        um_ref at = mad_place(s, v[i].ref);
        if (um_ref_kind(at) != MK_SPACE || mad_lake_of(c, um_ref_row(at)) < 0) {
            um_decide(c, MR_9_61, um_missing(c, "the port the ships lie in"));
            continue;
        }
        if (mad_piece_at(s, v[i].ref)->flags & MF_ARRIVED) {
            um_fact_ref(c, "who", v[i].ref);
            um_fact_ref(c, "from", at);
            um_fact_ref(c, "to", to);
            um_decide(c, MR_14_33, UM_NO); /* whoever bars nothing makes room for it */
            continue;
        }
        int from = um_ref_row(at), side = mad_side_of(c, v[i].ref);
        um_truth due = mad_ships_surprised(c, s, from, side);
        if (due == UM_NO && um_ruled(c, MAD_RUL_VESSELS_ON_ENTRY, MAD_O_VESSELS_ON_ENTRY_ENTER_OR_END))
            due = um_missing(c, "who passed through the port");
        um_use(c, MR_9_3);
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "where", at);
        um_decide(c, MR_9_61, due);
        if (due != UM_NO)
            decide_refuge(c, s, v[i].ref, from, to);
    }
}

void mad_apply_flee(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_FLEE_SHIPS, &n);
    um_ref to = um_ref_arg(a, MP_FLEE_TO);
    for (int i = 0; i < n; i++) {
        if (to == UM_NONE)
            mad_remove(c, s, v[i].ref);
        else
            mad_put(s, v[i].ref, to);
    }
}
