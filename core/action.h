/* action.h - what players do: a verb and typed arguments, described by one table of verbs a game. */
#ifndef UMPIRE_CORE_ACTION_H
#define UMPIRE_CORE_ACTION_H

#include "core/pack.h"

typedef enum um_param_type {
    UM_P_REF,     /* one row of param.kinds */
    UM_P_REFS,    /* a list of rows, each with an optional mark (param.marks) */
    UM_P_PATH,    /* places joined by " - "; " .. " leaves the way between two open */
    UM_P_COUNTS,  /* a list of `NAME N`: a row and a count */
    UM_P_GROUPS,  /* a list of `NAME WORD WORD ...`: a row, then words of param.words; each word a value
                     with ref UM_NONE and num the word's index */
    UM_P_INT,     /* a whole number, sign allowed */
    UM_P_DECIMAL, /* a decimal number, stored in hundredths */
    UM_P_POINT,   /* x,y in hundredths: two values */
    UM_P_DICE,    /* whole numbers joined by ',' or '+' */
    UM_P_WORD,    /* one of param.words */
    UM_P_SIDE,    /* one of the game's sides */
    UM_P_VP,      /* a net score: `us 3`, `br 2`, `0`; positive for side 0 */
    UM_P_TEXT     /* the rest of the line, or a quoted text */
} um_param_type;

enum {
    UM_OPTIONAL = 1, /* may be left out */
    UM_KEYED = 2,    /* written key=value only; others may be written so too */
    UM_FACES = 4,    /* of GROUPS: the words are what dice show */
    UM_UNEVEN = 8    /* of DICE: their faces are not the numbers from 1 on, each once */
};

typedef struct um_bounds {
    int32_t lo, hi;
} um_bounds;

typedef struct um_param {
    const char *name;
    um_param_type type;
    uint32_t kinds;           /* UM_P_REF, REFS, PATH, COUNTS, GROUPS: mask of kinds */
    const char *const *words; /* UM_P_WORD, GROUPS: NULL-terminated */
    const char *const *marks; /* UM_P_REFS: words that may follow a row ("reduced"), or NULL */
    int32_t lo, hi;           /* the least and most of its numbers; both 0: as um_param_range has it */
    const char *lead;         /* the literal before it: ":", "to", "at" ...; NULL: none */
    unsigned flags;
    const char *help;
} um_param;

/* The least and most that a number of the parameter may be: what its row says, or else 0 to 99 of counts,
 * dice and whole numbers, 999 points to either side, 10000 inches to either side, and the indexes of its
 * words. State and rules may take every such number as it is; no other comes to them (um_action_fits). */
um_bounds um_param_range(const um_param *p);

enum {
    UM_V_POSITION = 1,  /* states the position: applied as given, never judged, clears taint */
    UM_V_CLAIM = 2,     /* a score or result that the rules may contradict */
    UM_V_FRAME = 4,     /* bookkeeping by nobody: does not seal the steps of the other side */
    UM_V_UNCLEAR = 8,   /* a position verb: the source does not tell for certain where its pieces lie */
    UM_V_READINGS = 16, /* a position verb: the steps to come may be read in other ways, too */
    UM_V_HIDDEN =
        32, /* a position verb: somebody who may not be named lies at its places; without any, nobody */
    UM_V_DOUBT = 64 /* a position verb: the steps to come need not have been meant as they are stated */
};
enum { UM_READINGS_TRIED, UM_READINGS_STEPS };        /* its parameters */
enum { UM_DOUBT_WHY, UM_DOUBT_STEPS, UM_DOUBT_TEXT }; /* those of a verb of UM_V_DOUBT; WHY: um_doubt_words */
extern const char *const um_doubt_words[];            /* "ambiguous", "told" */

/* A word of a NULL-terminated list by its index; NULL if the list, which may be NULL, has none there. */
const char *um_word_of(const char *const *words, int32_t i);

typedef struct um_verb {
    const char *name;
    const um_param *params; /* positional ones first, in the order written */
    int nparams;
    unsigned flags;
    const char *help;
    const char *example; /* a line of a record; of a query, what stands behind `claim` */
} um_verb;

typedef struct um_value {
    um_ref ref;   /* UM_NONE if the value is no row */
    int32_t num;  /* number, word index, die, side */
    int32_t hi;   /* the end of a stated range num..hi; equal to num otherwise */
    int16_t mark; /* index into param.marks, or -1 */
    bool gap;     /* UM_P_PATH: the way from the value before to this one is left open */
    um_text text; /* UM_P_TEXT */
} um_value;

enum { UM_ARGS_MAX = 32, UM_VALUES_MAX = 160 };

typedef struct um_arg {
    uint8_t param;         /* index into verb.params */
    uint16_t first, count; /* its values */
} um_arg;

typedef struct um_action {
    uint16_t verb; /* index into the game's verbs */
    uint8_t nargs;
    int8_t player; /* the side that acted as the source tells, or -1 */
    um_arg args[UM_ARGS_MAX];
    const um_value *values; /* lives as long as whoever made the action says */
    um_place at;
    bool undone; /* taken back later in the log: shown, not judged */
} um_action;

/* Access by parameter index; absent arguments give NULL, 0 values, or `def`. */
const um_arg *um_arg_of(const um_action *a, int param);
const um_value *um_values_of(const um_action *a, int param, int *n);
um_ref um_ref_arg(const um_action *a, int param);
int32_t um_int_arg(const um_action *a, int param, int32_t def);
bool um_has_arg(const um_action *a, int param);

/* How much has to be the same of two actions. */
typedef enum um_sameness {
    UM_SAME_DEED, /* what is done: the verb, and the rows, numbers and texts of each parameter in their order
                   */
    UM_SAME_WORDS /* how it is told as well: who acted, marks, gaps and the ends of ranges */
} um_sameness;
bool um_same_value(const um_value *a, const um_value *b, um_sameness how);
/* In which order the arguments stand does not count, and one without values is none. Where the actions are
 * told, and whether they were taken back, is not asked. */
bool um_same_action(const um_action *a, const um_action *b, um_sameness how);

/* Whether an action names every row that its verb needs, none of them UM_NONE and each of a kind that its
 * place takes, and every number is within um_param_range. */
bool um_action_fits(const um_verb *v, const um_action *a);

/* A builder for actions made in code (offers, readings, tests). Fixed size, no allocation;
 * `action.values` points into it, so it must outlive its action and not be copied by assignment. */
typedef struct um_maker {
    um_action action;
    um_value values[UM_VALUES_MAX];
    int n;
    bool overflow;
} um_maker;
void um_make(um_maker *m, int verb, int player);
void um_make_ref(um_maker *m, int param, um_ref r); /* appends to the list if called again */
void um_make_marked(um_maker *m, int param, um_ref r, int mark);
void um_make_step(um_maker *m, int param, um_ref place, bool gap); /* UM_P_PATH */
void um_make_int(um_maker *m, int param, int32_t v);
void um_make_text(um_maker *m, int param, um_text t);
void um_make_count(um_maker *m, int param, um_ref r, int32_t n);
void um_make_values(um_maker *m, int param, const um_value *v, int n); /* copies them */
/* Copy an action and its values into an arena. */
um_status um_action_keep(um_arena *a, const um_action *from, um_action *out);

#endif
