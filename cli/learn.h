/* learn.h - what the games of a store say of data that are not certain: heard of each game once, kept in the
 * store, and weighed over all of them. */
#ifndef UMPIRE_CLI_LEARN_H
#define UMPIRE_CLI_LEARN_H

#include "cli/store.h"

/* ---- hearing (learn_hear.c) ---- */

/* Hear every game of the store that was not heard yet, --jobs at a time; an exit status. What a game says
 * does not depend on what the pack proposes. */
int um_learn_hear(um_setup *b, um_output *out);

/* ---- weighing (learn_weigh.c) ---- */

/* In how many games, by how many players, how many steps. A player whose name is not known counts as one of
 * his own in each game. */
typedef struct um_tallied {
    int games, players, steps;
} um_tallied;

typedef struct um_weighed_value {
    um_tallied illegal; /* what breaks a rule if the datum has this value */
    um_tallied only;    /* what breaks one with every other value */
} um_weighed_value;

typedef struct um_weighed {
    um_datum_id datum;
    int32_t first; /* the least value it may have */
    int n;         /* so many, one after the other */
    um_weighed_value *values;
    uint32_t left;        /* bits of those that the games leave */
    int games;            /* those with a step that bears on it */
    um_tallied against;   /* what breaks a rule with each value that is left */
    um_tallied otherwise; /* of the values that are ruled out, the one with the least against it */
    bool torn;            /* no value would be left: nothing is proposed, and nothing else rests on it */
    bool contradicted;    /* what the pack has is ruled out */
    bool proposed;        /* the values left are likely, where the pack has none of them or only guesses */
} um_weighed;

/* Weigh what the games of one kind say of a pack's data that are not certain; in the order of the data, those
 * of which anything is said. A value is ruled out if more games speak against it than errors of players
 * explain, were any one game not there: so no game is judged by what it says itself. UM_MEMORY, UM_IO. */
um_status um_learn_weigh(um_store *s, const um_pack *p, um_arena *arena, um_weighed **out, size_t *n);

/* The values left, as a pack writes them: one, or from the least to the greatest. */
void um_weighed_value_text(const um_pack *p, const um_weighed *w, um_buf *out);
/* One of the values. */
void um_weighed_word(const um_pack *p, const um_weighed *w, int i, um_buf *out);
/* What is proposed rests on, in words. */
void um_weighed_source(const um_weighed *w, um_buf *out);

/* ---- telling ---- */
/* The overlay that holds what is proposed (learn_pack.c). */
um_status um_learn_pack(const um_pack *p, const um_weighed *w, size_t n, um_output *out);

#endif
