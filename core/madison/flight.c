/* Forces that leave a space: retreats after combat, before it, forced ones, surrender, weak enemies
 * displaced, leaders without troops (9.4, 9.5, 10.7, 10.9). */
#include "core/madison/combat.h"

/* ---- retreat after combat ---- */

/* How many steps the round costs is not known. */
static bool result_open(const mad_combat *k)
{
    return k->open && k->rolled && (k->result == MAD_RES_NONE || k->effect == MAD_RES_NONE);
}

/* One step of a unit that the statement marks, if it is or may be owed; returns what of the mark is left: -1
 * nothing of it, MAD_MARK_REMOVED that it is gone otherwise, MAD_MARK_FULL that it has fallen in the battle.
 */
static int step_told(um_ctx *c, mad_state *now, int side, um_ref unit, int mark, bool judge)
{
    um_ctx quiet = mad_quiet(c);
    while (now->combat.side[side].owed || result_open(&now->combat)) {
        int row = um_ref_row(unit);
        bool turns = !now->unit[row].face && mad_has_reverse(&quiet, row) != UM_NO;
        if (judge)
            mad_judge_step(c, now, side, unit, turns ? MAD_MARK_REDUCED : MAD_MARK_REMOVED);
        else
            mad_lose_step(c, now, side, unit, turns ? MAD_MARK_REDUCED : MAD_MARK_REMOVED);
        if (mark == MAD_MARK_REDUCED)
            return -1;
        if (!turns)
            return MAD_MARK_FULL;
    }
    return mark;
}

/* Steps that are owed and told with the retreat are lost before it, the lead's first (10.51, 10.32(1));
 * `rest` becomes the retreat without them. False: it tells of none. */
static bool take_told(um_ctx *c, mad_state *now, const um_action *a, um_maker *rest, bool judge)
{
    int n, left[UM_VALUES_MAX];
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    int side = n ? mad_side_of(c, v[0].ref) : MAD_NOBODY;
    if (n == 0 || n > UM_VALUES_MAX || !now->combat.open || !now->combat.rolled ||
        now->combat.space != mad_place(now, v[0].ref) ||
        (!now->combat.side[side].owed && !result_open(&now->combat)))
        return false;
    bool any = false;
    um_ref lead = now->combat.side[side].lead;
    for (int i = 0; i < n; i++)
        left[i] = mad_said_mark(now, a, &v[i]);
    for (int others = 0; others < 2; others++)
        for (int i = 0; i < n; i++) {
            if (um_ref_kind(v[i].ref) != MK_UNIT || left[i] < 0 || (v[i].ref == lead) == others)
                continue;
            any = true;
            left[i] = step_told(c, now, side, v[i].ref, left[i], judge);
        }
    if (!any)
        return false;
    um_make(rest, a->verb, a->player);
    for (int i = 0; i < n; i++)
        if (left[i] != MAD_MARK_FULL)
            um_make_marked(rest, MP_RETREAT_PIECES, v[i].ref, left[i]);
    if (um_has_arg(a, MP_RETREAT_TO))
        um_make_ref(rest, MP_RETREAT_TO, um_ref_arg(a, MP_RETREAT_TO));
    if (um_has_arg(a, MP_RETREAT_BY))
        um_make_int(rest, MP_RETREAT_BY, um_int_arg(a, MP_RETREAT_BY, MAD_BY_LAND));
    const um_value *ships = um_values_of(a, MP_RETREAT_SHIPS, &n);
    for (int i = 0; i < n; i++)
        um_make_ref(rest, MP_RETREAT_SHIPS, ships[i].ref);
    return true;
}

static void judge_going(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    int n, rule;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    if (n == 0)
        return;
    int side = mad_side_of(c, v[0].ref);
    um_ref from = mad_place(s, v[0].ref);
    if (!s->combat.open || s->combat.space != from) {
        um_decide(c, MR_10_71, um_missing(c, "the battle that the retreat belongs to"));
        return;
    }
    um_truth due = mad_must_retreat(c, s, side, &rule);
    um_fact_text(c, "result", "%s", mad_result_words[s->combat.result]);
    um_decide(c, rule, due);
    if (due == UM_NO ||
        !mad_take_apart(c, s, a, side == s->combat.attacker ? MAD_WHY_ATTACKER : MAD_WHY_DEFENDER, &l))
        return;
    um_ref went = s->combat.side[side == MAD_BR].went;
    if (l.force.why == MAD_WHY_DEFENDER && !l.water && went != UM_NONE && l.to >= 0) {
        um_fact_ref(c, "who", l.v[0].ref);
        um_fact_ref(c, "others went to", went);
        um_decide(c, MR_10_71, um_sure(went == mad_space_ref(l.to)));
    }
    mad_decide_leaving(c, s, &l);
}

/* Without the result, a step told with the retreat may be its price as well as the round's. */
static bool may_be_price(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ctx quiet = mad_quiet(c);
    quiet.verdict = UM_YES;
    if (result_open(&s->combat))
        judge_going(&quiet, s, a);
    return result_open(&s->combat) && quiet.verdict != UM_NO;
}

void mad_judge_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now = *s;
    um_maker rest;
    bool told = !may_be_price(c, s, a) && take_told(c, &now, a, &rest, true);
    judge_going(c, told ? &now : s, told ? &rest.action : a);
}

void mad_apply_retreat(um_ctx *c, mad_state *s, const um_action *a)
{
    um_maker rest;
    if (!mad_all_there(c, s, a))
        return;
    if (!result_open(&s->combat) && take_told(c, s, a, &rest, false))
        a = &rest.action;
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    if (n == 0) { /* all of them fell */
        mad_note_over(c, s);
        mad_book_towns(c, s);
        return;
    }
    mad_side_combat *p = &s->combat.side[mad_side_of(c, v[0].ref) == MAD_BR];
    um_ctx quiet = mad_quiet(c);
    mad_leaving l;
    bool whole = mad_take_apart(&quiet, s, a, MAD_WHY_DEFENDER, &l);
    if (s->combat.open) {
        p->retreated = true;
        if (whole && !l.water && p->went == UM_NONE)
            p->went = um_ref_arg(a, MP_RETREAT_TO);
        s->combat.retreat_step = c->step;
    }
    mad_carry_out(c, s, a);
}

/* ---- before combat (9.4, 9.5) ---- */

static void note_before(um_ctx *c, mad_state *s, const um_action *a, um_ref from, bool forced)
{
    int n;
    const um_value *v = um_values_of(a, MP_RB_PIECES, &n);
    if (s->play.nbefore == MAD_BEFORE_MAX || n == 0)
        return;
    s->play.before[s->play.nbefore++] = (mad_before){.from = from,
                                                     .to = um_ref_arg(a, MP_RB_TO),
                                                     .step = c->step,
                                                     .side = (int8_t)mad_side_of(c, v[0].ref),
                                                     .forced = forced};
}

/* 9.41: the whole force, to one place (R-rbc-split). */
static void decide_together(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    um_truth together = UM_YES;
    for (int i = 0; i < s->play.nbefore; i++) {
        const mad_before *b = &s->play.before[i];
        bool same = b->side == l->force.side && b->from == mad_space_ref(l->force.from);
        if (same && b->to != mad_space_ref(l->to) && !l->water)
            together = um_sure(um_ruled(c, MAD_RUL_RBC_SPLIT, MAD_O_RBC_SPLIT_YES));
    }
    mad_fact_way(c, l);
    um_decide(c, MR_9_41, together);
}

void mad_judge_retreat_before(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_BEFORE, &l)) {
        um_decide(c, MR_9_41, um_missing(c, "where the force stands"));
        return;
    }
    um_truth entered = mad_has_units(c, s, l.force.from, mad_other(l.force.side));
    mad_fact_way(c, &l);
    um_use(c, MR_9_45);
    um_decide(c, MR_9_41, entered == UM_NO ? um_missing(c, "who entered the space") : entered);
    if (s->combat.open && s->combat.space == mad_space_ref(l.force.from)) {
        mad_fact_way(c, &l);
        um_decide(c, MR_9_45_3, um_sure(!s->combat.rolled));
    }
    if (l.to < 0) {
        um_decide(c, MR_10_71, UM_NO);
        return;
    }
    decide_together(c, s, &l);
    mad_decide_leaving(c, s, &l);
}

void mad_apply_retreat_before(um_ctx *c, mad_state *s, const um_action *a)
{
    if (!mad_all_there(c, s, a))
        return;
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
        again |= s->play.before[i].forced && s->play.before[i].side == l->force.side;
    mad_fight f = mad_fight_at(c, s, l->force.from, mad_other(l->force.side));
    um_truth nine = mad_nine_to_one(&f);
    mad_fact_way(c, l);
    if (again)
        um_use(c, MR_9_51);
    um_decide(c, again ? MR_9_52 : MR_9_51, nine);
}

void mad_judge_forced_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_FORCED, &l)) {
        um_decide(c, MR_9_51, um_missing(c, "where the force stands"));
        return;
    }
    decide_force(c, s, &l);
    if (l.to >= 0) {
        mad_decide_leaving(c, s, &l);
        return;
    }
    um_decide(c, MR_9_52, um_sure(um_ruled(c, MAD_RUL_9TO1_NOROUTE, MAD_O_9TO1_NOROUTE_SURRENDER)));
    mad_decide_lost(c, &l, MR_10_72_5);
}

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
    int rows = kind == MK_UNIT ? mad_map_of(c)->nleaders : mad_map_of(c)->nunits;
    for (int i = 0; i < rows; i++) {
        bool partner = kind == MK_UNIT
                           ? um_is(c, MK_LEADER, i, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) == UM_YES
                           : um_is(c, MK_UNIT, i, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE) == UM_YES;
        um_ref r = um_ref_of(kind == MK_UNIT ? MK_LEADER : MK_UNIT, i);
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

void mad_judge_surrender(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    int n;
    const um_value *v = um_values_of(a, MP_SURRENDER_PIECES, &n);
    if (n == 0 || (n == 1 && follows_partner(c, s, v[0].ref)))
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
    mad_book_towns(c, s);
}

/* ---- weak enemies step back (10.72(2), 14.33) ---- */

static bool pushed_by(const mad_state *s, um_ctx *c, int space, int side, unsigned flag)
{
    const mad_map *map = mad_map_of(c);
    const int rows[] = {map->nunits, map->nleaders, map->nships};
    for (int k = MK_UNIT; k <= MK_SHIP; k++) {
        for (int i = 0; i < rows[k - MK_UNIT]; i++) {
            const mad_piece *m = mad_piece_at(s, um_ref_of(k, i));
            if (m->at == mad_space_ref(space) && (m->flags & flag) && mad_side_of(c, um_ref_of(k, i)) == side)
                return true;
        }
    }
    return false;
}

void mad_judge_displace(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    if (!mad_take_apart(c, s, a, MAD_WHY_DISPLACED, &l)) {
        um_decide(c, MR_10_72_2, um_missing(c, "where the force stands"));
        return;
    }
    int enemy = mad_other(l.force.side), from = l.force.from;
    bool arrived = pushed_by(s, c, from, enemy, MF_ARRIVED),
         fled = pushed_by(s, c, from, enemy, MF_RETREATED);
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
    if (mad_all_there(c, s, a))
        mad_carry_out(c, s, a);
}

/* ---- leaders (10.9, 9.53) ---- */

void mad_judge_leader_fate(um_ctx *c, const mad_state *s, const um_action *a)
{
    enum { RETREATS, CAPTURED };
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
    int rule = fought ? MR_10_9 : MR_9_53;
    mad_flight_of(&l.force, c, s, why_leave(s, side, from), &v, 1);
    l.all = l.force;
    if (!fought && s->leader[um_ref_row(leader)].flags & MF_ARRIVED) {
        mad_fact_way(c, &l);
        um_decide(c, MR_14_33, UM_NO); /* whoever bars nothing makes room for him */
        return;
    }
    int ignored;
    um_truth own = mad_has_units(c, s, l.force.from, side),
             enemy = mad_has_units(c, s, l.force.from, mad_other(side));
    if (mad_leader_passed(c, s, um_ref_row(leader), side))
        enemy = UM_YES;
    um_truth driven = fought ? um_or(um_not(own), mad_must_retreat(c, s, side, &ignored)) : um_not(own);
    mad_fact_way(c, &l);
    um_decide(c, rule, um_and(driven, enemy == UM_NO ? um_missing(c, "who entered the space") : enemy));
    if (fought && s->leader[um_ref_row(leader)].flags & MF_ARRIVED &&
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
    if (um_ruled(c, MAD_RUL_LEADER_RETREAT_LIMIT, MAD_O_LEADER_RETREAT_LIMIT_FREE))
        return;
    l.water = mad_goes_by_water(c, &l);
    um_truth open = l.water ? mad_water_open(&l.force, l.to) : mad_land_open(&l.force, l.to);
    mad_fact_way(c, &l);
    um_decide(c, MR_10_9, open);
    if (open != UM_NO)
        mad_decide_leaving(c, s, &l);
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
