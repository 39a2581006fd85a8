/* Close combat: factors, totals, bands and what they do (N9). */
#include "core/niagara/niagara.h"

#include <string.h>

/* ---- tables ---- */

static const struct {
    int from; /* the least difference */
    int dp, cas, rule;
} bands[NIA_BANDS] = {
    [NIA_BAND_ROUTED] = {-UM_NEVER, 4, 2, NR_9_26}, [NIA_BAND_DEFEATED] = {-8, 2, 2, NR_9_25},
    [NIA_BAND_DRIVEN] = {-4, 2, 1, NR_9_24},        [NIA_BAND_STANDOFF] = {-1, 1, 1, NR_9_23},
    [NIA_BAND_SUCCESS] = {2, 1, 1, NR_9_22},        [NIA_BAND_EASY] = {4, 1, 0, NR_9_21},
};

int nia_band_of(int difference)
{
    int band = NIA_BAND_EASY;
    while (difference < bands[band].from)
        band--;
    return band;
}

um_range nia_bands_of(um_range difference)
{
    return um_span(nia_band_of(difference.lo), nia_band_of(difference.hi));
}

int nia_band_rule(int band)
{
    return bands[band].rule;
}

void nia_band_losses(int band, const int32_t *spared, um_range *dp, um_range *cas)
{
    *dp = um_exactly(bands[band].dp);
    *cas = um_exactly(bands[band].cas);
    if (band == NIA_BAND_SUCCESS || band == NIA_BAND_STANDOFF)
        *cas = um_either((um_truth)spared[band == NIA_BAND_STANDOFF], um_exactly(0), *cas);
}

/* N9.13 - N9.16. */
int nia_outnumbered(int mine, int theirs)
{
    if (theirs <= mine)
        return 0;
    if (theirs >= 3 * mine)
        return -5;
    if (theirs >= 2 * mine)
        return -3;
    return 2 * theirs >= 3 * mine ? -2 : -1;
}

um_range nia_outnumbered_by(um_range mine, um_range theirs)
{
    return um_span(nia_outnumbered(mine.lo, theirs.hi), nia_outnumbered(mine.hi, theirs.lo));
}

static int outnumbered_rule(int drm)
{
    return drm == -1 ? NR_9_13 : drm == -2 ? NR_9_14 : drm == -3 ? NR_9_15 : NR_9_16;
}

um_range nia_halved(um_ctx *c, um_range sum)
{
    bool odd_minus = (sum.lo < 0 && sum.lo % 2 != 0) || (sum.hi < 0 && sum.hi % 2 != 0);
    if (!odd_minus || um_ruled(c, NIA_NR45, NIA_O_NR45_TOWARD_PLUS))
        return um_div_up(sum, 2);
    return (um_range){sum.lo < 0 ? um_div_down(sum, 2).lo : um_div_up(sum, 2).lo,
                      sum.hi < 0 ? um_div_down(sum, 2).hi : um_div_up(sum, 2).hi};
}

/* ---- adding up ---- */

bool nia_among(const um_action *a, int param, um_ref r)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    for (int i = 0; i < n; i++)
        if (v[i].ref == r)
            return true;
    return false;
}

static void factor(nia_fight *f, um_range *sum, bool counts, um_range value, int rule)
{
    if (!counts || (value.lo == 0 && value.hi == 0))
        return;
    *sum = um_add(*sum, value);
    nia_mark_used(f->used, rule);
}

/* N9.6, NR41: whether a bayonet attack stated for the unit counts. */
static um_truth bayonet(um_ctx *c, const nia_state *s, int unit, bool attacks)
{
    int option = um_option(c, NIA_NR41);
    if (option == NIA_O_NR41_BOTH)
        return UM_YES;
    if (!attacks)
        return UM_NO;
    if (option == NIA_O_NR41_ATTACKER)
        return UM_YES;
    if (nia_skirmishes(c, s, unit) == UM_YES)
        return UM_NO;
    return um_sure((s->unit[unit].done & NIA_DONE_BAYONET) || !s->announced);
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
    factor(f, &sum, u->inspired > 0, um_exactly(u->inspired < 2 ? u->inspired : 2), NR_9_8);
    factor(f, &sum, skirmish != UM_NO, um_either(skirmish, um_exactly(-3), um_exactly(0)), NR_9_9);
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
        nia_mark_used(used, NR_9_19);
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
        nia_mark_used(f->used, NR_9_3);
    for (int drm = numbers.lo; drm <= numbers.hi; drm++)
        if (drm < 0 && drm != -4)
            nia_mark_used(f->used, outnumbered_rule(drm));
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
    nia_mark_used(f->used, NR_9_18);
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
    if (f->n[0] == 0 || f->n[1] == 0)
        return false;
    for (int side = 0; side < 2; side++)
        total_side(c, s, a, f, side);
    f->difference = um_sub(f->total[0], f->total[1]);
    return f->n[0] <= 2 && f->n[1] == 1;
}

/* ---- how each unit fares ---- */

static bool foot_or_guns(um_ctx *c, int unit)
{
    return um_or(nia_is_foot(c, unit), nia_is_guns(c, unit)) == UM_YES;
}

/* N9.27: horse in a stand-off with foot or guns goes back. */
static um_range band_of_unit(um_ctx *c, um_range band, int unit, int foe)
{
    bool horse = nia_is_type(c, unit, NIA_CAVALRY) == UM_YES && foot_or_guns(c, foe);
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
static void spare(um_ctx *c, const nia_state *s, const um_action *a, nia_unit *u, int unit, int foe, int side)
{
    int cover = side == 1 ? cover_of(s, a, unit) : u->cover;
    um_truth works = cover == NIA_COVER_UNKNOWN ? UM_MAYBE : um_sure(cover != NIA_COVER_NONE);
    bool facing_horse = nia_is_type(c, foe, NIA_CAVALRY) == UM_YES;
    um_truth foot = nia_is_foot(c, unit);
    bool facing_bayonet = bayonets_against(a, side);
    um_truth by_horse =
        facing_horse || !um_ruled(c, NIA_NR47, NIA_O_NR47_INFANTRY_FACING_CAVALRY) ? foot : UM_NO;
    u->spared[0] = (int32_t)um_or(works, um_not(um_sure(foot_or_guns(c, foe))));
    u->spared[1] = (int32_t)um_or(um_or(works, um_sure(facing_bayonet)), by_horse);
}

/* ---- judging ---- */

static void judge_near(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    int32_t apart = nia_int(a, NP_COMBAT_DISTANCE, -1);
    if (apart < 0)
        apart = nia_distance(s, um_ref_of(NK_UNIT, f->unit[0][0]), um_ref_of(NK_UNIT, f->unit[1][0]));
    if (apart < 0)
        apart = s->unit[f->unit[0][0]].contact;
    if (apart >= 0)
        nia_fact_inches(c, "distance", apart);
    um_truth near = apart < 0 ? UM_YES : um_sure(apart <= 4 * NIA_INCH);
    if (nia_friends(c, um_ref_of(NK_UNIT, f->unit[0][0]), um_ref_of(NK_UNIT, f->unit[1][0])))
        near = um_and(near, um_unruled(c, "a fight among friends"));
    um_decide(c, NR_9_1, near);
}

static void judge_dice(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    int n, due = f->n[0] == 2 && !um_ruled(c, NIA_NR44, NIA_O_NR44_UNIT_FACTORS) ? 3 : 2;
    um_values_of(a, NP_COMBAT_DICE, &n);
    um_fact_int(c, "dice", n);
    um_truth holds = n == 0 ? (s->complete ? nia_missing_roll(c, s, "the dice of the fight") : UM_YES)
                            : um_sure(n == due || n == 2);
    um_decide(c, NR_9_2, holds);
    nia_average_dice(c, a, NP_COMBAT_DICE);
}

static void judge_bayonets(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f->n[side]; i++) {
            um_ref who = um_ref_of(NK_UNIT, f->unit[side][i]);
            if (!nia_among(a, NP_COMBAT_BAYONET, who))
                continue;
            um_fact_ref(c, "who", who);
            um_decide(c, NR_9_6, bayonet(c, s, f->unit[side][i], side == 0));
        }
}

/* N2.8: who attacks has said so, unless a stand-off goes on or he pursues. */
static void judge_announced(um_ctx *c, const nia_state *s, const nia_fight *f)
{
    for (int i = 0; i < f->n[0] && s->announced && s->turn > 0; i++) {
        const nia_unit *u = &s->unit[f->unit[0][i]];
        bool said = u->done & (NIA_DONE_ANNOUNCED | NIA_DONE_PURSUED | NIA_DONE_FOUGHT);
        if (u->owes == NIA_OWES_STANDOFF || s->unit[f->unit[1][0]].owes == NIA_OWES_STANDOFF)
            continue;
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, f->unit[0][i]));
        um_fact_int(c, "distance", 4);
        um_decide(c, NR_2_8,
                  um_or(um_sure(said), um_sure(!um_ruled(c, NIA_NR40, NIA_O_NR40_ANNOUNCED_ADVANCE))));
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

static void judge_flanks(um_ctx *c, const nia_state *s, const um_action *a, const nia_fight *f)
{
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f->n[side]; i++) {
            int unit = f->unit[side][i];
            um_truth flank = from_flank(&s->unit[unit], &s->unit[f->unit[!side][0]]);
            bool said = nia_among(a, NP_COMBAT_FLANKED, um_ref_of(NK_UNIT, unit));
            if (flank == UM_MAYBE || f->n[!side] > 1)
                continue;
            um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
            um_fact_text(c, "computed", "%s", flank == UM_YES ? "in flank or rear" : "in front");
            um_fact_text(c, "claimed", "%s", said ? "in flank or rear" : "in front");
            um_decide(c, NR_9_10, um_sure(said == (flank == UM_YES)));
        }
}

void nia_judge_combat(um_ctx *c, const nia_state *s, const um_action *a)
{
    nia_fight f;
    int n;
    bool told = nia_add_up(c, s, a, &f);
    um_values_of(a, NP_COMBAT_DICE, &n);
    um_fresh(c);
    nia_in_step(c, s, 6, NR_2_9);
    if (f.n[0] == 0 || f.n[1] == 0)
        return;
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++)
            nia_judge_up(c, s, f.unit[side][i]);
    judge_near(c, s, a, &f);
    judge_announced(c, s, &f);
    judge_flanks(c, s, a, &f);
    judge_dice(c, s, a, &f);
    judge_bayonets(c, s, a, &f);
    for (int i = 0; i < f.n[0]; i++)
        if (nia_is_type(c, f.unit[0][i], NIA_INDIAN) == UM_YES &&
            !(s->unit[f.unit[0][i]].done & (NIA_DONE_FOUGHT | NIA_DONE_ANNOUNCED))) {
            um_range mine = s->unit[f.unit[0][i]].dp, theirs = s->unit[f.unit[1][0]].dp;
            um_truth fewer = um_lt(mine, theirs);
            um_fact_ref(c, "who", um_ref_of(NK_UNIT, f.unit[0][i]));
            um_fact_range(c, "mine", mine);
            um_fact_range(c, "theirs", theirs);
            um_decide(c, NR_11_4, fewer == UM_MAYBE ? um_missing(c, "the D-points of both") : fewer);
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

static int owed_by(um_ctx *c, int band, int unit, bool horse)
{
    static const int owes[NIA_BANDS] = {
        [NIA_BAND_ROUTED] = NIA_OWES_ROUT,    [NIA_BAND_DEFEATED] = NIA_OWES_DEFEAT,
        [NIA_BAND_DRIVEN] = NIA_OWES_RETREAT, [NIA_BAND_STANDOFF] = NIA_OWES_STANDOFF,
        [NIA_BAND_SUCCESS] = NIA_OWES_HALT,   [NIA_BAND_EASY] = NIA_OWES_NOTHING};
    if (band == NIA_BAND_EASY)
        return nia_class(c, unit).lo >= 4 ? NIA_OWES_PURSUE : NIA_OWES_NOTHING;
    return horse && band == NIA_BAND_STANDOFF ? NIA_OWES_RETREAT : owes[band];
}

/* A stand-off with horse that goes back is over for both (N9.27). */
static bool horse_goes_back(um_ctx *c, int unit, int foe)
{
    return nia_is_type(c, foe, NIA_CAVALRY) == UM_YES && foot_or_guns(c, unit);
}

static void fare(um_ctx *c, nia_state *s, int unit, int foe)
{
    nia_unit *u = &s->unit[unit];
    um_range dp, cas, one_dp, one_cas;
    nia_band_losses(u->band.lo, u->spared, &dp, &cas);
    for (int b = u->band.lo + 1; b <= u->band.hi; b++) {
        nia_band_losses(b, u->spared, &one_dp, &one_cas);
        dp = um_hull(dp, one_dp);
        cas = um_hull(cas, one_cas);
    }
    um_range over = nia_over_five(c, u->dp, dp);
    nia_take(c, s, unit, dp, cas, true, um_known(u->band) ? nia_band_rule(u->band.lo) : NR_9_20);
    nia_put_at_risk(c, s, unit, um_exactly(0), um_add(cas, over), false);
    u->owes = NIA_OWES_NOTHING; /* if its band is not known, whatever it does may be what it owes */
    if (um_known(u->band) && !(u->band.lo == NIA_BAND_STANDOFF && horse_goes_back(c, unit, foe)))
        u->owes =
            owed_by(c, u->band.lo, unit, nia_is_type(c, unit, NIA_CAVALRY) == UM_YES && foot_or_guns(c, foe));
    u->owes_turn = s->turn;
    u->owes_step = c->step;
}

static void begin_fight(um_ctx *c, nia_state *s, const um_action *a, const nia_fight *f, int side, int i)
{
    int unit = f->unit[side][i], foe = f->unit[!side][0];
    nia_unit *u = &s->unit[unit];
    if (u->owes != NIA_OWES_STANDOFF)
        u->began_cas = u->cas;
    spare(c, s, a, u, unit, foe, side);
    u->fight_dp = u->dp;
    u->fight_cas = u->cas;
    u->foe = um_ref_of(NK_UNIT, foe);
    u->done |= NIA_DONE_FOUGHT;
    u->ran = 0;
    u->band = nia_bands_of(side == 0 ? f->difference : um_neg(f->difference));
    u->band = band_of_unit(c, u->band, unit, foe);
    s->last.total[unit] = f->total[side];
}

void nia_apply_combat(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_fight f;
    bool told = nia_add_up(c, s, a, &f);
    if (f.n[0] == 0 || f.n[1] == 0)
        return;
    nia_enter_step(c, s, 6);
    s->fought = 1;
    s->skipped += !um_has_arg(a, NP_COMBAT_DISTANCE) && s->unit[f.unit[0][0]].contact < 0 &&
                  nia_distance(s, um_ref_of(NK_UNIT, f.unit[0][0]), um_ref_of(NK_UNIT, f.unit[1][0])) < 0;
    if (!told)
        f.difference = um_span(-99, 99);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++)
            begin_fight(c, s, a, &f, side, i);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < f.n[side]; i++)
            fare(c, s, f.unit[side][i], f.unit[!side][0]);
    s->last.difference = f.difference;
    s->last.half = f.half;
    memcpy(s->last.used, f.used, sizeof f.used);
}

/* ---- results as stated ---- */

static bool shared_result(um_ctx *c, const nia_state *s, int unit)
{
    um_ref foe = s->unit[unit].foe;
    int others = 0;
    for (int i = 0; foe != UM_NONE && i < NIA_UNITS; i++)
        others += i != unit && s->unit[i].foe == foe && (s->unit[i].done & NIA_DONE_FOUGHT);
    return others && um_ruled(c, NIA_NR46, NIA_O_NR46_SHARED);
}

/* What the band range and the sparing of the unit admit. */
static void losses_of(um_ctx *c, const nia_state *s, int unit, um_range band, um_range *dp, um_range *cas)
{
    um_range one_dp, one_cas;
    nia_band_losses(band.lo, s->unit[unit].spared, dp, cas);
    for (int b = band.lo + 1; b <= band.hi; b++) {
        nia_band_losses(b, s->unit[unit].spared, &one_dp, &one_cas);
        *dp = um_hull(*dp, one_dp);
        *cas = um_hull(*cas, one_cas);
    }
    if (shared_result(c, s, unit))
        dp->lo = cas->lo = 0;
}

/* A stated loss is that of one of the bands. */
static bool losses_fit(um_ctx *c, const nia_state *s, const um_action *a, int unit, um_range band)
{
    um_range dp, cas, both;
    for (int b = band.lo; b <= band.hi; b++) {
        losses_of(c, s, unit, um_exactly(b), &dp, &cas);
        bool fits =
            !um_has_arg(a, NP_RESULT_DP) || um_meet(dp, um_exactly(nia_int(a, NP_RESULT_DP, 0)), &both);
        fits = fits && (!um_has_arg(a, NP_RESULT_CAS) ||
                        um_meet(cas, um_exactly(nia_int(a, NP_RESULT_CAS, 0)), &both));
        if (fits)
            return true;
    }
    return false;
}

void nia_judge_result(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_RESULT_UNIT));
    const nia_unit *u = &s->unit[unit];
    um_range band = u->done & NIA_DONE_FOUGHT ? u->band : um_span(NIA_BAND_ROUTED, NIA_BAND_EASY), now = band,
             dp, cas;
    int said = nia_int(a, NP_RESULT_BAND, -1);
    bool fits = said < 0 || um_meet(band, um_exactly(said), &now);
    bool losses = losses_fit(c, s, a, unit, fits ? now : band);
    int rule = um_known(band) ? nia_band_rule(band.lo) : nia_band_rule(said < 0 ? now.lo : said);
    losses_of(c, s, unit, now, &dp, &cas);
    if (um_known(band) && u->foe != UM_NONE && nia_is_type(c, unit, NIA_CAVALRY) == UM_YES &&
        u->owes == NIA_OWES_RETREAT)
        um_use(c, NR_9_27);
    if (shared_result(c, s, unit))
        um_option(c, NIA_NR46);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_losses(c, "computed", um_known(band) ? nia_band_words[band.lo] : "one of several", &dp, &cas);
    dp = um_exactly(nia_int(a, NP_RESULT_DP, 0));
    cas = um_exactly(nia_int(a, NP_RESULT_CAS, 0));
    nia_fact_losses(c, "claimed", said < 0 ? NULL : nia_band_words[said],
                    um_has_arg(a, NP_RESULT_DP) ? &dp : NULL, um_has_arg(a, NP_RESULT_CAS) ? &cas : NULL);
    c->claim = true;
    um_decide(c, rule, um_sure(fits && losses));
    c->claim = false;
}

/* What the table had goes in the place of what was worked out. */
void nia_apply_result(um_ctx *c, nia_state *s, const um_action *a)
{
    static const int mirror_lo[] = {NIA_BAND_EASY,     NIA_BAND_EASY,   NIA_BAND_SUCCESS,
                                    NIA_BAND_STANDOFF, NIA_BAND_DRIVEN, NIA_BAND_ROUTED};
    static const int mirror_hi[] = {NIA_BAND_EASY,     NIA_BAND_EASY,   NIA_BAND_EASY,
                                    NIA_BAND_STANDOFF, NIA_BAND_DRIVEN, NIA_BAND_DRIVEN};
    int unit = nia_row(um_ref_arg(a, NP_RESULT_UNIT));
    nia_unit *u = &s->unit[unit];
    um_range dp, cas;
    if (u->done & NIA_DONE_FOUGHT) {
        u->dp = u->fight_dp;
        u->cas = u->fight_cas;
    } else {
        u->band = um_span(NIA_BAND_ROUTED, NIA_BAND_EASY);
    }
    u->gone = 0;
    nia_enter_step(c, s, 6);
    if (um_has_arg(a, NP_RESULT_BAND))
        u->band = um_exactly(nia_int(a, NP_RESULT_BAND, 0));
    losses_of(c, s, unit, u->band, &dp, &cas);
    if (um_has_arg(a, NP_RESULT_DP))
        dp = um_exactly(nia_int(a, NP_RESULT_DP, 0) > 0 ? nia_int(a, NP_RESULT_DP, 0) : 0);
    if (um_has_arg(a, NP_RESULT_CAS))
        cas = um_exactly(nia_int(a, NP_RESULT_CAS, 0) > 0 ? nia_int(a, NP_RESULT_CAS, 0) : 0);
    nia_take(c, s, unit, dp, cas, true, nia_band_rule(u->band.lo));
    nia_put_at_risk(c, s, unit, um_exactly(0), cas, false);
    if (um_known(u->band) && !(u->owes == NIA_OWES_RETREAT && u->band.lo == NIA_BAND_STANDOFF))
        u->owes =
            u->band.lo == NIA_BAND_STANDOFF && u->foe != UM_NONE && horse_goes_back(c, unit, nia_row(u->foe))
                ? NIA_OWES_NOTHING
                : owed_by(c, u->band.lo, unit, false);
    u->owes_turn = s->turn;
    u->owes_step = c->step;
    u->done |= NIA_DONE_FOUGHT;
    if (u->foe == UM_NONE || !um_known(u->band) || nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        return;
    nia_unit *foe = &s->unit[nia_row(u->foe)]; /* the other side fared the other way */
    if ((foe->done & NIA_DONE_FOUGHT) && nia_is_type(c, nia_row(u->foe), NIA_CAVALRY) != UM_YES)
        um_meet(foe->band, um_span(mirror_lo[u->band.lo], mirror_hi[u->band.lo]), &foe->band);
}
