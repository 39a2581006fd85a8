/* What a unit is, has left and can bear: the figures behind every rule, and the one place of the cap. */
#include "core/niagara/niagara.h"

#include <stdio.h>
#include <stdlib.h>

um_truth nia_is_type(um_ctx *c, int unit, int type)
{
    return um_is(c, NK_UNIT, unit, NIA_UNIT_TYPE, type);
}

um_truth nia_is_foot(um_ctx *c, int unit)
{
    return um_or(nia_is_type(c, unit, NIA_INFANTRY),
                 um_or(nia_is_type(c, unit, NIA_SKIRMISHER), nia_is_type(c, unit, NIA_INDIAN)));
}

um_truth nia_is_guns(um_ctx *c, int unit)
{
    return um_or(nia_is_type(c, unit, NIA_ARTILLERY), nia_is_type(c, unit, NIA_ROCKET));
}

um_truth nia_in(um_ctx *c, const nia_state *s, int unit, int formation)
{
    int mask = s->unit[unit].formations;
    if (!(mask & (1 << formation)))
        return UM_NO;
    return mask == 1 << formation ? UM_YES : um_missing(c, "the formation of the unit");
}

um_truth nia_skirmishes(um_ctx *c, const nia_state *s, int unit)
{
    return nia_in(c, s, unit, NIA_SKIRMISH);
}

int nia_side_of(um_ctx *c, um_ref r)
{
    static const int attr[NIA_KINDS] = {
        [NK_UNIT] = NIA_UNIT_SIDE, [NK_COMMANDER] = NIA_COMMANDER_SIDE, [NK_OBJECTIVE] = NIA_OBJECTIVE_SIDE};
    int kind = r < 0 ? NK_UNIT : um_ref_kind(r);
    um_range side = um_word(c, kind, nia_row(r), attr[kind]);
    return um_known(side) ? side.lo : NIA_NOBODY;
}

/* N1.24, N1.25: Indians without a grade of their own are of the fourth or fifth. */
um_range nia_class(um_ctx *c, int unit)
{
    um_range grade = um_int(c, NK_UNIT, unit, NIA_UNIT_CLASS);
    if (!um_known(grade) && nia_is_type(c, unit, NIA_INDIAN) == UM_YES)
        return um_span(4, 5);
    return um_least(um_most(grade, um_exactly(1)), um_exactly(5));
}

/* ---- sizes ---- */

static int per_base(um_ctx *c, int unit)
{
    if (nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        return 2;
    return nia_is_type(c, unit, NIA_INFANTRY) == UM_YES ? 4 : 1;
}

um_range nia_start_figures(um_ctx *c, int unit)
{
    um_range figures = um_int(c, NK_UNIT, unit, NIA_UNIT_FIGURES);
    if (um_known(figures))
        return figures;
    um_range bases = um_int(c, NK_UNIT, unit, NIA_UNIT_BASES);
    if (um_known(bases))
        return um_times(bases, per_base(c, unit));
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_YES)
        return um_span(12, 32);
    return nia_is_type(c, unit, NIA_CAVALRY) == UM_YES ? um_span(4, 12) : um_span(1, 12);
}

um_range nia_start_bases(um_ctx *c, int unit)
{
    um_range bases = um_int(c, NK_UNIT, unit, NIA_UNIT_BASES);
    return um_known(bases) ? bases : um_div_down(nia_start_figures(c, unit), per_base(c, unit));
}

/* Figures that go with a casualty (N13.3, NR25). */
int nia_casualty_figures(um_ctx *c, int unit)
{
    if (nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        return 2;
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_YES)
        return 4;
    return um_ruled(c, NIA_NR25, NIA_O_NR25_FOUR_FIGURES) ? 4 : 1;
}

um_range nia_figures(um_ctx *c, const nia_state *s, int unit)
{
    um_range lost = um_times(s->unit[unit].cas, nia_casualty_figures(c, unit));
    return um_most(um_sub(nia_start_figures(c, unit), lost), um_exactly(0));
}

um_range nia_bases(um_ctx *c, const nia_state *s, int unit)
{
    if (per_base(c, unit) == 1)
        return nia_figures(c, s, unit);
    return um_most(um_sub(nia_start_bases(c, unit), s->unit[unit].cas), um_exactly(0));
}

bool nia_guns_told(um_ctx *c, int unit)
{
    return um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_GUNS))->sure != UM_UNKNOWN;
}

static um_range start_guns(um_ctx *c, int unit)
{
    um_range guns = um_int(c, NK_UNIT, unit, NIA_UNIT_GUNS);
    if (nia_is_type(c, unit, NIA_ROCKET) == UM_YES && !nia_guns_told(c, unit))
        return um_exactly(1); /* one stand of rockets */
    return nia_guns_told(c, unit) ? guns : um_span(1, guns.hi);
}

um_range nia_guns(um_ctx *c, const nia_state *s, int unit)
{
    um_range guns = start_guns(c, unit);
    um_range left = um_most(um_sub(guns, s->unit[unit].cas), um_exactly(0));
    if (s->unit[unit].cas.hi == 0 || um_ruled(c, NIA_NR26, NIA_O_NR26_ONE_GUN))
        return left;
    return s->unit[unit].cas.lo > 0 ? um_exactly(0) : um_span(0, guns.hi);
}

um_range nia_strength(um_ctx *c, const nia_state *s, int unit)
{
    um_use(c, NR_9_17);
    if (nia_is_guns(c, unit) == UM_YES)
        return um_times(
            um_ruled(c, NIA_NR42, NIA_O_NR42_STARTING) ? start_guns(c, unit) : nia_guns(c, s, unit), 8);
    um_range n =
        um_ruled(c, NIA_NR42, NIA_O_NR42_STARTING) ? nia_start_figures(c, unit) : nia_figures(c, s, unit);
    return nia_is_type(c, unit, NIA_CAVALRY) == UM_YES ? um_times(n, 4) : n;
}

um_range nia_capacity(um_ctx *c, int unit)
{
    if (nia_is_guns(c, unit) == UM_YES)
        return um_ruled(c, NIA_NR26, NIA_O_NR26_ONE_GUN) ? start_guns(c, unit) : um_exactly(1);
    return um_div_up(nia_start_figures(c, unit), nia_casualty_figures(c, unit));
}

/* ---- weapons ---- */

/* As stated; else formed foot and Indians have muskets, others muskets or rifles. */
um_range nia_shoots_with(um_ctx *c, int unit)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_WEAPON));
    if (d->sure != UM_UNKNOWN)
        return um_word(c, NK_UNIT, unit, NIA_UNIT_WEAPON);
    um_truth muskets = um_or(nia_is_type(c, unit, NIA_INFANTRY), nia_is_type(c, unit, NIA_INDIAN));
    return muskets == UM_YES ? um_exactly(NIA_MUSKET) : um_span(NIA_MUSKET, NIA_RIFLE);
}

/* N7.1: the class stated, else the one whose weights hold the shot. */
um_ref nia_gun_class(um_ctx *c, int unit)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_GUN));
    if (d->sure != UM_UNKNOWN && d->lo != UM_NONE)
        return d->lo;
    um_range pounds = um_int(c, NK_UNIT, unit, NIA_UNIT_POUNDER);
    for (int i = 0; um_known(pounds) && i < um_rows(c->pack, NK_GUN); i++)
        if (um_ge(pounds, um_int(c, NK_GUN, i, NIA_GUN_FROM)) == UM_YES &&
            um_le(pounds, um_int(c, NK_GUN, i, NIA_GUN_TO)) == UM_YES)
            return um_ref_of(NK_GUN, i);
    return UM_NONE;
}

um_range nia_gun_attr(um_ctx *c, int unit, int attr)
{
    um_ref gun = nia_gun_class(c, unit);
    if (gun != UM_NONE)
        return um_int(c, NK_GUN, nia_row(gun), attr);
    um_missing(c, "the class of the guns");
    return attr == NIA_GUN_DRM ? um_span(-1, 1) : um_span(30, 42);
}

/* ---- D-points and casualties ---- */

um_range nia_over_five(um_ctx *c, um_range had, um_range dp)
{
    um_range sum = um_add(had, dp);
    if (sum.hi <= NIA_DP_MOST)
        return um_exactly(0);
    if (um_ruled(c, NIA_NR24, NIA_O_NR24_EACH_EXCESS))
        return um_most(um_sub(sum, um_exactly(NIA_DP_MOST)), um_exactly(0));
    return (um_range){had.lo >= NIA_DP_MOST ? dp.lo : 0, had.hi >= NIA_DP_MOST ? dp.hi : 0};
}

void nia_take(um_ctx *c, nia_state *s, int unit, um_range dp, um_range cas, bool counts, int rule)
{
    nia_unit *u = &s->unit[unit];
    um_range over = nia_over_five(c, u->dp, dp);
    um_range limit = nia_capacity(c, unit);
    if (dp.hi != 0)
        u->why_dp = over.hi > 0 && !counts ? NR_13_2 : rule;
    if (cas.hi > 0)
        u->why_cas = rule;
    if (counts && over.hi > 0) {
        cas = um_add(cas, over);
        u->why_cas = NR_13_1;
    } else if (over.hi > 0) {
        u->why_cas = NR_13_2;
    }
    u->dp = um_least(um_most(um_add(u->dp, dp), um_exactly(0)), um_exactly(NIA_DP_MOST));
    u->cas = um_least(um_most(um_add(u->cas, cas), um_exactly(0)), um_exactly(limit.hi));
    if (u->cas.lo >= limit.hi)
        u->gone = 1;
}

um_truth nia_under_fire(um_ctx *c, const nia_state *s, int unit, bool manoeuvre)
{
    const nia_unit *u = &s->unit[unit];
    int shot = manoeuvre && (u->shot != u->shot_before) && um_ruled(c, NIA_NR22, NIA_O_NR22_LAST_TURN)
                   ? u->shot_before
                   : u->shot;
    if (shot == NIA_SHOT_AT)
        return um_sure(um_ruled(c, NIA_NR10, NIA_O_NR10_SHOT_AT));
    return um_sure(shot == NIA_HURT);
}

/* A stand-off holds both sides, until one of them is beaten by others or gone. */
um_truth nia_locked(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->owes != NIA_OWES_STANDOFF)
        return UM_NO;
    if (u->foe == UM_NONE)
        return um_missing(c, "whom the unit fought");
    const nia_unit *foe = &s->unit[nia_row(u->foe)];
    return um_sure(!foe->gone && foe->owes == NIA_OWES_STANDOFF);
}

void nia_leave_cover(nia_unit *u)
{
    if (u->cover != NIA_COVER_NONE)
        u->cover = NIA_COVER_UNKNOWN;
}

um_truth nia_in_combat(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if ((u->done & NIA_DONE_FOUGHT) || nia_locked(c, s, unit) == UM_YES)
        return UM_YES;
    bool near = u->contact >= 0 && u->contact <= 4 * NIA_INCH;
    return um_sure(near && um_ruled(c, NIA_NR11, NIA_O_NR11_CONTACT));
}

um_truth nia_missing_roll(um_ctx *c, const nia_state *s, const char *what)
{
    if (s->complete && um_ruled(c, NIA_NR64, NIA_O_NR64_BY_HEADER))
        return UM_NO;
    return um_missing(c, what);
}

/* ---- facts in words ---- */

void nia_fact_inches(um_ctx *c, const char *key, int32_t v)
{
    if (v % NIA_INCH)
        um_fact_text(c, key, "%s%d.%02d", v < 0 ? "-" : "", abs(v) / NIA_INCH, abs(v) % NIA_INCH);
    else
        um_fact_int(c, key, v / NIA_INCH);
}

static void count_words(char *out, size_t room, const um_range *r, const char *one, const char *many)
{
    if (r && r->lo != r->hi)
        snprintf(out, room, "%d to %d %s", (int)r->lo, (int)r->hi, many);
    else if (r)
        snprintf(out, room, "%d %s", (int)r->lo, r->lo == 1 ? one : many);
}

/* "driven, 2 D-points, 1 casualty"; what is NULL is left out. */
void nia_fact_losses(um_ctx *c, const char *key, const char *band, const um_range *dp, const um_range *cas)
{
    char points[48] = "", casualties[48] = "";
    count_words(points, sizeof points, dp, "D-point", "D-points");
    count_words(casualties, sizeof casualties, cas, "casualty", "casualties");
    um_fact_text(c, key, "%s%s%s%s%s", band ? band : "", band && (dp || cas) ? ", " : "", points,
                 dp && cas ? ", " : "", casualties);
}

/* ---- places ---- */

static const int32_t *place_of(const nia_state *s, um_ref r)
{
    int row = nia_row(r);
    if (um_ref_kind(r) == NK_UNIT)
        return s->unit[row].placed ? s->unit[row].at : NULL;
    const nia_commander *k = &s->commander[row];
    if (!k->placed && k->attached != UM_NONE)
        return place_of(s, k->attached);
    return k->placed ? k->at : NULL;
}

static int64_t root(int64_t square) /* rounded down */
{
    int64_t lo = 0, hi = INT64_C(1) << 31;
    while (lo + 1 < hi) {
        int64_t mid = lo + (hi - lo) / 2;
        if (mid * mid <= square)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

int32_t nia_apart(const int32_t *p, const int32_t *q)
{
    int64_t dx = (int64_t)p[0] - q[0], dy = (int64_t)p[1] - q[1];
    return (int32_t)root(dx * dx + dy * dy);
}

int32_t nia_distance(const nia_state *s, um_ref a, um_ref b)
{
    const int32_t *p = place_of(s, a), *q = place_of(s, b);
    return p && q ? nia_apart(p, q) : -1;
}

bool nia_passed(const int32_t *from, const int32_t *to, const int32_t *by, int32_t within)
{
    int64_t dx = (int64_t)to[0] - from[0], dy = (int64_t)to[1] - from[1];
    int64_t px = (int64_t)by[0] - from[0], py = (int64_t)by[1] - from[1];
    int64_t length = dx * dx + dy * dy, along = dx * px + dy * py, limit = (int64_t)within * within;
    if (along <= 0 || length == 0)
        return px * px + py * py <= limit;
    if (along >= length)
        return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= limit;
    int64_t aside = dx * py - dy * px; /* the height over the way, times its length */
    return (aside < 0 ? -aside : aside) <= within * (root(length) + 1);
}

bool nia_friends(um_ctx *c, um_ref a, um_ref b)
{
    int side = nia_side_of(c, a);
    return side != NIA_NOBODY && side == nia_side_of(c, b);
}

/* N13.3, N13.4, N12.3: who has nothing left does nothing more. */
void nia_judge_up(um_ctx *c, const nia_state *s, int unit)
{
    um_truth guns = nia_is_guns(c, unit);
    int rule = nia_is_type(c, unit, NIA_ROCKET) == UM_YES ? NR_12_3 : guns == UM_YES ? NR_13_4 : NR_13_3;
    if (!s->unit[unit].gone)
        return;
    um_fact_ref(c, "who", um_ref_of(NK_UNIT, unit));
    um_fact_text(c, "computed", "destroyed");
    um_fact_text(c, "claimed", "in action");
    um_decide(c, rule, UM_NO);
}
