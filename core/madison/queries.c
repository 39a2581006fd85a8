/* What a record may claim or expect about a position. */
#include "core/madison/combat.h"
#include "core/madison/naval.h"

static um_range owner_answer(um_truth us, um_truth br)
{
    if (us == UM_YES)
        return um_exactly(MAD_US);
    if (br == UM_YES)
        return um_exactly(MAD_BR);
    if (us == UM_NO && br == UM_NO)
        return um_exactly(MAD_NOBODY);
    return um_span(us == UM_MAYBE ? MAD_US : MAD_BR, us == UM_MAYBE && br == UM_MAYBE ? MAD_NOBODY : br == UM_MAYBE ? MAD_NOBODY : MAD_BR);
}

static um_range yes_no(um_truth t)
{
    return um_span(t == UM_YES, t != UM_NO);
}

static um_range supply_answer(um_ctx *c, const mad_state *s, const um_action *q)
{
    um_ref what = um_ref_arg(q, 0);
    if (um_ref_kind(what) != MK_SPACE)
        return yes_no(mad_supplied(c, s, what));
    int own = um_datum_at(c->pack, um_datum_of(MK_SPACE, um_ref_row(what), SPACE_TERRITORY))->lo;
    return yes_no(mad_space_supplied(c, s, um_ref_row(what), um_int_arg(q, 1, own)));
}

static um_range spent_answer(const mad_state *s, um_ref piece)
{
    if (piece != UM_NONE) {
        const mad_man *m = mad_piece_at(s, piece);
        return um_span(m->spent_lo, m->spent_hi);
    }
    um_range most = um_exactly(0);
    for (int u = 0; u < MAD_UNITS; u++)
        most = um_most(most, um_span(s->unit[u].spent_lo, s->unit[u].spent_hi));
    for (int l = 0; l < MAD_LEADERS; l++)
        most = um_most(most, um_span(s->leader[l].spent_lo, s->leader[l].spent_hi));
    return most;
}

static um_range position_answer(const mad_state *s, um_ref piece)
{
    if (um_ref_kind(piece) == MK_CARD)
        return um_exactly(s->card[um_ref_row(piece)].at);
    return um_exactly(mad_piece_at(s, piece)->at);
}

/* 5.1: the scenario's chart names a place for the piece, and it stands there. */
static um_truth set_up_right(um_ctx *c, const mad_state *s, um_ref piece, int scenario)
{
    for (int i = 0; i < um_rows(c->pack, MK_SETUP); i++) {
        const um_datum *who = um_datum_at(c->pack, um_datum_of(MK_SETUP, i, SETUP_PIECE));
        if (who->lo == piece && um_is(c, MK_SETUP, i, SETUP_SCENARIO, scenario) == UM_YES)
            return um_is_ref(c, MK_SETUP, i, SETUP_PLACE, mad_place(s, piece));
    }
    return um_missing(c, "where the scenario puts the piece");
}

um_status mad_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    const mad_state *s = state;
    um_ref r = q->nargs ? um_ref_arg(q, 0) : UM_NONE;
    int row = um_ref_row(r);
    um_status answered;
    if (mad_naval_answer(c, s, q, out))
        return UM_OK;
    if (mad_combat_answer(c, s, q, out, &answered))
        return answered;
    switch (q->verb) {
    case MQ_COST:
        um_use(c, R_9_1);
        um_use(c, R_9_2);
        out->value = spent_answer(s, r);
        return UM_OK;
    case MQ_ALLOWANCE:
        um_use(c, um_ref_kind(r) == MK_LEADER ? R_3_34 : um_ref_kind(r) == MK_SHIP ? R_3_24 : R_3_16);
        out->value = mad_allowance(c, r);
        return UM_OK;
    case MQ_LIMIT:
        um_use(c, R_3_33);
        out->value = mad_command_limit(c, s, row);
        return UM_OK;
    case MQ_SUPPLY:
        um_use(c, R_13_1);
        out->value = supply_answer(c, s, q);
        return UM_OK;
    case MQ_CONTROL:
        um_use(c, R_4_14);
        out->value = owner_answer(mad_controls(c, s, row, MAD_US), mad_controls(c, s, row, MAD_BR));
        return UM_OK;
    case MQ_LAKE:
        um_use(c, R_4_16);
        out->value = owner_answer(mad_lake_controls(c, s, row, MAD_US), mad_lake_controls(c, s, row, MAD_BR));
        return UM_OK;
    case MQ_VP: {
        um_score score;
        mad_score(c, s, &score);
        if (s->over) {
            um_use(c, R_4_31);
            um_use(c, R_4_32);
            um_use(c, R_4_33);
            um_use(c, R_4_34);
        }
        um_use(c, R_4_12);
        out->value = score.net;
        return UM_OK;
    }
    case MQ_POSITION:
        out->value = position_answer(s, r);
        return UM_OK;
    case MQ_FACE:
        if (um_ref_kind(r) == MK_LEADER && um_is(c, MK_LEADER, row, LEADER_ROLE, LEADER_BROCK) == UM_YES)
            um_use(c, R_3_41);
        else if (um_ref_kind(r) == MK_UNIT)
            um_use(c, R_3_17);
        out->value = um_exactly(mad_piece_at(s, r)->face);
        return UM_OK;
    case MQ_HAND:
        um_use(c, R_7_21);
        out->value = s->hand[um_int_arg(q, 0, MAD_US)];
        return UM_OK;
    case MQ_FRIENDLY:
        um_use(c, R_4_14);
        out->value = yes_no(mad_friendly(c, s, row, um_int_arg(q, 1, MAD_US)));
        return UM_OK;
    case MQ_FORT:
        um_use(c, R_2_75);
        out->value = mad_has_fort(c, s, row) == UM_NO ? um_exactly(MAD_NOBODY) : um_exactly(mad_fort_side(c, s, row));
        return UM_OK;
    case MQ_DEPOT:
        um_use(c, R_13_51);
        out->value = um_exactly(s->town[row].depot);
        return UM_OK;
    case MQ_FIRST:
        um_use(c, R_7_32);
        out->value = um_exactly(mad_expected(s));
        return UM_OK;
    case MQ_STEPS:
        um_use(c, R_3_17);
        out->value = um_sub(um_int(c, MK_UNIT, row, UNIT_STEPS), um_exactly(s->unit[row].face));
        return UM_OK;
    case MQ_ADJACENT:
        um_use(c, R_9_2);
        out->value = mad_step_cost(c, row, um_ref_row(um_ref_arg(q, 1)));
        return UM_OK;
    case MQ_REGULAR:
        um_use(c, R_3_11);
        um_use(c, mad_is_indian(c, row) != UM_NO ? R_3_11_Indians : mad_is_militia(c, row) != UM_NO ? R_3_11_Militia : R_3_12);
        um_use(c, R_3_11_Regulars);
        out->value = yes_no(mad_is_regular(c, row));
        return UM_OK;
    case MQ_DETACHMENT:
        um_use(c, R_3_14);
        out->value = yes_no(mad_is_detachment(c, s, row));
        return UM_OK;
    case MQ_TURN:
        um_use(c, R_7_6);
        out->value = um_exactly(s->turn);
        return UM_OK;
    case MQ_ROOM:
        out->value = mad_winter_room(c, s, row);
        return UM_OK;
    case MQ_ATTRITION:
        um_use(c, R_16_22);
        um_use(c, R_16_23);
        um_use(c, R_16_21);
        out->value = mad_winter_steps(c, s, row);
        return UM_OK;
    case MQ_BASE:
        um_use(c, R_15_33);
        um_use(c, R_15_32);
        um_use(c, R_15_31);
        out->value = yes_no(mad_base_usable(c, s, row, false));
        return UM_OK;
    case MQ_DUE:
        out->value = mad_due(c, s, um_int_arg(q, 0, MAD_US));
        um_use(c, s->turn == 6 ? R_7_25_2 : R_7_21);
        return UM_OK;
    case MQ_LEVEL:
        out->value = mad_level(c, s, um_int_arg(q, 0, -1));
        return UM_OK;
    case MQ_SETUP:
        um_use(c, R_5_1);
        out->value = yes_no(set_up_right(c, s, r, um_int_arg(q, 1, 1812) - 1812));
        return UM_OK;
    case MQ_POINTS:
        um_use(c, R_4_13);
        out->value = um_ref_kind(r) == MK_LAKE ? s->lake[row].booked : s->town[row].booked;
        return UM_OK;
    default:
        um_missing(c, "an answer to this question");
        return UM_UNSUPPORTED;
    }
}
