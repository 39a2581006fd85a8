#include "parser/record/suite.h"

#include <string.h>

/* ---- coverage ---- */

/* One counter a rule, all 0; NULL: no memory. */
static uint32_t *counters(const um_game *g)
{
    size_t size = ((size_t)g->nrules + 1) * sizeof(uint32_t);
    uint32_t *p = um_realloc(NULL, 0, size);
    if (p)
        memset(p, 0, size);
    return p;
}

static void free_counters(const um_game *g, uint32_t *p)
{
    um_free(p, ((size_t)g->nrules + 1) * sizeof *p);
}

um_game_coverage *um_coverage_of(um_coverage *c, const um_game *g)
{
    for (size_t i = 0; i < c->n; i++)
        if (c->games[i].game == g)
            return &c->games[i];
    um_game_coverage fresh = {.game = g, .kept = counters(g), .broken = counters(g)};
    if (!fresh.kept || !fresh.broken ||
        um_grow((void **)&c->games, &c->cap, c->n + 1, sizeof fresh) != UM_OK) {
        free_counters(g, fresh.kept);
        free_counters(g, fresh.broken);
        return NULL;
    }
    c->games[c->n] = fresh;
    return &c->games[c->n++];
}

void um_coverage_free(um_coverage *c)
{
    for (size_t i = 0; i < c->n; i++) {
        free_counters(c->games[i].game, c->games[i].kept);
        free_counters(c->games[i].game, c->games[i].broken);
    }
    um_free(c->games, c->cap * sizeof *c->games);
    *c = (um_coverage){0};
}

/* Counters of one run, added to the game's when the case passes. */
typedef struct meter {
    um_cover cover;
    um_game_coverage *to;
} meter;

static um_status open_meter(meter *m, um_coverage *c, const um_game *g)
{
    *m = (meter){.to = NULL};
    if (!c)
        return UM_OK;
    m->to = um_coverage_of(c, g);
    m->cover = (um_cover){counters(g), counters(g), counters(g), g->nrules};
    return m->to && m->cover.kept && m->cover.broken && m->cover.open ? UM_OK : UM_MEMORY;
}

static void close_meter(meter *m, const um_game *g)
{
    free_counters(g, m->cover.kept);
    free_counters(g, m->cover.broken);
    free_counters(g, m->cover.open);
}

/* A case that passed: the rules that it kept, and those that it expects to be broken. */
static void add_up(meter *m, const um_run *run)
{
    if (!m->to)
        return;
    m->to->cases++;
    for (int i = 0; i < m->cover.nrules; i++)
        m->to->kept[i] += m->cover.kept[i];
    for (int i = 0; i < run->nbroken; i++)
        m->to->broken[run->broken[i]]++;
}

/* ---- cases ---- */

/* Whether the settings' id or filter (a part of the id) lets a case run. */
static bool chosen(const um_case *c, const um_suite_settings *s)
{
    const char *filter = s->filter;
    if (s->only && !um_text_is(c->id, s->only))
        return false;
    size_t n = filter ? strlen(filter) : 0;
    for (size_t i = 0; i + n <= c->id.n; i++)
        if (n == 0 || memcmp(c->id.p + i, filter, n) == 0)
            return true;
    return n == 0;
}

/* Runs one case, reports it, and counts it if it passed. */
static um_status run_one(const um_case *c, const um_suite_settings *s, const um_sink *sink, um_tested_fn *fn,
                         void *user)
{
    meter m;
    um_run *run = NULL;
    um_run_settings rs = s->run;
    um_status status = open_meter(&m, s->coverage, c->game);
    rs.expectations = true;
    rs.cover = m.to ? &m.cover : NULL;
    if (status == UM_OK)
        status = um_run_case(c, &rs, sink, &run);
    if (status == UM_OK) {
        const um_tested t = {c, run, run->nfailures == 0};
        if (t.passed)
            add_up(&m, run);
        fn(user, &t);
        um_run_free(run);
    }
    close_meter(&m, c->game);
    return status;
}

um_status um_suite_run(const um_record *r, const um_suite_settings *s, const um_sink *sink, um_tested_fn *fn,
                       void *user)
{
    um_status status = UM_OK;
    for (int i = 0; i < r->ncases && status == UM_OK; i++)
        if (chosen(&r->cases[i], s))
            status = run_one(&r->cases[i], s, sink, fn, user);
    return status;
}
