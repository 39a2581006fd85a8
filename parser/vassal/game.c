/* Commands applied to the table. */
#include "parser/vassal/game.h"

#include <inttypes.h>
#include <string.h>

#include "parser/vassal/limits.h"
#include "parser/vassal/sequence.h"
#include "parser/vassal/table.h"

um_status um_vgame_new(um_vgame **out, const struct um_vmodule *module, const um_sink *sink)
{
    um_vgame *g = um_realloc(NULL, 0, sizeof *g);
    if (!g)
        return UM_MEMORY;
    memset(g, 0, sizeof *g);
    g->redactor = um_realloc(NULL, 0, sizeof *g->redactor);
    if (!g->redactor) {
        um_free(g, sizeof *g);
        return UM_MEMORY;
    }
    *g->redactor = (um_vredactor){0};
    g->module = module;
    g->sink = sink ? *sink : (um_sink){0};
    g->ids.limit = UM_V_PIECES_MAX;
    g->maps.limit = g->keys.limit = g->names.limit = g->trackers.limit = g->boards_of.limit = UM_V_NAMES_MAX;
    g->people.limit = UM_V_PLAYERS_MAX;
    *out = g;
    return UM_OK;
}

static void free_text(um_text *t)
{
    um_free((char *)(uintptr_t)t->p, t->p ? t->n + 1 : 0);
    *t = (um_text){NULL, 0};
}

/* A copy of a text in place of the one kept; the same text is not copied again. */
static um_status keep_text(um_text *to, um_text from)
{
    if (to->p && um_text_eq(*to, from))
        return UM_OK;
    char *copy = um_realloc(NULL, 0, from.n + 1);
    if (!copy)
        return UM_MEMORY;
    if (from.n)
        memcpy(copy, from.p, from.n);
    copy[from.n] = '\0';
    free_text(to);
    *to = (um_text){copy, from.n};
    return UM_OK;
}

static void free_laid(struct um_vlaid *l)
{
    for (size_t i = 0; i < l->n; i++)
        free_text(&l->list[i].name);
    um_free(l->list, l->n * sizeof *l->list);
    *l = (struct um_vlaid){0};
}

void um_vgame_free(um_vgame *g)
{
    if (!g)
        return;
    for (size_t k = 1; k <= g->items; k++) {
        um_free(g->item[k].block, g->item[k].block_size);
        um_free(g->item[k].child, g->item[k].child_cap * sizeof *g->item[k].child);
    }
    for (size_t i = 0; i < g->seat_cap; i++) {
        free_text(&g->seat[i].name);
        free_text(&g->seat[i].side);
    }
    for (size_t i = 0; i < g->value_cap; i++)
        free_text(&g->value[i]);
    for (size_t i = 0; i < g->turn_cap; i++)
        free_text(&g->turn[i]);
    for (size_t i = 0; i < g->laid_cap; i++)
        free_laid(&g->laid[i]);
    um_free(g->item, g->item_cap * sizeof *g->item);
    um_free(g->number, g->number_cap * sizeof *g->number);
    um_free(g->seat, g->seat_cap * sizeof *g->seat);
    um_free(g->map_fact, g->map_fact_cap * sizeof *g->map_fact);
    um_free(g->first_key, g->first_key_cap * sizeof *g->first_key);
    um_free(g->value, g->value_cap * sizeof *g->value);
    um_free(g->turn, g->turn_cap * sizeof *g->turn);
    um_free(g->laid, g->laid_cap * sizeof *g->laid);
    um_vnames *tables[] = {&g->ids, &g->maps, &g->people, &g->keys, &g->names, &g->trackers, &g->boards_of};
    for (size_t i = 0; i < UM_COUNT(tables); i++)
        um_vnames_free(tables[i]);
    um_arena_free(&g->scratch);
    um_vredact_free(g->redactor);
    um_free(g->redactor, sizeof *g->redactor);
    um_free(g, sizeof *g);
}

/* ---- people ---- */

/* The number of a player by id, a new one if it is not known; 0: nobody. */
static um_status meet(um_vgame *g, um_text id, uint32_t *out)
{
    uint32_t n = 0;
    um_status s = UM_OK;
    size_t had = g->people.n;
    if (id.n > UM_V_PLAYER_BYTES_MAX - g->people_bytes)
        s = UM_LIMIT;
    else if (id.n > 0 && !um_text_is(id, "null") && !um_text_is(id, "nobody"))
        s = um_vnames_add(&g->people, id, &n);
    g->people_bytes += g->people.n > had ? id.n : 0;
    if (s == UM_OK && n) {
        void *seats = g->seat;
        s = um_grow(&seats, &g->seat_cap, n + 1, sizeof *g->seat);
        g->seat = seats;
    }
    if (s == UM_LIMIT)
        um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-players",
               "leaf %" PRIu64 ": more than %u players, or ids longer than %u bytes together", g->leaf,
               UM_V_PLAYERS_MAX, UM_V_PLAYER_BYTES_MAX);
    if (s == UM_OK && out)
        *out = n;
    return s;
}

/* Masks, hidden pieces and locks hold player ids. */
static um_status meet_owners(um_vgame *g, const um_vtraits *t)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < t->n && s == UM_OK; i++) {
        um_vtraits one = {&t->list[i], 1, false};
        um_vmask m = {0};
        if (t->list[i].kind == UM_VT_MASK)
            um_vtraits_mask(&one, &g->scratch, &m);
        else if (t->list[i].kind == UM_VT_HIDE)
            um_vtraits_hidden(&one, &g->scratch, &m);
        else if (t->list[i].kind == UM_VT_RESTRICT && t->list[i].state.n)
            m = (um_vmask){.kind = UM_VOWNER_PLAYER,
                           .owner = um_seq_nth(t->list[i].state, ';', 0, &g->scratch)};
        if (m.kind == UM_VOWNER_PLAYER)
            s = meet(g, m.owner, NULL);
    }
    return s;
}

/* A player takes a seat with a name and a side, or leaves it. */
static um_status apply_player(um_vgame *g, const um_vcmd *c)
{
    uint32_t n;
    um_status s = meet(g, c->u.player.id, &n);
    if (s != UM_OK || n == 0)
        return s;
    um_vseat *seat = &g->seat[n];
    seat->seated = c->kind == UM_V_PLAYER;
    if (!seat->seated)
        return UM_OK;
    s = keep_text(&seat->name, c->u.player.name);
    if (s == UM_OK)
        s = keep_text(&seat->side,
                      um_text_is(c->u.player.side, "<observer>") ? UM_TEXT("") : c->u.player.side);
    return s;
}

static um_status apply_ids(um_vgame *g, const um_vcmd *c)
{
    um_status s = UM_OK;
    for (size_t i = 0; i < c->u.ids.n && s == UM_OK; i++)
        s = meet(g, c->u.ids.list[i], NULL);
    return s;
}

/* ---- pieces ---- */

/* A coordinate; 0 if it is beyond the limits. */
static int32_t spot(um_seq *q)
{
    int32_t v = um_seq_int(q, 0);
    return v > UM_V_COORD_MAX || v < -UM_V_COORD_MAX ? 0 : v;
}

static um_status place_text(um_vgame *g, uint32_t k, um_text map, int32_t x, int32_t y)
{
    um_status s = UM_OK;
    if (um_text_is(map, "null"))
        map = (um_text){NULL, 0};
    uint32_t m = um_vtable_map(g, map, &s);
    if (s == UM_OK)
        um_vtable_place(g, k, m, x, y);
    return s;
}

/* A child by its id, refused where it would make a circle or lie twice. */
static uint32_t fit_child(um_vgame *g, uint32_t holder, um_text id)
{
    uint32_t c = um_vgame_find(g, id);
    if (!c || !g->item[c].alive) {
        um_vtable_say(g, UM_NAME, "vassal-child-unknown", "a stack or deck lists a piece that is not there");
        return 0;
    }
    if (g->item[c].sort != UM_V_PIECE) {
        um_vtable_say(g, UM_FORMAT, "vassal-child-stack", "a stack or deck lists a stack or deck");
        return 0;
    }
    if (g->item[c].parent == holder) {
        um_vtable_say(g, UM_FORMAT, "vassal-child-twice", "a stack or deck lists a piece twice");
        return 0;
    }
    uint32_t now = g->item[c].parent;
    if (now && !g->history && g->item[now].sort == UM_V_PILE && g->item[holder].sort == UM_V_PILE)
        um_vtable_say(g, UM_FORMAT, "vassal-card-twice", "a card lies in two decks; the later one has it");
    return c;
}

/* Puts a piece on top of a stack or deck. */
static um_status adopt(um_vgame *g, uint32_t holder, um_text id)
{
    uint32_t c = fit_child(g, holder, id);
    if (!c)
        return UM_OK;
    um_vtable_detach(g, c);
    return um_vtable_insert(g, holder, c, g->item[holder].children);
}

/* stack: map;x;y;id;...;@@layer   deck: map;x;y;face down;id,id,... */
static um_status lay(um_vgame *g, uint32_t k, um_text state)
{
    um_seq q;
    um_text t;
    um_seq_init(&q, state, ';', &g->scratch);
    um_text map = um_seq_text(&q, "null");
    int32_t x = spot(&q), y = spot(&q);
    um_vtable_scatter(g, k);
    um_status s = place_text(g, k, map, x, y);
    if (g->item[k].sort == UM_V_PILE) {
        g->item[k].face_down = um_seq_bool(&q, false);
        t = um_seq_text(&q, "");
        um_seq_init(&q, t.n ? t : (um_text){NULL, 0}, ',', &g->scratch);
    }
    while (s == UM_OK && um_seq_next(&q, &t))
        if (t.n && !um_text_starts(t, "@@"))
            s = adopt(g, k, t);
    return s == UM_OK ? q.failed : s;
}

/* Gives a piece these traits and makes the players known that they name. */
static um_status wear(um_vgame *g, uint32_t k, const um_vtraits *t)
{
    um_status s = um_vtable_dress(g, k, t);
    return s == UM_OK ? meet_owners(g, &g->item[k].traits) : s; /* `t` may have lain in what was let go */
}

/* A piece with its traits, at the place that its basic trait states. */
static um_status add_piece(um_vgame *g, uint32_t k, const um_vcmd *c)
{
    um_vtraits t;
    um_vbasic b;
    um_status s = um_vtraits_parse(c->u.add.type, c->u.add.state, &g->scratch, &t);
    if (s == UM_LIMIT)
        return um_say(&g->sink, UM_ERROR, s, g->at, "vassal-limit-traits",
                      "leaf %" PRIu64 ": a piece has more than %u traits", g->leaf, UM_V_TRAITS_MAX);
    if (s != UM_OK)
        return s;
    if (t.uneven)
        um_vtable_say(g, UM_FORMAT, "vassal-uneven",
                      "type and state of a piece differ in length; paired from the inside out");
    s = wear(g, k, &t);
    if (s != UM_OK)
        return s;
    um_vbasic_parse(t.list[t.n - 1].type, t.list[t.n - 1].state, &g->scratch, &b);
    return place_text(g, k, b.map, b.x, b.y);
}

/* A deck's type is kept as its only trait. Its name, field 12, is laid beside it: unescaped. */
static um_status add_pile(um_vgame *g, uint32_t k, const um_vcmd *c)
{
    um_text name = um_seq_nth(c->u.add.type, ';', 13, &g->scratch);
    um_vtrait list[2] = {{UM_VT_PILE, c->u.add.type, UM_TEXT("")}, {UM_VT_PILE, name, UM_TEXT("")}};
    um_vtraits both = {list, 2, false};
    um_status s = um_vtable_dress(g, k, &both);
    if (s != UM_OK)
        return s;
    g->item[k].name = g->item[k].traits.list[1].type;
    g->item[k].traits.n = 1;
    return lay(g, k, c->u.add.state);
}

/* A deck is loaded with what is added below the command. What it held lies nowhere from then on. */
static um_status apply_deck(um_vgame *g, const um_vcmd *c, const um_vleaf *leaf)
{
    uint32_t deck = um_vgame_find(g, c->u.deck.id);
    g->load = (struct um_vload){leaf != NULL, 0, leaf ? leaf->depth : 0, leaf ? leaf->entry : 0};
    if (!deck || !g->item[deck].alive || g->item[deck].sort != UM_V_PILE) {
        um_vtable_say(g, UM_NAME, "vassal-deck-unknown",
                      "DECK loads a deck that is not there; its cards lie nowhere");
        return UM_OK;
    }
    um_vitem *d = &g->item[deck];
    g->load.deck = deck;
    while (d->children > 0) {
        uint32_t top = d->child[--d->children];
        g->item[top].parent = 0;
        um_vtable_place(g, top, 0, 0, 0);
    }
    return UM_OK;
}

/* On top of the deck that is being loaded, wherever the piece says it lies. */
static um_status load(um_vgame *g, uint32_t k)
{
    const um_vitem *deck = &g->item[g->load.deck];
    bool there = g->load.deck && deck->alive && deck->sort == UM_V_PILE;
    um_vtable_detach(g, k);
    if (there)
        return um_vtable_insert(g, g->load.deck, k, deck->children);
    um_vtable_place(g, k, 0, 0, 0);
    return UM_OK;
}

/* A piece, stack or deck comes into being; one of this id that is there is replaced. */
static um_status apply_add(um_vgame *g, const um_vcmd *c)
{
    uint32_t k;
    um_status s;
    if (g->load.open && c->u.add.sort != UM_V_PIECE) {
        um_vtable_say(g, UM_FORMAT, "vassal-child-stack", "a stack or deck lists a stack or deck");
        return UM_OK;
    }
    if (c->u.add.id.p && c->u.add.id.n)
        s = um_vtable_number(g, c->u.add.id, &k);
    else
        s = um_vtable_new(g, UM_TEXT(""), c->u.add.sort, &k);
    if (s == UM_LIMIT)
        return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-pieces",
                      "leaf %" PRIu64 ": more than %u pieces", g->leaf, UM_V_PIECES_MAX);
    if (s != UM_OK)
        return s;
    if (g->item[k].alive && (g->item[k].map || g->item[k].parent || g->item[k].children))
        um_vtable_kill(g, k);
    g->item[k].alive = true;
    g->item[k].sort = c->u.add.sort;
    g->item[k].face_down = false;
    if (c->u.add.sort == UM_V_PIECE) {
        s = add_piece(g, k, c);
        return s == UM_OK && g->load.open ? load(g, k) : s;
    }
    return c->u.add.sort == UM_V_PILE ? add_pile(g, k, c) : lay(g, k, c->u.add.state);
}

/* The number of a piece that is there; 0 with a warning: it is not. */
static uint32_t known(um_vgame *g, um_text id, const char *what)
{
    uint32_t k = um_vgame_find(g, id);
    if (k && g->item[k].alive)
        return k;
    um_vtable_say(g, UM_NAME, "vassal-piece-unknown", "%s a piece that is not there; ignored", what);
    return 0;
}

/* New states over the ones worn, trait by trait from the inside out; where the command itself changes
 * nothing, a state that others have changed meanwhile stays. The basic piece is always set. */
static void merge(um_vtraits *now, const um_text *fresh, size_t n, const um_text *old, size_t m)
{
    for (size_t i = 0; i < now->n && i < n; i++) {
        um_vtrait *t = &now->list[now->n - 1 - i];
        if (i == 0 || i >= m || !um_text_eq(fresh[n - 1 - i], old[m - 1 - i]))
            t->state = fresh[n - 1 - i];
    }
}

/* Does it begin as a basic piece's state does: map;x;y? */
static bool is_place(um_text state)
{
    size_t n = 0;
    for (size_t i = 0; i < state.n; i++)
        n += state.p[i] == ';';
    return n >= 2;
}

/* New states of a piece's traits; the innermost, the basic one, may move it to another map. */
static um_status change_piece(um_vgame *g, uint32_t k, const um_vcmd *c)
{
    um_text *fresh, *old = NULL;
    size_t n, m = 0;
    um_status s = um_seq_unnest(c->u.change.state, &g->scratch, &fresh, &n);
    if (s == UM_OK && c->u.change.has_old)
        s = um_seq_unnest(c->u.change.old, &g->scratch, &old, &m);
    if (s == UM_LIMIT)
        return um_say(&g->sink, UM_ERROR, s, g->at, "vassal-limit-traits",
                      "leaf %" PRIu64 ": a piece has more than %u traits", g->leaf, UM_V_TRAITS_MAX);
    um_vtraits now = g->item[k].traits;
    if (s == UM_OK && n < now.n && !is_place(fresh[n - 1])) {
        um_vtable_say(g, UM_FORMAT, "vassal-uneven",
                      "a change has %zu states, the piece %zu traits, and the last is no place; ignored", n,
                      now.n);
        return UM_OK;
    }
    um_vtrait *list = s == UM_OK ? um_arena_alloc(&g->scratch, now.n * sizeof *list) : NULL;
    if (!list)
        return s == UM_OK ? UM_MEMORY : s;
    if (n != now.n)
        um_vtable_say(g, UM_FORMAT, "vassal-uneven",
                      "a change has %zu states, the piece %zu traits; paired from the inside out", n, now.n);
    memcpy(list, now.list, now.n * sizeof *list);
    now.list = list;
    merge(&now, fresh, n, old, m);
    um_vbasic b;
    um_vbasic_parse(UM_TEXT(""), now.n ? now.list[now.n - 1].state : UM_TEXT(""), &g->scratch, &b);
    s = wear(g, k, &now);
    if (s != UM_OK)
        return s;
    uint32_t map = um_vtable_map(g, b.map, &s);
    if (s != UM_OK)
        return s;
    if (map != g->item[k].map)
        um_vtable_detach(g, k);
    um_vtable_place(g, k, map, b.x, b.y);
    return UM_OK;
}

static um_status apply_change(um_vgame *g, const um_vcmd *c)
{
    uint32_t k = known(g, c->u.change.id, "D changes");
    if (!k)
        return UM_OK;
    return g->item[k].sort == UM_V_PIECE ? change_piece(g, k, c) : lay(g, k, c->u.change.state);
}

/* Whether a piece lies where a move says it comes from. */
static bool agrees(const um_vgame *g, uint32_t k, const um_vspot *from)
{
    const um_vitem *i = &g->item[k];
    if (!i->map)
        return !from->map.p;
    return from->map.p && i->x == from->x && i->y == from->y;
}

/* A piece goes to another place, onto the piece named there if any. */
static um_status apply_move(um_vgame *g, const um_vcmd *c)
{
    const um_vspot *to = &c->u.move.to;
    um_status s = c->u.move.player.p ? meet(g, c->u.move.player, NULL) : UM_OK;
    uint32_t k = s == UM_OK ? known(g, c->u.move.id, "M moves") : 0;
    if (!k)
        return s;
    if (!agrees(g, k, &c->u.move.from))
        um_vtable_say(g, UM_FORMAT, "vassal-move-from",
                      "M says a piece comes from (%d,%d), it lies at (%d,%d)", (int)c->u.move.from.x,
                      (int)c->u.move.from.y, (int)g->item[k].x, (int)g->item[k].y);
    uint32_t map = um_vtable_map(g, to->map, &s);
    if (s != UM_OK)
        return s;
    g->carried += g->item[k].children;
    if (g->carried > UM_V_CARRIED_FREE + UM_V_CARRIED_EACH * g->leaf)
        return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-carried",
                      "leaf %" PRIu64 ": pieces are moved with their stack more often than the limit",
                      g->leaf);
    um_vtable_detach(g, k);
    um_vtable_place(g, k, map, to->x, to->y);
    return map ? um_vtable_drop(g, k, to->under) : UM_OK;
}

static um_status apply_remove(um_vgame *g, const um_vcmd *c)
{
    uint32_t k = known(g, c->u.remove.id, "- removes");
    if (k)
        um_vtable_kill(g, k);
    return UM_OK;
}

/* ---- properties, turns, boards ---- */

/* Keys are "container TAB name"; without a container the first property of that name is meant. */
static um_status make_key(um_text name, um_text container, um_buf *key)
{
    um_buf_text(key, container);
    um_buf_char(key, '\t');
    um_buf_text(key, name);
    return key->failed;
}

/* The first property of this name, whatever holds it; 0: none. */
static uint32_t first_of_name(const um_vgame *g, um_text name)
{
    uint32_t n = um_vnames_find(&g->names, name);
    return n && n < g->first_key_cap ? g->first_key[n] : 0;
}

static um_status new_key(um_vgame *g, um_text name, um_text container, uint32_t *k)
{
    um_buf key = {0};
    uint32_t n = 0;
    um_status s = make_key(name, container, &key);
    if (s == UM_OK)
        s = um_vnames_add(&g->keys, um_buf_view(&key), k);
    um_buf_free(&key);
    if (s == UM_OK)
        s = um_vnames_add(&g->names, name, &n);
    void *first = g->first_key;
    if (s == UM_OK)
        s = um_grow(&first, &g->first_key_cap, n + 1, sizeof *g->first_key);
    g->first_key = first;
    if (s == UM_OK && !g->first_key[n])
        g->first_key[n] = *k;
    return s;
}

/* A property's new value; without a container, that of the first property of the name. */
static um_status apply_property(um_vgame *g, const um_vcmd *c)
{
    um_text name = c->u.property.name, container = c->u.property.container;
    uint32_t k = container.n ? 0 : first_of_name(g, name);
    um_status s = k ? UM_OK : new_key(g, name, container, &k);
    if (s == UM_LIMIT)
        um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-names",
               "leaf %" PRIu64 ": more than %u properties", g->leaf, UM_V_NAMES_MAX);
    void *values = g->value;
    if (s == UM_OK)
        s = um_grow(&values, &g->value_cap, k + 1, sizeof *g->value);
    g->value = values;
    return s == UM_OK ? keep_text(&g->value[k], c->u.property.value) : s;
}

static um_status apply_turn(um_vgame *g, const um_vcmd *c)
{
    uint32_t k;
    um_status s = um_vnames_add(&g->trackers, c->u.turn.tracker, &k);
    void *turns = g->turn;
    if (s == UM_OK)
        s = um_grow(&turns, &g->turn_cap, k + 1, sizeof *g->turn);
    g->turn = turns;
    return s == UM_OK ? keep_text(&g->turn[k], c->u.turn.state) : s;
}

/* The boards that a map is made of, in place of those before. */
static um_status apply_boards(um_vgame *g, const um_vcmd *c)
{
    uint32_t k;
    um_status s = UM_OK;
    uint32_t map = um_vtable_map(g, c->u.boards.map, &s);
    if (s == UM_OK)
        s = um_vnames_add(&g->boards_of, map ? g->maps.item[map - 1] : c->u.boards.map, &k);
    void *laid = g->laid;
    if (s == UM_OK)
        s = um_grow(&laid, &g->laid_cap, k + 1, sizeof *g->laid);
    g->laid = laid;
    if (s != UM_OK)
        return s;
    free_laid(&g->laid[k]);
    size_t n = c->u.boards.n;
    um_vboard_ref *list = n ? um_realloc(NULL, 0, n * sizeof *list) : NULL;
    if (n && !list)
        return UM_MEMORY;
    for (size_t i = 0; i < n; i++) {
        list[i] = c->u.boards.list[i];
        list[i].name = (um_text){NULL, 0};
    }
    g->laid[k] = (struct um_vlaid){list, n};
    for (size_t i = 0; i < n && s == UM_OK; i++)
        s = keep_text(&list[i].name, c->u.boards.list[i].name);
    return s;
}

/* ---- the door ---- */

um_status um_vgame_apply(um_vgame *g, const um_vcmd *c, const um_vleaf *leaf, um_place at)
{
    g->at = at;
    g->leaf = leaf ? leaf->index : 0;
    g->history = leaf && leaf->history;
    g->settled |= g->history || c->kind == UM_V_END_SAVE;
    g->load.open = g->load.open && leaf && leaf->depth > g->load.depth && leaf->entry == g->load.entry;
    um_arena_reset(&g->scratch);
    switch (c->kind) {
    case UM_V_ADD:
        return apply_add(g, c);
    case UM_V_REMOVE:
        return apply_remove(g, c);
    case UM_V_CHANGE:
        return apply_change(g, c);
    case UM_V_MOVE:
        return apply_move(g, c);
    case UM_V_PLAYER:
    case UM_V_PLAYER_REMOVE:
        return apply_player(g, c);
    case UM_V_PRIVATE_NOTE:
    case UM_V_SECRET_NOTE:
        return meet(g, c->u.note.owner, NULL);
    case UM_V_UNMASK:
        return apply_ids(g, c);
    case UM_V_BOARDS:
        return apply_boards(g, c);
    case UM_V_PROPERTY:
    case UM_V_GLOBAL:
        return apply_property(g, c);
    case UM_V_TURN:
        return apply_turn(g, c);
    case UM_V_LOG:
        um_vtable_say(g, UM_FORMAT, "vassal-log-in-log", "a log entry within a log entry; ignored");
        return UM_OK;
    case UM_V_DECK:
        return apply_deck(g, c, leaf);
    default:
        return UM_OK;
    }
}

um_status um_vgame_step(um_vgame *g, const um_vstream *s, const um_vleaf *leaf)
{
    um_vcmd c;
    const char *why = NULL;
    um_place at = um_vleaf_place(s, leaf);
    um_arena_reset(&g->scratch);
    um_arena fields = {0};
    um_status st = um_vcmd_parse(leaf->text, &fields, &c, &why);
    if (st == UM_LIMIT)
        um_say(&g->sink, UM_ERROR, st, at, "vassal-limit-fields",
               "leaf %" PRIu64 ": a command holds more than the limit", leaf->index);
    if (st == UM_FORMAT || st == UM_VALUE)
        st = um_say(&g->sink, UM_WARNING, UM_OK, at, "vassal-command", "leaf %" PRIu64 ": %s; ignored",
                    leaf->index, why ? why : "a command that cannot be read");
    else if (st == UM_OK)
        st = um_vgame_apply(g, &c, leaf, at);
    um_arena_free(&fields);
    return st;
}

/* ---- questions ---- */

uint32_t um_vgame_count(const um_vgame *g)
{
    return (uint32_t)g->items;
}

bool um_vgame_piece(const um_vgame *g, uint32_t k, um_vpiece *out)
{
    if (k == 0 || k > g->items)
        return false;
    const um_vitem *i = &g->item[k];
    uint32_t parent = i->alive ? i->parent : 0; /* of one that is gone it is the next spare one */
    *out = (um_vpiece){.id = i->id,
                       .sort = i->sort,
                       .alive = i->alive,
                       .map = i->map ? g->maps.item[i->map - 1] : (um_text){NULL, 0},
                       .x = i->x,
                       .y = i->y,
                       .parent = parent,
                       .name = i->name,
                       .gpid = i->gpid,
                       .face_down = i->face_down,
                       .child = i->child,
                       .children = i->children,
                       .traits = i->traits};
    return true;
}

uint32_t um_vgame_mask_owner(const um_vgame *g, uint32_t k, um_text *side, um_arena *arena)
{
    um_vmask m;
    *side = (um_text){NULL, 0};
    if (k == 0 || k > g->items)
        return 0;
    um_vtraits_mask(&g->item[k].traits, arena, &m);
    if (m.kind == UM_VOWNER_SIDE)
        *side = m.owner;
    return m.kind == UM_VOWNER_PLAYER ? um_vgame_player_find(g, m.owner) : 0;
}

bool um_vgame_hidden(const um_vgame *g, uint32_t k)
{
    if (k == 0 || k > g->items || g->item[k].sort != UM_V_PIECE)
        return false;
    const um_vitem *i = &g->item[k];
    if (!g->settled || !i->map || g->map_fact[i->map].secret)
        return true;
    if (i->parent && g->item[i->parent].sort == UM_V_PILE && g->item[i->parent].face_down)
        return true;
    um_vmask m = {0};
    um_arena arena = {0};
    um_vtraits_mask(&i->traits, &arena, &m);
    bool hidden = m.kind != UM_VOWNER_NONE;
    um_vtraits_hidden(&i->traits, &arena, &m);
    hidden |= m.kind != UM_VOWNER_NONE;
    um_arena_free(&arena);
    return hidden;
}

void um_vgame_settle(um_vgame *g)
{
    g->settled = true;
}

um_text um_vgame_name(const um_vgame *g, uint32_t k, bool reveal, um_arena *arena)
{
    if (k == 0 || k > g->items)
        return UM_TEXT("");
    const um_vitem *i = &g->item[k];
    if (!reveal && um_vgame_hidden(g, k)) {
        um_vmask m;
        um_vtraits_mask(&i->traits, arena, &m);
        return m.name;
    }
    return i->sort == UM_V_PIECE ? um_vtraits_name(&i->traits, i->name, arena) : i->name;
}

um_text um_vgame_value(const um_vgame *g, uint32_t k, const char *property, um_arena *arena)
{
    if (k == 0 || k > g->items)
        return (um_text){NULL, 0};
    return um_vtraits_value(&g->item[k].traits, um_text_of(property), arena);
}

bool um_vgame_layer(const um_vgame *g, uint32_t k, const char *layer, um_arena *arena, um_vlayer *out)
{
    um_vlayer l;
    if (k == 0 || k > g->items)
        return false;
    const um_vtraits *t = &g->item[k].traits;
    for (size_t i = 0; i < t->n; i++)
        if (um_vtrait_layer(&t->list[i], arena, &l) && um_text_is(l.name, layer)) {
            *out = l;
            return true;
        }
    return false;
}

um_text um_vgame_persistent(const um_vgame *g, uint32_t k, const char *key, um_arena *arena)
{
    if (k == 0 || k > g->items)
        return (um_text){NULL, 0};
    um_vbasic b = {.extra = g->item[k].extra};
    return um_vbasic_get(&b, key, arena);
}

uint32_t um_vgame_players(const um_vgame *g)
{
    return (uint32_t)g->people.n;
}

bool um_vgame_player(const um_vgame *g, uint32_t n, um_vplayer *out)
{
    if (n == 0 || n > g->people.n)
        return false;
    *out = (um_vplayer){g->seat[n].name, g->seat[n].side, g->seat[n].seated};
    return true;
}

uint32_t um_vgame_player_of(um_vgame *g, um_text id)
{
    uint32_t n = 0;
    return meet(g, id, &n) == UM_OK ? n : 0;
}

uint32_t um_vgame_player_find(const um_vgame *g, um_text id)
{
    return um_vnames_find(&g->people, id);
}

um_text um_vgame_property(const um_vgame *g, const char *name, const char *container)
{
    uint32_t k = first_of_name(g, um_text_of(name));
    if (container) {
        um_buf key = {0};
        k = make_key(um_text_of(name), um_text_of(container), &key) == UM_OK
                ? um_vnames_find(&g->keys, um_buf_view(&key))
                : 0;
        um_buf_free(&key);
    }
    return k && k < g->value_cap ? g->value[k] : (um_text){NULL, 0};
}

bool um_vgame_property_at(const um_vgame *g, size_t i, um_text *name, um_text *container, um_text *value)
{
    if (i >= g->keys.n)
        return false;
    um_text key = g->keys.item[i];
    const char *tab = key.p + key.n; /* a name may hold no TAB, a container neither */
    while (tab > key.p && tab[-1] != '\t')
        tab--;
    *name = (um_text){tab, (size_t)(key.p + key.n - tab)};
    *container = (um_text){key.p, tab > key.p ? (size_t)(tab - 1 - key.p) : 0};
    *value = i + 1 < g->value_cap ? g->value[i + 1] : UM_TEXT("");
    return true;
}

um_text um_vgame_turn(const um_vgame *g, um_text tracker)
{
    uint32_t k = tracker.p ? um_vnames_find(&g->trackers, tracker) : g->trackers.n > 0;
    return k ? g->turn[k] : (um_text){NULL, 0};
}

size_t um_vgame_boards(const um_vgame *g, um_text map, const um_vboard_ref **out)
{
    uint32_t k = um_vnames_find(&g->boards_of, map);
    if (!k)
        return 0;
    *out = g->laid[k].list;
    return g->laid[k].n;
}
