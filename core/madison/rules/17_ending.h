/* 17_ending.h - victory (17): its levels, and the one that ends the game at once. */
#ifndef UMPIRE_MADISON_RULES_17_ENDING_H
#define UMPIRE_MADISON_RULES_17_ENDING_H

#include "core/madison/board/state.h"

um_range mad_level(um_ctx *c, const mad_state *s, int claimed);

#endif
