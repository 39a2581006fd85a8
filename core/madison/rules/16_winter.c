/* Winter (16): attrition as stated, depots taken off, and what the winter must leave in order. */
#include "core/madison/rules/16_winter.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/16_winter_quarters.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_leaders.h"
#include "core/madison/rules/10_losses.h"
#include "core/madison/verbs.h"

/* ---- one space's losses as stated ---- */

/* Whose losses a list without units is about. */
static int wintering_side(um_ctx *c, const mad_state *s, int space)
{
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
static void decide_zero(um_ctx *c, const mad_state *s, int space, const mad_winter *w, const um_value *v,
                        int n)
{
    um_range all = um_add(w->full, w->deaths);
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

/* 16.22, 3.17: a full unit is turned over, and gone only if it has no back. That it could be turned shows
 * that it has one, unless the data are certain. */
static void decide_face(um_ctx *c, const mad_state *s, const um_value *v)
{
    um_ctx quiet = um_quiet(c);
    int u = um_ref_row(v->ref);
    bool shown = v->mark == MAD_MARK_REDUCED && !s->unit[u].face;
    if (v->mark < 0 || (shown && mad_has_reverse(&quiet, u) == UM_MAYBE))
        return;
    um_use(c, MR_16_22);
    mad_decide_face(c, s, v->ref, v->mark);
}

/* 16.21 to 16.25, 13.4(4), 14.35: the losses stated are as many, of full and reduced units, as the room
 * asks. */
static void decide_strengths(um_ctx *c, const mad_state *s, int space, const mad_winter *w, const um_value *v,
                             int n)
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
    for (int i = 0; i < n && w->zero == UM_NO; i++)
        decide_face(c, s, &v[i]);
    if (reduced == 0 && w->deaths.hi == 0)
        return;
    um_fact_int(c, "removed", reduced);
    um_fact_range(c, "due", w->deaths);
    um_use(c, w->own == UM_YES ? MR_16_25 : MR_13_4_4);
    um_use(c, MR_16_22);
    um_use(c, MR_16_23);
    um_decide(c, MR_16_24, um_eq(um_exactly(reduced), w->deaths));
}

static void decide_side(um_ctx *c, const mad_state *s, int space, int side, const um_value *v, int n)
{
    mad_winter w = mad_winter_reckon(c, s, space, side);
    if (w.zero == UM_YES)
        decide_zero(c, s, space, &w, v, n);
    else
        decide_strengths(c, s, space, &w, v, n);
}

/* 16.21, 16.1: the losses in a space, in the attrition phase of a winter. */
void mad_judge_attrition(um_ctx *c, const mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_ATTR_SPACE)), n;
    const um_value *v = um_values_of(a, MP_ATTR_UNITS, &n);
    um_decide(c, MR_7_0,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                     : um_sure(mad_season(s->turn) == MAD_WINTER));
    if (s->phase == MAD_PHASE_REPAIR || s->phase == MAD_PHASE_DEPOTS)
        um_decide(c, s->phase == MAD_PHASE_REPAIR ? MR_16_1_3 : MR_16_1_4, UM_NO);
    um_decide(c, MR_16_1_2, um_sure(s->phase <= MAD_PHASE_ATTRITION));
    if (n == 0)
        decide_side(c, s, space, wintering_side(c, s, space), v, n);
    for (int side = MAD_US; side <= MAD_BR; side++) {
        um_value own[UM_VALUES_MAX];
        int k = 0;
        for (int i = 0; i < n; i++)
            if (mad_side_of(c, v[i].ref) == side)
                own[k++] = v[i];
        if (k)
            decide_side(c, s, space, side, own, k);
    }
}

void mad_refuse_attrition(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_ATTR_UNITS, &n);
    for (int i = 0; i < n; i++)
        if (mad_place(s, v[i].ref) != um_ref_arg(a, MP_ATTR_SPACE))
            um_refuse_elsewhere(c, "is not there", v[i].ref, mad_place(s, v[i].ref));
}

void mad_apply_attrition(um_ctx *c, mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_ATTR_SPACE)), n;
    const um_value *v = um_values_of(a, MP_ATTR_UNITS, &n);
    if (um_bits_none(&s->wintered)) { /* the first space of the phase */
        mad_take_snapshot(c, s);
        for (int u = 0; u < MAD_UNITS; u++)
            s->unit[u].origin = s->unit[u].at;
        for (int l = 0; l < MAD_LEADERS; l++)
            s->leader[l].origin = s->leader[l].at;
    }
    bool no_room = um_eq(mad_winter_room(c, s, space), um_exactly(0)) == UM_YES; /* 16.26 */
    for (int i = 0; i < n; i++) {
        s->unit[um_ref_row(v[i].ref)].step = c->step;
        if (loses_unit(c, s, &v[i]) || (no_room && v[i].mark < 0))
            mad_put(s, v[i].ref, mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, v[i].ref)));
        else
            s->unit[um_ref_row(v[i].ref)].face = 1;
    }
    um_bit_set(&s->wintered, space);
    s->phase = MAD_PHASE_ATTRITION;
    s->phase_untold = false;
    /* R-winter-control-change: points change at once, or when all of it is over */
    if (um_ruled(c, MAD_RUL_WINTER_CONTROL_CHANGE, MAD_O_WINTER_CONTROL_CHANGE_AT_ONCE))
        mad_book_spaces(c, s);
}

/* Nothing is due by the end of winter. A table that is watched shows a position and a marker, not the phase:
 * where it begins in winter, that may be over with, and who stands there may have come since. */
static um_truth all_taken(um_ctx *c, const mad_state *s, um_range due)
{
    um_truth none = um_eq(due, um_exactly(0));
    return none == UM_NO && s->phase_untold && s->marker_watched
               ? um_missing(c, "in which phase the record begins")
               : none;
}

/* The attrition phase is over: every space that owed a strength has lost it, and of Tecumseh and the Shawnee
 * neither has outlived the other (3.54). */
void mad_leave_attrition(um_ctx *c, const mad_state *s)
{
    if (mad_season(s->turn) != MAD_WINTER || s->phase > MAD_PHASE_ATTRITION)
        return;
    mad_decide_partners(c, s);
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        if (um_bit(&s->wintered, i))
            continue;
        um_range due = mad_winter_losses(c, s, i);
        if (due.hi == 0)
            continue;
        um_fact_ref(c, "where", mad_space_ref(i));
        um_fact_range(c, "due", due);
        um_range room = mad_winter_room(c, s, i);
        if (room.hi == 0) {
            um_use(c, MR_16_21);
            um_decide(c, MR_16_26, all_taken(c, s, due));
        } else {
            um_decide(c, MR_16_21, all_taken(c, s, due));
        }
    }
}

/* Winter is over: losses taken, ships mended, depots gone. */
void mad_leave_winter(um_ctx *c, const mad_state *s)
{
    mad_leave_attrition(c, s);
    if (!um_ruled(c, MAD_RUL_WINTER_REPAIR_MANDATORY, MAD_O_WINTER_REPAIR_MANDATORY_OPTIONAL))
        for (int i = 0; i < mad_map_of(c)->nships; i++)
            if (mad_mends_in_winter(c, s, i) != UM_NO) {
                um_fact_ref(c, "who", mad_ship_ref(i));
                um_use(c, MR_15_21);
                um_decide(c, MR_16_1_3, um_not(mad_mends_in_winter(c, s, i)));
            }
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (mad_depot_at(s, i) != MAD_NOBODY) {
            um_fact_ref(c, "where", mad_space_ref(i));
            um_use(c, MR_13_53);
            um_use(c, MR_16_1_4);
            um_decide(c, MR_13_55_1, UM_NO);
        }
}
