/* judge.h - open any input, a record or a log, as a record ready to be run with
 * um_run_case.
 *
 * What an input is, its content tells, not its name. This part opens no file
 * itself: what else it needs (a pack that a record names) it asks its caller
 * for. */
#ifndef UMPIRE_PARSER_JUDGE_H
#define UMPIRE_PARSER_JUDGE_H

#include "parser/pack/pack_xml.h"
#include "parser/reading/reading.h"
#include "parser/record/record.h"
#include "parser/shelf.h"

/* Appends a file's bytes to `out`; says what went wrong. */
typedef um_status um_fetch_fn(void *user, const char *path, um_buf *out, const um_sink *sink);

/* Whether a file that a record names may be opened as a pack: a regular file which lies, all links followed,
 * below `folder`. UM_NAME: it may not. UM_LIMIT: nothing may, for the folder is the root of all. */
typedef um_status um_admit_fn(void *user, const char *folder, const char *path);

typedef struct um_kept_pack {
    const um_game *game;
    um_text name;
    um_pack *pack;
    bool shelved; /* belongs to the shelf */
} um_kept_pack;

/* Packs by name, each read once. Names: "" for the game's own, one built in, or
 * a file. */
typedef struct um_packs {
    um_fetch_fn *fetch; /* NULL: built-in packs only */
    void *fetch_user;
    um_admit_fn *admit; /* asked before a file that a record names is fetched; NULL: all may be */
    um_sink sink;
    um_text folder;   /* where a file that a record names is looked for, then in those above it; or empty */
    um_text given;    /* a name that may be any path: the caller's own choice */
    um_shelf *shelf;  /* where packs are kept over many inputs, or NULL; outlives this */
    bool touched;     /* of each pack found it is noted from then on what is read of it (um_touched_begin) */
    um_pack *instead; /* of its game, whatever the name; not owned; or NULL */
    um_kept_pack *kept;
    size_t n, cap;
    um_arena arena;
} um_packs;

/* A um_pack_source; `packs` is a um_packs. The pack lives as long as it. */
um_status um_packs_find(void *packs, const um_game *g, um_text name, um_pack **out);
void um_packs_free(um_packs *p);

typedef struct um_opening {
    const um_game *game; /* if the input names none; may be NULL */
    um_text pack;        /* instead of what the input names, if not empty */
    um_packs *packs;
    um_text module, bind;         /* for a log: the files to use; empty: looked for (um_reading_find) */
    bool reveal;                  /* for a log: name masked cards, too */
    bool undone;                  /* for a log: keep moves that were taken back as comments */
    bool bare;                    /* for a log: leave out comments, and the list of rolls */
    const um_reading_input *with; /* for a log: another of the same game, or NULL */
    const struct um_case *known;  /* for a log: what is known of its first position (um_reading_options) */
    const int8_t *(*rulings)(void *user, const um_game *g); /* for a log: by which it is read; or NULL */
    void *rulings_user;
    const um_reading_kit *kit; /* for a log: its module and binding, resolved, which stay the caller's; NULL:
                                  files that go with it are looked for */
    const um_tracer *tracer;   /* for a log: see um_reading_options */
    int traced;
} um_opening;

typedef struct um_opened {
    um_record *record;
    char binding[65]; /* of a log's binding, or empty */
    bool is_log;
    um_reading *reading; /* of a log: its rolls and what else is not in the record; owns the record */
} um_opened;

/* `file` names the input in what is said; it and `packs` must outlive the
 * result. UM_UNSUPPORTED if the bytes are neither a record nor a log. Lines
 * that cannot be read are said, and counted in the record. */
um_status um_open_input(const um_opening *how, const char *file, um_text bytes, const um_sink *sink,
                        um_opened *out);
/* Several logs as one game, in that order: a chain. `logs[0].name` names it. */
um_status um_open_logs(const um_opening *how, const um_reading_input *logs, size_t n, const um_sink *sink,
                       um_opened *out);
/* The first element of an XML file, past declarations and comments; empty: it does not begin with one. */
um_text um_first_element(um_text bytes);
/* Whether the bytes may be a log or save. */
bool um_is_log(um_text bytes);
/* Reads what a log is read with, for it to be kept on the shelf, and nothing of the log's game. */
um_status um_log_prepare(const um_opening *how, const um_reading_input *log, const um_sink *sink);
/* What a log begins and ends with (um_reading_ends). */
um_status um_log_ends(const um_opening *how, const um_reading_input *log, const um_sink *sink,
                      um_reading_end *start, um_reading_end *end);
/* SHA-256 of the bytes, of a chain's first log; made when it is asked for, which costs as much as reading the
 * lines of a record. */
void um_opened_digest(const um_opened *o, char hex[65]);
void um_opened_free(um_opened *o);

#endif
