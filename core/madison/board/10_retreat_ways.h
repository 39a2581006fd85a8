/* 10_retreat_ways.h - where a force may and must go when it leaves a space (9.42 to 9.47, 10.7, 10.8).
 *
 * A flight is a force and the space it leaves. Every other space is open to it by land, by water,
 * or not; going there costs strengths; the priorities of 10.71 compare what is open. */
#ifndef UMPIRE_MADISON_BOARD_10_RETREAT_WAYS_H
#define UMPIRE_MADISON_BOARD_10_RETREAT_WAYS_H

#include "core/madison/board/13_supply_sets.h"
#include "core/madison/board/state.h"

typedef enum mad_why {
    MAD_WHY_BEFORE,
    MAD_WHY_FORCED,
    MAD_WHY_DEFENDER,
    MAD_WHY_ATTACKER,
    MAD_WHY_DISPLACED
} mad_why;

/* The position without the force, which holds nothing that its own line needs. Speed dictates that it is one
 * copy, and that the lines of supply of all spaces it may go to are looked for together. */
typedef struct mad_elsewhere {
    bool begun; /* nothing is copied before it is wanted */
    mad_state then;
    mad_leading lines;
} mad_elsewhere;

/* What was found out of a flight, um_truth + 1: whether a space is open to it by land and by water. Speed
 * dictates that it is asked once, where nobody notes what is read; else a flight has none. */
typedef struct mad_known_ways {
    uint8_t land[MAD_SPACES], water[MAD_SPACES];
    mad_elsewhere elsewhere;
} mad_known_ways;

typedef struct mad_flight { /* a force that leaves a space */
    um_ctx *c;
    const mad_state *s;
    mad_why why;
    int side, from;
    um_ref who[MAD_TROOPS];
    int n;
    um_ref ships[MAD_SHIPS];
    int nships;
    um_ref gone[MAD_SHIPS]; /* on which others left the space in this play */
    int ngone;
    bool named;      /* the record names the ships */
    um_bits closed;  /* spaces that enemies came from (10.72(1)) */
    bool one_closed; /* of these one, and nobody says which */
    mad_known_ways *known;
} mad_flight;

/* Begin a flight of these pieces; ships are those of the side in the space unless named. */
void mad_flight_of(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, const um_value *v, int n);
void mad_flight_all(mad_flight *r, um_ctx *c, const mad_state *s, mad_why why, int side, int from);

/* Have what is found out of a flight be known from now on; not where somebody notes what is read. */
void mad_know_ways(mad_flight *r, mad_known_ways *known);

/* What bars a space, one rule each. */
um_truth mad_adjoins(um_ctx *c, int from, int to);
/* 3.61 with R-nwc-move: the Northwest Company goes from one fort of Lake Huron to the other without a ship.
 */
um_truth mad_crosses_alone(const mad_flight *r, um_ref who, int to);
um_truth mad_not_origin(const mad_flight *r, int to);                    /* 10.72(1) */
um_truth mad_not_held(const mad_flight *r, int to);                      /* 10.72(2) */
um_truth mad_same_lake(um_ctx *c, const mad_state *s, int from, int to); /* 2.6 */
um_truth mad_port_open(const mad_flight *r, int to);                     /* 10.82 */
um_truth mad_huron_first(const mad_flight *r, int to);                   /* 2.6 */
um_truth mad_lake_free(const mad_flight *r, int to);                     /* 10.83 */
um_truth mad_may_board(um_ctx *c, um_ref piece);                         /* 9.47, 3.62 */
um_truth mad_ships_enough(const mad_flight *r, int to);                  /* 10.82; to < 0: to any port */
bool mad_left_by_water(const mad_flight *r, um_ref piece); /* it has gone from there in this play */
bool mad_has_ships(const mad_flight *r);
um_truth mad_land_open(const mad_flight *r, int to);
um_truth mad_water_open(const mad_flight *r, int to);
um_bits mad_may_be_open(const mad_flight *r); /* no other space is open to the force */
um_truth mad_any_way(const mad_flight *r);    /* some space is open to the force */

/* What going there does: a retreat into enemy territory flips or destroys. */
um_truth mad_costs_there(const mad_flight *r, int to);
void mad_penalty(const mad_flight *r, um_ref unit, int to, um_truth *flips, um_truth *dies);
um_range mad_loss_at(const mad_flight *r, int to); /* strengths, by land */
um_range mad_least_loss(const mad_flight *r);
um_truth mad_supplied_there(const mad_flight *r, int to);

typedef struct mad_choice { /* a space as a retreat; only `open` is set if it is UM_NO */
    int to;
    bool water;
    um_truth open, supplied;
    um_range loss, rank;
} mad_choice;

typedef struct mad_order { /* that no open choice is better, by each priority of 10.71 */
    um_truth losses, by_water, supply, territory, water;
} mad_order;

void mad_choice_of(const mad_flight *r, int to, bool water, mad_choice *out);

/* `partly`: others of the force go elsewhere, so that ways by water are not compared. */
void mad_compare(const mad_flight *r, const mad_choice *mine, bool partly, mad_order *out);
um_truth mad_right_retreat(const mad_flight *r, int to); /* by the priorities of 10.71 */

#endif
