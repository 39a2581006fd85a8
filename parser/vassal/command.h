/* command.h - a leaf as a typed command. Texts are views of the leaf or copies in the caller's arena. */
#ifndef UMPIRE_PARSER_VASSAL_COMMAND_H
#define UMPIRE_PARSER_VASSAL_COMMAND_H

#include "core/base.h"

/* X(id, name for people and --stats, does it change the position) */
#define UM_VKIND_LIST(X)                                                                                     \
    X(NOTHING, "(empty)", 0)                                                                                 \
    X(NULL, "null", 0)                                                                                       \
    X(BEGIN_SAVE, "begin_save", 0)                                                                           \
    X(END_SAVE, "end_save", 0)                                                                               \
    X(ADD, "add", 1)                                                                                         \
    X(REMOVE, "remove", 1)                                                                                   \
    X(CHANGE, "change", 1)                                                                                   \
    X(MOVE, "move", 1)                                                                                       \
    X(CHAT, "chat", 0)                                                                                       \
    X(UNDO, "undo", 0)                                                                                       \
    X(LOG, "log-in-log", 0)                                                                                  \
    X(PLAYER, "player", 1)                                                                                   \
    X(PLAYER_REMOVE, "player-remove", 1)                                                                     \
    X(BOARDS, "boards", 1)                                                                                   \
    X(SETUP_STACK, "setup-stack", 0)                                                                         \
    X(PROPERTY, "property", 1)                                                                               \
    X(GLOBAL, "global-property", 1)                                                                          \
    X(TURN, "turn", 1)                                                                                       \
    X(NOTES, "notes", 0)                                                                                     \
    X(PUBLIC_NOTES, "public-notes", 0)                                                                       \
    X(PRIVATE_NOTE, "private-note", 0)                                                                       \
    X(SECRET_NOTE, "secret-note", 0)                                                                         \
    X(UNMASK, "unmask", 0)                                                                                   \
    X(DECK, "deck", 1)                                                                                       \
    X(DICE, "dice", 0)                                                                                       \
    X(FLARE, "flare", 0)                                                                                     \
    X(LINE_OF_SIGHT, "line-of-sight", 0)                                                                     \
    X(EXTENSION, "extension", 0)                                                                             \
    X(PLUGIN, "plugin", 0)                                                                                   \
    X(CLOCK, "clock", 0)                                                                                     \
    X(CLOCK_CONTROL, "clock-control", 0)                                                                     \
    X(STARTUP_KEY, "startup-key", 0)                                                                         \
    X(EVENTS, "events", 0)                                                                                   \
    X(EMAIL, "email", 0)                                                                                     \
    X(LOCK, "lock", 0)                                                                                       \
    X(AUDIO, "audio", 0)                                                                                     \
    X(LIVE, "live-traffic", 0)                                                                               \
    X(CHECK, "check", 0)                                                                                     \
    X(UNKNOWN, "unknown", 0)
typedef enum um_vkind {
#define X(id, name, state) UM_V_##id,
    UM_VKIND_LIST(X)
#undef X
        UM_V_KINDS
} um_vkind;
const char *um_vkind_name(um_vkind k);
bool um_vkind_changes(um_vkind k); /* does the replayer act on it */

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
