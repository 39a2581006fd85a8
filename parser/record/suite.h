/* suite.h - running all cases of a record against what they expect, and which rules they have seen. */
#ifndef UMPIRE_RECORD_SUITE_H
#define UMPIRE_RECORD_SUITE_H

#include "parser/record/record.h"

/* What the cases of a game have seen of its rules: only cases that passed count. */
typedef struct um_game_coverage {
    const um_game *game;
    uint32_t *kept;   /* per rule: decided yes in a step judged legal */
    uint32_t *broken; /* per rule: named in an `expect illegal` that came true */
    int cases;        /* passed */
} um_game_coverage;

typedef struct um_coverage {
    um_game_coverage *games;
    size_t n, cap;
} um_coverage;
/* The coverage of a game, made if there is none yet; NULL if there is no memory. Pointers got before end
 * here. */
um_game_coverage *um_coverage_of(um_coverage *c, const um_game *g);
void um_coverage_free(um_coverage *c);

typedef struct um_suite_settings {
    um_run_settings run;   /* expectations and cover are set here; options are those of the record's game */
    const char *filter;    /* only cases whose id contains it; NULL: all */
    const char *only;      /* only the case of this id; NULL: all */
    um_coverage *coverage; /* added to, or NULL */
} um_suite_settings;

typedef struct um_tested {
    const um_case *c;
    const um_run *run; /* during the call only; failures tell what did not come true */
    bool passed;
} um_tested;
typedef void um_tested_fn(void *user, const um_tested *t);

/* Run the cases one after another; a game without cases is one. UM_MEMORY or a fault of the game's ends it.
 */
um_status um_suite_run(const um_record *r, const um_suite_settings *s, const um_sink *sink, um_tested_fn *fn,
                       void *user);

#endif
