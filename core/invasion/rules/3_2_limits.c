/* How many armies a card moves and how far, and which units may not move for having just come (3.2.2). */
#include "core/invasion/rules/3_2_limits.h"
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"

/* ---- what the card allows ---- */

/* 3.2.2b: how many armies the card moves. */
um_range inv_army_limit(um_ctx *c, const inv_state *s)
{
    if (s->movement < 0)
        return um_span(0, INV_LEGS);
    return inv_armies_with_hawks(c, s, inv_card_figure(c, s, INV_CARD_ARMIES, INV_LEGS));
}

/* 3.2.2c, BR-10: how many areas an army goes. */
um_range inv_reach(um_ctx *c, const inv_state *s)
{
    return inv_areas_with_fife(c, s, inv_card_figure(c, s, INV_CARD_AREAS, INV_PATH));
}

/* 3.2.2c: whether the army of a line that has come furthest is within the card; Forced March takes one army
 * further. */
um_truth inv_within_reach(um_ctx *c, const inv_state *s, const inv_march *m)
{
    um_range base = inv_reach(c, s);
    um_truth plain = um_le(um_exactly(m->leg[m->longest].areas), base);
    return plain == UM_YES ? plain : um_or(plain, inv_forced_march(c, s, m->leg, m->n, m->longest, base));
}

/* ---- units that a special has just brought ---- */

static const int brought_by[] = {INV_FX_SUPPORT, INV_FX_NAPOLEON, INV_FX_SECORD};

/* How many of the units that are not fresh in an area were brought there by a special. */
int inv_brought(um_ctx *c, const inv_state *s, int area, int weary)
{
    for (size_t i = 0; i < UM_COUNT(brought_by); i++) {
        if (inv_worked_at(s, inv_in_play(c, s, brought_by[i]), area))
            return weary < 2 ? weary : 2;
    }
    return 0;
}

/* they move in this phase only where the card says so. */
void inv_decide_brought(um_ctx *c, const inv_state *s, int area, int weary)
{
    for (size_t i = 0; i < UM_COUNT(brought_by) && inv_brought(c, s, area, weary) > 0; i++) {
        int card = inv_in_play(c, s, brought_by[i]);
        if (card >= 0 && s->card[card].target == area)
            inv_decide_effect(c, brought_by[i], um_sure(um_ruled(c, INV_RUL_Q_23, INV_O_ADD_AT_START)));
    }
}
