#include "cli/report.h"

#include <libxml/xmlwriter.h>
#include <string.h>

/* JUnit: a suite a game, a test a step. Undetermined steps are skipped tests, so that a build server
 * counts them apart from failures. TAP: a point a game. */

/* ---- JUnit ---- */

/* An attribute, made harmless for XML. */
static void attribute(xmlTextWriterPtr w, const char *name, um_text t)
{
    um_buf plain = {0};
    um_harmless(&plain, t);
    xmlTextWriterWriteAttribute(w, BAD_CAST name, BAD_CAST um_buf_view(&plain).p);
    um_buf_free(&plain);
}

/* An attribute that is a number. */
static void number(xmlTextWriterPtr w, const char *name, int n)
{
    char words[16];
    snprintf(words, sizeof words, "%d", n);
    attribute(w, name, um_text_of(words));
}

/* An illegal finding as a failure, an undetermined one as skipped. */
static void junit_finding(xmlTextWriterPtr w, const um_view *v, const um_finding *f)
{
    um_buf message = {0}, rules = {0};
    bool open = f->verdict == UM_UNDETERMINED;
    um_words_verdict(f, &message);
    um_buf_str(&message, ": ");
    um_words_message_asked(v, f, &message);
    um_words_rules(v, f, &rules);
    if (rules.n)
        um_buf_printf(&message, " [%s]", um_buf_view(&rules).p);
    xmlTextWriterStartElement(w, BAD_CAST(open ? "skipped" : "failure"));
    attribute(w, "message", um_buf_view(&message));
    if (!open)
        attribute(w, "type", um_text_of(f->code));
    xmlTextWriterEndElement(w);
    um_buf_free(&message);
    um_buf_free(&rules);
}

static bool counts(const um_finding *f)
{
    return !f->accepted && f->verdict != UM_NOTED;
}

static int gravity(const um_finding *f)
{
    return f->verdict == UM_ILLEGAL ? 2 : f->cause == UM_WHY_TOLD;
}

/* A step's findings, which stand together, and the gravest of them; NULL: none that counts. */
typedef struct verdicts {
    int from, to;
    const um_finding *worst;
} verdicts;

/* Those of a step, which begin at `from` if there are any. */
static verdicts of_step(const um_view *v, int step, int from)
{
    verdicts k = {from, from, NULL};
    for (; k.to < v->nfindings && um_view_finding(v, k.to)->step == step; k.to++) {
        const um_finding *f = um_view_finding(v, k.to);
        if (counts(f) && (!k.worst || gravity(f) > gravity(k.worst)))
            k.worst = f;
    }
    return k;
}

/* A step as a test case. */
static void junit_step(xmlTextWriterPtr w, const um_view *v, int step, const verdicts *k)
{
    um_buf name = {0}, line = {0};
    um_words_step(v, step, &line);
    if (step)
        um_buf_printf(&name, "step %d", step);
    else
        um_buf_str(&name, "before the first step");
    if (line.n) {
        um_buf_str(&name, ": ");
        um_buf_text(&name, um_buf_view(&line));
    }
    xmlTextWriterStartElement(w, BAD_CAST "testcase");
    attribute(w, "classname", um_text_of(v->label));
    attribute(w, "name", um_buf_view(&name));
    /* a test has one result: what is undetermined counts only where nothing is illegal */
    for (int i = k->from; i < k->to; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (counts(f) && (f == k->worst || f->verdict == UM_ILLEGAL))
            junit_finding(w, v, f);
    }
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
    um_buf_free(&name);
    um_buf_free(&line);
}

/* How many steps are undetermined, for each cause that there is. */
static void junit_causes(xmlTextWriterPtr w, const um_view *v)
{
    if (!v->counts.undetermined)
        return;
    xmlTextWriterStartElement(w, BAD_CAST "properties");
    for (int c = 0; c < UM_CAUSES; c++) {
        if (!v->counts.by_cause[c])
            continue;
        um_buf name = {0};
        um_buf_printf(&name, "undetermined.%s", um_cause_text((um_cause)c));
        xmlTextWriterStartElement(w, BAD_CAST "property");
        attribute(w, "name", um_buf_view(&name));
        number(w, "value", v->counts.by_cause[c]);
        xmlTextWriterEndElement(w);
        um_buf_free(&name);
    }
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

/* A game as a test suite. */
static void junit_suite(xmlTextWriterPtr w, const um_view *v)
{
    int failures = 0, skipped = 0;
    const verdicts before = of_step(v, 0, 0); /* the first step */
    const int first = before.worst ? 0 : 1;
    verdicts k = before;
    for (int step = 0; step <= v->counts.steps; step++, k = of_step(v, step, k.to)) {
        failures += k.worst && k.worst->verdict == UM_ILLEGAL;
        skipped += k.worst && k.worst->verdict == UM_UNDETERMINED;
    }
    xmlTextWriterStartElement(w, BAD_CAST "testsuite");
    attribute(w, "name", um_text_of(v->label));
    number(w, "tests", v->counts.steps + 1 - first);
    number(w, "failures", failures);
    number(w, "errors", 0);
    number(w, "skipped", skipped);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
    junit_causes(w, v);
    k = before;
    for (int step = 0; step <= v->counts.steps; step++, k = of_step(v, step, k.to))
        if (step >= first)
            junit_step(w, v, step, &k);
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

static void junit_unread(xmlTextWriterPtr w, const um_reporting *r)
{
    xmlTextWriterStartElement(w, BAD_CAST "testsuite");
    attribute(w, "name", um_text_of(r->file));
    number(w, "tests", 1);
    number(w, "failures", 0);
    number(w, "errors", 1);
    number(w, "skipped", 0);
    xmlTextWriterStartElement(w, BAD_CAST "testcase");
    attribute(w, "classname", um_text_of(r->file));
    attribute(w, "name", UM_TEXT("reading"));
    xmlTextWriterStartElement(w, BAD_CAST "error");
    attribute(
        w, "message",
        um_text_of(r->said->n && r->said->items[0].message ? r->said->items[0].message : "cannot be read"));
    for (int i = 0; i < 3; i++)
        xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

/* Write through libxml2, then to the output. */
static void written(um_reporting *r, const um_view *v)
{
    xmlBufferPtr bytes = xmlBufferCreate();
    xmlTextWriterPtr w = bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL;
    if (!w) {
        um_complain("out of memory");
        xmlBufferFree(bytes);
        return;
    }
    if (v)
        junit_suite(w, v);
    else
        junit_unread(w, r);
    xmlFreeTextWriter(w); /* writes what is left */
    um_out_bytes(r->out, um_text_of((const char *)xmlBufferContent(bytes)));
    xmlBufferFree(bytes);
}

static void junit_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"umpire\">\n");
}

static void junit_file(um_reporting *r, const um_view *v)
{
    if (!v)
        written(r, NULL);
}

static void junit_game(um_reporting *r, const um_view *v)
{
    written(r, v);
}

static void file_end(um_reporting *r)
{
    (void)r;
}

static void junit_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    (void)games;
    um_out(out, "</testsuites>\n");
}

const um_reporter um_report_junit = {junit_begin, junit_file, junit_game, file_end, NULL, junit_end};

/* ---- TAP 14; points carry no numbers, so that processes need not know of each other ---- */

static void tap_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "TAP version 14\n");
}

/* '#' begins a directive, so it may not stand in a description. */
/* A '#' would begin a directive. */
static void tap_name(um_output *out, const char *name)
{
    for (; *name; name++)
        um_out(out, *name == '#' || *name == '\\' ? "\\%c" : "%c", *name);
}

static void tap_file(um_reporting *r, const um_view *v)
{
    um_buf name = {0};
    if (v)
        return;
    um_harmless(&name, um_text_of(r->file));
    um_out(r->out, "not ok - ");
    tap_name(r->out, um_buf_view(&name).p);
    um_out(r->out, "\n");
    for (size_t i = 0; i < r->said->n; i++)
        if (r->said->items[i].message) {
            um_out(r->out, "# ");
            um_out_text(r->out, um_text_of(r->said->items[i].message));
            um_out(r->out, "\n");
        }
    um_buf_free(&name);
}

static void tap_game(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    int status = um_view_status(v, r->o);
    um_out(out, status == UM_EXIT_LEGAL ? "ok - " : "not ok - ");
    tap_name(out, v->label);
    um_out(out, "\n");
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf b = {0};
        um_words_verdict(f, &b);
        um_buf_str(&b, ": ");
        um_words_message_asked(v, f, &b);
        um_out(out, "# step %d: %s", f->step, um_buf_view(&b).p);
        um_buf_clear(&b);
        um_words_rules(v, f, &b);
        um_out(out, b.n ? " [%s]\n" : "\n", um_buf_view(&b).p);
        um_buf_free(&b);
    }
}

/* An input that was not read is a point, too. */
static void tap_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    um_out(out, "1..%zu\n", games);
}

const um_reporter um_report_tap = {tap_begin, tap_file, tap_game, file_end, NULL, tap_end};
