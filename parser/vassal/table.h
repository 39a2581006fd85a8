/* table.h - the pieces on the table and how they lie: inside of the replayer. */
#ifndef UMPIRE_PARSER_VASSAL_TABLE_H
#define UMPIRE_PARSER_VASSAL_TABLE_H

#include "parser/vassal/game.h"
#include "parser/vassal/module.h"
#include "parser/vassal/names.h"
#include "parser/vassal/redact.h"

/* Hash buckets of map positions, and what is looked for there: decks, stacks with something in them, lone
 * pieces that stack. Whatever else there is nobody joins, and may lie in heaps. */
enum { UM_V_SPOTS = 4096, UM_V_SPOT_DECKS = 0, UM_V_SPOT_STACKS, UM_V_SPOT_LONE, UM_V_SPOT_SORTS };

typedef struct um_vitem {
    um_text id; /* of the table of ids, or empty: made by the replayer itself */
    um_vsort sort;
    bool alive, face_down, fixed;
    uint32_t map; /* number of its name, 0: none */
    int32_t x, y;
    uint32_t parent, next, previous; /* next, previous: what lies at the same bucket of spots */
    bool listed;
    uint8_t listed_as; /* UM_V_SPOT_... */
    uint32_t *child;
    size_t children, child_cap;
    char *block; /* traits and their texts, name and gpid: one allocation */
    size_t block_size;
    um_vtraits traits;
    um_text name, gpid, extra;
} um_vitem;

typedef struct um_vseat {
    um_text name, side; /* owned */
    bool seated;
} um_vseat;

struct um_vgame {
    const struct um_vmodule *module;
    bool settled; /* the set-up has been read to its end */
    um_sink sink;
    um_vnames ids, maps, people, keys, names, trackers, boards_of;
    um_vitem *item; /* item[k]; 0 is not used */
    size_t items, item_cap;
    uint32_t *number; /* of an id's number in ids: its item */
    size_t number_cap;
    uint32_t spare; /* dead anonymous stacks, linked by parent */
    uint32_t spot[UM_V_SPOT_SORTS][UM_V_SPOTS];
    size_t people_bytes;    /* of all player ids */
    um_vredactor *redactor; /* of people; apart, for it changes while it is asked */
    um_vseat *seat;
    size_t seat_cap;
    struct um_vmap_fact {
        bool stacking, secret; /* as the module has it */
    } * map_fact;              /* of maps[k] */
    size_t map_fact_cap;
    uint32_t *first_key; /* of names[k], properties by name alone: the first of keys */
    size_t first_key_cap;
    um_text *value; /* of keys[k] */
    size_t value_cap;
    um_text *turn;
    size_t turn_cap;
    struct um_vlaid {
        um_vboard_ref *list;
        size_t n;
    } * laid;
    size_t laid_cap;
    size_t bytes;
    uint64_t carried; /* pieces moved with the stacks that hold them */
    struct um_vload {
        bool open;
        uint32_t deck;         /* 0: it is not there */
        uint32_t depth, entry; /* of the command that loads it */
    } load;                    /* what is added below that command goes into the deck */
    um_arena scratch;
    um_place at; /* of the command being applied */
    uint64_t leaf;
    bool history;
};

/* All of these keep positions, parents and children in step. */
um_status um_vtable_new(um_vgame *g, um_text id, um_vsort sort, uint32_t *out);
um_status um_vtable_number(um_vgame *g, um_text id, uint32_t *out); /* existing or new item of an id */
uint32_t um_vtable_map(um_vgame *g, um_text name, um_status *s); /* number of a map's name; MapN resolved */
void um_vtable_place(um_vgame *g, uint32_t k, uint32_t map, int32_t x, int32_t y);
void um_vtable_detach(um_vgame *g, uint32_t k); /* out of its stack or deck, left where it lies */
um_status um_vtable_insert(um_vgame *g, uint32_t into, uint32_t k, size_t at);
void um_vtable_scatter(um_vgame *g, uint32_t k); /* a stack's or deck's children become lone pieces */
um_status um_vtable_drop(um_vgame *g, uint32_t k,
                         um_text under); /* after it was placed: join what lies there */
void um_vtable_kill(um_vgame *g, uint32_t k);
/* Give a piece its traits; the list may lie anywhere. */
um_status um_vtable_dress(um_vgame *g, uint32_t k, const um_vtraits *t);
void um_vtable_say(um_vgame *g, um_status st, const char *code, const char *fmt, ...) UM_PRINTF(4, 5);

#endif
