/* Fire of foot: how many dice, and what they do (N8; N1.6, N11.3). */
#include "core/niagara/rules/08_musketry.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

#include <string.h>

enum { DICE_MOST = 24 };

typedef struct volley {
    int unit, target, n, nrerolls, sixes, fives, good; /* good: second rolls of 4 and more */
    bool faces, indian;
    um_truth skirmish; /* whether fives are rolled again (N8.8) */
    um_truth half, again;
    um_range all, strength, dp, due, hits; /* all: bases or groups it has; strength: those that fire now */
    uint32_t used[NIA_RULE_WORDS];
} volley;

/* N8.3 - N8.6: dice left by D-points, halved once or twice, halves up. */
um_range nia_odds_dice(um_range bases, um_range dp, bool half, bool again)
{
    um_range n = um_most(um_sub(bases, dp), um_exactly(0));
    n = half ? um_div_up(n, 2) : n;
    return again ? um_div_up(n, 2) : n;
}

/* Whether so many dice are due: maybe, if they are by some of the ways in which they may be halved. */
static um_truth are_due(const volley *v, int n)
{
    um_range both;
    int ways = 0, fits = 0;
    for (int h = 0; h < 2; h++)
        for (int g = 0; g < 2; g++)
            if ((h ? v->half != UM_NO : v->half != UM_YES) && (g ? v->again != UM_NO : v->again != UM_YES)) {
                ways++;
                fits += um_meet(nia_odds_dice(v->strength, v->dp, h, g), um_exactly(n), &both);
            }
    return fits == ways ? UM_YES : fits ? UM_MAYBE : UM_NO;
}

static um_range dice_due(const volley *v, um_range dp)
{
    um_range all = um_span(0, 0);
    bool any = false;
    for (int h = 0; h < 2; h++)
        for (int g = 0; g < 2; g++) {
            if ((h ? v->half == UM_NO : v->half == UM_YES) || (g ? v->again == UM_NO : v->again == UM_YES))
                continue;
            um_range one = nia_odds_dice(v->strength, dp, h, g);
            all = any ? um_hull(all, one) : one;
            any = true;
        }
    return all;
}

/* Bases, or groups of four, that fire. */
static um_range strength(um_ctx *c, const nia_state *s, volley *v)
{
    const nia_unit *u = &s->unit[v->unit];
    if (u->cas.hi > 0)
        nia_use_later(v->used, NR_8_9);
    if (nia_is_type(c, v->unit, NIA_INFANTRY) == UM_YES) {
        um_range bases = nia_bases(c, s, v->unit);
        bool column = !(u->formations & ~(1 << NIA_COLUMN | 1 << NIA_ROAD_COLUMN));
        if (column && um_ruled(c, NIA_NR38, NIA_O_NR38_FRONT_ONLY))
            return um_least(bases, um_exactly(1));
        return bases;
    }
    nia_use_later(v->used, NR_1_6);
    um_range figures = nia_figures(c, s, v->unit);
    if (um_known(figures) && figures.lo % 4 == 0)
        return um_div_down(figures, 4);
    return um_ruled(c, NIA_NR37, NIA_O_NR37_FLOOR) ? um_div_down(figures, 4) : um_div_up(figures, 4);
}

static void read_halves(um_ctx *c, const nia_state *s, const um_action *a, volley *v)
{
    int cover = nia_int(a, NP_INF_COVER, s->unit[v->target].cover);
    v->half = um_or(nia_is_guns(c, v->target), nia_skirmishes(c, s, v->target));
    v->again = cover == NIA_COVER_UNKNOWN ? um_missing(c, "whether the target is in cover")
                                          : um_sure(cover != NIA_COVER_NONE);
    if (v->again != UM_NO && v->half != UM_YES && !um_ruled(c, NIA_NR33, NIA_O_NR33_ONCE))
        v->again = um_and(v->again, v->half);
    if (v->half != UM_NO)
        nia_use_later(v->used, NR_8_4);
    if (v->again != UM_NO)
        nia_use_later(v->used, NR_8_5);
    if (v->half != UM_NO || v->again != UM_NO)
        nia_use_later(v->used, NR_8_6);
}

/* N8.7, N8.8: what the dice hit; `again`: fives are rolled again. */
static um_range hits_of(const volley *v, bool again)
{
    int good = again ? v->good : 0, left = again && v->fives > v->nrerolls ? v->fives - v->nrerolls : 0;
    um_range hits = v->n ? um_span(v->sixes + good, v->sixes + good + left) : um_span(0, v->due.hi);
    return um_least(hits, um_exactly(DICE_MOST));
}

static void read_volley(um_ctx *c, const nia_state *s, const um_action *a, volley *v)
{
    *v = (volley){.unit = nia_row(um_ref_arg(a, NP_INF_UNIT)),
                  .target = nia_row(um_ref_arg(a, NP_INF_TARGET)),
                  .faces = true};
    const um_value *d = um_values_of(a, NP_INF_DICE, &v->n),
                   *r = um_values_of(a, NP_INF_REROLLS, &v->nrerolls);
    for (int i = 0; i < v->n; i++) {
        v->sixes += d[i].num == 6;
        v->fives += d[i].num == 5;
        v->faces = v->faces && d[i].num >= 1 && d[i].num <= 6;
    }
    for (int i = 0; i < v->nrerolls; i++) {
        v->good += r[i].num >= 4;
        v->faces = v->faces && r[i].num >= 1 && r[i].num <= 6;
    }
    v->indian = nia_is_type(c, v->unit, NIA_INDIAN) == UM_YES;
    v->skirmish = v->indian ? UM_NO : nia_skirmishes(c, s, v->unit);
    v->all = strength(c, s, v);
    v->strength = um_most(um_sub(v->all, um_exactly(s->unit[v->unit].fired_with)), um_exactly(0));
    if (um_has_arg(a, NP_INF_BASES))
        v->strength = um_least(v->strength,
                               um_exactly(nia_int(a, NP_INF_BASES, 0) > 0 ? nia_int(a, NP_INF_BASES, 0) : 0));
    read_halves(c, s, a, v);
    v->dp = s->unit[v->unit].dp;
    v->due = dice_due(v, v->dp);
    v->hits = um_either(v->skirmish, hits_of(v, true), hits_of(v, false));
}

/* N8.3 to N8.6: foot fires as many dice as bases and D-points leave, halved as the target has it. */
static void judge_number(um_ctx *c, const nia_state *s, const volley *v)
{
    um_truth holds = UM_YES;
    if (v->n > 0)
        holds = v->faces ? are_due(v, v->n) : UM_NO;
    else if (v->due.hi > 0 && s->complete)
        holds = nia_missing_roll(c, s, "the dice of the fire");
    if (v->n > 0 && holds == UM_MAYBE)
        um_missing(c, "whether the target is one that halves the dice");
    if (nia_is_foot(c, v->unit) != UM_YES)
        holds = um_unruled(c, "fire of troops other than foot and guns");
    nia_use_marked(c, v->used);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, v->unit));
    if (v->faces) {
        um_fact_range(c, "due", v->due);
        um_fact_int(c, holds == UM_MAYBE ? "thrown" : "dice", v->n);
    } else {
        um_fact_text(c, "die", "one of the dice");
    }
    um_legal(c, v->due.lo == v->due.hi ? "%d dice" : "%d to %d dice", (int)v->due.lo, (int)v->due.hi);
    um_decide(c, NR_8_3, holds);
}

/* N8.8, N11.3: who rolls fives again, and how many. */
static void judge_rerolls(um_ctx *c, const nia_state *s, const volley *v)
{
    um_truth holds = UM_YES;
    if (v->skirmish != UM_NO)
        um_fact_int(c, "fives", v->fives);
    else
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, v->unit));
    um_fact_int(c, "rerolls", v->nrerolls);
    if (v->indian) {
        um_decide(c, NR_11_3, um_sure(v->nrerolls == 0));
        return;
    }
    if (v->nrerolls > 0)
        holds = v->nrerolls == v->fives ? v->skirmish : UM_NO;
    else if (v->skirmish == UM_YES && v->fives > 0)
        holds = nia_missing_roll(c, s, "the second rolls of fives");
    if (v->skirmish == UM_MAYBE && holds == UM_MAYBE)
        nia_skirmishes(c, s, v->unit);
    if (v->skirmish == UM_YES || v->nrerolls)
        um_decide(c, NR_8_8, holds);
    else
        um_fresh(c);
}

/* Whether the D-points stated are what the target took of so many hits, and not the hits themselves. */
static bool took_hits(um_ctx *c, const nia_state *s, const um_action *a, const volley *v, um_range hits)
{
    um_range both;
    return !um_meet(hits, um_exactly(nia_int(a, NP_INF_DP, 0)), &both) &&
           nia_took(c, s->unit[v->target].dp, hits, um_exactly(0), a, NP_INF_DP, -1);
}

/* Whether the dice have the effect stated; maybe, if it rests on whether fives are rolled again. */
static um_truth effect_fits(um_ctx *c, const nia_state *s, const um_action *a, const volley *v)
{
    um_truth fits[2];
    for (int again = 0; again < 2; again++) {
        um_range both, hits = hits_of(v, again);
        fits[again] = um_sure(um_meet(hits, um_exactly(nia_int(a, NP_INF_DP, 0)), &both) ||
                              took_hits(c, s, a, v, hits));
    }
    return fits[0] == fits[1]        ? fits[0]
           : v->skirmish == UM_MAYBE ? nia_skirmishes(c, s, v->unit)
                                     : fits[v->skirmish == UM_YES];
}

/* N8.2, N8.7: foot fires within the range of its weapon, and each six costs a D-point. */
void nia_judge_fire_inf(um_ctx *c, const nia_state *s, const um_action *a)
{
    volley v;
    um_ref who = um_ref_arg(a, NP_INF_UNIT), target = um_ref_arg(a, NP_INF_TARGET);
    read_volley(c, s, a, &v);
    um_fresh(c);
    nia_decide_shot(c, s, v.unit, v.target);
    um_range weapon = nia_shoots_with(c, v.unit);
    um_range most = weapon.lo == NIA_RIFLE ? um_exactly(16)
                    : um_known(weapon)     ? um_exactly(weapon.lo == NIA_MUSKET ? 8 : 0)
                                           : um_span(8, 16);
    nia_decide_range(c, s, a, NP_INF_RANGE, who, target, NR_8_2, most);
    judge_number(c, s, &v);
    judge_rerolls(c, s, &v);
    um_truth holds = UM_YES;
    if (um_has_arg(a, NP_INF_DP))
        holds = effect_fits(c, s, a, &v);
    else if (v.n == 0 && v.due.hi > 0)
        holds = um_missing(c, "the dice of the fire");
    if (v.skirmish == UM_YES)
        um_use(c, NR_8_8);
    if (v.indian)
        um_use(c, NR_11_3);
    um_fact_range(c, "computed", v.hits);
    if (um_has_arg(a, NP_INF_DP))
        um_fact_int(c, "claimed", nia_int(a, NP_INF_DP, 0));
    um_decide_stated(c, NR_8_7, holds, um_has_arg(a, NP_INF_DP));
}

void nia_apply_fire_inf(um_ctx *c, nia_state *s, const um_action *a)
{
    volley v;
    read_volley(c, s, a, &v);
    um_range dp = v.hits, own = {NIA_DP_MOST, 0}, both;
    if (um_has_arg(a, NP_INF_DP) && !took_hits(c, s, a, &v, v.hits))
        dp = um_exactly(nia_int(a, NP_INF_DP, 0) > 0 ? nia_int(a, NP_INF_DP, 0) : 0);
    for (int d = v.dp.lo; d <= v.dp.hi && v.n > 0; d++) /* so many dice tell how many D-points were left */
        if (um_meet(dice_due(&v, um_exactly(d)), um_exactly(v.n), &both))
            own = own.lo > own.hi ? um_exactly(d) : um_hull(own, um_exactly(d));
    if (own.lo <= own.hi)
        s->unit[v.unit].dp = own;
    s->skipped += nia_distance(s, um_ref_arg(a, NP_INF_UNIT), um_ref_arg(a, NP_INF_TARGET)) < 0;
    s->unit[v.unit].fired_with += um_has_arg(a, NP_INF_BASES) ? v.strength.hi : NIA_CAS_MOST;
    if (s->unit[v.unit].fired_with > NIA_CAS_MOST)
        s->unit[v.unit].fired_with = NIA_CAS_MOST;
    nia_mark_shot(c, s, v.unit, v.target, dp, um_exactly(0));
    nia_take(c, s, v.target, dp, um_exactly(0), true,
             v.indian               ? NR_11_3
             : v.skirmish == UM_YES ? NR_8_8
                                    : NR_8_7);
    s->last.dice = v.due;
    s->last.hits = v.hits;
    memcpy(s->last.used, v.used, sizeof v.used);
}
