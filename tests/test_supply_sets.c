/* What speed has made of Mr. Madison's War gives the answers of what it spares, see two_ways.h. */
#include "tests/test_relations_support.h"
#include "tests/two_ways.h"

#include <criterion/criterion.h>

static two_ways w;
static int positions;

static void check_supply(const rel_case *k)
{
    if (k->c->game != &um_madison)
        return;
    static um_recorder rec;
    um_arena arena = {0};
    rec.arena = &arena;
    const um_run_settings likely = {.trust = UM_LIKELY};
    um_run *run = rel_run(k->c, &likely);
    w.nth = positions;
    for (um_sure_level trust = UM_GUESS; trust <= UM_CERTAIN; trust++) {
        if (trust != UM_LIKELY && positions % 8)
            continue;
        begin_ways(&w, um_replay_ctx(run->replay), trust, &rec);
        w.s = um_replay_state(run->replay);
        if (!same_both_ways(&w))
            rel_fail(k, "space or unit %d for side %d: %d one way, %d the other", w.what, w.side, w.first,
                     w.second);
    }
    positions++;
    um_arena_free(&arena);
    um_run_free(run);
}

Test(supply_sets, answer_as_the_lines_that_are_traced, .timeout = 300)
{
    rel_each(REL_CASES, check_supply);
    cr_expect_geq(positions, 1000, "%d", positions);
    cr_expect_geq(w.forces, 50000, "%d", w.forces);
    cr_expect_geq(w.noted, 5000, "%d", w.noted);
    cr_expect_geq(w.believed, 20000, "%d", w.believed);
    for (int t = UM_NO; t <= UM_YES; t++)
        cr_expect_geq(w.got[t], 5000, "%d: %d", t, w.got[t]);
}
