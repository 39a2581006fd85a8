/* The ledger of victory points (4.13 to 4.17): what spaces and lakes are booked at, and what changed since
 * the marker was last stated. */
#include "core/madison/board/04_ledger.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/pieces.h"

#include <string.h>

/* What a space is worth in the ledger now, net (4.13 to 4.15); nothing before the war (6.2). */
static um_range space_points(um_ctx *c, const mad_state *s, int space)
{
    um_range points = um_exactly(0);
    for (int side = 0; side < 2; side++) {
        um_truth held = mad_territory(c, space, mad_other(side));
        if (held != UM_NO || c->rec)
            held = um_and(held, mad_controls(c, s, space, side));
        if (held == UM_NO)
            continue;
        um_range value = um_either(held, mad_value_held(c, s, space, side), um_exactly(0));
        points = side == MAD_US ? um_add(points, value) : um_sub(points, value);
    }
    return points;
}

/* 4.16: two points for each lake held, here by `owner`. */
static um_range lake_points(um_ctx *c, const mad_state *s, int lake, int owner)
{
    int scorer = mad_lake_scorer(c, s, lake, owner);
    return um_exactly(scorer == MAD_US ? 2 : scorer == MAD_BR ? -2 : 0);
}

/* Whether points are no more and no other than they were: who had them loses some. */
static bool are_lost(um_range was, um_range now)
{
    return was.lo >= 0 && now.lo >= 0 && now.hi <= was.hi;
}

/* Books a change to who gains by it, or takes it off from who had more. */
static void book(um_ctx *c, um_range *booked, um_range now, int rule, um_ref what)
{
    if (um_range_same(*booked, now))
        return;
    um_range change = um_sub(now, *booked);
    bool us = change.hi > 0 && change.hi >= -change.lo;
    if (are_lost(*booked, now) || are_lost(um_neg(*booked), um_neg(now)))
        us = booked->hi > 0;
    um_book(c, us ? MAD_US : MAD_BR, us ? change : um_neg(change), rule, "%.*s",
            UM_FMT(um_ref_name(c->pack, what)));
    *booked = now;
}

/* Puts the space a unit is in among them if it is not its side's for sure. */
static void contest(um_ctx *c, const mad_state *s, const mad_chart *chart, int unit, um_bits *spaces)
{
    um_ref at = mad_place(s, mad_unit_ref(unit));
    if (um_ref_kind(at) != MK_SPACE)
        return;
    int space = um_ref_row(at), side = mad_map_of(c)->unit_side[unit];
    bool home = chart ? um_bit(&chart->own[side][UM_YES], space) : mad_territory(c, space, side) == UM_YES;
    if (!home)
        um_bit_set(spaces, space);
}

/* The same of all units; of those ashore by the sets in which they stand. */
static void contest_by_sets(um_ctx *c, const mad_state *s, const mad_chart *chart, um_bits *spaces)
{
    for (int side = MAD_US; side <= MAD_BR; side++) {
        um_bits abroad = um_bits_less(&s->peopled, &chart->own[side][UM_YES]);
        for (int i = -1; (i = um_next_bit(abroad.w, 2, i)) >= 0;)
            if (mad_units_stand(c, s, i, side))
                um_bit_set(spaces, i);
    }
    for (int u = -1; (u = um_next_bit(s->aboard.units, MAD_UNIT_WORDS, u)) >= 0;)
        contest(c, s, chart, u, spaces);
}

/* Spaces that may have a garrison of the side that does not own them, or did. */
static void contested(um_ctx *c, const mad_state *s, um_bits *spaces)
{
    const mad_map *m = mad_map_of(c);
    const mad_chart *chart = mad_chart_of(c);
    *spaces = (um_bits){{0, 0}};
    if (chart)
        contest_by_sets(c, s, chart, spaces);
    for (int u = 0; u < m->nunits && !chart; u++)
        contest(c, s, NULL, u, spaces);
    for (int i = 0; i < m->nspaces; i++)
        if (s->space[i].booked.lo || s->space[i].booked.hi)
            um_bit_set(spaces, i);
}

/* R-vp-timing: whether the points of a play under way wait for its end. */
static bool wait_for_end(um_ctx *c, const mad_state *s)
{
    return s->play.open && um_ruled(c, MAD_RUL_VP_TIMING, MAD_O_VP_TIMING_END_OF_PLAY);
}

/* 4.13 to 4.15: books each space at what its control is worth now; R-vp-timing may let it wait for the end
 * of the play. */
static void book_spaces(um_ctx *c, mad_state *s, bool play_over)
{
    um_bits spaces;
    if (s->turn == -1)
        return;
    contested(c, s, &spaces);
    for (int i = -1; (i = um_next_bit(spaces.w, 2, i)) >= 0;) {
        um_range now = space_points(c, s, i);
        if (!um_range_same(now, s->space[i].booked) && (play_over || !wait_for_end(c, s)))
            book(c, &s->space[i].booked, now, MR_4_13, mad_space_ref(i));
    }
}

void mad_book_spaces(um_ctx *c, mad_state *s)
{
    book_spaces(c, s, false);
}

/* 4.16: books each lake for the side that its controller's points go to. */
void mad_book_lakes(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        book(c, &s->lake[i].booked, lake_points(c, s, i, s->lake[i].owner), MR_4_16, mad_lake_ref(i));
}

void mad_book_play(um_ctx *c, mad_state *s)
{
    book_spaces(c, s, true);
    mad_book_lakes(c, s);
}

/* 4.16 with R-vp-timing=instant: an empty box costs its points at once, a box with one fleet gives them. */
void mad_book_boxes(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nlakes; i++) {
        int holder = mad_box_holder(c, s, i);
        if (holder == MAD_NOBODY && mad_box_disputed(c, s, i))
            continue;
        um_range now = lake_points(c, s, i, holder);
        if (!um_range_same(now, s->lake[i].booked) && um_ruled(c, MAD_RUL_VP_TIMING, MAD_O_VP_TIMING_INSTANT))
            book(c, &s->lake[i].booked, now, MR_4_16, mad_lake_ref(i));
    }
}

void mad_book_told_lake(um_ctx *c, mad_state *s, int lake)
{
    int holder = mad_box_holder(c, s, lake);
    if (!mad_box_disputed(c, s, lake) && !wait_for_end(c, s))
        book(c, &s->lake[lake].booked, lake_points(c, s, lake, holder), MR_4_16, mad_lake_ref(lake));
}

/* What has been booked since the marker was taken as given. An entry that is as it was cancels out, however
 * unsure its value. */
static um_range booked_since(const mad_state *s)
{
    um_range sum = um_exactly(0);
    for (int i = 0; i < MAD_SPACES; i++)
        if (!um_range_same(s->space[i].booked, s->space[i].given))
            sum = um_add(sum, um_sub(s->space[i].booked, s->space[i].given));
    for (int i = 0; i < MAD_LAKES; i++)
        if (!um_range_same(s->lake[i].booked, s->lake[i].given))
            sum = um_add(sum, um_sub(s->lake[i].booked, s->lake[i].given));
    return sum;
}

um_range mad_net(const mad_state *s)
{
    if (!s->started) /* the first position: its marker counts what is held */
        return um_exactly(s->marker_known ? s->marker : 0);
    return um_add(s->base, booked_since(s));
}

/* Who stands in each space, as a number; the order does not count. */
static void count_holders(const mad_state *s, uint32_t *holders)
{
    memset(holders, 0, MAD_SPACES * sizeof *holders);
    for (int u = 0; u < MAD_UNITS; u++) {
        um_ref at = mad_place(s, mad_unit_ref(u));
        uint32_t one = (uint32_t)(2 * u + (mad_piece_at(s, mad_unit_ref(u))->face != 0) + 1) * 2654435761u;
        if (um_ref_kind(at) == MK_SPACE)
            holders[um_ref_row(at)] += one ^ (one >> 15);
    }
}

void mad_mark_claimed(mad_state *s)
{
    uint32_t holders[MAD_SPACES];
    count_holders(s, holders);
    for (int i = 0; i < MAD_SPACES; i++) {
        s->space[i].claimed = s->space[i].booked;
        s->space[i].holders = holders[i];
    }
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].claimed = s->lake[i].booked;
    s->events = um_exactly(0);
}

void mad_take_marker(mad_state *s)
{
    s->base = um_exactly(s->marker_known ? s->marker : 0);
    for (int i = 0; i < MAD_SPACES; i++)
        s->space[i].given = s->space[i].booked;
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].given = s->lake[i].booked;
}

/* The first position is taken as given: its marker already counts what is held. */
void mad_adopt(um_ctx *c, mad_state *s)
{
    if (s->started)
        return;
    um_ctx quiet = um_quiet(c);
    mad_book_play(&quiet, s);
    mad_take_marker(s);
    mad_mark_claimed(s);
    mad_adopt_lost_bases(&quiet, s);
    s->started = true;
}

/* How the ledger has moved since the marker was last stated. A space whose entry did not change cancels out,
 * however unsure its value, if the same pieces still hold it: others may have changed what is not known. */
um_range mad_ledger_change(const um_ctx *c, const mad_state *s)
{
    um_range sum = s->events;
    uint32_t holders[MAD_SPACES];
    bool counted = false; /* most are known, and then who holds them does not count */
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        bool changed = !um_range_same(s->space[i].booked, s->space[i].claimed);
        if (!changed && um_known(s->space[i].booked))
            continue;
        if (!changed && !counted)
            count_holders(s, holders);
        counted |= !changed;
        if (changed || holders[i] != s->space[i].holders)
            sum = um_add(sum, um_sub(s->space[i].booked, s->space[i].claimed));
    }
    for (int i = 0; i < MAD_LAKES; i++)
        sum = um_add(sum, um_sub(s->lake[i].booked, s->lake[i].claimed));
    return sum;
}
