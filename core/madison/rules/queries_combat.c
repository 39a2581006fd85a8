/* Claims and expectations about battles and retreats. */
#include "core/madison/rules/queries_combat.h"

#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_crt.h"
#include "core/madison/board/10_drm.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/10_odds.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/rules/10_combat.h"
#include "core/madison/rules/10_retreat_decisions.h"

static int side_of_word(const mad_fight *f, int word)
{
    return word == MAD_SIDE_ATTACK ? f->attacker : mad_other(f->attacker);
}

static um_range truth_range(um_truth t)
{
    return um_span(t == UM_YES, t != UM_NO);
}

static um_range ratio_answer(const mad_fight *f)
{
    int low, high;
    mad_odds_rows(f->c, mad_ratio(f), &low, &high);
    mad_use_force(f, f->attacker);
    mad_use_force(f, mad_other(f->attacker));
    um_use(f->c, MR_10_21);
    if (low < 0 || high < 0)
        return um_span(-UM_NEVER, UM_NEVER);
    return um_span(um_ref_of(MK_ODDS, low), um_ref_of(MK_ODDS, high));
}

static um_range result_answer(const mad_fight *f)
{
    unsigned may = mad_results(f->c, mad_roll(f));
    int lo = MAD_RES_NINE, hi = MAD_RES_NONE;
    for (int i = 0; i <= MAD_RES_NINE; i++)
        if ((may >> i) & 1) {
            lo = i < lo ? i : lo;
            hi = i > hi ? i : hi;
        }
    um_use(f->c, MR_10_21);
    return um_span(lo, hi);
}

/* 10.73: right for some of the attackers. */
static um_truth right_way_back(const mad_flight *r, int to)
{
    um_truth right = UM_NO;
    for (int w = 0; w < 2; w++) {
        um_truth open = w ? mad_water_open(r, to) : mad_land_open(r, to);
        for (int i = 0; i < r->n && open != UM_NO; i++) {
            um_value v = {.ref = r->who[i], .mark = -1};
            right = um_or(right, um_and(open, mad_way_back(r->c, r->s, &v, to, w)));
        }
    }
    return right;
}

/* The side that must leave the battle space; without a battle, whoever finds enemies with him. */
static um_range retreat_answer(um_ctx *c, const mad_state *s, int to)
{
    int rule;
    for (int side = MAD_US; s->combat.open && side <= MAD_BR; side++)
        if (mad_must_retreat(c, s, side, &rule) == UM_YES) {
            bool attacker = side == s->combat.attacker;
            mad_flight r;
            mad_flight_all(&r, c, s, attacker ? MAD_WHY_ATTACKER : MAD_WHY_DEFENDER, side,
                           um_ref_row(s->combat.space));
            um_use(c, attacker ? MR_10_73 : MR_10_71);
            return truth_range(attacker ? right_way_back(&r, to) : mad_right_retreat(&r, to));
        }
    int side = mad_other(s->play.side);
    for (int i = 0; s->play.open && i < mad_map_of(c)->nspaces; i++)
        if (mad_count_units(s, c, i, MAD_US) && mad_count_units(s, c, i, MAD_BR)) {
            mad_flight r;
            mad_flight_all(&r, c, s, MAD_WHY_BEFORE, side, i);
            um_use(c, MR_9_46);
            um_use(c, MR_10_71);
            return truth_range(mad_right_retreat(&r, to));
        }
    um_use(c, MR_10_71);
    um_missing(c, "who must retreat");
    return um_span(0, 1);
}

static um_range cf_answer(const mad_fight *f, int side)
{
    mad_use_force(f, side);
    um_range cf = mad_force(f, side);
    um_use(f->c, MR_10_21);
    return cf;
}

/* The battle that a question is about: the open one, or the one that is about to begin. */
static bool fight_meant(um_ctx *c, const mad_state *s, mad_state *now, mad_fight *f)
{
    if (s->combat.open) {
        *f = mad_fight_of(c, s);
        return true;
    }
    um_ref space = mad_meant_space(c, s);
    if (space == UM_NONE)
        return false;
    um_ctx quiet = um_quiet(c);
    *now = *s;
    mad_open_combat(&quiet, now, space, mad_meant_attacker(&quiet, s, space), 0);
    *f = mad_fight_of(c, now);
    return true;
}

typedef um_range fight_answer_fn(const mad_fight *f, int word);

static um_range answer_cf(const mad_fight *f, int word)
{
    return cf_answer(f, side_of_word(f, word));
}

static um_range answer_ratio(const mad_fight *f, int word)
{
    (void)word;
    return ratio_answer(f);
}

static um_range answer_roll(const mad_fight *f, int word)
{
    um_range roll = mad_roll(f);
    (void)word;
    um_use(f->c, MR_10_21);
    return roll;
}

static um_range answer_result(const mad_fight *f, int word)
{
    (void)word;
    return result_answer(f);
}

static um_range answer_class(const mad_fight *f, int word)
{
    um_range lead = mad_lead_class(f, side_of_word(f, word));
    um_use(f->c, MR_3_12);
    return lead;
}

bool mad_combat_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out, um_status *status)
{
    static fight_answer_fn *const answers[MQ_QUERIES] = {
        [MQ_CF] = answer_cf,     [MQ_RATIO] = answer_ratio,   [MQ_DRM] = mad_drm,
        [MQ_ROLL] = answer_roll, [MQ_RESULT] = answer_result, [MQ_CLASS] = answer_class};
    mad_state now;
    mad_fight f;
    int word = um_int_arg(q, UM_Q_ABOUT, 0);
    if (q->verb != MQ_RETREAT && !answers[q->verb])
        return false;
    *status = UM_OK;
    if (q->verb == MQ_RETREAT) {
        out->value = retreat_answer(c, s, um_ref_row(um_ref_arg(q, MP_Q_RETREAT_SPACE)));
    } else if (q->verb == MQ_DRM && word > MAD_DRM_REGULARS) {
        out->value = mad_naval_drm(c, s, word);
    } else if (!fight_meant(c, s, &now, &f)) {
        um_missing(c, "the battle that is meant");
        um_use(c, MR_10_21);
        out->value = um_span(-UM_NEVER, UM_NEVER);
    } else {
        out->value = answers[q->verb](&f, word);
    }
    return true;
}
