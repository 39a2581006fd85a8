/* Changes of formation and limbering (N5.21, N5.22). */
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_ground.h"
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules/11_indians.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

/* N5.21, N5.22: a change of formation or limbering takes the whole turn and costs a D-point, two under fire.
 * NR21: when the cost of limbering falls due. */
static void judge_change(um_ctx *c, const nia_state *s, const um_action *a, int unit, int claim, int rule)
{
    const nia_unit *u = &s->unit[unit];
    um_range cost = nia_cost_under_fire(c, s, unit), said = um_exactly(nia_int(a, claim, 0));
    if (rule == NR_5_22 && !um_ruled(c, NIA_NR21, NIA_O_NR21_START_DP) &&
        um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
        cost = um_exactly(0);
    nia_decide_up(c, s, unit);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    bool moved = u->done & (NIA_DONE_MOVED | NIA_DONE_CHANGED | NIA_DONE_WHEELED);
    if (moved)
        um_fact_text(c, "did", "%s",
                     u->done & NIA_DONE_CHANGED   ? "changed its order"
                     : u->done & NIA_DONE_WHEELED ? "wheeled"
                                                  : "moved");
    um_decide(c, rule, um_sure(!moved));
    nia_decide_stood(c, s, unit, rule, rule == NR_5_21 ? "changes its order" : "limbers or unlimbers");
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "dp", cost);
    if (um_has_arg(a, claim))
        um_fact_range(c, "claimed", said);
    um_decide(c, rule, um_has_arg(a, claim) ? um_eq(cost, said) : UM_YES);
}

/* N5.21: formed troops change formation; Indians take up none (N11.1). */
void nia_judge_form(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_FORM_UNITS, &n);
    nia_decide_phase(c, s, NIA_PHASE_MOVES);
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        nia_blame(c, a, unit);
        judge_change(c, s, a, unit, NP_FORM_DP, NR_5_21);
        if (nia_is_type(c, unit, NIA_INDIAN) == UM_YES && um_has_arg(a, NP_FORM_TO))
            nia_decide_indian_order(c, v[i].ref, true,
                                    um_sure(nia_int(a, NP_FORM_TO, NIA_SKIRMISH) == NIA_SKIRMISH));
    }
    nia_blame(c, a, UM_NONE);
}

static void apply_change(um_ctx *c, nia_state *s, const um_action *a, int unit, int claim, int rule)
{
    um_range cost = um_has_arg(a, claim) ? um_exactly(nia_int(a, claim, 0)) : nia_cost_under_fire(c, s, unit);
    if (rule == NR_5_22 && !um_has_arg(a, claim) && um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
        cost = um_exactly(0);
    s->unit[unit].done |= NIA_DONE_CHANGED;
    nia_take(c, s, unit, cost, um_exactly(0), false, rule);
}

void nia_apply_form(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_FORM_UNITS, &n);
    nia_enter_phase(s, NIA_PHASE_MOVES);
    s->moved = true;
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        apply_change(c, s, a, unit, NP_FORM_DP, NR_5_21);
        if (um_has_arg(a, NP_FORM_TO))
            s->unit[unit].formations = 1 << nia_int(a, NP_FORM_TO, 0);
    }
}

/* N5.22: limbering takes two turns (NR21), and guns that fired do not limber (N8.1). */
void nia_judge_limber(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n, turns = nia_int(a, NP_LIMBER_TURNS, 0);
    const um_value *v = um_values_of(a, NP_LIMBER_UNITS, &n);
    nia_decide_phase(c, s, NIA_PHASE_MOVES);
    for (int i = 0; i < n; i++) {
        nia_blame(c, a, nia_row(v[i].ref));
        judge_change(c, s, a, nia_row(v[i].ref), NP_LIMBER_DP, NR_5_22);
        if (s->unit[nia_row(v[i].ref)].done & NIA_DONE_FIRED)
            nia_decide_guns_fire_or_move(c, nia_row(v[i].ref), true, "fired", "limbers");
        if (!um_has_arg(a, NP_LIMBER_TURNS))
            continue;
        int due = um_ruled(c, NIA_NR21, NIA_O_NR21_ONE_TURN) ? 1 : 2;
        um_fact_ref(c, "who", v[i].ref);
        um_fact_int(c, "turns", due);
        um_fact_int(c, "claimed", turns);
        um_decide_claim(c, NR_5_22, um_sure(turns == due));
    }
    nia_blame(c, a, UM_NONE);
}

void nia_apply_limber(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_LIMBER_UNITS, &n);
    nia_enter_phase(s, NIA_PHASE_MOVES);
    s->moved = true;
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        apply_change(c, s, a, unit, NP_LIMBER_DP, NR_5_22);
        s->unit[unit].limbering = a->verb == NV_LIMBER ? NIA_LIMBERING : NIA_UNLIMBERING;
        s->unit[unit].limber_turn = s->turn;
        if (nia_int(a, NP_LIMBER_TURNS, 2) == 1) /* so the table had it */
            s->unit[unit].limber_turn--;
    }
}
