#include "core/grounds.h"

#include <string.h>

enum { LIST_MAX = 64, MISSING_MAX = 16 };
enum { WORDED = UM_D_MISSING | UM_D_UNRULED | UM_D_AMBIGUOUS }; /* doubts that say in words what is open */

/* A value of a claim: a number, or a row by its name. */
static void fact_value(um_ctx *c, const char *key, um_range value, bool row)
{
    if (row && value.lo == UM_NONE)
        um_fact_text(c, key, "none");
    else if (row && um_known(value))
        um_fact_ref(c, key, value.lo);
    else
        um_fact_range(c, key, value);
}

/* Decide whether a claim's stated value agrees with what the rules give. */
static void ask_claim(um_ctx *c, const um_question *q)
{
    const um_verb *query = &c->game->queries[q->action->verb];
    um_answer answer = {.value = {0, 0}};
    if (c->game->query(c, q->state, q->action, &answer) != UM_OK) {
        um_decide(c, c->last_rule >= 0 ? c->last_rule : 0, um_missing(c, "what the claim is about"));
        return;
    }
    int n;
    const um_value *v = um_values_of(q->action, query->nparams - 1, &n);
    um_range said = n ? um_span(v[0].num, v[0].hi) : um_exactly(0);
    bool row = n && v[0].ref != UM_NONE;
    if (row)
        said = um_exactly(v[0].ref);
    fact_value(c, "claimed", said, row);
    if (!answer.no_such)
        fact_value(c, "by the rules", answer.value, row);
    um_truth same = answer.no_such ? UM_NO : um_eq(said, answer.value);
    bool past = um_lt(um_exactly(UM_NEVER - 1), answer.value) == UM_YES ||
                um_lt(answer.value, um_exactly(1 - UM_NEVER)) == UM_YES;
    if (past && !answer.no_such && query->params[query->nparams - 1].type == UM_P_VP)
        same = um_missing(
            c, "the points, which are more than can be counted"); /* not known: no ground to accuse */
    if (!answer.no_such && !um_known(said) && um_range_same(said, answer.value))
        same = UM_YES;
    um_decide(c, c->last_rule >= 0 ? c->last_rule : 0, same);
}

void um_ask(um_ctx *c, const um_question *q)
{
    c->verdict = UM_YES;
    c->doubts = 0;
    c->open_ruling = c->spared = false;
    c->last_rule = -1;
    c->claim = q->ask == UM_ASK_CLAIM;
    c->about = c->fault = 0;
    if (c->room)
        c->room->filled = false; /* other data may be believed than for the question before */
    um_recorder *rec = c->rec;
    if (rec) {
        um_arena *arena = rec->arena;
        rec->ndecisions = rec->nreads = rec->nfacts = rec->nuses = 0;
        rec->fact_mark = rec->use_mark = rec->read_mark = 0;
        rec->legal = (um_text){"", 0};
        rec->arena = arena;
    }
    switch (q->ask) {
    case UM_ASK_ACTION:
        q->game->judge(c, q->state, q->action);
        break;
    case UM_ASK_CLOSE:
    case UM_ASK_END:
        q->game->close(c, q->state, q->ask == UM_ASK_END);
        break;
    case UM_ASK_CLAIM:
        ask_claim(c, q);
        break;
    }
}

bool um_ask_plain(const um_ctx *c, const um_question *q)
{
    um_ctx own = um_quiet(c);
    um_ask(&own, q);
    return own.verdict == UM_YES && !own.open_ruling;
}

/* The verdict again, with something changed in a copy of the context that records nothing. */
static um_truth ask_again(const um_question *q, um_ctx changed)
{
    changed.rec = NULL;
    changed.cover = NULL;
    um_ask(&changed, q);
    return changed.verdict;
}

/* The verdict if, of what is below certain, just these data are believed (`only`), or these beside
 * what the trust admits. */
um_truth um_ask_believing(const um_ctx *c, const um_question *q, const um_datum_id *data, int n, bool only)
{
    if (n == 0 && !only)
        return c->verdict;
    um_ctx other = *c;
    other.believed = data;
    other.nbelieved = n;
    other.only_believed = only;
    return ask_again(q, other);
}

/* Whether the question stays open though every guess is taken as true. */
static bool open_to_guesses(const um_question *q, um_ctx c)
{
    c.trust = UM_GUESS;
    return ask_again(q, c) == UM_MAYBE;
}

/* Whether another option than the present one gives another verdict. What all guesses together leave open no
 * fewer of them decide; where they do (`open`), that is asked first, for the fewer values a datum may have
 * the sooner there is an answer: some steps take a hundred times as long with the data in doubt. */
static bool flips(const um_ctx *c, const um_question *q, int ruling, int present, bool open)
{
    for (int o = 0; o < c->game->rulings[ruling].noptions; o++) {
        if (o == present)
            continue;
        um_ctx other = *c;
        other.varied_ruling = ruling;
        other.varied_option = o;
        if (!(open && open_to_guesses(q, other)) && ask_again(q, other) != c->verdict)
            return true;
    }
    return false;
}

/* ---- collecting ---- */

typedef struct lists {
    int16_t rules[LIST_MAX];
    um_datum_id data[LIST_MAX];
    um_cited_ruling rulings[LIST_MAX];
    const char *missing[MISSING_MAX];
    unsigned why[MISSING_MAX]; /* the doubts that each of these is the text of */
    um_fact facts[LIST_MAX];
    int nrules, ndecided, ndata, nrulings, nmissing, nfacts, nown;
    unsigned doubts; /* of the decisions that matter */
    bool silent;     /* one of them hangs on the rule book alone: no fact would settle it */
    bool open;       /* undetermined though every guess is taken as true */
} lists;

static void add_rule(lists *l, int rule)
{
    for (int i = 0; i < l->nrules; i++)
        if (l->rules[i] == rule)
            return;
    if (l->nrules < LIST_MAX)
        l->rules[l->nrules++] = (int16_t)rule;
}

static void add_datum(lists *l, um_datum_id id)
{
    for (int i = 0; i < l->ndata; i++)
        if (l->data[i] == id)
            return;
    if (l->ndata < LIST_MAX)
        l->data[l->ndata++] = id;
}

static void add_missing(lists *l, const char *what, unsigned why)
{
    int i = 0;
    while (i < l->nmissing && strcmp(l->missing[i], what) != 0)
        i++;
    if (i == MISSING_MAX)
        return;
    l->why[i] = i < l->nmissing ? l->why[i] | why : why;
    l->missing[i] = what;
    l->nmissing = i < l->nmissing ? l->nmissing : i + 1;
}

/* Only what bears out the cause is told of: what the rule book leaves open is no fact that a record lacks. */
static void keep_missing(lists *l, unsigned why)
{
    int n = 0;
    for (int i = 0; i < l->nmissing; i++)
        if (l->why[i] & why)
            l->missing[n++] = l->missing[i];
    l->nmissing = n;
}

/* Rules, facts and doubts of the decisions that came out as `which`. */
static void collect(const um_recorder *rec, um_truth which, lists *l)
{
    for (int i = 0; i < rec->ndecisions; i++)
        if (rec->decisions[i].holds == which)
            add_rule(l, rec->decisions[i].rule);
    l->ndecided = l->nrules;
    for (int i = 0; i < rec->ndecisions; i++) {
        const um_decision *d = &rec->decisions[i];
        if (d->holds != which)
            continue;
        for (int u = 0; u < d->uses; u++)
            add_rule(l, rec->uses[d->use_first + u]);
        for (int f = 0; f < d->facts && l->nfacts < LIST_MAX; f++)
            l->facts[l->nfacts++] = rec->facts[d->fact_first + f];
        l->nown = l->nown < 0 ? l->nfacts : l->nown;
        unsigned doubts = 0;
        for (int r = 0; r < d->reads; r++) {
            const um_read *read = &rec->reads[d->read_first + r];
            doubts |= read->doubt;
            if (read->doubt & WORDED)
                add_missing(l, read->what, read->doubt);
        }
        l->doubts |= doubts;
        l->silent |= (doubts & (WORDED | UM_D_TAINT)) == UM_D_UNRULED;
    }
}

/* Whether it is a ruling marked open, which nobody chose. */
static bool is_open(const um_ctx *c, int ruling)
{
    bool chosen = c->options && c->options[ruling] >= 0;
    return c->game->rulings[ruling].open && !chosen;
}

/* Whether such a ruling was consulted. */
static bool any_open(const um_ctx *c, const um_recorder *rec)
{
    for (int i = 0; i < rec->nreads; i++)
        if (rec->reads[i].doubt == UM_D_RULING && is_open(c, rec->reads[i].num))
            return true;
    return false;
}

/* The rulings that were consulted, each with whether another option would change the verdict; in a bare
 * context those only of which the verdict is made. */
static void add_rulings(const um_ctx *c, const um_question *q, const um_recorder *rec, lists *l)
{
    bool open = l->open && c->trust > UM_GUESS;
    for (int i = 0; i < rec->nreads; i++) {
        int r = rec->reads[i].num;
        bool seen = rec->reads[i].doubt != UM_D_RULING || (c->bare && !is_open(c, r));
        for (int k = 0; k < l->nrulings && !seen; k++)
            seen = l->rulings[k].ruling == r;
        if (seen || l->nrulings == LIST_MAX)
            continue;
        int option = c->options && c->options[r] >= 0 ? c->options[r] : c->game->rulings[r].chosen;
        l->rulings[l->nrulings++] = (um_cited_ruling){r, option, flips(c, q, r, option, open)};
    }
}

/* ---- the data that a verdict rests on: a least set that yields it ---- */

/* The data below certain that were read, each once: those that the trust lets count, or those below it; how
 * many. */
int um_unsure_reads(const um_ctx *c, const um_recorder *rec, bool below_trust, um_datum_id *data)
{
    int n = 0;
    for (int i = 0; i < rec->nreads; i++) {
        const um_datum *d =
            rec->reads[i].doubt == UM_D_DATUM ? um_datum_at(c->pack, rec->reads[i].datum) : NULL;
        if (!d || ((um_sure_level)d->sure < c->trust) != below_trust)
            continue;
        bool seen = false;
        for (int k = 0; k < n && !seen; k++)
            seen = data[k] == rec->reads[i].datum;
        if (!seen)
            data[n++] = rec->reads[i].datum;
    }
    return n;
}

/* Leave out whatever can be left out while the verdict stays as wanted: halves first, then less. */
int um_leave_out(const um_ctx *c, const um_question *q, um_datum_id *data, int n, bool only, um_truth want)
{
    um_datum_id fewer[UM_READS_MAX];
    for (int chunk = (n + 1) / 2; chunk >= 1; chunk = chunk > 1 ? (chunk + 1) / 2 : 0) {
        for (int start = 0; start < n;) {
            int end = start + chunk < n ? start + chunk : n;
            memcpy(fewer, data, (size_t)start * sizeof *data);
            memcpy(fewer + start, data + end, (size_t)(n - end) * sizeof *data);
            if (um_ask_believing(c, q, fewer, n - (end - start), only) != want) {
                start = end;
                continue;
            }
            n -= end - start;
            memcpy(data, fewer, (size_t)n * sizeof *data);
        }
    }
    return n;
}

/* What an illegal verdict could not do without (`only`: everything below certain put in doubt), or
 * what would decide an undetermined one. */
static void add_data(const um_ctx *c, const um_question *q, const um_recorder *rec, bool only, lists *l)
{
    um_datum_id data[UM_READS_MAX];
    int n = um_unsure_reads(c, rec, !only, data);
    um_truth all = um_ask_believing(c, q, data, n, only);
    bool reached = only ? all == c->verdict : all != UM_MAYBE;
    if (reached)
        n = um_leave_out(c, q, data, n, only, all);
    else
        n = 0;
    for (int i = 0; i < n; i++)
        add_datum(l, data[i]);
    for (int i = 0; i < rec->ndecisions && !reached && !only; i++)
        for (int r = 0; rec->decisions[i].holds == UM_MAYBE && r < rec->decisions[i].reads; r++) {
            const um_read *read = &rec->reads[rec->decisions[i].read_first + r];
            const um_datum *d = read->doubt == UM_D_DATUM ? um_datum_at(c->pack, read->datum) : NULL;
            if (d && (um_sure_level)d->sure < c->trust)
                add_datum(l, read->datum);
        }
}

/* Why a verdict is undetermined: tainted, then unsure if believing guesses would decide it, then the gravest
 * doubt of the decisions that matter; what no fact would settle is no fact that is missing. */
static um_cause cause_of(const um_ctx *c, const um_question *q, lists *l)
{
    static const struct {
        unsigned doubt;
        um_cause cause;
    } order[] = {
        {UM_D_TAINT, UM_WHY_TAINTED},   {UM_D_MISSING, UM_WHY_MISSING}, {UM_D_AMBIGUOUS, UM_WHY_AMBIGUOUS},
        {UM_D_UNRULED, UM_WHY_UNRULED}, {UM_D_DATUM, UM_WHY_UNSURE},
    };
    if (q->tainted)
        return UM_WHY_TAINTED;
    if ((c->doubts & UM_D_DATUM) && !l->open)
        return UM_WHY_UNSURE;
    if (l->silent && !(l->doubts & UM_D_TAINT))
        l->doubts &= ~(unsigned)(UM_D_MISSING | UM_D_AMBIGUOUS);
    for (size_t i = 0; i < UM_COUNT(order); i++)
        if (l->doubts & order[i].doubt) {
            if (order[i].doubt & WORDED)
                keep_missing(l, order[i].doubt);
            return order[i].cause;
        }
    return c->doubts & UM_D_DATUM ? UM_WHY_UNSURE : UM_WHY_MISSING;
}

static void *keep(um_arena *a, const void *p, size_t size, bool *ok)
{
    void *out = um_arena_alloc(a, size ? size : 1);
    if (!out)
        *ok = false;
    else if (size)
        memcpy(out, p, size);
    return out;
}

/* Copy the lists into the arena. */
static um_status store(const lists *l, um_arena *a, um_finding *f)
{
    bool ok = true;
    f->rules = keep(a, l->rules, (size_t)l->nrules * sizeof l->rules[0], &ok);
    f->data = keep(a, l->data, (size_t)l->ndata * sizeof l->data[0], &ok);
    f->rulings = keep(a, l->rulings, (size_t)l->nrulings * sizeof l->rulings[0], &ok);
    f->missing = keep(a, l->missing, (size_t)l->nmissing * sizeof l->missing[0], &ok);
    f->facts = keep(a, l->facts, (size_t)l->nfacts * sizeof l->facts[0], &ok);
    f->nrules = l->nrules;
    f->ndecided = l->ndecided < l->nrules ? l->ndecided : l->nrules;
    f->ndata = l->ndata;
    f->nrulings = l->nrulings;
    f->nmissing = l->nmissing;
    f->nfacts = l->nfacts;
    f->nown = l->nown < 0 ? 0 : l->nown;
    return ok ? UM_OK : UM_MEMORY;
}

/* Whether a ruling marked open, which nobody chose, would change the verdict. */
static bool any_open_flip(const um_ctx *c, const lists *l)
{
    for (int i = 0; i < l->nrulings; i++)
        if (l->rulings[i].flips && is_open(c, l->rulings[i].ruling))
            return true;
    return false;
}

/* Illegal, or undetermined and why, and the data that it rests on. */
static void settle_verdict(const um_ctx *c, const um_question *q, const um_recorder *rec, lists *l,
                           um_finding *f)
{
    if (any_open_flip(c, l)) {
        f->verdict = UM_UNDETERMINED;
        f->cause = UM_WHY_UNRULED;
    } else if (q->tainted || c->verdict == UM_MAYBE) {
        f->verdict = UM_UNDETERMINED;
        f->cause = cause_of(c, q, l);
    } else {
        f->verdict = UM_ILLEGAL;
    }
    if (c->bare)
        return;
    if (f->verdict == UM_ILLEGAL)
        add_data(c, q, rec, true, l);
    else if (f->cause == UM_WHY_UNSURE || f->cause == UM_WHY_MISSING)
        add_data(c, q, rec, false, l);
}

/* Whether more is to be told than was noted where decisions were made sparingly: facts of what holds; where
 * one was made without the recorder which doubtful objects were looked at, or whether any unsure datum was.
 */
static bool too_sparing(const um_ctx *c, const um_question *q, const lists *l)
{
    bool unsure = c->verdict == UM_MAYBE && !(c->doubts & UM_D_DATUM);
    return (c->sparing && c->verdict == UM_YES) ||
           (c->spared && (q->tainted || (l->doubts & UM_D_TAINT) || unsure));
}

static um_status explain_in_full(const um_ctx *c, const um_question *q, um_arena *arena, um_finding *f,
                                 bool *plain)
{
    um_ctx full = *c;
    full.sparing = false;
    um_ask(&full, q);
    return um_explain_verdict(&full, q, arena, f, plain);
}

/* Whether unsure data alone leave it open, so that nothing hangs on what they would be by guesses: in a bare
 * context nobody asks for more. */
static bool data_alone(const um_ctx *c, const um_recorder *rec, const lists *l)
{
    const unsigned others = UM_D_TAINT | UM_D_MISSING | UM_D_AMBIGUOUS | UM_D_UNRULED;
    return c->bare && !((c->doubts | l->doubts) & others) && !any_open(c, rec);
}

um_status um_explain_verdict(const um_ctx *c, const um_question *q, um_arena *arena, um_finding *f,
                             bool *plain)
{
    const um_recorder *rec = c->rec;
    lists l = {.nown = -1};
    *plain = c->verdict == UM_YES && !q->tainted && !any_open(c, rec);
    if (*plain)
        return UM_OK;
    collect(rec, c->verdict, &l);
    if (too_sparing(c, q, &l))
        return explain_in_full(c, q, arena, f, plain);
    l.open = c->verdict == UM_MAYBE && (c->doubts & UM_D_DATUM) &&
             (c->trust == UM_GUESS || data_alone(c, rec, &l) || open_to_guesses(q, *c));
    add_rulings(c, q, rec, &l);
    *plain = c->verdict == UM_YES && !q->tainted && !any_open_flip(c, &l);
    if (*plain)
        return UM_OK;
    settle_verdict(c, q, rec, &l, f);
    f->claim = q->ask == UM_ASK_CLAIM;
    for (int i = 0; i < rec->ndecisions; i++)
        f->claim |= rec->decisions[i].holds == c->verdict && rec->decisions[i].claim && c->verdict != UM_YES;
    f->at_close = q->ask == UM_ASK_CLOSE || q->ask == UM_ASK_END;
    f->code = c->verdict != UM_YES && l.nrules ? c->game->rules[l.rules[0]].id : um_cause_text(f->cause);
    f->legal = rec->legal;
    if (q->tainted)
        l.nrules = c->verdict == UM_YES ? 0 : l.nrules;
    return store(&l, arena, f);
}
