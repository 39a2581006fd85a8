/* The Treaty of Ghent and the battle of New Orleans (4.22, 4.23): cards that end the game. */
#include "core/madison/rules/04_peace.h"

#include "core/madison/board/07_play.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/map.h"
#include "core/madison/rules/07_order_of_play.h"
#include "core/madison/rules/08_event_season.h"
#include "core/madison/verbs.h"

/* The card of that role; UM_NONE: the pack has none. */
static um_ref card_of(um_ctx *c, int role)
{
    for (int i = 0; i < mad_map_of(c)->ncards; i++)
        if (um_is(c, MK_CARD, i, MAD_CARD_ROLE, role) == UM_YES)
            return um_ref_of(MK_CARD, i);
    return UM_NONE;
}

/* ---- the Treaty of Ghent (4.22) ---- */

/* R-ghent-count: cards laid aside face down are counted with the hand. */
um_range mad_cards_left(um_ctx *c, const mad_state *s, int side)
{
    um_range hand = s->hand[side];
    if (um_ruled(c, MAD_RUL_GHENT_COUNT, MAD_O_GHENT_COUNT_YES))
        hand = um_add(hand, s->held[side]);
    return hand;
}

/* 4.22: Ghent costs its player a point a card that he still has; nothing is played after it but New
 * Orleans. */
void mad_end_by_ghent(um_ctx *c, mad_state *s, int side, um_range cards)
{
    um_range net = side == MAD_US ? um_neg(cards) : cards;
    s->base = um_add(s->base, net);
    s->events = um_add(s->events, net);
    um_book(c, side, um_neg(cards), MR_4_22, "cards left at the Treaty of Ghent");
    s->ghent_side = (int8_t)side;
    s->ended = true;
}

/* 7.25(3): Ghent is in the deck from the second half of 1814 on. */
void mad_decide_ghent(um_ctx *c, const mad_state *s)
{
    if (s->turn != MAD_NO_TURN)
        um_decide(c, MR_7_25_3, um_sure(s->turn >= 7));
}

/* 4.22, 7.25(3): Ghent is played in the side's own turn, in 1814 from its second half on; the cards stated
 * are those left. There is but one such card, so that a line behind
 * its play tells of the same act. */
void mad_judge_ghent(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_GHENT_SIDE, MAD_US);
    bool played = mad_tells_of_end(c, s, a);
    if (!played)
        mad_decide_order_of_play(c, s, side);
    mad_decide_ghent(c, s);
    if (!um_has_arg(a, MP_GHENT_CARDS))
        return;
    um_range left = mad_cards_left(c, s, side);
    if (!played) /* the card itself is still in the hand */
        left = um_most(um_sub(left, um_exactly(1)), um_exactly(0));
    um_fact_int(c, "claimed", um_int_arg(a, MP_GHENT_CARDS, 0));
    um_fact_range(c, "cards", left);
    um_truth fits = um_eq(left, um_exactly(um_int_arg(a, MP_GHENT_CARDS, 0)));
    um_decide_claim(c, MR_4_22,
                    fits == UM_MAYBE ? um_missing(c, "how many cards are left in his hand") : fits);
}

/* What was counted as lost at the card's play is the number that is stated now; sums of ranges can be taken
 * apart end by end. */
static void count_again(um_ctx *c, mad_state *s, int side, um_range was, um_range cards)
{
    int sign = side == MAD_US ? 1 : -1;
    um_range back = um_times(was, sign), net = um_times(cards, -sign);
    um_range *sums[] = {&s->base, &s->events};
    for (size_t i = 0; i < UM_COUNT(sums); i++)
        *sums[i] = um_add((um_range){sums[i]->lo + back.hi, sums[i]->hi + back.lo}, net);
    um_book(c, side, um_sub(was, cards), MR_4_22, "cards left at the Treaty of Ghent, as counted");
}

void mad_apply_ghent(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_GHENT_SIDE, MAD_US);
    if (mad_tells_of_end(c, s, a)) {
        um_range was = mad_cards_left(c, s, side);
        if (um_has_arg(a, MP_GHENT_CARDS) && !um_known(was))
            count_again(c, s, side, was, um_exactly(um_int_arg(a, MP_GHENT_CARDS, 0)));
        return;
    }
    mad_begin_play(c, s, side, MAD_MODE_EVENT);
    s->play.card = card_of(c, MAD_CARD_GHENT);
    mad_use_card(c, s, s->play.card, side, mad_box(c, MAD_BOX_DISCARD, side));
    um_range left = mad_cards_left(c, s, side);
    if (um_has_arg(a, MP_GHENT_CARDS) && !um_known(left))
        left = um_exactly(um_int_arg(a, MP_GHENT_CARDS, 0));
    mad_end_by_ghent(c, s, side, left);
}

/* ---- New Orleans (4.23) ---- */

bool mad_is_new_orleans(um_ctx *c, um_ref card)
{
    return card != UM_NONE &&
           um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_ROLE, MAD_CARD_NEW_ORLEANS) == UM_YES;
}

/* As the record states it, else by where the card lies. */
static um_truth was_held(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref card = card_of(c, MAD_CARD_NEW_ORLEANS);
    if (a->verb == MV_NEW_ORLEANS && um_has_arg(a, MP_NORLEANS_HELD))
        return um_sure(um_int_arg(a, MP_NORLEANS_HELD, 0) == 1);
    if (card != UM_NONE && s->card[um_ref_row(card)].at != UM_NONE)
        return um_sure(mad_in_box(c, s->card[um_ref_row(card)].at, MAD_BOX_HELD));
    return um_missing(c, "whether the card was held");
}

/* 4.23: the event wants a card that was held, and without Ghent the winter it was held for (7.35);
 * R-bono-last-play: without Ghent a last card will do. */
static void decide_event(um_ctx *c, const mad_state *s, const um_action *a, bool after_ghent)
{
    um_use(c, MR_8_31_1);
    um_use(c, MR_7_35);
    um_truth held = was_held(c, s, a);
    bool played = mad_tells_of_end(c, s, a);
    int last = played ? 0 : 1; /* cards in the hand of who plays his last one */
    if (!after_ghent && held != UM_YES &&
        um_ruled(c, MAD_RUL_BONO_LAST_PLAY, MAD_O_BONO_LAST_PLAY_LAST_PLAY_SUFFICES))
        held = um_or(held, um_le(s->hand[MAD_US], um_exactly(last)));
    um_decide(c, MR_4_23, held);
    um_ref card = card_of(c, MAD_CARD_NEW_ORLEANS);
    if (!after_ghent && !played && card != UM_NONE && was_held(c, s, a) != UM_NO)
        mad_decide_event_season(c, s, card);
}

bool mad_decide_new_orleans(um_ctx *c, const mad_state *s, const um_action *a, bool event)
{
    bool after_ghent = s->ghent_side != MAD_NOBODY;
    if (after_ghent) {
        um_use(c, MR_4_22);
        if (!event)
            um_fact_text(c, "ended by", "%s", mad_side_names[s->ghent_side]);
        um_decide(c, MR_4_23, um_sure(event));
        if (event && um_ruled(c, MAD_RUL_BONO_TIMING, MAD_O_BONO_TIMING_WINTER))
            um_decide(c, MR_4_23, um_sure(mad_season(s->turn) == MAD_WINTER));
    }
    if (!event && um_ruled(c, MAD_RUL_BONO_PLAY, MAD_O_BONO_PLAY_ALWAYS_HOLD))
        um_decide(c, MR_4_23, was_held(c, s, a));
    if (event)
        decide_event(c, s, a, after_ghent);
    return after_ghent;
}

void mad_judge_new_orleans(um_ctx *c, const mad_state *s, const um_action *a)
{
    int mode = um_int_arg(a, MP_NORLEANS_MODE, MAD_NOLA_EVENT);
    bool played = mad_tells_of_end(c, s, a);
    if (mode == MAD_NOLA_DISCARDED || (played && !um_has_arg(a, MP_NORLEANS_HELD)))
        return;
    if (!mad_decide_new_orleans(c, s, a, mode == MAD_NOLA_EVENT) && !played)
        mad_decide_order_of_play(c, s, MAD_US);
}

/* The event gives its points and ends the game; no card is played after it. */
void mad_end_by_new_orleans(um_ctx *c, mad_state *s, um_ref card)
{
    s->ended = s->new_orleans = true;
    if (card == UM_NONE)
        return;
    um_range points = um_int(c, MK_CARD, um_ref_row(card), MAD_CARD_VP);
    s->base = um_add(s->base, points);
    s->events = um_add(s->events, points);
    um_book(c, MAD_US, points, MR_4_17, "the Battle of New Orleans");
}

void mad_apply_new_orleans(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref card = card_of(c, MAD_CARD_NEW_ORLEANS);
    int mode = um_int_arg(a, MP_NORLEANS_MODE, MAD_NOLA_EVENT);
    if (mad_tells_of_end(c, s, a))
        return;
    mad_begin_play(c, s, MAD_US, mode == MAD_NOLA_EVENT ? MAD_MODE_EVENT : MAD_MODE_NONE);
    s->play.card = card;
    mad_use_card(c, s, card, MAD_US, mad_box(c, MAD_BOX_DISCARD, MAD_US));
    if (mode == MAD_NOLA_EVENT)
        mad_end_by_new_orleans(c, s, card);
}
