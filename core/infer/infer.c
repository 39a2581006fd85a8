/* The search over worlds; see infer.h. */
#include "core/infer/infer.h"

#include "core/trace.h"

#include <string.h>

typedef struct deed {            /* an action of a world; worlds share their beginnings */
    struct deed *before, *after; /* after: in the world that is looked at */
    um_action action;
    bool illegal, position, lies; /* lies: nothing explains it, it is stated */
} deed;

typedef struct world {
    void *state;
    deed *last;
    int64_t weight;
    uint64_t number;      /* of the state: equal ones have the same */
    int at, steps, order; /* order: of how they were made; of equals the earlier is taken */
    uint64_t used[UM_INFER_AHEAD / 64];
} world;

typedef struct search {
    const um_traces *t;
    um_ctx c;
    const um_change *ch;
    int n;
    world *world; /* in no order */
    size_t worlds, cap;
    um_arena arena;
    int made;
    bool failed, cut; /* cut: some worlds were not followed */
} search;

/* ---- changes in one breath ---- */

const um_change *um_guess_now(const um_guess *g)
{
    return &g->ch[g->now];
}

static bool is_used(const um_guess *g, int i)
{
    int k = i - g->at;
    return k >= UM_INFER_AHEAD || ((g->used[k / 64] >> (k % 64)) & 1);
}

void um_guess_take(um_guess *g, int i)
{
    int k = i - g->at;
    if (k < 0 || k >= UM_INFER_AHEAD)
        return;
    g->used[k / 64] |= UINT64_C(1) << (k % 64);
    g->last = i > g->last ? i : g->last;
}

static bool goes(const um_change *ch)
{
    return ch->kind == UM_C_MOVE || ch->kind == UM_C_ADD || ch->kind == UM_C_REMOVE;
}

/* A card between cubes, or what is drawn by lot. */
static bool ends_breath(const um_guess *g, const um_change *ch)
{
    const um_change *now = um_guess_now(g);
    uint32_t from = g->t->class_of(g->c, ch->from);
    return goes(ch) && (g->t->class_of(g->c, ch->what) != g->t->class_of(g->c, now->what) ||
                        ((g->t->ends & from) && from != g->t->class_of(g->c, now->from)));
}

int um_guess_next(const um_guess *g, int i)
{
    bool dice = g->ch[i].kind == UM_C_ROLL, cards = g->ch[i].kind == UM_C_DRAW;
    for (int k = i + 1; k < g->n && k - g->at < UM_INFER_AHEAD; k++) {
        const um_change *ch = &g->ch[k];
        bool same = dice ? ch->kind == UM_C_ROLL : cards ? ch->kind == UM_C_DRAW : goes(ch);
        if ((!same && ch->kind != UM_C_SAY && ch->kind != UM_C_SHUFFLE) || (!dice && ends_breath(g, ch)))
            return -1;
        if (same && !is_used(g, k))
            return k;
    }
    return -1;
}

/* How many of them the words of the act tell of; a great many without any. */
static int32_t told_of(const um_guess *g, int param, um_ref what)
{
    int n;
    const um_value *v = g->said ? um_values_of(g->said, param, &n) : NULL;
    for (int i = 0; v && i < n; i++)
        if (v[i].ref == what)
            return v[i].num;
    return v ? 0 : INT32_MAX;
}

typedef struct tally { /* how many of what */
    um_ref ref[16];
    int32_t num[16];
    int n;
} tally;

/* One more, if there is room and the words of the act do not tell of fewer. */
static bool count_one(const um_guess *g, int param, tally *t, um_ref r, bool first)
{
    int k = 0;
    while (k < t->n && t->ref[k] != r)
        k++;
    if (k == (int)UM_COUNT(t->ref) || (!first && (k < t->n ? t->num[k] : 0) >= told_of(g, param, r)))
        return false;
    t->ref[k] = r;
    t->num[k] = k == t->n ? 1 : t->num[k] + 1;
    t->n += k == t->n;
    return true;
}

static void put_tally(um_guess *g, int param, const tally *t)
{
    for (int k = 0; k < t->n; k++)
        um_make_count(g->m, param, t->ref[k], t->num[k]);
}

void um_guess_company(um_guess *g, int param, bool alike)
{
    const um_change *now = um_guess_now(g);
    tally who = {.n = 0};
    for (int i = g->now; i >= 0; i = um_guess_next(g, i)) {
        const um_change *ch = &g->ch[i];
        if (ch->kind == UM_C_MOVE && ch->to == now->from && ch->to != ch->from &&
            g->t->allied(g->c, ch->what, now->what))
            break; /* who comes there goes on by himself */
        if (ch->kind == now->kind && ch->from == now->from && ch->to == now->to &&
            (ch->what == now->what || (!alike && g->t->allied(g->c, ch->what, now->what))) &&
            count_one(g, param, &who, ch->what, i == g->now))
            um_guess_take(g, i);
    }
    put_tally(g, param, &who);
}

void um_guess_fan(um_guess *g, bool out, uint32_t ends, int param)
{
    const um_change *now = um_guess_now(g);
    tally at = {.n = 0};
    for (int i = g->now; i >= 0; i = um_guess_next(g, i)) {
        const um_change *ch = &g->ch[i];
        um_ref other = out ? ch->to : ch->from;
        if (ch->what == now->what && (out ? ch->from == now->from : ch->to == now->to) &&
            (g->t->class_of(g->c, other) & ends) && count_one(g, param, &at, other, i == g->now))
            um_guess_take(g, i);
    }
    put_tally(g, param, &at);
}

/* ---- words ---- */

bool um_guess_as_said(um_guess *g)
{
    const um_action *a = um_guess_now(g)->said;
    if (a->verb != g->m->action.verb)
        return false;
    for (int i = 0; i < a->nargs; i++)
        um_make_values(g->m, a->args[i].param, a->values + a->args[i].first, a->args[i].count);
    g->m->action.player = a->player;
    return true;
}

static bool has_value(const um_value *v, int n, const um_value *x)
{
    for (int i = 0; i < n; i++)
        if (v[i].ref == x->ref && v[i].num == x->num)
            return true;
    return false;
}

/* Nothing is told that the table shows otherwise; of a way the ends are shown. */
static bool bears_out(um_param_type type, const um_value *shown, int n, const um_value *told, int k)
{
    if (type == UM_P_PATH)
        return shown[0].ref == told[0].ref && shown[n - 1].ref == told[k - 1].ref;
    for (int i = 0; i < k; i++)
        if (!has_value(shown, n, &told[i]))
            return false;
    return true;
}

/* The action made of what the table shows, with what the words tell beyond that; false: they are of
 * something else. */
static bool complete(um_guess *g)
{
    const um_verb *v = &g->c->game->verbs[g->m->action.verb];
    um_maker shown = *g->m;
    shown.action.values = shown.values;
    um_make(g->m, shown.action.verb, shown.action.player >= 0 ? shown.action.player : g->said->player);
    for (int p = 0; p < v->nparams; p++) {
        int n, k;
        const um_value *s = um_values_of(&shown.action, p, &n), *t = um_values_of(g->said, p, &k);
        bool guessed = (g->supposed >> p) & 1;
        if (n && k && !guessed && !bears_out(v->params[p].type, s, n, t, k))
            return false;
        bool as_told = k && (!n || guessed || v->params[p].type == UM_P_PATH);
        um_make_values(g->m, p, as_told ? t : s, as_told ? k : n);
    }
    return true;
}

/* From i on the first change without an explanation that is words of the verb, or, -1, no words; -1: none
 * nearby. */
static int nearest(const um_guess *g, int i, int verb)
{
    for (int k = i; k < g->n && k - i < UM_INFER_HEARD; k++)
        if (!is_used(g, k) && (g->ch[k].kind == UM_C_SAY ? g->ch[k].said->verb : -1) == verb)
            return k;
    return -1;
}

/* ---- worlds ---- */

/* A number that tells almost all states apart. */
static uint64_t number_of(const void *state, size_t size)
{
    enum { LANES = 4 };
    const unsigned char *p = state;
    uint64_t n[LANES] = {1, 2, 3, 4}, part[LANES];
    for (size_t i = 0; i + sizeof part <= size; i += sizeof part) {
        memcpy(part, p + i, sizeof part);
        for (int k = 0; k < LANES; k++)
            n[k] = (n[k] ^ part[k]) * UINT64_C(0x9e3779b97f4a7c15);
    }
    return n[0] ^ (n[1] >> 7) ^ (n[2] << 9) ^ (n[3] >> 23);
}

static bool add_world(search *q, const world *w)
{
    size_t size = q->c.game->state_size;
    if (q->failed || um_grow((void **)&q->world, &q->cap, q->worlds + 1, sizeof *q->world) != UM_OK) {
        q->failed = true;
        return false;
    }
    world *own = &q->world[q->worlds];
    *own = *w;
    own->state = um_realloc(NULL, 0, size);
    if (!own->state) {
        q->failed = true;
        return false;
    }
    memcpy(own->state, w->state, size);
    own->order = q->made++;
    own->number = number_of(own->state, size);
    q->worlds++;
    return true;
}

static void drop_world(search *q, size_t i)
{
    um_free(q->world[i].state, q->c.game->state_size);
    q->world[i] = q->world[--q->worlds];
}

/* The first change without an explanation comes to be the next. */
static void advance(const search *q, world *w)
{
    while (w->at < q->n && (w->used[0] & 1)) {
        for (size_t k = 0; k < UM_COUNT(w->used); k++)
            w->used[k] = w->used[k] >> 1 | (k + 1 < UM_COUNT(w->used) ? w->used[k + 1] << 63 : 0);
        w->at++;
    }
}

/* An action as the referee takes it: what was due before it, the verdict, and what it changes. */
static void carry_out(search *q, world *w, const um_action *a)
{
    const um_game *g = q->c.game;
    bool position = g->verbs[a->verb].flags & UM_V_POSITION, illegal = false;
    deed *d = um_arena_alloc(&q->arena, sizeof *d);
    if (!d || um_action_keep(&q->arena, a, &d->action) != UM_OK) {
        q->failed = true;
        return;
    }
    um_ctx c = q->c;
    c.step = q->c.step + w->steps;
    if (!position && g->begins_play(&c, w->state, a)) {
        c.verdict = UM_YES;
        g->close(&c, w->state, false);
        w->weight += c.verdict == UM_NO ? UM_WEIGHS_ILLEGAL : 0;
        if (g->settle)
            g->settle(&c, w->state);
    }
    c.step += !position;
    c.verdict = UM_YES;
    c.doubts = 0;
    if (!position) {
        g->judge(&c, w->state, a);
        illegal = c.verdict == UM_NO;
        w->weight += illegal ? UM_WEIGHS_ILLEGAL : c.verdict == UM_MAYBE ? UM_WEIGHS_OPEN : 0;
    }
    um_carry_out(&c, w->state, a);
    w->steps += !position;
    *d = (deed){.before = w->last, .action = d->action, .illegal = illegal, .position = position};
    w->last = d;
}

static um_guess guess_of(search *q, const world *w, um_maker *m, int now)
{
    um_guess g = {.t = q->t,
                  .c = &q->c,
                  .state = w->state,
                  .ch = q->ch,
                  .n = q->n,
                  .at = w->at,
                  .now = now,
                  .m = m,
                  .last = w->at,
                  .said = now != w->at ? q->ch[w->at].said : NULL};
    memcpy(g.used, w->used, sizeof g.used);
    um_guess_take(&g, w->at);
    um_guess_take(&g, now);
    return g;
}

/* A copy of a world to go on from; state NULL: no memory. Whoever has it frees the state. */
static world branch(search *q, const world *w)
{
    world next = *w;
    next.state = um_realloc(NULL, 0, q->c.game->state_size);
    if (next.state)
        memcpy(next.state, w->state, q->c.game->state_size);
    else
        q->failed = true;
    return next;
}

/* It goes on behind what a guess explains. */
static void go_behind(search *q, world *w, const um_guess *g, int weight)
{
    memcpy(w->used, g->used, sizeof w->used);
    w->weight += weight;
    advance(q, w);
    add_world(q, w);
}

/* A world in which the action made so comes next. */
static void follow(search *q, const world *w, const um_guess *g, bool acts, int weight)
{
    const um_change *first = &q->ch[w->at];
    world next = branch(q, w);
    if (!next.state)
        return;
    if (acts) {
        g->m->action.at = first->at;
        if (first->at.file == q->ch[g->last].at.file)
            g->m->action.at.entry_end = q->ch[g->last].at.entry_end;
        carry_out(q, &next, &g->m->action);
    }
    go_behind(q, &next, g, weight + g->extra);
    um_free(next.state, q->c.game->state_size);
}

/* One in which nothing explains the next change: what it leaves is stated. */
static void follow_as_it_lies(search *q, const world *w, um_maker *m)
{
    um_guess g = guess_of(q, w, m, w->at);
    world next = branch(q, w);
    for (int k = 0; next.state && q->t->lies(&g, k); k++) {
        m->action.at = q->ch[w->at].at;
        carry_out(q, &next, &m->action);
        if (!q->failed)
            next.last->lies = true;
    }
    if (next.state)
        go_behind(q, &next, &g, UM_WEIGHS_STATED);
    um_free(next.state, next.state ? q->c.game->state_size : 0);
}

static bool matches(const search *q, const um_trace_row *row, const um_change *ch)
{
    return ((row->kinds >> ch->kind) & 1) && (row->what & q->t->class_of(&q->c, ch->what)) &&
           (row->from & q->t->class_of(&q->c, ch->from)) && (row->to & q->t->class_of(&q->c, ch->to));
}

/* Words behind an act follow it at once: nothing else lies between them without an explanation. */
static bool follows(const um_guess *g, int line)
{
    for (int k = g->now + 1; k < line; k++)
        if (g->ch[k].kind != UM_C_SAY && !is_used(g, k))
            return false;
    return true;
}

/* Every row that explains the change `now`, the next one or that behind words about it: `heard`, by an act
 * that words tell more of. Returns how many do. */
static int explain(search *q, const world *w, um_maker *m, int now, bool heard)
{
    int found = 0;
    for (int i = 0; i < q->t->rows; i++) {
        const um_trace_row *row = &q->t->row[i];
        um_guess g = guess_of(q, w, m, now);
        int line = heard && !g.said && row->verb >= 0 ? nearest(&g, now + 1, row->verb) : -1;
        if (line >= 0)
            g.said = q->ch[line].said;
        if (!matches(q, row, &q->ch[now]) || (heard && (!g.said || g.said->verb != row->verb)))
            continue;
        um_make(m, row->verb < 0 ? 0 : row->verb, -1);
        if ((row->make && !row->make(&g)) || (heard && (!follows(&g, line) || !complete(&g))))
            continue;
        bool acts = row->verb >= 0;
        if (acts && (m->overflow || !um_action_fits(&q->c.game->verbs[m->action.verb], &m->action)))
            continue;
        if (line >= 0)
            um_guess_take(&g, line);
        follow(q, w, &g, acts, 0);
        found++;
    }
    return found;
}

/* The same behind what leaves no trace. */
static int explain_after_silence(search *q, const world *w, um_maker *m, int now, bool heard)
{
    int found = 0;
    for (int k = 0; !q->failed; k++) {
        um_guess g = guess_of(q, w, m, now);
        if (!q->t->silent(&g, k))
            break;
        world next = branch(q, w);
        if (!next.state)
            break;
        m->action.at = q->ch[now].at;
        next.weight += g.extra;
        carry_out(q, &next, &m->action);
        found += explain(q, &next, m, now, heard);
        um_free(next.state, q->c.game->state_size);
    }
    return found;
}

static int explain_all(search *q, const world *w, um_maker *m, int now, bool heard)
{
    return explain(q, w, m, now, heard) + explain_after_silence(q, w, m, now, heard);
}

static void go_on(search *q, const world *w)
{
    um_maker m;
    um_guess g = guess_of(q, w, &m, w->at);
    bool words = q->ch[w->at].kind == UM_C_SAY;
    int now = words ? nearest(&g, w->at + 1, -1) : w->at, found = 0;
    if (now >= 0)
        found = explain_all(q, w, &m, now, true);
    if (!found)
        found = explain_all(q, w, &m, w->at, false);
    if (words && !found)
        follow(q, w, &g, false, UM_WEIGHS_PASSED_OVER);
    else if (!found)
        follow_as_it_lies(q, w, &m);
}

/* ---- the few that are followed ---- */

static bool better(const world *a, const world *b)
{
    return a->weight < b->weight || (a->weight == b->weight && a->order < b->order);
}

static bool alike(const search *q, const world *a, const world *b)
{
    return a->at == b->at && a->number == b->number && memcmp(a->used, b->used, sizeof a->used) == 0 &&
           memcmp(a->state, b->state, q->c.game->state_size) == 0;
}

/* Whether there is a reason not to follow a world: a better one that is equal, or one that is far cheaper. */
static bool is_lost(const search *q, const world *w)
{
    for (size_t k = 0; k < q->worlds; k++) {
        const world *o = &q->world[k];
        if (o->at == w->at && better(o, w) && (o->weight + UM_WEIGHS_LOST < w->weight || alike(q, o, w)))
            return true;
    }
    return false;
}

/* Of the worlds at a change few stay. */
static void prune(search *q, int at)
{
    size_t here = 0;
    for (size_t i = 0; i < q->worlds;) {
        if (q->world[i].at == at && is_lost(q, &q->world[i])) {
            drop_world(q, i);
            continue;
        }
        here += q->world[i].at == at;
        i++;
    }
    for (size_t most = q->c.once ? 1 : UM_INFER_WORLDS; here > most; here--, q->cut = true) {
        size_t worst = q->worlds;
        for (size_t i = 0; i < q->worlds; i++)
            if (q->world[i].at == at && (worst == q->worlds || better(&q->world[worst], &q->world[i])))
                worst = i;
        drop_world(q, worst);
    }
}

/* The earliest made of those at a change; worlds: none is left there. */
static size_t first_at(const search *q, int at)
{
    size_t first = q->worlds;
    for (size_t i = 0; i < q->worlds; i++)
        if (q->world[i].at == at && (first == q->worlds || q->world[i].order < q->world[first].order))
            first = i;
    return first;
}

static void run(search *q)
{
    for (int at = 0; at < q->n && !q->failed; at++) {
        prune(q, at);
        for (size_t i; (i = first_at(q, at)) < q->worlds && !q->failed;) {
            world w = q->world[i];
            q->world[i] = q->world[--q->worlds];
            go_on(q, &w);
            um_free(w.state, q->c.game->state_size);
        }
    }
}

/* ---- what comes of it ---- */

static const world *cheapest(const search *q)
{
    const world *best = NULL;
    for (size_t i = 0; i < q->worlds; i++)
        if (!best || better(&q->world[i], best))
            best = &q->world[i];
    return best;
}

static bool breaks_there(const world *w, const deed *d)
{
    for (const deed *o = w->last; o; o = o->before)
        if (o->illegal && o->action.at.entry <= d->action.at.entry_end &&
            d->action.at.entry <= o->action.at.entry_end)
            return true;
    return false;
}

/* It breaks a rule where the best world breaks none. */
static bool blames_another(const world *w, const world *best)
{
    for (const deed *o = w->last; o; o = o->before)
        if (o->illegal && !breaks_there(best, o))
            return true;
    return false;
}

/* What is illegal in the best world, but not in another that may be as well, is in doubt; one that only has
 * another deed break a rule instead clears nobody. */
static bool doubtful(const search *q, const world *best, const deed *d)
{
    for (size_t i = 0; i < q->worlds && d->illegal; i++) {
        const world *w = &q->world[i];
        if (w->weight <= best->weight + UM_WEIGHS_MARGIN && !breaks_there(w, d) && !blames_another(w, best))
            return true;
    }
    return false;
}

static bool send_doubt(const search *q, const deed *d, um_action_fn *fn, void *user)
{
    const um_game *g = q->c.game;
    um_maker m;
    int verb = 0;
    while (verb < g->nverbs && !(g->verbs[verb].flags & UM_V_DOUBT))
        verb++;
    if (verb == g->nverbs)
        return true;
    um_make(&m, verb, -1);
    um_make_int(&m, UM_DOUBT_WHY, 0);
    um_make_int(&m, UM_DOUBT_STEPS, 1);
    um_make_text(&m, UM_DOUBT_TEXT, UM_TEXT("legal if what the log shows here was something else"));
    m.action.at = d->action.at;
    return fn(user, &m.action);
}

/* The actions of a world from its first on. */
static deed *first_of(const world *w)
{
    deed *first = NULL;
    for (deed *d = w->last; d; d = d->before) {
        d->after = first;
        first = d;
    }
    return first;
}

static void send(const search *q, const world *best, um_action_fn *fn, void *user)
{
    for (const deed *d = first_of(best); d; d = d->after)
        if ((doubtful(q, best, d) && !send_doubt(q, d, fn, user)) || !fn(user, &d->action))
            return;
}

static void trace_deeds(search *q, const world *w, void *state)
{
    um_ctx c = q->c;
    for (const deed *d = first_of(w); d; d = d->after) {
        if (!d->position && c.game->settle && c.game->begins_play(&c, state, &d->action))
            c.game->settle(&c, state);
        c.step += !d->position;
        um_trace_action(&c, state, &d->action,
                        d->lies       ? UM_TRIED_AS_LEFT
                        : d->position ? UM_TRIED_AS_STATEMENT
                                      : UM_TRIED_AS_STEP);
        um_carry_out(&c, state, &d->action);
    }
}

/* Tell whoever asks which explanations there were. */
static void trace(search *q, const um_ctx *c, const void *state)
{
    size_t size = c->game->state_size;
    void *s = c->tracer ? um_realloc(NULL, 0, size) : NULL;
    const world *best = cheapest(q);
    int taken = 1;
    q->c.tracer = c->tracer;
    for (size_t i = 0; i < q->worlds && s; i++) {
        memcpy(s, state, size);
        trace_deeds(q, &q->world[i], s);
        um_trace_reading(c, "by the traces on the table", 0, false);
        taken = &q->world[i] == best ? (int)i + 1 : taken;
    }
    if (s)
        um_trace_all(c, taken, q->cut);
    um_free(s, s ? size : 0);
}

void um_infer(const um_traces *t, um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn,
              void *user)
{
    search q = {.t = t, .c = um_quiet(c), .ch = ch, .n = n};
    world first = {.state = (void *)(uintptr_t)state};
    q.c.tracer = NULL;
    add_world(&q, &first);
    run(&q);
    prune(&q, n);
    const world *best = cheapest(&q);
    trace(&q, c, state);
    if (best && !q.failed)
        send(&q, best, fn, user);
    while (q.worlds)
        drop_world(&q, q.worlds - 1);
    um_free(q.world, q.cap * sizeof *q.world);
    um_arena_free(&q.arena);
}
