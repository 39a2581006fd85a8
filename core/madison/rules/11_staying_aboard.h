/* 11_staying_aboard.h - a voyage told in several lines (11.15, 11.36): each line that names passengers sets
 * them down where it ends, and a later line may say that they stayed aboard. */
#ifndef UMPIRE_MADISON_RULES_11_STAYING_ABOARD_H
#define UMPIRE_MADISON_RULES_11_STAYING_ABOARD_H

#include "core/madison/board/state.h"

/* Note that a voyage has set its passengers down without a word of it; `price` is what its ships have paid,
 * those that are `sure`, or may have paid. */
typedef struct mad_voyage_end {
    um_ref town;
    const um_ref *who, *ships, *captains;
    int n, nships, ncaptains;
    um_range price;
    const bool *sure;
    int8_t fort; /* of the town, before they came */
} mad_voyage_end;
void mad_sea_note_set_down(mad_state *s, const mad_voyage_end *end);

/* Whether some of these stayed aboard, as ships that carried them do so again or set them down elsewhere. */
bool mad_sea_stayed(const mad_state *s, const um_ref *who, int n, const um_ref *ships, int nships);
void mad_sea_take_back(um_ctx *c, mad_state *s, const um_ref *who, int n, const um_ref *ships, int nships);

/* Note that these go ashore there by a statement of their own, from these ships if it names any. */
void mad_sea_went_ashore(mad_state *s, const um_ref *who, int n, um_ref place, const um_ref *ships,
                         int nships);

#endif
