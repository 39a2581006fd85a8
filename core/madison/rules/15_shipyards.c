/* Building and repairing ships (15.1, 15.2). */
#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/16_winter.h"
#include "core/madison/verbs.h"

/* The rule that has ships mended in a base (15.21, 15.22) goes with those on which bases work. */
static void rest_on(um_ctx *c, int space, int repair)
{
    um_fact_ref(c, "where", mad_space_ref(space));
    if (repair >= 0)
        um_use(c, repair);
}

/* A base that works now, rule by rule; `repair` is the rule that mends there, or -1 where ships are built. */
static void decide_base(um_ctx *c, const mad_state *s, int space, um_truth york_ship, int repair)
{
    int side = mad_base_owner(c, space);
    um_fact_ref(c, "where", mad_space_ref(space));
    um_use(c, MR_2_15);
    um_truth base = um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE));
    if (um_decide(c, MR_15_31, base) == UM_NO)
        return;
    rest_on(c, space, repair);
    um_use(c, MR_15_16);
    um_decide(
        c, MR_15_32,
        um_and(um_sure(!s->space[space].base_destroyed), um_not(mad_controls(c, s, space, mad_other(side)))));
    rest_on(c, space, repair);
    um_decide(c, MR_15_34, mad_base_opened(c, s, space));
    um_truth backup = um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_BACKUP);
    um_truth york = repair >= 0 ? UM_YES : york_ship;
    if (york != UM_NO &&
        (!mad_is_york(c, space) || um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_STRICT_BACKUP)))
        york = UM_NO;
    if (backup == UM_NO || york == UM_YES)
        return;
    rest_on(c, space, repair);
    if (mad_is_york(c, space))
        um_use(c, MR_15_13);
    um_truth serves = um_or(um_not(backup), mad_primary_lost(c, s, space));
    if (mad_is_york(c, space) && um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_BROCK_ONLY))
        serves = UM_NO;
    um_decide(c, MR_15_33, um_or(serves, york));
}

/* ---- what things cost, in half points ---- */

static bool small(const um_ctx *c, int ship)
{
    int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, ship, MAD_SHIP_TYPE))->lo;
    return type == MAD_SCHOONER || type == MAD_SLOOP;
}

/* 15.17; R-ship-of-line for a type that the table does not price. */
static um_range build_cost(um_ctx *c, int ship)
{
    um_range own = um_int(c, MK_SHIP, ship, MAD_SHIP_COST);
    if (own.lo > 0)
        return own;
    int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, ship, MAD_SHIP_TYPE))->lo;
    if (type != MAD_SHIP_OF_THE_LINE)
        return um_exactly(type == MAD_FRIGATE ? 4 : 2);
    switch (um_option(c, MAD_RUL_SHIP_OF_LINE)) {
    case MAD_O_SHIP_OF_LINE_COST_3:
        return um_exactly(6);
    case MAD_O_SHIP_OF_LINE_NOT_BUILDABLE:
        return um_exactly(UM_NEVER);
    default:
        um_missing(c, "what a ship of the line costs");
        return um_span(2, UM_NEVER);
    }
}

/* Cites the price of each type built (15.17). */
static void use_prices(um_ctx *c, const um_value *v, int n)
{
    for (int i = 0; i < n; i++) {
        int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, um_ref_row(v[i].ref), MAD_SHIP_TYPE))->lo;
        um_use(c, type == MAD_FRIGATE ? MR_15_17_2 : MR_15_17_1);
    }
    if (n > 1)
        um_use(c, MR_15_17_3);
}

static void fact_halves(um_ctx *c, const char *key, um_range halves)
{
    um_range whole = um_div_down(halves, 2);
    if (halves.hi >= UM_NEVER) /* there is no most */
        whole.hi = UM_NEVER;
    if (um_known(halves) && halves.lo % 2)
        um_fact_text(c, key, "%d 1/2", (int)(halves.lo / 2));
    else if (halves.lo >= UM_NEVER)
        um_fact_text(c, key, "more than any card has");
    else
        um_fact_range(c, key, whole);
}

/* 15.24, 8.31(4): the play's building and mending together take no more than the card's points. */
static void decide_price(um_ctx *c, const mad_state *s, um_range halves, int rule)
{
    um_range nbv = mad_opv(c, &s->play);
    fact_halves(c, "cost", halves);
    um_fact_range(c, "points", nbv);
    um_use(c, MR_15_24);
    um_use(c, MR_8_31_4);
    um_use(c, MR_8_21);
    um_decide(c, rule, um_le(halves, um_times(nbv, 2)));
}

/* 15.12, 15.22, 8.31(4): a card pays for it, outside winter. */
static void decide_card(um_ctx *c, const mad_state *s, int mode)
{
    bool winter = mad_season(s->turn) == MAD_WINTER;
    if (!s->play.open)
        um_decide(c, MR_8_31_4, um_missing(c, "the card that pays"));
    else
        mad_decide_use(c, s, mode);
    um_decide(c, mode == MAD_MODE_REPAIR ? MR_15_22 : MR_15_12, um_sure(!winter));
}

static um_range building(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    um_range halves = um_exactly(s->play.halves);
    int smalls = s->play.small_built;
    for (int i = 0; i < n; i++) {
        if (small(c, um_ref_row(v[i].ref)))
            smalls++;
        else
            halves = um_add(halves, build_cost(c, um_ref_row(v[i].ref)));
    }
    return um_add(halves, um_exactly(mad_small_cost(c, smalls)));
}

/* The base whose yard builds a ship; UM_NONE: the data do not say. */
static um_ref yard_of(const um_ctx *c, int ship)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_SHIP, ship, MAD_SHIP_BASE));
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

/* 15.13: York builds its own corvette alone, or all that Kingston did once that is lost; any other primary
 * base builds what is its. */
static um_truth built_here(um_ctx *c, const mad_state *s, int ship, int base)
{
    um_ref yard = yard_of(c, ship);
    um_truth corvette = um_is(c, MK_SHIP, ship, MAD_SHIP_YORK, 1),
             york = um_is(c, MK_SPACE, base, MAD_SPACE_ROLE, MAD_ROLE_YORK);
    if (corvette == UM_YES)
        return york;
    um_truth other = york == UM_NO ? UM_YES : um_if(york, mad_primary_lost(c, s, base));
    if (york != UM_YES && yard != UM_NONE && yard != mad_space_ref(base) &&
        um_is(c, MK_SPACE, base, MAD_SPACE_BASE, MAD_BASE_BACKUP) == UM_NO)
        other = um_and(other, um_is_ref(c, MK_SHIP, ship, MAD_SHIP_BASE, mad_space_ref(base)));
    return um_or(um_and(corvette, york), um_and(um_not(corvette), other));
}

/* 15.12, R-build-1812: a ship is built in 1812, which is `due` by its dots. */
static void decide_year(um_ctx *c, const mad_state *s, um_ref ship, um_truth due)
{
    if (s->turn < 0 || s->turn >= 3 || s->turn == MAD_NO_TURN)
        return;
    int option = um_option(c, MAD_RUL_BUILD_1812);
    um_fact_ref(c, "who", ship);
    um_decide(c, MR_15_12,
              option == MAD_O_BUILD_1812_BY_DOTS           ? UM_YES
              : option == MAD_O_BUILD_1812_NOT_BEFORE_1813 ? UM_NO
              : due == UM_NO                               ? UM_NO
                             : um_unruled(c, "whether ships are built in 1812"));
}

/* 15.13 to 15.15: the ship's lake, its turn, and the base that builds it. */
static void decide_vessel(um_ctx *c, const mad_state *s, um_ref ship, int base)
{
    int row = um_ref_row(ship);
    int water = mad_lake_of(c, base);
    um_ref lake = water < 0 ? UM_NONE : mad_lake_ref(water);
    um_truth york_ship = um_is(c, MK_SHIP, row, MAD_SHIP_YORK, 1);
    um_fact_ref(c, "who", ship);
    um_decide(c, MR_15_15, um_is_ref(c, MK_SHIP, row, MAD_SHIP_LAKE, lake));
    um_fact_ref(c, "who", ship);
    um_use(c, MR_3_23);
    um_range turn = um_word(c, MK_SHIP, row, MAD_SHIP_TURN);
    um_decide(c, MR_15_14,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_le(turn, um_exactly(s->turn)));
    decide_year(c, s, ship, um_le(turn, um_exactly(s->turn)));
    um_fact_ref(c, "who", ship);
    um_ref at = s->ship[row].at;
    um_decide(c, MR_15_11, um_sure(at == UM_NONE || mad_in_box(c, at, MAD_BOX_UNBUILT)));
    decide_base(c, s, base, york_ship, -1);
    um_fact_ref(c, "who", ship);
    um_fact_ref(c, "where", mad_space_ref(base));
    um_decide(c, MR_15_13, built_here(c, s, row, base));
}

/* 15.11 to 15.17: ships of the turn, at bases of their own that may build, within the card. */
void mad_judge_build(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, base = um_ref_row(um_ref_arg(a, MP_BUILD_BASE));
    const um_value *v = um_values_of(a, MP_BUILD_SHIP, &n);
    decide_card(c, s, MAD_MODE_BUILD);
    mad_decide_own_pieces(c, s, v, n);
    for (int i = 0; i < n; i++)
        decide_vessel(c, s, v[i].ref, base);
    use_prices(c, v, n);
    decide_price(c, s, building(c, s, v, n), MR_15_17);
}

void mad_apply_build(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_BUILD_SHIP, &n);
    for (int i = 0; i < n; i++) {
        int row = um_ref_row(v[i].ref);
        if (small(c, row))
            s->play.small_built++;
        else
            s->play.halves = um_u8(s->play.halves + um_least(build_cost(c, row), um_exactly(6)).lo);
        mad_put(s, v[i].ref, um_ref_arg(a, MP_BUILD_BASE));
        s->ship[row].face = 0;
        s->ship[row].origin = s->ship[row].at;
    }
}

/* ---- repair ---- */

static void decide_mended(um_ctx *c, const mad_state *s, um_ref ship, int rule)
{
    um_ref at = s->ship[um_ref_row(ship)].at;
    um_fact_ref(c, "who", ship);
    if (um_ref_kind(at) != MK_SPACE) {
        um_decide(c, rule, UM_NO);
        return;
    }
    int space = um_ref_row(at);
    um_truth base = um_and(um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE)),
                           mad_territory(c, space, mad_side_of(c, ship)));
    um_decide(c, rule, um_and(um_sure(s->ship[um_ref_row(ship)].face == 1), base));
    decide_base(c, s, space, UM_NO, rule);
}

/* 15.22 to 15.24: damaged ships in a base of their side, within the card. */
void mad_judge_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    decide_card(c, s, MAD_MODE_REPAIR);
    mad_decide_own_pieces(c, s, v, n);
    um_range halves = um_add(um_exactly(s->play.halves), um_exactly(mad_small_cost(c, s->play.small_built)));
    for (int i = 0; i < n; i++) {
        bool half = small(c, um_ref_row(v[i].ref));
        decide_mended(c, s, v[i].ref, MR_15_22);
        halves = um_add(halves, um_exactly(half ? 1 : 2));
    }
    for (int i = 0; i < n; i++)
        um_use(c, small(c, um_ref_row(v[i].ref)) ? MR_15_23_half : MR_15_23_one);
    if (s->play.small_built)
        um_use(c, MR_15_17);
    decide_price(c, s, halves, MR_15_23);
}

static void mend(um_ctx *c, mad_state *s, um_ref ship)
{
    s->ship[um_ref_row(ship)].face = 0;
    (void)c;
}

void mad_apply_repair(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    for (int i = 0; i < n; i++) {
        s->play.halves = um_u8(s->play.halves + (small(c, um_ref_row(v[i].ref)) ? 1 : 2));
        mend(c, s, v[i].ref);
    }
}

/* ---- the free repair of winter (15.21, 16.1(3)) ---- */

/* 15.21, 16.1(3): in winter, after attrition, damaged ships in friendly bases are mended for nothing. */
void mad_judge_winter_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    um_decide(c, MR_15_21,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                     : um_sure(mad_season(s->turn) == MAD_WINTER));
    mad_leave_attrition(c, s);
    um_decide(c, MR_16_1_3, um_sure(s->phase <= MAD_PHASE_REPAIR));
    for (int i = 0; i < n; i++)
        decide_mended(c, s, v[i].ref, MR_15_21);
}

void mad_apply_winter_repair(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    for (int i = 0; i < n; i++)
        mend(c, s, v[i].ref);
    for (int i = 0; i < mad_map_of(c)->nships && n == 0; i++)
        if (mad_mends_in_winter(c, s, i) == UM_YES)
            mend(c, s, mad_ship_ref(i));
    s->phase = MAD_PHASE_REPAIR;
    mad_book_spaces(c, s); /* attrition is over (R-winter-control-change) */
}
