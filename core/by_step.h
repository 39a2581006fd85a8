/* by_step.h - which findings are about a step, without a look at all of them. */
#ifndef UMPIRE_CORE_BY_STEP_H
#define UMPIRE_CORE_BY_STEP_H

#include "core/base.h"

typedef struct um_about_step {
    int step, finding;
} um_about_step;

/* All zero is an empty list; um_by_step_free is due. */
typedef struct um_by_step {
    um_about_step *p; /* sorted by step, then by finding, once um_by_step_sort was called */
    size_t n, cap;
} um_by_step;

um_status um_by_step_add(um_by_step *l, int step, int finding); /* UM_MEMORY */
void um_by_step_sort(um_by_step *l);
/* The findings about a step, in their order; *n: how many. The list must be sorted. */
const um_about_step *um_by_step_find(const um_by_step *l, int step, size_t *n);
void um_by_step_free(um_by_step *l);

#endif
