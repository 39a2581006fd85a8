/* Turns and phases (7.0, 7.1, 7.5, 7.6, 16.1). */
#include "core/madison/board/04_ledger.h"
#include "core/madison/rules/04_victory_points.h"
#include "core/madison/rules/06_prewar.h"
#include "core/madison/rules/07_fleet_phase.h"
#include "core/madison/rules/07_holds.h"
#include "core/madison/rules/16_winter.h"
#include "core/madison/verbs.h"

/* ---- a turn begins ---- */

/* The marker goes to a turn, and what was of the last one is over. */
static void turn_to(um_ctx *c, mad_state *s, int to)
{
    bool same = s->turn == to, same_year = s->turn >= 3 && mad_year(s->turn) == mad_year(to);
    if (!same)
        mad_fleet_over(c, s);
    if (s->turn == -1)
        mad_draw_rest(s);
    s->turn = (int8_t)to;
    if (same)
        return;
    s->phase_untold = false;
    s->phase = mad_season(to) == MAD_WINTER ? MAD_PHASE_WINTER_ACTION : MAD_PHASE_REINFORCEMENT;
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].supply_owner = s->lake[i].owner;
    s->last_side = s->arrival_side = MAD_NOBODY;
    s->plays = 0;
    s->phase_seen = false;
    s->wintered = (um_bits){{0, 0}};
    for (int i = 0; i < MAD_CARDS; i++)
        s->card[i].flags &= (uint8_t)~MAD_CARD_LAID_ASIDE;
    if (mad_season(to) == MAD_SPRING)
        s->depots_made[MAD_US] = s->depots_made[MAD_BR] = 0; /* R-depot-count: of the year */
    mad_book_spaces(c, s);
    for (int side = 0; side < 2; side++) {
        if (s->all_in_hand[side]) { /* what he has kept he had held */
            s->held[side] = um_add(s->held[side], s->hand[side]);
            s->hand[side] = um_exactly(0);
            s->all_in_hand[side] = false;
        }
        s->winter_events[side] = 0;
        s->passed[side] = s->out_of_cards[side] = s->dealt[side] = false;
        s->dealt_so_far[side] = s->taken_up[side] = 0;
        s->holds[side] = um_exactly(0);
    }
    /* 7.33, 6.33: the US in 1812, the British in 1814; 1813 is rolled for */
    if (!same_year)
        s->first = mad_year(to) == 1814 ? MAD_BR : mad_year(to) == 1812 && to > 0 ? MAD_US : MAD_NOBODY;
    if (to == 0 && s->dow_side != MAD_NOBODY)
        s->first = (int8_t)mad_other(s->dow_side);
}

/* ---- phases ---- */

static bool of_winter(int phase)
{
    return phase >= MAD_PHASE_WINTER_ACTION && phase <= MAD_PHASE_DEPOTS;
}

/* The rule under which a phase is said. */
static int rule_of_phase(int phase)
{
    static const int rule[] = {[MAD_PHASE_WINTER_ACTION] = MR_16_1_1,
                               [MAD_PHASE_ATTRITION] = MR_16_1_2,
                               [MAD_PHASE_REPAIR] = MR_16_1_3,
                               [MAD_PHASE_DEPOTS] = MR_16_1_4,
                               [MAD_PHASE_OVER] = MR_7_0};
    return of_winter(phase) ? rule[phase] : MR_7_0;
}

/* 6.33: with the Declaration drawn, a phase of the sequence of play is one of the first turn; and a record
 * may leave the Declaration out. */
static bool war_begins(const mad_state *s, int phase)
{
    bool told = s->dow_side != MAD_NOBODY || !s->marker_watched;
    return s->turn == -1 && phase != MAD_PHASE_PREWAR && told;
}

/* 7.0, 16.1: phases in their order, each kind of turn its own. 7.5: the marker is right by then. */
void mad_judge_phase(um_ctx *c, const mad_state *s, const um_action *a)
{
    int phase = um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION);
    if (phase >= MAD_PHASE_FLEET)
        mad_decide_hands_over(c, s);
    if (phase > MAD_PHASE_FLEET && s->phase <= MAD_PHASE_FLEET)
        mad_decide_fleet_over(c, s);
    if (phase == MAD_PHASE_PREWAR) {
        um_decide(c, MR_6_1, um_sure(s->turn < 0));
        return;
    }
    if (war_begins(s, phase))
        mad_decide_war_begins(c, s, 0);
    if (s->turn < 0)
        return;
    bool winter = mad_season(s->turn) == MAD_WINTER;
    if (winter && phase > MAD_PHASE_ATTRITION)
        mad_leave_attrition(c, s);
    um_fact_text(c, "phase", "%s", mad_phase_words[phase]);
    if (winter)
        um_use(c, MR_16_1);
    um_decide(c, MR_7_0, um_sure(of_winter(phase) == winter));
    um_fact_text(c, "phase", "%s", mad_phase_words[phase]);
    um_fact_text(c, "after", "%s", mad_phase_words[s->phase]);
    um_decide(c, rule_of_phase(phase), um_sure(of_winter(s->phase) != winter || phase >= s->phase));
    if (s->turn == 0 && phase == MAD_PHASE_REINFORCEMENT)
        um_decide(c, MR_7_1, UM_NO);
    if (phase == MAD_PHASE_VP_CHECK && s->marker_known &&
        s->marker_watched) { /* else it may have been moved */
        um_use(c, MR_4_18);
        /* what the fleet phase brings is marked during the check itself */
        mad_fact_points(c, "ledger", mad_ledger_change(c, s));
        um_decide_claim(c, MR_7_5, um_eq(mad_ledger_change(c, s), um_exactly(0)));
    }
}

void mad_apply_phase(um_ctx *c, mad_state *s, const um_action *a)
{
    if (um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION) > MAD_PHASE_FLEET)
        mad_fleet_over(c, s);
    if (war_begins(s, um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION)))
        turn_to(c, s, 0);
    s->phase_untold = false;
    s->phase = (uint8_t)um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION);
    if (s->phase == MAD_PHASE_PREWAR) {
        s->turn = -1;
        s->prewar_draws = 0;
        s->next_draw = MAD_US;
        for (int side = 0; side < 2; side++) /* 7.34: nothing is held before the war */
            s->held[side] = s->holds[side] = um_exactly(0);
    }
    if (s->phase == MAD_PHASE_ACTION || s->phase == MAD_PHASE_WINTER_ACTION)
        s->last_side = MAD_NOBODY;
    if (s->phase == MAD_PHASE_REPAIR || s->phase == MAD_PHASE_DEPOTS)
        mad_book_spaces(c, s); /* attrition is over (R-winter-control-change) */
}

/* ---- cards thrown away, hands that end, years that end ---- */

/* 4.18: at the year's end garrisons and cards are counted again. */
void mad_judge_year_end(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (s->turn >= 0)
        um_decide(c, MR_7_6, um_sure(mad_year(s->turn) == um_int_arg(a, MP_YEAR_END_YEAR, 1812)));
    if (!s->marker_known)
        return;
    mad_fact_points(c, "ledger", mad_ledger_change(c, s));
    um_decide_claim(c, MR_4_18, um_eq(mad_ledger_change(c, s), um_exactly(0)));
}

void mad_apply_year_end(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    (void)a;
    for (int side = 0; side < 2; side++)
        s->held[side] = s->hand[side] = um_exactly(0); /* 7.24, 7.35 */
}

/* 7.6: turns follow one another; the first one after the war begins is Spring-Summer 1812 (6.33),
 * or the next if 6.32 skips it. */
void mad_judge_turn(um_ctx *c, const mad_state *s, const um_action *a)
{
    int to = (um_int_arg(a, MP_TURN_YEAR, 1812) - 1812) * 3 + um_int_arg(a, MP_TURN_SEASON, 0);
    if (s->turn == MAD_NO_TURN)
        return;
    if (to != s->turn) {
        mad_decide_hands_over(c, s);
        mad_decide_fleet_over(c, s);
    }
    if (mad_season(s->turn) == MAD_WINTER && to != s->turn)
        mad_leave_winter(c, s);
    um_fact_text(c, "to", "%d %s", mad_year(to), mad_season_words[mad_season(to)]);
    if (s->turn == -1)
        mad_decide_war_begins(c, s, to);
    else
        um_decide(c, MR_7_6, um_sure(to == s->turn + 1 || to == s->turn));
}

void mad_apply_turn(um_ctx *c, mad_state *s, const um_action *a)
{
    int to = (um_int_arg(a, MP_TURN_YEAR, 1812) - 1812) * 3 + um_int_arg(a, MP_TURN_SEASON, 0);
    turn_to(c, s, to);
}
