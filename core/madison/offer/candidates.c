/* Making candidates: actions that somebody might take, and the situations that several kinds share. */
#include "core/madison/offer/candidates.h"

#include "core/madison/board/07_turn.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* ---- making candidates ---- */

um_maker *mad_offer_new(mad_offering *o, int verb)
{
    um_make(&o->m, verb, -1);
    return &o->m;
}

void mad_offer_give(mad_offering *o)
{
    if (!o->enough && !o->m.overflow)
        o->enough = !o->fn(o->user, &o->m.action);
}

void mad_offer_word(mad_offering *o, int verb, int param, int32_t word)
{
    um_make_int(mad_offer_new(o, verb), param, word);
    mad_offer_give(o);
}

void mad_offer_piece(mad_offering *o, int verb, int param, um_ref r)
{
    um_make_ref(mad_offer_new(o, verb), param, r);
    mad_offer_give(o);
}

void mad_offer_add(mad_offer_list *l, um_ref r)
{
    if (l->n < (int)UM_COUNT(l->r))
        l->r[l->n++] = r;
}

void mad_offer_refs(um_maker *m, int param, const mad_offer_list *l)
{
    for (int i = 0; i < l->n; i++)
        um_make_ref(m, param, l->r[i]);
}

void mad_offer_pieces(mad_offering *o, um_ref place, int side, uint32_t kinds, mad_offer_list *l)
{
    for (um_ref r = UM_NONE; mad_next_piece(&o->c, kinds, &r);)
        if (mad_piece_at(o->s, r)->at == place && mad_side_of(&o->c, r) == side)
            mad_offer_add(l, r);
}

void mad_offer_cards_in(mad_offering *o, int side, int role, mad_offer_list *l)
{
    um_ref box = mad_box(&o->c, role, side);
    for (int i = 0; i < mad_map_of(&o->c)->ncards; i++)
        if (o->s->card[i].at == box && o->s->card[i].owner == side)
            mad_offer_add(l, um_ref_of(MK_CARD, i));
}

void mad_offer_battle_cards(mad_offering *o, int side)
{
    mad_offer_list hand = {.n = 0};
    mad_offer_cards_in(o, side, MAD_BOX_HAND, &hand);
    for (int i = 0; i < hand.n; i++)
        if (um_is(&o->c, MK_CARD, um_ref_row(hand.r[i]), MAD_CARD_USES, MAD_USE_BATTLE) != UM_NO) {
            um_make_ref(mad_offer_new(o, MV_BATTLE_CARD), MP_BCARD_CARD, hand.r[i]);
            um_make_int(&o->m, MP_BCARD_SIDE, side);
            mad_offer_give(o);
        }
}

bool mad_offer_on_turn(const mad_offering *o, int side)
{
    int next = mad_expected(o->s);
    return next == MAD_NOBODY || next == side || um_known(o->s->hand[mad_other(side)]) == false ||
           o->s->hand[mad_other(side)].hi == 0;
}

bool mad_offer_hands_empty(const mad_offering *o)
{
    for (int side = 0; side < 2; side++)
        if (!o->s->out_of_cards[side] && !o->s->passed[side] && o->s->hand[side].lo > 0)
            return false;
    return true;
}

static bool both_there(mad_offering *o, um_ref space)
{
    return um_ref_kind(space) == MK_SPACE && mad_has_units(&o->c, o->s, um_ref_row(space), MAD_US) != UM_NO &&
           mad_has_units(&o->c, o->s, um_ref_row(space), MAD_BR) != UM_NO;
}

/* A side with nobody left owes nothing. */
bool mad_offer_owes(mad_offering *o)
{
    const mad_combat *k = &o->s->combat;
    for (int side = 0; side < 2 && k->open && um_ref_kind(k->space) == MK_SPACE; side++)
        if (mad_owed(k, side).lo > 0 && mad_has_units(&o->c, o->s, um_ref_row(k->space), side) != UM_NO)
            return true;
    return false;
}

bool mad_offer_battle_on(mad_offering *o)
{
    const mad_combat *k = &o->s->combat;
    return mad_offer_owes(o) || (k->open && both_there(o, k->space));
}

bool mad_offer_unsettled(mad_offering *o)
{
    if (o->s->play.open)
        return false;
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++)
        if (both_there(o, mad_space_ref(i)))
            return true;
    return mad_offer_battle_on(o);
}
