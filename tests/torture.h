/* torture.h - run something again and again, with its n-th allocation failing, for every n.
 *
 * While a torture runs, every block of the library is counted, poisoned when it is handed out and when
 * it is given back, moved at every change of size, and checked against the size it is freed with. */
#ifndef UMPIRE_TESTS_TORTURE_H
#define UMPIRE_TESTS_TORTURE_H

#include "core/base.h"

/* What is tortured: it must clean up after itself whether it succeeds or fails, return UM_OK when no
 * allocation failed and UM_MEMORY when one did. */
typedef um_status um_torture_fn(void *user);

/* Run fn once in peace, then once for each allocation it made (at most about `max_runs` of them,
 * evenly spread; 0: all). Fails the current Criterion test when a status is wrong, a block leaks, or
 * a size given back is not the block's. Returns the number of allocations of the peaceful run. */
size_t um_torture(um_torture_fn *fn, void *user, size_t max_runs);

/* For tests of their own: the counting allocator alone. */
typedef struct um_meter {
    size_t calls;     /* allocations and enlargements asked for */
    size_t fail_at;   /* the call that fails, 1-based; 0: none */
    size_t fail_from; /* every call from this one fails; 0: none */
    size_t live, live_bytes, peak_bytes;
    size_t wrong_sizes; /* blocks given back or resized with a size that is not theirs */
} um_meter;
void um_meter_start(um_meter *m); /* becomes the library's allocator */
void um_meter_stop(void);

#endif
