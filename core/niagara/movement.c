/* Moves, wheels, changes of formation, obstacles and collisions (N5). */
#include "core/niagara/niagara.h"

enum { DICE_MAX = 12, TOLERANCE = 50 };

typedef struct going { /* what a move's ground and dice come to */
    int high, low;     /* dice taken away: the highest, the lowest */
    int minor;         /* streams and gullies crossed */
    bool woods, fence, major, road;
    bool partly; /* how much of the way is in woods is nobody's to say but the umpire's (NR14) */
    int n;       /* dice recorded */
    int32_t die[DICE_MAX];
    um_range count;     /* dice due */
    um_range allowance; /* inches */
    int rate_rule;
} going;

static int32_t slack(um_ctx *c)
{
    return um_ruled(c, NIA_NR16, NIA_O_NR16_TOLERANCE) ? TOLERANCE : 0;
}

um_truth nia_average_dice(um_ctx *c, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    um_truth holds = UM_YES;
    if (n == 0)
        return UM_YES;
    for (int i = 0; i < n && holds == UM_YES; i++) {
        holds = um_sure(v[i].num >= 2 && v[i].num <= 5);
        if (holds != UM_YES || i == n - 1)
            um_fact_int(c, "die", v[i].num);
    }
    return um_decide(c, NR_5_14, holds);
}

/* ---- rates ---- */

static um_range gun_rate(um_ctx *c, const nia_state *s, int unit)
{
    if (!um_ruled(c, NIA_NR19, NIA_O_NR19_AS_COLUMN))
        return um_span(0, 4);
    return um_either(nia_in(c, s, unit, NIA_LIMBERED), um_exactly(3), um_exactly(0));
}

static um_range skirmish_rate(um_ctx *c)
{
    return um_ruled(c, NIA_NR18, NIA_O_NR18_LINE) ? um_span(2, 3) : um_span(3, 4);
}

/* N5.1 - N5.6. A range of dice means the player's choice for skirmishers and horse; for formed foot it
 * means that the formation is not known. */
int nia_rate(um_ctx *c, const nia_state *s, int unit, um_range *dice)
{
    static const int of[] = {[NIA_LINE] = 2, [NIA_COLUMN] = 3, [NIA_ROAD_COLUMN] = 4};
    static const int rule[] = {[NIA_LINE] = NR_5_1, [NIA_COLUMN] = NR_5_2, [NIA_ROAD_COLUMN] = NR_5_3};
    int mask = s->unit[unit].formations, found = NR_5_1;
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_MAYBE) { /* nobody said what troops it is */
        *dice = um_span(0, 4);
        return NR_5_1;
    }
    if (nia_is_guns(c, unit) == UM_YES) {
        *dice = gun_rate(c, s, unit);
        return NR_5_6;
    }
    if (nia_is_type(c, unit, NIA_CAVALRY) == UM_YES) {
        *dice = um_span(0, 4);
        return NR_5_5;
    }
    if (nia_skirmishes(c, s, unit) == UM_YES) {
        *dice = skirmish_rate(c);
        return NR_5_4;
    }
    *dice = (um_range){4, 2}; /* none yet */
    for (int f = NIA_LINE; f <= NIA_ROAD_COLUMN; f++)
        if (mask & (1 << f)) {
            *dice = dice->lo > dice->hi ? um_exactly(of[f]) : um_hull(*dice, um_exactly(of[f]));
            found = rule[f];
        }
    if (dice->lo > dice->hi)
        *dice = um_span(2, 4);
    return found;
}

/* ---- ground ---- */

static void read_ground(um_ctx *c, const um_action *a, int param, int unit, going *g)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    bool indian = nia_is_type(c, unit, NIA_INDIAN) == UM_YES;
    for (int i = 0; i < n; i++) {
        um_range sort = um_word(c, NK_TERRAIN, nia_row(v[i].ref), NIA_TERRAIN_SORT);
        int ground = um_known(sort) ? sort.lo : NIA_CLEAR;
        g->woods |= ground == NIA_WOODS;
        g->minor += ground == NIA_STREAM || ground == NIA_GULLY;
        g->fence |= ground == NIA_FENCE || ground == NIA_WALL;
        g->major |= ground == NIA_MAJOR;
        g->high += ground == NIA_UPHILL || (ground == NIA_WOODS && !indian);
        g->partly |= ground == NIA_WOODS && !indian && !um_ruled(c, NIA_NR14, NIA_O_NR14_WHOLE_MOVE);
        g->low += ground == NIA_STREAM || ground == NIA_GULLY || ground == NIA_FENCE || ground == NIA_WALL;
        if (ground == NIA_WOODS)
            um_use(c, indian ? NR_11_2 : NR_5_13);
        else if (ground == NIA_UPHILL)
            um_use(c, NR_5_13);
        else if (ground == NIA_STREAM || ground == NIA_GULLY)
            um_use(c, NR_5_23);
        else if (ground == NIA_FENCE || ground == NIA_WALL)
            um_use(c, NR_5_25);
    }
}

/* NR15: several obstacles take a die each, or only the worst of them. */
static void settle_drops(um_ctx *c, going *g)
{
    if (g->high + g->low <= 1 || um_ruled(c, NIA_NR15, NIA_O_NR15_EACH))
        return;
    g->low = g->high ? 0 : 1;
    g->high = g->high ? 1 : 0;
}

/* What is left of the dice when the highest and lowest are taken away. */
static int sum_left(const going *g, int n)
{
    int32_t d[DICE_MAX] = {0};
    int total = 0;
    for (int i = 0; i < n; i++) {
        int k = i;
        for (; k > 0 && d[k - 1] > g->die[i]; k--)
            d[k] = d[k - 1];
        d[k] = g->die[i];
    }
    for (int i = g->low; i < n - g->high; i++)
        total += d[i];
    return total;
}

static um_range allowance(const going *g)
{
    if (g->partly && g->high > 0) {
        going clear = *g;
        clear.partly = false;
        um_range most = (clear.high--, allowance(&clear));
        clear.high++;
        return um_hull(allowance(&clear), most);
    }
    if (g->n > 0)
        return um_exactly(sum_left(g, g->n));
    int dropped = g->high + g->low;
    int least = g->count.lo > dropped ? g->count.lo - dropped : 0,
        most = g->count.hi > dropped ? g->count.hi - dropped : 0;
    return um_span(2 * least, 5 * most);
}

/* ---- rules of the dice ---- */

/* NR17: of a brigade's roll each unit uses as many dice as it has. */
static void share_roll(um_ctx *c, going *g, bool shared)
{
    if (!shared || g->n <= g->count.hi || !um_known(g->count))
        return;
    if (um_ruled(c, NIA_NR17, NIA_O_NR17_FIRST_N))
        g->n = g->count.lo;
}

static void read_dice(const um_action *a, int param, going *g)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    g->n = n < DICE_MAX ? n : DICE_MAX;
    for (int i = 0; i < g->n; i++)
        g->die[i] = nia_bear(v[i].num);
}

static void judge_count(um_ctx *c, const nia_state *s, int unit, going *g)
{
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "dice", g->n);
    if (g->rate_rule == NR_5_6 && !um_ruled(c, NIA_NR19, NIA_O_NR19_AS_COLUMN)) {
        um_decide(c, NR_5_6, um_unruled(c, "how fast guns move"));
        return;
    }
    if (g->n == 0) {
        um_decide(c, g->rate_rule,
                  s->complete && !g->road ? nia_missing_roll(c, s, "the dice of the move") : UM_YES);
        return;
    }
    if (um_known(g->count) || g->rate_rule == NR_5_4 || g->rate_rule == NR_5_5) {
        um_decide(c, g->rate_rule, um_sure(g->n >= g->count.lo && g->n <= g->count.hi));
        return;
    }
    bool fits = g->n >= g->count.lo && g->n <= g->count.hi; /* the dice tell the formation */
    um_decide(c, g->rate_rule, um_sure(fits));
}

/* N5.10, N5.11: how horse changes its pace. */
static void judge_pace(um_ctx *c, const nia_state *s, int unit, int n, bool charge)
{
    const nia_unit *u = &s->unit[unit];
    if (n == 0 || nia_is_type(c, unit, NIA_CAVALRY) != UM_YES)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "dice", n);
    um_range before = u->last_dice < 0 ? um_span(0, 4) : um_exactly(u->last_dice);
    um_fact_range(c, "before", before);
    um_truth gentle = um_and(um_le(um_exactly(n - 2), before), um_ge(um_exactly(n + 2), before));
    um_decide(c, NR_5_10,
              gentle == UM_MAYBE ? um_missing(c, "how many dice the horse moved last turn") : gentle);
    if (!charge)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "dice", n);
    um_decide(c, NR_5_11, um_sure(n >= 3));
}

/* How far the nearest enemy is then, as stated, or as places tell that he is reached; -1: not told. */
static int32_t ends_from_enemy(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_POINT, &n);
    int32_t nearest = 4 * NIA_INCH + 1;
    if (um_has_arg(a, NP_MOVE_ENDS) || n < 2)
        return nia_int(a, NP_MOVE_ENDS, -1);
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    for (int i = 0; i < um_rows(c->pack, NK_UNIT) && i < NIA_UNITS; i++) {
        const nia_unit *u = &s->unit[i];
        int side = nia_side_of(c, um_ref_of(NK_UNIT, i));
        bool enemy = side != NIA_NOBODY && !nia_friends(c, um_ref_of(NK_UNIT, i), um_ref_of(NK_UNIT, unit));
        if (enemy && u->placed && !u->gone && nia_apart(u->at, to) < nearest)
            nearest = nia_apart(u->at, to);
    }
    return nearest <= 4 * NIA_INCH ? nearest : -1;
}

/* Whether the unit may stop short: a point was named, or the enemy is reached. */
static bool may_stop(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    int32_t ends = ends_from_enemy(c, s, unit, a);
    bool reached = ends >= 0 && ends <= 4 * NIA_INCH;
    return (s->unit[unit].done & NIA_DONE_STOP) || reached;
}

/* N5.8: the whole allowance, neither more nor, without a reason, less. */
static void judge_distance(um_ctx *c, int unit, const going *g, int32_t distance, bool stops, int rule)
{
    um_range inches = um_times(g->allowance, NIA_INCH), went = um_exactly(distance);
    int32_t give = slack(c);
    um_truth far = um_le(um_sub(went, um_exactly(give)), inches);
    um_truth near = um_ge(um_add(went, um_exactly(give)), inches);
    if (far == UM_MAYBE || near == UM_MAYBE)
        um_missing(c, g->partly ? "how much of the way is in woods" : "what the dice give");
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "distance", distance);
    um_fact_range(c, "allowance", g->allowance);
    if (g->n == 0) { /* bounds are all there is to hold it to */
        far = um_sure(distance - give <= inches.hi);
        near = um_sure(distance + give >= inches.lo);
    }
    if (g->n == 0 && far == UM_NO)
        rule = g->rate_rule;
    um_legal(c, "%d to %d in", stops ? 0 : (int)g->allowance.lo, (int)g->allowance.hi);
    um_decide(c, rule, um_and(far, stops ? UM_YES : near));
}

/* ---- D-points of a move ---- */

static int cost_under_fire(um_ctx *c, const nia_state *s, int unit)
{
    return nia_under_fire(c, s, unit, true) == UM_YES ? 2 : 1;
}

static um_range woods_cost(um_ctx *c, const nia_state *s, int unit, const going *g)
{
    if (!g->woods || nia_is_type(c, unit, NIA_INDIAN) == UM_YES || nia_skirmishes(c, s, unit) == UM_YES)
        return um_exactly(0);
    int n = 0;
    for (int i = 0; i < g->n; i++)
        n += g->die[i] <= 3;
    return g->n && !g->partly ? um_exactly(n) : um_span(0, g->n ? n : g->count.hi);
}

static um_range obstacle_cost(um_ctx *c, const nia_state *s, int unit, const going *g)
{
    int times = g->minor > 1 && !um_ruled(c, NIA_NR15, NIA_O_NR15_EACH) ? 1 : g->minor;
    int cost = times ? times * cost_under_fire(c, s, unit) : 0;
    bool shaken = nia_is_type(c, unit, NIA_CAVALRY) == UM_YES || nia_under_fire(c, s, unit, true) == UM_YES;
    cost += g->fence && shaken ? 1 : 0;
    if (g->major && s->unit[unit].decree_dp > 0)
        cost += s->unit[unit].decree_dp;
    return um_exactly(cost);
}

static int cost_rule(const going *g)
{
    return g->woods ? NR_5_7 : g->minor ? NR_5_23 : g->major ? NR_5_24 : NR_5_25;
}

static void judge_cost(um_ctx *c, const nia_state *s, int unit, const going *g, const um_action *a)
{
    um_range cost = um_add(woods_cost(c, s, unit, g), obstacle_cost(c, s, unit, g));
    um_range said = um_exactly(nia_int(a, NP_MOVE_DP, 0)), both;
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
    c->claim = um_has_arg(a, NP_MOVE_DP);
    um_decide(c, cost_rule(g), um_has_arg(a, NP_MOVE_DP) ? um_sure(um_meet(cost, said, &both)) : UM_YES);
    c->claim = false;
}

/* ---- a unit that moves ---- */

static void prepare(um_ctx *c, const nia_state *s, int unit, const um_action *a, going *g)
{
    *g = (going){.road = nia_int(a, NP_MOVE_ROAD, 0) != 0};
    g->rate_rule = nia_rate(c, s, unit, &g->count);
    read_dice(a, NP_MOVE_DICE, g);
    share_roll(c, g, um_has_arg(a, NP_MOVE_BRIGADE));
    read_ground(c, a, NP_MOVE_OVER, unit, g);
    g->low += (s->unit[unit].done & NIA_DONE_ABOUT) != 0;
    settle_drops(c, g);
    g->allowance = allowance(g);
}

/* N2.8, N9.1: who comes within four inches has said so before anything moved. */
static void judge_contact(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    int32_t ends = ends_from_enemy(c, s, unit, a);
    bool charge = nia_int(a, NP_MOVE_CHARGE, 0) != 0;
    if (!charge && (ends < 0 || ends > 4 * NIA_INCH))
        return;
    um_truth said = um_sure(s->unit[unit].done & NIA_DONE_ANNOUNCED);
    if (said == UM_NO && !s->announced)
        said = um_missing(c, "whether the advance was announced");
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "distance", ends < 0 ? 0 : ends);
    um_decide(c, NR_2_8, said);
}

/* N8.1, N7.14, N5.21, N5.22: what the unit did earlier in the turn and now forbids a move. */
static void judge_free_to_move(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    nia_judge_up(c, s, unit);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    if ((u->done & NIA_DONE_FIRED) && nia_is_guns(c, unit) == UM_YES) {
        um_use(c, NR_7_14);
        um_decide(c, NR_8_1, um_sure(!um_ruled(c, NIA_NR36, NIA_O_NR36_NO)));
    } else {
        um_decide(c, NR_8_1, um_or(um_sure(!(u->done & NIA_DONE_FIRED)), nia_skirmishes(c, s, unit)));
    }
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_decide(c, NR_5_21, um_sure(!(u->done & NIA_DONE_CHANGED)));
    if (nia_is_guns(c, unit) == UM_YES) {
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_decide(c, NR_5_22, um_sure(u->limbering == NIA_NOT_LIMBERING));
    }
}

/* N9.22, N9.23: who won by little stands for a turn, who is locked in a fight stays there. */
static void judge_held(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->owes == NIA_OWES_HALT && u->owes_turn == s->turn - 1) {
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_fact_text(c, "computed", "it stands for a turn");
        um_fact_text(c, "claimed", "a move");
        um_decide(c, NR_9_22, UM_NO);
    } else if (nia_locked(c, s, unit) != UM_NO) {
        um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
        um_fact_text(c, "computed", "the fight goes on");
        um_fact_text(c, "claimed", "a move");
        um_decide(c, NR_9_23, um_not(nia_locked(c, s, unit)));
    }
}

/* A straight line between the places stated is no longer than the way. */
void nia_check_line(um_ctx *c, const nia_state *s, int unit, const um_action *a, int point, int distance)
{
    int n;
    const um_value *v = um_values_of(a, point, &n);
    if (n < 2 || !s->unit[unit].placed || !um_has_arg(a, distance))
        return;
    int64_t dx = nia_bear(v[0].num) - s->unit[unit].at[0], dy = nia_bear(v[1].num) - s->unit[unit].at[1];
    int64_t went = (int64_t)nia_int(a, distance, 0) + slack(c);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "distance", "more than %d", (int)(nia_int(a, distance, 0) / NIA_INCH));
    nia_fact_inches(c, "allowance", nia_int(a, distance, 0));
    um_decide(c, NR_5_8, um_sure(went >= 0 && dx * dx + dy * dy <= went * went));
}

/* A unit has one move in a turn: what it rolled before counts with what it rolls now. */
static void judge_once(um_ctx *c, const nia_state *s, int unit, const going *g)
{
    const nia_unit *u = &s->unit[unit];
    um_range most = g->road ? um_exactly(4) : g->count;
    if (!(u->done & NIA_DONE_MOVED) || (u->done & (NIA_DONE_WENT | NIA_DONE_PURSUED)) || u->dice <= 0 ||
        g->n == 0)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "dice", u->dice + g->n);
    um_decide(c, g->road ? NR_5_12 : g->rate_rule, um_sure(u->dice + g->n <= most.hi));
}

static void judge_road(um_ctx *c, const going *g, int32_t distance)
{
    um_range most = um_exactly(20 * NIA_INCH);
    um_truth holds = um_sure(distance <= most.hi && distance >= 0 && g->n <= 4);
    um_fact_int(c, "dice", g->n);
    if (holds == UM_YES && um_ruled(c, NIA_NR12, NIA_O_NR12_CHOOSE_DICE) && g->n > 0)
        holds = um_sure(distance <= g->allowance.hi * NIA_INCH + TOLERANCE &&
                        distance >= g->allowance.lo * NIA_INCH - TOLERANCE);
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
        holds = um_sure(nia_int(a, NP_MOVE_DISTANCE, 0) <= u->decree_distance + slack(c));
    um_use(c, NR_14_2);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    nia_fact_inches(c, "allowance", u->decree_distance);
    nia_fact_inches(c, "distance", nia_int(a, NP_MOVE_DISTANCE, 0));
    um_decide(c, NR_5_24, holds);
}

/* N5.9: a shared roll is one roll, and only of units of that brigade. */
static void judge_brigade(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    um_ref brigade = um_ref_arg(a, NP_MOVE_BRIGADE);
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_DICE, &n);
    um_truth holds = um_is_ref(c, NK_UNIT, unit, NIA_UNIT_BRIGADE, brigade);
    if (s->brigade == brigade && s->brigade_turn == s->turn && n > 0) {
        bool same = n == s->ndice;
        for (int i = 0; same && i < n && i < 8; i++)
            same = nia_bear(v[i].num) == s->brigade_dice[i];
        holds = um_and(holds, um_sure(same));
    }
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_ref(c, "brigade", brigade);
    um_decide(c, NR_5_9, holds);
}

/* From the place stated for it to where it goes, by the crow; -1 if one is not told. */
static int32_t straight_way(const nia_state *s, int unit, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_POINT, &n);
    if (n < 2 || !s->unit[unit].placed)
        return -1;
    const int32_t to[2] = {nia_bear(v[0].num), nia_bear(v[1].num)};
    return nia_apart(s->unit[unit].at, to);
}

static void judge_mover(um_ctx *c, const nia_state *s, int unit, const um_action *a)
{
    going g;
    prepare(c, s, unit, a, &g);
    int32_t straight = straight_way(s, unit, a), distance = nia_int(a, NP_MOVE_DISTANCE, straight);
    bool told = um_has_arg(a, NP_MOVE_DISTANCE);
    um_fresh(c);
    judge_free_to_move(c, s, unit);
    judge_held(c, s, unit);
    judge_contact(c, s, unit, a);
    if (um_has_arg(a, NP_MOVE_BRIGADE))
        judge_brigade(c, s, unit, a);
    if (!g.road)
        judge_count(c, s, unit, &g);
    judge_once(c, s, unit, &g);
    judge_pace(c, s, unit, g.n, nia_int(a, NP_MOVE_CHARGE, 0) != 0);
    if (g.major) {
        judge_major(c, s, unit, a);
    } else if (g.road) {
        judge_road(c, &g, told || straight < 0 ? nia_int(a, NP_MOVE_DISTANCE, 0) : straight);
    } else if (distance >= 0 || told) {
        read_ground(c, a, NP_MOVE_OVER, unit, &(going){.high = 0}); /* cites what the ground takes away */
        judge_distance(c, unit, &g, distance, !told || may_stop(c, s, unit, a), NR_5_8);
    }
    nia_check_line(c, s, unit, a, NP_MOVE_POINT, NP_MOVE_DISTANCE);
    judge_cost(c, s, unit, &g, a);
}

/* What the dice of a compulsory move leave over this ground, and what the ground costs. */
um_range nia_way_back(um_ctx *c, const nia_state *s, int unit, const um_action *a, um_range *cost)
{
    going g = {.n = 0};
    g.rate_rule = nia_rate(c, s, unit, &g.count);
    read_dice(a, NP_BACK_DICE, &g);
    read_ground(c, a, NP_BACK_OVER, unit, &g);
    settle_drops(c, &g);
    *cost = um_add(woods_cost(c, s, unit, &g), obstacle_cost(c, s, unit, &g));
    return allowance(&g);
}

void nia_judge_move(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_MOVE_UNITS, &n);
    nia_in_step(c, s, 5, NR_2_7);
    nia_average_dice(c, a, NP_MOVE_DICE);
    for (int i = 0; i < n; i++)
        judge_mover(c, s, nia_row(v[i].ref), a);
}

um_range nia_place_moved(nia_state *s, int unit, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    nia_unit *u = &s->unit[unit];
    s->skipped += n < 2;
    u->placed = n == 2;
    u->facing = 0;
    u->at[0] = n == 2 ? nia_bear(v[0].num) : 0;
    u->at[1] = n == 2 ? nia_bear(v[1].num) : 0;
    return um_exactly(n == 2);
}

void nia_note_roll(nia_state *s, um_ref brigade, const um_value *dice, int n)
{
    s->brigade = brigade;
    s->brigade_turn = s->turn;
    s->ndice = n < 8 ? n : 8;
    for (int i = 0; i < s->ndice; i++)
        s->brigade_dice[i] = nia_bear(dice[i].num);
}

void nia_apply_move(um_ctx *c, nia_state *s, const um_action *a)
{
    int n, nd;
    const um_value *v = um_values_of(a, NP_MOVE_UNITS, &n), *d = um_values_of(a, NP_MOVE_DICE, &nd);
    nia_enter_step(c, s, 5);
    s->moved = 1;
    if (um_has_arg(a, NP_MOVE_BRIGADE) && nd > 0)
        nia_note_roll(s, um_ref_arg(a, NP_MOVE_BRIGADE), d, nd);
    for (int i = 0; i < n; i++) {
        int row = nia_row(v[i].ref);
        nia_unit *u = &s->unit[row];
        going g;
        prepare(c, s, row, a, &g);
        um_range cost = um_add(woods_cost(c, s, row, &g), obstacle_cost(c, s, row, &g));
        if (um_has_arg(a, NP_MOVE_DP))
            cost = um_exactly(nia_int(a, NP_MOVE_DP, 0));
        if (cost.hi > 0)
            nia_take(c, s, row, um_most(cost, um_exactly(0)), um_exactly(0), false, cost_rule(&g));
        int before = (u->done & NIA_DONE_MOVED) && !(u->done & NIA_DONE_WENT) && u->dice > 0 ? u->dice : 0;
        u->done = (u->done | NIA_DONE_MOVED) & ~NIA_DONE_ABOUT;
        u->dice = g.n ? g.n + before : -1;
        u->ran = 0;
        nia_leave_cover(u);
        u->last_dice = g.n ? u->last_dice : -1;
        u->contact = ends_from_enemy(c, s, row, a);
        if (g.n > 0 && !um_known(g.count) && g.rate_rule <= NR_5_3) /* the dice tell the formation */
            u->formations = g.n == 2   ? 1 << NIA_LINE
                            : g.n == 3 ? 1 << NIA_COLUMN
                            : g.n == 4 ? 1 << NIA_ROAD_COLUMN
                                       : u->formations;
        nia_place_moved(s, row, a, NP_MOVE_POINT);
        s->last.allowance = g.allowance;
    }
}

/* ---- wheels, turning about, retiring ---- */

static void prepare_turning(um_ctx *c, const nia_state *s, int unit, const um_action *a, going *g)
{
    *g = (going){.high = a->verb == NV_WHEEL, .low = a->verb != NV_WHEEL, .fence = a->verb != NV_WHEEL};
    g->rate_rule = nia_rate(c, s, unit, &g->count);
    read_dice(a, NP_TURNING_DICE, g);
    g->allowance = allowance(g);
}

/* Turned about where it stands; it may yet move this turn. */
static bool turns_only(const um_action *a)
{
    return a->verb == NV_ABOUT_FACE && !um_has_arg(a, NP_TURNING_DICE) && !um_has_arg(a, NP_TURNING_DISTANCE);
}

void nia_judge_turning(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_TURNING_UNIT));
    bool wheel = a->verb == NV_WHEEL, stays = turns_only(a);
    um_range both;
    going g;
    nia_in_step(c, s, 5, NR_2_7);
    nia_average_dice(c, a, NP_TURNING_DICE);
    prepare_turning(c, s, unit, a, &g);
    um_fresh(c);
    if (!stays) {
        judge_free_to_move(c, s, unit);
        judge_held(c, s, unit);
        judge_count(c, s, unit, &g);
    }
    judge_pace(c, s, unit, g.n, false);
    um_use(c, wheel ? NR_5_13 : NR_5_25);
    if (um_has_arg(a, NP_TURNING_DISTANCE))
        judge_distance(c, unit, &g, nia_int(a, NP_TURNING_DISTANCE, 0),
                       wheel || (s->unit[unit].done & NIA_DONE_STOP), wheel ? NR_5_20 : NR_5_8);
    um_range cost = wheel ? um_exactly(1) : obstacle_cost(c, s, unit, &g);
    um_range said = um_exactly(nia_int(a, NP_TURNING_DP, 0));
    um_fact_range(c, "dp", cost);
    nia_fact_inches(c, "distance", nia_int(a, NP_TURNING_DISTANCE, 0));
    um_fact_range(c, "allowance", g.allowance);
    um_decide(c, wheel ? NR_5_20 : NR_5_25,
              um_has_arg(a, NP_TURNING_DP) ? um_sure(um_meet(cost, said, &both)) : UM_YES);
}

void nia_apply_turning(um_ctx *c, nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_TURNING_UNIT));
    going g;
    prepare_turning(c, s, unit, a, &g);
    um_range cost = a->verb == NV_WHEEL ? um_exactly(1) : obstacle_cost(c, s, unit, &g);
    if (um_has_arg(a, NP_TURNING_DP))
        cost = um_exactly(nia_int(a, NP_TURNING_DP, 0));
    nia_enter_step(c, s, 5);
    s->moved = 1;
    if (cost.hi > 0)
        nia_take(c, s, unit, cost, um_exactly(0), false, a->verb == NV_WHEEL ? NR_5_20 : NR_5_25);
    nia_unit *u = &s->unit[unit];
    u->done |= a->verb == NV_WHEEL ? NIA_DONE_WHEELED : turns_only(a) ? NIA_DONE_ABOUT : NIA_DONE_MOVED;
    u->facing = 0;
    s->last.allowance = g.allowance;
    if (turns_only(a))
        return;
    u->dice = g.n ? g.n : -1;
    u->placed = 0;
    if (a->verb != NV_WHEEL)
        nia_leave_cover(u);
}

/* ---- formations and limbers ---- */

static void judge_change(um_ctx *c, const nia_state *s, const um_action *a, int unit, int claim, int rule)
{
    const nia_unit *u = &s->unit[unit];
    um_range both, cost = um_exactly(cost_under_fire(c, s, unit)), said = um_exactly(nia_int(a, claim, 0));
    if (rule == NR_5_22 && !um_ruled(c, NIA_NR21, NIA_O_NR21_START_DP) &&
        um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
        cost = um_exactly(0);
    nia_judge_up(c, s, unit);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_decide(c, rule, um_sure(!(u->done & (NIA_DONE_MOVED | NIA_DONE_CHANGED | NIA_DONE_WHEELED))));
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "dp", cost);
    um_decide(c, rule, um_has_arg(a, claim) ? um_sure(um_meet(cost, said, &both)) : UM_YES);
}

void nia_judge_form(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_FORM_UNITS, &n);
    nia_in_step(c, s, 5, NR_2_7);
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        judge_change(c, s, a, unit, NP_FORM_DP, NR_5_21);
        if (nia_is_type(c, unit, NIA_INDIAN) == UM_YES && um_has_arg(a, NP_FORM_TO)) {
            um_fact_ref(c, "who", v[i].ref);
            um_decide(c, NR_11_1, um_sure(nia_int(a, NP_FORM_TO, NIA_SKIRMISH) == NIA_SKIRMISH));
        }
    }
}

static void apply_change(um_ctx *c, nia_state *s, const um_action *a, int unit, int claim, int rule)
{
    um_range cost = um_exactly(nia_int(a, claim, cost_under_fire(c, s, unit)));
    if (rule == NR_5_22 && !um_has_arg(a, claim) && um_ruled(c, NIA_NR21, NIA_O_NR21_END_DP))
        cost = um_exactly(0);
    s->unit[unit].done |= NIA_DONE_CHANGED;
    if (cost.hi > 0)
        nia_take(c, s, unit, cost, um_exactly(0), false, rule);
}

void nia_apply_form(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_FORM_UNITS, &n);
    nia_enter_step(c, s, 5);
    s->moved = 1;
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        apply_change(c, s, a, unit, NP_FORM_DP, NR_5_21);
        if (um_has_arg(a, NP_FORM_TO))
            s->unit[unit].formations = 1 << nia_int(a, NP_FORM_TO, 0);
    }
}

void nia_judge_limber(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n, turns = nia_int(a, NP_LIMBER_TURNS, 0);
    const um_value *v = um_values_of(a, NP_LIMBER_UNITS, &n);
    nia_in_step(c, s, 5, NR_2_7);
    for (int i = 0; i < n; i++) {
        judge_change(c, s, a, nia_row(v[i].ref), NP_LIMBER_DP, NR_5_22);
        if (s->unit[nia_row(v[i].ref)].done & NIA_DONE_FIRED) {
            um_fact_ref(c, "who", v[i].ref);
            um_use(c, NR_7_14);
            um_decide(c, NR_8_1, um_sure(!um_ruled(c, NIA_NR36, NIA_O_NR36_NO)));
        }
        if (!um_has_arg(a, NP_LIMBER_TURNS))
            continue;
        um_fact_ref(c, "who", v[i].ref);
        um_fact_int(c, "claimed", turns);
        c->claim = true;
        um_decide(c, NR_5_22, um_sure(turns == (um_ruled(c, NIA_NR21, NIA_O_NR21_ONE_TURN) ? 1 : 2)));
        c->claim = false;
    }
}

void nia_apply_limber(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_LIMBER_UNITS, &n);
    nia_enter_step(c, s, 5);
    s->moved = 1;
    for (int i = 0; i < n; i++) {
        int unit = nia_row(v[i].ref);
        apply_change(c, s, a, unit, NP_LIMBER_DP, NR_5_22);
        s->unit[unit].limbering = a->verb == NV_LIMBER ? NIA_LIMBERING : NIA_UNLIMBERING;
        s->unit[unit].limber_turn = s->turn;
        if (nia_int(a, NP_LIMBER_TURNS, 2) == 1) /* so the table had it */
            s->unit[unit].limber_turn--;
    }
}

/* ---- collisions, announcements ---- */

void nia_judge_collide(um_ctx *c, const nia_state *s, const um_action *a)
{
    int n, fleeing = 0;
    const um_value *v = um_values_of(a, NP_COLLIDE_UNITS, &n);
    for (int i = 0; i < n; i++)
        fleeing += (s->unit[nia_row(v[i].ref)].done & NIA_DONE_WENT) != 0;
    bool counts = fleeing || um_ruled(c, NIA_NR63, NIA_O_NR63_SAME_1DP);
    um_decide(c, NR_5_30, um_sure(n >= 2 && counts));
}

void nia_apply_collide(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_COLLIDE_UNITS, &n);
    for (int i = 0; i < n; i++)
        nia_take(c, s, nia_row(v[i].ref), um_exactly(1), um_exactly(0), false, NR_5_30);
}

void nia_judge_announce(um_ctx *c, const nia_state *s, const um_action *a)
{
    int unit = nia_row(um_ref_arg(a, NP_ANNOUNCE_UNIT));
    um_ref target = um_ref_arg(a, NP_ANNOUNCE_TARGET);
    nia_in_step(c, s, 5, NR_2_7);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "distance", "4");
    um_decide(c, NR_2_8, um_sure(!s->moved));
    if (nia_is_type(c, unit, NIA_INDIAN) != UM_YES || target == UM_NONE)
        return;
    um_range mine = s->unit[unit].dp, theirs = s->unit[nia_row(target)].dp;
    um_truth fewer = um_lt(mine, theirs);
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_range(c, "mine", mine);
    um_fact_range(c, "theirs", theirs);
    um_decide(c, NR_11_4, fewer == UM_MAYBE ? um_missing(c, "the D-points of both") : fewer);
}

void nia_apply_announce(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_ANNOUNCE_UNIT))];
    nia_enter_step(c, s, 5);
    u->done |= NIA_DONE_ANNOUNCED | (nia_int(a, NP_ANNOUNCE_BAYONET, 0) ? NIA_DONE_BAYONET : 0);
    u->foe = um_ref_arg(a, NP_ANNOUNCE_TARGET);
}

void nia_apply_stop_at(um_ctx *c, nia_state *s, const um_action *a)
{
    (void)c;
    s->unit[nia_row(um_ref_arg(a, NP_STOPAT_UNIT))].done |= NIA_DONE_STOP;
}
