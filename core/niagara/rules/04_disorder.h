/* 04_disorder.h - what dressing ranks takes off (N4). */
#ifndef UMPIRE_NIAGARA_RULES_04_DISORDER_H
#define UMPIRE_NIAGARA_RULES_04_DISORDER_H

#include "core/niagara/board/board.h"

um_range nia_recovery(um_ctx *c, const nia_state *s, int unit, int *rule);

#endif
