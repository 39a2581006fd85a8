/* A breach in a step that need not have been meant as it is stated is undetermined; where declarations bind,
 * words alone make it one. */
#include <criterion/criterion.h>
#include <string.h>

#include "core/doubts.h"
#include "core/game.h"

static um_doubts doubts;
static um_arena arena;

static void teardown(void)
{
    um_doubts_free(&doubts);
    um_arena_free(&arena);
    doubts = (um_doubts){NULL, 0, 0};
}

TestSuite(doubts, .fini = teardown);

enum { AMBIGUOUS, TOLD }; /* um_doubt_words */

static const um_verb *verb_of(const um_game *g, unsigned flag, int *index)
{
    for (*index = 0; *index < g->nverbs; ++*index)
        if (g->verbs[*index].flags & flag)
            return &g->verbs[*index];
    cr_assert_lt(*index, g->nverbs);
    return NULL;
}

static void doubt(int why, int n, const char *words, int steps)
{
    int verb;
    const um_verb *v = verb_of(um_game_named(UM_TEXT("madison")), UM_V_DOUBT, &verb);
    um_maker m;
    um_make(&m, verb, -1);
    um_make_int(&m, UM_DOUBT_WHY, why);
    um_make_int(&m, UM_DOUBT_STEPS, n);
    um_make_text(&m, UM_DOUBT_TEXT, um_text_of(words));
    cr_assert_eq(um_doubts_note(&doubts, v, &m.action, steps, &arena), UM_OK);
}

static um_finding found(um_verdict verdict, int step, bool binding)
{
    static const um_fact facts[] = {{"cost", {"7", 1}}};
    static const um_datum_id data[] = {1};
    um_finding f = {.step = step, .verdict = verdict, .facts = facts, .nfacts = 1, .data = data, .ndata = 1};
    cr_assert_eq(um_doubts_apply(&doubts, &f, binding, &arena), UM_OK);
    return f;
}

Test(doubts, a_breach_in_doubt_is_undetermined)
{
    doubt(TOLD, 2, "if meant so", 3);
    doubt(AMBIGUOUS, 1, "in another order", 7);
    static const struct {
        int step;
        um_cause cause;
        const char *words;
    } row[] = {
        {3, UM_WHY_NONE, NULL}, {4, UM_WHY_TOLD, "if meant so"},           {5, UM_WHY_TOLD, "if meant so"},
        {6, UM_WHY_NONE, NULL}, {8, UM_WHY_AMBIGUOUS, "in another order"}, {9, UM_WHY_NONE, NULL}};
    for (size_t i = 0; i < UM_COUNT(row); i++) {
        um_finding f = found(UM_ILLEGAL, row[i].step, false);
        cr_expect_eq(f.verdict, row[i].words ? UM_UNDETERMINED : UM_ILLEGAL, "step %d", row[i].step);
        cr_expect_eq(f.cause, row[i].cause, "step %d", row[i].step);
        cr_expect_eq(f.doubted, row[i].words != NULL);
        cr_expect_eq(f.nmissing, row[i].words != NULL);
        cr_expect_eq(f.ndata, row[i].words == NULL, "no datum would settle it");
        cr_expect_eq(f.nfacts, 1);
        if (f.nmissing)
            cr_expect_str_eq(f.missing[0], row[i].words);
    }
}

Test(doubts, only_a_breach_is_doubted)
{
    doubt(TOLD, 1, "if meant so", 0);
    cr_expect_eq(found(UM_LEGAL, 1, false).verdict, UM_LEGAL);
    cr_expect_eq(found(UM_NOTED, 1, false).verdict, UM_NOTED);
    um_finding f = found(UM_UNDETERMINED, 1, false);
    cr_expect_eq(f.cause, UM_WHY_NONE);
    cr_expect_not(f.doubted);
    cr_expect_eq(f.nmissing, 0);
}

Test(doubts, binding_declarations_leave_what_is_told_illegal)
{
    doubt(TOLD, 1, "if meant so", 0);
    doubt(AMBIGUOUS, 1, "in another order", 1);
    um_finding f = found(UM_ILLEGAL, 1, true);
    cr_expect_eq(f.verdict, UM_ILLEGAL);
    cr_expect_not(f.doubted);
    cr_assert_eq(f.nfacts, 2);
    cr_expect_str_eq(f.facts[0].key, "cost");
    cr_expect_str_eq(f.facts[1].key, UM_FACT_TOLD);
    cr_expect(um_text_is(f.facts[1].value, "if meant so"));
    cr_expect_eq(f.ndata, 1);
    f = found(UM_ILLEGAL, 2, true);
    cr_expect_eq(f.verdict, UM_UNDETERMINED, "the order is no declaration");
    cr_expect_eq(f.cause, UM_WHY_AMBIGUOUS);
}

Test(doubts, what_is_stated_last_of_a_step_counts)
{
    doubt(AMBIGUOUS, 3, "in another order", 0);
    doubt(TOLD, 1, "if meant so", 1);
    cr_expect_eq(found(UM_ILLEGAL, 1, false).cause, UM_WHY_AMBIGUOUS);
    cr_expect_eq(found(UM_ILLEGAL, 2, false).cause, UM_WHY_TOLD);
    cr_expect_eq(found(UM_ILLEGAL, 3, false).cause, UM_WHY_AMBIGUOUS);
}

Test(doubts, of_a_play_read_in_many_ways_nothing_is_illegal)
{
    int verb;
    const um_verb *v = verb_of(um_game_named(UM_TEXT("madison")), UM_V_READINGS, &verb);
    um_maker m;
    um_make(&m, verb, -1);
    um_make_int(&m, UM_READINGS_TRIED, 72);
    um_make_int(&m, UM_READINGS_STEPS, 2);
    cr_assert_eq(um_doubts_note(&doubts, v, &m.action, 4, &arena), UM_OK);
    um_finding f = found(UM_ILLEGAL, 6, true);
    cr_expect_eq(f.cause, UM_WHY_AMBIGUOUS);
    cr_assert_eq(f.nmissing, 1);
    cr_expect(strstr(f.missing[0], "steps 5 to 6 are one play of a log, taken in the best of 72 readings"));
}
