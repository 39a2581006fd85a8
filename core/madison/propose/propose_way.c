/* What somebody's way across the table was: a march, a voyage, a retreat, an arrival. Each verb has rows of
 * what it leaves on the table. The rules choose: each row that fits the ends of the way is tried, and the
 * best verdict wins; of equals the likeliest, which stands first. */
#include "core/madison/propose/propose_way.h"

#include "core/madison/board/10_retreat_ways.h"
#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

/* ---- who ---- */

bool mad_way_anybody(mad_proposal *p, const mad_trail *t)
{
    (void)p;
    return t->to != UM_NONE;
}

/* Naval leaders go with those on land when they leave a space. */
static bool on_land(mad_proposal *p, const mad_trail *t)
{
    (void)p;
    return um_ref_kind(t->piece) != MK_SHIP;
}

static bool on_water(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_is_naval(p, t->piece);
}

static bool land_to_land(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_is_land(p, t->piece) && mad_prop_is_space(t->from) && mad_prop_is_space(t->to);
}

static bool is_leader(mad_proposal *p, const mad_trail *t)
{
    (void)p;
    return um_ref_kind(t->piece) == MK_LEADER;
}

static bool is_ship(mad_proposal *p, const mad_trail *t)
{
    (void)p;
    return um_ref_kind(t->piece) == MK_SHIP;
}

bool mad_way_from_afar(mad_proposal *p, const mad_trail *t)
{
    return (mad_prop_class(p, t->from) & MAD_AFAR) && (mad_prop_class(p, t->to) & MAD_WATERS);
}

int mad_way_company(mad_proposal *p, const mad_trail *lead, mad_prop_fits_fn *fits)
{
    int n = 0;
    for (int i = 0; i < p->trails; i++)
        n += mad_prop_together(p, lead, &p->t[i]) && fits(p, &p->t[i]);
    return n;
}

/* ---- rows and hooks ---- */

enum { OWN = 1, OTHERS = 2, NOBODYS = 4, ALL = OWN | OTHERS | NOBODYS };

/* Makes what a row does not say by itself: the pieces, and where to. */
typedef bool make_fn(mad_proposal *p, mad_trail *t, const mad_row *row);
struct mad_row { /* what a verb leaves on the table */
    int verb;
    unsigned in;             /* in whose plays */
    uint32_t from, to;       /* classes of places */
    mad_prop_fits_fn *shows; /* whose way may be it */
    mad_prop_fits_fn *who;   /* of whom it speaks */
    make_fn *make;
};

/* Every drop is next to the one before: it is the way itself. */
static bool leg_by_leg(mad_proposal *p, const mad_trail *t)
{
    um_ref at = t->from;
    for (int i = 0; i <= t->vias; i++) {
        um_ref next = i < t->vias ? t->via[i] : t->to;
        if (!mad_prop_is_space(next) || mad_adjoins(&p->c, um_ref_row(at), um_ref_row(next)) == UM_NO)
            return false;
        at = next;
    }
    return true;
}

/* Of a company, the one whose way shows most stops. */
static const mad_trail *guide(mad_proposal *p, const mad_trail *t, mad_prop_fits_fn *who)
{
    const mad_trail *by = t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, t, &p->t[i]) && who(p, &p->t[i]) && p->t[i].vias >= by->vias)
            by = &p->t[i];
    return by;
}

static bool make_move(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    const mad_trail *by = guide(p, t, row->who);
    mad_prop_put_company(p, MP_MOVE_PIECES, t, row->who);
    mad_prop_put_path(p, MP_MOVE_PATH, by,
                      by->vias && (t->said >= 0 || mad_prop_on_the_way(p, by) ||
                                   ((p->as_dropped || mad_prop_goes_by_stops(p)) && leg_by_leg(p, by))));
    return true;
}

/* Where no ship can lie it was dropped by a slip. */
static bool is_ashore(mad_proposal *p, um_ref place)
{
    um_truth water = mad_prop_is_space(place) ? UM_NO : UM_YES;
    for (int l = 0; l < mad_map_of(&p->c)->nlakes && water == UM_NO; l++)
        water = mad_sea_on_lake(&p->c, &p->s, place, l);
    return water == UM_NO;
}

static void put_voyage(mad_proposal *p, const mad_trail *t)
{
    um_make_step(&p->m, MP_SAIL_PATH, t->from, false);
    for (int i = 0; i < t->vias; i++)
        if (!is_ashore(p, t->via[i]))
            um_make_step(&p->m, MP_SAIL_PATH, t->via[i], true);
    um_make_step(&p->m, MP_SAIL_PATH, t->to, true);
}

static bool make_sail(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    (void)row;
    if (!mad_prop_put_company(p, MP_SAIL_PIECES, t, mad_prop_sails))
        return false;
    put_voyage(p, guide(p, t, mad_prop_sails));
    mad_prop_put_company(p, MP_SAIL_CARRYING, t, mad_prop_taken_along);
    return true;
}

/* A unit that is turned as it leaves pays for the way. */
static int turned_with(mad_proposal *p, const mad_trail *t)
{
    for (int i = t->first; i < p->n; i++) {
        if (i > t->last && mad_prop_parted(p, t->last, i, t->side))
            return -1;
        if (p->ch[i].kind == UM_C_FACE && p->ch[i].what == t->piece && p->ch[i].value == 1 &&
            !mad_prop_is_used(p, i))
            return i;
    }
    for (int i = t->first - 1; i >= 0 && !mad_prop_parted(p, i, t->first, t->side); i--)
        if (p->ch[i].kind == UM_C_FACE && p->ch[i].what == t->piece && p->ch[i].value == 1 &&
            !mad_prop_is_used(p, i))
            return i;
    return -1;
}

/* A unit that goes off the map out of the space that its side's others retreat from: it has paid for the way
 * with its last strength. */
static bool is_lost_with(mad_proposal *p, const mad_trail *t, const mad_trail *o)
{
    return o != t && !o->done && o->side == t->side && o->from == t->from &&
           um_ref_kind(o->piece) == MK_UNIT && mad_prop_goes_off(p, o->last) &&
           !mad_prop_is_used(p, o->last) && !mad_prop_parted(p, t->last, o->first, t->side) &&
           !mad_prop_parted(p, o->last, t->first, t->side);
}

static bool put_lost(mad_proposal *p, const mad_trail *t)
{
    bool any = false;
    for (int i = 0; i < p->trails; i++)
        if (is_lost_with(p, t, &p->t[i])) {
            um_make_marked(&p->m, MP_RETREAT_PIECES, p->t[i].piece, MAD_MARK_REMOVED);
            mad_prop_from(p, p->t[i].first, p->t[i].last);
            any = true;
        }
    return any;
}

/* Leaders first; false: none of them has been turned, though they pay with that. */
static bool put_leaving(mad_proposal *p, mad_trail *t, bool turned)
{
    bool any = false;
    for (int leaders = 1; leaders >= 0; leaders--)
        for (int i = 0; i < p->trails; i++) {
            mad_trail *o = &p->t[i];
            if (!mad_prop_together(p, t, o) || is_leader(p, o) != leaders || !on_land(p, o))
                continue;
            int face = turned ? turned_with(p, o) : -1;
            um_make_marked(&p->m, MP_RETREAT_PIECES, o->piece, face >= 0 ? MAD_MARK_REDUCED : -1);
            mad_prop_from(p, o->first, face > o->last ? face : o->last);
            any |= face >= 0;
        }
    return any || !turned;
}

static bool leaves(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    um_make_ref(&p->m, MP_RETREAT_TO, t->to);
    if (row->verb != MV_DISPLACE && mad_way_company(p, t, is_ship)) {
        um_make_int(&p->m, MP_RETREAT_BY, MAD_BY_WATER);
        mad_prop_put_company(p, MP_RETREAT_SHIPS, t, is_ship);
    }
    return true;
}

static bool make_leaving(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    return put_leaving(p, t, false) && leaves(p, t, row);
}

static bool make_turned(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    return put_leaving(p, t, true) && leaves(p, t, row);
}

/* The same with those who were lost on the way. */
static bool make_lost(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    put_leaving(p, t, true);
    return put_lost(p, t) && leaves(p, t, row);
}

static bool make_fate(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    (void)row;
    um_make_ref(&p->m, MP_FATE_LEADER, t->piece);
    um_make_int(&p->m, MP_FATE_HOW, 0);
    um_make_ref(&p->m, MP_FATE_TO, t->to);
    return mad_way_company(p, t, mad_way_anybody) == 1;
}

/* Who goes, and where to, if that is a place of the map: false, there is nobody to be spoken of, or more than
 * the one that the verb has room for. */
static bool make_plain(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    const um_param *who = &mad_verbs[row->verb].params[MP_WHO];
    int n = mad_prop_put_company(p, MP_WHO, t, row->who);
    if (mad_prop_class(p, t->to) & MAD_WATERS)
        um_make_ref(&p->m, MP_WHERE, t->to);
    return n == 1 || (n > 1 && who->type != UM_P_REF);
}

static bool make_cross(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    (void)row;
    um_make_ref(&p->m, MP_CROSS_UNITS, t->piece);
    um_make_ref(&p->m, MP_CROSS_TO, t->to);
    return true;
}

/* Who leaves a box that was fought for, while the enemy lies there, has lost or is damaged: no free
 * withdrawal. */
static bool make_withdrawal(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    bool fought_for =
        p->s.sea.rolled && p->s.sea.lake == t->from && mad_sea_enemy_in_box(&p->c, &p->s, t->from, t->side);
    return !fought_for && make_plain(p, t, row);
}

/* Of a leader who was taken, or whose fleet was beaten. */
static bool make_return(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    bool taken = (mad_prop_class(p, t->from) & MAD_TAKEN) || mad_piece_at(&p->s, t->piece)->face;
    bool beaten = p->s.sea.rolled && p->s.sea.lake == t->from && on_water(p, t);
    return (beaten || (mad_way_from_afar(p, t) && taken)) && mad_way_company(p, t, mad_way_anybody) == 1 &&
           make_plain(p, t, row);
}

/* What an event does beside what is known of it: nothing, where that is known. */
static bool make_event(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    enum { PLACE, MOVE = 6 };
    um_make_int(&p->m, MP_EVENT_WHAT, mad_way_from_afar(p, t) ? PLACE : MOVE);
    mad_prop_put_company(p, MP_EVENT_PIECES, t, row->who);
    um_make_ref(&p->m, MP_EVENT_SPACE, t->to);
    return p->s.play.mode == MAD_MODE_EVENT && p->s.play.effect_unknown;
}

#define FROM_AFAR MAD_AFAR, MAD_WATERS, mad_way_anybody, mad_way_anybody
#define BY_WATER(to) MAD_ANYWHERE, to, on_water, on_water
#define BETWEEN_SPACES MAD_IN_SPACE, MAD_IN_SPACE
#define BY_LAND(who) BETWEEN_SPACES, on_land, who
static const mad_row rows[] = {
    {MV_BUILD, OWN, MAD_AFAR, MAD_IN_SPACE, is_ship, mad_way_anybody, make_plain},
    {MV_REINFORCE, ALL, FROM_AFAR, make_plain},
    {MV_LEADER_ENTER, ALL, FROM_AFAR, make_plain},
    {MV_ARRIVAL_ATTACK, ALL, FROM_AFAR, make_plain},
    {MV_NAVAL_RETURN, ALL, MAD_ANYWHERE, MAD_ANYWHERE, is_leader, is_leader, make_return},
    {MV_CROSS, OWN | NOBODYS, BETWEEN_SPACES, mad_prop_crosses, mad_way_anybody, make_cross},
    {MV_FLEE, ALL, MAD_IN_SPACE, MAD_WATERS, on_water, is_ship, make_plain}, /* costs less than to sail on */
    {MV_MOVE, OWN | NOBODYS, BETWEEN_SPACES, mad_prop_marches, mad_prop_marches, make_move},
    {MV_SAIL, OWN | NOBODYS, MAD_ANYWHERE, MAD_ANYWHERE, mad_prop_voyages, mad_prop_voyages, make_sail},
    /* who leaves may pay with flips, or, in place of a row before, with some who are lost */
    {MV_RETREAT, ALL, BY_LAND(mad_way_anybody), make_leaving},
    {MV_RETREAT, ALL, BY_LAND(mad_way_anybody), make_turned},
    {MV_RETREAT, 0, BY_LAND(mad_way_anybody), make_lost},
    {MV_RETREAT_BEFORE, OTHERS, BY_LAND(mad_way_anybody), make_leaving},
    {MV_RETREAT_BEFORE, OTHERS, BY_LAND(mad_way_anybody), make_turned},
    {MV_RETREAT_BEFORE, 0, BY_LAND(mad_way_anybody), make_lost},
    {MV_LEADER_FATE, ALL, MAD_ANYWHERE, MAD_IN_SPACE, is_leader, is_leader, make_fate},
    {MV_DISPLACE, ALL, BY_LAND(on_land), make_leaving},
    {MV_DISPLACE, ALL, BY_LAND(on_land), make_turned},
    {MV_DISPLACE, 0, BY_LAND(on_land), make_lost},
    {MV_DISPLACE, ALL, BETWEEN_SPACES, mad_way_anybody, mad_way_anybody, make_plain},
    {MV_FORCED_RETREAT, OWN | OTHERS, BY_LAND(mad_way_anybody), make_leaving},
    {MV_FORCED_RETREAT, OWN | OTHERS, BY_LAND(mad_way_anybody), make_turned},
    {MV_FORCED_RETREAT, 0, BY_LAND(mad_way_anybody), make_lost},
    {MV_NAVAL_RETREAT, OWN | OTHERS, BY_WATER(MAD_IN_SPACE), make_plain},
    {MV_FLEET_WITHDRAW, ALL, BY_WATER(MAD_IN_SPACE), make_withdrawal},
    {MV_WITHDRAW, OTHERS | NOBODYS, BY_WATER(MAD_IN_SPACE), make_withdrawal},
    {MV_FLEET_RETURN, ALL, BY_WATER(MAD_IN_LAKE), make_plain},
    {MV_DELAY, ALL, MAD_ANYWHERE, MAD_WAITING, mad_way_anybody, mad_way_anybody, make_plain},
    {MV_BLOCKED, ALL, MAD_ANYWHERE, MAD_WAITING, mad_way_anybody, mad_way_anybody, make_plain},
    {MV_EVENT, OWN | OTHERS, MAD_ANYWHERE, MAD_WATERS, mad_way_anybody, mad_way_anybody, make_event},
};

static const mad_row *row_of(int verb)
{
    const mad_row *row = rows;
    while (row->verb != verb)
        row++;
    return row;
}

bool mad_way_make(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    if ((t->said >= 0 && t->said != row->verb) || !(row->from & mad_prop_class(p, t->from)) ||
        !(row->to & mad_prop_class(p, t->to)) || !row->shows(p, t))
        return false;
    mad_prop_start(p, row->verb, t->side);
    if (!row->make(p, t, row))
        return false;
    mad_prop_located(p, p->first < 0 ? t->first : p->first, p->last < 0 ? t->last : p->last);
    return um_action_fits(&mad_verbs[row->verb], &p->m.action); /* a ship cannot attack where it arrives */
}

/* ---- choosing ---- */

/* The first row from this on that can be made and whose verdict is at least that; NULL: none. */
static const mad_row *next_allowed(mad_proposal *p, mad_trail *t, const mad_row *row, um_truth least)
{
    int side = mad_prop_side_in_play(p);
    unsigned in = side == MAD_NOBODY ? NOBODYS : side == t->side ? OWN : OTHERS;
    for (; row < rows + UM_COUNT(rows); row++)
        if ((row->in & in) && mad_way_make(p, t, row) && mad_prop_try(p) >= least)
            return row;
    return NULL;
}

/* What the rules allow for certain; a verdict that hangs on what is not known speaks for nothing. Of several
 * the first, unless the reading passes over it. */
const mad_row *mad_way_allowed(mad_proposal *p, mad_trail *t)
{
    const mad_row *first = next_allowed(p, t, rows, UM_YES), *other = first;
    for (int over = first ? mad_prop_passes_over(p) : 0; over > 0 && other; over--)
        other = next_allowed(p, t, other + 1, UM_YES);
    p->no_other |= first && !other;
    return other ? other : first;
}

static void settle_company(mad_proposal *p, const mad_trail *t)
{
    const mad_trail key = *t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, &key, &p->t[i]))
            mad_prop_settle_start(p, &p->t[i]);
}

void mad_way_send(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    settle_company(p, t);
    if (!mad_way_make(p, t, row))
        return;
    bool pays = row->make == make_turned || row->make == make_lost;
    for (int i = 0; i < p->trails && pays; i++) {
        int face = mad_prop_together(p, t, &p->t[i]) ? turned_with(p, &p->t[i]) : -1;
        if (face >= 0)
            mad_prop_use(p, face);
        if (row->make == make_lost && is_lost_with(p, t, &p->t[i])) {
            mad_prop_use(p, p->t[i].last);
            p->t[i].done = true;
        }
    }
    mad_prop_explain(p, t, row->who);
    mad_prop_send(p);
}

static bool may_be(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    return mad_way_make(p, t, row) && mad_prop_try(p) != UM_NO;
}

/* ---- what a way is taken for if the rules allow none of the rows: a verb, or -1, and it is only stated ----
 */

static int march_or_voyage(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_marches(p, t) ? MV_MOVE : mad_prop_voyages(p, t) ? MV_SAIL : -1;
}

/* From a box off the map. Nobody arrives in the box of a lake: who is put there came by way of a port. */
static int arrival_anyway(const mad_proposal *p, const mad_trail *t, bool nobodys)
{
    if (um_ref_kind(t->piece) == MK_SHIP && p->s.play.mode == MAD_MODE_BUILD && !nobodys)
        return MV_BUILD;
    bool placed = p->s.play.mode == MAD_MODE_EVENT && !nobodys;
    return um_ref_kind(t->to) == MK_LAKE || placed ? -1 : MV_REINFORCE;
}

/* Out of a battle that was rolled for, of ships in nobody's play, or behind their own side's: before its next
 * one, if the other side may have no card left; -1: none of these. */
static int unplayed_anyway(mad_proposal *p, mad_trail *t, int side)
{
    bool fleet = side == MAD_NOBODY && on_water(p, t);
    if (p->s.combat.space == t->from && p->s.combat.rolled && land_to_land(p, t))
        return MV_RETREAT;
    if (p->s.sea.rolled && p->s.sea.lake == t->from && on_water(p, t) &&
        (t->side != side || may_be(p, t, row_of(MV_NAVAL_RETREAT))))
        return MV_NAVAL_RETREAT;
    if (mad_prop_crosses(p, t))
        return MV_CROSS;
    if (fleet && um_ref_kind(t->from) == MK_LAKE)
        return MV_FLEET_WITHDRAW;
    if (fleet && um_ref_kind(t->to) == MK_LAKE)
        return MV_FLEET_RETURN;
    return side == t->side && may_be(p, t, row_of(MV_WITHDRAW)) ? MV_WITHDRAW : -1;
}

/* Of a piece in the other side's play: it makes way for those who have come, or moves out of turn. */
static int other_anyway(mad_proposal *p, const mad_trail *t, int side)
{
    bool entered =
        mad_prop_is_space(t->from) && mad_has_units(&p->c, &p->s, um_ref_row(t->from), side) == UM_YES;
    if (entered && (land_to_land(p, t) || is_ship(p, t)))
        return is_ship(p, t) ? MV_FLEE : MV_RETREAT_BEFORE;
    return mad_prop_out_of_turn(p, t) ? march_or_voyage(p, t) : -1;
}

static int verb_anyway(mad_proposal *p, mad_trail *t)
{
    int side = mad_prop_side_in_play(p);
    if (t->said >= 0)
        return t->said;
    if (mad_way_from_afar(p, t))
        return arrival_anyway(p, t, side == MAD_NOBODY);
    int verb = unplayed_anyway(p, t, side);
    if (verb >= 0)
        return verb;
    return side == MAD_NOBODY || side == t->side ? march_or_voyage(p, t) : other_anyway(p, t, side);
}

/* ---- the whole ---- */

static bool there_already(mad_proposal *p, const mad_trail *t)
{
    return t->from != t->to && t->to != UM_NONE && mad_place(&p->s, t->piece) == t->to && t->said < 0;
}

/* Whether somebody of a company is turned for a reason of its own once they have left. */
static bool turned_anyway(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    mad_supposed kept;
    bool due = false;
    if (!mad_way_make(p, t, row))
        return false;
    mad_prop_suppose(p, &kept);
    mad_prop_send(p);
    for (int i = 0; i < p->trails && !due; i++) {
        int face = mad_prop_together(p, t, &p->t[i]) ? turned_with(p, &p->t[i]) : -1;
        due = face >= 0 && mad_prop_is_loss_due(p, face);
    }
    mad_prop_as_before(p, &kept);
    return due;
}

/* The turn of one of the company that came before they left the battle that was rolled for; -1: none. */
static int turned_in_battle(mad_proposal *p, const mad_trail *t)
{
    for (int i = 0; i < p->trails && p->s.combat.rolled && p->s.combat.space == t->from; i++) {
        int face = mad_prop_together(p, t, &p->t[i]) ? turned_with(p, &p->t[i]) : -1;
        if (face >= 0 && face < t->first)
            return face;
    }
    return -1;
}

/* A unit flipped as it leaves pays for its retreat with a strength, though not asked to; one flipped in
 * battle before it left took a loss there. A flip that is due for another reason is left for later. */
static const mad_row *turned_or_not(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    if (row->make == make_turned)
        return may_be(p, t, row + 1) ? row + 1 : row;
    if (row->make != make_leaving)
        return row;
    const mad_row *turned = row + 1, *lost = row + 2; /* so they stand */
    if (may_be(p, t, lost))
        return lost;
    if (!mad_way_make(p, t, turned))
        return row;
    if (mad_prop_try(p) == UM_YES)
        return turned;
    if (turned_anyway(p, t, row))
        return row;
    int face = turned_in_battle(p, t);
    if (face < 0)
        return turned;
    mad_prop_send_loss(p, face);
    return row;
}

/* One who may leave by himself, where they may not all pay for it together. */
static bool pays_alone(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    if (row->make != make_turned || mad_way_company(p, t, mad_way_anybody) < 2 ||
        (mad_way_make(p, t, row) && mad_prop_try(p) == UM_YES))
        return false;
    p->alone = t;
    const mad_row *by_him = mad_way_allowed(p, t);
    if (by_him)
        by_him = turned_or_not(p, t, by_him);
    bool ok = by_him && mad_way_make(p, t, by_him) && mad_prop_try(p) == UM_YES;
    if (ok)
        mad_way_send(p, t, by_him);
    p->alone = NULL;
    return ok;
}

/* Some way of reading it is not forbidden, though it may hang on what is not known. */
static bool may_be_allowed(mad_proposal *p, mad_trail *t)
{
    return next_allowed(p, t, rows, UM_MAYBE) != NULL;
}

/* It went there and back, or is a part of that. */
static bool is_slip(const mad_proposal *p, const mad_trail *t)
{
    for (int i = t->first; i <= t->last; i++)
        if (p->ch[i].what == t->piece && p->ch[i].kind == UM_C_MOVE && !p->ch[i].ambiguous)
            return false;
    return p->ch[t->first].ambiguous && t->said < 0;
}

/* If nothing allows its going, it was not meant; who has gone has to come back by some act. */
static bool may_be_slip(const mad_proposal *p, const mad_trail *t)
{
    bool back = t->from == t->to;
    for (int i = 0; i < p->trails && !back; i++)
        back = p->t[i].piece == t->piece && p->t[i].first > t->last && p->ch[p->t[i].first].ambiguous;
    return back && is_slip(p, t);
}

/* The way on, or back, of one that did not go. */
static bool has_not_left(const mad_proposal *p, const mad_trail *t)
{
    return is_slip(p, t) && mad_place(&p->s, t->piece) != t->from;
}

/* Of those who go back by water from a battle that was rolled for, the troops: it is their retreat. */
static mad_trail *who_retreats(mad_proposal *p, mad_trail *t)
{
    bool fought = p->s.combat.rolled && p->s.combat.space == t->from && on_water(p, t);
    for (int i = 0; i < p->trails && fought; i++)
        if (mad_prop_together(p, t, &p->t[i]) && land_to_land(p, &p->t[i]))
            return &p->t[i];
    return t;
}

/* Where the log shows no cards at all, a voyage may be a play's sooner than a free one that was not due. */
static const mad_row *unless_not_due(mad_proposal *p, mad_trail *t, const mad_row *row)
{
    const mad_row *voyage = row_of(MV_SAIL);
    bool free_one = row->verb == MV_FLEET_RETURN || row->verb == MV_FLEET_WITHDRAW;
    bool unmarked = row->verb == MV_FLEET_RETURN && p->s.lake[um_ref_row(t->to)].marker != t->side;
    um_range hand = p->s.hand[t->side == MAD_BR];
    if (free_one && hand.lo != hand.hi && mad_way_make(p, t, row) && mad_prop_try(p) == UM_NO &&
        mad_way_make(p, t, voyage) && (unmarked || mad_prop_try(p) == UM_MAYBE))
        return voyage;
    return row;
}

void mad_prop_way(mad_proposal *p, mad_trail *t)
{
    if (there_already(p, t) || has_not_left(p, t)) {
        t->done = true;
        return;
    }
    if (mad_prop_puts_right(p, t)) {
        mad_prop_state_trail(p, t);
        return;
    }
    if (mad_prop_shares_ways(p))
        mad_way_share(p, t);
    mad_way_may_part(p, t);
    settle_company(p, t);
    const mad_row *row = mad_way_allowed(p, t);
    if (!row && mad_way_otherwise(p, t))
        return;
    if (!row && may_be_slip(p, t) && !may_be_allowed(p, t)) {
        t->done = true;
        return;
    }
    p->as_dropped = !row; /* no way is legal: the one that was shown tells why */
    if (!row) {
        int verb = verb_anyway(p, t = who_retreats(p, t));
        row = verb >= 0 ? row_of(verb) : NULL;
    }
    if (row)
        row = turned_or_not(p, t, unless_not_due(p, t, row));
    bool sent = row && pays_alone(p, t, row);
    if (row && !sent)
        mad_way_send(p, t, row);
    p->as_dropped = false;
    if (!t->done && !sent)
        mad_prop_state_trail(p, t);
    t->done |= !sent;
}

/* 7.31: ships come home free before the card; arrivals are older, too. What may not be done without the card
 * belongs to its play, though it was done before it. */
void mad_prop_before_play(mad_proposal *p, int opening)
{
    for (int i = 0; i < p->trails; i++) {
        mad_trail *t = &p->t[i];
        if (t->done || t->last >= opening || (mad_prop_goes_off(p, t->last) && t->to == UM_NONE))
            continue;
        if (mad_prop_puts_right(p, t)) {
            mad_prop_state_trail(p, t);
            continue;
        }
        const mad_row *row = mad_way_allowed(p, t);
        if (row && row->verb != MV_MOVE && row->verb != MV_SAIL && row->verb != MV_CROSS)
            mad_way_send(p, t, row);
    }
}
