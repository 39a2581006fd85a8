/* Who counts how much in close combat, and who is outnumbered (N9.13 - N9.18). */
#include "core/niagara/rules/09_combat.h"

/* N9.17: a mounted figure counts four, a gun eight. NR42: as the unit began or as it is. */
um_range nia_strength(um_ctx *c, const nia_state *s, int unit)
{
    um_use(c, NR_9_17);
    if (nia_is_guns(c, unit) == UM_YES)
        return um_times(
            um_ruled(c, NIA_NR42, NIA_O_NR42_STARTING) ? nia_start_guns(c, unit) : nia_guns(c, s, unit), 8);
    um_range n =
        um_ruled(c, NIA_NR42, NIA_O_NR42_STARTING) ? nia_start_figures(c, unit) : nia_figures(c, s, unit);
    return nia_is_type(c, unit, NIA_CAVALRY) == UM_YES ? um_times(n, 4) : n;
}

/* N9.13 - N9.16. */
static int outnumbered(int mine, int theirs)
{
    if (theirs <= mine)
        return 0;
    if (theirs >= 3 * mine)
        return -5;
    if (theirs >= 2 * mine)
        return -3;
    return 2 * theirs >= 3 * mine ? -2 : -1;
}

um_range nia_outnumbered_by(um_range mine, um_range theirs)
{
    return um_span(outnumbered(mine.lo, theirs.hi), outnumbered(mine.hi, theirs.lo));
}

int nia_outnumbered_rule(int drm)
{
    return drm == -1 ? NR_9_13 : drm == -2 ? NR_9_14 : drm == -3 ? NR_9_15 : NR_9_16;
}

/* N9.18: halves count up. NR45: which way for a sum below zero. */
um_range nia_halved(um_ctx *c, um_range sum)
{
    um_range greater = um_div_up(sum, 2), lesser = um_div_down(sum, 2), zero = um_exactly(0);
    um_range away = um_add(um_least(lesser, zero), um_most(greater, zero));
    if (um_range_same(greater, away) || um_ruled(c, NIA_NR45, NIA_O_NR45_TOWARD_PLUS))
        return greater;
    return away;
}
