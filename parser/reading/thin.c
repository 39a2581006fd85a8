/* A play that does not end: of a great many things only what has come of them is kept, so that what is held
 * of a play is bounded, and what it takes to read it. */
#include "parser/reading/plays.h"

static um_log_event *event_at(const um_log_play *k, size_t i)
{
    return &k->r->ev.p[k->g.event[i]];
}

static bool goes(const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD || e->kind == UM_LOG_REMOVE;
}

/* What sums up to one: where a piece comes to lie, what it shows in the end, where the score stands. */
static bool sums_up(const um_log_play *k, const um_log_event *e)
{
    bool piece = e->what != UM_NONE && e->from.hand < 0 && e->to.hand < 0;
    return e->kind == UM_LOG_SCORE ||
           ((goes(e) || e->kind == UM_LOG_FACE) && piece && !um_log_is_card(k->r, e->what));
}

static bool goes_on_from(const um_log_event *before, const um_log_event *e)
{
    return um_log_same_piece(before, e) && goes(before) == goes(e) && (goes(e) || before->kind == e->kind);
}

/* Dice, talk and what was put back: nothing comes of them. */
static bool is_passing(const um_log_event *e)
{
    return e->gone || e->kind == UM_LOG_ROLL || e->kind == UM_LOG_SHOW || e->kind == UM_LOG_SHUFFLE ||
           (e->kind == UM_LOG_CHAT && !e->said);
}

/* One thing in the place of two. */
static void sum_up(const um_log_event *before, um_log_event *e)
{
    e->from = before->from;
    e->was = before->was;
    if (e->log == before->log)
        e->since = before->since ? before->since : before->entry;
    if (e->side != before->side)
        e->side = -1;
    if (goes(e))
        e->kind = !e->from.on_table ? UM_LOG_ADD : !e->to.on_table ? UM_LOG_REMOVE : UM_LOG_MOVE;
}

static bool comes_to_nothing(const um_log_event *e)
{
    if (!goes(e))
        return e->value == e->was;
    return e->from.place == e->to.place && e->from.on_table == e->to.on_table;
}

/* Take out of the first n what the event goes on from; returns how many are left. */
static size_t take_out(um_log_play *k, size_t n, um_log_event *e)
{
    size_t i = n;
    while (i > 0 && !(sums_up(k, event_at(k, i - 1)) && goes_on_from(event_at(k, i - 1), e)))
        i--;
    if (i == 0)
        return n;
    sum_up(event_at(k, i - 1), e);
    for (; i < n; i++)
        k->g.event[i - 1] = k->g.event[i];
    return n - 1;
}

void um_log_thin(um_log_play *k)
{
    size_t n = 0;
    for (size_t i = 0; i < k->g.n; i++) {
        um_log_event *e = event_at(k, i);
        bool sums = !e->gone && sums_up(k, e);
        if (is_passing(e))
            continue;
        if (sums)
            n = take_out(k, n, e);
        if (!sums || !comes_to_nothing(e))
            k->g.event[n++] = k->g.event[i];
    }
    k->g.n = n;
}

void um_log_say_cut(um_log_play *k)
{
    const um_game *g = k->r->g;
    int verb = 0, steps = 0;
    while (verb < g->nverbs && !(g->verbs[verb].flags & UM_V_READINGS))
        verb++;
    for (size_t i = 0; i < k->nmade; i++)
        steps += !(g->verbs[k->made[i].verb].flags & UM_V_POSITION);
    um_maker *m = um_arena_alloc(&k->work, sizeof *m);
    um_item *it = m && steps && verb < g->nverbs ? um_log_push_item(k->r, UM_I_ACTION) : NULL;
    if (!m)
        k->r->failed = UM_MEMORY;
    if (!it)
        return;
    um_make(m, verb, -1);
    um_make_int(m, UM_READINGS_TRIED, 1);
    um_make_int(m, UM_READINGS_STEPS, steps);
    it->at = m->action.at = k->made[0].at;
    if (um_action_keep(&k->r->out->record->arena, &m->action, &it->action) != UM_OK)
        k->r->failed = UM_MEMORY;
}
