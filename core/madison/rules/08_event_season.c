/* Which season an event may be played in (8.31(1), 7.35). */
#include "core/madison/rules/08_event_season.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* 8.31(1), 7.35: a winter card serves as event only in the winter of its year, and only if it was
 * held; any other only outside winter. */
void mad_decide_event_season(um_ctx *c, const mad_state *s, um_ref card)
{
    int row = um_ref_row(card);
    if (s->turn == MAD_NO_TURN) {
        um_decide(c, MR_8_31_1, um_missing(c, "the turn"));
        return;
    }
    bool winter = mad_season(s->turn) == MAD_WINTER;
    um_truth is_winter = um_is(c, MK_CARD, row, MAD_CARD_USES, MAD_USE_WINTER);
    um_truth is_event = um_or(um_is(c, MK_CARD, row, MAD_CARD_USES, MAD_USE_EVENT), is_winter);
    um_fact_ref(c, "card", card);
    if (winter) {
        um_truth held =
            um_sure(s->card[row].held_turn >= 0 && mad_year(s->card[row].held_turn) == mad_year(s->turn));
        if (held == UM_NO && s->card[row].at == UM_NONE)
            held = um_missing(c, "whether the card was held");
        um_use(c, MR_16_1_1);
        um_decide(c, MR_7_35, um_and(is_winter, held));
        um_fact_ref(c, "card", card);
        um_decide(c, MR_8_31_1, is_winter);
        return;
    }
    um_decide(c, MR_8_31_1, um_and(is_event, um_not(is_winter)));
}
