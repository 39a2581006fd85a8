/* bind_inside.h - what the parts that propose a binding share. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_BIND_INSIDE_H
#define UMPIRE_PARSER_READING_BIND_INSIDE_H

#include "parser/reading/bind.h"

enum { NAME_MAX_LEN = 120, LAYERS = 32, TRACK_MIN = 6 };

typedef struct slot {
    um_text name, gpid, side_name;   /* side_name: the marker value that is a side's name */
    um_text side_marker;             /* and the marker's name */
    um_text kind_value, kind_marker; /* a marker value that is the name of a kind */
    int side;
    bool card;
    um_ref ref;
    um_text nearest;
    bool twin; /* another slot bears the name */
} slot;

typedef struct proposer {
    const um_vmodule *m;
    const um_pack *p;
    um_buf *out;
    size_t left;
    um_arena arena;
    slot *slot;
    size_t slots;
    um_text layer[LAYERS];
    size_t layers;
    const um_vgame *table; /* a set-up, or NULL */
    um_buf *report;        /* how well a map without names was found out, or NULL */
    bool turn_told;
    um_status failed;
} proposer;

typedef struct spot {
    um_text name, map, zone;
    bool deck;
    um_ref ref;
    int hand;
} spot;

typedef struct spots {
    spot *p;
    size_t n, cap;
} spots;

/* ---- bind_propose.c ---- */
void pb_escaped(um_buf *b, um_text t);
void pb_attr(um_buf *b, const char *name, um_text value);
void pb_unbound(proposer *q, const char *what, um_text name, um_text gpid, um_text nearest);
um_ref pb_find_row(const proposer *q, uint32_t kinds, int side, um_text name);
uint32_t pb_kinds_of(const um_game *g, bool card);
uint32_t pb_places_of(const um_game *g);
/* The first slot, tied to nothing, whose name has one of the words in it. */
const slot *pb_marker(const proposer *q, const char *const *word, size_t n);

/* ---- bind_spots.c ---- */
void pb_spots(proposer *q, const spots *s);

/* ---- bind_turns.c ---- */
bool pb_turn(proposer *q, const spots *s); /* a track and its marker; false: none was found */
bool pb_tracker(proposer *q, const um_vturn *v);
bool pb_is_turn(const proposer *q, const spot *s); /* a place whose name tells a turn */

#endif
