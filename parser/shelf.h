/* shelf.h - packs, modules and bindings kept over many inputs, each read once.
 *
 * Only what was read without a word being said is kept, so that whatever is said of an input does not
 * depend on the inputs before it. */
#ifndef UMPIRE_PARSER_SHELF_H
#define UMPIRE_PARSER_SHELF_H

#include "parser/reading/reading.h"

typedef struct um_shelved_pack {
    const um_game *game;
    um_text name; /* of a pack built in, or a file's path */
    um_pack *pack;
} um_shelved_pack;

typedef struct um_shelved_kit {
    um_reading_kit kit;
    const um_pack *pack; /* that the binding is resolved against */
} um_shelved_kit;

typedef struct um_shelf {
    um_shelved_pack *packs;
    um_shelved_kit *kits;
    size_t npacks, packs_cap, nkits, kits_cap;
    um_arena arena;
} um_shelf;

/* A sink that passes on, and tells whether anything was said. */
typedef struct um_listener {
    const um_sink *next;
    bool heard;
} um_listener;
um_sink um_listen(um_listener *l, const um_sink *next);

/* NULL if it is not there. */
um_pack *um_shelf_pack(const um_shelf *s, const um_game *g, um_text name);
/* The modules and bindings of its kits. */
um_reading_known um_shelf_known(const um_shelf *s);
const um_reading_kit *um_shelf_kit(const um_shelf *s, const um_reading_found *found, const um_pack *pack);
/* Keep a thing: it belongs to the shelf if this returns true, and to the caller if not (no memory). */
bool um_shelve_pack(um_shelf *s, const um_game *g, um_text name, um_pack *pack);
bool um_shelve_kit(um_shelf *s, const um_reading_kit *kit, const um_pack *pack);
void um_shelf_free(um_shelf *s);

#endif
