/* Units that keep to a part of the map, on land and off ships (3.61, 3.63). */
#include "core/madison/rules/03_bounds.h"

#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

#include <string.h>

/* The distance from the space of Montreal's role, counted in spaces (3.63). */
static um_range distance_from_montreal(um_ctx *c, int space)
{
    const mad_map *m = mad_map_of(c);
    int16_t far[MAD_SPACES], queue[MAD_SPACES];
    int head = 0, tail = 0;
    memset(far, -1, sizeof far);
    for (int i = 0; i < m->nspaces; i++)
        if (um_is(c, MK_SPACE, i, MAD_SPACE_ROLE, MAD_ROLE_MONTREAL) == UM_YES) {
            far[i] = 0;
            queue[tail++] = (int16_t)i;
        }
    while (head < tail) {
        int at = queue[head++];
        for (int i = m->first[at]; i < m->first[at + 1]; i++)
            if (far[m->ends[i]] < 0) {
                far[m->ends[i]] = (int16_t)(far[at] + 1);
                queue[tail++] = m->ends[i];
            }
    }
    um_range listed = far[space] < 0 ? um_exactly(UM_NEVER) : um_exactly(far[space]);
    if (far[space] == 0 || um_complete(c, MK_LINK) == UM_YES)
        return listed;
    return um_span(1, UM_NEVER); /* links that are guessed or not listed may shorten or lengthen it */
}

/* 3.63: by choice it keeps within two spaces of Montreal, and it never enters US territory. Where it is
 * driven R-lc-militia says (10_retreat_ways.c). */
static void decide_lower_canada(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    um_truth lc = um_ref_kind(who) == MK_UNIT
                      ? um_is(c, MK_UNIT, um_ref_row(who), MAD_UNIT_SPECIAL, MAD_UNIT_LC_MILITIA)
                      : UM_NO;
    if (lc == UM_NO || n <= 0)
        return;
    um_truth home = UM_YES, near = UM_YES;
    int abroad = -1;
    for (int i = 0; i < n; i++) {
        um_truth own = um_not(mad_territory(c, spaces[i], MAD_US));
        abroad = own == UM_NO && abroad < 0 ? spaces[i] : abroad;
        home = um_and(home, own);
        near = um_and(near, um_le(distance_from_montreal(c, spaces[i]), um_exactly(2)));
    }
    um_fact_ref(c, "who", who);
    if (abroad >= 0)
        um_fact_ref(c, "US ground", mad_space_ref(abroad));
    um_fact_ref(c, "to", mad_space_ref(spaces[n - 1]));
    um_decide(c, MR_3_63, um_if(lc, um_and(home, near)));
}

/* 3.61: it serves on Lake Huron alone, whose only towns are the two forts. */
static void decide_company(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    um_truth company = um_ref_kind(who) == MK_UNIT
                           ? um_is(c, MK_UNIT, um_ref_row(who), MAD_UNIT_SPECIAL, MAD_UNIT_NWC)
                           : UM_NO;
    int huron = mad_huron(c);
    if (company == UM_NO || n <= 0 || huron < 0)
        return;
    um_truth there = UM_YES;
    for (int i = 0; i < n; i++)
        if (!mad_at_huron_fort(c, spaces[i]))
            there = um_and(there, mad_on_lake(c, spaces[i], huron));
    um_fact_ref(c, "who", who);
    um_fact_ref(c, "off Lake Huron", mad_space_ref(spaces[n - 1]));
    um_decide(c, MR_3_61, um_if(company, there));
}

void mad_decide_bounds(um_ctx *c, um_ref who, const int16_t *spaces, int n)
{
    decide_company(c, who, spaces, n);
    decide_lower_canada(c, who, spaces, n);
}
