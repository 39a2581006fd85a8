/* Specials that change what the rules of recruits, movement and battles count (5.0). */
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"

/* AR-11, Publication Ban: the area whose printed number faction f recruits by in `area`; -1: by none. Rome
 * takes Albany's part. */
int inv_musters_as(um_ctx *c, const inv_state *s, int area, int f)
{
    if (f != INV_F_AR || inv_in_play(c, s, INV_FX_BAN) < 0)
        return area;
    um_use(c, IR_AR_11);
    if (inv_has_role(c, area, INV_ROLE_ALBANY) == UM_YES)
        return -1;
    for (int i = 0; inv_has_role(c, area, INV_ROLE_ROME) == UM_YES && i < inv_map_of(c)->nareas; i++)
        if (inv_has_role(c, i, INV_ROLE_ALBANY) == UM_YES)
            return i;
    return area;
}

/* AR-09, War Hawks: how many armies move where the card says `limit`; with boats as Q-21 has it. */
um_range inv_armies_with_hawks(um_ctx *c, const inv_state *s, um_range limit)
{
    int hawks = inv_in_play(c, s, INV_FX_WAR_HAWKS);
    if (hawks < 0)
        return limit;
    um_use(c, IR_AR_09);
    if (inv_effect_known(c, INV_FX_WAR_HAWKS) == UM_MAYBE)
        return um_hull(limit, um_exactly(INV_LEGS));
    um_range more = um_add(limit, um_exactly(2));
    um_truth works = inv_sound(c, hawks);
    if (inv_moves_by(c, s, INV_CK_BY_LAND) != UM_YES)
        works = um_and(
            works, inv_by_ruling(c, INV_RUL_Q_21, INV_O_BONUS_BOATS, "whether the card works with boats"));
    return um_either(works, more, limit);
}

/* BR-10, Fife and Drum: how many areas an army goes where the card says `areas`. */
um_range inv_areas_with_fife(um_ctx *c, const inv_state *s, um_range areas)
{
    int fife = inv_in_play(c, s, INV_FX_FIFE);
    if (fife < 0)
        return areas;
    um_use(c, IR_BR_10);
    return um_either(inv_sound(c, fife), um_add(areas, um_exactly(1)), areas);
}

/* AR-12, Forced March: whether army `which` may go two areas more than `base`, none of the others having gone
 * further than that. */
um_truth inv_forced_march(um_ctx *c, const inv_state *s, const inv_leg *leg, int n, int which, um_range base)
{
    int forced = inv_in_play(c, s, INV_FX_FORCED_MARCH);
    if (forced < 0)
        return UM_NO;
    um_use(c, IR_AR_12);
    um_truth free = UM_YES;
    for (int i = 0; i < n; i++)
        if (i != which)
            free = um_and(free, um_le(um_exactly(leg[i].areas), base));
    um_truth further = um_and(um_le(um_exactly(leg[which].areas), um_add(base, um_exactly(2))), free);
    further = um_and(further, inv_sound(c, forced));
    return um_and(further, inv_effect_known(c, INV_FX_FORCED_MARCH));
}

/* AM-09, Kentucky Militia: the hits that white dice add. */
int inv_kentucky_hits(um_ctx *c, const inv_battle *b)
{
    int white = b->face[INV_FACE_HIT][INV_F_AM];
    if (!white || !b->kentucky)
        return 0;
    um_use(c, IR_AM_09);
    return white;
}

/* BR-12, General Brock: whether he keeps the `fleeing` units of faction f from fleeing. */
bool inv_brock_keeps(um_ctx *c, const inv_battle *b, int f, int fleeing)
{
    if (f != INV_F_CM || !fleeing || !b->brock || inv_effect_known(c, INV_FX_BROCK) != UM_YES)
        return false;
    um_use(c, IR_BR_12);
    return true;
}

/* NA-10, CM-10: results of a roll before the battle rest on the card that brought it. */
void inv_use_pre_roll(um_ctx *c, const inv_state *s)
{
    if (s->battle.pre)
        um_use(c, s->battle.rolled == INV_US ? IR_NA_10 : IR_CM_10);
}
