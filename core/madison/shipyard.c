/* Building and repair of ships (15). */
#include "core/madison/madison.h"

static um_ref lake_of(const um_ctx *c, int kind, int row, int attr)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(kind, row, attr));
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

static int owner_of(const um_ctx *c, int space)
{
    return um_datum_at(c->pack, um_datum_of(MK_SPACE, space, SPACE_TERRITORY))->lo;
}

static bool is_york(um_ctx *c, int space)
{
    return um_is(c, MK_SPACE, space, SPACE_ROLE, ROLE_YORK) != UM_NO;
}

/* 15.33, R-backup-when: the enemy has the place. */
static um_truth taken(um_ctx *c, const mad_state *s, int space, int side)
{
    if (um_ruled(c, RUL_BACKUP_WHEN, O_BACKUP_WHEN_OCCUPIED))
        return mad_has_units(c, s, space, other(side));
    return mad_controls(c, s, space, other(side));
}

/* 15.33: it was lost in a year before this one; winters belong to years by R-year-of-winter. */
static um_truth lost_before(um_ctx *c, const mad_state *s, const mad_town *t)
{
    if (!t->lost_year || s->turn < 0)
        return UM_NO;
    um_range lost = um_exactly(t->lost_year), now = mad_years(c, s->turn);
    if (t->lost_winter && um_ruled(c, RUL_YEAR_OF_WINTER, O_YEAR_OF_WINTER_SPLIT))
        lost.hi++;
    um_truth before = um_lt(lost, now);
    return before == UM_MAYBE ? um_missing(c, "in which year of the winter it was") : before;
}

/* 15.33: the primary base of the back-up's lake was lost in an earlier year and is lost still
 * (R-backup-after-recapture). */
static um_truth primary_lost(um_ctx *c, const mad_state *s, int backup)
{
    int side = owner_of(c, backup);
    um_ref lake = lake_of(c, MK_SPACE, backup, SPACE_LAKE);
    um_truth lost = UM_NO;
    bool any = false;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        if (owner_of(c, i) != side || um_is(c, MK_SPACE, i, SPACE_BASE, BASE_PRIMARY) == UM_NO ||
            lake_of(c, MK_SPACE, i, SPACE_LAKE) != lake)
            continue;
        um_truth earlier = lost_before(c, s, &s->town[i]);
        um_truth still = s->town[i].base_destroyed ? UM_YES : taken(c, s, i, side);
        if (um_ruled(c, RUL_BACKUP_AFTER_RECAPTURE, O_BACKUP_AFTER_RECAPTURE_STAYS))
            still = UM_YES;
        um_truth gone = um_and(earlier, still);
        lost = any ? um_and(lost, gone) : gone;
        any = true;
    }
    return lost;
}

static um_truth opened(um_ctx *c, const mad_state *s, int space)
{
    um_range from = um_word(c, MK_SPACE, space, SPACE_BASE_FROM);
    return s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                  : um_le(from, um_exactly(s->turn < 0 ? 0 : s->turn));
}

/* A base that works now: not destroyed nor in enemy hands (15.32), open (15.34), and a back-up only
 * when it has to serve (15.33). York repairs beside Kingston (15.13, R-york-base). */
um_truth mad_base_usable(um_ctx *c, const mad_state *s, int space, bool repair)
{
    um_truth base = um_not(um_is(c, MK_SPACE, space, SPACE_BASE, BASE_NONE));
    um_truth backup = um_is(c, MK_SPACE, space, SPACE_BASE, BASE_BACKUP);
    um_truth whole = um_sure(!s->town[space].base_destroyed);
    um_truth free = um_not(mad_controls(c, s, space, other(owner_of(c, space))));
    um_truth serves = um_not(backup);
    if (backup != UM_NO)
        serves = um_or(serves, primary_lost(c, s, space));
    if (repair && is_york(c, space) && !um_ruled(c, RUL_YORK_BASE, O_YORK_BASE_STRICT_BACKUP))
        serves = UM_YES;
    return um_and(um_and(base, whole), um_and(free, um_and(serves, opened(c, s, space))));
}

/* The same, decided rule by rule. */
static void decide_base(um_ctx *c, const mad_state *s, int space, bool york_ship, bool repair)
{
    int side = owner_of(c, space);
    um_fact_ref(c, "where", space_ref(space));
    um_use(c, R_2_15);
    um_truth base = um_not(um_is(c, MK_SPACE, space, SPACE_BASE, BASE_NONE));
    if (um_decide(c, R_15_31, base) == UM_NO)
        return;
    um_fact_ref(c, "where", space_ref(space));
    um_use(c, R_15_16);
    um_decide(
        c, R_15_32,
        um_and(um_sure(!s->town[space].base_destroyed), um_not(mad_controls(c, s, space, other(side)))));
    um_fact_ref(c, "where", space_ref(space));
    um_decide(c, R_15_34, opened(c, s, space));
    um_truth backup = um_is(c, MK_SPACE, space, SPACE_BASE, BASE_BACKUP);
    bool york =
        is_york(c, space) && (repair || york_ship) && !um_ruled(c, RUL_YORK_BASE, O_YORK_BASE_STRICT_BACKUP);
    if (backup == UM_NO || york)
        return;
    um_fact_ref(c, "where", space_ref(space));
    if (is_york(c, space))
        um_use(c, R_15_13);
    um_truth serves = um_or(um_not(backup), primary_lost(c, s, space));
    if (is_york(c, space) && um_ruled(c, RUL_YORK_BASE, O_YORK_BASE_BROCK_ONLY))
        serves = UM_NO;
    um_decide(c, R_15_33, serves);
}

/* ---- what things cost, in half points ---- */

static bool small(const um_ctx *c, int ship)
{
    int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, ship, SHIP_TYPE))->lo;
    return type == SCHOONER || type == SLOOP;
}

/* 15.17; R-ship-of-line for a type that the table does not price. */
static um_range build_cost(um_ctx *c, int ship)
{
    um_range own = um_int(c, MK_SHIP, ship, SHIP_COST);
    if (um_known(own) && own.lo > 0)
        return own;
    int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, ship, SHIP_TYPE))->lo;
    if (type != SHIP_OF_THE_LINE)
        return um_exactly(type == FRIGATE ? 4 : 2);
    switch (um_option(c, RUL_SHIP_OF_LINE)) {
    case O_SHIP_OF_LINE_COST_3:
        return um_exactly(6);
    case O_SHIP_OF_LINE_NOT_BUILDABLE:
        return um_exactly(UM_NEVER);
    default:
        um_missing(c, "what a ship of the line costs");
        return um_span(2, UM_NEVER);
    }
}

/* 15.17(1): two small ships for a point; R-half-nbv: one alone costs as much. */
static int small_cost(um_ctx *c, int n)
{
    if (n % 2 && um_ruled(c, RUL_HALF_NBV, O_HALF_NBV_HALVES))
        return n;
    return (n + 1) / 2 * 2;
}

static void use_prices(um_ctx *c, const um_value *v, int n)
{
    for (int i = 0; i < n; i++) {
        int type = um_datum_at(c->pack, um_datum_of(MK_SHIP, um_ref_row(v[i].ref), SHIP_TYPE))->lo;
        um_use(c, type == FRIGATE ? R_15_17_2 : R_15_17_1);
    }
    if (n > 1)
        um_use(c, R_15_17_3);
}

static void fact_halves(um_ctx *c, const char *key, um_range halves)
{
    if (um_known(halves) && halves.lo % 2)
        um_fact_text(c, key, "%d 1/2", (int)(halves.lo / 2));
    else
        um_fact_range(c, key, um_div_down(halves, 2));
}

static void decide_price(um_ctx *c, const mad_state *s, um_range halves, int rule)
{
    um_range nbv = mad_opv(c, s);
    fact_halves(c, "cost", halves);
    um_fact_range(c, "points", nbv);
    um_use(c, R_15_24);
    um_use(c, R_8_31_4);
    um_use(c, R_8_21);
    um_decide(c, rule, um_le(halves, um_times(nbv, 2)));
}

static void decide_card(um_ctx *c, const mad_state *s, int mode)
{
    bool winter = s->turn >= 0 && mad_season(s->turn) == WINTER;
    if (!s->play.open)
        um_decide(c, R_8_31_4, um_missing(c, "the card that pays"));
    else
        judge_use(c, s, mode);
    um_decide(c, mode == MODE_REPAIR ? R_15_22 : R_15_12,
              um_sure(!winter && (mode == MODE_REPAIR || s->turn >= 3 || s->turn == MAD_NO_TURN)));
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
    return um_add(halves, um_exactly(small_cost(c, smalls)));
}

/* 15.13 to 15.15: the ship's lake, its turn, and the base that builds it. */
static void decide_vessel(um_ctx *c, const mad_state *s, um_ref ship, int base)
{
    int row = um_ref_row(ship);
    um_ref lake = lake_of(c, MK_SPACE, base, SPACE_LAKE), yard = lake_of(c, MK_SHIP, row, SHIP_BASE);
    bool york_ship = um_is(c, MK_SHIP, row, SHIP_YORK, 1) == UM_YES;
    um_fact_ref(c, "who", ship);
    um_decide(c, R_15_15, um_is_ref(c, MK_SHIP, row, SHIP_LAKE, lake));
    um_fact_ref(c, "who", ship);
    um_use(c, R_3_23);
    um_range turn = um_word(c, MK_SHIP, row, SHIP_TURN);
    um_decide(c, R_15_14,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_le(turn, um_exactly(s->turn)));
    um_fact_ref(c, "who", ship);
    um_ref at = s->ship[row].at;
    um_decide(c, R_15_11, um_sure(at == UM_NONE || mad_in_box(c, at, BOX_UNBUILT)));
    decide_base(c, s, base, york_ship, false);
    um_truth here = UM_YES;
    bool york = is_york(c, base);
    if (york_ship)
        here = um_sure(york);
    else if (york && primary_lost(c, s, base) != UM_YES)
        here = UM_NO;
    else if (yard != UM_NONE && yard != space_ref(base) &&
             um_is(c, MK_SPACE, base, SPACE_BASE, BASE_BACKUP) == UM_NO)
        here = um_is_ref(c, MK_SHIP, row, SHIP_BASE, space_ref(base));
    um_fact_ref(c, "who", ship);
    um_decide(c, R_15_13, here);
}

void judge_build(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, base = um_ref_row(um_ref_arg(a, BUILD_BASE));
    const um_value *v = um_values_of(a, BUILD_SHIP, &n);
    decide_card(c, s, MODE_BUILD);
    judge_own_pieces(c, s, v, n);
    for (int i = 0; i < n; i++)
        decide_vessel(c, s, v[i].ref, base);
    use_prices(c, v, n);
    decide_price(c, s, building(c, s, v, n), R_15_17);
}

void apply_build(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, BUILD_SHIP, &n);
    for (int i = 0; i < n; i++) {
        int row = um_ref_row(v[i].ref);
        if (small(c, row))
            s->play.small_built++;
        else
            s->play.halves = (uint8_t)(s->play.halves + um_least(build_cost(c, row), um_exactly(6)).lo);
        mad_put(s, v[i].ref, um_ref_arg(a, BUILD_BASE));
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
    um_decide(c, rule,
              um_and(um_sure(s->ship[um_ref_row(ship)].face == 1),
                     um_not(um_is(c, MK_SPACE, space, SPACE_BASE, BASE_NONE))));
    decide_base(c, s, space, false, true);
}

void judge_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, REPAIR_SHIPS, &n);
    decide_card(c, s, MODE_REPAIR);
    judge_own_pieces(c, s, v, n);
    um_range halves = um_add(um_exactly(s->play.halves), um_exactly(small_cost(c, s->play.small_built)));
    for (int i = 0; i < n; i++) {
        bool half = small(c, um_ref_row(v[i].ref));
        decide_mended(c, s, v[i].ref, R_15_22);
        halves = um_add(halves, um_exactly(half ? 1 : 2));
    }
    for (int i = 0; i < n; i++)
        um_use(c, small(c, um_ref_row(v[i].ref)) ? R_15_23_half : R_15_23_one);
    if (s->play.small_built || s->play.did_build)
        um_use(c, R_15_17);
    decide_price(c, s, halves, R_15_23);
}

static void mend(um_ctx *c, mad_state *s, um_ref ship)
{
    s->ship[um_ref_row(ship)].face = 0;
    (void)c;
}

void apply_repair(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, REPAIR_SHIPS, &n);
    for (int i = 0; i < n; i++) {
        s->play.halves = (uint8_t)(s->play.halves + (small(c, um_ref_row(v[i].ref)) ? 1 : 2));
        mend(c, s, v[i].ref);
    }
}

/* ---- the free repair of winter (15.21, 16.1(3)) ---- */

/* A damaged ship in a friendly base. */
um_truth mad_mends_in_winter(um_ctx *c, const mad_state *s, int ship)
{
    um_ref at = s->ship[ship].at;
    if (!s->ship[ship].face || um_ref_kind(at) != MK_SPACE)
        return UM_NO;
    um_truth base = mad_base_usable(c, s, um_ref_row(at), true);
    return um_and(base, mad_friendly(c, s, um_ref_row(at), mad_side_of(c, ship_ref(ship))));
}

void judge_winter_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, REPAIR_SHIPS, &n);
    um_decide(c, R_7_0, um_sure(s->turn < 0 || mad_season(s->turn) == WINTER));
    mad_leave_attrition(c, s);
    um_decide(c, R_16_1_3, um_sure(s->phase <= PHASE_REPAIR || s->turn < 0));
    for (int i = 0; i < n; i++)
        decide_mended(c, s, v[i].ref, R_15_21);
}

void apply_winter_repair(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, REPAIR_SHIPS, &n);
    for (int i = 0; i < n; i++)
        mend(c, s, v[i].ref);
    for (int i = 0; i < mad_map_of(c)->nships && n == 0; i++)
        if (mad_mends_in_winter(c, s, i) == UM_YES)
            mend(c, s, ship_ref(i));
    s->phase = PHASE_REPAIR;
    mad_book_towns(c, s); /* attrition is over (R-winter-control-change) */
}

void mad_lose_base(mad_state *s, int space)
{
    s->town[space].lost_year = (int16_t)mad_year(s->turn);
    s->town[space].lost_winter = mad_season(s->turn) == WINTER;
}

/* 15.33: the year in which a base fell to the enemy, or to an event, is remembered. */
void mad_note_lost_bases(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nspaces && s->turn >= 0; i++) {
        const um_datum *base = um_datum_at(c->pack, um_datum_of(MK_SPACE, i, SPACE_BASE));
        if (base->sure == UM_UNKNOWN || base->lo == BASE_NONE || s->town[i].base_destroyed)
            continue;
        um_truth gone = taken(c, s, i, owner_of(c, i));
        if (gone == UM_YES && !s->town[i].lost_year)
            mad_lose_base(s, i);
        else if (gone == UM_NO && um_ruled(c, RUL_BACKUP_AFTER_RECAPTURE, O_BACKUP_AFTER_RECAPTURE_YES))
            s->town[i].lost_year = 0;
    }
}
