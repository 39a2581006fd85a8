/* Activation (3.3, 8.4 to 8.7): what a card's points and a leader's command let move. */
#include "core/madison/rules/08_activation.h"

#include "core/madison/board/03_command.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_leaders.h"
#include "core/madison/rules/07_order_of_play.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/08_company.h"
#include "core/madison/verbs.h"

/* ---- single units (8.31(3), 8.61) ---- */

static int new_members(const mad_state *s, const um_value *v, int n, int kind)
{
    int fresh = 0;
    for (int i = 0; i < n; i++)
        fresh += um_ref_kind(v[i].ref) == kind && !(mad_piece_at(s, v[i].ref)->flags & MF_ACTIVATED);
    return fresh;
}

/* 8.61: units activated by points start in one space. */
static void decide_one_space(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    um_ref space = s->play.space == UM_NONE ? mad_piece_at(s, v[0].ref)->origin : s->play.space;
    um_ref away = UM_NONE;
    for (int i = 0; i < n; i++)
        if (mad_piece_at(s, v[i].ref)->origin != space)
            away = v[i].ref;
    if (away != UM_NONE) {
        um_fact_ref(c, "who", away);
        um_fact_ref(c, "where", mad_piece_at(s, away)->origin);
        um_fact_ref(c, "space", space);
    }
    um_use(c, MR_8_31_3);
    um_decide(c, MR_8_61, um_sure(away == UM_NONE));
}

/* 8.71: beside its leader a campaign moves one unit. */
static void judge_campaign_unit(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    int units = s->play.activated + new_members(s, v, n, MK_UNIT) + new_members(s, v, n, MK_SHIP);
    um_truth named = s->play.second == UM_NONE ? UM_YES : um_sure(mad_named_among(v, n, s->play.second));
    um_fact_int(c, "units", units);
    um_decide(c, MR_8_71, um_and(um_sure(units <= 1), named));
}

/* R-activation-single-leader=needed: a leader moved as a unit needs his command value. */
static void decide_single_leader(um_ctx *c, const mad_state *s, um_ref who, um_range opv)
{
    if (um_ref_kind(who) != MK_LEADER ||
        !um_ruled(c, MAD_RUL_ACTIVATION_SINGLE_LEADER, MAD_O_ACTIVATION_SINGLE_LEADER_NEEDED))
        return;
    um_range command = mad_command(c, s, um_ref_row(who));
    um_fact_ref(c, "who", who);
    um_fact_range(c, "points", opv);
    um_fact_range(c, "command", command);
    um_use(c, MR_3_31_command);
    um_decide(c, MR_8_61, um_ge(opv, command));
}

/* 8.31(3), 8.61: units of one space, as many as the card has points, leaders by themselves counted among
 * them (R-leader-as-unit). */
static void judge_units(um_ctx *c, const mad_state *s, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    if (s->play.mode == MAD_MODE_CAMPAIGN) {
        judge_campaign_unit(c, s, v, n);
        return;
    }
    decide_one_space(c, s, v, n);
    int units = new_members(s, v, n, MK_UNIT) + new_members(s, v, n, MK_SHIP),
        leaders = new_members(s, v, n, MK_LEADER);
    um_range opv = mad_opv(c, &s->play);
    um_use(c, MR_8_21);
    um_fact_int(c, "units", s->play.activated + units + leaders);
    um_fact_range(c, "points", opv);
    um_decide(c, MR_8_31_3, um_le(um_exactly(s->play.activated + units + leaders), opv));
    for (int i = 0; i < n && leaders; i++)
        decide_single_leader(c, s, v[i].ref, opv);
    if (leaders && um_ruled(c, MAD_RUL_LEADER_AS_UNIT, MAD_O_LEADER_AS_UNIT_ONE_LEADER_ALONE)) {
        um_fact_int(c, "leaders", s->play.leader_units + leaders);
        um_decide(c, MR_8_61, um_sure(s->play.leader_units + leaders <= 1));
    }
}

/* ---- events that move (8.27) ---- */

/* Whether the movers are what a card of this value might move as well: a leader with those he commands, or
 * as many units as it has points, out of one space. */
static um_truth like_activation(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    um_ref space = s->play.space == UM_NONE ? mad_piece_at(s, v[0].ref)->origin : s->play.space;
    int units = new_members(s, v, n, MK_UNIT);
    um_truth like = um_le(um_exactly(s->play.activated + units), mad_opv(c, &s->play));
    for (int i = 0; i < n; i++) {
        if (mad_piece_at(s, v[i].ref)->origin != space)
            return UM_NO;
        if (um_ref_kind(v[i].ref) == MK_LEADER)
            like = um_or(like, um_le(um_exactly(units), mad_command_limit(c, s, um_ref_row(v[i].ref))));
    }
    return like;
}

/* What a card's text lets move is not among the data, only which rules it sets aside: a move such as any
 * card allows is in order, for one beyond that the text must be known. */
static void judge_event_move(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    const um_datum *text =
        s->play.card == UM_NONE
            ? NULL
            : um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(s->play.card), MAD_CARD_EXCUSES));
    um_ctx quiet = um_quiet(c);
    um_truth plain = UM_NO;
    if (text && text->lo)
        plain = (text->lo >> MAD_EXCUSE_COMMAND) & 1 ? UM_YES : like_activation(&quiet, s, v, n);
    um_decide(c, MR_8_27, plain == UM_YES ? UM_YES : um_missing(c, "what the event lets move"));
}

/* ---- which activation a mover belongs to ---- */

/* The leader under whose activation the action says that they move; UM_NONE: it says nothing. */
static um_ref leader_named(const um_action *a)
{
    return a->verb == MV_MOVE   ? um_ref_arg(a, MP_MOVE_LEADER)
           : a->verb == MV_SAIL ? um_ref_arg(a, MP_SAIL_LEADER)
                                : UM_NONE;
}

/* They stand where that activation's leader is or has been. */
static bool beside_leader(const mad_state *s, int group, const um_value *v, int n)
{
    um_ref leader = s->play.leader[group];
    for (int i = 0; i < n && leader != UM_NONE; i++) {
        um_ref at = mad_place(s, v[i].ref);
        if (at != mad_place(s, leader) && !mad_has_visited(s, group, at))
            return false;
    }
    return leader != UM_NONE;
}

int mad_group_of(const mad_state *s, const um_action *a, const um_value *v, int n)
{
    um_ref named = leader_named(a);
    for (int g = 0; g < 2 && named != UM_NONE; g++)
        if (s->play.leader[g] == named)
            return g;
    for (int i = 0; i < n; i++)
        if (v[i].ref == s->play.leader[1] || v[i].ref == s->play.second)
            return 1;
        else if (v[i].ref == s->play.leader[0])
            return 0;
    bool second = beside_leader(s, 1, v, n);
    return second != beside_leader(s, 0, v, n) ? second : s->play.group;
}

/* A way that is not told goes through another space if no leg leads there. */
static bool leads_through(um_ctx *c, um_ref from, const um_value *to)
{
    return to->gap && from != to->ref &&
           mad_leg_cost(c, um_ref_row(from), um_ref_row(to->ref)).lo >= UM_NEVER;
}

/* 8.31(8), R-reaction-scope: rains let nobody go more than one space beyond the space they fell on,
 * whoever began there or came through; *n: spaces beyond it that the statement would bring him to. */
static um_truth under_rains(um_ctx *c, const mad_state *s, const um_action *a, um_ref piece, int which)
{
    um_ref hit = s->play.hit[which].at;
    int legs;
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    const mad_piece *m = mad_piece_at(s, piece);
    int beyond = (m->rained >> which) & 1 ? 1 : -1; /* -1: has not been there */
    if (path[0].ref == hit)
        beyond = 0;
    for (int i = 1; i < legs; i++) {
        if (path[i].ref == hit)
            beyond = 0;
        else if (beyond >= 0)
            beyond += 1 + leads_through(c, path[i - 1].ref, &path[i]);
    }
    return um_sure(beyond <= 1);
}

/* The activation whose force a card was played against; -1: it names no leader, nor a campaign's unit. */
static int force_hit(const mad_state *s, const mad_hit *hit)
{
    for (int g = 0; g < 2; g++)
        if (hit->what == s->play.leader[g] || (g == 1 && hit->what == s->play.second))
            return g;
    return -1;
}

/* 8.31(8): what a weather card has hit does not move as if it had not; winds keep one force in port. */
static void decide_weather(um_ctx *c, const mad_state *s, const um_action *a, const um_value *v, int n,
                           int group)
{
    bool at_sea = a->verb == MV_SAIL;
    for (int h = 0; h < s->play.nhits; h++) {
        const mad_hit *hit = &s->play.hit[h];
        bool struck = false;
        for (int i = 0; i < n; i++)
            struck |= mad_place(s, v[i].ref) == hit->at || mad_piece_at(s, v[i].ref)->origin == hit->at;
        for (int i = 0; i < n && hit->role == MAD_CARD_HEAVY_RAINS && a->verb == MV_MOVE; i++) {
            um_fact_ref(c, "hit", hit->at);
            um_fact_ref(c, "who", v[i].ref);
            um_decide(c, MR_8_31_8, under_rains(c, s, a, v[i].ref, h));
        }
        if (!struck || hit->role != MAD_CARD_CONTRARY_WINDS || force_hit(s, hit) == 1 - group)
            continue;
        um_fact_ref(c, "hit", hit->at);
        um_decide(c, MR_8_31_8, um_sure(!at_sea));
    }
}

/* 8.72: a campaign's activations are declared before the first moves. */
static void decide_declaration(um_ctx *c, const mad_state *s)
{
    bool both = s->play.leader[1] != UM_NONE || s->play.second != UM_NONE || s->play.declared_campaign;
    if (s->play.mode == MAD_MODE_CAMPAIGN && !s->play.did_move)
        um_decide(c, MR_8_72, both ? UM_YES : um_missing(c, "the declaration of both activations"));
}

/* 8.72: no unit moves in both activations. */
static void decide_second_move(um_ctx *c, const mad_state *s, const um_value *v, int n, int group)
{
    for (int i = 0; i < n && s->play.mode == MAD_MODE_CAMPAIGN; i++) {
        const mad_piece *m = mad_piece_at(s, v[i].ref);
        if (m->group < 0 || m->group == group || !(m->flags & MF_MOVED))
            continue;
        um_fact_ref(c, "who", v[i].ref);
        um_decide(c, MR_8_72, UM_NO);
    }
}

static bool group_moved(const um_ctx *c, const mad_state *s, int group)
{
    for (um_ref r = UM_NONE; mad_next_piece(c, MAD_BIT_PIECES, &r);)
        if (mad_piece_at(s, r)->group == group && (mad_piece_at(s, r)->flags & MF_MOVED))
            return true;
    return false;
}

/* A space where units of that activation stand among enemies and nothing is settled yet; -1: none. */
static int unsettled(um_ctx *c, const mad_state *s, int group)
{
    um_ctx quiet = um_quiet(c);
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        const mad_piece *m = &s->unit[u];
        if (m->group != group || !(m->flags & (MF_MOVED | MF_LANDED)) || um_ref_kind(m->at) != MK_SPACE)
            continue;
        int space = um_ref_row(m->at);
        bool rolled = s->combat.open && s->combat.space == m->at && s->combat.rolled;
        if (mad_has_units(&quiet, s, space, mad_other(s->play.side)) == UM_YES &&
            (!rolled || mad_goes_on(c, s) == UM_YES))
            return space;
    }
    return -1;
}

/* A box that ships of that activation came into and share with enemies; -1: none. */
static int disputed_box(um_ctx *c, const mad_state *s, int group)
{
    for (int i = 0; i < mad_map_of(c)->nships; i++) {
        const mad_piece *m = &s->ship[i];
        if (m->group == group && (m->flags & MF_MOVED) && um_ref_kind(m->at) == MK_LAKE &&
            mad_box_disputed(c, s, um_ref_row(m->at)))
            return um_ref_row(m->at);
    }
    return -1;
}

/* 8.42: whom his leader has left behind stays, unless he takes him up again. */
static void decide_left(um_ctx *c, const mad_state *s, um_ref leader, const um_value *v, int n)
{
    for (int i = 0; i < n && !mad_named_among(v, n, leader); i++) {
        if (!(mad_piece_at(s, v[i].ref)->flags & MF_DROPPED))
            continue;
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "where", mad_place(s, v[i].ref));
        um_fact_ref(c, "leader", leader);
        um_decide(c, MR_8_42, UM_NO);
    }
}

/* 8.72: one force moves and fights to the end before the other moves. */
static void decide_in_turn(um_ctx *c, const mad_state *s, const um_value *v, int group)
{
    int before = 1 - group;
    if (s->play.mode != MAD_MODE_CAMPAIGN || s->play.group == group || !group_moved(c, s, before))
        return;
    if (group_moved(c, s, group)) {
        um_fact_ref(c, "who", v[0].ref);
        um_decide(c, MR_8_72, UM_NO);
    }
    int space = unsettled(c, s, before);
    um_fact_ref(c, "who", v[0].ref);
    if (space >= 0)
        um_fact_ref(c, "where", mad_space_ref(space));
    um_decide(c, MR_8_72, um_sure(space < 0));
    int box = disputed_box(c, s, before);
    if (box >= 0) {
        um_fact_ref(c, "who", v[0].ref);
        um_fact_ref(c, "where", mad_lake_ref(box));
        um_decide(c, MR_8_72, UM_NO);
    }
}

/* A leader who is said to lead is one whom the card activates. */
static void decide_named(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref named = leader_named(a);
    if (named == UM_NONE || s->play.leader[0] == named || s->play.leader[1] == named)
        return;
    um_fact_ref(c, "named", named);
    um_decide(c, s->play.mode == MAD_MODE_CAMPAIGN ? MR_8_71 : MR_8_31_2, UM_NO);
}

/* 8.31, 8.4 to 8.7: the movers of an action are paid for by the play under way, as its leader's or as
 * single units. */
void mad_decide_activation(um_ctx *c, const mad_state *s, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    if (!s->play.open) {
        um_decide(c, MR_8_31, um_missing(c, "the card play that moves them"));
        return;
    }
    int group = mad_group_of(s, a, v, n);
    if (!s->play.after_end)
        mad_decide_not_over(c, s);
    mad_decide_own_pieces(c, s, v, n);
    mad_decide_use(c, s,
                   s->play.mode == MAD_MODE_LEADER || s->play.mode == MAD_MODE_CAMPAIGN ? s->play.mode
                                                                                        : MAD_MODE_UNITS);
    if (s->play.mode == MAD_MODE_EVENT) {
        judge_event_move(c, s, v, n);
        return;
    }
    decide_weather(c, s, a, v, n, group);
    decide_named(c, s, a);
    decide_declaration(c, s);
    decide_second_move(c, s, v, n, group);
    decide_in_turn(c, s, v, group);
    decide_left(c, s, s->play.leader[group], v, n);
    if (s->play.leader[group] != UM_NONE)
        mad_decide_led(c, s, a, param, group);
    else
        judge_units(c, s, a, param);
}

static void visit_space(mad_state *s, int group, um_ref place)
{
    if (um_ref_kind(place) == MK_SPACE)
        um_bit_set(&s->play.visited[group], um_ref_row(place));
    else if (um_ref_kind(place) == MK_LAKE)
        s->sea.visited[group] |= (uint8_t)(1u << um_ref_row(place));
}

/* 8.41: his way, where it is not told, led him by the space in which somebody joined him. */
static void go_round_by(um_ctx *c, mad_state *s, int group, um_ref place)
{
    if (mad_has_visited(s, group, place))
        return;
    um_range cost = mad_way_round_by(c, s, group, place);
    mad_piece *leader = mad_piece_of(s, s->play.leader[group]);
    if (cost.lo >= UM_NEVER)
        return;
    visit_space(s, group, place);
    leader->spent_lo = cost.lo > leader->spent_lo ? um_u8(cost.lo) : leader->spent_lo;
    leader->spent_hi = cost.hi > leader->spent_hi ? um_u8(cost.hi) : leader->spent_hi;
}

void mad_activate(um_ctx *c, mad_state *s, const um_action *a, int param)
{
    int n, legs;
    const um_value *v = um_values_of(a, param, &n);
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    int group = mad_group_of(s, a, v, n);
    s->play.group = (uint8_t)group;
    s->play.did_move = true;
    um_ref leader = s->play.leader[group];
    if (leader == UM_NONE) {
        if (s->play.space == UM_NONE)
            s->play.space = mad_piece_at(s, v[0].ref)->origin;
        s->play.activated = um_u8(s->play.activated + new_members(s, v, n, MK_UNIT) +
                                  new_members(s, v, n, MK_LEADER) + new_members(s, v, n, MK_SHIP));
        s->play.leader_units = um_u8(s->play.leader_units + new_members(s, v, n, MK_LEADER));
    } else {
        for (int i = 0; i < legs && mad_named_among(v, n, leader); i++) {
            visit_space(s, group, path[i].ref);
            s->play.way_open[group] |= path[i].gap;
        }
        for (int i = 0; i < n; i++)
            go_round_by(c, s, group, mad_place(s, v[i].ref));
    }
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        m->flags |= MF_ACTIVATED;
        m->flags &= (uint16_t)~MF_DROPPED;
        m->group = (int8_t)group;
        for (int k = 0; k < legs && a->verb == MV_MOVE; k++)
            for (int h = 0; h < s->play.nhits; h++)
                if (path[k].ref == s->play.hit[h].at)
                    m->rained |= (uint8_t)(1u << h);
    }
}

/* ---- picking up and dropping off (8.42, 8.43, 8.44) ---- */

static int leader_of(const mad_state *s, const um_action *a, int param)
{
    um_ref leader = um_ref_arg(a, param);
    if (leader == UM_NONE)
        leader = s->play.leader[s->play.group];
    return leader == UM_NONE ? -1 : um_ref_row(leader);
}

/* 8.42: a space that is stated for it is where the leader stands. */
static void decide_stated_place(um_ctx *c, const mad_state *s, const um_action *a, int leader)
{
    um_ref stated = um_ref_arg(a, MP_PICK_SPACE), at = mad_place(s, mad_leader_ref(leader));
    if (stated == UM_NONE)
        return;
    um_fact_ref(c, "leader", mad_leader_ref(leader));
    um_fact_ref(c, "stated", stated);
    um_fact_ref(c, "stands at", at);
    um_decide(c, MR_8_42, um_sure(stated == at));
}

/* The activation that the leader of a statement has, else the one under way. */
static int group_of_leader(const mad_state *s, int leader)
{
    for (int g = 0; g < 2 && leader >= 0; g++)
        if (s->play.leader[g] == mad_leader_ref(leader))
            return g;
    return s->play.group;
}

/* 8.42: an activated leader takes along who stands where he is; 8.61: single units take nobody. */
void mad_judge_pick_up(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, leader = leader_of(s, a, MP_PICK_LEADER);
    const um_value *v = um_values_of(a, MP_PICK_PIECES, &n);
    int group = group_of_leader(s, leader);
    if (s->play.leader[group] == UM_NONE) {
        um_decide(c, MR_8_61, s->play.open ? UM_NO : um_missing(c, "the card play that moves them"));
        return;
    }
    um_ref at = mad_place(s, mad_leader_ref(leader));
    decide_stated_place(c, s, a, leader);
    for (int i = 0; i < n; i++) {
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "where", mad_place(s, v[i].ref));
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_8_42, um_sure(mad_place(s, v[i].ref) == at));
        if (mad_piece_at(s, v[i].ref)->group >= 0 && mad_piece_at(s, v[i].ref)->group != group) {
            um_fact_ref(c, "who", v[i].ref);
            um_decide(c, MR_8_72, UM_NO);
        }
    }
}

void mad_apply_pick_up(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_PICK_PIECES, &n);
    int group = group_of_leader(s, leader_of(s, a, MP_PICK_LEADER));
    (void)c;
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        m->group = (int8_t)group;
        m->flags &= (uint16_t)~MF_DROPPED;
    }
}

/* 8.42, 8.61: only a leader leaves pieces behind, in the space where he is. */
void mad_judge_drop_off(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, leader = leader_of(s, a, MP_PICK_LEADER);
    const um_value *v = um_values_of(a, MP_PICK_PIECES, &n);
    if (leader < 0) {
        um_decide(c, MR_8_61, s->play.open ? UM_NO : um_missing(c, "the card play that moves them"));
        return;
    }
    um_ref at = mad_place(s, mad_leader_ref(leader));
    decide_stated_place(c, s, a, leader);
    for (int i = 0; i < n; i++) {
        um_fact_ref(c, "who", v[i].ref);
        um_fact_ref(c, "leader", mad_leader_ref(leader));
        um_decide(c, MR_8_42, um_sure(mad_place(s, v[i].ref) == at));
    }
}

void mad_apply_drop_off(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_PICK_PIECES, &n);
    (void)c;
    for (int i = 0; i < n; i++)
        mad_piece_of(s, v[i].ref)->flags |= MF_DROPPED;
}
