/* Dice, losses and retreats on the table as the actions of battles: as they came. */
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

enum { FIRST_ROLLED = 3 }; /* the turn for which dice say who begins: spring of 1813 */

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
        if (!land_battle_on(p) && !naval_battle_on(p))
            return; /* words alone are for no battle */
    }
    attacker_first(p, i);
    mad_prop_repeat(p, i);
}

/* A card that is thrown into a play is a reaction, or for a battle; first for one of which dice were thrown.
 */
void mad_prop_thrown(mad_proposal *p, int i)
{
    static const int verb[] = {MV_BATTLE_CARD, MV_REACTION, MV_BATTLE_CARD, MV_REACTION};
    static const um_truth least[] = {UM_MAYBE, UM_MAYBE, UM_MAYBE, UM_NO};
    bool rolled = (land_battle_on(p) && p->s.combat.rolled) || (naval_battle_on(p) && p->s.sea.rolled);
    if (mad_prop_role(&p->c, p->ch[i].to) == MAD_BOX_HELD) { /* whoever holds a card throws it into nothing */
        mad_prop_hold(p, p->ch[i].side, p->ch[i].what, i, i);
        return;
    }
    for (size_t k = rolled ? 0 : 1; k < UM_COUNT(verb); k++) {
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

/* ---- faces ---- */

bool mad_prop_turned(const mad_proposal *p, int i, int value)
{
    return p->ch[i].kind == UM_C_FACE && p->ch[i].value == value && mad_prop_is_piece(p->ch[i].what);
}
