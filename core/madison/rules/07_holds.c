/* Cards held or thrown away, and hands that are played out (7.32, 7.34). */
#include "core/madison/rules/07_holds.h"

#include "core/madison/board/07_play.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/map.h"
#include "core/madison/rules/07_order_of_play.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/verbs.h"

/* ---- cards thrown away, hands that end, years that end ---- */

/* 7.32, 7.34: a side throws away cards of its own, and out of a hand in play only as an event asks. */
static void decide_thrown_away(um_ctx *c, const mad_state *s, int side, um_ref card)
{
    const mad_card *k = &s->card[um_ref_row(card)];
    um_fact_ref(c, "card", card);
    um_decide(c, MR_7_32, um_sure(k->owner == MAD_NOBODY || k->owner == side));
    /* 7.32, 7.34: a card of the hand is played or held; only an event may ask for more */
    bool in_hand = mad_in_box(c, k->at, MAD_BOX_HAND) && !(k->flags & MAD_CARD_USED);
    bool event = s->play.open && s->play.mode == MAD_MODE_EVENT;
    bool playing =
        s->turn >= 0 && mad_season(s->turn) != MAD_WINTER && s->phase == MAD_PHASE_ACTION && s->plays > 0;
    if (in_hand && playing && !event && !s->ended && !s->over) {
        um_fact_ref(c, "card", card);
        um_use(c, MR_7_34);
        um_decide(c, MR_7_32, UM_NO);
    }
}

void mad_judge_discard(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_DISCARD_CARD, &n);
    for (int i = 0; i < n; i++)
        decide_thrown_away(c, s, mad_actor(c, s, a), v[i].ref);
}

void mad_apply_discard(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a), named;
    const um_value *v = um_values_of(a, MP_DISCARD_CARD, &named);
    bool held = false, used = false;
    for (int i = 0; i < named; i++) {
        mad_card *k = &s->card[um_ref_row(v[i].ref)];
        held = mad_in_box(c, k->at, MAD_BOX_HELD);
        used = k->flags & MAD_CARD_USED;
        k->at = mad_box(c, MAD_BOX_DISCARD, side);
        k->flags |= MAD_CARD_USED;
    }
    if (side < 0 || used)
        return;
    um_range *from = held ? &s->held[side] : &s->hand[side];
    *from = um_most(um_sub(*from, um_exactly(um_int_arg(a, MP_DISCARD_COUNT, 1))), um_exactly(0));
}

void mad_apply_hand_ends(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_HANDEND_SIDE, MAD_US);
    (void)c;
    s->hand[side] = um_exactly(0);
    s->out_of_cards[side] = s->counted[side] = true;
}

/* 7.0, 7.34: cards are laid aside in the plays of spring and autumn; winter has no such thing (16.1). */
static void decide_season_of_holds(um_ctx *c, const mad_state *s, int side)
{
    if (mad_season(s->turn) != MAD_WINTER)
        return;
    um_fact_text(c, "holder", "%s", mad_side_names[side]);
    um_use(c, MR_7_34);
    um_use(c, MR_16_1);
    um_decide(c, MR_7_0, UM_NO);
}

/* 7.34: one card held in place of a play, two at most out of one hand. */
void mad_judge_hold(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    if (side < 0)
        return;
    decide_season_of_holds(c, s, side);
    mad_decide_order_of_play(c, s, side);
    mad_decide_card_in_hand(c, s, um_ref_arg(a, MP_HOLD_CARD), side);
    mad_decide_any_card(c, s, side);
    um_ref card = um_ref_arg(a, MP_HOLD_CARD);
    bool autumn = mad_season(s->turn) == MAD_AUTUMN;
    if (autumn && card != UM_NONE &&
        um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_WINTER) != UM_YES &&
        um_ruled(c, MAD_RUL_HOLD_NONWINTER, MAD_O_HOLD_NONWINTER_ILLEGAL)) {
        um_fact_ref(c, "kept", card);
        um_decide(c, MR_7_35, um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_WINTER));
    }
    um_range held = um_add(s->holds[side], um_exactly(1));
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_range(c, "held", held);
    um_fact_int(c, "limit", 2);
    um_truth few = um_le(held, um_exactly(2));
    um_decide(c, MR_7_34,
              few == UM_MAYBE
                  ? um_missing(c, "how many cards of this hand were held before the record begins")
                  : few);
}

void mad_refuse_hold(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (mad_actor(c, s, a) < 0)
        um_refuse(c, "it is not said who holds a card", UM_NONE);
}

void mad_apply_hold(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    um_ref card = um_ref_arg(a, MP_HOLD_CARD);
    mad_begin_play(c, s, side, MAD_MODE_NONE);
    mad_use_card(c, s, card, side, mad_box(c, MAD_BOX_HELD, side));
    if (card != UM_NONE) {
        s->card[um_ref_row(card)].held_turn = s->turn;
        s->card[um_ref_row(card)].flags &= (uint8_t)~MAD_CARD_USED;
        s->card[um_ref_row(card)].flags |= MAD_CARD_LAID_ASIDE;
    }
    s->held[side] = um_add(s->held[side], um_exactly(1));
    s->holds[side] = um_add(s->holds[side], um_exactly(1));
    if (um_ruled(c, MAD_RUL_HOLD_AS_PASS, MAD_O_HOLD_AS_PASS_WHOLE))
        s->passed[side] = true;
}

/* 7.32: the phase lasts until all cards of both hands are played, or laid aside, two at most (7.34).
 * R-unequal-hands=end-together: it ends with the first hand. */
void mad_decide_hands_over(um_ctx *c, const mad_state *s)
{
    bool over = s->ended || s->instant != MAD_NOBODY;
    if (s->turn < 0 || mad_season(s->turn) == MAD_WINTER || s->phase > MAD_PHASE_ACTION || over ||
        s->plays == 0)
        return; /* a record that shows none of the plays leaves them out */
    um_truth done[2] = {UM_YES, UM_YES};
    for (int side = 0; side < 2; side++)
        if (s->counted[side] && !s->passed[side] && s->hand[side].lo > 0)
            done[side] = um_le(um_add(s->hand[side], um_exactly(s->holds[side].lo)), um_exactly(2));
    for (int side = 0; side < 2; side++) {
        if (done[side] == UM_YES)
            continue;
        bool alone = um_eq(s->hand[mad_other(side)], um_exactly(0)) == UM_YES;
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_fact_range(c, "left", s->hand[side]);
        um_use(c, MR_7_34);
        um_decide(c, MR_7_32,
                  alone && um_ruled(c, MAD_RUL_UNEQUAL_HANDS, MAD_O_UNEQUAL_HANDS_END_TOGETHER) ? UM_YES
                                                                                                : done[side]);
    }
}
