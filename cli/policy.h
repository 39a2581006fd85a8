/* policy.h - what a tournament does with errors: sealed ones, open ones, and those the players agreed on. */
#ifndef UMPIRE_CLI_POLICY_H
#define UMPIRE_CLI_POLICY_H

#include "cli/report.h"

/* A line of a policy that is no option: `sealed stands`, `accept 12 "agreed"`. False: it is none, or not well
 * written; *known tells which. */
bool um_policy_line(um_options *o, const char *name, const char *value, bool *known);
/* Mark what stands by the policy, or was agreed, as accepted; `file` as shown. */
um_status um_policy_apply(const um_options *o, const char *file, um_run *run);
/* Accepted by the policy, not by the players. */
bool um_policy_stands(const um_finding *f);
/* What the policy makes of the errors of a game: "2 sealed errors stand (steps 6, 9)". Nothing without one.
 */
void um_policy_words(const um_options *o, const um_view *v, um_buf *out);

#endif
