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
    um_buf zip = {0};
    pack_log(um_buf_view(&d.text), &zip);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(zip.p, 1, zip.n, f) == zip.n);
    fclose(f);
    um_buf_free(&zip);
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
