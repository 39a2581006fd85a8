/* The cases of the second game played over on a table: what is judged from the log is what is judged from the
 * record. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/inv.h"

enum { REASONS = 40 };

typedef struct tally {
    lg_habit habit;
    int cases, compared, equal, steps, traced, accused;
    const char *reason[REASONS];
    int count[REASONS], reasons;
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

/* Something is illegal in the log alone. */
static bool accuses(const um_buf *said)
{
    static const char alone[] = "only from the log: entry ";
    for (const char *p = said->n ? said->p : ""; (p = strstr(p, alone)) != NULL;) {
        p += strlen(alone);
        p += strspn(p, "0123456789");
        if (strncmp(p, ": illegal", 9) == 0)
            return true;
    }
    return false;
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
        t->accused += accuses(&o.said);
        if (!o.equal) {
            um_buf_printf(&t->unequal, "%.*s\n", UM_FMT(c->id));
            um_buf_text(&t->unequal, um_buf_view(&o.said));
        }
    }
    um_buf_free(&o.said);
}

static void print_tally(const tally *t)
{
    fprintf(stderr, "module %s: %d cases, %d compared (%d steps, %d with a trace), %d equal, %d accused\n",
            li_module_name(t->habit), t->cases, t->compared, t->steps, t->traced, t->equal, t->accused);
    for (int i = 0; i < t->reasons; i++)
        fprintf(stderr, "  skipped %4d: %s\n", t->count[i], t->reason[i]);
    const char *folder = getenv("LOGS_DIFFER");
    um_buf path = {0};
    um_buf_printf(&path, "%s/differ-%s.txt", folder ? folder : "", li_module_name(t->habit));
    FILE *f = folder ? fopen(path.p, "w") : NULL;
    um_buf_free(&path);
    if (f) {
        fwrite(t->unequal.p ? t->unequal.p : "", 1, t->unequal.n, f);
        fclose(f);
    }
}

static void all_cases(lg_habit h, const char *folder, int compared, int equal, int accused)
{
    tally t = {.habit = h};
    lg_each_case(folder, take_case, &t);
    print_tally(&t);
    cr_expect_geq(t.compared, compared);
    cr_expect_geq(t.equal, equal);
    cr_expect_leq(t.accused, accused); /* to come down as the reading improves */
    um_buf_free(&t.unequal);
}

Test(logs_invasion, cases_from_regions)
{
    all_cases(LG_INV_REGIONS, "fixtures/invasion", 1, 1, 1000);
}

Test(logs_invasion, cases_without_a_grid)
{
    all_cases(LG_INV_POINTS, "fixtures/invasion", 1, 1, 1000);
}

Test(logs_invasion, cases_in_french)
{
    all_cases(LG_INV_FRENCH, "fixtures/invasion", 1, 1, 1000);
}

Test(logs_invasion, whole_games)
{
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++)
        all_cases((lg_habit)h, "fixtures/invasion/games", 1, 1, 1000);
}
