/* 08_musketry.h - the dice of foot's fire (N8). */
#ifndef UMPIRE_NIAGARA_RULES_08_MUSKETRY_H
#define UMPIRE_NIAGARA_RULES_08_MUSKETRY_H

#include "core/niagara/board/board.h"

um_range nia_odds_dice(um_range bases, um_range dp, bool half, bool again); /* N8.3 - N8.6 */

#endif
