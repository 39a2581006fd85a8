/* Packs: rows and data, references and how they are written, copies. */
#include "core/pack.h"

#include "core/game.h"
#include "core/names.h"
#include "core/touched.h"

#include <string.h>

static const char *const sure_words[] = {"unknown", "guess", "likely", "certain"};

const char *um_sure_text(um_sure_level s)
{
    return (size_t)s < UM_COUNT(sure_words) ? sure_words[s] : "unknown";
}

bool um_sure_parse(um_text t, um_sure_level *out)
{
    for (size_t i = 0; i < UM_COUNT(sure_words); i++)
        if (um_word_is(t, sure_words[i])) {
            *out = (um_sure_level)i;
            return true;
        }
    return false;
}

/* ---- rows and data ---- */

int um_rows(const um_pack *p, int kind)
{
    return kind >= 0 && kind < p->game->nkinds ? p->tables[kind].nrows : 0;
}

int um_rows_most(const um_game *g, int kind)
{
    return g->kinds[kind].most ? g->kinds[kind].most : UM_ROWS_MAX;
}

const um_row *um_row_at(const um_pack *p, um_ref r)
{
    int kind = um_ref_kind(r), row = um_ref_row(r);
    return row >= 0 && row < um_rows(p, kind) ? &p->tables[kind].rows[row] : NULL;
}

static um_datum *find_datum(um_pack *p, um_datum_id id)
{
    int kind = um_datum_kind(id), row = um_datum_row(id), attr = um_datum_attr(id);
    if (kind < 0 || kind >= p->game->nkinds)
        return NULL;
    um_table *t = &p->tables[kind];
    if (row == UM_ROW_LIST)
        return &t->complete;
    if (row >= t->nrows)
        return NULL;
    if (attr == UM_ATTR_EXISTS)
        return &t->rows[row].exists;
    int nattrs = p->game->kinds[kind].nattrs;
    return attr < nattrs ? &t->data[row * nattrs + attr] : NULL;
}

um_datum *um_datum_edit(um_pack *p, um_datum_id id)
{
    return p->constant ? NULL : find_datum(p, id);
}

bool um_datum_there(const um_pack *p, um_datum_id id)
{
    return find_datum((um_pack *)(uintptr_t)p, id) != NULL;
}

const um_datum *um_datum_at(const um_pack *p, um_datum_id id)
{
    static const um_datum unknown = {.lo = UM_NONE, .hi = UM_NONE, .sure = UM_UNKNOWN};
    const um_datum *d = find_datum((um_pack *)(uintptr_t)p, id);
    um_touched_note(p, id);
    return d ? d : &unknown;
}

um_text um_ref_name(const um_pack *p, um_ref r)
{
    const um_row *row = um_row_at(p, r);
    return row ? row->name : UM_TEXT("?");
}

um_text um_ref_id(const um_pack *p, um_ref r)
{
    const um_row *row = um_row_at(p, r);
    return row ? row->id : UM_TEXT("?");
}

static um_ref key_at(const um_pack *p, int kind, int row, int key)
{
    const um_datum *d = &p->tables[kind].data[row * p->game->kinds[kind].nattrs + key];
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

um_ref um_row_by_keys(const um_pack *p, int kind, um_ref a, um_ref b)
{
    if (kind < 0 || kind >= p->game->nkinds || p->game->kinds[kind].keys != 2 || a == UM_NONE || b == UM_NONE)
        return UM_NONE;
    for (int i = 0; i < p->tables[kind].nrows; i++) {
        um_ref x = key_at(p, kind, i, 0), y = key_at(p, kind, i, 1);
        if ((x == a && y == b) || (x == b && y == a))
            return um_ref_of(kind, i);
    }
    return UM_NONE;
}

um_ref um_row_by_id(const um_pack *p, int kind, um_text id)
{
    for (int i = 0; i < um_rows(p, kind); i++)
        if (um_text_eq(p->tables[kind].rows[i].id, id))
            return um_ref_of(kind, i);
    return UM_NONE;
}

/* ---- writing ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Whether a name could be taken for something else than a name in a line of a record. */
static bool needs_quotes(um_text t)
{
    int blanks = 0;
    for (size_t i = 0; i < t.n; i++) {
        bool ratio = t.p[i] == ':' && i > 0 && is_digit(t.p[i - 1]) && i + 1 < t.n && is_digit(t.p[i + 1]);
        if (!ratio && memchr("\",=:#\\", t.p[i], 6))
            return true;
        if (t.p[i] == ' ') {
            blanks++;
            if (i + 2 < t.n && t.p[i + 1] == '-' && t.p[i + 2] == ' ')
                return true;
        }
        if (t.p[i] == '.' && i + 1 < t.n && t.p[i + 1] == '.')
            return true;
    }
    return t.n == 0 || blanks >= 8;
}

static void write_name(um_text t, um_buf *out)
{
    if (!needs_quotes(t)) {
        um_buf_text(out, t);
        return;
    }
    um_buf_char(out, '"');
    for (size_t i = 0; i < t.n; i++) {
        if (t.p[i] == '"' || t.p[i] == '\\')
            um_buf_char(out, '\\');
        um_buf_char(out, t.p[i]);
    }
    um_buf_char(out, '"');
}

/* The kinds among which a row's name must be its own: all that a verb's parameter may mix. */
static uint32_t rivals(const um_game *g, int kind)
{
    const um_kind *k = &g->kinds[kind];
    uint32_t mask = UM_KIND_BIT(kind);
    for (int i = 0; (k->is_piece || k->is_place) && i < g->nkinds; i++)
        if (g->kinds[i].is_piece || g->kinds[i].is_place)
            mask |= UM_KIND_BIT(i);
    return mask;
}

static bool means_only(const um_pack *p, uint32_t kinds, int side, um_text name, um_ref r)
{
    um_found f = um_find_name(p, kinds, side, name);
    return f.matches == 1 && f.ref == r;
}

bool um_ref_shares_name(const um_pack *p, um_ref r, const char **side)
{
    const um_row *row = um_row_at(p, r);
    *side = NULL;
    if (!row)
        return false;
    uint32_t kinds = rivals(p->game, um_ref_kind(r));
    um_found found = um_find_name(p, kinds, -1, row->name);
    if (found.matches == 0 || (found.matches == 1 && found.ref == r))
        return false;
    for (int i = 0; p->game->kinds[um_ref_kind(r)].side >= 0 && p->game->sides[i]; i++)
        if (means_only(p, kinds, i, row->name, r))
            *side = p->game->sides[i];
    return true;
}

void um_ref_label(const um_pack *p, um_ref r, um_buf *out)
{
    const char *side;
    bool shared = um_ref_shares_name(p, r, &side);
    if (side)
        um_buf_printf(out, "%s:", side);
    um_buf_text(out, um_ref_name(p, r));
    if (!shared || side)
        return;
    um_buf_str(out, " (");
    um_buf_text(out, um_ref_id(p, r));
    um_buf_char(out, ')');
}

void um_ref_write(const um_pack *p, um_ref r, um_buf *out)
{
    const um_row *row = um_row_at(p, r);
    if (!row) {
        um_buf_str(out, "none");
        return;
    }
    int kind = um_ref_kind(r);
    const um_kind *k = &p->game->kinds[kind];
    uint32_t kinds = rivals(p->game, kind);
    if (k->keys == 2) {
        um_ref_write(p, key_at(p, kind, um_ref_row(r), 0), out);
        um_buf_str(out, " - ");
        um_ref_write(p, key_at(p, kind, um_ref_row(r), 1), out);
        return;
    }
    if (means_only(p, kinds, -1, row->name, r)) {
        write_name(row->name, out);
        return;
    }
    for (int side = 0; k->side >= 0 && p->game->sides[side]; side++)
        if (means_only(p, kinds, side, row->name, r)) {
            um_buf_printf(out, "%s:", p->game->sides[side]);
            write_name(row->name, out);
            return;
        }
    write_name(row->id, out);
}

/* A row as a record names it before an attribute: in quotes if both together would be read as another row's
 * name. */
static void name_before(const um_pack *p, um_ref r, const char *attr, um_buf *out)
{
    um_buf name = {0};
    um_ref_write(p, r, &name);
    size_t n = name.n;
    um_buf_printf(&name, " %s", attr);
    bool quote = um_find_name(p, UM_KIND_BIT(um_ref_kind(r)), -1, um_buf_view(&name)).matches > 0;
    um_buf_printf(out, quote ? "\"%.*s\"" : "%.*s", (int)n, um_buf_view(&name).p);
    if (name.failed)
        out->failed = name.failed;
    um_buf_free(&name);
}

void um_datum_name(const um_pack *p, um_datum_id id, um_buf *out)
{
    int kind = um_datum_kind(id), row = um_datum_row(id), attr = um_datum_attr(id);
    if (!um_datum_there(p, id)) {
        um_buf_str(out, "?");
        return;
    }
    const um_kind *k = &p->game->kinds[kind];
    if (row == UM_ROW_LIST) {
        um_buf_printf(out, "%s complete", k->plural);
        return;
    }
    const char *name = attr == UM_ATTR_EXISTS ? "exists" : k->attrs[attr].name;
    um_buf_printf(out, "%s ", k->name);
    name_before(p, um_ref_of(kind, row), name, out);
    um_buf_printf(out, " %s", name);
}

static void write_set(const um_attr *a, int32_t bits, um_buf *out)
{
    const char *between = "";
    for (int i = 0; a->words[i]; i++)
        if ((bits >> i) & 1) {
            um_buf_printf(out, "%s%s", between, a->words[i]);
            between = ", ";
        }
    if (!between[0])
        um_buf_str(out, "none");
}

static void write_value(const um_pack *p, const um_attr *a, int32_t v, um_buf *out)
{
    switch (a->type) {
    case UM_A_INT:
        um_buf_printf(out, "%d", (int)v);
        break;
    case UM_A_WORD:
        um_buf_str(out, a->words[v]);
        break;
    case UM_A_SET:
        write_set(a, v, out);
        break;
    case UM_A_REF:
        um_ref_write(p, v, out);
        break;
    case UM_A_TEXT:
        um_buf_char(out, '"');
        if (v >= 0 && v < p->ntexts)
            um_buf_text(out, p->texts[v]);
        um_buf_char(out, '"');
        break;
    }
}

void um_datum_value(const um_pack *p, um_datum_id id, um_buf *out)
{
    const um_datum *d = um_datum_at(p, id);
    if (!um_datum_there(p, id) || um_datum_row(id) == UM_ROW_LIST)
        return;
    if (d->sure == UM_UNKNOWN) {
        um_buf_str(out, "unknown");
        return;
    }
    if (um_datum_attr(id) == UM_ATTR_EXISTS) {
        um_buf_str(out, "yes");
        return;
    }
    const um_attr *a = &p->game->kinds[um_datum_kind(id)].attrs[um_datum_attr(id)];
    write_value(p, a, d->lo, out);
    if (d->lo != d->hi) {
        um_buf_str(out, "..");
        write_value(p, a, d->hi, out);
    }
}

/* ---- making and changing ---- */

enum { ROW_STEP = 32 };

/* Arrays of rows hold a multiple of ROW_STEP, so that their room follows from their number. */
static size_t room_for(int rows)
{
    return ((size_t)rows + ROW_STEP - 1) / ROW_STEP * ROW_STEP;
}

/* Move a kind's rows and data to arrays with room for so many. */
static um_status move_rows(um_pack *p, int kind, int rows)
{
    um_table *t = &p->tables[kind];
    size_t nattrs = (size_t)p->game->kinds[kind].nattrs, room = room_for(rows);
    um_row *r = um_arena_alloc(&p->arena, room * sizeof *r);
    um_datum *d = um_arena_alloc(&p->arena, room * nattrs * sizeof *d);
    if (!r || !d)
        return UM_MEMORY;
    if (t->nrows) {
        memcpy(r, t->rows, (size_t)t->nrows * sizeof *r);
        memcpy(d, t->data, (size_t)t->nrows * nattrs * sizeof *d);
    }
    t->rows = r;
    t->data = d;
    return UM_OK;
}

static um_status resize(um_pack *p, int kind, int rows)
{
    int now = p->tables[kind].nrows;
    return rows > now && room_for(rows) == room_for(now) ? UM_OK : move_rows(p, kind, rows);
}

/* How many texts a list has room for: a power of two. */
static size_t texts_room(int n)
{
    size_t room = 1;
    while (room < (size_t)n)
        room *= 2;
    return room;
}

um_status um_pack_new(const um_game *g, um_pack **out)
{
    um_pack *p = um_realloc(NULL, 0, sizeof *p);
    if (!p)
        return UM_MEMORY;
    *p = (um_pack){.game = g, .name = {"", 0}, .title = {"", 0}, .version = {"", 0}, .base = {"", 0}};
    uint16_t none;
    um_status s = um_pack_add_source(p, UM_TEXT(""), &none);
    if (s == UM_OK)
        s = um_names_build(p);
    if (s != UM_OK) {
        um_pack_free(p);
        return s;
    }
    *out = p;
    return UM_OK;
}

void um_pack_free(um_pack *p)
{
    if (!p)
        return;
    um_arena_free(&p->arena);
    um_free(p, sizeof *p);
}

/* Append a text to one of the pack's lists. */
static um_status append(um_pack *p, um_text **list, int *n, um_text t)
{
    um_text kept;
    if (um_text_dup(&p->arena, t, &kept) != UM_OK)
        return UM_MEMORY;
    if (*n == 0 || texts_room(*n) == (size_t)*n) {
        um_text *more = um_arena_alloc(&p->arena, texts_room(*n + 1) * sizeof *more);
        if (!more)
            return UM_MEMORY;
        if (*n)
            memcpy(more, *list, (size_t)*n * sizeof *more);
        *list = more;
    }
    (*list)[(*n)++] = kept;
    return UM_OK;
}

static int index_of(const um_text *list, int n, um_text t)
{
    for (int i = 0; i < n; i++)
        if (um_text_eq(list[i], t))
            return i;
    return -1;
}

um_status um_pack_add_source(um_pack *p, um_text source, uint16_t *out)
{
    int i = index_of(p->sources, p->nsources, source);
    if (p->constant)
        return UM_CALL;
    if (i < 0) {
        if (p->nsources >= UINT16_MAX)
            return UM_LIMIT;
        um_status s = append(p, &p->sources, &p->nsources, source);
        if (s != UM_OK)
            return s;
        i = p->nsources - 1;
    }
    *out = (uint16_t)i;
    return UM_OK;
}

um_status um_pack_add_text(um_pack *p, um_text text, int32_t *out)
{
    int i = index_of(p->texts, p->ntexts, text);
    um_status s = UM_OK;
    if (p->constant)
        return UM_CALL;
    if (i < 0) {
        i = p->ntexts;
        s = append(p, &p->texts, &p->ntexts, text);
    }
    if (s == UM_OK)
        *out = i;
    return s;
}

static void set_defaults(const um_pack *p, int kind, int row)
{
    const um_kind *k = &p->game->kinds[kind];
    um_datum *d = &p->tables[kind].data[row * k->nattrs];
    for (int i = 0; i < k->nattrs; i++) {
        int32_t nothing = k->attrs[i].type == UM_A_REF ? UM_NONE : 0;
        d[i] = (um_datum){.lo = nothing, .hi = nothing, .sure = UM_UNKNOWN};
        if (k->attrs[i].has_default)
            d[i] = (um_datum){k->attrs[i].fallback, k->attrs[i].fallback, UM_CERTAIN, 0, 0};
    }
}

um_status um_pack_add_row(um_pack *p, int kind, um_text id, um_text name, um_ref *out)
{
    if (kind < 0 || kind >= p->game->nkinds || p->constant)
        return UM_CALL;
    um_table *t = &p->tables[kind];
    if (um_row_by_id(p, kind, id) != UM_NONE)
        return UM_VALUE;
    if (t->nrows >= um_rows_most(p->game, kind))
        return UM_LIMIT;
    um_row row = {.exists = {1, 1, UM_CERTAIN, 0, 0}, .note = {"", 0}};
    um_status s = um_text_dup(&p->arena, id, &row.id);
    if (s == UM_OK)
        s = um_text_dup(&p->arena, name, &row.name);
    if (s == UM_OK)
        s = resize(p, kind, t->nrows + 1);
    if (s != UM_OK)
        return s;
    t->rows[t->nrows] = row;
    set_defaults(p, kind, t->nrows);
    um_ref r = um_ref_of(kind, t->nrows++);
    s = um_names_add(p, r);
    if (s == UM_OK)
        *out = r;
    return s;
}

um_status um_pack_recompile(um_pack *p, const um_sink *sink)
{
    return p->game->compile ? p->game->compile(p, sink) : UM_OK;
}

/* ---- constant packs ---- */

static um_status move_texts(um_pack *p, um_text **list, int n)
{
    um_text *own = um_arena_alloc(&p->arena, texts_room(n) * sizeof *own);
    if (!own)
        return UM_MEMORY;
    if (n)
        memcpy(own, *list, (size_t)n * sizeof *own);
    *list = own;
    return UM_OK;
}

static um_status move_positions(um_pack *p)
{
    um_named_text *own = um_arena_alloc(&p->arena, (size_t)p->npositions * sizeof *own + 1);
    if (!own)
        return UM_MEMORY;
    if (p->npositions)
        memcpy(own, p->positions, (size_t)p->npositions * sizeof *own);
    p->positions = own;
    return UM_OK;
}

/* Give a constant pack tables of its own. The texts stay where they are, for they live as long as the
 * program. */
static um_status make_own(um_pack *p)
{
    um_status s = UM_OK;
    for (int k = 0; s == UM_OK && k < p->game->nkinds; k++)
        s = p->tables[k].nrows ? move_rows(p, k, p->tables[k].nrows) : UM_OK;
    if (s == UM_OK)
        s = move_texts(p, &p->sources, p->nsources);
    if (s == UM_OK)
        s = move_texts(p, &p->texts, p->ntexts);
    if (s == UM_OK)
        s = move_positions(p);
    if (s == UM_OK)
        s = um_names_move(p);
    p->constant = false;
    return s;
}

/* A pack that shares the tables and texts of another one, of which nothing is freed. */
static um_pack *share(const um_pack *from)
{
    um_pack *p = um_realloc(NULL, 0, sizeof *p);
    if (!p)
        return NULL;
    *p = *from;
    p->arena = (um_arena){0};
    p->map = NULL;
    p->constant = true;
    return p;
}

static um_status finish(um_pack *p, um_status s, const um_sink *sink, um_pack **out)
{
    if (s == UM_OK)
        s = um_pack_recompile(p, sink);
    if (s != UM_OK) {
        um_pack_free(p);
        return s;
    }
    *out = p;
    return UM_OK;
}

um_status um_pack_of_tables(const um_pack *from, const um_game *g, const um_sink *sink, um_pack **out)
{
    um_pack *p = share(from);
    if (!p)
        return UM_MEMORY;
    p->game = g;
    return finish(p, UM_OK, sink, out);
}

um_status um_pack_vary(const um_pack *from, um_datum_id id, um_pack **out, um_datum **datum)
{
    um_pack *p = share(from);
    int kind = um_datum_kind(id);
    um_status s = p ? move_rows(p, kind, um_rows(p, kind)) : UM_MEMORY;
    *datum = s == UM_OK ? find_datum(p, id) : NULL;
    if (*datum)
        *out = p;
    else
        um_pack_free(p);
    return s == UM_OK && !*datum ? UM_CALL : s;
}

static um_status copy_constant(const um_pack *from, const um_sink *sink, um_pack **out)
{
    um_pack *p = share(from);
    return p ? finish(p, make_own(p), sink, out) : UM_MEMORY;
}

/* ---- copying ---- */

static um_status copy_texts(um_arena *a, const um_text *from, int n, um_text **out)
{
    um_text *to = NULL;
    if (n > 0) {
        to = um_arena_alloc(a, (size_t)n * sizeof *to);
        if (!to)
            return UM_MEMORY;
    }
    for (int i = 0; i < n; i++)
        if (um_text_dup(a, from[i], &to[i]) != UM_OK)
            return UM_MEMORY;
    *out = to;
    return UM_OK;
}

static um_status copy_row(um_arena *a, const um_row *from, um_row *to)
{
    um_text *aliases;
    *to = *from;
    if (um_text_dup(a, from->id, &to->id) != UM_OK || um_text_dup(a, from->name, &to->name) != UM_OK ||
        um_text_dup(a, from->note, &to->note) != UM_OK ||
        copy_texts(a, from->aliases, from->naliases, &aliases) != UM_OK)
        return UM_MEMORY;
    to->aliases = aliases;
    return UM_OK;
}

static um_status copy_table(um_pack *to, const um_pack *from, int kind)
{
    const um_table *t = &from->tables[kind];
    size_t nattrs = (size_t)from->game->kinds[kind].nattrs;
    um_status s = t->nrows ? resize(to, kind, t->nrows) : UM_OK;
    for (int i = 0; s == UM_OK && i < t->nrows; i++)
        s = copy_row(&to->arena, &t->rows[i], &to->tables[kind].rows[i]);
    if (s != UM_OK)
        return s;
    if (t->nrows)
        memcpy(to->tables[kind].data, t->data, (size_t)t->nrows * nattrs * sizeof *t->data);
    to->tables[kind].nrows = t->nrows;
    to->tables[kind].complete = t->complete;
    return UM_OK;
}

static um_status copy_positions(um_pack *to, const um_pack *from)
{
    if (!from->npositions)
        return UM_OK;
    to->positions = um_arena_alloc(&to->arena, (size_t)from->npositions * sizeof *to->positions);
    if (!to->positions)
        return UM_MEMORY;
    for (int i = 0; i < from->npositions; i++)
        if (um_text_dup(&to->arena, from->positions[i].name, &to->positions[i].name) != UM_OK ||
            um_text_dup(&to->arena, from->positions[i].text, &to->positions[i].text) != UM_OK)
            return UM_MEMORY;
    to->npositions = from->npositions;
    return UM_OK;
}

static um_status copy_head(um_pack *to, const um_pack *from)
{
    if (um_text_dup(&to->arena, from->name, &to->name) != UM_OK ||
        um_text_dup(&to->arena, from->title, &to->title) != UM_OK ||
        um_text_dup(&to->arena, from->version, &to->version) != UM_OK ||
        um_text_dup(&to->arena, from->base, &to->base) != UM_OK)
        return UM_MEMORY;
    memcpy(to->digest, from->digest, sizeof to->digest);
    /* one by one: these lists have room for more; source 0 is there already */
    um_status s = UM_OK;
    for (int i = 1; i < from->nsources && s == UM_OK; i++)
        s = append(to, &to->sources, &to->nsources, from->sources[i]);
    for (int i = 0; i < from->ntexts && s == UM_OK; i++)
        s = append(to, &to->texts, &to->ntexts, from->texts[i]);
    return s;
}

um_status um_pack_copy(const um_pack *p, um_pack **out, const um_sink *sink)
{
    um_pack *copy;
    if (p->constant)
        return copy_constant(p, sink, out);
    um_status s = um_pack_new(p->game, &copy);
    if (s != UM_OK)
        return s;
    copy->touched = p->touched;
    s = copy_head(copy, p);
    for (int k = 0; s == UM_OK && k < p->game->nkinds; k++)
        s = copy_table(copy, p, k);
    if (s == UM_OK)
        s = copy_positions(copy, p);
    if (s == UM_OK)
        s = um_names_build(copy);
    return finish(copy, s, sink, out);
}
