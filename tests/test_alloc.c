/* The n-th allocation fails: what is built on base.h says so, and leaks nothing. */
#include "tests/torture.h"

#include <criterion/criterion.h>
#include <string.h>

static um_status fill_arena(void *user)
{
    um_arena a = {0};
    um_text t;
    um_status s = UM_OK;
    (void)user;
    for (int i = 0; i < 40 && !s; i++)
        s = um_text_dup(&a, UM_TEXT("some words"), &t);
    if (!s && !um_arena_alloc(&a, 100000))
        s = UM_MEMORY;
    if (!s && !um_arena_alloc(&a, 60000))
        s = UM_MEMORY;
    um_arena_reset(&a);
    if (!s && !um_arena_alloc(&a, 200000))
        s = UM_MEMORY;
    um_arena_free(&a);
    return s;
}

Test(alloc, arena)
{
    cr_assert_eq(um_torture(fill_arena, NULL, 0), 4);
}

static um_status fill_buffer(void *user)
{
    um_buf b = {0};
    (void)user;
    for (int i = 0; i < 100; i++)
        um_buf_printf(&b, "line %d\n", i);
    um_status s = b.failed;
    if (!s && strncmp(b.p, "line 0\nline 1\n", 14) != 0)
        s = UM_INTERNAL;
    um_buf_free(&b);
    return s;
}

Test(alloc, buffer)
{
    cr_assert_geq(um_torture(fill_buffer, NULL, 0), 4);
}

static um_status fill_array(void *user)
{
    void *items = NULL;
    size_t cap = 0;
    um_status s = UM_OK;
    (void)user;
    for (size_t n = 1; n < 100 && !s; n++) {
        s = um_grow(&items, &cap, n, 24);
        if (!s)
            memset((char *)items + (n - 1) * 24, 1, 24);
    }
    um_free(items, cap * 24);
    return s;
}

Test(alloc, grow)
{
    cr_assert_eq(um_torture(fill_array, NULL, 0), 5);
}

Test(alloc, grow_keeps_what_there_was_when_it_fails)
{
    um_meter m = {.fail_at = 2};
    void *items = NULL;
    size_t cap = 0;
    um_meter_start(&m);
    um_status first = um_grow(&items, &cap, 3, 1);
    memset(items, 'k', 3);
    void *was = items;
    um_status second = um_grow(&items, &cap, 100, 1);
    cr_expect(first == UM_OK && second == UM_MEMORY);
    cr_expect(items == was && cap == 8 && memcmp(items, "kkk", 3) == 0);
    um_free(items, cap);
    um_meter_stop();
    cr_assert_eq(m.live, 0);
}

Test(alloc, a_buffer_that_failed_keeps_its_text)
{
    um_meter m = {.fail_at = 2};
    um_buf b = {0};
    um_meter_start(&m);
    um_buf_str(&b, "kept");
    for (int i = 0; i < 100; i++)
        um_buf_char(&b, '.');
    cr_expect_eq(b.failed, UM_MEMORY);
    cr_expect_eq(strncmp(b.p, "kept...", 7), 0);
    cr_expect_lt(b.n, 64);
    um_buf_free(&b);
    um_meter_stop();
    cr_assert_eq(m.live, 0);
}

/* The harness itself must be able to fail. */
static um_status wrong_size(void *user)
{
    void *p = um_realloc(NULL, 0, 32);
    (void)user;
    um_free(p, 31);
    return p ? UM_OK : UM_MEMORY;
}

Test(alloc, the_meter_sees_leaks_and_wrong_sizes)
{
    um_meter m = {0};
    um_meter_start(&m);
    wrong_size(NULL);
    void *p = um_realloc(NULL, 0, 10);
    cr_expect_eq(m.live, 1);
    cr_expect_eq(m.live_bytes, 10);
    cr_expect_eq(m.peak_bytes, 32);
    p = um_realloc(p, 10, 20);
    um_free(p, 20);
    um_meter_stop();
    cr_assert_eq(m.wrong_sizes, 1);
    cr_assert_eq(m.calls, 3);
    cr_assert_eq(m.live, 0);
}

Test(alloc, from_some_call_on_nothing_is_handed_out)
{
    um_meter m = {.fail_from = 1};
    um_meter_start(&m);
    cr_expect_eq(wrong_size(NULL), UM_MEMORY);
    cr_expect_null(um_realloc(NULL, 0, 1));
    um_meter_stop();
    cr_assert_eq(m.live, 0);
}
