/* The cases of the second game played over on a table: what is judged from the log is what is judged from the
 * record. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/inv.h"

enum {
    REASONS = 40,
    ACCUSED = 1
}; /* to come down: a hand of specials redrawn late is read as a draw too many */

typedef struct tally {
    lg_habit habit;
    int cases, compared, equal, steps, traced, accused;
    const char *reason[REASONS];
    int count[REASONS], reasons;
    int why[LG_REASONS_END]; /* they are not equal */
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

/* Something is illegal, and nothing is where the record says so: what an act is called is not on the table,
 * so that the log may find it by another rule. */
static bool accuses(const um_buf *said)
{
    static const char alone[] = "only from the log: entry ", *const of_record =
                                                                 "only from the record: entry ";
    const char *text = said->n ? said->p : "";
    bool log = false, record = false;
    for (const char *p = text; (p = strstr(p, "only from the ")) != NULL; p++) {
        bool of_log = strncmp(p, alone, strlen(alone)) == 0;
        const char *verdict = p + strlen(of_log ? alone : of_record);
        verdict += strspn(verdict, "0123456789");
        bool illegal = strncmp(verdict, ": illegal", 9) == 0;
        log |= of_log && illegal;
        record |= !of_log && illegal;
    }
    return log && !record;
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
        t->why[o.reason] += !o.equal;
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
    for (int i = 0; i < LG_REASONS_END; i++)
        if (t->why[i])
            fprintf(stderr, "  not equal %4d: %s\n", t->why[i], lg_reason_text[i]);
    const char *folder = getenv("LOGS_DIFFER");
    um_buf path = {0};
    um_buf_printf(&path, "%s/differ-%s-%d.txt", folder ? folder : "", li_module_name(t->habit), t->cases);
    FILE *f = folder ? fopen(path.p, "w") : NULL;
    um_buf_free(&path);
    if (f) {
        fwrite(t->unequal.p ? t->unequal.p : "", 1, t->unequal.n, f);
        fclose(f);
    }
}

static void all_cases(lg_habit h, const char *folder, int compared, int equal)
{
    tally t = {.habit = h};
    lg_each_case(folder, take_case, &t);
    print_tally(&t);
    cr_expect_geq(t.compared, compared);
    cr_expect_geq(t.equal, equal);
    cr_expect_leq(t.accused, ACCUSED);
    cr_expect_leq(t.why[LG_ACCUSED], ACCUSED);
    um_buf_free(&t.unequal);
}

Test(logs_invasion, cases_from_regions)
{
    all_cases(LG_INV_REGIONS, "fixtures/invasion", 700, 660);
}

Test(logs_invasion, cases_without_a_grid)
{
    all_cases(LG_INV_POINTS, "fixtures/invasion", 720, 660);
}

Test(logs_invasion, cases_in_french)
{
    all_cases(LG_INV_FRENCH, "fixtures/invasion", 700, 660);
}

Test(logs_invasion, cases_at_full_size)
{
    all_cases(LG_INV_FULL, "fixtures/invasion", 700, 660);
}

/* They are legal throughout: nothing in their logs is illegal. */
Test(logs_invasion, whole_games)
{
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++)
        all_cases((lg_habit)h, "fixtures/invasion/games", 3, 3);
}

/* LOGS_DIFFER=DIR keeps what the program needs to look at the games, or at those of LOGS_FROM. */
static void keep(const char *name, const um_buf *b)
{
    um_buf path = {0};
    um_buf_printf(&path, "%s/%s", getenv("LOGS_DIFFER") ? getenv("LOGS_DIFFER") : "", name);
    FILE *f = getenv("LOGS_DIFFER") ? fopen(path.p, "w") : NULL;
    if (f) {
        fwrite(b->p, 1, b->n, f);
        fclose(f);
    }
    um_buf_free(&path);
}

static int kept;
static void keep_game(void *user, const um_case *c)
{
    lg_habit h = *(const lg_habit *)user;
    static const lg_wrap common = {.form = LG_VOBS, .key = 0x12};
    lg_log l;
    um_buf text = {0}, bytes = {0}, module = {0};
    char name[64];
    um_run *run = lg_judge_case(c, NULL);
    li_write(c, run, h, 0, &l);
    lg_text(&l, &text);
    lg_pack(um_buf_view(&text), li_module_name(h), &common, &bytes);
    snprintf(name, sizeof name, "inv-%d-%d.vlog", h, kept++);
    if (!l.unfit)
        keep(name, &bytes);
    const lg_kit *k = lg_kit_for(c, h);
    lg_pack_module(um_buf_view(&k->build_file), li_module_name(h), &module);
    snprintf(name, sizeof name, "%s.vmod", li_module_name(h));
    keep(name, &module);
    snprintf(name, sizeof name, "%s.bind.xml", li_module_name(h));
    keep(name, &k->bind);
    lg_log_free(&l);
    um_run_free(run);
    um_buf_free(&text);
    um_buf_free(&bytes);
    um_buf_free(&module);
}

Test(logs_invasion, kept_for_the_program)
{
    for (int h = LG_INV_REGIONS; h < LG_ALL_HABITS; h++) {
        lg_habit habit = (lg_habit)h;
        lg_each_case(getenv("LOGS_FROM") ? getenv("LOGS_FROM") : "fixtures/invasion/games", keep_game,
                     &habit);
    }
    cr_expect_gt(kept, 0);
}
