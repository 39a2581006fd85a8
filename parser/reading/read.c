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
        s = safe.failed == UM_MEMORY || r->failed == UM_MEMORY
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

static um_status begin(um_log_reader *r, const um_reading_options *o, const um_log_view *v, size_t held)
{
    um_reading *out = um_realloc(NULL, 0, sizeof *out);
    *r = (um_log_reader){.o = o, .view = v, .out = out, .b = o->binding, .g = o->pack->game, .m = o->module};
    if (!out)
        return UM_MEMORY;
    memset(out, 0, sizeof *out);
    out->record = um_realloc(NULL, 0, sizeof *out->record);
    if (!out->record)
        return UM_MEMORY;
    memset(out->record, 0, sizeof *out->record);
    if (um_grow((void **)&out->record->cases, &out->record->cases_cap, 1, sizeof *out->record->cases) !=
        UM_OK)
        return UM_MEMORY;
    out->record->ncases = 1;
    r->settle_at = held;
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
    um_log_forget_twins(r);
    um_free(r->touched, r->touched_cap * sizeof *r->touched);
    um_free(r->unbound_at, r->unbound_at_cap * sizeof *r->unbound_at);
    um_free(r->ev.p, r->ev.cap * sizeof *r->ev.p);
    um_free(r->start.p, r->start.cap * sizeof *r->start.p);
    um_free(r->last, r->last_cap * sizeof *r->last);
    um_vnames_free(&r->told);
    um_free(r->known, r->known_cap * sizeof *r->known);
    um_free(r->names, r->names_cap * sizeof *r->names);
    um_free(r->head, r->head_cap * sizeof *r->head);
    um_log_forget_spots(r);
    um_free(r->heard, r->heard_cap * sizeof *r->heard);
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
    if (r->nitems)
        memmove(r->items + r->nhead, r->items, r->nitems * sizeof *r->items);
    if (r->nhead)
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

/* ---- a tape ---- */

static um_status read_logs(um_log_reader *r, const um_reading_input *logs, size_t n)
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
    if (s == UM_OK)
        s = make_head(r, logs, n);
    um_log_forget(r);
    return s;
}

/* What is held becomes a reading. */
static um_status make_reading(um_log_reader *r)
{
    um_status s = um_log_settle(r, 0, true);
    if (s == UM_OK)
        s = keep_items(r);
    mark_repeats(r->out);
    r->out->looked = r->looked;
    return s;
}

typedef struct unread { /* passes on what is said and counts what tells of a part that could not be read */
    um_sink to;
    int n;
    bool no_begin;
} unread;

static void count_unread(void *user, const um_diag *d)
{
    static const char *const codes[] = {"vassal-command",     "vassal-limit-quotes", "vassal-short",
                                        "score-range",        "reading-twice",       "reading-talk",
                                        "reading-limit-steps"};
    unread *u = user;
    const char *code = d->code ? d->code : "";
    for (size_t i = 0; i < UM_COUNT(codes); i++)
        u->n += strcmp(code, codes[i]) == 0;
    u->n += u->no_begin && strcmp(code, "vassal-no-end") == 0; /* neither: not a saved game at all */
    u->no_begin = strcmp(code, "vassal-no-begin") == 0;
    if (u->to.fn)
        u->to.fn(u->to.user, d);
}

um_status um_log_tape_open(const um_reading_input *logs, size_t n, const um_reading_options *o,
                           um_log_tape **tape, um_reading **out)
{
    um_log_reader *r = um_realloc(NULL, 0, sizeof *r);
    *out = NULL;
    *tape = NULL;
    if (!r)
        return UM_MEMORY;
    unread u = {.to = o->sink};
    um_reading_options counted = *o;
    counted.sink = (um_sink){count_unread, &u};
    um_log_view all = {.bare = o->bare, .tracer = o->tracer, .traced = o->traced};
    um_status s = begin(r, &counted, &all, o->tape ? o->tape : UM_READING_TAPE_MAX);
    if (s == UM_OK)
        s = read_logs(r, logs, n);
    if (s == UM_OK)
        r->c->unread = u.n;
    if (s == UM_OK && !r->settled) {
        r->o = o;
        r->view = NULL;
        um_log_mark_looks(r);
        *tape = r;
        return UM_OK;
    }
    if (s == UM_OK)
        s = make_reading(r);
    if (s == UM_OK) {
        r->c->unread = u.n;
        r->out->record->nbad += u.n;
        *out = r->out;
        r->out = NULL;
    }
    um_log_tape_free(r);
    return s;
}

void um_log_tape_free(um_log_tape *tape)
{
    if (!tape)
        return;
    end(tape);
    um_reading_free(tape->out);
    um_free(tape, sizeof *tape);
}

const um_heard *um_log_tape_heard(const um_log_tape *tape, size_t *n)
{
    *n = tape->nheard;
    return tape->heard;
}

/* What a playing takes from the tape besides its events: what the logs are, and what is known of them. */
static um_status take_over(um_log_reader *r, const um_log_tape *tape)
{
    um_reading *out = r->out, *from = tape->out;
    r->log = tape->log;
    r->file = tape->file;
    r->unbound_seen = tape->unbound_seen;
    r->unbound_at = tape->unbound_at;
    r->nunbound_at = tape->nunbound_at;
    r->c->at = tape->c->at;
    memcpy(r->c->players, tape->c->players, sizeof r->c->players);
    r->c->source_digest = tape->c->source_digest;
    r->c->unread = tape->c->unread;
    out->record->nbad = tape->c->unread;
    out->record->file = from->record->file;
    out->undos = from->undos;
    out->undos_after_roll = from->undos_after_roll;
    out->entries = from->entries;
    out->module = from->module;
    out->version = from->version;
    um_status s = um_grow((void **)&r->ev.p, &r->ev.cap, tape->ev.n, sizeof *r->ev.p);
    if (s == UM_OK)
        s = um_grow((void **)&out->rolls, &out->rolls_cap, from->nrolls, sizeof *out->rolls);
    if (s == UM_OK && !r->view->bare)
        s = um_grow((void **)&r->head, &r->head_cap, tape->nhead, sizeof *r->head);
    if (s != UM_OK)
        return s;
    r->ev.n = tape->ev.n;
    r->lent = true;
    out->nrolls = from->nrolls;
    r->nhead = r->view->bare ? 0 : tape->nhead;
    if (r->ev.n)
        memcpy(r->ev.p, tape->ev.p, r->ev.n * sizeof *r->ev.p);
    if (out->nrolls)
        memcpy(out->rolls, from->rolls, out->nrolls * sizeof *out->rolls);
    if (r->nhead)
        memcpy(r->head, tape->head, r->nhead * sizeof *r->head);
    return UM_OK;
}

um_status um_log_tape_play(const um_log_tape *tape, const um_log_view *v, um_reading **out)
{
    um_log_reader r;
    um_status s = begin(&r, tape->o, v, SIZE_MAX);
    if (s == UM_OK)
        s = take_over(&r, tape);
    if (s == UM_OK)
        s = um_log_look_through(&r);
    if (s == UM_OK && v->from)
        um_log_make_resume(&r, v->from);
    if (s == UM_OK)
        s = make_reading(&r);
    r.unbound_at = NULL; /* the tape's */
    r.unbound_at_cap = 0;
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
    um_log_view plain = {.bare = true};
    um_log_reader r;
    um_text name;
    um_status s = begin(&r, &quiet, &plain, 0);
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
    um_record_free(r->record);
    um_arena_free(&r->arena);
    um_log_tape_free(r->tape);
    um_free(r, sizeof *r);
}
