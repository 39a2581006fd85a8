/* The end of the game (4.0). */
#include "core/invasion/rules/4_0_end.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* Whether a side has played all its truces; one that was not to be played leaves it open. */
static um_truth laid(um_ctx *c, const inv_state *s, int side, int all)
{
    int n = 0, sound = 0;
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        int f = inv_map_of(c)->card_faction[k];
        if (inv_side_of(f) != side || s->card[k].at != INV_CARD_LAID)
            continue;
        n++;
        sound += inv_sound(c, k) == UM_YES;
    }
    return n < all ? UM_NO : sound >= all ? UM_YES : UM_MAYBE;
}

/* 4.0b: three truces of the British or two of the Americans. */
static um_truth truces_done(um_ctx *c, const inv_state *s)
{
    um_use(c, IR_4_0b);
    return um_or(laid(c, s, INV_US, 2), laid(c, s, INV_BR, 3));
}

/* 4.0a, SC-INTRO-d: whether the turn now ending is the last: by the truces from turn 3 on, by turn 8,
 * in the introduction by turn 2. */
static um_truth last_turn(um_ctx *c, const inv_state *s)
{
    if (s->scenario == INV_SC_INTRO)
        return um_sure(s->turn >= 2);
    if (s->turn >= INV_LAST_TURN && um_ruled(c, INV_RUL_Q_09, INV_O_LENGTH_8))
        return UM_YES;
    return s->turn >= 3 ? truces_done(c, s) : UM_NO;
}

bool inv_time_is_up(um_ctx *c, const inv_state *s)
{
    return last_turn(c, s) == UM_YES;
}

/* Whether a game taken to be over is: a truce that was not to be played leaves it open, and who has called
 * the end too early has not brought it about. */
static um_truth over_by_now(um_ctx *c, const inv_state *s)
{
    bool intro = s->scenario == INV_SC_INTRO;
    int last = intro ? 2 : INV_LAST_TURN;
    bool at_last = s->turn > last || (s->turn == last && inv_all_acted(s));
    if (at_last && (intro || um_ruled(c, INV_RUL_Q_09, INV_O_LENGTH_8)))
        return UM_YES;
    return intro ? UM_NO : truces_done(c, s);
}

/* 3.2.3b, SC-INTRO-d: no phase begins when the game is over. */
void inv_decide_not_over(um_ctx *c, const inv_state *s)
{
    bool all = inv_all_acted(s);
    if (s->played_on || !(s->over || (all && inv_time_is_up(c, s))))
        return;
    if (s->scenario == INV_SC_INTRO) {
        um_fact_int(c, "truces", inv_truces(c, s, INV_US) + inv_truces(c, s, INV_BR));
        inv_decide_scenario_end(c, s, um_not(over_by_now(c, s)));
    } else {
        inv_decide_truces_end(c, s, um_not(over_by_now(c, s)));
    }
}

/* 4.0c: a score or a winner that the record states follows from the markers. */
static void judge_claimed_score(um_ctx *c, const inv_state *s, const um_action *a)
{
    um_range net = um_sub(inv_points(c, s, INV_US, true), inv_points(c, s, INV_BR, true));
    if (um_has_arg(a, IP_END_SCORE)) {
        um_fact_range(c, "due", net);
        um_use(c, IR_3_2_8e);
        um_decide_claim(c, IR_4_0c, um_eq(net, um_exactly(um_int_arg(a, IP_END_SCORE, 0))));
    }
    if (um_has_arg(a, IP_END_WINNER)) {
        int w = um_int_arg(a, IP_END_WINNER, INV_WINNER_DRAW);
        um_range zero = um_exactly(0);
        um_fact_range(c, "due", net);
        um_decide_claim(c, IR_4_0c,
                        w == INV_WINNER_US   ? um_gt(net, zero)
                        : w == INV_WINNER_BR ? um_lt(net, zero)
                                             : um_eq(net, zero));
    }
}

/* 4.0a, 2.2: the game ends at the end of a turn when the truces of a side, or the scenario, end it. */
void inv_judge_end_game(um_ctx *c, const inv_state *s, const um_action *a)
{
    bool all = inv_all_acted(s);
    um_truth now = s->over ? over_by_now(c, s) : all ? last_turn(c, s) : UM_NO;
    int turn = s->over ? s->turn - 1 : s->turn;
    /* where nobody tells of a scenario it may be the introduction, which two turns end */
    if (s->scenario == INV_SC_NONE && now == UM_NO && all && turn >= 2)
        now = um_missing(c, "which scenario is played");
    if (s->scenario != INV_SC_INTRO && now != UM_MAYBE) {
        um_fact_int(c, "turn", turn);
        um_decide(c, IR_2_2, um_sure(turn >= 3));
    }
    um_fact_int(c, "turn", turn);
    um_decide(c, IR_4_0a, now);
    if (s->scenario == INV_SC_INTRO) {
        inv_decide_scenario_end(c, s, now);
    } else {
        inv_decide_truces_end(c, s, now);
        inv_decide_scenario_end(c, s, now);
    }
    judge_claimed_score(c, s, a);
}

void inv_apply_end_game(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    if (s->active >= 0)
        inv_end_phase(c, s);
    s->over = true;
}

um_range inv_ahead(um_range net)
{
    if (net.lo > 0)
        return um_exactly(INV_WINNER_US);
    if (net.hi < 0)
        return um_exactly(INV_WINNER_BR);
    return um_known(net) ? um_exactly(INV_WINNER_DRAW) : um_span(INV_WINNER_US, INV_WINNER_DRAW);
}

void inv_score(um_ctx *c, const void *state, um_score *out)
{
    static const char *const level[] = {[INV_WINNER_US] = "American victory",
                                        [INV_WINNER_BR] = "British victory",
                                        [INV_WINNER_DRAW] = "draw"};
    const inv_state *s = state;
    *out = (um_score){.side = {inv_points(c, s, INV_US, false), inv_points(c, s, INV_BR, false)}};
    out->net = um_sub(out->side[INV_US], out->side[INV_BR]);
    if (!s->over)
        return;
    um_range who = inv_ahead(out->net);
    out->level = um_known(who) ? level[who.lo] : "not certain";
}
