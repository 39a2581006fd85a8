/* policy.h - what a tournament does with errors: sealed ones, open ones, and those the players agreed on. */
#ifndef UMPIRE_CLI_POLICY_H
#define UMPIRE_CLI_POLICY_H

#include "cli/input.h"
#include "cli/report.h"

/* A line of a policy that is no option: `sealed stands`, `accept 12 "agreed"`. An exit status; what is wrong
 * with it has been said. *known is false if it is none. */
int um_policy_line(um_options *o, const char *name, const char *value, bool *known);
/* Where the comment or the end of a line of a policy begins. */
size_t um_policy_comment(const char *line);
/* Mark what stands by the policy, or was agreed, as accepted; `file` as shown. What was agreed on and is not
 * there to be accepted is said. */
um_status um_policy_apply(const um_options *o, const char *file, const um_case *c, um_run *run,
                          const um_sink *sink);
/* Say which games were agreed on and are not among the inputs. */
void um_policy_not_judged(const um_options *o, const um_inputs *inputs, const um_sink *sink);
/* What the policy makes of the errors of a game: "2 sealed errors stand (steps 6, 9)". Nothing without one.
 */
void um_policy_words(const um_options *o, const um_view *v, um_buf *out);

#endif
