/* The danger commanders stand in (N10). */
#include "core/niagara/rules/10_risk.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/03_command.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

/* N10.1: what hurt his unit calls for a roll: D-points by enemy fire, casualties by anything; `due_step`
 * keeps the first step that did. Who stands beside a unit is as good as attached (NR53) in that turn, as long
 * as it has not moved away; whether he is beside it still in a later turn only a roll for him tells. */
void nia_put_at_risk(um_ctx *c, nia_state *s, int unit, um_range hurt)
{
    um_ref ref = um_ref_of(NK_UNIT, unit);
    for (int i = 0; i < NIA_COMMANDERS && hurt.hi > 0; i++) {
        nia_commander *k = &s->commander[i];
        if (k->gone || (k->attached != ref && k->beside != ref))
            continue;
        k->maybe_due = true;
        bool still = !k->earlier && !(s->unit[unit].done & (NIA_DONE_MOVED | NIA_DONE_WHEELED)) &&
                     um_ruled(c, NIA_NR53, NIA_O_NR53_ADJACENT_OR_DECLARED);
        if (hurt.lo > 0 && !k->due_step && !k->maybe_gone && (k->attached == ref || still))
            k->due_step = c->step ? c->step : -1;
    }
}

static int fate(int second)
{
    return second == 1 ? NIA_RISK_KILLED : second <= 3 ? NIA_RISK_SERIOUS : NIA_RISK_LIGHT;
}

static um_range points_after(um_ctx *c, const nia_state *s, int who, int result)
{
    um_range points = nia_points(c, s, who);
    if (result == NIA_RISK_SAFE)
        return points;
    return result == NIA_RISK_LIGHT ? um_most(um_sub(points, um_exactly(2)), um_exactly(0)) : um_exactly(0);
}

/* N10.3: a die that shows 1 hits, and only a hit is followed by a second die. */
static void judge_dice(um_ctx *c, const nia_state *s, const um_value *dice, int n)
{
    bool hit = dice[0].num == 1, faces = true;
    for (int i = 0; i < n; i++)
        faces = faces && dice[i].num >= 1 && dice[i].num <= 6;
    if (!faces)
        um_fact_text(c, "face", "one of the dice");
    else
        um_fact_int(c, hit ? "hit" : "die", dice[0].num);
    um_fact_int(c, "dice", n);
    um_decide(c, NR_10_3,
              n == 1 && hit ? nia_missing_roll(c, s, "the second die for the commander")
                            : um_sure(faces && n == (hit ? 2 : 1)));
}

/* What the dice leave open, as a mask of NIA_RISK_...: without a die everything, with a hit alone every
 * wound.
 */
static unsigned by_dice(const um_value *dice, int n)
{
    const unsigned hit = 1u << NIA_RISK_LIGHT | 1u << NIA_RISK_SERIOUS | 1u << NIA_RISK_KILLED;
    if (n == 0)
        return hit | 1u << NIA_RISK_SAFE;
    return dice[0].num != 1 ? 1u << NIA_RISK_SAFE : n > 1 ? 1u << fate(dice[1].num) : hit;
}

/* And with what the record says of the wound and of the points left; 0: that does not fit the dice. */
static unsigned as_told(um_ctx *c, const nia_state *s, const um_action *a, int who, unsigned fates)
{
    um_range both;
    for (int f = NIA_RISK_SAFE; f <= NIA_RISK_KILLED; f++) {
        bool fits = !um_has_arg(a, NP_RISK_RESULT) || nia_int(a, NP_RISK_RESULT, 0) == f;
        if (fits && um_has_arg(a, NP_RISK_CP))
            fits = um_meet(points_after(c, s, who, f), um_exactly(nia_int(a, NP_RISK_CP, 0)), &both);
        fates &= fits ? ~0u : ~(1u << f);
    }
    return fates;
}

static int only_fate(unsigned fates)
{
    for (int f = NIA_RISK_SAFE; f <= NIA_RISK_KILLED; f++)
        if (fates == 1u << f)
            return f;
    return -1;
}

/* N10.4: what the record says of a wound, and of the points it leaves, is what the second die says, or can
 * say where it is not told. */
static void judge_wound(um_ctx *c, const nia_state *s, const um_action *a, int who, unsigned fates)
{
    bool says_result = um_has_arg(a, NP_RISK_RESULT), says_points = um_has_arg(a, NP_RISK_CP);
    int one = only_fate(fates), said = nia_int(a, NP_RISK_RESULT, one);
    if (!says_result && !says_points && (one < 0 || one == NIA_RISK_SAFE))
        return;
    um_range points = {UM_NEVER, -UM_NEVER};
    for (int f = NIA_RISK_SAFE; f <= NIA_RISK_KILLED; f++)
        if (fates & (1u << f))
            points = um_hull(points, points_after(c, s, who, f));
    um_truth same = um_sure(as_told(c, s, a, who, fates) != 0);
    um_fact_text(c, "computed", points.lo == points.hi ? "%s, %d points" : "%s, %d..%d points",
                 one >= 0                        ? nia_risk_words[one]
                 : fates & (1u << NIA_RISK_SAFE) ? "any fate"
                                                 : "a wound or death",
                 (int)points.lo, (int)points.hi);
    if (says_points)
        um_fact_text(c, "claimed", "%d points", (int)nia_int(a, NP_RISK_CP, 0));
    else
        um_fact_text(c, "claimed", "%s", nia_risk_words[said]);
    um_decide_claim(c, NR_10_4, same);
}

/* N10.1, N10.2: a roll for a commander is due by what his unit took, once a turn. */
void nia_judge_risk(um_ctx *c, const nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_RISK_WHO)), n;
    const nia_commander *k = &s->commander[who];
    const um_value *dice = um_values_of(a, NP_RISK_DICE, &n);
    um_ref ref = um_ref_of(NK_COMMANDER, who);
    um_fact_ref(c, "commander", ref);
    um_decide(c, NR_10_1, um_sure(k->due_step != 0 || k->maybe_due));
    um_fact_ref(c, "commander", ref);
    um_decide(c, NR_10_2, um_sure(k->rolled == 0));
    if (n == 0)
        um_decide(c, NR_10_3,
                  um_has_arg(a, NP_RISK_RESULT) ? UM_YES
                                                : nia_missing_roll(c, s, "the die for the commander"));
    else
        judge_dice(c, s, dice, n);
    judge_wound(c, s, a, who, by_dice(dice, n));
}

/* N10.4: of a hit whose second die is not told two points are gone at least, and he may be. */
void nia_apply_risk(um_ctx *c, nia_state *s, const um_action *a)
{
    int who = nia_row(um_ref_arg(a, NP_RISK_WHO)), n;
    nia_commander *k = &s->commander[who];
    const um_value *dice = um_values_of(a, NP_RISK_DICE, &n);
    unsigned fates = by_dice(dice, n), told = as_told(c, s, a, who, fates);
    fates = told ? told : fates;
    int result = nia_int(a, NP_RISK_RESULT, only_fate(fates));
    k->rolled++;
    if (result == NIA_RISK_SERIOUS || result == NIA_RISK_KILLED) {
        k->gone = true;
        k->killed = result == NIA_RISK_KILLED;
        k->attached = k->beside = UM_NONE;
    } else if (result == NIA_RISK_LIGHT || (result < 0 && !(fates & (1u << NIA_RISK_SAFE)))) {
        k->lost += 2;
        k->wound_turn = s->phase <= NIA_PHASE_COMMAND ? s->turn : s->turn + 1;
    }
    if (result < 0 && (fates & (1u << NIA_RISK_SERIOUS | 1u << NIA_RISK_KILLED)))
        k->maybe_gone = true;
}

/* N10.1: the rolls that the turn made due. */
void nia_close_risk(um_ctx *c, const nia_state *s, int commander)
{
    const nia_commander *k = &s->commander[commander];
    if (!k->due_step || k->rolled)
        return;
    um_about(c, k->due_step > 0 ? k->due_step : 0);
    um_fact_ref(c, "commander", um_ref_of(NK_COMMANDER, commander));
    um_decide(c, NR_10_1, nia_missing_roll(c, s, "the roll for a commander at risk"));
}
