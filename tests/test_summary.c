/* Several games end in a table: worst first, with sums, as wide as a terminal is, in a file whole; the same
 * in every format that has one; --only and --summary choose what is printed and change no verdict. */
#define _XOPEN_SOURCE 700 /* posix_openpt */
#include "cli/report.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define LEGAL "fixtures/madison/games/1812-1814-legal.ump"
#define FAULTS "fixtures/vassal/full/dev-1812-faults.vlog"
#define OPENING "fixtures/vassal/full/dev-1812-opening-1.vlog"
#define LOGS "fixtures/vassal/full"

static void holds(const um_ran *r, const char *what)
{
    cr_expect(strstr(um_ran_out(r), what), "no %s in:\n%s%s", what, um_ran_out(r), um_ran_err(r));
}

static void lacks(const um_ran *r, const char *what)
{
    cr_expect_not(strstr(um_ran_out(r), what), "%s in:\n%s", what, um_ran_out(r));
}

static void same_bytes(const um_ran *a, const um_ran *b)
{
    cr_expect_eq(a->status, b->status);
    cr_expect_str_eq(um_ran_out(a), um_ran_out(b));
}

/* How many columns the widest line has. */
static size_t widest(const char *text)
{
    size_t most = 0, now = 0;
    for (; *text; text++) {
        now = *text == '\n' ? 0 : now + (((unsigned char)*text & 0xc0) != 0x80);
        most = now > most ? now : most;
    }
    return most;
}

Test(summary, several_games_end_in_a_table_the_worst_first)
{
    um_ran r = UM_PROGRAM("check", "-q", OPENING, LEGAL, FAULTS), one = UM_PROGRAM("check", "-q", FAULTS);
    const char *t = strstr(um_ran_out(&r), "\n\ngame ");
    cr_assert(t, "%s", um_ran_out(&r));
    const char *faults = strstr(t, "1812-faults.vlog "), *opening = strstr(t, "1812-opening-1.vlog "),
               *legal = strstr(t, "1812-1814-legal.ump "), *total = strstr(t, "\ntotal: 3 games ");
    cr_assert(faults && opening && legal && total, "%s", t);
    cr_expect(faults < opening && opening < legal && legal < total, "%s", t);
    lacks(&one, "total: ");
    um_ran_free(&r);
    um_ran_free(&one);
}

Test(summary, sums_are_those_of_the_rows)
{
    um_ran text = UM_PROGRAM("check", "-q", "--summary", LEGAL, FAULTS, OPENING),
           csv = UM_PROGRAM("check", "-q", "--format", "csv", LEGAL, FAULTS, OPENING),
           lines = UM_PROGRAM("check", "-q", "--format", "jsonl", LEGAL, FAULTS, OPENING);
    long sums[4] = {0}, games = 0;
    for (const char *row = strchr(um_ran_out(&csv), '\n') + 1; row && *row;
         row = strchr(row, '\n') + 1, games++) {
        const char *at = row;
        bool quoted = false;
        for (int column = 0; *at != '\n'; at++) {
            quoted ^= *at == '"';
            column += *at == ',' && !quoted;
            if (*at == ',' && !quoted && (column == 4 || column == 5 || column == 7 || column == 8))
                sums[column < 6 ? column - 4 : column - 5] += strtol(at + 1, NULL, 10);
        }
    }
    cr_expect_eq(games, 3);
    char total[200], object[300];
    snprintf(total, sizeof total, " %ld %5ld %7ld %6ld\n", sums[0], sums[1], sums[2], sums[3]);
    snprintf(
        object, sizeof object,
        "{\"type\":\"total\",\"games\":3,\"unread\":0,\"partly\":0,\"turns\":%ld,\"steps\":%ld,\"illegal\":%"
        "ld,\"undetermined\":%ld}\n",
        sums[0], sums[1], sums[2], sums[3]);
    cr_expect_gt(sums[2], 0);
    holds(&text, total);
    holds(&lines, object);
    um_ran_free(&text);
    um_ran_free(&csv);
    um_ran_free(&lines);
}

Test(summary, alone_it_is_the_table_even_of_one_game)
{
    um_ran r = UM_PROGRAM("check", "-q", "--summary", FAULTS);
    cr_expect_eq(strncmp(um_ran_out(&r), "game ", 5), 0, "%s", um_ran_out(&r));
    holds(&r, "\ntotal: 1 game ");
    lacks(&r, "to settle");
    cr_expect_eq(r.status, 1);
    um_ran_free(&r);
}

Test(summary, what_several_games_have_in_common_is_told_once)
{
    um_ran r = UM_PROGRAM("check", "-q", "--summary", LOGS);
    holds(&r, "\nfound in several games:\n  2 games, 3 times: undetermined (unsure): Procter may need more "
              "points than the\n"
              "                    card's 2 [8.31(2), 3.31(command)]\n");
    const char *first = strstr(um_ran_out(&r), "Brock may need more points");
    cr_assert(first);
    cr_expect_null(strstr(first + 1, "Brock may need more points"));
    um_ran illegal = UM_PROGRAM("check", "-q", "--summary", "--only", "illegal", LOGS);
    lacks(&illegal, "Procter may need");
    um_ran_free(&r);
    um_ran_free(&illegal);
}

Test(summary, only_what_is_asked_for_is_printed)
{
    static const struct {
        const char *only, *there, *gone;
    } rows[] = {{"illegal", ": illegal: Wyandot may not be carried", ": undetermined ("},
                {"undetermined", ": undetermined (told): 3 cards held", ": illegal: "},
                {"claims", ": illegal: the marker moves by", "Wyandot may not be carried"}};
    um_ran all = UM_PROGRAM("check", "-q", "--format", "short", LOGS);
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ran r = UM_PROGRAM("check", "-q", "--format", "short", "--only", rows[i].only, LOGS),
               text = UM_PROGRAM("check", "-q", "--only", rows[i].only, LOGS);
        cr_expect_eq(r.status, all.status);
        cr_expect_eq(text.status, all.status);
        holds(&all, rows[i].there);
        holds(&r, rows[i].there);
        lacks(&r, rows[i].gone);
        lacks(&text, rows[i].gone);
        holds(&r, "\ntotal: 2 games ");
        um_ran_free(&r);
        um_ran_free(&text);
    }
    um_ran r = UM_PROGRAM("check", "-q", "--only", "illegal", LOGS);
    lacks(&r, "dev-1812-opening-1.vlog");
    holds(&r, "\n1 of them is shown\n");
    um_ran_free(&r);
    um_ran_free(&all);
}

Test(summary, claims_can_be_had_alone)
{
    um_ran r = UM_PROGRAM("check", "-q", "--format", "jsonl", "--only", "claims", LOGS);
    holds(&r, "\"kind\":\"claim\"");
    lacks(&r, "\"kind\":\"step\"");
    um_ran_free(&r);
}

Test(summary, an_input_that_is_not_read_stands_first)
{
    um_ran r = UM_PROGRAM("check", "-q", "--summary", LEGAL, "fixtures/vassal/malformed/empty-file.vlog"),
           csv = UM_PROGRAM("check", "-q", "--format", "csv", "--only", "illegal", LEGAL,
                            "fixtures/vassal/malformed/empty-file.vlog");
    const char *bad = strstr(um_ran_out(&r), "empty-file.vlog  could not be read\n");
    cr_assert(bad, "%s", um_ran_out(&r));
    cr_expect(strstr(bad, "1812-1814-legal.ump"));
    holds(&r, "total: 1 game ");
    holds(&csv, "\r\nfixtures/vassal/malformed/empty-file.vlog,,,,,,,,,,,,,,\r\n");
    cr_expect_eq(r.status, 3);
    um_ran_free(&r);
    um_ran_free(&csv);
}

/* What the program writes to a terminal of so many columns. */
static void on_terminal(int columns, const char *folder, char *out, size_t size)
{
    int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    size_t n = 0;
    if (terminal < 0)
        cr_skip("no terminals here");
    cr_assert(grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    const struct winsize w = {.ws_row = 40, .ws_col = (unsigned short)columns};
    int held = open(ptsname(terminal), O_RDWR | O_NOCTTY); /* what is written stays there */
    cr_assert(held >= 0 && ioctl(held, TIOCSWINSZ, &w) == 0);
    um_ran r =
        um_program_into((const char *const[]){"check", "-q", "--summary", "--color", "never", folder, NULL},
                        ptsname(terminal));
    for (ssize_t got; n < size - 1 && (got = read(terminal, out + n, size - 1 - n)) > 0;)
        n += (size_t)got;
    out[n] = '\0';
    um_ran_free(&r);
    close(held);
    close(terminal);
}

/* In a file names stand whole; on a terminal they fit, and those that differ do so still. */
Test(summary, names_of_any_length_fit)
{
    static const char *const names[] = {"1-the-long-winter-in-Qu\xc3\xa9"
                                        "bec-and-what-came-of-it-\xc3\xa9\xc3\xa9\xc3\xa9.ump",
                                        "2-the-long-winter-in-Qu\xc3\xa9"
                                        "bec-and-what-came-of-it-\xc3\xa9\xc3\xa9\xc3\xa9.ump"};
    char wide[4000], narrow[4000];
    um_folder_make("summary");
    for (size_t i = 0; i < UM_COUNT(names); i++) {
        char record[200];
        snprintf(record, sizeof record,
                 "game madison\nplayer us \"Henry Dearborn the Elder of Exeter\"\n"
                 "player br \"\xc3\x89tienne\"\nnow 1813 winter\nscore %zu\n",
                 i);
        um_put_text(um_in_folder(names[i]), record);
    }
    um_ran r = UM_PROGRAM("check", "-q", "--summary", um_in_folder(""));
    holds(&r, names[0]);
    holds(&r, "us Henry Dearborn the Elder of Exeter, br ");
    on_terminal(80, um_in_folder(""), wide, sizeof wide);
    cr_expect_leq(widest(wide), 81, "%s", wide); /* with a carriage return */
    cr_expect(strstr(wide, "us Henry...") && strstr(wide, "1-the-") && strstr(wide, "2-the-"), "%s", wide);
    on_terminal(60, um_in_folder(""), narrow, sizeof narrow);
    cr_expect_leq(widest(narrow), 61, "%s", narrow);
    cr_expect(!strstr(narrow, "Henry") && strstr(narrow, "1-") && strstr(narrow, "2-"), "%s", narrow);
    um_ran_free(&r);
    um_folder_remove();
}

/* A claim makes no step illegal: whatever tells of a game counts the same steps, and claims by themselves. */
Test(summary, counts_are_those_of_steps_in_every_report)
{
    static const char record[] =
        "game madison\nposition 1813\nat Ogdensburg: us:13th\nat Prescott: 104th\nphase action\n"
        "br: play Card 50 units Prescott value=2\nmove 104th: Prescott - Ogdensburg\n"
        "claim vp br 9\nclaim control Ogdensburg br\nclaim cost 104th 2\n";
    um_folder_make("counts");
    const char *path = um_in_folder("claims.ump"), *store = um_in_folder("claims.db");
    um_put_text(path, record);
    um_ran text = UM_PROGRAM("check", "-q", path), csv = UM_PROGRAM("check", "-q", "-f", "csv", path),
           json = UM_PROGRAM("check", "-q", "-f", "jsonl", path),
           table = UM_PROGRAM("check", "-q", "--summary", path),
           kept = UM_PROGRAM("check", "-q", "--store", store, path),
           worst = UM_PROGRAM("query", "-f", "csv", store, "worst");
    cr_expect_eq(text.status, 1, "%d", text.status);
    holds(&text, "claim at step 3: illegal: vp stated British 9");
    holds(&text, "3 steps: 3 legal, 0 illegal, 0 undetermined; claims: 2 false, 1 undetermined");
    holds(&csv, ",1,3,3,0,0,3,0,");
    holds(&json, "\"legal\":3,\"illegal\":0,");
    holds(&json, "\"claims\":{\"false\":2,\"undetermined\":1}");
    holds(&table, "     1     3       0      0 ");
    holds(&worst, ",1,3,0,0,3");
    um_ran_free(&text);
    um_ran_free(&csv);
    um_ran_free(&json);
    um_ran_free(&table);
    um_ran_free(&kept);
    um_ran_free(&worst);
    um_folder_remove();
}

Test(summary, any_number_of_processes)
{
    static const char *const formats[] = {"text", "short", "jsonl", "csv"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        um_ran one = UM_PROGRAM("check", "-q", "--summary", "-f", formats[i], "-j1", LEGAL, LOGS),
               five = UM_PROGRAM("check", "-q", "--summary", "-f", formats[i], "-j5", LEGAL, LOGS);
        same_bytes(&one, &five);
        um_ran_free(&one);
        um_ran_free(&five);
    }
}

Test(summary, formats_with_a_place_for_each_step_leave_none_out)
{
    static const char *const formats[] = {"junit", "tap", "sarif", "html"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        um_ran r = UM_PROGRAM("check", "-q", "--only", "illegal", "-f", formats[i], FAULTS);
        cr_expect_eq(r.status, 4);
        cr_expect(strstr(um_ran_err(&r), "--only and --summary go with --format text, short, jsonl or csv"));
        um_ran_free(&r);
    }
}

Test(summary, a_net_score_is_short)
{
    static const struct {
        um_range net;
        const char *words;
    } rows[] = {{{0, 0}, "0"},         {{3, 3}, "us 3"},          {{0, 4}, "us 0..4"},  {{-3, -3}, "br 3"},
                {{-5, -1}, "br 1..5"}, {{-2, 12}, "br 2..us 12"}, {{-UM_NEVER, 3}, "?"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_buf b = {0};
        um_words_net(um_game_named(UM_TEXT("madison")), rows[i].net, &b);
        cr_expect_str_eq(um_buf_view(&b).p, rows[i].words);
        um_buf_free(&b);
    }
}
