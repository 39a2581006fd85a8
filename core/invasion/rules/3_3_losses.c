/* What comes of a roll (3.3.1 to 3.3.4): hits, flights, retreats. */
#include "core/invasion/rules/3_3_losses.h"
#include "core/invasion/rules/3_3_battle.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

static int count_side(const uint8_t *n, int side)
{
    int sum = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        sum += inv_side_of(f) == side ? n[f] : 0;
    return sum;
}

/* 3.3.1: how many units a side loses by the last roll. Hits beyond its last unit are lost; Kentucky Militia
 * doubles white ones (AM-09). */
int inv_losses_due(um_ctx *c, const inv_state *s, int side)
{
    const inv_battle *b = &s->battle;
    if (!b->due)
        return 0;
    int hits = count_side(b->face[INV_FACE_HIT], b->rolled), units = count_side(b->there, side);
    hits += inv_kentucky_hits(c, b);
    return hits < units ? hits : units;
}

/* 3.3.2: how many units of faction f flee by the last roll, none of yellow while General Brock is in play
 * (BR-12). */
int inv_flights_due(um_ctx *c, const inv_state *s, int f)
{
    const inv_battle *b = &s->battle;
    if (!b->due)
        return 0;
    int n = b->face[INV_FACE_FLEE][f];
    if (inv_brock_keeps(c, b, f, n))
        n = 0;
    return n < b->there[f] ? n : b->there[f];
}

/* Whether the cards that change what a roll does were rightly played. */
static bool cards_sound(um_ctx *c, const inv_state *s)
{
    static const int effect[] = {INV_FX_KENTUCKY, INV_FX_SHARPSHOOTERS, INV_FX_BROCK};
    for (size_t i = 0; i < UM_COUNT(effect); i++) {
        int card = inv_in_play(c, s, effect[i]);
        if (card >= 0 && inv_sound(c, card) != UM_YES)
            return false;
    }
    return true;
}

/* ---- a roll told without its dice ---- */

/* What a roll can come to at most, and what has come of it with the units of a line. */
typedef struct bound {
    int dice, hits, lost, out; /* out: fled or retreated */
    bool wrong;                /* units of the side that this does not happen to, or more flights than dice */
} bound;

/* The dice a faction rolled: one for each unit there, and no more than it has (3.3f). */
static int dice_rolled(um_ctx *c, const inv_battle *b, int f)
{
    int row = inv_map_of(c)->faction[f];
    int have = um_int(c, IK_FACTION, row, INV_FAC_DICE).hi;
    return inv_side_of(f) != b->rolled ? 0 : b->there[f] < have ? b->there[f] : have;
}

/* `rule` tells what happens to the units `n` of the line. Kentucky Militia doubles white hits (AM-09). */
static bound bound_of(um_ctx *c, const inv_battle *b, int rule, const inv_units n)
{
    bound most = {0};
    for (int f = 0; f < INV_FACTIONS; f++) {
        int dice = dice_rolled(c, b, f), fled = b->fled[f] + (rule == IR_3_3_2 ? n[f] : 0);
        most.dice += dice;
        most.hits += dice * (f == INV_F_AM && b->kentucky ? 2 : 1);
        most.lost += b->lost[f] + (rule == IR_3_3_1 ? n[f] : 0);
        most.out += fled + b->gone[f] + (rule == IR_3_3_3a ? n[f] : 0);
        most.wrong |= fled > dice || (n[f] && (inv_side_of(f) == b->rolled) == (rule == IR_3_3_1));
    }
    most.hits -= most.out;
    return most;
}

/* Whose flights or retreats are too many for the dice, how many, and how many there could be. */
static void fact_beyond(um_ctx *c, const inv_battle *b, int rule, const inv_units n)
{
    int faction = -1, fled = 0, due = 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        int dice = dice_rolled(c, b, f), all = b->fled[f] + (rule == IR_3_3_2 ? n[f] : 0);
        if (!n[f] || (faction >= 0 && all <= dice))
            continue;
        faction = f;
        fled = all;
        due = all > dice ? dice : all - n[f];
    }
    um_fact_range(c, "due", um_span(0, due));
    um_fact_ref(c, "faction", inv_faction_ref(c, faction));
    if (rule == IR_3_3_2)
        um_fact_int(c, "fled", fled);
    else
        um_fact_text(c, "what", "more units leave than there are dice");
}

/* 3.3.1 to 3.3.3a: a die shows one face. Whatever the dice were that nobody wrote down, no more comes of a
 * roll than it had dice. Whether the units of a line are too many for that; `rule` tells what happens to
 * them. */
static bool beyond_dice(um_ctx *c, const inv_battle *b, int rule, const inv_units n)
{
    if (!b->due || b->assumed || b->pre || b->rolled == INV_NOBODY)
        return false;
    bound most = bound_of(c, b, rule, n);
    if (!most.wrong && most.out <= most.dice && most.lost <= most.hits)
        return false;
    if (rule == IR_3_3_1) {
        um_fact_range(c, "due", um_span(0, most.hits < 0 ? 0 : most.hits));
        um_fact_text(c, "what", "%d lost", most.lost);
    } else {
        fact_beyond(c, b, rule, n);
    }
    return true;
}

/* No roll is told, and several battles are on. */
static bool any_battle(um_ctx *c, const inv_state *s)
{
    int i = 0, n = inv_map_of(c)->nareas;
    while (i < n && !inv_both_there(s, i))
        i++;
    return !s->battle.due && inv_battle_area(c, s) < 0 && i < n;
}

/* Whether it is known who fights where; says so under `rule` if not. */
static bool place_known(um_ctx *c, const inv_state *s, int rule)
{
    const inv_battle *b = &s->battle;
    if ((b->area >= 0 && um_clean(c, INV_OBJ_AREA + b->area) != UM_YES) || !cards_sound(c, s)) {
        um_decide(c, rule, UM_MAYBE);
        return false;
    }
    if (b->adrift || (b->area >= 0 && inv_unknown(s, b->area)) || any_battle(c, s)) {
        um_decide(c, rule, um_missing(c, "who fights where"));
        return false;
    }
    return true;
}

/* Whether the results of the last roll are known; says so under `rule` if not.
 * Where two sides stand and no roll is told, the record leaves it out. `n`: the units of the line. */
static bool dice_known(um_ctx *c, const inv_state *s, int rule, const inv_units n)
{
    const inv_battle *b = &s->battle;
    int area = inv_battle_area(c, s);
    bool untold = !b->due && area >= 0 && inv_both_there(s, area);
    if ((!b->due || b->dice) && !untold)
        return true;
    um_use(c, IR_3_3f);
    um_decide(c, rule, beyond_dice(c, b, rule, n) ? UM_NO : um_missing(c, "the dice"));
    return false;
}

static bool results_known(um_ctx *c, const inv_state *s, int rule, const inv_units n)
{
    return place_known(c, s, rule) && dice_known(c, s, rule, n);
}

/* ---- the round closes: everything due was done ---- */

/* 3.3.2: as many units of a faction have fled as its dice say; that no more did was judged as they fled. */
static void close_flights(um_ctx *c, const inv_state *s, int f)
{
    const inv_battle *b = &s->battle;
    int due = inv_flights_due(c, s, f);
    um_about(c, b->fled_at ? b->fled_at : b->rolled_at);
    inv_use_pre_roll(c, s);
    um_fact_int(c, "due", due);
    um_fact_int(c, "fled", b->fled[f]);
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_decide(c, IR_3_3_2, um_sure(b->fled[f] >= due));
}

/* 3.3.1, 3.3.2: when a play ends the hits and flights of its roll have been carried out, no more and no
 * fewer. */
void inv_close_roll(um_ctx *c, const inv_state *s)
{
    const inv_battle *b = &s->battle;
    if (!b->due || !b->dice || b->rolled > INV_BR || um_clean(c, INV_OBJ_AREA + b->area) != UM_YES ||
        !cards_sound(c, s) || b->adrift || inv_unknown(s, b->area)) {
        um_fresh(c);
        return;
    }
    inv_decide_all_rolled(c, s);
    int hit = inv_other_side(b->rolled), due = inv_losses_due(c, s, hit);
    um_about(c, b->lost_at ? b->lost_at : b->rolled_at);
    inv_use_pre_roll(c, s);
    um_fact_int(c, "due", due);
    um_fact_text(c, "what", "%d lost", count_side(b->lost, hit));
    um_decide(c, IR_3_3_1, um_sure(count_side(b->lost, hit) == due));
    for (int f = 0; f < INV_FACTIONS; f++)
        if (b->face[INV_FACE_FLEE][f])
            close_flights(c, s, f);
}

/* When a roll is done with: if fewer or more fled than it asked for, how many have fled is in doubt. */
void inv_settle_roll(um_ctx *c, inv_state *s)
{
    inv_battle *b = &s->battle;
    um_ctx quiet = um_quiet(c);
    bool known = b->due && b->dice && !b->adrift;
    for (int f = 0; f < INV_FACTIONS; f++)
        s->fled_astray[f] |= known && b->fled[f] != inv_flights_due(&quiet, s, f);
    b->due = false;
}

/* ---- hits ---- */

/* 3.3.1, AM-11: who chooses the losses is the side that is hit, or the Americans with their Sharpshooters. */
static void judge_chooser(um_ctx *c, const inv_state *s, const um_action *a, int hit)
{
    int by = um_int_arg(a, IP_LOSE_BY, INV_NOBODY);
    bool sharp = hit == INV_BR && !s->battle.pre && inv_in_play(c, s, INV_FX_SHARPSHOOTERS) >= 0;
    if (by == INV_NOBODY)
        return;
    um_fact_int(c, "due", inv_losses_due(c, s, hit));
    if (sharp)
        inv_decide_effect(c, INV_FX_SHARPSHOOTERS, um_sure(by == INV_US));
    else
        inv_decide_or(c, IR_3_3_1, um_sure(by == hit), "chosen by the side that hit");
}

/* 3.3.1: the side that is hit gives up as many units as there are hits, to the reserve. Q-31: whether losses
 * must come before flights and retreats. */
void inv_judge_lose(um_ctx *c, const inv_state *s, const um_action *a)
{
    const inv_battle *b = &s->battle;
    inv_units n;
    inv_count(c, a, IP_LOSE_UNITS, n);
    if (!results_known(c, s, IR_3_3_1, n))
        return;
    int hit = b->rolled == INV_US ? INV_BR : INV_US, due = inv_losses_due(c, s, hit), side_units = 0;
    bool there = b->area >= 0;
    for (int f = 0; f < INV_FACTIONS; f++) {
        there = there && n[f] <= s->area[b->area].n[f];
        side_units += inv_side_of(f) == hit ? n[f] : 0;
    }
    bool right = there && side_units == inv_total(n) && count_side(b->lost, hit) + side_units <= due;
    right = right && um_int_arg(a, IP_LOSE_TO, INV_LOST_TO_RESERVE) == INV_LOST_TO_RESERVE;
    if (um_ruled(c, INV_RUL_Q_31, INV_O_RESULTS_ORDER) &&
        (count_side(b->fled, b->rolled) || count_side(b->gone, b->rolled)))
        right = false;
    inv_use_pre_roll(c, s);
    um_fact_int(c, "due", due);
    if (side_units != inv_total(n))
        um_fact_text(c, "what", "units of the side that rolled");
    else if (um_int_arg(a, IP_LOSE_TO, INV_LOST_TO_RESERVE) != INV_LOST_TO_RESERVE)
        um_fact_text(c, "what", "lost to the fled, not to the reserve");
    else
        um_fact_text(c, "what", "%d lost", count_side(b->lost, hit) + side_units);
    um_decide(c, IR_3_3_1, um_sure(right));
    judge_chooser(c, s, a, hit);
}

/* Results are recorded without a roll: take it that `side` rolled, and that the dice are not known. */
static void assume_roll(const um_ctx *c, inv_state *s, int side, int area)
{
    s->battle.area = (int16_t)area;
    s->battle.due = s->battle.assumed = true;
    s->battle.dice = s->battle.pre = false;
    s->battle.rolled = (int8_t)side;
    s->battle.next = (int8_t)inv_other_side(side);
    s->battle.rolled_at = c->step;
    s->area[area].fought = true;
    s->thrown = true;
    for (int f = 0; f < INV_FACTIONS; f++)
        s->battle.there[f] = s->area[area].n[f];
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

/* The battle whose results a line tells of; -1: none is known. `side` rolled, if no line tells who did. */
static int results_in(const um_ctx *c, inv_state *s, int side)
{
    um_ctx quiet = um_quiet(c);
    int area = inv_battle_area(&quiet, s);
    if (!s->battle.due && area >= 0)
        assume_roll(c, s, side, area);
    return s->battle.area;
}

static int side_in(const inv_units n)
{
    return n[INV_F_AR] + n[INV_F_AM] > 0 ? INV_US : INV_BR;
}

static void note_end(inv_state *s, int area)
{
    if (area >= 0 && (inv_of_side(s, area, INV_US) == 0) != (inv_of_side(s, area, INV_BR) == 0))
        s->battle.won = (int16_t)area;
}

void inv_apply_lose(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    inv_count(c, a, IP_LOSE_UNITS, n);
    int area = results_in(c, s, inv_other_side(side_in(n)));
    bool fled = um_int_arg(a, IP_LOSE_TO, INV_LOST_TO_RESERVE) == INV_LOST_TO_FLED;
    for (int f = 0; f < INV_FACTIONS && area >= 0; f++) {
        int taken = inv_remove(s, area, f, n[f]);
        s->battle.lost[f] = um_u8(s->battle.lost[f] + taken);
        s->fled[f] = um_u8(s->fled[f] + (fled ? taken : 0));
    }
    s->battle.lost_at = c->step;
    note_end(s, area);
}

/* ---- flights ---- */

/* 3.3.2: no more units of a faction flee than its dice say. */
static void judge_flights(um_ctx *c, const inv_state *s, int f, int n)
{
    int due = inv_flights_due(c, s, f), fled = s->battle.fled[f] + n;
    inv_use_pre_roll(c, s);
    um_fact_int(c, "due", due);
    um_fact_int(c, "fled", fled);
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_decide(c, IR_3_3_2, um_sure(fled <= due));
}

void inv_judge_flee(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    inv_count(c, a, IP_FLEE_UNITS, n);
    if (!results_known(c, s, IR_3_3_2, n))
        return;
    for (int f = 0; f < INV_FACTIONS; f++)
        if (n[f] > 0)
            judge_flights(c, s, f, n[f]);
}

void inv_apply_flee(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    inv_count(c, a, IP_FLEE_UNITS, n);
    int area = results_in(c, s, side_in(n));
    for (int f = 0; f < INV_FACTIONS && area >= 0; f++) {
        int taken = inv_remove(s, area, f, n[f]);
        s->fled_astray[f] |= taken < n[f];
        s->battle.fled[f] = um_u8(s->battle.fled[f] + taken);
        s->fled[f] = um_u8(s->fled[f] + taken);
    }
    s->battle.fled_at = c->step;
    note_end(s, area);
}

/* ---- retreats ---- */

static um_truth empty(um_ctx *c, const inv_state *s, int area)
{
    return um_not(um_or(inv_holds(c, s, area, INV_US), inv_holds(c, s, area, INV_BR)));
}

static um_truth friendly(um_ctx *c, const inv_state *s, int from, int to, int f)
{
    int side = inv_side_of(f);
    um_truth own = inv_holds(c, s, to, side);
    if (um_ruled(c, INV_RUL_Q_34, INV_O_FRIENDLY_UNCONTESTED))
        own = um_and(own, um_not(inv_holds(c, s, to, inv_other_side(side))));
    um_truth home = inv_home(c, to, side);
    if (f == INV_F_NA)
        home = um_or(home, inv_home(c, to, INV_US));
    return um_and(um_and(inv_adjacent(c, from, to), inv_open_ground(c, to)),
                  um_or(own, um_and(home, empty(c, s, to))));
}

/* 3.3.3e: units that retreat into one area in one line go in the order that lets them: natives may open it
 * for the others. */
static um_truth opened(um_ctx *c, const inv_state *s, int from, int to, int f, const inv_units n)
{
    um_truth open = friendly(c, s, from, to, f);
    if (open == UM_YES || n[INV_F_NA] == 0 || inv_side_of(f) != INV_BR)
        return open;
    return um_or(open, friendly(c, s, from, to, INV_F_NA));
}

/* Whether the two lie on one water, so that only boats could join them. */
static bool only_by_water(um_ctx *c, int from, int to)
{
    if (inv_adjacent(c, from, to) != UM_NO)
        return false;
    for (int w = 0; w < inv_map_of(c)->nwaters; w++)
        if (inv_touches(c, w, from) == UM_YES && inv_touches(c, w, to) == UM_YES)
            return true;
    return false;
}

/* blanks of the same player's other faction. */
static um_truth enough_blanks(um_ctx *c, const inv_state *s, int f, int n)
{
    const inv_battle *b = &s->battle;
    int own = b->face[INV_FACE_COMMAND][f] - b->gone[f], others = 0;
    if (n <= own)
        return UM_YES;
    for (int g = 0; g < INV_FACTIONS; g++)
        if (g != f && inv_side_of(g) == inv_side_of(f) && inv_same_player(s, f, g) == UM_YES)
            others += b->face[INV_FACE_COMMAND][g] - b->gone[g];
    if (n > own + others)
        return UM_NO;
    return inv_by_ruling(c, INV_RUL_Q_41, INV_O_BLANK_PLAYER, "whose unit a blank takes out");
}

/* 3.3.3a: as many units of a faction as it has blanks. */
static void decide_blanks(um_ctx *c, const inv_state *s, int f, int n)
{
    const inv_battle *b = &s->battle;
    bool there = n <= s->area[b->area].n[f];
    inv_use_pre_roll(c, s);
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_int(c, "due", b->face[INV_FACE_COMMAND][f]);
    um_fact_int(c, "gone", b->gone[f] + n);
    inv_decide_or(c, IR_3_3_3a, there ? enough_blanks(c, s, f, n) : UM_NO,
                  b->rolled != inv_side_of(f) ? "units of the side that did not roll"
                  : there                     ? "more units retreat than there are blanks"
                                              : "more units than stand there");
}

/* 3.3.3b, 3.3.4: where it goes, whatever the dice were. */
static void decide_refuge(um_ctx *c, const inv_state *s, int from, int to, int f, const inv_units n)
{
    um_use(c, IR_3_3_3e);
    um_fact_ref(c, "to", inv_area_ref(to));
    um_truth open = opened(c, s, from, to, f, n);
    inv_decide_or(c, f == INV_F_NA && inv_home(c, to, INV_US) != UM_NO ? IR_3_3_4 : IR_3_3_3b, open,
                  inv_adjacent(c, from, to) == UM_NO ? "the area is not adjacent"
                                                     : "the area is not friendly");
}

/* 3.3.3a to 3.3.4: for each blank a unit of that faction may go by land into an adjacent friendly area;
 * natives retreat by 3.3.4. */
void inv_judge_retreat(um_ctx *c, const inv_state *s, const um_action *a)
{
    int to = um_ref_row(um_ref_arg(a, IP_RETREAT_TO));
    inv_units n;
    inv_count(c, a, IP_RETREAT_UNITS, n);
    if (!place_known(c, s, IR_3_3_3a))
        return;
    bool dice = dice_known(c, s, IR_3_3_3a, n);
    int from = dice ? s->battle.area : inv_battle_area(c, s);
    if (dice && !s->battle.due) {
        inv_decide_or(c, IR_3_3_3a, UM_NO, "more units retreat than there are blanks");
        return;
    }
    for (int f = 0; f < INV_FACTIONS && from >= 0; f++) {
        if (n[f] && dice)
            decide_blanks(c, s, f, n[f]);
        if (n[f])
            decide_refuge(c, s, from, to, f, n);
    }
    um_decide(c, IR_3_3_3d,
              um_sure(um_int_arg(a, IP_RETREAT_HOW, INV_BY_LAND) == INV_BY_LAND &&
                      !(from >= 0 && only_by_water(c, from, to))));
}

void inv_apply_retreat(um_ctx *c, inv_state *s, const um_action *a)
{
    int to = um_ref_row(um_ref_arg(a, IP_RETREAT_TO));
    inv_units n;
    inv_count(c, a, IP_RETREAT_UNITS, n);
    int area = results_in(c, s, side_in(n));
    for (int f = 0; f < INV_FACTIONS && area >= 0; f++) {
        int taken = inv_remove(s, area, f, n[f]);
        s->battle.gone[f] = um_u8(s->battle.gone[f] + taken);
        inv_put(s, to, f, taken, true);
    }
    note_end(s, area);
}

/* 3.3.3c: who may retreat may stay. */
void inv_judge_stay(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    if (s->battle.due)
        um_decide(c, IR_3_3_3c, UM_YES);
    else
        um_decide(c, IR_3_3_3a, um_missing(c, "the roll it answers"));
}
