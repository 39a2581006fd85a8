/* Whole games as logs. They are legal throughout, so that what is found in the log alone is an accusation
 * that the reading of the log has made up. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"
#include "tests/play.h"

enum { GAMES = 8, LONGEST = 5000 };

typedef struct season {
    int games, compared, equal, steps, traced, false_steps;
} season;

static int lines_with(const um_buf *b, const char *words)
{
    int n = 0;
    for (const char *p = b->n ? b->p : NULL; p && (p = strstr(p, words)) != NULL; p++)
        n++;
    return n;
}

static void keep_differences(const char *name, const um_buf *said)
{
    const char *folder = getenv("LOGS_DIFFER");
    um_buf path = {0};
    um_buf_printf(&path, "%s/%s.txt", folder ? folder : "", name);
    FILE *f = folder ? fopen(path.p, "w") : NULL;
    if (f) {
        fwrite(said->p ? said->p : "", 1, said->n, f);
        fclose(f);
    }
    um_buf_free(&path);
}

static void compare_game(season *s, const char *text, size_t n, um_pack *p)
{
    static const lg_wrap common = {.form = LG_VCSK, .key = 0x33};
    um_record *r = NULL;
    lg_outcome o;
    um_packs packs = {.fetch = lg_slurp, .folder = UM_TEXT("fixtures/madison"), .instead = p};
    um_read_options how = {.find_pack = um_packs_find, .find_pack_user = &packs};
    cr_assert_eq(um_record_read(UM_TEXT("game.ump"), (um_text){text, n}, &how, &r), UM_OK);
    lg_compare(&r->cases[0], LG_REGIONS, &common, &o);
    s->games++;
    if (o.skipped) {
        fprintf(stderr, "skipped: %s\n", o.skipped);
    } else {
        s->compared++;
        s->equal += o.equal;
        s->steps += o.steps;
        s->traced += o.traced;
        char name[32];
        snprintf(name, sizeof name, "game-%d", s->games);
        keep_differences(name, &o.said);
        if (!o.equal) {
            um_buf record = {0};
            um_buf_add(&record, text, n);
            snprintf(name, sizeof name, "record-%d", s->games);
            keep_differences(name, &record);
            um_buf_free(&record);
        }
        s->false_steps += lines_with(&o.said, "only from the log: entry") - lines_with(&o.said, "(tainted)");
    }
    um_buf_free(&o.said);
    lg_kit_forget();
    um_record_free(r);
    um_packs_free(&packs);
}

Test(logs_games, random_games_on_the_printed_map)
{
    static play_game g;
    season s = {0};
    um_buf header = {0};
    um_pack *pack = play_pack("fixtures/packs/closed.xml");
    cr_assert(pack);
    play_header(pack, "packs/closed.xml", &header);
    for (int i = 0; i < GAMES; i++) {
        int actions = 0;
        play_begin(&g, pack, header.p, (uint64_t)(1 + i));
        while (!g.fault && actions++ < LONGEST && play_step(&g))
            ;
        compare_game(&s, g.text.p, g.text.n, pack);
        play_end(&g);
    }
    fprintf(stderr,
            "%d games, %d compared, %d equal; %d steps, %d with a trace, %d findings from the log alone\n",
            s.games, s.compared, s.equal, s.steps, s.traced, s.false_steps);
    cr_expect_eq(s.compared, GAMES);
    cr_expect_geq(s.equal * 4, GAMES * 3);
    cr_expect_leq(s.false_steps, 6); /* to come down as the reading improves */
    um_buf_free(&header);
    um_pack_free(pack);
}

typedef struct complete {
    lg_habit habit;
    int games, equal;
} complete;

static void take_game(void *user, const um_case *c)
{
    static const lg_wrap common = {.form = LG_VOBS, .key = 0x21};
    complete *t = user;
    lg_outcome o;
    lg_compare(c, t->habit, &common, &o);
    char name[64];
    snprintf(name, sizeof name, "complete-%s-%d", lg_module_name(t->habit), t->games);
    keep_differences(name, &o.said);
    cr_expect(!o.skipped, "%s: %s", name, o.skipped ? o.skipped : "");
    cr_expect(o.equal, "%s:\n%.4000s", name, o.said.n ? o.said.p : "");
    t->games++;
    t->equal += o.equal;
    um_buf_free(&o.said);
}

/* Each complete game that is kept, the one with its planted faults included. */
Test(logs_games, complete_games_of_each_module)
{
    for (int h = 0; h < LG_HABITS; h++) {
        complete t = {.habit = (lg_habit)h};
        lg_each_case("fixtures/madison/games", take_game, &t);
        cr_expect_gt(t.games, 1);
    }
}
