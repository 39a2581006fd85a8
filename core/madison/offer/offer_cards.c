/* Candidates with cards: before the war, deals, plays, holds, winter events, reactions. */
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"
#include "core/madison/rules/07_deal.h"

static bool has_use(mad_offering *o, um_ref card, int use)
{
    return um_is(&o->c, MK_CARD, um_ref_row(card), MAD_CARD_USES, use) != UM_NO;
}

static int role_of(mad_offering *o, um_ref card)
{
    const um_datum *d = um_datum_at(o->c.pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_ROLE));
    return d->sure == UM_UNKNOWN ? MAD_CARD_PLAIN : d->lo;
}

static um_ref ref_of(mad_offering *o, um_ref row, int attr)
{
    const um_datum *d = um_datum_at(o->c.pack, um_datum_of(um_ref_kind(row), um_ref_row(row), attr));
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

/* ---- one card ---- */

static um_maker *new_play(mad_offering *o, int verb, um_ref card, int mode)
{
    um_maker *m = mad_offer_new(o, verb);
    um_make_ref(m, MP_PLAY_CARD, card);
    um_make_int(m, MP_PLAY_MODE, mode);
    return m;
}

static void with_leader(mad_offering *o, int verb, int side, um_ref card)
{
    for (int l = 0; l < mad_map_of(&o->c)->nleaders; l++)
        if (mad_side_of(&o->c, mad_leader_ref(l)) == side && mad_on_map(&o->c, o->s, mad_leader_ref(l))) {
            um_make_ref(new_play(o, verb, card, MAD_MODE_LEADER), MP_PLAY_WHO, mad_leader_ref(l));
            mad_offer_give(o);
        }
}

static void give_campaign(mad_offering *o, um_ref card, um_ref first, um_ref second)
{
    if (first == second)
        return;
    um_maker *m = new_play(o, MV_PLAY, card, MAD_MODE_CAMPAIGN);
    um_make_ref(m, MP_PLAY_WHO, first);
    um_make_ref(m, MP_PLAY_SECOND, second);
    mad_offer_give(o);
}

/* 8.71: two leaders, or a leader and one unit that stands elsewhere. */
static void with_campaign(mad_offering *o, int side, um_ref card)
{
    for (um_ref leader = UM_NONE; mad_next_piece(&o->c, MAD_BIT_LEADERS, &leader);) {
        if (mad_side_of(&o->c, leader) != side || !mad_on_map(&o->c, o->s, leader))
            continue;
        for (um_ref r = UM_NONE; mad_next_piece(&o->c, MAD_BIT_PIECES, &r);) {
            bool there = mad_on_map(&o->c, o->s, r) && mad_side_of(&o->c, r) == side;
            if (there && mad_place(o->s, r) != mad_place(o->s, leader))
                give_campaign(o, card, leader, r);
        }
    }
}

/* An event happens where its card says, or where a piece that it brings may enter. */
static void with_event(mad_offering *o, um_ref card)
{
    um_ref unit = role_of(o, card) == MAD_CARD_EVENT_UNIT ? ref_of(o, card, MAD_CARD_UNIT) : UM_NONE;
    for (int i = 0; unit != UM_NONE && i < mad_map_of(&o->c)->nspaces; i++)
        if (ref_of(o, unit, MAD_UNIT_ENTRY) == mad_space_ref(i) ||
            um_row_by_keys(o->c.pack, MK_ENTRY, unit, mad_space_ref(i)) != UM_NONE) {
            um_make_ref(new_play(o, MV_PLAY, card, MAD_MODE_EVENT), MP_PLAY_SPACE, mad_space_ref(i));
            mad_offer_give(o);
        }
    if (unit == UM_NONE) {
        new_play(o, MV_PLAY, card, MAD_MODE_EVENT);
        mad_offer_give(o);
    }
}

static void with_points(mad_offering *o, int verb, um_ref card)
{
    static const int modes[] = {MAD_MODE_UNITS, MAD_MODE_BUILD, MAD_MODE_REPAIR, MAD_MODE_RESTORE,
                                MAD_MODE_DEPOT};
    for (size_t i = 0; i < UM_COUNT(modes); i++) {
        new_play(o, verb, card, modes[i]);
        mad_offer_give(o);
    }
}

/* ---- before the war (6) ---- */

static void drawn_card(mad_offering *o, int side)
{
    mad_offer_list hand = {.n = 0};
    mad_offer_word(o, MV_PREWAR_KEEP, MP_PDRAW_SIDE, side);
    mad_offer_cards_in(o, side, MAD_BOX_HAND, &hand);
    for (int i = 0; i < hand.n; i++) {
        with_leader(o, MV_PREWAR_PLAY, side, hand.r[i]);
        with_points(o, MV_PREWAR_PLAY, hand.r[i]);
    }
}

void mad_offer_prewar(mad_offering *o)
{
    const mad_state *s = o->s;
    if (s->prewar_drawn != MAD_NOBODY) {
        drawn_card(o, s->prewar_drawn);
        return;
    }
    for (int side = 0; side < 2; side++) {
        if (s->dow_side == MAD_NOBODY) {
            mad_offer_word(o, MV_PREWAR_DRAW, MP_PDRAW_SIDE, side);
            continue;
        }
        um_maker *m = mad_offer_new(o, MV_PREWAR_DEAL);
        um_make_int(m, MP_DEAL_SIDE, side);
        um_make_int(m, MP_DEAL_COUNT, 1);
        mad_offer_give(o);
    }
}

/* ---- decks and deals (7.2) ---- */

void mad_offer_deals(mad_offering *o)
{
    enum { WITHOUT_GHENT = 1, ADD_GHENT };
    const mad_state *s = o->s;
    if (mad_offer_unsettled(o))
        return;
    for (int how = WITHOUT_GHENT; how <= ADD_GHENT && mad_year(s->turn) == 1814; how++) {
        if (how == WITHOUT_GHENT ? mad_season(s->turn) != MAD_SPRING || s->dealt[0] || s->dealt[1]
                                 : s->ghent_in)
            continue; /* 7.25: out before the deal of spring, in again for autumn */
        um_maker *m = mad_offer_new(o, MV_DECK);
        um_make_int(m, MP_DECK_YEAR, 1814);
        um_make_int(m, MP_DECK_HOW, how);
        mad_offer_give(o);
    }
    for (int side = 0; side < 2; side++) {
        um_range due = mad_due(&o->c, s, side);
        bool unready = s->turn == 7 && !s->ghent_in; /* 7.25(3) comes first */
        if (s->dealt[side] || s->turn == 0 || !um_known(due) || unready)
            continue;
        um_maker *m = mad_offer_new(o, MV_DEAL);
        um_make_int(m, MP_DEAL_SIDE, side);
        um_make_int(m, MP_DEAL_COUNT, due.lo);
        mad_offer_give(o);
    }
}

/* ---- plays (8.3) ---- */

/* Nobody plays before the hands are dealt and it is known who begins, nor while arrivals
 * fight (14.31). */
static bool not_yet(const mad_state *s)
{
    bool dealing = s->phase == MAD_PHASE_DEAL && s->turn > 0 && !(s->dealt[MAD_US] && s->dealt[MAD_BR]);
    bool nobody_first = s->turn == 3 && s->plays == 0 && s->first == MAD_NOBODY && s->last_side == MAD_NOBODY;
    return dealing || nobody_first;
}

void mad_offer_plays(mad_offering *o)
{
    for (int side = 0; side < 2; side++) {
        mad_offer_list hand = {.n = 0};
        if (!mad_offer_on_turn(o, side) || not_yet(o->s) || mad_offer_unsettled(o))
            continue;
        mad_offer_cards_in(o, side, MAD_BOX_HAND, &hand);
        for (int i = 0; i < hand.n; i++) {
            um_ref card = hand.r[i];
            with_leader(o, MV_PLAY, side, card);
            with_points(o, MV_PLAY, card);
            if (has_use(o, card, MAD_USE_EVENT))
                with_event(o, card);
            if (has_use(o, card, MAD_USE_CAMPAIGN))
                with_campaign(o, side, card);
            um_maker *m = mad_offer_new(o, MV_HOLD);
            um_make_int(m, MP_HOLD_SIDE, side);
            um_make_ref(m, MP_HOLD_CARD, card);
            mad_offer_give(o);
        }
    }
}

void mad_offer_winter_plays(mad_offering *o)
{
    for (int side = 0; side < 2; side++) {
        mad_offer_list held = {.n = 0};
        mad_offer_cards_in(o, side, MAD_BOX_HELD, &held);
        for (int i = 0; i < held.n; i++)
            if (has_use(o, held.r[i], MAD_USE_WINTER) && o->s->phase <= MAD_PHASE_WINTER_ACTION)
                with_event(o, held.r[i]);
    }
}

/* ---- reactions (8.31(8)) ---- */

static void against(mad_offering *o, um_ref card, int side, um_ref whom)
{
    um_maker *m = mad_offer_new(o, MV_REACTION);
    um_make_ref(m, MP_REACT_CARD, card);
    um_make_int(m, MP_REACT_SIDE, side);
    if (whom != UM_NONE)
        um_make_ref(m, MP_REACT_AGAINST, whom);
    mad_offer_give(o);
}

void mad_offer_reactions(mad_offering *o)
{
    const mad_play *p = &o->s->play;
    int side = mad_other(p->side);
    mad_offer_list hand = {.n = 0};
    if (p->mode == MAD_MODE_NONE || p->reactions || o->s->turn < 0)
        return;
    mad_offer_cards_in(o, side, MAD_BOX_HAND, &hand);
    for (int i = 0; i < hand.n; i++) {
        if (!has_use(o, hand.r[i], MAD_USE_REACTION))
            continue;
        against(o, hand.r[i], side, UM_NONE);
        for (int g = 0; g < 2; g++)
            if (p->leader[g] != UM_NONE)
                against(o, hand.r[i], side, p->leader[g]);
    }
}
