#include "cli/policy.h"
#include "cli/report.h"

#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <string.h>

/* One page for a director and his players: every finding with what was played, the rules in own words,
 * what it rests on and what would settle it. No script, nothing from elsewhere, no times. */

enum { SETTLE_MAX = 10 };

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>umpire "
    "report</title>\n<style>\n"
    ":root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 "
    "1rem}\n"
    "h2{border-bottom:1px solid;margin-top:2.5rem}article{border-left:.4rem solid;padding:.1rem "
    "1rem;margin:1rem 0}\n"
    ".illegal{border-color:#c22}.undetermined{border-color:#c90}.note{border-color:#48c}.accepted{border-"
    "color:#888}\n"
    "pre{overflow-x:auto;padding:.5rem;border:1px solid #8884}dt{font-weight:bold}dd{margin:0 0 .4rem "
    "1.5rem}\n"
    "table{border-collapse:collapse}td,th{padding:.1rem .8rem .1rem 0;text-align:left;vertical-align:top}\n"
    "h3{margin:.6rem 0 0}h3+p{margin:0 0 .4rem}summary{cursor:pointer}article:target{outline:2px solid}\n"
    "@media print{body{max-width:none;margin:0}article{break-inside:avoid}}\n"
    "</style>\n</head>\n<body>\n<main>\n<h1>umpire report</h1>\n";

typedef struct page {
    xmlTextWriterPtr w;
    const um_view *v;
    const um_options *o;
    size_t input; /* which input and which of its games this is: for ids */
    int nth;
} page;

static void open_tag(page *p, const char *tag, const char *class)
{
    xmlTextWriterStartElement(p->w, BAD_CAST tag);
    if (class)
        xmlTextWriterWriteAttribute(p->w, BAD_CAST "class", BAD_CAST class);
}

static void attribute(page *p, const char *name, const char *value)
{
    xmlTextWriterWriteAttribute(p->w, BAD_CAST name, BAD_CAST value);
}

static void close_tag(page *p)
{
    xmlTextWriterFullEndElement(p->w);
    xmlTextWriterWriteRaw(p->w, BAD_CAST "\n");
}

static void put(page *p, um_text t)
{
    um_buf plain = {0};
    um_harmless(&plain, t);
    xmlTextWriterWriteString(p->w, BAD_CAST um_buf_view(&plain).p);
    um_buf_free(&plain);
}

static void element(page *p, const char *tag, um_text t)
{
    open_tag(p, tag, NULL);
    put(p, t);
    close_tag(p);
}

static void element_of(page *p, const char *tag, um_buf *b)
{
    element(p, tag, um_buf_view(b));
    um_buf_free(b);
}

/* ---- a finding ---- */

static void definition(page *p, const char *term, um_buf *b)
{
    if (b->n) {
        element(p, "dt", um_text_of(term));
        element(p, "dd", um_buf_view(b));
    }
    um_buf_free(b);
}

static void quote(page *p, const um_finding *f)
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
    if (lines.n) { /* made harmless above, but for its own line ends */
        open_tag(p, "pre", NULL);
        attribute(p, "tabindex", "0"); /* a keyboard can scroll it */
        xmlTextWriterWriteString(p->w, BAD_CAST um_buf_view(&lines).p);
        close_tag(p);
    }
    um_buf_free(&lines);
}

static void rules(page *p, const um_finding *f)
{
    for (int i = 0; i < f->nrules; i++) {
        const um_rule *r = &p->v->game->rules[f->rules[i]];
        um_buf term = {0};
        um_buf_printf(&term, "%s %s", r->id, r->title);
        element_of(p, "dt", &term);
        element(p, "dd", um_text_of(r->text));
    }
}

static void put_data(const um_view *v, const um_finding *f, um_buf *b)
{
    for (int i = 0; i < f->ndata; i++) {
        const um_datum *d = um_datum_at(v->pack, f->data[i]);
        um_buf_str(b, i ? "; " : "");
        um_words_data_line(v, f->data[i], b);
        um_buf_printf(b, " (%s)", um_sure_text(d ? (um_sure_level)d->sure : UM_UNKNOWN));
    }
}

static void grounds(page *p, const um_finding *f)
{
    const um_view *v = p->v;
    um_buf facts = {0}, missing = {0}, data = {0}, rulings = {0}, legal = {0}, after = {0}, why = {0},
           decides = {0};
    for (int i = 0; i < f->nfacts; i++) {
        um_buf_printf(&facts, "%s%s ", i ? ", " : "", f->facts[i].key);
        um_words_fact(v, f, &f->facts[i], &facts);
    }
    for (int i = 0; i < f->nmissing; i++)
        um_buf_printf(&missing, "%s%s", i ? "; " : "", f->missing[i]);
    put_data(v, f, &data);
    if (f->ndata == 1 && f->verdict == UM_UNDETERMINED)
        um_words_decides(v, f, f->data[0], &decides);
    for (int i = 0; i < f->nrulings; i++)
        um_buf_printf(&rulings, "%s%s=%s%s", i ? ", " : "", v->game->rulings[f->rulings[i].ruling].id,
                      um_option_name(v, f->rulings[i].ruling, f->rulings[i].option),
                      f->rulings[i].flips ? " (another option gives another verdict)" : "");
    um_words_legal(v, f, &legal);
    if (f->sealed)
        um_buf_printf(&after, "sealed at step %d", f->sealed);
    if (f->verdict == UM_ILLEGAL && um_tainted_later(v, f->step))
        um_buf_printf(&after, "%s%d later findings build on it", after.n ? "; " : "",
                      um_tainted_later(v, f->step));
    um_buf_str(&why, f->accepted && f->accepted_why ? f->accepted_why : "");
    definition(p, "facts", &facts);
    definition(p, f->cause == UM_WHY_TOLD ? "told" : f->doubted ? "readings" : "missing", &missing);
    definition(p, "decides", &decides);
    definition(p, f->verdict == UM_UNDETERMINED ? "to settle" : "rests on", &data);
    definition(p, "rulings", &rulings);
    definition(p, "legal", &legal);
    definition(p, "after", &after);
    definition(p, "accepted", &why);
}

static void finding_id(const page *p, int i, char out[40])
{
    snprintf(out, 40, "f%zu-%d-%d", p->input + 1, p->nth + 1, i + 1);
}

static void headline(page *p, const um_finding *f, um_buf *b)
{
    um_buf_printf(b, "step %d: ", f->step);
    um_words_verdict(f, b);
    um_buf_str(b, ": ");
    um_words_message(p->v, f, b);
}

/* Links to what is illegal, where there is more to read than that. */
static void contents(page *p)
{
    const um_view *v = p->v;
    if (v->illegal == 0 || v->nfindings < 4)
        return;
    open_tag(p, "nav", NULL);
    attribute(p, "aria-label", "illegal steps");
    open_tag(p, "ul", NULL);
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf words = {0};
        char id[41] = "#";
        if (f->verdict != UM_ILLEGAL || f->accepted)
            continue;
        finding_id(p, i, id + 1);
        headline(p, f, &words);
        open_tag(p, "li", NULL);
        open_tag(p, "a", NULL);
        attribute(p, "href", id);
        put(p, um_buf_view(&words));
        close_tag(p);
        close_tag(p);
        um_buf_free(&words);
    }
    close_tag(p);
    close_tag(p);
}

static void finding(page *p, int i)
{
    const um_finding *f = um_view_finding(p->v, i);
    static const char *const classes[] = {[UM_LEGAL] = "note",
                                          [UM_ILLEGAL] = "illegal",
                                          [UM_UNDETERMINED] = "undetermined",
                                          [UM_NOTED] = "note"};
    um_buf words = {0}, where = {0};
    char id[40];
    finding_id(p, i, id);
    headline(p, f, &words);
    open_tag(p, "article", f->accepted ? "accepted" : classes[f->verdict]);
    attribute(p, "id", id);
    element_of(p, "h3", &words);
    um_words_place(&f->at, &where);
    const void *state = f->step ? um_replay_state_at(p->v->run->replay, f->step - 1) : NULL;
    if (state) {
        um_buf_str(&where, where.n ? ", " : "");
        p->v->game->when(um_replay_ctx(p->v->run->replay), state, &where);
    }
    if (where.n)
        element(p, "p", um_buf_view(&where));
    um_buf_free(&where);
    quote(p, f);
    open_tag(p, "details", NULL);
    if (f->verdict == UM_ILLEGAL && !f->accepted)
        attribute(p, "open", "open");
    element(p, "summary", UM_TEXT("rules and grounds"));
    open_tag(p, "dl", NULL);
    rules(p, f);
    grounds(p, f);
    close_tag(p);
    close_tag(p);
    close_tag(p);
}

/* ---- a game ---- */

static void row(page *p, const char *name, um_buf *b)
{
    open_tag(p, "tr", NULL);
    open_tag(p, "th", NULL);
    attribute(p, "scope", "row");
    put(p, um_text_of(name));
    close_tag(p);
    element_of(p, "td", b);
    close_tag(p);
}

static void summary(page *p)
{
    const um_view *v = p->v;
    um_buf steps = {0}, causes = {0}, points = {0};
    um_buf_printf(&steps, "%d: %d legal, %d illegal, %d undetermined", v->counts.steps, v->counts.legal,
                  v->counts.illegal, v->counts.undetermined);
    if (v->counts.accepted)
        um_buf_printf(&steps, ", %d accepted", v->counts.accepted);
    for (int c = 0; c < UM_CAUSES; c++)
        if (v->counts.by_cause[c])
            um_buf_printf(&causes, "%s%d %s", causes.n ? ", " : "", v->counts.by_cause[c],
                          um_cause_text((um_cause)c));
    if (v->has_claim) {
        um_buf_str(&points, "claimed ");
        um_words_points(v->game, v->claimed, &points);
        um_buf_str(&points, ", ");
        um_words_since(v, &points);
    }
    um_buf_str(&points, "computed ");
    um_words_points(v->game, v->score.net, &points);
    open_tag(p, "table", NULL);
    row(p, "steps", &steps);
    um_buf policy = {0};
    um_policy_words(p->o, v, &policy);
    if (policy.n)
        row(p, "policy", &policy);
    um_buf_free(&policy);
    if (causes.n)
        row(p, "undetermined", &causes);
    row(p, "victory points", &points);
    if (v->run->nbad) {
        um_buf bad = {0};
        um_buf_printf(&bad, "%d line%s could not be read or carried out", v->run->nbad,
                      v->run->nbad == 1 ? "" : "s");
        row(p, "unread", &bad);
    }
    close_tag(p);
}

/* The data that decide most, as lines for the record. */
static void settle(page *p)
{
    um_buf lines = {0};
    const um_wanted *w;
    for (int i = 0; i < SETTLE_MAX && (w = um_most_wanted(p->v, i)); i++) {
        um_buf line = {0};
        um_words_data_line(p->v, w->datum, &line);
        um_harmless(&lines, um_buf_view(&line));
        um_buf_printf(&lines, "  # %d step%s\n", w->n, w->n == 1 ? "" : "s");
        um_buf_free(&line);
    }
    if (lines.n) {
        element(p, "h3", UM_TEXT("To settle: look these up, and state them in the record"));
        open_tag(p, "pre", NULL);
        attribute(p, "tabindex", "0"); /* a keyboard can scroll it */
        xmlTextWriterWriteString(p->w, BAD_CAST um_buf_view(&lines).p);
        close_tag(p);
    }
    um_buf_free(&lines);
}

static void game(page *p)
{
    open_tag(p, "section", NULL);
    element(p, "h2", um_text_of(p->v->label));
    summary(p);
    contents(p);
    for (int i = 0; i < p->v->nfindings; i++)
        finding(p, p->v->gravest[i]);
    settle(p);
    close_tag(p);
}

static void unread(page *p, const um_reporting *r)
{
    open_tag(p, "section", NULL);
    element(p, "h2", um_text_of(r->file));
    element(p, "p", UM_TEXT("This input could not be read."));
    for (size_t i = 0; i < r->said->n; i++)
        element(p, "p", um_text_of(r->said->items[i].message));
    close_tag(p);
}

static void written(um_reporting *r, const um_view *v)
{
    xmlBufferPtr bytes = xmlBufferCreate();
    page p = {bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL, v, r->o, r->i, r->games};
    if (!p.w) {
        um_complain("out of memory");
        xmlBufferFree(bytes);
        return;
    }
    if (v)
        game(&p);
    else
        unread(&p, r);
    xmlFreeTextWriter(p.w); /* writes what is left */
    um_out_bytes(r->out, um_text_of((const char *)xmlBufferContent(bytes)));
    xmlBufferFree(bytes);
}

static void html_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "%s", head);
}

static void html_file(um_reporting *r, const um_view *v)
{
    if (!v)
        written(r, NULL);
}

static void html_game(um_reporting *r, const um_view *v)
{
    written(r, v);
}

static void html_file_end(um_reporting *r)
{
    (void)r;
}

static void html_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    (void)games;
    um_out(out, "</main>\n</body>\n</html>\n");
}

const um_reporter um_report_html = {html_begin, html_file, html_game, html_file_end, html_end};
