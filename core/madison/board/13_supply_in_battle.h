/* 13_supply_in_battle.h - supply of those who fight: attackers as the play began (13.36), defenders now or
 * then (13.37). */
#ifndef UMPIRE_MADISON_BOARD_13_SUPPLY_IN_BATTLE_H
#define UMPIRE_MADISON_BOARD_13_SUPPLY_IN_BATTLE_H

#include "core/madison/board/10_fight.h"

um_truth mad_attack_supplied(const mad_fight *f, int unit);
um_truth mad_defence_supplied(const mad_fight *f, int unit);

#endif
