/* The same input gives the same bytes out: with any -j, in any locale, from a pipe or a file, twice. */
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#define LOGS "fixtures/vassal/full"

static void same(const um_ran *a, const um_ran *b, const char *what)
{
    cr_expect_eq(a->status, b->status, "%s: %d and %d", what, a->status, b->status);
    cr_expect(um_text_eq(um_buf_view(&a->out), um_buf_view(&b->out)), "%s: what is printed differs", what);
    cr_expect(um_text_eq(um_buf_view(&a->err), um_buf_view(&b->err)), "%s: what is said differs", what);
}

Test(same, any_number_of_processes)
{
    static const char *const rows[][6] = {
        {"check", LOGS},
        {"check", "--format=jsonl", LOGS},
        {"check", "--format=short", LOGS},
        {"score", LOGS},
        {"test", "fixtures"},
        {"test", "--format=tap", "fixtures"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        static const char *const jobs[] = {"-j1", "-j2", "-j8"};
        um_ran ran[UM_COUNT(jobs)];
        for (size_t k = 0; k < UM_COUNT(jobs); k++) {
            const char *args[10] = {NULL};
            size_t n = 0;
            for (; rows[i][n]; n++)
                args[n] = rows[i][n];
            args[n] = jobs[k];
            ran[k] = um_program(args, NULL);
        }
        cr_expect_lt(ran[0].status, 5, "%s", rows[i][0]);
        cr_expect_gt(ran[0].out.n, 0, "%s %s prints nothing", rows[i][0], rows[i][1]);
        for (size_t k = UM_COUNT(jobs); k-- > 0;) {
            same(&ran[0], &ran[k], rows[i][1]);
            um_ran_free(&ran[k]);
        }
    }
}

Test(same, any_locale_and_any_terminal)
{
    static const char *const settings[][2] = {{"LC_ALL", "C.UTF-8"},
                                              {"LC_ALL", "tr_TR.UTF-8"},
                                              {"LC_ALL", "en_US.UTF-8"},
                                              {"LC_ALL", "de_DE.ISO-8859-1"},
                                              {"LC_NUMERIC", "ar_EG.UTF-8"},
                                              {"COLUMNS", "40"},
                                              {"TERM", "dumb"},
                                              {"TZ", "America/Toronto"},
                                              {"TZ", "Pacific/Kiritimati"}};
    um_ran plain = UM_PROGRAM("check", LOGS);
    for (size_t i = 0; i < UM_COUNT(settings); i++) {
        cr_assert_eq(setenv(settings[i][0], settings[i][1], 1), 0);
        um_ran other = UM_PROGRAM("check", LOGS);
        same(&plain, &other, settings[i][1]);
        um_ran_free(&other);
        unsetenv(settings[i][0]);
    }
    um_ran_free(&plain);
}

Test(same, a_record_from_a_pipe)
{
    static const char *const from_pipe[] = {"check", "--format=short", "-", NULL};
    um_ran record = UM_PROGRAM("convert", "-q", LOGS "/dev-1812-opening-1.vlog");
    cr_assert_gt(record.out.n, 0);
    um_ran a = um_program(from_pipe, um_ran_out(&record)), b = um_program(from_pipe, um_ran_out(&record));
    cr_expect_lt(a.status, 3);
    cr_expect_not_null(strstr(um_ran_out(&a), "<stdin>: "));
    same(&a, &b, "-");
    um_ran_free(&a);
    um_ran_free(&b);
    um_ran_free(&record);
}
