/* What lies on the table and how it is moved: pieces, cards and markers, entry by entry. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/writer.h"

const char *const lw_name[2] = {"Henry", "Roger"};
const char *const lw_word[2] = {"zq71henry", "zq72roger"};
const int lw_kinds[LW_MEN] = {MK_UNIT, MK_LEADER, MK_SHIP};

/* ---- entries ---- */

static void leaf(writer *w, const char *command)
{
    um_buf_str(&w->e, w->leaves++ ? "\\\033LOG\t" : "LOG\t");
    um_buf_str(&w->e, command);
}

void lw_leaff(writer *w, const char *fmt, ...)
{
    char line[4000];
    va_list ap;
    va_start(ap, fmt);
    int n = vsnprintf(line, sizeof line, fmt, ap);
    va_end(ap);
    cr_assert(n >= 0 && n < (int)sizeof line);
    leaf(w, line);
}

static void keep_entry(lg_log *l, const um_buf *e)
{
    cr_assert_eq(um_grow((void **)&l->entry, &l->cap, l->n + 1, sizeof *l->entry), UM_OK);
    l->entry[l->n] = (um_buf){0};
    um_buf_text(&l->entry[l->n++], um_buf_view(e));
}

void lw_close_entry(writer *w)
{
    if (w->leaves)
        keep_entry(w->log, &w->e);
    um_buf_clear(&w->e);
    w->leaves = 0;
}

void lg_add_entry(lg_log *l, size_t at, const char *text)
{
    um_buf e = {0};
    um_buf_str(&e, text);
    keep_entry(l, &e);
    um_buf_free(&e);
    um_buf moved = l->entry[l->n - 1];
    memmove(l->entry + at + 1, l->entry + at, (l->n - 1 - at) * sizeof *l->entry);
    l->entry[at] = moved;
    for (int k = 0; k < l->steps; k++) {
        l->mark[k].first += l->mark[k].first > (int)at;
        l->mark[k].last += l->mark[k].last > (int)at;
    }
}

/* ---- pieces ---- */

int lw_slot_of(const writer *w, um_ref r)
{
    return lg_gpid(w->p, r);
}

bool lw_is_card(um_ref r)
{
    return um_ref_kind(r) == MK_CARD;
}

static void state_of(const writer *w, um_ref r, const lg_spot *s, char out[200])
{
    int k = lw_slot_of(w, r);
    if (lw_is_card(r))
        snprintf(out, 200, "%s;%s\t%s;%d;%d;%d;0",
                 w->shown[k] ? "null" : lw_word[s->map && strcmp(s->map, "British Hand") == 0],
                 w->shown[k] ? "" : "false|0", s->map ? s->map : "null", s->x, s->y, k);
    else
        snprintf(out, 200, "%d\t%s;%d;%d;%d;0", w->face[k] + 1, s->map ? s->map : "null", s->x, s->y, k);
}

void lw_add_command(const writer *w, um_ref r, um_buf *out)
{
    char state[200];
    int k = lw_slot_of(w, r);
    state_of(w, r, &w->at[k], state);
    um_buf_printf(out, "+/%lld/", 1795000000000LL + k);
    um_buf_str(out, lw_is_card(r)
                        ? "obs;72,130;cardback.png;Mask;B;Hidden card;player:;Peek;;false;;\tpiece;;;"
                        : "emb2;;128;;Flip;128;;;128;;;;1;false;0;0;a.png,b.png;,+ "
                          "(reduced);true;Step;;;false;;1;1;true;;70,130;;two "
                          "sides;1.0;;true\tpiece;;;");
    lg_image(w->p, w->h, r, out);
    um_buf_char(out, ';');
    lg_escaped_name(w->p, w->h, r, out);
    um_buf_printf(out, "/%s", state);
}

void lw_add_marker(const char *name, int slot, long long id, lg_spot s, um_buf *out)
{
    um_buf_printf(out, "+/%lld/piece;;;m%d.png;%s/%s;%d;%d;%d;0", id, slot, name, s.map, s.x, s.y, slot);
}

static bool same_spot(const lg_spot *a, const lg_spot *b)
{
    return (!a->map && !b->map) ||
           (a->map && b->map && strcmp(a->map, b->map) == 0 && a->x == b->x && a->y == b->y);
}

/* A drag; from off the table an arrival, to nowhere a removal. */
static void put(writer *w, um_ref r, lg_spot to, int side)
{
    int k = lw_slot_of(w, r);
    lg_spot from = w->at[k];
    if (same_spot(&from, &to))
        return;
    w->at[k] = to;
    if (!to.map) {
        lw_leaff(w, "-/%lld", 1795000000000LL + k);
    } else if (!from.map) {
        um_buf b = {0};
        lw_add_command(w, r, &b);
        leaf(w, b.p);
        um_buf_free(&b);
    } else {
        lw_leaff(w, "M/%lld/%s/%d/%d/null/%s/%d/%d/null/%s", 1795000000000LL + k, to.map, to.x, to.y,
                 from.map, from.x, from.y, side == MAD_US || side == MAD_BR ? lw_word[side] : "null");
    }
}

static void turn_over(writer *w, um_ref r, int face)
{
    char new_state[200], old_state[200];
    int k = lw_slot_of(w, r);
    if (w->face[k] == face || !w->at[k].map) {
        w->face[k] = face;
        return;
    }
    state_of(w, r, &w->at[k], old_state);
    w->face[k] = face;
    state_of(w, r, &w->at[k], new_state);
    lw_leaff(w, "D/%lld/%s/%s", 1795000000000LL + k, new_state, old_state);
}

static void show_card(writer *w, um_ref r)
{
    char new_state[200], old_state[200];
    int k = lw_slot_of(w, r);
    if (w->shown[k])
        return;
    state_of(w, r, &w->at[k], old_state);
    w->shown[k] = true;
    state_of(w, r, &w->at[k], new_state);
    lw_leaff(w, "D/%lld/%s/%s", 1795000000000LL + k, new_state, old_state);
}

lg_spot lw_spot(const writer *w, um_ref place)
{
    return lg_spot_of(w->p, place);
}

/* ---- what changes on the table ---- */

bool lw_leaves_at_all(const writer *w, int card)
{
    for (int k = 1; k <= w->run->nsteps; k++)
        if (w->state[k].card[card].at != UM_NONE)
            return true;
    return false;
}

int lw_year_of(const writer *w, int card)
{
    int32_t year = um_datum_at(w->p, um_datum_of(MK_CARD, card, MAD_CARD_YEAR))->lo;
    return year < 1812 ? 1812 + year : year;
}

um_ref lw_man_ref(size_t kind, int i)
{
    return um_ref_of(lw_kinds[kind], i);
}

static bool names(const um_action *a, um_ref r)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == r)
                return true;
    return false;
}

static const um_value *path_of(const um_action *a, int *n)
{
    *n = 0;
    if (a->verb != MV_MOVE && a->verb != MV_SAIL)
        return NULL;
    return um_values_of(a, a->verb == MV_MOVE ? (int)MP_MOVE_PATH : (int)MP_SAIL_PATH, n);
}

bool lw_comes_back(const um_action *a)
{
    int n;
    const um_value *v = path_of(a, &n);
    return v && n > 1 && v[0].ref == v[n - 1].ref;
}

/* All who go from one end of a path to the other are dragged along it. */
void lw_follow_path(writer *w, const um_action *a)
{
    int n;
    const um_value *v = path_of(a, &n);
    bool back = lw_comes_back(a);
    if (!v || n < 3)
        return;
    for (int leg = 1; leg < n; leg++) {
        for (size_t k = 0; k < UM_COUNT(lw_kinds); k++)
            for (int i = 0; i < um_rows(w->p, lw_kinds[k]); i++) {
                um_ref r = lw_man_ref(k, i);
                if (mad_place(&w->was, r) == v[0].ref && mad_place(&w->now, r) == v[n - 1].ref &&
                    (!back || names(a, r)))
                    put(w, r, lw_spot(w, v[leg].ref), mad_side_of(w->ctx, r));
            }
        lw_close_entry(w);
    }
}

void lw_move_men(writer *w)
{
    for (int side = 0; side < 2; side++) {
        for (size_t k = 0; k < UM_COUNT(lw_kinds); k++)
            for (int i = 0; i < um_rows(w->p, lw_kinds[k]); i++) {
                um_ref r = lw_man_ref(k, i);
                um_ref to = mad_place(&w->now, r);
                if (mad_side_of(w->ctx, r) != side)
                    continue;
                if (to != mad_place(&w->was, r) && lw_role_of(w, to) >= 0) /* turned, then taken off */
                    turn_over(w, r, mad_piece_at(&w->now, r)->face);
                put(w, r, lw_spot(w, to), side);
            }
        lw_close_entry(w);
    }
}

void lw_turn_men(writer *w)
{
    for (size_t k = 0; k < UM_COUNT(lw_kinds); k++)
        for (int i = 0; i < um_rows(w->p, lw_kinds[k]); i++) {
            um_ref r = lw_man_ref(k, i);
            turn_over(w, r, mad_piece_at(&w->now, r)->face);
            lw_close_entry(w);
        }
}

int lw_role_of(const writer *w, um_ref box)
{
    return um_ref_kind(box) == MK_BOX
               ? um_datum_at(w->p, um_datum_of(MK_BOX, um_ref_row(box), MAD_BOX_ROLE))->lo
               : -1;
}

void lw_move_cards(writer *w, int side)
{
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++) {
        um_ref r = um_ref_of(MK_CARD, i), to = w->now.card[i].at;
        int k = lw_slot_of(w, r), owner = w->now.card[i].owner, role = lw_role_of(w, to);
        if (to == w->was.card[i].at)
            continue;
        put(w, r, lw_spot(w, to), owner == MAD_US || owner == MAD_BR ? owner : side);
        if (w->at[k].map && role != MAD_BOX_HAND && role != MAD_BOX_DECK && role != MAD_BOX_PREWAR_DECK &&
            role != MAD_BOX_HELD)
            show_card(w, r);
        lw_close_entry(w);
    }
}

/* The pile that a year's cards are drawn from. */
um_ref lw_deck_of(const writer *w, int year)
{
    char id[16];
    um_ref box = UM_NONE;
    snprintf(id, sizeof id, "deck_%d", year);
    for (int b = 0; b < um_rows(w->p, MK_BOX); b++) {
        um_ref r = um_ref_of(MK_BOX, b);
        if (w->was.turn == -1 && year == 1812 ? lw_role_of(w, r) == MAD_BOX_PREWAR_DECK
                                              : um_text_is(um_ref_id(w->p, r), id))
            box = r;
    }
    return box;
}

int lw_cards_at(const writer *w, um_ref box)
{
    lg_spot in = lw_spot(w, box);
    int n = 0;
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        n += same_spot(&in, &w->at[lw_slot_of(w, um_ref_of(MK_CARD, i))]);
    return n;
}

/* Of the cards that a deal names, those that come off a pile; one in a hand already cannot come again. */
static int dealt_by_name(writer *w, const um_action *a)
{
    int n, named = 0;
    const um_value *v =
        um_values_of(a, a->verb == MV_PREWAR_DRAW ? (int)MP_PDRAW_CARD : (int)MP_DEAL_CARDS, &n);
    for (int i = 0; v && i < n; i++) {
        if (lw_role_of(w, w->was.card[um_ref_row(v[i].ref)].at) == MAD_BOX_HAND)
            w->log->unfit = "a card dealt that is in a hand already";
        named++;
    }
    return named;
}

/* How many cards a side takes that the record does not name; -1: one leaves that it does not name. */
static int unnamed(writer *w, const um_action *a, int side)
{
    um_range was = w->was.hand[side], now = w->now.hand[side];
    bool deal = a->verb == MV_DEAL || a->verb == MV_PREWAR_DEAL, draw = a->verb == MV_PREWAR_DRAW;
    if (deal || draw) {
        int count = um_int_arg(a, deal ? (int)MP_DEAL_COUNT : (int)MP_PDRAW_COUNT, draw ? 1 : -1);
        if (um_int_arg(a, MP_DEAL_SIDE, -1) != side)
            return 0;
        if (count >= 0)
            return count - dealt_by_name(w, a);
    }
    if (was.lo != was.hi || now.lo != now.hi)
        return 0;
    int more = now.lo - was.lo - (lw_cards_at(w, mad_box(w->ctx, MAD_BOX_HAND, side)) - w->held[side]);
    return more < 0 ? -1 : now.lo > was.lo ? more : 0;
}

/* The act behind another; NULL: none. */
static const um_action *act_behind(const writer *w, const um_action *a)
{
    for (int i = 0; i + 1 < w->c->nitems; i++)
        if (&w->c->items[i].action == a)
            return w->c->items[i + 1].kind == UM_I_ACTION ? &w->c->items[i + 1].action : NULL;
    return NULL;
}

/* Whether a draw is of the Declaration of War: told as such, or of a card unseen that is told next. */
static bool draws_declaration(const writer *w, const um_action *a)
{
    const um_action *next = act_behind(w, a);
    if (a->verb != MV_PREWAR_DRAW)
        return a->verb == MV_DOW;
    return next && next->verb == MV_DOW &&
           um_int_arg(next, MP_DOW_SIDE, -1) == um_int_arg(a, MP_PDRAW_SIDE, -1);
}

/* The card that is drawn unseen and played at once; UM_NONE: it is not. */
static um_ref drawn_and_played(const writer *w, const um_action *a)
{
    const um_action *next = a->verb == MV_PREWAR_DRAW ? act_behind(w, a) : NULL;
    return next && next->verb == MV_PREWAR_PLAY ? um_ref_arg(next, MP_PLAY_CARD) : UM_NONE;
}

/* Whether a card that the record does not name may be the one that is drawn. */
static bool may_be_drawn(const writer *w, const um_action *a, int card, const lg_spot *deck)
{
    bool declaration = um_datum_at(w->p, um_datum_of(MK_CARD, card, MAD_CARD_ROLE))->lo == MAD_CARD_DOW;
    um_ref played = drawn_and_played(w, a);
    if (!deck->map || !same_spot(&w->at[lw_slot_of(w, um_ref_of(MK_CARD, card))], deck))
        return false;
    if (played != UM_NONE)
        return played == um_ref_of(MK_CARD, card);
    return draws_declaration(w, a) ? declaration : !lw_leaves_at_all(w, card);
}

/* Cards that are dealt without a name come from the deck of the year; one that leaves without a name cannot
 * be shown. */
void lw_move_unnamed(writer *w, const um_action *a)
{
    for (int side = 0; side < 2; side++) {
        um_ref hand = mad_box(w->ctx, MAD_BOX_HAND, side);
        int more = unnamed(w, a, side);
        if (more < 0)
            w->log->unfit = "a card that the record does not name";
        for (int i = 0; i < um_rows(w->p, MK_CARD) && more > 0; i++) {
            um_ref r = um_ref_of(MK_CARD, i);
            lg_spot deck = lw_spot(w, lw_deck_of(w, w->now.turn < 0 ? 1812 : mad_year(w->now.turn)));
            if (!may_be_drawn(w, a, i, &deck))
                continue;
            put(w, r, lw_spot(w, hand), side);
            more--;
        }
        if (more > 0)
            w->log->unfit = "more cards than the deck has";
        lw_close_entry(w);
    }
}

/* ---- markers ---- */

static void lay_marker(writer *w, bool had, bool has, const char *name, int slot, um_ref place)
{
    long long id = 1796000000000LL + slot * 1000 + um_ref_kind(place) * 300 + um_ref_row(place);
    um_buf b = {0};
    if (has == had)
        return;
    if (has) {
        lw_add_marker(name, slot, id, lw_spot(w, place), &b);
        leaf(w, b.p);
    } else {
        lw_leaff(w, "-/%lld", id);
    }
    um_buf_free(&b);
    lw_close_entry(w);
}

void lw_lay_markers(writer *w)
{
    for (int i = 0; i < um_rows(w->p, MK_SPACE); i++) {
        const mad_space *a = &w->was.space[i], *b = &w->now.space[i];
        um_ref r = um_ref_of(MK_SPACE, i);
        const um_bits *had = w->was.depots, *has = w->now.depots;
        lay_marker(w, um_bit(&had[MAD_US], i), um_bit(&has[MAD_US], i), "US Depot", LG_DEPOT_US, r);
        lay_marker(w, um_bit(&had[MAD_BR], i), um_bit(&has[MAD_BR], i), "British Depot", LG_DEPOT_BR, r);
        lay_marker(w, a->destroyed, b->destroyed, "Town Destroyed", LG_TOWN_GONE, r);
        lay_marker(w, a->base_destroyed, b->base_destroyed, "Base Destroyed", LG_BASE_GONE, r);
    }
    for (int i = 0; i < um_rows(w->p, MK_LAKE); i++) {
        int a = w->was.lake[i].marker, b = w->now.lake[i].marker;
        lay_marker(w, a == MAD_US, b == MAD_US, "US Lake Control", LG_MARK_US, um_ref_of(MK_LAKE, i));
        lay_marker(w, a == MAD_BR, b == MAD_BR, "British Lake Control", LG_MARK_BR, um_ref_of(MK_LAKE, i));
    }
}

static void move_number(writer *w, const char *name, int slot, lg_spot from, lg_spot to, int side)
{
    (void)name;
    lw_leaff(w, "M/%d/%s/%d/%d/null/%s/%d/%d/null/%s", 1000 + slot, to.map, to.x, to.y, from.map, from.x,
             from.y, lw_word[side == MAD_BR]);
    lw_close_entry(w);
}

void lw_score_moves(writer *w, int side)
{
    int to = w->now.marker;
    if (!w->now.marker_known || !w->was.marker_known || to == w->vp)
        return;
    if (to < -LG_TRACK || to > LG_TRACK)
        w->log->unfit = "a score beyond the track";
    else if (w->h == LG_POINTS) {
        lw_leaff(w, "MutableProperty\tScore\t%d\t%d\tModule", w->vp, to);
        lw_close_entry(w);
    } else {
        move_number(w, "VP Marker", LG_VP_SLOT, lg_vp_spot(w->vp), lg_vp_spot(to), side);
    }
    w->vp = to;
}

void lw_turn_moves(writer *w, int side)
{
    int to = w->now.turn;
    if (to == w->turn || w->turn == MAD_NO_TURN)
        return;
    if (w->h == LG_CHAT) {
        lw_leaff(w, "TURNTurnTracker0\t0|%d;0;0;true,true,true,true,true,true,true,true,true,true", to + 1);
        lw_close_entry(w);
    } else {
        move_number(w, "Game Turn", LG_TURN_SLOT, lg_turn_spot(w->turn), lg_turn_spot(to), side);
    }
    w->turn = to;
}
