#include "core/truth.h"

static int32_t clip(int64_t v)
{
    if (v > UM_NEVER)
        return UM_NEVER;
    return v < -UM_NEVER ? -UM_NEVER : (int32_t)v;
}

static int32_t floor_div(int32_t a, int32_t k)
{
    return a / k - (a % k < 0);
}

um_range um_exactly(int32_t v)
{
    return (um_range){v, v};
}

um_range um_span(int32_t lo, int32_t hi)
{
    return lo <= hi ? (um_range){lo, hi} : (um_range){hi, lo};
}

bool um_known(um_range r)
{
    return r.lo == r.hi;
}

bool um_range_same(um_range a, um_range b)
{
    return a.lo == b.lo && a.hi == b.hi;
}

um_range um_add(um_range a, um_range b)
{
    return (um_range){clip((int64_t)a.lo + b.lo), clip((int64_t)a.hi + b.hi)};
}

um_range um_neg(um_range a)
{
    return (um_range){-a.hi, -a.lo};
}

um_range um_sub(um_range a, um_range b)
{
    return um_add(a, um_neg(b));
}

um_range um_times(um_range a, int32_t k)
{
    return um_span(clip((int64_t)a.lo * k), clip((int64_t)a.hi * k));
}

um_range um_div_down(um_range a, int32_t k)
{
    return (um_range){floor_div(a.lo, k), floor_div(a.hi, k)};
}

um_range um_div_up(um_range a, int32_t k)
{
    return (um_range){-floor_div(-a.lo, k), -floor_div(-a.hi, k)};
}

um_range um_least(um_range a, um_range b)
{
    return (um_range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
}

um_range um_most(um_range a, um_range b)
{
    return (um_range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

um_range um_hull(um_range a, um_range b)
{
    return (um_range){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

bool um_meet(um_range a, um_range b, um_range *out)
{
    int32_t lo = a.lo > b.lo ? a.lo : b.lo, hi = a.hi < b.hi ? a.hi : b.hi;
    if (lo > hi)
        return false;
    *out = (um_range){lo, hi};
    return true;
}

um_range um_either(um_truth when, um_range a, um_range b)
{
    if (when == UM_MAYBE)
        return um_hull(a, b);
    return when == UM_YES ? a : b;
}

um_truth um_if(um_truth a, um_truth b)
{
    return um_or(um_not(a), b);
}

um_truth um_le(um_range a, um_range b)
{
    if (a.hi <= b.lo)
        return UM_YES;
    return a.lo > b.hi ? UM_NO : UM_MAYBE;
}

um_truth um_lt(um_range a, um_range b)
{
    return um_not(um_le(b, a));
}

um_truth um_ge(um_range a, um_range b)
{
    return um_le(b, a);
}

um_truth um_gt(um_range a, um_range b)
{
    return um_lt(b, a);
}

um_truth um_eq(um_range a, um_range b)
{
    if (um_known(a) && um_range_same(a, b))
        return UM_YES;
    return a.hi < b.lo || b.hi < a.lo ? UM_NO : UM_MAYBE;
}

const char *um_truth_text(um_truth t)
{
    static const char *const text[] = {"no", "maybe", "yes"};
    return text[t];
}
