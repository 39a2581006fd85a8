/* Candidates outside card plays and fights: arrivals, works paid with a card, winter, phases and turns,
 * the end of the game (4.2, 7, 13 to 17). */
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/16_winter_quarters.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/offer/candidates.h"
#include "core/madison/offer/situations.h"

/* ---- arrivals (14) ---- */

/* The turn for which a piece is printed. */
static um_range due_turn(mad_offering *o, um_ref r)
{
    int kind = um_ref_kind(r);
    int attr = kind == MK_UNIT ? MAD_UNIT_ARRIVAL : kind == MK_LEADER ? MAD_LEADER_ARRIVAL : MAD_SHIP_TURN;
    return um_word(&o->c, kind, um_ref_row(r), attr);
}

static bool off_map(mad_offering *o, um_ref r)
{
    um_ref at = mad_piece_at(o->s, r)->at;
    return at == UM_NONE || mad_in_box(&o->c, at, MAD_BOX_OFF_MAP) ||
           mad_in_box(&o->c, at, MAD_BOX_DELAYED) || mad_in_box(&o->c, at, MAD_BOX_UNBUILT);
}

/* Where the charts bring it in, or if they name nothing any reinforcement space; naval leaders also to
 * other ports (14.43). */
static bool may_enter(mad_offering *o, um_ref piece, int space)
{
    static const int attr[MK_KINDS] = {
        [MK_UNIT] = MAD_UNIT_ENTRY, [MK_LEADER] = MAD_LEADER_ENTRY, [MK_SHIP] = MAD_SHIP_ENTRY};
    int kind = um_ref_kind(piece), row = um_ref_row(piece);
    const um_datum *d = um_datum_at(o->c.pack, um_datum_of(kind, row, attr[kind]));
    bool named = d->sure != UM_UNKNOWN && d->lo != UM_NONE;
    if ((named && d->lo == mad_space_ref(space)) ||
        um_row_by_keys(o->c.pack, MK_ENTRY, piece, mad_space_ref(space)) != UM_NONE)
        return true;
    if (kind == MK_LEADER && mad_is_naval(&o->c, row) == UM_YES)
        return um_is_ref(&o->c, MK_SPACE, space, MAD_SPACE_LAKE, UM_NONE) != UM_YES;
    return !named && um_is(&o->c, MK_SPACE, space, MAD_SPACE_REINFORCEMENT, 1) == UM_YES;
}

static void arrive(mad_offering *o, um_ref r)
{
    static const int verbs[] = {MV_REINFORCE, MV_ARRIVAL_ATTACK, MV_LEADER_ENTER, MV_BLOCKED};
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++) {
        if (!may_enter(o, r, i))
            continue;
        for (size_t v = 0; v < UM_COUNT(verbs); v++) {
            if ((um_ref_kind(r) != MK_LEADER && verbs[v] == MV_LEADER_ENTER) ||
                (um_ref_kind(r) == MK_SHIP && verbs[v] == MV_ARRIVAL_ATTACK))
                continue;
            if (verbs[v] != MV_REINFORCE && mad_offer_unsettled(o))
                continue; /* one battle at a time */
            if (verbs[v] == MV_BLOCKED && mad_in_box(&o->c, mad_piece_at(o->s, r)->at, MAD_BOX_OFF_MAP))
                continue;
            um_make_ref(mad_offer_new(o, verbs[v]), MP_REINF_PIECES, r);
            um_make_ref(&o->m, MP_REINF_SPACE, mad_space_ref(i));
            mad_offer_give(o);
        }
    }
    if (!mad_in_box(&o->c, mad_piece_at(o->s, r)->at, MAD_BOX_DELAYED))
        mad_offer_piece(o, MV_DELAY, MP_REINF_PIECES, r);
}

void mad_offer_arrivals(mad_offering *o)
{
    for (um_ref r = UM_NONE; !o->enough && mad_next_piece(&o->c, MAD_BIT_PIECES, &r);) {
        um_range due = due_turn(o, r);
        bool free =
            um_ref_kind(r) != MK_SHIP || um_is(&o->c, MK_SHIP, um_ref_row(r), MAD_SHIP_FREE, 1) != UM_NO;
        if (free && off_map(o, r) && due.lo <= o->s->turn && due.hi + 2 >= o->s->turn)
            arrive(o, r);
    }
}

/* ---- works (8.31(4) to (6), 15) ---- */

static void build(mad_offering *o)
{
    const mad_map *map = mad_map_of(&o->c);
    for (int i = 0; i < map->nships; i++) {
        um_ref r = mad_ship_ref(i);
        if (mad_side_of(&o->c, r) != o->s->play.side || !off_map(o, r) || due_turn(o, r).lo > o->s->turn)
            continue;
        for (int base = 0; base < map->nspaces; base++) {
            if (um_is(&o->c, MK_SPACE, base, MAD_SPACE_BASE, MAD_BASE_NONE) == UM_YES ||
                mad_territory(&o->c, base, o->s->play.side) == UM_NO)
                continue;
            um_make_ref(mad_offer_new(o, MV_BUILD), MP_BUILD_SHIP, r);
            um_make_ref(&o->m, MP_BUILD_BASE, mad_space_ref(base));
            mad_offer_give(o);
        }
    }
}

static void repair(mad_offering *o)
{
    for (int i = 0; i < mad_map_of(&o->c)->nships; i++)
        if (o->s->ship[i].face && mad_side_of(&o->c, mad_ship_ref(i)) == o->s->play.side)
            mad_offer_piece(o, MV_REPAIR, MP_REPAIR_SHIPS, mad_ship_ref(i));
}

static void restore(mad_offering *o)
{
    for (int i = 0; i < mad_map_of(&o->c)->nunits; i++)
        if (o->s->unit[i].face && mad_side_of(&o->c, mad_unit_ref(i)) == o->s->play.side)
            mad_offer_piece(o, MV_RESTORE, MP_RESTORE_UNITS, mad_unit_ref(i));
}

static void depots(mad_offering *o)
{
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++)
        mad_offer_piece(o, MV_DEPOT, MP_MAKE_DEPOT_SPACE, mad_space_ref(i));
}

static void depots_lost(mad_offering *o)
{
    for (int i = 0; i < mad_map_of(&o->c)->nspaces; i++)
        if (mad_depot_at(o->s, i) != MAD_NOBODY)
            mad_offer_piece(o, MV_DEPOT_LOST, 0, mad_space_ref(i));
}

void mad_offer_works(mad_offering *o)
{
    bool yard = o->s->play.mode == MAD_MODE_BUILD || o->s->play.mode == MAD_MODE_REPAIR;
    if (yard) {
        build(o);
        repair(o);
    }
    if (o->s->play.mode == MAD_MODE_RESTORE)
        restore(o);
    if (o->s->play.mode == MAD_MODE_DEPOT && !o->s->play.depot_made)
        depots(o);
    depots_lost(o);
}

/* ---- winter (16) ---- */

/* Who loses a strength in a space: as many of each kind as there may be, by one list each. */
static void attrition(mad_offering *o, int space, int side)
{
    mad_offer_list units = {.n = 0}, full = {.n = 0};
    mad_offer_pieces(o, mad_space_ref(space), side, UM_KIND_BIT(MK_UNIT), &units);
    for (int face = 0; face < 2; face++)
        for (int i = 0; i < units.n; i++)
            if (o->s->unit[um_ref_row(units.r[i])].face == face)
                mad_offer_add(&full, units.r[i]);
    for (int first = 0; first < full.n; first++)
        for (int n = 1; first + n <= full.n; n++)
            for (int gone = 0; gone < 2; gone++) {
                um_make_ref(mad_offer_new(o, MV_ATTRITION), MP_ATTR_SPACE, mad_space_ref(space));
                for (int i = 0; i < n; i++)
                    um_make_marked(&o->m, MP_ATTR_UNITS, full.r[first + i], gone ? MAD_MARK_REMOVED : -1);
                mad_offer_give(o);
            }
}

void mad_offer_winter(mad_offering *o)
{
    const mad_state *s = o->s;
    for (int i = 0; i < mad_map_of(&o->c)->nspaces && s->phase <= MAD_PHASE_ATTRITION; i++)
        for (int side = 0; side < 2 && !um_bit(&s->wintered, i) && mad_winter_losses(&o->c, s, i).hi > 0;
             side++)
            attrition(o, i, side);
    if (s->phase == MAD_PHASE_ATTRITION && !s->play.open)
        mad_offer_partners(o);
    if (s->phase <= MAD_PHASE_ATTRITION) {
        mad_offer_new(o, MV_WINTER_REPAIR);
        mad_offer_give(o);
    }
    if (s->phase == MAD_PHASE_REPAIR) {
        mad_offer_new(o, MV_DEPOTS_OFF);
        mad_offer_give(o);
    }
}

/* ---- phases, turns, the marker ---- */

static void turn_to(mad_offering *o, int turn)
{
    um_make_int(mad_offer_new(o, MV_TURN), MP_TURN_SEASON, mad_season(turn));
    um_make_int(&o->m, MP_TURN_YEAR, mad_year(turn));
    mad_offer_give(o);
}

/* 6.33, 6.32: once nobody has to draw. */
static void war(mad_offering *o)
{
    const mad_state *s = o->s;
    bool full = s->hand[0].lo + s->prewar_played[0] >= 7 && s->hand[1].lo + s->prewar_played[1] >= 7;
    if (s->dow_side == MAD_NOBODY || s->prewar_drawn != MAD_NOBODY || !full)
        return;
    turn_to(o, 0);
    turn_to(o, 1);
}

static void first_player(mad_offering *o)
{
    mad_offer_new(o, MV_FIRST_PLAYER);
    if (o->s->turn == 3 && o->s->first == MAD_NOBODY && o->s->plays == 0 && !o->s->play.open)
        mad_offer_give(o);
}

/* 4.12: the marker goes where the ledger is once the play is over. */
static void marker(mad_offering *o)
{
    mad_state over = *o->s;
    if (over.play.vp_step)
        return;
    if (over.play.open)
        mad_end_play(&o->c, &over);
    um_range net = mad_net(&over), change = mad_ledger_change(&o->c, &over);
    if (um_known(net) && (change.lo || change.hi))
        mad_offer_word(o, MV_VP, MP_VP_NET, net.lo);
}

static bool dealt(const mad_state *s)
{
    return s->turn == 0 || (s->dealt[MAD_US] && s->dealt[MAD_BR]);
}

static void next_phase(mad_offering *o)
{
    const mad_state *s = o->s;
    bool year = s->turn >= 0, winter = year && mad_season(s->turn) == MAD_WINTER;
    if (!year || s->ended || s->instant != MAD_NOBODY || mad_offer_unsettled(o))
        return;
    if (!winter && s->phase < MAD_PHASE_DEAL && s->turn > 0)
        mad_offer_word(o, MV_PHASE, MP_PHASE_NAME, MAD_PHASE_DEAL);
    if (!winter && s->phase < MAD_PHASE_ACTION && dealt(s))
        mad_offer_word(o, MV_PHASE, MP_PHASE_NAME, MAD_PHASE_ACTION);
    if (!winter && s->phase == MAD_PHASE_ACTION && mad_offer_hands_empty(o) && s->plays)
        mad_offer_word(o, MV_PHASE, MP_PHASE_NAME, MAD_PHASE_FLEET);
    if (!winter && s->phase == MAD_PHASE_FLEET)
        mad_offer_word(o, MV_PHASE, MP_PHASE_NAME, MAD_PHASE_VP_CHECK);
    if (winter && s->phase == MAD_PHASE_WINTER_ACTION)
        mad_offer_word(o, MV_PHASE, MP_PHASE_NAME, MAD_PHASE_ATTRITION);
    if (s->turn + 1 < MAD_TURNS &&
        (s->phase == MAD_PHASE_VP_CHECK || (winter && s->phase == MAD_PHASE_DEPOTS)))
        turn_to(o, s->turn + 1);
}

void mad_offer_frame(mad_offering *o)
{
    if (o->s->turn == -1)
        war(o);
    if (o->s->turn >= 0)
        first_player(o);
    marker(o);
    next_phase(o);
}

/* ---- the end ---- */

void mad_offer_end(mad_offering *o)
{
    enum { GHENT, CARDS_OUT, INSTANT };
    const mad_state *s = o->s;
    if (s->ended)
        mad_offer_word(o, MV_GAME_END, MP_GEND_WHY, GHENT);
    if (s->turn == MAD_TURNS - 1 && s->phase == MAD_PHASE_DEPOTS)
        mad_offer_word(o, MV_GAME_END, MP_GEND_WHY, CARDS_OUT);
    if (s->instant != MAD_NOBODY) {
        mad_offer_word(o, MV_INSTANT_VICTORY, MP_IVICTORY_SIDE, s->instant);
        mad_offer_word(o, MV_GAME_END, MP_GEND_WHY, INSTANT);
    }
}
