/* What holds for every card that is used (7.22, 7.32, 7.34, 8.21, 8.31): it is its player's to play, and
 * serves one use. */
#include "core/madison/rules/08_card_in_hand.h"

#include "core/madison/board/07_turn.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

const int mad_rule_of_mode[] = {
    [MAD_MODE_EVENT] = MR_8_31_1, [MAD_MODE_LEADER] = MR_8_31_2, [MAD_MODE_UNITS] = MR_8_31_3,
    [MAD_MODE_BUILD] = MR_8_31_4, [MAD_MODE_REPAIR] = MR_8_31_4, [MAD_MODE_RESTORE] = MR_8_31_5,
    [MAD_MODE_DEPOT] = MR_8_31_6, [MAD_MODE_CAMPAIGN] = MR_8_71, [MAD_MODE_NONE] = MR_8_31};

/* 8.31: the play under way puts its card to this use and no other; a card laid aside (7.34) has none yet.
 * */
void mad_decide_use(um_ctx *c, const mad_state *s, int mode)
{
    bool build = mode == MAD_MODE_BUILD || mode == MAD_MODE_REPAIR;
    if (s->play.mode == MAD_MODE_NONE) { /* a card laid aside does nothing yet */
        um_fact_text(c, "played for", "a hold");
        um_fact_text(c, "used for", "%s", mad_mode_words[mode]);
        um_use(c, MR_7_34);
        um_decide(c, MR_8_31, UM_NO);
        return;
    }
    bool same = s->play.mode == mode || s->play.mode == MAD_MODE_EVENT ||
                (build && (s->play.mode == MAD_MODE_BUILD || s->play.mode == MAD_MODE_REPAIR));
    if (same) {
        um_decide(c, MR_8_31, UM_YES);
        return;
    }
    um_fact_text(c, "played for", "%s", mad_mode_words[s->play.mode]);
    um_fact_text(c, "used for", "%s", mad_mode_words[mode]);
    um_use(c, mad_rule_of_mode[mode]);
    um_decide(c, MR_8_31, UM_NO);
}

/* 8.21: the flag says who may use the event, and operations are for both; of battle and reaction cards with
 * the other side's flag the book says nothing. */
void mad_decide_flag(um_ctx *c, um_ref card, int side)
{
    int row = um_ref_row(card);
    const um_datum *flag = um_datum_at(c->pack, um_datum_of(MK_CARD, row, MAD_CARD_EVENT_SIDE));
    if (flag->sure == UM_UNKNOWN)
        return; /* nothing tells whose it is */
    um_truth may = um_not(um_is(c, MK_CARD, row, MAD_CARD_EVENT_SIDE, mad_other(side)));
    if (may == UM_YES)
        return;
    um_fact_ref(c, "card", card);
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, MR_8_21, um_unruled(c, "whether a battle or reaction card serves the other side's flag"));
}

/* 7.32: who has no card left neither plays nor holds one. A hand that was only listed as far as it is
 * known may have been larger. */
void mad_decide_any_card(um_ctx *c, const mad_state *s, int side)
{
    if (!s->out_of_cards[side] && (!s->counted[side] || (mad_season(s->turn) == MAD_WINTER)))
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_range(c, "cards", s->hand[side]);
    um_decide(c, MR_7_32, um_ge(s->hand[side], um_exactly(1)));
}

/* 7.24, 8.23: only the current year's cards are in play. */
void mad_decide_year(um_ctx *c, const mad_state *s, um_ref card)
{
    if (s->turn == MAD_NO_TURN)
        return;
    const um_datum *printed = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_YEAR));
    int year = s->turn / 3;
    bool may_be = printed->sure == UM_UNKNOWN ||
                  (printed->lo <= year && year <= printed->hi && printed->lo < printed->hi);
    if (may_be && !printed->stated)
        return; /* nothing but the deck it came from tells its year */
    um_fact_ref(c, "card", card);
    um_use(c, MR_8_23);
    um_use(c, MR_5_2);
    if (mad_season(s->turn) == MAD_WINTER)
        um_use(c, MR_7_35); /* it was held too long */
    um_decide(c, MR_7_24, um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_YEAR, year));
}

/* 7.22, 7.32, 7.34: the card was not used before, is not in the other hand, and not laid aside
 * (R-held-card-use). */
void mad_decide_card_in_hand(um_ctx *c, const mad_state *s, um_ref card, int side)
{
    if (card == UM_NONE)
        return;
    mad_decide_year(c, s, card);
    const mad_card *k = &s->card[um_ref_row(card)];
    if (k->flags & MAD_CARD_LAID_ASIDE && !um_ruled(c, MAD_RUL_HELD_CARD_USE, MAD_O_HELD_CARD_USE_YES)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_7_34, UM_NO); /* laid aside until the next deal or the winter */
    }
    um_fact_ref(c, "card", card);
    um_use(c, MR_8_1);
    um_use(c, MR_8_28);
    um_decide(c, MR_7_22, um_sure(!(k->flags & MAD_CARD_USED)));
    if (k->owner != MAD_NOBODY && !(k->flags & MAD_CARD_USED)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_7_32, um_sure(k->owner == side));
    }
}

/* 8.31(7), 8.22: it is a battle card of the year and its player's own, not spent before, not a held one
 * (R-held-card-use); beside the operation that it is played for it serves only if it is marked for both. */
void mad_decide_battle_card(um_ctx *c, const mad_state *s, um_ref card, int side)
{
    const mad_card *m = &s->card[um_ref_row(card)];
    bool used = m->flags & MAD_CARD_USED, in_play = used && card == s->play.card;
    um_truth battle = um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_BATTLE);
    if (in_play && s->play.mode != MAD_MODE_EVENT)
        battle = um_and(battle, um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_OPERATIONS));
    um_fact_ref(c, "card", card);
    um_use(c, MR_8_22);
    um_use(c, MR_8_25);
    um_decide(c, MR_8_31_7, battle);
    if (used && !in_play) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_8_22, UM_NO); /* its bonus belongs to the play it was spent on */
    }
    if (mad_in_box(c, m->at, MAD_BOX_HELD)) {
        um_fact_ref(c, "card", card);
        um_use(c, MR_7_34);
        um_decide(c, MR_8_31_7, um_sure(um_ruled(c, MAD_RUL_HELD_CARD_USE, MAD_O_HELD_CARD_USE_YES)));
    }
    mad_decide_year(c, s, card);
    if (!used)
        mad_decide_any_card(c, s, side);
    mad_decide_flag(c, card, side);
    if (m->owner == mad_other(side)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_8_31_7, UM_NO); /* it is in the other hand */
    }
}

/* 7.32: the pieces are of the side whose play it is. */
void mad_decide_own_pieces(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    int i = 0;
    while (i < n && mad_side_of(c, v[i].ref) == s->play.side)
        i++;
    if (i == n || !s->play.open)
        return;
    um_fact_ref(c, "who", v[i].ref);
    um_fact_text(c, "side", "%s", mad_side_names[mad_side_of(c, v[i].ref) == MAD_BR]);
    um_decide(c, MR_7_32, UM_NO);
}
