/* Winter (16): attrition by space, then free repair, then the depots go. */
#include "core/madison/madison.h"

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
    if (s->space[space].depot != MAD_NOBODY) {
        um_use(c, MR_13_56);
        um_use(c, MR_13_51);
        extra += 4;
    }
    um_truth zero = um_eq(value, um_exactly(0));
    if (extra && zero != UM_NO && um_ruled(c, MAD_RUL_ZERO_WQ, MAD_O_ZERO_WQ_NO))
        return um_either(zero, um_exactly(0), um_add(value, um_exactly(extra)));
    return um_add(value, um_exactly(extra));
}

/* What winter asks of one side's units in a space. */
typedef struct winter {
    um_range room, full, reduced; /* full counts one-step units */
    um_range flips, deaths;       /* steps due from full units, and from reduced ones */
    um_truth own, supplied, zero;
} winter;

static void count_units(um_ctx *c, const mad_state *s, int space, int side, winter *w)
{
    w->full = w->reduced = um_exactly(0);
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (mad_place(s, mad_unit_ref(u)) != mad_space_ref(space) || mad_side_of(c, mad_unit_ref(u)) != side)
            continue;
        um_range one =
            um_either(mad_here(c, s, mad_unit_ref(u), mad_space_ref(space)), um_exactly(1), um_exactly(0));
        um_range *sum = s->unit[u].face ? &w->reduced : &w->full;
        *sum = um_add(*sum, one);
    }
}

/* R-winter-count-reduced: who is set against the room. */
static um_range counted(um_ctx *c, const winter *w)
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

/* R-crowd-choice-supply: supply as it was when the attrition step began, or as it is now. */
static um_truth supplied_in_winter(um_ctx *c, const mad_state *s, int space, int side)
{
    bool snapshot = s->phase == MAD_PHASE_ATTRITION &&
                    um_ruled(c, MAD_RUL_CROWD_CHOICE_SUPPLY, MAD_O_CROWD_CHOICE_SUPPLY_SNAPSHOT);
    for (int u = 0; snapshot && u < mad_map_of(c)->nunits; u++)
        if (s->unit[u].origin == mad_space_ref(space) && mad_side_of(c, mad_unit_ref(u)) == side)
            return mad_was_supplied(s, u);
    return mad_space_supplied(c, s, space, side);
}

/* 16.21 the excess; 16.22 full units first; 16.23, 16.24 reduced ones only unsupplied in enemy
 * territory; 16.26 nobody outlives winter in a space without room. */
static winter reckon(um_ctx *c, const mad_state *s, int space, int side)
{
    winter w = {.own = mad_territory(c, space, side)};
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
        w.flips = um_either(w.zero, w.full, w.flips);
        w.deaths = um_either(w.zero, um_either(spared, um_exactly(0), w.reduced), w.deaths);
    }
    return w;
}

um_range mad_winter_steps(um_ctx *c, const mad_state *s, int space)
{
    um_range sum = um_exactly(0);
    for (int side = 0; side < 2; side++) {
        winter w = reckon(c, s, space, side);
        sum = um_add(sum, um_add(w.flips, w.deaths));
    }
    return sum;
}

/* ---- one space's losses as stated ---- */

static int wintering_side(um_ctx *c, const mad_state *s, int space, const um_value *v, int n)
{
    if (n)
        return mad_side_of(c, v[0].ref);
    return mad_has_units(c, s, space, MAD_BR) != UM_NO && mad_has_units(c, s, space, MAD_US) == UM_NO
               ? MAD_BR
               : MAD_US;
}

static bool loses_unit(um_ctx *c, const mad_state *s, const um_value *v)
{
    int u = um_ref_row(v->ref);
    if (v->mark == MAD_MARK_REMOVED)
        return true;
    return v->mark < 0 && (s->unit[u].face || mad_has_reverse(c, u) == UM_NO);
}

/* 16.26 again: a full unit in a space without room is not flipped, it is gone. */
static void decide_zero(um_ctx *c, const mad_state *s, int space, const winter *w, const um_value *v, int n)
{
    um_range all = um_add(w->full, w->own == UM_YES && w->deaths.hi == 0 ? um_exactly(0) : w->reduced);
    int gone = 0;
    for (int i = 0; i < n; i++)
        gone += loses_unit(c, s, &v[i]) || v[i].mark < 0;
    um_fact_ref(c, "where", mad_space_ref(space));
    um_fact_int(c, "removed", gone);
    um_fact_range(c, "due", all);
    um_use(c, MR_16_23);
    if (s->space[space].destroyed)
        um_use(c, MR_13_57);
    um_decide(c, MR_16_26, um_eq(um_exactly(gone), all));
}

static void decide_steps(um_ctx *c, const mad_state *s, int space, const winter *w, const um_value *v, int n)
{
    int full = 0, reduced = 0;
    for (int i = 0; i < n; i++)
        *(s->unit[um_ref_row(v[i].ref)].face ? &reduced : &full) += 1;
    um_fact_ref(c, "where", mad_space_ref(space));
    um_fact_range(c, "room", w->room);
    um_fact_int(c, "steps", full);
    um_fact_range(c, "due", w->flips);
    um_use(c, MR_14_35);
    if (w->own != UM_NO)
        um_use(c, MR_16_25);
    um_use(c, MR_16_22);
    um_use(c, MR_16_23);
    um_decide(c, MR_16_21, um_eq(um_exactly(full), w->flips));
    if (reduced == 0 && w->deaths.hi == 0)
        return;
    um_fact_int(c, "removed", reduced);
    um_fact_range(c, "due", w->deaths);
    um_use(c, w->own == UM_YES ? MR_16_25 : MR_13_4_4);
    um_use(c, MR_16_22);
    um_use(c, MR_16_23);
    um_decide(c, MR_16_24, um_eq(um_exactly(reduced), w->deaths));
}

void mad_judge_attrition(um_ctx *c, const mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_ATTR_SPACE)), n;
    const um_value *v = um_values_of(a, MP_ATTR_UNITS, &n);
    um_decide(c, MR_7_0,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                     : um_sure(s->turn >= 0 && mad_season(s->turn) == MAD_WINTER));
    if (s->phase == MAD_PHASE_REPAIR || s->phase == MAD_PHASE_DEPOTS)
        um_decide(c, s->phase == MAD_PHASE_REPAIR ? MR_16_1_3 : MR_16_1_4, UM_NO);
    um_decide(c, MR_16_1_2, um_sure(s->phase <= MAD_PHASE_ATTRITION));
    for (int i = 0; i < n; i++) {
        um_fact_ref(c, "who", v[i].ref);
        um_decide(c, MR_16_21, um_sure(um_ref_kind(v[i].ref) == MK_UNIT));
        if (um_ref_kind(v[i].ref) != MK_UNIT)
            return;
    }
    winter w = reckon(c, s, space, wintering_side(c, s, space, v, n));
    if (w.zero == UM_YES)
        decide_zero(c, s, space, &w, v, n);
    else
        decide_steps(c, s, space, &w, v, n);
}

void mad_apply_attrition(um_ctx *c, mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_ATTR_SPACE)), n;
    const um_value *v = um_values_of(a, MP_ATTR_UNITS, &n);
    if (s->phase != MAD_PHASE_ATTRITION) {
        mad_take_snapshot(c, s);
        for (int u = 0; u < MAD_UNITS; u++)
            s->unit[u].origin = s->unit[u].at;
    }
    bool no_room = um_eq(mad_winter_room(c, s, space), um_exactly(0)) == UM_YES; /* 16.26 */
    for (int i = 0; i < n; i++) {
        if (um_ref_kind(v[i].ref) != MK_UNIT)
            continue;
        if (loses_unit(c, s, &v[i]) || (no_room && v[i].mark < 0))
            mad_put(s, v[i].ref, mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, v[i].ref)));
        else
            s->unit[um_ref_row(v[i].ref)].face = 1;
    }
    um_bit_set(&s->wintered, space);
    s->phase = MAD_PHASE_ATTRITION;
    /* R-winter-control-change: points change at once, or when all of it is over */
    if (um_ruled(c, MAD_RUL_WINTER_CONTROL_CHANGE, MAD_O_WINTER_CONTROL_CHANGE_AT_ONCE))
        mad_book_towns(c, s);
}

/* The attrition step is over: every space that owed a step has had it. */
void mad_leave_attrition(um_ctx *c, const mad_state *s)
{
    if (s->turn < 0 || mad_season(s->turn) != MAD_WINTER || s->phase > MAD_PHASE_ATTRITION)
        return;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        if (um_bit(&s->wintered, i))
            continue;
        um_range due = mad_winter_steps(c, s, i);
        if (due.hi == 0)
            continue;
        um_fact_ref(c, "where", mad_space_ref(i));
        um_fact_range(c, "due", due);
        um_range room = mad_winter_room(c, s, i);
        if (room.hi == 0) {
            um_use(c, MR_16_21);
            um_decide(c, MR_16_26, um_eq(due, um_exactly(0)));
        } else {
            um_decide(c, MR_16_21, um_eq(due, um_exactly(0)));
        }
    }
}

/* ---- the depots go (13.53, 13.55(1), 16.1(4)) ---- */

void mad_judge_depots_off(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, 0, &n);
    um_decide(c, MR_16_1_4, um_sure(s->turn >= 0 && mad_season(s->turn) == MAD_WINTER));
    mad_leave_attrition(c, s);
    for (int i = 0; i < n; i++) {
        um_fact_ref(c, "where", v[i].ref);
        um_use(c, MR_13_53);
        um_decide(c, MR_13_55_1, um_sure(s->space[um_ref_row(v[i].ref)].depot != MAD_NOBODY));
    }
}

void mad_apply_depots_off(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, 0, &n);
    (void)c;
    for (int i = 0; i < n; i++)
        s->space[um_ref_row(v[i].ref)].depot = MAD_NOBODY;
    for (int i = 0; i < MAD_SPACES && n == 0; i++)
        s->space[i].depot = MAD_NOBODY;
    s->phase = MAD_PHASE_DEPOTS;
    mad_book_towns(c, s);
}

/* Winter is over: losses taken, ships mended, depots gone. */
void mad_leave_winter(um_ctx *c, const mad_state *s)
{
    mad_leave_attrition(c, s);
    if (!um_ruled(c, MAD_RUL_WINTER_REPAIR_MANDATORY, MAD_O_WINTER_REPAIR_MANDATORY_OPTIONAL))
        for (int i = 0; i < mad_map_of(c)->nships; i++)
            if (s->ship[i].face && mad_mends_in_winter(c, s, i) != UM_NO) {
                um_fact_ref(c, "who", mad_ship_ref(i));
                um_use(c, MR_15_21);
                um_decide(c, MR_16_1_3, um_not(mad_mends_in_winter(c, s, i)));
            }
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (s->space[i].depot != MAD_NOBODY) {
            um_fact_ref(c, "where", mad_space_ref(i));
            um_use(c, MR_13_53);
            um_use(c, MR_16_1_4);
            um_decide(c, MR_13_55_1, UM_NO);
        }
}
