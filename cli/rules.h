/* rules.h - between the files of the rules command. */
#ifndef UMPIRE_CLI_RULES_H
#define UMPIRE_CLI_RULES_H

#include "cli/open.h"
#include "cli/report_json.h"

/* Run the cases that the operands name and say what they have seen of every
 * rule. */
int um_rules_coverage(um_output *out, const um_setup *b);

#endif
