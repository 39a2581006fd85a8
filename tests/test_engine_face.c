/* The library's face: what an engine gives stands by itself, whatever fails says why, and no refused memory
 * is leaked. That it finds what the program finds is shown by tests/engine/run. */
#include "parser/engine/engine.h"
#include "tests/torture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define FULL "fixtures/vassal/full/MadisonFull"
#define LOG "fixtures/vassal/full/dev-1812-opening-1.vlog"

typedef struct files {
    um_buf record, pack, module, binding, log;
} files;

static um_buf load(const char *path)
{
    char part[4096];
    um_buf b = {0};
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(&b, part, n);
    fclose(f);
    cr_assert(!b.failed && b.n > 0);
    return b;
}

static files load_all(void)
{
    return (files){load("fixtures/madison/13-supply.ump"), load("fixtures/packs/tmap.xml"),
                   load(FULL ".vmod"), load(FULL ".bind.xml"), load(LOG)};
}

static void free_all(files *f)
{
    um_buf *all[] = {&f->record, &f->pack, &f->module, &f->binding, &f->log};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        um_buf_free(all[i]);
}

/* Whether the last call said something of this code, and nothing only where it should. */
static bool said(const um_engine *e, const char *code)
{
    size_t n;
    const um_engine_diag *const *d = um_engine_said(e, &n);
    for (size_t i = 0; i < n; i++)
        if (strcmp(d[i]->code, code) == 0 && d[i]->message[0] && d[i]->file && d[i]->nearest)
            return true;
    return false;
}

static um_engine_result *judge_text(um_engine *e, const char *record)
{
    return um_engine_judge(e, "game.ump", record, strlen(record));
}

Test(engine_face, a_result_outlives_its_engine)
{
    um_engine *e = um_engine_new();
    um_engine_result *r = judge_text(e, "game madison\nscore 0\nclaim vp us 3\n");
    um_engine_free(e);
    cr_assert_not_null(r);
    cr_expect(r->ngames == 1 && r->illegal == 1 && r->undetermined == 0 && r->unread == 0 && !r->is_log);
    const um_engine_finding *f = r->games[0]->findings[0];
    cr_expect_str_eq(f->text, "vp stated US 3, by the rules 0");
    cr_expect_str_eq(f->verdict, "illegal");
    cr_expect_str_eq(f->where, "line 3");
    cr_expect_str_eq(f->rules[0], "4.12");
    cr_expect(f->claim && f->line == 3 && f->nfacts == 2 && !f->accepted);
    cr_expect_str_eq(f->facts[0]->key, "claimed");
    cr_expect_str_eq(f->facts[0]->value, "US 3");
    um_engine_result_free(r);
}

Test(engine_face, options_are_set_and_taken_back)
{
    static const char *const wrong[][2] = {
        {"trusd", "likely"},     {"trust", "sure"},           {"game", "chess"},  {"ruling", "R-nothing=x"},
        {"ruling", "no equals"}, {"declarations", "perhaps"}, {"reveal", "maybe"}};
    static const char *const right[][2] = {
        {"trust", "certain"}, {"game", "niagara"}, {"declarations", "binding"}, {"reveal", "yes"},
        {"trust", ""},        {"game", ""},        {"declarations", "told"}};
    um_engine *e = um_engine_new();
    for (size_t i = 0; i < UM_COUNT(wrong); i++) {
        cr_expect_not(um_engine_set(e, wrong[i][0], wrong[i][1]), "%s", wrong[i][1]);
        cr_expect(said(e, "option"), "%s", wrong[i][1]);
    }
    for (size_t i = 0; i < UM_COUNT(right); i++)
        cr_expect(um_engine_set(e, right[i][0], right[i][1]), "%s", right[i][1]);
    cr_expect_null(judge_text(e, "score 0\n"), "no game is named");
    cr_expect(um_engine_set(e, "game", "madison"));
    um_engine_result *r = judge_text(e, "score 0\n");
    cr_expect_not_null(r);
    um_engine_result_free(r);
    um_engine_free(e);
}

Test(engine_face, packs_are_found_by_the_name_that_they_were_given_by)
{
    files f = load_all();
    um_engine *e = um_engine_new();
    cr_expect_null(um_engine_judge(e, "r", f.record.p, f.record.n));
    cr_expect(said(e, "no-pack"));
    cr_expect(um_engine_give(e, "elsewhere/tmap.xml", f.pack.p, f.pack.n));
    for (int i = 0; i < 2; i++) { /* given again, it takes the place of the first */
        um_engine_result *r = um_engine_judge(e, "r", f.record.p, f.record.n);
        cr_assert_not_null(r);
        cr_expect(r->ngames > 40 && r->illegal > 0);
        um_engine_result_free(r);
        cr_expect(um_engine_give(e, "elsewhere/tmap.xml", f.pack.p, f.pack.n));
    }
    um_engine_free(e);
    free_all(&f);
}

Test(engine_face, logs_are_read_with_what_was_given)
{
    files f = load_all();
    um_engine *e = um_engine_new();
    const char *const names[] = {"1.vlog", "1.vlog"};
    const void *const bytes[] = {f.log.p, f.log.p};
    const size_t sizes[] = {f.log.n, f.log.n};
    cr_expect_null(um_engine_judge(e, "1.vlog", f.log.p, f.log.n));
    cr_expect(said(e, "reading-find"));
    cr_expect(um_engine_give(e, "m", f.module.p, f.module.n));
    cr_expect_null(um_engine_judge(e, "1.vlog", f.log.p, f.log.n));
    cr_expect(um_engine_give(e, "b", f.binding.p, f.binding.n));
    um_engine_result *r = um_engine_judge(e, "1.vlog", f.log.p, f.log.n);
    cr_assert_not_null(r);
    cr_expect(r->is_log && r->ngames == 1 && r->games[0]->nsteps > 5 && r->games[0]->steps[0]->action[0]);
    um_engine_result_free(r);
    r = um_engine_judge_chain(e, 2, names, bytes,
                              sizes); /* twice the same is no chain, but no crash either */
    um_engine_result_free(r);
    cr_expect_null(um_engine_judge_chain(e, 0, names, bytes, sizes));
    size_t n;
    cr_expect(um_engine_said(e, &n) && n == 1);
    um_engine_free(e);
    free_all(&f);
}

Test(engine_face, rules_and_games_are_told)
{
    cr_expect_str_eq(um_engine_game_name(0), "madison");
    cr_expect_null(um_engine_game_name(3));
    cr_expect_not_null(um_engine_rule_title("madison", "4.12"));
    cr_expect_not_null(um_engine_rule_text("madison", "4.12"));
    cr_expect_null(um_engine_rule_text("madison", "no rule"));
    cr_expect_null(um_engine_rule_text("no game", "4.12"));
}

/* ---- with memory refused ---- */

static bool lacked_memory(const um_engine *e)
{
    size_t n;
    const um_engine_diag *const *d = um_engine_said(e, &n);
    return n == 1 && strcmp(d[0]->code, "memory") == 0;
}

static um_status give_and_judge(const files *f, um_engine *e)
{
    um_engine_result *r = NULL;
    if (!um_engine_set(e, "trust", "certain") || !um_engine_give(e, "packs/tmap.xml", f->pack.p, f->pack.n))
        return UM_MEMORY;
    if ((r = um_engine_judge(e, "r", f->record.p, f->record.n)) == NULL)
        return UM_MEMORY;
    um_engine_result_free(r);
    if (!um_engine_give(e, "m", f->module.p, f->module.n) ||
        !um_engine_give(e, "b", f->binding.p, f->binding.n))
        return UM_MEMORY;
    if ((r = um_engine_judge(e, "l", f->log.p, f->log.n)) == NULL)
        return UM_MEMORY;
    um_engine_result_free(r);
    return UM_OK;
}

static um_status whole(void *user)
{
    um_engine *e = um_engine_new();
    um_status s = e ? give_and_judge(user, e) : UM_MEMORY;
    if (e && s != UM_OK && !lacked_memory(e))
        s = UM_INTERNAL;
    um_engine_free(e);
    return s;
}

Test(engine_face, refused_memory_is_told)
{
    files f = load_all();
    cr_expect_gt(um_torture(whole, &f, 150), 100);
    free_all(&f);
}
