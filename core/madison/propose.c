/* What the changes of a play on the table were, as actions: for logs, which show pieces and not moves.
 *
 * A piece's moves become a trail from where it stood to where it stays; trails with the same ends are one
 * movement. Land forces that make a ship's voyage were aboard it. Enemies who leave a space after the dice
 * retreat; pieces that go off the map were lost. What no action explains is stated as it lies. */
#include "core/madison/madison.h"

#include <string.h>

enum { TRAILS = 400, VIAS = 8, NAMED = 64 };

typedef struct trail {
    um_ref piece, from, to, via[VIAS];
    int vias, side;
    int first, last; /* indexes of its changes */
    bool done;
} trail;

typedef struct proposal {
    um_ctx c;
    mad_state s; /* as the actions proposed so far leave it */
    const um_change *ch;
    int n, side; /* whose play; MAD_NOBODY: no play */
    um_action_fn *fn;
    void *user;
    um_maker m;
    trail t[TRAILS];
    int trails;
    int first_roll; /* index of the first change that is a roll, or n */
    bool stopped;
} proposal;

/* ---- sending ---- */

static void start(proposal *p, int verb, int player)
{
    um_make(&p->m, verb, player);
    p->m.action.at = p->n ? p->ch[0].at : (um_place){0};
}

/* The action came from the changes first..last. */
static void located(proposal *p, int first, int last)
{
    p->m.action.at = p->ch[first].at;
    if (p->ch[last].at.file == p->ch[first].at.file)
        p->m.action.at.entry_end = p->ch[last].at.entry;
}

static void send(proposal *p)
{
    const um_action *a = &p->m.action;
    const um_game *g = p->c.game;
    if (p->stopped || p->m.overflow)
        return;
    um_ctx c = p->c;
    if (!(mad_verbs[a->verb].flags & UM_V_POSITION) && g->begins_play(&c, &p->s, a))
        g->settle(&c, &p->s);
    g->apply(&c, &p->s, a);
    p->stopped = !p->fn(p->user, a);
}

/* ---- what is what ---- */

static bool is_man(um_ref r)
{
    int k = um_ref_kind(r);
    return k == MK_UNIT || k == MK_LEADER || k == MK_SHIP;
}

static bool is_space(um_ref r)
{
    return um_ref_kind(r) == MK_SPACE;
}

static bool on_water_or_town(um_ref r)
{
    return is_space(r) || um_ref_kind(r) == MK_LAKE;
}

/* The role of a box; -1: no box. */
static int role_of(const um_ctx *c, um_ref place)
{
    if (um_ref_kind(place) != MK_BOX)
        return -1;
    return um_datum_at(c->pack, um_datum_of(MK_BOX, um_ref_row(place), BOX_ROLE))->lo;
}

static bool is_naval(proposal *p, um_ref r)
{
    return um_ref_kind(r) == MK_SHIP || (um_ref_kind(r) == MK_LEADER && mad_is_naval(&p->c, um_ref_row(r)) == UM_YES);
}

static bool is_land(proposal *p, um_ref r)
{
    return is_man(r) && !is_naval(p, r);
}

static const um_action *said(const proposal *p, int verb)
{
    const um_action *found = NULL;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && p->ch[i].said->verb == verb && (!found || p->ch[i].said->nargs >= found->nargs))
            found = p->ch[i].said;
    return found;
}

/* ---- the first position ---- */

static const struct {
    int role, word; /* word: of `out` */
} outs[] = {{BOX_ELIMINATED, 0}, {BOX_CAPTURED, 1}, {BOX_OFF_MAP, 2}, {BOX_UNBUILT, 3}, {BOX_DELAYED, 4}, {BOX_REMOVED, 5}};

static void put_piece(proposal *p, int param, const um_change *ch)
{
    um_make_marked(&p->m, param, ch->what, ch->value ? MARK_REDUCED : -1);
}

/* Pieces of one kind after another, so that a stack reads leaders, units, ships. */
static int state_at(proposal *p, um_ref place, int verb, int word)
{
    static const int order[] = {MK_LEADER, MK_UNIT, MK_SHIP};
    int named = 0;
    for (size_t k = 0; k < UM_COUNT(order); k++)
        for (int i = 0; i < p->n; i++) {
            const um_change *ch = &p->ch[i];
            bool there = place == ch->to || (word >= 0 && role_of(&p->c, ch->to) == word);
            if (ch->kind != UM_C_ADD || !there || um_ref_kind(ch->what) != order[k])
                continue;
            if (named == 0)
                start(p, verb, -1);
            if (named == 0 && verb == MV_AT)
                um_make_ref(&p->m, AT_PLACE, place);
            put_piece(p, verb == MV_AT ? AT_PIECES : OUT_PIECES, ch);
            if (++named == NAMED)
                return named;
        }
    return named;
}

static void state_places(proposal *p, int kind)
{
    for (int i = 0; i < um_rows(p->c.pack, kind); i++)
        if (state_at(p, um_ref_of(kind, i), MV_AT, -1))
            send(p);
}

/* Everything that is not on the map, in lines short enough to be read. */
static void state_outs(proposal *p)
{
    for (size_t k = 0; k < UM_COUNT(outs); k++)
        for (int kind = MK_UNIT; kind <= MK_SHIP; kind++) {
            int named = 0;
            for (int i = 0; i < p->n; i++) {
                const um_change *ch = &p->ch[i];
                if (ch->kind != UM_C_ADD || um_ref_kind(ch->what) != kind || role_of(&p->c, ch->to) != outs[k].role)
                    continue;
                if (named++ == 0)
                    start(p, MV_OUT, -1);
                put_piece(p, OUT_PIECES, ch);
                if (named == 16) {
                    um_make_int(&p->m, OUT_WHY, outs[k].word);
                    send(p);
                    named = 0;
                }
            }
            if (named) {
                um_make_int(&p->m, OUT_WHY, outs[k].word);
                send(p);
            }
        }
}

static int count_cards(const proposal *p, int role, int side)
{
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        bool card = ch->kind == UM_C_ADD && !is_man(ch->what) && role_of(&p->c, ch->to) == role;
        if (!card)
            continue;
        int box = um_datum_at(p->c.pack, um_datum_of(MK_BOX, um_ref_row(ch->to), BOX_SIDE))->lo;
        int of = ch->side >= 0 ? ch->side : box;
        n += of == side;
    }
    return n;
}

static void state_cards(proposal *p, int verb, int role, int side)
{
    start(p, verb, -1);
    um_make_int(&p->m, HAND_SIDE, side);
    um_make_int(&p->m, HAND_COUNT, count_cards(p, role, side));
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        int of = ch->side;
        if (ch->kind == UM_C_ADD && um_ref_kind(ch->what) == MK_CARD && role_of(&p->c, ch->to) == role && of == side)
            um_make_ref(&p->m, HAND_CARDS, ch->what);
    }
    send(p);
}

/* Nobody has held a card while both hands are as they were dealt (7.21, 7.34). */
static void state_hands(proposal *p, int turn)
{
    static const int dealt[] = {7, 8, 9};
    int hand[2] = {count_cards(p, BOX_HAND, MAD_US), count_cards(p, BOX_HAND, MAD_BR)};
    int full = turn >= 0 && turn < MAD_TURNS ? dealt[turn / 3] : 0;
    bool fresh = turn == -1 || (hand[0] == full && hand[1] == full);
    for (int side = 0; side < 2; side++)
        state_cards(p, MV_HAND, BOX_HAND, side);
    for (int side = 0; side < 2; side++)
        if (fresh || count_cards(p, BOX_HELD, side))
            state_cards(p, MV_HELD, BOX_HELD, side);
}

/* 4.16: who alone has ships in a lake's box controls it, as the last play left it. */
static void state_lakes(proposal *p)
{
    for (int l = 0; l < mad_map_of(&p->c)->nlakes; l++) {
        bool in[2] = {false, false};
        for (int i = 0; i < p->n; i++)
            if (p->ch[i].kind == UM_C_ADD && p->ch[i].to == lake_ref(l) && um_ref_kind(p->ch[i].what) == MK_SHIP && !p->ch[i].value)
                in[mad_side_of(&p->c, p->ch[i].what) == MAD_BR] = true;
        if (in[MAD_US] == in[MAD_BR])
            continue;
        start(p, MV_LAKE, -1);
        um_make_ref(&p->m, LAKE_LAKE, lake_ref(l));
        um_make_int(&p->m, LAKE_SIDE, in[MAD_US] ? MAD_US : MAD_BR);
        send(p);
    }
}

static void state_turn(proposal *p, int turn)
{
    start(p, MV_NOW, -1);
    um_make_int(&p->m, NOW_YEAR, turn < 0 ? 1812 : mad_year(turn));
    um_make_int(&p->m, NOW_SEASON, turn < 0 ? SPRING : mad_season(turn));
    if (turn < 0)
        um_make_int(&p->m, NOW_PHASE, PHASE_PREWAR);
    send(p);
}

static void state_position(proposal *p)
{
    int turn = MAD_NO_TURN;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_TURN && p->ch[i].value >= -1 && p->ch[i].value < MAD_TURNS)
            turn = p->ch[i].value;
    if (turn != MAD_NO_TURN)
        state_turn(p, turn);
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SCORE) {
            start(p, MV_SCORE, -1);
            um_make_int(&p->m, SCORE_VP, p->ch[i].value);
            send(p);
        }
    state_lakes(p);
    state_places(p, MK_LAKE);
    state_places(p, MK_SPACE);
    state_outs(p);
    state_hands(p, turn);
}

/* ---- trails ---- */

static trail *trail_of(proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    for (int k = p->trails - 1; k >= 0; k--) {
        trail *t = &p->t[k];
        if (t->piece != ch->what)
            continue;
        bool rolled = t->last < p->first_roll && i > p->first_roll;
        return t->to == ch->from && !rolled ? t : NULL;
    }
    return NULL;
}

static void follow(proposal *p, int i)
{
    const um_change *ch = &p->ch[i];
    trail *t = trail_of(p, i);
    if (t) {
        if (t->vias < VIAS)
            t->via[t->vias++] = t->to;
        t->to = ch->to;
        t->last = i;
        return;
    }
    if (p->trails == TRAILS)
        return;
    p->t[p->trails++] = (trail){.piece = ch->what, .from = ch->from, .to = ch->to, .side = mad_side_of(&p->c, ch->what), .first = i,
                                .last = i};
}

static void find_trails(proposal *p)
{
    p->first_roll = p->n;
    for (int i = p->n - 1; i >= 0; i--)
        if (p->ch[i].kind == UM_C_ROLL)
            p->first_roll = i;
    for (int i = 0; i < p->n; i++) {
        um_change_kind k = p->ch[i].kind;
        if ((k == UM_C_MOVE || k == UM_C_ADD || k == UM_C_REMOVE) && is_man(p->ch[i].what) && !p->ch[i].ambiguous)
            follow(p, i);
    }
    for (int i = 0; i < p->trails; i++)
        p->t[i].done |= p->t[i].from == p->t[i].to;
}

/* Whether the game's position agrees with where the trail begins; if not, it is put right first. */
static void settle_start(proposal *p, const trail *t)
{
    if (t->from == UM_NONE || mad_place(&p->s, t->piece) == t->from)
        return;
    start(p, MV_AT, -1);
    located(p, t->first, t->first);
    um_make_ref(&p->m, AT_PLACE, t->from);
    um_make_ref(&p->m, AT_PIECES, t->piece);
    send(p);
}

static bool same_journey(const trail *a, const trail *b)
{
    return !b->done && a->from == b->from && a->to == b->to && a->side == b->side;
}

/* ---- voyages and marches ---- */

static bool sails(proposal *p, const trail *t)
{
    bool waters = (on_water_or_town(t->from) || role_of(&p->c, t->from) == BOX_TRANSIT) &&
                  (on_water_or_town(t->to) || role_of(&p->c, t->to) == BOX_TRANSIT);
    return is_naval(p, t->piece) && waters;
}

static const trail *ship_between(proposal *p, const trail *t)
{
    for (int i = 0; i < p->trails; i++)
        if (um_ref_kind(p->t[i].piece) == MK_SHIP && p->t[i].from == t->from && p->t[i].to == t->to && p->t[i].side == t->side)
            return &p->t[i];
    return NULL;
}

/* 3.61: the Northwest Company crosses between its two spaces by itself. */
static bool crosses_by_itself(proposal *p, const trail *t)
{
    int row = um_ref_row(t->piece);
    if (um_ref_kind(t->piece) != MK_UNIT || !is_space(t->from) || !is_space(t->to) ||
        um_is(&p->c, MK_UNIT, row, UNIT_SPECIAL, UNIT_NWC) != UM_YES)
        return false;
    int a = um_ref_row(t->from), b = um_ref_row(t->to);
    bool ab = um_is(&p->c, MK_SPACE, a, SPACE_ROLE, ROLE_ST_JOSEPH) == UM_YES && um_is(&p->c, MK_SPACE, b, SPACE_ROLE, ROLE_MACKINAC) == UM_YES;
    bool ba = um_is(&p->c, MK_SPACE, b, SPACE_ROLE, ROLE_ST_JOSEPH) == UM_YES && um_is(&p->c, MK_SPACE, a, SPACE_ROLE, ROLE_MACKINAC) == UM_YES;
    return ab || ba;
}

static bool carried(proposal *p, const trail *t)
{
    return is_land(p, t->piece) && !crosses_by_itself(p, t) && ship_between(p, t);
}

/* Stopping places that cost nothing extra were passed on the way; others were slips of the hand. */
static bool on_the_way(proposal *p, const trail *t)
{
    um_range direct = mad_way(&p->c, &p->s, t->side, um_ref_row(t->from), um_ref_row(t->to), NULL, NULL), via = um_exactly(0);
    um_ref at = t->from;
    for (int i = 0; i <= t->vias; i++) {
        um_ref next = i < t->vias ? t->via[i] : t->to;
        if (!is_space(next))
            return false;
        via = um_add(via, mad_way(&p->c, &p->s, t->side, um_ref_row(at), um_ref_row(next), NULL, NULL));
        at = next;
    }
    return um_range_same(direct, via);
}

static void put_path(proposal *p, int param, const trail *t, bool vias)
{
    um_make_step(&p->m, param, t->from, false);
    for (int i = 0; vias && i < t->vias; i++)
        um_make_step(&p->m, param, t->via[i], true);
    um_make_step(&p->m, param, t->to, true);
}

/* Leaders first, then units, each as they were moved. */
static void put_company(proposal *p, int param, trail *lead, bool (*fits)(proposal *, const trail *), int *first, int *last)
{
    for (int leaders = 1; leaders >= 0; leaders--)
        for (int i = 0; i < p->trails; i++) {
            trail *t = &p->t[i];
            if (!same_journey(lead, t) || (um_ref_kind(t->piece) == MK_LEADER) != leaders || !fits(p, t))
                continue;
            um_make_ref(&p->m, param, t->piece);
            *first = t->first < *first ? t->first : *first;
            *last = t->last > *last ? t->last : *last;
        }
}

static void mark_done(proposal *p, const trail *lead, bool (*fits)(proposal *, const trail *))
{
    const trail key = *lead;
    for (int i = 0; i < p->trails; i++)
        if (same_journey(&key, &p->t[i]) && fits(p, &p->t[i]))
            p->t[i].done = true;
}

static bool marches(proposal *p, const trail *t)
{
    return is_land(p, t->piece) && is_space(t->from) && is_space(t->to) && !carried(p, t) && !crosses_by_itself(p, t);
}

static bool sails_or_is_carried(proposal *p, const trail *t)
{
    return sails(p, t) || carried(p, t);
}

static void send_march(proposal *p, trail *t)
{
    int first = t->first, last = t->last;
    for (int i = 0; i < p->trails; i++)
        if (same_journey(t, &p->t[i]) && marches(p, &p->t[i]))
            settle_start(p, &p->t[i]);
    start(p, MV_MOVE, t->side);
    put_company(p, MOVE_PIECES, t, marches, &first, &last);
    put_path(p, MOVE_PATH, t, t->vias && on_the_way(p, t));
    located(p, first, last);
    mark_done(p, t, marches);
    send(p);
}

static void send_voyage(proposal *p, trail *t)
{
    int first = t->first, last = t->last;
    for (int i = 0; i < p->trails; i++)
        if (same_journey(t, &p->t[i]) && sails_or_is_carried(p, &p->t[i]))
            settle_start(p, &p->t[i]);
    start(p, MV_SAIL, t->side);
    put_company(p, SAIL_PIECES, t, sails, &first, &last);
    put_path(p, SAIL_PATH, t, false);
    put_company(p, SAIL_CARRYING, t, carried, &first, &last);
    located(p, first, last);
    mark_done(p, t, sails_or_is_carried);
    send(p);
}

static void send_crossing(proposal *p, trail *t)
{
    settle_start(p, t);
    start(p, MV_CROSS, t->side);
    um_make_ref(&p->m, CROSS_UNITS, t->piece);
    um_make_ref(&p->m, CROSS_TO, t->to);
    located(p, t->first, t->last);
    t->done = true;
    send(p);
}

/* The movements of a side up to a change, in the order in which they were begun. */
static void send_movements(proposal *p, int side)
{
    for (;;) {
        trail *next = NULL;
        for (int i = 0; i < p->trails; i++) {
            trail *t = &p->t[i];
            bool moves = marches(p, t) || sails_or_is_carried(p, t) || crosses_by_itself(p, t);
            if (t->done || t->side != side || !moves || t->first > p->first_roll + p->n)
                continue;
            if (!next || t->first < next->first)
                next = t;
        }
        if (!next || p->stopped)
            return;
        if (marches(p, next))
            send_march(p, next);
        else if (crosses_by_itself(p, next))
            send_crossing(p, next);
        else
            send_voyage(p, next);
    }
}

/* ---- battles ---- */

static bool has_enemies(proposal *p, int space, int side)
{
    return mad_has_units(&p->c, &p->s, space, side == MAD_US ? MAD_BR : MAD_US) == UM_YES;
}

/* A space that the side in play entered and that enemies hold. */
static um_ref contested(proposal *p, const um_bits *fought)
{
    for (int i = 0; i < p->trails; i++) {
        const trail *t = &p->t[i];
        if (t->side == p->side && is_space(t->to) && is_land(p, t->piece) && !um_bit(fought, um_ref_row(t->to)) &&
            has_enemies(p, um_ref_row(t->to), p->side))
            return t->to;
    }
    return UM_NONE;
}

static void send_round(proposal *p, int i)
{
    start(p, MV_ROUND, -1);
    located(p, i, i);
    for (int d = 0; d < p->ch[i].ndice; d++)
        um_make_int(&p->m, ROUND_DICE, p->ch[i].dice[d]);
    send(p);
}

static void send_combat(proposal *p, um_ref space, int i)
{
    start(p, MV_COMBAT, p->side);
    located(p, i, i);
    um_make_ref(&p->m, COMBAT_SPACE, space);
    send(p);
}

/* Units turned over or taken off, after dice: losses of each side. */
static void send_losses(proposal *p, int side, int from, int to)
{
    int first = -1, last = 0;
    for (int i = from; i < to; i++) {
        const um_change *ch = &p->ch[i];
        bool turned = ch->kind == UM_C_FACE && ch->value == 1;
        bool off = ch->kind == UM_C_MOVE && (role_of(&p->c, ch->to) == BOX_ELIMINATED || role_of(&p->c, ch->to) == BOX_OFF_MAP);
        off |= ch->kind == UM_C_REMOVE;
        if (um_ref_kind(ch->what) != MK_UNIT || (!turned && !off) || mad_side_of(&p->c, ch->what) != side || !is_space(mad_place(&p->s, ch->what)))
            continue;
        if (first < 0) {
            start(p, MV_LOSS, side);
            um_make_int(&p->m, LOSS_SIDE, side);
        }
        um_make_marked(&p->m, LOSS_UNITS, ch->what, turned ? MARK_REDUCED : MARK_REMOVED);
        first = first < 0 ? i : first;
        last = i;
        for (int k = 0; k < p->trails; k++)
            p->t[k].done |= off && p->t[k].piece == ch->what;
    }
    if (first < 0)
        return;
    located(p, first, last);
    send(p);
}

static bool flees(proposal *p, const trail *t, um_ref space, int side)
{
    return !t->done && t->from == space && t->side == side && is_space(t->to) && is_land(p, t->piece);
}

static void send_retreat(proposal *p, int verb, um_ref space, int side)
{
    for (int i = 0; i < p->trails; i++) {
        trail *t = &p->t[i];
        if (!flees(p, t, space, side))
            continue;
        int first = t->first, last = t->last;
        um_ref to = t->to;
        start(p, verb, side);
        for (int k = i; k < p->trails; k++)
            if (flees(p, &p->t[k], space, side) && p->t[k].to == to) {
                um_make_ref(&p->m, RETREAT_PIECES, p->t[k].piece);
                last = p->t[k].last > last ? p->t[k].last : last;
                p->t[k].done = true;
            }
        um_make_ref(&p->m, RETREAT_TO, to);
        located(p, first, last);
        send(p);
    }
}

static void send_battles(proposal *p)
{
    um_bits fought = {{0, 0}};
    um_ref space = UM_NONE;
    for (int i = 0; i < p->n && !p->stopped; i++) {
        if (p->ch[i].kind != UM_C_ROLL || p->ch[i].ndice != 2)
            continue;
        um_ref open = contested(p, &fought);
        if (space == UM_NONE || (open != UM_NONE && !has_enemies(p, um_ref_row(space), p->side)))
            space = open;
        if (space == UM_NONE)
            return;
        if (!um_bit(&fought, um_ref_row(space)))
            send_combat(p, space, i);
        um_bit_set(&fought, um_ref_row(space));
        int next = i + 1;
        while (next < p->n && p->ch[next].kind != UM_C_ROLL)
            next++;
        send_round(p, i);
        send_losses(p, other(p->side), i, next);
        send_losses(p, p->side, i, next);
        send_retreat(p, MV_RETREAT, space, other(p->side));
        send_retreat(p, MV_RETREAT, space, p->side);
    }
}

/* Enemies who leave a space that the side in play enters, without dice: retreats before combat. */
static void send_withdrawals(proposal *p)
{
    for (int i = 0; i < p->trails; i++) {
        const trail *t = &p->t[i];
        bool before = t->first < p->first_roll || p->first_roll == p->n;
        if (!t->done && before && t->side == other(p->side) && is_space(t->from) && is_space(t->to) && is_land(p, t->piece))
            send_retreat(p, MV_RETREAT_BEFORE, t->from, t->side);
    }
}

/* ---- the rest ---- */

static void send_build(proposal *p)
{
    for (int i = 0; i < p->trails; i++) {
        trail *t = &p->t[i];
        if (t->done || um_ref_kind(t->piece) != MK_SHIP || role_of(&p->c, t->from) != BOX_UNBUILT || !is_space(t->to))
            continue;
        settle_start(p, t);
        start(p, MV_BUILD, t->side);
        um_make_ref(&p->m, BUILD_SHIP, t->piece);
        um_make_ref(&p->m, BUILD_BASE, t->to);
        located(p, t->first, t->last);
        t->done = true;
        send(p);
    }
}

/* Fresh pieces from the holding boxes. */
static void send_reinforcements(proposal *p)
{
    for (int i = 0; i < p->trails; i++) {
        trail *t = &p->t[i];
        int role = role_of(&p->c, t->from);
        bool fresh = role == BOX_OFF_MAP || role == BOX_DELAYED || (role == BOX_UNBUILT && um_ref_kind(t->piece) == MK_SHIP);
        if (t->done || !fresh || !on_water_or_town(t->to))
            continue;
        int first = t->first, last = t->last;
        const trail key = *t;
        start(p, MV_REINFORCE, t->side);
        for (int k = i; k < p->trails; k++)
            if (same_journey(&key, &p->t[k])) {
                um_make_ref(&p->m, REINF_PIECES, p->t[k].piece);
                last = p->t[k].last > last ? p->t[k].last : last;
                p->t[k].done = true;
            }
        um_make_ref(&p->m, REINF_SPACE, key.to);
        located(p, first, last);
        send(p);
    }
}

static bool turned_here(const proposal *p, int i, int value)
{
    return p->ch[i].kind == UM_C_FACE && p->ch[i].value == value && is_man(p->ch[i].what);
}

/* Ships and units turned to their full side by a card. */
static void send_restored(proposal *p, int kind, int verb)
{
    int first = -1, last = 0;
    for (int i = 0; i < p->n; i++) {
        if (!turned_here(p, i, 0) || um_ref_kind(p->ch[i].what) != kind)
            continue;
        if (first < 0)
            start(p, verb, mad_side_of(&p->c, p->ch[i].what));
        um_make_ref(&p->m, 0, p->ch[i].what);
        first = first < 0 ? i : first;
        last = i;
    }
    if (first < 0)
        return;
    located(p, first, last);
    send(p);
}

/* What nothing above explains is stated as it lies now. */
static void state_leftovers(proposal *p)
{
    for (int i = 0; i < p->trails && !p->stopped; i++) {
        trail *t = &p->t[i];
        int role = role_of(&p->c, t->to), word = -1;
        if (t->done || t->to == UM_NONE)
            continue;
        for (size_t k = 0; k < UM_COUNT(outs); k++)
            word = outs[k].role == role ? outs[k].word : word;
        start(p, word >= 0 ? MV_OUT : MV_AT, -1);
        if (word < 0)
            um_make_ref(&p->m, AT_PLACE, t->to);
        um_make_ref(&p->m, word >= 0 ? OUT_PIECES : AT_PIECES, t->piece);
        if (word >= 0)
            um_make_int(&p->m, OUT_WHY, word);
        located(p, t->first, t->last);
        t->done = true;
        send(p);
    }
}

static void send_score(proposal *p)
{
    int last = -1;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SCORE)
            last = i;
    if (last < 0)
        return;
    start(p, MV_VP, -1);
    um_make_int(&p->m, VP_NET, p->ch[last].value);
    located(p, last, last);
    send(p);
}

/* ---- card plays ---- */

static int card_change(const proposal *p)
{
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        bool card = ch->what == UM_NONE || um_ref_kind(ch->what) == MK_CARD;
        if (ch->kind == UM_C_MOVE && card && role_of(&p->c, ch->from) == BOX_HAND)
            return i;
    }
    return -1;
}

typedef struct use {
    const um_action *said;
    um_ref card, who;
    int mode, side, value, first, last;
} use;

static bool own_mover(proposal *p, const trail *t)
{
    return !t->done && t->side == p->side && (marches(p, t) || sails_or_is_carried(p, t) || crosses_by_itself(p, t));
}

/* The leader whose activation the movements are: the one named, else the senior of those who moved in
 * company, else one who moved when more moved than the card's points would pay for. */
static um_ref leader_of_movers(proposal *p, int value, int *movers)
{
    um_ref best = UM_NONE;
    int32_t stars = -1;
    bool company = false;
    *movers = 0;
    for (int i = 0; i < p->trails; i++) {
        const trail *t = &p->t[i];
        if (!own_mover(p, t))
            continue;
        ++*movers;
        if (um_ref_kind(t->piece) != MK_LEADER)
            continue;
        int32_t has = mad_stars(&p->c, &p->s, um_ref_row(t->piece)).lo;
        if (has > stars) {
            best = t->piece;
            stars = has;
        }
        for (int k = 0; k < p->trails; k++)
            company |= k != i && own_mover(p, &p->t[k]) && p->t[k].from == t->from && p->t[k].to == t->to;
    }
    return company || (value && *movers > value) ? best : UM_NONE;
}

static int mode_of_changes(proposal *p)
{
    for (int i = 0; i < p->trails; i++)
        if (um_ref_kind(p->t[i].piece) == MK_SHIP && role_of(&p->c, p->t[i].from) == BOX_UNBUILT && is_space(p->t[i].to))
            return MODE_BUILD;
    for (int i = 0; i < p->n; i++)
        if (turned_here(p, i, 0))
            return um_ref_kind(p->ch[i].what) == MK_SHIP ? MODE_REPAIR : MODE_RESTORE;
    return -1;
}

static void find_use(proposal *p, use *q)
{
    int movers;
    um_ref named = q->said && um_has_arg(q->said, PLAY_WHO) ? um_ref_arg(q->said, PLAY_WHO) : UM_NONE;
    um_ref led = leader_of_movers(p, q->value, &movers);
    q->who = UM_NONE;
    if (q->said && um_has_arg(q->said, PLAY_MODE)) {
        q->mode = um_int_arg(q->said, PLAY_MODE, MODE_UNITS);
        q->who = named != UM_NONE ? named : q->mode == MODE_LEADER || q->mode == MODE_CAMPAIGN ? led : UM_NONE;
        return;
    }
    bool leader = um_ref_kind(named) == MK_LEADER;
    int other_mode = movers ? -1 : mode_of_changes(p);
    if (leader || (led != UM_NONE && other_mode < 0)) {
        q->mode = MODE_LEADER;
        q->who = leader ? named : led;
    } else {
        q->mode = other_mode >= 0 ? other_mode : MODE_UNITS;
    }
}

static void send_play(proposal *p, const use *q)
{
    start(p, p->s.turn == -1 ? MV_PREWAR_PLAY : MV_PLAY, q->side);
    if (q->card != UM_NONE)
        um_make_ref(&p->m, PLAY_CARD, q->card);
    um_make_int(&p->m, PLAY_MODE, q->mode);
    if (q->who != UM_NONE)
        um_make_ref(&p->m, PLAY_WHO, q->who);
    if (q->said && um_has_arg(q->said, PLAY_SECOND))
        um_make_ref(&p->m, PLAY_SECOND, um_ref_arg(q->said, PLAY_SECOND));
    if (q->value)
        um_make_int(&p->m, PLAY_VALUE, q->value);
    located(p, q->first, q->last);
    send(p);
}

static void send_hold(proposal *p, int side, um_ref card, int first, int last)
{
    bool before = p->s.turn == -1;
    start(p, before ? MV_PREWAR_KEEP : MV_HOLD, side);
    um_make_int(&p->m, before ? PDRAW_SIDE : HOLD_SIDE, side);
    if (card != UM_NONE)
        um_make_ref(&p->m, before ? PDRAW_CARD : HOLD_CARD, card);
    located(p, first, last);
    send(p);
}

static int index_of_said(const proposal *p, const um_action *a)
{
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SAY && p->ch[i].said == a)
            return i;
    return 0;
}

/* A card that leaves the hand, or a declaration: which play it is. False: the changes are no play. */
static bool send_opening(proposal *p)
{
    int card = card_change(p);
    const um_action *hold = said(p, MV_HOLD), *played = said(p, MV_PLAY);
    const um_change *ch = card >= 0 ? &p->ch[card] : NULL;
    bool held = ch ? role_of(&p->c, ch->to) == BOX_HELD : hold && !played;
    const um_action *words = held ? hold : played;
    if (!ch && !words)
        return false;
    p->side = ch && ch->side >= 0 ? ch->side : words ? words->player : MAD_NOBODY;
    if (p->side < 0 || p->side == MAD_NOBODY)
        return false;
    int first = ch ? card : index_of_said(p, words), last = first;
    if (ch && words) {
        int at = index_of_said(p, words);
        first = at < card ? at : card;
        last = at < card ? card : at;
    }
    um_ref ref = ch && ch->what != UM_NONE ? ch->what : words ? um_ref_arg(words, held ? HOLD_CARD : PLAY_CARD) : UM_NONE;
    if (held) {
        send_hold(p, p->side, ref, first, last);
        return true;
    }
    use q = {.said = words, .card = ref, .side = p->side, .value = words ? um_int_arg(words, PLAY_VALUE, 0) : 0, .first = first,
              .last = last};
    find_use(p, &q);
    send_play(p, &q);
    return true;
}

/* ---- draws and turns ---- */

static void send_draws(proposal *p)
{
    int drawn[2] = {0, 0}, first[2] = {-1, -1}, total = 0, who = -1;
    bool before = p->s.turn == -1;
    for (int i = 0; i < p->n; i++) {
        int side = p->ch[i].side;
        if (p->ch[i].kind != UM_C_DRAW || side < 0 || side > 1)
            continue;
        who = who < 0 ? side : who;
        first[side] = first[side] < 0 ? i : first[side];
        drawn[side]++;
        total++;
    }
    if (total == 0)
        return;
    for (int k = 0; k < 2; k++) {
        int side = k ? other(who) : who;
        if (!drawn[side])
            continue;
        bool single = before && total == 1 && p->s.dow_side == MAD_NOBODY;
        start(p, single ? MV_PREWAR_DRAW : before ? MV_PREWAR_DEAL : MV_DEAL, side);
        um_make_int(&p->m, DEAL_SIDE, side);
        if (!single)
            um_make_int(&p->m, DEAL_COUNT, drawn[side]);
        for (int i = 0; i < p->n; i++)
            if (p->ch[i].kind == UM_C_DRAW && p->ch[i].side == side && p->ch[i].what != UM_NONE)
                um_make_ref(&p->m, single ? PDRAW_CARD : DEAL_CARDS, p->ch[i].what);
        located(p, first[side], p->n - 1);
        send(p);
    }
}

static void send_turns(proposal *p)
{
    for (int i = 0; i < p->n; i++) {
        int turn = p->ch[i].value;
        if (p->ch[i].kind != UM_C_TURN || turn < 0 || turn >= MAD_TURNS)
            continue;
        start(p, MV_TURN, -1);
        um_make_int(&p->m, TURN_SEASON, mad_season(turn));
        um_make_int(&p->m, TURN_YEAR, mad_year(turn));
        located(p, i, i);
        send(p);
    }
}

/* Declarations that are actions by themselves, as they were said. */
static void send_said(proposal *p)
{
    for (int i = 0; i < p->n && !p->stopped; i++) {
        const um_action *a = p->ch[i].kind == UM_C_SAY ? p->ch[i].said : NULL;
        if (!a || a->verb == MV_PLAY || a->verb == MV_HOLD)
            continue;
        um_make(&p->m, a->verb, a->player);
        p->m.action.nargs = a->nargs;
        memcpy(p->m.action.args, a->args, sizeof a->args);
        for (int k = 0; k < a->nargs; k++)
            p->m.n = p->m.n > a->args[k].first + a->args[k].count ? p->m.n : a->args[k].first + a->args[k].count;
        memcpy(p->m.values, a->values, (size_t)p->m.n * sizeof *a->values);
        located(p, i, i);
        send(p);
    }
}

static bool is_position(const um_change *ch, int n)
{
    bool any = false;
    for (int i = 0; i < n; i++) {
        bool stated = ch[i].kind == UM_C_ADD || (ch[i].kind == UM_C_SCORE && ch[i].was == ch[i].value) ||
                      (ch[i].kind == UM_C_TURN && ch[i].was == ch[i].value);
        if (!stated)
            return false;
        any = true;
    }
    return any;
}

/* Losses shown before the play's own dice belong to the battle before. */
static void send_late_losses(proposal *p)
{
    int end = p->first_roll;
    for (int side = 0; side < 2; side++)
        send_losses(p, side, 0, end);
}

void mad_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user)
{
    proposal p = {.c = *c, .s = *(const mad_state *)state, .ch = ch, .n = n, .side = MAD_NOBODY, .fn = fn, .user = user};
    p.c.rec = NULL;
    p.c.book_cap = 0;
    if (n == 0)
        return;
    if (is_position(ch, n)) {
        state_position(&p);
        return;
    }
    find_trails(&p);
    send_turns(&p);
    send_draws(&p);
    send_late_losses(&p);
    bool play = send_opening(&p);
    send_said(&p);
    if (!play)
        p.side = p.s.play.open ? p.s.play.side : MAD_NOBODY;
    send_build(&p);
    if (!play)
        send_reinforcements(&p);
    for (int side = 0; side < 2; side++)
        if (side == p.side || p.side == MAD_NOBODY)
            send_movements(&p, side);
    if (p.side != MAD_NOBODY) {
        send_withdrawals(&p);
        send_battles(&p);
        send_movements(&p, p.side);
    }
    send_restored(&p, MK_SHIP, MV_REPAIR);
    send_restored(&p, MK_UNIT, MV_RESTORE);
    state_leftovers(&p);
    send_score(&p);
}
