/* The flow of a land battle (10.1, 10.2, 10.31, 10.43, 10.6): opening, leads, cards, dice.
 *
 *   somebody enters a space with enemy units          09_movement.c, 11_transport.c
 *     they retreat before combat, or must (9:1)       09_retreat_before_combat.c
 *     or the battle opens                             mad_open_combat
 *       each round: leads, leaders, cards, dice       here; modifiers in board/10_drm.c
 *       losses, lead first                            10_losses.c
 *       somebody must retreat, or another round       board/10_battle.c, 10_retreat.c
 *   the play ends: one side only is left              10_end_of_play.c */
#include "core/madison/rules/10_combat.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_crt.h"
#include "core/madison/board/10_drm.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/10_odds.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/09_retreat_before_combat.h"
#include "core/madison/rules/10_end_of_play.h"
#include "core/madison/rules/12_naval_combat.h"
#include "core/madison/verbs.h"

#include <string.h>

/* ---- opening ---- */

static void start_round(mad_combat *k, int number)
{
    k->round = (uint8_t)number;
    k->rolled = false;
    k->ndice = 0;
    k->result = MAD_RES_NONE;
    um_range left[] = {mad_owed(k, 0), mad_owed(k, 1)};
    k->may = k->kept = 0;
    for (int i = 0; i < 2; i++) {
        mad_side_combat *p = &k->side[i];
        p->left = left[i];
        p->lead = UM_NONE;
        p->lead_class = MAD_CLASS_NONE;
        p->cards = 0;
        p->lost = 0;
        p->went = UM_NONE;
    }
}

/* 10.72(1): the spaces that the attackers came from, which the defender does not retreat to. */
static void note_entries(um_ctx *c, mad_state *s)
{
    mad_combat *k = &s->combat;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (mad_place(s, mad_unit_ref(u)) == k->space && mad_side_of(c, mad_unit_ref(u)) == k->attacker &&
            um_ref_kind(s->unit[u].last) == MK_SPACE)
            um_bit_set(&k->from, um_ref_row(s->unit[u].last));
}

void mad_open_combat(um_ctx *c, mad_state *s, um_ref space, int attacker, int step)
{
    mad_combat *k = &s->combat;
    bool arrival = mad_arriving(c, s, um_ref_row(space)) != MAD_NOBODY;
    bool named_only = k->open && !k->rolled && k->round <= 1;
    for (int g = 0; g < 2 && named_only; g++)
        um_bit_clear(&s->play.attacked[g], um_ref_row(k->space)); /* it is still to be fought */
    memset(k, 0, sizeof *k);
    k->open = true;
    k->arrival = arrival;
    k->space = space;
    k->attacker = (int8_t)attacker;
    k->opened_step = step;
    for (int i = 0; i < 2; i++) {
        mad_side_combat *p = &k->side[i];
        p->leader = p->went = UM_NONE;
    }
    start_round(k, 1);
    note_entries(c, s);
    if (s->play.open)
        um_bit_set(&s->play.attacked[s->play.group], um_ref_row(space));
}

/* The space that a statement about a battle means: the one named, the battle under way, or the one
 * where both sides stand. */
static um_ref meant_space(um_ctx *c, const mad_state *s, um_ref named)
{
    if (named != UM_NONE)
        return named;
    if (s->combat.open && !s->combat.over)
        return s->combat.space;
    if (s->combat.arrival && !s->combat.open)
        return s->combat.space;
    um_ctx quiet = um_quiet(c);
    um_ref found = UM_NONE;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (mad_count_units(s, &quiet, i, MAD_US) && mad_count_units(s, &quiet, i, MAD_BR)) {
            bool fought = um_bit(&s->play.attacked[0], i) || um_bit(&s->play.attacked[1], i);
            if (found == UM_NONE || !fought)
                found = mad_space_ref(i);
        }
    return found;
}

um_ref mad_meant_space(um_ctx *c, const mad_state *s)
{
    return meant_space(c, s, UM_NONE);
}

/* Who arrives there, the side whose play it is, else whoever moved in. */
int mad_meant_attacker(um_ctx *c, const mad_state *s, um_ref space)
{
    int arriving = mad_arriving(c, s, um_ref_row(space));
    if (arriving != MAD_NOBODY)
        return arriving;
    if (s->play.open)
        return s->play.side;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (mad_place(s, mad_unit_ref(u)) == space && (s->unit[u].flags & (MF_MOVED | MF_LANDED)))
            return mad_side_of(c, mad_unit_ref(u)) == MAD_BR ? MAD_BR : MAD_US;
    return MAD_US;
}

static int meant_attacker(um_ctx *c, const mad_state *s, const um_action *a, um_ref space)
{
    int n = 0;
    const um_value *v = a->verb == MV_COMBAT ? um_values_of(a, MP_COMBAT_ATTACKERS, &n) : NULL;
    if (n)
        return mad_side_of(c, v[0].ref) == MAD_BR ? MAD_BR : MAD_US;
    return mad_meant_attacker(c, s, space);
}

/* Attackers whose legs the record does not show came from where the battle says. */
static void place_origin(um_ctx *c, mad_state *s, const um_action *a, um_ref space, int attacker)
{
    um_ref from = a->verb == MV_COMBAT ? um_ref_arg(a, MP_COMBAT_FROM) : UM_NONE;
    if (from == UM_NONE)
        return;
    for (um_ref p = UM_NONE; mad_next_piece(c, MAD_BIT_TROOPS, &p);) {
        mad_piece *m = mad_piece_of(s, p);
        if (mad_place(s, p) == space && mad_side_of(c, p) == attacker && m->last == UM_NONE)
            m->last = from;
    }
}

/* Bring the state to the round that a statement is about. Returns whether there is a battle;
 * *opened: it begins here. */
static bool enter_round(um_ctx *c, mad_state *s, const um_action *a, um_ref named, bool *opened)
{
    um_ctx quiet = um_quiet(c);
    um_ref space = meant_space(&quiet, s, named);
    *opened = false;
    if (space == UM_NONE)
        return false;
    if (!s->combat.open || s->combat.over || s->combat.space != space) {
        int attacker = meant_attacker(&quiet, s, a, space);
        place_origin(&quiet, s, a, space, attacker);
        mad_open_combat(&quiet, s, space, attacker, c->step);
        *opened = true;
    }
    return true;
}

/* A statement after the dice is about the next round. */
static bool enter_next(mad_state *s)
{
    if (!s->combat.rolled)
        return false;
    start_round(&s->combat, s->combat.round + 1);
    return true;
}

/* Whether both sides have units there. */
static um_truth two_sides(um_ctx *c, const mad_state *s, int space)
{
    return um_and(mad_has_units(c, s, space, MAD_US), mad_has_units(c, s, space, MAD_BR));
}

/* 10.22, 9.51, 10.32(2): what opening a battle is subject to. `s` is as before, `now` as opened. */
static void decide_opening(um_ctx *c, const mad_state *s, const mad_state *now)
{
    mad_fight f = mad_fight_of(c, now);
    if (two_sides(c, now, f.space) == UM_NO)
        return; /* nobody is there to be fought, which is said of the battle itself */
    bool again = um_bit(&s->play.attacked[0], f.space) || um_bit(&s->play.attacked[1], f.space);
    um_fact_ref(c, "where", now->combat.space);
    um_use(c, MR_8_62);
    um_decide(c, MR_10_22, um_sure(!again));
    for (int i = 0; i < s->play.nbefore; i++) {
        const mad_before *b = &s->play.before[i];
        if (b->from != now->combat.space || b->side != mad_other(f.attacker) || b->forced ||
            !mad_stayed_behind(c, s, b))
            continue;
        um_about(c, b->step);
        um_fact_ref(c, "where", b->from);
        um_decide(c, MR_9_41, UM_NO); /* all of them retreat before combat, or none */
        um_about(c, 0);
    }
    um_truth stuck = mad_no_way_out(&f);
    if (stuck == UM_YES)
        um_decide(c, MR_9_45_2, UM_YES); /* who cannot leave is fought */
    um_truth driven = mad_driven_out(&f, stuck);
    um_fact_ref(c, "where", now->combat.space);
    um_decide(c, MR_9_51, um_not(driven));
    um_truth hollow = mad_only_reduced(&f, f.attacker);
    if (hollow != UM_NO) {
        um_use(c, MR_10_23);
        bool may = um_ruled(c, MAD_RUL_ALL_REDUCED_ATTACK, MAD_O_ALL_REDUCED_ATTACK_YES_AT_ZERO);
        um_decide(c, MR_10_32_2, may ? UM_YES : um_not(hollow));
    }
}

static bool no_battle(um_ctx *c, int rule)
{
    um_decide(c, rule, um_missing(c, "the battle it belongs to"));
    return false;
}

/* The state in which a statement is judged; false if it belongs to no battle. */
static bool enter(um_ctx *c, const mad_state *s, mad_state *now, const um_action *a, um_ref named, int rule)
{
    bool opened;
    *now = *s;
    if (!enter_round(c, now, a, named, &opened))
        return no_battle(c, rule);
    if (opened && s->combat.open && (s->combat.rolled || s->combat.round > 1))
        mad_close_battle(c, s); /* one is over before the next */
    if (opened)
        decide_opening(c, s, now);
    return true;
}

/* ---- combat ---- */

static bool names(const um_value *v, int n, um_ref r)
{
    for (int i = 0; i < n; i++)
        if (v[i].ref == r)
            return true;
    return false;
}

/* 10.1: whoever entered attacks; a list may pass over those who add no strength. */
static um_truth all_attack(um_ctx *c, const mad_fight *f, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_COMBAT_ATTACKERS, &n);
    um_truth all = UM_YES;
    for (int u = -1; n && (u = mad_next_fighter(f, f->attacker, u)) >= 0;) {
        um_truth here =
            names(v, n, mad_unit_ref(u)) || mad_fight_face(f, u) ? UM_NO : mad_fights(f, u, f->attacker);
        if (here != UM_NO) {
            um_fact_ref(c, "left out", mad_unit_ref(u));
            all = um_and(all, um_not(here));
        }
    }
    return all;
}

/* 10.1: both sides have units in the space. 2.75: a fort without any is no enemy, it falls to whoever comes.
 */
static bool decide_two_sides(um_ctx *c, const mad_fight *f)
{
    um_truth both = two_sides(c, f->s, f->space);
    if (both != UM_NO)
        return true;
    int defender = mad_other(f->attacker);
    bool fort = mad_has_units(c, f->s, f->space, f->attacker) != UM_NO &&
                mad_has_fort(c, f->s, f->space) == UM_YES &&
                mad_territory(c, f->space, f->attacker) != UM_YES;
    um_fact_text(c, "nobody of", "%s",
                 mad_side_names[fort                                                  ? defender
                                : mad_has_units(c, f->s, f->space, defender) == UM_NO ? defender
                                                                                      : f->attacker]);
    um_fact_ref(c, "where", mad_space_ref(f->space));
    if (fort)
        um_use(c, MR_10_1);
    um_decide(c, fort ? MR_2_75 : MR_10_1, UM_NO);
    return false;
}

/* 10.1: the attacker fights everybody there. */
void mad_judge_combat(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now;
    if (!enter(c, s, &now, a, um_ref_arg(a, MP_COMBAT_SPACE), MR_10_1))
        return;
    mad_fight f = mad_fight_of(c, &now);
    if (!decide_two_sides(c, &f))
        return;
    int n, side = mad_other(f.attacker);
    const um_value *v = um_values_of(a, MP_COMBAT_DEFENDERS, &n);
    um_truth all = all_attack(c, &f, a);
    for (int u = -1; n && (u = mad_next_fighter(&f, side, u)) >= 0;) {
        um_truth here = names(v, n, mad_unit_ref(u)) ? UM_NO : mad_fights(&f, u, side);
        if (here != UM_NO) {
            um_fact_ref(c, "left out", mad_unit_ref(u));
            all = um_and(all, um_not(here));
        }
    }
    um_fact_ref(c, "where", mad_space_ref(f.space));
    um_decide(c, MR_10_1, um_and(all, two_sides(c, &now, f.space)));
}

void mad_refuse_combat(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    for (int p = MP_COMBAT_ATTACKERS; p <= MP_COMBAT_DEFENDERS; p++) {
        const um_value *v = um_values_of(a, p, &n);
        for (int i = 0; i < n; i++)
            if (mad_place(s, v[i].ref) != um_ref_arg(a, MP_COMBAT_SPACE))
                um_refuse_elsewhere(c, "is not there", v[i].ref, mad_place(s, v[i].ref));
    }
}

void mad_apply_combat(um_ctx *c, mad_state *s, const um_action *a)
{
    bool opened;
    enter_round(c, s, a, um_ref_arg(a, MP_COMBAT_SPACE), &opened);
}

/* ---- lead, commander ---- */

static int side_arg(const um_action *a, int param, const um_ctx *c, const mad_state *s)
{
    int side = um_has_arg(a, param) ? um_int_arg(a, param, MAD_US) : mad_actor(c, s, a);
    if (side < 0)
        side = s->combat.attacker;
    return side == MAD_BR ? MAD_BR : MAD_US;
}

/* 10.32(2) to (4): which rule a unit that may not lead falls under. */
static int lead_rule(const mad_fight *f, int side)
{
    if (side == f->attacker || mad_only_reduced(f, side) != UM_YES)
        return MR_10_32_2;
    return mad_fort_counts(f) == UM_NO ? MR_10_32_3 : MR_10_32_4;
}

/* 3.12, 2.71: the class stated for a lead is the one it counts as. */
static void decide_lead_class(um_ctx *c, const mad_fight *f, int side, int stated)
{
    um_range used = mad_lead_class(f, side);
    um_fact_text(c, "claimed", "%s", mad_class_words[stated]);
    if (um_known(used))
        um_fact_text(c, "class", "%s", mad_class_words[used.lo]);
    bool fort = mad_fort_counts(f) != UM_NO;
    um_decide_claim(c, fort ? MR_2_71 : MR_3_12, um_eq(used, um_exactly(stated)));
}

/* 10.31, 10.32, 10.61: the lead takes part and may lead; the attacker names his first. */
void mad_judge_lead(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now;
    if (!enter(c, s, &now, a, UM_NONE, MR_10_31))
        return;
    bool next = enter_next(&now);
    int side = side_arg(a, MP_LEAD_SIDE, c, &now);
    um_ref unit = um_ref_arg(a, MP_LEAD_UNIT);
    if (next)
        um_decide(c, MR_10_61, mad_goes_on(c, s));
    mad_fight f = mad_fight_of(c, &now);
    const mad_side_combat *other = &now.combat.side[mad_other(side)];
    bool at_once = a->at.entry && other->lead_entry == a->at.entry; /* who was first is not told */
    if (side == f.attacker && !at_once) {
        um_fact_text(c, "named first", "%s", mad_side_names[mad_other(side)]);
        um_decide(c, MR_10_31, um_sure(other->lead == UM_NONE));
    }
    if (unit == UM_NONE)
        return;
    um_truth may = mad_may_lead(&f, um_ref_row(unit), side);
    um_fact_ref(c, "who", unit);
    um_decide(c, lead_rule(&f, side), may);
    now.combat.side[side].lead = unit;
    now.combat.side[side].lead_class = (uint8_t)um_int_arg(a, MP_LEAD_CLASS, MAD_CLASS_NONE);
    if (um_has_arg(a, MP_LEAD_CLASS))
        decide_lead_class(c, &f, side, um_int_arg(a, MP_LEAD_CLASS, MAD_CLASS_NONE));
}

void mad_apply_lead(um_ctx *c, mad_state *s, const um_action *a)
{
    bool opened;
    if (!enter_round(c, s, a, UM_NONE, &opened))
        return;
    enter_next(s);
    int side = side_arg(a, MP_LEAD_SIDE, c, s);
    s->combat.side[side].lead = um_ref_arg(a, MP_LEAD_UNIT);
    s->combat.side[side].lead_entry = a->at.entry;
    s->combat.side[side].lead_class = (uint8_t)um_int_arg(a, MP_LEAD_CLASS, MAD_CLASS_NONE);
}

/* 3.35, 3.51, 3.52: whose modifier counts is not the owner's choice but for equals. */
static void decide_commander(um_ctx *c, const mad_fight *f, int side, int leader)
{
    um_truth senior = UM_YES, indians = UM_NO;
    bool tecumseh = um_is(c, MK_LEADER, leader, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) != UM_NO;
    for (int l = 0; l < mad_map_of(c)->nleaders; l++) {
        um_truth here = mad_leads_there(f, l, side);
        bool junior = um_is(c, MK_LEADER, l, MAD_LEADER_ROLE, MAD_LEADER_TECUMSEH) == UM_YES ||
                      mad_is_naval(c, l) == UM_YES;
        if (!junior && !tecumseh)
            senior = um_and(senior, um_if(here, um_ge(mad_stars(c, f->s, leader), mad_stars(c, f->s, l))));
    }
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_decide(c, MR_3_35, um_and(senior, um_not(mad_is_naval(c, leader))));
    if (!tecumseh)
        return;
    um_use(c, MR_3_35);
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_decide(c, MR_3_51, mad_tecumseh_free(f, side, leader));
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;)
        if (mad_fights(f, u, side) != UM_NO)
            indians = um_or(indians, um_and(mad_fights(f, u, side), mad_is_indian(c, u)));
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_decide(c, MR_3_52, indians);
}

/* 10.42: the leader named stands there for his side and is the one whose modifier counts (3.35). */
void mad_judge_commander(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now;
    if (!enter(c, s, &now, a, UM_NONE, MR_10_42))
        return;
    enter_next(&now);
    int side = side_arg(a, MP_CMDR_SIDE, c, &now);
    um_ref leader = um_ref_arg(a, MP_CMDR_LEADER);
    mad_fight f = mad_fight_of(c, &now);
    um_fact_ref(c, "who", leader);
    um_decide(c, MR_10_42, mad_leads_there(&f, um_ref_row(leader), side));
    decide_commander(c, &f, side, um_ref_row(leader));
}

void mad_apply_commander(um_ctx *c, mad_state *s, const um_action *a)
{
    bool opened;
    if (!enter_round(c, s, a, UM_NONE, &opened))
        return;
    enter_next(s);
    s->combat.side[side_arg(a, MP_CMDR_SIDE, c, s)].leader = um_ref_arg(a, MP_CMDR_LEADER);
}

/* ---- battle cards (8.31(7), 10.43, 10.62) ---- */

static bool used_before(const mad_side_combat *p, um_ref card)
{
    for (int i = 0; i < p->nused; i++)
        if (p->used[i] == card)
            return true;
    return false;
}

/* 10.43: the modifier stated is the one printed. */
static void decide_card_drm(um_ctx *c, um_ref card, int stated)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_DRM));
    if (d->sure == UM_UNKNOWN)
        return;
    um_range printed = um_int(c, MK_CARD, um_ref_row(card), MAD_CARD_DRM);
    um_fact_int(c, "claimed", stated);
    um_fact_range(c, "printed", printed);
    um_decide_claim(c, MR_10_43, um_eq(printed, um_exactly(stated)));
}

/* Somewhere both sides stand in one space, or have just fought. */
static bool fight_possible(um_ctx *c, const mad_state *s)
{
    if (s->combat.open)
        return true;
    for (int i = 0; i < mad_map_of(c)->nspaces; i++)
        if (mad_has_units(c, s, i, MAD_US) != UM_NO && mad_has_units(c, s, i, MAD_BR) != UM_NO)
            return true;
    return false;
}

/* 10.62: a card serves one battle once. */
static void decide_card_named(um_ctx *c, const mad_state *s, const mad_side_combat *own, const um_action *a,
                              int side)
{
    um_ref card = um_ref_arg(a, MP_BCARD_CARD);
    um_fact_ref(c, "card", card);
    um_decide(c, MR_10_62, um_sure(!used_before(own, card)));
    mad_decide_battle_card(c, s, card, side);
    if (um_has_arg(a, MP_BCARD_DRM))
        decide_card_drm(c, card, um_int_arg(a, MP_BCARD_DRM, 0));
}

/* Whether a card is for the fight on a lake whose dice have not fallen yet, or for one on land that may have
 * begun before it or behind it. */
static bool is_naval_card(um_ctx *c, const mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    if (!s->sea.open)
        return false;
    if (s->sea.rolled)
        return !fight_possible(&quiet, s);
    return !s->combat.open || s->combat.opened_step < s->sea.fight_step;
}

/* 10.43: one battle card a side and round, the attacker's before the defender's; at sea 12.36. */
void mad_judge_battle_card(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now;
    if (is_naval_card(c, s)) {
        mad_decide_naval_card(c, s, a);
        return;
    }
    if (s->play.open && !fight_possible(c, s)) {
        um_decide(c, MR_8_31_7, UM_NO);
        return;
    }
    if (!enter(c, s, &now, a, UM_NONE, MR_10_43))
        return;
    bool next = enter_next(&now);
    int side = side_arg(a, MP_BCARD_SIDE, c, &now);
    um_ref card = um_ref_arg(a, MP_BCARD_CARD);
    if (next)
        um_decide(c, MR_10_61, mad_goes_on(c, s));
    const mad_side_combat *own = &now.combat.side[side], *foe = &now.combat.side[mad_other(side)];
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_int(c, "cards", own->cards + 1);
    um_use(c, MR_8_31_7);
    um_decide(c, MR_10_43, um_sure(own->cards == 0));
    if (side == now.combat.attacker) {
        um_fact_text(c, "played first", "%s", mad_side_names[mad_other(side)]);
        if (now.combat.round > 1)
            um_use(c, MR_10_62);
        um_decide(c, MR_10_43, um_sure(foe->cards == 0));
    }
    if (card != UM_NONE)
        decide_card_named(c, s, own, a, side);
}

void mad_refuse_battle_card(um_ctx *c, const mad_state *s, const um_action *a)
{
    if (is_naval_card(c, s) && mad_actor(c, s, a) < 0)
        um_refuse(c, "it is not said whose card it is", UM_NONE);
}

void mad_apply_battle_card(um_ctx *c, mad_state *s, const um_action *a)
{
    bool opened;
    um_ref card = um_ref_arg(a, MP_BCARD_CARD);
    if (is_naval_card(c, s)) {
        mad_use_naval_card(c, s, a);
        return;
    }
    if (!enter_round(c, s, a, UM_NONE, &opened)) {
        int player = mad_actor(c, s, a);
        if (player >= 0) /* it is out of his hand for nothing */
            mad_use_card(c, s, card, player, mad_box(c, MAD_BOX_DISCARD, player));
        return;
    }
    enter_next(s);
    int side = side_arg(a, MP_BCARD_SIDE, c, s);
    mad_side_combat *p = &s->combat.side[side];
    if (card == UM_NONE || !used_before(p, card))
        mad_use_card(c, s, card, side, mad_box(c, MAD_BOX_DISCARD, side));
    p->card = card;
    p->card_drm = (int8_t)um_int_arg(a, MP_BCARD_DRM, MAD_DRM_NOT_SAID);
    p->cards++;
    if (p->nused < MAD_CARDS_IN_BATTLE) {
        p->used[p->nused] = card;
        p->used_drm[p->nused++] = p->card_drm;
    }
}

/* ---- the dice ---- */

/* Two dice, or their sum as one number; none are no wrong ones. */
static bool are_dice(const um_value *v, int n)
{
    bool fit = n <= 2;
    for (int i = 0; i < n; i++)
        fit &= v[i].num >= 1 && v[i].num <= 6;
    return n == 1 ? v[0].num >= 2 && v[0].num <= 12 : fit;
}

static void set_dice(mad_combat *k, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_ROUND_DICE, &n);
    k->bad_dice = !are_dice(v, n);
    k->ndice = (uint8_t)(k->bad_dice ? 0 : n);
    for (int i = 0; i < 2; i++)
        k->dice[i] = (uint8_t)(i < n ? v[i].num : 0);
}

/* What is told to have been thrown: "7, 4". */
static void fact_thrown(um_ctx *c, const um_value *v, int n)
{
    um_buf b = {.max = 100};
    for (int i = 0; i < n; i++)
        um_buf_printf(&b, "%s%d", i ? ", " : "", (int)v[i].num);
    um_fact_text(c, "thrown", "%.*s", UM_FMT(um_buf_view(&b)));
    um_buf_free(&b);
}

/* 10.21: two six-sided dice. */
static bool decide_dice(um_ctx *c, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_ROUND_DICE, &n);
    if (n == 0)
        return true;
    bool fit = are_dice(v, n);
    um_fact_int(c, "dice", n);
    if (!fit)
        fact_thrown(c, v, n);
    um_decide(c, MR_10_21, um_sure(fit));
    return fit;
}

/* 10.45: the modifier stated is the sum of all that count. */
static void decide_total(um_ctx *c, const mad_fight *f, int stated)
{
    um_range total = mad_drm(f, MAD_DRM_TOTAL);
    um_fact_int(c, "claimed", stated);
    um_fact_range(c, "modifier", total);
    um_decide_claim(c, MR_10_45, um_eq(total, um_exactly(stated)));
}

static um_truth among(unsigned may, int result)
{
    if (!((may >> result) & 1))
        return UM_NO;
    return (may & (may - 1)) ? UM_MAYBE : UM_YES;
}

/* 10.21: the result stated is one that the table may give for the roll. */
static void decide_result(um_ctx *c, const mad_fight *f, int stated)
{
    um_range roll = mad_roll(f);
    unsigned may = mad_results(c, roll);
    um_truth so = among(may, stated);
    if (((may >> MAD_RES_NINE) & 1) && so != UM_YES) {
        /* the table's 9 may be told by what it comes to */
        int told = mad_fort_result(f, MAD_RES_NINE);
        um_truth nine = among(may, MAD_RES_NINE);
        so = um_or(so, told == MAD_RES_NONE ? um_and(nine, UM_MAYBE) : um_and(nine, um_sure(told == stated)));
    }
    um_fact_range(c, "roll", roll);
    um_fact_text(c, "claimed", "%s", mad_result_words[stated]);
    for (int i = 1; i <= MAD_RES_NINE; i++)
        if (among(may, i) == UM_YES)
            um_fact_text(c, "result", "%s", mad_result_words[i]);
    um_decide_claim(c, MR_10_21, so);
}

/* 10.1, 10.21, 10.61: dice are thrown where both sides stand, again only while the fight goes on. */
void mad_judge_round(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state now;
    if (!enter(c, s, &now, a, UM_NONE, MR_10_21))
        return;
    if (enter_next(&now))
        um_decide(c, MR_10_61, mad_goes_on(c, s));
    if (um_has_arg(a, MP_ROUND_NUMBER)) {
        um_fact_int(c, "claimed", um_int_arg(a, MP_ROUND_NUMBER, 0));
        um_fact_int(c, "round", now.combat.round);
        um_decide_claim(c, MR_10_61, um_sure(um_int_arg(a, MP_ROUND_NUMBER, 0) == now.combat.round));
    }
    set_dice(&now.combat, a);
    mad_fight f = mad_fight_of(c, &now);
    bool there = decide_two_sides(c, &f);
    if (there) {
        um_fact_ref(c, "where", now.combat.space);
        um_decide(c, MR_10_1, two_sides(c, &now, f.space));
    }
    if (!decide_dice(c, a) || !there)
        return;
    if (um_has_arg(a, MP_ROUND_DRM))
        decide_total(c, &f, um_int_arg(a, MP_ROUND_DRM, 0));
    if (um_int_arg(a, MP_ROUND_RESULT, MAD_RES_NONE) != MAD_RES_NONE)
        decide_result(c, &f, um_int_arg(a, MP_ROUND_RESULT, MAD_RES_NONE));
}

/* Who fights as the dice fall. */
static void take_roll(um_ctx *c, mad_state *s)
{
    mad_combat *k = &s->combat;
    memset(k->was_in, 0, sizeof k->was_in);
    memset(k->was_reduced, 0, sizeof k->was_reduced);
    memset(k->led_by, 0, sizeof k->led_by);
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (mad_place(s, mad_unit_ref(u)) != k->space)
            continue;
        mad_byte_set(k->was_in, u);
        mad_byte_set(k->in[mad_side_of(c, mad_unit_ref(u)) == MAD_BR], u);
        if (s->unit[u].face)
            mad_byte_set(k->was_reduced, u);
        if (s->unit[u].face && k->round == 1)
            mad_byte_set(k->met_reduced, u);
        if (mad_side_of(c, mad_unit_ref(u)) == k->attacker)
            s->unit[u].flags |= MF_FOUGHT;
    }
    for (int l = 0; l < mad_map_of(c)->nleaders; l++)
        if (mad_place(s, mad_leader_ref(l)) == k->space) {
            mad_byte_set(k->led_by, l);
            if (mad_side_of(c, mad_leader_ref(l)) == k->attacker)
                s->leader[l].flags |= MF_FOUGHT;
        }
}

/* The result as stated, or what the table may say of the dice; 0: neither is told. */
static unsigned results_of(um_ctx *c, const mad_state *s, const um_action *a)
{
    int stated = um_int_arg(a, MP_ROUND_RESULT, MAD_RES_NONE);
    if (stated != MAD_RES_NONE)
        return 1u << stated;
    mad_fight f = mad_fight_of(c, s);
    return s->combat.ndice ? mad_results(c, mad_roll(&f)) : 0;
}

void mad_apply_round(um_ctx *c, mad_state *s, const um_action *a)
{
    bool opened;
    um_ctx quiet = um_quiet(c);
    if (!enter_round(&quiet, s, a, UM_NONE, &opened))
        return;
    enter_next(s);
    mad_combat *k = &s->combat;
    take_roll(c, s);
    set_dice(k, a);
    k->rolled = true;
    k->round_step = c->step;
    mad_take_results(&quiet, s, results_of(&quiet, s, a));
}

/* ---- standing, ending ---- */

/* 9.41, 9.45(3): to stay is the defender's right where enemies have entered. */
void mad_judge_stand(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref space = meant_space(c, s, um_ref_arg(a, MP_STAND_SPACE));
    int side = side_arg(a, MP_STAND_SIDE, c, s);
    if (space == UM_NONE) {
        um_decide(c, MR_9_41, um_missing(c, "who entered the space"));
        return;
    }
    um_use(c, MR_9_45_3);
    um_truth entered = mad_has_units(c, s, um_ref_row(space), mad_other(side));
    um_fact_ref(c, "where", space);
    um_decide(c, MR_9_41, entered == UM_NO ? um_missing(c, "who entered the space") : entered);
    if (entered != UM_YES)
        return;
    mad_decide_standing_leaders(c, s, space, side);
    mad_decide_standing_troops(c, s, space, side);
}

void mad_apply_stand(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref space = meant_space(c, s, um_ref_arg(a, MP_STAND_SPACE));
    if (um_ref_kind(space) == MK_SPACE)
        um_bit_set(&s->play.stood, um_ref_row(space));
}

void mad_judge_combat_end(um_ctx *c, const mad_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

void mad_apply_combat_end(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    (void)a;
    s->combat.closed = true;
}
