/* Naval bases (15.3): which may build and repair, and when one is lost. */
#include "core/madison/board/15_bases.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

int mad_base_owner(const um_ctx *c, int space)
{
    return um_datum_at(c->pack, um_datum_of(MK_SPACE, space, MAD_SPACE_TERRITORY))->lo;
}

bool mad_is_york(um_ctx *c, int space)
{
    return um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_YORK) != UM_NO;
}

/* 15.33, R-backup-when: the enemy has the place. */
static um_truth taken(um_ctx *c, const mad_state *s, int space, int side)
{
    if (um_ruled(c, MAD_RUL_BACKUP_WHEN, MAD_O_BACKUP_WHEN_OCCUPIED))
        return mad_has_units(c, s, space, mad_other(side));
    return mad_controls(c, s, space, mad_other(side));
}

/* 15.33: it was lost in a year before this one; winters belong to years by R-year-of-winter. */
static um_truth lost_before(um_ctx *c, const mad_state *s, const mad_space *t)
{
    if (!t->lost_year)
        return UM_NO;
    um_range lost = um_exactly(t->lost_year), now = mad_years(c, s->turn);
    if (t->lost_winter && um_ruled(c, MAD_RUL_YEAR_OF_WINTER, MAD_O_YEAR_OF_WINTER_SPLIT))
        lost.hi++;
    um_truth before = um_lt(lost, now);
    lost.lo = t->lost_first;
    if (t->lost_first && before != UM_YES)
        return um_lt(lost, now) == UM_NO ? UM_NO : um_missing(c, "in which year the base was lost");
    return before == UM_MAYBE ? um_missing(c, "in which year of the winter it was") : before;
}

/* 15.33: the primary base of the back-up's lake was lost in an earlier year and is lost still
 * (R-backup-after-recapture). */
um_truth mad_primary_lost(um_ctx *c, const mad_state *s, int backup)
{
    int side = mad_base_owner(c, backup);
    int lake = mad_lake_of(c, backup);
    um_truth lost = UM_YES, any = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        if (mad_base_owner(c, i) != side || mad_lake_of(c, i) != lake)
            continue;
        um_truth primary = um_is(c, MK_SPACE, i, MAD_SPACE_BASE, MAD_BASE_PRIMARY);
        if (primary == UM_NO)
            continue;
        um_truth earlier = lost_before(c, s, &s->space[i]);
        um_truth still = s->space[i].base_destroyed ? UM_YES : taken(c, s, i, side);
        if (um_ruled(c, MAD_RUL_BACKUP_AFTER_RECAPTURE, MAD_O_BACKUP_AFTER_RECAPTURE_STAYS))
            still = UM_YES;
        lost = um_and(lost, um_if(primary, um_and(earlier, still)));
        any = um_or(any, primary);
    }
    return um_and(any, lost);
}

um_truth mad_base_opened(um_ctx *c, const mad_state *s, int space)
{
    um_range from = um_word(c, MK_SPACE, space, MAD_SPACE_BASE_FROM);
    return s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                  : um_le(from, um_exactly(s->turn < 0 ? 0 : s->turn));
}

/* A base that works now: not destroyed nor in enemy hands (15.32), open (15.34), and a back-up only
 * when it has to serve (15.33). York repairs beside Kingston (15.13, R-york-base). */
um_truth mad_base_usable(um_ctx *c, const mad_state *s, int space, bool repair)
{
    um_truth base = um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE));
    um_truth backup = um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_BACKUP);
    um_truth whole = um_sure(!s->space[space].base_destroyed);
    um_truth free = um_not(mad_controls(c, s, space, mad_other(mad_base_owner(c, space))));
    um_truth serves = um_not(backup);
    if (backup != UM_NO)
        serves = um_or(serves, mad_primary_lost(c, s, space));
    if (repair && mad_is_york(c, space) && !um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_STRICT_BACKUP))
        serves = UM_YES;
    return um_and(um_and(base, whole), um_and(free, um_and(serves, mad_base_opened(c, s, space))));
}

/* ---- the free repair of winter (15.21, 16.1(3)) ---- */

/* A damaged ship in a friendly base. */
um_truth mad_mends_in_winter(um_ctx *c, const mad_state *s, int ship)
{
    um_ref at = s->ship[ship].at;
    if (!s->ship[ship].face || um_ref_kind(at) != MK_SPACE)
        return UM_NO;
    um_truth base = mad_base_usable(c, s, um_ref_row(at), true);
    return um_and(base, mad_friendly(c, s, um_ref_row(at), mad_side_of(c, mad_ship_ref(ship))));
}

void mad_lose_base(mad_state *s, int space)
{
    s->space[space].lost_year = (int16_t)mad_year(s->turn);
    s->space[space].lost_first = 0;
    s->space[space].lost_winter = mad_season(s->turn) == MAD_WINTER;
}

void mad_adopt_lost_bases(um_ctx *c, mad_state *s)
{
    const um_bits *bases = &mad_map_of(c)->bases;
    for (int i = -1; s->turn >= 0 && (i = um_next_bit(bases->w, UM_COUNT(bases->w), i)) >= 0;) {
        bool lost = s->space[i].base_destroyed || taken(c, s, i, mad_base_owner(c, i)) == UM_YES;
        if (s->space[i].lost_year || !lost)
            continue;
        mad_lose_base(s, i);
        s->space[i].lost_first = (int16_t)mad_year(0);
    }
}

/* Whether a base that was not lost plainly is not now: no enemy is in the place, which is not his for sure.
 * Speed dictates that this is asked first, unless somebody wants to know which rulings were. */
static bool plainly_kept(const um_ctx *c, const mad_state *s, int space)
{
    const mad_chart *chart = mad_chart_of(c);
    int owner = mad_base_owner(c, space), enemy = mad_other(owner);
    return chart && !c->pack->touched && (owner == MAD_US || owner == MAD_BR) && !s->space[space].lost_year &&
           !um_bit(&chart->own[enemy][UM_MAYBE], space) && !mad_anybody_stands(c, s, space, enemy);
}

/* 15.33: the year in which a base fell to the enemy, or to an event, is remembered. */
void mad_note_lost_bases(um_ctx *c, mad_state *s)
{
    const um_bits *bases = &mad_map_of(c)->bases;
    for (int i = -1; (i = um_next_bit(bases->w, UM_COUNT(bases->w), i)) >= 0 && s->turn >= 0;) {
        if (s->space[i].base_destroyed || plainly_kept(c, s, i))
            continue;
        um_truth gone = taken(c, s, i, mad_base_owner(c, i));
        if (gone == UM_YES && !s->space[i].lost_year)
            mad_lose_base(s, i);
        else if (gone == UM_NO &&
                 um_ruled(c, MAD_RUL_BACKUP_AFTER_RECAPTURE, MAD_O_BACKUP_AFTER_RECAPTURE_YES))
            s->space[i].lost_year = 0;
    }
}

/* 15.17(1): two small ships for a point; R-half-nbv: one alone costs as much. */
int mad_small_cost(um_ctx *c, int n)
{
    if (n % 2 && um_ruled(c, MAD_RUL_HALF_NBV, MAD_O_HALF_NBV_HALVES))
        return n;
    return (n + 1) / 2 * 2;
}
