/* What the three scenarios ask for themselves (SC-INTRO, SC-1812, SC-1813). */
#include "core/invasion/rules/sc_scenarios.h"

#include <stdio.h>

/* ---- lists whose colours are lost (Q-05) ---- */

/* The line of a scenario's list for a side in an area, or -1. */
static int list_row(um_ctx *c, int scenario, int area, int side)
{
    for (int i = 0; i < um_rows(c->pack, IK_SETUP); i++)
        if (um_is(c, IK_SETUP, i, INV_SETUP_SCENARIO, scenario) == UM_YES &&
            um_is_ref(c, IK_SETUP, i, INV_SETUP_AREA, inv_area_ref(area)) == UM_YES &&
            um_is(c, IK_SETUP, i, INV_SETUP_SIDE, side) == UM_YES)
            return i;
    return -1;
}

static void sort(int *v, int n)
{
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && v[k] > v[k - 1]; k--) {
            int t = v[k];
            v[k] = v[k - 1];
            v[k - 1] = t;
        }
}

/* whether units have the numbers of a line in the order of colours read here or, `turned`, in the
 * other. */
static um_truth as_read(um_ctx *c, int row, const inv_units n, int side, bool turned)
{
    um_truth same = UM_YES;
    um_range read[INV_FACTIONS];
    int of[INV_FACTIONS], count = 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (inv_side_of(f) != side)
            continue;
        read[f] = um_int(c, IK_SETUP, row, INV_SETUP_COLOUR + f);
        if (read[f].hi > 0)
            of[count++] = f;
        else
            same = um_and(same, um_sure(n[f] == 0));
    }
    for (int i = 0; i < count; i++)
        same = um_and(same, um_eq(um_exactly(n[of[i]]), read[of[turned ? count - 1 - i : i]]));
    return same;
}

/* Whether units fit a printed line: its numbers, in whatever colours, or a part of them; with `all`: whether
 * they are all of it. */
static um_truth fits_line(um_ctx *c, int row, const inv_units n, int side, bool all)
{
    int said[INV_FACTIONS] = {0}, line[3] = {0}, nsaid = 0, nline = 0, colours = side == INV_US ? 2 : 3;
    for (int f = 0; f < INV_FACTIONS; f++)
        if (inv_side_of(f) == side && n[f] > 0)
            said[nsaid++] = n[f];
    for (int i = 0; i < 3; i++)
        if (um_int(c, IK_SETUP, row, INV_SETUP_N + i).lo > 0)
            line[nline++] = um_int(c, IK_SETUP, row, INV_SETUP_N + i).lo;
    sort(said, nsaid);
    sort(line, nline);
    bool same = nsaid == nline, part = nsaid <= nline;
    for (int i = 0; i < nline && same; i++)
        same = said[i] == line[i];
    for (int i = 0; i < nsaid && part; i++)
        part = said[i] <= line[i];
    if (all) /* too much, or other colours, was found line by line */
        return um_sure(same || !part);
    if (!same)
        return um_sure(part);
    int order = um_option(c, INV_RUL_Q_05);
    if (order != INV_O_COLOURS_ANY)
        return as_read(c, row, n, side, order == INV_O_COLOURS_MILITIA);
    bool equal = nline == colours;
    for (int i = 1; i < nline; i++)
        equal = equal && line[i] == line[0];
    return equal ? UM_YES : um_missing(c, "the colours of the printed list");
}

/* What the list has for an area: its numbers, in whatever colours. */
static void fact_lines(um_ctx *c, int scenario, int area)
{
    char due[80] = "";
    size_t n = 0;
    for (int side = 0; side < 2; side++) {
        int row = list_row(c, scenario, area, side);
        for (int i = 0; row >= 0 && i < 3 && n < sizeof due; i++) {
            int units = um_int(c, IK_SETUP, row, INV_SETUP_N + i).lo;
            if (units > 0)
                n += (size_t)snprintf(due + n, sizeof due - n, "%s%d", n ? ", " : "", units);
        }
    }
    um_fact_text(c, "due", n ? "%s, one number a colour" : "%snobody by the list", due);
}

/* SC-INTRO-a, SC-1813-a: the units of an area fit the numbers of the list, in colours as Q-05 has them. */
void inv_decide_list(um_ctx *c, int scenario, int area, const inv_units n, bool all)
{
    um_truth right = UM_YES;
    for (int side = 0; side < 2; side++) {
        int units = 0, row = list_row(c, scenario, area, side);
        for (int f = 0; f < INV_FACTIONS; f++)
            units += inv_side_of(f) == side ? n[f] : 0;
        if (row >= 0)
            right = um_and(right, fits_line(c, row, n, side, all));
        else if (units > 0 && !all)
            right = um_and(right, um_not(um_complete(c, IK_SETUP)));
    }
    um_fact_ref(c, "area", inv_area_ref(area));
    fact_lines(c, scenario, area);
    um_decide(c, scenario == INV_SC_INTRO ? IR_SC_INTRO_a : IR_SC_1813_a, right);
}

/* SC-1813-a: the printed units of no area take the field. */
void inv_decide_printed_off(um_ctx *c, int area)
{
    um_use(c, IR_1_2);
    um_fact_ref(c, "printed", inv_area_ref(area));
    um_decide(c, IR_SC_1813_a, UM_NO);
}

/* ---- the campaign's free units ---- */

/* SC-1812-a: units beyond the printed ones are placed by the players, not listed. */
void inv_decide_no_list(um_ctx *c)
{
    um_fact_text(c, "listless", "the campaign of 1812");
    um_decide(c, IR_SC_1812_a, UM_NO);
}

/* The free units that a faction has. */
static int free_units_of(int f)
{
    return inv_side_of(f) == INV_US ? 6 : 4;
}

/* SC-1812-a for the units of one faction: in its homeland, as many as it has, the British ones first. */
static um_truth free_units_fit(um_ctx *c, const inv_state *s, int area, int f, int n)
{
    int side = inv_side_of(f), due = free_units_of(f);
    bool british_done = s->placed[INV_F_BR] >= 4 && s->placed[INV_F_CM] >= 4 && s->placed[INV_F_NA] >= 4;
    um_truth home = inv_home(c, area, side);
    um_truth right = um_and(home, um_sure(s->placed[f] + n <= due && (side == INV_BR || british_done)));
    if (right == UM_NO) {
        um_fact_ref(c, "faction", inv_faction_ref(c, f));
        if (home == UM_NO)
            um_fact_ref(c, "abroad", inv_area_ref(area));
        else if (s->placed[f] + n > due)
            um_fact_int(c, "placed", s->placed[f] + n);
        else
            um_fact_text(c, "first", "the British");
        um_fact_int(c, "due", due);
    }
    return right;
}

/* SC-1812-a: four units a British faction, then six an American one, each in its homeland. */
void inv_decide_free_units(um_ctx *c, const inv_state *s, int area, const inv_units n)
{
    um_truth right = s->scenario == INV_SC_NONE ? um_missing(c, "which scenario is played")
                                                : um_sure(s->scenario == INV_SC_CAMPAIGN);
    if (right == UM_NO)
        um_fact_text(c, "none", "this scenario");
    for (int f = 0; f < INV_FACTIONS && right != UM_NO; f++)
        if (n[f] > 0)
            right = um_and(right, free_units_fit(c, s, area, f, n[f]));
    um_decide(c, IR_SC_1812_a, right);
}

/* SC-1812-a: before the first phase all of them are placed; a record that tells of none may have left
 * them out. */
void inv_decide_free_units_placed(um_ctx *c, const inv_state *s)
{
    bool any = false;
    for (int f = 0; f < INV_FACTIONS; f++)
        any |= s->placed[f] > 0;
    if (s->scenario != INV_SC_CAMPAIGN || !any)
        return;
    for (int f = 0; f < INV_FACTIONS; f++) {
        um_fault(c, inv_side_of(f));
        um_fact_ref(c, "faction", inv_faction_ref(c, f));
        um_fact_int(c, "so far", s->placed[f]);
        um_fact_int(c, "due", free_units_of(f));
        um_decide(c, IR_SC_1812_a, um_sure(s->placed[f] >= free_units_of(f)));
    }
    um_fault(c, -1);
}

/* ---- decks, start and end ---- */

/* A rule that each scenario has its own of, in the order of inv_scenario; without a scenario it is open
 * which. */
static void decide_by_scenario(um_ctx *c, const inv_state *s, const int *rule, um_truth holds)
{
    bool known = s->scenario < INV_SC_NONE;
    um_decide(c, rule[known ? s->scenario : 0], known ? holds : um_missing(c, "the scenario"));
}

/* SC-INTRO-b, SC-1812-b, SC-1813-b: what decks hold. */
void inv_decide_scenario_deck(um_ctx *c, const inv_state *s, um_truth holds)
{
    static const int rule[] = {IR_SC_INTRO_b, IR_SC_1812_b, IR_SC_1813_b};
    decide_by_scenario(c, s, rule, holds);
}

/* SC-INTRO-c, SC-1812-c, SC-1813-c: how the first turn starts. */
void inv_decide_scenario_start(um_ctx *c, const inv_state *s, um_truth holds)
{
    static const int rule[] = {IR_SC_INTRO_c, IR_SC_1812_c, IR_SC_1813_c};
    decide_by_scenario(c, s, rule, holds);
}

/* SC-INTRO-d, SC-1812-d, SC-1813-d: when the game ends. */
void inv_decide_scenario_end(um_ctx *c, const inv_state *s, um_truth holds)
{
    static const int rule[] = {IR_SC_INTRO_d, IR_SC_1812_d, IR_SC_1813_d};
    decide_by_scenario(c, s, rule, holds);
}
