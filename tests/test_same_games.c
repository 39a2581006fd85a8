/* Inputs that are another once more, copies and logs that both players recorded, are named and counted once:
 * ten copies of a log do not make an honest player's dice unusual. */
#include "tests/program.h"
#include "tests/test_reading_support.h"

#include <stdlib.h>
#include <unistd.h>

enum { FILES_MAX = 16 };

static char folder[100], paths[FILES_MAX][200];
static int nfiles;

static void begin(void)
{
    um_temp(folder, sizeof folder, "same");
    cr_assert(mkdtemp(folder));
    nfiles = 0;
}

static void end(void)
{
    for (int i = 0; i < nfiles; i++)
        unlink(paths[i]);
    rmdir(folder);
}

static void put_file(const char *name, um_text bytes)
{
    cr_assert_lt(nfiles, FILES_MAX);
    char *path = paths[nfiles++];
    snprintf(path, sizeof paths[0], "%s/%s", folder, name);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(bytes.p, 1, bytes.n, f) == bytes.n);
    fclose(f);
}

static void put_log(const char *name, const diary *d)
{
    um_buf zip = {0};
    pack_log(um_buf_view(&d->text), &zip);
    put_file(name, um_buf_view(&zip));
    um_buf_free(&zip);
}

/* Henry's sixes and twos are no more than chance may give, once; in ten copies they would be very unusual. */
static void play(diary *d, int from, int to)
{
    static const char *const throw[] = {"6, 1", "5, 2", "3, 4", "6, 2"};
    for (int i = from; i < to; i++) {
        char said[40];
        snprintf(said, sizeof said, "this is line %d", i);
        henry(d, said);
        rolls(d, "2d6", "Henry", "0", throw [i % 4]);
    }
}

static um_ran run(const char *command, const char *format)
{
    return UM_PROGRAM(command, "-q", "-f", format, "-m", FULL "MadisonFull.vmod", "-b",
                      FULL "MadisonFull.bind.xml", folder);
}

static void holds(const um_ran *r, const char *what)
{
    cr_expect(strstr(um_ran_out(r), what), "no %s in:\n%s%s", what, um_ran_out(r), um_ran_err(r));
}

static void lacks(const um_ran *r, const char *what)
{
    cr_expect_not(strstr(um_ran_out(r), what), "%s in:\n%s", what, um_ran_out(r));
}

static int count(const um_ran *r, const char *what)
{
    int n = 0;
    for (const char *p = um_ran_out(r); (p = strstr(p, what)) != NULL; p++)
        n++;
    return n;
}

Test(same_games, ten_copies_of_a_log_count_once, .init = begin, .fini = end)
{
    diary d;
    begin_diary(&d);
    play(&d, 0, 16);
    um_buf zip = {0};
    pack_log(um_buf_view(&d.text), &zip); /* once: an archive tells the time at which it was packed */
    for (int i = 0; i < 10; i++) {
        char name[20];
        snprintf(name, sizeof name, "game-%d.vlog", i);
        put_file(name, um_buf_view(&zip));
    }
    um_buf_free(&zip);
    um_ran dice = run("dice", "text"), check = run("check", "text"), lines = run("dice", "jsonl"),
           loud =
               UM_PROGRAM("score", "-m", FULL "MadisonFull.vmod", "-b", FULL "MadisonFull.bind.xml", folder);
    holds(&dice, "Henry: 32 dice of 6 in 16 rolls");
    lacks(&dice, "very unusual");
    cr_expect_eq(count(&dice, " is the same, byte for byte, and left out: "), 9, "%s", um_ran_out(&dice));
    cr_expect_eq(count(&check, " is the same, byte for byte, and left out: "), 9);
    holds(&check, "\ntotal: 1 game ");
    cr_expect_eq(count(&lines, "\"type\":\"same\""), 9);
    cr_expect_eq(count(&lines, "\"type\":\"rolls\""), 1);
    cr_expect(strstr(um_ran_err(&loud), "game-9.vlog: warning: is the same"), "%s", um_ran_err(&loud));
    um_ran_free(&dice);
    um_ran_free(&check);
    um_ran_free(&lines);
    um_ran_free(&loud);
    um_buf_free(&d.text);
}

/* The opponent began to record later, stopped earlier, and packed it otherwise: what is in his log is in the
 * other's, whichever name comes first. */
Test(same_games, a_log_that_the_other_holds_is_left_out, .init = begin, .fini = end)
{
    diary whole, part;
    begin_diary(&whole);
    begin_diary(&part);
    play(&whole, 0, 16);
    play(&part, 2, 14);
    put_log("a-part.vlog", &part);
    put_log("b-whole.vlog", &whole);
    um_ran dice = run("dice", "text"), csv = run("check", "csv");
    holds(&dice, "Henry: 32 dice of 6 in 16 rolls");
    lacks(&dice, "in 12 rolls");
    holds(&dice, "/a-part.vlog tells nothing but the play of another log, and is left out:");
    cr_expect_eq(count(&csv, "/b-whole.vlog,,Mr. Madison's War,"), 1, "%s", um_ran_out(&csv));
    cr_expect_eq(count(&csv, "/a-part.vlog,,,,,,,,,,,,,"), 1, "%s", um_ran_out(&csv));
    um_ran_free(&dice);
    um_ran_free(&csv);
    um_buf_free(&whole.text);
    um_buf_free(&part.text);
}

/* Of all rows the number behind the last comma. */
static long sum_of(const um_ran *r)
{
    long sum = 0;
    for (const char *at = strchr(um_ran_out(r), '\n'); at && at[1]; at = strchr(at + 1, '\n')) {
        const char *end = strchr(at + 1, '\n'), *last = end;
        while (last && last[-1] != ',')
            last--;
        sum += last ? strtol(last, NULL, 10) : 0;
    }
    return sum;
}

/* Each has something that the other lacks: both are judged, but the dice count once. */
Test(same_games, logs_that_overlap_count_their_dice_once, .init = begin, .fini = end)
{
    diary early, late;
    begin_diary(&early);
    begin_diary(&late);
    play(&early, 0, 16);
    play(&late, 4, 19);
    put_log("early.vlog", &early);
    put_log("late.vlog", &late);
    um_ran dice = run("dice", "text"), check = run("check", "jsonl");
    holds(&dice, "/late.vlog tells in part the play of another log; dice that both have count once:");
    const char *all = strstr(um_ran_out(&dice), "\nin all: 16 rolls in 1 game\n");
    cr_expect(all && strstr(all, "Henry: 32 dice of 6 in 16 rolls"), "%s", um_ran_out(&dice));
    cr_expect_eq(count(&check, "\"type\":\"summary\""), 2);
    holds(&check, "\"how\":\"part\"}");
    um_ran_free(&dice);
    um_ran_free(&check);
    char *db = paths[nfiles++];
    for (int i = 0; i < 2; i++) /* what SQLite lays beside it */
        snprintf(paths[nfiles++], sizeof paths[0], "%s/kept.db-%s", folder, i ? "shm" : "wal");
    snprintf(db, sizeof paths[0], "%s/kept.db", folder);
    check = UM_PROGRAM("check", "-q", "--store", db, "-m", FULL "MadisonFull.vmod", "-b",
                       FULL "MadisonFull.bind.xml", folder);
    dice = UM_PROGRAM("query", db, "dice", "-f", "csv");
    cr_expect_eq(sum_of(&dice), 32, "%s%s", um_ran_err(&check), um_ran_out(&dice));
    um_ran_free(&dice);
    um_ran_free(&check);
    um_buf_free(&early.text);
    um_buf_free(&late.text);
}

/* One die that reads otherwise makes another history: it is judged, and never passed over in silence. */
Test(same_games, a_log_with_another_die_is_judged, .init = begin, .fini = end)
{
    diary honest, other;
    begin_diary(&honest);
    begin_diary(&other);
    play(&honest, 0, 16);
    play(&other, 0, 15);
    henry(&other, "this is line 15");
    rolls(&other, "2d6", "Henry", "0", "6, 5");
    put_log("honest.vlog", &honest);
    put_log("other.vlog", &other);
    um_ran check = run("check", "jsonl");
    cr_expect_eq(count(&check, "\"type\":\"summary\""), 2, "%s", um_ran_out(&check));
    holds(&check, "\"how\":\"part\"}");
    um_ran_free(&check);
    um_buf_free(&honest.text);
    um_buf_free(&other.text);
}

/* Two games that begin alike are two games. */
Test(same_games, a_common_beginning_makes_no_game_the_same, .init = begin, .fini = end)
{
    diary one, two;
    begin_diary(&one);
    begin_diary(&two);
    play(&one, 0, 1);
    play(&two, 0, 1);
    play(&two, 20, 40);
    put_log("one.vlog", &one);
    put_log("two.vlog", &two);
    um_ran dice = run("dice", "jsonl");
    cr_expect_eq(count(&dice, "\"type\":\"roll\","), 22, "%s", um_ran_out(&dice));
    lacks(&dice, "\"type\":\"same\"");
    um_ran_free(&dice);
    um_buf_free(&one.text);
    um_buf_free(&two.text);
}

/* Cases of one file are not one another. */
Test(same_games, cases_of_a_file_are_several, .init = begin, .fini = end)
{
    um_ran two = UM_PROGRAM("check", "-q", "-f", "jsonl", "tests/golden/cases.ump#R-1",
                            "tests/golden/cases.ump#R-2"),
           once = UM_PROGRAM("check", "-q", "-f", "jsonl", "tests/golden/cases.ump#R-1",
                             "tests/golden/cases.ump#R-1");
    cr_expect_eq(count(&two, "\"type\":\"summary\""), 2);
    cr_expect_eq(count(&once, "\"type\":\"summary\""), 1);
    holds(&once, "\"how\":\"bytes\"}");
    um_ran_free(&two);
    um_ran_free(&once);
}

/* A copy in the midst of a chain does not break it. */
Test(same_games, a_copy_leaves_a_chain_whole, .init = begin, .fini = end)
{
    um_ran plain = UM_PROGRAM("check", "-q", FULL "dev-1812-opening-1.vlog", FULL "dev-1812-opening-2.vlog"),
           copy = UM_PROGRAM("check", "-q", FULL "dev-1812-opening-1.vlog", FULL "dev-1812-opening-1.vlog",
                             FULL "dev-1812-opening-2.vlog", FULL "dev-1812-opening-2.vlog");
    cr_assert_gt(plain.out.n, 0);
    cr_expect_eq(strncmp(um_ran_out(&plain), um_ran_out(&copy), plain.out.n), 0, "%s", um_ran_out(&copy));
    cr_expect_eq(plain.status, copy.status);
    um_ran_free(&plain);
    um_ran_free(&copy);
}
