/* What the tests of relations share: every case and game of the fixtures, and findings as text. */
#ifndef UMPIRE_TESTS_TEST_RELATIONS_SUPPORT_H
#define UMPIRE_TESTS_TEST_RELATIONS_SUPPORT_H

#include "parser/umpire.h"

/* A case or game that can be read whole, and where it came from. */
typedef struct rel_case {
    const um_case *c;
    const um_record *record;
    const char *file;
    um_packs *packs;
    int number; /* in the order met, from 0 */
    bool is_log;
} rel_case;
typedef void rel_case_fn(const rel_case *k);

enum { REL_CASES = 1, REL_LOGS = 2 };
/* Call fn for each case and game of the records under fixtures/ (REL_CASES), and each log there (REL_LOGS).
 * Returns how many. */
int rel_each(unsigned which, rel_case_fn *fn);
/* Call fn for each input as a whole: its first case. */
int rel_each_record(unsigned which, rel_case_fn *fn);
/* Read a text as a record beside `k`; NULL if it cannot be read without a fault. */
um_record *rel_read(const rel_case *k, um_text text);

/* Run a case; never NULL. `s` may be NULL. */
um_run *rel_run(const um_case *c, const um_run_settings *s);

enum {
    REL_FACTS = 1,   /* facts and what is missing, too */
    REL_SEALED = 2,  /* and the step that sealed it */
    REL_STEPS = 4,   /* and the step's number */
    REL_NO_FLIPS = 8 /* but not what it rests on: which rulings flip it, which data decide it */
};
/* The i-th finding, in the order they were made, as a line. Valid until the eighth call after it. */
const char *rel_finding(const um_run *run, int i, unsigned what);
bool rel_same_finding(const um_run *a, int i, const um_run *b, int j, unsigned what);
/* The worst verdict of a step, what is claimed of it included or not; *tainted: it builds on an illegal step.
 */
um_verdict rel_verdict(const um_run *run, int step, bool claims, bool *tainted);
/* "file case ID" */
const char *rel_name(const rel_case *k);
/* Complain, but at most about ten things a test; then only count. */
void rel_fail(const rel_case *k, const char *fmt, ...) UM_PRINTF(2, 3);

#endif
