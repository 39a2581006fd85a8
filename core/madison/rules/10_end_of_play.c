/* What a play must leave in order on land (9.41, 9.53, 9.61, 10.1, 10.5 to 10.7, 10.9). */
#include "core/madison/rules/10_end_of_play.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_leaders.h"
#include "core/madison/rules/09_retreat_before_combat.h"
#include "core/madison/rules/09_ships_surprised.h"

#include <string.h>

/* R-coexistence=never: nobody ends a play alone in an enemy town that is too much for him (10.1, 4.14). */
void mad_close_spaces(um_ctx *c, const mad_state *s)
{
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (!(s->unit[u].flags & MF_MOVED))
            continue;
        um_ref at = s->unit[u].at;
        int space = um_ref_row(at), side = mad_side_of(c, mad_unit_ref(u));
        if (um_ref_kind(at) != MK_SPACE || side != s->play.side || mad_territory(c, space, side) == UM_YES)
            continue;
        um_truth held = mad_controls(c, s, space, side);
        if (held == UM_YES || !um_ruled(c, MAD_RUL_COEXISTENCE, MAD_O_COEXISTENCE_NEVER)) {
            um_fresh(c);
            continue;
        }
        um_fact_ref(c, "who", mad_unit_ref(u));
        um_fact_ref(c, "where", at);
        um_decide(c, MR_10_1, held);
    }
}

/* ---- the battle of the play ---- */

static bool alive_in(um_ctx *c, const mad_state *s, int side)
{
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (mad_byte_bit(s->combat.in[side == MAD_BR], u) && mad_on_map(c, s, mad_unit_ref(u)))
            return true;
    return false;
}

/* Whether those who fought stand as the rules have put them: else the dice may ask for something else. */
static um_truth fought_cleanly(um_ctx *c, const mad_state *s)
{
    um_truth clean = UM_YES;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (mad_byte_bit(s->combat.was_in, u))
            clean = um_and(clean, mad_here(c, s, mad_unit_ref(u), mad_place(s, mad_unit_ref(u))));
    return clean;
}

/* 10.51: what a side still owes; a side with nobody left owes nothing. */
static void close_losses(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    for (int side = MAD_US; side <= MAD_BR; side++)
        if (mad_owed(k, side).lo > 0 && alive_in(c, s, side)) {
            um_fact_text(c, "side", "%s", mad_side_names[side]);
            um_fact_range(c, "still to lose", mad_owed(k, side));
            um_fault(c, side);
            um_decide(c, mad_round_rule(k), um_not(fought_cleanly(c, s)));
            um_fault(c, -1);
        }
}

/* 10.51, 10.63, 10.1: the loser is gone, and if nobody lost the fight went on (10.61). */
static void close_space(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    int space = um_ref_row(k->space), rule, leaver = -1;
    um_truth us = mad_has_units(c, s, space, MAD_US), br = mad_has_units(c, s, space, MAD_BR);
    um_truth both = um_and(us, br);
    for (int side = MAD_US; both != UM_NO && k->rolled && side <= MAD_BR; side++) {
        um_truth due = um_and(both, mad_must_retreat(c, s, side, &rule));
        um_fact_ref(c, "where", k->space);
        um_fact_text(c, "side", "%s", mad_side_names[side]);
        um_fault(c, side);
        um_decide(c, rule, um_not(due));
        um_fault(c, -1);
        leaver = due == UM_YES ? side : leaver;
    }
    if (both != UM_NO && (k->rolled || k->round > 1)) {
        um_truth on = k->rolled ? mad_goes_on(c, s) : UM_YES;
        um_fact_ref(c, "where", k->space);
        um_decide(c, MR_10_61, um_not(um_and(both, on)));
    }
    um_fact_ref(c, "where", k->space);
    if (!k->rolled)
        um_use(c, MR_9_45_3);
    um_fault(c, leaver);
    um_decide(c, MR_10_1, um_not(both));
    um_fault(c, -1);
}

/* Who came into the space when the dice of its battle had fallen, and has fought in none of its rounds. */
static bool came_too_late(const mad_state *s, int unit)
{
    const mad_piece *m = &s->unit[unit];
    int side = s->combat.attacker == MAD_BR;
    return m->at == s->combat.space && s->combat.round_step && m->step > s->combat.round_step &&
           !mad_byte_bit(s->combat.in[side], unit);
}

/* 10.22, 8.62: a space is attacked once a play; nobody enters it again beside enemies who stay. */
static void close_second_attack(um_ctx *c, const mad_state *s)
{
    for (int u = 0; u < mad_map_of(c)->nunits && s->combat.open; u++) {
        if (!came_too_late(s, u))
            continue;
        um_truth met = mad_has_units(c, s, um_ref_row(s->combat.space), mad_other(s->combat.attacker));
        met = um_and(met, mad_here(c, s, mad_unit_ref(u), s->combat.space));
        um_about(c, s->unit[u].step == c->step ? 0 : s->unit[u].step);
        um_fact_ref(c, "who", mad_unit_ref(u));
        um_fact_ref(c, "where", s->combat.space);
        um_use(c, MR_8_62);
        um_decide(c, MR_10_22, um_not(met));
        um_about(c, 0);
    }
}

void mad_close_battle(um_ctx *c, const mad_state *s)
{
    const mad_combat *k = &s->combat;
    mad_state fought;
    bool late = false;
    if (!k->open)
        return;
    for (int u = 0; u < mad_map_of(c)->nunits; u++) {
        if (!came_too_late(s, u))
            continue;
        if (!late)
            fought = *s;
        late = true;
        mad_stand(&fought, mad_unit_ref(u), UM_NONE);
    }
    um_about(c, k->round_step ? k->round_step : k->opened_step);
    close_losses(c, s);
    close_space(c, late ? &fought : s);
    um_about(c, 0);
}

/* ---- spaces where both sides stand ---- */

/* For each space, what the flags of the units that stand there say together. */
static void look_at_flags(const um_ctx *c, const mad_state *s, uint16_t flags[MAD_SPACES])
{
    memset(flags, 0, MAD_SPACES * sizeof *flags);
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (um_ref_kind(s->unit[u].at) == MK_SPACE)
            flags[um_ref_row(s->unit[u].at)] |= s->unit[u].flags;
}

/* What is wrong in the space is wrong with the step that brought the last of those who entered it. */
static void about_entry(um_ctx *c, const mad_state *s, int space)
{
    int step = 0;
    for (int u = 0; u < mad_map_of(c)->nunits; u++)
        if (s->unit[u].at == mad_space_ref(space) && (s->unit[u].flags & (MF_MOVED | MF_LANDED)) &&
            s->unit[u].step > step)
            step = s->unit[u].step;
    um_about(c, step == c->step ? 0 : step);
}

/* 9.45(2), 9.45(3): those who could not leave, or would not, are fought. */
static void close_meeting(um_ctx *c, const mad_state *s, int space, um_truth both)
{
    mad_flight r;
    mad_flight_all(&r, c, s, MAD_WHY_BEFORE, mad_other(s->play.side), space);
    um_use(c, MR_9_45_1);
    um_decide(c, mad_any_way(&r) == UM_NO ? MR_9_45_2 : MR_9_45_3, um_not(both));
    um_fact_ref(c, "where", mad_space_ref(space));
    um_decide(c, MR_10_1, um_not(both));
}

/* 10.1, 9.45(3): who entered and found enemies fought them; 10.72(2): who fled there pushed them on. */
static void close_spaces(um_ctx *c, const mad_state *s, const uint16_t *flags)
{
    for (int i = 0; i < mad_map_of(c)->nspaces; i++) {
        bool fled = flags[i] & MF_RETREATED, entered = flags[i] & (MF_MOVED | MF_LANDED);
        if ((!fled && !entered) || (s->combat.open && s->combat.space == mad_space_ref(i)))
            continue;
        um_truth both = um_and(mad_has_units(c, s, i, MAD_US), mad_has_units(c, s, i, MAD_BR));
        if (both == UM_NO)
            continue;
        um_fact_ref(c, "where", mad_space_ref(i));
        if (fled && !entered) {
            um_about(c, s->combat.retreat_step);
            um_decide(c, MR_10_72_2, um_not(both));
            um_about(c, 0);
        } else {
            about_entry(c, s, i);
            close_meeting(c, s, i, both);
            um_about(c, 0);
        }
    }
}

/* ---- retreats before combat (9.41) ---- */

/* 9.41, 9.45(1): of a force that retreated before combat nobody stayed behind. */
static void close_before(um_ctx *c, const mad_state *s, const uint16_t *flags)
{
    for (int i = 0; i < s->play.nbefore; i++) {
        const mad_before *b = &s->play.before[i];
        if (b->forced)
            continue;
        um_about(c, b->step);
        um_fact_ref(c, "where", b->from);
        if (flags[um_ref_row(b->from)] & MF_MOVED)
            um_use(c, MR_9_45_1); /* the mover stayed where they had been */
        um_decide(c, MR_9_41, um_sure(!mad_stayed_behind(c, s, b)));
        um_about(c, 0);
    }
}

/* ---- leaders and ships among enemies (9.53, 10.9, 9.61) ---- */

/* R-leaders-meet=mover-bounces: a lone leader does not stay where an enemy leader is. */
static void close_meeting_leaders(um_ctx *c, const mad_state *s, int leader, um_ref at)
{
    bool met = false;
    for (int l = 0; l < mad_map_of(c)->nleaders; l++)
        met |= mad_place(s, mad_leader_ref(l)) == at &&
               mad_side_of(c, mad_leader_ref(l)) != mad_side_of(c, mad_leader_ref(leader));
    if (!met || !um_ruled(c, MAD_RUL_LEADERS_MEET, MAD_O_LEADERS_MEET_MOVER_BOUNCES))
        return;
    um_fact_ref(c, "who", mad_leader_ref(leader));
    um_fact_ref(c, "where", at);
    um_decide(c, MR_9_53, UM_NO);
}

/* 9.53, 10.9: no leader stands alone among enemies. It is his owner's omission, and stands when the play
 * ends. */
static void close_leaders(um_ctx *c, const mad_state *s, const uint16_t *flags)
{
    for (int l = 0; l < mad_map_of(c)->nleaders; l++) {
        um_ref at = mad_place(s, mad_leader_ref(l));
        if (um_ref_kind(at) != MK_SPACE)
            continue;
        int space = um_ref_row(at), side = mad_side_of(c, mad_leader_ref(l));
        bool came = flags[space] & (MF_MOVED | MF_LANDED | MF_RETREATED) ||
                    s->leader[l].flags & (MF_MOVED | MF_RETREATED);
        if (!came && s->combat.space != at && !mad_leader_passed(c, s, l, side))
            continue;
        um_truth enemies = mad_has_units(c, s, space, mad_other(side)),
                 own = mad_has_units(c, s, space, side);
        enemies = um_and(enemies, mad_here(c, s, mad_leader_ref(l), at));
        if (enemies == UM_NO && own == UM_NO && mad_leader_passed(c, s, l, side)) {
            um_fact_ref(c, "who", mad_leader_ref(l));
            um_fact_ref(c, "where", at);
            um_fault(c, side);
            um_decide(c, MR_9_53, UM_NO);
            um_fault(c, -1);
        }
        if (enemies == UM_NO && own == UM_NO && s->leader[l].flags & MF_MOVED)
            close_meeting_leaders(c, s, l, at);
        if (enemies == UM_NO || own == UM_YES)
            continue;
        bool fought = s->combat.open && s->combat.space == at && s->combat.round_step;
        um_fact_ref(c, "who", mad_leader_ref(l));
        um_fact_ref(c, "where", at);
        um_about(c, fought ? s->combat.round_step : 0);
        um_fault(c, side);
        um_decide(c, fought ? MR_10_9 : MR_9_53, um_not(um_and(enemies, um_not(own))));
        um_fault(c, -1);
        um_about(c, 0);
    }
}

/* 9.61: no ships lie in a port that enemies have taken; their owner's omission, too. */
static void close_ships(um_ctx *c, const mad_state *s, const uint16_t *flags)
{
    for (int i = 0; i < mad_map_of(c)->nships; i++) {
        um_ref at = s->ship[i].at;
        if (um_ref_kind(at) != MK_SPACE || !(flags[um_ref_row(at)] & (MF_MOVED | MF_LANDED)))
            continue;
        um_truth due = mad_ships_surprised(c, s, um_ref_row(at), mad_side_of(c, mad_ship_ref(i)));
        due = um_and(due, mad_here(c, s, mad_ship_ref(i), at));
        if (due == UM_NO)
            continue;
        um_fact_ref(c, "who", mad_ship_ref(i));
        um_fact_ref(c, "where", at);
        um_fault(c, mad_side_of(c, mad_ship_ref(i)));
        um_decide(c, MR_9_61, um_not(due));
        um_fault(c, -1);
    }
}

/* ---- arrivals (14.31 to 14.33) ---- */

/* The spaces in which pieces of some arrived and stayed, by side. */
static void look_at_arrivals(const mad_piece *m, const int8_t *side, int n, um_bits at[MAD_OWNERS])
{
    for (int i = 0; i < n; i++)
        if ((m[i].flags & (MF_ARRIVED | MF_RETREATED)) == MF_ARRIVED && um_ref_kind(m[i].at) == MK_SPACE)
            um_bit_set(&at[side[i]], um_ref_row(m[i].at));
}

/* 14.31: whoever came to fight for the space has it, or is gone (14.32). 14.33: for whoever did not, weak
 * enemies have made room. */
void mad_close_arrivals(um_ctx *c, const mad_state *s)
{
    um_bits arrived[MAD_OWNERS] = {0}, units[MAD_OWNERS] = {0};
    const mad_map *m = mad_map_of(c);
    look_at_arrivals(s->unit, m->unit_side, m->nunits, units);
    memcpy(arrived, units, sizeof arrived);
    look_at_arrivals(s->leader, m->leader_side, m->nleaders, arrived);
    look_at_arrivals(s->ship, m->ship_side, m->nships, arrived);
    const um_bits any = um_bits_both(&arrived[MAD_US], &arrived[MAD_BR]);
    for (int i = -1; (i = um_next_bit(any.w, UM_COUNT(any.w), i)) >= 0;)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            um_truth enemies = um_bit(&arrived[side], i) ? mad_has_units(c, s, i, mad_other(side)) : UM_NO;
            if (enemies == UM_NO)
                continue;
            bool attacks = mad_arriving(c, s, i) == side;
            um_fact_ref(c, "where", mad_space_ref(i));
            um_use(c, attacks ? MR_14_31 : MR_4_14);
            um_decide(c, !attacks ? MR_14_33 : um_bit(&units[side], i) ? MR_10_1 : MR_10_9, um_not(enemies));
        }
    if (s->combat.arrival)
        mad_close_battle(c, s);
}

void mad_close_combat(um_ctx *c, const mad_state *s, bool last)
{
    /* a record may end in the middle of a play; only a battle declared over is then judged */
    if (last && !s->combat.closed)
        return;
    mad_close_battle(c, s);
    if (last)
        return;
    close_second_attack(c, s);
    uint16_t flags[MAD_SPACES];
    look_at_flags(c, s, flags);
    close_spaces(c, s, flags);
    close_before(c, s, flags);
    close_leaders(c, s, flags);
    close_ships(c, s, flags);
    mad_decide_partners(c, s);
    mad_close_arrivals(c, s);
}
