/* Winter quarters: the room of a space (2.17, 13.57) and what winter takes from those in it (16.2). */
#include "core/madison/board/16_winter_quarters.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/pieces.h"

/* 2.17 with 2.74 and 2.78 (an event's fort), 13.51 and 13.57 (a depot): units that may winter. */
um_range mad_winter_room(um_ctx *c, const mad_state *s, int space)
{
    um_range value = mad_value(c, s, space);
    um_use(c, MR_2_17);
    if (s->space[space].destroyed)
        um_use(c, MR_13_57);
    int extra = 0;
    if (s->space[space].built) {
        um_use(c, MR_2_74);
        um_use(c, MR_2_78);
        extra += 4;
    }
    if (mad_depot_at(s, space) != MAD_NOBODY) {
        um_use(c, MR_13_56);
        um_use(c, MR_13_51);
        extra += 4;
    }
    um_truth zero = um_eq(value, um_exactly(0));
    if (extra && zero != UM_NO && um_ruled(c, MAD_RUL_ZERO_WQ, MAD_O_ZERO_WQ_NO))
        return um_either(zero, um_exactly(0), um_add(value, um_exactly(extra)));
    return um_add(value, um_exactly(extra));
}

static void count_units(um_ctx *c, const mad_state *s, int space, int side, mad_winter *w)
{
    for (int u = -1; (u = mad_next_unit_of(c, s, space, side, u)) >= 0;) {
        um_range one =
            um_either(mad_here(c, s, mad_unit_ref(u), mad_space_ref(space)), um_exactly(1), um_exactly(0));
        um_range *sum = s->unit[u].face ? &w->reduced : &w->full;
        *sum = um_add(*sum, one);
    }
}

/* R-winter-count-reduced: who is set against the room. */
static um_range counted(um_ctx *c, const mad_winter *w)
{
    um_range all = um_add(w->full, w->reduced);
    switch (um_option(c, MAD_RUL_WINTER_COUNT_REDUCED)) {
    case MAD_O_WINTER_COUNT_REDUCED_COUNT_ALL:
        return all;
    case MAD_O_WINTER_COUNT_REDUCED_IGNORE_REDUCED:
        return w->full;
    default:
        return um_either(w->own, w->full, all);
    }
}

/* R-crowd-choice-supply: supply as it was when the attrition phase began, or as it is now. */
static um_truth supplied_in_winter(um_ctx *c, const mad_state *s, int space, int side)
{
    bool snapshot = !um_bits_none(&s->wintered) &&
                    um_ruled(c, MAD_RUL_CROWD_CHOICE_SUPPLY, MAD_O_CROWD_CHOICE_SUPPLY_SNAPSHOT);
    for (int u = 0; snapshot && u < mad_map_of(c)->nunits; u++)
        if (s->unit[u].origin == mad_space_ref(space) && mad_side_of(c, mad_unit_ref(u)) == side)
            return mad_was_supplied(s, u);
    return mad_space_supplied(c, s, space, side);
}

/* 16.21 the excess; 16.22 full units first; 16.23, 16.24 reduced ones only unsupplied in enemy
 * territory; 16.26 nobody outlives winter in a space without room. */
mad_winter mad_winter_reckon(um_ctx *c, const mad_state *s, int space, int side)
{
    mad_winter w = {.own = mad_territory(c, space, side)};
    count_units(c, s, space, side, &w);
    w.room = mad_winter_room(c, s, space);
    w.zero = um_eq(w.room, um_exactly(0));
    um_range excess = um_most(um_sub(counted(c, &w), w.room), um_exactly(0));
    w.flips = um_least(excess, w.full);
    um_range rest = um_least(um_most(um_sub(excess, w.full), um_exactly(0)), w.reduced);
    w.supplied = rest.hi > 0 && w.own != UM_YES ? supplied_in_winter(c, s, space, side) : UM_YES;
    um_truth die = um_and(um_not(w.own), um_not(w.supplied));
    w.deaths = um_either(die, rest, um_exactly(0));
    if (w.zero != UM_NO) {
        um_truth spared = w.own;
        if (spared != UM_NO &&
            um_ruled(c, MAD_RUL_WINTER_BOTH_CONDITIONS, MAD_O_WINTER_BOTH_CONDITIONS_TWO_RULES))
            spared = UM_NO;
        w.deaths = um_either(w.zero, um_either(spared, um_exactly(0), w.reduced), w.deaths);
    }
    return w;
}

um_range mad_winter_losses(um_ctx *c, const mad_state *s, int space)
{
    um_range sum = um_exactly(0);
    for (int side = 0; side < 2; side++) {
        mad_winter w = mad_winter_reckon(c, s, space, side);
        sum = um_add(sum, um_add(w.flips, w.deaths));
    }
    return sum;
}
