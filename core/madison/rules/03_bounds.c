/* Units that keep to a part of the map, on land and off ships (3.61, 3.63). */
#include "core/madison/rules/03_bounds.h"

#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* Whether the links that are listed lead from there to the space of Montreal's role in so many steps. */
static um_truth leads_to_montreal(um_ctx *c, int space, int steps)
{
    const mad_map *m = mad_map_of(c);
    um_truth there = um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_MONTREAL);
    for (int i = m->first[space]; steps > 0 && i < m->first[space + 1]; i++)
        there =
            um_or(there, um_and(mad_link_there(c, m->links[i]), leads_to_montreal(c, m->ends[i], steps - 1)));
    return there;
}

/* 3.63: no more than two spaces from Montreal; a link that is not listed may shorten the way. */
static um_truth near_montreal(um_ctx *c, int space)
{
    um_truth listed = leads_to_montreal(c, space, 2);
    return um_complete(c, MK_LINK) == UM_YES ? listed : um_or(listed, UM_MAYBE);
}

/* 3.63: by choice it keeps within two spaces of Montreal, and it never enters US territory. Where it is
 * driven R-lc-militia says (10_retreat_ways.c). */
static void decide_lower_canada(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    um_truth lc = um_ref_kind(who) == MK_UNIT
                      ? um_is(c, MK_UNIT, um_ref_row(who), MAD_UNIT_SPECIAL, MAD_UNIT_LC_MILITIA)
                      : UM_NO;
    if (lc == UM_NO)
        return;
    um_truth home = UM_YES, near = UM_YES;
    um_ref abroad = UM_NONE, to = UM_NONE;
    for (int i = 0; i < n; i++) {
        um_truth own = um_not(mad_territory(c, spaces[i], MAD_US));
        to = mad_space_ref(spaces[i]);
        abroad = own == UM_NO && abroad == UM_NONE ? to : abroad;
        home = um_and(home, own);
        near = um_and(near, near_montreal(c, spaces[i]));
    }
    um_fact_ref(c, "who", who);
    if (abroad != UM_NONE)
        um_fact_ref(c, "US ground", abroad);
    um_fact_ref(c, "to", to);
    um_decide(c, MR_3_63, um_if(lc, um_and(home, near)));
}

/* 3.61: it serves on Lake Huron alone, whose only towns are the two forts. */
static void decide_company(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    um_truth company = um_ref_kind(who) == MK_UNIT
                           ? um_is(c, MK_UNIT, um_ref_row(who), MAD_UNIT_SPECIAL, MAD_UNIT_NWC)
                           : UM_NO;
    int huron = mad_huron(c);
    if (company == UM_NO || huron < 0)
        return;
    um_truth there = UM_YES;
    um_ref to = UM_NONE;
    for (int i = 0; i < n; i++) {
        to = mad_space_ref(spaces[i]);
        if (!mad_at_huron_fort(c, spaces[i]))
            there = um_and(there, mad_on_lake(c, spaces[i], huron));
    }
    um_fact_ref(c, "who", who);
    um_fact_ref(c, "off Lake Huron", to);
    um_decide(c, MR_3_61, um_if(company, there));
}

void mad_decide_bounds(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    decide_company(c, who, spaces, n);
    decide_lower_canada(c, who, spaces, n);
}
