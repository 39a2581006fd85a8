/* Candidates where both sides meet on land: to stand or to leave before combat, leads, leaders, cards,
 * the dice, losses, ways of retreat (9.4 to 9.6, 10). */
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_drm.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"
#include "core/madison/rules/09_ships_surprised.h"
#include "core/madison/rules/10_combat.h"

/* ---- leaving ---- */

/* The force with what going there does to each of its units. */
static void add_force(mad_offering *o, um_maker *m, int param, const mad_flight *r, int to, bool water)
{
    (void)o;
    for (int i = 0; i < r->n; i++) {
        um_truth flips = UM_NO, dies = UM_NO;
        if (!water && to >= 0 && um_ref_kind(r->who[i]) == MK_UNIT)
            mad_penalty(r, r->who[i], to, &flips, &dies);
        um_make_marked(m, param, r->who[i],
                       dies == UM_YES    ? MAD_MARK_REMOVED
                       : flips == UM_YES ? MAD_MARK_REDUCED
                                         : -1);
    }
}

static void leave_to(mad_offering *o, int verb, const mad_flight *r, int to, bool water)
{
    um_maker *m = mad_offer_new(o, verb);
    add_force(o, m, MP_RETREAT_PIECES, r, to, water);
    for (int i = 0; water && verb == MV_DISPLACE && i < r->nships; i++) /* it names ships with the others */
        um_make_ref(m, MP_DISPLACE_PIECES, r->ships[i]);
    um_make_ref(m, MP_RETREAT_TO, mad_space_ref(to));
    if (verb != MV_DISPLACE)
        um_make_int(m, MP_RETREAT_BY, water ? MAD_BY_WATER : MAD_BY_LAND);
    for (int i = 0; water && verb != MV_DISPLACE && i < r->nships; i++)
        um_make_ref(m, MP_RETREAT_SHIPS, r->ships[i]);
    mad_offer_give(o);
}

/* Every space that is open to the force by land or water. */
static void ways(mad_offering *o, int verb, const mad_flight *r)
{
    bool wanted = !o->c.offer_filter || o->c.offer_filter->verb == verb;
    for (int i = 0; i < mad_map_of(&o->c)->nspaces && r->n && wanted; i++) {
        if (mad_land_open(r, i) != UM_NO)
            leave_to(o, verb, r, i, false);
        if (mad_water_open(r, i) != UM_NO)
            leave_to(o, verb, r, i, true);
    }
}

static void lay_down(mad_offering *o, const mad_flight *r)
{
    um_maker *m = mad_offer_new(o, MV_SURRENDER);
    for (int i = 0; i < r->n; i++)
        um_make_ref(m, MP_SURRENDER_PIECES, r->who[i]);
    if (r->n)
        mad_offer_give(o);
}

/* Those of the force that its ships can take; the others stay for another statement. */
static void part_aboard(mad_offering *o, const mad_flight *all, mad_flight *part)
{
    um_ref units[UM_VALUES_MAX];
    int n = 0;
    *part = *all;
    part->n = 0;
    for (int i = 0; i < all->n; i++) {
        um_ref r = all->who[i];
        if (um_ref_kind(r) == MK_UNIT) {
            units[n] = r;
            if (mad_may_board(&o->c, r) != UM_YES ||
                mad_capacity_fits(&o->c, o->s, all->ships, all->nships, units, n + 1) != UM_YES)
                continue;
            n++;
        }
        part->who[part->n++] = r;
    }
}

/* Those of the force that came from one space, or landed, or arrived: they go back together. */
static void part_from(mad_offering *o, const mad_flight *all, um_ref last, mad_flight *part)
{
    *part = *all;
    part->n = 0;
    for (int i = 0; i < all->n; i++)
        if (mad_piece_at(o->s, all->who[i])->last == last)
            part->who[part->n++] = all->who[i];
}

static void parts(mad_offering *o, int verb, const mad_flight *all)
{
    mad_flight part;
    for (int i = 0; i < all->n; i++) {
        um_ref last = mad_piece_at(o->s, all->who[i])->last;
        bool before = false;
        for (int k = 0; k < i && !before; k++)
            before = mad_piece_at(o->s, all->who[k])->last == last;
        part_from(o, all, last, &part);
        if (before || part.n == all->n)
            continue;
        ways(o, verb, &part);
        lay_down(o, &part);
    }
}

static void leave(mad_offering *o, int verb, mad_why why, int side, int space)
{
    mad_flight all, part;
    mad_flight_all(&all, &o->c, o->s, why, side, space);
    ways(o, verb, &all);
    if (why == MAD_WHY_ATTACKER)
        parts(o, verb, &all);
    if (all.nships && verb != MV_DISPLACE) {
        part_aboard(o, &all, &part);
        if (part.n < all.n)
            ways(o, verb, &part);
    }
    for (int i = 0; i < all.n && all.n > 1; i++) { /* who cannot follow the others is on his own */
        part = all;
        part.n = 1;
        part.who[0] = all.who[i];
        if (um_ref_kind(part.who[0]) == MK_LEADER || verb == MV_RETREAT)
            ways(o, verb, &part);
    }
    lay_down(o, &all);
    if (verb == MV_FORCED_RETREAT || verb == MV_DISPLACE) {
        add_force(o, mad_offer_new(o, verb), MP_RETREAT_PIECES, &all, -1, false);
        if (all.n)
            mad_offer_give(o);
    }
}

static void fate_of_leaders(mad_offering *o, int side, int space)
{
    mad_offer_list leaders = {.n = 0};
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_LEADERS, &leaders);
    for (int i = 0; i < leaders.n; i++)
        for (int to = -1; to < mad_map_of(&o->c)->nspaces; to++) {
            if (to >= 0 && mad_adjoins(&o->c, space, to) == UM_NO)
                continue;
            um_make_ref(mad_offer_new(o, MV_LEADER_FATE), MP_FATE_LEADER, leaders.r[i]);
            um_make_int(&o->m, MP_FATE_HOW, to < 0);
            if (to >= 0)
                um_make_ref(&o->m, MP_FATE_TO, mad_space_ref(to));
            mad_offer_give(o);
        }
}

/* ---- a round ---- */

static void give_lead(mad_offering *o, int side, um_ref unit)
{
    um_make_int(mad_offer_new(o, MV_LEAD), MP_LEAD_SIDE, side);
    um_make_ref(&o->m, MP_LEAD_UNIT, unit);
    mad_offer_give(o);
}

static void give_commanders(mad_offering *o, int side, int space)
{
    mad_offer_list leaders = {.n = 0};
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_LEADERS, &leaders);
    for (int i = 0; i < leaders.n; i++) {
        um_make_int(mad_offer_new(o, MV_COMMANDER), MP_CMDR_SIDE, side);
        um_make_ref(&o->m, MP_CMDR_LEADER, leaders.r[i]);
        mad_offer_give(o);
    }
}

/* Whether a side still has to say who leads or commands it. */
static bool undecided(mad_offering *o, int side, int space)
{
    mad_fight f = mad_fight_of(&o->c, o->s);
    const mad_side_combat *p = &o->s->combat.side[side];
    bool several, may = false;
    mad_commander(&f, side, &several);
    for (int u = 0; u < mad_map_of(&o->c)->nunits && !may; u++)
        may = o->s->unit[u].at == mad_space_ref(space) && mad_side_of(&o->c, mad_unit_ref(u)) == side &&
              mad_may_lead(&f, u, side) != UM_NO;
    return (may && p->lead == UM_NONE) || (several && p->leader == UM_NONE);
}

static void choices_of(mad_offering *o, int side, int space)
{
    const mad_combat *k = &o->s->combat;
    const mad_side_combat *p = &k->side[side];
    mad_offer_list units = {.n = 0};
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_UNITS, &units);
    /* 10.31: the attacker first, so a defender waits for him */
    bool waits = side != k->attacker && !k->rolled && undecided(o, k->attacker, space);
    waits |= side != k->attacker && k->rolled;
    for (int i = 0; i < units.n && !waits; i++)
        if (p->lead == UM_NONE || k->rolled)
            give_lead(o, side, units.r[i]);
    if (p->leader == UM_NONE && !k->rolled)
        give_commanders(o, side, space);
    if (!k->rolled)
        mad_offer_battle_cards(o, side);
}

static void take_losses(mad_offering *o, int side)
{
    for (int u = 0; u < mad_map_of(&o->c)->nunits; u++) {
        if (!mad_byte_bit(o->s->combat.in[side == MAD_BR], u) ||
            mad_side_of(&o->c, mad_unit_ref(u)) != side ||
            mad_place(o->s, mad_unit_ref(u)) != o->s->combat.space)
            continue;
        um_make_int(mad_offer_new(o, MV_LOSS), MP_LOSS_SIDE, side);
        um_make_ref(&o->m, MP_LOSS_UNITS, mad_unit_ref(u));
        mad_offer_give(o);
    }
}

static void fight_on(mad_offering *o, int space)
{
    const mad_combat *k = &o->s->combat;
    for (int side = 0; side < 2; side++)
        if (mad_owed(k, side).lo > 0)
            take_losses(o, side);
    if (mad_offer_owes(o))
        return;
    for (int side = 0; side < 2; side++) {
        choices_of(o, side, space);
        if (k->rolled)
            leave(o, MV_RETREAT, side == k->attacker ? MAD_WHY_ATTACKER : MAD_WHY_DEFENDER, side, space);
    }
    if (!k->rolled && !undecided(o, MAD_US, space) && !undecided(o, MAD_BR, space)) {
        mad_offer_new(o, MV_ROUND);
        mad_offer_give(o);
    }
}

/* ---- before it ---- */

static bool came(mad_offering *o, int space, int side, unsigned flags)
{
    mad_offer_list all = {.n = 0};
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_UNITS | MAD_BIT_LEADERS, &all);
    for (int i = 0; i < all.n; i++)
        if (mad_piece_at(o->s, all.r[i])->flags & flags)
            return true;
    return false;
}

static void stand(mad_offering *o, int side, int space)
{
    um_make_int(mad_offer_new(o, MV_STAND), MP_STAND_SIDE, side);
    um_make_ref(&o->m, MP_STAND_SPACE, mad_space_ref(space));
    mad_offer_give(o);
}

/* Who was there when the others came. */
static void receive(mad_offering *o, int side, int space)
{
    if (came(o, space, mad_other(side), MF_RETREATED))
        leave(o, MV_DISPLACE, MAD_WHY_DISPLACED, side, space);
    if (came(o, space, mad_other(side), MF_MOVED | MF_LANDED)) {
        leave(o, MV_RETREAT_BEFORE, MAD_WHY_BEFORE, side, space);
        leave(o, MV_FORCED_RETREAT, MAD_WHY_FORCED, side, space);
        if (mad_has_units(&o->c, o->s, space, side) != UM_NO)
            stand(o, side, space);
    }
}

static void meet(mad_offering *o, int space, const int *units)
{
    const mad_state *s = o->s;
    bool open = s->combat.open && s->combat.space == mad_space_ref(space);
    int attacker = mad_meant_attacker(&o->c, s, mad_space_ref(space));
    if (open && (s->combat.rolled || s->combat.round > 1)) {
        fight_on(o, space);
        for (int side = 0; side < 2; side++)
            if (!units[side])
                fate_of_leaders(o, side, space);
        return;
    }
    if (!open)
        receive(o, mad_other(attacker), space);
    for (int side = 0; side < 2 && !open; side++) /* 14.33 */
        if (came(o, space, mad_other(side), MF_ARRIVED))
            leave(o, MV_DISPLACE, MAD_WHY_DISPLACED, side, space);
    for (int side = 0; side < 2; side++)
        if (!units[side])
            fate_of_leaders(o, side, space);
    if (open)
        fight_on(o, space);
    else if (units[MAD_US] && units[MAD_BR])
        mad_offer_piece(o, MV_COMBAT, MP_COMBAT_SPACE, mad_space_ref(space));
}

/* ---- ships in a port that is lost (9.6) ---- */

static void flee(mad_offering *o, int side, int space)
{
    mad_offer_list ships = {.n = 0};
    const mad_map *map = mad_map_of(&o->c);
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_SHIPS, &ships);
    if (!ships.n || mad_ships_surprised(&o->c, o->s, space, side) == UM_NO)
        return;
    for (int i = -1; i < map->nspaces + map->nlakes; i++) {
        um_ref to = i < 0 ? UM_NONE : i < map->nspaces ? mad_space_ref(i) : mad_lake_ref(i - map->nspaces);
        if (um_ref_kind(to) == MK_SPACE && mad_same_lake(&o->c, o->s, space, i) == UM_NO)
            continue;
        mad_offer_refs(mad_offer_new(o, MV_FLEE), MP_FLEE_SHIPS, &ships);
        if (to != UM_NONE)
            um_make_ref(&o->m, MP_FLEE_TO, to);
        mad_offer_give(o);
    }
}

/* 3.54: where one of the two is gone the other goes, too; in a play he may share the fate of leaders. */
void mad_offer_partners(mad_offering *o)
{
    const mad_map *map = mad_map_of(&o->c);
    for (int l = 0; l < map->nleaders; l++) {
        if (um_is(&o->c, MK_LEADER, l, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) != UM_YES)
            continue;
        for (int u = 0; u < map->nunits; u++) {
            bool here = mad_on_map(&o->c, o->s, mad_leader_ref(l)),
                 there = mad_on_map(&o->c, o->s, mad_unit_ref(u));
            if (um_is(&o->c, MK_UNIT, u, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE) != UM_YES || here == there)
                continue;
            if (there)
                mad_offer_piece(o, MV_SURRENDER, MP_SURRENDER_PIECES, mad_unit_ref(u));
            else if (!o->s->play.open)
                mad_offer_piece(o, MV_SURRENDER, MP_SURRENDER_PIECES, mad_leader_ref(l));
            if (!o->s->play.open)
                continue;
            um_make_ref(mad_offer_new(o, MV_LEADER_FATE), MP_FATE_LEADER, mad_leader_ref(l));
            um_make_int(&o->m, MP_FATE_HOW, 1);
            if (here)
                mad_offer_give(o);
        }
    }
}

void mad_offer_battles(mad_offering *o)
{
    if (o->s->play.open)
        mad_offer_partners(o);
    for (int i = 0; i < mad_map_of(&o->c)->nspaces && !o->enough; i++) {
        int units[2], all[2];
        for (int side = 0; side < 2; side++) {
            mad_offer_list u = {.n = 0}, l = {.n = 0};
            mad_offer_pieces(o, mad_space_ref(i), side, MAD_BIT_UNITS, &u);
            mad_offer_pieces(o, mad_space_ref(i), side, MAD_BIT_LEADERS, &l);
            units[side] = u.n;
            all[side] = u.n + l.n;
        }
        bool met = (units[0] && all[1]) || (units[1] && all[0]);
        int foe = mad_other(o->s->play.side);
        if (o->s->play.open && um_bit(&o->s->play.entered, i) && !units[0] && !units[1] && all[foe])
            fate_of_leaders(o, foe, i); /* 9.53: enemies came through */
        if (met || (o->s->combat.open && o->s->combat.space == mad_space_ref(i) && mad_offer_owes(o)))
            meet(o, i, units);
        for (int side = 0; side < 2; side++)
            if (units[mad_other(side)])
                flee(o, side, i);
    }
}
