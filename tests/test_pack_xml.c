/* Everything that can be wrong with a pack in XML is said once, in its place; overlays and limits hold. */
#include "parser/pack/loader.h"
#include "tests/test_pack_support.h"
#include "tests/torture.h"

#define HEAD "<pack game='madison' name='t'>\n<source id='s'>x</source>\n"
#define SPACES "<spaces sure='certain' from='s'>\n"
#define FIELD(...)                                                                                           \
    SPACES "<space id='a' territory='us' value='1' terrain='clear' lake='none'/>\n" __VA_ARGS__ "</"         \
           "spaces>\n"

static const struct fault {
    const char *xml, *code, *nearest;
    uint32_t line, column;
} faults[] = {
    {"", "pack-xml", "", 1, 1},
    {"nonsense", "pack-xml", "", 1, 1},
    {"<pack game='madison' name='t'>\n<spaces></pack>", "pack-xml", "", 2, 0},
    {"<!DOCTYPE pack [<!ENTITY a 'b'>]>\n<pack game='madison' name='&a;'/>", "pack-doctype", "", 1, 1},
    {"<?xml version='1.0' encoding='ISO-8859-1'?><pack game='madison' name='t'/>", "pack-encoding", "", 1,
     31},
    {"<?xml version='1.0' encoding='EUC-JP'?><pack game='madison' name='\xff\x81'/>", "pack-encoding", "", 1,
     31},
    {"\xff\xfe<", "pack-encoding", "", 1, 1},
    {"<?xml version='1.0'?>\n<park game='madison'/>", "pack-element", "pack", 2, 1},
    {"<pack name='t'/>", "pack-game", "", 1, 1},
    {"<pack game='madson' name='t'/>", "pack-game", "madison", 1, 7},
    {"<pack game='madison'/>", "pack-name", "", 1, 1},
    {"<pack game='madison' name='t' verison='1'/>", "pack-attribute", "version", 1, 31},
    {"<pack game='madison' name='t' base='nowhere'/>", "pack-base", "", 1, 31},
    {HEAD "<spacez/></pack>", "pack-element", "spaces", 3, 1},
    {HEAD "<source/></pack>", "pack-source", "", 3, 1},
    {HEAD "<source id='a:b'>c</source></pack>", "pack-source", "", 3, 9},
    {HEAD "<spaces complete='perhaps'/></pack>", "pack-sure", "", 3, 9},
    {HEAD "<spaces complete='guess'/></pack>", "pack-source", "", 3, 9},
    {HEAD "<spaces colour='red'/></pack>", "pack-attribute", "", 3, 9},
    {HEAD "<spaces>\n  <town id='a'/></spaces></pack>", "pack-element", "space", 4, 3},
    {HEAD SPACES "<space/></spaces></pack>", "pack-id", "", 4, 1},
    {HEAD "<spaces>\n<space id='a'/></spaces></pack>", "pack-sure", "", 4, 1},
    {HEAD "<spaces>\n<space id='a' sure='guess'/></spaces></pack>", "pack-source", "", 4, 1},
    {HEAD "<spaces>\n<space id='a' sure='gues' from='s'/></spaces></pack>", "pack-sure", "guess", 4, 15},
    {HEAD "<spaces>\n<space id='a' sure='guess' from='t:1'/></spaces></pack>", "pack-source", "", 4, 28},
    {HEAD SPACES "<space id='a' valeu='1'/></spaces></pack>", "pack-attribute", "value", 4, 15},
    {HEAD SPACES "<space id='a'><valeu>1</valeu></space></spaces></pack>", "pack-attribute", "value", 4, 16},
    {HEAD SPACES "<space id='a'><value>x1</value></space></spaces></pack>", "pack-value", "", 4, 22},
    {HEAD SPACES "<space id='a' value='11'/></spaces></pack>", "pack-value", "", 4, 15},
    {HEAD SPACES "<space id='a' value='4..3'/></spaces></pack>", "pack-value", "", 4, 15},
    {HEAD SPACES "<space id='a' terrain='forrest'/></spaces></pack>", "pack-value", "forest", 4, 15},
    {HEAD SPACES "<space id='a' role='york montreall'/></spaces></pack>", "pack-value", "montreal", 4, 15},
    {HEAD SPACES "<space id='a' lake='lake_x'/></spaces></pack>", "pack-value", "", 4, 15},
    {HEAD SPACES "<space id='a'><value sure='unknown'>3</value></space></spaces></pack>", "pack-value", "", 4,
     37},
    {HEAD SPACES "<space id='a' value='1'>\n<value>1</value></space></spaces></pack>", "pack-twice", "", 5,
     8},
    {HEAD SPACES "<space id='a'>\n<value><b/></value></space></spaces></pack>", "pack-element", "", 5, 8},
    {HEAD SPACES "<space id='a'>\n<value unit='vp'>1</value></space></spaces></pack>", "pack-attribute", "",
     5, 8},
    {HEAD SPACES "<space id='a'/>\n<space id='a'/></spaces></pack>", "pack-twice", "", 5, 1},
    {HEAD FIELD() "<links sure='guess' from='s'>\n<link a='a' path='road'/></links></pack>", "pack-key", "",
     7, 1},
    {HEAD FIELD() "<links sure='guess' from='s'>\n<link a='a' b='none' path='road'/></links></pack>",
     "pack-key", "", 7, 13},
    {HEAD FIELD() "<links sure='guess' from='s'>\n<link a='a' b='bb' path='road'/></links></pack>",
     "pack-value", "", 7, 13},
    {HEAD FIELD("<space id='b'/>") "<links sure='guess' from='s'>\n<link a='a' b='b' path='road'/>\n<link "
                                   "a='b' b='a' path='trail'/>"
                                   "</links></pack>",
     "pack-twice", "", 8, 1},
    {HEAD "<position>now</position></pack>", "pack-name", "", 3, 1},
    {HEAD "<position name='a' title='b'/></pack>", "pack-attribute", "", 3, 20},
};

Test(pack_xml, every_fault_has_its_place)
{
    for (size_t i = 0; i < UM_COUNT(faults); i++) {
        said s = {.errors = 0};
        const um_sink sink = {remember, &s};
        um_pack *p = NULL;
        um_status st = um_pack_load(UM_TEXT("t.xml"), um_text_of(faults[i].xml), NULL, NULL, &sink, &p);
        cr_expect_neq(st, UM_OK, "fault %zu (%s) is not seen", i, faults[i].code);
        cr_expect_null(p);
        cr_expect_str_eq(s.code, faults[i].code, "fault %zu: %s", i, s.text);
        cr_expect_str_eq(s.nearest, faults[i].nearest, "fault %zu: %s", i, s.text);
        cr_expect_eq(s.at.line, faults[i].line, "fault %zu (%s): line %u", i, faults[i].code, s.at.line);
        if (faults[i].column)
            cr_expect_eq(s.at.column, faults[i].column, "fault %zu (%s): column %u", i, faults[i].code,
                         s.at.column);
    }
}

Test(pack_xml, the_file_and_the_line_are_shown)
{
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack *p;
    um_pack_load(UM_TEXT("t.xml"), UM_TEXT(HEAD SPACES "<space id='\xc3\xa4' value='99'/></spaces></pack>"),
                 NULL, NULL, &sink, &p);
    cr_expect_str_eq(s.quote, "<space id='\xc3\xa4' value='99'/></spaces></pack>");
    cr_expect_eq(s.at.column, 15, "columns count characters");
    cr_expect_eq(s.errors, 1);
}

Test(pack_xml, many_faults_are_said_at_once)
{
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack *p;
    um_pack_load(
        UM_TEXT("t"),
        UM_TEXT(HEAD SPACES "<space id='a' value='99' terrain='x'/><space id='b' lake='y'/></spaces></pack>"),
        NULL, NULL, &sink, &p);
    cr_expect_eq(s.errors, 3);
}

/* ---- values ---- */

Test(pack_xml, values)
{
    um_pack *p = must_load(
        HEAD
        "<lakes sure='certain' from='s'><lake id='x' name='Lake X'/></lakes>" SPACES
        "<space id='a' name='A &amp; B' value='2..4' terrain=' forest ' lake='Lake X' role='york, quebec'>\n"
        "<alias>Alpha</alias><alias>First</alias><note>of no use</note>"
        "<territory sure='guess' "
        "from='s:3'>br</territory><base-from>1812b..1813a</base-from><fort>unknown</fort></space>\n"
        "</spaces></pack>");
    um_ref a = row_of(p, "space", "first");
    cr_expect(um_text_is(um_ref_name(p, a), "A & B"));
    cr_expect_eq(row_of(p, "space", "Alpha"), a);
    cr_expect(um_text_is(um_row_at(p, a)->note, "of no use"));
    cr_expect_eq(datum_of(p, a, "value")->lo, 2);
    cr_expect_eq(datum_of(p, a, "value")->hi, 4);
    cr_expect_eq(datum_of(p, a, "terrain")->lo, 1);
    cr_expect_eq(datum_of(p, a, "role")->lo, (1 << 1) | (1 << 4));
    cr_expect_eq(datum_of(p, a, "lake")->lo, um_ref_of(1, 0));
    cr_expect_eq(datum_of(p, a, "territory")->sure, UM_GUESS);
    cr_expect(um_text_is(p->sources[datum_of(p, a, "territory")->source], "s:3"));
    cr_expect_eq(datum_of(p, a, "base-from")->lo, 1);
    cr_expect_eq(datum_of(p, a, "base-from")->hi, 3);
    cr_expect_eq(datum_of(p, a, "fort")->sure, UM_UNKNOWN);
    cr_expect_eq(datum_of(p, a, "base")->sure, UM_CERTAIN, "a default");
    cr_expect_eq(p->tables[0].complete.sure, UM_UNKNOWN);
    um_pack_free(p);
}

Test(pack_xml, an_attribute_is_as_sure_as_it_says_itself)
{
    um_pack *p =
        must_load("<pack game='madison' name='t'><source id='s'/><spaces from='s'>"
                  "<space id='a' sure='certain'><value sure='guess'>1</value></space></spaces></pack>");
    cr_expect_eq(datum_of(p, row_of(p, "space", "a"), "value")->sure, UM_GUESS);
    um_pack_free(p);
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack_load(UM_TEXT("t"),
                 UM_TEXT("<pack game='madison' name='t'><source id='s'/><spaces from='s'>"
                         "<space id='a' sure='certain'><value>1</value></space></spaces></pack>"),
                 NULL, NULL, &sink, &p);
    cr_expect_str_eq(s.code, "pack-sure", "a value does not inherit from its row");
}

Test(pack_xml, no_attribute_of_a_game_has_a_reserved_name)
{
    static const char *const reserved[] = {"id", "name", "sure", "from", "alias", "note"};
    static const char *const lists[] = {"source", "note", "position"};
    for (int g = 0; g < um_ngames; g++)
        for (int k = 0; k < um_games[g]->nkinds; k++) {
            const um_kind *kind = &um_games[g]->kinds[k];
            for (int a = 0; a < kind->nattrs; a++)
                for (size_t i = 0; i < UM_COUNT(reserved); i++)
                    cr_expect_str_neq(kind->attrs[a].name, reserved[i]);
            for (size_t i = 0; i < UM_COUNT(lists); i++)
                cr_expect_str_neq(kind->plural, lists[i]);
            cr_expect(kind->keys == 0 || kind->keys == 2);
        }
}

/* ---- overlays ---- */

#define OVER "<pack game='madison' name='o' base='madison'><source id='owner'>the printed map</source>\n"

Test(pack_xml, overlay)
{
    um_pack *base = must_builtin("madison");
    um_pack *p = must_load(
        OVER
        "<spaces complete='certain' from='owner'>"
        "<space id='albany'><value sure='certain' from='owner'>9</value></space>"
        "<space id='troy' name='Troy' sure='certain' from='owner'><alias>New Town</alias></space></spaces>"
        "<links sure='certain' from='owner'><link a='utica' b='albany' path='trail'/>"
        "<link a='troy' b='albany' path='road'/></links>"
        "<position name='1814'>now 1814 winter</position><position name='mine'>score 0</position></pack>");
    cr_expect_eq(um_rows(p, 0), um_rows(base, 0) + 1);
    cr_expect_eq(um_rows(p, 3), um_rows(base, 3) + 1);
    um_ref albany = row_of(p, "space", "albany");
    cr_expect_eq(datum_of(p, albany, "value")->lo, 9);
    cr_expect_eq(datum_of(p, albany, "value")->sure, UM_CERTAIN);
    cr_expect_eq(datum_of(p, albany, "terrain")->sure, UM_GUESS, "the rest is the base's");
    cr_expect_eq(um_row_at(p, albany)->exists.source, um_row_at(base, albany)->exists.source);
    cr_expect_eq(row_of(p, "space", "New Town"), um_ref_of(0, um_rows(base, 0)));
    um_ref link = um_row_by_keys(p, 3, albany, row_of(p, "space", "utica"));
    cr_expect_eq(datum_of(p, link, "path")->lo, 2);
    cr_expect_eq(datum_of(p, link, "path")->sure, UM_CERTAIN);
    cr_expect_eq(um_row_at(p, link)->exists.sure, um_row_at(base, link)->exists.sure,
                 "existence is another datum");
    cr_expect_eq(p->tables[0].complete.sure, UM_CERTAIN);
    cr_expect_eq(p->npositions, base->npositions + 1);
    cr_expect(um_text_is(p->base, "madison"));
    cr_expect(um_text_is(p->name, "o"));
    cr_expect_str_neq(p->digest, base->digest);
    um_pack_free(p);
    um_pack_free(base);
}

static um_status give(void *user, um_text name, const um_sink *sink, um_pack **out)
{
    cr_expect(um_text_is(name, "madison"));
    ++*(int *)user;
    return um_pack_builtin(NULL, UM_TEXT("madison"), sink, out);
}

Test(pack_xml, a_base_is_asked_for)
{
    um_pack *p;
    int asked = 0;
    cr_assert_eq(um_pack_load(UM_TEXT("t"), UM_TEXT(OVER "</pack>"), give, &asked, NULL, &p), UM_OK);
    cr_expect_eq(asked, 1);
    um_pack_free(p);
}

Test(pack_xml, an_overlay_may_cite_sources_of_its_base)
{
    um_pack *p = must_load("<pack game='madison' name='o' base='madison'><spaces><space id='albany'>"
                           "<value sure='likely' from='rulebook:2.17'>9</value></space></spaces></pack>");
    um_pack_free(p);
}

Test(pack_xml, references_by_side_and_kind)
{
    um_pack *p = must_load(
        OVER
        "<cards sure='certain' from='owner'><card id='1' unit='br:13th'/><card id='2' unit='ship:detroit_v'/>"
        "<card id='3' unit='none'/><card id='4' unit='Oneida'/></cards></pack>");
    static const char *const units[] = {"b_13", "detroit_v", "?", "oneida"};
    for (int i = 0; i < 4; i++) {
        char id[] = {(char)('1' + i), '\0'};
        cr_expect(um_text_is(um_ref_id(p, datum_of(p, row_of(p, "card", id), "unit")->lo), units[i]),
                  "card %s", id);
    }
    um_pack_free(p);
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack_load(UM_TEXT("t"),
                 UM_TEXT(OVER "<cards sure='certain' from='owner'><card id='1' unit='13th'/></cards></pack>"),
                 NULL, NULL, &sink, &p);
    cr_expect_str_eq(s.text,
                     "unit: found '13th', expected the id of one unit or leader or ship: 2 have this name");
}

Test(pack_xml, the_manual_s_first_pack)
{
    um_buf b = {0};
    char line[400];
    bool inside = false;
    FILE *f = fopen("man/umpire-pack.5", "r");
    cr_assert_not_null(f);
    while (fgets(line, sizeof line, f)) {
        inside = inside || strncmp(line, "<?xml", 5) == 0;
        if (inside)
            um_buf_str(&b, line);
        if (inside && strncmp(line, "</pack>", 7) == 0)
            break;
    }
    fclose(f);
    cr_assert(inside);
    um_pack *p = must_load(b.p);
    cr_expect_eq(datum_of(p, row_of(p, "space", "Lansingburgh"), "lake")->lo, UM_NONE);
    um_pack_free(p);
    um_buf_free(&b);
}

/* ---- limits ---- */

static void too_much(const char *code, void make(um_buf *b, int n), int most)
{
    for (int over = 0; over < 2; over++) {
        um_buf b = {0};
        said s = {.errors = 0};
        const um_sink sink = {remember, &s};
        um_pack *p = NULL;
        make(&b, most + over);
        um_status st = um_pack_load(UM_TEXT("t"), um_buf_view(&b), NULL, NULL, &sink, &p);
        cr_expect_eq(st, over ? UM_LIMIT : UM_OK, "%d %s: %s %s", most + over, code, s.code, s.text);
        cr_expect_str_eq(s.code, over ? code : "");
        um_pack_free(p);
        um_buf_free(&b);
    }
}

static void aliases(um_buf *b, int n)
{
    um_buf_str(b, HEAD SPACES "<space id='a'>");
    for (int i = 0; i < n; i++)
        um_buf_printf(b, "<alias>a%d</alias>", i);
    um_buf_str(b, "</space></spaces></pack>");
}

static void positions(um_buf *b, int n)
{
    um_buf_str(b, HEAD);
    for (int i = 0; i < n; i++)
        um_buf_printf(b, "<position name='p%d'/>", i);
    um_buf_str(b, "</pack>");
}

static void rows(um_buf *b, int n)
{
    um_buf_str(b, HEAD "<setups sure='guess' from='s'>");
    for (int i = 0; i < n; i++)
        um_buf_printf(b, "<setup id='a%d'/>", i);
    um_buf_str(b, "</setups></pack>");
}

static void sources(um_buf *b, int n)
{
    um_buf_str(b, "<pack game='madison' name='t'>");
    for (int i = 0; i < n; i++)
        um_buf_printf(b, "<source id='s%d'/>", i);
    um_buf_str(b, "</pack>");
}

static void elements(um_buf *b, int n)
{
    um_buf_str(b, "<pack game='madison' name='t'>");
    for (int i = 1; i < n; i++)
        um_buf_str(b, "<note/>");
    um_buf_str(b, "</pack>");
}

static void tag(um_buf *b, int n)
{
    um_buf_str(b, "<pack game='madison' name='t' version='");
    for (int i = (int)b->n; i < n - 1; i++)
        um_buf_char(b, 'x');
    um_buf_str(b, "'></pack>");
}

Test(pack_xml, limits)
{
    too_much("pack-aliases", aliases, UM_PACK_ALIASES_MAX);
    too_much("pack-positions", positions, UM_PACK_POSITIONS_MAX);
    too_much("pack-rows", rows, UM_ROWS_MAX);
    too_much("pack-source", sources, 256);
    too_much("pack-elements", elements, UM_PACK_ELEMENTS_MAX);
    too_much("pack-tag", tag, UM_PACK_TAG_MAX);
}

Test(pack_xml, too_many_bytes)
{
    um_buf b = {0};
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack *p;
    um_buf_str(&b, "<pack game='madison' name='t'>");
    while (b.n <= UM_PACK_BYTES_MAX)
        um_buf_str(&b, "                                                                ");
    cr_expect_eq(um_pack_load(UM_TEXT("t"), um_buf_view(&b), NULL, NULL, &sink, &p), UM_LIMIT);
    cr_expect_str_eq(s.code, "pack-bytes");
    um_buf_free(&b);
}

Test(pack_xml, attributes_without_number)
{
    um_buf b = {0};
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    um_pack *p;
    um_buf_str(&b, "<!-- = = <a b='c'> -->\n<pack game='madison' name='t'");
    for (int i = 0; i < UM_PACK_ATTRIBUTES_MAX; i++)
        um_buf_printf(&b, " a%d=''", i);
    um_buf_str(&b, "/>");
    cr_expect_eq(um_pack_load(UM_TEXT("t"), um_buf_view(&b), NULL, NULL, &sink, &p), UM_LIMIT);
    cr_expect_str_eq(s.code, "pack-tag");
    cr_expect_eq(s.at.line, 2);
    um_buf_free(&b);
}

/* ---- the schema ---- */

Test(pack_xml, the_schema_knows_good_from_bad)
{
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    for (int i = 0; um_pack_builtin_name(i).n; i++)
        cr_expect_eq(
            um_pack_validate(um_pack_builtin_name(i), um_pack_builtin_xml(um_pack_builtin_name(i)), &sink),
            UM_OK, "%s", s.text);
    cr_expect_eq(um_pack_validate(UM_TEXT("t"), UM_TEXT("<pack game='g'/>"), &sink), UM_FORMAT);
    cr_expect_str_eq(s.code, "pack-schema");
    cr_expect_eq(um_pack_validate(UM_TEXT("t"), UM_TEXT(HEAD "<a><b sure='never'/></a></pack>"), NULL),
                 UM_FORMAT);
    cr_expect_eq(um_pack_validate(UM_TEXT("t"), UM_TEXT(HEAD "<a><b><c><d/></c></b></a></pack>"), NULL),
                 UM_FORMAT);
}

/* Whether a pack is told valid without its schema; it is then valid by it, too. */
static bool is_plain(um_text bytes)
{
    um_xml x;
    bool plain = um_xml_open(&x, UM_TEXT("t"), bytes, NULL) == UM_OK && um_pack_is_plain(&x);
    um_xml_close(&x);
    if (plain)
        cr_assert_eq(um_pack_validate(UM_TEXT("t"), bytes, NULL), UM_OK, "%.*s", UM_FMT(bytes));
    return plain;
}

Test(pack_xml, what_is_plain_at_a_glance_is_valid_by_the_schema)
{
    static const char whole[] =
        "<pack game='g' name='t' title='T' version='1' base='b'><?p q?>\n<source "
        "id='s'>x</source><note>n</note>\n"
        "<as complete='guess' sure='likely' from='s'>\n<!-- c --><a id='x' sure='certain' "
        "any='1'><alias>y</alias>"
        "<note/><v sure='unknown' from='s'>1</v>\n</a></as><position name='p'>move</position></pack>";
    static const char letters[] = "<>/='\" abcdest!?-&;:\n";
    cr_expect(is_plain(um_text_of(whole)));
    for (int i = 0; um_pack_builtin_name(i).n; i++)
        cr_expect(is_plain(um_pack_builtin_xml(um_pack_builtin_name(i))));
    for (size_t i = 0; i < UM_COUNT(faults); i++)
        is_plain(um_text_of(faults[i].xml));
    int plain = 0;
    for (size_t at = 0; at + 1 < sizeof whole; at++)
        for (size_t k = 0; k + 1 < sizeof letters; k++) {
            char other[sizeof whole + 1];
            size_t more = k % 2; /* put in, or in the place of what is there */
            memcpy(other, whole, at);
            other[at] = letters[k];
            memcpy(other + at + 1, whole + at + 1 - more, sizeof whole - at - 1 + more);
            plain += is_plain(um_text_of(other));
        }
    cr_expect_geq(plain, 500, "%d", plain);
    static const char *const bad[] = {"<pack game='g' name='t' xmlns='u'/>",
                                      "<pack game='g' name='t' xmlns:u='u' u:x='1'/>",
                                      "<pack game='g' name='t'><as complete='no'/></pack>",
                                      "<pack game='g' name='t'><as b='1'/></pack>",
                                      "<pack game='g' name='t'><as><a sure='no'/></as></pack>",
                                      "<pack game='g' name='t'><as>t</as></pack>",
                                      "<pack game='g' name='t'><as><a>t</a></as></pack>",
                                      "<pack game='g' name='t'><source>t</source></pack>",
                                      "<pack game='g' name='t'><as><a><v w='1'/></a></as></pack>",
                                      "<pack game='g'/>",
                                      "<pack name='g'/>",
                                      "<pack game='g' name='t'><as><a><alias sure='guess'/></a></as></pack>",
                                      "<pack game='g' name='t'><as><a><v><b/></v></a></as></pack>"};
    for (size_t i = 0; i < UM_COUNT(bad); i++)
        cr_expect(!is_plain(um_text_of(bad[i])), "%s", bad[i]);
}

Test(pack_xml, builtin)
{
    um_pack *p = NULL;
    cr_expect_eq(um_pack_builtin(um_games[0], UM_TEXT(""), NULL, &p), UM_OK);
    um_pack_free(p);
    said s = {.errors = 0};
    const um_sink sink = {remember, &s};
    cr_expect_eq(um_pack_builtin(NULL, UM_TEXT("schema"), &sink, &p), UM_NAME);
    cr_expect_eq(um_pack_builtin(NULL, UM_TEXT("nothing"), &sink, &p), UM_NAME);
    cr_expect_eq(s.errors, 2);
}

/* ---- no memory ---- */

static um_status load_and_copy(void *user)
{
    um_pack *p = NULL, *copy = NULL;
    um_pack_report r;
    um_status s = um_pack_load(UM_TEXT("t"), um_text_of(user), NULL, NULL, NULL, &p);
    if (s != UM_OK)
        return s;
    s = um_pack_copy(p, &copy, NULL);
    um_pack_free(copy);
    if (s == UM_OK) {
        s = um_pack_check(p, NULL, &r);
        um_pack_report_free(&r);
    }
    um_pack_free(p);
    return s;
}

Test(pack_xml, survives_want_of_memory)
{
    static char xml[] = HEAD "<spaces complete='guess' sure='certain' from='s'><space "
                             "id='a'><alias>A</alias><value>3</value></space>"
                             "<space id='b' name='B &amp; C'/></spaces><links sure='guess' from='s'><link "
                             "a='a' b='b' path='road'/></links>"
                             "<cards sure='guess' from='s:1'><card id='1' title='one'/></cards><position "
                             "name='p'>score 0</position></pack>";
    um_torture(load_and_copy, xml, 0);
}

Test(pack_xml, an_overlay_survives_want_of_memory)
{
    static char xml[] = OVER
        "<spaces from='owner'><space id='albany'><value sure='certain'>9</value></space></spaces></pack>";
    um_torture(load_and_copy, xml, 60);
}
