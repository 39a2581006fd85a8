/* engine.h - umpire as a library: judges game records and VASSAL logs that lie in memory.
 *
 * An engine holds options, and the packs, modules and bindings that it was given. It opens no file, prints
 * nothing, and reads neither clock, environment nor locale: the same bytes give the same findings. A thread
 * may use an engine of its own while others use theirs; one engine is for one thread at a time. What an
 * engine gave stands by itself: it may go to another thread, and outlive the engine.
 *
 * Texts are UTF-8 that ends with a zero byte, and never NULL; what there is nothing to say of is the empty
 * text. Verdicts, causes and codes are the words of `umpire check --format jsonl`. Structures are made by the
 * library alone, and later versions add to their ends. See libumpire(3). */
#ifndef UMPIRE_ENGINE_H
#define UMPIRE_ENGINE_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define UM_ENGINE_API __attribute__((visibility("default")))
#else
#define UM_ENGINE_API
#endif

typedef struct um_engine um_engine;

/* Something said of what was given or judged: why it could not be read, or what is odd in it. */
typedef struct um_engine_diag {
    const char *level;     /* "error", "warning", "note" */
    const char *status;    /* of an error, its class: "malformed input", "unknown name" ... */
    const char *code;      /* stable: "pack-file", "reading-find" ... */
    const char *message;   /* one line */
    const char *file;      /* the name that the input was given by */
    unsigned line, column; /* from 1; 0: none */
    unsigned entry;        /* of a log, from 1; 0: none */
    const char *nearest;   /* the known word that is nearest to one that is not known */
} um_engine_diag;

typedef struct um_engine_fact { /* "cost" "7" */
    const char *key, *value;
} um_engine_fact;

typedef struct um_engine_ruling { /* a point where rule books can be read in several ways */
    const char *id, *option;      /* "R-mixed-entry", the option that was judged by */
    bool flips;                   /* another option gives the step another verdict */
} um_engine_ruling;

typedef struct um_engine_finding {
    int step;            /* that it is about, from 1; 0: none */
    const char *verdict; /* "illegal", "undetermined" or "note" */
    const char *cause;   /* of "undetermined": "missing", "unsure", "told", "ambiguous", "unruled" ... */
    const char *code;    /* the first rule that it cites, or the cause */
    const char *side;    /* whose step it is: a word of the game, "us"; empty: nobody's */
    const char *text;    /* what is the matter, in a sentence */
    const char *action;  /* the step, as a line of a record */
    const char *where;   /* "line 40", "entries 402-405" */
    unsigned line, column, entry, entry_end; /* the same as numbers, from 1; 0: none */
    bool claim;                              /* about a stated value, not about a step */
    bool accepted;                           /* it stands, and does not count */
    const char *accepted_why;
    int sealed;        /* the step that sealed it, 0: none yet */
    int tainted_by;    /* the first illegal step that it builds on, 0: none */
    const char *legal; /* what would have been legal */
    const char *mend;  /* how the table can be put right */
    size_t nrules, nfacts, nrulings, ndata, nmissing;
    const char *const *rules; /* "9.1": those decided, then those that they use */
    const um_engine_fact *const *facts;
    const um_engine_ruling *const *rulings;
    const char *const *data;    /* that it relies on: "link albany utica path" */
    const char *const *missing; /* what the record does not tell */
} um_engine_finding;

typedef struct um_engine_step {
    int number;          /* from 1 */
    const char *verdict; /* the worst of its findings that count; "legal" */
    const char *side, *action, *where;
} um_engine_step;

typedef struct um_engine_game { /* a game, or a case of a file of cases */
    const char *id, *title;     /* of a case */
    const char *game;           /* "madison" */
    const char *pack, *scenario;
    const char *player[2];
    int legal, illegal, undetermined, accepted; /* steps */
    int unread;                                 /* lines or entries that could not be read or applied */
    const char *score;                          /* what the points come to: "US 3", "British 1..2", "0" */
    const char *claimed;                        /* what the record states last */
    int net_lo, net_hi; /* the score as a range of numbers, positive for the first side */
    size_t nfindings, nsteps;
    const um_engine_finding *const *findings; /* by step */
    const um_engine_step *const *steps;
} um_engine_game;

typedef struct um_engine_result {
    const char *name;
    const char *digest; /* SHA-256 of the bytes, of a chain's first */
    bool is_log;
    int illegal, undetermined; /* findings that count, in all games */
    int unread;
    size_t ngames;
    const um_engine_game *const *games;
} um_engine_result;

/* The version of the library, "0.2.0". */
UM_ENGINE_API const char *um_engine_version(void);
/* The names of the games that it knows, from 0; NULL behind the last. */
UM_ENGINE_API const char *um_engine_game_name(size_t i);
/* What a rule of a game is called, and what it says, in own words; NULL: it has no such rule. */
UM_ENGINE_API const char *um_engine_rule_title(const char *game, const char *rule);
UM_ENGINE_API const char *um_engine_rule_text(const char *game, const char *rule);

/* A new engine; free it with um_engine_free. NULL: no memory. */
UM_ENGINE_API um_engine *um_engine_new(void);
UM_ENGINE_API void um_engine_free(um_engine *e); /* NULL will do */

/* Set an option of all that is judged from now on; libumpire(3) lists them. False: um_engine_said tells why,
 * and nothing has changed. */
UM_ENGINE_API bool um_engine_set(um_engine *e, const char *option, const char *value);
/* Give a pack, a module (.vmod) or a binding, which the bytes tell; they are copied. `name` is what records
 * call a pack, and what is said names it by; one of the same name is replaced. False: it cannot be read, and
 * um_engine_said tells why. */
UM_ENGINE_API bool um_engine_give(um_engine *e, const char *name, const void *bytes, size_t n);

/* Judge a record or a log. Free what it gives with um_engine_result_free. NULL: it cannot be read, or no
 * memory, and um_engine_said tells why. */
UM_ENGINE_API um_engine_result *um_engine_judge(um_engine *e, const char *name, const void *bytes, size_t n);
/* The same of the logs of one game, in their order. */
UM_ENGINE_API um_engine_result *um_engine_judge_chain(um_engine *e, size_t logs, const char *const *names,
                                                      const void *const *bytes, const size_t *sizes);
UM_ENGINE_API void um_engine_result_free(um_engine_result *r); /* NULL will do */

/* What was said by the last of the calls above, in order; it lives until the next one. */
UM_ENGINE_API const um_engine_diag *const *um_engine_said(const um_engine *e, size_t *n);

#ifdef __cplusplus
}
#endif

#endif
