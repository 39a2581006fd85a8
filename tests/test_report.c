/* Reports are byte for byte what they were on small records, and valid in every format. */
#include "cli/report.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <ctype.h>
#include <dirent.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WORDS_MAX = 16 };

/* ---- words ---- */

static const char *words_of(void (*put)(um_range, um_buf *), um_range r)
{
    static char out[100];
    um_buf b = {0};
    put(r, &b);
    snprintf(out, sizeof out, "%s", um_buf_view(&b).p);
    um_buf_free(&b);
    return out;
}

static void put_net(um_range r, um_buf *b)
{
    um_words_points(um_game_named(UM_TEXT("madison")), r, b);
}

Test(report, ranges_and_scores_in_words)
{
    cr_expect_str_eq(words_of(um_words_range, um_exactly(-3)), "-3");
    cr_expect_str_eq(words_of(um_words_range, um_span(3, 4)), "3 or 4");
    cr_expect_str_eq(words_of(um_words_range, um_span(-UM_NEVER, UM_NEVER)), "unknown");
    cr_expect_str_eq(words_of(put_net, um_exactly(0)), "0");
    cr_expect_str_eq(words_of(put_net, um_exactly(3)), "US 3");
    cr_expect_str_eq(words_of(put_net, um_exactly(-3)), "British 3");
    cr_expect_str_eq(words_of(put_net, um_span(-3, -1)), "British 1 to 3");
    cr_expect_str_eq(words_of(put_net, um_span(-2, 1)), "British 2 to US 1");
    cr_expect_str_eq(words_of(put_net, um_span(0, 1)), "US 0 or 1");
    cr_expect_str_eq(words_of(put_net, um_span(-UM_NEVER, 1)), "unknown");
}

Test(report, places_in_words)
{
    static const struct {
        um_place at;
        const char *words;
    } rows[] = {
        {{.line = 4, .column = 2}, "line 4"},
        {{.entry = 7}, "entry 7"},
        {{.entry = 7, .entry_end = 7}, "entry 7"},
        {{.entry = 7, .entry_end = 9}, "entries 7-9"},
        {{.file = "x"}, ""},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_buf b = {0};
        um_words_place(&rows[i].at, &b);
        cr_expect_str_eq(um_buf_view(&b).p, rows[i].words);
        um_buf_free(&b);
    }
}

/* A report accuses nobody: no rule's words for a breach speak of cheating, wrongness or mistakes. */
Test(report, the_words_for_a_breach_are_neutral)
{
    static const char *const not_said[] = {"cheat", "wrong",    "mistake", "obvious",
                                           "error", "must not", "forgot"};
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrules; i++) {
            const um_rule *r = &um_games[g]->rules[i];
            for (size_t k = 0; k < UM_COUNT(not_said) && r->broken; k++)
                cr_expect_null(strstr(r->broken, not_said[k]), "%s %s: %s", um_games[g]->name, r->id,
                               r->broken);
            const char *open = r->broken ? strchr(r->broken, '{') : NULL;
            for (; open; open = strchr(open + 1, '{')) {
                const char *close = strchr(open, '}');
                cr_expect(close && close - open < 30, "%s %s: a name is not closed", um_games[g]->name,
                          r->id);
            }
        }
}

/* ---- golden reports ---- */

static size_t split(char *line, const char **words)
{
    size_t n = 0;
    for (char *p = line; *p && n < WORDS_MAX;) {
        while (*p && isspace((unsigned char)*p))
            *p++ = '\0';
        if (!*p)
            break;
        words[n++] = p;
        while (*p && !isspace((unsigned char)*p))
            p++;
    }
    words[n] = NULL;
    return n;
}

static void read_file(const char *path, um_buf *out)
{
    char bytes[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    while ((n = fread(bytes, 1, sizeof bytes, f)) > 0)
        um_buf_add(out, bytes, n);
    fclose(f);
}

/* Where two texts part, for a message that helps. */
static int line_of_difference(const char *a, const char *b)
{
    int line = 1;
    for (; *a && *a == *b; a++, b++)
        line += *a == '\n';
    return line;
}

static void expect_file(const char *path, const char *got)
{
    um_buf want = {0};
    read_file(path, &want);
    const char *w = um_buf_view(&want).p;
    cr_expect(strcmp(w, got) == 0, "%s differs from line %d on; if that is meant, run tests/tools/golden",
              path, line_of_difference(w, got));
    um_buf_free(&want);
}

static void check_golden(const char *name)
{
    char path[400];
    const char *args[WORDS_MAX + 1];
    um_buf line = {0}, got = {0};
    snprintf(path, sizeof path, "tests/golden/%s.args", name);
    read_file(path, &line);
    cr_assert_gt(split(line.p, args), 0, "%s", name);
    um_ran r = um_program(args, NULL);
    um_buf_str(&got, um_ran_out(&r));
    um_buf_printf(&got, "exit status %d\n", r.status);
    snprintf(path, sizeof path, "tests/golden/%s.out", name);
    expect_file(path, um_buf_view(&got).p);
    snprintf(path, sizeof path, "tests/golden/%s.err", name);
    if (access(path, R_OK) == 0)
        expect_file(path, um_ran_err(&r));
    um_ran_free(&r);
    um_buf_free(&line);
    um_buf_free(&got);
}

Test(report, golden_reports_byte_for_byte)
{
    int n = 0;
    DIR *d = opendir("tests/golden");
    cr_assert_not_null(d);
    for (struct dirent *e; (e = readdir(d));) {
        char name[300];
        size_t len = strlen(e->d_name);
        if (len < 6 || len > 200 || strcmp(e->d_name + len - 5, ".args") != 0)
            continue;
        snprintf(name, sizeof name, "%.*s", (int)(len - 5), e->d_name);
        check_golden(name);
        n++;
    }
    closedir(d);
    cr_expect_geq(n, 15);
}

/* A finding as "step undetermined unsure", "claim illegal", "step illegal accepted". */
static void note_kind(const json_t *o, json_t *kinds)
{
    const char *cause = json_string_value(json_object_get(o, "cause"));
    um_buf b = {0};
    um_buf_printf(&b, "%s %s%s%s%s", json_string_value(json_object_get(o, "kind")),
                  json_string_value(json_object_get(o, "verdict")), cause ? " " : "", cause ? cause : "",
                  json_is_true(json_object_get(o, "accepted")) ? " accepted" : "");
    json_object_set_new(kinds, um_buf_view(&b).p, json_true());
    um_buf_free(&b);
}

static void note_kinds(const char *name, json_t *kinds)
{
    char path[400];
    const char *args[WORDS_MAX + 3];
    um_buf line = {0};
    snprintf(path, sizeof path, "tests/golden/%s.args", name);
    read_file(path, &line);
    size_t n = split(line.p, args);
    args[n] = "--format=jsonl";
    args[n + 1] = NULL;
    um_ran r = um_program(args, NULL);
    for (const char *p = um_ran_out(&r), *end; (end = strchr(p, '\n')); p = end + 1) {
        json_t *o = json_loadb(p, (size_t)(end - p), 0, NULL);
        const char *type = json_string_value(json_object_get(o, "type"));
        if (type && strcmp(type, "finding") == 0)
            note_kind(o, kinds);
        json_decref(o);
    }
    um_ran_free(&r);
    um_buf_free(&line);
}

/* The golden texts show each kind of finding there is. */
Test(report, a_golden_text_shows_each_kind_of_finding)
{
    static const char *const golden[] = {"check-kinds", "check-faults", "check-verbose", "check-text"};
    static const char *const wanted[] = {"step illegal",
                                         "step illegal accepted",
                                         "step note",
                                         "step undetermined missing",
                                         "step undetermined ambiguous",
                                         "step undetermined told",
                                         "step undetermined unsure",
                                         "step undetermined unruled",
                                         "step undetermined tainted",
                                         "claim illegal",
                                         "claim illegal accepted",
                                         "claim undetermined missing",
                                         "claim undetermined unsure",
                                         "claim undetermined tainted"};
    json_t *kinds = json_object();
    for (size_t i = 0; i < UM_COUNT(golden); i++)
        note_kinds(golden[i], kinds);
    for (size_t i = 0; i < UM_COUNT(wanted); i++)
        cr_expect(json_object_get(kinds, wanted[i]), "no golden text shows: %s", wanted[i]);
    json_decref(kinds);
}

/* ---- exit statuses ---- */

#define HEAD "game madison\npack \"fixtures/packs/tmap.xml\"\nposition P-land\n"
#define LEGAL_GAME HEAD "play c3 units US2\nmove us:A4: US2 - US5\n"
#define ILLEGAL_GAME HEAD "play c3 units US2\nmove us:A4: US2 - US4 - US2 - US4 - US6 - US4 - US2\n"
#define OPEN_GAME HEAD "at US2: us:LX\nplay c2 leader us:LX\n"
#define UNREAD_GAME LEGAL_GAME "mvoe us:A4: US5 - US2\n"

static int status_of(const char *record, const char *option)
{
    const char *const args[] = {"check", "-q", "-", option, NULL};
    um_ran r = um_program(args, record);
    int status = r.status;
    um_ran_free(&r);
    return status;
}

Test(report, check_tells_by_its_status_what_it_found)
{
    cr_expect_eq(status_of(LEGAL_GAME, NULL), 0);
    cr_expect_eq(status_of(ILLEGAL_GAME, NULL), 1);
    cr_expect_eq(status_of(OPEN_GAME, NULL), 2);
    cr_expect_eq(status_of(OPEN_GAME, "--undetermined=ok"), 0);
    cr_expect_eq(status_of(ILLEGAL_GAME, "--undetermined=ok"), 1);
    cr_expect_eq(status_of(UNREAD_GAME, NULL), 3);
    cr_expect_eq(status_of(LEGAL_GAME "claim control US2 br\n", NULL), 1, "a false claim counts");
    cr_expect_eq(status_of(ILLEGAL_GAME "accept 2 \"agreed\"\n", NULL), 0,
                 "what the players accepted does not");
    cr_expect_eq(status_of("", NULL), 3, "nothing to judge");
    cr_expect_eq(status_of("# only a remark\n", NULL), 3);
    cr_expect_eq(status_of("game chess\n", NULL), 3);
    cr_expect_eq(status_of(LEGAL_GAME, "--ruling=R-none=x"), 4);
    cr_expect_eq(status_of(LEGAL_GAME, "--ruling=R-mixed-entry=x"), 4);
    cr_expect_eq(status_of(LEGAL_GAME, "--game=chess"), 4);
    cr_expect_eq(status_of(LEGAL_GAME, "--output=/nonexistent/report"), 3);
}

Test(report, of_several_inputs_the_gravest_status_wins)
{
    static const char ill[] = "tests/golden/cases.ump#R-2", open[] = "tests/golden/cases.ump#R-3",
                      good[] = "tests/golden/cases.ump#R-1", none[] = "tests/golden/no-such-file.ump";
    const struct {
        const char *files[3];
        int status;
    } rows[] = {{{good, good, good}, 0}, {{open, good, good}, 2}, {{open, ill, good}, 1},
                {{good, ill, open}, 1},  {{none, ill, open}, 3},  {{good, open, none}, 3}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        const char *const *f = rows[i].files;
        um_ran r = UM_PROGRAM("check", "-q", f[0], f[1], f[2]);
        cr_expect_eq(r.status, rows[i].status, "row %zu: %d", i, r.status);
        um_ran_free(&r);
    }
}

Test(report, steps_are_named_by_number_line_and_entry)
{
    static const struct {
        const char *step;
        int status;
        const char *said;
    } rows[] = {{"2", 1, "step 2: illegal"},
                {"line:14", 1, "step 2: illegal"},
                {"line:15", 1, "step 2: illegal"},
                {"1", 0, "step 1: legal"},
                {"0", 4, "not '0'"},
                {"3", 4, "has 2 steps, no step 3"},
                {"entry:4", 4, "has no step at entry:4"},
                {"line:1", 4, "has no step at line:1"},
                {"page:1", 4, "not 'page:1'"},
                {"x", 4, "not 'x'"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ran r = UM_PROGRAM("explain", "tests/golden/cases.ump#R-2", rows[i].step);
        cr_expect_eq(r.status, rows[i].status, "%s: %d", rows[i].step, r.status);
        cr_expect_not_null(strstr(rows[i].status == 4 ? um_ran_err(&r) : um_ran_out(&r), rows[i].said),
                           "%s: %s%s", rows[i].step, um_ran_out(&r), um_ran_err(&r));
        um_ran_free(&r);
    }
    um_ran several = UM_PROGRAM("explain", "tests/golden/cases.ump", "1"),
           none = UM_PROGRAM("explain", "tests/golden/cases.ump#R-9", "1");
    cr_expect_eq(several.status, 4);
    cr_expect_not_null(strstr(um_ran_err(&several), "tests/golden/cases.ump#R-1"), "it says how to name one");
    cr_expect_eq(none.status, 4);
    um_ran_free(&several);
    um_ran_free(&none);
}

/* ---- for programs ---- */

static void check_range(const json_t *o, const char *key)
{
    const json_t *r = json_object_get(o, key);
    cr_expect(json_is_object(r) && json_object_get(r, "min") && json_object_get(r, "max"), "%s", key);
}

static void check_finding(const json_t *o)
{
    static const char *const texts[] = {"file", "game", "kind", "verdict", "code", "message"};
    static const char *const lists[] = {"rules", "rulings", "relies_on", "missing"};
    for (size_t i = 0; i < UM_COUNT(texts); i++)
        cr_expect(json_is_string(json_object_get(o, texts[i])) &&
                      *json_string_value(json_object_get(o, texts[i])),
                  "%s", texts[i]);
    for (size_t i = 0; i < UM_COUNT(lists); i++)
        cr_expect(json_is_array(json_object_get(o, lists[i])), "%s", lists[i]);
    cr_expect(json_is_integer(json_object_get(o, "step")));
    cr_expect(json_is_object(json_object_get(o, "facts")));
    cr_expect(json_is_object(json_object_get(o, "at")));
    cr_expect_not_null(json_object_get(o, "sealed"));
    cr_expect_not_null(json_object_get(o, "legal"));
    cr_expect_not_null(json_object_get(o, "cause"));
}

/* One line: an object of a known type, with what its type promises. Returns its type. */
static const char *check_line(const char *line, size_t n, int number)
{
    static const char *const types[] = {"run",  "file",    "finding", "score", "dice", "chain",
                                        "case", "summary", "error",   "total", "same"};
    static char type[20];
    json_error_t e;
    json_t *o = json_loadb(line, n, JSON_REJECT_DUPLICATES, &e);
    cr_assert_not_null(o, "line %d: %s", number, e.text);
    const char *t = json_string_value(json_object_get(o, "type"));
    cr_assert_not_null(t);
    snprintf(type, sizeof type, "%s", t);
    bool known = false;
    for (size_t i = 0; i < UM_COUNT(types); i++)
        known |= strcmp(type, types[i]) == 0;
    cr_expect(known, "%s", type);
    if (number == 1) {
        cr_expect_str_eq(type, "run");
        cr_expect_eq(json_integer_value(json_object_get(o, "v")), 1);
    }
    if (strcmp(type, "finding") == 0)
        check_finding(o);
    if (strcmp(type, "score") == 0)
        check_range(json_object_get(o, "vp"), "net");
    if (strcmp(type, "summary") == 0) {
        cr_expect(json_is_integer(json_object_get(o, "illegal")));
        cr_expect(json_is_integer(json_object_get(json_object_get(o, "undetermined"), "unsure")));
    }
    json_decref(o);
    return type;
}

Test(report, json_lines_are_objects_with_what_their_type_promises)
{
    um_ran r = um_program((const char *const[]){"check", "-q", "--format", "jsonl", "tests/golden/game.ump",
                                                "tests/golden/cases.ump", "-",
                                                "tests/golden/no-such-file.ump", NULL},
                          UNREAD_GAME);
    int n = 0, findings = 0, summaries = 0, files = 0, errors = 0;
    for (const char *p = um_ran_out(&r), *end; *p && (end = strchr(p, '\n')); p = end + 1) {
        const char *type = check_line(p, (size_t)(end - p), ++n);
        findings += strcmp(type, "finding") == 0;
        summaries += strcmp(type, "summary") == 0;
        files += strcmp(type, "file") == 0;
        errors += strcmp(type, "error") == 0;
    }
    cr_expect_geq(findings, 4);
    cr_expect_eq(summaries, 5, "one a game");
    cr_expect_eq(files, 4, "one an input, read or not");
    cr_expect_geq(errors, 2);
    um_ran_free(&r);
}

Test(report, odd_names_and_texts_stay_valid_in_every_format)
{
    static const char record[] =
        HEAD "note \"<b>&amp; ]]> \\\" \xff\xc3\x28 \033[2J\"\nclaim control BR5 br\n";
    static const char *const formats[] = {"jsonl", "sarif", "junit", "html", "tap", "text"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        um_ran r =
            um_program((const char *const[]){"check", "-q", "-v", "--format", formats[i], "-", NULL}, record);
        const char *out = um_ran_out(&r);
        cr_expect_eq(r.status, 3, "%s: %d: a line of bytes that are no text", formats[i], r.status);
        cr_expect_null(strchr(out, '\033'));
        if (i == 1) {
            json_t *o = json_loads(out, JSON_REJECT_DUPLICATES, NULL);
            cr_expect_not_null(o, "SARIF is JSON");
            json_decref(o);
        }
        if (i == 2) {
            xmlDocPtr doc =
                xmlReadMemory(out, (int)strlen(out), "report", NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
            cr_expect_not_null(doc, "JUnit is XML");
            xmlFreeDoc(doc);
        }
        if (i == 3)
            cr_expect_null(strstr(out, "<b>"));
        um_ran_free(&r);
    }
}

Test(report, sarif_keeps_to_its_words)
{
    static const char *const kinds[] = {"fail", "open", "review", "notApplicable", "informational"};
    um_ran r = UM_PROGRAM("check", "-q", "--format", "sarif", "tests/golden/game.ump",
                          "tests/golden/cases.ump", "tests/golden/no-such-file.ump");
    json_t *log = json_loads(um_ran_out(&r), JSON_REJECT_DUPLICATES, NULL),
           *runs = json_object_get(log, "runs");
    cr_assert_eq(json_array_size(runs), 3);
    cr_expect_str_eq(json_string_value(json_object_get(log, "version")), "2.1.0");
    for (size_t i = 0; i < json_array_size(runs); i++) {
        const json_t *run = json_array_get(runs, i), *results = json_object_get(run, "results");
        const json_t *call = json_array_get(json_object_get(run, "invocations"), 0);
        cr_expect_eq(json_is_true(json_object_get(call, "executionSuccessful")), i < 2);
        for (size_t k = 0; k < json_array_size(results); k++) {
            const json_t *one = json_array_get(results, k);
            const char *kind = json_string_value(json_object_get(one, "kind"));
            const char *level = json_string_value(json_object_get(one, "level"));
            bool known = false;
            for (size_t n = 0; n < UM_COUNT(kinds); n++)
                known |= strcmp(kind, kinds[n]) == 0;
            cr_expect(known, "%s", kind);
            cr_expect_str_eq(level, strcmp(kind, "fail") == 0 ? "error" : "none");
            cr_expect_gt(json_array_size(json_object_get(one, "locations")), 0);
        }
    }
    json_decref(log);
    um_ran_free(&r);
}

Test(report, the_bytes_do_not_depend_on_the_number_of_processes)
{
    static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        um_ran one = UM_PROGRAM("check", "-q", "-j1", "--format", formats[i], "tests/golden",
                                "tests/golden/no-such-file.ump");
        um_ran four = UM_PROGRAM("check", "-q", "-j4", "--format", formats[i], "tests/golden",
                                 "tests/golden/no-such-file.ump");
        cr_expect_str_eq(um_ran_out(&one), um_ran_out(&four), "%s", formats[i]);
        cr_expect_str_eq(um_ran_err(&one), um_ran_err(&four), "%s", formats[i]);
        cr_expect_eq(one.status, four.status);
        um_ran_free(&one);
        um_ran_free(&four);
    }
}

/* What `replay` writes is a record of the same position. */
Test(report, a_position_shown_can_be_read_again)
{
    um_ran first = UM_PROGRAM("replay", "tests/golden/game.ump", "--to", "2");
    cr_assert_eq(first.status, 0, "%s", um_ran_err(&first));
    um_ran again = um_program((const char *const[]){"replay", "-", NULL}, um_ran_out(&first));
    const char *a = strstr(um_ran_out(&first), "\nnow "), *b = strstr(um_ran_out(&again), "\nnow ");
    cr_expect_eq(again.status, 0, "%s", um_ran_err(&again));
    cr_assert(a && b, "%s%s", um_ran_out(&first), um_ran_err(&again));
    cr_expect_str_eq(a, b);
    um_ran_free(&first);
    um_ran_free(&again);
}

/* Every data line that a report proposes can be pasted into the record, and changes what it waits for. */
Test(report, what_would_settle_a_step_settles_it)
{
    um_ran r = um_program((const char *const[]){"check", "-q", "-", NULL}, OPEN_GAME);
    cr_expect_not_null(strstr(um_ran_out(&r), "data leader us:LX command VALUE"), "%s", um_ran_out(&r));
    cr_expect_not_null(strstr(um_ran_out(&r), "1, 2: legal; 3: illegal"));
    um_ran_free(&r);
    cr_expect_eq(status_of(HEAD "data leader us:LX command 2\nat US2: us:LX\nplay c2 leader us:LX\n", NULL),
                 0);
    cr_expect_eq(status_of(HEAD "data leader us:LX command 3\nat US2: us:LX\nplay c2 leader us:LX\n", NULL),
                 1);
}

Test(report, rules_are_found_by_id_chapter_and_nearest_name)
{
    um_ran one = UM_PROGRAM("rules", "9.1"), chapter = UM_PROGRAM("rules", "9"),
           near = UM_PROGRAM("rules", "R-mixed-entri");
    cr_expect_eq(one.status, 0);
    cr_expect_not_null(strstr(um_ran_out(&one), "Land movement"));
    cr_expect_null(strstr(um_ran_out(&one), "9.41"));
    cr_expect_not_null(strstr(um_ran_out(&chapter), "9.41"));
    cr_expect_null(strstr(um_ran_out(&chapter), "8.41  "));
    cr_expect_eq(near.status, 4);
    cr_expect_not_null(strstr(um_ran_err(&near), "did you mean 'R-mixed-entry'"));
    um_ran_free(&one);
    um_ran_free(&chapter);
    um_ran_free(&near);
}

Test(report, compare_wants_something_to_vary)
{
    static const struct {
        const char *vary, *said;
    } rows[] = {{"--vary=R-mixed-entry=any", "two options or more"},
                {"--vary=R-mixed-entry=any,none", "has no option 'none'"},
                {"--vary=R-mixed-entry=any,all,any,all,any,all,any,all,any", "at most 8 options"},
                {"--vary=R-nothing=a,b", "no ruling 'R-nothing'"},
                {"-v", "nothing to vary"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ran r = UM_PROGRAM("compare", rows[i].vary, "tests/golden/game.ump");
        cr_expect_eq(r.status, 4, "%s", rows[i].vary);
        cr_expect_not_null(strstr(um_ran_err(&r), rows[i].said), "%s", um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* The standing of a rule in `rules --coverage` of the golden cases. */
static const char *standing_of(const char *out, const char *rule)
{
    static char standing[40];
    standing[0] = '\0';
    for (const char *p = out, *end; *p && (end = strchr(p, '\n')); p = end + 1) {
        json_t *o = json_loadb(p, (size_t)(end - p), JSON_REJECT_DUPLICATES, NULL);
        const char *id = json_string_value(json_object_get(o, "rule"));
        if (id && strcmp(id, rule) == 0)
            snprintf(standing, sizeof standing, "%s", json_string_value(json_object_get(o, "standing")));
        json_decref(o);
    }
    return standing;
}

Test(report, coverage_tells_what_cases_have_seen_of_each_rule)
{
    um_ran r = UM_PROGRAM("rules", "--coverage", "--format", "jsonl", "tests/golden/cases.ump");
    cr_assert_eq(r.status, 0);
    cr_expect_str_eq(standing_of(um_ran_out(&r), "9.1"), "kept and broken");
    cr_expect_str_eq(standing_of(um_ran_out(&r), "8.61"), "kept only");
    cr_expect_str_eq(standing_of(um_ran_out(&r), "8.24"), "undecidable");
    cr_expect_str_eq(standing_of(um_ran_out(&r), "12.1"), "not seen");
    um_ran_free(&r);
    r = UM_PROGRAM("rules", "--coverage");
    cr_expect_eq(r.status, 4);
    um_ran_free(&r);
}

Test(report, the_page_of_rulings_names_them_all)
{
    um_ran r = UM_PROGRAM("rules", "--man");
    const char *at = um_ran_out(&r);
    cr_expect_eq(r.status, 0);
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrulings && at; i++)
            cr_expect_not_null(at = strstr(at, um_games[g]->rulings[i].id), "%s", um_games[g]->rulings[i].id);
    um_ran_free(&r);
}

/* ---- records beside the inputs ---- */

static const char *scratch_file(const char *name, const char *text)
{
    static char path[2][200];
    static int next;
    char *p = path[next++ % 2];
    const char *tmp = getenv("TMPDIR");
    snprintf(p, 200, "%s/umpire-test-%s", tmp ? tmp : "/tmp", name);
    FILE *f = fopen(p, "w");
    cr_assert_not_null(f);
    fputs(text, f);
    fclose(f);
    return p;
}

static int status_beside(const char *record, const char *option, const char *text)
{
    const char *path = scratch_file("beside.ump", text);
    um_ran r = um_program((const char *const[]){"check", "-q", "-", option, path, NULL}, record);
    int status = r.status;
    um_ran_free(&r);
    remove(path);
    return status;
}

Test(report, a_record_beside_the_input_adds_facts_and_acceptances)
{
    static const char pack[] = "game madison\npack \"fixtures/packs/tmap.xml\"\n";
    char with[300];
    snprintf(with, sizeof with, "%sdata leader us:LX command 2\n", pack);
    cr_expect_eq(status_beside(OPEN_GAME, "--with", with), 0);
    snprintf(with, sizeof with, "%sdata leader us:LX command 3\n", pack);
    cr_expect_eq(status_beside(OPEN_GAME, "--with", with), 1);
    snprintf(with, sizeof with, "%saccept 2 \"agreed at the table\"\n", pack);
    cr_expect_eq(status_beside(ILLEGAL_GAME, "--with", with), 0);
    snprintf(with, sizeof with, "%smove us:A4: US2 - US5\n", pack);
    cr_expect_eq(status_beside(LEGAL_GAME, "--with", with), 3, "a move has no place there");
    snprintf(with, sizeof with, "%snow 1813 summer-autumn phase=fleet\n", pack);
    cr_expect_eq(status_beside(LEGAL_GAME, "--with", with), 3, "a record states its own position");
    cr_expect_eq(status_beside(LEGAL_GAME, "--with", "game madison\nruling R-none=x\n"), 3);
    cr_expect_eq(
        status_beside(LEGAL_GAME, "--policy", "game madison\nruling R-mixed-entry=lead\ntrust certain\n"), 0);
}

#define FULL "fixtures/vassal/full/dev-1812-"

/* What no table shows is stated beside a log, and the record made of it says so, too. */
Test(report, a_record_beside_a_log_tells_where_it_begins)
{
    const char *path = scratch_file("known.ump", "game madison\nheld us 0\nbooked \"Lake Erie\" us 1\n");
    um_ran r = UM_PROGRAM("convert", "-w", path, FULL "opening-1.vlog");
    const char *at = strstr(um_ran_out(&r), "\nbooked Lake Erie us 1\n");
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    cr_expect(at && strstr(at, "\nus: prewar-draw us\n"), "%.2000s", um_ran_out(&r));
    um_ran_free(&r);
    remove(path);
}

/* ---- chains ---- */

Test(report, logs_that_go_on_from_each_other_are_one_game)
{
    static const char *const commands[] = {"check", "score", "compare"};
    um_ran r = UM_PROGRAM("check", "-q", "--format", "jsonl", FULL "opening-2.vlog", FULL "faults.vlog",
                          FULL "opening-1.vlog");
    const char *chain = strstr(um_ran_out(&r), "\"type\":\"chain\"");
    cr_assert_not_null(chain, "%s", um_ran_err(&r));
    const char *one = strstr(chain, FULL "opening-1.vlog"), *two = strstr(chain, FULL "opening-2.vlog");
    cr_expect(one && two && one < two, "in the order of play, not of the operands");
    int summaries = 0;
    for (const char *p = um_ran_out(&r); (p = strstr(p, "\"type\":\"summary\"")); p++)
        summaries++;
    cr_expect_eq(summaries, 2);
    um_ran_free(&r);
    for (size_t i = 0; i < UM_COUNT(commands); i++) {
        const char *option = i == 2 ? "--vary=R-mixed-entry=all" : "-q";
        um_ran a = UM_PROGRAM(commands[i], "-q", option, "-v", FULL "opening-1.vlog", FULL "opening-2.vlog");
        um_ran b =
            UM_PROGRAM(commands[i], "-q", option, "-v", "-j2", FULL "opening-2.vlog", FULL "opening-1.vlog");
        cr_expect_str_eq(um_ran_out(&a), um_ran_out(&b), "%s", commands[i]);
        cr_expect_eq(a.status, b.status);
        um_ran_free(&a);
        um_ran_free(&b);
    }
}
