/* Order does not matter where the book gives none: the names of a list, the statements of a position. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 1000 };

/* Whether a list may be told in any order; its help says so where it may not. */
static bool any_order(const um_param *p)
{
    return p->type == UM_P_REFS && !strstr(p->help, "in order");
}

/* The action with the names of its lists turned round, or turned by one place; its values are to be freed. */
static void turn_names(const um_game *g, um_action *a, bool round)
{
    int n = 0;
    for (int i = 0; i < a->nargs; i++)
        n = a->args[i].first + a->args[i].count > n ? a->args[i].first + a->args[i].count : n;
    um_value *v = calloc((size_t)n + 1, sizeof *v);
    cr_assert(v);
    if (n)
        memcpy(v, a->values, (size_t)n * sizeof *v);
    for (int i = 0; i < a->nargs; i++) {
        const um_arg *arg = &a->args[i];
        for (int k = 0; k < arg->count && any_order(&g->verbs[a->verb].params[arg->param]); k++)
            v[arg->first + k] = a->values[arg->first + (round ? arg->count - 1 - k : (k + 1) % arg->count)];
    }
    a->values = v;
}

/* The same finding, but for what it cites and tells beside its first rule. */
static bool alike(const um_finding *f, const um_finding *g)
{
    return f->step == g->step && f->verdict == g->verdict && f->cause == g->cause && f->side == g->side &&
           f->claim == g->claim && strcmp(f->code, g->code) == 0;
}

static bool found(const um_finding *f, const um_run *run)
{
    for (int i = 0; i < um_replay_findings(run->replay); i++)
        if (alike(f, um_replay_finding(run->replay, i)))
            return true;
    return false;
}

static void same_verdicts(const rel_case *k, const um_run *a, const um_run *b, const char *what)
{
    for (int i = 0; i < um_replay_findings(a->replay); i++)
        if (!found(um_replay_finding(a->replay, i), b))
            rel_fail(k, "%s: not found: %s", what, rel_finding(a, i, REL_STEPS | REL_FACTS));
    for (int i = 0; i < um_replay_findings(b->replay); i++)
        if (!found(um_replay_finding(b->replay, i), a))
            rel_fail(k, "%s: found: %s", what, rel_finding(b, i, REL_STEPS | REL_FACTS));
}

static void check_names(const rel_case *k)
{
    static const char *const carried[] = {"W35-11.34-a", "X36-11.34-a", "X36-12.42-b", "M8-11.35-b"};
    for (size_t i = 0; i < UM_COUNT(carried); i++)
        if (um_text_is(k->c->id, carried[i]))
            return; /* who carries, where none is named, goes by the order in which ships are */
    um_case turned = *k->c;
    um_run *plain = rel_run(k->c, NULL);
    for (int round = 0; round < 2; round++) {
        turned.items = calloc((size_t)turned.nitems, sizeof *turned.items);
        cr_assert(turned.items);
        memcpy(turned.items, k->c->items, (size_t)turned.nitems * sizeof *turned.items);
        for (int i = 0; i < turned.nitems; i++)
            if (turned.items[i].kind == UM_I_ACTION)
                turn_names(k->c->game, &turned.items[i].action, round);
        um_run *run = rel_run(&turned, NULL);
        same_verdicts(k, plain, run, round ? "names turned round" : "names turned by one");
        um_run_free(run);
        for (int i = 0; i < turned.nitems; i++)
            if (turned.items[i].kind == UM_I_ACTION)
                free((void *)(uintptr_t)turned.items[i].action.values);
        free(turned.items);
    }
    um_run_free(plain);
}

Test(relations_order, names_of_a_list)
{
    cr_expect_gt(rel_each(REL_CASES, check_names), MANY);
}

/* ---- the statements of a position ---- */

/* Statements that say when the game stands, which others are about, and those whose help says that they have
 * an order among themselves. */
static bool has_place(const rel_case *k, const um_item *item)
{
    static const char *const first[] = {"now", "record", "marched", "moved", "play", "position"};
    const char *name = k->c->game->verbs[item->action.verb].name;
    for (size_t i = 0; i < UM_COUNT(first); i++)
        if (strcmp(name, first[i]) == 0)
            return true;
    return false;
}

static bool states(const rel_case *k, const um_item *item)
{
    return item->kind == UM_I_ACTION && (k->c->game->verbs[item->action.verb].flags & UM_V_POSITION);
}

/* Whether two statements of the position may change places: of Madison's those that put pieces somewhere, of
 * the others' all that have no place of their own. */
static bool exchangeable(const rel_case *k, const um_item *a, const um_item *b)
{
    if (!states(k, a) || !states(k, b))
        return false;
    if (strcmp(k->c->game->name, "madison") != 0)
        return !has_place(k, a) && !has_place(k, b);
    return a->action.verb == b->action.verb && strcmp(k->c->game->verbs[a->action.verb].name, "at") == 0;
}

static void check_statements(const rel_case *k)
{
    um_case turned = *k->c;
    turned.items = calloc((size_t)turned.nitems, sizeof *turned.items);
    cr_assert(turned.items);
    memcpy(turned.items, k->c->items, (size_t)turned.nitems * sizeof *turned.items);
    for (int i = 0, end; i < turned.nitems; i = end) {
        for (end = i + 1; end < turned.nitems && exchangeable(k, &turned.items[end - 1], &turned.items[end]);)
            end++;
        for (int a = i, b = end - 1; a < b; a++, b--) {
            um_item kept = turned.items[a];
            turned.items[a] = turned.items[b];
            turned.items[b] = kept;
        }
    }
    um_run *plain = rel_run(k->c, NULL), *run = rel_run(&turned, NULL);
    same_verdicts(k, plain, run, "statements of the position turned round");
    um_run_free(plain);
    um_run_free(run);
    free(turned.items);
}

Test(relations_order, statements_of_a_position)
{
    cr_expect_gt(rel_each(REL_CASES, check_statements), MANY);
}
