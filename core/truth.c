#include "core/truth.h"

static int32_t floor_div(int32_t a, int32_t k)
{
    return a / k - (a % k < 0);
}

um_range um_times(um_range a, int32_t k)
{
    return um_span(um_clip((int64_t)a.lo * k), um_clip((int64_t)a.hi * k));
}

um_range um_div_down(um_range a, int32_t k)
{
    return (um_range){floor_div(a.lo, k), floor_div(a.hi, k)};
}

um_range um_div_up(um_range a, int32_t k)
{
    return (um_range){-floor_div(-a.lo, k), -floor_div(-a.hi, k)};
}

bool um_meet(um_range a, um_range b, um_range *out)
{
    int32_t lo = a.lo > b.lo ? a.lo : b.lo, hi = a.hi < b.hi ? a.hi : b.hi;
    if (lo > hi)
        return false;
    *out = (um_range){lo, hi};
    return true;
}

const char *um_truth_text(um_truth t)
{
    static const char *const text[] = {"no", "maybe", "yes"};
    return text[t];
}
