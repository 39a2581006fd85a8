/* The sequence of play (6.3, 7): whose play it is, holds, phases and turns. */
#include "core/madison/madison.h"

#include <string.h>

um_range mad_years(um_ctx *c, int turn)
{
    int year = mad_year(turn);
    bool winter = turn >= 0 && mad_season(turn) == MAD_WINTER;
    return um_span(year, winter && um_ruled(c, MAD_RUL_YEAR_OF_WINTER, MAD_O_YEAR_OF_WINTER_SPLIT) ? year + 1
                                                                                                   : year);
}

/* The record begins with hands that somebody has played from: whose turn it is then, nothing tells. */
static bool in_midst(const mad_state *s)
{
    return s->all_in_hand[MAD_US] || s->all_in_hand[MAD_BR];
}

int mad_expected(const mad_state *s)
{
    if (s->last_side != MAD_NOBODY) {
        int next = mad_other(s->last_side);
        return s->out_of_cards[next] ? s->last_side : next;
    }
    return in_midst(s) ? MAD_NOBODY : s->first;
}

static int side_param(const um_action *a)
{
    const um_verb *v = &mad_verbs[a->verb];
    for (int i = 0; i < v->nparams; i++)
        if (v->params[i].type == UM_P_SIDE && um_has_arg(a, i))
            return um_int_arg(a, i, MAD_NOBODY);
    return MAD_NOBODY;
}

/* Whose pieces the action names; cards by the hand they are in. */
static int side_of_pieces(const um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ctx quiet = *c;
    quiet.rec = NULL;
    for (int i = 0; i < a->nargs; i++) {
        um_ref r = a->values[a->args[i].first].ref;
        int kind = um_ref_kind(r);
        if (kind == MK_UNIT || kind == MK_LEADER || kind == MK_SHIP)
            return mad_side_of(&quiet, r);
    }
    um_ref card = UM_NONE;
    for (int i = 0; i < a->nargs && card == UM_NONE; i++)
        if (um_ref_kind(a->values[a->args[i].first].ref) == MK_CARD)
            card = a->values[a->args[i].first].ref;
    return card == UM_NONE ? MAD_NOBODY : s->card[um_ref_row(card)].owner;
}

int mad_actor(const um_ctx *c, const void *state, const um_action *a)
{
    const mad_state *s = state;
    if (mad_verbs[a->verb].flags & UM_V_FRAME)
        return -1;
    int side = side_param(a);
    if (side == MAD_NOBODY && a->player >= 0)
        side = a->player;
    if (side == MAD_NOBODY)
        side = side_of_pieces(c, s, a);
    if (side == MAD_NOBODY && a->verb == MV_PREWAR_PLAY)
        side = s->prewar_drawn;
    if (side == MAD_NOBODY && (a->verb == MV_PLAY || a->verb == MV_HOLD || a->verb == MV_PREWAR_PLAY))
        side = mad_expected(s);
    return side == MAD_NOBODY ? -1 : side;
}

bool mad_begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    const mad_state *s = state;
    (void)c;
    switch (a->verb) {
    case MV_PLAY:
    case MV_HOLD:
    case MV_TURN:
        return s->play.open || s->arrivals;
    case MV_PHASE: /* arrivals that attack may do so in the action phase */
        return s->play.open ||
               (s->arrivals && um_int_arg(a, MP_PHASE_NAME, MAD_PHASE_ACTION) >= MAD_PHASE_ACTION &&
                (!s->combat.arrival || um_int_arg(a, MP_PHASE_NAME, 0) > MAD_PHASE_ACTION));
    case MV_PREWAR_PLAY:
    case MV_PREWAR_DRAW:
    case MV_DEAL:
    case MV_YEAR_END:
    case MV_GHENT:
    case MV_NEW_ORLEANS:
    case MV_GAME_END:
    case MV_FLEET_WITHDRAW:
    case MV_FLEET_RETURN:
    case MV_ATTRITION:
    case MV_WITHDRAW:
    case MV_ARRIVAL_ATTACK:
        return s->play.open;
    default:
        return false;
    }
}

static void forget_play(mad_piece *m)
{
    if (m->origin != m->at)
        m->before = m->origin;
    m->origin = m->at;
    m->last = UM_NONE;
    m->entry = MAD_PATH_NONE;
    m->spent_lo = m->spent_hi = 0;
    m->flags &= MF_PLACED | MF_WITHDRAWN;
    m->group = -1;
    m->rained = 0;
    m->step = 0;
}

/* Who stood where when the play began: for the supply snapshot (13.36), Indians in forts (2.76). */
static void note_garrisons(um_ctx *c, mad_state *s)
{
    const mad_map *m = mad_map_of(c);
    for (int i = 0; i < m->nspaces; i++)
        memset(s->space[i].start, 0, sizeof s->space[i].start);
    for (int u = 0; u < m->nunits; u++) {
        um_ref at = mad_place(s, mad_unit_ref(u));
        if (um_ref_kind(at) != MK_SPACE)
            continue;
        uint8_t bit = mad_is_indian(c, u) == UM_YES ? 1 : 2;
        s->space[um_ref_row(at)].start[mad_side_of(c, mad_unit_ref(u)) == MAD_BR] |= bit;
    }
    if (s->plays > 1)
        return;
    s->phase_seen = true; /* its first play */
    for (int i = 0; i < m->nspaces; i++)
        memcpy(s->space[i].began, s->space[i].start, sizeof s->space[i].start);
}

void mad_begin_play(um_ctx *c, mad_state *s, int side, int mode)
{
    for (int i = 0; i < MAD_UNITS; i++)
        forget_play(&s->unit[i]);
    for (int i = 0; i < MAD_LEADERS; i++)
        forget_play(&s->leader[i]);
    for (int i = 0; i < MAD_SHIPS; i++)
        forget_play(&s->ship[i]);
    for (int i = 0; i < MAD_SPACES; i++)
        s->space[i].depot_gone = MAD_NOBODY;
    memset(&s->play, 0, sizeof s->play);
    memset(&s->combat, 0, sizeof s->combat);
    memset(&s->sea, 0, sizeof s->sea);
    s->combat.space = UM_NONE;
    s->play.card = s->play.leader[0] = s->play.leader[1] = s->play.second = UM_NONE;
    s->play.space[0] = s->play.space[1] = s->play.target[0] = s->play.target[1] = UM_NONE;
    s->arrivals = false;
    s->play.open = true;
    s->play.side = (int8_t)side;
    s->play.mode = (uint8_t)mode;
    s->play.after_end = s->ended || s->over || s->instant != MAD_NOBODY;
    s->last_side = (int8_t)side;
    s->plays++;
    if (s->phase < MAD_PHASE_ACTION)
        s->phase = MAD_PHASE_ACTION;
    um_ctx quiet = *c;
    quiet.rec = NULL;
    mad_returns_over(c, s);
    note_garrisons(&quiet, s);
    mad_take_snapshot(&quiet, s);
}

void mad_end_play(um_ctx *c, mad_state *s)
{
    if (!s->play.open)
        return;
    mad_settle_lakes(c, s);
    mad_book_play(c, s);
    mad_note_lost_bases(c, s);
    mad_note_instant_victory(c, s);
    s->play.open = false;
    for (int i = 0; i < MAD_SHIPS; i++)
        s->ship[i].flags &= (uint16_t)~MF_WITHDRAWN;
}

um_range mad_cards_to_play(const mad_state *s, int side)
{
    return s->turn >= 0 && mad_season(s->turn) == MAD_WINTER ? s->held[side] : s->hand[side];
}

void mad_use_card(um_ctx *c, mad_state *s, um_ref card, int side, um_ref to)
{
    (void)c;
    um_range *from = s->turn >= 0 && mad_season(s->turn) == MAD_WINTER ? &s->held[side] : &s->hand[side];
    *from = um_most(um_sub(*from, um_exactly(1)), um_exactly(0));
    if (s->turn == -1)
        s->prewar_played[side]++; /* 6.31: it still counts */
    if (card == UM_NONE)
        return;
    s->card[um_ref_row(card)].at = to;
    s->card[um_ref_row(card)].flags |= MAD_CARD_SEEN | MAD_CARD_USED;
    s->card[um_ref_row(card)].owner = (int8_t)side;
}

/* Whether a side may play after the last play of the phase: the other one's turn, or his own again if the
 * other has no cards left (R-unequal-hands; the second player still answers a last card). */
static um_truth may_go_on(um_ctx *c, const mad_state *s, int side)
{
    bool again = side == s->last_side;
    um_truth none = s->out_of_cards[mad_other(side)]
                        ? UM_YES
                        : um_eq(mad_cards_to_play(s, mad_other(side)), um_exactly(0));
    if (none == UM_YES && (again || side == s->first) &&
        um_ruled(c, MAD_RUL_UNEQUAL_HANDS, MAD_O_UNEQUAL_HANDS_END_TOGETHER))
        return UM_NO;
    if (s->passed[side])
        return UM_NO; /* R-hold-as-pass: his hold ended his phase */
    if (!again)
        return UM_YES;
    if (none == UM_MAYBE)
        um_missing(c, "how many cards the other side has left");
    if (s->arrival_side == mad_other(side))
        um_use(c, MR_14_31);
    return um_or(none, um_sure(s->passed[mad_other(side)]));
}

/* 7.33(1813): six points make a side the first player of the year without a roll. */
static int first_player(const mad_state *s)
{
    um_range net = mad_net(s);
    bool unrolled = s->first == MAD_NOBODY && s->turn == 3 && s->plays == 0 && s->dealt[MAD_US];
    return !unrolled ? s->first : net.lo >= 6 ? MAD_US : net.hi <= -6 ? MAD_BR : MAD_NOBODY;
}

/* 7.32: plays alternate while both have cards; 7.33, 6.33: who begins. The first play that a record
 * shows is taken as given when nothing tells whose it was. */
void mad_judge_order_of_play(um_ctx *c, const mad_state *s, int side)
{
    mad_judge_not_over(c, s);
    if (s->last_side == MAD_NOBODY) {
        int first = first_player(s);
        if (first == MAD_NOBODY || in_midst(s))
            return;
        if (side != first && um_eq(mad_cards_to_play(s, first), um_exactly(0)) == UM_YES)
            return; /* the first player has nothing to play */
        static const int rule[] = {MR_6_33,      MR_7_33_1812, MR_7_33_1812, MR_7_33_1813, MR_7_33_1813,
                                   MR_7_33_1813, MR_7_33_1814, MR_7_33_1814, MR_7_33_1814};
        um_fact_text(c, "first player", "%s", mad_side_names[first]);
        if (s->arrival_side == first)
            um_use(c, MR_14_31);
        um_decide(c, s->turn >= 0 && s->turn < MAD_TURNS ? rule[s->turn] : MR_7_32, um_sure(side == first));
        return;
    }
    um_truth turn = may_go_on(c, s, side);
    if (turn == UM_NO && s->turn == MAD_NO_TURN)
        turn = um_missing(c, "the turn"); /* before the war both go on as they please */
    um_fact_text(c, "side", "%s", side < 2 ? mad_side_names[side] : "nobody");
    um_decide(c, MR_7_32, turn);
}

/* 7.34: one card held in place of a play, two at most out of one hand. */
void mad_judge_hold(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    if (side < 0)
        return;
    mad_judge_order_of_play(c, s, side);
    mad_judge_card_in_hand(c, s, um_ref_arg(a, MP_HOLD_CARD), side);
    mad_judge_any_card(c, s, side);
    um_ref card = um_ref_arg(a, MP_HOLD_CARD);
    bool autumn = s->turn >= 0 && mad_season(s->turn) == MAD_AUTUMN;
    if (autumn && card != UM_NONE &&
        um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_WINTER) != UM_YES &&
        um_ruled(c, MAD_RUL_HOLD_NONWINTER, MAD_O_HOLD_NONWINTER_ILLEGAL)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_7_35, um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_WINTER));
    }
    um_range held = um_add(s->holds[side], um_exactly(1));
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_range(c, "held", held);
    um_fact_int(c, "limit", 2);
    if (!um_known(held))
        um_missing(c, "how many cards of this hand were held before the record begins");
    um_decide(c, MR_7_34, um_le(held, um_exactly(2)));
}

void mad_apply_hold(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    if (side < 0) {
        um_refuse(c, "it is not said who holds a card", UM_NONE);
        return;
    }
    um_ref card = um_ref_arg(a, MP_HOLD_CARD);
    mad_begin_play(c, s, side, MAD_MODE_NONE);
    mad_use_card(c, s, card, side, mad_box(c, MAD_BOX_HELD, side));
    if (card != UM_NONE) {
        s->card[um_ref_row(card)].held_turn = s->turn;
        s->card[um_ref_row(card)].flags &= (uint8_t)~MAD_CARD_USED;
        s->card[um_ref_row(card)].flags |= MAD_CARD_LAID_ASIDE;
    }
    s->held[side] = um_add(s->held[side], um_exactly(1));
    s->holds[side] = um_add(s->holds[side], um_exactly(1));
    if (um_ruled(c, MAD_RUL_HOLD_AS_PASS, MAD_O_HOLD_AS_PASS_WHOLE))
        s->passed[side] = true;
}

/* 7.32: the phase lasts until all cards of both hands are played, or laid aside, two at most (7.34).
 * R-unequal-hands=end-together: it ends with the first hand. */
void mad_judge_hands_over(um_ctx *c, const mad_state *s)
{
    bool over = s->ended || s->over || s->instant != MAD_NOBODY;
    if (s->turn < 0 || mad_season(s->turn) == MAD_WINTER || s->phase > MAD_PHASE_ACTION || over ||
        s->plays == 0)
        return; /* a record that shows none of the plays leaves them out */
    um_truth done[2] = {UM_YES, UM_YES};
    for (int side = 0; side < 2; side++)
        if (s->counted[side] && !s->passed[side] && s->hand[side].lo > 0)
            done[side] = um_le(um_add(s->hand[side], um_exactly(s->holds[side].lo)), um_exactly(2));
    for (int side = 0; side < 2; side++) {
        if (done[side] == UM_YES)
            continue;
        bool alone = um_eq(s->hand[mad_other(side)], um_exactly(0)) == UM_YES;
        um_fact_text(c, "side", "%s", mad_side_names[mad_other(side)]);
        um_fact_range(c, "cards", s->hand[side]);
        um_use(c, MR_7_34);
        um_decide(c, MR_7_32,
                  alone && um_ruled(c, MAD_RUL_UNEQUAL_HANDS, MAD_O_UNEQUAL_HANDS_END_TOGETHER) ? UM_YES
                                                                                                : done[side]);
    }
}

/* 7.6: turns follow one another; the first one after the war begins is Spring-Summer 1812 (6.33),
 * or the next if 6.32 skips it. */
void mad_judge_turn(um_ctx *c, const mad_state *s, const um_action *a)
{
    int to = (um_int_arg(a, MP_TURN_YEAR, 1812) - 1812) * 3 + um_int_arg(a, MP_TURN_SEASON, 0);
    if (s->turn == MAD_NO_TURN)
        return;
    if (to != s->turn) {
        mad_judge_hands_over(c, s);
        mad_judge_fleet_over(c, s);
    }
    um_fact_text(c, "to", "%d %s", mad_year(to), mad_season_words[mad_season(to)]);
    if (s->turn >= 0 && mad_season(s->turn) == MAD_WINTER && to != s->turn)
        mad_leave_winter(c, s);
    if (s->turn == -1)
        mad_judge_war_begins(c, s, to);
    else
        um_decide(c, MR_7_6, um_sure(to == s->turn + 1 || to == s->turn));
}

void mad_apply_turn(um_ctx *c, mad_state *s, const um_action *a)
{
    int to = (um_int_arg(a, MP_TURN_YEAR, 1812) - 1812) * 3 + um_int_arg(a, MP_TURN_SEASON, 0);
    if (to < 0 || to >= MAD_TURNS) {
        um_refuse(c, "there is no such turn", UM_NONE);
        return;
    }
    bool same = s->turn == to, same_year = s->turn >= 3 && mad_year(s->turn) == mad_year(to);
    if (!same)
        mad_fleet_over(c, s);
    if (s->turn == -1)
        mad_draw_rest(s);
    s->turn = (int8_t)to;
    if (same)
        return;
    s->phase = mad_season(to) == MAD_WINTER ? MAD_PHASE_WINTER_ACTION : MAD_PHASE_REINFORCEMENT;
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].supply_owner = s->lake[i].owner;
    s->last_side = s->arrival_side = MAD_NOBODY;
    s->plays = 0;
    s->phase_seen = false;
    s->wintered = (um_bits){{0, 0}};
    for (int i = 0; i < MAD_CARDS; i++)
        s->card[i].flags &= (uint8_t)~MAD_CARD_LAID_ASIDE;
    if (mad_season(to) == MAD_SPRING)
        s->depots_made[MAD_US] = s->depots_made[MAD_BR] = 0; /* R-depot-count: of the year */
    mad_book_towns(c, s);
    for (int side = 0; side < 2; side++) {
        if (s->all_in_hand[side]) { /* what he has kept he had held */
            s->held[side] = um_add(s->held[side], s->hand[side]);
            s->hand[side] = um_exactly(0);
            s->all_in_hand[side] = false;
        }
        s->passed[side] = s->out_of_cards[side] = s->dealt[side] = false;
        if (to > 0)
            s->holds[side] = um_exactly(0);
    }
    /* 7.33, 6.33: the US in 1812, the British in 1814; 1813 is rolled for */
    if (!same_year)
        s->first = mad_year(to) == 1814 ? MAD_BR : mad_year(to) == 1812 && to > 0 ? MAD_US : MAD_NOBODY;
    if (to == 0 && s->dow_side != MAD_NOBODY)
        s->first = (int8_t)mad_other(s->dow_side);
}
