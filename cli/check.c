/* umpire check: judge games; findings, score, one summary a game. */
#include "cli/check_store.h"
#include "cli/open.h"
#include "cli/summary.h"

#include <string.h>

typedef struct checking {
    um_many all;
    const um_reporter *report;
} checking;

/* Judge a case and report it. */
static int check_case(const checking *k, um_input *in, const um_case *c, um_reporting *r)
{
    const um_options *o = &k->all.o;
    const um_play play = {.history = o->format == UM_FORMAT_TEXT || o->format == UM_FORMAT_HTML,
                          .bare = !k->report->grounds,
                          .vary_ruling = -1};
    um_view v;
    um_status s = um_input_judge(in, c, &play, &v);
    if (s != UM_OK)
        return um_exit_of(s);
    if (r->games == 0)
        k->report->file(r, &v);
    k->report->game(r, &v);
    um_summary_add(r, &v);
    um_summary_position(r->out, r->file, c);
    r->games++;
    int status = um_view_status(&v, o);
    um_judged_free(&v);
    return status;
}

/* How many inputs before this one are told: those that follow another are told where their chain begins. */
static size_t told_before(const checking *k, size_t i)
{
    size_t n = 0;
    while (i-- > 0)
        n += !k->all.chains.follows[i];
    return n;
}

static void make_links(const um_input *in, const char *const *paths, size_t n, um_link *links)
{
    for (size_t i = 0; i < n; i++) {
        um_text bytes = um_buf_view(i ? &in->more[i - 1] : &in->bytes);
        links[i].file = paths[i];
        um_sha256(bytes.p, bytes.n, links[i].digest);
    }
}

static int check_games(const checking *k, um_input *in, um_status s, um_reporting *r)
{
    int status = um_exit_of(s);
    for (int n = 0; s == UM_OK && n < in->opened.record->ncases; n++)
        if (um_input_wants(in, &in->opened.record->cases[n]))
            status = um_exit_worse(status, check_case(k, in, &in->opened.record->cases[n], r));
    if (r->games == 0) {
        k->report->file(r, NULL);
        um_summary_add(r, NULL);
        status = um_exit_worse(status, UM_EXIT_INPUT);
    }
    if (s == UM_OK && in->opened.record->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    k->report->file_end(r);
    return um_exit_worse(status, r->status);
}

static int check_one(void *user, size_t i, um_output *out, void *result)
{
    const checking *k = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, &k->all.o);
    um_input in;
    const char *paths[UM_CHAIN_MAX];
    size_t n;
    *(int *)result = 0;
    um_summary_again(out, &k->all.chains, &k->all.inputs, i);
    if (k->all.chains.follows[i])
        return UM_EXIT_LEGAL;
    um_status s = um_many_input(&k->all, i, &in, &sink, paths, &n);
    um_link *links = um_realloc(NULL, 0, n * sizeof *links);
    um_reporting r = {.out = out, .o = &k->all.o, .i = told_before(k, i), .file = in.file, .said = &in.said};
    if (s == UM_OK && links && n > 1) {
        make_links(&in, paths, n, links);
        r.chain = links;
        r.links = n;
    }
    if (s == UM_OK && in.opened.is_log)
        um_buf_free(&in.bytes); /* nobody asks for them any more: what was read lies elsewhere */
    int status = check_games(k, &in, links ? s : UM_MEMORY, &r);
    *(int *)result = r.games + (int)r.points;
    um_free(links, n * sizeof *links);
    um_input_close(&in);
    return status;
}

static uint64_t weigh_one(void *user, size_t i)
{
    return um_many_weight(&((const checking *)user)->all, i);
}

/* What every game leaves for the table behind them, and how many each input holds. */
static int check_all(checking *k, size_t n)
{
    size_t size = n * sizeof(int) + 1, notes_size = n * sizeof(um_buf) + 1;
    int status, *games = um_realloc(NULL, 0, size);
    um_buf *notes = um_realloc(NULL, 0, notes_size);
    if (games && notes) {
        memset(notes, 0, n * sizeof *notes);
        const um_jobs jobs = {n, k->all.o.jobs, check_one, k, games, sizeof *games, notes, NULL, weigh_one};
        k->report = um_reporter_of(k->all.o.format);
        status = um_setup_run(&k->all.setup, &jobs, k->report);
        for (size_t i = 0; i < n; i++)
            um_buf_free(&notes[i]);
    } else {
        um_complain("out of memory");
        status = UM_EXIT_FAULT;
    }
    um_free(games, size);
    um_free(notes, notes_size);
    return status;
}

/* A page, a test or an alert stands for each step: these formats leave none out. */
static bool may_choose(const um_options *o)
{
    static const um_format whole[] = {UM_FORMAT_JUNIT, UM_FORMAT_TAP, UM_FORMAT_SARIF, UM_FORMAT_HTML};
    bool may = true;
    for (size_t i = 0; i < UM_COUNT(whole); i++)
        may &= o->format != (int)whole[i];
    return may || (!o->only && !o->summary);
}

int um_cmd_check(int argc, char **argv)
{
    checking k;
    int status;
    if (!um_many_open(&k.all, "check", argc, argv, &status))
        return status;
    if (k.all.o.store || k.all.o.list) {
        status = um_check_store(&k.all);
        um_many_close(&k.all);
        return status;
    }
    k.all.setup.whole = k.all.o.format == UM_FORMAT_HTML; /* its list of steps has the talk, too */
    if (may_choose(&k.all.o))
        status = check_all(&k, k.all.inputs.n);
    else
        status = um_call_error("check", "--only and --summary go with --format text, short, jsonl or csv");
    um_many_close(&k.all);
    return status;
}
