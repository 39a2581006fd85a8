/* Whole walks, as people go them: two players in a dispute about a move, a director with an archive, a player
 * who writes a game down by mail, and a build server. Each step goes on from what the one before has printed.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/program.h"

#define FAULTS "fixtures/vassal/full/dev-1812-faults.vlog"
#define ARCHIVE "fixtures/vassal/full"

static char folder[64];

static void set_up(void)
{
    um_temp(folder, sizeof folder, "scene");
    cr_assert(mkdtemp(folder));
}

static void tear_down(void)
{
    const char *const all[] = {"rm", "-rf", folder, NULL};
    pid_t pid = fork();
    if (pid == 0) {
        execvp(all[0], (char *const *)all);
        _exit(1);
    }
}

TestSuite(scenes, .init = set_up, .fini = tear_down, .timeout = 120);

static const char *in_folder(char path[128], const char *name)
{
    snprintf(path, 128, "%s/%s", folder, name);
    return path;
}

static void put(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f);
    fputs(text, f);
    cr_assert_eq(fclose(f), 0);
}

/* A run must have printed each text; they are told by the first that lacks. */
static void says(const um_ran *r, int status, const char *const *texts)
{
    cr_expect_eq(r->status, status, "status %d, not %d: %s", r->status, status, um_ran_err(r));
    for (int i = 0; texts[i]; i++)
        cr_expect(strstr(um_ran_out(r), texts[i]) || strstr(um_ran_err(r), texts[i]),
                  "not said: %s\nin: %s%s", texts[i], um_ran_out(r), um_ran_err(r));
}
#define SAYS(r, status, ...) says(&(r), status, (const char *const[]){__VA_ARGS__, NULL})

/* How often a text stands in another. */
static int times(const char *in, const char *what)
{
    int n = 0;
    for (const char *p = strstr(in, what); p; p = strstr(p + 1, what))
        n++;
    return n;
}

Test(scenes, two_players_in_a_dispute)
{
    /* What was wrong, who did it, what he could have done instead, and how the table can be put right. */
    um_ran told = UM_PROGRAM("check", FAULTS);
    SAYS(told, 1, "step 24: illegal: Wyandot may not be carried by ships [11.33, 3.7(4)]", "Roger)",
         "= legal     br: sail Lady Prevost: Ft. Malden .. Port Dover",
         "= to mend   move Wyandot back to Ft. Malden", "= after     sealed at step 25");
    cr_expect(strncmp(um_ran_out(&told), FAULTS "\n", sizeof FAULTS) == 0 &&
                  !strstr(um_ran_out(&told), "\n" FAULTS),
              "the file is named once");
    um_ran_free(&told);
    /* Six units under a limit of five: first the march with five, never what was just called illegal. */
    um_ran legal = UM_PROGRAM("legal", FAULTS, "20");
    const char *first = strchr(um_ran_out(&legal), '\n');
    cr_assert(first);
    cr_expect(
        strncmp(
            first + 1,
            "br: move Procter, 1/41st, Essex and Kent Militia, Norfolk Militia, Lincoln Militia, R.N.R.: ",
            92) == 0,
        "%s", first);
    cr_expect(!strstr(um_ran_out(&legal), "R.N.R., York Militia: Port Dover .. Ft. Erie"),
              "the act itself is not offered");
    um_ran_free(&legal);
    /* Why: every rule that was decided; and the board before it, which can be read again. */
    um_ran why = UM_PROGRAM("explain", FAULTS, "24"), board = UM_PROGRAM("replay", FAULTS, "--to", "24");
    SAYS(why, 1, "11.33", "Indians and dragoons are not carried.");
    SAYS(board, 0, "at Ft. Malden: ");
    um_ran again = um_program((const char *const[]){"check", "-", NULL}, um_ran_out(&board));
    cr_expect_eq(again.status, 0, "%s", um_ran_err(&again));
    um_ran_free(&again);
    um_ran_free(&why);
    um_ran_free(&board);
    /* The page: the finding is beside its step, and asks nothing of any network. */
    char page[128];
    um_ran html = UM_PROGRAM("check", "-q", "--format", "html", "-o", in_folder(page, "game.html"), FAULTS);
    cr_expect_eq(html.status, 1);
    um_ran_free(&html);
    struct stat st;
    cr_assert_eq(stat(page, &st), 0);
    cr_expect(st.st_size > 50000 && st.st_size < 2 << 20, "%ld bytes", (long)st.st_size);
    um_ran shown = UM_PROGRAM("check", "-q", "--format", "html", FAULTS);
    cr_expect(strstr(um_ran_out(&shown), "move Wyandot back to Ft. Malden") &&
              strstr(um_ran_out(&shown), "sail Lady Prevost: Ft. Malden .. Port Dover"));
    um_ran_free(&shown);
}

Test(scenes, a_director_with_an_archive)
{
    um_ran table = UM_PROGRAM("check", "-q", "--summary", "--only", "illegal", ARCHIVE);
    SAYS(table, 1, "dev-1812-faults.vlog", "us Henry, b", "total: 2 games", "1 of them is shown");
    cr_expect(!strstr(um_ran_out(&table), "opening"), "only what is illegal: %s", um_ran_out(&table));
    um_ran_free(&table);
    um_ran csv = UM_PROGRAM("check", "-q", "--format", "csv", ARCHIVE);
    cr_expect(strncmp(um_ran_out(&csv), "file,case,game,players,", 23) == 0, "%s", um_ran_out(&csv));
    um_ran_free(&csv);
    /* One sheet for all; filled in as the pack has it, what it asked for is settled in one round. */
    char sheet[128];
    um_ran asks = UM_PROGRAM("settle", ARCHIVE);
    SAYS(asks, 0, "undetermined findings of 2 games, what decides most first.",
         "#data leader Procter command 2");
    um_buf filled = {0};
    for (const char *p = um_ran_out(&asks); *p;) {
        size_t n = strcspn(p, "\n");
        const char *value = strstr(p, "VALUE");
        bool line = strncmp(p, "#data ", 6) == 0 && !(value && value < p + n);
        um_buf_add(&filled, p + line, n - line);
        um_buf_char(&filled, '\n');
        p += n + (p[n] == '\n');
    }
    um_ran_free(&asks);
    put(in_folder(sheet, "sheet.ump"), um_buf_view(&filled).p);
    um_buf_free(&filled);
    um_ran before = UM_PROGRAM("check", "-q", "-f", "jsonl", ARCHIVE),
           after = UM_PROGRAM("check", "-q", "-f", "jsonl", "--with", sheet, ARCHIVE),
           left = UM_PROGRAM("settle", "--with", sheet, ARCHIVE);
    int open[2] = {times(um_ran_out(&before), "\"cause\":\"unsure\""),
                   times(um_ran_out(&after), "\"cause\":\"unsure\"")};
    cr_expect(open[0] > 15 && open[1] == 0, "%d findings were unsure, %d are", open[0], open[1]);
    cr_expect_eq(times(um_ran_out(&left), "\n#data "), 0, "a second round: %s", um_ran_out(&left));
    um_ran_free(&before);
    um_ran_free(&after);
    um_ran_free(&left);
    /* An index that leads to a page a game. */
    char pages[128], index[160];
    snprintf(index, sizeof index, "%s/index.html", in_folder(pages, "pages"));
    cr_assert_eq(mkdir(pages, 0700), 0);
    um_ran html = UM_PROGRAM("check", "-q", "-f", "html", "-o", pages, ARCHIVE);
    cr_expect_eq(html.status, 1, "%s", um_ran_err(&html));
    cr_expect_eq(access(index, R_OK), 0);
    um_ran_free(&html);
}

/* The lines of a record behind its position, as somebody types them who is in a hurry. */
static const char hurried[] = "now 1812 spring-summer us phase=action\r\n"
                              "> at Qu\u00e9bec: 103rd\r\n"
                              "at Kingston: \u00ab\u00a049th\u00a0\u00bb\r\n"
                              "us: hold\r\n"
                              "British: play Card 17 unit  value=1\r\n"
                              "move 49th: Kingston\u2192Gananoque\r\n"
                              "move 59th: Kingston - Gananoque\r\n";

Test(scenes, a_player_who_writes_by_mail)
{
    char game[128];
    um_ran begun = UM_PROGRAM("new", "madison", "1812");
    SAYS(begun, 0, "# Who plays", "# at Kingston: 49th", "# Nothing is said of these units: ");
    put(in_folder(game, "game.ump"), um_ran_out(&begun));
    um_ran first = UM_PROGRAM("check", game);
    cr_expect_eq(first.status, 0, "%s%s", um_ran_out(&first), um_ran_err(&first));
    um_ran_free(&first);
    um_ran_free(&begun);
    um_buf text = {0};
    um_buf_str(&text, "game madison\r\nposition 1812\r\n");
    um_buf_str(&text, hurried);
    put(game, um_buf_view(&text).p);
    um_ran slips = UM_PROGRAM("check", game);
    SAYS(slips, 3, "game.ump:7:23: error: mode is one of event, leader, units, ", "did you mean 'units'?",
         "game.ump:9:6: error: no unit or leader is called '59th'",
         "lines behind '>' are read as lines of the record",
         "position 1812 does not say where 45 pieces begin");
    cr_expect_eq(times(um_ran_err(&slips), " error: "), 2, "two slips are two errors: %s",
                 um_ran_err(&slips));
    um_ran_free(&slips);
    /* Put right, it is judged; and laid out it says the same. */
    char *unit = strstr(text.p, "unit  value"), *last = strstr(text.p, "move 59th");
    cr_assert(unit && last);
    memcpy(unit, "units", 5);
    *last = '\0';
    put(game, text.p);
    um_buf_free(&text);
    um_ran judged = UM_PROGRAM("check", "-q", game), laid = UM_PROGRAM("fmt", game);
    SAYS(judged, 0, "3 steps: 3 legal");
    SAYS(laid, 0, "at Quebec: 103rd\nat Kingston: 49th\n", "\nmove 49th: Kingston - Gananoque\n");
    um_ran again = um_program((const char *const[]){"check", "-q", "-", NULL}, um_ran_out(&laid));
    SAYS(again, 0, "3 steps: 3 legal");
    um_ran_free(&judged);
    um_ran_free(&laid);
    um_ran_free(&again);
}

Test(scenes, a_build_server)
{
    char bad[128];
    put(in_folder(bad, "bad.ump"), "game madison\nfrobnicate\n");
    um_ran junit = UM_PROGRAM("check", "-q", "--format", "junit", "tests/golden/game.ump", bad),
           tap = UM_PROGRAM("check", "-q", "--format", "tap", "tests/golden/game.ump", bad),
           sarif = UM_PROGRAM("check", "-q", "--format", "sarif", "tests/golden/game.ump", bad),
           jsonl = UM_PROGRAM("check", "-q", "--format", "jsonl", "tests/golden/game.ump", bad);
    SAYS(junit, 3, "<failure", "<error", "no line of madison begins with 'frobnicate'");
    SAYS(tap, 3, "TAP version 14", "severity: error", "no line of madison begins with 'frobnicate'");
    SAYS(sarif, 3, "\"toolExecutionNotifications\"", "no line of madison begins with 'frobnicate'");
    SAYS(jsonl, 3, "\"type\":\"finding\"", "\"type\":\"error\"");
    um_ran_free(&junit);
    um_ran_free(&tap);
    um_ran_free(&sarif);
    um_ran_free(&jsonl);
}
