/* naval.h - what the files of the naval chapters (11, 12) share. */
#ifndef UMPIRE_MADISON_NAVAL_H
#define UMPIRE_MADISON_NAVAL_H

#include "core/madison/madison.h"

enum { MAD_SEA_MAX = UM_VALUES_MAX, MAD_SEA_STOPS = 2 * UM_VALUES_MAX };

/* 2.13, 2.4: whether a town lies on a lake (R-naval-destroyed-town), or a box is its box. */
um_truth mad_sea_on_lake(um_ctx *c, const mad_state *s, um_ref place, int lake);
/* On a lake that the transit box joins to another (2.5). */
um_truth mad_sea_joined(um_ctx *c, const mad_state *s, um_ref place);
/* One stretch of water between two places, without a stop. */
typedef struct mad_sea_leg {
    um_truth can;
    um_range cost;
    uint8_t kinds; /* bit k: 11.15(k) */
    um_ref via;    /* the transit box, where the leg must pass it; UM_NONE */
} mad_sea_leg;
mad_sea_leg mad_sea_measure(um_ctx *c, const mad_state *s, um_ref from, um_ref to);

/* Ships of a side in a place; damaged ones only if asked for. Returns how many; ships may be NULL. */
int mad_sea_ships(um_ctx *c, const mad_state *s, um_ref place, int side, bool damaged, um_ref *ships);
bool mad_sea_enemy_in_box(um_ctx *c, const mad_state *s, um_ref box, int side); /* able ships */
int mad_sea_naval_leaders(um_ctx *c, const mad_state *s, um_ref place, int side, um_ref *leaders);
/* Whether a side's enemy controls a lake on which the place lies (11.42). */
um_truth mad_sea_barred(um_ctx *c, const mad_state *s, um_ref place, int side);

/* Troops in the holds. `action` says which ships may take part, by pieces. */
um_truth mad_sea_landing(um_ctx *c, const mad_state *s, int space, int side);          /* 11.51, 11.54 */
void mad_sea_decide_passenger(um_ctx *c, const mad_state *s, um_ref who, um_ref town); /* 11.33, 11.36 ... */
void mad_sea_decide_capacity(um_ctx *c, const mad_state *s, const um_ref *ships, int n, const um_ref *units,
                             int nunits);
void mad_sea_decide_target(um_ctx *c, const mad_state *s, int space, int side, um_truth landing, um_ref from);
void mad_sea_board(um_ctx *c, mad_state *s, um_ref who, const um_ref *ships, int n);
void mad_sea_set_ashore(um_ctx *c, mad_state *s, um_ref who, int space, um_truth landing);
/* Who is aboard the ships; returns how many. */
int mad_sea_aboard(const um_ctx *c, const mad_state *s, const um_ref *ships, int n, um_ref *who);
/* An action's pieces and troops as one list of movers, for the rules of activation. */
void mad_sea_activation(um_ctx *c, const mad_state *s, const um_action *a, const um_ref *ships, int nships,
                        const um_ref *others, int nothers);
void mad_sea_activate(um_ctx *c, mad_state *s, const um_action *a, const um_ref *ships, int nships,
                      const um_ref *others, int nothers);
void mad_sea_spend(mad_piece *m, um_range cost);

/* ---- naval_queries.c: what a record may ask about ships; false: it asks about something else ---- */
bool mad_naval_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out);

/* ---- naval_combat.c: the fight under way or the last ---- */
bool mad_sea_in_fight(const mad_state *s, int ship);
bool mad_sea_leader_in_fight(const mad_state *s, int leader);
um_range mad_sea_suffers(um_ctx *c, const mad_state *s, int side);    /* as mad_naval_result */
um_truth mad_sea_all_struck(um_ctx *c, const mad_state *s, int side); /* no ship of it is left (12.41) */
um_range mad_sea_steps_due(um_ctx *c, const mad_state *s, int side);  /* ships it has to turn over */
um_range mad_sea_lead_class(um_ctx *c, const mad_state *s, int side);
um_truth mad_sea_any_return_town(um_ctx *c, const mad_state *s,
                                 int leader); /* 3.42: a town for his successor */
static inline bool mad_sea_is_land_leader(um_ctx *c, um_ref r)
{
    return um_ref_kind(r) == MK_LEADER && mad_is_naval(c, um_ref_row(r)) == UM_NO;
}

#endif
