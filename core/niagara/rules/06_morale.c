/* What friends who go back do to those who see it (N6). */
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

typedef struct shock {
    um_range dp, cas; /* the hull of what is possible */
    int rule;
    bool near_matters;
    uint32_t can; /* which pairs of D-points and casualties are possible, see pair_bit */
} shock;

enum { SHOCK_DP = 3, SHOCK_CAS = 1 };

static uint32_t pair_bit(int dp, int cas)
{
    return UINT32_C(1) << (2 * dp + cas);
}

/* The losses of all pairs of `can`. */
static void hull_of(uint32_t can, um_range *dp, um_range *cas)
{
    *dp = *cas = (um_range){UM_NEVER, -UM_NEVER};
    for (int d = 0; d <= SHOCK_DP; d++)
        for (int k = 0; k <= SHOCK_CAS; k++)
            if (can & pair_bit(d, k)) {
                *dp = um_hull(*dp, um_exactly(d));
                *cas = um_hull(*cas, um_exactly(k));
            }
}

static bool loss_told(const um_action *a, int param, int value)
{
    return !um_has_arg(a, param) || nia_int(a, param, 0) == value;
}

/* The pairs that are as told. */
static uint32_t as_told(const um_action *a, uint32_t can)
{
    for (int d = 0; d <= SHOCK_DP; d++)
        for (int k = 0; k <= SHOCK_CAS; k++)
            if (!loss_told(a, NP_MORALE_DP, d) || !loss_told(a, NP_MORALE_CAS, k))
                can &= ~pair_bit(d, k);
    return can;
}

/* Whether what is told is what the unit took of a pair, after the cap on D-points (N13.1). */
static bool took_one(um_ctx *c, const nia_state *s, const um_action *a, uint32_t can)
{
    int unit = nia_row(um_ref_arg(a, NP_MORALE_UNIT));
    for (int d = 0; d <= SHOCK_DP; d++)
        for (int k = 0; k <= SHOCK_CAS; k++)
            if ((can & pair_bit(d, k)) &&
                nia_took(c, s->unit[unit].dp, um_exactly(d), um_exactly(k), a, NP_MORALE_DP, NP_MORALE_CAS))
                return true;
    return false;
}

/* N6.1 - N6.5 for one pair of grades. */
static shock by_grades(int mine, int theirs, bool rout)
{
    if (theirs > mine)
        return rout ? (shock){um_exactly(1), um_exactly(0), NR_6_2, true, 0}
                    : (shock){um_exactly(0), um_exactly(0), NR_6_1, false, 0};
    if (!rout)
        return (shock){um_exactly(2), um_exactly(0), NR_6_3, true, 0};
    if (theirs == mine)
        return (shock){um_exactly(2), um_exactly(1), NR_6_4, true, 0};
    return (shock){um_exactly(3), um_exactly(1), NR_6_5, true, 0};
}

/* Over all grades, kinds of flight and distances that are possible; less what the unit took already, if it
 * takes the worst only (NR57). */
static shock all_grades(um_range mine, um_range theirs, um_range kind, um_truth near, int less_dp,
                        int less_cas)
{
    shock all = by_grades(mine.lo, theirs.lo, kind.lo);
    for (int m = mine.lo; m <= mine.hi; m++)
        for (int t = theirs.lo; t <= theirs.hi; t++)
            for (int k = kind.lo; k <= kind.hi; k++) {
                shock one = by_grades(m, t, k);
                int dp = one.dp.lo > less_dp ? one.dp.lo - less_dp : 0,
                    cas = one.cas.lo > less_cas ? one.cas.lo - less_cas : 0;
                if (near != UM_NO || !one.near_matters)
                    all.can |= pair_bit(dp, cas);
                if (near != UM_YES && one.near_matters)
                    all.can |= pair_bit(0, 0);
            }
    hull_of(all.can, &all.dp, &all.cas);
    return all;
}

/* 0 a retreat, 1 a rout: as stated, else as the other did this turn or has yet to do. */
static um_range flight_of(const nia_state *s, const um_action *a)
{
    const nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_MORALE_SOURCE))];
    if (um_has_arg(a, NP_MORALE_KIND))
        return um_exactly(nia_int(a, NP_MORALE_KIND, 0));
    if (u->done & NIA_DONE_WENT)
        return um_exactly((u->done & NIA_DONE_ROUTED) != 0);
    if (u->owes >= NIA_OWES_RETREAT && u->owes <= NIA_OWES_ROUT)
        return um_exactly(u->owes == NIA_OWES_ROUT);
    return um_span(0, 1);
}

/* Within six inches of the way it went, or of where it ended (NR58). */
static um_truth passed_near(um_ctx *c, const nia_state *s, const um_action *a)
{
    um_ref unit = um_ref_arg(a, NP_MORALE_UNIT), source = um_ref_arg(a, NP_MORALE_SOURCE);
    const nia_unit *mine = &s->unit[nia_row(unit)], *other = &s->unit[nia_row(source)];
    int32_t apart = nia_distance(s, unit, source), limit = 6 * NIA_INCH;
    if (um_has_arg(a, NP_MORALE_DISTANCE))
        return um_sure(nia_int(a, NP_MORALE_DISTANCE, 0) <= limit);
    if (apart < 0)
        return UM_MAYBE;
    if (apart <= limit || !um_ruled(c, NIA_NR58, NIA_O_NR58_CLOSEST_POINT_OF_PATH))
        return um_sure(apart <= limit);
    if (!other->fled_placed)
        return UM_MAYBE;
    return um_sure(nia_passed(other->fled_from, other->at, mine->at, limit));
}

/* N6.6: the two are of one side. */
static um_truth are_friends(um_ctx *c, const um_action *a)
{
    int mine = nia_side_of(c, um_ref_arg(a, NP_MORALE_UNIT)),
        theirs = nia_side_of(c, um_ref_arg(a, NP_MORALE_SOURCE));
    return mine == NIA_NOBODY || theirs == NIA_NOBODY ? UM_MAYBE : um_sure(mine == theirs);
}

/* What a unit of grade `mine` takes from one of grade `theirs`; `near`: whether it passed within six inches.
 */
static shock shock_between(um_ctx *c, const nia_state *s, const um_action *a, um_range mine, um_range theirs,
                           um_truth friends, um_truth near)
{
    const nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_MORALE_UNIT))];
    if (friends == UM_NO)
        return (shock){um_exactly(0), um_exactly(0), NR_6_6, false, pair_bit(0, 0)};
    bool worst = u->morale_dp > 0 && um_ruled(c, NIA_NR57, NIA_O_NR57_WORST_ONLY);
    shock k =
        all_grades(mine, theirs, flight_of(s, a), near, worst ? u->morale_dp : 0, worst ? u->morale_cas : 0);
    if (friends == UM_MAYBE) {
        k.can |= pair_bit(0, 0);
        hull_of(k.can, &k.dp, &k.cas);
    }
    return k;
}

/* What the unit takes, as far as the grades of both are known. */
static shock shock_of(um_ctx *c, const nia_state *s, const um_action *a, um_truth *near)
{
    *near = passed_near(c, s, a);
    return shock_between(c, s, a, nia_class(c, nia_row(um_ref_arg(a, NP_MORALE_UNIT))),
                         nia_class(c, nia_row(um_ref_arg(a, NP_MORALE_SOURCE))), are_friends(c, a), *near);
}

/* Whether the loss told is that of the grades of both, and of friends; where these are not known, of all that
 * they may be. */
static um_truth loss_fits(um_ctx *c, const nia_state *s, const um_action *a, um_truth near)
{
    um_range mine = nia_class(c, nia_row(um_ref_arg(a, NP_MORALE_UNIT))),
             theirs = nia_class(c, nia_row(um_ref_arg(a, NP_MORALE_SOURCE)));
    um_truth friends = are_friends(c, a);
    bool some = false, all = true;
    for (int m = mine.lo; m <= mine.hi; m++)
        for (int t = theirs.lo; t <= theirs.hi; t++)
            for (int f = friends == UM_YES; f <= (friends != UM_NO); f++) {
                shock k = shock_between(c, s, a, um_exactly(m), um_exactly(t), um_sure(f), near);
                bool fits = as_told(a, k.can) || took_one(c, s, a, k.can);
                some = some || fits;
                all = all && fits;
            }
    return all     ? UM_YES
           : !some ? UM_NO
                   : um_missing(c, friends == UM_MAYBE ? "whose troops they are" : "the grades of both");
}

/* N6: the D-points and casualties that the record states for a unit which saw friends go back are those of
 * the grades of both. */
void nia_judge_morale(um_ctx *c, const nia_state *s, const um_action *a)
{
    um_truth near;
    shock k = shock_of(c, s, a, &near);
    um_fresh(c);
    nia_decide_phase(c, s, NIA_PHASE_MORALE);
    bool said = um_has_arg(a, NP_MORALE_DP) || um_has_arg(a, NP_MORALE_CAS);
    um_truth holds = said ? loss_fits(c, s, a, near) : UM_YES;
    if (!said && !(um_known(k.dp) && um_known(k.cas)))
        holds = um_missing(c, near == UM_MAYBE ? "how near the other passed" : "the grades of both");
    if (k.rule != NR_6_6) {
        um_use(c, NR_6_6);
        um_use(c, NR_2_4);
    }
    um_fact_ref(c, "who", um_ref_arg(a, NP_MORALE_UNIT));
    um_fact_range(c, "dp", k.dp);
    um_fact_range(c, "casualties", k.cas);
    um_decide_stated(c, k.rule, holds, said);
}

void nia_apply_morale(um_ctx *c, nia_state *s, const um_action *a)
{
    um_truth near;
    int unit = nia_row(um_ref_arg(a, NP_MORALE_UNIT));
    shock k = shock_of(c, s, a, &near);
    uint32_t told = as_told(a, k.can);
    bool capped = !told && took_one(c, s, a, k.can);
    if (told)
        hull_of(told, &k.dp, &k.cas);
    if (!capped && um_has_arg(a, NP_MORALE_DP))
        k.dp = um_exactly(nia_int(a, NP_MORALE_DP, 0));
    if (!capped && um_has_arg(a, NP_MORALE_CAS))
        k.cas = um_exactly(nia_int(a, NP_MORALE_CAS, 0));
    nia_enter_phase(s, NIA_PHASE_MORALE);
    s->skipped += near == UM_MAYBE;
    um_range over = nia_over_five(c, s->unit[unit].dp, k.dp);
    nia_take(c, s, unit, k.dp, k.cas, true, k.rule);
    nia_put_at_risk(c, s, unit, um_add(k.cas, over));
    s->unit[unit].morale_dp = s->unit[unit].morale_dp > k.dp.hi ? s->unit[unit].morale_dp : k.dp.hi;
    s->unit[unit].morale_cas = s->unit[unit].morale_cas > k.cas.hi ? s->unit[unit].morale_cas : k.cas.hi;
}
