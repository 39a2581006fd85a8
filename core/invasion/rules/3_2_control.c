/* Control, markers and points (3.2.8). */
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/rulings.h"
#include "core/invasion/verbs.h"

/* 3.2.8a, 3.2.8b: whether `side` alone stands in an area of the other side's homeland. */
static um_truth occupies(um_ctx *c, const inv_state *s, int area, int side)
{
    um_truth alone = um_and(inv_holds(c, s, area, side), um_not(inv_holds(c, s, area, inv_other_side(side))));
    return um_and(alone, inv_home(c, area, inv_other_side(side)));
}

void inv_settle_markers(um_ctx *c, inv_state *s)
{
    um_ctx quiet = um_quiet(c);
    quiet.trust = UM_GUESS;
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        if (inv_unknown(s, i))
            continue;
        s->area[i].marker = INV_NOBODY;
        for (int side = 0; side < 2; side++)
            if (inv_objectives(&quiet, i).lo > 0 && occupies(&quiet, s, i, side) == UM_YES)
                s->area[i].marker = (int8_t)side;
    }
}

static int markers_out(um_ctx *c, const inv_state *s)
{
    int n = 0;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (s->area[i].marker != INV_NOBODY)
            n += inv_objectives(c, i).hi;
    return n;
}

/* How many markers of a side lines have put in an area in this phase, with those of this one. */
static int markers_with(const inv_state *s, int area, int side, int more)
{
    return (s->area[area].marker == side ? s->area[area].markers : 0) + more;
}

/* 3.2.8a, 3.2.8d: as many markers as objectives, in one line or in several: one, or two where two are. */
static void decide_number(um_ctx *c, int area, int n, um_truth right)
{
    bool one = um_ge(inv_objectives(c, area), um_exactly(2)) == UM_NO;
    if (one)
        um_fact_text(c, "what", "one objective takes one marker");
    um_fact_ref(c, "area", inv_area_ref(area));
    um_fact_range(c, "due", inv_objectives(c, area));
    um_fact_int(c, "put", n);
    um_decide(c, one ? IR_3_2_8a : IR_3_2_8d, right);
}

/* 3.2.8a to 3.2.8d: a marker lies where one side alone holds an objective in the homeland of the other, and
 * goes when it does not. Q-27: in 1813 none before the first phase ends; Q-28: twenty at most. */
void inv_judge_marker(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_MARKER_AREA)), side = um_int_arg(a, IP_MARKER_SIDE, INV_NOBODY);
    um_fact_ref(c, "area", inv_area_ref(area));
    if (side == INV_NOBODY) {
        um_decide(c, IR_3_2_8c, um_not(um_or(occupies(c, s, area, INV_US), occupies(c, s, area, INV_BR))));
        return;
    }
    um_truth both = inv_contested(c, s, area);
    bool early = s->stage == INV_STAGE_SETUP && s->scenario == INV_SC_1813 &&
                 um_ruled(c, INV_RUL_Q_27, INV_O_MARKERS_LATER);
    if (both != UM_NO || early)
        um_fact_ref(c, both != UM_NO ? "contested" : "early", inv_area_ref(area));
    um_decide(c, IR_3_2_8b, um_and(um_not(both), um_sure(!early)));
    if (both == UM_YES)
        return;
    um_range stars = inv_objectives(c, area);
    um_fact_ref(c, "area", inv_area_ref(area));
    um_truth due = um_and(occupies(c, s, area, side), um_ge(stars, um_exactly(1)));
    bool none_left = um_ruled(c, INV_RUL_Q_28, INV_O_MARKERS_TWENTY) && markers_out(c, s) >= 20;
    if (none_left)
        due = UM_NO;
    inv_decide_or(c, IR_3_2_8a, due,
                  none_left                              ? "all twenty markers lie on the board"
                  : um_ge(stars, um_exactly(1)) == UM_NO ? "no objective is there"
                  : inv_home(c, area, side) == UM_YES    ? "the area is of that side's own homeland"
                                                         : "that side does not hold the area");
    if (um_has_arg(a, IP_MARKER_NUMBER)) {
        int n = markers_with(s, area, side, um_int_arg(a, IP_MARKER_NUMBER, 1));
        decide_number(c, area, n, um_ge(stars, um_exactly(n)));
    }
}

void inv_apply_marker(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_MARKER_AREA));
    inv_area *at = &s->area[area];
    int side = um_int_arg(a, IP_MARKER_SIDE, INV_NOBODY), markers = 0;
    if (um_has_arg(a, IP_MARKER_NUMBER) && side != INV_NOBODY)
        markers = markers_with(s, area, side, um_int_arg(a, IP_MARKER_NUMBER, 1));
    at->marker = (int8_t)side;
    at->markers = um_i8(markers);
    at->markers_step = markers ? c->step : 0;
    bool early = s->active >= 0 && s->stage <= INV_STAGE_BATTLE && !s->thrown && at->entered;
    if (!at->marker_early)
        at->marker_step = early && at->marker != INV_NOBODY ? c->step : 0;
}

/* 3.2.8b: whether the units of an area came in this phase, so that they control it when it ends and not yet.
 */
static bool not_yet(const inv_state *s, int area, int side)
{
    return s->active >= 0 && s->area[area].entered && s->area[area].marker != side;
}

/* 3.2.8b, 3.2.8e: the enemy objectives that a side holds; `ends`: as if the phase under way ended now. */
um_range inv_points(um_ctx *c, const inv_state *s, int side, bool ends)
{
    um_range sum = um_exactly(0);
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        bool nobody = inv_of_side(s, i, side) == 0 && !inv_unknown(s, i);
        if (nobody)
            continue;
        um_truth held = occupies(c, s, i, side);
        if (held != UM_NO && !ends && not_yet(s, i, side))
            um_use(c, IR_3_2_8b);
        else if (held != UM_NO)
            sum = um_add(sum, um_either(held, inv_objectives(c, i), um_exactly(0)));
    }
    return sum;
}

/* Somebody moves: movement is not over, and what markers were put so far were put on the way. */
void inv_note_early_markers(inv_state *s)
{
    for (int i = 0; i < INV_AREAS; i++)
        s->area[i].marker_early = s->area[i].marker_early || s->area[i].marker_step;
}

bool inv_markers_counted(const inv_state *s)
{
    for (int i = 0; i < INV_AREAS; i++)
        if (s->area[i].markers_step > 0)
            return true;
    return false;
}

/* 3.2.8b: no marker was put on ground entered in this phase before the last move of it. 3.2.8d: an area with
 * two objectives has got both of its markers. */
void inv_close_markers(um_ctx *c, const inv_state *s)
{
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        const inv_area *at = &s->area[i];
        if (at->marker_early && !s->marched) {
            um_about(c, at->marker_step);
            um_fact_ref(c, "area", inv_area_ref(i));
            um_decide(c, IR_3_2_8b, UM_NO);
        }
        if (at->markers > 0 && at->markers_step > 0) { /* not those that a position tells of */
            um_about(c, at->markers_step);
            decide_number(c, i, at->markers, um_le(inv_objectives(c, i), um_exactly(at->markers)));
        }
    }
}
