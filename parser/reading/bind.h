/* bind.h - a binding: which names of a VASSAL module mean which things of a game's pack.
 *
 * The file is described in umpire-bind(5). A binding names things by id; it is tied to a pack with
 * um_bind_resolve, which fills in the rows. Everything lives as long as the binding. */
#ifndef UMPIRE_PARSER_READING_BIND_H
#define UMPIRE_PARSER_READING_BIND_H

#include "core/core.h"
#include "parser/vassal/game.h"
#include "parser/vassal/module.h"

enum { UM_B_ANY_KIND = -2 }; /* um_bind_piece.group: its id tells; a line that was left over and filled in */
enum {
    UM_B_KEEP,
    UM_B_BACK,
    UM_B_FRONT
}; /* um_bind_piece.face: as its layer says, always back, always front */

typedef struct um_bind_where { /* a marker's or property's value, as a condition */
    um_text property, value;
} um_bind_where;

typedef struct um_bind_piece {
    um_text name, gpid, image; /* at least one is given; image: the file of one of its pictures */
    um_bind_where *where;
    size_t wheres;
    um_text is; /* id in the pack; empty: known, and of no account */
    int face;
    int group;  /* index into um_binding.group, -1 for those of no account or in none */
    um_ref ref; /* after resolving; UM_NONE: of no account */
    uint32_t line;
} um_bind_piece;

typedef struct um_bind_group { /* pieces of one kind */
    um_text kind, places;      /* places: the kind of places where they count, or empty: anywhere */
    int kind_no;
    uint32_t places_mask; /* after resolving; 0: anywhere */
} um_bind_group;

typedef struct um_bind_place {
    um_text name, map, zone; /* what is given must agree; name: as VASSAL names the location */
    um_text is, kind;        /* empty `is`: of no account */
    int hand;                /* the side whose hand it is, -1: no hand */
    um_text hand_name;
    bool draws; /* cards taken from here to a hand are drawn */
    um_ref ref;
    uint32_t line;
} um_bind_place;

enum { UM_B_WITHIN = 60 }; /* pixels around a spot, if it does not say */

typedef struct um_bind_spot { /* a point of a map that has no names: what lies near it is at the place */
    um_text map, is, kind;
    int32_t x, y, within;
    int32_t error; /* how far off it may be; 0: it is where it is */
    int32_t sure;  /* what lies within so many pixels is there, whatever other point is near */
    um_ref ref;
    uint32_t line;
} um_bind_spot;

typedef struct um_bind_side {
    um_text name, is;
    int side;
} um_bind_side;

typedef struct um_pattern um_pattern; /* a compiled regular expression with named groups */

typedef struct um_bind_line { /* numbers along a line of a map without names: a track */
    um_text map;
    int32_t x, y, from, to_x, to_y, to;
    int32_t within; /* pixels beside it */
} um_bind_line;

typedef struct um_bind_score {
    um_text marker, gpid, property; /* of pieces that show it; of a global property */
    um_text positive;               /* property: the side for which it counts upwards */
    um_pattern **at;                /* location names with groups `side` (may be missing) and `points` */
    size_t ats;
    um_bind_line *line; /* the first side's points upwards */
    size_t lines;
} um_bind_score;

typedef struct um_bind_turn {
    um_text text; /* a location of the marker, or the tracker's text */
    int32_t turn;
} um_bind_turn;

enum { UM_B_FACES = 20 };

typedef struct um_bind_die {
    um_text button;
    int32_t count, sides;
    um_text is, kind;         /* whose dice they are; may be empty */
    um_text face[UM_B_FACES]; /* the words that its sides show, as the game's records have them */
    int faces;                /* 0: numbers */
    um_ref ref;               /* after resolving; UM_NONE: anybody's */
    const char *const *words; /* and the words, with the index of each side's */
    int32_t shows[UM_B_FACES];
} um_bind_die;

typedef struct um_bind_set { /* a parameter given a value by a pattern that matches */
    um_text param, value;
} um_bind_set;

typedef struct um_bind_match {
    um_pattern *pattern;
    um_bind_set *set;
    size_t sets;
} um_bind_match;

typedef struct um_bind_say { /* chat that is a declaration: a verb, heads that tell it, and what else it may
                                say */
    um_text verb_name;
    int verb;   /* after resolving */
    bool opens; /* begins a play */
    um_bind_match *head, *also;
    size_t heads, alsos;
    uint32_t line;
} um_bind_say;

typedef struct um_bind_alias { /* another name that players use for a row, in chat */
    um_text text, is, kind;
    um_ref ref;
} um_bind_alias;

typedef struct um_bind_marker { /* a marker whose place is a statement: a depot, a fort ... */
    um_text name, gpid;
    um_bind_where *where;
    size_t wheres;
    um_text verb_name, position_name; /* when set down in play; in the first position */
    um_text param, side;              /* the parameter that takes the place; a side to state, or empty */
    int face;                         /* UM_B_KEEP: whichever lies up */
    int verb, position;
} um_bind_marker;

typedef struct um_bind_module {
    um_text name, version; /* version empty: any */
} um_bind_module;

typedef struct um_bind_layer { /* a layer whose level tells the face */
    um_text name;
    int32_t back; /* levels from here on are the back */
} um_bind_layer;

typedef struct um_binding {
    um_text file, game_name, pack_name;
    const um_game *game;
    um_bind_module *module;
    size_t modules;
    um_bind_side *side;
    size_t sides;
    um_bind_group *group;
    size_t groups;
    um_bind_piece *piece;
    size_t pieces;
    um_bind_place *place;
    size_t places;
    um_bind_spot *spot;
    size_t spots;
    um_text *left; /* names of places without an entry: <unbound> lines that were not filled in */
    size_t lefts;
    um_bind_piece *left_piece; /* pieces likewise, but no cards */
    size_t left_pieces;
    um_bind_marker *marker;
    size_t markers;
    um_bind_score score;
    bool has_score, has_turn;
    um_text turn_marker, turn_gpid, turn_tracker;
    um_bind_turn *turn;
    size_t turns;
    um_bind_line *turn_line;
    size_t turn_lines;
    um_bind_die *die;
    size_t dice;
    um_bind_layer *layer;
    size_t layers;
    um_bind_say *say;
    size_t says;
    um_bind_alias *alias;
    size_t aliases;
    um_pattern **correction; /* words that call a move the correction of another */
    size_t corrections;
    char digest[65]; /* SHA-256 of the file, hex */
    um_arena arena;
} um_binding;

/* Read and validate. UM_FORMAT: not sound, or not as the schema asks; UM_NAME: no such game. */
um_status um_bind_read(um_text file, um_text bytes, const um_sink *sink, um_binding **out);
void um_bind_free(um_binding *b);
/* Tie it to a pack: ids that the pack does not have are said, each with the nearest id; UM_NAME then. */
um_status um_bind_resolve(um_binding *b, const um_pack *p, const um_sink *sink);
/* Whether it is for this module; says so if not (UM_NAME). */
um_status um_bind_fits(const um_binding *b, um_text module, um_text version, const um_sink *sink);
/* The side a VASSAL side's name means, -1: none. */
int um_bind_side_of(const um_binding *b, um_text name);

/* The table as a save or log begins, for um_bind_propose; freed with um_vgame_free. */
um_status um_bind_table(const um_vmodule *m, const char *name, um_text bytes, const um_sink *sink,
                        um_vgame **out);
typedef struct um_bind_tally {
    size_t bound; /* pieces, cards and places */
    size_t left;  /* <unbound> elements */
    size_t alike; /* bound to a name that only resembles theirs; a comment in the binding says so */
    bool bare;    /* a map has no names, and there was no table to tell its places from */
} um_bind_tally;
/* Propose a binding from a module's names and a pack's, as XML; what could not be told is listed in it
 * as <unbound> elements. With a table, places without names are found out from the pieces
 * that start there; how well that went is put into `report`, a fix point a line. Either may be NULL. */
um_status um_bind_propose(const um_vmodule *m, const um_pack *p, const um_vgame *table, um_buf *out,
                          um_buf *report, um_bind_tally *tally);

/* ---- patterns: PCRE2 with match, depth and heap limits always set ------------------------------- */
um_status um_pattern_new(um_text source, um_pattern **out, um_text *why, um_arena *arena);
void um_pattern_free(um_pattern *p);
enum { UM_PATTERN_TEXT_MAX = 2000 }; /* bytes of a text; in a longer one nothing is found */
/* Whether it is found in the text. Groups are then asked for by name. Limits reached count as no match. */
bool um_pattern_find(um_pattern *p, um_text t);
/* What a text must have for it to be found, and what a text has, as bits; see pattern_needs.c. */
uint32_t um_pattern_needs(um_text source);
uint32_t um_pattern_has(um_text t);
/* As um_pattern_find, of a text that has so much and is UTF-8, as um_text_safe makes it. */
bool um_pattern_find_in(um_pattern *p, um_text t, uint32_t has);
/* Whether the last search was given up at a limit. */
bool um_pattern_gave_up(const um_pattern *p);
bool um_pattern_group(const um_pattern *p, const char *name, um_text *out); /* false: not there, or empty */
/* The i-th named group and its number of names; for walking over all of them. */
size_t um_pattern_groups(const um_pattern *p);
um_text um_pattern_group_name(const um_pattern *p, size_t i);
bool um_pattern_group_at(const um_pattern *p, size_t i, um_text *out);

#endif
