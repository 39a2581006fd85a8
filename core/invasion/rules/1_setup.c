/* Factions and sides, units on the board at the start, the bag (1.0, 1.2, 1.3, 1.7). */
#include "core/invasion/rules/1_setup.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* 1.0: nobody plays factions of both sides. Seats may be told in several lines: that every faction has a
 * player is asked when the first phase begins. */
void inv_judge_assign(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_state after = *s;
    bool one_side = true;
    inv_seat_players(c, &after, a);
    for (int f = 0; f < INV_FACTIONS; f++)
        for (int g = 0; g < f; g++)
            one_side = one_side && (!after.player[f] || after.player[f] != after.player[g] ||
                                    inv_side_of(f) == inv_side_of(g));
    inv_decide_or(c, IR_1_0, um_sure(one_side), "a player holds factions of both sides");
}

void inv_apply_assign(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_seat_players(c, s, a);
    s->seated_step = c->step;
    s->setting_up = true;
}

/* 1.0: the lines that seat players have given each faction one. */
static void close_seats(um_ctx *c, const inv_state *s)
{
    bool all = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        all = all && s->player[f] > 0;
    um_about(c, s->seated_step);
    if (s->seated_step)
        inv_decide_or(c, IR_1_0, um_sure(all), "a faction has no player");
}

/* The first cube that should be in the bag and is not, or is and should not. */
static void fact_cube(um_ctx *c, unsigned in, unsigned due)
{
    for (int f = 0; f < INV_FACTIONS; f++)
        if ((in ^ due) & (1u << f)) {
            um_fact_ref(c, in & (1u << f) ? "extra" : "lacking", inv_faction_ref(c, f));
            return;
        }
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
    if (s->scenario != INV_SC_NONE)
        fact_cube(c, in, due);
    um_decide(c, IR_1_7, s->scenario == INV_SC_NONE ? um_missing(c, "which scenario is played") : right);
    if (s->scenario == INV_SC_INTRO || s->scenario == INV_SC_1813)
        inv_decide_scenario_start(c, s, right);
}

/* 1.6: the marker starts where the scenario says. */
void inv_decide_first_turn(um_ctx *c, const inv_state *s, int turn)
{
    um_truth right = um_sure(turn == inv_first_turn(s));
    um_fact_int(c, "due", inv_first_turn(s));
    um_fact_int(c, "turn", turn);
    um_decide(c, IR_1_6, right);
    if (s->scenario == INV_SC_1813)
        inv_decide_scenario_start(c, s, right);
}

/* ---- units on the board ---- */

/* The list that a line of setting up follows. */
enum { PRINTED, LISTED };

static int list_of(const inv_state *s, int from)
{
    return s->scenario == INV_SC_1813 || from != INV_FROM_PRINTED ? LISTED : PRINTED;
}

/* 1.2: the units of an area are the printed ones, told in one line or colour by colour; `all`: no fewer, else
 * no more. */
static void decide_printed(um_ctx *c, int area, const inv_units n, bool all)
{
    um_truth right = UM_YES;
    um_fact_ref(c, "area", inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++) {
        um_range printed = um_int(c, IK_AREA, area, INV_AREA_PRINTED + f);
        right = um_and(right, all ? um_ge(um_exactly(n[f]), printed) : um_le(um_exactly(n[f]), printed));
    }
    um_decide(c, IR_1_2, right);
}

/* What has been set up in an area by a list, this line counted. */
static void set_up_with(const inv_state *s, int list, int area, inv_units n)
{
    for (int f = 0; f < INV_FACTIONS; f++)
        n[f] += s->set_up[list][area][f];
}

/* 1.2, 1.3: units set up are the printed ones and those of the scenario; the list of 1813 takes the place of
 * the printed ones (SC-1813-a). */
void inv_judge_setup(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_SETUP_AREA)),
        from = um_int_arg(a, IP_SETUP_FROM, INV_FROM_PRINTED);
    inv_units n;
    inv_count(c, a, IP_SETUP_UNITS, n);
    set_up_with(s, list_of(s, from), area, n);
    if (s->scenario == INV_SC_NONE) {
        um_decide(c, IR_1_2, um_missing(c, "which scenario is played"));
        return;
    }
    if (s->scenario == INV_SC_1813) {
        if (from == INV_FROM_PRINTED)
            inv_decide_printed_off(c, area);
        else
            inv_decide_list(c, INV_SC_1813, area, n, false);
        return;
    }
    if (from == INV_FROM_PRINTED) {
        decide_printed(c, area, n, false);
        return;
    }
    um_use(c, IR_1_3);
    if (s->scenario == INV_SC_INTRO)
        inv_decide_list(c, INV_SC_INTRO, area, n, false);
    else
        inv_decide_no_list(c);
}

/* 1.2, SC-...-a: when the first phase begins, each area of which setting up is told has all its units. */
void inv_close_setup(um_ctx *c, const inv_state *s)
{
    if (s->setting_up)
        close_seats(c, s);
    for (int i = 0; i < inv_map_of(c)->nareas && s->setting_up; i++)
        for (int list = PRINTED; list <= LISTED; list++) {
            inv_units n = {0};
            if (!s->set_up_step[list][i] || s->scenario == INV_SC_NONE)
                continue;
            set_up_with(s, list, i, n);
            um_about(c, s->set_up_step[list][i]);
            if (list == PRINTED)
                decide_printed(c, i, n, true);
            else if (s->scenario != INV_SC_CAMPAIGN)
                inv_decide_list(c, s->scenario, i, n, true);
        }
}

/* 1.3: units beyond the printed ones; the campaign alone lets players choose where (SC-1812-a). */
void inv_judge_place(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    inv_count(c, a, IP_PLACE_UNITS, n);
    um_use(c, IR_1_3);
    inv_decide_free_units(c, s, area, n);
}

static void put_all(um_ctx *c, inv_state *s, const um_action *a, int where, int units, bool free_ones)
{
    int area = um_ref_row(um_ref_arg(a, where));
    inv_units n;
    inv_count(c, a, units, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_put(s, area, f, n[f], false);
        if (free_ones)
            s->placed[f] = um_u8(s->placed[f] + n[f]);
    }
}

void inv_apply_setup(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_SETUP_AREA)),
        list = list_of(s, um_int_arg(a, IP_SETUP_FROM, INV_FROM_PRINTED));
    inv_units n;
    put_all(c, s, a, IP_SETUP_AREA, IP_SETUP_UNITS, false);
    inv_count(c, a, IP_SETUP_UNITS, n);
    set_up_with(s, list, area, n);
    for (int f = 0; f < INV_FACTIONS; f++)
        s->set_up[list][area][f] = um_u8(n[f]);
    s->set_up_step[list][area] = c->step;
    s->setting_up = true;
}

void inv_apply_place(um_ctx *c, inv_state *s, const um_action *a)
{
    put_all(c, s, a, IP_PLACE_AREA, IP_PLACE_UNITS, true);
}
