/* readings.h - plays of a log that were taken in the best of the ways looked at, while others were left. */
#ifndef UMPIRE_CORE_READINGS_H
#define UMPIRE_CORE_READINGS_H

#include "core/finding.h"

typedef struct um_reading_span { /* the steps of one such play */
    int first, last, tried;
} um_reading_span;

typedef struct um_readings {
    um_reading_span *span;
    size_t n, cap;
} um_readings;

/* A statement of UM_V_READINGS, made before the step that follows `steps`. */
um_status um_readings_note(um_readings *r, const um_action *a, int steps);
/* Nothing is illegal in such a play that another reading of it might put right: it becomes ambiguous. */
um_status um_readings_doubt(const um_readings *r, um_finding *f, um_arena *arena);
void um_readings_free(um_readings *r);

#endif
