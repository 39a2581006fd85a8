/* What the turn marker, the decks and the score marker show: turns, deals and points. */
#include "core/madison/propose/propose.h"
#include "core/madison/rules/07_deal.h"

/* Cards of another year's deck are told of: the year of the first; 0: they are of this one's, or of none's.
 */
static int other_deck(const mad_proposal *p, int side)
{
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        if (ch->kind != UM_C_DRAW || ch->side != side || um_ref_kind(ch->from) != MK_BOX)
            continue;
        int year = um_datum_at(p->c.pack, um_datum_of(MK_BOX, um_ref_row(ch->from), MAD_BOX_YEAR))->lo;
        if (year != MAD_NO_YEAR && p->s.turn >= 0 && 1812 + year != mad_year(p->s.turn))
            return 1812 + year;
    }
    return 0;
}

/* More will be dealt, or may be where a log ends before the hand is what is due (7.21). */
static bool goes_on(mad_proposal *p, int side, const um_change *last, int drawn)
{
    um_ctx quiet = um_quiet(&p->c);
    um_range all = um_exactly(p->s.dealt_so_far[side] + drawn);
    return p->s.turn >= 0 &&
           (last->more || (last->unended && um_lt(all, mad_due(&quiet, &p->s, side)) != UM_NO));
}

/* The cards that a side drew among the changes i to n: one at a time before the war, or all together. */
static void send_draw(mad_proposal *p, int verb, int side, int i, int n)
{
    bool single = verb == MV_PREWAR_DRAW;
    int drawn = 0, first = -1, last = -1;
    mad_prop_start(p, verb, side);
    um_make_int(&p->m, MP_DEAL_SIDE, side);
    for (; i < n; i++) {
        if (p->ch[i].kind != UM_C_DRAW || p->ch[i].side != side)
            continue;
        drawn++;
        first = first < 0 ? i : first;
        last = i;
        if (p->ch[i].what != UM_NONE)
            um_make_ref(&p->m, single ? MP_PDRAW_CARD : MP_DEAL_CARDS, p->ch[i].what);
    }
    if (!drawn)
        return;
    if (!single)
        um_make_int(&p->m, MP_DEAL_COUNT, drawn);
    int deck = verb == MV_DEAL ? other_deck(p, side) : 0;
    if (deck)
        um_make_int(&p->m, MP_DEAL_DECK, deck);
    if (verb == MV_DEAL && goes_on(p, side, &p->ch[last], drawn)) /* before the war they draw by turns */
        um_make_int(&p->m, MP_DEAL_MORE, 1);
    mad_prop_located(p, first, single ? last : p->n - 1);
    mad_prop_send(p);
}

/* 6.2(3), 6.2(4): until the Declaration of War is known to be drawn, cards drawn by turns are so many draws;
 * returns the change behind them. */
static int send_draws_by_turns(mad_proposal *p)
{
    int i = 0;
    for (; i < p->n && p->s.dow_side == MAD_NOBODY; i++) {
        int side = p->ch[i].side;
        if (p->ch[i].kind != UM_C_DRAW || side < 0 || side > 1)
            continue;
        if (p->s.next_draw != MAD_NOBODY && p->s.next_draw != side)
            break;
        send_draw(p, MV_PREWAR_DRAW, side, i, i + 1);
    }
    return i;
}

void mad_prop_draws(mad_proposal *p)
{
    bool before = p->s.turn == -1;
    int from = before ? send_draws_by_turns(p) : 0, who = -1;
    for (int i = from; i < p->n && who < 0; i++)
        if (p->ch[i].kind == UM_C_DRAW && (p->ch[i].side == MAD_US || p->ch[i].side == MAD_BR))
            who = p->ch[i].side;
    for (int k = 0; k < 2 && who >= 0; k++)
        send_draw(p, before ? MV_PREWAR_DEAL : MV_DEAL, k ? mad_other(who) : who, from, p->n);
}

void mad_prop_turns(mad_proposal *p)
{
    for (int i = 0; i < p->n; i++) {
        int turn = p->ch[i].value;
        if (p->ch[i].kind != UM_C_TURN || turn < 0 || turn >= MAD_TURNS)
            continue;
        mad_prop_start(p, MV_TURN, -1);
        um_make_int(&p->m, MP_TURN_SEASON, mad_season(turn));
        um_make_int(&p->m, MP_TURN_YEAR, mad_year(turn));
        mad_prop_located(p, i, i);
        mad_prop_send(p);
    }
}
