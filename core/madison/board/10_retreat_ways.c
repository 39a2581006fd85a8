/* Where a force may and must go when it leaves a space (9.42 to 9.47, 10.7, 10.8).
 *
 * A flight is a force and the space it leaves. Every other space is open to it by land, by water,
 * or not; going there costs strengths; the priorities of 10.71 compare what is open. */
#include "core/madison/board/10_retreat_ways.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/13_supply_in_battle.h"
#include "core/madison/board/13_supply_sets.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

#include <string.h>

enum { LAND_OWN, WATER, LAND_OTHER }; /* ranks of 10.71(3) to (5) */

/* ---- the force ---- */

static void add_closed(mad_flight *r, um_ref last)
{
    if (um_ref_kind(last) == MK_SPACE)
        um_bit_set(&r->closed, um_ref_row(last));
}

/* How many of the units that attack the space, or have fallen in the battle, came from another. */
static int came_from(const mad_flight *r, int space)
{
    int enemy = mad_other(r->side), n = 0;
    for (int u = -1; (u = um_next_bit(mad_map_of(r->c)->units_of[enemy], MAD_UNIT_WORDS, u)) >= 0;) {
        bool fights = r->why == MAD_WHY_DEFENDER && mad_byte_bit(r->s->combat.in[enemy], u);
        bool there = mad_place(r->s, mad_unit_ref(u)) == mad_space_ref(r->from);
        n += (fights || there) && r->s->unit[u].last == mad_space_ref(space);
    }
    return n;
}

/* R-battle-vs-occupied-retreat=none-but-one: of several entry spaces, the one most used; of those that as
 * many used, nobody says which. */
static void keep_most_used(mad_flight *r)
{
    um_bits used = r->closed;
    int most = 0;
    for (int i = -1; (i = um_next_bit(used.w, UM_COUNT(used.w), i)) >= 0;) {
        int n = came_from(r, i);
        if (n > most)
            r->closed = (um_bits){{0}};
        if (n >= most)
            um_bit_set(&r->closed, i);
        most = n > most ? n : most;
    }
    r->one_closed = um_bits_count(&r->closed) > 1;
}

/* 10.72(1): the spaces from which the enemies who are there came. */
static void close_entries(mad_flight *r)
{
    um_ctx *c = r->c;
    const mad_state *s = r->s;
    if (r->why == MAD_WHY_ATTACKER || r->why == MAD_WHY_DISPLACED)
        return;
    if (r->why == MAD_WHY_DEFENDER)
        r->closed = s->combat.from;
    const mad_standing near = mad_near(s, r->from);
    for (um_ref p = UM_NONE; mad_next_of(&near, &p);) {
        if (mad_place(s, p) != mad_space_ref(r->from) || mad_side_of(c, p) != mad_other(r->side))
            continue;
        if (um_ref_kind(p) == MK_LEADER && mad_is_naval(c, um_ref_row(p)) == UM_YES)
            continue; /* he came by water, and attacks nobody (8.5) */
        add_closed(r, mad_piece_at(s, p)->last);
    }
    if (um_bits_count(&r->closed) > 1 &&
        um_ruled(c, MAD_RUL_BATTLE_VS_OCCUPIED_RETREAT, MAD_O_BATTLE_VS_OCCUPIED_RETREAT_NONE_BUT_ONE))
        keep_most_used(r);
}

bool mad_left_by_water(const mad_flight *r, um_ref piece)
{
    const mad_piece *m = mad_piece_at(r->s, piece);
    return (m->flags & MF_SHIPPED) && m->last == mad_space_ref(r->from) &&
           mad_side_of(r->c, piece) == r->side;
}

static void find_ships(mad_flight *r)
{
    for (int i = 0; i < mad_map_of(r->c)->nships; i++) {
        um_ref ship = mad_ship_ref(i);
        if (r->s->ship[i].at == mad_space_ref(r->from) && !r->s->ship[i].face &&
            mad_side_of(r->c, ship) == r->side)
            r->ships[r->nships++] = ship;
        else if (mad_left_by_water(r, ship))
            r->gone[r->ngone++] = ship;
    }
}

bool mad_has_ships(const mad_flight *r)
{
    return r->nships || r->ngone;
}

static void begin(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, int side, int from)
{
    *r = (mad_flight){.c = c, .s = s, .why = why, .side = side, .from = from};
    find_ships(r);
    close_entries(r);
}

void mad_flight_of(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, const um_value *v, int n)
{
    begin(r, c, s, why, mad_side_of(c, v[0].ref), um_ref_row(mad_place(s, v[0].ref)));
    for (int i = 0; i < n; i++)
        r->who[r->n++] = v[i].ref;
}

void mad_flight_all(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, int side, int from)
{
    begin(r, c, s, why, side, from);
    const mad_standing near = mad_near(s, from);
    for (um_ref p = UM_NONE; mad_next_of(&near, &p);)
        if (mad_place(s, p) == mad_space_ref(from) && mad_side_of(c, p) == side)
            r->who[r->n++] = p;
}

void mad_know_ways(mad_flight *r, mad_known_ways *known)
{
    memset(known, 0, offsetof(mad_known_ways, elsewhere));
    known->elsewhere.begun = false;
    r->known = known;
}

/* ---- by land ---- */

/* 10.72(2): enemies who control the space bar it; weaker ones step aside (R-retreat-onto-weak). */
um_truth mad_not_held(const mad_flight *r, int to)
{
    um_ctx *c = r->c;
    um_truth enemies = mad_has_units(c, r->s, to, mad_other(r->side));
    if (enemies == UM_NO)
        return UM_YES;
    if (r->why == MAD_WHY_DISPLACED)
        return um_not(enemies); /* they push nobody in turn */
    if (um_ruled(c, MAD_RUL_RETREAT_ENEMY_CONTROLLED, MAD_O_RETREAT_ENEMY_CONTROLLED_ANY))
        return UM_YES;
    if (um_ruled(c, MAD_RUL_RETREAT_ONTO_WEAK, MAD_O_RETREAT_ONTO_WEAK_BLOCKED))
        return um_not(enemies);
    return um_if(enemies, um_not(mad_controls(c, r->s, to, mad_other(r->side))));
}

/* 10.72(1), with R-rbc-origin. */
um_truth mad_not_origin(const mad_flight *r, int to)
{
    if (!um_bit(&r->closed, to))
        return UM_YES;
    if (r->why == MAD_WHY_BEFORE && um_ruled(r->c, MAD_RUL_RBC_ORIGIN, MAD_O_RBC_ORIGIN_YES_IF_CONTROLLED))
        return mad_controls(r->c, r->s, to, r->side);
    return r->one_closed ? um_missing(r->c, "by which space most of the attackers came") : UM_NO;
}

um_truth mad_adjoins(um_ctx *c, int from, int to)
{
    um_range cost = mad_leg_cost(c, from, to);
    return cost.lo >= UM_NEVER ? UM_NO : cost.hi >= UM_NEVER ? UM_MAYBE : UM_YES;
}

static um_truth huron_fort(const mad_flight *r, int space)
{
    return um_or(um_is(r->c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC),
                 um_is(r->c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH));
}

/* 10.72(4) with R-mackinac-rbc and R-nwc-move: nobody leaves these two by land. */
static um_truth from_isle(const mad_flight *r)
{
    um_truth there = huron_fort(r, r->from);
    if (there != UM_NO && (r->why == MAD_WHY_BEFORE || r->why == MAD_WHY_FORCED) &&
        um_ruled(r->c, MAD_RUL_MACKINAC_RBC, MAD_O_MACKINAC_RBC_COMBAT_ONLY))
        return UM_NO;
    return there;
}

static bool is_nwc(const mad_flight *r, um_ref who)
{
    return um_ref_kind(who) == MK_UNIT &&
           um_is(r->c, MK_UNIT, um_ref_row(who), MAD_UNIT_SPECIAL, MAD_UNIT_NWC) == UM_YES;
}

/* That unit and nobody else: a leader who is with it has no way of his own (10.9). */
static bool all_nwc(const mad_flight *r)
{
    for (int i = 0; i < r->n; i++)
        if (!is_nwc(r, r->who[i]))
            return false;
    return true;
}

um_truth mad_crosses_alone(const mad_flight *r, um_ref who, int to)
{
    if (!is_nwc(r, who) || !um_ruled(r->c, MAD_RUL_NWC_MOVE, MAD_O_NWC_MOVE_FREE))
        return UM_NO;
    return um_and(huron_fort(r, r->from), huron_fort(r, to));
}

static um_truth nwc_crosses(const mad_flight *r, int to)
{
    return all_nwc(r) ? mad_crosses_alone(r, r->who[0], to) : UM_NO;
}

/* R-lc-militia=strict: not into US territory even when forced. */
static um_truth lc_bars(const mad_flight *r, int to)
{
    for (int i = 0; i < r->n; i++)
        if (um_ref_kind(r->who[i]) == MK_UNIT &&
            um_is(r->c, MK_UNIT, um_ref_row(r->who[i]), MAD_UNIT_SPECIAL, MAD_UNIT_LC_MILITIA) != UM_NO &&
            um_ruled(r->c, MAD_RUL_LC_MILITIA, MAD_O_LC_MILITIA_STRICT))
            return mad_territory(r->c, to, MAD_US);
    return UM_NO;
}

static um_truth land_open(const mad_flight *r, int to)
{
    if (to == r->from)
        return UM_NO;
    um_truth way = mad_adjoins(r->c, r->from, to);
    if (way != UM_NO)
        way = um_and(way, um_not(from_isle(r)));
    way = um_or(way, nwc_crosses(r, to));
    if (way == UM_NO)
        return UM_NO;
    way = um_and(way, mad_not_origin(r, to));
    if (way != UM_NO)
        way = um_and(um_and(way, mad_not_held(r, to)), um_not(lc_bars(r, to)));
    return way;
}

um_truth mad_land_open(const mad_flight *r, int to)
{
    if (!r->known)
        return land_open(r, to);
    uint8_t *known = &r->known->land[to];
    if (!*known)
        *known = (uint8_t)(land_open(r, to) + 1);
    return (um_truth)(*known - 1);
}

/* ---- by water (10.8) ---- */

/* A port of the same lake, or of Erie and Huron, which are one for retreats (2.6). */
um_truth mad_same_lake(um_ctx *c, const mad_state *s, int from, int to)
{
    int la = mad_lake_of(c, from), lb = mad_lake_of(c, to);
    if (la < 0 || lb < 0)
        return UM_NO;
    um_truth both = um_and(mad_on_lake(c, from, la), mad_sea_on_lake(c, s, mad_space_ref(to), lb));
    if (la == lb)
        return both;
    um_truth joined = mad_lakes_joined(c, la, lb);
    if (joined != UM_NO)
        um_use(c, MR_2_6);
    return um_and(both, joined);
}

/* 10.82: a friendly space, or one that the side controls now. */
um_truth mad_port_open(const mad_flight *r, int to)
{
    return mad_controls(r->c, r->s, to, r->side);
}

/* 2.6: from Lake Huron to a port of Lake Huron first, if there is one. */
um_truth mad_huron_first(const mad_flight *r, int to)
{
    um_ctx *c = r->c;
    int here = mad_lake_of(c, r->from), there = mad_lake_of(c, to);
    if (here < 0 || here == there || um_is(c, MK_LAKE, here, MAD_LAKE_ROLE, MAD_LAKE_HURON) == UM_NO)
        return UM_YES;
    um_truth other_port = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (i != r->from && mad_lake_of(c, i) == here)
            other_port = um_or(other_port, mad_port_open(r, i));
    return um_not(other_port);
}

/* 10.83: not while the enemy controls the lake, or either lake on the way. */
um_truth mad_lake_free(const mad_flight *r, int to)
{
    um_truth barred = UM_NO;
    int lakes[2] = {mad_lake_of(r->c, r->from), mad_lake_of(r->c, to)};
    for (int i = 0; i < 2; i++)
        if (lakes[i] >= 0)
            barred = um_or(barred, mad_lake_controls(r->c, r->s, lakes[i], mad_other(r->side)));
    return um_not(barred);
}

/* 9.47, 3.62: whom no ship takes. */
um_truth mad_may_board(um_ctx *c, um_ref piece)
{
    int row = um_ref_row(piece);
    if (um_ref_kind(piece) != MK_UNIT)
        return UM_YES;
    return um_not(um_or(mad_is_indian(c, row), mad_is_dragoon(c, row)));
}

/* The ships of the flight and, where the record names none of its own, those on which others left before it
 * for the same port: the line of one retreat may be told in several. Whether any of the latter are among
 * them. */
static bool ships_for(const mad_flight *r, int to, um_ref *ships, int *n)
{
    bool shared = !r->named;
    *n = 0;
    for (int i = 0; i < r->nships; i++) {
        ships[(*n)++] = r->ships[i];
        shared |= mad_left_by_water(r, r->ships[i]);
    }
    for (int i = 0; i < r->ngone && shared; i++) {
        bool listed = false;
        for (int k = 0; k < r->nships && !listed; k++)
            listed = r->ships[k] == r->gone[i];
        if (!listed && (to < 0 || mad_place(r->s, r->gone[i]) == mad_space_ref(to)))
            ships[(*n)++] = r->gone[i];
    }
    return shared;
}

/* Whether the ships take the units to a port, or to any; those who left on some of these ships before take up
 * their room. */
static um_truth fits(const mad_flight *r, const um_ref *units, int n, int to)
{
    um_ref all[MAD_UNITS + MAD_TROOPS], ships[2 * MAD_SHIPS];
    int m = 0, nships;
    bool shared = ships_for(r, to, ships, &nships);
    if (nships == 0)
        return UM_NO;
    for (int u = 0; u < mad_map_of(r->c)->nunits && shared; u++)
        if (mad_left_by_water(r, mad_unit_ref(u)))
            all[m++] = mad_unit_ref(u);
    for (int i = 0; i < n; i++)
        all[m++] = units[i];
    return m ? mad_capacity_fits(r->c, r->s, ships, nships, all, m) : UM_YES;
}

/* Those who need room aboard: the Northwest Company crosses by itself, or no ship takes it either. */
static int units_of(const mad_flight *r, um_ref *units)
{
    int n = 0;
    for (int i = 0; i < r->n; i++)
        if (um_ref_kind(r->who[i]) == MK_UNIT && !is_nwc(r, r->who[i]))
            units[n++] = r->who[i];
    return n;
}

/* 10.82: ships enough in the space for the whole force. */
um_truth mad_ships_enough(const mad_flight *r, int to)
{
    um_ref units[MAD_TROOPS];
    return fits(r, units, units_of(r, units), to);
}

static um_truth way_by_water(const mad_flight *r, int to)
{
    if (to == r->from)
        return UM_NO;
    um_truth way = mad_same_lake(r->c, r->s, r->from, to);
    if (way == UM_NO)
        return UM_NO;
    way = um_and(um_and(way, mad_not_origin(r, to)), um_and(mad_lake_free(r, to), mad_port_open(r, to)));
    return way == UM_NO ? UM_NO : um_and(way, mad_huron_first(r, to));
}

static um_truth water_open(const mad_flight *r, int to)
{
    um_truth way = way_by_water(r, to);
    for (int i = 0; i < r->n && way != UM_NO; i++)
        way = um_and(way, um_or(mad_may_board(r->c, r->who[i]), mad_crosses_alone(r, r->who[i], to)));
    return way == UM_NO ? UM_NO : um_and(way, mad_ships_enough(r, to));
}

um_truth mad_water_open(const mad_flight *r, int to)
{
    if (!r->known)
        return water_open(r, to);
    uint8_t *known = &r->known->water[to];
    if (!*known)
        *known = (uint8_t)(water_open(r, to) + 1);
    return (um_truth)(*known - 1);
}

/* The spaces that the list of links joins to where the force is, or, if it has ships, a lake. */
static um_bits joined_by_list(const mad_flight *r, const mad_chart *chart)
{
    const mad_map *m = mad_map_of(r->c);
    um_bits joined = mad_has_ships(r) ? chart->lakeside : (um_bits){{0, 0}};
    for (int i = m->first[r->from]; i < m->first[r->from + 1]; i++)
        if (m->ends[i] >= 0)
            um_bit_set(&joined, m->ends[i]);
    return joined;
}

/* The spaces that may be open to the force. Where nobody asks what an answer rests on, what is neither next
 * to it nor on a lake needs no question. */
um_bits mad_may_be_open(const mad_flight *r)
{
    const mad_chart *chart = mad_chart_of(r->c);
    bool all = !chart || !chart->all_listed || all_nwc(r);
    return all ? um_bits_first(mad_map_of(r->c)->nspaces) : joined_by_list(r, chart);
}

/* Those of them that may be open beyond doubt: a link that no list has is never sure. */
static um_bits surely_open(const mad_flight *r)
{
    const mad_chart *chart = mad_chart_of(r->c);
    bool all = !chart || all_nwc(r);
    return all ? um_bits_first(mad_map_of(r->c)->nspaces) : joined_by_list(r, chart);
}

/* ---- what it costs ---- */

/* 9.43, 10.72(3): an enemy space that the side does not control. */
um_truth mad_costs_there(const mad_flight *r, int to)
{
    um_truth own = mad_territory(r->c, to, r->side);
    return own == UM_YES ? UM_NO : um_and(um_not(own), um_not(mad_controls(r->c, r->s, to, r->side)));
}

/* Out of supply, as it counts for a retreat (R-supply-snapshot-rbc; an attacker as he attacks). */
static um_truth flees_unsupplied(const mad_flight *r, um_ref unit, int to)
{
    um_ctx *c = r->c;
    switch (um_option(c, MAD_RUL_SUPPLY_SNAPSHOT_RBC)) {
    case MAD_O_SUPPLY_SNAPSHOT_RBC_NO:
        return um_not(mad_space_supplied(c, r->s, r->from, r->side));
    case MAD_O_SUPPLY_SNAPSHOT_RBC_DESTINATION:
        return um_not(mad_space_supplied(c, r->s, to, r->side));
    default:
        break;
    }
    if (r->why != MAD_WHY_ATTACKER)
        return um_not(mad_was_supplied(r->s, um_ref_row(unit)));
    mad_fight f = mad_fight_of(c, r->s);
    return um_not(mad_attack_supplied(&f, um_ref_row(unit)));
}

/* What a retreat into an enemy space does to a unit: MAD_MARK_FULL nothing, MAD_MARK_REDUCED,
 * MAD_MARK_REMOVED; as truths of each. */
void mad_penalty(const mad_flight *r, um_ref unit, int to, um_truth *flips, um_truth *dies)
{
    um_ctx *c = r->c;
    int row = um_ref_row(unit);
    *flips = *dies = UM_NO;
    um_truth costs = mad_costs_there(r, to);
    if (costs == UM_NO || um_ref_kind(unit) != MK_UNIT)
        return;
    if (r->s->unit[row].face) {
        um_use(c, MR_13_4_3);
        bool there = um_ruled(c, MAD_RUL_FLIP_OOS_DESTROY, MAD_O_FLIP_OOS_DESTROY_DESTINATION_SUPPLY);
        um_truth cut_off =
            there ? um_not(mad_space_supplied(c, r->s, to, r->side)) : flees_unsupplied(r, unit, to);
        *dies = um_and(costs, cut_off);
        return;
    }
    um_truth reverse = mad_has_reverse(c, row);
    *flips = um_and(costs, reverse);
    if (reverse != UM_YES && um_ruled(c, MAD_RUL_FLIP_SINGLE_STEP, MAD_O_FLIP_SINGLE_STEP_LOST))
        *dies = um_and(costs, um_not(reverse));
    if (reverse != UM_NO && um_ruled(c, MAD_RUL_FLIP_OOS_DESTROY, MAD_O_FLIP_OOS_DESTROY_ANY_FLIP)) {
        um_truth cut_off = flees_unsupplied(r, unit, to);
        *dies = um_or(*dies, um_and(*flips, cut_off));
        *flips = um_and(*flips, um_not(cut_off));
    }
}

static um_range strengths_lost(const mad_flight *r, um_ref unit, int to)
{
    um_truth flips, dies;
    mad_penalty(r, unit, to, &flips, &dies);
    um_range all = um_exactly(1);
    if (dies != UM_NO && !r->s->unit[um_ref_row(unit)].face)
        all = um_either(mad_has_reverse(r->c, um_ref_row(unit)), um_exactly(2), um_exactly(1));
    return um_either(dies, all, um_either(flips, um_exactly(1), um_exactly(0)));
}

um_range mad_loss_at(const mad_flight *r, int to)
{
    um_range sum = um_exactly(0);
    for (int i = 0; i < r->n; i++)
        if (um_ref_kind(r->who[i]) == MK_UNIT)
            sum = um_add(sum, strengths_lost(r, r->who[i], to));
    return sum;
}

/* R-water-split (10.84): what shipping a part elsewhere would save of a retreat by land. */
static um_range saved_by_ships(const mad_flight *r, int to)
{
    um_ctx *c = r->c;
    um_ref aboard[MAD_TROOPS];
    int n = 0;
    um_range saved = um_exactly(0);
    if (!mad_has_ships(r) || !um_ruled(c, MAD_RUL_WATER_SPLIT, MAD_O_WATER_SPLIT_YES))
        return saved;
    um_truth port = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && port != UM_YES; i++)
        port = um_or(port, way_by_water(r, i));
    for (int worth = 2; worth > 0 && port != UM_NO; worth--)
        for (int i = 0; i < r->n; i++) {
            if (um_ref_kind(r->who[i]) != MK_UNIT || mad_may_board(c, r->who[i]) != UM_YES)
                continue;
            um_range cost = strengths_lost(r, r->who[i], to);
            if (cost.hi != worth)
                continue;
            aboard[n] = r->who[i];
            if (fits(r, aboard, n + 1, -1) == UM_NO)
                continue;
            n++;
            saved = um_add(saved, port == UM_YES ? cost : um_span(0, cost.hi));
        }
    return saved;
}

static um_range cost_by_land(const mad_flight *r, int to)
{
    um_range cost = mad_loss_at(r, to);
    return cost.hi == 0 ? cost : um_most(um_exactly(0), um_sub(cost, saved_by_ships(r, to)));
}

/* The fewest strengths with which the force can leave; UM_NEVER if it cannot. */
um_range mad_least_loss(const mad_flight *r)
{
    um_range least = um_exactly(UM_NEVER);
    const um_bits open = mad_may_be_open(r), sure = surely_open(r);
    for (int i = -1; (i = um_next_bit(open.w, UM_COUNT(open.w), i)) >= 0;) {
        if (!r->c->rec && least.lo <= 0 && (least.hi <= 0 || !um_bit(&sure, i)))
            continue; /* it cannot cost less, and nobody asks what that rests on */
        um_truth land = mad_land_open(r, i), water = mad_water_open(r, i);
        if (land != UM_NO)
            least = um_least(least, um_either(land, cost_by_land(r, i), um_exactly(UM_NEVER)));
        if (water != UM_NO)
            least = um_least(least, um_either(water, um_exactly(0), um_exactly(UM_NEVER)));
    }
    return least;
}

um_truth mad_any_way(const mad_flight *r)
{
    um_truth any = UM_NO;
    const um_bits open = mad_may_be_open(r), sure = surely_open(r);
    for (int i = -1; any != UM_YES && (i = um_next_bit(open.w, UM_COUNT(open.w), i)) >= 0;)
        if (any == UM_NO || um_bit(&sure, i) || r->c->rec)
            any = um_or(any, um_or(mad_land_open(r, i), mad_water_open(r, i)));
    return any;
}

/* ---- the priorities (10.71) ---- */

/* Those of the flight, or one's own, of which nothing is copied yet. */
static mad_elsewhere *elsewhere_of(const mad_flight *r, mad_elsewhere *own)
{
    own->begun = false;
    return r->known ? &r->known->elsewhere : own;
}

static um_truth supplied_there(const mad_flight *r, int to, mad_elsewhere *e)
{
    if (!e->begun) {
        e->then = *r->s;
        for (int i = 0; i < r->n; i++)
            mad_put(&e->then, r->who[i], UM_NONE);
        mad_begin_leading(r->c, &e->then, r->side, &e->lines);
        e->begun = true;
    }
    return mad_force_supplied(r->c, &e->then, to, r->side, &e->lines);
}

/* 10.71(2): supplied once it is there. */
um_truth mad_supplied_there(const mad_flight *r, int to)
{
    mad_elsewhere own;
    return supplied_there(r, to, elsewhere_of(r, &own));
}

/* 10.71(3) with R-retreat-territory. */
static um_truth own_ground(const mad_flight *r, int to)
{
    um_truth own = mad_territory(r->c, to, r->side);
    if (own != UM_YES && um_ruled(r->c, MAD_RUL_RETREAT_TERRITORY, MAD_O_RETREAT_TERRITORY_CONTROLLED))
        own = um_or(own, mad_friendly(r->c, r->s, to, r->side));
    return own;
}

static um_range rank_of(const mad_flight *r, int to, bool water)
{
    if (!water)
        return um_either(own_ground(r, to), um_exactly(LAND_OWN), um_exactly(LAND_OTHER));
    if (um_ruled(r->c, MAD_RUL_WATER_PRIORITY, MAD_O_WATER_PRIORITY_FREE_CHOICE))
        return um_exactly(LAND_OWN);
    /* the same town by land: the better of both ways (R-water-same-town) */
    if (mad_land_open(r, to) != UM_NO &&
        um_ruled(r->c, MAD_RUL_WATER_SAME_TOWN, MAD_O_WATER_SAME_TOWN_NOT_JUDGED))
        return um_least(um_exactly(WATER), rank_of(r, to, false));
    return um_exactly(WATER);
}

/* Whether anybody is left of the force once it is there; leaders outlive their units. */
static um_truth outlives(const mad_flight *r, int to, bool water)
{
    um_truth any = UM_NO;
    for (int i = 0; i < r->n && any != UM_YES; i++) {
        um_truth flips, dies = UM_NO;
        if (!water)
            mad_penalty(r, r->who[i], to, &flips, &dies);
        any = um_or(any, um_not(dies));
    }
    return any;
}

static um_truth choice_open(const mad_flight *r, int to, bool water)
{
    return water ? mad_water_open(r, to) : mad_land_open(r, to);
}

/* What an open choice costs. */
static um_range choice_loss(const mad_flight *r, int to, bool water)
{
    return water ? um_exactly(0) : mad_loss_at(r, to);
}

/* The rest of it. A force that dies there has no supply to keep and no ground to stand on (10.71(2) to (5)).
 */
static um_truth supply_of(const mad_flight *r, const mad_choice *it, um_truth left, mad_elsewhere *e)
{
    return left == UM_NO ? UM_YES : um_or(um_not(left), supplied_there(r, it->to, e));
}

static um_range rank_if(const mad_flight *r, const mad_choice *it, um_truth left)
{
    return um_either(left, rank_of(r, it->to, it->water), um_exactly(LAND_OWN));
}

void mad_choice_of(const mad_flight *r, int to, bool water, mad_choice *out)
{
    *out = (mad_choice){.to = to, .water = water, .open = choice_open(r, to, water)};
    if (out->open == UM_NO)
        return;
    out->loss = choice_loss(r, to, water);
    mad_elsewhere own;
    um_truth left = outlives(r, to, water);
    out->supplied = supply_of(r, out, left, elsewhere_of(r, &own));
    out->rank = rank_if(r, out, left);
}

static bool is_own_land(const mad_choice *it)
{
    return it->rank.lo == LAND_OWN && !it->water;
}

/* Whether what is found so far may still change by an answer that can be no surer than `most`. */
static bool may_tell(um_truth so_far, um_truth most)
{
    return um_and(so_far, um_not(most)) != so_far;
}

/* Whether any other choice, if it is open no more surely than this, may still tell. Nothing costs less than
 * nothing, and no ground is nearer than one's own by land. */
static bool may_be_better(const mad_choice *mine, const mad_order *o, um_truth open)
{
    bool cheaper = mine->loss.hi > 0 && (may_tell(o->losses, open) || may_tell(o->by_water, open));
    bool nearer = mine->rank.hi > LAND_OWN && (may_tell(o->territory, open) || may_tell(o->water, open));
    return cheaper || nearer || (mine->supplied != UM_YES && may_tell(o->supply, open));
}

/* Looks at the supply and the rank of another choice than mine, as far as they may still tell between the
 * two. That is how speed is saved where nobody asks what an answer rests on: a line of supply costs more than
 * all else. */
static void look_closer(const mad_flight *r, const mad_choice *mine, const mad_order *o, mad_choice *it,
                        mad_elsewhere *e)
{
    bool asked = r->c->rec != NULL;
    um_truth same = um_and(it->open, um_eq(it->loss, mine->loss));
    it->supplied = UM_YES;
    it->rank = mine->rank;
    if (!asked && same == UM_NO)
        return;
    um_truth left = outlives(r, it->to, it->water);
    if (asked)
        it->supplied = supply_of(r, it, left, e);
    it->rank = rank_if(r, it, left);
    if (asked)
        return;
    um_truth by_rank = is_own_land(it) ? o->territory : o->water;
    if (may_tell(o->supply, um_and(same, um_not(mine->supplied))) ||
        may_tell(by_rank, um_and(same, um_lt(it->rank, mine->rank))))
        it->supplied = supply_of(r, it, left, e);
}

/* Each priority in turn: no open choice is better in it and equal in those before. */
static void compare_with(const mad_choice *it, const mad_choice *mine, mad_order *out)
{
    um_truth fewer = um_and(it->open, um_lt(it->loss, mine->loss));
    um_truth same = um_and(it->open, um_eq(it->loss, mine->loss));
    um_truth fed = um_and(same, um_and(it->supplied, um_not(mine->supplied)));
    same = um_and(same, um_not(um_and(um_not(it->supplied), mine->supplied)));
    same = um_and(same, um_not(um_and(it->supplied, um_not(mine->supplied))));
    um_truth nearer = um_and(same, um_lt(it->rank, mine->rank));
    out->losses = um_and(out->losses, um_not(fewer));
    if (it->water)
        out->by_water = um_and(out->by_water, um_not(fewer));
    out->supply = um_and(out->supply, um_not(fed));
    if (is_own_land(it))
        out->territory = um_and(out->territory, um_not(nearer));
    else
        out->water = um_and(out->water, um_not(nearer));
}

void mad_compare(const mad_flight *r, const mad_choice *mine, bool partly, mad_order *out)
{
    mad_elsewhere own, *e = elsewhere_of(r, &own);
    *out = (mad_order){UM_YES, UM_YES, UM_YES, UM_YES, UM_YES};
    const um_bits open = mad_may_be_open(r), sure = surely_open(r);
    for (int i = -1; (i = um_next_bit(open.w, UM_COUNT(open.w), i)) >= 0;)
        for (int w = 0; w < 2; w++) {
            mad_choice it = {.to = i, .water = w};
            bool asked = r->c->rec != NULL || may_be_better(mine, out, um_bit(&sure, i) ? UM_YES : UM_MAYBE);
            if ((i == mine->to && w == mine->water) || (w && partly) || !asked)
                continue;
            it.open = choice_open(r, i, w);
            if (it.open == UM_NO || (!r->c->rec && !may_be_better(mine, out, it.open)))
                continue;
            it.loss = choice_loss(r, i, w);
            look_closer(r, mine, out, &it, e);
            compare_with(&it, mine, out);
        }
}

um_truth mad_right_retreat(const mad_flight *r, int to)
{
    um_truth right = UM_NO;
    for (int w = 0; w < 2; w++) {
        mad_choice mine;
        mad_order order;
        mad_choice_of(r, to, w, &mine);
        if (mine.open == UM_NO)
            continue;
        mad_compare(r, &mine, false, &order);
        um_truth best = um_and(um_and(order.losses, order.supply), um_and(order.territory, order.water));
        right = um_or(right, um_and(mine.open, best));
    }
    return right;
}
