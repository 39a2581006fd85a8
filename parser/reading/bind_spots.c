/* Maps whose places have no names: points found out from where pieces start. */
#include <string.h>

#include "parser/reading/bind_calibrate.h"
#include "parser/reading/bind_proposer.h"
#include "parser/vassal/location.h"

/* Where the pack sets a piece up, in whatever kind joins pieces and places. */
static um_ref set_up_at(const um_proposer *q, um_ref piece)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++) {
        int who = -1, where = -1;
        for (int a = 0; a < g->kinds[k].nattrs; a++) {
            const um_attr *attr = &g->kinds[k].attrs[a];
            if (attr->type == UM_A_REF && (attr->kinds & um_piece_kinds(g, false)))
                who = a;
            else if (attr->type == UM_A_REF && (attr->kinds & um_place_kinds(g)))
                where = a;
        }
        for (int row = 0; who >= 0 && where >= 0 && !g->kinds[k].is_piece && row < um_rows(q->p, k); row++)
            if (um_datum_at(q->p, um_datum_of(k, row, who))->lo == piece)
                return um_datum_at(q->p, um_datum_of(k, row, where))->lo;
    }
    return UM_NONE;
}

/* The place of a set-up stack: by its name, else where the pack sets up most of what lies in it. */
static um_ref place_of_pile(const um_proposer *q, const um_vpile *pile)
{
    um_text name = pile->name;
    if (name.n > 6 && memcmp(name.p + name.n - 6, " setup", 6) == 0)
        name.n -= 6;
    um_ref best = um_propose_find(q, um_place_kinds(q->p->game), -1, name).ref;
    size_t most = 0;
    for (uint32_t i = 0; best == UM_NONE && i < pile->slots; i++) {
        um_ref at =
            pile->first_slot + i < q->slots ? set_up_at(q, q->slot[pile->first_slot + i].ref) : UM_NONE;
        size_t n = 0;
        for (uint32_t k = 0; at != UM_NONE && k < pile->slots; k++)
            n += set_up_at(q, q->slot[pile->first_slot + k].ref) == at;
        if (n > most) {
            most = n;
            best = at;
        }
    }
    return best;
}

/* Where a named set-up stack, or one of pieces that start together, shows a place. */
static void put_pile_spots(um_proposer *q)
{
    const um_game *g = q->p->game;
    for (size_t m = 0; m < q->m->maps; m++) {
        const um_vmap *map = &q->m->map[m];
        for (size_t i = 0; map->kind == UM_VMAP_SHARED && !um_vmap_has_names(map) && i < map->piles; i++) {
            um_ref at = map->pile[i].deck ? UM_NONE : place_of_pile(q, &map->pile[i]);
            if (at == UM_NONE)
                continue;
            um_buf_printf(q->out, "  <places kind=\"%s\"><spot", g->kinds[um_ref_kind(at)].name);
            um_propose_attr(q->out, "is", um_ref_id(q->p, at));
            um_propose_name(q, "map", map->name);
            um_buf_printf(q->out, " x=\"%d\" y=\"%d\"/></places>\n", (int)(map->pile[i].x + map->edge_w),
                          (int)(map->pile[i].y + map->edge_h));
        }
    }
}

/* ---- calibration ---- */

typedef struct seen_list {
    um_seen *p;
    size_t n, cap;
} seen_list;

static void see(um_proposer *q, seen_list *l, um_ref piece, um_text map, int32_t x, int32_t y)
{
    int kind = um_ref_kind(piece);
    if (kind < 0 || !q->p->game->kinds[kind].is_piece)
        return;
    if (um_grow((void **)&l->p, &l->cap, l->n + 1, sizeof *l->p) != UM_OK) {
        q->failed = UM_MEMORY;
        return;
    }
    l->p[l->n++] = (um_seen){piece, map, x, y};
}

/* What a piece on the table is: by its slot's number, else by a name that only one slot has. */
static um_ref what_is(const um_proposer *q, const um_vpiece *p)
{
    um_ref found = UM_NONE;
    for (size_t i = 0; i < q->slots; i++) {
        const um_module_slot *s = &q->slot[i];
        if (p->gpid.n && s->gpid.n ? um_text_eq(p->gpid, s->gpid) : !s->twin && um_text_eq(p->name, s->name))
            found = s->ref;
    }
    return found;
}

static bool bound_by_name(const um_module_places *s, um_ref place)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->p[i].ref == place)
            return true;
    return false;
}

/* Whether the module itself names the place where a piece lies, and the name says what it is. */
static bool lies_in_named_place(um_proposer *q, const um_module_places *s, const um_vpiece *p)
{
    um_vplace v;
    const um_vboard_ref *boards = NULL;
    size_t n = um_vgame_boards(q->table, p->map, &boards);
    if (um_vlocate(q->m, p->map, p->x, p->y, n ? boards : NULL, n, &q->arena, &v) != UM_OK || !v.name.n)
        return false;
    for (size_t i = 0; i < s->n; i++)
        if (s->p[i].ref != UM_NONE && um_text_eq(s->p[i].name, v.name))
            return true;
    return false;
}

static void see_table(um_proposer *q, const um_module_places *s, seen_list *l)
{
    uint32_t n = um_vgame_count(q->table);
    for (uint32_t k = 1; k <= n; k++) {
        um_vpiece p;
        if (!um_vgame_piece(q->table, k, &p) || !p.alive || p.sort != UM_V_PIECE || !p.map.p)
            continue;
        const um_vmap *map = um_vmodule_map(q->m, p.map);
        if (map && map->kind == UM_VMAP_SHARED && !lies_in_named_place(q, s, &p))
            see(q, l, what_is(q, &p), p.map, p.x, p.y);
    }
}

/* Without a set-up file the module's own stacks are one. */
static void see_piles(um_proposer *q, seen_list *l)
{
    for (size_t m = 0; m < q->m->maps; m++) {
        const um_vmap *map = &q->m->map[m];
        for (size_t i = 0; map->kind == UM_VMAP_SHARED && i < map->piles; i++)
            for (uint32_t k = 0; !map->pile[i].deck && k < map->pile[i].slots; k++)
                if (map->pile[i].first_slot + k < q->slots)
                    see(q, l, q->slot[map->pile[i].first_slot + k].ref, map->name,
                        map->pile[i].x + map->edge_w, map->pile[i].y + map->edge_h);
    }
}

/* Whether the names of the map tell most of the places where something starts. */
static bool told_by_names(const um_calibration *c, const um_module_places *s)
{
    size_t named = 0;
    for (size_t i = 0; i < c->n; i++)
        named += bound_by_name(s, c->fix[i].place);
    return named * 2 > c->n;
}

static void report_fix(um_proposer *q, const um_fix *f)
{
    um_buf_printf(q->report, "%.*s: %d at %.0f,%.0f; ", UM_FMT(um_ref_name(q->p, f->place)), f->pieces, f->x,
                  f->y);
    if (f->out)
        um_buf_str(q->report, "set aside, no map would have it there");
    else if (f->fitted)
        um_buf_printf(q->report, "residual %.0f", f->residual);
    else
        um_buf_str(q->report, "the pack has no coordinates for it");
    um_buf_char(q->report, '\n');
}

static void report(um_proposer *q, const um_calibration *c)
{
    um_text map = um_propose_seen(q, c->map);
    if (!q->report)
        return;
    if (c->fitted)
        um_buf_printf(
            q->report,
            "map '%.*s': %zu fix points, %zu of them fitted; residual %.0f (root of the mean square), "
            "%.0f at worst; other places are off by %.0f or less",
            UM_FMT(map), c->n, c->fitted, c->rms, c->worst, c->error);
    else if (c->no_map)
        um_buf_printf(q->report,
                      "map '%.*s': %zu fix points, but they lie as on no map of this game: is it the first "
                      "position, and of this module?",
                      UM_FMT(map), c->n);
    else
        um_buf_printf(q->report,
                      "map '%.*s': %zu fix points, too few with coordinates to tell other places from them",
                      UM_FMT(map), c->n);
    um_buf_char(q->report, '\n');
    for (size_t i = 0; i < c->n; i++)
        report_fix(q, &c->fix[i]);
}

/* A place to be found on the map: all but decks, hands and what is out of the game. */
static bool is_on_table(const um_proposer *q, um_ref place)
{
    static const char *const off[] = {"plain", "hand", "deck", "discard", "removed", "prewar-deck"};
    bool box = strcmp(q->p->game->kinds[um_ref_kind(place)].name, "box") == 0;
    for (size_t i = 0; box && i < UM_COUNT(off); i++)
        if (um_propose_is_role(q, place, off[i]))
            return false;
    return true;
}

static void put_spot(um_proposer *q, const um_calibration *c, um_ref place)
{
    double x, y, error;
    if (!um_calibrated(c, q->p, place, &x, &y, &error)) {
        um_propose_open_unbound(q, "spot", um_ref_name(q->p, place));
        um_propose_attr(q->out, "is", um_ref_id(q->p, place));
        um_propose_name(q, "map", c->map);
        um_buf_str(q->out, um_propose_attr_named(&q->p->game->kinds[um_ref_kind(place)], "x") < 0
                               ? " x=\"\" y=\"\" within=\"120\"/>\n"
                               : " x=\"\" y=\"\"/>\n");
        return;
    }
    int within = (int)error + UM_B_WITHIN - 20;
    um_buf_printf(q->out, "  <places kind=\"%s\"><spot", q->p->game->kinds[um_ref_kind(place)].name);
    um_propose_attr(q->out, "is", um_ref_id(q->p, place));
    um_propose_name(q, "map", c->map);
    um_buf_printf(q->out, " x=\"%.0f\" y=\"%.0f\" within=\"%d\" error=\"%.0f\"", x, y,
                  within < UM_B_WITHIN ? UM_B_WITHIN : within, error);
    const um_fix *f = um_fix_of(c, place);
    if (f && !f->out)
        um_buf_printf(q->out, " sure=\"%.0f\"", um_fix_room(c));
    um_buf_str(q->out, "/></places>\n");
}

/* The first map without names that pieces are meant to lie on. */
static um_text first_bare(const um_proposer *q, const um_module_places *s)
{
    for (size_t i = 0; i < q->m->maps; i++) {
        const um_vmap *map = &q->m->map[i];
        bool told = map->kind != UM_VMAP_SHARED || um_vmap_has_names(map) || !map->boards;
        for (size_t k = 0; k < s->n; k++)
            told |= s->p[k].ref != UM_NONE && um_ref_kind(s->p[k].ref) >= 0 && !s->p[k].deck &&
                    (um_text_eq(s->p[k].map, map->name) || (!s->p[k].map.n && s->p[k].hand < 0));
        if (!told)
            return map->name;
    }
    return UM_TEXT("");
}

static void put_all(um_proposer *q, const um_module_places *s, um_calibration *c)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++)
        for (int row = 0; (um_place_kinds(g) >> k) & 1 && row < um_rows(q->p, k); row++) {
            um_ref r = um_ref_of(k, row);
            if (is_on_table(q, r) && !bound_by_name(s, r))
                put_spot(q, c, r);
        }
}

void um_propose_points(um_proposer *q, const um_module_places *s)
{
    seen_list l = {0};
    um_calibration c = {.n = 0};
    if (q->table)
        see_table(q, s, &l);
    else
        see_piles(q, &l);
    if (q->failed == UM_OK && l.n)
        q->failed = um_calibrate(q->p, l.p, l.n, &q->arena, &c);
    bool named = !c.n || told_by_names(&c, s);
    q->bare = named ? first_bare(q, s) : c.map;
    if (q->table && c.n)
        report(q, &c);
    if (c.no_map)
        c.n = 0; /* nor are its points what they seem */
    if (!q->table && !c.fitted)
        put_pile_spots(q);
    if (!named && (q->table || c.fitted))
        put_all(q, s, &c);
    um_free(l.p, l.cap * sizeof *l.p);
}
