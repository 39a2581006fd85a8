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

um_range um_exactly(int32_t v);
um_range um_span(int32_t lo, int32_t hi); /* the hull of both, in either order */
bool um_known(um_range r);                /* one value only */
bool um_range_same(um_range a, um_range b);
um_range um_add(um_range a, um_range b);
um_range um_sub(um_range a, um_range b);
um_range um_neg(um_range a);
um_range um_times(um_range a, int32_t k);
um_range um_div_down(um_range a, int32_t k); /* k > 0; rounds toward minus infinity */
um_range um_div_up(um_range a, int32_t k);   /* k > 0 */
um_range um_least(um_range a, um_range b);
um_range um_most(um_range a, um_range b);
um_range um_hull(um_range a, um_range b);
/* What is left when both hold; false (out untouched) when nothing is. */
bool um_meet(um_range a, um_range b, um_range *out);
/* `a` if the condition holds, `b` if not, the hull while it may or may not. */
um_range um_either(um_truth when, um_range a, um_range b);

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
um_truth um_if(um_truth a, um_truth b); /* a implies b */
um_truth um_le(um_range a, um_range b);
um_truth um_lt(um_range a, um_range b);
um_truth um_ge(um_range a, um_range b);
um_truth um_gt(um_range a, um_range b);
um_truth um_eq(um_range a, um_range b);
const char *um_truth_text(um_truth t); /* "no", "maybe", "yes" */

#endif
