/* What may be done now: candidates by step, let through by the rules that judge. */
#include "core/niagara/niagara.h"

void nia_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    (void)c; (void)state; (void)fn; (void)user;
}
