/* Another log of the same game beside one: what it shows to everybody is known, and nothing else. */
#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"

static char folder[64], own[96], other[96];

static void setup(void)
{
    um_temp(folder, sizeof folder, "with");
    cr_assert(mkdtemp(folder));
    snprintf(own, sizeof own, "%s/own.vlog", folder);
    snprintf(other, sizeof other, "%s/other.vlog", folder);
}

static void teardown(void)
{
    unlink(own);
    unlink(other);
    rmdir(folder);
}

TestSuite(with, .init = setup, .fini = teardown);

static void write_log(const char *path, const diary *d)
{
    um_buf zip = {0};
    pack_log(um_buf_view(&d->text), &zip);
    FILE *f = fopen(path, "wb");
    cr_assert(f);
    cr_assert_eq(fwrite(zip.p, 1, zip.n, f), zip.n);
    fclose(f);
    um_buf_free(&zip);
}

/* A card on the table that was masked by its owner is turned up. */
static void turn_up(diary *d, const thing *card, const char *slot)
{
    um_buf_printf(
        &d->text,
        "\033LOG\tD/%s/null;\t-1\\\t\\\\\tCard,1812\\\\\\\t\\\\\\\\\tMain Map;%d;%d;%s;1;UniqueID;%s/"
        "dearborn-pw;false|0\t-1\\\t\\\\\tCard,1812\\\\\\\t\\\\\\\\\tMain Map;%d;%d;%s;1;UniqueID;%s",
        card->id, card->x, card->y, slot, card->id, card->x, card->y, slot, card->id);
}

/* A card is played face down; the opponent's log goes on a bit, and there it is turned up. */
static void write_both(bool turned_up)
{
    diary d;
    thing card = CARD_12, ohio = THIRD_OHIO;
    begin_diary(&d);
    henry(&d, "as 2 ops");
    to(&d, &card, TABLE);
    to(&d, &ohio, FINDLAY);
    write_log(own, &d);
    if (turned_up)
        turn_up(&d, &card, "218");
    write_log(other, &d);
    um_buf_free(&d.text);
}

#define WITH "--module", FULL "MadisonFull.vmod", "--bind", FULL "MadisonFull.bind.xml"

static int count(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, what)) != NULL; p += strlen(what))
        n++;
    return n;
}

Test(with, what_the_other_log_shows_is_known)
{
    write_both(true);
    um_ran alone = UM_PROGRAM("convert", WITH, own), both = UM_PROGRAM("convert", WITH, "--with", other, own);
    cr_expect_not(strstr(um_ran_out(&alone), "Card 12"), "%s", um_ran_out(&alone));
    cr_expect(strstr(um_ran_out(&both), "us: play Card 12 units value=2\n"), "%s", um_ran_out(&both));
    cr_expect_eq(count(um_ran_out(&both), "Card "), 2,
                 "another card than the one shown is named"); /* hand, play */
    um_ran_free(&alone);
    um_ran_free(&both);
}

Test(with, what_both_hide_stays_hidden)
{
    write_both(false);
    um_ran r = UM_PROGRAM("convert", WITH, "--with", other, own);
    cr_expect_not(strstr(um_ran_out(&r), "Card 12"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* Two units of one space move with a card that nobody says a word of, and its owner lets nobody see; his
 * opponent's log goes on until it is turned up. */
static void write_wordless(const thing *played, const char *slot)
{
    diary d;
    thing card = *played, sixth = US_6TH, thirteenth = US_13TH;
    begin_diary(&d);
    to(&d, &card, TABLE);
    to(&d, &sixth, UTICA);
    to(&d, &thirteenth, UTICA);
    write_log(own, &d);
    turn_up(&d, &card, slot);
    write_log(other, &d);
    um_buf_free(&d.text);
}

#define CLOSED "--pack", "fixtures/packs/closed.xml", "-q", "--format", "jsonl"

/* What only a hidden card decides is open, and says so; the opponent's log settles it either way. */
Test(with, what_a_hidden_card_decides_is_settled)
{
    static const struct {
        thing card;
        const char *slot, *name;
        int status;
    } row[] = {{CARD_32, "238", "Card 32", 0}, {CARD_12, "218", "Card 12", 1}}; /* of 3 points, of 1 */
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        write_wordless(&row[i].card, row[i].slot);
        um_ran alone = UM_PROGRAM("check", CLOSED, WITH, own),
               both = UM_PROGRAM("check", CLOSED, WITH, "--with", other, own);
        const char *out = um_ran_out(&alone);
        cr_expect_eq(alone.status, 2, "%s: %d", row[i].name, alone.status);
        cr_expect(strstr(out, "\"cause\":\"missing\"") && strstr(out, "which card was played"), "%s", out);
        cr_expect_not(strstr(out, row[i].name), "%s", out);
        cr_expect_not(strstr(out, "\"illegal\":1"), "%s", out);
        out = um_ran_out(&both);
        cr_expect_eq(both.status, row[i].status, "%s: %d %s", row[i].name, both.status, out);
        cr_expect(strstr(out, row[i].status ? "\"illegal\":1" : "\"legal\":2,\"illegal\":0"), "%s", out);
        cr_expect_not(strstr(out, "which card was played"), "%s", out);
        um_ran_free(&alone);
        um_ran_free(&both);
    }
}

/* A log of another game: other pieces; or the same, but nothing that was done in both. */
Test(with, another_game_is_refused)
{
    diary d;
    thing sixth = US_6TH;
    write_both(true);
    begin_diary(&d);
    to(&d, &sixth, SACKETS);
    write_log(own, &d);
    um_buf_free(&d.text);
    static const struct {
        const char *with, *words;
    } row[] = {{other, "a log of another game: it has no move in common with this one"},
               {FULL "dev-1812-opening-1.vlog", "a log of another game: it has other pieces"},
               {FULL "../york-1812.vlog", "a log of another game: it has other pieces"}};
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_ran r = UM_PROGRAM("check", WITH, "--with", row[i].with, own);
        cr_expect_eq(r.status, 3, "%s: %d", row[i].with, r.status);
        cr_expect(strstr(um_ran_err(&r), row[i].words) && strstr(um_ran_err(&r), row[i].with), "%s",
                  um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* Logs that go on from each other are of one game, and so is one with itself. */
Test(with, logs_of_one_game_are_taken)
{
    static const char *const log[] = {FULL "dev-1812-opening-1.vlog", FULL "dev-1812-opening-2.vlog"};
    for (int i = 0; i < 4; i++) {
        um_ran r = UM_PROGRAM("check", "-q", "--undetermined=ok", "--with", log[i / 2], log[i % 2]);
        cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* Nothing hidden and no password in any output; with --reveal the names, and still no password. */
Test(with, nothing_hidden_is_printed)
{
    static const char *const format[] = {"text", "short", "jsonl", "html", "junit", "sarif", "tap"};
    write_both(false);
    for (int reveal = 0; reveal < 2; reveal++) {
        for (size_t i = 0; i < UM_COUNT(format); i++) {
            um_ran r =
                UM_PROGRAM("check", "-v", "--format", format[i], WITH, own, reveal ? "--reveal" : "-v");
            cr_expect(reveal || !strstr(um_ran_out(&r), "Card 12"), "%s: %s", format[i], um_ran_out(&r));
            cr_expect_not(strstr(um_ran_out(&r), "-pw"), "%s", format[i]);
            cr_expect_not(strstr(um_ran_err(&r), "Card 12"), "%s", format[i]);
            um_ran_free(&r);
        }
        const char *const calls[][10] = {{"convert", WITH, own},
                                         {"dump", "--module", FULL "MadisonFull.vmod", own},
                                         {"dump", "--format", "jsonl", own},
                                         {"dice", WITH, own},
                                         {"explain", WITH, own, "1"},
                                         {"replay", WITH, own, "--to", "2"},
                                         {"legal", WITH, own, "2"},
                                         {"score", WITH, own}};
        for (size_t i = 0; i < UM_COUNT(calls); i++) {
            const char *args[12] = {NULL};
            size_t n = 0;
            for (; n < UM_COUNT(calls[i]) && calls[i][n]; n++)
                args[n] = calls[i][n];
            if (reveal)
                args[n] = "--reveal";
            um_ran r = um_program(args, NULL);
            cr_expect(reveal || !strstr(um_ran_out(&r), "Card 12"), "%s: %s", args[0], um_ran_out(&r));
            cr_expect_not(strstr(um_ran_out(&r), "-pw"), "%s", args[0]);
            cr_expect(reveal || !strstr(um_ran_err(&r), "Card 12"), "%s", args[0]);
            um_ran_free(&r);
        }
    }
}

/* A line that is quoted in part has a sign that it goes on; a short one stands whole. */
Test(with, a_quotation_that_is_cut_says_so)
{
    static const char *const lines[][2] = {
        {"as 1 op", "\"as 1 op\" (entry"},
        {"as 1 op: both of them march on to Utica and wait there for what the enemy may do about it",
         "\"as 1 op: both of them march on to Utica and wait there for ...\" (entry"}};
    for (size_t i = 0; i < UM_COUNT(lines); i++) {
        diary d;
        thing card = CARD_12, sixth = US_6TH, thirteenth = US_13TH;
        begin_diary(&d);
        henry(&d, lines[i][0]);
        to(&d, &card, TABLE);
        to(&d, &sixth, UTICA);
        to(&d, &thirteenth, UTICA);
        write_log(own, &d);
        um_buf_free(&d.text);
        um_ran r = UM_PROGRAM("check", "-q", "-t", "guess", "-f", "short", WITH, own);
        cr_expect(strstr(um_ran_out(&r), lines[i][1]), "%s", um_ran_out(&r));
        um_ran_free(&r);
    }
}
