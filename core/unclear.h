/* unclear.h - pieces of which the source does not tell for certain where they lie.
 *
 * Who is named so before he moves lies unclear once he has moved (until then he is pending); in a position he
 * lies so at once. It ends when he moves again or a position is stated. */
#ifndef UMPIRE_CORE_UNCLEAR_H
#define UMPIRE_CORE_UNCLEAR_H

#include "core/grounds.h"

typedef struct um_unclear {
    bool any;           /* something was named at all */
    bool score_doubted; /* points may have been booked for a place where nobody is */
    const um_game *game;
    size_t words;
    uint64_t *pending, *lying, *doubted;
    um_ref *may_lie; /* a list an object: where it may lie once it has moved, first as it is taken */
} um_unclear;

/* A statement of UM_V_UNCLEAR; `at_once` in a position. */
um_status um_unclear_note(um_unclear *u, um_ctx *c, const um_action *a, bool at_once, um_arena *arena);
void um_unclear_settle(um_unclear *u, int object);
/* A step has changed these objects. */
void um_unclear_follow(um_unclear *u, const um_action *a, const uint64_t *changed);
/* The question again, with a taint over all that is not certain. Where the step itself is what leads a piece
 * to an unclear place, *other is the step as it broke the fewest rules, if it breaks some wherever it led to.
 */
void um_unclear_ask(um_unclear *u, um_ctx *c, um_question *q, const uint64_t *taint, um_arena *arena,
                    um_action *other);

#endif
