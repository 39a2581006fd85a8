/* Control of spaces (2.17, 4.13 to 4.15). */
#include "core/madison/board/04_control.h"

#include "core/madison/board/pieces.h"

um_range mad_value(um_ctx *c, const mad_state *s, int space)
{
    if (s->space[space].destroyed)
        return um_exactly(0);
    const mad_chart *chart = mad_space_chart(c, space);
    return chart ? chart->value[space] : um_int(c, MK_SPACE, space, MAD_SPACE_VALUE);
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
    for (int u = -1; (u = mad_next_unit_of(c, s, space, side, u)) >= 0;) {
        um_truth here = um_clean(c, MAD_OBJ_UNIT + u), indian = mad_is_indian(c, u);
        g.strength = um_add(g.strength, um_either(here, control_cf(c, s, u), um_exactly(0)));
        g.any = um_or(g.any, here);
        g.any_but_indians = um_or(g.any_but_indians, um_and(here, um_not(indian)));
    }
    uint64_t leaders = mad_leaders_near(s, space) & mad_map_of(c)->leaders_of[side];
    for (int l = -1; (l = um_next_bit(&leaders, 1, l)) >= 0;)
        if (mad_place(s, mad_leader_ref(l)) == mad_space_ref(space))
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
    if (!mad_anybody_stands(c, s, space, side))
        return UM_NO;
    garrison g = count_garrison(c, s, space, side);
    um_range value = mad_value(c, s, space);
    um_truth zero = um_eq(value, um_exactly(0));
    um_truth enough = um_and(um_ge(g.strength, value), g.any);
    if (zero != UM_NO) {
        um_truth nothing = holds_zero(c, &g);
        enough = zero == UM_YES || nothing == enough ? nothing : UM_MAYBE;
    }
    um_truth indians_may = um_or(g.any_but_indians, um_le(value, um_exactly(1)));
    if (g.any_but_indians != UM_YES)
        um_use(c, MR_4_15);
    um_use(c, MR_4_14);
    return um_and(enough, indians_may);
}

/* 4.14, 4.15: a space that is held is worth no more than its garrison is strong, Indians alone hold 1 at
 * most. */
um_range mad_value_held(um_ctx *c, const mad_state *s, int space, int side)
{
    um_range value = mad_value(c, s, space);
    if (um_known(value))
        return value;
    garrison g = count_garrison(c, s, space, side);
    int most = g.any_but_indians == UM_NO && g.strength.hi > 1 ? 1 : g.strength.hi;
    if (most < value.hi)
        value.hi = most > value.lo ? most : value.lo;
    return value;
}

/* Units of a side that were there before the battle that is pending: who entered to attack holds nothing
 * until it is won. */
static um_truth stood_before(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth any = UM_NO;
    for (int u = -1; (u = mad_next_unit_of(c, s, space, side, u)) >= 0;)
        if (!(s->unit[u].flags & (MF_STOPPED | MF_LANDED)))
            any = um_or(any, mad_here(c, s, mad_unit_ref(u), mad_space_ref(space)));
    return any;
}

um_truth mad_controls(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth own = mad_territory(c, space, side);
    if (mad_deserted(s, space))
        return own;                         /* whoever owns it by territory holds it */
    bool foreign = own == UM_NO && !c->rec; /* nobody asks whether its owner holds it */
    if (foreign && !mad_anybody_stands(c, s, space, side))
        return UM_NO;
    um_truth enemy_in = foreign ? UM_NO : mad_occupies(c, s, space, mad_other(side));
    /* while both stand there a battle is pending, and who was there first has not lost the space */
    if (enemy_in != UM_NO)
        enemy_in = um_and(enemy_in, um_not(stood_before(c, s, space, side)));
    um_truth kept = um_not(enemy_in);
    if (own == UM_YES)
        return kept;
    um_truth taken = mad_occupies(c, s, space, side);
    if (taken != UM_NO)
        taken = um_and(taken, um_not(stood_before(c, s, space, mad_other(side))));
    /* whose territory it is need not be known where the side holds it either way, or does not */
    return own == UM_NO || kept == taken ? taken : UM_MAYBE;
}

um_truth mad_friendly(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth own = mad_territory(c, space, side);
    if (own != UM_YES && um_ruled(c, MAD_RUL_FRIENDLY_SPACE, MAD_O_FRIENDLY_SPACE_OWN_TERRITORY))
        return um_and(own, mad_controls(c, s, space, side));
    return mad_controls(c, s, space, side);
}
