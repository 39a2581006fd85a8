/* 13_supply.h - supply (13): a line from a unit to a source, over land and lakes. */
#ifndef UMPIRE_MADISON_BOARD_13_SUPPLY_H
#define UMPIRE_MADISON_BOARD_13_SUPPLY_H

#include "core/madison/board/13_supply_sets.h"

/* 13.2, 13.3: whether units of a side would be in supply in a space: at a source or depot, or by a line over
 * land and lakes (R-depot-range, R-huron-erie-supply). */
um_truth mad_space_supplied(um_ctx *c, const mad_state *s, int space, int side);

/* The same for units that stand in one space (-> which depots may feed them, 13.51) by a line from another.
 */
um_truth mad_line_from(um_ctx *c, const mad_state *s, int stand, int space, int side);

/* The first again, of a force that stands in one space after another, with no decision between. */
um_truth mad_force_supplied(um_ctx *c, const mad_state *s, int space, int side, mad_leading *l);
um_truth mad_supplied(um_ctx *c, const mad_state *s, um_ref piece); /* now, where it stands */

/* As it was when the play began (13.36). */
um_truth mad_was_supplied(const mad_state *s, int unit);
void mad_take_snapshot(um_ctx *c, mad_state *s);
/* The same where it is known who stands where. */
void mad_take_snapshot_of(um_ctx *c, mad_state *s, const mad_manning *who);

#endif
