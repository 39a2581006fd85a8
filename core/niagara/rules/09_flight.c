/* Compulsory moves and pursuit (N9.24 - N9.28, NR50). */
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_ground.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/09_generals.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

static int flight_rule(const nia_unit *u, int verb)
{
    if (verb == NV_ROUT)
        return NR_9_26;
    return u->owes == NIA_OWES_DEFEAT ? NR_9_25 : NR_9_24;
}

/* N9.24 to N9.26: a beaten unit goes at top speed, as many dice as its formation has; who is driven back goes
 * all that they give. NR50: dice or their highest faces. */
static void judge_speed(um_ctx *c, const nia_state *s, const um_action *a, int unit, nia_going g, int rule)
{
    int n;
    um_values_of(a, NP_BACK_DICE, &n);
    um_range speed = nia_top_speed(c, s, unit);
    int32_t give = nia_slack(c);
    bool full = rule == NR_9_24 && !g.major; /* what a major obstacle takes the umpire says (N5.24) */
    g.count = speed;
    um_range left = nia_allowance(&g);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "speed", speed.hi);
    um_fact_int(c, "dice", n);
    if (n == 0 && s->complete) {
        um_decide(c, rule, nia_missing_roll(c, s, "the dice of the compulsory move"));
    } else if (n > 0) {
        um_truth all = um_eq(um_exactly(n), speed);
        um_decide(c, rule, all == UM_MAYBE ? um_missing(c, "the formation of the unit") : all);
    }
    if (!um_has_arg(a, NP_BACK_DISTANCE))
        return;
    int32_t distance = nia_int(a, NP_BACK_DISTANCE, 0);
    bool faces = um_ruled(c, NIA_NR50, NIA_O_NR50_MAX_FACES);
    um_range inches = faces ? um_times(speed, 5) : left;
    um_truth holds = um_sure(distance - give <= inches.hi * NIA_INCH &&
                             (!full || distance + give >= inches.lo * NIA_INCH));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "allowance", inches);
    nia_fact_inches(c, "distance", distance);
    if (holds == UM_YES && rule == NR_9_26 && distance + give < inches.lo * NIA_INCH)
        holds = um_missing(c, "what stopped the rout");
    um_decide(c, rule, holds);
}

/* N5.7, N5.23, N5.25: what the ground on the way costs in D-points, as stated. */
static void judge_way(um_ctx *c, const nia_state *s, const um_action *a, int unit, const nia_going *g)
{
    if (!um_has_arg(a, NP_BACK_DP))
        return;
    int32_t said = nia_int(a, NP_BACK_DP, 0);
    um_fact_range(c, "dp", nia_ground_cost(c, s, unit, g));
    um_fact_int(c, "claimed", said);
    um_decide_claim(c, nia_cost_rule(g), nia_ground_costs(c, s, unit, g, said));
}

/* N9.24 to N9.26: a retreat or rout is owed, and made at top speed. */
void nia_judge_back(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    int rule = flight_rule(&s->unit[unit], a->verb);
    nia_decide_owed(c, s, unit, a->verb == NV_ROUT);
    nia_decide_average_dice(c, a, NP_BACK_DICE);
    nia_going g;
    nia_way_back(c, s, unit, a, &g);
    judge_speed(c, s, a, unit, g, rule);
    judge_way(c, s, a, unit, &g);
    nia_decide_line(c, s, unit, a, NP_BACK_POINT, NP_BACK_DISTANCE);
    nia_decide_company(c, s, a, unit);
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
    nia_going g;
    nia_way_back(c, s, unit, a, &g);
    um_range cost = nia_ground_cost(c, s, unit, &g);
    if (um_has_arg(a, NP_BACK_DP))
        cost = um_most(um_exactly(nia_int(a, NP_BACK_DP, 0)), um_exactly(0));
    nia_take(c, s, unit, cost, um_exactly(0), false, nia_cost_rule(&g));
    u->owes = NIA_OWES_NOTHING;
    u->contact = -1;
    nia_place_moved(s, unit, a, NP_BACK_POINT);
    if (leaves != UM_NONE)
        s->commander[nia_row(leaves)].attached = UM_NONE;
}

void nia_apply_back(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_enter_phase(s, NIA_PHASE_FLIGHTS);
    went(c, s, a, nia_row(um_ref_arg(a, NP_BACK_UNIT)));
}

/* N9.28: who won easily pursues an enemy that is there to be pursued. */
void nia_judge_pursue(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    const nia_unit *u = &s->unit[unit];
    um_truth won = u->owes == NIA_OWES_PURSUE ? UM_YES : um_eq(u->band, um_exactly(NIA_BAND_EASY));
    if (won == UM_MAYBE)
        won = u->foe == UM_NONE && !(u->done & NIA_DONE_FOUGHT) ? um_missing(c, "the victory that is pursued")
                                                                : UM_YES;
    if (won == UM_YES && !nia_prey_left(s, unit))
        won = UM_NO;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (!nia_prey_left(s, unit))
        um_fact_ref(c, "foe", u->foe);
    um_decide(c, NR_9_28, won);
    nia_decide_average_dice(c, a, NP_BACK_DICE);
    nia_decide_company(c, s, a, unit);
}

void nia_apply_pursue(um_ctx *c, nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_BACK_UNIT));
    went(c, s, a, unit);
    s->unit[unit].done |= NIA_DONE_PURSUED;
}

/* N9.21, N9.28, N5.10: a winner of class 4 or 5 does not stand while there is anybody to pursue,
 * nor horse at three or four dice. */
void nia_judge_halt(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_HALT_UNIT));
    um_fact_ref(c, "halts", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_9_21, um_sure(s->unit[unit].owes != NIA_OWES_PURSUE || !nia_prey_left(s, unit)));
    nia_decide_stands(c, s, unit);
}

/* What standing leaves undone was judged with it, and is not asked for again. */
void nia_apply_halt(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_HALT_UNIT))];
    (void)c;
    u->done |= NIA_DONE_HALTED;
    if (u->owes == NIA_OWES_PURSUE)
        u->owes = NIA_OWES_NOTHING;
}
