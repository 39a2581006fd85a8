/* kind_table.h - the rows of a game's table of kinds, for its kinds.c: what a pack may say of them. Include
 * it behind the game's own headers. */
#ifndef UMPIRE_CORE_KIND_TABLE_H
#define UMPIRE_CORE_KIND_TABLE_H

#include "core/pack.h"

#define INT_ATTR(n, l, h, t)                                                                                 \
    {                                                                                                        \
        .name = (n), .type = UM_A_INT, .lo = (l), .hi = (h), .help = (t)                                     \
    }
#define INT_OR(n, l, h, d, t)                                                                                \
    {                                                                                                        \
        .name = (n), .type = UM_A_INT, .lo = (l), .hi = (h), .has_default = true, .fallback = (d),           \
        .help = (t)                                                                                          \
    }
#define WORD_ATTR(n, w, t)                                                                                   \
    {                                                                                                        \
        .name = (n), .type = UM_A_WORD, .words = (w), .help = (t)                                            \
    }
#define WORD_OR(n, w, d, t)                                                                                  \
    {                                                                                                        \
        .name = (n), .type = UM_A_WORD, .words = (w), .has_default = true, .fallback = (d), .help = (t)      \
    }
#define SET_OR(n, w, d, t)                                                                                   \
    {                                                                                                        \
        .name = (n), .type = UM_A_SET, .words = (w), .has_default = true, .fallback = (d), .help = (t)       \
    }
#define REF_ATTR(n, k, t)                                                                                    \
    {                                                                                                        \
        .name = (n), .type = UM_A_REF, .kinds = (k), .help = (t)                                             \
    }
#define REF_OR(n, k, t)                                                                                      \
    {                                                                                                        \
        .name = (n), .type = UM_A_REF, .kinds = (k), .has_default = true, .fallback = UM_NONE, .help = (t)   \
    }

#endif
