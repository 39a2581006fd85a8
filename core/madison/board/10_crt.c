/* The combat results table (10.21): the modified roll, what the table says of it, and nines at forts (2.77).
 */
#include "core/madison/board/10_crt.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/10_drm.h"
#include "core/madison/board/10_fight.h"

/* ---- all of them (10.45) ---- */

um_range mad_roll(const mad_fight *f)
{
    const mad_combat *k = &f->s->combat;
    um_range dice = um_exactly(k->dice[0] + k->dice[1]);
    if (k->ndice == 0) {
        um_missing(f->c, "the dice");
        dice = um_span(2, 12);
    }
    return um_add(dice, mad_drm(f, MAD_DRM_TOTAL));
}

/* ---- the table ---- */

static bool row_roll(const um_ctx *c, int row, int32_t *roll)
{
    return um_text_int(um_ref_id(c->pack, um_ref_of(MK_LAND_CRT, row)), roll) == UM_OK;
}

/* The row for a modified roll; beyond the ends, the first or last. */
static int crt_row(const um_ctx *c, int32_t roll)
{
    int best = -1;
    int32_t best_off = 0, at;
    for (int i = 0; i < um_rows(c->pack, MK_LAND_CRT); i++) {
        if (!row_roll(c, i, &at))
            continue;
        int32_t off = at > roll ? at - roll : roll - at;
        if (best < 0 || off < best_off)
            best = i, best_off = off;
    }
    return best;
}

unsigned mad_results(um_ctx *c, um_range roll)
{
    unsigned may = 0;
    int32_t low = roll.lo < -10 ? -10 : roll.lo, high = roll.hi > 30 ? 30 : roll.hi;
    for (int32_t at = low; at <= high; at++) {
        int row = crt_row(c, at);
        if (row < 0) {
            um_missing(c, "the land combat table");
            return ~0u;
        }
        um_range r = um_word(c, MK_LAND_CRT, row, MAD_CRT_RESULT);
        for (int32_t i = r.lo; i <= r.hi; i++)
            may |= 1u << i;
    }
    return may;
}

/* 2.77: against a fort the attacker goes back, elsewhere the defender. */
int mad_fort_result(const mad_fight *f, int result)
{
    if (result != MAD_RES_NINE)
        return result;
    um_use(f->c, MR_2_77);
    um_truth fort = mad_fort_counts(f);
    return fort == UM_MAYBE ? MAD_RES_NONE : fort == UM_YES ? MAD_RES_AR : MAD_RES_DR;
}
