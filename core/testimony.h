/* testimony.h - what a step says of data that are not certain: with which values it would break a rule.
 *
 * A step that is open, since a few data are not certain, is asked again with every value that they may have,
 * all other data in doubt. Where it is illegal all the same, whoever played by the rules speaks against these
 * values. Nothing here knows who is to be believed: that is weighed over many games. */
#ifndef UMPIRE_CORE_TESTIMONY_H
#define UMPIRE_CORE_TESTIMONY_H

#include "core/grounds.h"

enum {
    UM_TESTIMONY_DATA = 4,
    UM_TESTIMONY_VALUES = 32, /* of one datum */
    UM_TESTIMONY_VERDICTS = 512
};

typedef struct um_testimony {
    int step, side; /* whose act it is; -1: nobody's */
    const um_datum_id *data;
    int n;
    const uint8_t *verdicts; /* um_truth of each combination of values, those of the last datum next to each
                                other; at least one is UM_NO, another is not */
    size_t nverdicts;
} um_testimony;

typedef struct um_witness {
    void (*hear)(void *user, const um_testimony *t); /* which lives for the call only */
    void *user;
} um_witness;

/* How many values a datum may have, which are *first and those that follow; 0: it is none that testimony is
 * heard of (texts, sets, references, whether a list is complete). Whether a row exists is 0 or 1. */
int um_values_of_datum(const um_pack *p, um_datum_id d, int32_t *first);

/* Tell a witness, in one testimony or several, what the answer to a question says, which was open when it was
 * asked, by `c` with its recorder. Nothing is told where more data decide, or other things than data. */
void um_testify(const um_ctx *c, const um_question *q, int step, int side, const um_witness *w);

#endif
