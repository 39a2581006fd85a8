/* What a record may claim or expect about a position. */
#include "core/niagara/rules/queries.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/03_command.h"
#include "core/niagara/rules/04_disorder.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/14_victory.h"
#include "core/niagara/rulings.h"

static um_range yes_no(um_truth t)
{
    return um_span(t == UM_YES, t != UM_NO);
}

static um_range formation_answer(const nia_unit *u)
{
    int lo = 0, hi = NIA_FORMATIONS - 1;
    while (lo < hi && !(u->formations & (1 << lo)))
        lo++;
    while (hi > lo && !(u->formations & (1 << hi)))
        hi--;
    return um_span(lo, hi);
}

static um_range broken_answer(um_ctx *c, const nia_state *s, int side)
{
    int n = 0;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        n += nia_side_of(c, um_ref_of(NK_UNIT, i)) == side && nia_broken(s, i) == UM_YES;
    return um_exactly(n);
}

static um_truth fight_due(const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    return um_sure(u->contact >= 0 && u->contact <= 4 * NIA_INCH);
}

static void use_why(um_ctx *c, int rule)
{
    um_use(c, NR_4_1);
    um_use(c, rule);
}

static um_range outnumbered_answer(um_ctx *c, const nia_state *s, int mine, int theirs)
{
    um_range drm = nia_outnumbered_by(nia_strength(c, s, mine), nia_strength(c, s, theirs));
    static const int rule[] = {NR_9_13, NR_9_13, NR_9_14, NR_9_15, NR_9_16, NR_9_16};
    um_use(c, NR_9_17);
    um_use(c, rule[-drm.lo]);
    return drm;
}

static um_status answer_unit(um_ctx *c, const nia_state *s, const um_action *q, um_answer *out)
{
    int row = nia_row(um_ref_arg(q, UM_Q_ABOUT)), rule;
    const nia_unit *u = &s->unit[row];
    bool older = c->claim && nia_suffered_untold(s, row); /* turns that are not told may have left more */
    switch (q->verb) {
    case NQ_DP:
        use_why(c, u->why_dp);
        out->value = older ? um_span(u->dp.lo, NIA_DP_MOST) : u->dp;
        return UM_OK;
    case NQ_CASUALTIES:
        um_use(c, u->why_cas);
        out->value = older ? um_span(u->cas.lo, nia_capacity(c, row).hi) : u->cas;
        return UM_OK;
    case NQ_FIGURES:
        um_use(c, NR_13_3);
        out->value = nia_figures(c, s, row);
        return UM_OK;
    case NQ_BASES:
        um_use(c, NR_13_3);
        out->value = nia_bases(c, s, row);
        return UM_OK;
    case NQ_GUNS:
        um_use(c, NR_13_4);
        out->value = nia_guns(c, s, row);
        return UM_OK;
    case NQ_STRENGTH:
        out->value = nia_strength(c, s, row);
        um_use(c, NR_9_17);
        return UM_OK;
    case NQ_CLASS:
        um_use(c, NR_1_20);
        out->value = nia_class(c, row);
        return UM_OK;
    case NQ_GUN:
        um_use(c, NR_7_1);
        out->no_such = nia_gun_class(c, row) == UM_NONE;
        out->value = um_exactly(nia_gun_class(c, row));
        return UM_OK;
    case NQ_TOTAL:
        nia_use_marked(c, s->last.used);
        um_use(c, NR_9_20);
        out->value = s->last.total[row];
        return UM_OK;
    case NQ_BAND:
        um_use(c, um_known(u->band) ? nia_band_rule(u->band.lo) : NR_9_20);
        out->value = u->band;
        return UM_OK;
    case NQ_BONUS:
        um_use(c, NR_3_4);
        um_use(c, NR_9_8);
        out->value = um_exactly(u->inspired);
        return UM_OK;
    case NQ_FIGHT:
        um_use(c, NR_9_1);
        out->value = yes_no(fight_due(s, row));
        return UM_OK;
    case NQ_RECOVERY:
        out->value = um_either(nia_stirred(c, s, row), um_exactly(0), nia_recovery(c, s, row, &rule));
        um_use(c, rule);
        um_use(c, NR_2_11);
        return UM_OK;
    case NQ_FORMATION:
        um_use(c, NR_5_21);
        out->value = formation_answer(u);
        return UM_OK;
    default: /* NQ_OUTNUMBERED */
        out->value = outnumbered_answer(c, s, row, nia_row(um_ref_arg(q, NP_Q_OUTNUMBERED_BY)));
        return UM_OK;
    }
}

static um_status answer_last(um_ctx *c, const nia_state *s, const um_action *q, um_answer *out)
{
    const nia_last *l = &s->last;
    switch (q->verb) {
    case NQ_ALLOWANCE:
        um_use(c, NR_5_8);
        out->value = l->allowance;
        return UM_OK;
    case NQ_DICE:
        nia_use_marked(c, l->used);
        um_use(c, NR_8_3);
        out->value = l->dice;
        return UM_OK;
    case NQ_HITS:
        um_use(c, NR_8_7);
        out->value = l->hits;
        return UM_OK;
    case NQ_MODIFIER:
        nia_use_marked(c, l->used);
        out->value = l->modifier;
        return c->last_rule < 0 ? (um_use(c, NR_7_3), UM_OK) : UM_OK;
    case NQ_DIFFERENCE:
        nia_use_marked(c, l->used);
        um_use(c, NR_9_20);
        out->value = l->difference;
        return UM_OK;
    case NQ_HALF:
        um_use(c, NR_9_18);
        out->value = l->half;
        return UM_OK;
    case NQ_WHERE:
        um_use(c, NR_12_3);
        out->value = um_exactly(l->where);
        out->no_such = l->where < 0;
        return UM_OK;
    default: /* NQ_OFF */
        um_use(c, NR_12_3);
        out->value = um_exactly(l->off);
        return UM_OK;
    }
}

static um_range points_answer(um_ctx *c, const nia_state *s, int who, bool left)
{
    um_range points = nia_points(c, s, who);
    int spent = s->commander[who].spent +
                (um_ruled(c, NIA_NR02, NIA_O_NR02_PER_TURN) ? 0 : s->commander[who].spent_game);
    um_use(c, s->commander[who].lost || s->commander[who].gone || s->commander[who].maybe_gone ? NR_10_4
              : left                                                                           ? NR_3_2
                                                                                               : NR_3_1);
    return left ? um_sub(points, um_exactly(spent)) : points;
}

static um_status answer_rest(um_ctx *c, const nia_state *s, const um_action *q, um_answer *out)
{
    um_ref r = um_ref_arg(q, UM_Q_ABOUT);
    int32_t apart;
    switch (q->verb) {
    case NQ_CP:
    case NQ_LEFT:
        out->value = points_answer(c, s, nia_row(r), q->verb == NQ_LEFT);
        return UM_OK;
    case NQ_ON_FIELD:
        um_use(c, NR_10_4);
        out->value = um_span(!s->commander[nia_row(r)].gone && !s->commander[nia_row(r)].maybe_gone,
                             !s->commander[nia_row(r)].gone);
        return UM_OK;
    case NQ_HOLDER:
        um_use(c, NR_14_1);
        out->value = um_span(s->holder[nia_row(r)] < 0 ? NIA_US : s->holder[nia_row(r)],
                             s->holder[nia_row(r)] < 0 ? NIA_NOBODY : s->holder[nia_row(r)]);
        return UM_OK;
    case NQ_MET:
        um_use(c, NR_14_1);
        out->value = yes_no(nia_met(c, s, nia_row(r)));
        return UM_OK;
    case NQ_LOST:
        um_use(c, nia_int(q, NP_Q_LOST_WHAT, 0) == NIA_LOST_GUNS ? NR_13_4 : NR_13_3);
        out->value = nia_lost(c, s, nia_int(q, NP_Q_LOST_SIDE, 0), nia_int(q, NP_Q_LOST_WHAT, 0));
        return UM_OK;
    case NQ_BROKEN:
        um_use(c, NR_9_26);
        out->value = broken_answer(c, s, nia_int(q, NP_Q_BROKEN_SIDE, 0));
        return UM_OK;
    case NQ_SKIPPED:
        out->value = um_exactly(s->skipped);
        return UM_OK;
    case NQ_TURN:
        um_use(c, NR_2_2);
        out->value = um_exactly(s->turn);
        return UM_OK;
    case NQ_COMPARE: {
        int band = nia_band_of(nia_int(q, NP_Q_COMPARE_MINE, 0) - nia_int(q, NP_Q_COMPARE_THEIRS, 0));
        um_use(c, NR_9_20);
        um_use(c, nia_band_rule(band));
        out->value = um_exactly(band);
        return UM_OK;
    }
    case NQ_DISTANCE:
        apart = nia_distance(s, r, um_ref_arg(q, NP_Q_DISTANCE_B));
        um_use(c, NR_7_2);
        out->value = um_exactly(apart / NIA_INCH);
        out->no_such = apart < 0;
        return apart < 0 ? UM_UNSUPPORTED : UM_OK;
    default:
        return UM_UNSUPPORTED;
    }
}

um_status nia_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    switch (q->verb) {
    case NQ_ALLOWANCE:
    case NQ_DICE:
    case NQ_HITS:
    case NQ_MODIFIER:
    case NQ_DIFFERENCE:
    case NQ_HALF:
    case NQ_WHERE:
    case NQ_OFF:
        return answer_last(c, state, q, out);
    case NQ_CP:
    case NQ_LEFT:
    case NQ_ON_FIELD:
    case NQ_HOLDER:
    case NQ_MET:
    case NQ_LOST:
    case NQ_BROKEN:
    case NQ_SKIPPED:
    case NQ_TURN:
    case NQ_COMPARE:
    case NQ_DISTANCE:
        return answer_rest(c, state, q, out);
    default:
        return answer_unit(c, state, q, out);
    }
}
