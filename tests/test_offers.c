/* What is open is not illegal: of the acts that are called illegal in a case, none is among those that are
 * offered in the position before it. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <string.h>

/* Illegal acts of a game's cases, and before how many of them something of the same kind is open: at least.
 */
static struct tally {
    const char *game;
    int acts, same_verb, least_acts, least_same;
} tallies[] = {{"madison", 0, 0, 700, 400}, {"invasion", 0, 0, 200, 100}, {"niagara", 0, 0, 200, 70}};

static struct tally *tally_of(const char *game)
{
    size_t i = 0;
    while (i < UM_COUNT(tallies) && strcmp(tallies[i].game, game) != 0)
        i++;
    cr_assert_lt(i, UM_COUNT(tallies), "%s", game);
    return &tallies[i];
}

static bool same_value(const um_value *a, const um_value *b)
{
    return a->ref == b->ref && a->num == b->num && a->mark == b->mark && um_text_eq(a->text, b->text);
}

/* Whether two lists hold the same values in any order. */
static bool same_values(const um_value *a, int n, const um_value *b, int m)
{
    bool met[UM_VALUES_MAX] = {false};
    for (int i = 0; i < n; i++) {
        int k = 0;
        while (k < m && (met[k] || !same_value(&a[i], &b[k])))
            k++;
        if (k == m)
            return false;
        met[k] = true;
    }
    return n == m;
}

static bool same_argument(const um_action *a, const um_action *b, int param, um_param_type type)
{
    int n, m;
    const um_value *x = um_values_of(a, param, &n), *y = um_values_of(b, param, &m);
    if (type == UM_P_REFS || type == UM_P_COUNTS)
        return same_values(x, n, y, m);
    for (int i = 0; i < n && i < m; i++)
        if (!same_value(&x[i], &y[i]))
            return false;
    return n == m;
}

typedef struct asked {
    const um_game *game;
    const um_action *step;
    bool met, same_verb;
} asked;

/* Whether an offer is the act: every argument of it is stated alike. */
static bool is_it(void *user, const um_action *offer)
{
    asked *w = user;
    const um_verb *v = &w->game->verbs[offer->verb];
    bool same = offer->verb == w->step->verb;
    for (int p = 0; same && p < v->nparams; p++)
        same = same_argument(offer, w->step, p, v->params[p].type);
    w->same_verb |= offer->verb == w->step->verb;
    w->met |= same;
    return !same;
}

/* The act of a step; NULL if the head of the suite states it. */
static const um_action *act_of(const um_case *c, const um_run *run, int step)
{
    int item = step > 0 && step <= run->nsteps ? run->step_item[step - 1] : -1;
    return item >= 0 && c->items[item].kind == UM_I_ACTION ? &c->items[item].action : NULL;
}

static bool is_own_breach(const um_finding *f)
{
    return f->verdict == UM_ILLEGAL && !f->claim && !f->at_close && f->found == f->step && f->step > 0;
}

static void check_offers(const rel_case *k)
{
    const um_run_settings keep = {.trust = UM_LIKELY, .history = true};
    const um_game *g = k->c->game;
    struct tally *t = tally_of(g->name);
    um_run *run = rel_run(k->c, &keep);
    for (int i = 0; g->offer && i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        const um_action *act = is_own_breach(f) ? act_of(k->c, run, f->step) : NULL;
        const void *before = act ? um_replay_state_at(run->replay, f->step - 1) : NULL;
        if (!before)
            continue;
        asked w = {.game = g, .step = act};
        um_ctx c = *um_replay_ctx(run->replay);
        c.step = f->step;
        c.rec = NULL;
        g->offer(&c, before, is_it, &w);
        t->acts++;
        t->same_verb += w.same_verb;
        if (w.met)
            rel_fail(k, "offered before step %d: %s", f->step, rel_finding(run, i, REL_STEPS | REL_FACTS));
    }
    um_run_free(run);
}

Test(offers, hold_no_act_that_is_called_illegal, .timeout = 300)
{
    rel_each(REL_CASES, check_offers);
    for (size_t i = 0; i < UM_COUNT(tallies); i++) {
        const struct tally *t = &tallies[i];
        cr_expect_geq(t->acts, t->least_acts, "%s: %d", t->game, t->acts);
        cr_expect_geq(t->same_verb, t->least_same, "%s: %d", t->game, t->same_verb);
    }
}
