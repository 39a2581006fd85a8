/* Who takes part in a land battle, under way or only thought of, and with which face. */
#include "core/madison/board/10_fight.h"

#include "core/madison/board/pieces.h"

mad_fight mad_fight_of(um_ctx *c, const mad_state *s)
{
    return (mad_fight){
        .c = c, .s = s, .space = um_ref_row(s->combat.space), .attacker = s->combat.attacker, .open = true};
}

mad_fight mad_fight_at(um_ctx *c, const mad_state *s, int space, int attacker)
{
    return (mad_fight){.c = c, .s = s, .space = space, .attacker = attacker, .open = false};
}

/* Once the dice have fallen, who fought is settled, whatever is lost afterwards. */
static bool settled(const mad_fight *f)
{
    return f->open && f->s->combat.rolled;
}

um_truth mad_fights(const mad_fight *f, int unit, int side)
{
    if (mad_side_of(f->c, mad_unit_ref(unit)) != side)
        return UM_NO;
    if (!settled(f))
        return mad_here(f->c, f->s, mad_unit_ref(unit), mad_space_ref(f->space));
    if (!mad_byte_bit(f->s->combat.was_in, unit))
        return UM_NO;
    return um_clean(f->c, mad_object(f->c, mad_unit_ref(unit)));
}

int mad_next_fighter(const mad_fight *f, int side, int u)
{
    const uint64_t *of = mad_map_of(f->c)->units_of[side];
    if (!settled(f) && f->space >= 0)
        return mad_next_unit_near(f->c, f->s, f->space, side, u);
    do
        u = um_next_bit(of, MAD_UNIT_WORDS, u);
    while (u >= 0 && settled(f) && !mad_byte_bit(f->s->combat.was_in, u));
    return u;
}

bool mad_fight_face(const mad_fight *f, int unit)
{
    return settled(f) ? mad_byte_bit(f->s->combat.was_reduced, unit) : f->s->unit[unit].face != 0;
}

um_truth mad_leads_there(const mad_fight *f, int leader, int side)
{
    if (mad_side_of(f->c, mad_leader_ref(leader)) != side)
        return UM_NO;
    if (!settled(f))
        return mad_here(f->c, f->s, mad_leader_ref(leader), mad_space_ref(f->space));
    if (!mad_byte_bit(f->s->combat.led_by, leader))
        return UM_NO;
    return um_clean(f->c, mad_object(f->c, mad_leader_ref(leader)));
}

const mad_side_combat *mad_fight_part(const mad_fight *f, int side)
{
    return &f->s->combat.side[side == MAD_BR];
}
