/* The order of play within a turn (N2): which phase an action belongs to. */
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rulings.h"

static bool chosen(const um_ctx *c, int ruling)
{
    return c->varied_ruling == ruling || (c->options && c->options[ruling] >= 0);
}

/* The phase of fire: the third, or the sixth where the record has it behind the moves; 0 where nothing is
 * asked (NR01). */
int nia_fire_phase(um_ctx *c)
{
    static const int phase[] = {NIA_PHASE_FIRE, NIA_PHASE_COMBAT, 0};
    return phase[um_option(c, NIA_NR01)];
}

/* Two lines of the order are lost (NR01). What was put in their place makes an action illegal only if that
 * reading was chosen. */
static um_truth lost_line(um_ctx *c)
{
    return chosen(c, NIA_NR01) ? UM_NO : um_unruled(c, "where fire and close combat stand in the turn");
}

/* Decide `rule`, that of an action's phase: no later one has begun. NR01 settles where fire and combat stand.
 */
static void decide_order(um_ctx *c, const nia_state *s, int phase, int rule)
{
    um_truth holds = um_sure(s->phase <= phase);
    um_use(c, NR_2_2);
    if (phase == NIA_PHASE_MOVES)
        um_use(c, NR_2_1);
    if (s->phase == NIA_PHASE_DRESSING)
        um_use(c, NR_2_10);
    um_fact_int(c, "now", s->phase);
    if (phase == NIA_PHASE_COMBAT && holds == UM_NO)
        um_fact_text(c, "late", "close combat");
    if (rule == NR_2_5)
        holds = phase == 0 || s->phase <= phase ? UM_YES : lost_line(c);
    else if (s->fought && s->phase == NIA_PHASE_COMBAT && holds == UM_NO) {
        rule = NR_2_9;
        um_fact_text(c, "deed", "step %d", phase);
        holds = um_ruled(c, NIA_NR01, NIA_O_NR01_FREE) ? UM_YES : lost_line(c);
    }
    um_decide(c, rule, holds);
}

/* N2.2: an action of `phase` is not made when a later one has begun; decided under the rule of the phase. */
void nia_decide_phase(um_ctx *c, const nia_state *s, int phase)
{
    static const int rule[] = {[NIA_PHASE_MORALE] = NR_2_4,
                               [NIA_PHASE_COMMAND] = NR_2_6,
                               [NIA_PHASE_MOVES] = NR_2_7,
                               [NIA_PHASE_COMBAT] = NR_2_9};
    decide_order(c, s, phase, rule[phase]);
}

/* N2.5: fire comes in its phase, whose line of the text is lost (NR01). */
void nia_decide_fire_phase(um_ctx *c, const nia_state *s)
{
    decide_order(c, s, nia_fire_phase(c), NR_2_5);
}

/* A later phase has begun; none is gone back to. */
void nia_enter_phase(nia_state *s, int phase)
{
    if (phase > s->phase)
        s->phase = phase;
}

/* N2.3: a retreat or rout is owed after a defeat of its kind, and made first in the next turn; NR51: or at
 * once. */
void nia_decide_owed(um_ctx *c, const nia_state *s, int unit, bool rout)
{
    const nia_unit *u = &s->unit[unit];
    bool owed = rout ? u->owes == NIA_OWES_ROUT : u->owes == NIA_OWES_RETREAT || u->owes == NIA_OWES_DEFEAT;
    um_truth holds = UM_NO;
    if (owed && u->owes_turn == s->turn && s->turn > 0)
        holds = um_sure(um_ruled(c, NIA_NR51, NIA_O_NR51_AT_ONCE));
    else if (owed)
        holds = um_sure(s->phase <= NIA_PHASE_FLIGHTS);
    else if (rout && u->owes == NIA_OWES_NOTHING)
        holds = um_missing(c, "the fight that routed the unit");
    else if (!rout && u->owes != NIA_OWES_ROUT)
        holds = um_missing(c, "the fight that drives the unit back");
    um_use(c, NR_2_2);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (!owed && holds == UM_NO) {
        um_fact_text(c, "owed", "%s", rout ? "retreat" : "rout");
        um_fact_text(c, "does", "%s", rout ? "routs" : "retreats");
    } else if (u->owes_turn == s->turn && holds == UM_NO) {
        um_fact_int(c, "turn", s->turn);
    } else {
        um_fact_int(c, "now", s->phase);
    }
    um_decide(c, NR_2_3, holds);
}

/* N2.3, NR51: last turn's fight drives the unit back in this one; a record of earlier turns may lack that it
 * went. */
static bool to_go_now(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    bool owes = u->owes >= NIA_OWES_RETREAT && u->owes <= NIA_OWES_ROUT;
    return owes && !u->gone && u->owes_turn > 0 && u->owes_turn == s->turn - 1 &&
           !um_ruled(c, NIA_NR51, NIA_O_NR51_AT_ONCE);
}

/* Whether the unit may do what `rule` keeps from who has moved: fire of skirmishers, and of guns by NR36. */
static um_truth free_of(um_ctx *c, const nia_state *s, int unit, int rule)
{
    return rule == NR_8_1    ? nia_skirmishes(c, s, unit)
           : rule == NR_7_14 ? um_sure(!um_ruled(c, NIA_NR36, NIA_O_NR36_NO))
                             : UM_NO;
}

/* Whether it has since done what was judged there, see nia_decide_stood. */
static bool stood_told(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    int rule = nia_is_guns(c, unit) == UM_YES ? NR_7_14 : NR_8_1;
    return to_go_now(c, s, unit) && ((u->done & NIA_DONE_CHANGED) || u->dressed > 0 ||
                                     ((u->done & NIA_DONE_FIRED) && free_of(c, s, unit, rule) != UM_YES));
}

/* N2.3: whom last turn's fight drives back goes back first in this one, and has then moved. What nobody may
 * do who has moved, as `rule` says, is against the rules whether or not it went back unrecorded. `does`: what
 * the unit does. */
void nia_decide_stood(um_ctx *c, const nia_state *s, int unit, int rule, const char *does)
{
    if (!to_go_now(c, s, unit))
        return;
    um_truth free = free_of(c, s, unit, rule);
    um_use(c, rule);
    um_fact_ref(c, "beaten", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "does", "%s", does);
    um_decide(c, NR_2_3, free);
}

/* N2.3: who was beaten in an earlier turn goes back before he fights again. */
void nia_decide_went_back(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    bool owes = u->owes >= NIA_OWES_RETREAT && u->owes <= NIA_OWES_ROUT;
    if (!owes || u->owes_turn <= 0 || u->owes_turn >= s->turn || u->gone)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_ref(c, "fighter", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_2_3, nia_missing_roll(c, s, "the compulsory move of a beaten unit"));
}

/* N2.3: who was beaten in an earlier turn has gone back by now. */
void nia_close_flight(um_ctx *c, const nia_state *s, int unit, bool last)
{
    const nia_unit *u = &s->unit[unit];
    bool late =
        u->owes_turn > 0 && u->owes_turn < s->turn && !u->gone && (!last || s->phase > NIA_PHASE_FLIGHTS);
    if (u->owes < NIA_OWES_RETREAT || u->owes > NIA_OWES_PURSUE || !late || stood_told(c, s, unit))
        return;
    um_about(c, u->owes_step);
    nia_blame(c, NULL, unit);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (u->owes == NIA_OWES_PURSUE && !nia_prey_left(s, unit))
        um_fresh(c);
    else if (u->owes == NIA_OWES_PURSUE)
        nia_decide_pursuit_told(c, s);
    else
        um_decide(c, NR_2_3, nia_missing_roll(c, s, "the compulsory move of a beaten unit"));
}

/* N2.11, NR09: whether what the unit did in this turn counts as moving. */
um_truth nia_stirred(um_ctx *c, const nia_state *s, int unit)
{
    int done = s->unit[unit].done;
    if (s->unit[unit].limbering != NIA_NOT_LIMBERING)
        done |= NIA_DONE_CHANGED;
    if (done & (NIA_DONE_WHEELED | NIA_DONE_ABOUT))
        done |= NIA_DONE_CHANGED;
    if (done & (NIA_DONE_MOVED | NIA_DONE_WENT | NIA_DONE_PURSUED))
        return UM_YES;
    if (!(done & (NIA_DONE_CHANGED | NIA_DONE_FIRED)))
        return UM_NO;
    int option = um_option(c, NIA_NR09);
    if (option == NIA_O_NR09_DISPLACED)
        return UM_NO;
    return um_sure((done & NIA_DONE_CHANGED) || option == NIA_O_NR09_IDLE);
}

/* What the unit did that counts as moving, in words. */
static const char *what_it_did(const nia_unit *u)
{
    static const struct {
        int done;
        const char *word;
    } deeds[] = {{NIA_DONE_PURSUED, "pursued"},    {NIA_DONE_WENT, "gone back"},
                 {NIA_DONE_MOVED, "moved"},        {NIA_DONE_WHEELED, "wheeled"},
                 {NIA_DONE_ABOUT, "turned about"}, {NIA_DONE_CHANGED, "changed its order"},
                 {NIA_DONE_FIRED, "fired"}};
    for (size_t i = 0; i < UM_COUNT(deeds); i++)
        if (u->done & deeds[i].done)
            return deeds[i].word;
    return "begun to limber";
}

/* N2.10, N2.11: ranks are dressed at the end of a turn, and only a unit that stood still takes D-points off:
 * `n` of them. */
void nia_decide_dressing(um_ctx *c, const nia_state *s, int unit, int n)
{
    um_fact_int(c, "now", s->phase);
    um_use(c, NR_2_2);
    um_decide(c, NR_2_10, um_sure(s->phase <= NIA_PHASE_DRESSING));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_truth moved = n > 0 ? nia_stirred(c, s, unit) : UM_NO;
    if (moved != UM_NO)
        um_fact_text(c, "did", "%s", what_it_did(&s->unit[unit]));
    um_fact_int(c, "taken", n);
    um_decide(c, NR_2_11, um_not(moved));
    if (n > 0)
        nia_decide_stood(c, s, unit, NR_2_11, "dresses its ranks");
}
