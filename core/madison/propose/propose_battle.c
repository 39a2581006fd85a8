/* Dice, losses and retreats on the table as the actions of battles: as they came, and, where their order is
 * not to be trusted, dice after movements. */
#include "core/madison/board/09_ways.h"
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

enum { FIRST_ROLLED = 3 }; /* the turn for which dice say who begins: spring of 1813 */

/* ---- losses ---- */

static bool goes_off(const mad_proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    int role = mad_prop_role(&p->c, ch->to);
    return ch->kind == UM_C_REMOVE ||
           (ch->kind == UM_C_MOVE &&
            (role == MAD_BOX_ELIMINATED || role == MAD_BOX_OFF_MAP || role == MAD_BOX_REMOVED));
}

/* Whether a change is a strength or more lost by a piece of that kind and side that stands in `where`. */
static bool is_loss(mad_proposal *p, int i, int kind, int side, um_ref where)
{
    const um_change *ch = &p->ch[i];
    if (um_ref_kind(ch->what) != kind || mad_side_of(&p->c, ch->what) != side)
        return false;
    um_ref at = mad_place(&p->s, ch->what);
    bool there =
        where == UM_NONE ? mad_prop_is_space(at) : at == where || (kind == MK_UNIT && ch->kind == UM_C_FACE);
    return there && (mad_prop_turned(p, i, 1) || goes_off(p, i));
}

/* The losses among some changes, as an action of that verb (`side` and pieces); false: none. */
static bool make_losses(mad_proposal *p, int verb, int kind, int side, um_ref where, int from, int to)
{
    int first = -1, last = 0;
    for (int i = from; i < to; i++) {
        if (!is_loss(p, i, kind, side, where))
            continue;
        if (first < 0) {
            mad_prop_start(p, verb, side);
            um_make_int(&p->m, MP_LOSS_SIDE, side);
        }
        um_make_marked(&p->m, MP_LOSS_UNITS, p->ch[i].what,
                       goes_off(p, i) ? MAD_MARK_REMOVED : MAD_MARK_REDUCED);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first >= 0)
        mad_prop_located(p, first, last);
    return first >= 0;
}

/* 10.72: a force that cannot retreat lays down its arms: removed like a loss, but owed by nobody. */
static bool make_surrender(mad_proposal *p, int side, um_ref where, int from, int to)
{
    int first = -1, last = 0;
    for (int i = from; i < to; i++) {
        if (!is_loss(p, i, MK_UNIT, side, where))
            continue;
        if (!goes_off(p, i))
            return false;
        if (first < 0)
            mad_prop_start(p, MV_SURRENDER, side);
        um_make_ref(&p->m, MP_SURRENDER_PIECES, p->ch[i].what);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first >= 0)
        mad_prop_located(p, first, last);
    return first >= 0;
}

static void explain_losses(mad_proposal *p, int kind, int side, um_ref where, int from, int to)
{
    um_ref gone[64];
    int n = 0;
    for (int i = from; i < to && n < 64; i++)
        if (goes_off(p, i) && is_loss(p, i, kind, side, where))
            gone[n++] = p->ch[i].what;
    for (int k = 0; k < p->trails; k++)
        for (int i = 0; i < n; i++)
            p->t[k].done |= p->t[k].piece == gone[i];
}

static void send_losses(mad_proposal *p, int side, um_ref where, int from, int to)
{
    if (!make_losses(p, MV_LOSS, MK_UNIT, side, where, from, to))
        return;
    bool surrender =
        mad_prop_try(p) == UM_NO && make_surrender(p, side, where, from, to) && mad_prop_try(p) != UM_NO;
    if (!surrender)
        make_losses(p, MV_LOSS, MK_UNIT, side, where, from, to);
    explain_losses(p, MK_UNIT, side, where, from, to);
    mad_prop_send(p);
}

/* Of a battle fought before; without one they are left to be stated as they lie. */
void mad_prop_earlier_losses(mad_proposal *p)
{
    for (int side = 0; side < 2 && p->s.combat.space != UM_NONE; side++) {
        if (!make_losses(p, MV_LOSS, MK_UNIT, side, UM_NONE, 0, p->first_roll) || mad_prop_try(p) == UM_NO)
            continue;
        explain_losses(p, MK_UNIT, side, UM_NONE, 0, p->first_roll);
        mad_prop_send(p);
    }
}

/* ---- leaving a space ---- */

static bool retreats(mad_proposal *p, const mad_trail *t, um_ref from, um_ref to, int side, bool naval)
{
    bool place = mad_prop_is_space(t->to) && (to == UM_NONE || t->to == to);
    return !t->done && t->from == from && t->side == side && place &&
           (naval ? mad_prop_is_naval(p, t->piece) : mad_prop_is_land(p, t->piece));
}

static bool any_retreats(mad_proposal *p, um_ref from, um_ref to, int side, bool naval)
{
    for (int i = 0; i < p->trails; i++)
        if (retreats(p, &p->t[i], from, to, side, naval))
            return true;
    return false;
}

static void put_retreating(mad_proposal *p, int param, um_ref from, um_ref to, int side, bool naval,
                           bool done, int *first, int *last)
{
    for (int i = 0; i < p->trails; i++) {
        mad_trail *t = &p->t[i];
        if (!retreats(p, t, from, to, side, naval))
            continue;
        um_make_ref(&p->m, param, t->piece);
        *first = *first < 0 || t->first < *first ? t->first : *first;
        *last = t->last > *last ? t->last : *last;
        t->done = done;
    }
}

/* A land force that leaves a space, by destination; ships that go the same way carry it. */
static void send_retreat(mad_proposal *p, int verb, um_ref from, int side)
{
    for (int i = 0; i < p->trails; i++) {
        if (!retreats(p, &p->t[i], from, UM_NONE, side, false))
            continue;
        um_ref to = p->t[i].to;
        int first = -1, last = 0;
        bool water = any_retreats(p, from, to, side, true);
        mad_prop_start(p, verb, side);
        put_retreating(p, MP_RETREAT_PIECES, from, to, side, false, true, &first, &last);
        um_make_ref(&p->m, MP_RETREAT_TO, to);
        if (water) {
            um_make_int(&p->m, MP_RETREAT_BY, MAD_BY_WATER);
            put_retreating(p, MP_RETREAT_SHIPS, from, to, side, true, true, &first, &last);
        }
        mad_prop_located(p, first, last);
        mad_prop_send(p);
    }
}

static void send_naval_retreat(mad_proposal *p, int verb, um_ref from, int side)
{
    for (int i = 0; i < p->trails; i++) {
        if (!retreats(p, &p->t[i], from, UM_NONE, side, true))
            continue;
        um_ref to = p->t[i].to;
        int first = -1, last = 0;
        mad_prop_start(p, verb, side);
        put_retreating(p, MP_WHO, from, to, side, true, true, &first, &last);
        um_make_ref(&p->m, MP_WHERE, to);
        mad_prop_located(p, first, last);
        mad_prop_send(p);
    }
}

/* Whether a way of the side in play leads into the space, or may lead through it: stops are not all seen. */
static bool may_enter(mad_proposal *p, const mad_trail *o, um_ref space)
{
    enum { FARTHEST = 10 }; /* points of a leader, and of dragoons */
    bool seen = o->to == space;
    for (int i = 0; i < o->vias; i++)
        seen |= o->via[i] == space;
    if (seen || o->side != p->side || !mad_prop_is_space(o->from) || !mad_prop_is_space(o->to))
        return seen && o->side == p->side;
    int at = um_ref_row(space);
    um_range in = mad_way(&p->c, &p->s, p->side, um_ref_row(o->from), at, NULL, NULL),
             out = mad_way(&p->c, &p->s, p->side, at, um_ref_row(o->to), NULL, NULL);
    return o->from != o->to && in.lo <= FARTHEST && out.lo <= FARTHEST && in.lo + out.lo <= FARTHEST;
}

static bool may_be_entered(mad_proposal *p, um_ref space)
{
    if (mad_has_units(&p->c, &p->s, um_ref_row(space), p->side) != UM_NO)
        return true;
    for (int i = 0; i < p->trails; i++)
        if (may_enter(p, &p->t[i], space))
            return true;
    return false;
}

/* Enemies who leave a space that the side in play enters, before any dice. */
void mad_prop_withdrawals(mad_proposal *p)
{
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *t = &p->t[i];
        bool before = t->first < p->first_roll || p->first_roll == p->n;
        if (t->done || !before || t->side != mad_other(p->side) || !mad_prop_is_space(t->from) ||
            !mad_prop_is_space(t->to) || !may_be_entered(p, t->from))
            continue;
        if (mad_prop_is_land(p, t->piece))
            send_retreat(p, MV_RETREAT_BEFORE, t->from, t->side);
        else
            send_naval_retreat(p, MV_FLEE, t->from, t->side);
    }
}

/* ---- battles ---- */

static bool enemy_ships(mad_proposal *p, um_ref lake)
{
    for (int i = 0; i < mad_map_of(&p->c)->nships; i++)
        if (p->s.ship[i].at == lake && mad_side_of(&p->c, mad_ship_ref(i)) == mad_other(p->side))
            return true;
    return false;
}

static bool has_enemies(mad_proposal *p, um_ref place)
{
    if (um_ref_kind(place) == MK_LAKE)
        return enemy_ships(p, place);
    return mad_has_units(&p->c, &p->s, um_ref_row(place), mad_other(p->side)) == UM_YES;
}

static bool fought(const um_bits *done, um_ref place)
{
    int row = um_ref_row(place);
    return um_bit(&done[um_ref_kind(place) == MK_LAKE], row);
}

/* A place that the side in play entered and that enemies hold: spaces for two dice, lakes for one. */
static um_ref contested(mad_proposal *p, const um_bits *done, int dice)
{
    for (int i = 0; i < p->trails; i++) {
        const mad_trail *t = &p->t[i];
        bool lake = um_ref_kind(t->to) == MK_LAKE;
        bool fits = dice == 1 ? lake && um_ref_kind(t->piece) == MK_SHIP
                              : mad_prop_is_space(t->to) && mad_prop_is_land(p, t->piece);
        if (t->side == p->side && fits && !fought(done, t->to) && has_enemies(p, t->to))
            return t->to;
    }
    return UM_NONE;
}

static int next_roll(const mad_proposal *p, int i)
{
    for (i++; i < p->n; i++)
        if (p->ch[i].kind == UM_C_ROLL)
            break;
    return i;
}

/* What players say of a battle up to a change, if it has not been told: leads, commanders, cards. */
static void send_words(mad_proposal *p, int until)
{
    static const int verb[] = {MV_STAND, MV_LEAD, MV_COMMANDER, MV_BATTLE_CARD, MV_NAVAL_LEAD};
    for (size_t k = 0; k < UM_COUNT(verb); k++)
        for (int i = 0; i < until; i++)
            if (p->ch[i].kind == UM_C_SAY && p->ch[i].said->verb == verb[k] && !mad_prop_is_used(p, i)) {
                mad_prop_use(p, i);
                mad_prop_repeat(p, i);
            }
}

static void send_land_round(mad_proposal *p, um_ref space, int i, bool opens)
{
    if (opens) {
        mad_prop_start(p, MV_COMBAT, p->side);
        mad_prop_located(p, i, i);
        um_make_ref(&p->m, MP_COMBAT_SPACE, space);
        mad_prop_send(p);
        send_words(p, next_roll(p, i));
    }
    mad_prop_start(p, MV_ROUND, -1);
    mad_prop_located(p, i, i);
    for (int d = 0; d < p->ch[i].ndice; d++)
        um_make_int(&p->m, MP_ROUND_DICE, p->ch[i].dice[d]);
    p->rolls_used++;
    mad_prop_send(p);
    int next = next_roll(p, i);
    send_losses(p, mad_other(p->side), space, i, next);
    send_losses(p, p->side, space, i, next);
    send_retreat(p, MV_RETREAT, space, mad_other(p->side));
    send_retreat(p, MV_RETREAT, space, p->side);
}

/* One die decides; the next one, if it comes before anything else, is for the victor's losses (12.41). */
static int send_naval_round(mad_proposal *p, um_ref lake, int i, bool opens)
{
    int second = next_roll(p, i), last = i;
    if (opens) {
        mad_prop_start(p, MV_NAVAL_COMBAT, p->side);
        mad_prop_located(p, i, i);
        um_make_ref(&p->m, MP_NCOMBAT_LAKE, lake);
        mad_prop_send(p);
        send_words(p, next_roll(p, i));
    }
    mad_prop_start(p, MV_NAVAL_ROUND, -1);
    um_make_int(&p->m, MP_NROUND_DIE, p->ch[i].dice[0]);
    if (second < p->n && p->ch[second].ndice == 1) {
        um_make_int(&p->m, MP_NROUND_SECOND, p->ch[second].dice[0]);
        last = second;
    }
    p->rolls_used += second < p->n && last == second ? 2 : 1;
    mad_prop_located(p, i, last);
    mad_prop_send(p);
    int next = next_roll(p, last);
    for (int k = 0; k < 2; k++) {
        int side = k ? p->side : mad_other(p->side);
        if (make_losses(p, MV_NAVAL_LOSS, MK_SHIP, side, lake, i, next)) {
            explain_losses(p, MK_SHIP, side, lake, i, next);
            mad_prop_send(p);
        }
    }
    for (int k = 0; k < 2; k++)
        send_naval_retreat(p, MV_NAVAL_RETREAT, lake, k ? p->side : mad_other(p->side));
    return last;
}

void mad_prop_battles(mad_proposal *p)
{
    um_bits done[2] = {{{0, 0}}, {{0, 0}}};
    um_ref now = UM_NONE;
    for (int i = 0; i < p->n && !p->stopped; i++) {
        if (p->ch[i].kind != UM_C_ROLL || p->ch[i].ndice < 1 || p->ch[i].ndice > 2)
            continue;
        bool naval = p->ch[i].ndice == 1;
        bool goes_on = now != UM_NONE && (um_ref_kind(now) == MK_LAKE) == naval && has_enemies(p, now);
        um_ref next = contested(p, done, p->ch[i].ndice);
        now = goes_on && next == UM_NONE ? now : next;
        if (now == UM_NONE)
            continue;
        bool opens = !fought(done, now);
        um_bit_set(&done[naval], um_ref_row(now));
        if (naval)
            i = send_naval_round(p, now, i, opens);
        else
            send_land_round(p, now, i, opens);
    }
    send_words(p, p->n); /* nobody has rolled for them */
}

/* ---- battles as they came ---- */

static bool both_there(mad_proposal *p, um_ref place)
{
    bool in[2] = {false, false};
    if (um_ref_kind(place) == MK_LAKE) {
        for (int i = 0; i < mad_map_of(&p->c)->nships; i++)
            if (p->s.ship[i].at == place)
                in[mad_side_of(&p->c, mad_ship_ref(i)) == MAD_BR] = true;
        return in[0] && in[1];
    }
    return mad_has_units(&p->c, &p->s, um_ref_row(place), MAD_US) == UM_YES &&
           mad_has_units(&p->c, &p->s, um_ref_row(place), MAD_BR) == UM_YES;
}

static void make_battle(mad_proposal *p, um_ref place, int i)
{
    bool lake = um_ref_kind(place) == MK_LAKE;
    int side = mad_prop_side_in_play(p);
    mad_prop_start(p, lake ? MV_NAVAL_COMBAT : MV_COMBAT, side == MAD_NOBODY ? -1 : side);
    mad_prop_located(p, i, i);
    um_make_ref(&p->m, MP_COMBAT_SPACE, place);
}

/* Where a battle nobody has announced is fought: where both sides are and it may begin; with somebody named,
 * where he is. UM_NONE: nowhere. */
static um_ref unannounced(mad_proposal *p, bool naval, um_ref who, int i, um_truth *best)
{
    int kind = naval ? MK_LAKE : MK_SPACE;
    um_ref found = UM_NONE;
    *best = UM_NO;
    for (int row = 0; row < um_rows(p->c.pack, kind); row++) {
        um_ref place = um_ref_of(kind, row);
        if (!both_there(p, place) || (who != UM_NONE && mad_place(&p->s, who) != place))
            continue;
        make_battle(p, place, i);
        um_truth v = mad_prop_try(p);
        if (found == UM_NONE || v > *best) {
            found = place;
            *best = v;
        }
    }
    return found;
}

static bool open_battle(mad_proposal *p, bool naval, um_ref who, int i, um_truth least)
{
    um_truth v;
    um_ref place = unannounced(p, naval, who, i, &v);
    if (place == UM_NONE || v < least)
        return false;
    make_battle(p, place, i);
    mad_prop_send(p);
    return true;
}

static bool land_battle_on(const mad_proposal *p)
{
    return p->s.combat.open && !p->s.combat.over;
}

static bool naval_battle_on(const mad_proposal *p)
{
    return p->s.sea.open && !p->s.sea.rolled;
}

/* Both sides write at once: that the defender's line came first says nothing. The attacker's line, if it
 * comes before the dice, goes before it (10.31). */
static void attacker_first(mad_proposal *p, int i)
{
    const um_action *a = p->ch[i].said;
    int side = um_int_arg(a, MP_LEAD_SIDE, a->player);
    if (a->verb != MV_LEAD || !land_battle_on(p) || side == p->s.combat.attacker ||
        p->s.combat.side[p->s.combat.attacker == MAD_BR].lead != UM_NONE)
        return;
    for (int k = i + 1; k < p->n && p->ch[k].kind != UM_C_ROLL; k++) {
        const um_action *b = p->ch[k].kind == UM_C_SAY ? p->ch[k].said : NULL;
        if (!b || b->verb != MV_LEAD || um_int_arg(b, MP_LEAD_SIDE, b->player) == side ||
            mad_prop_is_used(p, k))
            continue;
        mad_prop_use(p, k);
        mad_prop_repeat(p, k);
        return;
    }
}

/* Who leads is said of a round that has been rolled, and no other follows: it says nothing of one to come. */
static bool said_late(const mad_proposal *p, int i)
{
    const mad_combat *k = &p->s.combat;
    for (int n = i + 1; n < p->n; n++)
        if (p->ch[n].kind == UM_C_ROLL)
            return false;
    return p->ch[i].said->verb == MV_LEAD && k->open && k->rolled && !k->over;
}

void mad_prop_battle_word(mad_proposal *p, int i)
{
    const um_action *a = p->ch[i].said;
    if (mad_prop_is_used(p, i) || said_late(p, i))
        return;
    bool naval = a->verb == MV_NAVAL_LEAD;
    um_ref who = a->verb == MV_BATTLE_CARD || a->verb == MV_STAND ? UM_NONE : um_ref_arg(a, MP_LEAD_UNIT);
    if (a->verb == MV_LEAD || a->verb == MV_COMMANDER || naval) {
        bool elsewhere = !naval && who != UM_NONE && mad_place(&p->s, who) != p->s.combat.space;
        if (naval ? !naval_battle_on(p) : !land_battle_on(p) || elsewhere)
            open_battle(p, naval, who, i, UM_MAYBE);
    } else if (a->verb == MV_BATTLE_CARD && !land_battle_on(p) && !naval_battle_on(p)) {
        if (!open_battle(p, false, UM_NONE, i, UM_MAYBE))
            open_battle(p, true, UM_NONE, i, UM_MAYBE);
    }
    attacker_first(p, i);
    mad_prop_repeat(p, i);
}

/* A card that is thrown into a play is a reaction, or for a battle. */
void mad_prop_thrown(mad_proposal *p, int i)
{
    static const int verb[] = {MV_REACTION, MV_BATTLE_CARD, MV_REACTION};
    static const um_truth least[] = {UM_MAYBE, UM_MAYBE, UM_NO};
    for (size_t k = 0; k < UM_COUNT(verb); k++) {
        if (verb[k] == MV_BATTLE_CARD && !land_battle_on(p) && !naval_battle_on(p) &&
            !open_battle(p, false, UM_NONE, i, UM_MAYBE) && !open_battle(p, true, UM_NONE, i, UM_MAYBE))
            continue;
        mad_prop_start(p, verb[k], p->ch[i].side);
        mad_prop_located(p, i, i);
        if (p->ch[i].what != UM_NONE)
            um_make_ref(&p->m, MP_REACT_CARD, p->ch[i].what);
        um_make_int(&p->m, MP_REACT_SIDE, p->ch[i].side);
        if (mad_prop_try(p) >= least[k]) {
            mad_prop_use(p, i);
            mad_prop_send(p);
            return;
        }
    }
}

static void make_round(mad_proposal *p, int i)
{
    mad_prop_start(p, MV_ROUND, -1);
    mad_prop_located(p, i, i);
    for (int d = 0; d < p->ch[i].ndice; d++)
        um_make_int(&p->m, MP_ROUND_DICE, p->ch[i].dice[d]);
}

/* The die for the victor's losses follows at once (12.41). */
static int second_die(const mad_proposal *p, int i)
{
    for (int k = i + 1; k < p->n; k++) {
        if (p->ch[k].kind == UM_C_ROLL)
            return p->ch[k].ndice == 1 ? k : -1;
        if (p->ch[k].kind != UM_C_SAY && mad_prop_is_piece(p->ch[k].what))
            return -1;
        if (p->ch[k].kind == UM_C_SAY)
            return -1;
    }
    return -1;
}

static int send_naval_dice(mad_proposal *p, int i)
{
    int second = second_die(p, i), last = second < 0 ? i : second;
    mad_prop_start(p, MV_NAVAL_ROUND, -1);
    um_make_int(&p->m, MP_NROUND_DIE, p->ch[i].dice[0]);
    if (second >= 0)
        um_make_int(&p->m, MP_NROUND_SECOND, p->ch[second].dice[0]);
    p->rolls_used += second >= 0 ? 2 : 1;
    mad_prop_located(p, i, last);
    mad_prop_send(p);
    return last;
}

static bool send_land_dice(mad_proposal *p, int i)
{
    make_round(p, i);
    if (p->s.combat.rolled && mad_prop_try(p) == UM_NO)
        return false; /* rolled again while losses are owed: of no account */
    p->rolls_used++;
    mad_prop_send(p);
    return true;
}

/* 7.33: a die of each side before the first play of 1813; if they are equal, another of each. */
static int send_first_player(mad_proposal *p, int i)
{
    static const int param[2][2] = {{MP_FIRSTP_US, MP_FIRSTP_BR}, {MP_FIRSTP_AGAIN_US, MP_FIRSTP_AGAIN_BR}};
    int at[2][2] = {{-1, -1}, {-1, -1}}, last = -1;
    for (int k = i; k < p->n && (p->ch[k].kind != UM_C_MOVE || p->ch[k].ambiguous); k++) {
        int side = p->ch[k].side;
        if (p->ch[k].kind != UM_C_ROLL || p->ch[k].ndice != 1 || side < 0 || side > 1)
            continue;
        int again = at[0][side] >= 0;
        if (at[again][side] < 0)
            at[again][side] = k;
    }
    if (at[0][0] < 0 || at[0][1] < 0)
        return -1;
    bool tie = p->ch[at[0][0]].dice[0] == p->ch[at[0][1]].dice[0] && at[1][0] >= 0 && at[1][1] >= 0;
    mad_prop_start(p, MV_FIRST_PLAYER, -1);
    for (int again = 0, rounds = tie ? 2 : 1; again < rounds; again++)
        for (int side = 0; side < 2; side++) {
            um_make_int(&p->m, param[again][side], p->ch[at[again][side]].dice[0]);
            last = at[again][side] > last ? at[again][side] : last;
            p->rolls_used++;
        }
    mad_prop_located(p, i, last);
    mad_prop_send(p);
    return last;
}

int mad_prop_roll(mad_proposal *p, int i)
{
    int n = p->ch[i].ndice;
    bool naval = n == 1;
    if (n < 1 || n > 2)
        return i;
    bool first = naval && p->s.turn == FIRST_ROLLED && p->s.plays == 0 && p->s.first == MAD_NOBODY;
    int after = first ? send_first_player(p, i) : -1;
    if (after >= 0)
        return after;
    if (naval ? naval_battle_on(p) : land_battle_on(p)) {
        if (naval)
            return send_naval_dice(p, i);
        if (send_land_dice(p, i))
            return i;
    }
    um_truth v = UM_NO;
    bool in_play = p->s.play.open || p->s.arrivals; /* dice before any play are nobody's battle */
    um_ref place = in_play ? unannounced(p, naval, UM_NONE, i, &v) : UM_NONE;
    if (v == UM_NO && (place == UM_NONE || land_battle_on(p))) {
        p->dice = p->dice < 0 ? i : p->dice;
        return i;
    }
    make_battle(p, place, i);
    mad_prop_send(p);
    if (naval)
        return send_naval_dice(p, i);
    send_land_dice(p, i);
    return i;
}

/* Another roll is to come that will do as well. */
static bool rolled_later(const mad_proposal *p, int i)
{
    for (int k = i + 1; k < p->n; k++)
        if (p->ch[k].kind == UM_C_ROLL && p->ch[k].ndice == p->ch[i].ndice)
            return true;
    return false;
}

void mad_prop_try_dice(mad_proposal *p)
{
    int i = p->dice;
    if (i < 0 || p->s.combat.open || p->s.sea.open || rolled_later(p, i))
        return;
    bool naval = p->ch[i].ndice == 1;
    if (!open_battle(p, naval, UM_NONE, i, UM_YES))
        return;
    p->dice = -1;
    if (naval)
        send_naval_dice(p, i);
    else
        send_land_dice(p, i);
}

/* ---- repairs ---- */

bool mad_prop_turned(const mad_proposal *p, int i, int value)
{
    return p->ch[i].kind == UM_C_FACE && p->ch[i].value == value && mad_prop_is_piece(p->ch[i].what);
}

/* Ships and units turned to their full side by a card; if that cannot be, it is left to be stated. */
void mad_prop_restored(mad_proposal *p, int kind, int verb)
{
    int first = -1, last = 0;
    for (int i = 0; i < p->n; i++) {
        if (!mad_prop_turned(p, i, 0) || um_ref_kind(p->ch[i].what) != kind)
            continue;
        if (first < 0)
            mad_prop_start(p, verb, mad_side_of(&p->c, p->ch[i].what));
        um_make_ref(&p->m, MP_WHO, p->ch[i].what);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first < 0)
        return;
    mad_prop_located(p, first, last);
    if (p->side != MAD_NOBODY || mad_prop_try(p) != UM_NO)
        mad_prop_send(p);
}
