/* trace.h - what a game tells of the readings it tries, when it turns the changes of a play into actions. */
#ifndef UMPIRE_CORE_TRACE_H
#define UMPIRE_CORE_TRACE_H

#include "core/context.h"

typedef enum um_tried_kind {
    UM_TRIED_ACTION,  /* an action of the reading under way */
    UM_TRIED_READING, /* which is complete */
    UM_TRIED_ALL      /* the search is over */
} um_tried_kind;

typedef enum um_tried_as {
    UM_TRIED_AS_STEP,      /* it was judged */
    UM_TRIED_AS_STATEMENT, /* it only states how things lie */
    UM_TRIED_AS_LEFT,      /* it states what nothing that was done explains */
    UM_TRIED_AS_UNFIT      /* as things lie it cannot be carried out */
} um_tried_as;

typedef struct um_tried {
    um_tried_kind kind;
    um_tried_as as;          /* ACTION */
    const um_action *action; /* ACTION: lives for the call only */
    um_truth verdict;        /* ACTION: UM_YES for what only states how things lie */
    int rule;                /* ACTION: the first that it fails or is open by, or -1 */
    const char *how;         /* READING: how the changes were taken, a literal */
    int unexplained;         /* READING: rolls that no action of it uses */
    bool ends_badly;         /* READING: what a play in it leaves behind breaks a rule */
    int taken;               /* ALL: the reading taken, counted from 1 */
    bool bound;              /* ALL: there may be readings that were not looked at */
} um_tried;

/* Told of each reading: its actions as they are judged, then that it is complete. */
typedef struct um_tracer {
    void (*fn)(void *user, const um_tried *tried);
    void *user;
} um_tracer;

/* Say of an action, judged from this state, what comes of it and by which rule first. */
void um_trace_action(const um_ctx *c, const void *state, const um_action *a, um_tried_as as);
void um_trace_reading(const um_ctx *c, const char *how, int unexplained, bool ends_badly);
void um_trace_all(const um_ctx *c, int taken, bool bound);

#endif
