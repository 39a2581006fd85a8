/* Lines of supply (13) over sets of spaces: the same rules as 13_supply.c has, where nobody asks what an
 * answer rests on. Speed dictates the shape: a step over the map is a few words, and control is asked only of
 * spaces whose owner is not alone in them. */
#include "core/madison/board/13_supply_sets.h"

#include "core/madison/board/04_control.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"

#include <string.h>

static const um_bits none = {{0, 0}};

typedef struct lines {
    um_ctx *c;
    const mad_state *s;
    const mad_chart *chart;
    int side;
    um_truth level;             /* what is at least this sure is used */
    um_bits pass[3], garrisons; /* as of mad_passage */
    um_bits enter; /* at this level: these, and where it may end on a lake (R-lake-supply-endpoints) */
    um_bits seen;
    uint8_t over[MAD_LAKES][MAD_LAKES]; /* from lake to lake: um_truth + 1, 0: not asked yet */
    uint64_t ahead;                     /* lakes whose lines are still to be followed, as bits */
    bool leapt;                         /* every space that a missing link may lead to was seen */
} lines;

/* The side that alone has pieces in a space which for sure is the other's; MAD_NOBODY: neither. */
static int alone_abroad(const mad_chart *chart, const mad_manning *in, int space)
{
    bool us = um_bit(&in->anybody[MAD_US], space), br = um_bit(&in->anybody[MAD_BR], space);
    int side = us ? MAD_US : MAD_BR;
    bool abroad =
        um_bit(&chart->own[mad_other(side)][UM_YES], space) && !um_bit(&chart->own[side][UM_MAYBE], space);
    return us != br && abroad ? side : MAD_NOBODY;
}

/* 13.32 to 13.34: a space with nobody in it is its owner's, and so is one with nobody else's pieces; only of
 * the others is control asked, of one side from `first` to `last` or of both, and only once where one of them
 * occupies what the other keeps. */
static void find_passable(um_ctx *c, const mad_chart *chart, const mad_state *s, const mad_manning *in,
                          int first, int last, mad_passage out[2])
{
    um_bits open[2] = {none, none}, all = um_bits_first(mad_map_of(c)->nspaces);
    for (int side = first; side <= last; side++) {
        const um_bits *own = chart->own[side];
        memcpy(out[side].pass, own, sizeof out[side].pass);
        um_bits foreign = um_bits_less(&all, &own[UM_YES]);
        um_bits cut = um_bits_shared(&own[UM_MAYBE], &in->anybody[mad_other(side)]);
        um_bits taken = um_bits_shared(&foreign, &in->anybody[side]);
        open[side] = um_bits_both(&cut, &taken);
    }
    um_bits either = um_bits_both(&open[MAD_US], &open[MAD_BR]);
    for (int i = -1; (i = um_next_bit(either.w, 2, i)) >= 0;) {
        int who = alone_abroad(chart, in, i);
        um_truth taken = who == MAD_NOBODY ? UM_NO : mad_occupies(c, s, i, who);
        for (int side = first; side <= last; side++)
            if (who != MAD_NOBODY)
                mad_chart_set(out[side].pass, i, side == who ? taken : um_not(taken));
            else if (um_bit(&open[side], i))
                mad_chart_set(out[side].pass, i, mad_controls(c, s, i, side));
    }
}

/* Units that stand in a space for sure: what they are looked for in costs more than whether any are there. */
static bool garrisoned(um_ctx *c, const mad_state *s, int space, int side)
{
    return mad_units_stand(c, s, space, side) && mad_has_units(c, s, space, side) == UM_YES;
}

/* On a lake; in spaces that lines run through for sure they do not matter. */
static um_bits find_garrisons(um_ctx *c, const mad_chart *chart, const mad_state *s, int side,
                              const mad_manning *who, const um_bits pass[3])
{
    um_bits in = none, asked = um_bits_less(&chart->lakeside, &pass[UM_YES]);
    asked = um_bits_shared(&asked, &who->units[side]);
    for (int i = -1; (i = um_next_bit(asked.w, 2, i)) >= 0;)
        if (garrisoned(c, s, i, side))
            um_bit_set(&in, i);
    return in;
}

/* R-lake-supply-endpoints: a space that a line may not run through serves as its end on the lake. */
static void find_ends(lines *l)
{
    l->enter = l->pass[l->level];
    if (!um_bits_within(&l->garrisons, &l->enter) &&
        um_ruled(l->c, MAD_RUL_LAKE_SUPPLY_ENDPOINTS, MAD_O_LAKE_SUPPLY_ENDPOINTS_ANY_TOWN_WHERE_UNIT_STANDS))
        l->enter = um_bits_both(&l->enter, &l->garrisons);
}

void mad_find_passages(um_ctx *c, const mad_chart *chart, const mad_state *s, const mad_manning *who,
                       mad_passage out[2])
{
    find_passable(c, chart, s, who, MAD_US, MAD_BR, out);
    for (int side = MAD_US; side <= MAD_BR; side++)
        out[side].garrisons = find_garrisons(c, chart, s, side, who, out[side].pass);
}

static mad_passage passage_of(um_ctx *c, const mad_state *s, int side)
{
    const mad_chart *chart = mad_chart_of(c);
    const mad_manning who = mad_find_manning(c, s);
    mad_passage of[2];
    find_passable(c, chart, s, &who, side, side, of);
    of[side].garrisons = find_garrisons(c, chart, s, side, &who, of[side].pass);
    return of[side];
}

static lines lines_through(um_ctx *c, const mad_chart *chart, const mad_state *s, int side,
                           const mad_passage *passage)
{
    lines l = {.c = c, .s = s, .chart = chart, .side = side, .garrisons = passage->garrisons};
    memcpy(l.pass, passage->pass, sizeof l.pass);
    return l;
}

static void begin(lines *l, um_truth level)
{
    l->level = level;
    l->seen = none;
    l->ahead = um_bits_first(mad_map_of(l->c)->nlakes).w[0];
    l->leapt = false;
    find_ends(l);
}

/* Whether the line may go over the water from lake a to lake b. */
static um_truth over_lakes(lines *l, int a, int b)
{
    if (!l->over[a][b])
        l->over[a][b] = (uint8_t)(mad_lake_line(l->c, l->s, a, b, l->side) + 1);
    return (um_truth)(l->over[a][b] - 1);
}

/* The spaces one leg from any of these, by land or by water (13.35), that a line may go to; what has been
 * seen is not looked for. */
static um_bits legs_from(lines *l, const um_bits *front)
{
    um_bits to = none, unseen = um_bits_less(&l->enter, &l->seen);
    for (int i = -1; (i = um_next_bit(front->w, 2, i)) >= 0;)
        to = um_bits_both(&to, &l->chart->road[i][l->level]);
    for (int lake = -1; (lake = um_next_bit(&l->ahead, 1, lake)) >= 0;) {
        if (!um_bits_meet(&l->chart->port[lake][l->level], front))
            continue;
        um_clear_bit(&l->ahead, lake);
        for (int i = 0; i < mad_map_of(l->c)->nlakes; i++)
            if (um_bits_meet(&l->chart->port[i][l->level], &unseen) && over_lakes(l, lake, i) >= l->level)
                to = um_bits_both(&to, &l->chart->port[i][l->level]);
    }
    return um_bits_shared(&to, &l->enter);
}

/* Whether a link that the list lacks may lead on from one of these spaces, for the first time: the forts of
 * Lake Huron are reached by water, whatever the list lacks. */
static bool leap(lines *l, const um_bits *front)
{
    bool may = l->level == UM_MAYBE && !l->chart->all_listed && !l->leapt;
    may = may && !um_bits_within(front, &l->chart->huron);
    l->leapt |= may;
    return may;
}

/* The spaces one leg from these, seen before or not. */
static um_bits next_to(lines *l, const um_bits *front)
{
    um_bits to = legs_from(l, front), by_land = um_bits_less(&l->pass[l->level], &l->chart->huron);
    return leap(l, front) ? um_bits_both(&to, &by_land) : to;
}

/* Sees whatever can be reached from the front of what has been seen, until the goal is: all of it, or any.
 * Whether all was seen. */
static bool spread(lines *l, um_bits front, const um_bits *goal, bool any)
{
    while (!um_bits_none(&front)) {
        if (any ? um_bits_meet(goal, &l->seen) : um_bits_within(goal, &l->seen))
            return false;
        um_bits to = next_to(l, &front);
        front = um_bits_less(&to, &l->seen);
        l->seen = um_bits_both(&l->seen, &front);
    }
    return true;
}

/* 13.21, 13.22: printed sources in own territory; 13.51: depots. */
static um_bits sources_of(const lines *l, um_truth depots)
{
    um_bits at = um_bits_shared(&l->chart->source[l->level], &l->chart->own[l->side][l->level]);
    return depots >= l->level ? um_bits_both(&at, &l->s->depots[l->side]) : at;
}

/* Whether lines that are not there for sure are not there at all. */
static bool nothing_open(const mad_chart *chart, const mad_passage *passage, um_truth depots)
{
    return chart->all_sure && depots != UM_MAYBE &&
           um_bits_within(&passage->pass[UM_MAYBE], &passage->pass[UM_YES]);
}

static bool reaches(lines *l, int from, um_truth level, um_truth depots)
{
    begin(l, level);
    um_bits source = sources_of(l, depots), goal = um_bits_shared(&source, &l->enter);
    if (!um_bit(&l->pass[level], from))
        um_bit_clear(&goal, from); /* nor is a source one's own where the enemy holds it */
    um_bit_set(&l->seen, from);
    spread(l, l->seen, &goal, true);
    return um_bits_meet(&goal, &l->seen);
}

um_truth mad_line_by_sets(um_ctx *c, const mad_state *s, int space, int side, um_truth depots)
{
    const mad_passage passage = passage_of(c, s, side);
    return mad_line_through(c, mad_chart_of(c), s, space, side, depots, &passage);
}

um_truth mad_line_through(um_ctx *c, const mad_chart *chart, const mad_state *s, int space, int side,
                          um_truth depots, const mad_passage *passage)
{
    lines l = lines_through(c, chart, s, side, passage);
    if (reaches(&l, space, UM_YES, depots))
        return UM_YES;
    if (nothing_open(chart, passage, depots))
        return UM_NO;
    return reaches(&l, space, UM_MAYBE, depots) ? UM_MAYBE : UM_NO;
}

/* ---- from the sources back ---- */

/* The spaces from which one leg leads to any of these, and whose lines may go on from there. Legs lead both
 * ways, but for those of a missing link, which lead to what is passable from anywhere. */
static um_bits back_from(lines *l, const um_bits *front)
{
    um_bits from = legs_from(l, front), by_land = um_bits_less(&l->enter, &l->chart->huron),
            passable = um_bits_shared(front, &l->pass[l->level]);
    return leap(l, &passable) ? um_bits_both(&from, &by_land) : from;
}

/* The spaces that lines run through or end in, and from there to a source. */
static um_bits feeders(lines *l, um_truth level, um_truth depots)
{
    begin(l, level);
    um_bits source = sources_of(l, depots), front = um_bits_shared(&source, &l->enter);
    l->seen = front;
    while (!um_bits_none(&front)) {
        um_bits from = back_from(l, &front);
        front = um_bits_less(&from, &l->seen);
        l->seen = um_bits_both(&l->seen, &front);
    }
    return l->seen;
}

void mad_begin_leading(um_ctx *c, const mad_state *s, int side, mad_leading *out)
{
    memset(out->found, 0, sizeof out->found);
    if (!mad_chart_of(c)) {
        memset(&out->asked, 0, sizeof out->asked);
        return;
    }
    out->passage = passage_of(c, s, side);
}

static bool leads_on(const lines *all, int space, um_truth level, um_truth depots, mad_leading *known)
{
    lines l = *all;
    bool with = depots >= level;
    if (!known->found[with][level])
        known->to[with][level] = feeders(&l, level, depots);
    known->found[with][level] = true;
    begin(&l, level);
    l.enter = known->to[with][level];
    l.pass[level] = um_bits_shared(&l.pass[level], &l.enter); /* where a missing link may lead to */
    um_bits at = none;
    um_bit_set(&at, space);
    um_bits to = next_to(&l, &at);
    return !um_bits_none(&to);
}

um_truth mad_line_of_force(um_ctx *c, const mad_state *s, int space, int side, um_truth depots,
                           mad_leading *known)
{
    lines l = lines_through(c, mad_chart_of(c), s, side, &known->passage);
    for (um_truth level = UM_YES; level >= UM_MAYBE; level--) {
        l.level = level;
        um_bits source = sources_of(&l, depots);
        bool here = um_bit(&source, space);
        if (here &&
            mad_controls(c, s, space, side) < level) /* which may be a source for others, and is none now */
            return mad_line_by_sets(c, s, space, side, depots);
        if (here || leads_on(&l, space, level, depots, known))
            return level;
    }
    return UM_NO;
}

/* ---- the whole map at once ---- */

/* Whether a space that no line can pass through is one leg from a fed one. */
static bool touches(const lines *l, int space)
{
    lines one = *l;
    um_bits at = none;
    one.ahead = um_bits_first(mad_map_of(l->c)->nlakes).w[0];
    one.leapt = false;
    one.enter = one.pass[l->level] = l->seen;
    one.seen = none;
    um_bit_set(&at, space);
    um_bits to = next_to(&one, &at);
    return um_bits_meet(&to, &l->seen);
}

/* What was found before for the side, if this question may take it up: no other data or rulings than usual
 * are believed, and nobody wants to know which were asked. */
static mad_fed *fed_before(const lines *l, um_truth level)
{
    mad_room *r = (mad_room *)l->c->room;
    if (!r || level != UM_YES || l->c->nbelieved || l->c->only_believed || l->c->varied_ruling >= 0 ||
        l->c->pack->touched)
        return NULL;
    if (!r->begin.kept)
        memset(r->fed, 0, sizeof r->fed);
    r->begin.kept = true;
    return &r->fed[l->side];
}

static uint64_t barred_lakes(const lines *l)
{
    uint64_t barred = 0;
    for (int i = 0; i < mad_map_of(l->c)->nlakes; i++)
        if (mad_lake_barred(l->c, l->s, i, l->side))
            um_set_bit(&barred, i);
    return barred;
}

/* Sees from the sources whatever is wanted. Speed dictates that what was seen before is not looked for again:
 * mostly a play changes nothing that lines run through. It holds as long as each space of it may still be
 * entered, each source among them is one still, and no lake is barred that was not. */
static void see_fed(lines *l, const um_bits *sources, const um_bits *wanted)
{
    mad_fed *f = fed_before(l, l->level), now = {.chart = l->chart, .enter = l->enter};
    l->seen = um_bits_shared(sources, &l->pass[l->level]);
    um_bits front = l->seen;
    if (f) {
        now.barred = barred_lakes(l);
        um_bits begun = um_bits_shared(sources, &f->seen);
        if (f->chart == l->chart && um_bits_within(&f->seen, &l->enter) &&
            um_bits_within(&begun, &l->pass[l->level]) && !(now.barred & ~f->barred)) {
            bool same = f->whole && f->barred == now.barred && um_bits_within(&l->enter, &f->enter);
            front = same ? um_bits_less(&l->seen, &f->seen) : um_bits_both(&l->seen, &f->seen);
            l->seen = um_bits_both(&l->seen, &f->seen);
        }
    }
    now.whole = spread(l, front, wanted, false);
    now.seen = l->seen;
    if (f)
        *f = now;
}

/* Spaces wanted from which a line runs to a printed source, at least as surely as `level`: from the sources
 * over what is passable, and one leg beyond, where a unit may stand that holds nothing itself. */
static um_bits flood(lines *l, um_truth level, const um_bits *wanted)
{
    begin(l, level);
    um_bits source = sources_of(l, UM_NO);
    see_fed(l, &source, wanted);
    um_bits fed = l->seen, beyond = um_bits_less(wanted, &l->seen);
    for (int i = -1; (i = um_next_bit(beyond.w, 2, i)) >= 0;)
        if (touches(l, i))
            um_bit_set(&fed, i);
    return fed;
}

void mad_fed_by_sets(um_ctx *c, const mad_chart *chart, const mad_state *s, int side,
                     const mad_passage *passage, const um_bits *wanted, um_bits fed[3])
{
    lines l = lines_through(c, chart, s, side, passage);
    fed[UM_NO] = none;
    fed[UM_MAYBE] = fed[UM_YES] = flood(&l, UM_YES, wanted);
    if (!um_bits_within(wanted, &fed[UM_YES]) && !nothing_open(chart, passage, UM_NO))
        fed[UM_MAYBE] = flood(&l, UM_MAYBE, wanted);
}
