/* combat.h - what the files of land combat (2.7, 9.4 to 9.6, 10) share among themselves. */
#ifndef UMPIRE_MADISON_COMBAT_H
#define UMPIRE_MADISON_COMBAT_H

#include "core/madison/madison.h"

/* A battle as the rules look at it: under way, rolled, or only thought of (the nine to one test). */
typedef struct mad_fight {
    um_ctx *c;
    const mad_state *s;
    int space, attacker;
    bool open; /* it is s->combat: its round, leads and cards count */
} mad_fight;

mad_fight mad_fight_of(um_ctx *c, const mad_state *s);                          /* the open one */
mad_fight mad_fight_at(um_ctx *c, const mad_state *s, int space, int attacker); /* one thought of */

static inline bool mad_byte_bit(const uint8_t *bits, int i)
{
    return (bits[i >> 3] >> (i & 7)) & 1;
}
static inline void mad_byte_set(uint8_t *bits, int i)
{
    bits[i >> 3] = (uint8_t)(bits[i >> 3] | (1u << (i & 7)));
}
/* A copy in which what was marked wrongly changes nothing: for "what if" positions. */
static inline um_ctx mad_quiet(const um_ctx *c)
{
    um_ctx q = *c;
    q.rec = NULL;
    return q;
}

/* Definitions noted from here on; mad_unuse forgets those noted since, which changed nothing. */
static inline int mad_uses(const um_ctx *c)
{
    return c->rec ? c->rec->nuses : 0;
}
static inline void mad_unuse(um_ctx *c, int mark)
{
    if (c->rec && mark >= c->rec->use_mark)
        c->rec->nuses = mark;
}

/* ---- fort.c ---- */
/* Whether a fort counts for the defender of the space (2.71 to 2.78). */
um_truth mad_fort_counts(const mad_fight *f);
um_range mad_fort_class(um_ctx *c, int space);
um_range mad_fort_value(um_ctx *c, int space);
void mad_fort_falls(um_ctx *c, mad_state *s, int space); /* 2.75 */

/* ---- combat_odds.c ---- */
um_truth mad_fights(const mad_fight *f, int unit, int side); /* takes part for that side */
bool mad_fight_face(const mad_fight *f, int unit);           /* reduced when it counted */
um_truth mad_leads_there(const mad_fight *f, int leader, int side);
um_range mad_force(const mad_fight *f, int side); /* strength with fort and supply */
um_truth mad_attack_supplied(const mad_fight *f, int unit);
um_truth mad_defence_supplied(const mad_fight *f, int unit);
/* The ratio as a number: 0 for 1:1, n-1 for n:1, -(n-1) for 1:n; mad_odds_rows for the table's rows. */
um_range mad_ratio(const mad_fight *f);
void mad_odds_rows(um_ctx *c, um_range ratio, int *low, int *high);
um_truth mad_nine_to_one(const mad_fight *f);     /* 9.51 */
void mad_use_force(const mad_fight *f, int side); /* note the rules that its strength rests on */

/* ---- combat_drm.c ---- */
um_truth mad_may_lead(const mad_fight *f, int unit, int side);
um_range mad_lead_class(const mad_fight *f, int side);
um_range mad_drm(const mad_fight *f, int family); /* MAD_DRM_TOTAL ...; notes the rules it rests on */
um_range mad_roll(const mad_fight *f);
unsigned mad_results(um_ctx *c, um_range roll); /* bits of mad_result that the table may say */
int mad_fort_result(const mad_fight *f,
                    int result); /* a 9 read for the space: AR, DR, or MAD_RES_NONE if unsure */
um_truth mad_only_reduced(const mad_fight *f, int side);
/* The leader whose modifier counts: the one named, or who must; *several: more than one may. */
int mad_commander(const mad_fight *f, int side, bool *several);

/* ---- combat.c ---- */
/* Open the battle in a space, or go on with it; returns whether it was opened now. */
bool mad_open_combat(um_ctx *c, mad_state *s, um_ref space, int attacker, int step);
void mad_note_over(um_ctx *c, mad_state *s); /* after somebody left the battle space */
int mad_result_rule(int result);
/* Where, and who attacks, if a battle were to begin now; UM_NONE if nowhere. */
um_ref mad_meant_space(um_ctx *c, const mad_state *s);
int mad_meant_attacker(um_ctx *c, const mad_state *s, um_ref space);

/* ---- combat_loss.c ---- */
void mad_owe_losses(um_ctx *c, mad_state *s); /* after the dice: what each side has to lose */
/* Whether a side must retreat now, and by which rule. */
um_truth mad_must_retreat(um_ctx *c, const mad_state *s, int side, int *rule);
um_truth mad_goes_on(um_ctx *c, const mad_state *s); /* 10.61: another round is to be fought */
/* One step lost in the battle: decided, and taken in `now`; or only taken. */
void mad_judge_step(um_ctx *c, mad_state *now, int side, um_ref unit, int mark);
void mad_lose_step(um_ctx *c, mad_state *s, int side, um_ref unit, int mark);
void mad_remove(um_ctx *c, mad_state *s, um_ref piece);                  /* off the map, as a loss */
int mad_count_units(const mad_state *s, um_ctx *c, int space, int side); /* combat units there */

/* ---- retreat.c ---- */
typedef enum mad_why {
    MAD_WHY_BEFORE,
    MAD_WHY_FORCED,
    MAD_WHY_DEFENDER,
    MAD_WHY_ATTACKER,
    MAD_WHY_DISPLACED
} mad_why;
typedef struct mad_flight { /* a force that leaves a space */
    um_ctx *c;
    const mad_state *s;
    mad_why why;
    int side, from;
    um_ref who[UM_VALUES_MAX];
    int n;
    um_ref ships[32];
    int nships;
    bool named;     /* the record names the ships */
    um_bits closed; /* spaces that enemies came from (10.72(1)) */
} mad_flight;
/* Begin a flight of these pieces; ships are those of the side in the space unless named. */
void mad_flight_of(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, const um_value *v, int n);
void mad_flight_all(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, int side, int from);
bool mad_flight_has(const mad_flight *r, um_ref piece);
/* What bars a space, one rule each. */
um_truth mad_adjoins(um_ctx *c, int from, int to);
um_truth mad_not_origin(const mad_flight *r, int to);  /* 10.72(1) */
um_truth mad_not_held(const mad_flight *r, int to);    /* 10.72(2) */
um_truth mad_same_lake(um_ctx *c, int a, int b);       /* 2.6 */
um_truth mad_port_open(const mad_flight *r, int to);   /* 10.82 */
um_truth mad_huron_first(const mad_flight *r, int to); /* 2.6 */
um_truth mad_lake_free(const mad_flight *r, int to);   /* 10.83 */
um_truth mad_may_board(um_ctx *c, um_ref piece);       /* 9.47, 3.62 */
um_truth mad_ships_enough(const mad_flight *r);        /* 10.82 */
um_truth mad_land_open(const mad_flight *r, int to);
um_truth mad_water_open(const mad_flight *r, int to);
um_truth mad_any_way(const mad_flight *r); /* some space is open to the force */
/* What going there does: a retreat into enemy territory flips or destroys. */
um_truth mad_costs_there(const mad_flight *r, int to);
um_truth mad_flees_unsupplied(const mad_flight *r, um_ref unit, int to);
void mad_penalty(const mad_flight *r, um_ref unit, int to, um_truth *flips, um_truth *dies);
um_range mad_loss_at(const mad_flight *r, int to, bool water);
um_range mad_least_loss(const mad_flight *r);
um_truth mad_supplied_there(const mad_flight *r, int to);
typedef struct mad_choice { /* a space as a retreat; only `open` is set if it is UM_NO */
    int to;
    bool water;
    um_truth open, supplied;
    um_range loss, rank;
} mad_choice;
typedef struct mad_order { /* that no open choice is better, by each priority of 10.71 */
    um_truth steps, by_water, supply, territory, water;
} mad_order;
void mad_choice_of(const mad_flight *r, int to, bool water, mad_choice *out);
/* `partly`: others of the force go elsewhere, so that ways by water are not compared. */
void mad_compare(const mad_flight *r, const mad_choice *mine, bool partly, mad_order *out);
um_truth mad_right_retreat(const mad_flight *r, int to); /* by the priorities of 10.71 */

/* ---- combat_close.c ---- */
void mad_close_battle(um_ctx *c, const mad_state *s); /* what the battle leaves to be done */
bool mad_leader_passed(um_ctx *c, const mad_state *s, int leader, int side); /* 9.53 */

/* ---- leave.c ---- */
typedef struct mad_leaving { /* a statement that a force leaves, taken apart */
    const um_action *a;
    const um_value *v;
    int n;
    int to; /* space; -1: none */
    bool water, by_said;
    mad_flight force, all; /* those named; everybody of the side who is there */
    bool partly;           /* some units stay, or leave in another statement */
} mad_leaving;
/* False if its pieces stand in no space. */
bool mad_take_apart(um_ctx *c, const mad_state *s, const um_action *a, mad_why why, mad_leaving *l);
bool mad_goes_by_water(um_ctx *c, const mad_leaving *l);
void mad_fact_way(um_ctx *c, const mad_leaving *l);
void mad_decide_land(um_ctx *c, const mad_leaving *l);
void mad_decide_leaving(um_ctx *c, const mad_state *s, const mad_leaving *l); /* all rules of the way */
void mad_decide_lost(um_ctx *c, const mad_leaving *l, int rule);              /* 10.72(5): nowhere to go */
um_truth mad_way_back(um_ctx *c, const mad_state *s, const um_value *v, int to, bool water); /* 10.73 */
/* What the statement says becomes of a piece: MAD_MARK_REDUCED, MAD_MARK_REMOVED, or -1. */
int mad_said_mark(const mad_state *s, const um_action *a, const um_value *v);
bool mad_all_there(um_ctx *c, const mad_state *s, const um_action *a); /* in one space; else refused */
void mad_carry_out(um_ctx *c, mad_state *s, const um_action *a);

/* ---- flee.c ---- */
um_truth mad_ships_surprised(um_ctx *c, const mad_state *s, int space, int side); /* 9.61 */

/* ---- combat_query.c ---- */
/* Answers questions about battles and retreats; false: the question is about something else. */
bool mad_combat_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out, um_status *status);

#endif
