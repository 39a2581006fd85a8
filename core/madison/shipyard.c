/* Building and repair of ships (15). */
#include "core/madison/madison.h"

static um_ref lake_of(const um_ctx *c, int kind, int row, int attr)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(kind, row, attr));
    return d->sure == UM_UNKNOWN ? UM_NONE : d->lo;
}

static int owner_of(const um_ctx *c, int space)
{
    return um_datum_at(c->pack, um_datum_of(MK_SPACE, space, MAD_SPACE_TERRITORY))->lo;
}

static bool is_york(um_ctx *c, int space)
{
    return um_is(c, MK_SPACE, space, MAD_SPACE_ROLE, MAD_ROLE_YORK) != UM_NO;
}

/* 15.33, R-backup-when: the enemy has the place. */
static um_truth taken(um_ctx *c, const mad_state *s, int space, int side)
{
    if (um_ruled(c, MAD_RUL_BACKUP_WHEN, MAD_O_BACKUP_WHEN_OCCUPIED))
        return mad_has_units(c, s, space, mad_other(side));
    return mad_controls(c, s, space, mad_other(side));
}

/* 15.33: it was lost in a year before this one; winters belong to years by R-year-of-winter. */
static um_truth lost_before(um_ctx *c, const mad_state *s, const mad_space *t)
{
    if (!t->lost_year || s->turn < 0)
        return UM_NO;
    um_range lost = um_exactly(t->lost_year), now = mad_years(c, s->turn);
    if (t->lost_winter && um_ruled(c, MAD_RUL_YEAR_OF_WINTER, MAD_O_YEAR_OF_WINTER_SPLIT))
        lost.hi++;
    um_truth before = um_lt(lost, now);
    return before == UM_MAYBE ? um_missing(c, "in which year of the winter it was") : before;
}

/* 15.33: the primary base of the back-up's lake was lost in an earlier year and is lost still
 * (R-backup-after-recapture). */
static um_truth primary_lost(um_ctx *c, const mad_state *s, int backup)
{
    int side = owner_of(c, backup);
    um_ref lake = lake_of(c, MK_SPACE, backup, MAD_SPACE_LAKE);
    um_truth lost = UM_NO;
    bool any = false;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        if (owner_of(c, i) != side || um_is(c, MK_SPACE, i, MAD_SPACE_BASE, MAD_BASE_PRIMARY) == UM_NO ||
            lake_of(c, MK_SPACE, i, MAD_SPACE_LAKE) != lake)
            continue;
        um_truth earlier = lost_before(c, s, &s->space[i]);
        um_truth still = s->space[i].base_destroyed ? UM_YES : taken(c, s, i, side);
        if (um_ruled(c, MAD_RUL_BACKUP_AFTER_RECAPTURE, MAD_O_BACKUP_AFTER_RECAPTURE_STAYS))
            still = UM_YES;
        um_truth gone = um_and(earlier, still);
        lost = any ? um_and(lost, gone) : gone;
        any = true;
    }
    return lost;
}

static um_truth opened(um_ctx *c, const mad_state *s, int space)
{
    um_range from = um_word(c, MK_SPACE, space, MAD_SPACE_BASE_FROM);
    return s->turn == MAD_NO_TURN ? um_missing(c, "the turn")
                                  : um_le(from, um_exactly(s->turn < 0 ? 0 : s->turn));
}

/* A base that works now: not destroyed nor in enemy hands (15.32), open (15.34), and a back-up only
 * when it has to serve (15.33). York repairs beside Kingston (15.13, R-york-base). */
um_truth mad_base_usable(um_ctx *c, const mad_state *s, int space, bool repair)
{
    um_truth base = um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE));
    um_truth backup = um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_BACKUP);
    um_truth whole = um_sure(!s->space[space].base_destroyed);
    um_truth free = um_not(mad_controls(c, s, space, mad_other(owner_of(c, space))));
    um_truth serves = um_not(backup);
    if (backup != UM_NO)
        serves = um_or(serves, primary_lost(c, s, space));
    if (repair && is_york(c, space) && !um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_STRICT_BACKUP))
        serves = UM_YES;
    return um_and(um_and(base, whole), um_and(free, um_and(serves, opened(c, s, space))));
}

/* The same, decided rule by rule. */
static void decide_base(um_ctx *c, const mad_state *s, int space, bool york_ship, bool repair)
{
    int side = owner_of(c, space);
    um_fact_ref(c, "where", mad_space_ref(space));
    um_use(c, MR_2_15);
    um_truth base = um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE));
    if (um_decide(c, MR_15_31, base) == UM_NO)
        return;
    um_fact_ref(c, "where", mad_space_ref(space));
    um_use(c, MR_15_16);
    um_decide(
        c, MR_15_32,
        um_and(um_sure(!s->space[space].base_destroyed), um_not(mad_controls(c, s, space, mad_other(side)))));
    um_fact_ref(c, "where", mad_space_ref(space));
    um_decide(c, MR_15_34, opened(c, s, space));
    um_truth backup = um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_BACKUP);
    bool york = is_york(c, space) && (repair || york_ship) &&
                !um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_STRICT_BACKUP);
    if (backup == UM_NO || york)
        return;
    um_fact_ref(c, "where", mad_space_ref(space));
    if (is_york(c, space))
        um_use(c, MR_15_13);
    um_truth serves = um_or(um_not(backup), primary_lost(c, s, space));
    if (is_york(c, space) && um_ruled(c, MAD_RUL_YORK_BASE, MAD_O_YORK_BASE_BROCK_ONLY))
        serves = UM_NO;
    um_decide(c, MR_15_33, serves);
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
    if (um_known(own) && own.lo > 0)
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

/* 15.17(1): two small ships for a point; R-half-nbv: one alone costs as much. */
static int small_cost(um_ctx *c, int n)
{
    if (n % 2 && um_ruled(c, MAD_RUL_HALF_NBV, MAD_O_HALF_NBV_HALVES))
        return n;
    return (n + 1) / 2 * 2;
}

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
    um_use(c, MR_15_24);
    um_use(c, MR_8_31_4);
    um_use(c, MR_8_21);
    um_decide(c, rule, um_le(halves, um_times(nbv, 2)));
}

static void decide_card(um_ctx *c, const mad_state *s, int mode)
{
    bool winter = s->turn >= 0 && mad_season(s->turn) == MAD_WINTER;
    if (!s->play.open)
        um_decide(c, MR_8_31_4, um_missing(c, "the card that pays"));
    else
        mad_judge_use(c, s, mode);
    um_decide(c, mode == MAD_MODE_REPAIR ? MR_15_22 : MR_15_12,
              um_sure(!winter && (mode == MAD_MODE_REPAIR || s->turn >= 3 || s->turn == MAD_NO_TURN)));
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
    um_ref lake = lake_of(c, MK_SPACE, base, MAD_SPACE_LAKE), yard = lake_of(c, MK_SHIP, row, MAD_SHIP_BASE);
    bool york_ship = um_is(c, MK_SHIP, row, MAD_SHIP_YORK, 1) == UM_YES;
    um_fact_ref(c, "who", ship);
    um_decide(c, MR_15_15, um_is_ref(c, MK_SHIP, row, MAD_SHIP_LAKE, lake));
    um_fact_ref(c, "who", ship);
    um_use(c, MR_3_23);
    um_range turn = um_word(c, MK_SHIP, row, MAD_SHIP_TURN);
    um_decide(c, MR_15_14,
              s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_le(turn, um_exactly(s->turn)));
    um_fact_ref(c, "who", ship);
    um_ref at = s->ship[row].at;
    um_decide(c, MR_15_11, um_sure(at == UM_NONE || mad_in_box(c, at, MAD_BOX_UNBUILT)));
    decide_base(c, s, base, york_ship, false);
    um_truth here = UM_YES;
    bool york = is_york(c, base);
    if (york_ship)
        here = um_sure(york);
    else if (york && primary_lost(c, s, base) != UM_YES)
        here = UM_NO;
    else if (yard != UM_NONE && yard != mad_space_ref(base) &&
             um_is(c, MK_SPACE, base, MAD_SPACE_BASE, MAD_BASE_BACKUP) == UM_NO)
        here = um_is_ref(c, MK_SHIP, row, MAD_SHIP_BASE, mad_space_ref(base));
    um_fact_ref(c, "who", ship);
    um_decide(c, MR_15_13, here);
}

void mad_judge_build(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, base = um_ref_row(um_ref_arg(a, MP_BUILD_BASE));
    const um_value *v = um_values_of(a, MP_BUILD_SHIP, &n);
    decide_card(c, s, MAD_MODE_BUILD);
    mad_judge_own_pieces(c, s, v, n);
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
            s->play.halves = (uint8_t)(s->play.halves + um_least(build_cost(c, row), um_exactly(6)).lo);
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
    um_decide(c, rule,
              um_and(um_sure(s->ship[um_ref_row(ship)].face == 1),
                     um_not(um_is(c, MK_SPACE, space, MAD_SPACE_BASE, MAD_BASE_NONE))));
    decide_base(c, s, space, false, true);
}

void mad_judge_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    decide_card(c, s, MAD_MODE_REPAIR);
    mad_judge_own_pieces(c, s, v, n);
    um_range halves = um_add(um_exactly(s->play.halves), um_exactly(small_cost(c, s->play.small_built)));
    for (int i = 0; i < n; i++) {
        bool half = small(c, um_ref_row(v[i].ref));
        decide_mended(c, s, v[i].ref, MR_15_22);
        halves = um_add(halves, um_exactly(half ? 1 : 2));
    }
    for (int i = 0; i < n; i++)
        um_use(c, small(c, um_ref_row(v[i].ref)) ? MR_15_23_half : MR_15_23_one);
    if (s->play.small_built || s->play.did_build)
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
    return um_and(base, mad_friendly(c, s, um_ref_row(at), mad_side_of(c, mad_ship_ref(ship))));
}

void mad_judge_winter_repair(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REPAIR_SHIPS, &n);
    um_decide(c, MR_7_0, um_sure(s->turn < 0 || mad_season(s->turn) == MAD_WINTER));
    mad_leave_attrition(c, s);
    um_decide(c, MR_16_1_3, um_sure(s->phase <= MAD_PHASE_REPAIR || s->turn < 0));
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
    mad_book_towns(c, s); /* attrition is over (R-winter-control-change) */
}

void mad_lose_base(mad_state *s, int space)
{
    s->space[space].lost_year = (int16_t)mad_year(s->turn);
    s->space[space].lost_winter = mad_season(s->turn) == MAD_WINTER;
}

/* 15.33: the year in which a base fell to the enemy, or to an event, is remembered. */
void mad_note_lost_bases(um_ctx *c, mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nspaces && s->turn >= 0; i++) {
        const um_datum *base = um_datum_at(c->pack, um_datum_of(MK_SPACE, i, MAD_SPACE_BASE));
        if (base->sure == UM_UNKNOWN || base->lo == MAD_BASE_NONE || s->space[i].base_destroyed)
            continue;
        um_truth gone = taken(c, s, i, owner_of(c, i));
        if (gone == UM_YES && !s->space[i].lost_year)
            mad_lose_base(s, i);
        else if (gone == UM_NO &&
                 um_ruled(c, MAD_RUL_BACKUP_AFTER_RECAPTURE, MAD_O_BACKUP_AFTER_RECAPTURE_YES))
            s->space[i].lost_year = 0;
    }
}
