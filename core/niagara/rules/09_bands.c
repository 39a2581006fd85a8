/* What a difference of totals does (N9.20 - N9.27). */
#include "core/niagara/rules/09_combat.h"

static const struct {
    int from; /* the least difference */
    int dp, cas, rule;
} bands[NIA_BANDS] = {
    [NIA_BAND_ROUTED] = {-UM_NEVER, 4, 2, NR_9_26}, [NIA_BAND_DEFEATED] = {-8, 2, 2, NR_9_25},
    [NIA_BAND_DRIVEN] = {-4, 2, 1, NR_9_24},        [NIA_BAND_STANDOFF] = {-1, 1, 1, NR_9_23},
    [NIA_BAND_SUCCESS] = {2, 1, 1, NR_9_22},        [NIA_BAND_EASY] = {4, 1, 0, NR_9_21},
};

/* N9.20: how who is `difference` above the other fares. */
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

static void losses_of_one(int band, const int32_t *spared, um_range *dp, um_range *cas)
{
    *dp = um_exactly(bands[band].dp);
    *cas = um_exactly(bands[band].cas);
    if (band == NIA_BAND_SUCCESS || band == NIA_BAND_STANDOFF)
        *cas = um_either((um_truth)spared[band == NIA_BAND_STANDOFF], um_exactly(0), *cas);
}

/* N9.21 - N9.26: the losses of a band, or of any of several. */
void nia_band_losses(um_range band, const int32_t *spared, um_range *dp, um_range *cas)
{
    um_range one_dp, one_cas;
    losses_of_one(band.lo, spared, dp, cas);
    for (int b = band.lo + 1; b <= band.hi; b++) {
        losses_of_one(b, spared, &one_dp, &one_cas);
        *dp = um_hull(*dp, one_dp);
        *cas = um_hull(*cas, one_cas);
    }
}

bool nia_foot_or_guns(um_ctx *c, int unit)
{
    return um_or(nia_is_foot(c, unit), nia_is_guns(c, unit)) == UM_YES;
}

/* What a unit that fared so has to do: go back, pursue, stand. N9.27: `horse` in a stand-off with foot goes
 * back. */
int nia_owed_by(um_ctx *c, int band, int unit, bool horse)
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
bool nia_horse_goes_back(um_ctx *c, int unit, int foe)
{
    return nia_is_type(c, foe, NIA_CAVALRY) == UM_YES && nia_foot_or_guns(c, unit);
}

/* N9.22, N9.23: who won by little stands for a turn, who is locked in a fight stays there. */
void nia_decide_held(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->owes == NIA_OWES_HALT && u->owes_turn == s->turn - 1) {
        um_fact_ref(c, "mover", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_9_22, UM_NO);
    } else if (nia_locked(c, s, unit) != UM_NO) {
        um_fact_ref(c, "mover", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_9_23, um_not(nia_locked(c, s, unit)));
    }
}

/* N9.21: how a winner who had to pursue did so is in the record. */
void nia_decide_pursuit_told(um_ctx *c, const nia_state *s)
{
    um_decide(c, NR_9_21, nia_missing_roll(c, s, "how far a winner of class 4 or 5 pursued"));
}

/* N9.23: a stand-off goes on in the next turn. */
void nia_close_standoff(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->owes_turn != s->turn - 1 || u->gone || u->foe == UM_NONE)
        return;
    if (nia_locked(c, s, unit) != UM_YES || nia_side_of(c, um_ref_of(NK_UNIT, unit)) != NIA_US)
        return; /* both sides of it are in it: one is asked */
    um_about(c, u->owes_step);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_9_23, nia_missing_roll(c, s, "how a stand-off went on"));
}
