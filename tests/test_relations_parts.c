/* What is told in one line may be told in several, unit by unit, card by card, gun by gun, from either end:
 * the rules say the same of it. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { ITEMS_MAX = 2000, MANY = 100 };

/* Verbs that do to each of a list what they would do to it alone. Units retreat one after the other, as their
 * players like (3.3.3e of Invasion), and the card that makes a hand one of specials has it drawn anew (3.4b):
 * in the lines of a retreat or a draw that order is told, and is not to be turned. */
static const struct {
    const char *game, *verb, *param;
} told_in_parts[] = {
    {"invasion", "setup", "units"},     {"invasion", "place", "units"},   {"invasion", "recruit", "units"},
    {"invasion", "return", "units"},    {"invasion", "move", "units"},    {"invasion", "drop", "units"},
    {"invasion", "pick-up", "units"},   {"invasion", "boat", "units"},    {"invasion", "canoe", "from"},
    {"invasion", "add", "units"},       {"invasion", "extra", "units"},   {"invasion", "pursue", "units"},
    {"invasion", "eliminate", "units"}, {"invasion", "norton", "to"},     {"invasion", "warcry", "from"},
    {"invasion", "pre-roll", "faces"},  {"invasion", "roll", "faces"},    {"invasion", "lose", "units"},
    {"invasion", "flee", "units"},      {"invasion", "retreat", "units"}, {"invasion", "draw", "cards"},
    {"niagara", "deploy", "units"},     {"niagara", "move", "units"},     {"niagara", "form", "units"},
    {"niagara", "limber", "units"},     {"niagara", "fire-art", "dice"},  {"niagara", "unlimber", "units"},
};

/* What a line tells of all in its list together: it stays one line. */
static bool tells_sum(const um_game *g, const um_action *a)
{
    static const struct {
        const char *verb, *param;
    } sums[] = {{"fire-art", "dp"}, {"fire-art", "casualties"}, {"draw", "count"}};
    const um_verb *v = &g->verbs[a->verb];
    for (size_t i = 0; i < UM_COUNT(sums); i++)
        if (strcmp(v->name, sums[i].verb) == 0 && um_has_arg(a, um_param_named(v, um_text_of(sums[i].param))))
            return true;
    return false;
}

/* The parameter whose list is told part by part, or -1. */
static int list_of(const um_game *g, const um_action *a)
{
    const um_verb *v = &g->verbs[a->verb];
    for (size_t i = 0; i < UM_COUNT(told_in_parts); i++)
        if (strcmp(told_in_parts[i].game, g->name) == 0 && strcmp(told_in_parts[i].verb, v->name) == 0 &&
            !tells_sum(g, a))
            return um_param_named(v, um_text_of(told_in_parts[i].param));
    return -1;
}

typedef struct telling {
    um_item items[ITEMS_MAX];
    int was[ITEMS_MAX], n; /* was: the item it is part of */
    int split;             /* items told in parts */
    um_arena arena;
} telling;

static void put(telling *t, const um_item *item, int was)
{
    cr_assert_lt(t->n, ITEMS_MAX);
    t->was[t->n] = was;
    t->items[t->n++] = *item;
}

/* The item with nothing in its list but `n` values; `guns`: the parameter that counts them, or -1. */
static um_item part_of(telling *t, const um_item *item, int param, const um_value *v, int n, int guns)
{
    um_item part = *item;
    um_value *values = um_arena_alloc(&t->arena, (size_t)UM_VALUES_MAX * sizeof *values);
    int used = 0;
    cr_assert(values);
    for (int i = 0; i < part.action.nargs; i++) {
        um_arg *arg = &part.action.args[i];
        bool list = arg->param == param;
        const um_value *from = list ? v : &item->action.values[arg->first];
        arg->count = (uint16_t)(list ? n : arg->count);
        arg->first = (uint16_t)used;
        if (arg->count)
            memcpy(&values[used], from, (size_t)arg->count * sizeof *values);
        if (arg->param == guns) /* a die is a gun's */
            values[used].num = values[used].hi = 1;
        used += arg->count;
    }
    part.action.values = values;
    return part;
}

/* How many values the part has that begins with the k-th. */
static int width(um_param_type type, const um_value *v, int k, int n)
{
    int end = k + 1;
    while (type == UM_P_GROUPS && end < n && v[end].ref == UM_NONE)
        end++;
    return end - k;
}

static bool has_order(const um_game *g, const um_action *a)
{
    const char *verb = g->verbs[a->verb].name;
    return strcmp(g->name, "invasion") == 0 && (strcmp(verb, "retreat") == 0 || strcmp(verb, "draw") == 0);
}

static void put_parts(telling *t, const rel_case *k, int i, bool backwards)
{
    const um_item *item = &k->c->items[i];
    int n, param = list_of(k->c->game, &item->action), first = t->n;
    const um_value *v = um_values_of(&item->action, param, &n);
    const um_verb *verb = &k->c->game->verbs[item->action.verb];
    um_param_type type = verb->params[param].type;
    int guns = type == UM_P_DICE && n > 1 ? um_param_named(verb, UM_TEXT("guns")) : -1;
    for (int at = 0, w; at < n; at += w) {
        w = width(type, v, at, n);
        int copies = type == UM_P_COUNTS && v[at].num > 1 && v[at].hi == v[at].num ? v[at].num : 1;
        um_value one = v[at];
        if (copies > 1)
            one.num = one.hi = 1;
        for (int c = 0; c < copies; c++) {
            um_item part = part_of(t, item, param, copies > 1 ? &one : &v[at], w, guns);
            put(t, &part, i);
        }
    }
    backwards = backwards && !has_order(k->c->game, &item->action);
    for (int a = first, b = t->n - 1; backwards && a < b; a++, b--) {
        um_item kept = t->items[a];
        t->items[a] = t->items[b];
        t->items[b] = kept;
    }
    t->split += t->n - first > 1;
}

static void tell_in_parts(telling *t, const rel_case *k, bool backwards)
{
    t->n = t->split = 0;
    for (int i = 0; i < k->c->nitems; i++) {
        const um_item *item = &k->c->items[i];
        int n = 0, param = item->kind == UM_I_ACTION ? list_of(k->c->game, &item->action) : -1;
        if (param >= 0)
            um_values_of(&item->action, param, &n);
        if (n > 0)
            put_parts(t, k, i, backwards);
        else
            put(t, item, i);
    }
}

/* ---- what is found ---- */

static int item_of(const um_run *run, const um_finding *f)
{
    return f->step > 0 && f->step <= run->nsteps ? run->step_item[f->step - 1] : -1;
}

static bool cites(const um_game *g, const um_finding *f, const char *code)
{
    for (int i = 0; i < f->nrules; i++)
        if (strcmp(g->rules[f->rules[i]].id, code) == 0)
            return true;
    return false;
}

/* A breach of the same rule, or of one that the other cites beside its own: where a line breaks two, a part
 * of it may break one of them. */
static bool said_too(const um_finding *f, int item, const um_run *run, const int *was)
{
    const um_game *game = um_replay_ctx(run->replay)->game;
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *g = um_replay_finding(run->replay, i);
        int other = item_of(run, g);
        other = was && other >= 0 ? was[other] : other;
        if (other == item && g->verdict == f->verdict && g->side == f->side &&
            (cites(game, f, g->code) || cites(game, g, f->code)))
            return true;
    }
    return false;
}

/* Every breach that is found in one telling is found in the other. */
static void check_breaches(const rel_case *k, const um_run *a, const int *was_a, const um_run *b,
                           const int *was_b, const char *what)
{
    for (int i = 0; i < um_replay_findings(a->replay); i++) {
        const um_finding *f = um_replay_finding(a->replay, i);
        int item = item_of(a, f);
        item = was_a && item >= 0 ? was_a[item] : item;
        if (f->verdict == UM_ILLEGAL && !said_too(f, item, b, was_b))
            rel_fail(k, "%s: %s", what, rel_finding(a, i, REL_STEPS | REL_FACTS));
    }
}

static telling told;
static int cases_split;

static void check_parts(const rel_case *k)
{
    um_case other = *k->c;
    if (k->c->nitems > ITEMS_MAX / 2 || strcmp(k->c->game->name, "madison") == 0)
        return;
    um_run *plain = rel_run(k->c, NULL);
    for (int backwards = 0; backwards < 2; backwards++) {
        tell_in_parts(&told, k, backwards);
        if (told.split == 0)
            break;
        cases_split += !backwards;
        other.items = told.items;
        other.nitems = told.n;
        um_run *run = rel_run(&other, NULL);
        check_breaches(k, plain, NULL, run, told.was, "only in one line");
        check_breaches(k, run, told.was, plain, NULL, backwards ? "only from the end" : "only in parts");
        um_run_free(run);
    }
    um_run_free(plain);
    um_arena_free(&told.arena);
}

Test(relations_parts, told_in_several_lines, .timeout = 300)
{
    rel_each(REL_CASES, check_parts);
    cr_expect_gt(cases_split, MANY, "%d", cases_split);
}
