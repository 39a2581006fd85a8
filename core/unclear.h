/* unclear.h - pieces whose place the source does not tell for certain.
 *
 * A statement of UM_V_UNCLEAR names pieces and the places where each may lie. In a first position they lie so
 * at once. Later the statement is about their next move: until that is made they are pending, from then on
 * they lie unclear. A piece's place is certain again when it moves once more or a position states it. Nothing
 * is called illegal that need not be illegal wherever such a piece may lie. */
#ifndef UMPIRE_CORE_UNCLEAR_H
#define UMPIRE_CORE_UNCLEAR_H

#include "core/grounds.h"

typedef struct um_unclear {
    bool any;           /* something was named at all */
    bool score_doubted; /* points may have been booked for a place where nobody is */
    const um_game *game;
    size_t words;
    /* sets of objects, in the arena given to um_unclear_note */
    uint64_t *pending; /* named, and not moved since */
    uint64_t *lying;   /* where they lie is not certain now */
    uint64_t *doubted; /* the taint of the question being asked */
    um_ref *who;       /* the piece of each object */
    void *elsewhere;   /* a state in which one of them lies elsewhere */
    int tried;         /* of such states, in the whole game */
    um_ref *may_lie;   /* a list an object: where it may lie once it has moved; the first is where it is taken
                          to lie */
} um_unclear;

/* Take a statement of UM_V_UNCLEAR; `at_once`: no step has been made, so the pieces lie unclear now.
 * UM_MEMORY. */
um_status um_unclear_note(um_unclear *u, um_ctx *c, const um_action *a, bool at_once, um_arena *arena);
/* A position was stated for an object: its place is certain. */
void um_unclear_settle(um_unclear *u, int object);
/* The step `a` changed these objects: pending ones now lie unclear, others of them lie for certain. */
void um_unclear_follow(um_unclear *u, const um_action *a, const uint64_t *changed);
/* Ask the question with every object tainted whose place is not certain, besides `taint`. If the step itself
 * moves a pending piece, it is judged for each place that it may have led to: if a rule is broken in all of
 * them, *other becomes the step to the place where the fewest are, and q->action points to it; else the
 * question is tainted. */
void um_unclear_ask(um_unclear *u, um_ctx *c, um_question *q, const uint64_t *taint, um_arena *arena,
                    um_action *other);
/* Whether the answer is another one than no with a piece whose place is not certain in another of the places
 * where it may lie, each by itself: rules look at who stands somewhere, not at who might. Once that has been
 * asked very often in a game it is taken to be so. */
bool um_unclear_acquits(um_unclear *u, const um_ctx *c, const um_question *q);

#endif
