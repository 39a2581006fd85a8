#include "core/alternatives.h"

#include <limits.h>
#include <string.h>

enum {
    FEWER_MAX = 12, /* so many are taken off a number */
    JUDGED_MAX = 64 /* so many acts with less are judged for a step: more pieces move together nowhere */
};

typedef struct search {
    const um_game *g;
    const um_ctx *c;
    const void *state;
    const um_action *step;
    int actor; /* whose step it is, or -1 */
    um_arena *arena;
    um_alternatives *out;
    int likeness[UM_ALTERNATIVES_MAX];
    um_truth least;
    um_status status;
} search;

/* How many values two lists have in common from the beginning on. */
static int values_shared(const um_value *a, int n, const um_value *b, int m)
{
    int k = 0;
    while (k < n && k < m && um_same_value(&a[k], &b[k], UM_SAME_DEED))
        k++;
    return k;
}

/* How many values two actions of one verb share from the beginning of each argument on, and of equals the
 * one that adds less; 0 if they are not about the same piece, card or side at all. */
static int likeness(const um_action *a, const um_action *b)
{
    int shared = 0, all = 0;
    for (int i = 0; i < a->nargs; i++) {
        int n, m;
        const um_value *x = um_values_of(a, a->args[i].param, &n), *y = um_values_of(b, a->args[i].param, &m);
        int same = values_shared(x, n, y, m);
        if (i == 0 && same == 0)
            return 0;
        shared += same;
    }
    for (int i = 0; i < b->nargs; i++)
        all += b->args[i].count;
    return shared * UM_VALUES_MAX + UM_VALUES_MAX - all;
}

bool um_same_subject(const um_action *a, const um_action *b)
{
    return a->verb == b->verb && likeness(a, b) > 0;
}

/* Whether the step with less is the same. */
static bool is_told(const um_alternatives *o, const um_action *a)
{
    for (int i = 0; i < o->less; i++)
        if (um_same_action(&o->action[i], a, UM_SAME_DEED))
            return true;
    return false;
}

/* The most alike first; of equals, the one offered first. */
static bool take(void *user, const um_action *a)
{
    search *s = user;
    um_alternatives *o = s->out;
    int step = a->verb == s->step->verb ? likeness(s->step, a) : 0, at = o->n;
    if (step == 0 || um_same_action(a, s->step, UM_SAME_DEED) || is_told(o, a))
        return true;
    int actor = s->g->actor(s->c, s->state, a);
    if (actor >= 0 && s->actor >= 0 && actor != s->actor)
        return true; /* what the other side may do is nothing that this one could have done */
    while (at > 0 && s->likeness[at - 1] < step)
        at--;
    if (at == UM_ALTERNATIVES_MAX) {
        o->more++;
        return true;
    }
    um_action kept;
    s->status = um_action_keep(s->arena, a, &kept);
    if (s->status != UM_OK)
        return false;
    int moved = o->n < UM_ALTERNATIVES_MAX ? o->n - at : UM_ALTERNATIVES_MAX - 1 - at;
    o->more += o->n == UM_ALTERNATIVES_MAX;
    memmove(&o->action[at + 1], &o->action[at], (size_t)moved * sizeof kept);
    memmove(&s->likeness[at + 1], &s->likeness[at], (size_t)moved * sizeof step);
    o->action[at] = kept;
    s->likeness[at] = step;
    o->n += o->n < UM_ALTERNATIVES_MAX;
    return true;
}

/* ---- the step with less ---- */

typedef struct lesser {
    const um_game *g;
    const um_ctx *c;
    const void *state;
    const um_action *step;
    um_truth least; /* the verdict it has to have */
    int left;       /* so many more are judged */
    um_action action;
    um_value values[UM_VALUES_MAX];
} lesser;

/* The step without `n` values of an argument from its value `at` on. */
static void leave_out(lesser *l, int arg, int at, int n)
{
    const um_action *step = l->step;
    int filled = 0;
    l->action = *step;
    l->action.values = l->values;
    l->action.nargs = 0;
    for (int i = 0; i < step->nargs; i++) {
        um_arg *to = &l->action.args[l->action.nargs];
        *to = step->args[i];
        to->first = (uint16_t)filled;
        for (int k = 0; k < step->args[i].count; k++)
            if (i != arg || k < at || k >= at + n)
                l->values[filled++] = step->values[step->args[i].first + k];
        to->count = (uint16_t)(filled - to->first);
        if (to->count > 0) /* what is left out whole is no argument */
            l->action.nargs++;
    }
}

static bool is_legal(lesser *l)
{
    um_ctx own = um_quiet(l->c);
    own.verdict = UM_YES;
    if (l->left-- <= 0 || !um_action_fits(&l->g->verbs[l->action.verb], &l->action))
        return false;
    l->g->judge(&own, l->state, &l->action);
    return own.verdict >= l->least;
}

/* Without one piece of a list: the last, if several will do; not the first of several, whose act it is. */
static bool without_one(lesser *l, int arg, bool *any)
{
    int n = l->step->args[arg].count, found = -1, good = 0;
    for (int k = n > 1; k < n; k++) {
        leave_out(l, arg, k, 1);
        if (is_legal(l)) {
            found = k;
            good++;
        }
    }
    *any = n > 1 && good == n - 1;
    if (found >= 0)
        leave_out(l, arg, found, 1);
    return found >= 0;
}

/* With as much from the beginning on as is legal. */
static bool cut_short(lesser *l, int arg, int least)
{
    int n = l->step->args[arg].count;
    for (int kept = n - 1; kept >= least; kept--) {
        leave_out(l, arg, kept, n - kept);
        if (is_legal(l))
            return true;
    }
    return false;
}

/* With a smaller number behind a name. */
static bool with_fewer(lesser *l, int arg)
{
    leave_out(l, arg, 0, 0); /* a copy, with every argument where it was */
    for (int k = l->action.args[arg].count; k-- > 0;) {
        um_value *v = &l->values[l->action.args[arg].first + k];
        const int32_t was = v->num;
        for (int i = 0; i < FEWER_MAX && v->num > 1; i++) {
            v->hi = --v->num;
            if (is_legal(l))
                return true;
        }
        v->hi = v->num = was;
    }
    return false;
}

/* Whether an argument can be made less so that the step is legal; l->action is then that. */
static bool make_less(lesser *l, int arg, bool *any)
{
    const um_arg *a = &l->step->args[arg];
    *any = false;
    const um_param *p = &l->g->verbs[l->step->verb].params[a->param];
    switch (p->type) {
    case UM_P_REFS:
        return (a->count > 1 || p->flags & UM_OPTIONAL) && (without_one(l, arg, any) || cut_short(l, arg, 1));
    case UM_P_PATH:
        return a->count > 2 && cut_short(l, arg, 2);
    case UM_P_COUNTS:
        return with_fewer(l, arg);
    default:
        return false;
    }
}

static um_status find_lesser(const um_game *g, const um_ctx *c, search *s, const void *state)
{
    um_alternatives *o = s->out;
    lesser l = {.g = g, .c = c, .state = state, .step = s->step, .least = s->least, .left = JUDGED_MAX};
    bool any;
    for (int i = 0; i < s->step->nargs && o->n < UM_ALTERNATIVES_MAX; i++) {
        if (!make_less(&l, i, &any))
            continue;
        um_status status = um_action_keep(s->arena, &l.action, &o->action[o->n]);
        if (status != UM_OK)
            return status;
        s->likeness[o->n++] = INT_MAX;
        o->any = o->less++ == 0 ? any : o->any;
    }
    return UM_OK;
}

um_status um_find_alternatives(const um_game *g, const um_ctx *c, const void *state, const um_action *step,
                               um_arena *arena, um_alternatives *out)
{
    um_ctx own = um_quiet(c);
    search s = {.g = g,
                .c = &own,
                .state = state,
                .step = step,
                .actor = g->actor(&own, state, step),
                .arena = arena,
                .out = out};
    own.offer_filter = step; /* nothing else has to be judged */
    *out = (um_alternatives){.n = 0};
    for (int least = UM_YES; least > UM_NO && s.status == UM_OK && out->n == 0; least--) {
        s.least = (um_truth)least;
        out->unsure = least < UM_YES;
        s.status = find_lesser(g, c, &s, state);
    }
    if (g->offer && s.status == UM_OK)
        g->offer(&own, state, take, &s);
    return s.status;
}
