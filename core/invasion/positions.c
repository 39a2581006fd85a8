/* The position: stating one, reading it out again, and telling two apart. */
#include "core/invasion/invasion.h"

#include <string.h>

static void clear_battle(inv_state *s)
{
    memset(&s->battle, 0, sizeof s->battle);
    s->battle.area = s->battle.won = -1;
    s->battle.next = s->battle.rolled = INV_NOBODY;
}

void inv_start(um_ctx *c, void *state)
{
    inv_state *s = state;
    memset(s, 0, sizeof *s);
    (void)c;
    for (int i = 0; i < INV_AREAS; i++)
        s->area[i].marker = INV_NOBODY;
    for (int i = 0; i < INV_CARDS; i++)
        s->card[i].target = -1;
    memset(s->hand, -1, sizeof s->hand);
    memset(s->deck, -1, sizeof s->deck);
    s->scenario = SC_NONE;
    s->active = -1;
    s->movement = -1;
    s->boat_water = -1;
    s->boat_to = -1;
    clear_battle(s);
}

static void set_now(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, f = inv_faction_of(c, um_ref_arg(a, NOW_FACTION));
    s->turn = (int8_t)um_int_arg(a, NOW_TURN, 1);
    s->scenario = (int8_t)um_int_arg(a, NOW_SCENARIO, s->scenario);
    const um_value *v = um_values_of(a, NOW_DONE, &n);
    s->done = 0;
    s->nphase = 0;
    s->over = false;
    for (int i = 0; i < n; i++)
        if (inv_faction_of(c, v[i].ref) >= 0) {
            s->done |= (uint8_t)(1 << inv_faction_of(c, v[i].ref));
            s->nphase++;
        }
    s->open = s->stated = f >= 0;
    s->active = (int8_t)f;
    s->nphase = (uint8_t)(s->nphase + s->open);
    s->step = (uint8_t)um_int_arg(a, NOW_STEP, s->open ? ST_RECRUIT : ST_SETUP);
}

static void set_at(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, AT_AREA));
    inv_units n;
    if (inv_no_area(c, area))
        return;
    inv_count(c, a, AT_UNITS, n);
    s->area[area].unknown = false;
    for (int f = 0; f < INV_FACTIONS; f++) {
        s->area[area].n[f] = (uint8_t)(n[f] > 60 ? 60 : n[f]);
        s->area[area].moved[f] = 0;
    }
}

static void set_moved(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, AT_AREA));
    inv_units n;
    if (inv_no_area(c, area))
        return;
    inv_count(c, a, AT_UNITS, n);
    for (int f = 0; f < INV_FACTIONS; f++)
        s->area[area].moved[f] = (uint8_t)(n[f] > s->area[area].n[f] ? s->area[area].n[f] : n[f]);
}

static void set_held(um_ctx *c, inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, HELD_UNITS, &n);
    um_ctx quiet = *c;
    quiet.rec = NULL;
    for (int i = 0; i < n; i++) {
        int f = inv_faction_of(c, v[i].ref), num = v[i].num < 0 ? 0 : v[i].num > 60 ? 60 : v[i].num;
        if (f < 0)
            continue;
        if (a->verb == IV_FLED) {
            s->fled[f] = (uint8_t)num;
            continue;
        }
        s->elsewhere[f] = 0;
        um_range left = inv_reserve(&quiet, s, f);
        s->elsewhere[f] = (int16_t)(left.hi - num);
    }
}

static void set_cards(um_ctx *c, inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, CARDS_CARDS, &n);
    for (int i = 0; i < n; i++) {
        int k = um_ref_row(v[i].ref);
        bool special = inv_kind_of(c, k) == CK_SPECIAL;
        s->card[k].at = inv_kind_of(c, k) == CK_TRUCE ? CARD_LAID : CARD_GONE;
        s->card[k].this_phase = a->verb == IV_IN_PLAY;
        if (a->verb != IV_IN_PLAY)
            continue;
        inv_reach_step(s, ST_MOVE);
        if (special)
            s->specials++;
        else
            s->movement = (int16_t)k;
    }
}

static void set_hand(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, HAND_FACTION)), n;
    const um_value *v = um_values_of(a, HAND_CARDS, &n);
    if (f < 0)
        return;
    for (int k = 0; k < INV_CARDS; k++)
        if (inv_map_of(c)->card_faction[k] == f && s->card[k].at == CARD_HAND)
            s->card[k].at = CARD_DECK;
    for (int i = 0; i < n; i++)
        s->card[um_ref_row(v[i].ref)].at = CARD_HAND;
    int count = um_int_arg(a, HAND_COUNT, n);
    s->hand[f] = (int8_t)(count < n ? n : count > 12 ? 12 : count);
}

void inv_apply_position(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, area = a->nargs ? um_ref_row(um_ref_arg(a, 0)) : -1;
    const um_value *v;
    switch (a->verb) {
    case IV_NOW:
        set_now(c, s, a);
        break;
    case IV_AT:
        set_at(c, s, a);
        break;
    case IV_FLED:
    case IV_RESERVE:
        set_held(c, s, a);
        break;
    case IV_CONTROL:
        s->area[area].marker = (int8_t)um_int_arg(a, CONTROL_SIDE, INV_NOBODY);
        break;
    case IV_HAND:
        set_hand(c, s, a);
        break;
    case IV_DECK_LEFT:
        if (inv_faction_of(c, um_ref_arg(a, DECK_LEFT_FACTION)) >= 0)
            s->deck[inv_faction_of(c, um_ref_arg(a, DECK_LEFT_FACTION))] =
                (int8_t)um_int_arg(a, DECK_LEFT_N, 0);
        break;
    case IV_PLAYED:
    case IV_IN_PLAY:
        set_cards(c, s, a);
        break;
    case IV_MOVED:
        set_moved(c, s, a);
        break;
    case IV_FIGHT:
        clear_battle(s);
        s->battle.area = (int16_t)area;
        s->battle.next = (int8_t)um_int_arg(a, FIGHT_NEXT, INV_US);
        s->area[area].fought = true;
        s->rolls = 1;
        inv_reach_step(s, ST_BATTLE);
        break;
    case IV_UNKNOWN:
        v = um_values_of(a, UNKNOWN_AREAS, &n);
        for (int i = 0; i < n; i++)
            s->area[um_ref_row(v[i].ref)].unknown = true;
        break;
    default:
        break;
    }
}

/* ---- reading it out ---- */

typedef struct emitter {
    um_ctx *c;
    const inv_state *s;
    um_action_fn *fn;
    void *user;
    um_maker m;
} emitter;

static void send(emitter *e)
{
    e->fn(e->user, &e->m.action);
}

static void emit_now(emitter *e)
{
    const inv_state *s = e->s;
    um_make(&e->m, IV_NOW, -1);
    um_make_int(&e->m, NOW_TURN, s->turn);
    if (s->active >= 0)
        um_make_ref(&e->m, NOW_FACTION, inv_faction_ref(e->c, s->active));
    if (s->scenario != SC_NONE)
        um_make_int(&e->m, NOW_SCENARIO, s->scenario);
    um_make_int(&e->m, NOW_STEP, s->step);
    for (int f = 0; f < INV_FACTIONS; f++)
        if ((s->done >> f) & 1)
            um_make_ref(&e->m, NOW_DONE, inv_faction_ref(e->c, f));
    send(e);
}

static void emit_area(emitter *e, int area, bool moved)
{
    const inv_area *at = &e->s->area[area];
    bool any = false;
    um_make(&e->m, moved ? IV_MOVED : IV_AT, -1);
    um_make_ref(&e->m, AT_AREA, area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++) {
        int n = moved ? at->moved[f] : at->n[f];
        if (n)
            um_make_count(&e->m, AT_UNITS, inv_faction_ref(e->c, f), n);
        any |= n > 0;
    }
    if (any)
        send(e);
}

static void emit_fled(emitter *e)
{
    bool any = false;
    um_make(&e->m, IV_FLED, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (e->s->fled[f]) {
            um_make_count(&e->m, HELD_UNITS, inv_faction_ref(e->c, f), e->s->fled[f]);
            any = true;
        }
    if (any)
        send(e);
}

static void emit_cards(emitter *e, int verb)
{
    bool any = false;
    um_make(&e->m, verb, -1);
    for (int k = 0; k < inv_map_of(e->c)->ncards; k++) {
        const inv_card *card = &e->s->card[k];
        bool out = card->at == CARD_GONE || card->at == CARD_LAID;
        if (!out || card->this_phase != (verb == IV_IN_PLAY))
            continue;
        um_make_ref(&e->m, CARDS_CARDS, card_ref(k));
        any = true;
    }
    if (any)
        send(e);
}

static void emit_hand(emitter *e, int f)
{
    if (e->s->deck[f] >= 0) {
        um_make(&e->m, IV_DECK_LEFT, -1);
        um_make_ref(&e->m, DECK_LEFT_FACTION, inv_faction_ref(e->c, f));
        um_make_int(&e->m, DECK_LEFT_N, e->s->deck[f]);
        send(e);
    }
    if (e->s->hand[f] < 0)
        return;
    um_make(&e->m, IV_HAND, -1);
    um_make_ref(&e->m, HAND_FACTION, inv_faction_ref(e->c, f));
    um_make_int(&e->m, HAND_COUNT, e->s->hand[f]);
    for (int k = 0; k < inv_map_of(e->c)->ncards; k++)
        if (inv_map_of(e->c)->card_faction[k] == f && e->s->card[k].at == CARD_HAND)
            um_make_ref(&e->m, HAND_CARDS, card_ref(k));
    send(e);
}

static void emit_reserve(emitter *e)
{
    um_ctx quiet = *e->c;
    quiet.rec = NULL;
    bool any = false;
    um_make(&e->m, IV_RESERVE, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (e->s->elsewhere[f]) {
            um_make_count(&e->m, HELD_UNITS, inv_faction_ref(e->c, f), inv_reserve(&quiet, e->s, f).hi);
            any = true;
        }
    if (any)
        send(e);
}

void inv_position(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    emitter e = {.c = c, .s = state, .fn = fn, .user = user};
    const inv_state *s = state;
    emit_now(&e);
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        emit_area(&e, i, false);
        emit_area(&e, i, true);
        if (s->area[i].marker != INV_NOBODY) {
            um_make(&e.m, IV_CONTROL, -1);
            um_make_ref(&e.m, CONTROL_AREA, area_ref(i));
            um_make_int(&e.m, CONTROL_SIDE, s->area[i].marker);
            send(&e);
        }
    }
    emit_fled(&e);
    emit_reserve(&e);
    emit_cards(&e, IV_PLAYED);
    emit_cards(&e, IV_IN_PLAY);
    for (int f = 0; f < INV_FACTIONS; f++)
        emit_hand(&e, f);
    if (s->battle.area >= 0 && s->area[s->battle.area].fought && s->battle.next != INV_NOBODY) {
        um_make(&e.m, IV_FIGHT, -1);
        um_make_ref(&e.m, FIGHT_AREA, area_ref(s->battle.area));
        um_make_int(&e.m, FIGHT_NEXT, s->battle.next);
        send(&e);
    }
}

/* ---- telling two apart ---- */

void inv_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    const inv_state *a = before, *b = after;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (memcmp(a->area[i].n, b->area[i].n, sizeof a->area[i].n) != 0)
            bits[(OBJ_AREA + i) >> 6] |= UINT64_C(1) << ((OBJ_AREA + i) & 63);
}

int inv_object(const um_ctx *c, um_ref r)
{
    (void)c;
    switch (um_ref_kind(r)) {
    case IK_AREA:
        return OBJ_AREA + um_ref_row(r);
    case IK_CARD:
        return OBJ_CARD + um_ref_row(r);
    default:
        return -1;
    }
}

void inv_when(const um_ctx *c, const void *state, um_buf *out)
{
    const inv_state *s = state;
    um_buf_printf(out, "turn %d", s->turn);
    if (s->active >= 0 && s->open) {
        um_buf_str(out, ", phase of ");
        um_buf_text(out, um_ref_name(c->pack, inv_faction_ref(c, s->active)));
    }
    if (s->over)
        um_buf_str(out, ", over");
}
