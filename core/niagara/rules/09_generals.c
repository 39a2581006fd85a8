/* A general attached to a unit stays with it and shares its fate (N9.29, N9.30). */
#include "core/niagara/rules/09_generals.h"
#include "core/niagara/rules.h"

/* Who may have fallen may be leaving because he did. */
static um_truth may_leave(um_ctx *c, const nia_commander *k, bool free)
{
    return free || !k->maybe_gone ? um_sure(free) : um_missing(c, "how badly the commander was hit");
}

/* N9.29, N9.30: whether a commander may part from his unit now. */
void nia_decide_leaving(um_ctx *c, const nia_state *s, int commander)
{
    const nia_commander *k = &s->commander[commander];
    um_ref unit = k->attached;
    if (unit == UM_NONE)
        return;
    int owes = s->unit[nia_row(unit)].owes;
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, commander));
    um_fact_ref(c, "who", unit);
    um_decide(c, NR_9_29, may_leave(c, k, owes != NIA_OWES_STANDOFF));
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, commander));
    um_fact_ref(c, "who", unit);
    um_decide(c, NR_9_30, may_leave(c, k, owes < NIA_OWES_RETREAT || owes > NIA_OWES_PURSUE));
}

/* N9.30: an attached commander goes where his unit goes. */
void nia_decide_company(um_ctx *c, const nia_state *s, const um_action *a, int unit)
{
    um_ref leaves = um_ref_arg(a, NP_BACK_LEAVES);
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER); i++) {
        if (s->commander[i].attached != um_ref_of(NK_UNIT, unit))
            continue;
        um_fact_ref(c, "stays", um_ref_of(NK_COMMANDER, i));
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_9_30, may_leave(c, &s->commander[i], leaves != um_ref_of(NK_COMMANDER, i)));
    }
}
