/* Supply (13): a line from a unit to a source, over land and lakes. */
#include "core/madison/board/13_supply.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/13_supply_sets.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

#include <string.h>

/* 13.21, 13.22: a printed source in own territory. 13.51: a depot, for units in their own territory. */
static um_truth is_source(um_ctx *c, const mad_state *s, int space, int side, um_truth depots)
{
    um_truth source =
        um_bit(&mad_map_of(c)->sources, space) ? um_is(c, MK_SPACE, space, MAD_SPACE_SOURCE, 1) : UM_NO;
    if (source != UM_NO)
        source = um_and(source, mad_territory(c, space, side));
    if (um_bit(&s->depots[side], space))
        source = um_or(source, depots);
    return source;
}

/* A search for a line. Somebody asks what the answer rests on, so that what is read for the first time has to
 * be read in the order of the search. What lines from elsewhere have read is not read again: speed dictates
 * that, for a force may go to a hundred spaces. */
typedef struct trace {
    um_ctx *c;
    const mad_state *s;
    int side, from;
    um_truth level;           /* edges at least this sure are used */
    mad_asked *asked;         /* the same wherever a line begins */
    uint8_t pass[MAD_SPACES]; /* um_truth + 1, 0: not asked yet */
    um_bits ends;             /* of these, what only serves as an end on a lake */
    um_bits seen;
    int16_t queue[MAD_SPACES];
    int head, tail;
    uint8_t sailed[MAD_LAKES]; /* how sure the surest space was whose lines over the lake were followed:
                                  um_truth + 1 */
    bool leapt;                /* every space that a missing link may lead to was visited */
    um_truth depots;
} trace;

/* Whether the side holds a space; where the line begins, of the present trace alone. */
UM_APART static um_truth holds(trace *t, int space)
{
    if (space == t->from)
        return mad_controls(t->c, t->s, space, t->side);
    uint8_t *known = &t->asked->holds[space];
    if (!*known)
        *known = (uint8_t)(mad_controls(t->c, t->s, space, t->side) + 1);
    return (um_truth)(*known - 1);
}

/* Whether a line may run through a space: 13.32 enemy territory only where one's own control holds it,
 * 13.33 own territory unless the enemy controls it, 13.34 by way of 4.15. */
static inline um_truth can_pass(trace *t, int space)
{
    if (!t->pass[space])
        t->pass[space] = (uint8_t)(holds(t, space) + 1);
    return (um_truth)(t->pass[space] - 1);
}

static um_truth link_there(trace *t, int link)
{
    uint8_t *known = &t->asked->link[link];
    if (!*known)
        *known = (uint8_t)(mad_link_there(t->c, link) + 1);
    return (um_truth)(*known - 1);
}

/* Whether a space lies on the lake that the data name. */
static um_truth is_port(trace *t, int space, int lake)
{
    uint8_t *known = &t->asked->on_lake[space];
    if (!*known)
        *known = (uint8_t)(mad_on_lake(t->c, space, lake) + 1);
    return (um_truth)(*known - 1);
}

/* Whether the line may go over the water from lake a to lake b. */
static um_truth can_cross(trace *t, int a, int b)
{
    uint8_t *known = &t->asked->over[a][b];
    if (!*known)
        *known = (uint8_t)(mad_lake_line(t->c, t->s, a, b, t->side) + 1);
    return (um_truth)(*known - 1);
}

static bool is_manned(trace *t, int space)
{
    uint8_t *known = &t->asked->manned[space];
    if (!*known)
        *known = mad_has_units(t->c, t->s, space, t->side) == UM_YES ? 2 : 1;
    return *known == 2;
}

static bool is_huron_fort(trace *t, int space)
{
    uint8_t *known = &t->asked->fort[space];
    if (!*known)
        *known = mad_at_huron_fort(t->c, space) ? 2 : 1;
    return *known == 2;
}

static inline void see(trace *t, int space)
{
    um_bit_set(&t->seen, space);
    t->queue[t->tail++] = (int16_t)space;
}

static inline void visit(trace *t, int space, um_truth edge)
{
    if (!um_bit(&t->seen, space) && edge >= t->level && can_pass(t, space) >= t->level)
        see(t, space);
}

/* R-lake-supply-endpoints: a space that a line may not run through serves as its end on the lake. */
static void serve_as_end(trace *t, int space)
{
    if (mad_lake_of(t->c, space) < 0 || can_pass(t, space) >= t->level || !is_manned(t, space) ||
        !um_ruled(t->c, MAD_RUL_LAKE_SUPPLY_ENDPOINTS,
                  MAD_O_LAKE_SUPPLY_ENDPOINTS_ANY_TOWN_WHERE_UNIT_STANDS))
        return;
    t->pass[space] = (uint8_t)(UM_YES + 1);
    um_bit_set(&t->ends, space);
}

/* Note whether a missing link may lead to a space, once all is known that tells it. */
static void note_lead(trace *t, int space)
{
    mad_asked *a = t->asked;
    if (a->fort[space] == 2 || a->holds[space])
        um_bit_set(&a->looked, space);
    if (a->fort[space] == 1 && a->holds[space] > UM_MAYBE)
        um_bit_set(&a->leads, space);
}

/* Every space that a link may lead to which the list lacks: the forts of Lake Huron are reached by water. */
static void leap(trace *t)
{
    mad_asked *a = t->asked;
    um_bits all = um_bits_first(mad_map_of(t->c)->nspaces), shut = um_bits_less(&a->looked, &a->leads);
    shut = um_bits_less(&shut, &t->ends);
    um_bits may = um_bits_less(&all, &shut);
    for (int i = -1; (i = um_next_bit(may.w, 2, i)) >= 0;) {
        if (!is_huron_fort(t, i))
            visit(t, i, UM_MAYBE);
        note_lead(t, i);
    }
    t->leapt = true;
}

static void visit_roads(trace *t, int space)
{
    const mad_map *m = mad_map_of(t->c);
    for (int i = m->first[space]; i < m->first[space + 1]; i++) {
        int to = m->ends[i];
        if (um_bit(&t->seen, to) || link_there(t, m->links[i]) < t->level)
            continue;
        serve_as_end(t, to);
        visit(t, to, UM_YES);
    }
    if (t->level == UM_MAYBE && !t->leapt && !is_huron_fort(t, space) && um_complete(t->c, MK_LINK) != UM_YES)
        leap(t);
}

static void find_ports(const um_ctx *c, mad_asked *a)
{
    a->ported = true;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (mad_lake_of(c, i) >= 0)
            um_bit_set(&a->ports[mad_lake_of(c, i)], i);
}

/* The spaces that the data put on a lake to which a line may go from this one, or which is not asked yet. */
static um_bits ports_over(trace *t, int lake)
{
    um_bits to = {{0, 0}};
    if (!t->asked->ported)
        find_ports(t->c, t->asked);
    for (int i = 0; i < mad_map_of(t->c)->nlakes; i++)
        if (t->asked->over[lake][i] != UM_NO + 1)
            to = um_bits_both(&to, &t->asked->ports[i]);
    return um_bits_less(&to, &t->seen);
}

/* 13.35 and R-lake-supply-endpoints: from space to lake to space. */
static void visit_ports(trace *t, int space)
{
    int lake = mad_lake_of(t->c, space);
    if (lake < 0)
        return;
    um_truth here = is_port(t, space, lake);
    if (t->sailed[lake] > here)
        return; /* another space of the lake has led wherever this one can */
    t->sailed[lake] = (uint8_t)(here + 1);
    um_bits over = ports_over(t, lake);
    for (int i = -1; (i = um_next_bit(over.w, 2, i)) >= 0;) {
        int to = mad_lake_of(t->c, i);
        um_truth line = can_cross(t, lake, to);
        if (line == UM_NO)
            continue;
        serve_as_end(t, i);
        visit(t, i, um_and(um_and(here, line), is_port(t, i, to)));
    }
}

static bool reaches_source(trace *t)
{
    // cppcheck-suppress ctuuninitvar ; what is not set before is set here
    int from = t->from;
    t->seen = (um_bits){{0, 0}};
    t->head = t->tail = 0;
    t->leapt = false;
    memset(t->sailed, 0, sizeof t->sailed);
    see(t, from);
    while (t->head < t->tail) {
        int space = t->queue[t->head++];
        um_truth through = space == from ? UM_YES : can_pass(t, space);
        um_truth source = is_source(t->c, t->s, space, t->side, t->depots);
        if (source != UM_NO && space == from)
            through = can_pass(t, space);
        if (um_and(source, through) >= t->level)
            return true;
        visit_roads(t, space);
        visit_ports(t, space);
    }
    return false;
}

static um_truth trace_from(um_ctx *c, const mad_state *s, int space, int side, um_truth depots,
                           mad_asked *asked)
{
    if (mad_chart_of(c)) /* nobody asks what the answer rests on */
        return mad_line_by_sets(c, s, space, side, depots);
    mad_asked own;
    if (!asked) {
        memset(&own, 0, sizeof own);
        asked = &own;
    }
    trace t;
    t.c = c;
    t.s = s;
    t.side = side;
    t.from = space;
    t.asked = asked;
    t.depots = depots;
    t.ends = (um_bits){{0, 0}};
    memcpy(t.pass, asked->holds, sizeof t.pass); /* known from other lines */
    t.pass[space] = 0;
    for (t.level = UM_YES; t.level > UM_NO; t.level--)
        if (reaches_source(&t))
            return t.level;
    return UM_NO;
}

/* R-depot-range: whether a depot feeds somebody who stands in `space`. */
static um_truth depots_feed(um_ctx *c, int space, int side)
{
    um_truth own = mad_territory(c, space, side);
    if (own != UM_YES && um_ruled(c, MAD_RUL_DEPOT_RANGE, MAD_O_DEPOT_RANGE_ANYWHERE_TRACEABLE))
        return UM_YES;
    return own;
}

static bool any_depot(const mad_state *s, int side)
{
    return !um_bits_none(&s->depots[side]);
}

/* R-huron-erie-supply: whether the garrison of a fort of Lake Huron is fed by 4.34 at all times. */
static bool fed_by_end_rule(um_ctx *c, int space)
{
    return mad_at_huron_fort(c, space) && mad_huron(c) >= 0 &&
           um_ruled(c, MAD_RUL_HURON_ERIE_SUPPLY, MAD_O_HURON_ERIE_SUPPLY_BY_4_34);
}

static um_truth line_from(um_ctx *c, const mad_state *s, int stand, int space, int side, mad_asked *asked)
{
    if (fed_by_end_rule(c, space))
        return um_sure(side == MAD_BR || !mad_lake_barred(c, s, mad_huron(c), side)); /* 4.34 */
    um_use(c, MR_13_31);
    if (any_depot(s, side))
        um_use(c, MR_13_51);
    um_use(c, side == MAD_US ? MR_13_22 : MR_13_21);
    um_use(c, MR_13_32);
    um_use(c, MR_13_33);
    um_use(c, MR_13_34);
    um_use(c, MR_3_7_6);
    if (mad_lake_of(c, space) >= 0)
        um_use(c, MR_13_35);
    um_truth depots = any_depot(s, side) ? depots_feed(c, stand, side) : UM_NO;
    return trace_from(c, s, space, side, depots, asked);
}

um_truth mad_line_from(um_ctx *c, const mad_state *s, int stand, int space, int side)
{
    return line_from(c, s, stand, space, side, NULL);
}

um_truth mad_space_supplied(um_ctx *c, const mad_state *s, int space, int side)
{
    return line_from(c, s, space, space, side, NULL);
}

um_truth mad_force_supplied(um_ctx *c, const mad_state *s, int space, int side, mad_leading *l)
{
    if (!mad_chart_of(c) || fed_by_end_rule(c, space))
        return line_from(c, s, space, space, side, &l->asked);
    um_truth depots = any_depot(s, side) ? depots_feed(c, space, side) : UM_NO;
    return mad_line_of_force(c, s, space, side, depots, l);
}

um_truth mad_supplied(um_ctx *c, const mad_state *s, um_ref piece)
{
    um_ref at = mad_place(s, piece);
    if (um_ref_kind(at) != MK_SPACE)
        return UM_YES; /* off the map, or in a box: supply does not matter there */
    return mad_space_supplied(c, s, um_ref_row(at), mad_side_of(c, piece));
}

um_truth mad_was_supplied(const mad_state *s, int unit)
{
    return (um_truth)s->snapshot[unit];
}

/* ---- the whole map at once ---- */

static void snapshot_side(um_ctx *c, const mad_chart *chart, mad_state *s, int side, const um_bits *wanted,
                          const mad_passage *passage)
{
    um_bits fed[3];
    mad_fed_by_sets(c, chart, s, side, passage, wanted, fed);
    bool depots = any_depot(s, side);
    um_bits open = um_bits_less(wanted, &fed[UM_YES]), forts = um_bits_shared(wanted, &chart->huron);
    open = um_bits_both(&open, &forts);
    for (int i = -1; (i = um_next_bit(open.w, 2, i)) >= 0;) {
        um_truth supplied = mad_charted(fed, i);
        if (fed_by_end_rule(c, i))
            supplied = mad_space_supplied(c, s, i, side);
        else if (depots && supplied != UM_YES)
            supplied = mad_line_through(c, chart, s, i, side, depots_feed(c, i, side), passage);
        for (int u = -1; supplied != UM_YES && (u = mad_next_unit_near(c, s, i, side, u)) >= 0;)
            if (mad_place(s, mad_unit_ref(u)) == mad_space_ref(i))
                s->snapshot[u] = (uint8_t)supplied;
    }
}

/* 13.36: taken when a card play begins; a picture of the position, not a decision. */
void mad_take_snapshot(um_ctx *c, mad_state *s)
{
    const mad_manning who = mad_find_manning(c, s);
    mad_take_snapshot_of(c, s, &who);
}

void mad_take_snapshot_of(um_ctx *c, mad_state *s, const mad_manning *who)
{
    um_recorder *rec = c->rec;
    mad_chart room;
    c->rec = NULL;
    const mad_chart *chart = mad_chart_of(c);
    if (!chart) {
        mad_draw_chart(c, &room);
        chart = &room;
    }
    /* off the map, or in a box, supply does not matter */
    memset(s->snapshot, UM_YES, (size_t)mad_map_of(c)->nunits * sizeof s->snapshot[0]);
    mad_passage passage[2];
    mad_find_passages(c, chart, s, who, passage);
    for (int side = MAD_US; side <= MAD_BR; side++)
        snapshot_side(c, chart, s, side, &who->units[side], &passage[side]);
    c->rec = rec;
}
