/* What people get wrong in a line of a record is told by what is wrong with it: the word that was meant, what
 * is lacking, what may stand there; in no words of our own tables. */
#include "core/nearest.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

/* What `check` says of one line behind the head of a record. */
static void expect_said(const char *line, const char *words)
{
    const char *const args[] = {"check", "-q", "-", NULL};
    char record[300];
    snprintf(record, sizeof record, "game madison\n%s\n", line);
    um_ran r = um_program(args, record);
    cr_expect_eq(r.status, 3, "%s: %d", line, r.status);
    cr_expect(strstr(um_ran_err(&r), words), "%s: %s", line, um_ran_err(&r));
    um_ran_free(&r);
}

Test(record_slips, the_word_that_was_meant_is_told)
{
    static const char *const slips[][2] = {
        {"expect ilegal 3.33", "did you mean 'illegal'?"},
        {"us: play Card 3 units Albny",
         "no space, unit, leader or ship is called 'Albny'; did you mean 'Albany'?"},
        {"turn spring 1812", "did you mean 'spring-summer'?"},
        {"us: move us6th: Albany - Utica", "did you mean 'us:6th'?"},
        {"at Yorktown: Brock", "did you mean 'York'?"},
        {"rule R-command-count=total", "did you mean 'ruling'?"},
        {"of the game", "madison has no verb 'game'"},
        {"of the mvoe Hull: Detroit - Sandwich", "madison has no verb 'mvoe'; did you mean 'move'?"},
    };
    for (size_t i = 0; i < UM_COUNT(slips); i++)
        expect_said(slips[i][0], slips[i][1]);
}

Test(record_slips, what_is_lacking_or_may_stand_there_is_told)
{
    static const char *const slips[][2] = {
        {"us: move Hull 4th: Detroit - Sandwich", "a comma should stand before '4th'"},
        {"us: move Hull: Detroit to Sandwich", "'to' stands where ' - ' should join two spaces"},
        {"us: move Hull: Detroit Sandwich", "'Sandwich' stands where ' - ' should join two spaces"},
        {"loss us: 4th destroyed", "behind a name may stand: full, reduced, removed"},
        {"us: prewar-draw us Card 200", "such numbers go from 1 to 110"},
        {"data link Utica - Albany exists yess", "exists takes nothing but 'yes'"},
        {"data link Utica - Albany exists no",
         "'data links complete' says that no link exists but those listed"},
        {"data link Utica - Albany exists", "the line ends where 'yes' should stand"},
        {"accept 3", "the line ends where the reason, in quotes, should stand"},
    };
    for (size_t i = 0; i < UM_COUNT(slips); i++)
        expect_said(slips[i][0], slips[i][1]);
}

Test(record_slips, of_words_as_near_the_likelier_is_meant_and_none_with_another_number)
{
    um_near near;
    um_near_begin(&near, UM_TEXT("99.9"));
    um_near_offer(&near, UM_TEXT("Q-09"));
    cr_expect_eq(um_near_found(&near).n, 0);
    um_near_begin(&near, UM_TEXT("move"));
    um_near_offer(&near, UM_TEXT("love"));
    um_near_offer(&near, UM_TEXT("mope"));
    cr_expect(um_text_is(um_near_found(&near), "mope"), "the same first letter first");
    um_near_begin(&near, UM_TEXT("spring"));
    um_near_offer(&near, UM_TEXT("spring-summer"));
    um_near_offer(&near, UM_TEXT("springs-end"));
    cr_expect_eq(um_near_found(&near).n, 0, "two begin so");
}

/* A sheet of --with is read before the games: each fault is told once, however many games there are. */
Test(record_slips, a_fault_beside_several_games_is_told_once)
{
    static const char *const commands[] = {"check", "score"};
    um_folder_make("slips");
    const char *path = um_in_folder("beside.ump");
    um_put_text(path, "game madison\ndata link Utica - Albny path road\n");
    for (size_t i = 0; i < UM_COUNT(commands); i++) {
        um_ran r = UM_PROGRAM(commands[i], "-q", "-w", path, "fixtures/madison/games");
        const char *said = um_ran_err(&r), *first = strstr(said, "error: ");
        cr_expect_eq(r.status, 3, "%s: %d", commands[i], r.status);
        cr_expect(first && strstr(first, "did you mean 'Albany'?"), "%s: %s", commands[i], said);
        cr_expect(first && !strstr(first + 1, "error: "), "%s: %s", commands[i], said);
        cr_expect_str_eq(um_ran_out(&r), "", "%s", commands[i]);
        um_ran_free(&r);
    }
    um_folder_remove();
}
