/* Units have no names: they are counted by area and faction. */
#include "core/invasion/board/board.h"

#include <string.h>

void inv_count(um_ctx *c, const um_action *a, int param, inv_units n)
{
    int count;
    const um_value *v = um_values_of(a, param, &count);
    memset(n, 0, sizeof(inv_units));
    for (int i = 0; i < count; i++) {
        int f = inv_faction_of(c, v[i].ref);
        if (v[i].num > 0)
            n[f] += v[i].num > 99 ? 99 : v[i].num;
    }
}

/* The area and the units of an action that sets units down or takes them away; -1: no area is named. */
int inv_placed(um_ctx *c, const um_action *a, inv_units n)
{
    inv_count(c, a, IP_PLACE_UNITS, n);
    return um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
}

int inv_total(const inv_units n)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        sum += n[f];
    return sum;
}

int inv_of_side(const inv_state *s, int area, int side)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        sum += inv_side_of(f) == side ? s->area[area].n[f] : 0;
    return sum;
}

/* Whether units of both sides are known there; what an illegal step has put in doubt counts as it stands. */
bool inv_both_there(const inv_state *s, int area)
{
    return inv_of_side(s, area, INV_US) > 0 && inv_of_side(s, area, INV_BR) > 0;
}

um_truth inv_holds(um_ctx *c, const inv_state *s, int area, int side)
{
    if (inv_unknown(s, area))
        return um_missing(c, "who stands in the area");
    if (um_clean(c, INV_OBJ_AREA + area) != UM_YES)
        return UM_MAYBE;
    return um_sure(inv_of_side(s, area, side) > 0);
}

um_truth inv_contested(um_ctx *c, const inv_state *s, int area)
{
    return um_and(inv_holds(c, s, area, INV_US), inv_holds(c, s, area, INV_BR));
}

int inv_out(const inv_state *s, int f)
{
    int out = s->fled[f];
    for (int a = 0; a < INV_AREAS; a++)
        out += s->area[a].n[f];
    return out;
}

/* What a faction has left to bring. Where an illegal step has used units up, or areas are not known, there
 * may be more or fewer. */
um_range inv_reserve(um_ctx *c, const inv_state *s, int f)
{
    int row = inv_map_of(c)->faction[f], out = inv_out(s, f) + s->elsewhere[f];
    bool unknown = false;
    int perhaps = 0;
    for (int a = 0; a < inv_map_of(c)->nareas; a++) {
        unknown |= s->area[a].unknown;
        perhaps += s->area[a].astray ? s->area[a].n[f] : 0;
    }
    um_range left = um_sub(um_int(c, IK_FACTION, row, INV_FAC_POOL), um_exactly(out));
    if (unknown) {
        um_missing(c, "who stands in the area");
        left.lo = 0;
    }
    if (perhaps > 0) {
        um_missing(c, "who stands in the area");
        left.hi += perhaps;
    }
    if (um_clean(c, INV_OBJ_RESERVE + f) != UM_YES)
        left.hi = left.hi < 0 ? out : left.hi + out;
    return um_span(left.lo < 0 ? 0 : left.lo, left.hi < 0 ? 0 : left.hi);
}

static uint8_t plus(int a, int b)
{
    int sum = a + b;
    return (uint8_t)(sum < 0 ? 0 : sum > 250 ? 250 : sum);
}

void inv_put(inv_state *s, int area, int f, int n, bool moved)
{
    if (n > 0 && inv_of_side(s, area, inv_side_of(f)) == 0)
        s->area[area].entered = true;
    s->area[area].n[f] = plus(s->area[area].n[f], n);
    if (moved)
        s->area[area].moved[f] = plus(s->area[area].moved[f], n);
}

/* Takes up to n units of faction f away, those that have moved first or last; *moved (may be NULL) of them
 * had moved. Returns how many were taken. */
int inv_take(inv_state *s, int area, int f, int n, bool moved_first, int *moved)
{
    inv_area *at = &s->area[area];
    int have = at->n[f], fresh = have - at->moved[f];
    n = n > have ? have : n;
    int of_moved = moved_first ? (n < at->moved[f] ? n : at->moved[f]) : (n > fresh ? n - fresh : 0);
    at->n[f] = plus(have, -n);
    at->moved[f] = plus(at->moved[f], -of_moved);
    if (n > 0 && at->marker == inv_side_of(f) && inv_of_side(s, area, at->marker) == 0)
        at->marker = INV_NOBODY; /* 3.2.8c */
    if (moved)
        *moved = of_moved;
    return n;
}

int inv_remove(inv_state *s, int area, int f, int n)
{
    return inv_take(s, area, f, n, false, NULL);
}

/* The record takes units out of `from` that are not known to be there: who stands there, and in `to` (-1:
 * none), is not known any more. */
void inv_lose_sight(inv_state *s, int from, int to)
{
    s->area[from].astray = true;
    if (to >= 0)
        s->area[to].astray = true;
}

bool inv_path(const um_action *a, int param, int *area, int *n)
{
    const um_value *v = um_values_of(a, param, n);
    if (*n < 2 || *n > INV_PATH)
        return false;
    for (int i = 0; i < *n; i++)
        area[i] = um_ref_row(v[i].ref);
    return true;
}
