/* The lake markers as stated (11.41, 11.44, 2.4, 4.16). */
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/verbs.h"

/* ---- lakes ---- */

/* 11.41, 11.44: who would control a lake if the play ended now. */
void mad_judge_lake_control(um_ctx *c, const mad_state *s, const um_action *a)
{
    static const char *const word[] = {"US", "British", "nobody"};
    int lake = um_ref_row(um_ref_arg(a, MP_LAKE_LAKE)), said = um_int_arg(a, MP_LAKE_SIDE, MAD_NOBODY);
    int holder = mad_box_holder(c, s, lake);
    bool marker = holder == MAD_NOBODY && said != MAD_NOBODY && s->lake[lake].marker == said;
    um_fact_ref(c, "lake", mad_lake_ref(lake));
    um_fact_text(c, "claimed", "%s", word[said]);
    um_fact_text(c, "in the box", "%s", word[holder]);
    um_use(c, MR_2_4);
    um_use(c, MR_4_16);
    um_decide_claim(c, marker ? MR_11_44 : MR_11_41, um_sure(said == holder));
}

void mad_apply_lake_control(um_ctx *c, mad_state *s, const um_action *a)
{
    if (s->play.open) /* else it follows from the ships */
        mad_book_told_lake(c, s, um_ref_row(um_ref_arg(a, MP_LAKE_LAKE)));
}
