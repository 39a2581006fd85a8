/* 07_artillery.h - what guns can do (N7). */
#ifndef UMPIRE_NIAGARA_RULES_07_ARTILLERY_H
#define UMPIRE_NIAGARA_RULES_07_ARTILLERY_H

#include "core/niagara/board/board.h"

enum { NIA_LOT_GUNS = 8, NIA_LOT_DP = 2 * NIA_LOT_GUNS + 1, NIA_LOT_CAS = NIA_LOT_GUNS + 1 };
typedef struct nia_lot { /* which effects are possible: [D-points][casualties] */
    bool can[NIA_LOT_DP][NIA_LOT_CAS];
} nia_lot;
void nia_one_gun(int total, bool long_range, int *dp, int *cas); /* N7.12, N7.13 */
/* Every effect of n guns with these dice (die 0: any), each with one of these modifiers. */
void nia_guns_effects(const int32_t *dice, int n, um_range modifier, bool long_range, nia_lot *out);

#endif
