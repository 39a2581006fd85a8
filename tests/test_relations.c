/* Relations that hold for every game, whatever the right answer is: looked for in all the suites, games and
 * logs. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MANY = 900 }; /* cases there are at least */

static void free_run(um_run *run)
{
    um_run_free(run);
}

/* ---- prefix: what is found does not depend on what comes later ---- */

static void compare_prefix(const rel_case *k, const um_run *whole, int step)
{
    const um_run_settings s = {.stop_after = step};
    um_run *cut = rel_run(k->c, &s);
    int n = um_replay_findings(cut->replay), all = um_replay_findings(whole->replay);
    if (n > all)
        rel_fail(k, "cut behind step %d: %d findings, %d in the whole", step, n, all);
    for (int i = 0; i < n && i < all; i++) {
        const um_finding *f = um_replay_finding(whole->replay, i);
        unsigned what = REL_STEPS | REL_FACTS | (f->sealed && f->sealed <= step ? REL_SEALED : 0);
        if (!rel_same_finding(cut, i, whole, i, what))
            rel_fail(k, "cut behind step %d: %s; whole: %s", step, rel_finding(cut, i, what),
                     rel_finding(whole, i, what));
    }
    for (int i = n; i < all; i++) { /* what is found later about these steps is what was left undone */
        const um_finding *f = um_replay_finding(whole->replay, i);
        bool since = f->step == step && f->verdict == UM_NOTED; /* and what was done behind the last */
        if (f->step <= step && f->found <= step && !f->at_close && !since)
            rel_fail(k, "cut behind step %d: not found: %s", step, rel_finding(whole, i, REL_STEPS));
    }
    free_run(cut);
}

static void check_prefix(const rel_case *k)
{
    um_run *whole = rel_run(k->c, NULL);
    int n = whole->nsteps, by = n > 12 ? n / 12 : 1;
    for (int step = 1; step < n; step += by)
        compare_prefix(k, whole, step);
    free_run(whole);
}

Test(relations, what_is_found_does_not_depend_on_later_steps)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_prefix), MANY);
}

/* ---- undo: what was taken back leaves nothing ---- */

static um_case with_undone(const um_case *c, um_item *items)
{
    um_case twice = *c;
    int n = 0;
    for (int i = 0; i < c->nitems; i++) {
        if (c->items[i].kind == UM_I_ACTION) {
            items[n] = c->items[i];
            items[n++].action.undone = true;
        }
        items[n++] = c->items[i];
    }
    twice.items = items;
    twice.nitems = n;
    return twice;
}

static void same_findings(const rel_case *k, const um_run *a, const um_run *b, unsigned what,
                          const char *when)
{
    int n = um_replay_findings(a->replay), m = um_replay_findings(b->replay);
    if (n != m)
        rel_fail(k, "%s: %d findings, not %d", when, m, n);
    for (int i = 0; i < n && i < m; i++)
        if (!rel_same_finding(a, i, b, i, what)) {
            rel_fail(k, "%s: %s; not: %s", when, rel_finding(b, i, what), rel_finding(a, i, what));
            return;
        }
}

static void same_state(const rel_case *k, const um_run *a, const um_run *b, const char *when)
{
    if (memcmp(um_replay_state(a->replay), um_replay_state(b->replay), k->c->game->state_size) != 0)
        rel_fail(k, "%s: the state differs", when);
}

static void check_undone(const rel_case *k)
{
    um_item *items = um_realloc(NULL, 0, (size_t)k->c->nitems * 2 * sizeof *items);
    cr_assert(items);
    um_case twice = with_undone(k->c, items);
    um_run *a = rel_run(k->c, NULL), *b = rel_run(&twice, NULL);
    same_findings(k, a, b, REL_STEPS | REL_FACTS | REL_SEALED, "with steps taken back");
    same_state(k, a, b, "with steps taken back");
    free_run(a);
    free_run(b);
    um_free(items, (size_t)k->c->nitems * 2 * sizeof *items);
}

Test(relations, what_was_taken_back_leaves_nothing)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_undone), MANY);
}

/* ---- how the referee is asked changes nothing: history, explanations, counters ---- */

static void check_settings(const rel_case *k)
{
    const um_run_settings looking = {.history = true, .explain = true};
    um_run *a = rel_run(k->c, NULL), *b = rel_run(k->c, &looking);
    same_findings(k, a, b, REL_STEPS | REL_FACTS | REL_SEALED, "with history");
    same_state(k, a, b, "with history");
    free_run(a);
    free_run(b);
}

Test(relations, looking_on_changes_nothing)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_settings), MANY);
}

/* ---- history: a state of the past is the state of a run that stops there ---- */

static void check_history(const rel_case *k)
{
    const um_run_settings s = {.history = true};
    um_run *whole = rel_run(k->c, &s);
    int n = whole->nsteps, by = n > 12 ? n / 12 : 1;
    for (int step = n; step > 0; step -= by) {
        const um_run_settings until = {.stop_after = step};
        um_run *cut = rel_run(k->c, &until);
        const void *past = um_replay_state_at(whole->replay, step);
        /* a position stated behind the step is part of what it left */
        bool stated = step < n && whole->step_item[step] != whole->step_item[step - 1] + 1;
        if (!stated && step < n && memcmp(past, um_replay_state(cut->replay), k->c->game->state_size) != 0)
            rel_fail(k, "the state behind step %d is not what it was", step);
        free_run(cut);
    }
    free_run(whole);
}

Test(relations, states_of_the_past_are_as_they_were)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_history), MANY);
}

/* ---- trust: asking for surer data only leaves more open ---- */

/* For a step that did not build on an illegal one under the lower trust: its verdict under the higher one
 * is the same, or open. (Under a higher trust fewer steps are illegal, so what built on them may be judged.)
 * Not held to it yet: claims of the score, where an entry of the ledger that is unsure before and after
 * cancels out though it need not be the same. */
static void check_trust(const rel_case *k)
{
    um_run *runs[UM_CERTAIN + 1];
    for (int t = UM_GUESS; t <= UM_CERTAIN; t++)
        runs[t] = rel_run(k->c, &(um_run_settings){.trust = (um_sure_level)t, .trust_forced = true});
    for (int t = UM_GUESS; t < UM_CERTAIN; t++)
        for (int step = 0; step <= runs[t]->nsteps; step++) {
            bool low_tainted, high_tainted;
            um_verdict low = rel_verdict(runs[t], step, false, &low_tainted),
                       high = rel_verdict(runs[t + 1], step, false, &high_tainted);
            if (!low_tainted && high != low && high != UM_UNDETERMINED)
                rel_fail(k, "step %d is %s with trust %s, %s with %s", step, um_verdict_text(low),
                         um_sure_text((um_sure_level)t), um_verdict_text(high),
                         um_sure_text((um_sure_level)(t + 1)));
        }
    for (int t = UM_GUESS; t <= UM_CERTAIN; t++)
        free_run(runs[t]);
}

Test(relations, more_trust_asked_for_only_leaves_more_open)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_trust), MANY);
}

/* ---- rulings: another option changes nothing before the first finding that lists the ruling ---- */

static bool lists_ruling(const um_run *run, int i, int ruling)
{
    const um_finding *f = i < um_replay_findings(run->replay) ? um_replay_finding(run->replay, i) : NULL;
    for (int r = 0; f && r < f->nrulings; r++)
        if (f->rulings[r].ruling == ruling)
            return true;
    return false;
}

/* Whether the position before a finding was made, or the one behind its step, is another. */
static bool other_position(const rel_case *k, const um_run *a, const um_run *b, const um_finding *f)
{
    for (int step = f && f->step ? f->step - 1 : 0; f && step <= f->step; step++) {
        const void *x = um_replay_state_at(a->replay, step), *y = um_replay_state_at(b->replay, step);
        if (x && y && memcmp(x, y, k->c->game->state_size) != 0)
            return true;
    }
    return false;
}

/* A ruling may also decide what a step did to the position: from there on the two games are not the same.
 * Whether some other ruling would flip a finding, or other data, may depend on this one. */
static void compare_ruling(const rel_case *k, const um_run *base, int ruling, int option)
{
    int8_t options[256];
    memset(options, -1, sizeof options);
    options[ruling] = (int8_t)option;
    const um_run_settings s = {.options = options, .history = true};
    um_run *other = rel_run(k->c, &s);
    int n = um_replay_findings(base->replay), m = um_replay_findings(other->replay);
    for (int i = 0; i < n || i < m; i++) {
        if (lists_ruling(base, i, ruling) || lists_ruling(other, i, ruling))
            break;
        unsigned what = REL_STEPS | REL_FACTS | REL_NO_FLIPS;
        if (i < n && i < m && rel_same_finding(base, i, other, i, what))
            continue;
        const um_finding *f = i < n ? um_replay_finding(base->replay, i) : NULL,
                         *g = i < m ? um_replay_finding(other->replay, i) : NULL;
        if (other_position(k, base, other, f) || other_position(k, base, other, g))
            break;
        rel_fail(k, "%s=%s: %s; not: %s", k->c->game->rulings[ruling].id,
                 k->c->game->rulings[ruling].options[option].name,
                 g ? rel_finding(other, i, what) : "nothing", f ? rel_finding(base, i, what) : "nothing");
        break;
    }
    free_run(other);
}

/* Each case with every sixteenth ruling, so that over the cases all come to their turn. */
static void check_rulings(const rel_case *k)
{
    um_run *base = rel_run(k->c, &(um_run_settings){.history = true});
    cr_assert_lt(k->c->game->nrulings, 256);
    for (int r = k->number % 16; r < k->c->game->nrulings; r += 16)
        for (int o = 0; o < k->c->game->rulings[r].noptions; o++)
            if (o != base->options[r] && o != k->c->game->rulings[r].chosen)
                compare_ruling(k, base, r, o);
    free_run(base);
}

Test(relations, a_ruling_changes_nothing_before_it_is_listed)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_rulings), MANY);
}

/* ---- knowledge: stating what a step waits for decides it, and undoes nothing that was decided ---- */

static int decided;

static bool all_have_values(const um_pack *p, const um_finding *f)
{
    for (int i = 0; i < f->ndata; i++) {
        const um_datum *d = um_datum_at(p, f->data[i]);
        if (!d || d->sure == UM_UNKNOWN)
            return false;
    }
    return f->ndata > 0;
}

static void compare_known(const rel_case *k, const um_run *before, int i)
{
    const um_finding *f = um_replay_finding(before->replay, i);
    um_case knowing = *k->c;
    um_pack *pack;
    cr_assert_eq(um_pack_copy(k->c->pack, &pack, &(um_sink){NULL, NULL}), UM_OK);
    for (int d = 0; d < f->ndata; d++)
        um_datum_edit(pack, f->data[d])->stated = 1;
    cr_assert_eq(um_pack_recompile(pack, &(um_sink){NULL, NULL}), UM_OK);
    knowing.pack = pack;
    um_run *after = rel_run(&knowing, NULL);
    int same = 0, m = um_replay_findings(after->replay);
    while (same < i && same < m && rel_same_finding(before, same, after, same, REL_STEPS))
        same++;
    /* if nothing before it changed, it is decided: no finding any more, or an illegal one */
    if (same == i && i < m && rel_same_finding(before, i, after, i, REL_STEPS))
        rel_fail(k, "what it waits for was stated: %s", rel_finding(after, i, REL_STEPS));
    decided += same == i;
    for (int step = 0; step <= before->nsteps; step++) {
        bool was_tainted, tainted;
        um_verdict was = rel_verdict(before, step, true, &was_tainted),
                   now = rel_verdict(after, step, true, &tainted);
        if (was != UM_UNDETERMINED && now != was && !tainted)
            rel_fail(k, "step %d was %s, with more known %s", step, um_verdict_text(was),
                     um_verdict_text(now));
    }
    free_run(after);
    um_pack_free(pack);
}

static void check_known(const rel_case *k)
{
    um_run *before = rel_run(k->c, NULL);
    int done = 0;
    for (int i = 0; i < um_replay_findings(before->replay) && done < 12; i++) {
        const um_finding *f = um_replay_finding(before->replay, i);
        if (f->verdict != UM_UNDETERMINED || f->cause != UM_WHY_UNSURE || !all_have_values(k->c->pack, f))
            continue;
        compare_known(k, before, i);
        done++;
    }
    free_run(before);
}

Test(relations, knowing_more_decides_and_undoes_nothing)
{
    decided = 0;
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_known), MANY);
    cr_expect_gt(decided, 10);
}

/* ---- claims: what is expected of the position may be claimed, and agrees ---- */

static int claimed;

static void check_claims(const rel_case *k)
{
    um_item *items = um_realloc(NULL, 0, (size_t)k->c->nitems * sizeof *items);
    um_case claims = *k->c;
    int n = 0;
    cr_assert(items);
    memcpy(items, k->c->items, (size_t)k->c->nitems * sizeof *items);
    for (int i = 0; i < k->c->nitems; i++)
        if (items[i].kind == UM_I_EXPECT && items[i].about_query) {
            items[i].kind = UM_I_CLAIM;
            n++;
        }
    claims.items = items;
    if (n) {
        um_run *before = rel_run(k->c, NULL), *after = rel_run(&claims, NULL);
        int m = um_replay_findings(before->replay);
        for (int i = 0, j = 0; i < um_replay_findings(after->replay); i++) {
            if (j < m && rel_same_finding(before, j, after, i, REL_STEPS)) {
                j++;
                continue;
            }
            const um_finding *f = um_replay_finding(after->replay, i);
            if (f->verdict == UM_ILLEGAL)
                rel_fail(k, "expected, and yet: %s", rel_finding(after, i, REL_STEPS | REL_FACTS));
        }
        claimed += n;
        free_run(before);
        free_run(after);
    }
    um_free(items, (size_t)k->c->nitems * sizeof *items);
}

Test(relations, what_comes_true_may_be_claimed)
{
    claimed = 0;
    rel_each(REL_CASES, check_claims);
    cr_expect_gt(claimed, 100);
}

/* ---- the ledger: bookings add up ---- */

static void check_ledger(const rel_case *k)
{
    um_run *run = rel_run(k->c, NULL);
    int n;
    const um_book_entry *book = um_replay_book(run->replay, &n);
    for (int i = 0; i < n; i++) {
        if (book[i].points.lo > book[i].points.hi || book[i].side < 0 || book[i].side > 1 ||
            book[i].step < 0 || book[i].step > run->nsteps || book[i].rule < 0 ||
            book[i].rule >= k->c->game->nrules)
            rel_fail(k, "booking %d makes no sense", i);
        if (i && book[i].step < book[i - 1].step)
            rel_fail(k, "booking %d is out of order", i);
    }
    free_run(run);
}

Test(relations, bookings_make_sense)
{
    cr_expect_gt(rel_each(REL_CASES | REL_LOGS, check_ledger), MANY);
}
