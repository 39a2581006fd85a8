#include "core/by_step.h"
#include "parser/record/lex.h"
#include "parser/record/record.h"

#include <string.h>

/* A statement that could be judged: a step, or a claim about one. */
typedef struct judged {
    const um_item *item;
    int step;
    bool is_step;
    int first, behind; /* findings it led to, those of a play's end left out */
} judged;

typedef struct expectation {
    const um_item *item;
    int about; /* index of the judged statement, or -1 */
} expectation;

typedef struct runner {
    const um_case *c;
    const um_run_settings *s;
    const um_sink *sink;
    um_run *run;
    judged *judged;
    expectation *expects;
    size_t njudged, judged_cap, nexpects, expects_cap;
    um_by_step late; /* the findings that came later than their step, or as a play ended */
    bool *expected;  /* by finding: some expectation speaks of it */
    um_status failed;
} runner;

/* The first failure of the program itself (memory) ends the run. */
static void fail_run(runner *r, um_status s)
{
    if (r->failed == UM_OK)
        r->failed = s;
}

/* ---- failures ---- */

/* Takes the texts out of the buffers and empties these. */
static void add_failure(runner *r, um_place at, um_buf *expected, um_buf *came)
{
    um_run *run = r->run;
    um_failure f = {.at = at};
    um_status s = expected->failed ? expected->failed : came->failed;
    if (s == UM_OK)
        s = um_text_dup(&run->arena, um_buf_view(expected), &f.expected);
    if (s == UM_OK)
        s = um_text_dup(&run->arena, um_buf_view(came), &f.came);
    if (s == UM_OK)
        s = um_grow((void **)&run->failures, &run->failures_cap, (size_t)run->nfailures + 1, sizeof f);
    if (s == UM_OK)
        run->failures[run->nfailures++] = f;
    else
        fail_run(r, s);
    um_buf_free(expected);
    um_buf_free(came);
}

static void plain_failure(runner *r, um_place at, const char *expected, const char *came)
{
    um_buf a = {0}, b = {0};
    um_buf_str(&a, expected);
    um_buf_str(&b, came);
    add_failure(r, at, &a, &b);
}

/* ---- findings in words ---- */

static void write_finding(const um_case *c, const um_finding *f, um_buf *out)
{
    um_buf_str(out, um_verdict_text(f->verdict));
    if (f->cause != UM_WHY_NONE)
        um_buf_printf(out, " (%s)", um_cause_text(f->cause));
    for (int i = 0; i < f->nrules; i++)
        um_buf_printf(out, " %s", c->game->rules[f->rules[i]].id);
    for (int i = 0; i < f->nfacts; i++) {
        um_buf_printf(out, "%s%s ", i ? ", " : " [", f->facts[i].key);
        um_buf_text(out, f->facts[i].value);
    }
    um_buf_str(out, f->nfacts ? "]" : "");
    for (int i = 0; i < f->ndata; i++) {
        um_buf_str(out, i ? ", " : "; rests on ");
        um_datum_name(c->pack, f->data[i], out);
    }
    for (int i = 0; i < f->nmissing; i++)
        um_buf_printf(out, "; %s", f->missing[i]);
}

/* A finding that counts against a case: neither a note nor accepted. */
static bool weighs(const um_finding *f)
{
    return f->verdict != UM_NOTED && !f->accepted;
}

/* ---- expectations of verdicts ---- */

/* The findings about a statement, in their order: those made when it was judged, and of those about its step
 * that a later one or the end of a play showed, each once. */
typedef struct concerned {
    int now, behind; /* made when it was judged */
    const um_about_step *late;
    size_t nlate;
} concerned;

static concerned findings_about(const runner *r, int about)
{
    const judged *j = &r->judged[about];
    concerned c = {.now = j->first, .behind = j->behind};
    c.late = um_by_step_find(&r->late, j->step, &c.nlate);
    return c;
}

/* The next of them; -1: that was all. */
static int next_finding(const runner *r, concerned *c)
{
    while (c->now < c->behind && um_replay_finding(r->run->replay, c->now)->at_close)
        c->now++; /* about its step: among the late ones */
    bool now = c->now < c->behind;
    if (c->nlate && (!now || c->late->finding <= c->now)) {
        int i = c->late->finding;
        c->now += now && i == c->now;
        c->late++;
        c->nlate--;
        return i;
    }
    return now ? c->now++ : -1;
}

static bool is_late(const um_finding *f)
{
    return f->at_close || f->found > f->step;
}

/* What expectations are compared with is laid out once. */
static void lay_out_findings(runner *r)
{
    int n = um_replay_findings(r->run->replay);
    um_status s = UM_OK;
    r->expected = um_arena_alloc(&r->run->arena, (size_t)n + 1);
    for (int i = 0; i < n && s == UM_OK; i++) {
        const um_finding *f = um_replay_finding(r->run->replay, i);
        s = is_late(f) ? um_by_step_add(&r->late, f->step, i) : UM_OK;
    }
    um_by_step_sort(&r->late);
    if (s != UM_OK || !r->expected)
        fail_run(r, UM_MEMORY);
}

/* Whether a finding cites each rule that is expected, or a part of it. */
static bool cites_all(const um_case *c, const um_finding *f, const um_item *e)
{
    for (int i = 0; i < e->nrules; i++) {
        um_text rule = um_expected_rule(c, e, i);
        bool cited = false;
        for (int k = 0; k < f->nrules; k++)
            cited |= um_rule_within(c->game, f->rules[k], rule);
        if (!cited)
            return false;
    }
    return true;
}

/* Whether what a finding decides is nothing but the rules that are expected; definitions that these use do
 * not count. */
static bool decides_no_other(const um_case *c, const um_finding *f, const um_item *e)
{
    for (int k = 0; k < f->ndecided; k++) {
        bool expected = false;
        for (int i = 0; i < e->nrules; i++)
            expected |= um_rule_within(c->game, f->rules[k], um_expected_rule(c, e, i));
        if (!expected)
            return false;
    }
    return true;
}

/* Whether a finding is as expected: verdict, cause and side if they are given, rules. */
static bool meets(const um_case *c, const um_finding *f, const um_item *e)
{
    return f->verdict == e->verdict && (e->cause == UM_WHY_NONE || f->cause == e->cause) &&
           (e->whose == 0 || f->side == (e->whose < 0 ? -1 : e->whose - 1)) && cites_all(c, f, e) &&
           (!e->only || decides_no_other(c, f, e));
}

static void note_broken(runner *r, int rule)
{
    um_run *run = r->run;
    um_status s =
        um_grow((void **)&run->broken, &run->broken_cap, (size_t)run->nbroken + 1, sizeof *run->broken);
    if (s != UM_OK)
        fail_run(r, s);
    else
        run->broken[run->nbroken++] = (int16_t)rule;
}

/* Of what a finding cites, the rules that were expected. */
static void note_expected(runner *r, const um_finding *f, const um_item *e)
{
    for (int k = 0; k < f->nrules; k++) {
        bool expected = false;
        for (int i = 0; i < e->nrules; i++)
            expected |= um_rule_within(r->c->game, f->rules[k], um_expected_rule(r->c, e, i));
        if (expected)
            note_broken(r, f->rules[k]);
    }
}

static void write_verdict(const um_case *c, const um_item *e, um_buf *out)
{
    um_buf_str(out, um_verdict_text(e->verdict));
    if (e->cause != UM_WHY_NONE)
        um_buf_printf(out, " (%s)", um_cause_text(e->cause));
    if (e->whose)
        um_buf_printf(out, " by %s", e->whose < 0 ? "nobody" : c->game->sides[e->whose - 1]);
    if (e->only)
        um_buf_str(out, " only");
    for (int i = 0; i < e->nrules; i++) {
        um_buf_char(out, ' ');
        um_buf_text(out, um_expected_rule(c, e, i));
    }
}

/* The findings about a statement, in words; notes: accepted ones and notes, too. */
static void write_findings(const runner *r, int about, bool notes, um_buf *out)
{
    bool any = false;
    concerned of = findings_about(r, about);
    for (int i; (i = next_finding(r, &of)) >= 0;) {
        const um_finding *f = um_replay_finding(r->run->replay, i);
        if (!(notes || weighs(f)))
            continue;
        um_buf_str(out, any ? " | " : "");
        write_finding(r->c, f, out);
        any = true;
    }
    if (!any)
        um_buf_str(out, "legal");
}

/* `expect legal` is met if nothing that weighs was found; another verdict, if one finding meets it. */
static void check_verdict(runner *r, const expectation *x)
{
    bool met = x->item->verdict == UM_LEGAL;
    um_buf expected = {0}, came = {0};
    if (x->about < 0) {
        plain_failure(r, x->item->at, um_verdict_text(x->item->verdict), "no step or claim stands before it");
        return;
    }
    concerned of = findings_about(r, x->about);
    for (int i; (i = next_finding(r, &of)) >= 0;) {
        const um_finding *f = um_replay_finding(r->run->replay, i);
        bool meant = meets(r->c, f, x->item);
        r->expected[i] |= meant || x->item->verdict == UM_LEGAL; /* that one has said so */
        if (x->item->verdict == UM_LEGAL)
            met = met && !weighs(f);
        else
            met = met || meant;
        if (meant && x->item->verdict == UM_ILLEGAL)
            note_expected(r, f, x->item);
    }
    if (met)
        return;
    write_verdict(r->c, x->item, &expected);
    write_findings(r, x->about, x->item->verdict == UM_NOTED, &came);
    add_failure(r, x->item->at, &expected, &came);
}

/* A case fails if it holds nothing to judge, or data that do not fit together. */
static void check_case(runner *r)
{
    const um_case *c = r->c;
    bool values = false;
    for (int i = 0; i < c->nitems; i++)
        values |= c->items[i].kind == UM_I_EXPECT;
    if (!values && r->njudged == 0 && r->run->nbad == 0)
        plain_failure(r, c->at, "a step, a claim or an expectation", "nothing to judge");
    if ((c->nbad || (c->head && c->head->nbad)) && r->run->nfailures == 0)
        plain_failure(r, c->at, "data that fit together", "they do not");
}

/* Fails for each expectation that is not met and for each finding that weighs and that none expects. */
static void check_findings(runner *r)
{
    lay_out_findings(r);
    for (size_t i = 0; i < r->nexpects && r->failed == UM_OK; i++)
        check_verdict(r, &r->expects[i]);
    for (int i = 0; r->failed == UM_OK && i < um_replay_findings(r->run->replay); i++) {
        const um_finding *f = um_replay_finding(r->run->replay, i);
        if (!weighs(f) || r->expected[i])
            continue;
        um_buf expected = {0}, came = {0};
        um_buf_str(&expected, "nothing");
        write_finding(r->c, f, &came);
        add_failure(r, f->at, &expected, &came);
    }
}

/* ---- expectations of values ---- */

static bool is_name(um_param_type t)
{
    return t == UM_P_REF || t == UM_P_REFS || t == UM_P_PATH;
}

/* Whether an answer is exactly the expected value; a range agrees with the same range only. */
static bool agrees(const um_param *p, const um_value *v, const um_answer *a)
{
    bool none = is_name(p->type) ? v->ref == UM_NONE : p->type == UM_P_SIDE && v->num == -1;
    if (a->no_such)
        return none;
    if (is_name(p->type))
        return um_range_same(a->value, um_exactly(v->ref));
    return um_range_same(a->value, (um_range){v->num, v->hi});
}

/* The query again, with the answer in place of the value. */
static void write_answer(const um_case *c, const um_action *q, const um_answer *a, um_buf *out)
{
    const um_verb *verb = &c->game->queries[q->verb];
    um_value values[UM_VALUES_MAX];
    um_action shown = *q;
    const um_arg *arg = um_arg_of(q, verb->nparams - 1);
    if (a->no_such || !arg) {
        um_buf_str(out, "no answer");
        return;
    }
    size_t n = 0;
    for (int i = 0; i < q->nargs; i++)
        n += q->args[i].count;
    memcpy(values, q->values, n * sizeof *values);
    um_value *v = &values[arg->first];
    v->num = a->value.lo;
    v->hi = a->value.hi;
    if (is_name(verb->params[verb->nparams - 1].type)) { /* none: it cannot be named, as it is not known */
        v->ref = um_known(a->value) ? a->value.lo : UM_NONE;
        v->num = v->hi = 0;
    }
    shown.values = values;
    um_action_write(c->game, c->pack, verb, &shown, out);
}

/* Asks an expected query of the position reached and compares the answer. */
static void check_value(runner *r, const um_item *it)
{
    const um_verb *verb = &r->c->game->queries[it->action.verb];
    um_answer a = {0};
    int n;
    const um_value *v = um_values_of(&it->action, verb->nparams - 1, &n);
    um_status s = um_replay_query(r->run->replay, &it->action, &a);
    if (s == UM_MEMORY)
        fail_run(r, s);
    if (s == UM_OK && n > 0 && agrees(&verb->params[verb->nparams - 1], v, &a))
        return;
    um_buf expected = {0}, came = {0};
    um_action_write(r->c->game, r->c->pack, verb, &it->action, &expected);
    if (s == UM_OK)
        write_answer(r->c, &it->action, &a, &came);
    else
        um_buf_printf(&came, "the question cannot be asked: %s", um_status_text(s));
    add_failure(r, it->at, &expected, &came);
}

/* ---- statements ---- */

/* Where the name of a row stands in a line, in characters; false if it is not found there. */
static bool find_name(const um_case *c, um_ref ref, um_text line, uint32_t *column, uint32_t *width)
{
    um_text names[2] = {um_ref_name(c->pack, ref), um_ref_id(c->pack, ref)};
    for (size_t k = 0; k < 2; k++)
        for (size_t i = 0; names[k].n && i + names[k].n <= line.n; i++)
            if (memcmp(line.p + i, names[k].p, names[k].n) == 0) {
                *column = um_columns_of(line, i) + 1;
                *width = um_columns_of(names[k], names[k].n);
                return true;
            }
    return false;
}

/* Why: "13th is not there: it is at Utica", "no ship lies there to board: York". */
static void put_refusal(const um_case *c, const um_ctx *ctx, um_status status, um_buf *out)
{
    const um_ref what = ctx->refused ? ctx->refused_ref : UM_NONE;
    const char *why = ctx->refused ? ctx->refused : um_status_text(status);
    bool subject = what != UM_NONE && strncmp(why, "is ", 3) == 0;
    bool away = subject && strcmp(why, "is not there") == 0;
    um_buf name = {0}, place = {0};
    if (what != UM_NONE)
        um_ref_write(c->pack, what, &name);
    if (away && ctx->refused_at != UM_NONE)
        um_ref_write(c->pack, ctx->refused_at, &place);
    const char *n = um_buf_view(&name).p;
    if (away && place.n)
        um_buf_printf(out, "%s is not there: it is at %s", n, um_buf_view(&place).p);
    else if (away)
        um_buf_printf(out, "%s is not there: it is not on the map", n);
    else if (subject)
        um_buf_printf(out, "%s %s", n, why);
    else
        um_buf_printf(out, name.n ? "%s: %s" : "%s", why, n);
    if (name.failed == UM_MEMORY || place.failed == UM_MEMORY)
        out->failed = UM_MEMORY;
    um_buf_free(&name);
    um_buf_free(&place);
}

/* A statement that the position does not allow to be carried out, as a message at the piece it names. */
static void say_refused(runner *r, const um_item *it, um_status status)
{
    const um_ctx *ctx = um_replay_ctx(r->run->replay);
    um_buf words = {.max = 500}, why = {.max = 400};
    um_diag d = {.level = UM_ERROR,
                 .status = status,
                 .code = "not-applied",
                 .at = it->at,
                 .quote = it->text,
                 .in = r->c->id,
                 .width = 1};
    put_refusal(r->c, ctx, status, &why);
    um_buf_printf(&words, "cannot be carried out: %s", um_buf_view(&why).p);
    if (why.failed == UM_MEMORY)
        words.failed = UM_MEMORY;
    um_buf_free(&why);
    if (ctx->refused && ctx->refused_ref != UM_NONE)
        find_name(r->c, ctx->refused_ref, it->text, &d.at.column, &d.width);
    d.message = words.p && !words.failed ? words.p : "cannot be carried out";
    if (r->sink && r->sink->fn)
        r->sink->fn(r->sink->user, &d);
    r->run->nbad++;
    if (r->s->expectations)
        plain_failure(r, it->at, "a statement that can be carried out", d.message);
    if (words.failed == UM_MEMORY)
        fail_run(r, UM_MEMORY);
    um_buf_free(&words);
}

/* Keeps which findings a statement led to, for the expectations behind it. */
static void add_judged(runner *r, const um_item *it, bool is_step, int first)
{
    if (!r->s->expectations)
        return;
    um_status s = um_grow((void **)&r->judged, &r->judged_cap, r->njudged + 1, sizeof *r->judged);
    if (s != UM_OK) {
        fail_run(r, s);
        return;
    }
    um_replay *replay = r->run->replay;
    r->judged[r->njudged++] =
        (judged){it, um_replay_steps(replay), is_step, first, um_replay_findings(replay)};
}

static void add_step(runner *r, int index)
{
    um_run *run = r->run;
    um_status s = um_grow((void **)&run->step_item, &run->step_item_cap, (size_t)run->nsteps + 1,
                          sizeof *run->step_item);
    if (s == UM_OK)
        run->step_item[run->nsteps++] = index;
    else
        fail_run(r, s);
}

/* Judges an action and carries it out; one taken back later in the record is passed over. */
static void run_action(runner *r, const um_item *it, int index)
{
    um_replay *replay = r->run->replay;
    um_verdict verdict;
    int steps = um_replay_steps(replay), first = um_replay_findings(replay);
    if (it->action.undone)
        return;
    um_status s = um_replay_step(replay, &it->action, &verdict);
    if (s == UM_NAME || s == UM_VALUE) {
        say_refused(r, it, s);
        um_replay_unreadable(replay);
        return;
    }
    if (s != UM_OK)
        fail_run(r, s);
    if (um_replay_steps(replay) == steps)
        return; /* a position */
    add_step(r, index);
    add_judged(r, it, true, first);
}

static void run_claim(runner *r, const um_item *it)
{
    um_verdict verdict;
    int first = um_replay_findings(r->run->replay);
    um_status s = um_replay_claim(r->run->replay, &it->action, &verdict);
    if (s == UM_NAME || s == UM_VALUE)
        say_refused(r, it, s);
    else if (s != UM_OK)
        fail_run(r, s);
    else
        add_judged(r, it, false, first);
}

/* A value is checked at once, a verdict when all findings are there. */
static void run_expect(runner *r, const um_item *it)
{
    if (!r->s->expectations)
        return;
    if (it->about_query) {
        check_value(r, it);
        return;
    }
    um_status s = um_grow((void **)&r->expects, &r->expects_cap, r->nexpects + 1, sizeof *r->expects);
    if (s == UM_OK)
        r->expects[r->nexpects++] = (expectation){it, (int)r->njudged - 1};
    else
        fail_run(r, s);
}

/* After a line that cannot be read, what it may have changed is unknown. */
static void run_bad(runner *r, const um_item *it)
{
    r->run->nbad++;
    if (it->blind)
        um_replay_unreadable(r->run->replay);
    if (r->s->expectations)
        plain_failure(r, it->at, "a line that can be read", "one that cannot");
}

/* Whether the run has failed or made as many steps as were wanted. */
static bool stopped(const runner *r)
{
    return r->failed != UM_OK || (r->s->stop_after > 0 && r->run->nsteps >= r->s->stop_after);
}

static void run_items(runner *r, const um_item *items, int n, int index);

static void run_item(runner *r, const um_item *it, int index)
{
    switch (it->kind) {
    case UM_I_ACTION:
        run_action(r, it, index);
        break;
    case UM_I_CLAIM:
        run_claim(r, it);
        break;
    case UM_I_EXPECT:
        run_expect(r, it);
        break;
    case UM_I_BAD:
        run_bad(r, it);
        break;
    case UM_I_HEADER: /* the statements made by a position hold no position: this goes one deep */
        run_items(r, it->made, it->nmade, index);
        break;
    case UM_I_ACCEPT:
    case UM_I_COMMENT:
    case UM_I_OF:
        break;
    }
}

/* `index` is that of all items, or -2 if each has its own. A stop comes before the next action; what
 * is said about the last one still counts. */
static void run_items(runner *r, const um_item *items, int n, int index)
{
    for (int i = 0; i < n && r->failed == UM_OK; i++) {
        bool acts = items[i].kind == UM_I_ACTION || items[i].kind == UM_I_HEADER || items[i].kind == UM_I_BAD;
        if (acts && stopped(r))
            return;
        run_item(r, &items[i], index == -2 ? i : index);
    }
}

/* Says that the record accepts a step that it does not have. */
static void say_no_step(const runner *r, const um_item *it)
{
    bool wanted = !r->s->untainted && !r->s->bare && r->s->stop_after == 0 && r->run->nbad == 0;
    if (wanted && r->sink && it->number > um_replay_steps(r->run->replay))
        um_say(r->sink, UM_WARNING, UM_NAME, it->at, "no-step", "there is no step %d to accept", it->number);
}

/* The steps that the record accepts, with the reasons. */
static void accept_all(runner *r, const um_item *items, int n)
{
    for (int i = 0; i < n && r->failed == UM_OK; i++) {
        um_text why;
        if (items[i].kind != UM_I_ACCEPT)
            continue;
        say_no_step(r, &items[i]);
        um_status s = um_text_dup(&r->run->arena, items[i].text, &why);
        if (s == UM_OK)
            s = um_replay_accept(r->run->replay, items[i].number, why.p);
        if (s != UM_OK)
            fail_run(r, s);
    }
}

/* ---- the run ---- */

/* The options of the rulings: the caller's before the record's; -1: the default. */
static um_status choose_options(const um_case *c, const um_run_settings *s, um_run *run)
{
    int n = c->game->nrulings;
    run->options = um_arena_alloc(&run->arena, (size_t)n + 1);
    if (!run->options)
        return UM_MEMORY;
    for (int i = 0; i < n; i++) {
        run->options[i] = c->options ? c->options[i] : -1;
        if (s->options && s->options[i] >= 0)
            run->options[i] = s->options[i];
    }
    return UM_OK;
}

static um_status begin(const um_case *c, const um_run_settings *s, um_run *run)
{
    um_sure_level own = s->trust ? s->trust : UM_LIKELY;
    run->nbad = c->unread;
    run->trust = c->trust && !s->trust_forced ? c->trust : own;
    um_status status = choose_options(c, s, run);
    if (status != UM_OK)
        return status;
    um_settings rs = {.trust = run->trust,
                      .options = run->options,
                      .history = s->history,
                      .lasting = true,
                      .suggest = !s->expectations && !s->untainted && !s->bare,
                      .untainted = s->untainted,
                      .lacking = s->lacking,
                      .binding = s->binding,
                      .bare = s->bare,
                      .state = s->state,
                      .steps = s->steps,
                      .explain = s->explain,
                      .witness = s->witness,
                      .cover = s->cover};
    return um_replay_new(c->game, c->pack, &rs, &run->replay);
}

/* Of a great many findings not all are explained. */
static void say_unexplained(const runner *r)
{
    bool wanted = !r->s->expectations && !r->s->untainted && !r->s->bare;
    if (wanted && r->sink && um_replay_findings(r->run->replay) > UM_REPLAY_EXPLAINED)
        um_say(r->sink, UM_WARNING, UM_LIMIT, r->c->at, "findings-limit",
               "more than %d findings: what those behind rest on, and what was open instead, is not told",
               UM_REPLAY_EXPLAINED);
}

/* The whole case: head, items, the end of the last play, then what was accepted and expected. */
static void play(runner *r)
{
    const um_case *c = r->c;
    if (c->head && !c->unfit)
        run_items(r, c->head->items, c->head->nitems, -1);
    if (!c->unfit)
        run_items(r, c->items, c->nitems, -2);
    r->run->nbad += c->unfit;
    if (!stopped(r) && r->failed == UM_OK)
        fail_run(r, um_replay_end(r->run->replay));
    if (c->head)
        accept_all(r, c->head->items, c->head->nitems);
    accept_all(r, c->items, c->nitems);
    if (r->s->expectations && r->failed == UM_OK)
        check_findings(r);
    if (r->s->expectations && r->failed == UM_OK)
        check_case(r);
    if (r->failed == UM_OK)
        say_unexplained(r);
}

um_status um_run_case(const um_case *c, const um_run_settings *s, const um_sink *sink, um_run **out)
{
    um_run *run = um_realloc(NULL, 0, sizeof *run);
    if (!run)
        return UM_MEMORY;
    memset(run, 0, sizeof *run);
    runner r = {.c = c, .s = s, .sink = sink, .run = run};
    r.failed = begin(c, s, run);
    if (r.failed == UM_OK)
        play(&r);
    um_free(r.judged, r.judged_cap * sizeof *r.judged);
    um_free(r.expects, r.expects_cap * sizeof *r.expects);
    um_by_step_free(&r.late);
    if (r.failed == UM_OK)
        *out = run;
    else
        um_run_free(run);
    return r.failed;
}

void um_run_free(um_run *r)
{
    if (!r)
        return;
    um_replay_free(r->replay);
    um_free(r->failures, r->failures_cap * sizeof *r->failures);
    um_free(r->step_item, r->step_item_cap * sizeof *r->step_item);
    um_free(r->broken, r->broken_cap * sizeof *r->broken);
    um_arena_free(&r->arena);
    um_free(r, sizeof *r);
}
