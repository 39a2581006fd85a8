/* umpire fmt and umpire test do as a user expects. */
#include "core/base.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TMAP "fixtures/packs/tmap.xml"

static char folder[64], file[96];

static void setup(void)
{
    um_temp(folder, sizeof folder, "record");
    cr_assert(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/a.ump", folder);
}

static void teardown(void)
{
    unlink(file);
    rmdir(folder);
}

TestSuite(record_cli, .init = setup, .fini = teardown);

static void put(const char *text)
{
    FILE *f = fopen(file, "wb");
    cr_assert(f);
    cr_assert_eq(fwrite(text, 1, strlen(text), f), strlen(text));
    cr_assert_eq(fclose(f), 0);
}

static const char *got(void)
{
    static char text[4096];
    FILE *f = fopen(file, "rb");
    cr_assert(f);
    size_t n = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    text[n] = '\0';
    return text;
}

static const char loose[] = "game   madison\n\n\n"
                            "position P-land # all\n"
                            "us: play c1 units us-1\n"
                            "MOVE us:b3:us2-us5\n";
static const char tidy[] = "game madison\n\n"
                           "position P-land  # all\n"
                           "us: play c1 units US1\n"
                           "move us:B3: US2 - US5\n";

/* ---- fmt ---- */

Test(record_cli, fmt_lays_standard_input_out)
{
    um_ran r = um_program((const char *const[]){"fmt", "-p", TMAP, "-", NULL}, loose);
    cr_expect_str_eq(um_ran_err(&r), "");
    cr_expect_str_eq(um_ran_out(&r), tidy);
    cr_expect_eq(r.status, 0);
    um_ran_free(&r);
}

Test(record_cli, fmt_writes_in_place_what_it_could_read)
{
    put(loose);
    um_ran r = UM_PROGRAM("fmt", "-i", "-p", TMAP, file);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    cr_expect_str_eq(um_ran_out(&r), "");
    cr_expect_str_eq(got(), tidy);
    um_ran_free(&r);
    const char *part = "game   madison\nmove us:b3:us2-us99\n";
    put(part);
    r = UM_PROGRAM("fmt", "-i", "-p", TMAP, file);
    cr_expect_eq(r.status, 3);
    cr_expect_str_eq(got(), part, "a record read in part is left alone");
    cr_expect(strstr(um_ran_err(&r), "a.ump:2:16: error: no space is called 'us99'"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(record_cli, fmt_checks)
{
    put(loose);
    um_ran r = UM_PROGRAM("fmt", "--check", "-p", TMAP, file);
    cr_expect_eq(r.status, 1);
    cr_expect(strstr(um_ran_out(&r), "a.ump: would be laid out anew\n"), "%s", um_ran_out(&r));
    cr_expect_str_eq(got(), loose);
    um_ran_free(&r);
    put(tidy);
    r = UM_PROGRAM("fmt", "--check", "-p", TMAP, file);
    cr_expect_eq(r.status, 0);
    cr_expect_str_eq(um_ran_out(&r), "");
    um_ran_free(&r);
}

Test(record_cli, fmt_refuses_calls_that_make_no_sense)
{
    um_ran r = UM_PROGRAM("fmt", "-i", "-");
    cr_expect_eq(r.status, 4);
    um_ran_free(&r);
    r = UM_PROGRAM("fmt", "-i", "--check", "x.ump");
    cr_expect_eq(r.status, 4);
    um_ran_free(&r);
    r = UM_PROGRAM("fmt", "-p", TMAP, file);
    cr_expect_eq(r.status, 3, "the file is not there");
    um_ran_free(&r);
}

/* ---- test ---- */

static const char suite[] = "game madison\n"
                            "position P-land\n"
                            "at US1: us:B3\n"
                            "case C-1 \"no <path>\"\n"
                            "play c1 units US1\n"
                            "move us:B3: US1 - US4\n"
                            "expect illegal 9.1\n"
                            "case C-2\n"
                            "play c1 units US1\n"
                            "move us:B3: US1 - US2\n"
                            "expect illegal 9.1\n";

static um_ran test_with(const char *option, const char *value)
{
    put(suite);
    const char *args[8] = {"test", "-p", TMAP, file, option, value, NULL};
    return um_program(args, NULL);
}

/* The output with the folder's name, which differs from run to run, taken out. */
static const char *shown(const um_ran *r)
{
    static char text[4096];
    size_t n = 0, skip = strlen(folder) + 1;
    for (const char *p = um_ran_out(r); *p && n + 1 < sizeof text;) {
        if (strncmp(p, folder, skip - 1) == 0)
            p += skip;
        else
            text[n++] = *p++;
    }
    text[n] = '\0';
    return text;
}

Test(record_cli, test_tells_what_failed)
{
    um_ran r = test_with(NULL, NULL);
    cr_expect_eq(r.status, 1);
    cr_expect_str_eq(shown(&r), "a.ump:11: C-2: expected illegal 9.1, came legal\n1 passed, 1 failed\n");
    um_ran_free(&r);
    r = test_with("-v", NULL);
    cr_expect_str_eq(shown(&r),
                     "ok a.ump: C-1\na.ump:11: C-2: expected illegal 9.1, came legal\n1 passed, 1 failed\n");
    um_ran_free(&r);
}

Test(record_cli, test_chooses_cases)
{
    um_ran r = test_with("--filter", "-1");
    cr_expect_eq(r.status, 0);
    cr_expect_str_eq(shown(&r), "1 passed, 0 failed\n");
    um_ran_free(&r);
    char one[120];
    snprintf(one, sizeof one, "%s#C-2", file);
    r = UM_PROGRAM("test", "-p", TMAP, one);
    cr_expect_eq(r.status, 1);
    cr_expect_str_eq(shown(&r), "a.ump:11: C-2: expected illegal 9.1, came legal\n0 passed, 1 failed\n");
    um_ran_free(&r);
}

Test(record_cli, test_speaks_tap)
{
    um_ran r = test_with("-f", "tap");
    cr_expect_eq(r.status, 1);
    cr_expect_str_eq(shown(&r), "TAP version 14\n"
                                "ok - a.ump: C-1 no <path>\n"
                                "not ok - a.ump: C-2\n"
                                "# a.ump:11: expected illegal 9.1, came legal\n"
                                "1..2\n");
    um_ran_free(&r);
}

Test(record_cli, test_writes_junit)
{
    um_ran r = test_with("-f", "junit");
    cr_expect_eq(r.status, 1);
    cr_expect_str_eq(shown(&r),
                     "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<testsuites>\n"
                     "<testsuite name=\"a.ump\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">\n"
                     "<testcase classname=\"a.ump\" name=\"C-1\"/>\n"
                     "<testcase classname=\"a.ump\" name=\"C-2\">"
                     "<failure message=\"a.ump:11: expected illegal 9.1, came legal\"/></testcase>\n"
                     "</testsuite>\n"
                     "</testsuites>\n");
    um_ran_free(&r);
}

Test(record_cli, test_writes_json_lines)
{
    um_ran r = test_with("-f", "jsonl");
    cr_expect_eq(r.status, 1);
    const char *cases = strchr(shown(&r), '\n');
    cr_assert_not_null(cases);
    cr_expect(strncmp(shown(&r), "{\"type\":\"run\",\"v\":1,", 20) == 0);
    cr_expect_str_eq(cases, "\n"
                            "{\"type\":\"case\",\"file\":\"a.ump\",\"id\":\"C-1\",\"title\":\"no "
                            "<path>\",\"at\":{\"line\":4,\"column\":1},"
                            "\"passed\":true,\"failures\":[]}\n"
                            "{\"type\":\"case\",\"file\":\"a.ump\",\"id\":\"C-2\",\"title\":\"\",\"at\":{"
                            "\"line\":8,\"column\":1},"
                            "\"passed\":false,\"failures\":[{\"at\":{\"line\":11,\"column\":1},"
                            "\"expected\":\"illegal 9.1\",\"came\":\"legal\"}]}\n"
                            "{\"type\":\"summary\",\"passed\":1,\"failed\":1}\n");
    um_ran_free(&r);
}

Test(record_cli, test_prints_the_same_with_many_processes)
{
    put(suite);
    char one[20000];
    um_ran r = UM_PROGRAM("test", "-p", TMAP, file, file, file, file);
    snprintf(one, sizeof one, "%s", um_ran_out(&r));
    cr_expect(strstr(one, "4 passed, 4 failed\n"), "%s", one);
    um_ran_free(&r);
    r = UM_PROGRAM("test", "-p", TMAP, "-j", "3", file, file, file, file);
    cr_expect_str_eq(um_ran_out(&r), one);
    um_ran_free(&r);
}

Test(record_cli, a_file_that_cannot_be_read_fails)
{
    um_ran r = UM_PROGRAM("test", file);
    cr_expect_eq(r.status, 3);
    cr_expect_str_eq(shown(&r), "a.ump: not tested: it could not be read\n0 passed, 1 failed\n");
    um_ran_free(&r);
}

/* ---- the fixtures ---- */

/* Whole games stand as fmt lays them out. (Suites of cases are not indented, so that many fit a screen.) */
Test(record_cli, games_are_laid_out)
{
    glob_t found;
    cr_assert_eq(glob("fixtures/*/games/*.ump", 0, NULL, &found), 0);
    cr_expect_geq(found.gl_pathc, 9);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        um_ran r = UM_PROGRAM("fmt", "--check", found.gl_pathv[i]);
        cr_expect_eq(r.status, 0, "%s%s", um_ran_out(&r), um_ran_err(&r));
        um_ran_free(&r);
    }
    globfree(&found);
}
