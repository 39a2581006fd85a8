/* Naval movement (11.1, 2.3 to 2.5, 3.2): ships from port to port and into the lake boxes. */
#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/11_passengers.h"
#include "core/madison/rules/11_sea_activation.h"
#include "core/madison/rules/11_staying_aboard.h"
#include "core/madison/verbs.h"

#include <string.h>

/* ---- a voyage: who sails, along which places, with whom aboard ---- */

typedef struct voyage {
    um_ref ship[MAD_SEA_MAX], captain[MAD_SEA_MAX]; /* ships; naval leaders */
    um_ref cargo[MAD_SEA_MAX];                      /* named as carried: units, land leaders */
    um_ref hold[MAD_SEA_MAX];                       /* all who are aboard under way */
    um_ref stop[MAD_SEA_STOPS];                     /* places passed, both ends included */
    int ships, captains, cargos, holds, stops;
    int side;
    um_ref from, to;
    um_range sailing, boarding, landing; /* costs */
    um_truth assault;                    /* they are set down in a landing (11.51) */
    bool sets_down;
    uint8_t kinds;
    int bad_leg; /* the first leg that cannot be sailed: index of its end; 0: none */
    um_truth can;
} voyage;

static void sort_movers(um_ctx *c, const um_action *a, voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PIECES, &n);
    for (int i = 0; i < n; i++)
        if (um_ref_kind(p[i].ref) == MK_SHIP)
            v->ship[v->ships++] = p[i].ref;
        else if (mad_sea_is_land_leader(c, p[i].ref))
            v->cargo[v->cargos++] = p[i].ref;
        else
            v->captain[v->captains++] = p[i].ref;
    p = um_values_of(a, MP_SAIL_CARRYING, &n);
    for (int i = 0; i < n; i++)
        if (!mad_sea_listed(v->cargo, v->cargos, p[i].ref))
            v->cargo[v->cargos++] = p[i].ref;
    v->side = mad_side_of(c, v->ships ? v->ship[0] : v->captains ? v->captain[0] : UM_NONE);
}

static void add_stop(voyage *v, um_ref place)
{
    if (place != UM_NONE)
        v->stop[v->stops++] = place;
}

static void chart_path(um_ctx *c, const mad_state *s, const um_action *a, voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PATH, &n);
    v->from = p[0].ref;
    v->to = p[n - 1].ref;
    v->can = UM_YES;
    add_stop(v, p[0].ref);
    for (int i = 1; i < n; i++) {
        mad_sea_leg leg = mad_sea_measure(c, s, p[i - 1].ref, p[i].ref);
        if (leg.can < v->can) {
            v->can = leg.can;
            v->bad_leg = i;
        }
        v->sailing = um_add(v->sailing, leg.cost);
        v->kinds |= leg.kinds;
        add_stop(v, leg.via);
        add_stop(v, p[i].ref);
    }
}

static void chart_cargo(um_ctx *c, const mad_state *s, voyage *v)
{
    bool boards = false, joins = false;
    for (int i = 0; i < v->ships && v->captains; i++)
        joins |= mad_piece_at(s, v->captain[0])->flags & MF_MOVED &&
                 !(mad_piece_at(s, v->ship[i])->flags & MF_MOVED);
    if (joins)
        v->kinds |= 1u << 2; /* which says that ships are picked up free */
    v->holds = mad_sea_aboard(s, v->ship, v->ships, v->hold);
    for (int i = 0; i < v->cargos; i++) {
        boards |= um_ref_kind(mad_piece_at(s, v->cargo[i])->at) != MK_SHIP;
        if (v->holds < MAD_SEA_MAX && !mad_sea_listed(v->hold, v->holds, v->cargo[i]))
            v->hold[v->holds++] = v->cargo[i];
    }
    if (boards) {
        v->boarding = um_exactly(1);
        v->kinds |= 1u << 2;
    }
    v->sets_down = v->cargos && um_ref_kind(v->to) == MK_SPACE;
    if (!v->sets_down)
        return;
    v->assault = mad_sea_landing(c, s, um_ref_row(v->to), v->side);
    v->landing = um_either(v->assault, um_exactly(2), um_exactly(1));
    v->kinds |= 1u << 3;
    if (v->assault != UM_NO)
        v->kinds |= 1u << 6;
}

static void chart(um_ctx *c, const mad_state *s, const um_action *a, voyage *v)
{
    memset(v, 0, sizeof *v);
    sort_movers(c, a, v);
    chart_path(c, s, a, v);
    chart_cargo(c, s, v);
}

/* Taking aboard and setting down, where both are paid: at a stop each pays once for those who come aboard. */
static um_range full_load(const mad_state *s, const voyage *v, um_ref who)
{
    return mad_piece_at(s, who)->flags & MF_BOARDING ? v->landing : um_add(v->boarding, v->landing);
}

/* The whole price; for a ship that need not be the carrier, anything from the bare way on. */
static um_range price_for(um_ctx *c, const mad_state *s, const voyage *v, um_ref who)
{
    um_range load = full_load(s, v, who);
    um_ref ship = um_ref_kind(who) == MK_SHIP ? who : UM_NONE;
    if (ship != UM_NONE && load.hi && v->ships > 1) {
        um_ref rest[MAD_SEA_MAX], units[MAD_SEA_MAX];
        int n = 0, k = 0;
        for (int i = 0; i < v->ships; i++)
            if (v->ship[i] != ship)
                rest[n++] = v->ship[i];
        for (int i = 0; i < v->holds; i++)
            if (um_ref_kind(v->hold[i]) == MK_UNIT)
                units[k++] = v->hold[i];
        um_ctx quiet = um_quiet(c);
        if (mad_capacity_fits(&quiet, s, rest, n, units, k) != UM_NO)
            load.lo = 0;
    }
    return um_add(v->sailing, load);
}

/* ---- judging a voyage ---- */

static void fact_path(um_ctx *c, const voyage *v)
{
    char words[480];
    size_t n = 0;
    words[0] = '\0';
    for (int i = 0; i < v->stops; i++) {
        um_text name = um_ref_name(c->pack, v->stop[i]);
        if (n + name.n + 4 >= sizeof words)
            break;
        if (i) {
            memcpy(words + n, " - ", 3);
            n += 3;
        }
        memcpy(words + n, name.p, name.n);
        n += name.n;
        words[n] = '\0';
    }
    um_fact_text(c, "path", "%s", words);
}

/* 2.13, 2.3, 2.5: every place of the way is water of the same lake, or joined by the transit box. */
static void decide_way(um_ctx *c, const mad_state *s, const um_action *a, const voyage *v)
{
    int n;
    const um_value *p = um_values_of(a, MP_SAIL_PATH, &n);
    for (int i = 0; i < n; i++) {
        if (um_ref_kind(p[i].ref) != MK_SPACE)
            continue;
        um_truth water = UM_NO;
        for (int l = 0; l < mad_map_of(c)->nlakes; l++)
            water = um_or(water, mad_sea_on_lake(c, s, p[i].ref, l));
        um_fact_ref(c, "to", p[i].ref);
        um_use(c, MR_2_3);
        um_decide(c, MR_2_13, water);
        if (water == UM_NO)
            return;
    }
    if (v->bad_leg) {
        um_fact_ref(c, "from", p[v->bad_leg - 1].ref);
        um_fact_ref(c, "to", p[v->bad_leg].ref);
    }
    um_use(c, MR_2_13);
    if (v->kinds & 1u << 5)
        um_use(c, MR_2_5);
    um_decide(c, MR_2_3, v->can);
}

/* 12.2, 12.51: the winner's sound ships stay in the box; 12.52: whoever is damaged or has lost goes to port.
 */
static void decide_after_fight(um_ctx *c, const mad_state *s, const voyage *v)
{
    if (um_ref_kind(v->from) != MK_LAKE || !(s->sea.fought >> um_ref_row(v->from) & 1) || v->stops < 2)
        return;
    bool last = s->sea.rolled && s->sea.lake == v->from;
    for (int i = 0; i < v->ships; i++) {
        if (mad_piece_at(s, v->ship[i])->face || (last && !mad_sea_in_fight(s, um_ref_row(v->ship[i]))))
            continue;
        um_truth won = last ? um_eq(mad_naval_winner(c, s), um_exactly(v->side))
                            : um_missing(c, "who won which of the fights of this play");
        um_fact_ref(c, "who", v->ship[i]);
        um_fact_ref(c, "where", v->from);
        um_use(c, MR_12_51);
        um_use(c, MR_11_41);
        um_decide(c, MR_12_2, um_not(won));
    }
}

/* 11.41: who enters a box with enemy ships stops there and fights. */
static void decide_boxes(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i + 1 < v->stops; i++) {
        um_ref box = v->stop[i];
        if (!mad_sea_enemy_in_box(c, s, box, v->side))
            continue;
        bool entered = i > 0;
        for (int k = 0; k < v->ships && !entered; k++)
            entered = mad_piece_at(s, v->ship[k])->origin != box;
        if (!entered)
            continue; /* it began there beside them: the position is to blame, not the move */
        um_fact_ref(c, "where", box);
        um_use(c, MR_12_1);
        um_decide(c, MR_11_41, UM_NO);
    }
    decide_after_fight(c, s, v);
    if (um_ref_kind(v->to) == MK_LAKE && mad_sea_enemy_in_box(c, s, v->to, v->side)) {
        if (mad_lake_controls(c, s, um_ref_row(v->to), mad_other(v->side)) != UM_NO)
            um_use(c, MR_11_43);
        um_use(c, MR_12_1);
        um_decide(c, MR_11_41, UM_YES);
    }
}

/* 6.2(3.d), 12.42, 3.36: who may not come into a box. */
static void decide_entering(um_ctx *c, const mad_state *s, const voyage *v, um_ref leader)
{
    bool land = leader != UM_NONE && mad_sea_is_land_leader(c, leader);
    bool boxes = false;
    for (int i = 1; i < v->stops; i++) {
        if (um_ref_kind(v->stop[i]) != MK_LAKE)
            continue;
        boxes = true;
        if (land && mad_sea_enemy_in_box(c, s, v->stop[i], v->side)) {
            um_fact_ref(c, "leader", leader);
            um_fact_ref(c, "where", v->stop[i]);
            um_decide(c, MR_3_36, UM_NO);
        }
    }
    if (s->turn == -1) {
        um_fact_text(c, "box", "%s", boxes ? "entered" : "not entered");
        um_decide(c, MR_6_2_3_d, um_if(mad_before_war(c, s), um_sure(!boxes)));
    }
    for (int i = 0; i < v->ships; i++) {
        if (!mad_piece_at(s, v->ship[i])->face)
            continue;
        um_fact_ref(c, "who", v->ship[i]);
        um_decide(c, MR_12_42, um_sure(!boxes && !v->holds));
    }
}

/* 3.37: a naval leader keeps to his lake, or his two lakes. */
static void decide_captains(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int k = 0; k < v->captains; k++) {
        int l = um_ref_row(v->captain[k]);
        um_truth ok = UM_YES;
        for (int i = 0; i < v->stops; i++) {
            if (mad_in_box(c, v->stop[i], MAD_BOX_TRANSIT))
                continue;
            um_truth here = UM_NO;
            for (int lake = 0; lake < mad_map_of(c)->nlakes; lake++) {
                um_truth on = mad_sea_on_lake(c, s, v->stop[i], lake);
                um_truth his = um_or(um_is_ref(c, MK_LEADER, l, MAD_LEADER_LAKE, mad_lake_ref(lake)),
                                     um_is_ref(c, MK_LEADER, l, MAD_LEADER_LAKE2, mad_lake_ref(lake)));
                here = um_or(here, um_and(on, his));
            }
            ok = um_and(ok, here);
        }
        um_fact_ref(c, "who", v->captain[k]);
        um_decide(c, MR_3_37, ok);
    }
}

/* 11.21: who took a free withdrawal before this play stays where he went. */
static void decide_withdrawn(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i < v->ships; i++)
        if (mad_piece_at(s, v->ship[i])->flags & MF_WITHDRAWN) {
            um_fact_ref(c, "who", v->ship[i]);
            um_decide(c, MR_11_21, UM_NO);
        }
}

/* 11.15, 3.24, 3.34: what is left of each mover's own points pays for the whole way. */
static void decide_price(um_ctx *c, const mad_state *s, const voyage *v)
{
    static const int rule[] = {[1] = MR_11_15_1, [2] = MR_11_15_2, [3] = MR_11_15_3,
                               [4] = MR_11_15_4, [5] = MR_11_15_5, [6] = MR_11_15_6};
    for (int i = 0; i < v->ships + v->captains; i++) {
        bool ship = i < v->ships;
        um_ref who = ship ? v->ship[i] : v->captain[i - v->ships];
        const mad_piece *m = mad_piece_at(s, who);
        um_range total = um_add(um_span(m->spent_lo, m->spent_hi), price_for(c, s, v, who));
        um_fact_ref(c, "who", who);
        fact_path(c, v);
        um_fact_range(c, "cost", total);
        um_fact_range(c, "allowance", mad_allowance(c, who));
        um_use(c, MR_11_15);
        for (int k = 1; k <= 6; k++)
            if (v->kinds >> k & 1)
                um_use(c, rule[k]);
        if (!ship)
            um_use(c, MR_3_24);
        um_decide(c, ship ? MR_3_24 : MR_3_34, um_le(total, mad_allowance(c, who)));
    }
}

/* R-vessel-in-enemy-town: in its narrowest reading ships come to an enemy town only to land troops. */
static void decide_enemy_towns(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 1; i < v->stops; i++) {
        if (um_ref_kind(v->stop[i]) != MK_SPACE)
            continue;
        bool lands = i == v->stops - 1 && v->holds;
        um_truth own = mad_friendly(c, s, um_ref_row(v->stop[i]), v->side);
        if (lands || own == UM_YES ||
            !um_ruled(c, MAD_RUL_VESSEL_IN_ENEMY_TOWN, MAD_O_VESSEL_IN_ENEMY_TOWN_ENTER_ONLY_TO_LAND))
            continue;
        um_fact_ref(c, "where", v->stop[i]);
        um_decide(c, MR_11_15, own);
    }
}

static void decide_cargo(um_ctx *c, const mad_state *s, const voyage *v)
{
    um_ref units[MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v->cargos; i++)
        if (um_ref_kind(mad_piece_at(s, v->cargo[i])->at) != MK_SHIP)
            mad_sea_decide_passenger(c, s, v->cargo[i], v->from);
    for (int i = 0; i < v->holds; i++)
        if (um_ref_kind(v->hold[i]) == MK_UNIT)
            units[n++] = v->hold[i];
    if (n)
        mad_sea_decide_capacity(c, s, v->ship, v->ships, units, n);
    if (v->sets_down)
        mad_sea_decide_target(c, s, um_ref_row(v->to), v->side, v->assault, v->from);
    for (int i = 0; i < v->holds && v->sets_down; i++)
        mad_sea_decide_ashore(c, v->hold[i], um_ref_row(v->to));
}

/* Passengers whom the last line of this voyage set down, and who are carried on, have stayed aboard. */
static bool some_stayed(um_ctx *c, const mad_state *s, const um_action *a, voyage *v)
{
    memset(v, 0, sizeof *v);
    sort_movers(c, a, v);
    return mad_sea_stayed(s, v->cargo, v->cargos, v->ship, v->ships);
}

/* The position in which whoever stayed aboard is aboard: as it is if nobody did, else made in `then`. */
static const mad_state *with_those_aboard(um_ctx *c, const mad_state *s, const um_action *a, mad_state *then)
{
    voyage v;
    if (!some_stayed(c, s, a, &v))
        return s;
    *then = *s;
    mad_sea_take_back(c, then, v.cargo, v.cargos, v.ship, v.ships);
    return then;
}

/* 11.1: a voyage of activated ships, with whoever they carry. */
void mad_judge_sail(um_ctx *c, const mad_state *s, const um_action *a)
{
    int legs;
    voyage v;
    mad_state then;
    um_values_of(a, MP_SAIL_PATH, &legs);
    if (legs == 0)
        return;
    s = with_those_aboard(c, s, a, &then);
    chart(c, s, a, &v);
    if (!v.ships) { /* 11.15: naval leaders go with a ship */
        um_fact_ref(c, "who", v.captains ? v.captain[0] : UM_NONE);
        um_decide(c, MR_11_15, UM_NO);
        return;
    }
    um_ref others[2 * MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v.captains; i++)
        others[n++] = v.captain[i];
    for (int i = 0; i < v.cargos; i++)
        others[n++] = v.cargo[i];
    mad_sea_activation(c, s, a, v.ship, v.ships, others, n);
    decide_withdrawn(c, s, &v);
    decide_way(c, s, a, &v);
    if (v.can == UM_NO)
        return;
    decide_boxes(c, s, &v);
    int group = mad_sea_group(c, s, a, v.ship, v.ships, others, n);
    decide_entering(c, s, &v, s->play.open ? s->play.leader[group] : UM_NONE);
    decide_captains(c, s, &v);
    decide_enemy_towns(c, s, &v);
    if (v.holds)
        decide_cargo(c, s, &v);
    decide_price(c, s, &v);
}

/* ---- doing it ---- */

static void refuse_others(um_ctx *c, const mad_state *s, const voyage *v)
{
    for (int i = 0; i < v->ships + v->captains + v->cargos; i++) {
        um_ref r = i < v->ships                 ? v->ship[i]
                   : i < v->ships + v->captains ? v->captain[i - v->ships]
                                                : v->cargo[i - v->ships - v->captains];
        if (mad_place(s, r) != v->from)
            um_refuse_elsewhere(c, "is not there", r, mad_place(s, r));
    }
}

/* 8.5: troops came aboard where the leader begins, on ships that he now sails with: he has paid for it, not
 * perhaps. */
static void count_boarding(mad_state *s, const voyage *v)
{
    bool boarded = false;
    for (int i = 0; i < v->ships; i++)
        boarded |= (mad_piece_at(s, v->ship[i])->flags & MF_BOARDING) != 0;
    for (int i = 0; i < v->captains && boarded; i++) {
        mad_piece *m = mad_piece_of(s, v->captain[i]);
        if (m->flags & MF_BOARDING && !(m->flags & MF_MOVED))
            m->spent_lo++;
    }
}

static void arrive(um_ctx *c, mad_state *s, um_ref who, const voyage *v, um_range cost)
{
    mad_piece *m = mad_piece_of(s, who);
    m->last = v->stops > 1 ? v->stop[v->stops - 2] : m->last;
    mad_stand(s, who, v->to);
    mad_spend(m, cost);
    m->flags |= MF_MOVED | MF_ACTIVATED;
    if (v->stops > 1)
        m->flags &= (uint16_t) ~(MF_BOARDING | MF_UNLOADING);
    if (v->sets_down)
        m->flags |= MF_UNLOADING;
    m->step = c->step;
}

void mad_refuse_sail(um_ctx *c, const mad_state *s, const um_action *a)
{
    int legs;
    voyage v;
    mad_state then;
    um_values_of(a, MP_SAIL_PATH, &legs);
    if (legs == 0) {
        um_refuse(c, "a voyage names who sails and where to", UM_NONE);
        return;
    }
    s = with_those_aboard(c, s, a, &then);
    um_ctx quiet = um_quiet(c);
    chart(&quiet, s, a, &v);
    refuse_others(c, s, &v);
}

void mad_apply_sail(um_ctx *c, mad_state *s, const um_action *a)
{
    voyage v;
    if (some_stayed(c, s, a, &v))
        mad_sea_take_back(c, s, v.cargo, v.cargos, v.ship, v.ships);
    chart(c, s, a, &v);
    um_range price[MAD_SEA_MAX];
    bool sure[MAD_SEA_MAX];
    for (int i = 0; i < v.ships; i++) {
        price[i] = price_for(c, s, &v, v.ship[i]);
        sure[i] = price[i].lo == v.sailing.lo + full_load(s, &v, v.ship[i]).lo;
    }
    int8_t fort = um_ref_kind(v.to) == MK_SPACE ? s->space[um_ref_row(v.to)].fort : MAD_NOBODY;
    um_ref others[2 * MAD_SEA_MAX];
    int n = 0;
    for (int i = 0; i < v.captains; i++)
        others[n++] = v.captain[i];
    for (int i = 0; i < v.cargos; i++)
        others[n++] = v.cargo[i];
    mad_sea_activate(c, s, a, v.ship, v.ships, others, n);
    int group = s->play.group;
    for (int i = 0; i < v.cargos; i++)
        mad_sea_board(c, s, v.cargo[i], v.ship, v.ships);
    count_boarding(s, &v);
    for (int i = 0; i < v.ships; i++)
        arrive(c, s, v.ship[i], &v, price[i]);
    for (int i = 0; i < v.captains; i++)
        arrive(c, s, v.captain[i], &v, price_for(c, s, &v, v.captain[i]));
    for (int i = 0; i < v.cargos && v.sets_down; i++)
        mad_sea_set_ashore(c, s, v.cargo[i], um_ref_row(v.to), v.assault);
    if (v.sets_down)
        mad_sea_note_set_down(s, &(mad_voyage_end){v.to, v.cargo, v.ship, v.captain, v.cargos, v.ships,
                                                   v.captains, v.landing, sure, fort});
    s->sea.kinds = v.kinds;
    s->sea.sail_step[group] = c->step;
    if (v.holds)
        s->sea.carried_step[group] = c->step;
    mad_book_spaces(c, s);
}
