/* What a record may claim or expect about ships and naval fights. */
#include "core/madison/rules/queries_naval.h"

#include "core/madison/board/11_capacity.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/board/pieces.h"

static void use_prices(um_ctx *c, const mad_state *s)
{
    static const int rule[] = {[1] = MR_11_15_1, [2] = MR_11_15_2, [3] = MR_11_15_3,
                               [4] = MR_11_15_4, [5] = MR_11_15_5, [6] = MR_11_15_6};
    um_use(c, MR_11_15);
    for (int k = 1; k <= 6; k++)
        if (s->sea.kinds >> k & 1)
            um_use(c, rule[k]);
}

/* The last movers were ships: nobody on land has spent anything, or the step says so. */
static bool ships_moved_last(const um_ctx *c, const mad_state *s)
{
    for (int g = 0; g < 2; g++)
        if (c->step && (s->sea.sail_step[g] == c->step || s->sea.carried_step[g] == c->step))
            return true;
    for (int u = 0; u < MAD_UNITS; u++)
        if (s->unit[u].spent_hi)
            return false;
    return s->sea.sail_step[0] || s->sea.sail_step[1];
}

static um_range dearest_ship(const mad_state *s)
{
    um_range most = um_exactly(0);
    for (int i = 0; i < MAD_SHIPS; i++)
        most = um_most(most, um_span(s->ship[i].spent_lo, s->ship[i].spent_hi));
    return most;
}

static bool answer_cost(um_ctx *c, const mad_state *s, um_ref who, um_answer *out)
{
    bool naval =
        um_ref_kind(who) == MK_SHIP || (um_ref_kind(who) == MK_LEADER && !mad_sea_is_land_leader(c, who));
    if (who == UM_NONE && ships_moved_last(c, s)) {
        use_prices(c, s);
        out->value = dearest_ship(s);
        return true;
    }
    if (!naval)
        return false;
    use_prices(c, s);
    const mad_piece *m = mad_piece_at(s, who);
    out->value = um_span(m->spent_lo, m->spent_hi);
    return true;
}

static void answer_capacity(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out)
{
    um_ref ships[MAD_SEA_MAX], units[MAD_SEA_MAX];
    int n, k;
    const um_value *v = um_values_of(q, MP_Q_CAPACITY_SHIPS, &n);
    for (int i = 0; i < n; i++)
        ships[i] = v[i].ref;
    v = um_values_of(q, MP_Q_CAPACITY_UNITS, &k);
    for (int i = 0; i < k; i++)
        units[i] = v[i].ref;
    um_use(c, MR_11_35);
    um_truth t = mad_capacity_fits(c, s, ships, n, units, k);
    out->value = um_span(t == UM_YES, t != UM_NO);
}

/* What the table has for a winner: 0 the attacker, 1 the defender. */
static void answer_winner(um_ctx *c, const mad_state *s, um_answer *out)
{
    um_range w = mad_naval_winner(c, s);
    um_use(c, MR_12_2);
    out->value = um_known(w) ? um_exactly(w.lo == s->sea.attacker ? 0 : 1) : um_span(0, 1);
}

bool mad_naval_answer(um_ctx *c, const mad_state *s, const um_action *q, um_answer *out)
{
    um_ref r = q->nargs ? um_ref_arg(q, UM_Q_ABOUT) : UM_NONE;
    bool fight = s->sea.open && !s->combat.open;
    switch (q->verb) {
    case MQ_COST:
        return answer_cost(c, s, r, out);
    case MQ_CAPACITY:
        answer_capacity(c, s, q, out);
        return true;
    case MQ_NAVAL_RESULT:
        answer_winner(c, s, out);
        return true;
    case MQ_DRM:
        if (fight)
            out->value = mad_naval_drm(c, s, um_int_arg(q, MP_Q_DRM_FAMILY, MAD_DRM_TOTAL));
        return fight;
    case MQ_ROLL:
        if (fight && s->sea.rolled) {
            um_use(c, MR_12_2);
            out->value = s->sea.roll;
        }
        return fight && s->sea.rolled;
    case MQ_CLASS:
        if (fight) {
            um_use(c, MR_12_32);
            out->value = mad_sea_lead_class(c, s,
                                            um_int_arg(q, MP_Q_CLASS_OF, MAD_SIDE_ATTACK) == MAD_SIDE_ATTACK
                                                ? s->sea.attacker
                                                : mad_other(s->sea.attacker));
        }
        return fight;
    default:
        return false;
    }
}
