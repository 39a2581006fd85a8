/* Supply depots (13.5). */
#include "core/madison/rules/13_depots.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/16_winter.h"
#include "core/madison/verbs.h"

#include <string.h>

enum { DEPOTS_A_SIDE = 3 };

static int maker(const um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_MAKE_DEPOT_SIDE, s->play.open ? s->play.side : mad_actor(c, s, a));
    return side == MAD_BR ? MAD_BR : MAD_US;
}

/* R-depot-count, where fewer than three are on the map. */
static bool may_make_more(um_ctx *c, const mad_state *s, int side, int this_year)
{
    switch (um_option(c, MAD_RUL_DEPOT_COUNT)) {
    case MAD_O_DEPOT_COUNT_PER_YEAR:
        return this_year < DEPOTS_A_SIDE;
    case MAD_O_DEPOT_COUNT_PER_GAME:
        return s->depots_ever[side] < DEPOTS_A_SIDE;
    default:
        return true;
    }
}

/* 13.52, 13.4(5), 13.54 (R-depot-count): a side may make a depot in that space; `s` is as before it. */
static void decide_depot(um_ctx *c, const mad_state *s, int space, int side)
{
    um_fact_ref(c, "where", mad_space_ref(space));
    um_use(c, MR_8_31_6);
    um_decide(c, MR_13_52, um_and(mad_territory(c, space, side), mad_friendly(c, s, space, side)));
    um_fact_ref(c, "where", mad_space_ref(space));
    um_use(c, MR_13_52);
    um_decide(c, MR_13_4_5, mad_space_supplied(c, s, space, side));
    int n = um_bits_count(&s->depots[side]);
    if (mad_depot_at(s, space) == side)
        um_fact_ref(c, "has one", mad_space_ref(space));
    else if (n < DEPOTS_A_SIDE)
        um_fact_int(c, "made", s->depots_made[side] > n ? s->depots_made[side] : n);
    um_fact_int(c, "depots", n + 1);
    um_truth room = um_sure(n < DEPOTS_A_SIDE);
    int made = s->depots_made[side] > n ? s->depots_made[side] : n;
    if (n < DEPOTS_A_SIDE && s->depots_ever[side] >= DEPOTS_A_SIDE)
        room = um_sure(may_make_more(c, s, side, made));
    um_decide(c, MR_13_54, um_and(room, um_sure(mad_depot_at(s, space) != side)));
}

static void make_depot(mad_state *s, int space, int side)
{
    mad_set_depot(s, space, side);
    s->depots_made[side]++;
    s->depots_ever[side]++;
    s->play.depot_made = true;
    s->play.depot_at = mad_space_ref(space);
}

/* The position without the depot that the play's own line has made. */
static void without_named(const mad_state *s, mad_state *out)
{
    *out = *s;
    if (um_ref_kind(s->play.depot_at) == MK_SPACE)
        mad_set_depot(out, um_ref_row(s->play.depot_at), MAD_NOBODY);
    out->depots_made[s->play.side]--;
    out->depots_ever[s->play.side]--;
    out->play.depot_made = false;
    out->play.depot_named = false;
    out->play.depot_at = UM_NONE;
}

void mad_make_named_depot(um_ctx *c, mad_state *s, um_ref space, int step)
{
    (void)c;
    if (um_ref_kind(space) != MK_SPACE || mad_depot_at(s, um_ref_row(space)) == s->play.side)
        return;
    make_depot(s, um_ref_row(space), s->play.side);
    s->play.depot_named = true;
    s->play.depot_step = step;
}

void mad_close_depot(um_ctx *c, const mad_state *s)
{
    if (!s->play.depot_named)
        return;
    mad_state before;
    without_named(s, &before);
    um_about(c, s->play.depot_step == c->step ? 0 : s->play.depot_step);
    decide_depot(c, &before, um_ref_row(s->play.depot_at), s->play.side);
    um_about(c, 0);
}

/* Whether a line tells of the depot that this play has made there already. */
static bool told_before(const mad_state *s, um_ref where, int side)
{
    return s->play.open && s->play.depot_at == where && mad_depot_at(s, um_ref_row(where)) == side;
}

/* 8.31(6), 13.52 to 13.54: one depot a card. One that the line of the play has named is judged here; one that
 * a line has told of is not made again by another. */
void mad_judge_depot(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref where = um_ref_arg(a, MP_MAKE_DEPOT_SPACE);
    int side = maker(c, s, a);
    mad_state before;
    if (told_before(s, where, side)) {
        if (!s->play.depot_named)
            return;
        without_named(s, &before);
        s = &before;
    }
    if (s->play.open) {
        mad_decide_use(c, s, MAD_MODE_DEPOT);
        um_decide(c, MR_8_31_6, um_sure(!s->play.depot_made));
    } else {
        um_decide(c, MR_8_31_6, um_missing(c, "the card that makes the depot"));
    }
    decide_depot(c, s, um_ref_row(where), side);
}

void mad_apply_depot(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref where = um_ref_arg(a, MP_MAKE_DEPOT_SPACE);
    int side = maker(c, s, a);
    if (told_before(s, where, side))
        s->play.depot_named = false;
    else
        make_depot(s, um_ref_row(where), side);
}

/* Whether an enemy piece, a ship too, is alone in the space (13.55(2), R-depot-weak-enemy). */
static um_truth captured(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth friends = mad_has_units(c, s, space, side), enemies = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nships; i++) {
        if (s->ship[i].at != mad_space_ref(space))
            continue;
        um_truth here = mad_here(c, s, mad_ship_ref(i), mad_space_ref(space));
        if (mad_side_of(c, mad_ship_ref(i)) == side)
            friends = um_or(friends, here);
        else
            enemies = um_or(enemies, here);
    }
    um_truth units = mad_has_units(c, s, space, mad_other(side));
    if (units != UM_NO && um_ruled(c, MAD_RUL_DEPOT_WEAK_ENEMY, MAD_O_DEPOT_WEAK_ENEMY_NO))
        units = um_and(units, mad_controls(c, s, space, mad_other(side)));
    return um_and(um_or(enemies, units), um_not(friends));
}

/* 13.55(2): a depot goes when the enemy has its space to himself, whether the record says so or not. */
void mad_drop_depots(um_ctx *c, mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    const um_bits all = um_bits_both(&s->depots[MAD_US], &s->depots[MAD_BR]);
    for (int i = -1; (i = um_next_bit(all.w, UM_COUNT(all.w), i)) >= 0;) {
        int side = mad_depot_at(s, i);
        if (captured(&quiet, s, i, side) != UM_YES)
            continue;
        mad_set_depot(s, i, MAD_NOBODY);
        s->space[i].depot_gone = (int8_t)side;
    }
}

/* 13.55(2): an enemy is at the depot, and no friend of it. */
void mad_judge_depot_lost(um_ctx *c, const mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_DEPOT_LOST_SPACE)), side = mad_depot_at(s, space);
    um_fact_ref(c, "where", mad_space_ref(space));
    if (side == MAD_NOBODY && s->space[space].depot_gone != MAD_NOBODY)
        um_decide(c, MR_13_55_2, UM_YES); /* it has gone already */
    else if (side == MAD_NOBODY)
        um_decide(c, MR_13_55_2, UM_NO);
    else
        um_decide(c, MR_13_55_2, captured(c, s, space, side));
}

void mad_apply_depot_lost(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    int space = um_ref_row(um_ref_arg(a, MP_DEPOT_LOST_SPACE));
    mad_set_depot(s, space, MAD_NOBODY);
    s->space[space].depot_gone = MAD_NOBODY;
}

/* ---- the depots go (13.53, 13.55(1), 16.1(4)) ---- */

/* 13.53, 13.55(1), 16.1(4): depots go as the winter of their year ends. */
void mad_judge_depots_off(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_DEPOTS_OFF_SPACES, &n);
    um_decide(c, MR_16_1_4, um_sure(mad_season(s->turn) == MAD_WINTER));
    mad_leave_attrition(c, s);
    for (int i = 0; i < n; i++) {
        um_fact_ref(c, "where", v[i].ref);
        um_use(c, MR_13_53);
        um_decide(c, MR_13_55_1, um_sure(mad_depot_at(s, um_ref_row(v[i].ref)) != MAD_NOBODY));
    }
}

void mad_apply_depots_off(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_DEPOTS_OFF_SPACES, &n);
    (void)c;
    for (int i = 0; i < n; i++)
        mad_set_depot(s, um_ref_row(v[i].ref), MAD_NOBODY);
    if (n == 0)
        memset(s->depots, 0, sizeof s->depots);
    s->phase = MAD_PHASE_DEPOTS;
    mad_book_spaces(c, s);
}
