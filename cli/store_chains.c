/* Which logs of an archive go on from each other, remembered: to find that out every log is read, which takes
 * a good part of the time of judging it. An archive is the same if its files are, in their order, and what
 * they are read with. */
#include "cli/store.h"

#include <stdlib.h>
#include <string.h>

/* ---- the archive's digest ---- */

static void add_text(um_buf *h, const char *s)
{
    um_buf_add(h, s, strlen(s) + 1);
}

/* What every log is read with: the engine, the packs, the call's own choices. */
static um_status add_common(um_buf *h, um_ground *g, const um_options *o)
{
    static const um_sink silent = {0};
    const char *given = um_ground_file_of(g, um_text_of(o->pack));
    if (!given)
        return UM_MEMORY;
    add_text(h, um_store_engine);
    add_text(h, o->chain ? "chain" : "");
    add_text(h, o->game ? o->game : "");
    add_text(h, o->pack ? o->pack : "");
    add_text(h, given);
    for (int i = 0; um_pack_builtin_name(i).n; i++) {
        um_pack *p;
        um_status s = um_pack_builtin(NULL, um_pack_builtin_name(i), &silent, &p);
        if (s != UM_OK)
            return s;
        add_text(h, p->digest);
        um_pack_free(p);
    }
    return UM_OK;
}

/* What the store knows of an input: that it is a log, and which module it asks for; a log that it does not
 * know, or could not read, is asked itself, for its module may have come since. */
static um_status add_input(um_buf *h, um_store *s, um_ground *g, const um_options *o, const char *path,
                           const char *digest, um_text bytes)
{
    um_status st = UM_OK;
    um_arena arena = {0};
    um_text wants = {NULL, 0}, version = {NULL, 0};
    sqlite3_stmt *q =
        um_store_ask(s, "SELECT module, version FROM input WHERE digest = ? AND log", "s", digest);
    while (um_store_row(s, q, &st))
        if (um_text_dup(&arena, um_text_of(um_store_text(q, 0)), &wants) != UM_OK ||
            um_text_dup(&arena, um_text_of(um_store_text(q, 1)), &version) != UM_OK)
            st = UM_MEMORY;
    um_reading_input input = {um_text_of(path), bytes};
    const um_ground_kit *kit =
        st == UM_OK && um_is_log(bytes) ? um_ground_kit_of(g, o, &input, wants, version) : NULL;
    add_text(h, digest);
    add_text(h, kit ? kit->module : "");
    add_text(h, kit ? kit->binding : "");
    um_arena_free(&arena);
    return st;
}

/* The digest of the archive. */
static um_status look_at_inputs(um_archive *a, um_store *s, um_ground *g, const um_setup *b,
                                const um_inputs *inputs)
{
    static const um_sink silent = {0};
    um_buf h = {0};
    um_status st = add_common(&h, g, b->o);
    for (size_t i = 0; i < inputs->n && st == UM_OK; i++) {
        um_buf bytes = {0};
        char digest[65] = "";
        if (um_input_read(inputs->paths[i], 0, &bytes, &silent) == UM_OK)
            um_sha256(bytes.p, bytes.n, digest);
        st = add_input(&h, s, g, b->o, inputs->paths[i], digest, um_buf_view(&bytes));
        um_buf_free(&bytes);
    }
    um_digest_of(&h, a->digest);
    return st;
}

/* ---- what was found ---- */

/* A line an input: which follows it, which it is the same as, and how; -1: none. */
static void write_chains(const um_chains *c, um_buf *out)
{
    for (size_t i = 0; i < c->n; i++)
        um_buf_printf(out, "%ld %ld %d\n", c->next[i] == SIZE_MAX ? -1L : (long)c->next[i],
                      c->same[i] == SIZE_MAX ? -1L : (long)c->same[i], c->how[i]);
}

static size_t index_of(long v, size_t n)
{
    return v >= 0 && (size_t)v < n ? (size_t)v : SIZE_MAX;
}

/* The same back; false: it is not whole. */
static bool read_chains(um_chains *c, const char *text)
{
    for (size_t i = 0; i < c->n; i++) {
        char *end;
        long next = strtol(text, &end, 10), same = strtol(end, &end, 10), how = strtol(end, &end, 10);
        if (*end != '\n' || how < UM_SAME_NOT || how > UM_SAME_PART)
            return false;
        c->next[i] = index_of(next, c->n);
        c->same[i] = index_of(same, c->n);
        c->how[i] = (uint8_t)how;
        text = end + 1;
    }
    for (size_t i = 0; i < c->n; i++) {
        c->follows[i] |= c->how[i] == UM_SAME_BYTES || c->how[i] == UM_SAME_HISTORY;
        if (c->next[i] != SIZE_MAX)
            c->follows[c->next[i]] = true;
    }
    return *text == '\0';
}

/* What is kept of the archive, if it is kept. */
static bool recall(um_store *s, um_archive *a, um_chains *c, um_status *st)
{
    bool found = false;
    sqlite3_stmt *q = um_store_ask(s, "SELECT chains FROM archive WHERE digest = ?", "s", a->digest);
    while (um_store_row(s, q, st))
        found = *st == UM_OK && read_chains(c, um_store_text(q, 0));
    return found && *st == UM_OK;
}

um_status um_archive_find(um_archive *a, um_store *s, um_ground *g, const um_setup *b,
                          const um_inputs *inputs, um_chains *c)
{
    *a = (um_archive){.n = inputs->n};
    um_status st = um_chains_alone(c, a->n);
    if (st != UM_OK || a->n < 2)
        return st;
    st = look_at_inputs(a, s, g, b, inputs);
    if (st == UM_OK && recall(s, a, c, &st)) {
        a->recalled = true;
        return UM_OK;
    }
    um_chains_free(c);
    return st == UM_OK ? um_chains_find(c, b, inputs) : st;
}

um_status um_archive_keep(um_archive *a, um_store *s, um_ground *g, const um_setup *b,
                          const um_inputs *inputs, const um_chains *c)
{
    um_buf text = {0};
    if (a->recalled || a->n < 2)
        return UM_OK;
    um_status st = look_at_inputs(a, s, g, b, inputs); /* the store knows more of them now */
    write_chains(c, &text);
    if (st == UM_OK)
        st = um_store_put(s, "INSERT OR REPLACE INTO archive VALUES (?,?)", "sB", a->digest, &text);
    um_buf_free(&text);
    return st;
}

um_status um_archive_shares(um_store *s, const um_chains *c, const um_inputs *inputs)
{
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    st = um_store_run(s, "CREATE TEMP TABLE told (file TEXT PRIMARY KEY, shared INTEGER) WITHOUT ROWID");
    for (size_t i = 0; i < inputs->n && st == UM_OK; i++)
        if (!c->follows[i])
            st = um_store_put(s, "INSERT OR IGNORE INTO told VALUES (?, ?)", "si", inputs->paths[i],
                              c->how[i] == UM_SAME_PART);
    static const char *const put[] = {
        ("CREATE TEMP TABLE head AS SELECT l.chain, t.shared FROM link AS l JOIN input AS i ON i.id = l.input"
         " JOIN told AS t ON t.file = i.file WHERE l.seq = 0"),
        "DELETE FROM shared WHERE chain IN (SELECT chain FROM head WHERE NOT shared)",
        "INSERT OR IGNORE INTO shared SELECT chain FROM head WHERE shared", "DROP TABLE temp.head",
        "DROP TABLE temp.told"};
    for (size_t i = 0; i < UM_COUNT(put) && st == UM_OK; i++)
        st = um_store_run(s, put[i]);
    return um_store_end(s, st);
}
