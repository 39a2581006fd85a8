/* bind_inside.h - what the parts that propose a binding share. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_BIND_INSIDE_H
#define UMPIRE_PARSER_READING_BIND_INSIDE_H

#include "parser/reading/bind.h"

enum { NAME_MAX_LEN = 120, LAYERS = 32, TRACK_MIN = 6, PB_IMAGES = 6, PB_WORDS = 10, PB_WORD = 24 };
enum { PB_BOTH = -2 }; /* pb_words.side: more than one is named */

/* How a thing of the module was told. */
typedef enum pb_how {
    PB_NAMED,    /* a name of the pack's */
    PB_WORDED,   /* the same words, but for what goes without saying */
    PB_NUMBERED, /* a number or a title within the name */
    PB_PICTURED, /* the same in the name of its picture */
    PB_LIKE      /* an abbreviation, or a slip of the pen */
} pb_how;

typedef struct pb_word {
    char text[PB_WORD];
    bool dotted, number;
} pb_word;

typedef struct pb_words { /* a name, cut into words; a side's name is none of them */
    pb_word w[PB_WORDS];
    size_t n;
    int side; /* -1: none is named */
} pb_words;

typedef struct pb_known { /* a name of the pack's */
    pb_words words;
    um_ref ref;
    int side;
} pb_known;

typedef struct pb_match {
    um_ref ref;
    pb_how how;
} pb_match;

typedef struct slot {
    um_text name, gpid, side_name;   /* side_name: the marker value that is a side's name */
    um_text side_marker;             /* and the marker's name */
    um_text kind_value, kind_marker; /* a marker value that is the name of a kind */
    int side;
    bool card;
    um_ref ref;
    pb_how how;
    bool twin; /* another slot bears the name */
    bool by_image;
    bool told;                  /* it is the marker of something */
    bool clash;                 /* something else is alike to the same row */
    um_text palette, own_image; /* own_image: a picture that no other slot has */
    um_text image[PB_IMAGES];
    size_t images;
} slot;

typedef struct proposer {
    const um_vmodule *m;
    const um_pack *p;
    um_buf *out;
    size_t bound, left, alike; /* names bound; left over; bound because they are alike */
    um_arena arena;
    pb_known *known;
    size_t knowns;
    slot *slot;
    size_t slots;
    um_text layer[LAYERS];
    size_t layers;
    const um_vgame *table; /* a set-up, or NULL */
    um_buf *report;        /* how well a map without names was found out, or NULL */
    um_text bare;          /* the map whose places have no names, or empty */
    bool turn_told, score_told;
    bool turns_numbered; /* places are called "Turn 1" and so on */
    um_status failed;
} proposer;

typedef struct spot {
    um_text name, map, zone;
    um_text key; /* of a track: what its places are called without their numbers */
    bool deck, is_hand;
    bool whole;   /* a zone that has places in it, taken for one place */
    bool within;  /* in such a zone */
    bool squares; /* a zone with a grid of squares or hexes, whose places have numbers */
    bool clash;   /* something else is alike to the same place */
    um_ref ref;
    pb_how how;
    int hand;
    const um_vpile *pile; /* of a deck, or NULL */
} spot;

typedef struct spots {
    spot *p;
    size_t n, cap;
} spots;

/* ---- bind_propose.c ---- */
void pb_escaped(um_buf *b, um_text t);
void pb_attr(um_buf *b, const char *name, um_text value);
void pb_open_unbound(proposer *q, const char *what, um_text name);
void pb_unbound(proposer *q, const char *what, um_text name);
void pb_unbound_piece(proposer *q, const slot *s);
void pb_put_how(proposer *q, pb_how how, um_ref ref);
int pb_attr_named(const um_kind *k, const char *name);
uint32_t pb_kinds_of(const um_game *g, bool card);
uint32_t pb_places_of(const um_game *g);
/* The first slot, tied to nothing, whose name has one of the words in it. */
slot *pb_marker(const proposer *q, const char *const *word, size_t n);

/* ---- bind_names.c ---- */
bool pb_same(um_text a, um_text b); /* folded */
void pb_cut(const um_game *g, um_text t, pb_words *out);
int pb_side_of_player(const um_game *g,
                      um_text t); /* the side that a seat of the module's roster means, -1 */
um_status pb_know(proposer *q);   /* the pack's names, for pb_find */
pb_match pb_find(const proposer *q, uint32_t kinds, int side, um_text name);

/* The word of an attribute of a row that is one word, if the pack is as sure; NULL: there is none. */
const char *pb_word_of(const um_pack *p, um_ref r, const char *attr, um_sure_level least);
int pb_side_of_row(const um_pack *p, um_ref r);

/* ---- bind_cards.c ---- */
um_status pb_own_images(proposer *q);
void pb_cards(proposer *q); /* those that their names have not told */

/* ---- bind_places.c ---- */
bool pb_has_names(const um_vmap *map);
bool pb_is_role(const proposer *q, um_ref r, const char *role);
void pb_find_spots(proposer *q, spots *s);
void pb_put_places(proposer *q, const spots *s);
void pb_put_left(proposer *q, const spots *s); /* the score, the turn, markers, and what is left over */

/* ---- bind_score.c ---- */
um_text pb_track_key(proposer *q, const spot *s);
um_text pb_score(proposer *q, const spots *s); /* the key of its track, or empty */
bool pb_is_score(const proposer *q, const spot *s, um_text word);
void pb_bare_tracks(proposer *q); /* the tracks of a map without names, to be measured */
void pb_markers(proposer *q);     /* those whose place is a statement */

/* ---- bind_spots.c ---- */
void pb_spots(proposer *q, const spots *s);

/* ---- bind_turns.c ---- */
bool pb_turn(proposer *q, const spots *s); /* a track and its marker; false: none was found */
bool pb_tracker(proposer *q, const um_vturn *v);
bool pb_is_turn(const proposer *q, const spot *s); /* a place whose name tells a turn */

#endif
