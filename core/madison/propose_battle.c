/* Dice, losses and retreats on the table as the steps of battles: as they came, and, where their order is not
 * to be trusted, dice after movements. */
#include "core/madison/propose.h"

enum { FIRST_ROLLED = 3 }; /* the turn for which dice say who begins: spring of 1813 */

/* ---- losses ---- */

static bool goes_off(const proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    int role = prop_role(&p->c, ch->to);
    return ch->kind == UM_C_REMOVE ||
           (ch->kind == UM_C_MOVE && (role == BOX_ELIMINATED || role == BOX_OFF_MAP || role == BOX_REMOVED));
}

/* Whether a change is a step or more lost by a piece of that kind and side that stands in `where`. */
static bool is_loss(proposal *p, int i, int kind, int side, um_ref where)
{
    const um_change *ch = &p->ch[i];
    if (um_ref_kind(ch->what) != kind || mad_side_of(&p->c, ch->what) != side)
        return false;
    um_ref at = mad_place(&p->s, ch->what);
    bool there =
        where == UM_NONE ? prop_is_space(at) : at == where || (kind == MK_UNIT && ch->kind == UM_C_FACE);
    return there && (prop_turned(p, i, 1) || goes_off(p, i));
}

/* The losses among some changes, as an action of that verb (`side` and pieces); false: none. */
static bool make_losses(proposal *p, int verb, int kind, int side, um_ref where, int from, int to)
{
    int first = -1, last = 0;
    for (int i = from; i < to; i++) {
        if (!is_loss(p, i, kind, side, where))
            continue;
        if (first < 0) {
            prop_start(p, verb, side);
            um_make_int(&p->m, 0, side);
        }
        um_make_marked(&p->m, 1, p->ch[i].what, goes_off(p, i) ? MARK_REMOVED : MARK_REDUCED);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first >= 0)
        prop_located(p, first, last);
    return first >= 0;
}

/* 10.72: a force that cannot retreat lays down its arms: removed like a loss, but owed by nobody. */
static bool make_surrender(proposal *p, int side, um_ref where, int from, int to)
{
    int first = -1, last = 0;
    for (int i = from; i < to; i++) {
        if (!is_loss(p, i, MK_UNIT, side, where))
            continue;
        if (!goes_off(p, i))
            return false;
        if (first < 0)
            prop_start(p, MV_SURRENDER, side);
        um_make_ref(&p->m, SURRENDER_PIECES, p->ch[i].what);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first >= 0)
        prop_located(p, first, last);
    return first >= 0;
}

static void explain_losses(proposal *p, int kind, int side, um_ref where, int from, int to)
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

static void send_losses(proposal *p, int side, um_ref where, int from, int to)
{
    if (!make_losses(p, MV_LOSS, MK_UNIT, side, where, from, to))
        return;
    bool surrender = prop_try(p) == UM_NO && make_surrender(p, side, where, from, to) && prop_try(p) != UM_NO;
    if (!surrender)
        make_losses(p, MV_LOSS, MK_UNIT, side, where, from, to);
    explain_losses(p, MK_UNIT, side, where, from, to);
    prop_send(p);
}

/* Of a battle fought before; without one they are left to be stated as they lie. */
void prop_late_losses(proposal *p)
{
    for (int side = 0; side < 2 && p->s.combat.space != UM_NONE; side++) {
        if (!make_losses(p, MV_LOSS, MK_UNIT, side, UM_NONE, 0, p->first_roll) || prop_try(p) == UM_NO)
            continue;
        explain_losses(p, MK_UNIT, side, UM_NONE, 0, p->first_roll);
        prop_send(p);
    }
}

/* ---- leaving a space ---- */

static bool flees(proposal *p, const trail *t, um_ref from, um_ref to, int side, bool naval)
{
    bool place = prop_is_space(t->to) && (to == UM_NONE || t->to == to);
    return !t->done && t->from == from && t->side == side && place &&
           (naval ? prop_is_naval(p, t->piece) : prop_is_land(p, t->piece));
}

static bool any_flees(proposal *p, um_ref from, um_ref to, int side, bool naval)
{
    for (int i = 0; i < p->trails; i++)
        if (flees(p, &p->t[i], from, to, side, naval))
            return true;
    return false;
}

static void put_fleeing(proposal *p, int param, um_ref from, um_ref to, int side, bool naval, bool done,
                        int *first, int *last)
{
    for (int i = 0; i < p->trails; i++) {
        trail *t = &p->t[i];
        if (!flees(p, t, from, to, side, naval))
            continue;
        um_make_ref(&p->m, param, t->piece);
        *first = *first < 0 || t->first < *first ? t->first : *first;
        *last = t->last > *last ? t->last : *last;
        t->done = done;
    }
}

/* A land force that leaves a space, by destination; ships that go the same way carry it. */
static void send_retreat(proposal *p, int verb, um_ref from, int side)
{
    for (int i = 0; i < p->trails; i++) {
        if (!flees(p, &p->t[i], from, UM_NONE, side, false))
            continue;
        um_ref to = p->t[i].to;
        int first = -1, last = 0;
        bool water = any_flees(p, from, to, side, true);
        prop_start(p, verb, side);
        put_fleeing(p, RETREAT_PIECES, from, to, side, false, true, &first, &last);
        um_make_ref(&p->m, RETREAT_TO, to);
        if (water) {
            um_make_int(&p->m, RETREAT_BY, BY_WATER);
            put_fleeing(p, RETREAT_SHIPS, from, to, side, true, true, &first, &last);
        }
        prop_located(p, first, last);
        prop_send(p);
    }
}

static void send_flight(proposal *p, int verb, um_ref from, int side)
{
    for (int i = 0; i < p->trails; i++) {
        if (!flees(p, &p->t[i], from, UM_NONE, side, true))
            continue;
        um_ref to = p->t[i].to;
        int first = -1, last = 0;
        prop_start(p, verb, side);
        put_fleeing(p, 0, from, to, side, true, true, &first, &last);
        um_make_ref(&p->m, 1, to);
        prop_located(p, first, last);
        prop_send(p);
    }
}

/* Whether a way of the side in play leads into the space, or may lead through it: stops are not all seen. */
static bool may_enter(proposal *p, const trail *o, um_ref space)
{
    enum { FARTHEST = 10 }; /* points of a leader, and of dragoons */
    bool seen = o->to == space;
    for (int i = 0; i < o->vias; i++)
        seen |= o->via[i] == space;
    if (seen || o->side != p->side || !prop_is_space(o->from) || !prop_is_space(o->to))
        return seen && o->side == p->side;
    int at = um_ref_row(space);
    um_range in = mad_way(&p->c, &p->s, p->side, um_ref_row(o->from), at, NULL, NULL),
             out = mad_way(&p->c, &p->s, p->side, at, um_ref_row(o->to), NULL, NULL);
    return o->from != o->to && in.lo <= FARTHEST && out.lo <= FARTHEST && in.lo + out.lo <= FARTHEST;
}

static bool may_be_entered(proposal *p, um_ref space)
{
    if (mad_has_units(&p->c, &p->s, um_ref_row(space), p->side) != UM_NO)
        return true;
    for (int i = 0; i < p->trails; i++)
        if (may_enter(p, &p->t[i], space))
            return true;
    return false;
}

/* Enemies who leave a space that the side in play enters, before any dice. */
void prop_withdrawals(proposal *p)
{
    for (int i = 0; i < p->trails; i++) {
        const trail *t = &p->t[i];
        bool before = t->first < p->first_roll || p->first_roll == p->n;
        if (t->done || !before || t->side != other(p->side) || !prop_is_space(t->from) ||
            !prop_is_space(t->to) || !may_be_entered(p, t->from))
            continue;
        if (prop_is_land(p, t->piece))
            send_retreat(p, MV_RETREAT_BEFORE, t->from, t->side);
        else
            send_flight(p, MV_FLEE, t->from, t->side);
    }
}

/* ---- battles ---- */

static bool enemy_ships(proposal *p, um_ref lake)
{
    for (int i = 0; i < mad_map_of(&p->c)->nships; i++)
        if (p->s.ship[i].at == lake && mad_side_of(&p->c, ship_ref(i)) == other(p->side))
            return true;
    return false;
}

static bool has_enemies(proposal *p, um_ref place)
{
    if (um_ref_kind(place) == MK_LAKE)
        return enemy_ships(p, place);
    return mad_has_units(&p->c, &p->s, um_ref_row(place), other(p->side)) == UM_YES;
}

static bool fought(const um_bits *done, um_ref place)
{
    int row = um_ref_row(place);
    return um_bit(&done[um_ref_kind(place) == MK_LAKE], row);
}

/* A place that the side in play entered and that enemies hold: towns for two dice, boxes for one. */
static um_ref contested(proposal *p, const um_bits *done, int dice)
{
    for (int i = 0; i < p->trails; i++) {
        const trail *t = &p->t[i];
        bool lake = um_ref_kind(t->to) == MK_LAKE;
        bool fits = dice == 1 ? lake && um_ref_kind(t->piece) == MK_SHIP
                              : prop_is_space(t->to) && prop_is_land(p, t->piece);
        if (t->side == p->side && fits && !fought(done, t->to) && has_enemies(p, t->to))
            return t->to;
    }
    return UM_NONE;
}

static int next_roll(const proposal *p, int i)
{
    for (i++; i < p->n; i++)
        if (p->ch[i].kind == UM_C_ROLL)
            break;
    return i;
}

/* What players say of a battle up to a change, if it has not been told: leads, commanders, cards. */
static void send_words(proposal *p, int until)
{
    static const int verb[] = {MV_STAND, MV_LEAD, MV_COMMANDER, MV_BATTLE_CARD, MV_NAVAL_LEAD};
    for (size_t k = 0; k < UM_COUNT(verb); k++)
        for (int i = 0; i < until; i++)
            if (p->ch[i].kind == UM_C_SAY && p->ch[i].said->verb == verb[k] && !prop_is_used(p, i)) {
                prop_use(p, i);
                prop_repeat(p, i);
            }
}

static void send_land_round(proposal *p, um_ref space, int i, bool opens)
{
    if (opens) {
        prop_start(p, MV_COMBAT, p->side);
        prop_located(p, i, i);
        um_make_ref(&p->m, COMBAT_SPACE, space);
        prop_send(p);
        send_words(p, next_roll(p, i));
    }
    prop_start(p, MV_ROUND, -1);
    prop_located(p, i, i);
    for (int d = 0; d < p->ch[i].ndice; d++)
        um_make_int(&p->m, ROUND_DICE, p->ch[i].dice[d]);
    p->rolls_used++;
    prop_send(p);
    int next = next_roll(p, i);
    send_losses(p, other(p->side), space, i, next);
    send_losses(p, p->side, space, i, next);
    send_retreat(p, MV_RETREAT, space, other(p->side));
    send_retreat(p, MV_RETREAT, space, p->side);
}

/* One die decides; the next one, if it comes before anything else, is for the victor's losses (12.41). */
static int send_naval_round(proposal *p, um_ref lake, int i, bool opens)
{
    int second = next_roll(p, i), last = i;
    if (opens) {
        prop_start(p, MV_NAVAL_COMBAT, p->side);
        prop_located(p, i, i);
        um_make_ref(&p->m, NCOMBAT_LAKE, lake);
        prop_send(p);
        send_words(p, next_roll(p, i));
    }
    prop_start(p, MV_NAVAL_ROUND, -1);
    um_make_int(&p->m, NROUND_DIE, p->ch[i].dice[0]);
    if (second < p->n && p->ch[second].ndice == 1) {
        um_make_int(&p->m, NROUND_SECOND, p->ch[second].dice[0]);
        last = second;
    }
    p->rolls_used += second < p->n && last == second ? 2 : 1;
    prop_located(p, i, last);
    prop_send(p);
    int next = next_roll(p, last);
    for (int k = 0; k < 2; k++) {
        int side = k ? p->side : other(p->side);
        if (make_losses(p, MV_NAVAL_LOSS, MK_SHIP, side, lake, i, next)) {
            explain_losses(p, MK_SHIP, side, lake, i, next);
            prop_send(p);
        }
    }
    for (int k = 0; k < 2; k++)
        send_flight(p, MV_NAVAL_RETREAT, lake, k ? p->side : other(p->side));
    return last;
}

void prop_battles(proposal *p)
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

static bool both_there(proposal *p, um_ref place)
{
    bool in[2] = {false, false};
    if (um_ref_kind(place) == MK_LAKE) {
        for (int i = 0; i < mad_map_of(&p->c)->nships; i++)
            if (p->s.ship[i].at == place)
                in[mad_side_of(&p->c, ship_ref(i)) == MAD_BR] = true;
        return in[0] && in[1];
    }
    return mad_has_units(&p->c, &p->s, um_ref_row(place), MAD_US) == UM_YES &&
           mad_has_units(&p->c, &p->s, um_ref_row(place), MAD_BR) == UM_YES;
}

static void make_battle(proposal *p, um_ref place, int i)
{
    bool lake = um_ref_kind(place) == MK_LAKE;
    int side = prop_side_in_play(p);
    prop_start(p, lake ? MV_NAVAL_COMBAT : MV_COMBAT, side == MAD_NOBODY ? -1 : side);
    prop_located(p, i, i);
    um_make_ref(&p->m, COMBAT_SPACE, place);
}

/* Where a battle nobody has announced is fought: where both sides are and it may begin; with somebody named,
 * where he is. UM_NONE: nowhere. */
static um_ref unannounced(proposal *p, bool naval, um_ref who, int i, um_truth *best)
{
    int kind = naval ? MK_LAKE : MK_SPACE;
    um_ref found = UM_NONE;
    *best = UM_NO;
    for (int row = 0; row < um_rows(p->c.pack, kind); row++) {
        um_ref place = um_ref_of(kind, row);
        if (!both_there(p, place) || (who != UM_NONE && mad_place(&p->s, who) != place))
            continue;
        make_battle(p, place, i);
        um_truth v = prop_try(p);
        if (found == UM_NONE || v > *best) {
            found = place;
            *best = v;
        }
    }
    return found;
}

static bool open_battle(proposal *p, bool naval, um_ref who, int i, um_truth least)
{
    um_truth v;
    um_ref place = unannounced(p, naval, who, i, &v);
    if (place == UM_NONE || v < least)
        return false;
    make_battle(p, place, i);
    prop_send(p);
    return true;
}

static bool land_battle_on(const proposal *p)
{
    return p->s.combat.open && !p->s.combat.over;
}

static bool naval_battle_on(const proposal *p)
{
    return p->s.sea.open && !p->s.sea.rolled;
}

/* Both sides write at once: that the defender's line came first says nothing. The attacker's line, if it
 * comes before the dice, goes before it (10.31). */
static void attacker_first(proposal *p, int i)
{
    const um_action *a = p->ch[i].said;
    int side = um_int_arg(a, LEAD_SIDE, a->player);
    if (a->verb != MV_LEAD || !land_battle_on(p) || side == p->s.combat.attacker ||
        p->s.combat.side[p->s.combat.attacker == MAD_BR].lead != UM_NONE)
        return;
    for (int k = i + 1; k < p->n && p->ch[k].kind != UM_C_ROLL; k++) {
        const um_action *b = p->ch[k].kind == UM_C_SAY ? p->ch[k].said : NULL;
        if (!b || b->verb != MV_LEAD || um_int_arg(b, LEAD_SIDE, b->player) == side || prop_is_used(p, k))
            continue;
        prop_use(p, k);
        prop_repeat(p, k);
        return;
    }
}

/* Who leads is said of a round that has been rolled, and no other follows: it says nothing of one to come. */
static bool said_late(const proposal *p, int i)
{
    const mad_combat *k = &p->s.combat;
    for (int n = i + 1; n < p->n; n++)
        if (p->ch[n].kind == UM_C_ROLL)
            return false;
    return p->ch[i].said->verb == MV_LEAD && k->open && k->rolled && !k->over;
}

void prop_word(proposal *p, int i)
{
    const um_action *a = p->ch[i].said;
    if (prop_is_used(p, i) || said_late(p, i))
        return;
    bool naval = a->verb == MV_NAVAL_LEAD;
    um_ref who = a->verb == MV_BATTLE_CARD || a->verb == MV_STAND ? UM_NONE : um_ref_arg(a, LEAD_UNIT);
    if (a->verb == MV_LEAD || a->verb == MV_COMMANDER || naval) {
        bool elsewhere = !naval && who != UM_NONE && mad_place(&p->s, who) != p->s.combat.space;
        if (naval ? !naval_battle_on(p) : !land_battle_on(p) || elsewhere)
            open_battle(p, naval, who, i, UM_MAYBE);
    } else if (a->verb == MV_BATTLE_CARD && !land_battle_on(p) && !naval_battle_on(p)) {
        if (!open_battle(p, false, UM_NONE, i, UM_MAYBE))
            open_battle(p, true, UM_NONE, i, UM_MAYBE);
    }
    attacker_first(p, i);
    prop_repeat(p, i);
}

static void make_round(proposal *p, int i)
{
    prop_start(p, MV_ROUND, -1);
    prop_located(p, i, i);
    for (int d = 0; d < p->ch[i].ndice; d++)
        um_make_int(&p->m, ROUND_DICE, p->ch[i].dice[d]);
}

/* The die for the victor's losses follows at once (12.41). */
static int second_die(const proposal *p, int i)
{
    for (int k = i + 1; k < p->n; k++) {
        if (p->ch[k].kind == UM_C_ROLL)
            return p->ch[k].ndice == 1 ? k : -1;
        if (p->ch[k].kind != UM_C_SAY && prop_is_man(p->ch[k].what))
            return -1;
        if (p->ch[k].kind == UM_C_SAY)
            return -1;
    }
    return -1;
}

static int send_naval_dice(proposal *p, int i)
{
    int second = second_die(p, i), last = second < 0 ? i : second;
    prop_start(p, MV_NAVAL_ROUND, -1);
    um_make_int(&p->m, NROUND_DIE, p->ch[i].dice[0]);
    if (second >= 0)
        um_make_int(&p->m, NROUND_SECOND, p->ch[second].dice[0]);
    p->rolls_used += second >= 0 ? 2 : 1;
    prop_located(p, i, last);
    prop_send(p);
    return last;
}

static bool send_land_dice(proposal *p, int i)
{
    make_round(p, i);
    if (p->s.combat.rolled && prop_try(p) == UM_NO)
        return false; /* rolled again while steps are owed: of no account */
    p->rolls_used++;
    prop_send(p);
    return true;
}

/* 7.33: a die of each side before the first play of 1813; if they are equal, another of each. */
static int send_first_player(proposal *p, int i)
{
    static const int param[2][2] = {{FIRSTP_US, FIRSTP_BR}, {FIRSTP_AGAIN_US, FIRSTP_AGAIN_BR}};
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
    prop_start(p, MV_FIRST_PLAYER, -1);
    for (int again = 0, rounds = tie ? 2 : 1; again < rounds; again++)
        for (int side = 0; side < 2; side++) {
            um_make_int(&p->m, param[again][side], p->ch[at[again][side]].dice[0]);
            last = at[again][side] > last ? at[again][side] : last;
            p->rolls_used++;
        }
    prop_located(p, i, last);
    prop_send(p);
    return last;
}

int prop_roll(proposal *p, int i)
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
    if (v == UM_NO && (place == UM_NONE || p->s.combat.open)) {
        p->dice = p->dice < 0 ? i : p->dice;
        return i;
    }
    make_battle(p, place, i);
    prop_send(p);
    if (naval)
        return send_naval_dice(p, i);
    send_land_dice(p, i);
    return i;
}

/* Another roll is to come that will do as well. */
static bool rolled_later(const proposal *p, int i)
{
    for (int k = i + 1; k < p->n; k++)
        if (p->ch[k].kind == UM_C_ROLL && p->ch[k].ndice == p->ch[i].ndice)
            return true;
    return false;
}

void prop_try_dice(proposal *p)
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

bool prop_turned(const proposal *p, int i, int value)
{
    return p->ch[i].kind == UM_C_FACE && p->ch[i].value == value && prop_is_man(p->ch[i].what);
}

/* Ships and units turned to their full side by a card; if that cannot be, it is left to be stated. */
void prop_restored(proposal *p, int kind, int verb)
{
    int first = -1, last = 0;
    for (int i = 0; i < p->n; i++) {
        if (!prop_turned(p, i, 0) || um_ref_kind(p->ch[i].what) != kind)
            continue;
        if (first < 0)
            prop_start(p, verb, mad_side_of(&p->c, p->ch[i].what));
        um_make_ref(&p->m, 0, p->ch[i].what);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first < 0)
        return;
    prop_located(p, first, last);
    if (p->side != MAD_NOBODY || prop_try(p) != UM_NO)
        prop_send(p);
}
