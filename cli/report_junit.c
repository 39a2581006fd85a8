#include "cli/junit.h"

#include <string.h>

/* JUnit: a suite a game, a test a step. Undetermined steps are skipped tests, so that a build server
 * counts them apart from failures. TAP: a point a game. What was refused is
 * an error, in JUnit a test for each, in TAP a point an input. */

/* ---- JUnit ---- */

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
    um_junit_result(w, open ? "skipped" : "failure", um_buf_view(&message), open ? NULL : f->code,
                    UM_TEXT(""));
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
    um_junit_test(w, um_text_of(v->label), um_buf_view(&name));
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

static void junit_property(xmlTextWriterPtr w, const char *name, um_text value)
{
    xmlTextWriterStartElement(w, BAD_CAST "property");
    um_junit_attribute(w, "name", um_text_of(name));
    um_junit_attribute(w, "value", value);
    xmlTextWriterEndElement(w);
}

/* How many steps are undetermined, for each cause that there is; what of the game is hardly judged. */
static void junit_properties(xmlTextWriterPtr w, const um_view *v)
{
    um_buf endless = {0};
    um_words_endless(v, &endless);
    if (!v->counts.undetermined && !endless.n)
        return;
    xmlTextWriterStartElement(w, BAD_CAST "properties");
    for (int c = 0; c < UM_CAUSES; c++) {
        if (!v->counts.by_cause[c])
            continue;
        um_buf name = {0}, value = {0};
        um_buf_printf(&name, "undetermined.%s", um_cause_text((um_cause)c));
        um_buf_printf(&value, "%d", v->counts.by_cause[c]);
        junit_property(w, um_buf_view(&name).p, um_buf_view(&value));
        um_buf_free(&name);
        um_buf_free(&value);
    }
    if (endless.n)
        junit_property(w, "endless", um_buf_view(&endless));
    um_buf_free(&endless);
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
    um_junit_suite(w, um_text_of(v->label),
                   (um_junit_counts){v->counts.steps + 1 - first, failures, 0, skipped});
    junit_properties(w, v);
    k = before;
    for (int step = 0; step <= v->counts.steps; step++, k = of_step(v, step, k.to))
        if (step >= first)
            junit_step(w, v, step, &k);
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

/* What was refused of an input, all or lines of it, as a suite of errors behind its games. */
static void junit_unread(xmlTextWriterPtr w, const um_reporting *r)
{
    um_buf name = {0};
    int errors = (int)um_said_errors(r->said);
    errors = errors ? errors : 1;
    um_buf_printf(&name, r->games ? "%s: read in part" : "%s", r->file);
    um_junit_suite(w, um_buf_view(&name), (um_junit_counts){errors, 0, errors, 0});
    um_junit_unread(w, r->file, r->said);
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
    um_buf_free(&name);
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

static void no_file(um_reporting *r, const um_view *v)
{
    (void)r;
    (void)v;
}

static void junit_game(um_reporting *r, const um_view *v)
{
    written(r, v);
}

static void junit_file_end(um_reporting *r)
{
    if (r->games == 0 || um_said_errors(r->said))
        written(r, NULL);
}

static void junit_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    (void)games;
    um_out(out, "</testsuites>\n");
}

const um_reporter um_report_junit = {junit_begin, no_file,   junit_game, junit_file_end,
                                     NULL,        junit_end, false};

/* ---- TAP 14; points carry no numbers, so that processes need not know of each other ---- */

static void tap_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "TAP version 14\n");
}

static void tap_game(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    bool open = v->undetermined && !r->o->undetermined_ok;
    um_out(out, v->illegal || open ? "not ok - " : "ok - ");
    um_tap_words(out, um_text_of(v->label));
    um_out(out, "\n");
    um_buf endless = {0};
    um_words_endless(v, &endless);
    if (endless.n)
        um_out(out, "# %s\n", um_buf_view(&endless).p);
    um_buf_free(&endless);
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf b = {0};
        um_words_verdict(f, &b);
        um_buf_str(&b, ": ");
        um_words_message_asked(v, f, &b);
        um_out(out, um_stated_behind(v, f) ? "# claim at step %d: %s" : "# step %d: %s", f->step,
               um_buf_view(&b).p);
        um_buf_clear(&b);
        um_words_rules(v, f, &b);
        um_out(out, b.n ? " [%s]\n" : "\n", um_buf_view(&b).p);
        um_buf_free(&b);
    }
}

/* What was refused of an input is a point behind its games. */
static void tap_file_end(um_reporting *r)
{
    if (r->games && um_said_errors(r->said) == 0)
        return;
    um_tap_unread(r->out, r->file, r->games ? "read in part" : "not read", r->said);
    r->points++;
}

static void tap_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    um_out(out, "1..%zu\n", games);
}

const um_reporter um_report_tap = {tap_begin, no_file, tap_game, tap_file_end, NULL, tap_end, false};
