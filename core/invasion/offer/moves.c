/* Offers of movement, and of what special cards do. */
#include "core/invasion/offer/offer.h"
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules/5_0_specials.h"

static void make_units(inv_offerer *o, int verb, int param, const inv_units n)
{
    um_make(&o->m, verb, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (n[f])
            um_make_count(&o->m, param, inv_faction_ref(o->c, f), n[f]);
}

/* Whether all armies are led, and the card has as many, when nobody moves behind this line. */
static bool leaves_nothing_open(inv_offerer *o, const inv_units n, const int *path, int count)
{
    um_ctx quiet = um_quiet(o->c);
    inv_march m;
    inv_march_of(&quiet, o->s, path, count, n, true, &m);
    return inv_armies_whole(&quiet, o->s, &m);
}

static void send_path(inv_offerer *o, int verb, const inv_units n, const int *path, int count, int water)
{
    make_units(o, verb, IP_MOVE_UNITS, n);
    for (int i = 0; i < count; i++)
        um_make_step(&o->m, IP_MOVE_PATH, inv_area_ref(path[i]), false);
    if (water >= 0)
        um_make_ref(&o->m, IP_MOVE_VIA, um_ref_of(IK_WATER, water));
    if (verb == IV_MOVE && !leaves_nothing_open(o, n, path, count))
        return;
    inv_send(o);
}

static int near(const inv_offerer *o, int a, int b)
{
    return inv_map_of(o->c)->distance[a][b];
}

/* How far the movement card may take anybody at all. */
static int furthest(um_ctx *c, const inv_state *s)
{
    um_ctx quiet = um_quiet(c);
    int most = um_int(&quiet, IK_CARD, s->movement, INV_CARD_AREAS).hi;
    if (inv_in_play(&quiet, s, INV_FX_FIFE) >= 0)
        most++;
    if (inv_in_play(&quiet, s, INV_FX_FORCED_MARCH) >= 0)
        most += 2;
    return most < INV_PATH ? most : INV_PATH - 1;
}

/* The shortest way to each area within reach. */
static void offer_ways(inv_offerer *o, const inv_units n, int from, int most)
{
    int path[INV_PATH], before[INV_AREAS], queue[INV_AREAS], head = 0, tail = 0, depth[INV_AREAS];
    int areas = inv_map_of(o->c)->nareas;
    for (int i = 0; i < areas; i++)
        before[i] = -1;
    queue[tail++] = before[from] = from;
    depth[from] = 0;
    while (head < tail && !o->stop) {
        int at = queue[head++];
        if (at != from) {
            for (int k = depth[at], by = at; k >= 0; k--, by = before[by])
                path[k] = by;
            send_path(o, IV_MOVE, n, path, depth[at] + 1, -1);
        }
        for (int i = 0; i < areas && depth[at] < most; i++)
            if (near(o, at, i) == 1 && before[i] < 0) {
                before[i] = at;
                depth[i] = depth[at] + 1;
                queue[tail++] = i;
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

static void offer_canoes(inv_offerer *o, int n, int from)
{
    for (int w = 0; w < inv_map_of(o->c)->nwaters; w++)
        for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
            if (i == from)
                continue;
            um_make(&o->m, IV_CANOE, -1);
            um_make_count(&o->m, IP_CANOE_FROM, inv_area_ref(from), n);
            um_make_ref(&o->m, IP_CANOE_TO, inv_area_ref(i));
            um_make_ref(&o->m, IP_CANOE_VIA, um_ref_of(IK_WATER, w));
            inv_send(o);
        }
}

static bool boats(um_ctx *c, int card)
{
    return inv_card_is(c, card, INV_CK_WARSHIP) == UM_YES || inv_card_is(c, card, INV_CK_BOAT) == UM_YES;
}

static void offer_group(inv_offerer *o, const inv_units n, int from, int most)
{
    if (inv_card_is(o->c, o->s->movement, INV_CK_CANOE) == UM_YES)
        offer_canoes(o, n[INV_F_NA], from);
    else if (boats(o->c, o->s->movement))
        offer_landings(o, n, from);
    else
        offer_ways(o, n, from, most);
}

/* Out of an area go any number of the faction's own units, and of each ally none or all. The whole
 * army and one unit are offered as far as the card goes, the others one area: the army that marched last may
 * be offered further. */
static void offer_out_of(inv_offerer *o, int area, int most)
{
    const inv_state *s = o->s;
    int f = s->active, fresh = s->area[area].n[f] - s->area[area].moved[f], ally[INV_FACTIONS], allies = 0;
    for (int g = 0; g < INV_FACTIONS; g++)
        if (g != f && inv_side_of(g) == inv_side_of(f) && s->area[area].n[g] > s->area[area].moved[g])
            ally[allies++] = g;
    bool canoes = inv_card_is(o->c, s->movement, INV_CK_CANOE) == UM_YES;
    for (int own = fresh; own > 0 && !o->stop; own--)
        for (int with = canoes ? 0 : (1 << allies) - 1; with >= 0; with--) {
            inv_units n = {[0] = 0};
            n[f] = own;
            for (int k = 0; k < allies; k++)
                if ((with >> k) & 1)
                    n[ally[k]] = s->area[area].n[ally[k]] - s->area[area].moved[ally[k]];
            bool whole = own == fresh && (with == 0 || with == (1 << allies) - 1);
            offer_group(o, n, area, whole || (own == 1 && with == 0) ? most : 1);
        }
}

/* The army that marched last goes on. */
static void offer_onward(inv_offerer *o, int most)
{
    const inv_leg *last = o->s->last >= 0 ? &o->s->leg[o->s->last] : NULL;
    inv_units n;
    if (!last || last->water >= 0 || last->areas >= most)
        return;
    for (int f = 0; f < INV_FACTIONS; f++)
        n[f] = last->n[f];
    if (inv_total(n) > 0)
        offer_ways(o, n, last->to, most - last->areas);
}

/* Whether a marker was put on the way if anybody moves now (3.2.8b). */
static bool markers_early(const inv_state *s)
{
    for (int i = 0; i < INV_AREAS; i++)
        if (s->area[i].marker_step > 0)
            return true;
    return false;
}

void inv_offer_moves(inv_offerer *o)
{
    const inv_state *s = o->s;
    if (s->movement < 0 || s->thrown || s->ambush || markers_early(s))
        return;
    int most = furthest(o->c, s);
    for (int i = 0; i < inv_map_of(o->c)->nareas && !o->stop; i++)
        if (s->area[i].n[s->active] > s->area[i].moved[s->active])
            offer_out_of(o, i, most);
    offer_onward(o, most);
    if (s->nlegs == 0 && s->stage <= INV_STAGE_MOVE) {
        um_make(&o->m, IV_PASS_MOVE, -1);
        inv_send(o);
    }
}

/* ---- special cards ---- */

static bool send_add(inv_offerer *o, int verb, int area, int f, int n)
{
    um_make(&o->m, verb, -1);
    um_make_ref(&o->m, IP_PLACE_AREA, inv_area_ref(area));
    um_make_count(&o->m, IP_PLACE_UNITS, inv_faction_ref(o->c, f), n);
    return inv_send(o);
}

static bool send_swap(inv_offerer *o, int area, int f, int n)
{
    um_make(&o->m, IV_SWAP, -1);
    um_make_ref(&o->m, IP_SWAP_AREA, inv_area_ref(area));
    um_make_count(&o->m, IP_SWAP_FROM, inv_faction_ref(o->c, INV_F_CM), n);
    um_make_count(&o->m, IP_SWAP_TO, inv_faction_ref(o->c, f), n);
    return inv_send(o);
}

enum { NEIGHBOURS_MAX = 10 };

/* Every choice among the neighbours of an area: out of it by John Norton, into it by War Cry. */
static void offer_natives(inv_offerer *o, int area, int verb, int hub, int list)
{
    int by[NEIGHBOURS_MAX], n = 0;
    for (int i = 0; i < inv_map_of(o->c)->nareas && n < NEIGHBOURS_MAX; i++)
        if (near(o, area, i) == 1 && (verb == IV_NORTON || o->s->area[i].n[INV_F_NA] > 0))
            by[n++] = i;
    for (int set = 1; set < 1 << n && !o->stop; set++) {
        int count = 0;
        um_make(&o->m, verb, -1);
        um_make_ref(&o->m, hub, inv_area_ref(area));
        for (int k = 0; k < n; k++)
            if ((set >> k) & 1) {
                um_make_count(&o->m, list, inv_area_ref(by[k]), 1);
                count++;
            }
        if (verb != IV_NORTON || count <= o->s->area[area].n[INV_F_NA])
            inv_send(o);
    }
}

/* Two units fall, or the one that stands there. */
static void offer_ambush(inv_offerer *o, int area)
{
    bool two = false;
    for (int ar = 0; ar <= 2; ar++) {
        um_make(&o->m, IV_ELIMINATE, -1);
        um_make_ref(&o->m, IP_PLACE_AREA, inv_area_ref(area));
        if (ar)
            um_make_count(&o->m, IP_PLACE_UNITS, inv_faction_ref(o->c, INV_F_AR), ar);
        if (ar < 2)
            um_make_count(&o->m, IP_PLACE_UNITS, inv_faction_ref(o->c, INV_F_AM), 2 - ar);
        two |= inv_send(o);
    }
    if (two)
        return;
    send_add(o, IV_ELIMINATE, area, INV_F_AR, 1);
    send_add(o, IV_ELIMINATE, area, INV_F_AM, 1);
}

static void offer_pursuit(inv_offerer *o)
{
    int from = o->s->battle.won;
    if (from < 0 || !inv_unused(o->c, o->s, INV_FX_HARRISON))
        return;
    const uint8_t *there = o->s->area[from].n;
    for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
        int path[2] = {from, i};
        for (int ar = 1; near(o, from, i) == 1 && ar <= there[INV_F_AR]; ar++)
            for (int am = 0; am <= there[INV_F_AM] && !o->stop; am++) {
                inv_units n = {[INV_F_AR] = ar, [INV_F_AM] = am};
                send_path(o, IV_PURSUE, n, path, 2, -1);
            }
    }
}

/* Which battle a card in play is for. */
static void offer_targets(inv_offerer *o, int area)
{
    for (int k = 0; k < inv_map_of(o->c)->ncards; k++) {
        const inv_card *card = &o->s->card[k];
        if (!card->this_phase || card->used || card->target >= 0 || !inv_for_one_battle(o->c, k) ||
            inv_works_at(o->c, k, area) != UM_YES)
            continue;
        um_make(&o->m, IV_TARGET, -1);
        um_make_ref(&o->m, IP_PLAY_CARD, inv_card_ref(k));
        um_make_ref(&o->m, IP_PLAY_AT, inv_area_ref(area));
        inv_send(o);
    }
}

void inv_offer_specials(inv_offerer *o)
{
    static const struct {
        int effect, faction;
    } adding[] = {{INV_FX_SUPPORT, INV_F_AM},
                  {INV_FX_MACKINAC, INV_F_BR},
                  {INV_FX_NAPOLEON, INV_F_BR},
                  {INV_FX_SECORD, INV_F_CM},
                  {INV_FX_BRANT, INV_F_NA}};
    if (o->s->specials == 0)
        return;
    for (int i = 0; i < inv_map_of(o->c)->nareas && !o->stop; i++) {
        /* both units, or the one that is left to come */
        for (size_t k = 0; k < UM_COUNT(adding); k++)
            if (inv_unused(o->c, o->s, adding[k].effect) && !send_add(o, IV_ADD, i, adding[k].faction, 2))
                send_add(o, IV_ADD, i, adding[k].faction, 1);
        if (inv_unused(o->c, o->s, INV_FX_TRAINING) && !send_swap(o, i, INV_F_BR, 2))
            send_swap(o, i, INV_F_BR, 1);
        if (inv_unused(o->c, o->s, INV_FX_TURNCOAT))
            send_swap(o, i, INV_F_AM, 1);
        if (inv_unused(o->c, o->s, INV_FX_AMBUSH))
            offer_ambush(o, i);
        if (inv_unused(o->c, o->s, INV_FX_NORTON) && o->s->area[i].n[INV_F_NA] > 0)
            offer_natives(o, i, IV_NORTON, IP_NORTON_FROM, IP_NORTON_TO);
        if (inv_unused(o->c, o->s, INV_FX_WAR_CRY))
            offer_natives(o, i, IV_WARCRY, IP_WARCRY_TO, IP_WARCRY_FROM);
        if (inv_both_there(o->s, i))
            offer_targets(o, i);
    }
    offer_pursuit(o);
}
