/* The points of every case of Mr. Madison's War add up: what was booked is by how far the score has come. And
 * no case of any game has a finding twice. */
#include "tests/ledger.h"

#include <criterion/criterion.h>
#include <glob.h>
#include <stdio.h>

#include "cli/open.h"

/* How many cases of a file there are. */
static int add_up(const um_setup *setup, const char *path)
{
    um_input in;
    const um_sink silent = {0};
    cr_assert_eq(um_input_open(&in, setup, path, &silent), UM_OK, "%s", path);
    const um_record *r = in.opened.record;
    for (int i = 0; i < r->ncases; i++) {
        const um_run_settings s = {.trust = UM_LIKELY, .options = um_input_rulings(&in, r->cases[i].game)};
        um_run *run;
        cr_assert_eq(um_run_case(&r->cases[i], &s, &silent, &run), UM_OK);
        cr_expect(r->cases[i].game != um_games[0] || adds_up(&r->cases[i], run), "%s: %.*s", path,
                  UM_FMT(r->cases[i].id));
        cr_expect(told_once(run), "%s: %.*s tells a finding twice", path, UM_FMT(r->cases[i].id));
        um_run_free(run);
    }
    int n = r->ncases;
    um_input_close(&in);
    return n;
}

Test(ledger, every_case_adds_up, .timeout = 300)
{
    glob_t files;
    um_setup setup;
    um_options o;
    int status, cases = 0;
    char test[] = "test", all[] = "fixtures", *args[] = {test, all, NULL};
    cr_assert(um_options_parse(&o, "test", 2, args, &status) && um_setup_ready(&setup, &o) == UM_OK);
    um_setup_shelf(&setup);
    cr_assert_eq(glob("fixtures/[imn]*/*.ump", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++)
        cases += add_up(&setup, files.gl_pathv[i]);
    cr_expect_gt(cases, 2000);
    globfree(&files);
    um_setup_free(&setup);
    um_options_free(&o);
}
