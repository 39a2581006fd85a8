/* A record is judged as it stands, what is expected of it is compared, and what cannot be carried out is said
 * where it stands. */
#include "parser/record/suite.h"
#include "tests/torture.h"
#include "tests/toy.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static um_pack *pack;
static char said[600];

static void listen(void *user, const um_diag *d)
{
    (void)user;
    size_t n = strlen(said);
    snprintf(said + n, sizeof said - n, "%u:%u+%u %s: %s\n", d->at.line, d->at.column, d->width, d->code,
             d->message);
}

static void setup(void)
{
    pack = toy_pack();
    cr_assert(pack);
    said[0] = '\0';
}

static void teardown(void)
{
    um_pack_free(pack);
}

TestSuite(record_run, .init = setup, .fini = teardown);

static const um_game *game = &toy_game; /* or the toy with other rules */

static um_status find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    return toy_find_pack(user, g == game ? &toy_game : g, name, out);
}

static um_status try_run(const char *text, const um_run_settings *s, um_record **r, um_run **run)
{
    const um_sink sink = {listen, NULL};
    um_read_options o = {.game = game, .find_pack = find_pack, .find_pack_user = pack, .sink = sink};
    um_status status = um_record_read(UM_TEXT("toy.ump"), um_text_of(text), &o, r);
    if (status == UM_OK) {
        status = um_run_case(&(*r)->cases[(*r)->ncases - 1], s, &sink, run);
        if (status != UM_OK)
            um_record_free(*r);
    }
    return status;
}

/* Run the last case with its expectations; the failures as "line: expected / came" lines. */
static const char *failures(const char *text)
{
    static char out[2000];
    const um_run_settings s = {.expectations = true};
    um_record *r = NULL;
    um_run *run = NULL;
    size_t n = 0;
    out[0] = '\0';
    cr_assert_eq(try_run(text, &s, &r, &run), UM_OK, "%s", text);
    for (int i = 0; i < run->nfailures; i++)
        n += (size_t)snprintf(out + n, sizeof out - n, "%u: %.*s / %.*s\n", run->failures[i].at.line,
                              UM_FMT(run->failures[i].expected), UM_FMT(run->failures[i].came));
    um_run_free(run);
    um_record_free(r);
    return out;
}

#define START "position start\n"

Test(record_run, what_is_expected_comes_true)
{
    static const char *const good[] = {
        START "move 41st: York - Fort Erie\n",
        START "move 41st: York - Fort Erie\nexpect legal\n",
        START "move 41st: York - Bath\nexpect illegal 1.1\n",
        START "move 41st: York - Bath\nexpect illegal\n",
        START "move 41st: York - Bath\nexpect illegal only 1.1\n",
        START "us: move 41st: York - Bath\nexpect illegal by us only 1.1\n",
        START "move 41st: York - Fort Erie - York - Fort Erie cost=2\nexpect illegal 1.2(road)\n",
        START "move 41st: Fort Erie - Bath\nexpect undetermined unsure only 1.1\n",
        START "move 41st: York - Fort Erie - York - Fort Erie\nexpect illegal 1.2(road)\n",
        START "move 41st: Fort Erie - Bath\nexpect undetermined unsure\n",
        START "move 41st: Fort Erie - Bath\nexpect undetermined\n",
        START "data link Fort Erie - Bath trail\nmove 41st: Fort Erie - Bath\nexpect legal\n",
        "trust guess\n" START "move 41st: Fort Erie - Bath\nexpect legal\n",
        START "move 41st: York .. Bath\nexpect undetermined missing 1.1\n",
        START "move 41st: York - Fort Erie cost=2\nexpect illegal 1.3\n",
        START "move 41st: York - Fort Erie\nexpect cost 1\nexpect where 41st at Fort Erie\nexpect where C2 "
              "at none\n",
        START "expect where br:1st at Bath\nexpect vp 0\nexpect owner York none\nexpect grade C2 good\n",
        START "expect linked York - Fort Erie yes\nexpect linked York - Bath no\nexpect linked Fort Erie - "
              "Bath maybe\n",
        "position late\nexpect vp us 2\n",
        START "ruling R-pace=loose\nmove 41st: York - Fort Erie - York - Fort Erie\nexpect legal\n",
        /* what a play left undone is found at its end, and belongs to its last step */
        START "score br 1\nmove 41st: York\nexpect illegal 2.1\n",
        START "score br 1\nmove 41st: York\nexpect illegal 2.1\nplay 3 event\nexpect illegal 2.1\n",
        START "move 41st: York - Bath\naccept 1 \"agreed\"\n",
        "at York: C2\ncase a\nmove C2: York - Fort Erie\nexpect where C2 at Fort Erie\n",
        "position moved\nexpect where us:1st at Fort Erie\n",
        START "declare piece B3 side=br grade=raw..good\nat Bath: B3\nexpect grade B3 raw..good\n",
    };
    for (size_t i = 0; i < UM_COUNT(good); i++)
        cr_expect_str_eq(failures(good[i]), "", "%s: %s", good[i], said);
    cr_expect_str_eq(said, "");
}

Test(record_run, what_does_not_come_true_is_told)
{
    static const struct {
        const char *text, *failures;
    } bad[] = {
        {START "move 41st: York - Bath\n", "2: nothing / illegal 1.1; rests on links complete\n"},
        {START "move 41st: York - Bath\nexpect legal\n", "3: legal / illegal 1.1; rests on links complete\n"},
        {START "move 41st: York - Bath\nexpect illegal 1.2(road)\n",
         "3: illegal 1.2(road) / illegal 1.1; rests on links complete\n2: nothing / illegal 1.1; "
         "rests on links complete\n"},
        {START "move 41st: York - Fort Erie\nexpect illegal 1.1\n", "3: illegal 1.1 / legal\n"},
        {START "us: move 41st: York - Bath\nexpect illegal by br only 1.1\n",
         "3: illegal by br only 1.1 / illegal 1.1; rests on links complete\n2: nothing / illegal 1.1; "
         "rests on links complete\n"},
        {START "move 41st: York - Fort Erie - York - Fort Erie cost=2\nexpect illegal only 1.2(road)\n",
         NULL},
        {START "move 41st: York - Fort Erie\nexpect note\n", "3: note / legal\n"},
        {START "move 41st: York .. Bath\nexpect undetermined unsure\n", NULL},
        {START "expect legal\n", "2: legal / no step or claim stands before it\n"},
        {START "move 41st: York - Fort Erie\nexpect cost 2\n", "3: cost 2 / cost 1\n"},
        {START "move 41st: York - Fort Erie\nexpect cost 1..2\n", "3: cost 1..2 / cost 1\n"},
        {START "expect where 41st at Bath\n", "2: where 41st at Bath / where 41st at York\n"},
        {START "expect where C2 at Bath\n", "2: where C2 at Bath / where C2 at none\n"},
        {START "expect owner York us\n", "2: owner York us / no answer\n"},
        {START "expect linked Fort Erie - Bath yes\n",
         "2: linked Fort Erie - Bath yes / linked Fort Erie - Bath maybe\n"},
        {START "mvoe 41st: York\n", "2: a line that can be read / one that cannot\n"},
        {START "move C2: York\n",
         "2: a statement that can be carried out / cannot be carried out: it is not on the map: C2\n"},
        {START "score br 1\nmove 41st: York\n", "3: nothing / illegal 2.1\n"},
        /* an expectation is about the statement before it alone */
        {START "move 41st: York - Bath\nmove 41st: Bath\nexpect illegal 1.1\n", NULL},
        {START "move 41st: York - Bath\naccept 2 \"not that one\"\n",
         "2: nothing / illegal 1.1; rests on links complete\n"},
    };
    for (size_t i = 0; i < UM_COUNT(bad); i++) {
        const char *got = failures(bad[i].text);
        if (bad[i].failures)
            cr_expect_str_eq(got, bad[i].failures, "%s---\n%s", bad[i].text, got);
        else
            cr_expect(got[0], "nothing fails in %s", bad[i].text);
    }
}

Test(record_run, check_ignores_expectations)
{
    const um_run_settings s = {.expectations = false};
    um_record *r = NULL;
    um_run *run = NULL;
    cr_assert_eq(try_run(START "move 41st: York - Bath\nexpect legal\nexpect cost 9\n", &s, &r, &run), UM_OK);
    cr_expect_eq(run->nfailures, 0);
    cr_expect_eq(run->nbad, 0);
    cr_expect_eq(um_replay_findings(run->replay), 1);
    um_run_free(run);
    um_record_free(r);
}

Test(record_run, what_cannot_be_carried_out_is_said_where_it_stands)
{
    const um_run_settings s = {.expectations = false};
    um_record *r = NULL;
    um_run *run = NULL;
    cr_assert_eq(try_run(START "  move 41st, C2: York\nmove 41st: York - Bath\n", &s, &r, &run), UM_OK);
    cr_expect_str_eq(said, "2:14+2 not-applied: cannot be carried out: it is not on the map: C2\n");
    cr_expect_eq(run->nbad, 1);
    cr_expect_eq(run->nsteps, 1);
    cr_assert_eq(um_replay_findings(run->replay), 1);
    cr_expect_eq(um_replay_finding(run->replay, 0)->verdict, UM_UNDETERMINED,
                 "the line may have changed the position");
    um_run_free(run);
    um_record_free(r);
}

Test(record_run, steps_know_their_lines)
{
    const um_run_settings s = {.expectations = false};
    um_record *r = NULL;
    um_run *run = NULL;
    cr_assert_eq(try_run("position moved\n# then\nmove us:1st: Fort Erie - York\nsay done\n", &s, &r, &run),
                 UM_OK);
    cr_assert_eq(run->nsteps, 4);
    static const int want[] = {0, 0, 2, 3};
    for (int i = 0; i < 4; i++)
        cr_expect_eq(run->step_item[i], want[i], "step %d", i + 1);
    um_run_free(run);
    um_record_free(r);
}

Test(record_run, a_run_stops_after_a_step)
{
    for (int stop = 0; stop <= 3; stop++) {
        const um_run_settings s = {.stop_after = stop};
        um_record *r = NULL;
        um_run *run = NULL;
        cr_assert_eq(try_run(START "pass\nmove 41st: York - Fort Erie\nscore br 4\npass\n", &s, &r, &run),
                     UM_OK);
        um_score score;
        um_replay_score(run->replay, &score);
        cr_expect_eq(run->nsteps, stop ? stop : 3);
        cr_expect_eq(score.net.lo, stop == 0 || stop == 3 ? -4 : 0);
        um_run_free(run);
        um_record_free(r);
    }
}

Test(record_run, the_callers_choices_win)
{
    static const char text[] =
        "trust guess\nruling R-pace=loose\n" START "move 41st: York - Fort Erie - York - Fort Erie\n"
        "move 41st: Fort Erie - Bath\n";
    static const int8_t strict[] = {0};
    um_record *r = NULL;
    um_run *run = NULL;
    const um_run_settings own = {.trust = UM_CERTAIN},
                          forced = {.trust = UM_CERTAIN, .trust_forced = true, .options = strict};
    cr_assert_eq(try_run(text, &own, &r, &run), UM_OK);
    cr_expect_eq(run->trust, UM_GUESS);
    cr_expect_eq(run->options[0], 1);
    cr_expect_eq(um_replay_findings(run->replay), 0);
    um_run_free(run);
    um_record_free(r);
    cr_assert_eq(try_run(text, &forced, &r, &run), UM_OK);
    cr_expect_eq(run->trust, UM_CERTAIN);
    cr_expect_eq(run->options[0], 0);
    cr_expect_eq(um_replay_findings(run->replay), 2);
    um_run_free(run);
    um_record_free(r);
}

Test(record_run, rules_seen_broken_are_those_expected)
{
    const um_run_settings s = {.expectations = true};
    um_record *r = NULL;
    um_run *run = NULL;
    cr_assert_eq(
        try_run(START "move 41st: York - Bath\nexpect illegal 1.1\npass\nexpect illegal 1.3\n", &s, &r, &run),
        UM_OK);
    cr_expect_eq(run->nbroken, 1);
    cr_expect_eq(run->broken[0], 0);
    um_run_free(run);
    um_record_free(r);
}

/* The toy, with rules whose names can be changed. */
static um_game lettered;
static um_rule lettered_rules[16];

static void name_rule(const char *was, const char *id)
{
    for (int i = 0; i < lettered.nrules; i++)
        if (strcmp(lettered_rules[i].id, was) == 0)
            lettered_rules[i].id = id;
}

static void set_letters(void)
{
    setup();
    lettered = toy_game;
    cr_assert_leq(toy_game.nrules, (int)UM_COUNT(lettered_rules));
    memcpy(lettered_rules, toy_game.rules, (size_t)toy_game.nrules * sizeof *lettered_rules);
    lettered.rules = lettered_rules;
    game = &lettered;
    name_rule("1.1", "1.1b");
}

static void drop_letters(void)
{
    game = &toy_game;
    teardown();
}

TestSuite(record_section, .init = set_letters, .fini = drop_letters);

Test(record_section, is_met_by_its_lettered_parts)
{
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1\n"), "");
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1b\n"), "");
    cr_expect_str_eq(failures(START "move 41st: York - Fort Erie\nexpect illegal 1.1\n"),
                     "3: illegal 1.1 / legal\n");
    cr_expect_str_eq(said, "");
    failures(START "move 41st: York - Bath\nexpect illegal 1.\n");
    cr_expect_not_null(strstr(said, "unknown-rule"), "half a number names no section");
}

Test(record_section, is_met_by_its_parts_in_brackets)
{
    name_rule("1.1b", "1.1(bridge.2)");
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1\n"), "");
    cr_expect_str_eq(failures(START "move 41st: York - Fort Erie\nexpect illegal 1.1\n"),
                     "3: illegal 1.1 / legal\n");
    cr_expect_str_eq(said, "");
    name_rule("1.3", "1.1");
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1\n"), "");
    name_rule("1.1(bridge.2)", "1.12(a)");
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1\n"),
                     "3: illegal 1.1 / illegal 1.12(a); rests on links complete\n"
                     "2: nothing / illegal 1.12(a); rests on links complete\n");
    failures(START "move 41st: York - Bath\nexpect illegal 1.12(\n");
    cr_expect_not_null(strstr(said, "unknown-rule"), "half a bracket names no section");
}

Test(record_section, may_be_a_rule_itself)
{
    name_rule("1.3", "1.1");
    cr_expect_str_eq(failures(START "move 41st: York - Bath\nexpect illegal 1.1\n"), "");
    cr_expect_str_eq(failures(START "move 41st: York - Fort Erie cost=2\nexpect illegal 1.1\n"), "");
    cr_expect_str_eq(failures(START "move 41st: York - Fort Erie cost=2\nexpect illegal 1.1b\n"),
                     "3: illegal 1.1b / illegal 1.1\n2: nothing / illegal 1.1\n");
}

Test(record_section, keeps_its_name_and_counts_the_part)
{
    const um_run_settings s = {.expectations = true};
    um_record *r = NULL;
    um_run *run = NULL;
    um_buf out = {0};
    cr_assert_eq(try_run(START "move 41st: York - Bath\nexpect illegal 1.1\n", &s, &r, &run), UM_OK);
    cr_assert_eq(run->nbroken, 1);
    cr_expect_str_eq(lettered_rules[run->broken[0]].id, "1.1b");
    cr_assert_eq(um_record_write(r, &out), UM_OK);
    cr_expect_not_null(strstr(out.p, "expect illegal 1.1\n"));
    um_run_free(run);
    um_record_free(r);
    um_buf_free(&out);
}

static um_status run_all(void *user)
{
    const um_run_settings s = {.expectations = true, .history = true};
    um_record *r = NULL;
    um_run *run = NULL;
    um_status status = try_run(user, &s, &r, &run);
    if (status != UM_OK)
        return status;
    um_run_free(run);
    um_record_free(r);
    return UM_OK;
}

Test(record_run, memory_may_fail_anywhere)
{
    char text[] = START "move C2: York\nmove 41st: York - Bath\nexpect illegal 1.1\nexpect legal\nexpect "
                        "cost 7\nclaim vp us 3\n"
                        "expect where 41st at York\naccept 1 \"so\"\nmvoe\n";
    um_torture(run_all, text, 0);
}

/* ---- suites ---- */

static const char suite[] = "position start\n"
                            "case good-1\nmove 41st: York - Fort Erie\n"
                            "case good-2\nmove 41st: York - Bath\nexpect illegal 1.1\n"
                            "case bad-1\nmove 41st: York - Bath\n"
                            "case bad-2\nmove 41st: York - Fort Erie - York\nexpect cost 3\n"
                            "case bad-3\n"
                            "case bad-4\nmvoe\n";

typedef struct tally {
    char ids[200];
    int passed, failed;
} tally;

static void count(void *user, const um_tested *t)
{
    tally *y = user;
    size_t n = strlen(y->ids);
    snprintf(y->ids + n, sizeof y->ids - n, "%s%.*s ", t->passed ? "+" : "-", UM_FMT(t->c->id));
    y->passed += t->passed;
    y->failed += !t->passed;
}

static um_status run_suite(const char *text, const um_suite_settings *s, tally *y)
{
    const um_sink sink = {listen, NULL};
    um_record *r = NULL;
    um_read_options o = {.game = &toy_game, .find_pack = toy_find_pack, .find_pack_user = pack, .sink = sink};
    um_status status = um_record_read(UM_TEXT("toy.ump"), um_text_of(text), &o, &r);
    if (status == UM_OK)
        status = um_suite_run(r, s, &sink, count, y);
    um_record_free(r);
    return status;
}

Test(record_run, a_suite_tells_each_case)
{
    um_suite_settings s = {.filter = NULL};
    tally y = {0};
    cr_assert_eq(run_suite(suite, &s, &y), UM_OK);
    cr_expect_str_eq(y.ids, "+good-1 +good-2 -bad-1 -bad-2 -bad-3 -bad-4 ");
    y = (tally){0};
    s.filter = "-2";
    cr_assert_eq(run_suite(suite, &s, &y), UM_OK);
    cr_expect_str_eq(y.ids, "+good-2 -bad-2 ");
    y = (tally){0};
    cr_assert_eq(run_suite(START "move 41st: York - Fort Erie\n", &(um_suite_settings){.filter = NULL}, &y),
                 UM_OK);
    cr_expect_eq(y.passed, 1, "a game is a case of its own");
}

Test(record_run, a_suite_counts_rules_of_cases_that_pass)
{
    um_coverage c = {0};
    um_suite_settings s = {.coverage = &c};
    tally y = {0};
    cr_assert_eq(run_suite(suite, &s, &y), UM_OK);
    cr_assert_eq(c.n, 1);
    const um_game_coverage *g = um_coverage_of(&c, &toy_game);
    cr_expect_eq(g->cases, 2);
    cr_expect_eq(g->broken[0], 1);
    cr_expect_eq(g->broken[1], 0);
    cr_expect_gt(g->kept[0], 0);
    cr_expect_eq(g->kept[2], 0, "no claim was made");
    um_coverage_free(&c);
}

static um_status cover_all(void *user)
{
    um_coverage c = {0};
    tally y = {0};
    um_suite_settings s = {.coverage = &c};
    um_status status = run_suite(user, &s, &y);
    um_coverage_free(&c);
    return status;
}

Test(record_run, a_suite_survives_lack_of_memory)
{
    char text[sizeof suite];
    memcpy(text, suite, sizeof suite);
    um_torture(cover_all, text, 60);
}
