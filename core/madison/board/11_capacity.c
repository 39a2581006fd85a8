/* What ships can carry (11.35), and who is aboard. */
#include "core/madison/board/11_capacity.h"

#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"

/* ---- a voyage: who sails, along which places, with whom aboard ---- */

bool mad_sea_listed(const um_ref *v, int n, um_ref r)
{
    for (int i = 0; i < n; i++)
        if (v[i] == r)
            return true;
    return false;
}

/* ---- capacity (11.35) ---- */

typedef struct holds { /* what a set of ships can take */
    int schooners, slots;
} holds;

static holds add_hold(holds h, int32_t type)
{
    static const int slots[] = {[MAD_SCHOONER] = 0, [MAD_SLOOP] = 0,   [MAD_BRIG] = 1,
                                [MAD_CORVETTE] = 1, [MAD_FRIGATE] = 2, [MAD_SHIP_OF_THE_LINE] = 3};
    if (type <= MAD_SLOOP)
        h.schooners++;
    h.slots += slots[type];
    return h;
}

/* Ships of a slot take one unit of any size a slot; a schooner one detachment, four of them any one
 * unit (R-capacity-pooling). Pooling more schooners than the big units ask for never helps. */
static bool fits(holds h, int large, int small, bool mixing)
{
    if (mixing)
        return 4 * large + small <= 4 * h.slots + h.schooners;
    int pooled = large > h.slots ? large - h.slots : 0;
    int left = h.schooners - 4 * pooled;
    return left >= 0 && small <= h.slots + pooled - large + left;
}

/* 11.35, as far as types and strengths are known. */
um_truth mad_capacity_fits(um_ctx *c, const mad_state *s, const um_ref *ships, int nships,
                           const um_ref *units, int nunits)
{
    holds worst = {0, 0}, best = {0, 0};
    for (int i = 0; i < nships; i++) {
        if (s->ship[um_ref_row(ships[i])].face)
            continue; /* 12.42: a damaged ship carries nobody */
        um_range type = um_word(c, MK_SHIP, um_ref_row(ships[i]), MAD_SHIP_TYPE);
        worst = add_hold(worst, type.lo);
        best = add_hold(best, type.hi);
    }
    int large = 0, maybe = 0, small = 0;
    for (int i = 0; i < nunits; i++) {
        if (um_ref_kind(units[i]) != MK_UNIT)
            continue;
        um_truth detachment = mad_is_detachment(c, s, um_ref_row(units[i]));
        large += detachment == UM_NO;
        maybe += detachment == UM_MAYBE;
        small += detachment == UM_YES;
    }
    bool mixing =
        nunits > 0 && nships > 1 && um_ruled(c, MAD_RUL_CAPACITY_POOLING, MAD_O_CAPACITY_POOLING_FREE_MIXING);
    if (fits(worst, large + maybe, small, mixing))
        return UM_YES;
    return fits(best, large, small + maybe, mixing) ? UM_MAYBE : UM_NO;
}

/* ---- going aboard and ashore ---- */

int mad_sea_aboard(const mad_state *s, const um_ref *ships, int n, um_ref *who)
{
    int k = 0;
    for (int i = 0; i < n; i++)
        for (um_ref r = UM_NONE; k < MAD_SEA_MAX && mad_next_of(&s->aboard, &r);)
            if (mad_piece_at(s, r)->at == ships[i])
                who[k++] = r;
    return k;
}

int mad_sea_units_aboard(const mad_state *s, um_ref ship, um_ref *units)
{
    um_ref who[MAD_SEA_MAX];
    int n = mad_sea_aboard(s, &ship, 1, who), k = 0;
    for (int i = 0; i < n; i++)
        if (um_ref_kind(who[i]) == MK_UNIT)
            units[k++] = who[i];
    return k;
}
