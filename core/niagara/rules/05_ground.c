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
        g->partly += ground == NIA_WOODS && !indian && !um_ruled(c, NIA_NR14, NIA_O_NR14_WHOLE_MOVE);
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
    g->worst = g->high + g->low > 1 && !um_ruled(c, NIA_NR15, NIA_O_NR15_EACH);
}

/* How many inches the first `n` dice leave when so many of the highest are taken away, and the lowest; with
 * no dice, the least and the most. */
static um_range dice_left(const nia_going *g, int n, int high)
{
    int32_t d[NIA_DICE_MAX] = {0};
    int low = g->worst ? !high && g->low : g->low, total = 0;
    if (g->worst)
        high = high > 0;
    if (n == 0)
        return um_span(2 * um_u8(g->count.lo - high - low), 5 * um_u8(g->count.hi - high - low));
    for (int i = 0; i < n; i++) {
        int k = i;
        for (; k > 0 && d[k - 1] > g->die[i]; k--)
            d[k] = d[k - 1];
        d[k] = g->die[i];
    }
    for (int i = low; i < n - high; i++)
        total += d[i];
    return um_exactly(total);
}

/* How many inches the dice leave when the ground has taken its part, of a shared roll or with woods on a part
 * of the way the least and the most. */
um_range nia_allowance(const nia_going *g)
{
    um_range inches = dice_left(g, g->n, g->high);
    for (int n = g->least; n <= g->n; n++)
        for (int high = g->high - g->partly; high <= g->high; high++)
            inches = um_hull(inches, dice_left(g, n, high));
    return inches;
}

/* The dice that the record has for a move. */
void nia_read_dice(const um_action *a, int param, nia_going *g)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    g->n = n < NIA_DICE_MAX ? n : NIA_DICE_MAX;
    for (int i = 0; i < g->n; i++)
        g->die[i] = nia_bear(v[i].num);
    g->least = g->n;
}

/* ---- D-points of a move ---- */

/* One D-point, two under fire. */
um_range nia_cost_under_fire(um_ctx *c, const nia_state *s, int unit)
{
    return um_either(nia_under_fire(c, s, unit, true), um_exactly(2), um_exactly(1));
}

/* N5.7: a D-point for each die of 3 or less in woods. */
static um_range woods_cost(const nia_going *g)
{
    int least = 0, n = 0;
    for (int i = 0; i < g->n; i++) {
        n += g->die[i] <= 3;
        least += i < g->least && g->die[i] <= 3;
    }
    return g->n && !g->partly ? um_span(least, n) : um_span(0, g->n ? n : g->count.hi);
}

/* N5.7: woods cost skirmishers and Indians nothing. */
static um_truth spared_by_woods(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    return !g->woods ? UM_YES : um_or(nia_is_type(c, unit, NIA_INDIAN), nia_skirmishes(c, s, unit));
}

/* N5.23 to N5.25: D-points that streams, fences and, by the umpire's word, major obstacles cost. */
um_range nia_obstacle_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    int times = g->minor > 1 && !um_ruled(c, NIA_NR15, NIA_O_NR15_EACH) ? 1 : g->minor;
    um_range cost = times ? um_times(nia_cost_under_fire(c, s, unit), times) : um_exactly(0);
    if (g->major && s->unit[unit].decree_dp > 0)
        cost = um_add(cost, um_exactly(s->unit[unit].decree_dp));
    if (!g->fence)
        return cost;
    um_truth shaken = um_or(nia_is_type(c, unit, NIA_CAVALRY), nia_under_fire(c, s, unit, true));
    return um_add(cost, um_either(shaken, um_exactly(1), um_exactly(0)));
}

/* D-points that the ground costs in all. */
um_range nia_ground_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    um_range woods = um_either(spared_by_woods(c, s, unit, g), um_exactly(0), woods_cost(g));
    return um_add(woods, nia_obstacle_cost(c, s, unit, g));
}

/* Whether it costs as many as the record says; maybe, if it does for some troops that these may be and not
 * for others. */
um_truth nia_ground_costs(um_ctx *c, const nia_state *s, int unit, const nia_going *g, int32_t said)
{
    um_range both, obstacles = nia_obstacle_cost(c, s, unit, g);
    um_truth spared = spared_by_woods(c, s, unit, g);
    um_truth with = um_sure(um_meet(um_add(woods_cost(g), obstacles), um_exactly(said), &both)),
             without = um_sure(um_meet(obstacles, um_exactly(said), &both));
    um_truth holds = spared == UM_YES ? without : spared == UM_NO || with == without ? with : UM_MAYBE;
    if (holds == UM_YES && !um_known(obstacles))
        holds = um_missing(c, "what troops they are");
    return holds;
}

int nia_cost_rule(const nia_going *g)
{
    return g->woods ? NR_5_7 : g->minor ? NR_5_23 : g->major ? NR_5_24 : NR_5_25;
}

/* The dice of a compulsory move and its ground. */
void nia_way_back(um_ctx *c, const nia_state *s, int unit, const um_action *a, nia_going *g)
{
    *g = (nia_going){.n = 0};
    nia_rate(c, s, unit, &g->count);
    nia_read_dice(a, NP_BACK_DICE, g);
    nia_read_ground(c, a, NP_BACK_OVER, unit, g);
    nia_settle_drops(c, g);
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
    um_decide(c, NR_5_8, um_sure(dx * dx + dy * dy <= went * went));
}
