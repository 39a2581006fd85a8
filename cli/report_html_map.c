/* The map of a game as data: what a pack says of where its places lie and how they join.
 *
 * No game is known here. A place is drawn if its kind has attributes named `x` and `y`; rows named by two
 * places are links between them; a place without coordinates that such places refer to, or that rows of two
 * join to them, is a water among them; every other place is a box beside the map. */
#include "cli/report_html.h"

#include <string.h>

typedef struct mapping {
    const um_view *v;
    um_page_rows *rows;
    uint32_t drawn; /* kinds that have coordinates */
} mapping;

static int attr_named(const um_kind *k, const char *name)
{
    for (int i = 0; i < k->nattrs; i++)
        if (strcmp(k->attrs[i].name, name) == 0)
            return i;
    return -1;
}

static const um_datum *datum(const mapping *m, um_ref r, int attr)
{
    return um_datum_at(m->v->pack, um_datum_of(um_ref_kind(r), um_ref_row(r), attr));
}

static bool is_exact(const um_datum *d)
{
    return d->sure != UM_UNKNOWN && d->lo == d->hi;
}

/* The kinds that lie on the map. */
static uint32_t drawn_kinds(const um_game *g)
{
    uint32_t drawn = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (g->kinds[k].is_place && attr_named(&g->kinds[k], "x") >= 0 && attr_named(&g->kinds[k], "y") >= 0)
            drawn |= UM_KIND_BIT(k);
    return drawn;
}

static bool is_there(const mapping *m, um_ref r)
{
    const um_row *row = um_row_at(m->v->pack, r);
    return !(is_exact(&row->exists) && row->exists.lo == 0);
}

/* ---- what the pack says of a row, for people ---- */

/* The value of an attribute in words; empty if it is the one that every row has. */
static void say_value(const mapping *m, um_ref r, int attr, um_buf *out)
{
    const um_attr *a = &m->v->game->kinds[um_ref_kind(r)].attrs[attr];
    const um_datum *d = datum(m, r, attr);
    if (a->type == UM_A_TEXT || (a->has_default && is_exact(d) && d->lo == a->fallback))
        return;
    um_buf_printf(out, "%s%s ", out->n ? ", " : "", a->name);
    um_datum_value(m->v->pack, um_datum_of(um_ref_kind(r), um_ref_row(r), attr), out);
    if (d->sure == UM_GUESS || d->sure == UM_LIKELY)
        um_buf_printf(out, " (%s)", um_sure_text((um_sure_level)d->sure));
}

static json_t *about(const mapping *m, um_ref r)
{
    const um_kind *k = &m->v->game->kinds[um_ref_kind(r)];
    um_buf b = {0};
    for (int i = 0; i < k->nattrs; i++)
        if (strcmp(k->attrs[i].name, "x") != 0 && strcmp(k->attrs[i].name, "y") != 0)
            say_value(m, r, i, &b);
    json_t *words = um_json_text(um_buf_view(&b));
    um_buf_free(&b);
    return words;
}

/* The side whose it is from the beginning: the first attribute that is one of the sides; -1: none. */
static int side_of(const mapping *m, um_ref r)
{
    const um_game *g = m->v->game;
    const um_kind *k = &g->kinds[um_ref_kind(r)];
    for (int i = 0; i < k->nattrs; i++) {
        const um_attr *a = &k->attrs[i];
        if (a->type != UM_A_WORD || strcmp(a->words[0], g->sides[0]) != 0 ||
            strcmp(a->words[1], g->sides[1]) != 0)
            continue;
        const um_datum *d = datum(m, r, i);
        return is_exact(d) && d->lo < 2 ? d->lo : -1;
    }
    return -1;
}

static void add_number(const mapping *m, um_ref r, int attr, json_t *list)
{
    um_buf b = {0};
    const um_datum *d = datum(m, r, attr);
    if (d->sure == UM_UNKNOWN)
        um_buf_char(&b, '?');
    else
        um_words_range(um_span(d->lo, d->hi), &b);
    json_array_append_new(list, um_json_text(um_buf_view(&b)));
    um_buf_free(&b);
}

/* The numbers on the faces of a counter: its kind's first number, and of the face of each mark the attribute
 * that bears the mark's name. */
static json_t *faces(const mapping *m, um_ref r, json_t *marks)
{
    const um_kind *k = &m->v->game->kinds[um_ref_kind(r)];
    json_t *list = json_array();
    for (int i = 0; i < k->nattrs; i++)
        if (k->attrs[i].type == UM_A_INT && !k->attrs[i].has_default) {
            add_number(m, r, i, list);
            break;
        }
    for (size_t i = 0; i < json_array_size(marks) && json_array_size(list); i++) {
        int attr = attr_named(k, json_string_value(json_array_get(marks, i)));
        if (attr >= 0 && k->attrs[attr].type == UM_A_INT)
            add_number(m, r, attr, list);
    }
    return list;
}

/* Every row that the page names: its name, its kind, which of these, whose it is, what the pack says of it,
 * the numbers of its faces. To be called last. */
static json_t *all_rows(const mapping *m, json_t *marks)
{
    json_t *list = json_array();
    for (size_t i = 0; i < m->rows->n; i++) {
        um_ref r = m->rows->row[i];
        um_buf name = {0};
        json_t *row = json_array();
        um_ref_label(m->v->pack, r, &name);
        json_array_append_new(row, um_json_text(um_buf_view(&name)));
        json_array_append_new(row, json_integer(um_ref_kind(r)));
        json_array_append_new(row, json_integer(um_ref_row(r)));
        json_array_append_new(row, json_integer(side_of(m, r)));
        json_array_append_new(row, about(m, r));
        json_array_append_new(row, faces(m, r, marks));
        json_array_append_new(list, row);
        um_buf_free(&name);
    }
    return list;
}

/* ---- places ---- */

/* [row, x, y] */
static void add_place(const mapping *m, um_ref r, json_t *list)
{
    const um_kind *k = &m->v->game->kinds[um_ref_kind(r)];
    const um_datum *x = datum(m, r, attr_named(k, "x")), *y = datum(m, r, attr_named(k, "y"));
    bool known = is_exact(x) && is_exact(y) && (x->lo || y->lo);
    if (!known || !is_there(m, r))
        return;
    json_t *place = json_array();
    json_array_append_new(place, json_integer(um_page_row(m->rows, r)));
    json_array_append_new(place, json_integer(x->lo));
    json_array_append_new(place, json_integer(y->lo));
    json_array_append_new(list, place);
}

static json_t *places(const mapping *m)
{
    json_t *list = json_array();
    for (int k = 0; k < m->v->game->nkinds; k++)
        for (int i = 0; (m->drawn & UM_KIND_BIT(k)) && i < um_rows(m->v->pack, k); i++)
            add_place(m, um_ref_of(k, i), list);
    return list;
}

/* Places that hold pieces and lie nowhere on the map. */
static json_t *boxes(const mapping *m)
{
    json_t *list = json_array();
    for (int k = 0; k < m->v->game->nkinds; k++)
        for (int i = 0; i < um_rows(m->v->pack, k); i++)
            if (m->v->game->kinds[k].is_place && !m->v->game->kinds[k].is_piece &&
                !(m->drawn & UM_KIND_BIT(k)))
                json_array_append_new(list, json_integer(um_page_row(m->rows, um_ref_of(k, i))));
    return list;
}

/* ---- what joins them ---- */

/* The word that a link's row says of itself: the first attribute of words. NULL: the row is certainly no
 * link, since its word is the one for none. */
static const char *link_word(const mapping *m, um_ref r, const char **sure)
{
    const um_kind *k = &m->v->game->kinds[um_ref_kind(r)];
    for (int i = 0; i < k->nattrs; i++) {
        const um_attr *a = &k->attrs[i];
        const um_datum *d = datum(m, r, i);
        if (a->type != UM_A_WORD)
            continue;
        *sure = um_sure_text((um_sure_level)d->sure);
        if (!is_exact(d))
            return "unknown";
        const char *word = a->words[d->lo];
        return strcmp(word, "none") == 0 || strcmp(word, "no") == 0 ? NULL : word;
    }
    *sure = um_sure_text((um_sure_level)um_row_at(m->v->pack, r)->exists.sure);
    return k->name;
}

static json_t *link_of(const mapping *m, um_ref a, um_ref b, const char *word, const char *sure)
{
    json_t *link = json_array();
    json_array_append_new(link, json_integer(um_page_row(m->rows, a)));
    json_array_append_new(link, json_integer(um_page_row(m->rows, b)));
    json_array_append_new(link, json_string(word));
    json_array_append_new(link, json_string(sure));
    return link;
}

/* A row of two keys: a link if both lie on the map, a shore if one does and the other holds no pieces. */
static void add_joined(const mapping *m, um_ref r, json_t *links, json_t *shores)
{
    const char *sure = "", *word = link_word(m, r, &sure);
    const um_datum *da = datum(m, r, 0), *db = datum(m, r, 1);
    if (!word || !is_exact(da) || !is_exact(db) || !is_there(m, r))
        return;
    um_ref a = da->lo, b = db->lo;
    bool on_a = m->drawn & UM_KIND_BIT(um_ref_kind(a)), on_b = m->drawn & UM_KIND_BIT(um_ref_kind(b));
    const um_kind *other = &m->v->game->kinds[um_ref_kind(on_a ? b : a)];
    if (on_a && on_b)
        json_array_append_new(links, link_of(m, a, b, word, sure));
    else if ((on_a || on_b) && !other->is_piece)
        json_array_append_new(shores, link_of(m, on_a ? b : a, on_a ? a : b, word, sure));
}

/* A place that names another, which lies nowhere itself, lies on its shore. */
static void add_named(const mapping *m, um_ref r, json_t *shores)
{
    const um_kind *k = &m->v->game->kinds[um_ref_kind(r)];
    for (int i = 0; i < k->nattrs; i++) {
        const um_datum *d = datum(m, r, i);
        if (k->attrs[i].type == UM_A_REF && is_exact(d) && d->lo != UM_NONE &&
            m->v->game->kinds[um_ref_kind(d->lo)].is_place && !(m->drawn & UM_KIND_BIT(um_ref_kind(d->lo))))
            json_array_append_new(shores,
                                  link_of(m, d->lo, r, "shore", um_sure_text((um_sure_level)d->sure)));
    }
}

static void join(const mapping *m, json_t *links, json_t *shores)
{
    const um_game *g = m->v->game;
    for (int k = 0; k < g->nkinds; k++)
        for (int i = 0; i < um_rows(m->v->pack, k); i++) {
            if (g->kinds[k].keys == 2)
                add_joined(m, um_ref_of(k, i), links, shores);
            if (m->drawn & UM_KIND_BIT(k))
                add_named(m, um_ref_of(k, i), shores);
        }
}

void um_page_map(const um_view *v, um_page_rows *rows, json_t *data)
{
    const mapping m = {v, rows, drawn_kinds(v->game)};
    json_t *kinds = json_array(), *sides = json_array(), *links = json_array(), *shores = json_array(),
           *words = json_array();
    for (int k = 0; k < v->game->nkinds; k++)
        json_array_append_new(kinds, um_json_string(v->game->kinds[k].name));
    for (int side = 0; side < 2; side++) {
        json_array_append_new(sides, um_json_string(um_tr(v->game->side_names[side])));
        json_array_append_new(words, um_json_string(v->game->sides[side]));
    }
    join(&m, links, shores);
    um_json_set(data, "game", um_json_string(v->game->name));
    um_json_set(data, "sides", sides);
    um_json_set(data, "words", words); /* of the sides, in values */
    um_json_set(data, "kinds", kinds);
    um_json_set(data, "places", places(&m));
    um_json_set(data, "links", links);
    um_json_set(data, "shores", shores);
    um_json_set(data, "boxes", boxes(&m));
    um_json_set(data, "rows", all_rows(&m, json_object_get(data, "marks")));
}
