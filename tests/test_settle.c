/* One sheet for many games: filled in, it decides what it asked for in one round; as it is, it changes
 * nothing. And the form of a whole pack is read as it is written. */
#include <criterion/criterion.h>
#include <libxml/HTMLparser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/program.h"

#define LOGS "fixtures/vassal/full"
#define TMAP "fixtures/packs/tmap.xml"
#define OPENING "fixtures/vassal/full/dev-1812-opening-1.vlog"

static char folder[64], sheet[96], game[96];

static void setup(void)
{
    um_temp(folder, sizeof folder, "settle");
    cr_assert(mkdtemp(folder));
    snprintf(sheet, sizeof sheet, "%s/sheet.ump", folder);
    snprintf(game, sizeof game, "%s/game.ump", folder);
}

static void teardown(void)
{
    unlink(sheet);
    unlink(game);
    rmdir(folder);
}

TestSuite(settle, .init = setup, .fini = teardown);

static void put(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f);
    fputs(text, f);
    fclose(f);
}

/* How often a text stands in another. */
static int times(const char *in, const char *what)
{
    int n = 0;
    for (const char *p = strstr(in, what); p; p = strstr(p + 1, what))
        n++;
    return n;
}

/* The findings that are undetermined, as jsonl counts them; `with` may be NULL. */
static int undetermined(const char *what, const char *with)
{
    const char *args[] = {"check", "-q", "-f", "jsonl", what, "--with", with, NULL};
    if (!with)
        args[5] = NULL;
    um_ran r = um_program(args, NULL);
    cr_expect(r.status == 1 || r.status == 2, "status %d: %s", r.status, um_ran_err(&r));
    int n = times(um_ran_out(&r), "\"verdict\":\"undetermined\"");
    um_ran_free(&r);
    return n;
}

/* Fill in what begins with `mark`: the pack's value as it stands; lines without a value stay comments. */
static void fill_in(const char *text, const char *mark)
{
    um_buf b = {0};
    for (const char *p = text; *p;) {
        size_t n = strcspn(p, "\n");
        um_text line = {p, n};
        bool value = n < 5 || memcmp(p + n - 5, "VALUE", 5) != 0;
        bool fill = um_text_starts(line, mark) && value;
        um_buf_add(&b, p + fill, n - fill);
        um_buf_char(&b, '\n');
        p += n + (p[n] == '\n');
    }
    put(sheet, um_buf_view(&b).p);
    um_buf_free(&b);
}

static um_ran settle(const char *what, const char *with)
{
    const char *args[] = {"settle", "-q", what, "--with", with, NULL};
    if (!with)
        args[3] = NULL;
    return um_program(args, NULL);
}

Test(settle, one_round_decides_what_the_pack_knows)
{
    int before = undetermined(LOGS, NULL);
    um_ran r = settle(LOGS, NULL);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    cr_expect_gt(times(um_ran_out(&r), "\n#data "), 20);
    fill_in(um_ran_out(&r), "#data ");
    um_ran_free(&r);
    int after = undetermined(LOGS, sheet);
    cr_expect_lt(after * 3, before, "%d were undetermined, %d are", before, after);
    r = settle(LOGS, sheet);
    for (const char *p = um_ran_out(&r); (p = strstr(p, "\n#data ")); p++)
        cr_expect_eq(strncmp(p + strcspn(p + 1, "\n") - 4, "VALUE", 5), 0, "asked only now: %.80s", p + 1);
    um_ran_free(&r);
}

/* The sheet may be written into the folder that it is about, and lie there when it is given back. */
Test(settle, a_sheet_in_the_folder_it_is_about_is_no_game)
{
    put(game, "game madison\npack \"fixtures/packs/tmap.xml\"\nposition P-land\nat US2: us:LX\nplay c2 "
              "leader us:LX\n");
    put(sheet, "");
    um_ran written = um_program_into((const char *const[]){"settle", "-p", TMAP, folder, NULL}, sheet);
    cr_expect_eq(written.status, 0, "%s", um_ran_err(&written));
    cr_expect_null(strstr(um_ran_err(&written), "sheet.ump"), "%s", um_ran_err(&written));
    um_ran back = UM_PROGRAM("check", "--summary", "-f", "csv", "-p", TMAP, "--with", sheet, folder);
    cr_expect_not_null(strstr(um_ran_out(&back), "game.ump"), "%s%s", um_ran_out(&back), um_ran_err(&back));
    cr_expect_null(strstr(um_ran_out(&back), "sheet.ump"), "%s", um_ran_out(&back));
    um_ran_free(&written);
    um_ran_free(&back);
    unlink(game);
    um_ran alone = UM_PROGRAM("check", "-p", TMAP, "--with", sheet, folder);
    cr_expect_eq(alone.status, 3);
    cr_expect_not_null(strstr(um_ran_err(&alone), "no game is given beside"), "%s", um_ran_err(&alone));
    um_ran_free(&alone);
}

Test(settle, an_empty_sheet_changes_nothing)
{
    um_ran r = settle(LOGS, NULL);
    put(sheet, um_ran_out(&r));
    um_ran_free(&r);
    um_ran as_is = UM_PROGRAM("check", "-q", LOGS), with = UM_PROGRAM("check", "-q", "--with", sheet, LOGS);
    cr_expect_eq(with.status, as_is.status, "%s", um_ran_err(&with));
    cr_expect_str_eq(um_ran_out(&with), um_ran_out(&as_is));
    um_ran_free(&as_is);
    um_ran_free(&with);
}

Test(settle, what_decides_most_stands_first_and_jobs_change_nothing)
{
    um_ran r = settle(LOGS, NULL), jobs = UM_PROGRAM("settle", "-q", "-j2", LOGS);
    int last = 1 << 20, n;
    cr_expect_str_eq(um_ran_out(&r), um_ran_out(&jobs));
    for (const char *p = um_ran_out(&r); (p = strstr(p, "\n# ")); p++) {
        if (strncmp(p, "\n# ---- What becomes", 20) == 0)
            break;
        if (sscanf(p, "\n# %d finding", &n) != 1)
            continue;
        cr_expect_leq(n, last, "%d findings behind %d", n, last);
        last = n;
    }
    cr_expect_lt(last, 1 << 20);
    um_ran_free(&r);
    um_ran_free(&jobs);
}

Test(settle, what_a_file_does_not_tell_goes_back_with_the_sheet)
{
    put(game,
        "game madison\ndata leader Brock command 3\nnow 1812 spring-summer\nat York: Brock, York Militia\n"
        "at Albany: us:13th\nhand us 5\nhand br 5\n\nbr: play leader Brock\nbr: move Brock: York .. "
        "Burlington\n");
    um_ran r = settle(game, NULL);
    const char *asked = strstr(um_ran_out(&r), "#of \"game.ump\" line:9 br: play leader Brock card=CARD");
    cr_assert(asked, "%s", um_ran_out(&r));
    um_ran_free(&r);
    put(sheet, "game madison\ndata card Card 8 opv 2\ndata card Card 8 role plain\ndata card Card 8 uses "
               "operations\n"
               "of \"game.ump\" line:9 br: play leader Brock card=\"Card 8\"\n");
    um_ran plain = UM_PROGRAM("explain", "-q", game, "1"),
           told = UM_PROGRAM("explain", "-q", "--with", sheet, game, "1");
    cr_expect(strstr(um_ran_out(&plain), "which card was played"), "%s", um_ran_out(&plain));
    cr_expect(!strstr(um_ran_out(&told), "which card was played"), "%s", um_ran_out(&told));
    cr_expect(strstr(um_ran_out(&told), "play Card 8 leader Brock"), "%s", um_ran_out(&told));
    um_ran_free(&plain);
    um_ran_free(&told);
}

Test(settle, a_line_goes_in_front_of_the_step_that_it_belongs_to)
{
    put(sheet,
        "game madison\nof \"dev-1812-opening-1.vlog\" entry:21 note first\n"
        "of \"dev-1812-opening-1.vlog\" entry:21 note second\nof \"other.vlog\" entry:21 note third\n");
    um_ran plain = UM_PROGRAM("convert", "-q", OPENING),
           told = UM_PROGRAM("convert", "-q", "--with", sheet, OPENING);
    cr_expect_eq(told.status, plain.status, "%s", um_ran_err(&told));
    const char *first = strstr(um_ran_out(&told), "note first\n");
    cr_assert(first, "%s", um_ran_err(&told));
    cr_expect(strstr(first, "note second\n"));
    cr_expect(!strstr(um_ran_out(&told), "third"));
    cr_expect_eq(strlen(um_ran_out(&told)), strlen(um_ran_out(&plain)) + strlen("note first\nnote second\n"));
    um_ran_free(&plain);
    um_ran_free(&told);
}

Test(settle, a_line_about_no_step_is_told)
{
    put(sheet, "game madison\nof \"dev-1812-opening-1.vlog\" entry:9999 note first\n");
    um_ran r = UM_PROGRAM("check", "--with", sheet, OPENING);
    cr_expect(strstr(um_ran_err(&r), "has no step at entry 9999"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(settle, of_is_refused_where_it_would_be_passed_over)
{
    put(game, "game madison\nof \"a.vlog\" entry:3 note first\n");
    um_ran r = UM_PROGRAM("check", game);
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "'of' stands in a record that is given with --with"), "%s",
              um_ran_err(&r));
    um_ran_free(&r);
    put(sheet, "game madison\nof \"a.vlog\" note first\n");
    r = UM_PROGRAM("check", "--with", sheet, OPENING);
    cr_expect_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "of FILE entry:N"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(settle, of_is_laid_out_as_it_is_read)
{
    static const char laid[] =
        "game madison\nof \"a b.vlog\" entry:24 us: lead us 4th\nof \"c.ump\" line:3 lead br 104th\n"
        "of \"a b.vlog\" held us 0\n";
    put(sheet, "game madison\nof   \"a b.vlog\" entry:24   us: lead us 4th\nof c.ump line:3 lead br 104th\n"
               "of \"a b.vlog\" held us 0\n");
    um_ran r = UM_PROGRAM("fmt", sheet);
    cr_expect_str_eq(um_ran_out(&r), laid);
    um_ran_free(&r);
}

Test(settle, a_sheet_is_of_one_game_and_pack)
{
    um_ran r = UM_PROGRAM("settle", "-q", "fixtures/vassal/full", "fixtures/invasion/games");
    cr_expect_eq(r.status, 4);
    cr_expect(strstr(um_ran_err(&r), "choose madison or invasion with --game"), "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("settle", "-q", "--game", "madison", "fixtures/vassal/full", "fixtures/invasion/games");
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
    r = UM_PROGRAM("settle", "-q", "tests/golden/game.ump", OPENING);
    cr_expect_eq(r.status, 4);
    cr_expect(strstr(um_ran_err(&r), "with --pack"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* ---- the form of a pack ---- */

Test(settle, the_form_of_a_pack_is_read_as_it_is_written)
{
    static const char *const packs[] = {"madison", "invasion", "niagara"};
    static const char *const games[] = {"fixtures/madison/games", "fixtures/invasion/games",
                                        "fixtures/niagara/games"};
    for (size_t i = 0; i < UM_COUNT(packs); i++) {
        um_ran form = UM_PROGRAM("pack", "sheet", packs[i]);
        cr_expect_eq(form.status, 0);
        um_buf text = {0};
        for (const char *p = um_ran_out(&form); *p;
             p += strcspn(p, "\n") + 1) { /* its comments stand behind */
            size_t n = strcspn(p, "\n");
            um_text line = {p, n};
            bool unknown = false;
            for (size_t k = 0; k + 9 < n; k++)
                unknown |= strncmp(p + k, " VALUE  #", 9) == 0;
            bool fill = um_text_starts(line, "#data") && !unknown;
            um_buf_add(&text, p + fill, n - fill);
            um_buf_char(&text, '\n');
        }
        put(sheet, um_buf_view(&text).p);
        um_ran r = UM_PROGRAM("check", "-q", "--summary", "--with", sheet, games[i]);
        cr_expect(r.status <= 2, "%s: status %d: %.300s", packs[i], r.status, um_ran_err(&r));
        um_buf_free(&text);
        um_ran_free(&form);
        um_ran_free(&r);
    }
}

Test(settle, the_form_as_a_page_is_one_file)
{
    um_ran r = UM_PROGRAM("pack", "sheet", "madison", "-f", "html");
    const char *page = um_ran_out(&r);
    cr_expect_eq(r.status, 0);
    htmlDocPtr doc =
        htmlReadMemory(page, (int)strlen(page), "form", "UTF-8", HTML_PARSE_NONET | HTML_PARSE_NOERROR);
    cr_expect(doc);
    xmlFreeDoc(doc);
    cr_expect(!strstr(page, " src=") && !strstr(page, "@import"));
    cr_expect(strstr(page, "umpire.Sheet") || strstr(page, "umpire.sheet"));
    um_ran_free(&r);
    r = UM_PROGRAM("pack", "show", "madison", "-f", "html");
    cr_expect_eq(r.status, 4);
    um_ran_free(&r);
}

Test(settle, pack_check_tells_what_is_left)
{
    um_ran r = UM_PROGRAM("pack", "check", "madison");
    cr_expect(strstr(um_ran_out(&r), "not certain yet\n  spaces: whether these are all; "), "%s",
              um_ran_out(&r));
    um_ran_free(&r);
    r = um_program((const char *const[]){"pack", "check", "-", NULL},
                   "<pack game='niagara' name='n' base='niagara'><source id='me'/>"
                   "<regiments sure='certain' complete='certain' from='me'>"
                   "<regiment id='indian-chiefless' class='4'/></regiments></pack>");
    cr_expect(strstr(um_ran_out(&r), "everything is certain\n"), "%s%s", um_ran_out(&r), um_ran_err(&r));
    um_ran_free(&r);
}

/* What lies hidden no line of a record can tell: none is offered that would change nothing. */
Test(settle, what_lies_hidden_is_asked_of_the_other_log_and_the_binding)
{
    um_ran r = UM_PROGRAM("settle", "-q", "-m", LOGS "/MadisonFull.vmod", "-b", LOGS "/MadisonFull.bind.xml",
                          "fixtures/vassal/stranger/stranger-hidden-unit.vlog");
    int n = 0;
    for (const char *at = um_ran_out(&r); (at = strstr(at, ": what lies hidden at ")); n++) {
        at = strchr(at, '\n');
        cr_assert_not_null(at);
        cr_expect_eq(strncmp(at, "\n#   (the opponent's log may show it", 36), 0, "%.80s", at);
    }
    cr_expect_gt(n, 0, "%s", um_ran_out(&r));
    um_ran_free(&r);
}
