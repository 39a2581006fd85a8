/* record.h - a recorded game as items: what a text record holds, and what a log is turned into.
 *
 * One structure serves games and rule cases alike: a file holds one game, or many cases. The
 * grammar is in umpire-record(5). Items keep their place and comments, so a record can be written
 * out again as it was. */
#ifndef UMPIRE_RECORD_RECORD_H
#define UMPIRE_RECORD_RECORD_H

#include "core/core.h"

typedef enum um_item_kind {
    UM_I_ACTION,  /* action */
    UM_I_CLAIM,   /* action.verb indexes the game's queries */
    UM_I_EXPECT,  /* `expect VERDICT [RULE...]` or `expect QUERY VALUE` (about_query) */
    UM_I_ACCEPT,  /* `accept STEP "why"`: number and text */
    UM_I_OF,      /* `of FILE [entry:N|line:N] STATEMENT`: of another record or log, see um_item.text */
    UM_I_HEADER,  /* a header line, kept as text for writing; already acted upon */
    UM_I_COMMENT, /* a line with nothing but a comment, or blank (empty comment) */
    UM_I_BAD      /* could not be read; said already; text is the line */
} um_item_kind;

typedef struct um_item {
    um_item_kind kind;
    um_action action;     /* ACTION, OF; the query of CLAIM and EXPECT */
    bool about_query;     /* EXPECT: a query with its value, not a verdict */
    um_verdict verdict;   /* EXPECT: UM_LEGAL, ILLEGAL, UNDETERMINED or NOTED */
    um_cause cause;       /* EXPECT: UM_WHY_NONE if any will do */
    const int16_t *rules; /* EXPECT: each, or a part of it, must be among those cited */
    int nrules;
    int8_t whose;               /* EXPECT: of which side the breach is, and one; 0: of any; -1: of nobody */
    bool only;                  /* EXPECT: and no rule beside them is decided against the step or left open */
    uint64_t sections;          /* EXPECT: which of the rules stand for their section, as bits */
    int number;                 /* ACCEPT: the step. OF: the entry or line; 0: the first position */
    bool by_line;               /* OF: the number is that of a line */
    um_text text;               /* ACCEPT: why. OF: the file that is meant. Else the line as it stands */
    um_text comment;            /* what follows '#', without it; p NULL if there is none */
    bool blind;                 /* BAD: may have been an action, so the position is unsure from here */
    const struct um_item *made; /* HEADER `position`: the statements it stands for */
    int nmade;
    um_place at;
} um_item;

/* A game, or one case of a file of cases. */
typedef struct um_case {
    um_text id, title; /* of a case; a game has no id */
    um_text comment;   /* behind the `case` line; p NULL if there is none */
    um_place at;
    const um_game *game;
    um_pack *pack; /* shared with the record, or its own if it has data lines */
    bool owns_pack;
    um_text pack_name, scenario;
    um_sure_level trust; /* UM_UNKNOWN: as the caller says */
    int8_t *options;     /* per ruling, -1: as the caller says */
    um_text players[2];
    um_text source_digest; /* `from "file" sha256`, of a converted log */
    um_item *items;
    int nitems;
    size_t items_cap;           /* 0: they are the arena's, else the case's own */
    int nbad;                   /* lines that could not be read */
    int unread;                 /* of a case made from a log: parts of the log that could not be read */
    int endless;                /* of a case made from a log: plays without an end, which are hardly judged */
    um_place endless_at;        /* the first of them */
    bool unfit;                 /* its data do not fit together: nothing of it is judged */
    const struct um_case *head; /* what stands before the first case of a suite, or NULL */
} um_case;

typedef struct um_record {
    um_text file;
    um_text bytes; /* of a record: what it was read from */
    um_case *cases;
    int ncases;
    bool has_cases; /* the file is a suite: every case has an id */
    um_case head;   /* of a suite: lines before the first case, shared by all */
    int nbad;       /* in all, the head's included */
    size_t cases_cap;
    um_arena arena; /* owns items, values and texts */
} um_record;

/* Finds a pack by name for a game ("" for the game's own); the caller of um_record_read gives it,
 * so that this folder need not know where packs live. The pack outlives the record. */
typedef um_status um_pack_source(void *user, const um_game *g, um_text name, um_pack **out);

typedef struct um_read_options {
    const um_game *game; /* if the record names none; may be NULL */
    um_text pack;        /* used instead of what the record names, if not empty */
    um_pack_source *find_pack;
    void *find_pack_user;
    const um_buf *pack_why; /* where find_pack leaves why it found none; NULL: it says so itself */
    um_sink sink;
} um_read_options;

/* Parse a text. Lines that cannot be read are said to the sink and kept as UM_I_BAD; the rest is
 * read as far as it makes sense. Fails only for UM_MEMORY, UM_LIMIT, or a missing game or pack
 * (UM_NAME). Columns in what is said count characters; `width` covers the words meant. */
um_status um_record_read(um_text file, um_text bytes, const um_read_options *o, um_record **out);
void um_record_free(um_record *r);

/* Lay a record out anew: idempotent, comments kept, lines that could not be read left as they are. */
um_status um_record_write(const um_record *r, um_buf *out);
/* One action or query as a line without indent or end of line; inferred arguments are left out
 * unless the line could not be read without them. What is written reads as the same action. */
void um_action_write(const um_game *g, const um_pack *p, const um_verb *verb, const um_action *a,
                     um_buf *out);

/* The words with which statements about a record begin; NULL behind the last. */
const char *um_header_word(int i);

/* ---- running --------------------------------------------------------------------------------- */
typedef struct um_run_settings {
    um_sure_level trust;   /* default UM_LIKELY; a case's own wins in `test`, the caller's in `check` */
    bool trust_forced;     /* the caller's wins */
    const int8_t *options; /* rulings chosen by the caller, which win; -1 or NULL: none */
    bool expectations;     /* compare `expect` lines (test); else ignore them (check) */
    bool history, explain;
    bool untainted, lacking, binding, bare; /* as of um_settings */
    const void *state;                /* begin in this state of the game, not in an empty one; or NULL */
    int steps;                        /* so many steps were made before it */
    um_cover *cover;                  /* may be NULL */
    const struct um_witness *witness; /* as of um_settings; or NULL */
    int stop_after;                   /* stop when this many steps were made; 0: run to the end */
} um_run_settings;

typedef struct um_failure { /* an expectation that did not come true, or a finding nobody expected */
    um_place at;
    um_text expected, came;
} um_failure;

typedef struct um_run {
    um_replay *replay;
    int8_t *options; /* as judged */
    um_sure_level trust;
    um_failure *failures;
    int nfailures;
    int *step_item; /* step k: index of its item is step_item[k - 1]; of the `position` that made it; -1: the
                       head's */
    int nsteps;
    int nbad;        /* lines that could not be read or applied, the head's included */
    int16_t *broken; /* rules that met those of an `expect illegal`; may hold one twice */
    int nbroken;
    size_t failures_cap, step_item_cap, broken_cap;
    um_arena arena;
} um_run;

/* A rule, or a section that has only parts, as an expectation names it. */
um_text um_expected_rule(const um_case *c, const um_item *e, int i);

/* Replay a case, which must outlive the run, from its beginning. Actions that cannot be applied are said to
 * the sink with their place. With `expectations`, a line that could not be read or applied is a failure, too.
 * UM_MEMORY or a fault of the game's; *out is then untouched. */
um_status um_run_case(const um_case *c, const um_run_settings *s, const um_sink *sink, um_run **out);
void um_run_free(um_run *r);

#endif
