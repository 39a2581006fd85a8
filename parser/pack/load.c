/* A pack's tree to rows and data, as the tables of its game tell. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/loader.h"

static const char *const reserved[] = {"id", "name", "sure", "from",
                                       NULL}; /* attributes of a row of its own */

static bool is_any(um_text t, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        if (um_text_is(t, words[i]))
            return true;
    return false;
}

/* Whether an element has no attributes but these. */
static bool only_attributes(um_loader *l, const xmlNode *node, const char *const *words)
{
    bool good = true;
    for (const xmlAttr *a = node->properties; a; a = a->next) {
        um_text name = um_text_of((const char *)a->name);
        if (!is_any(name, words))
            good =
                um_xml_say(&l->x, um_xml_attr_start(&l->x, node, a->name), name.n, UM_ERROR, UM_FORMAT,
                           "pack-attribute", um_nearest_word(words, name), "<%s> takes no attribute '%.*s'",
                           (const char *)node->name, (int)name.n, name.p);
    }
    return good;
}

static const xmlNode *next_element(const xmlNode *n)
{
    while (n && n->type != XML_ELEMENT_NODE)
        n = n->next;
    return n;
}

/* The text of an element that holds nothing else; false if it holds elements. */
static bool text_of(um_loader *l, const xmlNode *node, um_text *out)
{
    const xmlNode *child = next_element(node->children);
    if (child)
        return um_xml_say(&l->x, um_xml_start(child), strlen((const char *)child->name) + 1, UM_ERROR,
                          UM_FORMAT, "pack-element", NULL, "found <%s> in <%s>, expected text",
                          (const char *)child->name, (const char *)node->name);
    *out = um_xml_text(&l->x, node->children);
    return out->p != NULL;
}

/* ---- the head ---- */

/* The game that the root element names. */
static bool read_game(um_loader *l, const xmlNode *root, const um_game **out)
{
    const char *names[17];
    int n = 0;
    bool has;
    um_text game = um_xml_attr(&l->x, root, "game", &has);
    for (; n < um_ngames && n < 16; n++)
        names[n] = um_games[n]->name;
    names[n] = NULL;
    *out = um_game_named(game);
    if (*out)
        return true;
    return um_xml_say(&l->x, um_xml_attr_start(&l->x, root, BAD_CAST "game"), 4, UM_ERROR, UM_NAME,
                      "pack-game", um_nearest_word(names, game),
                      has ? "there is no game '%.*s'" : "expected game=\"...\" here%.*s", (int)game.n,
                      game.p);
}

static bool dup_attr(um_loader *l, const xmlNode *node, const char *name, um_text *out)
{
    bool has;
    um_text t = um_xml_attr(&l->x, node, name, &has);
    if (!has)
        return true;
    return um_text_dup(&l->p->arena, t, out) == UM_OK || um_xml_no_memory(&l->x);
}

/* The pack that an overlay names, as one that may be changed. */
static um_status find_base(um_loader *l, um_text name, um_pack_base_fn *find, void *user)
{
    um_pack *base;
    um_status s = find(user, name, l->x.sink, &base);
    if (s != UM_OK || !base->constant) {
        l->p = s == UM_OK ? base : NULL;
        return s;
    }
    s = um_pack_copy(base, &l->p, l->x.sink);
    um_pack_free(base);
    return s;
}

/* An empty pack, or a copy of the one that the root names as its base. */
static bool begin_pack(um_loader *l, const xmlNode *root, const um_game *g, um_pack_base_fn *find, void *user)
{
    bool has;
    um_text base = um_xml_attr(&l->x, root, "base", &has);
    um_status s = has ? find_base(l, base, find, user) : um_pack_new(g, &l->p);
    if (s != UM_OK) {
        l->p = NULL;
        return um_xml_say(&l->x, um_xml_attr_start(&l->x, root, BAD_CAST "base"), 4, UM_ERROR, s, "pack-base",
                          NULL, has ? "the base pack '%.*s' cannot be had: %s" : "%.*s%s", (int)base.n,
                          base.p, um_status_text(s));
    }
    if (l->p->game != g)
        return um_xml_say(&l->x, um_xml_attr_start(&l->x, root, BAD_CAST "base"), 4, UM_ERROR, UM_VALUE,
                          "pack-base", NULL, "the base pack is of the game %s, not %s", l->p->game->name,
                          g->name);
    um_text name = um_xml_attr(&l->x, root, "name", &has);
    if (!has || um_text_trim(name).n == 0)
        return um_xml_say(&l->x, um_xml_start(root), 5, UM_ERROR, UM_FORMAT, "pack-name", NULL,
                          "expected name=\"...\" here: a pack has a name");
    l->p->version = (um_text){"", 0};
    return dup_attr(l, root, "name", &l->p->name) && dup_attr(l, root, "title", &l->p->title) &&
           dup_attr(l, root, "version", &l->p->version) && dup_attr(l, root, "base", &l->p->base);
}

/* A <source> element: its id, and what it is. */
static bool declare_source(um_loader *l, const xmlNode *node)
{
    static const char *const words[] = {"id", NULL};
    bool has;
    um_text words_of, id = um_xml_attr(&l->x, node, "id", &has);
    if (!only_attributes(l, node, words) || !text_of(l, node, &words_of))
        return false;
    if (id.n == 0 || memchr(id.p, ':', id.n))
        return um_xml_say(&l->x, um_xml_attr_start(&l->x, node, BAD_CAST "id"), 2, UM_ERROR, UM_FORMAT,
                          "pack-source", NULL, "expected id=\"...\" without a colon");
    void *items = l->sources;
    if (l->nsources >= 256)
        return um_xml_say(&l->x, um_xml_start(node), 7, UM_ERROR, UM_LIMIT, "pack-source", NULL,
                          "more than 256 sources declared");
    if (um_grow(&items, &l->sources_cap, l->nsources + 1, sizeof *l->sources) != UM_OK)
        return um_xml_no_memory(&l->x);
    l->sources = items;
    l->sources[l->nsources++] = id;
    return true;
}

/* ---- rows ---- */

static const um_kind *kind_of(const um_loader *l, const xmlNode *list, int *kind)
{
    const um_game *g = l->p->game;
    for (*kind = 0; *kind < g->nkinds; ++*kind)
        if (um_text_is(um_xml_name(list), g->kinds[*kind].plural))
            return &g->kinds[*kind];
    return NULL;
}

static int attr_named(const um_kind *k, um_text name)
{
    for (int i = 0; i < k->nattrs; i++)
        if (um_text_is(name, k->attrs[i].name))
            return i;
    return -1;
}

/* Notes a row to be filled once all rows are known; fresh: this pack made it. */
static bool keep_row(um_loader *l, const xmlNode *node, um_ref r, const um_pair *inherited, bool fresh)
{
    void *items = l->rows;
    if (um_grow(&items, &l->cap, l->nrows + 1, sizeof *l->rows) != UM_OK)
        return um_xml_no_memory(&l->x);
    l->rows = items;
    l->rows[l->nrows++] = (um_row_node){(xmlNodePtr)(uintptr_t)node, r, *inherited, fresh};
    return true;
}

/* Whether the pack has a row already; a row of its base may be met once. */
static bool seen_before(um_loader *l, const xmlNode *node, um_ref r)
{
    unsigned char *seen = &l->seen[um_ref_kind(r) * UM_ROWS_MAX + um_ref_row(r)];
    if (*seen) {
        um_text id = um_ref_id(l->p, r);
        um_xml_say(&l->x, um_xml_start(node), strlen((const char *)node->name) + 1, UM_ERROR, UM_VALUE,
                   "pack-twice", NULL, "the %s '%.*s' is already there", (const char *)node->name, (int)id.n,
                   id.p);
        return true;
    }
    *seen = 1;
    return false;
}

static bool add_row(um_loader *l, const xmlNode *node, int kind, um_text id, um_text name,
                    const um_pair *inherited)
{
    um_ref r = um_row_by_id(l->p, kind, id);
    bool fresh = r == UM_NONE;
    if (!fresh)
        return !seen_before(l, node, r) && keep_row(l, node, r, inherited, false);
    um_status s = um_pack_add_row(l->p, kind, id, name, &r);
    if (s == UM_MEMORY)
        return um_xml_no_memory(&l->x);
    if (s != UM_OK)
        return um_xml_say(&l->x, um_xml_start(node), 1, UM_ERROR, s, "pack-rows", NULL, "more than %d %s",
                          um_rows_most(l->p->game, kind), l->p->game->kinds[kind].plural);
    return !seen_before(l, node, r) && keep_row(l, node, r, inherited, true);
}

/* A row with an id of its own. */
static bool named_row(um_loader *l, const xmlNode *node, int kind, const um_pair *inherited)
{
    bool has_id, has_name;
    um_text id = um_xml_attr(&l->x, node, "id", &has_id), name = um_xml_attr(&l->x, node, "name", &has_name);
    if (um_text_trim(id).n == 0)
        return um_xml_say(&l->x, um_xml_start(node), strlen((const char *)node->name) + 1, UM_ERROR,
                          UM_FORMAT, "pack-id", NULL, "expected id=\"...\" here: a %s has an id",
                          (const char *)node->name);
    return add_row(l, node, kind, id, has_name ? name : id, inherited);
}

/* The value of an attribute as written: <row key="..."> or <row><key>...</key></row>. */
static bool written_value(um_loader *l, const xmlNode *row, const char *name, um_text *out, um_spot *at)
{
    bool has;
    *out = um_xml_attr(&l->x, row, name, &has);
    *at = (um_spot){.node = row, .attr = BAD_CAST name};
    if (has)
        return true;
    for (const xmlNode *c = next_element(row->children); c; c = next_element(c->next))
        if (um_text_is(um_xml_name(c), name)) {
            *at = (um_spot){.node = c, .content = true};
            return text_of(l, c, out);
        }
    return um_xml_say(&l->x, um_xml_start(row), strlen((const char *)row->name) + 1, UM_ERROR, UM_FORMAT,
                      "pack-key", NULL, "a %s needs its %s", (const char *)row->name, name);
}

/* A row named by the two rows it joins, in either order; a new one if they are not joined yet. */
static bool joining_row(um_loader *l, const xmlNode *node, int kind, const um_pair *inherited)
{
    const um_kind *k = &l->p->game->kinds[kind];
    um_ref key[2];
    for (int i = 0; i < 2; i++) {
        um_text t;
        um_spot at;
        um_datum d = {.sure = UM_CERTAIN};
        if (!written_value(l, node, k->attrs[i].name, &t, &at) || !um_read_datum(l, &k->attrs[i], t, &at, &d))
            return false;
        if (d.sure == UM_UNKNOWN || d.lo == UM_NONE)
            return um_xml_say(&l->x, um_xml_spot(&l->x, &at), 1, UM_ERROR, UM_VALUE, "pack-key", NULL,
                              "%s: a %s joins two known rows", k->attrs[i].name, k->name);
        key[i] = d.lo;
    }
    um_ref r = um_row_by_keys(l->p, kind, key[0], key[1]);
    if (r != UM_NONE)
        return !seen_before(l, node, r) && keep_row(l, node, r, inherited, false);
    um_text a = um_ref_id(l->p, key[0]), b = um_ref_id(l->p, key[1]);
    char id[256];
    snprintf(id, sizeof id, "%.*s--%.*s", (int)(a.n < 120 ? a.n : 120), a.p, (int)(b.n < 120 ? b.n : 120),
             b.p);
    a = um_ref_name(l->p, key[0]);
    b = um_ref_name(l->p, key[1]);
    um_buf name = {.max = 1000};
    um_buf_text(&name, a);
    um_buf_str(&name, " - ");
    um_buf_text(&name, b);
    bool ok = name.failed ? um_xml_no_memory(&l->x)
                          : add_row(l, node, kind, um_text_of(id), um_buf_view(&name), inherited);
    um_buf_free(&name);
    if (ok)
        for (int i = 0; i < 2; i++) {
            um_datum *d = um_datum_edit(l->p, um_datum_of(kind, um_rows(l->p, kind) - 1, i));
            *d = (um_datum){.lo = key[i], .hi = key[i], .sure = UM_CERTAIN};
        }
    return ok;
}

/* How sure it is that there are no other rows of the kind, if the list says so. */
static bool read_completeness(um_loader *l, const xmlNode *list, int kind, const um_pair *pair)
{
    bool has;
    um_text t = um_xml_attr(&l->x, list, "complete", &has);
    um_sure_level sure;
    if (!has)
        return true;
    const um_spot at = {.node = list, .attr = BAD_CAST "complete"};
    if (!um_sure_parse(t, &sure))
        return um_xml_say(&l->x, um_xml_spot(&l->x, &at), 8, UM_ERROR, UM_VALUE, "pack-sure", NULL,
                          "found complete=\"%.*s\", expected certain, likely, guess or unknown", (int)t.n,
                          t.p);
    um_pair complete = *pair;
    complete.sure = sure;
    complete.has_sure = true;
    if (!um_need_pair(l, &at, &complete, "complete"))
        return false;
    l->p->tables[kind].complete = (um_datum){1, 1, (uint8_t)sure, 0, complete.source};
    return true;
}

/* The rows of one list: made or found, not yet filled. */
static bool read_list(um_loader *l, const xmlNode *list, int kind)
{
    static const char *const words[] = {"complete", "sure", "from", NULL};
    const um_kind *k = &l->p->game->kinds[kind];
    const um_pair none = {.sure = UM_UNKNOWN};
    um_pair pair;
    bool good = only_attributes(l, list, words) && um_read_pair(l, list, &none, &pair) &&
                read_completeness(l, list, kind, &pair);
    for (const xmlNode *c = next_element(list->children); good && c; c = next_element(c->next)) {
        if (!um_text_is(um_xml_name(c), k->name))
            good = um_xml_say(&l->x, um_xml_start(c), strlen((const char *)c->name) + 1, UM_ERROR, UM_FORMAT,
                              "pack-element", k->name, "found <%s>, expected <%s>", (const char *)c->name,
                              k->name);
        else if (k->keys == 2)
            joining_row(l, c, kind, &pair);
        else
            named_row(l, c, kind, &pair);
    }
    return good;
}

/* Says that an element is no list of the game, and which is near. */
static bool unknown_element(um_loader *l, const xmlNode *node)
{
    const char *words[UM_KINDS_MAX + 4];
    int n = 0;
    words[n++] = "source";
    words[n++] = "note";
    words[n++] = "position";
    for (int i = 0; i < l->p->game->nkinds; i++)
        words[n++] = l->p->game->kinds[i].plural;
    words[n] = NULL;
    um_text name = um_xml_name(node);
    return um_xml_say(&l->x, um_xml_start(node), name.n + 1, UM_ERROR, UM_FORMAT, "pack-element",
                      um_nearest_word(words, name),
                      "found <%.*s>, expected a source, a note, a position, or a list as <%s>", (int)name.n,
                      name.p, l->p->game->kinds[0].plural);
}

/* Lists whose rows join others come after those. */
static void read_lists(um_loader *l, const xmlNode *root, bool joining)
{
    static const char *const others[] = {"source", "note", "position", NULL};
    for (const xmlNode *c = next_element(root->children); c; c = next_element(c->next)) {
        int kind;
        const um_kind *k = kind_of(l, c, &kind);
        if (k && (k->keys == 2) == joining)
            read_list(l, c, kind);
        else if (!k && !joining && !is_any(um_xml_name(c), others))
            unknown_element(l, c);
    }
}

/* ---- what rows hold ---- */

static bool add_alias(um_loader *l, um_row *row, const xmlNode *node)
{
    um_text t;
    if (!text_of(l, node, &t))
        return false;
    if (row->naliases >= UM_PACK_ALIASES_MAX)
        return um_xml_say(&l->x, um_xml_start(node), 6, UM_ERROR, UM_LIMIT, "pack-aliases", NULL,
                          "more than %d aliases", UM_PACK_ALIASES_MAX);
    um_text *more = um_arena_alloc(&l->p->arena, ((size_t)row->naliases + 1) * sizeof *more);
    if (!more || um_text_dup(&l->p->arena, um_text_trim(t), &more[row->naliases]) != UM_OK)
        return um_xml_no_memory(&l->x);
    if (row->naliases)
        memcpy(more, row->aliases, (size_t)row->naliases * sizeof *more);
    row->aliases = more;
    row->naliases++;
    return true;
}

/* Name, aliases, note, and how sure it is that there is such a thing. */
static void read_row_head(um_loader *l, const um_row_node *r)
{
    um_row *row = (um_row *)(uintptr_t)um_row_at(l->p, r->ref);
    um_pair pair;
    bool has_sure, has_from;
    um_xml_attr(&l->x, r->node, "sure", &has_sure);
    um_xml_attr(&l->x, r->node, "from", &has_from);
    if (!dup_attr(l, r->node, "name", &row->name) || !um_read_pair(l, r->node, &r->inherited, &pair))
        return;
    if (r->fresh || has_sure || has_from) {
        if (!um_need_pair(l, &(um_spot){.node = r->node}, &pair, (const char *)r->node->name))
            return;
        row->exists = (um_datum){1, 1, (uint8_t)pair.sure, 0, pair.source};
    }
    for (const xmlNode *c = next_element(r->node->children); c; c = next_element(c->next)) {
        um_text t;
        if (um_text_is(um_xml_name(c), "alias"))
            add_alias(l, row, c);
        else if (um_text_is(um_xml_name(c), "note") && text_of(l, c, &t) &&
                 um_text_dup(&l->p->arena, um_text_trim(t), &row->note) != UM_OK)
            um_xml_no_memory(&l->x);
    }
}

/* One attribute's value into its cell; an attribute given twice is an error. */
static bool set_value(um_loader *l, const um_row_node *r, int attr, um_text t, const um_spot *at,
                      const um_pair *pair, uint32_t *done)
{
    const um_kind *k = &l->p->game->kinds[um_ref_kind(r->ref)];
    const um_attr *a = &k->attrs[attr];
    if (attr < 32 && ((*done >> attr) & 1))
        return um_xml_say(&l->x, um_xml_spot(&l->x, at), 1, UM_ERROR, UM_VALUE, "pack-twice", NULL,
                          "%s is given twice", a->name);
    *done |= attr < 32 ? 1u << attr : 0;
    if (attr < k->keys)
        return true; /* what a row joins is what it is: read already */
    um_pair need = *pair;
    if (!need.has_sure && um_text_is(um_text_trim(t), "unknown"))
        need.has_sure = true, need.sure = UM_UNKNOWN;
    if (!um_need_pair(l, at, &need, a->name))
        return false;
    um_datum d = {.sure = (uint8_t)need.sure, .source = need.source};
    if (!um_read_datum(l, a, t, at, &d))
        return false;
    *um_datum_edit(l->p, um_datum_of(um_ref_kind(r->ref), um_ref_row(r->ref), attr)) = d;
    return true;
}

static const char *nearest_attr(const um_kind *k, um_text name)
{
    const char *words[65];
    int n = 0;
    for (; n < k->nattrs && n < 64; n++)
        words[n] = k->attrs[n].name;
    words[n] = NULL;
    return um_nearest_word(words, name);
}

static void unknown_attr(um_loader *l, const um_kind *k, um_text name, size_t offset)
{
    um_xml_say(&l->x, offset, name.n, UM_ERROR, UM_FORMAT, "pack-attribute", nearest_attr(k, name),
               "a %s has no '%.*s'", k->name, (int)name.n, name.p);
}

/* Values written as attributes of the row are as sure as its list says. */
static void read_short_values(um_loader *l, const um_row_node *r, const um_kind *k, uint32_t *done)
{
    for (const xmlAttr *a = r->node->properties; a; a = a->next) {
        um_text name = um_text_of((const char *)a->name), t = um_xml_text(&l->x, a->children);
        const um_spot at = {.node = r->node, .attr = a->name};
        if (is_any(name, reserved))
            continue;
        int attr = attr_named(k, name);
        if (attr < 0)
            unknown_attr(l, k, name, um_xml_spot(&l->x, &at));
        else if (t.p)
            set_value(l, r, attr, t, &at, &r->inherited, done);
    }
}

/* Values written as elements of the row, which may say themselves how sure they are and where they are from.
 */
static void read_long_values(um_loader *l, const um_row_node *r, const um_kind *k, uint32_t *done)
{
    static const char *const words[] = {"sure", "from", NULL};
    static const char *const others[] = {"alias", "note", NULL};
    for (const xmlNode *c = next_element(r->node->children); c; c = next_element(c->next)) {
        int attr = attr_named(k, um_xml_name(c));
        um_pair pair;
        um_text t;
        if (is_any(um_xml_name(c), others))
            continue;
        if (attr < 0)
            unknown_attr(l, k, um_xml_name(c), um_xml_start(c) + 1);
        else if (only_attributes(l, c, words) && um_read_pair(l, c, &r->inherited, &pair) &&
                 text_of(l, c, &t))
            set_value(l, r, attr, t, &(um_spot){.node = c, .content = true}, &pair, done);
    }
}

static void read_rows(um_loader *l)
{
    for (size_t i = 0; i < l->nrows; i++) {
        const um_row_node *r = &l->rows[i];
        const um_kind *k = &l->p->game->kinds[um_ref_kind(r->ref)];
        uint32_t done = 0;
        read_short_values(l, r, k, &done);
        read_long_values(l, r, k, &done);
    }
}

/* ---- positions ---- */

/* A <position>: a name and the lines of a record. */
static bool read_position(um_loader *l, const xmlNode *node)
{
    static const char *const words[] = {"name", NULL};
    um_text text, name = um_xml_attr(&l->x, node, "name", NULL);
    if (!only_attributes(l, node, words) || !text_of(l, node, &text))
        return false;
    if (name.n == 0)
        return um_xml_say(&l->x, um_xml_start(node), 9, UM_ERROR, UM_FORMAT, "pack-name", NULL,
                          "expected name=\"...\" here: a position has a name");
    um_pack *p = l->p;
    um_named_text *at = NULL;
    for (int i = 0; i < p->npositions; i++)
        if (um_text_eq(p->positions[i].name, name))
            at = &p->positions[i];
    if (!at && p->npositions >= UM_PACK_POSITIONS_MAX)
        return um_xml_say(&l->x, um_xml_start(node), 9, UM_ERROR, UM_LIMIT, "pack-positions", NULL,
                          "more than %d positions", UM_PACK_POSITIONS_MAX);
    if (!at) {
        um_named_text *more = um_arena_alloc(&p->arena, ((size_t)p->npositions + 1) * sizeof *more);
        if (!more)
            return um_xml_no_memory(&l->x);
        if (p->npositions)
            memcpy(more, p->positions, (size_t)p->npositions * sizeof *more);
        p->positions = more;
        at = &more[p->npositions++];
        *at = (um_named_text){{"", 0}, {"", 0}};
    }
    if (um_text_dup(&p->arena, name, &at->name) != UM_OK || um_text_dup(&p->arena, text, &at->text) != UM_OK)
        return um_xml_no_memory(&l->x);
    return true;
}

/* ---- all of it ---- */

static void digest(um_loader *l)
{
    const um_text parts[] = {{l->p->digest, l->p->base.n ? 64 : 0}, l->x.bytes};
    um_sha256_parts(parts, UM_COUNT(parts), l->p->digest);
}

/* Everything below the root, in the order in which rows need each other. */
static um_status fill(um_loader *l, const xmlNode *root)
{
    for (const xmlNode *c = next_element(root->children); c; c = next_element(c->next))
        if (um_text_is(um_xml_name(c), "source"))
            declare_source(l, c);
    read_lists(l, root, false);
    for (size_t i = 0; i < l->nrows; i++)
        read_row_head(l, &l->rows[i]);
    if (um_names_build(l->p) != UM_OK) /* names and aliases are there now */
        um_xml_no_memory(&l->x);
    size_t named = l->nrows;
    if (l->x.failed == UM_OK)
        read_lists(l, root, true);
    for (size_t i = named; i < l->nrows; i++)
        read_row_head(l, &l->rows[i]);
    if (l->x.failed != UM_MEMORY && l->x.failed != UM_LIMIT)
        read_rows(l); /* what is wrong with values is told beside what is wrong with rows */
    for (const xmlNode *c = next_element(root->children); c; c = next_element(c->next))
        if (um_text_is(um_xml_name(c), "position"))
            read_position(l, c);
    return l->x.failed;
}

/* The pack from the parsed tree; what is wrong has been said. */
static um_status read_pack(um_loader *l, um_pack_base_fn *find, void *user)
{
    static const char *const words[] = {"game", "name", "title", "version", "base", NULL};
    const xmlNode *root = xmlDocGetRootElement(l->x.doc);
    const um_game *g;
    if (!um_text_is(um_xml_name(root), "pack")) {
        um_xml_say(&l->x, um_xml_start(root), 5, UM_ERROR, UM_FORMAT, "pack-element", "pack",
                   "found <%s>, expected <pack>", (const char *)root->name);
        return l->x.failed;
    }
    if (!only_attributes(l, root, words) || !read_game(l, root, &g) || !begin_pack(l, root, g, find, user))
        return l->x.failed;
    um_status s = fill(l, root);
    if (s == UM_OK && !um_pack_is_plain(&l->x))
        s = um_xml_validate(&l->x, &um_schema_of_packs);
    if (s == UM_OK)
        digest(l);
    if (s == UM_OK)
        s = um_names_build(l->p); /* rows that join others have got names, too */
    return s == UM_OK ? um_pack_recompile(l->p, l->x.sink) : s;
}

static um_status find_builtin(void *user, um_text name, const um_sink *sink, um_pack **out)
{
    (void)user;
    return um_pack_builtin_xml(name).n ? um_pack_builtin(NULL, name, sink, out) : UM_NAME;
}

um_status um_pack_load(um_text file, um_text bytes, um_pack_base_fn *find, void *user, const um_sink *sink,
                       um_pack **out)
{
    um_loader l = {.p = NULL};
    um_status s = um_xml_open(&l.x, file, bytes, sink);
    l.seen = s == UM_OK ? um_arena_alloc(&l.x.arena, (size_t)UM_KINDS_MAX * UM_ROWS_MAX) : NULL;
    if (s == UM_OK && !l.seen)
        s = UM_MEMORY;
    if (s == UM_OK)
        s = read_pack(&l, find ? find : find_builtin, user);
    um_xml_close(&l.x);
    um_free(l.rows, l.cap * sizeof *l.rows);
    um_free(l.sources, l.sources_cap * sizeof *l.sources);
    if (s != UM_OK) {
        um_pack_free(l.p);
        return s;
    }
    *out = l.p;
    return UM_OK;
}
