/* board.h - questions about a position and the data, and changes that no rule decides. */
#ifndef UMPIRE_INVASION_BOARD_BOARD_H
#define UMPIRE_INVASION_BOARD_BOARD_H

#include "core/game.h"
#include "core/invasion/board/state.h"

/* map.c: what the data say */
um_status inv_compile(um_pack *p, const um_sink *sink);
um_ref inv_faction_ref(const um_ctx *c, int f);
int inv_faction_of(const um_ctx *c, um_ref r); /* -1 for none */
um_truth inv_adjacent(um_ctx *c, int a, int b);
um_truth inv_river(um_ctx *c, int a, int b); /* whether their border is a river */
um_truth inv_touches(um_ctx *c, int water, int area);
um_truth inv_on_huron(um_ctx *c, int area);
um_truth inv_home(um_ctx *c, int area, int side);
um_truth inv_has_role(um_ctx *c, int area, int role);
um_truth inv_open_ground(um_ctx *c, int area); /* nothing forbids entering it */
um_range inv_objectives(um_ctx *c, int area);
int inv_box_role_of(const um_ctx *c, um_ref place);    /* -1: no box */
int inv_box_faction_of(const um_ctx *c, um_ref place); /* -1: nobody's */

/* check.c: what the rule book forces on any data of the game */
void inv_check(const um_pack *p, const um_sink *sink);

/* cards.c */
um_truth inv_card_is(um_ctx *c, int card, int kind);
int inv_effect_of(um_ctx *c, int card);           /* what the data say, whatever the trust */
int inv_kind_of(const um_ctx *c, int card);       /* likewise: what the table took it for */
um_truth inv_effect_known(um_ctx *c, int effect); /* */
um_truth inv_in_deck(um_ctx *c, const inv_state *s, int card);
int inv_in_play(um_ctx *c, const inv_state *s, int effect);    /* the card played in this phase, or -1 */
bool inv_unused(um_ctx *c, const inv_state *s, int effect);    /* in play, and not done yet */
um_truth inv_ready(um_ctx *c, const inv_state *s, int effect); /* that, and rightly played */
um_truth inv_sound(um_ctx *c, int card);                       /* no illegal play brought it */
void inv_use_card(um_ctx *c, inv_state *s, int effect);
bool inv_worked_at(const inv_state *s, int card, int area); /* it has done so in that area, or some of it */
int inv_worked(um_ctx *c, const inv_state *s, int effect);  /* units it has brought, turned or taken so far */
/* A special in play brings, turns or takes `n` units in an area; with `enough` in all its work is done. */
void inv_work_card(um_ctx *c, inv_state *s, int effect, int area, int n, int enough);
int inv_truces(um_ctx *c, const inv_state *s, int side); /* those played */
enum { INV_CK_BY_LAND = INV_CK_SPECIAL + 1 };            /* movement or truce */
um_truth inv_moves_by(um_ctx *c, const inv_state *s, int kind);
um_range inv_card_figure(um_ctx *c, const inv_state *s, int attr, int most);
um_truth inv_in_hand(um_ctx *c, const inv_state *s, int card);
void inv_forget_hand(const um_ctx *c, inv_state *s, int f);
void inv_leave_hand(um_ctx *c, inv_state *s, int card);
um_truth inv_only_specials(um_ctx *c, const inv_state *s, int f); /* of a hand told in full */
bool inv_hand_told(const um_ctx *c, const inv_state *s, int f);
bool inv_no_card_left(um_ctx *c, const inv_state *s, int f);

/* units.c: counting and setting down */
void inv_count(um_ctx *c, const um_action *a, int param, inv_units n);
int inv_placed(um_ctx *c, const um_action *a, inv_units n);
int inv_total(const inv_units n);
int inv_of_side(const inv_state *s, int area, int side);
bool inv_both_there(const inv_state *s, int area);
um_truth inv_holds(um_ctx *c, const inv_state *s, int area, int side); /* units of the side are there */
um_truth inv_contested(um_ctx *c, const inv_state *s, int area);
um_range inv_reserve(um_ctx *c, const inv_state *s, int f);
int inv_out(const inv_state *s, int f); /* on the board and fled */
void inv_put(inv_state *s, int area, int f, int n, bool moved);
int inv_take(inv_state *s, int area, int f, int n, bool moved_first, int *moved);
int inv_remove(inv_state *s, int area, int f, int n); /* those that have moved last */
bool inv_path(const um_action *a, int param, int *area, int *n);
static inline bool inv_unknown(const inv_state *s, int area)
{
    return s->area[area].unknown || s->area[area].astray;
}
void inv_lose_sight(inv_state *s, int from, int to); /* they are not where the record has them */

/* phase.c */
enum { INV_ALL_DONE = (1 << INV_FACTIONS) - 1 }; /* inv_state.done when all five have had their phase */
bool inv_all_acted(const inv_state *s);          /* all five have had their phase, or the last has his */
int inv_first_turn(const inv_state *s);
um_truth inv_same_player(const inv_state *s, int f, int g);
void inv_seat_players(um_ctx *c, inv_state *s, const um_action *a);
void inv_reach_stage(inv_state *s, int stage);
void inv_forget_phase(inv_state *s);
int inv_armies(const inv_state *s);
void inv_note_leg(inv_state *s, const inv_leg *l);

/* battles.c */
int inv_battle_area(um_ctx *c, const inv_state *s); /* the one going on, or the only one to fight; -1 */
int inv_next_roller(um_ctx *c, const inv_state *s, um_truth *sure);
um_range inv_dice_due(um_ctx *c, const inv_state *s, int area, int f);
void inv_clear_battle(inv_state *s);

/* positions.c, read_out.c */
void inv_start(um_ctx *c, void *state);
void inv_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
void inv_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
int inv_object(const um_ctx *c, um_ref r);
int inv_turn_number(const void *state);
void inv_when(const um_ctx *c, const void *state, um_buf *out);
void inv_aim_card(inv_state *s, const um_action *a);

enum { INV_HAND_FULL = 3 }; /* cards of a full hand (1.5a, 3.4b) */
/* A hand that was not filled up when the phase ended is not known for certain (3.4a). */
void inv_settle_hand(um_ctx *c, inv_state *s, int f);
um_truth inv_deck_empty(um_ctx *c, const inv_state *s, int f); /* 3 cards a phase may have left it */

#endif
