#include "core/action.h"

#include <string.h>

const char *um_word_of(const char *const *words, int32_t i)
{
    for (int32_t k = 0; words && i >= 0 && words[k]; k++)
        if (k == i)
            return words[k];
    return NULL;
}

const um_arg *um_arg_of(const um_action *a, int param)
{
    for (int i = 0; i < a->nargs; i++)
        if (a->args[i].param == param)
            return &a->args[i];
    return NULL;
}

const um_value *um_values_of(const um_action *a, int param, int *n)
{
    const um_arg *arg = um_arg_of(a, param);
    *n = arg ? arg->count : 0;
    return arg ? a->values + arg->first : NULL;
}

um_ref um_ref_arg(const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    return n ? v[0].ref : UM_NONE;
}

int32_t um_int_arg(const um_action *a, int param, int32_t def)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    return n ? v[0].num : def;
}

bool um_has_arg(const um_action *a, int param)
{
    return um_arg_of(a, param) != NULL;
}

bool um_same_value(const um_value *a, const um_value *b, um_sameness how)
{
    bool same = a->ref == b->ref && a->num == b->num && um_text_eq(a->text, b->text);
    return same && (how == UM_SAME_DEED || (a->hi == b->hi && a->mark == b->mark && a->gap == b->gap));
}

/* Whether each argument of the one stands in the other with the same values. */
static bool has_all(const um_action *a, const um_action *b, um_sameness how)
{
    for (int i = 0; i < a->nargs; i++) {
        int n, m;
        const um_value *x = um_values_of(a, a->args[i].param, &n), *y = um_values_of(b, a->args[i].param, &m);
        bool same = n == m;
        for (int k = 0; same && k < n; k++)
            same = um_same_value(&x[k], &y[k], how);
        if (!same)
            return false;
    }
    return true;
}

bool um_same_action(const um_action *a, const um_action *b, um_sameness how)
{
    return a->verb == b->verb && (how == UM_SAME_DEED || a->player == b->player) && has_all(a, b, how) &&
           has_all(b, a, how);
}

void um_make(um_maker *m, int verb, int player)
{
    m->action = (um_action){.verb = (uint16_t)verb, .player = (int8_t)player, .values = m->values};
    m->n = 0;
    m->overflow = false;
}

/* Values of one argument lie together, so a list must be made before the next argument begins. */
static um_value *add_value(um_maker *m, int param)
{
    um_action *a = &m->action;
    um_arg *last = a->nargs ? &a->args[a->nargs - 1] : NULL;
    bool more = last && last->param == param;
    if (m->n == UM_VALUES_MAX || (!more && a->nargs == UM_ARGS_MAX)) {
        m->overflow = true;
        m->n -= m->n == UM_VALUES_MAX;
        return &m->values[m->n];
    }
    if (!more)
        a->args[a->nargs++] = (um_arg){.param = (uint8_t)param, .first = (uint16_t)m->n};
    a->args[a->nargs - 1].count++;
    um_value *v = &m->values[m->n++];
    *v = (um_value){.ref = UM_NONE, .mark = -1};
    return v;
}

void um_make_ref(um_maker *m, int param, um_ref r)
{
    add_value(m, param)->ref = r;
}

void um_make_marked(um_maker *m, int param, um_ref r, int mark)
{
    um_value *v = add_value(m, param);
    v->ref = r;
    v->mark = (int16_t)mark;
}

void um_make_step(um_maker *m, int param, um_ref place, bool gap)
{
    um_value *v = add_value(m, param);
    v->ref = place;
    v->gap = gap;
}

void um_make_int(um_maker *m, int param, int32_t i)
{
    um_value *v = add_value(m, param);
    v->num = v->hi = i;
}

void um_make_text(um_maker *m, int param, um_text t)
{
    add_value(m, param)->text = t;
}

void um_make_count(um_maker *m, int param, um_ref r, int32_t n)
{
    um_value *v = add_value(m, param);
    v->ref = r;
    v->num = v->hi = n;
}

void um_make_values(um_maker *m, int param, const um_value *v, int n)
{
    for (int i = 0; i < n; i++)
        *add_value(m, param) = v[i];
}

static um_bounds words_range(const char *const *words)
{
    int32_t n = 0;
    while (words && words[n])
        n++;
    return (um_bounds){0, n - 1};
}

um_bounds um_param_range(const um_param *p)
{
    if (p->lo || p->hi)
        return (um_bounds){p->lo, p->hi};
    switch (p->type) {
    case UM_P_INT:
    case UM_P_DICE:
    case UM_P_COUNTS:
        return (um_bounds){0, 99};
    case UM_P_VP:
        return (um_bounds){-999, 999};
    case UM_P_DECIMAL: /* a distance */
        return (um_bounds){0, 1000000};
    case UM_P_POINT:
        return (um_bounds){-1000000, 1000000};
    case UM_P_WORD:
    case UM_P_GROUPS:
        return words_range(p->words);
    case UM_P_SIDE:
        return (um_bounds){0, 1};
    default:
        return (um_bounds){INT32_MIN, INT32_MAX};
    }
}

static bool value_fits(const um_param *p, const um_value *v)
{
    um_bounds may = um_param_range(p);
    if (p->type == UM_P_GROUPS && v->ref == UM_NONE) /* a word behind a row */
        return v->num >= may.lo && v->num <= may.hi;
    if (p->kinds ? v->ref == UM_NONE || !(p->kinds & UM_KIND_BIT(um_ref_kind(v->ref))) : v->ref != UM_NONE)
        return false;
    if (p->type == UM_P_GROUPS)
        return true;
    return v->num >= may.lo && v->num <= may.hi && v->mark >= -1 &&
           (v->mark < 0 || um_word_of(p->marks, v->mark));
}

bool um_action_fits(const um_verb *v, const um_action *a)
{
    for (int i = 0, n = 0; i < v->nparams; i++) {
        um_values_of(a, i, &n);
        if (v->params[i].kinds && !(v->params[i].flags & UM_OPTIONAL) && n == 0)
            return false;
    }
    for (int i = 0; i < a->nargs; i++) {
        const um_param *p = &v->params[a->args[i].param];
        const um_value *value = &a->values[a->args[i].first];
        for (int k = 0; k < a->args[i].count; k++)
            if (!value_fits(p, &value[k]))
                return false;
    }
    return true;
}

um_status um_action_keep(um_arena *a, const um_action *from, um_action *out)
{
    size_t n = 0;
    for (int i = 0; i < from->nargs; i++) {
        size_t end = (size_t)from->args[i].first + from->args[i].count;
        n = end > n ? end : n;
    }
    um_action kept = *from;
    if (n) {
        um_value *v = um_arena_alloc(a, n * sizeof *v);
        if (!v)
            return UM_MEMORY;
        memcpy(v, from->values, n * sizeof *v);
        kept.values = v;
    }
    *out = kept;
    return UM_OK;
}
