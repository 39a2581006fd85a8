/* Trails of pieces as marches, voyages and arrivals. */
#include "core/madison/board/09_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

/* ---- trails ---- */

/* Beyond this many changes in between nobody speaks of one movement. */
enum { FAR_APART = 256 };

static bool parts(mad_proposal *p, int i, int side)
{
    const um_change *ch = &p->ch[i];
    switch (ch->kind) {
    case UM_C_ROLL:
    case UM_C_TURN:
        return true;
    case UM_C_SAY:
        return !mad_prop_opens(ch->said->verb);
    case UM_C_MOVE:
    case UM_C_ADD:
    case UM_C_REMOVE:
    case UM_C_FACE:
        return mad_prop_counts(p, i) && mad_side_of(&p->c, ch->what) != side;
    default:
        return false;
    }
}

bool mad_prop_parted(mad_proposal *p, int a, int b, int side)
{
    if (b - a > FAR_APART)
        return true;
    for (int i = a + 1; i < b; i++)
        if (parts(p, i, side))
            return true;
    return false;
}

/* Whether the side laid a card between two changes. */
static bool card_between(mad_proposal *p, int a, int b, int side)
{
    for (int i = a + 1; i < b; i++)
        if (p->ch[i].kind == UM_C_MOVE && p->ch[i].side == side &&
            mad_prop_role(&p->c, p->ch[i].from) == MAD_BOX_HAND)
            return true;
    return false;
}

/* Whether somebody goes to enemies for whom dice were rolled before he came: he fights them there. */
static bool has_fought(mad_proposal *p, const mad_trail *t)
{
    return p->first_roll < t->first && mad_prop_is_space(t->to) &&
           mad_has_units(&p->c, &p->s, um_ref_row(t->to), mad_other(t->side)) == UM_YES;
}

/* Who comes back behind a card, or from a battle, has made two journeys, not one that leads nowhere; and one
 * who has come back, if that was meant, makes another from there. */
static bool goes_on(mad_proposal *p, const mad_trail *t, int i)
{
    bool back = t->from == p->ch[i].to;
    if (t->to != p->ch[i].from || p->ch[t->first].mended || (t->from == t->to && mad_prop_slips_meant(p)) ||
        (back && (card_between(p, t->last, i, t->side) || has_fought(p, t))))
        return false;
    bool passes = mad_prop_class(p, t->to) == MAD_IN_BOX(MAD_BOX_TRANSIT); /* nobody stays there */
    return (passes || !mad_prop_ends_at_stops(p, t->piece)) && !mad_prop_parted(p, t->last, i, t->side);
}

static bool is_leaders(const mad_proposal *p, int i)
{
    return p->ch[i].kind == UM_C_MOVE && um_ref_kind(p->ch[i].what) == MK_LEADER && mad_prop_counts(p, i);
}

static bool same_drag(mad_proposal *p, int a, int b)
{
    return p->ch[a].from == p->ch[b].from && p->ch[a].to == p->ch[b].to &&
           mad_side_of(&p->c, p->ch[a].what) == mad_side_of(&p->c, p->ch[b].what) &&
           !mad_prop_parted(p, a < b ? a : b, a < b ? b : a, mad_side_of(&p->c, p->ch[a].what));
}

enum { NEARBY = 32 }; /* changes; a stack is not larger */

/* Whether a leader goes from `from` to `to` in some change of the play. */
static bool goes_at_all(const mad_proposal *p, um_ref leader, um_ref from, um_ref to)
{
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].what == leader && p->ch[i].from == from && p->ch[i].to == to)
            return true;
    return false;
}

/* Somebody led the drag at a, and did not make that at b: another leads it, who did not make the one at a. */
static bool led_at_one_only(mad_proposal *p, int a, int b)
{
    int i = a > NEARBY ? a - NEARBY : 0, end = a + NEARBY < p->n ? a + NEARBY : p->n;
    bool led = false;
    for (; i < end; i++) {
        if (!is_leaders(p, i) || !same_drag(p, a, i))
            continue;
        if (goes_at_all(p, p->ch[i].what, p->ch[b].from, p->ch[b].to))
            return false;
        led = true;
    }
    return led;
}

/* 8.72: a unit that goes on with other leaders than it came with makes a second journey. */
static bool changes_leader(mad_proposal *p, int a, int b)
{
    return um_ref_kind(p->ch[b].what) == MK_UNIT && led_at_one_only(p, a, b) && led_at_one_only(p, b, a);
}

static mad_trail *trail_of(mad_proposal *p, int i)
{
    for (int k = p->trails - 1; k >= 0; k--)
        if (p->t[k].piece == p->ch[i].what)
            return goes_on(p, &p->t[k], i) && !changes_leader(p, p->t[k].last, i) ? &p->t[k] : NULL;
    return NULL;
}

static void follow(mad_proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    mad_trail *t = trail_of(p, i);
    if (t) {
        p->cut_short |= t->vias == MAD_PROP_VIAS;
        if (t->vias < MAD_PROP_VIAS)
            t->via[t->vias++] = t->to;
        t->to = ch->to;
        t->last = i;
        return;
    }
    p->cut_short |= p->trails == MAD_PROP_TRAILS;
    if (p->trails == MAD_PROP_TRAILS)
        return;
    p->t[p->trails++] = (mad_trail){.piece = ch->what,
                                    .from = ch->from,
                                    .to = ch->to,
                                    .side = mad_side_of(&p->c, ch->what),
                                    .first = i,
                                    .last = i,
                                    .said = -1};
}

/* A player who announces a march without its way says who goes: what he then drags is it, there and back
 * included. */
static void announced(mad_proposal *p, int i)
{
    int n, param = p->ch[i].said->verb == MV_MOVE ? (int)MP_MOVE_PIECES : (int)MP_SAIL_PIECES;
    const um_value *v = um_values_of(p->ch[i].said, param, &n);
    for (int k = 0; k < p->trails && v; k++) {
        mad_trail *t = &p->t[k];
        for (int j = 0; j < n && t->first > i; j++)
            if (t->piece == v[j].ref && t->said < 0 && !mad_prop_parted(p, i, t->first, t->side))
                t->said = p->ch[i].said->verb;
    }
}

void mad_prop_trails(mad_proposal *p)
{
    p->first_roll = p->n;
    for (int i = p->n - 1; i >= 0; i--)
        if (p->ch[i].kind == UM_C_ROLL)
            p->first_roll = i;
    for (int i = 0; i < p->n; i++)
        if (mad_prop_is_drag(p, i))
            follow(p, i);
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && (p->ch[i].said->verb == MV_MOVE || p->ch[i].said->verb == MV_SAIL))
            announced(p, i);
    for (int i = 0; i < p->trails; i++)
        p->t[i].done |= p->t[i].from == p->t[i].to && p->t[i].said < 0 && !mad_prop_slips_meant(p);
}

/* A box of both sides and the same of one are one place. */
static bool is_same_place(mad_proposal *p, um_ref a, um_ref b)
{
    int role = mad_prop_role(&p->c, a);
    return a == b || (role >= 0 && role != MAD_BOX_PLAIN && role == mad_prop_role(&p->c, b));
}

/* Whether the game's position agrees with where the trail begins; if not, it is put right first. */
void mad_prop_settle_start(mad_proposal *p, const mad_trail *t)
{
    um_ref at = mad_place(&p->s, t->piece);
    if (t->from == UM_NONE || is_same_place(p, at, t->from) ||
        (at == UM_NONE && um_ref_kind(t->from) == MK_BOX))
        return;
    mad_prop_start(p, MV_AT, -1);
    mad_prop_located(p, t->first, t->first);
    um_make_ref(&p->m, MP_AT_PLACE, t->from);
    um_make_ref(&p->m, MP_AT_PIECES, t->piece);
    mad_prop_send(p);
}

static bool same_stops(const mad_trail *a, const mad_trail *b)
{
    bool same = a->vias == b->vias;
    for (int i = 0; i < a->vias && same; i++)
        same = a->via[i] == b->via[i];
    return same;
}

static bool same_journey(const mad_proposal *p, const mad_trail *a, const mad_trail *b)
{
    return !b->done && a->from == b->from && a->to == b->to && a->side == b->side &&
           (!mad_prop_goes_by_stops(p) || same_stops(a, b));
}

/* The piece of a way has gone elsewhere before that change; a way that was parted goes on at once. */
static bool has_gone_on(const mad_proposal *p, const mad_trail *t, int before)
{
    for (int i = 0; i < p->trails; i++)
        if (p->t[i].piece == t->piece && !p->t[i].rest && p->t[i].first > t->first && p->t[i].first < before)
            return true;
    return false;
}

/* The piece has another way behind it that has not been told yet. */
static bool is_to_come(const mad_proposal *p, const mad_trail *t)
{
    for (int i = 0; i < p->trails; i++)
        if (p->t[i].piece == t->piece && !p->t[i].done && p->t[i].first < t->first)
            return true;
    return false;
}

bool mad_prop_together(mad_proposal *p, const mad_trail *a, const mad_trail *b)
{
    const um_place *at = &p->ch[a->first].at, *bt = &p->ch[b->first].at;
    if (!same_journey(p, a, b) || mad_prop_crosses(p, a) != mad_prop_crosses(p, b) ||
        (p->alone && b->piece != a->piece) ||
        (p->at_once && (at->entry != bt->entry || at->file != bt->file)))
        return false;
    if (has_gone_on(p, a, b->first) || has_gone_on(p, b, a->first) || (a != b && is_to_come(p, b)))
        return false;
    return b->first < a->last || !mad_prop_parted(p, a->last, b->first, a->side);
}

/* ---- voyages and mad_prop_marches ---- */

/* By water, or so that it may be. */
static bool by_water(const mad_proposal *p, const mad_trail *t)
{
    uint32_t waters = MAD_WATERS | MAD_IN_BOX(MAD_BOX_TRANSIT);
    return (mad_prop_class(p, t->from) & waters) && (mad_prop_class(p, t->to) & waters);
}

bool mad_prop_sails(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_is_naval(p, t->piece) && by_water(p, t);
}

static const mad_trail *ship_between(mad_proposal *p, const mad_trail *t)
{
    for (int i = 0; i < p->trails; i++)
        if (um_ref_kind(p->t[i].piece) == MK_SHIP && p->t[i].from == t->from && p->t[i].to == t->to &&
            p->t[i].side == t->side && !mad_prop_parted(p, p->t[i].last, t->first, t->side) &&
            !mad_prop_parted(p, t->last, p->t[i].first, t->side))
            return &p->t[i];
    return NULL;
}

/* 3.61: the Northwest Company crosses between its two spaces by itself. */
bool mad_prop_crosses(mad_proposal *p, const mad_trail *t)
{
    int row = um_ref_row(t->piece);
    if (um_ref_kind(t->piece) != MK_UNIT || !mad_prop_is_space(t->from) || !mad_prop_is_space(t->to) ||
        um_is(&p->c, MK_UNIT, row, MAD_UNIT_SPECIAL, MAD_UNIT_NWC) != UM_YES)
        return false;
    int a = um_ref_row(t->from), b = um_ref_row(t->to);
    bool ab = um_is(&p->c, MK_SPACE, a, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH) == UM_YES &&
              um_is(&p->c, MK_SPACE, b, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC) == UM_YES;
    bool ba = um_is(&p->c, MK_SPACE, b, MAD_SPACE_ROLE, MAD_ROLE_ST_JOSEPH) == UM_YES &&
              um_is(&p->c, MK_SPACE, a, MAD_SPACE_ROLE, MAD_ROLE_MACKINAC) == UM_YES;
    return ab || ba;
}

/* A force moved by hand from town to town, not at once with the ship: it may have marched. */
static bool goes_afoot(const mad_proposal *p, const mad_trail *t, const mad_trail *ship)
{
    const um_place *a = &p->ch[t->first].at, *b = &p->ch[ship->first].at;
    return mad_prop_goes_by_itself(p) && mad_prop_is_space(t->from) && mad_prop_is_space(t->to) &&
           (a->entry != b->entry || a->file != b->file);
}

static bool is_carried(mad_proposal *p, const mad_trail *t)
{
    const mad_trail *ship = by_water(p, t) && mad_prop_is_land(p, t->piece) && !mad_prop_crosses(p, t)
                                ? ship_between(p, t)
                                : NULL;
    return ship && !goes_afoot(p, t, ship);
}

/* Its owner has said that it goes aboard, and will say where it goes ashore. */
static bool is_said_aboard(const mad_proposal *p, um_ref piece)
{
    for (int i = 0; i < p->n; i++) {
        int n = 0;
        const um_action *a = p->ch[i].kind == UM_C_SAY ? p->ch[i].said : NULL;
        const um_value *v = a && a->verb == MV_EMBARK ? um_values_of(a, MP_EMBARK_PIECES, &n) : NULL;
        for (int k = 0; k < n; k++)
            if (v[k].ref == piece)
                return true;
    }
    return false;
}

bool mad_prop_taken_along(mad_proposal *p, const mad_trail *t)
{
    const mad_piece *m = mad_piece_at(&p->s, t->piece);
    bool aboard = um_ref_kind(m->at) == MK_SHIP;
    return is_carried(p, t) && !(aboard && is_said_aboard(p, t->piece));
}

/* Somebody joined or was left at the place. */
static bool meets(mad_proposal *p, const mad_trail *t, um_ref place)
{
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *o = &p->t[i];
        if (o->side == t->side && o->piece != t->piece &&
            ((o->from == place && o->to == t->to) || (o->to == place && o->from == t->from)))
            return true;
    }
    return false;
}

/* Stopping places that cost nothing extra were passed on the way; others were slips of the hand, unless
 * somebody joined or stayed there. */
bool mad_prop_on_the_way(mad_proposal *p, const mad_trail *t)
{
    um_range direct = mad_way(&p->c, &p->s, t->side, um_ref_row(t->from), um_ref_row(t->to), NULL, NULL),
             via = um_exactly(0);
    um_ref at = t->from;
    bool met = false;
    for (int i = 0; i <= t->vias; i++) {
        um_ref next = i < t->vias ? t->via[i] : t->to;
        if (!mad_prop_is_space(next))
            return false;
        met |= i < t->vias && meets(p, t, next);
        via = um_add(via, mad_way(&p->c, &p->s, t->side, um_ref_row(at), um_ref_row(next), NULL, NULL));
        at = next;
    }
    return met || um_range_same(direct, via);
}

void mad_prop_put_path(mad_proposal *p, int param, const mad_trail *t, bool vias)
{
    um_make_step(&p->m, param, t->from, false);
    for (int i = 0; vias && i < t->vias; i++)
        um_make_step(&p->m, param, t->via[i], true);
    um_make_step(&p->m, param, t->to, true);
}

/* Leaders first, then units, each as they were moved. */
int mad_prop_put_company(mad_proposal *p, int param, mad_trail *lead, mad_prop_fits_fn *fits)
{
    int n = 0;
    for (int leaders = 1; leaders >= 0; leaders--)
        for (int i = 0; i < p->trails; i++) {
            mad_trail *t = &p->t[i];
            if (!mad_prop_together(p, lead, t) || (um_ref_kind(t->piece) == MK_LEADER) != leaders ||
                !fits(p, t))
                continue;
            um_make_ref(&p->m, param, t->piece);
            mad_prop_from(p, t->first, t->last);
            n++;
        }
    return n;
}

void mad_prop_explain(mad_proposal *p, const mad_trail *lead, mad_prop_fits_fn *fits)
{
    const mad_trail key = *lead;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, &key, &p->t[i]) && fits(p, &p->t[i]))
            p->t[i].done = true;
}

bool mad_prop_marches(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_is_land(p, t->piece) && mad_prop_is_space(t->from) && mad_prop_is_space(t->to) &&
           !is_carried(p, t) && !mad_prop_crosses(p, t);
}

bool mad_prop_voyages(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_sails(p, t) || is_carried(p, t);
}
