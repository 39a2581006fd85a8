/* How a land battle stands: what the dice ask for (10.5), who must retreat (10.51, 10.63, 2.77), whether
 * another round is to be fought (10.61). */
#include "core/madison/board/10_battle.h"

#include "core/madison/board/10_crt.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/pieces.h"

int mad_result_rule(int result)
{
    static const int rule[] = {
        [MAD_RES_NONE] = MR_10_21,     [MAD_RES_AR] = MR_10_51_AR, [MAD_RES_AR1] = MR_10_51_AR_1,
        [MAD_RES_AR2] = MR_10_51_AR_2, [MAD_RES_DR] = MR_10_51_DR, [MAD_RES_DR1] = MR_10_51_DR_1,
        [MAD_RES_DR2] = MR_10_51_DR_2, [MAD_RES_EX] = MR_10_51_EX, [MAD_RES_NINE] = MR_2_77};
    return rule[result];
}

/* ---- the dice ---- */

/* The battle is over once a side has nobody left in the space. */
void mad_note_over(um_ctx *c, mad_state *s)
{
    mad_combat *k = &s->combat;
    if (!k->open || um_ref_kind(k->space) != MK_SPACE)
        return;
    int space = um_ref_row(k->space);
    k->over = !mad_count_units(s, c, space, MAD_US) || !mad_count_units(s, c, space, MAD_BR);
}

/* ---- what the dice ask for ---- */

int mad_count_units(const mad_state *s, um_ctx *c, int space, int side)
{
    const mad_map *m = mad_map_of(c);
    int n = 0;
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        n += um_word_count(s->here[space].units[i] & m->units_of[side][i]);
    for (int u = -1; (u = um_next_bit(s->aboard.units, MAD_UNIT_WORDS, u)) >= 0;)
        n += mad_place(s, mad_unit_ref(u)) == mad_space_ref(space) && m->unit_side[u] == side;
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

static int strengths_of(int effect, bool attacker)
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
        k->side[i].owed = um_u8(k->side[i].owed + strengths_of(k->effect, i == k->attacker));
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
um_truth mad_leadless(um_ctx *c, const mad_state *s)
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
        return mad_leadless(c, s);
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

/* 10.51, 10.63, 2.77: whether the result, or having reduced units only, drives the side out; *rule says
 * which. */
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

/* ---- leaders and ships among enemies (9.53, 10.9, 9.61) ---- */

/* Enemies have come through the space of a leader who has not stirred; with ships there he is not alone. */
bool mad_leader_passed(um_ctx *c, const mad_state *s, int leader, int side)
{
    const mad_piece *m = &s->leader[leader];
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        if (s->ship[i].at == m->at && mad_side_of(c, mad_ship_ref(i)) == side)
            return false;
    return s->play.open && s->play.side == mad_other(side) && um_ref_kind(m->at) == MK_SPACE &&
           um_bit(&s->play.entered, um_ref_row(m->at)) && m->origin == m->at &&
           !(m->flags & (MF_MOVED | MF_RETREATED));
}
