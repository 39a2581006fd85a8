/* Campaigns (8.7): what one card may activate twice, and a leader against the card's points (8.31(2)). */
#include "core/madison/rules/08_campaign.h"

#include "core/madison/board/08_cards.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/verbs.h"

/* ---- picking up and dropping off (8.42, 8.43, 8.44) ---- */

/* 8.72: both activations of a campaign are named before anybody moves; what may be named is 8.71's. */
void mad_judge_declare(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_DECLARE_TARGETS, &n);
    bool campaign = s->play.open && s->play.mode == MAD_MODE_CAMPAIGN;
    um_use(c, MR_8_71);
    um_decide(c, MR_8_72, um_sure(campaign && !s->play.did_move && n <= 2));
    if (!campaign)
        return;
    mad_state now = *s;
    mad_apply_declare(c, &now, a);
    mad_decide_own_pieces(c, s, v, n);
    mad_decide_campaign(c, s, &now.play);
}

void mad_apply_declare(um_ctx *c, mad_state *s, const um_action *a)
{
    int n, leaders = 0;
    const um_value *v = um_values_of(a, MP_DECLARE_TARGETS, &n);
    (void)c;
    s->play.declared_campaign = true;
    for (int i = 0; i < 2 && i < n; i++) /* beside a leader the unit is the second activation */
        if (um_ref_kind(v[i].ref) == MK_LEADER)
            s->play.leader[leaders++] = v[i].ref;
        else if (um_ref_kind(v[i].ref) != MK_SPACE)
            s->play.second = v[i].ref;
}

/* 8.31(2), 3.31: the card's points reach the leader's command value; he is on the map and one's own. */
void mad_decide_command(um_ctx *c, const mad_state *s, const mad_play *p, um_ref leader, int rule)
{
    int row = um_ref_row(leader);
    um_range opv = mad_opv(c, p), command = mad_command(c, s, row);
    um_truth here = um_sure(mad_on_map(c, s, leader) && mad_side_of(c, leader) == p->side);
    um_fact_ref(c, here == UM_NO ? "not there" : "who", leader);
    um_fact_range(c, "points", opv);
    um_fact_range(c, "command", command);
    um_use(c, MR_3_31_command);
    um_decide(c, rule, um_and(here, um_ge(opv, command)));
}

/* 8.71: two leaders, or a leader and one unit that stands elsewhere; 8.31(2) with R-campaign-command. */
void mad_decide_campaign(um_ctx *c, const mad_state *s, const mad_play *p)
{
    bool each = um_ruled(c, MAD_RUL_CAMPAIGN_COMMAND, MAD_O_CAMPAIGN_COMMAND_EACH_VALUE);
    for (int g = 0; g < 2; g++)
        if (each && p->leader[g] != UM_NONE)
            mad_decide_command(c, s, p, p->leader[g], MR_8_31_2);
    um_ref leader = p->leader[0] != UM_NONE ? p->leader[0] : p->leader[1];
    bool other_leader = p->leader[0] != UM_NONE && p->leader[1] != UM_NONE;
    if (other_leader) {
        um_fact_ref(c, "who", p->leader[1]);
        um_decide(c, MR_8_71, um_sure(p->leader[0] != p->leader[1]));
    } else if (p->second != UM_NONE) {
        um_fact_ref(c, "who", p->second);
        um_fact_ref(c, "where", mad_place(s, p->second));
        um_decide(c, MR_8_71, um_sure(leader != UM_NONE && mad_place(s, leader) != mad_place(s, p->second)));
    }
}
