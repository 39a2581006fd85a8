/* play.h - a player who knows no rules: he takes what is offered, at random, and rolls the dice.
 *
 * Deterministic by its seed. It keeps the record of its game as text, and goes back to the start of a
 * play that cannot be brought to an end. */
#ifndef UMPIRE_TESTS_PLAY_H
#define UMPIRE_TESTS_PLAY_H

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/madison.h"
#include "core/madison/offer/offer.h"
#include "parser/umpire.h"

enum {
    PLAY_BUCKETS = MV_VERBS * 16,
    PLAY_MANY = 6000,
    PLAY_CARDS = MAD_CARDS,
    PLAY_STUCK = 200, /* plays that could not be ended before the game is given up */
    PLAY_LONG = 120   /* actions in a play before it is taken back */
};

typedef struct play_deck {
    um_ref card[PLAY_CARDS];
    int n;
} play_deck;

typedef struct play_point { /* where a play began */
    mad_state s;
    size_t text;
    int step;
    play_deck deck, prewar;
} play_point;

typedef struct play_game {
    const um_pack *pack;
    um_ctx c;
    uint64_t random;
    mad_state s;
    int step;
    um_buf text;            /* the record, header included */
    play_deck deck, prewar; /* of the year; before the war */
    play_point back;
    um_arena arena;
    um_action choice[PLAY_MANY];
    int bucket[PLAY_MANY], nchoices;
    int decked; /* the turn whose deck was made ready */
    int stuck, offered[MV_VERBS], taken[MV_VERBS];
    um_ref stood; /* the space where somebody has just chosen to stand */
    bool over;
    const char *fault;                           /* why it could not go on */
    void (*dead_end)(const struct play_game *g); /* told of every play that is taken back; may be NULL */
} play_game;

um_pack *play_pack(const char *path);
extern const char play_tmap_start[]; /* the header of a set-up on the T-map */
/* Begin a game; `header` holds the lines that name the pack and set the pieces up. */
void play_begin(play_game *g, const um_pack *pack, const char *header, uint64_t seed);
/* Take one action; false at the end of the game, or when it cannot go on (g->fault). */
bool play_step(play_game *g);
void play_end(play_game *g);
uint32_t play_random(play_game *g, uint32_t below);
/* The header for the pack's own set-up of 1812. */
void play_header(const um_pack *pack, const char *name, um_buf *out);

#endif
