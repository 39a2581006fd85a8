/* A store of results: what is kept holds until something that it rests on changes, a killed run loses nothing
 * that it kept, several runs write at once, and stores that are merged hold what one store would. The answers
 * to questions stand in tests/golden/query-*.txt; GOLDEN_QUERIES=1 writes them anew. */
#include "tests/secrets.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>

static void begin(void)
{
    um_folder_make("store");
}

TestSuite(store, .init = begin, .fini = um_folder_remove, .timeout = 300);

/* The exports of two stores are the same. */
static void same_rows(const char *a, const char *b)
{
    um_ran x = UM_PROGRAM("store", "export", a), y = UM_PROGRAM("store", "export", b);
    cr_assert_eq(x.status, 0, "%s", um_ran_err(&x));
    cr_expect_gt(x.out.n, 1000);
    cr_expect(x.out.n == y.out.n && strcmp(um_ran_out(&x), um_ran_out(&y)) == 0, "%s and %s differ", a, b);
    um_ran_free(&x);
    um_ran_free(&y);
}

/* What a run over the store said: "3 judged, 4 as they were kept, 0 not read". */
static void tells(um_ran *r, const char *what)
{
    cr_expect(strstr(um_ran_out(r), what) == um_ran_out(r), "not %s but\n%s%s", what, um_ran_out(r),
              um_ran_err(r));
    um_ran_free(r);
}

static int64_t number(const char *store, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *q;
    cr_assert_eq(sqlite3_open(store, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK, "%s", sqlite3_errmsg(db));
    cr_assert_eq(sqlite3_step(q), SQLITE_ROW);
    int64_t v = sqlite3_column_int64(q, 0);
    sqlite3_finalize(q);
    sqlite3_close(db);
    return v;
}

#define CASES "fixtures/madison/"
#define GAMES                                                                                                \
    CASES "02-water.ump", CASES "03-water.ump", CASES "07-sequence.ump", CASES "11-printed.ump",             \
        VASSAL "york-1812.vlog", VASSAL "york-1812-reply.vlog", VASSAL "cards-1812.vlog"

/* ---- what holds ---- */

Test(store, what_is_kept_is_not_judged_again)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    int status = r.status;
    tells(&r, "6 judged, 0 as they were kept, 0 not read\n"); /* two logs are a chain */
    um_ran first = UM_PROGRAM("store", "export", db);
    r = UM_PROGRAM("check", "-q", "--store", db, "-j", "2", GAMES);
    cr_expect_eq(r.status, status);
    tells(&r, "0 judged, 6 as they were kept, 0 not read\n");
    um_ran second = UM_PROGRAM("store", "export", db);
    cr_expect_str_eq(um_ran_out(&first), um_ran_out(&second));
    um_ran_free(&first);
    um_ran_free(&second);
    cr_expect_eq(number(db, "PRAGMA user_version"), 4);
    cr_expect_eq(number(db, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
}

/* Every sentence of the report is there, and the sums are its sums. */
Test(store, it_holds_what_the_report_says)
{
    const char *db = um_in_folder("a.db");
    static const char key[] = "\"message\":";
    int found = 0;
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, "tests/golden/game.ump", "tests/golden/cases.ump");
    cr_expect(strstr(um_ran_out(&r), ": 4 games, 2 illegal, 1 undetermined\n"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    um_ran rows = UM_PROGRAM("store", "export", db);
    um_ran report = UM_PROGRAM("check", "-f", "jsonl", "tests/golden/game.ump", "tests/golden/cases.ump");
    for (const char *p = um_ran_out(&report); (p = strstr(p, key)); p++, found++) {
        char words[400];
        const char *end = strstr(p, "\",\"");
        snprintf(words, sizeof words, "%.*s", end ? (int)(end - p) : 300, p);
        cr_expect(strstr(um_ran_out(&rows), words), "%s", words);
    }
    cr_expect_gt(found, 3);
    um_ran_free(&rows);
    um_ran_free(&report);
}

Test(store, a_file_that_changed_is_judged_again_and_one_that_moved_is_not)
{
    const char *db = um_in_folder("a.db");
    um_put_text(um_in_folder("a.ump"), "game madison\nnow 1812 winter\n");
    um_put_text(um_in_folder("b.ump"), "game madison\nnow 1813 winter\n");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder("a.ump"), um_in_folder("b.ump"));
    tells(&r, "2 judged, 0 ");
    um_put_text(um_in_folder("a.ump"), "game madison\nnow 1812 autumn\n");
    cr_assert_eq(rename(um_in_folder("b.ump"), um_in_folder("c.ump")), 0);
    r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder("a.ump"), um_in_folder("c.ump"));
    tells(&r, "1 judged, 1 ");
}

Test(store, a_ruling_has_only_those_judged_again_that_asked_for_it)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    um_ran_free(&r);
    int64_t of = number(db, "SELECT count(*) FROM consulted WHERE ruling = 'R-1813-tie'");
    char words[80];
    cr_assert(of > 0 && of < 6, "%d", (int)of);
    snprintf(words, sizeof words, "%d judged, %d as they were kept, 0 not read\n", (int)of, 6 - (int)of);
    r = UM_PROGRAM("check", "-q", "--store", db, "--ruling", "R-1813-tie=british-first", GAMES);
    tells(&r, words);
}

Test(store, a_datum_has_only_those_judged_again_that_have_read_it)
{
    const char *db = um_in_folder("a.db"), *pack = um_in_folder("mine.xml");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    um_ran_free(&r);
    const char *reads =
        "SELECT count(*) FROM read AS r JOIN datum AS d ON d.pack = r.pack AND d.number = r.number"
        " JOIN chain AS c ON c.id = r.chain AND c.module IS NOT NULL"
        " WHERE d.name = 'leader Harrison arrival'";
    cr_assert_eq(number(db, reads), 1, "one of the logs has read it");
    um_put_text(pack,
                "<?xml version=\"1.0\"?>\n<pack game=\"madison\" name=\"mine\" title=\"Mine\" version=\"1\" "
                "base=\"madison\"><source id=\"map\">my map</source><leaders>"
                "<leader id=\"harrison\"><arrival sure=\"certain\" from=\"map\">1812a</arrival></leader>"
                "</leaders></pack>\n");
    r = UM_PROGRAM("check", "-q", "--store", db, "--pack", pack, VASSAL "york-1812.vlog",
                   VASSAL "york-1812-reply.vlog", VASSAL "cards-1812.vlog");
    tells(&r, "1 judged, 1 as they were kept, 0 not read\n");
    r = UM_PROGRAM("check", "-q", "--store", db, "--pack", pack, VASSAL "york-1812.vlog",
                   VASSAL "york-1812-reply.vlog", VASSAL "cards-1812.vlog");
    tells(&r, "0 judged, 2 as they were kept, 0 not read\n");
}

/* Which logs go on from each other is remembered, until a file is another. */
Test(store, chains_are_remembered_until_a_file_changes)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    um_ran_free(&r);
    cr_expect_eq(number(db, "SELECT count(*) FROM archive"), 1);
    r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    tells(&r, "0 judged, 6 as they were kept, 0 not read\n");
    cr_expect_eq(number(db, "SELECT count(*) FROM archive"), 1);
    cr_expect_eq(number(db, "SELECT count(*) FROM link GROUP BY chain HAVING count(*) > 1"), 2);
    r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "york-1812.vlog", VASSAL "cards-1812.vlog");
    tells(&r, "1 judged, 1 as they were kept, 0 not read\n"); /* alone it is another game */
    r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "york-1812.vlog", VASSAL "york-1812-reply.vlog");
    tells(&r, "0 judged, 1 as they were kept, 0 not read\n");
}

#define SMALL "game madison\nnow 1812 winter\n"

/* A file has one game: what it held before is not counted, and what is gone is until it is dropped. */
Test(store, a_file_that_changed_takes_the_place_of_what_it_held)
{
    const char *db = um_in_folder("a.db"), *a = um_in_folder("a.ump"), *b = um_in_folder("b.ump");
    for (int i = 0; i < 3; i++) {
        um_put_text(a, i == 1 ? SMALL "# another\n" : SMALL);
        um_ran r = UM_PROGRAM("check", "-q", "--store", db, a);
        tells(&r, "1 judged, 0 ");
        cr_expect_eq(number(db, "SELECT count(*) FROM game"), 1);
        cr_expect_eq(number(db, "SELECT count(*) FROM input"), 1);
    }
    um_put_text(b, SMALL); /* the same bytes under another name */
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, b);
    tells(&r, "0 judged, 1 ");
    um_put_text(a, SMALL "# another\n");
    r = UM_PROGRAM("check", "-q", "--store", db, a);
    tells(&r, "1 judged, 0 ");
    r = UM_PROGRAM("query", db, "worst", "-f", "csv");
    cr_expect(strstr(um_ran_out(&r), "a.ump,") && strstr(um_ran_out(&r), "b.ump,"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    unlink(b);
    r = UM_PROGRAM("store", "drop", db);
    tells(&r, "1 game dropped\n");
    r = UM_PROGRAM("store", "drop", db, a, b);
    tells(&r, "1 game dropped\n");
    cr_expect_eq(number(db, "SELECT count(*) FROM input"), 0);
    cr_expect_eq(number(db, "SELECT count(*) FROM pragma_foreign_key_check"), 0);
}

/* A log that is there again, and a chain that has grown. */
Test(store, a_log_has_no_two_games)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "york-1812.vlog");
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "york-1812.vlog", VASSAL "york-1812-reply.vlog");
    tells(&r, "1 judged, 0 ");
    cr_expect_eq(number(db, "SELECT count(*) FROM chain"), 1);
    r = um_program((const char *[]){"check", "-q", "--store", db, "--list", "-", NULL},
                   "gone.vlog\ngone.vlog\n");
    tells(&r, "0 judged, 0 as they were kept, 2 not read\n");
    cr_expect_eq(number(db, "SELECT count(*) FROM chain"), 2);
}

/* ---- what is killed, and what runs at once ---- */

static const char *const killed_over[] = {GAMES, CASES "13-supply.ump", CASES "16-winter.ump", NULL};

static pid_t start_run(const char *db)
{
    const char *argv[40] = {"umpire", "check", "-q", "--store", db, "-j", "2"};
    size_t n = 7;
    for (size_t i = 0; killed_over[i]; i++)
        argv[n++] = killed_over[i];
    pid_t pid = fork();
    if (pid == 0) {
        cr_assert(freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr));
        execv(getenv("UMPIRE") ? getenv("UMPIRE") : "build/umpire", (char *const *)(uintptr_t)argv);
        _exit(127);
    }
    return pid;
}

/* Random numbers that STORE_SEED gives again; what it was is told. */
static void seed_chance(void)
{
    const char *asked = getenv("STORE_SEED");
    unsigned seed = asked ? (unsigned)strtoul(asked, NULL, 10) : (unsigned)time(NULL) ^ (unsigned)getpid();
    srand(seed);
    fprintf(stderr, "STORE_SEED=%u\n", seed);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Kill a run at a random moment before it would have ended; whether it ended all the same. */
static bool kill_run(const char *db, double takes)
{
    int status;
    pid_t pid = start_run(db);
    double wait = takes * (double)rand() / (double)RAND_MAX;
    nanosleep(
        &(struct timespec){.tv_sec = (time_t)wait, .tv_nsec = (long)((wait - (double)(time_t)wait) * 1e9)},
        NULL);
    kill(pid, SIGKILL);
    waitpid(pid, &status, 0);
    return WIFEXITED(status);
}

static int64_t chains_kept(const char *db)
{
    return number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'chain'")
               ? number(db, "SELECT count(*) FROM chain")
               : 0;
}

Test(store, a_run_killed_at_any_moment_goes_on_where_it_was)
{
    const char *whole = um_in_folder("whole.db"), *db = um_in_folder("killed.db");
    const char *asked = getenv("STORE_KILLS");
    int status;
    int64_t kept = 0;
    seed_chance();
    double began = now();
    waitpid(start_run(whole), &status, 0);
    double takes = now() - began;
    cr_assert(WIFEXITED(status) && WEXITSTATUS(status) < 3);
    for (long i = 0, n = asked ? strtol(asked, NULL, 10) : 50; i < n; i++) {
        if (kill_run(db, takes)) { /* it was ready before */
            same_rows(whole, db);
            unlink(db);
            kept = 0;
        }
        if (access(db, F_OK) != 0)
            continue;
        cr_expect_geq(chains_kept(db), kept, "what was kept is there");
        kept = chains_kept(db);
    }
    waitpid(start_run(db), &status, 0);
    same_rows(whole, db);
}

Test(store, two_runs_at_once_keep_what_one_does)
{
    const char *whole = um_in_folder("whole.db"), *db = um_in_folder("both.db");
    int status;
    waitpid(start_run(whole), &status, 0);
    pid_t a = start_run(db), b = start_run(db);
    waitpid(a, &status, 0);
    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) < 3, "%d", status);
    waitpid(b, &status, 0);
    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) < 3, "%d", status);
    same_rows(whole, db);
}

/* Each may find a store that the other is about to make. */
Test(store, two_runs_make_one_store)
{
    const char *db = um_in_folder("both.db");
    for (int i = 0; i < 30; i++) {
        const char *const argv[] = {"umpire", "check", "-q", "--store", db, CASES "02-water.ump", NULL};
        pid_t pid[2];
        for (int k = 0; k < 2; k++)
            if ((pid[k] = fork()) == 0) {
                cr_assert(freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr));
                execv(getenv("UMPIRE") ? getenv("UMPIRE") : "build/umpire", (char *const *)(uintptr_t)argv);
                _exit(127);
            }
        for (int k = 0, status; k < 2; k++) {
            waitpid(pid[k], &status, 0);
            cr_expect(WIFEXITED(status) && WEXITSTATUS(status) < 3, "run %d: %d", i, status);
        }
        cr_expect_eq(number(db, "SELECT count(*) FROM chain"), 1);
        unlink(db);
    }
}

/* ---- lists ---- */

Test(store, a_list_is_judged_and_what_cannot_be_read_is_not_its_end)
{
    const char *whole = um_in_folder("whole.db"), *db = um_in_folder("list.db");
    static const char *const args[] = {"check", "-q", "-j", "2", "--store", NULL, "--list", "-", NULL};
    const char *call[9];
    memcpy(call, args, sizeof args);
    call[5] = db;
    um_ran r = UM_PROGRAM("check", "-q", "--store", whole, GAMES);
    um_ran_free(&r);
    r = um_program(call, CASES "02-water.ump\nno/such/file.vlog\n\n" CASES "03-water.ump\r\n" CASES
                               "07-sequence.ump\n" CASES "11-printed.ump\n" VASSAL "york-1812.vlog\t" VASSAL
                               "york-1812-reply.vlog\n" VASSAL "cards-1812.vlog");
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "no/such/file.vlog"), "%s", um_ran_err(&r));
    tells(&r, "6 judged, 0 as they were kept, 1 not read\n");
    r = UM_PROGRAM("query", db, "unread");
    cr_expect(strstr(um_ran_out(&r), "no/such/file.vlog"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("store", "drop", db);
    tells(&r, "1 game dropped\n");
    same_rows(whole, db);
    r = UM_PROGRAM("store", "list", GAMES);
    cr_expect(strstr(um_ran_out(&r), "york-1812.vlog\t" VASSAL "york-1812-reply.vlog\n"), "%s",
              um_ran_out(&r));
    um_ran_free(&r);
}

Test(store, what_was_read_once_stays_where_it_cannot_be_read_now)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "cards-1812.vlog");
    tells(&r, "1 judged, 0 as they were kept, 0 not read\n");
    um_put_text(um_in_folder("bad.xml"), "<pack");
    r = UM_PROGRAM("check", "-q", "--store", db, "--pack", um_in_folder("bad.xml"), VASSAL "cards-1812.vlog");
    tells(&r, "0 judged, 0 as they were kept, 1 not read\n");
    r = UM_PROGRAM("check", "-q", "--store", db, VASSAL "cards-1812.vlog");
    tells(&r, "0 judged, 1 as they were kept, 0 not read\n");
}

Test(store, what_cannot_be_read_is_kept_as_such)
{
    const char *db = um_in_folder("a.db");
    um_put_text(um_in_folder("bad.vlog"), "PK\003\004 and no more");
    um_put_text(um_in_folder("half.ump"), "game madison\nnow 1812 winter\nmarsch 13th: Albany - Utica\n");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder("bad.vlog"), um_in_folder("half.ump"));
    cr_expect_eq(r.status, 3);
    tells(&r, "1 judged, 0 as they were kept, 1 not read\n");
    r = UM_PROGRAM("query", db, "unread", "-f", "csv");
    cr_expect(strstr(um_ran_out(&r), "bad.vlog") && strstr(um_ran_out(&r), "half.ump"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder("bad.vlog"), um_in_folder("half.ump"));
    cr_expect_eq(r.status, 3, "what is kept counts for the exit status");
    tells(&r, "0 judged, 1 as they were kept, 1 not read\n");
}

/* ---- merging ---- */

Test(store, merged_stores_hold_what_one_does_in_any_order)
{
    const char *whole = um_in_folder("whole.db"), *a = um_in_folder("a.db"), *b = um_in_folder("b.db"),
               *m = um_in_folder("m.db"), *n = um_in_folder("n.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", whole, GAMES);
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", a, CASES "02-water.ump", VASSAL "york-1812.vlog",
                   VASSAL "york-1812-reply.vlog", CASES "11-printed.ump");
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", b, CASES "11-printed.ump", CASES "07-sequence.ump",
                   VASSAL "cards-1812.vlog", CASES "03-water.ump");
    um_ran_free(&r);
    r = UM_PROGRAM("store", "merge", m, a, b);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("store", "merge", n, b, a, b, a);
    um_ran_free(&r);
    same_rows(whole, m);
    same_rows(m, n);
    r = UM_PROGRAM("check", "-q", "--store", m, GAMES);
    tells(&r, "0 judged, 6 as");
}

/* What is judged as one: a file, or the logs of a game. */
static const char *const units[][2] = {{CASES "02-water.ump"},
                                       {CASES "03-water.ump"},
                                       {CASES "07-sequence.ump"},
                                       {CASES "11-printed.ump"},
                                       {CASES "13-supply.ump"},
                                       {CASES "16-winter.ump"},
                                       {VASSAL "york-1812.vlog", VASSAL "york-1812-reply.vlog"},
                                       {VASSAL "cards-1812.vlog"}};
enum { PARTS = 3 };

/* Judge what is in a part into its store: bits say in which parts each is. */
static void judge_part(const char *db, const unsigned *parts, int which)
{
    const char *argv[40] = {"check", "-q", "--store", db};
    size_t n = 4;
    for (size_t i = 0; i < UM_COUNT(units); i++)
        for (size_t k = 0; k < 2 && units[i][k] && parts[i] >> which & 1; k++)
            argv[n++] = units[i][k];
    if (n > 4) {
        um_ran r = um_program(argv, NULL);
        cr_assert_lt(r.status, 3, "%s", um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* Split at random, some things in two parts or in all, and merged in a random order, some twice. */
static void merge_at_random(const char *whole)
{
    const char *m = um_in_folder("m.db"),
               *db[PARTS] = {um_in_folder("0.db"), um_in_folder("1.db"), um_in_folder("2.db")};
    unsigned parts[UM_COUNT(units)];
    int first = rand() % PARTS;
    for (size_t i = 0; i < UM_COUNT(units); i++)
        parts[i] = 1U << rand() % PARTS | (rand() % 3 ? 0 : 1U << rand() % PARTS);
    for (int p = 0; p < PARTS; p++)
        judge_part(db[p], parts, p);
    for (int p = 0; p < PARTS + 1; p++)
        if (access(db[(first + p) % PARTS], F_OK) == 0) {
            um_ran r = UM_PROGRAM("store", "merge", m, db[(first + p) % PARTS]);
            cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
            um_ran_free(&r);
        }
    same_rows(whole, m);
    unlink(m);
    for (int p = 0; p < PARTS; p++)
        unlink(db[p]);
}

Test(store, any_split_merges_to_the_whole)
{
    const char *whole = um_in_folder("whole.db");
    const unsigned all[UM_COUNT(units)] = {1, 1, 1, 1, 1, 1, 1, 1};
    seed_chance();
    judge_part(whole, all, 0);
    for (int i = 0; i < 5; i++)
        merge_at_random(whole);
}

Test(store, of_two_results_the_same_is_taken_in_either_order)
{
    const char *a = um_in_folder("a.db"), *b = um_in_folder("b.db"), *m = um_in_folder("m.db"),
               *n = um_in_folder("n.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", a, GAMES);
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", b, "--trust", "guess", GAMES);
    um_ran_free(&r);
    r = UM_PROGRAM("store", "merge", m, a, b);
    um_ran_free(&r);
    r = UM_PROGRAM("store", "merge", n, b, a);
    um_ran_free(&r);
    same_rows(m, n);
}

/* ---- what a ruling changes ---- */

/* The line about a ruling, or nothing. */
static void line_of(const um_ran *r, const char *ruling, char *line, size_t size)
{
    const char *p = strstr(um_ran_out(r), ruling);
    snprintf(line, size, "%.*s", p ? (int)strcspn(p, "\n") : 0, p ? p : "");
}

/* How many rulings of a game there are to vary. */
static int varied(const um_game *g)
{
    int n = 0;
    for (int i = 0; i < g->nrulings; i++)
        n += g->rulings[i].noptions > 1;
    return n;
}

Test(store, compare_over_a_store_finds_what_it_finds_without)
{
    static const char *const rulings[] = {"R-1813-tie", "R-huron-erie-supply", "R-york-base",
                                          "R-winter-repair-mandatory", "R-control-reduced"};
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, GAMES);
    um_ran_free(&r);
    um_ran all = UM_PROGRAM("compare", "-q", "--store", db, "--vary", "all");
    um_ran bare = UM_PROGRAM("compare", "-q", "-j", "2", "--vary", "all", GAMES);
    cr_expect_str_eq(um_ran_out(&all), um_ran_out(&bare));
    char words[60];
    snprintf(words, sizeof words, " of %d rulings change something\n",
             varied(um_game_named(UM_TEXT("madison")))); /* of its game's */
    cr_expect(strstr(um_ran_out(&all), words), "%s", um_ran_out(&all));
    for (size_t i = 0; i < UM_COUNT(rulings); i++) {
        char vary[80], one[200], of_all[200], head[80];
        snprintf(vary, sizeof vary, "%s=all", rulings[i]);
        snprintf(head, sizeof head, "%s: ", rulings[i]);
        um_ran a = UM_PROGRAM("compare", "-q", "--vary", vary, GAMES);
        um_ran b = UM_PROGRAM("compare", "-q", "--vary", vary, "--store", db);
        const char *last = strstr(um_ran_out(&a), " comparisons differ");
        cr_assert(last, "%s", um_ran_out(&a));
        while (last > um_ran_out(&a) && last[-1] != '\n')
            last--;
        snprintf(one, sizeof one, "%.*s", (int)strcspn(last, "\n"), last);
        cr_expect(strstr(um_ran_out(&b), one), "%s\n%s", one, um_ran_out(&b));
        line_of(&all, head, of_all, sizeof of_all);
        bool changes = !strstr(one, ": 0 of ");
        cr_expect_str_eq(of_all, changes ? one : "");
        um_ran_free(&a);
        um_ran_free(&b);
    }
    um_ran_free(&all);
    um_ran_free(&bare);
    r = UM_PROGRAM("compare", "--store", um_in_folder("none.db"), "--vary", "all");
    cr_expect(r.status == 3 && strstr(um_ran_err(&r), "no such store"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* ---- what it refuses, and what it hides ---- */

Test(store, what_is_no_store_is_refused)
{
    um_put_text(um_in_folder("text.db"),
                "this is no database, and long enough to be seen as none: ................................"
                "..................................................................................");
    um_ran r = UM_PROGRAM("query", um_in_folder("text.db"), "worst");
    cr_expect_eq(r.status, 3);
    um_ran_free(&r);
    r = UM_PROGRAM("query", um_in_folder("none.db"), "worst");
    cr_expect(r.status == 3 && strstr(um_ran_err(&r), "no such store"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    cr_expect_neq(access(um_in_folder("none.db"), F_OK), 0, "a question makes no store");
    sqlite3 *db;
    cr_assert_eq(sqlite3_open(um_in_folder("other.db"), &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, "CREATE TABLE t (x)", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    r = UM_PROGRAM("check", "--store", um_in_folder("other.db"), "tests/golden/game.ump");
    cr_expect(r.status == 3 && strstr(um_ran_err(&r), "no store of umpire"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", um_in_folder("new.db"), "tests/golden/game.ump");
    um_ran_free(&r);
    cr_assert_eq(sqlite3_open(um_in_folder("new.db"), &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, "PRAGMA user_version = 99", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    r = UM_PROGRAM("query", um_in_folder("new.db"), "worst");
    cr_expect(r.status == 3 && strstr(um_ran_err(&r), "newer umpire"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(store, calls_that_make_no_sense_are_told)
{
    static const char *const calls[][6] = {
        {"check", "--list", "-"},
        {"check", "--store", "x.db", "-"},
        {"check", "--store", "x.db", "--reveal", "tests/golden/game.ump"},
        {"check", "--store", "x.db", "-f", "jsonl", "tests/golden/game.ump"},
        {"query", "x.db", "worts"},
        {"query", "x.db", "worst", "more"},
        {"query", "x.db", "game"},
        {"store", "mix", "x.db"},
    };
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        const char *args[7] = {NULL};
        memcpy(args, calls[i], sizeof calls[i]);
        um_ran r = um_program(args, "");
        cr_expect_eq(r.status, 4, "%s %s: %d", calls[i][0], calls[i][1], r.status);
        um_ran_free(&r);
    }
    cr_expect_neq(access("x.db", F_OK), 0);
    um_ran r = UM_PROGRAM("query", "x.db");
    cr_expect(r.status != 0 && !strstr(um_ran_out(&r), "worst"), "there is no such store");
    um_ran_free(&r);
}

/* Of a log's hidden pieces and players' ids nothing is in the rows that come from it. */
Test(store, nothing_hidden_gets_in)
{
    static const char *const logs[] = {VASSAL "cards-1812.vlog", VASSAL "york-1812.vlog"};
    for (size_t i = 0; i < UM_COUNT(logs); i++) {
        static secrets s;
        char name[20];
        snprintf(name, sizeof name, "%zu.db", i);
        find_secrets(logs[i], VASSAL "MadisonSample.vmod", &s);
        um_ran r = UM_PROGRAM("check", "-q", "--store", um_in_folder(name), logs[i]);
        um_ran_free(&r);
        r = UM_PROGRAM("store", "export", um_in_folder(name));
        const char *rows = strstr(um_ran_out(&r), "{\"table\":\"input\"");
        cr_assert(rows, "behind the data of the pack, which name everything that there is");
        search(&s, rows, (const char *const[]){"store", "export", logs[i], NULL});
        um_ran_free(&r);
    }
}

/* ---- questions ---- */

static void golden(const char *store, const char *name, const char *const *question)
{
    char path[100];
    um_buf want = {0};
    const char *args[8] = {"query", store};
    for (size_t i = 0; question[i]; i++)
        args[2 + i] = question[i];
    um_ran r = um_program(args, NULL);
    snprintf(path, sizeof path, "tests/golden/query-%s.txt", name);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    if (getenv("GOLDEN_QUERIES")) {
        um_put_text(path, um_ran_out(&r));
    } else {
        static const um_sink silent = {0};
        (void)silent;
        FILE *f = fopen(path, "rb");
        char part[4096];
        size_t n;
        cr_assert(f, "%s: GOLDEN_QUERIES=1 writes it", path);
        while ((n = fread(part, 1, sizeof part, f)) > 0)
            um_buf_add(&want, part, n);
        fclose(f);
        cr_expect(want.n == r.out.n && memcmp(want.p, r.out.p, want.n) == 0, "%s is not\n%s", path,
                  um_ran_out(&r));
        um_buf_free(&want);
    }
    um_ran_free(&r);
}

Test(store, questions_are_answered)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, "tests/golden/game.ump", "tests/golden/cases.ump",
                          VASSAL "cards-1812.vlog", VASSAL "odd-text.vlog");
    um_ran_free(&r);
    golden(db, "worst", (const char *const[]){"worst", "--limit", "5", NULL});
    golden(db, "worst-csv", (const char *const[]){"worst", "-f", "csv", NULL});
    golden(db, "worst-jsonl", (const char *const[]){"worst", "-f", "jsonl", NULL});
    golden(db, "game", (const char *const[]){"game", "tests/golden/game.ump", NULL});
    golden(db, "player", (const char *const[]){"player", NULL});
    golden(db, "rule", (const char *const[]){"rule", NULL});
    golden(db, "rule-9.1", (const char *const[]){"rule", "9.1", "-f", "csv", NULL});
    golden(db, "ruling", (const char *const[]){"ruling", NULL});
    golden(db, "datum", (const char *const[]){"datum", "--limit", "8", NULL});
    golden(db, "claims", (const char *const[]){"claims", NULL});
    golden(db, "dice", (const char *const[]){"dice", NULL});
}

/* A game that is not scored in points has none in any report, and is left out where another game is asked
 * for. */
Test(store, a_game_without_points_tells_none)
{
    static const char niagara[] = "fixtures/niagara/02-order.ump";
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, niagara, "tests/golden/game.ump");
    um_ran_free(&r);
    cr_expect_eq(number(db, "SELECT count(*) FROM game WHERE game = 'niagara' AND computed <> ''"), 0);
    cr_expect_gt(number(db, "SELECT count(*) FROM game WHERE game = 'niagara'"), 0);
    r = UM_PROGRAM("compare", "--vary", "all", "--store", db, "-g", "madison");
    cr_expect(um_ran_err(&r)[0] == '\0' && r.status == 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
    static const char *const calls[][3] = {{"check", "text", "victory points:"},
                                           {"score", "text", "points:"}};
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        r = UM_PROGRAM(calls[i][0], "-q", "-f", calls[i][1], niagara);
        cr_expect_not(strstr(um_ran_out(&r), calls[i][2]), "%s: %s", calls[i][0], um_ran_out(&r));
        um_ran_free(&r);
    }
}

/* The questions of a store are listed; of an operand that nothing goes by it is said which is near. */
Test(store, an_operand_without_an_answer_is_told)
{
    const char *db = um_in_folder("a.db");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, "tests/golden/game.ump");
    um_ran_free(&r);
    r = UM_PROGRAM("query", db);
    cr_expect(r.status == 0 && strstr(um_ran_out(&r), "worst"), "the questions are listed");
    um_ran_free(&r);
    r = UM_PROGRAM("query", db, "rule", "4.1");
    cr_expect_eq(r.status, 0);
    cr_expect(strstr(um_ran_err(&r), "no finding goes by '4.1'; did you mean '"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("query", db, "game", "game.ump");
    cr_expect(um_ran_err(&r)[0] == '\0' && strstr(um_ran_out(&r), "illegal"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("query", db, "game", "gama.ump");
    cr_expect(strstr(um_ran_err(&r), "did you mean 'tests/golden/game.ump'?"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("query", db, "game", "tests/golden/gama.ump");
    cr_expect(strstr(um_ran_err(&r), "did you mean 'tests/golden/game.ump'?"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("query", db, "rule", "4.14");
    cr_expect_eq(r.err.n, 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* A name that a spreadsheet would take for a formula is disarmed. */
Test(store, no_answer_is_a_formula)
{
    const char *db = um_in_folder("a.db");
    um_put_text(um_in_folder("=1+2.ump"), "game madison\nnow 1812 winter\nmarsch\n");
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder("=1+2.ump"));
    um_ran_free(&r);
    sqlite3 *raw;
    cr_assert_eq(sqlite3_open(db, &raw), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(raw, "UPDATE input SET file = '=1+2.ump'", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(raw);
    r = UM_PROGRAM("query", db, "worst", "-f", "csv");
    cr_expect(strstr(um_ran_out(&r), "\n'=1+2.ump,"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}
