/* jobs.h - the same work for many inputs, in one process or in several, with the same output. */
#ifndef UMPIRE_CLI_JOBS_H
#define UMPIRE_CLI_JOBS_H

#include "cli/output.h"

#include <time.h>

/* Work on item `i`: write its results to `out` and diagnostics to stderr, fill `result` (zeroed, of
 * the size given below) with what the caller wants to know afterwards, return an exit status. */
typedef int um_job_fn(void *user, size_t i, um_output *out, void *result);

/* How far a long run has come that is worked on in parts, over all of them. */
typedef struct um_pace {
    size_t before, all;   /* items before this part, and in all parts */
    double since;         /* when the run began, on a clock that only goes on; 0: it has not */
    struct timespec next; /* when it is told next */
} um_pace;

typedef struct um_jobs {
    size_t n;      /* items */
    int processes; /* -j; 1 works in this process */
    um_job_fn *fn;
    void *user;
    void *results; /* n * result_size bytes, or NULL; plain values, no pointers */
    size_t result_size;
    um_buf *notes; /* n of them, each with what its item left in out->notes, freed by the caller; or NULL */
    um_pace *pace; /* tell how far it is with the rate and what is left, on a terminal or not; or NULL */
    uint64_t (*weight)(void *user, size_t i); /* how much work an item is, roughly; or NULL: all the same */
} um_jobs;

/* Work on all items, of several processes the heavy ones first, that nobody waits for one at the end. What
 * they write, on both streams, comes in the order of the items however many processes there are. A process
 * that dies costs only its item, which then counts as an internal fault. Returns the gravest of the statuses.
 */
int um_jobs_run(const um_jobs *j, um_output *out);

#endif
