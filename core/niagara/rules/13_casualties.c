/* Casualties, and the cap on D-points (N13, N4.2). */
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rules.h"
#include "core/niagara/rulings.h"

/* N4.2: how much of a dose goes past the fifth D-point. NR24: what is past it, or the whole dose of a unit
 * that had five. */
um_range nia_over_five(um_ctx *c, um_range had, um_range dp)
{
    um_range sum = um_add(had, dp);
    if (sum.hi <= NIA_DP_MOST)
        return um_exactly(0);
    if (um_ruled(c, NIA_NR24, NIA_O_NR24_EACH_EXCESS))
        return um_most(um_sub(sum, um_exactly(NIA_DP_MOST)), um_exactly(0));
    return (um_range){had.lo >= NIA_DP_MOST ? dp.lo : 0, had.hi >= NIA_DP_MOST ? dp.hi : 0};
}

bool nia_took(um_ctx *c, um_range had, um_range dose_dp, um_range dose_cas, const um_action *a, int dp,
              int cas)
{
    for (int h = had.lo; h <= had.hi; h++)
        for (int d = dose_dp.lo; d <= dose_dp.hi; d++) {
            int room = NIA_DP_MOST - h, took = d < room ? d : room,
                over = nia_over_five(c, um_exactly(h), um_exactly(d)).lo;
            bool same = !um_has_arg(a, dp) || nia_int(a, dp, 0) == took;
            if (same &&
                (cas < 0 || !um_has_arg(a, cas) ||
                 (nia_int(a, cas, 0) >= dose_cas.lo + over && nia_int(a, cas, 0) <= dose_cas.hi + over)))
                return true;
        }
    return false;
}

void nia_take(um_ctx *c, nia_state *s, int unit, um_range dp, um_range cas, bool counts, int rule)
{
    nia_unit *u = &s->unit[unit];
    um_range over = nia_over_five(c, u->dp, dp);
    um_range limit = nia_capacity(c, unit);
    if (dp.hi != 0)
        u->why_dp = over.hi > 0 && !counts ? NR_13_2 : rule;
    if (cas.hi > 0)
        u->why_cas = rule;
    if (counts && over.hi > 0) {
        cas = um_add(cas, over);
        u->why_cas = NR_13_1;
    } else if (over.hi > 0) {
        u->why_cas = NR_13_2;
    }
    u->dp = um_least(um_most(um_add(u->dp, dp), um_exactly(0)), um_exactly(NIA_DP_MOST));
    u->cas = um_least(um_most(um_add(u->cas, cas), um_exactly(0)), um_exactly(limit.hi));
    if (u->cas.lo >= limit.hi)
        u->gone = true;
}

/* N13.3, N13.4, N12.3: who has nothing left does nothing more. */
void nia_decide_up(um_ctx *c, const nia_state *s, int unit)
{
    um_truth guns = nia_is_guns(c, unit);
    int rule = nia_is_type(c, unit, NIA_ROCKET) == UM_YES ? NR_12_3 : guns == UM_YES ? NR_13_4 : NR_13_3;
    if (!s->unit[unit].gone)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_decide(c, rule, UM_NO);
}
