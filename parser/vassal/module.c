/* What a module holds, asked for; reading it is module_read.c. */
#include "parser/vassal/module.h"

#include <string.h>

#include "parser/vassal/format.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/sequence.h"

void um_vmodule_free(um_vmodule *m)
{
    if (!m)
        return;
    um_arena_free(&m->arena);
    um_free(m, sizeof *m);
}

const um_vmap *um_vmodule_map(const um_vmodule *m, um_text name)
{
    for (size_t i = 0; i < m->maps; i++)
        if (um_text_eq(m->map[i].name, name))
            return &m->map[i];
    int32_t k;
    if (um_text_starts(name, "Map") && um_text_int((um_text){name.p + 3, name.n - 3}, &k) == UM_OK &&
        k >= 0 && (size_t)k < m->maps)
        return &m->map[k];
    return NULL;
}

const um_vslot *um_vmodule_slot(const um_vmodule *m, um_text gpid)
{
    for (size_t i = 0; i < m->slots && gpid.n; i++)
        if (um_text_eq(m->slot[i].gpid, gpid))
            return &m->slot[i];
    return NULL;
}

static const um_vproto *proto_named(const um_vmodule *m, um_text name)
{
    for (size_t i = 0; i < m->protos; i++)
        if (um_text_eq(m->proto[i].name, name))
            return &m->proto[i];
    return NULL;
}

/* ---- slots as pieces ---- */

enum { NESTED_PROTOTYPES = 20, PROTOTYPES_MAX = 2000 };

typedef struct expansion {
    const um_vmodule *module;
    um_arena *arena;
    um_vtrait *list;
    size_t n, cap, bytes; /* bytes: of all definitions that were read for this piece */
    size_t prototypes;
    um_status failed;
} expansion;

static um_status parse_definition(um_text text, um_arena *arena, um_vtraits *out)
{
    um_vcmd c;
    um_status s = um_vcmd_parse(um_text_trim(text), arena, &c, NULL);
    if (s == UM_OK && c.kind != UM_V_ADD)
        s = UM_FORMAT;
    return s == UM_OK ? um_vtraits_parse(c.u.add.type, c.u.add.state, arena, out) : s;
}

static um_status keep_trait(expansion *e, const um_vtrait *t)
{
    if (e->n == e->cap) {
        size_t now = e->cap ? e->cap * 2 : 16;
        if (e->n >= UM_V_TRAITS_MAX)
            return UM_LIMIT;
        um_vtrait *list = um_arena_alloc(e->arena, now * sizeof *list);
        if (!list)
            return UM_MEMORY;
        if (e->n)
            memcpy(list, e->list, e->n * sizeof *list);
        e->list = list;
        e->cap = now;
    }
    e->list[e->n++] = *t;
    return UM_OK;
}

/* The traits of a prototype stand where it was named; its own basic piece is left out. */
static um_status expand(expansion *e, const um_vtraits *t, bool whole, int depth)
{
    um_status s = depth > NESTED_PROTOTYPES ? UM_LIMIT : UM_OK;
    for (size_t i = 0; i + !whole < t->n && s == UM_OK; i++) {
        const um_vproto *p = NULL;
        if (t->list[i].kind == UM_VT_PROTOTYPE)
            p = proto_named(e->module, um_seq_nth(t->list[i].type, ';', 1, e->arena));
        um_vtraits inner;
        e->prototypes += p != NULL;
        e->bytes += p ? p->text.n : 0;
        if (!p)
            s = keep_trait(e, &t->list[i]);
        else if (e->prototypes > PROTOTYPES_MAX || e->bytes > UM_V_PIECE_BYTES_MAX)
            s = UM_LIMIT; /* prototypes that name each other multiply */
        else if ((s = parse_definition(p->text, e->arena, &inner)) == UM_OK)
            s = expand(e, &inner, false, depth + 1);
    }
    return s;
}

um_status um_vmodule_slot_traits(const um_vmodule *m, const um_vslot *slot, um_arena *arena, um_vtraits *out)
{
    um_vtraits own;
    expansion e = {.module = m, .arena = arena};
    um_status s = parse_definition(slot->text, arena, &own);
    if (s == UM_OK)
        s = expand(&e, &own, true, 0);
    if (s == UM_OK)
        *out = (um_vtraits){e.list, e.n, own.uneven};
    return s;
}

/* ---- turns ---- */

/* The k-th level right below `parent` (-1: at the top); -1: none. */
static int32_t level_below(const um_vturn *t, int32_t parent, int32_t k)
{
    for (size_t i = 0; i < t->levels; i++)
        if (t->level[i].parent == parent && k-- == 0)
            return (int32_t)i;
    return -1;
}

static um_status number_text(int32_t v, um_arena *arena, um_text *out)
{
    um_buf b = {0};
    um_buf_printf(&b, "%d", (int)v);
    um_status s = b.failed != UM_OK ? b.failed : um_text_dup(arena, um_buf_view(&b), out);
    um_buf_free(&b);
    return s;
}

/* Read one level's state: what it shows, and which level below is current with which state. */
static um_status read_level(const um_vlevel *l, um_text state, um_arena *arena, um_text *shown, int32_t *sub,
                            um_text *rest)
{
    um_seq q;
    um_seq_init(&q, state, ';', arena);
    int32_t now = um_seq_int(&q, l->start);
    um_text value = UM_TEXT("");
    um_status s = UM_OK;
    *sub = um_seq_int(&q, 0);
    um_seq_skip(&q, 2);
    if (!l->list)
        s = number_text(now, arena, &value);
    else if (now >= 0 && (size_t)now < l->values)
        value = l->value[now];
    for (int32_t i = 0; i < *sub && !q.done; i++)
        um_seq_skip(&q, 1);
    *rest = um_seq_text(&q, "");
    um_vfact fact = {"value", value};
    return s == UM_OK ? um_vformat(l->format.n ? l->format : UM_TEXT("$value$"), &fact, 1, arena, shown) : s;
}

um_status um_vmodule_turn_name(const um_vmodule *m, um_text tracker, um_text state, um_arena *arena,
                               um_text *out)
{
    static const char *const names[] = {"level1", "level2", "level3", "level4",
                                        "level5", "level6", "level7", "level8"};
    const um_vturn *t = NULL;
    for (size_t i = 0; i < m->turns && !t; i++)
        if (um_text_eq(m->turn[i].id, tracker) || !tracker.p)
            t = &m->turn[i];
    if (!t)
        return UM_NAME;
    um_vfact facts[UM_COUNT(names)];
    size_t n = 0;
    um_seq q;
    um_seq_init(&q, state, '|', arena);
    int32_t top = um_seq_int(&q, 0);
    if (top < 0)
        return UM_VALUE;
    um_seq_skip(&q, (size_t)top);
    um_text text = um_seq_text(&q, "");
    um_status s = UM_OK;
    for (int32_t at = level_below(t, -1, top), sub; at >= 0 && n < UM_COUNT(names) && s == UM_OK; n++) {
        facts[n].name = names[n];
        um_text rest;
        s = read_level(&t->level[at], text, arena, &facts[n].value, &sub, &rest);
        text = rest;
        at = sub < 0 ? -1 : level_below(t, at, sub);
    }
    return s == UM_OK ? um_vformat(t->format, facts, n, arena, out) : s;
}
