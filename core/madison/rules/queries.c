/* What a record may claim or expect about a position. */
#include "core/madison/rules/queries.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/03_command.h"
#include "core/madison/board/04_control.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/15_bases.h"
#include "core/madison/board/16_winter_quarters.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/04_victory_points.h"
#include "core/madison/rules/07_deal.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/17_ending.h"
#include "core/madison/rules/queries_combat.h"
#include "core/madison/rules/queries_naval.h"

static um_range owner_answer(um_truth us, um_truth br)
{
    if (us == UM_YES)
        return um_exactly(MAD_US);
    if (br == UM_YES)
        return um_exactly(MAD_BR);
    return um_span(us == UM_MAYBE ? MAD_US : br == UM_MAYBE ? MAD_BR : MAD_NOBODY, MAD_NOBODY);
}

static um_range yes_no(um_truth t)
{
    return um_span(t == UM_YES, t != UM_NO);
}

static um_range supply_answer(um_ctx *c, const mad_state *s, const um_action *q)
{
    um_ref what = um_ref_arg(q, MP_Q_SUPPLY_WHAT);
    if (um_ref_kind(what) != MK_SPACE)
        return yes_no(mad_supplied(c, s, what));
    int own = um_datum_at(c->pack, um_datum_of(MK_SPACE, um_ref_row(what), MAD_SPACE_TERRITORY))->lo;
    return yes_no(mad_space_supplied(c, s, um_ref_row(what), um_int_arg(q, MP_Q_SUPPLY_SIDE, own)));
}

static um_range spent_answer(const mad_state *s, um_ref piece)
{
    if (piece != UM_NONE) {
        const mad_piece *m = mad_piece_at(s, piece);
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

/* 5.1: the scenario's chart names a place for the piece, and it stands there; who is not named stays off the
 * map.
 */
static um_truth set_up_right(um_ctx *c, const mad_state *s, um_ref piece, int scenario)
{
    for (int i = 0; i < um_rows(c->pack, MK_SETUP); i++) {
        const um_datum *who = um_datum_at(c->pack, um_datum_of(MK_SETUP, i, MAD_SETUP_PIECE));
        if (who->lo == piece && um_is(c, MK_SETUP, i, MAD_SETUP_SCENARIO, scenario) == UM_YES)
            return um_is_ref(c, MK_SETUP, i, MAD_SETUP_PLACE, mad_place(s, piece));
    }
    if (um_complete(c, MK_SETUP) == UM_YES)
        return um_sure(!mad_on_map(c, s, piece));
    return um_missing(c, "where the scenario puts the piece");
}

/* One question: `r` and `row` are what it is about, as its first argument names it. */
typedef struct question {
    um_ctx *c;
    const mad_state *s;
    const um_action *q;
    um_ref r;
    int row;
} question;

static um_range answer_cost(const question *a)
{
    um_use(a->c, MR_9_1);
    um_use(a->c, MR_9_2);
    return spent_answer(a->s, a->r);
}

static um_range answer_allowance(const question *a)
{
    um_use(a->c, um_ref_kind(a->r) == MK_LEADER ? MR_3_34 : um_ref_kind(a->r) == MK_SHIP ? MR_3_24 : MR_3_16);
    return mad_allowance(a->c, a->r);
}

static um_range answer_limit(const question *a)
{
    um_use(a->c, MR_3_33);
    return mad_command_limit(a->c, a->s, a->row);
}

static um_range answer_supply(const question *a)
{
    um_use(a->c, MR_13_1);
    return supply_answer(a->c, a->s, a->q);
}

static um_range answer_control(const question *a)
{
    um_use(a->c, MR_4_14);
    return owner_answer(mad_controls(a->c, a->s, a->row, MAD_US), mad_controls(a->c, a->s, a->row, MAD_BR));
}

static um_range answer_lake(const question *a)
{
    um_use(a->c, MR_4_16);
    return owner_answer(mad_lake_controls(a->c, a->s, a->row, MAD_US),
                        mad_lake_controls(a->c, a->s, a->row, MAD_BR));
}

static um_range answer_vp(const question *a)
{
    um_score score;
    mad_score(a->c, a->s, &score);
    if (a->s->over) {
        um_use(a->c, MR_4_31);
        um_use(a->c, MR_4_32);
        um_use(a->c, MR_4_33);
        um_use(a->c, MR_4_34);
    }
    um_use(a->c, MR_4_12);
    if (a->s->play.open)
        um_option(a->c, MAD_RUL_VP_TIMING);
    return score.net;
}

static um_range answer_position(const question *a)
{
    bool afloat = um_ref_kind(a->r) == MK_SHIP ||
                  (um_ref_kind(a->r) == MK_LEADER && mad_is_naval(a->c, a->row) != UM_NO);
    um_use(a->c, afloat ? MR_11_11 : MR_9_1);
    return position_answer(a->s, a->r);
}

static um_range answer_face(const question *a)
{
    if (um_ref_kind(a->r) == MK_LEADER &&
        um_is(a->c, MK_LEADER, a->row, MAD_LEADER_ROLE, MAD_LEADER_BROCK) == UM_YES)
        um_use(a->c, MR_3_41);
    else if (um_ref_kind(a->r) == MK_UNIT)
        um_use(a->c, MR_3_17);
    return um_exactly(mad_piece_at(a->s, a->r)->face);
}

static um_range answer_hand(const question *a)
{
    um_use(a->c, MR_7_21);
    return a->s->hand[um_int_arg(a->q, 0, MAD_US)];
}

static um_range answer_friendly(const question *a)
{
    um_use(a->c, MR_4_14);
    return yes_no(mad_friendly(a->c, a->s, a->row, um_int_arg(a->q, 1, MAD_US)));
}

static um_range answer_fort(const question *a)
{
    um_use(a->c, MR_2_75);
    return mad_has_fort(a->c, a->s, a->row) == UM_NO ? um_exactly(MAD_NOBODY)
                                                     : um_exactly(mad_fort_side(a->c, a->s, a->row));
}

static um_range answer_depot(const question *a)
{
    um_use(a->c, MR_13_51);
    if (a->s->space[a->row].depot_gone != MAD_NOBODY)
        um_use(a->c, MR_13_55_2);
    return um_exactly(mad_depot_at(a->s, a->row));
}

static um_range answer_first(const question *a)
{
    um_use(a->c, MR_7_32);
    int next = mad_expected(a->s);
    if (next != MAD_NOBODY)
        return um_exactly(next);
    um_missing(a->c, "whose play it is");
    return um_span(MAD_US, MAD_NOBODY);
}

static um_range answer_steps(const question *a)
{
    um_use(a->c, MR_3_17);
    if (mad_gone(a->c, a->s->unit[a->row].at))
        return um_exactly(0);
    return um_sub(um_int(a->c, MK_UNIT, a->row, MAD_UNIT_STEPS), um_exactly(a->s->unit[a->row].face));
}

static um_range answer_adjacent(const question *a)
{
    um_use(a->c, MR_9_2);
    return mad_leg_cost(a->c, a->row, um_ref_row(um_ref_arg(a->q, MP_Q_ADJACENT_B)));
}

static um_range answer_regular(const question *a)
{
    um_use(a->c, MR_3_11);
    um_use(a->c, mad_is_indian(a->c, a->row) != UM_NO    ? MR_3_11_Indians
                 : mad_is_militia(a->c, a->row) != UM_NO ? MR_3_11_Militia
                                                         : MR_3_12);
    um_use(a->c, MR_3_11_Regulars);
    return yes_no(mad_is_regular(a->c, a->row));
}

static um_range answer_detachment(const question *a)
{
    um_use(a->c, MR_3_14);
    return yes_no(mad_is_detachment(a->c, a->s, a->row));
}

static um_range answer_turn(const question *a)
{
    um_use(a->c, MR_7_6);
    if (a->s->turn != MAD_NO_TURN)
        return um_exactly(a->s->turn);
    um_missing(a->c, "the turn");
    return um_span(-1, MAD_TURNS - 1);
}

static um_range answer_room(const question *a)
{
    return mad_winter_room(a->c, a->s, a->row);
}

static um_range answer_attrition(const question *a)
{
    um_use(a->c, MR_16_22);
    um_use(a->c, MR_16_23);
    um_use(a->c, MR_16_21);
    return mad_winter_losses(a->c, a->s, a->row);
}

static um_range answer_base(const question *a)
{
    um_use(a->c, MR_15_33);
    um_use(a->c, MR_15_32);
    um_use(a->c, MR_15_31);
    return yes_no(mad_base_usable(a->c, a->s, a->row, false));
}

static um_range answer_due(const question *a)
{
    um_use(a->c, a->s->turn == 6 ? MR_7_25_2 : MR_7_21);
    return mad_due(a->c, a->s, um_int_arg(a->q, 0, MAD_US));
}

static um_range answer_level(const question *a)
{
    return mad_level(a->c, a->s, um_int_arg(a->q, MP_Q_LEVEL_LEVEL, -1));
}

static um_range answer_setup(const question *a)
{
    um_use(a->c, MR_5_1);
    return yes_no(set_up_right(a->c, a->s, a->r, um_int_arg(a->q, 1, 1812) - 1812));
}

/* 8.21: what the play has paid out of its card's points. Of a use that takes the card as a whole it can only
 * be said that it is no more than the card has. */
static um_range answer_spent(const question *a)
{
    const mad_play *p = &a->s->play;
    int halves = p->halves + mad_small_cost(a->c, p->small_built);
    um_use(a->c, MR_8_21);
    um_use(a->c, mad_rule_of_mode[p->mode]);
    switch (p->mode) {
    case MAD_MODE_UNITS:
        return um_exactly(p->activated);
    case MAD_MODE_BUILD:
    case MAD_MODE_REPAIR:
        return um_span(halves / 2, (halves + 1) / 2);
    case MAD_MODE_RESTORE:
        return um_exactly(p->restored);
    case MAD_MODE_NONE:
        um_missing(a->c, "the card that is paid out");
        return um_span(0, 3);
    default:
        um_missing(a->c, "what this use takes of the card's points");
        return um_span(0, mad_opv(a->c, &a->s->play).hi);
    }
}

/* Whether the end has taken the points of a space that is controlled in enemy land, or of a lake that is
 * held. */
static bool taken_at_end(const question *a)
{
    const mad_state *s = a->s;
    if (!s->over)
        return false;
    if (um_ref_kind(a->r) == MK_LAKE)
        return um_range_same(s->lake[a->row].booked, um_exactly(0)) &&
               (s->lake[a->row].owner != MAD_NOBODY || s->lake[a->row].marker != MAD_NOBODY);
    bool foreign = false;
    for (int side = MAD_US; side <= MAD_BR; side++)
        foreign |= mad_territory(a->c, a->row, side) == UM_NO && mad_controls(a->c, s, a->row, side) != UM_NO;
    bool worth = um_int(a->c, MK_SPACE, a->row, MAD_SPACE_VALUE).hi > 0 && !s->space[a->row].destroyed;
    return foreign && worth && um_range_same(s->space[a->row].booked, um_exactly(0));
}

/* 4.13 gives points for a space, 4.16 for a lake; 4.32 to 4.34 take them when the game ends. */
static um_range answer_points(const question *a)
{
    bool lake = um_ref_kind(a->r) == MK_LAKE, taken = taken_at_end(a);
    um_use(a->c, lake ? MR_4_16 : MR_4_13);
    if (taken)
        um_use(a->c, lake ? MR_4_33 : mad_at_huron_fort(a->c, a->row) ? MR_4_34 : MR_4_32);
    return lake ? a->s->lake[a->row].booked : a->s->space[a->row].booked;
}

typedef um_range answer_fn(const question *a);

static answer_fn *const answers[MQ_QUERIES] = {
    [MQ_COST] = answer_cost,
    [MQ_ALLOWANCE] = answer_allowance,
    [MQ_LIMIT] = answer_limit,
    [MQ_SUPPLY] = answer_supply,
    [MQ_CONTROL] = answer_control,
    [MQ_LAKE] = answer_lake,
    [MQ_VP] = answer_vp,
    [MQ_POSITION] = answer_position,
    [MQ_FACE] = answer_face,
    [MQ_HAND] = answer_hand,
    [MQ_FRIENDLY] = answer_friendly,
    [MQ_FORT] = answer_fort,
    [MQ_DEPOT] = answer_depot,
    [MQ_FIRST] = answer_first,
    [MQ_STEPS] = answer_steps,
    [MQ_ADJACENT] = answer_adjacent,
    [MQ_REGULAR] = answer_regular,
    [MQ_DETACHMENT] = answer_detachment,
    [MQ_TURN] = answer_turn,
    [MQ_ROOM] = answer_room,
    [MQ_ATTRITION] = answer_attrition,
    [MQ_BASE] = answer_base,
    [MQ_DUE] = answer_due,
    [MQ_LEVEL] = answer_level,
    [MQ_SETUP] = answer_setup,
    [MQ_POINTS] = answer_points,
    [MQ_SPENT] = answer_spent,
};

um_status mad_query_answer(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    um_ref r = q->nargs ? um_ref_arg(q, UM_Q_ABOUT) : UM_NONE;
    const question asked = {.c = c, .s = state, .q = q, .r = r, .row = um_ref_row(r)};
    um_status answered;
    if (mad_naval_answer(c, state, q, out))
        return UM_OK;
    if (mad_combat_answer(c, state, q, out, &answered))
        return answered;
    if (!answers[q->verb]) {
        um_missing(c, "an answer to this question");
        return UM_UNSUPPORTED;
    }
    out->value = answers[q->verb](&asked);
    return UM_OK;
}
