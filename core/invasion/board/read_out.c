/* The position read out again: statements that make it from an empty one. */
#include "core/invasion/board/board.h"

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
    um_make_int(&e->m, IP_NOW_TURN, s->turn);
    if (s->active >= 0)
        um_make_ref(&e->m, IP_NOW_FACTION, inv_faction_ref(e->c, s->active));
    if (s->scenario != INV_SC_NONE)
        um_make_int(&e->m, IP_NOW_SCENARIO, s->scenario);
    um_make_int(&e->m, IP_NOW_STAGE, s->stage);
    for (int f = 0; f < INV_FACTIONS; f++)
        if ((s->done >> f) & 1)
            um_make_ref(&e->m, IP_NOW_DONE, inv_faction_ref(e->c, f));
    if (s->over)
        um_make_int(&e->m, IP_NOW_OVER, 1);
    if (s->phases_shown || s->done_unknown)
        um_make_int(&e->m, IP_NOW_PHASES, s->done_unknown ? INV_PHASES_UNKNOWN : INV_PHASES_DRAWN);
    send(e);
}

static void emit_area(emitter *e, int area, bool moved)
{
    const inv_area *at = &e->s->area[area];
    bool any = false;
    um_make(&e->m, moved ? IV_MOVED : IV_AT, -1);
    um_make_ref(&e->m, IP_AT_AREA, inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++) {
        int n = moved ? at->moved[f] : at->n[f];
        if (n)
            um_make_count(&e->m, IP_AT_UNITS, inv_faction_ref(e->c, f), n);
        any |= n > 0;
    }
    if (any)
        send(e);
}

static void emit_held(emitter *e, int verb, const uint8_t *n)
{
    bool any = false;
    um_make(&e->m, verb, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (n[f]) {
            um_make_count(&e->m, IP_HELD_UNITS, inv_faction_ref(e->c, f), n[f]);
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
        bool out = card->at == INV_CARD_GONE || card->at == INV_CARD_LAID;
        if (!out || card->this_phase != (verb == IV_IN_PLAY))
            continue;
        um_make_ref(&e->m, IP_CARDS_CARDS, inv_card_ref(k));
        any = true;
    }
    if (any)
        send(e);
}

static void emit_hand(emitter *e, int f)
{
    if (e->s->deck[f] >= 0) {
        um_make(&e->m, IV_DECK_LEFT, -1);
        um_make_ref(&e->m, IP_DECK_LEFT_FACTION, inv_faction_ref(e->c, f));
        um_make_int(&e->m, IP_DECK_LEFT_N, e->s->deck[f]);
        send(e);
    }
    if (e->s->hand[f] < 0)
        return;
    um_make(&e->m, IV_HAND, -1);
    um_make_ref(&e->m, IP_HAND_FACTION, inv_faction_ref(e->c, f));
    um_make_int(&e->m, IP_HAND_COUNT, e->s->hand[f]);
    for (int k = 0; k < inv_map_of(e->c)->ncards; k++)
        if (inv_map_of(e->c)->card_faction[k] == f && e->s->card[k].at == INV_CARD_HAND)
            um_make_ref(&e->m, IP_HAND_CARDS, inv_card_ref(k));
    send(e);
}

static void emit_reserve(emitter *e)
{
    um_ctx quiet = um_quiet(e->c);
    bool any = false;
    um_make(&e->m, IV_RESERVE, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (e->s->elsewhere[f]) {
            um_make_count(&e->m, IP_HELD_UNITS, inv_faction_ref(e->c, f), inv_reserve(&quiet, e->s, f).hi);
            any = true;
        }
    if (any)
        send(e);
}

static void emit_seats(emitter *e)
{
    bool any = false;
    um_make(&e->m, IV_SEATS, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (e->s->player[f]) {
            um_make_ref(&e->m, IP_ASSIGN_WHO, inv_faction_ref(e->c, f));
            um_make_int(&e->m, IP_ASSIGN_WHO, e->s->player[f] - 1);
            any = true;
        }
    if (any)
        send(e);
}

static void emit_areas(emitter *e, int verb)
{
    bool any = false;
    um_make(&e->m, verb, -1);
    for (int i = 0; i < inv_map_of(e->c)->nareas; i++)
        if (verb == IV_UNKNOWN ? inv_unknown(e->s, i) : e->s->area[i].left_over) {
            um_make_ref(&e->m, IP_UNKNOWN_AREAS, inv_area_ref(i));
            any = true;
        }
    if (any)
        send(e);
}

/* ---- what the phase has brought so far ---- */

static void emit_mustered(emitter *e)
{
    const inv_state *s = e->s;
    int extra = s->extra;
    for (int i = 0; i < inv_map_of(e->c)->nareas; i++) {
        if (!s->recruited[i] && !s->back[i] && !extra)
            continue;
        um_make(&e->m, IV_MUSTERED, -1);
        um_make_ref(&e->m, IP_MUSTERED_AREA, inv_area_ref(i));
        um_make_int(&e->m, IP_MUSTERED_N, s->recruited[i]);
        if (s->back[i])
            um_make_int(&e->m, IP_MUSTERED_BACK, s->back[i]);
        if (extra)
            um_make_int(&e->m, IP_MUSTERED_EXTRA, 1);
        extra = 0;
        send(e);
    }
}

static void emit_card_use(emitter *e)
{
    bool any = false;
    for (int k = 0; k < inv_map_of(e->c)->ncards; k++)
        if (e->s->card[k].this_phase && e->s->card[k].target >= 0) {
            um_make(&e->m, IV_AIMED, -1);
            um_make_ref(&e->m, IP_PLAY_CARD, inv_card_ref(k));
            um_make_ref(&e->m, IP_PLAY_AT, inv_area_ref(e->s->card[k].target));
            send(e);
        }
    um_make(&e->m, IV_SPENT, -1);
    for (int k = 0; k < inv_map_of(e->c)->ncards; k++)
        if (e->s->card[k].this_phase && e->s->card[k].used) {
            um_make_ref(&e->m, IP_CARDS_CARDS, inv_card_ref(k));
            any = true;
        }
    if (any)
        send(e);
}

static void emit_leg(emitter *e, const inv_leg *leg)
{
    int n = leg->npath ? leg->npath : 2;
    um_make(&e->m, IV_MARCHED, -1);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (leg->n[f])
            um_make_count(&e->m, IP_MARCHED_UNITS, inv_faction_ref(e->c, f), leg->n[f]);
    for (int i = 0; i < n; i++) {
        int area = leg->npath ? leg->path[i] : i ? leg->to : leg->from;
        um_make_step(&e->m, IP_MARCHED_PATH, inv_area_ref(area), false);
    }
    if (leg->water >= 0)
        um_make_ref(&e->m, IP_MARCHED_VIA, um_ref_of(IK_WATER, leg->water));
    if (leg->areas != n - 1)
        um_make_int(&e->m, IP_MARCHED_AREAS, leg->areas);
    if (!leg->army)
        um_make_int(&e->m, IP_MARCHED_ARMY, 0);
    if (leg->n[INV_F_AR] + leg->n[INV_F_AM] + leg->n[INV_F_BR] + leg->n[INV_F_CM] + leg->n[INV_F_NA] > 0)
        send(e);
}

static void emit_fought(emitter *e)
{
    const inv_state *s = e->s;
    bool any = false;
    um_make(&e->m, IV_FOUGHT, -1);
    for (int i = 0; i < inv_map_of(e->c)->nareas; i++)
        if (s->area[i].fought) {
            um_make_ref(&e->m, IP_FOUGHT_AREAS, inv_area_ref(i));
            any = true;
        }
    if (s->battle.won >= 0)
        um_make_ref(&e->m, IP_FOUGHT_WON, inv_area_ref(s->battle.won));
    if (any)
        send(e);
}

static void emit_fighting(emitter *e)
{
    const inv_battle *b = &e->s->battle;
    if (b->area < 0 || b->won >= 0 || !e->s->area[b->area].fought || b->next == INV_NOBODY)
        return;
    um_make(&e->m, IV_FIGHT, -1);
    um_make_ref(&e->m, IP_FIGHT_AREA, inv_area_ref(b->area));
    um_make_int(&e->m, IP_FIGHT_NEXT, b->next);
    send(e);
}

void inv_position(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    emitter e = {.c = c, .s = state, .fn = fn, .user = user};
    const inv_state *s = state;
    emit_now(&e);
    emit_seats(&e);
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        emit_area(&e, i, false);
        emit_area(&e, i, true);
        if (s->area[i].marker != INV_NOBODY) {
            um_make(&e.m, IV_CONTROL, -1);
            um_make_ref(&e.m, IP_CONTROL_AREA, inv_area_ref(i));
            um_make_int(&e.m, IP_CONTROL_SIDE, s->area[i].marker);
            if (s->area[i].markers > 0)
                um_make_int(&e.m, IP_CONTROL_PUT, s->area[i].markers);
            send(&e);
        }
    }
    emit_areas(&e, IV_UNKNOWN);
    emit_areas(&e, IV_UNFOUGHT);
    emit_held(&e, IV_FLED, s->fled);
    emit_reserve(&e);
    emit_held(&e, IV_PLACED, s->placed);
    emit_cards(&e, IV_PLAYED);
    emit_cards(&e, IV_IN_PLAY);
    for (int f = 0; f < INV_FACTIONS; f++)
        emit_hand(&e, f);
    emit_mustered(&e);
    emit_card_use(&e);
    for (int i = 0; i < s->nlegs; i++)
        if (i != s->last)
            emit_leg(&e, &s->leg[i]);
    if (s->last >= 0) /* who marched last stands last */
        emit_leg(&e, &s->leg[s->last]);
    emit_fought(&e);
    emit_fighting(&e);
}
