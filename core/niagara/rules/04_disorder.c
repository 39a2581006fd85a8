/* D-points: doses, counts on the table, and dressing ranks (N4, N2.10, N2.11). */
#include "core/niagara/rules/04_disorder.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

/* N13.1: whether D-points of this cause become casualties past the fifth. */
static bool counts_past_five(int cause)
{
    return cause == NIA_CAUSE_FIRE || cause == NIA_CAUSE_COMBAT || cause == NIA_CAUSE_MORALE ||
           cause == NIA_CAUSE_FRIENDLY_ROCKET;
}

/* N4.1, N4.2, N13: a dose adds D-points or casualties; past the fifth its cause must be told. */
void nia_judge_effect(um_ctx *c, const nia_state *s, const um_action *a)
{
    int u = nia_row(um_ref_arg(a, NP_EFFECT_UNIT));
    int dp = nia_int(a, NP_EFFECT_DP, 0);
    um_use(c, NR_4_1);
    um_use(c, NR_13_5);
    bool over = nia_over_five(c, s->unit[u].dp, um_exactly(dp)).hi > 0, told = um_has_arg(a, NP_EFFECT_CAUSE);
    if (over)
        um_use(c, told && !counts_past_five(nia_int(a, NP_EFFECT_CAUSE, 0)) ? NR_13_2 : NR_13_1);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, u));
    um_fact_int(c, "added", dp);
    if (over && !told)
        um_decide(c, NR_13_1, um_missing(c, "what the D-points past the fifth were for"));
    else
        um_decide(c, NR_4_2, UM_YES);
}

void nia_apply_effect(um_ctx *c, nia_state *s, const um_action *a)
{
    static const int rule[] = {NR_8_7, NR_9_24, NR_6_4, NR_5_21, NR_5_7, NR_5_30, NR_12_5, NR_14_2};
    int u = nia_row(um_ref_arg(a, NP_EFFECT_UNIT)), cause = nia_int(a, NP_EFFECT_CAUSE, NIA_CAUSE_FIRE);
    um_range dp = um_exactly(nia_int(a, NP_EFFECT_DP, 0)), cas = um_exactly(nia_int(a, NP_EFFECT_CAS, 0));
    um_range over = nia_over_five(c, s->unit[u].dp, dp);
    bool counts = counts_past_five(cause);
    nia_take(c, s, u, dp, cas, counts, rule[cause]);
    if (cas.hi > 0 && over.hi == 0)
        s->unit[u].why_cas = nia_is_guns(c, u) == UM_YES ? NR_13_4 : NR_13_3;
    if (cause == NIA_CAUSE_FIRE)
        s->unit[u].shot = dp.hi + cas.hi > 0 ? NIA_HURT : NIA_SHOT_AT;
    cas = counts ? um_add(cas, over) : cas;
    nia_put_at_risk(c, s, u, cause == NIA_CAUSE_FIRE ? um_add(dp, cas) : cas);
}

/* Whether more are counted than the record accounts for, where turns that it does not have may have left
 * them.
 */
static um_truth may_be_older(um_ctx *c, const nia_state *s, int unit, um_range said, um_range had)
{
    if (!nia_suffered_untold(s, unit) || said.lo <= had.hi)
        return UM_NO;
    return um_missing(c, "what the unit had suffered before the turns that it tells");
}

/* N4.1, N4.2, N13.5: D-points and casualties counted on the table are those the rules have brought; no
 * casualty has come back. */
void nia_judge_count(um_ctx *c, const nia_state *s, const um_action *a)
{
    int u = nia_row(um_ref_arg(a, NP_LEDGER_UNIT));
    const nia_unit *unit = &s->unit[u];
    um_range both;
    if (um_has_arg(a, NP_LEDGER_DP)) {
        um_range said = um_exactly(nia_int(a, NP_LEDGER_DP, 0));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, u));
        um_fact_range(c, "claimed", said);
        um_decide(c, NR_4_2, um_sure(said.lo <= NIA_DP_MOST));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, u));
        um_fact_range(c, "by the rules", unit->dp);
        um_fact_range(c, "claimed", said);
        um_use(c, unit->why_dp);
        um_decide(c, NR_4_1, um_meet(unit->dp, said, &both) ? UM_YES : may_be_older(c, s, u, said, unit->dp));
    }
    if (um_has_arg(a, NP_LEDGER_CAS)) {
        um_range said = um_exactly(nia_int(a, NP_LEDGER_CAS, 0));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, u));
        um_fact_range(c, "before", unit->cas);
        um_fact_range(c, "after", said);
        um_decide(c, NR_13_5, um_sure(said.lo >= unit->cas.lo));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, u));
        um_fact_range(c, "by the rules", unit->cas);
        um_fact_range(c, "claimed", said);
        um_use(c, unit->why_cas);
        um_decide(c, nia_is_guns(c, u) == UM_YES ? NR_13_4 : NR_13_3,
                  um_meet(unit->cas, said, &both) ? UM_YES : may_be_older(c, s, u, said, unit->cas));
    }
}

void nia_apply_count(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_LEDGER_UNIT))];
    (void)c;
    if (um_has_arg(a, NP_LEDGER_DP))
        u->dp = um_least(um_exactly(nia_int(a, NP_LEDGER_DP, 0)), um_exactly(NIA_DP_MOST));
    u->untold = 0;
    if (um_has_arg(a, NP_LEDGER_CAS))
        u->cas = um_exactly(nia_int(a, NP_LEDGER_CAS, 0));
}

/* ---- dressing ranks ---- */

/* N4.3 - N4.7: what a unit of a grade may take off, and the rule; that it stood still is N2.11. */
static um_range by_grade(um_ctx *c, const nia_state *s, int unit, int grade, int *rule)
{
    static const int rules[] = {NR_4_3, NR_4_3, NR_4_4, NR_4_5, NR_4_6, NR_4_7};
    um_truth barred = nia_in_combat(c, s, unit);
    *rule = rules[grade < 0 || grade >= (int)UM_COUNT(rules) ? 0 : grade];
    if (grade >= 4)
        return um_exactly(0);
    if (grade == 3)
        barred = um_or(barred, nia_under_fire(c, s, unit, false));
    return um_either(barred, um_exactly(0), um_exactly(grade == 1 ? 2 : 1));
}

um_range nia_recovery(um_ctx *c, const nia_state *s, int unit, int *rule)
{
    um_range grade = nia_class(c, unit), all = by_grade(c, s, unit, grade.lo, rule);
    for (int g = grade.lo + 1; g <= grade.hi; g++)
        all = um_hull(all, by_grade(c, s, unit, g, rule));
    return all;
}

/* What keeps a unit of the first three grades from dressing its ranks, in words; NULL: nothing. */
static const char *barred_by(um_ctx *c, const nia_state *s, int unit)
{
    um_ctx quiet = um_quiet(c);
    if (nia_class(&quiet, unit).hi > 3)
        return NULL;
    if (nia_in_combat(&quiet, s, unit) == UM_YES)
        return "in combat";
    return nia_class(&quiet, unit).lo == 3 && nia_under_fire(&quiet, s, unit, false) == UM_YES ? "under fire"
                                                                                               : NULL;
}

/* N4.3 to N4.7: a unit takes off no more D-points than its grade allows, nor more than it has. NR07: whether
 * a rallied one may. */
void nia_judge_redress(um_ctx *c, const nia_state *s, const um_action *a)
{
    int u = nia_row(um_ref_arg(a, NP_REDRESS_UNIT)), rule;
    int32_t n = nia_int(a, NP_REDRESS_N, 0);
    um_ref who = um_ref_of(NK_UNIT, u);
    nia_decide_dressing(c, s, u, n);
    um_range most = nia_recovery(c, s, u, &rule);
    um_fact_ref(c, "who", who);
    um_fact_int(c, "taken", n + s->unit[u].dressed);
    um_fact_range(c, "most", most);
    if (barred_by(c, s, u))
        um_fact_text(c, "barred", "%s", barred_by(c, s, u));
    um_decide(c, rule, um_le(um_exactly(n + s->unit[u].dressed), most));
    um_fact_ref(c, "who", who);
    um_fact_range(c, "has", s->unit[u].dp);
    um_fact_int(c, "taken", n);
    um_decide(c, NR_4_1, nia_has_dp(c, s, u, n));
    if (n == 0 || !(s->unit[u].done & NIA_DONE_RALLIED))
        return;
    um_fact_ref(c, "rallied", who);
    um_decide(c, NR_3_5, um_sure(um_ruled(c, NIA_NR07, NIA_O_NR07_BOTH)));
}

void nia_apply_redress(um_ctx *c, nia_state *s, const um_action *a)
{
    int row = nia_row(um_ref_arg(a, NP_REDRESS_UNIT));
    nia_unit *u = &s->unit[row];
    int32_t n = nia_int(a, NP_REDRESS_N, 0);
    nia_recovery(c, s, row, &u->why_dp);
    nia_enter_phase(s, NIA_PHASE_DRESSING);
    u->dressed = nia_bear(u->dressed + n);
    u->dp = um_most(um_sub(u->dp, um_exactly(n)), um_exactly(0));
}
