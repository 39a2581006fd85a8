/* Strength and odds in land combat (10.21, 10.23), with supply (13.37, 13.4(2)) and the nine to one
 * test (9.51). */
#include "core/madison/board/10_odds.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/13_supply_in_battle.h"
#include "core/madison/board/what_if.h"

#include <string.h>

/* ---- strength ---- */

typedef struct muster {
    um_range supplied, cut_off; /* sums */
    bool any_supplied, any_cut_off;
} muster;

/* What a unit adds: a reduced attacker nothing (10.23). */
static um_range unit_cf(const mad_fight *f, int unit, int side, bool raw)
{
    bool reduced = mad_fight_face(f, unit);
    if (reduced && side == f->attacker && !raw)
        return um_exactly(0);
    return um_int(f->c, MK_UNIT, unit, reduced ? MAD_UNIT_REDUCED_CF : MAD_UNIT_CF);
}

static int32_t half_up(int32_t v)
{
    return (v + 1) / 2;
}

/* 13.4(2) with R-mixed-supply, for one end of the range. */
static int32_t halved(um_ctx *c, int32_t supplied, int32_t cut_off, int32_t fort, const muster *m)
{
    if (!m->any_cut_off)
        return supplied + fort;
    if (!m->any_supplied)
        return half_up(cut_off + fort);
    switch (um_option(c, MAD_RUL_MIXED_SUPPLY)) {
    case MAD_O_MIXED_SUPPLY_ALL_IF_ANY:
        return half_up(supplied + cut_off + fort);
    case MAD_O_MIXED_SUPPLY_NONE_UNLESS_ALL:
        return supplied + cut_off + fort;
    default:
        return supplied + fort + half_up(cut_off);
    }
}

/* The sums if all that is unsure about supply goes well, or (`worst`) badly. */
static muster count_force(const mad_fight *f, int side, const uint8_t *supply, bool worst, bool raw)
{
    muster m = {{0, 0}, {0, 0}, false, false};
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;) {
        um_truth here = mad_fights(f, u, side);
        if (here == UM_NO)
            continue;
        um_range cf = um_either(here, unit_cf(f, u, side, raw), um_exactly(0));
        bool fed = worst ? supply[u] == UM_YES : supply[u] != UM_NO;
        *(fed ? &m.supplied : &m.cut_off) = um_add(fed ? m.supplied : m.cut_off, cf);
        *(fed ? &m.any_supplied : &m.any_cut_off) |= cf.hi > 0;
    }
    return m;
}

static void supply_of_force(const mad_fight *f, int side, uint8_t *supply)
{
    um_truth known = UM_MAYBE;
    bool asked = false, alike = side == f->attacker;
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;) {
        if (mad_fights(f, u, side) == UM_NO)
            continue;
        if (!alike || !asked)
            known = side == f->attacker ? mad_attack_supplied(f, u) : mad_defence_supplied(f, u);
        if (alike && um_ruled(f->c, MAD_RUL_SUPPLY_ATTACK_MOMENT, MAD_O_SUPPLY_ATTACK_MOMENT_ORIGIN_SPACE))
            alike = false;
        asked = true;
        supply[u] = (uint8_t)known;
    }
}

/* 10.21 with 13.4(2), 13.37 and 2.71: what one side fights with. `raw` leaves the fort out and counts
 * reduced attackers; under `halving` those out of supply count half. */
static um_range strength(const mad_fight *f, int side, bool raw, bool halving)
{
    uint8_t supply[MAD_UNITS];
    int mark = mad_uses(f->c);
    memset(supply, UM_YES, sizeof supply);
    if (halving)
        supply_of_force(f, side, supply);
    muster worst = count_force(f, side, supply, true, raw), best = count_force(f, side, supply, false, raw);
    if (worst.any_cut_off)
        um_use(f->c, MR_13_4_2);
    else
        mad_unuse(f->c, mark); /* supply changed nothing */
    if (halving && side != f->attacker && f->s->play.mode == MAD_MODE_CAMPAIGN)
        um_use(f->c, MR_13_37);
    um_range fort = um_exactly(0);
    if (side != f->attacker && !raw)
        fort = um_either(mad_fort_counts(f), mad_fort_value(f->c, f->space), um_exactly(0));
    int32_t lo = halved(f->c, worst.supplied.lo, worst.cut_off.lo, fort.lo, &worst);
    int32_t hi = halved(f->c, best.supplied.hi, best.cut_off.hi, fort.hi, &best);
    return um_span(lo, hi);
}

/* 10.21, 10.23, 2.71, 13.4(2): what counts for the odds. */
um_range mad_force(const mad_fight *f, int side)
{
    return strength(f, side, false, true);
}

/* Cites what the strength rests on: 3.13, and 10.23 where a reduced attacker adds nothing. */
void mad_use_force(const mad_fight *f, int side)
{
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;)
        if (mad_fights(f, u, side) != UM_NO && mad_fight_face(f, u)) {
            um_use(f->c, MR_10_23);
            return;
        }
    um_use(f->c, MR_3_13);
}

/* ---- odds ---- */

/* R-odds-rounding, for one pair of totals. */
static int32_t ratio_of(um_ctx *c, int32_t attack, int32_t defence)
{
    if (defence <= 0)
        return UM_NEVER;
    if (attack >= defence)
        return attack / defence - 1;
    if (attack <= 0)
        return -UM_NEVER;
    switch (um_option(c, MAD_RUL_ODDS_ROUNDING)) {
    case MAD_O_ODDS_ROUNDING_ATTACKER_FLOOR:
        return -UM_NEVER;
    case MAD_O_ODDS_ROUNDING_SIMPLE:
        return 1 - defence / attack;
    default:
        return 1 - (defence + attack - 1) / attack;
    }
}

/* 10.21: the ratio of the totals, fractions dropped. */
um_range mad_ratio(const mad_fight *f)
{
    um_range attack = mad_force(f, f->attacker), defence = mad_force(f, mad_other(f->attacker));
    return um_span(ratio_of(f->c, attack.lo, defence.hi), ratio_of(f->c, attack.hi, defence.lo));
}

/* "3:1" is 2, "1:2" is -1; false if the row names no ratio. */
static bool row_ratio(const um_ctx *c, int row, int32_t *out)
{
    um_text id = um_ref_id(c->pack, um_ref_of(MK_ODDS, row));
    size_t colon = 0;
    while (colon < id.n && id.p[colon] != ':')
        colon++;
    int32_t a, b;
    if (colon == id.n || um_text_int((um_text){id.p, colon}, &a) != UM_OK ||
        um_text_int((um_text){id.p + colon + 1, id.n - colon - 1}, &b) != UM_OK)
        return false;
    *out = a >= b ? (b > 0 ? a / b - 1 : UM_NEVER) : a > 0 ? 1 - b / a : -UM_NEVER;
    return true;
}

/* The row that a ratio is read on: the best one that it reaches, or the worst there is. */
static int odds_row(const um_ctx *c, int32_t ratio)
{
    int best = -1, worst = -1;
    int32_t best_at = 0, worst_at = 0, at;
    for (int i = 0; i < um_rows(c->pack, MK_ODDS); i++) {
        if (!row_ratio(c, i, &at))
            continue;
        if (at <= ratio && (best < 0 || at > best_at))
            best = i, best_at = at;
        if (worst < 0 || at < worst_at)
            worst = i, worst_at = at;
    }
    return best >= 0 ? best : worst;
}

void mad_odds_rows(um_ctx *c, um_range ratio, int *low, int *high)
{
    *low = odds_row(c, ratio.lo);
    *high = odds_row(c, ratio.hi);
}

/* 9.51 with R-9to1-compute and R-halving-vs-9to1. */
um_truth mad_nine_to_one(const mad_fight *f)
{
    bool raw = um_ruled(f->c, MAD_RUL_9TO1_COMPUTE, MAD_O_9TO1_COMPUTE_RAW);
    bool halving = um_ruled(f->c, MAD_RUL_HALVING_VS_9TO1, MAD_O_HALVING_VS_9TO1_YES);
    um_range attack = strength(f, f->attacker, raw, halving),
             defence = strength(f, mad_other(f->attacker), raw, halving);
    um_fact_range(f->c, "attack", attack);
    um_fact_range(f->c, "defence", defence);
    um_truth some = um_ge(attack, um_exactly(1));
    return um_and(some, um_ge(attack, um_times(defence, 9)));
}
