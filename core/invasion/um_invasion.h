/* um_invasion.h - the game as the table of games sees it. */
#ifndef UMPIRE_INVASION_UM_INVASION_H
#define UMPIRE_INVASION_UM_INVASION_H

#include "core/game.h"

extern const um_game um_invasion;

#endif
