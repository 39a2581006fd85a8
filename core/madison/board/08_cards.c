/* Cards: the points of the one in play (8.21), and a card that leaves a hand. */
#include "core/madison/board/08_cards.h"

#include "core/madison/board/map.h"

/* The points of the card in play: as the data print them, else as its player declared (which counts
 * as likely), else 1..3 (8.21). */
um_range mad_opv(um_ctx *c, const mad_state *s)
{
    um_range printed = um_span(1, 3);
    int card = um_ref_row(s->play.card);
    if (s->play.card != UM_NONE) {
        const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, card, MAD_CARD_OPV));
        if (d->sure != UM_UNKNOWN || !s->play.declared)
            printed = um_int(c, MK_CARD, card, MAD_CARD_OPV);
    } else if (!s->play.declared) {
        um_missing(c, "which card was played");
    }
    if (!um_known(printed) && s->play.declared && c->trust <= UM_LIKELY)
        return um_exactly(s->play.declared);
    return printed;
}

void mad_use_card(um_ctx *c, mad_state *s, um_ref card, int side, um_ref to)
{
    bool held = (s->turn >= 0 && mad_season(s->turn) == MAD_WINTER) ||
                (card != UM_NONE && mad_in_box(c, s->card[um_ref_row(card)].at, MAD_BOX_HELD));
    um_range *from = held ? &s->held[side] : &s->hand[side];
    *from = um_most(um_sub(*from, um_exactly(1)), um_exactly(0));
    if (s->turn == -1)
        s->prewar_played[side]++; /* 6.31: it still counts */
    if (card == UM_NONE)
        return;
    s->card[um_ref_row(card)].at = to;
    s->card[um_ref_row(card)].flags |= MAD_CARD_SEEN | MAD_CARD_USED;
    s->card[um_ref_row(card)].owner = (int8_t)side;
}
