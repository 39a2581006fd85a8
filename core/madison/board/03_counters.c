/* Leaders who stand on the back of another's counter (3.41, 3.42), called by their own names. */
#include "core/madison/board/03_counters.h"

#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

um_ref mad_bearer(um_ctx *c, const mad_state *s, um_ref leader)
{
    if (um_ref_kind(leader) != MK_LEADER || mad_on_map(c, s, leader))
        return leader;
    for (int i = 0; i < mad_map_of(c)->nleaders; i++)
        if (s->leader[i].face && mad_leader_row(c, s, i) == um_ref_row(leader))
            return mad_leader_ref(i);
    return leader;
}

const um_action *mad_by_counter(um_ctx *c, const mad_state *s, const um_action *a, mad_renamed *room)
{
    bool other = false;
    int n = 0;
    for (int i = 0; i < a->nargs; i++) {
        const um_arg *g = &a->args[i];
        n = g->first + g->count > n ? g->first + g->count : n;
        for (int k = g->first; k < g->first + g->count && !other; k++)
            other = mad_bearer(c, s, a->values[k].ref) != a->values[k].ref;
    }
    if (!other || n > UM_VALUES_MAX)
        return a;
    room->action = *a;
    room->action.values = room->values;
    for (int k = 0; k < n; k++) {
        room->values[k] = a->values[k];
        room->values[k].ref = mad_bearer(c, s, a->values[k].ref);
    }
    return &room->action;
}
