/* The data of one game on the page: map, positions, what each step and each finding is about, the points. */
#include "cli/report_html.h"

#include <string.h>

/* ---- what a step is about ---- */

typedef struct named {
    const um_view *v;
    um_page_rows *rows;
    json_t *way, *also; /* the places of a way in order; other places and pieces */
} named;

static void add_ref(const named *n, json_t *list, um_ref r)
{
    if (r == UM_NONE || n->v->game->kinds[um_ref_kind(r)].is_card)
        return;
    int row = um_page_row(n->rows, r);
    for (size_t i = 0; i < json_array_size(list) && list == n->also; i++)
        if (json_integer_value(json_array_get(list, i)) == row)
            return;
    json_array_append_new(list, json_integer(row));
}

/* The places of a way, in their order, and whatever else an action names; no cards. */
static void add_action(const named *n, const um_action *a)
{
    const um_verb *verb = &n->v->game->verbs[a->verb];
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            bool way = verb->params[a->args[i].param].type == UM_P_PATH;
            add_ref(n, way ? n->way : n->also, a->values[a->args[i].first + k].ref);
        }
}

/* The places that a text names, alone or as a way. */
static void add_words(const named *n, um_text t)
{
    while (t.n) {
        size_t end = 0, skip = 0;
        for (; end < t.n && !skip; end += !skip)
            skip = t.p[end] == ','                                                      ? 1
                   : t.n - end > 3 && (um_text_starts((um_text){t.p + end, 3}, " - "))  ? 3
                   : t.n - end > 4 && (um_text_starts((um_text){t.p + end, 4}, " .. ")) ? 4
                                                                                        : 0;
        um_found f =
            um_find_name(n->v->pack, um_place_kinds(n->v->game), -1, um_text_trim((um_text){t.p, end}));
        if (f.matches == 1)
            add_ref(n, n->also, f.ref);
        t.p += end + skip;
        t.n -= end + skip;
    }
}

static json_t *steps(const um_view *v, um_page_rows *rows)
{
    json_t *list = json_array();
    for (int step = 1; step <= v->counts.steps; step++) {
        const um_item *it = um_step_item(v, step);
        const named n = {v, rows, json_array(), json_array()};
        json_t *one = json_array();
        if (it)
            add_action(&n, &it->action);
        json_array_append_new(one, json_integer(um_replay_actor(v->run->replay, step)));
        json_array_append_new(one, n.way);
        json_array_append_new(one, n.also);
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *findings(const um_page *p, um_page_rows *rows)
{
    json_t *list = json_array();
    for (int i = 0; i < p->v->nfindings; i++) {
        const um_finding *f = um_view_finding(p->v, i);
        const named n = {p->v, rows, json_array(), json_array()};
        json_t *one = json_array();
        char id[UM_PAGE_ID];
        um_page_finding_id(p, i, id);
        for (int k = 0; k < f->nfacts; k++)
            add_words(&n, f->facts[k].value);
        json_array_append_new(one, json_integer(f->step));
        json_array_append_new(one, json_string(um_page_class(f)));
        json_array_append_new(one, json_string(id));
        json_array_append_new(one, n.also);
        json_array_append_new(list, one);
        json_decref(n.way);
    }
    return list;
}

/* ---- when, and the points ---- */

/* [step, words] wherever they change. */
static json_t *when(const um_view *v)
{
    json_t *list = json_array();
    um_buf last = {0};
    for (int step = 0; step <= v->counts.steps; step++) {
        um_buf now = {0};
        const void *state = um_replay_state_at(v->run->replay, step);
        if (state)
            um_words_when(v, state, &now);
        if (step == 0 || !um_text_eq(um_buf_view(&now), um_buf_view(&last))) {
            json_t *one = json_array();
            json_array_append_new(one, json_integer(step));
            json_array_append_new(one, um_json_text(um_buf_view(&now)));
            json_array_append_new(list, one);
        }
        um_buf_free(&last);
        last = now;
    }
    um_buf_free(&last);
    return list;
}

static json_t *points_at(int step, um_range r)
{
    json_t *one = json_array();
    json_array_append_new(one, json_integer(step));
    json_array_append_new(one, r.lo <= -UM_NEVER ? json_null() : json_integer(r.lo));
    json_array_append_new(one, r.hi >= UM_NEVER ? json_null() : json_integer(r.hi));
    return one;
}

/* [step, least, most] of the net score as the rules have it, wherever it changes. */
static json_t *computed(const um_view *v)
{
    json_t *list = json_array();
    um_range last = um_exactly(0);
    um_ctx quiet = *um_replay_ctx(v->run->replay);
    quiet.rec = NULL;
    quiet.book_cap = 0;
    for (int step = 0; step <= v->counts.steps; step++) {
        um_score score = {.level = NULL};
        const void *state = um_replay_state_at(v->run->replay, step);
        if (!state)
            continue;
        v->game->score(&quiet, state, &score);
        if (step == 0 || !um_range_same(score.net, last))
            json_array_append_new(list, points_at(step, score.net));
        last = score.net;
    }
    return list;
}

/* A score that an item states, as a claim or by a verb that claims one; false: it states none. */
static bool stated_points(const um_view *v, const um_item *it, um_range *out)
{
    const um_action *a = &it->action;
    if (it->kind != UM_I_CLAIM && it->kind != UM_I_ACTION)
        return false;
    const um_verb *verb = it->kind == UM_I_CLAIM ? &v->game->queries[a->verb] : &v->game->verbs[a->verb];
    if (a->undone || (it->kind == UM_I_ACTION && !(verb->flags & UM_V_CLAIM)))
        return false;
    for (int i = 0; i < a->nargs; i++)
        if (verb->params[a->args[i].param].type == UM_P_VP && a->args[i].count) {
            const um_value *value = &a->values[a->args[i].first];
            *out = um_span(value->num, value->hi);
            return true;
        }
    return false;
}

static json_t *claimed(const um_view *v)
{
    json_t *list = json_array();
    int step = 0;
    for (int i = 0; i < v->c->nitems; i++) {
        um_range net;
        step += step < v->counts.steps && um_step_item(v, step + 1) == &v->c->items[i];
        if (stated_points(v, &v->c->items[i], &net))
            json_array_append_new(list, points_at(step, net));
    }
    return list;
}

/* ---- the element ---- */

/* JSON that neither ends the element that holds it nor begins another, as HTML and as XML. */
static int put_safe(const char *s, size_t n, void *out)
{
    for (size_t i = 0; i < n; i++)
        if (s[i] == '<' || s[i] == '>' || s[i] == '&')
            um_buf_printf(out, "\\u%04x", s[i]);
        else
            um_buf_char(out, s[i]);
    return 0;
}

void um_page_json(json_t *data, um_buf *out)
{
    if (!data || json_dump_callback(data, put_safe, out, JSON_COMPACT | JSON_PRESERVE_ORDER) != 0)
        um_complain("a result could not be written");
    json_decref(data);
}

void um_page_data(um_page *p)
{
    um_page_rows rows = {.pack = p->v->pack};
    json_t *data = json_object();
    um_buf b = {0};
    um_page_positions(p->v, &rows, data);
    um_json_set(data, "steps", steps(p->v, &rows));
    um_json_set(data, "findings", findings(p, &rows));
    um_json_set(data, "when", when(p->v));
    um_json_set(data, "computed", computed(p->v));
    um_json_set(data, "claimed", claimed(p->v));
    um_page_map(p->v, &rows, data);
    um_page_json(data, &b);
    um_page_open(p, "script", "data");
    um_page_attr(p, "type", "application/json");
    if (!b.failed && b.n)
        xmlTextWriterWriteRaw(p->w, BAD_CAST b.p);
    um_page_close(p);
    um_buf_free(&b);
    um_free(rows.row, rows.cap * sizeof *rows.row);
    um_arena_free(&rows.arena);
}
