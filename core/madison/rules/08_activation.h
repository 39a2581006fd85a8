/* 08_activation.h - activation (3.3, 8.4 to 8.7): what a card's points and a leader's command let move. */
#ifndef UMPIRE_MADISON_RULES_08_ACTIVATION_H
#define UMPIRE_MADISON_RULES_08_ACTIVATION_H

#include "core/madison/board/state.h"

/* The activation that the movers of an action belong to. */
int mad_group_of(const mad_state *s, const um_action *a, const um_value *v, int n);
void mad_decide_activation(um_ctx *c, const mad_state *s, const um_action *a, int pieces_param);
void mad_activate(um_ctx *c, mad_state *s, const um_action *a, int pieces_param);

#endif
