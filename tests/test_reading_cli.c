/* Whole sessions through the program: the story of each log is what is found in it. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parser/vassal/archive.h"
#include "tests/logs/logs.h"
#include "tests/program.h"

#define FULL "fixtures/vassal/full/"
#define FAULTS FULL "dev-1812-faults.vlog"
#define FIRST FULL "dev-1812-opening-1.vlog"
#define SECOND FULL "dev-1812-opening-2.vlog"

typedef struct found {
    char verdict[16], cause[16], rule[16];
    int step, from, to;
} found;

static int findings(const char *out, const char *verdict, found *f, int cap)
{
    int n = 0;
    for (const char *p = out; *p && n < cap; p = strchr(p, '\n') ? strchr(p, '\n') + 1 : p + strlen(p)) {
        const char *end = strchr(p, '\n');
        json_t *o = json_loadb(p, end ? (size_t)(end - p) : strlen(p), 0, NULL);
        cr_assert(o, "not JSON: %.80s", p);
        const char *type = json_string_value(json_object_get(o, "type")),
                   *v = json_string_value(json_object_get(o, "verdict"));
        if (type && strcmp(type, "finding") == 0 && v && strcmp(v, verdict) == 0) {
            json_t *at = json_object_get(json_object_get(o, "at"), "entries");
            const char *rule = json_string_value(json_array_get(json_object_get(o, "rules"), 0));
            const char *cause = json_string_value(json_object_get(o, "cause"));
            snprintf(f[n].rule, sizeof f[n].rule, "%s", rule ? rule : "");
            snprintf(f[n].cause, sizeof f[n].cause, "%s", cause ? cause : "");
            f[n].step = (int)json_integer_value(json_object_get(o, "step"));
            f[n].from = (int)json_integer_value(json_array_get(at, 0));
            f[n++].to = (int)json_integer_value(json_array_get(at, 1));
        }
        json_decref(o);
    }
    return n;
}

static int by_entry(const void *a, const void *b)
{
    const found *x = a, *y = b;
    return (x->from > y->from) - (x->from < y->from);
}

/* What is illegal, and what is if the players' words were meant so, in the order of the log; *told: so many.
 */
static int breaches(const char *out, found *f, int cap, int *told)
{
    int n = findings(out, "illegal", f, cap), all = n + findings(out, "undetermined", f + n, cap - n);
    *told = 0;
    for (int i = n; i < all; i++)
        if (strcmp(f[i].cause, "told") == 0) {
            f[n++] = f[i];
            ++*told;
        }
    qsort(f, (size_t)n, sizeof *f, by_entry);
    return n;
}

static const struct {
    const char *rule;
    int from, to;
    bool on_guesses;
} faults[] = {{"9.1", 19, 22, true},   {"4.12", 27, 27, false},  {"8.61", 41, 41, false},
              {"3.33", 52, 58, false}, {"11.33", 69, 70, false}, {"7.34", 72, 73, false}};

/* The six faults of the story, each at its entries by its rule, and nothing else; two of them rest on what
 * was said of a card. */
Test(sessions, the_faults_are_found_and_nothing_else)
{
    for (int guess = 0; guess < 2; guess++) {
        found f[80];
        um_ran r = UM_PROGRAM("check", "--format", "jsonl", "--trust", guess ? "guess" : "likely", FAULTS);
        int told, n = breaches(um_ran_out(&r), f, 80, &told), k = 0;
        cr_expect_eq(told, 2);
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
            if (faults[i].on_guesses && !guess)
                continue;
            cr_assert_lt(k, n, "%s is not found at trust %s", faults[i].rule, guess ? "guess" : "likely");
            cr_expect_str_eq(f[k].rule, faults[i].rule);
            cr_expect_eq(f[k].from, faults[i].from, "%s: entry %d", faults[i].rule, f[k].from);
            cr_expect_eq(f[k].to, faults[i].to, "%s: to entry %d", faults[i].rule, f[k].to);
            k++;
        }
        cr_expect_eq(k, n, "%d findings more than planted", n - k);
        cr_expect_eq(r.status, 1);
        um_ran_free(&r);
    }
}

Test(sessions, what_rests_on_guesses_says_so)
{
    found f[60];
    um_ran r = UM_PROGRAM("check", "--format", "jsonl", FAULTS);
    int n = findings(um_ran_out(&r), "undetermined", f, 60), march = 0;
    for (int i = 0; i < n; i++) {
        if (strcmp(f[i].cause, "told") != 0)
            cr_expect_str_eq(f[i].cause, "unsure", "step %d", f[i].step);
        march += strcmp(f[i].rule, "9.1") == 0 && f[i].from == 19;
    }
    cr_expect_eq(march, 1);
    cr_expect(strstr(um_ran_out(&r), "link "), "the links that decide are named");
    um_ran_free(&r);
}

Test(sessions, the_openings_are_clean_alone_and_as_a_chain)
{
    static const char *const input[][3] = {{FIRST}, {SECOND}, {FIRST, SECOND}, {SECOND, FIRST}};
    static const char *const trust[] = {"likely", "guess", "certain"};
    for (size_t i = 0; i < 4; i++)
        for (int t = 0; t < 3; t++) {
            const char *const args[] = {"check",  "--format",  "jsonl",     "--trust",
                                        trust[t], input[i][0], input[i][1], NULL};
            found f[40];
            um_ran r = um_program(args, NULL);
            cr_expect_eq(findings(um_ran_out(&r), "illegal", f, 40), 0, "input %zu at trust %s: %s", i,
                         trust[t], f[0].rule);
            cr_expect(r.status == 0 || r.status == 2);
            um_ran_free(&r);
        }
}

static char folder[64], file[128];

static void setup(void)
{
    um_temp(folder, sizeof folder, "reading");
    cr_assert(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/game.ump", folder);
}

static void teardown(void)
{
    unlink(file);
    rmdir(folder);
}

/* A log and the record made of it are judged alike, step by step; notes of slips on the table stay with the
 * log. */
Test(sessions, a_log_and_its_record_are_judged_alike, .init = setup, .fini = teardown)
{
    static const char *const log[] = {FAULTS, FIRST, SECOND};
    static const char *const verdict[] = {"illegal", "undetermined"};
    for (size_t i = 0; i < 3; i++) {
        um_ran made = UM_PROGRAM("convert", "-o", file, log[i]);
        cr_assert_eq(made.status, 0, "%s", um_ran_err(&made));
        um_ran a = UM_PROGRAM("check", "--format", "jsonl", log[i]),
               b = UM_PROGRAM("check", "--format", "jsonl", file);
        cr_expect_eq(a.status, b.status);
        for (size_t v = 0; v < UM_COUNT(verdict); v++) {
            found x[60], y[60];
            int n = findings(um_ran_out(&a), verdict[v], x, 60),
                m = findings(um_ran_out(&b), verdict[v], y, 60);
            cr_expect_eq(n, m, "%s: %d %s in the log, %d in its record", log[i], n, verdict[v], m);
            for (int k = 0; k < n && k < m; k++) {
                cr_expect_eq(x[k].step, y[k].step);
                cr_expect_str_eq(x[k].rule, y[k].rule);
                cr_expect_str_eq(x[k].cause, y[k].cause);
            }
        }
        um_ran laid = UM_PROGRAM("fmt", "--check", file);
        cr_expect_eq(laid.status, 0, "what convert writes is laid out already");
        um_ran_free(&laid);
        um_ran_free(&made);
        um_ran_free(&a);
        um_ran_free(&b);
    }
}

Test(sessions, no_password_and_no_hidden_card_gets_out)
{
    static const char *const command[] = {"convert", "check", "dice"};
    for (size_t i = 0; i < 3; i++) {
        um_ran r = UM_PROGRAM(command[i], FAULTS, FIRST, SECOND, "fixtures/vassal/cards-1812.vlog");
        cr_expect_not(strstr(um_ran_out(&r), "-pw"), "%s", command[i]);
        cr_expect_not(strstr(um_ran_err(&r), "-pw"), "%s", command[i]);
        cr_expect_not(strstr(um_ran_out(&r), "Card 27"), "%s: held and never shown", command[i]);
        um_ran_free(&r);
    }
    um_ran shown = UM_PROGRAM("convert", "--reveal", FAULTS);
    cr_expect(strstr(um_ran_out(&shown), "us: hold us Card 27\n"));
    um_ran_free(&shown);
}

Test(sessions, lines_of_the_record)
{
    static const char *const line[] = {
        "us: play Card 32 leader Dearborn value=3\n",
        "br: sail Queen Charlotte, Hunter: Ft. Malden .. Port Dover carrying Procter, 1/41st, Essex and Kent "
        "Militia\n",
        "us: move 3rd Ohio: Ft. MacArthur .. Ft. Findlay .. Ft. Meigs .. Frenchtown .. Detroit\n",
        "br: sail Royal George, Earl of Moira, Beresford: Kingston .. Lake Ontario\nvp br 3\n",
        "us: hold us\n",
        "br: sail Lady Prevost: Ft. Malden .. Port Dover carrying Wyandot\n",
        "br: move 49th, 10th R.V.: Kingston .. York  # 49th was dropped at Burlington by a slip, and put at "
        "York before anybody else acted\n",
        "# Henry: holding again\n",
        "from \"dev-1812-faults.vlog\" sha256 "
        "2093fd54e4a0fe66537fb1b0b59a46a71661a60d2d00bab15b1faae21459e79b\n",
    };
    um_ran r = UM_PROGRAM("convert", FAULTS);
    cr_assert_eq(r.status, 0);
    for (size_t i = 0; i < sizeof line / sizeof *line; i++)
        cr_expect(strstr(um_ran_out(&r), line[i]), "there is no line %s", line[i]);
    um_ran_free(&r);
}

Test(sessions, dice_in_three_forms)
{
    um_ran r = UM_PROGRAM("dice", FIRST);
    cr_expect_eq(r.status, 0);
    cr_expect(strstr(um_ran_out(&r), "1 roll\n"));
    cr_expect(strstr(um_ran_out(&r), "entry:64"));
    cr_expect(strstr(um_ran_out(&r), "6,5      round"));
    um_ran_free(&r);
    r = UM_PROGRAM("dice", "-f", "csv", FIRST, SECOND);
    cr_expect(strstr(um_ran_out(&r), "file,entry,line,step,side,player,button,sides,dice,for,flags\r\n"));
    cr_expect(strstr(um_ran_out(&r), ",br,Isaac,2d6,6,\"6,5\",round,\r\n"));
    cr_expect(strstr(um_ran_out(&r), ",br,Isaac,2d6,6,\"4,6\",round,\r\n"));
    um_ran_free(&r);
    r = UM_PROGRAM("dice", "-f", "jsonl", FIRST);
    json_t *o = json_loads(um_ran_out(&r), JSON_DISABLE_EOF_CHECK, NULL);
    cr_assert(o);
    cr_expect_eq(json_integer_value(json_array_get(json_object_get(o, "dice"), 1)), 5);
    cr_expect(strstr(um_ran_out(&r), "{\"type\":\"rolls\",\"file\":\"" FIRST "\",\"rolls\":1,\"used\":1,"));
    cr_expect(json_is_true(json_object_get(o, "used")));
    json_decref(o);
    um_ran_free(&r);
}

Test(sessions, module_and_binding_are_looked_for_and_said)
{
    um_ran r = UM_PROGRAM("convert", FAULTS);
    cr_expect(strstr(
        um_ran_err(&r),
        "read with fixtures/vassal/full/MadisonFull.vmod and fixtures/vassal/full/MadisonFull.bind.xml"));
    um_ran_free(&r);
    r = UM_PROGRAM("convert", "--bind", "fixtures/vassal/MadisonSample.bind.xml", FAULTS);
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "for the module 'Madison Sample', not for 'Madison Full'"), "%s",
              um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("convert", "--module", "fixtures/vassal/MadisonSample.vmod", "--bind",
                   "fixtures/vassal/MadisonSample.bind.xml", FAULTS);
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "made with the module 'Madison Full'"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("convert", "tests/test_base.c");
    cr_expect_eq(r.status, 3);
    um_ran_free(&r);
}

/* Whatever the file holds: a clear error or a record, never a crash. */
Test(sessions, malformed_logs)
{
    static const char *const name[] = {"bad-utf8",         "cut-mid-command",  "move-unknown-piece",
                                       "unknown-commands", "nul-bytes",        "add-stack-of-unknown",
                                       "no-end-save",      "no-savedGame",     "savedGame-empty",
                                       "traits-600-deep",  "move-huge-number", "nested-16-levels",
                                       "no-begin-save",    "short-three-bytes"};
    for (size_t i = 0; i < sizeof name / sizeof *name; i++) {
        char path[160];
        snprintf(path, sizeof path, "fixtures/vassal/malformed/%s.vlog", name[i]);
        um_ran r = UM_PROGRAM("convert", "--module", "fixtures/vassal/MadisonSample.vmod", "--bind",
                              "fixtures/vassal/MadisonSample.bind.xml", path);
        cr_expect(r.status == 0 || r.status == 3, "%s: status %d", name[i], r.status);
        cr_expect(r.status == 0 || *um_ran_err(&r), "%s: nothing said", name[i]);
        um_ran_free(&r);
    }
}

#define FULL "fixtures/vassal/full/"

/* A log at whose end dice are thrown without end. */
static void write_endless(const char *path)
{
    static const lg_wrap common = {.form = LG_VCSK, .key = 0x5a};
    um_varchive *a;
    um_sink quiet = {0};
    um_buf raw = {0}, text = {0}, bytes = {0};
    lg_log l;
    cr_assert_eq(um_varchive_open(&a, FULL "dev-1812-opening-1.vlog", &quiet), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "savedGame", 64u << 20, &raw), UM_OK);
    um_varchive_close(a);
    lg_veiled(um_buf_view(&raw), &text);
    lg_parse(um_buf_view(&text), &l);
    for (int i = 0; i < 700; i++)
        lg_add_entry(
            &l, l.n,
            "LOG\tCHAT*** 2d6 = 1,2 *** <Winfield>\\\033LOG\tMutableProperty\t2d6_result\t1,1\t1,2\tModule");
    um_buf_clear(&text);
    lg_text(&l, &text);
    lg_pack(um_buf_view(&text), "Madison Full", &common, &bytes);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(bytes.p, 1, bytes.n, f) == bytes.n && fclose(f) == 0);
    lg_log_free(&l);
    um_buf_free(&raw);
    um_buf_free(&text);
    um_buf_free(&bytes);
}

/* That a play without an end is hardly judged stands in every report, -q or not, and a store knows of it. */
Test(sessions, a_play_without_an_end_is_told_in_every_report)
{
    static const char words[] = "hardly judged: 1 play has no end (entries ";
    char log[4096];
    snprintf(log, sizeof log, "%s/endless-%d.vlog", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp",
             (int)getpid());
    write_endless(log);
    static const struct {
        const char *format, *says;
    } rows[] = {{"text", words},
                {"short", words},
                {"junit", words},
                {"tap", words},
                {"html", words},
                {"jsonl", "\"endless\":1"},
                {"csv", "same_as,endless\r\n"},
                {"csv", ",,1\r\n"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ran r = UM_PROGRAM("check", "-q", "--module", FULL "MadisonFull.vmod", "--bind",
                              FULL "MadisonFull.bind.xml", "-f", rows[i].format, log);
        cr_expect(strstr(um_ran_out(&r), rows[i].says), "%s: %s", rows[i].format, um_ran_out(&r));
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("check", "-q", "--module", FULL "MadisonFull.vmod", "--bind",
                          FULL "MadisonFull.bind.xml", "--summary", log);
    cr_expect(strstr(um_ran_out(&r), "1 of them has a play without an end"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    unlink(log);
}
