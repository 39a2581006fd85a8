/* Fleets without cards: free withdrawals (7.31, 11.21) and the fleet phase (7.4, 11.22, 11.23). */
#include "core/madison/rules/07_fleet_phase.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/verbs.h"

/* ---- ships that move without a card ---- */

typedef struct fleet {
    um_ref ship[MAD_SEA_MAX], leader[MAD_SEA_MAX];
    int ships, leaders, side;
    um_ref to;
} fleet;

static void muster(um_ctx *c, const um_action *a, fleet *f)
{
    int n;
    const um_value *v = um_values_of(a, MP_WITHDRAW_SHIPS, &n);
    *f = (fleet){.side = n ? mad_side_of(c, v[0].ref) : MAD_US, .to = um_ref_arg(a, MP_WITHDRAW_TO)};
    for (int i = 0; i < n; i++)
        if (um_ref_kind(v[i].ref) == MK_SHIP)
            f->ship[f->ships++] = v[i].ref;
        else
            f->leader[f->leaders++] = v[i].ref;
}

/* 11.15: leaders go with a ship, and only naval ones at sea. */
static void decide_crew(um_ctx *c, const fleet *f, int rule)
{
    for (int i = 0; i < f->leaders; i++) {
        um_truth naval = mad_is_naval(c, um_ref_row(f->leader[i]));
        um_fact_ref(c, "who", f->leader[i]);
        um_use(c, rule);
        um_decide(c, MR_11_15, um_and(naval, um_sure(f->ships > 0)));
    }
}

static bool in_box(const mad_state *s, um_ref ship)
{
    return um_ref_kind(mad_piece_at(s, ship)->at) == MK_LAKE;
}

/* 7.31, 11.21: before one's own play, or hold, and not in another's. */
static void decide_own_turn(um_ctx *c, const mad_state *s, const fleet *f)
{
    int next = mad_expected(s);
    um_truth mine = next == MAD_NOBODY || next == f->side ? UM_YES : UM_NO;
    if (mine == UM_NO) {
        um_truth none = um_eq(s->hand[mad_other(f->side)], um_exactly(0));
        mine = none == UM_MAYBE ? um_missing(c, "how many cards the other side has left") : none;
    }
    if (mine != UM_NO && um_ruled(c, MAD_RUL_FREE_WITHDRAWAL_FREQUENCY, MAD_O_FREE_WITHDRAWAL_FREQUENCY_ONCE))
        mine = um_and(mine, um_sure(s->plays <= 1));
    if (s->phase != MAD_PHASE_ACTION && s->turn >= 0)
        mine = um_and(mine, um_sure(s->phase < MAD_PHASE_ACTION));
    um_fact_text(c, "side", "%s", mad_side_names[f->side]);
    um_use(c, MR_7_31);
    um_decide(c, MR_11_21, mine);
}

/* 11.21: out of a box, to a friendly town within reach. */
void mad_judge_withdraw(um_ctx *c, const mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    if (mad_season(s->turn) == MAD_WINTER) { /* winter has no such segment (16.1) */
        um_fact_text(c, "withdrawn by", "%s", mad_side_names[f.side]);
        um_use(c, MR_7_31);
        um_use(c, MR_16_1);
        um_decide(c, MR_7_0, UM_NO);
    }
    decide_own_turn(c, s, &f);
    decide_crew(c, &f, MR_11_21);
    for (int i = 0; i < f.ships; i++) {
        um_ref from = mad_piece_at(s, f.ship[i])->at;
        um_fact_ref(c, "who", f.ship[i]);
        um_fact_ref(c, "from", from);
        um_fact_ref(c, "to", f.to);
        mad_sea_leg leg =
            mad_sea_measure(c, s, from, f.to); /* a town to which they could sail in the normal way */
        um_truth may = um_and(um_sure(in_box(s, f.ship[i])), um_and(leg.can, um_le(leg.cost, um_exactly(6))));
        um_decide(c, MR_11_21, um_and(may, mad_friendly(c, s, um_ref_row(f.to), f.side)));
    }
}

static void move_fleet(mad_state *s, const fleet *f, uint16_t flag)
{
    for (int i = 0; i < f->ships; i++) {
        mad_stand(s, f->ship[i], f->to);
        mad_piece_of(s, f->ship[i])->flags |= flag;
    }
    for (int i = 0; i < f->leaders; i++)
        mad_stand(s, f->leader[i], f->to);
}

void mad_apply_withdraw(um_ctx *c, mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    move_fleet(s, &f, MF_WITHDRAWN);
}

/* ---- the fleet phase (7.4) ---- */

/* The phase in which free moves fall: after the plays of the turn. */
static um_truth in_fleet_phase(um_ctx *c, const mad_state *s, int season)
{
    if (s->turn == MAD_NO_TURN)
        return um_missing(c, "the turn");
    if (mad_season(s->turn) != season)
        return UM_NO;
    if (s->phase == MAD_PHASE_FLEET)
        return UM_YES;
    if (s->phase != MAD_PHASE_ACTION)
        return UM_NO;
    for (int side = 0; side < 2; side++) { /* the record skips the word: are all cards played? */
        um_truth done = s->out_of_cards[side] ? UM_YES : um_eq(s->hand[side], um_exactly(0));
        if (done != UM_YES)
            return done == UM_NO ? UM_NO : um_missing(c, "whether all cards of the turn have been played");
    }
    return UM_YES;
}

/* R-huron-first-return: whether ships from Huron would have to take a port there first. */
static um_truth huron_first(um_ctx *c, const mad_state *s, int side, um_ref from, um_ref to)
{
    um_truth wrong = UM_NO;
    if (um_ref_kind(from) != MK_LAKE ||
        um_is(c, MK_LAKE, um_ref_row(from), MAD_LAKE_ROLE, MAD_LAKE_HURON) == UM_NO)
        return UM_NO;
    if (mad_sea_on_lake(c, s, to, um_ref_row(from)) == UM_YES ||
        !um_ruled(c, MAD_RUL_HURON_FIRST_RETURN, MAD_O_HURON_FIRST_RETURN_RETURN_TOO))
        return UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        um_truth there = mad_sea_on_lake(c, s, mad_space_ref(i), um_ref_row(from));
        if (there != UM_NO)
            wrong = um_or(wrong, um_and(there, mad_friendly(c, s, i, side)));
    }
    return um_and(wrong, um_not(mad_sea_on_lake(c, s, to, um_ref_row(from))));
}

/* 7.4(1), 11.22: home to a friendly town of the lake (2.6: Erie and Huron are one). */
void mad_judge_fleet_withdraw(um_ctx *c, const mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    um_use(c, MR_11_22);
    um_decide(c, MR_7_4_1, in_fleet_phase(c, s, MAD_AUTUMN));
    decide_crew(c, &f, MR_11_22);
    for (int i = 0; i < f.ships; i++) {
        um_ref from = mad_piece_at(s, f.ship[i])->at;
        um_truth may = um_sure(in_box(s, f.ship[i]));
        if (may == UM_YES) {
            int lake = um_ref_row(from);
            um_truth on =
                um_or(mad_sea_on_lake(c, s, f.to, lake),
                      um_and(um_is(c, MK_LAKE, lake, MAD_LAKE_TRANSIT, 1), mad_sea_joined(c, s, f.to)));
            if (mad_sea_on_lake(c, s, f.to, lake) != UM_YES)
                um_use(c, MR_2_6);
            um_truth friendly = mad_friendly(c, s, um_ref_row(f.to), f.side);
            if (friendly != UM_YES && um_ruled(c, MAD_RUL_FLEET_RETURN_TOWN, MAD_O_FLEET_RETURN_TOWN_ANY))
                friendly = UM_YES;
            may = um_and(on, friendly);
        }
        um_fact_ref(c, "who", f.ship[i]);
        um_fact_ref(c, "from", from);
        um_fact_ref(c, "to", f.to);
        um_use(c, MR_7_4_1);
        um_decide(c, MR_11_22, may);
        um_truth skipped = huron_first(c, s, f.side, from, f.to);
        if (skipped != UM_NO) {
            um_fact_ref(c, "who", f.ship[i]);
            um_fact_ref(c, "to", f.to);
            um_decide(c, MR_2_6, um_not(skipped));
        }
    }
}

/* The lakes' controllers leave their markers as their ships go home. */
static void leave_markers(mad_state *s, const mad_map *m)
{
    for (int i = 0; i < m->nlakes; i++)
        if (s->lake[i].owner != MAD_NOBODY)
            s->lake[i].marker = s->lake[i].owner;
}

void mad_apply_fleet_withdraw(um_ctx *c, mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    leave_markers(s, mad_map_of(c));
    move_fleet(s, &f, 0);
    mad_settle_lakes(c, s);
    mad_book_lakes(c, s);
}

/* R-free-return-timing: after the plays of Spring-Summer, or before the first of them. */
static um_truth return_time(um_ctx *c, const mad_state *s)
{
    if (um_ruled(c, MAD_RUL_FREE_RETURN_TIMING, MAD_O_FREE_RETURN_TIMING_START_OF_SPRING))
        return um_sure(mad_season(s->turn) == MAD_SPRING && s->plays == 0 && s->phase <= MAD_PHASE_ACTION);
    return in_fleet_phase(c, s, MAD_SPRING);
}

/* 7.4(2), 11.23: the marker's owner alone, with able ships, into a free box. */
void mad_judge_fleet_return(um_ctx *c, const mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    int lake = um_ref_row(f.to), marker = s->lake[lake].marker;
    um_use(c, MR_11_23);
    um_decide(c, MR_7_4_2, return_time(c, s));
    um_fact_ref(c, "lake", f.to);
    um_fact_text(c, "marker", "%s", marker == MAD_NOBODY ? "nobody's" : mad_side_names[marker]);
    um_use(c, MR_7_4_2);
    um_decide(c, MR_11_23, um_sure(marker == f.side));
    decide_crew(c, &f, MR_11_23);
    if (mad_sea_enemy_in_box(c, s, f.to, f.side)) {
        bool fight = um_ruled(c, MAD_RUL_FREE_RETURN_CONTESTED, MAD_O_FREE_RETURN_CONTESTED_BATTLE);
        um_fact_ref(c, "where", f.to);
        um_decide(c, MR_11_23, um_sure(fight));
    }
    for (int i = 0; i < f.ships; i++) {
        um_ref from = mad_piece_at(s, f.ship[i])->at;
        um_truth on = um_ref_kind(from) == MK_SPACE ? mad_sea_on_lake(c, s, from, lake) : UM_NO;
        if (on != UM_YES && um_ref_kind(from) == MK_SPACE) {
            um_use(c, MR_2_6);
            on = um_or(on, um_and(um_is(c, MK_LAKE, lake, MAD_LAKE_TRANSIT, 1), mad_sea_joined(c, s, from)));
        }
        um_fact_ref(c, "who", f.ship[i]);
        um_fact_ref(c, "from", from);
        um_decide(c, MR_11_23, on);
        if (mad_piece_at(s, f.ship[i])->face) {
            um_fact_ref(c, "who", f.ship[i]);
            um_decide(c, MR_12_42, UM_NO);
        }
    }
}

void mad_apply_fleet_return(um_ctx *c, mad_state *s, const um_action *a)
{
    fleet f;
    muster(c, a, &f);
    move_fleet(s, &f, 0);
    mad_settle_lakes(c, s);
    mad_book_lakes(c, s);
}

/* 11.22 sends every ship home; where no town is friendly (R-fleet-return-town) R-fleet-no-port says what
 * then. */
static um_truth may_stay(um_ctx *c, const mad_state *s, int ship)
{
    um_truth open = mad_any_port(c, s, mad_side_of(c, mad_ship_ref(ship)), um_ref_row(s->ship[ship].at));
    if (open != UM_YES && um_ruled(c, MAD_RUL_FLEET_RETURN_TOWN, MAD_O_FLEET_RETURN_TOWN_ANY))
        open = UM_YES;
    if (open == UM_YES || um_ruled(c, MAD_RUL_FLEET_NO_PORT, MAD_O_FLEET_NO_PORT_DESTROYED))
        return UM_NO;
    return um_not(open);
}

/* As the fleet phase, or the turn, ends: 11.22 leaves no ship in a box in autumn. */
void mad_decide_fleet_over(um_ctx *c, const mad_state *s)
{
    if (mad_season(s->turn) != MAD_AUTUMN || s->phase > MAD_PHASE_FLEET || s->phase < MAD_PHASE_ACTION)
        return;
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        if (um_ref_kind(s->ship[i].at) == MK_LAKE) {
            um_fact_ref(c, "who", mad_ship_ref(i));
            um_fact_ref(c, "where", s->ship[i].at);
            um_use(c, MR_7_4_1);
            um_decide(c, MR_11_22, may_stay(c, s, i));
        }
}

/* The end of a turn's fleet phase: in spring a marker without ships is taken off, and its points are
 * lost (11.23); in autumn ships that were left are controllers no more than the marker is. */
void mad_fleet_over(um_ctx *c, mad_state *s)
{
    if (s->turn < 0 || s->phase > MAD_PHASE_FLEET) /* winter's phases come behind it */
        return;
    if (mad_season(s->turn) == MAD_AUTUMN)
        leave_markers(s, mad_map_of(c));
    for (int i = 0; i < mad_map_of(c)->nlakes && mad_season(s->turn) == MAD_SPRING; i++)
        s->lake[i].marker = MAD_NOBODY;
    mad_settle_lakes(c, s);
    mad_book_lakes(c, s);
}
