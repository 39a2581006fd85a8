/* What special cards do by steps of their own (5.0). */
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rulings.h"
#include "core/invasion/verbs.h"

static int area_arg(const um_action *a, int param)
{
    return um_ref_row(um_ref_arg(a, param));
}

/* how many of two units come when the reserve is short. */
static um_truth two_of(um_ctx *c, um_range reserve, int n, bool napoleon)
{
    int option = um_option(c, INV_RUL_Q_36);
    um_range due = um_least(um_exactly(2), reserve);
    if (option == INV_O_RESERVE_ALL || (napoleon && option == INV_O_RESERVE_CARDS))
        return um_and(um_sure(n == 2), um_ge(reserve, um_exactly(2)));
    return um_eq(um_exactly(n), due);
}

/* ---- units brought ---- */

static int adding_effect(um_ctx *c, const inv_state *s, int area, int f)
{
    static const int of[INV_FACTIONS] = {[INV_F_AR] = INV_FX_NONE,
                                         [INV_F_AM] = INV_FX_SUPPORT,
                                         [INV_F_BR] = INV_FX_MACKINAC,
                                         [INV_F_CM] = INV_FX_SECORD,
                                         [INV_F_NA] = INV_FX_BRANT};
    bool montreal = inv_has_role(c, area, INV_ROLE_MONTREAL) == UM_YES;
    if (f == INV_F_BR && (inv_in_play(c, s, INV_FX_MACKINAC) < 0 || montreal) &&
        (inv_in_play(c, s, INV_FX_NAPOLEON) >= 0 || montreal))
        return INV_FX_NAPOLEON;
    return of[f];
}

static um_truth star_of(um_ctx *c, int area, int side)
{
    return um_and(inv_home(c, area, side), um_ge(inv_objectives(c, area), um_exactly(1)));
}

static um_truth may_add(um_ctx *c, const inv_state *s, int effect, int area, int n)
{
    um_range left;
    switch (effect) {
    case INV_FX_SUPPORT:
        left = um_add(inv_reserve(c, s, INV_F_AM), um_exactly(s->fled[INV_F_AM]));
        return um_and(star_of(c, area, INV_US), um_eq(um_exactly(n), um_least(um_exactly(2), left)));
    case INV_FX_MACKINAC:
        return um_and(inv_on_huron(c, area), two_of(c, inv_reserve(c, s, INV_F_BR), n, false));
    case INV_FX_NAPOLEON:
        return um_and(inv_has_role(c, area, INV_ROLE_MONTREAL),
                      two_of(c, inv_reserve(c, s, INV_F_BR), n, true));
    case INV_FX_SECORD:
        return um_and(star_of(c, area, INV_BR), two_of(c, inv_reserve(c, s, INV_F_CM), n, false));
    case INV_FX_BRANT:
        return um_and(um_sure(s->area[area].n[INV_F_NA] > 0 && s->nlegs == 0),
                      two_of(c, inv_reserve(c, s, INV_F_NA), n, false));
    default:
        return UM_NO;
    }
}

/* AM-10, BR-09, BR-11, CM-12, NA-09: a special brings units as it says, in the stage of movement. */
void inv_judge_add(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n), f = 0;
    if (area < 0 || !inv_decide_stage(c, s, INV_STAGE_MOVE))
        return;
    while (f < INV_FACTIONS - 1 && n[f] == 0)
        f++;
    int effect = adding_effect(c, s, area, f);
    um_truth right = um_and(inv_ready(c, s, effect), um_sure(inv_total(n) == n[f]));
    um_fact_ref(c, "area", inv_area_ref(area));
    inv_decide_effect(c, effect, um_and(right, may_add(c, s, effect, area, n[f])));
}

void inv_apply_add(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    if (inv_no_area(c, area))
        return;
    um_ctx quiet = *c;
    quiet.rec = NULL;
    bool rests[INV_FACTIONS] = {false};
    for (int f = 0; f < INV_FACTIONS; f++) {
        int effect = n[f] ? adding_effect(&quiet, s, area, f) : INV_FX_NONE,
            card = inv_in_play(&quiet, s, effect);
        rests[f] = effect == INV_FX_SUPPORT || effect == INV_FX_NAPOLEON || effect == INV_FX_SECORD;
        if (n[f] && card >= 0)
            s->card[card].target = (int16_t)area;
        if (n[f])
            inv_use_card(&quiet, s, effect);
    }
    /* Hometown Support takes from the fled what the reserve lacks. */
    int left = inv_reserve(&quiet, s, INV_F_AM).hi, short_of = n[INV_F_AM] - left;
    if (short_of > 0)
        s->fled[INV_F_AM] = (uint8_t)(s->fled[INV_F_AM] > short_of ? s->fled[INV_F_AM] - short_of : 0);
    for (int f = 0; f < INV_FACTIONS; f++)
        inv_put(s, area, f, n[f], rests[f]);
}

/* ---- units turned ---- */

static um_truth may_train(um_ctx *c, const inv_state *s, int area, const inv_units from, const inv_units to)
{
    um_range left = um_least(um_exactly(s->area[area].n[INV_F_CM]), inv_reserve(c, s, INV_F_BR));
    bool alike =
        from[INV_F_CM] == to[INV_F_BR] && inv_total(from) == from[INV_F_CM] && inv_total(to) == to[INV_F_BR];
    um_truth right =
        um_and(um_sure(alike && s->nlegs == 0 && s->stage <= INV_STAGE_MOVE), inv_home(c, area, INV_BR));
    return um_and(right, two_of(c, left, from[INV_F_CM], false));
}

static um_truth may_turn(um_ctx *c, const inv_state *s, int area, const inv_units from, const inv_units to)
{
    bool one = from[INV_F_CM] == 1 && inv_total(from) == 1 && to[INV_F_AM] == 1 && inv_total(to) == 1;
    int card = inv_in_play(c, s, INV_FX_TURNCOAT);
    bool here = card >= 0 && (s->card[card].target < 0 || s->card[card].target == area);
    um_truth right = um_and(um_sure(one && here && s->area[area].n[INV_F_CM] > 0 && !s->area[area].fought),
                            inv_contested(c, s, area));
    return um_and(right, um_ge(inv_reserve(c, s, INV_F_AM), um_exactly(1)));
}

/* CM-11, AM-12: yellow units turn red by Training, one turns white by Turncoat. */
void inv_judge_swap(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = area_arg(a, IP_SWAP_AREA);
    inv_units from, to;
    inv_count(c, a, IP_SWAP_FROM, from);
    inv_count(c, a, IP_SWAP_TO, to);
    if (area < 0 || !inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    bool training = to[INV_F_BR] > 0;
    int effect = training ? INV_FX_TRAINING : INV_FX_TURNCOAT;
    um_truth right = inv_ready(c, s, effect);
    um_fact_ref(c, "area", inv_area_ref(area));
    inv_decide_effect(
        c, effect,
        um_and(right, training ? may_train(c, s, area, from, to) : may_turn(c, s, area, from, to)));
}

void inv_apply_swap(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = area_arg(a, IP_SWAP_AREA);
    inv_units from, to;
    if (inv_no_area(c, area))
        return;
    inv_count(c, a, IP_SWAP_FROM, from);
    inv_count(c, a, IP_SWAP_TO, to);
    inv_use_card(c, s, to[INV_F_BR] > 0 ? INV_FX_TRAINING : INV_FX_TURNCOAT);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_take(s, area, f, from[f], false, NULL);
        inv_put(s, area, f, to[f], false);
    }
}

/* ---- an ambush ---- */

/* CM-09: by Ambush the Americans give up two units before a battle in the British homeland. Q-11: whether
 * another battle may have been fought. */
void inv_judge_eliminate(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n), card = inv_in_play(c, s, INV_FX_AMBUSH);
    if (area < 0 || !inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    inv_decide_card_played(c, s);
    int americans = inv_of_side(s, area, INV_US), due = americans < 2 ? americans : 2;
    bool there = n[INV_F_AR] <= s->area[area].n[INV_F_AR] && n[INV_F_AM] <= s->area[area].n[INV_F_AM];
    bool two = n[INV_F_AR] + n[INV_F_AM] == due && inv_total(n) == due && there;
    bool here =
        card >= 0 && (s->card[card].target < 0 || s->card[card].target == area) && !s->area[area].fought;
    int by = um_int_arg(a, IP_ELIMINATE_BY, INV_US);
    um_truth right = um_and(um_sure(two && here && by == INV_US),
                            um_and(inv_home(c, area, INV_BR), inv_contested(c, s, area)));
    right = um_and(right, inv_ready(c, s, INV_FX_AMBUSH));
    if (s->rolls > 0 && um_ruled(c, INV_RUL_Q_11, INV_O_AMBUSH_ANY))
        right = um_and(right, um_unruled(c, "an ambush between two battles"));
    um_fact_ref(c, "area", inv_area_ref(area));
    inv_decide_effect(c, INV_FX_AMBUSH, right);
}

void inv_apply_eliminate(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    if (inv_no_area(c, area))
        return;
    for (int f = 0; f < INV_FACTIONS; f++)
        inv_take(s, area, f, n[f], false, NULL);
    inv_use_card(c, s, INV_FX_AMBUSH);
    s->ambush = true;
    s->early = s->early || (!s->stated && s->movement < 0);
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

/* ---- natives on the move: one unit between two adjacent areas ---- */

/* NA-11, NA-12: one green unit goes between `hub` and each of the areas listed, all adjacent to it. Q-26:
 * whether it may have moved. */
static void judge_natives(um_ctx *c, const inv_state *s, const um_action *a, int effect, int hub, int list,
                          bool outward)
{
    int n, sum = 0;
    const um_value *v = um_values_of(a, list, &n);
    um_truth right = inv_ready(c, s, effect);
    for (int i = 0; i < n; i++) {
        int other = um_ref_row(v[i].ref), from = outward ? hub : other;
        bool twice = false;
        for (int k = 0; k < i; k++)
            twice |= v[k].ref == v[i].ref;
        sum += v[i].num;
        inv_area at = s->area[from];
        int have = um_ruled(c, INV_RUL_Q_26, INV_O_CARD_MOVES_ANY) ? at.n[INV_F_NA]
                                                                   : at.n[INV_F_NA] - at.moved[INV_F_NA];
        right = um_and(right, um_sure(v[i].num == 1 && !twice && have >= (outward ? sum : 1)));
        right = um_and(right, inv_adjacent(c, hub, other));
        right = um_and(right, inv_open_ground(c, outward ? other : hub));
    }
    inv_decide_all_moves_done(c, s);
    inv_decide_effect(c, effect, right);
}

/* Green units go between the hub and the areas of a list; who had moved counts as moved. */
static void carry(um_ctx *c, inv_state *s, const um_action *a, int effect, int hub, int list, bool outward)
{
    int n;
    const um_value *v = um_values_of(a, list, &n);
    for (int i = 0; i < n && !inv_no_area(c, hub); i++) {
        int other = um_ref_row(v[i].ref), to = outward ? other : hub, moved = 0,
            taken = inv_take(s, outward ? hub : other, INV_F_NA, v[i].num, true, &moved);
        inv_put(s, to, INV_F_NA, moved, true);
        inv_put(s, to, INV_F_NA, taken - moved, false);
    }
    inv_use_card(c, s, effect);
}

void inv_judge_norton(um_ctx *c, const inv_state *s, const um_action *a)
{
    if (inv_decide_stage(c, s, s->stage > INV_STAGE_BATTLE ? INV_STAGE_BATTLE : s->stage))
        judge_natives(c, s, a, INV_FX_NORTON, area_arg(a, IP_NORTON_FROM), IP_NORTON_TO, true);
}

void inv_apply_norton(um_ctx *c, inv_state *s, const um_action *a)
{
    carry(c, s, a, INV_FX_NORTON, area_arg(a, IP_NORTON_FROM), IP_NORTON_TO, true);
}

void inv_judge_warcry(um_ctx *c, const inv_state *s, const um_action *a)
{
    if (inv_decide_stage(c, s, s->stage > INV_STAGE_BATTLE ? INV_STAGE_BATTLE : s->stage))
        judge_natives(c, s, a, INV_FX_WAR_CRY, area_arg(a, IP_WARCRY_TO), IP_WARCRY_FROM, false);
}

void inv_apply_warcry(um_ctx *c, inv_state *s, const um_action *a)
{
    carry(c, s, a, INV_FX_WAR_CRY, area_arg(a, IP_WARCRY_TO), IP_WARCRY_FROM, false);
}

/* ---- William Harrison ---- */

static bool won_at(const inv_state *s, int area)
{
    return s->battle.won == area && inv_of_side(s, area, INV_US) > 0 && inv_of_side(s, area, INV_BR) == 0;
}

/* AR-10: an army with a blue unit goes one area on from where it has just won. Q-25: whether other battles
 * may have been fought since. */
void inv_judge_pursue(um_ctx *c, const inv_state *s, const um_action *a)
{
    int path[INV_PATH], n;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (!inv_path(a, IP_MOVE_PATH, path, &n) || !inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    bool here = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        here = here && units[f] <= s->area[path[0]].n[f];
    bool won = won_at(s, path[0]);
    if (!won && um_ruled(c, INV_RUL_Q_25, INV_O_HARRISON_LAST))
        won = s->area[path[0]].fought && inv_of_side(s, path[0], INV_BR) == 0;
    bool right =
        won && n == 2 && units[INV_F_AR] > 0 && here && inv_total(units) == units[INV_F_AR] + units[INV_F_AM];
    um_truth open = um_and(inv_adjacent(c, path[0], path[1]), inv_open_ground(c, path[1]));
    inv_decide_effect(c, INV_FX_HARRISON,
                      um_and(um_and(um_sure(right), inv_ready(c, s, INV_FX_HARRISON)), open));
}

void inv_apply_pursue(um_ctx *c, inv_state *s, const um_action *a)
{
    int path[INV_PATH], n;
    inv_units units;
    inv_count(c, a, IP_MOVE_UNITS, units);
    if (!inv_path(a, IP_MOVE_PATH, path, &n)) {
        um_refuse(c, "a path of two areas at least is needed", UM_NONE);
        return;
    }
    for (int f = 0; f < INV_FACTIONS; f++)
        inv_put(s, path[n - 1], f, inv_take(s, path[0], f, units[f], false, NULL), true);
    s->battle.won = -1;
    inv_use_card(c, s, INV_FX_HARRISON);
    s->area[path[n - 1]].fought = false;
}
