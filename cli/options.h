/* options.h - the options of all sub-commands: one table, one struct.
 *
 * Parsing, `--help` of every command, shell completion and the man page's list come from the table
 * in options.c. A new option is one row there and one field here. */
#ifndef UMPIRE_CLI_OPTIONS_H
#define UMPIRE_CLI_OPTIONS_H

#include "cli/commands.h"
#include "parser/umpire.h"

#include <stdio.h>

/* The formats of --format with their words; the first is the default. */
#define UM_FORMAT_LIST(X)                                                                                    \
    X(TEXT, "text")                                                                                          \
    X(SHORT, "short")                                                                                        \
    X(JSONL, "jsonl")                                                                                        \
    X(JUNIT, "junit")                                                                                        \
    X(TAP, "tap")                                                                                            \
    X(SARIF, "sarif")                                                                                        \
    X(HTML, "html")                                                                                          \
    X(CSV, "csv")                                                                                            \
    X(XML, "xml")
typedef enum um_format {
#define X(id, word) UM_FORMAT_##id,
    UM_FORMAT_LIST(X)
#undef X
        UM_FORMATS
} um_format;
_Static_assert(UM_FORMATS <= 32, "um_command.formats is a mask of them");

/* What --only prints; 0: everything. */
typedef enum um_only { UM_ONLY_ILLEGAL = 1, UM_ONLY_UNDETERMINED, UM_ONLY_CLAIMS } um_only;

typedef enum um_when { UM_WHEN_AUTO, UM_WHEN_ALWAYS, UM_WHEN_NEVER } um_when;

/* Values given to an option that may be repeated, in the order given. */
typedef struct um_list {
    const char **items;
    size_t n, cap;
} um_list;
int um_list_add(um_list *l, const char *s); /* an exit status */

typedef struct um_options {
    const um_command *command;
    char **files; /* operands; point into argv */
    int nfiles;

    const char *game, *pack, *module, *bind, *with, *policy, *save; /* NULL: not given */
    um_list rulings;                                                /* "ID=OPTION", the '=' checked */
    um_list vary;                                                   /* "ID=a,b", the '=' checked */
    int trust; /* um_sure_level; UM_UNKNOWN (0): not given */
    bool undetermined_ok;
    bool reveal;
    int format;           /* um_format; one of the command's own */
    int jobs;             /* -j, 1..64; 1 if not given */
    um_buf policy_text;   /* what a policy gave lies here */
    int sealed, unsealed; /* what it does with errors, see policy.c */
    int declarations;     /* 1: they are binding */
    um_list accepts;      /* its lines of agreed exceptions */
    um_list policy_lines; /* where each of its lines begins */
    const char *output;   /* -o; NULL: standard output */
    int color;            /* um_when */
    int lang;             /* 1 + which of UM_LANGUAGES; 0: not given */
    int verbose;          /* number of -v */
    bool quiet;
    const char *to;     /* replay: a step */
    const char *filter; /* test: what a case's id must contain */
    bool coverage;      /* rules, test */
    bool chain;         /* the logs given are one game */
    bool undone;        /* convert: moves taken back as comments */
    bool man;           /* rules, verbs: for the manual */
    bool stats;         /* dump: counts, not commands */
    int only;           /* check: um_only */
    bool summary;       /* check: the table alone */
    bool in_place;      /* fmt: write the file again */
    const char *store;  /* check, compare: where results are kept */
    const char *list;   /* check: names of what is to be judged */
    int limit;          /* query: so many rows; 0: all */
    bool check;         /* fmt: only say whether it would change */
    size_t refused;     /* um_refusals when the command began: what it writes lacks what is refused later */
} um_options;

/* Parse a command's arguments (argv[0] is its name). True: go on, and free `o` in the end. False:
 * return *status, everything has been said (--help gives 0, a wrong call 4) and freed. */
bool um_options_parse(um_options *o, const char *command, int argc, char **argv, int *status);
void um_options_free(um_options *o);
/* Choose the language by the call's --lang or else the environment, so that what is wrong with the call is
 * told in it. Formats that machines read are English unless the call itself says otherwise, once it is
 * parsed. */
void um_options_language(int argc, char *const *argv);
const char *um_options_language_asked(void); /* what --lang named, or NULL */

/* The line of the policy that a value was given on; 0: the call itself gave it. */
unsigned um_policy_line_of(const um_options *o, const char *value);
/* Say which line of the policy it was that is not understood, if the value stands in one. */
void um_policy_blame(const um_options *o, const char *value);

/* Say what is wrong with the call on stderr, point to --help, and return UM_EXIT_CALL. */
int um_call_error(const char *command, const char *fmt, ...) UM_PRINTF(2, 3);

/* What is made from the table. */
void um_options_help(FILE *f, const um_command *c);
/* A list of options as mdoc: those of a command, or for NULL all, each with the commands that take it. */
void um_options_man(FILE *f, const um_command *c);

/* For completion: the i-th option of a command as it is typed; whether a word is an option that takes a
 * value, and its name; the words it takes, as "a|b|c". False: there is none. */
bool um_option_at(const um_command *c, int i, char *name, size_t size);
bool um_option_takes(const um_command *c, const char *word, char *name, size_t size);
bool um_option_words(const um_command *c, const char *name, char *words, size_t size);

/* Split "ID=OPTION" from um_options.rulings or .vary. */
void um_split_equals(const char *s, um_text *id, um_text *value);

/* The nearest of n words to `word` (by edits), or NULL if none is near. */
const char *um_nearest(const char *word, const char *const *words, size_t n);

#endif
