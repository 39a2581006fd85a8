/* Which units that march are one army (3.2.2).
 *
 * Units that have gone the same way from the same area in a phase are one army, in however many lines and in
 * whatever order a record tells of them: colour by colour, or leg by leg. An army of which one line has only
 * told a part may be joined by the rest in a later line, so that an army is held to have a unit of the active
 * faction, and the card to have an army for it, when movement is over, and before that only if nobody is left
 * who could join it. */
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_limits.h"
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

#include <string.h>

/* ---- a path with a gap ---- */

typedef struct ways {
    int before[INV_AREAS], depth[INV_AREAS]; /* -1: none, not reached */
} ways;

/* The shortest ways out of an area, so far that one to another is among them, over borders that are at least
 * `sure`, through areas without enemies. */
static void spread(um_ctx *c, const inv_state *s, int from, int to, um_truth sure, ways *w)
{
    int queue[INV_AREAS], head = 0, tail = 0, areas = inv_map_of(c)->nareas;
    int enemy = s->active < 0 ? INV_NOBODY : inv_other_side(inv_side_of(s->active));
    memset(w, -1, sizeof *w);
    w->depth[from] = 0;
    queue[tail++] = from;
    while (head < tail && w->depth[to] < 0) {
        int at = queue[head++];
        if (at != from && inv_of_side(s, at, enemy) > 0)
            continue;
        for (int i = 0; i < areas; i++)
            if (w->depth[i] < 0 && inv_adjacent(c, at, i) >= sure && inv_open_ground(c, i) == UM_YES) {
                w->before[i] = at;
                w->depth[i] = w->depth[at] + 1;
                queue[tail++] = i;
            }
    }
}

/* Adds the way to an area behind path[n - 1]; returns the new count. Without any way the two stand side by
 * side. */
static int fill(um_ctx *c, const inv_state *s, int to, int n, int *path)
{
    um_ctx quiet = um_quiet(c);
    ways sure, perhaps;
    spread(&quiet, s, path[n - 1], to, UM_YES, &sure);
    spread(&quiet, s, path[n - 1], to, UM_MAYBE, &perhaps);
    int most = s->movement < 0 ? INV_PATH : inv_reach(&quiet, s).hi;
    const ways *w =
        sure.depth[to] >= 0 && (sure.depth[to] <= most || perhaps.depth[to] > most) ? &sure : &perhaps;
    int more = w->depth[to];
    if (more <= 0 || n + more > INV_PATH) {
        path[n] = to;
        return n + 1;
    }
    for (int k = more, at = to; k > 0; k--, at = w->before[at])
        path[n + k - 1] = at;
    return n + more;
}

int inv_way(um_ctx *c, const inv_state *s, const um_action *a, int path[INV_PATH])
{
    int count, n = 1;
    const um_value *v = um_values_of(a, IP_MOVE_PATH, &count);
    if (count < 2 || count > INV_PATH)
        return 0;
    path[0] = um_ref_row(v[0].ref);
    for (int i = 1; i < count && n < INV_PATH; i++)
        if (v[i].gap)
            n = fill(c, s, um_ref_row(v[i].ref), n, path);
        else
            path[n++] = um_ref_row(v[i].ref);
    return n;
}

bool inv_way_told(const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_MOVE_PATH, &n);
    for (int i = 0; i < n; i++)
        if (v[i].gap)
            return false;
    return true;
}

/* ---- armies ---- */

static int units_of(const inv_leg *l)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        sum += l->n[f];
    return sum;
}

/* Whether army a has gone the first part of army b's way, or all of it. */
static bool begins(const inv_leg *a, const inv_leg *b)
{
    if (!a->npath || a->npath > b->npath || a->water != b->water)
        return false;
    return memcmp(a->path, b->path, a->npath) == 0;
}

/* Whether it may have: where a way is left open, any army out of the same area may have gone the same one, so
 * far as its end lies on the other's. */
static bool may_begin(const inv_leg *a, const inv_leg *b)
{
    bool open = (a->guessed || b->guessed) && a->npath && b->npath && a->water < 0 && b->water < 0;
    return begins(a, b) ||
           (open && a->path[0] == b->path[0] && (b->guessed || memchr(b->path, a->to, b->npath) != NULL));
}

static bool one_army(um_ctx *c)
{
    return um_ruled(c, INV_RUL_Q_18, INV_O_GROUPS_ONE);
}

/* Whether two armies may come to be one: one has gone the first part of the other's way. */
static bool may_join(um_ctx *c, const inv_leg *a, const inv_leg *b)
{
    return (may_begin(a, b) || may_begin(b, a)) && one_army(c);
}

static int fresh_at(const inv_state *s, int area, int f)
{
    return s->area[area].n[f] - s->area[area].moved[f];
}

/* How many armies there are at least, when those that may join have joined. */
static int least_armies(um_ctx *c, const inv_leg *leg, int n)
{
    int armies = 0;
    for (int i = 0; i < n; i++) {
        bool counts = leg[i].army;
        for (int k = 0; k < n && counts; k++) {
            bool longer = k != i && leg[k].army && may_begin(&leg[i], &leg[k]) &&
                          (leg[k].npath > leg[i].npath || (k < i && leg[k].npath == leg[i].npath));
            counts = !(longer && one_army(c));
        }
        armies += counts;
    }
    return armies;
}

static int armies_told(const inv_leg *leg, int n)
{
    int armies = 0;
    for (int i = 0; i < n; i++)
        armies += leg[i].army;
    return armies;
}

/* 3.2.2e: whether army i has a unit of the active faction; `later`: or one that may yet join it. `fresh`:
 * units of that faction that have not moved where the army began. */
static bool led(um_ctx *c, const inv_leg *leg, int n, int i, int own, int fresh, bool later)
{
    if (leg[i].n[own] > 0 || units_of(&leg[i]) == 0)
        return true;
    if (!later || !leg[i].npath)
        return false;
    bool may = fresh > 0 && one_army(c);
    for (int k = 0; k < n && !may; k++)
        may = k != i && leg[k].n[own] > 0 && may_join(c, &leg[i], &leg[k]);
    return may;
}

/* ---- a line ---- */

/* Extend an army's way by a path that begins where it stands. */
static void extend(inv_leg *l, const int *path, int n)
{
    for (int i = 1; i < n; i++)
        if (l->npath < INV_PATH)
            l->path[l->npath++] = (uint8_t)path[i];
    l->areas = um_u8(l->areas + n - 1);
    l->to = (int16_t)path[n - 1];
}

/* Add an army, or units to the one that has gone the same way. */
static void add_army(um_ctx *c, inv_march *m, const inv_leg *l)
{
    int at = 0;
    while (at < m->n &&
           !(m->leg[at].npath == l->npath && m->leg[at].army && begins(&m->leg[at], l) && one_army(c)))
        at++;
    if (at == INV_LEGS)
        return;
    if (at == m->n)
        m->leg[m->n++] = *l;
    else
        for (int f = 0; f < INV_FACTIONS; f++)
            m->leg[at].n[f] = um_u8(m->leg[at].n[f] + l->n[f]);
    m->leg[at].step = l->step;
    m->last = at;
    if (m->longest < 0 || m->leg[at].areas > m->leg[m->longest].areas)
        m->longest = at;
}

enum { NOT_MOVED = -1 }; /* a source of units: those of the area that have not moved */

/* Where the units of a line may come from, in the order in which they are taken: army `first`, if any, those
 * that have not moved, then the armies that stand there, the last one first. Returns how many there are. */
static int sources(const inv_march *m, int from, int first, int *source)
{
    int n = 0;
    if (first != NOT_MOVED)
        source[n++] = first;
    source[n++] = NOT_MOVED;
    for (int i = m->n - 1; i >= 0; i--)
        if (i != first && m->leg[i].to == from && m->leg[i].water < 0 && m->leg[i].npath)
            source[n++] = i;
    return n;
}

typedef uint8_t by_army[INV_LEGS][INV_FACTIONS];

/* Take units for a line out of an area; out[i]: those who go on with army i. */
static void take_units(const inv_state *s, int from, const inv_units units, int first, inv_march *m,
                       by_army out)
{
    int source[INV_LEGS + 1], n = sources(m, from, first, source);
    for (int f = 0; f < INV_FACTIONS; f++) {
        int need = units[f], stand = s->area[from].moved[f];
        for (int k = 0; k < n; k++) {
            int i = source[k], have = i == NOT_MOVED ? fresh_at(s, from, f) : m->leg[i].n[f];
            have = i != NOT_MOVED && have > stand ? stand : have;
            int took = need < have ? need : have;
            need -= took;
            if (i == NOT_MOVED) {
                m->fresh[f] = took;
                continue;
            }
            out[i][f] = um_u8(took);
            stand -= took;
            m->taken[f] += took;
            m->onward += took;
        }
        int rest = need < stand ? need : stand;
        m->taken[f] += rest;
        m->tired += rest;
    }
}

/* Whether another army has moved in a line between the last one of army i and this line; parts of one army
 * are none. */
static bool stood_still(const um_ctx *c, const inv_march *m, int i)
{
    const inv_leg *l = &m->leg[i];
    bool other = false;
    for (int k = 0; k < m->n && !other; k++)
        other = m->leg[k].step > l->step && m->leg[k].step < c->step && !begins(&m->leg[k], l) &&
                !begins(l, &m->leg[k]);
    return other;
}

/* Those who go on with army i: all of it, or a part, which is an army of its own then. */
static void go_on(um_ctx *c, const uint8_t *who, int i, const int *path, int n, bool told, inv_march *m)
{
    inv_leg part = m->leg[i];
    bool any = false;
    for (int f = 0; f < INV_FACTIONS; f++) {
        any = any || who[f] > 0;
        m->leg[i].n[f] = (uint8_t)(m->leg[i].n[f] - who[f]);
        part.n[f] = who[f];
    }
    if (!any)
        return;
    m->resumed |= stood_still(c, m, i);
    extend(&part, path, n);
    part.guessed |= !told;
    part.step = m->leg[i].step = c->step;
    part.split = false;
    m->leg[i].split = true;
    add_army(c, m, &part);
}

/* Armies out of which all have gone on are none any more. */
static void drop_empty(inv_march *m)
{
    int n = 0;
    for (int i = 0; i < m->n; i++) {
        if (m->leg[i].split && units_of(&m->leg[i]) == 0)
            continue;
        m->longest = m->longest == i ? n : m->longest;
        m->last = m->last == i ? n : m->last;
        m->leg[n++] = m->leg[i];
    }
    m->n = n;
}

/* The armies after a line whose units are taken out of army `first` before all others. */
static void march_by(um_ctx *c, const inv_state *s, const int *path, int n, const inv_units units, int first,
                     bool told, inv_march *m)
{
    by_army out = {{0}};
    *m = (inv_march){.n = s->nlegs, .from = path[0], .longest = -1, .last = -1};
    memcpy(m->leg, s->leg, sizeof m->leg);
    take_units(s, path[0], units, first, m, out);
    inv_leg line = {.from = (int16_t)path[0],
                    .to = (int16_t)path[0],
                    .water = -1,
                    .army = true,
                    .path = {(uint8_t)path[0]},
                    .npath = 1,
                    .guessed = !told,
                    .step = c->step};
    for (int f = 0; f < INV_FACTIONS; f++)
        line.n[f] = um_u8(m->fresh[f] + m->taken[f]);
    for (int i = 0; i < s->nlegs; i++) {
        go_on(c, out[i], i, path, n, told, m);
        for (int f = 0; f < INV_FACTIONS; f++)
            line.n[f] = (uint8_t)(line.n[f] - out[i][f]);
    }
    if (units_of(&line) > 0 || m->onward == 0) {
        extend(&line, path, n);
        add_army(c, m, &line);
    }
    drop_empty(m);
}

/* ---- the reading of a line that breaks the fewest rules ---- */

static bool any_unled(um_ctx *c, const inv_state *s, const inv_march *m)
{
    for (int i = 0; i < m->n && s->active >= 0; i++) {
        const inv_leg *l = &m->leg[i];
        bool changed = l->step == c->step && !l->told;
        int fresh =
            l->npath ? fresh_at(s, l->path[0], s->active) - (l->path[0] == m->from ? m->fresh[s->active] : 0)
                     : 0;
        if (changed && l->water < 0 && !led(c, m->leg, m->n, i, s->active, fresh, true))
            return true;
    }
    return false;
}

bool inv_moves_again(um_ctx *c, const inv_march *m)
{
    return m->resumed && um_ruled(c, INV_RUL_Q_43, INV_O_MARCH_SECOND);
}

int inv_least_armies(um_ctx *c, const inv_march *m)
{
    return least_armies(c, m->leg, m->n);
}

static int faults(um_ctx *c, const inv_state *s, inv_march *m)
{
    m->unled = any_unled(c, s, m);
    m->least = inv_least_armies(c, m);
    bool far = m->longest >= 0 && s->movement >= 0 && inv_within_reach(c, s, m) == UM_NO;
    return (m->tired > inv_brought(c, s, m->from, m->tired)) + (m->least > inv_army_limit(c, s).hi) + far +
           m->unled + inv_moves_again(c, m);
}

/* The same units have gone the same way. */
static bool same_army(const inv_leg *x, const inv_leg *y)
{
    return x->npath == y->npath && memcmp(x->path, y->path, x->npath) == 0 &&
           memcmp(x->n, y->n, sizeof x->n) == 0;
}

/* Two readings of a march that make the same armies of those on the way. */
static bool same_armies(const inv_march *a, const inv_march *b)
{
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = same_army(&a->leg[i], &b->leg[i]);
    return same;
}

void inv_march_of(um_ctx *c, const inv_state *s, const int *path, int n, const inv_units units, bool told,
                  inv_march *out)
{
    um_ctx quiet = um_quiet(c);
    inv_march other;
    march_by(&quiet, s, path, n, units, NOT_MOVED, told, out);
    int least = faults(&quiet, s, out);
    for (int i = 0; i < s->nlegs; i++) {
        if (s->leg[i].to != path[0] || s->leg[i].water >= 0)
            continue;
        march_by(&quiet, s, path, n, units, i, told, &other);
        int broken = faults(&quiet, s, &other);
        if (broken < least) {
            *out = other;
            least = broken;
        } else if (broken == least && !same_armies(&other, out)) {
            out->another = true;
        }
    }
}

void inv_take_march(um_ctx *c, inv_state *s, const int *path, int n, inv_march *m)
{
    um_ctx quiet = um_quiet(c);
    int to = path[n - 1];
    if (m->unled)
        for (int i = 0; i < m->n; i++)
            m->leg[i].told |= m->leg[i].step == c->step;
    s->crowded = s->crowded || m->least > inv_army_limit(&quiet, s).hi;
    s->another = s->another || m->another;
    for (int f = 0; f < INV_FACTIONS; f++) {
        int went = inv_remove(s, path[0], f, m->fresh[f]) + inv_take(s, path[0], f, m->taken[f], true, NULL);
        inv_put(s, to, f, went, true);
    }
    memcpy(s->leg, m->leg, sizeof s->leg);
    s->nlegs = (uint8_t)m->n;
    s->last = (int8_t)m->last;
    inv_reach_stage(s, INV_STAGE_MOVE);
}

bool inv_armies_whole(um_ctx *c, const inv_state *s, const inv_march *m)
{
    um_ctx quiet = um_quiet(c);
    bool whole = armies_told(m->leg, m->n) <= inv_army_limit(&quiet, s).lo;
    for (int i = 0; i < m->n && whole; i++)
        whole = m->leg[i].told || m->leg[i].water >= 0 || led(&quiet, m->leg, m->n, i, s->active, 0, false);
    return whole;
}

/* ---- over water ---- */

bool inv_led_over_water(um_ctx *c, const inv_state *s, const inv_units n, int from, int to, int water)
{
    int own = n[s->active];
    if (own > 0 || !one_army(c))
        return own > 0;
    for (int i = 0; i < s->nlegs; i++)
        if (s->leg[i].from == from && s->leg[i].to == to && s->leg[i].water == water)
            own += s->leg[i].n[s->active];
    return own > 0 || fresh_at(s, from, s->active) > 0; /* one may yet follow */
}

/* ---- when movement is over ---- */

/* 3.2.2e, 3.2.2g: an army that nobody has joined has a unit of the active faction. What was left behind when
 * the rest of its army went on is no army: it has moved and stays where it may not (3.2.2d). */
static void close_army(um_ctx *c, const inv_state *s, int i)
{
    const inv_leg *l = &s->leg[i];
    um_truth holds = led(c, s->leg, s->nlegs, i, s->active, 0, false) ? UM_YES : UM_NO;
    if (holds == UM_NO && s->another)
        holds = um_ambiguous(c, "which units of an area went earlier");
    else if (holds == UM_NO && l->guessed)
        holds = um_missing(c, "which way each army took");
    um_about(c, l->step);
    if (l->split) {
        um_use(c, IR_3_2_2g);
        um_fact_int(c, "left", units_of(l));
        um_decide(c, IR_3_2_2d, holds);
    } else {
        um_use(c, IR_3_2_2a);
        um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
        inv_decide_or(c, IR_3_2_2e, holds, "no unit of the active faction goes along");
    }
}

/* 3.2.2b, 3.2.2d: the armies told are within the card, those that were divided on their way among them. */
static void close_count(um_ctx *c, const inv_state *s)
{
    int armies = armies_told(s->leg, s->nlegs), at = 0, split = 0;
    um_range limit = inv_army_limit(c, s);
    um_truth within = um_le(um_exactly(armies), limit);
    bool guessed = false;
    for (int i = 0; i < s->nlegs; i++)
        guessed |= s->leg[i].guessed && s->leg[i].army;
    if (within == UM_NO && s->another)
        within = um_ambiguous(c, "which units of an area went earlier");
    else if (within == UM_NO && guessed && least_armies(c, s->leg, s->nlegs) <= limit.hi)
        within = um_missing(c, "which way each army took");
    for (int i = 0; i < s->nlegs; i++) {
        at = s->leg[i].step > at ? s->leg[i].step : at;
        split = s->leg[i].split && units_of(&s->leg[i]) ? i + 1 : split;
    }
    um_about(c, split ? s->leg[split - 1].step : at);
    if (split) {
        um_use(c, IR_3_2_2g);
        um_fact_int(c, "left", units_of(&s->leg[split - 1]));
        um_decide(c, IR_3_2_2d, within);
    }
    um_fact_int(c, "armies", armies);
    um_fact_range(c, "limit", limit);
    um_decide(c, IR_3_2_2b, within);
}

void inv_close_marches(um_ctx *c, const inv_state *s)
{
    if (s->marched || s->nlegs == 0 || s->active < 0 || s->movement < 0)
        return;
    bool land = false;
    for (int i = 0; i < s->nlegs; i++) {
        land |= s->leg[i].water < 0;
        if (!s->leg[i].told && s->leg[i].npath && s->leg[i].water < 0)
            close_army(c, s, i);
    }
    if (land && !s->crowded)
        close_count(c, s);
}
