/* niagara.h - the position of a Niagara game and what its rules share.
 *
 * There is no board: a unit is somewhere on the table, or nobody said where. Numbers that the record
 * leaves open are ranges, and every later fact narrows them. Everything is int32_t, so that two
 * positions can be compared byte for byte. */
#ifndef UMPIRE_NIAGARA_H
#define UMPIRE_NIAGARA_H

#include "core/core.h"
#include "core/niagara/kinds.h"
#include "core/niagara/rules.h"
#include "core/niagara/rulings.h"
#include "core/niagara/um_niagara.h"
#include "core/niagara/verbs.h"

enum {
    NIA_UNITS = 64,
    NIA_COMMANDERS = 16,
    NIA_OBJECTIVES = 16,
    NIA_OBJECTS = NIA_UNITS + NIA_COMMANDERS + NIA_OBJECTIVES,
    NIA_DP_MOST = 5,
    NIA_INCH = 100,
    NIA_RULE_WORDS = 5
};

/* The row of a reference that names one; parameters that may be left out are asked first. */
static inline int nia_row(um_ref r)
{
    return r < 0 ? 0 : r & 0xffff;
}

/* A number of the record, held to what arithmetic here can bear; no rule tells numbers beyond it apart. */
enum { NIA_MOST = 1000000, NIA_CAS_MOST = 200 };
static inline int32_t nia_bear(int32_t v)
{
    return v > NIA_MOST ? NIA_MOST : v < -NIA_MOST ? -NIA_MOST : v;
}
static inline int32_t nia_int(const um_action *a, int param, int32_t def)
{
    return nia_bear(um_int_arg(a, param, def));
}

enum { NIA_NOT_SHOT, NIA_SHOT_AT, NIA_HURT };
enum {
    NIA_DONE_MOVED = 1,
    NIA_DONE_CHANGED = 2,
    NIA_DONE_FIRED = 4,
    NIA_DONE_FOUGHT = 8,
    NIA_DONE_ANNOUNCED = 16,
    NIA_DONE_STOP = 32,
    NIA_DONE_DECREED = 64,
    NIA_DONE_PURSUED = 128,
    NIA_DONE_BAYONET = 256,
    NIA_DONE_RALLIED = 512,
    NIA_DONE_WENT = 1024,
    NIA_DONE_ROUTED = 2048,
    NIA_DONE_WHEELED = 4096,
    NIA_DONE_ABOUT = 8192 /* turned about, and has yet to move */
};
enum { NIA_NOT_LIMBERING, NIA_LIMBERING, NIA_UNLIMBERING };

typedef struct nia_unit {
    um_range dp, cas;
    um_range fight_dp, fight_cas; /* as they were before its last fight */
    um_range band;                /* how it fared there */
    um_range began_cas;           /* casualties when an unfinished fight began (NR48) */
    int32_t formations;           /* mask of those it may be in */
    int32_t cover, gone, ran;     /* ran: routed, and has not moved, fired or fought since */
    int32_t placed, at[2];
    int32_t facing, looks_at[2];       /* a point it looks at, if told */
    int32_t fled_placed, fled_from[2]; /* where its flight began */
    int32_t done;                      /* DONE_... this turn */
    int32_t shot, shot_before;         /* this turn, last turn */
    int32_t last_dice, dice;           /* horse: -1 not known; this turn: -1 has not moved */
    int32_t hist_known, hist_target, hist_band, hist_range, hist_turn;
    int32_t owes, owes_turn, owes_step, foe;
    int32_t limbering, limber_turn;
    int32_t contact; /* to the nearest enemy as stated, -1: not said */
    int32_t inspired, dressed;
    int32_t fired_with; /* guns or bases that fired this turn */
    int32_t decree_distance, decree_dp;
    int32_t morale_dp, morale_cas;
    int32_t spared[2];       /* um_truth: no casualty in its last fight by success, by a stand-off */
    int32_t why_dp, why_cas; /* the rules that changed them last */
} nia_unit;

typedef struct nia_commander {
    um_range cp;
    int32_t spent, spent_game, lost, wound_turn, gone, killed, attached;
    int32_t placed, at[2];
    int32_t due_step, rolled; /* the step that made a roll due: 0 none, -1 not in the record */
    int32_t maybe_due;        /* what may have made one due happened */
    int32_t earlier;          /* that he acted from beside a unit was in an earlier turn */
    int32_t beside;           /* the unit whose command group he stands beside, or UM_NONE */
} nia_commander;

/* What the last dice meant; questions about it cite the rules it used. */
typedef struct nia_last {
    um_range allowance, dice, hits, modifier, difference, half;
    um_range total[NIA_UNITS]; /* of the last fight */
    int32_t where, off;
    uint32_t used[NIA_RULE_WORDS];
} nia_last;

typedef struct nia_state {
    int32_t turn, step, started, over, winner;
    int32_t complete, announced; /* what the record says of itself */
    int32_t moved;               /* somebody moved in step 5 */
    int32_t fought;              /* step 6 began by a fight */
    int32_t skipped;
    int32_t brigade, brigade_turn, ndice, brigade_dice[8];
    int32_t holder[NIA_OBJECTIVES], counted[NIA_OBJECTIVES]; /* now; when it counted */
    nia_last last;
    nia_unit unit[NIA_UNITS];
    nia_commander commander[NIA_COMMANDERS];
} nia_state;

typedef void nia_judge_fn(um_ctx *c, const nia_state *s, const um_action *a);
typedef void nia_apply_fn(um_ctx *c, nia_state *s, const um_action *a);

/* ---- units.c: what a unit is, has left and can do ---------------------------------------------------- */
um_truth nia_is_type(um_ctx *c, int unit, int type);
um_truth nia_is_foot(um_ctx *c, int unit);                        /* infantry, skirmishers, Indians */
um_truth nia_is_guns(um_ctx *c, int unit);                        /* artillery and rockets */
um_truth nia_skirmishes(um_ctx *c, const nia_state *s, int unit); /* is in skirmish order */
um_truth nia_in(um_ctx *c, const nia_state *s, int unit, int formation);
bool nia_friends(um_ctx *c, um_ref a, um_ref b); /* of one side, as far as is known */
int nia_side_of(um_ctx *c, um_ref r);            /* NIA_NOBODY if not known */
um_range nia_class(um_ctx *c, int unit);
um_range nia_start_figures(um_ctx *c, int unit);
um_range nia_start_bases(um_ctx *c, int unit);
um_range nia_figures(um_ctx *c, const nia_state *s, int unit);
um_range nia_bases(um_ctx *c, const nia_state *s, int unit);
bool nia_guns_told(um_ctx *c, int unit);
um_range nia_shoots_with(um_ctx *c, int unit); /* NIA_MUSKET, NIA_RIFLE or either */
um_range nia_guns(um_ctx *c, const nia_state *s, int unit);
um_range nia_strength(um_ctx *c, const nia_state *s, int unit); /* N9.17 */
int nia_casualty_figures(um_ctx *c, int unit);                  /* figures that go with one */
um_range nia_capacity(um_ctx *c, int unit);                     /* casualties that end it */
um_range nia_gun_attr(um_ctx *c, int unit, int attr);           /* range or drm of its class of gun */
um_ref nia_gun_class(um_ctx *c, int unit); /* UM_NONE if neither stated nor clear from the weight of shot */
/* D-points taken off (or casualties of) a range when some more are added: the one place of N4.2 and N13. */
void nia_take(um_ctx *c, nia_state *s, int unit, um_range dp, um_range cas, bool counts, int rule);
um_range nia_over_five(um_ctx *c, um_range had, um_range dp); /* how much of a dose goes past the cap */
um_truth nia_under_fire(um_ctx *c, const nia_state *s, int unit, bool manoeuvre);
um_truth nia_in_combat(um_ctx *c, const nia_state *s, int unit);
um_truth nia_locked(um_ctx *c, const nia_state *s, int unit);               /* in an unfinished stand-off */
void nia_leave_cover(nia_unit *u);                                          /* who moves may have left it */
um_truth nia_missing_roll(um_ctx *c, const nia_state *s, const char *what); /* NR64 */
/* Hundredths of an inch between two things on the table; -1 if one has no place. */
int32_t nia_distance(const nia_state *s, um_ref a, um_ref b);
/* Whether the way from a place to another came within so many hundredths of an inch of a third. */
bool nia_passed(const int32_t *from, const int32_t *to, const int32_t *by, int32_t within);
void nia_fact_inches(um_ctx *c, const char *key, int32_t hundredths);
void nia_fact_losses(um_ctx *c, const char *key, const char *band, const um_range *dp, const um_range *cas);
void nia_judge_up(um_ctx *c, const nia_state *s, int unit); /* it has not been destroyed */
int32_t nia_apart(const int32_t *p, const int32_t *q);

/* ---- order.c: turns and steps (N2) ------------------------------------------------------------------- */
void nia_in_step(um_ctx *c, const nia_state *s, int step, int rule);
void nia_enter_step(um_ctx *c, nia_state *s, int step);
int nia_fire_step(um_ctx *c);
void nia_judge_turn(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_turn(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_step(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_step(um_ctx *c, nia_state *s, const um_action *a);
void nia_close(um_ctx *c, const void *state, bool last);

/* ---- setup.c (N1) ------------------------------------------------------------------------------------ */
void nia_judge_deploy(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_deploy(um_ctx *c, nia_state *s, const um_action *a);

/* ---- command.c (N3, N10) ----------------------------------------------------------------------------- */
um_range nia_points(um_ctx *c, const nia_state *s, int commander);
void nia_judge_cp_roll(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_cp_roll(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_ride(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_ride(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_inspire(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_inspire(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_rally(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_rally(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_courier(um_ctx *c, const nia_state *s, const um_action *a);
void nia_judge_detach(um_ctx *c, const nia_state *s, const um_action *a);
void nia_judge_attach(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_attach(um_ctx *c, nia_state *s, const um_action *a);
void nia_apply_detach(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_risk(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_risk(um_ctx *c, nia_state *s, const um_action *a);
/* A unit took `dp` by enemy fire (or not) and `cas`: rolls that are now due. */
void nia_put_at_risk(um_ctx *c, nia_state *s, int unit, um_range dp, um_range cas, bool enemy_fire);
void nia_judge_leaving(um_ctx *c, const nia_state *s, int commander);

/* ---- movement.c, retreat.c (N5, N6) ------------------------------------------------------------------ */
um_truth nia_average_dice(um_ctx *c, const um_action *a, int param); /* N5.14, decided */
void nia_judge_announce(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_announce(um_ctx *c, nia_state *s, const um_action *a);
void nia_apply_stop_at(um_ctx *c, nia_state *s, const um_action *a);
/* A brigade's one roll, for those of its units that move behind the first. */
void nia_note_roll(nia_state *s, um_ref brigade, const um_value *dice, int n);
void nia_judge_move(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_move(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_turning(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_turning(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_form(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_form(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_limber(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_limber(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_collide(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_collide(um_ctx *c, nia_state *s, const um_action *a);
um_range nia_way_back(um_ctx *c, const nia_state *s, int unit, const um_action *a, um_range *cost);
void nia_judge_back(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_back(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_pursue(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_pursue(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_halt(um_ctx *c, const nia_state *s, const um_action *a);
void nia_judge_meet(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_meet(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_morale(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_morale(um_ctx *c, nia_state *s, const um_action *a);
/* How many dice a unit moves: lo..hi, and the rule that says so; -1 if nothing is printed. */
int nia_rate(um_ctx *c, const nia_state *s, int unit, um_range *dice);
um_range nia_place_moved(nia_state *s, int unit, const um_action *a, int param);
void nia_check_line(um_ctx *c, const nia_state *s, int unit, const um_action *a, int point, int distance);

/* ---- fire.c, musket.c, rocket.c (N7, N8, N12) -------------------------------------------------------- */
enum { NIA_LOT_GUNS = 8, NIA_LOT_DP = 2 * NIA_LOT_GUNS + 1, NIA_LOT_CAS = NIA_LOT_GUNS + 1 };
typedef struct nia_lot { /* which effects are possible: [D-points][casualties] */
    bool can[NIA_LOT_DP][NIA_LOT_CAS];
} nia_lot;
void nia_one_gun(int total, bool long_range, int *dp, int *cas); /* N7.12, N7.13 */
/* Every effect of n guns with these dice (die 0: any) and this modifier. */
void nia_guns_effects(const int32_t *dice, int n, int modifier, bool long_range, nia_lot *out);
um_range nia_odds_dice(um_range bases, um_range dp, bool half, bool again); /* N8.3 - N8.6 */
void nia_judge_fire_art(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_fire_art(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_fire_inf(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_fire_inf(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_rocket(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_rocket(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_shot(um_ctx *c, const nia_state *s, int unit,
                    int target); /* order, moves, friends (N2.5, N8.1) */
void nia_mark_shot(um_ctx *c, nia_state *s, int unit, int target, um_range dp, um_range cas);
int32_t nia_range_of(const nia_state *s, const um_action *a, int param, um_ref from,
                     um_ref to); /* -1: not known */
void nia_check_range(um_ctx *c, const nia_state *s, const um_action *a, int param, um_ref from, um_ref to,
                     int rule, um_range most);

/* ---- combat.c, result.c (N9) ------------------------------------------------------------------------- */
typedef struct nia_fight {
    um_range total[2], difference, half; /* attackers, defenders */
    um_range own[2][4];                  /* each unit's own factors, before halving */
    int n[2], unit[2][4];
    uint32_t used[NIA_RULE_WORDS];
} nia_fight;
int nia_band_of(int difference);
um_range nia_bands_of(um_range difference);
int nia_band_rule(int band);
/* What a unit that fared so takes: D-points and casualties. `spared`: see nia_unit. */
void nia_band_losses(int band, const int32_t *spared, um_range *dp, um_range *cas);
int nia_outnumbered(int mine, int theirs); /* N9.13 - N9.16 */
um_range nia_outnumbered_by(um_range mine, um_range theirs);
um_range nia_halved(um_ctx *c, um_range sum); /* N9.18, NR45 */
/* Add the fight up; false if the text does not tell how (too many units). */
bool nia_add_up(um_ctx *c, const nia_state *s, const um_action *a, nia_fight *f);
void nia_judge_combat(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_combat(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_result(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_result(um_ctx *c, nia_state *s, const um_action *a);
static inline void nia_mark_used(uint32_t *used, int rule)
{
    used[rule >> 5] |= UINT32_C(1) << (rule & 31);
}
void nia_use_marked(um_ctx *c, const uint32_t *used);
bool nia_among(const um_action *a, int param, um_ref r);

/* ---- losses.c (N4, N13) ------------------------------------------------------------------------------ */
um_range nia_recovery(um_ctx *c, const nia_state *s, int unit, int *rule);
void nia_judge_effect(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_effect(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_count(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_count(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_redress(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_redress(um_ctx *c, nia_state *s, const um_action *a);

/* ---- positions.c, victory.c, queries.c, offer.c ------------------------------------------------------ */
void nia_start(um_ctx *c, void *state);
void nia_apply_position(um_ctx *c, nia_state *s, const um_action *a);
void nia_position(um_ctx *c, const void *state, um_action_fn *fn, void *user);
int nia_object(const um_ctx *c, um_ref r);
void nia_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits);
void nia_when(const um_ctx *c, const void *state, um_buf *out);
um_truth nia_met(um_ctx *c, const nia_state *s, int objective, bool final);
um_truth nia_broken(const nia_state *s, int unit);
void nia_score(um_ctx *c, const void *state, um_score *out);
um_range nia_lost(um_ctx *c, const nia_state *s, int side, int what); /* LOST_... */
void nia_tally(um_ctx *c, const void *state, um_tally_fn *fn, void *user);
void nia_judge_objective(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_objective(um_ctx *c, nia_state *s, const um_action *a);
void nia_judge_end(um_ctx *c, const nia_state *s, const um_action *a);
void nia_apply_end(um_ctx *c, nia_state *s, const um_action *a);
um_status nia_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out);
void nia_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user);

#endif
