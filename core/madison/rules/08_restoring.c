/* Restoring units (8.31(5)). */
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/verbs.h"

/* ---- restoring units (8.31(5)) ---- */

/* 8.31(5): A or B Regulars, reduced, in their own territory and supplied (13.4(1)); never Indians
 * (3.7(3)) nor militia. */
static void decide_restored(um_ctx *c, const mad_state *s, um_ref unit)
{
    int u = um_ref_row(unit);
    um_ref at = mad_place(s, unit);
    bool on_map = um_ref_kind(at) == MK_SPACE;
    um_truth fit = um_and(mad_is_regular(c, u), um_ge(mad_class_of(c, u), um_exactly(MAD_CLASS_B)));
    um_fact_ref(c, "who", unit);
    um_use(c, MR_3_11_Regulars);
    um_use(c, MR_3_7_3);
    if (mad_is_militia(c, u) != UM_NO)
        um_use(c, MR_3_11_Militia);
    um_decide(c, MR_8_31_5, um_and(fit, um_sure(s->unit[u].face == 1 && on_map)));
    if (!on_map)
        return;
    um_fact_ref(c, "who", unit);
    um_fact_ref(c, "where", at);
    um_use(c, MR_2_18);
    um_decide(c, MR_8_31_5, mad_territory(c, um_ref_row(at), mad_side_of(c, unit)));
    um_fact_ref(c, "who", unit);
    um_use(c, MR_8_31_5);
    um_decide(c, MR_13_4_1, mad_supplied(c, s, unit));
}

/* 8.31(5): as many units as the card has points, each fit to be restored. */
void mad_judge_restore(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RESTORE_UNITS, &n);
    mad_decide_own_pieces(c, s, v, n);
    if (!s->play.open) {
        um_decide(c, MR_8_31_5, um_missing(c, "the card that restores them"));
    } else {
        mad_decide_use(c, s, MAD_MODE_RESTORE);
        um_fact_int(c, "units", s->play.restored + n);
        um_range opv = mad_opv(c, &s->play);
        um_fact_range(c, "points", opv);
        um_decide(c, MR_8_31_5, um_le(um_exactly(s->play.restored + n), opv));
    }
    for (int i = 0; i < n; i++)
        decide_restored(c, s, v[i].ref);
}

void mad_apply_restore(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RESTORE_UNITS, &n);
    for (int i = 0; i < n; i++)
        s->unit[um_ref_row(v[i].ref)].face = 0;
    s->play.restored = um_u8(s->play.restored + n);
    mad_book_spaces(c, s);
}
