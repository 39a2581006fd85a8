/* constraints.h - what the rule book forces on any data of the game. */
#ifndef UMPIRE_MADISON_CONSTRAINTS_H
#define UMPIRE_MADISON_CONSTRAINTS_H

#include "core/core.h"

/* Say where a pack breaks them (um_game.check). */
void mad_check(const um_pack *p, const um_sink *sink);

#endif
