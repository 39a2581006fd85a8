/* Retreats after combat (10.7): whose they are, and the losses that the statement tells with them. */
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/10_losses.h"
#include "core/madison/rules/10_retreat_decisions.h"
#include "core/madison/verbs.h"

/* ---- retreat after combat ---- */

/* How many strengths the round costs is not known. */
static bool result_open(const mad_combat *k, int side)
{
    return k->open && k->rolled && !um_known(mad_owed(k, side));
}

/* One strength of a unit that the statement marks, if it is or may be owed; returns what of the mark is left:
 * -1 nothing of it, MAD_MARK_REMOVED that it is gone otherwise, MAD_MARK_FULL that it has fallen in the
 * battle.
 */
static int step_told(um_ctx *c, mad_state *now, int side, um_ref unit, int mark, bool judge)
{
    um_ctx quiet = um_quiet(c);
    while (mad_owed(&now->combat, side).hi > 0) {
        int row = um_ref_row(unit);
        um_truth reverse = now->unit[row].face ? UM_NO : mad_has_reverse(&quiet, row);
        bool gone = mark == MAD_MARK_REMOVED && reverse == UM_MAYBE; /* by one strength or by two */
        bool turns = reverse != UM_NO && !gone;
        now->combat.side[side].left.lo -= gone && mad_owed(&now->combat, side).hi > 1;
        if (judge)
            mad_decide_loss_of_strength(c, now, side, unit, turns ? MAD_MARK_REDUCED : MAD_MARK_REMOVED);
        else
            mad_lose_strength(c, now, side, unit, turns ? MAD_MARK_REDUCED : MAD_MARK_REMOVED);
        if (mark == MAD_MARK_REDUCED)
            return -1;
        if (!turns)
            return MAD_MARK_FULL;
    }
    return mark;
}

/* Strengths that are owed and told with the retreat are lost before it, the lead's first (10.51, 10.32(1));
 * `rest` becomes the retreat without them. False: it tells of none. */
static bool take_told(um_ctx *c, mad_state *now, const um_action *a, um_maker *rest, bool judge)
{
    int n, left[UM_VALUES_MAX];
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    int side = mad_side_of(c, v[0].ref);
    if (!now->combat.open || !now->combat.rolled || now->combat.space != mad_place(now, v[0].ref) ||
        mad_owed(&now->combat, side).hi <= 0)
        return false;
    bool any = false;
    um_ref lead = now->combat.side[side].lead;
    for (int i = 0; i < n; i++)
        left[i] = mad_said_mark(now, a, &v[i]);
    for (int others = 0; others < 2; others++)
        for (int i = 0; i < n; i++) {
            if (um_ref_kind(v[i].ref) != MK_UNIT || left[i] < 0 || (v[i].ref == lead) == others)
                continue;
            any = true;
            left[i] = step_told(c, now, side, v[i].ref, left[i], judge);
        }
    if (!any)
        return false;
    um_make(rest, a->verb, a->player);
    for (int i = 0; i < n; i++)
        if (left[i] != MAD_MARK_FULL)
            um_make_marked(rest, MP_RETREAT_PIECES, v[i].ref, left[i]);
    if (um_has_arg(a, MP_RETREAT_TO))
        um_make_ref(rest, MP_RETREAT_TO, um_ref_arg(a, MP_RETREAT_TO));
    if (um_has_arg(a, MP_RETREAT_BY))
        um_make_int(rest, MP_RETREAT_BY, um_int_arg(a, MP_RETREAT_BY, MAD_BY_LAND));
    const um_value *ships = um_values_of(a, MP_RETREAT_SHIPS, &n);
    for (int i = 0; i < n; i++)
        um_make_ref(rest, MP_RETREAT_SHIPS, ships[i].ref);
    return true;
}

/* 10.71: the side must retreat by the result, and goes by a way that is open to it, all to one space. */
static void judge_going(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_leaving l;
    int n, rule;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    if (n == 0)
        return;
    int side = mad_side_of(c, v[0].ref);
    um_ref from = mad_place(s, v[0].ref);
    if (!s->combat.open || s->combat.space != from) {
        um_decide(c, MR_10_71, um_missing(c, "the battle that the retreat belongs to"));
        return;
    }
    um_truth due = mad_must_retreat(c, s, side, &rule);
    um_fact_text(c, "result", "%s", mad_result_words[s->combat.result]);
    um_decide(c, rule, due);
    if (due == UM_NO)
        return;
    mad_take_apart(c, s, a, side == s->combat.attacker ? MAD_WHY_ATTACKER : MAD_WHY_DEFENDER, &l);
    um_ref went = s->combat.side[side == MAD_BR].went;
    if (l.force.why == MAD_WHY_DEFENDER && !l.water && went != UM_NONE) {
        um_fact_ref(c, "who", l.v[0].ref);
        um_fact_ref(c, "others went to", went);
        um_decide(c, MR_10_71, um_sure(went == mad_space_ref(l.to)));
    }
    mad_decide_leaving(c, s, &l);
}

/* Whose retreat it is. */
static int goer(um_ctx *c, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    return mad_side_of(c, v[0].ref);
}

/* Without the result, a strength told with the retreat may be its price as well as the round's. */
static bool may_be_price(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ctx quiet = um_quiet(c);
    quiet.verdict = UM_YES;
    bool open = result_open(&s->combat, goer(c, a));
    if (open)
        judge_going(&quiet, s, a);
    return open && quiet.verdict != UM_NO;
}

void mad_judge_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now = *s;
    um_maker rest;
    bool told = !may_be_price(c, s, a) && take_told(c, &now, a, &rest, true);
    judge_going(c, told ? &now : s, told ? &rest.action : a);
}

/* It is as open then how much of the round has been paid. */
static void take_perhaps(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RETREAT_PIECES, &n);
    for (int i = 0; i < n; i++)
        if (um_ref_kind(v[i].ref) == MK_UNIT && mad_said_mark(s, a, &v[i]) >= 0)
            s->combat.side[goer(c, a)].left.lo--;
}

void mad_apply_retreat(um_ctx *c, mad_state *s, const um_action *a)
{
    um_maker rest;
    if (result_open(&s->combat, goer(c, a)))
        take_perhaps(c, s, a);
    else if (take_told(c, s, a, &rest, false))
        a = &rest.action;
    int n;
    um_values_of(a, MP_RETREAT_PIECES, &n);
    if (n == 0) { /* all of them fell */
        mad_settle_losses(c, s);
        return;
    }
    int side = goer(c, a);
    mad_side_combat *p = &s->combat.side[side];
    um_ctx quiet = um_quiet(c);
    mad_leaving l;
    mad_take_apart(&quiet, s, a, MAD_WHY_DEFENDER, &l);
    if (s->combat.open) {
        if (!l.water && p->went == UM_NONE)
            p->went = um_ref_arg(a, MP_RETREAT_TO);
        s->combat.retreat_step = c->step;
        mad_narrow_by_retreat(&quiet, s, side);
    }
    mad_carry_out(c, s, a);
}
