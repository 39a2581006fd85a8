/* Results of close combat as the record states them (N9.20 - N9.27). */
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/verbs.h"

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
    nia_band_losses(band, s->unit[unit].spared, dp, cas);
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
        if (fits || nia_took(c, s->unit[unit].fight_dp, dp, cas, a, NP_RESULT_DP, NP_RESULT_CAS))
            return true;
    }
    return false;
}

static bool fights_foot_or_guns(um_ctx *c, const nia_state *s, int unit)
{
    bool any = false;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        any = any ||
              ((s->unit[unit].foe == um_ref_of(NK_UNIT, i) || s->unit[i].foe == um_ref_of(NK_UNIT, unit)) &&
               nia_foot_or_guns(c, i));
    return any;
}

/* How the record says that it fared; -1: not at all. N9.27: horse that goes back fared as in the stand-off
 * that it was for its foe: either word says so. Where nobody told whom it fought that may have been horse,
 * from which it need not go back. */
static um_range said_bands(um_ctx *c, const nia_state *s, const um_action *a, int unit)
{
    const nia_unit *u = &s->unit[unit];
    um_range said = um_exactly(nia_int(a, NP_RESULT_BAND, -1)), both;
    if (said.lo != NIA_BAND_STANDOFF || nia_is_type(c, unit, NIA_CAVALRY) != UM_YES ||
        !um_ruled(c, NIA_NR49, NIA_O_NR49_AS_DRIVEN))
        return said;
    if (u->foe == UM_NONE)
        return um_span(NIA_BAND_DRIVEN, NIA_BAND_STANDOFF);
    bool back = fights_foot_or_guns(c, s, unit) && um_meet(s->unit[nia_row(u->foe)].band, said, &both);
    return back ? um_exactly(NIA_BAND_DRIVEN) : said;
}

/* What the totals give by these bands, and what is told. */
static void fact_result(um_ctx *c, const nia_state *s, const um_action *a, int unit, um_range band)
{
    um_range dp, cas, said_dp = um_exactly(nia_int(a, NP_RESULT_DP, 0)),
                      said_cas = um_exactly(nia_int(a, NP_RESULT_CAS, 0));
    bool known = um_known(s->unit[unit].band) && (s->unit[unit].done & NIA_DONE_FOUGHT);
    losses_of(c, s, unit, band, &dp, &cas);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_losses(c, "computed", known ? nia_band_words[band.lo] : "one of several", &dp, &cas);
    nia_fact_losses(
        c, "claimed", um_has_arg(a, NP_RESULT_BAND) ? nia_band_words[nia_int(a, NP_RESULT_BAND, 0)] : NULL,
        um_has_arg(a, NP_RESULT_DP) ? &said_dp : NULL, um_has_arg(a, NP_RESULT_CAS) ? &said_cas : NULL);
}

/* N9.21 to N9.27: how the record says that a unit fared, and what it took, is what the totals give. */
void nia_judge_result(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_RESULT_UNIT));
    const nia_unit *u = &s->unit[unit];
    um_range band = u->done & NIA_DONE_FOUGHT ? u->band : um_span(NIA_BAND_ROUTED, NIA_BAND_EASY), now = band,
             said = said_bands(c, s, a, unit);
    bool fits = said.lo < 0 || um_meet(band, said, &now);
    bool losses = losses_fit(c, s, a, unit, now);
    int rule = nia_band_rule(fits || um_known(band) ? now.lo : said.lo);
    if (u->owes == NIA_OWES_RETREAT && nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        um_use(c, NR_9_27);
    fact_result(c, s, a, unit, now);
    um_decide_claim(c, rule, um_sure(fits && losses));
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
    nia_enter_phase(s, NIA_PHASE_COMBAT);
    s->fought = true;
    if (um_has_arg(a, NP_RESULT_BAND))
        u->band = said_bands(c, s, a, unit);
    losses_of(c, s, unit, u->band, &dp, &cas);
    um_range both;
    bool whole =
        (!um_has_arg(a, NP_RESULT_DP) || um_meet(dp, um_exactly(nia_int(a, NP_RESULT_DP, 0)), &both)) &&
        (!um_has_arg(a, NP_RESULT_CAS) || um_meet(cas, um_exactly(nia_int(a, NP_RESULT_CAS, 0)), &both));
    bool capped = !whole && nia_took(c, u->dp, dp, cas, a, NP_RESULT_DP, NP_RESULT_CAS);
    if (!capped && um_has_arg(a, NP_RESULT_DP))
        dp = um_exactly(nia_int(a, NP_RESULT_DP, 0) > 0 ? nia_int(a, NP_RESULT_DP, 0) : 0);
    if (!capped && um_has_arg(a, NP_RESULT_CAS))
        cas = um_exactly(nia_int(a, NP_RESULT_CAS, 0) > 0 ? nia_int(a, NP_RESULT_CAS, 0) : 0);
    nia_take(c, s, unit, dp, cas, true, nia_band_rule(u->band.lo));
    nia_put_at_risk(c, s, unit, cas);
    if (um_known(u->band) && !(u->owes == NIA_OWES_RETREAT && u->band.lo == NIA_BAND_STANDOFF))
        u->owes = u->band.lo == NIA_BAND_STANDOFF && u->foe != UM_NONE &&
                          nia_horse_goes_back(c, unit, nia_row(u->foe))
                      ? NIA_OWES_NOTHING
                      : nia_owed_by(c, u->band.lo, unit, false);
    u->owes_turn = s->turn;
    u->owes_step = c->step;
    u->done |= NIA_DONE_FOUGHT;
    if (u->foe == UM_NONE || !um_known(u->band) || nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        return;
    nia_unit *foe = &s->unit[nia_row(u->foe)]; /* the other side fared the other way */
    if ((foe->done & NIA_DONE_FOUGHT) && nia_is_type(c, nia_row(u->foe), NIA_CAVALRY) != UM_YES)
        um_meet(foe->band, um_span(mirror_lo[u->band.lo], mirror_hi[u->band.lo]), &foe->band);
}
