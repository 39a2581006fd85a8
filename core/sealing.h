/* sealing.h - which step sealed a finding: the first act of the opponent behind it. */
#ifndef UMPIRE_CORE_SEALING_H
#define UMPIRE_CORE_SEALING_H

#include "core/finding.h"

/* The steps that seal, in their order. Zeroed is empty. */
typedef struct um_sealing {
    struct um_sealing_act {
        int step, run; /* run: how many times the side changed before */
        int8_t side;
    } * act;
    size_t n, cap;
} um_sealing;

/* A step was made that seals its opponent's. */
um_status um_sealing_add(um_sealing *s, int step, int side);
/* The step that sealed a finding, or 0: none so far. What nobody does, such as moving a marker, belongs to
 * the side whose step was the last before it. Time grows with the logarithm of the steps. */
int um_sealed_by(const um_sealing *s, const um_finding *f);
void um_sealing_free(um_sealing *s);

#endif
