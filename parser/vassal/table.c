#include "parser/vassal/table.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "parser/vassal/limits.h"

void um_vtable_say(um_vgame *g, um_status st, const char *code, const char *fmt, ...)
{
    char words[160];
    va_list args;
    va_start(args, fmt);
    vsnprintf(words, sizeof words, fmt, args);
    va_end(args);
    um_say(&g->sink, UM_WARNING, st, g->at, code, "leaf %" PRIu64 ": %s", g->leaf, words);
}

/* ---- numbers ---- */

um_status um_vtable_new(um_vgame *g, um_text id, um_vsort sort, uint32_t *out)
{
    uint32_t k = id.n == 0 ? g->spare : 0;
    if (k) {
        g->spare = g->item[k].parent;
    } else {
        if (g->items >= UM_V_PIECES_MAX)
            return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-pieces",
                          "leaf %" PRIu64 ": more than %u pieces", g->leaf, UM_V_PIECES_MAX);
        void *items = g->item;
        um_status s = um_grow(&items, &g->item_cap, g->items + 2, sizeof *g->item);
        g->item = items;
        if (s != UM_OK)
            return s;
        k = (uint32_t)++g->items;
    }
    uint32_t *child = g->item[k].child;
    size_t cap = g->item[k].child_cap;
    g->item[k] = (um_vitem){.id = id, .sort = sort, .alive = true, .child = child, .child_cap = cap};
    *out = k;
    return UM_OK;
}

um_status um_vtable_number(um_vgame *g, um_text id, uint32_t *out)
{
    uint32_t n;
    um_status s = um_vnames_add(&g->ids, id, &n);
    if (s != UM_OK)
        return s;
    void *numbers = g->number;
    s = um_grow(&numbers, &g->number_cap, n + 1, sizeof *g->number);
    g->number = numbers;
    if (s == UM_OK && !g->number[n]) {
        s = um_vtable_new(g, g->ids.item[n - 1], UM_V_PIECE, &g->number[n]);
        if (s == UM_OK)
            g->item[g->number[n]].alive = false;
    }
    if (s == UM_OK)
        *out = g->number[n];
    return s;
}

/* "Map3" stands for the module's fourth map where no map has that name. */
static um_text resolve(const um_vgame *g, um_text name)
{
    int32_t n;
    if (!g->module || !um_text_starts(name, "Map") ||
        um_text_int((um_text){name.p + 3, name.n - 3}, &n) != UM_OK)
        return name;
    const um_vmap *m = um_vmodule_map(g->module, name);
    return m ? m->name : name;
}

static um_status learn_map(um_vgame *g, uint32_t n)
{
    void *facts = g->map_fact;
    um_status s = um_grow(&facts, &g->map_fact_cap, n + 1, sizeof *g->map_fact);
    g->map_fact = facts;
    if (s != UM_OK)
        return s;
    const um_vmap *m = g->module ? um_vmodule_map(g->module, g->maps.item[n - 1]) : NULL;
    g->map_fact[n].stacking = !m || m->stacking;
    g->map_fact[n].secret = !m || (m->kind != UM_VMAP_SHARED && !m->visible);
    return UM_OK;
}

uint32_t um_vtable_map(um_vgame *g, um_text name, um_status *s)
{
    uint32_t n = 0;
    size_t had = g->maps.n;
    if (name.p)
        *s = um_vnames_add(&g->maps, resolve(g, name), &n);
    if (n && *s == UM_OK && (g->maps.n > had || n >= g->map_fact_cap))
        *s = learn_map(g, n);
    if (g->maps.n > had && g->module && !um_vmodule_map(g->module, g->maps.item[n - 1]))
        um_vtable_say(g, UM_NAME, "vassal-map-unknown",
                      "a map that the module does not have; its pieces are kept there");
    return n;
}

/* ---- where things lie ---- */

static uint32_t bucket(const um_vitem *i)
{
    uint32_t h = i->map * 0x9e3779b1u ^ (uint32_t)i->x * 0x85ebca6bu ^ (uint32_t)i->y * 0xc2b2ae35u;
    return (h ^ h >> 15) % UM_V_SPOTS;
}

static void unlist(um_vgame *g, uint32_t k)
{
    um_vitem *i = &g->item[k];
    if (!i->listed)
        return;
    if (i->previous)
        g->item[i->previous].next = i->next;
    else
        g->spot[i->listed_as][bucket(i)] = i->next;
    if (i->next)
        g->item[i->next].previous = i->previous;
    i->listed = false;
}

static bool may_be_joined(const um_vitem *i)
{
    return i->sort == UM_V_STACK ? i->children > 0 : i->sort == UM_V_PILE || !i->fixed;
}

static void list(um_vgame *g, uint32_t k)
{
    um_vitem *i = &g->item[k];
    if (i->listed || !i->alive || !i->map || i->parent || !may_be_joined(i))
        return;
    i->listed_as = i->sort == UM_V_PILE    ? UM_V_SPOT_DECKS
                   : i->sort == UM_V_STACK ? UM_V_SPOT_STACKS
                                           : UM_V_SPOT_LONE;
    uint32_t *head = &g->spot[i->listed_as][bucket(i)];
    i->previous = 0;
    i->next = *head;
    if (*head)
        g->item[*head].previous = k;
    *head = k;
    i->listed = true;
}

void um_vtable_place(um_vgame *g, uint32_t k, uint32_t map, int32_t x, int32_t y)
{
    unlist(g, k);
    um_vitem *i = &g->item[k];
    i->map = map;
    i->x = x;
    i->y = y;
    list(g, k);
    for (size_t c = 0; c < i->children; c++)
        um_vtable_place(g, i->child[c], map, x, y);
}

static size_t index_in(const um_vitem *parent, uint32_t k)
{
    size_t at = 0;
    while (at < parent->children && parent->child[at] != k)
        at++;
    return at;
}

/* A stack with nothing in it is none; one without an id is let go. */
static void emptied(um_vgame *g, uint32_t k)
{
    const um_vitem *i = &g->item[k];
    if (i->children > 0)
        return;
    if (i->sort == UM_V_STACK)
        unlist(g, k);
    if (i->id.n == 0) {
        um_vtable_kill(g, k);
        g->item[k].parent = g->spare;
        g->spare = k;
    }
}

void um_vtable_detach(um_vgame *g, uint32_t k)
{
    uint32_t parent = g->item[k].parent;
    if (!parent)
        return;
    um_vitem *p = &g->item[parent];
    size_t at = index_in(p, k);
    if (at < p->children) {
        memmove(p->child + at, p->child + at + 1, (p->children - at - 1) * sizeof *p->child);
        p->children--;
    }
    g->item[k].parent = 0;
    list(g, k);
    emptied(g, parent);
}

/* Room for `n` more in a stack or deck, from position `at` on. */
static um_status make_room(um_vgame *g, uint32_t into, size_t n, size_t at)
{
    um_vitem *p = &g->item[into];
    if (p->children + n > UM_V_STACK_MAX)
        return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-stack",
                      "leaf %" PRIu64 ": a stack or deck holds more than %u pieces", g->leaf, UM_V_STACK_MAX);
    void *children = p->child;
    um_status s = um_grow(&children, &p->child_cap, p->children + n, sizeof *p->child);
    p->child = children;
    if (s != UM_OK)
        return s;
    memmove(p->child + at + n, p->child + at, (p->children - at) * sizeof *p->child);
    p->children += n;
    return UM_OK;
}

static void put_in(um_vgame *g, uint32_t into, uint32_t k, size_t at)
{
    um_vitem *p = &g->item[into];
    unlist(g, k);
    p->child[at] = k;
    g->item[k].parent = into;
    um_vtable_place(g, k, p->map, p->x, p->y);
}

um_status um_vtable_insert(um_vgame *g, uint32_t into, uint32_t k, size_t at)
{
    size_t n = g->item[into].children;
    at = at < n ? at : n;
    um_status s = make_room(g, into, 1, at);
    if (s != UM_OK)
        return s;
    put_in(g, into, k, at);
    list(g, into);
    return UM_OK;
}

void um_vtable_scatter(um_vgame *g, uint32_t k)
{
    um_vitem *i = &g->item[k];
    while (i->children > 0) {
        uint32_t c = i->child[--i->children];
        g->item[c].parent = 0;
        list(g, c);
    }
    if (i->sort == UM_V_STACK)
        unlist(g, k);
}

void um_vtable_kill(um_vgame *g, uint32_t k)
{
    um_vtable_detach(g, k);
    um_vtable_scatter(g, k);
    unlist(g, k);
    um_vitem *i = &g->item[k];
    i->alive = false;
    i->map = 0;
    g->bytes -= i->block_size;
    um_free(i->block, i->block_size);
    i->block = NULL;
    i->block_size = 0;
    i->traits = (um_vtraits){0};
    i->name = i->gpid = i->extra = (um_text){0};
}

/* ---- joining what lies at a place ---- */

static bool may_stack(const um_vgame *g, uint32_t k)
{
    return !g->item[k].fixed && g->map_fact[g->item[k].map].stacking;
}

/* A deck if there is one, else a stack with something in it, else a lone piece that stacks. */
static um_status partner(um_vgame *g, uint32_t k, uint32_t *out)
{
    const um_vitem *me = &g->item[k];
    int sorts = may_stack(g, k) ? UM_V_SPOT_SORTS : UM_V_SPOT_DECKS + 1;
    uint32_t looked = 0;
    *out = 0;
    for (int sort = 0; sort < sorts; sort++)
        for (uint32_t o = g->spot[sort][bucket(me)]; o; o = g->item[o].next) {
            const um_vitem *i = &g->item[o];
            if (o != k && i->map == me->map && i->x == me->x && i->y == me->y) {
                *out = o;
                return UM_OK;
            }
            if (++looked > UM_V_SPOT_SCAN)
                return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-spots",
                              "leaf %" PRIu64 ": pieces lie at more places than can be told apart in time",
                              g->leaf);
        }
    return UM_OK;
}

/* All of a moved stack, or one piece, into `into` from position `at` on. */
static um_status pour(um_vgame *g, uint32_t k, uint32_t into, size_t at)
{
    size_t n = g->item[k].children;
    if (g->item[k].sort != UM_V_STACK) {
        um_vtable_detach(g, k);
        return um_vtable_insert(g, into, k, at);
    }
    um_status s = make_room(g, into, n, at);
    for (size_t i = 0; i < n && s == UM_OK; i++)
        put_in(g, into, g->item[k].child[i], at + i);
    if (s != UM_OK || !n)
        return s;
    g->item[k].children = 0;
    list(g, into);
    emptied(g, k);
    return UM_OK;
}

static um_status new_stack(um_vgame *g, uint32_t bottom, uint32_t *out)
{
    um_vitem where = g->item[bottom];
    um_status s = um_vtable_new(g, (um_text){NULL, 0}, UM_V_STACK, out);
    if (s != UM_OK)
        return s;
    um_vtable_place(g, *out, where.map, where.x, where.y);
    return um_vtable_insert(g, *out, bottom, 0);
}

/* The stack or deck that a lone partner lies in, made if it lies alone. */
static um_status holder(um_vgame *g, uint32_t partner_, uint32_t *out, size_t *above)
{
    const um_vitem *p = &g->item[partner_];
    if (p->sort != UM_V_PIECE) {
        *out = partner_;
        *above = p->children;
    } else if (p->parent) {
        *out = p->parent;
        *above = index_in(&g->item[p->parent], partner_) + 1;
    } else {
        *above = 1;
        return new_stack(g, partner_, out);
    }
    return UM_OK;
}

um_status um_vtable_drop(um_vgame *g, uint32_t k, um_text under)
{
    const um_vitem *me = &g->item[k];
    uint32_t below = under.p ? um_vgame_find(g, under) : 0, into;
    size_t above;
    if (below) {
        const um_vitem *b = &g->item[below];
        if (below == k || !b->alive || b->parent == k || b->map != me->map || b->x != me->x || b->y != me->y)
            below = 0;
    }
    um_status s = below ? UM_OK : partner(g, k, &below);
    if (s != UM_OK)
        return s;
    if (!below) {
        if (me->sort != UM_V_PIECE || !may_stack(g, k))
            return UM_OK;
        return new_stack(g, k, &into);
    }
    s = holder(g, below, &into, &above);
    return s == UM_OK ? pour(g, k, into, under.p ? above : 0) : s;
}

/* ---- traits ---- */

static char *put(char *to, um_text *t)
{
    if (t->n)
        memcpy(to, t->p, t->n);
    *t = (um_text){to, t->n};
    return to + t->n;
}

static bool never_stacks(const um_vtrait *t)
{
    const char *p = t->type.p + strlen("immob;"), *end = t->type.p + t->type.n;
    while (p < end && *p != ';')
        if (*p++ == 'V')
            return true;
    return false;
}

um_status um_vtable_dress(um_vgame *g, uint32_t k, const um_vtraits *t)
{
    um_vbasic b;
    um_vtrait *last = t->n ? &t->list[t->n - 1] : NULL;
    um_vbasic_parse(last ? last->type : UM_TEXT(""), last ? last->state : UM_TEXT(""), &g->scratch, &b);
    size_t size = t->n * sizeof *t->list + b.name.n + b.gpid.n + b.extra.n + 1;
    for (size_t i = 0; i < t->n; i++)
        size += t->list[i].type.n + t->list[i].state.n;
    um_vitem *item = &g->item[k];
    if (size > UM_V_PIECE_BYTES_MAX + t->n * sizeof *t->list ||
        g->bytes - item->block_size + size > UM_V_GAME_BYTES_MAX)
        return um_say(&g->sink, UM_ERROR, UM_LIMIT, g->at, "vassal-limit-bytes",
                      "leaf %" PRIu64 ": a piece, or all pieces, take more memory than the limit", g->leaf);
    char *block = um_realloc(NULL, 0, size);
    if (!block)
        return UM_MEMORY;
    um_vtrait *list_ = (um_vtrait *)(void *)block;
    char *to = block + t->n * sizeof *list_;
    item->fixed = false;
    for (size_t i = 0; i < t->n; i++) {
        list_[i] = t->list[i];
        to = put(to, &list_[i].type);
        to = put(to, &list_[i].state);
        item->fixed |= list_[i].kind == UM_VT_FIXED && never_stacks(&list_[i]);
    }
    to = put(to, &b.name);
    to = put(to, &b.gpid);
    put(to, &b.extra);
    g->bytes += size - item->block_size;
    um_free(item->block, item->block_size); /* after the copy: the list may have lain in it */
    item->block = block;
    item->block_size = size;
    item->traits = (um_vtraits){list_, t->n, t->uneven};
    item->name = b.name;
    item->gpid = b.gpid;
    item->extra = b.extra;
    return UM_OK;
}

uint32_t um_vgame_find(const um_vgame *g, um_text id)
{
    uint32_t n = id.p ? um_vnames_find(&g->ids, id) : 0;
    return n && n < g->number_cap ? g->number[n] : 0;
}
