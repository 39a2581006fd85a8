/* Offers of movement, and of what special cards do. */
#include "core/invasion/invasion.h"

static void make_units(inv_offerer *o, int verb, int param, const inv_units n)
{
    um_make(&o->m, verb, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (n[f])
            um_make_count(&o->m, param, inv_faction_ref(o->c, f), n[f]);
}

static void send_path(inv_offerer *o, int verb, const inv_units n, const int *path, int count, int water)
{
    make_units(o, verb, MOVE_UNITS, n);
    for (int i = 0; i < count; i++)
        um_make_step(&o->m, MOVE_PATH, area_ref(path[i]), false);
    if (water >= 0)
        um_make_ref(&o->m, MOVE_VIA, um_ref_of(IK_WATER, water));
    inv_send(o);
}

static int near(const inv_offerer *o, int a, int b)
{
    return inv_map_of(o->c)->distance[a][b];
}

/* To every neighbour, and onward to theirs. */
static void offer_ways(inv_offerer *o, const inv_units n, int from)
{
    int path[3] = {from, -1, -1}, areas = inv_map_of(o->c)->nareas;
    for (int i = 0; i < areas && !o->stop; i++) {
        if (near(o, from, i) != 1)
            continue;
        path[1] = i;
        send_path(o, IV_MOVE, n, path, 2, -1);
        for (int k = 0; k < areas; k++)
            if (near(o, i, k) == 1 && near(o, from, k) == 2) {
                path[2] = k;
                send_path(o, IV_MOVE, n, path, 3, -1);
            }
    }
}

static void offer_landings(inv_offerer *o, const inv_units n, int from)
{
    for (int w = 0; w < inv_map_of(o->c)->nwaters; w++)
        for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
            int path[2] = {from, i};
            if (i != from)
                send_path(o, IV_BOAT, n, path, 2, w);
        }
}

static bool boats(um_ctx *c, int card)
{
    return inv_card_is(c, card, CK_WARSHIP) == UM_YES || inv_card_is(c, card, CK_BOAT) == UM_YES ||
           inv_card_is(c, card, CK_CANOE) == UM_YES;
}

static void offer_group(inv_offerer *o, const inv_units n, int from)
{
    if (boats(o->c, o->s->movement))
        offer_landings(o, n, from);
    else
        offer_ways(o, n, from);
}

/* Out of each area: the whole army, the faction's own units, one of them. */
void inv_offer_moves(inv_offerer *o)
{
    const inv_state *s = o->s;
    int f = s->active;
    if (s->movement < 0 || s->rolls > 0)
        return;
    for (int i = 0; i < inv_map_of(o->c)->nareas && !o->stop; i++) {
        inv_units all = {0}, own = {0}, one = {0};
        int fresh = s->area[i].n[f] - s->area[i].moved[f];
        if (fresh <= 0)
            continue;
        for (int g = 0; g < INV_FACTIONS; g++)
            all[g] = inv_side_of(g) == inv_side_of(f) ? s->area[i].n[g] - s->area[i].moved[g] : 0;
        own[f] = fresh;
        one[f] = 1;
        offer_group(o, all, i);
        if (inv_total(all) > fresh)
            offer_group(o, own, i);
        if (fresh > 1)
            offer_group(o, one, i);
    }
    if (s->nlegs == 0 && s->step <= ST_MOVE) {
        um_make(&o->m, IV_PASS_MOVE, -1);
        inv_send(o);
    }
}

/* ---- special cards ---- */

static void send_add(inv_offerer *o, int verb, int area, int f, int n)
{
    um_make(&o->m, verb, -1);
    um_make_ref(&o->m, PLACE_AREA, area_ref(area));
    um_make_count(&o->m, PLACE_UNITS, inv_faction_ref(o->c, f), n);
    inv_send(o);
}

static void send_swap(inv_offerer *o, int area, int f, int n)
{
    um_make(&o->m, IV_SWAP, -1);
    um_make_ref(&o->m, SWAP_AREA, area_ref(area));
    um_make_count(&o->m, SWAP_FROM, inv_faction_ref(o->c, F_CM), n);
    um_make_count(&o->m, SWAP_TO, inv_faction_ref(o->c, f), n);
    inv_send(o);
}

static void offer_natives(inv_offerer *o, int area)
{
    for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
        if (near(o, area, i) != 1)
            continue;
        um_make(&o->m, IV_NORTON, -1);
        um_make_ref(&o->m, NORTON_FROM, area_ref(area));
        um_make_count(&o->m, NORTON_TO, area_ref(i), 1);
        if (inv_unused(o->c, o->s, FX_NORTON))
            inv_send(o);
        um_make(&o->m, IV_WARCRY, -1);
        um_make_ref(&o->m, WARCRY_TO, area_ref(area));
        um_make_count(&o->m, WARCRY_FROM, area_ref(i), 1);
        if (inv_unused(o->c, o->s, FX_WAR_CRY))
            inv_send(o);
    }
}

static void offer_ambush(inv_offerer *o, int area)
{
    for (int ar = 0; ar <= 2; ar++) {
        um_make(&o->m, IV_ELIMINATE, -1);
        um_make_ref(&o->m, PLACE_AREA, area_ref(area));
        if (ar)
            um_make_count(&o->m, PLACE_UNITS, inv_faction_ref(o->c, F_AR), ar);
        if (ar < 2)
            um_make_count(&o->m, PLACE_UNITS, inv_faction_ref(o->c, F_AM), 2 - ar);
        inv_send(o);
    }
    send_add(o, IV_ELIMINATE, area, F_AR, 1);
    send_add(o, IV_ELIMINATE, area, F_AM, 1);
}

static void offer_pursuit(inv_offerer *o)
{
    int from = o->s->battle.won;
    if (from < 0 || !inv_unused(o->c, o->s, FX_HARRISON))
        return;
    for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
        int path[2] = {from, i};
        inv_units n = {0};
        if (near(o, from, i) != 1)
            continue;
        for (int f = 0; f <= F_AM; f++)
            n[f] = o->s->area[from].n[f];
        send_path(o, IV_PURSUE, n, path, 2, -1);
    }
}

void inv_offer_specials(inv_offerer *o)
{
    static const struct {
        int effect, faction;
    } adding[] = {
        {FX_SUPPORT, F_AM}, {FX_MACKINAC, F_BR}, {FX_NAPOLEON, F_BR}, {FX_SECORD, F_CM}, {FX_BRANT, F_NA}};
    if (o->s->specials == 0)
        return;
    for (int i = 0; i < inv_map_of(o->c)->nareas && !o->stop; i++) {
        for (size_t k = 0; k < UM_COUNT(adding); k++)
            for (int n = 1; n <= 2 && inv_unused(o->c, o->s, adding[k].effect); n++)
                send_add(o, IV_ADD, i, adding[k].faction, n);
        for (int n = 1; n <= 2 && inv_unused(o->c, o->s, FX_TRAINING); n++)
            send_swap(o, i, F_BR, n);
        if (inv_unused(o->c, o->s, FX_TURNCOAT))
            send_swap(o, i, F_AM, 1);
        if (inv_unused(o->c, o->s, FX_AMBUSH))
            offer_ambush(o, i);
        if (o->s->active == F_NA)
            offer_natives(o, i);
    }
    offer_pursuit(o);
}
