/* Announcing a charge before anything moves (N2.8). */
#include "core/niagara/rules/02_announcing.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/11_indians.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

/* N2.8: a charge is announced before anything moves; Indians close with the shaken alone (N11.4). */
void nia_judge_announce(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_ANNOUNCE_UNIT));
    um_ref target = um_ref_arg(a, NP_ANNOUNCE_TARGET);
    nia_decide_phase(c, s, NIA_PHASE_MOVES);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (s->moved)
        um_fact_int(c, "now", s->phase);
    um_decide(c, NR_2_8, um_sure(!s->moved));
    if (target != UM_NONE)
        nia_decide_indians_close(c, s, unit, nia_row(target), s->unit[unit].dp);
}

void nia_apply_announce(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_ANNOUNCE_UNIT))];
    nia_enter_phase(s, NIA_PHASE_MOVES);
    u->done |= NIA_DONE_ANNOUNCED | (nia_int(a, NP_ANNOUNCE_BAYONET, 0) ? NIA_DONE_BAYONET : 0);
    u->foe = um_ref_arg(a, NP_ANNOUNCE_TARGET);
    u->set_off = u->dp;
}

void nia_apply_stop_at(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    s->unit[nia_row(um_ref_arg(a, NP_STOPAT_UNIT))].done |= NIA_DONE_STOP;
}

/* N2.8, N9.1: who comes within four inches has said so before anything moved. */
void nia_decide_contact_announced(um_ctx *c, const nia_state *s, int unit, int32_t ends, bool charge)
{
    if (!charge && (ends < 0 || ends > 4 * NIA_INCH))
        return;
    um_truth said = um_sure(s->unit[unit].done & NIA_DONE_ANNOUNCED);
    if (said == UM_NO && !s->announced)
        said = um_missing(c, "whether the advance was announced");
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if (ends >= 0)
        nia_fact_inches(c, "distance", ends);
    um_decide(c, NR_2_8, said);
}

/* N2.8: who attacks has said so, unless a stand-off goes on or he pursues. */
void nia_decide_attack_announced(um_ctx *c, const nia_state *s, int attacker, int defender)
{
    const nia_unit *u = &s->unit[attacker];
    bool said = u->done & (NIA_DONE_ANNOUNCED | NIA_DONE_PURSUED | NIA_DONE_FOUGHT);
    if (!s->announced || s->turn <= 0 || u->owes == NIA_OWES_STANDOFF ||
        s->unit[defender].owes == NIA_OWES_STANDOFF)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, attacker));
    um_fact_ref(c, "foe", um_ref_of(NK_UNIT, defender));
    um_truth holds = um_sure(said || !um_ruled(c, NIA_NR40, NIA_O_NR40_ANNOUNCED_ADVANCE));
    if (holds == UM_NO && !nia_last_turn_told(s))
        holds = um_missing(c, "whether a stand-off goes on");
    um_decide(c, NR_2_8, holds);
}
