/* Movement over water (3.2.4, 3.2.5): one army with Warships, two small ones with Bateaux, natives in canoes.
 */
#include "core/invasion/rules/3_2_water.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_2_limits.h"
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

static bool one_water(const um_action *a, int param, int *water)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    *water = n ? um_ref_row(v[0].ref) : -1;
    return n == 1;
}

/* 3.2.4: the card has boats; both shores lie on the one zone crossed. */
static bool judge_crossing(um_ctx *c, const inv_state *s, int from, int to, int water, bool one)
{
    if (s->movement < 0) {
        um_decide(c, IR_3_2a, um_missing(c, "which movement card moves them"));
        return false;
    }
    um_decide(c, IR_3_2_4a, um_not(inv_moves_by(c, s, INV_CK_BY_LAND)));
    um_fact_ref(c, "area", inv_area_ref(to));
    um_decide(c, IR_3_2_6, inv_open_ground(c, to));
    um_truth shores = um_and(inv_touches(c, water, from), inv_touches(c, water, to));
    um_use(c, IR_3_2_4c);
    um_fact_ref(c, "area", inv_area_ref(inv_touches(c, water, from) == UM_YES ? to : from));
    um_fact_ref(c, "water", um_ref_of(IK_WATER, water));
    inv_decide_or(c, IR_3_2_4b, um_and(shores, um_sure(one)),
                  one ? "an area does not lie on the water crossed"
                      : "more than one crossing or more than one zone");
    return true;
}

static bool same_landing(const inv_state *s, int to, int water)
{
    return (s->boat_to < 0 || s->boat_to == to) && (s->boat_water < 0 || s->boat_water == water);
}

/* What has crossed out of one area in this phase, with what goes now. */
static void gone_from(const inv_state *s, int area, const inv_units now, inv_units sum)
{
    for (int f = 0; f < INV_FACTIONS; f++) {
        sum[f] = now ? now[f] : 0;
        for (int i = 0; i < s->nlegs; i++)
            sum[f] += s->leg[i].from == area && s->leg[i].water >= 0 ? s->leg[i].n[f] : 0;
    }
}

/* How many armies of `most` units, each with one of the faction, can carry what has gone out of an
 * area, if up to `more` of the faction may follow; 0: none can be made of it. */
static int armies_of(const inv_state *s, const inv_units n, int most, int more)
{
    for (int k = 0; k <= more; k++) {
        int armies = (inv_total(n) + k + most - 1) / most;
        if (n[s->active] + k >= armies)
            return armies;
    }
    return 0;
}

/* How many units of the active faction may yet follow out of an area, behind those that go now. */
static int may_follow(const inv_state *s, int area, const inv_units now)
{
    int f = s->active, left = s->area[area].n[f] - s->area[area].moved[f] - (now ? now[f] : 0);
    return left > 0 ? left : 0;
}

/* 3.2.5b: two armies of three at most land in one area over one water, each with a unit of the active
 * faction. Q-20: whether both may come out of one area. */
static void judge_bateaux(um_ctx *c, const inv_state *s, const inv_units units, int from, int to, int water)
{
    um_range most = um_int(c, IK_CARD, s->movement, INV_CARD_UNITS),
             armies = um_int(c, IK_CARD, s->movement, INV_CARD_ARMIES);
    int size = most.lo > 0 ? most.lo : 3, areas = 1;
    inv_units out;
    gone_from(s, from, units, out);
    int here = armies_of(s, out, size, may_follow(s, from, units)), need = here;
    for (int i = 0; i < s->nlegs; i++) {
        bool seen = s->leg[i].from == from || s->leg[i].water < 0;
        for (int k = 0; k < i; k++)
            seen |= s->leg[k].from == s->leg[i].from && s->leg[k].water >= 0;
        if (seen)
            continue;
        gone_from(s, s->leg[i].from, NULL, out);
        need += armies_of(s, out, size, may_follow(s, s->leg[i].from, NULL));
        areas++;
    }
    um_truth right = um_and(um_sure(here > 0 && same_landing(s, to, water) && areas <= 2),
                            um_le(um_exactly(need), armies));
    if (here > 1 && um_ruled(c, INV_RUL_Q_20, INV_O_BATEAUX_TWO_AREAS))
        right = UM_NO;
    inv_decide_or(c, IR_3_2_5b, right,
                  !same_landing(s, to, water)                ? "a second landing or a second water"
                  : areas > 2                                ? "out of more than two areas"
                  : here == 0                                ? "an army without a unit of the card's faction"
                  : um_le(um_exactly(need), armies) == UM_NO ? "more than two armies of three"
                                                             : "both armies out of one area");
}

/* How many areas units have crossed out of in this phase, with those of a line. */
static int areas_left(const inv_state *s, const um_value *of_line, int n)
{
    bool left[INV_AREAS] = {false};
    int areas = 0;
    for (int i = 0; i < s->nlegs; i++)
        left[s->leg[i].from] |= s->leg[i].water >= 0;
    for (int i = 0; i < n; i++)
        left[um_ref_row(of_line[i].ref)] = true;
    for (int i = 0; i < INV_AREAS; i++)
        areas += left[i];
    return areas;
}

/* 3.2.5a: natives alone go, to one landing over one water, as many as the card takes. */
static void judge_raid(um_ctx *c, const inv_state *s, const inv_units units, int to, int water)
{
    int natives = units[INV_F_NA];
    for (int i = 0; i < s->nlegs; i++)
        natives += s->leg[i].water >= 0 ? s->leg[i].n[INV_F_NA] : 0;
    bool alone = inv_total(units) == units[INV_F_NA];
    um_range most = um_int(c, IK_CARD, s->movement, INV_CARD_UNITS);
    um_truth right = um_and(um_sure(alone && same_landing(s, to, water)), um_le(um_exactly(natives), most));
    inv_decide_or(c, IR_3_2_5a, right,
                  !alone                        ? "others than natives go along"
                  : !same_landing(s, to, water) ? "a second landing or a second water"
                                                : "more units than the card takes");
}

/* two groups in ships from one area to another are one army. */
static bool same_ships(um_ctx *c, const inv_state *s, int from, int to, int water)
{
    for (int i = 0; i < s->nlegs; i++)
        if (s->leg[i].from == from && s->leg[i].to == to && s->leg[i].water == water)
            return um_ruled(c, INV_RUL_Q_18, INV_O_GROUPS_ONE);
    return false;
}

/* 3.2.2b: Warships carry as many armies as the card says; two groups of one way are one army. */
static void judge_fleet(um_ctx *c, const inv_state *s, int from, int to, int water)
{
    int armies = inv_armies(s) + !same_ships(c, s, from, to, water);
    um_range limit = inv_army_limit(c, s);
    um_fact_int(c, "armies", armies);
    um_fact_range(c, "limit", limit);
    um_decide(c, IR_3_2_2b, um_le(um_exactly(armies), limit));
}

/* 3.2.2d: units that go aboard have not moved in this phase, but for those that a special brought. */
static void judge_fresh(um_ctx *c, const inv_state *s, int from, const inv_units units)
{
    int weary = 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        int fresh = s->area[from].n[f] - s->area[from].moved[f];
        weary += s->area[from].moved[f] ? um_u8(units[f] - fresh) : 0;
    }
    int brought = inv_brought(c, s, from, weary);
    um_fact_int(c, "moved", weary - brought);
    um_decide(c, IR_3_2_2d,
              weary != brought && inv_unknown(s, from) ? um_missing(c, "who stands in the area")
                                                       : um_sure(weary == brought));
    inv_decide_brought(c, s, from, brought);
}

/* 3.2.2, 3.2.4, 3.2.5: what every landing is held to, and what the kind of the card asks beyond that. */
static void judge_landing(um_ctx *c, const inv_state *s, const inv_units units, int from, int to, int water,
                          bool one)
{
    inv_decide_there(c, s, from, units);
    judge_fresh(c, s, from, units);
    bool card = judge_crossing(c, s, from, to, water, one);
    if (card && inv_moves_by(c, s, INV_CK_BOAT) == UM_YES) {
        judge_bateaux(c, s, units, from, to, water);
    } else if (card && inv_moves_by(c, s, INV_CK_CANOE) == UM_YES) {
        judge_raid(c, s, units, to, water);
    } else if (card && inv_moves_by(c, s, INV_CK_WARSHIP) == UM_YES) {
        judge_fleet(c, s, from, to, water);
    }
    inv_decide_led(c, s, units, um_sure(inv_led_over_water(c, s, units, from, to, water)));
}

void inv_judge_boat(um_ctx *c, const inv_state *s, const um_action *a)
{
    int path[INV_PATH], n, water;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    bool one = one_water(a, IP_MOVE_VIA, &water);
    if (!inv_path(a, IP_MOVE_PATH, path, &n) || !inv_decide_stage(c, s, INV_STAGE_MOVE)) {
        inv_decide_goes(c, n);
        return;
    }
    inv_decide_all_moves_done(c, s);
    judge_landing(c, s, units, path[0], path[n - 1], water, one && n == 2);
}

static void land(um_ctx *c, inv_state *s, const inv_units units, int from, int to, int water)
{
    um_ctx quiet = um_quiet(c);
    inv_leg leg = {.from = (int16_t)from,
                   .to = (int16_t)to,
                   .water = (int8_t)water,
                   .areas = 1,
                   .army = !same_ships(&quiet, s, from, to, water),
                   .npath = 2,
                   .path = {(uint8_t)from, (uint8_t)to},
                   .told = s->active >= 0 && !inv_led_over_water(&quiet, s, units, from, to, water),
                   .step = c->step};
    for (int f = 0; f < INV_FACTIONS; f++) {
        leg.n[f] = (uint8_t)inv_remove(s, from, f, units[f]);
        inv_put(s, to, f, leg.n[f], true);
        if (leg.n[f] < units[f])
            inv_lose_sight(s, from, to);
    }
    s->boat_water = (int8_t)water;
    s->boat_to = (int16_t)to;
    inv_note_leg(s, &leg);
}

void inv_apply_boat(um_ctx *c, inv_state *s, const um_action *a)
{
    int path[INV_PATH], n, water;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    one_water(a, IP_MOVE_VIA, &water);
    if (!inv_path(a, IP_MOVE_PATH, path, &n)) {
        um_refuse(c, "a path of two areas is needed", UM_NONE);
        return;
    }
    land(c, s, units, path[0], path[n - 1], water);
}

/* 3.2.2e, 3.2.5b: when movement is over, the units that crossed out of an area have been led: in bateaux each
 * army of three by a unit of the card's faction, in ships by one of them for all that went one way. */
void inv_close_crossings(um_ctx *c, const inv_state *s)
{
    if (s->marched || s->nlegs == 0 || s->active < 0 || s->movement < 0)
        return;
    bool bateaux = inv_moves_by(c, s, INV_CK_BOAT) == UM_YES;
    um_range most = um_int(c, IK_CARD, s->movement, INV_CARD_UNITS);
    for (int i = s->nlegs - 1; i >= 0; i--) {
        const inv_leg *l = &s->leg[i];
        bool last = !l->told && l->water >= 0; /* an army that went by land is judged there */
        for (int k = i + 1; k < s->nlegs; k++)
            last =
                last && !(s->leg[k].water == l->water && s->leg[k].from == l->from && s->leg[k].to == l->to);
        if (!last)
            continue;
        inv_units out;
        gone_from(s, l->from, NULL, out);
        um_about(c, l->step);
        if (bateaux) {
            um_truth manned = um_sure(armies_of(s, out, most.lo > 0 ? most.lo : 3, 0) > 0);
            inv_decide_or(c, IR_3_2_5b, manned, "an army without a unit of the card's faction");
        } else {
            um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
            inv_decide_or(c, IR_3_2_2e, um_sure(out[s->active] > 0),
                          "no unit of the active faction goes along");
        }
    }
}

/* ---- canoes: several areas in one line ---- */

/* 3.2.5a: canoes come out of five areas at most, by a Canoe Raid. */
void inv_judge_canoe(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n, water, to = um_ref_row(um_ref_arg(a, IP_CANOE_TO)), total = 0;
    const um_value *v = um_values_of(a, IP_CANOE_FROM, &n);
    bool one = one_water(a, IP_CANOE_VIA, &water);
    inv_units others, all = {0};
    inv_count(c, a, IP_CANOE_UNITS, others);
    if (!inv_decide_stage(c, s, INV_STAGE_MOVE))
        return;
    inv_decide_all_moves_done(c, s);
    for (int i = 0; i < n; i++) {
        inv_units units = {[INV_F_NA] = v[i].num};
        int from = um_ref_row(v[i].ref);
        for (int k = 0; k < i; k++)
            units[INV_F_NA] += v[k].ref == v[i].ref ? v[k].num : 0;
        total += v[i].num;
        inv_decide_there(c, s, from, units);
        judge_fresh(c, s, from, units);
        if (!judge_crossing(c, s, from, to, water, one))
            return;
    }
    all[INV_F_NA] = total;
    for (int f = 0; f < INV_FACTIONS; f++)
        all[f] += f == INV_F_NA ? 0 : others[f];
    bool five = areas_left(s, v, n) <= 5;
    inv_decide_or(c, IR_3_2_5a, um_and(inv_moves_by(c, s, INV_CK_CANOE), um_sure(five)),
                  five ? "the card has none" : "out of more than five areas");
    judge_raid(c, s, all, to, water);
}

void inv_apply_canoe(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, water, to = um_ref_row(um_ref_arg(a, IP_CANOE_TO));
    const um_value *v = um_values_of(a, IP_CANOE_FROM, &n);
    one_water(a, IP_CANOE_VIA, &water);
    inv_units others;
    inv_count(c, a, IP_CANOE_UNITS, others);
    for (int i = 0; i < n; i++) {
        inv_units units = {[INV_F_NA] = v[i].num};
        for (int f = 0; f < INV_FACTIONS && i == 0; f++)
            units[f] += others[f];
        land(c, s, units, um_ref_row(v[i].ref), to, water);
    }
}
