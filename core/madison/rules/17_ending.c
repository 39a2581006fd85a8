/* Victory (17): its levels, and the one that ends the game at once. */
#include "core/madison/rules/17_ending.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/17_instant_victory.h"
#include "core/madison/verbs.h"

/* ---- victory at once (17.3) ---- */

/* 17.31, 17.32: the side has what it takes to win at once. */
void mad_judge_instant_victory(um_ctx *c, const mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_IVICTORY_SIDE, MAD_US);
    um_use(c, MR_4_14);
    um_decide_claim(c, side == MAD_US ? MR_17_31 : MR_17_32, mad_wins_at_once(c, s, side));
}

/* A claim that is false ends nothing; one that is open ends the game for those who make it. */
void mad_apply_instant_victory(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ctx quiet = um_quiet(c);
    int side = um_int_arg(a, MP_IVICTORY_SIDE, MAD_US);
    if (mad_wins_at_once(&quiet, s, side) == UM_NO)
        return;
    mad_note_instant_victory(&quiet, s);
    if (!s->won_by_rule)
        s->instant = (int8_t)side;
    s->over = true;
}

/* ---- levels (17.1, 17.2) ---- */

static int level_index(int net)
{
    return net >= 20 ? 1 : net >= 10 ? 2 : net >= 1 ? 3 : net >= -9 ? 4 : net >= -19 ? 5 : 6;
}

/* 17.31, 17.32: who has won at once has won decisively, wherever the marker stands. */
static um_range level_at_once(um_ctx *c, const mad_state *s, um_range by_points)
{
    static const int decisive[] = {[MAD_US] = 1, [MAD_BR] = 6};
    for (int side = 0; side < 2; side++) {
        um_truth won = mad_wins_at_once(c, s, side);
        if (won == UM_NO)
            continue;
        um_use(c, side == MAD_US ? MR_17_31 : MR_17_32);
        if (won == UM_YES)
            return um_exactly(decisive[side]);
        by_points = um_hull(by_points, um_exactly(decisive[side]));
    }
    return by_points;
}

/* 17.1, 17.2: the level of victory of the net score; `claimed` is cited where it is possible. */
um_range mad_level(um_ctx *c, const mad_state *s, int claimed)
{
    static const int rule[] = {MR_17_1,       MR_17_1_decisive, MR_17_1_marginal, MR_17_1_moral,
                               MR_17_1_moral, MR_17_1_marginal, MR_17_1_decisive};
    um_range net = mad_net(s);
    um_use(c, MR_17_1);
    if (net.lo <= 0 && net.hi >= 0) {
        um_use(c, MR_17_1_stalemate);
        um_use(c, MR_17_2);
    }
    if (claimed >= 0)
        um_use(c, rule[claimed]);
    return level_at_once(c, s, um_span(level_index(net.hi), level_index(net.lo)));
}

const char *mad_level_text(um_range level)
{
    static const char *const text[] = {NULL,
                                       "US decisive victory",
                                       "US marginal victory",
                                       "US moral victory",
                                       "British moral victory",
                                       "British marginal victory",
                                       "British decisive victory"};
    return um_known(level) ? text[level.lo] : NULL;
}
