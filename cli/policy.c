#include "cli/policy.h"

#include <string.h>

/* um_options.sealed and .unsealed are indexes into this. */
static const char *const fates[] = {"counts", "stands", "takeback"};
enum { COUNTS, STANDS, TAKEBACK };

static const char stands_why[2][40] = {"unsealed; it stands by the policy",
                                       "sealed; it stands by the policy"};

/* ---- reading ---- */

typedef struct agreed {
    um_text file; /* empty: any */
    int step;
    um_text why;
} agreed;

static um_text word(const char **p)
{
    *p += strspn(*p, " \t");
    um_text t = {*p, strcspn(*p, " \t\"")};
    *p += t.n;
    return t;
}

/* [FILE] STEP "why" */
static bool read_agreed(const char *value, agreed *a)
{
    const char *p = value;
    *a = (agreed){.file = UM_TEXT("")};
    um_text first = word(&p);
    if (um_text_int(first, &a->step) != UM_OK) {
        a->file = first;
        if (!first.n || um_text_int(word(&p), &a->step) != UM_OK)
            return false;
    }
    p += strspn(p, " \t");
    size_t n = strlen(p);
    a->why = n > 2 ? (um_text){p + 1, n - 2} : UM_TEXT("");
    return a->step > 0 && n > 2 && p[0] == '"' && p[n - 1] == '"' && !memchr(a->why.p, '"', a->why.n);
}

static bool add(um_list *l, const char *s)
{
    void *items = l->items;
    if (um_grow(&items, &l->cap, l->n + 1, sizeof *l->items) != UM_OK)
        return false;
    l->items = items;
    l->items[l->n++] = s;
    return true;
}

bool um_policy_line(um_options *o, const char *name, const char *value, bool *known)
{
    agreed a;
    int *field = strcmp(name, "sealed") == 0     ? &o->sealed
                 : strcmp(name, "unsealed") == 0 ? &o->unsealed
                                                 : NULL;
    *known = field || strcmp(name, "accept") == 0;
    if (!field)
        return *known && read_agreed(value, &a) && add(&o->accepts, value);
    for (size_t i = 0; i < UM_COUNT(fates); i++)
        if (strcmp(value, fates[i]) == 0) {
            *field = (int)i;
            return !(field == &o->sealed && i == TAKEBACK); /* what is sealed is never taken back */
        }
    return false;
}

/* ---- applying ---- */

/* A policy names a file as it likes: by its whole path, or by its name alone. */
static bool is_file(um_text named, const char *file)
{
    const char *slash = strrchr(file, '/');
    return named.n == 0 || um_text_is(named, file) || (slash && um_text_is(named, slash + 1));
}

um_status um_policy_apply(const um_options *o, const char *file, um_run *run)
{
    for (int sealed = 0; sealed < 2; sealed++)
        if ((sealed ? o->sealed : o->unsealed) == STANDS)
            um_replay_accept_errors(run->replay, sealed, stands_why[sealed]);
    for (size_t i = 0; i < o->accepts.n; i++) {
        agreed a;
        um_text why;
        if (!read_agreed(o->accepts.items[i], &a) || !is_file(a.file, file))
            continue;
        um_status s = um_text_dup(&run->arena, a.why, &why);
        if (s != UM_OK)
            return s;
        um_replay_accept(run->replay, a.step, why.p);
    }
    return UM_OK;
}

/* ---- telling ---- */

bool um_policy_stands(const um_finding *f)
{
    return f->accepted && (f->accepted_why == stands_why[0] || f->accepted_why == stands_why[1]);
}

static void put_errors(const um_view *v, bool sealed, int fate, um_buf *out)
{
    static const char *const words[] = {"count", "stand", "are to be taken back"};
    static const char *const one[] = {"counts", "stands", "is to be taken back"};
    um_buf steps = {0};
    int n = 0, last = 0;
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (f->verdict != UM_ILLEGAL || (f->sealed > 0) != sealed || (f->accepted && !um_policy_stands(f)))
            continue;
        n++;
        if (f->step != last)
            um_buf_printf(&steps, "%s%d", steps.n ? ", " : "", f->step);
        last = f->step;
    }
    if (n)
        um_buf_printf(out, "%s%d %s error%s %s (step%s %s)", out->n ? "; " : "", n,
                      sealed ? "sealed" : "unsealed", n == 1 ? "" : "s", n == 1 ? one[fate] : words[fate],
                      strchr(um_buf_view(&steps).p, ',') ? "s" : "", um_buf_view(&steps).p);
    um_buf_free(&steps);
}

void um_policy_words(const um_options *o, const um_view *v, um_buf *out)
{
    if (!o->sealed && !o->unsealed)
        return;
    put_errors(v, true, o->sealed, out);
    put_errors(v, false, o->unsealed, out);
}
