/* explain_tried.h - of a step read from a log: which readings of its play were tried. */
#ifndef UMPIRE_CLI_EXPLAIN_TRIED_H
#define UMPIRE_CLI_EXPLAIN_TRIED_H

#include "cli/open.h"

/* Print each reading with its verdict and the rules it fails by; nothing for a record. */
um_status um_explain_tried(um_single *s, int step);

#endif
