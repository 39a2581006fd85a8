/* 10_crt.h - the combat results table (10.21): the modified roll, what the table says of it, and nines at
 * forts (2.77). */
#ifndef UMPIRE_MADISON_BOARD_10_CRT_H
#define UMPIRE_MADISON_BOARD_10_CRT_H

#include "core/madison/board/10_fight.h"

um_range mad_roll(const mad_fight *f);
unsigned mad_results(um_ctx *c, um_range roll); /* bits of mad_result that the table may say */
int mad_fort_result(const mad_fight *f,
                    int result); /* a 9 read for the space: AR, DR, or MAD_RES_NONE if unsure */

#endif
