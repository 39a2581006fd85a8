/* Forces with nowhere to go, weak enemies displaced, leaders left without troops (10.72, 10.9, 14.32, 3.54).
 */
#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_odds.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/10_retreat_decisions.h"
#include "core/madison/rules/14_reinforcements.h"
#include "core/madison/verbs.h"

/* ---- surrender ---- */

/* What makes them leave: a result, odds of nine to one, enemies where a leader stands alone. */
static um_truth must_leave(um_ctx *c, const mad_state *s, const mad_flight *r)
{
    int rule;
    if (s->combat.open && s->combat.space == mad_space_ref(r->from) && s->combat.rolled)
        return mad_must_retreat(c, s, r->side, &rule);
    um_truth own = mad_has_units(c, s, r->from, r->side),
             enemy = mad_has_units(c, s, r->from, mad_other(r->side));
    mad_fight f = mad_fight_at(c, s, r->from, mad_other(r->side));
    return um_and(enemy, um_or(um_not(own), mad_nine_to_one(&f)));
}

static mad_why why_leave(const mad_state *s, int side, um_ref from)
{
    if (!s->combat.open || s->combat.space != from || !s->combat.rolled)
        return MAD_WHY_FORCED;
    return side == s->combat.attacker ? MAD_WHY_ATTACKER : MAD_WHY_DEFENDER;
}

/* 3.54: Tecumseh and the Shawnee leave the map together; whether the other of the two has just gone. */
static bool follows_partner(um_ctx *c, const mad_state *s, um_ref piece)
{
    int row = um_ref_row(piece), kind = um_ref_kind(piece);
    if (kind == MK_UNIT ? um_is(c, MK_UNIT, row, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE) != UM_YES
                        : um_is(c, MK_LEADER, row, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) != UM_YES)
        return false;
    for (um_ref r = UM_NONE; mad_next_piece(c, kind == MK_UNIT ? MAD_BIT_LEADERS : MAD_BIT_UNITS, &r);) {
        bool partner =
            kind == MK_UNIT
                ? um_is(c, MK_LEADER, um_ref_row(r), MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) == UM_YES
                : um_is(c, MK_UNIT, um_ref_row(r), MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE) == UM_YES;
        const mad_piece *m = mad_piece_at(s, r);
        if (partner && um_ref_kind(m->origin) == MK_SPACE && !mad_on_map(c, s, r)) {
            um_fact_ref(c, "removed", r);
            um_fact_ref(c, "who", piece);
            um_decide(c, MR_3_54, UM_YES);
            return true;
        }
    }
    return false;
}

/* 10.72(5), 14.32: the force must leave and cannot, or came as arrivals and lost. */
void mad_judge_surrender(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    int n;
    const um_value *v = um_values_of(a, MP_SURRENDER_PIECES, &n);
    if (n == 1 && follows_partner(c, s, v[0].ref))
        return;
    if (!mad_take_apart(c, s, a, why_leave(s, mad_side_of(c, v[0].ref), mad_place(s, v[0].ref)), &l)) {
        um_decide(c, MR_10_72_5, um_missing(c, "where the force stands"));
        return;
    }
    mad_fact_way(c, &l);
    um_decide(c, MR_10_72_5, must_leave(c, s, &l.force));
    if (mad_piece_at(s, v[0].ref)->flags & MF_ARRIVED && l.force.why == MAD_WHY_ATTACKER) {
        mad_fact_way(c, &l);
        um_decide(c, MR_14_32, UM_YES); /* they are lost, whatever is open */
        return;
    }
    mad_decide_lost(c, &l, MR_10_72_5);
}

void mad_refuse_surrender(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_SURRENDER_PIECES, &n);
    for (int i = 1; i < n; i++)
        if (mad_place(s, v[i].ref) != mad_place(s, v[0].ref))
            um_refuse_elsewhere(c, "is not there", v[i].ref, mad_place(s, v[i].ref));
}

void mad_apply_surrender(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_SURRENDER_PIECES, &n);
    um_ref from = n ? mad_place(s, v[0].ref) : UM_NONE;
    for (int i = 0; i < n; i++)
        mad_remove(c, s, v[i].ref);
    if (um_ref_kind(from) == MK_SPACE)
        mad_fort_falls(c, s, um_ref_row(from));
    mad_note_over(c, s);
    mad_book_spaces(c, s);
}

/* ---- weak enemies step back (10.72(2), 14.33) ---- */

/* 10.72(2), 14.33: whether one of these kinds of the side with that flag stands in the space. */
static bool pushed_by(const mad_state *s, um_ctx *c, int space, int side, unsigned kinds, unsigned flag)
{
    for (um_ref r = UM_NONE; mad_next_piece(c, kinds, &r);) {
        const mad_piece *m = mad_piece_at(s, r);
        if (m->at == mad_space_ref(space) && (m->flags & flag) && mad_side_of(c, r) == side)
            return true;
    }
    return false;
}

/* 14.33: some of a force arrived, and so came later than those who fled to where it stands. */
static bool came_later(const mad_state *s, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++)
        if (mad_piece_at(s, l->v[i].ref)->flags & MF_ARRIVED)
            return true;
    return false;
}

/* 10.72(2), 14.33: too weak to hold the space (4.14) against those who come, the force makes room. */
void mad_judge_displace(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_DISPLACED, &l)) {
        um_decide(c, MR_10_72_2, um_missing(c, "where the force stands"));
        return;
    }
    int enemy = mad_other(l.force.side), from = l.force.from;
    bool arrived = pushed_by(s, c, from, enemy, MAD_BIT_PIECES, MF_ARRIVED),
         fled = pushed_by(s, c, from, enemy, MAD_BIT_TROOPS, MF_RETREATED); /* ships push nobody */
    if (!arrived && !fled)                                                  /* told before those who come */
        arrived = mad_arrival_due(c, s, enemy, from);
    if (!arrived && fled && came_later(s, &l)) {
        mad_fact_way(c, &l);
        um_decide(c, MR_14_33, UM_NO); /* those make room for them */
        return;
    }
    l.arrivals = arrived;
    int rule = arrived ? MR_14_33 : MR_10_72_2;
    um_truth weak = um_not(mad_occupies(c, s, from, l.force.side));
    um_fact_ref(c, "who", l.v[0].ref);
    um_fact_ref(c, "where", mad_space_ref(from));
    um_use(c, MR_4_14);
    um_decide(c, rule, arrived || fled ? weak : um_missing(c, "whom they make room for"));
    if (l.to < 0) {
        mad_decide_lost(c, &l, MR_10_72_5);
        return;
    }
    if (arrived && um_ruled(c, MAD_RUL_WEAK_ENEMY_RETREAT, MAD_O_WEAK_ENEMY_RETREAT_FREE)) {
        mad_decide_land(c, &l);
        return;
    }
    mad_decide_leaving(c, s, &l);
}

void mad_apply_displace(um_ctx *c, mad_state *s, const um_action *a)
{
    mad_carry_out(c, s, a);
}

/* ---- leaders (10.9, 9.53) ---- */

enum { RETREATS, CAPTURED };

/* 9.53, 10.9: enemies are in the space, and his side has no units left there or must retreat. */
static void decide_left_alone(um_ctx *c, const mad_state *s, const mad_leaving *l, int leader, bool fought)
{
    int side = l->force.side, ignored;
    um_truth own = mad_has_units(c, s, l->force.from, side),
             enemy = mad_has_units(c, s, l->force.from, mad_other(side));
    if (mad_leader_passed(c, s, leader, side))
        enemy = UM_YES;
    um_truth driven = fought ? um_or(um_not(own), mad_must_retreat(c, s, side, &ignored)) : um_not(own);
    mad_fact_way(c, l);
    um_decide(c, fought ? MR_10_9 : MR_9_53,
              um_and(driven, enemy == UM_NO ? um_missing(c, "who entered the space") : enemy));
}

/* 10.9: the way he takes, by land or water (R-leader-retreat-limit). */
static void decide_leaders_way(um_ctx *c, const mad_state *s, mad_leaving *l)
{
    if (um_ruled(c, MAD_RUL_LEADER_RETREAT_LIMIT, MAD_O_LEADER_RETREAT_LIMIT_FREE))
        return;
    l->water = mad_goes_by_water(c, l);
    um_truth open = l->water ? mad_water_open(&l->force, l->to) : mad_land_open(&l->force, l->to);
    mad_fact_way(c, l);
    um_decide(c, MR_10_9, open);
    if (open != UM_NO)
        mad_decide_leaving(c, s, l);
}

/* 9.53, 10.9, 14.3: what becomes of a leader whom enemies find without troops: he retreats or is taken. */
void mad_judge_leader_fate(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref leader = um_ref_arg(a, MP_FATE_LEADER), to = um_ref_arg(a, MP_FATE_TO),
           from = mad_place(s, leader);
    int how = um_int_arg(a, MP_FATE_HOW, RETREATS), side = mad_side_of(c, leader);
    if (how > CAPTURED || (how == CAPTURED && follows_partner(c, s, leader)))
        return; /* an event kills */
    um_value v = {.ref = leader, .mark = -1};
    mad_leaving l = {.a = a, .v = &v, .n = 1, .to = um_ref_kind(to) == MK_SPACE ? um_ref_row(to) : -1};
    if (um_ref_kind(from) != MK_SPACE) {
        um_decide(c, MR_10_9, um_missing(c, "where the leader stands"));
        return;
    }
    bool fought = s->combat.open && s->combat.space == from && s->combat.rolled;
    mad_flight_of(&l.force, c, s, why_leave(s, side, from), &v, 1);
    l.all = l.force;
    if (!fought && mad_piece_at(s, leader)->flags & MF_ARRIVED) {
        mad_fact_way(c, &l);
        um_decide(c, MR_14_33, UM_NO); /* whoever bars nothing makes room for him */
        return;
    }
    decide_left_alone(c, s, &l, um_ref_row(leader), fought);
    if (fought && mad_piece_at(s, leader)->flags & MF_ARRIVED &&
        um_ruled(c, MAD_RUL_REINF_MIXED, MAD_O_REINF_MIXED_ALL_LOST)) {
        mad_fact_way(c, &l);
        um_decide(c, MR_14_32, um_sure(how == CAPTURED)); /* lost with those he came with */
        return;
    }
    if (how == CAPTURED || l.to < 0) {
        um_use(c, MR_10_72_5);
        mad_decide_lost(c, &l, MR_10_9);
        return;
    }
    decide_leaders_way(c, s, &l);
}

void mad_apply_leader_fate(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref leader = um_ref_arg(a, MP_FATE_LEADER), to = um_ref_arg(a, MP_FATE_TO);
    mad_piece *m = mad_piece_of(s, leader);
    if (to == UM_NONE || um_int_arg(a, MP_FATE_HOW, 0) > 0) {
        mad_remove(c, s, leader);
        return;
    }
    m->last = m->at;
    m->flags |= MF_RETREATED;
    mad_put(s, leader, to);
}
