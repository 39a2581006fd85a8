/* The record language means what umpire-record(5) says: each fault is told in its place and spoils its line
 * only. That what is written reads the same is held by test_record_round.c. */
#include "parser/pack/pack_xml.h"
#include "parser/record/reader.h"
#include "tests/torture.h"
#include "tests/toy.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

typedef struct heard {
    int n;
    um_level level;
    um_status status;
    uint32_t line, column, width;
    char code[32], nearest[64], message[400], quote[200], file[64];
} heard;

static void listen(void *user, const um_diag *d)
{
    heard *h = user;
    if (h->n++)
        return; /* the first counts */
    h->level = d->level;
    h->status = d->status;
    h->line = d->at.line;
    h->column = d->at.column;
    h->width = d->width;
    snprintf(h->code, sizeof h->code, "%s", d->code);
    snprintf(h->nearest, sizeof h->nearest, "%s", d->nearest ? d->nearest : "");
    snprintf(h->message, sizeof h->message, "%s", d->message);
    snprintf(h->quote, sizeof h->quote, "%.*s", (int)d->quote.n, d->quote.n ? d->quote.p : "");
    snprintf(h->file, sizeof h->file, "%s", d->at.file ? d->at.file : "");
}

static um_pack *pack;

static um_status read_record(const char *text, heard *h, um_record **out)
{
    *h = (heard){0};
    um_read_options o = {
        .game = &toy_game, .find_pack = toy_find_pack, .find_pack_user = pack, .sink = {listen, h}};
    return um_record_read(UM_TEXT("toy.ump"), um_text_of(text), &o, out);
}

static void setup(void)
{
    pack = toy_pack();
    cr_assert(pack);
}

static void teardown(void)
{
    um_pack_free(pack);
}

TestSuite(record, .init = setup, .fini = teardown);

static um_record *must_read(const char *text)
{
    heard h;
    um_record *r = NULL;
    cr_assert_eq(read_record(text, &h, &r), UM_OK, "%s: %s", text, h.message);
    cr_assert_eq(h.n, 0, "%s: %u: %s", text, h.line, h.message);
    return r;
}

static char *written(const um_record *r)
{
    static char out[65536];
    um_buf b = {0};
    cr_assert_eq(um_record_write(r, &b), UM_OK);
    snprintf(out, sizeof out, "%s", b.p ? b.p : "");
    um_buf_free(&b);
    return out;
}

/* ---- lines and what becomes of them ---- */

Test(record, lines_are_laid_out)
{
    static const struct {
        const char *in, *out;
    } lines[] = {
        {"move 41st: York - Fort Erie", "move 41st: York - Fort Erie"},
        {"  MOVE   41ST :york  -  FORT-ERIE", "move 41st: York - Fort Erie"},
        {"move b41:t1 - t2", "move 41st: York - Fort Erie"},
        {"move us:1st reduced, br:1st: York .. Bath cost=3",
         "move us:1st reduced, br:1st: York .. Bath cost=3"},
        {"move 41st: .. Bath", "move 41st: .. Bath"},
        {"move 41st: York \xe2\x80\x93 Fort Erie \xe2\x80\xa6 Bath", "move 41st: York - Fort Erie .. Bath"},
        {"move \xe2\x80\x9c"
         "41st\xe2\x80\x9d: York",
         "move 41st: York"},
        {"br: move 41st: York with=us:1st, C2", "br: move 41st: York with=us:1st, C2"},
        {"move cost=2 41st with=br:1st: York - Bath", "move 41st: York - Bath cost=2 with=br:1st"},
        {"move \"Red, White & Blue\", 41st: York", "move \"Red, White & Blue\", 41st: York"},
        {"play 3 event", "play 3 event"},
        {"play event", "play event"},
        {"play march", "play march"},
        {"play march march", "play march march"},
        {"play 3 march 41st at York", "play 3 march 41st at York"},
        {"play 3 march at York", "play 3 march at York"},
        {"play at York march", "play march at York"},
        {"roll 5+6", "roll 5,6"},
        {"roll 5, 6 for us result=good", "roll 5,6 for us result=good"},
        {"roll", "roll"},
        {"roll result = elite", "roll result=elite"},
        {"fire us: 41st H H C, C2 F", "fire us: 41st H H C, C2 F"},
        {"fire us:41st h at Bath", "fire us: 41st H at Bath"},
        {"give C2 2, Fort Erie 12 to br", "give C2 2, Fort Erie 12 to br"},
        {"give C 22 1 to us", "give C 22 1 to us"},
        {"give C2 22 to us", "give C2 22 to us"},
        {"aim 41st to 12.5,-0.25 by 6", "aim 41st to 12.5,-0.25 by 6"},
        {"aim 41st by 0.05 points=br 2", "aim 41st by 0.05 points=br 2"},
        {"aim 41st points=-2", "aim 41st points=br 2"},
        {"aim 41st points=us 0", "aim 41st points=0"},
        {"say what a day, said he: 6\" of rain", "say \"what a day, said he: 6\\\" of rain\""},
        {"say well then", "say well then"},
        {"say \"a # b\" # and so on", "say \"a # b\"  # and so on"},
        {"say \"he said \\\"no\\\" \\\\ left\"", "say \"he said \\\"no\\\" \\\\ left\""},
        {"pass why=tired", "pass why=\"tired\""},
        {"odd 1 2", "odd 1 2"},
        {"odd b=2", "odd b=2"},
        {"odd who=\"march\"", "odd march"},
        {"odd mode=march", "odd mode=march"},
        {"odd us", "odd us"},
        {"at York: at, 41st", "at York: at, 41st"},
        {"score us 3", "score us 3"},
        {"claim cost 3..4", "claim cost 3..4"},
        {"us: claim cost 3", "us: claim cost 3"},
        {"expect cost 3", "expect cost 3"},
        {"claim vp br 2..4", "claim vp br 2..4"},
        {"claim vp -2..3", "claim vp -2..3"},
        {"claim linked York - Bath maybe", "claim linked York - Bath maybe"},
        {"claim grade C2 raw..good", "claim grade C2 raw..good"},
        {"claim where C2 at none", "claim where C2 at none"},
        {"claim owner York none", "claim owner York none"},
        {"accept 3 \"we talked\"", "accept 3 \"we talked\""},
        {"umpire 1", "umpire 1"},
        {"title   The   first  game", "title The first game"},
        {"player us Ann   O'Hara", "player us Ann O'Hara"},
        {"trust certain", "trust certain"},
        {"ruling R-pace=loose", "ruling R-pace=loose"},
        {"position  start", "position start"},
        {"data link York Bath trail", "data link York Bath trail"},
        {"data link York - Bath path road", "data link York - Bath path road"},
        {"data table 2 elite", "data table 2 elite"},
        {"data table 2 raw..good", "data table 2 raw..good"},
        {"data card 3 points 2..3", "data card 3 points 2..3"},
        {"data piece C2 skills swim, ride", "data piece C2 skills swim, ride"},
        {"data piece C2 skills none", "data piece C2 skills none"},
        {"data piece C2 home none", "data piece C2 home none"},
        {"data piece C2 motto \"we hold\"", "data piece C2 motto \"we hold\""},
        {"data link York - Fort Erie exists yes", "data link York - Fort Erie exists yes"},
        {"data links complete", "data links complete"},
        {"declare piece B3 side=br grade=elite home=Fort Erie",
         "declare piece B3 side=br grade=elite home=Fort Erie"},
        {"from \"a b.vlog\" sha256 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
         "from \"a b.vlog\" sha256 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"},
    };
    for (size_t i = 0; i < UM_COUNT(lines); i++) {
        um_record *r = must_read(lines[i].in);
        char want[400];
        snprintf(want, sizeof want, "%s\n", lines[i].out);
        cr_expect_str_eq(written(r), want, "of %s", lines[i].in);
        um_record_free(r);
        r = must_read(want);
        cr_expect_str_eq(written(r), want, "again, of %s", lines[i].in);
        um_record_free(r);
    }
}

Test(record, values_mean_what_they_say)
{
    um_record *r = must_read(
        "br: move us:1st reduced, b41: York .. Bath cost=3\naim C2 to -12.5,8 by -0.25 points=br 3");
    const um_action *a = &r->cases[0].items[0].action;
    int n;
    cr_assert_eq(r->cases[0].nitems, 2);
    cr_expect_eq(a->verb, TOY_MOVE);
    cr_expect_eq(a->player, 1);
    cr_expect_eq(a->at.line, 1);
    cr_expect_eq(a->at.column, 1);
    const um_value *v = um_values_of(a, 0, &n);
    cr_assert_eq(n, 2);
    cr_expect_eq(v[0].ref, um_ref_of(TOY_PIECE, 0));
    cr_expect_eq(v[0].mark, 1);
    cr_expect_eq(v[1].ref, um_ref_of(TOY_PIECE, 2));
    cr_expect_eq(v[1].mark, -1);
    v = um_values_of(a, 1, &n);
    cr_assert_eq(n, 2);
    cr_expect(!v[0].gap && v[1].gap);
    cr_expect_eq(um_int_arg(a, 2, 0), 3);
    cr_expect(!um_has_arg(a, 3));
    a = &r->cases[0].items[1].action;
    v = um_values_of(a, 1, &n);
    cr_assert_eq(n, 2);
    cr_expect_eq(v[0].num, -1250);
    cr_expect_eq(v[1].num, 800);
    cr_expect_eq(um_int_arg(a, 2, 0), -25);
    cr_expect_eq(um_int_arg(a, 3, 0), -3);
    um_record_free(r);
}

Test(record, ranges_have_two_ends)
{
    um_record *r = must_read("claim vp br 2..4\nclaim linked York - Bath maybe\nclaim cost 7");
    int n;
    const um_value *v = um_values_of(&r->cases[0].items[0].action, 0, &n);
    cr_expect(n == 1 && v->num == -4 && v->hi == -2);
    v = um_values_of(&r->cases[0].items[1].action, 2, &n);
    cr_expect(n == 1 && v->num == 0 && v->hi == 1);
    v = um_values_of(&r->cases[0].items[2].action, 0, &n);
    cr_expect(n == 1 && v->num == 7 && v->hi == 7);
    um_record_free(r);
}

/* ---- faults ---- */

Test(record, faults_name_their_place)
{
    static const struct {
        const char *text;
        uint32_t line, column, width;
        const char *code, *nearest;
    } faults[] = {
        {"mvoe 41st: York", 1, 1, 4, "unknown-verb", "move"},
        {"xyzzyx", 1, 1, 6, "unknown-verb", ""},
        {"claimm cost 3", 1, 1, 6, "unknown-verb", "claim"},
        {"titel x", 1, 1, 5, "unknown-verb", "title"},
        {"\n\n  move 41ts: York", 3, 8, 4, "unknown-name", "41st"},
        {"move 42nd: York", 1, 6, 4, "unknown-name", ""},
        {"move 41st: York - Fort Eire - Bath", 1, 19, 9, "unknown-name", "Fort Erie"},
        {"move 1st: York", 1, 6, 3, "ambiguous-name", ""},
        {"move York: York", 1, 6, 4, "unknown-name", ""},
        {"move \"Red, Wite & Blue\": York", 1, 6, 18, "unknown-name", "Red, White & Blue"},
        {"move 41st York", 1, 11, 4, "expected", ""},
        {"move 41st", 1, 10, 1, "expected", ""},
        {"move 41st: ", 1, 11, 1, "expected", ""},
        {"move 41st: York -", 1, 18, 1, "expected", ""},
        {"move 41st,: York", 1, 11, 1, "expected", ""},
        {"move 41st: York cost=lots", 1, 22, 4, "expected", ""},
        {"move 41st: York cost=2..3", 1, 22, 4, "expected", ""},
        {"move 41st: York cots=2", 1, 17, 4, "unknown-key", "cost"},
        {"move 41st: York cost=2 cost=2", 1, 24, 4, "twice", ""},
        {"play 3 evnet", 1, 8, 5, "unknown-word", "event"},
        {"play 3 event York York", 1, 19, 4, "unknown-word", ""},
        {"play 3 event Yrok", 1, 14, 4, "unknown-name", "York"},
        {"roll 5,6 fro us", 1, 10, 3, "unknown-word", "for"},
        {"roll 5,x", 1, 8, 1, "expected", ""},
        {"roll 5 for ur", 1, 12, 2, "unknown-word", "us"},
        {"roll result=god", 1, 13, 3, "unknown-word", "good"},
        {"give C2 to us", 1, 9, 2, "expected", ""},
        {"aim 41st by 6.125", 1, 13, 5, "expected", ""},
        {"aim 41st to 5", 1, 14, 1, "expected", ""},
        {"score us -3", 1, 10, 2, "expected", ""},
        {"pass now", 1, 6, 3, "unexpected", ""},
        {"say \"unclosed", 1, 5, 1, "quote", ""},
        {"say a\x01z", 1, 6, 1, "control", ""},
        {"claim", 1, 6, 1, "expected", ""},
        {"claim csot 3", 1, 7, 4, "unknown-query", "cost"},
        {"claim cost", 1, 11, 1, "expected", ""},
        {"claim cost 4..3", 1, 12, 4, "expected", ""},
        {"expect legl", 1, 8, 4, "unknown-query", "legal"},
        {"expect legal", 1, 1, 12, "expect-first", ""},
        {"pass\nexpect illegal 1.4", 2, 16, 3, "unknown-rule", "1.1"},
        {"pass\nexpect illegal only", 2, 20, 1, "expected", ""},
        {"pass\nexpect illegal by 1.1", 2, 19, 3, "expected", ""},
        {"pass\nexpect illegal by", 2, 18, 1, "expected", ""},
        {"pass\nexpect legal 1.1", 2, 14, 3, "expected", ""},
        {"accept 0 \"x\"", 1, 8, 1, "expected", ""},
        {"accept 1", 1, 9, 1, "expected", ""},
        {"umpire 2", 1, 8, 1, "version", ""},
        {"trust certan", 1, 7, 6, "unknown-word", "certain"},
        {"ruling R-pase=loose", 1, 8, 6, "unknown-ruling", "R-pace"},
        {"ruling R-pace=lose", 1, 15, 4, "unknown-option", "loose"},
        {"player ux Ann", 1, 8, 2, "unknown-word", "us"},
        {"position strat", 1, 10, 5, "unknown-name", "start"},
        {"data lnik York Bath road", 1, 6, 4, "unknown-kind", "link"},
        {"data link York Bathe road", 1, 16, 5, "unknown-name", "Bath"},
        {"data link York Bath rood", 1, 21, 4, "bad-value", "road"},
        {"data card 3 4", 1, 13, 1, "bad-value", ""},
        {"data piece C2 good", 1, 15, 4, "unknown-key", ""},
        {"data piece C2 grad good", 1, 15, 4, "unknown-key", "grade"},
        {"declare piece c2", 1, 15, 2, "twice", ""},
        {"declare piece X grad=raw", 1, 17, 4, "unknown-key", "grade"},
        {"game toys", 1, 6, 4, "unknown-game", ""},
        {"pass\ngame madison", 2, 6, 7, "late", ""},
        {"case a\npass\ncase a", 3, 6, 1, "twice", ""},
        {"pass\ncase a", 2, 1, 4, "head", ""},
        {"case a\ntitle no", 2, 1, 5, "misplaced", ""},
        {"from x md5 y", 1, 8, 3, "expected", ""},
        {"case a b", 1, 8, 1, "expected", ""},
        {"us: 41st", 1, 5, 4, "unknown-verb", ""},
        {"# caf\xc3\xa9\nsay \xc3\xa9\xc3\xa9 \nmove \xc3\xa9\xc3\xa9\xc3\xa9 41st: York", 3, 6, 3,
         "unknown-name", ""},
    };
    for (size_t i = 0; i < UM_COUNT(faults); i++) {
        heard h;
        um_record *r = NULL;
        cr_assert_eq(read_record(faults[i].text, &h, &r), UM_OK, "%s", faults[i].text);
        cr_expect(h.n >= 1 && h.level == UM_ERROR, "nothing is said about: %s", faults[i].text);
        cr_expect_str_eq(h.code, faults[i].code, "%s: %s", faults[i].text, h.message);
        cr_expect(h.line == faults[i].line && h.column == faults[i].column && h.width == faults[i].width,
                  "%s: %u:%u +%u: %s", faults[i].text, h.line, h.column, h.width, h.message);
        cr_expect_str_eq(h.nearest, faults[i].nearest, "%s", faults[i].text);
        cr_expect_gt(r->nbad, 0, "%s", faults[i].text);
        um_record_free(r);
    }
}

/* The same record, as it is typed, and as mail programs, word processors and other systems hand it on. */
Test(record, what_is_typed_elsewhere_reads_alike)
{
    static const char *const ways[] = {
        "position start\nmove 41st: York - Bath\nus: pass\n",
        "position start\r\nmove 41st: York - Bath\r\nus: pass\r\n",
        "position start\rmove 41st: York - Bath\rus: pass\r",
        "position start\r\r\nmove 41st: York - Bath\r\r\nus: pass\r\r\n",
        "> position start\n> > move 41st: York - Bath\n>us: pass\n",
        "position start\nmove\xc2\xa0"
        "41st: York\xe2\x80\xaf- Bath\nus:\xc2\xa0pass\n",
        "position start\nmove \xc2\xab\xc2\xa0"
        "41st\xc2\xa0\xc2\xbb: \xc2\xab York \xc2\xbb - Bath\nus: pass\n",
        "position start\nmove 41st: York-Bath\nus pass\n",
        "position start\nmove 41st: York->Bath\nUS: pass\n",
        "position start\nmove 41st: Y\xc3\xb6rk\xe2\x80\x93"
        "BA\xcc\x81TH\nAmericans: pass\n",
    };
    um_buf first = {0};
    for (size_t i = 0; i < UM_COUNT(ways); i++) {
        heard h;
        um_record *r = NULL;
        um_buf out = {0};
        cr_assert_eq(read_record(ways[i], &h, &r), UM_OK, "%s", ways[i]);
        cr_expect_eq(r->nbad, 0, "%s: %s", ways[i], h.message);
        cr_expect(h.n == 0 || strcmp(h.code, "quoted") == 0, "%s: %s", ways[i], h.message);
        cr_expect_eq(um_record_write(r, &out), UM_OK);
        if (i == 0)
            um_buf_text(&first, um_buf_view(&out));
        cr_expect_str_eq(um_buf_view(&out).p, um_buf_view(&first).p, "%s", ways[i]);
        um_buf_free(&out);
        um_record_free(r);
    }
    um_buf_free(&first);
}

Test(record, a_fault_spoils_its_line_only)
{
    heard h;
    um_record *r = NULL;
    cr_assert_eq(read_record("pass\nmvoe 41st: York # oh\nroll 5,6\nexpect lgal\n", &h, &r), UM_OK);
    cr_expect_eq(h.n, 2);
    cr_expect_str_eq(h.quote, "mvoe 41st: York # oh");
    cr_assert_eq(r->cases[0].nitems, 4);
    const um_item *it = r->cases[0].items;
    cr_expect_eq(it[0].kind, UM_I_ACTION);
    cr_expect_eq(it[1].kind, UM_I_BAD);
    cr_expect(it[1].blind, "the line may have been an action");
    cr_expect_eq(it[2].kind, UM_I_ACTION);
    cr_expect_eq(it[3].kind, UM_I_BAD);
    cr_expect(!it[3].blind, "an expectation changes no position");
    cr_expect_eq(r->nbad, 2);
    cr_expect_str_eq(written(r), "pass\nmvoe 41st: York # oh\nroll 5,6\nexpect lgal\n");
    um_record_free(r);
}

Test(record, ambiguity_names_the_choices)
{
    heard h;
    um_record *r = NULL;
    cr_assert_eq(read_record("move 1st: York", &h, &r), UM_OK);
    cr_expect(strstr(h.message, "us:1st, br:1st"), "%s", h.message);
    um_record_free(r);
}

Test(record, faults_in_a_position_name_it)
{
    heard h;
    um_record *r = NULL;
    cr_assert_eq(read_record("position faulty\npass\n", &h, &r), UM_OK);
    cr_expect_eq(h.n, 1);
    cr_expect_str_eq(h.file, "position faulty");
    cr_expect_eq(h.line, 2);
    cr_expect_str_eq(h.nearest, "York");
    cr_expect_eq(r->cases[0].nbad, 1);
    um_record_free(r);
    cr_assert_eq(read_record("position loop\n", &h, &r), UM_OK);
    cr_expect_str_eq(h.code, "deep-position");
    um_record_free(r);
}

Test(record, a_record_without_game_or_pack_is_refused)
{
    heard h = {0};
    um_record *r = NULL;
    um_read_options o = {.find_pack = toy_find_pack, .find_pack_user = pack, .sink = {listen, &h}};
    cr_expect_eq(um_record_read(UM_TEXT("x"), UM_TEXT("pass\npass\n"), &o, &r), UM_NAME);
    cr_expect_eq(h.n, 1);
    cr_expect_str_eq(h.code, "no-game");
    cr_expect_eq(read_record("pack other\npass\npass\ncase a\n", &h, &r), UM_NAME);
    cr_expect_str_eq(h.code, "no-pack");
    cr_expect_eq(um_record_read(UM_TEXT("x"), UM_TEXT(""), &o, &r), UM_NAME);
}

/* ---- files ---- */

Test(record, bom_and_carriage_returns_are_taken)
{
    um_record *r = must_read("\xef\xbb\xbfgame toy\r\npass\r\n\r\nroll 1,2\r\n");
    cr_expect_str_eq(written(r), "game toy\npass\n\nroll 1,2\n");
    um_record_free(r);
}

Test(record, end_ends)
{
    um_record *r = must_read("pass\nend\nwhatever = this is\n");
    cr_expect_eq(r->cases[0].nitems, 2);
    um_record_free(r);
}

static char *repeat(const char *line, size_t n, size_t *len)
{
    size_t one = strlen(line);
    char *p = malloc(one * n + 1);
    cr_assert(p);
    for (size_t i = 0; i < n; i++)
        memcpy(p + i * one, line, one);
    *len = one * n;
    p[*len] = '\0';
    return p;
}

static um_status read_many(const char *line, size_t n, heard *h, um_record **r)
{
    size_t len;
    char *text = repeat(line, n, &len);
    um_status s = read_record(text, h, r);
    free(text);
    return s;
}

Test(record, limits_hold)
{
    heard h;
    um_record *r = NULL;
    cr_expect_eq(read_many("\n", UM_RECORD_LINES_MAX, &h, &r), UM_OK);
    um_record_free(r);
    cr_expect_eq(read_many("\n", UM_RECORD_LINES_MAX + 1, &h, &r), UM_LIMIT);
    cr_expect_str_eq(h.code, "many-lines");
    cr_expect_eq(read_many("#234567890123456", UM_RECORD_BYTES_MAX / 16, &h, &r), UM_OK);
    cr_expect_str_eq(h.code, "long-line");
    um_record_free(r);
    cr_expect_eq(read_many("0123456789abcdefg", UM_RECORD_BYTES_MAX / 16, &h, &r), UM_LIMIT);
    cr_expect_str_eq(h.code, "long-file");
    cr_expect_eq(read_many("say ", UM_TOKENS_MAX, &h, &r), UM_OK);
    cr_expect_eq(h.n, 0);
    um_record_free(r);
    cr_expect_eq(read_many("say ", UM_TOKENS_MAX + 1, &h, &r), UM_OK);
    cr_expect_str_eq(h.code, "many-words");
    um_record_free(r);
    cr_expect_eq(read_many("mvoe\n", UM_RECORD_SAID_MAX + 5, &h, &r), UM_OK);
    cr_expect_eq(h.n, UM_RECORD_SAID_MAX + 1, "%d said", h.n);
    cr_expect_eq(r->nbad, UM_RECORD_SAID_MAX + 5);
    um_record_free(r);
}

Test(record, a_statement_holds_so_many_values)
{
    char line[4096];
    for (int n = UM_VALUES_MAX; n <= UM_VALUES_MAX + 1; n++) {
        heard h;
        um_record *r = NULL;
        size_t at = (size_t)snprintf(line, sizeof line, "roll 1");
        for (int i = 1; i < n; i++)
            at += (size_t)snprintf(line + at, sizeof line - at, ",1");
        cr_assert_eq(read_record(line, &h, &r), UM_OK);
        cr_expect_str_eq(h.code, n > UM_VALUES_MAX ? "many-values" : "");
        um_record_free(r);
    }
}

/* ---- suites ---- */

static const char suite[] = "# a suite\n"
                            "game toy\n"
                            "data link York - Bath road\n"
                            "\n"
                            "\n"
                            "  # the first\n"
                            "case a-1   \"first\"   # why\n"
                            "position start\n"
                            "move 41st: York - Bath # stays\n"
                            "expect   legal\n"
                            "case b\n"
                            "data link Fort Erie - Bath none\n"
                            "declare piece B3 side=br\n"
                            "at York: B3\n"
                            "us: move B3: York - Fort Erie - Bath\n"
                            "expect illegal by  us only 1.1\n"
                            "expect undetermined unsure  by nobody  only 1.1\n"
                            "\n"
                            "# what follows\n"
                            "case \"c d\"\n";

Test(record, suites_are_laid_out)
{
    static const char want[] = "# a suite\n"
                               "game toy\n"
                               "data link York - Bath road\n"
                               "\n"
                               "# the first\n"
                               "case a-1 \"first\"  # why\n"
                               "    position start\n"
                               "    move 41st: York - Bath  # stays\n"
                               "    expect legal\n"
                               "\n"
                               "case b\n"
                               "    data link Fort Erie - Bath none\n"
                               "    declare piece B3 side=br\n"
                               "    at York: B3\n"
                               "    us: move B3: York - Fort Erie - Bath\n"
                               "    expect illegal by us only 1.1\n"
                               "    expect undetermined unsure by nobody only 1.1\n"
                               "\n"
                               "# what follows\n"
                               "case \"c d\"\n";
    um_record *r = must_read(suite);
    cr_expect_str_eq(written(r), want);
    um_record_free(r);
    r = must_read(want);
    cr_expect_str_eq(written(r), want);
    um_record_free(r);
}

Test(record, cases_share_what_stands_before_them)
{
    um_record *r = must_read(suite);
    cr_assert(r->has_cases);
    cr_assert_eq(r->ncases, 3);
    const um_case *a = &r->cases[0], *b = &r->cases[1];
    cr_expect(um_text_is(a->id, "a-1") && um_text_is(a->title, "first"));
    cr_expect(r->head.owns_pack && r->head.pack != pack);
    cr_expect(!a->owns_pack && a->pack == r->head.pack);
    cr_expect(b->owns_pack && b->pack != r->head.pack);
    um_ref york = um_ref_of(TOY_TOWN, 0), bath = um_ref_of(TOY_TOWN, 2), erie = um_ref_of(TOY_TOWN, 1);
    um_ref link = um_row_by_keys(a->pack, TOY_LINK, bath, york);
    cr_assert_neq(link, UM_NONE, "the stated link is added");
    cr_expect_eq(um_row_by_keys(pack, TOY_LINK, bath, york), UM_NONE, "in a copy only");
    const um_datum *d = um_datum_at(b->pack, um_datum_of(TOY_LINK, um_ref_row(link), 2));
    cr_expect(d->lo == 1 && d->hi == 1 && d->sure == UM_CERTAIN && d->stated);
    link = um_row_by_keys(b->pack, TOY_LINK, erie, bath);
    cr_expect_eq(um_datum_at(b->pack, um_datum_of(TOY_LINK, um_ref_row(link), 2))->lo, 0);
    cr_expect_eq(um_datum_at(a->pack, um_datum_of(TOY_LINK, um_ref_row(link), 2))->lo, 2);
    cr_expect_eq(a->items[0].nmade, 2, "the position's statements");
    um_record_free(r);
}

Test(record, rulings_are_chosen_a_case)
{
    um_record *r = must_read("ruling R-pace=strict\ncase a\nruling R-pace=loose\ncase b\n");
    cr_expect_eq(r->head.options[0], 0);
    cr_expect_eq(r->cases[0].options[0], 1);
    cr_expect_eq(r->cases[1].options[0], 0);
    um_record_free(r);
}

/* ---- memory ---- */

static um_status read_and_write(void *user)
{
    heard h;
    um_record *r = NULL;
    um_buf b = {0};
    um_status s = read_record(user, &h, &r);
    if (s == UM_OK) {
        s = um_record_write(r, &b);
        um_record_free(r);
    }
    um_buf_free(&b);
    return s;
}

Test(record, memory_may_fail_anywhere)
{
    char text[sizeof suite + 100];
    snprintf(text, sizeof text, "%s    say \"a \\\\ b\"\n    mvoe 41st\n    move 4st: York\n", suite);
    um_torture(read_and_write, text, 0);
}

/* ---- what the language asks of a game's tables ---- */

static void look_at_verb(const um_game *g, const um_verb *v)
{
    cr_expect_leq(v->nparams, UM_ARGS_MAX, "%s: %s", g->name, v->name);
    for (int i = 0; i < v->nparams; i++) {
        const um_param *p = &v->params[i];
        cr_expect(!strpbrk(p->name, " ,=:#\""), "%s: %s: %s", g->name, v->name, p->name);
        cr_expect(!p->lead || !(p->flags & UM_KEYED), "%s: %s: %s is keyed and has a lead", g->name, v->name,
                  p->name);
        for (int k = 0; k < i; k++) {
            cr_expect_str_neq(p->name, v->params[k].name, "%s: %s", g->name, v->name);
            if (p->lead && v->params[k].lead)
                cr_expect_str_neq(p->lead, v->params[k].lead, "%s: %s", g->name, v->name);
        }
    }
}

Test(record, verb_tables_can_be_said)
{
    for (int i = 0; i < um_ngames; i++) {
        const um_game *g = um_games[i];
        for (int v = 0; v < g->nverbs; v++) {
            um_text name = um_text_of(g->verbs[v].name);
            bool taken =
                um_text_is(name, "claim") || um_text_is(name, "expect") || um_text_is(name, "accept");
            cr_expect(!taken && (um_text_is(name, "end") || um_header_named(name) < 0), "%s: %s", g->name,
                      g->verbs[v].name);
            look_at_verb(g, &g->verbs[v]);
        }
        for (int q = 0; q < g->nqueries; q++) {
            const um_verb *v = &g->queries[q];
            look_at_verb(g, v);
            cr_expect(v->nparams > 0 && !(v->params[v->nparams - 1].flags & UM_OPTIONAL),
                      "%s: %s has no value", g->name, v->name);
        }
    }
}
