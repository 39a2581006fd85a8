/* Movement by land (3.2.1, 3.2.2, 3.2.6). A line says who goes which way; lines that go on with the units of
 * the line before are one march. */
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_2_limits.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

#include <string.h>

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

/* ---- marches ---- */

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
        inv_decide_or(c, IR_3_2_1, joined, "two areas on the way have no common border");
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
void inv_decide_led(um_ctx *c, const inv_state *s, const inv_units n, um_truth led)
{
    bool one_side = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        one_side = one_side && (n[f] == 0 || inv_side_of(f) == inv_side_of(s->active));
    um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
    inv_decide_or(c, IR_3_2_2e, um_and(um_sure(one_side), led),
                  one_side ? "no unit of the active faction goes along" : "units of the enemy go along");
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
        inv_decide_or(c, IR_3_2_1, land, "the card moves nobody by land");
    return true;
}

/* whether units may leave an area that a special has made contested. The
 * text of Mackinac Reinforcements lets its units move. */
static void judge_contact(um_ctx *c, const inv_state *s, int from)
{
    int mackinac = inv_in_play(c, s, INV_FX_MACKINAC);
    if (inv_holds(c, s, from, inv_other_side(inv_side_of(s->active))) != UM_YES ||
        inv_worked_at(s, mackinac, from))
        return;
    um_fact_ref(c, "from", inv_area_ref(from));
    um_decide(c, IR_3_2_2f,
              inv_by_ruling(c, INV_RUL_Q_22, INV_O_CONTACT_LEAVE,
                            "whether units may leave an area with enemies in it"));
}

/* A breach that other units than those taken here would not have been. */
static um_truth unless_others(um_ctx *c, const inv_state *s, um_truth holds)
{
    return holds == UM_NO && s->another ? um_ambiguous(c, "which units of an area went earlier") : holds;
}

/* 3.2.2b to 3.2.2e: what the armies of a line are held to: a unit that leads them, their length, that nobody
 * moves twice, and how many armies the card has. */
static void judge_armies(um_ctx *c, const inv_state *s, const inv_march *m)
{
    int from = m->from, brought = inv_brought(c, s, from, m->tired), weary = m->tired - brought;
    um_range limit = inv_army_limit(c, s);
    um_truth reached = inv_within_reach(c, s, m), within = um_le(um_exactly(m->least), limit);
    um_fact_int(c, "cost", m->leg[m->longest].areas);
    um_fact_range(c, "limit", inv_reach(c, s));
    um_decide(c, IR_3_2_2c, unless_others(c, s, reached));
    um_fact_int(c, "moved", weary + (weary ? 0 : m->onward));
    um_truth rested = weary > 0 || inv_moves_again(c, m) ? UM_NO
                      : m->onward                        ? um_and(reached, within)
                                                         : UM_YES;
    if (rested == UM_NO && inv_unknown(s, from))
        rested = um_missing(c, "who stands in the area");
    um_decide(c, IR_3_2_2d, unless_others(c, s, rested));
    inv_decide_brought(c, s, from, brought);
    if (inv_of_side(s, m->leg[m->longest].to, inv_side_of(s->active)) > 0)
        um_use(c, IR_3_2_2i);
    limit = inv_army_limit(c, s);
    int armies = inv_least_armies(c, m); /* counted here, so that the ruling it rests on is told */
    um_fact_int(c, "armies", armies);
    um_fact_range(c, "limit", limit);
    um_decide(c, IR_3_2_2b, unless_others(c, s, um_le(um_exactly(armies), limit)));
}

/* 3.2.1, 3.2.2: a line of movement by land. */
bool inv_decide_goes(um_ctx *c, int n)
{
    if (n < 2)
        um_decide(c, IR_3_2_2c, um_missing(c, "where the army goes"));
    return n >= 2;
}

void inv_judge_move(um_ctx *c, const inv_state *s, const um_action *a)
{
    int path[INV_PATH], n = inv_way(c, s, a, path);
    inv_units units;
    inv_march m;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (!inv_decide_goes(c, n) ||
        !inv_decide_stage(c, s, s->stage == INV_STAGE_BATTLE ? INV_STAGE_BATTLE : INV_STAGE_MOVE))
        return;
    inv_march_of(c, s, path, n, units, inv_way_told(a), &m);
    inv_decide_all_moves_done(c, s);
    inv_decide_there(c, s, path[0], units);
    um_use(c, IR_3_2_2a);
    inv_decide_led(c, s, units, unless_others(c, s, um_sure(!m.unled)));
    judge_way(c, s, path, n, m.onward > 0);
    judge_contact(c, s, path[0]);
    if (judge_land_card(c, s, n - 1))
        judge_armies(c, s, &m);
}

void inv_apply_move(um_ctx *c, inv_state *s, const um_action *a)
{
    int path[INV_PATH], n = inv_way(c, s, a, path), went = 0;
    inv_units units;
    inv_march m;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (n < 2) {
        um_refuse(c, "a path of two areas at least is needed", UM_NONE);
        return;
    }
    inv_march_of(c, s, path, n, units, inv_way_told(a), &m);
    went = inv_total(m.fresh) + inv_total(m.taken);
    inv_take_march(c, s, path, n, &m);
    if (went < inv_total(units))
        inv_lose_sight(s, path[0], path[n - 1]);
}

/* ---- units left or taken on the way (3.2.2g) ---- */

/* A group apart could be an army of its own, divided off before the march, if
 * the card has one more. */
static um_truth as_own_army(um_ctx *c, const inv_state *s, const inv_units n)
{
    return um_and(um_sure(n[s->active] > 0), um_lt(um_exactly(inv_armies(s)), inv_army_limit(c, s)));
}

/* Units left or taken along where the army began, which is divided before it moves. */
static bool at_its_start(const inv_state *s, int area)
{
    return s->leg[s->last].from == area && s->leg[s->last].to != area;
}

/* 3.2.2g: units left or taken on the way must be able to be an army of their own. */
static void judge_change(um_ctx *c, const inv_state *s, const um_action *a, bool drop)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    inv_count(c, a, IP_PLACE_UNITS, n);
    if (!inv_decide_stage(c, s, INV_STAGE_MOVE))
        return;
    if (s->last < 0) {
        um_decide(c, IR_3_2_2g, um_missing(c, "which army it is"));
        return;
    }
    inv_decide_there(c, s, drop ? s->leg[s->last].to : area, n);
    um_decide(c, IR_3_2_2g,
              at_its_start(s, area) ? UM_YES
              : s->movement < 0     ? um_missing(c, "which movement card moves them")
                                    : as_own_army(c, s, n));
}

/* The part of the way of army `l` that units have gone who were left in an area (`to`) or taken along from
 * it: its beginning or its end. False if the area is not on its way. */
static bool part_of_way(inv_leg *l, int area, bool to)
{
    int at = 0;
    while (at < l->npath && l->path[at] != area)
        at++;
    if (at == l->npath)
        return false;
    if (to) {
        l->npath = (uint8_t)(at + 1);
        l->to = (int16_t)area;
    } else {
        l->npath = (uint8_t)(l->npath - at);
        memmove(l->path, l->path + at, l->npath);
        l->from = (int16_t)area;
    }
    l->areas = (uint8_t)(l->npath - 1);
    return true;
}

static void shift(um_ctx *c, inv_state *s, const um_action *a, bool drop)
{
    int area = um_ref_row(um_ref_arg(a, IP_PLACE_AREA));
    inv_units n;
    if (s->last < 0)
        return;
    inv_leg *leg = &s->leg[s->last], apart = *leg;
    bool start = at_its_start(s, area);
    inv_count(c, a, IP_PLACE_UNITS, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        int went = inv_take(s, drop ? leg->to : area, f, n[f], drop, NULL);
        inv_put(s, drop ? area : leg->to, f, went, !(drop && start));
        if (went < n[f])
            inv_lose_sight(s, drop ? leg->to : area, drop ? area : leg->to);
        apart.n[f] = (uint8_t)went;
        leg->n[f] = um_u8(leg->n[f] + (drop ? -went : start ? went : 0));
    }
    if (start)
        return;
    if (!part_of_way(&apart, area, drop))
        apart.npath = 0; /* nobody can be said to go the same way */
    apart.army = true;
    apart.told = true; /* judged with this line */
    int last = s->last;
    inv_note_leg(s, &apart);
    s->last = (int8_t)last;
}

void inv_judge_drop(um_ctx *c, const inv_state *s, const um_action *a)
{
    judge_change(c, s, a, true);
}

void inv_apply_drop(um_ctx *c, inv_state *s, const um_action *a)
{
    shift(c, s, a, true);
}

void inv_judge_pick_up(um_ctx *c, const inv_state *s, const um_action *a)
{
    judge_change(c, s, a, false);
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
