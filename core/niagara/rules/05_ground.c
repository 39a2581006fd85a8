/* What ground takes off the dice of a move and costs in D-points (N5.7, N5.13, N5.23 - N5.25). */
#include "core/niagara/rules/05_ground.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rulings.h"

/* NR16: by how many hundredths of an inch a distance may be off. */
int32_t nia_slack(um_ctx *c)
{
    return um_ruled(c, NIA_NR16, NIA_O_NR16_TOLERANCE) ? NIA_TOLERANCE : 0;
}

void nia_read_ground(um_ctx *c, const um_action *a, int param, int unit, nia_going *g)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    bool indian = nia_is_type(c, unit, NIA_INDIAN) == UM_YES;
    for (int i = 0; i < n; i++) {
        um_range sort = um_word(c, NK_TERRAIN, nia_row(v[i].ref), NIA_TERRAIN_SORT);
        int ground = um_known(sort) ? sort.lo : NIA_CLEAR;
        g->woods |= ground == NIA_WOODS;
        g->minor += ground == NIA_STREAM || ground == NIA_GULLY;
        g->fence |= ground == NIA_FENCE || ground == NIA_WALL;
        g->major |= ground == NIA_MAJOR;
        g->high += ground == NIA_UPHILL || (ground == NIA_WOODS && !indian);
        g->partly |= ground == NIA_WOODS && !indian && !um_ruled(c, NIA_NR14, NIA_O_NR14_WHOLE_MOVE);
        g->low += ground == NIA_STREAM || ground == NIA_GULLY || ground == NIA_FENCE || ground == NIA_WALL;
        if (ground == NIA_WOODS)
            um_use(c, indian ? NR_11_2 : NR_5_13);
        else if (ground == NIA_UPHILL)
            um_use(c, NR_5_13);
        else if (ground == NIA_STREAM || ground == NIA_GULLY)
            um_use(c, NR_5_23);
        else if (ground == NIA_FENCE || ground == NIA_WALL)
            um_use(c, NR_5_25);
    }
}

/* NR15: several obstacles take a die each, or only the worst of them. */
void nia_settle_drops(um_ctx *c, nia_going *g)
{
    if (g->high + g->low <= 1 || um_ruled(c, NIA_NR15, NIA_O_NR15_EACH))
        return;
    g->low = g->high ? 0 : 1;
    g->high = g->high ? 1 : 0;
}

/* What is left of the dice when the highest and lowest are taken away. */
static int sum_left(const nia_going *g, int n)
{
    int32_t d[NIA_DICE_MAX] = {0};
    int total = 0;
    for (int i = 0; i < n; i++) {
        int k = i;
        for (; k > 0 && d[k - 1] > g->die[i]; k--)
            d[k] = d[k - 1];
        d[k] = g->die[i];
    }
    for (int i = g->low; i < n - g->high; i++)
        total += d[i];
    return total;
}

/* How many inches the dice leave when the ground has taken its part; without dice, the least and the most. */
um_range nia_allowance(const nia_going *g)
{
    if (g->partly && g->high > 0) {
        nia_going clear = *g;
        clear.partly = false;
        um_range most = (clear.high--, nia_allowance(&clear));
        clear.high++;
        return um_hull(nia_allowance(&clear), most);
    }
    if (g->n > 0)
        return um_exactly(sum_left(g, g->n));
    int dropped = g->high + g->low;
    int least = g->count.lo > dropped ? g->count.lo - dropped : 0,
        most = g->count.hi > dropped ? g->count.hi - dropped : 0;
    return um_span(2 * least, 5 * most);
}

/* The dice that the record has for a move. */
void nia_read_dice(const um_action *a, int param, nia_going *g)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    g->n = n < NIA_DICE_MAX ? n : NIA_DICE_MAX;
    for (int i = 0; i < g->n; i++)
        g->die[i] = nia_bear(v[i].num);
}

/* ---- D-points of a move ---- */

/* One D-point, two under fire. */
int nia_cost_under_fire(um_ctx *c, const nia_state *s, int unit)
{
    return nia_under_fire(c, s, unit, true) == UM_YES ? 2 : 1;
}

/* N5.7: a D-point for each die of 3 or less in woods, not for skirmishers and Indians. */
um_range nia_woods_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    um_truth spared =
        !g->woods ? UM_YES : um_or(nia_is_type(c, unit, NIA_INDIAN), nia_skirmishes(c, s, unit));
    int n = 0;
    for (int i = 0; i < g->n; i++)
        n += g->die[i] <= 3;
    um_range cost = g->n && !g->partly ? um_exactly(n) : um_span(0, g->n ? n : g->count.hi);
    return um_either(spared, um_exactly(0), cost);
}

/* N5.23 to N5.25: D-points that streams, fences and, by the umpire's word, major obstacles cost. */
um_range nia_obstacle_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    int times = g->minor > 1 && !um_ruled(c, NIA_NR15, NIA_O_NR15_EACH) ? 1 : g->minor;
    int cost = times ? times * nia_cost_under_fire(c, s, unit) : 0;
    if (g->major && s->unit[unit].decree_dp > 0)
        cost += s->unit[unit].decree_dp;
    if (!g->fence)
        return um_exactly(cost);
    um_truth shaken = um_or(nia_is_type(c, unit, NIA_CAVALRY), nia_under_fire(c, s, unit, true));
    return um_add(um_exactly(cost), um_either(shaken, um_exactly(1), um_exactly(0)));
}

int nia_cost_rule(const nia_going *g)
{
    return g->woods ? NR_5_7 : g->minor ? NR_5_23 : g->major ? NR_5_24 : NR_5_25;
}

/* What the dice of a compulsory move leave over this ground, what the ground costs, and the rule of that. */
um_range nia_way_back(um_ctx *c, const nia_state *s, int unit, const um_action *a, um_range *cost, int *rule)
{
    nia_going g = {.n = 0};
    g.rate_rule = nia_rate(c, s, unit, &g.count);
    nia_read_dice(a, NP_BACK_DICE, &g);
    nia_read_ground(c, a, NP_BACK_OVER, unit, &g);
    nia_settle_drops(c, &g);
    *cost = um_add(nia_woods_cost(c, s, unit, &g), nia_obstacle_cost(c, s, unit, &g));
    *rule = nia_cost_rule(&g);
    return nia_allowance(&g);
}

/* A straight line between the places stated is no longer than the way. */
void nia_decide_line(um_ctx *c, const nia_state *s, int unit, const um_action *a, int point, int distance)
{
    int n;
    const um_value *v = um_values_of(a, point, &n);
    if (n < 2 || !s->unit[unit].placed || !um_has_arg(a, distance))
        return;
    int64_t dx = nia_bear(v[0].num) - s->unit[unit].at[0], dy = nia_bear(v[1].num) - s->unit[unit].at[1];
    int64_t went = (int64_t)nia_int(a, distance, 0) + nia_slack(c);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    nia_fact_inches(c, "apart", nia_apart(s->unit[unit].at, to));
    nia_fact_inches(c, "told", nia_int(a, distance, 0));
    um_decide(c, NR_5_8, um_sure(went >= 0 && dx * dx + dy * dy <= went * went));
}
