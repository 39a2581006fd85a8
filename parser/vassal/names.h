/* names.h - texts to small numbers: a growing hash table that owns its texts. */
#ifndef UMPIRE_PARSER_VASSAL_NAMES_H
#define UMPIRE_PARSER_VASSAL_NAMES_H

#include "core/base.h"

typedef struct um_vnames {
    um_text *item; /* item[k - 1] is the text of number k */
    size_t n, cap;
    uint32_t *slot;
    size_t slots, limit; /* limit: how many there may be; 0: none */
} um_vnames;

uint32_t um_vnames_find(const um_vnames *t, um_text name); /* 0: not there */
/* Its number, 1.., given at first sight. */
um_status um_vnames_add(um_vnames *t, um_text name, uint32_t *out);
void um_vnames_free(um_vnames *t);

#endif
