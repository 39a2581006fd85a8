/* Who controls a lake (4.16, 11.41): the ships in its box, and whose it is once a play is over. */
#include "core/madison/board/11_lakes.h"

#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* ---- lakes ---- */

static void look_into_box(um_ctx *c, const mad_state *s, int lake, bool in[2])
{
    in[MAD_US] = in[MAD_BR] = false;
    for (int i = -1; (i = mad_next_ship_in(s, lake, i)) >= 0;)
        if (!s->ship[i].face)
            in[mad_side_of(c, mad_ship_ref(i)) == MAD_BR] = true;
}

int mad_box_holder(um_ctx *c, const mad_state *s, int lake)
{
    bool in[2];
    look_into_box(c, s, lake, in);
    if (in[MAD_US] == in[MAD_BR])
        return MAD_NOBODY;
    return in[MAD_BR] ? MAD_BR : MAD_US;
}

bool mad_box_disputed(um_ctx *c, const mad_state *s, int lake)
{
    bool in[2];
    if (mad_next_ship_in(s, lake, -1) < 0)
        return false; /* as mostly */
    look_into_box(c, s, lake, in);
    return in[MAD_US] && in[MAD_BR];
}

/* 4.16, 11.41: settled when a play ends, unless R-lake-control-moment makes it instant. */
um_truth mad_lake_controls(um_ctx *c, const mad_state *s, int lake, int side)
{
    int now = s->play.open ? mad_box_holder(c, s, lake) : s->lake[lake].owner;
    if (now != s->lake[lake].owner &&
        um_ruled(c, MAD_RUL_LAKE_CONTROL_MOMENT, MAD_O_LAKE_CONTROL_MOMENT_INSTANT))
        return um_sure(now == side);
    return um_sure(s->lake[lake].owner == side);
}

/* ---- lakes ---- */

/* 11.41: only ships in the box control the lake; settled when all moves and fights are over. */
void mad_settle_lakes(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        s->lake[i].owner = (int8_t)mad_box_holder(c, s, i);
}

/* 2.4, 11.41: a position lies between two plays, so that a fleet alone in its box controls the lake. */
void mad_give_lakes(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        if (!s->lake[i].stated)
            s->lake[i].owner = s->lake[i].supply_owner = (int8_t)mad_box_holder(c, s, i);
}

/* 4.16: the controller's. 11.44, R-winter-lake-vp: a marker keeps the points, and nothing else, until
 * the ships could be back. */
int mad_lake_scorer(um_ctx *c, const mad_state *s, int lake, int owner)
{
    int marker = s->lake[lake].marker;
    if (owner != MAD_NOBODY || marker == MAD_NOBODY)
        return owner;
    return um_ruled(c, MAD_RUL_WINTER_LAKE_VP, MAD_O_WINTER_LAKE_VP_KEPT_UNTIL_RETURN) ? marker : MAD_NOBODY;
}

/* ---- lines of supply over them ---- */

/* R-supply-lake-moment: who controls the lake for supply. */
bool mad_lake_barred(um_ctx *c, const mad_state *s, int lake, int side)
{
    const mad_lake *l = &s->lake[lake];
    if (l->owner != l->supply_owner &&
        um_ruled(c, MAD_RUL_SUPPLY_LAKE_MOMENT, MAD_O_SUPPLY_LAKE_MOMENT_END_OF_GAME_TURN))
        return l->supply_owner == mad_other(side);
    return l->owner == mad_other(side);
}

/* 13.35, R-huron-erie-supply: whether a line may go from a space of lake a to a space of lake b. */
um_truth mad_lake_line(um_ctx *c, const mad_state *s, int a, int b, int side)
{
    if (mad_lake_barred(c, s, a, side) || mad_lake_barred(c, s, b, side))
        return UM_NO;
    if (a == b)
        return UM_YES;
    um_truth joined = mad_lakes_joined(c, a, b);
    if (joined != UM_NO && !um_ruled(c, MAD_RUL_HURON_ERIE_SUPPLY, MAD_O_HURON_ERIE_SUPPLY_LINKED))
        return UM_NO;
    return joined;
}
