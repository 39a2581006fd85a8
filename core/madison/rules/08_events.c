/* Events (8.31(1), 4.17, 4.13, 3.41, 2.74, 15.32) and reactions (8.31(8)).
 *
 * What a card's event does, the data may or may not tell. What they tell is applied and checked; what
 * they do not is taken as the table stated it, and said once a play. */
#include "core/madison/rules/08_events.h"
#include "core/madison/rules/07_order_of_play.h"
#include "core/madison/rules/08_event_season.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_leaders.h"
#include "core/madison/rules/04_peace.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/verbs.h"

#include <stdlib.h>

static int role_of(const um_ctx *c, um_ref card)
{
    if (card == UM_NONE)
        return MAD_CARD_PLAIN;
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_ROLE));
    return d->sure == UM_UNKNOWN ? MAD_CARD_PLAIN : d->lo;
}

static um_truth effect_known(um_ctx *c, um_ref card)
{
    if (card == UM_NONE)
        return UM_NO;
    return um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_EFFECT_KNOWN, 1);
}

static um_ref datum_ref(const um_ctx *c, um_ref card, int attr)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), attr));
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

/* ---- playing a card as an event ---- */

/* 3.64: a unit that only an event brings comes into a space free of enemies. */
static void decide_event_unit(um_ctx *c, const mad_state *s, const um_action *a, um_ref card)
{
    um_ref unit = datum_ref(c, card, MAD_CARD_UNIT), space = um_ref_arg(a, MP_PLAY_SPACE);
    if (unit == UM_NONE || um_ref_kind(space) != MK_SPACE)
        return;
    um_truth listed = um_is_ref(c, MK_UNIT, um_ref_row(unit), MAD_UNIT_ENTRY, space);
    if (um_row_by_keys(c->pack, MK_ENTRY, unit, space) != UM_NONE)
        listed = UM_YES;
    um_fact_ref(c, "who", unit);
    um_fact_ref(c, "where", space);
    um_decide(
        c, MR_3_64,
        um_and(listed, um_not(mad_has_units(c, s, um_ref_row(space), mad_other(mad_side_of(c, unit))))));
}

/* 8.31(1), 8.21: an event is played by the side of its flag in its season; with a text that is not known
 * 8.27 leaves it open. */
void mad_decide_event_card(um_ctx *c, const mad_state *s, const mad_play *p, const um_action *a)
{
    um_ref card = p->card;
    if (card == UM_NONE) {
        um_decide(c, MR_8_31_1, um_missing(c, "which card was played"));
        return;
    }
    int row = um_ref_row(card), side = p->side;
    um_truth flag = um_or(um_is(c, MK_CARD, row, MAD_CARD_EVENT_SIDE, side),
                          um_is(c, MK_CARD, row, MAD_CARD_EVENT_SIDE, 2));
    um_fact_ref(c, "card", card);
    um_decide(c, MR_8_21, flag);
    if (!mad_is_new_orleans(c, card))
        mad_decide_event_season(c, s, card);
    if (role_of(c, card) == MAD_CARD_GHENT)
        mad_decide_ghent(c, s);
    if (role_of(c, card) == MAD_CARD_EVENT_UNIT)
        decide_event_unit(c, s, a, card);
    if (!mad_is_new_orleans(c, card) && effect_known(c, card) != UM_YES) { /* its effect is the game's end */
        um_fact_ref(c, "card", card);
        um_decide(c, MR_8_27, um_missing(c, "what the event does"));
    }
}

/* ---- what events do ---- */

static void book_points(um_ctx *c, mad_state *s, int side, um_range points, um_ref card)
{
    um_range net = side == MAD_US ? points : um_neg(points);
    s->base = um_add(s->base, net);
    s->events = um_add(s->events, net);
    if (card == UM_NONE)
        um_book(c, side, points, MR_4_17, "an event");
    else
        um_book(c, side, points, MR_4_17, "%.*s", UM_FMT(um_ref_name(c->pack, card)));
}

static void gain_card_points(um_ctx *c, mad_state *s, um_ref card)
{
    int row = um_ref_row(card);
    const um_datum *points = um_datum_at(c->pack, um_datum_of(MK_CARD, row, MAD_CARD_VP));
    if (points->sure == UM_UNKNOWN)
        return;
    int whose = um_datum_at(c->pack, um_datum_of(MK_CARD, row, MAD_CARD_VP_SIDE))->lo;
    int side = whose <= MAD_BR ? whose : s->play.side; /* else whoever plays it */
    book_points(c, s, side, um_int(c, MK_CARD, row, MAD_CARD_VP), card);
}

static bool is_brock(um_ctx *c, um_ref r)
{
    return um_ref_kind(r) == MK_LEADER &&
           um_is(c, MK_LEADER, um_ref_row(r), MAD_LEADER_ROLE, MAD_LEADER_BROCK) == UM_YES;
}

static void kill_brock(um_ctx *c, mad_state *s)
{
    for (int l = 0; l < mad_map_of(c)->nleaders; l++)
        if (is_brock(c, mad_leader_ref(l)) && mad_on_map(c, s, mad_leader_ref(l)))
            s->leader[l].face = 1; /* 3.41: his replacement is on the back */
}

static void build_fort(mad_state *s, int space)
{
    s->space[space].built = true;
    s->space[space].fort = s->play.side;
}

static void destroy_town(mad_state *s, int space)
{
    s->space[space].destroyed = true; /* 4.13: worth nothing for the rest of the game */
}

static void destroy_base(mad_state *s, int space)
{
    s->space[space].base_destroyed = true; /* 15.32 */
    if (!s->space[space].lost_year && s->turn >= 0)
        mad_lose_base(s, space);
}

/* What a card of its role does to the space that it names. */
static void change_space(const um_ctx *c, mad_state *s, um_ref card, um_ref space)
{
    int row = um_ref_row(space), role = role_of(c, card);
    um_ref unit = datum_ref(c, card, MAD_CARD_UNIT);
    if (role == MAD_CARD_FORT)
        build_fort(s, row);
    else if (role == MAD_CARD_DESTROY_TOWN)
        destroy_town(s, row);
    else if (role == MAD_CARD_DESTROY_BASE)
        destroy_base(s, row);
    else if (role == MAD_CARD_EVENT_UNIT)
        mad_put(s, unit, space);
}

enum { EVENT_CARDS = 9 }; /* the most that an event is taken to deal: a whole hand */

void mad_carry_out_event_card(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref card = s->play.card;
    um_ctx quiet = um_quiet(c);
    s->play.effect_unknown = effect_known(&quiet, card) != UM_YES && !mad_is_new_orleans(&quiet, card);
    for (int side = 0; side < 2 && s->play.effect_unknown; side++) { /* it may have dealt or taken cards */
        s->counted[side] = false;
        s->hand[side] = um_span(0, s->hand[side].hi + EVENT_CARDS);
    }
    if (mad_is_new_orleans(&quiet, card)) {
        mad_end_by_new_orleans(c, s, card);
        return;
    }
    if (s->play.effect_unknown)
        return;
    um_ref space = um_ref_arg(a, MP_PLAY_SPACE);
    if (space == UM_NONE)
        space = datum_ref(c, card, MAD_CARD_SPACE);
    if (role_of(c, card) == MAD_CARD_DEATH_OF_BROCK)
        kill_brock(c, s);
    else if (role_of(c, card) == MAD_CARD_GHENT)
        mad_end_by_ghent(c, s, s->play.side, mad_cards_left(&quiet, s, s->play.side));
    else if (um_ref_kind(space) == MK_SPACE)
        change_space(c, s, card, space);
    gain_card_points(c, s, card);
    mad_book_spaces(c, s);
}

/* ---- effects stated by the record ---- */

enum { EV_PLACE, EV_REMOVE, EV_FLIP, EV_KILL, EV_FORT, EV_POINTS, EV_MOVE, EV_OTHER };

/* 4.17: points as printed on the card; 8.31(1): an effect belongs to an event in play. */
void mad_judge_event(um_ctx *c, const mad_state *s, const um_action *a)
{
    bool in_play = s->play.open && s->play.mode == MAD_MODE_EVENT;
    if (s->turn == -1 && um_has_arg(a, MP_EVENT_POINTS))
        um_decide(c, MR_6_2_3_a, um_not(mad_before_war(c, s)));
    if (!in_play) {
        um_decide(c, MR_4_11, um_sure(!um_has_arg(a, MP_EVENT_POINTS)));
        um_decide(c, MR_8_31_1, UM_NO);
        return;
    }
    if (!um_has_arg(a, MP_EVENT_POINTS) || s->play.effect_unknown)
        return;
    int row = um_ref_row(s->play.card);
    um_range printed = um_int(c, MK_CARD, row, MAD_CARD_VP);
    int whose = um_datum_at(c->pack, um_datum_of(MK_CARD, row, MAD_CARD_VP_SIDE))->lo;
    int side = whose <= MAD_BR ? whose : s->play.side; /* else whoever plays it */
    um_fact_int(c, "claimed", um_int_arg(a, MP_EVENT_POINTS, 0));
    um_fact_range(c, "printed", printed);
    um_decide_claim(
        c, MR_4_17,
        um_eq(side == MAD_US ? printed : um_neg(printed), um_exactly(um_int_arg(a, MP_EVENT_POINTS, 0))));
}

/* 3.41: his death as the card in play has it, which the line that tells of it does not carry out again. */
static bool is_dead_brock(um_ctx *c, const mad_state *s, um_ref r)
{
    return s->play.mode == MAD_MODE_EVENT && role_of(c, s->play.card) == MAD_CARD_DEATH_OF_BROCK &&
           is_brock(c, r);
}

static void effect_on(um_ctx *c, mad_state *s, int what, um_ref r, um_ref space)
{
    if (!mad_is_piece(r) || ((what == EV_FLIP || what == EV_KILL) && is_dead_brock(c, s, r)))
        return;
    mad_piece *m = mad_piece_of(s, r);
    if ((what == EV_PLACE || what == EV_MOVE) && space != UM_NONE)
        mad_put(s, r, space);
    else if (what == EV_REMOVE)
        mad_put(s, r, mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, r)));
    else if (what == EV_FLIP)
        m->face = !m->face;
    else if (what == EV_KILL && is_brock(c, r) && !m->face)
        m->face = 1; /* 3.41: his replacement is on the back */
    else if (what == EV_KILL)
        mad_put(s, r, mad_box(c, MAD_BOX_REMOVED, mad_side_of(c, r)));
}

void mad_apply_event(um_ctx *c, mad_state *s, const um_action *a)
{
    int what = um_int_arg(a, MP_EVENT_WHAT, EV_OTHER), n;
    um_ref space = um_ref_arg(a, MP_EVENT_SPACE);
    const um_value *v = um_values_of(a, MP_EVENT_PIECES, &n);
    for (int i = 0; i < n; i++)
        effect_on(c, s, what, v[i].ref, space);
    if (what == EV_FORT && um_ref_kind(space) == MK_SPACE)
        build_fort(s, um_ref_row(space));
    if (um_has_arg(a, MP_EVENT_POINTS) && (s->play.effect_unknown || !s->play.open)) {
        int net = um_int_arg(a, MP_EVENT_POINTS, 0), side = net < 0 ? MAD_BR : MAD_US;
        book_points(c, s, side, um_exactly(abs(net)), s->play.card);
    }
    mad_book_spaces(c, s);
}

void mad_apply_destroy_town(um_ctx *c, mad_state *s, const um_action *a)
{
    destroy_town(s, um_ref_row(um_ref_arg(a, MP_DTOWN_SPACE)));
    mad_book_spaces(c, s);
}

void mad_apply_destroy_base(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    destroy_base(s, um_ref_row(um_ref_arg(a, MP_DTOWN_SPACE)));
}

/* ---- reactions ---- */

static int reactor(const um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    return side < 0 ? MAD_BR : side; /* nobody plays whom he could react to */
}

static int forces_hit(const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REACT_AGAINST, &n);
    return mad_named_among(v, n, s->play.leader[0]) +
           (mad_named_among(v, n, s->play.leader[1]) || mad_named_among(v, n, s->play.second));
}

/* 11.21: a free withdrawal is no part of the play, so that contrary winds cannot stop it; and ships that took
 * it do not move in the play. */
static void decide_winds(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, gone = 0;
    const um_value *v = um_values_of(a, MP_REACT_AGAINST, &n);
    if (role_of(c, um_ref_arg(a, MP_REACT_CARD)) != MAD_CARD_CONTRARY_WINDS)
        return;
    for (int i = 0; i < n; i++)
        gone += um_ref_kind(v[i].ref) == MK_SHIP && (mad_piece_at(s, v[i].ref)->flags & MF_WITHDRAWN);
    if (!n || gone < n)
        return;
    um_fact_ref(c, "who", v[0].ref);
    um_decide(c, MR_11_21, UM_NO);
}

/* 8.31(8): a reaction card, in the opponent's play, alters his move; weather hits one force of a
 * campaign only. 8.25: only marked cards react. R-held-card-use bars held ones. */
void mad_judge_reaction(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref card = um_ref_arg(a, MP_REACT_CARD);
    int side = reactor(c, s, a);
    bool winter = mad_season(s->turn) == MAD_WINTER;
    um_fact_ref(c, "card", card);
    um_decide(c, MR_8_31_8, um_sure(s->play.open && s->play.side == mad_other(side) && !winter));
    if (s->ended || s->over)
        mad_decide_not_over(c, s);
    mad_decide_any_card(c, s, side);
    if (card == UM_NONE) {
        um_decide(c, MR_8_25, um_missing(c, "which card was played"));
    } else {
        if (!mad_in_box(c, s->card[um_ref_row(card)].at, MAD_BOX_HELD))
            mad_decide_card_in_hand(c, s, card, side);
        um_fact_ref(c, "card", card);
        um_use(c, MR_8_22);
        um_truth marked = um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_REACTION);
        um_use(c, MR_8_31_8);
        um_decide(c, MR_8_25, marked);
        mad_decide_flag(c, card, side);
        if (mad_in_box(c, s->card[um_ref_row(card)].at, MAD_BOX_HELD)) {
            um_use(c, MR_7_34);
            um_decide(c, MR_8_31_8, um_sure(um_ruled(c, MAD_RUL_HELD_CARD_USE, MAD_O_HELD_CARD_USE_YES)));
        }
    }
    decide_winds(c, s, a);
    um_fact_int(c, "forces", forces_hit(s, a));
    um_decide(c, MR_8_31_8, um_sure(forces_hit(s, a) <= 1));
}

static void note_hit(mad_state *s, um_ref struck, int role)
{
    um_ref at = mad_is_piece(struck) ? mad_place(s, struck) : struck;
    if (s->play.nhits < MAD_HITS_MAX)
        s->play.hit[s->play.nhits++] = (mad_hit){.what = struck, .at = at, .role = (uint8_t)role};
}

void mad_apply_reaction(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = reactor(c, s, a), n;
    const um_value *v = um_values_of(a, MP_REACT_AGAINST, &n);
    um_ref card = um_ref_arg(a, MP_REACT_CARD);
    s->play.reactions++;
    um_ref struck = n ? v[0].ref : um_ref_arg(a, MP_REACT_SPACE);
    if (struck != UM_NONE)
        note_hit(s, struck, role_of(c, card));
    mad_use_card(c, s, card, side, mad_box(c, MAD_BOX_DISCARD, side));
    if (role_of(c, card) == MAD_CARD_DEATH_OF_BROCK)
        kill_brock(c, s);
}
