/* Logs in, a record out. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/sha256.h"
#include "parser/reading/log_reader.h"

/* ---- the record's head ---- */

static um_status header(um_log_reader *r, const char *fmt, ...) UM_PRINTF(2, 3);
static um_status header(um_log_reader *r, const char *fmt, ...)
{
    char line[600];
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(line, sizeof line, fmt, ap);
    va_end(ap);
    if (um_grow((void **)&r->head, &r->head_cap, r->nhead + 1, sizeof *r->head) != UM_OK)
        return UM_MEMORY;
    um_item *it = &r->head[r->nhead++];
    *it = (um_item){.kind = UM_I_HEADER, .comment = {NULL, 0}};
    return um_text_dup(&r->out->record->arena,
                       (um_text){line, n < (int)sizeof line ? (size_t)n : sizeof line - 1}, &it->text);
}

/* A text fit to stand between quotes in a header. */
static const char *quotable(um_text t, char *out, size_t cap)
{
    size_t n = 0;
    for (size_t i = 0; i < t.n && n + 3 < cap; i++) {
        unsigned char c = (unsigned char)t.p[i];
        if (c == '"' || c == '\\')
            out[n++] = '\\';
        out[n++] = c < 0x20 || c == 0x7f ? ' ' : (char)c;
    }
    while (n && ((unsigned char)out[n - 1] & 0x80) && n + 4 >= cap)
        n--; /* do not end within a character */
    out[n] = '\0';
    return out;
}

static um_text base_name(um_text path)
{
    size_t at = path.n;
    while (at > 0 && path.p[at - 1] != '/')
        at--;
    return (um_text){path.p + at, path.n - at};
}

static um_status say_sources(um_log_reader *r, const um_reading_input *logs, size_t n)
{
    char name[300], hex[65];
    um_status s = UM_OK;
    for (size_t i = 0; i < n && s == UM_OK; i++) {
        um_sha256(logs[i].bytes.p, logs[i].bytes.n, hex);
        um_buf safe = {.max = 2048};
        um_text_safe(base_name(logs[i].name), &safe);
        s = safe.failed == UM_MEMORY
                ? UM_MEMORY
                : header(r, "from \"%s\" sha256 %s", quotable(um_buf_view(&safe), name, sizeof name), hex);
        um_buf_free(&safe);
        if (s == UM_OK && i == 0)
            s = um_text_dup(&r->out->record->arena, (um_text){hex, 64}, &r->c->source_digest);
    }
    return s;
}

static um_status say_players(um_log_reader *r)
{
    char name[300];
    um_vplayer p;
    um_status s = UM_OK;
    bool told[2] = {false, false};
    for (uint32_t i = 1; i <= um_vgame_players(r->game) && s == UM_OK; i++) {
        if (!um_vgame_player(r->game, i, &p) || !p.name.n)
            continue;
        int side = um_bind_side_of(r->b, p.side);
        if (side < 0 || side > 1 || told[side])
            continue;
        told[side] = true;
        um_buf safe = {.max = 2048};
        um_text_safe(um_log_redacted(r, &r->scratch, p.name), &safe);
        s = safe.failed == UM_MEMORY
                ? UM_MEMORY
                : um_text_dup(&r->out->record->arena, um_buf_view(&safe), &r->c->players[side]);
        um_buf_free(&safe);
        if (s == UM_OK)
            s = header(r, "player %s \"%s\"", r->g->sides[side],
                       quotable(r->c->players[side], name, sizeof name));
    }
    return s;
}

static um_status make_head(um_log_reader *r, const um_reading_input *logs, size_t n)
{
    um_status s = header(r, "umpire 1");
    if (s == UM_OK)
        s = header(r, "game %s", r->g->name);
    if (s == UM_OK && !um_text_is(r->o->pack->name, r->g->builtin_pack))
        s = header(r, "pack %.*s", UM_FMT(r->o->pack->name));
    if (s == UM_OK)
        s = say_sources(r, logs, n);
    if (s == UM_OK)
        s = say_players(r);
    if (s == UM_OK) {
        if (um_grow((void **)&r->head, &r->head_cap, r->nhead + 1, sizeof *r->head) != UM_OK)
            return UM_MEMORY;
        r->head[r->nhead++] = (um_item){.kind = UM_I_COMMENT, .comment = {NULL, 0}};
    }
    return s;
}

/* ---- the whole ---- */

static um_status begin(um_log_reader *r, const um_reading_options *o)
{
    um_reading *out = um_realloc(NULL, 0, sizeof *out);
    if (!out)
        return UM_MEMORY;
    memset(out, 0, sizeof *out);
    *r = (um_log_reader){.o = o, .out = out, .b = o->binding, .g = o->pack->game, .m = o->module};
    out->record = um_realloc(NULL, 0, sizeof *out->record);
    if (!out->record)
        return UM_MEMORY;
    memset(out->record, 0, sizeof *out->record);
    if (um_grow((void **)&out->record->cases, &out->record->cases_cap, 1, sizeof *out->record->cases) !=
        UM_OK)
        return UM_MEMORY;
    out->record->ncases = 1;
    r->settle_at = o->held;
    r->c = &out->record->cases[0];
    *r->c = (um_case){.game = r->g, .pack = o->pack, .pack_name = o->pack->name};
    r->state = um_realloc(NULL, 0, r->g->state_size);
    if (!r->state)
        return UM_MEMORY;
    um_ctx_init(&r->ctx, r->g, o->pack, UM_GUESS);
    r->ctx.options = o->rulings;
    r->g->start(&r->ctx, r->state);
    return um_log_make_begin(r);
}

static void end(um_log_reader *r)
{
    um_vgame_free(r->game);
    um_free(r->thing, r->things_cap * sizeof *r->thing);
    um_free(r->touched, r->touched_cap * sizeof *r->touched);
    um_free(r->unbound_at, r->unbound_at_cap * sizeof *r->unbound_at);
    um_free(r->ev.p, r->ev.cap * sizeof *r->ev.p);
    um_free(r->start.p, r->start.cap * sizeof *r->start.p);
    um_free(r->last, r->last_cap * sizeof *r->last);
    um_vnames_free(&r->told);
    um_free(r->known, r->known_cap * sizeof *r->known);
    um_free(r->names, r->names_cap * sizeof *r->names);
    um_free(r->head, r->head_cap * sizeof *r->head);
    um_free(r->items, r->items_cap * sizeof *r->items);
    if (r->state)
        um_free(r->state, r->g->state_size);
    um_log_make_end(r);
    um_arena_free(&r->words);
    um_arena_free(&r->scratch);
}

static um_status keep_items(um_log_reader *r)
{
    size_t n = r->nhead + r->nitems;
    if (um_grow((void **)&r->items, &r->items_cap, n, sizeof *r->items) != UM_OK)
        return UM_MEMORY;
    memmove(r->items + r->nhead, r->items, r->nitems * sizeof *r->items);
    memcpy(r->items, r->head, r->nhead * sizeof *r->items);
    r->c->items = r->items;
    r->c->items_cap = r->items_cap;
    r->c->nitems = (int)n;
    r->items = NULL;
    r->nitems = r->items_cap = 0;
    r->out->nhead = r->nhead;
    for (size_t i = 0; i < r->out->nmisdrops; i++)
        r->out->misdrops[i].item += (int)r->nhead;
    return UM_OK;
}

static void mark_repeats(um_reading *out)
{
    size_t n = 0;
    for (size_t i = 0; i < out->nrolls; i++)
        if (out->rolls[i].ndice)
            out->rolls[n++] = out->rolls[i];
    out->nrolls = n;
    for (size_t i = 0; i + 1 < n; i++) {
        um_roll *a = &out->rolls[i], *b = &out->rolls[i + 1];
        a->repeated = !a->used && a->log == b->log && um_text_eq(a->button, b->button) &&
                      um_text_eq(a->player, b->player);
    }
}

/* Move what the lens names in front of an earlier entry: all events are held. */
static um_status put_earlier(um_log_reader *r, const um_lens *l)
{
    um_log_events sorted = {NULL, 0, 0};
    um_status s = um_grow((void **)&sorted.p, &sorted.cap, r->ev.n + 1, sizeof *sorted.p);
    for (size_t i = 0, put = 0; i < r->ev.n && s == UM_OK; i++) {
        const um_log_event *e = &r->ev.p[i];
        bool here = e->log == l->which && !e->put;
        for (size_t k = i; here && !put && e->entry >= l->before && k < r->ev.n; k++)
            if (r->ev.p[k].log == l->which && r->ev.p[k].entry >= l->entry && r->ev.p[k].entry <= l->last)
                sorted.p[sorted.n++] = r->ev.p[k];
        put |= here && e->entry >= l->before;
        if (!(here && e->entry >= l->entry && e->entry <= l->last))
            sorted.p[sorted.n++] = *e;
    }
    if (s != UM_OK)
        return s;
    um_free(r->ev.p, r->ev.cap * sizeof *r->ev.p);
    r->ev = sorted;
    return UM_OK;
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
    memmove(&r->ev.p[at + 1], &r->ev.p[at], (r->ev.n - 1 - at) * sizeof e);
    r->ev.p[at] = e;
    return UM_OK;
}

/* Only what happened between a snapshot and the entry asked for is read. */
static void skip_to_window(um_log_reader *r)
{
    const um_snapshot *from = r->o->from;
    size_t at = 0, end;
    while (at < r->ev.n &&
           (r->ev.p[at].log < from->log || r->ev.p[at].put || r->ev.p[at].entry < from->entry))
        at++;
    at += (size_t)from->nth;
    for (end = at; end < r->ev.n && r->ev.p[end].log == from->log && r->ev.p[end].entry <= r->o->until; end++)
        ;
    r->ev.n = end;
    um_log_make_resume(r, at < end ? at : end);
}

static um_status read_all(um_log_reader *r, const um_reading_input *logs, size_t n)
{
    um_status s = r->o->with ? um_log_check_same_game(r, logs, n, r->o->with) : UM_OK;
    if (s == UM_OK && r->o->with)
        s = um_log_learn(r, r->o->with);
    for (size_t i = 0; i < n && s == UM_OK; i++) {
        um_text name;
        s = um_text_dup(&r->out->record->arena, logs[i].name, &name);
        if (s != UM_OK)
            return s;
        if (i == 0) {
            r->out->record->file = name;
            r->c->at = (um_place){.file = name.p};
        }
        r->file = name.p;
        r->log = (int)i;
        if (i)
            um_log_forget(r);
        s = um_log_read(r, &logs[i]);
    }
    for (size_t i = 0; i < r->o->nlens && s == UM_OK; i++)
        if (r->o->lens[i].kind == UM_LENS_EARLIER)
            s = put_earlier(r, &r->o->lens[i]);
        else if (r->o->lens[i].kind == UM_LENS_CANCEL)
            cancel_turns(r, &r->o->lens[i]);
        else if (r->o->lens[i].kind == UM_LENS_TURN)
            s = put_turn(r, &r->o->lens[i]);
    if (s == UM_OK && r->o->from)
        skip_to_window(r);
    if (s == UM_OK)
        s = um_log_settle(r, 0, true);
    if (s == UM_OK)
        s = make_head(r, logs, n);
    if (s == UM_OK)
        s = keep_items(r);
    mark_repeats(r->out);
    return s;
}

um_status um_log_read_once(const um_reading_input *logs, size_t n, const um_reading_options *o,
                           um_reading **out)
{
    um_log_reader r = {0};
    um_status s = begin(&r, o);
    if (s == UM_OK)
        s = read_all(&r, logs, n);
    end(&r);
    if (s == UM_OK)
        *out = r.out;
    else
        um_reading_free(r.out);
    return s;
}

um_status um_reading_ends(const um_reading_input *log, const um_reading_options *o, um_reading_end *start,
                          um_reading_end *ended)
{
    um_reading_options quiet = *o;
    quiet.sink = (um_sink){0};
    um_log_reader r;
    um_text name;
    um_status s = begin(&r, &quiet);
    if (s == UM_OK)
        s = um_text_dup(&r.out->arena, log->name, &name);
    if (s == UM_OK) {
        r.file = name.p;
        r.ends = true;
        s = um_log_read(&r, log);
    }
    if (s == UM_OK) {
        um_log_start_of(&r, start);
        um_log_end_of(&r, ended);
    }
    end(&r);
    um_reading_free(r.out);
    return s;
}

void um_reading_free(um_reading *r)
{
    if (!r)
        return;
    um_free(r->rolls, r->rolls_cap * sizeof *r->rolls);
    um_free(r->misdrops, r->misdrops_cap * sizeof *r->misdrops);
    um_free(r->heard, r->heard_cap * sizeof *r->heard);
    um_free(r->acts, r->acts_cap * sizeof *r->acts);
    for (size_t i = 0; i < r->nsnapshots; i++)
        um_free(r->snapshot[i].state, r->record->cases[0].game->state_size);
    um_free(r->snapshot, r->snapshots_cap * sizeof *r->snapshot);
    um_record_free(r->record);
    um_arena_free(&r->arena);
    um_free(r, sizeof *r);
}
