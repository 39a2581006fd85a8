/* The position: stating one, reading it out again, and telling two apart. */
#include "core/madison/board/positions.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/11_lakes.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/verbs.h"

#include <string.h>

void mad_start(um_ctx *c, void *state)
{
    mad_state *s = state;
    memset(s, 0, sizeof *s);
    s->turn = MAD_NO_TURN;
    s->phase = MAD_PHASE_ACTION;
    s->first = s->last_side = s->dow_side = s->next_draw = s->ghent_side = s->prewar_drawn = MAD_NOBODY;
    s->instant = s->arrival_side = MAD_NOBODY;
    s->prewar_draws = -1;
    s->prewar_card = UM_NONE;
    for (int side = 0; side < 2; side++) {
        s->hand[side] = um_span(0, 110);
        s->held[side] = s->holds[side] = um_span(0, 2);
    }
    for (int i = 0; i < MAD_UNITS; i++)
        s->unit[i].at = s->unit[i].origin = s->unit[i].last = s->unit[i].before = UM_NONE;
    for (int i = 0; i < MAD_LEADERS; i++)
        s->leader[i].at = s->leader[i].origin = s->leader[i].last = s->leader[i].before = UM_NONE;
    for (int i = 0; i < MAD_SHIPS; i++)
        s->ship[i].at = s->ship[i].origin = s->ship[i].last = s->ship[i].before = UM_NONE;
    for (int i = 0; i < MAD_CARDS; i++)
        s->card[i] = (mad_card){.at = UM_NONE, .held_turn = -1, .owner = MAD_NOBODY};
    for (int i = 0; i < MAD_SPACES; i++)
        s->space[i].fort = s->space[i].depot_gone = MAD_NOBODY;
    for (int i = 0; i < MAD_LAKES; i++)
        s->lake[i].owner = s->lake[i].marker = s->lake[i].supply_owner = MAD_NOBODY;
    memset(s->snapshot, UM_YES, sizeof s->snapshot);
    s->play.card = s->play.space = s->play.leader[0] = s->play.leader[1] = s->play.second = UM_NONE;
    s->play.side = MAD_NOBODY;
    s->play.mode = MAD_MODE_NONE;
    s->combat.space = UM_NONE;
    (void)c;
}

/* A stated position is where a piece was all along: its play begins there. */
static void place(mad_state *s, um_ref piece, um_ref where, int mark)
{
    mad_put(s, piece, where);
    if (!mad_is_piece(piece))
        return;
    mad_piece *m = mad_piece_of(s, piece);
    m->origin = where;
    m->last = UM_NONE;
    m->group = -1;
    if (mark >= 0)
        m->face = mark == MAD_MARK_REDUCED;
    else if (!s->started)
        m->face = 0;
}

/* A card that is stated to lie in a hand, aside or in the discard has left the deck (7.22); in the discard it
 * has done its work, in a hand it is still to be used. */
static void place_card(um_ctx *c, mad_card *card)
{
    bool used = mad_in_box(c, card->at, MAD_BOX_DISCARD);
    bool kept = mad_in_box(c, card->at, MAD_BOX_HAND) || mad_in_box(c, card->at, MAD_BOX_HELD);
    if (used)
        card->flags |= MAD_CARD_SEEN | MAD_CARD_USED;
    else if (kept)
        card->flags = (uint8_t)((card->flags | MAD_CARD_SEEN) & ~MAD_CARD_USED);
}

static void place_all(um_ctx *c, mad_state *s, const um_action *a, int param, um_ref where)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    for (int i = 0; i < n; i++) {
        place(s, v[i].ref, where, v[i].mark);
        if (um_ref_kind(v[i].ref) == MK_CARD && !s->started)
            place_card(c, &s->card[um_ref_row(v[i].ref)]);
        int side = um_ref_kind(v[i].ref) == MK_UNIT ? mad_side_of(c, v[i].ref) : MAD_NOBODY;
        if (side != MAD_NOBODY && um_ref_kind(where) == MK_SPACE && !s->started)
            s->space[um_ref_row(where)].fort = (int8_t)side;
    }
}

static int owner_word(int word)
{
    return word == 0 ? MAD_US : word == 1 ? MAD_BR : MAD_NOBODY;
}

static void set_now(mad_state *s, const um_action *a)
{
    int year = um_int_arg(a, MP_NOW_YEAR, 1812), season = um_int_arg(a, MP_NOW_SEASON, 0);
    int8_t was = s->turn;
    s->turn = (int8_t)((year - 1812) * 3 + season);
    if (s->turn != was)
        s->wintered = (um_bits){{0, 0}};
    s->phase = (uint8_t)um_int_arg(a, MP_NOW_PHASE,
                                   season == MAD_WINTER ? MAD_PHASE_WINTER_ACTION : MAD_PHASE_ACTION);
    s->phase_untold = !um_has_arg(a, MP_NOW_PHASE);
    if (s->phase == MAD_PHASE_PREWAR) {
        s->turn = -1;
        s->next_draw = (int8_t)um_int_arg(a, MP_NOW_SIDE, MAD_US);
        s->prewar_draws = s->next_draw == MAD_US ? 0 : -1; /* it was the other's to draw first, and he did */
        for (int side = 0; side < 2; side++)               /* 7.34: nothing is held before the war */
            s->held[side] = s->holds[side] = um_exactly(0);
    }
    if (s->turn > 0 && s->first == MAD_NOBODY && mad_year(s->turn) != 1813)
        s->first = mad_year(s->turn) == 1812 ? MAD_US : MAD_BR; /* 7.33 */
    if (um_has_arg(a, MP_NOW_SIDE)) {
        int side = um_int_arg(a, MP_NOW_SIDE, MAD_US);
        s->last_side = (int8_t)mad_other(side);
    }
    s->plays = (int16_t)um_int_arg(a, MP_NOW_PLAY, s->plays);
}

static void set_out(um_ctx *c, mad_state *s, const um_action *a)
{
    static const int role[] = {MAD_BOX_ELIMINATED, MAD_BOX_CAPTURED, MAD_BOX_OFF_MAP,
                               MAD_BOX_UNBUILT,    MAD_BOX_DELAYED,  MAD_BOX_REMOVED};
    int n;
    const um_value *v = um_values_of(a, MP_OUT_PIECES, &n);
    for (int i = 0; i < n; i++) {
        int side = um_ref_kind(v[i].ref) == MK_CARD ? MAD_NOBODY : mad_side_of(c, v[i].ref);
        place(s, v[i].ref, mad_box(c, role[um_int_arg(a, MP_OUT_WHY, 0)], side), v[i].mark);
    }
}

static void set_hand(um_ctx *c, mad_state *s, const um_action *a, um_range *count, int role)
{
    int side = um_int_arg(a, MP_HAND_SIDE, MAD_US), n;
    const um_value *v = um_values_of(a, MP_HAND_CARDS, &n);
    *count = um_exactly(um_int_arg(a, MP_HAND_COUNT, n));
    if (role == MAD_BOX_HAND)
        s->counted[side] = um_has_arg(a, MP_HAND_COUNT);
    for (int i = 0; i < n; i++) {
        mad_card *card = &s->card[um_ref_row(v[i].ref)];
        card->at = mad_box(c, role, side);
        card->owner = (int8_t)side;
        card->held_turn = role == MAD_BOX_HELD ? s->turn : -1;
        card->flags |= MAD_CARD_SEEN;
    }
}

enum { UNSUPPLIED, SUPPLIED, DELAYED, CARDS_PLAYED, DOW_DRAWN, HOLDS, PLAYS, BLOCKED, ENDED };

/* Units were supplied, or were not, when the play began. */
static void set_supplied(mad_state *s, const um_value *v, int n, um_truth supplied)
{
    for (int i = 0; i < n; i++)
        if (um_ref_kind(v[i].ref) == MK_UNIT)
            s->snapshot[um_ref_row(v[i].ref)] = (uint8_t)supplied;
}

static void set_delayed(um_ctx *c, mad_state *s, const um_value *v, int n, int32_t turn)
{
    for (int i = 0; i < n; i++) {
        mad_piece_of(s, v[i].ref)->due = (int8_t)turn;
        place(s, v[i].ref, mad_box(c, MAD_BOX_DELAYED, mad_side_of(c, v[i].ref)), -1);
    }
}

static void set_status(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = um_int_arg(a, MP_STATUS_SIDE, MAD_US), n;
    const um_value *v = um_values_of(a, MP_STATUS_PIECES, &n);
    int32_t number = um_int_arg(a, MP_STATUS_N, 0);
    switch (um_int_arg(a, MP_STATUS_WHAT, 0)) {
    case UNSUPPLIED:
        set_supplied(s, v, n, UM_NO);
        break;
    case SUPPLIED:
        set_supplied(s, v, n, UM_YES);
        break;
    case DELAYED:
        set_delayed(c, s, v, n, um_int_arg(a, MP_STATUS_N, s->turn + 1));
        break;
    case CARDS_PLAYED:
        s->prewar_played[side] = (uint8_t)number;
        break;
    case DOW_DRAWN:
        s->dow_side = (int8_t)side;
        s->first = (int8_t)mad_other(side); /* 6.33 */
        break;
    case HOLDS:
        s->holds[side] = um_exactly(number);
        break;
    case PLAYS:
        s->plays = (int16_t)number;
        break;
    case ENDED: /* by the side's Treaty of Ghent, or without one */
        s->ended = true;
        if (um_has_arg(a, MP_STATUS_SIDE))
            s->ghent_side = (int8_t)side;
        break;
    default:
        break;
    }
}

static void set_destroyed(mad_state *s, const um_action *a)
{
    mad_space *t = &s->space[um_ref_row(um_ref_arg(a, MP_DESTROYED_SPACE))];
    if (um_int_arg(a, MP_DESTROYED_WHAT, 0) == 0)
        t->destroyed = true;
    else
        t->base_destroyed = true;
}

static void set_fort(um_ctx *c, mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_FORT_SPACE));
    mad_space *t = &s->space[space];
    t->fort = (int8_t)owner_word(um_int_arg(a, MP_FORT_SIDE, 2));
    bool of_event = um_is(c, MK_SPACE, space, MAD_SPACE_FORT_WHEN, MAD_FORT_EVENT) == UM_YES;
    t->built = of_event && t->fort != MAD_NOBODY;
}

/* A depot stands or stands no more. */
static void set_depot(mad_state *s, const um_action *a)
{
    int space = um_ref_row(um_ref_arg(a, MP_DEPOT_SPACE));
    int side = owner_word(um_int_arg(a, MP_DEPOT_SIDE, 2));
    if (side != MAD_NOBODY && mad_depot_at(s, space) != side) { /* it was made in this year (13.53) */
        s->depots_made[side]++;
        s->depots_ever[side]++;
    }
    mad_set_depot(s, space, side);
}

/* Who controls a lake, or whose marker lies on it. */
static void set_lake(mad_state *s, const um_action *a)
{
    mad_lake *lake = &s->lake[um_ref_row(um_ref_arg(a, MP_LAKE_LAKE))];
    int side = owner_word(um_int_arg(a, MP_LAKE_SIDE, 2));
    if (a->verb == MV_LAKE) {
        lake->owner = lake->supply_owner = (int8_t)side;
        lake->stated = true;
    } else {
        lake->marker = (int8_t)side;
    }
}

static void set_base_lost(mad_state *s, const um_action *a)
{
    mad_space *t = &s->space[um_ref_row(um_ref_arg(a, MP_BASE_LOST_SPACE))];
    t->lost_year = (int16_t)um_int_arg(a, MP_BASE_LOST_YEAR, 1812);
    t->lost_first = 0;
    if (um_int_arg(a, MP_BASE_LOST_KIND, 0) == 1)
        t->base_destroyed = true;
}

/* A ship lies on a lake or in a box: on another, or on itself, it lies nowhere. */
void mad_refuse_position(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    (void)s;
    const um_value *v = um_values_of(a, MP_AT_PIECES, &n);
    for (int i = 0; i < n && um_ref_kind(um_ref_arg(a, MP_AT_PLACE)) == MK_SHIP; i++)
        if (um_ref_kind(v[i].ref) == MK_SHIP)
            um_refuse(c, "is a ship, and no ship carries one", v[i].ref);
}

void mad_apply_position(um_ctx *c, mad_state *s, const um_action *a)
{
    switch (a->verb) {
    case MV_NOW:
        set_now(s, a);
        break;
    case MV_AT:
        place_all(c, s, a, MP_AT_PIECES, um_ref_arg(a, MP_AT_PLACE));
        break;
    case MV_SCORE:
        s->marker = s->was_marker = um_int_arg(a, MP_SCORE_VP, 0);
        s->marker_known = true;
        s->marker_watched = um_has_arg(a, MP_SCORE_MARKER);
        s->started = false;
        break;
    case MV_LAKE:
    case MV_MARKER_ON:
        set_lake(s, a);
        break;
    case MV_FORT:
        set_fort(c, s, a);
        break;
    case MV_DEPOT_ON:
        set_depot(s, a);
        break;
    case MV_DESTROYED:
        set_destroyed(s, a);
        break;
    case MV_BASE_LOST:
        set_base_lost(s, a);
        break;
    case MV_HAND:
        set_hand(c, s, a, &s->hand[um_int_arg(a, MP_HAND_SIDE, 0)], MAD_BOX_HAND);
        s->all_in_hand[um_int_arg(a, MP_HAND_SIDE, 0)] = um_int_arg(a, MP_HAND_ALL, 0) != 0;
        if (um_int_arg(a, MP_HAND_ALL, 0)) /* how often he has held is not known, but with what */
            s->held[um_int_arg(a, MP_HAND_SIDE, 0)] = um_exactly(0);
        break;
    case MV_HELD:
        set_hand(c, s, a, &s->held[um_int_arg(a, MP_HAND_SIDE, 0)], MAD_BOX_HELD);
        s->holds[um_int_arg(a, MP_HAND_SIDE, 0)] = s->held[um_int_arg(a, MP_HAND_SIDE, 0)];
        break;
    case MV_FIRST:
        s->first = (int8_t)um_int_arg(a, MP_FIRST_SIDE, MAD_US);
        break;
    case MV_OUT:
        set_out(c, s, a);
        break;
    case MV_STATUS:
        set_status(c, s, a);
        break;
    default:
        break;
    }
}

/* ---- reading it out ---- */

typedef struct emitter {
    um_ctx *c;
    const mad_state *s;
    um_action_fn *fn;
    void *user;
    um_maker m;
} emitter;

static void send(emitter *e)
{
    if (e->m.action.nargs)
        e->fn(e->user, &e->m.action);
}

static void emit_pieces_at(emitter *e, um_ref place, int kind, int rows)
{
    for (int i = 0; i < rows; i++) {
        um_ref r = um_ref_of(kind, i);
        const mad_piece *piece = mad_piece_at(e->s, r);
        if (piece->at != place)
            continue;
        if (e->m.n >= UM_VALUES_MAX - 2) {
            send(e);
            um_make(&e->m, MV_AT, -1);
        }
        if (e->m.action.nargs == 0)
            um_make_ref(&e->m, MP_AT_PLACE, place);
        um_make_marked(&e->m, MP_AT_PIECES, r, piece->face ? MAD_MARK_REDUCED : -1);
    }
}

static void emit_place(emitter *e, um_ref place)
{
    const mad_map *map = mad_map_of(e->c);
    um_make(&e->m, MV_AT, -1);
    emit_pieces_at(e, place, MK_LEADER, map->nleaders);
    emit_pieces_at(e, place, MK_UNIT, map->nunits);
    emit_pieces_at(e, place, MK_SHIP, map->nships);
    send(e);
}

/* What is a lake's or a space's and whose it is: the first two parameters of all these verbs. */
static void emit_ref_side(emitter *e, int verb, um_ref r, int side)
{
    _Static_assert((int)MP_LAKE_LAKE == (int)MP_DEPOT_SPACE && (int)MP_LAKE_LAKE == (int)MP_FORT_SPACE,
                   "place");
    _Static_assert((int)MP_LAKE_SIDE == (int)MP_DEPOT_SIDE && (int)MP_LAKE_SIDE == (int)MP_FORT_SIDE, "side");
    um_make(&e->m, verb, -1);
    um_make_ref(&e->m, MP_LAKE_LAKE, r);
    um_make_int(&e->m, MP_LAKE_SIDE, side);
    send(e);
}

/* What the ledger says, if it is one number: else where the marker was last seen. */
static int score_now(const mad_state *s)
{
    um_range net = mad_net(s);
    return um_known(net) ? net.lo : s->marker;
}

static void emit_turn(emitter *e)
{
    const mad_state *s = e->s;
    um_make(&e->m, MV_NOW, -1);
    um_make_int(&e->m, MP_NOW_YEAR, mad_year(s->turn));
    um_make_int(&e->m, MP_NOW_SEASON, s->turn < 0 ? 0 : mad_season(s->turn));
    bool drawing = s->turn == -1 && s->dow_side == MAD_NOBODY && s->prewar_drawn == MAD_NOBODY;
    int next = drawing && s->next_draw == MAD_BR ? MAD_BR : mad_expected(s);
    if (next != MAD_NOBODY)
        um_make_int(&e->m, MP_NOW_SIDE, next);
    if (s->turn == -1 || !s->phase_untold)
        um_make_int(&e->m, MP_NOW_PHASE, s->turn == -1 ? MAD_PHASE_PREWAR : s->phase);
    send(e);
}

static void emit_score(emitter *e)
{
    um_make(&e->m, MV_SCORE, -1);
    um_make_int(&e->m, MP_SCORE_VP, score_now(e->s));
    if (e->s->marker_watched)
        um_make_int(&e->m, MP_SCORE_MARKER, 0);
    send(e);
}

static void emit_ended(emitter *e)
{
    um_make(&e->m, MV_STATUS, -1);
    um_make_int(&e->m, MP_STATUS_WHAT, ENDED);
    if (e->s->ghent_side != MAD_NOBODY)
        um_make_int(&e->m, MP_STATUS_SIDE, e->s->ghent_side);
    send(e);
}

/* How many cards a side has in its hand, or has held, if that is known. */
static void emit_hand(emitter *e, int side, bool held)
{
    const mad_state *s = e->s;
    um_range n = held ? s->held[side] : s->hand[side];
    if (!um_known(n) || (held && s->all_in_hand[side]))
        return;
    um_make(&e->m, held ? MV_HELD : MV_HAND, -1);
    um_make_int(&e->m, MP_HAND_SIDE, side);
    um_make_int(&e->m, MP_HAND_COUNT, n.lo);
    if (!held && s->all_in_hand[side])
        um_make_int(&e->m, MP_HAND_ALL, 1);
    send(e);
}

static void emit_frame(emitter *e)
{
    if (e->s->turn != MAD_NO_TURN)
        emit_turn(e);
    if (e->s->marker_known)
        emit_score(e);
    if (e->s->ended)
        emit_ended(e);
    for (int side = 0; side < 2; side++) {
        emit_hand(e, side, false);
        emit_hand(e, side, true);
    }
}

/* A position names the side to play next, so the play under way counts as over: what its end settles on the
 * water is settled (11.41), but for boxes that are still fought for. */
static void settle_water(um_ctx *c, mad_state *s)
{
    um_ctx quiet = um_quiet(c);
    for (int i = 0; i < mad_map_of(c)->nlakes; i++)
        if (!mad_box_disputed(c, s, i))
            s->lake[i].owner = (int8_t)mad_box_holder(c, s, i);
    mad_book_lakes(&quiet, s);
}

void mad_position(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    mad_state now = *(const mad_state *)state;
    emitter e = {.c = c, .s = &now, .fn = fn, .user = user};
    const mad_map *map = mad_map_of(c);
    const mad_state *s = &now;
    if (now.play.open)
        settle_water(c, &now);
    emit_frame(&e);
    for (int i = 0; i < map->nlakes; i++) {
        if (s->lake[i].owner != mad_box_holder(c, s, i) || s->lake[i].owner != MAD_NOBODY)
            emit_ref_side(&e, MV_LAKE, mad_lake_ref(i), s->lake[i].owner);
        if (s->lake[i].marker != MAD_NOBODY)
            emit_ref_side(&e, MV_MARKER_ON, mad_lake_ref(i), s->lake[i].marker);
        emit_place(&e, mad_lake_ref(i));
    }
    for (int i = 0; i < map->nspaces; i++) {
        emit_place(&e, mad_space_ref(i));
        if (s->space[i].built)
            emit_ref_side(&e, MV_FORT, mad_space_ref(i), s->space[i].fort);
        if (mad_depot_at(s, i) != MAD_NOBODY)
            emit_ref_side(&e, MV_DEPOT_ON, mad_space_ref(i), mad_depot_at(s, i));
        if (s->space[i].lost_year && !s->space[i].lost_first) { /* back-ups come a year later (15.33) */
            um_make(&e.m, MV_BASE_LOST, -1);
            um_make_ref(&e.m, MP_BASE_LOST_SPACE, mad_space_ref(i));
            um_make_int(&e.m, MP_BASE_LOST_YEAR, s->space[i].lost_year);
            send(&e);
        }
        for (int what = 0; what < 2; what++)
            if (what ? s->space[i].base_destroyed : s->space[i].destroyed) {
                um_make(&e.m, MV_DESTROYED, -1);
                um_make_int(&e.m, MP_DESTROYED_WHAT, what);
                um_make_ref(&e.m, MP_DESTROYED_SPACE, mad_space_ref(i));
                send(&e);
            }
    }
    for (int i = 0; i < map->nboxes; i++)
        emit_place(&e, um_ref_of(MK_BOX, i));
    for (int i = 0; i < map->nships; i++)
        emit_place(&e, mad_ship_ref(i));
}

/* ---- telling two apart ---- */

static void set(uint64_t *bits, int i)
{
    bits[i >> 6] |= UINT64_C(1) << (i & 63);
}

static bool moved(const mad_piece *a, const mad_piece *b)
{
    return a->at != b->at || a->face != b->face;
}

/* Dice that cannot be have decided over all who fought. */
static void mark_fighters(const mad_state *a, const mad_state *b, uint64_t *bits)
{
    for (int u = 0; u < MAD_UNITS && b->combat.bad_dice && !a->combat.bad_dice; u++)
        if (mad_byte_bit(b->combat.was_in, u))
            set(bits, MAD_OBJ_UNIT + u);
    for (int i = 0; i < MAD_SHIPS && b->sea.bad_dice && !a->sea.bad_dice; i++)
        if (mad_byte_bit(b->sea.in, i))
            set(bits, MAD_OBJ_SHIP + i);
}

void mad_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    const mad_state *a = before, *b = after;
    const mad_map *map = mad_map_of(c);
    for (int i = 0; i < map->nunits; i++)
        if (moved(&a->unit[i], &b->unit[i]))
            set(bits, MAD_OBJ_UNIT + i);
    for (int i = 0; i < map->nleaders; i++)
        if (moved(&a->leader[i], &b->leader[i]))
            set(bits, MAD_OBJ_LEADER + i);
    for (int i = 0; i < map->nships; i++)
        if (moved(&a->ship[i], &b->ship[i]))
            set(bits, MAD_OBJ_SHIP + i);
    for (int i = 0; i < map->ncards; i++)
        if (a->card[i].at != b->card[i].at)
            set(bits, MAD_OBJ_CARD + i);
    for (int i = 0; i < map->nlakes; i++)
        if (a->lake[i].marker != b->lake[i].marker)
            set(bits, MAD_OBJ_LAKE + i);
    mark_fighters(a, b, bits);
}

int mad_turn_number(const void *state)
{
    const mad_state *s = state;
    return s->turn < 0 ? 0 : s->turn + 1;
}

void mad_when(const um_ctx *c, const void *state, um_buf *out)
{
    static const char *const season[] = {"Spring-Summer %d", "Summer-Autumn %d", "Winter %d"};
    const mad_state *s = state;
    (void)c;
    if (s->turn == MAD_NO_TURN)
        um_buf_str(out, "turn not known");
    else if (s->turn < 0)
        um_buf_str(out, "before the war");
    else
        um_buf_printf(out, season[mad_season(s->turn)], mad_year(s->turn));
    if (s->play.open) {
        um_buf_str(out, ", ");
        um_buf_printf(out, "play %d, %s", s->plays, mad_side_names[s->play.side]);
    }
}
