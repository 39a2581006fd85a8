/* Turns and phases (2). */
#include "core/invasion/rules/1_setup.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_3_battle.h"
#include "core/invasion/rules/3_4_hands.h"
#include "core/invasion/rules/4_0_end.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* What a phase must have behind it when it ends: a movement card, no open battle, a hand of three. */
static void judge_phase_done(um_ctx *c, const inv_state *s)
{
    if (s->active < 0) {
        inv_decide_stage(c, s, s->stage);
        return;
    }
    inv_decide_card_of_phase(c, s);
    inv_decide_hand_full(c, s, s->active);
    inv_decide_hand_shown(c, s, s->active);
    inv_decide_all_fought(c, s);
}

static void decide_untold(um_ctx *c)
{
    um_decide(c, IR_2_1, um_missing(c, "which factions had their phase before the record begins"));
}

/* 2.1: the marker moves on by one when all five factions have acted; where it starts is 1.6. */
void inv_judge_turn(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n = um_int_arg(a, IP_TURN_NUMBER, 0);
    bool begins = s->active < 0 && s->done == 0 && s->turn <= inv_first_turn(s);
    if (begins && s->scenario != INV_SC_NONE) {
        inv_decide_first_turn(c, s, n);
        return;
    }
    /* The marker moves on when all have acted; `end-turn` has done so already. */
    bool moves = inv_all_acted(s);
    int left = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        left += !((s->done >> f) & 1) && f != s->active;
    if (!s->done_unknown)
        um_fact_int(c, "left", left);
    um_truth right = um_sure(moves ? n == s->turn + 1 : n == s->turn && s->active < 0 && !s->done);
    if (right == UM_NO && s->done_unknown && n == s->turn + 1) {
        decide_untold(c);
        return;
    }
    if (right == UM_NO && n != s->turn + 1)
        um_fact_text(c, "what", "turn %d is followed by turn %d, not %d", s->turn, s->turn + 1, n);
    else if (right == UM_NO)
        um_fact_text(c, "what", "the marker moves with %d factions still to act", left);
    um_decide(c, IR_2_1, right);
    inv_decide_not_over(c, s);
}

static void end_turn(um_ctx *c, inv_state *s)
{
    s->over = s->over || inv_time_is_up(c, s);
    s->turn++;
    s->done = 0;
    s->done_unknown = false;
    s->nphase = 0;
}

void inv_apply_turn(um_ctx *c, inv_state *s, const um_action *a)
{
    if (s->active >= 0)
        inv_end_phase(c, s);
    int n = um_int_arg(a, IP_TURN_NUMBER, s->turn);
    /* who has had no phase when the marker moves has none: whoever acts behind it acts in the next turn */
    if (s->done == INV_ALL_DONE || s->done_unknown || (s->done && n == s->turn + 1))
        end_turn(c, s);
    s->played_on = s->over;
    s->turn = (int8_t)n;
}

/* ---- phases ---- */

/* 2.0b, and what the scenario says of the first phase: the US regulars begin the campaign. */
static void judge_first_phase(um_ctx *c, const inv_state *s, int f)
{
    bool campaign = s->scenario == INV_SC_CAMPAIGN;
    if (s->turn != inv_first_turn(s) || s->done != 0 || s->active >= 0)
        return;
    if (campaign)
        um_decide(c, IR_2_0b, um_sure(f == INV_F_AR));
    if (s->scenario != INV_SC_NONE)
        inv_decide_scenario_start(c, s, um_sure(!campaign || f == INV_F_AR));
    inv_decide_free_units_placed(c, s);
}

/* 2.0a: a faction has one phase in a turn, and the phases are counted as they come. */
void inv_judge_phase(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_PHASE_FACTION));
    bool wraps = s->done == INV_ALL_DONE;
    if (s->active >= 0)
        judge_phase_done(c, s);
    inv_decide_not_over(c, s);
    if (s->active == f) {
        um_fact_ref(c, "faction", um_ref_arg(a, IP_PHASE_FACTION));
        inv_decide_or(c, IR_2_0a, UM_NO, "this faction's phase is under way");
        return;
    }
    bool acted = !wraps && ((s->done >> f) & 1);
    int index = um_int_arg(a, IP_PHASE_INDEX, wraps ? 1 : s->nphase + 1);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_PHASE_FACTION));
    inv_decide_or(c, IR_2_0a, um_sure(!acted && index == (wraps ? 1 : s->nphase + 1)),
                  acted ? "this faction has had its phase this turn" : "the phase has another number");
    judge_first_phase(c, s, f);
    inv_decide_kept(c, s, f);
}

void inv_apply_phase(um_ctx *c, inv_state *s, const um_action *a)
{
    if (s->active >= 0)
        inv_end_phase(c, s);
    if (s->done == INV_ALL_DONE)
        end_turn(c, s);
    inv_forget_phase(s);
    s->stage = INV_STAGE_RECRUIT;
    s->played_on = s->over;
    s->active = (int8_t)inv_faction_of(c, um_ref_arg(a, IP_PHASE_FACTION));
    s->nphase++;
}

void inv_judge_end_phase(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    judge_phase_done(c, s);
}

void inv_apply_end_phase(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    inv_end_phase(c, s);
}

/* 2.1: a turn ends when all five factions have acted. */
void inv_judge_end_turn(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    unsigned done = s->done;
    if (s->active >= 0) {
        judge_phase_done(c, s);
        done |= 1u << s->active;
    }
    int left = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        left += !((done >> f) & 1);
    if (left && s->done_unknown) {
        decide_untold(c);
        return;
    }
    um_fact_int(c, "left", left);
    if (left)
        um_fact_text(c, "what", "the turn ends with %d factions still to act", left);
    um_decide(c, IR_2_1, um_sure(left == 0));
}

void inv_apply_end_turn(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    if (s->active >= 0)
        inv_end_phase(c, s);
    end_turn(c, s);
}
