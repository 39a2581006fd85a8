/* The score marker against the ledger (4.11 to 4.17), and the score. */
#include "core/madison/rules/04_victory_points.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/17_ending.h"
#include "core/madison/verbs.h"

void mad_fact_points(um_ctx *c, const char *key, um_range net)
{
    if (um_known(net))
        um_fact_text(c, key, "%s %d", net.lo < 0 ? "British" : "US", (int)(net.lo < 0 ? -net.lo : net.lo));
    else
        um_fact_text(c, key, "%d..%d for the US", (int)net.lo, (int)net.hi);
}

/* Whether a piece that moved in this play, or that bears on what changed hands, stands there by rights. */
static um_truth stands_clean(um_ctx *c, const mad_state *s, um_ref piece)
{
    const mad_piece *m = mad_piece_at(s, piece);
    um_ref places[] = {m->at, m->last, m->before};
    if (m->at != m->origin)
        return mad_here(c, s, piece, m->at);
    for (size_t i = 0; i < UM_COUNT(places); i++) {
        const um_range *booked = NULL, *claimed = NULL;
        if (um_ref_kind(places[i]) == MK_SPACE) {
            booked = &s->space[um_ref_row(places[i])].booked;
            claimed = &s->space[um_ref_row(places[i])].claimed;
        } else if (um_ref_kind(places[i]) == MK_LAKE) {
            booked = &s->lake[um_ref_row(places[i])].booked;
            claimed = &s->lake[um_ref_row(places[i])].claimed;
        }
        if (booked && !um_range_same(*booked, *claimed))
            return mad_here(c, s, piece, m->at);
    }
    return UM_YES;
}

/* Whether the points that changed rest on no illegal step. */
static um_truth earned_cleanly(um_ctx *c, const mad_state *s)
{
    um_truth clean = UM_YES;
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_UNITS | MAD_BIT_SHIPS, &r);)
        clean = um_and(clean, stands_clean(c, s, r));
    return clean;
}

static um_truth takes_in_one(const mad_state *s, um_range moved, um_range due)
{
    if (!s->arrear.plays)
        return UM_NO;
    return um_or(um_eq(moved, um_sub(due, s->arrear.points)), um_eq(moved, s->arrear.points));
}

/* 4.3: when the war has ended the table may count what is lost for want of supply before anybody says that it
 * counts. */
static um_truth counts_the_end(um_ctx *c, const mad_state *s, um_range moved)
{
    if (!s->ended || s->over)
        return UM_NO;
    mad_state end = *s;
    um_ctx quiet = um_quiet(c);
    return um_eq(moved, um_add(mad_ledger_change(c, s), mad_take_penalties(&quiet, &end)));
}

/* Whether the marker's change in a play is the ledger's, or may be. What the play's end brings (lakes) is
 * already in: this is asked of the position as the end of the play leaves it. */
static um_truth marker_agrees(um_ctx *c, const mad_state *s, um_range moved, um_range booked)
{
    um_truth agrees = um_eq(moved, booked);
    if (agrees != UM_YES)
        agrees = um_or(agrees, um_or(takes_in_one(s, moved, booked), counts_the_end(c, s, moved)));
    if (agrees != UM_YES) /* an earlier slip of the marker is put right by where it stands now */
        agrees = um_or(agrees, um_eq(um_exactly(s->marker), mad_net(s)));
    if (agrees != UM_YES)
        agrees = um_or(agrees, um_not(earned_cleanly(c, s)));
    for (int i = 0; i < mad_map_of(c)->nlakes && agrees == UM_NO; i++)
        if (mad_box_disputed(c, s, i)) /* which is a breach of its own (11.41) */
            agrees = um_missing(c, "whose ships leave the box");
    if (s->play.effect_unknown && agrees != UM_YES) {
        um_use(c, MR_4_17);
        agrees = um_missing(c, "the points that the event gives");
    }
    if (agrees == UM_NO && s->last_side == MAD_NOBODY && mad_before_war(c, s) != UM_YES) {
        um_use(c, MR_4_17); /* nothing tells who played what: an event of the war may have given them */
        agrees = um_missing(c, "the play in which the points were gained");
    }
    return agrees;
}

static um_range marker_moved(const mad_state *s)
{
    return um_exactly(s->marker - s->was_marker);
}

/* Whether the marker goes a part of its way and no other reason has it stop there: what is left of it may
 * follow as points do that are marked late. */
static bool goes_in_part(um_ctx *c, const mad_state *s)
{
    if (!s->play.vp_step || !s->marker_watched)
        return false;
    um_range moved = marker_moved(s), due = mad_ledger_change(c, s), rest = um_sub(due, moved);
    um_ctx quiet = um_quiet(c);
    return ((moved.lo > 0 && rest.lo > 0) || (moved.hi < 0 && rest.hi < 0)) &&
           marker_agrees(&quiet, s, moved, due) == UM_NO;
}

/* What is left open by a move of the marker that takes in the points of this play alone, those of an earlier
 * play alone, or a part. */
static um_range left_open(um_ctx *c, const mad_state *s)
{
    um_range moved = marker_moved(s), due = mad_ledger_change(c, s);
    if (um_eq(moved, due) == UM_YES)
        return um_exactly(0);
    if (s->arrear.plays && um_eq(moved, um_sub(due, s->arrear.points)) == UM_YES)
        return s->arrear.points;
    if ((s->arrear.plays && um_eq(moved, s->arrear.points) == UM_YES) || goes_in_part(c, s))
        return um_sub(due, moved);
    return um_exactly(0);
}

/* The rules by which the points come that the marker is to take in. */
static void use_sources(um_ctx *c, const mad_state *s)
{
    bool lakes = false;
    for (int i = 0; i < MAD_LAKES; i++)
        lakes |= !um_range_same(s->lake[i].booked, s->lake[i].claimed);
    bool spaces = false, events = s->events.lo || s->events.hi;
    for (int i = 0; i < MAD_SPACES; i++)
        spaces |= !um_range_same(s->space[i].booked, s->space[i].claimed) || !um_known(s->space[i].booked);
    bool any = lakes || spaces || events; /* points for nothing contradict every source of points */
    if (lakes || !any) {
        um_use(c, MR_4_16);
        um_use(c, MR_11_42);
    }
    if (spaces || !any) {
        um_use(c, MR_4_13);
        um_use(c, MR_4_14);
        um_use(c, MR_4_15);
    }
    if (events || !any)
        um_use(c, MR_4_17);
    um_use(c, MR_4_11);
}

/* 4.12: the marker's change in a play against the ledger's. */
static void decide_marker(um_ctx *c, const mad_state *s)
{
    um_range moved = marker_moved(s), booked = mad_ledger_change(c, s);
    um_fresh(c);
    mad_fact_points(c, "claimed", moved);
    mad_fact_points(c, "ledger", booked);
    use_sources(c, s);
    um_decide_claim(c, MR_4_12, marker_agrees(c, s, moved, booked));
}

static bool is_in_part(const mad_state *s)
{
    return s->arrear.plays && s->arrear.part.lo;
}

/* 4.12: what the table marked neither in its play nor in the two after it was forgotten; a marker that went a
 * part of its way and stays there went to a wrong number. */
static bool overdue(um_ctx *c, const mad_state *s)
{
    return s->arrear.plays > 1 &&
           (is_in_part(s) || um_ruled(c, MAD_RUL_MARKER_LATE, MAD_O_MARKER_LATE_NEXT_BUT_ONE_PLAY));
}

/* 4.11, 4.12: points of an earlier play that no move of the marker has taken in by now should have been
 * marked then. */
static void decide_arrear(um_ctx *c, const mad_state *after)
{
    um_range open = after->play.vp_step ? left_open(c, after) : mad_ledger_change(c, after);
    if (um_eq(open, um_exactly(0)) == UM_YES ||
        (after->play.vp_step && !um_range_same(open, after->arrear.points)))
        return;
    um_about(c, after->arrear.step);
    um_fresh(c);
    mad_fact_points(c, "claimed", after->arrear.part);
    mad_fact_points(c, "ledger", um_add(after->arrear.part, after->arrear.points));
    um_use(c, MR_4_11);
    um_decide_claim(c, MR_4_12,
                    um_or(um_eq(after->arrear.points, um_exactly(0)), um_not(earned_cleanly(c, after))));
}

/* A marker that went back within its play had gone too far, if it fits neither what was due when it was moved
 * nor what is due at the end. */
static void decide_too_far(um_ctx *c, const mad_state *after)
{
    mad_state then = *after;
    then.marker = after->play.too_far;
    um_about(c, after->play.too_far_step);
    decide_marker(c, &then);
}

void mad_close_score(um_ctx *c, const mad_state *s, bool last)
{
    if (!s->play.vp_step && !s->arrear.plays)
        return;
    mad_state after = *s;
    um_ctx quiet = um_quiet(c);
    mad_end_play(&quiet, &after);
    if (last ? is_in_part(&after) : overdue(c, &after))
        decide_arrear(c, &after);
    if (s->play.too_far_step)
        decide_too_far(c, &after);
    if (!s->play.vp_step || (!last && goes_in_part(c, &after)))
        return;
    um_about(c, s->play.vp_step == c->step ? 0 : s->play.vp_step);
    decide_marker(c, &after);
}

/* Points that the marker has not taken in go over into the next play; those that were overdue have been
 * spoken of once and are let go. */
static void carry(um_ctx *c, mad_state *s)
{
    if (!s->marker_watched)
        return;
    um_range due = mad_ledger_change(c, s);
    if (overdue(c, s) && !um_range_same(due, um_exactly(0))) { /* what was won and lost again is nothing */
        um_range rest = um_sub(due, s->arrear.points);
        mad_mark_claimed(s);
        s->events = due = um_range_same(due, s->arrear.points) ? um_exactly(0) : rest;
        s->arrear.plays = 0;
    }
    if (um_range_same(due, um_exactly(0)))
        s->arrear.plays = 0;
    else if (s->arrear.plays++ == 0)
        s->arrear = (mad_arrear){.points = due, .step = c->step, .plays = 1};
}

/* A stated marker takes up all that was booked until the play ended; what an unknown event gave is
 * what the table marked for it. */
void mad_settle_claim(um_ctx *c, mad_state *s)
{
    int step = s->play.vp_step;
    if (!step) {
        carry(c, s);
        return;
    }
    if (s->play.effect_unknown) {
        um_range given = um_sub(marker_moved(s), mad_ledger_change(c, s));
        int side = given.lo < 0 ? MAD_BR : MAD_US;
        s->base = um_add(s->base, given);
        um_book(c, side, side == MAD_US ? given : um_neg(given), MR_4_17, "an event, as the table marked it");
    }
    um_range open = left_open(c, s), moved = marker_moved(s);
    bool part = goes_in_part(c, s);
    mad_mark_claimed(s);
    s->play.vp_step = s->play.too_far_step = 0;
    s->events = open;
    if (!um_range_same(open, s->arrear.points))
        s->arrear.plays = 0;
    if (part)
        s->arrear = (mad_arrear){.points = open, .step = step, .part = moved, .plays = 1};
    else
        carry(c, s);
}

/* What the boxes as they stand will give or cost when the play to come is over: a free withdrawal empties
 * them before it (11.21), and the marker may follow at once (4.16) or then (11.41). */
static void book_ahead(um_ctx *c, mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    mad_settle_lakes(&quiet, s);
    mad_book_lakes(&quiet, s);
}

/* Whether the marker's move takes in what the boxes will bring, and nothing else fits it. */
static bool runs_ahead(um_ctx *c, const mad_state *s)
{
    um_range moved = marker_moved(s);
    if (um_eq(moved, mad_ledger_change(c, s)) != UM_NO)
        return false;
    mad_state ahead = *s;
    book_ahead(c, &ahead);
    return um_eq(moved, mad_ledger_change(c, &ahead)) != UM_NO;
}

/* The marker may be moved before the play is over, so it is judged when the play ends; outside a
 * play it is judged at once. */
void mad_judge_vp(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (s->play.open || !s->marker_known)
        return;
    mad_state now = *s;
    now.was_marker = s->marker;
    now.marker = um_int_arg(a, MP_VP_NET, 0);
    if (runs_ahead(c, &now))
        book_ahead(c, &now);
    decide_marker(c, &now);
}

/* Where the marker comes to stand in a play, and whether that may be right by what the play has brought. */
static void note_stand(um_ctx *c, mad_state *s, bool again)
{
    um_ctx quiet = um_quiet(c);
    mad_state now = *s;
    mad_end_play(&quiet, &now);
    s->play.vp_step = again ? s->play.vp_step : c->step;
    s->play.vp_fits = marker_agrees(&quiet, &now, marker_moved(s), mad_ledger_change(c, &now)) != UM_NO;
}

void mad_apply_vp(um_ctx *c, mad_state *s, const um_action *a)
{
    int net = um_int_arg(a, MP_VP_NET, 0);
    bool first = !s->play.vp_step, again = !first && s->marker == net;
    if (first || !s->play.open)
        s->was_marker = s->marker;
    else if (!s->play.vp_fits && ((int64_t)s->marker - s->was_marker) * ((int64_t)net - s->marker) < 0) {
        s->play.too_far = s->marker;
        s->play.too_far_step = s->play.vp_step;
    }
    s->marker = net;
    if (!s->marker_known) { /* nothing said where the marker stood: it starts here */
        s->marker_known = true;
        mad_mark_claimed(s);
        mad_take_marker(s);
        return;
    }
    if (s->play.open) {
        note_stand(c, s, again);
        return;
    }
    mad_state ahead = *s;
    if (runs_ahead(c, s))
        book_ahead(c, &ahead);
    um_range open = left_open(c, s);
    mad_mark_claimed(s);
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].claimed = ahead.lake[i].booked;
    s->events = open;
    if (!um_range_same(open, s->arrear.points))
        s->arrear.plays = 0;
}

void mad_score(um_ctx *c, const void *state, um_score *out)
{
    const mad_state *s = state;
    um_ctx quiet = um_quiet(c);
    um_range net = mad_net(s);
    *out = (um_score){.net = net, .level = s->over ? mad_level_text(mad_level(&quiet, s, -1)) : NULL};
    out->side[MAD_US] = um_most(net, um_exactly(0));
    out->side[MAD_BR] = um_most(um_neg(net), um_exactly(0));
}
