/* board.h - questions about a position and the data, and changes that no rule decides. */
#ifndef UMPIRE_NIAGARA_BOARD_BOARD_H
#define UMPIRE_NIAGARA_BOARD_BOARD_H

#include "core/game.h"
#include "core/niagara/board/state.h"

/* ---- units.c: what a unit is, has left and can do ---- */
um_truth nia_is_type(um_ctx *c, int unit, int type);
um_truth nia_is_foot(um_ctx *c, int unit);                        /* infantry, skirmishers, Indians */
um_truth nia_is_guns(um_ctx *c, int unit);                        /* artillery and rockets */
um_truth nia_skirmishes(um_ctx *c, const nia_state *s, int unit); /* is in skirmish order */
int nia_formations_of(const um_pack *p, int unit); /* those that such troops may be in, as a mask */
um_truth nia_in(um_ctx *c, const nia_state *s, int unit, int formation);
bool nia_friends(um_ctx *c, um_ref a, um_ref b); /* of one side, as far as is known */
int nia_side_of(um_ctx *c, um_ref r);            /* NIA_NOBODY if not known */
/* The decisions to come are about what the side of a unit does or leaves undone, unless the record says whose
 * step it is; no unit: about whoever made the step. */
void nia_blame(um_ctx *c, const um_action *a, int unit);
um_range nia_class(um_ctx *c, int unit);
um_range nia_start_figures(um_ctx *c, int unit);
um_range nia_figures(um_ctx *c, const nia_state *s, int unit);
um_range nia_bases(um_ctx *c, const nia_state *s, int unit);
bool nia_guns_told(um_ctx *c, int unit);
um_range nia_shoots_with(um_ctx *c, int unit); /* NIA_MUSKET, NIA_RIFLE or either */
um_range nia_start_guns(um_ctx *c, int unit);
um_range nia_guns(um_ctx *c, const nia_state *s, int unit);
um_range nia_capacity(um_ctx *c, int unit);           /* casualties that end it */
um_range nia_gun_attr(um_ctx *c, int unit, int attr); /* range or drm of its class of gun */
um_ref nia_gun_class(um_ctx *c, int unit); /* UM_NONE if neither stated nor clear from the weight of shot */
um_truth nia_under_fire(um_ctx *c, const nia_state *s, int unit, bool manoeuvre);
um_truth nia_in_combat(um_ctx *c, const nia_state *s, int unit);
um_truth nia_locked(um_ctx *c, const nia_state *s, int unit); /* in an unfinished stand-off */
bool nia_prey_left(const nia_state *s, int unit);             /* whom it beat is still there */
void nia_aim_clear(nia_aim *a);
void nia_note_aim(nia_unit *u, const nia_aim *a); /* guns have fired in this turn */
void nia_turn_aims(nia_unit *u, int guns);        /* a turn begins; `guns` that the battery has */
void nia_leave_cover(nia_unit *u);                /* who moves may have left it */
/* Turns that the record does not have may have left the unit D-points and casualties that nobody stated. */
bool nia_suffered_untold(const nia_state *s, int unit);
/* Whether it has so many D-points to take off; maybe, if turns that are not told may have left them. */
um_truth nia_has_dp(um_ctx *c, const nia_state *s, int unit, int n);
um_truth nia_broken(const nia_state *s, int unit);
um_range nia_lost(um_ctx *c, const nia_state *s, int side, int what); /* NIA_LOST_... */

/* ---- record.c: what the record tells ---- */
/* Whether it has the turn before this one, or none was. */
static inline bool nia_last_turn_told(const nia_state *s)
{
    return s->turn <= 1 || s->turn > s->since;
}
um_truth nia_missing_roll(um_ctx *c, const nia_state *s, const char *what); /* NR64 */
bool nia_among(const um_action *a, int param, um_ref r);
static inline void nia_use_later(uint32_t *used, int rule)
{
    used[rule >> 5] |= UINT32_C(1) << (rule & 31);
}
void nia_use_marked(um_ctx *c, const uint32_t *used);
/* A brigade's one roll, for those of its units that move behind the first. */
void nia_note_roll(nia_state *s, um_ref brigade, const um_value *dice, int n);
/* The faces of average dice as one number, the first lowest; 0 if there are none or more than eight, or a
 * face is none of theirs. And the i-th of them, from 0; 0 behind the last. */
int32_t nia_faces(const um_action *a, int param);
int nia_face(int32_t faces, int i);
void nia_fact_inches(um_ctx *c, const char *key, int32_t hundredths);
void nia_fact_losses(um_ctx *c, const char *key, const char *band, const um_range *dp, const um_range *cas);

/* ---- places.c ---- */
/* Hundredths of an inch between two things on the table; -1 if one has no place. */
int32_t nia_distance(const nia_state *s, um_ref a, um_ref b);
int32_t nia_apart(const int32_t *p, const int32_t *q);
/* Whether the way from a place to another came within so many hundredths of an inch of a third. */
bool nia_passed(const int32_t *from, const int32_t *to, const int32_t *by, int32_t within);
int32_t nia_range_of(const nia_state *s, const um_action *a, int param, um_ref from,
                     um_ref to); /* -1: not known */
void nia_place_moved(nia_state *s, int unit, const um_action *a, int param);

/* ---- positions.c ---- */
void nia_start(um_ctx *c, void *state);
void nia_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
int nia_object(const um_ctx *c, um_ref r);
void nia_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
int nia_turn_number(const void *state);
void nia_when(const um_ctx *c, const void *state, um_buf *out);

#endif
