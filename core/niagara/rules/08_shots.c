/* What every shot has in common: order, moves, friends, range (N8.1). */
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"

/* Who did one thing and does the other now, where that may be against the rules. */
static void fact_deeds(um_ctx *c, int unit, um_truth holds, const char *did, const char *does)
{
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (holds == UM_YES)
        return;
    um_fact_text(c, "did", "%s", did);
    um_fact_text(c, "does", "%s", does);
}

/* N7.14, N8.1: guns that fired and moved in one turn; `both`: they did. The text says it of foot alone
 * (NR36). */
void nia_decide_guns_fire_or_move(um_ctx *c, int unit, bool both, const char *did, const char *does)
{
    um_truth holds = um_sure(!both || !um_ruled(c, NIA_NR36, NIA_O_NR36_NO));
    fact_deeds(c, unit, holds, did, does);
    um_use(c, NR_8_1);
    um_decide(c, NR_7_14, holds);
}

static void decide_foot_fires_or_moves(um_ctx *c, int unit, um_truth holds, const char *did, const char *does)
{
    fact_deeds(c, unit, holds, did, does);
    um_decide(c, NR_8_1, holds);
}

/* N8.1: a unit that fired may move in the same turn if it skirmishes. */
void nia_decide_move_and_fire(um_ctx *c, const nia_state *s, int unit)
{
    bool fired = s->unit[unit].done & NIA_DONE_FIRED;
    if (fired && nia_is_guns(c, unit) == UM_YES) {
        nia_decide_guns_fire_or_move(c, unit, true, "fired", "moves");
        return;
    }
    decide_foot_fires_or_moves(c, unit, um_or(um_sure(!fired), nia_skirmishes(c, s, unit)), "fired", "moves");
}

/* N8.1 and what else every shot is held to: its phase, a unit still up and not moved, a target that is an
 * enemy and not in a fight (NR39). */
void nia_decide_shot(um_ctx *c, const nia_state *s, int unit, int target)
{
    const nia_unit *u = &s->unit[unit];
    nia_decide_fire_phase(c, s);
    nia_decide_up(c, s, unit);
    if (target >= 0 && nia_is_type(c, unit, NIA_ROCKET) != UM_YES &&
        nia_friends(c, um_ref_of(NK_UNIT, unit), um_ref_of(NK_UNIT, target)))
        um_decide(c, nia_is_guns(c, unit) == UM_YES ? NR_7_3 : NR_8_3, um_unruled(c, "fire at friends"));
    bool moved = u->done & (NIA_DONE_MOVED | NIA_DONE_WHEELED);
    if (nia_is_guns(c, unit) == UM_YES) {
        nia_decide_guns_fire_or_move(c, unit, moved, "moved", "fires");
        um_fact_ref(c, "gunners", um_ref_of(NK_UNIT, unit));
        bool ready = u->limbering == NIA_NOT_LIMBERING && u->formations != 1 << NIA_LIMBERED;
        if (!ready)
            um_option(c, NIA_NR21);
        um_decide(c, NR_5_22, um_sure(ready));
        nia_decide_stood(c, s, unit, NR_7_14, "fires");
    } else {
        decide_foot_fires_or_moves(c, unit, moved ? nia_skirmishes(c, s, unit) : UM_YES, "moved", "fires");
        nia_decide_stood(c, s, unit, NR_8_1, "fires");
    }
    if (target < 0 || nia_in_combat(c, s, target) != UM_YES)
        return;
    um_fact_ref(c, "target", um_ref_of(NK_UNIT, target));
    um_decide(c,
              nia_is_type(c, unit, NIA_ROCKET) == UM_YES ? NR_12_1
              : nia_is_guns(c, unit) == UM_YES           ? NR_7_2
                                                         : NR_8_2,
              um_sure(um_ruled(c, NIA_NR39, NIA_O_NR39_NOT_CHECKED)));
}

void nia_mark_shot(um_ctx *c, nia_state *s, int unit, int target, um_range dp, um_range cas)
{
    int phase = nia_fire_phase(c);
    bool enemy = nia_side_of(c, um_ref_of(NK_UNIT, unit)) != nia_side_of(c, um_ref_of(NK_UNIT, target));
    if (phase)
        nia_enter_phase(s, phase);
    s->unit[unit].done |= NIA_DONE_FIRED;
    s->unit[unit].ran = 0;
    if (enemy && s->unit[target].shot != NIA_HURT)
        s->unit[target].shot = dp.hi + cas.hi > 0 ? NIA_HURT : NIA_SHOT_AT;
    um_range over = nia_over_five(c, s->unit[target].dp, dp);
    cas = um_add(cas, over);
    nia_put_at_risk(c, s, target, enemy ? um_add(dp, cas) : cas);
}

/* N7.2, N8.2, N12.1: the range stated or measured is within `most` inches, and agrees with the places stated.
 */
void nia_decide_range(um_ctx *c, const nia_state *s, const um_action *a, int param, um_ref from, um_ref to,
                      int rule, um_range most)
{
    int32_t range = nia_range_of(s, a, param, from, to), drawn = nia_distance(s, from, to);
    if (range < 0)
        return;
    um_truth holds = um_le(um_exactly(range), um_times(most, NIA_INCH));
    if (holds == UM_MAYBE)
        um_missing(c, rule == NR_8_2 ? "whether these are muskets or rifles" : "the class of the guns");
    if (drawn >= 0 && (drawn > range + 50 || drawn < range - 50))
        holds = UM_NO; /* the places stated are not that far apart */
    if (holds == UM_NO && um_le(um_exactly(range), um_times(most, NIA_INCH)) != UM_NO)
        nia_fact_inches(c, "apart", drawn);
    else
        um_fact_range(c, "most", most);
    nia_fact_inches(c, "range", range);
    um_decide(c, rule, holds);
}
