/* A case judged from its record and from its log: the findings of both, by what they are about. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/inv.h"

enum { FINDS = 4000, LINE = 300 };

static const char *module_name(lg_habit h)
{
    return h < LG_HABITS ? lg_module_name(h) : li_module_name(h);
}

/* ---- reading a log back ---- */

static void stderr_sink(void *user, const um_diag *d)
{
    (void)user;
    if (d->level == UM_ERROR)
        fprintf(stderr, "%s: %s\n", d->code, d->message);
}

void lg_kit_open(lg_kit *k, const um_pack *p, lg_habit h)
{
    um_sink sink = {stderr_sink, NULL};
    *k = (lg_kit){.habit = h};
    (h < LG_HABITS ? lg_module_xml : li_module_xml)(p, h, &k->build_file);
    (h < LG_HABITS ? lg_binding_xml : li_binding_xml)(p, h, &k->bind);
    cr_assert_eq(um_vmodule_parse(&k->module, um_buf_view(&k->build_file), "buildFile.xml", &sink), UM_OK);
    cr_assert_eq(um_bind_read(UM_TEXT("made.bind.xml"), um_buf_view(&k->bind), &sink, &k->binding), UM_OK);
    cr_assert_eq(um_bind_resolve(k->binding, p, &sink), UM_OK);
}

void lg_kit_close(lg_kit *k)
{
    um_vmodule_free(k->module);
    um_bind_free(k->binding);
    um_buf_free(&k->build_file);
    um_buf_free(&k->bind);
}

static lg_kit kept[LG_ALL_HABITS];
static const um_pack *kept_for[LG_ALL_HABITS];

void lg_kit_forget(void)
{
    for (int h = 0; h < LG_ALL_HABITS; h++) {
        if (kept_for[h])
            lg_kit_close(&kept[h]);
        kept_for[h] = NULL;
    }
}

const lg_kit *lg_kit_for(const um_case *c, lg_habit h)
{
    if (kept_for[h] == c->pack && !c->owns_pack)
        return &kept[h];
    if (kept_for[h])
        lg_kit_close(&kept[h]);
    lg_kit_open(&kept[h], c->pack, h);
    kept_for[h] = c->pack;
    return &kept[h];
}

static um_reading *read_knowing(const lg_kit *k, um_pack *p, const um_reading_input *logs, size_t n,
                                const int8_t *rulings, const um_item *known, size_t nknown)
{
    um_reading *r = NULL;
    um_reading_options o = {.module = k->module,
                            .binding = k->binding,
                            .pack = p,
                            .reveal = true,
                            .rulings = rulings,
                            .known = known,
                            .nknown = nknown,
                            .sink = {stderr_sink, NULL}};
    cr_assert_eq(um_reading_open(logs, n, &o, &r), UM_OK);
    return r;
}

um_reading *lg_read(const lg_kit *k, um_pack *p, const um_reading_input *logs, size_t n)
{
    return read_knowing(k, p, logs, n, NULL, NULL, 0);
}

/* ---- what no table shows ---- */

static bool is_beside(const um_game *g, int verb)
{
    if (g != &um_madison)
        return li_is_beside(verb);
    static const int verbs[] = {MV_NOW,   MV_LAKE,   MV_FORT, MV_DESTROYED, MV_BASE_LOST,
                                MV_FIRST, MV_LEDGER, MV_HELD, MV_STATUS};
    for (size_t i = 0; i < UM_COUNT(verbs); i++)
        if (verbs[i] == verb)
            return true;
    return false;
}

typedef struct items {
    um_item *p;
    size_t n, cap;
} items;

static void push(items *l, const um_item *it)
{
    cr_assert_eq(um_grow((void **)&l->p, &l->cap, l->n + 1, sizeof *l->p), UM_OK);
    l->p[l->n++] = *it;
}

/* False: a step has been met, the position is over. */
static bool gather(const um_game *g, const um_item *it, int n, items *out)
{
    for (int i = 0; i < n; i++) {
        if (it[i].kind == UM_I_HEADER && !gather(g, it[i].made, it[i].nmade, out))
            return false;
        if (it[i].kind != UM_I_ACTION)
            continue;
        if (!(g->verbs[it[i].action.verb].flags & UM_V_POSITION))
            return false;
        if (is_beside(g, it[i].action.verb))
            push(out, &it[i]);
    }
    return true;
}

static bool of_position(const um_game *g, const um_item *it)
{
    return it->kind != UM_I_ACTION ||
           ((g->verbs[it->action.verb].flags & UM_V_POSITION) && it->action.at.entry == 0);
}

/* A log counts the cards of every hand. Where the record is silent about one, both are judged without. */
static bool more_than_said(const um_item *it, const mad_state *first)
{
    bool hand = it->action.verb == MV_HAND, held = it->action.verb == MV_HELD;
    if (it->kind != UM_I_ACTION || !of_position(&um_madison, it) || !(hand || held))
        return false;
    int side = um_int_arg(&it->action, MP_HAND_SIDE, 0);
    um_range n = hand ? first->hand[side] : first->held[side];
    return n.lo != n.hi;
}

/* The log's record without what it says more. */
static void keep_said(const um_case *from, const void *first, items *out)
{
    for (int i = 0; i < from->nitems; i++)
        if (from->game != &um_madison || !more_than_said(&from->items[i], first))
            push(out, &from->items[i]);
}

/* ---- findings ---- */

typedef struct find {
    int group;
    char text[LINE];
} find;

typedef struct finds {
    find f[FINDS];
    int n;
} finds;

static int by_rule(const void *a, const void *b)
{
    return *(const int16_t *)a - *(const int16_t *)b;
}

static void describe(const um_game *g, const um_finding *f, char out[LINE])
{
    int16_t rules[64];
    int n = f->nrules < 64 ? f->nrules : 64;
    for (int i = 0; i < n; i++) /* a note has none */
        rules[i] = f->rules[i];
    qsort(rules, (size_t)n, sizeof *rules, by_rule);
    int at = snprintf(out, LINE, "%s", um_verdict_text(f->verdict));
    if (f->cause != UM_WHY_NONE)
        at += snprintf(out + at, LINE - (size_t)at, " (%s)", um_cause_text(f->cause));
    for (int i = 0; i < n && at < LINE - 20; i++)
        at += snprintf(out + at, LINE - (size_t)at, " %s", g->rules[rules[i]].id);
}

/* Entries that a step of either side covers belong together. */
static int root(int *g, int i)
{
    while (g[i] != i)
        i = g[i] = g[g[i]];
    return i;
}

static void join(int *g, int a, int b)
{
    for (int i = a + 1; i <= b && i < LG_GROUPS; i++)
        g[root(g, i)] = root(g, a);
}

static void add_find(finds *l, const um_game *g, int group, const um_finding *f)
{
    if (l->n == FINDS)
        return;
    l->f[l->n].group = group;
    describe(g, f, l->f[l->n].text);
    for (int i = 0; i < l->n; i++)
        if (l->f[i].group == group && strcmp(l->f[i].text, l->f[l->n].text) == 0)
            return; /* a step of one may be two of the other */
    l->n++;
}

static bool weighs(const um_finding *f)
{
    return f->verdict == UM_ILLEGAL || f->verdict == UM_UNDETERMINED;
}

static bool has(const finds *l, const find *f)
{
    for (int i = 0; i < l->n; i++)
        if (l->f[i].group == f->group && strcmp(l->f[i].text, f->text) == 0)
            return true;
    return false;
}

static void differ(const finds *a, const finds *b, const char *whose, lg_outcome *out)
{
    for (int i = 0; i < a->n; i++)
        if (!has(b, &a->f[i])) {
            um_buf_printf(&out->said, "    only from the %s: entry %d: %s\n", whose, a->f[i].group,
                          a->f[i].text);
            out->equal = false;
        }
}

/* ---- the whole ---- */

bool lg_sampled(const um_case *c, int stride)
{
    uint32_t h = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < c->id.n; i++)
        h = (h ^ (unsigned char)c->id.p[i]) * 16777619u;
    return (h >> 8) % (uint32_t)stride == 0;
}

/* Lines that no log carries: such a case is no log. */
const char *lg_cannot(const um_case *c)
{
    bool begun = false;
    for (int i = 0; i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        if (it->kind == UM_I_BAD)
            return "a line that cannot be read";
        begun |= it->kind == UM_I_ACTION && !(c->game->verbs[it->action.verb].flags & UM_V_POSITION);
    }
    return begun ? NULL : "no step: claims or values alone";
}

um_run *lg_judge_case(const um_case *c, const um_run *like)
{
    um_run *run = NULL;
    um_run_settings s = {.trust = like ? like->trust : UM_LIKELY,
                         .trust_forced = like != NULL,
                         .options = like ? like->options : NULL,
                         .binding = true, /* the words of these logs are what the record says */
                         .history = !like};
    cr_assert_eq(um_run_case(c, &s, &(um_sink){0}, &run), UM_OK);
    return run;
}

void lg_write_steps(const um_case *c, um_buf *out)
{
    for (int i = 0; i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        if (it->kind != UM_I_ACTION || of_position(c->game, it))
            continue;
        um_buf_printf(out, "      [%u-%u] ", it->action.at.entry, it->action.at.entry_end);
        um_action_write(c->game, c->pack, &c->game->verbs[it->action.verb], &it->action, out);
        um_buf_char(out, '\n');
    }
}

static void entries_of(const lg_two *t, int step, int *a, int *b)
{
    int i = t->log->step_item[step - 1];
    const um_item *it = i >= 0 ? &t->logged->items[i] : NULL;
    *a = it ? (int)it->action.at.entry : 0;
    *b = it && (int)it->action.at.entry_end > *a ? (int)it->action.at.entry_end : *a;
}

int lg_group_of_entry(lg_two *t, int entry)
{
    return root(t->group, entry);
}

int lg_group_of_record(lg_two *t, int step)
{
    return root(t->group, t->l->mark[step - 1].first);
}

int lg_group_of_log(lg_two *t, int step)
{
    int a, b;
    entries_of(t, step, &a, &b);
    return root(t->group, a);
}

static void compare_findings(lg_two *t, lg_outcome *out)
{
    static finds r, l;
    int a, b;
    r.n = l.n = 0;
    for (int i = 0; i < LG_GROUPS; i++)
        t->group[i] = i;
    for (int k = 0; k < t->l->steps; k++)
        join(t->group, t->l->mark[k].first, t->l->mark[k].last);
    for (int k = 1; k <= t->log->nsteps; k++) {
        entries_of(t, k, &a, &b);
        join(t->group, a, b);
    }
    for (int i = 0; i < um_replay_findings(t->record->replay); i++) {
        const um_finding *f = um_replay_finding(t->record->replay, i);
        if (weighs(f) && !f->claim)
            add_find(&r, t->logged->game, lg_group_of_record(t, f->step), f);
    }
    for (int i = 0; i < um_replay_findings(t->log->replay); i++) {
        const um_finding *f = um_replay_finding(t->log->replay, i);
        if (weighs(f) && !f->claim)
            add_find(&l, t->logged->game, lg_group_of_log(t, f->step), f);
    }
    out->equal = true;
    differ(&r, &l, "record", out);
    differ(&l, &r, "log", out);
}

static const char *silent_finding(const um_run *run, const lg_log *l)
{
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        if (weighs(f) && !f->claim && l->mark[f->step - 1].first == 0)
            return "its finding is about a step without a trace";
    }
    return NULL;
}

static void check_log(const um_case *c, const um_run *record, lg_log *l, lg_habit h, const lg_wrap *wrap,
                      lg_outcome *out)
{
    um_buf text = {0}, bytes = {0};
    items facts = {0}, all = {0};
    lg_text(l, &text);
    lg_pack(um_buf_view(&text), module_name(h), wrap, &bytes);
    um_reading_input in = {UM_TEXT("made.vlog"), um_buf_view(&bytes)};
    if (!c->head || gather(c->game, c->head->items, c->head->nitems, &facts))
        gather(c->game, c->items, c->nitems, &facts);
    um_reading *reading = read_knowing(lg_kit_for(c, h), c->pack, &in, 1, record->options, facts.p, facts.n);
    um_case logged = reading->record->cases[0];
    keep_said(&logged, um_replay_state_at(record->replay, 0), &all);
    logged.items = all.p;
    logged.nitems = (int)all.n;
    um_run *log = lg_judge_case(&logged, record);
    lg_two *t = um_realloc(NULL, 0, sizeof *t);
    *t = (lg_two){.record = record, .log = log, .logged = &logged, .l = l};
    out->beside = (int)facts.n;
    compare_findings(t, out);
    if (!out->equal) {
        out->reason = lg_reason_of(t, c);
        um_buf_printf(&out->said, "    %s\n", lg_reason_text[out->reason]);
        lg_write_steps(&logged, &out->said);
    }
    um_free(t, sizeof *t);
    um_run_free(log);
    um_free(facts.p, facts.cap * sizeof *facts.p);
    um_free(all.p, all.cap * sizeof *all.p);
    um_reading_free(reading);
    um_buf_free(&text);
    um_buf_free(&bytes);
}

void lg_compare(const um_case *c, lg_habit h, const lg_wrap *wrap, lg_outcome *out)
{
    lg_log l;
    *out = (lg_outcome){.skipped = lg_cannot(c)};
    if (out->skipped)
        return;
    um_run *record = lg_judge_case(c, NULL);
    if (h < LG_HABITS)
        lg_write(c, record, h, false, &l);
    else
        li_write(c, record, h, 0, &l);
    out->steps = l.steps;
    for (int k = 0; k < l.steps; k++)
        out->traced += l.mark[k].first > 0;
    out->skipped = l.unfit            ? l.unfit
                   : out->traced == 0 ? "no step leaves a trace"
                   : l.n >= LG_GROUPS ? "too long"
                                      : silent_finding(record, &l);
    if (!out->skipped)
        check_log(c, record, &l, h, wrap, out);
    lg_log_free(&l);
    um_run_free(record);
}

void lg_judge(const um_reading *r, const um_run *like, um_buf *out)
{
    char line[LINE];
    um_run *run = lg_judge_case(&r->record->cases[0], like);
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        describe(r->record->cases[0].game, f, line);
        um_buf_printf(out, "%d %s\n", f->step, line);
    }
    um_buf_printf(out, "%d steps\n", run->nsteps);
    um_run_free(run);
}
