/* piece.h - what a piece is made of: traits by type and state, and what a reader wants from them. */
#ifndef UMPIRE_PARSER_VASSAL_PIECE_H
#define UMPIRE_PARSER_VASSAL_PIECE_H

#include "parser/vassal/command.h"

/* X(id, prefix in the type, name) */
#define UM_VTRAIT_LIST(X)                                                                                    \
    X(BASIC, "piece;", "basic")                                                                              \
    X(LAYER, "emb2;", "layer")                                                                               \
    X(OLD_LAYER, "emb;", "old-layer")                                                                        \
    X(MASK, "obs;", "mask")                                                                                  \
    X(HIDE, "hide;", "invisible")                                                                            \
    X(MARKER, "mark;", "marker")                                                                             \
    X(PROPERTY, "PROP;", "property")                                                                         \
    X(ROTATE, "rotate;", "rotate")                                                                           \
    X(LABEL, "label;", "label")                                                                              \
    X(MOVED, "markmoved;", "moved")                                                                          \
    X(TRAIL, "footprint;", "trail")                                                                          \
    X(SHEET, "propertysheet;", "sheet")                                                                      \
    X(TABLE, "table;", "table")                                                                              \
    X(RESTRICT, "restrict;", "restricted")                                                                   \
    X(SENDTO, "sendto;", "send-to")                                                                          \
    X(RETURN, "return;", "return-to-deck")                                                                   \
    X(PLACE, "placemark;", "place-marker")                                                                   \
    X(REPLACE, "replace;", "replace")                                                                        \
    X(MAT, "mat;", "mat")                                                                                    \
    X(CARGO, "matPiece;", "cargo")                                                                           \
    X(ATTACH, "attach;", "attachment")                                                                       \
    X(AREA, "AreaOfEffect;", "area")                                                                         \
    X(REPORT, "report;", "report")                                                                           \
    X(FIXED, "immob;", "does-not-stack")                                                                     \
    X(PROTOTYPE, "prototype;", "prototype")                                                                  \
    X(SILENT, NULL, "silent")                                                                                \
    X(STACK, "stack", "stack")                                                                               \
    X(PILE, "deck;", "deck")                                                                                 \
    X(OTHER, NULL, "other")
typedef enum um_vtrait_kind {
#define X(id, prefix, name) UM_VT_##id,
    UM_VTRAIT_LIST(X)
#undef X
        UM_VT_KINDS
} um_vtrait_kind;
const char *um_vtrait_name(um_vtrait_kind k);

typedef struct um_vtrait {
    um_vtrait_kind kind;
    um_text type, state; /* state is empty where the file gave too few */
} um_vtrait;

/* A piece's traits, outermost first, the basic piece last. */
typedef struct um_vtraits {
    um_vtrait *list;
    size_t n;
    bool uneven; /* type and state were of different length: paired from the inside out */
} um_vtraits;
um_status um_vtraits_parse(um_text type, um_text state, um_arena *arena, um_vtraits *out);

/* The basic piece: name and image from the type, place and slot from the state. */
typedef struct um_vbasic {
    um_text name, image;
    um_text map; /* p NULL: none */
    int32_t x, y;
    um_text gpid;  /* slot of the module; empty: unknown */
    um_text extra; /* persistent pairs, undecoded: "n;key;value;..." */
} um_vbasic;
void um_vbasic_parse(um_text type, um_text state, um_arena *arena, um_vbasic *out);
/* A persistent property of the basic piece ("OldLocationName"); p NULL if it has none of that name. */
um_text um_vbasic_get(const um_vbasic *b, const char *key, um_arena *arena);

/* Derived values. Texts live in the type, the state or the arena. */
typedef struct um_vlayer {
    um_text name;  /* of the layer, e.g. Step */
    um_text shown; /* name of the current level, undecoded: "+ (reduced)" */
    int32_t level; /* 1-based */
    int32_t levels;
    bool active;
} um_vlayer;
bool um_vtrait_layer(const um_vtrait *t, um_arena *arena, um_vlayer *out);
/* The files of its pictures (basic piece, layers, masks), each once. How many, at most `cap`. */
size_t um_vtraits_images(const um_vtraits *t, um_arena *arena, um_text *out, size_t cap);
/* A marker's or dynamic property's value by name; p NULL: this piece has none. */
um_text um_vtraits_value(const um_vtraits *t, um_text name, um_arena *arena);
/* The name as players see it, layers applied from the inside out; masks are not looked at. */
um_text um_vtraits_name(const um_vtraits *t, um_text basic, um_arena *arena);

typedef enum um_vowner_kind { UM_VOWNER_NONE, UM_VOWNER_PLAYER, UM_VOWNER_SIDE } um_vowner_kind;
typedef struct um_vmask {
    um_vowner_kind kind; /* NONE: face up */
    um_text owner;       /* PLAYER: a password. SIDE: a side's name */
    um_text name;        /* what others see: "?" by default */
} um_vmask;
/* Who masked a piece (obs) or made it invisible (hide). */
void um_vtraits_mask(const um_vtraits *t, um_arena *arena, um_vmask *out);
void um_vtraits_hidden(const um_vtraits *t, um_arena *arena, um_vmask *out);

#endif
