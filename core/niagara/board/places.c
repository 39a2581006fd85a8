/* Places on the table, and how far they are apart. */
#include "core/niagara/board/board.h"

static const int32_t *place_of(const nia_state *s, um_ref r)
{
    int row = nia_row(r);
    if (um_ref_kind(r) == NK_UNIT)
        return s->unit[row].placed ? s->unit[row].at : NULL;
    const nia_commander *k = &s->commander[row];
    if (!k->placed && k->attached != UM_NONE)
        return place_of(s, k->attached);
    return k->placed ? k->at : NULL;
}

static int64_t root(int64_t square) /* rounded down */
{
    int64_t lo = 0, hi = INT64_C(1) << 31;
    while (lo + 1 < hi) {
        int64_t mid = lo + (hi - lo) / 2;
        if (mid * mid <= square)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

int32_t nia_apart(const int32_t *p, const int32_t *q)
{
    int64_t dx = (int64_t)p[0] - q[0], dy = (int64_t)p[1] - q[1];
    return (int32_t)root(dx * dx + dy * dy);
}

int32_t nia_distance(const nia_state *s, um_ref a, um_ref b)
{
    const int32_t *p = place_of(s, a), *q = place_of(s, b);
    return p && q ? nia_apart(p, q) : -1;
}

bool nia_passed(const int32_t *from, const int32_t *to, const int32_t *by, int32_t within)
{
    int64_t dx = (int64_t)to[0] - from[0], dy = (int64_t)to[1] - from[1];
    int64_t px = (int64_t)by[0] - from[0], py = (int64_t)by[1] - from[1];
    int64_t length = dx * dx + dy * dy, along = dx * px + dy * py, limit = (int64_t)within * within;
    if (along <= 0)
        return px * px + py * py <= limit;
    if (along >= length)
        return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= limit;
    int64_t aside = dx * py - dy * px; /* the height over the way, times its length */
    return (aside < 0 ? -aside : aside) <= within * (root(length) + 1);
}

int32_t nia_range_of(const nia_state *s, const um_action *a, int param, um_ref from, um_ref to)
{
    if (um_has_arg(a, param))
        return nia_int(a, param, 0);
    return nia_distance(s, from, to);
}

void nia_place_moved(nia_state *s, int unit, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    nia_unit *u = &s->unit[unit];
    s->skipped += n < 2;
    u->placed = n == 2;
    u->facing = 0;
    u->at[0] = n == 2 ? nia_bear(v[0].num) : 0;
    u->at[1] = n == 2 ? nia_bear(v[1].num) : 0;
}
