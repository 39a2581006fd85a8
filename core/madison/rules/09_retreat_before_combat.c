/* Retreats before combat, of their own will or forced by nine to one (9.4, 9.5). */
#include "core/madison/rules/09_retreat_before_combat.h"

#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_odds.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/10_retreat_decisions.h"
#include "core/madison/verbs.h"

/* ---- before combat (9.4, 9.5) ---- */

static void note_before(um_ctx *c, mad_state *s, const um_action *a, um_ref from, bool forced)
{
    int n;
    const um_value *v = um_values_of(a, MP_RB_PIECES, &n);
    bool alone = true;
    for (int i = 0; i < n; i++)
        alone &= um_ref_kind(v[i].ref) == MK_LEADER;
    um_ctx quiet = um_quiet(c);
    mad_leaving l;
    mad_take_apart(&quiet, s, a, MAD_WHY_BEFORE, &l);
    mad_before now = {.from = from,
                      .to = um_ref_arg(a, MP_RB_TO),
                      .step = c->step,
                      .side = (int8_t)mad_side_of(c, v[0].ref),
                      .forced = forced,
                      .alone = alone,
                      .water = l.water};
    if (s->play.nbefore < MAD_BEFORE_MAX)
        s->play.before[s->play.nbefore++] = now;
}

bool mad_stayed_behind(um_ctx *c, const mad_state *s, const mad_before *b)
{
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (s->unit[u].at == b->from && s->unit[u].origin == b->from &&
            mad_side_of(c, mad_unit_ref(u)) == b->side)
            return true;
    return false;
}

/* The first of the play's retreats from there in which the force may have had a part: it has been there from
 * the start, or since it came by the last retreat to there. */
static int first_of_force(const mad_state *s, const mad_leaving *l)
{
    for (int i = s->play.nbefore; i > 0; i--)
        if (s->play.before[i - 1].to == mad_space_ref(l->force.from))
            return i;
    for (int i = 0; i < l->n; i++)
        if (mad_piece_at(s, l->v[i].ref)->origin == mad_space_ref(l->force.from))
            return 0;
    return s->play.nbefore;
}

/* Others of the force went by land to another space; who goes by ship may leave the rest to the land (10.84).
 */
static bool went_elsewhere(const mad_before *b, const mad_leaving *l)
{
    return b->side == l->force.side && b->from == mad_space_ref(l->force.from) &&
           b->to != mad_space_ref(l->to) && !b->water && !l->water;
}

/* 9.41: the whole force, to one place (R-rbc-split). */
static void decide_together(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    um_truth together = UM_YES;
    for (int i = first_of_force(s, l); i < s->play.nbefore; i++) {
        const mad_before *b = &s->play.before[i];
        if (went_elsewhere(b, l))
            together = um_sure(um_ruled(c, MAD_RUL_RBC_SPLIT, MAD_O_RBC_SPLIT_YES));
    }
    mad_fact_way(c, l);
    um_decide(c, MR_9_41, together);
}

/* 9.45(3): those who were there have chosen to stay, or have begun to fight. */
static bool battle_begun(const mad_state *s, const mad_flight *r)
{
    bool here = s->combat.open && s->combat.space == mad_space_ref(r->from);
    return um_bit(&s->play.stood, r->from) ||
           (here && (s->combat.rolled || s->combat.side[r->side].lead != UM_NONE));
}

/* 14.33: whoever bars nothing makes room for those who arrive; these stay. True: they would go. */
static bool decide_arrivals(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++)
        if (!(mad_piece_at(s, l->v[i].ref)->flags & MF_ARRIVED))
            return false;
    mad_fact_way(c, l);
    um_decide(c, MR_14_33, UM_NO);
    return true;
}

/* 9.41: it is the play of the force itself, and none of the enemies there has come in it. */
static bool nobody_came(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    const uint16_t any = MF_MOVED | MF_LANDED | MF_RETREATED | MF_ARRIVED;
    if (!s->play.open || s->play.side != l->force.side)
        return false;
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_TROOPS, &r);)
        if (mad_piece_at(s, r)->at == mad_space_ref(l->force.from) && mad_side_of(c, r) != l->force.side &&
            mad_piece_at(s, r)->flags & any)
            return false;
    return true;
}

/* 9.41, 9.45: enemies have come in, and the force leaves together by a way that 10.7 allows. */
void mad_judge_retreat_before(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_BEFORE, &l)) {
        um_decide(c, MR_9_41, um_missing(c, "where the force stands"));
        return;
    }
    if (decide_arrivals(c, s, &l))
        return;
    um_truth entered = mad_has_units(c, s, l.force.from, mad_other(l.force.side));
    mad_fact_way(c, &l);
    um_use(c, MR_9_45);
    if (entered != UM_NO && nobody_came(c, s, &l)) {
        um_fact_ref(c, "mover", l.v[0].ref);
        um_decide(c, MR_9_41, UM_NO);
        return;
    }
    um_decide(c, MR_9_41, entered == UM_NO ? um_missing(c, "who entered the space") : entered);
    mad_fact_way(c, &l);
    um_decide(c, MR_9_45_3, um_sure(!battle_begun(s, &l.force)));
    if (l.to < 0) {
        um_fact_ref(c, "who", l.v[0].ref);
        um_decide(c, MR_10_71, UM_NO);
        return;
    }
    decide_together(c, s, &l);
    mad_decide_leaving(c, s, &l);
}

void mad_apply_retreat_before(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RB_PIECES, &n);
    note_before(c, s, a, mad_place(s, v[0].ref), a->verb == MV_FORCED_RETREAT);
    mad_carry_out(c, s, a);
}

/* 9.51, 9.52, 9.53: what forces it. */
static void decide_force(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    um_truth own = mad_has_units(c, s, l->force.from, l->force.side);
    um_truth enemy = mad_has_units(c, s, l->force.from, mad_other(l->force.side));
    if (own == UM_NO) {
        for (int i = 0; i < l->n && enemy == UM_NO; i++)
            if (um_ref_kind(l->v[i].ref) == MK_LEADER &&
                mad_leader_passed(c, s, um_ref_row(l->v[i].ref), l->force.side))
                enemy = UM_YES;
        mad_fact_way(c, l);
        um_decide(c, MR_9_53, enemy == UM_NO ? um_missing(c, "who entered the space") : enemy);
        return;
    }
    bool again = false;
    for (int i = 0; i < s->play.nbefore; i++)
        again |= s->play.before[i].forced;
    mad_fight f = mad_fight_at(c, s, l->force.from, mad_other(l->force.side));
    um_truth nine = mad_nine_to_one(&f);
    mad_fact_way(c, l);
    if (again)
        um_use(c, MR_9_51);
    um_decide(c, again ? MR_9_52 : MR_9_51, nine);
}

/* 9.52, 10.71: as a result would, all of it to one space. */
static void decide_driven_together(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    um_ref others = UM_NONE;
    for (int i = first_of_force(s, l); i < s->play.nbefore; i++) {
        const mad_before *b = &s->play.before[i];
        if (b->forced && !b->alone && went_elsewhere(b, l))
            others = b->to;
    }
    if (others == UM_NONE)
        return;
    um_fact_ref(c, "who", l->v[0].ref);
    um_fact_ref(c, "others went to", others);
    um_use(c, MR_9_52);
    um_decide(c, MR_10_71, UM_NO);
}

/* 9.51, 9.52: nine to one drives the force out as a DR would; with nowhere to go it is lost (10.72(5)). */
void mad_judge_forced_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_FORCED, &l)) {
        um_decide(c, MR_9_51, um_missing(c, "where the force stands"));
        return;
    }
    if (decide_arrivals(c, s, &l))
        return;
    decide_force(c, s, &l);
    if (l.to >= 0) {
        decide_driven_together(c, s, &l);
        mad_decide_leaving(c, s, &l);
        return;
    }
    um_decide(c, MR_9_52, um_sure(um_ruled(c, MAD_RUL_9TO1_NOROUTE, MAD_O_9TO1_NOROUTE_SURRENDER)));
    mad_decide_lost(c, &l, MR_10_72_5);
}

void mad_decide_standing_leaders(um_ctx *c, const mad_state *s, um_ref space, int side)
{
    um_truth troops = mad_has_units(c, s, um_ref_row(space), side);
    for (int l = 0; l < mad_map_of(c)->nleaders && troops != UM_YES; l++) {
        if (mad_place(s, mad_leader_ref(l)) != space || mad_side_of(c, mad_leader_ref(l)) != side)
            continue;
        um_fact_ref(c, "who", mad_leader_ref(l));
        um_fact_ref(c, "where", space);
        um_decide(c, MR_9_53, troops);
    }
}

/* Whether the defenders have nowhere to go. */
um_truth mad_no_way_out(const mad_fight *f)
{
    mad_flight r;
    mad_flight_all(&r, f->c, f->s, MAD_WHY_FORCED, mad_other(f->attacker), f->space);
    return um_not(mad_any_way(&r));
}

/* 9.51: whether nine to one drives the defenders out (R-9to1-noroute). */
um_truth mad_driven_out(const mad_fight *f, um_truth stuck)
{
    um_truth nine = mad_nine_to_one(f);
    if (nine != UM_NO && stuck != UM_NO && um_ruled(f->c, MAD_RUL_9TO1_NOROUTE, MAD_O_9TO1_NOROUTE_BATTLE))
        nine = um_and(nine, um_not(stuck));
    return nine;
}

/* 9.51: nobody stands against nine to one. */
void mad_decide_standing_troops(um_ctx *c, const mad_state *s, um_ref space, int side)
{
    if (mad_has_units(c, s, um_ref_row(space), side) != UM_YES || s->play.side == side)
        return;
    mad_fight f = mad_fight_at(c, s, um_ref_row(space), mad_other(side));
    um_truth driven = mad_driven_out(&f, mad_no_way_out(&f));
    if (driven == UM_NO)
        return;
    um_fact_ref(c, "where", space);
    um_decide(c, MR_9_51, um_not(driven));
}
