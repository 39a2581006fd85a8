/* The cases of a game played over on a table: what is judged from the log is what is judged from the record.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"

/* Two of them play what no table can: two draws in one, and a Declaration that was drawn unnamed and is told
 * when its turn is over. */
enum { REASONS = 40, ACCUSED = 14 };

typedef struct tally {
    lg_habit habit;
    int cases, compared, equal, steps, traced, beside;
    const char *reason[REASONS];
    int count[REASONS], reasons;
    int why[LG_REASONS_END]; /* the unequal ones, by what the table cannot show */
    um_buf unequal;
} tally;

static void count_reason(tally *t, const char *why)
{
    int i = 0;
    while (i < t->reasons && strcmp(t->reason[i], why) != 0)
        i++;
    cr_assert_lt(i, REASONS);
    t->reason[i] = why;
    t->count[i]++;
    t->reasons = i == t->reasons ? i + 1 : t->reasons;
}

static void take_case(void *user, const um_case *c)
{
    tally *t = user;
    static const lg_wrap plain = {.form = LG_VCSK, .key = 0x5a};
    lg_outcome o;
    t->cases++;
    lg_compare(c, t->habit, &plain, &o);
    if (o.skipped) {
        count_reason(t, o.skipped);
    } else {
        t->compared++;
        t->equal += o.equal;
        t->steps += o.steps;
        t->traced += o.traced;
        t->beside += o.beside > 0;
        t->why[o.reason] += !o.equal;
        if (!o.equal) {
            um_buf_printf(&t->unequal, "%.*s\n", UM_FMT(c->id));
            um_buf_text(&t->unequal, um_buf_view(&o.said));
        }
    }
    um_buf_free(&o.said);
}

static void print_tally(const tally *t)
{
    fprintf(stderr,
            "module %s: %d cases, %d compared (%d steps, %d with a trace; %d with facts beside), %d equal\n",
            lg_module_name(t->habit), t->cases, t->compared, t->steps, t->traced, t->beside, t->equal);
    for (int i = 0; i < t->reasons; i++)
        fprintf(stderr, "  skipped %4d: %s\n", t->count[i], t->reason[i]);
    for (int i = 0; i < LG_REASONS_END; i++)
        fprintf(stderr, "  not equal %4d: %s\n", t->why[i], lg_reason_text[i]);
    const char *folder = getenv("LOGS_DIFFER");
    um_buf path = {0};
    um_buf_printf(&path, "%s/differ-%s.txt", folder ? folder : "", lg_module_name(t->habit));
    FILE *f = folder ? fopen(path.p, "w") : NULL;
    um_buf_free(&path);
    if (f) {
        fwrite(t->unequal.p ? t->unequal.p : "", 1, t->unequal.n, f);
        fclose(f);
    }
}

static void all_cases(lg_habit h, int compared, int equal)
{
    tally t = {.habit = h};
    lg_each_case("fixtures/madison", take_case, &t);
    print_tally(&t);
    cr_expect_geq(t.compared, compared);
    cr_expect_geq(t.equal, equal);
    cr_expect_leq(t.why[LG_ACCUSED], ACCUSED); /* to come down as the reading improves */
    um_buf_free(&t.unequal);
}

Test(logs, cases_of_madison_from_regions)
{
    all_cases(LG_REGIONS, 4100, 3600);
}

Test(logs, cases_of_madison_without_a_grid)
{
    all_cases(LG_POINTS, 4100, 3600);
}

Test(logs, cases_of_madison_with_dice_in_chat)
{
    all_cases(LG_CHAT, 4100, 3600);
}
