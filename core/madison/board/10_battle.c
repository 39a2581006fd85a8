/* How a land battle stands: what the dice ask for (10.5), who must retreat (10.51, 10.63, 2.77), whether
 * another round is to be fought (10.61). */
#include "core/madison/board/10_battle.h"
#include "core/madison/board/02_forts.h"
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
    if (!k->open)
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

/* The results as they work here: the 9 of a fort, an exchange that would leave nobody. */
static unsigned effects_of(um_ctx *c, const mad_state *s, unsigned results)
{
    static const unsigned nine = 1u << MAD_RES_NINE, exchange = 1u << MAD_RES_EX;
    unsigned out = results & ~nine;
    if (results & nine) {
        mad_fight f = mad_fight_of(c, s);
        um_truth fort = mad_fort_counts(&f);
        um_use(c, MR_2_77);
        if (fort != UM_NO)
            out |= 1u << MAD_RES_AR;
        if (fort != UM_YES)
            out |= 1u << MAD_RES_DR;
    }
    if (out & exchange) {
        um_truth nobody = annihilates(c, s);
        if (nobody == UM_YES)
            out &= ~exchange;
        if (nobody != UM_NO)
            out |= 1u << MAD_RES_AR;
    }
    return out;
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

um_range mad_owed(const mad_combat *k, int side)
{
    um_range asked = {k->may ? 2 : 0, 0};
    for (int e = MAD_RES_AR; e < MAD_RES_NINE; e++)
        if ((k->may >> e) & 1)
            asked = um_hull(asked, um_exactly(strengths_of(e, side == k->attacker)));
    um_range owed = um_sub(um_add(k->side[side].left, asked), um_exactly(k->side[side].lost));
    return um_most(owed, um_exactly(0));
}

void mad_take_results(um_ctx *c, mad_state *s, unsigned results)
{
    mad_combat *k = &s->combat;
    unsigned all = 0;
    for (int i = MAD_RES_AR; i <= MAD_RES_NINE; i++) {
        all |= 1u << i;
        if (results == 1u << i)
            k->result = (uint8_t)i;
    }
    k->may = k->kept = (uint16_t)effects_of(c, s, results & all ? results & all : all);
}

static void narrow(mad_combat *k, unsigned keep)
{
    if (k->kept & keep)
        k->kept &= (uint16_t)keep;
}

void mad_narrow_by_losses(mad_combat *k, int side)
{
    unsigned keep = 0;
    for (int e = MAD_RES_AR; e < MAD_RES_NINE; e++)
        if (k->side[side].left.hi + strengths_of(e, side == k->attacker) >= k->side[side].lost)
            keep |= 1u << e;
    narrow(k, keep);
}

int mad_round_rule(const mad_combat *k)
{
    static const unsigned attacker = 1u << MAD_RES_AR | 1u << MAD_RES_AR1 | 1u << MAD_RES_AR2,
                          defender = 1u << MAD_RES_DR | 1u << MAD_RES_DR1 | 1u << MAD_RES_DR2;
    if (k->result != MAD_RES_NONE || !k->may)
        return mad_result_rule(k->result);
    if (!(k->may & ~attacker))
        return MR_10_51_AR;
    return k->may & ~defender ? MR_10_21 : MR_10_51_DR;
}

/* ---- who must retreat ---- */

/* A side's units in the battle space. */
typedef struct strength {
    um_range full;    /* units that are not reduced */
    um_range reduced; /* units, if all of these lose a strength */
} strength;

static strength strength_of(um_ctx *c, const mad_state *s, int side)
{
    const um_range one = um_exactly(1), none = um_exactly(0);
    strength n = {none, none};
    for (int u = -1; (u = mad_next_unit_of(c, s, um_ref_row(s->combat.space), side, u)) >= 0;) {
        um_truth here = mad_here(c, s, mad_unit_ref(u), s->combat.space);
        if (!s->unit[u].face)
            n.full = um_add(n.full, um_either(here, one, none));
        um_truth left = s->unit[u].face ? here : um_and(here, mad_has_reverse(c, u));
        n.reduced = um_add(n.reduced, um_either(left, one, none));
    }
    return n;
}

/* A side has a full unit left when it has lost what it still owes: full units lose first (10.52). */
static um_truth keeps_full(um_ctx *c, const mad_state *s, int side)
{
    return um_gt(strength_of(c, s, side).full, mad_owed(&s->combat, side));
}

/* A side's units in the battle space are all reduced when it has lost what it still owes. */
static um_truth depleted(um_ctx *c, const mad_state *s, int side)
{
    strength n = strength_of(c, s, side);
    um_range owed = mad_owed(&s->combat, side);
    um_range more = um_most(um_sub(owed, n.full), um_exactly(0)); /* taken from reduced units */
    return um_and(um_le(n.full, owed), um_gt(n.reduced, more));
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

static um_truth drives(um_ctx *c, const mad_state *s, int effect, bool attacker)
{
    switch (effect) {
    case MAD_RES_AR:
    case MAD_RES_AR1:
    case MAD_RES_AR2:
        return um_sure(attacker);
    case MAD_RES_DR:
    case MAD_RES_DR1:
    case MAD_RES_DR2:
        return um_sure(!attacker);
    default:
        return attacker ? UM_NO : exchange_drives_defender(c, s);
    }
}

um_truth mad_not_told(um_ctx *c, const mad_combat *k)
{
    bool lead = k->ndice && (k->side[0].lead == UM_NONE || k->side[1].lead == UM_NONE);
    return um_missing(c, lead ? "who led in the round" : "the result of the round");
}

/* Whether every result that the round may have had drives the side out. */
static um_truth driven_by_result(um_ctx *c, const mad_state *s, bool attacker)
{
    const mad_combat *k = &s->combat;
    bool all = k->may != 0, any = k->may == 0;
    for (int e = MAD_RES_AR; e < MAD_RES_NINE; e++)
        if ((k->may >> e) & 1) {
            um_truth so = drives(c, s, e, attacker);
            all &= so == UM_YES || !((k->kept >> e) & 1);
            any |= so != UM_NO;
        }
    return all ? UM_YES : any ? mad_not_told(c, k) : UM_NO;
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
    *rule = mad_round_rule(k);
    if (!k->rolled)
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
    if (spent == UM_MAYBE && (mad_owed(k, 0).hi || mad_owed(k, 1).hi))
        um_missing(c, "the losses of the round");
    return um_or(result, spent);
}

void mad_narrow_by_retreat(um_ctx *c, mad_state *s, int side)
{
    unsigned keep = 0;
    for (int e = MAD_RES_AR; e < MAD_RES_NINE; e++)
        if (drives(c, s, e, side == s->combat.attacker) != UM_NO)
            keep |= 1u << e;
    if (driven_by_depletion(c, s, side) == UM_NO)
        narrow(&s->combat, keep);
}

/* 10.61: nobody has to retreat and both have full units. */
um_truth mad_goes_on(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    um_truth retreat = UM_NO;
    int driven = MR_10_63; /* the rule by which somebody must, or would */
    for (int side = MAD_US; side <= MAD_BR; side++) {
        int rule;
        um_truth must = mad_must_retreat(c, s, side, &rule);
        driven = must > retreat ? rule : driven;
        retreat = um_or(retreat, must);
    }
    um_use(c, driven);
    um_truth on = um_and(um_not(retreat), um_and(keeps_full(c, s, MAD_US), keeps_full(c, s, MAD_BR)));
    if (on == UM_YES && (mad_owed(k, 0).hi || mad_owed(k, 1).hi))
        on = um_missing(c, "the losses of the round");
    return on;
}

/* ---- arrivals (14.31) ---- */

int mad_arriving(const um_ctx *c, const mad_state *s, int space)
{
    static const uint16_t attacks = MF_ARRIVED | MF_STOPPED;
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_TROOPS, &r);)
        if (mad_piece_at(s, r)->at == mad_space_ref(space) &&
            (mad_piece_at(s, r)->flags & attacks) == attacks)
            return mad_side_of(c, r);
    return MAD_NOBODY;
}

/* ---- leaders and ships among enemies (9.53, 10.9, 9.61) ---- */

/* Enemies have come through the space of a leader who has not stirred; with ships there he is not alone. */
bool mad_leader_passed(um_ctx *c, const mad_state *s, int leader, int side)
{
    const mad_piece *m = &s->leader[leader];
    bool passed = s->play.open && s->play.side == mad_other(side) && um_ref_kind(m->at) == MK_SPACE &&
                  um_bit(&s->play.entered, um_ref_row(m->at)) && m->origin == m->at &&
                  !(m->flags & (MF_MOVED | MF_RETREATED));
    for (int i = 0; passed && i < mad_map_of(c)->nships; i++)
        if (s->ship[i].at == m->at && mad_side_of(c, mad_ship_ref(i)) == side)
            return false;
    return passed;
}
