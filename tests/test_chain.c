/* Logs of one game are found by their contents and joined; what was moved between two of them is told. */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

#define FIRST FULL "dev-1812-opening-1.vlog"
#define SECOND FULL "dev-1812-opening-2.vlog"
#define OTHER FULL "dev-1812-faults.vlog"
#define STRANGER "fixtures/vassal/stranger/"
#define MISSING "a log seems to be missing: cards were played since "
#define WITH "--module", FULL "MadisonFull.vmod", "--bind", FULL "MadisonFull.bind.xml"

static char folder[64], made[96];

static void setup(void)
{
    um_temp(folder, sizeof folder, "chain");
    cr_assert(mkdtemp(folder));
    snprintf(made, sizeof made, "%s/a-second.vlog", folder);
}

static void teardown(void)
{
    unlink(made);
    rmdir(folder);
}

TestSuite(chain, .init = setup, .fini = teardown);

static void write_log(const um_buf *text)
{
    um_buf zip = {0};
    pack_log(um_buf_view(text), &zip);
    FILE *f = fopen(made, "wb");
    cr_assert(f);
    cr_assert_eq(fwrite(zip.p, 1, zip.n, f), zip.n);
    fclose(f);
    um_buf_free(&zip);
}

/* The second log, in whose position what stands in the first `n` of these spots stands in another. */
static void write_moved(const char *const *where, int n, const char *to)
{
    um_buf text = {0}, changed = {0};
    whole_text_of(SECOND, &text);
    um_buf_char(&text, '\0');
    const char *end = strstr(text.p, "end_save");
    cr_assert(end);
    for (const char *p = text.p; *p;) {
        int k = 0;
        while (k < n && (p >= end || strncmp(p, where[k], strlen(where[k])) != 0))
            k++;
        if (k < n) {
            um_buf_str(&changed, to);
            p += strlen(where[k]);
        } else {
            um_buf_char(&changed, *p++);
        }
    }
    write_log(&changed);
    um_buf_free(&text);
    um_buf_free(&changed);
}

/* Somebody has moved so many pieces to Utica. */
static void write_haunted(int n)
{
    static const char *const where[] = {"Main Map;2405;655;",  "Main Map;2131;536;",  "Main Map;1312;975;",
                                        "Main Map;1010;1125;", "Main Map;1230;1065;", "Main Map;2880;90;"};
    write_moved(where, n, "Main Map;2051;1050;");
}

/* A log in which a piece that nobody moves is not on the table. */
static void write_without(const char *source, const char *piece)
{
    um_buf text = {0}, changed = {0};
    whole_text_of(source, &text);
    um_buf_char(&text, '\0');
    const char *p = strstr(text.p, piece), *end = p ? strchr(p, '\033') : NULL;
    cr_assert(end);
    um_buf_add(&changed, text.p, (size_t)(p - text.p));
    um_buf_str(&changed, end + 1);
    write_log(&changed);
    um_buf_free(&text);
    um_buf_free(&changed);
}

static int count(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, what)) != NULL; p += strlen(what))
        n++;
    return n;
}

Test(chain, what_is_left_over_is_a_game_of_its_own)
{
    um_ran r = UM_PROGRAM("check", "--format", "short", SECOND, OTHER, FIRST);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 2, "%s", um_ran_out(&r));
    cr_expect(strstr(um_ran_out(&r), FIRST ": 2 logs of one game: " FIRST ", " SECOND), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(chain, what_was_moved_between_two_logs_is_told_piece_by_piece)
{
    for (int n = 1; n <= 3; n++) {
        write_haunted(n);
        um_ran r = UM_PROGRAM("check", "--format", "short", WITH, made, FIRST);
        cr_expect_eq(count(um_ran_out(&r), " steps: "), 1, "%d: %s", n, um_ran_out(&r));
        cr_expect_eq(count(um_ran_out(&r), ": between two logs: "), n, "%s", um_ran_out(&r));
        cr_expect(strstr(um_ran_out(&r), " where the log before left it at "));
        um_ran_free(&r);
    }
}

/* A card leaves no hand by itself: what was done with it stands in a log that is not there. */
Test(chain, a_card_played_between_two_logs_parts_them)
{
    static const char *const hand[] = {"US Hand;320;70;"};
    write_moved(hand, 1, "Main Map;3110;1760;");
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, made, FIRST);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 2, "%s", um_ran_out(&r));
    cr_expect_not(strstr(um_ran_out(&r), "logs of one game"));
    cr_expect(strstr(um_ran_out(&r), ": between two logs: " MISSING), "%s", um_ran_out(&r));
    cr_expect(strstr(um_ran_out(&r), FIRST " ended; each is judged as a game of its own"), "%s",
              um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "--format", "jsonl", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), "\"code\":\"reading-chain\""), 1, "%s", um_ran_out(&r));
    cr_expect_eq(count(um_ran_out(&r), "\"type\":\"chain\""), 0);
    um_ran_free(&r);
    r = UM_PROGRAM("check", "--format", "short", "--chain", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 1, "%s", um_ran_out(&r));
    cr_expect(strstr(um_ran_out(&r), ": between two logs: " MISSING), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* A hand put in order, or filled before the log is opened, is no play. */
Test(chain, cards_moved_into_hands_between_two_logs_part_nothing)
{
    static const char *const hand[] = {"US Hand;320;70;"}, *const deck[] = {"Main Map;3110;1760;"};
    write_moved(hand, 1, "US Hand;460;70;");
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, made, FIRST);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 1, "%s", um_ran_out(&r));
    cr_expect_not(strstr(um_ran_out(&r), ": between two logs: "), "%s", um_ran_out(&r));
    um_ran_free(&r);
    write_moved(deck, 1, "US Hand;320;70;");
    r = UM_PROGRAM("check", "--format", "short", "--chain", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 1, "%s", um_ran_out(&r));
    cr_expect_not(strstr(um_ran_out(&r), MISSING), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* Without one of its logs a game has no breach that it does not have with all of them. */
Test(chain, a_log_left_out)
{
    static const char *const log[] = {STRANGER "stranger-three-logs-1.vlog",
                                      STRANGER "stranger-three-logs-2.vlog",
                                      STRANGER "stranger-three-logs-3.vlog"};
    for (int left = 0; left < 3; left++) {
        um_ran r = UM_PROGRAM("check", "--format", "short", WITH, log[left == 0], log[left == 2 ? 1 : 2]);
        cr_expect_eq(count(um_ran_out(&r), ": illegal: "), left == 0, "%s", um_ran_out(&r));
        cr_expect_eq(count(um_ran_out(&r), " steps: "), left == 1 ? 2 : 1, "%s", um_ran_out(&r));
        um_ran_free(&r);
    }
}

#define FOURTH_MILITIA "+/1795221491319/"

/* It is told, and the game goes on without it. */
Test(chain, a_piece_that_is_gone_is_off_the_map)
{
    write_without(SECOND, FOURTH_MILITIA);
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, FIRST, made);
    cr_expect(strstr(um_ran_out(&r), "4th NY Militia is gone; the log before left it at Plattsburg"), "%s",
              um_ran_out(&r));
    cr_expect_eq(count(um_ran_out(&r), ": between two logs: "), 1, "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("convert", WITH, FIRST, made);
    cr_expect(strstr(um_ran_out(&r), "\nout 4th NY Militia: removed\n"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(chain, a_piece_that_is_new_is_put_where_it_lies)
{
    write_without(FIRST, FOURTH_MILITIA);
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, made, SECOND);
    cr_expect(strstr(um_ran_out(&r), "4th NY Militia is at Plattsburg where the log before left none"), "%s",
              um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("convert", WITH, made, SECOND);
    cr_expect(strstr(um_ran_out(&r), "\nat Plattsburg: 4th NY Militia\n"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(chain, a_step_of_it_is_explained)
{
    um_ran one = UM_PROGRAM("explain", FIRST, "1"), r = UM_PROGRAM("explain", SECOND, FIRST, "1");
    size_t n = strcspn(um_ran_out(&one), "\n");
    cr_expect_eq(strncmp(um_ran_out(&r), um_ran_out(&one), n + 1), 0, "the first is found: %s",
                 um_ran_out(&r));
    um_ran_free(&r);
    um_ran_free(&one);
    one = UM_PROGRAM("explain", FIRST, "50");
    cr_expect(strstr(um_ran_err(&one), "no step 50"), "%s", um_ran_err(&one));
    r = UM_PROGRAM("explain", FIRST, SECOND, "50");
    cr_expect(strstr(um_ran_out(&r), FIRST "\n\nstep 50: "), "%s", um_ran_out(&r));
    cr_expect(strstr(um_ran_out(&r), "umpire legal " FIRST " " SECOND " 50\n"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    um_ran_free(&one);
    r = UM_PROGRAM("legal", FIRST, OTHER, "1");
    cr_expect_neq(r.status, 0);
    cr_expect(strstr(um_ran_err(&r), "the 2 files are not the logs of one game"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* An entry is one of a log: where it is not of the first, JSON Lines name its log, too. */
Test(chain, the_log_of_a_finding_is_told)
{
    um_ran r = UM_PROGRAM("check", "--format", "jsonl", WITH, FIRST, SECOND);
    const char *out = um_ran_out(&r);
    cr_expect_gt(count(out, "\"type\":\"finding\""), count(out, "],\"file\":\"" SECOND "\"},"), "%s", out);
    cr_expect_gt(count(out, "],\"file\":\"" SECOND "\"},"), 0, "%s", out);
    cr_expect_eq(count(out, "],\"file\":\"" FIRST "\"},"), 0, "%s", out);
    um_ran_free(&r);
}

/* So much has moved that the second may be of another game; --chain takes it for this one. */
Test(chain, logs_forced_together)
{
    write_haunted(6);
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 2, "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "--format", "short", "--chain", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), " steps: "), 1, "%s", um_ran_out(&r));
    cr_expect_eq(count(um_ran_out(&r), ": between two logs: "), 8, "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "--format", "jsonl", "--chain", WITH, FIRST, made);
    cr_expect_eq(count(um_ran_out(&r), "\"code\":\"reading-chain\""), 8);
    cr_expect_eq(count(um_ran_out(&r), "\"type\":\"chain\""), 1);
    um_ran_free(&r);
}

/* Two games from one set-up have nothing to do with each other, however little happened in one. */
Test(chain, games_that_begin_alike_are_two)
{
    diary d;
    thing ohio = THIRD_OHIO;
    begin_diary(&d);
    to(&d, &ohio, FINDLAY);
    write_log(&d.text);
    um_ran r = UM_PROGRAM("check", "--format", "short", WITH, made, OTHER);
    cr_expect_eq(count(um_ran_out(&r), "victory points: "), 2, "%s", um_ran_out(&r));
    cr_expect_not(strstr(um_ran_out(&r), "logs of one game"));
    um_ran_free(&r);
    um_buf_free(&d.text);
}
