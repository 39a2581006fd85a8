/* 10_battle.h - how a land battle stands: what the dice ask for (10.5), who must retreat
 * (10.51, 10.63, 2.77), whether another round is to be fought (10.61). */
#ifndef UMPIRE_MADISON_BOARD_10_BATTLE_H
#define UMPIRE_MADISON_BOARD_10_BATTLE_H

#include "core/madison/board/state.h"

void mad_note_over(um_ctx *c, mad_state *s); /* after somebody left the battle space */
int mad_result_rule(int result);

/* After the dice: the round's result is among these (bits of mad_result; 0: nothing is known of it). */
void mad_take_results(um_ctx *c, mad_state *s, unsigned results);
um_range mad_owed(const mad_combat *k, int side); /* strengths that a side still has to lose (10.5) */
/* Unknown, because the record does not tell who led, and so which row of the table the dice took, or the
 * dice. */
um_truth mad_not_told(um_ctx *c, const mad_combat *k);
int mad_round_rule(const mad_combat *k); /* the rule of the result, or of all that it may be */

/* What a side did narrows down what the result was: it lost so many strengths, or went back. Where no result
 * asks for it nothing is narrowed. That something is due may follow from it; that something is not due rests
 * on the dice alone, for who has erred once must not seem to err twice. */
void mad_narrow_by_losses(mad_combat *k, int side);
void mad_narrow_by_retreat(um_ctx *c, mad_state *s, int side);

/* Whether a side must retreat now, and by which rule. */
um_truth mad_must_retreat(um_ctx *c, const mad_state *s, int side, int *rule);
um_truth mad_goes_on(um_ctx *c, const mad_state *s); /* 10.61: another round is to be fought */
int mad_count_units(const mad_state *s, um_ctx *c, int space, int side);     /* combat units there */
bool mad_leader_passed(um_ctx *c, const mad_state *s, int leader, int side); /* 9.53 */

/* Whether no unit of the side is left that may lead. */
um_truth mad_leadless(um_ctx *c, const mad_state *s);

/* Who attacks the space that he arrives in; MAD_NOBODY: nobody does. */
int mad_arriving(const um_ctx *c, const mad_state *s, int space);

#endif
