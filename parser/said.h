/* said.h - what was said while an input was read, kept. */
#ifndef UMPIRE_PARSER_SAID_H
#define UMPIRE_PARSER_SAID_H

#include "core/base.h"

/* Something said while an input was read; texts live in the arena of its
 * um_said_list. */
typedef struct um_said {
    um_level level;
    um_status status;
    um_place at;
    const char *code, *message, *nearest; /* nearest: NULL if there is none */
} um_said;

/* A sink that keeps what is said and passes it on. */
typedef struct um_said_list {
    um_said *items;
    size_t n, cap;
    const um_sink *next;
    um_arena arena;
} um_said_list;
um_sink um_said_sink(um_said_list *l, const um_sink *next);
void um_said_free(um_said_list *l);

#endif
