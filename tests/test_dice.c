/* umpire dice finds every roll of a log, says which step called for it, and adds up over games. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/program.h"

#define HEAD                                                                                                 \
    "game madison\npack \"fixtures/packs/tmap.xml\"\nnow 1813 spring-summer us\nhand us: c2\n"               \
    "at BR2: us:A4, us:B3\nat BR10: br:C2, br:C2b\nplay c2 units BR2\nmove us:A4, us:B3: BR2 - BR10\n"       \
    "lead us us:A4\nlead br br:C2\n"

static void holds(const um_ran *r, const char *what)
{
    cr_expect(strstr(um_ran_out(r), what), "no %s in:\n%s%s", what, um_ran_out(r), um_ran_err(r));
}

Test(dice, steps_that_call_for_dice_are_counted)
{
    static const struct {
        const char *rounds, *text, *json;
    } row[] = {
        {"", "0 rolls\n", "\"called_for\":0,\"wanting\":0}"},
        {"round 3,3\n", "1 step calls for dice; of 1 roll 1 is used, 0 undone, 0 repeated, 0 unused",
         "\"rolls\":1,\"used\":1,\"undone\":0,\"repeated\":0,\"unused\":0,\"called_for\":1,\"wanting\":0}"},
        {"round 3,3 result=EX\nround result=EX\n",
         "2 steps call for dice, 1 of them has none (the first: step 6); of 1 roll 1 is used",
         "\"called_for\":2,\"wanting\":1}"},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char record[1000];
        snprintf(record, sizeof record, HEAD "%s", row[i].rounds);
        um_ran text = um_program((const char *const[]){"dice", "-", NULL}, record),
               json = um_program((const char *const[]){"dice", "--format", "jsonl", "-", NULL}, record);
        holds(&text, row[i].text);
        holds(&json, row[i].json);
        um_ran_free(&text);
        um_ran_free(&json);
    }
}

/* Dice that show words are told as words, short or long, each with whom they are of. */
Test(dice, special_dice_show_words)
{
    um_ran text = UM_PROGRAM("dice", "-q", "fixtures/invasion/games/intro1812.ump"),
           json = UM_PROGRAM("dice", "-q", "--format", "jsonl", "fixtures/invasion/games/intro1812.ump"),
           csv = UM_PROGRAM("dice", "-q", "--format", "csv", "fixtures/invasion/games/intro1812.ump");
    holds(&text, "British      Native Americans hit,flee,command ");
    holds(&text, " special dice in ");
    cr_expect_not(strstr(um_ran_out(&text), "chi-square"));
    holds(&json, "\"button\":\"Native "
                 "Americans\",\"sides\":0,\"dice\":[\"hit\",\"flee\",\"command\"],\"for\":\"roll\"");
    holds(&csv, ",br,,Native Americans,0,\"hit,flee,command\",roll,\r\n");
    um_ran_free(&text);
    um_ran_free(&json);
    um_ran_free(&csv);
}

/* Average dice have no face of 1 or 6: they are not held against honest ones. */
Test(dice, uneven_dice_are_only_counted)
{
    um_ran r = UM_PROGRAM("dice", "-q", "fixtures/niagara/games/street-creek.ump");
    holds(&r, "US           ");
    holds(&r, " special dice in ");
    for (const char *p = um_ran_out(&r); (p = strstr(p, " special dice in ")) != NULL; p++)
        cr_expect(!strstr(p, "mean") || strchr(p, '\n') < strstr(p, "mean"), "%.200s", p);
    um_ran_free(&r);
}

/* Few dice a game say nothing; over all games of a player they may. */
Test(dice, sums_over_games)
{
    um_ran r = UM_PROGRAM("dice", "-q", "fixtures/madison/games/1812-1814-legal.ump",
                          "fixtures/madison/games/1812-1814-illegal.ump");
    holds(&r, "too few to say more");
    const char *all = strstr(um_ran_out(&r), "\nin all: 28 rolls in 2 games\n");
    cr_assert(all, "%s", um_ran_out(&r));
    cr_expect(strstr(all, "45 dice of 6 in 28 rolls") && strstr(all, "; chi-square "), "%s", all);
    um_ran_free(&r);
}

/* Where nobody says who threw, that is said; a column of what is not there is empty, for a number would be
 * one. */
Test(dice, who_and_where_it_is_not_told_is_no_number_and_no_sign)
{
    um_ran text = um_program((const char *const[]){"dice", "-q", "-", NULL}, HEAD "round 3,3\n"),
           csv = um_program((const char *const[]){"dice", "-q", "-f", "csv", "-", NULL}, HEAD "round 3,3\n");
    cr_expect_null(strstr(um_ran_out(&text), "?"), "%s", um_ran_out(&text));
    holds(&text, "not told: 2 dice of 6 in 1 roll");
    holds(&csv, ",,11,5,,,");
    um_ran_free(&text);
    um_ran_free(&csv);
}
