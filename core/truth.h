/* truth.h - ranges and truths: how code says "not known exactly" without ever asking why.
 *
 * A range lo..hi holds every value a number may have; a truth holds every answer a question may
 * have. Arithmetic and logic on them are exact hulls: a result is definite only if it is the same
 * for every value the operands may take. Values are 32-bit and saturate at UM_NEVER / -UM_NEVER. */
#ifndef UMPIRE_CORE_TRUTH_H
#define UMPIRE_CORE_TRUTH_H

#include <stdbool.h>
#include <stdint.h>

enum { UM_NEVER = 1000000000 }; /* "no way at all": an unreachable cost */

typedef struct um_range {
    int32_t lo, hi; /* lo <= hi */
} um_range;

typedef enum um_truth { UM_NO, UM_MAYBE, UM_YES } um_truth;

static inline int32_t um_clip(int64_t v) /* sums stop at the ends */
{
    if (v > UM_NEVER)
        return UM_NEVER;
    return v < -UM_NEVER ? -UM_NEVER : (int32_t)v;
}
static inline um_range um_exactly(int32_t v)
{
    return (um_range){v, v};
}
static inline um_range um_span(int32_t lo, int32_t hi) /* the hull of both, in either order */
{
    return lo <= hi ? (um_range){lo, hi} : (um_range){hi, lo};
}
static inline bool um_known(um_range r) /* one value only */
{
    return r.lo == r.hi;
}
static inline bool um_range_same(um_range a, um_range b)
{
    return a.lo == b.lo && a.hi == b.hi;
}
static inline um_range um_add(um_range a, um_range b)
{
    return (um_range){um_clip((int64_t)a.lo + b.lo), um_clip((int64_t)a.hi + b.hi)};
}
static inline um_range um_neg(um_range a)
{
    return (um_range){-a.hi, -a.lo};
}
static inline um_range um_sub(um_range a, um_range b)
{
    return um_add(a, um_neg(b));
}
static inline um_range um_least(um_range a, um_range b)
{
    return (um_range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
}
static inline um_range um_most(um_range a, um_range b)
{
    return (um_range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}
static inline um_range um_hull(um_range a, um_range b)
{
    return (um_range){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}
um_range um_times(um_range a, int32_t k);
um_range um_div_down(um_range a, int32_t k); /* k > 0; rounds toward minus infinity */
um_range um_div_up(um_range a, int32_t k);   /* k > 0 */
/* What is left when both hold; false (out untouched) when nothing is. */
bool um_meet(um_range a, um_range b, um_range *out);

static inline um_truth um_sure(bool b)
{
    return b ? UM_YES : UM_NO;
}
static inline um_truth um_not(um_truth a)
{
    return (um_truth)(UM_YES - a);
}
static inline um_truth um_and(um_truth a, um_truth b)
{
    return a < b ? a : b;
}
static inline um_truth um_or(um_truth a, um_truth b)
{
    return a > b ? a : b;
}
static inline um_truth um_if(um_truth a, um_truth b) /* a implies b */
{
    return um_or(um_not(a), b);
}
/* `a` if the condition holds, `b` if not, the hull while it may or may not. */
static inline um_range um_either(um_truth when, um_range a, um_range b)
{
    if (when == UM_MAYBE)
        return um_hull(a, b);
    return when == UM_YES ? a : b;
}
static inline um_truth um_le(um_range a, um_range b)
{
    if (a.hi <= b.lo)
        return UM_YES;
    return a.lo > b.hi ? UM_NO : UM_MAYBE;
}
static inline um_truth um_lt(um_range a, um_range b)
{
    return um_not(um_le(b, a));
}
static inline um_truth um_ge(um_range a, um_range b)
{
    return um_le(b, a);
}
static inline um_truth um_gt(um_range a, um_range b)
{
    return um_lt(b, a);
}
static inline um_truth um_eq(um_range a, um_range b)
{
    if (um_known(a) && um_range_same(a, b))
        return UM_YES;
    return a.hi < b.lo || b.hi < a.lo ? UM_NO : UM_MAYBE;
}
const char *um_truth_text(um_truth t); /* "no", "maybe", "yes" */

#endif
