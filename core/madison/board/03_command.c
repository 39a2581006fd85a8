/* How many units a leader may lead (3.33, 8.43, 8.44). */
#include "core/madison/board/03_command.h"

#include "core/madison/board/pieces.h"

/* ---- the command limit (3.33, 8.43, 8.44) ---- */

um_range mad_star_limit(um_range stars)
{
    return um_times(stars, 5);
}

um_range mad_command_limit(um_ctx *c, const mad_state *s, int leader)
{
    um_truth naval = mad_is_naval(c, leader);
    return um_either(naval, um_exactly(UM_NEVER), mad_star_limit(mad_stars(c, s, leader)));
}
