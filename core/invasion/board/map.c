/* The board as the data have it: borders, shores, homelands, stars. */
#include "core/invasion/board/board.h"
#include "core/invasion/rulings.h"

#include <string.h>

enum { FAR = 255, NEAR = 2 };

static int stated_ref(const um_pack *p, int kind, int row, int attr)
{
    const um_datum *d = um_datum_at(p, um_datum_of(kind, row, attr));
    return d->sure == UM_UNKNOWN ? -1 : um_ref_row(d->lo);
}

typedef struct neighbours {
    uint8_t area[INV_AREAS];
    int n;
} neighbours;

/* The distances from an area, breadth first. */
static void spread(inv_map *m, const neighbours *next, int from)
{
    uint8_t queue[INV_AREAS];
    int head = 0, tail = 0;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int at = queue[head++];
        for (int k = 0; k < next[at].n; k++) {
            int to = next[at].area[k];
            if (m->distance[from][to] != FAR)
                continue;
            m->distance[from][to] = (uint8_t)(m->distance[from][at] + 1);
            queue[tail++] = (uint8_t)to;
        }
    }
}

static void measure(const um_pack *p, inv_map *m)
{
    memset(m->distance, FAR, sizeof m->distance);
    memset(m->link, -1, sizeof m->link);
    neighbours next[INV_AREAS] = {{.n = 0}};
    for (int i = 0; i < m->nareas; i++)
        m->distance[i][i] = 0;
    for (int k = 0; k < um_rows(p, IK_LINK); k++) {
        int a = stated_ref(p, IK_LINK, k, INV_LINK_A), b = stated_ref(p, IK_LINK, k, INV_LINK_B);
        if (a < 0 || b < 0)
            continue;
        if (m->link[a][b] < 0 && a != b) {
            next[a].area[next[a].n++] = (uint8_t)b;
            next[b].area[next[b].n++] = (uint8_t)a;
        }
        m->link[a][b] = m->link[b][a] = (int16_t)k;
    }
    for (int i = 0; i < m->nareas; i++)
        spread(m, next, i);
}

static void index_shores(const um_pack *p, inv_map *m)
{
    memset(m->shore, -1, sizeof m->shore);
    for (int k = 0; k < um_rows(p, IK_SHORE); k++) {
        int w = stated_ref(p, IK_SHORE, k, INV_SHORE_WATER), a = stated_ref(p, IK_SHORE, k, INV_SHORE_AREA);
        if (w >= 0 && a >= 0)
            m->shore[w][a] = (int16_t)k;
    }
}

static um_status untold(const um_pack *p, um_ref r, const char *what, const um_sink *sink)
{
    um_text name = um_text_part(um_ref_name(p, r), 80);
    return um_say(sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-faction", "%s %.*s needs its %s",
                  inv_kinds[um_ref_kind(r)].name, UM_FMT(name), what);
}

/* Which faction each row is, and whose each card. No game can be played without knowing it, so a pack that
 * does not tell one is refused. */
static um_status index_factions(const um_pack *p, inv_map *m, const um_sink *sink)
{
    memset(m->faction, -1, sizeof m->faction);
    for (int i = 0; i < um_rows(p, IK_FACTION); i++) {
        const um_datum *d = um_datum_at(p, um_datum_of(IK_FACTION, i, INV_FAC_ROLE));
        if (d->sure == UM_UNKNOWN)
            return untold(p, um_ref_of(IK_FACTION, i), "role", sink);
        m->role[i] = (int8_t)d->lo;
        m->faction[d->lo] = (int8_t)i;
    }
    for (int f = 0; f < INV_FACTIONS; f++)
        if (m->faction[f] < 0)
            return um_say(sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-faction", "a faction is missing");
    for (int i = 0; i < m->ncards; i++) {
        int row = stated_ref(p, IK_CARD, i, INV_CARD_FACTION);
        if (row < 0)
            return untold(p, um_ref_of(IK_CARD, i), "faction", sink);
        m->card_faction[i] = m->role[row];
    }
    return UM_OK;
}

um_status inv_compile(um_pack *p, const um_sink *sink)
{
    inv_map *m = um_arena_alloc(&p->arena, sizeof *m);
    if (!m)
        return UM_MEMORY;
    m->nareas = um_rows(p, IK_AREA);
    m->ncards = um_rows(p, IK_CARD);
    m->nwaters = um_rows(p, IK_WATER);
    measure(p, m);
    index_shores(p, m);
    um_status s = index_factions(p, m, sink);
    if (s == UM_OK)
        p->map = m;
    return s;
}

um_ref inv_faction_ref(const um_ctx *c, int f)
{
    int row = f < 0 ? -1 : inv_map_of(c)->faction[f];
    return row < 0 ? UM_NONE : um_ref_of(IK_FACTION, row);
}

int inv_faction_of(const um_ctx *c, um_ref r)
{
    return um_ref_kind(r) == IK_FACTION ? inv_map_of(c)->role[um_ref_row(r)] : -1;
}

/* Whether it is known where an area lies, near enough to say that it is far
 * from another. */
static um_truth placed(um_ctx *c, int a)
{
    return um_known(um_int(c, IK_AREA, a, INV_AREA_X)) && um_known(um_int(c, IK_AREA, a, INV_AREA_Y))
               ? UM_YES
               : UM_MAYBE;
}

/* Two rulings are about borders over the St Lawrence. */
static um_truth crossable(um_ctx *c, int link)
{
    if (um_is(c, IK_LINK, link, INV_LINK_CROSSING, INV_CROSSING_PRESCOTT) == UM_YES &&
        um_ruled(c, INV_RUL_Q_38, INV_O_PRESCOTT_WATER))
        return UM_NO;
    if (um_is(c, IK_LINK, link, INV_LINK_CROSSING, INV_CROSSING_LAWRENCE) == UM_YES &&
        um_ruled(c, INV_RUL_Q_39, INV_O_LAWRENCE_WATER))
        return UM_NO;
    return UM_YES;
}

/* Whether a record states that a link or a shore exists, and leaves open what `attr` tells of it: then the
 * two that it joins do border on each other. */
static bool stated_to_join(const um_ctx *c, int kind, int row, int attr)
{
    return um_datum_at(c->pack, um_datum_of(kind, row, UM_ATTR_EXISTS))->stated &&
           !um_datum_at(c->pack, um_datum_of(kind, row, attr))->stated;
}

static um_truth joined_by(um_ctx *c, int link)
{
    if (stated_to_join(c, IK_LINK, link, INV_LINK_BORDER))
        return um_exists(c, IK_LINK, link);
    return um_not(um_is(c, IK_LINK, link, INV_LINK_BORDER, INV_BORDER_NONE));
}

um_truth inv_adjacent(um_ctx *c, int a, int b)
{
    int row = inv_map_of(c)->link[a][b];
    if (row >= 0)
        return um_and(joined_by(c, row), crossable(c, row));
    if (inv_map_of(c)->distance[a][b] > NEAR && um_and(placed(c, a), placed(c, b)) == UM_YES)
        return UM_NO;
    return um_not(um_complete(c, IK_LINK));
}

um_truth inv_river(um_ctx *c, int a, int b)
{
    int row = inv_map_of(c)->link[a][b];
    return row < 0 ? UM_NO : um_is(c, IK_LINK, row, INV_LINK_BORDER, INV_BORDER_RIVER);
}

um_truth inv_touches(um_ctx *c, int water, int area)
{
    int row = inv_map_of(c)->shore[water][area];
    if (row >= 0)
        return stated_to_join(c, IK_SHORE, row, INV_SHORE_TOUCHES)
                   ? um_exists(c, IK_SHORE, row)
                   : um_is(c, IK_SHORE, row, INV_SHORE_TOUCHES, 1);
    return um_not(um_complete(c, IK_SHORE));
}

um_truth inv_on_huron(um_ctx *c, int area)
{
    um_truth on = UM_NO;
    for (int w = 0; w < inv_map_of(c)->nwaters; w++)
        if (um_is(c, IK_WATER, w, INV_WATER_ROLE, INV_WATER_HURON) == UM_YES)
            on = um_or(on, inv_touches(c, w, area));
    return on;
}

um_truth inv_home(um_ctx *c, int area, int side)
{
    return um_is(c, IK_AREA, area, INV_AREA_HOMELAND, side);
}

um_truth inv_has_role(um_ctx *c, int area, int role)
{
    return um_is(c, IK_AREA, area, INV_AREA_ROLE, role);
}

um_truth inv_open_ground(um_ctx *c, int area)
{
    return um_not(um_is(c, IK_AREA, area, INV_AREA_CLOSED, 1));
}

um_range inv_objectives(um_ctx *c, int area)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(IK_AREA, area, INV_AREA_OBJECTIVES));
    bool proven = d->sure == UM_CERTAIN || d->stated;
    if (!proven && um_ruled(c, INV_RUL_Q_30, INV_O_STARS_PROVEN))
        return um_exactly(0);
    return um_int(c, IK_AREA, area, INV_AREA_OBJECTIVES);
}

int inv_box_role_of(const um_ctx *c, um_ref place)
{
    return um_ref_kind(place) == IK_BOX
               ? um_datum_at(c->pack, um_datum_of(IK_BOX, um_ref_row(place), INV_BOX_ROLE))->lo
               : -1;
}

int inv_box_faction_of(const um_ctx *c, um_ref place)
{
    return um_ref_kind(place) == IK_BOX
               ? inv_faction_of(
                     c, um_datum_at(c->pack, um_datum_of(IK_BOX, um_ref_row(place), INV_BOX_FACTION))->lo)
               : -1;
}
