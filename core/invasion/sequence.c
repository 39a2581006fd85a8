/* Turns and phases (1.0, 1.6, 1.7, 2, 3.0) and the end of the game
 * (3.2.3, 4.0). */
#include "core/invasion/invasion.h"

#include <string.h>

enum { ALL_DONE = (1 << INV_FACTIONS) - 1 };

void inv_reach_step(inv_state *s, int step)
{
    if (s->step < step)
        s->step = (uint8_t)step;
}

static const char *const step_names[] = {"setting up", "recruiting", "movement",
                                         "a battle",   "drawing",    "the end of the phase"};

/* Decide a rule whose breach is told in words of its own. */
um_truth inv_decide_or(um_ctx *c, int rule, um_truth holds, const char *what)
{
    if (holds == UM_NO)
        um_fact_text(c, "what", "%s", what);
    return um_decide(c, rule, holds);
}

/* 3.0: nothing is done after what comes later. */
bool inv_judge_step(um_ctx *c, const inv_state *s, int step)
{
    if (s->active < 0) {
        um_decide(c, IR_3_0, um_missing(c, "whose phase it is"));
        return false;
    }
    if (s->step > step)
        um_fact_text(c, "what", "%s after %s", step_names[step], step_names[s->step]);
    um_decide(c, IR_3_0, um_sure(s->step <= step));
    return true;
}

/* A question on which the default leaves the verdict open: a ruling that was chosen settles it. */
um_truth inv_by_ruling(um_ctx *c, int ruling, int option, const char *what)
{
    bool chosen = (c->options && c->options[ruling] >= 0) || c->varied_ruling == ruling;
    bool yes = um_ruled(c, ruling, option);
    return chosen ? um_sure(yes) : um_unruled(c, what);
}

um_truth inv_same_player(const inv_state *s, int f, int g)
{
    return um_sure(f == g || (s->player[f] && s->player[f] == s->player[g]));
}

/* ---- who plays what ---- */

void inv_judge_assign(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n, player[INV_FACTIONS] = {0}, last = -1;
    const um_value *v = um_values_of(a, IP_ASSIGN_WHO, &n);
    bool right = true;
    (void)s;
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE)
            last = inv_faction_of(c, v[i].ref);
        else if (last >= 0)
            player[last] = v[i].num + 1;
    }
    for (int f = 0; f < INV_FACTIONS; f++) {
        right = right && player[f] > 0;
        for (int g = 0; g < f; g++)
            right = right && (player[f] != player[g] || inv_side_of(f) == inv_side_of(g));
    }
    um_decide(c, IR_1_0, um_sure(right));
}

void inv_apply_assign(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, last = -1;
    const um_value *v = um_values_of(a, IP_ASSIGN_WHO, &n);
    for (int i = 0; i < n; i++) {
        if (v[i].ref != UM_NONE)
            last = inv_faction_of(c, v[i].ref);
        else if (last >= 0)
            s->player[last] = (int8_t)(v[i].num + 1);
    }
}

/* ---- the bag and the turn marker ---- */

static int first_turn(const inv_state *s)
{
    return s->scenario == INV_SC_1813 ? 3 : 1;
}

void inv_judge_bag(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_BAG_FACTIONS, &n);
    unsigned in = 0;
    for (int i = 0; i < n; i++)
        if (inv_faction_of(c, v[i].ref) >= 0)
            in |= 1u << inv_faction_of(c, v[i].ref);
    bool campaign = s->scenario == INV_SC_CAMPAIGN && s->turn <= 1;
    unsigned due = ALL_DONE & ~(unsigned)s->done & ~(campaign ? 1u << INV_F_AR : 0);
    um_truth right = um_sure(in == due);
    if (s->scenario == INV_SC_INTRO)
        um_decide(c, IR_SC_INTRO_c, right);
    else if (s->scenario == INV_SC_1813)
        um_decide(c, IR_SC_1813_c, right);
    um_decide(c, IR_1_7, s->scenario == INV_SC_NONE ? um_missing(c, "which scenario is played") : right);
}

void inv_judge_turn(um_ctx *c, const inv_state *s, const um_action *a)
{
    int n = um_int_arg(a, IP_TURN_NUMBER, 0);
    bool begins = !s->open && s->done == 0 && s->step == INV_ST_SETUP && s->turn <= first_turn(s);
    if (begins && s->scenario != INV_SC_NONE) {
        um_fact_int(c, "due", first_turn(s));
        um_decide(c, IR_1_6, um_sure(n == first_turn(s)));
        if (s->scenario == INV_SC_1813)
            um_decide(c, IR_SC_1813_c, um_sure(n == first_turn(s)));
        return;
    }
    /* The marker moves on when all have acted; `end-turn` has done so already. */
    bool moves = s->done == ALL_DONE || (s->open && (s->done | 1 << s->active) == ALL_DONE);
    int left = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        left += !((s->done >> f) & 1) && f != s->active;
    um_fact_int(c, "left", left);
    um_decide(c, IR_2_1, um_sure(moves ? n == s->turn + 1 : n == s->turn && !s->open && !s->done));
}

/* What holds for one phase only. */
void inv_forget_phase(inv_state *s)
{
    for (int i = 0; i < INV_AREAS; i++) {
        memset(s->area[i].moved, 0, sizeof s->area[i].moved);
        s->area[i].fought = false;
        s->recruited[i] = s->back[i] = 0;
    }
    for (int i = 0; i < INV_CARDS; i++) {
        s->card[i].this_phase = s->card[i].used = false;
        s->card[i].target = -1;
    }
    s->movement = s->second = -1;
    s->specials = s->extra = s->nlegs = s->rolls = 0;
    s->boat_water = -1;
    s->boat_to = -1;
    s->drew = s->ambush = s->early = false;
    s->battle = (inv_battle){.area = -1, .won = -1, .next = INV_NOBODY, .rolled = INV_NOBODY};
}

static void end_phase(um_ctx *c, inv_state *s)
{
    if (s->active >= 0)
        s->done |= (uint8_t)(1 << s->active);
    inv_settle_markers(c, s);
    inv_forget_phase(s);
    for (int i = 0; i < INV_AREAS; i++)
        s->area[i].left_over = inv_of_side(s, i, INV_US) > 0 && inv_of_side(s, i, INV_BR) > 0;
    s->open = s->stated = false;
    s->active = -1;
    s->step = INV_ST_OVER;
}

static bool time_is_up(um_ctx *c, const inv_state *s)
{
    if (s->scenario == INV_SC_INTRO)
        return s->turn >= 2;
    return (s->turn >= 3 && inv_truces_done(s, c) == UM_YES) ||
           (s->turn >= INV_LAST_TURN && um_ruled(c, INV_RUL_Q_09, INV_O_LENGTH_8));
}

static void end_turn(um_ctx *c, inv_state *s)
{
    s->over = s->over || time_is_up(c, s);
    s->turn++;
    s->done = 0;
    s->nphase = 0;
}

void inv_apply_turn(um_ctx *c, inv_state *s, const um_action *a)
{
    if (s->open)
        end_phase(c, s);
    if (s->done == ALL_DONE)
        end_turn(c, s);
    s->turn = (int8_t)um_int_arg(a, IP_TURN_NUMBER, s->turn);
}

/* ---- phases ---- */

static void inv_judge_cards_of_phase(um_ctx *c, const inv_state *s)
{
    int f = s->active;
    if (s->movement < 0 && !(s->stated && s->from_step > INV_ST_MOVE)) {
        bool none = inv_hand_told(c, s, f) && inv_only_specials(c, s, f) == UM_YES && s->deck[f] == 0;
        um_truth played = UM_NO;
        if (none)
            played = um_ruled(c, INV_RUL_Q_40, INV_O_NO_CARD_SKIP)
                         ? UM_YES
                         : um_unruled(c, "what happens without a movement card");
        else if (s->stated && s->from_step == INV_ST_MOVE)
            played = um_missing(c, "whether a movement card was played before");
        um_fact_ref(c, "faction", inv_faction_ref(c, f));
        inv_decide_or(c, IR_3_2a, played, "no movement card was played in the phase");
    }
    if (s->hand[f] < 0 || s->deck[f] < 0 || s->drew) /* a draw has been judged */
        return;
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_int(c, "hand", s->hand[f]);
    um_fact_int(c, "due", 3);
    bool full = s->hand[f] >= 3 || s->deck[f] == 0;
    um_decide(c, IR_3_4a,
              !full && s->hand_astray[f] ? um_missing(c, "how many cards the hand holds") : um_sure(full));
}

/* What a phase must have behind it when it ends: a movement card, no open
 * battle, a hand of three. */
static void inv_judge_phase_done(um_ctx *c, const inv_state *s)
{
    um_truth fought = UM_YES;
    int where = -1;
    if (s->active < 0) {
        um_decide(c, IR_3_0, um_missing(c, "whose phase it is"));
        return;
    }
    inv_judge_cards_of_phase(c, s);
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        /* a battle left over was found when that phase ended; without both sides there is none to fight */
        bool both_there = inv_of_side(s, i, INV_US) > 0 && inv_of_side(s, i, INV_BR) > 0;
        if (inv_unknown(s, i) || s->area[i].left_over || !both_there)
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

static int first_phase_rule(const inv_state *s)
{
    return s->scenario == INV_SC_INTRO  ? IR_SC_INTRO_c
           : s->scenario == INV_SC_1813 ? IR_SC_1813_c
                                        : IR_SC_1812_c;
}

static void inv_judge_first_phase(um_ctx *c, const inv_state *s, int f)
{
    if (s->turn != first_turn(s) || s->done != 0 || s->open)
        return;
    if (s->scenario == INV_SC_CAMPAIGN) {
        um_decide(c, IR_2_0b, um_sure(f == INV_F_AR));
        um_decide(c, IR_SC_1812_c, um_sure(f == INV_F_AR));
    } else if (s->scenario != INV_SC_NONE) {
        um_decide(c, first_phase_rule(s), UM_YES);
    }
    int free_units = s->placed[INV_F_AR] + s->placed[INV_F_AM] + s->placed[INV_F_BR] + s->placed[INV_F_CM] +
                     s->placed[INV_F_NA];
    if (s->scenario != INV_SC_CAMPAIGN || free_units == 0)
        return;
    bool all = true;
    for (int g = 0; g < INV_FACTIONS; g++)
        all = all && s->placed[g] == (inv_side_of(g) == INV_US ? 6 : 4);
    um_decide(c, IR_SC_1812_a, um_sure(all));
}

/* Whether the game is over, if it is said to be: a truce that was not to be played ends none. */
static um_truth over_by_now(um_ctx *c, const inv_state *s)
{
    bool by_truces = s->scenario != INV_SC_INTRO && s->turn - s->over < INV_LAST_TURN;
    return by_truces ? inv_truces_done(s, c) : UM_YES;
}

static void inv_judge_not_over(um_ctx *c, const inv_state *s)
{
    bool all = s->done == ALL_DONE || (s->open && (s->done | 1 << s->active) == ALL_DONE);
    if (s->played_on || !(s->over || (all && time_is_up(c, s))))
        return;
    um_fact_int(c, "truces", inv_truces(c, s, INV_US) + inv_truces(c, s, INV_BR));
    um_decide(c, s->scenario == INV_SC_INTRO ? IR_SC_INTRO_d : IR_3_2_3b, um_not(over_by_now(c, s)));
}

void inv_judge_phase(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_PHASE_FACTION));
    bool wraps = s->done == ALL_DONE;
    if (f < 0)
        return;
    if (s->open)
        inv_judge_phase_done(c, s);
    inv_judge_not_over(c, s);
    if (s->open && s->active == f) {
        um_fact_ref(c, "faction", um_ref_arg(a, IP_PHASE_FACTION));
        um_decide(c, IR_2_0a, UM_NO);
        return;
    }
    bool acted = !wraps && ((s->done >> f) & 1);
    int index = um_int_arg(a, IP_PHASE_INDEX, wraps ? 1 : s->nphase + 1);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_PHASE_FACTION));
    um_decide(c, IR_2_0a, um_sure(!acted && index == (wraps ? 1 : s->nphase + 1)));
    inv_judge_first_phase(c, s, f);
    inv_judge_kept(c, s, f);
}

void inv_apply_phase(um_ctx *c, inv_state *s, const um_action *a)
{
    if (s->open)
        end_phase(c, s);
    if (s->done == ALL_DONE)
        end_turn(c, s);
    inv_forget_phase(s);
    s->step = INV_ST_RECRUIT;
    s->played_on = s->over;
    s->active = (int8_t)inv_faction_of(c, um_ref_arg(a, IP_PHASE_FACTION));
    s->open = s->active >= 0;
    s->stated = false;
    s->nphase++;
}

void inv_judge_end_phase(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    inv_judge_phase_done(c, s);
}

void inv_apply_end_phase(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    end_phase(c, s);
}

void inv_judge_end_turn(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)a;
    unsigned done = s->done;
    if (s->open) {
        inv_judge_phase_done(c, s);
        done |= 1u << s->active;
    }
    int left = 0;
    for (int f = 0; f < INV_FACTIONS; f++)
        left += !((done >> f) & 1);
    um_fact_int(c, "left", left);
    um_decide(c, IR_2_1, um_sure(left == 0));
}

void inv_apply_end_turn(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    if (s->open)
        end_phase(c, s);
    end_turn(c, s);
}

/* ---- the end of the game ---- */

int inv_truces(um_ctx *c, const inv_state *s, int side)
{
    int n = 0;
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        int f = inv_map_of(c)->card_faction[k];
        n += f >= 0 && inv_side_of(f) == side && s->card[k].at == INV_CARD_LAID;
    }
    return n;
}

static um_truth laid(um_ctx *c, const inv_state *s, int side, int all)
{
    int n = 0, sound = 0;
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        int f = inv_map_of(c)->card_faction[k];
        if (f < 0 || inv_side_of(f) != side || s->card[k].at != INV_CARD_LAID)
            continue;
        n++;
        sound += inv_sound(c, k) == UM_YES;
    }
    return n < all ? UM_NO : sound >= all ? UM_YES : UM_MAYBE;
}

/* 4.0b: three truces of the British or two of the Americans. */
um_truth inv_truces_done(const inv_state *s, um_ctx *c)
{
    um_use(c, IR_4_0b);
    return um_or(laid(c, s, INV_US, 2), laid(c, s, INV_BR, 3));
}

static void inv_judge_claimed_score(um_ctx *c, const inv_state *s, const um_action *a)
{
    um_range net = um_sub(inv_points(c, s, INV_US), inv_points(c, s, INV_BR));
    c->claim = true;
    if (um_has_arg(a, IP_END_SCORE)) {
        um_fact_range(c, "due", net);
        um_use(c, IR_3_2_8e);
        um_decide(c, IR_4_0c, um_eq(net, um_exactly(um_int_arg(a, IP_END_SCORE, 0))));
    }
    if (um_has_arg(a, IP_END_WINNER)) {
        int w = um_int_arg(a, IP_END_WINNER, IP_WINNER_DRAW);
        um_range zero = um_exactly(0);
        um_fact_range(c, "due", net);
        um_decide(c, IR_4_0c,
                  w == IP_WINNER_US   ? um_gt(net, zero)
                  : w == IP_WINNER_BR ? um_lt(net, zero)
                                      : um_eq(net, zero));
    }
    c->claim = false;
}

void inv_judge_end_game(um_ctx *c, const inv_state *s, const um_action *a)
{
    bool all = s->done == ALL_DONE || (s->open && (s->done | 1 << s->active) == ALL_DONE);
    bool over = s->over || (all && time_is_up(c, s));
    um_truth now = over ? over_by_now(c, s) : UM_NO;
    int turn = s->over ? s->turn - 1 : s->turn;
    um_fact_int(c, "turn", turn);
    um_decide(c, IR_4_0a, now);
    if (s->scenario == INV_SC_INTRO) {
        um_decide(c, IR_SC_INTRO_d, now);
    } else {
        um_decide(c, IR_2_2, um_sure(turn >= 3));
        um_fact_int(c, "truces", inv_truces(c, s, INV_US) + inv_truces(c, s, INV_BR));
        um_decide(c, IR_3_2_3b, now);
        um_decide(c, s->scenario == INV_SC_1813 ? IR_SC_1813_d : IR_SC_1812_d, now);
    }
    inv_judge_claimed_score(c, s, a);
}

void inv_apply_end_game(um_ctx *c, inv_state *s, const um_action *a)
{
    (void)a;
    if (s->open)
        end_phase(c, s);
    s->over = true;
}
