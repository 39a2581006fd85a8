/* The same as a page: the pack as JSON, from which cli/page/sheet.js draws the map and makes the form. */
#include "cli/pack_sheet.h"
#include "cli/report_html.h"

#include <string.h>

/* The parts of the page, in the order in which they are used. */
static const char *const parts[] = {"page.css", "sheet.css",     "tr.js",         "layout.js", "stand.js",
                                    "map.js",   "sheet-save.js", "sheet-form.js", "sheet.js"};

static void put_parts(um_output *out, const char *suffix)
{
    for (size_t i = 0; i < UM_COUNT(parts); i++)
        if (strstr(parts[i], suffix))
            um_page_source(out, parts[i]);
}

/* ---- what the game declares ---- */

static json_t *words_of(const um_attr *a)
{
    json_t *list = json_array();
    for (int i = 0; a->words && a->words[i]; i++)
        json_array_append_new(list, json_string(a->words[i]));
    return list;
}

static json_t *kinds_in(const um_game *g, uint32_t mask)
{
    json_t *list = json_array();
    for (int k = 0; k < g->nkinds; k++)
        if (mask & UM_KIND_BIT(k))
            json_array_append_new(list, json_integer(k));
    return list;
}

static json_t *attr_of(const um_game *g, const um_attr *a)
{
    static const char *const types[] = {[UM_A_INT] = "int",
                                        [UM_A_WORD] = "word",
                                        [UM_A_SET] = "set",
                                        [UM_A_REF] = "ref",
                                        [UM_A_TEXT] = "text"};
    json_t *o = json_object();
    um_json_set(o, "name", json_string(a->name));
    um_json_set(o, "type", json_string(types[a->type]));
    um_json_set(o, "help", um_json_string(a->help ? um_tr(a->help) : ""));
    um_json_set(o, "lo", json_integer(a->lo));
    um_json_set(o, "hi", json_integer(a->hi));
    um_json_set(o, "words", words_of(a));
    um_json_set(o, "kinds", kinds_in(g, a->type == UM_A_REF ? a->kinds : 0));
    return o;
}

static json_t *kind_of(const um_game *g, const um_kind *k)
{
    json_t *o = json_object(), *attrs = json_array();
    for (int i = 0; i < k->nattrs; i++)
        json_array_append_new(attrs, attr_of(g, &k->attrs[i]));
    um_json_set(o, "name", json_string(k->name));
    um_json_set(o, "plural", json_string(k->plural));
    um_json_set(o, "label", um_json_string(um_tr(k->plural)));
    um_json_set(o, "help", um_json_string(um_tr(k->help)));
    um_json_set(o, "keys", json_integer(k->keys));
    um_json_set(o, "piece", json_boolean(k->is_piece));
    um_json_set(o, "attrs", attrs);
    return o;
}

/* ---- the data ---- */

typedef struct pack_data {
    const um_pack *p;
    const um_pack *base; /* the pack built in that an overlay can be laid upon, or NULL */
} pack_data;

/* The value in the coding of its type: a number, [lo, hi], an index, a mask, [kind, row], a text; null:
 * unknown. */
static json_t *value_of(const pack_data *d, const um_datum *x, const um_attr *a)
{
    if (x->sure == UM_UNKNOWN)
        return json_null();
    if (a && a->type == UM_A_TEXT)
        return x->lo >= 0 && x->lo < d->p->ntexts ? um_json_text(d->p->texts[x->lo]) : json_null();
    if (a && a->type == UM_A_REF)
        return x->lo == UM_NONE ? json_string("none")
                                : json_pack("[ii]", um_ref_kind(x->lo), um_ref_row(x->lo));
    return x->lo == x->hi ? json_integer(x->lo) : json_pack("[ii]", (int)x->lo, (int)x->hi);
}

static bool same_text(const um_pack *p, int32_t a, const um_pack *q, int32_t b)
{
    return a >= 0 && b >= 0 && a < p->ntexts && b < q->ntexts && um_text_eq(p->texts[a], q->texts[b]);
}

/* Whether an overlay holds this datum: another value, or another word on how sure it is, than its base. */
static bool is_own(const pack_data *d, um_datum_id id, const um_attr *a)
{
    if (!d->base || d->base == d->p)
        return false;
    const um_datum *x = um_datum_at(d->p, id), *y = um_datum_at(d->base, id);
    bool there = um_datum_there(d->base, id);
    bool same =
        a && a->type == UM_A_TEXT ? same_text(d->p, x->lo, d->base, y->lo) : x->lo == y->lo && x->hi == y->hi;
    return !there || x->sure != y->sure || (x->sure != UM_UNKNOWN && !same);
}

/* [value, sure, source, own] */
static json_t *datum_of(const pack_data *d, um_datum_id id, const um_attr *a)
{
    const um_datum *x = um_datum_at(d->p, id);
    json_t *list = json_array();
    json_array_append_new(list, value_of(d, x, a));
    json_array_append_new(list, json_integer(x->sure));
    json_array_append_new(list,
                          um_json_text(x->source < d->p->nsources ? d->p->sources[x->source] : UM_TEXT("")));
    json_array_append_new(list, json_integer(is_own(d, id, a)));
    return list;
}

static json_t *row_of(const pack_data *d, int kind, int row)
{
    const um_kind *k = &d->p->game->kinds[kind];
    const um_row *r = um_row_at(d->p, um_ref_of(kind, row));
    json_t *o = json_object(), *values = json_array();
    um_buf label = {0}, name = {0};
    um_ref_label(d->p, um_ref_of(kind, row), &label);
    um_ref_write(d->p, um_ref_of(kind, row), &name);
    for (int i = 0; i < k->nattrs; i++)
        json_array_append_new(values, datum_of(d, um_datum_of(kind, row, i), &k->attrs[i]));
    um_json_set(o, "id", um_json_text(r->id));
    um_json_set(o, "name", um_json_text(um_buf_view(&label)));
    um_json_set(o, "write", um_json_text(um_buf_view(&name)));
    um_json_set(o, "exists", datum_of(d, um_datum_of(kind, row, UM_ATTR_EXISTS), NULL));
    um_json_set(o, "values", values);
    um_buf_free(&label);
    um_buf_free(&name);
    return o;
}

static json_t *list_of(const pack_data *d, int kind)
{
    json_t *o = json_object(), *rows = json_array();
    for (int i = 0; i < um_rows(d->p, kind); i++)
        json_array_append_new(rows, row_of(d, kind, i));
    um_json_set(o, "complete", datum_of(d, um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS), NULL));
    um_json_set(o, "rows", rows);
    return o;
}

static json_t *pack_json(const pack_data *d)
{
    const um_game *g = d->p->game;
    json_t *o = json_object(), *kinds = json_array(), *lists = json_array(), *sources = json_array();
    um_page_rows rows = {.pack = d->p};
    const um_view v = {.game = g, .pack = d->p};
    um_json_set(o, "marks", json_array());
    um_page_map(&v, &rows, o);
    for (int k = 0; k < g->nkinds; k++) {
        json_array_append_new(kinds, kind_of(g, &g->kinds[k]));
        json_array_append_new(lists, list_of(d, k));
    }
    for (int i = 0; d->base && i < d->base->nsources; i++)
        json_array_append_new(sources, um_json_text(d->base->sources[i]));
    um_json_set(o, "tables", kinds);
    um_json_set(o, "lists", lists);
    um_json_set(o, "pack", um_json_text(d->p->name));
    um_json_set(o, "base", d->base ? um_json_text(d->base->name) : json_string(""));
    um_json_set(o, "cited", sources);
    um_free(rows.row, rows.cap * sizeof *rows.row);
    um_arena_free(&rows.arena);
    return o;
}

/* ---- the page ---- */

static void head(um_output *out, const um_pack *p)
{
    const char *title = um_tr("umpire pack sheet");
    um_out(out,
           "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n" UM_PAGE_MARK "\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<title>%s</title>\n<style>/*<![CDATA[*/\n",
           um_language(), title);
    put_parts(out, ".css");
    um_out(out, "/*]]>*/</style>\n</head>\n<body>\n<main>\n<h1>%s</h1>\n<h2>%s</h2>\n", title,
           um_tr(p->game->title));
    um_out(out, "<noscript><p>%s</p></noscript>\n<div id=\"sheet\"></div>\n</main>\n",
           um_tr("This form needs scripts. The same as a text: umpire pack sheet PACK"));
}

void um_pack_sheet_html(const um_pack *p, um_output *out)
{
    static const um_sink silent = {NULL, NULL};
    um_pack *base = NULL;
    um_text name = p->base.n ? p->base : p->name;
    um_buf b = {0};
    if (um_pack_builtin(p->game, name, &silent, &base) != UM_OK)
        base = NULL;
    const pack_data d = {p, base};
    um_page_json(pack_json(&d), &b);
    head(out, p);
    um_out(out, "<script class=\"data\" type=\"application/json\">");
    um_out_bytes(out, um_buf_view(&b));
    um_out(out, "</script>\n<script>/*<![CDATA[*/\n");
    um_page_texts(out);
    put_parts(out, ".js");
    um_out(out, "/*]]>*/</script>\n</body>\n</html>\n");
    um_buf_free(&b);
    if (base)
        um_pack_free(base);
}
