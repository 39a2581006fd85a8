/* A voyage told in several lines (11.15, 11.36): each line that names passengers sets them down where it
 * ends, and a later line may say that they stayed aboard. */
#include "core/madison/rules/11_staying_aboard.h"

#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/11_passengers.h"

#include <string.h>

static bool in_set(const mad_set_down *d, um_ref who)
{
    int row = um_ref_row(who);
    return um_ref_kind(who) == MK_LEADER ? d->leaders >> row & 1 : d->units[row / 64] >> (row % 64) & 1;
}

static void put_in(mad_set_down *d, um_ref who)
{
    int row = um_ref_row(who);
    if (um_ref_kind(who) == MK_LEADER)
        d->leaders |= UINT64_C(1) << row;
    else
        d->units[row / 64] |= UINT64_C(1) << (row % 64);
}

static void take_out(mad_set_down *d, um_ref who)
{
    int row = um_ref_row(who);
    if (um_ref_kind(who) == MK_LEADER)
        d->leaders &= ~(UINT64_C(1) << row);
    else
        d->units[row / 64] &= ~(UINT64_C(1) << (row % 64));
}

static bool nobody_left(const mad_set_down *d)
{
    uint64_t any = d->leaders;
    for (int i = 0; i < MAD_UNIT_WORDS; i++)
        any |= d->units[i];
    return any == 0;
}

void mad_sea_note_set_down(mad_state *s, const mad_voyage_end *end)
{
    mad_set_down d = {.town = end->town,
                      .price_lo = (uint8_t)end->price.lo,
                      .price_hi = (uint8_t)end->price.hi,
                      .nships = (uint8_t)end->nships,
                      .fort = end->fort};
    for (int i = 0; i < end->n; i++)
        put_in(&d, end->who[i]);
    for (int i = 0; i < end->ncaptains; i++)
        d.captains |= UINT64_C(1) << um_ref_row(end->captains[i]);
    for (int i = 0; i < end->nships; i++) {
        mad_byte_set(d.ships, um_ref_row(end->ships[i]));
        if (end->sure[i])
            mad_byte_set(d.paid, um_ref_row(end->ships[i]));
    }
    memmove(&s->sea.set_down[1], &s->sea.set_down[0], sizeof s->sea.set_down - sizeof s->sea.set_down[0]);
    s->sea.set_down[0] = d;
}

static bool sails_again(const mad_set_down *d, const um_ref *ships, int n)
{
    for (int i = 0; i < n; i++)
        if (mad_byte_bit(d->ships, um_ref_row(ships[i])))
            return true;
    return false;
}

/* The landing was met: nobody stays aboard of it (11.52). A leader by himself meets nobody. */
static bool was_met(const mad_state *s, um_ref town)
{
    for (int i = 0; i < s->play.nbefore; i++)
        if (s->play.before[i].from == town && !s->play.before[i].alone)
            return true;
    return s->combat.space == town;
}

/* He stands where the voyage set him down, and met nobody there. */
static bool stays(const mad_state *s, const mad_set_down *d, um_ref who)
{
    const mad_piece *m = mad_piece_at(s, who);
    return in_set(d, who) && m->at == d->town && !(m->flags & (MF_FOUGHT | MF_RETREATED)) &&
           !was_met(s, d->town);
}

bool mad_sea_stayed(const mad_state *s, const um_ref *who, int n, const um_ref *ships, int nships)
{
    for (int k = 0; k < MAD_SET_DOWNS; k++)
        for (int i = 0; i < n && sails_again(&s->sea.set_down[k], ships, nships); i++)
            if (stays(s, &s->sea.set_down[k], who[i]))
                return true;
    return false;
}

/* What is given back has been paid. */
static void refund(mad_piece *m, int lo, int hi)
{
    m->spent_lo = um_u8(m->spent_lo - lo);
    m->spent_hi = um_u8(m->spent_hi - hi);
}

/* Who stays aboard pays nothing, nor takes a fort. While others of the voyage are ashore, and it is not said
 * from which ship, each ship may have paid. */
static void give_back(um_ctx *c, mad_state *s, mad_set_down *d)
{
    bool others = !nobody_left(d), open = others || d->unnamed;
    if (others && d->nships == 1)
        return;
    for (int i = 0; i < mad_map_of(c)->nships; i++) {
        if (!mad_byte_bit(d->ships, i) || mad_byte_bit(d->unloaded, i))
            continue;
        refund(&s->ship[i], mad_byte_bit(d->paid, i) ? d->price_lo : 0, open ? 0 : d->price_hi);
        if (s->ship[i].at == d->town && !open)
            s->ship[i].flags &= (uint16_t)~MF_UNLOADING;
    }
    for (int l = -1; (l = um_next_bit(&d->captains, 1, l)) >= 0 && !others;) {
        refund(&s->leader[l], d->price_lo, d->price_hi);
        if (s->leader[l].at == d->town)
            s->leader[l].flags &= (uint16_t)~MF_UNLOADING;
    }
    memset(d->paid, 0, sizeof d->paid); /* the least of it is given back once */
    if (!others && !d->some_ashore)
        s->space[um_ref_row(d->town)].fort = d->fort;
}

void mad_sea_take_back(um_ctx *c, mad_state *s, const um_ref *who, int n, const um_ref *ships, int nships)
{
    for (int k = 0; k < MAD_SET_DOWNS; k++) {
        mad_set_down *d = &s->sea.set_down[k];
        bool any = false;
        for (int i = 0; i < n && sails_again(d, ships, nships); i++) {
            if (!stays(s, d, who[i]))
                continue;
            mad_sea_board(c, s, who[i], ships, nships);
            mad_piece_of(s, who[i])->flags &= (uint16_t) ~(MF_LANDED | MF_STOPPED);
            take_out(d, who[i]);
            any = true;
        }
        if (any)
            give_back(c, s, d);
    }
}

/* Who was set down there is said to go ashore: it was not for nothing that his ships have paid. */
static void one_of_them(mad_set_down *d, um_ref who, int nships)
{
    take_out(d, who);
    d->captains = 0;
    if (nships == 0 && d->nships > 1)
        d->unnamed = true;
    else if (nships == 0)
        memcpy(d->unloaded, d->ships, sizeof d->unloaded);
}

/* Another one goes ashore at the stop: his ship and the leader who is there keep what they have paid. */
static void another(const mad_state *s, mad_set_down *d, um_ref who)
{
    um_ref ship = mad_piece_at(s, who)->at;
    if (um_ref_kind(ship) == MK_SHIP && mad_piece_at(s, ship)->flags & MF_UNLOADING)
        mad_byte_set(d->unloaded, um_ref_row(ship));
    for (int l = -1; (l = um_next_bit(&d->captains, 1, l)) >= 0;)
        if (s->leader[l].at == d->town)
            d->captains &= ~(UINT64_C(1) << l);
}

void mad_sea_went_ashore(mad_state *s, const um_ref *who, int n, um_ref place, const um_ref *ships,
                         int nships)
{
    for (int k = 0; k < MAD_SET_DOWNS; k++) {
        mad_set_down *d = &s->sea.set_down[k];
        for (int i = 0; i < n; i++) {
            if (in_set(d, who[i]))
                one_of_them(d, who[i], nships);
            else if (place == d->town)
                another(s, d, who[i]);
            else
                continue;
            d->some_ashore = true;
            for (int j = 0; j < nships; j++)
                mad_byte_set(d->unloaded, um_ref_row(ships[j]));
        }
    }
}
