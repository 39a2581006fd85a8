/* store.h - results kept in a SQLite file, as umpire-store(5) tells: one writes to it and asks it here.
 *
 * A store is kept in cli and not in the library since it keeps what a report says, sentences included, and
 * these are made here. A connection belongs to the process that opened it: after a fork each opens its own.
 */
#ifndef UMPIRE_CLI_STORE_H
#define UMPIRE_CLI_STORE_H

#include "cli/name_list.h"
#include "cli/open.h"

#include <sqlite3.h>
#include <sys/types.h>

typedef struct um_store_sql { /* a statement kept ready, known by the address of its literal */
    const char *sql;
    sqlite3_stmt *q;
} um_store_sql;

typedef struct um_store {
    sqlite3 *db;
    const char *path;
    um_store_sql *ready;
    size_t n, cap;
    um_status unasked; /* why um_store_ask gave NULL */
    pid_t owner;       /* the process that opened it; 0: none */
} um_store;

typedef enum um_store_how {
    UM_STORE_READ,   /* must be there */
    UM_STORE_UPDATE, /* must be there, and is brought up to date */
    UM_STORE_WRITE   /* made if it is not there, and brought up to date */
} um_store_how;

typedef struct um_store_step { /* SQL by which a store comes to a version, in order; the last is NULL */
    int version;
    const char *sql;
} um_store_step;
extern const um_store_step um_store_steps[];
enum { UM_STORE_APPLICATION = 0x756d7069 }; /* "umpi", by which file(1) knows a store */
extern const char um_store_engine[]; /* the version, and a digest of the sources; made by the Makefile */

/* Says what is wrong: UM_IO, UM_FORMAT (no store, or of a newer version), UM_MEMORY. um_store_close is due if
 * it succeeds. */
um_status um_store_open(um_store *s, const char *path, um_store_how how);
/* The same for writing, once in each process, over which `s` is copied by a fork; um_store_close_own is due.
 */
um_status um_store_open_own(um_store *s, const char *path);
void um_store_close_own(um_store *s);
void um_store_close(um_store *s);
/* Everything between, or nothing; others wait meanwhile. */
um_status um_store_begin(um_store *s);
um_status um_store_end(um_store *s, um_status so_far); /* keeps it all if so_far is UM_OK, else nothing */

/* Run SQL without results. */
um_status um_store_run(um_store *s, const char *sql);
/* A statement with its values bound, kept ready under `sql`, which is a literal: i int, n int (negative:
 * null), l int64_t, s const char * (NULL: null), t um_text and b um_buf * (empty: null), T and B the same,
 * never null. NULL: it was said why not, and `unasked` is the status. */
sqlite3_stmt *um_store_ask(um_store *s, const char *sql, const char *types, ...);
/* The same, run to its end. */
um_status um_store_put(um_store *s, const char *sql, const char *types, ...);
/* Step a statement: true, there is a row; false, there are no more, or it was said why not and *st tells.
 * Whoever stops before that owes a sqlite3_reset. */
bool um_store_row(um_store *s, sqlite3_stmt *q, um_status *st);
um_status um_store_fail(um_store *s);                   /* say what SQLite says */
const char *um_store_text(sqlite3_stmt *q, int column); /* "" for null */
/* The first number of the last row that a statement about a digest gives; -1: none. */
int64_t um_store_id(um_store *s, const char *sql, const char *digest);

/* ---- a game's inputs and what they were judged by ---- */
typedef struct um_unit { /* the logs of one game, or a record */
    const char *const *paths;
    size_t n;
    char (*digests)[65]; /* of each */
    char digest[65];     /* of all in their order */
    bool missing;        /* one could not be read, and stands for its name */
} um_unit;
/* Read the files, for their digests; the bytes of the first are appended to `first`. One that cannot be read
 * is told, and has a digest all the same. Whatever comes of it, um_unit_free is due. */
um_status um_unit_read(um_unit *u, um_buf *first, const um_sink *sink);
void um_unit_free(um_unit *u);

/* The digest of what a buffer holds, which is freed; empty if it lacks something. */
void um_digest_of(um_buf *b, char hex[65]);

/* What is the same over all games of a run, and the digests of files, each taken once. All zero at first. */
typedef struct um_ground {
    struct um_ground_file *files;
    const struct um_ground_kit *kits;
    um_arena arena;
} um_ground;
void um_ground_free(um_ground *g);
/* The digest of all options by which a unit is judged, but for packs and rulings, which are looked at one by
 * one. */
um_status um_ground_settings(um_ground *g, const um_options *o, const um_unit *u, char hex[65]);
typedef struct um_ground_kit { /* what a log that lies in a folder is read with; see um_ground_kit_of */
    const struct um_ground_kit *next;
    um_text folder, wants, version;
    const char *module, *binding; /* digests; "": there is none, or it cannot be read */
} um_ground_kit;
/* The digest of a file, taken once; "" for none, or one that cannot be read. NULL: no memory. */
const char *um_ground_file_of(um_ground *g, um_text path);
/* The module and the binding that go with a log which asks for a module and a version; found once for each
 * folder, unless `wants.p` is NULL and nobody knows what it asks for. NULL: no memory, or the log is none. */
const um_ground_kit *um_ground_kit_of(um_ground *g, const um_options *o, const um_reading_input *log,
                                      um_text wants, um_text version);

/* The option of a ruling that the call chooses, or NULL. */
const char *um_store_given(const um_options *o, const char *ruling);
/* ---- which logs of an archive go on from each other, remembered ---- */
typedef struct um_archive {
    size_t n;
    char digest[65]; /* of all inputs, and of what they are read with */
    bool recalled;
} um_archive;
/* The chains of the inputs, from the store if it has looked at this archive before; um_chains_free is due if
 * it succeeds. */
um_status um_archive_find(um_archive *a, um_store *s, um_ground *g, const um_setup *b,
                          const um_inputs *inputs, um_chains *c);
/* Remember them, once the games are judged. */
um_status um_archive_keep(um_archive *a, um_store *s, um_ground *g, const um_setup *b,
                          const um_inputs *inputs, const um_chains *c);
/* Keep which of the games tell in part the play of another, once they are kept themselves. */
um_status um_archive_shares(um_store *s, const um_chains *c, const um_inputs *inputs);

/* A result that is kept and holds; false: there is none, or something that it rests on has changed. Of what
 * is wrong with the store, *st tells. */
bool um_store_holds(um_store *s, um_ground *g, const um_setup *b, const um_unit *u, um_text bytes,
                    int *status, um_status *st);
/* Keep a result instead of what is kept of the unit: the games of an input, and what they rest on. */
um_status um_store_keep(um_store *s, um_ground *g, um_input *in, const um_unit *u, const um_view *views,
                        size_t n, int status);
/* Note the names of a unit that is kept and holds, as um_store_keep does: what they held before goes, and so
 * do games that are a part of this one. */
um_status um_store_names_of(um_store *s, const um_unit *u); /* the same within a transaction */
um_status um_store_rename(um_store *s, const um_unit *u);
/* Drop the games of these files, or without any of those that are not there any more; how many. */
um_status um_store_drop(um_store *s, char *const *files, size_t n, int64_t *dropped);
/* The games of a store as a list of names, or those of one game, or that were not heard; um_name_list_close
 * is due if it succeeds. */
um_status um_store_names(const char *path, bool unheard, const um_game *game, um_name_list *l);
/* Take all that another store holds into this one; either all or nothing. */
um_status um_store_merge(um_store *s, const char *path);
/* A row as an object of JSON, a line; `table`: its first member, or NULL. */
void um_store_object(um_output *out, sqlite3_stmt *q, const char *table);
/* Every row of every table as such objects, in an order that does not depend on how they came in. */
um_status um_store_export(um_store *s, um_output *out);
/* The rows of one game. */
um_status um_store_game(um_store *s, int64_t chain, int seq, const um_view *v, const um_opened *from);

#endif
