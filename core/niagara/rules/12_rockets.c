/* Rockets: where they go, whom they pass over, what they hit (N12). */
#include "core/niagara/rules.h"
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

typedef struct flight {
    int unit, sum, ndice, ndeviation, off, where, deviation_due;
    bool faces, as_told; /* what is told of the losses is what a face of the hit's die gives */
    um_ref victim;       /* whom it hits, or UM_NONE */
    um_range dp, cas;
} flight;

/* N12.3: by the sum of two dice. */
static void where_to(flight *f)
{
    static const int where[] = {
        [2] = NIA_WENT_DESTROYED, [3] = NIA_WENT_LEFT, [4] = NIA_WENT_LEFT, [5] = NIA_WENT_RIGHT,
        [6] = NIA_WENT_RIGHT,     [7] = NIA_WENT_LEFT, [8] = NIA_WENT_LEFT, [9] = NIA_WENT_RIGHT,
        [10] = NIA_WENT_RIGHT,    [11] = NIA_WENT_HIT, [12] = NIA_WENT_HIT};
    bool known = f->ndice == 2 && f->faces;
    f->where = known ? where[f->sum] : -1;
    f->deviation_due = !known || f->sum >= 11 || f->sum == 2 ? 0 : f->sum >= 7 ? 1 : 2;
}

/* N12.5: by one die. */
static void hit_effect(int die, um_range *dp, um_range *cas)
{
    *dp = um_exactly(die == 3 || die == 4 ? 2 : 1);
    *cas = um_exactly(die >= 5);
}

/* The faces that the die of the hit may have shown: one, or any if none is told. */
static um_range faces_of(const um_action *a)
{
    int die = nia_int(a, NP_ROCKET_HIT, 0);
    return die < 1 || die > 6 ? um_span(1, 6) : um_exactly(die);
}

static bool loss_told(const um_action *a, int param, um_range computed)
{
    return !um_has_arg(a, param) || nia_int(a, param, 0) == computed.lo;
}

/* The losses of a hit: those of every face that gives what is told, or of every face if none does, and then
 * `told` is false. */
static bool losses_of_hit(const um_action *a, um_range *dp, um_range *cas)
{
    um_range faces = faces_of(a), all_dp = {UM_NEVER, -UM_NEVER}, all_cas = all_dp, fit_dp = all_dp,
             fit_cas = all_dp, one_dp, one_cas;
    for (int die = faces.lo; die <= faces.hi; die++) {
        hit_effect(die, &one_dp, &one_cas);
        all_dp = um_hull(all_dp, one_dp);
        all_cas = um_hull(all_cas, one_cas);
        if (!loss_told(a, NP_ROCKET_DP, one_dp) || !loss_told(a, NP_ROCKET_CAS, one_cas))
            continue;
        fit_dp = um_hull(fit_dp, one_dp);
        fit_cas = um_hull(fit_cas, one_cas);
    }
    bool told = fit_dp.lo <= fit_dp.hi;
    *dp = told ? fit_dp : all_dp;
    *cas = told ? fit_cas : all_cas;
    return told;
}

static void read_flight(um_ctx *c, const nia_state *s, const um_action *a, flight *f)
{
    int nd, nv;
    const um_value *d = um_values_of(a, NP_ROCKET_DICE, &nd), *v = um_values_of(a, NP_ROCKET_DEVIATION, &nv);
    *f = (flight){.unit = nia_row(um_ref_arg(a, NP_ROCKET_UNIT)),
                  .ndice = nd,
                  .ndeviation = nv,
                  .faces = true,
                  .victim = UM_NONE};
    (void)s;
    for (int i = 0; i < nd; i++) {
        f->sum += d[i].num <= 6 ? d[i].num : 0;
        f->faces = f->faces && d[i].num >= 1 && d[i].num <= 6;
    }
    for (int i = 0; i < nv; i++) {
        f->off += v[i].num <= 6 ? v[i].num : 0;
        f->faces = f->faces && v[i].num >= 1 && v[i].num <= 6;
    }
    where_to(f);
    int where = f->where >= 0 ? f->where : nia_int(a, NP_ROCKET_WHERE, -1);
    if (where == NIA_WENT_HIT)
        f->victim = um_ref_arg(a, NP_ROCKET_TARGET);
    else if ((where == NIA_WENT_LEFT || where == NIA_WENT_RIGHT) && um_has_arg(a, NP_ROCKET_ON) &&
             um_ruled(c, NIA_NR54, NIA_O_NR54_HITS_IT))
        f->victim = um_ref_arg(a, NP_ROCKET_ON);
    f->as_told = losses_of_hit(a, &f->dp, &f->cas);
}

/* N12.3: where the record says that a rocket went, and how far aside, is what the dice say. */
static void judge_way(um_ctx *c, const nia_state *s, const um_action *a, const flight *f)
{
    static const char *const word[] = {"hit", "to the right", "to the left", "destroyed"};
    um_truth holds = um_sure(f->faces);
    if (f->where >= 0 && f->ndeviation != f->deviation_due)
        holds = f->ndeviation > 0 || um_has_arg(a, NP_ROCKET_OFF)
                    ? UM_NO
                    : nia_missing_roll(c, s, "how far aside the rocket went");
    if (f->where >= 0 && um_has_arg(a, NP_ROCKET_WHERE))
        holds = um_and(holds, um_sure(nia_int(a, NP_ROCKET_WHERE, 0) == f->where));
    if (f->where >= 0 && um_has_arg(a, NP_ROCKET_OFF) && f->ndeviation == f->deviation_due)
        holds = um_and(holds, um_sure(nia_int(a, NP_ROCKET_OFF, 0) == f->off));
    int said = nia_int(a, NP_ROCKET_WHERE, f->where), off = nia_int(a, NP_ROCKET_OFF, f->off);
    if (!f->faces) {
        um_fact_text(c, "face", "one of the dice");
    } else if (f->where >= 0 && f->ndeviation != f->deviation_due) {
        um_fact_text(c, "way", "%s", word[f->where]);
        um_fact_int(c, "due", f->deviation_due);
        um_fact_int(c, "dice", f->ndeviation);
    } else {
        um_fact_text(c, "computed", "%s, %d in", f->where >= 0 ? word[f->where] : "not known", f->off);
        um_fact_text(c, "claimed", "%s, %d in", said >= 0 ? word[said] : "not known", off);
    }
    um_decide(c, NR_12_3, holds);
}

/* Whether they are what the one hit took, with the cap on D-points (N13.1), and not those of the die. */
static bool took_hit(um_ctx *c, const nia_state *s, const um_action *a, const flight *f)
{
    um_range faces = faces_of(a), dp, cas;
    for (int die = faces.lo; f->victim != UM_NONE && !f->as_told && die <= faces.hi; die++) {
        hit_effect(die, &dp, &cas);
        if (nia_took(c, s->unit[nia_row(f->victim)].dp, dp, cas, a, NP_ROCKET_DP, NP_ROCKET_CAS))
            return true;
    }
    return false;
}

/* N12.5: a hit costs what the die says; without one nothing is lost. NR56: whether a gun's modifiers apply.
 */
static void judge_hit(um_ctx *c, const nia_state *s, const um_action *a, const flight *f)
{
    int die = nia_int(a, NP_ROCKET_HIT, 0);
    bool said = um_has_arg(a, NP_ROCKET_DP) || um_has_arg(a, NP_ROCKET_CAS);
    if (f->victim == UM_NONE && !um_has_arg(a, NP_ROCKET_HIT) && !said)
        return;
    um_truth holds = um_sure(f->victim != UM_NONE && die <= 6);
    holds = um_and(holds, um_sure(f->as_told || took_hit(c, s, a, f)));
    if (die == 0 && !said)
        holds = um_and(holds, nia_missing_roll(c, s, "the die of the hit"));
    if (um_ruled(c, NIA_NR56, NIA_O_NR56_TARGET_MODIFIERS))
        holds = um_and(holds, um_unruled(c, "how a gun's modifiers apply to the rockets' die"));
    um_range dp = um_exactly(nia_int(a, NP_ROCKET_DP, 0)), cas = um_exactly(nia_int(a, NP_ROCKET_CAS, 0));
    if (f->victim == UM_NONE)
        um_fact_text(c, "missed", "nobody is hit");
    else if (die > 6)
        um_fact_int(c, "face", die);
    else
        nia_fact_losses(c, "computed", NULL, &f->dp, &f->cas);
    nia_fact_losses(c, "claimed", said ? NULL : "a hit", um_has_arg(a, NP_ROCKET_DP) ? &dp : NULL,
                    um_has_arg(a, NP_ROCKET_CAS) ? &cas : NULL);
    um_decide_stated(c, NR_12_5, holds, said);
}

static um_range under_path(um_ctx *c, int unit)
{
    um_range grade = nia_class(c, unit);
    return um_span(grade.lo >= 3 ? 2 : 0, grade.hi >= 3 ? 2 : 0);
}

/* N12.1, N12.2, N12.4: rockets fly at a named target within range by two dice, and shake those of class 3 to
 * 5 they pass over. */
void nia_judge_rocket(um_ctx *c, const nia_state *s, const um_action *a)
{
    flight f;
    int n;
    um_ref who = um_ref_arg(a, NP_ROCKET_UNIT), target = um_ref_arg(a, NP_ROCKET_TARGET);
    const um_value *v = um_values_of(a, NP_ROCKET_OVER, &n);
    read_flight(c, s, a, &f);
    nia_decide_shot(c, s, f.unit, target == UM_NONE ? -1 : nia_row(target));
    um_fresh(c);
    if (target != UM_NONE && um_ruled(c, NIA_NR55, NIA_O_NR55_FIELD))
        nia_decide_range(c, s, a, NP_ROCKET_RANGE, who, target, NR_12_1, um_exactly(36));
    um_fact_int(c, "dice", f.ndice);
    um_truth named = target == UM_NONE ? um_missing(c, "the target") : UM_YES;
    if (f.ndice != 2)
        named = f.ndice == 0 && um_has_arg(a, NP_ROCKET_WHERE) ? named
                : f.ndice == 0 ? nia_missing_roll(c, s, "the dice of the rocket")
                               : UM_NO;
    um_decide(c, NR_12_2, named);
    judge_way(c, s, a, &f);
    judge_hit(c, s, a, &f);
    for (int i = 0; i < n; i++) {
        um_range dp = under_path(c, nia_row(v[i].ref));
        um_fact_ref(c, "who", v[i].ref);
        um_decide(c, NR_12_4, um_known(dp) ? UM_YES : um_missing(c, "the grade of who is flown over"));
    }
}

void nia_apply_rocket(um_ctx *c, nia_state *s, const um_action *a)
{
    flight f;
    int n;
    const um_value *v = um_values_of(a, NP_ROCKET_OVER, &n);
    um_ref target = um_ref_arg(a, NP_ROCKET_TARGET);
    read_flight(c, s, a, &f);
    int where = f.where >= 0 ? f.where : nia_int(a, NP_ROCKET_WHERE, -1);
    um_range dp = f.victim == UM_NONE ? um_exactly(0) : f.dp,
             cas = f.victim == UM_NONE ? um_exactly(0) : f.cas;
    bool capped = took_hit(c, s, a, &f);
    if (!capped && um_has_arg(a, NP_ROCKET_DP))
        dp = um_exactly(nia_int(a, NP_ROCKET_DP, 0) > 0 ? nia_int(a, NP_ROCKET_DP, 0) : 0);
    if (!capped && um_has_arg(a, NP_ROCKET_CAS))
        cas = um_exactly(nia_int(a, NP_ROCKET_CAS, 0) > 0 ? nia_int(a, NP_ROCKET_CAS, 0) : 0);
    s->unit[f.unit].done |= NIA_DONE_FIRED;
    s->skipped += n == 0; /* whom it passed over is not checked without places */
    for (int i = 0; i < n; i++) {
        int over = nia_row(v[i].ref);
        um_range shaken = under_path(c, over);
        nia_mark_shot(c, s, f.unit, over, shaken, um_exactly(0));
        if (shaken.hi > 0)
            nia_take(c, s, over, shaken, um_exactly(0), true, NR_12_4);
    }
    um_ref victim = f.victim != UM_NONE ? f.victim : target;
    if (victim != UM_NONE) {
        nia_mark_shot(c, s, f.unit, nia_row(victim), dp, cas);
        if (dp.hi + cas.hi > 0)
            nia_take(c, s, nia_row(victim), dp, cas, true, NR_12_5);
    }
    if (where == NIA_WENT_DESTROYED)
        s->unit[f.unit].gone = true;
    s->last.where = where;
    s->last.off = f.off;
    s->last.hits = dp;
}
