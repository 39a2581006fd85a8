/* Random games of the second game played on a table: they are legal throughout, so that whatever is illegal
 * in their logs the reading has made up; with what players say, and where nobody says a word.
 *
 * UMPIRE_GAMES=N plays that many; LOGS_DIFFER=DIR keeps what differs. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "tests/logs/inv.h"
#include "tests/test_invasion_play.h"
#include "tests/test_pack_support.h"

enum { GAMES = 3, STEPS_MAX = 900 };

typedef struct season {
    int games, steps, equal, illegal, mute_illegal;
} season;

/* The record of a game played at random from a position of the pack. */
static void play_record(um_pack *pack, const char *position, int game, um_buf *text)
{
    um_record *rec = NULL;
    um_run *run = stand_at(pack, position, UM_GUESS, &rec);
    hand_of_chance h = {.seed = 0x9e3779b97f4a7c15u * (uint64_t)(game + 1), .pack = pack};
    um_verdict v = UM_LEGAL;
    cr_assert(run);
    um_buf_printf(text, "game invasion\ntrust guess\nposition %s\n", position);
    for (int k = 0; k < STEPS_MAX && v == UM_LEGAL && choose(&h, run->replay); k++) {
        um_action_write(&um_invasion, pack, &inv_verbs[h.chosen.verb], &h.chosen, text);
        um_buf_char(text, '\n');
        cr_assert_eq(um_replay_step(run->replay, &h.chosen, &v), UM_OK);
        if (h.chosen.verb == IV_END_GAME)
            break;
    }
    um_run_free(run);
    um_record_free(rec);
}

static int count_of(const um_buf *b, const char *words)
{
    int n = 0;
    for (const char *p = b->n ? b->p : ""; (p = strstr(p, words)) != NULL; p++)
        n++;
    return n;
}

static void keep(int game, const char *what, const um_buf *b)
{
    um_buf path = {0};
    um_buf_printf(&path, "%s/inv-game-%d.%s", getenv("LOGS_DIFFER") ? getenv("LOGS_DIFFER") : "", game, what);
    FILE *f = getenv("LOGS_DIFFER") ? fopen(path.p, "w") : NULL;
    if (f) {
        fwrite(b->n ? b->p : "", 1, b->n, f);
        fclose(f);
    }
    um_buf_free(&path);
}

/* Every line that somebody typed is gone; the entries keep their numbers. */
static void strike_words(lg_log *l)
{
    for (size_t i = 0; i < l->n; i++)
        if (strncmp(l->entry[i].p, "LOG\tCHAT&lt;", 12) == 0) {
            um_buf_clear(&l->entry[i]);
            um_buf_str(&l->entry[i], "LOG\tCHAT");
        }
}

/* How much is illegal in the log without a word. */
static int mute_illegal(const um_case *c, lg_habit h, int game)
{
    static const lg_wrap plain = {.form = LG_PLAIN};
    um_buf text = {0}, bytes = {0}, found = {0};
    lg_log l;
    um_run *run = lg_judge_case(c, NULL);
    li_write(c, run, h, 0, &l);
    cr_assert(!l.unfit, "game %d: %s", game, l.unfit ? l.unfit : "");
    strike_words(&l);
    lg_text(&l, &text);
    lg_pack(um_buf_view(&text), li_module_name(h), &plain, &bytes);
    um_reading_input in = {UM_TEXT("made.vlog"), um_buf_view(&bytes)};
    um_reading *r = lg_read(lg_kit_for(c, h), c->pack, &in, 1);
    lg_judge(r, NULL, &found);
    int n = count_of(&found, " illegal");
    if (n)
        keep(game, "mute.vlog", &bytes);
    um_reading_free(r);
    lg_log_free(&l);
    um_run_free(run);
    um_buf_free(&text);
    um_buf_free(&bytes);
    um_buf_free(&found);
    return n;
}

static void compare_game(season *s, um_pack *pack, const um_buf *text, int game)
{
    static const lg_wrap common = {.form = LG_VCSK, .key = 0x33};
    lg_habit h = (lg_habit)((int)LG_INV_REGIONS + game % 9 / 3);
    um_read_options how = {.find_pack = play_pack, .find_pack_user = pack};
    um_record *rec = NULL;
    lg_outcome o;
    cr_assert_eq(um_record_read(UM_TEXT("game.ump"), um_buf_view(text), &how, &rec), UM_OK);
    lg_compare(&rec->cases[0], h, &common, &o);
    cr_expect(!o.skipped, "game %d: %s", game, o.skipped ? o.skipped : "");
    s->games++;
    s->steps += o.steps;
    s->equal += o.equal;
    int illegal = 0;
    for (const char *p = o.said.n ? o.said.p : ""; (p = strstr(p, "only from the log: entry ")) != NULL; p++)
        illegal += strncmp(p + 25 + strspn(p + 25, "0123456789"), ": illegal", 9) == 0;
    int mute = mute_illegal(&rec->cases[0], h, game);
    s->illegal += illegal;
    s->mute_illegal += mute;
    if (!o.equal || mute) {
        keep(game, "ump", text);
        keep(game, "txt", &o.said);
    }
    um_buf_free(&o.said);
    um_record_free(rec);
}

Test(logs_invasion_games, random_games_are_accused_of_nothing, .timeout = 7200)
{
    static const char *const position[] = {"intro1812", "campaign1812", "1813"};
    const char *wanted = getenv("UMPIRE_GAMES");
    int games = wanted ? atoi(wanted) : GAMES;
    um_pack *pack = must_builtin("invasion");
    season s = {0};
    const char *from = getenv("UMPIRE_FROM");
    for (int i = from ? atoi(from) : 0; i < games; i++) {
        um_buf text = {0};
        play_record(pack, position[i % 3], i, &text);
        compare_game(&s, pack, &text, i);
        um_buf_free(&text);
    }
    fprintf(stderr,
            "%d random games as logs: %d steps, %d equal; illegal in the log alone: %d, without a word %d\n",
            s.games, s.steps, s.equal, s.illegal, s.mute_illegal);
    cr_expect_eq(s.illegal, 0);
    cr_expect_eq(s.mute_illegal, 0);
    lg_kit_forget();
    um_pack_free(pack);
}
