/* map.h - the map as a graph: who adjoins whom (2.2), and the boxes by what they are for. */
#ifndef UMPIRE_MADISON_BOARD_MAP_H
#define UMPIRE_MADISON_BOARD_MAP_H

#include "core/madison/board/state.h"

/* Ask the data all that a chart holds. */
void mad_draw_chart(um_ctx *c, mad_chart *out);
um_status mad_compile(um_pack *p, const um_sink *sink);
um_ref mad_box(const um_ctx *c, int role, int side); /* the box of a role; UM_NONE if the pack has none */
bool mad_in_box(const um_ctx *c, um_ref at, int role);
bool mad_gone(const um_ctx *c, um_ref at); /* a box out of which nothing comes back */

/* The row of the link between two spaces, or -1. */
int mad_link(const um_ctx *c, int a, int b);

/* The cost of going from one space to the next (9.2): 1..3; UM_NEVER.. when there is no path. */
um_range mad_leg_cost(um_ctx *c, int a, int b);
um_range mad_link_cost(um_ctx *c, int link);        /* the same of a link's row */
bool mad_all_listed(um_ctx *c);                     /* there is no link but those of the list */
um_truth mad_link_there(um_ctx *c, int link);       /* it exists, and is not said to be no path */
bool mad_at_huron_fort(um_ctx *c, int space);       /* Ft. Mackinac's or Ft. St. Joseph's role */
um_truth mad_lakes_joined(um_ctx *c, int a, int b); /* the passage from the one to the other (2.6) */
int mad_huron(um_ctx *c);                           /* the lake of that role; -1: none */

/* The lake that a space lies on, as far as the data name one; -1: none. */
static inline int mad_lake_of(const um_ctx *c, int space)
{
    return mad_map_of(c)->lake[space];
}

#endif
