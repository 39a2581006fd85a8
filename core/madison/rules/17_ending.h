/* 17_ending.h - victory (17): its levels, and the one that ends the game at once. */
#ifndef UMPIRE_MADISON_RULES_17_ENDING_H
#define UMPIRE_MADISON_RULES_17_ENDING_H

#include "core/madison/board/state.h"

/* The level of victory as the game stands, from US decisive (1) to British decisive (6). */
um_range mad_level(um_ctx *c, const mad_state *s, int claimed);
const char *mad_level_text(um_range level); /* in words; NULL where it may be one or another */

#endif
