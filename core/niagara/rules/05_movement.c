/* Moves (N5). */
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_announcing.h"
#include "core/niagara/rules/02_order.h"
#include "core/niagara/rules/05_ground.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/08_shots.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/11_indians.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

#include <stdio.h>
#include <string.h>

/* ---- rules of the dice ---- */

/* NR17: of a brigade's roll each unit uses as many dice as it has. Where its order is not known, or it may
 * choose, the distance tells how many; `distance` below 0: that is not told, either. */
static void share_roll(um_ctx *c, nia_going *g, bool shared, int32_t distance)
{
    int fewest = g->count.lo > 0 ? g->count.lo : 1, most = g->n < g->count.hi ? g->n : g->count.hi, found = 0;
    um_range both, went = um_span(distance - nia_slack(c), distance + nia_slack(c));
    if (!shared || g->n <= fewest || most < fewest || !um_ruled(c, NIA_NR17, NIA_O_NR17_FIRST_N))
        return;
    g->n = most;
    nia_going any = *g;
    any.least = fewest;
    g->least =
        distance < nia_allowance(&any).lo * NIA_INCH ? fewest : most; /* who stops short may have any */
    for (int n = fewest; n <= most && distance >= 0; n++) {
        nia_going one = any;
        one.n = one.least = n;
        if (!um_meet(um_times(nia_allowance(&one), NIA_INCH), went, &both))
            continue;
        g->least = found ? g->least : n;
        g->n = found = n;
    }
}

/* N5.1 to N5.6: a unit rolls as many dice as its formation has. */
static void judge_count(um_ctx *c, const nia_state *s, int unit, nia_going *g)
{
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "dice", g->n);
    if (g->rate_rule == NR_5_6 && !um_ruled(c, NIA_NR19, NIA_O_NR19_AS_COLUMN)) {
        um_decide(c, NR_5_6, um_unruled(c, "how fast guns move"));
        return;
    }
    if (g->n == 0) {
        um_decide(c, g->rate_rule, s->complete ? nia_missing_roll(c, s, "the dice of the move") : UM_YES);
        return;
    }
    /* where the formation is not known the dice tell it */
    um_decide(c, g->rate_rule, um_sure(g->n >= g->count.lo && g->n <= g->count.hi));
}

/* Dice that a unit has moved in this turn of its own will; some may not have been written down. */
static um_range dice_so_far(const nia_unit *u)
{
    bool moved = (u->done & (NIA_DONE_MOVED | NIA_DONE_WHEELED)) && !(u->done & NIA_DONE_WENT);
    if (!moved)
        return um_exactly(0);
    return u->dice < 0 ? um_span(0, 4) : um_exactly(u->dice);
}

static int dice_before(const nia_unit *u)
{
    return dice_so_far(u).lo;
}

static um_range dice_last_turn(const nia_unit *u)
{
    return u->last_dice < 0 ? um_span(0, 4) : um_exactly(u->last_dice);
}

/* N5.10, N5.11: how horse changes its pace; `more`: it may go on after this. */
static void judge_pace(um_ctx *c, const nia_state *s, int unit, int n, bool charge, bool more)
{
    const nia_unit *u = &s->unit[unit];
    if (n == 0 || nia_is_type(c, unit, NIA_CAVALRY) != UM_YES)
        return;
    um_range before = dice_last_turn(u), all = um_add(um_exactly(n), dice_so_far(u)), two = um_exactly(2);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "dice", all);
    um_fact_range(c, "before", before);
    um_truth gentle = um_le(um_sub(all, two), before);
    if (!more)
        gentle = um_and(gentle, um_ge(um_add(all, two), before));
    um_decide(c, NR_5_10,
              gentle == UM_MAYBE ? um_missing(c, "how many dice the horse moved last turn") : gentle);
    if (!charge)
        return;
    um_truth three = um_ge(all, um_exactly(3));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "dice", all);
    um_decide(c, NR_5_11, three == UM_MAYBE ? um_missing(c, "how many dice the horse moved before") : three);
}

/* N5.10, N5.11: where the dice of horse are not told, those that its pace leaves it bound how far it goes.
 * That there are none is decided here. */
static void bound_by_pace(um_ctx *c, const nia_state *s, int unit, nia_going *g, bool charge)
{
    const nia_unit *u = &s->unit[unit];
    if (g->n > 0 || g->road || g->major || nia_is_type(c, unit, NIA_CAVALRY) != UM_YES)
        return;
    um_range before = dice_last_turn(u), so_far = dice_so_far(u);
    int most = before.hi + 2, least = before.lo - 2;
    if (charge) /* at least three, which is more than a pace before may ask for */
        least = 3;
    if (least > most) {
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_fact_int(c, "dice", least);
        um_fact_range(c, "before", before);
        um_decide(c, NR_5_10, UM_NO);
        return;
    }
    g->pace = um_span(least > so_far.hi ? least - so_far.hi : 0, most > so_far.lo ? most - so_far.lo : 0);
    um_meet(g->pace, g->count, &g->pace);
    g->by_pace = g->pace.lo > g->count.lo || g->pace.hi < g->count.hi;
}

/* How far the nearest enemy is then, as stated, or as places tell that he is reached; -1: not told. */
static int32_t ends_from_enemy(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_POINT, &n);
    int32_t nearest = -1;
    if (um_has_arg(a, NP_MOVE_ENDS) || n == 0)
        return nia_int(a, NP_MOVE_ENDS, -1);
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        const nia_unit *u = &s->unit[i];
        int side = nia_side_of(c, um_ref_of(NK_UNIT, i));
        bool enemy = side != NIA_NOBODY && !nia_friends(c, um_ref_of(NK_UNIT, i), um_ref_of(NK_UNIT, unit));
        int32_t apart = nia_apart(u->at, to);
        if (enemy && u->placed && !u->gone && apart <= 4 * NIA_INCH && (nearest < 0 || apart < nearest))
            nearest = apart;
    }
    return nearest;
}

static bool reaches_enemy(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    int32_t ends = ends_from_enemy(c, s, unit, a);
    return ends >= 0 && ends <= 4 * NIA_INCH;
}

/* Whether the unit may stop short: a point was named, or the enemy is reached. */
static bool may_stop(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    return (s->unit[unit].done & NIA_DONE_STOP) || reaches_enemy(c, s, unit, a);
}

/* N5.8: the whole allowance, neither more nor, without a reason, less; `open`: whether there was one is not
 * told.
 */
static void judge_distance(um_ctx *c, int unit, const nia_going *g, int32_t distance, bool stops, bool open,
                           int rule)
{
    um_range inches = um_times(g->allowance, NIA_INCH), went = um_exactly(distance);
    int32_t give = nia_slack(c);
    um_truth far = um_le(um_sub(went, um_exactly(give)), inches);
    um_truth near = um_ge(um_add(went, um_exactly(give)), inches);
    const char *lacks = g->partly ? "how much of the way is in woods" : "what the dice give";
    if (g->n == 0) { /* bounds are all there is to hold it to */
        far = um_sure(distance - give <= inches.hi);
        near = um_sure(distance + give >= inches.lo);
    }
    if (near == UM_NO && open) {
        near = UM_MAYBE;
        lacks = "whether the enemy was reached";
    }
    um_truth holds = um_and(far, stops ? UM_YES : near);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, far != UM_NO && near == UM_NO && !stops ? "short" : "distance", distance);
    if (g->n == 0 && far == UM_NO) {
        rule = g->rate_rule;
        um_fact_int(c, "furthest", g->allowance.hi);
    } else {
        um_fact_range(c, "allowance", g->allowance);
    }
    um_legal(c, "%d to %d in", stops ? 0 : (int)g->allowance.lo, (int)g->allowance.hi);
    um_decide(c, rule, holds == UM_MAYBE ? um_missing(c, lacks) : holds);
}

/* N5.10, N5.11: a way within the rate of horse that its pace, with no dice told, does not give it. */
static void judge_paced_distance(um_ctx *c, const nia_state *s, int unit, const nia_going *g,
                                 int32_t distance, bool stops)
{
    if (!g->by_pace)
        return;
    nia_going paced = *g;
    paced.count = g->pace;
    um_range inches = nia_allowance(&paced);
    int32_t give = nia_slack(c);
    bool wide = distance - give <= g->allowance.hi * NIA_INCH,
         far = wide && distance - give > inches.hi * NIA_INCH,
         near = !stops && distance + give < inches.lo * NIA_INCH;
    if (!wide)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "distance", distance);
    um_fact_range(c, "before", dice_last_turn(&s->unit[unit]));
    um_fact_range(c, "allowance", inches);
    um_decide(c, NR_5_10, um_sure(!far && !near));
}

/* N5.7, N5.23 to N5.25: the D-points that the record states for a move are those its ground costs. */
static void judge_cost(um_ctx *c, const nia_state *s, int unit, const nia_going *g, const um_action *a)
{
    um_range cost = nia_ground_cost(c, s, unit, g);
    int32_t said = nia_int(a, NP_MOVE_DP, 0);
    if (g->woods)
        um_use(c, NR_5_7);
    if (g->minor)
        um_use(c, NR_5_23);
    if (g->fence)
        um_use(c, NR_5_25);
    if (!g->woods && !g->minor && !g->fence && !um_has_arg(a, NP_MOVE_DP)) {
        um_fresh(c);
        return;
    }
    um_fact_range(c, "dp", cost);
    if (um_has_arg(a, NP_MOVE_DP))
        um_fact_int(c, "claimed", said);
    um_decide_stated(c, nia_cost_rule(g),
                     um_has_arg(a, NP_MOVE_DP) ? nia_ground_costs(c, s, unit, g, said) : UM_YES,
                     um_has_arg(a, NP_MOVE_DP));
}

/* ---- a unit that moves ---- */

static void prepare(um_ctx *c, const nia_state *s, int unit, const um_action *a, nia_going *g)
{
    *g = (nia_going){.road = nia_int(a, NP_MOVE_ROAD, 0) != 0};
    g->rate_rule = nia_rate(c, s, unit, &g->count);
    nia_read_dice(a, NP_MOVE_DICE, g);
    nia_read_ground(c, a, NP_MOVE_OVER, unit, g);
    g->low += (s->unit[unit].done & NIA_DONE_ABOUT) != 0;
    nia_settle_drops(c, g);
    share_roll(c, g, um_has_arg(a, NP_MOVE_BRIGADE),
               um_has_arg(a, NP_MOVE_DISTANCE) ? nia_int(a, NP_MOVE_DISTANCE, 0) : -1);
    g->allowance = nia_allowance(g);
}

/* N8.1, N7.14, N5.21, N5.22: what the unit did earlier in the turn and now forbids a move. */
static void judge_free_to_move(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    nia_decide_up(c, s, unit);
    nia_decide_move_and_fire(c, s, unit);
    um_fact_ref(c, "mover", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_5_21, um_sure(!(u->done & NIA_DONE_CHANGED)));
    if (nia_is_guns(c, unit) == UM_YES) {
        um_fact_ref(c, "mover", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_5_22, um_sure(u->limbering == NIA_NOT_LIMBERING));
    }
}

/* A unit has one move in a turn: what it rolled before counts with what it rolls now. */
static void judge_once(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    const nia_unit *u = &s->unit[unit];
    um_range most = g->road ? um_exactly(4) : g->count;
    if (dice_before(u) == 0 || (u->done & NIA_DONE_PURSUED))
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "in all", u->dice + g->n);
    um_decide(c, g->road ? NR_5_12 : g->rate_rule, um_sure(u->dice + g->n <= most.hi));
}

/* N5.12: on a road a unit goes up to the most of four dice. NR12: whether the player rolls or chooses. */
static void judge_road(um_ctx *c, const nia_going *g, int32_t distance)
{
    um_range most = um_exactly(20 * NIA_INCH);
    um_truth holds = um_sure(distance <= most.hi && g->n <= 4);
    if (g->n > 4)
        um_fact_int(c, "dice", g->n);
    if (holds == UM_YES && um_ruled(c, NIA_NR12, NIA_O_NR12_CHOOSE_DICE) && g->n > 0 && distance >= 0) {
        holds = um_sure(distance <= g->allowance.hi * NIA_INCH + NIA_TOLERANCE &&
                        distance >= g->allowance.lo * NIA_INCH - NIA_TOLERANCE);
        um_fact_range(c, "allowance", g->allowance);
    }
    nia_fact_inches(c, "distance", distance);
    um_decide(c, NR_5_12, holds);
}

/* N5.24, N14.2: beyond a major obstacle only the umpire's recorded word counts. */
static void judge_major(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    const nia_unit *u = &s->unit[unit];
    bool said = u->done & NIA_DONE_DECREED;
    um_truth holds = said ? UM_YES : um_missing(c, "the umpire's word on the obstacle");
    if (said && u->decree_distance >= 0 && um_has_arg(a, NP_MOVE_DISTANCE))
        holds = um_sure(nia_int(a, NP_MOVE_DISTANCE, 0) <= u->decree_distance + nia_slack(c));
    um_use(c, NR_14_2);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "allowance", u->decree_distance);
    nia_fact_inches(c, "distance", nia_int(a, NP_MOVE_DISTANCE, 0));
    um_decide(c, NR_5_24, holds);
}

/* ---- one roll for a brigade (N5.9) ---- */

/* The first dice of two rolls are the same, as far as both have them. */
static bool same_roll(const int32_t *roll, int nroll, int32_t faces)
{
    for (int i = 0; i < nroll && nia_face(faces, i); i++)
        if (roll[i] != nia_face(faces, i))
            return false;
    return true;
}

/* Words for dice: "3, 4". */
static void fact_dice(um_ctx *c, const char *key, const int32_t *die, int n)
{
    char words[8 * 12] = "";
    size_t used = 0;
    for (int i = 0; i < n && i < 8; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%d", i ? ", " : "", (int)die[i]);
    um_fact_text(c, key, "%s", words);
}

/* The unit of a brigade that moved on other dice in this turn, by a roll of its own; -1: none. */
static int rolled_apart(um_ctx *c, const nia_state *s, um_ref brigade, const int32_t *die, int n)
{
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        if (s->unit[i].rolled && um_is_ref(c, NK_UNIT, i, NIA_UNIT_BRIGADE, brigade) == UM_YES &&
            !same_roll(die, n, s->unit[i].rolled))
            return i;
    return -1;
}

/* The unit moves on other dice than those that its brigade has rolled. */
static void decide_brigade_dice(um_ctx *c, const nia_state *s, int unit, const int32_t *die, int n, bool same)
{
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_ref(c, "brigade", s->brigade);
    fact_dice(c, "dice", die, n);
    fact_dice(c, "rolled", s->brigade_dice, s->ndice);
    um_decide(c, NR_5_9, um_sure(same));
}

/* N5.9: a shared roll is one roll for all of the brigade who move in the turn, and for nobody else. */
static void judge_brigade(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    um_ref brigade = um_ref_arg(a, NP_MOVE_BRIGADE);
    nia_going all = {.n = 0};
    nia_read_dice(a, NP_MOVE_DICE, &all);
    int n = all.n;
    const int32_t *die = all.die;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_ref(c, "brigade", brigade);
    um_decide(c, NR_5_9, um_is_ref(c, NK_UNIT, unit, NIA_UNIT_BRIGADE, brigade));
    if (n == 0)
        return;
    if (s->brigade == brigade)
        decide_brigade_dice(c, s, unit, die, n,
                            n == s->ndice && memcmp(die, s->brigade_dice, (size_t)n * sizeof *die) == 0);
    int other = rolled_apart(c, s, brigade, die, n);
    if (other < 0)
        return;
    um_fact_ref(c, "brigade", brigade);
    um_fact_ref(c, "other", um_ref_of(NK_UNIT, other));
    fact_dice(c, "dice", die, n);
    um_decide(c, NR_5_9, UM_NO);
}

/* N5.9: when a brigade has rolled in this turn, no unit of it moves by other dice. */
static void judge_own_roll(um_ctx *c, const nia_state *s, int unit, const nia_going *g)
{
    if (s->brigade == UM_NONE || s->ndice == 0 || g->n == 0 ||
        um_is_ref(c, NK_UNIT, unit, NIA_UNIT_BRIGADE, s->brigade) != UM_YES)
        return;
    bool same = g->n <= s->ndice;
    for (int i = 0; same && i < g->n; i++)
        same = g->die[i] == s->brigade_dice[i];
    decide_brigade_dice(c, s, unit, g->die, g->n, same);
}

/* How far it is in a straight line from where a unit stands to where it goes; -1 if either is not told. */
static int32_t straight_way(const nia_state *s, int unit, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_POINT, &n);
    if (n == 0 || !s->unit[unit].placed)
        return -1;
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    return nia_apart(s->unit[unit].at, to);
}

/* N11.4: who moves to the enemy whom it announced. Whom it moves to otherwise is told by the fight. */
static void judge_closing(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    const nia_unit *u = &s->unit[unit];
    bool closes = nia_int(a, NP_MOVE_CHARGE, 0) != 0 || reaches_enemy(c, s, unit, a);
    if (closes && (u->done & NIA_DONE_ANNOUNCED) && u->foe != UM_NONE)
        nia_decide_indians_close(c, s, unit, nia_row(u->foe), u->dp);
}

static void judge_mover(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    nia_going g;
    prepare(c, s, unit, a, &g);
    int32_t straight = straight_way(s, unit, a), distance = nia_int(a, NP_MOVE_DISTANCE, straight);
    bool told = um_has_arg(a, NP_MOVE_DISTANCE);
    um_fresh(c);
    judge_free_to_move(c, s, unit);
    nia_decide_held(c, s, unit);
    nia_decide_contact_announced(c, s, unit, ends_from_enemy(c, s, unit, a),
                                 nia_int(a, NP_MOVE_CHARGE, 0) != 0);
    judge_closing(c, s, unit, a);
    if (um_has_arg(a, NP_MOVE_BRIGADE))
        judge_brigade(c, s, unit, a);
    else
        judge_own_roll(c, s, unit, &g);
    if (!g.road)
        judge_count(c, s, unit, &g);
    judge_once(c, s, unit, &g);
    bool charges = nia_int(a, NP_MOVE_CHARGE, 0) != 0 || (s->unit[unit].done & NIA_DONE_ANNOUNCED);
    judge_pace(c, s, unit, g.n, charges, false);
    bound_by_pace(c, s, unit, &g, charges);
    if (g.major) {
        judge_major(c, s, unit, a);
    } else if (g.road) {
        judge_road(c, &g, distance);
    } else if (distance >= 0) {
        nia_read_ground(c, a, NP_MOVE_OVER, unit,
                        &(nia_going){.high = 0}); /* cites what the ground takes away */
        bool stops = !told || may_stop(c, s, unit, a);
        bool open = charges && ends_from_enemy(c, s, unit, a) < 0;
        judge_distance(c, unit, &g, distance, stops, open, NR_5_8);
        judge_paced_distance(c, s, unit, &g, distance, stops || open);
    }
    nia_decide_line(c, s, unit, a, NP_MOVE_POINT, NP_MOVE_DISTANCE);
    judge_cost(c, s, unit, &g, a);
}

/* N5: each unit of a move is judged by itself, on the same dice. */
void nia_judge_move(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_UNITS, &n);
    nia_decide_phase(c, s, NIA_PHASE_MOVES);
    nia_decide_average_dice(c, a, NP_MOVE_DICE);
    for (int i = 0; i < n; i++) {
        nia_blame(c, a, nia_row(v[i].ref));
        judge_mover(c, s, nia_row(v[i].ref), a);
    }
    nia_blame(c, a, UM_NONE);
}

/* One unit of a move goes: what its ground costs, how many dice it has moved, how near the enemy it is. */
static void go(um_ctx *c, nia_state *s, int row, const um_action *a)
{
    nia_unit *u = &s->unit[row];
    nia_going g;
    prepare(c, s, row, a, &g);
    um_range cost = nia_ground_cost(c, s, row, &g);
    if (um_has_arg(a, NP_MOVE_DP))
        cost = um_exactly(nia_int(a, NP_MOVE_DP, 0));
    u->set_off = u->dp;
    nia_take(c, s, row, cost, um_exactly(0), false, nia_cost_rule(&g));
    int before = dice_before(u);
    u->done = (u->done | NIA_DONE_MOVED) & ~NIA_DONE_ABOUT;
    u->dice = g.n ? g.n + before : -1;
    u->rolled = um_has_arg(a, NP_MOVE_BRIGADE) ? 0 : nia_faces(a, NP_MOVE_DICE);
    u->ran = 0;
    nia_leave_cover(u);
    u->contact = ends_from_enemy(c, s, row, a);
    u->contact_step = c->step;
    if (g.least == g.n && !g.road)
        u->formations = nia_formations_on(c, s, row, g.n);
    nia_place_moved(s, row, a, NP_MOVE_POINT);
    s->last.allowance = g.allowance;
}

void nia_apply_move(um_ctx *c, nia_state *s, const um_action *a)
{
    int n, nd;
    const um_value *v = um_values_of(a, NP_MOVE_UNITS, &n), *d = um_values_of(a, NP_MOVE_DICE, &nd);
    nia_enter_phase(s, NIA_PHASE_MOVES);
    s->moved = true;
    if (um_has_arg(a, NP_MOVE_BRIGADE) && nd > 0)
        nia_note_roll(s, um_ref_arg(a, NP_MOVE_BRIGADE), d, nd);
    for (int i = 0; i < n; i++)
        go(c, s, nia_row(v[i].ref), a);
}

/* ---- wheels, turning about, retiring ---- */

static void prepare_turning(um_ctx *c, const nia_state *s, int unit, const um_action *a, nia_going *g)
{
    *g = (nia_going){.high = a->verb == NV_WHEEL, .low = a->verb != NV_WHEEL, .fence = a->verb != NV_WHEEL};
    g->rate_rule = nia_rate(c, s, unit, &g->count);
    nia_read_dice(a, NP_TURNING_DICE, g);
    g->allowance = nia_allowance(g);
}

/* Turned about where it stands; it may yet move this turn. */
static bool turns_only(const um_action *a)
{
    return a->verb == NV_ABOUT_FACE && !um_has_arg(a, NP_TURNING_DICE) && !um_has_arg(a, NP_TURNING_DISTANCE);
}

/* N5.20, N5.25: a wheel counts as a move uphill and costs a D-point; turning about and retiring take away the
 * lowest die. */
void nia_judge_turning(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_TURNING_UNIT));
    bool wheel = a->verb == NV_WHEEL, stays = turns_only(a);
    um_range both;
    nia_going g;
    nia_decide_phase(c, s, NIA_PHASE_MOVES);
    nia_decide_average_dice(c, a, NP_TURNING_DICE);
    prepare_turning(c, s, unit, a, &g);
    um_fresh(c);
    if (!stays) {
        judge_free_to_move(c, s, unit);
        nia_decide_held(c, s, unit);
        judge_count(c, s, unit, &g);
        judge_once(c, s, unit, &g);
    }
    judge_pace(c, s, unit, g.n, false, wheel);
    bound_by_pace(c, s, unit, &g, false);
    um_use(c, wheel ? NR_5_13 : NR_5_25);
    bool stops = wheel || (s->unit[unit].done & NIA_DONE_STOP);
    if (um_has_arg(a, NP_TURNING_DISTANCE)) {
        judge_distance(c, unit, &g, nia_int(a, NP_TURNING_DISTANCE, 0), stops, false,
                       wheel ? NR_5_20 : NR_5_8);
        judge_paced_distance(c, s, unit, &g, nia_int(a, NP_TURNING_DISTANCE, 0), stops);
    }
    um_range cost = wheel ? um_exactly(1) : nia_obstacle_cost(c, s, unit, &g);
    um_range said = um_exactly(nia_int(a, NP_TURNING_DP, 0));
    um_fact_range(c, "dp", cost);
    if (um_has_arg(a, NP_TURNING_DP))
        um_fact_range(c, "claimed", said);
    um_decide(c, wheel ? NR_5_20 : NR_5_25,
              um_has_arg(a, NP_TURNING_DP) ? um_sure(um_meet(cost, said, &both)) : UM_YES);
}

void nia_apply_turning(um_ctx *c, nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_TURNING_UNIT));
    nia_going g;
    prepare_turning(c, s, unit, a, &g);
    um_range cost = a->verb == NV_WHEEL ? um_exactly(1) : nia_obstacle_cost(c, s, unit, &g);
    if (um_has_arg(a, NP_TURNING_DP))
        cost = um_exactly(nia_int(a, NP_TURNING_DP, 0));
    nia_enter_phase(s, NIA_PHASE_MOVES);
    s->moved = true;
    s->unit[unit].set_off = s->unit[unit].dp;
    nia_take(c, s, unit, cost, um_exactly(0), false, a->verb == NV_WHEEL ? NR_5_20 : NR_5_25);
    nia_unit *u = &s->unit[unit];
    int dice = dice_before(u);
    u->done |= a->verb == NV_WHEEL ? NIA_DONE_WHEELED : turns_only(a) ? NIA_DONE_ABOUT : NIA_DONE_MOVED;
    u->facing = 0;
    s->last.allowance = g.allowance;
    if (turns_only(a))
        return;
    u->dice = g.n ? g.n + dice : -1;
    u->placed = 0;
    if (a->verb != NV_WHEEL)
        nia_leave_cover(u);
}
