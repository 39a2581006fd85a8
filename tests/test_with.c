/* Another log of the same game beside one: what it shows to everybody is known, and nothing else. */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

static char folder[64], own[96], other[96];

static void setup(void)
{
    snprintf(folder, sizeof folder, "/tmp/umpire-with-XXXXXX");
    cr_assert(mkdtemp(folder));
    snprintf(own, sizeof own, "%s/own.vlog", folder);
    snprintf(other, sizeof other, "%s/other.vlog", folder);
}

static void teardown(void)
{
    unlink(own);
    unlink(other);
    rmdir(folder);
}

TestSuite(with, .init = setup, .fini = teardown);

static void write_log(const char *path, const diary *d)
{
    um_buf zip = {0};
    pack_log(um_buf_view(&d->text), &zip);
    FILE *f = fopen(path, "wb");
    cr_assert(f);
    cr_assert_eq(fwrite(zip.p, 1, zip.n, f), zip.n);
    fclose(f);
    um_buf_free(&zip);
}

/* A card is played face down; the opponent's log goes on a bit, and there it is turned up. */
static void write_both(bool turned_up)
{
    diary d;
    thing card = CARD_12, ohio = THIRD_OHIO;
    begin_diary(&d);
    henry(&d, "as 2 ops");
    to(&d, &card, TABLE);
    to(&d, &ohio, FINDLAY);
    write_log(own, &d);
    if (turned_up)
        um_buf_str(&d.text, "\033LOG\tD/1795221491675/null;\t-1\\\t\\\\\tCard,1812\\\\\\\t\\\\\\\\\tMain "
                            "Map;2616;1565;218;1;UniqueID;1795221491675/"
                            "dearborn-pw;false|0\t-1\\\t\\\\\tCard,1812\\\\\\\t\\\\\\\\\t"
                            "Main Map;2616;1565;218;1;UniqueID;1795221491675");
    write_log(other, &d);
    um_buf_free(&d.text);
}

#define WITH "--module", FULL "MadisonFull.vmod", "--bind", FULL "MadisonFull.bind.xml"

static int count(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, what)) != NULL; p += strlen(what))
        n++;
    return n;
}

Test(with, what_the_other_log_shows_is_known)
{
    write_both(true);
    um_ran alone = UM_PROGRAM("convert", WITH, own), both = UM_PROGRAM("convert", WITH, "--with", other, own);
    cr_expect_not(strstr(um_ran_out(&alone), "Card 12"), "%s", um_ran_out(&alone));
    cr_expect(strstr(um_ran_out(&both), "us: play Card 12 units value=2\n"), "%s", um_ran_out(&both));
    cr_expect_eq(count(um_ran_out(&both), "Card "), 2,
                 "another card than the one shown is named"); /* hand, play */
    um_ran_free(&alone);
    um_ran_free(&both);
}

Test(with, what_both_hide_stays_hidden)
{
    write_both(false);
    um_ran r = UM_PROGRAM("convert", WITH, "--with", other, own);
    cr_expect_not(strstr(um_ran_out(&r), "Card 12"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* Nothing hidden and no password in any output; with --reveal the names, and still no password. */
Test(with, nothing_hidden_is_printed)
{
    static const char *const format[] = {"text", "short", "jsonl", "html", "junit", "sarif", "tap"};
    write_both(false);
    for (int reveal = 0; reveal < 2; reveal++) {
        for (size_t i = 0; i < UM_COUNT(format); i++) {
            um_ran r =
                UM_PROGRAM("check", "-v", "--format", format[i], WITH, own, reveal ? "--reveal" : "-v");
            cr_expect(reveal || !strstr(um_ran_out(&r), "Card 12"), "%s: %s", format[i], um_ran_out(&r));
            cr_expect_not(strstr(um_ran_out(&r), "-pw"), "%s", format[i]);
            cr_expect_not(strstr(um_ran_err(&r), "Card 12"), "%s", format[i]);
            um_ran_free(&r);
        }
        const char *const calls[][10] = {{"convert", WITH, own},
                                         {"dump", "--module", FULL "MadisonFull.vmod", own},
                                         {"dump", "--format", "jsonl", own},
                                         {"dice", WITH, own},
                                         {"explain", WITH, own, "1"},
                                         {"replay", WITH, own, "--to", "2"},
                                         {"legal", WITH, own, "2"},
                                         {"score", WITH, own}};
        for (size_t i = 0; i < UM_COUNT(calls); i++) {
            const char *args[12] = {NULL};
            size_t n = 0;
            for (; n < UM_COUNT(calls[i]) && calls[i][n]; n++)
                args[n] = calls[i][n];
            if (reveal)
                args[n] = "--reveal";
            um_ran r = um_program(args, NULL);
            cr_expect(reveal || !strstr(um_ran_out(&r), "Card 12"), "%s: %s", args[0], um_ran_out(&r));
            cr_expect_not(strstr(um_ran_out(&r), "-pw"), "%s", args[0]);
            cr_expect(reveal || !strstr(um_ran_err(&r), "Card 12"), "%s", args[0]);
            um_ran_free(&r);
        }
    }
}
