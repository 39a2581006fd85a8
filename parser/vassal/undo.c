#include "parser/vassal/undo.h"

#include <string.h>

#include "parser/vassal/chat.h"
#include "parser/vassal/limits.h"

/* Sums over an entry's commands, so that order plays no part: what it did, and what would take it back. */
typedef struct record {
    uint32_t entry;
    uint64_t did, takes_back;         /* pieces and properties */
    uint64_t said, takes_back_saying; /* chat lines */
    uint32_t commands, lines;
    bool undoable, marked, echoes, dice, begun;
} record;

struct um_vundo {
    record now, standing[UM_V_UNDO_MAX]; /* a stack; its oldest are forgotten */
    size_t top, n;
};

um_status um_vundo_new(um_vundo **out)
{
    um_vundo *u = um_realloc(NULL, 0, sizeof *u);
    if (!u)
        return UM_MEMORY;
    memset(u, 0, sizeof *u);
    *out = u;
    return UM_OK;
}

void um_vundo_free(um_vundo *u)
{
    um_free(u, sizeof *u);
}

/* ---- sums ---- */

/* FNV-1a over bytes, then their number. */
static uint64_t mix(uint64_t h, const void *p, size_t n)
{
    const uint8_t *b = p;
    for (size_t i = 0; i < n; i++)
        h = (h ^ b[i]) * 1099511628211u;
    return (h ^ n) * 1099511628211u;
}

static uint64_t mix_text(uint64_t h, um_text t)
{
    return mix(h, t.p, t.n);
}

static uint64_t start(char kind)
{
    return mix(14695981039346656037u, &kind, 1);
}

static uint64_t mix_spot(uint64_t h, const um_vspot *s)
{
    h = mix_text(h, s->map);
    h = mix(h, &s->x, sizeof s->x);
    return mix(h, &s->y, sizeof s->y);
}

static uint64_t sum3(char kind, um_text a, um_text b, um_text c)
{
    return mix_text(mix_text(mix_text(start(kind), a), b), c);
}

/* Undo rewrites whole stacks and decks beside its inverses; those changes say nothing. */
static bool is_stack_state(um_text state)
{
    if (!state.n || memchr(state.p, '\t', state.n))
        return false;
    for (size_t i = 0; i + 2 < state.n; i++)
        if (memcmp(state.p + i, ";@@", 3) == 0)
            return true;
    size_t semicolons = 0, i = 0;
    while (i < state.n && semicolons < 3)
        semicolons += state.p[i++] == ';';
    um_text rest = {state.p + i, state.n - i};
    return semicolons == 3 && (um_text_starts(rest, "true") || um_text_starts(rest, "false"));
}

static bool ends_with(um_text t, const char *s)
{
    size_t n = strlen(s);
    return t.n >= n && memcmp(t.p + t.n - n, s, n) == 0;
}

/* One command's sum, and that of the command that would take it back. */
static void count(record *r, uint64_t did, uint64_t takes_back)
{
    r->did += did;
    r->takes_back += takes_back;
    r->commands++;
}

/* A chat line; one that echoes an undo says which line it takes back. */
static void add_chat(record *r, um_text body)
{
    static const char word[] = "UNDO: ";
    um_vchat c = um_vchat_parse(body, NULL, 0);
    r->said += mix_text(start('c'), um_text_trim(body));
    r->lines++;
    if (um_text_starts(body, "***"))
        r->dice = true;
    if (!c.undo)
        return;
    r->echoes = true;
    for (size_t i = 0; i + sizeof word - 1 <= body.n; i++)
        if (memcmp(body.p + i, word, sizeof word - 1) == 0) {
            um_text old = {body.p + i + sizeof word - 1, body.n - i - (sizeof word - 1)};
            r->takes_back_saying += mix_text(start('c'), um_text_trim(old));
            return;
        }
}

/* A command that changes pieces or properties. */
static void add_state_command(record *r, const um_vcmd *c)
{
    const um_text no = {NULL, 0};
    switch (c->kind) {
    case UM_V_MOVE:
        count(r, mix_spot(mix_spot(mix_text(start('M'), c->u.move.id), &c->u.move.from), &c->u.move.to),
              mix_spot(mix_spot(mix_text(start('M'), c->u.move.id), &c->u.move.to), &c->u.move.from));
        break;
    case UM_V_CHANGE:
        if (!is_stack_state(c->u.change.state))
            count(r, sum3('D', c->u.change.id, c->u.change.old, c->u.change.state),
                  sum3('D', c->u.change.id, c->u.change.state, c->u.change.old));
        break;
    case UM_V_ADD:
        count(r, sum3('+', c->u.add.id, no, no), sum3('-', c->u.add.id, no, no));
        break;
    case UM_V_REMOVE:
        count(r, sum3('-', c->u.remove.id, no, no), sum3('+', c->u.remove.id, no, no));
        break;
    case UM_V_PROPERTY:
        count(r, sum3('p', c->u.property.name, c->u.property.old, c->u.property.value),
              sum3('p', c->u.property.name, c->u.property.value, c->u.property.old));
        r->dice |= ends_with(c->u.property.name, "_result");
        break;
    default:
        break;
    }
}

/* One command of the entry at hand; some cannot be undone and are not counted. */
static void add_leaf(record *r, const um_vcmd *c)
{
    switch (c->kind) {
    case UM_V_NOTHING:
    case UM_V_NULL:
    case UM_V_FLARE:
    case UM_V_PLAYER:
    case UM_V_PLAYER_REMOVE:
        return;
    case UM_V_UNDO:
        r->marked |= !r->begun && c->u.undo.begins;
        break;
    case UM_V_CHAT:
        add_chat(r, c->u.chat.body);
        r->undoable = true;
        break;
    default:
        add_state_command(r, c);
        r->dice |= c->kind == UM_V_DICE;
        r->undoable = true;
        break;
    }
    r->begun = true;
}

/* ---- pairing ---- */

static const record *latest(const um_vundo *u)
{
    return u->n ? &u->standing[(u->top + UM_V_UNDO_MAX - 1) % UM_V_UNDO_MAX] : NULL;
}

static void push(um_vundo *u, const record *r)
{
    u->standing[u->top] = *r;
    u->top = (u->top + 1) % UM_V_UNDO_MAX;
    u->n += u->n < UM_V_UNDO_MAX;
}

static void pop(um_vundo *u)
{
    u->top = (u->top + UM_V_UNDO_MAX - 1) % UM_V_UNDO_MAX;
    u->n--;
}

/* Whether one entry is exactly the inverse of another, in any order. */
static bool takes_back(const record *undo, const record *done)
{
    if (undo->commands != done->commands || undo->takes_back != done->did)
        return false;
    return done->commands > 0 || undo->takes_back_saying == done->said;
}

/* The entry at hand is complete: an undo takes the latest one off the stack, anything undoable goes on it. */
static void close_entry(um_vundo *u, bool *is_undo, um_vundone *done)
{
    const record *now = &u->now, *target = latest(u);
    *is_undo = false;
    if (!now->entry)
        return;
    bool exact = target && takes_back(now, target);
    if (now->marked || now->echoes) {
        *is_undo = true;
        bool pairs = target && (now->marked || exact);
        *done = (um_vundone){.entry = now->entry,
                             .target = pairs ? target->entry : 0,
                             .marked = now->marked,
                             .verified = exact,
                             .after_dice = pairs && target->dice};
        if (pairs)
            pop(u);
    } else if (now->undoable) {
        push(u, now);
    }
}

uint32_t um_vundo_oldest(const um_vundo *u)
{
    return u->n ? u->standing[(u->top + UM_V_UNDO_MAX - u->n) % UM_V_UNDO_MAX].entry : u->now.entry;
}

um_status um_vundo_feed(um_vundo *u, const um_vleaf *leaf, const um_vcmd *cmd, bool *is_undo,
                        um_vundone *done)
{
    *is_undo = false;
    if (leaf->entry != u->now.entry) {
        close_entry(u, is_undo, done);
        u->now = (record){.entry = leaf->entry};
    }
    if (leaf->entry)
        add_leaf(&u->now, cmd);
    return UM_OK;
}

void um_vundo_finish(um_vundo *u, bool *is_undo, um_vundone *done)
{
    close_entry(u, is_undo, done);
    u->now = (record){0};
}
