/* The findings of a game: what was played, the rules in own words, what the verdict rests on and what would
 * settle it. */
#include "cli/report_html.h"

#include <stdlib.h>
#include <string.h>

/* A page of more findings than these tells those together that wait for the same, or say the same. */
enum { MANY = 200 };

/* A term, in English, and what is said of it, which is freed. */
static void definition(um_page *p, const char *term, um_buf *b)
{
    if (b->n) {
        um_page_element(p, "dt", NULL, um_text_of(um_tr(term)));
        um_page_element(p, "dd", NULL, um_buf_view(b));
    }
    um_buf_free(b);
}

static void quote(um_page *p, const um_finding *f)
{
    um_buf lines = {0};
    for (int step = f->step > 1 ? f->step - 1 : f->step; step && step <= f->step; step++) {
        um_buf line = {0};
        um_words_step(p->v, step, &line);
        um_buf_printf(&lines, "%4d | ", step);
        um_harmless(&lines, um_buf_view(&line));
        um_buf_str(&lines, step < f->step ? "\n" : "");
        um_buf_free(&line);
    }
    um_page_pre(p, um_buf_view(&lines));
    um_buf_free(&lines);
}

static void rules(um_page *p, const um_finding *f)
{
    for (int i = 0; i < f->nrules; i++) {
        const um_rule *r = &p->v->game->rules[f->rules[i]];
        um_buf term = {0};
        um_buf_printf(&term, "%s %s", r->id, um_tr(r->title));
        um_page_element(p, "dt", NULL, um_buf_view(&term));
        um_page_element(p, "dd", NULL, um_text_of(um_tr(r->text)));
        um_buf_free(&term);
    }
}

static void put_data(const um_view *v, const um_finding *f, um_buf *b)
{
    for (int i = 0; i < f->ndata; i++) {
        const um_datum *d = um_datum_at(v->pack, f->data[i]);
        um_buf_str(b, i ? um_tr("; ") : "");
        um_words_data_line(v, f->data[i], b);
        um_buf_printf(b, um_tr(" (%s)"), um_tr(um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN)));
    }
    um_words_more_data(f, f->ndata, b);
}

static void grounds(um_page *p, const um_finding *f)
{
    const um_view *v = p->v;
    um_buf facts = {0}, missing = {0}, data = {0}, rulings = {0}, legal = {0}, mend = {0}, after = {0},
           why = {0}, decides = {0};
    um_words_facts(v, f, &facts);
    for (int i = 0; i < f->nmissing; i++) {
        um_buf_str(&missing, i ? um_tr("; ") : "");
        um_words_value(um_text_of(f->missing[i]), &missing);
    }
    put_data(v, f, &data);
    if (f->ndata == 1 && f->verdict == UM_UNDETERMINED)
        um_words_decides(v, f, f->data[0], &decides);
    for (int i = 0; i < f->nrulings; i++)
        um_buf_printf(&rulings, "%s%s=%s%s", i ? ", " : "", v->game->rulings[f->rulings[i].ruling].id,
                      um_option_name(v, f->rulings[i].ruling, f->rulings[i].option),
                      f->rulings[i].flips ? um_tr(" (another option gives another verdict)") : "");
    um_words_legal(v, f, &legal);
    um_words_mend(v, f, &mend);
    if (f->sealed)
        um_buf_printf(&after, um_tr("sealed at step %d"), f->sealed);
    int later = f->verdict == UM_ILLEGAL ? um_tainted_later(v, f->step) : 0;
    if (later) {
        um_buf_str(&after, after.n ? um_tr("; ") : "");
        um_buf_printf(&after, um_trn("%d later finding builds on it", "%d later findings build on it", later),
                      later);
    }
    um_buf_str(&why, f->accepted && f->accepted_why ? um_tr(f->accepted_why) : "");
    definition(p, UM_N("facts"), &facts);
    definition(p,
               f->cause == UM_WHY_TOLD ? UM_N("told")
               : f->doubted            ? UM_N("readings")
                                       : UM_N("missing"),
               &missing);
    definition(p, UM_N("decides"), &decides);
    definition(p, f->verdict == UM_UNDETERMINED ? UM_N("to settle") : UM_N("rests on"), &data);
    definition(p, UM_N("rulings"), &rulings);
    definition(p, UM_N("legal"), &legal);
    definition(p, UM_N("to mend"), &mend);
    definition(p, UM_N("after"), &after);
    definition(p, UM_N("accepted"), &why);
}

static void headline_words(um_page *p, const um_finding *f, um_buf *b)
{
    um_words_verdict(f, b);
    um_buf_str(b, um_tr(": "));
    um_words_message(p->v, f, b);
}

static void headline(um_page *p, const um_finding *f, um_buf *b)
{
    um_words_at_step(p->v, f, b);
    headline_words(p, f, b);
}

/* ---- findings that are told together ---- */

/* By what findings are told with others: what they wait for, or what they say. */
typedef struct alike {
    const char *key;
    int i;
} alike;

typedef struct telling {
    um_page *p;
    alike *sorted; /* those that are told together stand together, by step */
    int *run;      /* per finding: where its like begin there */
    um_arena arena;
} telling;

static int by_key(const void *a, const void *b)
{
    const alike *x = a, *y = b;
    int c = strcmp(x->key, y->key);
    return c ? c : x->i - y->i;
}

static const char *key_of(telling *t, int i)
{
    const um_view *v = t->p->v;
    const um_finding *f = um_view_finding(v, i);
    int open = v->open_of[v->order[i]];
    um_buf key = {0};
    um_text kept = {0};
    if (v->nfindings <= MANY)
        um_buf_printf(&key, "%09d", i);
    else if (open >= 0)
        um_buf_printf(&key, "open %d", open);
    else
        headline_words(t->p, f, &key);
    um_status s = key.failed ? key.failed : um_text_dup(&t->arena, um_buf_view(&key), &kept);
    um_buf_free(&key);
    return s == UM_OK ? kept.p : NULL;
}

/* Which findings are told together; false: no memory. */
static bool sort_alike(telling *t)
{
    int n = t->p->v->nfindings;
    t->sorted = um_arena_alloc(&t->arena, (size_t)n * sizeof *t->sorted);
    t->run = um_arena_alloc(&t->arena, (size_t)n * sizeof *t->run);
    if (!t->sorted || !t->run)
        return false;
    for (int i = 0; i < n; i++) {
        t->sorted[i] = (alike){key_of(t, i), i};
        if (!t->sorted[i].key)
            return false;
    }
    qsort(t->sorted, (size_t)n, sizeof *t->sorted, by_key);
    for (int k = 0; k < n; k++) {
        bool more = k && strcmp(t->sorted[k].key, t->sorted[k - 1].key) == 0;
        t->run[t->sorted[k].i] = more ? t->run[t->sorted[k - 1].i] : k;
    }
    return true;
}

/* Whether a finding is the first of those that are told with it. */
static bool is_first(const telling *t, int i)
{
    return t->sorted[t->run[i]].i == i;
}

/* Links to what is illegal, where there is more to read than that. */
static void contents(const telling *t)
{
    um_page *p = t->p;
    const um_view *v = p->v;
    if (v->illegal == 0 || v->nfindings < 4)
        return;
    um_page_open(p, "nav", "illegal-steps");
    um_page_attr(p, "aria-label", um_tr("illegal steps"));
    um_page_open(p, "ul", NULL);
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf words = {0};
        char id[UM_PAGE_ID];
        if (f->verdict != UM_ILLEGAL || f->accepted || !is_first(t, i))
            continue;
        um_page_finding_id(p, i, id);
        headline(p, f, &words);
        um_page_open(p, "li", NULL);
        um_page_link(p, NULL, id, um_buf_view(&words));
        um_page_close(p);
        um_buf_free(&words);
    }
    um_page_close(p);
    um_page_close(p);
}

/* Where it stands in the file and in the game, with a link to its step. */
static void place(um_page *p, const um_finding *f)
{
    um_buf where = {0};
    um_words_place(&f->at, &where);
    um_buf when = {0};
    if (f->step)
        um_words_when_of(p->v, f->step, &when);
    um_buf_str(&where, where.n && when.n ? ", " : "");
    um_buf_text(&where, um_buf_view(&when));
    um_buf_free(&when);
    um_page_open(p, "p", "where");
    if (where.n)
        um_page_element(p, "span", NULL, um_buf_view(&where));
    if (f->step) {
        char id[UM_PAGE_ID];
        um_page_step_id(p, f->step, id);
        um_page_link(p, "show", id, um_text_of(um_tr("show the step")));
    }
    um_page_close(p);
    um_buf_free(&where);
}

/* A further finding that is told with another, with a link to its step. */
static void further(um_page *p, int i, um_text told)
{
    const um_finding *f = um_view_finding(p->v, i);
    um_buf words = {0}, step = {0};
    char id[UM_PAGE_ID];
    um_page_finding_id(p, i, id);
    um_page_open(p, "li", NULL);
    um_page_attr(p, "id", id);
    um_page_step_id(p, f->step, id);
    um_buf_printf(&step, um_tr("step %d"), f->step);
    um_page_link(p, "show", id, um_buf_view(&step));
    um_words_message(p->v, f, &words);
    if (!um_text_eq(um_buf_view(&words), told))
        um_page_element(p, "span", NULL, um_buf_view(&words));
    um_page_close(p);
    um_buf_free(&words);
    um_buf_free(&step);
}

/* The others that are told with a finding. */
static void others(const telling *t, int i)
{
    const um_view *v = t->p->v;
    int at = t->run[i], n = 0;
    um_buf told = {0}, count = {0};
    while (at + n < v->nfindings && t->run[t->sorted[at + n].i] == at)
        n++;
    if (n < 2)
        return;
    um_words_message(v, um_view_finding(v, i), &told);
    um_buf_printf(&count,
                  um_view_finding(v, i)->verdict == UM_UNDETERMINED
                      ? um_trn("%d more waits for the same", "%d more wait for the same", (long)n - 1)
                      : um_tr("%d more"),
                  n - 1);
    um_page_open(t->p, "details", "further");
    um_page_element(t->p, "summary", NULL, um_buf_view(&count));
    um_page_open(t->p, "ul", NULL);
    for (int k = 1; k < n; k++)
        further(t->p, t->sorted[at + k].i, um_buf_view(&told));
    um_page_close(t->p);
    um_page_close(t->p);
    um_buf_free(&told);
    um_buf_free(&count);
}

static void finding(const telling *t, int i)
{
    um_page *p = t->p;
    const um_finding *f = um_view_finding(p->v, i);
    um_buf words = {0};
    char id[UM_PAGE_ID];
    um_page_finding_id(p, i, id);
    headline(p, f, &words);
    um_page_open(p, "article", um_page_class(f));
    um_page_attr(p, "id", id);
    um_page_attr(p, "tabindex", "-1"); /* a link to it moves the focus */
    um_page_element(p, "h4", NULL, um_buf_view(&words));
    place(p, f);
    quote(p, f);
    um_page_open(p, "details", NULL);
    if (f->verdict == UM_ILLEGAL && !f->accepted)
        um_page_attr(p, "open", "open");
    um_page_element(p, "summary", NULL, um_text_of(um_tr("rules and grounds")));
    um_page_open(p, "dl", NULL);
    rules(p, f);
    grounds(p, f);
    um_page_close(p);
    um_page_close(p);
    others(t, i);
    um_page_close(p);
    um_buf_free(&words);
}

void um_page_findings(um_page *p)
{
    const um_view *v = p->v;
    telling t = {.p = p};
    if (!v->nfindings)
        return;
    um_page_element(p, "h3", NULL, um_text_of(um_tr("Findings")));
    if (sort_alike(&t)) {
        contents(&t);
        for (int i = 0; i < v->nfindings; i++) {
            if (is_first(&t, v->gravest[i]))
                finding(&t, v->gravest[i]);
            um_page_flush(p);
        }
    } else {
        um_complain("out of memory: the findings are missing");
    }
    um_arena_free(&t.arena);
}
