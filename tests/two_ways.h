/* two_ways.h - does what speed has made of Mr. Madison's War give the answers of what it spares: supply over
 * sets of spaces those of the lines that are traced and recorded, a chart of the data those of the data? For
 * the tests, and for what notices changes of the rules. */
#ifndef UMPIRE_TESTS_TWO_WAYS_H
#define UMPIRE_TESTS_TWO_WAYS_H

#include "core/madison/board/04_control.h"
#include "core/madison/board/13_supply.h"
#include "core/madison/board/13_supply_sets.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/madison.h"
#include "core/madison/rulings.h"

#include <string.h>

typedef struct two_ways {
    um_ctx asking, quick; /* with a recorder, which the data answer, and without */
    const mad_state *s;
    int nth;                             /* chooses which pieces and data are tried */
    int forces, noted, believed, got[3]; /* how much was compared; answers by um_truth */
    int what, side, first, second;       /* where the ways part: the space or unit, and the two answers */
    int8_t options[MAD_RULINGS];
} two_ways;

/* Ask as a context does, at a trust, by turns with each option of the rulings that lines of supply go by. */
static inline void begin_ways(two_ways *w, const um_ctx *c, um_sure_level trust, um_recorder *rec)
{
    memset(w->options, -1, sizeof w->options);
    if (c->options)
        memcpy(w->options, c->options, sizeof w->options);
    w->options[MAD_RUL_HURON_ERIE_SUPPLY] = (int8_t)(w->nth % 3);
    w->options[MAD_RUL_LAKE_SUPPLY_ENDPOINTS] = (int8_t)(w->nth / 3 % 2);
    w->options[MAD_RUL_DEPOT_RANGE] = (int8_t)(w->nth / 6 % 2);
    w->quick = *c;
    w->quick.trust = trust;
    w->quick.options = w->options;
    w->quick.rec = NULL;
    if (w->quick.room)
        w->quick.room->kept = false; /* what was found by other rulings */
    w->asking = w->quick;
    w->asking.rec = rec;
}

static inline bool part_at(two_ways *w, int what, int side, int first, int second)
{
    w->what = what;
    w->side = side;
    w->first = first;
    w->second = second;
    return false;
}

static inline void forget(um_recorder *rec)
{
    rec->ndecisions = rec->nreads = rec->nfacts = rec->nuses = 0;
    rec->fact_mark = rec->use_mark = rec->read_mark = 0;
}

/* The unit that is put into one space after another, and where it stands first: nowhere. */
static inline int lift_unit(const two_ways *w, mad_state *then)
{
    int unit = w->nth % mad_map_of(&w->quick)->nunits;
    *then = *w->s;
    mad_put(then, mad_unit_ref(unit), UM_NONE);
    return unit;
}

/* Another position: units have gone all over the map, lakes have changed hands, depots have been made. */
static inline void stir(const two_ways *w, mad_state *then)
{
    enum { PIECES = 32 };
    const mad_map *m = mad_map_of(&w->quick);
    *then = *w->s;
    for (int k = 0; k < PIECES; k++) {
        int unit = (w->nth * 13 + k * 29) % m->nunits,
            space = (w->nth * 7 + k * (k + w->nth % 11)) % m->nspaces;
        mad_put(then, mad_unit_ref(unit), mad_space_ref(space));
    }
    for (int i = 0; i < m->nlakes; i++)
        then->lake[i].supply_owner = (int8_t)((int[]){MAD_US, MAD_BR, MAD_NOBODY}[(w->nth / (i + 1)) % 3]);
    for (int side = MAD_US; side <= MAD_BR; side++)
        if (w->nth % 4 == side)
            um_bit_set(&then->depots[side], w->nth * 11 % m->nspaces);
}

/* Each space for each side, its supply and who holds it. */
static inline bool same_spaces(two_ways *w)
{
    for (int i = 0; i < mad_map_of(&w->quick)->nspaces; i++)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            forget(w->asking.rec);
            um_truth traced = mad_space_supplied(&w->asking, w->s, i, side),
                     found = mad_space_supplied(&w->quick, w->s, i, side);
            w->got[traced]++;
            if (traced != found)
                return part_at(w, i, side, traced, found);
            if (mad_controls(&w->asking, w->s, i, side) != mad_controls(&w->quick, w->s, i, side) ||
                mad_occupies(&w->asking, w->s, i, side) != mad_occupies(&w->quick, w->s, i, side))
                return part_at(w, i, side, -1, -1);
        }
    return true;
}

/* The picture of supply is what the line of each unit says. */
static inline bool pictured(two_ways *w, const mad_state *s)
{
    mad_state now = *s;
    mad_take_snapshot(&w->quick, &now);
    for (int u = 0; u < mad_map_of(&w->quick)->nunits; u++) {
        forget(w->asking.rec);
        um_truth traced = mad_supplied(&w->asking, s, mad_unit_ref(u));
        if (traced != mad_was_supplied(&now, u))
            return part_at(w, u, -1, traced, mad_was_supplied(&now, u));
    }
    return true;
}

/* One taken after another, of a position and of another, and again: what was found for the last is not looked
 * for anew. */
static inline bool same_picture(two_ways *w)
{
    mad_state then;
    stir(w, &then);
    return pictured(w, w->s) && pictured(w, &then) && pictured(w, w->s);
}

/* Its line in each space, found with those of all these spaces, is that of the position in which it stands
 * there. */
static inline bool same_force(two_ways *w)
{
    mad_state then;
    mad_leading lines;
    int unit = lift_unit(w, &then), side = mad_side_of(&w->quick, mad_unit_ref(unit));
    mad_begin_leading(&w->quick, &then, side, &lines);
    for (int i = 0; i < mad_map_of(&w->quick)->nspaces; i++) {
        mad_put(&then, mad_unit_ref(unit), mad_space_ref(i));
        um_truth of_force = mad_force_supplied(&w->quick, &then, i, side, &lines),
                 alone = mad_space_supplied(&w->quick, &then, i, side);
        w->forces++;
        if (of_force != alone)
            return part_at(w, i, side, of_force, alone);
    }
    return true;
}

/* The same where it is noted what is read: one after the other, and it is noted in the same order. */
static inline bool same_noted(two_ways *w)
{
    static um_recorder alone;
    um_ctx *asking = &w->asking;
    um_recorder *together = asking->rec;
    mad_state then;
    mad_leading lines;
    int unit = lift_unit(w, &then), side = mad_side_of(asking, mad_unit_ref(unit));
    alone.arena = together->arena;
    forget(&alone);
    forget(together);
    mad_begin_leading(asking, &then, side, &lines);
    for (int i = 0; i < mad_map_of(asking)->nspaces; i++) {
        mad_put(&then, mad_unit_ref(unit), mad_space_ref(i));
        um_truth of_force = mad_force_supplied(asking, &then, i, side, &lines);
        asking->rec = &alone;
        um_truth by_itself = mad_space_supplied(asking, &then, i, side);
        asking->rec = together;
        if (of_force != by_itself)
            return part_at(w, i, side, of_force, by_itself);
    }
    bool same = alone.nreads == together->nreads && alone.nuses == together->nuses;
    for (int i = 0; i < alone.nreads && same; i++)
        same =
            alone.reads[i].datum == together->reads[i].datum && alone.reads[i].num == together->reads[i].num;
    for (int i = 0; i < alone.nuses && same; i++)
        same = alone.uses[i] == together->uses[i];
    w->noted += alone.nreads;
    return same || part_at(w, unit, side, together->nreads, alone.nreads);
}

/* With some data believed beside the trust, or alone (`only`): the chart drawn for that gives what the data
 * give. */
static inline bool same_believed(two_ways *w, bool only)
{
    um_datum_id some[24];
    um_ctx drawn = w->quick, asking = w->quick;
    for (size_t i = 0; i < UM_COUNT(some); i++) {
        int kind = (int[]){MK_SPACE, MK_LINK, MK_UNIT}[i % 3],
            row = (w->nth + (int)i * 7) % um_rows(w->quick.pack, kind);
        bool list = kind == MK_LINK && i % 4 == 0, exists = kind == MK_LINK && i % 2;
        some[i] = list     ? um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS)
                  : exists ? um_datum_of(kind, row, UM_ATTR_EXISTS)
                           : um_datum_of(kind, row, (w->nth + (int)i) % mad_kinds[kind].nattrs);
    }
    drawn.believed = asking.believed = some;
    drawn.nbelieved = asking.nbelieved = UM_COUNT(some);
    drawn.only_believed = asking.only_believed = only;
    if (!drawn.room)
        return part_at(w, -1, -1, -1, -1);
    drawn.room->filled = false;
    asking.room = NULL;
    for (int i = w->nth % 5; i < mad_map_of(&w->quick)->nspaces; i += 5)
        for (int side = MAD_US; side <= MAD_BR; side++) {
            um_truth by_chart = mad_space_supplied(&drawn, w->s, i, side),
                     by_data = mad_space_supplied(&asking, w->s, i, side);
            w->believed++;
            if (by_chart != by_data ||
                mad_controls(&drawn, w->s, i, side) != mad_controls(&asking, w->s, i, side))
                return part_at(w, i, side, by_chart, by_data);
        }
    return true;
}

/* All of it, of a position and of another. */
static inline bool same_both_ways(two_ways *w)
{
    mad_state then;
    bool same = true;
    stir(w, &then);
    for (int k = 0; k < 2 && same; k++) {
        same = same_spaces(w) && same_picture(w) && same_force(w) && same_noted(w) &&
               same_believed(w, w->nth % 2);
        w->s = &then;
    }
    return same;
}

#endif
