/* The same work gives the same output in one process and in several, and one that dies costs its own item
 * only. */
#include "cli/input.h"
#include "cli/jobs.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { ITEMS = 23 };

typedef struct plan {
    int dies_at;  /* this item ends its process; -1: none */
    bool weighed; /* some items are heavier than others */
} plan;

static uint64_t weigh(void *user, size_t i)
{
    return ((const plan *)user)->weighed ? i * 5 % 7 : 0;
}

static int work(void *user, size_t i, um_output *out, void *result)
{
    const plan *p = user;
    struct timespec nap = {.tv_nsec = (long)((i * 7) % 5) * 1000000};
    nanosleep(&nap, NULL);
    if ((int)i == p->dies_at)
        _exit(9);
    for (size_t k = 0; k <= i * 100; k++)
        um_out(out, "item %zu line %zu\n", i, k);
    if (i % 5 == 0)
        um_out_styled(out, UM_RED, "red\n");
    if (result)
        *(size_t *)result = i * i;
    return i == 11 ? UM_EXIT_ILLEGAL : i == 3 ? UM_EXIT_UNDETERMINED : UM_EXIT_LEGAL;
}

/* Run the plan with -j; what was written goes to `text`. */
static int run(plan *p, int processes, size_t n, um_buf *text, size_t *results)
{
    char path[64];
    um_temp(path, sizeof path, "jobs");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    close(fd);
    const um_options o = {.output = path, .color = UM_WHEN_ALWAYS};
    um_output out;
    const um_sink silent = {0};
    cr_assert_eq(um_output_open(&out, &o), UM_OK);
    um_out(&out, "before\n");
    const um_jobs j = {n, processes, work, p, results, sizeof *results, NULL, NULL, weigh};
    int status = um_jobs_run(&j, &out);
    um_out(&out, "after\n");
    status = um_output_close(&out, status);
    cr_assert_eq(um_input_read(path, 0, text, &silent), UM_OK);
    unlink(path);
    return status;
}

Test(jobs, output_does_not_depend_on_their_number)
{
    plan p = {.dies_at = -1};
    um_buf one = {0};
    cr_assert_eq(run(&p, 1, ITEMS, &one, NULL), UM_EXIT_ILLEGAL);
    cr_assert_not_null(strstr(one.p, "before\nitem 0 line 0\n\033[1;31mred"));
    for (int processes = 2; processes <= 64; processes += 31) {
        p.weighed = !p.weighed;
        um_buf many = {0};
        size_t results[ITEMS];
        memset(results, 0xff, sizeof results);
        cr_expect_eq(run(&p, processes, ITEMS, &many, results), UM_EXIT_ILLEGAL);
        cr_expect(um_text_eq(um_buf_view(&one), um_buf_view(&many)), "%d processes", processes);
        for (size_t i = 0; i < ITEMS; i++)
            cr_expect_eq(results[i], i * i);
        um_buf_free(&many);
    }
    um_buf_free(&one);
}

Test(jobs, a_process_that_dies_costs_its_item_only)
{
    plan p = {.dies_at = 4};
    size_t results[ITEMS];
    um_buf many = {0};
    cr_assert_not_null(freopen("/dev/null", "w", stderr)); /* it complains, as it should */
    cr_expect_eq(run(&p, 3, ITEMS, &many, results), UM_EXIT_FAULT);
    for (size_t i = 0; i < ITEMS; i++) {
        char line[40];
        snprintf(line, sizeof line, "item %zu line 0\n", i);
        cr_expect_eq(strstr(many.p, line) != NULL, i != 4, "item %zu", i);
        cr_expect_eq(results[i], i == 4 ? 0 : i * i);
    }
    um_buf_free(&many);
}

static uint64_t later_is_heavier(void *user, size_t i)
{
    (void)user;
    return i;
}

static int tell_time(void *user, size_t i, um_output *out, void *result)
{
    struct timespec now;
    (void)user;
    (void)i;
    (void)out;
    clock_gettime(CLOCK_MONOTONIC, &now);
    *(double *)result = (double)now.tv_sec + (double)now.tv_nsec / 1e9;
    return UM_EXIT_LEGAL;
}

/* The heaviest of those that may be given out, so that nobody waits for it at the end; how many may, is
 * bounded. */
Test(jobs, heavy_items_come_first)
{
    static double when[1000];
    for (size_t n = 100; n <= UM_COUNT(when); n += 900) {
        um_output out = {.f = stdout, .quiet = true};
        const um_jobs j = {n, 2, tell_time, NULL, when, sizeof *when, NULL, NULL, later_is_heavier};
        cr_assert_eq(um_jobs_run(&j, &out), UM_EXIT_LEGAL);
        size_t first = 0;
        for (size_t i = 1; i < n; i++)
            first = when[i] < when[first] ? i : first;
        cr_expect(n == 100 ? first >= 98 : first > 200 && first < 300, "%zu of %zu", first, n);
    }
}

Test(jobs, nothing_to_do)
{
    plan p = {.dies_at = -1};
    um_buf text = {0};
    cr_expect_eq(run(&p, 4, 0, &text, NULL), UM_EXIT_LEGAL);
    cr_expect_str_eq(text.p, "before\nafter\n");
    um_buf_free(&text);
}
