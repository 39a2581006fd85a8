/* What JUnit and TAP reports have in common, whatever command writes them. */
#include "cli/junit.h"
#include "cli/report_json.h"

#include <stdio.h>

/* ---- JUnit ---- */

void um_junit_attribute(xmlTextWriterPtr w, const char *name, um_text t)
{
    um_buf plain = {0};
    um_harmless(&plain, t);
    xmlTextWriterWriteAttribute(w, BAD_CAST name, BAD_CAST um_buf_view(&plain).p);
    um_buf_free(&plain);
}

static void number(xmlTextWriterPtr w, const char *name, int n)
{
    char words[16];
    snprintf(words, sizeof words, "%d", n);
    um_junit_attribute(w, name, um_text_of(words));
}

void um_junit_suite(xmlTextWriterPtr w, um_text name, um_junit_counts n)
{
    xmlTextWriterStartElement(w, BAD_CAST "testsuite");
    um_junit_attribute(w, "name", name);
    number(w, "tests", n.tests);
    number(w, "failures", n.failures);
    number(w, "errors", n.errors);
    number(w, "skipped", n.skipped);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

void um_junit_test(xmlTextWriterPtr w, um_text classname, um_text name)
{
    xmlTextWriterStartElement(w, BAD_CAST "testcase");
    um_junit_attribute(w, "classname", classname);
    um_junit_attribute(w, "name", name);
}

void um_junit_result(xmlTextWriterPtr w, const char *element, um_text message, const char *type, um_text body)
{
    um_buf plain = {0};
    um_harmless(&plain, body);
    xmlTextWriterStartElement(w, BAD_CAST element);
    um_junit_attribute(w, "message", message);
    if (type)
        um_junit_attribute(w, "type", um_text_of(type));
    if (plain.n)
        xmlTextWriterWriteString(w, BAD_CAST um_buf_view(&plain).p);
    xmlTextWriterEndElement(w);
    um_buf_free(&plain);
}

static void junit_refused(xmlTextWriterPtr w, const char *file, um_text place, um_text message,
                          const um_said *s)
{
    um_junit_test(w, um_text_of(file), place.n ? place : UM_TEXT("reading"));
    um_junit_result(w, "error", message, s ? s->code : NULL, um_text_of(s && s->quote ? s->quote : ""));
    xmlTextWriterEndElement(w);
    xmlTextWriterWriteRaw(w, BAD_CAST "\n");
}

int um_junit_unread(xmlTextWriterPtr w, const char *file, const um_said_list *said)
{
    int n = 0;
    for (size_t i = 0; i < said->n; i++) {
        const um_said *s = &said->items[i];
        um_buf place = {0};
        if (s->level != UM_ERROR)
            continue;
        um_words_place(&s->at, &place);
        junit_refused(w, file, um_buf_view(&place), um_text_of(s->message ? s->message : "cannot be read"),
                      s);
        um_buf_free(&place);
        n++;
    }
    if (n == 0) {
        junit_refused(w, file, UM_TEXT(""), UM_TEXT("cannot be read"), NULL);
        n++;
    }
    return n;
}

/* ---- TAP 14: a string of JSON is one of YAML ---- */

void um_tap_words(um_output *out, um_text t)
{
    um_buf plain = {0};
    um_harmless(&plain, t);
    for (const char *p = um_buf_view(&plain).p; *p; p++)
        um_out(out, *p == '#' || *p == '\\' ? "\\%c" : "%c", *p);
    um_buf_free(&plain);
}

static void yaml(um_output *out, const char *before, const char *value)
{
    if (!value)
        return;
    um_out(out, "%s", before);
    um_json_value(out, um_json_string(value));
    um_out(out, "\n");
}

void um_tap_unread(um_output *out, const char *file, const char *name, const um_said_list *said)
{
    bool listed = false;
    um_out(out, "not ok - ");
    um_tap_words(out, um_text_of(file));
    um_out(out, ": %s\n  ---\n  severity: error\n", name);
    for (size_t i = 0; i < said->n; i++) {
        const um_said *s = &said->items[i];
        um_buf place = {0};
        if (s->level != UM_ERROR)
            continue;
        um_words_place(&s->at, &place);
        um_out(out, "%s", listed ? "" : "  errors:\n");
        listed = true;
        yaml(out, "    - message: ", s->message ? s->message : "cannot be read");
        yaml(out, "      at: ", place.n ? um_buf_view(&place).p : NULL);
        yaml(out, "      line: ", s->quote);
        yaml(out, "      code: ", s->code);
        um_buf_free(&place);
    }
    um_out(out, "  ...\n");
}
