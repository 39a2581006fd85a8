/* Decks, deals, and who plays first (5.2, 7.2, 7.33). */
#include "core/madison/rules/07_deal.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/map.h"
#include "core/madison/verbs.h"

/* ---- decks (7.24, 7.25) ---- */

enum { SHUFFLED, WITHOUT_GHENT, ADD_GHENT, DROPPED, THIRTEEN, PREWAR };

/* 6.2(1) thirteen cards without the Declaration of War; 6.2(2) with it they are fourteen. */
static void decide_prewar_deck(um_ctx *c, const um_action *a, int how)
{
    int n, declarations = 0;
    const um_value *v = um_values_of(a, MP_DECK_CARDS, &n);
    for (int i = 0; i < n; i++)
        declarations += um_is(c, MK_CARD, um_ref_row(v[i].ref), MAD_CARD_ROLE, MAD_CARD_DOW) == UM_YES;
    int count = um_int_arg(a, MP_DECK_COUNT, n ? n : 14);
    um_fact_int(c, "cards", count);
    if (how == THIRTEEN) {
        um_decide(c, MR_6_2_1, um_sure(declarations == 0 && (n == 0 || count == 13)));
        return;
    }
    um_decide(c, MR_6_2_2, um_sure(count == 14 && (n == 0 || declarations == 1)));
}

/* 7.24, 7.25: the deck is what the year asks for: old cards dropped, in 1814 Ghent left out first and put
 * back later. */
void mad_judge_deck(um_ctx *c, const mad_state *s, const um_action *a)
{
    int year = um_int_arg(a, MP_DECK_YEAR, 1812), how = um_int_arg(a, MP_DECK_HOW, SHUFFLED);
    um_fact_int(c, "deck", year);
    if (s->turn >= 0)
        um_fact_int(c, "year", mad_year(s->turn));
    if (s->turn == -1)
        decide_prewar_deck(c, a, how);
    if (s->turn >= 0 && how != DROPPED)
        um_decide(c, MR_7_24, um_sure(year == mad_year(s->turn)));
    else if (s->turn >= 0)
        um_decide(c, MR_7_24, um_sure(year <= mad_year(s->turn)));
    if (year != 1814 || s->turn < 0)
        return;
    if (mad_season(s->turn) == MAD_SPRING) {
        bool dealt = s->dealt[0] || s->dealt[1];
        if (how == ADD_GHENT)
            um_decide(c, MR_7_25_3, um_sure(dealt));
        else
            um_decide(c, MR_7_25_1, um_sure(how == WITHOUT_GHENT && !s->ghent_in));
    } else if (how == ADD_GHENT) {
        um_decide(c, MR_7_25_3, um_sure(!s->dealt[0] && !s->dealt[1]));
    } else {
        um_decide(c, MR_7_25_1, um_sure(how != WITHOUT_GHENT));
    }
}

void mad_apply_deck(um_ctx *c, mad_state *s, const um_action *a)
{
    int how = um_int_arg(a, MP_DECK_HOW, SHUFFLED);
    (void)c;
    if (how == ADD_GHENT)
        s->ghent_in = true;
    else if (how == WITHOUT_GHENT)
        s->ghent_in = false;
}

/* ---- deals (7.21 to 7.23) ---- */

static int hand_size(int turn)
{
    return turn == 1 ? 7 : mad_year(turn) == 1813 ? 8 : mad_year(turn) == 1814 ? 9 : 0;
}

/* Cards held from the turn before that still belong to this year (7.35). */
static um_range held_over(const mad_state *s, int side)
{
    return mad_season(s->turn) == MAD_SPRING ? um_exactly(0) : s->held[side];
}

/* 7.21, 7.23: as many cards as the turn deals, less those the side has held. */
um_range mad_due(um_ctx *c, const mad_state *s, int side)
{
    um_use(c, MR_7_23);
    if (s->turn < 0)
        return um_span(0, 9);
    return um_most(um_sub(um_exactly(hand_size(s->turn)), held_over(s, side)), um_exactly(0));
}

/* 5.2, 7.22, 7.24, 7.25(1): cards dealt are of the year, not seen before, and not Ghent where it is left
 * out. */
static void decide_dealt_cards(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    for (int i = 0; i < n; i++) {
        int row = um_ref_row(v[i].ref);
        um_fact_ref(c, "card", v[i].ref);
        um_use(c, MR_5_2);
        um_decide(c, MR_7_24, um_is(c, MK_CARD, row, MAD_CARD_YEAR, mad_year(s->turn) - 1812));
        um_fact_ref(c, "card", v[i].ref);
        um_decide(c, MR_7_22, um_sure(!(s->card[row].flags & MAD_CARD_SEEN)));
        if (um_is(c, MK_CARD, row, MAD_CARD_ROLE, MAD_CARD_GHENT) == UM_YES && s->turn < 7)
            um_decide(c, MR_7_25_1, UM_NO);
    }
}

static bool has_ghent(um_ctx *c, const um_value *v, int n)
{
    for (int i = 0; i < n; i++)
        if (um_is(c, MK_CARD, um_ref_row(v[i].ref), MAD_CARD_ROLE, MAD_CARD_GHENT) == UM_YES)
            return true;
    return false;
}

/* 7.21: a hand may be dealt in parts; what a record begins with may be a part of it, with what was held. */
static um_truth is_due(const mad_state *s, const um_action *a, int side, um_range due)
{
    int n;
    um_values_of(a, MP_DEAL_CARDS, &n);
    um_range all = um_exactly(s->dealt_so_far[side] + um_int_arg(a, MP_DEAL_COUNT, n));
    bool counted = um_has_arg(a, MP_DEAL_COUNT); /* else the cards are listed as far as they are known */
    bool whole = counted && !um_int_arg(a, MP_DEAL_MORE, 0);
    um_truth fits = whole ? um_eq(due, all) : um_le(all, due);
    if (!s->all_in_hand[side] || s->dealt[side])
        return fits;
    um_range rest = um_most(um_sub(um_exactly(hand_size(s->turn)), s->hand[side]), um_exactly(0));
    return um_or(fits, whole ? um_eq(rest, all) : um_le(all, rest));
}

/* 7.21 to 7.25: cards are dealt in the turns that deal, once a side, as many as are due. */
void mad_judge_deal(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_DEAL_SIDE, MAD_US), n;
    const um_value *v = um_values_of(a, MP_DEAL_CARDS, &n);
    int count = um_int_arg(a, MP_DEAL_COUNT, n);
    if (s->turn < 0) {
        um_decide(c, MR_7_21, s->turn == -1 ? UM_NO : um_missing(c, "the turn"));
        return;
    }
    if (mad_season(s->turn) == MAD_WINTER) {
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_decide(c, MR_16_1, UM_NO);
        return;
    }
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_int(c, "dealt", count + s->dealt_so_far[side]);
    um_range due = s->dealt[side] ? um_exactly(0) : mad_due(c, s, side); /* once a turn */
    um_fact_range(c, "due", due);
    if (s->turn == 7)
        um_use(c, MR_7_25_4);
    um_truth right = is_due(s, a, side, due);
    um_decide(c, s->turn == 6 ? MR_7_25_2 : MR_7_21,
              right == UM_MAYBE ? um_missing(c, "how many cards were held over") : right);
    if (s->turn == 7) {
        um_decide(c, MR_7_25_3,
                  s->ghent_in || has_ghent(c, v, n)
                      ? UM_YES
                      : um_missing(c, "whether the Treaty of Ghent was put back"));
    }
    if (um_has_arg(a, MP_DEAL_DECK)) {
        int deck = um_int_arg(a, MP_DEAL_DECK, 0);
        um_use(c, MR_5_2);
        um_use(c, MR_7_22);
        um_fact_int(c, "deck", deck);
        um_fact_int(c, "year", mad_year(s->turn));
        um_decide(c, MR_7_24, um_sure(deck == mad_year(s->turn)));
    }
    decide_dealt_cards(c, s, v, n);
}

/* 7.34, 7.35: what was held is part of the new hand, or of no use in a new year. */
static void take_up_held(um_ctx *c, mad_state *s, int side)
{
    bool old = mad_season(s->turn) == MAD_SPRING;
    um_ref held = mad_box(c, MAD_BOX_HELD, side), to = mad_box(c, old ? MAD_BOX_DISCARD : MAD_BOX_HAND, side);
    for (int i = 0; i < mad_map_of(c)->ncards; i++)
        if (s->card[i].at == held && held != UM_NONE) {
            s->card[i].at = to;
            s->card[i].held_turn = -1;
            s->card[i].flags &= (uint8_t)~MAD_CARD_LAID_ASIDE;
        }
}

void mad_apply_deal(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_DEAL_SIDE, MAD_US), n;
    const um_value *v = um_values_of(a, MP_DEAL_CARDS, &n);
    take_up_held(c, s, side);
    for (int i = 0; i < n; i++) {
        mad_card *k = &s->card[um_ref_row(v[i].ref)];
        *k =
            (mad_card){mad_box(c, MAD_BOX_HAND, side), -1, (uint8_t)(k->flags | MAD_CARD_SEEN), (int8_t)side};
    }
    bool counted = um_has_arg(a, MP_DEAL_COUNT) || s->turn < 0;
    int so_far = s->dealt_so_far[side] + um_int_arg(a, MP_DEAL_COUNT, n);
    if (um_int_arg(a, MP_DEAL_MORE, 0)) {
        s->dealt_so_far[side] = (uint8_t)(so_far < UINT8_MAX ? so_far : UINT8_MAX);
        return;
    }
    um_range dealt = um_add(held_over(s, side), um_exactly(so_far));
    if (s->all_in_hand[side] && !s->dealt[side] && so_far < hand_size(s->turn))
        dealt = um_add(s->hand[side], um_exactly(so_far));
    s->all_in_hand[side] = false;
    s->dealt_so_far[side] = 0;
    s->hand[side] = counted ? dealt : um_most(dealt, um_exactly(hand_size(s->turn)));
    s->taken_up[side] = um_u8(held_over(s, side).hi);
    s->held[side] = s->holds[side] = um_exactly(0);
    s->dealt[side] = s->counted[side] = true;
    if (s->phase < MAD_PHASE_DEAL || s->phase_untold)
        s->phase = MAD_PHASE_DEAL;
    s->phase_untold = false;
}

/* ---- first player (6.33, 7.33) ---- */

/* One side's roll of 1813 with the lead in points added. */
static um_range roll_of(um_ctx *c, const um_action *a, int param, um_range lead)
{
    int die = um_int_arg(a, param, 0);
    um_range roll = die ? um_exactly(die) : um_span(1, 6);
    if (!die)
        um_missing(c, "the dice for the first player of 1813");
    return um_add(roll, um_most(lead, um_exactly(0)));
}

/* Who wins the second roll; a third may follow if that is a tie, too. */
static um_truth wins_again(um_ctx *c, const um_action *a, int side, um_range mine, um_range theirs)
{
    if (!um_has_arg(a, MP_FIRSTP_AGAIN_US) || !um_has_arg(a, MP_FIRSTP_AGAIN_BR))
        return um_missing(c, "the roll after a tie");
    um_range a2 = roll_of(c, a, side == MAD_US ? MP_FIRSTP_AGAIN_US : MP_FIRSTP_AGAIN_BR, mine);
    um_range b2 = roll_of(c, a, side == MAD_US ? MP_FIRSTP_AGAIN_BR : MP_FIRSTP_AGAIN_US, theirs);
    if (um_eq(a2, b2) == UM_YES)
        return um_missing(c, "the roll after a second tie");
    return um_gt(a2, b2);
}

/* 7.33(1813): the higher roll, the side ahead adding its points; six points win without a roll. */
static um_truth wins_1813(um_ctx *c, const mad_state *s, const um_action *a, int side)
{
    um_range net = mad_net(s), mine = side == MAD_US ? net : um_neg(net), theirs = um_neg(mine);
    um_fact_range(c, "lead", mine);
    um_truth sure = um_ge(mine, um_exactly(6)), lost = um_ge(theirs, um_exactly(6));
    if (sure == UM_YES || lost == UM_YES)
        return um_and(sure, um_not(lost));
    um_range a1 = roll_of(c, a, side == MAD_US ? MP_FIRSTP_US : MP_FIRSTP_BR, mine);
    um_range b1 = roll_of(c, a, side == MAD_US ? MP_FIRSTP_BR : MP_FIRSTP_US, theirs);
    um_fact_range(c, "roll", a1);
    um_fact_range(c, "against", b1);
    um_truth tie = um_eq(a1, b1), higher = um_gt(a1, b1);
    um_truth on_tie = UM_MAYBE;
    if (tie != UM_NO) {
        int option = um_option(c, MAD_RUL_1813_TIE);
        if (option == MAD_O_1813_TIE_BRITISH_FIRST)
            on_tie = um_sure(side == MAD_BR);
        else if (option == MAD_O_1813_TIE_US_KEEPS)
            on_tie = um_sure(side == MAD_US);
        else
            on_tie = wins_again(c, a, side, mine, theirs);
    }
    return um_or(um_or(sure, higher), um_and(tie, on_tie));
}

/* 6.33, 7.33: who plays first this turn, by year; in 1813 by points or dice. */
void mad_judge_first_player(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (!um_has_arg(a, MP_FIRSTP_SIDE) || s->turn < 0)
        return;
    int side = um_int_arg(a, MP_FIRSTP_SIDE, MAD_US);
    um_fact_text(c, "first player", "%s", mad_side_names[side]);
    if (s->turn == 0)
        um_decide(c, MR_6_33,
                  s->dow_side == MAD_NOBODY ? um_missing(c, "who drew the Declaration of War")
                                            : um_sure(side != s->dow_side));
    else if (mad_year(s->turn) == 1812)
        um_decide(c, MR_7_33_1812, um_sure(side == MAD_US));
    else if (mad_year(s->turn) == 1814)
        um_decide(c, MR_7_33_1814, um_sure(side == MAD_BR));
    else if (s->turn == 3)
        um_decide(c, MR_7_33_1813, wins_1813(c, s, a, side));
    else
        um_decide(c, MR_7_33_1813,
                  s->first == MAD_NOBODY ? um_missing(c, "who won the roll of 1813")
                                         : um_sure(side == s->first));
}

void mad_apply_first_player(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ctx quiet = um_quiet(c);
    if (um_has_arg(a, MP_FIRSTP_SIDE)) {
        s->first = (int8_t)um_int_arg(a, MP_FIRSTP_SIDE, MAD_US);
        return;
    }
    for (int side = 0; side < 2; side++)
        if (s->turn == 3 && wins_1813(&quiet, s, a, side) == UM_YES)
            s->first = (int8_t)side;
}
