/* propose_way.h - what the two files that tell somebody's way share. */
#ifndef UMPIRE_MADISON_PROPOSE_WAY_H
#define UMPIRE_MADISON_PROPOSE_WAY_H

#include "core/madison/propose.h"

typedef bool make_fn(proposal *p, trail *t, int verb, int *first, int *last);
typedef struct guess {
    int verb;
    make_fn *make;
    prop_fits_fn *fits; /* of whom the verb speaks */
} guess;

/* ---- propose_way.c ---- */
bool way_anybody(proposal *p, const trail *t);
bool way_from_afar(proposal *p, const trail *t); /* from a box off the map */
int way_company(proposal *p, const trail *lead, prop_fits_fn *fits);
bool way_make(proposal *p, trail *t, const guess *g);
/* What the rules allow for certain; a verdict that hangs on what is not known speaks for nothing. */
const guess *way_allowed(proposal *p, trail *t);
void way_send(proposal *p, trail *t, const guess *g);

/* ---- propose_parts.c ---- */
void way_share(proposal *p, trail *t);
bool way_otherwise(proposal *p,
                   trail *t); /* in parts, straight, or each by himself; false: not in order either */

#endif
