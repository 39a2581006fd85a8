/* Troops aboard (11.3, 11.5): who may be carried, how many, from where and to where. */
#include "core/madison/rules/11_passengers.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_control.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_bounds.h"
#include "core/madison/rules/09_movement.h"

/* ---- capacity (11.35) ---- */

/* 11.35: the ships carry the units, a schooner little, four of them together one (R-capacity-pooling). */
void mad_sea_decide_capacity(um_ctx *c, const mad_state *s, const um_ref *ships, int n, const um_ref *units,
                             int nunits)
{
    static const int rule[] = {
        [MAD_SCHOONER] = MR_11_35_sch,  [MAD_SLOOP] = MR_11_35_sch,    [MAD_BRIG] = MR_11_35_brig,
        [MAD_CORVETTE] = MR_11_35_corv, [MAD_FRIGATE] = MR_11_35_frig, [MAD_SHIP_OF_THE_LINE] = MR_11_35_sol};
    int schooners = 0;
    bool large = false; /* one that a schooner does not take alone */
    for (int i = 0; i < nunits; i++)
        large |= mad_is_detachment(c, s, um_ref_row(units[i])) != UM_YES;
    for (int i = 0; i < n; i++) {
        um_range type = um_word(c, MK_SHIP, um_ref_row(ships[i]), MAD_SHIP_TYPE);
        schooners += type.lo <= MAD_SLOOP;
        for (int32_t t = type.lo; t <= type.hi; t++)
            um_use(c, rule[t]);
    }
    if (schooners)
        um_use(c, MR_3_21);
    if (schooners >= 4 || (schooners && large))
        um_use(c, MR_11_35_4sch);
    um_truth enough = mad_capacity_fits(c, s, ships, n, units, nunits);
    um_fact_int(c, "ships", n);
    um_fact_int(c, "units", nunits);
    um_decide(c, MR_11_35, enough);
}

/* ---- passengers ---- */

/* 11.33 with 3.7(4), 3.62 and 3.61: neither Indians nor dragoons go aboard. */
static void decide_kind(um_ctx *c, um_ref who)
{
    int u = um_ref_row(who);
    um_truth indian = mad_is_indian(c, u), dragoon = mad_is_dragoon(c, u);
    um_fact_ref(c, "who", who);
    if (indian != UM_NO)
        um_use(c, MR_3_7_4);
    if (dragoon != UM_NO)
        um_use(c, MR_3_62);
    if (um_is(c, MK_UNIT, u, MAD_UNIT_SPECIAL, MAD_UNIT_NWC) == UM_YES)
        um_use(c, MR_3_61);
    um_decide(c, MR_11_33, um_not(um_or(indian, dragoon)));
}

/* 11.36 with R-embark-start: a passenger was in port when the card was played; whoever has been set
 * down moves no more. */
static um_truth began_in_port(um_ctx *c, const mad_state *s, um_ref who, um_ref space)
{
    um_ref began = mad_piece_at(s, who)->origin;
    if (began == space)
        return UM_YES;
    um_truth lakeside = UM_NO;
    for (int l = 0; l < mad_map_of(c)->nlakes && um_ref_kind(began) == MK_SPACE; l++)
        lakeside = um_or(lakeside, mad_sea_on_lake(c, s, began, l));
    if (lakeside != UM_NO && !um_ruled(c, MAD_RUL_EMBARK_START, MAD_O_EMBARK_START_ANY_LAKESIDE))
        return UM_NO;
    return lakeside;
}

/* 11.31, 11.33, 11.36: who boards may be carried, boards in a friendly port, and began the play in one. */
void mad_sea_decide_passenger(um_ctx *c, const mad_state *s, um_ref who, um_ref space)
{
    const mad_piece *m = mad_piece_at(s, who);
    int side = mad_side_of(c, who);
    if (um_ref_kind(who) == MK_UNIT)
        decide_kind(c, who);
    mad_decide_stopped(c, s, who);
    um_truth began = began_in_port(c, s, who, space);
    um_fact_ref(c, "who", who);
    um_fact_ref(c, "where", m->origin);
    um_decide(c, MR_11_36, um_and(began, um_sure(!(m->flags & (MF_CARRIED | MF_LANDED)))));
    if (um_ref_kind(space) != MK_SPACE)
        return;
    um_fact_ref(c, "from", space);
    um_decide(c, MR_11_31, mad_friendly(c, s, um_ref_row(space), side));
}

/* ---- where they are set down ---- */

void mad_sea_decide_ashore(um_ctx *c, um_ref who, int space)
{
    int16_t there = (int16_t)space;
    mad_decide_bounds(c, who, &there, 1);
}

/* 11.51: a space not under friendly control. 11.54, R-amphib-target: or one that holds enemies. */
um_truth mad_sea_landing(um_ctx *c, const mad_state *s, int space, int side)
{
    um_truth hostile = um_not(mad_friendly(c, s, space, side));
    um_truth enemies = mad_has_units(c, s, space, mad_other(side));
    if (enemies != UM_NO && um_ruled(c, MAD_RUL_AMPHIB_TARGET, MAD_O_AMPHIB_TARGET_LANDING_IF_ENEMY))
        return um_or(hostile, enemies);
    return hostile;
}

/* 6.2(3.c): before the war nobody goes ashore in enemy territory, by whatever way he came. */
void mad_sea_decide_prewar(um_ctx *c, const mad_state *s, int space, int side)
{
    if (s->turn != -1)
        return;
    um_fact_ref(c, "to", mad_space_ref(space));
    um_decide(c, MR_6_2_3_c, um_if(mad_before_war(c, s), mad_territory(c, space, side)));
}

/* 11.31, 11.42: neither transport nor landing on a lake that the enemy controls. */
void mad_sea_decide_target(um_ctx *c, const mad_state *s, int space, int side, um_truth landing, um_ref from)
{
    um_truth barred = mad_sea_barred(c, s, mad_space_ref(space), side);
    if (from != UM_NONE)
        barred = um_or(barred, mad_sea_barred(c, s, from, side));
    mad_sea_decide_prewar(c, s, space, side);
    um_fact_ref(c, "to", mad_space_ref(space));
    if (landing == UM_NO) {
        um_use(c, MR_11_42);
        um_decide(c, MR_11_31, um_not(barred));
        return;
    }
    um_use(c, MR_11_51);
    um_use(c, MR_11_52);
    if (mad_has_units(c, s, space, mad_other(side)) != UM_NO)
        um_use(c, MR_11_54);
    um_decide(c, MR_11_42, um_not(barred));
}

/* ---- going aboard and ashore ---- */

/* The ship that takes somebody: one with room by itself, else the first (pooled schooners). */
void mad_sea_board(um_ctx *c, mad_state *s, um_ref who, const um_ref *ships, int n)
{
    mad_piece *m = mad_piece_of(s, who);
    um_ctx quiet = um_quiet(c);
    if (n == 0)
        return;
    for (int i = 0; i < n; i++)
        if (m->at == ships[i])
            return;
    um_ref on = ships[0];
    for (int i = 0; i < n; i++) {
        um_ref units[MAD_SEA_MAX + 1];
        int k = mad_sea_units_aboard(s, ships[i], units);
        units[k] = who;
        if (mad_capacity_fits(&quiet, s, &ships[i], 1, units, k + 1) == UM_YES) {
            on = ships[i];
            break;
        }
    }
    mad_stand(s, who, on);
    m->flags |= MF_CARRIED | MF_MOVED | MF_ACTIVATED;
    m->step = c->step;
}

void mad_sea_set_ashore(um_ctx *c, mad_state *s, um_ref who, int space, um_truth landing)
{
    mad_piece *m = mad_piece_of(s, who);
    int enemy = mad_other(mad_side_of(c, who));
    mad_stand(s, who, mad_space_ref(space));
    m->last = UM_NONE;
    m->flags |= MF_CARRIED | MF_MOVED;
    if (landing != UM_NO)
        m->flags |= MF_LANDED;
    um_bit_clear(&s->play.stood, space); /* whoever is there may choose anew (9.41) */
    if (mad_has_units(c, s, space, enemy) != UM_NO)
        m->flags |= MF_STOPPED;
    m->step = c->step;
    if (um_ref_kind(who) == MK_UNIT)
        mad_take_fort(c, s, um_ref_row(who), space);
}
