#include "parser/vassal/command.h"

#include <string.h>

#include "parser/vassal/limits.h"
#include "parser/vassal/sequence.h"

static const char *const kinds[] = {
#define X(id, name) name,
    UM_VKIND_LIST(X)
#undef X
};

const char *um_vkind_name(um_vkind k)
{
    return (unsigned)k < UM_V_KINDS ? kinds[k] : "?";
}

/* ---- which kind ---- */

enum match { STARTS, WHOLE, TAB_LATER };

/* The first row that fits wins. */
static const struct row {
    const char *prefix;
    enum match match;
    um_vkind kind;
} rows[] = {
    {"begin_save", WHOLE, UM_V_BEGIN_SAVE},
    {"end_save", WHOLE, UM_V_END_SAVE},
    {"null", WHOLE, UM_V_NULL},
    {"+/", STARTS, UM_V_ADD},
    {"-/", STARTS, UM_V_REMOVE},
    {"D/", STARTS, UM_V_CHANGE},
    {"M/", STARTS, UM_V_MOVE},
    {"MutableProperty\t", STARTS, UM_V_PROPERTY},
    {"GlobalProperty\t", STARTS, UM_V_GLOBAL},
    {"LOG\t", STARTS, UM_V_LOG},
    {"UNDO\t", STARTS, UM_V_UNDO},
    {"PLAYER\t", STARTS, UM_V_PLAYER},
    {"PYREMOVE\t", STARTS, UM_V_PLAYER_REMOVE},
    {"SETUP_STACK", STARTS, UM_V_SETUP_STACK},
    {"NOTES\t", STARTS, UM_V_NOTES},
    {"PNOTES\t", STARTS, UM_V_PUBLIC_NOTES},
    {"PNOTE\t", STARTS, UM_V_PRIVATE_NOTE},
    {"SNOTE\t", STARTS, UM_V_SECRET_NOTE},
    {"UNMASK\t", STARTS, UM_V_UNMASK},
    {"DECK\t", STARTS, UM_V_DECK},
    {"SHOW_RESULTS\t", STARTS, UM_V_DICE},
    {"FLARE\t", STARTS, UM_V_FLARE},
    {"LOS\t", STARTS, UM_V_LINE_OF_SIGHT},
    {"EXT\t", STARTS, UM_V_EXTENSION},
    {"PLUGIN\t", STARTS, UM_V_PLUGIN},
    {"CLOCKCONTROL\t", STARTS, UM_V_CLOCK_CONTROL},
    {"CLOCK\t", STARTS, UM_V_CLOCK},
    {"SGKC\t", STARTS, UM_V_STARTUP_KEY},
    {"SEMAIL\t", STARTS, UM_V_EMAIL},
    {"LOCKSPOTAB\t", STARTS, UM_V_LOCK},
    {"AUDIO\t", STARTS, UM_V_AUDIO},
    {"CHAT", STARTS, UM_V_CHAT},
    {"CHECK", STARTS, UM_V_CHECK},
    {"Events", STARTS, UM_V_EVENTS},
    {"PLAY\t", STARTS, UM_V_LIVE},
    {"PRIV_CHAT", STARTS, UM_V_LIVE},
    {"SYNC", STARTS, UM_V_LIVE},
    {"INVITE\t", STARTS, UM_V_LIVE},
    {"TURN", TAB_LATER, UM_V_TURN},
};

/* Whether a row's word begins the leaf, is all of it, or begins it with a TAB later on. */
static bool fits(const struct row *r, um_text leaf)
{
    if (!um_text_starts(leaf, r->prefix))
        return false;
    size_t n = strlen(r->prefix);
    return r->match == STARTS || (r->match == WHOLE && leaf.n == n) ||
           (r->match == TAB_LATER && memchr(leaf.p + n, '\t', leaf.n - n));
}

/* The word up to the first separator of a custom command, or the name that a known one begins with. */
static um_text first_word(um_text leaf)
{
    size_t n = 0;
    while (n < leaf.n && n < 40 && !strchr("\t/;:, \n", leaf.p[n]))
        n++;
    return (um_text){leaf.p, n};
}

/* A command whose first field ends in BoardPicker: prefix is that field. */
static bool is_boards(um_text leaf, um_text *prefix)
{
    static const char word[] = "BoardPicker";
    const char *tab = leaf.n ? memchr(leaf.p, '\t', leaf.n) : NULL;
    size_t n = tab ? (size_t)(tab - leaf.p) : leaf.n, w = sizeof word - 1;
    *prefix = (um_text){leaf.p, n};
    return n >= w && memcmp(leaf.p + n - w, word, w) == 0;
}

/* Nearly all of a log: told by the first two bytes. */
static um_vkind kind_by_letter(char letter)
{
    switch (letter) {
    case 'D':
        return UM_V_CHANGE;
    case 'M':
        return UM_V_MOVE;
    case '+':
        return UM_V_ADD;
    case '-':
        return UM_V_REMOVE;
    default:
        return UM_V_UNKNOWN;
    }
}

/* The kind by the command's first bytes; UM_V_UNKNOWN: they do not tell. */
static um_vkind kind_by_start(um_text leaf)
{
    um_vkind kind = UM_V_UNKNOWN;
    if (leaf.n == 0)
        return UM_V_NOTHING;
    if (leaf.n > 1 && leaf.p[1] == '/')
        kind = kind_by_letter(leaf.p[0]);
    else if (leaf.p[0] == 'C' && um_text_starts(leaf, "CHAT"))
        kind = UM_V_CHAT;
    for (size_t i = 0; i < UM_COUNT(rows) && kind == UM_V_UNKNOWN; i++)
        if (rows[i].prefix[0] == leaf.p[0] && fits(&rows[i], leaf))
            kind = rows[i].kind;
    return kind;
}

um_vkind um_vcmd_kind(um_text leaf, um_text *prefix)
{
    um_text word = {leaf.p, 0};
    um_vkind kind = kind_by_start(leaf);
    if (kind == UM_V_UNKNOWN && is_boards(leaf, &word))
        kind = UM_V_BOARDS;
    else if (prefix)
        word = kind == UM_V_CHAT ? (um_text){leaf.p, 4} : first_word(leaf);
    if (prefix)
        *prefix = word;
    return kind;
}

/* ---- fields ---- */

static bool null_word(um_text t)
{
    return um_text_is(t, "null");
}

/* VASSAL writes `null` for nothing. */
static um_text or_none(um_text t)
{
    return null_word(t) ? (um_text){NULL, 0} : t;
}

/* Whether a type is a stack's, a deck's or a piece's. */
static um_vsort sort_of(um_text type)
{
    if (um_text_is(type, "stack"))
        return UM_V_STACK;
    return um_text_starts(type, "deck;") || um_text_is(type, "deck") ? UM_V_PILE : UM_V_PIECE;
}

static um_status need(um_seq *s, um_text *out, const char **why, const char *words)
{
    if (um_seq_next(s, out))
        return UM_OK;
    *why = words;
    return s->failed != UM_OK ? s->failed : UM_FORMAT;
}

/* The next field as a whole number within the limits of coordinates; else *why says what is wrong. */
static um_status need_int(um_seq *s, int32_t *out, const char **why, const char *words)
{
    um_text t;
    um_status st = need(s, &t, why, words);
    if (st == UM_OK && (um_text_int(t, out) != UM_OK || *out > UM_V_COORD_MAX || *out < -UM_V_COORD_MAX)) {
        *why = words;
        st = UM_VALUE;
    }
    return st;
}

/* +/id/type/state */
static um_status parse_add(um_seq *s, um_vcmd *c, const char **why)
{
    um_status st = need(s, &c->u.add.id, why, "+ without an id");
    if (st == UM_OK)
        st = need(s, &c->u.add.type, why, "+ without a type, id, type and state expected");
    if (st == UM_OK)
        st = need(s, &c->u.add.state, why, "+ without a state, id, type and state expected");
    c->u.add.id = or_none(c->u.add.id);
    c->u.add.sort = sort_of(c->u.add.type);
    return st;
}

/* D/id/state[/old state] */
static um_status parse_change(um_seq *s, um_vcmd *c, const char **why)
{
    um_status st = need(s, &c->u.change.id, why, "D without an id");
    if (st == UM_OK)
        st = need(s, &c->u.change.state, why, "D without a state, id and new state expected");
    if (st == UM_OK)
        c->u.change.has_old = um_seq_next(s, &c->u.change.old);
    return st == UM_OK ? s->failed : st;
}

/* map/x/y/piece below; `null` for no map or piece. */
static um_status parse_spot(um_seq *s, um_vspot *spot, const char **why)
{
    um_status st = need(s, &spot->map, why, "M with too few fields, a map expected");
    if (st == UM_OK)
        st = need_int(s, &spot->x, why, "M with something else than a whole number for x");
    if (st == UM_OK)
        st = need_int(s, &spot->y, why, "M with something else than a whole number for y");
    if (st == UM_OK)
        st = need(s, &spot->under, why, "M with too few fields, the piece below expected");
    spot->map = or_none(spot->map);
    spot->under = or_none(spot->under);
    return st;
}

/* M/id/new place/old place[/player] */
static um_status parse_move(um_seq *s, um_vcmd *c, const char **why)
{
    um_status st = need(s, &c->u.move.id, why, "M without an id");
    if (st == UM_OK)
        st = parse_spot(s, &c->u.move.to, why);
    if (st == UM_OK)
        st = parse_spot(s, &c->u.move.from, why);
    if (st == UM_OK && !um_seq_next(s, &c->u.move.player))
        c->u.move.player = (um_text){NULL, 0};
    return st == UM_OK ? s->failed : st;
}

/* mapBoardPicker TAB name[/rev] TAB column TAB row ..., in threes. */
static um_status parse_boards(um_text leaf, um_arena *arena, um_vcmd *c)
{
    size_t max = 0;
    for (size_t i = 0; i < leaf.n; i++)
        max += leaf.p[i] == '\t';
    c->u.boards.map = (um_text){c->prefix.p, c->prefix.n - strlen("BoardPicker")};
    c->u.boards.list = um_arena_alloc(arena, (max / 2 + 1) * sizeof *c->u.boards.list);
    if (!c->u.boards.list)
        return UM_MEMORY;
    um_seq s;
    um_seq_init(&s, leaf, '\t', arena);
    um_seq_skip(&s, 1);
    um_text name;
    if ((max + 2) / 3 > UM_V_BOARDS_MAX)
        return UM_LIMIT;
    while (c->u.boards.n < max / 2 + 1 && um_seq_next(&s, &name)) {
        um_vboard_ref *b = &c->u.boards.list[c->u.boards.n++];
        b->reversed = name.n > 4 && memcmp(name.p + name.n - 4, "/rev", 4) == 0;
        b->name = (um_text){name.p, name.n - (b->reversed ? 4 : 0)};
        b->column = um_seq_int(&s, 0);
        b->row = um_seq_int(&s, 0);
    }
    return s.failed;
}

/* name, old value, new value and the container it is of. */
static um_status parse_property(um_seq *s, um_vcmd *c, const char **why)
{
    um_status st = need(s, &c->u.property.name, why, "a property without a name");
    if (st == UM_OK)
        st = need(s, &c->u.property.old, why, "a property change without its old value");
    if (st == UM_OK)
        st = need(s, &c->u.property.value, why, "a property change without its new value");
    c->u.property.has_old = true;
    c->u.property.container = um_seq_text(s, "");
    return st == UM_OK ? s->failed : st;
}

/* GlobalProperty TAB ... with ';' between name, value and container. */
static um_status parse_global(um_text leaf, um_arena *arena, um_vcmd *c, const char **why)
{
    um_seq s;
    um_seq_init(&s, leaf, ';', arena);
    um_seq_skip(&s, 1);
    um_status st = need(&s, &c->u.property.name, why, "a global property without a name");
    c->u.property.value = um_seq_text(&s, "");
    c->u.property.container = um_seq_text(&s, "");
    return st == UM_OK ? s.failed : st;
}

/* A dice button and its faces, or a list of ids. */
static um_status parse_list(um_seq *s, um_text rest, um_arena *arena, um_vcmd *c)
{
    size_t max = 1;
    for (size_t i = 0; i < rest.n; i++)
        max += rest.p[i] == '\t';
    if (max > UM_V_FIELDS_MAX)
        return UM_LIMIT;
    if (c->kind == UM_V_DICE) {
        c->u.dice.button = um_seq_text(s, "");
        c->u.dice.face = um_arena_alloc(arena, max * sizeof *c->u.dice.face);
        if (!c->u.dice.face)
            return UM_MEMORY;
        while (!s->done && c->u.dice.n < max)
            c->u.dice.face[c->u.dice.n++] = um_seq_int(s, -1);
        return s->failed;
    }
    c->u.ids.list = um_arena_alloc(arena, max * sizeof *c->u.ids.list);
    if (!c->u.ids.list)
        return UM_MEMORY;
    while (c->u.ids.n < max && um_seq_next(s, &c->u.ids.list[c->u.ids.n]))
        c->u.ids.n++;
    return s->failed;
}

/* TURN and the tracker's id in one word, then its state. */
static um_status parse_turn(um_text leaf, um_arena *arena, um_vcmd *c)
{
    um_seq s;
    um_seq_init(&s, leaf, '\t', arena);
    um_text head = um_seq_text(&s, "");
    c->u.turn.tracker = head.n > 4 ? (um_text){head.p + 4, head.n - 4} : UM_TEXT("");
    c->u.turn.state = um_seq_text(&s, "");
    return s.failed;
}

/* Kinds whose fields are a TAB sequence after their word. */
static um_status parse_tabbed(um_text rest, um_arena *arena, um_vcmd *c, const char **why)
{
    um_seq s;
    um_seq_init(&s, rest, '\t', arena);
    switch (c->kind) {
    case UM_V_UNDO:
        c->u.undo.begins = um_seq_bool(&s, true);
        break;
    case UM_V_PLAYER:
        c->u.player.id = um_seq_text(&s, "");
        c->u.player.name = um_seq_text(&s, "");
        c->u.player.side = um_seq_text(&s, "");
        break;
    case UM_V_PLAYER_REMOVE:
        c->u.player.id = um_seq_text(&s, "");
        break;
    case UM_V_PROPERTY:
        return parse_property(&s, c, why);
    case UM_V_PRIVATE_NOTE:
        c->u.note.owner = um_seq_text(&s, "");
        c->u.note.body = um_seq_text(&s, "");
        break;
    case UM_V_SECRET_NOTE:
        c->u.note.name = um_seq_text(&s, "");
        c->u.note.owner = um_seq_text(&s, "");
        c->u.note.hidden = um_seq_bool(&s, true);
        c->u.note.body = um_seq_text(&s, "");
        break;
    case UM_V_DICE:
    case UM_V_UNMASK:
        return parse_list(&s, rest, arena, c);
    case UM_V_EXTENSION:
    case UM_V_PLUGIN:
        c->u.extension.name = um_seq_text(&s, "");
        c->u.extension.version = um_seq_text(&s, "");
        break;
    case UM_V_FLARE:
        c->u.flare.id = um_seq_text(&s, "");
        c->u.flare.x = um_seq_int(&s, 0);
        c->u.flare.y = um_seq_int(&s, 0);
        break;
    default:
        break;
    }
    return s.failed;
}

static um_text after(um_text leaf, size_t n)
{
    return leaf.n > n ? (um_text){leaf.p + n, leaf.n - n} : (um_text){leaf.n ? leaf.p + leaf.n : leaf.p, 0};
}

um_status um_vcmd_parse(um_text leaf, um_arena *arena, um_vcmd *out, const char **why)
{
    um_vcmd c = {.text = leaf};
    const char *reason = NULL;
    c.kind = um_vcmd_kind(leaf, &c.prefix);
    um_seq s;
    um_seq_init(&s, after(leaf, 2), '/', arena);
    um_text rest = after(leaf, c.prefix.n + 1);
    um_status st = UM_OK;
    switch (c.kind) {
    case UM_V_ADD:
        st = parse_add(&s, &c, &reason);
        break;
    case UM_V_REMOVE:
        c.u.remove.id = after(leaf, 2);
        break;
    case UM_V_CHANGE:
        st = parse_change(&s, &c, &reason);
        break;
    case UM_V_MOVE:
        st = parse_move(&s, &c, &reason);
        break;
    case UM_V_CHAT:
        c.u.chat.body = after(leaf, 4);
        break;
    case UM_V_BOARDS:
        st = parse_boards(leaf, arena, &c);
        break;
    case UM_V_GLOBAL:
        st = parse_global(leaf, arena, &c, &reason);
        break;
    case UM_V_TURN:
        st = parse_turn(leaf, arena, &c);
        break;
    case UM_V_NOTES:
    case UM_V_PUBLIC_NOTES:
    case UM_V_AUDIO:
    case UM_V_EVENTS:
        c.u.chat.body = rest;
        break;
    case UM_V_DECK:
        c.u.deck.id = rest;
        break;
    default:
        st = parse_tabbed(rest, arena, &c, &reason);
        break;
    }
    *out = c;
    if (why)
        *why = reason;
    return st;
}
