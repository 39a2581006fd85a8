/* Factions and sides, units on the board at the start, the bag (1.0, 1.2, 1.3, 1.7). */
#include "core/invasion/rules/1_setup.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* 1.0: every faction has a player, and nobody plays factions of both sides. */
void inv_judge_assign(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n, player[INV_FACTIONS] = {0}, last = -1;
    const um_value *v = um_values_of(a, IP_ASSIGN_WHO, &n);
    bool right = true;
    (void)s;
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE)
            last = inv_faction_of(c, v[i].ref);
        else if (last >= 0)
            player[last] = v[i].num + 1;
    }
    for (int f = 0; f < INV_FACTIONS; f++) {
        right = right && player[f] > 0;
        for (int g = 0; g < f; g++)
            right = right && (player[f] != player[g] || inv_side_of(f) == inv_side_of(g));
    }
    um_decide(c, IR_1_0, um_sure(right));
}

void inv_apply_assign(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_seat_players(c, s, a);
}

/* 1.7: the cubes in the bag are those of the factions that have yet to act; in the first turn of the campaign
 * blue, which begins, is left out. */
void inv_judge_bag(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_BAG_FACTIONS, &n);
    unsigned in = 0;
    for (int i = 0; i < n; i++)
        if (inv_faction_of(c, v[i].ref) >= 0)
            in |= 1u << inv_faction_of(c, v[i].ref);
    bool campaign = s->scenario == INV_SC_CAMPAIGN && s->turn <= 1;
    unsigned due = INV_ALL_DONE & ~(unsigned)s->done & ~(campaign ? 1u << INV_F_AR : 0);
    um_truth right = um_sure(in == due);
    if (s->scenario == INV_SC_INTRO || s->scenario == INV_SC_1813)
        inv_decide_scenario_start(c, s, right);
    um_decide(c, IR_1_7, s->scenario == INV_SC_NONE ? um_missing(c, "which scenario is played") : right);
}

/* 1.6: the marker starts where the scenario says. */
void inv_decide_first_turn(um_ctx *c, const inv_state *s, int turn)
{
    um_truth right = um_sure(turn == inv_first_turn(s));
    um_fact_int(c, "due", inv_first_turn(s));
    um_decide(c, IR_1_6, right);
    if (s->scenario == INV_SC_1813)
        inv_decide_scenario_start(c, s, right);
}

/* ---- units on the board ---- */

/* 1.2: the units of an area are the printed ones. */
static void judge_printed(um_ctx *c, int area, const inv_units n)
{
    um_truth right = UM_YES;
    um_fact_ref(c, "area", inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++)
        right = um_and(right, um_eq(um_int(c, IK_AREA, area, INV_AREA_PRINTED + f), um_exactly(n[f])));
    um_decide(c, IR_1_2, right);
}

/* 1.2, 1.3: units set up are the printed ones and those of the scenario; the list of 1813 takes the place of
 * the printed ones (SC-1813-a). */
void inv_judge_setup(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_SETUP_AREA)),
        from = um_int_arg(a, IP_SETUP_FROM, INV_FROM_PRINTED);
    inv_units n;
    if (area < 0)
        return;
    inv_count(c, a, IP_SETUP_UNITS, n);
    if (s->scenario == INV_SC_NONE) {
        um_decide(c, IR_1_2, um_missing(c, "which scenario is played"));
        return;
    }
    if (s->scenario == INV_SC_1813) {
        inv_decide_list(c, INV_SC_1813, area, n);
        if (from == INV_FROM_PRINTED)
            um_decide(c, IR_1_2, UM_NO);
        return;
    }
    if (from == INV_FROM_PRINTED) {
        judge_printed(c, area, n);
        return;
    }
    um_use(c, IR_1_3);
    if (s->scenario == INV_SC_INTRO)
        inv_decide_list(c, INV_SC_INTRO, area, n);
    else
        inv_decide_no_list(c);
}

/* 1.3: units beyond the printed ones; the campaign alone lets players choose where (SC-1812-a). */
void inv_judge_place(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    if (area < 0)
        return;
    inv_count(c, a, IP_PLACE_UNITS, n);
    um_use(c, IR_1_3);
    inv_decide_free_units(c, s, area, n);
}

static void put_all(um_ctx *c, inv_state *s, const um_action *a, int where, int units, bool free_ones)
{
    int area = um_ref_row(um_ref_arg(a, where));
    inv_units n;
    if (inv_no_area(c, area))
        return;
    inv_count(c, a, units, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_put(s, area, f, n[f], false);
        if (free_ones)
            s->placed[f] = um_u8(s->placed[f] + n[f]);
    }
}

void inv_apply_setup(um_ctx *c, inv_state *s, const um_action *a)
{
    put_all(c, s, a, IP_SETUP_AREA, IP_SETUP_UNITS, false);
}

void inv_apply_place(um_ctx *c, inv_state *s, const um_action *a)
{
    put_all(c, s, a, IP_PLACE_AREA, IP_PLACE_UNITS, true);
}
