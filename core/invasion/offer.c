/* What the side on turn could do next: candidates, kept if the rules that judge steps find nothing
 * against them. */
#include "core/invasion/invasion.h"

void inv_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    (void)c;
    (void)state;
    (void)fn;
    (void)user;
}
