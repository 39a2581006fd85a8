/* Fire of guns (N7). */
#include "core/niagara/rules/07_artillery.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

#include <string.h>

/* ---- the table ---- */

/* N7.12, N7.13: what one gun does with a total. */
void nia_one_gun(int total, bool long_range, int *dp, int *cas)
{
    *cas = !long_range && total >= 6;
    if (long_range)
        *dp = total >= 4;
    else
        *dp = total >= 6 ? 1 : total >= 4 ? 2 : total >= 2;
}

/* `before` is what `guns` guns can do; one more has this total. */
static void add_gun(const nia_lot *before, int guns, int total, bool long_range, nia_lot *after)
{
    int dp, cas;
    nia_one_gun(total, long_range, &dp, &cas);
    for (int i = 0; i <= 2 * guns; i++)
        for (int k = 0; k <= guns; k++)
            after->can[i + dp][k + cas] |= before->can[i][k];
}

/* Every effect that so many guns can have, NIA_LOT_GUNS at most: of dice not recorded each face is possible.
 */
void nia_guns_effects(const int32_t *dice, int n, um_range modifier, bool long_range, nia_lot *out)
{
    nia_lot now = {.can = {{true}}}, next;
    for (int g = 0; g < n; g++) {
        memset(&next, 0, sizeof next);
        int first = dice && dice[g] ? dice[g] : 1, last = dice && dice[g] ? dice[g] : 6;
        for (int total = first + modifier.lo; total <= last + modifier.hi; total++)
            add_gun(&now, g, total, long_range, &next);
        now = next;
    }
    *out = now;
}

/* ---- a shot of guns ---- */

enum { MOD_MAX = 16, MODS = 2 * MOD_MAX + 1 };

typedef struct shot {
    int unit, target, n, thrown; /* n: dice recorded, of those that count at most */
    um_range guns;               /* that fire */
    int32_t dice[NIA_LOT_GUNS];
    unsigned bands, history;        /* masks: NIA_SHORT, NIA_LONG; HIST_... */
    bool mods[MODS];                /* possible sums of modifiers but the gun's D-points */
    um_range dp;                    /* of the gun */
    bool each;                      /* each gun has D-points of its own, within that range (NR31) */
    bool guns_told;                 /* the record says how many fire */
    bool said, tells_dp, tells_cas; /* what the record tells of the effect */
    int said_dp, said_cas;          /* as told */
    nia_lot all, fitting;           /* every effect that is possible; those that are as told */
    bool capped;                    /* what is told is what the target took, after the cap */
    um_range fits;                  /* D-points of the gun with which the effect told is possible */
    bool possible;
    uint32_t used[NIA_RULE_WORDS];
} shot;

static void add_mod(shot *k, unsigned choices, const int *value, int n)
{
    bool now[MODS] = {false};
    for (int i = 0; i < MODS; i++)
        for (int v = 0; k->mods[i] && v < n; v++)
            if ((choices >> v) & 1) /* all that there is comes to less than MOD_MAX */
                now[i + value[v]] = true;
    memcpy(k->mods, now, sizeof now);
}

/* NR28: what a new target costs. */
static int new_target(um_ctx *c)
{
    return um_ruled(c, NIA_NR28, NIA_O_NR28_MINUS2) ? -2 : -1;
}

/* How a shot before bears on one at the same target, as a mask (NR27). */
static unsigned same_target(um_ctx *c, const nia_state *s, const um_action *a, const nia_aim *aim,
                            unsigned bands)
{
    if (aim->turn != s->turn - 1)
        return 1 << NIA_HIST_CONT;
    const unsigned either = 1 << NIA_HIST_SAME | 1 << NIA_HIST_CONT;
    unsigned mask = 0;
    bool inches = um_ruled(c, NIA_NR27, NIA_O_NR27_INCHES);
    if (inches && um_has_arg(a, NP_FIRE_RANGE) && aim->range >= 0)
        return nia_int(a, NP_FIRE_RANGE, 0) == aim->range ? 1 << NIA_HIST_SAME : 1 << NIA_HIST_CONT;
    for (int b = NIA_SHORT; b <= NIA_LONG; b++)
        if (bands & (1u << b))
            mask |= aim->band < 0    ? either
                    : aim->band != b ? 1 << NIA_HIST_CONT
                    : inches         ? either /* who does not tell the inches may have fired at others */
                                     : 1 << NIA_HIST_SAME;
    return mask;
}

/* How many guns of each aim before this turn have not fired in it: what has been fired at a target is taken
 * to have come from the guns that were on it. */
static void guns_left(const nia_unit *u, int left[2])
{
    for (int i = 0; i < 2; i++)
        left[i] = u->before[i].target == UM_NONE ? 0
                  : u->before[i].guns > 0        ? u->before[i].guns
                                                 : NIA_LOT_GUNS;
    for (int k = 0; k < 2; k++) {
        int fired = u->now[k].guns;
        for (int round = 0; round < 2; round++)
            for (int i = 0; i < 2; i++) {
                bool on_it = u->before[i].target == u->now[k].target;
                int n = on_it == (round == 0) ? (fired < left[i] ? fired : left[i]) : 0;
                left[i] -= n;
                fired -= n;
            }
    }
}

/* N7.6, N7.7: how the last shots of the guns that fire bear on this one, as a mask. What other guns of the
 * battery fire at in the same turn does not matter to them. */
static unsigned history_of(um_ctx *c, const nia_state *s, const um_action *a, int unit, um_ref target,
                           unsigned bands, int guns)
{
    const nia_unit *u = &s->unit[unit];
    if (!u->hist_known && s->turn != 1) /* no turn was before the first */
        return 1 << NIA_HIST_NEW | 1 << NIA_HIST_SAME | 1 << NIA_HIST_CONT;
    if (u->before[0].target == UM_NONE)
        return um_ruled(c, NIA_NR28, NIA_O_NR28_ONLY_WHEN_SWITCHING) ? 1 << NIA_HIST_CONT : 1 << NIA_HIST_NEW;
    int left[2], on = 0;
    unsigned mask = 0;
    guns_left(u, left);
    for (int i = 0; i < 2; i++)
        if (u->before[i].target == target && left[i] > 0) {
            mask |= same_target(c, s, a, &u->before[i], bands);
            on += left[i];
        }
    return on == 0 || on < guns ? mask | 1 << NIA_HIST_NEW : mask;
}

/* NR30: where long range begins; `drm`: what the class of the guns is worth. */
static um_range long_from(um_ctx *c, um_range drm)
{
    um_range tens = um_exactly(10 * NIA_INCH);
    if (um_ruled(c, NIA_NR30, NIA_O_NR30_UPPER_ONLY))
        return tens;
    return um_add(tens, um_times(drm, 6 * NIA_INCH));
}

static unsigned bands_of(um_ctx *c, const nia_state *s, const um_action *a, int unit, um_ref target,
                         um_range drm)
{
    const unsigned either = 1u << NIA_SHORT | 1u << NIA_LONG;
    int32_t range = nia_range_of(s, a, NP_FIRE_RANGE, um_ref_of(NK_UNIT, unit), target);
    if (range < 0)
        return um_has_arg(a, NP_FIRE_BAND) ? 1u << nia_int(a, NP_FIRE_BAND, 0) : either;
    um_truth beyond = um_ge(um_exactly(range), long_from(c, drm));
    return beyond == UM_MAYBE ? either : 1u << (beyond == UM_YES ? NIA_LONG : NIA_SHORT);
}

static int cover_of(const nia_state *s, const um_action *a, int param, int target)
{
    return nia_int(a, param, s->unit[target].cover);
}

/* `mask`: the orders that the target may be in. */
static void add_target(const nia_state *s, const um_action *a, int mask, shot *k)
{
    static const int value[] = {[NIA_LINE] = 0,      [NIA_COLUMN] = 1,   [NIA_ROAD_COLUMN] = 1,
                                [NIA_SKIRMISH] = -2, [NIA_LIMBERED] = 1, [NIA_UNLIMBERED] = 0};
    static const int works[] = {-2, 0};
    int cover = cover_of(s, a, NP_FIRE_COVER, k->target);
    bool unknown = cover == NIA_COVER_UNKNOWN;
    add_mod(k, (unsigned)mask, value, NIA_FORMATIONS);
    if (mask & (1 << NIA_COLUMN | 1 << NIA_ROAD_COLUMN | 1 << NIA_LIMBERED))
        nia_use_later(k->used, NR_7_5);
    if (mask & (1 << NIA_SKIRMISH))
        nia_use_later(k->used, NR_7_10);
    if (cover == NIA_COVER_FIELDWORK || cover == NIA_COVER_STONE || cover == NIA_COVER_FORT || unknown) {
        add_mod(k, unknown ? 3 : 1, works, 2);
        nia_use_later(k->used, NR_7_9);
    }
}

static void add_gun_class(shot *k, um_range drm)
{
    static const int value[] = {-2, -1, 0, 1, 2};
    unsigned mask = 0;
    for (int v = drm.lo; v <= drm.hi; v++)
        mask |= 1u << (v + 2);
    add_mod(k, mask, value, 5);
    if (drm.hi > 0)
        nia_use_later(k->used, NR_7_4);
    if (drm.lo < 0)
        nia_use_later(k->used, NR_7_11);
}

/* `drm`: what the class of the guns is worth; `orders`: those that the target may be in, as a mask. */
static void read_shot_of(um_ctx *c, const nia_state *s, const um_action *a, um_range drm, int orders, shot *k)
{
    um_ref target = um_ref_arg(a, NP_FIRE_TARGET);
    const um_value *v;
    *k = (shot){.unit = nia_row(um_ref_arg(a, NP_FIRE_UNIT)), .target = nia_row(target)};
    v = um_values_of(a, NP_FIRE_DICE, &k->n);
    k->guns_told = um_has_arg(a, NP_FIRE_GUNS);
    k->guns = k->guns_told ? um_exactly(nia_int(a, NP_FIRE_GUNS, 0))
              : k->n > 0   ? um_exactly(k->n)
                           : nia_guns(c, s, k->unit);
    k->guns = um_least(um_most(k->guns, um_exactly(0)), um_exactly(NIA_LOT_GUNS));
    k->thrown = k->n;
    k->n = k->n < NIA_LOT_GUNS ? k->n : NIA_LOT_GUNS;
    for (int i = 0; i < k->n; i++)
        k->dice[i] = nia_bear(v[i].num);
    k->bands = bands_of(c, s, a, k->unit, target, drm);
    k->history = um_has_arg(a, NP_FIRE_HISTORY) ? 1u << nia_int(a, NP_FIRE_HISTORY, 0)
                                                : history_of(c, s, a, k->unit, target, k->bands, k->guns.lo);
    k->mods[MOD_MAX] = true;
    k->dp = s->unit[k->unit].dp;
    k->each = k->dp.hi > 0 && k->guns.hi > 1 && um_ruled(c, NIA_NR31, NIA_O_NR31_OF_EACH_GUN);
    if (k->each)
        k->dp.lo = 0;
    k->said = um_has_arg(a, NP_FIRE_DP) || um_has_arg(a, NP_FIRE_CAS);
    k->tells_dp = um_has_arg(a, NP_FIRE_DP);
    k->tells_cas = um_has_arg(a, NP_FIRE_CAS);
    k->said_dp = nia_int(a, NP_FIRE_DP, 0);
    k->said_cas = nia_int(a, NP_FIRE_CAS, 0);
    add_gun_class(k, drm);
    add_target(s, a, orders, k);
    const int history[] = {
        [NIA_HIST_NEW] = (k->history & 1) ? new_target(c) : -1, [NIA_HIST_SAME] = 1, [NIA_HIST_CONT] = 0};
    add_mod(k, k->history, history, 3);
    if (k->history & 1 << NIA_HIST_NEW)
        nia_use_later(k->used, NR_7_7);
    if (k->history & 1 << NIA_HIST_SAME)
        nia_use_later(k->used, NR_7_6);
    if (k->dp.hi > 0)
        nia_use_later(k->used, NR_7_8);
}

static void read_shot(um_ctx *c, const nia_state *s, const um_action *a, shot *k)
{
    int unit = nia_row(um_ref_arg(a, NP_FIRE_UNIT));
    read_shot_of(c, s, a, nia_gun_attr(c, unit, NIA_GUN_DRM),
                 s->unit[nia_row(um_ref_arg(a, NP_FIRE_TARGET))].formations, k);
}

/* One way it may have been: so many guns, so many D-points on them, this modifier, this range. */
static void work_out_one(shot *k, int guns, int dp, int modifier, bool long_range)
{
    nia_lot one;
    nia_guns_effects(k->n ? k->dice : NULL, guns, um_span(modifier - dp, k->each ? modifier : modifier - dp),
                     long_range, &one);
    for (int i = 0; i < NIA_LOT_DP * NIA_LOT_CAS; i++) {
        int d = i / NIA_LOT_CAS, n = i % NIA_LOT_CAS;
        if (!one.can[d][n])
            continue;
        k->all.can[d][n] = true;
        if (!k->said || (k->tells_dp && d != k->said_dp) || (k->tells_cas && n != k->said_cas))
            continue;
        k->fitting.can[d][n] = true;
        k->fits = k->each ? k->dp : k->possible ? um_hull(k->fits, um_exactly(dp)) : um_exactly(dp);
        k->possible = true;
    }
}

/* Every effect over all that is not known, and the gun's D-points that fit the effect told. */
static void work_out(shot *k)
{
    um_range guns = k->n ? um_exactly(k->n) : k->guns;
    for (int n = guns.lo; n <= guns.hi; n++)
        for (int dp = k->each ? k->dp.hi : k->dp.lo; dp <= k->dp.hi; dp++)
            for (int m = 0; m < MODS; m++)
                for (int b = NIA_SHORT; k->mods[m] && b <= NIA_LONG; b++)
                    if (k->bands & (1u << b))
                        work_out_one(k, n, dp, m - MOD_MAX, b == NIA_LONG);
}

/* The effect told may be what the target took of one that is possible, after the cap (N13.1). */
static void work_out_took(um_ctx *c, const nia_state *s, const um_action *a, shot *k)
{
    for (int d = 0; d < NIA_LOT_DP && k->said; d++)
        for (int n = 0; n < NIA_LOT_CAS; n++)
            if (!k->possible && k->all.can[d][n] &&
                nia_took(c, s->unit[k->target].dp, um_exactly(d), um_exactly(n), a, NP_FIRE_DP,
                         NP_FIRE_CAS)) {
                k->fitting.can[d][n] = true;
                k->capped = true;
            }
    k->fits = k->capped ? k->dp : k->fits;
    k->possible |= k->capped;
}

static void hull_of(const nia_lot *l, um_range *dp, um_range *cas)
{
    bool any = false;
    for (int i = 0; i < NIA_LOT_DP; i++)
        for (int k = 0; k < NIA_LOT_CAS; k++)
            if (l->can[i][k]) {
                *dp = any ? um_hull(*dp, um_exactly(i)) : um_exactly(i);
                *cas = any ? um_hull(*cas, um_exactly(k)) : um_exactly(k);
                any = true;
            }
    if (!any)
        *dp = *cas = um_exactly(0);
}

/* ---- judging it ---- */

/* N7.6, N7.7: what the record says of a gun's last shot agrees with that shot. */
static void judge_history(um_ctx *c, const nia_state *s, const um_action *a, const shot *k)
{
    static const char *const word[] = {"one at a new target", "a repeated one",
                                       "one at the target of before"};
    if (um_has_arg(a, NP_FIRE_HISTORY)) {
        int said = nia_int(a, NP_FIRE_HISTORY, 0);
        unsigned known = history_of(c, s, a, k->unit, um_ref_arg(a, NP_FIRE_TARGET), k->bands, k->guns.lo);
        um_fact_text(c, "history", "%s", word[said]);
        um_decide(c, said == NIA_HIST_SAME ? NR_7_6 : NR_7_7, um_sure(known & (1u << said)));
    }
    if (!um_has_arg(a, NP_FIRE_MODIFIER))
        return;
    int said = nia_int(a, NP_FIRE_MODIFIER, 0);
    bool can = (said == 1 && (k->history & 1 << NIA_HIST_SAME)) ||
               (said == 0 && (k->history & 1 << NIA_HIST_CONT)) ||
               (said == new_target(c) && (k->history & 1 << NIA_HIST_NEW));
    um_fact_text(c, "worth", "%+d", said);
    um_decide_claim(c, said > 0 ? NR_7_6 : NR_7_7, um_sure(can));
}

/* N7.3: a die for each gun that fires; no gun fires twice in a turn. */
static void judge_dice(um_ctx *c, const nia_state *s, const shot *k)
{
    um_range guns = nia_guns(c, s, k->unit);
    int fired = s->unit[k->unit].fired_with;
    bool faces = true;
    for (int i = 0; i < k->n; i++)
        faces = faces && k->dice[i] >= 1 && k->dice[i] <= 6;
    um_truth holds = um_le(um_exactly(k->guns.lo + fired), guns);
    if (!nia_guns_told(c, k->unit)) /* the dice tell how many there are */
        holds = um_sure(k->thrown <= NIA_LOT_GUNS);
    else if (holds == UM_MAYBE)
        um_missing(c, "how many guns there are");
    if (!k->guns_told && k->n == 0 && um_known(guns) && fired < guns.hi) /* any that are left */
        holds = UM_YES;
    if (k->n)
        holds = um_and(holds, um_sure(k->thrown == k->guns.lo && faces));
    if (!faces) {
        um_fact_text(c, "die", "one of the dice");
    } else if (fired + k->guns.lo > guns.hi) {
        um_fact_int(c, "fired", fired + k->guns.lo);
        um_fact_int(c, "guns", guns.hi);
    } else {
        um_fact_int(c, "guns", k->guns.lo);
        um_fact_int(c, "dice", k->thrown);
    }
    um_decide(c, NR_7_3, holds);
}

static bool effect_fits_with(um_ctx *c, const nia_state *s, const um_action *a, um_range drm, int orders)
{
    shot one;
    read_shot_of(c, s, a, drm, orders, &one);
    work_out(&one);
    work_out_took(c, s, a, &one);
    return one.possible;
}

/* Whether the effect told is possible; where the class of the guns or the order of the target is not known,
 * with each that it may be. */
static um_truth effect_fits(um_ctx *c, const nia_state *s, const um_action *a, const shot *k)
{
    um_range drm = nia_gun_attr(c, k->unit, NIA_GUN_DRM);
    int orders = s->unit[k->target].formations;
    bool all = true;
    if (!k->possible)
        return UM_NO;
    for (int v = drm.lo; all && v <= drm.hi && !um_known(drm); v++)
        all = effect_fits_with(c, s, a, um_exactly(v), orders);
    if (!all)
        return um_missing(c, "the class of the guns");
    for (int f = 0; all && f < NIA_FORMATIONS; f++)
        all = !(orders & 1 << f) || effect_fits_with(c, s, a, drm, 1 << f);
    return all ? UM_YES : um_missing(c, "the formation of the unit");
}

/* What the dice can do, and what is told of it. */
static void fact_effect(um_ctx *c, const shot *k, um_range dp, um_range cas)
{
    um_range said_dp = um_exactly(k->said_dp), said_cas = um_exactly(k->said_cas);
    um_fact_range(c, "D-points", dp);
    um_fact_range(c, "casualties", cas);
    nia_fact_losses(c, "computed", NULL, &dp, &cas);
    if (k->said)
        nia_fact_losses(c, "claimed", NULL, k->tells_dp ? &said_dp : NULL, k->tells_cas ? &said_cas : NULL);
}

/* N7.12, N7.13: the effect that the record states is one that the dice can have. */
static void judge_effect(um_ctx *c, const nia_state *s, const um_action *a, const shot *k)
{
    um_range dp, cas;
    um_truth holds = UM_YES;
    hull_of(&k->all, &dp, &cas);
    if (k->said)
        holds = effect_fits(c, s, a, k);
    else if (k->n == 0)
        holds = nia_missing_roll(c, s, "the dice of the fire");
    else if (!um_known(dp) || !um_known(cas))
        holds = um_missing(c, k->bands == (1u << NIA_SHORT | 1u << NIA_LONG) ? "the range"
                              : !um_known(k->dp)                             ? "the D-points of the guns"
                                                                             : "what the modifiers rest on");
    nia_use_marked(c, k->used);
    fact_effect(c, k, dp, cas);
    um_decide_stated(c, k->bands == 1u << NIA_LONG ? NR_7_12 : NR_7_13, holds, k->said);
}

/* N7.2, N7.3: guns fire within range, a die each. */
void nia_judge_fire_art(um_ctx *c, const nia_state *s, const um_action *a)
{
    shot k;
    um_ref who = um_ref_arg(a, NP_FIRE_UNIT), target = um_ref_arg(a, NP_FIRE_TARGET);
    read_shot(c, s, a, &k);
    um_fresh(c);
    nia_decide_shot(c, s, k.unit, k.target);
    if (nia_is_type(c, k.unit, NIA_ARTILLERY) == UM_NO) {
        um_fact_ref(c, "who", who);
        um_decide(c, NR_7_3, UM_NO); /* it is no battery */
        return;
    }
    nia_decide_range(c, s, a, NP_FIRE_RANGE, who, target, NR_7_2, nia_gun_attr(c, k.unit, NIA_GUN_RANGE));
    if (um_has_arg(a, NP_FIRE_BAND)) {
        um_fact_text(c, "band", "%s", k.bands & 1u << NIA_LONG ? "long" : "short");
        um_fact_text(c, "claimed", "%s", nia_int(a, NP_FIRE_BAND, 0) == NIA_LONG ? "long" : "short");
        um_decide_claim(c, NR_7_2, um_sure(k.bands & (1u << nia_int(a, NP_FIRE_BAND, 0))));
    }
    judge_dice(c, s, &k);
    judge_history(c, s, a, &k);
    work_out(&k);
    work_out_took(c, s, a, &k);
    judge_effect(c, s, a, &k);
}

void nia_apply_fire_art(um_ctx *c, nia_state *s, const um_action *a)
{
    shot k;
    um_range dp, cas, low = um_exactly(MODS), high = um_exactly(-MODS);
    read_shot(c, s, a, &k);
    work_out(&k);
    work_out_took(c, s, a, &k);
    hull_of(&k.all, &dp, &cas);
    if (k.said) {
        if (k.possible)
            hull_of(&k.fitting, &dp, &cas);
        if (k.tells_dp && !k.capped)
            dp = um_exactly(k.said_dp < 0 ? 0 : k.said_dp);
        if (k.tells_cas && !k.capped)
            cas = um_exactly(k.said_cas < 0 ? 0 : k.said_cas);
        if (k.possible && !k.each)
            um_meet(s->unit[k.unit].dp, k.fits, &s->unit[k.unit].dp);
    }
    nia_unit *u = &s->unit[k.unit];
    s->skipped += k.bands == (1u << NIA_SHORT | 1u << NIA_LONG) ||
                  nia_distance(s, um_ref_of(NK_UNIT, k.unit), um_ref_of(NK_UNIT, k.target)) < 0;
    s->unit[k.unit].fired_with += k.guns.lo;
    if (s->unit[k.unit].fired_with > NIA_LOT_GUNS)
        s->unit[k.unit].fired_with = NIA_LOT_GUNS;
    nia_mark_shot(c, s, k.unit, k.target, dp, cas);
    nia_take(c, s, k.target, dp, cas, true, k.bands == 1u << NIA_LONG ? NR_7_12 : NR_7_13);
    const nia_aim aim = {.guns = k.guns.lo,
                         .target = um_ref_of(NK_UNIT, k.target),
                         .band = k.bands == 1u << NIA_LONG    ? NIA_LONG
                                 : k.bands == 1u << NIA_SHORT ? NIA_SHORT
                                                              : -1,
                         .range = nia_int(a, NP_FIRE_RANGE, -1),
                         .turn = s->turn};
    nia_note_aim(u, &aim);
    for (int m = 0; m < MODS; m++)
        if (k.mods[m]) {
            low = um_least(low, um_exactly(m - MOD_MAX));
            high = um_most(high, um_exactly(m - MOD_MAX));
        }
    s->last.modifier = um_span(low.lo - k.dp.hi, high.hi - k.dp.lo);
    s->last.dice = k.guns;
    s->last.hits = dp;
    memcpy(s->last.used, k.used, sizeof k.used);
}
