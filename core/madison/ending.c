/* The end of the game (4.2, 4.3, 17): Ghent, New Orleans, penalties, levels, instant victory. */
#include "core/madison/naval.h"

/* ---- the Treaty of Ghent (4.22) ---- */

/* R-ghent-count: cards laid aside face down are counted with the hand. */
um_range mad_cards_left(um_ctx *c, const mad_state *s, int side)
{
    um_range hand = s->hand[side];
    if (um_ruled(c, MAD_RUL_GHENT_COUNT, MAD_O_GHENT_COUNT_YES))
        hand = um_add(hand, s->held[side]);
    return hand;
}

void mad_end_by_ghent(um_ctx *c, mad_state *s, int side, um_range cards)
{
    um_range net = side == MAD_US ? um_neg(cards) : cards;
    s->base = um_add(s->base, net);
    s->events = um_add(s->events, net);
    um_book(c, side, um_neg(cards), MR_4_22, "cards left at the Treaty of Ghent");
    s->ghent_side = (int8_t)side;
    s->ended = true;
}

void mad_judge_ghent(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_GHENT_SIDE, MAD_US);
    mad_judge_order_of_play(c, s, side);
    if (s->turn != MAD_NO_TURN)
        um_decide(c, MR_7_25_3, um_sure(s->turn >= 7));
    if (!um_has_arg(a, MP_GHENT_CARDS))
        return;
    /* the card itself is still in the hand */
    um_range left = um_most(um_sub(mad_cards_left(c, s, side), um_exactly(1)), um_exactly(0));
    c->claim = true;
    um_fact_int(c, "claimed", um_int_arg(a, MP_GHENT_CARDS, 0));
    um_fact_range(c, "cards", left);
    if (!um_known(left))
        um_missing(c, "how many cards are left in his hand");
    um_decide(c, MR_4_22, um_eq(left, um_exactly(um_int_arg(a, MP_GHENT_CARDS, 0))));
    c->claim = false;
}

void mad_apply_ghent(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_GHENT_SIDE, MAD_US);
    mad_begin_play(c, s, side, MAD_MODE_EVENT);
    mad_use_card(c, s, UM_NONE, side, UM_NONE);
    um_range left = mad_cards_left(c, s, side);
    if (um_has_arg(a, MP_GHENT_CARDS) && left.hi > 9)
        left = um_exactly(um_int_arg(a, MP_GHENT_CARDS, 0));
    mad_end_by_ghent(c, s, side, left);
}

/* ---- New Orleans (4.23) ---- */

enum { NO_EVENT, NO_OPERATIONS, NO_DISCARDED };

static um_ref new_orleans(um_ctx *c)
{
    for (int i = 0; i < mad_map_of(c)->ncards; i++)
        if (um_is(c, MK_CARD, i, MAD_CARD_ROLE, MAD_CARD_NEW_ORLEANS) == UM_YES)
            return um_ref_of(MK_CARD, i);
    return UM_NONE;
}

static um_truth was_held(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref card = new_orleans(c);
    if (um_has_arg(a, MP_NORLEANS_HELD))
        return um_sure(um_int_arg(a, MP_NORLEANS_HELD, 0) == 1);
    if (card != UM_NONE && s->card[um_ref_row(card)].at != UM_NONE)
        return um_sure(mad_in_box(c, s->card[um_ref_row(card)].at, MAD_BOX_HELD));
    return um_missing(c, "whether the card was held");
}

void mad_judge_new_orleans(um_ctx *c, const mad_state *s, const um_action *a)
{
    int mode = um_int_arg(a, MP_NORLEANS_MODE, NO_EVENT);
    bool after_ghent = s->ghent_side != MAD_NOBODY;
    um_use(c, MR_4_22);
    if (after_ghent) {
        um_decide(c, MR_4_23, um_sure(mode != NO_OPERATIONS));
        if (mode == NO_EVENT && um_ruled(c, MAD_RUL_BONO_TIMING, MAD_O_BONO_TIMING_WINTER))
            um_decide(c, MR_4_23, um_sure(s->turn >= 0 && mad_season(s->turn) == MAD_WINTER));
    }
    if (mode == NO_OPERATIONS && um_ruled(c, MAD_RUL_BONO_PLAY, MAD_O_BONO_PLAY_ALWAYS_HOLD))
        um_decide(c, MR_4_23, was_held(c, s, a));
    if (mode != NO_EVENT)
        return;
    um_use(c, MR_8_31_1);
    um_use(c, MR_7_35);
    um_truth held = was_held(c, s, a);
    if (!after_ghent && held != UM_YES &&
        um_ruled(c, MAD_RUL_BONO_LAST_PLAY, MAD_O_BONO_LAST_PLAY_LAST_PLAY_SUFFICES))
        held = um_or(held, um_le(s->hand[MAD_US], um_exactly(1)));
    um_decide(c, MR_4_23, held);
}

void mad_apply_new_orleans(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref card = new_orleans(c);
    int mode = um_int_arg(a, MP_NORLEANS_MODE, NO_EVENT);
    bool was_over = s->ended;
    mad_begin_play(c, s, MAD_US, mode == NO_EVENT ? MAD_MODE_EVENT : MAD_MODE_NONE);
    s->play.card = card;
    mad_use_card(c, s, card, MAD_US, mad_box(c, MAD_BOX_DISCARD, MAD_US));
    s->ended = was_over || mode == NO_EVENT;
    if (mode != NO_EVENT || card == UM_NONE)
        return;
    um_range points = um_int(c, MK_CARD, um_ref_row(card), MAD_CARD_VP);
    s->base = um_add(s->base, points);
    s->events = um_add(s->events, points);
    um_book(c, MAD_US, points, MR_4_17, "the Battle of New Orleans");
}

/* ---- after the end (4.21, 4.22, 17.3) ---- */

/* Nothing is played once the game is over. */
void mad_judge_not_over(um_ctx *c, const mad_state *s)
{
    if (s->instant != MAD_NOBODY) {
        um_fact_text(c, "side", "%s", mad_side_names[s->instant]);
        um_decide(c, s->instant == MAD_US ? MR_17_31 : MR_17_32, UM_NO);
    }
    if (s->ended || s->over)
        um_decide(c, s->ghent_side != MAD_NOBODY ? MR_4_22 : MR_4_21, UM_NO);
}

/* 17.31: in 1812 or 1813, with the winter of 1813-14 as R-year-of-winter has it. */
static um_truth before_1814(um_ctx *c, const mad_state *s)
{
    if (s->turn == MAD_NO_TURN)
        return um_missing(c, "the turn");
    um_range year = mad_years(c, s->turn);
    return um_known(year) ? um_sure(s->turn >= 0 && year.lo < 1814)
                          : um_missing(c, "in which year of the winter it was");
}

/* 17.31: the US controls Quebec in 1812 or 1813; 17.32: the British three of the US sources. */
um_truth mad_wins_at_once(um_ctx *c, const mad_state *s, int side)
{
    int held = 0, may = 0;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        um_truth key = side == MAD_US
                           ? um_is(c, MK_SPACE, i, MAD_SPACE_ROLE, MAD_ROLE_QUEBEC)
                           : um_and(um_is(c, MK_SPACE, i, MAD_SPACE_SOURCE, 1), mad_territory(c, i, MAD_US));
        if (key == UM_NO)
            continue;
        um_truth has = um_and(key, mad_controls(c, s, i, side));
        held += has == UM_YES;
        may += has != UM_NO;
    }
    int need = side == MAD_US ? 1 : 3;
    um_truth enough = held >= need ? UM_YES : may >= need ? UM_MAYBE : UM_NO;
    return side == MAD_US ? um_and(enough, before_1814(c, s)) : enough;
}

void mad_note_instant_victory(um_ctx *c, mad_state *s)
{
    um_ctx quiet = *c;
    quiet.rec = NULL;
    for (int side = 0; side < 2 && s->instant == MAD_NOBODY && s->turn >= 0; side++)
        if (mad_wins_at_once(&quiet, s, side) == UM_YES)
            s->instant = (int8_t)side;
}

void mad_judge_instant_victory(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_IVICTORY_SIDE, MAD_US);
    c->claim = true;
    um_use(c, MR_4_14);
    um_decide(c, side == MAD_US ? MR_17_31 : MR_17_32, mad_wins_at_once(c, s, side));
    c->claim = false;
}

void mad_apply_instant_victory(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    s->instant = (int8_t)um_int_arg(a, MP_IVICTORY_SIDE, MAD_US);
    s->over = true;
}

/* ---- the end and its penalties (4.21, 4.3) ---- */

enum { END_GHENT, END_CARDS, END_INSTANT, END_AGREED, END_ABANDONED };

/* A card kept for the winter, as far as the record names it. */
static um_truth winter_cards_kept(um_ctx *c, const mad_state *s)
{
    um_truth kept = UM_NO;
    int named = 0;
    for (int i = 0; i < mad_map_of(c)->ncards; i++)
        if (mad_in_box(c, s->card[i].at, MAD_BOX_HELD)) {
            kept = um_or(kept, um_is(c, MK_CARD, i, MAD_CARD_USES, MAD_USE_WINTER));
            named++;
        }
    if (kept == UM_NO && s->held[MAD_US].lo + s->held[MAD_BR].lo > named)
        kept = um_missing(c, "which cards are held");
    return kept;
}

/* 4.21, R-game-end-winter-1814: whether the winter of 1814 comes before the count. */
static um_truth winter_due(um_ctx *c, const mad_state *s)
{
    if (s->turn != 7 || s->ended)
        return UM_NO;
    switch (um_option(c, MAD_RUL_GAME_END_WINTER_1814)) {
    case MAD_O_GAME_END_WINTER_1814_ALWAYS:
        return UM_YES;
    case MAD_O_GAME_END_WINTER_1814_NO:
        return UM_NO;
    default:
        return winter_cards_kept(c, s);
    }
}

void mad_judge_game_end(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_truth out = um_and(um_le(s->hand[MAD_US], um_exactly(0)), um_le(s->hand[MAD_BR], um_exactly(0)));
    switch (um_int_arg(a, MP_GEND_WHY, END_AGREED)) {
    case END_GHENT:
        um_decide(c, MR_4_21, um_sure(s->ended));
        break;
    case END_CARDS:
        if (out == UM_MAYBE)
            um_missing(c, "how many cards are left");
        um_decide(c, MR_4_21, um_and(out, s->turn == MAD_NO_TURN ? UM_MAYBE : um_sure(s->turn >= 7)));
        um_use(c, MR_16_1);
        um_decide(c, MR_4_21, um_not(winter_due(c, s)));
        break;
    case END_INSTANT:
        um_decide(c, s->instant == MAD_BR ? MR_17_32 : MR_17_31, um_sure(s->instant != MAD_NOBODY));
        break;
    default:
        break;
    }
}

/* 4.33, 4.34: who has a lake when the game ends: its controller; once the fleets have gone home, whose
 * marker lies there (R-ghent-lake-supply). */
static int end_holder(um_ctx *c, const mad_state *s, int lake)
{
    const mad_lake *l = &s->lake[lake];
    if (l->owner != MAD_NOBODY || l->marker == MAD_NOBODY ||
        um_ruled(c, MAD_RUL_GHENT_LAKE_SUPPLY, MAD_O_GHENT_LAKE_SUPPLY_VOID))
        return l->owner;
    return l->marker;
}

/* 4.34: at the end British control of Lake Huron cuts the US off at both forts, and nothing else
 * does; the British are supplied there in any case. */
um_truth mad_end_supplied(um_ctx *c, const mad_state *s, int space, int side)
{
    if (!mad_at_huron_fort(c, space))
        return mad_space_supplied(c, s, space, side);
    um_use(c, MR_4_34);
    int huron = mad_huron(c);
    return um_sure(side == MAD_BR || huron < 0 || end_holder(c, s, huron) != MAD_BR);
}

/* 4.33: a friendly supplied town to which ships could sail out of the box. */
um_truth mad_lake_port(um_ctx *c, const mad_state *s, int lake, int side)
{
    um_truth port = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && port != UM_YES; i++) {
        um_truth there = mad_sea_measure(c, s, mad_lake_ref(lake), mad_space_ref(i)).can;
        if (there != UM_NO)
            there = um_and(there, mad_friendly(c, s, i, side));
        if (there != UM_NO)
            port = um_or(port, um_and(there, mad_end_supplied(c, s, i, side)));
    }
    return port;
}

static void lose(um_ctx *c, mad_state *s, um_range *booked, um_truth kept, int rule, um_ref what)
{
    um_range left = um_either(kept, *booked, um_exactly(0));
    if (um_range_same(left, *booked))
        return;
    int side = booked->lo < 0 ? MAD_BR : MAD_US;
    um_range lost = um_sub(left, *booked);
    um_book(c, side, side == MAD_US ? lost : um_neg(lost), rule, "%.*s at the end",
            UM_FMT(um_ref_name(c->pack, what)));
    *booked = left;
    (void)s;
}

static void take_penalties(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        um_range *b = &s->space[i].booked;
        if (b->lo == 0 && b->hi == 0)
            continue;
        int side = b->hi > 0 && b->hi >= -b->lo ? MAD_US : MAD_BR;
        lose(c, s, b, mad_end_supplied(c, s, i, side), mad_at_huron_fort(c, i) ? MR_4_34 : MR_4_32,
             mad_space_ref(i));
    }
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_range *b = &s->lake[i].booked;
        if (b->lo != 0 && end_holder(c, s, i) != MAD_NOBODY)
            lose(c, s, b, mad_lake_port(c, s, i, b->lo > 0 ? MAD_US : MAD_BR), MR_4_33, mad_lake_ref(i));
    }
}

void mad_apply_game_end(um_ctx *c, mad_state *s, const um_action *a)
{
    int why = um_int_arg(a, MP_GEND_WHY, END_AGREED);
    s->over = s->ended = true;
    s->end_why = (uint8_t)why;
    s->phase = MAD_PHASE_OVER;
    if (why == END_GHENT || why == END_CARDS)
        take_penalties(c, s);
}

/* ---- levels (17.1, 17.2) ---- */

static int level_index(int net)
{
    return net >= 20 ? 1 : net >= 10 ? 2 : net >= 1 ? 3 : net >= -9 ? 4 : net >= -19 ? 5 : 6;
}

um_range mad_level(um_ctx *c, const mad_state *s, int claimed)
{
    static const int rule[] = {MR_17_1,       MR_17_1_decisive, MR_17_1_marginal, MR_17_1_moral,
                               MR_17_1_moral, MR_17_1_marginal, MR_17_1_decisive};
    um_range net = mad_net(s);
    um_use(c, MR_17_1);
    if (net.lo <= 0 && net.hi >= 0) {
        um_use(c, MR_17_1_stalemate);
        um_use(c, MR_17_2);
    }
    if (claimed >= 0 && claimed < (int)UM_COUNT(rule))
        um_use(c, rule[claimed]);
    return um_span(level_index(net.hi), level_index(net.lo));
}
