/* umpire check: judge games; findings, score, one summary a game. */
#include "cli/report_open.h"

typedef struct checking {
    um_bench bench;
    const um_inputs *inputs;
    const um_reporter *report;
} checking;

/* Judge a case and report it; `first` is called once, before the first. */
static int check_case(const checking *k, um_input *in, const um_case *c, size_t i, bool first, um_output *out)
{
    const um_options *o = k->bench.o;
    um_play play = {.history = o->format == UM_FORMAT_TEXT || o->format == UM_FORMAT_HTML, .vary_ruling = -1};
    um_run *run;
    um_view v;
    um_status s = um_input_run(in, c, &play, &run);
    if (s != UM_OK)
        return um_exit_of(s);
    s = um_view_make(&v, in->file, c, run);
    int status = um_exit_of(s);
    if (s == UM_OK) {
        v.digest = in->opened.digest;
        if (first)
            k->report->file(out, o, i, in->file, &v, &in->said);
        k->report->game(out, o, &v);
        status = um_view_status(&v, o);
        um_view_free(&v);
    }
    um_run_free(run);
    return status;
}

static int check_one(void *user, size_t i, um_output *out, void *result)
{
    const checking *k = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, k->bench.o);
    um_input in;
    (void)result;
    um_status s = um_input_open(&in, &k->bench, k->inputs->paths[i], &sink);
    int status = um_exit_of(s);
    if (s != UM_OK || in.opened.record->ncases == 0)
        k->report->file(out, k->bench.o, i, in.file, NULL, &in.said);
    bool first = true;
    for (int n = 0; s == UM_OK && n < in.opened.record->ncases; n++) {
        const um_case *c = &in.opened.record->cases[n];
        if (!um_input_wants(&in, c))
            continue;
        status = um_exit_worse(status, check_case(k, &in, c, i, first, out));
        first = false;
    }
    if (s == UM_OK && in.opened.record->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    k->report->file_end(out, k->bench.o);
    um_input_close(&in);
    return status;
}

int um_cmd_check(int argc, char **argv)
{
    um_options o;
    um_inputs inputs;
    checking k;
    int status;
    if (!um_options_parse(&o, "check", argc, argv, &status))
        return status;
    um_status s = um_bench_find(&k.bench, &o, &inputs);
    status = um_exit_of(s);
    if (s == UM_OK) {
        um_jobs jobs = {.n = inputs.n, .processes = o.jobs, .fn = check_one, .user = &k};
        k.inputs = &inputs;
        k.report = um_reporter_of(o.format);
        status = um_bench_run(&k.bench, &jobs, k.report);
        um_inputs_free(&inputs);
    }
    um_options_free(&o);
    return status;
}
