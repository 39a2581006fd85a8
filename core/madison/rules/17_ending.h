/* 17_ending.h - the end of the game (4.21, 4.3, 17): penalties, levels, and the victory that ends it at once.
 */
#ifndef UMPIRE_MADISON_RULES_17_ENDING_H
#define UMPIRE_MADISON_RULES_17_ENDING_H

#include "core/madison/board/state.h"

um_range mad_level(um_ctx *c, const mad_state *s, int claimed);

#endif
