/* Turns and whose play it is (5.1, 7.32). */
#include "core/madison/board/07_turn.h"

um_range mad_years(um_ctx *c, int turn)
{
    int year = mad_year(turn);
    bool winter = mad_season(turn) == MAD_WINTER;
    return um_span(year, winter && um_ruled(c, MAD_RUL_YEAR_OF_WINTER, MAD_O_YEAR_OF_WINTER_SPLIT) ? year + 1
                                                                                                   : year);
}

/* Whether the record begins with hands that were already played from, so that nothing tells whose turn it is.
 */
bool mad_in_midst(const mad_state *s)
{
    return s->all_in_hand[MAD_US] || s->all_in_hand[MAD_BR];
}

int mad_expected(const mad_state *s)
{
    if (s->last_side != MAD_NOBODY) {
        int next = mad_other(s->last_side);
        return s->out_of_cards[next] ? s->last_side : next;
    }
    return mad_in_midst(s) ? MAD_NOBODY : s->first;
}

um_range mad_cards_to_play(const mad_state *s, int side)
{
    return mad_season(s->turn) == MAD_WINTER ? s->held[side] : s->hand[side];
}

/* 6.2(6): once the Declaration is drawn nobody plays before the whole deck is. */
static bool deck_is_left(const mad_state *s)
{
    return s->play.open && s->play.prewar && s->dow_side == MAD_NOBODY && s->prewar_draws > 0 &&
           s->prewar_draws < MAD_PREWAR_DECK;
}

um_truth mad_before_war(um_ctx *c, const mad_state *s)
{
    if (s->turn != -1)
        return UM_NO;
    if (deck_is_left(s))
        return UM_YES;
    bool drawn = s->dow_side == MAD_NOBODY ? s->prewar_unseen : s->rest_drawn;
    return drawn ? um_missing(c, "whether the Declaration of War has been drawn") : UM_YES;
}
