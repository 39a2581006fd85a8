/* Ranges and truths against their meaning: every operation is compared with what the plain operation
 * gives for every value the operands may have. */
#include "core/truth.h"

#include <criterion/criterion.h>

enum { LOW = -5, HIGH = 5 };

static bool next_range(um_range *r)
{
    if (r->hi < HIGH)
        r->hi++;
    else if (r->lo < HIGH)
        r->lo++, r->hi = r->lo;
    else
        return false;
    return true;
}

#define EACH_RANGE(r)                                                                                        \
    for (um_range r = {LOW, LOW}, *r##_more = &r; r##_more; r##_more = next_range(&r) ? &r : NULL)

typedef struct binary {
    const char *name;
    um_range (*range)(um_range, um_range);
    int32_t (*plain)(int32_t, int32_t);
} binary;

static int32_t plain_add(int32_t a, int32_t b)
{
    return a + b;
}
static int32_t plain_sub(int32_t a, int32_t b)
{
    return a - b;
}
static int32_t plain_least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}
static int32_t plain_most(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* The tight hull of a plain operation over all values of two ranges. */
static um_range hull_of(int32_t (*plain)(int32_t, int32_t), um_range a, um_range b)
{
    um_range r = {INT32_MAX, INT32_MIN};
    for (int32_t x = a.lo; x <= a.hi; x++)
        for (int32_t y = b.lo; y <= b.hi; y++) {
            int32_t v = plain(x, y);
            r.lo = v < r.lo ? v : r.lo;
            r.hi = v > r.hi ? v : r.hi;
        }
    return r;
}

Test(truth, binary_operations_are_tight_hulls)
{
    static const binary ops[] = {{"add", um_add, plain_add},
                                 {"sub", um_sub, plain_sub},
                                 {"least", um_least, plain_least},
                                 {"most", um_most, plain_most}};
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        EACH_RANGE (a)
            EACH_RANGE (b) {
                um_range want = hull_of(ops[i].plain, a, b), got = ops[i].range(a, b);
                cr_assert(um_range_same(want, got), "%s(%d..%d, %d..%d) = %d..%d, not %d..%d", ops[i].name,
                          a.lo, a.hi, b.lo, b.hi, got.lo, got.hi, want.lo, want.hi);
            }
}

static int32_t plain_times(int32_t a, int32_t k)
{
    return a * k;
}
/* Division by counting, so as not to repeat the code under test. */
static int32_t plain_down(int32_t a, int32_t k)
{
    int32_t q = -100;
    while ((q + 1) * k <= a)
        q++;
    return q;
}
static int32_t plain_up(int32_t a, int32_t k)
{
    int32_t q = 100;
    while ((q - 1) * k >= a)
        q--;
    return q;
}

Test(truth, operations_with_a_constant_are_tight_hulls)
{
    EACH_RANGE (a) {
        for (int32_t k = -4; k <= 4; k++)
            cr_assert(um_range_same(hull_of(plain_times, a, um_exactly(k)), um_times(a, k)),
                      "%d..%d times %d", a.lo, a.hi, k);
        for (int32_t k = 1; k <= 7; k++) {
            cr_assert(um_range_same(hull_of(plain_down, a, um_exactly(k)), um_div_down(a, k)), "%d..%d / %d",
                      a.lo, a.hi, k);
            cr_assert(um_range_same(hull_of(plain_up, a, um_exactly(k)), um_div_up(a, k)), "%d..%d / %d up",
                      a.lo, a.hi, k);
        }
        cr_assert(um_range_same(um_neg(a), um_sub(um_exactly(0), a)));
        cr_assert(um_range_same(um_neg(um_neg(a)), a));
    }
}

static bool holds(um_range r, int32_t v)
{
    return r.lo <= v && v <= r.hi;
}

Test(truth, hull_and_meet_are_union_and_intersection)
{
    EACH_RANGE (a)
        EACH_RANGE (b) {
            um_range hull = um_hull(a, b), both = {77, 78};
            bool any = um_meet(a, b, &both);
            int common = 0;
            for (int32_t v = LOW; v <= HIGH; v++) {
                cr_assert(!(holds(a, v) || holds(b, v)) || holds(hull, v));
                common += holds(a, v) && holds(b, v);
                cr_assert(!any || holds(both, v) == (holds(a, v) && holds(b, v)));
            }
            cr_assert_eq(any, common > 0);
            cr_assert(any || (both.lo == 77 && both.hi == 78), "an empty meeting touches nothing");
            cr_assert(holds(a, hull.lo) || holds(b, hull.lo));
            cr_assert(holds(a, hull.hi) || holds(b, hull.hi));
        }
}

static bool plain_le(int32_t a, int32_t b)
{
    return a <= b;
}
static bool plain_lt(int32_t a, int32_t b)
{
    return a < b;
}
static bool plain_ge(int32_t a, int32_t b)
{
    return a >= b;
}
static bool plain_gt(int32_t a, int32_t b)
{
    return a > b;
}
static bool plain_eq(int32_t a, int32_t b)
{
    return a == b;
}

Test(truth, comparisons_are_definite_only_if_all_values_agree)
{
    static const struct {
        const char *name;
        um_truth (*range)(um_range, um_range);
        bool (*plain)(int32_t, int32_t);
    } ops[] = {
        {"le", um_le, plain_le}, {"lt", um_lt, plain_lt}, {"ge", um_ge, plain_ge},
        {"gt", um_gt, plain_gt}, {"eq", um_eq, plain_eq},
    };
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        EACH_RANGE (a)
            EACH_RANGE (b) {
                bool some = false, all = true;
                for (int32_t x = a.lo; x <= a.hi; x++)
                    for (int32_t y = b.lo; y <= b.hi; y++) {
                        some |= ops[i].plain(x, y);
                        all &= ops[i].plain(x, y);
                    }
                um_truth want = all ? UM_YES : some ? UM_MAYBE : UM_NO;
                cr_assert_eq(ops[i].range(a, b), want, "%s(%d..%d, %d..%d)", ops[i].name, a.lo, a.hi, b.lo,
                             b.hi);
            }
}

static bool may_be(um_truth t, bool v)
{
    return t == UM_MAYBE || (t == UM_YES) == v;
}

/* The truth of f over everything a and b may be. */
static um_truth over(bool (*f)(bool, bool), um_truth a, um_truth b)
{
    bool some = false, all = true;
    for (int x = 0; x <= 1; x++)
        for (int y = 0; y <= 1; y++)
            if (may_be(a, x) && may_be(b, y)) {
                some |= f(x, y);
                all &= f(x, y);
            }
    return all ? UM_YES : some ? UM_MAYBE : UM_NO;
}

static bool both(bool a, bool b)
{
    return a && b;
}
static bool either(bool a, bool b)
{
    return a || b;
}
static bool implies(bool a, bool b)
{
    return !a || b;
}
static bool negated(bool a, bool b)
{
    return b && !a;
}

Test(truth, logic_is_exact)
{
    for (int i = UM_NO; i <= UM_YES; i++) {
        um_truth a = (um_truth)i;
        cr_assert_eq(um_not(a), over(negated, a, UM_YES));
        for (int j = UM_NO; j <= UM_YES; j++) {
            um_truth b = (um_truth)j;
            cr_assert_eq(um_and(a, b), over(both, a, b));
            cr_assert_eq(um_or(a, b), over(either, a, b));
            cr_assert_eq(um_if(a, b), over(implies, a, b));
            cr_assert_eq(um_not(um_and(a, b)), um_or(um_not(a), um_not(b)));
        }
    }
    cr_assert_eq(um_sure(true), UM_YES);
    cr_assert_eq(um_sure(false), UM_NO);
}

Test(truth, either_is_the_hull_while_undecided)
{
    um_range a = {1, 3}, b = {7, 9};
    cr_assert(um_range_same(um_either(UM_YES, a, b), a));
    cr_assert(um_range_same(um_either(UM_NO, a, b), b));
    cr_assert(um_range_same(um_either(UM_MAYBE, a, b), (um_range){1, 9}));
}

Test(truth, spans_and_words)
{
    cr_assert(um_range_same(um_span(2, 5), (um_range){2, 5}));
    cr_assert(um_range_same(um_span(5, 2), (um_range){2, 5}));
    cr_assert(um_range_same(um_span(4, 4), um_exactly(4)));
    cr_assert(um_known(um_exactly(0)));
    cr_assert(!um_known(um_span(0, 1)));
    cr_assert(!um_range_same((um_range){0, 1}, (um_range){0, 2}));
    cr_assert(!um_range_same((um_range){0, 2}, (um_range){1, 2}));
    cr_assert_str_eq(um_truth_text(UM_NO), "no");
    cr_assert_str_eq(um_truth_text(UM_MAYBE), "maybe");
    cr_assert_str_eq(um_truth_text(UM_YES), "yes");
}

Test(truth, sums_and_products_saturate_at_never)
{
    um_range never = um_exactly(UM_NEVER), one = um_exactly(1);
    cr_assert_eq(um_add(um_exactly(UM_NEVER - 2), one).hi, UM_NEVER - 1);
    cr_assert_eq(um_add(um_exactly(UM_NEVER - 1), one).hi, UM_NEVER);
    cr_assert_eq(um_add(never, one).hi, UM_NEVER);
    cr_assert_eq(um_add(never, never).lo, UM_NEVER);
    cr_assert_eq(um_sub(um_neg(never), one).lo, -UM_NEVER);
    cr_assert_eq(um_sub(um_exactly(-UM_NEVER + 1), one).lo, -UM_NEVER);
    cr_assert_eq(um_times(never, 3).lo, UM_NEVER);
    cr_assert_eq(um_times(never, -3).hi, -UM_NEVER);
    cr_assert_eq(um_times(never, INT32_MAX).hi, UM_NEVER);
    cr_assert_eq(um_times(never, INT32_MIN).hi, -UM_NEVER);
    cr_assert_eq(um_times(um_exactly(UM_NEVER / 2), 2).hi, UM_NEVER);
    cr_assert(um_range_same(um_times(um_span(-UM_NEVER, UM_NEVER), -2), um_span(-UM_NEVER, UM_NEVER)));
}

Test(truth, division_holds_at_the_limits)
{
    um_range all = um_span(-UM_NEVER, UM_NEVER);
    cr_assert(um_range_same(um_div_down(all, 1), all));
    cr_assert(um_range_same(um_div_up(all, 1), all));
    cr_assert(um_range_same(um_div_down(all, INT32_MAX), um_span(-1, 0)));
    cr_assert(um_range_same(um_div_up(all, INT32_MAX), um_span(0, 1)));
    cr_assert(um_range_same(um_div_down(all, UM_NEVER), um_span(-1, 1)));
    cr_assert(um_range_same(um_div_down(all, UM_NEVER - 1), um_span(-2, 1)));
}
