/* 02_announcing.h - announcing a charge (N2.8). */
#ifndef UMPIRE_NIAGARA_RULES_02_ANNOUNCING_H
#define UMPIRE_NIAGARA_RULES_02_ANNOUNCING_H

#include "core/niagara/board/board.h"

void nia_decide_contact_announced(um_ctx *c, const nia_state *s, int unit, int32_t ends, bool charge);
void nia_decide_attack_announced(um_ctx *c, const nia_state *s, int attacker, int defender);

#endif
