/* What is no move, and how a log is wrapped, changes no verdict. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"

enum { SAME_PERCENT = 66 }; /* of few logs, too */

static const lg_wrap common = {.form = LG_VCSK, .key = 0x5a};

static um_buf steps; /* of the log that was judged last, if somebody wants to be told */

/* What is found in a log of these entries; `second` may be a log that goes on from it, or empty. */
static void judge_log(const lg_kit *kit, um_pack *p, const um_run *like, const lg_log *l,
                      const um_buf *second, const lg_wrap *w, um_buf *out)
{
    um_buf text = {0}, bytes = {0}, more = {0};
    lg_text(l, &text);
    lg_pack(um_buf_view(&text), lg_module_name(kit->habit), w, &bytes);
    if (second)
        lg_pack(um_buf_view(second), lg_module_name(kit->habit), w, &more);
    um_reading_input in[2] = {{UM_TEXT("made.vlog"), um_buf_view(&bytes)},
                              {UM_TEXT("more.vlog"), um_buf_view(&more)}};
    um_reading *r = lg_read(kit, p, in, second ? 2 : 1);
    lg_judge(r, like, out);
    um_buf_clear(&steps);
    if (getenv("LOGS_TELL"))
        lg_write_steps(&r->record->cases[0], &steps);
    um_reading_free(r);
    um_buf_free(&text);
    um_buf_free(&bytes);
    um_buf_free(&more);
}

typedef struct series {
    lg_habit habit;
    int stride, logs;
    unsigned seed; /* 0: noise stands where it always does */
    int tried[LG_NOISES], same[LG_NOISES], milder[LG_NOISES], put_in[LG_NOISES];
    int signals, signals_same; /* what is no noise must be seen */
    int wraps, wraps_same, chains, chains_same;
} series;

static void copy_log(const lg_log *from, lg_log *to)
{
    um_buf text = {0};
    lg_text(from, &text);
    lg_parse(um_buf_view(&text), to);
    um_buf_free(&text);
}

static bool same(const um_buf *a, const um_buf *b)
{
    return um_text_eq(um_buf_view(a), um_buf_view(b));
}

/* Which step a line is of, and by which rules; *worse: how much is said of it. */
static um_text claim_of(um_text line, um_text *rules, int *worse)
{
    static const char *const verdict[] = {"undetermined ", "illegal "};
    *rules = UM_TEXT("");
    for (int v = 0; v < 2; v++)
        for (size_t i = 0, n = strlen(verdict[v]); i + n <= line.n; i++)
            if (memcmp(line.p + i, verdict[v], n) == 0) {
                *worse = v + 1;
                *rules = (um_text){line.p + i + n, line.n - i - n};
                return (um_text){line.p, i};
            }
    *worse = 0;
    return line;
}

static um_text next_line(um_text *rest)
{
    size_t n = 0;
    while (n < rest->n && rest->p[n] != '\n')
        n++;
    um_text line = {rest->p, n};
    n += n < rest->n;
    *rest = (um_text){rest->p + n, rest->n - n};
    return line;
}

/* Whether the record that the log was made of breaks the rule that the line says is broken: what the log of a
 * way out and back does not show, the same moves made twice do. */
static bool is_guilty(const um_run *record, um_text line)
{
    char said[256];
    snprintf(said, sizeof said, "%.*s ", UM_FMT(line));
    for (int i = 0; record && i < um_replay_findings(record->replay); i++) {
        const um_finding *f = um_replay_finding(record->replay, i);
        for (int k = 0; f->verdict == UM_ILLEGAL && k < f->nrules; k++) {
            char broken[64];
            snprintf(broken, sizeof broken, " %s ", um_madison.rules[f->rules[k]].id);
            if (strstr(said, broken))
                return true;
        }
    }
    return false;
}

/* Nothing is illegal in the second that is not in the first, or in the record. */
static bool milder(const um_buf *plain, const um_buf *noisy, const um_run *record)
{
    um_text rest = um_buf_view(noisy);
    while (rest.n) {
        int worse, was = 0;
        um_text rules, line = next_line(&rest), step = claim_of(line, &rules, &worse),
                       all = um_buf_view(plain);
        while (all.n && was < worse) {
            int w;
            um_text by, other = claim_of(next_line(&all), &by, &w); /* a step more makes another number */
            bool same = um_text_eq(other, step) || (rules.n && um_text_eq(by, rules));
            was = same && w > was ? w : was;
        }
        if (worse == 2 && was < 2 && !is_guilty(record, line))
            return false;
    }
    return true;
}

static void tell(const char *what, um_text name, const um_buf *a, const um_buf *b)
{
    if (getenv("LOGS_TELL"))
        fprintf(stderr, "%.*s: %s\n--- without\n%s--- with\n%s%s", UM_FMT(name), what, a->p, b->p, steps.p);
}

static void with_noise(series *s, const lg_kit *kit, um_pack *p, const um_run *like, const lg_log *l,
                       um_text name, const um_buf *plain)
{
    for (int k = 0; k < LG_NOISES; k++) {
        lg_log noisy;
        um_buf found = {0};
        copy_log(l, &noisy);
        int n = lg_disturb(&noisy, (lg_noise)k, k == LG_ALL ? s->seed + (unsigned)s->logs : s->seed);
        if (n) {
            judge_log(kit, p, like, &noisy, NULL, &common, &found);
            s->tried[k]++;
            s->put_in[k] += n;
            s->same[k] += same(plain, &found);
            s->milder[k] += milder(plain, &found, like);
            if (!milder(plain, &found, like))
                tell("accused by noise", name, plain, &found);
            if (!same(plain, &found))
                tell(lg_noise_text[k], name, plain, &found);
        }
        um_buf_free(&found);
        lg_log_free(&noisy);
    }
}

static void with_signal(series *s, const lg_kit *kit, um_pack *p, const um_run *like, const lg_log *l,
                        const um_buf *plain)
{
    lg_log other;
    um_buf found = {0};
    copy_log(l, &other);
    if (lg_mislay(&other)) {
        judge_log(kit, p, like, &other, NULL, &common, &found);
        s->signals++;
        s->signals_same += same(plain, &found);
    }
    um_buf_free(&found);
    lg_log_free(&other);
}

static void with_wraps(series *s, const lg_kit *kit, um_pack *p, const um_run *like, const lg_log *l,
                       um_text name, const um_buf *plain)
{
    static const lg_wrap wrap[] = {{.form = LG_VCSK, .key = 0},
                                   {.form = LG_VCSK, .key = 0xff, .upper = true, .meta_first = true},
                                   {.form = LG_VOBS, .key = 0x91},
                                   {.form = LG_VOBS, .key = 1, .stored = true, .no_meta = true},
                                   {.form = LG_PLAIN},
                                   {.form = LG_PLAIN, .stored = true, .meta_first = true}};
    for (size_t k = 0; k < UM_COUNT(wrap); k++) {
        um_buf found = {0};
        judge_log(kit, p, like, l, NULL, &wrap[k], &found);
        s->wraps++;
        s->wraps_same += same(plain, &found);
        if (!same(plain, &found))
            tell("another wrapping", name, plain, &found);
        um_buf_free(&found);
    }
}

static void with_cut(series *s, const lg_kit *kit, um_pack *p, const um_run *like, lg_log *l, um_text name,
                     const um_buf *plain)
{
    um_buf second = {0}, found = {0};
    size_t n = l->n;
    if (!l->middle.n)
        return;
    um_buf_text(&second, um_buf_view(&l->middle));
    for (size_t i = l->cut; i < n; i++) {
        um_buf_char(&second, '\033');
        um_buf_text(&second, um_buf_view(&l->entry[i]));
    }
    l->n = l->cut;
    judge_log(kit, p, like, l, &second, &common, &found);
    l->n = n;
    s->chains++;
    s->chains_same += same(plain, &found);
    if (!same(plain, &found))
        tell("cut in two", name, plain, &found);
    um_buf_free(&second);
    um_buf_free(&found);
}

/* LOGS_CASE: one case alone, by its id, or "all". */
static bool is_taken(const um_case *c, int stride)
{
    const char *only = getenv("LOGS_CASE");
    if (only)
        return strcmp(only, "all") == 0 || um_text_eq(c->id, um_text_of(only));
    return lg_sampled(c, stride);
}

static void disturb_case(void *user, const um_case *c)
{
    series *s = user;
    lg_log l;
    um_buf plain = {0};
    if (lg_cannot(c) || !is_taken(c, s->stride))
        return;
    um_run *record = lg_judge_case(c, NULL);
    lg_write(c, record, s->habit, true, &l);
    if (!l.unfit && l.n > 1) {
        const lg_kit *kit = lg_kit_for(c, s->habit);
        s->logs++;
        judge_log(kit, c->pack, record, &l, NULL, &common, &plain);
        with_noise(s, kit, c->pack, record, &l, c->id, &plain);
        with_signal(s, kit, c->pack, record, &l, &plain);
        with_cut(s, kit, c->pack, record, &l, c->id, &plain);
        if (s->logs % 4 == 0)
            with_wraps(s, kit, c->pack, record, &l, c->id, &plain);
    }
    um_buf_free(&plain);
    lg_log_free(&l);
    um_run_free(record);
}

static void print_series(const series *s)
{
    fprintf(stderr, "%d logs\n", s->logs);
    for (int k = 0; k < LG_NOISES; k++)
        fprintf(stderr, "  %4d of %4d the same, %5d put in: %s\n", s->same[k], s->tried[k], s->put_in[k],
                lg_noise_text[k]);
    fprintf(stderr, "  %4d of %4d the same: a piece moved away to stay\n", s->signals_same, s->signals);
    fprintf(stderr, "  %4d of %4d the same: form, key, method and order of the archive\n", s->wraps_same,
            s->wraps);
    fprintf(stderr, "  %4d of %4d the same: cut in two, a chain\n", s->chains_same, s->chains);
}

/* Noise accuses nobody. Where it could be part of another way to read the log, it may acquit. */
static void is_held(const series *s)
{
    for (int k = 0; k < LG_NOISES; k++) {
        cr_expect_eq(s->milder[k], s->tried[k], "%s", lg_noise_text[k]);
        cr_expect_geq(s->same[k] * 100, s->tried[k] * SAME_PERCENT, "%s", lg_noise_text[k]);
    }
}

static void all_cases(lg_habit h, int stride, int logs, int chains)
{
    series s = {.habit = h, .stride = stride};
    lg_each_case("fixtures/madison", disturb_case, &s);
    print_series(&s);
    is_held(&s);
    cr_expect_eq(s.wraps_same, s.wraps);
    cr_expect_eq(s.chains_same, s.chains);
    cr_expect_lt(s.signals_same * 3, s.signals, "a move is not seen");
    cr_expect_geq(s.logs, logs);
    cr_expect_geq(s.chains, chains);
}

Test(logs_noise, cases_from_regions)
{
    all_cases(LG_REGIONS, 5, 200, 60);
}

Test(logs_noise, cases_without_a_grid)
{
    all_cases(LG_POINTS, 15, 60, 0);
}

Test(logs_noise, cases_with_dice_in_chat)
{
    all_cases(LG_CHAT, 15, 60, 0);
}

/* ---- games played in VASSAL ---- */

#define FULL "fixtures/vassal/full/"

typedef struct game {
    um_reading_kit found;
    lg_kit kit;
    um_pack *pack;
    lg_log log;
    um_buf bytes, text, plain; /* the log as it is, its commands, what is found in it */
} game;

static void open_game(game *g, const char *path)
{
    um_buf raw = {0};
    um_varchive *a;
    um_sink quiet = {0};
    *g = (game){.plain = {0}};
    cr_assert_eq(lg_slurp(NULL, path, &g->bytes, NULL), UM_OK);
    cr_assert_eq(um_pack_builtin(&um_madison, UM_TEXT(""), &quiet, &g->pack), UM_OK);
    cr_assert_eq(um_reading_kit_open(um_text_of(path), um_buf_view(&g->bytes),
                                     UM_TEXT(FULL "MadisonFull.vmod"), UM_TEXT(FULL "MadisonFull.bind.xml"),
                                     &quiet, &g->found),
                 UM_OK);
    cr_assert_eq(um_bind_resolve(g->found.binding, g->pack, &quiet), UM_OK);
    cr_assert_eq(um_varchive_open(&a, path, &quiet), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "savedGame", 64u << 20, &raw), UM_OK);
    um_varchive_close(a);
    lg_veiled(um_buf_view(&raw), &g->text);
    um_buf_free(&raw);
    lg_parse(um_buf_view(&g->text), &g->log);
    g->kit = (lg_kit){.habit = LG_REGIONS, .module = g->found.module, .binding = g->found.binding};
    um_reading_input in = {um_text_of(path), um_buf_view(&g->bytes)};
    um_reading *r = lg_read(&g->kit, g->pack, &in, 1);
    lg_judge(r, NULL, &g->plain);
    um_reading_free(r);
}

static void close_game(game *g)
{
    lg_log_free(&g->log);
    um_reading_kit_close(&g->found);
    um_pack_free(g->pack);
    um_buf_free(&g->bytes);
    um_buf_free(&g->text);
    um_buf_free(&g->plain);
}

static void disturb_game(series *s, const char *path)
{
    game g;
    open_game(&g, path);
    s->logs++;
    with_noise(s, &g.kit, g.pack, NULL, &g.log, um_text_of(path), &g.plain);
    with_wraps(s, &g.kit, g.pack, NULL, &g.log, um_text_of(path), &g.plain);
    close_game(&g);
}

Test(logs_noise, games)
{
    series s = {0};
    disturb_game(&s, FULL "dev-1812-faults.vlog");
    disturb_game(&s, FULL "dev-1812-opening-1.vlog");
    disturb_game(&s, FULL "dev-1812-opening-2.vlog");
    print_series(&s);
    is_held(&s);
    cr_expect_eq(s.wraps_same, s.wraps);
}

/* A log that ends early owes nothing: cut behind any entry it has no illegal step that the whole has not. */
static int cut_everywhere(const char *path, int stride)
{
    game g;
    int cuts = 0;
    open_game(&g, path);
    size_t n = g.log.n;
    for (g.log.n = 1; g.log.n < n; g.log.n += (size_t)stride, cuts++) {
        um_buf found = {0};
        judge_log(&g.kit, g.pack, NULL, &g.log, NULL, &common, &found);
        cr_expect(milder(&g.plain, &found, NULL), "%s ends behind %zu of %zu entries:\n%s", path, g.log.n, n,
                  found.p);
        um_buf_free(&found);
    }
    g.log.n = n;
    close_game(&g);
    return cuts;
}

#define STRANGER "fixtures/vassal/stranger/stranger-"

Test(logs_noise, cut_behind_every_entry)
{
    static const char *const log[] = {STRANGER "three-logs-1.vlog",      STRANGER "three-logs-2.vlog",
                                      STRANGER "late-retreat.vlog",      STRANGER "autumn-clean.vlog",
                                      STRANGER "whole-turn-winter.vlog", STRANGER "whole-turn-silent.vlog",
                                      STRANGER "other-deck.vlog",        STRANGER "late-steps.vlog",
                                      STRANGER "second-round.vlog",      STRANGER "chain-battle-1.vlog"};
    int cuts = 0;
    for (size_t i = 0; i < UM_COUNT(log); i++)
        cuts += cut_everywhere(log[i], 1);
    cr_expect_gt(cuts, 300);
}
