/* Lake transport and landings (11.3, 11.5): embarking, setting down, and the water routes of 3.61. */
#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_activation.h"
#include "core/madison/rules/09_movement.h"
#include "core/madison/rules/11_passengers.h"
#include "core/madison/rules/11_sea_activation.h"
#include "core/madison/rules/11_staying_aboard.h"
#include "core/madison/verbs.h"

#include <string.h>

/* ---- embark ---- */

typedef struct gang { /* who boards or leaves which ships where */
    um_ref who[MAD_SEA_MAX], ship[MAD_SEA_MAX];
    int n, ships;
    bool named; /* the ships are said */
    um_ref place;
    int side;
} gang;

static void gather_gang(um_ctx *c, const mad_state *s, const um_action *a, int pieces, int space, int ships,
                        gang *g)
{
    int n;
    const um_value *v = um_values_of(a, pieces, &n);
    memset(g, 0, sizeof *g);
    g->place = um_has_arg(a, space) ? um_ref_arg(a, space) : n ? mad_place(s, v[0].ref) : UM_NONE;
    for (int i = 0; i < n; i++)
        g->who[g->n++] = v[i].ref;
    g->side = n ? mad_side_of(c, v[0].ref) : MAD_US;
    v = um_values_of(a, ships, &n);
    g->named = n > 0;
    for (int i = 0; i < n; i++)
        g->ship[g->ships++] = v[i].ref;
}

/* 11.12: what boards must be able to leave again: a point for it is left over. */
static void decide_room_to_land(um_ctx *c, const mad_state *s, const gang *g)
{
    um_truth any = UM_NO;
    um_range least = um_exactly(UM_NEVER);
    for (int i = 0; i < g->ships; i++) {
        const mad_piece *m = mad_piece_at(s, g->ship[i]);
        um_range spent =
            um_add(um_span(m->spent_lo, m->spent_hi), um_exactly(m->flags & MF_BOARDING ? 0 : 1));
        um_range need = um_add(spent, um_exactly(m->flags & MF_UNLOADING ? 0 : 1));
        least = um_least(least, need);
        any = um_or(any, um_le(need, um_exactly(6)));
    }
    um_fact_range(c, "cost", least);
    um_fact_int(c, "allowance", 6);
    um_use(c, MR_11_15_2);
    um_use(c, MR_3_24);
    um_decide(c, MR_11_12, any);
}

/* A naval leader at whose stop this is, under whose activation it falls; UM_NONE: nobody. */
static um_ref fleet_leader(um_ctx *c, const mad_state *s, const gang *g)
{
    um_ref leader = s->play.leader[s->play.group];
    bool his = leader != UM_NONE && !mad_sea_is_land_leader(c, leader) && mad_place(s, leader) == g->place;
    return his ? leader : UM_NONE;
}

/* What a naval leader pays for a stop of those with him, each stop once. Where he has come to under way they
 * are with him; where he begins, that shows when he sails with them. */
static um_range leaders_price(const mad_state *s, const gang *g, um_ref leader, um_range price, uint16_t flag)
{
    const mad_piece *m = mad_piece_at(s, leader);
    if (m->flags & flag)
        return um_exactly(0);
    bool with_him = g->named && m->flags & MF_MOVED;
    return with_him ? price : um_span(0, price.hi);
}

/* 8.5: what those with a naval leader do counts against his points. */
static void decide_leaders_points(um_ctx *c, const mad_state *s, const gang *g, um_range price, uint16_t flag)
{
    um_ref leader = fleet_leader(c, s, g);
    if (leader == UM_NONE)
        return;
    const mad_piece *m = mad_piece_at(s, leader);
    um_range total = um_add(um_span(m->spent_lo, m->spent_hi), leaders_price(s, g, leader, price, flag));
    if (!um_known(total))
        um_missing(c, "which ships the leader takes along");
    um_fact_ref(c, "who", leader);
    um_fact_range(c, "cost", total);
    um_fact_int(c, "allowance", 6);
    um_use(c, MR_8_5);
    um_decide(c, MR_3_24, um_le(total, um_exactly(6)));
}

static void ships_for_boarding(um_ctx *c, const mad_state *s, gang *g)
{
    if (!g->named)
        g->ships = mad_sea_ships(c, s, g->place, g->side, false, g->ship);
}

/* 11.15(2), 11.33, 11.35, 11.36: going aboard. */
void mad_judge_embark(um_ctx *c, const mad_state *s, const um_action *a)
{
    gang g;
    gather_gang(c, s, a, MP_EMBARK_PIECES, MP_EMBARK_SPACE, MP_EMBARK_SHIPS, &g);
    ships_for_boarding(c, s, &g);
    if (g.ships == 0) {
        um_fact_ref(c, "where", g.place);
        um_decide(c, MR_11_35, UM_NO);
        return;
    }
    for (int i = 0; i < g.n; i++)
        mad_sea_decide_passenger(c, s, g.who[i], g.place); /* who may never board is told first */
    mad_sea_activation(c, s, a, g.ship, g.named ? g.ships : 0, g.who, g.n);
    um_ref units[3 * MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < g.ships; i++) {
        const mad_piece *m = mad_piece_at(s, g.ship[i]);
        if (m->face) {
            um_fact_ref(c, "who", g.ship[i]);
            um_decide(c, MR_12_42, UM_NO);
        }
        if (m->flags & MF_WITHDRAWN && g.named) {
            um_fact_ref(c, "who", g.ship[i]);
            um_decide(c, MR_11_21, UM_NO);
        }
        if (n < MAD_SEA_MAX)
            n += mad_sea_units_aboard(s, g.ship[i], units + n);
    }
    for (int i = 0; i < g.n; i++)
        if (um_ref_kind(g.who[i]) == MK_UNIT)
            units[n++] = g.who[i];
    mad_sea_decide_capacity(c, s, g.ship, g.ships, units, n);
    decide_room_to_land(c, s, &g);
    decide_leaders_points(c, s, &g, um_exactly(1), MF_BOARDING);
}

/* The price of a stop, once for each ship that takes part; whoever may have taken part pays perhaps. */
static void pay(um_ctx *c, mad_state *s, const gang *g, um_range price, uint16_t flag)
{
    bool sure = g->named || g->ships == 1;
    for (int i = 0; i < g->ships; i++) {
        mad_piece *m = mad_piece_of(s, g->ship[i]);
        if (m->flags & flag)
            continue;
        mad_spend(m, sure ? price : um_span(0, price.hi));
        m->flags |= flag;
        m->step = c->step;
    }
    um_ref leader = fleet_leader(c, s, g);
    if (leader == UM_NONE)
        return;
    mad_spend(mad_piece_of(s, leader), leaders_price(s, g, leader, price, flag));
    mad_piece_of(s, leader)->flags |= flag;
}

void mad_refuse_embark(um_ctx *c, const mad_state *s, const um_action *a)
{
    gang g;
    gather_gang(c, s, a, MP_EMBARK_PIECES, MP_EMBARK_SPACE, MP_EMBARK_SHIPS, &g);
    ships_for_boarding(c, s, &g);
    for (int i = 0; i < g.n + g.ships; i++) {
        um_ref r = i < g.n ? g.who[i] : g.ship[i - g.n];
        if (mad_place(s, r) != g.place)
            um_refuse_elsewhere(c, "is not there", r, mad_place(s, r));
    }
    if (g.ships == 0 || g.place == UM_NONE)
        um_refuse(c, "no ship lies there to board", g.place);
}

void mad_apply_embark(um_ctx *c, mad_state *s, const um_action *a)
{
    gang g;
    gather_gang(c, s, a, MP_EMBARK_PIECES, MP_EMBARK_SPACE, MP_EMBARK_SHIPS, &g);
    ships_for_boarding(c, s, &g);
    bool paid = (mad_piece_at(s, g.ship[0])->flags & MF_BOARDING) != 0;
    mad_sea_activate(c, s, a, g.ship, g.named ? g.ships : 0, g.who, g.n);
    pay(c, s, &g, um_exactly(1), MF_BOARDING);
    for (int i = 0; i < g.n; i++)
        mad_sea_board(c, s, g.who[i], g.ship, g.ships);
    s->sea.kinds = paid ? 0 : 1u << 2;
    s->sea.carried_step[s->play.group] = c->step;
    mad_book_spaces(c, s);
}

/* ---- disembark, land ---- */

/* The ships they come from: as said, or those they are in. */
static void ships_left(const mad_state *s, gang *g)
{
    for (int i = 0; i < g->n && !g->named; i++) {
        um_ref at = mad_piece_at(s, g->who[i])->at;
        bool seen = um_ref_kind(at) != MK_SHIP;
        for (int k = 0; k < g->ships && !seen; k++)
            seen = g->ship[k] == at;
        if (!seen)
            g->ship[g->ships++] = at;
    }
}

static um_range price_ashore(um_truth landing)
{
    return um_either(landing, um_exactly(2), um_exactly(1));
}

/* 11.15(3), 11.15(6), 3.24: the ships have the point left that setting troops down takes. */
static void decide_ashore_cost(um_ctx *c, const mad_state *s, const gang *g, um_truth landing)
{
    for (int i = 0; i < g->ships; i++) {
        const mad_piece *m = mad_piece_at(s, g->ship[i]);
        if (m->flags & MF_UNLOADING)
            continue;
        bool sure = g->named || g->ships == 1;
        um_range price = price_ashore(landing);
        um_range total = um_add(um_span(m->spent_lo, m->spent_hi), sure ? price : um_span(0, price.hi));
        um_fact_ref(c, "who", g->ship[i]);
        um_fact_range(c, "cost", total);
        um_fact_int(c, "allowance", 6);
        um_use(c, MR_11_15_3);
        if (landing != UM_NO)
            um_use(c, MR_11_15_6);
        um_decide(c, MR_3_24, um_le(total, um_exactly(6)));
    }
    decide_leaders_points(c, s, g, price_ashore(landing), MF_UNLOADING);
}

/* 11.31, 11.54: a transport ends in a friendly space without enemies; 11.51: anything else is a landing. */
static void decide_transport(um_ctx *c, const mad_state *s, const gang *g, int space)
{
    um_truth friendly = mad_friendly(c, s, space, g->side),
             enemies = mad_has_units(c, s, space, mad_other(g->side));
    um_fact_ref(c, "to", g->place);
    um_use(c, MR_11_51);
    um_decide(c, MR_11_31, friendly);
    if (enemies != UM_NO &&
        (friendly == UM_NO || um_ruled(c, MAD_RUL_AMPHIB_TARGET, MAD_O_AMPHIB_TARGET_LANDING_IF_ENEMY))) {
        um_fact_ref(c, "to", g->place);
        um_decide(c, MR_11_54, um_not(enemies));
    }
    mad_sea_decide_target(c, s, space, g->side, UM_NO, g->n ? mad_piece_at(s, g->who[0])->origin : UM_NONE);
}

/* Who went ashore with the sailing that carried him. */
static bool is_ashore(const mad_piece *m, um_ref place)
{
    return m->at == place && um_ref_kind(place) == MK_SPACE && (m->flags & MF_CARRIED);
}

/* 11.31, 11.54: a transport ends in a friendly space without enemies, as it was before these came ashore. */
static void decide_was_friendly(um_ctx *c, const mad_state *s, const gang *g)
{
    mad_state before = *s;
    for (int i = 0; i < g->n; i++)
        if (is_ashore(mad_piece_at(s, g->who[i]), g->place))
            mad_stand(&before, g->who[i], UM_NONE);
    int space = um_ref_row(g->place);
    um_truth landing = mad_sea_landing(c, &before, space, g->side);
    bool friendly = mad_friendly(c, &before, space, g->side) == UM_YES;
    um_fact_ref(c, "to", g->place);
    um_decide(c, friendly ? MR_11_54 : MR_11_31, um_not(landing));
}

/* Who is ashore has gone: telling it once more adds nothing (11.15), unless a landing is called a transport.
 */
static void pass_over_those_ashore(um_ctx *c, const mad_state *s, const um_action *a, gang *g)
{
    int n = 0;
    if (a->verb == MV_DISEMBARK)
        decide_was_friendly(c, s, g);
    for (int i = 0; i < g->n; i++)
        if (!is_ashore(mad_piece_at(s, g->who[i]), g->place))
            g->who[n++] = g->who[i];
    g->n = n;
}

/* The ships and the men of a statement that somebody goes ashore; false: all of them have gone before. */
static bool gather_leavers(um_ctx *c, const mad_state *s, const um_action *a, gang *g)
{
    gather_gang(c, s, a, MP_DISEMBARK_PIECES, MP_DISEMBARK_SPACE, MP_DISEMBARK_SHIPS, g);
    pass_over_those_ashore(c, s, a, g);
    ships_left(s, g);
    return g->n > 0;
}

/* Whoever goes ashore elsewhere than where a line of the voyage set him down has stayed aboard till now. */
static bool some_stayed(um_ctx *c, const mad_state *s, const um_action *a, gang *g)
{
    gather_gang(c, s, a, MP_DISEMBARK_PIECES, MP_DISEMBARK_SPACE, MP_DISEMBARK_SHIPS, g);
    int n = 0;
    for (int i = 0; i < g->n; i++)
        if (mad_piece_at(s, g->who[i])->at != g->place)
            g->who[n++] = g->who[i];
    g->n = n;
    if (!g->named && n)
        g->ships = mad_sea_ships(c, s, g->place, g->side, false, g->ship);
    return mad_sea_stayed(s, g->who, n, g->ship, g->ships);
}

/* The position in which whoever stayed aboard is aboard: as it is if nobody did, else made in `then`. */
static const mad_state *with_those_aboard(um_ctx *c, const mad_state *s, const um_action *a, mad_state *then)
{
    gang g;
    if (!some_stayed(c, s, a, &g))
        return s;
    *then = *s;
    mad_sea_take_back(c, then, g.who, g.n, g.ship, g.ships);
    return then;
}

/* 11.15(3), 11.31, 11.5: going ashore. */
void mad_judge_set_down(um_ctx *c, const mad_state *s, const um_action *a)
{
    gang g;
    mad_state then;
    s = with_those_aboard(c, s, a, &then);
    if (!gather_leavers(c, s, a, &g))
        return;
    if (um_ref_kind(g.place) != MK_SPACE) { /* a box holds ships and naval leaders alone */
        um_fact_ref(c, "where", g.place);
        um_decide(c, MR_11_41, UM_NO);
        return;
    }
    int space = um_ref_row(g.place);
    um_truth landing = a->verb == MV_LAND ? mad_sea_landing(c, s, space, g.side) : UM_NO;
    if (a->verb == MV_LAND)
        mad_sea_decide_target(c, s, space, g.side, UM_YES, g.n ? mad_piece_at(s, g.who[0])->origin : UM_NONE);
    else
        decide_transport(c, s, &g, space);
    for (int i = 0; i < g.n; i++)
        mad_sea_decide_ashore(c, g.who[i], space);
    decide_ashore_cost(c, s, &g, landing);
}

void mad_refuse_set_down(um_ctx *c, const mad_state *s, const um_action *a)
{
    gang g;
    mad_state then;
    s = with_those_aboard(c, s, a, &then);
    um_ctx quiet = um_quiet(c);
    for (int i = 0; gather_leavers(&quiet, s, a, &g) && i < g.n; i++)
        if (um_ref_kind(mad_piece_at(s, g.who[i])->at) != MK_SHIP || mad_place(s, g.who[i]) != g.place)
            um_refuse_elsewhere(c, "is not aboard a ship there", g.who[i], mad_place(s, g.who[i]));
}

void mad_apply_set_down(um_ctx *c, mad_state *s, const um_action *a)
{
    gang g;
    if (some_stayed(c, s, a, &g))
        mad_sea_take_back(c, s, g.who, g.n, g.ship, g.ships);
    gather_gang(c, s, a, MP_DISEMBARK_PIECES, MP_DISEMBARK_SPACE, MP_DISEMBARK_SHIPS, &g);
    mad_sea_went_ashore(s, g.who, g.n, g.place, g.ship, g.ships);
    if (!gather_leavers(c, s, a, &g))
        return;
    bool on_land = um_ref_kind(g.place) == MK_SPACE;
    um_truth landing = on_land ? mad_sea_landing(c, s, um_ref_row(g.place), g.side) : UM_NO;
    um_truth paid = a->verb == MV_LAND ? landing : UM_NO;
    pay(c, s, &g, price_ashore(paid), MF_UNLOADING);
    for (int i = 0; i < g.n; i++)
        if (on_land)
            mad_sea_set_ashore(c, s, g.who[i], um_ref_row(g.place), landing);
        else
            mad_stand(s, g.who[i], g.place);
    s->sea.kinds = paid == UM_NO ? 1u << 3 : 1u << 3 | 1u << 6;
    s->sea.carried_step[s->play.group] = c->step;
    mad_book_spaces(c, s);
}

/* ---- the Northwest Company (3.61) ---- */

static um_truth nwc_post(um_ctx *c, int space)
{
    return um_or(um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC),
                 um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH));
}

/* 3.61: it crosses between the two forts of Lake Huron without ships. R-nwc-move: at no price, or as
 * a ship would, on a lake that the enemy does not hold. */
void mad_judge_cross(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_CROSS_UNITS, &n);
    int to = um_ref_row(um_ref_arg(a, MP_CROSS_TO));
    mad_decide_activation(c, s, a, MP_CROSS_UNITS);
    if (n > 0)
        mad_sea_decide_prewar(c, s, to, mad_side_of(c, v[0].ref));
    for (int i = 0; i < n; i++) {
        int u = um_ref_row(v[i].ref);
        um_ref from = mad_place(s, v[i].ref);
        mad_decide_stopped(c, s, v[i].ref);
        um_truth may = um_is(c, MK_UNIT, u, MAD_UNIT_SPECIAL, MAD_UNIT_NWC);
        may = um_and(may, um_and(nwc_post(c, to),
                                 um_ref_kind(from) == MK_SPACE ? nwc_post(c, um_ref_row(from)) : UM_NO));
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "to", mad_space_ref(to));
        if (may != UM_NO && um_ruled(c, MAD_RUL_NWC_MOVE, MAD_O_NWC_MOVE_AS_SHIP)) {
            may = um_and(may, um_not(mad_sea_barred(c, s, mad_space_ref(to), mad_side_of(c, v[i].ref))));
            um_range total = um_add(um_span(s->unit[u].spent_lo, s->unit[u].spent_hi), um_exactly(1));
            may = um_and(may, um_le(total, mad_allowance(c, v[i].ref)));
        }
        um_decide(c, MR_3_61, may);
    }
}

void mad_apply_cross(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_CROSS_UNITS, &n);
    int to = um_ref_row(um_ref_arg(a, MP_CROSS_TO));
    mad_activate(c, s, a, MP_CROSS_UNITS);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        m->last = m->at;
        mad_stand(s, v[i].ref, mad_space_ref(to));
        m->flags |= MF_MOVED;
        um_bit_set(&s->play.entered, to);
        um_bit_clear(&s->play.stood, to);
        if (um_ruled(c, MAD_RUL_NWC_MOVE, MAD_O_NWC_MOVE_AS_SHIP))
            mad_spend(m, um_exactly(1));
        if (mad_has_units(c, s, to, mad_other(mad_side_of(c, v[i].ref))) != UM_NO)
            m->flags |= MF_STOPPED;
        mad_take_fort(c, s, um_ref_row(v[i].ref), to);
    }
    mad_book_spaces(c, s);
}
