/* What the games of a store teach of data: only what several games and players say, who play by the rules;
 * what a game needs for itself it does not get; errors of a few do not count, and what contradicts itself is
 * told. */
#include "cli/input.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINK "link York - Burlington path"
/* Six points are allowed: with six legs, each but the first a road, that is a road, too. */
#define MARCH                                                                                                \
    "now 1813 spring-summer br\nat York: 49th\nplay units York value=1\nmove 49th: York - Burlington"
#define FIVE_LEGS MARCH " - Stoney Creek - Burlington - Stoney Creek - Burlington"
#define SIX_LEGS FIVE_LEGS " - Stoney Creek"
/* Of three units as many live through the winter as the space is worth. */
#define SPACE "space Thamesville value"
#define WINTER                                                                                               \
    "now 1813 winter phase=attrition\nat Thamesville: 49th, 100th, 10th R.V.\nattrition Thamesville: 49th"

static int games;

/* Replace what stands there once. */
static void change(um_buf *xml, const char *was, const char *now)
{
    um_buf out = {0};
    const char *at = strstr(xml->p, was);
    cr_assert(at, "%s", was);
    um_buf_add(&out, xml->p, (size_t)(at - xml->p));
    um_buf_str(&out, now);
    um_buf_str(&out, at + strlen(was));
    um_buf_free(xml);
    *xml = out;
}

/* The closed pack, but that it guesses a path and the worth of a space, both wrongly. */
static void put_pack(void)
{
    um_buf xml = {0};
    const um_sink silent = {0};
    cr_assert_eq(um_input_read("fixtures/packs/closed.xml", 0, &xml, &silent), UM_OK);
    change(&xml, "<link a=\"york\" b=\"burlington\" sure=\"certain\" from=\"invented\" path=\"road\"/>",
           "<link a=\"york\" b=\"burlington\" sure=\"certain\" from=\"invented\">"
           "<path sure=\"guess\" from=\"invented\">trail</path></link>");
    change(
        &xml,
        "<space id=\"thamesville\" value=\"0\" terrain=\"forest\" lake=\"none\" base=\"none\" fort=\"0\" "
        "fort-class=\"none\" fort-when=\"none\"/>",
        "<space id=\"thamesville\" terrain=\"forest\" lake=\"none\" base=\"none\" fort=\"0\" "
        "fort-class=\"none\" fort-when=\"none\"><value sure=\"guess\" from=\"invented\">3</value></space>");
    um_put_text(um_in_folder("guess.xml"), xml.p);
    um_buf_free(&xml);
}

static void begin(void)
{
    um_folder_make("learn");
    games = 0;
    put_pack();
}

TestSuite(learn, .init = begin, .fini = um_folder_remove, .timeout = 300);

/* One more game by a player: where a unit or three stand, and what he did. */
static void play(const char *player, const char *steps)
{
    char name[40], text[600];
    snprintf(name, sizeof name, "game%02d.ump", ++games);
    snprintf(text, sizeof text, "# game %d\ngame madison\npack \"guess.xml\"\nplayer br %s\n%s\n", games,
             player, steps);
    um_put_text(um_in_folder(name), text);
}

/* The same by so many players, each a game. */
static void play_many(int n, const char *who, const char *steps)
{
    char player[40];
    for (int i = 0; i < n; i++) {
        snprintf(player, sizeof player, "%s %d", who, i);
        play(player, steps);
    }
}

static void check_into(const char *db)
{
    um_ran r = UM_PROGRAM("check", "-q", "--store", db, um_in_folder(""));
    cr_assert_lt(r.status, 3, "%s", um_ran_err(&r));
    um_ran_free(&r);
}

static um_ran learn(const char *db, const char *format)
{
    um_ran r = UM_PROGRAM("learn", "-q", "--store", db, "--pack", um_in_folder("guess.xml"), "-f", format);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    return r;
}

/* What is learnt of the games that were played holds these words, or not. */
static void learns(const char *format, const char *words, bool does)
{
    const char *db = um_in_folder("a.db");
    check_into(db);
    um_ran r = learn(db, format);
    cr_expect((strstr(um_ran_out(&r), words) != NULL) == does, "%s\n%s", words, um_ran_out(&r));
    um_ran_free(&r);
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

static void run_sql(const char *store, const char *sql)
{
    sqlite3 *db;
    cr_assert_eq(sqlite3_open(store, &db), SQLITE_OK);
    cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

/* ---- what holds ---- */

Test(learn, what_marches_of_several_need_is_likely)
{
    play_many(4, "Ann", SIX_LEGS);
    learns("text",
           "the pack has it otherwise (1)\n" LINK
           ": road is likely: a rule is broken otherwise: 4 steps in 4 games by 4 "
           "players; so: none; the pack: trail (guess)\n",
           true);
    cr_expect_eq(number(um_in_folder("a.db"), "SELECT count(*) FROM testimony WHERE data = '" LINK
                                              "' AND verdicts = 'nynn' AND steps = 1"),
                 4);
}

/* Whoever judges one of these games by what is learnt has it from two other games of two other players. */
Test(learn, a_game_does_not_testify_in_its_own_case)
{
    play_many(3, "Ann", SIX_LEGS);
    learns("text", "is likely", false);
    play("Ann 1", SIX_LEGS);
    learns("text", "is likely", false); /* four games, by three players */
    play("Ben", SIX_LEGS);
    learns("text", LINK ": road is likely", true);
}

Test(learn, nothing_that_is_learnt_is_certain)
{
    play_many(40, "Ann", SIX_LEGS);
    learns("xml",
           "<path sure=\"likely\" from=\"games:a rule is broken otherwise: 40 steps in 40 games by 40 "
           "players; so: none\">"
           "road</path>",
           true);
    learns("xml", "certain", false);
    const char *xml = um_in_folder("learnt.xml");
    um_ran r = UM_PROGRAM("learn", "-q", "--store", um_in_folder("a.db"), "--pack", um_in_folder("guess.xml"),
                          "-f", "xml", "-o", xml);
    cr_expect_eq(r.status, 0);
    um_ran_free(&r);
    r = UM_PROGRAM("pack", "check", xml);
    cr_expect_eq(r.status, 0, "%s%s", um_ran_out(&r), um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("pack", "show", xml, "links");
    cr_expect(strstr(um_ran_out(&r), LINK " road"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(learn, what_is_only_narrowed_is_a_range)
{
    play_many(4, "Ann", FIVE_LEGS);
    learns("text", LINK ": road..trail is likely", true);
}

Test(learn, errors_of_a_few_do_not_count)
{
    play_many(20, "Ann", WINTER);
    play("Ben", WINTER ", 100th");
    learns(
        "text",
        SPACE
        ": 2 is likely: a rule is broken otherwise: 20 steps in 20 games by 20 players; so: 1 step in 1 game "
        "by 1 player; the pack: 3 (guess)\n",
        true);
}

Test(learn, games_that_contradict_each_other_teach_nothing)
{
    play_many(8, "Ann", WINTER);
    play_many(8, "Ben", WINTER ", 100th");
    learns("text", "games contradict each other (1)\n" SPACE ": every value breaks a rule in several games",
           true);
    learns("text", "is likely", false);
    learns("xml", "<value", false);
}

/* A step that cannot be legal is an error, and says nothing. */
Test(learn, what_is_illegal_with_every_value_says_nothing)
{
    play_many(6, "Ann", SIX_LEGS " - Burlington - Stoney Creek");
    learns("text", "is likely", false);
    cr_expect_eq(number(um_in_folder("a.db"), "SELECT count(*) FROM testimony"), 0);
    cr_expect_eq(number(um_in_folder("a.db"), "SELECT count(*) FROM heard"), 6);
}

Test(learn, a_game_is_heard_once_and_again_when_it_is_judged_again)
{
    const char *db = um_in_folder("a.db");
    play_many(5, "Ann", SIX_LEGS);
    check_into(db);
    um_ran first = UM_PROGRAM("learn", "-q", "-j", "2", "--store", db, "--pack", um_in_folder("guess.xml"));
    cr_expect_eq(number(db, "SELECT count(*) FROM heard"), 5);
    run_sql(db,
            "UPDATE testimony SET verdicts = 'ynnn'"); /* so that it is seen that they are not heard again */
    um_ran second = learn(db, "text");
    cr_expect(strstr(um_ran_out(&first), LINK ": road is likely"));
    cr_expect(strstr(um_ran_out(&second), LINK ": none is likely"), "%s", um_ran_out(&second));
    um_ran_free(&first);
    um_ran_free(&second);
    games = 0;
    play("Ann 0", FIVE_LEGS);
    um_ran r = learn(db, "text");
    um_ran_free(&r);
    check_into(db);
    cr_expect_eq(number(db, "SELECT count(*) FROM heard"), 4, "what the file held before is gone");
    r = learn(db, "text");
    cr_expect_eq(number(db, "SELECT count(*) FROM heard"), 5);
    um_ran_free(&r);
}

Test(learn, a_file_that_is_not_what_was_judged_is_told_and_not_heard)
{
    const char *db = um_in_folder("a.db");
    play_many(2, "Ann", SIX_LEGS);
    check_into(db);
    games = 0;
    play("Ann 0", FIVE_LEGS);
    um_ran r = UM_PROGRAM("learn", "--store", db, "--pack", um_in_folder("guess.xml"));
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "game01.ump: warning: changed since it was judged"), "%s",
              um_ran_err(&r));
    cr_expect_eq(number(db, "SELECT count(*) FROM heard"), 1);
    um_ran_free(&r);
}

/* In merged stores what was heard goes with its game; a store of a version that knew nothing of it is brought
 * up to date. */
Test(learn, it_is_merged_and_old_stores_learn_too)
{
    const char *a = um_in_folder("a.db"), *b = um_in_folder("b.db"), *whole = um_in_folder("c.db");
    play_many(6, "Ann", SIX_LEGS);
    check_into(whole);
    um_ran all = learn(whole, "jsonl");
    um_ran r = UM_PROGRAM("check", "-q", "--store", a, um_in_folder("game01.ump"), um_in_folder("game02.ump"),
                          um_in_folder("game03.ump"));
    um_ran_free(&r);
    r = UM_PROGRAM("check", "-q", "--store", b, um_in_folder("game04.ump"), um_in_folder("game05.ump"),
                   um_in_folder("game06.ump"));
    um_ran_free(&r);
    run_sql(
        b,
        "DROP TABLE name; DROP TABLE shared; DROP TABLE heard; DROP TABLE testimony; PRAGMA user_version = 1;"
        "CREATE INDEX consulted_ruling ON consulted (ruling);"
        "CREATE INDEX game_worst ON game (illegal);"
        "CREATE INDEX finding_player ON finding (player);"
        "CREATE INDEX finding_rule_rule ON finding_rule (rule);"
        "CREATE INDEX finding_ruling_ruling ON finding_ruling (ruling);"
        "CREATE INDEX finding_datum_datum ON finding_datum (datum);");
    r = learn(a, "text");
    um_ran_free(&r);
    r = learn(b, "text");
    um_ran_free(&r);
    r = UM_PROGRAM("store", "merge", a, b);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
    cr_expect_eq(number(a, "SELECT count(*) FROM heard"), 6);
    um_ran parts = learn(a, "jsonl");
    cr_expect_str_eq(um_ran_out(&all), um_ran_out(&parts));
    cr_expect(strstr(um_ran_out(&all), "\"likely\":\"road\""), "%s", um_ran_out(&all));
    um_ran_free(&all);
    um_ran_free(&parts);
}

Test(learn, calls_that_make_no_sense_are_told)
{
    um_ran r = UM_PROGRAM("learn");
    cr_expect_eq(r.status, 4);
    cr_expect(strstr(um_ran_err(&r), "--store names the store"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("learn", "--store", um_in_folder("none.db"));
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "there is no such store"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    play("Ann", SIX_LEGS);
    check_into(um_in_folder("a.db"));
    r = UM_PROGRAM("learn", "-q", "-g", "niagara", "--store", um_in_folder("a.db"));
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "holds no such game"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}
