/* offer.h - what may be done now. */
#ifndef UMPIRE_NIAGARA_OFFER_OFFER_H
#define UMPIRE_NIAGARA_OFFER_OFFER_H

#include "core/niagara/board/board.h"

void nia_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user);

#endif
