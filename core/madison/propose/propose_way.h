/* propose_way.h - what the two files that tell somebody's way share. */
#ifndef UMPIRE_MADISON_PROPOSE_WAY_H
#define UMPIRE_MADISON_PROPOSE_WAY_H

#include "core/madison/propose/propose.h"

typedef struct mad_row mad_row; /* what a verb leaves on the table */

/* ---- propose_way.c ---- */
bool mad_way_anybody(mad_proposal *p, const mad_trail *t);
bool mad_way_from_afar(mad_proposal *p, const mad_trail *t); /* from a box off the map */
int mad_way_company(mad_proposal *p, const mad_trail *lead, mad_prop_fits_fn *fits);
bool mad_way_make(mad_proposal *p, mad_trail *t, const mad_row *row);
/* What the rules allow for certain; a verdict that hangs on what is not known speaks for nothing. */
const mad_row *mad_way_allowed(mad_proposal *p, mad_trail *t);
void mad_way_send(mad_proposal *p, mad_trail *t, const mad_row *row);

/* ---- propose_parts.c ---- */
void mad_way_share(mad_proposal *p, mad_trail *t);
void mad_way_may_part(mad_proposal *p, mad_trail *t); /* at one of its stops, as a choice */
bool mad_way_otherwise(mad_proposal *p,
                       mad_trail *t); /* in parts, straight, or each by himself; false: not in order either */

#endif
