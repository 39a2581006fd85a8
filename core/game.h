/* game.h - one row a game: the functions and tables by which the engine plays it.
 *
 * States are flat structs of state_size bytes without pointers; copying one is a memcpy (um_copy_state). All
 * functions are pure but for their context, and allocate nothing. */
#ifndef UMPIRE_CORE_GAME_H
#define UMPIRE_CORE_GAME_H

#include "core/context.h"

#include <string.h>

/* A change on the table as a log shows it, in plain values; what a game's `propose` turns into
 * candidate actions. */
typedef enum um_change_kind {
    UM_C_MOVE,   /* a piece or card went from one place to another (either may be UM_NONE) */
    UM_C_FACE,   /* a piece was turned: value 0 front, 1 back */
    UM_C_SCORE,  /* the score marker: was -> value (net, positive for side 0) */
    UM_C_ROLL,   /* dice were rolled: dice[], sides */
    UM_C_TURN,   /* the turn marker: value is the turn's index in the game's own order */
    UM_C_SAY,    /* a declaration read from chat: `said` */
    UM_C_ADD,    /* a piece appeared */
    UM_C_REMOVE, /* a piece left the table */
    UM_C_DRAW,   /* a card was drawn to a hand */
    UM_C_SHUFFLE /* a deck was shuffled */
} um_change_kind;

enum { UM_DICE_MAX = 16 };

typedef struct um_change {
    um_change_kind kind;
    int side;        /* who did it, or -1 */
    um_ref what;     /* the piece, card or deck; of a roll whose dice they are, or UM_NONE */
    um_ref from, to; /* places; a hand, deck or discard is a place of the game's own kinds */
    int32_t value, was;
    int ndice, sides;
    int32_t dice[UM_DICE_MAX]; /* numbers; of dice that show words, their indexes */
    const um_action *said;     /* UM_C_SAY: a partial action (verb and stated arguments) */
    bool ambiguous;            /* the log does not tell the place for certain */
    bool correction; /* a player calls it the correction of an earlier move; of the score marker: the
                        other side has it go back from where it was just put */
    bool mended;     /* a move that may have put an earlier one of its piece right */
    bool thrown;     /* a card that goes into a play under way, and begins none */
    bool more;       /* UM_C_DRAW: the same side draws again before anybody plays a card */
    bool unended;    /* UM_C_DRAW: the log ends before anybody does; more may be drawn then */
    um_place at;
} um_change;

/* Receives actions one by one; return false to stop. The action is valid during the call only. */
typedef bool um_action_fn(void *user, const um_action *a);

enum { UM_Q_ABOUT }; /* the first parameter of a query: what it is about, or its answer */

typedef struct um_answer { /* of a query */
    um_range value;        /* in the coding of the query's last parameter (truth: 0 no, 1 yes) */
    bool no_such;          /* the question has no answer here */
} um_answer;

typedef struct um_score {
    um_range side[2], net; /* points of each side; net is positive for side 0 */
    const char *level;     /* the victory level if the game is over, else NULL */
} um_score;

/* One number of a summary beside the score: "US: bases lost 3". */
typedef struct um_tally {
    um_text who;
    const char *what;
    um_range value;
    const char *const *words; /* what the values are called, or NULL */
} um_tally;
typedef void um_tally_fn(void *user, const um_tally *t);

/* What a record says to tell a missing fact. */
typedef struct um_telling {
    const char *missing; /* the fact, in the words of um_missing */
    const char *verb;    /* the last step of this verb, or the one in question; NULL: the one in question */
    const char *line;    /* a line before that step, a first position's if its verb is one of these; one that
                            begins with '+' goes on from the step's own. {side}: whose step it is */
} um_telling;

/* All members are required, but for those that say what NULL means; a game without rulings or queries has
 * none of them counted. */
typedef struct um_game {
    const char *name, *title;
    const char *const *sides;      /* two, NULL-terminated; the words of UM_P_SIDE */
    const char *const *side_names; /* for people: "US", "British" */
    const um_kind *kinds;
    int nkinds;
    const um_verb *verbs;
    int nverbs;
    const um_verb *queries; /* `claim` and `expect`: the last parameter is the value */
    int nqueries;
    const um_rule *rules;
    int nrules;
    const um_ruling *rulings;
    int nrulings;
    /* Rules that no table lets be broken (what is not there cannot move): a log that seems to has been
     * misread. They end with -1; NULL: none. */
    const int *kept_by_table;
    const char *cardless; /* the fact, in the words of um_missing, that a step lacks for which no card was
                             played. NULL: no step lacks it */
    /* What modules write on the sides of dice, folded, and the word of UM_FACES that it is; they end with
     * NULL. NULL: the game's dice show numbers. */
    const char *const (*face_names)[2];
    size_t state_size;
    size_t
        room_size; /* of what it makes of data that are believed for one question (um_ctx.room); 0: nothing */
    int nobjects;  /* things that can be tainted; see changed() */
    const char *builtin_pack; /* the name of the pack used when none is named */
    const um_telling
        *asks; /* ends with `missing` NULL; several rows of one fact are said together. NULL: none */

    /* Derive pack->map from the data (adjacency, indexes); may allocate from pack->arena. NULL: the game
     * reads the data as they are. */
    um_status (*compile)(um_pack *p, const um_sink *sink);
    /* Say where the data break what the game asks of them: an error where they are certain, else a
     * warning. NULL: the game asks nothing. */
    void (*check)(const um_pack *p, const um_sink *sink);
    /* An empty position, before any statement. */
    void (*start)(um_ctx *c, void *state);
    /* Copy a state over another one: both have come from the same empty position, so that what lies beyond
     * the rows of the pack is the same in both. NULL: they are copied whole. */
    void (*copy)(const um_ctx *c, void *to, const void *from);
    /* Decide the rules an action is subject to. Never changes the state. */
    void (*judge)(um_ctx *c, const void *state, const um_action *a);
    /* um_refuse an action that cannot be carried out, as whoever is to move stands elsewhere; changes
     * nothing. NULL: all can. */
    void (*refuse)(um_ctx *c, const void *state, const um_action *a);
    /* Carry the action out as the table did; books points. Ask um_carry_out. */
    void (*apply)(um_ctx *c, void *state, const um_action *a);
    /* Whether `a` would begin a new play (what is due by the end of a play is then judged). */
    bool (*begins_play)(const um_ctx *c, const void *state, const um_action *a);
    /* Decide what the play now ending, or the record (`last`), had to leave in order. */
    void (*close)(um_ctx *c, const void *state, bool last);
    /* Carry out what follows from a play's end (lake control, bookings). NULL: nothing does. */
    void (*settle)(um_ctx *c, void *state);
    /* The side whose act it is, for sealing and reports; -1 for nobody's. */
    int (*actor)(const um_ctx *c, const void *state, const um_action *a);
    /* Set the bits of the objects in which two states differ. */
    void (*changed)(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
    /* The object of a row or of the score marker (UM_NONE), or -1. */
    int (*object)(const um_ctx *c, um_ref r);
    void (*score)(um_ctx *c, const void *state, um_score *out);
    /* What a summary says beside the score, in order, what is about one thing together. NULL: nothing. */
    void (*tally)(um_ctx *c, const void *state, um_tally_fn *fn, void *user);
    um_status (*query)(um_ctx *c, const void *state, const um_action *q, um_answer *out);
    /* The position as actions of UM_V_POSITION verbs, which make it again from an empty one. NULL: `umpire
     * replay` is not for this game. */
    void (*position)(um_ctx *c, const void *state, um_action_fn *fn, void *user);
    /* The atomic actions open to the side on turn: one verb, next choice. NULL: nothing is offered, and no
     * finding says what would have been legal. */
    void (*offer)(um_ctx *c, const void *state, um_action_fn *fn, void *user);
    /* Candidate actions for the changes of a play or part of one, best first; see um_change. NULL: logs of
     * the game are not read, only records. */
    void (*propose)(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user);
    /* Which turn it is, from 1; 0: none, or it is not known. NULL: turns are not counted. */
    int (*turn)(const void *state);
    /* Where the game stands, for people: "Spring-Summer 1812, play 4, US". */
    void (*when)(const um_ctx *c, const void *state, um_buf *out);
} um_game;

/* The table of games: the one place where a game's name stands. */
extern const um_game *const um_games[];
extern const int um_ngames;
/* The side that a word means: "us", "British", "Americans"; -1: none, or no game. */
int um_side_named(const um_game *g, um_text word);
const um_game *um_game_named(um_text name);      /* NULL if there is none */
int um_rule_named(const um_game *g, um_text id); /* -1 if there is none */
/* Whether a rule is the one so named, or a part of that section told apart by a letter or in brackets: "3.3"
 * has "3.3a", "16.1" has "16.1(1)". */
bool um_rule_within(const um_game *g, int rule, um_text section);
um_text um_section_of(const um_game *g,
                      int rule); /* the section that it is a part of; itself if it is none */
int um_ruling_named(const um_game *g, um_text id); /* -1 */
/* The id of the ruling of a game, or with NULL of any, that is nearest; NULL: none is near. */
const char *um_nearest_ruling(const um_game *g, um_text id);
int um_option_named(const um_ruling *r, um_text name); /* -1 */
int um_verb_named(const um_verb *v, int n, um_text name);
int um_param_named(const um_verb *v, um_text name);
bool um_game_is_nameless(const um_game *g); /* its pieces are many of a kind, without names */
/* Masks of kinds: pieces that are no cards, or cards alone; places that are no pieces. */
uint32_t um_piece_kinds(const um_game *g, bool cards);
uint32_t um_place_kinds(const um_game *g);
int um_kind_named(const um_game *g, um_text name); /* singular or plural; -1 */

/* Whether an action can be carried out; c->refused says why not. */
static inline bool um_can_carry_out(um_ctx *c, const void *state, const um_action *a)
{
    c->refused = NULL;
    if (c->game->refuse)
        c->game->refuse(c, state, a);
    return !c->refused;
}

/* Carry it out if it can be; else the state stays as it is. */
static inline bool um_carry_out(um_ctx *c, void *state, const um_action *a)
{
    if (um_can_carry_out(c, state, a))
        c->game->apply(c, state, a);
    return !c->refused;
}

/* As um_game.copy has it. */
static inline void um_copy_state(const um_ctx *c, void *to, const void *from)
{
    if (c->game->copy)
        c->game->copy(c, to, from);
    else
        memcpy(to, from, c->game->state_size);
}

#endif
