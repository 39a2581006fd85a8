/* commands.h - the sub-commands: one row each, from which dispatch, help, completion and the man
 * page's list are made. A command `um_cmd_NAME` gets argv[0] = its own name and returns the exit
 * status; a command that does not exist yet has no row. */
#ifndef UMPIRE_CLI_COMMANDS_H
#define UMPIRE_CLI_COMMANDS_H

#include <stdint.h>

/* Exit statuses; of several, the one that stands first in 5 4 3 1 2 0 wins. */
typedef enum um_exit {
    UM_EXIT_LEGAL = 0,        /* everything legal and claims agree, or all cases as expected */
    UM_EXIT_ILLEGAL = 1,      /* something illegal, a false claim, a failed case */
    UM_EXIT_UNDETERMINED = 2, /* nothing illegal, something undetermined */
    UM_EXIT_INPUT = 3,        /* an input not read, or only in part, or the output not written */
    UM_EXIT_CALL = 4,         /* the call is wrong */
    UM_EXIT_FAULT = 5         /* an internal fault, or no memory */
} um_exit;
int um_exit_worse(int a, int b);

/* Which commands take an option: a mask of these bits. All names are here, landed or not. */
enum {
    UM_CMD_CHECK = 1 << 0,
    UM_CMD_REPLAY = 1 << 1,
    UM_CMD_SCORE = 1 << 2,
    UM_CMD_EXPLAIN = 1 << 3,
    UM_CMD_CONVERT = 1 << 4,
    UM_CMD_DUMP = 1 << 5,
    UM_CMD_BIND = 1 << 6,
    UM_CMD_TEST = 1 << 7,
    UM_CMD_COMPARE = 1 << 8,
    UM_CMD_RULES = 1 << 9,
    UM_CMD_LEGAL = 1 << 10,
    UM_CMD_DICE = 1 << 11,
    UM_CMD_PACK = 1 << 12,
    UM_CMD_FMT = 1 << 13,
    UM_CMD_COMPLETION = 1 << 14,
    UM_CMD_VERBS = 1 << 15,
    UM_CMD_NEW = 1 << 16,
    UM_CMD_SETTLE = 1 << 17,
    UM_CMD_QUERY = 1 << 18,
    UM_CMD_STORE = 1 << 19,
    UM_CMD_LEARN = 1 << 20,
    UM_CMD_ALL = (1 << 21) - 1
};

typedef int um_cmd_fn(int argc, char **argv);
um_cmd_fn um_cmd_check, um_cmd_replay, um_cmd_score, um_cmd_explain, um_cmd_convert, um_cmd_dump, um_cmd_bind,
    um_cmd_test, um_cmd_compare, um_cmd_rules, um_cmd_legal, um_cmd_dice, um_cmd_pack, um_cmd_fmt,
    um_cmd_completion, um_cmd_verbs, um_cmd_new, um_cmd_settle, um_cmd_query, um_cmd_store, um_cmd_learn;

typedef struct um_command {
    const char *name;
    uint32_t bit;
    um_cmd_fn *run;
    const char *operands;     /* as in the usage line: "FILE|DIR..." */
    int min_files, max_files; /* operands allowed; max -1: any number */
    unsigned formats;         /* mask of 1 << um_format; see options.h */
    const char *help;         /* one line */
} um_command;

extern const um_command um_commands[];
extern const int um_ncommands;
const um_command *um_command_named(const char *name); /* NULL if there is none */

#endif
