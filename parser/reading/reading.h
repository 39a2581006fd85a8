/* reading.h - a VASSAL log read as a record: who did what in the game's terms.
 *
 * The log's commands are replayed, the binding says which pieces and places are meant, changes are
 * grouped into plays, and the game proposes the actions that made them. Of a game only
 * its tables are known here, and that a parameter called `card` names the card that an action uses;
 * bind_names.c and bind_propose.c hold words that authors of modules use for sides, units and places of the
 * period. */
#ifndef UMPIRE_PARSER_READING_READING_H
#define UMPIRE_PARSER_READING_READING_H

#include "core/trace.h"
#include "parser/reading/bind.h"
#include "parser/record/record.h"
#include "parser/vassal/archive.h"

typedef struct um_reading_input {
    um_text name;  /* for reports */
    um_text bytes; /* of the .vlog or .vsav, or the decoded text in it; must outlive the call */
} um_reading_input;

typedef struct um_reading_options {
    const um_vmodule *module;
    um_binding *binding;   /* resolved against `pack` */
    um_pack *pack;         /* must outlive the reading */
    bool reveal;           /* name masked cards, too */
    bool undone;           /* tell moves that were taken back as comments */
    const int8_t *rulings; /* per ruling, -1: the default; or NULL: the readings are weighed by them */
    const um_item *known;  /* statements that no table shows, true of the first position */
    size_t nknown;
    bool bare;                    /* only what can be judged: no comments, and no list of rolls */
    const um_reading_input *with; /* another log of the game: what it shows to everybody is known; or NULL */
    size_t tape;                  /* so many events are kept to weigh other readings; 0: as is best */
    um_sink sink;
    const um_tracer *tracer; /* told of the readings tried of the play that item `traced` of the case
                                comes from, or NULL */
    int traced;              /* counted without the header lines */
} um_reading_options;

typedef struct um_roll { /* dice rolled in a log */
    um_place at;
    int log;        /* index of the input */
    int side;       /* -1: not known */
    um_text player; /* name in the roster, or empty */
    um_text button;
    int ndice, sides; /* sides 0: not known */
    int32_t dice[UM_DICE_MAX];
    const char *const *words; /* the dice show these words, by index; NULL: they show numbers */
    bool undone;              /* the entry was taken back */
    bool repeated;   /* the next roll of the same button by the same player, nothing between them but chat or
                        undo */
    bool used;       /* an action of the record uses it */
    int step;        /* the action that uses it, counted as the referee counts steps; 0: none */
    um_text purpose; /* the verb of that action, or empty */
} um_roll;

typedef struct um_misdrop { /* a piece dropped in the wrong place, and put right before anybody else acted */
    um_place at;
    int item; /* of the case: the action that says where it went */
    int side; /* -1: not known */
    um_ref what, dropped, corrected;
} um_misdrop;

typedef struct um_reading {
    um_record *record; /* one case; written by um_record_write, judged by um_run_case */
    size_t nhead;      /* items of the case that are its header */
    um_roll *rolls;
    size_t nrolls, rolls_cap;
    size_t rolls_left_out; /* before these, if the reading is bare */
    um_misdrop *misdrops;  /* in the order of their items */
    size_t nmisdrops, misdrops_cap;
    size_t undos, undos_after_roll;
    size_t entries;          /* in all logs */
    int64_t looked;          /* at changes, in all readings of plays that were tried */
    um_text module, version; /* as the logs say */
    um_arena arena;
    struct um_log_reader *tape; /* what it was made of, if it is kept: places and words are in there */
} um_reading;

/* Read logs of one game, in order, as one record. Fails when a log cannot be read at all, or two do
 * not belong together (UM_FORMAT); what is odd is said to the sink. */
um_status um_reading_open(const um_reading_input *logs, size_t n, const um_reading_options *o,
                          um_reading **out);
void um_reading_free(um_reading *r);

/* Misdrops as remarks on the steps of a run that say where the pieces went. */
um_status um_reading_note_misdrops(const um_reading *log, const um_case *c, um_run *run);
/* The same as comments of the reading's record, which tells no slips. */
um_status um_reading_comment_misdrops(um_reading *log);

/* A position that a log begins or ends with: as a number, and as one number for each few things. Hands and
 * piles count by their cards, other things by place and face. `unplayed` has a bit for each few cards,
 * set if one of them is in a hand, in a pile that is drawn from, or laid aside for a later play; `held` for
 * the last alone. */
enum { UM_END_SLOTS = 512, UM_END_WORDS = UM_END_SLOTS / 64 };
typedef struct um_reading_end {
    uint64_t number;
    uint32_t slot[UM_END_SLOTS];
    uint64_t unplayed[UM_END_WORDS], held[UM_END_WORDS];
} um_reading_end;
um_status um_reading_ends(const um_reading_input *log, const um_reading_options *o, um_reading_end *start,
                          um_reading_end *end);
/* What was done and said in a log, as numbers from the lowest on, appended to `out`: two logs of the same
 * play have the same, whoever recorded it. */
um_status um_reading_marks(const um_reading_input *log, const um_sink *sink, um_buf *out);
/* How many of two such lists are the same; whether b holds all of a. */
size_t um_reading_common(const uint64_t *a, size_t na, const uint64_t *b, size_t nb);
bool um_reading_within(const uint64_t *a, size_t na, const uint64_t *b, size_t nb);
/* In how many things two positions differ, about. */
size_t um_reading_distance(const um_reading_end *a, const um_reading_end *b);
/* Whether a log that begins so goes on from one that began and ended so, but for a few things that somebody
 * moved in between: it must be far nearer to how that one ended than to how it began, for two games may begin
 * with one set-up. One that begins exactly so has the same number. */
bool um_reading_goes_on(const um_reading_end *began, const um_reading_end *ended,
                        const um_reading_end *begins);
/* Whether cards were played or laid aside between the end of a log and where another begins: what was done
 * with them stands in a log that is neither of the two. Cards drawn, or taken back, are nobody's play. */
bool um_reading_is_gap(const um_reading_end *ended, const um_reading_end *begins);
/* Order by these numbers: each log behind the one it goes on from, else as given. order[k] is the k-th.
 * UM_MEMORY. */
um_status um_reading_order(const uint64_t *start, const uint64_t *end, size_t n, size_t *order);

/* ---- finding the module and the binding --------------------------------------------------------- */
typedef struct um_reading_found {
    um_text module_path, binding_path; /* empty: not found */
    um_text module, version;           /* what the log asks for */
    um_varchive *archive;              /* of the module, open, if it was looked for; or NULL */
    struct um_binding *binding; /* as read while it was looked for, if nothing was said of it; or NULL */
    um_arena arena;
} um_reading_found;
/* What was read before, for nothing to be read again only to see whether it fits. */
typedef struct um_reading_known {
    const struct um_binding *(*binding)(const void *user, const char *path); /* from this path, or NULL */
    /* Whether the module at this path was found to be of this name and version. */
    bool (*module)(const void *user, const char *path, um_text name, um_text version);
    const void *user;
} um_reading_known;
/* What a log asks for: its module and version, empty if it does not say. UM_UNSUPPORTED: it is a module. */
um_status um_reading_asks(um_text name, um_text bytes, const um_sink *sink, um_reading_found *out);
/* The files that go with a log: beside it, then in $XDG_DATA_HOME/umpire (or ~/.local/share/umpire), by
 * the module's name and version in the log. What is given (not empty) is taken as it is. `known` may be NULL.
 */
um_status um_reading_find(um_text log_path, um_text log_bytes, um_text module, um_text binding,
                          const um_reading_known *known, const um_sink *sink, um_reading_found *out);
/* The module alone, by what the open archive of a log says that it wants; empty where it does not say. */
um_status um_reading_find_module(um_text log_path, um_varchive *log, um_reading_found *out);
void um_reading_found_free(um_reading_found *f);

/* A module and a binding that go with a log, opened and tied to a pack. */
typedef struct um_reading_kit {
    um_vmodule *module;
    um_binding *binding;
    um_reading_found found;
} um_reading_kit;
/* Find, read and check both; resolve needs the pack, so it is left to the caller (um_bind_resolve). */
um_status um_reading_kit_open(um_text log_path, um_text log_bytes, um_text module, um_text binding,
                              const um_sink *sink, um_reading_kit *out);
void um_reading_kit_close(um_reading_kit *k);

#endif
