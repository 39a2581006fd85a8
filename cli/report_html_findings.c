/* The findings of a game: what was played, the rules in own words, what the verdict rests on and what would
 * settle it. */
#include "cli/report_html.h"

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
        um_buf_str(b, i ? "; " : "");
        um_words_data_line(v, f->data[i], b);
        um_buf_printf(b, um_tr(" (%s)"), um_tr(um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN)));
    }
}

static void grounds(um_page *p, const um_finding *f)
{
    const um_view *v = p->v;
    um_buf facts = {0}, missing = {0}, data = {0}, rulings = {0}, legal = {0}, after = {0}, why = {0},
           decides = {0};
    for (int i = 0; i < f->nfacts; i++) {
        um_buf_printf(&facts, "%s%s ", i ? ", " : "", um_tr(f->facts[i].key));
        um_words_fact(v, f, &f->facts[i], &facts);
    }
    for (int i = 0; i < f->nmissing; i++) {
        um_buf_str(&missing, i ? "; " : "");
        um_tr_made(um_text_of(f->missing[i]), &missing);
    }
    put_data(v, f, &data);
    if (f->ndata == 1 && f->verdict == UM_UNDETERMINED)
        um_words_decides(v, f, f->data[0], &decides);
    for (int i = 0; i < f->nrulings; i++)
        um_buf_printf(&rulings, "%s%s=%s%s", i ? ", " : "", v->game->rulings[f->rulings[i].ruling].id,
                      um_option_name(v, f->rulings[i].ruling, f->rulings[i].option),
                      f->rulings[i].flips ? um_tr(" (another option gives another verdict)") : "");
    um_words_legal(v, f, &legal);
    if (f->sealed)
        um_buf_printf(&after, um_tr("sealed at step %d"), f->sealed);
    int later = f->verdict == UM_ILLEGAL ? um_tainted_later(v, f->step) : 0;
    if (later) {
        um_buf_str(&after, after.n ? "; " : "");
        um_buf_printf(&after, um_trn("%d later finding builds on it", "%d later findings build on it", later),
                      later);
    }
    um_buf_str(&why, f->accepted && f->accepted_why ? f->accepted_why : "");
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
    definition(p, UM_N("after"), &after);
    definition(p, UM_N("accepted"), &why);
}

static void headline(um_page *p, const um_finding *f, um_buf *b)
{
    um_buf_printf(b, um_tr("step %d: "), f->step);
    um_words_verdict(f, b);
    um_buf_str(b, um_tr(": "));
    um_words_message(p->v, f, b);
}

/* Links to what is illegal, where there is more to read than that. */
static void contents(um_page *p)
{
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
        if (f->verdict != UM_ILLEGAL || f->accepted)
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
    const void *state = f->step ? um_replay_state_at(p->v->run->replay, f->step - 1) : NULL;
    if (state) {
        um_buf_str(&where, where.n ? ", " : "");
        um_words_when(p->v, state, &where);
    }
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

static void finding(um_page *p, int i)
{
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
    um_page_close(p);
    um_buf_free(&words);
}

void um_page_findings(um_page *p)
{
    if (!p->v->nfindings)
        return;
    um_page_element(p, "h3", NULL, um_text_of(um_tr("Findings")));
    contents(p);
    for (int i = 0; i < p->v->nfindings; i++) {
        finding(p, p->v->gravest[i]);
        um_page_flush(p);
    }
}
