/* Indians: skirmishers always, who close only with the shaken (N11). */
#include "core/niagara/rules/11_indians.h"

#include "core/niagara/rules.h"

/* N11.1: Indians are in skirmish order, and take up no other. */
void nia_decide_indian_order(um_ctx *c, um_ref unit, bool change, um_truth skirmishes)
{
    um_fact_ref(c, change ? "changes" : "who", unit);
    um_decide(c, NR_11_1, skirmishes);
}

/* N11.4: Indians close only with an enemy who has more D-points than they; `mine`: what they have as they set
 * off. Whether it binds those whom a victory drives on after the beaten (N9.28) the text does not say. */
void nia_decide_indians_close(um_ctx *c, const nia_state *s, int unit, int target, um_range mine)
{
    um_range theirs = s->unit[target].dp;
    um_truth fewer = um_lt(mine, theirs), holds = fewer;
    if (nia_is_type(c, unit, NIA_INDIAN) != UM_YES)
        return;
    if (fewer == UM_NO && (s->unit[unit].done & NIA_DONE_PURSUED))
        holds = um_unruled(c, "Indians who pursue whoever is fresher than they");
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "mine", mine);
    um_fact_range(c, "theirs", theirs);
    um_decide(c, NR_11_4, fewer == UM_MAYBE ? um_missing(c, "the D-points of both") : holds);
}
