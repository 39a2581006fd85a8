/* 02_turns.h - what a turn must not leave behind (N2). */
#ifndef UMPIRE_NIAGARA_RULES_02_TURNS_H
#define UMPIRE_NIAGARA_RULES_02_TURNS_H

#include "core/niagara/board/board.h"

void nia_close(um_ctx *c, const void *state, bool last);

#endif
