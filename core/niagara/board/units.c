/* What a unit is, has left and can do. */
#include "core/niagara/board/board.h"
#include "core/niagara/rulings.h"

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

void nia_blame(um_ctx *c, const um_action *a, int unit)
{
    um_ctx quiet = um_quiet(c);
    int side = unit < 0 || (a && a->player >= 0) ? NIA_NOBODY : nia_side_of(&quiet, um_ref_of(NK_UNIT, unit));
    um_fault(c, side == NIA_NOBODY ? -1 : side);
}

bool nia_friends(um_ctx *c, um_ref a, um_ref b)
{
    int side = nia_side_of(c, a);
    return side != NIA_NOBODY && side == nia_side_of(c, b);
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

static um_range start_bases(um_ctx *c, int unit)
{
    um_range bases = um_int(c, NK_UNIT, unit, NIA_UNIT_BASES);
    return um_known(bases) ? bases : um_div_down(nia_start_figures(c, unit), per_base(c, unit));
}

/* Figures that go with a casualty (N13.3, NR25). */
static int casualty_figures(um_ctx *c, int unit)
{
    if (nia_is_type(c, unit, NIA_CAVALRY) == UM_YES)
        return 2;
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_YES)
        return 4;
    return um_ruled(c, NIA_NR25, NIA_O_NR25_FOUR_FIGURES) ? 4 : 1;
}

um_range nia_figures(um_ctx *c, const nia_state *s, int unit)
{
    um_range lost = um_times(s->unit[unit].cas, casualty_figures(c, unit));
    return um_most(um_sub(nia_start_figures(c, unit), lost), um_exactly(0));
}

um_range nia_bases(um_ctx *c, const nia_state *s, int unit)
{
    if (per_base(c, unit) == 1)
        return nia_figures(c, s, unit);
    return um_most(um_sub(start_bases(c, unit), s->unit[unit].cas), um_exactly(0));
}

bool nia_guns_told(um_ctx *c, int unit)
{
    return um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_GUNS))->sure != UM_UNKNOWN;
}

um_range nia_start_guns(um_ctx *c, int unit)
{
    um_range guns = um_int(c, NK_UNIT, unit, NIA_UNIT_GUNS);
    if (nia_is_type(c, unit, NIA_ROCKET) == UM_YES && !nia_guns_told(c, unit))
        return um_exactly(1); /* one stand of rockets */
    return nia_guns_told(c, unit) ? guns : um_span(1, guns.hi);
}

um_range nia_guns(um_ctx *c, const nia_state *s, int unit)
{
    um_range guns = nia_start_guns(c, unit);
    um_range left = um_most(um_sub(guns, s->unit[unit].cas), um_exactly(0));
    if (s->unit[unit].cas.hi == 0 || um_ruled(c, NIA_NR26, NIA_O_NR26_ONE_GUN))
        return left;
    return s->unit[unit].cas.lo > 0 ? um_exactly(0) : um_span(0, guns.hi);
}

um_range nia_capacity(um_ctx *c, int unit)
{
    if (nia_is_guns(c, unit) == UM_YES)
        return um_ruled(c, NIA_NR26, NIA_O_NR26_ONE_GUN) ? nia_start_guns(c, unit) : um_exactly(1);
    return um_div_up(nia_start_figures(c, unit), casualty_figures(c, unit));
}

/* ---- weapons ---- */

/* As stated, else muskets or rifles: the text arms no kind of troops with either. */
um_range nia_shoots_with(um_ctx *c, int unit)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_WEAPON));
    return d->sure != UM_UNKNOWN ? um_word(c, NK_UNIT, unit, NIA_UNIT_WEAPON)
                                 : um_span(NIA_MUSKET, NIA_RIFLE);
}

/* N7.1: the class stated, else the one whose weights hold the shot. */
um_ref nia_gun_class(um_ctx *c, int unit)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_GUN));
    if (d->lo != UM_NONE)
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

/* ---- how it fares ---- */

um_truth nia_under_fire(um_ctx *c, const nia_state *s, int unit, bool manoeuvre)
{
    const nia_unit *u = &s->unit[unit];
    bool told = u->shot_before != NIA_NOT_SHOT || nia_last_turn_told(s);
    bool before =
        manoeuvre && (!told || u->shot != u->shot_before) && um_ruled(c, NIA_NR22, NIA_O_NR22_LAST_TURN);
    int shot = before ? u->shot_before : u->shot;
    if (before && !told)
        return um_missing(c, "whether it was under fire in the turn before");
    if (shot == NIA_SHOT_AT)
        return um_sure(um_ruled(c, NIA_NR10, NIA_O_NR10_SHOT_AT));
    return um_sure(shot == NIA_HURT);
}

/* A stand-off holds both sides, until all of one of them are beaten by others or gone. */
um_truth nia_locked(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    if (u->owes != NIA_OWES_STANDOFF)
        return UM_NO;
    if (u->foe == UM_NONE)
        return um_missing(c, "whom the unit fought");
    bool held = false;
    for (int i = 0; i < NIA_UNITS; i++) {
        const nia_unit *other = &s->unit[i];
        bool foe = u->foe == um_ref_of(NK_UNIT, i) || other->foe == um_ref_of(NK_UNIT, unit);
        held = held || (foe && !other->gone && other->owes == NIA_OWES_STANDOFF);
    }
    return um_sure(held);
}

void nia_aim_clear(nia_aim *a)
{
    *a = (nia_aim){.target = UM_NONE, .band = -1, .range = -1};
}

void nia_note_aim(nia_unit *u, const nia_aim *a)
{
    for (int i = 0; i < 2; i++) {
        nia_aim *now = &u->now[i];
        bool same =
            now->guns > 0 && now->target == a->target && now->band == a->band && now->range == a->range;
        if (now->guns > 0 && !same)
            continue;
        int32_t guns = now->guns + (a->guns > 0 ? a->guns : 1);
        *now = *a;
        now->guns = guns;
        return;
    }
    u->scattered = 1;
}

void nia_turn_aims(nia_unit *u, int guns)
{
    int fired = u->now[0].guns + u->now[1].guns;
    if (fired == 0)
        return;
    nia_aim rest = u->before[0]; /* of those that did not fire in the turn that ends */
    bool one_rest = u->now[1].guns == 0 && u->before[1].target == UM_NONE;
    u->before[0] = u->now[0];
    u->before[1] = u->now[1];
    if (fired >= guns)
        u->hist_known = !u->scattered;
    else if (one_rest) { /* nothing is known of them that was not before */
        u->before[1] = rest;
        u->before[1].guns =
            rest.guns > 0 ? um_least(um_exactly(rest.guns), um_exactly(guns - fired)).lo : guns - fired;
    } else
        u->hist_known = 0; /* two targets are kept, and here are more */
    u->scattered = 0;
    nia_aim_clear(&u->now[0]);
    nia_aim_clear(&u->now[1]);
}

bool nia_prey_left(const nia_state *s, int unit)
{
    bool any = s->unit[unit].foe == UM_NONE;
    for (int i = 0; i < NIA_UNITS; i++)
        any = any ||
              ((s->unit[unit].foe == um_ref_of(NK_UNIT, i) || s->unit[i].foe == um_ref_of(NK_UNIT, unit)) &&
               !s->unit[i].gone);
    return any;
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

bool nia_suffered_untold(const nia_state *s, int unit)
{
    return s->turn > 0 && s->unit[unit].untold;
}

um_truth nia_has_dp(um_ctx *c, const nia_state *s, int unit, int n)
{
    const nia_unit *u = &s->unit[unit];
    if (n <= u->dp.hi || n > NIA_DP_MOST || !nia_suffered_untold(s, unit))
        return um_sure(n <= u->dp.hi);
    return um_missing(c, "what the unit had suffered before the turns that it tells");
}

/* Off the table, owing a rout, or run and not back in the fight. */
um_truth nia_broken(const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    return um_sure(u->gone || u->ran || u->owes == NIA_OWES_ROUT);
}

um_range nia_lost(um_ctx *c, const nia_state *s, int side, int what)
{
    um_range all = um_exactly(0);
    for (int i = 0; what == NIA_LOST_COMMANDERS && i < um_rows(c->pack, NK_COMMANDER); i++)
        if (nia_side_of(c, um_ref_of(NK_COMMANDER, i)) == side &&
            (s->commander[i].gone || s->commander[i].maybe_gone))
            all = um_add(all, um_span(s->commander[i].gone, 1));
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        bool guns = nia_is_guns(c, i) == UM_YES;
        if (nia_side_of(c, um_ref_of(NK_UNIT, i)) != side || guns != (what == NIA_LOST_GUNS) ||
            what == NIA_LOST_COMMANDERS)
            continue;
        um_range figures = um_least(um_times(s->unit[i].cas, casualty_figures(c, i)),
                                    um_exactly(nia_start_figures(c, i).hi));
        all = um_add(all, what == NIA_LOST_FIGURES ? figures : s->unit[i].cas);
    }
    return all;
}
