/* verb_table.h - the rows of a game's table of verbs, for its verbs.c. Include it behind the game's own
 * headers. */
#ifndef UMPIRE_CORE_VERB_TABLE_H
#define UMPIRE_CORE_VERB_TABLE_H

#include "core/action.h"

#define OPT UM_OPTIONAL
#define KEY (UM_OPTIONAL | UM_KEYED)
#define REF(n, k, l, f, h)                                                                                   \
    {                                                                                                        \
        .name = (n), .type = UM_P_REF, .kinds = (k), .lead = (l), .flags = (f), .help = (h)                  \
    }
#define REFS(n, k, l, f, h)                                                                                  \
    {                                                                                                        \
        .name = (n), .type = UM_P_REFS, .kinds = (k), .lead = (l), .flags = (f), .help = (h)                 \
    }
#define PATH(n, k, l, f, h)                                                                                  \
    {                                                                                                        \
        .name = (n), .type = UM_P_PATH, .kinds = (k), .lead = (l), .flags = (f), .help = (h)                 \
    }
#define INT(n, l, f, h)                                                                                      \
    {                                                                                                        \
        .name = (n), .type = UM_P_INT, .lead = (l), .flags = (f), .help = (h)                                \
    }
#define DICE(n, l, f, h)                                                                                     \
    {                                                                                                        \
        .name = (n), .type = UM_P_DICE, .lead = (l), .flags = (f), .help = (h)                               \
    }
#define WORD(n, w, l, f, h)                                                                                  \
    {                                                                                                        \
        .name = (n), .type = UM_P_WORD, .words = (w), .lead = (l), .flags = (f), .help = (h)                 \
    }
#define SIDE(n, l, f, h)                                                                                     \
    {                                                                                                        \
        .name = (n), .type = UM_P_SIDE, .lead = (l), .flags = (f), .help = (h)                               \
    }
#define NET(n, f, h)                                                                                         \
    {                                                                                                        \
        .name = (n), .type = UM_P_VP, .flags = (f), .help = (h)                                              \
    }
#define TEXT(n, f, h)                                                                                        \
    {                                                                                                        \
        .name = (n), .type = UM_P_TEXT, .flags = (f), .help = (h)                                            \
    }
#define VERB(n, fl, h, ...)                                                                                  \
    {                                                                                                        \
        .name = (n), .flags = (fl), .help = (h), .params = (const um_param[]){__VA_ARGS__},                  \
        .nparams = (int)(sizeof((um_param[]){__VA_ARGS__}) / sizeof(um_param))                               \
    }
#define POS UM_V_POSITION
#define FRAME UM_V_FRAME

#endif
