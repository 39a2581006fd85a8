/* Battles (3.3): who rolls, how many dice.
 *
 *   first roller = homeland of the area
 *   loop: a side rolls; hits, flights and retreats are carried out; it ends when a side is gone
 *
 * One roll with what comes of it is a play: when the next begins, what was due must be done. */
#include "core/invasion/rules/3_3_battle.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

#include <string.h>

/* ---- a battle begins ---- */

/* 3.3e: a battle once begun is fought to its end before the next. */
static void judge_one_at_a_time(um_ctx *c, const inv_state *s, int area)
{
    int last = s->battle.area;
    if (last < 0 || last == area || !s->area[last].fought)
        return;
    inv_decide_or(c, IR_3_3e, inv_both_there(s, last) ? um_not(inv_contested(c, s, last)) : UM_YES,
                  "another battle is not over");
}

/* 3.3: a battle is fought where both sides stand, after movement; in which order is the active player's
 * choice (3.3b). */
void inv_judge_battle(um_ctx *c, const inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_BATTLE_AREA));
    if (!inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    inv_decide_card_played(c, s);
    um_use(c, IR_3_3b);
    um_fact_ref(c, "area", inv_area_ref(area));
    um_decide(c, IR_3_3, inv_contested(c, s, area));
    judge_one_at_a_time(c, s, area);
}

/* 3.3a: when a phase ends no battle is open. One left over by an earlier phase was found when that ended. */
void inv_decide_all_fought(um_ctx *c, const inv_state *s)
{
    um_truth fought = UM_YES;
    int where = -1;
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        if (inv_unknown(s, i) || s->area[i].left_over || !inv_both_there(s, i))
            continue;
        um_truth both = inv_contested(c, s, i);
        if (both != UM_NO)
            where = i;
        fought = um_and(fought, um_not(both));
    }
    if (where >= 0)
        um_fact_ref(c, "area", inv_area_ref(where));
    um_decide(c, IR_3_3a, fought);
}

static void open_battle(inv_state *s, int area)
{
    if (s->battle.area == area && s->area[area].fought)
        return;
    inv_clear_battle(s);
    s->battle.area = (int16_t)area;
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

void inv_apply_battle(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_BATTLE_AREA)), last = s->battle.area;
    (void)c;
    if (last >= 0 && last != area && s->area[last].fought && inv_both_there(s, last))
        s->area[last].left_over = true; /* found when this step was judged */
    open_battle(s, area);
    if (!inv_both_there(s, area))
        inv_lose_sight(s, area, -1);
}

/* 3.3c: a special for one battle names one that has not begun. */
void inv_decide_battle_named(um_ctx *c, const inv_state *s, int card, int area)
{
    um_fact_ref(c, "card", inv_card_ref(card));
    bool begun = s->area[area].fought;
    inv_decide_or(c, IR_3_3c, um_sure(!begun), "the battle named has begun");
    if (inv_for_one_battle(c, card) && begun)
        inv_decide_effect(c, inv_effect_of(c, card), UM_NO);
}

/* 3.3c: the battle of a special is named while the card is in play and before the dice of that battle. */
void inv_judge_target(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    um_fact_ref(c, "card", inv_card_ref(card));
    inv_decide_or(c, IR_3_3c, um_sure(s->card[card].this_phase && !s->area[at].fought),
                  s->card[card].this_phase ? "the battle named has begun" : "the card named is not in play");
}

void inv_apply_target(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD));
    inv_aim_card(s, a);
    s->card[card].step = c->step;
}

/* ---- dice ---- */

typedef struct throw
{
    int face[INV_FACES][INV_FACTIONS], dice[INV_FACTIONS];
    int side; /* INV_NOBODY: not told */
    bool told, mixed;
}
throw;

/* The dice of a line: those of a special's roll stand in the same place. */
static void read_throw(um_ctx *c, const um_action *a, throw *t)
{
    _Static_assert((int)IP_PRE_FACES == (int)IP_ROLL_FACES, "");
    int n, f = 0; /* a group begins with its faction */
    const um_value *v = um_values_of(a, IP_ROLL_FACES, &n);
    memset(t, 0, sizeof *t);
    t->side = a->verb == IV_ROLL ? um_int_arg(a, IP_ROLL_SIDE, INV_NOBODY) : INV_NOBODY;
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE) {
            f = inv_faction_of(c, v[i].ref);
            t->mixed |= t->side != INV_NOBODY && t->side != inv_side_of(f);
            t->side = inv_side_of(f);
        } else {
            t->face[v[i].num % INV_FACES][f]++;
            t->dice[f]++;
            t->told = true;
        }
    }
}

/* 3.3g: whether the die of a faction has a face: as the data say, or by how many of them it has. */
static um_truth shows(um_ctx *c, int row, int face)
{
    um_ctx quiet = um_quiet(c);
    um_range one = um_exactly(1);
    bool counted = um_le(one, um_int(&quiet, IK_FACTION, row, INV_FAC_HIT + face)) != UM_MAYBE;
    return counted ? um_le(one, um_int(c, IK_FACTION, row, INV_FAC_HIT + face))
                   : um_is(c, IK_FACTION, row, INV_FAC_SHOWS_HIT + face, 1);
}

/* 3.3g: dice show faces they have. Q-37: whether red dice have a flight. */
static void judge_faces(um_ctx *c, const throw *t)
{
    for (int f = 0; f < INV_FACTIONS; f++)
        for (int k = 0; k < INV_FACES; k++) {
            int row = inv_map_of(c)->faction[f];
            if (t->face[k][f] == 0)
                continue;
            um_truth there = shows(c, row, k);
            if (f == INV_F_BR && k == INV_FACE_FLEE && there != UM_YES &&
                um_ruled(c, INV_RUL_Q_37, INV_O_RED_FLEE_YES))
                there = UM_YES;
            um_fact_ref(c, "faction", inv_faction_ref(c, f));
            um_decide(c, IR_3_3g, there);
        }
}

/* How many dice a faction has in the roll going on, which `before` of them have been told. */
static um_range dice_of_roll(um_ctx *c, const inv_state *s, int area, int f, bool goes_on)
{
    if (!goes_on)
        return inv_dice_due(c, s, area, f);
    int row = inv_map_of(c)->faction[f];
    return um_least(um_exactly(s->battle.there[f]), um_int(c, IK_FACTION, row, INV_FAC_DICE));
}

/* 3.3: the players of a side roll together. Whether a line tells of more dice of the roll before it: of the
 * same side, and no more than it has; dice of a faction that is not there are wrong in this roll as in any.
 */
static bool more_of_roll(um_ctx *c, const inv_state *s, const throw *t, bool pre)
{
    const inv_battle *b = &s->battle;
    if (!b->due || !b->dice || b->pre != pre || b->adrift || !t->told || t->mixed || b->rolled != t->side)
        return false;
    um_ctx quiet = um_quiet(c);
    for (int f = 0; f < INV_FACTIONS; f++) {
        int due = dice_of_roll(&quiet, s, b->area, f, true).hi;
        if (t->dice[f] > 0 && due > 0 && b->dice_of[f] + t->dice[f] > due)
            return false;
    }
    return true;
}

/* 3.3: a side throws its dice together, and what they show is carried out then. Dice told behind some of that
 * were thrown apart, or together and told apart. */
static um_truth thrown_together(um_ctx *c, const inv_battle *b)
{
    bool begun = b->lost_at || b->fled_at;
    for (int f = 0; f < INV_FACTIONS; f++)
        begun = begun || b->gone[f];
    return begun ? um_ambiguous(c, "whether the side threw these dice with those before") : UM_YES;
}

bool inv_roll_goes_on(const um_ctx *c, const inv_state *s, const um_action *a)
{
    throw t;
    um_ctx quiet = um_quiet(c);
    read_throw(&quiet, a, &t);
    return more_of_roll(&quiet, s, &t, a->verb == IV_PRE_ROLL);
}

/* 3.3f: a faction rolls no more dice than it has units there. That it rolls no fewer is asked when its side
 * has rolled all it will (inv_decide_all_rolled). */
static void judge_dice(um_ctx *c, const inv_state *s, const throw *t, int area, bool goes_on)
{
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (!t->dice[f])
            continue;
        int dice = t->dice[f] + (goes_on ? s->battle.dice_of[f] : 0);
        um_range due = dice_of_roll(c, s, area, f, goes_on);
        um_fact_ref(c, "faction", inv_faction_ref(c, f));
        um_fact_range(c, "due", due);
        um_fact_int(c, "dice", dice);
        um_decide(c, IR_3_3f, um_le(um_exactly(dice), due));
    }
}

/* 3.3f: when a roll is done with, each faction of the side has rolled all its dice. */
void inv_decide_all_rolled(um_ctx *c, const inv_state *s)
{
    const inv_battle *b = &s->battle;
    for (int f = 0; f < INV_FACTIONS && !b->pre; f++) {
        if (inv_side_of(f) != b->rolled || !b->there[f])
            continue;
        um_range due = dice_of_roll(c, s, b->area, f, true);
        um_about(c, b->rolled_at);
        um_fact_ref(c, "faction", inv_faction_ref(c, f));
        um_fact_range(c, "due", due);
        um_fact_int(c, "dice", b->dice_of[f]);
        um_decide(c, IR_3_3f, um_ge(um_exactly(b->dice_of[f]), due));
    }
}

/* 3.3d, 3.3e: the homeland's side rolls first, then the sides in turn. */
static void judge_turn_to_roll(um_ctx *c, const inv_state *s, const throw *t, int area)
{
    um_truth sure;
    bool first = !s->area[area].fought;
    int next = inv_next_roller(c, s, &sure);
    if (next == INV_NOBODY)
        um_missing(c, "who rolled last");
    const char *who = t->side == INV_NOBODY ? "untold" : inv_side_names[t->side];
    um_fact_text(c, "side", "%s", who);
    um_truth right = t->side == INV_NOBODY ? um_missing(c, "who rolled")
                     : sure == UM_YES      ? um_sure(t->side == next)
                                           : UM_MAYBE;
    inv_decide_or(c, first ? IR_3_3d : IR_3_3e, um_and(right, um_sure(!t->mixed)),
                  "the other side rolls now");
}

/* 3.3e: dice are rolled in a battle that is going on. */
void inv_judge_roll(um_ctx *c, const inv_state *s, const um_action *a)
{
    throw t;
    int area = inv_battle_area(c, s);
    read_throw(c, a, &t);
    if (!inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    if (more_of_roll(c, s, &t, false)) {
        um_decide(c, IR_3_3e, thrown_together(c, &s->battle));
        judge_dice(c, s, &t, s->battle.area, true);
        judge_faces(c, &t);
        return;
    }
    if (area < 0) {
        um_decide(c, IR_3_3, um_missing(c, "where they fight"));
        return;
    }
    um_truth fought = inv_contested(c, s, area);
    um_fact_ref(c, "area", inv_area_ref(area));
    if (fought != UM_YES) {
        inv_decide_or(c, IR_3_3e, fought, "no battle is going on there");
        return;
    }
    inv_decide_card_played(c, s);
    judge_turn_to_roll(c, s, &t, area);
    if (!t.told)
        um_decide(c, IR_3_3f, um_missing(c, "the dice"));
    judge_dice(c, s, &t, area, false);
    judge_faces(c, &t);
}

/* General Brock counts in the whole phase, or in the battle he is named for. */
static bool brock_counts(um_ctx *c, const inv_state *s, int area)
{
    int card = inv_in_play(c, s, INV_FX_BROCK);
    if (card < 0 || um_ruled(c, INV_RUL_Q_35, INV_O_BROCK_PHASE))
        return card >= 0;
    return s->card[card].target < 0 || s->card[card].target == area;
}

/* Dice of the roll before, told in another line. */
static void add_throw(inv_state *s, const throw *t)
{
    inv_battle *b = &s->battle;
    for (int f = 0; f < INV_FACTIONS; f++) {
        for (int k = 0; k < INV_FACES; k++)
            b->face[k][f] = um_u8(b->face[k][f] + t->face[k][f]);
        b->dice_of[f] = um_u8(b->dice_of[f] + t->dice[f]);
    }
}

static void keep_throw(um_ctx *c, inv_state *s, const throw *t)
{
    inv_battle *b = &s->battle;
    b->due = true;
    b->dice = t->told;
    b->assumed = false;
    b->kentucky = inv_in_play(c, s, INV_FX_KENTUCKY) >= 0;
    b->brock = brock_counts(c, s, b->area);
    b->rolled = (int8_t)t->side;
    b->rolled_at = c->step;
    b->lost_at = b->fled_at = 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        for (int k = 0; k < INV_FACES; k++)
            b->face[k][f] = um_u8(inv_side_of(f) == t->side ? t->face[k][f] : 0);
        b->there[f] = s->area[b->area].n[f];
        b->dice_of[f] = um_u8(t->dice[f]);
        b->lost[f] = b->fled[f] = b->gone[f] = 0;
    }
}

/* Dice are rolled in one of several battles, and the record does not say which: none of them is known any
 * more. */
static void lose_battles(um_ctx *c, inv_state *s)
{
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (inv_both_there(s, i))
            inv_lose_sight(s, i, -1);
    s->battle.adrift = true;
}

void inv_apply_roll(um_ctx *c, inv_state *s, const um_action *a)
{
    throw t;
    int area = inv_battle_area(c, s);
    read_throw(c, a, &t);
    inv_reach_stage(s, INV_STAGE_BATTLE);
    if (more_of_roll(c, s, &t, false)) {
        add_throw(s, &t);
        return;
    }
    if (area < 0) {
        lose_battles(c, s);
        return;
    }
    open_battle(s, area);
    s->battle.adrift = s->battle.adrift || !inv_both_there(s, area);
    s->area[area].fought = true;
    s->thrown = true;
    s->battle.pre = false;
    keep_throw(c, s, &t);
    s->battle.next = (int8_t)(t.side == INV_NOBODY ? INV_NOBODY : inv_other_side(t.side));
}

/* ---- a special's roll before the battle ---- */

static int pre_area(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    if (card >= 0 && s->card[card].target >= 0)
        return s->card[card].target;
    return inv_battle_area(c, s);
}

/* CM-10, NA-10: a special's roll goes before the first one of a battle. Q-10: whether Billy Green needs one
 * in the British homeland. */
void inv_judge_pre_roll(um_ctx *c, const inv_state *s, const um_action *a)
{
    throw t;
    read_throw(c, a, &t);
    int effect = t.side == INV_US ? INV_FX_TECUMSEH : INV_FX_BILLY_GREEN, area = pre_area(c, s, effect);
    if (!inv_decide_stage(c, s, INV_STAGE_BATTLE))
        return;
    if (more_of_roll(c, s, &t, true)) {
        inv_decide_effect(c, effect, thrown_together(c, &s->battle));
        judge_dice(c, s, &t, s->battle.area, true);
        judge_faces(c, &t);
        return;
    }
    if (area < 0) {
        inv_decide_effect(c, effect, um_missing(c, "the battle it is for"));
        return;
    }
    inv_decide_card_played(c, s);
    um_truth right = um_and(inv_ready(c, s, effect), um_sure(!s->area[area].fought && !t.mixed));
    right = um_and(right, inv_contested(c, s, area));
    if (effect == INV_FX_BILLY_GREEN && inv_green_at_home(c))
        right = um_and(right, inv_home(c, area, INV_BR));
    inv_decide_effect(c, effect, right);
    judge_one_at_a_time(c, s, area);
    judge_dice(c, s, &t, area, false);
    judge_faces(c, &t);
}

void inv_apply_pre_roll(um_ctx *c, inv_state *s, const um_action *a)
{
    throw t;
    read_throw(c, a, &t);
    int effect = t.side == INV_US ? INV_FX_TECUMSEH : INV_FX_BILLY_GREEN, area = pre_area(c, s, effect);
    s->thrown = true;
    inv_use_card(c, s, effect);
    inv_reach_stage(s, INV_STAGE_BATTLE);
    if (area < 0)
        return;
    bool more = more_of_roll(c, s, &t, true);
    for (int f = 0; f < INV_FACTIONS; f++) {
        t.face[INV_FACE_COMMAND][f] = 0;
        t.face[effect == INV_FX_TECUMSEH ? INV_FACE_HIT : INV_FACE_FLEE][f] = 0;
    }
    if (more) {
        add_throw(s, &t);
        return;
    }
    open_battle(s, area);
    s->battle.pre = true;
    keep_throw(c, s, &t);
}

/* ---- a battle is over ---- */

/* 3.3e: a battle is won by the side that stands there alone. */
void inv_judge_won(um_ctx *c, const inv_state *s, const um_action *a)
{
    int side = um_int_arg(a, IP_WON_SIDE, INV_US), area = s->battle.area;
    if (area < 0) {
        um_decide(c, IR_3_3e, um_missing(c, "which battle it was"));
        return;
    }
    um_fact_ref(c, "area", inv_area_ref(area));
    um_truth alone = um_and(inv_holds(c, s, area, side), um_not(inv_holds(c, s, area, inv_other_side(side))));
    inv_decide_or(c, IR_3_3e, alone, "the battle is not won: that side does not stand there alone");
}
