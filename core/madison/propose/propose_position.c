/* The first position of a log: everything lies where it has appeared. */
#include "core/madison/board/pieces.h"
#include "core/madison/propose/propose.h"

/* ---- the first position ---- */

enum { NAMED = 64, LINE = 16 }; /* pieces in one statement */

static const struct {
    int role, word; /* word: of `out` */
} outs[] = {{MAD_BOX_ELIMINATED, 0}, {MAD_BOX_CAPTURED, 1}, {MAD_BOX_OFF_MAP, 2},
            {MAD_BOX_UNBUILT, 3},    {MAD_BOX_DELAYED, 4},  {MAD_BOX_REMOVED, 5}};

static int out_word(int role)
{
    for (size_t k = 0; k < UM_COUNT(outs); k++)
        if (outs[k].role == role)
            return outs[k].word;
    return -1;
}

static void put_piece(mad_proposal *p, int param, const um_change *ch)
{
    um_make_marked(&p->m, param, ch->what, ch->value ? MAD_MARK_REDUCED : -1);
}

/* Pieces of one kind after another, so that a stack reads leaders, units, ships. */
static int state_at(mad_proposal *p, um_ref place, int verb, int word)
{
    static const int order[] = {MK_LEADER, MK_UNIT, MK_SHIP};
    int named = 0;
    for (size_t k = 0; k < UM_COUNT(order); k++)
        for (int i = 0; i < p->n; i++) {
            const um_change *ch = &p->ch[i];
            bool there = place == ch->to || (word >= 0 && mad_prop_role(&p->c, ch->to) == word);
            if (ch->kind != UM_C_ADD || !there || um_ref_kind(ch->what) != order[k])
                continue;
            if (named == 0)
                mad_prop_start(p, verb, -1);
            if (named == 0 && verb == MV_AT)
                um_make_ref(&p->m, MP_AT_PLACE, place);
            put_piece(p, verb == MV_AT ? MP_AT_PIECES : MP_OUT_PIECES, ch);
            if (++named == NAMED)
                return named;
        }
    return named;
}

static void state_places(mad_proposal *p, int kind)
{
    for (int i = 0; i < um_rows(p->c.pack, kind); i++)
        if (state_at(p, um_ref_of(kind, i), MV_AT, -1))
            mad_prop_send(p);
}

/* Everything that is not on the map, in lines short enough to be read. */
static void state_outs(mad_proposal *p)
{
    for (size_t k = 0; k < UM_COUNT(outs); k++)
        for (int kind = MK_UNIT; kind <= MK_SHIP; kind++) {
            int named = 0;
            for (int i = 0; i < p->n; i++) {
                const um_change *ch = &p->ch[i];
                bool gone = ch->kind == UM_C_REMOVE && outs[k].role == MAD_BOX_REMOVED;
                bool there = ch->kind == UM_C_ADD && mad_prop_role(&p->c, ch->to) == outs[k].role;
                if (um_ref_kind(ch->what) != kind || !(gone || there))
                    continue;
                if (named++ == 0)
                    mad_prop_start(p, MV_OUT, -1);
                put_piece(p, MP_OUT_PIECES, ch);
                if (named == LINE) {
                    um_make_int(&p->m, MP_OUT_WHY, outs[k].word);
                    mad_prop_send(p);
                    named = 0;
                }
            }
            if (named) {
                um_make_int(&p->m, MP_OUT_WHY, outs[k].word);
                mad_prop_send(p);
            }
        }
}

/* Whose a card is: whose box it lies in, whoever has hidden it there; else who hides it. */
static int keeper(const mad_proposal *p, const um_change *ch)
{
    int box = um_datum_at(p->c.pack, um_datum_of(MK_BOX, um_ref_row(ch->to), MAD_BOX_SIDE))->lo;
    return ch->side < 0 || box == MAD_US || box == MAD_BR ? box : ch->side;
}

static int count_cards(const mad_proposal *p, int role, int side)
{
    int n = 0;
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        bool card =
            ch->kind == UM_C_ADD && !mad_prop_is_piece(ch->what) && mad_prop_role(&p->c, ch->to) == role;
        n += card && keeper(p, ch) == side;
    }
    return n;
}

static int cards_dealt(int turn)
{
    static const int dealt[] = {7, 8, 9};
    return turn >= 0 && turn < MAD_TURNS && mad_season(turn) != MAD_WINTER ? dealt[turn / 3] : 0;
}

static void state_cards(mad_proposal *p, int verb, int role, int side, bool all)
{
    mad_prop_start(p, verb, -1);
    um_make_int(&p->m, MP_HAND_SIDE, side);
    um_make_int(&p->m, MP_HAND_COUNT, count_cards(p, role, side));
    for (int i = 0; i < p->n; i++) {
        const um_change *ch = &p->ch[i];
        if (ch->kind == UM_C_ADD && um_ref_kind(ch->what) == MK_CARD &&
            mad_prop_role(&p->c, ch->to) == role && keeper(p, ch) == side)
            um_make_ref(&p->m, MP_HAND_CARDS, ch->what);
    }
    if (all)
        um_make_int(&p->m, MP_HAND_ALL, 1);
    mad_prop_send(p);
}

/* Nobody has held a card while both hands are as they were dealt (7.21, 7.34); and who has no cards left
 * has laid all that he held where it can be seen. Else what somebody has held is in his hand. */
static void state_hands(mad_proposal *p, int turn)
{
    int hand[2] = {count_cards(p, MAD_BOX_HAND, MAD_US), count_cards(p, MAD_BOX_HAND, MAD_BR)};
    int full = cards_dealt(turn);
    bool cards = false; /* a module whose cards are not bound says nothing about hands */
    for (int i = 0; i < p->n; i++)
        cards |= p->ch[i].kind == UM_C_ADD && !mad_prop_is_piece(p->ch[i].what);
    if (!cards)
        return;
    bool fresh = turn == -1 || (hand[0] == full && hand[1] == full);
    bool aside[2];
    for (int side = 0; side < 2; side++) {
        aside[side] = fresh || hand[side] == 0 || count_cards(p, MAD_BOX_HELD, side);
        state_cards(p, MV_HAND, MAD_BOX_HAND, side, !aside[side]);
    }
    for (int side = 0; side < 2; side++)
        if (aside[side])
            state_cards(p, MV_HELD, MAD_BOX_HELD, side, false);
}

/* 4.16: who alone has ships in a lake's box controls it, as the last play left it. */
static void state_lakes(mad_proposal *p)
{
    for (int l = 0; l < mad_map_of(&p->c)->nlakes; l++) {
        bool in[2] = {false, false};
        for (int i = 0; i < p->n; i++)
            if (p->ch[i].kind == UM_C_ADD && p->ch[i].to == mad_lake_ref(l) &&
                um_ref_kind(p->ch[i].what) == MK_SHIP && !p->ch[i].value)
                in[mad_side_of(&p->c, p->ch[i].what) == MAD_BR] = true;
        if (in[MAD_US] == in[MAD_BR])
            continue;
        mad_prop_start(p, MV_LAKE, -1);
        um_make_ref(&p->m, MP_LAKE_LAKE, mad_lake_ref(l));
        um_make_int(&p->m, MP_LAKE_SIDE, in[MAD_US] ? MAD_US : MAD_BR);
        mad_prop_send(p);
    }
}

static void state_turn(mad_proposal *p, int turn)
{
    mad_prop_start(p, MV_NOW, -1);
    um_make_int(&p->m, MP_NOW_YEAR, turn < 0 ? 1812 : mad_year(turn));
    um_make_int(&p->m, MP_NOW_SEASON, turn < 0 ? MAD_SPRING : mad_season(turn));
    if (turn < 0)
        um_make_int(&p->m, MP_NOW_PHASE, MAD_PHASE_PREWAR);
    mad_prop_send(p);
}

void mad_prop_position(mad_proposal *p)
{
    int turn = MAD_NO_TURN;
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_TURN && p->ch[i].value >= -1 && p->ch[i].value < MAD_TURNS)
            turn = p->ch[i].value;
    if (turn != MAD_NO_TURN)
        state_turn(p, turn);
    for (int i = 0; i < p->n; i++)
        if (p->ch[i].kind == UM_C_SCORE) {
            mad_prop_start(p, MV_SCORE, -1);
            um_make_int(&p->m, MP_SCORE_VP, p->ch[i].value);
            um_make_int(&p->m, MP_SCORE_MARKER, 0);
            mad_prop_send(p);
        }
    state_lakes(p);
    state_places(p, MK_LAKE);
    state_places(p, MK_SPACE);
    state_outs(p);
    state_hands(p, turn);
}

/* ---- what is left ---- */

/* The side that a piece shows from change i on until it goes somewhere, or in the end; -1: no such change. */
static int shown_face(const mad_proposal *p, int i, bool in_the_end)
{
    const um_change *ch = &p->ch[i];
    int face = -1;
    for (int k = i; k < p->n && ch->kind == UM_C_FACE && mad_prop_is_piece(ch->what); k++) {
        if (p->ch[k].what != ch->what)
            continue;
        if (p->ch[k].kind == UM_C_FACE)
            face = p->ch[k].value;
        else if (!in_the_end && p->ch[k].kind == UM_C_MOVE && mad_prop_counts(p, k))
            break;
    }
    return face;
}

/* A piece shows another side than the actions so far account for. */
void mad_prop_state_face(mad_proposal *p, int i, bool in_the_end)
{
    const um_change *ch = &p->ch[i];
    int face = shown_face(p, i, in_the_end);
    um_ref at = face < 0 ? UM_NONE : mad_place(&p->s, ch->what);
    if (at == UM_NONE || mad_piece_at(&p->s, ch->what)->face == face)
        return;
    mad_prop_start(p, MV_AT, -1);
    um_make_ref(&p->m, MP_AT_PLACE, at);
    um_make_marked(&p->m, MP_AT_PIECES, ch->what, face ? MAD_MARK_REDUCED : MAD_MARK_FULL);
    if (mad_prop_is_space_or_lake(at))
        um_make_int(&p->m, MP_AT_UNPLAYED, ch->side >= 0 ? ch->side : MAD_PROP_SOMEBODY);
    mad_prop_located(p, i, i);
    mad_prop_send(p);
}

void mad_prop_state_trail(mad_proposal *p, mad_trail *t)
{
    static const int removed = 5; /* of `out` */
    int word = t->to == UM_NONE ? removed : out_word(mad_prop_role(&p->c, t->to));
    if (t->done || (t->to == UM_NONE && p->ch[t->last].kind != UM_C_REMOVE))
        return;
    mad_prop_start(p, word >= 0 ? MV_OUT : MV_AT, -1);
    if (word < 0)
        um_make_ref(&p->m, MP_AT_PLACE, t->to);
    um_make_ref(&p->m, word >= 0 ? MP_OUT_PIECES : MP_AT_PIECES, t->piece);
    if (word >= 0)
        um_make_int(&p->m, MP_OUT_WHY, word);
    if (word >= 0)
        mad_prop_put_unplayed(p, t, MP_OUT_UNPLAYED, MP_OUT_MENDED);
    else
        mad_prop_put_unplayed(p, t, MP_AT_UNPLAYED, MP_AT_MENDED);
    mad_prop_located(p, t->first, t->last);
    t->done = true;
    mad_prop_send(p);
}

/* Where the pieces came to lie of which there was no room for a trail. */
static void state_untrailed(mad_proposal *p)
{
    uint64_t seen[16] = {0};
    for (int i = p->n - 1; i >= 0 && !p->stopped; i--) {
        um_change_kind k = p->ch[i].kind;
        bool lies = (k == UM_C_MOVE || k == UM_C_ADD || k == UM_C_REMOVE) && mad_prop_counts(p, i);
        int o = lies ? p->c.game->object(&p->c, p->ch[i].what) : -1;
        if (o < 0 || o >= 1024 || (seen[o >> 6] >> (o & 63)) & 1)
            continue;
        seen[o >> 6] |= UINT64_C(1) << (o & 63);
        mad_trail t = {
            .piece = p->ch[i].what, .from = p->ch[i].from, .to = p->ch[i].to, .first = i, .last = i};
        if (mad_place(&p->s, t.piece) != t.to)
            mad_prop_state_trail(p, &t);
    }
}

void mad_prop_leftovers(mad_proposal *p)
{
    for (int i = 0; i < p->n && !p->stopped; i++)
        mad_prop_state_face(p, i, true);
    for (int i = 0; i < p->trails && !p->stopped; i++)
        mad_prop_state_trail(p, &p->t[i]);
    if (p->trails == MAD_PROP_TRAILS)
        state_untrailed(p);
}
