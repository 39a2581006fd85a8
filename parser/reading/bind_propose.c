/* A binding proposed from the names of a module and of a pack. What is certain is bound; everything else
 * is listed as <unbound>, with the nearest name, for a person to finish. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/pack_xml.h"
#include "parser/reading/bind_inside.h"
#include "parser/vassal/format.h"
#include "parser/vassal/sequence.h"

/* ---- XML out ---- */

void pb_escaped(um_buf *b, um_text t)
{
    for (size_t i = 0; i < t.n; i++) {
        char c = t.p[i];
        const char *e = c == '&'   ? "&amp;"
                        : c == '<' ? "&lt;"
                        : c == '>' ? "&gt;"
                        : c == '"' ? "&quot;"
                                   : NULL;
        if (e)
            um_buf_str(b, e);
        else
            um_buf_char(b, (unsigned char)c < 0x20 ? ' ' : c);
    }
}

void pb_attr(um_buf *b, const char *name, um_text value)
{
    um_buf_printf(b, " %s=\"", name);
    pb_escaped(b, value);
    um_buf_char(b, '"');
}

void pb_unbound(proposer *q, const char *what, um_text name, um_text gpid, um_text nearest)
{
    q->left++;
    um_buf_printf(q->out, "  <unbound what=\"%s\"", what);
    pb_attr(q->out, "name", name);
    if (gpid.n)
        pb_attr(q->out, "gpid", gpid);
    if (nearest.n)
        pb_attr(q->out, "nearest", nearest);
    um_buf_str(q->out, "/>\n");
}

/* ---- names ---- */

static bool folded_same(um_text a, um_text b)
{
    char x[NAME_MAX_LEN], y[NAME_MAX_LEN];
    return um_fold(a, x, sizeof x) && um_fold(b, y, sizeof y) && strcmp(x, y) == 0;
}

static int side_named(const um_game *g, um_text t)
{
    for (int i = 0; g->sides[i]; i++)
        if (folded_same(t, um_text_of(g->sides[i])) ||
            (g->side_names[i] && folded_same(t, um_text_of(g->side_names[i]))))
            return i;
    return -1;
}

uint32_t pb_kinds_of(const um_game *g, bool card)
{
    uint32_t pieces = 0, cards = 0;
    for (int k = 0; k < g->nkinds; k++) {
        if (strcmp(g->kinds[k].name, "card") == 0)
            cards |= UM_KIND_BIT(k);
        else if (g->kinds[k].is_piece)
            pieces |= UM_KIND_BIT(k);
    }
    return card ? cards : pieces;
}

uint32_t pb_places_of(const um_game *g)
{
    uint32_t places = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].is_place && !g->kinds[k].is_piece)
            places |= UM_KIND_BIT(k);
    return places;
}

/* The parts of a name that may be the pack's: the whole, without a leading number, before a slash,
 * without what stands in parentheses, and without a side's name at its end. */
static size_t forms_of(const um_game *g, um_text name, um_text form[5])
{
    size_t n = 0;
    form[n++] = name;
    const char *space = memchr(name.p, ' ', name.n), *slash = NULL, *paren = memchr(name.p, '(', name.n);
    if (name.n && name.p[0] == '#' && space)
        form[n++] = (um_text){space + 1, name.n - (size_t)(space + 1 - name.p)};
    for (size_t i = 0; i + 2 < name.n && !slash; i++)
        if (memcmp(name.p + i, " / ", 3) == 0)
            slash = name.p + i;
    if (slash)
        form[n++] = (um_text){name.p, (size_t)(slash - name.p)};
    if (paren && paren > name.p)
        form[n++] = um_text_trim((um_text){name.p, (size_t)(paren - name.p)});
    size_t last = name.n;
    while (last > 0 && name.p[last - 1] != ' ')
        last--;
    if (last > 1 && side_named(g, (um_text){name.p + last, name.n - last}) >= 0)
        form[n++] = um_text_trim((um_text){name.p, last});
    return n;
}

um_ref pb_find_row(const proposer *q, uint32_t kinds, int side, um_text name)
{
    um_text form[5];
    size_t n = forms_of(q->p->game, name, form);
    for (size_t i = 0; i < n; i++)
        for (int own = 1; own >= 0; own--) {
            um_found f = um_find_name(q->p, kinds, own ? side : -1, form[i]);
            if (f.matches == 1)
                return f.ref;
            if (side < 0)
                break;
        }
    return UM_NONE;
}

/* ---- slots ---- */

static void look_at_marker(proposer *q, slot *s, um_text name)
{
    const um_game *g = q->p->game;
    um_text value = s->side_name; /* set by the caller: the value under inspection */
    s->side_name = UM_TEXT("");
    int side = side_named(g, value);
    if (side >= 0 && s->side < 0) {
        s->side = side;
        s->side_marker = name;
        s->side_name = value;
    }
    for (int k = 0; k < g->nkinds; k++)
        if (folded_same(value, um_text_of(g->kinds[k].name))) {
            s->kind_marker = name;
            s->kind_value = value;
        }
}

static void look_at_markers(proposer *q, slot *s, const um_vtraits *t)
{
    um_text side = UM_TEXT("");
    for (size_t i = 0; i < t->n; i++) {
        if (t->list[i].kind != UM_VT_MARKER || t->list[i].type.n < 5)
            continue;
        um_text names = {t->list[i].type.p + 5, t->list[i].type.n - 5}; /* behind "mark;" */
        um_seq a, b;
        um_text name, value;
        um_seq_init(&a, names, ',', &q->arena);
        um_seq_init(&b, t->list[i].state, ',', &q->arena);
        while (um_seq_next(&a, &name) && um_seq_next(&b, &value)) {
            s->side_name = value;
            look_at_marker(q, s, name);
            if (s->side_name.n)
                side = s->side_name;
        }
    }
    s->side_name = side;
}

static void note_layers(proposer *q, const um_vtraits *t)
{
    for (size_t i = 0; i < t->n; i++) {
        um_vlayer l;
        bool known = false;
        if (!um_vtrait_layer(&t->list[i], &q->arena, &l) || l.levels < 2 || !l.name.n)
            continue;
        for (size_t k = 0; k < q->layers; k++)
            known |= um_text_eq(q->layer[k], l.name);
        if (!known && q->layers < LAYERS)
            q->layer[q->layers++] = l.name;
    }
}

static void read_slot(proposer *q, const um_vslot *v, slot *s)
{
    const um_game *g = q->p->game;
    um_vtraits t;
    *s = (slot){.name = v->entry, .gpid = v->gpid, .card = v->card, .side = -1, .ref = UM_NONE};
    if (um_vmodule_slot_traits(q->m, v, &q->arena, &t) == UM_OK && t.n) {
        um_vbasic basic;
        um_vbasic_parse(t.list[t.n - 1].type, t.list[t.n - 1].state, &q->arena, &basic);
        if (basic.name.n)
            s->name = basic.name;
        look_at_markers(q, s, &t);
        note_layers(q, &t);
    }
    uint32_t kinds = pb_kinds_of(g, v->card);
    int kind = s->kind_value.n ? um_kind_named(g, s->kind_value) : -1;
    for (int k = 0; kind < 0 && s->kind_value.n && k < g->nkinds; k++)
        if (folded_same(s->kind_value, um_text_of(g->kinds[k].name)))
            kind = k;
    if (kind >= 0)
        s->ref = pb_find_row(q, UM_KIND_BIT(kind), s->side, s->name);
    if (s->ref == UM_NONE)
        s->ref = pb_find_row(q, kinds, s->side, s->name);
    if (s->ref == UM_NONE)
        s->nearest = um_nearest_name(q->p, kinds, s->name);
}

static bool taken(const proposer *q, size_t before, um_ref ref)
{
    for (size_t i = 0; i < before; i++)
        if (q->slot[i].ref == ref)
            return true;
    return false;
}

/* A row stands for one piece: of several of one name the others get "Name 2", "Name 3" ..., if the pack
 * has them. */
static void tell_twins_apart(proposer *q)
{
    for (size_t i = 0; i < q->slots; i++) {
        slot *s = &q->slot[i];
        for (size_t k = 0; k < q->slots; k++)
            s->twin |= i != k && um_text_eq(s->name, q->slot[k].name);
        for (int n = 2; n < 10 && s->ref != UM_NONE && taken(q, i, s->ref); n++) {
            char name[NAME_MAX_LEN + 8];
            int len = snprintf(name, sizeof name, "%.*s %d",
                               (int)(s->name.n > NAME_MAX_LEN ? NAME_MAX_LEN : s->name.n), s->name.p, n);
            s->ref = pb_find_row(q, pb_kinds_of(q->p->game, s->card), s->side, (um_text){name, (size_t)len});
        }
        if (s->ref != UM_NONE && taken(q, i, s->ref))
            s->ref = UM_NONE;
    }
}

static void put_piece(proposer *q, const slot *s)
{
    um_buf_str(q->out, "    <piece");
    pb_attr(q->out, "is", um_ref_id(q->p, s->ref));
    pb_attr(q->out, "name", s->name);
    if (s->gpid.n)
        pb_attr(q->out, "gpid", s->gpid);
    bool by_side = s->twin && s->side_marker.n, by_kind = s->twin && s->kind_marker.n;
    if (!by_side && !by_kind) {
        um_buf_str(q->out, "/>\n");
        return;
    }
    um_buf_char(q->out, '>');
    for (int i = 0; i < 2; i++)
        if (i ? by_kind : by_side) {
            um_buf_str(q->out, "<where");
            pb_attr(q->out, "property", i ? s->kind_marker : s->side_marker);
            pb_attr(q->out, "value", i ? s->kind_value : s->side_name);
            um_buf_str(q->out, "/>");
        }
    um_buf_str(q->out, "</piece>\n");
}

static void put_pieces(proposer *q)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++) {
        bool any = false;
        for (size_t i = 0; i < q->slots; i++) {
            const slot *s = &q->slot[i];
            if (um_ref_kind(s->ref) != k)
                continue;
            if (!any) {
                um_buf_printf(q->out, "  <pieces kind=\"%s\"", g->kinds[k].name);
                for (int b = 0; b < g->nkinds && strcmp(g->kinds[k].name, "card") == 0; b++)
                    if (strcmp(g->kinds[b].name, "box") == 0)
                        um_buf_str(q->out, " places=\"box\"");
                um_buf_str(q->out, ">\n");
            }
            any = true;
            put_piece(q, s);
        }
        if (any)
            um_buf_str(q->out, "  </pieces>\n");
    }
    for (size_t i = 0; i < q->slots; i++)
        if (q->slot[i].ref == UM_NONE)
            pb_unbound(q, q->slot[i].card ? "card" : "piece", q->slot[i].name, q->slot[i].gpid,
                       q->slot[i].nearest);
}

/* ---- places ---- */

static void add_spot(proposer *q, spots *s, spot one)
{
    for (size_t i = 0; i < s->n; i++)
        if (um_text_eq(s->p[i].name, one.name) && um_text_eq(s->p[i].map, one.map))
            return;
    if (um_grow((void **)&s->p, &s->cap, s->n + 1, sizeof *s->p) != UM_OK) {
        q->failed = UM_MEMORY;
        return;
    }
    s->p[s->n++] = one;
}

static um_text zone_name(proposer *q, const um_vzone *z, um_text region)
{
    um_vfact facts[] = {{"name", z->name}, {"gridLocation", region}};
    um_text out = z->name;
    um_vformat(z->format, facts, UM_COUNT(facts), &q->arena, &out);
    return out;
}

static void add_grid(proposer *q, spots *s, const um_vgrid *g, const um_vzone *zone)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->regions; i++) {
        if (!g->region[i].name.n)
            continue;
        um_text name = zone ? zone_name(q, zone, g->region[i].name) : g->region[i].name;
        add_spot(q, s, (spot){.name = name, .zone = zone ? zone->name : UM_TEXT(""), .hand = -1});
    }
    for (size_t i = 0; i < g->zones; i++) {
        const um_vzone *z = &g->zone[i];
        if (!z->grid)
            add_spot(q, s, (spot){.name = zone_name(q, z, UM_TEXT("")), .zone = z->name, .hand = -1});
        else
            add_grid(q, s, z->grid, z);
    }
    add_grid(q, s, g->background, NULL);
}

static void find_spots(proposer *q, spots *s)
{
    const um_game *g = q->p->game;
    for (size_t i = 0; i < q->m->maps; i++) {
        const um_vmap *map = &q->m->map[i];
        for (size_t b = 0; b < map->boards && map->kind == UM_VMAP_SHARED; b++)
            add_grid(q, s, map->board[b].grid, NULL);
        for (size_t k = 0; k < map->piles; k++)
            if (map->pile[k].deck)
                add_spot(q, s, (spot){.name = map->pile[k].name, .deck = true, .hand = -1});
        if (map->kind == UM_VMAP_HAND)
            add_spot(q, s, (spot){.name = UM_TEXT(""), .map = map->name, .hand = side_named(g, map->owners)});
    }
    for (size_t i = 0; i < s->n; i++)
        s->p[i].ref = pb_find_row(q, pb_places_of(g), -1, s->p[i].name.n ? s->p[i].name : s->p[i].map);
}

static void put_place(proposer *q, const spot *s)
{
    const um_game *g = q->p->game;
    um_buf_str(q->out, "    <place");
    pb_attr(q->out, "is", um_ref_id(q->p, s->ref));
    if (s->name.n)
        pb_attr(q->out, "name", s->name);
    if (s->map.n)
        pb_attr(q->out, "map", s->map);
    if (s->hand >= 0)
        um_buf_printf(q->out, " hand=\"%s\"", g->sides[s->hand]);
    bool discard =
        s->deck && (folded_same(s->name, UM_TEXT("Discard")) || folded_same(s->name, UM_TEXT("Discards")));
    if (s->deck && !discard)
        um_buf_str(q->out, " draws=\"yes\"");
    um_buf_str(q->out, "/>\n");
}

static void put_places(proposer *q, const spots *s)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++) {
        bool any = false;
        for (size_t i = 0; i < s->n; i++) {
            if (um_ref_kind(s->p[i].ref) != k)
                continue;
            if (!any)
                um_buf_printf(q->out, "  <places kind=\"%s\">\n", g->kinds[k].name);
            any = true;
            put_place(q, &s->p[i]);
        }
        if (any)
            um_buf_str(q->out, "  </places>\n");
    }
}

/* A zone whose places all end in a number is a track. */
static bool is_track(const spots *s, um_text zone)
{
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        if (!um_text_eq(s->p[i].zone, zone) || !zone.n)
            continue;
        um_text t = s->p[i].name;
        if (!t.n || t.p[t.n - 1] < '0' || t.p[t.n - 1] > '9' || s->p[i].ref != UM_NONE)
            return false;
        n++;
    }
    return n >= TRACK_MIN;
}

static size_t common(um_text a, um_text b)
{
    size_t n = 0;
    while (n < a.n && n < b.n && a.p[n] == b.p[n])
        n++;
    return n;
}

/* What the names of a track have in common, up to a blank. */
static um_text track_word(const spots *s, um_text zone)
{
    um_text word = {NULL, 0};
    for (size_t i = 0; i < s->n; i++)
        if (um_text_eq(s->p[i].zone, zone)) {
            word = word.p ? (um_text){word.p, common(word, s->p[i].name)} : s->p[i].name;
            while (word.n && word.p[word.n - 1] != ' ')
                word.n--;
        }
    return word;
}

const slot *pb_marker(const proposer *q, const char *const *word, size_t n)
{
    char name[NAME_MAX_LEN];
    for (size_t i = 0; i < q->slots; i++)
        for (size_t w = 0; w < n; w++)
            if (q->slot[i].ref == UM_NONE && um_fold(q->slot[i].name, name, sizeof name) &&
                strstr(name, word[w]))
                return &q->slot[i];
    return NULL;
}

static um_text score_marker(const proposer *q)
{
    static const char *const word[] = {"vp", "victory", "score"};
    const slot *s = pb_marker(q, word, UM_COUNT(word));
    return s ? s->name : UM_TEXT("");
}

/* The first track is taken for the score's. */
static um_text put_score(proposer *q, const spots *s)
{
    um_text zone = UM_TEXT(""), marker = score_marker(q);
    for (size_t i = 0; i < s->n && !zone.n; i++)
        if (is_track(s, s->p[i].zone))
            zone = s->p[i].zone;
    if (!zone.n || !marker.n)
        return UM_TEXT("");
    um_buf_str(q->out, "  <score>\n    <marker");
    pb_attr(q->out, "name", marker);
    um_buf_str(q->out, "/>\n    <at>^");
    pb_escaped(q->out, track_word(s, zone));
    um_buf_str(q->out, "(?:(?&lt;side&gt;");
    for (size_t i = 0; i < q->m->sides; i++) {
        um_buf_str(q->out, i ? "|" : "");
        pb_escaped(q->out, q->m->side[i]);
    }
    um_buf_str(q->out, ") )?(?&lt;points&gt;\\d+)$</at>\n  </score>\n  <ignore>\n    <place");
    pb_attr(q->out, "zone", zone);
    um_buf_str(q->out, "/>\n  </ignore>\n");
    return zone;
}

static void put_unbound_places(proposer *q, const spots *s)
{
    um_text track = put_score(q, s);
    q->turn_told = pb_turn(q, s);
    for (size_t i = 0; i < s->n; i++) {
        bool told = (track.n && um_text_eq(track, s->p[i].zone)) || (q->turn_told && pb_is_turn(q, &s->p[i]));
        if (s->p[i].ref == UM_NONE && !told)
            pb_unbound(q,
                       is_track(s, s->p[i].zone) ? "track"
                       : s->p[i].map.n           ? "map"
                                                 : "place",
                       s->p[i].name.n ? s->p[i].name : s->p[i].map, UM_TEXT(""),
                       um_nearest_name(q->p, pb_places_of(q->p->game), s->p[i].name));
    }
}

/* ---- the rest ---- */

static void put_module(proposer *q)
{
    const um_game *g = q->p->game;
    um_buf_str(q->out, "  <module");
    pb_attr(q->out, "name", q->m->name);
    pb_attr(q->out, "version", q->m->version);
    um_buf_str(q->out, "/>\n");
    for (size_t i = 0; i < q->m->sides; i++) {
        int side = side_named(g, q->m->side[i]);
        if (side < 0) {
            pb_unbound(q, "side", q->m->side[i], UM_TEXT(""), UM_TEXT(""));
            continue;
        }
        um_buf_str(q->out, "  <side");
        pb_attr(q->out, "name", q->m->side[i]);
        um_buf_printf(q->out, " is=\"%s\"/>\n", g->sides[side]);
    }
}

/* A property may be the score; for whom it counts upwards no name tells. */
static void put_property(proposer *q, um_text name)
{
    char folded[NAME_MAX_LEN];
    bool score = um_fold(name, folded, sizeof folded) && (strstr(folded, "vp") || strstr(folded, "victory"));
    q->left++;
    um_buf_str(q->out, "  <unbound what=\"property\"");
    pb_attr(q->out, "name", name);
    if (score)
        um_buf_str(q->out,
                   " note=\"the score? then: score, in it property with this name and positive=SIDE, whose "
                   "points count upwards\"");
    um_buf_str(q->out, "/>\n");
}

static void put_dice(proposer *q)
{
    bool any = false;
    for (size_t i = 0; i < q->m->dice; i++) {
        const um_vdie *d = &q->m->die[i];
        if (d->special || d->dice < 1 || d->sides < 1)
            continue;
        um_buf_str(q->out, any ? "" : "  <dice>\n");
        any = true;
        um_buf_str(q->out, "    <button");
        pb_attr(q->out, "name", d->name);
        um_buf_printf(q->out, " count=\"%d\" sides=\"%d\"/>\n", (int)d->dice, (int)d->sides);
    }
    um_buf_str(q->out, any ? "  </dice>\n" : "");
    if (q->layers)
        um_buf_str(q->out, "  <faces>\n");
    for (size_t i = 0; i < q->layers; i++) {
        um_buf_str(q->out, "    <layer");
        pb_attr(q->out, "name", q->layer[i]);
        um_buf_str(q->out, " back=\"2\"/>\n");
    }
    if (q->layers)
        um_buf_str(q->out, "  </faces>\n");
    for (size_t i = 0; i < q->m->turns; i++)
        if (!q->turn_told && !(q->turn_told = pb_tracker(q, &q->m->turn[i])))
            pb_unbound(q, "turn-tracker", q->m->turn[i].name, UM_TEXT(""), UM_TEXT(""));
    for (size_t i = 0; i < q->m->globals; i++)
        put_property(q, q->m->global[i].name);
}

/* How players of the game speak, as far as the program knows. */
static void put_chat(proposer *q)
{
    char name[64];
    int n = snprintf(name, sizeof name, "%s_chat", q->p->game->name);
    um_buf_text(q->out, um_pack_builtin_xml((um_text){name, (size_t)n}));
}

um_status um_bind_propose(const um_vmodule *m, const um_pack *p, const um_vgame *table, um_buf *out,
                          um_buf *report_to, size_t *left)
{
    proposer q = {.m = m, .p = p, .out = out, .table = table, .report = report_to};
    spots s = {0};
    q.slot = um_arena_alloc(&q.arena, (m->slots + 1) * sizeof *q.slot);
    if (!q.slot)
        return UM_MEMORY;
    for (size_t i = 0; i < m->slots; i++)
        read_slot(&q, &m->slot[i], &q.slot[q.slots++]);
    tell_twins_apart(&q);
    find_spots(&q, &s);
    um_buf_printf(
        out,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<binding version=\"1\" game=\"%s\" pack=\"%.*s\">\n",
        p->game->name, UM_FMT(p->name));
    put_module(&q);
    put_pieces(&q);
    put_places(&q, &s);
    pb_spots(&q, &s);
    put_unbound_places(&q, &s);
    put_dice(&q);
    put_chat(&q);
    um_buf_str(out, "</binding>\n");
    *left = q.left;
    um_free(s.p, s.cap * sizeof *s.p);
    um_arena_free(&q.arena);
    return q.failed ? q.failed : out->failed;
}
