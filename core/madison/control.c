/* Control of towns, lakes and forts (2.17, 2.7, 4.13 to 4.16). */
#include "core/madison/madison.h"

um_range mad_value(um_ctx *c, const mad_state *s, int space)
{
    if (s->space[space].destroyed)
        return um_exactly(0);
    return um_int(c, MK_SPACE, space, MAD_SPACE_VALUE);
}

/* What a unit counts for control (4.14 with R-control-reduced). */
static um_range control_cf(um_ctx *c, const mad_state *s, int unit)
{
    if (!s->unit[unit].face)
        return mad_cf(c, s, unit);
    switch (um_option(c, MAD_RUL_CONTROL_REDUCED)) {
    case MAD_O_CONTROL_REDUCED_ZERO:
        return um_exactly(0);
    case MAD_O_CONTROL_REDUCED_FULL_NUMBER:
        return um_int(c, MK_UNIT, unit, MAD_UNIT_CF);
    default:
        return mad_cf(c, s, unit);
    }
}

typedef struct garrison {
    um_range strength;
    um_truth any, any_but_indians, leader;
} garrison;

static garrison count_garrison(um_ctx *c, const mad_state *s, int space, int side)
{
    garrison g = {{0, 0}, UM_NO, UM_NO, UM_NO};
    const mad_map *m = mad_map_of(c);
    for (int u = 0; u < m->nunits; u++) {
        if (s->unit[u].at != mad_space_ref(space) || mad_side_of(c, mad_unit_ref(u)) != side)
            continue;
        um_truth here = mad_here(c, s, mad_unit_ref(u), mad_space_ref(space));
        um_truth indian = mad_is_indian(c, u);
        g.strength = um_add(g.strength, um_either(here, control_cf(c, s, u), um_exactly(0)));
        g.any = um_or(g.any, here);
        g.any_but_indians = um_or(g.any_but_indians, um_and(here, um_not(indian)));
    }
    for (int l = 0; l < m->nleaders; l++)
        if (mad_place(s, mad_leader_ref(l)) == mad_space_ref(space) &&
            mad_side_of(c, mad_leader_ref(l)) == side)
            g.leader = um_or(g.leader, mad_here(c, s, mad_leader_ref(l), mad_space_ref(space)));
    return g;
}

/* R-zero-control: what it takes to hold a space worth nothing. */
static um_truth holds_zero(um_ctx *c, const garrison *g)
{
    switch (um_option(c, MAD_RUL_ZERO_CONTROL)) {
    case MAD_O_ZERO_CONTROL_ANY:
        return um_or(g->any, g->leader);
    case MAD_O_ZERO_CONTROL_NEEDS_ONE:
        return um_ge(g->strength, um_exactly(1));
    default:
        return g->any;
    }
}

/* 4.14, 4.15: the occupiers' strength reaches the value; Indians alone hold only 0 and 1. */
um_truth mad_occupies(um_ctx *c, const mad_state *s, int space, int side)
{
    garrison g = count_garrison(c, s, space, side);
    if (g.any == UM_NO && g.leader == UM_NO)
        return UM_NO;
    um_range value = mad_value(c, s, space);
    um_truth zero = um_eq(value, um_exactly(0));
    um_truth enough = um_and(um_ge(g.strength, value), um_or(g.any, zero));
    if (zero != UM_NO)
        enough = zero == UM_YES ? holds_zero(c, &g) : um_and(um_or(enough, UM_MAYBE), um_or(g.any, g.leader));
    um_truth indians_may = um_or(g.any_but_indians, um_le(value, um_exactly(1)));
    if (g.any_but_indians != UM_YES)
        um_use(c, MR_4_15);
    um_use(c, MR_4_14);
    return um_and(enough, indians_may);
}

static bool may_stand(const mad_presence *who, int space, int side)
{
    return !who || (who->anybody[space] >> side) & 1;
}

/* As mad_controls; `who` is of the same position, or NULL. */
um_truth mad_controls_among(um_ctx *c, const mad_state *s, const mad_presence *who, int space, int side)
{
    um_truth own = mad_territory(c, space, side);
    um_truth enemy_in =
        may_stand(who, space, mad_other(side)) ? mad_occupies(c, s, space, mad_other(side)) : UM_NO;
    /* while both stand there a battle is pending, and the owner has not lost the town */
    if (enemy_in != UM_NO)
        enemy_in = um_and(enemy_in, um_not(mad_has_units(c, s, space, side)));
    um_truth kept = um_not(enemy_in);
    if (own == UM_YES)
        return kept;
    um_truth taken = may_stand(who, space, side) ? mad_occupies(c, s, space, side) : UM_NO;
    if (taken != UM_NO)
        taken = um_and(taken, um_not(mad_has_units(c, s, space, mad_other(side))));
    return own == UM_NO ? taken : um_or(um_and(own, kept), um_and(um_not(own), taken));
}

um_truth mad_controls(um_ctx *c, const mad_state *s, int space, int side)
{
    return mad_controls_among(c, s, NULL, space, side);
}

um_truth mad_friendly(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth own = mad_territory(c, space, side);
    if (own != UM_YES && um_ruled(c, MAD_RUL_FRIENDLY_SPACE, MAD_O_FRIENDLY_SPACE_OWN_TERRITORY))
        return um_and(own, mad_controls(c, s, space, side));
    return mad_controls(c, s, space, side);
}

/* R-coexistence=never: nobody ends a play alone in an enemy town that is too much for him (10.1, 4.14). */
void mad_close_towns(um_ctx *c, const mad_state *s)
{
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        um_ref at = s->unit[u].at;
        int space = um_ref_row(at), side = mad_side_of(c, mad_unit_ref(u));
        if (um_ref_kind(at) != MK_SPACE || !(s->unit[u].flags & MF_MOVED) || side != s->play.side ||
            mad_territory(c, space, side) == UM_YES)
            continue;
        um_truth held = mad_controls(c, s, space, side);
        if (held == UM_YES || !um_ruled(c, MAD_RUL_COEXISTENCE, MAD_O_COEXISTENCE_NEVER)) {
            um_fresh(c);
            continue;
        }
        um_fact_ref(c, "who", mad_unit_ref(u));
        um_fact_ref(c, "where", at);
        um_decide(c, MR_10_1, held);
    }
}

/* ---- lakes ---- */

static void look_into_box(um_ctx *c, const mad_state *s, int lake, bool in[2])
{
    in[MAD_US] = in[MAD_BR] = false;
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        if (s->ship[i].at == mad_lake_ref(lake) && !s->ship[i].face)
            in[mad_side_of(c, mad_ship_ref(i)) == MAD_BR] = true;
}

int mad_box_holder(um_ctx *c, const mad_state *s, int lake)
{
    bool in[2];
    look_into_box(c, s, lake, in);
    if (in[MAD_US] == in[MAD_BR])
        return MAD_NOBODY;
    return in[MAD_BR] ? MAD_BR : MAD_US;
}

bool mad_box_disputed(um_ctx *c, const mad_state *s, int lake)
{
    bool in[2];
    look_into_box(c, s, lake, in);
    return in[MAD_US] && in[MAD_BR];
}

/* 4.16, 11.41: settled when a play ends, unless R-lake-control-moment makes it instant. */
um_truth mad_lake_controls(um_ctx *c, const mad_state *s, int lake, int side)
{
    int now = s->play.open ? mad_box_holder(c, s, lake) : s->lake[lake].owner;
    if (now != s->lake[lake].owner &&
        um_ruled(c, MAD_RUL_LAKE_CONTROL_MOMENT, MAD_O_LAKE_CONTROL_MOMENT_INSTANT))
        return um_sure(now == side);
    return um_sure(s->lake[lake].owner == side);
}

/* ---- forts ---- */

/* 2.73, 2.74: the pair of 1812 appears with Summer-Autumn; an event's fort once it is built. */
um_truth mad_has_fort(um_ctx *c, const mad_state *s, int space)
{
    um_range when = um_word(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN);
    if (um_known(when) && when.lo == MAD_FORT_NONE)
        return um_sure(s->space[space].built);
    if (s->space[space].built)
        return UM_YES;
    um_truth always = um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_ALWAYS);
    um_truth later = um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_1812B);
    if (later != UM_NO) {
        um_use(c, MR_2_73);
        later = um_and(later, s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_sure(s->turn >= 1));
    }
    if (um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_EVENT) != UM_NO)
        um_use(c, MR_2_74);
    return um_or(always, later);
}

/* 2.75, 2.78: whoever stands in it holds it; nobody has taken it: its owner by territory. */
int mad_fort_side(um_ctx *c, const mad_state *s, int space)
{
    if (s->space[space].fort != MAD_NOBODY)
        return s->space[space].fort;
    return um_datum_at(c->pack, um_datum_of(MK_SPACE, space, MAD_SPACE_TERRITORY))->lo;
}
