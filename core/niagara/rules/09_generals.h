/* 09_generals.h - a general attached to a unit (N9.29, N9.30). */
#ifndef UMPIRE_NIAGARA_RULES_09_GENERALS_H
#define UMPIRE_NIAGARA_RULES_09_GENERALS_H

#include "core/niagara/board/board.h"

void nia_decide_leaving(um_ctx *c, const nia_state *s, int commander);
void nia_decide_company(um_ctx *c, const nia_state *s, const um_action *a, int unit);

#endif
