/* Whose play it is, and that the game is not over (6.33, 7.32, 7.33, 4.2). */
#include "core/madison/rules/07_order_of_play.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/17_instant_victory.h"

/* ---- after the end (4.21, 4.22, 17.3) ---- */

/* Nothing is played once the game is over. */
void mad_decide_not_over(um_ctx *c, const mad_state *s)
{
    if (s->instant != MAD_NOBODY) {
        um_fact_text(c, "side", "%s", mad_side_names[s->instant]);
        um_decide(c, s->instant == MAD_US ? MR_17_31 : MR_17_32, UM_NO);
    }
    for (int side = 0; side < 2 && s->instant == MAD_NOBODY; side++)
        if (s->may_have_won[side] == 1)
            um_decide(c, side == MAD_US ? MR_17_31 : MR_17_32, um_not(mad_wins_at_once(c, s, side)));
    if (!s->ended && !s->over)
        return;
    if (s->new_orleans)
        um_fact_text(c, "played after", "New Orleans");
    um_use(c, MR_4_21);
    um_decide(c, s->ghent_side != MAD_NOBODY ? MR_4_22 : s->new_orleans ? MR_4_23 : MR_4_21, UM_NO);
}

/* All that a side has left may be what it held in the turn before, and holds again: on a table such a card
 * lies where it lay (7.34). */
static bool may_hold_again(const mad_state *s, int side)
{
    return s->marker_watched && mad_season(s->turn) != MAD_WINTER && s->hand[side].lo <= s->taken_up[side];
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
    bool holds = none == UM_NO && may_hold_again(s, mad_other(side));
    um_truth out = holds ? um_missing(c, "whether the other side holds again what it held before")
                   : none == UM_MAYBE ? um_missing(c, "how many cards the other side has left")
                                      : none;
    if (s->arrival_side == mad_other(side))
        um_use(c, MR_14_31);
    return um_or(out, um_sure(s->passed[mad_other(side)]));
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
void mad_decide_order_of_play(um_ctx *c, const mad_state *s, int side)
{
    mad_decide_not_over(c, s);
    if (s->last_side == MAD_NOBODY) {
        int first = first_player(s);
        if (first == MAD_NOBODY || mad_in_midst(s))
            return;
        if (side != first && um_eq(mad_cards_to_play(s, first), um_exactly(0)) == UM_YES)
            return; /* the first player has nothing to play */
        static const int rule[] = {MR_6_33,      MR_7_33_1812, MR_7_33_1812, MR_7_33_1813, MR_7_33_1813,
                                   MR_7_33_1813, MR_7_33_1814, MR_7_33_1814, MR_7_33_1814};
        um_fact_text(c, "first player", "%s", mad_side_names[first]);
        if (s->arrival_side == first)
            um_use(c, MR_14_31);
        int at = s->turn == -1 ? 0 : s->turn;
        um_decide(c, at >= 0 ? rule[at] : MR_7_32, um_sure(side == first));
        return;
    }
    um_truth turn = may_go_on(c, s, side);
    if (turn == UM_NO && s->turn == MAD_NO_TURN)
        turn = um_missing(c, "the turn"); /* before the war both go on as they please */
    um_fact_text(c, "side", "%s", side < 2 ? mad_side_names[side] : "nobody");
    um_decide(c, MR_7_32, turn);
}
