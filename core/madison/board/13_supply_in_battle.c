/* Supply of those who fight: attackers as the play began (13.36), defenders now or then (13.37). */
#include "core/madison/board/13_supply_in_battle.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

/* ---- supply of those who fight ---- */

static void take_away(um_ctx *c, mad_state *s, int space, int side)
{
    for (int u = -1; (u = mad_next_unit_near(c, s, space, side, u)) >= 0;)
        if (mad_place(s, mad_unit_ref(u)) == mad_space_ref(space))
            mad_stand(s, mad_unit_ref(u), UM_NONE);
}

/* Over the lake by which they landed, to a supplied port that is their side's. */
static um_truth supplied_by_lake(um_ctx *c, const mad_state *s, int space, int side)
{
    int lake = mad_lake_of(c, space);
    um_truth found = UM_NO;
    if (mad_lake_controls(c, s, lake, mad_other(side)) == UM_YES)
        return UM_NO;
    for (int i = 0; i < mad_map_of(c)->nspaces && found != UM_YES; i++)
        if (i != space && mad_lake_of(c, i) == lake) {
            um_truth port = um_and(mad_on_lake(c, i, lake), mad_controls(c, s, i, side));
            if (port != UM_NO)
                found = um_or(found, um_and(port, mad_line_from(c, s, space, i, side)));
        }
    return found;
}

/* R-supply-attack-moment=battle-space: back through a space, or over the lake, by which one of the
 * attackers came, as it stands now; ways out on the far side do not help. */
static um_truth supplied_by_entry(const mad_fight *f, const mad_state *behind)
{
    um_ctx *c = f->c;
    um_truth found = UM_NO;
    um_bits seen = {{0, 0}};
    for (int u = -1; (u = mad_next_fighter(f, f->attacker, u)) >= 0 && found != UM_YES;) {
        if (mad_fights(f, u, f->attacker) == UM_NO)
            continue;
        const mad_piece *m = &f->s->unit[u];
        if (m->flags & MF_ARRIVED)
            return UM_YES;
        if (m->flags & MF_LANDED) {
            found = um_or(found, supplied_by_lake(c, behind, f->space, f->attacker));
            continue;
        }
        if (um_ref_kind(m->last) != MK_SPACE) {
            found = um_or(found, um_missing(c, "where the attackers came from"));
            continue;
        }
        int back = um_ref_row(m->last);
        if (um_bit(&seen, back))
            continue;
        um_bit_set(&seen, back);
        um_truth passable = mad_controls(c, behind, back, f->attacker);
        if (passable != UM_NO)
            passable = um_and(passable, mad_line_from(c, behind, f->space, back, f->attacker));
        found = um_or(found, passable);
    }
    return found;
}

/* Where an attacker stood before the leg that led him into the battle; who landed, where he went aboard. */
static um_ref left_for_battle(const mad_piece *m)
{
    return m->flags & MF_LANDED ? m->origin : m->last;
}

/* R-supply-attack-moment=origin-space: as if they still stood where their last leg began. */
static um_truth supplied_at_origin(const mad_fight *f, int unit)
{
    um_ctx *c = f->c;
    const mad_piece *m = &f->s->unit[unit];
    if (m->flags & MF_ARRIVED)
        return UM_YES;
    um_ref from = left_for_battle(m);
    if (um_ref_kind(from) != MK_SPACE)
        return um_missing(c, "where the attackers came from");
    mad_state then = *f->s;
    for (int u = -1; (u = mad_next_fighter(f, f->attacker, u)) >= 0;)
        if (mad_fights(f, u, f->attacker) != UM_NO && um_ref_kind(left_for_battle(&then.unit[u])) == MK_SPACE)
            mad_stand(&then, mad_unit_ref(u), left_for_battle(&then.unit[u]));
    return mad_space_supplied(c, &then, um_ref_row(from), f->attacker);
}

/* 13.36 for the attacker: judged where his move has brought him. */
um_truth mad_attack_supplied(const mad_fight *f, int unit)
{
    um_use(f->c, MR_13_36);
    int moment = um_option(f->c, MAD_RUL_SUPPLY_ATTACK_MOMENT);
    if (moment == MAD_O_SUPPLY_ATTACK_MOMENT_ORIGIN_SPACE)
        return supplied_at_origin(f, unit);
    mad_state behind = *f->s;
    if (moment == MAD_O_SUPPLY_ATTACK_MOMENT_ANY_EXIT) {
        take_away(f->c, &behind, f->space, mad_other(f->attacker));
        return mad_space_supplied(f->c, &behind, f->space, f->attacker);
    }
    take_away(f->c, &behind, f->space, f->attacker);
    um_truth open =
        mad_territory(f->c, f->space, f->attacker); /* 13.33: enemies too weak to control cut nothing */
    if (open != UM_NO)
        open = um_and(open, mad_controls(f->c, &behind, f->space, f->attacker));
    if (open != UM_NO)
        open = um_and(open, mad_space_supplied(f->c, &behind, f->space, f->attacker));
    return open == UM_YES ? UM_YES : um_or(open, supplied_by_entry(f, &behind));
}

/* 13.36, 13.37 for the defender: as when the card play began, or better (R-supply-defender-restored). */
um_truth mad_defence_supplied(const mad_fight *f, int unit)
{
    um_truth then = mad_was_supplied(f->s, unit);
    um_use(f->c, f->s->play.mode == MAD_MODE_CAMPAIGN ? MR_13_37 : MR_13_36);
    if (then == UM_YES ||
        um_ruled(f->c, MAD_RUL_SUPPLY_DEFENDER_RESTORED, MAD_O_SUPPLY_DEFENDER_RESTORED_START_ONLY))
        return then;
    return um_or(then, mad_space_supplied(f->c, f->s, f->space, mad_other(f->attacker)));
}
