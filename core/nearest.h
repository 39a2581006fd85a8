/* nearest.h - what somebody may have meant by a word that is not known: the nearest by edits, at most a third
 * of its letters, with the same number in it, above all one with the same first letter; else the only one
 * that begins as it does; else the longest that it goes on from. */
#ifndef UMPIRE_CORE_NEAREST_H
#define UMPIRE_CORE_NEAREST_H

#include "core/names.h"

typedef struct um_near {
    char typed[UM_FOLD_MAX]; /* folded */
    um_text found;           /* the nearest of those offered */
    int rank; /* two for each edit, and one for another first letter; 0: nothing is looked for */
    um_text longer, shorter; /* what begins as it does, and what it goes on from */
    int begin_alike;         /* how many begin as it does */
    bool one_word;
} um_near;

void um_near_begin(um_near *n, um_text typed);
/* One word more that may have been meant; it has to live as long as what is found. */
void um_near_offer(um_near *n, um_text word);
/* The id, name and aliases of each row of these kinds. */
void um_near_offer_names(um_near *n, const um_pack *p, uint32_t kinds);
/* The word that was meant, as it was offered; empty with p NULL: none is near. */
um_text um_near_found(const um_near *n);

#endif
