/* Cards: the points of the one in play (8.21), and a card that leaves a hand. */
#include "core/madison/board/08_cards.h"

#include "core/madison/board/map.h"

/* The points of the card in play: as the data print them, else as its player declared (which counts
 * as likely), else 1..3 (8.21). */
um_range mad_opv(um_ctx *c, const mad_play *p)
{
    um_range printed = um_span(1, 3);
    int card = um_ref_row(p->card);
    if (p->card != UM_NONE) {
        const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, card, MAD_CARD_OPV));
        if (d->sure != UM_UNKNOWN || !p->declared)
            printed = um_int(c, MK_CARD, card, MAD_CARD_OPV);
    } else if (!p->declared) {
        um_missing(c, "which card was played");
    }
    if (!um_known(printed) && p->declared && c->trust <= UM_LIKELY)
        return um_exactly(p->declared);
    return printed;
}

void mad_use_card(um_ctx *c, mad_state *s, um_ref card, int side, um_ref to)
{
    bool held = (mad_season(s->turn) == MAD_WINTER) ||
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

bool mad_tells_of_end(const um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ctx quiet = um_quiet(c);
    if (!s->play.open || s->play.card == UM_NONE)
        return false;
    int row = um_ref_row(s->play.card), mode;
    bool event = s->play.mode == MAD_MODE_EVENT;
    switch (a->verb) {
    case MV_GHENT:
        return event && um_int_arg(a, MP_GHENT_SIDE, MAD_US) == s->play.side &&
               um_is(&quiet, MK_CARD, row, MAD_CARD_ROLE, MAD_CARD_GHENT) == UM_YES;
    case MV_NEW_ORLEANS:
        mode = um_int_arg(a, MP_NORLEANS_MODE, MAD_NOLA_EVENT);
        return mode == (event ? MAD_NOLA_EVENT : MAD_NOLA_OPERATIONS) && s->play.side == MAD_US &&
               um_is(&quiet, MK_CARD, row, MAD_CARD_ROLE, MAD_CARD_NEW_ORLEANS) == UM_YES;
    default:
        return false;
    }
}

bool mad_play_takes(int mode, int param, um_ref value)
{
    enum { ANY = 0x7fffffff, LEADER = UM_KIND_BIT(MK_LEADER), SPACE = UM_KIND_BIT(MK_SPACE) };
    static const int who[MAD_MODE_NONE + 1] = {[MAD_MODE_UNITS] = ANY,
                                               [MAD_MODE_CAMPAIGN] = ANY,
                                               [MAD_MODE_LEADER] = LEADER,
                                               [MAD_MODE_DEPOT] = SPACE},
                                         second[MAD_MODE_NONE + 1] = {[MAD_MODE_CAMPAIGN] = ANY},
                                         space[MAD_MODE_NONE + 1] =
                                             {[MAD_MODE_EVENT] = ANY, [MAD_MODE_DEPOT] = SPACE},
                                         units[MAD_MODE_NONE + 1] = {[MAD_MODE_EVENT] = ANY};
    static const int *const named[MP_PLAY_UNITS + 1] = {[MP_PLAY_WHO] = who,
                                                        [MP_PLAY_SECOND] = second,
                                                        [MP_PLAY_SECOND_AT] = second,
                                                        [MP_PLAY_SPACE] = space,
                                                        [MP_PLAY_UNITS] = units};
    const int *kinds = param <= MP_PLAY_UNITS ? named[param] : NULL;
    return !kinds || (kinds[mode] >> um_ref_kind(value)) & 1;
}

void mad_refuse_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    (void)s;
    static const int named[] = {MP_PLAY_WHO, MP_PLAY_SECOND, MP_PLAY_SECOND_AT, MP_PLAY_SPACE, MP_PLAY_UNITS};
    int mode = um_int_arg(a, MP_PLAY_MODE, MAD_MODE_NONE), n;
    for (size_t i = 0; i < UM_COUNT(named); i++) {
        const um_value *v = um_values_of(a, named[i], &n);
        if (n > 0 && !mad_play_takes(mode, named[i], v[0].ref))
            um_refuse(c, "is not named in a play of this use; what is done goes in a line of its own",
                      v[0].ref);
    }
}
