/* What a player may do now: candidates by situation, chosen by the rules that judge. */
#include "core/madison/offer/offer.h"

#include "core/alternatives.h"
#include "core/grounds.h"
#include "core/madison/board/07_play.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"

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
    mad_offering o = {.c = um_quiet(c), .s = s, .fn = fn, .user = user};
    o.c.cover = NULL;
    for (size_t i = 0; i < UM_COUNT(situations) && !o.enough; i++)
        if (situations[i].when(s))
            situations[i].make(&o);
}

/* ---- what the rules accept ---- */

void mad_gate_open(mad_gate *g, const um_ctx *c, const mad_state *s)
{
    g->c = um_quiet(c);
    g->c.cover = NULL;
    g->s = s;
    g->asked = false;
}

/* The play under way may end as it stands, and this is what then follows. */
static bool may_end(mad_gate *g)
{
    if (!g->asked) {
        um_question q = {.game = g->c.game, .state = g->s, .ask = UM_ASK_CLOSE};
        um_ctx c = g->c;
        um_ask(&c, &q);
        g->closes = c.verdict == UM_YES && !c.open_ruling;
        g->asked = true;
        g->settled = *g->s;
        if (g->closes)
            g->c.game->settle(&g->c, &g->settled);
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
    um_question q = {.game = g->c.game, .state = now, .action = a, .ask = UM_ASK_ACTION};
    um_ctx c = g->c;
    um_ask(&c, &q);
    if (c.verdict != UM_YES || c.open_ruling)
        return false;
    mad_state after = *now;
    c = g->c;
    return um_carry_out(&c, &after, a);
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
