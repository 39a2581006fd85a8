/* umpire dump shows what is in a file, and never a player id or a hidden name. */
#include "test_vassal_support.h"

#include <stdlib.h>
#include <unistd.h>

#include "program.h"
#include "watch.h"
#include "zipped.h"

static const char *const games[] = {VASSAL "cards-1812.vlog",
                                    VASSAL "york-1812-reply.vlog",
                                    VASSAL "undo-1813.vlog",
                                    VASSAL "odd-text.vlog",
                                    VASSAL "full/dev-1812-faults.vlog",
                                    VASSAL "full/dev-1812-opening-1.vlog",
                                    VASSAL "full/dev-1812-opening-2.vlog"};

static um_vmodule *module_of(const char *game)
{
    um_vmodule *m;
    const char *path = strstr(game, "/full/") ? VASSAL "full/MadisonFull.vmod" : VASSAL "MadisonSample.vmod";
    cr_assert_eq(um_vmodule_open(&m, path, NULL), UM_OK);
    return m;
}

/* Is the string a whole value of a line that is not a chat line? */
static bool tells(const char *out, const char *name)
{
    char quoted[80];
    json_t *j = json_string(name);
    char *escaped = json_dumps(j, JSON_ENCODE_ANY);
    snprintf(quoted, sizeof quoted, "%s", escaped);
    free(escaped);
    json_decref(j);
    for (const char *at = out; (at = strstr(at, quoted)); at++) {
        const char *line = at;
        while (line > out && line[-1] != '\n')
            line--;
        if (strncmp(line, "{\"type\":\"chat\"", 14) != 0)
            return true;
    }
    return false;
}

static void check_game(const char *game)
{
    enum { MAX = 1200 };
    static ever list[MAX];
    char ids[8][32];
    size_t n_ids = 0, secret = 0;
    memset(list, 0, sizeof list);
    um_vmodule *m = module_of(game);
    size_t n = watch(game, m, list, MAX, ids, &n_ids);
    const char *module =
        strstr(game, "/full/") ? VASSAL "full/MadisonFull.vmod" : VASSAL "MadisonSample.vmod";
    um_ran text = UM_PROGRAM("dump", game),
           json = UM_PROGRAM("dump", "--format", "jsonl", "--module", module, game),
           all = UM_PROGRAM("dump", "--format", "jsonl", "--reveal", game);
    cr_assert(text.status == 0 && json.status == 0 && all.status == 0, "%s: %s", game, um_ran_err(&json));
    const um_ran *runs[] = {&text, &json, &all};
    for (size_t r = 0; r < UM_COUNT(runs); r++)
        for (size_t i = 0; i < n_ids; i++)
            cr_expect(!strstr(um_ran_out(runs[r]), ids[i]) && !strstr(um_ran_err(runs[r]), ids[i]), "%s: %s",
                      game, ids[i]);
    for (size_t k = 1; k <= n; k++) {
        bool shown = list[k].seen || !list[k].piece;
        for (size_t i = 1; i <= n && !shown; i++)
            shown = list[i].seen && strcmp(list[i].name, list[k].name) == 0;
        if (shown)
            continue;
        secret++;
        cr_expect(!tells(um_ran_out(&json), list[k].name), "%s: %s is told", game, list[k].name);
        cr_expect(tells(um_ran_out(&all), list[k].name), "%s: %s is not revealed", game, list[k].name);
    }
    for (size_t k = 1; k <= n; k++) /* ids go by the module's order, and so tell the name */
        cr_expect(list[k].seen || !list[k].piece ||
                      (!strstr(um_ran_out(&json), list[k].id) && !strstr(um_ran_out(&text), list[k].id) &&
                       strstr(um_ran_out(&all), list[k].id)),
                  "%s: %s is told by its id", game, list[k].name);
    cr_expect(secret > 0, "%s: nothing was hidden", game);
    um_ran_free(&text);
    um_ran_free(&json);
    um_ran_free(&all);
    um_vmodule_free(m);
}

Test(vassal_dump, tells_no_player_id_and_no_hidden_name)
{
    for (size_t i = 0; i < UM_COUNT(games); i++)
        check_game(games[i]);
}

/* A log made here, so that every field that may hold an id does. */
static void write_log(const char *path, const char *text)
{
    const um_zipped entry = {"savedGame", um_text_of(text), false};
    um_zip_file(path, &entry, 1);
}

static char path[64];

static void make_file(void)
{
    um_temp(path, sizeof path, "dump");
    int fd = mkstemp(path);
    cr_assert(fd >= 0);
    close(fd);
}

static void remove_file(void)
{
    unlink(path);
}

Test(vassal_dump, neutralises_text_and_redacts_every_field, .init = make_file, .fini = remove_file)
{
    static const char text[] =
        "begin_save"
        "\033+/1/obs;72;b.png;Mask;B;Back;player:;Peek\tpiece;;;secret.png;Secret Plan/s3cret-a;\tMain "
        "Map;1;2;7;0"
        "\033+/2/hide;72;Hide;255,255,255;player:\tpiece;;;u.png;Ambush Unit/s3cret-b\tMain Map;1;2;8;0"
        "\033+/3/restrict;US;true;true\tcustom;x\\\tpiece;;;v.png;Open Unit/s3cret-c\twas "
        "s3cret-c\\\tMain Map;1;2;9;0"
        "\033+/4/obs;72;b.png;Mask;B;Back;player:;Peek\tpiece;;;w.png;Nobody's Plan/;false|0\tMain "
        "Map;1;2;10;0"
        "\033+/5/"
        "obs;72;b.png;Mask;B;Back;player:;Peek\tobs;73;b.png;Mask;B;Front;player:;Peek\\\tpiece;;;x.png;"
        "Inner "
        "Plan/null;\ts3cret-a;\\\tMain Map;1;2;11;0"
        "\033PLAYER\ts3cret-a\tAda\tUS\033PLAYER\ts3cret-k\ts3cret-k\tUS\033PNOTE\ts3cret-d\tmy private "
        "plan\033SNOTE\tn\ts3cret-e\ttrue\thush\tdate\t"
        "\033UNMASK\ts3cret-f\ts3cret-a\033SEMAIL\tada@example.org\033LOCKSPOTAB\tt\ts3cret-"
        "g\tpw\033INFO\ts3cret-a;more"
        "\033end_save"
        "\033LOG\tM/3/Main Map/5/6/null/Main Map/1/2/null/s3cret-h"
        "\033LOG\tD/1/s3cret-i;\tMain Map;1;2;7;0/s3cret-a;\tMain Map;1;2;7;0"
        "\033LOG\tPYREMOVE\ts3cret-j"
        "\033LOG\tCHAT&lt;Ada&gt; - \x1f[31mred\x7f \xe2\x80\xae"
        "bidi \xff <b>bold</b>"
        "\033LOG\tZZZ\ts3cret-h in an unknown command\033LOG\tLOG\t+/6/piece;;;y.png;Nested Plan/Main "
        "Map;1;2;12;0";
    write_log(path, text);
    for (int reveal = 0; reveal <= 1; reveal++)
        for (int json = 0; json <= 1; json++) {
            um_ran r = UM_PROGRAM("dump", "--format", json ? "jsonl" : "text", "--module",
                                  VASSAL "MadisonSample.vmod", path, reveal ? "--reveal" : NULL);
            const char *out = um_ran_out(&r);
            cr_assert_eq(r.status, 0, "%s", um_ran_err(&r));
            cr_expect(!strstr(out, "s3cret"), "%s", strstr(out, "s3cret"));
            cr_expect(!strstr(out, "example.org"));
            cr_expect(!strpbrk(out, "\x1b\x1f\x7f\xff") && !strstr(out, "\xe2\x80\xae"));
            cr_expect(strstr(out, "bold") && !strstr(out, "<b>"));
            cr_expect(strstr(out, "player-1") && strstr(out, "Open Unit"));
            const char *const hidden[] = {
                "Secret Plan",   "Ambush Unit", "my private plan",    "hush",
                "Nobody's Plan", "Inner Plan",  "an unknown command", "Nested Plan"};
            for (size_t i = 0; i < UM_COUNT(hidden); i++)
                cr_expect((strstr(out, hidden[i]) != NULL) == (reveal == 1), "%s, reveal %d", hidden[i],
                          reveal);
            um_ran_free(&r);
        }
}

Test(vassal_dump, counts_and_sums_up)
{
    um_ran r =
        UM_PROGRAM("dump", "--stats", VASSAL "york-1812.vlog", VASSAL "malformed/unknown-commands.vlog");
    cr_assert_eq(r.status, 0);
    cr_expect(strstr(um_ran_out(&r), "totals files=2 modules=0 bytes=35449 leaves=301"), "%s",
              um_ran_out(&r));
    cr_expect(strstr(um_ran_out(&r), "\nunknown "));
    um_ran_free(&r);
    r = UM_PROGRAM("dump", "--format", "jsonl", VASSAL "MadisonSample.vmod");
    cr_assert_eq(r.status, 0);
    const char *const lines[] = {"{\"type\":\"module\"",
                                 "\"name\":\"Lake Ontario Control Box\"",
                                 "{\"type\":\"region\",\"name\":\"York\"",
                                 "{\"type\":\"dice\",\"name\":\"2d6\"",
                                 "{\"type\":\"deck\",\"name\":\"Strategy Deck\"",
                                 "{\"type\":\"card\",\"gpid\":\"15\"",
                                 "{\"type\":\"turn-level\""};
    for (size_t i = 0; i < UM_COUNT(lines); i++)
        cr_expect(strstr(um_ran_out(&r), lines[i]), "%s", lines[i]);
    um_ran_free(&r);
    r = UM_PROGRAM("dump", VASSAL "malformed/crc-wrong.vlog");
    cr_assert_eq(r.status, 3);
    cr_expect(strstr(um_ran_err(&r), "crc-wrong.vlog: error:"));
    um_ran_free(&r);
}
