/* um_niagara.h - the Niagara miniatures game, as the table of games names it. */
#ifndef UMPIRE_NIAGARA_GAME_H
#define UMPIRE_NIAGARA_GAME_H

#include "core/game.h"

extern const um_game um_niagara;

#endif
