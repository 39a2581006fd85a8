/* Forts (2.7): whether one stands, who holds it, when it counts in battle and for whom, to whom it falls. */
#include "core/madison/board/02_forts.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/pieces.h"

/* ---- forts ---- */

/* 2.73, 2.74: the pair of 1812 appears with Summer-Autumn; an event's fort once it is built. */
um_truth mad_has_fort(um_ctx *c, const mad_state *s, int space)
{
    um_range when = um_word(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN);
    if (um_known(when) && when.lo == MAD_FORT_NONE)
        return um_sure(s->space[space].built);
    if (s->space[space].built)
        return UM_YES;
    um_truth always = um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_ALWAYS);
    um_truth later = um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_1812B);
    if (later != UM_NO) {
        um_use(c, MR_2_73);
        later = um_and(later, s->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_sure(s->turn >= 1));
    }
    if (um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_EVENT) != UM_NO)
        um_use(c, MR_2_74);
    return um_or(always, later);
}

/* 2.75, 2.78: whoever stands in it holds it; nobody has taken it: its owner by territory. */
int mad_fort_side(um_ctx *c, const mad_state *s, int space)
{
    if (s->space[space].fort != MAD_NOBODY)
        return s->space[space].fort;
    return um_datum_at(c->pack, um_datum_of(MK_SPACE, space, MAD_SPACE_TERRITORY))->lo;
}

/* 2.76, R-indian-fort-moment: whether only Indians were in the fort when it is asked. */
static um_truth indians_alone(const mad_fight *f, int defender)
{
    um_ctx *c = f->c;
    um_truth others = UM_NO, indians = UM_NO;
    for (int u = -1; (u = mad_next_fighter(f, defender, u)) >= 0;) {
        um_truth here = mad_fights(f, u, defender);
        if (here == UM_NO)
            continue;
        um_truth indian = mad_is_indian(c, u);
        indians = um_or(indians, um_and(here, indian));
        others = um_or(others, um_and(here, um_not(indian)));
    }
    um_truth now = um_and(indians, um_not(others));
    uint8_t start = f->s->space[f->space].start[defender == MAD_BR];
    int moment = um_option(c, MAD_RUL_INDIAN_FORT_MOMENT);
    if (moment == MAD_O_INDIAN_FORT_MOMENT_BATTLE || start == 0)
        return now;
    if (moment == MAD_O_INDIAN_FORT_MOMENT_CARD_PLAY)
        return um_sure(start == 1);
    if (!f->s->phase_seen)
        return um_missing(c, "who stood in the fort when the action phase began");
    return um_sure(f->s->space[f->space].began[defender == MAD_BR] == 1);
}

/* 2.71, 2.73 to 2.76, 2.78: it stands, the defender holds it, and not only Indians do. */
um_truth mad_fort_counts(const mad_fight *f)
{
    um_ctx *c = f->c;
    um_truth stands = mad_has_fort(c, f->s, f->space);
    if (stands == UM_NO)
        return UM_NO;
    int defender = mad_other(f->attacker);
    um_use(c, MR_2_71);
    if (mad_fort_side(c, f->s, f->space) != defender)
        return UM_NO;
    um_truth alone = indians_alone(f, defender);
    if (alone != UM_NO) {
        um_use(c, MR_3_7_1);
        um_use(c, MR_2_76);
    }
    if (mad_territory(c, f->space, defender) != UM_YES)
        um_use(c, MR_2_78);
    return um_and(stands, um_not(alone));
}

um_range mad_fort_class(um_ctx *c, int space)
{
    return um_most(um_word(c, MK_SPACE, space, MAD_SPACE_FORT_CLASS), um_exactly(MAD_CLASS_C));
}

um_range mad_fort_value(um_ctx *c, int space)
{
    return um_int(c, MK_SPACE, space, MAD_SPACE_FORT);
}

/* 2.75: a fort whose side has nobody left in the space falls to the enemy unit that stands there. */
void mad_fort_falls(um_ctx *c, mad_state *s, int space)
{
    um_ctx quiet = um_quiet(c);
    for (int side = MAD_US; side <= MAD_BR; side++) {
        if (mad_has_units(&quiet, s, space, side) != UM_YES ||
            mad_has_units(&quiet, s, space, mad_other(side)) != UM_NO)
            continue;
        bool any = um_ruled(&quiet, MAD_RUL_FORT_CAPTURE_SIZE, MAD_O_FORT_CAPTURE_SIZE_ANY_UNIT);
        if (any || mad_controls(&quiet, s, space, side) == UM_YES)
            s->space[space].fort = (int8_t)side;
    }
}

/* ---- a stated path ---- */

/* An empty fort falls to any combat unit that comes into it (2.75), or with control of the space. */
void mad_take_fort(um_ctx *c, mad_state *s, int unit, int space)
{
    int side = mad_side_of(c, mad_unit_ref(unit));
    if (mad_has_units(c, s, space, mad_other(side)) != UM_NO)
        return;
    bool any = um_ruled(c, MAD_RUL_FORT_CAPTURE_SIZE, MAD_O_FORT_CAPTURE_SIZE_ANY_UNIT);
    if (any || mad_controls(c, s, space, side) == UM_YES)
        s->space[space].fort = (int8_t)side;
}
