/* Who sails with what is paid for (11.13, 11.14, 11.37, 3.36, 3.37): ships, and leaders aboard. */
#include "core/madison/rules/11_sea_activation.h"

#include "core/madison/board/08_cards.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_activation.h"
#include "core/madison/rules/08_company.h"

/* ---- activation ---- */

/* Whether ships that start here may go under that leader (8.5, 3.36). */
static bool may_lead(um_ctx *c, const mad_state *s, int group, const um_ref *ships, int nships)
{
    um_ref leader = s->play.leader[group];
    bool naval = mad_is_naval(c, um_ref_row(leader)) != UM_NO;
    for (int i = 0; i < nships; i++) {
        const mad_piece *m = mad_piece_at(s, ships[i]);
        bool with = naval ? m->at == mad_place(s, leader) || mad_has_visited(s, group, m->at)
                          : m->origin == mad_piece_at(s, leader)->origin;
        if (!with || (m->group >= 0 && m->group != group))
            return false;
    }
    return true;
}

/* Which of a campaign's two leaders moves ships that neither of them goes with, where the record does not
 * say: whoever can; empty ships the naval leader, as a land leader has no use for them (3.36). */
static um_ref leader_meant(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                           const um_ref *others, int nothers)
{
    if (s->play.leader[0] == UM_NONE || s->play.leader[1] == UM_NONE ||
        mad_sea_listed(others, nothers, s->play.leader[0]) ||
        mad_sea_listed(others, nothers, s->play.leader[1]))
        return UM_NONE;
    bool can[2];
    for (int g = 0; g < 2; g++)
        can[g] = may_lead(c, s, g, ships, nships);
    if (can[0] != can[1])
        return s->play.leader[can[1]];
    for (int g = 0; g < 2 && can[0] && !nothers; g++)
        if (!mad_sea_is_land_leader(c, s->play.leader[g]) && mad_sea_is_land_leader(c, s->play.leader[1 - g]))
            return s->play.leader[g];
    return UM_NONE;
}

/* The movers as one list, as 08_activation.c takes them. */
static void list_movers(um_ctx *c, const mad_state *s, um_maker *m, const um_action *a, const um_ref *ships,
                        int nships, const um_ref *others, int nothers)
{
    int param = MP_SAIL_PIECES;
    um_make(m, MV_SAIL, a->player);
    for (int i = 0; i < nothers; i++)
        um_make_ref(m, param, others[i]);
    for (int i = 0; i < nships; i++)
        um_make_ref(m, param, ships[i]);
    int n = 0;
    const um_value *p = a->verb == MV_SAIL ? um_values_of(a, MP_SAIL_PATH, &n) : NULL;
    for (int i = 0; i < n; i++)
        um_make_step(m, MP_SAIL_PATH, p[i].ref, p[i].gap);
    um_ref leader = a->verb == MV_SAIL && um_has_arg(a, MP_SAIL_LEADER)
                        ? um_ref_arg(a, MP_SAIL_LEADER)
                        : leader_meant(c, s, ships, nships, others, nothers);
    if (leader != UM_NONE)
        um_make_ref(m, MP_SAIL_LEADER, leader);
}

static int fresh(const mad_state *s, const um_ref *v, int n)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        k += !(mad_piece_at(s, v[i])->flags & MF_ACTIVATED);
    return k;
}

/* 11.13, 11.14: without a leader every ship and everybody it carries takes a point of the card. */
static void decide_points(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                          const um_ref *others, int nothers)
{
    int points = s->play.activated + fresh(s, ships, nships) + fresh(s, others, nothers);
    um_fact_int(c, "units", points);
    um_range opv = mad_opv(c, &s->play);
    um_fact_range(c, "points", opv);
    um_use(c, MR_8_61);
    um_decide(c, nothers ? MR_11_14 : MR_11_13, um_le(um_exactly(points), opv));
}

/* 3.36: a land leader uses the ships that begin where he begins, for transport and landings only;
 * never Tecumseh. 11.37: he began in the port. */
static void decide_land_leader(um_ctx *c, const mad_state *s, int leader, const um_ref *ships, int nships)
{
    um_truth may = um_not(um_is(c, MK_LEADER, leader, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH));
    um_fact_ref(c, "leader", mad_leader_ref(leader));
    um_decide(c, MR_3_36, may);
    um_ref began = s->leader[leader].origin;
    for (int i = 0; i < nships; i++) {
        if (mad_piece_at(s, ships[i])->origin == began)
            continue;
        um_fact_ref(c, "who", ships[i]);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_fact_ref(c, "where", mad_piece_at(s, ships[i])->origin);
        um_decide(c, MR_3_36, UM_NO);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_fact_ref(c, "where", began);
        um_decide(c, MR_11_37, UM_NO);
        return;
    }
    um_decide(c, MR_11_37, UM_YES);
}

/* 3.37: naval leaders come in Summer-Autumn 1812. */
static void decide_naval_leader(um_ctx *c, const mad_state *s, int leader)
{
    if (s->turn != MAD_NO_TURN && s->turn < 1) {
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_3_37, UM_NO);
    }
}

/* 11.14: ships move by a card, and a held card is none. */
static bool has_card(um_ctx *c, const mad_state *s)
{
    if (!s->play.open) {
        bool free_time =
            s->phase == MAD_PHASE_ACTION || s->phase == MAD_PHASE_WINTER_ACTION || s->turn == MAD_NO_TURN;
        um_decide(c, MR_11_14, free_time ? um_missing(c, "the card play that moves them") : UM_NO);
        return false;
    }
    if (s->play.mode == MAD_MODE_NONE) {
        um_decide(c, MR_11_14, UM_NO);
        return false;
    }
    if (s->play.mode == MAD_MODE_EVENT) {
        um_decide(c, MR_8_27, um_missing(c, "what the event lets move"));
        return false;
    }
    return true;
}

int mad_sea_group(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                  const um_ref *others, int nothers)
{
    um_maker m;
    int n;
    list_movers(c, s, &m, a, ships, nships, others, nothers);
    const um_value *v = um_values_of(&m.action, MP_SAIL_PIECES, &n);
    return mad_group_of(s, &m.action, v, n);
}

void mad_sea_activation(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                        const um_ref *others, int nothers)
{
    um_maker m, movers;
    um_ref led[MAD_SEA_MAX];
    int n = 0;
    if (!has_card(c, s))
        return;
    list_movers(c, s, &m, a, ships, nships, others, nothers);
    int group = mad_sea_group(c, s, a, ships, nships, others, nothers);
    int leader = s->play.leader[group] == UM_NONE ? -1 : um_ref_row(s->play.leader[group]);
    if (leader < 0) {
        if (s->play.mode != MAD_MODE_CAMPAIGN)
            decide_points(c, s, ships, nships, others, nothers);
        mad_decide_activation(c, s, &m.action, MP_SAIL_PIECES);
        return;
    }
    if (mad_is_naval(c, leader) == UM_NO)
        decide_land_leader(c, s, leader, ships, nships);
    else
        decide_naval_leader(c, s, leader);
    /* other leaders are passengers here: they lend no limit and do not act */
    bool naval = mad_is_naval(c, leader) != UM_NO;
    for (int i = 0; i < nothers; i++)
        if (!naval || um_ref_kind(others[i]) != MK_LEADER || um_ref_row(others[i]) == leader)
            led[n++] = others[i];
    list_movers(c, s, &movers, a, ships, nships, led, n);
    mad_decide_activation(c, s, &movers.action, MP_SAIL_PIECES);
}

void mad_sea_activate(um_ctx *c, mad_state *s, const um_action *a, const um_ref *ships, int nships,
                      const um_ref *others, int nothers)
{
    um_maker m;
    list_movers(c, s, &m, a, ships, nships, others, nothers);
    if (m.n)
        mad_activate(c, s, &m.action, MP_SAIL_PIECES);
}
