/* What lenses do to the events on a tape: lines go, and things come in another order. */
#include <string.h>

#include "parser/reading/limits.h"
#include "parser/reading/plays.h"

/* ---- lines that count ---- */

/* As much of a line as is quoted, with a sign that it goes on. */
static um_status quote(um_arena *a, um_text line, um_text *out)
{
    um_text part = um_text_part(line, UM_READING_QUOTE_MAX);
    um_status s = um_text_dup(a, part, out);
    return s == UM_OK && part.n < line.n ? um_text_append(a, out, UM_TEXT(" ...")) : s;
}

void um_log_hear(um_log_reader *r, const um_log_event *e)
{
    if (r->nheard == UM_READING_HEARD_MAX || !(e->said || (e->corrects && r->b->corrections)))
        return;
    if (um_grow((void **)&r->heard, &r->heard_cap, r->nheard + 1, sizeof *r->heard) != UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    um_heard *h = &r->heard[r->nheard++];
    *h = (um_heard){.at = {.file = e->file, .entry = e->entry, .entry_end = e->entry},
                    .log = e->log,
                    .side = e->side,
                    .verb = e->said ? e->said->verb : -1,
                    .opens = e->said && e->said->opens};
    if (quote(&r->out->arena, e->text, &h->text) != UM_OK)
        r->failed = UM_MEMORY;
}

static bool mutes(const um_lens *l, const um_log_event *e)
{
    switch (l->kind) {
    case UM_LENS_MUTE:
        return true;
    case UM_LENS_MUTE_SIDE:
        return e->side == l->which;
    case UM_LENS_MUTE_VERB:
        return e->said && e->said->verb == l->which;
    case UM_LENS_MUTE_LINE:
        return e->log == l->which && e->entry == l->entry;
    case UM_LENS_MUTE_USE:
    case UM_LENS_EARLIER:
    case UM_LENS_TURN:
    case UM_LENS_CARDS_LAST:
    case UM_LENS_CARD_LAST:
    case UM_LENS_THROWN:
    case UM_LENS_CANCEL:
    case UM_LENS_VAIN:
    case UM_LENS_MENDED:
    case UM_LENS_GATHERED:
    case UM_LENS_PHASES:
    case UM_LENS_MEANT:
    case UM_LENS_BEGINS:
    case UM_LENS_NONE:
        break;
    }
    return false;
}

static bool is_mute(const um_log_view *v, const um_log_event *e)
{
    for (size_t i = 0; i < v->nlens; i++)
        if (mutes(&v->lens[i], e))
            return true;
    return false;
}

static bool mutes_use(const um_log_view *v, const um_log_event *e)
{
    for (size_t i = 0; i < v->nlens; i++)
        if (v->lens[i].kind == UM_LENS_MUTE_USE && e->log == v->lens[i].which && e->entry == v->lens[i].entry)
            return true;
    return false;
}

/* Of a declaration only cards, numbers and sides are left. */
static void drop_use(const um_game *g, um_action *a)
{
    const um_param *p = g->verbs[a->verb].params;
    int n = 0;
    for (int i = 0; i < a->nargs; i++) {
        um_ref r = a->args[i].count ? a->values[a->args[i].first].ref : UM_NONE;
        um_param_type type = p[a->args[i].param].type;
        bool card = r != UM_NONE && g->kinds[um_ref_kind(r)].is_card;
        if (type == UM_P_INT || type == UM_P_SIDE || card)
            a->args[n++] = a->args[i];
    }
    a->nargs = (uint8_t)n;
}

/* A line that a lens takes away is talk. */
static um_status mute(um_log_reader *r, um_log_event *e)
{
    if (is_mute(r->view, e)) {
        e->said = NULL;
        e->corrects = false;
        e->quiet = true;
    }
    if (!e->said || !mutes_use(r->view, e))
        return UM_OK;
    um_action *less = um_arena_alloc(&r->words, sizeof *less);
    um_status s = less ? um_log_keep_action(&r->words, e->action, less) : UM_MEMORY;
    if (s == UM_OK) {
        drop_use(r->g, less);
        e->action = less;
    }
    return s;
}

/* ---- another order ---- */

static bool is_of_entry(const um_log_reader *r, size_t i, int log, uint32_t entry)
{
    const um_log_event *e = &r->ev.p[i];
    return e->log == log && !e->put && !e->supposed && e->entry == entry;
}

/* Where an entry begins, from an event on; n: nowhere. Other lenses may have changed the order before. */
static size_t begin_of(const um_log_reader *r, size_t i, int log, uint32_t entry)
{
    while (i < r->ev.n && !is_of_entry(r, i, log, entry))
        i++;
    return i;
}

/* Behind its last event. */
static size_t end_of(const um_log_reader *r, int log, uint32_t entry)
{
    size_t i = r->ev.n;
    while (i > 0 && !is_of_entry(r, i - 1, log, entry))
        i--;
    return i;
}

/* Of the same piece, or of the marker. */
static bool is_of_same(const um_log_event *a, const um_log_event *b)
{
    return a->kind == b->kind && a->what == b->what && (a->what != UM_NONE || a->kind == UM_LOG_SCORE);
}

/* Whether what was moved, or the marker, was moved there before: it cannot pass itself, but for where it went
 * and came back. */
static bool passes_itself(const um_log_reader *r, size_t at, size_t from, size_t to)
{
    for (size_t i = at; i < from; i++)
        for (size_t k = from; k < to; k++)
            if (is_of_same(&r->ev.p[i], &r->ev.p[k]) && !r->ev.p[i].put && !r->ev.p[i].returned)
                return true;
    return false;
}

/* Nor does it go there and come back once it has gone. */
static void drop_returned(um_log_reader *r, size_t at, size_t from, size_t to)
{
    for (size_t i = at; i < from; i++)
        for (size_t k = from; k < to && r->ev.p[i].returned; k++)
            r->ev.p[i].gone |= is_of_same(&r->ev.p[i], &r->ev.p[k]);
}

/* Move what the lens names in front of an earlier entry: all events are held. */
static um_status put_earlier(um_log_reader *r, const um_lens *l)
{
    size_t at = begin_of(r, 0, l->which, l->before), from = begin_of(r, at, l->which, l->entry),
           to = end_of(r, l->which, l->last);
    if (to <= from || (l->by_rule && passes_itself(r, at, from, to)))
        return UM_OK;
    um_log_event *moved = um_realloc(NULL, 0, (to - from) * sizeof *moved);
    if (!moved)
        return UM_MEMORY;
    drop_returned(r, at, from, to);
    memcpy(moved, r->ev.p + from, (to - from) * sizeof *moved);
    memmove(r->ev.p + at + (to - from), r->ev.p + at, (from - at) * sizeof *moved);
    memcpy(r->ev.p + at, moved, (to - from) * sizeof *moved);
    um_free(moved, (to - from) * sizeof *moved);
    return UM_OK;
}

/* What a card of the side is not played across: another card, one drawn, a turn, the beginning of a log, what
 * the other side says that it plays. */
static bool parts_plays(const um_log_event *e, int side)
{
    bool card = e->kind == UM_LOG_MOVE && !e->thrown && (e->from.hand >= 0 || e->to.hand >= 0);
    return e->put || (!e->gone && (card || e->kind == UM_LOG_TURN || e->kind == UM_LOG_SHUFFLE ||
                                   (e->said && e->said->opens && e->side != side)));
}

/* Whether somebody leaves a place that the other side has come to: that is his answer to its play, and so is
 * what he drags on from where he was dropped first. */
static bool is_answer(const um_log_reader *r, size_t at)
{
    const um_log_event *e = &r->ev.p[at];
    um_ref from = e->from.place;
    for (size_t i = at, seen = 0; i > 0 && seen < UM_LOG_BACK && from != UM_NONE; seen++) {
        const um_log_event *o = &r->ev.p[--i];
        if (o->kind != UM_LOG_MOVE || o->gone || o->put || o->to.place != from)
            continue;
        if (um_log_actor(r, o) >= 0 && um_log_actor(r, o) != um_log_actor(r, e))
            return true;
        if (o->what == e->what)
            from = o->from.place;
    }
    return false;
}

/* Dice thrown once more: to what those before them were thrown for. */
static bool is_thrown_again(const um_log_reader *r, size_t at)
{
    while (at > 0 && r->ev.p[at - 1].kind == UM_LOG_CHAT)
        at--;
    return at > 0 && r->ev.p[at - 1].kind == UM_LOG_ROLL && !r->ev.p[at - 1].gone;
}

/* Whose a piece or marker is that is put on the table or taken off it; -1: nobody's. */
static int owner_of(const um_log_reader *r, const um_log_event *e)
{
    return e->mark ? um_side_named(r->g, e->mark->side) : um_log_side_of(r, e->what);
}

/* A deed that a play of the side may begin with. Losses and answers belong to the other side's. */
static bool may_begin(const um_log_reader *r, size_t at, int side)
{
    const um_log_event *e = &r->ev.p[at];
    int by = um_log_actor(r, e);
    if (e->gone || e->looked || (by != side && (e->kind == UM_LOG_MOVE || by >= 0)))
        return false;
    switch (e->kind) {
    case UM_LOG_MOVE: /* a card thrown away is of a play before */
        return !is_answer(r, at) && !um_log_is_card(r, e->what);
    case UM_LOG_FACE:
        return e->value == 0 && um_log_side_of(r, e->what) == side;
    case UM_LOG_ADD:
    case UM_LOG_REMOVE:
    case UM_LOG_STATED:
        return owner_of(r, e) < 0 || owner_of(r, e) == side;
    case UM_LOG_ROLL:
        return e->side == side && !is_thrown_again(r, at);
    default:
        return false;
    }
}

/* Where what a card was played for begins, if its owner showed it last; `at`, where it lies: nowhere before.
 */
static size_t begun_for(const um_log_reader *r, size_t at)
{
    int side = r->ev.p[at].from.hand;
    size_t first = at, begun = at;
    while (first > 0 && !parts_plays(&r->ev.p[first - 1], side))
        first--;
    for (size_t i = at; i-- > first;)
        if (may_begin(r, i, side))
            begun = i;
    return begun;
}

static bool comes_last(const um_lens *l, const um_log_event *e)
{
    if (!um_log_leaves_hand(e))
        return false;
    if (l->kind == UM_LENS_CARD_LAST || l->kind == UM_LENS_THROWN)
        return e->log == l->which && e->entry == (l->kind == UM_LENS_THROWN ? l->last : l->entry);
    return l->which == e->from.hand || l->which >= 2;
}

/* Cards come in front of what they were played for. */
static void put_cards_first(um_log_reader *r, const um_lens *l)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event e = r->ev.p[i];
        if (!comes_last(l, &e))
            continue;
        size_t to = begun_for(r, i);
        while (l->kind == UM_LENS_THROWN && to < i && r->ev.p[to].kind != UM_LOG_MOVE)
            to++; /* a reaction is to a march */
        memmove(&r->ev.p[to + 1], &r->ev.p[to], (i - to) * sizeof e);
        r->ev.p[to] = e;
    }
}

/* A card is thrown into a play, of which the own card may come last; or several are. */
static void throw_card(um_log_reader *r, const um_lens *l)
{
    uint32_t until = l->before ? l->before : l->entry;
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *e = &r->ev.p[i];
        e->thrown |= um_log_leaves_hand(e) && e->log == l->which && e->entry >= l->entry && e->entry <= until;
    }
    if (l->last)
        put_cards_first(r, l);
}

/* What the two entries turned there and back was not turned. */
static void cancel_turns(um_log_reader *r, const um_lens *l)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *a = &r->ev.p[i];
        for (size_t k = i + 1; k < r->ev.n && a->kind == UM_LOG_FACE && a->entry == l->entry && !a->put;
             k++) {
            um_log_event *b = &r->ev.p[k];
            if (b->kind == UM_LOG_FACE && b->entry == l->last && b->what == a->what && b->value != a->value &&
                a->log == l->which && b->log == l->which)
                a->gone = b->gone = true;
        }
    }
}

/* Dice that fell off the table, or were thrown for fun. */
static void drop_dice(um_log_reader *r, const um_lens *l)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *e = &r->ev.p[i];
        if (e->kind != UM_LOG_ROLL || e->log != l->which || e->entry != l->entry || e->put)
            continue;
        e->gone = true;
        r->out->rolls[e->roll].undone = true;
    }
}

/* Pieces without names: one of the kind that was put there last went where this one is now at once. */
static void join_drags(um_log_reader *r, size_t at)
{
    um_log_event *e = &r->ev.p[at];
    for (size_t i = at; i-- > 0 && r->ev.p[i].log == e->log && !e->gone;) {
        um_log_event *before = &r->ev.p[i];
        if (before->kind == UM_LOG_MOVE && !before->gone && before->what == e->what &&
            before->entry < e->entry && before->to.place == e->from.place) {
            before->to = e->to;
            e->gone = true;
        }
    }
}

/* What was moved in that entry was put right. */
static void mend(um_log_reader *r, const um_lens *l)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *e = &r->ev.p[i];
        if (e->kind != UM_LOG_MOVE || e->log != l->which || e->entry != l->entry || e->put)
            continue;
        if (um_game_is_nameless(r->g))
            join_drags(r, i);
        else
            e->mended = true;
    }
}

/* What was put back between two entries was no slip; or the play that is opened there begins so. */
static void mark(um_log_reader *r, const um_lens *l)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *e = &r->ev.p[i];
        bool within = e->log == l->which && e->entry >= l->entry && e->entry <= l->last;
        e->meant |= within && l->kind == UM_LENS_MEANT;
        e->begins |= within && l->kind == UM_LENS_BEGINS;
    }
}

/* Where acts of its kind come when the kinds that a lens names come first. */
static int rank_by_kinds(const um_log_reader *r, const um_log_event *e, const um_lens *l, int turns)
{
    unsigned kind = um_log_kind_of_act(e);
    (void)r;
    (void)turns;
    return ((kind == UM_ACT_FACE && !e->value ? UM_ACT_FRONT : kind) & l->before) == 0;
}

/* No piece that lies there is in the game. */
static bool is_off_map(const um_log_reader *r, um_ref place)
{
    return place == UM_NONE || r->g->kinds[um_ref_kind(place)].keeps_cards;
}

/* Where it comes at a turn's end, of whose markers so many lie before it: losses are taken when the first
 * shows winter, repairs follow, then what goes from the table, and pieces arrive when the next one begins. */
static int rank_by_phase(const um_log_reader *r, const um_log_event *e, const um_lens *l, int turns)
{
    enum { BEFORE, BEGINS, LOSSES, REPAIRS, MARKERS, ENDS, BEHIND };
    unsigned kind = um_log_kind_of_act(e);
    (void)l;
    if (kind & UM_ACT_TURN)
        return turns ? ENDS : BEGINS;
    if (kind == UM_ACT_FACE)
        return e->value ? LOSSES : REPAIRS;
    if (kind & UM_ACT_CARD)
        return turns ? BEHIND : BEFORE;
    if (e->kind == UM_LOG_REMOVE || (e->kind == UM_LOG_MOVE && is_off_map(r, e->to.place)))
        return LOSSES;
    if (e->kind == UM_LOG_ADD || (e->kind == UM_LOG_MOVE && is_off_map(r, e->from.place)))
        return BEHIND;
    bool home = e->kind == UM_LOG_MOVE && !(kind & UM_ACT_WAY); /* as ships go to port */
    if (turns == 0 || (turns == 1 && home))
        return BEFORE;
    return kind & UM_ACT_MARKER ? MARKERS : BEHIND;
}

/* What was done from one entry to another comes by rank. */
static um_status sort_acts(um_log_reader *r, const um_lens *l,
                           int (*rank)(const um_log_reader *r, const um_log_event *e, const um_lens *l,
                                       int turns))
{
    enum { RANKS = 7 };
    size_t from = begin_of(r, 0, l->which, l->entry), to = end_of(r, l->which, l->last), n = from;
    if (to <= from)
        return UM_OK;
    um_log_event *was = um_realloc(NULL, 0, (to - from) * sizeof *was);
    if (!was)
        return UM_MEMORY;
    memcpy(was, r->ev.p + from, (to - from) * sizeof *was);
    for (int k = 0; k < RANKS; k++)
        for (size_t i = 0, turns = 0; i < to - from; i++) {
            if (rank(r, &was[i], l, (int)turns) == k)
                r->ev.p[n++] = was[i];
            turns += was[i].kind == UM_LOG_TURN;
        }
    um_free(was, (to - from) * sizeof *was);
    return UM_OK;
}

/* The event from `at` on in which the marker is moved to a turn; n if it skips that one, or never moves
 * though nobody plays a card from there on; SIZE_MAX if neither is so. */
static size_t late_turn(const um_log_reader *r, size_t at, int32_t turn)
{
    bool played = false;
    for (size_t i = at; i < r->ev.n; i++) {
        const um_log_event *e = &r->ev.p[i];
        if (e->kind == UM_LOG_TURN && !e->gone)
            return e->value == turn ? i : e->value == turn + 1 ? r->ev.n : SIZE_MAX;
        played |= e->kind == UM_LOG_MOVE && !e->gone && e->from.hand >= 0 && e->to.hand < 0;
    }
    return played ? SIZE_MAX : r->ev.n;
}

/* The turn after the one that the marker shows begins in front of an entry, if the marker follows later. */
static um_status put_turn(um_log_reader *r, const um_lens *l)
{
    size_t at = 0;
    int32_t turn = -1;
    for (; at < r->ev.n; at++) {
        const um_log_event *e = &r->ev.p[at];
        if (!e->put && e->log == l->which && e->entry >= l->before)
            break;
        if (e->kind == UM_LOG_TURN && !e->gone)
            turn = e->value;
    }
    size_t late = turn < 0 ? SIZE_MAX : late_turn(r, at, turn + 1);
    um_log_event *added = late == SIZE_MAX || at == r->ev.n ? NULL : um_log_add_event(r, &r->ev, UM_LOG_TURN);
    if (!added)
        return r->failed;
    if (late < r->ev.n - 1)
        r->ev.p[late].gone = true;
    um_log_event e = *added;
    e.log = r->ev.p[at].log;
    e.file = r->ev.p[at].file;
    e.entry = r->ev.p[at].entry;
    e.was = turn;
    e.value = turn + 1;
    e.supposed = true;
    memmove(&r->ev.p[at + 1], &r->ev.p[at], (r->ev.n - 1 - at) * sizeof e);
    r->ev.p[at] = e;
    return UM_OK;
}

/* Only what happened between a snapshot and the entry asked for is read. */
static void cut_out(um_log_reader *r, const um_snapshot *from, uint32_t until)
{
    size_t at = 0, end;
    while (at < r->ev.n &&
           (r->ev.p[at].log < from->log || r->ev.p[at].put || r->ev.p[at].entry < from->entry))
        at++;
    at += (size_t)from->nth;
    for (end = at; end < r->ev.n && r->ev.p[end].log == from->log && r->ev.p[end].entry <= until; end++)
        ;
    at = at < end ? at : end;
    r->in_part = end < r->ev.n;
    memmove(r->ev.p, r->ev.p + at, (end - at) * sizeof *r->ev.p);
    r->ev.n = end - at;
}

um_status um_log_look_through(um_log_reader *r)
{
    const um_log_view *v = r->view;
    um_status s = UM_OK;
    for (size_t i = 0; i < r->ev.n && v->nlens && s == UM_OK; i++)
        if (r->ev.p[i].kind == UM_LOG_CHAT)
            s = mute(r, &r->ev.p[i]);
    for (size_t i = 0; i < v->nlens && s == UM_OK; i++)
        if (v->lens[i].kind == UM_LENS_EARLIER)
            s = put_earlier(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_CANCEL)
            cancel_turns(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_VAIN)
            drop_dice(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_MENDED)
            mend(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_MEANT || v->lens[i].kind == UM_LENS_BEGINS)
            mark(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_CARDS_LAST || v->lens[i].kind == UM_LENS_CARD_LAST)
            put_cards_first(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_THROWN)
            throw_card(r, &v->lens[i]);
        else if (v->lens[i].kind == UM_LENS_GATHERED)
            s = sort_acts(r, &v->lens[i], rank_by_kinds);
        else if (v->lens[i].kind == UM_LENS_PHASES)
            s = sort_acts(r, &v->lens[i], rank_by_phase);
        else if (v->lens[i].kind == UM_LENS_TURN)
            s = put_turn(r, &v->lens[i]);
    if (s == UM_OK && v->from)
        cut_out(r, v->from, v->until);
    return s;
}
