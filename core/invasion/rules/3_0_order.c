/* The order within a phase, and its end (3.0). */
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules/3_4_hands.h"
#include "core/invasion/rules/decide.h"

static const char *const stage_names[] = {"setting up", "recruiting", "movement",
                                          "a battle",   "drawing",    "the end of the phase"};

/* 3.0: an action of `stage` is not done when a later stage of the phase has begun. */
bool inv_decide_stage(um_ctx *c, const inv_state *s, int stage)
{
    if (s->active < 0) {
        um_decide(c, IR_3_0, um_missing(c, "whose phase it is"));
        return false;
    }
    if (s->stage > stage)
        um_fact_text(c, "what", "%s after %s", stage_names[stage], stage_names[s->stage]);
    um_decide(c, IR_3_0, um_sure(s->stage <= stage));
    return true;
}

/* 3.0: the movement card comes before battles and drawing, unless the faction
 * has none left. What came before it is found once, where the battles begin. */
void inv_decide_card_played(um_ctx *c, const inv_state *s)
{
    int f = s->active;
    if (s->stated || s->movement >= 0 || s->stage >= INV_STAGE_BATTLE || inv_no_card_left(c, s, f))
        return;
    inv_decide_or(c, IR_3_0, UM_NO, "a battle or drawing before the movement card");
}

/* 3.0: cards are drawn when every battle of the phase has been fought. */
void inv_decide_battles_done(um_ctx *c, const inv_state *s)
{
    um_truth open = UM_NO;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (inv_both_there(s, i) && !s->area[i].left_over)
            open = um_or(open, inv_contested(c, s, i));
    um_use(c, IR_3_3a);
    inv_decide_or(c, IR_3_0, um_not(open), "drawing before all battles are fought");
}

void inv_end_phase(um_ctx *c, inv_state *s)
{
    if (s->active >= 0) {
        s->done |= (uint8_t)(1 << s->active);
        inv_settle_hand(c, s, s->active);
    }
    inv_settle_markers(c, s);
    inv_forget_phase(s);
    for (int i = 0; i < INV_AREAS; i++)
        s->area[i].left_over = inv_both_there(s, i);
    s->stated = false;
    s->active = -1;
    s->stage = INV_STAGE_OVER;
}
