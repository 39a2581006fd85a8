/* Offers in battles: rolls, losses, flights, retreats. */
#include "core/invasion/offer/offer.h"
#include "core/invasion/rules/3_3_losses.h"

#include <string.h>

static int sum_of(const uint8_t *n, int side)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        sum += inv_side_of(f) == side ? n[f] : 0;
    return sum;
}

static int losses_left(um_ctx *c, const inv_state *s)
{
    int hit = s->battle.rolled == INV_US ? INV_BR : INV_US;
    return inv_losses_due(c, s, hit) - sum_of(s->battle.lost, hit);
}

/* Whether hits and flights of the last roll are still to be carried out. */
bool inv_results_due(const inv_state *s, um_ctx *c)
{
    if (!s->battle.due || !s->battle.dice)
        return false;
    bool due = losses_left(c, s) > 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        due |= inv_flights_due(c, s, f) > s->battle.fled[f];
    return due;
}

/* Every way to share n losses among the factions hit. */
static void offer_losses(inv_offerer *o, int f, int left, inv_units n)
{
    const inv_state *s = o->s;
    int hit = s->battle.rolled == INV_US ? INV_BR : INV_US;
    if (f == INV_FACTIONS) {
        if (left > 0)
            return;
        um_make(&o->m, IV_LOSE, -1);
        for (int g = 0; g < INV_FACTIONS; g++)
            if (n[g])
                um_make_count(&o->m, IP_LOSE_UNITS, inv_faction_ref(o->c, g), n[g]);
        inv_send(o);
        return;
    }
    int have = inv_side_of(f) == hit ? s->area[s->battle.area].n[f] : 0;
    for (int k = 0; k <= have && k <= left; k++) {
        n[f] = k;
        offer_losses(o, f + 1, left - k, n);
    }
    n[f] = 0;
}

static void offer_flights(inv_offerer *o)
{
    for (int f = 0; f < INV_FACTIONS; f++) {
        int left = inv_flights_due(o->c, o->s, f) - o->s->battle.fled[f];
        if (left <= 0)
            continue;
        um_make(&o->m, IV_FLEE, -1);
        um_make_count(&o->m, IP_FLEE_UNITS, inv_faction_ref(o->c, f), left);
        inv_send(o);
    }
}

static bool blanks_left(const inv_state *s)
{
    bool left = false;
    for (int f = 0; f < INV_FACTIONS && s->battle.due; f++)
        left |= s->battle.face[INV_FACE_COMMAND][f] > s->battle.gone[f] && s->area[s->battle.area].n[f] > 0;
    return left;
}

static void offer_retreats(inv_offerer *o)
{
    const inv_battle *b = &o->s->battle;
    for (int f = 0; f < INV_FACTIONS && b->due; f++) {
        if (b->face[INV_FACE_COMMAND][f] <= b->gone[f] || o->s->area[b->area].n[f] == 0)
            continue;
        for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
            if (inv_map_of(o->c)->distance[b->area][i] != 1)
                continue;
            um_make(&o->m, IV_RETREAT, -1);
            um_make_count(&o->m, IP_RETREAT_UNITS, inv_faction_ref(o->c, f), 1);
            um_make_ref(&o->m, IP_RETREAT_TO, inv_area_ref(i));
            inv_send(o);
        }
    }
}

/* ---- dice ---- */

typedef struct roll {
    int verb, param, side, area;
    uint8_t face[INV_FACES][INV_FACTIONS];
} roll;

static void send_roll(inv_offerer *o, const roll *r)
{
    um_make(&o->m, r->verb, -1);
    for (int f = 0; f < INV_FACTIONS; f++) {
        bool any = r->face[0][f] || r->face[1][f] || r->face[2][f];
        if (any)
            um_make_ref(&o->m, r->param, inv_faction_ref(o->c, f));
        for (int k = 0; k < INV_FACES; k++)
            for (int n = 0; n < r->face[k][f]; n++)
                um_make_int(&o->m, r->param, k);
    }
    inv_send(o);
}

/* Every result of faction f's dice and of those after it. */
static void offer_dice(inv_offerer *o, roll *r, int f)
{
    if (f == INV_FACTIONS) {
        send_roll(o, r);
        return;
    }
    int dice = inv_side_of(f) == r->side ? inv_dice_due(o->c, o->s, r->area, f).lo : 0;
    for (int hit = 0; hit <= dice; hit++)
        for (int flee = 0; hit + flee <= dice && !o->stop; flee++) {
            r->face[INV_FACE_HIT][f] = (uint8_t)hit;
            r->face[INV_FACE_FLEE][f] = (uint8_t)flee;
            r->face[INV_FACE_COMMAND][f] = (uint8_t)(dice - hit - flee);
            offer_dice(o, r, f + 1);
        }
    for (int k = 0; k < INV_FACES; k++)
        r->face[k][f] = 0;
}

static void offer_rolls(inv_offerer *o, int verb, int param, int side, int area)
{
    roll r = {.verb = verb, .param = param, .side = side, .area = area};
    offer_dice(o, &r, 0);
}

static void offer_pre_rolls(inv_offerer *o)
{
    static const int effect[] = {INV_FX_TECUMSEH, INV_FX_BILLY_GREEN};
    for (int side = 0; side < 2; side++) {
        if (!inv_unused(o->c, o->s, effect[side]))
            continue;
        int card = inv_in_play(o->c, o->s, effect[side]);
        int area = o->s->card[card].target >= 0 ? o->s->card[card].target : inv_battle_area(o->c, o->s);
        if (area >= 0 && !o->s->area[area].fought)
            offer_rolls(o, IV_PRE_ROLL, IP_PRE_FACES, side, area);
    }
}

static void offer_fight(inv_offerer *o)
{
    um_truth sure;
    int area = inv_battle_area(o->c, o->s), side = inv_next_roller(o->c, o->s, &sure);
    if (o->s->battle.area >= 0 && area == o->s->battle.area && inv_contested(o->c, o->s, area) == UM_YES) {
        offer_pre_rolls(o);
        if (sure == UM_YES)
            offer_rolls(o, IV_ROLL, IP_ROLL_FACES, side, area);
        return;
    }
    for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
        if (!inv_both_there(o->s, i))
            continue;
        um_make(&o->m, IV_BATTLE, -1);
        um_make_ref(&o->m, IP_BATTLE_AREA, inv_area_ref(i));
        inv_send(o);
    }
}

void inv_offer_battle(inv_offerer *o)
{
    inv_units n = {0};
    if (o->s->battle.area >= 0 && losses_left(o->c, o->s) > 0)
        offer_losses(o, 0, losses_left(o->c, o->s), n);
    offer_flights(o);
    offer_retreats(o);
    if (blanks_left(o->s)) {
        um_make(&o->m, IV_STAY, -1);
        inv_send(o);
    }
    if (!inv_results_due(o->s, o->c))
        offer_fight(o);
}
