/* names.h - the index from folded names to rows. Internal to core: pack.c builds and feeds it, the
 * world asks um_find_name. It lives in the pack's arena. */
#ifndef UMPIRE_CORE_NAMES_H
#define UMPIRE_CORE_NAMES_H

#include "core/pack.h"

typedef struct um_name_entry {
    um_text folded;
    um_ref ref;
    uint32_t next; /* the next of its bucket, counted from 1; 0 ends it */
    bool is_id;
} um_name_entry;

/* Flat arrays without pointers among themselves, so that an index can be a constant and be copied whole. */
struct um_names {
    uint32_t *bucket; /* the first of each, counted from 1; 0: none */
    um_name_entry *entry;
    uint32_t buckets, n, room; /* buckets: a power of two */
};

/* Index one row more: its id, name and aliases. */
um_status um_names_add(um_pack *p, um_ref r);
/* Copy the index into the pack's arena, to be changed there. */
um_status um_names_move(um_pack *p);

#endif
