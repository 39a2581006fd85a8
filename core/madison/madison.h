/* madison.h - Mr. Madison's War: the game's row in the table of games.
 *
 * Floors, each asking only the ones above it in this list: board (what stands where, pure questions),
 * rules (a chapter of the rule book a file, found by its number), offer and propose (what is open,
 * what was played). A predicate answers um_truth or um_range and changes nothing; a judge_ function
 * decides the rules of one verb, a decide_ function one that several share; an apply_ function does
 * what the table did, whatever was legal. */
#ifndef UMPIRE_MADISON_H
#define UMPIRE_MADISON_H

#include "core/game.h"

extern const um_game um_madison;

#endif
