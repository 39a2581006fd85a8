/* umpire new: a record that is judged and laid out as it stands, names what its position leaves out, and
 * takes the guesses once the # is taken away. */
#include "parser/umpire.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const begun[][2] = {
    {"madison", NULL},  {"madison", "1812"},       {"madison", "1813"},          {"madison", "1814"},
    {"invasion", NULL}, {"invasion", "intro1812"}, {"invasion", "campaign1812"}, {"invasion", "1813"},
    {"niagara", NULL}};

static um_ran record(size_t i)
{
    return UM_PROGRAM("new", begun[i][0], begun[i][1]);
}

Test(new, a_record_is_legal_and_laid_out)
{
    for (size_t i = 0; i < UM_COUNT(begun); i++) {
        um_ran made = record(i),
               check = um_program((const char *const[]){"check", "-", NULL}, um_ran_out(&made)),
               laid = um_program((const char *const[]){"fmt", "--check", "-", NULL}, um_ran_out(&made));
        cr_expect(made.status == 0 && made.err.n == 0, "%s: %s", begun[i][0], um_ran_err(&made));
        cr_expect(check.status == 0 && check.err.n == 0, "%s: %s%s", begun[i][0], um_ran_out(&check),
                  um_ran_err(&check));
        cr_expect_eq(laid.status, 0, "%s: %s", begun[i][0], um_ran_out(&laid));
        um_ran_free(&made);
        um_ran_free(&check);
        um_ran_free(&laid);
    }
}

/* The lines "# at PLACE: PIECES" as statements. */
static void take_guesses(const char *text, um_buf *out)
{
    for (const char *p = text; *p; p++)
        if (strncmp(p, "# at ", 5) == 0 && (p == text || p[-1] == '\n'))
            p++;
        else
            um_buf_char(out, *p);
}

Test(new, guesses_can_be_taken_as_they_stand)
{
    for (size_t i = 0; i < 4; i++) {
        um_buf taken = {0};
        um_ran made = record(i);
        take_guesses(um_ran_out(&made), &taken);
        um_ran check = um_program((const char *const[]){"check", "-q", "-", NULL}, um_buf_view(&taken).p);
        cr_expect_eq(check.status, 0, "%s%s", um_ran_out(&check), um_ran_err(&check));
        um_buf_free(&taken);
        um_ran_free(&made);
        um_ran_free(&check);
    }
}

/* Every piece with a name is stated, guessed or said to be missing. */
Test(new, every_piece_is_named)
{
    const um_game *g = um_game_named(UM_TEXT("madison"));
    um_pack *pack;
    cr_assert_eq(um_pack_builtin(g, UM_TEXT(""), &(um_sink){0}, &pack), UM_OK);
    for (size_t i = 1; i < 4; i++) {
        um_ran made = record(i);
        for (int k = 0; k < g->nkinds; k++)
            for (int row = 0; g->kinds[k].is_piece && !g->kinds[k].is_card && row < um_rows(pack, k); row++) {
                um_buf name = {0};
                um_ref_write(pack, um_ref_of(k, row), &name);
                cr_expect(strstr(um_ran_out(&made), name.p), "%s: no %s", begun[i][1], name.p);
                um_buf_free(&name);
            }
        um_ran_free(&made);
    }
    um_pack_free(pack);
}

Test(new, what_is_not_there_is_told_with_what_is)
{
    um_ran scenario = UM_PROGRAM("new", "madison", "1899"), game = UM_PROGRAM("new", "madisen"),
           none = UM_PROGRAM("new", "niagara", "1814");
    cr_expect(scenario.status == 4 && strstr(um_ran_err(&scenario), "it has 1812, 1813, 1814"), "%s",
              um_ran_err(&scenario));
    cr_expect(game.status == 4 && strstr(um_ran_err(&game), "did you mean 'madison'?"), "%s",
              um_ran_err(&game));
    cr_expect(none.status == 4 && strstr(um_ran_err(&none), "niagara has no scenarios"), "%s",
              um_ran_err(&none));
    um_ran_free(&scenario);
    um_ran_free(&game);
    um_ran_free(&none);
}

/* A record that begins with a position of the pack is told once a run what that leaves out. */
Test(new, a_position_says_what_it_leaves_out)
{
    char a[64], b[64];
    um_temp(a, sizeof a, "position");
    um_temp(b, sizeof b, "position");
    const char *const texts[] = {
        "game madison\nposition 1812\nnow 1812 spring-summer us phase=action\nhold\n",
        "game madison\nposition 1812\nat Kingston: 49th\nnow 1812 spring-summer us phase=action\n"
        "hold\n"};
    const char *const paths[] = {a, b};
    for (int i = 0; i < 2; i++) {
        int fd = mkstemp(i ? b : a);
        cr_assert(fd >= 0 && write(fd, texts[i], strlen(texts[i])) > 0);
        close(fd);
    }
    static const char note[] = "position 1812 does not say where 46 pieces begin";
    um_ran both = UM_PROGRAM("check", a, b), second = UM_PROGRAM("check", b),
           quiet = UM_PROGRAM("check", "-q", a), plain = UM_PROGRAM("check", "tests/golden/game.ump");
    const char *told = strstr(um_ran_err(&both), note);
    cr_expect(told && !strstr(told + 1, "position 1812 does not say"), "once: %s", um_ran_err(&both));
    cr_expect(strstr(um_ran_err(&both), ":2: note: position 1812"), "%s", um_ran_err(&both));
    cr_expect(strstr(um_ran_err(&second), "where 45 pieces begin"), "one is placed: %s", um_ran_err(&second));
    cr_expect(!strstr(um_ran_err(&quiet), "position") && !strstr(um_ran_err(&plain), "position"));
    um_ran_free(&both);
    um_ran_free(&second);
    um_ran_free(&quiet);
    um_ran_free(&plain);
    for (int i = 0; i < 2; i++)
        unlink(paths[i]);
}
