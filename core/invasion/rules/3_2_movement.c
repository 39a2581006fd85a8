/* Movement by land (3.2.1, 3.2.2, 3.2.6). A line says who goes which way; lines that go on with the units of
 * the line before are one march. */
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

/* 3.2.2h: as many units leave an area as stand there. */
void inv_decide_there(um_ctx *c, const inv_state *s, int area, const inv_units n)
{
    um_truth there = UM_YES;
    um_fact_ref(c, "area", inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++)
        there = um_and(there, um_sure(n[f] <= s->area[area].n[f]));
    if (inv_unknown(s, area) && there == UM_NO)
        there = um_missing(c, "who stands in the area");
    um_decide(c, IR_3_2_2h, there);
}

/* ---- what the card allows ---- */

/* 3.2.2b: how many armies the card moves. */
um_range inv_army_limit(um_ctx *c, const inv_state *s)
{
    if (s->movement < 0)
        return um_span(0, INV_LEGS);
    return inv_armies_with_hawks(c, s, inv_card_figure(c, s, INV_CARD_ARMIES, INV_LEGS));
}

/* 3.2.2c, BR-10: how many areas an army goes. */
static um_range reach(um_ctx *c, const inv_state *s)
{
    return inv_areas_with_fife(c, s, inv_card_figure(c, s, INV_CARD_AREAS, INV_PATH));
}

/* 3.2.2c: whether a march of so many areas is within the card; Forced March takes one army further. */
static um_truth within_reach(um_ctx *c, const inv_state *s, int areas, bool goes_on)
{
    um_range base = reach(c, s);
    um_truth plain = um_le(um_exactly(areas), base);
    return plain == UM_YES ? plain : um_or(plain, inv_forced_march(c, s, areas, base, goes_on));
}

/* groups that go the same way to the same target are one army. */
static bool same_army(um_ctx *c, const inv_state *s, const int *path, int n)
{
    for (int i = 0; i < s->nlegs; i++) {
        const inv_leg *leg = &s->leg[i];
        bool same = leg->army && leg->npath == n && leg->water < 0;
        for (int k = 0; same && k < n; k++)
            same = leg->path[k] == path[k];
        if (same)
            return um_ruled(c, INV_RUL_Q_18, INV_O_GROUPS_ONE);
    }
    return false;
}

/* ---- marches ---- */

/* How many of n units leaving an area have moved in this phase, the others going first. */
static int tired(const inv_state *s, int area, const inv_units n)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        int fresh = s->area[area].n[f] - s->area[area].moved[f];
        sum += n[f] > fresh ? n[f] - fresh : 0;
    }
    return sum;
}

/* How a line goes on with the march of the line before: ONWARD with all its units, PART with some of them,
 * the others counting as an army of their own, AFRESH not at all. */
typedef enum onward { AFRESH, ONWARD, PART } onward;

static onward goes_on(const inv_state *s, int from, const inv_units n)
{
    const inv_leg *last = s->nlegs ? &s->leg[s->nlegs - 1] : NULL;
    bool part = false;
    if (!last || last->to != from || last->water >= 0 || tired(s, from, n) == 0)
        return AFRESH;
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (last->n[f] < n[f])
            return AFRESH;
        part = part || last->n[f] > n[f];
    }
    int own = s->active; /* -1 where nobody's phase is told */
    bool led = own >= 0 && n[own] > 0 && last->n[own] > n[own];
    return !part ? ONWARD : led ? PART : AFRESH;
}

/* 3.2.1, 3.2.2f, 3.2.6: each area borders on the one before, none is closed ground, and no army goes on from
 * one with enemies in it. */
static void judge_way(um_ctx *c, const inv_state *s, const int *path, int n, bool goes)
{
    int enemy = inv_other_side(inv_side_of(s->active));
    for (int i = 1; i < n; i++) {
        um_fact_ref(c, "area", inv_area_ref(path[i]));
        um_decide(c, IR_3_2_6, inv_open_ground(c, path[i]));
        um_truth joined = inv_adjacent(c, path[i - 1], path[i]);
        if (joined != UM_NO && inv_river(c, path[i - 1], path[i]) == UM_YES)
            um_use(c, IR_3_2_2k);
        um_fact_ref(c, "from", inv_area_ref(path[i - 1]));
        um_fact_ref(c, "to", inv_area_ref(path[i]));
        um_decide(c, IR_3_2_1, joined);
    }
    um_truth clear = UM_YES;
    for (int i = goes ? 0 : 1; i < n - 1; i++) {
        um_truth enemies = inv_holds(c, s, path[i], enemy);
        if (enemies != UM_NO)
            um_fact_ref(c, "area", inv_area_ref(path[i]));
        clear = um_and(clear, um_not(enemies));
    }
    um_decide(c, IR_3_2_2f, clear);
}

/* 3.2.2e: an army has a unit of the active faction in it, and none of the other side. */
void inv_decide_led(um_ctx *c, const inv_state *s, const inv_units n)
{
    bool one_side = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        one_side = one_side && (n[f] == 0 || inv_side_of(f) == inv_side_of(s->active));
    um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
    um_decide(c, IR_3_2_2e, um_sure(n[s->active] > 0 && one_side));
}

/* 3.2a, 3.2.1: a movement card has been played that moves armies by land. Q-19: a boat card may move one by
 * one area. */
static bool judge_land_card(um_ctx *c, const inv_state *s, int areas)
{
    if (s->movement < 0) {
        um_decide(c, IR_3_2a, um_missing(c, "which movement card moves them"));
        return false;
    }
    um_truth land = inv_moves_by(c, s, INV_CK_BY_LAND);
    if (land == UM_NO && um_ruled(c, INV_RUL_Q_19, INV_O_BOAT_LAND))
        land = um_sure(areas == 1);
    if (land != UM_YES)
        um_decide(c, IR_3_2_1, land);
    return true;
}

/* whether units may leave an area that a special has made contested. The
 * text of Mackinac Reinforcements lets its units move. */
static void judge_contact(um_ctx *c, const inv_state *s, int from)
{
    int mackinac = inv_in_play(c, s, INV_FX_MACKINAC);
    if (inv_holds(c, s, from, inv_other_side(inv_side_of(s->active))) != UM_YES ||
        (mackinac >= 0 && s->card[mackinac].used && s->card[mackinac].target == from))
        return;
    um_fact_ref(c, "area", inv_area_ref(from));
    um_decide(c, IR_3_2_2f,
              inv_by_ruling(c, INV_RUL_Q_22, INV_O_CONTACT_LEAVE,
                            "whether units may leave an area with enemies in it"));
}

/* ---- units that a special has just brought ---- */

static const int brought_by[] = {INV_FX_SUPPORT, INV_FX_NAPOLEON, INV_FX_SECORD};

/* How many of the units that are not fresh in an area were brought there by a special. */
int inv_brought(um_ctx *c, const inv_state *s, int area, int weary)
{
    for (size_t i = 0; i < UM_COUNT(brought_by); i++) {
        int card = inv_in_play(c, s, brought_by[i]);
        if (card >= 0 && s->card[card].used && s->card[card].target == area)
            return weary < 2 ? weary : 2;
    }
    return 0;
}

/* they move in this phase only where the card says so. */
void inv_decide_brought(um_ctx *c, const inv_state *s, int area, int weary)
{
    for (size_t i = 0; i < UM_COUNT(brought_by) && inv_brought(c, s, area, weary) > 0; i++) {
        int card = inv_in_play(c, s, brought_by[i]);
        if (card >= 0 && s->card[card].target == area)
            inv_decide_effect(c, brought_by[i], um_sure(um_ruled(c, INV_RUL_Q_23, INV_O_ADD_AT_START)));
    }
}

/* 3.2.2b to 3.2.2e: what an army by land is held to: its way, its card, its length, that its units have not
 * moved, and how many armies the card has. */
void inv_judge_move(um_ctx *c, const inv_state *s, const um_action *a)
{
    int path[INV_PATH], n;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (!inv_path(a, IP_MOVE_PATH, path, &n) ||
        !inv_decide_stage(c, s, s->stage == INV_STAGE_BATTLE ? INV_STAGE_BATTLE : INV_STAGE_MOVE))
        return;
    inv_decide_all_moves_done(c, s);
    inv_decide_there(c, s, path[0], units);
    um_use(c, IR_3_2_2a);
    inv_decide_led(c, s, units);
    onward on = goes_on(s, path[0], units);
    judge_way(c, s, path, n, on != AFRESH);
    if (on == AFRESH)
        judge_contact(c, s, path[0]);
    if (!judge_land_card(c, s, n - 1))
        return;
    int areas = n - 1 + (on != AFRESH ? s->leg[s->nlegs - 1].areas : 0);
    int weary = tired(s, path[0], units), brought = on == AFRESH ? inv_brought(c, s, path[0], weary) : 0;
    int armies = inv_armies(s) + !(on == ONWARD || same_army(c, s, path, n));
    um_truth within = on == PART ? um_le(um_exactly(armies), inv_army_limit(c, s)) : UM_YES;
    um_truth reached = within_reach(c, s, areas, on != AFRESH);
    um_fact_int(c, "cost", areas);
    um_fact_range(c, "limit", reach(c, s));
    um_decide(c, IR_3_2_2c, reached);
    um_fact_int(c, "moved", weary - brought);
    um_truth rested = weary == brought ? UM_YES : on != AFRESH ? um_and(reached, within) : UM_NO;
    if (rested == UM_NO && inv_unknown(s, path[0]))
        rested = um_missing(c, "who stands in the area");
    um_decide(c, IR_3_2_2d, rested);
    inv_decide_brought(c, s, path[0], brought);
    um_range limit = inv_army_limit(c, s);
    if (inv_of_side(s, path[n - 1], inv_side_of(s->active)) > 0)
        um_use(c, IR_3_2_2i);
    um_fact_int(c, "armies", armies);
    um_fact_range(c, "limit", limit);
    um_decide(c, IR_3_2_2b, um_le(um_exactly(armies), limit));
}

void inv_apply_move(um_ctx *c, inv_state *s, const um_action *a)
{
    int path[INV_PATH], n;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (!inv_path(a, IP_MOVE_PATH, path, &n)) {
        um_refuse(c, "a path of two areas at least is needed", UM_NONE);
        return;
    }
    onward on = goes_on(s, path[0], units);
    um_ctx quiet = *c;
    quiet.rec = NULL;
    inv_leg leg = {.from = (int16_t)path[0], .to = (int16_t)path[n - 1], .water = -1, .npath = (uint8_t)n};
    for (int i = 0; i < n; i++)
        leg.path[i] = (uint8_t)path[i];
    leg.areas = um_u8(n - 1 + (on != AFRESH ? s->leg[s->nlegs - 1].areas : 0));
    leg.army = on != ONWARD && !same_army(&quiet, s, path, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        leg.n[f] = (uint8_t)inv_take(s, path[0], f, units[f], on != AFRESH, NULL);
        inv_put(s, path[n - 1], f, leg.n[f], true);
        if (leg.n[f] < units[f])
            inv_lose_sight(s, path[0], path[n - 1]);
    }
    inv_note_leg(s, &leg);
}

/* ---- units left or taken on the way (3.2.2g) ---- */

/* A group apart could be an army of its own, divided off before the march, if
 * the card has one more. */
static um_truth as_own_army(um_ctx *c, const inv_state *s, const inv_units n)
{
    return um_and(um_sure(n[s->active] > 0), um_lt(um_exactly(inv_armies(s)), inv_army_limit(c, s)));
}

/* 3.2.2g: units left or taken on the way must be able to be an army of their own. */
static void judge_change(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    inv_count(c, a, IP_PLACE_UNITS, n);
    if (!inv_decide_stage(c, s, INV_STAGE_MOVE))
        return;
    if (s->nlegs == 0 || s->movement < 0)
        um_decide(c, IR_3_2_2g, um_missing(c, "which army it is"));
    else
        um_decide(c, IR_3_2_2g, as_own_army(c, s, n));
}

static void shift(um_ctx *c, inv_state *s, const um_action *a, bool drop)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    if (inv_no_area(c, area) || s->nlegs == 0)
        return;
    inv_leg *leg = &s->leg[s->nlegs - 1];
    inv_count(c, a, IP_PLACE_UNITS, n);
    for (int f = 0; f < INV_FACTIONS; f++)
        inv_put(s, drop ? area : leg->to, f, inv_take(s, drop ? leg->to : area, f, n[f], drop, NULL), true);
    inv_leg apart = *leg;
    apart.army = true;
    apart.npath = 0; /* nobody can be said to go the same way */
    inv_note_leg(s, &apart);
}

void inv_judge_drop(um_ctx *c, const inv_state *s, const um_action *a)
{
    judge_change(c, s, a);
}

void inv_apply_drop(um_ctx *c, inv_state *s, const um_action *a)
{
    shift(c, s, a, true);
}

void inv_judge_pick_up(um_ctx *c, const inv_state *s, const um_action *a)
{
    judge_change(c, s, a);
}

void inv_apply_pick_up(um_ctx *c, inv_state *s, const um_action *a)
{
    shift(c, s, a, false);
}

/* 3.2.2j: nobody has to move. */
void inv_judge_pass_move(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    if (inv_decide_stage(c, s, INV_STAGE_MOVE))
        um_decide(c, IR_3_2_2j, UM_YES);
}

void inv_apply_pass_move(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)c;
    (void)a;
    inv_reach_stage(s, INV_STAGE_MOVE);
}
