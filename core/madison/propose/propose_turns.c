/* What the turn marker, the decks and the score marker show: turns, deals and points. */
#include "core/madison/propose/propose.h"

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

/* The cards that were drawn, by side; index of each side's first. */
typedef struct draws {
    int drawn[2], first[2], total, who; /* who: the side that drew first */
    bool prewar;
} draws;

static draws count_draws(const mad_proposal *p)
{
    draws d = {.first = {-1, -1}, .who = -1, .prewar = p->s.turn == -1};
    for (int i = 0; i < p->n; i++) {
        int side = p->ch[i].side;
        if (p->ch[i].kind != UM_C_DRAW || side < 0 || side > 1)
            continue;
        d.who = d.who < 0 ? side : d.who;
        d.first[side] = d.first[side] < 0 ? i : d.first[side];
        d.drawn[side]++;
        d.total++;
    }
    return d;
}

static void send_draw(mad_proposal *p, const draws *d, int side)
{
    bool single = d->prewar && d->total == 1 && p->s.dow_side == MAD_NOBODY;
    mad_prop_start(p, single ? MV_PREWAR_DRAW : d->prewar ? MV_PREWAR_DEAL : MV_DEAL, side);
    um_make_int(&p->m, MP_DEAL_SIDE, side);
    if (!single)
        um_make_int(&p->m, MP_DEAL_COUNT, d->drawn[side]);
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_DRAW && p->ch[i].side == side && p->ch[i].what != UM_NONE)
            um_make_ref(&p->m, single ? MP_PDRAW_CARD : MP_DEAL_CARDS, p->ch[i].what);
    int deck = d->prewar ? 0 : other_deck(p, side);
    if (deck)
        um_make_int(&p->m, MP_DEAL_DECK, deck);
    mad_prop_located(p, d->first[side], p->n - 1);
    mad_prop_send(p);
}

void mad_prop_draws(mad_proposal *p)
{
    const draws d = count_draws(p);
    for (int k = 0; k < 2 && d.total; k++) {
        int side = k ? mad_other(d.who) : d.who;
        if (d.drawn[side])
            send_draw(p, &d, side);
    }
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

void mad_prop_score(mad_proposal *p)
{
    int last = -1;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SCORE)
            last = i;
    if (last < 0)
        return;
    mad_prop_start(p, MV_VP, -1);
    um_make_int(&p->m, MP_VP_NET, p->ch[last].value);
    mad_prop_located(p, last, last);
    mad_prop_send(p);
}
