/* A result kept: what was read, what it rests on, and its games, in one transaction. */
#include "cli/store.h"

#include <string.h>

/* ---- inputs ---- */

/* The row of an input; of several names of the same bytes the least is told. -1: it was said why not. */
static int64_t put_input(um_store *s, const char *digest, const char *file, const um_opened *from)
{
    const um_reading *log = from->reading;
    um_text none = {NULL, 0};
    um_status st = um_store_put(s,
                                "INSERT INTO input (digest, file, log, module, version) VALUES (?,?,?,?,?)"
                                " ON CONFLICT (digest) DO UPDATE SET file = min(file, excluded.file),"
                                " log = max(log, excluded.log), module = coalesce(module, excluded.module),"
                                " version = coalesce(version, excluded.version)",
                                "ssitt", digest, file, from->is_log, log ? log->module : none,
                                log ? log->version : none);
    return st == UM_OK ? um_store_id(s, "SELECT id FROM input WHERE digest = ?", digest) : -1;
}

static um_status put_links(um_store *s, int64_t chain, const um_unit *u, const um_opened *from)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < u->n && st == UM_OK; i++) {
        int64_t input = put_input(s, u->digests[i], u->paths[i], from);
        st = input < 0 ? UM_IO
                       : um_store_put(s, "INSERT INTO link VALUES (?,?,?)", "lil", chain, (int)i, input);
    }
    return st;
}

static um_status put_troubles(um_store *s, int64_t chain, const um_said_list *said)
{
    static const char *const levels[] = {[UM_NOTE] = "note", [UM_WARNING] = "warning", [UM_ERROR] = "error"};
    um_status st = UM_OK;
    for (size_t i = 0, n = 0; i < said->n && st == UM_OK; i++) {
        const um_said *t = &said->items[i];
        if (t->level != UM_NOTE)
            st = um_store_put(s, "INSERT INTO trouble VALUES (?,?,?,?,?,?,?)", "lissnns", chain, (int)n++,
                              levels[t->level], t->code, t->at.line ? (int)t->at.line : -1,
                              t->at.entry ? (int)t->at.entry : -1, t->message);
    }
    return st;
}

/* ---- packs ---- */

/* The data of a pack that are not certain; the caller frees them. UM_MEMORY. */
static um_status unsure_data(const um_pack *p, um_datum_id **data, size_t *n, size_t *cap)
{
    void *all = NULL;
    *n = *cap = 0;
    for (um_datum_id id = 0; (id = um_datum_next(p, id));) {
        if (um_datum_at(p, id)->sure == UM_CERTAIN)
            continue;
        if (um_grow(&all, cap, *n + 1, sizeof **data) != UM_OK) {
            um_free(all, *cap * sizeof **data);
            return UM_MEMORY;
        }
        ((um_datum_id *)all)[(*n)++] = id;
    }
    *data = all;
    return UM_OK;
}

/* What everybody who plays by a pack has read of it: what its map is made of, and what its rows are told
 * apart by. */
static bool is_of_map(const um_pack *read, um_datum_id id)
{
    const um_kind *k = &read->game->kinds[um_datum_kind(id)];
    int attr = um_datum_attr(id);
    bool row = um_datum_row(id) != UM_ROW_LIST && attr != UM_ATTR_EXISTS;
    return um_touched_has(read, id) || (row && (attr == k->side || attr < k->keys));
}

static um_status put_data(um_store *s, int64_t pack, const um_pack *p, const um_pack *read,
                          const um_datum_id *data, size_t n)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < n && st == UM_OK; i++) {
        um_buf name = {0}, value = {0};
        const um_datum *d = um_datum_at(p, data[i]);
        um_datum_name(p, data[i], &name);
        um_datum_value(p, data[i], &value);
        um_text source = d->source < p->nsources ? p->sources[d->source] : UM_TEXT("");
        st = um_store_put(s, "INSERT INTO datum VALUES (?,?,?,?,?,?,?)", "llBBsTi", pack, (int64_t)data[i],
                          &name, &value, um_sure_text((um_sure_level)d->sure), source,
                          is_of_map(read, data[i]));
        um_buf_free(&name);
        um_buf_free(&value);
    }
    return st;
}

/* A copy of a pack, of which it is noted what the map is made of. */
static um_status read_map(const um_pack *p, um_pack **out)
{
    static const um_sink silent = {0};
    um_status st = um_pack_copy(p, out, &silent);
    if (st != UM_OK)
        return st;
    st = um_touched_begin(*out);
    if (st == UM_OK)
        st = um_pack_recompile(*out, &silent);
    if (st != UM_OK)
        um_pack_free(*out);
    return st;
}

static um_status put_new_pack(um_store *s, const um_pack *p, int64_t *id)
{
    char skeleton[65];
    um_datum_id *data;
    um_pack *read;
    size_t n, cap;
    um_status st = unsure_data(p, &data, &n, &cap);
    if (st != UM_OK)
        return st;
    um_pack_skeleton(p, data, n, skeleton);
    st = um_store_put(s, "INSERT INTO pack (digest, game, name, version, skeleton) VALUES (?,?,?,?,?)",
                      "ssTTs", p->digest, p->game->name, p->name, p->version, skeleton);
    *id = sqlite3_last_insert_rowid(s->db);
    if (st == UM_OK)
        st = read_map(p, &read);
    if (st == UM_OK) {
        st = put_data(s, *id, p, read, data, n);
        um_pack_free(read);
    }
    um_free(data, cap * sizeof *data);
    return st;
}

static um_status put_pack(um_store *s, const um_pack *p, int64_t *id)
{
    *id = um_store_id(s, "SELECT id FROM pack WHERE digest = ?", p->digest);
    return *id >= 0 ? UM_OK : put_new_pack(s, p, id);
}

/* ---- what a result rests on ---- */

/* The data that are not certain and were read of a pack, but for those that everybody reads. */
static um_status put_reads(um_store *s, int64_t chain, int64_t pack, const um_pack *p)
{
    um_status st = UM_OK;
    for (um_datum_id id = 0; (id = um_datum_next(p, id)) && st == UM_OK;)
        if (um_touched_has(p, id) && p->tables[um_datum_kind(id)].nrows >= 0 &&
            um_datum_at(p, id)->sure != UM_CERTAIN)
            st = um_store_put(s,
                              "INSERT OR IGNORE INTO read SELECT ?1, pack, number FROM datum"
                              " WHERE pack = ?2 AND number = ?3 AND NOT map",
                              "lll", chain, pack, (int64_t)id);
    return st;
}

const char *um_store_given(const um_options *o, const char *ruling)
{
    const char *given = NULL;
    for (size_t i = 0; i < o->rulings.n; i++) {
        um_text id, value;
        um_split_equals(o->rulings.items[i], &id, &value);
        if (um_text_is(id, ruling))
            given = value.p;
    }
    return given;
}

static um_status put_rulings(um_store *s, int64_t chain, const um_options *o, const um_pack *p)
{
    um_status st = UM_OK;
    for (int i = 0; i < p->game->nrulings && st == UM_OK; i++)
        if (um_touched_has_ruling(p, i))
            st = um_store_put(s, "INSERT OR IGNORE INTO consulted VALUES (?,?,?,?)", "lsss", chain,
                              p->game->name, p->game->rulings[i].id,
                              um_store_given(o, p->game->rulings[i].id));
    return st;
}

/* Whether a game was judged by this pack, or by a copy that states more. */
static bool is_used(const um_view *views, size_t n, const um_pack *p)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(views[i].pack->digest, p->digest) == 0)
            return true;
    return false;
}

/* A pack that was asked for by a name; NULL: the call gave it. */
static um_status put_asked(um_store *s, int64_t chain, int *seq, const um_options *o, const um_kept_pack *k,
                           bool beside)
{
    int64_t pack = -1;
    um_touched *noted = k->pack->touched;
    um_status st = put_rulings(s, chain, o, k->pack);
    k->pack->touched = NULL; /* to write a pack down is not to judge by it */
    if (st == UM_OK)
        st = put_pack(s, k->pack, &pack);
    k->pack->touched = noted;
    if (st == UM_OK)
        st = um_store_put(s, "INSERT INTO asked VALUES (?,?,?,?,?)", "lisil", chain, (*seq)++,
                          o->pack ? NULL : k->name.p, beside, pack);
    return st == UM_OK ? put_reads(s, chain, pack, k->pack) : st;
}

static um_status put_basis(um_store *s, int64_t chain, const um_options *o, const um_packs *packs,
                           const um_view *views, size_t n, int *seq, bool beside)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < packs->n && st == UM_OK; i++)
        if (is_used(views, n, packs->kept[i].pack))
            st = put_asked(s, chain, seq, o, &packs->kept[i], beside);
    return st;
}

/* ---- the whole ---- */

/* The chain's own row. */
static um_status put_chain(um_store *s, um_ground *g, const um_input *in, const um_unit *u, int status,
                           int64_t *id)
{
    char settings[65];
    const um_options *o = in->setup->o;
    const um_reading *log = in->opened.reading;
    const um_ground_kit *kit = NULL;
    um_status st = um_ground_settings(g, o, u, settings);
    if (st == UM_OK && log) {
        um_reading_input first = {um_text_of(u->paths[0]), um_buf_view(&in->bytes)};
        kit = um_ground_kit_of(g, o, &first, log->module, log->version);
        st = kit ? UM_OK : UM_MEMORY;
    }
    if (st == UM_OK)
        st = um_store_put(s, "DELETE FROM chain WHERE digest = ?", "s", u->digest);
    if (st == UM_OK)
        st = um_store_put(s,
                          "INSERT INTO chain (digest, engine, settings, module, binding, basis, status)"
                          " VALUES (?,?,?,?,?,'',?)",
                          "sssssi", u->digest, um_store_engine, settings, kit ? kit->module : NULL,
                          kit ? kit->binding : NULL, status);
    *id = sqlite3_last_insert_rowid(s->db);
    return st;
}

/* A digest of all that the result rests on, for stores with different ones to be merged by. */
static um_status put_digest(um_store *s, int64_t chain)
{
    static const char sql[] =
        "SELECT engine || ' ' || settings || ' ' || ifnull(module, '') || ' ' || ifnull(binding, '')"
        " FROM chain WHERE id = ?1 UNION ALL SELECT * FROM (SELECT ifnull(a.name, '') || ' ' || a.beside || "
        "' '"
        " || p.digest FROM asked AS a JOIN pack AS p ON p.id = a.pack WHERE a.chain = ?1 ORDER BY a.seq)"
        " UNION ALL SELECT * FROM (SELECT game || ' ' || ruling || ' ' || ifnull(given, '') FROM consulted"
        " WHERE chain = ?1 ORDER BY game, ruling)";
    char hex[65];
    um_status st = UM_OK;
    um_buf h = {0};
    sqlite3_stmt *q = um_store_ask(s, sql, "l", chain);
    while (um_store_row(s, q, &st))
        um_buf_add(&h, um_store_text(q, 0), strlen(um_store_text(q, 0)) + 1);
    um_digest_of(&h, hex);
    return st == UM_OK ? um_store_put(s, "UPDATE chain SET basis = ? WHERE id = ?", "sl", hex, chain) : st;
}

static bool has_games(um_store *s, const um_unit *u, um_status *st)
{
    bool has = false;
    sqlite3_stmt *q = um_store_ask(
        s, "SELECT 1 FROM chain AS c JOIN game AS g ON g.chain = c.id WHERE c.digest = ? LIMIT 1", "s",
        u->digest);
    while (um_store_row(s, q, st))
        has = true;
    return has;
}

um_status um_store_keep(um_store *s, um_ground *g, um_input *in, const um_unit *u, const um_view *views,
                        size_t n, int status)
{
    int64_t chain = 0;
    int seq = 0;
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    if (n == 0 && has_games(s, u, &st)) /* what cannot be opened now was opened once: that stays */
        return um_store_end(s, st);
    if (st == UM_OK)
        st = put_chain(s, g, in, u, status, &chain);
    if (st == UM_OK)
        st = put_links(s, chain, u, &in->opened);
    if (st == UM_OK)
        st = put_troubles(s, chain, &in->said);
    for (size_t i = 0; i < n && st == UM_OK; i++)
        st = um_store_game(s, chain, (int)i, &views[i], &in->opened);
    if (st == UM_OK)
        st = put_basis(s, chain, in->setup->o, &in->packs, views, n, &seq, false);
    if (st == UM_OK)
        st = put_basis(s, chain, in->setup->o, &in->with.packs, views, n, &seq, true);
    if (st == UM_OK)
        st = put_digest(s, chain);
    if (st == UM_OK)
        st = um_store_names_of(s, u);
    return um_store_end(s, st);
}
