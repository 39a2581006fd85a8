/* umpire check --store: judge what a store does not hold yet, or not any more, and keep it there. */
#include "cli/check_store.h"

#include "cli/name_list.h"
#include "cli/store.h"

#include <string.h>

enum { PART = 4096 }; /* games of a list that are at hand at a time */

typedef struct tally { /* of one game, or of all */
    long long judged, held, failed, games, illegal, undetermined;
} tally;

typedef struct keeping {
    const um_options *o;
    um_setup *setup;
    um_many *all;   /* the inputs that the operands name, or */
    char **lines;   /* lines of a list */
    um_store store; /* that of this process */
    um_ground ground;
    um_archive archive;
} keeping;

/* ---- one game ---- */

/* Judge all games of an input; how many views were made. */
static um_status judge(um_input *in, um_view *views, size_t *n, tally *t, int *status)
{
    static const um_play play = {.vary_ruling = -1};
    um_status s = UM_OK;
    const um_record *r = in->opened.record;
    for (int i = 0; i < r->ncases && s == UM_OK; i++) {
        s = um_input_judge(in, &r->cases[i], &play, &views[*n]);
        if (s != UM_OK)
            break;
        const um_view *v = &views[(*n)++];
        *status = um_exit_worse(*status, um_view_status(v, in->setup->o));
        t->illegal += v->counts.illegal;
        t->undetermined += v->counts.undetermined;
    }
    t->games += (long long)*n;
    if (r->nbad || r->ncases == 0)
        *status = um_exit_worse(*status, UM_EXIT_INPUT);
    return s;
}

static int keep_opened(keeping *k, um_input *in, const um_unit *u, tally *t)
{
    size_t room = (size_t)in->opened.record->ncases + 1, n = 0;
    um_view *views = um_realloc(NULL, 0, room * sizeof *views);
    int status = UM_EXIT_LEGAL;
    um_status s = views ? judge(in, views, &n, t, &status) : UM_MEMORY;
    if (s == UM_OK)
        s = um_store_keep(&k->store, &k->ground, in, u, views, n, status);
    for (size_t i = 0; i < n; i++)
        um_judged_free(&views[i]);
    um_free(views, room * sizeof *views);
    return s == UM_OK ? status : um_exit_worse(status, um_exit_of(s));
}

/* Judge a game and keep it; one that cannot be opened is kept with what was said of it. */
static int judge_unit(keeping *k, const um_unit *u, const um_sink *sink, tally *t)
{
    um_input in;
    int status;
    um_status s = um_input_open_chain(&in, k->setup, u->paths, u->n, sink);
    if (s == UM_OK) {
        status = keep_opened(k, &in, u, t);
        t->judged++;
    } else {
        status = um_exit_of(s);
        t->failed++;
        if (s != UM_MEMORY)
            s = um_store_keep(&k->store, &k->ground, &in, u, NULL, 0, status);
        status = um_exit_worse(status, um_exit_of(s));
    }
    um_input_close(&in);
    return status;
}

/* The paths of the i-th game. */
static size_t paths_of(const keeping *k, size_t i, const char **paths)
{
    return k->lines ? um_name_list_cut(k->lines[i], paths, UM_CHAIN_MAX)
                    : um_chains_paths(&k->all->chains, &k->all->inputs, i, paths, UM_CHAIN_MAX);
}

static int check_unit(keeping *k, um_unit *u, tally *t)
{
    static const um_sink silent = {0};
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, k->o);
    um_buf bytes = {0};
    int status = UM_EXIT_LEGAL;
    um_status s = um_unit_read(u, &bytes, &silent); /* who opens it says what is wrong */
    if (s != UM_OK) {
        status = um_exit_of(s);
    } else if (um_store_holds(&k->store, &k->ground, k->setup, u, um_buf_view(&bytes), &status, &s)) {
        status = um_exit_worse(status, um_exit_of(um_store_rename(&k->store, u)));
        t->held++;
    } else if (s == UM_OK) {
        status = judge_unit(k, u, &sink, t);
    } else {
        status = um_exit_of(s);
    }
    um_buf_free(&bytes);
    return status;
}

static int check_one(void *user, size_t i, um_output *out, void *result)
{
    keeping *k = user;
    tally *t = result;
    const char *paths[UM_CHAIN_MAX];
    (void)out;
    if (!k->lines && k->all->chains.follows[i])
        return UM_EXIT_LEGAL;
    um_unit u = {.paths = paths, .n = paths_of(k, i, paths)};
    um_status s = um_store_open_own(&k->store, k->o->store);
    int status = s == UM_OK ? check_unit(k, &u, t) : um_exit_of(s);
    um_unit_free(&u);
    return status;
}

/* ---- all games ---- */

static void add_up(tally *to, const tally *t, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        to->judged += t[i].judged;
        to->held += t[i].held;
        to->failed += t[i].failed;
        to->games += t[i].games;
    }
}

/* Work on so many games, and add what came of them. */
static int work(keeping *k, size_t n, um_pace *pace, um_output *out, tally *sum)
{
    size_t size = n * sizeof(tally) + 1;
    tally *each = um_realloc(NULL, 0, size);
    if (!each) {
        um_complain("out of memory");
        return UM_EXIT_FAULT;
    }
    const um_jobs jobs = {n, k->o->jobs, check_one, k, each, sizeof *each, NULL, pace, NULL};
    int status = um_jobs_run(&jobs, out);
    add_up(sum, each, n);
    um_free(each, size);
    return status;
}

/* The sums of the store, once everything that it is to keep is kept for good. */
static int tell(const keeping *k, const tally *t, um_output *out)
{
    um_store s;
    um_status st = um_store_open(&s, k->o->store, UM_STORE_WRITE);
    if (st != UM_OK)
        return um_exit_of(st);
    st = um_store_run(&s, "PRAGMA wal_checkpoint(PASSIVE)");
    sqlite3_stmt *q = um_store_ask(
        &s, "SELECT count(*), ifnull(sum(illegal), 0), ifnull(sum(undetermined), 0) FROM game", "");
    um_out(out, um_tr("%lld judged, %lld as they were kept, %lld not read"), t->judged, t->held, t->failed);
    um_out(out, "\n");
    while (um_store_row(&s, q, &st)) {
        um_out_text(out, um_text_of(k->o->store));
        long long games = sqlite3_column_int64(q, 0);
        um_out(out,
               um_trn(": %lld game, %lld illegal, %lld undetermined",
                      ": %lld games, %lld illegal, %lld undetermined", (long)games),
               games, (long long)sqlite3_column_int64(q, 1), (long long)sqlite3_column_int64(q, 2));
        um_out(out, "\n");
    }
    um_store_close(&s);
    return um_exit_of(st);
}

static void end(keeping *k)
{
    um_store_close_own(&k->store);
    um_ground_free(&k->ground);
}

/* The store is made, or brought up to date, before there are several processes. */
static um_status begin(keeping *k, um_output *out)
{
    um_store s;
    um_status st = um_store_open(&s, k->o->store, UM_STORE_WRITE);
    if (st == UM_OK)
        um_store_close(&s);
    k->setup->whole = k->setup->touched = true;
    return st == UM_OK ? um_output_open(out, k->o) : st;
}

/* A part of the list after the other, so that a long one needs no more memory than a short one. */
static int work_list(keeping *k, um_name_list *l, um_output *out, tally *t)
{
    um_pace pace = {.all = l->games};
    int status = UM_EXIT_LEGAL;
    for (um_status s; (s = um_name_list_next(l, PART)) != UM_OK || l->nlines; pace.before += l->nlines) {
        if (s != UM_OK)
            return um_exit_of(s);
        k->lines = l->lines;
        status = um_exit_worse(status, work(k, l->nlines, &pace, out, t));
    }
    return status;
}

/* What the operands name, with the logs of a game together. */
static int work_inputs(keeping *k, um_pace *pace, um_output *out, tally *t)
{
    um_many *m = k->all;
    um_store s; /* for this process alone, and not open while there are others */
    um_status st = um_store_open(&s, k->o->store, UM_STORE_WRITE);
    if (st != UM_OK)
        return um_exit_of(st);
    st = um_archive_find(&k->archive, &s, &k->ground, k->setup, &m->inputs, &m->chains);
    um_store_close(&s);
    int status = st == UM_OK ? work(k, m->inputs.n, pace, out, t) : um_exit_of(st);
    if (st == UM_OK && (st = um_store_open(&s, k->o->store, UM_STORE_WRITE)) == UM_OK) {
        if (!k->archive.recalled)
            st = um_archive_keep(&k->archive, &s, &k->ground, k->setup, &m->inputs, &m->chains);
        if (st == UM_OK)
            st = um_archive_shares(&s, &m->chains, &m->inputs);
        um_store_close(&s);
    }
    return um_exit_worse(status, um_exit_of(st));
}

static int work_all(keeping *k, um_output *out, tally *t)
{
    um_name_list list;
    um_pace pace = {.all = k->all->inputs.n};
    if (!k->o->list)
        return work_inputs(k, &pace, out, t);
    um_status s = um_name_list_open(&list, k->o->list);
    if (s != UM_OK)
        return um_exit_of(s);
    int status = work_list(k, &list, out, t);
    um_name_list_close(&list);
    return status;
}

/* What cannot be kept, or would not be the whole; an exit status. */
static int look_over(const um_options *o)
{
    if (!o->store)
        return um_call_error("check", "--list goes with --store");
    if (o->reveal)
        return um_call_error("check",
                             "a store keeps nothing that is hidden: --reveal does not go with --store");
    if (o->format != UM_FORMAT_TEXT || o->only || o->summary)
        return um_call_error("check", "--store prints no games: umpire query %s does", o->store);
    for (int i = 0; i < o->nfiles; i++)
        if (strcmp(o->files[i], "-") == 0)
            return um_call_error("check", "standard input has no name under which it could be kept");
    return UM_EXIT_LEGAL;
}

int um_check_store(um_many *all)
{
    keeping k = {.o = &all->o, .setup = &all->setup, .all = all};
    tally t = {.judged = 0};
    um_output out;
    int status = look_over(&all->o);
    if (status)
        return status;
    um_status s = begin(&k, &out);
    if (s != UM_OK)
        return um_exit_of(s);
    status = work_all(&k, &out, &t);
    end(&k);
    status = um_exit_worse(status, tell(&k, &t, &out));
    return um_output_close(&out, status);
}
