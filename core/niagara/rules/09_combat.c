/* Close combat: factors and totals (N9.1 - N9.20). */
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/02_announcing.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/11_indians.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/verbs.h"

#include <string.h>

/* ---- adding up ---- */

static void factor(nia_fight *f, um_range *sum, bool counts, um_range value, int rule)
{
    if (counts)
        *sum = um_add(*sum, value);
    if (counts && (value.lo != 0 || value.hi != 0))
        nia_use_later(f->used, rule);
}

/* N9.6, NR41: whether a bayonet attack stated for the unit counts; *how: the key that a breach is told by.
 * Foot alone has bayonets. */
static um_truth bayonet(um_ctx *c, const nia_state *s, int unit, bool attacks, const char **how)
{
    um_truth foot = nia_is_foot(c, unit);
    *how = "no foot";
    if (foot != UM_YES)
        return foot == UM_NO ? UM_NO : um_missing(c, "what troops they are");
    int option = um_option(c, NIA_NR41);
    if (option == NIA_O_NR41_BOTH)
        return UM_YES;
    *how = "defends";
    if (!attacks)
        return UM_NO;
    if (option == NIA_O_NR41_ATTACKER)
        return UM_YES;
    *how = "skirmishes";
    um_truth formed = um_not(nia_skirmishes(c, s, unit));
    if (formed == UM_NO)
        return UM_NO;
    *how = "unannounced";
    return um_and(formed, um_sure((s->unit[unit].done & NIA_DONE_BAYONET) || !s->announced));
}

static int cover_of(const nia_state *s, const um_action *a, int unit)
{
    return nia_int(a, NP_COMBAT_COVER, s->unit[unit].cover);
}

static um_range casualties_counted(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->cas.hi == 0 || um_ruled(c, NIA_NR48, NIA_O_NR48_GAME))
        return u->cas;
    if (u->owes != NIA_OWES_STANDOFF)
        return um_exactly(0);
    return um_most(um_sub(u->cas, u->began_cas), um_exactly(0));
}

static um_range own_factors(um_ctx *c, const nia_state *s, const um_action *a, int unit, int side,
                            nia_fight *f)
{
    um_range sum = um_exactly(0);
    um_ref who = um_ref_of(NK_UNIT, unit);
    const nia_unit *u = &s->unit[unit];
    int cover = cover_of(s, a, unit);
    um_truth skirmish = nia_skirmishes(c, s, unit);
    if (side == 1 && cover == NIA_COVER_UNKNOWN) {
        um_missing(c, "whether the defender is in cover");
        factor(f, &sum, true, um_span(0, 3), NR_9_4);
    }
    factor(f, &sum, side == 1 && (cover == NIA_COVER_STONE || cover == NIA_COVER_FORT), um_exactly(3),
           NR_9_4);
    factor(f, &sum, side == 1 && (cover == NIA_COVER_FIELDWORK || cover == NIA_COVER_WOOD), um_exactly(2),
           NR_9_5);
    factor(f, &sum, nia_among(a, NP_COMBAT_BAYONET, who), um_exactly(2), NR_9_6);
    factor(f, &sum, nia_among(a, NP_COMBAT_GROUND, who), um_exactly(1), NR_9_7);
    factor(f, &sum, true, um_exactly(u->inspired < 2 ? u->inspired : 2), NR_9_8);
    factor(f, &sum, true, um_either(skirmish, um_exactly(-3), um_exactly(0)), NR_9_9);
    factor(f, &sum, nia_among(a, NP_COMBAT_FLANKED, who), um_exactly(-3), NR_9_10);
    factor(f, &sum, true, um_times(u->dp, -2), NR_9_11);
    factor(f, &sum, true, um_times(casualties_counted(c, s, unit), -2), NR_9_12);
    return sum;
}

static void read_side(const um_action *a, int param, nia_fight *f, int side)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    f->n[side] = n < 4 ? n : 4;
    for (int i = 0; i < f->n[side]; i++)
        f->unit[side][i] = nia_row(v[i].ref);
}

static um_range best_class(um_ctx *c, const nia_fight *f, int side, uint32_t *used)
{
    um_range best = nia_class(c, f->unit[side][0]);
    for (int i = 1; i < f->n[side]; i++) {
        best = um_least(best, nia_class(c, f->unit[side][i]));
        nia_use_later(used, NR_9_19);
    }
    return best;
}

static um_range all_strength(um_ctx *c, const nia_state *s, const nia_fight *f, int side)
{
    um_range all = um_exactly(0);
    for (int i = 0; i < f->n[side]; i++)
        all = um_add(all, nia_strength(c, s, f->unit[side][i]));
    return all;
}

/* N9.3: three for each grade that `mine` is better than `theirs`. */
static um_range training(um_range mine, um_range theirs)
{
    return um_times(um_most(um_sub(theirs, mine), um_exactly(0)), 3);
}

static um_range die_of(const um_action *a, int i)
{
    int n;
    const um_value *v = um_values_of(a, NP_COMBAT_DICE, &n);
    return i < n ? um_exactly(nia_bear(v[i].num)) : um_span(2, 5);
}

/* What both sides have of grades and numbers. */
static um_range outside(um_ctx *c, const nia_state *s, nia_fight *f, int side)
{
    um_range grade = training(best_class(c, f, side, f->used), best_class(c, f, !side, f->used));
    um_range numbers = nia_outnumbered_by(all_strength(c, s, f, side), all_strength(c, s, f, !side));
    if (grade.hi > 0)
        nia_use_later(f->used, NR_9_3);
    for (int drm = numbers.lo; drm <= numbers.hi; drm++)
        if (drm < 0 && drm != -4)
            nia_use_later(f->used, nia_outnumbered_rule(drm));
    return um_add(grade, numbers);
}

/* N9.18: two attackers' factors are totalled and halved. */
static void total_side(um_ctx *c, const nia_state *s, const um_action *a, nia_fight *f, int side)
{
    um_range sum = um_exactly(0), out = outside(c, s, f, side);
    int ndice, second_die = side == 0 ? 0 : 1;
    um_values_of(a, NP_COMBAT_DICE, &ndice);
    for (int i = 0; i < f->n[side]; i++) {
        f->own[side][i] = own_factors(c, s, a, f->unit[side][i], side, f);
        sum = um_add(sum, f->own[side][i]);
    }
    if (side == 1)
        second_die = ndice == 3 ? 2 : 1;
    if (f->n[side] == 1) {
        f->total[side] = um_add(um_add(die_of(a, second_die), out), sum);
        return;
    }
    nia_use_later(f->used, NR_9_18);
    if (um_ruled(c, NIA_NR44, NIA_O_NR44_UNIT_FACTORS)) {
        f->half = nia_halved(c, sum);
        f->total[side] = um_add(um_add(die_of(a, second_die), out), f->half);
        return;
    }
    um_range dice = um_add(die_of(a, 0), die_of(a, ndice == 3 ? 1 : 0));
    f->half = f->total[side] = nia_halved(c, um_add(um_add(dice, um_times(out, 2)), sum));
}

bool nia_add_up(um_ctx *c, const nia_state *s, const um_action *a, nia_fight *f)
{
    *f = (nia_fight){.half = {0, 0}};
    read_side(a, NP_COMBAT_ATTACKERS, f, 0);
    read_side(a, NP_COMBAT_DEFENDERS, f, 1);
    for (int side = 0; side < 2; side++)
        total_side(c, s, a, f, side);
    f->difference = um_sub(f->total[0], f->total[1]);
    return f->n[0] <= 2 && f->n[1] == 1;
}

/* ---- how each unit fares ---- */

/* Whether any of those whom a side fights is foot or guns. */
static bool any_foot_or_guns(um_ctx *c, const nia_fight *f, int side)
{
    bool any = false;
    for (int i = 0; i < f->n[!side]; i++)
        any = any || nia_foot_or_guns(c, f->unit[!side][i]);
    return any;
}

/* The foe whom a unit holds and is held by: the first who is not horse that goes back in a stand-off. */
static int foe_of(um_ctx *c, const nia_fight *f, int side, int unit)
{
    for (int i = 0; i < f->n[!side]; i++)
        if (!nia_horse_goes_back(c, unit, f->unit[!side][i]))
            return f->unit[!side][i];
    return f->unit[!side][0];
}

/* N9.27: `horse` in a stand-off with foot or guns goes back. */
static um_range band_of_unit(um_ctx *c, um_range band, bool horse)
{
    if (!horse || band.lo > NIA_BAND_STANDOFF || band.hi < NIA_BAND_STANDOFF ||
        !um_ruled(c, NIA_NR49, NIA_O_NR49_AS_DRIVEN))
        return band;
    return um_span(band.lo == NIA_BAND_STANDOFF ? NIA_BAND_DRIVEN : band.lo,
                   band.hi == NIA_BAND_STANDOFF ? NIA_BAND_DRIVEN : band.hi);
}

static bool bayonets_against(const um_action *a, int side)
{
    int n;
    const um_value *v = um_values_of(a, side ? NP_COMBAT_ATTACKERS : NP_COMBAT_DEFENDERS, &n);
    for (int i = 0; i < n; i++)
        if (nia_among(a, NP_COMBAT_BAYONET, v[i].ref))
            return true;
    return false;
}

/* Who is spared a casualty: by success, and in a stand-off (N9.22, N9.23, NR47). */
static void spare(um_ctx *c, const nia_state *s, const um_action *a, nia_unit *u, int unit,
                  const nia_fight *f, int side)
{
    int cover = side == 1 ? cover_of(s, a, unit) : u->cover;
    um_truth works = cover == NIA_COVER_UNKNOWN ? UM_MAYBE : um_sure(cover != NIA_COVER_NONE);
    int horse = 0;
    for (int i = 0; i < f->n[!side]; i++)
        horse += nia_is_type(c, f->unit[!side][i], NIA_CAVALRY) == UM_YES;
    um_truth facing_horse = horse == f->n[!side] ? UM_YES : horse ? UM_MAYBE : UM_NO;
    um_truth foot = nia_is_foot(c, unit);
    bool facing_bayonet = bayonets_against(a, side);
    um_truth by_horse =
        um_ruled(c, NIA_NR47, NIA_O_NR47_INFANTRY_FACING_CAVALRY) ? um_and(foot, facing_horse) : foot;
    u->spared[0] = (int32_t)um_or(works, um_sure(!any_foot_or_guns(c, f, side)));
    u->spared[1] = (int32_t)um_or(um_or(works, um_sure(facing_bayonet)), by_horse);
}

/* ---- judging ---- */

/* N9.1: who fights is within four inches, each attacker of each defender. */
static void judge_near(um_ctx *c, const nia_state *s, const um_action *a, int attacker, int defender)
{
    um_ref who = um_ref_of(NK_UNIT, attacker), foe = um_ref_of(NK_UNIT, defender);
    int32_t apart = nia_int(a, NP_COMBAT_DISTANCE, -1);
    if (apart < 0)
        apart = nia_distance(s, who, foe);
    if (apart < 0)
        apart = s->unit[attacker].contact;
    um_fact_ref(c, "who", who);
    um_fact_ref(c, "foe", foe);
    if (apart >= 0)
        nia_fact_inches(c, "distance", apart);
    um_truth near = apart < 0 ? UM_YES : um_sure(apart <= 4 * NIA_INCH);
    if (nia_friends(c, who, foe))
        near = um_and(near, um_unruled(c, "a fight among friends"));
    um_decide(c, NR_9_1, near);
}

/* N9.2: an average die a side; NR44: whether each of two attackers throws one. */
static void judge_dice(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    int n, due = f->n[0] == 2 && !um_ruled(c, NIA_NR44, NIA_O_NR44_UNIT_FACTORS) ? 3 : 2;
    um_values_of(a, NP_COMBAT_DICE, &n);
    um_fact_int(c, "dice", n);
    um_truth holds = n == 0 ? (s->complete ? nia_missing_roll(c, s, "the dice of the fight") : UM_YES)
                            : um_sure(n == due || n == 2);
    um_decide(c, NR_9_2, holds);
    nia_decide_average_dice(c, a, NP_COMBAT_DICE);
}

/* N9.6: a bayonet attack counts for who may make one. NR41: whether that is the attacker alone, and
 * announced. */
static void judge_bayonets(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f->n[side]; i++) {
            um_ref who = um_ref_of(NK_UNIT, f->unit[side][i]);
            if (!nia_among(a, NP_COMBAT_BAYONET, who))
                continue;
            const char *how;
            um_truth counts = bayonet(c, s, f->unit[side][i], side == 0, &how);
            um_fact_ref(c, how, who);
            um_fact_ref(c, "who", who);
            nia_blame(c, a, f->unit[side][i]);
            um_decide(c, NR_9_6, counts);
            nia_blame(c, a, UM_NONE);
        }
}

/* N9.10: from where an attack comes, where places and a point looked at are told: what lies within half a
 * right angle of the front is none, what lies behind the front line is one. */
static um_truth from_flank(const nia_unit *u, const nia_unit *foe)
{
    if (!u->placed || !u->facing || !foe->placed)
        return UM_MAYBE;
    int64_t fx = (int64_t)u->looks_at[0] - u->at[0], fy = (int64_t)u->looks_at[1] - u->at[1];
    int64_t dx = (int64_t)foe->at[0] - u->at[0], dy = (int64_t)foe->at[1] - u->at[1];
    int64_t ahead = fx * dx + fy * dy, aside = fx * dy - fy * dx;
    if (ahead > 0 && (aside < 0 ? -aside : aside) <= ahead)
        return UM_NO;
    return ahead < 0 ? UM_YES : UM_MAYBE;
}

/* N9.10: who is said to be attacked in flank or rear is, as far as places tell. */
static void judge_flanks(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f->n[side]; i++) {
            int unit = f->unit[side][i];
            um_truth flank = from_flank(&s->unit[unit], &s->unit[f->unit[!side][0]]);
            bool said = nia_among(a, NP_COMBAT_FLANKED, um_ref_of(NK_UNIT, unit));
            if (flank == UM_MAYBE || f->n[!side] > 1 || (side == 0 && !said))
                continue; /* who attacks need not be attacked himself */
            um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
            um_fact_text(c, "computed", "%s", flank == UM_YES ? "in flank or rear" : "in front");
            um_fact_text(c, "claimed", "%s", said ? "in flank or rear" : "in front");
            um_decide(c, NR_9_10, um_sure(said == (flank == UM_YES)));
        }
}

/* N9.1 to N9.20: a fight of one or two units against one; its totals follow from the factors stated. */
void nia_judge_combat(um_ctx *c, const nia_state *s, const um_action *a)
{
    nia_fight f;
    int n;
    bool told = nia_add_up(c, s, a, &f);
    um_values_of(a, NP_COMBAT_DICE, &n);
    um_fresh(c);
    nia_decide_phase(c, s, NIA_PHASE_COMBAT);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++) {
            nia_decide_up(c, s, f.unit[side][i]);
            nia_blame(c, a, f.unit[side][i]);
            nia_decide_went_back(c, s, f.unit[side][i]);
            nia_blame(c, a, UM_NONE);
        }
    for (int i = 0; i < f.n[0] * f.n[1]; i++)
        judge_near(c, s, a, f.unit[0][i / f.n[1]], f.unit[1][i % f.n[1]]);
    for (int i = 0; i < f.n[0]; i++)
        nia_decide_attack_announced(c, s, f.unit[0][i], f.unit[1][0]);
    judge_flanks(c, s, a, &f);
    judge_dice(c, s, a, &f);
    judge_bayonets(c, s, a, &f);
    for (int i = 0; i < f.n[0]; i++) {
        const nia_unit *u = &s->unit[f.unit[0][i]];
        bool closes =
            !(u->done & NIA_DONE_FOUGHT) && u->owes != NIA_OWES_STANDOFF; /* else it is in a fight already */
        if (closes)
            nia_decide_indians_close(c, s, f.unit[0][i], f.unit[1][0],
                                     u->set_off.lo < 0 ? u->dp : u->set_off);
    }
    nia_use_marked(c, f.used);
    um_range band = nia_bands_of(f.difference);
    um_fact_range(c, "attackers", f.total[0]);
    um_fact_range(c, "defenders", f.total[1]);
    um_fact_range(c, "difference", f.difference);
    if (!told)
        um_decide(c, NR_9_20, um_unruled(c, "a fight of so many units"));
    else
        um_decide(c, NR_9_20, um_known(band) || n == 0 ? UM_YES : um_missing(c, "what the totals rest on"));
}

/* ---- what it does ---- */

static void fare(um_ctx *c, nia_state *s, int unit, const nia_fight *f, int side)
{
    int foe = foe_of(c, f, side, unit);
    nia_unit *u = &s->unit[unit];
    um_range dp, cas;
    nia_band_losses(u->band, u->spared, &dp, &cas);
    um_range over = nia_over_five(c, u->dp, dp);
    nia_take(c, s, unit, dp, cas, true, um_known(u->band) ? nia_band_rule(u->band.lo) : NR_9_20);
    nia_put_at_risk(c, s, unit, um_add(cas, over));
    u->owes = NIA_OWES_NOTHING; /* if its band is not known, whatever it does may be what it owes */
    if (um_known(u->band) && !(u->band.lo == NIA_BAND_STANDOFF && nia_horse_goes_back(c, unit, foe)))
        u->owes = nia_owed_by(c, u->band.lo, unit,
                              nia_is_type(c, unit, NIA_CAVALRY) == UM_YES && any_foot_or_guns(c, f, side));
    u->owes_turn = s->turn;
    u->owes_step = c->step;
}

static void begin_fight(um_ctx *c, nia_state *s, const um_action *a, const nia_fight *f, int side, int i)
{
    int unit = f->unit[side][i], foe = foe_of(c, f, side, unit);
    nia_unit *u = &s->unit[unit];
    if (u->owes != NIA_OWES_STANDOFF)
        u->began_cas = u->cas;
    spare(c, s, a, u, unit, f, side);
    u->fight_dp = u->dp;
    u->fight_cas = u->cas;
    u->foe = um_ref_of(NK_UNIT, foe);
    u->done |= NIA_DONE_FOUGHT;
    u->ran = 0;
    u->band = nia_bands_of(side == 0 ? f->difference : um_neg(f->difference));
    u->band =
        band_of_unit(c, u->band, nia_is_type(c, unit, NIA_CAVALRY) == UM_YES && any_foot_or_guns(c, f, side));
    s->last.total[unit] = f->total[side];
}

void nia_apply_combat(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_fight f;
    bool told = nia_add_up(c, s, a, &f);
    nia_enter_phase(s, NIA_PHASE_COMBAT);
    s->fought = true;
    s->skipped += !um_has_arg(a, NP_COMBAT_DISTANCE) && s->unit[f.unit[0][0]].contact < 0 &&
                  nia_distance(s, um_ref_of(NK_UNIT, f.unit[0][0]), um_ref_of(NK_UNIT, f.unit[1][0])) < 0;
    if (!told)
        f.difference = um_span(-99, 99);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++)
            begin_fight(c, s, a, &f, side, i);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++)
            fare(c, s, f.unit[side][i], &f, side);
    s->last.difference = f.difference;
    s->last.half = f.half;
    memcpy(s->last.used, f.used, sizeof f.used);
}

/* N9.1: who announced an advance and came within four inches fights, before the turn ends. A record that
 * breaks off (`last`) before close combat is over leaves nothing out, unless it says that it is complete. */
void nia_close_contact(um_ctx *c, const nia_state *s, int unit, bool last)
{
    const nia_unit *u = &s->unit[unit];
    bool due = !last || s->phase > NIA_PHASE_COMBAT || (s->complete && s->phase == NIA_PHASE_COMBAT);
    bool near = u->contact >= 0 && u->contact <= 4 * NIA_INCH;
    bool foe_left = u->foe != UM_NONE && s->unit[nia_row(u->foe)].gone;
    if (!due || !near || (u->done & NIA_DONE_FOUGHT) || u->gone || foe_left)
        return;
    if (!(u->done & NIA_DONE_ANNOUNCED) && um_ruled(c, NIA_NR40, NIA_O_NR40_ANNOUNCED_ADVANCE))
        return;
    um_about(c, u->contact_step);
    nia_blame(c, NULL, unit);
    um_fact_ref(c, "advanced", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "distance", u->contact);
    um_decide(c, NR_9_1, nia_missing_roll(c, s, "the close combat that the advance led to"));
}
