/* Setting up (1.2, 1.3, the scenarios' lists). */
#include "core/invasion/invasion.h"

#include <stdio.h>
#include <string.h>

/* ---- lists whose colours are lost (Q-05) ---- */

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

/* What the colours say as they are read here; in the other order the same
 * numbers turned round. */
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

/* Whether units fit a printed line: its numbers, in whatever colours. */
static um_truth fits_line(um_ctx *c, int row, const inv_units n, int side)
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
    bool same = nsaid == nline;
    for (int i = 0; same && i < nline; i++)
        same = said[i] == line[i];
    if (!same)
        return UM_NO;
    int order = um_option(c, INV_RUL_Q_05);
    if (order != INV_O_COLOURS_ANY)
        return as_read(c, row, n, side, order == INV_O_COLOURS_MILITIA);
    bool equal = nline == colours;
    for (int i = 1; i < nline; i++)
        equal = equal && line[i] == line[0];
    return equal ? UM_YES : um_missing(c, "the colours of the printed list");
}

/* What the list has for an area: its numbers, in whatever colours. */
static void say_lines(um_ctx *c, int scenario, int area)
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

static void inv_judge_list(um_ctx *c, int rule, int scenario, int area, const inv_units n)
{
    um_truth right = UM_YES;
    for (int side = 0; side < 2; side++) {
        int units = 0, row = list_row(c, scenario, area, side);
        for (int f = 0; f < INV_FACTIONS; f++)
            units += inv_side_of(f) == side ? n[f] : 0;
        if (row >= 0)
            right = um_and(right, fits_line(c, row, n, side));
        else if (units > 0)
            right = um_and(right, um_not(um_complete(c, IK_SETUP)));
    }
    um_fact_ref(c, "area", inv_area_ref(area));
    say_lines(c, scenario, area);
    um_decide(c, rule, right);
}

static void inv_judge_printed(um_ctx *c, int area, const inv_units n)
{
    um_truth right = UM_YES;
    um_fact_ref(c, "area", inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++)
        right = um_and(right, um_eq(um_int(c, IK_AREA, area, INV_AREA_PRINTED + f), um_exactly(n[f])));
    um_decide(c, IR_1_2, right);
}

void inv_judge_setup(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_SETUP_AREA)), from = um_int_arg(a, IP_SETUP_FROM, IP_FROM_PRINTED);
    inv_units n;
    if (area < 0)
        return;
    inv_count(c, a, IP_SETUP_UNITS, n);
    if (s->scenario == INV_SC_NONE) {
        um_decide(c, IR_1_2, um_missing(c, "which scenario is played"));
        return;
    }
    if (s->scenario == INV_SC_1813) {
        inv_judge_list(c, IR_SC_1813_a, INV_SC_1813, area, n);
        if (from == IP_FROM_PRINTED)
            um_decide(c, IR_1_2, UM_NO);
        return;
    }
    if (from == IP_FROM_PRINTED) {
        inv_judge_printed(c, area, n);
        return;
    }
    um_use(c, IR_1_3);
    if (s->scenario == INV_SC_INTRO)
        inv_judge_list(c, IR_SC_INTRO_a, INV_SC_INTRO, area, n);
    else
        um_decide(c, IR_SC_1812_a, UM_NO);
}

/* SC-1812-a: four units a British faction, then six an American one, each in
 * its homeland. */
void inv_judge_place(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    if (area < 0)
        return;
    inv_count(c, a, IP_PLACE_UNITS, n);
    um_use(c, IR_1_3);
    um_truth right = um_sure(s->scenario == INV_SC_CAMPAIGN);
    bool british_done = s->placed[INV_F_BR] >= 4 && s->placed[INV_F_CM] >= 4 && s->placed[INV_F_NA] >= 4;
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (n[f] == 0)
            continue;
        int side = inv_side_of(f), due = side == INV_US ? 6 : 4;
        right = um_and(right, inv_home(c, area, side));
        right = um_and(right, um_sure(s->placed[f] + n[f] <= due && (side == INV_BR || british_done)));
    }
    um_decide(c, IR_SC_1812_a, right);
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
            s->placed[f] = (uint8_t)(s->placed[f] + n[f]);
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
