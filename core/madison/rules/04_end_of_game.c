/* The end of the game (4.21) and what it costs (4.3). */
#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/17_instant_victory.h"
#include "core/madison/board/map.h"
#include "core/madison/rules/04_victory_points.h"
#include "core/madison/verbs.h"

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

/* 17.31, 17.32: a side has won at once. */
static void decide_won_at_once(um_ctx *c, const mad_state *s)
{
    um_truth us = mad_wins_at_once(c, s, MAD_US), br = mad_wins_at_once(c, s, MAD_BR);
    um_decide_claim(c, s->instant == MAD_BR || br > us ? MR_17_32 : MR_17_31, um_or(us, br));
}

/* 4.21, 16.1, 17.3: the game ends behind Ghent, or when nobody has a card left late in 1814, or as a side
 * has won at once. */
void mad_judge_game_end(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_truth out = um_and(um_le(s->hand[MAD_US], um_exactly(0)), um_le(s->hand[MAD_BR], um_exactly(0)));
    switch (um_int_arg(a, MP_GEND_WHY, END_AGREED)) {
    case END_GHENT:
        um_decide(c, MR_4_21, um_sure(s->ended));
        break;
    case END_CARDS:
        um_decide(c, MR_4_21,
                  um_and(out == UM_MAYBE ? um_missing(c, "how many cards are left") : out,
                         s->turn == MAD_NO_TURN ? UM_MAYBE : um_sure(s->turn >= 7)));
        um_use(c, MR_16_1);
        um_decide(c, MR_4_21, um_not(winter_due(c, s)));
        break;
    case END_INSTANT:
        decide_won_at_once(c, s);
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
static um_truth end_supplied(um_ctx *c, const mad_state *s, int space, int side)
{
    if (!mad_at_huron_fort(c, space))
        return mad_space_supplied(c, s, space, side);
    um_use(c, MR_4_34);
    int huron = mad_huron(c);
    return um_sure(side == MAD_BR || huron < 0 || end_holder(c, s, huron) != MAD_BR);
}

/* 4.33: a friendly supplied town to which ships could sail out of the box. */
static um_truth lake_port(um_ctx *c, const mad_state *s, int lake, int side)
{
    um_truth port = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && port != UM_YES; i++) {
        um_truth there = mad_sea_measure(c, s, mad_lake_ref(lake), mad_space_ref(i)).can;
        if (there != UM_NO)
            there = um_and(there, mad_friendly(c, s, i, side));
        if (there != UM_NO)
            port = um_or(port, um_and(there, end_supplied(c, s, i, side)));
    }
    return port;
}

/* Returns how the net score changes. */
static um_range lose(um_ctx *c, um_range *booked, um_truth kept, int rule, um_ref what)
{
    um_range left = um_either(kept, *booked, um_exactly(0)),
             change = um_either(kept, um_exactly(0), um_neg(*booked));
    if (um_range_same(left, *booked))
        return change;
    int side = booked->lo < 0 ? MAD_BR : MAD_US;
    um_range lost = um_sub(left, *booked);
    um_book(c, side, side == MAD_US ? lost : um_neg(lost), rule, "%.*s at the end",
            UM_FMT(um_ref_name(c->pack, what)));
    *booked = left;
    return change;
}

/* 4.32 to 4.34: points for spaces and lakes held without supply or port at the end are lost. */
um_range mad_take_penalties(um_ctx *c, mad_state *s)
{
    um_range change = um_exactly(0);
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        um_range *b = &s->space[i].booked;
        if (um_range_same(*b, um_exactly(0)))
            continue;
        int side = b->hi > 0 ? MAD_US : MAD_BR; /* a space has points for who does not own it alone */
        change = um_add(change, lose(c, b, end_supplied(c, s, i, side),
                                     mad_at_huron_fort(c, i) ? MR_4_34 : MR_4_32, mad_space_ref(i)));
    }
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        um_range *b = &s->lake[i].booked;
        if (b->lo != 0 && end_holder(c, s, i) != MAD_NOBODY)
            change = um_add(change, lose(c, b, lake_port(c, s, i, b->lo > 0 ? MAD_US : MAD_BR), MR_4_33,
                                         mad_lake_ref(i)));
    }
    return change;
}

void mad_apply_game_end(um_ctx *c, mad_state *s, const um_action *a)
{
    int why = um_int_arg(a, MP_GEND_WHY, END_AGREED);
    s->over = s->ended = true;
    s->phase = MAD_PHASE_OVER;
    if (why == END_GHENT || why == END_CARDS)
        mad_take_penalties(c, s);
}
