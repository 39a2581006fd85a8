/* The names of what a store holds: the game of a file takes the place of the one that was in it before, and
 * games whose files are gone can be dropped. */
#include "cli/store.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

/* ---- what goes ---- */

/* Games that have an input without a name go, such inputs, and others are told by the least of their names.
 */
static um_status drop_nameless(um_store *s)
{
    static const char *const sql[] = {
        "DELETE FROM chain WHERE id IN (SELECT l.chain FROM temp.unnamed AS u JOIN link AS l ON l.input = "
        "u.id"
        " WHERE NOT EXISTS (SELECT 1 FROM name AS n WHERE n.input = u.id))",
        "DELETE FROM input WHERE id IN (SELECT id FROM temp.unnamed) AND NOT EXISTS (SELECT 1 FROM name AS n"
        " WHERE n.input = input.id) AND NOT EXISTS (SELECT 1 FROM link AS l WHERE l.input = input.id)",
        "UPDATE input SET file = (SELECT min(n.file) FROM name AS n WHERE n.input = input.id)"
        " WHERE id IN (SELECT id FROM temp.unnamed)",
        "DELETE FROM temp.unnamed"};
    um_status st = UM_OK;
    for (size_t i = 0; i < UM_COUNT(sql) && st == UM_OK; i++)
        st = um_store_run(s, sql[i]);
    return st;
}

/* ---- the names of a unit ---- */

/* Whether a name leads to these bytes and no others. */
static bool is_named(um_store *s, const char *file, const char *digest, um_status *st)
{
    bool here = false, others = false;
    sqlite3_stmt *q = um_store_ask(
        s, "SELECT i.digest = ? FROM name AS n JOIN input AS i ON i.id = n.input WHERE n.file = ?", "ss",
        digest, file);
    while (um_store_row(s, q, st)) {
        here |= sqlite3_column_int(q, 0) == 1;
        others |= sqlite3_column_int(q, 0) == 0;
    }
    return here && !others;
}

/* The digest of the logs of a unit from the i-th on, so many. */
static void part_of(const um_unit *u, size_t i, size_t n, char hex[65])
{
    um_buf b = {0};
    um_buf_add(&b, u->digests[i], n * sizeof *u->digests);
    um_digest_of(&b, hex);
}

/* Call for each shorter game that this one may have grown from: its first logs, or one of them. */
static um_status each_part(um_store *s, const um_unit *u, const char *sql, bool *any)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < 2 * u->n && st == UM_OK && u->n > 1; i++) {
        char hex[65];
        bool first = i < u->n;
        if (i + 1 == u->n)
            continue; /* all of it */
        part_of(u, first ? 0 : i - u->n, first ? i + 1 : 1, hex);
        sqlite3_stmt *q = um_store_ask(s, sql, "s", hex);
        while (um_store_row(s, q, &st))
            *any = true;
    }
    return st;
}

um_status um_store_names_of(um_store *s, const um_unit *u)
{
    bool any = false, others = false;
    um_status st = UM_OK;
    for (size_t i = 0; i < u->n && st == UM_OK; i++) {
        if (is_named(s, u->paths[i], u->digests[i], &st) || st != UM_OK)
            continue;
        others = true;
        if (!u->missing) /* what cannot be read now may be there again */
            st = um_store_put(
                s,
                "INSERT OR IGNORE INTO temp.unnamed SELECT n.input FROM name AS n JOIN input AS i"
                " ON i.id = n.input WHERE n.file = ? AND i.digest <> ?",
                "ss", u->paths[i], u->digests[i]);
        if (st == UM_OK && !u->missing)
            st = um_store_put(s, "DELETE FROM name WHERE file = ?", "s", u->paths[i]);
        if (st == UM_OK)
            st = um_store_put(s, "INSERT OR IGNORE INTO name SELECT ?, id FROM input WHERE digest = ?", "ss",
                              u->paths[i], u->digests[i]);
    }
    if (st == UM_OK)
        st = each_part(s, u, "DELETE FROM chain WHERE digest = ? RETURNING 1", &any);
    return st == UM_OK && others ? drop_nameless(s) : st;
}

um_status um_store_rename(um_store *s, const um_unit *u)
{
    um_status st = UM_OK;
    bool named = true, parts = false;
    for (size_t i = 0; i < u->n && named; i++)
        named = is_named(s, u->paths[i], u->digests[i], &st);
    if (st == UM_OK)
        st = each_part(s, u, "SELECT 1 FROM chain WHERE digest = ?", &parts);
    if (st != UM_OK || (named && !parts))
        return st;
    st = um_store_begin(s);
    return st == UM_OK ? um_store_end(s, um_store_names_of(s, u)) : st;
}

/* ---- games that are gone ---- */

static bool is_gone(const char *file, char *const *files, size_t n)
{
    struct stat there;
    for (size_t i = 0; i < n; i++)
        if (strcmp(files[i], file) == 0)
            return true;
    return n == 0 && stat(file, &there) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

static um_status unname(um_store *s, char *const *files, size_t n)
{
    um_status st = UM_OK;
    sqlite3_stmt *q = um_store_ask(s, "SELECT DISTINCT file FROM name", "");
    while (um_store_row(s, q, &st))
        if (st == UM_OK && is_gone(um_store_text(q, 0), files, n))
            st = um_store_put(s, "INSERT INTO temp.gone VALUES (?)", "s", um_store_text(q, 0));
    static const char *const sql[] = {
        "INSERT INTO temp.unnamed SELECT DISTINCT input FROM name WHERE file IN (SELECT file FROM temp.gone)",
        "DELETE FROM name WHERE file IN (SELECT file FROM temp.gone)", "DELETE FROM temp.gone"};
    for (size_t i = 0; i < UM_COUNT(sql) && st == UM_OK; i++)
        st = um_store_run(s, sql[i]);
    return st;
}

static um_status count(um_store *s, int64_t *n)
{
    um_status st = UM_OK;
    sqlite3_stmt *q = um_store_ask(s, "SELECT count(*) FROM chain", "");
    while (um_store_row(s, q, &st))
        *n = sqlite3_column_int64(q, 0);
    return st;
}

um_status um_store_drop(um_store *s, char *const *files, size_t n, int64_t *dropped)
{
    int64_t before = 0, after = 0;
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    st = count(s, &before);
    if (st == UM_OK)
        st = unname(s, files, n);
    if (st == UM_OK)
        st = drop_nameless(s);
    if (st == UM_OK)
        st = count(s, &after);
    *dropped = before - after;
    return um_store_end(s, st);
}
