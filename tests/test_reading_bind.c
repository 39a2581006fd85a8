/* A binding that does not fit is refused with its reason, and one that is proposed can be read. */
#include "parser/reading/limits.h"
#include "tests/test_reading_support.h"

#define HEAD                                                                                                 \
    "<binding version=\"1\" game=\"madison\" pack=\"madison\">\n  <module name=\"M\" version=\"1\"/>\n"

static um_buf said;
static um_sink sink = {take_down, &said};

static um_status reads(const char *xml, um_binding **out)
{
    said.n = 0;
    return um_bind_read(UM_TEXT("t.bind.xml"), um_text_of(xml), &sink, out);
}

Test(bind, what_is_no_binding)
{
    static const struct {
        const char *xml;
        um_status status;
        const char *words;
    } row[] = {
        {"", UM_FORMAT, "empty"},
        {"<binding", UM_FORMAT, "not sound XML"},
        {"<!DOCTYPE binding [<!ENTITY a \"b\">]><binding/>", UM_FORMAT, "DOCTYPE"},
        {"<binding version=\"2\" game=\"madison\"><module name=\"M\"/></binding>", UM_FORMAT,
         "schema of bindings"},
        {"<binding version=\"1\" game=\"madison\"></binding>", UM_FORMAT, "schema of bindings"},
        {HEAD "<piece is=\"x\"/></binding>", UM_FORMAT, "schema of bindings"},
        {HEAD "<pieces kind=\"unit\"><piece is=\"x\"/></pieces></binding>", UM_FORMAT,
         "needs a name, a gpid or an image"},
        {HEAD "<places kind=\"space\"><place is=\"x\"/></places></binding>", UM_FORMAT,
         "needs a name, a zone or a map"},
        {HEAD "<score><at>(</at></score></binding>", UM_FORMAT, "bind-pattern"},
        {"<binding version=\"1\" game=\"chess\"><module name=\"M\"/></binding>", UM_NAME,
         "no game is called 'chess'"},
    };
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_binding *b = NULL;
        cr_expect_eq(reads(row[i].xml, &b), row[i].status, "row %zu", i);
        cr_expect(said.n && strstr(said.p, row[i].words), "row %zu: %s", i, said.n ? said.p : "nothing said");
    }
    um_buf_free(&said);
}

/* Conditions of a piece, of a marker, or where none may stand: refused before they take time. */
Test(bind, no_more_conditions_than_the_limit, .timeout = 20)
{
    static const struct {
        const char *before, *behind;
        um_status within;
    } row[] = {
        {"<pieces kind=\"unit\"><piece is=\"x\" name=\"y\">", "</piece></pieces></binding>", UM_OK},
        {"<markers><marker name=\"m\" verb=\"v\" param=\"p\">", "</marker></markers></binding>", UM_OK},
        {"<pieces kind=\"unit\">", "</pieces></binding>", UM_FORMAT},
        {"", "</binding>", UM_FORMAT}};
    static const size_t counts[] = {UM_READING_WHERE_MAX, UM_READING_WHERE_MAX + 1, 40000};
    for (size_t i = 0; i < UM_COUNT(row); i++)
        for (size_t k = 0; k < UM_COUNT(counts); k++) {
            um_binding *b = NULL;
            um_buf xml = {0};
            um_buf_printf(&xml, HEAD "%s", row[i].before);
            for (size_t n = 0; n < counts[k]; n++)
                um_buf_str(&xml, "<where property=\"Side\" value=\"US\"/>");
            um_buf_printf(&xml, "%s%c", row[i].behind, 0);
            um_status s = reads(xml.p, &b);
            cr_expect_eq(s, k ? UM_LIMIT : row[i].within, "row %zu, %zu: %d %s", i, counts[k], s, said.p);
            if (k)
                cr_expect(strstr(said.p, "more than 256 conditions of one piece"), "row %zu: %s", i, said.p);
            if (s == UM_OK)
                um_bind_free(b);
            um_buf_free(&xml);
        }
    um_buf_free(&said);
}

Test(bind, for_this_module_and_no_other)
{
    um_binding *b;
    cr_assert_eq(reads(HEAD "<module name=\"Any\"/></binding>", &b), UM_OK);
    cr_expect_eq(um_bind_fits(b, UM_TEXT("M"), UM_TEXT("1"), &sink), UM_OK);
    cr_expect_eq(um_bind_fits(b, UM_TEXT("Any"), UM_TEXT("7.5"), &sink), UM_OK);
    cr_expect_eq(um_bind_fits(b, UM_TEXT("M"), UM_TEXT("2"), &sink), UM_NAME);
    cr_expect(strstr(said.p, "for version 1 of the module 'M', not for version '2'"), "%s", said.p);
    cr_expect_eq(um_bind_fits(b, UM_TEXT("N"), UM_TEXT("1"), &sink), UM_NAME);
    cr_expect(strstr(said.p, "for the module 'M', not for 'N'"), "%s", said.p);
    um_bind_free(b);
    um_buf_free(&said);
}

Test(bind, ids_that_the_pack_does_not_have)
{
    static const struct {
        const char *xml, *words;
    } row[] = {
        {HEAD "<places kind=\"space\"><place is=\"albanny\" name=\"x\"/></places></binding>",
         "no space 'albanny'; the nearest is Albany"},
        {HEAD "<pieces kind=\"unit\"><piece is=\"zzzzzz\" name=\"x\"/></pieces></binding>",
         "no unit 'zzzzzz'"},
        {HEAD "<pieces kind=\"knight\"><piece is=\"x\" name=\"x\"/></pieces></binding>",
         "no kind of thing 'knight'"},
        {HEAD "<side name=\"Blue\" is=\"blue\"/></binding>", "no side 'blue'"},
        {HEAD "<chat><say verb=\"castle\"><when><pattern>x</pattern></when></say></chat></binding>",
         "no verb 'castle'"},
        {HEAD "<chat><say verb=\"play\"><when><pattern>x</pattern><set param=\"colour\" "
              "value=\"red\"/></when></say></chat></binding>",
         "no parameter of this verb 'colour'"},
    };
    um_pack *p;
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &sink, &p), UM_OK);
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_binding *b;
        cr_assert_eq(reads(row[i].xml, &b), UM_OK, "row %zu: %s", i, said.n ? said.p : "");
        cr_expect_eq(um_bind_resolve(b, p, &sink), UM_NAME, "row %zu", i);
        cr_expect(said.n && strstr(said.p, row[i].words), "row %zu: %s", i, said.n ? said.p : "");
        um_bind_free(b);
    }
    um_pack_free(p);
    um_buf_free(&said);
}

Test(bind, a_pattern_that_explodes_is_no_match)
{
    um_pattern *p;
    um_text why;
    um_arena arena = {0};
    char line[4001];
    memset(line, 'a', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    cr_assert_eq(um_pattern_new(UM_TEXT("^(?:a+)+$|(?:a|aa)+b"), &p, &why, &arena), UM_OK);
    line[3999] = 'c';
    cr_expect_not(um_pattern_find(p, um_text_of(line)));
    um_pattern_free(p);
    um_arena_free(&arena);
}

/* What a text lacks that a pattern needs: letters of either case, and digits. */
Test(bind, what_a_pattern_needs)
{
    static const struct {
        const char *pattern, *has, *lacks; /* NULL: it needs nothing that a text may lack */
    } of[] = {
        {"\\bcard\\s*\\d+", "a CARD 3", "a card"},
        {"colou?r", "color", "cola"},
        {"(?:cat|coat)s", "AT SC", "dog"},
        {"x{0,3}y", "y", "x"},
        {"(?<who>ab)+c", "abc", "ab"},
        {"a{2}b", "ba", "aa"},
        {"(?<!no )end", "end", "no"},
        {"(?!q)x", "x", "q"},
        {"(?=q)x", "x", "q"},
        {"[xyz]+b*c", "c", "xyzb"},
        {"a\\.b", "ab", "a."},
        {"(a|b)?c", "c", "ab"},
        {"[^]x]d", "d", "x"},
        {"a++b?", "a", "b"},
        {"a|", "", NULL},
        {"\\Qab\\E", "", NULL},
        {"(?i)ab", "", NULL},
        {"\\x61b", "", NULL},
        {"(a)\\1", "", NULL},
        {"[[:digit:]]a", "", NULL},
        {"\\p{Lu}a", "", NULL},
        {"(?(1)a|b)", "", NULL},
        {"", "", NULL},
        {"caf\u00e9", "caf", "face"},
    };
    for (size_t i = 0; i < UM_COUNT(of); i++) {
        uint32_t needs = um_pattern_needs(um_text_of(of[i].pattern));
        cr_expect_not(needs & ~um_pattern_has(um_text_of(of[i].has)), "%s: %s", of[i].pattern, of[i].has);
        cr_expect_not(needs & ~um_pattern_has(um_text_of("\u00e9")), "%s", of[i].pattern);
        if (of[i].lacks && i + 1 < UM_COUNT(of))
            cr_expect(needs & ~um_pattern_has(um_text_of(of[i].lacks)), "%s: %s", of[i].pattern, of[i].lacks);
        if (!of[i].lacks)
            cr_expect_eq(needs, 0, "%s", of[i].pattern);
    }
}

static const char *const words[] = {
    "card",     "CARD",   "12",     "as",         "3",         "ops",      "op",    "for",
    "the",      "event",  "battle", "+1",         "lead",      "is",       "my",    "4th",
    "stand",    "we",     "hold",   "holding",    "one",       "campaign", "with",  "wrong",
    "oops",     "should", "be",     "at",         "Utica",     "depot",    "build", "react",
    "reaction", "points", "play",   "dow",        "activate",  "who",      ":",     ",",
    "!",        "#",      "move",   "\u017ftand", "\u212aard", "\u0663",   "x"};

/* A pattern that is not looked for is not there: random lines of words that patterns are about. */
Test(bind, what_a_line_lacks_no_pattern_finds)
{
    desk d;
    uint32_t seed = 1;
    int found = 0;
    open_desk(&d);
    const um_binding *b = d.kit.binding;
    for (int round = 0; round < 4000; round++) {
        um_buf line = {0};
        for (int n = 1 + round % 7; n > 0; n--) {
            seed = seed * 1664525 + 1013904223;
            um_buf_printf(&line, "%s%s", line.n ? " " : "", words[(seed >> 16) % UM_COUNT(words)]);
        }
        um_text t = um_buf_view(&line);
        for (size_t i = 0; i < b->says; i++)
            for (size_t k = 0; k < b->say[i].heads + b->say[i].alsos; k++) {
                um_pattern *p = k < b->say[i].heads ? b->say[i].head[k].pattern
                                                    : b->say[i].also[k - b->say[i].heads].pattern;
                bool is = um_pattern_find(p, t);
                cr_assert_eq(um_pattern_find_in(p, t, um_pattern_has(t)), is, "%s", t.p);
                found += is;
            }
        for (size_t i = 0; i < b->corrections; i++)
            cr_assert_eq(um_pattern_find_in(b->correction[i], t, um_pattern_has(t)),
                         um_pattern_find(b->correction[i], t), "%s", t.p);
        um_buf_free(&line);
    }
    cr_expect_gt(found, 100, "%d", found);
    close_desk(&d);
}

Test(bind, groups_of_a_pattern)
{
    um_pattern *p;
    um_text why, t;
    um_arena arena = {0};
    cr_assert_eq(um_pattern_new(UM_TEXT("^VP (?:(?<side>US|British) )?(?<points>\\d+)$"), &p, &why, &arena),
                 UM_OK);
    cr_assert(um_pattern_find(p, UM_TEXT("vp british 12")));
    cr_expect(um_pattern_group(p, "side", &t) && um_text_is(t, "british"));
    cr_expect(um_pattern_group(p, "points", &t) && um_text_is(t, "12"));
    cr_assert(um_pattern_find(p, UM_TEXT("VP 0")));
    cr_expect_not(um_pattern_group(p, "side", &t));
    cr_expect_not(um_pattern_group(p, "colour", &t));
    cr_expect_not(um_pattern_find(p, UM_TEXT("VP \xff"
                                             "5")));
    um_pattern_free(p);
    um_arena_free(&arena);
}

/* What is proposed can be read, and ties to the pack it was proposed for. */
Test(bind, a_proposal_is_a_binding)
{
    static const struct {
        const char *path;
        size_t pieces, places, left;
    } row[] = {{FULL "MadisonFull.vmod", 301, 95, 7}, {"fixtures/vassal/MadisonSample.vmod", 11, 17, 11}};
    um_pack *p;
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &sink, &p), UM_OK);
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_vmodule *m;
        um_binding *b;
        um_buf xml = {0};
        um_bind_tally tally = {0};
        cr_assert_eq(um_vmodule_open(&m, row[i].path, &sink), UM_OK);
        cr_assert_eq(um_bind_propose(m, p, NULL, &xml, NULL, &tally), UM_OK);
        cr_assert_eq(um_bind_read(UM_TEXT("proposal"), um_buf_view(&xml), &sink, &b), UM_OK, "%s",
                     said.n ? said.p : "");
        cr_expect_eq(um_bind_resolve(b, p, &sink), UM_OK, "%s", said.n ? said.p : "");
        cr_expect_eq(um_bind_fits(b, m->name, m->version, &sink), UM_OK);
        cr_expect_eq(b->pieces, row[i].pieces, "%zu pieces", b->pieces);
        cr_expect_geq(b->places, row[i].places, "%zu places", b->places);
        cr_expect_eq(tally.left, row[i].left, "%zu left over", tally.left);
        cr_expect_gt(b->says, 3);
        um_bind_free(b);
        um_vmodule_free(m);
        um_buf_free(&xml);
    }
    um_pack_free(p);
    um_buf_free(&said);
}

Test(bind, the_schema_that_is_built_in_is_the_file)
{
    um_buf file = {0};
    slurp_file("parser/reading/bind.rng", &file);
    cr_expect(um_text_eq(um_buf_view(&file), um_pack_builtin_xml(UM_TEXT("bind_schema"))));
    for (int i = 0; um_pack_builtin_name(i).n; i++) {
        um_text n = um_pack_builtin_name(i);
        cr_expect_not(memchr(n.p, '_', n.n), "%s is offered as a pack", n.p);
    }
    um_buf_free(&file);
}

Test(bind, a_map_without_names_is_calibrated_by_its_set_up)
{
    static const char module[] =
        "<VASSAL.build.GameModule name=\"Bare\" version=\"1\"><VASSAL.build.module.Map mapName=\"Theatre\" "
        "edgeWidth=\"10\">"
        "<VASSAL.build.module.map.SetupStack name=\"Kingston setup\" x=\"500\" y=\"40\"/>"
        "<VASSAL.build.module.map.SetupStack name=\"stack 2\" x=\"20\" y=\"30\">"
        "<VASSAL.build.widget.PieceSlot entryName=\"Hull\" "
        "gpid=\"1\">+/null/piece;;;h.png;Hull/null;0;0;1</VASSAL.build.widget.PieceSlot>"
        "</VASSAL.build.module.map.SetupStack></VASSAL.build.module.Map></VASSAL.build.GameModule>";
    um_vmodule *m;
    um_pack *p;
    um_buf xml = {0};
    um_bind_tally tally;
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &sink, &p), UM_OK);
    cr_assert_eq(um_vmodule_parse(&m, um_text_of(module), "bare", &sink), UM_OK);
    cr_assert_eq(um_bind_propose(m, p, NULL, &xml, NULL, &tally), UM_OK);
    um_buf_char(&xml, '\0');
    cr_expect(strstr(xml.p, "<spot is=\"kingston\" map=\"Theatre\" x=\"510\" y=\"40\"/>"), "%s", xml.p);
    cr_expect(strstr(xml.p, "<spot is=\"detroit\" map=\"Theatre\" x=\"30\" y=\"30\"/>"));
    um_vmodule_free(m);
    um_pack_free(p);
    um_buf_free(&xml);
    um_buf_free(&said);
}
