/* game.h - the table: replays commands and answers what lies where.
 *
 * Pieces are numbered 1.. in order of first appearance; 0 means none. A number stays with its id for the
 * life of the game, also after a removal and a return. Player ids are passwords: they are kept inside and
 * only ever given out as player numbers (1..; "player-1"). Texts given out live until the next command is
 * applied. The game is released with um_vgame_free. */
#ifndef UMPIRE_PARSER_VASSAL_GAME_H
#define UMPIRE_PARSER_VASSAL_GAME_H

#include "parser/vassal/piece.h"
#include "parser/vassal/stream.h"

struct um_vmodule;
typedef struct um_vgame um_vgame;

/* `module` may be NULL; with it stacking rules, hands and MapN names are known. */
um_status um_vgame_new(um_vgame **out, const struct um_vmodule *module, const um_sink *sink);
void um_vgame_free(um_vgame *g);
/* Apply one leaf (any kind; those that change nothing are accepted). `cmd` was parsed from leaf->text.
 * Faults of the file (unknown pieces, stacks within themselves) are said to the sink as warnings and
 * repaired; only memory and limits fail. leaf may be NULL. */
um_status um_vgame_apply(um_vgame *g, const um_vcmd *cmd, const um_vleaf *leaf, um_place at);
/* Parse and apply: what a caller does who does not look at commands himself. */
um_status um_vgame_step(um_vgame *g, const um_vstream *s, const um_vleaf *leaf);

/* ---- pieces ---- */
typedef struct um_vpiece {
    um_text id;
    um_vsort sort;
    bool alive;
    um_text map; /* p NULL: on no map */
    int32_t x, y;
    uint32_t parent; /* the stack or deck it lies in, 0: none */
    um_text name;    /* basic name; of a deck its name */
    um_text gpid;
    bool face_down;        /* decks */
    const uint32_t *child; /* stacks and decks: bottom to top */
    size_t children;
    um_vtraits traits; /* none for stacks; decks: one */
} um_vpiece;
uint32_t um_vgame_count(const um_vgame *g); /* the highest number given */
uint32_t um_vgame_find(const um_vgame *g, um_text id);
bool um_vgame_piece(const um_vgame *g, uint32_t piece, um_vpiece *out); /* false: no such number */
/* The name shown on the table (layers applied); the mask's name if masked and `reveal` is false. */
um_text um_vgame_name(const um_vgame *g, uint32_t piece, bool reveal, um_arena *arena);
um_text um_vgame_value(const um_vgame *g, uint32_t piece, const char *property, um_arena *arena);
bool um_vgame_layer(const um_vgame *g, uint32_t piece, const char *layer, um_arena *arena, um_vlayer *out);
/* A persistent property such as OldLocationName; p NULL: none. Asked by the fuzz target alone. */
um_text um_vgame_persistent(const um_vgame *g, uint32_t piece, const char *key, um_arena *arena);
/* Is the piece hidden from somebody: masked, invisible, in a face-down deck, in a private hand or on no map?
 * All are where nobody can tell: on a map that the module does not have, on any without a module, and until
 * the set-up has been read to its end, for decks and stacks claim their pieces last. */
bool um_vgame_hidden(const um_vgame *g, uint32_t piece);
/* The set-up is whole: said by end_save and by the first log entry, or by a caller who knows of one. */
void um_vgame_settle(um_vgame *g);
/* Who masked it: player number, 0 if nobody or a side; *side is then the side's name or p NULL. */
uint32_t um_vgame_mask_owner(const um_vgame *g, uint32_t piece, um_text *side, um_arena *arena);

/* ---- people ---- */
typedef struct um_vplayer {
    um_text name, side; /* side empty: observer or unknown */
    bool seated;        /* in the roster now */
} um_vplayer;
uint32_t um_vgame_players(const um_vgame *g);
bool um_vgame_player(const um_vgame *g, uint32_t player, um_vplayer *out);
/* The number of a player id, given at first sight; 0: the empty id, or out of memory. */
uint32_t um_vgame_player_of(um_vgame *g, um_text id);
uint32_t um_vgame_player_find(const um_vgame *g, um_text id); /* 0: not seen yet */
/* Copy `t`, every known player id in it replaced by player-N. */
void um_vgame_redact(const um_vgame *g, um_text t, um_buf *out);
/* The same, and the ids of pieces that `hides` tells of replaced by "hidden"; NULL: of those hidden on the
 * table. */
typedef bool um_vhides(const void *user, um_text id);
void um_vgame_veil(const um_vgame *g, um_text t, um_vhides *hides, const void *user, um_buf *out);

/* ---- properties, turns, boards ---- */
um_text um_vgame_property(const um_vgame *g, const char *name,
                          const char *container); /* container NULL: any */
/* The i-th property; false behind the last. Asked by the fuzz target alone. */
bool um_vgame_property_at(const um_vgame *g, size_t i, um_text *name, um_text *container, um_text *value);
um_text um_vgame_turn(const um_vgame *g, um_text tracker); /* undecoded state; tracker p NULL: the first */
/* Boards in play on a map, from the file; 0 if the file does not say. */
size_t um_vgame_boards(const um_vgame *g, um_text map, const um_vboard_ref **out);

#endif
