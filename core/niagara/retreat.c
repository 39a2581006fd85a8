/* Compulsory moves, pursuit, and what friends make of them (N2.3, N2.4, N5.31, N6, N9.24 - N9.30). */
#include "core/niagara/niagara.h"

/* NR50: top speed is every die of the formation. */
static um_range top_speed(um_ctx *c, const nia_state *s, int unit)
{
    um_range dice;
    int rule = nia_rate(c, s, unit, &dice);
    if (rule == NR_5_4 || rule == NR_5_5)
        return um_exactly(dice.hi);
    return dice;
}

static int flight_rule(const nia_unit *u, int verb)
{
    if (verb == NV_ROUT)
        return NR_9_26;
    return u->owes == NIA_OWES_DEFEAT ? NR_9_25 : NR_9_24;
}

/* N2.3: it is owed, by the right kind of defeat, and its time has come. */
static void judge_owed(um_ctx *c, const nia_state *s, const um_action *a, int unit)
{
    const nia_unit *u = &s->unit[unit];
    bool rout = a->verb == NV_ROUT,
         owed = rout ? u->owes == NIA_OWES_ROUT : u->owes == NIA_OWES_RETREAT || u->owes == NIA_OWES_DEFEAT;
    um_truth holds = owed ? UM_YES
                     : u->owes == NIA_OWES_ROUT || rout
                         ? UM_NO
                         : um_missing(c, "the fight that drives the unit back");
    if (rout && u->owes == NIA_OWES_NOTHING)
        holds = um_missing(c, "the fight that routed the unit");
    if (owed && u->owes_turn == s->turn && s->turn > 0)
        holds = um_sure(um_ruled(c, NIA_NR51, NIA_O_NR51_AT_ONCE));
    else if (owed)
        holds = um_sure(s->step <= 1);
    um_use(c, NR_2_2);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "now", s->step);
    um_decide(c, NR_2_3, holds);
}

static void judge_speed(um_ctx *c, const nia_state *s, const um_action *a, int unit, int rule, bool full)
{
    int n, sum = 0;
    const um_value *v = um_values_of(a, NP_BACK_DICE, &n);
    um_range cost, speed = top_speed(c, s, unit);
    int32_t distance = nia_int(a, NP_BACK_DISTANCE, 0),
            give = um_ruled(c, NIA_NR16, NIA_O_NR16_TOLERANCE) ? 50 : 0;
    um_range left = nia_way_back(c, s, unit, a, &cost);
    for (int i = 0; i < n; i++)
        sum += nia_bear(v[i].num);
    if (um_has_arg(a, NP_BACK_OVER))
        full = full && um_known(left);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "computed", "top speed, %d dice", (int)speed.hi);
    um_fact_text(c, "claimed", "%d dice", n);
    if (n == 0 && s->complete) {
        um_decide(c, rule, nia_missing_roll(c, s, "the dice of the compulsory move"));
    } else if (n > 0) {
        um_truth all = um_eq(um_exactly(n), speed);
        um_decide(c, rule, all == UM_MAYBE ? um_missing(c, "the formation of the unit") : all);
    }
    if (!um_has_arg(a, NP_BACK_DISTANCE))
        return;
    bool faces = um_ruled(c, NIA_NR50, NIA_O_NR50_MAX_FACES);
    um_range inches = um_has_arg(a, NP_BACK_OVER) && !faces ? left
                      : n > 0 && !faces                     ? um_exactly(sum)
                      : faces                               ? um_times(speed, 5)
                                                            : um_span(2 * speed.lo, 5 * speed.hi);
    um_truth holds = um_sure(distance - give <= inches.hi * NIA_INCH &&
                             (!full || distance + give >= inches.lo * NIA_INCH));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "computed", "%d in at top speed", (int)inches.hi);
    um_fact_text(c, "claimed", "%d", (int)(distance / NIA_INCH));
    um_decide(c, rule, holds);
}

/* What the ground on the way costs in D-points, as stated. */
static void judge_way(um_ctx *c, const nia_state *s, const um_action *a, int unit)
{
    um_range cost, both;
    if (!um_has_arg(a, NP_BACK_DP))
        return;
    nia_way_back(c, s, unit, a, &cost);
    um_fact_range(c, "dp", cost);
    c->claim = true;
    um_decide(c, NR_5_7, um_sure(um_meet(cost, um_exactly(nia_int(a, NP_BACK_DP, 0)), &both)));
    c->claim = false;
}

/* N9.30: an attached commander goes where his unit goes. */
static void judge_company(um_ctx *c, const nia_state *s, const um_action *a, int unit)
{
    um_ref leaves = um_ref_arg(a, NP_BACK_LEAVES);
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER) && i < NIA_COMMANDERS; i++) {
        if (s->commander[i].attached != um_ref_of(NK_UNIT, unit))
            continue;
        um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, i));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_9_30, um_sure(leaves != um_ref_of(NK_COMMANDER, i)));
    }
}

void nia_judge_back(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    int rule = flight_rule(&s->unit[unit], a->verb);
    judge_owed(c, s, a, unit);
    nia_average_dice(c, a, NP_BACK_DICE);
    judge_speed(c, s, a, unit, rule, rule == NR_9_24);
    judge_way(c, s, a, unit);
    nia_check_line(c, s, unit, a, NP_BACK_POINT, NP_BACK_DISTANCE);
    judge_company(c, s, a, unit);
}

static void went(um_ctx *c, nia_state *s, const um_action *a, int unit)
{
    nia_unit *u = &s->unit[unit];
    um_ref leaves = um_ref_arg(a, NP_BACK_LEAVES);
    int n;
    um_values_of(a, NP_BACK_DICE, &n);
    u->done |= NIA_DONE_WENT | NIA_DONE_MOVED | (a->verb == NV_ROUT ? NIA_DONE_ROUTED : 0);
    u->dice = n ? n : -1;
    u->ran = a->verb == NV_ROUT;
    u->fled_placed = u->placed;
    u->fled_from[0] = u->at[0];
    u->fled_from[1] = u->at[1];
    nia_leave_cover(u);
    um_range cost;
    nia_way_back(c, s, unit, a, &cost);
    if (um_has_arg(a, NP_BACK_DP))
        cost = um_most(um_exactly(nia_int(a, NP_BACK_DP, 0)), um_exactly(0));
    if (cost.hi > 0)
        nia_take(c, s, unit, cost, um_exactly(0), false, NR_5_7);
    u->owes = NIA_OWES_NOTHING;
    u->contact = -1;
    nia_place_moved(s, unit, a, NP_BACK_POINT);
    if (leaves != UM_NONE)
        s->commander[nia_row(leaves)].attached = UM_NONE;
}

void nia_apply_back(um_ctx *c, nia_state *s, const um_action *a)
{
    if (s->step < 1)
        nia_enter_step(c, s, 1);
    went(c, s, a, nia_row(um_ref_arg(a, NP_BACK_UNIT)));
}

void nia_judge_pursue(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    const nia_unit *u = &s->unit[unit];
    um_truth won = u->owes == NIA_OWES_PURSUE ? UM_YES : um_eq(u->band, um_exactly(NIA_BAND_EASY));
    if (won == UM_MAYBE)
        won = u->foe == UM_NONE && !(u->done & NIA_DONE_FOUGHT) ? um_missing(c, "the victory that is pursued")
                                                                : UM_YES;
    if (won == UM_YES && u->foe != UM_NONE && s->unit[nia_row(u->foe)].gone)
        won = UM_NO;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_9_28, won);
    nia_average_dice(c, a, NP_BACK_DICE);
    judge_company(c, s, a, unit);
}

void nia_apply_pursue(um_ctx *c, nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    went(c, s, a, unit);
    s->unit[unit].done |= NIA_DONE_PURSUED;
}

void nia_judge_halt(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_HALT_UNIT));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "computed", "it pursues");
    um_fact_text(c, "claimed", "a halt");
    um_decide(c, NR_9_21, um_sure(s->unit[unit].owes != NIA_OWES_PURSUE));
}

/* ---- meeting friends on the way ---- */

void nia_judge_meet(um_ctx *c, const nia_state *s, const um_action *a)
{
    int mover = nia_row(um_ref_arg(a, NP_INTO_UNIT)), friend = nia_row(um_ref_arg(a, NP_INTO_FRIEND));
    um_truth better = um_lt(s->unit[friend].dp, s->unit[mover].dp);
    bool collides = nia_int(a, NP_INTO_COLLIDES, 0) != 0;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, mover));
    um_fact_ref(c, "friend", um_ref_of(NK_UNIT, friend));
    um_fact_range(c, "mine", s->unit[mover].dp);
    um_fact_range(c, "theirs", s->unit[friend].dp);
    if (better == UM_MAYBE)
        um_missing(c, "the D-points of both");
    if (collides)
        um_use(c, NR_5_30);
    if (!um_has_arg(a, NP_INTO_COLLIDES))
        um_decide(c, NR_5_32, better == UM_MAYBE ? UM_MAYBE : UM_YES);
    else
        um_decide(c,
                  collides ? (better == UM_NO ? NR_5_32 : NR_5_31) : (better == UM_YES ? NR_5_31 : NR_5_32),
                  collides ? um_not(better) : better);
}

void nia_apply_meet(um_ctx *c, nia_state *s, const um_action *a)
{
    int mover = nia_row(um_ref_arg(a, NP_INTO_UNIT)), friend = nia_row(um_ref_arg(a, NP_INTO_FRIEND));
    um_truth better = um_lt(s->unit[friend].dp, s->unit[mover].dp);
    um_range dp = um_either(better, um_exactly(0), um_exactly(1));
    if (um_has_arg(a, NP_INTO_COLLIDES))
        dp = um_exactly(nia_int(a, NP_INTO_COLLIDES, 0) != 0);
    if (dp.hi == 0 || mover == friend)
        return;
    nia_take(c, s, mover, dp, um_exactly(0), false, NR_5_30);
    nia_take(c, s, friend, dp, um_exactly(0), false, NR_5_30);
}

/* ---- morale ---- */

typedef struct shock {
    um_range dp, cas;
    int rule;
    bool near_matters;
} shock;

/* N6.1 - N6.5 for one pair of grades. */
static shock by_grades(int mine, int theirs, bool rout)
{
    if (theirs > mine)
        return rout ? (shock){um_exactly(1), um_exactly(0), NR_6_2, true}
                    : (shock){um_exactly(0), um_exactly(0), NR_6_1, false};
    if (!rout)
        return (shock){um_exactly(2), um_exactly(0), NR_6_3, true};
    if (theirs == mine)
        return (shock){um_exactly(2), um_exactly(1), NR_6_4, true};
    return (shock){um_exactly(3), um_exactly(1), NR_6_5, true};
}

static shock all_grades(um_range mine, um_range theirs, um_range kind)
{
    shock all = by_grades(mine.lo, theirs.lo, kind.lo);
    for (int m = mine.lo; m <= mine.hi; m++)
        for (int t = theirs.lo; t <= theirs.hi; t++)
            for (int k = kind.lo; k <= kind.hi; k++) {
                shock one = by_grades(m, t, k);
                all.dp = um_hull(all.dp, one.dp);
                all.cas = um_hull(all.cas, one.cas);
                all.near_matters |= one.near_matters;
            }
    return all;
}

/* 0 a retreat, 1 a rout: as stated, else as the other did this turn or has yet to do. */
static um_range flight_of(const nia_state *s, const um_action *a)
{
    const nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_MORALE_SOURCE))];
    if (um_has_arg(a, NP_MORALE_KIND))
        return um_exactly(nia_int(a, NP_MORALE_KIND, 0));
    if (u->done & NIA_DONE_WENT)
        return um_exactly((u->done & NIA_DONE_ROUTED) != 0);
    if (u->owes >= NIA_OWES_RETREAT && u->owes <= NIA_OWES_ROUT)
        return um_exactly(u->owes == NIA_OWES_ROUT);
    return um_span(0, 1);
}

/* Within six inches of the way it went, or of where it ended (NR58). */
static um_truth passed_near(um_ctx *c, const nia_state *s, const um_action *a)
{
    um_ref unit = um_ref_arg(a, NP_MORALE_UNIT), source = um_ref_arg(a, NP_MORALE_SOURCE);
    const nia_unit *mine = &s->unit[nia_row(unit)], *other = &s->unit[nia_row(source)];
    int32_t apart = nia_distance(s, unit, source), limit = 6 * NIA_INCH;
    if (um_has_arg(a, NP_MORALE_DISTANCE))
        return um_sure(nia_int(a, NP_MORALE_DISTANCE, 0) <= limit);
    if (apart < 0)
        return UM_MAYBE;
    if (apart <= limit || !um_ruled(c, NIA_NR58, NIA_O_NR58_CLOSEST_POINT_OF_PATH))
        return um_sure(apart <= limit);
    if (!other->fled_placed)
        return UM_MAYBE;
    return um_sure(nia_passed(other->fled_from, other->at, mine->at, limit));
}

static bool same_side(um_ctx *c, um_ref a, um_ref b)
{
    return nia_side_of(c, a) == nia_side_of(c, b);
}

/* What the unit takes; `near` is whether the other passed within six inches. */
static shock shock_of(um_ctx *c, const nia_state *s, const um_action *a, um_truth *near)
{
    um_ref unit = um_ref_arg(a, NP_MORALE_UNIT), source = um_ref_arg(a, NP_MORALE_SOURCE);
    um_range kind = flight_of(s, a);
    shock k = all_grades(nia_class(c, nia_row(unit)), nia_class(c, nia_row(source)), kind);
    *near = passed_near(c, s, a);
    if (!same_side(c, unit, source))
        return (shock){um_exactly(0), um_exactly(0), NR_6_6, false};
    if (k.near_matters) {
        k.dp = um_either(*near, k.dp, um_exactly(0));
        k.cas = um_either(*near, k.cas, um_exactly(0));
    }
    const nia_unit *u = &s->unit[nia_row(unit)];
    if (u->morale_dp > 0 && um_ruled(c, NIA_NR57, NIA_O_NR57_WORST_ONLY)) {
        k.dp = um_most(um_sub(k.dp, um_exactly(u->morale_dp)), um_exactly(0));
        k.cas = um_most(um_sub(k.cas, um_exactly(u->morale_cas)), um_exactly(0));
    }
    return k;
}

void nia_judge_morale(um_ctx *c, const nia_state *s, const um_action *a)
{
    um_truth near;
    um_range dp, cas;
    shock k = shock_of(c, s, a, &near);
    um_fresh(c);
    nia_in_step(c, s, 2, NR_2_4);
    bool said = um_has_arg(a, NP_MORALE_DP) || um_has_arg(a, NP_MORALE_CAS);
    um_truth holds = UM_YES;
    if (um_has_arg(a, NP_MORALE_DP))
        holds = um_and(holds, um_sure(um_meet(k.dp, um_exactly(nia_int(a, NP_MORALE_DP, 0)), &dp)));
    if (um_has_arg(a, NP_MORALE_CAS))
        holds = um_and(holds, um_sure(um_meet(k.cas, um_exactly(nia_int(a, NP_MORALE_CAS, 0)), &cas)));
    if (!said && !(um_known(k.dp) && um_known(k.cas)))
        holds = um_missing(c, near == UM_MAYBE ? "how near the other passed" : "the grades of both");
    if (k.rule != NR_6_6) {
        um_use(c, NR_6_6);
        um_use(c, NR_2_4);
    }
    um_fact_ref(c, "who", um_ref_arg(a, NP_MORALE_UNIT));
    um_fact_range(c, "dp", k.dp);
    um_fact_range(c, "casualties", k.cas);
    c->claim = said;
    um_decide(c, k.rule, holds);
    c->claim = false;
}

void nia_apply_morale(um_ctx *c, nia_state *s, const um_action *a)
{
    um_truth near;
    int unit = nia_row(um_ref_arg(a, NP_MORALE_UNIT));
    shock k = shock_of(c, s, a, &near);
    if (um_has_arg(a, NP_MORALE_DP))
        k.dp = um_exactly(nia_int(a, NP_MORALE_DP, 0));
    if (um_has_arg(a, NP_MORALE_CAS))
        k.cas = um_exactly(nia_int(a, NP_MORALE_CAS, 0));
    nia_enter_step(c, s, 2);
    s->skipped += near == UM_MAYBE;
    um_range over = nia_over_five(c, s->unit[unit].dp, k.dp);
    nia_take(c, s, unit, k.dp, k.cas, true, k.rule);
    nia_put_at_risk(c, s, unit, um_exactly(0), um_add(k.cas, over), false);
    s->unit[unit].morale_dp = s->unit[unit].morale_dp > k.dp.hi ? s->unit[unit].morale_dp : k.dp.hi;
    s->unit[unit].morale_cas = s->unit[unit].morale_cas > k.cas.hi ? s->unit[unit].morale_cas : k.cas.hi;
}
