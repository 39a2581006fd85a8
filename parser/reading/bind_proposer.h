/* bind_proposer.h - what the parts that propose a binding share. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_BIND_PROPOSER_H
#define UMPIRE_PARSER_READING_BIND_PROPOSER_H

#include "parser/reading/bind.h"

enum {
    UM_PROPOSE_NAME_MAX = 120,
    UM_PROPOSE_LAYERS = 32,
    UM_PROPOSE_TRACK_MIN = 6,
    UM_SLOT_IMAGES = 6,
    UM_NAME_WORDS_MAX = 10,
    UM_NAME_WORD_MAX = 24
};
enum { UM_SIDE_BOTH = -2 }; /* um_name_words.side: more than one is named */

/* How a thing of the module was told. */
typedef enum um_match_how {
    UM_MATCH_NAMED,    /* a name of the pack's */
    UM_MATCH_WORDED,   /* the same words, but for what goes without saying */
    UM_MATCH_NUMBERED, /* a number or a title within the name */
    UM_MATCH_PICTURED, /* the same in the name of its picture */
    UM_MATCH_SIMILAR   /* an abbreviation, or a slip of the pen */
} um_match_how;

typedef struct um_name_word {
    char text[UM_NAME_WORD_MAX];
    bool dotted, number;
} um_name_word;

typedef struct um_name_words { /* a name, cut into words; a side's name is none of them */
    um_name_word w[UM_NAME_WORDS_MAX];
    size_t n;
    int side; /* -1: none is named */
} um_name_words;

typedef struct um_known_name { /* a name of the pack's */
    um_name_words words;
    um_ref ref;
    int side;
} um_known_name;

typedef struct um_name_match {
    um_ref ref;
    um_match_how how;
} um_name_match;

typedef struct um_module_slot {
    um_text name, gpid, side_name;   /* side_name: the marker value that is a side's name */
    um_text side_marker;             /* and the marker's name */
    um_text kind_value, kind_marker; /* a marker value that is the name of a kind */
    int side;
    bool card;
    um_ref ref;
    um_match_how how;
    bool twin; /* another slot bears the name */
    bool by_image;
    bool told;                  /* it is the marker of something */
    bool clash;                 /* something else is alike to the same row */
    um_text palette, own_image; /* own_image: a picture that no other slot has */
    um_text image[UM_SLOT_IMAGES];
    size_t images;
} um_module_slot;

typedef struct um_proposer {
    const um_vmodule *m;
    const um_pack *p;
    um_buf *out;
    size_t bound, left, alike; /* names bound; left over; bound because they are alike */
    um_arena arena;
    um_known_name *known;
    size_t knowns;
    um_module_slot *slot;
    size_t slots;
    um_text layer[UM_PROPOSE_LAYERS];
    size_t layers;
    const um_vgame *table; /* a set-up, or NULL */
    um_buf *report;        /* how well a map without names was found out, or NULL */
    um_text bare;          /* the map whose places have no names, or empty */
    bool turn_told, score_told;
    bool turns_numbered; /* places are called "Turn 1" and so on */
    um_status failed;
} um_proposer;

typedef struct um_module_place {
    um_text name, map, zone;
    um_text key; /* of a track: what its places are called without their numbers */
    bool deck, is_hand;
    bool whole;   /* a zone that has places in it, taken for one place */
    bool within;  /* in such a zone */
    bool squares; /* a zone with a grid of squares or hexes, whose places have numbers */
    bool clash;   /* something else is alike to the same place */
    um_ref ref;
    um_match_how how;
    int hand;
    const um_vpile *pile; /* of a deck, or NULL */
} um_module_place;

typedef struct um_module_places {
    um_module_place *p;
    size_t n, cap;
} um_module_places;

/* ---- bind_propose.c ---- */
void um_propose_escaped(um_buf *b, um_text t);
void um_propose_attr(um_buf *b, const char *name, um_text value);
/* A name of the module, without the ids of players in the set-up. */
um_text um_propose_seen(um_proposer *q, um_text name);
void um_propose_name(um_proposer *q, const char *attr, um_text name);
void um_propose_open_unbound(um_proposer *q, const char *what, um_text name);
void um_propose_unbound(um_proposer *q, const char *what, um_text name);
void um_propose_unbound_piece(um_proposer *q, const um_module_slot *s);
void um_propose_put_how(um_proposer *q, um_match_how how, um_ref ref);
int um_propose_attr_named(const um_kind *k, const char *name);
/* The first slot, tied to nothing, whose name has one of the words in it. */
um_module_slot *um_propose_marker(const um_proposer *q, const char *const *word, size_t n);

/* ---- bind_names.c ---- */
bool um_same_name(um_text a, um_text b); /* folded */
void um_name_cut(const um_game *g, um_text t, um_name_words *out);
int um_side_of_player(const um_game *g,
                      um_text t);          /* the side that a seat of the module's roster means, -1 */
um_status um_propose_know(um_proposer *q); /* the pack's names, for um_propose_find */
um_name_match um_propose_find(const um_proposer *q, uint32_t kinds, int side, um_text name);

/* The word of an attribute of a row that is one word, if the pack is as sure; NULL: there is none. */
const char *um_word_of_row(const um_pack *p, um_ref r, const char *attr, um_sure_level least);
int um_side_of_row(const um_pack *p, um_ref r);

/* ---- bind_cards.c ---- */
um_status um_propose_own_images(um_proposer *q);
void um_propose_cards(um_proposer *q); /* those that their names have not told */

/* ---- bind_places.c ---- */
bool um_vmap_has_names(const um_vmap *map);
bool um_propose_is_role(const um_proposer *q, um_ref r, const char *role);
void um_propose_find_places(um_proposer *q, um_module_places *s);
void um_propose_put_places(um_proposer *q, const um_module_places *s);
void um_propose_put_left(um_proposer *q,
                         const um_module_places *s); /* the score, the turn, markers, and what is left over */

/* ---- bind_score.c ---- */
um_text um_propose_track_key(um_proposer *q, const um_module_place *s);
um_text um_propose_score(um_proposer *q, const um_module_places *s); /* the key of its track, or empty */
bool um_propose_is_score(const um_proposer *q, const um_module_place *s, um_text word);
void um_propose_bare_tracks(um_proposer *q); /* the tracks of a map without names, to be measured */
void um_propose_markers(um_proposer *q);     /* those whose place is a statement */

/* ---- bind_spots.c ---- */
void um_propose_points(um_proposer *q, const um_module_places *s);

/* ---- bind_turns.c ---- */
bool um_propose_turn(um_proposer *q,
                     const um_module_places *s); /* a track and its marker; false: none was found */
bool um_propose_tracker(um_proposer *q, const um_vturn *v);
int32_t um_propose_last_turn(const um_game *g); /* of a game whose turns have numbers alone; else 0 */
bool um_propose_is_turn(const um_proposer *q, const um_module_place *s); /* a place whose name tells a turn */

#endif
