/* umpire test: run suites of cases against what they expect. */
#include "cli/junit.h"
#include "cli/open.h"
#include "cli/report_json.h"

#include <string.h>

typedef struct tally { /* of one input */
    int passed, failed, unread;
} tally;

typedef struct testing testing;

/* One input being tested, as a format sees it. */
typedef struct one_file {
    const testing *t;
    um_output *out;
    const char *file;
    const um_said_list *said; /* when it was opened */
    tally *counts;
    xmlBufferPtr cases; /* JUnit: the cases so far */
    xmlTextWriterPtr xml;
} one_file;

typedef struct format {
    void (*begin)(um_output *out, const um_options *o);
    void (*file)(one_file *f);
    void (*one)(one_file *f, const um_tested *t);
    void (*unread)(one_file *f, const char *why);
    void (*file_end)(one_file *f);
    void (*end)(um_output *out, const tally *all);
} format;

struct testing {
    um_setup setup;
    const um_inputs *inputs;
    const format *format;
};

/* ---- what did not come true, in words ---- */

/* "file:12", or "file: position P-land:3" for a line of a position. */
static void write_place(const one_file *f, const um_place *at, um_buf *out)
{
    if (at->file && strcmp(at->file, f->file) != 0)
        um_buf_printf(out, "%s: %s", f->file, at->file);
    else
        um_buf_str(out, f->file);
    if (at->line)
        um_buf_printf(out, ":%u", (unsigned)at->line);
}

/* Why a case failed, in words. */
static void write_failure(const um_failure *x, um_buf *out)
{
    um_buf expected = {0}, came = {0};
    um_tr_made(x->expected, &expected);
    um_tr_made(x->came, &came);
    um_buf_printf(out, um_tr("expected %s, came %s"), um_buf_view(&expected).p, um_buf_view(&came).p);
    um_buf_free(&expected);
    um_buf_free(&came);
}

static void nothing(um_output *out, const um_options *o)
{
    (void)out;
    (void)o;
}

static void no_file(one_file *f)
{
    (void)f;
}

/* ---- text ---- */

static void text_one(one_file *f, const um_tested *t)
{
    um_buf line = {0};
    for (int i = 0; i < t->run->nfailures; i++) {
        const um_failure *x = &t->run->failures[i];
        um_buf_clear(&line);
        write_place(f, &x->at, &line);
        if (t->c->id.n) {
            um_buf_str(&line, ": ");
            um_buf_text(&line, t->c->id);
        }
        um_buf_str(&line, ": ");
        write_failure(x, &line);
        um_out_text(f->out, um_buf_view(&line));
        um_out(f->out, "\n");
    }
    if (t->passed && f->t->setup.o->verbose) {
        um_out(f->out, "ok ");
        um_out_text(f->out, um_text_of(f->file));
        um_out(f->out, t->c->id.n ? ": " : "");
        um_out_text(f->out, t->c->id);
        um_out(f->out, "\n");
    }
    um_buf_free(&line);
}

static void text_unread(one_file *f, const char *why)
{
    um_out_text(f->out, um_text_of(f->file));
    um_out(f->out, um_tr(": not tested: %s"), um_tr(why));
    um_out(f->out, "\n");
}

static void text_end(um_output *out, const tally *all)
{
    um_out(out, um_tr("%d passed, %d failed"), all->passed, all->failed + all->unread);
    um_out(out, "\n");
}

/* ---- TAP 14; points carry no numbers, so that processes need not know of each other ---- */

static void tap_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "TAP version 14\n");
}

static void tap_one(one_file *f, const um_tested *t)
{
    um_buf line = {0};
    um_out(f->out, t->passed ? "ok - " : "not ok - ");
    um_tap_words(f->out, um_text_of(f->file));
    for (int i = 0; i < 2; i++) {
        um_text words = i ? t->c->title : t->c->id;
        um_out(f->out, words.n == 0 ? "" : i ? " " : ": ");
        um_tap_words(f->out, words);
    }
    um_out(f->out, "\n");
    for (int i = 0; i < t->run->nfailures; i++) {
        um_buf_clear(&line);
        write_place(f, &t->run->failures[i].at, &line);
        um_buf_str(&line, ": ");
        write_failure(&t->run->failures[i], &line);
        um_out(f->out, "# ");
        um_out_text(f->out, um_buf_view(&line));
        um_out(f->out, "\n");
    }
    um_buf_free(&line);
}

static void tap_unread(one_file *f, const char *why)
{
    (void)why;
    um_tap_unread(f->out, f->file, "not tested", f->said);
}

static void tap_end(um_output *out, const tally *all)
{
    um_out(out, "1..%d\n", all->passed + all->failed + all->unread);
}

/* ---- JSON Lines ---- */

static void jsonl_one(one_file *f, const um_tested *t)
{
    json_t *o = json_object(), *failures = json_array();
    for (int i = 0; i < t->run->nfailures; i++) {
        const um_failure *x = &t->run->failures[i];
        json_t *one = json_object();
        um_json_set(one, "at", um_json_place(&x->at, NULL));
        um_json_set(one, "expected", um_json_text(x->expected));
        um_json_set(one, "came", um_json_text(x->came));
        json_array_append_new(failures, one);
    }
    um_json_set(o, "type", um_json_string("case"));
    um_json_set(o, "file", um_json_string(f->file));
    um_json_set(o, "id", um_json_text(t->c->id));
    um_json_set(o, "title", um_json_text(t->c->title));
    um_json_set(o, "at", um_json_place(&t->c->at, NULL));
    um_json_set(o, "passed", json_boolean(t->passed));
    um_json_set(o, "failures", failures);
    um_json_line(f->out, o);
}

static void jsonl_unread(one_file *f, const char *why)
{
    (void)why;
    for (size_t i = 0; i < f->said->n; i++)
        um_json_said(f->out, f->file, &f->said->items[i]);
}

static void jsonl_end(um_output *out, const tally *all)
{
    json_t *o = json_object();
    um_json_set(o, "type", um_json_string("summary"));
    um_json_set(o, "passed", json_integer(all->passed));
    um_json_set(o, "failed", json_integer(all->failed + all->unread));
    um_json_line(out, o);
}

/* ---- JUnit: a suite a file ---- */

static void junit_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
}

static void junit_file(one_file *f)
{
    f->cases = xmlBufferCreate();
    f->xml = f->cases ? xmlNewTextWriterMemory(f->cases, 0) : NULL;
}

static void junit_one(one_file *f, const um_tested *t)
{
    um_buf words = {0};
    if (!f->xml)
        return;
    um_junit_test(f->xml, um_text_of(f->file), t->c->id.n ? t->c->id : um_text_of(f->file));
    for (int i = 0; i < t->run->nfailures; i++) {
        const um_failure *x = &t->run->failures[i];
        um_buf_clear(&words);
        write_place(f, &x->at, &words);
        um_buf_str(&words, ": ");
        write_failure(x, &words);
        um_junit_result(f->xml, "failure", um_buf_view(&words), NULL, UM_TEXT(""));
    }
    xmlTextWriterEndElement(f->xml);
    xmlTextWriterWriteRaw(f->xml, BAD_CAST "\n");
    um_buf_free(&words);
}

static void junit_unread(one_file *f, const char *why)
{
    (void)why;
    if (f->xml)
        f->counts->unread = um_junit_unread(f->xml, f->file, f->said);
}

static void junit_file_end(one_file *f)
{
    xmlBufferPtr all = xmlBufferCreate();
    xmlTextWriterPtr w = all ? xmlNewTextWriterMemory(all, 0) : NULL;
    if (f->xml)
        xmlFreeTextWriter(f->xml); /* writes what is left */
    if (w && f->cases) {
        const tally *c = f->counts;
        um_junit_suite(w, um_text_of(f->file),
                       (um_junit_counts){c->passed + c->failed + c->unread, c->failed, c->unread, 0});
        xmlTextWriterWriteRaw(w, xmlBufferContent(f->cases));
        xmlTextWriterEndElement(w);
        xmlTextWriterWriteRaw(w, BAD_CAST "\n");
    }
    if (w)
        xmlFreeTextWriter(w);
    if (all)
        um_out_bytes(f->out, um_text_of((const char *)xmlBufferContent(all)));
    xmlBufferFree(all);
    xmlBufferFree(f->cases);
}

static void junit_end(um_output *out, const tally *all)
{
    (void)all;
    um_out(out, "</testsuites>\n");
}

static const format formats[] = {
    [UM_FORMAT_TEXT] = {nothing, no_file, text_one, text_unread, no_file, text_end},
    [UM_FORMAT_JSONL] = {um_json_run, no_file, jsonl_one, jsonl_unread, no_file, jsonl_end},
    [UM_FORMAT_JUNIT] = {junit_begin, junit_file, junit_one, junit_unread, junit_file_end, junit_end},
    [UM_FORMAT_TAP] = {tap_begin, no_file, tap_one, tap_unread, no_file, tap_end},
};

/* ---- running ---- */

/* Count a case and report it. */
static void tested(void *user, const um_tested *t)
{
    one_file *f = user;
    f->counts->passed += t->passed;
    f->counts->failed += !t->passed;
    f->t->format->one(f, t);
}

static um_status run_input(one_file *f, um_input *in)
{
    const um_options *o = f->t->setup.o;
    const um_record *r = in->opened.record;
    um_suite_settings s = {
        .run = {.trust = o->trust ? (um_sure_level)o->trust : UM_LIKELY, .binding = o->declarations},
        .filter = o->filter};
    char id[300];
    if (in->wanted.n) {
        snprintf(id, sizeof id, "%.*s", (int)(in->wanted.n < 299 ? in->wanted.n : 299), in->wanted.p);
        s.only = id;
    }
    if (r->ncases == 0)
        return UM_OK;
    s.run.options = um_input_rulings(in, r->cases[0].game);
    return s.run.options ? um_suite_run(r, &s, &in->sink, tested, f) : UM_MEMORY;
}

/* Test one input; the exit status. */
static int test_one(void *user, size_t i, um_output *out, void *result)
{
    const testing *t = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, t->setup.o);
    um_input in;
    um_status s = um_input_open(&in, &t->setup, t->inputs->paths[i], &sink);
    one_file f = {.t = t, .out = out, .file = in.file, .said = &in.said, .counts = result};
    t->format->file(&f);
    if (s == UM_OK)
        s = run_input(&f, &in);
    if (s != UM_OK) {
        f.counts->unread = 1;
        t->format->unread(&f, s == UM_MEMORY ? um_status_text(s) : UM_N("it could not be read"));
    }
    t->format->file_end(&f);
    int status =
        um_exit_worse(um_exit_of(s), f.counts->failed || f.counts->unread ? UM_EXIT_ILLEGAL : UM_EXIT_LEGAL);
    um_input_close(&in);
    return status;
}

static int test_all(testing *t, const um_options *o)
{
    um_output out;
    tally all = {0};
    size_t size = t->inputs->n * sizeof(tally);
    tally *counts = um_realloc(NULL, 0, size ? size : 1);
    um_status s = counts ? um_output_open(&out, o) : UM_MEMORY;
    if (s != UM_OK) {
        um_free(counts, size);
        return um_exit_of(s);
    }
    memset(counts, 0, size);
    const um_jobs jobs = {.n = t->inputs->n,
                          .processes = o->jobs,
                          .fn = test_one,
                          .user = t,
                          .results = counts,
                          .result_size = sizeof *counts};
    t->format->begin(&out, o);
    int status = um_jobs_run(&jobs, &out);
    for (size_t i = 0; i < t->inputs->n; i++) {
        all.passed += counts[i].passed;
        all.failed += counts[i].failed;
        all.unread += counts[i].unread;
    }
    t->format->end(&out, &all);
    um_free(counts, size);
    if (o->filter && all.passed + all.failed + all.unread == 0)
        um_complain("test: no case has '%s' in its id", o->filter);
    return um_output_close(&out, status);
}

int um_cmd_test(int argc, char **argv)
{
    static const char *const suffixes[] = {".ump", NULL};
    um_options o;
    um_inputs inputs;
    um_printer printer;
    testing t;
    int status;
    if (!um_options_parse(&o, "test", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_setup_ready(&t.setup, &o);
    t.setup.no_logs =
        UM_N("not a record, but a log or another ZIP archive, which expects nothing: umpire check judges it");
    if (s == UM_OK)
        s = um_inputs_find(&inputs, o.files, o.nfiles, suffixes, &sink);
    status = um_exit_of(s);
    if (s == UM_OK) {
        um_setup_shelf(&t.setup);
        t.inputs = &inputs;
        t.format = &formats[o.format];
        status = test_all(&t, &o);
        um_setup_free(&t.setup);
        um_inputs_free(&inputs);
    }
    um_options_free(&o);
    return status;
}
