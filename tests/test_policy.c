/* A policy decides which errors count: sealed ones, open ones, and those the players agreed on. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/program.h"

#define FAULTS "fixtures/vassal/full/dev-1812-faults.vlog"

/* Step 2 is illegal and sealed; so are 3 and 4 illegal, and nobody has answered them. */
static const char game_text[] = "game madison\n"
                                "pack \"fixtures/packs/tmap.xml\"\n"
                                "position P-land\n"
                                "at US1: us:B3c\n"
                                "at BR1: br:B3c\n"
                                "play c1 units US1\n"
                                "move us:B3c: US1 - US4\n"
                                "br: play c2 units BR1\n"
                                "br: move br:B3c: BR1 - US4\n";

static char folder[64], policy[96], game[96];

static void put(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    cr_assert(f);
    fputs(text, f);
    fclose(f);
}

static void setup(void)
{
    um_temp(folder, sizeof folder, "policy");
    cr_assert(mkdtemp(folder));
    snprintf(policy, sizeof policy, "%s/p", folder);
    snprintf(game, sizeof game, "%s/g.ump", folder);
}

static void teardown(void)
{
    unlink(policy);
    unlink(game);
    rmdir(folder);
}

TestSuite(policy, .init = setup, .fini = teardown);

static um_ran under(const char *law, const char *format, const char *trust)
{
    put(policy, law);
    return UM_PROGRAM("check", "-q", "--undetermined=ok", "--trust", trust, "--policy", policy, "--format",
                      format, FAULTS);
}

static int count(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, what)) != NULL; p += strlen(what))
        n++;
    return n;
}

Test(policy, what_counts)
{
    static const struct {
        const char *law;
        int status, illegal, stand;
        const char *line;
    } row[] = {
        {"# nothing\n", 1, 4, 0, NULL},
        {"sealed counts\nunsealed counts\ndeclarations told\n", 1, 4, 0, NULL},
        {"sealed stands\n", 0, 4, 4, "policy: 4 sealed errors stand (steps 6, 9, 15, 24)"},
        {"unsealed stands\n", 1, 4, 0, "policy: 4 sealed errors count (steps 6, 9, 15, 24)"},
        {"accept 6 \"agreed\"\nsealed stands\n", 0, 4, 3, "policy: 3 sealed errors stand (steps 9, 15, 24)"},
        {"accept 6 \"agreed\"\naccept dev-1812-faults.vlog 9 \"both\"\naccept other.vlog 15 \"no\"\n", 1, 4,
         0, NULL},
        {"declarations binding\n", 1, 6, 0,
         "policy: declarations are binding: 2 errors rest on them (steps 20, 25)"},
        {"declarations binding\nsealed stands\n", 0, 6, 6,
         "policy: 6 sealed errors stand (steps 6, 9, 15, 20, 24, 25); declarations are binding: 2 errors"},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        um_ran r = under(row[i].law, "short", "guess");
        const char *out = um_ran_out(&r);
        cr_expect_eq(r.status, row[i].status, "row %zu: %s", i, um_ran_err(&r));
        cr_expect_eq(count(out, ": illegal:"), row[i].illegal, "row %zu: %s", i, out);
        cr_expect_eq(count(out, "(stands by the policy)"), row[i].stand, "row %zu", i);
        cr_expect(row[i].line ? strstr(out, row[i].line) != NULL : !strstr(out, "policy:"), "row %zu: %s", i,
                  out);
        um_ran_free(&r);
    }
}

Test(policy, agreed_exceptions_are_marked)
{
    um_ran r =
        under("accept 6 \"agreed\"\naccept dev-1812-faults.vlog 9 \"both\"\naccept other.vlog 15 \"no\"\n",
              "jsonl", "guess");
    const char *out = um_ran_out(&r);
    cr_expect_eq(count(out, "\"accepted\":true"), 2);
    cr_expect(strstr(out, "\"illegal\":2,"));
    cr_expect(strstr(out, "\"accepted\":2,"));
    um_ran_free(&r);
}

/* Every format shows the finding, and none counts it. */
Test(policy, in_all_formats)
{
    static const struct {
        const char *format, *shown, *not_counted;
    } row[] = {
        {"text", "accepted  sealed; it stands by the policy", "0 illegal"},
        {"short", "(stands by the policy)", "0 illegal"},
        {"jsonl", "\"accepted\":true", "\"policy\":\"4 sealed errors stand"},
        {"junit", "<testsuite ", "failures=\"0\""},
        {"tap", "1..1", "ok - "},
        {"sarif", "\"suppressions\"", "it stands by the policy"},
        {"html", "class=\"accepted\"", "0 illegal"},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        um_ran r = under("sealed stands\n", row[i].format, "guess");
        cr_expect_eq(r.status, 0, "%s: %d", row[i].format, r.status);
        cr_expect(strstr(um_ran_out(&r), row[i].shown), "%s: %s", row[i].format, um_ran_out(&r));
        cr_expect(strstr(um_ran_out(&r), row[i].not_counted), "%s", row[i].format);
        cr_expect_not(strstr(um_ran_out(&r), "not ok"), "%s", row[i].format);
        um_ran_free(&r);
    }
}

/* A record says which steps only words make illegal; where declarations bind, the finding says which. */
Test(policy, declarations_bind)
{
    static const char said[] = "illegal only if \\\"holding again\\\" (entry 48) was meant so";
    um_ran told = under("declarations told\n", "jsonl", "guess");
    cr_expect(strstr(um_ran_out(&told), "\"told\":2,"), "%s", um_ran_out(&told));
    cr_expect(strstr(um_ran_out(&told), "\"cause\":\"told\""));
    um_ran bound = under("declarations binding\n", "jsonl", "guess");
    const char *fact = strstr(um_ran_out(&bound), "\"told\":\"illegal only if");
    cr_expect(strstr(um_ran_out(&bound), "\"told\":0,"), "%s", um_ran_out(&bound));
    cr_expect_not(strstr(um_ran_out(&bound), "\"cause\":\"told\""));
    cr_expect(fact && strstr(fact, said), "%s", um_ran_out(&bound));
    um_ran_free(&told);
    um_ran_free(&bound);
}

/* A suite's cases are judged so, too. */
Test(policy, declarations_bind_in_cases)
{
    static const char *const cases = "umpire 1\ngame madison\npack \"fixtures/packs/tmap.xml\"\n"
                                     "case X\nposition P-land\nat US1: us:B3c\nplay c1 units US1\n"
                                     "doubt told for 1 \"illegal only if it was meant so\"\n"
                                     "move us:B3c: US1 - US4\nexpect %s 9.1\nend\n";
    static const char *const law[] = {"declarations told\n", "declarations binding\n"};
    static const char *const said[] = {"undetermined told", "illegal"};
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            char text[600];
            snprintf(text, sizeof text, cases, said[k]);
            put(policy, law[i]);
            put(game, text);
            um_ran r = UM_PROGRAM("test", "-q", "--policy", policy, game);
            cr_expect_eq(r.status, i == k ? 0 : 1, "%d %d: %s%s", i, k, um_ran_out(&r), um_ran_err(&r));
            um_ran_free(&r);
        }
}

static um_ran under_game(const char *law)
{
    put(policy, law);
    put(game, game_text);
    return UM_PROGRAM("check", "-q", "--undetermined=ok", "--policy", policy, "--format", "short", game);
}

Test(policy, open_errors_can_be_taken_back)
{
    um_ran r = under_game("sealed stands\nunsealed takeback\n");
    cr_expect_eq(r.status, 1, "%s%s", um_ran_out(&r), um_ran_err(&r));
    cr_expect(strstr(um_ran_out(&r),
                     "1 sealed error stands (step 2); 2 unsealed errors are to be taken back (steps 3, 4)"),
              "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = under_game("unsealed stands\n");
    cr_expect_eq(r.status, 1);
    cr_expect(strstr(um_ran_out(&r), "1 sealed error counts (step 2); 2 unsealed errors stand (steps 3, 4)"),
              "%s", um_ran_out(&r));
    um_ran_free(&r);
    r = under_game("unsealed stands\naccept g.ump 2 \"both agreed\"\n");
    cr_expect_eq(r.status, 0, "%s", um_ran_out(&r));
    um_ran_free(&r);
}

Test(policy, what_it_cannot_say)
{
    static const char *const law[] = {
        "sealed takeback\n", "sealed\n",         "unsealed maybe\n", "accept 3\n",
        "accept \"why\"\n",  "accept 0 \"a\"\n", "accept x 3 why\n", "accept entry:0 \"a\"\n"};
    for (size_t i = 0; i < sizeof law / sizeof *law; i++) {
        um_ran r = under(law[i], "short", "guess");
        cr_expect_eq(r.status, 4, "%s", law[i]);
        cr_expect(strstr(um_ran_err(&r), ":1: this line of the policy is not understood"), "%s",
                  um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* Each mistake is told with its line, and with the word that was meant. */
Test(policy, mistakes_are_told)
{
    static const struct {
        const char *law;
        int status;
        const char *words, *line;
    } row[] = {
        {"# a\n\nseled stands\n", 4, "a policy cannot say 'seled'; did you mean 'sealed'?", "p:3: this line"},
        {"sealed stads\n", 4, "'sealed' takes counts or stands, not 'stads'; did you mean 'stands'?",
         "p:1: "},
        {"\nruling R-comand-count=total\n", 4, "did you mean 'R-command-count'?", "p:2: this line"},
        {"ruling R-command-count=al\n", 4, "has no option 'al'; it takes at-a-time, total", "p:1: this line"},
        {"game madisn\n", 4, "did you mean 'madison'?", "p:1: this line"},
        {"declarations bindng\n", 4,
         "'declarations' takes told or binding, not 'bindng'; did you mean 'binding'?", "p:1: "},
        {"sealed stands\nsealed counts\n", 4, "says 'sealed' once, and line 1 has said it", "p:2: this line"},
        {"accept dev-1812-faults.vlog 28 \"a\"\n", 1, "accepts a step that " FAULTS " has not: it has 27",
         "p:1: warning"},
        {"\naccept dev-1812-faults.vlog 7 \"a\"\n", 1, "accepts step 7 of " FAULTS ", which is legal",
         "p:2: warning"},
        {"accept dev-1812-fault.vlog 6 \"a\"\n", 1, "games that are not judged here: dev-1812-fault.vlog",
         "p:1: note"},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        put(policy, row[i].law);
        um_ran r = UM_PROGRAM("check", "--undetermined=ok", "--trust", "guess", "--policy", policy, FAULTS);
        cr_expect_eq(r.status, row[i].status, "row %zu: %d", i, r.status);
        cr_expect(strstr(um_ran_err(&r), row[i].words), "row %zu: %s", i, um_ran_err(&r));
        cr_expect(strstr(um_ran_err(&r), row[i].line), "row %zu: %s", i, um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* A step may be named by an entry of a log or a line of a record, and a reason may hold a comment's sign. */
Test(policy, a_step_by_its_entry_or_line)
{
    um_ran all = under("# none\n", "jsonl", "guess"), one;
    int first = 0, last = 0;
    const char *six = strstr(um_ran_out(&all), "\"step\":6,\"at\":{\"entries\":[");
    cr_assert(six && sscanf(strchr(six, '['), "[%d,%d]", &first, &last) == 2);
    char law[200];
    snprintf(law, sizeof law, "accept \"dev-1812-faults.vlog\" entry:%d \"mail #4\" # so\n", last);
    one = under(law, "jsonl", "guess");
    cr_expect(strstr(um_ran_out(&one), "\"accepted\":1,"), "%s: %s", law, um_ran_err(&one));
    cr_expect(strstr(um_ran_out(&one), "mail #4"));
    um_ran_free(&all);
    um_ran_free(&one);
    one = under_game("accept g.ump line:7 \"both\"\n");
    cr_expect(strstr(um_ran_out(&one), "(accepted by the players)"), "%s%s", um_ran_out(&one),
              um_ran_err(&one));
    um_ran_free(&one);
}

/* Of logs that make one game, the entries of each are its own. */
Test(policy, an_entry_of_a_later_log)
{
    put(policy, "accept stranger-chain-battle-2.vlog entry:1 \"both\"\n");
    um_ran r = UM_PROGRAM("check", "--policy", policy, "--format", "jsonl", "--trust", "guess", "--module",
                          "fixtures/vassal/full/MadisonFull.vmod", "--bind",
                          "fixtures/vassal/full/MadisonFull.bind.xml",
                          "fixtures/vassal/stranger/stranger-chain-battle-1.vlog",
                          "fixtures/vassal/stranger/stranger-chain-battle-2.vlog");
    const char *said = um_ran_out(&r), *at = strstr(said, "\"code\":\"policy\"");
    int step = 0;
    cr_assert(at, "%s", said); /* the step is legal, which is told; it is one of the second log */
    cr_expect(sscanf(strstr(at, "accepts step"), "accepts step %d", &step) == 1 && step > 1, "%.200s", at);
    um_ran_free(&r);
}
