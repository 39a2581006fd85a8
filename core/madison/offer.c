/* What a player may do now: candidates by situation, chosen by the rules that judge. */
#include "core/madison/offer.h"

#include "core/alternatives.h"
#include "core/grounds.h"

/* ---- making candidates ---- */

um_maker *mad_offer_new(mad_offering *o, int verb)
{
    um_make(&o->m, verb, -1);
    return &o->m;
}

void mad_offer_give(mad_offering *o)
{
    if (!o->enough && !o->m.overflow)
        o->enough = !o->fn(o->user, &o->m.action);
}

void mad_offer_word(mad_offering *o, int verb, int param, int32_t word)
{
    um_make_int(mad_offer_new(o, verb), param, word);
    mad_offer_give(o);
}

void mad_offer_piece(mad_offering *o, int verb, int param, um_ref r)
{
    um_make_ref(mad_offer_new(o, verb), param, r);
    mad_offer_give(o);
}

void mad_offer_add(mad_offer_list *l, um_ref r)
{
    if (l->n < (int)UM_COUNT(l->r))
        l->r[l->n++] = r;
}

void mad_offer_refs(um_maker *m, int param, const mad_offer_list *l)
{
    for (int i = 0; i < l->n; i++)
        um_make_ref(m, param, l->r[i]);
}

void mad_offer_pieces(mad_offering *o, um_ref place, int side, uint32_t kinds, mad_offer_list *l)
{
    const mad_map *map = mad_map_of(&o->c);
    const int rows[MK_KINDS] = {
        [MK_UNIT] = map->nunits, [MK_LEADER] = map->nleaders, [MK_SHIP] = map->nships};
    for (int k = MK_UNIT; k <= MK_SHIP; k++)
        for (int i = 0; (kinds & UM_KIND_BIT(k)) && i < rows[k]; i++) {
            um_ref r = um_ref_of(k, i);
            if (mad_piece_at(o->s, r)->at == place && mad_side_of(&o->c, r) == side)
                mad_offer_add(l, r);
        }
}

void mad_offer_cards_in(mad_offering *o, int side, int role, mad_offer_list *l)
{
    um_ref box = mad_box(&o->c, role, side);
    for (int i = 0; i < mad_map_of(&o->c)->ncards; i++)
        if (o->s->card[i].at == box && o->s->card[i].owner == side)
            mad_offer_add(l, um_ref_of(MK_CARD, i));
}

bool mad_offer_on_turn(const mad_offering *o, int side)
{
    int next = mad_expected(o->s);
    return next == MAD_NOBODY || next == side || um_known(o->s->hand[mad_other(side)]) == false ||
           o->s->hand[mad_other(side)].hi == 0;
}

bool mad_offer_hands_empty(const mad_offering *o)
{
    for (int side = 0; side < 2; side++)
        if (!o->s->out_of_cards[side] && !o->s->passed[side] && o->s->hand[side].lo > 0)
            return false;
    return true;
}

static bool both_there(mad_offering *o, um_ref space)
{
    return um_ref_kind(space) == MK_SPACE && mad_has_units(&o->c, o->s, um_ref_row(space), MAD_US) != UM_NO &&
           mad_has_units(&o->c, o->s, um_ref_row(space), MAD_BR) != UM_NO;
}

/* A side with nobody left owes nothing. */
bool mad_offer_owes(mad_offering *o)
{
    const mad_combat *k = &o->s->combat;
    for (int side = 0; side < 2 && k->open && um_ref_kind(k->space) == MK_SPACE; side++)
        if (k->side[side].owed && mad_has_units(&o->c, o->s, um_ref_row(k->space), side) != UM_NO)
            return true;
    return false;
}

bool mad_offer_battle_on(mad_offering *o)
{
    const mad_combat *k = &o->s->combat;
    return mad_offer_owes(o) || (k->open && both_there(o, k->space));
}

bool mad_offer_unsettled(mad_offering *o)
{
    if (o->s->play.open)
        return false;
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++)
        if (both_there(o, mad_space_ref(i)))
            return true;
    return mad_offer_battle_on(o);
}

/* ---- situations ---- */

static bool before_the_war(const mad_state *s)
{
    return s->turn == -1 && !s->over;
}

static bool in_a_year(const mad_state *s)
{
    return s->turn >= 0 && !s->over;
}

static bool reinforcing(const mad_state *s)
{
    return in_a_year(s) && s->turn > 0 && mad_season(s->turn) != MAD_WINTER &&
           s->phase <= MAD_PHASE_DEAL; /* 7.1 */
}

static bool between_plays(const mad_state *s)
{
    return in_a_year(s) && mad_season(s->turn) != MAD_WINTER && s->phase >= MAD_PHASE_DEAL &&
           s->phase <= MAD_PHASE_ACTION;
}

static bool playing(const mad_state *s)
{
    return s->play.open && !s->over;
}

static bool fighting(const mad_state *s)
{
    return !s->over && (s->play.open || s->combat.open || s->combat.arrival || s->arrivals ||
                        s->phase == MAD_PHASE_REINFORCEMENT);
}

static bool at_sea(const mad_state *s)
{
    return s->play.open && !s->over;
}

static bool fleet_time(const mad_state *s)
{
    return in_a_year(s) && mad_season(s->turn) != MAD_WINTER &&
           (s->phase == MAD_PHASE_ACTION || s->phase == MAD_PHASE_FLEET);
}

static bool winter(const mad_state *s)
{
    return in_a_year(s) && mad_season(s->turn) == MAD_WINTER;
}

static bool not_over(const mad_state *s)
{
    return !s->over;
}

static const struct {
    bool (*when)(const mad_state *s);
    void (*make)(mad_offering *o);
} situations[] = {
    {before_the_war, mad_offer_prewar},
    {reinforcing, mad_offer_arrivals},
    {reinforcing, mad_offer_deals},
    {fighting, mad_offer_battles},
    {at_sea, mad_offer_sea_fight},
    {playing, mad_offer_moves},
    {playing, mad_offer_voyages},
    {playing, mad_offer_works},
    {playing, mad_offer_reactions},
    {between_plays, mad_offer_plays},
    {between_plays, mad_offer_withdrawals},
    {fleet_time, mad_offer_fleets},
    {winter, mad_offer_winter_plays},
    {winter, mad_offer_winter},
    {not_over, mad_offer_frame},
    {not_over, mad_offer_end},
};

void mad_candidates(const um_ctx *c, const mad_state *s, um_action_fn *fn, void *user)
{
    mad_offering o = {.c = *c, .s = s, .fn = fn, .user = user};
    o.c.rec = NULL;
    o.c.cover = NULL;
    o.c.book_cap = 0;
    for (size_t i = 0; i < UM_COUNT(situations) && !o.enough; i++)
        if (situations[i].when(s))
            situations[i].make(&o);
}

/* ---- what the rules accept ---- */

void mad_gate_open(mad_gate *g, const um_ctx *c, const mad_state *s)
{
    g->c = *c;
    g->c.rec = NULL;
    g->c.cover = NULL;
    g->c.book_cap = 0;
    g->s = s;
    g->asked = false;
}

/* The play under way may end as it stands, and this is what then follows. */
static bool may_end(mad_gate *g)
{
    if (!g->asked) {
        um_question q = {.game = &um_madison, .state = g->s, .ask = UM_ASK_CLOSE};
        um_ctx c = g->c;
        um_ask(&c, &q);
        g->closes = c.verdict == UM_YES && !c.open_ruling;
        g->asked = true;
        g->settled = *g->s;
        if (g->closes)
            um_madison.settle(&g->c, &g->settled);
    }
    return g->closes;
}

bool mad_accepts(mad_gate *g, const um_action *a)
{
    const mad_state *now = g->s;
    if (mad_begins_play(&g->c, g->s, a)) {
        if (!may_end(g))
            return false;
        now = &g->settled;
    }
    um_question q = {.game = &um_madison, .state = now, .action = a, .ask = UM_ASK_ACTION};
    um_ctx c = g->c;
    um_ask(&c, &q);
    if (c.verdict != UM_YES || c.open_ruling)
        return false;
    mad_state after = *now;
    c = g->c;
    c.refused = NULL;
    um_madison.apply(&c, &after, a);
    return c.refused == NULL;
}

typedef struct sieve {
    mad_gate gate;
    um_action_fn *fn;
    void *user;
} sieve;

static bool let_through(void *user, const um_action *a)
{
    sieve *v = user;
    const um_action *like = v->gate.c.offer_filter;
    if (like && !um_same_subject(like, a))
        return true;
    return !mad_accepts(&v->gate, a) || v->fn(v->user, a);
}

void mad_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    sieve v = {.fn = fn, .user = user};
    mad_gate_open(&v.gate, c, state);
    mad_candidates(c, state, let_through, &v);
}
