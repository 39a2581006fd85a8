/* A way that is in order only in parts, or that several share for a part. */
#include "core/madison/propose/propose.h"
#include "core/madison/propose/propose_way.h"

#include <string.h>

/* The change that takes a piece on from a stop of its way; the last, if the way was longer than is kept. */
static int leaves_stop(const mad_proposal *p, const mad_trail *t, int stop)
{
    int i = t->first;
    for (int drags = 0; i < t->last; i++)
        if (mad_prop_is_drag(p, i) && p->ch[i].what == t->piece && drags++ > stop)
            break;
    return i;
}

/* A way from its stop on; what is before that stays. */
static mad_trail part_at(const mad_proposal *p, mad_trail *t, int stop)
{
    mad_trail rest = *t;
    rest.from = t->via[stop];
    rest.vias = t->vias - stop - 1;
    for (int k = 0; k < rest.vias; k++)
        rest.via[k] = t->via[stop + 1 + k];
    rest.first = leaves_stop(p, t, stop);
    t->to = rest.from;
    t->vias = stop;
    t->last = leaves_stop(p, t, stop - 1);
    return rest;
}

/* The first part of a company's way, up to a stop; what is left becomes a way of its own. */
static void cut(mad_proposal *p, mad_trail *t, int stop)
{
    const mad_trail key = *t;
    int n = p->trails;
    for (int i = 0; i < n && p->trails < MAD_PROP_TRAILS; i++) {
        mad_trail *o = &p->t[i];
        if (!mad_prop_together(p, &key, o) || o->vias <= stop || o->via[stop] != key.via[stop])
            continue;
        p->t[p->trails] = part_at(p, o, stop);
        p->t[p->trails++].rest = true;
    }
}

static bool same_stops(mad_proposal *p, const mad_trail *t)
{
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *o = &p->t[i];
        if (!mad_prop_together(p, t, o))
            continue;
        if (o->vias != t->vias)
            return false;
        for (int k = 0; k < t->vias; k++)
            if (o->via[k] != t->via[k])
                return false;
    }
    return true;
}

/* Whether the way is in order as two: the first part up to that stop, with those who go along or without
 * them, and the rest from there. */
static bool in_two(mad_proposal *p, mad_trail *t, int stop, bool by_himself)
{
    mad_supposed kept;
    const mad_trail saved = *t, rest = part_at(p, t, stop);
    bool ok = false;
    mad_prop_suppose(p, &kept);
    p->alone = by_himself ? t : NULL;
    const mad_row *row = mad_way_allowed(p, t);
    if (row && mad_way_make(p, t, row)) {
        mad_prop_send(p);
        p->alone = t;
        *t = rest;
        ok = mad_way_allowed(p, t) != NULL;
    }
    *t = saved;
    t->done = false;
    mad_prop_as_before(p, &kept);
    return ok;
}

/* Where the way has to be parted to be in order; -1: nowhere. */
static int parting(mad_proposal *p, mad_trail *t, bool *by_himself)
{
    *by_himself = false;
    if (!same_stops(p, t))
        return -1;
    for (int stop = t->vias - 1; stop >= 0; stop--)
        for (int alone = mad_way_company(p, t, mad_way_anybody) == 1; alone < 2; alone++)
            if (in_two(p, t, stop, alone)) {
                *by_himself = alone;
                return stop;
            }
    return -1;
}

/* Without its stops, which were slips of the hand. */
static void straighten(mad_proposal *p, mad_trail *t, int *kept)
{
    const mad_trail key = *t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, &key, &p->t[i])) {
            kept[i] = p->t[i].vias;
            p->t[i].vias = 0;
        }
}

static void bend(mad_proposal *p, mad_trail *t, const int *kept)
{
    const mad_trail key = *t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, &key, &p->t[i]))
            p->t[i].vias = kept[i];
}

static int stop_at(const mad_trail *t, um_ref place)
{
    for (int i = 0; i < t->vias; i++)
        if (t->via[i] == place)
            return i;
    return -1;
}

static bool near(mad_proposal *p, const mad_trail *a, const mad_trail *b)
{
    return a->side == b->side && !a->done && !b->done && a->piece != b->piece &&
           !mad_prop_parted(p, a->last, b->first, a->side) && !mad_prop_parted(p, b->last, a->first, a->side);
}

static bool is_on_map(const mad_proposal *p, um_ref place)
{
    return mad_prop_is_space_or_lake(place) || mad_prop_role(&p->c, place) == MAD_BOX_TRANSIT;
}

/* Where two go together for a part of their ways, the ways are parted there; who comes onto the map with
 * others may have been put down with them by a slip. True: one was. */
static bool part_company(mad_proposal *p, mad_trail *t)
{
    int n = p->trails;
    for (int i = 0; i < n; i++) {
        mad_trail *o = &p->t[i];
        if (!near(p, t, o))
            continue;
        bool out = o->from == t->from && is_on_map(p, t->from), home = o->to == t->to;
        int theirs = out    ? stop_at(o, t->to)
                     : home ? stop_at(o, t->from)
                            : -1,
            mine = out    ? stop_at(t, o->to)
                   : home ? stop_at(t, o->from)
                          : -1;
        if (theirs >= 0)
            cut(p, o, theirs);
        else if (mine >= 0)
            cut(p, t, mine);
        if (theirs >= 0 || mine >= 0)
            return p->trails > n;
    }
    return false;
}

/* How many stops, the ends included, two ways that begin together have in common. */
static int common_stops(const mad_trail *a, const mad_trail *b)
{
    int n = 0;
    while (n <= a->vias && n <= b->vias &&
           (n < a->vias ? a->via[n] : a->to) == (n < b->vias ? b->via[n] : b->to))
        n++;
    return n;
}

static bool dragged_at_once(const mad_proposal *p, const mad_trail *a, const mad_trail *b)
{
    const um_place *x = &p->ch[a->first].at, *y = &p->ch[b->first].at;
    return x->entry == y->entry && x->file == y->file;
}

/* Who set out with others and went on without them, or elsewhere, went with them as far as their ways agree;
 * who comes onto the map did not. */
void mad_way_share(mad_proposal *p, mad_trail *t)
{
    for (int i = 0; i < p->trails && t->said < 0 && is_on_map(p, t->from); i++) {
        mad_trail *o = &p->t[i];
        bool at_once = (o->first < t->last && t->first < o->last) || dragged_at_once(p, t, o);
        if (!at_once || !near(p, t, o) || o->from != t->from || o->said >= 0 || o->from == o->to)
            continue;
        int n = common_stops(t, o);
        if (n == 0 || (n > t->vias && n > o->vias) || !mad_prop_is_space(n > t->vias ? t->to : t->via[n - 1]))
            continue;
        if (n <= t->vias)
            cut(p, t, n - 1);
        if (n <= o->vias)
            cut(p, o, n - 1);
    }
}

void mad_way_may_part(mad_proposal *p, mad_trail *t)
{
    int over = t->vias && t->said < 0 ? mad_prop_passes_over(p) : 0;
    p->no_other |= over > t->vias;
    if (over && over <= t->vias)
        cut(p, t, t->vias - over);
}

/* If together they may not, those who were moved at once, or each by itself. */
static bool goes_alone(mad_proposal *p, mad_trail *t)
{
    int all = mad_way_company(p, t, mad_way_anybody);
    if (all < 2 || (t->side == mad_prop_side_in_play(p) && !mad_way_from_afar(p, t)))
        return false;
    bool at_once = p->at_once;
    p->at_once = true;
    int n = mad_way_company(p, t, mad_way_anybody);
    const mad_row *row = n > 1 && n < all ? mad_way_allowed(p, t) : NULL;
    if (!row) {
        p->at_once = at_once;
        p->alone = t;
        row = mad_way_allowed(p, t);
    }
    if (row)
        mad_way_send(p, t, row);
    p->alone = NULL;
    p->at_once = at_once;
    return row != NULL;
}

static bool parts_way(mad_proposal *p, mad_trail *t)
{
    bool by_himself;
    const mad_trail *alone = p->alone;
    int stop = parting(p, t, &by_himself);
    if (stop < 0)
        return false;
    p->alone = by_himself ? t : alone;
    cut(p, t, stop);
    mad_prop_way(p, t);
    p->alone = alone;
    return true;
}

bool mad_way_otherwise(mad_proposal *p, mad_trail *t)
{
    int kept[MAD_PROP_TRAILS] = {0};
    bool stops = t->vias && t->said < 0;
    if (stops && mad_way_company(p, t, mad_way_anybody) == 1 && parts_way(p, t))
        return true;
    if (part_company(p, t)) {
        mad_prop_way(p, t);
        return true;
    }
    if (stops) {
        if (parts_way(p, t))
            return true;
        straighten(p, t, kept);
        const mad_row *row = mad_way_allowed(p, t);
        if (row) {
            mad_way_send(p, t, row);
            return true;
        }
        bend(p, t, kept);
    }
    return goes_alone(p, t);
}
