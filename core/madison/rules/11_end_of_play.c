/* What a play must leave in order on the water (11.1, 11.3, 11.4, 12.4, 12.5); of a fight, 12_naval_combat.c.
 */
#include "core/madison/rules/11_end_of_play.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/12_naval_combat.h"

#include <string.h>

static void about_step(um_ctx *c, int step)
{
    um_about(c, step == c->step ? 0 : step);
}

/* 11.41, 12.1, 12.2, 12.51: one side in a box. 12.42, 12.52: no damaged ship in it. */
static void close_box(um_ctx *c, const mad_state *s, int lake)
{
    um_ref box = mad_lake_ref(lake);
    int us = mad_sea_ships(c, s, box, MAD_US, false, NULL),
        br = mad_sea_ships(c, s, box, MAD_BR, false, NULL), step = 0;
    for (int i = -1; (i = mad_next_ship_in(s, lake, i)) >= 0;)
        if (s->ship[i].step > step)
            step = s->ship[i].step;
    if (!step)
        return; /* nobody came in this play */
    about_step(c, step);
    bool fought = (s->sea.fought >> lake) & 1;
    um_fact_ref(c, "where", box);
    um_use(c, fought ? MR_12_2 : MR_12_1);
    if (fought)
        um_use(c, MR_12_51);
    um_range winner = fought ? mad_naval_winner(c, s) : um_span(MAD_US, MAD_BR);
    um_fault(c, um_known(winner) ? mad_other(winner.lo) : -1); /* the loser's ships go */
    um_decide(
        c, MR_11_41,
        um_or(um_sure(!us || !br), fought ? mad_sea_unsure_dice(c, s, um_exactly(MAD_NAV_STEP_0)) : UM_NO));
    um_fault(c, -1);
    for (int i = -1; (i = mad_next_ship_in(s, lake, i)) >= 0;)
        if (s->ship[i].face) {
            um_fact_ref(c, "who", mad_ship_ref(i));
            um_use(c, MR_12_52);
            um_fault(c, mad_side_of(c, mad_ship_ref(i)));
            um_decide(c, MR_12_42, um_not(um_clean(c, mad_object(c, mad_ship_ref(i)))));
            um_fault(c, -1);
        }
}

/* 11.12, 11.32: nobody stays aboard, as this one does; 11.34: least of all in a box. */
static void close_passenger(um_ctx *c, const mad_state *s, um_ref who)
{
    const mad_piece *m = mad_piece_at(s, who);
    um_ref ship = m->at, place = mad_piece_at(s, ship)->at;
    int step = mad_piece_at(s, ship)->step > m->step ? mad_piece_at(s, ship)->step : m->step;
    if (!step && s->plays > 1)
        return; /* an earlier play left him there */
    about_step(c, step);
    um_fact_ref(c, "who", who);
    um_fact_ref(c, "where", place);
    um_use(c, MR_11_12);
    if (um_ref_kind(place) == MK_LAKE)
        um_use(c, MR_11_34);
    um_decide(c, MR_11_32, um_not(um_and(mad_here(c, s, who, place), mad_here(c, s, ship, place))));
}

/* 11.12, 11.32, 11.34: nobody is aboard as the play ends; said once for the voyage where that is clear. */
static void close_passengers(um_ctx *c, const mad_state *s)
{
    bool left = false;
    for (int u = -1; (u = um_next_bit(s->aboard.units, MAD_UNIT_WORDS, u)) >= 0; left = true)
        close_passenger(c, s, mad_unit_ref(u));
    for (int l = -1; (l = um_next_bit(&s->aboard.leaders, 1, l)) >= 0; left = true)
        close_passenger(c, s, mad_leader_ref(l));
    int step =
        s->sea.carried_step[0] > s->sea.carried_step[1] ? s->sea.carried_step[0] : s->sea.carried_step[1];
    if (left || !step)
        return;
    about_step(c, step);
    um_use(c, MR_11_12);
    um_use(c, MR_11_34);
    um_decide(c, MR_11_32, UM_YES);
}

static bool troops_there(um_ctx *c, const mad_state *s, int space, int side)
{
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (s->unit[u].at == mad_space_ref(space) && mad_side_of(c, mad_unit_ref(u)) == side)
            return true;
    return false;
}

/* 2.5, 11.11: nobody stays in the transit box. R-vessel-in-enemy-town, 9.61: nor beside enemy troops. */
static void close_ship(um_ctx *c, const mad_state *s, int i)
{
    const mad_piece *m = &s->ship[i];
    int side = mad_side_of(c, mad_ship_ref(i));
    if (!m->step || !(m->flags & MF_MOVED))
        return;
    bool transit = mad_in_box(c, m->at, MAD_BOX_TRANSIT);
    about_step(c, m->step);
    um_fact_ref(c, "who", mad_ship_ref(i));
    um_use(c, MR_2_5);
    um_decide(c, MR_11_11, transit ? um_not(mad_here(c, s, mad_ship_ref(i), m->at)) : UM_YES);
    if (um_ref_kind(m->at) != MK_SPACE)
        return;
    int space = um_ref_row(m->at);
    um_truth enemies = mad_has_units(c, s, space, mad_other(side));
    bool own = troops_there(c, s, space, side);
    if (enemies != UM_NO && !own) {
        um_fact_ref(c, "who", mad_ship_ref(i));
        um_fact_ref(c, "where", m->at);
        um_decide(c, MR_9_61, um_not(um_and(enemies, mad_here(c, s, mad_ship_ref(i), m->at))));
        return;
    }
    um_truth friendly = own ? UM_YES : mad_friendly(c, s, space, side);
    if (friendly != UM_YES &&
        !um_ruled(c, MAD_RUL_VESSEL_IN_ENEMY_TOWN, MAD_O_VESSEL_IN_ENEMY_TOWN_ENTER_AND_STAY)) {
        um_fact_ref(c, "who", mad_ship_ref(i));
        um_fact_ref(c, "where", m->at);
        um_decide(c, MR_11_15, friendly);
    }
}

/* 3.36: ships that a land leader uses are for transport and landings. */
static void close_land_leader(um_ctx *c, const mad_state *s)
{
    for (int g = 0; g < 2; g++) {
        um_ref leader = s->play.leader[g];
        if (leader == UM_NONE || !s->sea.sail_step[g] || !mad_sea_is_land_leader(c, leader))
            continue;
        about_step(c, s->sea.sail_step[g]);
        um_fact_ref(c, "leader", leader);
        um_decide(c, MR_3_36, um_sure(s->sea.carried_step[g] != 0));
    }
}

void mad_close_naval(um_ctx *c, const mad_state *s, bool last)
{
    if (last)
        return; /* a record may end in the middle of a play */
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        close_box(c, s, i);
    mad_close_sea_fight(c, s);
    close_passengers(c, s);
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        close_ship(c, s, i);
    close_land_leader(c, s);
    um_about(c, 0);
}
