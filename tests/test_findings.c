/* The reviewed findings of the logs in fixtures/vassal, kept beside them; records of logs judged like the
 * logs; and the planted faults of a session, each put right by stating where things lie. */
#include <criterion/criterion.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/program.h"

#define DIR "fixtures/vassal/"

static char folder[64], file[96];

static void setup(void)
{
    um_temp(folder, sizeof folder, "findings");
    cr_assert(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/game.ump", folder);
}

static void teardown(void)
{
    unlink(file);
    rmdir(folder);
}

TestSuite(findings, .init = setup, .fini = teardown);

/* A finding as "3 illegal 9.1 9.2"; with its line instead of the step, if `lines`. */
static void put_finding(json_t *o, bool lines, um_buf *out)
{
    const char *cause = json_string_value(json_object_get(o, "cause")),
               *line = json_string_value(json_object_get(o, "line"));
    json_t *rules = json_object_get(o, "rules");
    if (lines)
        um_buf_printf(out, "[%s]", line ? line : "");
    else
        um_buf_printf(out, "%d", (int)json_integer_value(json_object_get(o, "step")));
    um_buf_printf(out, " %s", json_string_value(json_object_get(o, "verdict")));
    if (cause)
        um_buf_printf(out, " (%s)", cause);
    for (size_t i = 0; i < json_array_size(rules); i++)
        um_buf_printf(out, " %s", json_string_value(json_array_get(rules, i)));
    um_buf_char(out, '\n');
}

/* What check finds, remarks on the log left out, a line a finding, and the summary's counts. */
static int findings_of(const char *const *logs, const char *trust, bool lines, um_buf *out)
{
    const char *args[12] = {"check", "-q", "--format", "jsonl", "--trust", trust};
    for (size_t i = 0; logs[i]; i++)
        args[6 + i] = logs[i];
    um_ran r = um_program(args, NULL);
    for (const char *p = um_ran_out(&r); *p;) {
        const char *end = strchr(p, '\n');
        json_t *o = json_loadb(p, end ? (size_t)(end - p) : strlen(p), 0, NULL);
        const char *type = json_string_value(json_object_get(o, "type"));
        const char *verdict = json_string_value(json_object_get(o, "verdict"));
        if (type && strcmp(type, "finding") == 0 && strcmp(verdict, "note") != 0)
            put_finding(o, lines, out);
        else if (type && strcmp(type, "summary") == 0 && !lines)
            um_buf_printf(out, "%d steps, %d legal, %d illegal\n",
                          (int)json_integer_value(json_object_get(o, "steps")),
                          (int)json_integer_value(json_object_get(o, "legal")),
                          (int)json_integer_value(json_object_get(o, "illegal")));
        json_decref(o);
        p = end ? end + 1 : p + strlen(p);
    }
    um_buf_char(out, '\0');
    int status = r.status;
    um_ran_free(&r);
    return status;
}

static void slurp(const char *path, um_buf *out)
{
    char part[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    um_buf_char(out, '\0');
    fclose(f);
}

static const struct {
    const char *name, *log[3];
} session[] = {
    {"york-1812", {DIR "york-1812.vlog"}},
    {"york-1812-reply", {DIR "york-1812-reply.vlog"}},
    {"york-chain", {DIR "york-1812-reply.vlog", DIR "york-1812.vlog"}},
    {"cards-1812", {DIR "cards-1812.vlog"}},
    {"undo-1813", {DIR "undo-1813.vlog"}},
    {"odd-text", {DIR "odd-text.vlog"}},
    {"full/dev-1812-faults", {DIR "full/dev-1812-faults.vlog"}},
    {"full/dev-1812-opening", {DIR "full/dev-1812-opening-2.vlog", DIR "full/dev-1812-opening-1.vlog"}},
    {"invasion/intro-regions", {DIR "invasion/intro-regions.vlog"}},
    {"invasion/intro-points", {DIR "invasion/intro-points.vlog"}},
    {"invasion/intro-french", {DIR "invasion/intro-french.vlog"}},
    {"invasion/intro-full", {DIR "invasion/intro-full.vlog"}},
    {"invasion/campaign-full", {DIR "invasion/campaign-full.vlog"}},
    {"invasion/faults-regions", {DIR "invasion/faults-regions.vlog"}},
    {"invasion/faults-points", {DIR "invasion/faults-points.vlog"}},
    {"invasion/faults-french", {DIR "invasion/faults-french.vlog"}}};
enum { SESSIONS = sizeof session / sizeof *session };

/* FINDINGS_KEEP=1 writes them anew, to be looked over. */
Test(findings, as_reviewed)
{
    for (size_t i = 0; i < SESSIONS; i++) {
        char path[128];
        um_buf got = {0}, want = {0};
        snprintf(path, sizeof path, DIR "%s.findings", session[i].name);
        findings_of(session[i].log, "likely", false, &got);
        if (getenv("FINDINGS_KEEP")) {
            FILE *f = fopen(path, "wb");
            cr_assert(f);
            fputs(got.p, f);
            fclose(f);
        }
        slurp(path, &want);
        cr_expect_str_eq(got.p, want.p, "%s:\n%s", session[i].name, got.p);
        um_buf_free(&got);
        um_buf_free(&want);
    }
}

/* The record made of a log, or of a chain of logs, is judged like it, at every trust. */
Test(findings, records_are_judged_like_logs)
{
    static const char *const trust[] = {"guess", "likely", "certain"};
    for (size_t i = 0; i < SESSIONS; i++) {
        um_ran made = UM_PROGRAM("convert", "-q", "-o", file, session[i].log[0], session[i].log[1]);
        cr_assert_eq(made.status, 0, "%s", um_ran_err(&made));
        um_ran_free(&made);
        for (int t = 0; t < 3; t++) {
            um_buf a = {0}, b = {0};
            int of_log = findings_of(session[i].log, trust[t], false, &a),
                of_record = findings_of((const char *const[]){file, NULL}, trust[t], false, &b);
            cr_expect_eq(of_log, of_record);
            cr_expect_str_eq(a.p, b.p, "%s at trust %s:\n%s---\n%s", session[i].name, trust[t], a.p, b.p);
            um_buf_free(&a);
            um_buf_free(&b);
        }
    }
}

/* Moves that were taken back are gone, or comments if they are asked for; the steps are the same. */
Test(findings, moves_taken_back_may_be_kept_as_comments)
{
    um_ran plain = UM_PROGRAM("convert", "-q", DIR "undo-1813.vlog"),
           kept = UM_PROGRAM("convert", "-q", "--undone", DIR "undo-1813.vlog");
    cr_expect_not(strstr(um_ran_out(&plain), "taken back"));
    cr_expect(strstr(um_ran_out(&kept), "# taken back: "), "%s", um_ran_out(&kept));
    um_buf rest = {0};
    for (const char *p = um_ran_out(&kept), *end; *p; p = end) {
        end = strchr(p, '\n') + 1;
        if (strncmp(p, "# taken back: ", 14) != 0)
            um_buf_add(&rest, p, (size_t)(end - p));
    }
    um_buf_char(&rest, '\0');
    cr_expect_str_eq(rest.p, um_ran_out(&plain));
    um_buf_free(&rest);
    um_ran_free(&plain);
    um_ran_free(&kept);
}

/* ---- faults put right ---- */

static const struct {
    const char *line, *stated; /* the illegal step, and where it left things, as a statement */
} fault[] = {
    {"us: move 3rd Ohio: Ft. MacArthur .. Ft. Findlay .. Ft. Meigs .. Frenchtown .. Detroit",
     "at Detroit: 3rd Ohio"},
    {"vp br 3", "score br 3"},
    {"us: move 4th NY Militia: Plattsburg .. Champlain", "at Champlain: 4th NY Militia"},
    {"br: move Procter, 1/41st, Essex and Kent Militia, Norfolk Militia, Lincoln Militia, R.N.R., York "
     "Militia: Port "
     "Dover .. Ft. Erie",
     "at Ft. Erie: Procter, 1/41st, Essex and Kent Militia, Norfolk Militia, Lincoln Militia, R.N.R., York "
     "Militia"},
    {"br: sail Lady Prevost: Ft. Malden .. Port Dover carrying Wyandot",
     "at Port Dover: Lady Prevost, Wyandot"},
    {"us: hold us", "held us 3\nnow 1812 spring-summer br"},
};

/* The last place where the line stands. */
static char *line_in(char *text, const char *line)
{
    char *found = NULL;
    for (char *p = text; (p = strstr(p, line)) != NULL; p++)
        if ((p == text || p[-1] == '\n') && p[strlen(line)] == '\n')
            found = p;
    return found;
}

static void write_mended(const um_buf *text, size_t i)
{
    char *at = line_in(text->p, fault[i].line);
    cr_assert(at, "there is no line %s in\n%s", fault[i].line, text->p);
    FILE *f = fopen(file, "wb");
    cr_assert(f);
    fwrite(text->p, 1, (size_t)(at - text->p), f);
    fputs(fault[i].stated, f);
    fputs(at + strlen(fault[i].line), f);
    fclose(f);
}

/* The findings but those of one line that are illegal, or undetermined where guesses are not trusted. */
static void without(const um_buf *all, const char *line, um_buf *out)
{
    char head[300];
    snprintf(head, sizeof head, "[%s] ", line);
    size_t n = 0, total = 0;
    for (const char *p = all->p; *p; p = strchr(p, '\n') + 1)
        total += strncmp(p, head, strlen(head)) == 0;
    for (const char *p = all->p; *p; p = strchr(p, '\n') + 1) {
        bool own = strncmp(p, head, strlen(head)) == 0;
        n += own;
        if (!own || n < total) /* of several like it, the last */
            um_buf_add(out, p, (size_t)(strchr(p, '\n') + 1 - p));
    }
    um_buf_char(out, '\0');
}

/* Instead of the illegal step its outcome is stated: its finding goes, and no other goes or comes. */
Test(findings, a_planted_fault_put_right_takes_its_finding_and_no_other)
{
    static const char *const trust[] = {"guess", "likely"};
    static const char *const log[] = {DIR "full/dev-1812-faults.vlog", NULL};
    um_buf text = {0};
    um_ran made = UM_PROGRAM("convert", "-q", "-o", file, log[0]);
    cr_assert_eq(made.status, 0, "%s", um_ran_err(&made));
    um_ran_free(&made);
    slurp(file, &text);
    for (int t = 0; t < 2; t++) {
        um_buf all = {0};
        findings_of(log, trust[t], true, &all);
        for (size_t i = 0; i < sizeof fault / sizeof *fault; i++) {
            um_buf want = {0}, got = {0};
            without(&all, fault[i].line, &want);
            cr_assert_lt(want.n, all.n, "%s is no finding at trust %s", fault[i].line, trust[t]);
            write_mended(&text, i);
            findings_of((const char *const[]){file, NULL}, trust[t], true, &got);
            cr_expect_str_eq(got.p, want.p, "%s put right at trust %s:\n%s--- not\n%s", fault[i].line,
                             trust[t], got.p, want.p);
            um_buf_free(&want);
            um_buf_free(&got);
        }
        um_buf_free(&all);
    }
    um_buf_free(&text);
}
