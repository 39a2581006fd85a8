/* What the side on turn could do next: candidates, kept if the rules that judge steps find nothing against
 * them. Rolls are offered too, each that the dice can show. */
#include "core/invasion/offer/offer.h"
#include "core/invasion/rules/5_0_specials.h"

static void start(inv_offerer *o, int verb)
{
    um_make(&o->m, verb, -1);
}

static void send_units(inv_offerer *o, int verb, int area, int f, int n)
{
    start(o, verb);
    um_make_ref(&o->m, IP_PLACE_AREA, inv_area_ref(area));
    um_make_count(&o->m, IP_PLACE_UNITS, inv_faction_ref(o->c, f), n);
    inv_send(o);
}

/* ---- between phases ---- */

static void offer_places(inv_offerer *o)
{
    bool setting_up = o->s->scenario == INV_SC_CAMPAIGN && o->s->turn == 1 && o->s->nphase == 0;
    for (int f = 0; setting_up && f < INV_FACTIONS; f++)
        for (int i = 0; i < inv_map_of(o->c)->nareas; i++)
            send_units(o, IV_PLACE, i, f, 1);
}

static void offer_phases(inv_offerer *o)
{
    for (int f = 0; f < INV_FACTIONS; f++) {
        start(o, IV_PHASE);
        um_make_ref(&o->m, IP_PHASE_FACTION, inv_faction_ref(o->c, f));
        if (!((o->s->done >> f) & 1))
            inv_send(o);
    }
    start(o, IV_END_TURN);
    inv_send(o);
}

/* ---- within a phase ---- */

static void offer_recruits(inv_offerer *o)
{
    int f = o->s->active;
    for (int i = 0; i < inv_map_of(o->c)->nareas; i++) {
        for (int n = 1; n <= 3; n++)
            send_units(o, IV_RECRUIT, i, f, n);
        for (int n = 1; n <= o->s->fled[f]; n++)
            send_units(o, IV_RETURN, i, f, n);
        if (f == INV_F_NA)
            send_units(o, IV_EXTRA, i, f, 1);
    }
}

static void offer_cards(inv_offerer *o)
{
    for (int k = 0; k < inv_map_of(o->c)->ncards; k++) {
        if (inv_map_of(o->c)->card_faction[k] != o->s->active)
            continue;
        start(o, IV_PLAY);
        um_make_ref(&o->m, IP_PLAY_CARD, inv_card_ref(k));
        inv_send(o);
        for (int i = 0; i < inv_map_of(o->c)->nareas && inv_for_one_battle(o->c, k); i++) {
            if (!inv_both_there(o->s, i) || inv_works_at(o->c, k, i) != UM_YES)
                continue;
            start(o, IV_PLAY);
            um_make_ref(&o->m, IP_PLAY_CARD, inv_card_ref(k));
            um_make_ref(&o->m, IP_PLAY_AT, inv_area_ref(i));
            inv_send(o);
        }
    }
}

/* Markers that the end of the phase will put or take. */
static void offer_markers(inv_offerer *o)
{
    for (int i = 0; i < inv_map_of(o->c)->nareas && o->s->stage >= INV_STAGE_BATTLE; i++)
        for (int side = 0; side <= INV_NOBODY; side++) {
            bool both = inv_both_there(o->s, i);
            if (o->s->area[i].marker == side || both)
                continue;
            start(o, IV_MARKER);
            um_make_ref(&o->m, IP_MARKER_AREA, inv_area_ref(i));
            um_make_int(&o->m, IP_MARKER_SIDE, side);
            inv_send(o);
        }
}

static void offer_redraw(inv_offerer *o, int f)
{
    if (f < 0 || !inv_hand_told(o->c, o->s, f) || o->s->hand[f] == 0)
        return;
    start(o, IV_REDRAW);
    um_make_ref(&o->m, IP_HAND_FACTION, inv_faction_ref(o->c, f));
    um_make_int(&o->m, IP_HAND_COUNT, o->s->hand[f]);
    inv_send(o);
}

static void offer_end(inv_offerer *o)
{
    int f = o->s->active, hand = o->s->hand[f], deck = o->s->deck[f];
    if (hand >= 0 && hand < 3 && deck > 0) {
        start(o, IV_DRAW);
        um_make_ref(&o->m, IP_HAND_FACTION, inv_faction_ref(o->c, f));
        um_make_int(&o->m, IP_HAND_COUNT, deck < 3 - hand ? deck : 3 - hand);
        inv_send(o);
    }
    start(o, IV_END_PHASE);
    inv_send(o);
}

static void offer_phase(inv_offerer *o)
{
    if (o->s->stage <= INV_STAGE_RECRUIT)
        offer_recruits(o);
    offer_cards(o);
    inv_offer_specials(o);
    inv_offer_moves(o);
    inv_offer_battle(o);
    offer_markers(o);
    offer_redraw(o, o->s->active);
    offer_end(o);
}

void inv_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    inv_offerer o = {.c = c, .s = state, .fn = fn, .user = user};
    if (o.s->over) {
        start(&o, IV_END_GAME);
        inv_send(&o);
    } else if (o.s->active < 0) {
        offer_places(&o);
        for (int f = 0; f < INV_FACTIONS; f++)
            offer_redraw(&o, f);
        offer_phases(&o);
    } else if (inv_results_due(o.s, c)) {
        inv_offer_battle(&o);
    } else {
        offer_phase(&o);
    }
}
