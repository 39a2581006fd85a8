/* verb_functions.h - who judges and who applies each verb. */
#ifndef UMPIRE_NIAGARA_VERB_FUNCTIONS_H
#define UMPIRE_NIAGARA_VERB_FUNCTIONS_H

#include "core/niagara/board/state.h"

typedef void nia_judge_fn(um_ctx *c, const nia_state *s, const um_action *a);
typedef void nia_apply_fn(um_ctx *c, nia_state *s, const um_action *a);

nia_judge_fn nia_judge_turn, nia_judge_step, nia_judge_deploy, nia_judge_cp_roll, nia_judge_ride,
    nia_judge_inspire, nia_judge_rally, nia_judge_courier, nia_judge_detach, nia_judge_attach, nia_judge_risk,
    nia_judge_announce, nia_judge_move, nia_judge_turning, nia_judge_form, nia_judge_limber,
    nia_judge_collide, nia_judge_back, nia_judge_pursue, nia_judge_halt, nia_judge_meet, nia_judge_morale,
    nia_judge_fire_art, nia_judge_fire_inf, nia_judge_rocket, nia_judge_combat, nia_judge_result,
    nia_judge_effect, nia_judge_count, nia_judge_redress, nia_judge_objective, nia_judge_end;
nia_apply_fn nia_apply_turn, nia_apply_step, nia_apply_deploy, nia_apply_cp_roll, nia_apply_ride,
    nia_apply_inspire, nia_apply_rally, nia_apply_attach, nia_apply_detach, nia_apply_risk,
    nia_apply_announce, nia_apply_stop_at, nia_apply_move, nia_apply_turning, nia_apply_form,
    nia_apply_limber, nia_apply_collide, nia_apply_back, nia_apply_pursue, nia_apply_meet, nia_apply_morale,
    nia_apply_fire_art, nia_apply_fire_inf, nia_apply_rocket, nia_apply_combat, nia_apply_result,
    nia_apply_effect, nia_apply_count, nia_apply_redress, nia_apply_position, nia_apply_objective,
    nia_apply_end;

#endif
