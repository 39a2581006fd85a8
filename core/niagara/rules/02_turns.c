/* Turns and phases as the record tells of them, and what a turn must not leave behind (N2). */
#include "core/niagara/rules/02_turns.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/verbs.h"

static const um_action *numbered(const um_action *a, int32_t *n)
{
    *n = nia_int(a, NP_TURN_N, 0);
    return a;
}

/* N2.2: turns follow one another; where the record leaves some out nothing is held against it. */
void nia_judge_turn(um_ctx *c, const nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    um_truth holds = um_sure(s->turn == 0 || n == s->turn + 1);
    if (holds == UM_NO && n > s->turn && !s->complete)
        holds = um_missing(c, "the turns between");
    um_fact_text(c, n > s->turn ? "last" : "now", "turn %d", (int)s->turn);
    um_fact_text(c, n == s->turn ? "again" : "step", "turn %d", (int)n);
    um_decide(c, NR_2_2, holds);
}

/* A record that leaves turns out does not tell what the unit did and suffered in them: `most` casualties at
 * the most, and any of `formations`. */
static void forget_for(nia_unit *u, int most, int formations)
{
    u->dp = um_span(0, NIA_DP_MOST);
    u->cas.hi = u->cas.lo < most ? most : u->cas.lo;
    u->formations = formations;
    u->limbering = NIA_NOT_LIMBERING;
    u->placed = u->facing = 0;
    nia_leave_cover(u);
    u->shot = NIA_NOT_SHOT;
    u->dice = u->last_dice = -1;
    u->hist_known = 0;
    nia_aim_clear(&u->now[0]);
    nia_aim_clear(&u->now[1]);
    if (u->owes != NIA_OWES_STANDOFF)
        u->owes = NIA_OWES_NOTHING;
}

/* Nor where its commanders are, and who holds what. */
static void forget_turns(um_ctx *c, nia_state *s)
{
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        if (!s->unit[i].gone)
            forget_for(&s->unit[i], nia_capacity(c, i).hi, nia_formations_of(c->pack, i));
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        s->commander[i].placed = 0;
        s->commander[i].attached = s->commander[i].beside = UM_NONE;
    }
    for (int i = 0; i < NIA_OBJECTIVES; i++)
        s->holder[i] = -1;
}

/* `told`: the record has the whole of the turn before, in which who did nothing stood. */
static void new_turn_for(nia_unit *u, int turn, bool told, int guns)
{
    nia_turn_aims(u, guns);
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
    else if (turn > 1 ? told : u->last_dice < 0) /* before the first turn all stand */
        u->last_dice = 0;
    u->done = 0;
    u->set_off = um_exactly(-1);
    u->dice = u->contact = u->decree_distance = u->decree_dp = -1;
    u->inspired = u->dressed = u->morale_dp = u->morale_cas = u->fired_with = u->fled_placed = u->rolled = 0;
    if (u->owes == NIA_OWES_HALT && u->owes_turn < turn - 1)
        u->owes = NIA_OWES_NOTHING;
    if (turn == 1)
        u->hist_known = true;
    u->untold = turn == 1 ? 0 : u->untold;
}

void nia_apply_turn(um_ctx *c, nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    bool gap = s->turn > 0 && n != s->turn + 1;
    if (gap)
        forget_turns(c, s);
    if (gap || s->turn == 0)
        s->since = n;
    s->turn = n;
    s->phase = s->moved = s->fought = 0;
    s->brigade = UM_NONE;
    for (int i = 0; i < NIA_UNITS; i++) {
        if (s->unit[i].limbering != NIA_NOT_LIMBERING && n == s->unit[i].limber_turn + 1) {
            if (um_ruled(c, NIA_NR21, NIA_O_NR21_ONE_TURN))
                s->unit[i].limber_turn--;
            else if (um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
                nia_take(c, s, i, um_exactly(1), um_exactly(0), false, NR_5_22);
        }
        bool battery = i < um_rows(c->pack, NK_UNIT) && nia_is_guns(c, i) == UM_YES && nia_guns_told(c, i);
        new_turn_for(&s->unit[i], n, nia_last_turn_told(s), battery ? nia_guns(c, s, i).hi : 0);
    }
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        nia_commander *k = &s->commander[i];
        k->spent_game += k->spent;
        k->earlier = k->beside != UM_NONE;
        k->spent = k->due_step = k->maybe_due = k->rolled = 0;
    }
}

/* N2.2: the seven phases come in their order. */
void nia_judge_step(um_ctx *c, const nia_state *s, const um_action *a)
{
    int32_t n;
    numbered(a, &n);
    bool one = n >= NIA_PHASE_FLIGHTS && n <= NIA_PHASE_DRESSING;
    if (one)
        um_fact_text(c, "now", "step %d", (int)s->phase);
    um_fact_text(c, one ? "step" : "none", "step %d", (int)n);
    um_decide(c, NR_2_2, um_sure(one && n >= s->phase));
}

void nia_apply_step(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    int32_t n;
    numbered(a, &n);
    nia_enter_phase(s, n < NIA_PHASE_DRESSING ? n : NIA_PHASE_DRESSING);
}

/* The decisions to come are about the present step, and about whoever made it. */
static void of_now(um_ctx *c)
{
    um_about(c, 0);
    nia_blame(c, NULL, UM_NONE);
}

/* What is due by the end of a turn: compulsory moves, stand-offs, charges that came home, the pace of horse,
 * rolls for commanders. */
void nia_close(um_ctx *c, const void *state, bool last)
{
    const nia_state *s = state;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        nia_close_flight(c, s, i, last);
        nia_close_contact(c, s, i, last);
        of_now(c);
        nia_close_pace(c, s, i);
        nia_blame(c, NULL, UM_NONE);
        if (!last)
            nia_close_standoff(c, s, i);
    }
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER); i++)
        nia_close_risk(c, s, i);
}
