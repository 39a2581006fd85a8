/* Candidates on the water: voyages with and without troops, embarking and landing, naval fights, free
 * withdrawals and the fleet phase (11, 12, 7.31, 7.4). */
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"

typedef struct port { /* what lies together */
    um_ref at;
    int side;
    mad_offer_list ships, captains, land; /* land: units and land leaders ashore */
} port;

static void look(mad_offering *o, um_ref at, int side, port *p)
{
    mad_offer_list leaders = {.n = 0};
    *p = (port){.at = at, .side = side};
    mad_offer_pieces(o, at, side, MAD_BIT_SHIPS, &p->ships);
    if (!p->ships.n)
        return;
    mad_offer_pieces(o, at, side, MAD_BIT_UNITS, &p->land);
    mad_offer_pieces(o, at, side, MAD_BIT_LEADERS, &leaders);
    for (int i = 0; i < leaders.n; i++)
        mad_offer_add(mad_is_naval(&o->c, um_ref_row(leaders.r[i])) == UM_YES ? &p->captains : &p->land,
                      leaders.r[i]);
}

/* Whom of those ashore the ships can take together. */
static void load(mad_offering *o, const port *p, const mad_offer_list *ships, mad_offer_list *cargo)
{
    um_ref units[UM_VALUES_MAX];
    int n = 0;
    for (int i = 0; i < p->land.n; i++) {
        um_ref r = p->land.r[i];
        if (um_ref_kind(r) == MK_UNIT) {
            bool barred =
                mad_is_indian(&o->c, um_ref_row(r)) != UM_NO || mad_is_dragoon(&o->c, um_ref_row(r)) != UM_NO;
            units[n] = r;
            if (barred || mad_capacity_fits(&o->c, o->s, ships->r, ships->n, units, n + 1) != UM_YES)
                continue;
            n++;
        }
        mad_offer_add(cargo, r);
    }
}

static void voyage(mad_offering *o, const port *p, const mad_offer_list *movers, const mad_offer_list *cargo,
                   um_ref via, um_ref to)
{
    um_maker *m = mad_offer_new(o, MV_SAIL);
    mad_offer_refs(m, MP_SAIL_PIECES, movers);
    um_make_step(m, MP_SAIL_PATH, p->at, false);
    if (via != UM_NONE)
        um_make_step(m, MP_SAIL_PATH, via, false);
    um_make_step(m, MP_SAIL_PATH, to, false);
    if (cargo)
        mad_offer_refs(m, MP_SAIL_CARRYING, cargo);
    mad_offer_give(o);
}

/* The movers to every place on their water; troops go where they can be set down. */
static void everywhere(mad_offering *o, const port *p, const mad_offer_list *movers,
                       const mad_offer_list *cargo)
{
    const mad_map *map = mad_map_of(&o->c);
    for (int i = 0; i < map->nspaces + map->nlakes; i++) {
        um_ref to = i < map->nspaces ? mad_space_ref(i) : mad_lake_ref(i - map->nspaces);
        mad_sea_leg leg = mad_sea_measure(&o->c, o->s, p->at, to);
        if (to == p->at || leg.can == UM_NO || (cargo && um_ref_kind(to) != MK_SPACE))
            continue;
        voyage(o, p, movers, cargo, leg.via, to);
    }
}

static void with_troops(mad_offering *o, const port *p, const mad_offer_list *movers,
                        const mad_offer_list *ships)
{
    mad_offer_list cargo = {.n = 0};
    if (um_ref_kind(p->at) != MK_SPACE)
        return;
    load(o, p, ships, &cargo);
    if (cargo.n)
        everywhere(o, p, movers, &cargo);
    for (int i = 0; cargo.n > 1 && i < cargo.n; i++)
        everywhere(o, p, movers, &(mad_offer_list){.r = {cargo.r[i]}, .n = 1});
}

static void join(mad_offer_list *to, const mad_offer_list *from)
{
    for (int i = 0; i < from->n; i++)
        mad_offer_add(to, from->r[i]);
}

static void sail_from(mad_offering *o, const port *p)
{
    mad_offer_list able = {.n = 0}, fleet = p->captains;
    for (int i = 0; i < p->ships.n; i++) {
        mad_offer_list one = {.r = {p->ships.r[i]}, .n = 1}, led = p->captains;
        everywhere(o, p, &one, NULL);
        join(&led, &one);
        if (p->captains.n)
            everywhere(o, p, &led, NULL);
        if (!o->s->ship[um_ref_row(p->ships.r[i])].face) {
            mad_offer_add(&able, p->ships.r[i]);
            with_troops(o, p, &one, &one);
        }
    }
    join(&fleet, &able);
    if (fleet.n > 1) {
        everywhere(o, p, &fleet, NULL);
        with_troops(o, p, &fleet, &able);
    }
}

/* ---- aboard and ashore, by themselves ---- */

static void board(mad_offering *o, const port *p)
{
    for (int i = 0; um_ref_kind(p->at) == MK_SPACE && i < p->land.n; i++)
        for (int k = 0; k < p->ships.n; k++) {
            um_make_ref(mad_offer_new(o, MV_EMBARK), MP_EMBARK_PIECES, p->land.r[i]);
            um_make_ref(&o->m, MP_EMBARK_SPACE, p->at);
            um_make_ref(&o->m, MP_EMBARK_SHIPS, p->ships.r[k]);
            mad_offer_give(o);
        }
}

static void go_ashore(mad_offering *o, const port *p)
{
    static const int verbs[] = {MV_DISEMBARK, MV_LAND};
    mad_offer_list aboard = {.n = 0};
    aboard.n = mad_sea_aboard(o->s, p->ships.r, p->ships.n, aboard.r);
    for (size_t v = 0; v < UM_COUNT(verbs) && aboard.n && um_ref_kind(p->at) == MK_SPACE; v++) {
        mad_offer_refs(mad_offer_new(o, verbs[v]), MP_DISEMBARK_PIECES, &aboard);
        um_make_ref(&o->m, MP_DISEMBARK_SPACE, p->at);
        mad_offer_give(o);
    }
}

void mad_offer_voyages(mad_offering *o)
{
    const mad_map *map = mad_map_of(&o->c);
    int mode = o->s->play.mode;
    if ((mode != MAD_MODE_LEADER && mode != MAD_MODE_CAMPAIGN && mode != MAD_MODE_UNITS) ||
        mad_offer_battle_on(o))
        return;
    for (int i = 0; i < map->nspaces + map->nlakes && !o->enough; i++) {
        port p;
        look(o, i < map->nspaces ? mad_space_ref(i) : mad_lake_ref(i - map->nspaces), o->s->play.side, &p);
        if (!p.ships.n)
            continue;
        go_ashore(o, &p);
        sail_from(o, &p);
        board(o, &p);
    }
}

/* ---- naval fights (12) ---- */

static bool in_fight(const mad_state *s, um_ref ship)
{
    return mad_sea_in_fight(s, um_ref_row(ship)) && mad_piece_at(s, ship)->at == s->sea.lake;
}

static void name_leads(mad_offering *o, int side, const mad_offer_list *ships)
{
    for (int i = 0; i < ships->n; i++) {
        um_make_int(mad_offer_new(o, MV_NAVAL_LEAD), MP_LEAD_SIDE, side);
        um_make_ref(&o->m, MP_LEAD_UNIT, ships->r[i]);
        mad_offer_give(o);
    }
}

static void before_the_dice(mad_offering *o)
{
    const mad_state *s = o->s;
    for (int side = 0; side < 2; side++) {
        mad_offer_list ships = {.n = 0};
        mad_offer_pieces(o, s->sea.lake, side, MAD_BIT_SHIPS, &ships);
        if (s->sea.lead[side] == UM_NONE)
            name_leads(o, side, &ships);
        mad_offer_battle_cards(o, side);
    }
    if (s->sea.lead[MAD_US] != UM_NONE && s->sea.lead[MAD_BR] != UM_NONE) {
        mad_offer_new(o, MV_NAVAL_ROUND);
        mad_offer_give(o);
    }
}

static void lose_ships(mad_offering *o, int side, const mad_offer_list *ships)
{
    for (int i = 0; i < ships->n; i++)
        for (int mark = -1; mark <= MAD_MARK_REMOVED; mark += MAD_MARK_REMOVED + 1) {
            if (!in_fight(o->s, ships->r[i]))
                continue;
            um_make_int(mad_offer_new(o, MV_NAVAL_LOSS), MP_LOSS_SIDE, side);
            um_make_marked(&o->m, MP_LOSS_UNITS, ships->r[i], mark);
            mad_offer_give(o);
        }
}

static void to_ports(mad_offering *o, int verb, const mad_offer_list *who, um_ref lake)
{
    um_maker *m;
    for (int i = 0; i < mad_map_of(&o->c)->nspaces && who->n; i++) {
        if (mad_sea_measure(&o->c, o->s, lake, mad_space_ref(i)).can == UM_NO)
            continue;
        m = mad_offer_new(o, verb);
        mad_offer_refs(m, MP_WHO, who);
        um_make_ref(m, MP_WHERE, mad_space_ref(i));
        mad_offer_give(o);
    }
    if (verb != MV_NAVAL_RETREAT || !who->n)
        return;
    mad_offer_refs(mad_offer_new(o, verb), MP_WHO, who);
    mad_offer_give(o);
}

/* The ships of a side in a box: all together with their leaders, or one of several. */
static void leave_box(mad_offering *o, int verb, int side, um_ref lake)
{
    mad_offer_list ships = {.n = 0}, all;
    mad_offer_pieces(o, lake, side, MAD_BIT_SHIPS, &ships);
    all = ships;
    mad_offer_pieces(o, lake, side, MAD_BIT_LEADERS, &all);
    to_ports(o, verb, &all, lake);
    for (int i = 0; i < ships.n && ships.n > 1; i++)
        to_ports(o, verb, &(mad_offer_list){.r = {ships.r[i]}, .n = 1}, lake);
}

static void captives(mad_offering *o)
{
    for (int l = 0; l < mad_map_of(&o->c)->nleaders; l++) {
        if (mad_is_naval(&o->c, l) != UM_YES || !mad_sea_leader_in_fight(o->s, l))
            continue;
        for (int i = -1; i < mad_map_of(&o->c)->nspaces; i++) {
            if (i >= 0 && mad_sea_measure(&o->c, o->s, o->s->sea.lake, mad_space_ref(i)).can == UM_NO)
                continue;
            um_make_ref(mad_offer_new(o, MV_NAVAL_RETURN), MP_NRETURN_LEADER, mad_leader_ref(l));
            if (i >= 0)
                um_make_ref(&o->m, MP_NRETURN_SPACE, mad_space_ref(i));
            mad_offer_give(o);
        }
    }
}

static void after_the_dice(mad_offering *o)
{
    const mad_state *s = o->s;
    bool owed = false;
    for (int side = 0; side < 2; side++) {
        mad_offer_list ships = {.n = 0};
        um_range due = mad_sea_ships_due(&o->c, s, side), hit = mad_sea_suffers(&o->c, s, side);
        mad_offer_pieces(o, s->sea.lake, side, MAD_BIT_SHIPS, &ships);
        bool sunk = hit.lo >= MAD_NAV_LEAD_STRIKES;
        if (ships.n &&
            (sunk ? hit.lo == MAD_NAV_FLEET_STRIKES || s->sea.lost[side] == 0 : due.hi > s->sea.lost[side])) {
            lose_ships(o, side, &ships);
            owed = true;
        }
    }
    captives(o);
    for (int side = 0; side < 2 && !owed; side++)
        leave_box(o, MV_NAVAL_RETREAT, side, s->sea.lake);
}

void mad_offer_sea_fight(mad_offering *o)
{
    const mad_state *s = o->s;
    for (int i = 0; i < mad_map_of(&o->c)->nlakes; i++) {
        bool fought = (s->sea.fought >> i) & 1, here = s->sea.open && s->sea.lake == mad_lake_ref(i);
        if (here && s->sea.rolled)
            after_the_dice(o);
        else if (here)
            before_the_dice(o);
        else if (!fought && mad_sea_enemy_in_box(&o->c, s, mad_lake_ref(i), MAD_US) &&
                 mad_sea_enemy_in_box(&o->c, s, mad_lake_ref(i), MAD_BR))
            mad_offer_piece(o, MV_NAVAL_COMBAT, MP_NCOMBAT_LAKE, mad_lake_ref(i));
    }
}

/* ---- free moves (11.2) ---- */

void mad_offer_withdrawals(mad_offering *o)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < mad_map_of(&o->c)->nlakes && mad_expected(o->s) == side; i++)
            leave_box(o, MV_WITHDRAW, side, mad_lake_ref(i));
}

/* Ships and leaders of a port back into the box of their lake. */
static void back_to_box(mad_offering *o, int side, int lake)
{
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++) {
        port p;
        look(o, mad_space_ref(i), side, &p);
        if (!p.ships.n || mad_sea_measure(&o->c, o->s, mad_lake_ref(lake), mad_space_ref(i)).can == UM_NO)
            continue;
        mad_offer_list fleet = p.captains;
        for (int k = 0; k < p.ships.n; k++) {
            um_make_ref(mad_offer_new(o, MV_FLEET_RETURN), MP_WITHDRAW_SHIPS, p.ships.r[k]);
            um_make_ref(&o->m, MP_WITHDRAW_TO, mad_lake_ref(lake));
            mad_offer_give(o);
            if (!o->s->ship[um_ref_row(p.ships.r[k])].face)
                mad_offer_add(&fleet, p.ships.r[k]);
        }
        mad_offer_refs(mad_offer_new(o, MV_FLEET_RETURN), MP_WITHDRAW_SHIPS, &fleet);
        um_make_ref(&o->m, MP_WITHDRAW_TO, mad_lake_ref(lake));
        if (fleet.n)
            mad_offer_give(o);
    }
}

void mad_offer_fleets(mad_offering *o)
{
    if (o->s->phase == MAD_PHASE_ACTION && !mad_offer_hands_empty(o))
        return;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < mad_map_of(&o->c)->nlakes; i++) {
            leave_box(o, MV_FLEET_WITHDRAW, side, mad_lake_ref(i));
            if (o->s->lake[i].marker == side)
                back_to_box(o, side, i);
        }
}
