/* check_store.h - umpire check --store. */
#ifndef UMPIRE_CLI_CHECK_STORE_H
#define UMPIRE_CLI_CHECK_STORE_H

#include "cli/open.h"

/* Judge what the inputs hold, or what --list names, and keep it in --store. An exit status; what is wrong has
 * been said. */
int um_check_store(um_many *all);

#endif
