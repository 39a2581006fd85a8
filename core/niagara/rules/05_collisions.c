/* Collisions, and friends met on the way (N5.30 - N5.32). */
#include "core/niagara/board/board.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

/* N5.30: two units or more that run into one another. NR63: whether collisions without flight count. */
void nia_judge_collide(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n, fleeing = 0;
    const um_value *v = um_values_of(a, NP_COLLIDE_UNITS, &n);
    for (int i = 0; i < n; i++)
        fleeing += (s->unit[nia_row(v[i].ref)].done & NIA_DONE_WENT) != 0;
    bool counts = fleeing || um_ruled(c, NIA_NR63, NIA_O_NR63_SAME_1DP);
    if (n < 2)
        um_fact_int(c, "units", n);
    um_decide(c, NR_5_30, um_sure(n >= 2 && counts));
}

void nia_apply_collide(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_COLLIDE_UNITS, &n);
    for (int i = 0; i < n; i++)
        nia_take(c, s, nia_row(v[i].ref), um_exactly(1), um_exactly(0), false, NR_5_30);
}

/* N5.31, N5.32: who flees goes round friends with fewer D-points and through the others. */
void nia_judge_meet(um_ctx *c, const nia_state *s, const um_action *a)
{
    int mover = nia_row(um_ref_arg(a, NP_INTO_UNIT)), friend = nia_row(um_ref_arg(a, NP_INTO_FRIEND));
    um_truth better = um_lt(s->unit[friend].dp, s->unit[mover].dp);
    better = better == UM_MAYBE ? um_missing(c, "the D-points of both") : better;
    bool collides = nia_int(a, NP_INTO_COLLIDES, 0) != 0;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, mover));
    um_fact_ref(c, "friend", um_ref_of(NK_UNIT, friend));
    um_fact_range(c, "mine", s->unit[mover].dp);
    um_fact_range(c, "theirs", s->unit[friend].dp);
    if (collides)
        um_use(c, NR_5_30);
    if (!um_has_arg(a, NP_INTO_COLLIDES))
        um_decide(c, NR_5_32, better == UM_MAYBE ? UM_MAYBE : UM_YES);
    else
        um_decide(c, better == UM_NO ? NR_5_32 : NR_5_31, collides ? um_not(better) : better);
}

void nia_apply_meet(um_ctx *c, nia_state *s, const um_action *a)
{
    int mover = nia_row(um_ref_arg(a, NP_INTO_UNIT)), friend = nia_row(um_ref_arg(a, NP_INTO_FRIEND));
    um_truth better = um_lt(s->unit[friend].dp, s->unit[mover].dp);
    um_range dp = um_either(better, um_exactly(0), um_exactly(1));
    if (um_has_arg(a, NP_INTO_COLLIDES))
        dp = um_exactly(nia_int(a, NP_INTO_COLLIDES, 0) != 0);
    if (mover == friend)
        return;
    nia_take(c, s, mover, dp, um_exactly(0), false, NR_5_30);
    nia_take(c, s, friend, dp, um_exactly(0), false, NR_5_30);
}
