/* Naval movement (11.1, 2.3 to 2.5, 3.2): ships from town to town and into the lake boxes. */
#include "core/madison/naval.h"

#include <string.h>

/* ---- the water as a graph ---- */

um_truth mad_sea_on_lake(um_ctx *c, const mad_state *s, um_ref place, int lake)
{
    if (um_ref_kind(place) == MK_LAKE)
        return um_sure(um_ref_row(place) == lake);
    if (um_ref_kind(place) != MK_SPACE)
        return UM_NO;
    um_truth on = mad_on_lake(c, um_ref_row(place), lake);
    if (on != UM_NO && s->space[um_ref_row(place)].destroyed &&
        um_ruled(c, MAD_RUL_NAVAL_DESTROYED_TOWN, MAD_O_NAVAL_DESTROYED_TOWN_PORT_GONE))
        return UM_NO;
    return on;
}

um_truth mad_sea_joined(um_ctx *c, const mad_state *s, um_ref place)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth on = mad_sea_on_lake(c, s, place, i);
        if (on != UM_NO)
            t = um_or(t, um_and(on, um_is(c, MK_LAKE, i, MAD_LAKE_TRANSIT, 1)));
    }
    return t;
}

static um_truth same_lake(um_ctx *c, const mad_state *s, um_ref a, um_ref b)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth on = mad_sea_on_lake(c, s, a, i);
        if (on != UM_NO)
            t = um_or(t, um_and(on, mad_sea_on_lake(c, s, b, i)));
    }
    return t;
}

static uint8_t arrival(um_ref to)
{
    return (uint8_t)(um_ref_kind(to) == MK_LAKE ? 1u << 4 : 1u << 1);
}

/* R-transit-cost: two to enter, one to leave; or two for all; or towns alone lead in. */
static um_truth may_enter_transit(um_ctx *c, const mad_state *s, um_ref from)
{
    um_truth joined = mad_sea_joined(c, s, from);
    if (joined != UM_NO && um_ref_kind(from) == MK_LAKE &&
        um_ruled(c, MAD_RUL_TRANSIT_COST, MAD_O_TRANSIT_COST_BOX_BARRED))
        return UM_NO;
    return joined;
}

static um_range exit_cost(um_ctx *c)
{
    return um_exactly(um_ruled(c, MAD_RUL_TRANSIT_COST, MAD_O_TRANSIT_COST_EXIT_FREE) ? 0 : 1);
}

mad_sea_leg mad_sea_measure(um_ctx *c, const mad_state *s, um_ref from, um_ref to)
{
    if (from == to)
        return (mad_sea_leg){UM_YES, {0, 0}, 0, UM_NONE};
    if (mad_in_box(c, to, MAD_BOX_TRANSIT))
        return (mad_sea_leg){may_enter_transit(c, s, from), {2, 2}, 1u << 5, UM_NONE};
    if (mad_in_box(c, from, MAD_BOX_TRANSIT)) {
        um_truth joined = mad_sea_joined(c, s, to);
        return (mad_sea_leg){joined, exit_cost(c), arrival(to), UM_NONE};
    }
    um_truth direct = same_lake(c, s, from, to);
    mad_sea_leg leg = {direct, {1, 1}, arrival(to), UM_NONE};
    if (direct == UM_YES)
        return leg;
    um_truth round = um_and(may_enter_transit(c, s, from), mad_sea_joined(c, s, to));
    if (round == UM_NO)
        return leg;
    um_range far = um_add(um_exactly(2), exit_cost(c));
    leg.can = um_or(direct, round);
    leg.cost = um_either(direct, leg.cost, far);
    leg.kinds |= 1u << 5;
    if (direct == UM_NO)
        leg.via = mad_box(c, MAD_BOX_TRANSIT, MAD_US);
    return leg;
}

/* ---- who is where ---- */

int mad_sea_ships(um_ctx *c, const mad_state *s, um_ref place, int side, bool damaged, um_ref *ships)
{
    int n = 0;
    for (int i = 0; i < mad_map_of(c)->nships && n < MAD_SEA_MAX; i++) {
        if (s->ship[i].at != place || (s->ship[i].face && !damaged) ||
            mad_side_of(c, mad_ship_ref(i)) != side)
            continue;
        if (ships)
            ships[n] = mad_ship_ref(i);
        n++;
    }
    return n;
}

bool mad_sea_enemy_in_box(um_ctx *c, const mad_state *s, um_ref box, int side)
{
    return um_ref_kind(box) == MK_LAKE && mad_sea_ships(c, s, box, mad_other(side), false, NULL) > 0;
}

int mad_sea_naval_leaders(um_ctx *c, const mad_state *s, um_ref place, int side, um_ref *leaders)
{
    int n = 0;
    for (int i = 0; i < mad_map_of(c)->nleaders && n < MAD_SEA_MAX; i++) {
        um_ref r = mad_leader_ref(i);
        if (s->leader[i].at != place || mad_side_of(c, r) != side || mad_is_naval(c, i) == UM_NO)
            continue;
        if (leaders)
            leaders[n] = r;
        n++;
    }
    return n;
}

um_truth mad_sea_barred(um_ctx *c, const mad_state *s, um_ref place, int side)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_truth held = mad_lake_controls(c, s, i, mad_other(side));
        if (held != UM_NO)
            t = um_or(t, um_and(held, mad_sea_on_lake(c, s, place, i)));
    }
    return t;
}

void mad_sea_spend(mad_piece *m, um_range cost)
{
    int32_t lo = m->spent_lo + cost.lo, hi = m->spent_hi + cost.hi;
    m->spent_lo = (uint8_t)(lo > 250 ? 250 : lo);
    m->spent_hi = (uint8_t)(hi > 250 ? 250 : hi);
}

/* ---- a voyage: who sails, along which places, with whom aboard ---- */

typedef struct voyage {
    um_ref ship[MAD_SEA_MAX], captain[MAD_SEA_MAX]; /* ships; naval leaders */
    um_ref cargo[MAD_SEA_MAX];                      /* named as carried: units, land leaders */
    um_ref hold[MAD_SEA_MAX];                       /* all who are aboard under way */
    um_ref stop[MAD_SEA_STOPS];                     /* places passed, both ends included */
    int ships, captains, cargos, holds, stops;
    int side;
    um_ref from, to;
    um_range sailing, boarding, landing; /* costs */
    um_truth assault;                    /* they are set down in a landing (11.51) */
    bool sets_down;
    uint8_t kinds;
    int bad_leg; /* the first leg that cannot be sailed: index of its end; 0: none */
    um_truth can;
} voyage;

static bool listed(const um_ref *v, int n, um_ref r)
{
    for (int i = 0; i < n; i++)
        if (v[i] == r)
            return true;
    return false;
}

static void sort_movers(um_ctx *c, const um_action *a, voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PIECES, &n);
    for (int i = 0; i < n; i++)
        if (um_ref_kind(p[i].ref) == MK_SHIP)
            v->ship[v->ships++] = p[i].ref;
        else if (mad_sea_is_land_leader(c, p[i].ref))
            v->cargo[v->cargos++] = p[i].ref;
        else
            v->captain[v->captains++] = p[i].ref;
    p = um_values_of(a, MP_SAIL_CARRYING, &n);
    for (int i = 0; i < n && v->cargos < MAD_SEA_MAX; i++)
        if (!listed(v->cargo, v->cargos, p[i].ref))
            v->cargo[v->cargos++] = p[i].ref;
    v->side = mad_side_of(c, v->ships ? v->ship[0] : v->captains ? v->captain[0] : UM_NONE);
}

static void add_stop(voyage *v, um_ref place)
{
    if (place != UM_NONE && v->stops < MAD_SEA_STOPS)
        v->stop[v->stops++] = place;
}

static void chart_path(um_ctx *c, const mad_state *s, const um_action *a, voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PATH, &n);
    v->from = p[0].ref;
    v->to = p[n - 1].ref;
    v->can = UM_YES;
    add_stop(v, p[0].ref);
    for (int i = 1; i < n; i++) {
        mad_sea_leg leg = mad_sea_measure(c, s, p[i - 1].ref, p[i].ref);
        if (leg.can < v->can) {
            v->can = leg.can;
            v->bad_leg = i;
        }
        v->sailing = um_add(v->sailing, leg.cost);
        v->kinds |= leg.kinds;
        add_stop(v, leg.via);
        add_stop(v, p[i].ref);
    }
}

static void chart_cargo(um_ctx *c, const mad_state *s, voyage *v)
{
    bool boards = false, joins = false;
    for (int i = 0; i < v->ships && v->captains; i++)
        joins |= mad_piece_at(s, v->captain[0])->flags & MF_MOVED &&
                 !(mad_piece_at(s, v->ship[i])->flags & MF_MOVED);
    if (joins)
        v->kinds |= 1u << 2; /* which says that ships are picked up free */
    v->holds = mad_sea_aboard(c, s, v->ship, v->ships, v->hold);
    for (int i = 0; i < v->cargos; i++) {
        boards |= um_ref_kind(mad_piece_at(s, v->cargo[i])->at) != MK_SHIP;
        if (v->holds < MAD_SEA_MAX && !listed(v->hold, v->holds, v->cargo[i]))
            v->hold[v->holds++] = v->cargo[i];
    }
    bool paid = false; /* all of them have boarded here before: one price a stop (11.15(2)) */
    for (int i = 0; i < v->ships; i++)
        paid |= (mad_piece_at(s, v->ship[i])->flags & MF_BOARDING) != 0;
    if (boards && !paid) {
        v->boarding = um_exactly(1);
        v->kinds |= 1u << 2;
    }
    v->sets_down = v->cargos && um_ref_kind(v->to) == MK_SPACE;
    if (!v->sets_down)
        return;
    v->assault = mad_sea_landing(c, s, um_ref_row(v->to), v->side);
    v->landing = um_either(v->assault, um_exactly(2), um_exactly(1));
    v->kinds |= (uint8_t)(1u << 3 | (v->assault != UM_NO ? 1u << 6 : 0));
}

static void chart(um_ctx *c, const mad_state *s, const um_action *a, voyage *v)
{
    memset(v, 0, sizeof *v);
    sort_movers(c, a, v);
    chart_path(c, s, a, v);
    chart_cargo(c, s, v);
}

/* The whole price; for a ship that need not be the carrier, anything from the bare way on. */
static um_range price_for(um_ctx *c, const mad_state *s, const voyage *v, um_ref ship)
{
    um_range load = um_add(v->boarding, v->landing);
    if (ship != UM_NONE && load.hi && v->ships > 1) {
        um_ref rest[MAD_SEA_MAX], units[MAD_SEA_MAX];
        int n = 0, k = 0;
        for (int i = 0; i < v->ships; i++)
            if (v->ship[i] != ship)
                rest[n++] = v->ship[i];
        for (int i = 0; i < v->holds; i++)
            if (um_ref_kind(v->hold[i]) == MK_UNIT)
                units[k++] = v->hold[i];
        um_ctx quiet = *c;
        quiet.rec = NULL;
        if (mad_capacity_fits(&quiet, s, rest, n, units, k) != UM_NO)
            load.lo = 0;
    }
    return um_add(v->sailing, load);
}

/* ---- activation ---- */

/* An activated leader has been there in this play. */
static bool was_visited(const mad_state *s, int group, um_ref place)
{
    if (um_ref_kind(place) == MK_SPACE)
        return um_bit(&s->play.visited[group], um_ref_row(place));
    return um_ref_kind(place) == MK_LAKE && (s->sea.visited[group] >> um_ref_row(place)) & 1;
}

/* Whether ships that start here may go under that leader (8.5, 3.36). */
static bool may_lead(um_ctx *c, const mad_state *s, int group, const um_ref *ships, int nships)
{
    um_ref leader = s->play.leader[group];
    if (leader == UM_NONE)
        return false;
    bool naval = mad_is_naval(c, um_ref_row(leader)) != UM_NO;
    for (int i = 0; i < nships; i++) {
        const mad_piece *m = mad_piece_at(s, ships[i]);
        bool with = naval ? m->at == mad_place(s, leader) || was_visited(s, group, m->at)
                          : m->origin == mad_piece_at(s, leader)->origin;
        if (!with || (m->group >= 0 && m->group != group))
            return false;
    }
    return nships > 0;
}

/* Which of a campaign's two leaders moves ships that neither of them goes with, where the record does not
 * say: whoever can; empty ships the naval leader, as a land leader has no use for them (3.36). */
static um_ref leader_meant(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                           const um_ref *others, int nothers)
{
    if (s->play.mode != MAD_MODE_CAMPAIGN || s->play.leader[0] == UM_NONE || s->play.leader[1] == UM_NONE ||
        listed(others, nothers, s->play.leader[0]) || listed(others, nothers, s->play.leader[1]))
        return UM_NONE;
    bool can[2];
    for (int g = 0; g < 2; g++)
        can[g] = may_lead(c, s, g, ships, nships);
    if (can[0] != can[1])
        return s->play.leader[can[1]];
    for (int g = 0; g < 2 && can[0] && !nothers; g++)
        if (!mad_sea_is_land_leader(c, s->play.leader[g]) && mad_sea_is_land_leader(c, s->play.leader[1 - g]))
            return s->play.leader[g];
    return UM_NONE;
}

/* The movers as one list, as activation.c takes them. */
static void list_movers(um_ctx *c, const mad_state *s, um_maker *m, const um_action *a, const um_ref *ships,
                        int nships, const um_ref *others, int nothers)
{
    int param = MP_SAIL_PIECES;
    um_make(m, MV_SAIL, a->player);
    for (int i = 0; i < nothers; i++)
        um_make_ref(m, param, others[i]);
    for (int i = 0; i < nships; i++)
        um_make_ref(m, param, ships[i]);
    int n = 0;
    const um_value *p = a->verb == MV_SAIL ? um_values_of(a, MP_SAIL_PATH, &n) : NULL;
    for (int i = 0; i < n; i++)
        um_make_step(m, MP_SAIL_PATH, p[i].ref, p[i].gap);
    um_ref leader = a->verb == MV_SAIL && um_has_arg(a, MP_SAIL_LEADER)
                        ? um_ref_arg(a, MP_SAIL_LEADER)
                        : leader_meant(c, s, ships, nships, others, nothers);
    if (leader != UM_NONE)
        um_make_ref(m, MP_SAIL_LEADER, leader);
}

static int fresh(const mad_state *s, const um_ref *v, int n)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        k += !(mad_piece_at(s, v[i])->flags & MF_ACTIVATED);
    return k;
}

/* 11.13, 11.14: without a leader every ship and everybody it carries takes a point of the card. */
static void decide_points(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                          const um_ref *others, int nothers)
{
    int points = s->play.activated + fresh(s, ships, nships) + fresh(s, others, nothers);
    um_fact_int(c, "units", points);
    um_range opv = mad_opv(c, s);
    um_fact_range(c, "points", opv);
    um_use(c, MR_8_61);
    um_decide(c, nothers ? MR_11_14 : MR_11_13, um_le(um_exactly(points), opv));
}

/* 3.36: a land leader uses the ships that begin where he begins, for transport and landings only;
 * never Tecumseh. 11.37: he began in the port. */
static void decide_land_leader(um_ctx *c, const mad_state *s, int leader, const um_ref *ships, int nships)
{
    um_truth may = um_not(um_is(c, MK_LEADER, leader, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH));
    um_fact_ref(c, "leader", mad_leader_ref(leader));
    um_decide(c, MR_3_36, may);
    um_ref began = s->leader[leader].origin;
    for (int i = 0; i < nships; i++) {
        if (mad_piece_at(s, ships[i])->origin == began)
            continue;
        um_fact_ref(c, "who", ships[i]);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_fact_ref(c, "where", mad_piece_at(s, ships[i])->origin);
        um_decide(c, MR_3_36, UM_NO);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_fact_ref(c, "where", began);
        um_decide(c, MR_11_37, UM_NO);
        return;
    }
    um_decide(c, MR_11_37, UM_YES);
}

/* 3.37: naval leaders come in Summer-Autumn 1812. 8.5: ships go with one from where he is or passes. */
static void decide_naval_leader(um_ctx *c, const mad_state *s, int leader, const um_ref *ships, int nships,
                                const um_ref *others, int nothers, int group)
{
    um_ref at = mad_place(s, mad_leader_ref(leader));
    bool led = listed(others, nothers, mad_leader_ref(leader));
    um_truth with = UM_YES;
    for (int i = 0; i < nships; i++) {
        um_ref from = mad_place(s, ships[i]);
        if (!led && from != at && !was_visited(s, group, from))
            with = UM_NO;
    }
    um_fact_ref(c, "leader", mad_leader_ref(leader));
    um_decide(c, MR_8_5, with);
    if (s->turn != MAD_NO_TURN && s->turn < 1) {
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_3_37, UM_NO);
    }
}

/* 11.14: ships move by a card, and a held card is none. */
static bool has_card(um_ctx *c, const mad_state *s)
{
    if (!s->play.open) {
        bool free_time =
            s->phase == MAD_PHASE_ACTION || s->phase == MAD_PHASE_WINTER_ACTION || s->turn == MAD_NO_TURN;
        um_decide(c, MR_11_14, free_time ? um_missing(c, "the card play that moves them") : UM_NO);
        return false;
    }
    if (s->play.mode == MAD_MODE_NONE) {
        um_decide(c, MR_11_14, UM_NO);
        return false;
    }
    if (s->play.mode == MAD_MODE_EVENT) {
        um_decide(c, MR_8_27, um_missing(c, "what the event lets move"));
        return false;
    }
    return true;
}

void mad_sea_activation(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                        const um_ref *others, int nothers)
{
    um_maker m, movers;
    um_ref led[MAD_SEA_MAX];
    int n = 0, k;
    if (!has_card(c, s))
        return;
    list_movers(c, s, &m, a, ships, nships, others, nothers);
    const um_value *v = um_values_of(&m.action, MP_SAIL_PIECES, &k);
    int group = mad_group_of(s, &m.action, v, k);
    int leader = s->play.leader[group] == UM_NONE ? -1 : um_ref_row(s->play.leader[group]);
    if (leader < 0) {
        if (s->play.mode != MAD_MODE_CAMPAIGN)
            decide_points(c, s, ships, nships, others, nothers);
        mad_judge_activation(c, s, &m.action, MP_SAIL_PIECES);
        return;
    }
    if (mad_is_naval(c, leader) == UM_NO)
        decide_land_leader(c, s, leader, ships, nships);
    else
        decide_naval_leader(c, s, leader, ships, nships, others, nothers, group);
    /* other leaders are passengers here: they lend no limit and do not act */
    bool naval = mad_is_naval(c, leader) != UM_NO;
    for (int i = 0; i < nothers; i++)
        if (!naval || um_ref_kind(others[i]) != MK_LEADER || um_ref_row(others[i]) == leader)
            led[n++] = others[i];
    list_movers(c, s, &movers, a, ships, nships, led, n);
    mad_judge_activation(c, s, &movers.action, MP_SAIL_PIECES);
}

void mad_sea_activate(um_ctx *c, mad_state *s, const um_action *a, const um_ref *ships, int nships,
                      const um_ref *others, int nothers)
{
    um_maker m;
    list_movers(c, s, &m, a, ships, nships, others, nothers);
    if (m.n)
        mad_apply_activation(c, s, &m.action, MP_SAIL_PIECES);
}

/* ---- judging a voyage ---- */

static void fact_path(um_ctx *c, const voyage *v)
{
    char words[480];
    size_t n = 0;
    words[0] = '\0';
    for (int i = 0; i < v->stops; i++) {
        um_text name = um_ref_name(c->pack, v->stop[i]);
        if (n + name.n + 4 >= sizeof words)
            break;
        if (i) {
            memcpy(words + n, " - ", 3);
            n += 3;
        }
        memcpy(words + n, name.p, name.n);
        n += name.n;
        words[n] = '\0';
    }
    um_fact_text(c, "path", "%s", words);
}

/* 2.13, 2.3, 2.5: every place of the way is water of the same lake, or joined by the transit box. */
static void decide_way(um_ctx *c, const mad_state *s, const um_action *a, const voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PATH, &n);
    for (int i = 0; i < n; i++) {
        if (um_ref_kind(p[i].ref) != MK_SPACE)
            continue;
        um_truth water = UM_NO;
        for (int l = 0; l < mad_map_of(c)->nlakes; l++)
            water = um_or(water, mad_sea_on_lake(c, s, p[i].ref, l));
        if (water == UM_YES)
            continue;
        um_fact_ref(c, "to", p[i].ref);
        um_use(c, MR_2_3);
        um_decide(c, MR_2_13, water);
        if (water == UM_NO)
            return;
    }
    if (v->bad_leg) {
        um_fact_ref(c, "from", p[v->bad_leg - 1].ref);
        um_fact_ref(c, "to", p[v->bad_leg].ref);
    }
    um_use(c, MR_2_13);
    if (v->kinds & 1u << 5)
        um_use(c, MR_2_5);
    um_decide(c, MR_2_3, v->can);
}

static bool fight_won(const mad_state *s, um_ref box)
{
    return um_ref_kind(box) == MK_LAKE && (s->sea.fought >> um_ref_row(box)) & 1;
}

/* 11.41: who enters a box with enemy ships stops there and fights. */
static void decide_boxes(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i + 1 < v->stops; i++) {
        um_ref box = v->stop[i];
        if (!mad_sea_enemy_in_box(c, s, box, v->side))
            continue;
        bool entered = i > 0;
        for (int k = 0; k < v->ships && !entered; k++)
            entered = mad_piece_at(s, v->ship[k])->origin != box;
        if (!entered)
            continue; /* it began there beside them: the position is to blame, not the move */
        um_fact_ref(c, "where", box);
        um_use(c, MR_12_1);
        um_decide(c, MR_11_41, UM_NO);
    }
    if (fight_won(s, v->from) && v->stops > 1 &&
        !um_ruled(c, MAD_RUL_LAKE_CONTROL_MOMENT, MAD_O_LAKE_CONTROL_MOMENT_INSTANT)) {
        um_fact_ref(c, "where", v->from);
        um_use(c, MR_11_41);
        um_decide(c, MR_12_2,
                  um_unruled(c, "whether ships that fought in a box may sail on in the same play"));
    }
    if (um_ref_kind(v->to) == MK_LAKE && mad_sea_enemy_in_box(c, s, v->to, v->side)) {
        if (mad_lake_controls(c, s, um_ref_row(v->to), mad_other(v->side)) != UM_NO)
            um_use(c, MR_11_43);
        um_use(c, MR_12_1);
        um_decide(c, MR_11_41, UM_YES);
    }
}

/* 6.2(3.d), 12.42, 3.36: who may not come into a box. */
static void decide_entering(um_ctx *c, const mad_state *s, const voyage *v)
{
    int group = v->ships ? mad_piece_at(s, v->ship[0])->group : -1;
    um_ref leader = s->play.open ? s->play.leader[group >= 0 ? group : s->play.group] : UM_NONE;
    bool land = leader != UM_NONE && mad_sea_is_land_leader(c, leader);
    bool boxes = false;
    for (int i = 1; i < v->stops; i++) {
        if (um_ref_kind(v->stop[i]) != MK_LAKE)
            continue;
        boxes = true;
        if (land && mad_sea_enemy_in_box(c, s, v->stop[i], v->side)) {
            um_fact_ref(c, "leader", leader);
            um_fact_ref(c, "where", v->stop[i]);
            um_decide(c, MR_3_36, UM_NO);
        }
    }
    if (s->turn == -1) {
        um_fact_text(c, "box", "%s", boxes ? "entered" : "not entered");
        um_decide(c, MR_6_2_3_d, um_sure(!boxes));
    }
    for (int i = 0; i < v->ships; i++) {
        if (!mad_piece_at(s, v->ship[i])->face)
            continue;
        um_fact_ref(c, "who", v->ship[i]);
        um_decide(c, MR_12_42, um_sure(!boxes && !v->holds));
    }
}

/* 3.37: a naval leader keeps to his lake, or his two lakes. */
static void decide_captains(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int k = 0; k < v->captains; k++) {
        int l = um_ref_row(v->captain[k]);
        um_truth ok = UM_YES;
        for (int i = 0; i < v->stops; i++) {
            if (mad_in_box(c, v->stop[i], MAD_BOX_TRANSIT))
                continue;
            um_truth here = UM_NO;
            for (int lake = 0; lake < mad_map_of(c)->nlakes; lake++) {
                um_truth on = mad_sea_on_lake(c, s, v->stop[i], lake);
                if (on == UM_NO)
                    continue;
                um_truth his = um_or(um_is_ref(c, MK_LEADER, l, MAD_LEADER_LAKE, mad_lake_ref(lake)),
                                     um_is_ref(c, MK_LEADER, l, MAD_LEADER_LAKE2, mad_lake_ref(lake)));
                here = um_or(here, um_and(on, his));
            }
            ok = um_and(ok, here);
        }
        um_fact_ref(c, "who", v->captain[k]);
        um_decide(c, MR_3_37, ok);
    }
}

/* 11.21: who took a free withdrawal before this play stays where he went. */
static void decide_withdrawn(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i < v->ships; i++)
        if (mad_piece_at(s, v->ship[i])->flags & MF_WITHDRAWN) {
            um_fact_ref(c, "who", v->ship[i]);
            um_decide(c, MR_11_21, UM_NO);
        }
}

static void decide_price(um_ctx *c, const mad_state *s, const voyage *v)
{
    static const int rule[] = {[1] = MR_11_15_1, [2] = MR_11_15_2, [3] = MR_11_15_3,
                               [4] = MR_11_15_4, [5] = MR_11_15_5, [6] = MR_11_15_6};
    for (int i = 0; i < v->ships + v->captains; i++) {
        bool ship = i < v->ships;
        um_ref who = ship ? v->ship[i] : v->captain[i - v->ships];
        const mad_piece *m = mad_piece_at(s, who);
        um_range total = um_add(um_span(m->spent_lo, m->spent_hi), price_for(c, s, v, ship ? who : UM_NONE));
        um_fact_ref(c, "who", who);
        fact_path(c, v);
        um_fact_range(c, "cost", total);
        um_fact_range(c, "allowance", mad_allowance(c, who));
        um_use(c, MR_11_15);
        for (int k = 1; k <= 6; k++)
            if (v->kinds >> k & 1)
                um_use(c, rule[k]);
        if (!ship)
            um_use(c, MR_3_24);
        um_decide(c, ship ? MR_3_24 : MR_3_34, um_le(total, mad_allowance(c, who)));
    }
}

/* R-vessel-in-enemy-town: in its narrowest reading ships come to an enemy town only to land troops. */
static void decide_enemy_towns(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 1; i < v->stops; i++) {
        if (um_ref_kind(v->stop[i]) != MK_SPACE)
            continue;
        bool lands = i == v->stops - 1 && v->holds;
        um_truth own = mad_friendly(c, s, um_ref_row(v->stop[i]), v->side);
        if (lands || own == UM_YES ||
            !um_ruled(c, MAD_RUL_VESSEL_IN_ENEMY_TOWN, MAD_O_VESSEL_IN_ENEMY_TOWN_ENTER_ONLY_TO_LAND))
            continue;
        um_fact_ref(c, "where", v->stop[i]);
        um_decide(c, MR_11_15, own);
    }
}

static void decide_cargo(um_ctx *c, const mad_state *s, const voyage *v)
{
    um_ref units[MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v->cargos; i++)
        if (um_ref_kind(mad_piece_at(s, v->cargo[i])->at) != MK_SHIP)
            mad_sea_decide_passenger(c, s, v->cargo[i], v->from);
    for (int i = 0; i < v->holds; i++)
        if (um_ref_kind(v->hold[i]) == MK_UNIT)
            units[n++] = v->hold[i];
    if (n)
        mad_sea_decide_capacity(c, s, v->ship, v->ships, units, n);
    if (v->sets_down)
        mad_sea_decide_target(c, s, um_ref_row(v->to), v->side, v->assault, v->from);
}

void mad_judge_sail(um_ctx *c, const mad_state *s, const um_action *a)
{
    int steps;
    voyage v;
    um_values_of(a, MP_SAIL_PATH, &steps);
    if (steps == 0)
        return;
    chart(c, s, a, &v);
    if (!v.ships) { /* 11.15: naval leaders go with a ship */
        um_fact_ref(c, "who", v.captains ? v.captain[0] : UM_NONE);
        um_decide(c, MR_11_15, UM_NO);
        return;
    }
    um_ref others[2 * MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v.captains && n < MAD_SEA_MAX; i++)
        others[n++] = v.captain[i];
    for (int i = 0; i < v.cargos && n < MAD_SEA_MAX; i++)
        others[n++] = v.cargo[i];
    mad_sea_activation(c, s, a, v.ship, v.ships, others, n);
    decide_withdrawn(c, s, &v);
    decide_way(c, s, a, &v);
    if (v.can == UM_NO)
        return;
    decide_boxes(c, s, &v);
    decide_entering(c, s, &v);
    decide_captains(c, s, &v);
    decide_enemy_towns(c, s, &v);
    if (v.holds)
        decide_cargo(c, s, &v);
    decide_price(c, s, &v);
}

/* ---- doing it ---- */

static bool all_there(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i < v->ships + v->captains + v->cargos; i++) {
        um_ref r = i < v->ships                 ? v->ship[i]
                   : i < v->ships + v->captains ? v->captain[i - v->ships]
                                                : v->cargo[i - v->ships - v->captains];
        if (mad_place(s, r) == v->from)
            continue;
        um_refuse(c, "is not there", r);
        return false;
    }
    return true;
}

static void arrive(um_ctx *c, mad_state *s, um_ref who, const voyage *v, um_range cost)
{
    mad_piece *m = mad_piece_of(s, who);
    m->last = v->stops > 1 ? v->stop[v->stops - 2] : m->last;
    m->at = v->to;
    m->entry = MAD_PATH_NONE;
    mad_sea_spend(m, cost);
    m->flags |= MF_MOVED | MF_ACTIVATED;
    if (v->stops > 1)
        m->flags &= (uint16_t) ~(MF_BOARDING | MF_UNLOADING);
    if (v->sets_down && um_ref_kind(who) == MK_SHIP)
        m->flags |= MF_UNLOADING;
    if (mad_sea_enemy_in_box(c, s, v->to, v->side))
        m->flags |= MF_STOPPED;
    m->step = c->step;
}

/* 13.55(2): a depot falls to an enemy ship that finds it alone. */
static void take_depot(um_ctx *c, mad_state *s, const voyage *v)
{
    int row = um_ref_row(v->to), enemy = mad_other(v->side);
    if (um_ref_kind(v->to) != MK_SPACE || s->space[row].depot != enemy)
        return;
    if (mad_has_units(c, s, row, enemy) == UM_NO && mad_sea_ships(c, s, v->to, enemy, true, NULL) == 0)
        s->space[row].depot = MAD_NOBODY, s->space[row].depot_gone = (int8_t)enemy;
}

void mad_apply_sail(um_ctx *c, mad_state *s, const um_action *a)
{
    int steps;
    voyage v;
    um_values_of(a, MP_SAIL_PATH, &steps);
    if (steps == 0) {
        um_refuse(c, "a voyage names who sails and where to", UM_NONE);
        return;
    }
    chart(c, s, a, &v);
    if (!all_there(c, s, &v))
        return;
    um_range price[MAD_SEA_MAX];
    for (int i = 0; i < v.ships; i++)
        price[i] = price_for(c, s, &v, v.ship[i]);
    um_ref others[2 * MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v.captains && n < MAD_SEA_MAX; i++)
        others[n++] = v.captain[i];
    for (int i = 0; i < v.cargos && n < MAD_SEA_MAX; i++)
        others[n++] = v.cargo[i];
    mad_sea_activate(c, s, a, v.ship, v.ships, others, n);
    int group = s->play.group;
    for (int i = 0; i < v.cargos; i++)
        mad_sea_board(c, s, v.cargo[i], v.ship, v.ships);
    for (int i = 0; i < v.ships; i++)
        arrive(c, s, v.ship[i], &v, price[i]);
    for (int i = 0; i < v.captains; i++)
        arrive(c, s, v.captain[i], &v, price_for(c, s, &v, UM_NONE));
    for (int i = 0; i < v.cargos && v.sets_down; i++)
        mad_sea_set_ashore(c, s, v.cargo[i], um_ref_row(v.to), v.assault);
    s->sea.kinds = v.kinds;
    s->sea.sail_step[group] = c->step;
    if (v.holds)
        s->sea.carried_step[group] = c->step;
    take_depot(c, s, &v);
    mad_book_towns(c, s);
}
