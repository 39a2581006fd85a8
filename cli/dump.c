/* umpire dump: a log, save or module, decoded, one command a line.
 *
 * Player ids are passwords and are printed as player-1, player-2... A hidden piece (masked, in a face-down
 * deck, in a private hand) loses its name and all that tells what it is, unless --reveal is given; its id,
 * too: pieces are numbered in the order of the module, so that the id is as good as the name. To know what is
 * hidden, and which words are ids, a file is read ahead before its commands are printed. */
#include "cli/dump.h"
#include "cli/dump_sight.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct showing {
    um_dump *d;
    const um_vmodule *module;
    um_vgame *game;  /* as the table stands now */
    um_sight *sight; /* what may be told of it */
    um_arena arena;  /* of one command */
    um_vleaf leaf;   /* that is shown now */
} showing;

/* Whether an archive holds a build file. */
static bool is_module(const um_varchive *a)
{
    return !um_varchive_has(a, "savedGame") &&
           (um_varchive_has(a, "buildFile.xml") || um_varchive_has(a, "buildFile"));
}

/* ---- values ---- */

/* Whether what a piece is must stay masked. */
static bool hidden(const showing *w, uint32_t piece)
{
    return um_sight_hidden(w->sight, piece);
}

/* A piece's id, or a running number if that would tell a hidden piece. */
static void show_id(showing *w, um_text id)
{
    char words[24];
    uint32_t k = um_vgame_find(w->game, id), veil = um_sight_veil(w->sight, k);
    snprintf(words, sizeof words, "hidden-%u", veil);
    if (veil)
        um_dump_word(w->d, "id", words);
    else if (!hidden(w, k))
        um_dump_text(w->d, "id", id);
}

/* A player, by number: ids are passwords. */
static void show_player(const showing *w, const char *key, um_text id)
{
    char words[32];
    uint32_t n = w->d->people ? um_vgame_player_find(w->d->people, id) : 0;
    if (n)
        snprintf(words, sizeof words, "player-%u", n);
    else
        snprintf(words, sizeof words, "%s", id.n ? "somebody" : "nobody");
    um_dump_word(w->d, key, words);
}

/* A map and a point, and the name of the place there. */
static void show_spot(showing *w, const char *key, um_text map, int32_t x, int32_t y)
{
    char name[24];
    if (!map.p)
        return;
    um_dump_text(w->d, key, map);
    snprintf(name, sizeof name, "%s_x", key);
    um_dump_int(w->d, name, x);
    snprintf(name, sizeof name, "%s_y", key);
    um_dump_int(w->d, name, y);
    const um_vboard_ref *boards = NULL;
    size_t n = um_vgame_boards(w->game, map, &boards);
    um_vplace p;
    if (w->module && um_vlocate(w->module, map, x, y, boards, n, &w->arena, &p) == UM_OK) {
        snprintf(name, sizeof name, "%s_place", key);
        um_dump_text(w->d, name, p.name);
    }
}

static void show_named(showing *w, uint32_t k)
{
    um_vpiece p;
    if (!um_vgame_piece(w->game, k, &p))
        return;
    if (p.sort == UM_V_STACK) {
        um_dump_flag(w->d, "stack", true);
        return;
    }
    um_dump_text(w->d, p.sort == UM_V_PILE ? "deck" : "name", um_sight_name(w->sight, k, &w->arena));
    um_dump_flag(w->d, "hidden", hidden(w, k));
}

static void show_owner(showing *w, uint32_t k)
{
    um_text side;
    char words[32];
    uint32_t n = um_vgame_mask_owner(w->game, k, &side, &w->arena);
    snprintf(words, sizeof words, "player-%u", n);
    if (n)
        um_dump_word(w->d, "masked_by", words);
    else if (side.p)
        um_dump_text(w->d, "masked_by", side);
}

static void show_layer(showing *w, const um_vtrait *t, json_t *list)
{
    um_vlayer l;
    char words[64];
    if (!um_vtrait_layer(t, &w->arena, &l))
        return;
    snprintf(words, sizeof words, " %d/%d%s", l.level, l.levels, l.active ? "" : " off");
    um_buf b = {0};
    um_buf_text(&b, l.name.n ? l.name : UM_TEXT("layer"));
    um_buf_str(&b, words);
    json_array_append_new(list, um_dump_string(w->d, um_buf_view(&b)));
    um_buf_free(&b);
}

static void show_markers(showing *w, const um_vtrait *t, json_t *list)
{
    um_seq names, values;
    um_text n;
    um_seq_init(&names, (um_text){t->type.p + 5, t->type.n - 5}, ',', &w->arena);
    um_seq_init(&values, t->state, ',', &w->arena);
    while (um_seq_next(&names, &n)) {
        um_buf b = {0};
        um_buf_text(&b, n);
        um_buf_char(&b, '=');
        um_buf_text(&b, um_seq_text(&values, ""));
        json_array_append_new(list, um_dump_string(w->d, um_buf_view(&b)));
        um_buf_free(&b);
    }
}

static void show_traits(showing *w, const um_vtraits *t)
{
    json_t *layers = json_array(), *markers = json_array();
    for (size_t i = 0; i < t->n; i++)
        if (t->list[i].kind == UM_VT_LAYER)
            show_layer(w, &t->list[i], layers);
        else if (t->list[i].kind == UM_VT_MARKER)
            show_markers(w, &t->list[i], markers);
    um_dump_list(w->d, "layers", layers);
    um_dump_list(w->d, "markers", markers);
}

static void show_children(showing *w, const um_vpiece *p)
{
    json_t *names = json_array();
    if (p->sort == UM_V_PILE) {
        um_dump_int(w->d, "cards", (long long)p->children);
        um_dump_flag(w->d, "face_down", p->face_down);
    }
    bool secret = p->sort == UM_V_PILE && p->face_down && !w->d->o->reveal;
    for (size_t i = 0; i < p->children && !secret; i++)
        json_array_append_new(names, um_dump_string(w->d, um_sight_name(w->sight, p->child[i], &w->arena)));
    um_dump_list(w->d, "holds", names);
}

/* ---- kinds ---- */

static void show_add(showing *w, const um_vcmd *c)
{
    uint32_t k = um_vgame_find(w->game, c->u.add.id);
    um_vpiece p;
    if (c->u.add.id.p)
        show_id(w, c->u.add.id);
    if (!um_vgame_piece(w->game, k, &p))
        return;
    show_named(w, k);
    if (hidden(w, k) && !w->leaf.history)
        return; /* what holds it tells where it lies */
    show_spot(w, "map", p.map, p.x, p.y);
    show_owner(w, k);
    if (p.sort != UM_V_PIECE) {
        show_children(w, &p);
    } else if (!hidden(w, k)) {
        if (p.gpid.n)
            um_dump_text(w->d, "slot", p.gpid);
        show_traits(w, &p.traits);
    }
}

static void show_remove(showing *w, const um_vcmd *c)
{
    show_id(w, c->u.remove.id);
    show_named(w, um_vgame_find(w->game, c->u.remove.id));
}

/* Which traits a change touches: layers with their new level, others by kind. */
static void show_changes(showing *w, const um_vcmd *c, const um_vtraits *t)
{
    um_text *now, *was;
    size_t n, m;
    json_t *list = json_array();
    if (um_seq_unnest(c->u.change.state, &w->arena, &now, &n) == UM_OK &&
        um_seq_unnest(c->u.change.old, &w->arena, &was, &m) == UM_OK)
        for (size_t i = t->n; i-- > 0;) {
            size_t in = t->n - 1 - i; /* from the inside */
            if (in >= n || in >= m || um_text_eq(now[n - 1 - in], was[m - 1 - in]))
                continue;
            um_vtrait trait = t->list[i];
            trait.state = now[n - 1 - in];
            if (trait.kind == UM_VT_LAYER)
                show_layer(w, &trait, list);
            else
                json_array_append_new(list, json_string(um_vtrait_name(trait.kind)));
        }
    um_dump_list(w->d, "changes", list);
}

static void show_change(showing *w, const um_vcmd *c)
{
    uint32_t k = um_vgame_find(w->game, c->u.change.id);
    um_vpiece p;
    show_id(w, c->u.change.id);
    if (!um_vgame_piece(w->game, k, &p))
        return;
    show_named(w, k);
    show_spot(w, "map", p.map, p.x, p.y);
    show_owner(w, k);
    if (p.sort != UM_V_PIECE)
        show_children(w, &p);
    else if (!hidden(w, k))
        show_changes(w, c, &p.traits);
}

static void show_move(showing *w, const um_vcmd *c)
{
    show_id(w, c->u.move.id);
    show_named(w, um_vgame_find(w->game, c->u.move.id));
    show_spot(w, "from", c->u.move.from.map, c->u.move.from.x, c->u.move.from.y);
    show_spot(w, "to", c->u.move.to.map, c->u.move.to.x, c->u.move.to.y);
    if (c->u.move.player.p)
        show_player(w, "by", c->u.move.player);
}

static void show_chat(showing *w, const um_vcmd *c)
{
    static const char *const kinds[] = {"said", "report", "system", "other"};
    um_vchat chat = um_vchat_parse(c->u.chat.body, NULL, 0);
    um_buf plain = {0};
    um_dump_word(w->d, "as", kinds[chat.kind]);
    um_vchat_plain(chat.speaker, &plain);
    if (chat.speaker.n)
        um_dump_text(w->d, "speaker", um_buf_view(&plain));
    um_buf_clear(&plain);
    um_vchat_plain(chat.body, &plain);
    um_dump_text(w->d, "", um_buf_view(&plain));
    um_buf_free(&plain);
}

static void show_person(showing *w, const um_vcmd *c)
{
    show_player(w, "player", c->u.player.id);
    if (c->kind == UM_V_PLAYER) {
        um_dump_text(w->d, "name", c->u.player.name);
        um_dump_text(w->d, "side", c->u.player.side);
    }
}

static void show_boards(showing *w, const um_vcmd *c)
{
    json_t *list = json_array();
    for (size_t i = 0; i < c->u.boards.n; i++)
        json_array_append_new(list, um_dump_string(w->d, c->u.boards.list[i].name));
    um_dump_text(w->d, "map", c->u.boards.map);
    um_dump_list(w->d, "boards", list);
}

static void show_property(showing *w, const um_vcmd *c)
{
    um_dump_text(w->d, "name", c->u.property.name);
    if (c->u.property.has_old)
        um_dump_text(w->d, "old", c->u.property.old);
    um_dump_text(w->d, "value", c->u.property.value);
    um_dump_text(w->d, "of", c->u.property.container);
}

static void show_turn(showing *w, const um_vcmd *c)
{
    um_text name;
    um_dump_text(w->d, "tracker", c->u.turn.tracker);
    if (w->module &&
        um_vmodule_turn_name(w->module, c->u.turn.tracker, c->u.turn.state, &w->arena, &name) == UM_OK)
        um_dump_text(w->d, "turn", name);
    um_dump_text(w->d, "state", c->u.turn.state);
}

static void show_note(showing *w, const um_vcmd *c)
{
    show_player(w, "owner", c->u.note.owner);
    if (c->kind == UM_V_SECRET_NOTE)
        um_dump_text(w->d, "name", c->u.note.name);
    if (w->d->o->reveal || (c->kind == UM_V_SECRET_NOTE && !c->u.note.hidden))
        um_dump_text(w->d, "", c->u.note.body);
    else
        um_dump_flag(w->d, "hidden", true);
}

static void show_body(showing *w, const um_vcmd *c)
{
    um_dump_text(w->d, "", c->u.chat.body);
}

static void show_ids(showing *w, const um_vcmd *c)
{
    json_t *list = json_array();
    for (size_t i = 0; i < c->u.ids.n; i++) {
        char words[32];
        snprintf(words, sizeof words, "player-%u",
                 w->d->people ? um_vgame_player_find(w->d->people, c->u.ids.list[i]) : 0);
        if (c->u.ids.list[i].n)
            json_array_append_new(list, json_string(words));
    }
    um_dump_list(w->d, "players", list);
}

static void show_dice(showing *w, const um_vcmd *c)
{
    json_t *faces = json_array();
    for (size_t i = 0; i < c->u.dice.n; i++) {
        char words[16];
        snprintf(words, sizeof words, "%d", c->u.dice.face[i]);
        json_array_append_new(faces, json_string(words));
    }
    um_dump_text(w->d, "button", c->u.dice.button);
    um_dump_list(w->d, "faces", faces);
}

static void show_extension(showing *w, const um_vcmd *c)
{
    um_dump_text(w->d, "name", c->u.extension.name);
    um_dump_text(w->d, "version", c->u.extension.version);
}

static void show_undo(showing *w, const um_vcmd *c)
{
    um_dump_word(w->d, "", c->u.undo.begins ? "begins" : "ends");
}

/* What is not understood may tell what is hidden. */
static void show_raw(showing *w, const um_vcmd *c)
{
    um_text word;
    if (w->d->o->reveal)
        um_dump_text(w->d, "raw", c->text);
    else if (um_vcmd_kind(c->text, &word) == UM_V_UNKNOWN)
        um_dump_text(w->d, "word", word);
}

/* Kinds that are not listed are shown by their name alone: nothing in them, or nothing to be printed. */
static void (*const shows[UM_V_KINDS])(showing *, const um_vcmd *) = {
    [UM_V_ADD] = show_add,
    [UM_V_REMOVE] = show_remove,
    [UM_V_CHANGE] = show_change,
    [UM_V_MOVE] = show_move,
    [UM_V_CHAT] = show_chat,
    [UM_V_UNDO] = show_undo,
    [UM_V_PLAYER] = show_person,
    [UM_V_PLAYER_REMOVE] = show_person,
    [UM_V_BOARDS] = show_boards,
    [UM_V_PROPERTY] = show_property,
    [UM_V_GLOBAL] = show_property,
    [UM_V_TURN] = show_turn,
    [UM_V_NOTES] = show_body,
    [UM_V_PUBLIC_NOTES] = show_body,
    [UM_V_PRIVATE_NOTE] = show_note,
    [UM_V_SECRET_NOTE] = show_note,
    [UM_V_UNMASK] = show_ids,
    [UM_V_DICE] = show_dice,
    [UM_V_EXTENSION] = show_extension,
    [UM_V_PLUGIN] = show_extension,
    [UM_V_AUDIO] = show_body,
    [UM_V_UNKNOWN] = show_raw,
    [UM_V_CHECK] = show_raw,
    [UM_V_LOG] = show_raw,
};

/* ---- a log, line by line ---- */

/* Begin the line of a command: its entry, number and kind. */
static void begin_line(showing *w, const um_vcmd *c)
{
    const um_vleaf *l = &w->leaf;
    char head[64] = "";
    if (!w->d->json) {
        char entry[16] = "";
        if (l->entry && l->depth <= 1)
            snprintf(entry, sizeof entry, "#%u", l->entry);
        snprintf(head, sizeof head, "%6s %6" PRIu64 " %*s", entry, l->index,
                 (int)(l->depth < 20 ? 2 * l->depth : 40), "");
    }
    um_dump_begin(w->d, head, um_vkind_name(c->kind));
    if (w->d->json) {
        um_dump_int(w->d, "n", (long long)l->index);
        um_dump_int(w->d, "depth", l->depth);
        um_dump_int(w->d, "entry", l->entry);
        um_dump_flag(w->d, "log", l->in_log);
    }
}

/* The piece that a command is about, 0: none. */
static uint32_t subject(const showing *w, const um_vcmd *c)
{
    const um_text id = c->kind == UM_V_ADD      ? c->u.add.id
                       : c->kind == UM_V_REMOVE ? c->u.remove.id
                       : c->kind == UM_V_CHANGE ? c->u.change.id
                       : c->kind == UM_V_MOVE   ? c->u.move.id
                                                : UM_TEXT("");
    return id.n ? um_vgame_find(w->game, id) : 0;
}

static um_status show_leaf(showing *w, const um_vstream *s)
{
    um_vcmd c;
    const char *why = NULL;
    um_arena_reset(&w->arena);
    um_status st = um_vcmd_parse(w->leaf.text, &w->arena, &c, &why);
    if (st == UM_MEMORY)
        return st;
    if (st != UM_OK)
        um_say(um_vstream_sink(s), UM_WARNING, st, um_vleaf_place(s, &w->leaf), "vassal-command",
               "leaf %" PRIu64 ": %s; ignored", w->leaf.index, why ? why : "a command that cannot be read");
    if ((st = st == UM_OK ? um_sight_follow(w->sight, &w->leaf, subject(w, &c)) : UM_OK) != UM_OK)
        return st;
    /* a removed piece is named before it goes; all others as they are afterwards */
    if (w->leaf.history && !why && c.kind != UM_V_REMOVE)
        if ((st = um_vgame_apply(w->game, &c, &w->leaf, um_vleaf_place(s, &w->leaf))) != UM_OK)
            return st;
    begin_line(w, &c);
    if (why)
        um_dump_word(w->d, "fault", why);
    else if (shows[c.kind])
        shows[c.kind](w, &c);
    um_dump_end(w->d);
    if (w->leaf.history && !why && c.kind == UM_V_REMOVE)
        return um_vgame_apply(w->game, &c, &w->leaf, um_vleaf_place(s, &w->leaf));
    return UM_OK;
}

/* What the archive says of itself, and its players. */
static um_status show_head(showing *w, um_varchive *a)
{
    um_vmeta m;
    um_dump *d = w->d;
    um_status s = um_vmeta_read(a, &w->arena, &m);
    if (s != UM_OK)
        return s;
    um_dump_begin(d, "", "file");
    um_dump_word(d, "name", um_varchive_name(a));
    um_dump_text(d, "module", m.module);
    um_dump_text(d, "version", m.version);
    um_dump_text(d, "vassal", m.vassal_version);
    if (m.description.n)
        um_dump_text(d, "description", m.description);
    um_dump_end(d);
    um_vplayer p;
    for (uint32_t k = 1; um_vgame_player(d->people, k, &p); k++) {
        char words[32];
        snprintf(words, sizeof words, "player-%u", k);
        um_dump_begin(d, "", "person");
        um_dump_word(d, "player", words);
        um_dump_text(d, "name", p.name);
        um_dump_text(d, "side", p.side);
        um_dump_end(d);
    }
    return UM_OK;
}

/* Show every command, up to where playing ahead met a limit: behind it nobody knows what is hidden. */
static um_status show_leaves(showing *w, um_vstream *s, const um_dump_ahead *whole)
{
    um_vleaf *leaf = &w->leaf;
    for (;;) {
        bool got;
        um_status st = um_vstream_next(s, leaf, &got);
        if (st == UM_OK && got && leaf->index >= whole->leaf)
            st = um_say(um_vstream_sink(s), UM_ERROR, whole->status, um_vleaf_place(s, leaf), "dump-limit",
                        "leaf %" PRIu64
                        ": beyond a limit of what is read of a log (%s); the rest is not shown",
                        leaf->index, um_status_text(whole->status));
        else if (st == UM_OK && got)
            st = show_leaf(w, s);
        if (st != UM_OK || !got)
            return st;
    }
}

static um_status show_log(um_dump *d, const um_dump_source *src, const um_vmodule *m, um_varchive *a)
{
    um_dump_ahead everybody = {0}, begin = {0};
    showing w = {.d = d, .module = m};
    um_vstream *s = NULL;
    um_status st = um_vstream_open(&s, a);
    if (st == UM_OK)
        st = um_dump_play(src, m, true, &everybody);
    if (st == UM_OK)
        st = um_dump_play(src, m, false, &begin);
    w.game = begin.game;
    d->people = everybody.game;
    if (st == UM_OK)
        st = um_sight_open(&w.sight, src, m, w.game, d->o->reveal);
    d->sight = w.sight;
    if (st == UM_OK)
        st = show_head(&w, a);
    if (st == UM_OK)
        st = show_leaves(&w, s, &everybody);
    d->people = NULL;
    d->sight = NULL;
    um_sight_close(w.sight);
    um_vgame_free(everybody.game);
    um_vgame_free(begin.game);
    um_vstream_close(s);
    um_arena_free(&w.arena);
    return st;
}

/* ---- counts ---- */

enum { WORDS = 200, WORD = 40 };
typedef struct counts {
    uint64_t files, modules, bytes, leaves, entries, depth, kind[UM_V_KINDS];
    struct {
        char word[WORD + 1];
        uint64_t n;
    } unknown[WORDS];
    size_t words;
    uint64_t other; /* unknown commands beyond WORDS different ones */
} counts;

/* Count a word that no kind of command begins with. It may be or hold a player's id. */
static void count_unknown(counts *c, const um_vgame *people, um_text raw)
{
    um_buf clean = {0};
    um_vgame_veil(people, raw, NULL, NULL, &clean);
    um_text word = um_buf_view(&clean);
    size_t n = word.n < WORD ? word.n : WORD, i = 0;
    while (i < c->words && !(strlen(c->unknown[i].word) == n && memcmp(c->unknown[i].word, word.p, n) == 0))
        i++;
    if (i == WORDS || clean.failed || memchr(word.p, 0, n)) {
        c->other++;
    } else {
        if (i == c->words)
            memcpy(c->unknown[c->words++].word, word.p, n);
        c->unknown[i].n++;
    }
    um_buf_free(&clean);
}

/* Count a log's commands by kind. Its players are looked for only where a word may be one of them. */
static um_status count_log(counts *c, const um_dump_source *src, um_varchive *a)
{
    um_dump_ahead everybody = {0};
    um_vstream *s;
    um_vleaf leaf;
    um_text word;
    um_status st = um_vstream_open(&s, a);
    if (st != UM_OK)
        return st;
    uint64_t entries = 0;
    for (bool got = true; (st = um_vstream_next(s, &leaf, &got)) == UM_OK && got;) {
        um_vkind k = um_vcmd_kind(leaf.text, NULL);
        c->kind[k]++;
        c->leaves++;
        entries = leaf.entry > entries ? leaf.entry : entries;
        c->depth = leaf.depth > c->depth ? leaf.depth : c->depth;
        if (k != UM_V_UNKNOWN)
            continue;
        if (!everybody.game && (st = um_dump_play(src, NULL, true, &everybody)) != UM_OK)
            break;
        um_vcmd_kind(leaf.text, &word);
        if (leaf.index < everybody.leaf)
            count_unknown(c, everybody.game, word);
        else
            c->other++; /* nobody knows who plays behind a limit */
    }
    um_vgame_free(everybody.game);
    c->entries += entries;
    c->bytes += um_vstream_bytes(s);
    um_vstream_close(s);
    return st;
}

static int by_word(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void show_counts(um_dump *d, counts *c)
{
    const struct {
        const char *name;
        uint64_t n;
    } totals[] = {{"files", c->files},   {"modules", c->modules}, {"bytes", c->bytes},
                  {"leaves", c->leaves}, {"entries", c->entries}, {"depth", c->depth}};
    um_dump_begin(d, "", "totals");
    for (size_t i = 0; i < UM_COUNT(totals); i++)
        um_dump_int(d, totals[i].name, (long long)totals[i].n);
    um_dump_end(d);
    for (unsigned k = 0; k < UM_V_KINDS; k++)
        if (c->kind[k] && k != UM_V_UNKNOWN) {
            um_dump_begin(d, "", "kind");
            um_dump_word(d, d->json ? "kind" : "", um_vkind_name((um_vkind)k));
            um_dump_int(d, "count", (long long)c->kind[k]);
            um_dump_end(d);
        }
    qsort(c->unknown, c->words, sizeof c->unknown[0], by_word);
    for (size_t i = 0; i < c->words; i++) {
        um_dump_begin(d, "", "unknown");
        um_dump_word(d, d->json ? "kind" : "", c->unknown[i].word);
        um_dump_int(d, "count", (long long)c->unknown[i].n);
        um_dump_end(d);
    }
    if (c->other) {
        um_dump_begin(d, "", "unknown-others");
        um_dump_int(d, "count", (long long)c->other);
        um_dump_end(d);
    }
}

/* ---- files ---- */

/* Show a log with the module that was given, or that is found beside it: without one nobody can tell which
 * maps are private, and no piece is named. */
static um_status show_known(um_dump *d, const um_dump_source *src, const um_vmodule *m, um_varchive *a,
                            const um_sink *sink)
{
    const um_place at = {.file = src->name};
    um_reading_found found = {0};
    um_vmodule *own = NULL;
    um_status s = UM_OK;
    if (!m && !src->bytes.p)
        s = um_reading_find_module(um_text_of(src->name), a, &found);
    if (s == UM_OK && found.module_path.n)
        s = um_vmodule_open(&own, found.module_path.p, sink);
    if (own)
        um_say(sink, UM_NOTE, UM_OK, at, "reading-find", "read with %s", found.module_path.p);
    else if (s == UM_OK && !m && !d->o->reveal)
        um_say(sink, UM_WARNING, UM_OK, at, "dump-module",
               "no module was found beside it: nobody can tell what is private, and no piece is named "
               "(see --module and --reveal)");
    if (s == UM_OK)
        s = show_log(d, src, own ? own : m, a);
    um_vmodule_free(own);
    um_reading_found_free(&found);
    return s;
}

/* Dumps an archive: a module in summary, of a log the counts or every command. */
static um_status one_archive(um_dump *d, const um_dump_source *src, const um_vmodule *m, counts *c,
                             const um_sink *sink)
{
    um_varchive *a;
    um_status s = um_dump_open(src, &a, sink);
    if (s != UM_OK)
        return s;
    bool module = is_module(a);
    c->files++;
    c->modules += module;
    if (module && !d->o->stats) {
        um_vmodule *own = NULL;
        s = src->bytes.p ? um_vmodule_open_memory(&own, src->bytes, src->name, sink)
                         : um_vmodule_open(&own, src->name, sink);
        if (s == UM_OK)
            s = um_dump_module(d, own, src->name);
        um_vmodule_free(own);
    } else if (!module) {
        s = d->o->stats ? count_log(c, src, a) : show_known(d, src, m, a, sink);
    }
    um_varchive_close(a);
    return s;
}

static um_status one_file(um_dump *d, const char *path, const um_vmodule *m, counts *c, const um_sink *sink)
{
    um_dump_source src = {.name = path};
    um_buf bytes = {0};
    um_status s = UM_OK;
    if (strcmp(path, "-") == 0) {
        src.name = um_input_name(path);
        s = um_input_read(path, 256u << 20, &bytes, sink);
        src.bytes = bytes.n ? um_buf_view(&bytes) : UM_TEXT("");
    }
    if (s == UM_OK)
        s = one_archive(d, &src, m, c, sink);
    um_buf_free(&bytes);
    return s;
}

static int run(um_dump *d, const um_sink *sink)
{
    static const char *const suffixes[] = {".vlog", ".vsav", ".vmod", ".vmdx", ".log", ".sav", ".mod", NULL};
    const um_options *o = d->o;
    um_vmodule *m = NULL;
    um_inputs in = {0};
    counts c = {0};
    um_status s = o->module ? um_vmodule_open(&m, o->module, sink) : UM_OK;
    if (s == UM_OK)
        s = um_inputs_find(&in, o->files, o->nfiles, suffixes, sink);
    int status = um_exit_of(s);
    for (size_t i = 0; i < in.n && (s == UM_OK || in.n > 0); i++)
        status = um_exit_worse(status, um_exit_of(one_file(d, in.paths[i], m, &c, sink)));
    if (o->stats)
        show_counts(d, &c);
    um_inputs_free(&in);
    um_vmodule_free(m);
    return status;
}

int um_cmd_dump(int argc, char **argv)
{
    um_options o;
    int status;
    um_printer printer;
    if (!um_options_parse(&o, "dump", argc, argv, &status))
        return status;
    um_dump d = {.o = &o, .json = o.format == UM_FORMAT_JSONL};
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_output_open(&d.out, &o);
    if (s == UM_OK) {
        status = run(&d, &sink);
        status = um_output_close(&d.out, status);
    } else {
        status = um_exit_of(s);
    }
    um_buf_free(&d.line);
    um_arena_free(&d.scratch);
    um_options_free(&o);
    return status;
}
