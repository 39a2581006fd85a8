#include "cli/policy.h"

#include <string.h>

/* um_options.sealed and .unsealed are indexes into this. */
static const char *const fates[] = {"counts", "stands", "takeback"};
enum { COUNTS, STANDS, TAKEBACK };
/* um_options.declarations is an index into this. */
static const char *const weights[] = {"told", "binding"};

static const char stands_why[2][40] = {UM_N("unsealed; it stands by the policy"),
                                       UM_N("sealed; it stands by the policy")};

/* ---- reading ---- */

typedef struct agreed {
    um_text file;   /* empty: any */
    char by;        /* 's'tep, 'e'ntry or 'l'ine */
    int32_t number; /* of it */
    um_text why;
} agreed;

size_t um_policy_comment(const char *line)
{
    bool quoted = false;
    size_t i = 0;
    for (; line[i] && line[i] != '\r' && (quoted || line[i] != '#'); i++)
        quoted ^= line[i] == '"';
    return i;
}

/* The next word, or what stands between quotes. */
static um_text word(const char **p)
{
    *p += strspn(*p, " \t");
    bool quoted = **p == '"';
    um_text t = {*p + quoted, strcspn(*p + quoted, quoted ? "\"" : " \t\"")};
    *p = t.p + t.n;
    *p += quoted && **p == '"';
    return t;
}

/* N, entry:N or line:N */
static bool read_step(um_text t, agreed *a)
{
    static const char *const by[] = {"entry:", "line:"};
    a->by = 's';
    for (size_t i = 0; i < UM_COUNT(by); i++)
        if (um_text_starts(t, by[i])) {
            a->by = *by[i];
            t = (um_text){t.p + strlen(by[i]), t.n - strlen(by[i])};
        }
    return um_text_int(t, &a->number) == UM_OK && a->number > 0;
}

/* [FILE] STEP "why" */
static bool read_agreed(const char *value, agreed *a)
{
    const char *p = value;
    *a = (agreed){.file = UM_TEXT("")};
    um_text first = word(&p);
    if (*value == '"' || !read_step(first, a)) {
        a->file = first;
        if (!first.n || !read_step(word(&p), a))
            return false;
    }
    p += strspn(p, " \t");
    size_t n = strlen(p);
    a->why = n > 2 ? (um_text){p + 1, n - 2} : UM_TEXT("");
    return n > 2 && p[0] == '"' && p[n - 1] == '"' && !memchr(a->why.p, '"', a->why.n);
}

/* One of n words, "counts, stands or takeback" in a list. */
static int read_choice(const um_options *o, const char *name, const char *value, const char *const *words,
                       size_t n, int *field)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(value, words[i]) == 0) {
            *field = (int)i;
            return UM_EXIT_LEGAL;
        }
    const char *near = um_nearest(value, words, n);
    um_buf list = {.max = 100};
    for (size_t i = 0; i < n; i++)
        um_buf_printf(&list, "%s%s", i == 0 ? "" : i + 1 == n ? um_tr(" or ") : um_tr(", "), words[i]);
    int status =
        near ? um_call_error(o->command->name, "'%s' takes %s, not '%s'; did you mean '%s'?", name,
                             um_buf_view(&list).p, value, near)
             : um_call_error(o->command->name, "'%s' takes %s, not '%s'", name, um_buf_view(&list).p, value);
    um_buf_free(&list);
    return status;
}

int um_policy_line(um_options *o, const char *name, const char *value, bool *known)
{
    agreed a;
    int *field = strcmp(name, "sealed") == 0     ? &o->sealed
                 : strcmp(name, "unsealed") == 0 ? &o->unsealed
                                                 : NULL;
    bool words = strcmp(name, "declarations") == 0;
    *known = field || words || strcmp(name, "accept") == 0;
    if (words)
        return read_choice(o, name, value, weights, UM_COUNT(weights), &o->declarations);
    if (field) /* what is sealed is never taken back */
        return read_choice(o, name, value, fates, field == &o->sealed ? TAKEBACK : UM_COUNT(fates), field);
    if (*known && !read_agreed(value, &a))
        return um_call_error(o->command->name,
                             "a policy says: accept [FILE] STEP \"why\", with N, entry:N or "
                             "line:N for a step and the reason in quotes");
    return *known ? um_list_add(&o->accepts, value) : UM_EXIT_LEGAL;
}

/* ---- applying ---- */

/* A policy names a file as it likes: by its whole path, or by its name alone; of logs that make one game,
 * any. */
static bool is_file(um_text named, const char *file, const um_case *c, const um_run *run)
{
    bool found = named.n == 0 || um_input_called(named, file);
    const char *seen = NULL;
    for (int k = 0; k < run->nsteps && !found; k++) {
        const char *of = run->step_item[k] >= 0 ? c->items[run->step_item[k]].at.file : NULL;
        found = of != seen && um_input_called(named, of);
        seen = of;
    }
    return found;
}

/* The step meant; 0: the game has none such. An entry or line is the step's that it belongs to. */
static int step_of(const agreed *a, const um_case *c, const um_run *run)
{
    int found = 0;
    if (a->by == 's')
        return a->number <= run->nsteps ? a->number : 0;
    for (int k = 0; k < run->nsteps; k++) {
        const um_place *at = run->step_item[k] >= 0 ? &c->items[run->step_item[k]].at : NULL;
        uint32_t from = !at ? 0 : a->by == 'e' ? at->entry : at->line;
        if (from && from <= (uint32_t)a->number && (!a->file.n || um_input_called(a->file, at->file)))
            found = k + 1;
    }
    return found;
}

static bool is_faulted(const um_run *run, int step)
{
    um_verdict v = um_replay_verdict(run->replay, step);
    return v == UM_ILLEGAL || v == UM_UNDETERMINED;
}

static um_status accept(const um_options *o, const char *value, const agreed *a, const char *file,
                        const um_case *c, um_run *run, const um_sink *sink)
{
    um_place at = {.file = o->policy, .line = um_policy_line_of(o, value)};
    um_level level = a->file.n ? UM_WARNING : UM_NOTE; /* meant for any game, it need not fit all */
    um_text why;
    int step = step_of(a, c, run);
    if (step == 0)
        um_say(sink, level, UM_NAME, at, "policy", "accepts a step that %s has not: it has %d", file,
               run->nsteps);
    else if (!is_faulted(run, step))
        um_say(sink, level, UM_NAME, at, "policy", "accepts step %d of %s, which is legal", step, file);
    um_status s = um_text_dup(&run->arena, a->why, &why);
    if (s == UM_OK)
        s = um_replay_accept(run->replay, step, why.p);
    return s;
}

um_status um_policy_apply(const um_options *o, const char *file, const um_case *c, um_run *run,
                          const um_sink *sink)
{
    um_status s = UM_OK;
    for (int sealed = 0; sealed < 2; sealed++)
        if ((sealed ? o->sealed : o->unsealed) == STANDS)
            um_replay_accept_errors(run->replay, sealed, stands_why[sealed]);
    for (size_t i = 0; i < o->accepts.n && s == UM_OK; i++) {
        agreed a;
        if (read_agreed(o->accepts.items[i], &a) && is_file(a.file, file, c, run))
            s = accept(o, o->accepts.items[i], &a, file, c, run, sink);
    }
    return s;
}

void um_policy_not_judged(const um_options *o, const um_inputs *inputs, const um_sink *sink)
{
    um_buf names = {.max = 400};
    unsigned line = 0;
    for (size_t i = 0; i < o->accepts.n; i++) {
        agreed a;
        bool found = !read_agreed(o->accepts.items[i], &a) || a.file.n == 0;
        for (size_t k = 0; k < inputs->n && !found; k++)
            found = um_input_called(a.file, inputs->paths[k]);
        if (found)
            continue;
        um_buf_printf(&names, "%s%.*s", names.n ? ", " : "", UM_FMT(a.file));
        line = line ? line : um_policy_line_of(o, o->accepts.items[i]);
    }
    if (names.n)
        um_say(sink, UM_NOTE, UM_OK, (um_place){.file = o->policy, .line = line}, "policy",
               "accepts steps of games that are not judged here: %s", um_buf_view(&names).p);
    um_buf_free(&names);
}

/* ---- telling ---- */

static void put_steps(const um_buf *steps, int n, um_buf *out)
{
    um_buf_printf(out, um_trn(" (step %s)", " (steps %s)", n), um_buf_view(steps).p);
}

static void put_errors(const um_view *v, bool sealed, int fate, um_buf *out)
{
    static const char *const words[][2][2] = {
        {{UM_N("%d unsealed error counts"), UM_N("%d unsealed errors count")},
         {UM_N("%d sealed error counts"), UM_N("%d sealed errors count")}},
        {{UM_N("%d unsealed error stands"), UM_N("%d unsealed errors stand")},
         {UM_N("%d sealed error stands"), UM_N("%d sealed errors stand")}},
        {{UM_N("%d unsealed error is to be taken back"), UM_N("%d unsealed errors are to be taken back")},
         {UM_N("%d sealed error is to be taken back"), UM_N("%d sealed errors are to be taken back")}}};
    um_buf steps = {0};
    int n = 0, nsteps = 0, last = 0;
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (f->verdict != UM_ILLEGAL || (f->sealed > 0) != sealed || (f->accepted && !f->stands))
            continue;
        n++;
        if (f->step != last)
            um_buf_printf(&steps, "%s%d", nsteps++ ? ", " : "", f->step);
        last = f->step;
    }
    if (n) {
        um_buf_str(out, out->n ? um_tr("; ") : "");
        um_buf_printf(out, um_trn(words[fate][sealed][0], words[fate][sealed][1], n), n);
        put_steps(&steps, nsteps, out);
    }
    um_buf_free(&steps);
}

static bool rests_on_words(const um_finding *f)
{
    for (int i = 0; i < f->nfacts; i++)
        if (strcmp(f->facts[i].key, UM_FACT_TOLD) == 0)
            return true;
    return false;
}

/* "declarations are binding: 2 errors rest on them (steps 3, 4)" */
static void put_binding(const um_view *v, um_buf *out)
{
    um_buf steps = {0};
    int n = 0;
    for (int i = 0; i < v->nfindings; i++)
        if (um_view_finding(v, i)->verdict == UM_ILLEGAL && rests_on_words(um_view_finding(v, i)))
            um_buf_printf(&steps, "%s%d", n++ ? ", " : "", um_view_finding(v, i)->step);
    if (n) {
        um_buf_str(out, out->n ? um_tr("; ") : "");
        um_buf_printf(out,
                      um_trn("declarations are binding: %d error rests on them",
                             "declarations are binding: %d errors rest on them", n),
                      n);
        put_steps(&steps, n, out);
    }
    um_buf_free(&steps);
}

void um_policy_words(const um_options *o, const um_view *v, um_buf *out)
{
    if (o->sealed || o->unsealed) {
        put_errors(v, true, o->sealed, out);
        put_errors(v, false, o->unsealed, out);
    }
    if (o->declarations)
        put_binding(v, out);
}
