#include "core/replay.h"

#include "core/bits.h"
#include "core/by_step.h"
#include "core/doubts.h"
#include "core/history.h"
#include "core/scope.h"
#include "core/sealing.h"
#include "core/testimony.h"
#include "core/unclear.h"
#include "core/unplayed.h"

#include <string.h>

enum { BOOK_MAX = 32, VERBS = 128 };

/* What is kept of a step that was judged. */
struct step {
    um_place at;
    uint8_t verdict; /* um_verdict, the worst of its findings */
    uint8_t cause;   /* um_cause, if undetermined */
    int8_t actor;    /* the side whose step it was, -1: nobody's */
    bool accepted;   /* its findings were accepted */
};

struct um_replay {
    const um_game *game;
    const um_pack *pack;
    um_settings settings;
    um_ctx ctx;  /* judging: with taint */
    um_ctx view; /* queries, printing: the position as it stands */
    bool have_last;
    void *state, *before; /* the present position; room for the one before, or behind a play's end */
    uint64_t *taint, *diff;
    int *tainted_by; /* per object: the step, or -1 for what could not be read */
    um_unclear unclear;
    um_doubts doubts;
    size_t words;
    bool blind;
    int suggested;       /* findings that tell what was open instead */
    const char **hidden; /* what lies hidden, in words: one text; NULL: nothing */
    um_arena arena;
    um_finding *findings;
    size_t nfindings, findings_cap;
    um_by_step about; /* the first `indexed` of them, by step */
    size_t indexed;
    um_book_entry *book;
    size_t nbook, book_cap;
    struct step *step; /* the i-th step at i - 1 */
    size_t steps_cap;
    int steps;
    uint64_t open_lately[VERBS / 64]; /* verbs, by number modulo VERBS, whose last step had no plain yes */
    int turn, turns;                  /* of the last step that has one; so many turns had steps */
    um_sealing sealing;
    um_history history;
    um_book_entry booked[BOOK_MAX], booked_at_end[BOOK_MAX]; /* by an action; by the end of a play */
    um_recorder rec, last;                                   /* nothing holds in `last` unless have_last */
};

/* ---- life ---- */

um_status um_replay_new(const um_game *g, const um_pack *p, const um_settings *s, um_replay **out)
{
    um_replay *r = um_realloc(NULL, 0, sizeof *r);
    if (!r)
        return UM_MEMORY;
    memset(r, 0, offsetof(um_replay, rec));
    r->game = g;
    r->pack = p;
    r->settings = *s;
    if (r->settings.trust == UM_UNKNOWN)
        r->settings.trust = UM_LIKELY;
    r->words = ((size_t)g->nobjects + 63) / 64;
    r->state = um_arena_take(&r->arena, g->state_size);
    r->before = um_arena_take(&r->arena, g->state_size);
    r->taint = um_arena_alloc(&r->arena, (r->words + 1) * sizeof(uint64_t));
    r->diff = um_arena_alloc(&r->arena, (r->words + 1) * sizeof(uint64_t));
    r->tainted_by = um_arena_alloc(&r->arena, ((size_t)g->nobjects + 1) * sizeof(int));
    um_room *room = um_arena_take(&r->arena, g->room_size ? g->room_size : sizeof *room);
    if (!r->state || !r->before || !r->taint || !r->diff || !r->tainted_by || !room) {
        um_replay_free(r);
        return UM_MEMORY;
    }
    um_ctx_init(&r->view, g, p, r->settings.trust);
    r->view.options = s->options;
    r->view.room = g->room_size ? room : NULL;
    room->filled = room->kept = false;
    r->ctx = r->view;
    r->ctx.taint = r->taint;
    r->ctx.bare = s->bare;
    r->ctx.sparing = s->bare && !s->lacking && !s->witness && !s->cover && !s->explain;
    um_recorder_begin(&r->rec, &r->arena);
    g->start(&r->view, r->state);
    memcpy(r->before, r->state, g->state_size); /* which um_copy_state asks for */
    if (s->state)
        memcpy(r->state, s->state, g->state_size);
    if (um_grow((void **)&r->step, &r->steps_cap, (size_t)s->steps + 1, sizeof *r->step) != UM_OK) {
        um_replay_free(r);
        return UM_MEMORY;
    }
    for (; r->steps < s->steps; r->steps++)
        r->step[r->steps] = (struct step){.actor = -1};
    *out = r;
    return UM_OK;
}

void um_replay_free(um_replay *r)
{
    if (!r)
        return;
    um_free(r->findings, r->findings_cap * sizeof *r->findings);
    um_by_step_free(&r->about);
    um_sealing_free(&r->sealing);
    um_free(r->book, r->book_cap * sizeof *r->book);
    um_free(r->step, r->steps_cap * sizeof *r->step);
    um_history_free(&r->history, r->game->state_size);
    um_doubts_free(&r->doubts);
    um_arena_free(&r->arena);
    um_free(r, sizeof *r);
}

/* ---- taint ---- */

/* The first step whose illegality touches a piece, card or marker that the action names; 0: none. */
static int tainted_by(const um_replay *r, const um_action *a)
{
    int first = 0;
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref ref = a->values[a->args[i].first + k].ref;
            int o = ref == UM_NONE ? -1 : r->game->object(&r->ctx, ref);
            if (o >= 0 && um_has_bit(r->taint, o) && (first == 0 || r->tainted_by[o] < first))
                first = r->tainted_by[o];
        }
    return first;
}

/* What the step under way has changed, into r->diff. */
static void diff_states(um_replay *r)
{
    memset(r->diff, 0, r->words * sizeof *r->diff);
    r->game->changed(&r->view, r->before, r->state, r->diff);
}

/* An illegal step taints every object that it changed; the first such step is remembered. */
static void taint_changes(um_replay *r, int step)
{
    diff_states(r);
    for (int o = 0; o < r->game->nobjects; o++)
        if (um_has_bit(r->diff, o) && !um_has_bit(r->taint, o)) {
            um_set_bit(r->taint, o);
            r->tainted_by[o] = step;
        }
}

/* A position was stated: what it names is certain again. */
static void settle_taint(um_replay *r, const um_action *a)
{
    r->blind = false;
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref ref = a->values[a->args[i].first + k].ref;
            int o = ref == UM_NONE ? -1 : r->game->object(&r->ctx, ref);
            if (o < 0)
                continue;
            um_clear_bit(r->taint, o);
            um_unclear_settle(&r->unclear, o);
        }
}

void um_replay_unreadable(um_replay *r)
{
    r->blind = true;
    for (int o = 0; o < r->game->nobjects; o++) {
        um_set_bit(r->taint, o);
        r->tainted_by[o] = -1;
    }
}

/* ---- findings ---- */

static const um_scope everything = {-1, 0};

/* Append a finding; UM_MEMORY. */
static um_status add_finding(um_replay *r, um_finding f)
{
    um_status s = um_grow((void **)&r->findings, &r->findings_cap, r->nfindings + 1, sizeof f);
    if (s == UM_OK)
        r->findings[r->nfindings++] = f;
    return s;
}

/* Whether a breach found at a play's end was found when its step was made; of two that play's end finds each
 * side has its own. What was found before the step itself is about earlier ones. */
static bool found_before(const um_replay *r, const um_finding *f)
{
    for (size_t i = r->nfindings; f->at_close && f->verdict == UM_ILLEGAL && i > 0; i--) {
        const um_finding *g = &r->findings[i - 1];
        if (g->found < f->step)
            return false;
        if (g->step == f->step && g->verdict == f->verdict && g->claim == f->claim &&
            (!g->at_close || g->side == f->side) && strcmp(g->code, f->code) == 0)
            return true;
    }
    return false;
}

/* The first step that made any of the objects doubtful that the rules looked at; -1: something unread; 0:
 * none. */
static int tainted_read(const um_replay *r)
{
    int first = 0;
    for (int i = 0; i < r->rec.nreads; i++) {
        int by = r->rec.reads[i].doubt == UM_D_TAINT ? r->tainted_by[r->rec.reads[i].num] : 0;
        if (by && (first == 0 || by < first))
            first = by;
    }
    return first;
}

/* Judge an illegal step again with every piece whose place is not certain put in doubt: it stays illegal only
 * if it is so wherever they may lie. */
static um_status doubt_places(um_replay *r, const um_question *q, um_scope of, um_finding *f)
{
    static const char *const why[] = {"the place of a piece that the log shows between two"};
    um_ctx c = r->ctx;
    um_question again = *q;
    um_action step;
    um_finding other = *f;
    bool plain;
    c.rec = &r->rec;
    c.step = r->steps;
    c.only_about = of.about;
    c.only_fault = of.fault;
    again.tainted |= !q->action && f->claim && r->unclear.score_doubted;
    um_unclear_ask(&r->unclear, &c, &again, r->taint, &r->arena, &step);
    um_status s = um_explain_verdict(&c, &again, &r->arena, &other, &plain);
    if (s != UM_OK || plain)
        return s;
    if ((other.cause == UM_WHY_TAINTED && tainted_read(r) <= 0) ||
        (other.verdict == UM_ILLEGAL && um_unclear_acquits(&r->unclear, &c, q))) {
        um_blame(&other, why);
        other.cause = UM_WHY_AMBIGUOUS;
    }
    *f = other;
    return s;
}

/* Whether a finding at a play's end only says that an illegal step left things as it did: that is no second
 * fault, and is not told. */
static bool follows_itself(const um_replay *r, const um_finding *f)
{
    return f->at_close && f->cause == UM_WHY_TAINTED && tainted_read(r) == f->step;
}

/* A finding about a step with no more in it than whose and where it is. */
static um_finding about_step(const um_replay *r, int step, const um_action *a)
{
    um_finding f = {.step = step, .found = r->steps, .side = step > 0 ? r->step[step - 1].actor : -1};
    f.at = a && step == r->steps ? a->at : step > 0 ? r->step[step - 1].at : f.at;
    return f;
}

/* Weaken a finding by what is not certain of the position it was judged from: where pieces lie, how the play
 * was read, what an illegal or unread step changed, who may stand hidden. `taint`: see tainted_by. */
static um_status weaken(um_replay *r, const um_question *q, um_scope of, int taint, um_finding *f)
{
    static const char *const unread[] = {"what an earlier line or entry says, which could not be read"};
    um_status s = UM_OK;
    if (r->unclear.any && f->verdict == UM_ILLEGAL)
        s = doubt_places(r, q, of, f);
    if (s == UM_OK)
        s = um_doubts_apply(&r->doubts, f, r->settings.binding, &r->arena);
    if (s != UM_OK)
        return s;
    if (f->cause == UM_WHY_TAINTED && taint == 0)
        taint = tainted_read(r);
    f->tainted_by = f->cause == UM_WHY_TAINTED && taint > 0 ? taint : 0;
    /* nothing is called illegal while something unread may have changed the position */
    if ((r->blind && f->verdict == UM_ILLEGAL) || (f->cause == UM_WHY_TAINTED && taint < 0))
        um_blame(f, unread);
    /* nor while somebody may stand where the record shows nobody */
    if (r->hidden && f->verdict == UM_ILLEGAL)
        um_blame(f, r->hidden);
    return UM_OK;
}

/* Let an open step be heard, unless the position it was made from, or what was done, is not plain. */
static void hear(um_replay *r, const um_ctx *c, const um_question *q, const um_finding *f)
{
    bool plain =
        !q->tainted && !r->blind && !r->hidden && !r->unclear.any && !um_doubts_has(&r->doubts, f->step);
    if (plain && c->verdict == UM_MAYBE)
        um_testify(c, q, f->step, f->side, r->settings.witness);
}

/* Ask a question with the recorder on and turn the answer into a finding, if it is one. */
static um_status inquire(um_replay *r, const um_question *q, um_scope of, int taint, um_finding *out)
{
    um_ctx c = r->ctx;
    c.rec = &r->rec;
    c.step = r->steps;
    c.only_about = of.about;
    c.only_fault = of.fault;
    c.bare |= r->nfindings >= UM_REPLAY_EXPLAINED;
    um_ask(&c, q);
    int step = of.about > 0 ? of.about : of.about < 0 ? um_breach_about(&c, &r->rec, r->steps) : r->steps;
    um_finding f = about_step(r, step, q->action);
    int fault = of.about < 0 ? um_breach_fault(&c, &r->rec) : of.fault - 1;
    f.side = fault < 0 ? f.side : fault;
    bool plain;
    bool told = c.verdict == UM_NO || (r->settings.lacking && (c.doubts & UM_D_MISSING));
    if (r->settings.witness)
        hear(r, &c, q, &f);
    if ((r->settings.untainted || r->settings.witness) && !told) {
        f.verdict = UM_LEGAL;
        *out = f;
        return UM_OK;
    }
    um_status s = um_explain_verdict(&c, q, &r->arena, &f, &plain);
    plain |= s == UM_OK && follows_itself(r, &f);
    if (plain)
        f.verdict = UM_LEGAL;
    else if (s == UM_OK)
        s = weaken(r, q, of, taint, &f);
    if (s == UM_OK && !plain)
        s = found_before(r, &f) ? UM_OK : add_finding(r, f);
    if (r->settings.cover)
        um_cover_count(r->settings.cover, &r->rec, f.verdict == UM_LEGAL);
    if (r->settings.explain) {
        r->last = r->rec;
        r->have_last = true;
    }
    *out = f;
    return s;
}

/* Whether a step needs no more than a plain yes. Speed dictates that it is not asked for of a verb whose last
 * step had another answer: what unsure data leave open they mostly leave open again. */
static bool quick(um_replay *r, const um_question *q)
{
    bool open = q->action && !r->pack->touched && um_has_bit(r->open_lately, q->action->verb % VERBS);
    um_ctx c = r->ctx;
    c.step = r->steps;
    return !open && um_ask_plain(&c, q);
}

/* Whether every decision is wanted, of legal steps, too. */
static bool recording(const um_replay *r)
{
    return r->settings.cover || r->settings.explain;
}

/* A step counts as the worst of its findings; of undetermined ones, told is the worst. */
static void mark_step(um_replay *r, const um_finding *f)
{
    if (f->step == 0)
        return;
    uint8_t *now = &r->step[f->step - 1].verdict;
    um_verdict worst = um_worse((um_verdict)*now, f->verdict);
    bool told = worst == UM_UNDETERMINED && f->verdict == worst && f->cause == UM_WHY_TOLD;
    if (worst != (um_verdict)*now || told)
        r->step[f->step - 1].cause = (uint8_t)f->cause;
    *now = (uint8_t)worst;
}

/* ---- bookings and history ---- */

/* Move what a step booked to the ledger. */
static um_status keep_bookings(um_replay *r, const um_ctx *c)
{
    for (int i = 0; i < c->nbook; i++) {
        um_status s = um_grow((void **)&r->book, &r->book_cap, r->nbook + 1, sizeof *r->book);
        if (s != UM_OK)
            return s;
        r->book[r->nbook] = c->book[i];
        r->book[r->nbook++].step = r->steps;
    }
    return UM_OK;
}

/* The context in which the state is changed: the table is taken as it is, nothing is tainted, and of what is
 * decided or read nobody asks. */
static um_ctx applying(um_replay *r, um_book_entry *book)
{
    um_ctx c = r->view;
    c.step = r->steps;
    c.refused = NULL;
    c.book = book;
    c.book_cap = BOOK_MAX;
    c.book_words = &r->arena;
    return c;
}

/* Before anything changes. */
static um_status keep_state(um_replay *r)
{
    return r->settings.history ? um_history_state(&r->history, r->state, r->game->state_size) : UM_OK;
}

static um_status remember(um_replay *r, const um_action *a)
{
    um_arena *copy = r->settings.lasting ? NULL : &r->arena;
    return r->settings.history ? um_history_add(&r->history, a, r->steps, copy) : UM_OK;
}

/* ---- stepping ---- */

/* What a play left undone may concern several of its steps and both sides: one finding for each. */
static um_status close_play(um_replay *r, bool last)
{
    um_question q = {.game = r->game, .state = r->state, .ask = last ? UM_ASK_END : UM_ASK_CLOSE};
    if (r->steps == 0 || (!recording(r) && quick(r, &q)))
        return UM_OK;
    um_ctx c = r->ctx;
    c.rec = &r->rec;
    c.step = r->steps;
    um_ask(&c, &q);
    um_scope of[UM_DECISIONS_MAX];
    int n = um_scopes_decided(&r->rec, of);
    um_status s = UM_OK;
    for (int i = 0; i < n && s == UM_OK; i++) {
        um_finding f;
        s = inquire(r, &q, of[i], 0, &f);
        mark_step(r, &f);
    }
    return s;
}

static void swap(void **a, void **b)
{
    void *was = *a;
    *a = *b;
    *b = was;
}

/* A play is over, whose end was carried out in r->before: what it had to leave in order is judged, then that
 * is the position. */
static um_status end_play(um_replay *r, const um_ctx *end)
{
    um_status s = close_play(r, false);
    swap(&r->state, &r->before);
    return s == UM_OK ? keep_bookings(r, end) : s;
}

static um_status note_unplayed(um_replay *r, const um_action *a)
{
    um_ctx c = r->view;
    um_finding f;
    um_status s = um_unplayed_note(&c, r->before, r->state, a, &r->arena, &f);
    f.step = r->steps;
    return s == UM_OK && f.note.n ? add_finding(r, f) : s;
}

/* Apply a statement of the position: never judged, and no step. UM_VALUE: it cannot be applied. */
static um_status apply_position(um_replay *r, const um_action *a)
{
    um_status s = keep_state(r);
    if (s != UM_OK)
        return s;
    um_copy_state(&r->view, r->before, r->state);
    um_ctx c = applying(r, r->booked);
    if (r->game->verbs[a->verb].flags & UM_V_HIDDEN) {
        s = um_hidden_words(r->pack, a, &r->arena, &r->hidden);
        return s == UM_OK ? remember(r, a) : s;
    }
    if (r->game->verbs[a->verb].flags & (UM_V_READINGS | UM_V_DOUBT)) {
        s = um_doubts_note(&r->doubts, &r->game->verbs[a->verb], a, r->steps, &r->arena);
        return s == UM_OK ? remember(r, a) : s;
    }
    if (r->game->verbs[a->verb].flags & UM_V_UNCLEAR) {
        s = um_unclear_note(&r->unclear, &r->view, a, r->steps == 0, &r->arena);
        return s == UM_OK ? remember(r, a) : s;
    }
    bool carried = um_carry_out(&c, r->state, a);
    um_take_refusal(&r->view, &c);
    if (!carried)
        return UM_VALUE;
    settle_taint(r, a);
    s = note_unplayed(r, a);
    return s == UM_OK ? remember(r, a) : s;
}

/* Count a step, with whose it is; its verdict is legal until a finding says otherwise. */
static um_status add_step(um_replay *r, const um_action *a)
{
    um_status s = um_grow((void **)&r->step, &r->steps_cap, (size_t)r->steps + 1, sizeof *r->step);
    if (s != UM_OK)
        return s;
    int8_t actor = (int8_t)r->game->actor(&r->ctx, r->state, a);
    r->step[r->steps++] =
        (struct step){.at = a->at, .verdict = UM_LEGAL, .cause = UM_WHY_NONE, .actor = actor};
    bool seals = actor >= 0 && !(r->game->verbs[a->verb].flags & UM_V_FRAME);
    return seals ? um_sealing_add(&r->sealing, r->steps, actor) : UM_OK;
}

/* Tell the finding just made what was open instead of the action. */
static um_status suggest(um_replay *r, const um_action *a)
{
    um_alternatives *found = um_arena_alloc(&r->arena, sizeof *found);
    if (!found)
        return UM_MEMORY;
    um_ctx c = r->ctx;
    c.step = r->steps;
    r->findings[r->nfindings - 1].instead = found;
    return um_find_alternatives(r->game, &c, r->state, a, &r->arena, found);
}

/* Judge an action from the present state; *verdict is of this step alone. */
static um_status judge_step(um_replay *r, const um_action *a, um_verdict *verdict)
{
    int taint = tainted_by(r, a);
    um_question q = {
        .game = r->game, .state = r->state, .action = a, .ask = UM_ASK_ACTION, .tainted = taint != 0};
    if (!taint && !recording(r) && quick(r, &q))
        return UM_OK;
    um_finding f;
    um_status s = inquire(r, &q, everything, taint, &f);
    um_put_bit(r->open_lately, a->verb % VERBS, f.verdict != UM_LEGAL);
    mark_step(r, &f);
    *verdict = f.step == r->steps ? f.verdict : UM_LEGAL;
    bool breach = *verdict == UM_ILLEGAL || (*verdict == UM_UNDETERMINED && f.doubted);
    bool wanted = breach && r->settings.suggest && r->suggested++ < UM_REPLAY_SUGGESTED;
    return s == UM_OK && wanted ? suggest(r, a) : s;
}

/* Whether the action can be carried out at all. If it begins a play, r->before gets the position that the end
 * of the play before leaves. */
static bool may_go_on(um_replay *r, const um_action *a, bool begins, um_ctx *end)
{
    *end = applying(r, r->booked_at_end);
    if (begins) {
        um_copy_state(&r->view, r->before, r->state);
        if (r->game->settle)
            r->game->settle(end, r->before);
    }
    um_ctx c = applying(r, r->booked);
    c.step = r->steps + 1;
    bool can = um_can_carry_out(&c, begins ? r->before : r->state, a);
    um_take_refusal(&r->view, &c);
    return can;
}

/* Carry out the action that was judged. Speed dictates that the position before is kept only where it is
 * asked what has changed. */
static um_status carry_out(um_replay *r, const um_action *a, bool illegal)
{
    um_ctx c = applying(r, r->booked);
    bool taints = illegal && !r->settings.untainted;
    if (r->unclear.any || taints)
        um_copy_state(&r->view, r->before, r->state);
    r->game->apply(&c, r->state, a);
    um_status s = keep_bookings(r, &c);
    if (r->unclear.any) {
        diff_states(r);
        um_unclear_follow(&r->unclear, a, r->diff);
    }
    if (taints)
        taint_changes(r, r->steps);
    return s;
}

/* A turn that begins and ends with no step of its own is not counted. */
static void note_turn(um_replay *r)
{
    int turn = r->game->turn ? r->game->turn(r->state) : 0;
    r->turns += turn && turn != r->turn;
    r->turn = turn ? turn : r->turn;
}

um_status um_replay_step(um_replay *r, const um_action *a, um_verdict *verdict)
{
    *verdict = UM_LEGAL;
    if (!um_action_fits(&r->game->verbs[a->verb], a)) {
        r->view.refused = NULL;
        return UM_VALUE;
    }
    if (r->game->verbs[a->verb].flags & UM_V_POSITION)
        return apply_position(r, a);
    um_ctx end;
    bool begins = r->game->begins_play(&r->ctx, r->state, a);
    if (!may_go_on(r, a, begins, &end))
        return UM_VALUE;
    um_status s = keep_state(r);
    if (s == UM_OK && begins)
        s = end_play(r, &end);
    if (s == UM_OK)
        s = add_step(r, a);
    if (s == UM_OK)
        s = judge_step(r, a, verdict);
    if (s != UM_OK)
        return s;
    s = remember(r, a);
    note_turn(r);
    return s == UM_OK ? carry_out(r, a, *verdict == UM_ILLEGAL) : s;
}

um_verdict um_replay_try(um_replay *r, const um_action *a)
{
    um_ctx c = r->ctx;
    c.step = r->steps + 1;
    um_question q = {.game = r->game, .state = r->state, .action = a, .ask = UM_ASK_ACTION};
    um_ask(&c, &q);
    static const um_verdict of[] = {[UM_NO] = UM_ILLEGAL, [UM_MAYBE] = UM_UNDETERMINED, [UM_YES] = UM_LEGAL};
    return of[c.verdict];
}

um_status um_replay_claim(um_replay *r, const um_action *q, um_verdict *verdict)
{
    um_question ask = {.game = r->game, .state = r->state, .action = q, .ask = UM_ASK_CLAIM};
    um_finding f;
    um_status s = inquire(r, &ask, everything, 0, &f);
    *verdict = f.verdict;
    return s;
}

um_status um_replay_end(um_replay *r)
{
    if (r->steps == 0) /* a position that nobody played from stays as it is given */
        return UM_OK;
    um_status s = close_play(r, true);
    if (!r->game->settle)
        return s;
    um_ctx c = applying(r, r->booked);
    r->game->settle(&c, r->state);
    return s == UM_OK ? keep_bookings(r, &c) : s;
}

static void accept_finding(um_replay *r, um_finding *f, bool stands, const char *why)
{
    f->accepted = true;
    f->stands = stands;
    f->accepted_why = why;
    if (f->step > 0)
        r->step[f->step - 1].accepted = true;
}

/* Lay out which findings are about which step, if any has come since that was done. */
static um_status index_findings(um_replay *r)
{
    if (r->indexed == r->nfindings)
        return UM_OK;
    r->indexed = r->about.n = 0;
    for (size_t i = 0; i < r->nfindings; i++)
        if (um_by_step_add(&r->about, r->findings[i].step, (int)i) != UM_OK)
            return UM_MEMORY;
    um_by_step_sort(&r->about);
    r->indexed = r->nfindings;
    return UM_OK;
}

um_status um_replay_accept(um_replay *r, int step, const char *why)
{
    size_t n = 0;
    um_status s = index_findings(r);
    const um_about_step *of = s == UM_OK ? um_by_step_find(&r->about, step, &n) : NULL;
    for (size_t i = 0; i < n; i++)
        accept_finding(r, &r->findings[of[i].finding], false, why);
    return s;
}

/* A finding with the step that sealed it, once one has, which stays; a remark from outside is never sealed.
 */
static um_finding *look(const um_replay *r, size_t i)
{
    um_finding *f = &r->findings[i];
    f->sealed = f->sealed || (f->note.n && !f->found) ? f->sealed : um_sealed_by(&r->sealing, f);
    return f;
}

void um_replay_accept_errors(um_replay *r, bool sealed, const char *why)
{
    for (size_t i = 0; i < r->nfindings; i++) {
        um_finding *f = look(r, i);
        if (f->verdict == UM_ILLEGAL && (f->sealed > 0) == sealed && !f->accepted)
            accept_finding(r, f, true, why);
    }
}

/* A remark made from outside, as a finding. */
static um_status make_remark(um_replay *r, const um_remark *of, um_finding *f)
{
    *f = (um_finding){.step = of->step, .at = of->at, .side = -1, .verdict = UM_NOTED, .code = of->code};
    if (of->step < 1 || of->step > r->steps)
        return UM_CALL;
    f->side = r->step[of->step - 1].actor;
    return um_text_dup(&r->arena, of->words, &f->note);
}

um_status um_replay_note(um_replay *r, const um_remark *remark, size_t n)
{
    size_t cap = 0, had = r->nfindings;
    um_finding *made = NULL;
    um_status s = n ? um_grow((void **)&made, &cap, n, sizeof *made) : UM_OK;
    for (size_t i = 0; i < n && s == UM_OK; i++)
        s = i && remark[i].step < remark[i - 1].step ? UM_CALL : make_remark(r, &remark[i], &made[i]);
    if (s == UM_OK)
        s = um_grow((void **)&r->findings, &r->findings_cap, had + n, sizeof *made);
    if (s == UM_OK) {
        um_findings_insert(r->findings, had, made, n);
        r->nfindings += n;
    }
    um_free(made, cap * sizeof *made);
    return s;
}

/* ---- looking ---- */

int um_replay_steps(const um_replay *r)
{
    return r->steps;
}

int um_replay_actor(const um_replay *r, int step)
{
    return step >= 1 && step <= r->steps ? r->step[step - 1].actor : -1;
}

um_verdict um_replay_verdict(const um_replay *r, int step)
{
    return step >= 1 && step <= r->steps ? (um_verdict)r->step[step - 1].verdict : UM_LEGAL;
}

int um_replay_findings(const um_replay *r)
{
    return (int)r->nfindings;
}

const um_finding *um_replay_finding(const um_replay *r, int i)
{
    return look(r, (size_t)i);
}

const um_book_entry *um_replay_book(const um_replay *r, int *n)
{
    *n = (int)r->nbook;
    return r->book;
}

void um_replay_score(um_replay *r, um_score *out)
{
    um_ctx c = r->view;
    r->game->score(&c, r->state, out);
}

void um_replay_tally(um_replay *r, um_tally_fn *fn, void *user)
{
    um_ctx c = r->view;
    if (r->game->tally)
        r->game->tally(&c, r->state, fn, user);
}

void um_replay_counts(const um_replay *r, um_counts *out)
{
    *out = (um_counts){.steps = r->steps, .turns = r->turns};
    for (int i = 0; i < r->steps; i++) {
        um_verdict v = (um_verdict)r->step[i].verdict;
        if (v != UM_LEGAL && v != UM_NOTED && r->step[i].accepted) {
            out->accepted++;
            continue;
        }
        out->legal += v == UM_LEGAL || v == UM_NOTED;
        out->illegal += v == UM_ILLEGAL;
        out->undetermined += v == UM_UNDETERMINED;
        if (v == UM_UNDETERMINED)
            out->by_cause[r->step[i].cause]++;
    }
    for (size_t i = 0; i < r->nfindings; i++)
        out->notes += r->findings[i].verdict == UM_NOTED;
}

const void *um_replay_state(const um_replay *r)
{
    return r->state;
}

const void *um_replay_state_at(um_replay *r, int k)
{
    if (k < 0 || k > r->steps || !r->settings.history)
        return NULL;
    const void *state = um_history_at(&r->history, &r->view, k);
    return state ? state : r->state;
}

um_ctx *um_replay_ctx(um_replay *r)
{
    return &r->view;
}

const um_recorder *um_replay_recorder(const um_replay *r)
{
    return r->have_last ? &r->last : NULL;
}

um_status um_replay_query(um_replay *r, const um_action *q, um_answer *out)
{
    um_ctx c = r->view;
    c.step = r->steps;
    return r->game->query(&c, r->state, q, out);
}
