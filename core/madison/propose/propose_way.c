/* What somebody's way across the table was: a march, a voyage, a retreat, an arrival. The rules choose: each
 * verb that fits the ends of the way is tried, and the best verdict wins; of equals the likeliest. */
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
    int role = mad_prop_role(&p->c, t->from);
    bool water = mad_prop_is_space(t->to) || um_ref_kind(t->to) == MK_LAKE;
    bool box = role == MAD_BOX_OFF_MAP || role == MAD_BOX_DELAYED || role == MAD_BOX_UNBUILT ||
               role == MAD_BOX_ELIMINATED || role == MAD_BOX_CAPTURED || role == MAD_BOX_REMOVED ||
               t->from == UM_NONE;
    return water && box;
}

int mad_way_company(mad_proposal *p, const mad_trail *lead, mad_prop_fits_fn *fits)
{
    int n = 0;
    for (int i = 0; i < p->trails; i++)
        n += mad_prop_together(p, lead, &p->t[i]) && fits(p, &p->t[i]);
    return n;
}

/* ---- making ---- */

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

static bool make_move(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!mad_prop_marches(p, t))
        return false;
    const mad_trail *by = t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, t, &p->t[i]) && mad_prop_marches(p, &p->t[i]) && p->t[i].vias > by->vias)
            by = &p->t[i];
    mad_prop_start(p, verb, t->side);
    mad_prop_put_company(p, MP_MOVE_PIECES, t, mad_prop_marches, first, last);
    mad_prop_put_path(
        p, MP_MOVE_PATH, by,
        by->vias && (t->said >= 0 || mad_prop_on_the_way(p, by) || (p->as_dropped && leg_by_leg(p, by))));
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

static bool make_sail(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!mad_prop_voyages(p, t))
        return false;
    const mad_trail *by = t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, t, &p->t[i]) && mad_prop_sails(p, &p->t[i]) && p->t[i].vias >= by->vias)
            by = &p->t[i];
    mad_prop_start(p, verb, t->side);
    if (!mad_prop_put_company(p, MP_SAIL_PIECES, t, mad_prop_sails, first, last))
        return false;
    put_voyage(p, by);
    mad_prop_put_company(p, MP_SAIL_CARRYING, t, mad_prop_taken_along, first, last);
    return true;
}

static bool make_cross(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!mad_prop_crosses(p, t))
        return false;
    mad_prop_start(p, verb, t->side);
    um_make_ref(&p->m, MP_CROSS_UNITS, t->piece);
    um_make_ref(&p->m, MP_CROSS_TO, t->to);
    *first = t->first;
    *last = t->last;
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

static bool any_lost_with(mad_proposal *p, const mad_trail *t)
{
    for (int i = 0; i < p->trails; i++)
        if (is_lost_with(p, t, &p->t[i]))
            return true;
    return false;
}

static void put_lost(mad_proposal *p, const mad_trail *t, int *first, int *last)
{
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *o = &p->t[i];
        if (!is_lost_with(p, t, o))
            continue;
        um_make_marked(&p->m, MP_RETREAT_PIECES, o->piece, MAD_MARK_REMOVED);
        *first = o->first < *first ? o->first : *first;
        *last = o->last > *last ? o->last : *last;
    }
}

static void put_leaving(mad_proposal *p, mad_trail *t, mad_prop_fits_fn *fits, bool turned, int *first,
                        int *last)
{
    for (int leaders = 1; leaders >= 0; leaders--)
        for (int i = 0; i < p->trails; i++) {
            mad_trail *o = &p->t[i];
            if (!mad_prop_together(p, t, o) || is_leader(p, o) != leaders || !fits(p, o))
                continue;
            int face = turned ? turned_with(p, o) : -1;
            um_make_marked(&p->m, MP_RETREAT_PIECES, o->piece, face >= 0 ? MAD_MARK_REDUCED : -1);
            *first = *first < 0 || o->first < *first ? o->first : *first;
            *last = o->last > *last ? o->last : *last;
            *last = face > *last ? face : *last;
        }
}

static bool leaves(mad_proposal *p, mad_trail *t, int verb, bool turned, bool lost, int *first, int *last)
{
    if (!on_land(p, t) || !mad_prop_is_space(t->from) || !mad_prop_is_space(t->to))
        return false;
    mad_prop_start(p, verb, t->side);
    put_leaving(p, t, on_land, turned, first, last);
    if (lost)
        put_lost(p, t, first, last);
    um_make_ref(&p->m, MP_RETREAT_TO, t->to);
    if (verb != MV_DISPLACE && mad_way_company(p, t, is_ship)) {
        um_make_int(&p->m, MP_RETREAT_BY, MAD_BY_WATER);
        mad_prop_put_company(p, MP_RETREAT_SHIPS, t, is_ship, first, last);
    }
    return true;
}

/* Ships that leave a town with those who are displaced. */
static bool make_displaced(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!mad_way_company(p, t, is_ship) || !mad_way_company(p, t, on_land) || !mad_prop_is_space(t->from) ||
        !mad_prop_is_space(t->to))
        return false;
    mad_prop_start(p, verb, t->side);
    put_leaving(p, t, mad_way_anybody, false, first, last);
    um_make_ref(&p->m, MP_RETREAT_TO, t->to);
    return true;
}

static bool make_leaving(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    return leaves(p, t, verb, false, false, first, last);
}

static bool make_turned(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    bool any = false;
    for (int i = 0; i < p->trails && !any; i++)
        any = mad_prop_together(p, t, &p->t[i]) && turned_with(p, &p->t[i]) >= 0;
    return any && leaves(p, t, verb, true, false, first, last);
}

/* The same with those who were lost on the way. */
static bool make_lost(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    return any_lost_with(p, t) && leaves(p, t, verb, true, true, first, last);
}

static bool make_fate(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!is_leader(p, t) || mad_way_company(p, t, mad_way_anybody) != 1 || !mad_prop_is_space(t->to))
        return false;
    mad_prop_start(p, verb, t->side);
    um_make_ref(&p->m, MP_FATE_LEADER, t->piece);
    um_make_int(&p->m, MP_FATE_HOW, 0);
    um_make_ref(&p->m, MP_FATE_TO, t->to);
    *first = t->first;
    *last = t->last;
    return true;
}

/* Who leaves a box that was fought for, while the enemy lies there, has lost or is damaged: no free
 * withdrawal. */
static bool is_fought_for(mad_proposal *p, const mad_trail *t)
{
    return p->s.sea.rolled && p->s.sea.lake == t->from &&
           mad_sea_enemy_in_box(&p->c, &p->s, t->from, t->side);
}

/* Ships and their leaders, then where they go. */
static bool make_ships(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    bool lake = um_ref_kind(t->to) == MK_LAKE, flees = verb == MV_FLEE;
    bool fits = verb == MV_FLEET_RETURN ? lake
                : verb == MV_FLEE       ? lake || mad_prop_is_space(t->to)
                                        : mad_prop_is_space(t->to);
    bool free_one = verb == MV_WITHDRAW || verb == MV_FLEET_WITHDRAW;
    if (!on_water(p, t) || !fits || (flees && !mad_prop_is_space(t->from)) ||
        (free_one && is_fought_for(p, t)))
        return false;
    mad_prop_start(p, verb, t->side);
    if (!mad_prop_put_company(p, MP_WHO, t, flees ? is_ship : on_water, first, last))
        return false;
    um_make_ref(&p->m, MP_WHERE, t->to);
    return true;
}

static bool make_arrival(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (!mad_way_from_afar(p, t) ||
        (verb == MV_LEADER_ENTER && (!is_leader(p, t) || mad_way_company(p, t, mad_way_anybody) > 1)))
        return false;
    mad_prop_start(p, verb, t->side);
    mad_prop_put_company(p, MP_WHO, t, mad_way_anybody, first, last);
    um_make_ref(&p->m, MP_WHERE, t->to);
    return true;
}

static bool make_build(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    return is_ship(p, t) && mad_prop_is_space(t->to) && make_arrival(p, t, verb, first, last);
}

static bool make_event(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    enum { PLACE, MOVE = 6 };
    if (p->s.play.mode != MAD_MODE_EVENT || mad_prop_side_in_play(p) == MAD_NOBODY ||
        !mad_prop_is_space_or_lake(t->to))
        return false;
    mad_prop_start(p, verb, t->side);
    um_make_int(&p->m, MP_EVENT_WHAT, mad_way_from_afar(p, t) ? PLACE : MOVE);
    mad_prop_put_company(p, MP_EVENT_PIECES, t, mad_way_anybody, first, last);
    um_make_ref(&p->m, MP_EVENT_SPACE, t->to);
    return true;
}

static bool make_return(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    int role = mad_prop_role(&p->c, t->from);
    bool taken = role == MAD_BOX_CAPTURED || role == MAD_BOX_ELIMINATED || role == MAD_BOX_REMOVED ||
                 mad_piece_at(&p->s, t->piece)->face;
    bool beaten = p->s.sea.rolled && p->s.sea.lake == t->from && on_water(p, t);
    if (!is_leader(p, t) || !(beaten || (mad_way_from_afar(p, t) && taken)) ||
        mad_way_company(p, t, mad_way_anybody) > 1)
        return false;
    mad_prop_start(p, verb, t->side);
    um_make_ref(&p->m, MP_NRETURN_LEADER, t->piece);
    um_make_ref(&p->m, MP_NRETURN_SPACE, t->to);
    *first = t->first;
    *last = t->last;
    return true;
}

static bool make_waiting(mad_proposal *p, mad_trail *t, int verb, int *first, int *last)
{
    if (mad_prop_role(&p->c, t->to) != MAD_BOX_DELAYED && mad_prop_role(&p->c, t->to) != MAD_BOX_OFF_MAP)
        return false;
    mad_prop_start(p, verb, t->side);
    return mad_prop_put_company(p, MP_WHO, t, mad_way_anybody, first, last) > 0;
}

/* ---- choosing ---- */

static const mad_guess own[] = {{MV_BUILD, make_build, mad_way_anybody},
                                {MV_REINFORCE, make_arrival, mad_way_anybody},
                                {MV_LEADER_ENTER, make_arrival, mad_way_anybody},
                                {MV_ARRIVAL_ATTACK, make_arrival, mad_way_anybody},
                                {MV_NAVAL_RETURN, make_return, is_leader},
                                {MV_CROSS, make_cross, mad_way_anybody},
                                {MV_FLEE, make_ships, is_ship}, /* costs less than to sail on */
                                {MV_MOVE, make_move, mad_prop_marches},
                                {MV_SAIL, make_sail, mad_prop_voyages},
                                {MV_RETREAT, make_leaving, mad_way_anybody},
                                {MV_RETREAT, make_turned, mad_way_anybody},
                                {MV_LEADER_FATE, make_fate, is_leader},
                                {MV_NAVAL_RETREAT, make_ships, on_water},
                                {MV_DISPLACE, make_leaving, on_land},
                                {MV_DISPLACE, make_displaced, mad_way_anybody},
                                {MV_DISPLACE, make_turned, on_land},
                                {MV_FORCED_RETREAT, make_leaving, mad_way_anybody},
                                {MV_FLEET_WITHDRAW, make_ships, on_water},
                                {MV_FLEET_RETURN, make_ships, on_water},
                                {MV_DELAY, make_waiting, mad_way_anybody},
                                {MV_BLOCKED, make_waiting, mad_way_anybody},
                                {MV_EVENT, make_event, mad_way_anybody}},
                       others[] = {{MV_RETREAT, make_leaving, mad_way_anybody},
                                   {MV_RETREAT, make_turned, mad_way_anybody},
                                   {MV_RETREAT_BEFORE, make_leaving, mad_way_anybody},
                                   {MV_RETREAT_BEFORE, make_turned, mad_way_anybody},
                                   {MV_FORCED_RETREAT, make_leaving, mad_way_anybody},
                                   {MV_FORCED_RETREAT, make_turned, mad_way_anybody},
                                   {MV_LEADER_FATE, make_fate, is_leader},
                                   {MV_DISPLACE, make_leaving, on_land},
                                   {MV_DISPLACE, make_displaced, mad_way_anybody},
                                   {MV_DISPLACE, make_turned, on_land},
                                   {MV_NAVAL_RETREAT, make_ships, on_water},
                                   {MV_FLEE, make_ships, is_ship},
                                   {MV_REINFORCE, make_arrival, mad_way_anybody},
                                   {MV_LEADER_ENTER, make_arrival, mad_way_anybody},
                                   {MV_ARRIVAL_ATTACK, make_arrival, mad_way_anybody},
                                   {MV_NAVAL_RETURN, make_return, is_leader},
                                   {MV_FLEET_WITHDRAW, make_ships, on_water},
                                   {MV_WITHDRAW, make_ships, on_water},
                                   {MV_FLEET_RETURN, make_ships, on_water},
                                   {MV_DELAY, make_waiting, mad_way_anybody},
                                   {MV_BLOCKED, make_waiting, mad_way_anybody},
                                   {MV_EVENT, make_event, mad_way_anybody}},
                       nobodys[] = {{MV_REINFORCE, make_arrival, mad_way_anybody},
                                    {MV_LEADER_ENTER, make_arrival, mad_way_anybody},
                                    {MV_ARRIVAL_ATTACK, make_arrival, mad_way_anybody},
                                    {MV_NAVAL_RETURN, make_return, is_leader},
                                    {MV_RETREAT, make_leaving, mad_way_anybody},
                                    {MV_RETREAT, make_turned, mad_way_anybody},
                                    {MV_DISPLACE, make_leaving, on_land},
                                    {MV_DISPLACE, make_displaced, mad_way_anybody},
                                    {MV_DISPLACE, make_turned, on_land},
                                    {MV_LEADER_FATE, make_fate, is_leader},
                                    {MV_FLEE, make_ships, is_ship},
                                    {MV_FLEET_WITHDRAW, make_ships, on_water},
                                    {MV_WITHDRAW, make_ships, on_water},
                                    {MV_FLEET_RETURN, make_ships, on_water},
                                    {MV_CROSS, make_cross, mad_way_anybody},
                                    {MV_MOVE, make_move, mad_prop_marches},
                                    {MV_SAIL, make_sail, mad_prop_voyages},
                                    {MV_DELAY, make_waiting, mad_way_anybody},
                                    {MV_BLOCKED, make_waiting, mad_way_anybody}};

typedef struct list {
    const mad_guess *g;
    size_t n;
} list;

static list list_of(const mad_proposal *p, const mad_trail *t)
{
    int side = mad_prop_side_in_play(p);
    if (side == MAD_NOBODY)
        return (list){nobodys, UM_COUNT(nobodys)};
    return side == t->side ? (list){own, UM_COUNT(own)} : (list){others, UM_COUNT(others)};
}

bool mad_way_make(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    int first = -1, last = -1;
    if ((t->said >= 0 && t->said != g->verb) || !g->make(p, t, g->verb, &first, &last))
        return false;
    mad_prop_located(p, first < 0 ? t->first : first, last < 0 ? t->last : last);
    return um_action_fits(&mad_verbs[g->verb], &p->m.action); /* a ship cannot attack where it arrives */
}

/* The first guess from g on that can be made and whose verdict is at least that; NULL: none. */
static const mad_guess *next_allowed(mad_proposal *p, mad_trail *t, const mad_guess *g, const mad_guess *end,
                                     um_truth least)
{
    while (g < end && !(mad_way_make(p, t, g) && mad_prop_try(p) >= least))
        g++;
    return g < end ? g : NULL;
}

/* What the rules allow for certain; a verdict that hangs on what is not known speaks for nothing. Of several
 * the first, unless the reading passes over it. */
const mad_guess *mad_way_allowed(mad_proposal *p, mad_trail *t)
{
    const list l = list_of(p, t);
    const mad_guess *end = l.g + l.n, *g = next_allowed(p, t, l.g, end, UM_YES), *other = g;
    for (int over = g ? mad_prop_passes_over(p) : 0; over > 0 && other; over--)
        other = next_allowed(p, t, other + 1, end, UM_YES);
    p->no_other |= g && !other;
    return other ? other : g;
}

static void settle_company(mad_proposal *p, const mad_trail *t)
{
    const mad_trail key = *t;
    for (int i = 0; i < p->trails; i++)
        if (mad_prop_together(p, &key, &p->t[i]))
            mad_prop_settle_start(p, &p->t[i]);
}

void mad_way_send(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    settle_company(p, t);
    if (!mad_way_make(p, t, g))
        return;
    for (int i = 0; i < p->trails; i++) {
        bool turned = g->make == make_turned || g->make == make_lost;
        int face = turned && mad_prop_together(p, t, &p->t[i]) ? turned_with(p, &p->t[i]) : -1;
        if (face >= 0)
            mad_prop_use(p, face);
    }
    for (int i = 0; i < p->trails && g->make == make_lost; i++)
        if (is_lost_with(p, t, &p->t[i])) {
            mad_prop_use(p, p->t[i].last);
            p->t[i].done = true;
        }
    mad_prop_explain(p, t, g->fits);
    mad_prop_send(p);
}

/* ---- what a way is taken for if the rules allow none of the actions tried ---- */

static const mad_guess march = {MV_MOVE, make_move, mad_prop_marches},
                       voyage = {MV_SAIL, make_sail, mad_prop_voyages};

static const mad_guess *march_or_voyage(mad_proposal *p, const mad_trail *t)
{
    return mad_prop_marches(p, t) ? &march : mad_prop_voyages(p, t) ? &voyage : NULL;
}

/* From a box off the map. Nobody arrives in the box of a lake: who is put there came by way of a port. */
static const mad_guess *fallback_arrival(const mad_proposal *p, const mad_trail *t, int side)
{
    static const mad_guess arrival = {MV_REINFORCE, make_arrival, mad_way_anybody},
                           build = {MV_BUILD, make_build, mad_way_anybody};
    if (um_ref_kind(t->piece) == MK_SHIP && p->s.play.mode == MAD_MODE_BUILD && side != MAD_NOBODY)
        return &build;
    if (um_ref_kind(t->to) == MK_LAKE)
        return NULL;
    return side == MAD_NOBODY || p->s.play.mode != MAD_MODE_EVENT ? &arrival : NULL;
}

/* Out of a battle that was rolled for, or of ships in nobody's play; NULL: neither. */
static const mad_guess *fallback_unplayed(mad_proposal *p, mad_trail *t, int side)
{
    static const mad_guess cross = {MV_CROSS, make_cross, mad_way_anybody},
                           home = {MV_FLEET_WITHDRAW, make_ships, on_water},
                           out = {MV_FLEET_RETURN, make_ships, on_water},
                           retreat = {MV_RETREAT, make_leaving, mad_way_anybody},
                           back = {MV_NAVAL_RETREAT, make_ships, on_water};
    bool fleet = side == MAD_NOBODY && on_water(p, t);
    if (p->s.combat.space == t->from && p->s.combat.rolled && land_to_land(p, t))
        return &retreat;
    bool fought = p->s.sea.rolled && p->s.sea.lake == t->from && on_water(p, t);
    if (fought && (t->side != side || (mad_way_make(p, t, &back) && mad_prop_try(p) != UM_NO)))
        return &back;
    if (mad_prop_crosses(p, t))
        return &cross;
    if (fleet && um_ref_kind(t->from) == MK_LAKE)
        return &home;
    return fleet && um_ref_kind(t->to) == MK_LAKE ? &out : NULL;
}

/* Of a piece in the other side's play: it makes way for those who have come, or moves out of turn. */
static const mad_guess *fallback_of_other(mad_proposal *p, const mad_trail *t, int side)
{
    static const mad_guess before = {MV_RETREAT_BEFORE, make_leaving, mad_way_anybody},
                           flight = {MV_FLEE, make_ships, is_ship};
    bool entered =
        mad_prop_is_space(t->from) && mad_has_units(&p->c, &p->s, um_ref_row(t->from), side) == UM_YES;
    if (entered && land_to_land(p, t))
        return &before;
    if (entered && is_ship(p, t))
        return &flight;
    return mad_prop_out_of_turn(p, t) ? march_or_voyage(p, t) : NULL;
}

/* NULL: where the way ends is only stated. */
static const mad_guess *fallback(mad_proposal *p, mad_trail *t)
{
    int side = mad_prop_side_in_play(p);
    if (t->said >= 0)
        return t->said == MV_MOVE ? &march : &voyage;
    if (mad_way_from_afar(p, t))
        return fallback_arrival(p, t, side);
    const mad_guess *g = fallback_unplayed(p, t, side);
    if (g)
        return g;
    return side == MAD_NOBODY || side == t->side ? march_or_voyage(p, t) : fallback_of_other(p, t, side);
}

/* ---- the whole ---- */

static bool there_already(mad_proposal *p, const mad_trail *t)
{
    return t->from != t->to && t->to != UM_NONE && mad_place(&p->s, t->piece) == t->to && t->said < 0;
}

/* Whether somebody of a company is turned for a reason of its own once they have left. */
static bool turned_anyway(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    mad_state kept = p->s;
    int64_t weight = p->weight;
    int steps = p->steps;
    bool weighs = p->weigh, due = false;
    const struct um_tracer *tracer = p->c.tracer;
    if (!mad_way_make(p, t, g))
        return false;
    p->weigh = true;
    p->c.tracer = NULL; /* what is tried here is not done yet */
    mad_prop_send(p);
    for (int i = 0; i < p->trails && !due; i++) {
        int face = mad_prop_together(p, t, &p->t[i]) ? turned_with(p, &p->t[i]) : -1;
        due = face >= 0 && mad_prop_is_loss_due(p, face);
    }
    p->s = kept;
    p->weigh = weighs;
    p->weight = weight;
    p->steps = steps;
    p->c.tracer = tracer;
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
static const mad_guess *turned_or_not(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    static const mad_guess turned[] = {{MV_RETREAT, make_turned, mad_way_anybody},
                                       {MV_RETREAT_BEFORE, make_turned, mad_way_anybody},
                                       {MV_FORCED_RETREAT, make_turned, mad_way_anybody},
                                       {MV_DISPLACE, make_turned, on_land}};
    static const mad_guess lost[] = {{MV_RETREAT, make_lost, mad_way_anybody},
                                     {MV_RETREAT_BEFORE, make_lost, mad_way_anybody},
                                     {MV_FORCED_RETREAT, make_lost, mad_way_anybody}};
    for (size_t i = 0; i < UM_COUNT(lost); i++)
        if (lost[i].verb == g->verb && (g->make == make_leaving || g->make == make_turned) &&
            mad_way_make(p, t, &lost[i]) && mad_prop_try(p) != UM_NO)
            return &lost[i];
    for (size_t i = 0; i < UM_COUNT(turned); i++) {
        if (turned[i].verb != g->verb || g->make != make_leaving || !mad_way_make(p, t, &turned[i]))
            continue;
        if (mad_prop_try(p) == UM_YES)
            return &turned[i];
        if (turned_anyway(p, t, g))
            return g;
        int face = turned_in_battle(p, t);
        if (face < 0)
            return &turned[i];
        mad_prop_send_loss(p, face);
    }
    return g;
}

/* One who may leave by himself, where they may not all pay for it together. */
static bool pays_alone(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    if (g->make != make_turned || mad_way_company(p, t, mad_way_anybody) < 2 ||
        (mad_way_make(p, t, g) && mad_prop_try(p) == UM_YES))
        return false;
    p->alone = t;
    const mad_guess *by_him = mad_way_allowed(p, t);
    if (by_him)
        by_him = turned_or_not(p, t, by_him);
    bool ok = by_him && mad_way_make(p, t, by_him) && mad_prop_try(p) == UM_YES;
    if (ok)
        mad_way_send(p, t, by_him);
    p->alone = NULL;
    return ok;
}

/* Where the log shows no cards at all, a voyage may be a play's sooner than a free one that was not due. */
static const mad_guess *unless_not_due(mad_proposal *p, mad_trail *t, const mad_guess *g)
{
    bool free_one = g->verb == MV_FLEET_RETURN || g->verb == MV_FLEET_WITHDRAW;
    bool unmarked = g->verb == MV_FLEET_RETURN && p->s.lake[um_ref_row(t->to)].marker != t->side;
    um_range hand = p->s.hand[t->side == MAD_BR];
    if (free_one && hand.lo != hand.hi && mad_way_make(p, t, g) && mad_prop_try(p) == UM_NO &&
        mad_way_make(p, t, &voyage) && (unmarked || mad_prop_try(p) == UM_MAYBE))
        return &voyage;
    return g;
}

/* Some way of reading it is not forbidden, though it may hang on what is not known. */
static bool may_be_allowed(mad_proposal *p, mad_trail *t)
{
    const list l = list_of(p, t);
    return next_allowed(p, t, l.g, l.g + l.n, UM_MAYBE) != NULL;
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
    if (p->order == MAD_PROP_AS_IT_WAS || p->order == MAD_PROP_WITH_SLIPS)
        mad_way_share(p, t);
    mad_way_may_part(p, t);
    settle_company(p, t);
    const mad_guess *g = mad_way_allowed(p, t);
    if (!g && mad_way_otherwise(p, t))
        return;
    if (!g && may_be_slip(p, t) && !may_be_allowed(p, t)) {
        t->done = true;
        return;
    }
    p->as_dropped = !g; /* no way is legal: the one that was shown tells why */
    if (!g)
        g = fallback(p, t = who_retreats(p, t));
    if (g)
        g = turned_or_not(p, t, unless_not_due(p, t, g));
    bool sent = g && pays_alone(p, t, g);
    if (g && !sent)
        mad_way_send(p, t, g);
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
        const mad_guess *g = mad_way_allowed(p, t);
        if (g && g->verb != MV_MOVE && g->verb != MV_SAIL && g->verb != MV_CROSS)
            mad_way_send(p, t, g);
    }
}
