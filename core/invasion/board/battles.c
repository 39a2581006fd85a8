/* Where battles are: which one goes on, who rolls next, how many dice a faction has. */
#include "core/invasion/board/board.h"

void inv_clear_battle(inv_state *s)
{
    s->battle = (inv_battle){.area = -1, .won = -1, .next = INV_NOBODY, .rolled = INV_NOBODY};
}

int inv_battle_area(um_ctx *c, const inv_state *s)
{
    int only = -1, n = 0;
    if (s->battle.area >= 0 && inv_both_there(s, s->battle.area))
        return s->battle.area;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (inv_both_there(s, i)) {
            only = i;
            n++;
        }
    return n == 1 ? only : n > 1 ? -1 : s->battle.area;
}

/* Who rolls next: the homeland's side first, then in turn. */
int inv_next_roller(um_ctx *c, const inv_state *s, um_truth *sure)
{
    int area = inv_battle_area(c, s);
    *sure = UM_YES;
    if (area < 0)
        return INV_NOBODY;
    if (s->area[area].fought) {
        int next = s->battle.area == area ? s->battle.next : INV_NOBODY;
        *sure = next == INV_NOBODY ? UM_MAYBE : UM_YES;
        return next;
    }
    um_truth us = inv_home(c, area, INV_US);
    *sure = us == UM_MAYBE ? UM_MAYBE : UM_YES;
    return us == UM_NO ? INV_BR : INV_US;
}

um_range inv_dice_due(um_ctx *c, const inv_state *s, int area, int f)
{
    int row = inv_map_of(c)->faction[f];
    return um_least(um_exactly(s->area[area].n[f]), um_int(c, IK_FACTION, row, INV_FAC_DICE));
}
