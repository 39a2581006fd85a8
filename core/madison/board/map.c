/* The map as a graph: who adjoins whom (2.2), and the boxes by what they are for. */
#include "core/madison/board/map.h"

#include <string.h>

static int end_of(const um_pack *p, int link, int attr)
{
    const um_datum *d = um_datum_at(p, um_datum_of(MK_LINK, link, attr));
    return d->sure == UM_UNKNOWN ? -1 : um_ref_row(d->lo);
}

/* The ends of a link; a space joined to itself is one end. Returns how many. */
static int ends_of(const um_pack *p, int link, int end[2])
{
    int n = 0;
    for (int attr = MAD_LINK_A; attr <= MAD_LINK_B; attr++) {
        end[n] = end_of(p, link, attr);
        bool again = n && end[0] == end[1];
        n += end[n] >= 0 && !again;
    }
    return n;
}

/* The links of each space in the order of the pack: counted, then put behind those of the spaces before. */
static void index_links(const um_pack *p, mad_map *m)
{
    int end[2], nlinks = um_rows(p, MK_LINK), next[MAD_SPACES + 1] = {0};
    for (int k = 0; k < nlinks; k++)
        for (int n = ends_of(p, k, end); n > 0; n--)
            next[end[n - 1] + 1]++;
    for (int i = 0; i < m->nspaces; i++)
        next[i + 1] += next[i];
    for (int i = 0; i <= m->nspaces; i++)
        m->first[i] = (int16_t)next[i];
    for (int k = 0; k < nlinks; k++)
        for (int n = ends_of(p, k, end); n > 0; n--) {
            int from = end[n - 1], a = end_of(p, k, MAD_LINK_A), b = end_of(p, k, MAD_LINK_B);
            m->ends[next[from]] = (int16_t)(a == from ? b : a);
            m->links[next[from]++] = (int16_t)k;
        }
}

static void index_boxes(const um_pack *p, mad_map *m)
{
    memset(m->box, -1, sizeof m->box);
    for (int i = m->nboxes - 1; i >= 0; i--) {
        int role = um_datum_at(p, um_datum_of(MK_BOX, i, MAD_BOX_ROLE))->lo;
        int side = um_datum_at(p, um_datum_of(MK_BOX, i, MAD_BOX_SIDE))->lo;
        for (int k = 0; k < 2; k++)
            if (side == k || side > MAD_BR)
                m->box[role][k] = (int16_t)i;
    }
}

/* Whose each piece is: its colour says so. No game can be played without knowing it, so a pack that does not
 * tell one side is refused. */
static um_status index_sides(const um_pack *p, int kind, int attr, int n, int8_t *side, const um_sink *sink)
{
    for (int i = 0; i < n; i++) {
        const um_datum *d = um_datum_at(p, um_datum_of(kind, i, attr));
        if (d->sure == UM_UNKNOWN || d->lo != d->hi) {
            um_text name = um_text_part(um_ref_name(p, um_ref_of(kind, i)), 80);
            return um_say(sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-side",
                          "%s %.*s needs its side: us or br", mad_kinds[kind].name, UM_FMT(name));
        }
        side[i] = (int8_t)d->lo;
    }
    return UM_OK;
}

static void index_owners(mad_map *m)
{
    for (int i = 0; i < m->nunits; i++)
        um_set_bit(m->units_of[m->unit_side[i]], i);
    for (int i = 0; i < m->nleaders; i++)
        um_set_bit(&m->leaders_of[m->leader_side[i]], i);
}

static void index_lakes(const um_pack *p, mad_map *m)
{
    for (int i = 0; i < m->nspaces; i++) {
        const um_datum *d = um_datum_at(p, um_datum_of(MK_SPACE, i, MAD_SPACE_LAKE));
        m->lake[i] = (int8_t)(d->sure == UM_UNKNOWN ? -1 : um_ref_row(d->lo));
    }
}

static void index_bases(const um_pack *p, mad_map *m)
{
    for (int i = 0; i < m->nspaces; i++) {
        const um_datum *base = um_datum_at(p, um_datum_of(MK_SPACE, i, MAD_SPACE_BASE));
        if (base->sure != UM_UNKNOWN && base->lo != MAD_BASE_NONE)
            um_bit_set(&m->bases, i);
    }
}

/* The rows of which an attribute may be this word, or have it, at some trust. Those left out are never
 * worth a question: what is certain leaves no trace where it is read. */
static void find_rows_that_may(const um_pack *p, int kind, int attr, int word, uint64_t *may)
{
    for (int i = 0; i < um_rows(p, kind); i++) {
        const um_datum *d = um_datum_at(p, um_datum_of(kind, i, attr));
        bool set = mad_kinds[kind].attrs[attr].type == UM_A_SET;
        bool is = set ? (d->lo >> word) & 1 : d->lo <= word && word <= d->hi;
        if (is || !(d->sure == UM_CERTAIN || d->stated))
            um_set_bit(may, i);
    }
}

static bool is_huron_fort(um_ctx *c, const mad_map *m, int space)
{
    return (um_bit(&m->mackinac, space) &&
            um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC) == UM_YES) ||
           (um_bit(&m->st_joseph, space) &&
            um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH) == UM_YES);
}

static void draw_space(um_ctx *c, const mad_map *m, int i, mad_chart *out)
{
    for (int side = 0; side < MAD_OWNERS; side++)
        mad_chart_set(out->own[side], i, um_is(c, MK_SPACE, i, MAD_SPACE_TERRITORY, side));
    if (um_bit(&m->sources, i))
        mad_chart_set(out->source, i, um_is(c, MK_SPACE, i, MAD_SPACE_SOURCE, 1));
    if (m->lake[i] >= 0) {
        um_truth port = um_is_ref(c, MK_SPACE, i, MAD_SPACE_LAKE, mad_lake_ref(m->lake[i]));
        mad_chart_set(out->port[m->lake[i]], i, port);
        um_bit_set(&out->lakeside, i);
    }
    um_bit_clear(&out->huron, i);
    if (is_huron_fort(c, m, i))
        um_bit_set(&out->huron, i);
    out->value[i] = um_int(c, MK_SPACE, i, MAD_SPACE_VALUE);
}

static um_range link_cost(um_ctx *c, int link)
{
    um_range cost = um_word(c, MK_LINK, link, MAD_LINK_PATH);
    if (cost.lo == MAD_PATH_NONE)
        cost.lo = cost.hi == MAD_PATH_NONE ? UM_NEVER : MAD_PATH_ROAD;
    um_truth there = um_exists(c, MK_LINK, link);
    if (cost.hi == MAD_PATH_NONE || there != UM_YES)
        cost.hi = UM_NEVER;
    if (there == UM_NO)
        cost.lo = UM_NEVER;
    return cost;
}

static void draw_unit(um_ctx *c, int u, mad_chart *out)
{
    out->cf[u][0] = um_int(c, MK_UNIT, u, MAD_UNIT_CF);
    out->cf[u][1] = um_int(c, MK_UNIT, u, MAD_UNIT_REDUCED_CF);
    out->indian[u] = (uint8_t)um_is(c, MK_UNIT, u, MAD_UNIT_TYPE, MAD_INDIAN);
    um_put_bit(out->indians, u, out->indian[u] == UM_YES);
}

static void draw_lake(um_ctx *c, int lake, mad_chart *out)
{
    out->transit[lake] = (uint8_t)um_is(c, MK_LAKE, lake, MAD_LAKE_TRANSIT, 1);
}

static uint8_t charted_cost(int32_t cost)
{
    return cost >= UM_NEVER ? MAD_NO_WAY : (uint8_t)cost;
}

static void draw_cost(um_ctx *c, int link, mad_chart *out)
{
    um_range cost = link_cost(c, link);
    out->cost[link][0] = charted_cost(cost.lo);
    out->cost[link][1] = charted_cost(cost.hi);
}

/* The roads from a space. */
static void draw_roads(um_ctx *c, const mad_map *m, int i, mad_chart *out)
{
    memset(out->road[i], 0, sizeof out->road[i]);
    for (int k = m->first[i]; k < m->first[i + 1]; k++)
        if (m->ends[k] >= 0)
            mad_chart_set(out->road[i], m->ends[k],
                          um_or(mad_charted(out->road[i], m->ends[k]), mad_link_there(c, m->links[k])));
}

static void draw_list(um_ctx *c, mad_chart *out)
{
    out->all_listed = um_complete(c, MK_LINK) == UM_YES;
}

static bool is_sure(const um_bits set[3])
{
    return um_bits_within(&set[UM_MAYBE], &set[UM_YES]);
}

static bool leaves_nothing_open(const mad_map *m, const mad_chart *of)
{
    bool sure = of->all_listed && is_sure(of->source) && is_sure(of->own[MAD_US]) && is_sure(of->own[MAD_BR]);
    for (int i = 0; i < m->nspaces && sure; i++)
        sure = is_sure(of->road[i]);
    for (int i = 0; i < m->nlakes && sure; i++)
        sure = is_sure(of->port[i]) && of->transit[i] != UM_MAYBE;
    return sure;
}

void mad_draw_chart(um_ctx *c, mad_chart *out)
{
    const mad_map *m = mad_map_of(c);
    memset(out, 0, sizeof *out);
    for (int i = 0; i < m->nspaces; i++) {
        draw_space(c, m, i, out);
        draw_roads(c, m, i, out);
    }
    for (int i = 0; i < um_rows(c->pack, MK_LINK); i++)
        draw_cost(c, i, out);
    for (int u = 0; u < m->nunits; u++)
        draw_unit(c, u, out);
    for (int i = 0; i < m->nlakes; i++)
        draw_lake(c, i, out);
    draw_list(c, out);
    out->all_sure = leaves_nothing_open(m, out);
}

/* Draw again what a datum tells, but for roads: the spaces whose roads it tells of go into `roads`. */
static void draw_datum(um_ctx *c, const mad_map *m, um_datum_id d, mad_chart *out, um_bits *roads)
{
    int kind = um_datum_kind(d), row = um_datum_row(d), end[2];
    if (kind == MK_LINK && row == UM_ROW_LIST) {
        draw_list(c, out);
    } else if (kind == MK_LINK) {
        draw_cost(c, row, out);
        for (int n = ends_of(c->pack, row, end); n > 0; n--)
            um_bit_set(roads, end[n - 1]);
    } else if (kind == MK_SPACE && row < m->nspaces) {
        draw_space(c, m, row, out);
    } else if (kind == MK_UNIT && row < m->nunits) {
        draw_unit(c, row, out);
    } else if (kind == MK_LAKE && row < m->nlakes) {
        draw_lake(c, row, out);
    }
}

/* Speed dictates that of a chart drawn once only what is believed is drawn again: what a verdict rests on is
 * found by asking for it with a hundred sets of data. */
const mad_chart *mad_believed_chart(const um_ctx *c)
{
    const mad_map *m = mad_map_of(c);
    mad_room *r = (mad_room *)c->room;
    if (r->begin.filled)
        return &r->chart;
    um_ctx asking = *c;
    um_bits roads = {{0, 0}};
    r->chart = *mad_chart_at(c, c->only_believed ? UM_CERTAIN : c->trust);
    r->chart.all_sure = false; /* or it may be, which is not asked */
    for (int i = 0; i < c->nbelieved; i++)
        draw_datum(&asking, m, c->believed[i], &r->chart, &roads);
    for (int i = -1; (i = um_next_bit(roads.w, 2, i)) >= 0;)
        draw_roads(&asking, m, i, &r->chart);
    r->begin.filled = true;
    return &r->chart;
}

const mad_chart *mad_chart_at(const um_ctx *c, um_sure_level trust)
{
    mad_map *m = c->pack->map;
    um_ctx asking;
    if (!m->drawn[trust - 1]) {
        um_ctx_init(&asking, c->game, c->pack, trust);
        mad_draw_chart(&asking, &m->chart[trust - 1]);
    }
    m->drawn[trust - 1] = true;
    return &m->chart[trust - 1];
}

/* Who asks what the map is made of is to see what its charts are made of, which are drawn once for all. */
static void draw_charts(const um_pack *p)
{
    um_ctx c;
    um_ctx_init(&c, p->game, p, UM_LIKELY);
    for (um_sure_level trust = UM_GUESS; trust <= UM_CERTAIN; trust++)
        mad_chart_at(&c, trust);
}

/* Room for a map, empty, beside the one that stays should the data be refused. There are two by turns, for
 * what a datum decides is found by compiling the pack with each of its values. */
static mad_map *map_beside(um_pack *p)
{
    mad_map *old = p->map, *m = old ? old->beside : NULL;
    if (m)
        memset(m, 0, sizeof *m);
    else
        m = um_arena_alloc(&p->arena, sizeof *m);
    if (m)
        m->beside = old;
    if (m && old)
        old->beside = m;
    return m;
}

um_status mad_compile(um_pack *p, const um_sink *sink)
{
    if (p->map)
        ((mad_map *)p->map)->charted =
            false; /* should the new data be refused, the old charts are none of them */
    mad_map *m = map_beside(p);
    if (!m)
        return UM_MEMORY;
    m->nspaces = um_rows(p, MK_SPACE);
    m->nlakes = um_rows(p, MK_LAKE);
    m->nunits = um_rows(p, MK_UNIT);
    m->nleaders = um_rows(p, MK_LEADER);
    m->nships = um_rows(p, MK_SHIP);
    for (int k = 0; k < MK_KINDS; k++)
        m->rows[k] = um_rows(p, k);
    m->ncards = um_rows(p, MK_CARD);
    m->nboxes = um_rows(p, MK_BOX);
    um_status told = index_sides(p, MK_UNIT, MAD_UNIT_SIDE, m->nunits, m->unit_side, sink);
    if (told == UM_OK)
        told = index_sides(p, MK_LEADER, MAD_LEADER_SIDE, m->nleaders, m->leader_side, sink);
    if (told == UM_OK)
        told = index_sides(p, MK_SHIP, MAD_SHIP_SIDE, m->nships, m->ship_side, sink);
    if (told != UM_OK)
        return told;
    find_rows_that_may(p, MK_SPACE, MAD_SPACE_ROLE, MAD_ROLE_QUEBEC, m->quebec.w);
    find_rows_that_may(p, MK_SPACE, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC, m->mackinac.w);
    find_rows_that_may(p, MK_SPACE, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH, m->st_joseph.w);
    find_rows_that_may(p, MK_SPACE, MAD_SPACE_SOURCE, 1, m->sources.w);
    find_rows_that_may(p, MK_LEADER, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH, &m->tecumseh);
    find_rows_that_may(p, MK_UNIT, MAD_UNIT_SPECIAL, MAD_UNIT_SHAWNEE, m->shawnee);
    index_owners(m);
    index_lakes(p, m);
    index_bases(p, m);
    index_links(p, m);
    index_boxes(p, m);
    p->map = m;
    m->charted = true;
    if (p->touched)
        draw_charts(p);
    return UM_OK;
}

um_ref mad_box(const um_ctx *c, int role, int side)
{
    int row = mad_map_of(c)->box[role][side == MAD_BR];
    return row < 0 ? UM_NONE : um_ref_of(MK_BOX, row);
}

bool mad_in_box(const um_ctx *c, um_ref at, int role)
{
    return um_ref_kind(at) == MK_BOX &&
           um_datum_at(c->pack, um_datum_of(MK_BOX, um_ref_row(at), MAD_BOX_ROLE))->lo == role;
}

bool mad_gone(const um_ctx *c, um_ref at)
{
    static const int box[] = {MAD_BOX_ELIMINATED, MAD_BOX_CAPTURED, MAD_BOX_REMOVED};
    bool gone = false;
    for (size_t i = 0; i < UM_COUNT(box); i++)
        gone |= mad_in_box(c, at, box[i]);
    return gone;
}

int mad_link(const um_ctx *c, int a, int b)
{
    const mad_map *m = mad_map_of(c);
    for (int i = m->first[a]; i < m->first[a + 1]; i++)
        if (m->ends[i] == b)
            return m->links[i];
    return -1;
}

bool mad_all_listed(um_ctx *c)
{
    const mad_chart *chart = mad_chart_of(c);
    return chart ? chart->all_listed : um_complete(c, MK_LINK) == UM_YES;
}

static int32_t cost_of_chart(uint8_t cost)
{
    return cost == MAD_NO_WAY ? UM_NEVER : cost;
}

static um_range cost_of_link(const mad_chart *chart, int link)
{
    return (um_range){cost_of_chart(chart->cost[link][0]), cost_of_chart(chart->cost[link][1])};
}

/* 9.2: a road costs 1, a trail 2, an invasion route 3. A path that the list may lack costs 1 or more, but for
 * one to the forts of Lake Huron: these are reached by water (3.61, 4.34). */
um_range mad_leg_cost(um_ctx *c, int a, int b)
{
    const mad_chart *chart = mad_chart_of(c);
    int link = mad_link(c, a, b);
    if (link >= 0)
        return chart ? cost_of_link(chart, link) : link_cost(c, link);
    bool water = chart ? um_bit(&chart->huron, a) || um_bit(&chart->huron, b)
                       : mad_at_huron_fort(c, a) || mad_at_huron_fort(c, b);
    bool none = water || mad_all_listed(c);
    return none ? um_exactly(UM_NEVER) : um_span(MAD_PATH_ROAD, UM_NEVER);
}

um_truth mad_link_there(um_ctx *c, int link)
{
    const um_datum *path = um_datum_at(c->pack, um_datum_of(MK_LINK, link, MAD_LINK_PATH));
    bool none = path->sure == UM_CERTAIN && path->lo == MAD_PATH_NONE && path->hi == MAD_PATH_NONE;
    return none ? UM_NO : um_exists(c, MK_LINK, link);
}

um_range mad_link_cost(um_ctx *c, int link)
{
    const mad_chart *chart = mad_chart_of(c);
    return chart ? cost_of_link(chart, link) : link_cost(c, link);
}

bool mad_at_huron_fort(um_ctx *c, int space)
{
    const mad_chart *chart = mad_space_chart(c, space);
    return chart ? um_bit(&chart->huron, space) : is_huron_fort(c, mad_map_of(c), space);
}

um_truth mad_lakes_joined(um_ctx *c, int a, int b)
{
    const mad_chart *chart = mad_chart_of(c);
    return chart
               ? um_and((um_truth)chart->transit[a], (um_truth)chart->transit[b])
               : um_and(um_is(c, MK_LAKE, a, MAD_LAKE_TRANSIT, 1), um_is(c, MK_LAKE, b, MAD_LAKE_TRANSIT, 1));
}

int mad_huron(um_ctx *c)
{
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        if (um_is(c, MK_LAKE, i, MAD_LAKE_ROLE, MAD_LAKE_HURON) == UM_YES)
            return i;
    return -1;
}
