/* A task run again and again, its n-th allocation failing, for every n. */
#include "tests/torture.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

typedef union head {
    size_t size;
    _Alignas(16) unsigned char room[16];
} head;

static void *meter_fresh(um_meter *m, size_t size)
{
    head *h = malloc(sizeof *h + size);
    if (!h)
        return NULL;
    h->size = size;
    memset(h + 1, 0xa5, size);
    m->live++;
    m->live_bytes += size;
    if (m->live_bytes > m->peak_bytes)
        m->peak_bytes = m->live_bytes;
    return h + 1;
}

static void meter_drop(um_meter *m, void *ptr, size_t size)
{
    head *h = (head *)ptr - 1;
    m->wrong_sizes += h->size != size;
    m->live--;
    m->live_bytes -= h->size;
    memset(ptr, 0xdd, h->size);
    free(h);
}

static void *meter_alloc(void *user, void *ptr, size_t old_size, size_t new_size)
{
    um_meter *m = user;
    if (new_size == 0) {
        if (ptr)
            meter_drop(m, ptr, old_size);
        return NULL;
    }
    m->calls++;
    if (m->calls == m->fail_at || (m->fail_from && m->calls >= m->fail_from))
        return NULL;
    void *fresh = meter_fresh(m, new_size);
    if (fresh && ptr) {
        size_t had = ((head *)ptr - 1)->size;
        memcpy(fresh, ptr, had < new_size ? had : new_size);
        meter_drop(m, ptr, old_size);
    }
    return fresh;
}

void um_meter_start(um_meter *m)
{
    um_set_allocator(meter_alloc, m);
}

void um_meter_stop(void)
{
    um_set_allocator(NULL, NULL);
}

static void run_once(um_torture_fn *fn, void *user, um_meter *m, um_status want)
{
    um_meter_start(m);
    um_status got = fn(user);
    um_meter_stop();
    cr_expect_eq(got, want, "allocation %zu failing: '%s', not '%s'", m->fail_at, um_status_text(got),
                 um_status_text(want));
    cr_expect_eq(m->live, 0, "allocation %zu failing: %zu blocks, %zu bytes leaked", m->fail_at, m->live,
                 m->live_bytes);
    cr_expect_eq(m->wrong_sizes, 0, "allocation %zu failing: %zu sizes given back wrong", m->fail_at,
                 m->wrong_sizes);
}

size_t um_torture(um_torture_fn *fn, void *user, size_t max_runs)
{
    um_meter peace = {0};
    run_once(fn, user, &peace, UM_OK);
    size_t step = max_runs && peace.calls > max_runs ? peace.calls / max_runs : 1;
    for (size_t n = 1; n <= peace.calls; n += step) {
        um_meter m = {.fail_at = n};
        run_once(fn, user, &m, UM_MEMORY);
    }
    return peace.calls;
}
