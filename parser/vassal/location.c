#include "parser/vassal/location.h"

#include <math.h>
#include <string.h>

#include "parser/vassal/format.h"
#include "parser/vassal/limits.h"

static const um_text none = {NULL, 0};

/* ---- numbering ---- */

static int32_t whole(double v)
{
    return v > UM_V_COORD_MAX ? UM_V_COORD_MAX : v < -UM_V_COORD_MAX ? -UM_V_COORD_MAX : (int32_t)v;
}

/* Halves go up, as Java's Math.round does. */
static int32_t nearest(double v)
{
    return whole(floor(v + 0.5));
}

static void name_letters(um_buf *b, int32_t n)
{
    for (int k = 0; n >= 0 && k < 64; n -= 26, k++)
        um_buf_char(b, (char)('A' + n % 26));
}

static void name_number(um_buf *b, int32_t n, char type, int32_t leading)
{
    if (n < 0) {
        um_buf_char(b, '-');
        n = -n;
    }
    if (type == 'A') {
        name_letters(b, n);
        return;
    }
    double least = pow(10, leading > 12 ? 12 : leading);
    for (int32_t k = leading > 12 ? 12 : leading; k > 0 && n < least; k--, least /= 10)
        um_buf_char(b, '0');
    um_buf_printf(b, "%d", (int)n);
}

static um_status number_name(const um_vnumbering *n, int32_t column, int32_t row, um_arena *arena,
                             um_text *out)
{
    um_buf c = {0}, r = {0}, both = {0};
    name_number(&c, column + n->h_off, n->h_type, n->h_leading);
    name_number(&r, row + n->v_off, n->v_type, n->v_leading);
    um_buf_text(&both, um_buf_view(n->vertical_first ? &r : &c));
    um_buf_text(&both, n->sep);
    um_buf_text(&both, um_buf_view(n->vertical_first ? &c : &r));
    um_vfact facts[] = {
        {"gridLocation", um_buf_view(&both)}, {"column", um_buf_view(&c)}, {"row", um_buf_view(&r)}};
    um_status s = c.failed != UM_OK || r.failed != UM_OK || both.failed != UM_OK
                      ? UM_MEMORY
                      : um_vformat(n->format, facts, UM_COUNT(facts), arena, out);
    um_buf_free(&c);
    um_buf_free(&r);
    um_buf_free(&both);
    return s;
}

static um_status square_name(const um_vgrid *g, double x, double y, int32_t w, int32_t h, um_arena *arena,
                             um_text *out)
{
    const um_vnumbering *n = &g->numbering;
    int32_t column = whole(floor((x - g->x0) / g->dx + 0.5)), row = whole(trunc((y - g->y0) / g->dy + 0.5));
    if (n->h_descend)
        column = whole(trunc(w / g->dx + 0.5)) - column;
    if (n->v_descend)
        row = whole(trunc(h / g->dy + 0.5)) - row;
    return number_name(n, column, row, arena, out);
}

static um_status hex_name(const um_vgrid *g, double x, double y, int32_t w, int32_t h, um_arena *arena,
                          um_text *out)
{
    const um_vnumbering *n = &g->numbering;
    if (g->sideways) {
        double t = x;
        x = y;
        y = t;
    }
    int32_t raw = whole(floor((x - g->x0) / g->dx + 0.5)), nx = nearest((x - g->x0) / g->dx);
    int32_t column = raw, row = nearest(nx % 2 == 0 ? (y - g->y0) / g->dy : (y - g->y0 - g->dy / 2) / g->dy);
    int32_t rows = whole(floor(h / g->dx + 0.5)), columns = whole(floor(w / g->dy + 0.5));
    bool flip_columns = g->sideways ? n->v_descend : n->h_descend,
         flip_rows = g->sideways ? n->h_descend : n->v_descend;
    if (flip_columns)
        column = (g->sideways ? rows : columns) - column;
    if (flip_rows)
        row = (g->sideways ? columns : rows) - row;
    if (n->stagger && raw % 2 != 0)
        row += flip_rows ? -1 : 1;
    return number_name(n, column, row, arena, out);
}

/* ---- regions, zones ---- */

static um_text region_name(const um_vgrid *g, double x, double y)
{
    um_text best = none;
    double least = HUGE_VAL;
    for (size_t i = 0; i < g->regions; i++) {
        double dx = x - g->region[i].at.x, dy = y - g->region[i].at.y, d = dx * dx + dy * dy;
        if (d < least) {
            least = d;
            best = g->region[i].name;
        }
    }
    return best;
}

/* Even-odd; left and top edges are inside. */
static bool inside(const um_vzone *z, double x, double y)
{
    bool in = false;
    for (size_t i = 0, k = z->points - 1; z->points >= 3 && i < z->points; k = i++) {
        double xi = z->path[i].x, yi = z->path[i].y, xk = z->path[k].x, yk = z->path[k].y;
        if ((yi <= y) != (yk <= y) && x >= xi + (y - yi) * (xk - xi) / (yk - yi))
            in = !in;
    }
    return in;
}

static const um_vzone *zone_at(const um_vgrid *g, double x, double y)
{
    for (size_t i = 0; i < g->zones; i++)
        if (inside(&g->zone[i], x, y))
            return &g->zone[i];
    return NULL;
}

static void bounds(const um_vzone *z, int32_t *w, int32_t *h)
{
    um_vpoint low = z->path[0], high = z->path[0];
    for (size_t i = 1; i < z->points; i++) {
        low.x = z->path[i].x < low.x ? z->path[i].x : low.x;
        low.y = z->path[i].y < low.y ? z->path[i].y : low.y;
        high.x = z->path[i].x > high.x ? z->path[i].x : high.x;
        high.y = z->path[i].y > high.y ? z->path[i].y : high.y;
    }
    *w = high.x - low.x < 0 ? 0 : high.x - low.x;
    *h = high.y - low.y < 0 ? 0 : high.y - low.y;
}

static um_status zone_name(const um_vgrid *g, const um_vzone *z, int32_t x, int32_t y, int32_t w, int32_t h,
                           um_arena *arena, um_vplace *out)
{
    const um_vgrid *own = z->parent_grid ? g->background : z->grid;
    um_text name = none;
    um_status s = UM_OK;
    if (!z->parent_grid)
        bounds(z, &w, &h);
    if (own)
        s = um_vgrid_name(own, x, y, w, h, arena, &name);
    out->zone = z->name;
    out->region = name;
    um_vfact facts[] = {{"name", z->name}, {"gridLocation", name}};
    return s == UM_OK ? um_vformat(z->format, facts, UM_COUNT(facts), arena, &out->name) : s;
}

static um_status name_at(const um_vgrid *g, int32_t x, int32_t y, int32_t w, int32_t h, um_arena *arena,
                         um_vplace *out)
{
    bool measured = g->dx > 1e-6 && g->dy > 1e-6 && g->numbering.present;
    const um_vzone *z;
    switch (g->kind) {
    case UM_VGRID_ZONED:
        z = zone_at(g, x, y);
        if (z)
            return zone_name(g, z, x, y, w, h, arena, out);
        return g->background ? name_at(g->background, x, y, w, h, arena, out) : UM_OK;
    case UM_VGRID_REGION:
        out->name = region_name(g, x, y);
        break;
    case UM_VGRID_SQUARE:
    case UM_VGRID_HEX:
        if (measured) {
            um_status s =
                (g->kind == UM_VGRID_HEX ? hex_name : square_name)(g, x, y, w, h, arena, &out->name);
            if (s != UM_OK)
                return s;
        }
        break;
    default:
        break;
    }
    out->region = out->name;
    return UM_OK;
}

um_status um_vgrid_name(const um_vgrid *g, int32_t x, int32_t y, int32_t w, int32_t h, um_arena *arena,
                        um_text *out)
{
    um_vplace p = {.name = none};
    um_status s = name_at(g, x, y, w, h, arena, &p);
    if (s == UM_OK)
        *out = p.name;
    return s;
}

/* ---- boards ---- */

static const um_vboard *board_named(const um_vmap *m, um_text name)
{
    for (size_t i = 0; i < m->boards; i++)
        if (um_text_eq(m->board[i].name, name))
            return &m->board[i];
    return NULL;
}

/* A board's size on the map; a board of unknown size is taken for boundless. */
static void size_of(const um_vboard *b, int64_t *w, int64_t *h)
{
    *w = b && b->width > 0 ? (int64_t)(b->width * b->magnification) : UM_V_COORD_MAX;
    *h = b && b->height > 0 ? (int64_t)(b->height * b->magnification) : UM_V_COORD_MAX;
}

/* Left and top of the k-th board: after the boards of its row to the left, of its column above. */
static um_vpoint corner(const um_vmap *m, const um_vboard_ref *refs, size_t n, size_t k)
{
    int64_t x = m->edge_w, y = m->edge_h, w, h;
    for (size_t i = 0; i < n; i++) {
        size_of(board_named(m, refs[i].name), &w, &h);
        if (refs[i].row == refs[k].row && refs[i].column < refs[k].column)
            x += w;
        if (refs[i].column == refs[k].column && refs[i].row < refs[k].row)
            y += h;
    }
    const int64_t far = 2000000000;
    return (um_vpoint){(int32_t)(x < far ? x : far), (int32_t)(y < far ? y : far)};
}

static um_status on_board(const um_vboard *b, bool reversed, int64_t x, int64_t y, um_arena *arena,
                          um_vplace *out)
{
    int64_t w, h;
    size_of(b, &w, &h);
    if (reversed) {
        x = w - x;
        y = h - y;
    }
    out->board = b->name;
    if (!b->grid)
        return UM_OK;
    return name_at(b->grid, whole((double)x / b->magnification), whole((double)y / b->magnification),
                   b->width, b->height, arena, out);
}

static um_status find_board(const um_vmap *m, int32_t x, int32_t y, const um_vboard_ref *refs, size_t n,
                            um_arena *arena, um_vplace *out)
{
    for (size_t i = 0; i < n; i++) {
        const um_vboard *b = board_named(m, refs[i].name);
        um_vpoint at = corner(m, refs, n, i);
        int64_t w, h, dx = (int64_t)x - at.x, dy = (int64_t)y - at.y;
        size_of(b, &w, &h);
        if (b && dx >= 0 && dy >= 0 && dx < w && dy < h)
            return on_board(b, refs[i].reversed, dx, dy, arena, out);
    }
    return UM_OK;
}

/* The boards of a new game: the set-up text, else the map's only board. */
static um_status default_boards(const um_vmap *m, um_arena *arena, const um_vboard_ref **refs, size_t *n)
{
    um_vcmd c;
    if (m->setup.n && um_vcmd_parse(um_text_trim(m->setup), arena, &c, NULL) == UM_OK &&
        c.kind == UM_V_BOARDS && c.u.boards.n) {
        *refs = c.u.boards.list;
        *n = c.u.boards.n;
        return UM_OK;
    }
    um_vboard_ref *one = um_arena_alloc(arena, sizeof *one);
    if (!one)
        return UM_MEMORY;
    if (m->boards)
        one->name = m->board[0].name;
    *refs = one;
    *n = m->boards > 0;
    return UM_OK;
}

um_status um_vlocate(const um_vmodule *m, um_text map, int32_t x, int32_t y, const um_vboard_ref *boards,
                     size_t n, um_arena *arena, um_vplace *out)
{
    const um_vmap *on = map.p ? um_vmodule_map(m, map) : NULL;
    um_vplace p = {.name = none};
    if (!on)
        return UM_NAME;
    um_status s = boards && n ? UM_OK : default_boards(on, arena, &boards, &n);
    if (s == UM_OK)
        s = find_board(on, x, y, boards, n, arena, &p);
    if (s != UM_OK)
        return s;
    for (size_t i = 0; i < on->piles && !p.pile.p; i++)
        if (on->pile[i].deck && on->pile[i].x == x && on->pile[i].y == y)
            p.name = p.pile = on->pile[i].name;
    if (p.name.n == 0)
        p.name = UM_TEXT(UM_V_OFFBOARD);
    *out = p;
    return UM_OK;
}
