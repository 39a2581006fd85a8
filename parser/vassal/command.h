/* command.h - a leaf as a typed command. Texts are views of the leaf or copies in the caller's arena. */
#ifndef UMPIRE_PARSER_VASSAL_COMMAND_H
#define UMPIRE_PARSER_VASSAL_COMMAND_H

#include "core/base.h"

/* X(id, name for people and --stats, does it change the position) */
#define UM_VKIND_LIST(X)                                                                                     \
    X(NOTHING, "(empty)")                                                                                    \
    X(NULL, "null")                                                                                          \
    X(BEGIN_SAVE, "begin_save")                                                                              \
    X(END_SAVE, "end_save")                                                                                  \
    X(ADD, "add")                                                                                            \
    X(REMOVE, "remove")                                                                                      \
    X(CHANGE, "change")                                                                                      \
    X(MOVE, "move")                                                                                          \
    X(CHAT, "chat")                                                                                          \
    X(UNDO, "undo")                                                                                          \
    X(LOG, "log-in-log")                                                                                     \
    X(PLAYER, "player")                                                                                      \
    X(PLAYER_REMOVE, "player-remove")                                                                        \
    X(BOARDS, "boards")                                                                                      \
    X(SETUP_STACK, "setup-stack")                                                                            \
    X(PROPERTY, "property")                                                                                  \
    X(GLOBAL, "global-property")                                                                             \
    X(TURN, "turn")                                                                                          \
    X(NOTES, "notes")                                                                                        \
    X(PUBLIC_NOTES, "public-notes")                                                                          \
    X(PRIVATE_NOTE, "private-note")                                                                          \
    X(SECRET_NOTE, "secret-note")                                                                            \
    X(UNMASK, "unmask")                                                                                      \
    X(DECK, "deck")                                                                                          \
    X(DICE, "dice")                                                                                          \
    X(FLARE, "flare")                                                                                        \
    X(LINE_OF_SIGHT, "line-of-sight")                                                                        \
    X(EXTENSION, "extension")                                                                                \
    X(PLUGIN, "plugin")                                                                                      \
    X(CLOCK, "clock")                                                                                        \
    X(CLOCK_CONTROL, "clock-control")                                                                        \
    X(STARTUP_KEY, "startup-key")                                                                            \
    X(EVENTS, "events")                                                                                      \
    X(EMAIL, "email")                                                                                        \
    X(LOCK, "lock")                                                                                          \
    X(AUDIO, "audio")                                                                                        \
    X(LIVE, "live-traffic")                                                                                  \
    X(CHECK, "check")                                                                                        \
    X(UNKNOWN, "unknown")
typedef enum um_vkind {
#define X(id, name) UM_V_##id,
    UM_VKIND_LIST(X)
#undef X
        UM_V_KINDS
} um_vkind;
const char *um_vkind_name(um_vkind k);

/* What a piece is, from its type. */
typedef enum um_vsort { UM_V_PIECE, UM_V_STACK, UM_V_PILE } um_vsort; /* a pile is a deck of cards */

typedef struct um_vspot { /* one half of a move; map.p NULL: no map */
    um_text map;
    int32_t x, y;
    um_text under; /* p NULL: none */
} um_vspot;
typedef struct um_vboard_ref {
    um_text name;
    bool reversed;
    int32_t column, row;
} um_vboard_ref;

typedef struct um_vcmd {
    um_vkind kind;
    um_text text;   /* the whole leaf, LOG stripped */
    um_text prefix; /* the word that told the kind; for UNKNOWN what stands before the first separator */
    union {
        struct {
            um_text id, type, state; /* id.p NULL: none yet */
            um_vsort sort;
        } add;
        struct {
            um_text id;
        } remove;
        struct {
            um_text id, state, old;
            bool has_old;
        } change;
        struct {
            um_text id;
            um_vspot to, from;
            um_text player; /* a password: never print; p NULL if the file is too old to say */
        } move;
        struct {
            um_text body;
        } chat; /* and notes, audio, events: the rest of the leaf */
        struct {
            bool begins;
        } undo;
        struct {
            um_text id, name, side; /* id is a password */
        } player;
        struct {
            um_text map;
            um_vboard_ref *list;
            size_t n;
        } boards;
        struct {
            um_text name, old, value, container;
            bool has_old;
        } property; /* PROPERTY and GLOBAL */
        struct {
            um_text tracker, state;
        } turn;
        struct {
            um_text owner, name, body; /* owner is a password */
            bool hidden;
        } note;
        struct {
            um_text *list;
            size_t n;
        } ids; /* UNMASK: passwords */
        struct {
            um_text id;
        } deck;
        struct {
            um_text button;
            int32_t *face;
            size_t n;
        } dice;
        struct {
            um_text name, version;
        } extension; /* and plugin */
        struct {
            um_text id;
            int32_t x, y;
        } flare;
    } u;
} um_vcmd;

/* Only the kind (cheap: looks at the first bytes); *prefix may be NULL. */
um_vkind um_vcmd_kind(um_text leaf, um_text *prefix);
/* Parse a leaf without LOG. UM_FORMAT or UM_VALUE: a field is missing or no number; *why then says what
 * was found and expected (a literal), out->kind is still set. */
um_status um_vcmd_parse(um_text leaf, um_arena *arena, um_vcmd *out, const char **why);

#endif
