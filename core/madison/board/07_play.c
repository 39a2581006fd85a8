/* Where a play begins and ends, whose it is, and what follows from its end (7.32, 11.41, 4.16). */
#include "core/madison/board/07_play.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/17_instant_victory.h"
#include "core/madison/board/pieces.h"

#include <string.h>

/* ---- the fleet phase (7.4) ---- */

/* R-free-return-timing=start-of-spring: once a card is played, whoever has not returned has lost the lake. */
static void returns_over(um_ctx *c, mad_state *s)
{
    bool any = false;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        any |= s->lake[i].marker != MAD_NOBODY;
    if (!any || mad_season(s->turn) != MAD_SPRING || s->plays != 1 ||
        !um_ruled(c, MAD_RUL_FREE_RETURN_TIMING, MAD_O_FREE_RETURN_TIMING_START_OF_SPRING))
        return;
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        s->lake[i].marker = MAD_NOBODY;
    mad_book_lakes(c, s);
}

static int side_param(const um_action *a)
{
    const um_verb *v = &mad_verbs[a->verb];
    for (int i = 0; i < v->nparams; i++)
        if (v->params[i].type == UM_P_SIDE && um_has_arg(a, i))
            return um_int_arg(a, i, MAD_NOBODY);
    return MAD_NOBODY;
}

/* Whose pieces the action names, of both sides those of the side in play; cards by the hand they are in. */
static int side_of_pieces(const um_ctx *c, const mad_state *s, const um_action *a)
{
    for (int i = 0; i < a->nargs; i++) {
        int side = MAD_NOBODY;
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref r = a->values[a->args[i].first + k].ref;
            int kind = um_ref_kind(r);
            if (kind != MK_UNIT && kind != MK_LEADER && kind != MK_SHIP)
                break;
            int own = mad_side_of(c, r);
            if (side != MAD_NOBODY && own != side)
                return s->play.open ? s->play.side : MAD_US;
            side = own;
        }
        if (side != MAD_NOBODY)
            return side;
    }
    um_ref card = UM_NONE;
    for (int i = 0; i < a->nargs && card == UM_NONE; i++)
        if (um_ref_kind(a->values[a->args[i].first].ref) == MK_CARD)
            card = a->values[a->args[i].first].ref;
    return card == UM_NONE ? MAD_NOBODY : s->card[um_ref_row(card)].owner;
}

/* Bookkeeping is nobody's, but for what names whose it is: a hand, a ship, the side that claims the game. */
static int actor_of_frame(const um_ctx *c, const mad_state *s, const um_action *a)
{
    if (a->verb == MV_LAKE_CONTROL || a->verb == MV_FIRST_PLAYER)
        return -1;
    int side = side_param(a);
    side = side == MAD_NOBODY ? side_of_pieces(c, s, a) : side;
    return side == MAD_NOBODY ? -1 : side;
}

int mad_actor(const um_ctx *c, const void *state, const um_action *a)
{
    const mad_state *s = state;
    if (mad_verbs[a->verb].flags & UM_V_FRAME)
        return actor_of_frame(c, s, a);
    int side = side_param(a);
    if (side == MAD_NOBODY && a->player >= 0)
        side = a->player;
    if (side == MAD_NOBODY && a->verb == MV_REACTION) /* it names whom it hits, not who plays it */
        side = s->play.open ? mad_other(s->play.side) : MAD_NOBODY;
    else if (side == MAD_NOBODY)
        side = side_of_pieces(c, s, a);
    if (side == MAD_NOBODY && a->verb == MV_PREWAR_PLAY)
        side = s->prewar_drawn;
    if (side == MAD_NOBODY && (a->verb == MV_PLAY || a->verb == MV_HOLD || a->verb == MV_PREWAR_PLAY))
        side = mad_expected(s);
    return side == MAD_NOBODY ? -1 : side;
}

bool mad_begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    const mad_state *s = state;
    switch (a->verb) {
    case MV_PLAY:
    case MV_HOLD:
    case MV_TURN:
        return s->play.open || s->arrivals;
    case MV_PHASE: /* arrivals come before the deck is made (14.1), those that attack in the action phase */
        return s->play.open ||
               (s->arrivals && um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION) >
                                   (s->combat.arrival ? MAD_PHASE_ACTION : MAD_PHASE_REINFORCEMENT));
    case MV_PREWAR_PLAY:
    case MV_PREWAR_DRAW:
    case MV_YEAR_END:
    case MV_GAME_END:
    case MV_FLEET_WITHDRAW:
    case MV_FLEET_RETURN:
    case MV_ATTRITION:
    case MV_WITHDRAW:
    case MV_ARRIVAL_ATTACK:
        return s->play.open;
    case MV_GHENT:
    case MV_NEW_ORLEANS:
        return s->play.open && !mad_tells_of_end(c, s, a);
    case MV_DEAL:
        return s->play.open || (s->arrivals && !s->combat.arrival);
    default:
        return false;
    }
}

static void forget_play(mad_piece *m)
{
    if (m->origin != m->at)
        m->before = m->origin;
    m->origin = m->at;
    m->last = UM_NONE;
    m->spent_lo = m->spent_hi = 0;
    m->flags &= MF_WITHDRAWN;
    m->group = -1;
    m->rained = 0;
    m->step = 0;
}

static void note_unit(um_ctx *c, mad_state *s, int u)
{
    um_ref at = mad_place(s, mad_unit_ref(u));
    if (um_ref_kind(at) != MK_SPACE)
        return;
    uint8_t bit = mad_is_indian(c, u) == UM_YES ? 1 : 2;
    s->space[um_ref_row(at)].start[mad_map_of(c)->unit_side[u] == MAD_BR] |= bit;
}

/* The same of all units, by sets: of those in a space without Indians one is as good as all. */
static void note_units(const um_ctx *c, const mad_chart *chart, mad_state *s, const mad_manning *who)
{
    for (int side = MAD_US; side <= MAD_BR; side++)
        for (int i = -1; (i = um_next_bit(who->units[side].w, 2, i)) >= 0;)
            s->space[i].start[side] = 2;
    for (int u = -1; (u = um_next_bit(chart->indians, MAD_UNIT_WORDS, u)) >= 0;) {
        um_ref at = mad_place(s, mad_unit_ref(u));
        if (um_ref_kind(at) != MK_SPACE)
            continue;
        int side = mad_map_of(c)->unit_side[u];
        uint8_t bits = 1;
        for (int o = -1; (o = mad_next_unit_near(c, s, um_ref_row(at), side, o)) >= 0;)
            if (!um_has_bit(chart->indians, o) && mad_place(s, mad_unit_ref(o)) == at)
                bits |= 2;
        s->space[um_ref_row(at)].start[side] = bits;
    }
}

/* Who stood where when the play began: for the supply snapshot (13.36), Indians in forts (2.76). */
static void note_garrisons(um_ctx *c, mad_state *s, const mad_manning *who)
{
    const mad_map *m = mad_map_of(c);
    const mad_chart *chart = mad_chart_of(c);
    if (chart)
        note_units(c, chart, s, who);
    for (int u = 0; u < m->nunits && !chart; u++)
        note_unit(c, s, u);
    if (s->plays > 1)
        return;
    s->phase_seen = true; /* its first play */
    for (int i = 0; i < m->nspaces; i++)
        memcpy(s->space[i].began, s->space[i].start, sizeof s->space[i].start);
}

void mad_new_play(const mad_state *s, int side, int mode, mad_play *p)
{
    memset(p, 0, sizeof *p);
    p->depot_at = p->card = p->leader[0] = p->leader[1] = p->second = UM_NONE;
    p->space = UM_NONE;
    p->open = true;
    p->side = (int8_t)side;
    p->mode = (uint8_t)mode;
    p->after_end = s->ended || s->instant != MAD_NOBODY;
}

static void open_play(um_ctx *c, mad_state *s, int side, int mode)
{
    const mad_map *m = mad_map_of(c);
    for (int i = 0; i < m->nunits; i++)
        forget_play(&s->unit[i]);
    for (int i = 0; i < m->nleaders; i++)
        forget_play(&s->leader[i]);
    for (int i = 0; i < m->nships; i++)
        forget_play(&s->ship[i]);
    for (int i = 0; i < m->nspaces; i++) {
        s->space[i].depot_gone = MAD_NOBODY;
        memset(s->space[i].start, 0, sizeof s->space[i].start);
    }
    memset(&s->combat, 0, sizeof s->combat);
    memset(&s->sea, 0, sizeof s->sea);
    s->combat.space = UM_NONE;
    s->arrivals = false;
    mad_new_play(s, side, mode, &s->play);
    for (int i = 0; i < 2; i++)
        s->may_have_won[i] = s->may_have_won[i] ? 2 : 0;
    s->last_side = (int8_t)side;
    s->plays++;
    if (s->phase < MAD_PHASE_ACTION)
        s->phase = MAD_PHASE_ACTION;
    s->phase_untold = false;
    returns_over(c, s);
}

void mad_begin_play(um_ctx *c, mad_state *s, int side, int mode)
{
    um_ctx quiet = um_quiet(c);
    open_play(c, s, side, mode);
    const mad_manning who = mad_find_manning(c, s);
    note_garrisons(&quiet, s, &who);
    mad_take_snapshot_of(&quiet, s, &who);
}

void mad_end_play(um_ctx *c, mad_state *s)
{
    if (!s->play.open)
        return;
    mad_settle_lakes(c, s);
    mad_book_play(c, s);
    mad_note_lost_bases(c, s);
    mad_note_instant_victory(c, s);
    mad_note_open_victory(c, s);
    s->play.open = false;
    for (int i = 0; i < MAD_SHIPS; i++)
        s->ship[i].flags &= (uint16_t)~MF_WITHDRAWN;
}
