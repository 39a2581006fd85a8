/* What of a log is not understood is said with its place; the status is 3, and the summary tells of it. */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

static const struct {
    const char *commands; /* LOG entries of a history, or NULL: `whole` is the saved game */
    const char *whole, *code;
} cases[] = {
    {"M/1/Main Map/NaN/1/null/Main Map/1/1/null/a", NULL, "vassal-command"},
    {"M/1/Main Map/1", NULL, "vassal-command"},
    {"D/1", NULL, "vassal-command"},
    {"+/1/stack", NULL, "vassal-command"},
    {NULL, "", "vassal-short"},
    {NULL, "\001abc qwe zz", "vassal-no-end"},
};

static void write_log(const char *path, const char *text, size_t n)
{
    um_buf meta = {0};
    um_varchive *a;
    cr_assert_eq(um_varchive_open(&a, FULL "dev-1812-faults.vlog", &(um_sink){0}), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "moduledata", 1u << 20, &meta), UM_OK);
    um_varchive_close(a);
    const um_zipped entry[] = {{"savedGame", {text, n}, false}, {"moduledata", um_buf_view(&meta), false}};
    um_zip_file(path, entry, UM_COUNT(entry));
    um_buf_free(&meta);
}

Test(unread, what_is_not_understood_is_said_and_counts)
{
    char path[80];
    um_buf whole = {0};
    um_temp(path, sizeof path, "unread");
    close(mkstemp(path));
    whole_text_of(FULL "dev-1812-faults.vlog", &whole);
    const char *history = whole.p ? strstr(whole.p, "\033LOG\t") : NULL;
    cr_assert_not_null(history);
    for (size_t i = 0; i < UM_COUNT(cases); i++) {
        um_buf text = {0};
        if (cases[i].commands) {
            um_buf_add(&text, whole.p, (size_t)(history - whole.p));
            um_buf_printf(&text, "\033LOG\t%s", cases[i].commands);
        } else {
            um_buf_str(&text, cases[i].whole);
        }
        write_log(path, text.p ? text.p : "", text.n);
        um_ran ran = UM_PROGRAM("check", "--module", FULL "MadisonFull.vmod", "--bind",
                                FULL "MadisonFull.bind.xml", path);
        cr_expect_eq(ran.status, 3, "%zu: %d: %s", i, ran.status, um_ran_err(&ran));
        cr_expect(strstr(um_ran_err(&ran), cases[i].code), "%zu: %s", i, um_ran_err(&ran));
        cr_expect(strstr(um_ran_out(&ran), "could not be read"), "%zu: %s", i, um_ran_out(&ran));
        um_ran_free(&ran);
        um_buf_free(&text);
    }
    um_buf_free(&whole);
    unlink(path);
}
