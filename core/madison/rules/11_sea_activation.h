/* 11_sea_activation.h - who sails with what is paid for (11.13, 11.14, 11.37, 3.36, 3.37): ships, and leaders
 * aboard. */
#ifndef UMPIRE_MADISON_RULES_11_SEA_ACTIVATION_H
#define UMPIRE_MADISON_RULES_11_SEA_ACTIVATION_H

#include "core/madison/board/state.h"

/* An action's pieces and troops as one list of movers, for the rules of activation. */
void mad_sea_activation(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                        const um_ref *others, int nothers);
void mad_sea_activate(um_ctx *c, mad_state *s, const um_action *a, const um_ref *ships, int nships,
                      const um_ref *others, int nothers);
/* Which of the play's two activations the movers belong to (8.7). */
int mad_sea_group(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                  const um_ref *others, int nothers);

#endif
