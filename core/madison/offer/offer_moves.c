/* Candidates for marches (8.4 to 8.7, 9): one mover, a leader alone, with one or with all of his stack;
 * to the next space, or by the cheapest way to each space in reach. */
#include "core/madison/board/03_command.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"

enum { REACH = 10 }; /* the longest march there is (3.34) */

typedef struct reach { /* the cheapest ways out of a space */
    int16_t via[MAD_SPACES];
    int cost[MAD_SPACES];
} reach;

static void explore(mad_offering *o, int side, int from, reach *q)
{
    const mad_map *map = mad_map_of(&o->c);
    bool done[MAD_SPACES] = {false};
    for (int i = 0; i < map->nspaces; i++)
        q->cost[i] = REACH + 1;
    q->cost[from] = 0;
    q->via[from] = -1;
    for (;;) {
        int at = -1;
        for (int i = 0; i < map->nspaces; i++)
            if (!done[i] && q->cost[i] <= REACH && (at < 0 || q->cost[i] < q->cost[at]))
                at = i;
        if (at < 0)
            return;
        done[at] = true;
        if (at != from && mad_has_units(&o->c, o->s, at, mad_other(side)) != UM_NO)
            continue;
        for (int i = map->first[at]; i < map->first[at + 1]; i++) {
            int to = map->ends[i];
            um_range leg = mad_leg_cost(&o->c, at, to);
            if (leg.lo < UM_NEVER && q->cost[at] + leg.lo < q->cost[to]) {
                q->cost[to] = q->cost[at] + leg.lo;
                q->via[to] = (int16_t)at;
            }
        }
    }
}

static void add_way(um_maker *m, const reach *q, int to)
{
    int16_t back[REACH + 2];
    int n = 0;
    for (int at = to; at >= 0 && n < REACH + 2; at = q->via[at])
        back[n++] = (int16_t)at;
    while (n)
        um_make_step(m, MP_MOVE_PATH, mad_space_ref(back[--n]), false);
}

/* The movers to every space in reach of all of them. */
static void march(mad_offering *o, const mad_offer_list *who, const reach *q)
{
    int least = REACH;
    for (int i = 0; i < who->n; i++) {
        int spare = mad_allowance(&o->c, who->r[i]).hi - mad_piece_at(o->s, who->r[i])->spent_lo;
        least = spare < least ? spare : least;
    }
    for (int to = 0; to < mad_map_of(&o->c)->nspaces && who->n; to++) {
        if (q->cost[to] == 0 || q->cost[to] > least)
            continue;
        um_maker *m = mad_offer_new(o, MV_MOVE);
        mad_offer_refs(m, MP_MOVE_PIECES, who);
        add_way(m, q, to);
        mad_offer_give(o);
    }
}

/* ---- under a leader ---- */

/* He and as many units of his stack as he may take along, strongest first as they stand in the list. */
static void with_stack(mad_offering *o, int leader, const mad_offer_list *units, const reach *q)
{
    mad_offer_list who = {.n = 0};
    int room = mad_command_limit(&o->c, o->s, leader).lo;
    mad_offer_add(&who, mad_leader_ref(leader));
    for (int i = 0; i < units->n && i < room; i++)
        mad_offer_add(&who, units->r[i]);
    if (units->n)
        march(o, &who, q);
    if (units->n > 3) { /* half of them: a garrison stays */
        who.n = 1 + (who.n - 1) / 2;
        march(o, &who, q);
    }
}

/* Naval leaders stay with their ships (11.15). */
static bool ashore(mad_offering *o, um_ref r)
{
    return um_ref_kind(r) != MK_LEADER || mad_is_naval(&o->c, um_ref_row(r)) == UM_NO;
}

static void led_by(mad_offering *o, int leader)
{
    um_ref at = mad_place(o->s, mad_leader_ref(leader));
    int side = mad_side_of(&o->c, mad_leader_ref(leader));
    mad_offer_list units = {.n = 0}, others = {.n = 0};
    reach q;
    if (um_ref_kind(at) != MK_SPACE || mad_is_naval(&o->c, leader) == UM_YES)
        return;
    explore(o, side, um_ref_row(at), &q);
    mad_offer_pieces(o, at, side, MAD_BIT_UNITS, &units);
    mad_offer_pieces(o, at, side, MAD_BIT_LEADERS, &others);
    march(o, &(mad_offer_list){.r = {mad_leader_ref(leader)}, .n = 1}, &q);
    with_stack(o, leader, &units, &q);
    for (int i = 0; i < units.n; i++) {
        march(o, &(mad_offer_list){.r = {mad_leader_ref(leader), units.r[i]}, .n = 2}, &q);
        march(o, &(mad_offer_list){.r = {units.r[i]}, .n = 1}, &q);
        const mad_piece *m = mad_piece_at(o->s, units.r[i]);
        if (m->group < 0)
            mad_offer_piece(o, MV_PICK_UP, MP_PICK_PIECES, units.r[i]);
        else if (!(m->flags & MF_DROPPED))
            mad_offer_piece(o, MV_DROP_OFF, MP_PICK_PIECES, units.r[i]);
    }
    for (int i = 0; i < others.n; i++)
        if (others.r[i] != mad_leader_ref(leader) && ashore(o, others.r[i]))
            march(o, &(mad_offer_list){.r = {mad_leader_ref(leader), others.r[i]}, .n = 2}, &q);
}

/* ---- singly ---- */

/* Units of a space by themselves, and the first few together. */
static void from_space(mad_offering *o, int space, int side)
{
    mad_offer_list there = {.n = 0}, all = {.n = 0};
    reach q;
    mad_offer_pieces(o, mad_space_ref(space), side, MAD_BIT_UNITS | MAD_BIT_LEADERS, &there);
    for (int i = 0; i < there.n; i++)
        if (ashore(o, there.r[i]))
            mad_offer_add(&all, there.r[i]);
    if (!all.n)
        return;
    explore(o, side, space, &q);
    for (int i = 0; i < all.n; i++)
        march(o, &(mad_offer_list){.r = {all.r[i]}, .n = 1}, &q);
    for (int n = 2; n <= 3 && n <= all.n; n++) {
        mad_offer_list some = all;
        some.n = n;
        march(o, &some, &q);
    }
}

static void crossings(mad_offering *o, int side)
{
    for (int u = 0; u < mad_map_of(&o->c)->nunits; u++) {
        if (um_is(&o->c, MK_UNIT, u, MAD_UNIT_SPECIAL, MAD_UNIT_NWC) != UM_YES ||
            mad_side_of(&o->c, mad_unit_ref(u)) != side)
            continue;
        for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++)
            if (um_is(&o->c, MK_SPACE, i, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC) == UM_YES ||
                um_is(&o->c, MK_SPACE, i, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH) == UM_YES) {
                if (o->s->unit[u].at == mad_space_ref(i) || !mad_on_map(&o->c, o->s, mad_unit_ref(u)))
                    continue;
                um_make_ref(mad_offer_new(o, MV_CROSS), MP_CROSS_UNITS, mad_unit_ref(u));
                um_make_ref(&o->m, MP_CROSS_TO, mad_space_ref(i));
                mad_offer_give(o);
            }
    }
}

void mad_offer_moves(mad_offering *o)
{
    const mad_play *p = &o->s->play;
    bool leaders = p->mode == MAD_MODE_LEADER || p->mode == MAD_MODE_CAMPAIGN;
    if (mad_offer_battle_on(o)) /* 10.1: it is fought before anybody goes on */
        return;
    for (int g = 0; g < 2 && leaders; g++)
        if (p->leader[g] != UM_NONE)
            led_by(o, um_ref_row(p->leader[g]));
    if (p->second != UM_NONE && um_ref_kind(mad_place(o->s, p->second)) == MK_SPACE &&
        um_ref_kind(p->second) == MK_UNIT) {
        reach q;
        explore(o, p->side, um_ref_row(mad_place(o->s, p->second)), &q);
        march(o, &(mad_offer_list){.r = {p->second}, .n = 1}, &q);
    }
    if (p->mode != MAD_MODE_UNITS)
        return;
    /* whoever has moved may stand elsewhere by now, so every space is looked at */
    for (int i = 0; i < mad_map_of(&o->c)->nspaces && !o->enough; i++)
        from_space(o, i, p->side);
    crossings(o, p->side);
}
