#include "parser/judge.h"

#include "parser/reading/hold.h"
#include "parser/vassal/sniff.h"

#include <string.h>

enum { PACK_CLIMB_MAX = 64 };

/* ---- packs ---- */

/* A name that a record gives may point below its own folder only. */
static bool stays_below(um_text path)
{
    if (path.n == 0 || path.p[0] == '/')
        return false;
    for (size_t i = 0; i < path.n;) {
        const char *slash = memchr(path.p + i, '/', path.n - i);
        size_t n = slash ? (size_t)(slash - path.p) - i : path.n - i;
        if (n == 2 && memcmp(path.p + i, "..", 2) == 0)
            return false;
        i += n + 1;
    }
    return true;
}

/* The folder above, or the empty text above the first; "/" has none. */
static um_text above(um_text folder)
{
    size_t n = folder.n;
    while (n > 0 && folder.p[n - 1] != '/')
        n--;
    return (um_text){folder.p, n > 1 ? n - 1 : n == 1 && folder.n > 1 ? 1 : 0};
}

static um_status put_path(um_text folder, um_text name, um_buf *path)
{
    um_buf_clear(path);
    um_buf_text(path, folder);
    if (folder.n && folder.p[folder.n - 1] != '/')
        um_buf_char(path, '/');
    um_buf_text(path, name);
    return path->failed;
}

static um_status fetch_in(um_packs *p, um_text folder, um_text name, um_buf *path, um_buf *bytes,
                          const um_sink *sink)
{
    um_buf_clear(bytes);
    um_status s = put_path(folder, name, path);
    return s != UM_OK ? s : p->fetch(p->fetch_user, um_buf_view(path).p, bytes, sink);
}

/* The same of a file that a record names, which is not even opened if it may not be. */
static um_status try_in(um_packs *p, um_text folder, um_text name, um_buf *path, um_buf *bytes)
{
    static const um_sink silent = {NULL, NULL};
    um_buf in = {0};
    um_status s = put_path(folder, name, path);
    um_buf_text(&in, folder.n ? folder : UM_TEXT("."));
    if (s == UM_OK)
        s = in.failed;
    if (s == UM_OK && p->admit)
        s = p->admit(p->fetch_user, um_buf_view(&in).p, um_buf_view(path).p);
    um_buf_free(&in);
    return s != UM_OK ? s : fetch_in(p, folder, name, path, bytes, &silent);
}

/* On from the record's folder by way of "..", up to the root. */
static um_status climb(um_packs *p, um_text name, um_buf *path, um_buf *bytes)
{
    um_status s = UM_NAME;
    um_buf folder = {0};
    um_buf_text(&folder, p->folder);
    for (int i = 0; p->admit && i < PACK_CLIMB_MAX && s != UM_OK && s != UM_MEMORY && s != UM_LIMIT; i++) {
        um_buf_str(&folder, folder.n == 0 || folder.p[folder.n - 1] == '/' ? ".." : "/..");
        s = folder.failed ? folder.failed : try_in(p, um_buf_view(&folder), name, path, bytes);
    }
    um_buf_free(&folder);
    return s;
}

/* A file that a record names stands in the record's folder or in one above it: so a suite in
 * fixtures/madison can name "packs/tmap.xml" of fixtures. The folders that the path to the record names
 * come first, for what is found is called by that path; then those above, wherever the record is called from.
 */
static um_status fetch_near(um_packs *p, const um_game *g, um_text name, um_buf *path, um_buf *bytes)
{
    um_status s = UM_NAME;
    for (um_text folder = p->folder;; folder = above(folder)) {
        s = try_in(p, folder, name, path, bytes);
        if (s == UM_OK || s == UM_MEMORY)
            return s;
        if (folder.n == 0)
            break;
    }
    s = climb(p, name, path, bytes);
    if (s == UM_OK || s == UM_MEMORY)
        return s;
    put_path(p->folder, name, path);
    um_buf names = {.max = 200};
    um_pack_builtin_of(g, &names);
    um_status none = um_say(
        &p->sink, UM_ERROR, UM_NAME, (um_place){.file = um_buf_view(path).p}, "pack-file",
        p->admit ? "no game pack of this name stands in the record's folder or in one above it; built in"
                   " is: %s"
                 : "no game pack of this name was given; built in is: %s",
        um_buf_view(&names).p);
    um_buf_free(&names);
    return none;
}

um_text um_first_element(um_text t)
{
    if (um_text_starts(t, "\xef\xbb\xbf"))
        t = (um_text){t.p + 3, t.n - 3};
    for (t = um_text_trim(t); um_text_starts(t, "<?") || um_text_starts(t, "<!--"); t = um_text_trim(t)) {
        const char *mark = t.p[1] == '?' ? "?>" : "-->";
        size_t i = 0, n = strlen(mark);
        while (i + n <= t.n && memcmp(t.p + i, mark, n) != 0)
            i++;
        if (i + n > t.n)
            return UM_TEXT("");
        t = (um_text){t.p + i + n, t.n - i - n};
    }
    size_t n = 1;
    while (n < t.n && !strchr(" \t\r\n/>", t.p[n]))
        n++;
    return t.n && t.p[0] == '<' ? (um_text){t.p + 1, n - 1} : UM_TEXT("");
}

/* Whether a file begins as a pack of one of the games: <pack game="NAME" ...>, in no namespace. */
static bool is_game_pack(um_text bytes)
{
    static const char blanks[] = " \t\r\n";
    um_text root = um_first_element(bytes), game = {"", 0};
    if (!um_text_is(root, "pack"))
        return false;
    const char *end = bytes.p + bytes.n, *p = root.p + root.n;
    while (p < end && *p != '>' && *p != '/') {
        const char *name = p += *p && strchr(blanks, *p) ? 1 : 0;
        while (p < end && *p && !strchr(" \t\r\n=/>", *p))
            p++;
        um_text key = {name, (size_t)(p - name)};
        if (!key.n && p < end && *p && strchr(blanks, *p))
            continue;
        while (p < end && *p && strchr(" \t\r\n=", *p))
            p++;
        const char *close =
            p < end && (*p == '"' || *p == '\'') ? memchr(p + 1, *p, (size_t)(end - p) - 1) : NULL;
        if (!close || um_text_starts(key, "xmlns"))
            return false;
        if (um_text_is(key, "game"))
            game = (um_text){p + 1, (size_t)(close - p) - 1};
        p = close + 1;
    }
    return um_game_named(game) != NULL;
}

/* A pack from the shelf, or loaded from its bytes (a file) or by its name, and put there if nothing was said.
 */
static um_status load(um_packs *p, const um_game *g, um_text name, const um_buf *bytes, um_kept_pack *out)
{
    um_listener ear;
    um_sink sink = um_listen(&ear, &p->sink);
    out->pack = p->shelf ? um_shelf_pack(p->shelf, g, name) : NULL;
    out->shelved = out->pack != NULL;
    if (out->pack)
        return UM_OK;
    um_status s = bytes ? um_pack_load(name, um_buf_view(bytes), NULL, NULL, &sink, &out->pack)
                        : um_pack_builtin(g, name, &sink, &out->pack);
    if (s == UM_OK && p->shelf && !ear.heard && out->pack->game == g)
        out->shelved = um_shelve_pack(p->shelf, g, name, out->pack);
    return s;
}

static void drop(um_kept_pack *k)
{
    if (!k->shelved)
        um_pack_free(k->pack);
    k->pack = NULL;
}

static um_status load_file(um_packs *p, const um_game *g, um_text name, um_kept_pack *out)
{
    bool given = um_text_eq(name, p->given);
    um_buf path = {0}, bytes = {.max = UM_PACK_BYTES_MAX};
    while (!given && um_text_starts(name, "../")) /* the folders above are searched anyway */
        name = (um_text){name.p + 3, name.n - 3};
    if (!p->fetch || (!given && !stays_below(name)))
        return UM_NAME;
    um_status s = given ? fetch_in(p, (um_text){"", 0}, name, &path, &bytes, &p->sink)
                        : fetch_near(p, g, name, &path, &bytes);
    if (s == UM_OK && !given && !is_game_pack(um_buf_view(&bytes)))
        s = um_say(&p->sink, UM_ERROR, UM_FORMAT, (um_place){.file = path.p}, "pack-file",
                   "this is no game pack"); /* and not a word of what it is */
    if (s == UM_OK)
        s = load(p, g, um_buf_view(&path), &bytes, out);
    if (s == UM_OK && out->pack->game != g) {
        s = um_say(&p->sink, UM_ERROR, UM_NAME, (um_place){.file = path.p}, "pack-game",
                   "this is a pack of %s, not of %s", out->pack->game->name, g->name);
        drop(out);
    }
    um_buf_free(&path);
    um_buf_free(&bytes);
    return s;
}

static bool looks_like_file(um_text name)
{
    return memchr(name.p, '/', name.n) || (name.n > 4 && memcmp(name.p + name.n - 4, ".xml", 4) == 0);
}

um_status um_packs_find(void *packs, const um_game *g, um_text name, um_pack **out)
{
    um_packs *p = packs;
    um_kept_pack k = {.game = g};
    if (p->instead && p->instead->game == g) {
        *out = p->instead;
        return UM_OK;
    }
    for (size_t i = 0; i < p->n; i++)
        if (p->kept[i].game == g && um_text_eq(p->kept[i].name, name)) {
            *out = p->kept[i].pack;
            return UM_OK;
        }
    um_status s = name.n && looks_like_file(name) ? load_file(p, g, name, &k) : load(p, g, name, NULL, &k);
    if (s != UM_OK)
        return s;
    s = um_text_dup(&p->arena, name, &k.name);
    if (s == UM_OK)
        s = um_grow((void **)&p->kept, &p->cap, p->n + 1, sizeof *p->kept);
    if (s != UM_OK) {
        drop(&k);
        return s;
    }
    p->kept[p->n++] = k;
    *out = k.pack;
    return p->touched ? um_touched_begin(k.pack) : UM_OK;
}

void um_packs_free(um_packs *p)
{
    for (size_t i = 0; i < p->n; i++)
        drop(&p->kept[i]);
    um_free(p->kept, p->cap * sizeof *p->kept);
    um_arena_free(&p->arena);
    *p = (um_packs){0};
}

/* ---- inputs ---- */

bool um_is_log(um_text bytes)
{
    return um_sniff(bytes, NULL) == UM_LOOK_ZIP;
}

/* What a log is read with: its module and binding, tied to a pack. */
typedef struct um_tools {
    um_reading_kit kit;
    um_pack *pack;
    bool shelved; /* the kit belongs to the shelf, or to the caller */
} um_tools;

static void put_away(um_tools *t)
{
    if (!t->shelved)
        um_reading_kit_close(&t->kit);
}

/* The kit of another log that asked for the same module, from the shelf. */
static um_status look_on_shelf(const um_opening *how, const um_reading_input *log, const um_sink *sink,
                               um_tools *t)
{
    um_shelf *shelf = how->packs->shelf;
    um_reading_found found;
    um_status s = UM_OK;
    if (!shelf || shelf->nkits == 0)
        return UM_OK;
    const um_reading_known known = um_shelf_known(shelf);
    s = um_reading_find(log->name, log->bytes, how->module, how->bind, &known, sink, &found);
    if (s != UM_OK)
        return s;
    for (size_t i = 0; i < shelf->nkits && s == UM_OK && !t->shelved; i++) {
        const um_binding *b = shelf->kits[i].kit.binding;
        s = um_packs_find(how->packs, b->game, how->pack.n ? how->pack : b->pack_name, &t->pack);
        const um_reading_kit *kit = s == UM_OK ? um_shelf_kit(shelf, &found, t->pack) : NULL;
        if (kit && kit->binding == b) {
            t->kit = *kit;
            t->shelved = true;
        }
    }
    um_reading_found_free(&found);
    return s;
}

/* A binding is resolved once for all logs that are read with it: what that reads of a pack is not noted as
 * read by the one of them that happens to be the first. */
static um_status resolve(um_binding *b, um_pack *pack, const um_sink *sink)
{
    struct um_touched *noted = pack->touched;
    pack->touched = NULL;
    um_status s = um_bind_resolve(b, pack, sink);
    pack->touched = noted;
    return s;
}

static um_status make_ready(const um_opening *how, const um_reading_input *log, const um_sink *sink,
                            um_tools *t)
{
    um_listener ear;
    um_sink listening = um_listen(&ear, sink);
    um_status s = um_reading_kit_open(log->name, log->bytes, how->module, how->bind, &listening, &t->kit);
    if (s != UM_OK)
        return s;
    const um_binding *b = t->kit.binding;
    s = um_packs_find(how->packs, b->game, how->pack.n ? how->pack : b->pack_name, &t->pack);
    if (s == UM_OK)
        s = resolve(t->kit.binding, t->pack, &listening);
    um_shelf *shelf = how->packs->shelf;
    if (s == UM_OK && shelf && !ear.heard &&
        um_shelf_pack(shelf, b->game, how->pack.n ? how->pack : b->pack_name) == t->pack)
        t->shelved = um_shelve_kit(shelf, &t->kit, t->pack);
    if (s != UM_OK)
        um_reading_kit_close(&t->kit);
    return s;
}

/* The kit that the caller gave. */
static um_status take_given(const um_opening *how, um_tools *t)
{
    const um_binding *b = how->kit->binding;
    t->kit = *how->kit;
    t->shelved = true;
    return um_packs_find(how->packs, b->game, how->pack.n ? how->pack : b->pack_name, &t->pack);
}

/* What is said of a log's module and binding may hold names that are ids of players in the log. */
static um_status find_tools(const um_opening *how, const um_reading_input *log, const um_sink *sink,
                            um_tools *t)
{
    um_hold hold;
    const um_sink holding = um_hold_begin(&hold, sink);
    um_status s = how->kit ? take_given(how, t) : look_on_shelf(how, log, &holding, t);
    if (s == UM_OK && !t->shelved)
        s = make_ready(how, log, &holding, t);
    um_status told = um_hold_end_before(&hold, log);
    if (s == UM_OK && told != UM_OK)
        put_away(t);
    return s == UM_OK ? told : s;
}

static um_status prepare(const um_opening *how, const um_reading_input *log, const um_sink *sink, um_tools *t)
{
    um_place at = {.file = log->name.p};
    *t = (um_tools){.pack = NULL};
    um_status s = find_tools(how, log, sink, t);
    if (s != UM_OK)
        return s;
    const um_reading_kit *k = &t->kit;
    um_say(sink, UM_NOTE, UM_OK, at, "reading-find", "read with %s and %s", k->found.module_path.p,
           k->found.binding_path.p);
    if (!how->game || how->game == k->binding->game)
        return UM_OK;
    s = um_say(sink, UM_ERROR, UM_NAME, at, "input", "the binding is for the game %s, not %s",
               k->binding->game->name, how->game->name);
    put_away(t);
    return s;
}

static um_reading_options reading_options(const um_opening *how, const um_tools *t, const um_sink *sink)
{
    bool known = how->known && how->known->game == t->pack->game;
    return (um_reading_options){.module = t->kit.module,
                                .binding = t->kit.binding,
                                .pack = t->pack,
                                .reveal = how->reveal,
                                .with = how->with,
                                .rulings =
                                    how->rulings ? how->rulings(how->rulings_user, t->pack->game) : NULL,
                                .known = known ? how->known->items : NULL,
                                .nknown = known ? (size_t)how->known->nitems : 0,
                                .undone = how->undone,
                                .bare = how->bare,
                                .tracer = how->tracer,
                                .traced = how->traced,
                                .sink = *sink};
}

typedef struct endless { /* passes on what is said, and counts the plays that it says to have no end */
    um_sink to;
    int n;
    um_place at;
} endless;

static void count_endless(void *user, const um_diag *d)
{
    endless *e = user;
    if (d->code && strcmp(d->code, "reading-limit-play") == 0 && e->n++ == 0)
        e->at = (um_place){.entry = d->at.entry, .entry_end = d->at.entry_end};
    if (e->to.fn)
        e->to.fn(e->to.user, d);
}

um_status um_open_logs(const um_opening *how, const um_reading_input *logs, size_t n, const um_sink *sink,
                       um_opened *out)
{
    um_opened o = {.is_log = true};
    um_tools t;
    um_status s = prepare(how, &logs[0], sink, &t);
    if (s != UM_OK)
        return s;
    endless e = {.to = *sink};
    um_reading_options ro = reading_options(how, &t, &(um_sink){count_endless, &e});
    memcpy(o.binding, t.kit.binding->digest, sizeof o.binding);
    s = um_reading_open(logs, n, &ro, &o.reading);
    put_away(&t);
    if (s != UM_OK)
        return s;
    o.record = o.reading->record;
    o.record->cases[0].endless = e.n;
    o.record->cases[0].endless_at = e.at;
    *out = o;
    return UM_OK;
}

um_status um_log_prepare(const um_opening *how, const um_reading_input *log, const um_sink *sink)
{
    um_tools t;
    um_status s = prepare(how, log, sink, &t);
    if (s == UM_OK)
        put_away(&t);
    return s;
}

um_status um_log_ends(const um_opening *how, const um_reading_input *log, const um_sink *sink,
                      um_reading_end *start, um_reading_end *end)
{
    um_tools t;
    um_status s = prepare(how, log, sink, &t);
    if (s != UM_OK)
        return s;
    um_reading_options ro = reading_options(how, &t, sink);
    s = um_reading_ends(log, &ro, start, end);
    put_away(&t);
    return s;
}

/* Why a pack is not found, for the reader of the record, which knows where it is named. */
typedef struct why_not {
    um_sink next;
    um_buf words;
} why_not;

/* Keeps what is said of the pack as a whole, and passes the rest on. */
static void keep_why(void *user, const um_diag *d)
{
    why_not *w = user;
    bool whole = d->code && d->level == UM_ERROR && strncmp(d->code, "pack-", 5) == 0 && !d->at.line;
    if (whole && w->words.n == 0)
        um_buf_str(&w->words, d->message);
    else if (!whole && w->next.fn)
        w->next.fn(w->next.user, d);
}

um_status um_open_input(const um_opening *how, const char *file, um_text bytes, const um_sink *sink,
                        um_opened *out)
{
    um_place at = {.file = file};
    um_opened o = {.record = NULL};
    const char *look;
    um_look kind = um_sniff(bytes, &look);
    if (kind == UM_LOOK_ZIP)
        return um_open_logs(how, &(um_reading_input){um_text_of(file), bytes}, 1, sink, out);
    if (kind != UM_LOOK_TEXT)
        return um_say(sink, UM_ERROR, kind == UM_LOOK_EMPTY ? UM_FORMAT : UM_UNSUPPORTED, at, "input",
                      "neither a game record nor a VASSAL log: %s", look);
    um_packs *packs = how->packs;
    why_not w = {.next = packs->sink, .words = {.max = 300}};
    um_read_options ro = {.game = how->game,
                          .pack = how->pack,
                          .find_pack = um_packs_find,
                          .find_pack_user = packs,
                          .pack_why = &w.words,
                          .sink = *sink};
    packs->sink = (um_sink){keep_why, &w};
    um_status s = um_record_read(um_text_of(file), bytes, &ro, &o.record);
    packs->sink = w.next;
    um_buf_free(&w.words);
    if (s == UM_OK)
        *out = o;
    return s;
}

void um_opened_digest(const um_opened *o, char hex[65])
{
    if (o->is_log)
        memcpy(hex, o->record->cases[0].source_digest.p, 65);
    else
        um_sha256(o->record->bytes.p, o->record->bytes.n, hex);
}

void um_opened_free(um_opened *o)
{
    if (o->reading)
        um_reading_free(o->reading);
    else
        um_record_free(o->record);
    *o = (um_opened){0};
}
