/* 03_command.h - commanders' points (N3). */
#ifndef UMPIRE_NIAGARA_RULES_03_COMMAND_H
#define UMPIRE_NIAGARA_RULES_03_COMMAND_H

#include "core/niagara/board/board.h"

um_range nia_points(um_ctx *c, const nia_state *s, int commander);

#endif
