/* Commanders: their points, and what these buy (N3). */
#include "core/niagara/rules/03_command.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_ground.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/09_generals.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

static bool is_chief(um_ctx *c, int commander)
{
    return um_is(c, NK_COMMANDER, commander, NIA_COMMANDER_ROLE, NIA_ROLE_CINC) == UM_YES;
}

/* N3.1, N10.4: points for a turn, wounds taken off; 3 to 6 for a chief whose points are not told. */
um_range nia_points(um_ctx *c, const nia_state *s, int commander)
{
    const nia_commander *k = &s->commander[commander];
    um_range base = k->cp;
    if (k->gone)
        return um_exactly(0);
    if (base.lo < 0)
        base = is_chief(c, commander) ? um_span(3, 6) : um_span(0, 12);
    int lost = k->lost;
    if (lost && um_ruled(c, NIA_NR52, NIA_O_NR52_ONE_TURN) && k->wound_turn != s->turn)
        lost = 0;
    um_range left = um_most(um_sub(base, um_exactly(lost)), um_exactly(0));
    return k->maybe_gone ? um_span(0, left.hi) : left;
}

/* ---- spending ---- */

/* N3.7, N3.2: a commander is one who has points, and enough of them for `cost` more. NR02: for a turn or the
 * game; NR03: whether a scenario gives points to others than the chief. */
static void judge_cost(um_ctx *c, const nia_state *s, int who, int cost)
{
    const nia_commander *k = &s->commander[who];
    bool game = is_chief(c, who) && !um_ruled(c, NIA_NR02, NIA_O_NR02_PER_TURN);
    um_range points = nia_points(c, s, who);
    int spent = k->spent + cost + (game ? k->spent_game : 0);
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, who));
    bool scenario = is_chief(c, who) || um_ruled(c, NIA_NR03, NIA_O_NR03_SCENARIO),
         untold = !is_chief(c, who) && k->cp.lo < 0 && !k->gone;
    um_decide(c, NR_3_7, !scenario ? UM_NO : untold ? um_missing(c, "the points of the commander") : UM_YES);
    um_truth enough = um_le(um_exactly(spent), points);
    um_fact_ref(c, k->gone ? "fallen" : "who", um_ref_of(NK_COMMANDER, who));
    um_fact_int(c, game ? "spent in all" : "spent", spent);
    um_fact_range(c, "points", points);
    um_decide(c, NR_3_2, enough == UM_MAYBE ? um_missing(c, "the points of the commander") : enough);
}

/* NR53: a commander who acted from beside a unit stands beside it. */
static void stand_beside(nia_state *s, const um_action *a)
{
    nia_commander *k = &s->commander[nia_row(um_ref_arg(a, NP_SPEND_WHO))];
    if (!nia_int(a, NP_SPEND_ADJACENT, 1))
        return;
    k->beside = um_ref_arg(a, NP_SPEND_UNIT);
    k->earlier = 0;
}

/* N3.6: the commander's figure touches the command group. */
static void judge_beside(um_ctx *c, const nia_state *s, const um_action *a)
{
    um_ref commander = um_ref_arg(a, NP_SPEND_WHO), unit = um_ref_arg(a, NP_SPEND_UNIT);
    int32_t apart = nia_distance(s, commander, unit);
    um_truth beside = UM_NO;
    if (um_has_arg(a, NP_SPEND_ADJACENT))
        beside = um_sure(nia_int(a, NP_SPEND_ADJACENT, 0) != 0);
    else if (s->commander[nia_row(commander)].attached == unit)
        beside = UM_YES;
    else if (apart <= 8 * NIA_INCH) /* no unit is so wide that its command group could be further off */
        beside = um_missing(c, "whether the commander is beside the command group");
    int side = nia_side_of(c, unit);
    if (side != NIA_NOBODY && !nia_friends(c, commander, unit) && nia_side_of(c, commander) != NIA_NOBODY)
        beside = um_unruled(c, "a commander who acts on the other side's troops");
    um_use(c, NR_1_9);
    um_fact_ref(c, "commander", commander);
    um_fact_ref(c, "who", unit);
    if (beside == UM_NO && !um_has_arg(a, NP_SPEND_ADJACENT))
        nia_fact_inches(c, "apart", apart);
    um_decide(c, NR_3_6, beside);
}

/* N3.1: a chief's points are an average die and one, rolled before anything else is done, in the first turn
 * at the latest. Of others the text does not say that they roll (NR03). */
void nia_judge_cp_roll(um_ctx *c, const nia_state *s, const um_action *a)
{
    int32_t die = nia_int(a, NP_CPROLL_DIE, 0), said = nia_int(a, NP_CPROLL_CP, die + 1);
    nia_decide_average_die(c, die);
    if (!is_chief(c, nia_row(um_ref_arg(a, NP_CPROLL_WHO)))) {
        bool scenario = um_ruled(c, NIA_NR03, NIA_O_NR03_SCENARIO);
        um_fact_ref(c, "commander", um_ref_arg(a, NP_CPROLL_WHO));
        um_decide(c, NR_3_1, scenario ? um_unruled(c, "whether any but a chief rolls for points") : UM_NO);
        return;
    }
    um_fact_int(c, "die", die);
    um_fact_int(c, "computed", die + 1);
    um_fact_int(c, "claimed", said);
    um_truth right = um_sure(said == die + 1);
    um_decide_claim(c, NR_3_1, right);
    if (s->turn > 1)
        um_fact_text(c, "now", "turn %d", (int)s->turn);
    else
        um_fact_text(c, "now", "step %d of turn 1", (int)s->phase);
    um_decide(c, NR_3_1, um_sure(s->turn <= 1 && s->phase == 0 && !s->moved));
}

void nia_apply_cp_roll(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    s->commander[nia_row(um_ref_arg(a, NP_CPROLL_WHO))].cp =
        um_exactly(nia_int(a, NP_CPROLL_CP, nia_int(a, NP_CPROLL_DIE, 0) + 1));
}

/* How far he rides: as stated, or by the places told if these are further apart; -1: neither. */
static int32_t ridden(const nia_state *s, int who, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_RIDE_POINT, &n);
    const nia_commander *k = &s->commander[who];
    int32_t told = nia_int(a, NP_RIDE_DISTANCE, -1);
    if (n < 2 || !k->placed)
        return told;
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    int32_t apart = nia_apart(k->at, to);
    return told < 0 || told < apart - NIA_TOLERANCE ? apart : told;
}

/* N3.3: a point moves a commander as far as the die says: an average one or an ordinary one. Where the record
 * does not say which, either may have been thrown. */
void nia_judge_ride(um_ctx *c, const nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_RIDE_WHO));
    bool average = um_has_arg(a, NP_RIDE_KIND) && nia_int(a, NP_RIDE_KIND, 0) == 0;
    nia_decide_phase(c, s, NIA_PHASE_COMMAND);
    judge_cost(c, s, who, 1);
    nia_decide_leaving(c, s, who);
    int32_t die = nia_int(a, NP_RIDE_DIE, 0);
    bool wrong = um_has_arg(a, NP_RIDE_DIE) && !average && (die < 1 || die > 6);
    if (um_has_arg(a, NP_RIDE_DIE) && average)
        nia_decide_average_die(c, die);
    um_range most = um_has_arg(a, NP_RIDE_DIE) ? um_exactly(die) : average ? um_span(2, 5) : um_span(1, 6);
    um_truth reached = UM_YES;
    int32_t distance = ridden(s, who, a);
    if (distance >= 0)
        reached = um_le(um_exactly(distance), um_times(most, NIA_INCH));
    if (reached == UM_MAYBE || (!um_has_arg(a, NP_RIDE_DIE) && distance < 0))
        reached = nia_missing_roll(c, s, "the die of the ride");
    if (wrong)
        reached = UM_NO;
    if (wrong)
        um_fact_int(c, "face", die);
    else
        um_fact_range(c, "die", most);
    if (distance >= 0)
        nia_fact_inches(c, "distance", distance);
    um_decide(c, NR_3_3, reached);
}

void nia_apply_ride(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    nia_commander *k = &s->commander[nia_row(um_ref_arg(a, NP_RIDE_WHO))];
    int n;
    const um_value *v = um_values_of(a, NP_RIDE_POINT, &n);
    nia_enter_phase(s, NIA_PHASE_COMMAND);
    k->spent++;
    k->beside = UM_NONE;
    k->attached = um_ref_arg(a, NP_RIDE_UNIT);
    k->placed = n == 2;
    if (n == 2) {
        k->at[0] = nia_bear(v[0].num);
        k->at[1] = nia_bear(v[1].num);
    }
}

/* N3.4, N9.8: three points buy +1 in close combat, +2 at most for a unit. */
void nia_judge_inspire(um_ctx *c, const nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_SPEND_WHO)), unit = nia_row(um_ref_arg(a, NP_SPEND_UNIT));
    int bonus = nia_int(a, NP_SPEND_N, 1);
    nia_decide_phase(c, s, NIA_PHASE_COMMAND);
    um_fact_int(c, "spent", 3 * bonus);
    um_fact_int(c, "bonus", bonus);
    um_decide(c, NR_3_4, um_sure(bonus >= 1));
    judge_cost(c, s, who, 3 * bonus);
    judge_beside(c, s, a);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "bonus", s->unit[unit].inspired + bonus);
    um_decide(c, NR_9_8, um_sure(s->unit[unit].inspired + bonus <= 2));
}

void nia_apply_inspire(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    int bonus = nia_int(a, NP_SPEND_N, 1);
    nia_enter_phase(s, NIA_PHASE_COMMAND);
    s->commander[nia_row(um_ref_arg(a, NP_SPEND_WHO))].spent += 3 * bonus;
    s->unit[nia_row(um_ref_arg(a, NP_SPEND_UNIT))].inspired += bonus;
    stand_beside(s, a);
}

/* N3.5: two points take off a D-point; of the fifth class only the chief's do (N4.7). */
void nia_judge_rally(um_ctx *c, const nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_SPEND_WHO)), unit = nia_row(um_ref_arg(a, NP_SPEND_UNIT));
    int n = nia_int(a, NP_SPEND_N, 1);
    um_range grade = nia_class(c, unit);
    nia_decide_phase(c, s, NIA_PHASE_COMMAND);
    judge_cost(c, s, who, 2 * n);
    judge_beside(c, s, a);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (n >= 1)
        um_fact_range(c, "has", s->unit[unit].dp);
    um_fact_int(c, "taken", n);
    um_decide(c, NR_3_5, n >= 1 ? nia_has_dp(c, s, unit, n) : UM_NO);
    if (grade.lo == 4 && grade.hi == 4)
        um_decide(c, NR_4_6, UM_YES);
    if (grade.hi == 5) {
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, who));
        um_truth chief = um_or(um_sure(is_chief(c, who)), um_sure(grade.lo < 5));
        um_decide(c, NR_4_7,
                  grade.lo < 5 && !is_chief(c, who) ? um_missing(c, "the grade of the unit") : chief);
    }
}

void nia_apply_rally(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_SPEND_UNIT))];
    int n = nia_int(a, NP_SPEND_N, 1);
    nia_enter_phase(s, NIA_PHASE_COMMAND);
    s->commander[nia_row(um_ref_arg(a, NP_SPEND_WHO))].spent += 2 * n;
    s->skipped += !um_has_arg(a, NP_SPEND_ADJACENT) &&
                  s->commander[nia_row(um_ref_arg(a, NP_SPEND_WHO))].attached != um_ref_arg(a, NP_SPEND_UNIT);
    u->dp = um_most(um_sub(u->dp, um_exactly(n)), um_exactly(0));
    u->done |= NIA_DONE_RALLIED;
    u->why_dp = NR_3_5;
    stand_beside(s, a);
}

/* N3.8: couriers ride in the phase of command; the text says no more of them. */
void nia_judge_courier(um_ctx *c, const nia_state *s, const um_action *a)
{
    (void)a;
    um_use(c, NR_3_8);
    nia_decide_phase(c, s, NIA_PHASE_COMMAND);
}

/* N3.6: a commander joins a unit he is beside, and leaves another only if he may (N9.29). */
void nia_judge_attach(um_ctx *c, const nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_ATTACH_WHO));
    um_ref unit = um_ref_arg(a, NP_ATTACH_UNIT);
    int32_t apart = nia_distance(s, um_ref_of(NK_COMMANDER, who), unit);
    if (s->commander[who].attached != unit)
        nia_decide_leaving(c, s, who);
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, who));
    um_fact_ref(c, "who", unit);
    if (apart >= 0)
        nia_fact_inches(c, "apart", apart);
    um_decide(c, NR_3_6, apart > 8 * NIA_INCH ? UM_NO : UM_YES);
}

void nia_apply_attach(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    s->commander[nia_row(um_ref_arg(a, NP_ATTACH_WHO))].attached = um_ref_arg(a, NP_ATTACH_UNIT);
}

void nia_judge_detach(um_ctx *c, const nia_state *s, const um_action *a)
{
    nia_decide_leaving(c, s, nia_row(um_ref_arg(a, NP_ATTACH_WHO)));
}

void nia_apply_detach(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    nia_commander *k = &s->commander[nia_row(um_ref_arg(a, NP_ATTACH_WHO))];
    k->attached = k->beside = UM_NONE;
}
