/* A store's file: opened, made, brought up to date; statements and transactions. */
#include "cli/store.h"

#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { BUSY_MS = 600000 }; /* one waits for another as long as a great game may take */

um_status um_store_fail(um_store *s)
{
    int code = s->db ? sqlite3_errcode(s->db) : SQLITE_NOMEM;
    um_complain("%s: %s", s->path,
                !s->db                  ? um_tr("out of memory")
                : code == SQLITE_NOTADB ? um_tr("it is no store of results")
                                        : sqlite3_errmsg(s->db));
    return code == SQLITE_NOMEM                              ? UM_MEMORY
           : code == SQLITE_NOTADB || code == SQLITE_CORRUPT ? UM_FORMAT
                                                             : UM_IO;
}

um_status um_store_run(um_store *s, const char *sql)
{
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK ? UM_OK : um_store_fail(s);
}

/* ---- statements ---- */

/* The statement kept ready for a literal, by its address; prepared if there is none. */
static sqlite3_stmt *ready(um_store *s, const char *sql)
{
    void *all = s->ready;
    for (size_t i = 0; i < s->n; i++)
        if (s->ready[i].sql == sql)
            return s->ready[i].q;
    if (um_grow(&all, &s->cap, s->n + 1, sizeof *s->ready) != UM_OK) {
        um_complain("out of memory");
        s->unasked = UM_MEMORY;
        return NULL;
    }
    s->ready = all;
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v3(s->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &q, NULL) != SQLITE_OK) {
        s->unasked = um_store_fail(s);
        return NULL;
    }
    s->ready[s->n++] = (um_store_sql){sql, q};
    return q;
}

/* Negative: null. */
static int bind_number(sqlite3_stmt *q, int at, int64_t v)
{
    return sqlite3_bind_int64(q, at, v);
}

static int bind_text(sqlite3_stmt *q, int at, um_text t)
{
    return t.p && t.n < INT_MAX ? sqlite3_bind_text(q, at, t.p, (int)t.n, SQLITE_TRANSIENT)
                                : sqlite3_bind_null(q, at);
}

/* Bind what `types` tells of, in order. */
static bool bind_all(sqlite3_stmt *q, const char *types, va_list ap)
{
    static const um_text nothing[] = {{"", 0}, {NULL, 0}};
    int at = 0, bad = 0;
    sqlite3_reset(q);
    for (const char *t = types; *t; t++) {
        if (*t == 'i') {
            bad |= bind_number(q, ++at, va_arg(ap, int));
        } else if (*t == 'n') {
            int v = va_arg(ap, int);
            bad |= v < 0 ? sqlite3_bind_null(q, ++at) : bind_number(q, ++at, v);
        } else if (*t == 'l') {
            bad |= bind_number(q, ++at, va_arg(ap, int64_t));
        } else if (*t == 's') {
            const char *v = va_arg(ap, const char *);
            bad |= bind_text(q, ++at, v ? um_text_of(v) : (um_text){NULL, 0});
        } else if (*t == 't' || *t == 'T') {
            um_text v = va_arg(ap, um_text);
            bad |= bind_text(q, ++at, v.n ? v : nothing[*t == 't']);
        } else if (*t == 'b' || *t == 'B') {
            const um_buf *v = va_arg(ap, const um_buf *);
            bad |= v->failed ? SQLITE_NOMEM : bind_text(q, ++at, v->n ? um_buf_view(v) : nothing[*t == 'b']);
        }
    }
    return bad == SQLITE_OK;
}

static sqlite3_stmt *ask(um_store *s, const char *sql, const char *types, va_list ap)
{
    sqlite3_stmt *q = ready(s, sql);
    if (q && !bind_all(q, types, ap)) {
        um_complain("%s: a value cannot be bound", s->path);
        s->unasked = UM_IO;
        return NULL;
    }
    return q;
}

sqlite3_stmt *um_store_ask(um_store *s, const char *sql, const char *types, ...)
{
    va_list ap;
    va_start(ap, types);
    sqlite3_stmt *q = ask(s, sql, types, ap);
    va_end(ap);
    return q;
}

bool um_store_row(um_store *s, sqlite3_stmt *q, um_status *st)
{
    if (!q) {
        *st = s->unasked;
        return false;
    }
    int code = sqlite3_step(q);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        *st = um_store_fail(s);
    sqlite3_reset(q);
    return false;
}

um_status um_store_put(um_store *s, const char *sql, const char *types, ...)
{
    um_status st = UM_OK;
    va_list ap;
    va_start(ap, types);
    sqlite3_stmt *q = ask(s, sql, types, ap);
    va_end(ap);
    while (um_store_row(s, q, &st))
        ;
    return st;
}

const char *um_store_text(sqlite3_stmt *q, int column)
{
    const unsigned char *t = sqlite3_column_text(q, column);
    return t ? (const char *)t : "";
}

int64_t um_store_id(um_store *s, const char *sql, const char *digest)
{
    um_status st = UM_OK;
    int64_t id = -1;
    sqlite3_stmt *q = um_store_ask(s, sql, "s", digest);
    while (um_store_row(s, q, &st))
        id = sqlite3_column_int64(q, 0);
    return id;
}

/* ---- transactions ---- */

um_status um_store_begin(um_store *s)
{
    return um_store_put(s, "BEGIN IMMEDIATE", "");
}

um_status um_store_end(um_store *s, um_status so_far)
{
    if (so_far == UM_OK)
        so_far = um_store_put(s, "COMMIT", "");
    if (so_far != UM_OK && !sqlite3_get_autocommit(s->db))
        um_store_run(s, "ROLLBACK");
    return so_far;
}

/* ---- the file ---- */

static int number_of(um_store *s, const char *pragma, um_status *st)
{
    int v = 0;
    sqlite3_stmt *q = um_store_ask(s, pragma, "");
    while (um_store_row(s, q, st))
        v = sqlite3_column_int(q, 0);
    return v;
}

static int newest(void)
{
    int version = 0;
    for (const um_store_step *step = um_store_steps; step->sql; step++)
        version = step->version;
    return version;
}

/* Whether it is a store that this program can read; a file with nothing in it may become one. */
static um_status look_at(um_store *s, bool may_make, int *version)
{
    um_status st = UM_OK;
    int application = number_of(s, "PRAGMA application_id", &st);
    int tables = st == UM_OK ? number_of(s, "SELECT count(*) FROM sqlite_schema", &st) : 0;
    *version = st == UM_OK ? number_of(s, "PRAGMA user_version", &st) : 0;
    if (st != UM_OK)
        return st;
    if (may_make && application == 0 && tables == 0)
        return UM_OK;
    if (application != UM_STORE_APPLICATION) {
        um_complain("%s: a database, but no store of umpire", s->path);
        return UM_FORMAT;
    }
    if (*version > newest()) {
        um_complain("%s: made by a newer umpire: its version is %d, and this one knows %d", s->path, *version,
                    newest());
        return UM_FORMAT;
    }
    return UM_OK;
}

/* The same seen at one moment: another process may be making it. */
static um_status look_once(um_store *s, bool may_make, int *version)
{
    um_status st = um_store_put(s, "BEGIN", "");
    if (st != UM_OK)
        return st;
    return um_store_end(s, look_at(s, may_make, version));
}

/* Bring it up to date, while others wait. */
static um_status migrate(um_store *s)
{
    char sql[80];
    int version;
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    st = look_at(s, true, &version); /* another may have done it meanwhile */
    for (const um_store_step *step = um_store_steps; st == UM_OK && step->sql; step++)
        if (step->version > version)
            st = um_store_run(s, step->sql);
    snprintf(sql, sizeof sql, "PRAGMA application_id = %d; PRAGMA user_version = %d", UM_STORE_APPLICATION,
             newest());
    if (st == UM_OK)
        st = um_store_run(s, sql);
    return um_store_end(s, st);
}

/* SQLite does not wait by itself where two make a file at once and each wants it in WAL mode. */
static um_status use_wal(um_store *s)
{
    enum { PAUSE_MS = 10 };
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000L};
    int code = sqlite3_exec(s->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
    for (int waited = 0; code == SQLITE_BUSY && waited < BUSY_MS; waited += PAUSE_MS) {
        nanosleep(&pause, NULL);
        code = sqlite3_exec(s->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
    }
    return code == SQLITE_OK ? UM_OK : um_store_fail(s);
}

static um_status make_ready(um_store *s, um_store_how how)
{
    int version;
    bool write = how != UM_STORE_READ;
    sqlite3_busy_timeout(s->db, BUSY_MS);
    sqlite3_extended_result_codes(s->db, 0);
    um_status st = look_once(s, write, &version);
    if (st == UM_OK && write)
        st = use_wal(s);
    if (st == UM_OK && write)
        st = um_store_run(s, "PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;"
                             "PRAGMA cache_size = -16384;"
                             "CREATE TEMP TABLE changed (pack INTEGER, now TEXT, number INTEGER);"
                             "CREATE TEMP TABLE compared (pack INTEGER, now TEXT);"
                             "CREATE TEMP TABLE unnamed (id INTEGER PRIMARY KEY);"
                             "CREATE TEMP TABLE gone (file TEXT PRIMARY KEY) WITHOUT ROWID");
    if (st == UM_OK && version == newest())
        return UM_OK;
    if (st == UM_OK && !write) {
        um_complain("%s: made by an older umpire; 'umpire store merge %s' brings it up to date", s->path,
                    s->path);
        return UM_FORMAT;
    }
    return st == UM_OK ? migrate(s) : st;
}

um_status um_store_open(um_store *s, const char *path, um_store_how how)
{
    struct stat at;
    *s = (um_store){.path = path};
    if (how != UM_STORE_WRITE && stat(path, &at) != 0) {
        um_complain("%s: there is no such store", path);
        return UM_IO;
    }
    int flags = SQLITE_OPEN_READWRITE | (how == UM_STORE_WRITE ? SQLITE_OPEN_CREATE : 0);
    int code = sqlite3_open_v2(path, &s->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
    um_status st = code == SQLITE_OK ? make_ready(s, how) : um_store_fail(s);
    if (st != UM_OK)
        um_store_close(s);
    return st;
}

void um_store_close(um_store *s)
{
    for (size_t i = 0; i < s->n; i++)
        sqlite3_finalize(s->ready[i].q);
    um_free(s->ready, s->cap * sizeof *s->ready);
    sqlite3_close(s->db);
    *s = (um_store){.path = s->path};
}

um_status um_store_open_own(um_store *s, const char *path)
{
    if (s->owner == getpid())
        return UM_OK;
    um_status st = um_store_open(s, path, UM_STORE_WRITE);
    if (st == UM_OK)
        s->owner = getpid();
    return st;
}

void um_store_close_own(um_store *s)
{
    if (s->owner == getpid())
        um_store_close(s);
}
