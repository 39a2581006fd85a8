/* What is written for build servers keeps to their formats, and tells what was refused: JUnit by a schema,
 * TAP by its grammar. JSON is held to its schemas by tests/tools/schemas. */
#include "core/base.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <stdio.h>
#include <string.h>

#define HEAD "game madison\npack \"fixtures/packs/tmap.xml\"\nposition P-land\n"
#define PART HEAD "play c3 units US2\nmvoe us:A4: US5 - US2\nmove us:A4: US2 - US5\n"

/* Games with findings, what can be read only in part, and what cannot be read. */
static const char *const inputs[][4] = {
    {"check", "-q", "tests/golden", "no-such-file"},
    {"check", "-q", "fixtures/vassal/full", "fixtures/vassal/malformed/bad-utf8.vlog"},
    {"check", "-q", "-", "tests/attacks/noncharacters.ump"},
    {"test", "-q", "fixtures/madison/07-sequence.ump", "no-such-file"},
    {"test", "-q", "-", "tests/golden/cases.ump"},
};

static um_ran written(size_t input, const char *format)
{
    const char *const *in = inputs[input];
    const char *const args[] = {in[0], in[1], "-f", format, in[2], in[3], NULL};
    return um_program(args, PART);
}

/* ---- JUnit ---- */

static int number(const xmlNode *n, const char *name)
{
    int value = -1;
    xmlChar *words = xmlGetProp(n, BAD_CAST name);
    cr_assert_not_null(words, "%s", name);
    sscanf((const char *)words, "%d", &value);
    xmlFree(words);
    return value;
}

/* What a suite's head counts is what it holds. */
static void suite_adds_up(const xmlNode *suite)
{
    int tests = 0, failures = 0, errors = 0, skipped = 0;
    for (const xmlNode *t = suite->children; t; t = t->next) {
        if (t->type != XML_ELEMENT_NODE || strcmp((const char *)t->name, "testcase") != 0)
            continue;
        tests++;
        const char *result = t->children ? (const char *)t->children->name : "";
        failures += strcmp(result, "failure") == 0;
        errors += strcmp(result, "error") == 0;
        skipped += strcmp(result, "skipped") == 0;
    }
    cr_expect_eq(number(suite, "tests"), tests);
    cr_expect_eq(number(suite, "failures"), failures);
    cr_expect_eq(number(suite, "errors"), errors);
    cr_expect_eq(number(suite, "skipped"), skipped);
}

Test(schemas, junit_keeps_to_its_schema_and_its_counts_add_up)
{
    xmlSchemaParserCtxtPtr p = xmlSchemaNewParserCtxt("tests/schema/junit.xsd");
    xmlSchemaPtr schema = xmlSchemaParse(p);
    cr_assert_not_null(schema);
    for (size_t i = 0; i < UM_COUNT(inputs); i++) {
        um_ran r = written(i, "junit");
        const char *out = um_ran_out(&r);
        xmlDocPtr doc = xmlReadMemory(out, (int)strlen(out), "report", NULL, XML_PARSE_NONET);
        cr_assert_not_null(doc, "%zu", i);
        xmlSchemaValidCtxtPtr v = xmlSchemaNewValidCtxt(schema);
        cr_expect_eq(xmlSchemaValidateDoc(v, doc), 0, "inputs %zu", i);
        xmlSchemaFreeValidCtxt(v);
        for (const xmlNode *n = xmlDocGetRootElement(doc)->children; n; n = n->next)
            if (n->type == XML_ELEMENT_NODE)
                suite_adds_up(n);
        xmlFreeDoc(doc);
        um_ran_free(&r);
    }
    xmlSchemaFree(schema);
    xmlSchemaFreeParserCtxt(p);
}

/* ---- TAP ---- */

static bool begins(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

/* A version, points, comments, YAML blocks behind points, the plan with the number of points. */
static void is_tap(const char *out, size_t input)
{
    int points = 0, plan = -1;
    bool point = false, block = false;
    char line[4000];
    for (int n = 1; *out; n++) {
        size_t len = strcspn(out, "\n");
        snprintf(line, sizeof line, "%.*s", (int)len, out);
        out += len + (out[len] == '\n');
        if (n == 1) {
            cr_expect_str_eq(line, "TAP version 14");
            continue;
        }
        if (block) {
            cr_expect(begins(line, "  "), "inputs %zu, line %d: %s", input, n, line);
            block = strcmp(line, "  ...") != 0;
            continue;
        }
        block = point && strcmp(line, "  ---") == 0;
        point = begins(line, "ok - ") || begins(line, "not ok - ");
        points += point;
        if (begins(line, "1.."))
            sscanf(line, "1..%d", &plan);
        else
            cr_expect(block || point || begins(line, "# "), "inputs %zu, line %d: %s", input, n, line);
    }
    cr_expect_not(block);
    cr_expect_eq(plan, points, "inputs %zu: %d points, planned %d", input, points, plan);
}

Test(schemas, tap_keeps_to_its_grammar)
{
    for (size_t i = 0; i < UM_COUNT(inputs); i++) {
        um_ran r = written(i, "tap");
        is_tap(um_ran_out(&r), i);
        um_ran_free(&r);
    }
}

/* ---- what was refused ---- */

/* Of a game that is read in part, each format says that a line was refused, where, and which. */
Test(schemas, what_was_refused_is_an_error_in_every_format)
{
    static const struct {
        const char *format, *says[4];
    } rows[] = {
        {"junit",
         {"errors=\"1\"",
          "name=\"line 5\"><error message=\"no line of madison begins with 'mvoe'; did you mean 'move'?\"",
          "type=\"unknown-verb\">mvoe us:A4: US5 - US2</error>"}},
        {"tap",
         {"ok - <stdin>\n", "not ok - <stdin>: read in part\n  ---\n  severity: error\n", "at: \"line 5\"",
          "line: \"mvoe us:A4: US5 - US2\""}},
        {"sarif",
         {"\"executionSuccessful\":false",
          "\"level\":\"error\",\"message\":{\"text\":\"no line of madison begins with",
          "\"startLine\":5,\"startColumn\":1,\"snippet\":{\"text\":\"mvoe us:A4: US5 - US2\"}",
          "\"descriptor\":{\"id\":\"unknown-verb\"}"}},
        {"jsonl",
         {"\"level\":\"error\",\"at\":{\"line\":5,\"column\":1},\"code\":\"unknown-verb\"",
          "\"line\":\"mvoe us:A4: US5 - US2\""}},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_ran r = um_program((const char *const[]){"check", "-q", "-f", rows[i].format, "-", NULL}, PART);
        cr_expect_eq(r.status, 3, "%s: %d", rows[i].format, r.status);
        for (int k = 0; k < 4 && rows[i].says[k]; k++)
            cr_expect_not_null(strstr(um_ran_out(&r), rows[i].says[k]), "%s: %s: %s", rows[i].format,
                               rows[i].says[k], um_ran_out(&r));
        um_ran_free(&r);
    }
}

/* A line of the second case of a file that cannot be carried out is told, too. */
Test(schemas, what_a_later_case_cannot_carry_out_is_told)
{
    static const char record[] =
        "game madison\npack \"fixtures/packs/tmap.xml\"\n"
        "case A \"a\"\n    position P-land\n    play c3 units US2\n"
        "case B \"b\"\n    position P-land\n    at US1: us:C2\n    move us:C2: US2 - US5\n";
    static const char *const formats[] = {"jsonl", "junit", "tap", "sarif"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        um_ran r = um_program((const char *const[]){"check", "-q", "-f", formats[i], "-", NULL}, record);
        cr_expect_eq(r.status, 3, "%s: %d", formats[i], r.status);
        cr_expect_not_null(strstr(um_ran_out(&r), "cannot be carried out"), "%s: %s", formats[i],
                           um_ran_out(&r));
        um_ran_free(&r);
    }
}

/* An input of which nothing can be read is one error, in `check` as in `test`, with the reason. */
Test(schemas, what_cannot_be_read_is_an_error_with_its_reason)
{
    static const char *const commands[] = {"check", "test"};
    static const struct {
        const char *format, *says;
    } rows[] = {{"junit", "errors=\"1\""},
                {"junit", "<error message=\"no game"},
                {"tap", "severity: error"},
                {"tap", "message: \"no game"},
                {"jsonl", "\"message\":\"no game"}};
    for (size_t c = 0; c < 2; c++)
        for (size_t i = 0; i < UM_COUNT(rows); i++) {
            um_ran r = um_program((const char *const[]){commands[c], "-q", "-f", rows[i].format, "-", NULL},
                                  "game chess\n");
            cr_expect_eq(r.status, 3);
            cr_expect_not_null(strstr(um_ran_out(&r), rows[i].says), "%s %s: %s", commands[c], rows[i].format,
                               um_ran_out(&r));
            um_ran_free(&r);
        }
}
