/* A log replayed: for every entry what it changed, in the binding's terms. */
#include <inttypes.h>
#include <string.h>

#include "parser/reading/hold.h"
#include "parser/reading/limits.h"
#include "parser/reading/log_reader.h"

enum { REPORT_MAX = 2000 }; /* bytes of a module's report that are looked at; no roll is told in more */

/* Kept as long as the event. */
static um_text keep(um_log_reader *r, um_text t)
{
    um_text kept = UM_TEXT("");
    if (um_text_dup(&r->words, t, &kept) != UM_OK)
        r->failed = UM_MEMORY;
    return kept;
}

/* A name that comes again and again: kept once. */
static um_text keep_name(um_log_reader *r, um_text t)
{
    um_text kept = UM_TEXT("");
    for (size_t i = 0; i < r->nnames; i++)
        if (um_text_eq(r->names[i], t))
            return r->names[i];
    if (um_text_dup(&r->out->arena, t, &kept) != UM_OK ||
        um_grow((void **)&r->names, &r->names_cap, r->nnames + 1, sizeof *r->names) != UM_OK)
        r->failed = UM_MEMORY;
    else
        r->names[r->nnames++] = kept;
    return kept;
}

/* ---- who ---- */

static int side_of_player(um_log_reader *r, uint32_t player)
{
    um_vplayer p;
    return player && um_vgame_player(r->game, player, &p) ? um_bind_side_of(r->b, p.side) : -1;
}

static int side_of_name(um_log_reader *r, um_text name)
{
    um_vplayer p;
    for (uint32_t i = 1, n = um_vgame_players(r->game); i <= n; i++)
        if (um_vgame_player(r->game, i, &p) && p.name.n && um_text_eq(p.name, name))
            return um_bind_side_of(r->b, p.side);
    return -1;
}

/* The roster's name that a report ends with or begins with, as "<Name>" or "Name ...". */
static um_text named_in(um_log_reader *r, um_text report)
{
    um_vplayer p;
    um_text best = UM_TEXT("");
    uint32_t n = um_vgame_players(r->game);
    for (uint32_t i = 1; i <= n; i++) {
        if (!um_vgame_player(r->game, i, &p) || p.name.n <= best.n || p.name.n > report.n)
            continue;
        for (size_t k = 0; k + p.name.n <= report.n; k++)
            if (memcmp(report.p + k, p.name.p, p.name.n) == 0) {
                best = p.name;
                break;
            }
    }
    return best;
}

static void add_roll(um_log_reader *r, const um_bind_die *die, um_text result);

um_text um_log_redacted(um_log_reader *r, um_arena *a, um_text t)
{
    um_buf b = {.max = 32768};
    um_vgame_veil(r->game, t, NULL, NULL, &b);
    if (b.failed == UM_MEMORY)
        r->failed = UM_MEMORY;
    if (!um_text_eq(um_buf_view(&b), t) && um_text_dup(a, um_buf_view(&b), &t) != UM_OK)
        r->failed = UM_MEMORY;
    um_buf_free(&b);
    return t;
}

/* Once a log has been read, for an id may be written before it is known for one. */
static void redact_log(um_log_reader *r, size_t first_item)
{
    um_arena *kept = &r->out->record->arena;
    for (size_t i = 0; i < r->ev.n; i++)
        if (r->ev.p[i].kind == UM_LOG_CHAT && r->ev.p[i].log == r->log)
            r->ev.p[i].text = um_log_redacted(r, &r->words, r->ev.p[i].text);
    for (size_t i = first_item; i < r->nitems; i++)
        if (r->items[i].comment.n)
            r->items[i].comment = um_log_redacted(r, kept, r->items[i].comment);
    for (size_t i = 0; i < r->nheard; i++)
        if (r->heard[i].log == r->log)
            r->heard[i].text = um_log_redacted(r, &r->out->arena, r->heard[i].text);
    for (size_t i = 0; i < r->out->nrolls; i++)
        if (r->out->rolls[i].log == r->log)
            r->out->rolls[i].player = um_log_redacted(r, &r->out->arena, r->out->rolls[i].player);
}

/* ---- pieces touched by a command ---- */

static void touch(um_log_reader *r, uint32_t k)
{
    um_vpiece p;
    if (k == 0 || !um_vgame_piece(r->game, k, &p))
        return;
    if (p.sort != UM_V_PIECE) {
        for (size_t i = 0; i < p.children; i++)
            touch(r, p.child[i]);
        return;
    }
    um_log_thing *t = um_log_thing_of(r, k);
    if (!t || t->touched)
        return;
    if (um_grow((void **)&r->touched, &r->touched_cap, r->ntouched + 1, sizeof *r->touched) != UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    t->touched = true;
    r->touched[r->ntouched++] = k;
}

static um_text id_of(const um_vcmd *c)
{
    switch (c->kind) {
    case UM_V_ADD:
        return c->u.add.id;
    case UM_V_REMOVE:
        return c->u.remove.id;
    case UM_V_CHANGE:
        return c->u.change.id;
    case UM_V_MOVE:
        return c->u.move.id;
    default:
        return (um_text){NULL, 0};
    }
}

/* ---- one entry ---- */

typedef struct entry_state {
    int mover; /* side */
} entry_state;

static bool same_spot(const um_log_place *a, const um_log_place *b)
{
    return a->place == b->place && a->hand == b->hand && a->on_table == b->on_table && a->vague == b->vague;
}

/* What a look at a piece shows now; um_log_thing has what the last one showed. */
typedef struct sight {
    um_log_place at;
    int face;
    bool shown;
} sight;

/* The number of a piece that is one of many alike. */
static uint32_t number_of(const um_log_reader *r, const um_log_thing *t)
{
    bool many = t->what != UM_NONE && r->g->kinds[um_ref_kind(t->what)].is_counted;
    return many ? (uint32_t)(t - r->thing) : 0;
}

/* A piece came to the table, left it, or went from one place to another. */
static void thing_moved(um_log_reader *r, const um_log_thing *t, const sight *now, int mover)
{
    if (same_spot(&t->spot, &now->at))
        return;
    um_log_kind kind = !t->spot.on_table ? UM_LOG_ADD : !now->at.on_table ? UM_LOG_REMOVE : UM_LOG_MOVE;
    um_log_event *e = um_log_add_event(r, &r->ev, kind);
    if (!e)
        return;
    e->side = mover;
    e->what = t->what;
    e->piece = number_of(r, t);
    e->from = t->spot;
    e->to = now->at;
    e->shown = now->shown || (kind == UM_LOG_REMOVE && t->shown);
}

/* A piece that lies on the table was turned. */
static void thing_turned(um_log_reader *r, const um_log_thing *t, const sight *now)
{
    um_log_event *e =
        now->face != t->face && now->at.on_table ? um_log_add_event(r, &r->ev, UM_LOG_FACE) : NULL;
    if (!e)
        return;
    e->what = t->what;
    e->piece = number_of(r, t);
    e->was = t->face;
    e->value = now->face;
    e->shown = now->shown;
    e->from = e->to = now->at;
}

/* A piece can be seen by everybody from now on. */
static void thing_shown(um_log_reader *r, const um_log_thing *t, const sight *now)
{
    um_log_event *e = now->shown && !t->shown ? um_log_add_event(r, &r->ev, UM_LOG_SHOW) : NULL;
    if (e) {
        e->what = t->what;
        e->from = e->to = now->at;
    }
}

/* The score marker lies on another number. */
static void score_moved(um_log_reader *r, const sight *now, int mover)
{
    bool other = now->at.means && (!r->score_known || now->at.value != r->score);
    um_log_event *e = other ? um_log_add_event(r, &r->ev, UM_LOG_SCORE) : NULL;
    if (!e)
        return;
    e->side = mover;
    e->was = r->score_known ? r->score : now->at.value;
    e->value = r->score = now->at.value;
    r->score_known = true;
    um_log_event *first = um_log_put_right(r, e);
    e->correction = first != NULL;
    if (first && first->value == -e->value) { /* the right number on the wrong side of the track: a slip */
        first->gone = true;
        e->was = first->was;
    }
}

/* The turn marker lies on another turn. */
static void turn_moved(um_log_reader *r, const sight *now)
{
    bool other = now->at.means && (!r->turn_known || now->at.value != r->turn);
    um_log_event *e = other ? um_log_add_event(r, &r->ev, UM_LOG_TURN) : NULL;
    if (!e)
        return;
    e->was = r->turn;
    e->value = r->turn = now->at.value;
    r->turn_known = true;
}

/* A marker whose place states something went to another place, or away, or was turned to say something else.
 */
static void mark_moved(um_log_reader *r, um_log_thing *t, const sight *now, int mover)
{
    const um_bind_marker *was = t->mark;
    um_log_mark_again(r, (uint32_t)(t - r->thing));
    bool somewhere = now->at.place != UM_NONE || t->spot.place != UM_NONE;
    um_log_event *e = somewhere && (!same_spot(&t->spot, &now->at) || was != t->mark)
                          ? um_log_add_event(r, &r->ev, UM_LOG_STATED)
                          : NULL;
    if (!e)
        return;
    e->side = mover;
    e->piece = (uint32_t)(t - r->thing) + 1;
    e->mark = t->mark;
    e->from = t->spot;
    e->to = now->at;
}

/* The events by which a piece that an entry touched differs from how it was before. */
static void piece_events(um_log_reader *r, uint32_t k, int mover)
{
    sight now;
    um_log_thing *t = &r->thing[k];
    um_log_look(r, k, &now.at, &now.face, &now.shown);
    switch (t->role) {
    case UM_LOG_THING:
        um_log_count_twin(r, t, &now.at, now.shown);
        thing_moved(r, t, &now, mover);
        thing_turned(r, t, &now);
        thing_shown(r, t, &now);
        break;
    case UM_LOG_SCORE_MARKER:
        score_moved(r, &now, mover);
        break;
    case UM_LOG_TURN_MARKER:
        turn_moved(r, &now);
        break;
    case UM_LOG_MARK:
        mark_moved(r, t, &now, mover);
        break;
    case UM_LOG_NOT_SEEN:
    case UM_LOG_NOTHING:
    case UM_LOG_UNBOUND:
        break;
    }
    t->spot = now.at;
    t->face = now.face;
    t->shown = now.shown;
    t->touched = false;
}

/* Whether a character belongs to what dice show: numbers, or words up to the stars and the name. */
static bool of_result(const um_bind_die *d, char c)
{
    return d->faces ? c != '*' && c != '<' : (c >= '0' && c <= '9') || c == ',';
}

/* A module that keeps no properties of its dice still says what came up: "** 2d6 = 6,5 *** <Name>". */
static void roll_from_words(um_log_reader *r)
{
    um_text t = r->dice_said;
    for (size_t d = 0; d < r->b->dice && !r->rolled && t.n; d++) {
        um_text name = r->b->die[d].button;
        for (size_t i = 0; i + name.n + 3 < t.n && !r->rolled; i++) {
            if (memcmp(t.p + i, name.p, name.n) != 0 || memcmp(t.p + i + name.n, " = ", 3) != 0)
                continue;
            size_t from = i + name.n + 3, n = 0;
            while (from + n < t.n && of_result(&r->b->die[d], t.p[from + n]))
                n++;
            add_roll(r, &r->b->die[d], um_text_trim((um_text){t.p + from, n}));
        }
    }
}

static void end_entry(um_log_reader *r, const entry_state *s)
{
    if (r->history && r->entry)
        roll_from_words(r);
    for (size_t i = 0; i < r->ntouched; i++)
        piece_events(r, r->touched[i], s->mover);
    um_log_tell_twins(r);
    r->ntouched = 0;
    um_arena_reset(&r->scratch);
}

/* ---- chat and dice ---- */

/* What was said is kept if it counts for something, or if comments are wanted. */
static void add_words(um_log_reader *r, um_text text, um_text speaker, int side)
{
    um_log_event *e = r->ends || r->over ? NULL : um_log_add_event(r, &r->ev, UM_LOG_CHAT);
    um_action *action;
    um_maker m;
    if (!e)
        return;
    e->text = text;
    e->side = side;
    e->said = um_log_declared(r, e, &m);
    e->corrects = !e->said && um_log_corrects(r, e);
    um_log_hear(r, e);
    e->quiet = !e->said && !e->corrects;
    if (e->said && (action = um_arena_alloc(&r->words, sizeof *action)) != NULL &&
        um_log_keep_action(&r->words, &m.action, action) == UM_OK)
        e->action = action;
    else if (e->said)
        r->failed = UM_MEMORY;
    um_log_keep_words(r, text, speaker);
}

static void add_chat(um_log_reader *r, um_text body)
{
    um_text names[16];
    size_t n = 0;
    uint32_t players = um_vgame_players(r->game);
    um_vplayer p;
    for (uint32_t i = 1; i <= players && n < UM_COUNT(names); i++)
        if (um_vgame_player(r->game, i, &p) && p.name.n)
            names[n++] = p.name;
    um_vchat c = um_vchat_parse(body, names, n);
    if (c.kind == UM_VCHAT_SYSTEM || c.undo)
        return;
    if (c.kind == UM_VCHAT_REPORT) {
        um_text said = {c.body.p, c.body.n < REPORT_MAX ? c.body.n : REPORT_MAX};
        if (um_text_dup(&r->scratch, said, &r->dice_said) != UM_OK)
            r->failed = UM_MEMORY;
        r->dice_by_known = false;
        return;
    }
    um_buf plain = {.max = 8192}, safe = {.max = 16384}, who = {.max = 1024}, safe_who = {.max = 2048};
    um_vchat_plain(c.body, &plain);
    um_text_safe(um_buf_view(&plain), &safe);
    um_vchat_plain(c.speaker.p ? c.speaker : UM_TEXT(""), &who);
    um_text_safe(um_buf_view(&who), &safe_who);
    const um_buf *all[] = {&plain, &safe, &who, &safe_who};
    for (size_t i = 0; i < UM_COUNT(all); i++)
        if (all[i]->failed == UM_MEMORY) /* what is too long is cut, and may be */
            r->failed = UM_MEMORY;
    if (safe.n > UM_PATTERN_TEXT_MAX)
        um_say(&r->o->sink, UM_WARNING, UM_LIMIT, (um_place){.file = r->file, .entry = r->entry},
               "reading-words", "a line of more than %d bytes is not read as words", UM_PATTERN_TEXT_MAX);
    if (r->failed == UM_OK)
        add_words(r, um_text_trim(um_buf_view(&safe)), um_buf_view(&safe_who),
                  side_of_name(r, um_buf_view(&who)));
    um_buf_free(&plain);
    um_buf_free(&safe);
    um_buf_free(&who);
    um_buf_free(&safe_who);
}

static const um_bind_die *die_named(const um_binding *b, um_text name)
{
    for (size_t i = 0; i < b->dice; i++)
        if (um_text_eq(b->die[i].button, name))
            return &b->die[i];
    return NULL;
}

static void add_dice(um_log_reader *r, const um_bind_die *die, const int32_t *dice, int n)
{
    um_reading *out = r->out;
    out->rolls_left_out += r->over;
    if (r->over)
        return;
    if (um_grow((void **)&out->rolls, &out->rolls_cap, out->nrolls + 1, sizeof *out->rolls) != UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    if (!r->dice_by_known) /* once a report: an entry may hold any number of rolls */
        r->dice_by = named_in(r, r->dice_said);
    r->dice_by_known = true;
    um_text who = r->dice_by;
    um_roll *roll = &out->rolls[out->nrolls];
    *roll = (um_roll){.at = {.file = r->file, .entry = r->entry, .entry_end = r->entry},
                      .log = r->log,
                      .button = keep_name(r, die->button),
                      .ndice = n,
                      .sides = die->faces ? 0 : die->sides,
                      .words = die->words,
                      .side = side_of_name(r, who)};
    um_buf safe = {.max = 2048};
    um_text_safe(who, &safe);
    if (safe.failed == UM_MEMORY)
        r->failed = UM_MEMORY;
    roll->player = keep_name(r, um_buf_view(&safe));
    um_buf_free(&safe);
    memcpy(roll->dice, dice, (size_t)n * sizeof *dice);
    um_log_event *e = um_log_add_event(r, &r->ev, UM_LOG_ROLL);
    if (e) {
        e->side = roll->side;
        e->what = die->faces ? die->ref : UM_NONE; /* numbers alone do not tell what somebody's dice show */
        e->roll = out->nrolls;
    }
    out->nrolls++;
    r->rolled = true;
}

static void add_roll(um_log_reader *r, const um_bind_die *die, um_text result)
{
    int32_t dice[UM_DICE_MAX];
    int n = um_log_read_dice(die, result, dice);
    if (n)
        add_dice(r, die, dice, n);
}

/* Special dice tell which of their sides are up, counted from 0. */
static void sides_up(um_log_reader *r, um_text button, const int32_t *side, size_t n)
{
    const um_bind_die *d = die_named(r->b, button);
    int32_t dice[UM_DICE_MAX];
    if (!d || n == 0 || n > UM_DICE_MAX)
        return;
    for (size_t i = 0; i < n; i++) {
        if (side[i] < 0 || side[i] >= (d->faces ? d->faces : d->sides))
            return;
        dice[i] = d->faces ? d->shows[side[i]] : side[i] + 1;
    }
    add_dice(r, d, dice, (int)n);
}

/* The net score that a property's value means, as um_log_score_of. */
static bool signed_score(um_log_reader *r, um_text value, int32_t *net)
{
    return um_log_score_of(r, value, um_text_is(r->b->score.positive, r->g->sides[1]), net);
}

static void property_changed(um_log_reader *r, um_text name, um_text value)
{
    static const char suffix[] = "_result";
    size_t n = sizeof suffix - 1;
    if (name.n > n && memcmp(name.p + name.n - n, suffix, n) == 0) {
        um_text button = {name.p, name.n - n};
        const um_bind_die *d = die_named(r->b, button);
        if (d)
            add_roll(r, d, value);
        return;
    }
    int32_t v;
    if (!r->b->score.property.n || !um_text_eq(name, r->b->score.property) || !signed_score(r, value, &v))
        return;
    um_log_event *e = !r->score_known || v != r->score ? um_log_add_event(r, &r->ev, UM_LOG_SCORE) : NULL;
    if (e) {
        e->was = r->score_known ? r->score : v;
        e->value = v;
    }
    r->score = v;
    r->score_known = true;
}

/* The turn that a tracker's state means. */
static bool tracked_turn(um_log_reader *r, um_text tracker, um_text state, int32_t *turn)
{
    um_text name;
    if (um_vmodule_turn_name(r->m, tracker, state, &r->scratch, &name) != UM_OK)
        return false;
    for (size_t i = 0; i < r->b->turns; i++)
        if (um_text_eq(r->b->turn[i].text, name)) {
            *turn = r->b->turn[i].turn;
            return true;
        }
    return false;
}

static void turn_changed(um_log_reader *r, um_text tracker, um_text state)
{
    int32_t turn;
    if (!r->b->turn_tracker.n || !tracked_turn(r, tracker, state, &turn) ||
        (r->turn_known && turn == r->turn))
        return;
    um_log_event *e = um_log_add_event(r, &r->ev, UM_LOG_TURN);
    if (e) {
        e->was = r->turn;
        e->value = r->turn = turn;
    }
    r->turn_known = true;
}

/* ---- the first position ---- */

/* Whose masked piece it is. */
static int side_of_mask(um_log_reader *r, uint32_t k)
{
    um_text side = {NULL, 0};
    uint32_t owner = um_vgame_mask_owner(r->game, k, &side, &r->scratch);
    return owner ? side_of_player(r, owner) : side.p ? um_bind_side_of(r->b, side) : -1;
}

/* Score and turn kept in properties and trackers. */
static void start_numbers(um_log_reader *r)
{
    int32_t v;
    um_text score = {NULL, 0};
    if (r->b->score.property.n)
        score = um_vgame_property(r->game, r->b->score.property.p, NULL);
    um_log_event *e =
        score.p && signed_score(r, score, &v) ? um_log_add_event(r, &r->start, UM_LOG_SCORE) : NULL;
    if (e)
        e->was = e->value = v;
    um_text state = r->b->turn_tracker.n ? um_vgame_turn(r->game, (um_text){NULL, 0}) : (um_text){NULL, 0};
    e = state.p && tracked_turn(r, (um_text){NULL, 0}, state, &v)
            ? um_log_add_event(r, &r->start, UM_LOG_TURN)
            : NULL;
    if (e)
        e->was = e->value = v;
}

static void start_events(um_log_reader *r)
{
    uint32_t n = um_vgame_count(r->game);
    for (uint32_t k = 1; k <= n && r->failed == UM_OK; k++) {
        um_log_thing *t = um_log_thing_of(r, k);
        if (!t || t->role == UM_LOG_NOTHING)
            continue;
        const um_log_thing unseen = {.what = t->what, .spot = {.place = UM_NONE, .hand = -1}};
        um_log_look(r, k, &t->spot, &t->face, &t->shown);
        if (t->role == UM_LOG_THING)
            um_log_count_twin(r, &unseen, &t->spot, t->shown);
        um_log_event *e = NULL;
        if (t->role == UM_LOG_THING && t->spot.on_table &&
            (e = um_log_add_event(r, &r->start, UM_LOG_ADD)) != NULL) {
            e->bound = t->bound;
            e->what = t->what;
            e->to = t->spot;
            e->value = t->face;
            e->shown = t->shown;
            e->side = t->spot.hand >= 0 ? t->spot.hand : side_of_mask(r, k);
        } else if ((t->role == UM_LOG_SCORE_MARKER || t->role == UM_LOG_TURN_MARKER) && t->spot.means) {
            if ((e = um_log_add_event(r, &r->start,
                                      t->role == UM_LOG_TURN_MARKER ? UM_LOG_TURN : UM_LOG_SCORE)))
                e->was = e->value = t->spot.value;
        } else if (t->role == UM_LOG_MARK && t->spot.place != UM_NONE &&
                   (e = um_log_add_event(r, &r->start, UM_LOG_STATED)) != NULL) {
            e->mark = t->mark;
            e->to = t->spot;
        }
        um_arena_reset(&r->scratch);
    }
    start_numbers(r);
    um_log_tell_twins(r);
}

/* ---- reading ---- */

/* What an event did, in words; none: nothing that one would miss. */
static void put_deed(const um_log_reader *r, const um_log_event *e, um_buf *b)
{
    const um_pack *p = r->o->pack;
    bool named = e->shown || r->o->reveal;
    um_text what = e->what == UM_NONE ? UM_TEXT("")
                   : named            ? um_ref_name(p, e->what)
                                      : UM_TEXT("a hidden piece");
    if (e->kind == UM_LOG_CHAT)
        um_buf_text(b, e->text);
    else if (e->kind == UM_LOG_SCORE)
        um_buf_printf(b, "the score from %d to %d", (int)e->was, (int)e->value);
    else if (!what.n)
        return;
    else if (e->kind == UM_LOG_FACE)
        um_buf_printf(b, "%.*s turned", UM_FMT(what));
    else if (e->kind == UM_LOG_REMOVE)
        um_buf_printf(b, "%.*s removed", UM_FMT(what));
    else if ((e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD) && e->to.place != UM_NONE)
        um_buf_printf(b, "%.*s to %.*s", UM_FMT(what), UM_FMT(um_ref_name(p, e->to.place)));
    else if (e->kind == UM_LOG_MOVE && e->from.hand != e->to.hand)
        um_buf_printf(b, "%.*s %s a hand", UM_FMT(what), e->to.hand >= 0 ? "into" : "out of");
}

/* What was taken back becomes a comment, if that is asked for. */
static void tell_undone(um_log_reader *r, um_log_event *e)
{
    static const char head[] = "taken back: ";
    um_buf b = {.max = 20000};
    um_buf_str(&b, head);
    put_deed(r, e, &b);
    if (r->o->undone && b.n >= sizeof head) {
        e->text = keep(r, um_buf_view(&b));
        e->kind = UM_LOG_CHAT;
        e->side = -1;
        e->gone = false;
    }
    um_buf_free(&b);
}

static void drop_event(um_log_reader *r, um_log_event *e, const um_vundone *u)
{
    bool taken_back = u->target && e->entry == u->target && !e->gone;
    e->gone |= u->target && (e->entry == u->entry || e->entry == u->target);
    if (e->gone)
        e->said = NULL;
    e->corrects &= !e->gone;
    if (taken_back)
        tell_undone(r, e);
    e->gone |= e->kind == UM_LOG_ROLL && e->entry == u->entry;
}

/* What was taken back and what took it back cancel; dice stay rolled, but those that an undo only puts
 * back on show were never thrown. */
static void drop_undone(um_log_reader *r, const um_vundone *u)
{
    uint32_t first = u->target ? u->target : u->entry;
    r->out->undos++;
    r->out->undos_after_roll += u->after_dice;
    for (size_t i = r->ev.n; i-- > 0 && r->ev.p[i].log == r->log && r->ev.p[i].entry >= first;)
        drop_event(r, &r->ev.p[i], u);
    for (size_t i = r->out->nrolls; i-- > 0;) {
        um_roll *roll = &r->out->rolls[i];
        if (roll->log != r->log || roll->at.entry < first)
            return;
        roll->undone |= roll->at.entry == u->target;
        if (roll->at.entry == u->entry)
            roll->ndice = 0;
    }
}

static void before(um_log_reader *r, const um_vcmd *c, entry_state *s)
{
    um_text id = id_of(c);
    if (!r->history || !id.p)
        return;
    touch(r, um_vgame_find(r->game, id));
    if (c->kind == UM_V_MOVE && c->u.move.player.p) {
        int side = side_of_player(r, um_vgame_player_of(r->game, c->u.move.player));
        if (side >= 0)
            s->mover = side;
    }
}

static void after(um_log_reader *r, const um_vcmd *c)
{
    um_text id = id_of(c);
    if (!r->history)
        return;
    if (id.p)
        touch(r, um_vgame_find(r->game, id));
    if (c->kind == UM_V_CHAT)
        add_chat(r, c->u.chat.body);
    else if (c->kind == UM_V_PROPERTY || c->kind == UM_V_GLOBAL)
        property_changed(r, c->u.property.name, c->u.property.value);
    else if (c->kind == UM_V_BOARDS)
        um_log_forget_spots(r);
    else if (c->kind == UM_V_DICE)
        sides_up(r, c->u.dice.button, c->u.dice.face, c->u.dice.n);
    else if (c->kind == UM_V_TURN)
        turn_changed(r, c->u.turn.tracker, c->u.turn.state);
}

static um_status take_leaf(um_log_reader *r, um_vstream *s, const um_vleaf *leaf, um_vundo *undo,
                           entry_state *now)
{
    const char *why = NULL;
    um_vcmd c;
    um_vundone done;
    bool is_undo = false;
    if (leaf->history && !r->history) {
        um_vgame_settle(r->game);
        start_events(r);
        um_log_join(r);
        r->history = true;
    }
    if (leaf->entry != r->entry) {
        end_entry(r, now);
        *now = (entry_state){.mover = -1};
        r->entry = leaf->entry;
        r->dice_said = UM_TEXT("");
        r->dice_by_known = false;
        r->rolled = false;
    }
    um_status st = um_vcmd_parse(leaf->text, &r->scratch, &c, &why);
    if (st == UM_MEMORY || st == UM_LIMIT)
        return st;
    if (leaf->history) {
        um_status us = um_vundo_feed(undo, leaf, &c, &is_undo, &done);
        if (us != UM_OK)
            return us;
        if (is_undo)
            drop_undone(r, &done);
        if (um_log_settle_due(r) && (us = um_log_settle(r, um_vundo_oldest(undo), false)) != UM_OK)
            return us;
    }
    if (st != UM_OK)
        return um_say(&r->o->sink, UM_WARNING, UM_OK, um_vleaf_place(s, leaf), "vassal-command",
                      "leaf %" PRIu64 ": %s; ignored", leaf->index,
                      why ? why : "a command that cannot be read");
    before(r, &c, now);
    st = um_vgame_apply(r->game, &c, leaf, um_vleaf_place(s, leaf));
    if (st == UM_OK)
        after(r, &c);
    return st != UM_OK ? st : r->failed;
}

static um_status read_stream(um_log_reader *r, um_vstream *s, um_vundo *undo)
{
    um_vleaf leaf;
    um_vundone done;
    bool got = true, is_undo = false;
    entry_state now = {.mover = -1};
    size_t items = r->nitems;
    um_status st;
    r->history = false;
    r->entry = 0;
    while ((st = um_vstream_next(s, &leaf, &got)) == UM_OK && got)
        if ((st = take_leaf(r, s, &leaf, undo, &now)) != UM_OK)
            return st;
    if (st != UM_OK)
        return st;
    if (!r->history) {
        start_events(r);
        um_log_join(r);
    }
    end_entry(r, &now);
    um_vundo_finish(undo, &is_undo, &done);
    if (is_undo)
        drop_undone(r, &done);
    r->out->entries += r->entry;
    redact_log(r, items);
    return r->failed == UM_OK ? um_log_keep_end(r) : r->failed;
}

void um_log_forget(um_log_reader *r)
{
    um_vgame_free(r->game);
    um_log_forget_spots(r);
    r->game = NULL;
    um_free(r->thing, r->things_cap * sizeof *r->thing);
    r->thing = NULL;
    r->things_cap = 0;
    um_free(r->start.p, r->start.cap * sizeof *r->start.p);
    r->start = (um_log_events){0};
    um_arena_free(&r->scratch);
    um_log_forget_twins(r);
}

/* Read a log with these options. */
static um_status read_with(um_log_reader *r, const um_reading_options *o, const um_reading_input *in)
{
    um_log_source src;
    um_vundo *undo = NULL;
    um_reading_input named = {um_text_of(r->file), in->bytes};
    r->o = o;
    um_status st = um_log_open_source(&src, &named, &o->sink);
    if (st == UM_OK)
        st = um_vundo_new(&undo);
    if (st == UM_OK)
        st = um_vgame_new(&r->game, r->m, &o->sink);
    if (st == UM_OK)
        st = read_stream(r, src.stream, undo);
    um_vundo_free(undo);
    um_log_close_source(&src);
    return st;
}

um_status um_log_read(um_log_reader *r, const um_reading_input *in)
{
    const um_reading_options *o = r->o;
    um_reading_options holding = *o; /* but for what is said */
    um_hold hold;
    holding.sink = um_hold_begin(&hold, &o->sink);
    um_status st = read_with(r, &holding, in);
    r->o = o;
    um_status told = um_hold_end(&hold, r->game);
    return st == UM_OK ? told : st;
}
