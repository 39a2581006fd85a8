/* Whether a result that is kept still holds: nothing that it rests on has changed. */
#include "cli/store.h"

#include <string.h>

/* ---- what is judged as one ---- */

um_status um_unit_read(um_unit *u, um_buf *first, const um_sink *sink)
{
    um_buf all = {0};
    um_status s = UM_OK;
    u->digests = um_realloc(NULL, 0, (u->n + 1) * sizeof *u->digests);
    if (!u->digests)
        return UM_MEMORY;
    for (size_t i = 0; i < u->n && s == UM_OK; i++) {
        um_buf more = {0}, *bytes = i ? &more : first;
        if (um_input_read(u->paths[i], 0, bytes, sink) != UM_OK) {
            u->missing = true;
            um_buf_clear(bytes);
            um_buf_printf(bytes, "not read: %s", u->paths[i]);
        }
        s = bytes->failed ? UM_MEMORY : UM_OK;
        um_sha256(bytes->p, bytes->n, u->digests[i]);
        um_buf_add(&all, u->digests[i], sizeof u->digests[i]);
        um_buf_free(&more);
    }
    um_digest_of(&all, u->digest);
    return s;
}

void um_unit_free(um_unit *u)
{
    um_free(u->digests, u->digests ? (u->n + 1) * sizeof *u->digests : 0);
    *u = (um_unit){.n = 0};
}

/* ---- packs ---- */

/* The data of the pack that a result was judged by, as they were. */
typedef struct was {
    um_datum_id *data;
    size_t n, cap;
} was;

static um_status data_of(um_store *s, int64_t pack, was *w)
{
    um_status st = UM_OK;
    sqlite3_stmt *q = um_store_ask(s, "SELECT number FROM datum WHERE pack = ? ORDER BY number", "l", pack);
    *w = (was){.n = 0};
    while (um_store_row(s, q, &st)) {
        void *all = w->data;
        if (st == UM_OK && um_grow(&all, &w->cap, w->n + 1, sizeof *w->data) != UM_OK)
            st = UM_MEMORY;
        if (st == UM_OK) {
            w->data = all;
            w->data[w->n++] = (um_datum_id)sqlite3_column_int64(q, 0);
        }
    }
    return st;
}

/* Whether a datum is now what it was. */
static bool is_same(const um_pack *p, um_datum_id id, const char *value, const char *sure)
{
    um_buf now = {0};
    um_datum_value(p, id, &now);
    bool same = um_text_is(um_buf_view(&now), value) || (now.n == 0 && !*value);
    same &= strcmp(um_sure_text((um_sure_level)um_datum_at(p, id)->sure), sure) == 0;
    um_buf_free(&now);
    return same;
}

/* Note in the changes those data in which two packs differ; -1 as number stands for all that there is. */
static um_status note_changes(um_store *s, int64_t pack, const um_pack *now)
{
    char skeleton[65];
    was w;
    um_status st = data_of(s, pack, &w);
    um_pack_skeleton(now, w.data, w.n, skeleton);
    um_free(w.data, w.cap * sizeof *w.data);
    sqlite3_stmt *q =
        um_store_ask(s, "SELECT 1 FROM pack WHERE id = ? AND skeleton = ?", "ls", pack, skeleton);
    bool same = false;
    while (um_store_row(s, q, &st))
        same = true;
    if (st == UM_OK && !same)
        st = um_store_put(s, "INSERT INTO temp.changed VALUES (?,?,-1)", "ls", pack, now->digest);
    q = um_store_ask(s, "SELECT number, value, sure FROM datum WHERE pack = ?", "l", pack);
    while (same && um_store_row(s, q, &st)) {
        int64_t id = sqlite3_column_int64(q, 0);
        if (st == UM_OK && !is_same(now, (um_datum_id)id, um_store_text(q, 1), um_store_text(q, 2)))
            st = um_store_put(s, "INSERT INTO temp.changed VALUES (?,?,?)", "lsl", pack, now->digest, id);
    }
    return st;
}

/* Whether what a chain has read of a pack is in this one as it was. */
static bool pack_holds(um_store *s, int64_t chain, int64_t pack, const um_pack *now, um_status *st)
{
    bool compared = false, changed = false;
    sqlite3_stmt *q =
        um_store_ask(s, "SELECT 1 FROM temp.compared WHERE pack = ? AND now = ?", "ls", pack, now->digest);
    while (um_store_row(s, q, st))
        compared = true;
    if (!compared && *st == UM_OK) {
        *st = note_changes(s, pack, now);
        if (*st == UM_OK)
            *st = um_store_put(s, "INSERT INTO temp.compared VALUES (?,?)", "ls", pack, now->digest);
    }
    if (*st != UM_OK)
        return false;
    q = um_store_ask(
        s,
        "SELECT 1 FROM temp.changed AS c WHERE c.pack = ?1 AND c.now = ?2 AND (c.number = -1"
        " OR EXISTS (SELECT 1 FROM datum AS d WHERE d.pack = ?1 AND d.number = c.number AND d.map)"
        " OR EXISTS (SELECT 1 FROM read AS r WHERE r.chain = ?3 AND r.pack = ?1"
        " AND r.number = c.number)) LIMIT 1",
        "lsl", pack, now->digest, chain);
    while (um_store_row(s, q, st))
        changed = true;
    return !changed;
}

/* The same of a pack by the name under which it was asked for. */
static bool asked_holds(um_store *s, const um_setup *b, um_packs *packs, int64_t chain, sqlite3_stmt *q,
                        um_status *st)
{
    int64_t pack = sqlite3_column_int64(q, 3);
    const um_game *g = um_game_named(um_text_of(um_store_text(q, 4)));
    bool was_given = sqlite3_column_type(q, 0) == SQLITE_NULL;
    um_text name = um_text_of(b->o->pack ? b->o->pack : um_store_text(q, 0));
    um_pack *now;
    if (!g || (was_given && !b->o->pack) || um_packs_find(packs, g, name, &now) != UM_OK)
        return false;
    return strcmp(now->digest, um_store_text(q, 2)) == 0 || pack_holds(s, chain, pack, now, st);
}

static bool packs_hold(um_store *s, const um_setup *b, const um_unit *u, int64_t chain, um_status *st)
{
    static const um_sink silent = {0};
    um_packs own = um_setup_packs(b, u->paths[0], &silent);
    um_packs beside = um_setup_packs(b, b->o->with ? b->o->with : "", &silent);
    bool hold = true, any = false;
    sqlite3_stmt *q = um_store_ask(s,
                                   "SELECT a.name, a.beside, p.digest, p.id, p.game FROM asked AS a"
                                   " JOIN pack AS p ON p.id = a.pack WHERE a.chain = ?",
                                   "l", chain);
    own.touched = beside.touched = false;
    while (um_store_row(s, q, st)) {
        um_packs *packs = sqlite3_column_int(q, 1) ? &beside : &own;
        hold = hold && *st == UM_OK && asked_holds(s, b, packs, chain, q, st);
        any = true;
    }
    um_packs_free(&own);
    um_packs_free(&beside);
    return hold && any;
}

/* ---- rulings ---- */

/* Whether what the call says of the rulings that were consulted is what it said then. */
static bool rulings_hold(um_store *s, const um_options *o, int64_t chain, um_status *st)
{
    bool hold = true;
    sqlite3_stmt *q = um_store_ask(s, "SELECT ruling, given FROM consulted WHERE chain = ?", "l", chain);
    while (um_store_row(s, q, st)) {
        const char *now = um_store_given(o, um_store_text(q, 0));
        bool chosen = sqlite3_column_type(q, 1) != SQLITE_NULL;
        hold &= chosen == (now != NULL) && (!chosen || strcmp(now, um_store_text(q, 1)) == 0);
    }
    return hold;
}

/* ---- the whole ---- */

typedef struct kept { /* a chain's row */
    int64_t id;
    int status;
    bool log, same; /* judged by this engine, under these settings */
    um_text wants, version, module, binding;
} kept;

static um_text keep(um_arena *a, sqlite3_stmt *q, int column)
{
    um_text out = {"", 0};
    um_text_dup(a, um_text_of(um_store_text(q, column)), &out);
    return out;
}

/* The row of a unit that has games; false: there is none. */
static bool find(um_store *s, const um_unit *u, const char *settings, um_arena *a, kept *k, um_status *st)
{
    bool found = false;
    sqlite3_stmt *q =
        um_store_ask(s,
                     "SELECT c.id, c.status, i.log, c.engine = ? AND c.settings = ?, i.module, i.version,"
                     " c.module, c.binding FROM chain AS c JOIN link AS l ON l.chain = c.id AND l.seq = 0"
                     " JOIN input AS i ON i.id = l.input WHERE c.digest = ?"
                     " AND EXISTS (SELECT 1 FROM game AS g WHERE g.chain = c.id)",
                     "sss", um_store_engine, settings, u->digest);
    while (um_store_row(s, q, st)) {
        found = true;
        *k = (kept){.id = sqlite3_column_int64(q, 0),
                    .status = sqlite3_column_int(q, 1),
                    .log = sqlite3_column_int(q, 2),
                    .same = sqlite3_column_int(q, 3),
                    .wants = keep(a, q, 4),
                    .version = keep(a, q, 5),
                    .module = keep(a, q, 6),
                    .binding = keep(a, q, 7)};
    }
    return found && *st == UM_OK;
}

/* Whether a log would be read with the module and the binding that it was read with. */
static bool kit_holds(um_ground *g, const um_options *o, const um_unit *u, um_text bytes, const kept *k)
{
    um_reading_input log = {um_text_of(u->paths[0]), bytes};
    if (!k->log)
        return true;
    const um_ground_kit *kit = um_ground_kit_of(g, o, &log, k->wants, k->version);
    return kit && um_text_is(k->module, kit->module) && um_text_is(k->binding, kit->binding);
}

bool um_store_holds(um_store *s, um_ground *g, const um_setup *b, const um_unit *u, um_text bytes,
                    int *status, um_status *st)
{
    char settings[65];
    um_arena arena = {0};
    kept k = {.id = -1};
    *st = um_ground_settings(g, b->o, u, settings);
    bool holds = *st == UM_OK && find(s, u, settings, &arena, &k, st) && k.same &&
                 kit_holds(g, b->o, u, bytes, &k) && rulings_hold(s, b->o, k.id, st) &&
                 packs_hold(s, b, u, k.id, st) && *st == UM_OK;
    if (holds)
        *status = k.status;
    um_arena_free(&arena);
    return holds;
}
