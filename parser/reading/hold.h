/* hold.h - diagnostics of a log kept back until all player ids in it are known, then told without them. */
#ifndef UMPIRE_PARSER_READING_HOLD_H
#define UMPIRE_PARSER_READING_HOLD_H

#include "parser/reading/reading.h"
#include "parser/vassal/game.h"

typedef struct um_hold {
    const um_sink *next;
    um_diag *list;
    size_t n, cap, dropped;
    um_arena arena;
    bool failed; /* memory lacked to keep one */
} um_hold;

/* A sink that keeps what it hears for `next`, which must outlive it. */
um_sink um_hold_begin(um_hold *h, const um_sink *next);
/* Tell `next` all of it, every player id that `g` knows replaced (g NULL: none is known), and let it go. */
um_status um_hold_end(um_hold *h, const um_vgame *g);
/* The same of what was said before a log was read: if there is any, the log is gone through for ids alone. */
um_status um_hold_end_before(um_hold *h, const um_reading_input *log);

#endif
