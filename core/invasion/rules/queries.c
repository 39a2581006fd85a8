/* What a record may claim or expect about a position. */
#include "core/invasion/rules/queries.h"

#include "core/invasion/rules.h"
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules/3_2_limits.h"
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/4_0_end.h"

static um_range yes_no(um_truth t)
{
    return um_span(t == UM_YES, t != UM_NO);
}

static um_range units_answer(um_ctx *c, const inv_state *s, int area, int f)
{
    um_use(c, IR_3_2_2a);
    if (inv_unknown(s, area))
        um_missing(c, "who stands in the area");
    return inv_unknown(s, area) ? um_span(0, 60) : um_exactly(s->area[area].n[f]);
}

/* A marker stands for an objective: where the star is not certain, so is the
 * marker. */
static um_range control_answer(um_ctx *c, const inv_state *s, int area)
{
    int side = s->area[area].marker;
    um_use(c, side == INV_NOBODY ? IR_3_2_8c : IR_3_2_8a);
    if (side == INV_NOBODY || um_ge(inv_objectives(c, area), um_exactly(1)) == UM_YES)
        return um_exactly(side);
    return um_span(side, INV_NOBODY);
}

static um_range first_answer(um_ctx *c, int area)
{
    um_truth us = inv_home(c, area, INV_US);
    um_use(c, IR_3_3d);
    return us == UM_YES ? um_exactly(INV_US) : us == UM_NO ? um_exactly(INV_BR) : um_span(INV_US, INV_BR);
}

static um_range homeland_answer(um_ctx *c, int area)
{
    um_range r = first_answer(c, area);
    um_use(c, IR_1_1);
    return r;
}

static um_range armies_answer(um_ctx *c, const inv_state *s)
{
    um_use(c, IR_3_2_2b);
    um_range left = um_sub(inv_army_limit(c, s), um_exactly(inv_armies(s)));
    return um_most(left, um_exactly(0));
}

/* Of control, points, truces and the end. */
static um_status answer_score(um_ctx *c, const inv_state *s, const um_action *q, um_answer *out)
{
    um_ref r = q->nargs ? um_ref_arg(q, UM_Q_ABOUT) : UM_NONE;
    int row = um_ref_row(r), side = um_int_arg(q, UM_Q_ABOUT, INV_US);
    um_score score;
    switch (q->verb) {
    case IQ_CONTROL:
        out->value = control_answer(c, s, row);
        return UM_OK;
    case IQ_MARKERS:
        um_use(c, IR_3_2_8d);
        out->value = s->area[row].marker == INV_NOBODY ? um_exactly(0) : inv_objectives(c, row);
        return UM_OK;
    case IQ_TRUCES:
        um_use(c, IR_4_0b);
        um_use(c, IR_3_2_3a);
        out->value = um_exactly(inv_truces(c, s, side));
        return UM_OK;
    case IQ_SCORE:
        inv_score(c, s, &score);
        out->value = score.net;
        um_use(c, IR_3_2_8e);
        return UM_OK;
    case IQ_POINTS:
        inv_score(c, s, &score);
        out->value = score.side[side];
        um_use(c, IR_3_2_8e);
        return UM_OK;
    case IQ_OVER:
        um_use(c, s->scenario == INV_SC_INTRO ? IR_SC_INTRO_d : IR_4_0a);
        out->value = um_exactly(s->over);
        return UM_OK;
    case IQ_WINNER:
        inv_score(c, s, &score);
        um_use(c, IR_4_0c);
        out->value = inv_ahead(score.net);
        return UM_OK;
    default:
        um_missing(c, "an answer to this question");
        return UM_UNSUPPORTED;
    }
}

/* Of areas, units, cards, battles and the turn; what is none of these is of the score. */
static um_status answer_board(um_ctx *c, const inv_state *s, const um_action *q, um_answer *out)
{
    um_ref r = q->nargs ? um_ref_arg(q, UM_Q_ABOUT) : UM_NONE;
    int row = um_ref_row(r), f = inv_faction_of(c, r);
    switch (q->verb) {
    case IQ_RESERVE:
        um_use(c, IR_1_4);
        out->value = inv_reserve(c, s, f);
        return UM_OK;
    case IQ_UNITS:
        out->value = units_answer(c, s, row, inv_faction_of(c, um_ref_arg(q, IP_Q_UNITS_FACTION)));
        return UM_OK;
    case IQ_FLED:
        um_use(c, IR_3_3_2);
        out->value = um_exactly(s->fled[f]);
        return UM_OK;
    case IQ_HOMELAND:
        out->value = homeland_answer(c, row);
        return UM_OK;
    case IQ_OBJECTIVES:
        um_use(c, IR_1_1);
        out->value = inv_objectives(c, row);
        return UM_OK;
    case IQ_TURN:
        um_use(c, IR_2_1);
        out->value = um_exactly(s->turn);
        return UM_OK;
    case IQ_HAND:
        um_use(c, IR_3_4a);
        out->value = s->hand[f] < 0 ? um_span(0, 12) : um_exactly(s->hand[f]);
        return UM_OK;
    case IQ_ARMIES:
        out->value = armies_answer(c, s);
        return UM_OK;
    case IQ_CARD:
        um_use(c, IR_5_0);
        out->value = um_exactly(r);
        return UM_OK;
    case IQ_FIRST:
        out->value = first_answer(c, row);
        return UM_OK;
    case IQ_DICE:
        um_use(c, IR_3_3f);
        out->no_such = s->battle.area < 0;
        if (!out->no_such)
            out->value = inv_dice_due(c, s, s->battle.area, f);
        return UM_OK;
    case IQ_ADJACENT:
        um_use(c, IR_3_2_1);
        out->value = yes_no(inv_adjacent(c, row, um_ref_row(um_ref_arg(q, IP_Q_ADJACENT_B))));
        return UM_OK;
    default:
        return answer_score(c, s, q, out);
    }
}

um_status inv_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    return answer_board(c, state, q, out);
}
