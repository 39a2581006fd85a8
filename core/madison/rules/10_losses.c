/* Losses of land combat as they are taken (10.32(1), 10.52, 3.17). */
#include "core/madison/rules/10_losses.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/pieces.h"
#include "core/madison/verbs.h"

/* ---- losses ---- */

static bool took_part(const mad_combat *k, int unit, int side)
{
    return mad_byte_bit(k->in[side == MAD_BR], unit);
}

/* 10.32(1): the lead loses first; whoever could have led, if no lead was named. */
static void decide_first(um_ctx *c, const mad_state *now, int side, um_ref unit)
{
    mad_fight f = mad_fight_of(c, now);
    um_ref lead = now->combat.side[side].lead;
    if (side != f.attacker && mad_leadless(c, now) == UM_YES)
        return;
    um_fact_ref(c, "who", unit);
    if (lead != UM_NONE)
        um_fact_ref(c, "lead", lead);
    um_use(c, mad_round_rule(&now->combat));
    um_decide(c, MR_10_32_1,
              lead != UM_NONE ? um_sure(unit == lead) : mad_may_lead(&f, um_ref_row(unit), side));
}

/* 10.52: a reduced unit only when no full one is left. */
static void decide_choice(um_ctx *c, const mad_state *now, int side, um_ref unit)
{
    int row = um_ref_row(unit);
    bool full_left = false;
    for (int u = 0; u < mad_map_of(c)->nunits && !full_left; u++)
        if (u != row && took_part(&now->combat, u, side) && !now->unit[u].face &&
            mad_on_map(c, now, mad_unit_ref(u))) {
            full_left = true;
            um_fact_ref(c, "full", mad_unit_ref(u));
        }
    um_fact_ref(c, "who", unit);
    um_decide(c, MR_10_52, um_sure(!now->unit[row].face || !full_left));
}

void mad_decide_face(um_ctx *c, const mad_state *now, um_ref unit, int mark)
{
    if (mark != MAD_MARK_REDUCED && mark != MAD_MARK_REMOVED)
        return;
    int row = um_ref_row(unit);
    um_truth turns = now->unit[row].face ? UM_NO : mad_has_reverse(c, row);
    um_fact_ref(c, "who", unit);
    um_fact_text(c, "stated", "%s", mark == MAD_MARK_REDUCED ? "reduced" : "removed");
    um_decide(c, MR_3_17, mark == MAD_MARK_REDUCED ? turns : um_not(turns));
}

static void take_strength(um_ctx *c, mad_state *s, um_ref unit, int mark)
{
    int row = um_ref_row(unit);
    um_ctx quiet = um_quiet(c);
    bool turns = mark == MAD_MARK_REDUCED ||
                 (mark != MAD_MARK_REMOVED && !s->unit[row].face && mad_has_reverse(&quiet, row) != UM_NO);
    if (turns)
        s->unit[row].face = 1;
    else
        mad_remove(c, s, unit);
}

/* One loss of the list; `now` is the position with those before it taken. */
void mad_decide_loss_of_strength(um_ctx *c, mad_state *now, int side, um_ref unit, int mark)
{
    mad_combat *k = &now->combat;
    mad_side_combat *p = &k->side[side];
    um_range owed = mad_owed(k, side);
    um_fact_ref(c, "who", unit);
    um_fact_range(c, "still to lose", owed);
    if (owed.lo <= 0 && owed.hi > 0)
        um_decide(c, mad_round_rule(k), mad_not_told(c, k));
    else
        um_decide(c, mad_round_rule(k), um_sure(owed.hi > 0 && took_part(k, um_ref_row(unit), side)));
    if (owed.hi > 0 && p->lost == 0)
        decide_first(c, now, side, unit);
    else if (owed.hi > 0)
        decide_choice(c, now, side, unit);
    mad_decide_face(c, now, unit, mark);
    um_ctx quiet = um_quiet(c);
    mad_lose_strength(&quiet, now, side, unit, mark);
}

static int loser(um_ctx *c, const um_action *a, const um_value *v)
{
    int side = um_has_arg(a, MP_LOSS_SIDE) ? um_int_arg(a, MP_LOSS_SIDE, MAD_US) : mad_side_of(c, v[0].ref);
    return side == MAD_BR ? MAD_BR : MAD_US;
}

/* A full unit put straight off the map by a result that asks for more than one strength has lost both, if it
 * has a reverse. */
static um_range strengths_taken(um_ctx *c, const mad_state *s, int side, const um_value *v)
{
    um_ctx quiet = um_quiet(c);
    int row = um_ref_row(v->ref);
    if (v->mark != MAD_MARK_REMOVED || mad_owed(&s->combat, side).hi <= 1 || s->unit[row].face)
        return um_exactly(1);
    return um_either(mad_has_reverse(&quiet, row), um_exactly(2), um_exactly(1));
}

/* The unit is off the map, and it is open whether that was a strength more. */
static void take_perhaps(um_ctx *c, mad_state *s, int side, um_ref unit)
{
    mad_remove(c, s, unit);
    s->combat.side[side].left.lo--;
}

/* 10.51, 10.52: as many strengths as the result asks, the lead's first, full units before reduced ones. */
void mad_judge_loss(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_LOSS_UNITS, &n);
    if (n == 0)
        return;
    if (!s->combat.open || !s->combat.rolled) {
        um_decide(c, MR_10_52, um_missing(c, "the dice of the battle"));
        return;
    }
    mad_state now = *s;
    int side = loser(c, a, v);
    for (int i = 0; i < n; i++) {
        um_range strengths = strengths_taken(c, &now, side, &v[i]);
        for (int k = 0; k < strengths.lo; k++)
            mad_decide_loss_of_strength(c, &now, side, v[i].ref, strengths.hi > 1 ? -1 : v[i].mark);
        if (!um_known(strengths)) {
            um_ctx quiet = um_quiet(c);
            take_perhaps(&quiet, &now, side, v[i].ref);
        }
    }
}

void mad_lose_strength(um_ctx *c, mad_state *s, int side, um_ref unit, int mark)
{
    mad_side_combat *p = &s->combat.side[side];
    take_strength(c, s, unit, mark);
    p->lost++;
    if (s->combat.open)
        mad_narrow_by_losses(&s->combat, side);
}

void mad_settle_losses(um_ctx *c, mad_state *s)
{
    if (s->combat.open)
        mad_fort_falls(c, s, um_ref_row(s->combat.space));
    mad_note_over(c, s);
    mad_book_spaces(c, s);
}

void mad_apply_loss(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_LOSS_UNITS, &n);
    int side = loser(c, a, v);
    for (int i = 0; i < n; i++) {
        um_range strengths = strengths_taken(c, s, side, &v[i]);
        for (int k = 0; k < strengths.lo; k++)
            mad_lose_strength(c, s, side, v[i].ref, strengths.hi > 1 ? -1 : v[i].mark);
        if (!um_known(strengths))
            take_perhaps(c, s, side, v[i].ref);
    }
    mad_settle_losses(c, s);
}
