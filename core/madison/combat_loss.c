/* Losses of land combat (10.32(1), 10.5, 3.17) and what follows from a round: who must retreat
 * (10.51, 10.63, 2.77) or whether the fight goes on (10.61). */
#include "core/madison/combat.h"

/* ---- what the dice ask for ---- */

int mad_count_units(const mad_state *s, um_ctx *c, int space, int side)
{
    int n = 0;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        n += mad_place(s, mad_unit_ref(u)) == mad_space_ref(space) && mad_side_of(c, mad_unit_ref(u)) == side;
    return n;
}

/* 10.51(EX): one unit against one, and both would be lost: read AR. */
static um_truth annihilates(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    int n[2] = {0, 0};
    um_truth die = UM_YES;
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (!mad_byte_bit(k->was_in, u))
            continue;
        n[mad_side_of(c, mad_unit_ref(u)) == MAD_BR]++;
        die = um_and(die, mad_byte_bit(k->was_reduced, u) ? UM_YES : um_not(mad_has_reverse(c, u)));
    }
    return n[0] == 1 && n[1] == 1 ? die : UM_NO;
}

/* The result as it works here: the 9 of a fort, an exchange that would leave nobody. */
static int effect_of(um_ctx *c, const mad_state *s)
{
    mad_fight f = mad_fight_of(c, s);
    if (s->combat.result == MAD_RES_EX && annihilates(c, s) == UM_YES)
        return MAD_RES_AR;
    return mad_fort_result(&f, s->combat.result);
}

static int steps_of(int effect, bool attacker)
{
    switch (effect) {
    case MAD_RES_AR1:
        return attacker ? 1 : 0;
    case MAD_RES_AR2:
        return attacker ? 2 : 0;
    case MAD_RES_DR1:
        return attacker ? 0 : 1;
    case MAD_RES_DR2:
        return attacker ? 0 : 2;
    case MAD_RES_EX:
        return 1;
    default:
        return 0;
    }
}

void mad_owe_losses(um_ctx *c, mad_state *s)
{
    mad_combat *k = &s->combat;
    k->effect = (uint8_t)effect_of(c, s);
    for (int i = 0; i < 2; i++) {
        k->side[i].owed = (uint8_t)(k->side[i].owed + steps_of(k->effect, i == k->attacker));
        k->side[i].lost = 0;
        k->side[i].retreated = false;
        k->side[i].went = UM_NONE;
    }
}

/* ---- who must retreat ---- */

/* A side's units in the battle space are all reduced, as they stand now. */
static um_truth depleted(um_ctx *c, const mad_state *s, int side)
{
    um_truth all = UM_YES, any = UM_NO;
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (mad_side_of(c, mad_unit_ref(u)) != side)
            continue;
        um_truth here = mad_here(c, s, mad_unit_ref(u), s->combat.space);
        any = um_or(any, here);
        all = um_and(all, um_if(here, um_sure(s->unit[u].face)));
    }
    return um_and(any, all);
}

/* R-no-lead-loss: a defender with reduced units only is taken to have no lead. */
static um_truth leadless(um_ctx *c, const mad_state *s)
{
    mad_fight f = mad_fight_of(c, s);
    um_truth reduced = mad_only_reduced(&f, mad_other(f.attacker));
    if (reduced != UM_NO && um_ruled(c, MAD_RUL_NO_LEAD_LOSS, MAD_O_NO_LEAD_LOSS_NO_LEAD))
        return reduced;
    return UM_NO;
}

/* 10.51(EX) with R-ex-wording. */
static um_truth exchange_drives_defender(um_ctx *c, const mad_state *s)
{
    switch (um_option(c, MAD_RUL_EX_WORDING)) {
    case MAD_O_EX_WORDING_DEFENDER_ALWAYS:
        return UM_YES;
    case MAD_O_EX_WORDING_NOBODY:
        return UM_NO;
    default:
        return leadless(c, s);
    }
}

static um_truth driven_by_result(um_ctx *c, const mad_state *s, bool attacker)
{
    switch (s->combat.effect) {
    case MAD_RES_AR:
    case MAD_RES_AR1:
    case MAD_RES_AR2:
        return um_sure(attacker);
    case MAD_RES_DR:
    case MAD_RES_DR1:
    case MAD_RES_DR2:
        return um_sure(!attacker);
    case MAD_RES_EX:
        return attacker ? UM_NO : exchange_drives_defender(c, s);
    default:
        return um_missing(c, "the result of the round");
    }
}

/* 10.63: reduced units only, the attacker first. */
static um_truth driven_by_depletion(um_ctx *c, const mad_state *s, int side)
{
    if (s->combat.round > 1 && um_ruled(c, MAD_RUL_DEPLETED_ANY_ROUND, MAD_O_DEPLETED_ANY_ROUND_FIRST_ONLY))
        return UM_NO;
    um_truth spent = depleted(c, s, side);
    if (side != s->combat.attacker && spent != UM_NO) {
        um_use(c, MR_10_63);
        spent = um_and(spent, um_not(depleted(c, s, mad_other(side))));
    }
    return spent;
}

um_truth mad_must_retreat(um_ctx *c, const mad_state *s, int side, int *rule)
{
    const mad_combat *k = &s->combat;
    *rule = mad_result_rule(k->result);
    if (!k->open || !k->rolled)
        return um_missing(c, "the dice of the battle");
    um_truth result = driven_by_result(c, s, side == k->attacker);
    if (result == UM_YES)
        return UM_YES;
    um_truth by_result_of_other = driven_by_result(c, s, side != k->attacker);
    if (by_result_of_other == UM_YES)
        return UM_NO;
    um_truth spent = driven_by_depletion(c, s, side);
    if (spent != UM_NO)
        *rule = MR_10_63;
    if (spent != UM_YES && (k->side[0].owed || k->side[1].owed))
        spent = um_missing(c, "the losses of the round");
    return um_or(result, spent);
}

/* 10.61: nobody has to retreat and both have full units. */
um_truth mad_goes_on(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    um_truth both = um_sure(mad_count_units(s, c, um_ref_row(k->space), MAD_US) &&
                            mad_count_units(s, c, um_ref_row(k->space), MAD_BR));
    if (both == UM_NO)
        return UM_NO;
    int rule;
    um_truth retreat = um_or(mad_must_retreat(c, s, MAD_US, &rule), mad_must_retreat(c, s, MAD_BR, &rule));
    um_use(c, MR_10_63);
    return um_and(um_not(retreat), um_not(um_or(depleted(c, s, MAD_US), depleted(c, s, MAD_BR))));
}

/* ---- losses ---- */

void mad_remove(um_ctx *c, mad_state *s, um_ref piece)
{
    int role = um_ref_kind(piece) == MK_LEADER ? MAD_BOX_CAPTURED : MAD_BOX_ELIMINATED;
    um_ref box = mad_box(c, role, mad_side_of(c, piece));
    if (box == UM_NONE)
        box = mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, piece));
    mad_put(s, piece, box);
}

static bool took_part(const mad_combat *k, int unit, int side)
{
    return mad_byte_bit(k->in[side == MAD_BR], unit);
}

/* 10.32(1): the lead loses first; whoever could have led, if no lead was named. */
static void decide_first(um_ctx *c, const mad_state *now, int side, um_ref unit)
{
    mad_fight f = mad_fight_of(c, now);
    um_ref lead = now->combat.side[side].lead;
    if (side != f.attacker && leadless(c, now) == UM_YES)
        return;
    um_fact_ref(c, "who", unit);
    if (lead != UM_NONE)
        um_fact_ref(c, "lead", lead);
    um_use(c, mad_result_rule(now->combat.result));
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

/* 3.17: a full unit with a reverse is turned, any other removed. */
static void decide_face(um_ctx *c, const mad_state *now, um_ref unit, int mark)
{
    if (mark != MAD_MARK_REDUCED && mark != MAD_MARK_REMOVED)
        return;
    int row = um_ref_row(unit);
    um_truth turns = now->unit[row].face ? UM_NO : mad_has_reverse(c, row);
    um_fact_ref(c, "who", unit);
    um_fact_text(c, "stated", "%s", mark == MAD_MARK_REDUCED ? "reduced" : "removed");
    um_decide(c, MR_3_17, mark == MAD_MARK_REDUCED ? turns : um_not(turns));
}

static void take_step(um_ctx *c, mad_state *s, um_ref unit, int mark)
{
    int row = um_ref_row(unit);
    um_ctx quiet = mad_quiet(c);
    bool turns = mark == MAD_MARK_REDUCED ||
                 (mark != MAD_MARK_REMOVED && !s->unit[row].face && mad_has_reverse(&quiet, row) != UM_NO);
    if (turns)
        s->unit[row].face = 1;
    else
        mad_remove(c, s, unit);
    s->unit[row].flags |= MF_LED;
}

/* One loss of the list; `now` is the position with those before it taken. */
void mad_judge_step(um_ctx *c, mad_state *now, int side, um_ref unit, int mark)
{
    mad_combat *k = &now->combat;
    mad_side_combat *p = &k->side[side];
    int rule = mad_result_rule(k->result);
    um_fact_ref(c, "who", unit);
    um_fact_int(c, "still to lose", p->owed);
    if (k->result == MAD_RES_NONE || k->effect == MAD_RES_NONE) {
        um_decide(c, rule, um_missing(c, "the result of the round"));
    } else {
        um_decide(c, rule, um_sure(p->owed > 0 && took_part(k, um_ref_row(unit), side)));
        if (p->owed > 0 && p->lost == 0)
            decide_first(c, now, side, unit);
        else if (p->owed > 0)
            decide_choice(c, now, side, unit);
    }
    decide_face(c, now, unit, mark);
    if (p->owed)
        p->owed--;
    p->lost++;
    um_ctx quiet = mad_quiet(c);
    take_step(&quiet, now, unit, mark);
}

static int loser(um_ctx *c, const um_action *a, const um_value *v)
{
    int side = um_has_arg(a, MP_LOSS_SIDE) ? um_int_arg(a, MP_LOSS_SIDE, MAD_US) : mad_side_of(c, v[0].ref);
    return side == MAD_BR ? MAD_BR : MAD_US;
}

/* A full unit put straight off the map by a result that asks for more than one step has lost both. */
static int steps_taken(um_ctx *c, const mad_state *s, int side, const um_value *v)
{
    um_ctx quiet = mad_quiet(c);
    int row = um_ref_row(v->ref);
    bool both = v->mark == MAD_MARK_REMOVED && s->combat.side[side].owed > 1 && !s->unit[row].face &&
                mad_has_reverse(&quiet, row) != UM_NO;
    return both ? 2 : 1;
}

/* 10.51, 10.52: as many steps as the result asks, the lead's first, full units before reduced ones. */
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
        int steps = steps_taken(c, &now, side, &v[i]);
        for (int k = 0; k < steps; k++)
            mad_judge_step(c, &now, side, v[i].ref, steps > 1 ? -1 : v[i].mark);
    }
}

void mad_lose_step(um_ctx *c, mad_state *s, int side, um_ref unit, int mark)
{
    mad_side_combat *p = &s->combat.side[side];
    take_step(c, s, unit, mark);
    if (s->combat.open && p->owed)
        p->owed--;
    p->lost++;
}

void mad_apply_loss(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_LOSS_UNITS, &n);
    int side = loser(c, a, v);
    for (int i = 0; i < n; i++) {
        int steps = steps_taken(c, s, side, &v[i]);
        for (int k = 0; k < steps; k++)
            mad_lose_step(c, s, side, v[i].ref, steps > 1 ? -1 : v[i].mark);
    }
    if (s->combat.open)
        mad_fort_falls(c, s, um_ref_row(s->combat.space));
    mad_note_over(c, s);
    mad_book_towns(c, s);
}
