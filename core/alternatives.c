#include "core/alternatives.h"

#include <string.h>

typedef struct search {
    const um_action *step;
    um_arena *arena;
    um_alternatives *out;
    int likeness[UM_ALTERNATIVES_MAX];
    um_status status;
} search;

static bool same_value(const um_value *a, const um_value *b)
{
    return a->ref == b->ref && a->num == b->num && um_text_eq(a->text, b->text);
}

/* How many values two lists have in common from the beginning on. */
static int values_shared(const um_value *a, int n, const um_value *b, int m)
{
    int k = 0;
    while (k < n && k < m && same_value(&a[k], &b[k]))
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

/* The most alike first; of equals, the one offered first. */
static bool take(void *user, const um_action *a)
{
    search *s = user;
    um_alternatives *o = s->out;
    int step = a->verb == s->step->verb ? likeness(s->step, a) : 0, at = o->n;
    if (step == 0)
        return true;
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

um_status um_find_alternatives(const um_game *g, const um_ctx *c, const void *state, const um_action *step,
                               um_arena *arena, um_alternatives *out)
{
    um_ctx own = *c;
    search s = {.step = step, .arena = arena, .out = out};
    own.rec = NULL;
    own.offer_filter = step; /* nothing else has to be judged */
    out->n = out->more = 0;
    if (g->offer)
        g->offer(&own, state, take, &s);
    return s.status;
}
