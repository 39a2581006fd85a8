/* The position that a log begins with: cubes in areas and boxes, markers, cards. */
#include "core/invasion/propose/propose.h"

#include <string.h>

typedef struct table {
    um_ctx *c;
    um_action_fn *fn;
    void *user;
    um_maker m;
    inv_units at[INV_AREAS], fled, reserve, hand, deck;
    uint8_t bag;
    bool reserve_box, bag_known, decks_known, any_played;
    um_ref card[INV_FACTIONS][INV_CARDS]; /* in hands, as far as they can be seen */
    int ncards[INV_FACTIONS];
    um_ref played[INV_CARDS];
    int nplayed, turn;
} table;

bool inv_is_first_position(const um_change *ch, int n)
{
    for (int i = 0; i < n; i++)
        if (ch[i].at.entry != 0)
            return false;
    return n > 0;
}

static void take_cube(table *t, const um_change *ch, int f)
{
    switch (inv_box_role_of(t->c, ch->to)) {
    case INV_BOX_RESERVE:
        t->reserve[f]++;
        t->reserve_box = true;
        break;
    case INV_BOX_FLED:
        t->fled[f]++;
        break;
    case INV_BOX_BAG:
        t->bag |= (uint8_t)(1u << f);
        t->bag_known = true;
        break;
    default:
        if (um_ref_kind(ch->to) == IK_AREA && um_ref_row(ch->to) < INV_AREAS)
            t->at[um_ref_row(ch->to)][f]++;
    }
}

static void take_card(table *t, const um_change *ch)
{
    int f = inv_box_faction_of(t->c, ch->to), role = inv_box_role_of(t->c, ch->to);
    t->any_played |= role == INV_BOX_PLAYED;
    if (role == INV_BOX_PLAYED && ch->what != UM_NONE && t->nplayed < INV_CARDS)
        t->played[t->nplayed++] = ch->what;
    if (f < 0)
        return;
    t->deck[f] += role == INV_BOX_DECK;
    t->decks_known |= role == INV_BOX_DECK;
    t->hand[f] += role == INV_BOX_HAND;
    if (role == INV_BOX_HAND && ch->what != UM_NONE && t->ncards[f] < INV_CARDS)
        t->card[f][t->ncards[f]++] = ch->what;
}

static void send(table *t)
{
    if (!t->m.overflow)
        t->fn(t->user, &t->m.action);
}

static void put_counts(table *t, int param, const inv_units n)
{
    for (int f = 0; f < INV_FACTIONS; f++)
        if (n[f])
            um_make_count(&t->m, param, inv_faction_ref(t->c, f), n[f]);
}

/* 1.7: the campaign begins with blue, whose cube is not in the bag then. */
static bool begins_campaign(const table *t)
{
    return t->turn <= 1 && !t->any_played && t->bag == (INV_ALL_DONE & ~(1u << INV_F_AR));
}

/* Those whose cubes are no more in the bag have had their phase in this turn. */
static void say_now(table *t)
{
    um_make(&t->m, IV_NOW, -1);
    um_make_int(&t->m, IP_NOW_TURN, t->turn > 0 ? t->turn : 1);
    for (int f = 0; f < INV_FACTIONS && t->bag_known && !begins_campaign(t); f++)
        if (!((t->bag >> f) & 1))
            um_make_ref(&t->m, IP_NOW_DONE, inv_faction_ref(t->c, f));
    um_make_int(&t->m, IP_NOW_PHASES, t->bag_known ? INV_PHASES_DRAWN : INV_PHASES_UNKNOWN);
    send(t);
}

static void say_held(table *t, int verb, const inv_units n)
{
    um_make(&t->m, verb, -1);
    put_counts(t, IP_HELD_UNITS, n);
    if (inv_total(n))
        send(t);
}

/* Where no card of a faction lies anywhere, its cards are not kept there. */
static void say_cards(table *t, int f)
{
    if (!t->hand[f] && !t->deck[f])
        return;
    um_make(&t->m, IV_HAND, -1);
    um_make_ref(&t->m, IP_HAND_FACTION, inv_faction_ref(t->c, f));
    um_make_int(&t->m, IP_HAND_COUNT, t->hand[f]);
    for (int i = 0; i < t->ncards[f]; i++)
        um_make_ref(&t->m, IP_HAND_CARDS, t->card[f][i]);
    if (t->decks_known || t->hand[f])
        send(t);
    um_make(&t->m, IV_DECK_LEFT, -1);
    um_make_ref(&t->m, IP_DECK_LEFT_FACTION, inv_faction_ref(t->c, f));
    um_make_int(&t->m, IP_DECK_LEFT_N, t->deck[f]);
    if (t->decks_known)
        send(t);
}

static void say_all(table *t, bool begins)
{
    if (begins)
        say_now(t);
    for (int i = 0; i < inv_map_of(t->c)->nareas && i < INV_AREAS; i++) {
        um_make(&t->m, IV_AT, -1);
        um_make_ref(&t->m, IP_AT_AREA, inv_area_ref(i));
        put_counts(t, IP_AT_UNITS, t->at[i]);
        if (inv_total(t->at[i]))
            send(t);
    }
    say_held(t, IV_FLED, t->fled);
    if (t->reserve_box)
        say_held(t, IV_RESERVE, t->reserve);
    for (int f = 0; f < INV_FACTIONS; f++)
        say_cards(t, f);
    um_make(&t->m, IV_PLAYED, -1);
    for (int i = 0; i < t->nplayed; i++)
        um_make_ref(&t->m, IP_CARDS_CARDS, t->played[i]);
    if (t->nplayed)
        send(t);
}

void inv_propose_position(um_ctx *c, const inv_state *s, const um_change *ch, int n, um_action_fn *fn,
                          void *user)
{
    table t = {.c = c, .fn = fn, .user = user};
    for (int i = 0; i < n; i++) {
        int f = inv_faction_of(c, ch[i].what);
        if (ch[i].kind == UM_C_TURN)
            t.turn = ch[i].value;
        else if (ch[i].kind == UM_C_ADD && f >= 0)
            take_cube(&t, &ch[i], f);
        else if (ch[i].kind == UM_C_ADD)
            take_card(&t, &ch[i]);
    }
    say_all(&t, s->turn == 0);
    for (int i = 0; i < n; i++)
        if (ch[i].kind == UM_C_SAY)
            fn(user, ch[i].said);
}
