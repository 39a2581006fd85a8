/* What special cards do by steps of their own (5.0). */
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_2_movement.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rulings.h"
#include "core/invasion/verbs.h"

static int area_arg(const um_action *a, int param)
{
    return um_ref_row(um_ref_arg(a, param));
}

/* how many of two units come when the reserve is short; of n so far, with what the reserve had before
 * they came. `all`: no more are to come. */
static um_truth two_of(um_ctx *c, um_range reserve, int n, bool napoleon, bool all)
{
    int option = um_option(c, INV_RUL_Q_36);
    bool whole = option == INV_O_RESERVE_ALL || (napoleon && option == INV_O_RESERVE_CARDS);
    um_range due = whole ? um_exactly(2) : um_least(um_exactly(2), reserve);
    um_truth right = all ? um_eq(um_exactly(n), due) : um_le(um_exactly(n), due);
    return whole ? um_and(right, um_ge(reserve, um_exactly(2))) : right;
}

/* Whether a card whose work is told in several lines does it in one area. */
static bool same_area(um_ctx *c, const inv_state *s, int effect, int area)
{
    int card = inv_in_play(c, s, effect);
    return card < 0 || s->card[card].count == 0 || s->card[card].target == area;
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

/* What a faction had in reserve before a special brought `came` of its units. */
static um_range reserve_before(um_ctx *c, const inv_state *s, int f, int came)
{
    return um_add(inv_reserve(c, s, f), um_exactly(came));
}

static int faction_added(int effect)
{
    return effect == INV_FX_SUPPORT  ? INV_F_AM
           : effect == INV_FX_SECORD ? INV_F_CM
           : effect == INV_FX_BRANT  ? INV_F_NA
                                     : INV_F_BR;
}

/* Whether so many units in all may have come by a card, `came` of them before this line; `all`: no more will
 * come. */
static um_truth so_many(um_ctx *c, const inv_state *s, int effect, int n, int came, bool all)
{
    um_range left = reserve_before(c, s, faction_added(effect), came);
    if (effect == INV_FX_SUPPORT) {
        left = um_least(um_exactly(2), um_add(left, um_exactly(s->fled[INV_F_AM])));
        return all ? um_eq(um_exactly(n), left) : um_le(um_exactly(n), left);
    }
    return two_of(c, left, n, effect == INV_FX_NAPOLEON, all);
}

static um_truth may_add(um_ctx *c, const inv_state *s, int effect, int area, int n)
{
    int came = inv_worked(c, s, effect);
    um_truth many =
        um_and(so_many(c, s, effect, n + came, came, false), um_sure(same_area(c, s, effect, area)));
    switch (effect) {
    case INV_FX_SUPPORT:
        return um_and(star_of(c, area, INV_US), many);
    case INV_FX_MACKINAC:
        return um_and(inv_on_huron(c, area), many);
    case INV_FX_NAPOLEON:
        return um_and(inv_has_role(c, area, INV_ROLE_MONTREAL), many);
    case INV_FX_SECORD:
        return um_and(star_of(c, area, INV_BR), many);
    case INV_FX_BRANT:
        return um_and(um_sure(s->area[area].n[INV_F_NA] > 0 && s->nlegs == 0), many);
    default:
        return UM_NO;
    }
}

/* AM-10, BR-09, BR-11, CM-12, NA-09: a special brings units as it says, in the stage of movement. */
void inv_judge_add(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n), f = 0;
    if (!inv_decide_stage(c, s, INV_STAGE_MOVE))
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
    um_ctx quiet = um_quiet(c);
    bool rests[INV_FACTIONS] = {false};
    for (int f = 0; f < INV_FACTIONS; f++) {
        int effect = n[f] ? adding_effect(&quiet, s, area, f) : INV_FX_NONE;
        rests[f] = effect == INV_FX_SUPPORT || effect == INV_FX_NAPOLEON || effect == INV_FX_SECORD;
        if (n[f])
            inv_work_card(&quiet, s, effect, area, n[f], 2);
    }
    /* Hometown Support takes from the fled what the reserve lacks. */
    int left = inv_reserve(&quiet, s, INV_F_AM).hi, short_of = n[INV_F_AM] - left;
    s->fled[INV_F_AM] = um_u8(s->fled[INV_F_AM] - um_u8(short_of));
    for (int f = 0; f < INV_FACTIONS; f++)
        inv_put(s, area, f, n[f], rests[f]);
}

/* ---- units turned ---- */

/* Units of Training so far, of yellow ones and a reserve as they were before. */
static um_truth trained(um_ctx *c, const inv_state *s, int area, int n, int came, bool all)
{
    um_range left =
        um_least(um_exactly(s->area[area].n[INV_F_CM] + came), reserve_before(c, s, INV_F_BR, came));
    return two_of(c, left, n, false, all);
}

static um_truth may_train(um_ctx *c, const inv_state *s, int area, const inv_units from, const inv_units to)
{
    int came = inv_worked(c, s, INV_FX_TRAINING);
    bool alike =
        from[INV_F_CM] == to[INV_F_BR] && inv_total(from) == from[INV_F_CM] && inv_total(to) == to[INV_F_BR];
    bool early = s->nlegs == 0 && s->stage <= INV_STAGE_MOVE && same_area(c, s, INV_FX_TRAINING, area);
    um_truth right = um_and(um_sure(alike && early), inv_home(c, area, INV_BR));
    return um_and(right, trained(c, s, area, from[INV_F_CM] + came, came, false));
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
    if (!inv_decide_stage(c, s, INV_STAGE_BATTLE))
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
    inv_count(c, a, IP_SWAP_FROM, from);
    inv_count(c, a, IP_SWAP_TO, to);
    if (to[INV_F_BR] > 0)
        inv_work_card(c, s, INV_FX_TRAINING, area, to[INV_F_BR], 2);
    else
        inv_use_card(c, s, INV_FX_TURNCOAT);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_remove(s, area, f, from[f]);
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
    if (!inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    inv_decide_card_played(c, s);
    int fell = inv_worked(c, s, INV_FX_AMBUSH), americans = inv_of_side(s, area, INV_US) + fell,
        due = (americans < 2 ? americans : 2) - fell;
    bool there = n[INV_F_AR] <= s->area[area].n[INV_F_AR] && n[INV_F_AM] <= s->area[area].n[INV_F_AM];
    bool two = n[INV_F_AR] + n[INV_F_AM] <= due && inv_total(n) == n[INV_F_AR] + n[INV_F_AM] && there;
    bool here =
        card >= 0 && (s->card[card].target < 0 || s->card[card].target == area) && !s->area[area].fought;
    um_truth battle = inv_contested(c, s, area);
    int by = um_int_arg(a, IP_ELIMINATE_BY, INV_US);
    um_truth right = um_and(um_sure(two && here && by == INV_US), um_and(inv_home(c, area, INV_BR), battle));
    right = um_and(right, inv_ready(c, s, INV_FX_AMBUSH));
    if (s->thrown && um_ruled(c, INV_RUL_Q_11, INV_O_AMBUSH_ANY))
        right = um_and(right, um_unruled(c, "an ambush between two battles"));
    um_fact_ref(c, "area", inv_area_ref(area));
    inv_decide_effect(c, INV_FX_AMBUSH, right);
}

void inv_apply_eliminate(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    int fell = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        fell += inv_remove(s, area, f, n[f]);
    inv_work_card(c, s, INV_FX_AMBUSH, area, fell, 2);
    s->ambush = true;
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

/* ---- natives on the move: one unit between two adjacent areas ---- */

/* Whether John Norton or War Cry has had to do with another area before, in another line. */
static bool other_hub(um_ctx *c, const inv_state *s, int effect, int hub)
{
    return !same_area(c, s, effect, hub);
}

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
        bool twice = s->native_way[!outward][other] || other_hub(c, s, effect, hub);
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
    for (int i = 0; i < n; i++) {
        int other = um_ref_row(v[i].ref), to = outward ? other : hub, moved = 0,
            taken = inv_take(s, outward ? hub : other, INV_F_NA, v[i].num, true, &moved);
        inv_put(s, to, INV_F_NA, moved, true);
        inv_put(s, to, INV_F_NA, taken - moved, false);
        s->native_way[!outward][other] = true;
        inv_work_card(c, s, effect, hub, taken, INV_AREAS);
    }
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
    if (!inv_path(a, IP_MOVE_PATH, path, &n) || !inv_decide_stage(c, s, INV_STAGE_BATTLE)) {
        inv_decide_goes(c, n);
        return;
    }
    bool here = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        here = here && units[f] <= s->area[path[0]].n[f];
    bool goes_on = s->pursuit_from == path[0] && s->pursuit_to == path[1];
    bool won = won_at(s, path[0]) || goes_on;
    if (!won && um_ruled(c, INV_RUL_Q_25, INV_O_HARRISON_LAST))
        won = s->area[path[0]].fought && inv_of_side(s, path[0], INV_BR) == 0;
    bool blue = s->area[path[0]].n[INV_F_AR] > 0 || (goes_on && s->pursuit_led);
    bool right = won && n == 2 && blue && here && inv_total(units) == units[INV_F_AR] + units[INV_F_AM];
    um_truth open = um_and(inv_adjacent(c, path[0], path[1]), inv_open_ground(c, path[1]));
    int card = inv_in_play(c, s, INV_FX_HARRISON);
    um_truth ready = goes_on && card >= 0 ? inv_sound(c, card) : inv_ready(c, s, INV_FX_HARRISON);
    inv_decide_effect(c, INV_FX_HARRISON, um_and(um_and(um_sure(right), ready), open));
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
        inv_put(s, path[n - 1], f, inv_remove(s, path[0], f, units[f]), true);
    s->battle.won = -1;
    inv_use_card(c, s, INV_FX_HARRISON);
    s->pursuit_from = (int16_t)path[0];
    s->pursuit_to = (int16_t)path[n - 1];
    s->pursuit_led = s->pursuit_led || units[INV_F_AR] > 0;
    s->pursuit_step = c->step;
    s->working = true;
    s->area[path[n - 1]].fought = false;
}

/* ---- when a special's work is done ---- */

/* When movement or a battle begins that comes behind it, a special has brought, turned or taken as many units
 * as it says (AM-10, BR-09, BR-11, CM-09, CM-11, CM-12, NA-09), and Harrison's army has a blue unit
 * (AR-10). */
void inv_close_works(um_ctx *c, const inv_state *s)
{
    static const int adds[] = {INV_FX_SUPPORT, INV_FX_MACKINAC, INV_FX_NAPOLEON, INV_FX_SECORD,
                               INV_FX_BRANT,   INV_FX_TRAINING, INV_FX_AMBUSH};
    for (size_t i = 0; s->working && i < UM_COUNT(adds); i++) {
        int card = inv_in_play(c, s, adds[i]), n = card < 0 ? 0 : s->card[card].count;
        if (n == 0 || n >= 2)
            continue;
        int area = s->card[card].target;
        um_truth all = adds[i] == INV_FX_TRAINING ? trained(c, s, area, n, n, true)
                       : adds[i] == INV_FX_AMBUSH ? um_sure(inv_of_side(s, area, INV_US) == 0)
                                                  : so_many(c, s, adds[i], n, n, true);
        um_about(c, s->card[card].step);
        um_fact_ref(c, "area", inv_area_ref(area));
        inv_decide_effect(c, adds[i], um_and(all, inv_sound(c, card)));
    }
    if (s->working && s->pursuit_to >= 0) {
        um_about(c, s->pursuit_step);
        inv_decide_effect(c, INV_FX_HARRISON, um_sure(s->pursuit_led));
    }
}

/* CM-09, CM-10: whether a special for one battle works on one in an area. Q-10: whether Billy Green works in
 * the British homeland alone. */
um_truth inv_works_at(um_ctx *c, int card, int area)
{
    int effect = inv_for_one_battle(c, card) ? inv_effect_of(c, card) : INV_FX_NONE;
    bool at_home = effect == INV_FX_AMBUSH || (effect == INV_FX_BILLY_GREEN && inv_green_at_home(c));
    return at_home ? inv_home(c, area, INV_BR) : UM_YES;
}

/* CM-09, CM-10: whether a special may name the battle that it names, where that has been fought and the card
 * has done nothing. */
static um_truth aimed_well(um_ctx *c, const inv_state *s, int card)
{
    const inv_card *k = &s->card[card];
    if (!k->this_phase || k->target < 0 || k->used || k->count > 0 || !s->area[k->target].fought)
        return UM_YES;
    um_truth well = inv_works_at(c, card, k->target);
    return well == UM_YES ? UM_YES : um_and(well, inv_sound(c, card));
}

/* CM-09, CM-10: a special whose work is in no line named a battle where it does none, and that has been
 * fought. */
void inv_close_aims(um_ctx *c, const inv_state *s)
{
    um_ctx quiet = um_quiet(c);
    for (int card = 0; card < inv_map_of(c)->ncards; card++) {
        if (aimed_well(&quiet, s, card) == UM_YES)
            continue;
        um_about(c, s->card[card].step);
        um_fact_ref(c, "area", inv_area_ref(s->card[card].target));
        inv_decide_effect(c, inv_effect_of(c, card), aimed_well(c, s, card));
    }
}

/* Which is found once. */
void inv_settle_aims(um_ctx *c, inv_state *s)
{
    um_ctx quiet = um_quiet(c);
    for (int card = 0; card < inv_map_of(c)->ncards; card++)
        s->card[card].used = s->card[card].used || aimed_well(&quiet, s, card) != UM_YES;
}
