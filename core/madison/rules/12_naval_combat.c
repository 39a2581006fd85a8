/* Naval combat (12): one roll for a lake box, what it costs, and who leaves. */
#include "core/madison/rules/12_naval_combat.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/12_naval_odds.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/verbs.h"

#include <string.h>

/* ---- the fight ---- */

/* 12.1: ships that came into a box with enemies fight there, and the mover attacks. */
void mad_judge_naval_combat(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref place = um_ref_arg(a, MP_NCOMBAT_LAKE);
    if (um_ref_kind(place) != MK_LAKE) { /* ships meet nowhere else */
        um_fact_ref(c, "where", place);
        um_use(c, MR_2_4);
        um_decide(c, MR_12_1, UM_NO);
        return;
    }
    mad_close_sea_fight(c, s); /* one is over before the next */
    int side = s->play.open ? s->play.side : MAD_NOBODY;
    for (int p = MP_NCOMBAT_ATTACKERS; p <= MP_NCOMBAT_DEFENDERS; p++) {
        int n;
        const um_value *v = um_values_of(a, p, &n);
        for (int i = 0; i < n; i++) {
            bool land = mad_sea_is_land_leader(c, v[i].ref);
            um_fact_ref(c, "who", v[i].ref);
            if (land) {
                um_decide(c, MR_3_36, UM_NO);
                continue;
            }
            bool own = (mad_side_of(c, v[i].ref) == side) == (p == MP_NCOMBAT_ATTACKERS);
            um_decide(c, MR_12_1, um_sure(mad_place(s, v[i].ref) == place && (own || side == MAD_NOBODY)));
            if (um_ref_kind(v[i].ref) == MK_SHIP && mad_piece_at(s, v[i].ref)->face) {
                um_fact_ref(c, "who", v[i].ref);
                um_decide(c, MR_12_42, UM_NO);
            }
        }
    }
    bool both =
        mad_sea_ships(c, s, place, MAD_US, false, NULL) && mad_sea_ships(c, s, place, MAD_BR, false, NULL);
    um_fact_ref(c, "where", place);
    um_use(c, MR_2_4);
    um_decide(c, MR_12_1, um_sure(both));
}

void mad_apply_naval_combat(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref place = um_ref_arg(a, MP_NCOMBAT_LAKE);
    mad_sea *sea = &s->sea;
    if (um_ref_kind(place) != MK_LAKE)
        return;
    sea->open = true;
    sea->rolled = false;
    sea->lake = place;
    sea->lead[0] = sea->lead[1] = UM_NONE;
    sea->second = 0;
    sea->fight_step = c->step;
    sea->attacker = s->play.open ? s->play.side : MAD_US;
    int n;
    const um_value *v = um_values_of(a, MP_NCOMBAT_ATTACKERS, &n);
    if (!s->play.open && n)
        sea->attacker = (int8_t)mad_side_of(c, v[0].ref);
    memset(sea->in, 0, sizeof sea->in);
    memset(sea->leader_in, 0, sizeof sea->leader_in);
    memset(sea->replaced, 0, sizeof sea->replaced);
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        if (s->ship[i].at == place && !s->ship[i].face)
            sea->in[i >> 3] |= (uint8_t)(1u << (i & 7));
    for (int i = 0; i < mad_map_of(c)->nleaders; i++)
        if (s->leader[i].at == place)
            sea->leader_in[i >> 3] |= (uint8_t)(1u << (i & 7));
    for (int side = 0; side < 2; side++) {
        sea->cards[side] = 0;
        sea->lost[side] = 0;
        sea->able[side] = (uint8_t)mad_sea_fighters(c, s, side, NULL);
    }
}

/* 12.32: the lead is an undamaged ship of one's own in the fight. */
void mad_judge_naval_lead(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_LEAD_SIDE, MAD_US);
    um_ref ship = um_ref_arg(a, MP_LEAD_UNIT);
    bool fit = s->sea.open && mad_sea_in_fight(s, um_ref_row(ship)) && mad_side_of(c, ship) == side &&
               !s->ship[um_ref_row(ship)].face;
    um_fact_ref(c, "who", ship);
    um_decide(c, MR_12_32, um_sure(fit && !s->sea.rolled));
    if (!um_has_arg(a, MP_LEAD_CLASS))
        return;
    um_range printed = um_word(c, MK_SHIP, um_ref_row(ship), MAD_SHIP_CLASS);
    um_fact_ref(c, "who", ship);
    um_fact_text(c, "claimed", "%s", mad_class_words[um_int_arg(a, MP_LEAD_CLASS, MAD_CLASS_C)]);
    um_use(c, MR_3_22);
    um_decide_claim(c, MR_12_32, um_eq(printed, um_exactly(um_int_arg(a, MP_LEAD_CLASS, MAD_CLASS_C))));
}

void mad_apply_naval_lead(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    s->sea.lead[um_int_arg(a, MP_LEAD_SIDE, MAD_US)] = um_ref_arg(a, MP_LEAD_UNIT);
}

/* 12.36, 8.31(7): one battle card a side, before the dice, worth one. */
void mad_decide_naval_card(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    um_ref card = um_ref_arg(a, MP_BCARD_CARD);
    um_fact_ref(c, "card", card);
    um_use(c, MR_12_36);
    um_decide(c, MR_8_31_7, um_sure(side >= 0 && s->sea.cards[side] == 0 && !s->sea.rolled));
    if (card == UM_NONE)
        um_decide(c, MR_8_31_7, um_missing(c, "which card was played"));
    else if (side >= 0)
        mad_decide_battle_card(c, s, card, side);
    if (!um_has_arg(a, MP_BCARD_DRM))
        return;
    int drm = um_int_arg(a, MP_BCARD_DRM, 0);
    um_fact_int(c, "claimed", drm);
    um_decide_claim(c, MR_12_36, um_sure(drm == 1 || drm == -1));
}

void mad_use_naval_card(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    s->sea.cards[side]++;
    mad_use_card(c, s, um_ref_arg(a, MP_BCARD_CARD), side, mad_box(c, MAD_BOX_DISCARD, side));
}

static bool is_die(int number)
{
    return number >= 1 && number <= 6;
}

/* The state as the dice leave it: the modified roll is kept, ships change after it. */
static void roll_dice(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_NROUND_DIE, &n);
    um_range drm = mad_naval_drm(c, s, MAD_DRM_TOTAL);
    bool shown = n == 0 || is_die(v[0].num);
    um_range die = n ? um_exactly(v[0].num) : um_span(1, 6);
    s->sea.roll = shown ? um_add(die, drm) : um_exactly(-UM_NEVER);
    s->sea.no_die = n == 0;
    s->sea.no_lead = false;
    for (int side = 0; side < 2; side++)
        s->sea.no_lead |= s->sea.lead[side] == UM_NONE && !um_known(mad_sea_lead_class(c, s, side));
    s->sea.rolled = true;
    int second = um_int_arg(a, MP_NROUND_SECOND, 0);
    bool fit = !um_has_arg(a, MP_NROUND_SECOND) || is_die(second);
    s->sea.second = (uint8_t)(fit ? second : MAD_NO_DIE);
    s->sea.bad_dice = !shown || !fit;
}

/* 12.2: one die, one round. */
void mad_judge_naval_round(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_NROUND_DIE, &n);
    if (!s->sea.open)
        return; /* it cannot be carried out */
    um_fact_int(c, "dice", n);
    um_decide(c, MR_12_2, um_sure(!s->sea.rolled && n <= 1));
    if (n == 1) {
        um_fact_int(c, "die", v[0].num);
        um_decide(c, MR_12_2, um_sure(is_die(v[0].num)));
    }
    if (um_has_arg(a, MP_NROUND_SECOND)) { /* 12.41: so is the victor's */
        int second = um_int_arg(a, MP_NROUND_SECOND, 0);
        um_fact_int(c, "die", second);
        um_use(c, MR_12_41);
        um_decide(c, MR_12_2, um_sure(is_die(second)));
    }
    if (um_has_arg(a, MP_NROUND_DRM)) {
        um_fact_int(c, "claimed", um_int_arg(a, MP_NROUND_DRM, 0));
        um_range drm = mad_naval_drm(c, s, MAD_DRM_TOTAL);
        um_fact_range(c, "by the rules", drm);
        um_decide_claim(c, MR_12_2, um_eq(drm, um_exactly(um_int_arg(a, MP_NROUND_DRM, 0))));
    }
    if (um_has_arg(a, MP_NROUND_RESULT)) {
        mad_state after = *s;
        um_ctx quiet = um_quiet(c);
        roll_dice(&quiet, &after, a);
        um_fact_range(c, "roll", after.sea.roll);
        um_range w = mad_sea_table_word(c, &after, MAD_NCRT_WINNER, 2);
        um_decide_claim(c, MR_12_2, um_eq(w, um_exactly(um_int_arg(a, MP_NROUND_RESULT, 0))));
    }
}

void mad_refuse_naval_round(um_ctx *c, const mad_state *s, const um_action *a)
{
    (void)a;
    if (!s->sea.open)
        um_refuse(c, "no naval fight is under way", UM_NONE);
}

void mad_apply_naval_round(um_ctx *c, mad_state *s, const um_action *a)
{
    roll_dice(c, s, a);
    s->sea.fought |= (uint8_t)(1u << um_ref_row(s->sea.lake));
    s->sea.round_step = c->step;
}

/* ---- losses (12.41, 12.42) ---- */

static bool taken(const um_value *v)
{
    return v->mark == MAD_MARK_REMOVED;
}

/* Ships that strike: the lead, or the whole fleet. */
static void decide_struck(um_ctx *c, const mad_state *s, const um_value *v, int n, int side, um_range result)
{
    bool all = true, lead = true;
    for (int i = 0; i < n; i++) {
        all &= taken(&v[i]);
        lead &= s->sea.lead[side] == UM_NONE || v[i].ref == s->sea.lead[side];
    }
    um_truth fleet = mad_sea_strikes(result, MAD_NAV_FLEET_STRIKES),
             one = mad_sea_strikes(result, MAD_NAV_LEAD_STRIKES);
    um_fact_ref(c, "who", v[0].ref);
    um_decide(c, MR_12_41,
              um_or(um_and(fleet, um_sure(all)),
                    um_and(one, um_sure(all && lead && n == 1 && !s->sea.lost[side]))));
}

/* Turned over: the lead first, each once, as many as the result says. */
static void decide_turned(um_ctx *c, const mad_state *s, const um_value *v, int n, int side)
{
    um_ref lead = s->sea.lead[side];
    if (!s->sea.lost[side] && lead != UM_NONE) {
        um_fact_ref(c, "who", v[0].ref);
        um_fact_ref(c, "lead", lead);
        um_decide(c, MR_12_42, um_sure(v[0].ref == lead));
    }
    for (int i = 0; i < n; i++) {
        int row = um_ref_row(v[i].ref);
        um_truth fit = um_sure(mad_sea_in_fight(s, row) && !s->ship[row].face);
        if (taken(&v[i])) { /* R-schooner-step: a ship without a damaged side is lost at once */
            um_range type = um_word(c, MK_SHIP, row, MAD_SHIP_TYPE);
            bool data = type.lo <= MAD_SLOOP && um_ruled(c, MAD_RUL_SCHOONER_STEP, MAD_O_SCHOONER_STEP_DATA);
            fit = um_and(fit, data ? um_missing(c, "whether the ship has a damaged side") : UM_NO);
        }
        um_fact_ref(c, "who", v[i].ref);
        um_decide(c, MR_12_42, fit);
    }
    um_range due = mad_sea_ships_due(c, s, side);
    um_fact_int(c, "lost", s->sea.lost[side] + n);
    um_fact_range(c, "due", due);
    um_decide(c, MR_12_42, um_le(um_exactly(s->sea.lost[side] + n), due));
}

/* 12.41, 12.42: ships that strike are lost, others are turned over. */
void mad_judge_naval_loss(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_LOSS_UNITS, &n);
    int side = mad_side_of(c, v[0].ref);
    if (!s->sea.rolled) {
        um_decide(c, MR_12_42, UM_NO);
        return;
    }
    um_range result = mad_sea_suffers(c, s, side);
    um_truth strike = um_ge(result, um_exactly(MAD_NAV_LEAD_STRIKES));
    bool all = true;
    for (int i = 0; i < n; i++)
        all &= taken(&v[i]);
    if (strike == UM_YES || (strike == UM_MAYBE && all))
        decide_struck(c, s, v, n, side, result);
    else
        decide_turned(c, s, v, n, side);
}

void mad_apply_naval_loss(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_LOSS_UNITS, &n);
    int side = mad_side_of(c, v[0].ref);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        if (taken(&v[i]))
            mad_stand(s, v[i].ref, mad_box(c, MAD_BOX_ELIMINATED, side));
        else
            m->face = 1;
        m->step = c->step;
    }
    s->sea.lost[side] = um_u8(s->sea.lost[side] + n);
}

/* ---- leaving the box (12.5) ---- */

/* 2.6: from Huron first to a friendly port of Huron. */
static um_truth huron_port(um_ctx *c, const mad_state *s, int side, int lake)
{
    um_truth t = UM_NO;
    if (um_is(c, MK_LAKE, lake, MAD_LAKE_ROLE, MAD_LAKE_HURON) == UM_NO)
        return UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        um_truth on = mad_sea_on_lake(c, s, mad_space_ref(i), lake);
        if (on != UM_NO)
            t = um_or(t, um_and(on, mad_friendly(c, s, i, side)));
    }
    return t;
}

/* 12.52, 12.53: a friendly space of the lake, or nothing if there is none. */
static void decide_port(um_ctx *c, const mad_state *s, um_ref ship, int lake, um_ref to)
{
    int side = mad_side_of(c, ship), row = um_ref_row(to);
    bool damaged = mad_piece_at(s, ship)->face;
    um_fact_ref(c, "who", ship);
    if (to == UM_NONE) {
        um_decide(c, MR_12_53, um_not(mad_any_port(c, s, side, lake)));
        return;
    }
    um_truth on = mad_sea_on_lake(c, s, to, lake), port = mad_port(c, s, side, lake, row);
    if (port != UM_YES && damaged &&
        um_ruled(c, MAD_RUL_DAMAGED_VESSEL_DESTINATION, MAD_O_DAMAGED_VESSEL_DESTINATION_ANY))
        port = um_or(on, port);
    um_fact_ref(c, "to", to);
    if (on != UM_YES) {
        um_use(c, MR_2_6);
        um_use(c, MR_12_53);
    }
    um_decide(c, MR_12_52, port);
    um_truth first = huron_port(c, s, side, lake);
    if (first != UM_NO) {
        um_fact_ref(c, "who", ship);
        um_fact_ref(c, "to", to);
        um_decide(c, MR_2_6, um_or(on, um_not(first)));
    }
}

/* It was in the box when the dice fell, and is there still. */
static bool leaves_fight(const mad_state *s, um_ref ship)
{
    const mad_piece *m = mad_piece_at(s, ship);
    return m->at == s->sea.lake && (mad_sea_in_fight(s, um_ref_row(ship)) || m->step <= s->sea.round_step);
}

/* 12.41: its whole fleet surrenders, and none of it sails home. */
static bool has_struck(um_ctx *c, const mad_state *s, int side)
{
    um_range result = mad_sea_suffers(c, s, side);
    return um_and(mad_sea_strikes(result, MAD_NAV_FLEET_STRIKES),
                  um_not(mad_sea_unsure_dice(c, s, result))) == UM_YES;
}

/* 12.1: not before the dice; 12.2, 12.51: the loser, and who is damaged. */
void mad_judge_naval_retreat(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_NRETREAT_SHIPS, &n);
    um_ref to = um_ref_arg(a, MP_NRETREAT_TO);
    if (!s->sea.rolled) { /* no retreat before a naval fight */
        um_decide(c, MR_12_1, UM_NO);
        return;
    }
    um_range winner = mad_naval_winner(c, s);
    int lake = um_ref_row(s->sea.lake);
    for (int i = 0; i < n; i++) {
        int side = mad_side_of(c, v[i].ref);
        if (um_ref_kind(v[i].ref) == MK_LEADER && um_ref_kind(to) == MK_SPACE)
            decide_port(c, s, v[i].ref, lake, to);
        if (um_ref_kind(v[i].ref) != MK_SHIP)
            continue;
        if (!leaves_fight(s, v[i].ref)) {
            um_fact_ref(c, "who", v[i].ref);
            um_decide(c, MR_12_2, UM_NO);
            continue;
        }
        if (!mad_piece_at(s, v[i].ref)->face) { /* the winner's sound ships stay */
            um_fact_ref(c, "who", v[i].ref);
            um_use(c, MR_12_51);
            um_decide(c, MR_12_2, um_not(um_eq(winner, um_exactly(side))));
        }
        if (to != UM_NONE && has_struck(c, s, side)) {
            um_fact_ref(c, "who", v[i].ref);
            um_decide(c, MR_12_41, UM_NO);
        }
        decide_port(c, s, v[i].ref, lake, to);
    }
}

/* A leader goes with the last of his ships, named or not: he keeps no box by himself (11.15). */
static void take_leaders(um_ctx *c, mad_state *s, um_ref to, int side)
{
    um_ref leaders[MAD_SEA_MAX];
    if (mad_sea_ships(c, s, s->sea.lake, side, true, NULL))
        return;
    int n = mad_sea_naval_leaders(c, s, s->sea.lake, side, leaders);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, leaders[i]);
        mad_stand(s, leaders[i], to);
        m->step = c->step;
    }
}

void mad_apply_naval_retreat(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_NRETREAT_SHIPS, &n);
    um_ref to = um_ref_arg(a, MP_NRETREAT_TO);
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, v[i].ref);
        bool ship = um_ref_kind(v[i].ref) == MK_SHIP;
        if (to == UM_NONE && !ship)
            continue;
        m->last = m->at;
        mad_stand(s, v[i].ref, to == UM_NONE ? mad_box(c, MAD_BOX_ELIMINATED, mad_side_of(c, v[i].ref)) : to);
        m->step = c->step;
    }
    if (to != UM_NONE && s->sea.rolled)
        take_leaders(c, s, to, mad_side_of(c, v[0].ref));
}

/* ---- captured leaders (12.6, 3.42) ---- */

/* The counter that a name is the back of. */
static int counter_of(const um_ctx *c, int leader)
{
    for (int i = 0; i < mad_map_of(c)->nleaders; i++) {
        const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_LEADER, i, MAD_LEADER_REVERSE));
        if (d->lo == mad_leader_ref(leader))
            return i;
    }
    return leader;
}

/* His fleet struck: the whole for certain; where only the lead did, the book does not say whose it was. */
static um_truth was_captured(um_ctx *c, const mad_state *s, int leader)
{
    if (um_ref_kind(s->leader[leader].at) == MK_BOX)
        return UM_YES; /* taken before, and waiting for a space */
    if (!s->sea.rolled || !mad_sea_leader_in_fight(s, leader) || mad_byte_bit(s->sea.replaced, leader))
        return UM_NO; /* nor is he taken twice in one fight */
    int side = mad_side_of(c, mad_leader_ref(leader));
    um_truth all = mad_sea_all_struck(c, s, side),
             lead = mad_sea_strikes(mad_sea_suffers(c, s, side), MAD_NAV_LEAD_STRIKES);
    if (all == UM_NO && lead == UM_YES)
        return um_unruled(c, "whether a leader is taken when only the lead ship strikes");
    return um_or(all, lead);
}

/* 12.6, 3.42, R-naval-leader-return: a friendly space of the lake of the fight. */
static um_truth return_town(um_ctx *c, const mad_state *s, int leader, int space)
{
    int side = mad_side_of(c, mad_leader_ref(leader));
    um_truth lakeside = UM_NO, his = UM_NO;
    for (int l = 0; l < mad_map_of(c)->nlakes; l++) {
        um_truth on = mad_sea_on_lake(c, s, mad_space_ref(space), l);
        lakeside = um_or(lakeside, on);
        um_truth same = s->sea.rolled && mad_sea_leader_in_fight(s, leader)
                            ? um_sure(s->sea.lake == mad_lake_ref(l))
                            : um_or(um_is_ref(c, MK_LEADER, leader, MAD_LEADER_LAKE, mad_lake_ref(l)),
                                    um_is_ref(c, MK_LEADER, leader, MAD_LEADER_LAKE2, mad_lake_ref(l)));
        his = um_or(his, um_and(on, same));
    }
    if (his != UM_YES && um_ruled(c, MAD_RUL_NAVAL_LEADER_RETURN, MAD_O_NAVAL_LEADER_RETURN_ANY_FRIENDLY))
        his = lakeside;
    return his == UM_NO ? UM_NO : um_and(his, mad_friendly(c, s, space, side));
}

static um_truth any_return_town(um_ctx *c, const mad_state *s, int leader)
{
    um_truth t = UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && t != UM_YES; i++)
        t = um_or(t, return_town(c, s, leader, i));
    return t;
}

/* 12.6, 3.42: a captured leader's successor comes at once if there is a space for him. */
void mad_judge_naval_return(um_ctx *c, const mad_state *s, const um_action *a)
{
    int leader = counter_of(c, um_ref_row(um_ref_arg(a, MP_NRETURN_LEADER)));
    um_ref to = um_ref_arg(a, MP_NRETURN_SPACE);
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_decide(c, MR_12_6, um_and(mad_is_naval(c, leader), was_captured(c, s, leader)));
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_use(c, MR_3_42);
    if (to == UM_NONE) {
        um_decide(c, MR_12_6, um_not(any_return_town(c, s, leader)));
        return;
    }
    um_fact_ref(c, "to", to);
    um_decide(c, MR_12_6, return_town(c, s, leader, um_ref_row(to)));
}

void mad_apply_naval_return(um_ctx *c, mad_state *s, const um_action *a)
{
    int leader = counter_of(c, um_ref_row(um_ref_arg(a, MP_NRETURN_LEADER)));
    um_ref to = um_ref_arg(a, MP_NRETURN_SPACE);
    mad_piece *m = &s->leader[leader];
    bool waiting = um_ref_kind(m->at) == MK_BOX;
    if (s->sea.rolled && mad_sea_leader_in_fight(s, leader))
        mad_byte_set(s->sea.replaced, leader);
    if (!waiting) /* he is turned once, when he is taken */
        m->face = !m->face;
    mad_stand(s, mad_leader_ref(leader),
              to == UM_NONE ? mad_box(c, MAD_BOX_OFF_MAP, mad_side_of(c, mad_leader_ref(leader))) : to);
    m->step = c->step;
}

/* ---- what a fight must leave in order (12.4, 12.6) ---- */

/* What a side suffers, or who won, is doubtful where a die that decides it is such as no die shows: then all
 * who fought are tainted by the step that threw it. */
um_truth mad_sea_unsure_dice(um_ctx *c, const mad_state *s, um_range result)
{
    bool first = s->sea.roll.lo <= -UM_NEVER,
         second = s->sea.second == MAD_NO_DIE && mad_sea_strikes(result, MAD_NAV_LOSS_ROLL) != UM_NO;
    um_truth clean = UM_YES;
    for (int i = 0; i < mad_map_of(c)->nships && s->sea.bad_dice && (first || second); i++)
        if (mad_sea_in_fight(s, i))
            clean = um_and(clean, um_clean(c, mad_object(c, mad_ship_ref(i))));
    return um_not(clean);
}

/* 12.41, 12.42: a fleet has lost and turned the ships that the table asked for. */
static void close_losses(um_ctx *c, const mad_state *s, int side)
{
    um_range result = mad_sea_suffers(c, s, side);
    um_truth fleet = mad_sea_strikes(result, MAD_NAV_FLEET_STRIKES),
             lead = mad_sea_strikes(result, MAD_NAV_LEAD_STRIKES);
    int left = 0;
    for (int i = 0; i < mad_map_of(c)->nships; i++)
        left += mad_sea_in_fight(s, i) && mad_side_of(c, mad_ship_ref(i)) == side &&
                !mad_in_box(c, s->ship[i].at, MAD_BOX_ELIMINATED);
    bool gone = left < s->sea.able[side];
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_int(c, "lost", s->sea.lost[side]);
    um_decide(c, MR_12_41,
              um_or(mad_sea_unsure_dice(c, s, result),
                    um_and(um_if(fleet, um_sure(left == 0)), um_if(lead, um_sure(gone)))));
    if (mad_sea_strikes(result, MAD_NAV_LOSS_ROLL) == UM_YES && !s->sea.second) {
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_decide(
            c, MR_12_41,
            um_or(mad_sea_unsure_dice(c, s, result), um_missing(c, "the victor's die for his own losses")));
        return;
    }
    um_range due = mad_sea_ships_due(c, s, side);
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_int(c, "lost", s->sea.lost[side]);
    um_fact_range(c, "due", due);
    um_decide(c, MR_12_42,
              um_or(mad_sea_unsure_dice(c, s, result), um_ge(um_exactly(s->sea.lost[side]), due)));
}

/* 12.6: nobody commands where his whole fleet has struck. */
static void close_leaders(um_ctx *c, const mad_state *s)
{
    for (int i = 0; i < mad_map_of(c)->nleaders; i++) {
        int side = mad_side_of(c, mad_leader_ref(i));
        if (!mad_sea_leader_in_fight(s, i))
            continue;
        um_truth struck = mad_sea_all_struck(c, s, side);
        bool home = um_ref_kind(s->leader[i].at) == MK_SPACE;
        bool waits = um_ref_kind(s->leader[i].at) == MK_BOX;
        um_truth done = home ? UM_YES : waits ? um_not(any_return_town(c, s, i)) : UM_NO;
        um_fact_ref(c, "who", mad_leader_ref(i));
        um_use(c, MR_3_42);
        um_fault(c, side);
        um_decide(c, MR_12_6, um_if(struck, done));
        um_fault(c, -1);
    }
}

/* The fight is over, be it that the play ends or that another begins. */
void mad_close_sea_fight(um_ctx *c, const mad_state *s)
{
    if (!s->sea.open || !s->sea.rolled)
        return;
    um_about(c, s->sea.round_step == c->step ? 0 : s->sea.round_step);
    for (int side = MAD_US; side <= MAD_BR; side++) {
        um_fault(c, side);
        close_losses(c, s, side);
    }
    um_fault(c, -1);
    close_leaders(c, s);
    um_about(c, 0);
}
