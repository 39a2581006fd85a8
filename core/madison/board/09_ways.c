/* The cheapest way over land for a side, past its enemies (9.2, 9.3). */
#include "core/madison/board/09_ways.h"

#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* ---- ways ---- */

/* Whether a mover of `side` may go on from a space: enemy combat units there stop him (9.3). */
um_truth mad_may_pass(um_ctx *c, const mad_state *s, int space, int side)
{
    return um_not(mad_has_units(c, s, space, mad_other(side)));
}

typedef struct search {
    int32_t cost[MAD_SPACES];
    int16_t from[MAD_SPACES];
    um_bits open; /* reached, and not gone on from yet */
} search;

/* The nearest open space, and of several the first; -1: none is left. */
static int nearest_open(const search *q)
{
    int best = -1;
    for (int i = -1; (i = um_next_bit(q->open.w, 2, i)) >= 0;)
        if (best < 0 || q->cost[i] < q->cost[best])
            best = i;
    return best;
}

static void relax(search *q, int from, int to, int32_t leg)
{
    if (to >= 0 && leg < UM_NEVER && q->cost[from] + leg < q->cost[to]) {
        q->cost[to] = q->cost[from] + leg;
        q->from[to] = (int16_t)from;
        um_bit_set(&q->open, to);
    }
}

/* Up to `to`: the least cost if all that is unsure is as good (or, `worst`, as bad) as it can be; `side`
 * MAD_NOBODY: for a mover whom nobody stops. A link that the list lacks is as good as any from the first
 * space on, so that no later one adds a way. Speed dictates that it ends, where nobody asks what was read,
 * once nothing nearer than `to` is left. */
static void explore(um_ctx *c, const mad_state *s, int side, int from, int to, bool worst, search *q)
{
    const mad_map *m = mad_map_of(c);
    for (int i = 0; i < m->nspaces; i++)
        q->cost[i] = UM_NEVER, q->from[i] = -1;
    q->open = (um_bits){{0, 0}};
    q->cost[from] = 0;
    bool unlisted = !worst && !mad_all_listed(c);
    for (int at = from; at >= 0 && at != to && (c->rec || q->cost[at] < q->cost[to]); at = nearest_open(q)) {
        um_bit_clear(&q->open, at);
        um_truth on = at == from || side == MAD_NOBODY ? UM_YES : mad_may_pass(c, s, at, side);
        if (on == UM_NO || (worst && on == UM_MAYBE))
            continue;
        for (int i = m->first[at]; i < m->first[at + 1]; i++) {
            um_range cost = mad_link_cost(c, m->links[i]);
            relax(q, at, m->ends[i], worst ? cost.hi : cost.lo);
        }
        for (int i = 0; unlisted && at == from && i < m->nspaces; i++)
            relax(q, at, i, MAD_PATH_ROAD);
    }
}

um_range mad_way(um_ctx *c, const mad_state *s, int side, int from, int to, int16_t *via, int *n)
{
    search best, worst;
    explore(c, s, side, from, to, false, &best);
    explore(c, s, side, from, to, true, &worst);
    const search *shown = worst.cost[to] < UM_NEVER ? &worst : &best;
    if (via) {
        int16_t back[MAD_SPACES];
        int k = 0;
        for (int at = to; at >= 0 && k < MAD_SPACES; at = shown->from[at])
            back[k++] = (int16_t)at;
        for (int i = 0; i < k; i++)
            via[i] = back[k - 1 - i];
        *n = k;
    }
    return (um_range){best.cost[to], worst.cost[to]};
}
