/* The rules of a force that leaves a space: its way, its cost, the priorities, the attacker's way back
 * (9.42 to 9.47, 10.7, 10.8). Which ways are open tells board/10_retreat_ways.c. */
#include "core/madison/rules/10_retreat_decisions.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/13_supply_in_battle.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

#include <string.h>

/* ORDER: retreat, retreat-before and forced-retreat name their arguments alike (verbs.h). */
_Static_assert((int)MP_RB_TO == (int)MP_RETREAT_TO && (int)MP_RB_BY == (int)MP_RETREAT_BY &&
                   (int)MP_RB_SHIPS == (int)MP_RETREAT_SHIPS && (int)MP_RB_LOST == (int)MP_RETREAT_LOST &&
                   (int)MP_RB_FLIPPED == (int)MP_RETREAT_FLIPPED,
               "one set of parameters");

static bool listed(const um_action *a, int param, um_ref r)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    for (int i = 0; i < n; i++)
        if (v[i].ref == r)
            return true;
    return false;
}

static bool has_lists(const um_action *a)
{
    return a->verb == MV_RETREAT || a->verb == MV_RETREAT_BEFORE || a->verb == MV_FORCED_RETREAT;
}

static bool said_lost(const um_action *a, const um_value *v)
{
    return v->mark == MAD_MARK_REMOVED || (has_lists(a) && listed(a, MP_RETREAT_LOST, v->ref));
}

static bool said_flipped(const mad_state *s, const um_action *a, const um_value *v)
{
    if (um_ref_kind(v->ref) != MK_UNIT || s->unit[um_ref_row(v->ref)].face)
        return false;
    return v->mark == MAD_MARK_REDUCED || (has_lists(a) && listed(a, MP_RETREAT_FLIPPED, v->ref));
}

int mad_said_mark(const mad_state *s, const um_action *a, const um_value *v)
{
    return said_lost(a, v) ? MAD_MARK_REMOVED : said_flipped(s, a, v) ? MAD_MARK_REDUCED : -1;
}

static int units_in_list(const um_value *v, int n)
{
    int units = 0;
    for (int i = 0; i < n; i++)
        units += um_ref_kind(v[i].ref) == MK_UNIT;
    return units;
}

static bool names_ship(const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    for (int i = 0; i < n; i++)
        if (um_ref_kind(v[i].ref) == MK_SHIP)
            return true;
    return has_lists(a) && um_has_arg(a, MP_RETREAT_SHIPS);
}

/* The ships are those named apart, or among the pieces; else all that lie there. */
static void name_ships(mad_flight *r, const um_action *a)
{
    if (!names_ship(a))
        return;
    r->nships = 0;
    r->named = true;
    for (int p = 0; p < 2; p++) {
        int n = 0, param = p ? MP_RETREAT_SHIPS : MP_RETREAT_PIECES;
        const um_value *v = p && !has_lists(a) ? NULL : um_values_of(a, param, &n);
        for (int i = 0; i < n; i++)
            if (um_ref_kind(v[i].ref) == MK_SHIP)
                r->ships[r->nships++] = v[i].ref;
    }
}

/* By water if it says so, or if ships go with it, or if no land path but water joins the two. */
bool mad_goes_by_water(um_ctx *c, const mad_leaving *l)
{
    if (l->by_said)
        return um_int_arg(l->a, MP_RETREAT_BY, MAD_BY_LAND) == MAD_BY_WATER;
    if (l->force.named)
        return l->to < 0 || mad_same_lake(c, l->force.s, l->force.from, l->to) != UM_NO;
    return l->to >= 0 && mad_adjoins(c, l->force.from, l->to) == UM_NO && mad_has_ships(&l->force) &&
           mad_same_lake(c, l->force.s, l->force.from, l->to) != UM_NO;
}

bool mad_take_apart(um_ctx *c, const mad_state *s, const um_action *a, mad_why why, mad_leaving *l)
{
    memset(l, 0, sizeof *l);
    l->a = a;
    l->v = um_values_of(a, MP_RETREAT_PIECES, &l->n);
    if (um_ref_kind(mad_place(s, l->v[0].ref)) != MK_SPACE)
        return false;
    um_ref to = um_ref_arg(a, MP_RETREAT_TO);
    l->to = um_ref_kind(to) == MK_SPACE ? um_ref_row(to) : -1;
    l->by_said = has_lists(a) && um_has_arg(a, MP_RETREAT_BY);
    mad_flight_of(&l->force, c, s, why, l->v, l->n);
    mad_flight_all(&l->all, c, s, why, l->force.side, l->force.from);
    name_ships(&l->force, a);
    l->partly = units_in_list(l->v, l->n) < mad_count_units(s, c, l->force.from, l->force.side);
    l->water = mad_goes_by_water(c, l);
    return true;
}

/* ---- the way ---- */

void mad_fact_way(um_ctx *c, const mad_leaving *l)
{
    um_fact_ref(c, "who", l->v[0].ref);
    um_fact_ref(c, "from", mad_space_ref(l->force.from));
    if (l->to >= 0)
        um_fact_ref(c, "to", mad_space_ref(l->to));
}

static bool is_isle(um_ctx *c, int space)
{
    return um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC) == UM_YES ||
           um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH) == UM_YES;
}

/* 10.72(1): whoever is attacked does not go where the attackers came from, by land or water. */
static void decide_origin(um_ctx *c, const mad_leaving *l)
{
    mad_fact_way(c, l);
    um_decide(c, MR_10_72_1, mad_not_origin(&l->force, l->to));
}

/* 10.71 one space, 10.72(1), 10.72(2), 10.72(4). */
void mad_decide_land(um_ctx *c, const mad_leaving *l)
{
    const mad_flight *r = &l->force;
    um_truth open = mad_land_open(r, l->to), next = mad_adjoins(c, r->from, l->to);
    bool far = r->why == MAD_WHY_BEFORE && um_ruled(c, MAD_RUL_RBC_DISTANCE, MAD_O_RBC_DISTANCE_ANY);
    mad_fact_way(c, l);
    if (is_isle(c, r->from))
        um_decide(c, MR_10_72_4, open);
    else if (!far) {
        if (r->why == MAD_WHY_BEFORE)
            um_use(c, MR_9_42);
        um_decide(c, MR_10_71, next);
    }
    decide_origin(c, l);
    mad_fact_way(c, l);
    um_use(c, MR_4_14);
    um_truth held = mad_not_held(r, l->to);
    if (r->why == MAD_WHY_ATTACKER &&
        um_ruled(c, MAD_RUL_ATTACKER_ORIGIN_OCCUPIED, MAD_O_ATTACKER_ORIGIN_OCCUPIED_DISPLACE))
        held = UM_YES;
    um_decide(c, MR_10_72_2, held);
}

/* 9.47, 11.33: Indians (3.7(4)) and dragoons (3.62) do not get away by water. */
static void decide_boarding(um_ctx *c, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++) {
        if (um_ref_kind(l->v[i].ref) != MK_UNIT || mad_crosses_alone(&l->force, l->v[i].ref, l->to) == UM_YES)
            continue;
        um_truth may = mad_may_board(c, l->v[i].ref);
        bool dragoon = mad_is_dragoon(c, um_ref_row(l->v[i].ref)) != UM_NO;
        um_fact_ref(c, "who", l->v[i].ref);
        if (!dragoon) {
            um_use(c, MR_3_7_4);
            um_use(c, MR_11_33);
        }
        um_decide(c, dragoon ? MR_3_62 : MR_9_47, may);
    }
}

/* 10.82: the ships named lie in the space, undamaged (12.42), or have taken others of the force where it
 * goes. */
static um_truth ships_at_hand(const mad_flight *r, int to)
{
    um_truth all = UM_YES;
    for (int i = 0; i < r->nships; i++) {
        const mad_piece *m = mad_piece_at(r->s, r->ships[i]);
        bool there = m->at == mad_space_ref(r->from),
             went = mad_left_by_water(r, r->ships[i]) && m->at == mad_space_ref(to);
        all = um_and(all, um_sure((there || went) && !m->face && mad_side_of(r->c, r->ships[i]) == r->side));
    }
    return all;
}

/* 10.82 to 10.84, 9.47, 3.62, 2.6. */
static void decide_water(um_ctx *c, const mad_leaving *l)
{
    const mad_flight *r = &l->force;
    decide_boarding(c, l);
    mad_fact_way(c, l);
    if (r->why == MAD_WHY_ATTACKER)
        um_use(c, MR_10_73_2);
    um_decide(c, MR_10_82, um_and(mad_same_lake(c, r->s, r->from, l->to), mad_port_open(r, l->to)));
    decide_origin(c, l);
    mad_fact_way(c, l);
    um_decide(c, MR_2_6, mad_huron_first(r, l->to));
    mad_fact_way(c, l);
    um_use(c, MR_11_42);
    um_decide(c, MR_10_83, mad_lake_free(r, l->to));
    um_truth enough = um_and(ships_at_hand(r, l->to), mad_ships_enough(r, l->to));
    mad_fact_way(c, l);
    um_fact_int(c, "ships", r->nships);
    um_use(c, MR_11_35);
    um_decide(c, MR_10_82, enough);
    if (enough == UM_YES)
        return;
    um_truth land = UM_NO;
    const um_bits open = mad_may_be_open(r);
    for (int i = -1; (i = um_next_bit(open.w, UM_COUNT(open.w), i)) >= 0;)
        land = um_or(land, mad_land_open(r, i));
    um_decide(c, MR_10_84, um_or(enough, land));
}

/* ---- what it costs ---- */

/* The rule of the price: 9.43 before combat, 10.72(3) for a defender, 10.74 for an attacker. */
static int penalty_rule(const mad_leaving *l)
{
    return l->force.why == MAD_WHY_BEFORE     ? MR_9_43
           : l->force.why == MAD_WHY_ATTACKER ? MR_10_74
                                              : MR_10_72_3;
}

/* 9.43, 10.72(3), 10.74, 13.4(3): the statement flips or removes a unit just as the way it goes asks. */
static void decide_penalty(um_ctx *c, const mad_state *s, const mad_leaving *l, const um_value *v)
{
    um_truth flips = UM_NO, dies = UM_NO, right;
    bool reduced = s->unit[um_ref_row(v->ref)].face != 0;
    if (!l->water)
        mad_penalty(&l->force, v->ref, l->to, &flips, &dies);
    bool lost = said_lost(l->a, v), flipped = said_flipped(s, l->a, v);
    right = lost ? dies : flipped ? flips : um_not(um_or(flips, dies));
    um_truth costs = l->water ? UM_NO : mad_costs_there(&l->force, l->to);
    um_fact_ref(c, "who", v->ref);
    um_fact_ref(c, "to", mad_space_ref(l->to));
    um_fact_text(c, "stated", "%s", lost ? "lost" : flipped ? "reduced" : "unharmed");
    if (l->force.why == MAD_WHY_BEFORE && (costs == UM_NO || !(lost || flipped)))
        um_use(c, MR_9_42);
    if (reduced && (lost || dies != UM_NO))
        um_use(c, MR_13_4_3);
    if (costs != UM_NO && !reduced && mad_has_reverse(c, um_ref_row(v->ref)) != UM_YES)
        um_use(c, MR_3_17);
    um_decide(c, penalty_rule(l), right);
}

static void decide_penalties(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++)
        if (um_ref_kind(l->v[i].ref) == MK_UNIT)
            decide_penalty(c, s, l, &l->v[i]);
}

/* ---- the priorities (10.71, 9.46) ---- */

static void take_ship(mad_state *s, um_ref ship, int from, int to)
{
    mad_piece *m = mad_piece_of(s, ship);
    if (m->at != mad_space_ref(from))
        return;
    m->last = m->at;
    m->flags |= MF_SHIPPED;
    mad_put(s, ship, mad_space_ref(to));
}

/* Whether none of the ships that lie there could stay behind: all who have left need the room, or a leader
 * who is alone needs one. */
static bool need_all(um_ctx *c, const mad_state *s, const mad_flight *r, bool units)
{
    um_ref gone[MAD_UNITS], rest[2 * UM_COUNT(r->ships)];
    int n = 0;
    bool all = units || r->nships + r->ngone == 1;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (mad_left_by_water(r, mad_unit_ref(u)))
            gone[n++] = mad_unit_ref(u);
    for (int out = 0; out < r->nships && all && units; out++) {
        int left = 0;
        for (int i = 0; i < r->nships; i++)
            if (i != out)
                rest[left++] = r->ships[i];
        for (int i = 0; i < r->ngone; i++)
            rest[left++] = r->gone[i];
        all = mad_capacity_fits(c, s, rest, left, gone, n) == UM_NO;
    }
    return all;
}

/* Who leaves by water has left, and the ships that are named; ships that the record does not name go along if
 * none of them could stay behind, or if the force landed from them (11.53). */
static void leave_by_water(um_ctx *c, mad_state *s, const mad_leaving *l)
{
    const mad_flight *r = &l->force;
    bool units = false, landed = false;
    for (int i = 0; i < l->n; i++) {
        mad_piece *m = mad_piece_of(s, l->v[i].ref);
        m->flags |= MF_SHIPPED;
        units |= um_ref_kind(l->v[i].ref) == MK_UNIT;
        landed |= um_ref_kind(l->v[i].ref) == MK_UNIT && (m->flags & MF_LANDED);
    }
    if (r->named || landed || need_all(c, s, r, units))
        for (int i = 0; i < r->nships; i++)
            take_ship(s, r->ships[i], r->from, l->to);
}

/* What the others, who have not left yet, must lose at least. */
static um_range loss_of_rest(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    if (!l->partly)
        return um_exactly(0); /* nobody needs a copy of the position */
    mad_state then = *s;
    for (int i = 0; i < l->n; i++) {
        mad_piece *m = mad_piece_of(&then, l->v[i].ref);
        if (um_ref_kind(l->v[i].ref) == MK_SHIP)
            continue; /* it may have room for others */
        m->last = mad_space_ref(l->force.from);
        m->flags |= l->water ? MF_SHIPPED : 0;
        mad_put(&then, l->v[i].ref, UM_NONE);
    }
    mad_flight rest;
    mad_flight_all(&rest, c, &then, l->force.why, l->force.side, l->force.from);
    return mad_least_loss(&rest);
}

typedef struct comparison { /* the way a force takes beside those that are open; only mine.open if it is UM_NO
                             */
    mad_choice mine;
    mad_order order;
    um_range loss, least; /* what it costs the whole force, and what the cheapest would */
    um_truth cheapest;
} comparison;

static comparison weigh(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    comparison w;
    memset(&w, 0, sizeof w);
    mad_choice_of(&l->force, l->to, l->water, &w.mine);
    if (w.mine.open == UM_NO)
        return w;
    bool partly = l->partly && (l->force.why == MAD_WHY_ATTACKER || mad_ships_enough(&l->all, -1) == UM_NO);
    mad_compare(&l->force, &w.mine, partly, &w.order);
    um_range rest = loss_of_rest(c, s, l);
    w.least = mad_least_loss(&l->all);
    w.loss = rest.lo >= UM_NEVER ? w.mine.loss : um_add(w.mine.loss, rest);
    w.cheapest = w.least.lo >= UM_NEVER ? UM_YES : um_le(w.loss, w.least);
    if (rest.lo >= UM_NEVER)
        w.cheapest = w.order.losses; /* the others have no way out: only this part is compared */
    return w;
}

/* The same with nothing noted, so that no way is asked for twice; whoever leaves together finds the same
 * open. */
static comparison weigh_unnoted(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    mad_known_ways known[2];
    mad_leaving own = *l;
    bool together =
        l->force.n == l->all.n && l->force.nships == l->all.nships && l->force.named == l->all.named;
    own.force.c = own.all.c = c;
    mad_know_ways(&own.force, &known[0]);
    mad_know_ways(&own.all, &known[!together]);
    return weigh(c, s, &own);
}

/* Speed dictates that it is done without a recorder first where it may be: a hundred ways are looked at. What
 * is read goes with the next decision, that it is the cheapest, so that nobody asks for it if that holds, or
 * if no more than unsure data is in its way. */
static comparison compare(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    if (!c->rec)
        return weigh_unnoted(c, s, l);
    if (!c->sparing)
        return weigh(c, s, l);
    um_ctx quiet = um_quiet(c);
    comparison w = weigh_unnoted(&quiet, s, l);
    bool more = w.cheapest != UM_YES && (w.cheapest == UM_NO || (quiet.doubts & ~(unsigned)UM_D_DATUM));
    if (w.mine.open == UM_NO || more || quiet.open_ruling)
        return weigh(c, s, l);
    c->doubts = quiet.doubts;
    c->spared = true;
    return w;
}

/* 10.71(1), 10.81, 9.46: no open way costs the force fewer strengths. */
static void decide_least_loss(um_ctx *c, const mad_leaving *l, const comparison *w)
{
    mad_fact_way(c, l);
    um_fact_range(c, "steps lost", w->loss);
    um_fact_range(c, "least", w->least);
    if (l->force.why == MAD_WHY_BEFORE)
        um_decide(c, MR_9_46, w->cheapest);
    um_decide(c, MR_10_71_1, w->cheapest);
    if (w->order.by_water != UM_YES || l->water) {
        mad_fact_way(c, l);
        um_decide(c, MR_10_81, l->water ? UM_YES : um_or(w->cheapest, w->order.by_water));
    }
}

/* 10.71(2) to (5): of ways that cost the same, supply first, then own territory, water, other territory
 * (R-rbc-choice). */
static void decide_priorities(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    const comparison w = compare(c, s, l);
    if (w.mine.open == UM_NO)
        return;
    decide_least_loss(c, l, &w);
    if (l->force.why == MAD_WHY_BEFORE && um_ruled(c, MAD_RUL_RBC_CHOICE, MAD_O_RBC_CHOICE_LOSS_ONLY))
        return;
    mad_fact_way(c, l);
    um_fact_text(c, "supplied there", "%s", um_truth_text(w.mine.supplied));
    um_decide(c, MR_10_71_2, w.order.supply);
    mad_fact_way(c, l);
    um_decide(c, MR_10_71_3, w.order.territory);
    mad_fact_way(c, l);
    um_decide(c, MR_10_71_4, w.order.water);
    if (!l->water && mad_costs_there(&l->force, l->to) != UM_NO)
        um_decide(c, MR_10_71_5, um_and(w.order.territory, w.order.water));
}

/* ---- the attacker's way back (10.73) ---- */

/* 10.73(1) and (3): fewer strengths than the way back costs, or supply that it does not give. */
static um_truth excepted(um_ctx *c, const mad_state *s, const um_value *v, int to, int back)
{
    mad_flight one;
    mad_flight_of(&one, c, s, MAD_WHY_ATTACKER, v, 1);
    um_truth home = mad_land_open(&one, back), there = mad_land_open(&one, to);
    um_truth fewer = um_or(um_not(home), um_lt(mad_loss_at(&one, to), mad_loss_at(&one, back)));
    um_use(c, MR_10_73_1);
    um_truth fed = UM_NO;
    if (um_ref_kind(v->ref) == MK_UNIT) {
        mad_fight f = mad_fight_of(c, s);
        fed = um_and(um_not(mad_attack_supplied(&f, um_ref_row(v->ref))),
                     um_and(mad_supplied_there(&one, to), um_not(mad_supplied_there(&one, back))));
        um_use(c, MR_10_73_3);
    }
    return um_and(there, um_or(fewer, fed));
}

/* A leader goes with those of his whose way it is. */
static um_truth excepted_with_troops(um_ctx *c, const mad_state *s, const um_value *v, int to)
{
    const mad_piece *m = mad_piece_at(s, v->ref);
    um_truth any = UM_NO;
    for (int u = 0; um_ref_kind(v->ref) == MK_LEADER && u < mad_map_of(c)->nunits; u++) {
        const mad_piece *o = &s->unit[u];
        um_value unit = {.ref = mad_unit_ref(u)};
        if (o->at == m->at && um_ref_kind(o->last) == MK_SPACE &&
            mad_side_of(c, unit.ref) == mad_side_of(c, v->ref))
            any = um_or(any, excepted(c, s, &unit, to, um_ref_row(o->last)));
    }
    return any;
}

/* 11.53: all who landed in the play go back to one town. */
static bool apart_from_others(const mad_state *s, um_ctx *c, const mad_leaving *l)
{
    const uint16_t both = MF_LANDED | MF_RETREATED;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if ((s->unit[u].flags & both) == both && s->unit[u].at != mad_space_ref(l->to) &&
            mad_byte_bit(s->combat.was_in, u))
            return true;
    return false;
}

/* 11.53: troops that landed go back by water. */
static bool decide_landed(um_ctx *c, const mad_state *s, const mad_leaving *l, const mad_piece *m,
                          const um_value *v)
{
    if (!(m->flags & MF_LANDED))
        return false;
    um_truth right = um_sure(l->water);
    if (!l->water && um_ruled(c, MAD_RUL_AMPHIB_FAIL_NO_SHIPS, MAD_O_AMPHIB_FAIL_NO_SHIPS_OVERLAND_IF_LEGAL))
        right = um_not(mad_ships_enough(&l->all, -1));
    um_fact_ref(c, "who", v->ref);
    um_use(c, MR_10_73_2);
    um_decide(c, MR_11_53, um_and(right, um_sure(!l->water || !apart_from_others(s, c, l))));
    return true;
}

/* 10.73: back to the last space, or elsewhere by an exception; the rest is 10.8's and 10.72's. */
um_truth mad_way_back(um_ctx *c, const mad_state *s, const um_value *v, int to, bool water)
{
    const mad_piece *m = mad_piece_at(s, v->ref);
    bool one_space = um_ruled(c, MAD_RUL_ATTACKER_ORIGIN_MIXED, MAD_O_ATTACKER_ORIGIN_MIXED_ONE_SPACE);
    if (water) {
        um_use(c, MR_10_73_2);
        return UM_YES;
    }
    if (m->last == mad_space_ref(to) || (one_space && um_bit(&s->combat.from, to)))
        return UM_YES;
    if (um_ref_kind(m->last) != MK_SPACE)
        return um_missing(c, "where the attackers came from");
    return um_or(excepted(c, s, v, to, um_ref_row(m->last)), excepted_with_troops(c, s, v, to));
}

/* 10.73, 14.32: an attacker goes back to where he came from, or elsewhere by an exception; arrivals have no
 * way back, but for their leaders (R-reinf-mixed). */
static void decide_way_back(um_ctx *c, const mad_state *s, const mad_leaving *l, const um_value *v)
{
    const mad_piece *m = mad_piece_at(s, v->ref);
    if (decide_landed(c, s, l, m, v))
        return;
    if (m->flags & MF_ARRIVED) {
        um_fact_ref(c, "who", v->ref);
        bool leader = um_ref_kind(v->ref) == MK_LEADER;
        um_decide(c, MR_14_32,
                  um_sure(leader && !um_ruled(c, MAD_RUL_REINF_MIXED, MAD_O_REINF_MIXED_ALL_LOST)));
        return;
    }
    um_truth right = mad_way_back(c, s, v, l->to, l->water);
    um_fact_ref(c, "who", v->ref);
    um_fact_ref(c, "came from", m->last);
    um_fact_ref(c, "to", mad_space_ref(l->to));
    um_decide(c, MR_10_73, right);
}

static void decide_attacker(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++)
        if (um_ref_kind(l->v[i].ref) != MK_SHIP)
            decide_way_back(c, s, l, &l->v[i]);
    if (um_ruled(c, MAD_RUL_ATTACKER_RETREAT, MAD_O_ATTACKER_RETREAT_MUST)) {
        const comparison w = compare(c, s, l);
        if (w.mine.open != UM_NO)
            decide_least_loss(c, l, &w);
    }
}

/* ---- all of it ---- */

/* R-bump: whoever pushes weak enemies aside in his retreat may choose their way, in no order of preference;
 * those who arrive may not (14.33, R-weak-enemy-retreat). */
static bool chosen_by_enemy(um_ctx *c, const mad_leaving *l)
{
    return l->force.why == MAD_WHY_DISPLACED && !l->arrivals &&
           um_ruled(c, MAD_RUL_BUMP, MAD_O_BUMP_RETREATING_PLAYER);
}

/* 10.71 to 10.74, 10.8, 9.4: all rules of the way that a force takes. */
void mad_decide_leaving(um_ctx *c, const mad_state *s, const mad_leaving *l)
{
    if (l->water)
        decide_water(c, l);
    else
        mad_decide_land(c, l);
    decide_penalties(c, s, l);
    if (l->force.why == MAD_WHY_ATTACKER)
        decide_attacker(c, s, l);
    else if (!chosen_by_enemy(c, l))
        decide_priorities(c, s, l);
}

/* 11.53, R-amphib-fail-no-ships: those who landed, troops and leaders, do not get away over land; naval
 * leaders stay with their ships. */
static bool only_by_water(um_ctx *c, const mad_leaving *l)
{
    for (int i = 0; i < l->n; i++) {
        int kind = um_ref_kind(l->v[i].ref);
        bool marches =
            kind == MK_UNIT || (kind == MK_LEADER && mad_is_naval(c, um_ref_row(l->v[i].ref)) != UM_YES);
        if (marches && !(mad_piece_at(l->force.s, l->v[i].ref)->flags & MF_LANDED))
            return false;
    }
    um_use(c, MR_11_53);
    return um_ruled(c, MAD_RUL_AMPHIB_FAIL_NO_SHIPS, MAD_O_AMPHIB_FAIL_NO_SHIPS_SURRENDER);
}

/* 10.72(5), 10.72(4), 10.84: nowhere to go. Ships help only if they take everybody. */
static um_truth no_way_out(um_ctx *c, const mad_leaving *l)
{
    um_truth land = UM_NO, water = UM_NO;
    bool by_water = l->force.why == MAD_WHY_ATTACKER && only_by_water(c, l);
    const um_bits open = mad_may_be_open(&l->force);
    for (int i = -1; (i = um_next_bit(open.w, UM_COUNT(open.w), i)) >= 0;) {
        if (!by_water)
            land = um_or(land, mad_land_open(&l->force, i));
        water = um_or(water, mad_water_open(l->partly ? &l->all : &l->force, i));
    }
    return um_not(um_or(land, water));
}

/* 10.72(4), 10.72(5), 10.84: a force is lost only if no way is open to it. */
void mad_decide_lost(um_ctx *c, const mad_leaving *l, int rule)
{
    um_truth right = no_way_out(c, l);
    if (rule == MR_10_72_5 && is_isle(c, l->force.from))
        rule = MR_10_72_4;
    if (mad_lake_of(c, l->force.from) >= 0) {
        mad_fact_way(c, l);
        um_decide(c, MR_10_84, right);
    }
    mad_fact_way(c, l);
    um_decide(c, rule, right);
}

/* ---- carrying it out ---- */

static void harm(um_ctx *c, mad_state *s, const um_action *a, const um_value *v)
{
    bool flipped = said_flipped(s, a, v);
    if (flipped)
        s->unit[um_ref_row(v->ref)].face = 1;
    if (said_lost(a, v))
        mad_remove(c, s, v->ref);
}

/* Everybody named goes where it says; who is named as lost is gone. */
void mad_carry_out(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    um_ref to = um_ref_arg(a, MP_RETREAT_TO), from = mad_place(s, v[0].ref);
    um_ctx quiet = um_quiet(c);
    mad_leaving l;
    mad_take_apart(&quiet, s, a, MAD_WHY_DISPLACED, &l);
    bool water = l.to >= 0 && l.water;
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        if (to == UM_NONE) {
            mad_remove(c, s, v[i].ref);
            continue;
        }
        m->last = from;
        if (a->verb != MV_DISPLACE) /* whoever makes room has not fought (10.1) */
            m->flags |= MF_RETREATED;
        mad_put(s, v[i].ref, to);
        harm(c, s, a, &v[i]);
    }
    if (water)
        leave_by_water(&quiet, s, &l);
    mad_fort_falls(c, s, um_ref_row(from));
    if (um_ref_kind(to) == MK_SPACE)
        mad_fort_falls(c, s, um_ref_row(to));
    mad_note_over(c, s);
    mad_book_spaces(c, s);
}

void mad_refuse_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    for (int i = 0; i < n; i++)
        if (um_ref_kind(mad_place(s, v[i].ref)) != MK_SPACE ||
            mad_place(s, v[i].ref) != mad_place(s, v[0].ref))
            um_refuse_elsewhere(c, "is not there", v[i].ref, mad_place(s, v[i].ref));
}
