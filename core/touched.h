/* touched.h - which data of a pack, and which rulings, were read: what a result may change with.
 *
 * A datum that is certain is not noted where a rule reads it through its context, nor does one that a record
 * states: whoever asks what a result rests on compares the certain ones as a whole (um_pack_skeleton). */
#ifndef UMPIRE_CORE_TOUCHED_H
#define UMPIRE_CORE_TOUCHED_H

#include "core/pack.h"

enum { UM_TOUCHED_RULINGS = 256 }; /* more than any game has */

typedef struct um_touched {
    uint32_t first[UM_KINDS_MAX]; /* the number of a kind's first datum */
    int rows[UM_KINDS_MAX];       /* of the pack itself, without what a record declares */
    uint64_t rulings[UM_TOUCHED_RULINGS / 64];
    uint64_t *data;
    size_t words;
} um_touched;

/* Have what is read of a pack noted from now on, beginning with nothing; what is read of a copy that is made
 * of it afterwards, which it must outlive, is noted here, too. UM_MEMORY, UM_LIMIT: nothing is noted. */
um_status um_touched_begin(um_pack *p);
/* Of a pack of which it was begun. */
bool um_touched_has(const um_pack *p, um_datum_id id);
bool um_touched_has_ruling(const um_pack *p, int ruling);

/* For the engine: called wherever a datum or a ruling is read. */
void um_touched_mark(const um_pack *p, um_datum_id id);
static inline void um_touched_note(const um_pack *p, um_datum_id id)
{
    if (p->touched)
        um_touched_mark(p, id);
}
static inline void um_touched_note_ruling(const um_pack *p, int ruling)
{
    if (p->touched)
        p->touched->rulings[ruling / 64] |= (uint64_t)1 << ruling % 64;
}

/* The data of a pack one after the other, by their numbers, rows that a record declared among them; begins
 * with 0, and 0 ends it. */
um_datum_id um_datum_next(const um_pack *p, um_datum_id id);

#endif
