/* Chat that is a declaration: the binding's patterns, and names found in free text. */
#include <string.h>

#include "parser/reading/log_reader.h"

enum { WORDS_MAX = 8, FOLD_MAX = 96 };

/* ---- names in free text ---- */

typedef struct words { /* a text and where its words begin and end */
    um_text t;
    size_t from[WORDS_MAX], to[WORDS_MAX];
    size_t n;
} words;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static void split(um_text t, words *w)
{
    w->t = t;
    w->n = 0;
    for (size_t i = 0; i < t.n && w->n < WORDS_MAX;) {
        while (i < t.n && is_blank(t.p[i]))
            i++;
        if (i == t.n)
            return;
        w->from[w->n] = i;
        while (i < t.n && !is_blank(t.p[i]))
            i++;
        w->to[w->n++] = i;
    }
}

/* Marks that end a clause do not belong to a name, but a name may have one inside or behind it ("R.N.R."). */
static um_text trim_marks(um_text t)
{
    while (t.n && strchr(",;:!?\"()", t.p[t.n - 1]))
        t.n--;
    while (t.n && strchr("\"(", t.p[0])) {
        t.p++;
        t.n--;
    }
    return t;
}

static bool folded_same(um_text a, um_text b)
{
    char x[FOLD_MAX], y[FOLD_MAX];
    return um_fold(a, x, sizeof x) && um_fold(b, y, sizeof y) && strcmp(x, y) == 0;
}

static bool allowed(uint32_t kinds, um_ref ref)
{
    return ref != UM_NONE && (kinds & UM_KIND_BIT(um_ref_kind(ref)));
}

int um_log_side_of(const um_log_reader *r, um_ref ref)
{
    if (ref == UM_NONE)
        return -1;
    int kind = um_ref_kind(ref), attr = r->g->kinds[kind].side;
    return attr < 0 ? -1 : um_datum_at(r->o->pack, um_datum_of(kind, um_ref_row(ref), attr))->lo;
}

/* The row that a name means: the module's own names, players' short names, then the pack's. With
 * several bearers the speaker's own side goes first. */
static um_ref row_named(const um_log_reader *r, uint32_t kinds, int side, um_text name)
{
    const um_binding *b = r->b;
    um_ref any = UM_NONE;
    if (name.n == 0)
        return UM_NONE;
    for (size_t i = 0; i < b->aliases; i++)
        if (allowed(kinds, b->alias[i].ref) && folded_same(b->alias[i].text, name))
            return b->alias[i].ref;
    for (int own = 1; own >= 0; own--) {
        um_found f = um_find_name(r->o->pack, kinds, own ? side : -1, name);
        if (f.matches == 1)
            return f.ref;
    }
    for (size_t i = 0; i < b->pieces; i++)
        if (allowed(kinds, b->piece[i].ref) && folded_same(b->piece[i].name, name)) {
            if (um_log_side_of(r, b->piece[i].ref) == side || any == UM_NONE)
                any = b->piece[i].ref;
        }
    for (size_t i = 0; i < b->places && any == UM_NONE; i++)
        if (allowed(kinds, b->place[i].ref) && folded_same(b->place[i].name, name))
            any = b->place[i].ref;
    return any;
}

/* The longest run of words from `at` on, or ending at the last word, that names something. */
static um_ref name_at(const um_log_reader *r, uint32_t kinds, int side, const words *w, bool at_end)
{
    for (size_t len = w->n; len > 0; len--) {
        size_t first = at_end ? w->n - len : 0;
        um_text t = {w->t.p + w->from[first], w->to[first + len - 1] - w->from[first]};
        um_ref ref = row_named(r, kinds, side, trim_marks(t));
        if (ref == UM_NONE && t.n > 1 && t.p[t.n - 1] == '.')
            ref = row_named(r, kinds, side, (um_text){t.p, t.n - 1});
        if (ref != UM_NONE)
            return ref;
    }
    return UM_NONE;
}

/* A clause that is the beginning of one name alone: "Lincoln" of the Lincoln Militia. A part of the clause
 * would say too little: the Royal Scots are not all who are royal. */
static um_ref begun_by(const um_log_reader *r, uint32_t kinds, int side, um_text t)
{
    size_t n = 0;
    while (n < t.n && !strchr(",;:!?()", t.p[n]))
        n++;
    t = um_text_trim((um_text){t.p, n});
    for (int own = 1; own >= 0; own--) {
        um_found f = um_find_beginning(r->o->pack, kinds, own ? side : -1, t);
        if (f.matches == 1)
            return f.ref;
    }
    return UM_NONE;
}

static um_ref find_row(const um_log_reader *r, uint32_t kinds, int side, um_text t)
{
    words w;
    split(t, &w);
    um_ref ref = name_at(r, kinds, side, &w, false);
    ref = ref != UM_NONE ? ref : name_at(r, kinds, side, &w, true);
    return ref != UM_NONE ? ref : begun_by(r, kinds, side, t);
}

/* ---- values ---- */

/* Where the next name of a list begins: behind a comma, a plus or an "and"; `end`: where this one ends. */
static size_t next_name(um_text t, size_t from, size_t *end)
{
    static const char *const between[] = {",", "+", "&", ";", " and "};
    for (size_t i = from; i < t.n; i++)
        for (size_t k = 0; k < UM_COUNT(between); k++) {
            size_t n = strlen(between[k]);
            if (t.n - i >= n && strncmp(t.p + i, between[k], n) == 0) {
                *end = i;
                return i + n;
            }
        }
    *end = t.n;
    return t.n;
}

/* Names one after another; what is no name among them says nothing, but the first has to be one. */
static bool put_names(const um_log_reader *r, const um_log_event *e, um_maker *m, int param, um_text t)
{
    uint32_t kinds = r->g->verbs[m->action.verb].params[param].kinds;
    size_t end = t.n, next = 0;
    um_ref whole = row_named(r, kinds, e->side, t), first = whole;
    if (whole == UM_NONE) {
        next = next_name(t, 0, &end);
        first = find_row(r, kinds, e->side, (um_text){t.p, end});
        first = first != UM_NONE ? first : find_row(r, kinds, e->side, t);
    } else {
        next = t.n;
    }
    if (first == UM_NONE)
        return false;
    um_make_ref(m, param, first);
    while (next < t.n) {
        size_t from = next;
        next = next_name(t, from, &end);
        um_ref ref =
            row_named(r, kinds, e->side, trim_marks(um_text_trim((um_text){t.p + from, end - from})));
        if (ref != UM_NONE)
            um_make_ref(m, param, ref);
    }
    return true;
}

static int word_index(const char *const *list, um_text t)
{
    for (int i = 0; list && list[i]; i++)
        if (um_text_is(t, list[i]))
            return i;
    return -1;
}

static bool small_number(um_text t, int32_t *v)
{
    static const char *const name[] = {"zero", "one", "two", "three", "four", "five", "six", NULL};
    if (um_text_int(t, v) == UM_OK)
        return true;
    char low[8] = "";
    for (size_t i = 0; i < t.n && i < sizeof low - 1; i++)
        low[i] = (char)(t.p[i] >= 'A' && t.p[i] <= 'Z' ? t.p[i] + 32 : t.p[i]);
    *v = word_index(name, um_text_of(low));
    return *v >= 0;
}

/* "3 white and 1 blue": names and how many of each, the number before the name or behind it. */
static bool put_counts(const um_log_reader *r, const um_log_event *e, um_maker *m, int param, um_text t)
{
    uint32_t kinds = r->g->verbs[m->action.verb].params[param].kinds;
    bool any = false;
    for (size_t from = 0, end, next; from < t.n; from = next) {
        words w;
        int32_t n = -1;
        next = next_name(t, from, &end);
        split(um_text_trim((um_text){t.p + from, end - from}), &w);
        for (size_t i = 0; i < w.n && n < 0; i++)
            if (!small_number((um_text){w.t.p + w.from[i], w.to[i] - w.from[i]}, &n))
                n = -1;
        um_ref ref = n < 0 || w.n < 2 ? UM_NONE : name_at(r, kinds, e->side, &w, true);
        ref = ref != UM_NONE || n < 0 || w.n < 2 ? ref : name_at(r, kinds, e->side, &w, false);
        if (ref == UM_NONE)
            return false;
        um_make_count(m, param, ref, n);
        any = true;
    }
    return any;
}

/* "Rome - Utica - Albany", "Rome via Utica to Albany": a place by itself is none. */
static bool put_path(const um_log_reader *r, const um_log_event *e, um_maker *m, int param, um_text t)
{
    static const char *const between[] = {" - ", " -> ", " to ", " via ", " > "};
    uint32_t kinds = r->g->verbs[m->action.verb].params[param].kinds;
    int places = 0;
    for (size_t from = 0; from <= t.n; places++) {
        size_t end = t.n, next = t.n + 1;
        for (size_t i = from; i < end; i++)
            for (size_t k = 0; k < UM_COUNT(between) && end == t.n; k++) {
                size_t n = strlen(between[k]);
                if (t.n - i >= n && strncmp(t.p + i, between[k], n) == 0) {
                    end = i;
                    next = i + n;
                }
            }
        um_ref ref = find_row(r, kinds, e->side, um_text_trim((um_text){t.p + from, end - from}));
        if (ref == UM_NONE)
            return false;
        um_make_step(m, param, ref, false);
        from = next;
    }
    return places > 1;
}

/* Put a text's value for a parameter; false if it means nothing there. */
static bool put_value(um_log_reader *r, const um_log_event *e, um_maker *m, int param, um_text t)
{
    const um_param *p = &r->g->verbs[m->action.verb].params[param];
    int32_t v = -1;
    um_ref ref;
    t = um_text_trim(t);
    switch (p->type) {
    case UM_P_REFS:
        return put_names(r, e, m, param, t);
    case UM_P_COUNTS:
        return put_counts(r, e, m, param, t);
    case UM_P_PATH:
        return put_path(r, e, m, param, t);
    case UM_P_REF:
        ref = find_row(r, p->kinds, e->side, t);
        if (ref == UM_NONE)
            return false;
        um_make_ref(m, param, ref);
        return true;
    case UM_P_INT:
        if (!small_number(t, &v))
            return false;
        break;
    case UM_P_WORD:
        v = word_index(p->words, t);
        break;
    case UM_P_SIDE:
        v = um_text_is(t, "me") ? e->side : um_bind_side_of(r->b, t); /* whoever says it */
        v = v < 0 ? word_index(r->g->sides, t) : v;
        break;
    case UM_P_TEXT:
        um_make_text(m, param, t);
        return true;
    default:
        return false;
    }
    if (v < 0)
        return false;
    um_make_int(m, param, v);
    return true;
}

/* "second_at" in a pattern is the parameter "second-at": names of groups have no hyphen. */
static int param_of_group(const um_verb *v, um_text group)
{
    for (int i = 0; i < v->nparams; i++) {
        const char *n = v->params[i].name;
        size_t k = 0;
        while (k < group.n && n[k] && (group.p[k] == n[k] || (group.p[k] == '_' && n[k] == '-')))
            k++;
        if (k == group.n && !n[k])
            return i;
    }
    return -1;
}

/* All patterns of a line have a budget together: this many may meet their limit, then none is tried. */
enum { GIVEN_UP_MAX = 4 };

/* What a pattern found becomes arguments; false, and nothing kept, if a name in it is not known. */
static bool take(um_log_reader *r, const um_log_event *e, const um_bind_match *match, uint32_t has,
                 um_maker *m, int *given_up)
{
    const um_verb *v = &r->g->verbs[m->action.verb];
    if (*given_up >= GIVEN_UP_MAX)
        return false;
    if (!um_pattern_find_in(match->pattern, e->text, has)) {
        *given_up += um_pattern_gave_up(match->pattern);
        return false;
    }
    um_maker had = *m;
    for (size_t i = 0; i < um_pattern_groups(match->pattern); i++) {
        um_text t;
        int param = param_of_group(v, um_pattern_group_name(match->pattern, i));
        if (param < 0 || um_has_arg(&m->action, param) || !um_pattern_group_at(match->pattern, i, &t))
            continue;
        if (!put_value(r, e, m, param, t)) {
            *m = had;
            m->action.values = m->values;
            return false;
        }
    }
    for (size_t i = 0; i < match->sets; i++) {
        int param = um_param_named(v, match->set[i].param);
        if (param >= 0 && !um_has_arg(&m->action, param))
            put_value(r, e, m, param, match->set[i].value);
    }
    return true;
}

const um_bind_say *um_log_declared(um_log_reader *r, const um_log_event *e, um_maker *m)
{
    if (e->kind != UM_LOG_CHAT || e->side < 0 || e->text.n == 0)
        return NULL;
    int given_up = 0;
    uint32_t has = um_pattern_has(e->text);
    for (size_t i = 0; i < r->b->says; i++) {
        const um_bind_say *s = &r->b->say[i];
        bool found = false;
        um_make(m, s->verb, e->side);
        for (size_t k = 0; k < s->heads && !found; k++)
            found = take(r, e, &s->head[k], has, m, &given_up);
        if (!found)
            continue;
        for (size_t k = 0; k < s->alsos; k++)
            take(r, e, &s->also[k], has, m, &given_up);
        m->action.at = (um_place){.file = e->file, .entry = e->entry, .entry_end = e->entry};
        return s;
    }
    return NULL;
}

/* A binding that does not say how players call a correction leaves that open: any word may be one. */
bool um_log_corrects(um_log_reader *r, const um_log_event *e)
{
    if (e->kind != UM_LOG_CHAT || e->side < 0 || e->text.n == 0)
        return false;
    int given_up = 0;
    uint32_t has = um_pattern_has(e->text);
    for (size_t i = 0; i < r->b->corrections && given_up < GIVEN_UP_MAX; i++) {
        if (um_pattern_find_in(r->b->correction[i], e->text, has))
            return true;
        given_up += um_pattern_gave_up(r->b->correction[i]);
    }
    return r->b->corrections == 0;
}
