/* what_if.h - asking a rule without leaving a trace in what is recorded. */
#ifndef UMPIRE_MADISON_BOARD_WHAT_IF_H
#define UMPIRE_MADISON_BOARD_WHAT_IF_H

#include "core/madison/board/state.h"

/* A copy that records nothing: for asking about positions that are only thought of. */
static inline um_ctx mad_quiet(const um_ctx *c)
{
    um_ctx q = *c;
    q.rec = NULL;
    return q;
}

/* Definitions noted from here on; mad_unuse forgets those noted since, which changed nothing. */
static inline int mad_uses(const um_ctx *c)
{
    return c->rec ? c->rec->nuses : 0;
}

static inline void mad_unuse(um_ctx *c, int mark)
{
    if (c->rec && mark >= c->rec->use_mark)
        c->rec->nuses = mark;
}

#endif
