/* The order of play: turns, steps, and what a turn must not leave behind (N2). */
#include "core/niagara/niagara.h"

static bool chosen(const um_ctx *c, int ruling)
{
    return c->varied_ruling == ruling || (c->options && c->options[ruling] >= 0);
}

/* The step of fire: 3, or 6 where the record has it behind the moves; 0 where nothing is asked (NR01). */
int nia_fire_step(um_ctx *c)
{
    static const int step[] = {3, 6, 0};
    return step[um_option(c, NIA_NR01)];
}

/* Two lines of the order are lost: against what was put in their place nobody offends, unless the
 * record says that it was so. */
static um_truth lost_line(um_ctx *c)
{
    return chosen(c, NIA_NR01) ? UM_NO : um_unruled(c, "where fire and close combat stand in the turn");
}

/* N2.2: an action of `step` is not made when a later one has begun. */
void nia_in_step(um_ctx *c, const nia_state *s, int step, int rule)
{
    um_truth holds = um_sure(s->step <= step);
    um_use(c, NR_2_2);
    if (step == 5)
        um_use(c, NR_2_1);
    if (s->step == 7 && step < 7)
        um_use(c, NR_2_10);
    um_fact_int(c, "now", s->step);
    if (rule == NR_2_5)
        holds = step == 0 || s->step <= step ? UM_YES : lost_line(c);
    else if (s->fought && s->step == 6 && holds == UM_NO) {
        um_option(c, NIA_NR01);
        rule = NR_2_9;
        holds = um_ruled(c, NIA_NR01, NIA_O_NR01_FREE) ? UM_YES : lost_line(c);
    }
    um_decide(c, rule, holds);
}

void nia_enter_step(um_ctx *c, nia_state *s, int step)
{
    (void)c;
    if (step > s->step)
        s->step = step;
}

static const um_action *numbered(const um_action *a, int32_t *n)
{
    *n = nia_int(a, NP_TURN_N, 0);
    return a;
}

void nia_judge_turn(um_ctx *c, const nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    um_truth holds = um_sure(s->turn == 0 || n == s->turn + 1);
    if (holds == UM_NO && n > s->turn + 1 && !s->complete)
        holds = um_missing(c, "the turns between");
    um_fact_text(c, "now", "turn %d", (int)s->turn);
    um_fact_text(c, "step", "turn %d", (int)n);
    um_decide(c, NR_2_2, holds);
}

/* Of what came between, a record that leaves turns out tells nothing. */
static void forget_for(nia_unit *u)
{
    u->shot = NIA_NOT_SHOT;
    u->dice = u->last_dice = -1;
    u->hist_known = 0;
    u->done |= NIA_DONE_MOVED;
    if (u->owes != NIA_OWES_STANDOFF)
        u->owes = NIA_OWES_NOTHING;
}

static void new_turn_for(nia_unit *u, int turn)
{
    if (u->limbering != NIA_NOT_LIMBERING && turn >= u->limber_turn + 2) {
        u->formations = 1 << (u->limbering == NIA_LIMBERING ? NIA_LIMBERED : NIA_UNLIMBERED);
        u->limbering = NIA_NOT_LIMBERING;
    }
    u->shot_before = u->shot;
    u->shot = NIA_NOT_SHOT;
    if (u->dice >= 0)
        u->last_dice = u->dice;
    else if (u->done & NIA_DONE_MOVED) /* on dice that nobody wrote down */
        u->last_dice = -1;
    else if (turn > 1)
        u->last_dice = 0;
    u->done = 0;
    u->dice = u->contact = u->decree_distance = u->decree_dp = -1;
    u->inspired = u->dressed = u->morale_dp = u->morale_cas = u->fired_with = u->fled_placed = 0;
    if (u->owes == NIA_OWES_HALT && u->owes_turn < turn - 1)
        u->owes = NIA_OWES_NOTHING;
    if (turn == 1)
        u->hist_known = 1;
}

void nia_apply_turn(um_ctx *c, nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    bool gap = s->turn > 0 && n != s->turn + 1;
    s->turn = n;
    s->step = s->moved = s->fought = 0;
    s->brigade = UM_NONE;
    s->ndice = 0;
    for (int i = 0; i < NIA_UNITS; i++) {
        if (gap)
            forget_for(&s->unit[i]);
        if (s->unit[i].limbering != NIA_NOT_LIMBERING && n == s->unit[i].limber_turn + 1) {
            if (um_ruled(c, NIA_NR21, NIA_O_NR21_ONE_TURN))
                s->unit[i].limber_turn--;
            else if (um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
                nia_take(c, s, i, um_exactly(1), um_exactly(0), false, NR_5_22);
        }
        new_turn_for(&s->unit[i], n);
    }
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        nia_commander *k = &s->commander[i];
        k->spent_game += k->spent;
        k->earlier = k->beside != UM_NONE;
        k->spent = k->due_step = k->maybe_due = k->rolled = 0;
    }
}

void nia_judge_step(um_ctx *c, const nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    um_fact_text(c, "now", "step %d", (int)s->step);
    um_fact_text(c, "step", "step %d", (int)n);
    um_decide(c, NR_2_2, um_sure(n >= 1 && n <= 7 && n >= s->step));
}

void nia_apply_step(um_ctx *c, nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    nia_enter_step(c, s, n);
}

/* ---- what a turn leaves undone ---- */

/* N2.3: who was beaten in an earlier turn has gone back by now. */
static void close_flights(um_ctx *c, const nia_state *s, int i, bool last)
{
    const nia_unit *u = &s->unit[i];
    bool late = u->owes_turn > 0 && u->owes_turn < s->turn && !u->gone && (!last || s->step > 1);
    if (u->owes < NIA_OWES_RETREAT || u->owes > NIA_OWES_PURSUE || !late)
        return;
    um_about(c, u->owes_step);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, i));
    um_fact_int(c, "now", s->step);
    if (u->owes == NIA_OWES_PURSUE)
        um_decide(c, NR_9_21, nia_missing_roll(c, s, "how far a winner of class 4 or 5 pursued"));
    else
        um_decide(c, NR_2_3, nia_missing_roll(c, s, "the compulsory move of a beaten unit"));
    um_about(c, 0);
}

/* N9.23: a stand-off goes on in the next turn. */
static void close_standoffs(um_ctx *c, const nia_state *s, int i)
{
    const nia_unit *u = &s->unit[i];
    if (u->owes_turn != s->turn - 1 || (u->done & NIA_DONE_FOUGHT) || u->gone || u->foe == UM_NONE)
        return;
    if (nia_locked(c, s, i) != UM_YES || nia_side_of(c, um_ref_of(NK_UNIT, i)) != NIA_US)
        return; /* both sides of it are in it: one is asked */
    um_about(c, u->owes_step);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, i));
    um_fact_text(c, "computed", "the fight goes on");
    um_fact_text(c, "claimed", "none");
    um_decide(c, NR_9_23, nia_missing_roll(c, s, "how a stand-off went on"));
    um_about(c, 0);
}

/* N9.1: who announced an advance and came within four inches fights. */
static void close_contacts(um_ctx *c, const nia_state *s, int i)
{
    const nia_unit *u = &s->unit[i];
    bool near = u->contact >= 0 && u->contact <= 4 * NIA_INCH;
    bool foe_left = u->foe != UM_NONE && s->unit[nia_row(u->foe)].gone;
    if (!near || (u->done & NIA_DONE_FOUGHT) || u->gone || foe_left)
        return;
    if (!(u->done & NIA_DONE_ANNOUNCED) && um_ruled(c, NIA_NR40, NIA_O_NR40_ANNOUNCED_ADVANCE))
        return;
    nia_fact_inches(c, "distance", u->contact);
    um_decide(c, NR_9_1, nia_missing_roll(c, s, "the close combat that the advance led to"));
}

/* N5.10: horse at three or four dice does not stand in the next turn. */
static void close_pace(um_ctx *c, const nia_state *s, int i)
{
    const nia_unit *u = &s->unit[i];
    bool may_stand = u->dice >= 0 || u->last_dice < 3 || u->gone ||
                     (u->done & (NIA_DONE_FOUGHT | NIA_DONE_WENT)) || u->owes;
    if (!s->complete || may_stand || nia_is_type(c, i, NIA_CAVALRY) != UM_YES)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, i));
    um_fact_int(c, "before", u->last_dice);
    um_fact_int(c, "dice", 0);
    um_decide(c, NR_5_10, UM_NO);
}

/* N10.1: the rolls that the turn made due. */
static void close_risks(um_ctx *c, const nia_state *s, int i)
{
    const nia_commander *k = &s->commander[i];
    if (!k->due_step || k->rolled)
        return;
    um_about(c, k->due_step > 0 ? k->due_step : 0);
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, i));
    um_fact_text(c, "due", "is due and not recorded");
    um_decide(c, NR_10_1, nia_missing_roll(c, s, "the roll for a commander at risk"));
    um_about(c, 0);
}

void nia_close(um_ctx *c, const void *state, bool last)
{
    const nia_state *s = state;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT) && i < NIA_UNITS; i++) {
        close_flights(c, s, i, last);
        if (!last)
            close_standoffs(c, s, i);
        close_contacts(c, s, i);
        close_pace(c, s, i);
    }
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER) && i < NIA_COMMANDERS; i++)
        close_risks(c, s, i);
}
