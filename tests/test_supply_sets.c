/* What speed has made of Mr. Madison's War gives the answers of what it spares: supply over sets of spaces
 * those of the lines that are traced and recorded, a chart of the data those of the data. */
#include "core/madison/board/04_control.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/13_supply_sets.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/madison.h"
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <string.h>

static int positions, forces, believed, noted, answers[3]; /* by um_truth */

static void forget(um_recorder *rec)
{
    rec->ndecisions = rec->nreads = rec->nfacts = rec->nuses = 0;
    rec->fact_mark = rec->use_mark = rec->read_mark = 0;
}

/* Each space for each side, asked with a recorder, which the data answer, and without. */
static void check_spaces(const rel_case *k, um_ctx *asking, um_ctx *quick, const mad_state *s)
{
    for (int i = 0; i < mad_map_of(quick)->nspaces; i++)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            forget(asking->rec);
            um_truth traced = mad_space_supplied(asking, s, i, side),
                     found = mad_space_supplied(quick, s, i, side);
            answers[traced]++;
            if (traced != found)
                rel_fail(k, "supply of space %d for side %d: %d by trace, %d by sets", i, side, traced,
                         found);
            if (mad_controls(asking, s, i, side) != mad_controls(quick, s, i, side) ||
                mad_occupies(asking, s, i, side) != mad_occupies(quick, s, i, side))
                rel_fail(k, "control of space %d for side %d", i, side);
        }
}

/* The picture of supply is what the line of each unit says. */
static void check_picture(const rel_case *k, um_ctx *asking, um_ctx *quick, const mad_state *s)
{
    mad_state now = *s;
    mad_take_snapshot(quick, &now);
    for (int u = 0; u < mad_map_of(quick)->nunits; u++) {
        forget(asking->rec);
        um_truth traced = mad_supplied(asking, s, mad_unit_ref(u));
        if (traced != mad_was_supplied(&now, u))
            rel_fail(k, "the picture has unit %d at %d, its line %d", u, mad_was_supplied(&now, u), traced);
    }
}

/* A unit that is put into one space after another: its line there, found with those of all these spaces, is
 * that of the position in which it stands there. */
static void check_force(const rel_case *k, um_ctx *quick, const mad_state *s)
{
    int unit = positions % mad_map_of(quick)->nunits, side = mad_side_of(quick, mad_unit_ref(unit));
    mad_state then = *s;
    mad_leading lines;
    mad_put(&then, mad_unit_ref(unit), UM_NONE);
    mad_begin_leading(quick, &then, side, &lines);
    for (int i = 0; i < mad_map_of(quick)->nspaces; i++) {
        mad_put(&then, mad_unit_ref(unit), mad_space_ref(i));
        um_truth of_force = mad_force_supplied(quick, &then, i, side, &lines),
                 alone = mad_space_supplied(quick, &then, i, side);
        forces++;
        if (of_force != alone)
            rel_fail(k, "unit %d in space %d: supply %d with all spaces, %d alone", unit, i, of_force, alone);
    }
}

/* The same where it is noted what is read: one after the other, and it is noted in the same order. */
static void check_noted(const rel_case *k, um_ctx *asking, const mad_state *s)
{
    static um_recorder alone;
    um_recorder *together = asking->rec;
    int unit = positions % mad_map_of(asking)->nunits, side = mad_side_of(asking, mad_unit_ref(unit));
    mad_state then = *s;
    mad_leading lines;
    alone.arena = together->arena;
    forget(&alone);
    forget(together);
    mad_put(&then, mad_unit_ref(unit), UM_NONE);
    mad_begin_leading(asking, &then, side, &lines);
    for (int i = 0; i < mad_map_of(asking)->nspaces; i++) {
        mad_put(&then, mad_unit_ref(unit), mad_space_ref(i));
        um_truth of_force = mad_force_supplied(asking, &then, i, side, &lines);
        asking->rec = &alone;
        if (of_force != mad_space_supplied(asking, &then, i, side))
            rel_fail(k, "unit %d in space %d: supply %d with all spaces", unit, i, of_force);
        asking->rec = together;
    }
    bool same = alone.nreads == together->nreads && alone.nuses == together->nuses;
    for (int i = 0; i < alone.nreads && same; i++)
        same =
            alone.reads[i].datum == together->reads[i].datum && alone.reads[i].num == together->reads[i].num;
    for (int i = 0; i < alone.nuses && same; i++)
        same = alone.uses[i] == together->uses[i];
    if (!same)
        rel_fail(k, "unit %d: %d reads with all spaces, %d alone", unit, together->nreads, alone.nreads);
    noted += alone.nreads;
}

/* With some data believed beside the trust, or alone: the chart drawn for that gives what the data give. */
static void check_believed(const rel_case *k, const um_ctx *quick, const mad_state *s, bool only)
{
    um_datum_id some[24];
    um_ctx drawn = *quick, asking = *quick;
    for (size_t i = 0; i < UM_COUNT(some); i++) {
        int kind = (int[]){MK_SPACE, MK_LINK, MK_UNIT}[i % 3],
            row = (positions + (int)i * 7) % um_rows(quick->pack, kind);
        bool list = kind == MK_LINK && i % 4 == 0, exists = kind == MK_LINK && i % 2;
        some[i] = list     ? um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS)
                  : exists ? um_datum_of(kind, row, UM_ATTR_EXISTS)
                           : um_datum_of(kind, row, (positions + (int)i) % mad_kinds[kind].nattrs);
    }
    drawn.believed = asking.believed = some;
    drawn.nbelieved = asking.nbelieved = UM_COUNT(some);
    drawn.only_believed = asking.only_believed = only;
    cr_assert(drawn.room);
    drawn.room->filled = false;
    asking.room = NULL;
    for (int i = positions % 5; i < mad_map_of(quick)->nspaces; i += 5)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            um_truth by_chart = mad_space_supplied(&drawn, s, i, side),
                     by_data = mad_space_supplied(&asking, s, i, side);
            believed++;
            if (by_chart != by_data || mad_controls(&drawn, s, i, side) != mad_controls(&asking, s, i, side))
                rel_fail(k, "space %d for side %d, some data believed: supply %d by chart, %d by data", i,
                         side, by_chart, by_data);
        }
}

static void check_supply(const rel_case *k)
{
    if (k->c->game != &um_madison)
        return;
    static um_recorder rec;
    um_arena arena = {0};
    rec.arena = &arena;
    const um_run_settings likely = {.trust = UM_LIKELY};
    um_run *run = rel_run(k->c, &likely);
    const mad_state *s = um_replay_state(run->replay);
    for (um_sure_level trust = UM_GUESS; trust <= UM_CERTAIN; trust++) {
        um_ctx quick = *um_replay_ctx(run->replay), asking;
        if (trust != UM_LIKELY && positions % 8)
            continue;
        quick.trust = trust;
        quick.rec = NULL;
        asking = quick;
        asking.rec = &rec;
        check_spaces(k, &asking, &quick, s);
        check_picture(k, &asking, &quick, s);
        check_force(k, &quick, s);
        if (positions % 4 == 0)
            check_noted(k, &asking, s);
        check_believed(k, &quick, s, positions % 2);
    }
    positions++;
    um_arena_free(&arena);
    um_run_free(run);
}

Test(supply_sets, answer_as_the_lines_that_are_traced, .timeout = 300)
{
    rel_each(REL_CASES, check_supply);
    cr_expect_geq(positions, 1000, "%d", positions);
    cr_expect_geq(forces, 50000, "%d", forces);
    cr_expect_geq(noted, 5000, "%d", noted);
    cr_expect_geq(believed, 20000, "%d", believed);
    for (int t = UM_NO; t <= UM_YES; t++)
        cr_expect_geq(answers[t], 5000, "%d: %d", t, answers[t]);
}
