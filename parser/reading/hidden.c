/* Pieces of the map that nobody may name, or that nobody knows: where one lies, what is judged could be
 * otherwise. */
#include "parser/reading/plays.h"

enum { LATE_MAX = 32 }; /* events behind a play in which a card of it may still be turned up */

static int hidden_verb(const um_game *g)
{
    for (int v = 0; v < g->nverbs; v++)
        if (g->verbs[v].flags & UM_V_HIDDEN)
            return v;
    return -1;
}

static bool add_hidden(um_log_play *k, um_ref what, um_ref at)
{
    if (um_grow((void **)&k->hidden, &k->hidden_cap, k->nhidden + 1, sizeof *k->hidden) != UM_OK) {
        k->r->failed = UM_MEMORY;
        return false;
    }
    k->hidden[k->nhidden++] = (um_log_hidden){what, at};
    return true;
}

/* Where a piece of the map lies hidden now, or UM_NONE; true: that is new. */
static bool hide(um_log_play *k, um_ref what, um_ref at)
{
    size_t i = 0;
    while (i < k->nhidden && k->hidden[i].what != what)
        i++;
    if (i == k->nhidden)
        return at != UM_NONE && add_hidden(k, what, at);
    bool new = k->hidden[i].at != at;
    k->hidden[i].at = at;
    return new;
}

static bool may_lie(const um_verb *v, um_ref at)
{
    return at != UM_NONE && (v->params[0].kinds & UM_KIND_BIT(um_ref_kind(at)));
}

/* A piece that the binding has left over may be one that it lacks: where such a one has lain, it may have
 * acted as well. */
static bool hide_unbound(um_log_play *k, const um_verb *v)
{
    size_t n = k->nhidden;
    for (; k->unbound_told && k->unbound_at_told < k->r->nunbound_at; k->unbound_at_told++)
        if (may_lie(v, k->r->unbound_at[k->unbound_at_told]))
            (void)add_hidden(k, UM_NONE, k->r->unbound_at[k->unbound_at_told]);
    return k->nhidden > n;
}

void um_log_say_hidden(um_log_play *k)
{
    int verb = hidden_verb(k->r->g);
    const um_verb *v = verb < 0 ? NULL : &k->r->g->verbs[verb];
    const um_log_event *last = NULL;
    for (size_t i = 0; v && i < k->g.n; i++) {
        const um_log_event *e = &k->r->ev.p[k->g.event[i]];
        bool goes = e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD || e->kind == UM_LOG_REMOVE;
        bool piece = e->what != UM_NONE && k->r->g->kinds[um_ref_kind(e->what)].is_piece;
        if (e->gone || !piece || !(goes || e->kind == UM_LOG_SHOW))
            continue;
        bool there = goes && e->to.hand < 0 && may_lie(v, e->to.place);
        if (hide(k, e->what, there && !um_log_may_name(k, e) ? e->to.place : UM_NONE))
            last = e;
    }
    bool unbound = v && hide_unbound(k, v);
    um_maker *m = last || unbound ? um_arena_alloc(&k->work, sizeof *m) : NULL;
    um_item *it = m ? um_log_push_item(k->r, UM_I_ACTION) : NULL;
    if (!it)
        return;
    um_make(m, verb, -1);
    for (size_t i = 0; i < k->nhidden; i++) {
        bool named = k->hidden[i].at == UM_NONE;
        for (size_t j = 0; j < i; j++)
            named |= k->hidden[j].at == k->hidden[i].at;
        if (!named)
            um_make_ref(m, 0, k->hidden[i].at);
    }
    if (um_action_keep(&k->r->out->record->arena, &m->action, &it->action) != UM_OK)
        k->r->failed = UM_MEMORY;
    it->at = (um_place){.file = last ? last->file : k->r->file};
    if (last) {
        it->at.entry = last->put ? 0 : last->entry;
        it->at.entry_end = last->entry;
    }
}

/* Soon after its play the piece is turned up where it was put: late, but for that play. */
static bool is_turned_up_late(const um_log_play *k, const um_log_event *e)
{
    const um_log_reader *r = k->r;
    size_t at = k->g.n ? k->g.event[k->g.n - 1] + 1 : 0;
    for (size_t seen = 0; at < r->ev.n && seen < LATE_MAX && e->kind == UM_LOG_MOVE; at++, seen++) {
        const um_log_event *o = &r->ev.p[at];
        if (o->what == e->what && !o->gone)
            return o->kind == UM_LOG_SHOW && o->to.place == e->to.place;
    }
    return false;
}

/* A piece is named only if everybody could see it at some time of its play, or if that is asked for. */
bool um_log_may_name(const um_log_play *k, const um_log_event *e)
{
    const um_log_reader *r = k->r;
    if (r->o->reveal || e->shown)
        return true;
    for (size_t i = 0; i < k->g.n; i++) {
        const um_log_event *o = &r->ev.p[k->g.event[i]];
        if (o->what == e->what && (o->kind == UM_LOG_SHOW || o->shown))
            return true;
    }
    return is_turned_up_late(k, e);
}
