/* A line that is left out, told twice, told behind the next one or told otherwise, or one of another case put
 * before it, by whatever rulings and at whatever trust, is judged as it then stands, and changes nothing of
 * what was found before it. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 1000, VARIANTS = 30 }; /* LINES_VARIANTS: so many of each case */

static uint64_t seed = 1;

static int below(int n)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return n > 0 ? (int)((seed >> 33) % (uint64_t)n) : 0;
}

/* How many steps a run has made of the items before the i-th. */
static int steps_before(const um_run *run, int i)
{
    int n = 0;
    while (n < run->nsteps && run->step_item[n] < i)
        n++;
    return n;
}

/* Found when none but the first steps had been made: not what was due by a play's end, nor a question that is
 * asked behind the last of them. */
static bool early(const um_finding *f, int steps)
{
    return f->step <= steps - f->claim && f->found <= steps && !f->at_close && f->verdict != UM_NOTED;
}

static void compare(const rel_case *k, const um_run *plain, const um_run *varied, int steps, const char *how)
{
    int i = 0, n = 0, all = um_replay_findings(plain->replay), others = um_replay_findings(varied->replay);
    for (; i < all; i++) {
        if (!early(um_replay_finding(plain->replay, i), steps))
            continue;
        while (n < others && !early(um_replay_finding(varied->replay, n), steps))
            n++;
        if (n == others || !rel_same_finding(plain, i, varied, n, REL_STEPS | REL_FACTS))
            rel_fail(k, "%s behind step %d: not found: %s", how, steps,
                     rel_finding(plain, i, REL_STEPS | REL_FACTS));
        n++;
    }
}

/* ---- another line ---- */

/* One value of the line is another one that its parameter may have. */
static void alter(const rel_case *k, um_item *item, um_value *v)
{
    const um_verb *verb = &k->c->game->verbs[item->action.verb];
    int n = 0;
    for (int i = 0; i < item->action.nargs; i++)
        n = item->action.args[i].first + item->action.args[i].count > n
                ? item->action.args[i].first + item->action.args[i].count
                : n;
    if (n == 0 || n > UM_VALUES_MAX)
        return;
    memcpy(v, item->action.values, (size_t)n * sizeof *v);
    item->action.values = v;
    const um_arg *arg = &item->action.args[below(item->action.nargs)];
    const um_param *p = &verb->params[arg->param];
    um_value *one = &v[arg->first + below(arg->count)];
    if (arg->count == 0 || one->gap)
        return;
    if (one->ref != UM_NONE) {
        int kind = um_ref_kind(one->ref), rows = um_rows(k->c->pack, kind);
        one->ref = um_ref_of(kind, below(rows));
    } else if (p->type != UM_P_TEXT && p->type != UM_P_GROUPS && p->type != UM_P_COUNTS) {
        um_bounds may = um_param_range(p);
        int room = may.hi - may.lo < 12 ? may.hi - may.lo + 1 : 12;
        one->num = one->hi = may.lo + below(room);
    }
}

/* A line of another case of the same file, if it has the same pack. */
static const um_item *foreign(const rel_case *k)
{
    const um_case *other = &k->record->cases[below(k->record->ncases)];
    if (other->pack != k->c->pack || other->nitems == 0)
        return NULL;
    const um_item *item = &other->items[below(other->nitems)];
    return item->kind == UM_I_ACTION ? item : NULL;
}

enum { LEFT_OUT, TWICE, BEHIND, OTHERWISE, FOREIGN, HOWS };
static const char *const hows[HOWS] = {"left out", "told twice", "told behind the next", "told otherwise",
                                       "behind a line of another case"};

/* The items with the i-th told in such a way. */
static int vary(const rel_case *k, int i, int how, um_item *items, um_value *values)
{
    const um_item *other = how == FOREIGN ? foreign(k) : NULL;
    int n = 0;
    for (int t = 0; t < k->c->nitems; t++) {
        if (t == i && how == LEFT_OUT)
            continue;
        if (t == i && other)
            items[n++] = *other;
        items[n++] = k->c->items[t];
        if (t == i && how == TWICE)
            items[n++] = k->c->items[t];
        if (t == i && how == OTHERWISE)
            alter(k, &items[n - 1], values);
    }
    if (how == BEHIND && i + 1 < n) {
        um_item first = items[i];
        items[i] = items[i + 1];
        items[i + 1] = first;
    }
    return n;
}

static void check_lines(const rel_case *k)
{
    static const um_sure_level trusts[] = {UM_LIKELY, UM_GUESS, UM_CERTAIN};
    const um_game *g = k->c->game;
    um_case varied = *k->c;
    int8_t options[256];
    static um_value values[UM_VALUES_MAX];
    um_run_settings s = {.trust = trusts[below(3)], .trust_forced = true};
    cr_assert_lt(g->nrulings, 256);
    for (int r = 0; r < g->nrulings; r++)
        options[r] = (int8_t)(below(3) ? -1 : below(g->rulings[r].noptions));
    s.options = k->number % 2 ? options : NULL;
    um_run *plain = rel_run(k->c, &s);
    varied.items = calloc((size_t)k->c->nitems + 1, sizeof *varied.items);
    cr_assert(varied.items);
    const char *many = getenv("LINES_VARIANTS");
    for (int v = 0, all = many ? atoi(many) : VARIANTS; v < all; v++) {
        int i = below(k->c->nitems), how = below(HOWS);
        if (k->c->items[i].kind != UM_I_ACTION)
            continue;
        varied.nitems = vary(k, i, how, varied.items, values);
        um_run *run = rel_run(&varied, &s);
        compare(k, plain, run, steps_before(plain, i), hows[how]);
        um_run_free(run);
    }
    free(varied.items);
    um_run_free(plain);
}

Test(lines, a_line_more_or_less_changes_nothing_before_it, .timeout = 3000)
{
    cr_expect_gt(rel_each(REL_CASES, check_lines), MANY);
}
