/* What nobody could see at any time of a log is named by no output, nor is a player's id by any. */
#include "tests/secrets.h"

static char path[64];

static void make_file(void)
{
    um_temp(path, sizeof path, "hidden");
    int fd = mkstemp(path);
    cr_assert(fd >= 0);
    close(fd);
}

static void remove_file(void)
{
    unlink(path);
}

TestSuite(hidden, .init = make_file, .fini = remove_file);

static void look_everywhere(const char *log, const char *module, const char *binding, int steps)
{
    static secrets s;
    find_secrets(log, module, &s);
    cr_assert(s.n > 3 && s.nids > 0, "%s: %zu names, %zu ids", log, s.n, s.nids);
    const char *const kit[] = {"--module", module, "--bind", binding, log, NULL}, *const alone[] = {log,
                                                                                                    NULL};
    static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html"};
    for (size_t i = 0; i < UM_COUNT(formats); i++)
        look_at(&s, (const char *[]){"check", "-v", "--trust", "guess", "--format", formats[i], NULL}, kit);
    static const char *const calls[][6] = {{"convert", "--undone"},
                                           {"score", "-v"},
                                           {"score", "--format", "jsonl"},
                                           {"dice", "-v"},
                                           {"dice", "--format", "csv"},
                                           {"dice", "--format", "jsonl"},
                                           {"check", "-v", "--trust", "certain"},
                                           {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check"}};
    for (size_t i = 0; i < UM_COUNT(calls); i++)
        look_at(&s, calls[i], kit);
    look_at(&s, (const char *[]){"dump", NULL}, alone);
    look_at(&s, (const char *[]){"dump", "--stats", NULL}, alone);
    look_at(&s, (const char *[]){"dump", "--format", "jsonl", "--module", module, NULL}, alone);
    for (int k = 1; k <= steps; k++) {
        char step[12];
        snprintf(step, sizeof step, "%d", k);
        const char *const at[] = {"--module", module, "--bind", binding, log, step, NULL},
                          *const until[] = {"--module", module, "--bind", binding, log, "--to", step, NULL};
        look_at(&s, (const char *[]){"explain", "-v", "--trust", "guess", NULL}, at);
        look_at(&s, (const char *[]){"legal", "-v", NULL}, at);
        look_at(&s, (const char *[]){"replay", "-v", NULL}, until);
    }
}

static void write_whole(um_text text)
{
    um_buf zip = {0};
    pack_log(text, &zip);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(zip.p, 1, zip.n, f) == zip.n);
    fclose(f);
    um_buf_free(&zip);
}

/* Cards that are played and thrown away without a word, one that is turned up later, a password in chat, in a
 * name and before anybody could know it for one; a piece that lies masked on the map. */
static void write_secretive(void)
{
    diary d;
    thing first = CARD_12, second = CARD_5, ohio = THIRD_OHIO, sixth = US_6TH, thirteenth = US_13TH,
          br = BR_49TH;
    begin_diary(&d);
    henry(&d, "later-pw is mine, and dearborn-pw is what I had");
    to(&d, &first, TABLE);
    to(&d, &sixth, UTICA);
    to(&d, &thirteenth, UTICA);
    to(&d, &first, DISCARD);
    roger(&d, "2 ops");
    to(&d, &second, TABLE);
    to(&d, &br, 1180, 804);
    rolls(&d, "2d6", "Roger", "1,1", "3,4");
    to(&d, &second, DISCARD);
    to(&d, &ohio, FINDLAY);
    um_buf_str(&d.text, "\033LOG\tPLAYER\tlater-pw\tlater-pw\tUS");
    henry(&d, "later-pw again");
    write_whole(um_buf_view(&d.text));
    um_buf_free(&d.text);
}

Test(hidden, a_log_of_secrets, .timeout = 120)
{
    write_secretive();
    look_everywhere(path, FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml", 3);
}

Test(hidden, a_whole_session, .timeout = 900)
{
    look_everywhere(FULL "dev-1812-faults.vlog", FULL "MadisonFull.vmod", FULL "MadisonFull.bind.xml", 7);
}

Test(hidden, another_module, .timeout = 120)
{
    look_everywhere(VASSAL "cards-1812.vlog", VASSAL "MadisonSample.vmod", VASSAL "MadisonSample.bind.xml",
                    1);
}

/* ---- decks that are loaded ---- */

enum { LOADED = 5 };

/* Cards that nobody has heard of are loaded into a deck; they say themselves that they lie open anywhere. */
static void write_load(const char *deck, bool in_play)
{
    static const char *const spots[LOADED] = {"Main Map;3045;1650", "Main Map;900;900", "US Hand;110;70",
                                              "null;0;0", "Main Map;3110;1650"};
    diary d;
    thing first = CARD_12;
    um_buf load = {0};
    begin_diary(&d);
    um_buf_printf(&load, "\033%sDECK\t%s", in_play ? "LOG\t" : "", deck);
    for (int i = 0; i < LOADED; i++)
        um_buf_printf(&load, "\\\033%s+/179522159999%d/piece;;;card.png;Unheard Of/%s;%d;1",
                      in_play ? "LOG\t" : "", i, spots[i], 990 + i);
    um_buf_printf(&load, "\\\033%s+/1795221599998/stack/Main Map;900;900;1795221599991;@@1",
                  in_play ? "LOG\t" : "");
    if (!in_play)
        d.text.n -= strlen("\033end_save");
    um_buf_text(&d.text, um_buf_view(&load));
    if (!in_play)
        um_buf_str(&d.text, "\033end_save");
    to(&d, &first, TABLE);
    um_buf_free(&load);
    write_whole(um_buf_view(&d.text));
    um_buf_free(&d.text);
}

static bool tells(const char *const *args)
{
    um_ran r = um_program(args, NULL);
    cr_expect(r.status >= 0 && r.status <= 4, "%s: %d %s", args[0], r.status, um_ran_err(&r));
    bool told = strstr(um_ran_out(&r), "Unheard Of") || strstr(um_ran_err(&r), "Unheard Of");
    um_ran_free(&r);
    return told;
}

#define DUMP(...)                                                                                            \
    tells((const char *[]){"dump", "--module", FULL "MadisonFull.vmod", path, __VA_ARGS__, NULL})

Test(hidden, a_deck_that_is_loaded, .timeout = 120)
{
    static const char face_down[] = "1795221491720", face_up[] = "1795221491847", not_there[] = "12345";
    for (int in_play = 0; in_play < 2; in_play++) {
        write_load(face_down, in_play);
        cr_expect(!DUMP("--format", "text"), "in play: %d", in_play);
        cr_expect(!DUMP("--format", "jsonl"), "in play: %d", in_play);
        cr_expect(DUMP("--reveal"), "in play: %d", in_play);
        write_load(not_there, in_play);
        cr_expect(!DUMP("--format", "text"), "in play: %d", in_play);
        write_load(face_up, in_play);
        cr_expect(DUMP("--format", "text"), "in play: %d", in_play);
    }
}

/* A card of a hand is loaded into a face-down deck in the opponent's log: neither shows it. */
Test(hidden, a_deck_that_is_loaded_in_the_other_log, .timeout = 120)
{
    const char *const log = FULL "dev-1812-faults.vlog";
    diary d;
    begin_diary(&d);
    um_buf_str(&d.text, "\033LOG\tDECK\t1795221491720\\\033LOG\t+/1795221491710/piece;;;card.png;Card 27/"
                        "Main Map;3045;1650;233;1");
    roger(&d, "I load the deck");
    write_whole(um_buf_view(&d.text));
    um_buf_free(&d.text);
    um_ran alone = UM_PROGRAM("convert", "--module", FULL "MadisonFull.vmod", "--bind",
                              FULL "MadisonFull.bind.xml", log);
    um_ran with = UM_PROGRAM("convert", "--module", FULL "MadisonFull.vmod", "--bind",
                             FULL "MadisonFull.bind.xml", "--with", path, log);
    cr_assert_eq(with.status, alone.status, "%s", um_ran_err(&with));
    cr_expect(!names(um_ran_out(&alone), "Card 27"));
    cr_expect(!names(um_ran_out(&with), "Card 27"));
    um_ran_free(&alone);
    um_ran_free(&with);
}

/* ---- ids of hidden pieces ---- */

/* The id of a card of a hand, wherever a log may hold it. */
Test(hidden, the_id_of_a_card_stands_nowhere, .timeout = 300)
{
    static const char id[] = "1795221491710";
    static const char *const fields[] = {
        "CHATx1795221491710y",
        "CHAT&lt;Henry&gt; - 1795221491710,5",
        "CHAT* 1795221491710 moves",
        "MutableProperty\tx\t1795221491710\t1795221491710\tModule",
        "MutableProperty\t1795221491710\t0\t1\t1795221491710",
        "GlobalProperty\t;y;(1795221491710);Module",
        "Main MapBoardPicker\tb1795221491710\t0\t0",
        "TURNTurnTracker0\t0;1795221491710",
        "TURN1795221491710\t0",
        "NOTES\t1795221491710",
        "SNOTE\t1795221491710\tp\tfalse\t1795221491710\tdate\t",
        "EXT\tx1795221491710\t1795221491710",
        "x1795221491710",
        "x1795221491710\ty",
        "AUDIOx1795221491710",
        "PLAYER\tsomebody-pw\t1795221491710\tUS",
        "+/179522159990/mark;Of,Kind\tpiece;;;x.png;On 1795221491710/1795221491710,x\tMain Map;900;900;7;0",
        "M/1795221490831/Main Map/900/900/1795221491710/Main Map/1766/737/1795221491710/sheaffe-pw",
    };
    static const char *const calls[][5] = {{"dump"},
                                           {"dump", "--format", "jsonl"},
                                           {"dump", "--stats"},
                                           {"check", "-v", "--trust", "guess"},
                                           {"check", "--format", "html"},
                                           {"convert", "--undone"}};
    for (size_t i = 0; i < UM_COUNT(fields); i++) {
        diary d;
        thing first = CARD_12;
        begin_diary(&d);
        um_buf_printf(&d.text, "\033LOG\t%s", fields[i]);
        to(&d, &first, TABLE);
        write_whole(um_buf_view(&d.text));
        um_buf_free(&d.text);
        for (size_t c = 0; c < UM_COUNT(calls); c++) {
            const char *args[12] = {NULL};
            size_t n = 0;
            for (; n < 5 && calls[c][n]; n++)
                args[n] = calls[c][n];
            args[n++] = "--module";
            args[n++] = FULL "MadisonFull.vmod";
            if (c > 2) {
                args[n++] = "--bind";
                args[n++] = FULL "MadisonFull.bind.xml";
            }
            args[n++] = path;
            um_ran r = um_program(args, NULL);
            cr_expect(r.status >= 0 && r.status <= 4, "%s: %d %s", fields[i], r.status, um_ran_err(&r));
            cr_expect(!strstr(um_ran_out(&r), id), "%s %zu: %s", args[0], c, fields[i]);
            cr_expect(!strstr(um_ran_err(&r), id), "%s %zu: %s", args[0], c, fields[i]);
            um_ran_free(&r);
        }
    }
}

/* What everybody sees keeps its id, and --reveal tells the others. */
Test(hidden, the_id_of_what_is_seen_stays, .timeout = 60)
{
    diary d;
    begin_diary(&d);
    um_buf_str(&d.text, "\033LOG\tMutableProperty\tx\t0\tseen 1795221490831 now\tModule"
                        "\033LOG\tMutableProperty\tx\t0\tunseen 1795221491710 now\tModule");
    write_whole(um_buf_view(&d.text));
    um_buf_free(&d.text);
    um_ran r = UM_PROGRAM("dump", "--module", FULL "MadisonFull.vmod", path);
    cr_expect(strstr(um_ran_out(&r), "seen 1795221490831 now"));
    cr_expect(strstr(um_ran_out(&r), "unseen hidden now"));
    um_ran_free(&r);
    r = UM_PROGRAM("dump", "--reveal", "--module", FULL "MadisonFull.vmod", path);
    cr_expect(strstr(um_ran_out(&r), "unseen 1795221491710 now"));
    um_ran_free(&r);
}
