/* memo.h - plays that the game was asked about, and what it proposed for them. Internal to parser/reading.
 *
 * A log that breaks a rule is read some dozen times, each time with one thing taken otherwise; most of its
 * plays are the same then, and begin in the same position. To propose takes far longer than to see that. */
#ifndef UMPIRE_PARSER_READING_MEMO_H
#define UMPIRE_PARSER_READING_MEMO_H

#include "core/game.h"

typedef struct um_asked { /* a question of um_game.propose, and the answer */
    int step;
    const void *state;
    const um_change *ch;
    size_t n;
    bool few;       /* the game was asked for few readings */
    int64_t looked; /* what those that it looked at took */
    const um_action *made;
    size_t nmade;
} um_asked;

typedef struct um_log_memo {
    um_arena arena;
    um_asked *asked;
    size_t n, cap;
} um_log_memo;

/* The same question (step, state, changes) with its answer, or NULL; it stays until the next one is kept. */
const um_asked *um_log_memo_find(const um_log_memo *m, const um_game *g, const um_asked *q);
/* Copy a question and its answer; when there is no more room all that was kept goes first. UM_MEMORY. */
um_status um_log_memo_keep(um_log_memo *m, const um_game *g, const um_asked *q);
void um_log_memo_free(um_log_memo *m);

#endif
