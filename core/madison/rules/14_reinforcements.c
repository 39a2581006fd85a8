/* Reinforcements (14, 7.1, 2.16, 3.15). */
#include "core/madison/rules/14_reinforcements.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/verbs.h"

static um_range arrival_of(um_ctx *c, um_ref piece)
{
    int row = um_ref_row(piece);
    switch (um_ref_kind(piece)) {
    case MK_UNIT:
        return um_word(c, MK_UNIT, row, MAD_UNIT_ARRIVAL);
    case MK_LEADER:
        return um_word(c, MK_LEADER, row, MAD_LEADER_ARRIVAL);
    default:
        return um_word(c, MK_SHIP, row, MAD_SHIP_TURN);
    }
}

/* Where the charts bring a piece in: an attribute of its kind. */
static int entry_attr(um_ref piece)
{
    int kind = um_ref_kind(piece);
    return kind == MK_UNIT ? MAD_UNIT_ENTRY : kind == MK_LEADER ? MAD_LEADER_ENTRY : MAD_SHIP_ENTRY;
}

static um_truth enters_at(um_ctx *c, um_ref piece, um_ref space)
{
    if (um_row_by_keys(c->pack, MK_ENTRY, piece, space) != UM_NONE)
        return UM_YES;
    return um_is_ref(c, um_ref_kind(piece), um_ref_row(piece), entry_attr(piece), space);
}

static bool has_entry(const um_ctx *c, um_ref piece)
{
    const um_datum *d =
        um_datum_at(c->pack, um_datum_of(um_ref_kind(piece), um_ref_row(piece), entry_attr(piece)));
    return d->lo != UM_NONE;
}

/* The turn in which a piece held back must enter (14.21, R-delay-over-winter); MAD_NEVER: none. */
static int last_turn(um_ctx *c, int arrival)
{
    if (mad_season(arrival) == MAD_SPRING)
        return arrival + 1;
    switch (um_option(c, MAD_RUL_DELAY_OVER_WINTER)) {
    case MAD_O_DELAY_OVER_WINTER_LOST:
        return MAD_NEVER;
    case MAD_O_DELAY_OVER_WINTER_WINTER_ENTRY:
        return arrival + 1;
    default:
        return arrival + 2;
    }
}

/* 3.15, 14.21: it comes in its turn, or held back, in the next. */
static void decide_turn(um_ctx *c, const mad_state *s, um_ref piece)
{
    um_range due = arrival_of(c, piece);
    um_fact_ref(c, "who", piece);
    if (um_known(due) && due.lo < MAD_TURNS) {
        um_fact_text(c, "due", "%s", mad_turn_words[due.lo]);
        um_fact_text(c, "turn", "%s", mad_turn_words[s->turn]);
    }
    if (due.lo >= s->turn)
        um_use(c, MR_14_1);
    if (!um_known(due)) {
        um_decide(c, MR_3_15, um_and(UM_MAYBE, um_le(um_exactly(due.lo), um_exactly(s->turn))));
    } else if (due.lo >= s->turn) {
        um_decide(c, due.lo == MAD_BY_EVENT ? MR_3_64 : MR_3_15, um_sure(due.lo == s->turn));
    } else {
        um_use(c, MR_14_22);
        um_decide(c, MR_14_21, um_sure(last_turn(c, due.lo) == s->turn));
    }
}

/* 2.16, 14.1: the space that the charts name, else a reinforcement space of one's own. */
static void decide_place(um_ctx *c, um_ref piece, um_ref where)
{
    int side = mad_side_of(c, piece), space = um_ref_row(where);
    um_truth right = has_entry(c, piece) ? enters_at(c, piece, where)
                                         : um_and(um_is(c, MK_SPACE, space, MAD_SPACE_REINFORCEMENT, 1),
                                                  mad_territory(c, space, side));
    um_fact_ref(c, "who", piece);
    um_fact_ref(c, "where", where);
    um_use(c, MR_14_1);
    um_decide(c, MR_2_16, right);
}

/* 14.3: what enemy control of the space bars. Weak enemies bar nothing (14.33). */
static void decide_open(um_ctx *c, const mad_state *s, um_ref piece, um_ref where, bool alone)
{
    int side = mad_side_of(c, piece), space = um_ref_row(where);
    um_truth held = mad_controls(c, s, space, mad_other(side));
    int rule = um_ref_kind(piece) == MK_SHIP              ? MR_14_42
               : um_ref_kind(piece) == MK_LEADER && alone ? MR_14_34
                                                          : MR_14_31;
    um_fact_ref(c, "who", piece);
    um_fact_ref(c, "where", where);
    um_use(c, MR_14_33);
    um_decide(c, rule, um_not(held));
}

/* 14.41, 14.42: only the schooners of late 1812 come unbuilt, then or never. */
static void decide_ship(um_ctx *c, const mad_state *s, um_ref ship)
{
    int row = um_ref_row(ship);
    um_fact_ref(c, "who", ship);
    um_use(c, MR_14_41);
    um_truth free = um_is(c, MK_SHIP, row, MAD_SHIP_FREE, 1);
    um_decide(c, MR_15_11, free);
    if (free != UM_NO) {
        um_fact_ref(c, "who", ship);
        um_decide(c, MR_14_42, um_eq(arrival_of(c, ship), um_exactly(s->turn)));
    }
}

/* 2.16, 14.43: the box of a lake is no place to arrive at, but where the charts name it. */
static void decide_box(um_ctx *c, um_ref piece, um_ref box, bool naval)
{
    um_fact_ref(c, "who", piece);
    um_fact_ref(c, "where", box);
    um_use(c, naval ? MR_3_37 : MR_14_1);
    um_decide(c, naval ? MR_14_43 : MR_2_16, enters_at(c, piece, box));
}

/* 14.43, 3.37: a naval leader comes to his space, or if the enemy holds it to a friendly port of his
 * lake. */
static void decide_naval_leader(um_ctx *c, const mad_state *s, um_ref leader, um_ref where)
{
    int row = um_ref_row(leader), space = um_ref_row(where), side = mad_side_of(c, leader);
    um_ref entry = um_datum_at(c->pack, um_datum_of(MK_LEADER, row, MAD_LEADER_ENTRY))->lo;
    um_ref lake = um_datum_at(c->pack, um_datum_of(MK_LEADER, row, MAD_LEADER_LAKE))->lo;
    um_truth own = entry == UM_NONE ? UM_NO : enters_at(c, leader, where);
    um_truth blocked =
        um_ref_kind(entry) == MK_SPACE ? mad_controls(c, s, um_ref_row(entry), mad_other(side)) : UM_YES;
    um_truth port = lake == UM_NONE ? UM_NO : mad_on_lake(c, space, um_ref_row(lake));
    um_truth friendly = mad_friendly(c, s, space, side);
    um_fact_ref(c, "who", leader);
    um_fact_ref(c, "where", where);
    um_use(c, MR_3_37);
    um_decide(c, MR_14_43, um_and(friendly, um_or(own, um_and(blocked, port))));
}

/* 14.1, 14.32: it comes from off the map, once, and not back from the dead. */
static void decide_waiting(um_ctx *c, const mad_state *s, um_ref piece)
{
    um_ref at = mad_place(s, piece);
    um_fact_ref(c, "who", piece);
    um_fact_ref(c, "at", at);
    um_decide(c, MR_14_1, um_sure(!mad_gone(c, at) && !mad_on_map(c, s, piece)));
}

static bool leader_alone(const um_value *v, int n)
{
    for (int i = 0; i < n; i++)
        if (um_ref_kind(v[i].ref) != MK_LEADER)
            return false;
    return true;
}

/* 7.1: nobody arrives before the second turn; then nothing else is asked. */
static bool decide_any_arrival(um_ctx *c, const mad_state *s)
{
    um_decide(c, MR_7_1, s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_sure(s->turn > 0));
    return s->turn > 0;
}

/* 14.1, 16.1: arrivals come before the plays of a turn, and in winter only under R-delay-over-winter. A table
 * that is watched shows in which order two people did what belongs between the plays, and not before what. */
static void decide_phase(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    if (mad_season(s->turn) == MAD_WINTER) {
        bool winter_entry = um_ruled(c, MAD_RUL_DELAY_OVER_WINTER, MAD_O_DELAY_OVER_WINTER_WINTER_ENTRY);
        for (int i = 0; i < n; i++)
            winter_entry &= um_eq(arrival_of(c, v[i].ref), um_exactly(s->turn - 1)) == UM_YES;
        um_decide(c, MR_16_1, um_sure(winter_entry));
    } else {
        bool in_time = s->phase <= MAD_PHASE_REINFORCEMENT || s->phase_untold || s->marker_watched;
        um_decide(c, MR_14_1, um_sure(s->plays == 0 && in_time));
    }
}

void mad_judge_reinforce(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    um_ref where = um_ref_arg(a, MP_REINF_SPACE);
    if (!decide_any_arrival(c, s))
        return;
    decide_phase(c, s, v, n);
    for (int i = 0; i < n; i++) {
        bool naval = um_ref_kind(v[i].ref) == MK_LEADER && mad_is_naval(c, um_ref_row(v[i].ref)) == UM_YES;
        decide_waiting(c, s, v[i].ref);
        if (um_ref_kind(v[i].ref) == MK_SHIP)
            decide_ship(c, s, v[i].ref);
        else
            decide_turn(c, s, v[i].ref);
        if (um_ref_kind(where) != MK_SPACE) {
            decide_box(c, v[i].ref, where, naval);
        } else if (naval) {
            decide_naval_leader(c, s, v[i].ref, where);
        } else {
            decide_place(c, v[i].ref, where);
            decide_open(c, s, v[i].ref, where, leader_alone(v, n));
        }
    }
}

void mad_apply_reinforce(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    um_ref where = um_ref_arg(a, MP_REINF_SPACE);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        mad_put(s, v[i].ref, where);
        m->origin = where;
        m->face = v[i].mark == MAD_MARK_REDUCED;
        m->flags |= MF_ARRIVED;
    }
    if (s->phase < MAD_PHASE_REINFORCEMENT || s->phase_untold)
        s->phase = MAD_PHASE_REINFORCEMENT;
    s->phase_untold = false;
    s->arrivals = !s->play.open;
    mad_book_spaces(c, s);
}

/* 14.1, 14.21: it waits off the map, is due this turn, and comes in at the space. */
static um_truth due_at(um_ctx *c, const mad_state *s, um_ref piece, int space)
{
    um_ref at = mad_place(s, piece);
    if (mad_on_map(c, s, piece) || mad_gone(c, at))
        return UM_NO;
    um_truth now = um_eq(arrival_of(c, piece), um_exactly(s->turn));
    if (now == UM_NO)
        now = um_sure(mad_piece_at(s, piece)->due == s->turn);
    return now == UM_NO ? UM_NO : um_and(now, enters_at(c, piece, mad_space_ref(space)));
}

bool mad_arrival_due(um_ctx *c, const mad_state *s, int side, int space)
{
    um_ctx quiet = um_quiet(c);
    bool before_plays = s->turn > 0 && mad_season(s->turn) != MAD_WINTER && s->plays == 0 &&
                        (s->phase <= MAD_PHASE_REINFORCEMENT || s->phase_untold);
    for (um_ref r = UM_NONE; before_plays && mad_next_piece(c, MAD_BIT_PIECES, &r);) {
        if (mad_side_of(c, r) == side && due_at(&quiet, s, r, space) == UM_YES)
            return due_at(c, s, r, space) == UM_YES; /* which tells what it rests on */
    }
    return false;
}

/* 14.21, 14.22: what is due now may wait one turn. 14.31: units that could fight for their space, by
 * R-reinf-optional. */
static void decide_delay(um_ctx *c, const mad_state *s, um_ref piece)
{
    um_use(c, MR_14_22);
    um_decide(c, MR_14_21,
              s->turn < 0 ? um_missing(c, "the turn") : um_eq(arrival_of(c, piece), um_exactly(s->turn)));
    um_ref entry =
        um_datum_at(c->pack, um_datum_of(um_ref_kind(piece), um_ref_row(piece), entry_attr(piece)))->lo;
    bool fights = um_ref_kind(piece) == MK_UNIT && um_ref_kind(entry) == MK_SPACE;
    um_truth held = fights ? mad_controls(c, s, um_ref_row(entry), mad_other(mad_side_of(c, piece))) : UM_NO;
    if (held != UM_NO && um_ruled(c, MAD_RUL_REINF_OPTIONAL, MAD_O_REINF_OPTIONAL_LOST)) {
        um_fact_ref(c, "who", piece);
        um_fact_ref(c, "where", entry);
        um_decide(c, MR_14_31, um_not(held));
    }
}

/* 14.21, 14.42: schooners may not wait. */
void mad_judge_delay(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    for (int i = 0; i < n; i++) {
        decide_waiting(c, s, v[i].ref);
        um_fact_ref(c, "who", v[i].ref);
        if (um_ref_kind(v[i].ref) == MK_SHIP)
            um_decide(c, MR_14_42, UM_NO);
        else
            decide_delay(c, s, v[i].ref);
    }
}

void mad_apply_delay(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    for (int i = 0; i < n; i++) {
        mad_put(s, v[i].ref, mad_box(c, MAD_BOX_DELAYED, mad_side_of(c, v[i].ref)));
        mad_piece_of(s, v[i].ref)->due = (int8_t)(s->turn < 0 ? MAD_NEVER : last_turn(c, s->turn));
    }
}

/* 3.15, 3.64: what is not due yet is not kept off the map by anybody. */
static void decide_due(um_ctx *c, const mad_state *s, um_ref piece)
{
    um_range due = arrival_of(c, piece);
    if (s->turn < 0 || due.lo <= s->turn)
        return;
    um_fact_ref(c, "who", piece);
    um_use(c, MR_14_1);
    um_decide(c, due.lo == MAD_BY_EVENT ? MR_3_64 : MR_3_15, UM_NO);
}

/* 14.34, 14.43: what is held off the map is held by enemy control of its space. */
void mad_judge_blocked(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    um_ref where = um_ref_arg(a, MP_REINF_SPACE);
    for (int i = 0; i < n; i++) {
        bool leader = um_ref_kind(v[i].ref) == MK_LEADER;
        bool naval = leader && mad_is_naval(c, um_ref_row(v[i].ref)) == UM_YES;
        decide_waiting(c, s, v[i].ref);
        decide_due(c, s, v[i].ref);
        if (um_ref_kind(where) == MK_SPACE)
            decide_place(c, v[i].ref, where);
        int rule = naval                              ? MR_14_43
                   : leader                           ? MR_14_34
                   : um_ref_kind(v[i].ref) == MK_SHIP ? MR_14_42
                                                      : MR_14_31;
        um_fact_ref(c, "who", v[i].ref);
        um_truth held = um_ref_kind(where) == MK_SPACE
                            ? mad_controls(c, s, um_ref_row(where), mad_other(mad_side_of(c, v[i].ref)))
                            : um_missing(c, "the space where it should arrive");
        um_decide(c, rule, held);
    }
}

void mad_apply_blocked(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    for (int i = 0; i < n; i++)
        mad_put(s, v[i].ref,
                mad_box(c, um_ref_kind(v[i].ref) == MK_SHIP ? MAD_BOX_ELIMINATED : MAD_BOX_OFF_MAP,
                        mad_side_of(c, v[i].ref)));
}

/* 14.31: after the draw, in the owner's phase, arrivals may attack whoever controls their space; it
 * takes no card and is no play. R-reinf-owner-phase: before his first card. */
void mad_judge_arrival_attack(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    um_ref where = um_ref_arg(a, MP_REINF_SPACE);
    if (!decide_any_arrival(c, s))
        return;
    int side = mad_side_of(c, v[0].ref);
    bool drawn = s->dealt[side] || s->phase >= MAD_PHASE_DEAL;
    um_decide(c, MR_14_34, um_sure(!leader_alone(v, n))); /* a leader alone waits, he does not attack */
    um_fact_ref(c, "where", where);
    um_decide(c, MR_14_31, um_sure(drawn));
    if (!um_ruled(c, MAD_RUL_REINF_OWNER_PHASE, MAD_O_REINF_OWNER_PHASE_ANY_TIME_THAT_TURN) &&
        s->first != MAD_NOBODY)
        um_decide(c, MR_14_31, um_sure(s->plays <= (s->first == side ? 0 : 1)));
    um_use(c, MR_14_33);
    um_decide(c, MR_14_31, mad_controls(c, s, um_ref_row(where), mad_other(side)));
    for (int i = 0; i < n; i++) {
        decide_waiting(c, s, v[i].ref);
        decide_turn(c, s, v[i].ref);
        decide_place(c, v[i].ref, where);
    }
}

void mad_apply_arrival_attack(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_REINF_PIECES, &n);
    um_ref where = um_ref_arg(a, MP_REINF_SPACE);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        mad_put(s, v[i].ref, where);
        m->origin = where;
        m->last = UM_NONE;
        m->flags |= MF_ARRIVED | MF_STOPPED;
    }
    s->arrivals = true;
    s->combat.arrival = true;
    s->combat.space = where;
    s->combat.attacker = (int8_t)(n ? mad_side_of(c, v[0].ref) : MAD_US);
    s->arrival_side = s->combat.attacker;
    mad_book_spaces(c, s);
    mad_take_snapshot(c, s);
}

/* 14.34, 14.43: a leader held off the map enters in a card play of his side once the way is free. */
void mad_judge_leader_enter(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref leader = um_ref_arg(a, MP_REINF_PIECES), where = um_ref_arg(a, MP_REINF_SPACE);
    int side = mad_side_of(c, leader);
    decide_waiting(c, s, leader);
    decide_due(c, s, leader);
    if (mad_is_naval(c, um_ref_row(leader)) == UM_YES) {
        decide_naval_leader(c, s, leader, where);
        return;
    }
    um_fact_ref(c, "who", leader);
    um_fact_ref(c, "where", where);
    um_truth own_play = um_sure(!s->play.open || s->play.side == side);
    um_decide(c, MR_14_34, um_and(own_play, um_not(mad_controls(c, s, um_ref_row(where), mad_other(side)))));
    decide_place(c, leader, where);
}
