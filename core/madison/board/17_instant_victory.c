/* Whether a side has won at once (17.3). */
#include "core/madison/board/17_instant_victory.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/pieces.h"

/* ---- after the end (4.21, 4.22, 17.3) ---- */

/* 17.31: in 1812 or 1813, with the winter of 1813-14 as R-year-of-winter has it. */
static um_truth before_1814(um_ctx *c, const mad_state *s)
{
    if (s->turn == MAD_NO_TURN)
        return um_missing(c, "the turn");
    um_range year = mad_years(c, s->turn);
    return um_known(year) ? um_sure(year.lo < 1814) : um_missing(c, "in which year of the winter it was");
}

/* Whether a side owns and stands in fewer of these spaces than it has to hold, so that none needs a look. */
static bool holds_too_few(const um_ctx *c, const mad_state *s, int side, const um_bits *asked, int need)
{
    const mad_chart *chart = mad_chart_of(c);
    if (!chart)
        return false;
    um_bits own = um_bits_shared(asked, &chart->own[side][UM_MAYBE]), in = mad_manned(c, s, asked, side);
    um_bits either = um_bits_both(&own, &in);
    return um_bits_count(&either) < need;
}

/* 17.31: the US controls Quebec in 1812 or 1813; 17.32: the British three of the US sources. */
static um_truth holds_what_it_takes(um_ctx *c, const mad_state *s, int side)
{
    int held = 0, may = 0, need = side == MAD_US ? 1 : 3;
    const um_bits *asked = side == MAD_US ? &mad_map_of(c)->quebec : &mad_map_of(c)->sources;
    if (holds_too_few(c, s, side, asked, need))
        return UM_NO;
    for (int i = -1; (i = um_next_bit(asked->w, 2, i)) >= 0;) {
        um_truth key = side == MAD_US
                           ? um_is(c, MK_SPACE, i, MAD_SPACE_ROLE, MAD_ROLE_QUEBEC)
                           : um_and(um_is(c, MK_SPACE, i, MAD_SPACE_SOURCE, 1), mad_territory(c, i, MAD_US));
        if (key == UM_NO)
            continue;
        um_truth has = um_and(key, mad_controls(c, s, i, side));
        held += has == UM_YES;
        may += has != UM_NO;
    }
    um_truth enough = held >= need ? UM_YES : may >= need ? UM_MAYBE : UM_NO;
    return side == MAD_US && enough != UM_NO ? um_and(enough, before_1814(c, s)) : enough;
}

um_truth mad_wins_at_once(um_ctx *c, const mad_state *s, int side)
{
    if (s->instant == side && s->won_by_rule)
        return UM_YES; /* what happens to the spaces afterwards takes nothing back */
    return holds_what_it_takes(c, s, side);
}

void mad_note_instant_victory(um_ctx *c, mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    for (int side = 0; side < 2 && s->instant == MAD_NOBODY && s->turn >= 0; side++)
        if (mad_wins_at_once(&quiet, s, side) == UM_YES) {
            s->instant = (int8_t)side;
            s->won_by_rule = true;
        }
}

void mad_note_open_victory(um_ctx *c, mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    for (int side = 0; side < 2 && s->turn >= 0; side++)
        if (mad_wins_at_once(&quiet, s, side) == UM_NO)
            s->may_have_won[side] = 0;
        else if (!s->may_have_won[side])
            s->may_have_won[side] = 1;
}
