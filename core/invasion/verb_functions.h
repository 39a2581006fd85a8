/* verb_functions.h - who judges and who applies each verb. */
#ifndef UMPIRE_INVASION_VERB_FUNCTIONS_H
#define UMPIRE_INVASION_VERB_FUNCTIONS_H

#include "core/invasion/board/state.h"

typedef void inv_judge_fn(um_ctx *c, const inv_state *s, const um_action *a);
typedef void inv_apply_fn(um_ctx *c, inv_state *s, const um_action *a);

inv_judge_fn inv_judge_turn, inv_judge_phase, inv_judge_end_phase, inv_judge_end_turn, inv_judge_end_game,
    inv_judge_bag, inv_judge_assign, inv_judge_setup, inv_judge_place, inv_judge_deck, inv_judge_deal,
    inv_judge_keep, inv_judge_redraw, inv_judge_show, inv_judge_draw, inv_judge_recruit, inv_judge_extra,
    inv_judge_return, inv_judge_play, inv_judge_target, inv_judge_add, inv_judge_swap, inv_judge_eliminate,
    inv_judge_norton, inv_judge_warcry, inv_judge_pursue, inv_judge_move, inv_judge_drop, inv_judge_pick_up,
    inv_judge_pass_move, inv_judge_boat, inv_judge_canoe, inv_judge_battle, inv_judge_roll,
    inv_judge_pre_roll, inv_judge_won, inv_judge_lose, inv_judge_flee, inv_judge_retreat, inv_judge_stay,
    inv_judge_marker;
inv_apply_fn inv_apply_turn, inv_apply_phase, inv_apply_end_phase, inv_apply_end_turn, inv_apply_end_game,
    inv_apply_assign, inv_apply_setup, inv_apply_place, inv_apply_deal, inv_apply_redraw, inv_apply_draw,
    inv_apply_recruit, inv_apply_extra, inv_apply_return, inv_apply_play, inv_apply_target, inv_apply_add,
    inv_apply_swap, inv_apply_eliminate, inv_apply_norton, inv_apply_warcry, inv_apply_pursue, inv_apply_move,
    inv_apply_drop, inv_apply_pick_up, inv_apply_pass_move, inv_apply_boat, inv_apply_canoe, inv_apply_battle,
    inv_apply_roll, inv_apply_pre_roll, inv_apply_lose, inv_apply_flee, inv_apply_retreat, inv_apply_marker,
    inv_apply_position;

#endif
