/* Lead units (10.3): who may lead, and the class that a lead counts as (2.71, 3.62, 10.32). */
#include "core/madison/board/10_lead.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/pieces.h"

/* ---- lead units (10.3) ---- */

/* Whether all units of a side are reduced. */
um_truth mad_only_reduced(const mad_fight *f, int side)
{
    um_truth all = UM_YES, any = UM_NO;
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;) {
        um_truth here = mad_fights(f, u, side);
        any = um_or(any, here);
        all = um_and(all, um_if(here, um_sure(mad_fight_face(f, u))));
    }
    return um_and(any, all);
}

static um_range lowest_class(const mad_fight *f, int side)
{
    um_range low = um_exactly(MAD_CLASS_A);
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;)
        if (mad_fights(f, u, side) == UM_YES)
            low = um_least(low, mad_class_of(f->c, u));
    return low;
}

/* 10.32(2) to (4): a full unit leads; a defender with reduced ones only is led by the lowest class. */
um_truth mad_may_lead(const mad_fight *f, int unit, int side)
{
    um_truth here = mad_fights(f, unit, side);
    if (here == UM_NO || !mad_fight_face(f, unit))
        return here;
    if (side == f->attacker)
        return UM_NO;
    um_truth lowest = um_le(mad_class_of(f->c, unit), lowest_class(f, side));
    return um_and(here, um_and(mad_only_reduced(f, side), lowest));
}

/* 3.62 with R-dragoon-class, for the unit behind a fort: A, unless its owner said another class. */
static um_range dragoon_behind_fort(const mad_fight *f, um_range own, int side)
{
    um_use(f->c, MR_3_62);
    int stated = f->open ? mad_fight_part(f, side)->lead_class : MAD_CLASS_NONE;
    bool fixed = um_ruled(f->c, MAD_RUL_DRAGOON_CLASS, MAD_O_DRAGOON_CLASS_FIXED);
    if (!fixed && stated != MAD_CLASS_NONE && stated >= own.lo && stated <= own.hi)
        return own;
    return um_exactly(MAD_CLASS_A);
}

/* 2.71 with R-step-wasted-class: the better of unit and fort. */
static um_range raised(const mad_fight *f, um_range own, um_range fort, int side)
{
    um_range better = um_most(own, fort);
    int stated = f->open ? mad_fight_part(f, side)->lead_class : MAD_CLASS_NONE;
    if (um_range_same(own, better) ||
        !um_ruled(f->c, MAD_RUL_STEP_WASTED_CLASS, MAD_O_STEP_WASTED_CLASS_OWNER))
        return better;
    if (stated == MAD_CLASS_NONE)
        return um_hull(own, better);
    bool declined = stated >= own.lo && stated <= own.hi;
    return declined ? own : better;
}

/* The class a unit counts as when it leads. */
static um_range class_used(const mad_fight *f, int side, int unit)
{
    um_ctx *c = f->c;
    um_range own = mad_class_of(c, unit);
    um_truth fort = mad_fort_counts(f), dragoon = mad_is_dragoon(c, unit);
    if (fort == UM_NO)
        return own;
    if (side == f->attacker) {
        if (dragoon == UM_NO)
            return own;
        um_use(c, MR_3_62);
        return um_either(um_and(fort, dragoon), um_exactly(MAD_CLASS_B), own);
    }
    um_range of_fort = mad_fort_class(c, f->space);
    um_truth weak = mad_only_reduced(f, side);
    if (weak != UM_NO)
        um_use(c, MR_10_32_4);
    else if (own.lo < of_fort.hi)
        um_use(c, MR_10_32_5);
    um_use(c, MR_2_71);
    um_range strong = raised(f, own, of_fort, side);
    if (dragoon != UM_NO)
        strong = um_either(dragoon, dragoon_behind_fort(f, strong, side), strong);
    um_range used = um_either(weak, um_least(own, of_fort), strong);
    return um_either(fort, used, own);
}

/* The class that a side's lead counts as; of an unnamed lead, of all that might be it. MAD_CLASS_NONE
 * where nobody can lead. */
um_range mad_lead_class(const mad_fight *f, int side)
{
    um_ref lead = f->open ? mad_fight_part(f, side)->lead : UM_NONE;
    if (lead != UM_NONE)
        return class_used(f, side, um_ref_row(lead));
    bool any = false;
    um_range all = um_exactly(MAD_CLASS_NONE);
    for (int u = 0; u < mad_map_of(f->c)->nunits; u++) {
        if (mad_may_lead(f, u, side) == UM_NO)
            continue;
        um_range one = class_used(f, side, u);
        all = any ? um_hull(all, one) : one;
        any = true;
    }
    if (!um_known(all))
        um_missing(f->c,
                   side == f->attacker ? "which unit leads the attack" : "which unit leads the defence");
    return all;
}
