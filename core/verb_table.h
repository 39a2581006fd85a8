/* verb_table.h - rows of a game's tables of verbs and queries, made from those of its verbs.def and
 * queries.def; for its verbs.c. */
#ifndef UMPIRE_CORE_VERB_TABLE_H
#define UMPIRE_CORE_VERB_TABLE_H

#include "core/action.h"

#define UM_PARAM_ROW(param, n, ...) [param] = {.name = (n), __VA_ARGS__}
#define UM_VERB_ROW(n, fl, h, ex, ...)                                                                       \
    {                                                                                                        \
        .name = (n), .flags = (fl), .help = (h), .example = (ex), .params = (const um_param[]){__VA_ARGS__}, \
        .nparams = (int)(sizeof((um_param[]){__VA_ARGS__}) / sizeof(um_param))                               \
    }
#define UM_VERB_ROW0(n, fl, h, ex)                                                                           \
    {                                                                                                        \
        .name = (n), .flags = (fl), .help = (h), .example = (ex)                                             \
    }

#endif
