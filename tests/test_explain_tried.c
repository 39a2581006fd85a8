/* explain shows the readings of a play that were tried, and by which rule each failed. */
#include <criterion/criterion.h>
#include <string.h>

#include "tests/program.h"

#define FAULTS "fixtures/vassal/full/dev-1812-faults.vlog"
#define MANY                                                                                                 \
    "--module", "fixtures/vassal/full/MadisonFull.vmod", "--bind",                                           \
        "fixtures/vassal/full/MadisonFull.bind.xml", "fixtures/vassal/stranger/stranger-unread-ways.vlog"

/* From "readings tried" to the blank line behind it; the text is cut there. NULL: no such section. */
static const char *section(um_ran *r)
{
    char *from = strstr(r->out.p ? r->out.p : "", "readings tried: ");
    char *end = from ? strstr(from, "\n\n") : NULL;
    if (end)
        *end = '\0';
    return from;
}

static int times(const char *text, const char *what)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, what)) != NULL; p++)
        n++;
    return n;
}

Test(explain_tried, each_reading_is_shown_with_the_rule_that_it_fails_by)
{
    static const struct {
        const char *step, *readings, *said[5];
    } rows[] = {
        /* a unit that goes too far goes too far however its drops are cut up */
        {"6",
         "3 of the play",
         {"Ft. MacArthur .. Ft. Findlay .. Ft. Meigs", "move 3rd Ohio: Frenchtown .. Detroit",
          "illegal  9.1  Land movement", "one thing after another: illegal (taken)", "there are no others"}},
        /* six units behind a leader who commands five; or a card for two units */
        {"20",
         "6 of the play",
         {"play Card 10 leader Procter value=2", "illegal  3.33  Command limits",
          "play Card 10 units value=2", "illegal  8.31(3)  Unit activation", ": the same as 1"}},
        /* a step of the same play that is in order itself */
        {"19", "6 of the play", {"illegal  3.33", "there are no others", "(taken)", "the same as 2", "4  "}},
        {"2",
         "1 of the play",
         {"legal (taken)", "play Card 32 leader Dearborn", "13th: Albany .. Sackets Harbour",
          "the first without a fault ends the search", "1  "}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        um_ran r = UM_PROGRAM("explain", "-q", "-t", "guess", FAULTS, rows[i].step);
        const char *s = section(&r);
        cr_assert_not_null(s, "step %s: %s%s", rows[i].step, um_ran_out(&r), um_ran_err(&r));
        cr_expect_not_null(strstr(s, rows[i].readings), "step %s:\n%s", rows[i].step, s);
        for (size_t k = 0; k < 5; k++)
            cr_expect_not_null(strstr(s, rows[i].said[k]), "step %s, %s:\n%s", rows[i].step, rows[i].said[k],
                               s);
        cr_expect_eq(times(s, "(taken)"), 1, "step %s:\n%s", rows[i].step, s);
        um_ran_free(&r);
    }
}

/* What was tried within a reading and dropped is no part of it. */
Test(explain_tried, a_reading_holds_each_move_once)
{
    um_ran r = UM_PROGRAM("explain", "-q", FAULTS, "6");
    const char *s = section(&r);
    cr_assert_not_null(s);
    cr_expect_eq(times(s, "move 3rd Ohio"), 5, "one way, or four: %s", s);
    um_ran_free(&r);
}

/* The readings name no more than the steps do. */
Test(explain_tried, what_is_hidden_stays_hidden)
{
    um_ran plain = UM_PROGRAM("explain", "-q", FAULTS, "25"),
           open = UM_PROGRAM("explain", "-q", "--reveal", FAULTS, "25");
    const char *a = section(&plain), *b = section(&open);
    cr_assert(a && b, "%s%s", um_ran_out(&plain), um_ran_out(&open));
    cr_expect_null(strstr(a, "Card"), "%s", a);
    cr_expect_not_null(strstr(b, "hold us Card 30"), "%s", b);
    um_ran_free(&plain);
    um_ran_free(&open);
}

Test(explain_tried, a_record_has_one_reading_and_no_word_of_it)
{
    um_ran r = UM_PROGRAM("explain", "tests/golden/cases.ump#R-2", "2");
    cr_expect_null(strstr(um_ran_out(&r), "readings tried"), "%s", um_ran_out(&r));
    um_ran_free(&r);
}

/* There are more ways to read the play than are looked at: its steps are not illegal, but ambiguous, in the
 * log and in the record, and it is said of how many readings they are. */
Test(explain_tried, what_is_illegal_in_the_best_of_many_readings_is_ambiguous)
{
    static const char said[] = "steps 1 to 8 are one play of a log, taken in the best of 48 readings";
    um_ran log = UM_PROGRAM("check", "-f", "short", MANY), record = UM_PROGRAM("convert", MANY);
    cr_expect_not_null(strstr(um_ran_out(&record), "\nreadings 48 for 8\n"), "%s", um_ran_out(&record));
    um_ran again = um_program((const char *const[]){"check", "-f", "short", "-", NULL}, um_ran_out(&record));
    for (int i = 0; i < 2; i++) {
        const char *out = um_ran_out(i ? &again : &log);
        cr_expect_eq(times(out, "undetermined (ambiguous)"), 4, "%s", out);
        cr_expect_eq(times(out, said), 4, "%s", out);
        cr_expect_eq(times(out, ": illegal"), 0, "%s", out);
    }
    um_ran tried = UM_PROGRAM("explain", "-q", MANY, "5");
    const char *s = section(&tried);
    cr_assert_not_null(s);
    cr_expect_not_null(strstr(s, "the bound was hit"), "%s", s);
    um_ran_free(&log);
    um_ran_free(&record);
    um_ran_free(&again);
    um_ran_free(&tried);
}

/* A step is illegal only if no reading of its play is legal: one that leaves something of the table
 * unexplained, which weighs as much as a breach, is not called so. */
Test(explain_tried, no_reading_of_an_illegal_step_is_called_legal)
{
    static const char *const illegal[] = {"15", "24"};
    for (size_t i = 0; i < sizeof illegal / sizeof *illegal; i++) {
        um_ran r = UM_PROGRAM("explain", "-q", FAULTS, illegal[i]);
        cr_expect_eq(r.status, 1, "step %s", illegal[i]);
        const char *s = section(&r);
        cr_assert_not_null(s);
        cr_expect_eq(times(s, ": legal"), 0, "step %s:\n%s", illegal[i], s);
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("explain", "-q", FAULTS, "24");
    const char *s = section(&r);
    cr_assert_not_null(s);
    cr_expect_not_null(strstr(s, "1 change left unexplained, which"), "%s", s);
    cr_expect_not_null(strstr(s, "nothing that is done in this reading explains it"), "%s", s);
    um_ran_free(&r);
}

/* What another value of a datum would make of a step of a log holds of the log as it is read now: with that
 * value it may be read otherwise. */
Test(explain_tried, what_a_value_would_decide_is_told_of_the_log_as_it_is_read)
{
    um_ran r = UM_PROGRAM("explain", "-q", FAULTS, "16");
    cr_expect_not_null(strstr(um_ran_out(&r), "1, 2: legal; 3: illegal as the log is read now"), "%s",
                       um_ran_out(&r));
    um_ran_free(&r);
    um_folder_make("decides");
    const char *sheet = um_in_folder("brock.ump");
    um_put_text(sheet, "game madison\ndata leader Brock command 3\n");
    r = UM_PROGRAM("explain", "-q", "-w", sheet, FAULTS, "16");
    cr_expect_not_null(strstr(um_ran_out(&r), "step 16: undetermined (told)"), "%s", um_ran_out(&r));
    um_ran_free(&r);
    um_folder_remove();
}

/* A place that the log does not have is told as a step is that it does not have. */
Test(explain_tried, a_place_behind_the_end_is_refused)
{
    static const char *const behind[] = {"entry:9999", "999", "line:3"};
    for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
        um_ran r = UM_PROGRAM("explain", "-q", FAULTS, behind[i]);
        cr_expect_eq(r.status, 4, "%s: %d", behind[i], r.status);
        cr_expect_not_null(strstr(um_ran_err(&r), behind[i]), "%s: %s", behind[i], um_ran_err(&r));
        um_ran_free(&r);
    }
}
