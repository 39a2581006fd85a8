/* Events grouped into plays, and plays into actions: what opens a play is a card that leaves a hand or a
 * declaration; what it did is for the game to say. */
#include <string.h>

#include "parser/reading/limits.h"
#include "parser/reading/plays.h"

typedef um_log_group group;
typedef um_log_play maker;

/* The declaration that an event is, or NULL. */
static const um_bind_say *said(const maker *k, size_t i)
{
    const um_log_event *e = &k->r->ev.p[i];
    return e->withdrawn ? NULL : e->said;
}

static um_arena *arena(maker *k)
{
    return &k->r->out->record->arena;
}

/* ---- items ---- */

static void comment(maker *k, const um_log_event *e)
{
    um_item *it = e->text.n && !k->r->view->bare ? um_log_push_item(k->r, UM_I_COMMENT) : NULL;
    if (!it)
        return;
    it->at = (um_place){.file = e->file, .entry = e->entry, .entry_end = e->entry};
    it->comment = e->text;
    if (!k->r->lent && um_text_dup(arena(k), e->text, &it->comment) != UM_OK)
        k->r->failed = UM_MEMORY;
}

/* ---- asking the game ---- */

/* Whether a player calls a move, in a line before or behind it, the correction of an earlier one. */
static bool called_correction(const um_log_reader *r, const um_log_event *e)
{
    const um_log_event *first = r->ev.p, *end = first + r->ev.n, *o = e;
    for (int seen = 0; o > first && seen < UM_LOG_NEAR; seen += !o->quiet)
        if ((--o)->corrects)
            return true;
    o = e;
    for (int seen = 0; o + 1 < end && seen < UM_LOG_NEAR; seen += !o->quiet)
        if ((++o)->corrects)
            return true;
    return false;
}

static um_change *push_change(maker *k, um_change_kind kind, const um_log_event *e)
{
    if (um_grow((void **)&k->change, &k->changes_cap, k->nchanges + 1, sizeof *k->change) != UM_OK) {
        k->r->failed = UM_MEMORY;
        return NULL;
    }
    um_change *c = &k->change[k->nchanges++];
    *c = (um_change){.kind = kind,
                     .side = e->side,
                     .what = e->what,
                     .from = e->from.place,
                     .to = e->to.place,
                     .value = e->value,
                     .was = e->was,
                     .ambiguous = e->gone,
                     .correction = e->correction,
                     .mended = kind == UM_C_MOVE && e->mended,
                     .thrown = kind == UM_C_MOVE && e->thrown,
                     .at = {.file = e->file, .entry = e->since ? e->since : e->entry, .entry_end = e->entry}};
    return c;
}

static void add_roll(maker *k, const um_log_event *e)
{
    const um_roll *roll = &k->r->out->rolls[e->roll];
    um_change *c = push_change(k, UM_C_ROLL, e);
    if (!c)
        return;
    c->ndice = roll->ndice;
    c->sides = roll->sides;
    memcpy(c->dice, roll->dice, sizeof c->dice);
}

static int word_of(const um_log_reader *r, const um_param *p, um_text text)
{
    const char *const *words = p->type == UM_P_SIDE ? r->g->sides : p->words;
    for (int w = 0; words && words[w]; w++)
        if (um_text_is(text, words[w]))
            return w;
    return -1;
}

/* Where a verb takes the word that a marker stands for: a side, or what has become of the place. */
static int word_param(const um_verb *v)
{
    int side = um_param_named(v, UM_TEXT("side"));
    for (int i = 0; i < v->nparams && side < 0; i++)
        if (v->params[i].type == UM_P_WORD)
            side = i;
    return side;
}

/* Off the table, or to where the marker could say nothing, such as a pool of markers. */
static bool is_taken_away(const um_game *g, const um_log_event *e)
{
    const um_verb *v = e->mark->position >= 0 ? &g->verbs[e->mark->position] : NULL;
    int place = v ? um_param_named(v, e->mark->param) : -1;
    return e->to.place == UM_NONE ||
           (!e->put && place >= 0 && !(v->params[place].kinds & UM_KIND_BIT(um_ref_kind(e->to.place))));
}

/* A marker's place is a statement: made in play, or found in a position. One that is taken away states that
 * it is nobody's any more, where the verb can say so; its value is then -1. */
static void add_statement(maker *k, const um_log_event *e)
{
    const um_game *g = k->r->g;
    bool gone = is_taken_away(k->r->g, e);
    int verb = e->put || gone ? e->mark->position : e->mark->verb;
    if (verb < 0)
        return;
    int place = um_param_named(&g->verbs[verb], e->mark->param), side = word_param(&g->verbs[verb]);
    um_ref where = gone ? e->from.place : e->to.place;
    um_maker *m = um_arena_alloc(&k->work, sizeof *m);
    if (!m)
        k->r->failed = UM_MEMORY;
    if (!m || place < 0 || where == UM_NONE ||
        !(g->verbs[verb].params[place].kinds & UM_KIND_BIT(um_ref_kind(where))))
        return;
    int word =
        side < 0 ? -1 : word_of(k->r, &g->verbs[verb].params[side], gone ? UM_TEXT("none") : e->mark->side);
    if (gone && word < 0)
        return;
    um_make(m, verb, e->put ? -1 : e->side);
    um_make_ref(m, place, where);
    if (word >= 0)
        um_make_int(m, side, word);
    um_change *c = push_change(k, UM_C_SAY, e);
    if (c) {
        c->said = &m->action;
        c->value = gone ? -1 : 0;
    }
}

/* Where cards lie at first tells who holds how many only if the binding knows a hand for each side. */
static bool hands_are_known(const um_binding *b)
{
    for (int side = 0; b->game->sides[side]; side++) {
        bool has = false;
        for (size_t i = 0; i < b->places; i++)
            has |= b->place[i].hand == side && b->place[i].ref != UM_NONE;
        if (!has)
            return false;
    }
    return true;
}

/* What a log begins with, but tells nothing. */
static bool says_nothing(const maker *k, const um_log_event *e)
{
    const um_bind_piece *b = e->put && e->kind == UM_LOG_ADD ? e->bound : NULL;
    bool card = b && b->group >= 0 && k->r->b->group[b->group].places_mask;
    return e->put && e->kind == UM_LOG_ADD && (e->to.place == UM_NONE || (card && !hands_are_known(k->r->b)));
}

static void add_change(maker *k, size_t i)
{
    static const um_change_kind kind[] = {
        [UM_LOG_MOVE] = UM_C_MOVE,    [UM_LOG_FACE] = UM_C_FACE,       [UM_LOG_SCORE] = UM_C_SCORE,
        [UM_LOG_TURN] = UM_C_TURN,    [UM_LOG_SHUFFLE] = UM_C_SHUFFLE, [UM_LOG_ADD] = UM_C_ADD,
        [UM_LOG_REMOVE] = UM_C_REMOVE};
    const um_log_event *e = &k->r->ev.p[i];
    um_change *c;
    if (e->kind == UM_LOG_ROLL) {
        add_roll(k, e);
    } else if (e->kind == UM_LOG_CHAT) {
        c = said(k, i) ? push_change(k, UM_C_SAY, e) : NULL;
        if (c)
            c->said = e->action;
    } else if (e->kind == UM_LOG_STATED) {
        if (!um_log_is_passed_over(k->r, i))
            add_statement(k, e);
    } else if (e->kind != UM_LOG_SHOW && !says_nothing(k, e)) {
        c = push_change(k, um_log_is_dealt(e) ? UM_C_DRAW : kind[e->kind], e);
        if (c && c->kind == UM_C_DRAW) {
            c->more = um_log_draws_again(k->r, i);
            c->unended = um_log_may_draw_again(k->r, i);
        }
        if (c && e->what != UM_NONE && !um_log_may_name(k, e))
            c->what = UM_NONE;
        if (c && e->to.hand >= 0 && c->side < 0)
            c->side = e->to.hand;
        if (c && e->from.hand >= 0 && c->side < 0)
            c->side = e->from.hand;
    }
}

static bool collect(void *user, const um_action *a)
{
    maker *k = user;
    if (um_grow((void **)&k->made, &k->made_cap, k->nmade + 1, sizeof *k->made) != UM_OK ||
        um_log_keep_action(arena(k), a, &k->made[k->nmade]) != UM_OK) {
        k->r->failed = UM_MEMORY;
        return false;
    }
    k->nmade++;
    return true;
}

/* The table is taken as it is: the reader only needs to know where the game stands. */
static void advance(um_log_reader *r, const um_action *a)
{
    um_ctx c = r->ctx;
    bool position = r->g->verbs[a->verb].flags & UM_V_POSITION;
    c.step = r->steps;
    if (!position && r->g->settle && r->g->begins_play(&c, r->state, a))
        r->g->settle(&c, r->state);
    c.step += !position;
    um_carry_out(&c, r->state, a);
    if (!position)
        r->steps++;
}

static void ask_game(maker *k)
{
    um_log_reader *r = k->r;
    r->ctx.once = r->hurried || k->g.cut; /* nothing of it is called illegal in any case */
    r->g->propose(&r->ctx, r->state, k->change, (int)k->nchanges, collect, k);
}

/* What was proposed for the same play before; the game is asked only about another. */
static void ask_memo(maker *k, um_log_memo *memo)
{
    um_log_reader *r = k->r;
    um_asked q = {.step = r->steps, .state = r->state, .ch = k->change, .n = k->nchanges, .few = r->ctx.few};
    int64_t looked = r->looked;
    const um_asked *before = um_log_memo_find(memo, r->g, &q);
    for (size_t i = 0; before && i < before->nmade; i++)
        collect(k, &before->made[i]);
    if (before) {
        r->looked += before->looked;
        return;
    }
    ask_game(k);
    q.looked = r->looked - looked;
    q.made = k->made;
    q.nmade = k->nmade;
    if (r->failed == UM_OK)
        r->failed = um_log_memo_keep(memo, r->g, &q);
}

static void propose(maker *k)
{
    k->nmade = 0;
    k->r->ctx.step = k->r->steps;
    k->r->ctx.few = k->r->looked > UM_READING_LOOKED_MAX;
    k->r->ctx.looked = &k->r->looked;
    if (!k->nchanges || !k->r->g->propose)
        return;
    if (k->r->view->memo)
        ask_memo(k, k->r->view->memo);
    else
        ask_game(k);
}

/* ---- a group becomes items ---- */

static bool is_comment(const maker *k, size_t i)
{
    return k->r->ev.p[i].kind == UM_LOG_CHAT;
}

/* Comments made before an entry come before what happened in it. */
static void comments_until(maker *k, size_t *at, int log, uint32_t entry)
{
    for (; *at < k->g.n; ++*at) {
        size_t i = k->g.event[*at];
        const um_log_event *e = &k->r->ev.p[i];
        if (e->log > log || (e->log == log && e->entry > entry))
            return;
        if (is_comment(k, i))
            comment(k, e);
    }
}

static int log_of(const maker *k, const um_place *at)
{
    int log = 0;
    for (size_t i = 0; i < k->g.n; i++) {
        const um_log_event *e = &k->r->ev.p[k->g.event[i]];
        log = e->log;
        if (e->file == at->file)
            break;
    }
    return log;
}

static void emit(maker *k)
{
    size_t at = 0;
    if (k->g.cut)
        um_log_say_cut(k);
    for (size_t i = 0; i < k->nmade && k->r->failed == UM_OK; i++) {
        um_action *a = &k->made[i];
        comments_until(k, &at, log_of(k, &a->at), a->at.entry);
        um_log_use_rolls(k, a);
        um_item *it = um_log_push_item(k->r, UM_I_ACTION);
        if (!it)
            return;
        it->action = *a;
        it->at = a->at;
        advance(k->r, a);
    }
    comments_until(k, &at, k->r->log + 1, 0);
}

static bool pass_over(void *user, const um_action *a)
{
    (void)user;
    (void)a;
    return true;
}

/* The play that the item asked for comes from is read once more, from where it began, and told of. */
static void trace(maker *k, const void *before)
{
    um_ctx c = k->r->ctx;
    c.tracer = k->r->view->tracer;
    c.looked = NULL;
    if (k->r->g->propose)
        k->r->g->propose(&c, before, k->change, (int)k->nchanges, pass_over, NULL);
}

/* Emit what is proposed; the state before it is kept only if somebody may ask how it was read. */
static void emit_traced(maker *k)
{
    um_log_reader *r = k->r;
    size_t first = r->nitems, size = r->g->state_size;
    void *before = r->view->tracer && k->nchanges ? um_realloc(NULL, 0, size) : NULL;
    if (before)
        memcpy(before, r->state, size);
    else if (r->view->tracer && k->nchanges)
        r->failed = UM_MEMORY;
    emit(k);
    if (!k->g.puts)
        um_log_find_misdrops(r, k->g.event, k->g.n, first);
    if (before && r->view->traced >= 0 && (size_t)r->view->traced >= first &&
        (size_t)r->view->traced < r->nitems)
        trace(k, before);
    um_free(before, before ? size : 0);
}

static void put_statement(maker *k, const um_maker *m)
{
    um_item *it = um_log_push_item(k->r, UM_I_ACTION);
    if (!it)
        return;
    if (um_action_keep(arena(k), &m->action, &it->action) != UM_OK)
        k->r->failed = UM_MEMORY;
    it->at = m->action.at;
}

/* Pieces of the group whose place the log does not tell for certain are named before what they do, or
 * behind the position that puts them there. */
static void say_unclear(maker *k, bool first)
{
    if (!k->unclear)
        k->unclear = um_arena_alloc(arena(k), sizeof *k->unclear);
    um_maker *m = k->unclear;
    if (!m) {
        k->r->failed = UM_MEMORY;
        return;
    }
    for (size_t i = 0; i < k->g.n; i++)
        if (um_log_make_unclear(k->r, k->g.event, k->g.n, i, m))
            put_statement(k, m);
    if ((first || k->known) && !k->unbound_told && um_log_make_unbound(k->r, k->r->ctx.pack, m)) {
        put_statement(k, m);
        k->unbound_told = true; /* the log may show the first of them late */
    }
}

/* What is known of the first position beside what the table shows. */
static void tell_known(maker *k)
{
    const um_reading_options *o = k->r->o;
    k->known = true;
    for (size_t i = 0; i < o->nknown && k->r->failed == UM_OK; i++) {
        um_item *it = o->known[i].kind == UM_I_ACTION ? um_log_push_item(k->r, UM_I_ACTION) : NULL;
        if (!it)
            continue;
        if (um_action_keep(arena(k), &o->known[i].action, &it->action) != UM_OK) {
            k->r->failed = UM_MEMORY;
            return;
        }
        it->action.at = it->at = (um_place){.file = k->r->out->record->file.p};
        advance(k->r, &it->action);
    }
}

/* What has come of the group is kept, and what was said comes in front of it. */
static void thin(maker *k)
{
    for (size_t i = 0; i < k->g.n; i++)
        if (is_comment(k, k->g.event[i]) && !said(k, k->g.event[i]))
            comment(k, &k->r->ev.p[k->g.event[i]]);
    um_log_thin(k);
}

static void flush(maker *k)
{
    group *g = &k->g;
    bool first = g->puts && !k->known;
    if (g->cut)
        thin(k);
    if (g->n && (g->has_card || g->has_say) && !k->r->view->bare)
        um_log_push_item(k->r, UM_I_COMMENT); /* a blank line before a play */
    for (size_t i = 0; i < g->n; i++)
        add_change(k, g->event[i]);
    if (!g->puts)
        say_unclear(k, false);
    if (!g->puts)
        um_log_say_hidden(k);
    propose(k);
    emit_traced(k);
    if (!g->puts && g->n && k->r->view->trail)
        um_log_list_acts(k);
    k->plays += !g->puts && g->n;
    k->nchanges = 0;
    if (g->puts)
        say_unclear(k, first);
    if (g->puts)
        um_log_say_hidden(k);
    if (first)
        tell_known(k);
    um_arena_reset(&k->work);
    g->n = 0;
    g->side = -1;
    g->has_card = g->has_say = g->moved = g->tidied = g->draws = g->cut = false;
    if (k->r->steps >= UM_READING_STEPS_MAX && !k->r->over)
        um_log_stop_making(k->r);
}

/* Of a play that does not end what has come of it is read, in parts if that is much. */
static void cut(maker *k)
{
    um_log_reader *r = k->r;
    group was = k->g;
    const um_log_event *first = &r->ev.p[was.event[0]], *last = &r->ev.p[was.event[was.n - 1]];
    if (!was.cut)
        um_say(&r->o->sink, UM_WARNING, UM_LIMIT,
               (um_place){.file = first->file, .entry = first->entry, .entry_end = last->entry},
               "reading-limit-play",
               "more than %u things happen without an end of the play: only where they lead to is read, and "
               "nothing in it is called illegal",
               UM_READING_PLAY_MAX);
    k->g.cut = true;
    thin(k);
    if (k->g.n <= UM_READING_PLAY_MAX / 2)
        return;
    flush(k);
    was.n = 0;
    was.cut = true;
    was.event = k->g.event;
    was.cap = k->g.cap;
    k->g = was;
}

static void take(maker *k, size_t i)
{
    group *g = &k->g;
    if (k->r->over)
        return;
    if (um_grow((void **)&g->event, &g->cap, g->n + 1, sizeof *g->event) != UM_OK) {
        k->r->failed = UM_MEMORY;
        return;
    }
    if (g->n == 0 && !g->puts && k->r->view->trail)
        um_log_keep_snapshot(k, i);
    g->event[g->n++] = i;
}

/* ---- what belongs together ---- */

static bool is_draw(const um_log_event *e)
{
    return (e->kind == UM_LOG_MOVE && e->to.hand >= 0 && e->from.hand < 0) || e->kind == UM_LOG_SHUFFLE ||
           (e->kind == UM_LOG_MOVE && (e->from.draws || e->from.hand >= 0) && e->to.draws);
}

/* A card and what is said of it are one play, in whichever order they come. */
static bool joins(const group *g, int side, bool card, bool say)
{
    if (g->side != side || g->draws)
        return false;
    if (card && !g->has_card && g->has_say)
        return true;
    return say && !g->has_say && g->has_card;
}

/* An answer to what the other side does: leaving a place that it has come to. */
static bool is_answer(const maker *k, const um_log_event *e)
{
    for (size_t i = 0; i < k->g.n; i++) {
        const um_log_event *o = &k->r->ev.p[k->g.event[i]];
        if (o->kind == UM_LOG_MOVE && !o->gone && um_log_actor(k->r, o) != um_log_actor(k->r, e) &&
            um_log_actor(k->r, o) >= 0 && o->to.place != UM_NONE && o->to.place == e->from.place)
            return true;
    }
    return false;
}

/* Whether an event is a declaration about a piece, and not of a card's play. */
static bool is_about(const maker *k, size_t at, um_ref what)
{
    const um_action *a = k->r->ev.p[at].action;
    if (!said(k, at) || said(k, at)->opens)
        return false;
    for (int i = 0; i < a->nargs; i++)
        for (int v = 0; v < a->args[i].count; v++)
            if (a->values[a->args[i].first + v].ref == what)
                return true;
    return false;
}

/* A card that goes from one pile to another is nobody's act. */
static bool is_tidying(const maker *k, const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && e->from.hand < 0 && e->to.hand < 0 && um_log_is_card(k->r, e->what);
}

/* Some move their pieces first and show their card afterwards: where that begins at the end of the group, or
 * its end. */
static size_t own_tail(const maker *k, int side)
{
    const group *g = &k->g;
    size_t from = g->n;
    if (g->side == side || g->draws)
        return from;
    for (size_t i = 0; i < g->n && g->side >= 0; i++)
        if (k->r->ev.p[g->event[i]].kind == UM_LOG_ROLL)
            return from;
    for (size_t i = g->n; i-- > 0;) {
        const um_log_event *e = &k->r->ev.p[g->event[i]];
        if (e->gone || (e->kind == UM_LOG_CHAT && !said(k, g->event[i])))
            continue;
        if (from < g->n && e->side == side && is_about(k, g->event[i], k->r->ev.p[g->event[from]].what))
            return g->n; /* he has said that he moves now */
        if (e->kind != UM_LOG_MOVE || e->side != side || um_log_actor(k->r, e) != side || is_answer(k, e))
            break;
        if (!is_tidying(k, e))
            from = i;
    }
    return from;
}

/* Where pieces have no names an act is told by what is said of it, too: words in front of a card go with it.
 */
static size_t with_words(const maker *k, int side, size_t from)
{
    while (from > 0 && um_game_is_nameless(k->r->g) && said(k, k->g.event[from - 1]) &&
           k->r->ev.p[k->g.event[from - 1]].side == side)
        from--;
    return from;
}

/* End the group, but for what a side did at its end, which begins the next. */
static void flush_but_tail(maker *k, int side, bool begins)
{
    group *g = &k->g;
    size_t from = with_words(k, side, begins ? g->n : own_tail(k, side)), n = g->n;
    g->n = from;
    flush(k);
    for (size_t i = from; i < n; i++)
        take(k, g->event[i]);
}

/* Words without a card or a move, and then other words of the same kind: he has thought better of it. */
static bool takes_back(maker *k, size_t i, int side, bool say)
{
    group *g = &k->g;
    size_t before = g->n;
    if (!say || g->side != side || !g->has_say || g->has_card || g->moved || g->tidied || g->draws)
        return false;
    for (size_t n = g->n; n-- > 0 && before == g->n;) /* the last of them */
        if (said(k, g->event[n]) && said(k, g->event[n])->opens)
            before = n;
    if (before == g->n || said(k, g->event[before]) != said(k, i))
        return false;
    k->r->ev.p[g->event[before]].withdrawn = true;
    return true;
}

static void opens(maker *k, size_t i, int side, bool card, bool say)
{
    group *g = &k->g;
    if (!takes_back(k, i, side, say) && !joins(g, side, card, say))
        flush_but_tail(k, side, k->r->ev.p[i].begins);
    g->side = side;
    g->has_card |= card;
    g->has_say |= say;
    take(k, i);
}

/* A card thrown into a play under way, as its owner has said: into the other side's, or, if what he said
 * is about a card, into his own, or into what is done between plays. Words about something else speak of no
 * card that comes after the dice. */
static bool is_interjection(const maker *k, int side)
{
    const group *g = &k->g;
    bool own = g->side == side, nobodys = g->side < 0;
    bool acted = false;
    if (nobodys && !g->moved)
        return false;
    for (size_t i = g->n; i-- > 0;) {
        size_t at = g->event[i];
        const um_bind_say *s = said(k, at);
        acted |= k->r->ev.p[at].kind == UM_LOG_ROLL;
        if (um_log_leaves_hand(&k->r->ev.p[at]) && k->r->ev.p[at].from.hand == side)
            return false;
        if (s && k->r->ev.p[at].side == side)
            return !s->opens && ((!own && !nobodys && !acted) ||
                                 um_param_named(&k->r->g->verbs[s->verb], UM_TEXT("card")) >= 0);
    }
    return false;
}

/* Whether the play has last been told of the same way, and of nothing else since but such ways. */
static bool slipped_before(const maker *k, const um_log_event *e)
{
    for (size_t i = k->g.n; i-- > 0;) {
        const um_log_event *o = &k->r->ev.p[k->g.event[i]];
        if (!o->misdrop)
            return false;
        if (um_log_same_piece(o, e) && o->side == e->side && o->from.place == e->from.place &&
            o->to.place == e->to.place)
            return true;
    }
    return false;
}

/* Where a play under way may need it, the game is told of a way there and back, too: as something that
 * may not have been. */
static void sort_slip(maker *k, size_t i)
{
    const um_log_event *e = &k->r->ev.p[i];
    if (e->misdrop && k->g.n && !k->g.puts && !k->g.draws && !is_tidying(k, e) && !slipped_before(k, e))
        take(k, i);
}

/* A piece of which there are many is drawn by lot: whose turn it is now. */
static bool is_lot(const maker *k, const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && e->what != UM_NONE && e->from.draws && !e->to.draws &&
           k->r->g->kinds[um_ref_kind(e->what)].is_counted;
}

/* Whoever plays at once the card that he has just laid aside has not laid it aside. */
static void take_hold_back(maker *k, um_log_event *e)
{
    group *g = &k->g;
    for (size_t i = 0; i < g->n; i++) {
        const um_log_event *o = &k->r->ev.p[g->event[i]];
        if (!um_log_leaves_hand(o) || o->what != e->what || o->to.place != e->from.place)
            continue;
        e->from = o->from;
        memmove(g->event + i, g->event + i + 1, (--g->n - i) * sizeof *g->event);
        g->has_card = false;
        return;
    }
    e->from.hand = e->side;
}

static void sort_event(maker *k, size_t i)
{
    um_log_event *e = &k->r->ev.p[i];
    group *g = &k->g;
    if ((g->side < 0 || g->side == e->side) && um_log_leaves_held(k->r, e))
        take_hold_back(k, e); /* if the other side's play is not under way */
    if (g->n && g->puts != e->put)
        flush(k);
    if (g->n >= UM_READING_PLAY_MAX && !g->puts)
        cut(k);
    g->puts = e->put;
    if (!e->put && !k->known)
        tell_known(k);
    bool talk = e->kind == UM_LOG_CHAT && !said(k, i);
    if (talk && (!g->n || k->r->view->bare)) {
        comment(k, e);
    } else if (e->put) {
        take(k, i);
    } else if (e->kind == UM_LOG_CHAT && said(k, i) && said(k, i)->opens) {
        opens(k, i, e->side, false, true);
    } else if (um_log_leaves_hand(e) && !e->thrown && !is_interjection(k, e->from.hand)) {
        opens(k, i, e->from.hand, true, false);
    } else if (is_lot(k, e)) {
        flush(k);
        take(k, i);
    } else if (e->kind == UM_LOG_TURN) {
        flush(k);
        take(k, i);
        flush(k);
    } else if (is_draw(e)) {
        if (g->n && !g->draws)
            flush(k);
        g->draws = true;
        take(k, i);
    } else {
        bool quiet = e->kind == UM_LOG_CHAT || e->kind == UM_LOG_SHOW || is_tidying(k, e);
        if (g->draws && !(quiet && !said(k, i)))
            flush(k);
        g->moved |= !quiet;
        g->tidied |= is_tidying(k, e);
        take(k, i);
    }
}

um_status um_log_make_begin(um_log_reader *r)
{
    maker *k = um_realloc(NULL, 0, sizeof *k);
    if (!k)
        return UM_MEMORY;
    *k = (maker){.r = r, .g = {.side = -1}};
    r->maker = k;
    return UM_OK;
}

um_status um_log_make_items(um_log_reader *r, size_t n)
{
    for (; r->made < n && r->failed == UM_OK && !r->over; r->made++) {
        um_log_event *e = &r->ev.p[r->made];
        if (e->kind == UM_LOG_MOVE)
            e->correction = called_correction(r, e);
        e->thrown = e->thrown && e->kind == UM_LOG_MOVE &&
                    (um_log_is_under_way(r->maker, 0) || um_log_is_under_way(r->maker, 1));
        if (!e->gone)
            sort_event(r->maker, r->made);
        else
            sort_slip(r->maker, r->made);
    }
    return r->failed;
}

um_status um_log_make_last(um_log_reader *r)
{
    if (r->failed == UM_OK)
        flush(r->maker);
    return r->failed;
}

size_t um_log_make_keep(um_log_reader *r, size_t n)
{
    group *g = &r->maker->g;
    size_t kept = 0;
    for (size_t i = 0; i < g->n; i++)
        if (g->event[i] < n) {
            r->ev.p[kept] = r->ev.p[g->event[i]];
            g->event[i] = kept++;
        } else {
            g->event[i] -= n - kept;
        }
    return kept;
}

void um_log_make_end(um_log_reader *r)
{
    maker *k = r->maker;
    if (!k)
        return;
    um_free(k->g.event, k->g.cap * sizeof *k->g.event);
    um_free(k->change, k->changes_cap * sizeof *k->change);
    um_free(k->hidden, k->hidden_cap * sizeof *k->hidden);
    um_free(k->made, k->made_cap * sizeof *k->made);
    um_arena_free(&k->work);
    um_free(k, sizeof *k);
}
