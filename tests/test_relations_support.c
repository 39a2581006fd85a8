/* The cases and games of the fixtures, and findings as text, for the tests of relations. */
#include "tests/test_relations_support.h"

#include "cli/input.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const um_sink silent = {NULL, NULL};

static um_status fetch(void *user, const char *path, um_buf *out, const um_sink *sink)
{
    (void)user;
    return um_input_read(path, UM_PACK_BYTES_MAX, out, sink);
}

static um_text folder_of(const char *file)
{
    const char *slash = strrchr(file, '/');
    return (um_text){file, slash ? (size_t)(slash - file) : 0};
}

static bool sound(const um_case *c)
{
    return c->nbad == 0 && (!c->head || c->head->nbad == 0) && c->nitems > 0;
}

typedef struct walk {
    rel_case_fn *fn;
    bool whole;
    int n;
} walk;

static void visit(walk *w, const char *file, um_text bytes)
{
    um_packs packs = {.fetch = fetch, .sink = silent, .folder = folder_of(file)};
    um_opened o;
    if (um_open_input(&(um_opening){.packs = &packs}, file, bytes, &silent, &o) == UM_OK) {
        int n = w->whole && o.record->ncases ? 1 : o.record->ncases;
        for (int i = 0; i < n; i++) {
            rel_case k = {&o.record->cases[i], o.record, file, &packs, w->n, o.is_log};
            if (w->whole ? o.record->nbad > 0 : !sound(k.c))
                continue;
            w->n++;
            w->fn(&k);
        }
        um_opened_free(&o);
    }
    um_packs_free(&packs);
}

static void visit_files(walk *w, const char *const *suffixes)
{
    char folder[] = "fixtures";
    char *operands[] = {folder};
    um_inputs in = {0};
    cr_assert_eq(um_inputs_find(&in, operands, 1, suffixes, &silent), UM_OK);
    for (size_t i = 0; i < in.n; i++) {
        um_buf bytes = {0};
        cr_assert_eq(um_input_read(in.paths[i], 0, &bytes, &silent), UM_OK, "%s", in.paths[i]);
        visit(w, in.paths[i], um_buf_view(&bytes));
        um_buf_free(&bytes);
    }
    um_inputs_free(&in);
}

static int walk_all(unsigned which, walk *w)
{
    static const char *const records[] = {".ump", NULL}, *const logs[] = {".vlog", NULL};
    if (which & REL_CASES)
        visit_files(w, records);
    if (which & REL_LOGS)
        visit_files(w, logs);
    return w->n;
}

int rel_each(unsigned which, rel_case_fn *fn)
{
    return walk_all(which, &(walk){.fn = fn});
}

int rel_each_record(unsigned which, rel_case_fn *fn)
{
    return walk_all(which, &(walk){.fn = fn, .whole = true});
}

um_record *rel_read(const rel_case *k, um_text text)
{
    um_opened o;
    if (um_open_input(&(um_opening){.packs = k->packs}, k->file, text, &silent, &o) != UM_OK)
        return NULL;
    if (o.record->nbad == 0)
        return o.record;
    um_opened_free(&o);
    return NULL;
}

um_run *rel_run(const um_case *c, const um_run_settings *s)
{
    const um_run_settings plain = {.trust = UM_LIKELY};
    um_run *run = NULL;
    cr_assert_eq(um_run_case(c, s ? s : &plain, &silent, &run), UM_OK);
    return run;
}

/* ---- findings as text ---- */

static void write_finding(const um_run *run, const um_finding *f, unsigned what, um_buf *out)
{
    const um_ctx *c = um_replay_ctx(run->replay);
    if (what & REL_STEPS)
        um_buf_printf(out, "%d ", f->step);
    um_buf_printf(out, "%s %s%s%s", um_verdict_text(f->verdict), um_cause_text(f->cause),
                  f->claim ? " claim" : "", f->at_close ? " close" : "");
    if (f->tainted_by && what & REL_STEPS)
        um_buf_printf(out, " by %d", f->tainted_by);
    for (int i = 0; i < f->nrules; i++)
        um_buf_printf(out, " %s", c->game->rules[f->rules[i]].id);
    for (int i = 0; i < f->nrulings; i++)
        um_buf_printf(out, " %s=%d%s", c->game->rulings[f->rulings[i].ruling].id, f->rulings[i].option,
                      f->rulings[i].flips && !(what & REL_NO_FLIPS) ? "!" : "");
    bool waits = f->verdict == UM_UNDETERMINED;
    for (int i = 0; i < f->ndata && (waits || !(what & REL_NO_FLIPS)); i++) {
        um_buf_str(out, i ? ", " : "; ");
        um_datum_name(c->pack, f->data[i], out);
    }
    for (int i = 0; i < f->nfacts && what & REL_FACTS; i++) {
        um_buf_printf(out, "%s%s ", i ? ", " : " [", f->facts[i].key);
        um_buf_text(out, f->facts[i].value);
    }
    for (int i = 0; i < f->nmissing && what & REL_FACTS; i++)
        um_buf_printf(out, "; %s", f->missing[i]);
    if (what & REL_SEALED)
        um_buf_printf(out, " sealed %d", f->sealed);
}

const char *rel_finding(const um_run *run, int i, unsigned what)
{
    static char text[8][2000];
    static int next;
    char *p = text[next++ % 8];
    um_buf b = {0};
    write_finding(run, um_replay_finding(run->replay, i), what, &b);
    snprintf(p, sizeof text[0], "%s", um_buf_view(&b).p);
    um_buf_free(&b);
    return p;
}

bool rel_same_finding(const um_run *a, int i, const um_run *b, int j, unsigned what)
{
    um_buf x = {0}, y = {0};
    write_finding(a, um_replay_finding(a->replay, i), what, &x);
    write_finding(b, um_replay_finding(b->replay, j), what, &y);
    bool same = um_text_eq(um_buf_view(&x), um_buf_view(&y));
    um_buf_free(&x);
    um_buf_free(&y);
    return same;
}

um_verdict rel_verdict(const um_run *run, int step, bool claims, bool *tainted)
{
    static const int rank[] = {[UM_LEGAL] = 0, [UM_NOTED] = 0, [UM_UNDETERMINED] = 1, [UM_ILLEGAL] = 2};
    um_verdict worst = UM_LEGAL;
    *tainted = false;
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        if (f->step != step || (f->claim && !claims))
            continue;
        *tainted |= f->cause == UM_WHY_TAINTED;
        if (rank[f->verdict] > rank[worst])
            worst = f->verdict;
    }
    return worst;
}

/* ---- complaints ---- */

const char *rel_name(const rel_case *k)
{
    static char name[300];
    snprintf(name, sizeof name, "%s %.*s", k->file, UM_FMT(k->c->id));
    return name;
}

void rel_fail(const rel_case *k, const char *fmt, ...)
{
    enum { TOLD = 200 };
    static int told;
    char words[4200];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    if (told++ < TOLD)
        cr_expect_fail("%s: %s", rel_name(k), words);
    else
        cr_expect_fail("%s, too (%d)", rel_name(k), told);
}
