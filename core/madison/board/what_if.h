/* what_if.h - asking a rule without leaving a trace in what is recorded. */
#ifndef UMPIRE_MADISON_BOARD_WHAT_IF_H
#define UMPIRE_MADISON_BOARD_WHAT_IF_H

#include "core/madison/board/state.h"

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
