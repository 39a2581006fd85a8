/* Before the war (6): draws by turns from a deck of fourteen until the Declaration of War comes. */
#include "core/madison/rules/06_prewar.h"

#include "core/madison/board/07_play.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/map.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/08_plays.h"
#include "core/madison/verbs.h"

enum { HAND_OF_SEVEN = 7 };

/* Who draws, keeps or plays: every verb but the play names the side first. */
static int drawer(const um_ctx *c, const mad_state *s, const um_action *a)
{
    if (a->verb != MV_PREWAR_PLAY)
        return um_int_arg(a, MP_PDRAW_SIDE, MAD_US);
    int side = mad_actor(c, s, a);
    return side < 0 ? MAD_US : side;
}

/* 6.1: nothing of this happens once the turn marker is on the map. */
static bool before_the_war(um_ctx *c, const mad_state *s)
{
    if (s->turn == MAD_NO_TURN)
        um_decide(c, MR_6_1, um_missing(c, "whether the war has begun"));
    else
        um_decide(c, MR_6_1, um_sure(s->turn == -1));
    return s->turn == -1;
}

/* 7.22, 7.24: a card of the year's deck, and none that was drawn before. */
static void decide_card_drawn(um_ctx *c, const mad_state *s, um_ref card)
{
    um_fact_ref(c, "card", card);
    um_decide(c, MR_7_22, um_sure(!(s->card[um_ref_row(card)].flags & MAD_CARD_SEEN)));
    mad_decide_year(c, s, card);
}

/* 6.2(3) the US draws first, 6.2(4) then the sides in turn, 6.2(5) until the Declaration comes. */
void mad_judge_prewar_draw(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a);
    if (!before_the_war(c, s))
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, MR_6_2_5, um_sure(s->dow_side == MAD_NOBODY));
    int rule = s->prewar_draws == 0 ? MR_6_2_3 : MR_6_2_4;
    um_truth turn =
        s->next_draw == MAD_NOBODY ? um_missing(c, "who drew last") : um_sure(side == s->next_draw);
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, rule, turn);
    if (s->prewar_draws >= 0) {
        um_fact_int(c, "drawn", s->prewar_draws + um_int_arg(a, MP_PDRAW_COUNT, 1));
        um_decide(c, MR_6_2_2,
                  um_sure(s->prewar_draws + um_int_arg(a, MP_PDRAW_COUNT, 1) <= MAD_PREWAR_DECK));
    }
    if (um_has_arg(a, MP_PDRAW_CARD))
        decide_card_drawn(c, s, um_ref_arg(a, MP_PDRAW_CARD));
}

/* Cards come to a hand; nobody has one before the first draw, which the record shows, unless it begins with
 * cards in them: then it does not tell how many were drawn. */
static void take_draw(mad_state *s, int side, int n)
{
    bool first = s->prewar_draws == 0;
    for (int i = 0; i < 2; i++)
        if (first && !um_known(s->hand[i]))
            s->hand[i] = um_exactly(0);
        else if (first && s->hand[i].lo > 0)
            s->prewar_draws = -1;
    if (s->prewar_draws >= 0)
        s->prewar_draws = um_i8(s->prewar_draws + n);
    s->hand[side] = um_add(s->hand[side], um_exactly(n));
}

/* 6.33: who did not draw the Declaration plays first. */
static void declare(mad_state *s, int side, int number)
{
    s->dow_side = (int8_t)side;
    s->dow_number = um_i8(number);
    s->first = (int8_t)mad_other(side);
    s->last_side = MAD_NOBODY;
}

/* A card of the deck is in that hand now. */
static void put_in_hand(um_ctx *c, mad_state *s, int side, um_ref card)
{
    mad_card *k = &s->card[um_ref_row(card)];
    k->at = mad_box(c, MAD_BOX_HAND, side);
    k->flags |= MAD_CARD_SEEN;
    k->owner = (int8_t)side;
}

void mad_apply_prewar_draw(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a), n = um_int_arg(a, MP_PDRAW_COUNT, 1), named;
    const um_value *v = um_values_of(a, MP_PDRAW_CARD, &named);
    s->prewar_card = n == 1 ? um_ref_arg(a, MP_PDRAW_CARD) : UM_NONE;
    if (n > named)
        s->prewar_unseen |= (uint8_t)(1 << side);
    take_draw(s, side, n);
    s->prewar_drawn = (int8_t)side;
    s->next_draw = (int8_t)mad_other(side);
    for (int i = 0; i < named; i++) {
        put_in_hand(c, s, side, v[i].ref);
        if (um_is(c, MK_CARD, um_ref_row(v[i].ref), MAD_CARD_ROLE, MAD_CARD_DOW) == UM_YES)
            declare(s, side, s->prewar_draws);
    }
}

/* 6.2(3): it is the card just drawn that is kept or played. A record that shows no draws leaves them out. */
static void decide_drawn(um_ctx *c, const mad_state *s, int side, um_ref card)
{
    if (s->prewar_drawn == MAD_NOBODY && s->prewar_draws < 0)
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, MR_6_2_3, um_if(mad_before_war(c, s), um_sure(s->prewar_drawn == side)));
    if (s->prewar_drawn != side || card == UM_NONE || s->prewar_card == UM_NONE)
        return;
    um_fact_ref(c, "card", card);
    um_fact_ref(c, "drawn", s->prewar_card);
    um_decide(c, MR_6_2_3, um_if(mad_before_war(c, s), um_sure(card == s->prewar_card)));
}

void mad_judge_prewar_keep(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a);
    before_the_war(c, s);
    decide_drawn(c, s, side, um_ref_arg(a, MP_PDRAW_CARD));
}

void mad_apply_prewar_keep(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c, (void)a;
    s->prewar_drawn = MAD_NOBODY;
}

/* 6.2(3): a drawn card is kept or moves forces: no event, no points; R-prewar-uses for the rest. */
void mad_judge_prewar_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a), mode = um_int_arg(a, MP_PLAY_MODE, MAD_MODE_NONE);
    if (!before_the_war(c, s))
        return;
    um_fact_text(c, "played for", "%s", mad_mode_words[mode]);
    um_truth before = mad_before_war(c, s);
    um_decide(c, MR_6_2_3_b, um_if(before, um_sure(mode != MAD_MODE_EVENT)));
    um_decide(c, MR_6_2_3_a, um_if(before, um_sure(mode != MAD_MODE_EVENT)));
    bool moves = mode == MAD_MODE_LEADER || mode == MAD_MODE_UNITS || mode == MAD_MODE_EVENT;
    if (!moves)
        um_decide(c, MR_6_2_3,
                  um_if(before, um_sure(!um_ruled(c, MAD_RUL_PREWAR_USES, MAD_O_PREWAR_USES_MOVE_ONLY))));
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, MR_6_2_5, um_sure(s->dow_side == MAD_NOBODY));
    if (s->prewar_drawn != MAD_NOBODY)
        um_decide(c, MR_6_2_4, um_if(before, um_sure(side == s->prewar_drawn)));
    if (s->prewar_draws > 0 && (s->prewar_drawn == side || s->prewar_drawn == MAD_NOBODY))
        decide_drawn(c, s, side, um_ref_arg(a, MP_PLAY_CARD));
    mad_decide_play(c, s, a);
}

void mad_apply_prewar_play(um_ctx *c, mad_state *s, const um_action *a)
{
    s->prewar_drawn = MAD_NOBODY;
    int side = drawer(c, s, a);
    mad_take_up_play(c, s, a);
    s->play.prewar = true;
    if (s->hand[side].hi == 0)
        s->prewar_unseen &= (uint8_t) ~(1 << side); /* what he drew unseen he has played */
    s->last_side = MAD_NOBODY; /* the first turn's order does not follow from these plays */
    s->plays = 0;
}

/* Whether the Declaration that is told of is one more draw (6.31): no record tells of it yet, and it is
 * neither a card drawn unseen nor one before those that are told. */
static um_truth declared_by_drawing(const mad_state *s, int side, int number)
{
    if (s->turn != -1 || s->prewar_draws < 0 || s->dow_side != MAD_NOBODY)
        return UM_NO;
    if (number)
        return um_sure(number == s->prewar_draws + 1);
    if (s->prewar_draws == 0)
        return UM_MAYBE; /* the record may leave the draws out */
    if (!(s->prewar_unseen >> side & 1))
        return UM_YES;
    return s->next_draw == mad_other(side) && s->prewar_card == UM_NONE ? UM_NO : UM_MAYBE;
}

/* 6.2(2): the Declaration is one of fourteen cards, and no earlier one than those drawn already, if the
 * record tells of draws. 6.2(4): drawn by turns. */
void mad_judge_dow(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (!before_the_war(c, s))
        return;
    int number = um_int_arg(a, MP_DOW_NUMBER, 0), side = um_int_arg(a, MP_DOW_SIDE, MAD_US);
    if (number) {
        um_fact_int(c, "drawn", s->prewar_draws > 0 ? s->prewar_draws : number);
        um_decide(c, MR_6_2_2, um_sure(number <= MAD_PREWAR_DECK && number >= s->prewar_draws));
    }
    if (declared_by_drawing(s, side, number) != UM_YES || s->next_draw == MAD_NOBODY)
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, s->prewar_draws ? MR_6_2_4 : MR_6_2_3, um_sure(side == s->next_draw));
}

void mad_apply_dow(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    int side = um_int_arg(a, MP_DOW_SIDE, MAD_US), number = um_int_arg(a, MP_DOW_NUMBER, 0);
    um_truth drawn = declared_by_drawing(s, side, number);
    if (drawn == UM_YES)
        take_draw(s, side, 1);
    else if (drawn == UM_MAYBE)
        s->hand[side].hi++;
    bool counted = s->prewar_draws > 0 && (drawn != UM_MAYBE || s->prewar_draws + 1 < MAD_PREWAR_DECK);
    declare(s, side, number ? number : counted ? s->prewar_draws : 0);
    s->next_draw = (int8_t)mad_other(s->dow_side);
    s->prewar_drawn = (int8_t)side; /* and may say that he keeps it */
    s->prewar_card = UM_NONE;
}

/* 6.2(6): who did not draw the Declaration draws first from what is left. */
void mad_judge_prewar_rest(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a), named;
    const um_value *v = um_values_of(a, MP_DEAL_CARDS, &named);
    int n = um_int_arg(a, MP_DEAL_COUNT, named);
    if (!before_the_war(c, s))
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    if (s->dow_side == MAD_NOBODY)
        um_decide(c, MR_6_2_6, um_missing(c, "who drew the Declaration of War"));
    else
        um_decide(c, MR_6_2_6, um_sure(s->next_draw == MAD_NOBODY || side == s->next_draw));
    um_range hand = um_add(s->hand[side], um_exactly(n + s->prewar_played[side]));
    um_fact_range(c, "cards", hand);
    um_decide(c, MR_6_31, um_le(hand, um_exactly(HAND_OF_SEVEN)));
    for (int i = 0; i < named; i++)
        decide_card_drawn(c, s, v[i].ref);
}

void mad_apply_prewar_rest(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = drawer(c, s, a), named;
    const um_value *v = um_values_of(a, MP_DEAL_CARDS, &named);
    int n = um_int_arg(a, MP_DEAL_COUNT, named);
    for (int i = 0; i < named; i++)
        put_in_hand(c, s, side, v[i].ref);
    s->hand[side] = um_add(s->hand[side], um_exactly(n));
    s->next_draw = n > 1 ? MAD_NOBODY : (int8_t)mad_other(side);
    s->rest_drawn |= (uint8_t)(1u << side);
}

/* What a side can have yet: of the seven that it draws at most (6.31) those that it did not play. */
static um_range cards_left(const mad_state *s, int side)
{
    um_range hand = s->hand[side];
    int most = HAND_OF_SEVEN - s->prewar_played[side];
    if (hand.lo <= most && hand.hi > most)
        hand.hi = most;
    return hand;
}

/* 6.32: the Declaration was the last card and nobody has another. */
static um_truth first_turn_is_skipped(um_ctx *c, const mad_state *s)
{
    um_truth empty = UM_YES;
    bool literal = um_ruled(c, MAD_RUL_DOW_14TH, MAD_O_DOW_14TH_LITERAL);
    for (int side = 0; side < 2; side++) {
        bool his =
            side == s->dow_side || s->dow_side == MAD_NOBODY; /* one of his cards may be the Declaration */
        int own = his && !literal ? 1 : 0;
        empty = um_and(empty, um_le(cards_left(s, side), um_exactly(own)));
    }
    if (s->dow_number || empty == UM_NO)
        return um_and(um_sure(s->dow_number == MAD_PREWAR_DECK), empty);
    return um_missing(c, "whether the Declaration of War was the last card");
}

/* 6.2(5), 6.2(6): the Declaration is drawn, and all fourteen cards are, which makes seven a side. Only a
 * record of all draws can tell. */
static void decide_rest(um_ctx *c, const mad_state *s)
{
    if (s->prewar_draws <= 0)
        return;
    if (s->dow_side == MAD_NOBODY) {
        if (!s->prewar_unseen) /* else it may be one of the cards that the record does not name */
            um_decide(c, MR_6_2_5, um_missing(c, "who drew the Declaration of War"));
        return;
    }
    for (int side = 0; side < 2; side++) {
        um_range cards = um_add(s->hand[side], um_exactly(s->prewar_played[side]));
        um_truth all = um_ge(cards, um_exactly(HAND_OF_SEVEN));
        if (all == UM_YES)
            continue;
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_fact_range(c, "cards", cards);
        um_decide(c, MR_6_2_6, s->rest_drawn ? all : um_missing(c, "the draws from the rest of the deck"));
    }
}

/* Who had fewer drew the rest, though the record does not tell of it. */
void mad_draw_rest(mad_state *s)
{
    for (int side = 0; side < 2 && s->prewar_draws > 0 && s->dow_side != MAD_NOBODY; side++) {
        um_range full = um_exactly(HAND_OF_SEVEN - s->prewar_played[side]);
        if (um_lt(s->hand[side], full) != UM_NO && !s->rest_drawn)
            s->hand[side] = um_hull(s->hand[side], full);
        s->counted[side] |= um_known(s->hand[side]); /* every card of it was drawn in the record */
    }
}

/* 6.31 to 6.33: as the war begins both hands are full to seven, and the first turn falls away only if the
 * Declaration came last (6.32). */
void mad_decide_war_begins(um_ctx *c, const mad_state *s, int to)
{
    for (int side = 0; side < 2; side++) {
        um_range cards = um_add(s->hand[side], um_exactly(s->prewar_played[side]));
        bool told = (s->rest_drawn & 1u << side) && um_gt(cards, um_exactly(HAND_OF_SEVEN)) == UM_YES;
        if (told || s->hand[side].hi > MAD_PREWAR_DECK)
            continue; /* as it was drawn; or the record does not follow the hands */
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_fact_range(c, "cards", cards);
        um_decide(c, MR_6_31, um_le(cards, um_exactly(HAND_OF_SEVEN)));
    }
    decide_rest(c, s);
    um_fact_text(c, "to", "%d %s", mad_year(to), mad_season_words[mad_season(to)]);
    if (to == 1)
        um_decide(c, MR_6_32, first_turn_is_skipped(c, s));
    else if (to == 0 && s->dow_number == MAD_PREWAR_DECK)
        um_decide(c, MR_6_32, um_sure(first_turn_is_skipped(c, s) != UM_YES));
    else
        um_decide(c, MR_6_33, um_sure(to == 0));
}
