/* A record played on a table: each step becomes the entries that a player's client would have logged. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/logs.h"

enum { SLOTS = 1000, FILLERS = 3 };

typedef struct writer {
    const um_case *c;
    const um_pack *p;
    const um_run *run;
    um_ctx *ctx;
    const mad_state *state; /* after each step and what was put right behind it, 0: the position */
    lg_habit h;
    lg_log *log;
    lg_spot at[SLOTS]; /* by slot; map NULL: not on the table */
    int face[SLOTS];
    bool shown[SLOTS];
    mad_state was, now;
    um_buf e; /* the entry under way */
    int leaves, vp, turn, roll[2];
    int held[2]; /* cards on the table in each hand before the step */
    int32_t die[2][2];
} writer;

static const char *const name_of[2] = {"Henry", "Roger"};
static const char *const word_of[2] = {"zq71henry", "zq72roger"}; /* a player's id is his password */

/* ---- entries ---- */

static void leaf(writer *w, const char *command)
{
    um_buf_str(&w->e, w->leaves++ ? "\\\033LOG\t" : "LOG\t");
    um_buf_str(&w->e, command);
}

static void leaff(writer *w, const char *fmt, ...) UM_PRINTF(2, 3);
static void leaff(writer *w, const char *fmt, ...)
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

static void close_entry(writer *w)
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

static const int man_kinds[] = {MK_UNIT, MK_LEADER, MK_SHIP};

static int slot_of(const writer *w, um_ref r)
{
    return lg_gpid(w->p, r);
}

static bool is_card(um_ref r)
{
    return um_ref_kind(r) == MK_CARD;
}

static void state_of(const writer *w, um_ref r, const lg_spot *s, char out[200])
{
    int k = slot_of(w, r);
    if (is_card(r))
        snprintf(out, 200, "%s;%s\t%s;%d;%d;%d;0",
                 w->shown[k] ? "null" : word_of[s->map && strcmp(s->map, "British Hand") == 0],
                 w->shown[k] ? "" : "false|0", s->map ? s->map : "null", s->x, s->y, k);
    else
        snprintf(out, 200, "%d\t%s;%d;%d;%d;0", w->face[k] + 1, s->map ? s->map : "null", s->x, s->y, k);
}

static void add_command(const writer *w, um_ref r, um_buf *out)
{
    char state[200];
    int k = slot_of(w, r);
    state_of(w, r, &w->at[k], state);
    um_buf_printf(out, "+/%lld/", 1795000000000LL + k);
    um_buf_str(out, is_card(r) ? "obs;72,130;cardback.png;Mask;B;Hidden card;player:;Peek;;false;;\tpiece;;;"
                               : "emb2;;128;;Flip;128;;;128;;;;1;false;0;0;a.png,b.png;,+ "
                                 "(reduced);true;Step;;;false;;1;1;true;;70,130;;two "
                                 "sides;1.0;;true\tpiece;;;");
    um_buf_printf(out, "p%d.png;", k);
    lg_escaped_name(w->p, w->h, r, out);
    um_buf_printf(out, "/%s", state);
}

static void add_marker(const char *name, int slot, long long id, lg_spot s, um_buf *out)
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
    int k = slot_of(w, r);
    lg_spot from = w->at[k];
    if (same_spot(&from, &to))
        return;
    w->at[k] = to;
    if (!to.map) {
        leaff(w, "-/%lld", 1795000000000LL + k);
    } else if (!from.map) {
        um_buf b = {0};
        add_command(w, r, &b);
        leaf(w, b.p);
        um_buf_free(&b);
    } else {
        leaff(w, "M/%lld/%s/%d/%d/null/%s/%d/%d/null/%s", 1795000000000LL + k, to.map, to.x, to.y, from.map,
              from.x, from.y, side == MAD_US || side == MAD_BR ? word_of[side] : "null");
    }
}

static void turn_over(writer *w, um_ref r, int face)
{
    char new_state[200], old_state[200];
    int k = slot_of(w, r);
    if (w->face[k] == face || !w->at[k].map) {
        w->face[k] = face;
        return;
    }
    state_of(w, r, &w->at[k], old_state);
    w->face[k] = face;
    state_of(w, r, &w->at[k], new_state);
    leaff(w, "D/%lld/%s/%s", 1795000000000LL + k, new_state, old_state);
}

static void show_card(writer *w, um_ref r)
{
    char new_state[200], old_state[200];
    int k = slot_of(w, r);
    if (w->shown[k])
        return;
    state_of(w, r, &w->at[k], old_state);
    w->shown[k] = true;
    state_of(w, r, &w->at[k], new_state);
    leaff(w, "D/%lld/%s/%s", 1795000000000LL + k, new_state, old_state);
}

static lg_spot spot(const writer *w, um_ref place)
{
    return lg_spot_of(w->p, place);
}

/* ---- what is said and rolled ---- */

static void say(writer *w, int side, const char *text)
{
    leaff(w, "CHAT&lt;%s&gt; - %s", name_of[side == MAD_BR], text);
    close_entry(w);
}

static void say_values(const writer *w, const um_param *p, const um_value *v, int n, um_buf *out)
{
    if (n < 1)
        return;
    bool word = p->type == UM_P_WORD || p->type == UM_P_SIDE;
    bool ref = p->type == UM_P_REF || p->type == UM_P_REFS;
    const char *const *words = p->type == UM_P_SIDE ? w->c->game->sides : p->words;
    if (!word && !ref && p->type != UM_P_INT && p->type != UM_P_DICE)
        return;
    um_buf_printf(out, "%s %s ", out->n && strchr(out->p, ' ') ? "," : "", p->name);
    if (word)
        um_buf_str(out, words[v[0].num]);
    else if (ref)
        um_buf_text(out, um_ref_id(w->p, v[0].ref));
    else
        um_buf_printf(out, "%d", (int)v[0].num);
}

/* Of a list one name goes into a line: the k-th. */
static void declare_one(writer *w, const um_action *a, int side, int k)
{
    const um_verb *v = &w->c->game->verbs[a->verb];
    um_buf b = {0};
    um_buf_str(&b, v->name);
    for (int i = 0; i < v->nparams; i++) {
        int n;
        const um_value *values = um_values_of(a, i, &n);
        bool list = v->params[i].type == UM_P_REFS;
        if (values && n)
            say_values(w, &v->params[i], values + (list && k < n ? k : 0), list ? 1 : n, &b);
    }
    say(w, side, b.p);
    um_buf_free(&b);
}

/* The longest list of names among the arguments. */
static int names_in(const um_action *a)
{
    int most = 1;
    for (int i = 0; i < mad_verbs[a->verb].nparams; i++) {
        int n;
        um_values_of(a, i, &n);
        if (mad_verbs[a->verb].params[i].type == UM_P_REFS && n > most)
            most = n;
    }
    return most;
}

static void declare(writer *w, const um_action *a, int side)
{
    int n = names_in(a);
    if (n == 1 || a->verb == MV_AT || a->verb == MV_OUT)
        for (int k = 0; k < n; k++)
            declare_one(w, a, side, k);
    else
        declare_one(w, a, side, 0);
}

static void roll(writer *w, const um_value *v, int n, int side)
{
    char result[64] = "", old[64] = "";
    cr_assert(n == 1 || n == 2);
    for (int i = 0; i < n; i++) {
        snprintf(result + strlen(result), sizeof result - strlen(result), "%s%d", i ? "," : "",
                 (int)v[i].num);
        snprintf(old + strlen(old), sizeof old - strlen(old), "%s%d", i ? "," : "",
                 w->roll[n - 1] ? (int)w->die[n - 1][i] : 1);
        w->die[n - 1][i] = v[i].num;
    }
    w->roll[n - 1] = 1;
    if (w->h == LG_POINTS)
        leaff(w, "CHAT* %s: %dd6 %s", name_of[side == MAD_BR], n, result);
    else
        leaff(w, "CHAT*** %dd6 = %s *** <%s>", n, result, name_of[side == MAD_BR]);
    if (w->h != LG_CHAT)
        leaff(w, "MutableProperty\t%dd6_result\t%s\t%s\tModule", n, old, result);
    close_entry(w);
}

static void roll_dice(writer *w, const um_action *a, int side)
{
    int first, second;
    const um_value *v = NULL, *after = NULL;
    first = second = 0;
    if (a->verb == MV_ROUND) {
        v = um_values_of(a, ROUND_DICE, &first);
    } else if (a->verb == MV_NAVAL_ROUND) {
        v = um_values_of(a, NROUND_DIE, &first);
        after = um_values_of(a, NROUND_SECOND, &second);
    }
    if (v && (first > 2 || (a->verb == MV_ROUND && first != 2)))
        w->log->unfit = "dice that no button rolls";
    else if (v)
        roll(w, v, first, side);
    if (after && second == 1)
        roll(w, after, 1, side);
}

/* ---- what changes on the table ---- */

static bool leaves_at_all(const writer *w, int card)
{
    for (int k = 1; k <= w->run->nsteps; k++)
        if (w->state[k].card[card].at != UM_NONE)
            return true;
    return false;
}

static int year_of(const writer *w, int card)
{
    int32_t year = um_datum_at(w->p, um_datum_of(MK_CARD, card, CARD_YEAR))->lo;
    return year < 1812 ? 1812 + year : year;
}

static um_ref man_ref(size_t kind, int i)
{
    return um_ref_of(man_kinds[kind], i);
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
    return um_values_of(a, a->verb == MV_MOVE ? (int)MOVE_PATH : (int)SAIL_PATH, n);
}

static bool comes_back(const um_action *a)
{
    int n;
    const um_value *v = path_of(a, &n);
    return v && n > 1 && v[0].ref == v[n - 1].ref;
}

/* All who go from one end of a path to the other are dragged along it. */
static void follow_path(writer *w, const um_action *a)
{
    int n;
    const um_value *v = path_of(a, &n);
    bool back = comes_back(a);
    if (!v || n < 3)
        return;
    for (int leg = 1; leg < n; leg++) {
        for (size_t k = 0; k < UM_COUNT(man_kinds); k++)
            for (int i = 0; i < um_rows(w->p, man_kinds[k]); i++) {
                um_ref r = man_ref(k, i);
                if (mad_place(&w->was, r) == v[0].ref && mad_place(&w->now, r) == v[n - 1].ref &&
                    (!back || names(a, r)))
                    put(w, r, spot(w, v[leg].ref), mad_side_of(w->ctx, r));
            }
        close_entry(w);
    }
}

static void move_men(writer *w)
{
    for (int side = 0; side < 2; side++) {
        for (size_t k = 0; k < UM_COUNT(man_kinds); k++)
            for (int i = 0; i < um_rows(w->p, man_kinds[k]); i++) {
                um_ref r = man_ref(k, i);
                if (mad_side_of(w->ctx, r) == side)
                    put(w, r, spot(w, mad_place(&w->now, r)), side);
            }
        close_entry(w);
    }
}

static void turn_men(writer *w)
{
    for (size_t k = 0; k < UM_COUNT(man_kinds); k++)
        for (int i = 0; i < um_rows(w->p, man_kinds[k]); i++) {
            um_ref r = man_ref(k, i);
            turn_over(w, r, mad_piece_at(&w->now, r)->face);
            close_entry(w);
        }
}

static int role_of(const writer *w, um_ref box)
{
    return um_ref_kind(box) == MK_BOX ? um_datum_at(w->p, um_datum_of(MK_BOX, um_ref_row(box), BOX_ROLE))->lo
                                      : -1;
}

static void move_cards(writer *w, int side)
{
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++) {
        um_ref r = um_ref_of(MK_CARD, i), to = w->now.card[i].at;
        int k = slot_of(w, r), owner = w->now.card[i].owner, role = role_of(w, to);
        if (to == w->was.card[i].at)
            continue;
        put(w, r, spot(w, to), owner == MAD_US || owner == MAD_BR ? owner : side);
        if (w->at[k].map && role != BOX_HAND && role != BOX_DECK && role != BOX_PREWAR_DECK &&
            role != BOX_HELD)
            show_card(w, r);
        close_entry(w);
    }
}

/* The pile that a year's cards are drawn from. */
static um_ref deck_of(const writer *w, int year)
{
    char id[16];
    um_ref box = UM_NONE;
    snprintf(id, sizeof id, "deck_%d", year);
    for (int b = 0; b < um_rows(w->p, MK_BOX); b++) {
        um_ref r = um_ref_of(MK_BOX, b);
        if (w->was.turn == -1 && year == 1812 ? role_of(w, r) == BOX_PREWAR_DECK
                                              : um_text_is(um_ref_id(w->p, r), id))
            box = r;
    }
    return box;
}

static int cards_at(const writer *w, um_ref box)
{
    lg_spot in = spot(w, box);
    int n = 0;
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        n += same_spot(&in, &w->at[slot_of(w, um_ref_of(MK_CARD, i))]);
    return n;
}

/* Cards that are dealt without a name come from the deck of the year; one that leaves without a name cannot
 * be shown. */
static void move_unnamed(writer *w)
{
    for (int side = 0; side < 2; side++) {
        um_ref hand = mad_box(w->ctx, BOX_HAND, side);
        um_range a = w->was.hand[side], b = w->now.hand[side];
        int more = b.lo - a.lo;
        if (a.lo != a.hi || b.lo != b.hi)
            continue;
        more -= cards_at(w, hand) - w->held[side];
        if (more < 0)
            w->log->unfit = "a card that the record does not name";
        for (int i = 0; i < um_rows(w->p, MK_CARD) && more > 0; i++) {
            um_ref r = um_ref_of(MK_CARD, i);
            lg_spot deck = spot(w, deck_of(w, w->now.turn < 0 ? 1812 : mad_year(w->now.turn)));
            if (!deck.map || !same_spot(&w->at[slot_of(w, r)], &deck) || leaves_at_all(w, i))
                continue;
            put(w, r, spot(w, hand), side);
            more--;
        }
        close_entry(w);
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
        add_marker(name, slot, id, spot(w, place), &b);
        leaf(w, b.p);
    } else {
        leaff(w, "-/%lld", id);
    }
    um_buf_free(&b);
    close_entry(w);
}

static void lay_markers(writer *w)
{
    for (int i = 0; i < um_rows(w->p, MK_SPACE); i++) {
        const mad_town *a = &w->was.town[i], *b = &w->now.town[i];
        um_ref r = um_ref_of(MK_SPACE, i);
        lay_marker(w, a->depot == MAD_US, b->depot == MAD_US, "US Depot", LG_DEPOT_US, r);
        lay_marker(w, a->depot == MAD_BR, b->depot == MAD_BR, "British Depot", LG_DEPOT_BR, r);
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
    leaff(w, "M/%d/%s/%d/%d/null/%s/%d/%d/null/%s", 1000 + slot, to.map, to.x, to.y, from.map, from.x, from.y,
          word_of[side == MAD_BR]);
    close_entry(w);
}

static void score_moves(writer *w, int side)
{
    int to = w->now.marker;
    if (!w->now.marker_known || !w->was.marker_known || to == w->vp)
        return;
    if (to < -LG_TRACK || to > LG_TRACK)
        w->log->unfit = "a score beyond the track";
    else if (w->h == LG_POINTS) {
        leaff(w, "MutableProperty\tScore\t%d\t%d\tModule", w->vp, to);
        close_entry(w);
    } else {
        move_number(w, "VP Marker", LG_VP_SLOT, lg_vp_spot(w->vp), lg_vp_spot(to), side);
    }
    w->vp = to;
}

static void turn_moves(writer *w, int side)
{
    int to = w->now.turn;
    if (to == w->turn || w->turn == MAD_NO_TURN)
        return;
    if (w->h == LG_CHAT) {
        leaff(w, "TURNTurnTracker0\t0|%d;0;0;true,true,true,true,true,true,true,true,true,true", to + 1);
        close_entry(w);
    } else {
        move_number(w, "Game Turn", LG_TURN_SLOT, lg_turn_spot(w->turn), lg_turn_spot(to), side);
    }
    w->turn = to;
}

/* ---- the position ---- */

static void command(um_buf *b, const char *text)
{
    um_buf_str(b, "\033");
    um_buf_str(b, text);
}

static bool leaves_later(const writer *w, int card, int side)
{
    for (int k = 1; k <= w->run->nsteps; k++) {
        const mad_state *s = &w->state[k];
        int role = role_of(w, s->card[card].at);
        if (s->card[card].at != UM_NONE)
            return s->card[card].owner == side && role != BOX_HAND && role != BOX_HELD;
    }
    return false;
}

/* Hands hold the cards that the record names, those played later, and as many more as it counts. */
static void fill_hand(writer *w, int side, um_range count, um_ref box)
{
    int n = 0, want = count.lo == count.hi ? count.lo : -1;
    if (box == UM_NONE)
        return;
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        n += w->was.card[i].at == box;
    for (int i = 0; i < um_rows(w->p, MK_CARD) && role_of(w, box) == BOX_HAND; i++)
        if (w->was.card[i].at == UM_NONE && leaves_later(w, i, side)) {
            w->was.card[i].at = box;
            n++;
        }
    want = want < 0 ? n + (role_of(w, box) == BOX_HAND ? FILLERS : 0) : want;
    int year = w->was.turn < 0 ? 1812 : mad_year(w->was.turn);
    for (int i = 0; i < um_rows(w->p, MK_CARD) && n < want; i++)
        if (w->was.card[i].at == UM_NONE && year_of(w, i) == year && !leaves_at_all(w, i)) {
            w->was.card[i].at = box;
            n++;
        }
}

static void fill_decks(writer *w)
{
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        if (w->was.card[i].at == UM_NONE)
            w->was.card[i].at = deck_of(w, year_of(w, i));
}

static void lay_out(writer *w, um_ref r, um_ref place, um_buf *b)
{
    int k = slot_of(w, r);
    w->at[k] = spot(w, place);
    if (is_card(r)) {
        int role = role_of(w, place);
        w->shown[k] = role != BOX_HAND && role != BOX_HELD && role != BOX_DECK && role != BOX_PREWAR_DECK;
    }
    if (!w->at[k].map)
        return;
    um_buf_str(b, "\033");
    add_command(w, r, b);
}

static void start_numbers(writer *w, um_buf *b)
{
    um_buf m = {0};
    if (w->h != LG_POINTS && w->was.marker_known) {
        add_marker("VP Marker", LG_VP_SLOT, 1000 + LG_VP_SLOT, lg_vp_spot(w->vp), &m);
        command(b, m.p);
    }
    um_buf_clear(&m);
    if (w->h != LG_CHAT && w->turn != MAD_NO_TURN) {
        add_marker("Game Turn", LG_TURN_SLOT, 1000 + LG_TURN_SLOT, lg_turn_spot(w->turn), &m);
        command(b, m.p);
    }
    um_buf_free(&m);
    if (w->h == LG_POINTS && w->was.marker_known)
        um_buf_printf(b, "\033GlobalProperty\t;Score;%d;Module", w->vp);
    if (w->h == LG_CHAT && w->turn != MAD_NO_TURN)
        um_buf_printf(b, "\033TURNTurnTracker0\t0|%d;0;0;true,true,true,true,true,true,true,true,true,true",
                      w->turn + 1);
}

static void start_markers(writer *w, um_buf *b)
{
    mad_state kept = w->now;
    w->now = w->was;
    for (int i = 0; i < um_rows(w->p, MK_SPACE); i++) {
        w->was.town[i].depot = MAD_NOBODY;
        w->was.town[i].destroyed = w->now.town[i].destroyed;
        w->was.town[i].base_destroyed = w->now.town[i].base_destroyed;
    }
    for (int i = 0; i < um_rows(w->p, MK_LAKE); i++)
        w->was.lake[i].marker = MAD_NOBODY;
    size_t n = w->log->n;
    lay_markers(w);
    for (size_t i = n; i < w->log->n; i++) {
        um_buf_str(b, "\033");
        um_buf_str(b, w->log->entry[i].p + strlen("LOG\t"));
        um_buf_free(&w->log->entry[i]);
    }
    w->log->n = n;
    w->was = w->now;
    w->now = kept;
}

static void end_start(um_buf *b)
{
    for (int side = 0; side < 2; side++)
        um_buf_printf(b, "\033PLAYER\t%s\t%s\t%s", word_of[side], name_of[side], side ? "British" : "US");
    um_buf_str(b, "\033Main MapBoardPicker\tTheatre\t0\t0\033SETUP_STACK\t\033end_save");
}

static void write_start(writer *w)
{
    um_buf *b = &w->log->start;
    um_buf_str(b, "begin_save\033");
    w->vp = w->was.marker_known ? w->was.marker : 0;
    w->turn = w->was.turn;
    if (w->vp < -LG_TRACK || w->vp > LG_TRACK)
        w->log->unfit = "a score beyond the track";
    for (int side = 0; side < 2; side++) {
        fill_hand(w, side, w->was.hand[side], mad_box(w->ctx, BOX_HAND, side));
        fill_hand(w, side, w->was.held[side], mad_box(w->ctx, BOX_HELD, side));
    }
    fill_decks(w);
    for (size_t k = 0; k < UM_COUNT(man_kinds); k++)
        for (int i = 0; i < um_rows(w->p, man_kinds[k]); i++) {
            um_ref r = man_ref(k, i);
            w->face[slot_of(w, r)] = mad_piece_at(&w->was, r)->face;
            lay_out(w, r, mad_place(&w->was, r), b);
        }
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        lay_out(w, um_ref_of(MK_CARD, i), w->was.card[i].at, b);
    start_numbers(w, b);
    start_markers(w, b);
    end_start(b);
}

/* ---- the whole ---- */

static int side_of_step(const writer *w, const um_action *a)
{
    int side = a->player, p = um_param_named(&w->c->game->verbs[a->verb], UM_TEXT("side"));
    if (side < 0 && p >= 0 && w->c->game->verbs[a->verb].params[p].type == UM_P_SIDE)
        side = um_int_arg(a, p, -1);
    if (side < 0)
        side = mad_actor(w->ctx, &w->was, a);
    return side == MAD_BR ? MAD_BR : MAD_US;
}

/* What the action does to the table. */
static void act(writer *w, const um_action *a, int step)
{
    um_ctx c = *w->ctx;
    bool position = mad_verbs[a->verb].flags & UM_V_POSITION;
    c.step = position ? step : step - 1;
    c.refused = NULL;
    if (!position && um_madison.begins_play(&c, &w->now, a))
        um_madison.settle(&c, &w->now);
    c.step = step;
    if (!c.refused)
        um_madison.apply(&c, &w->now, a);
}

static void write_step(writer *w, int k, const um_action *a)
{
    lg_mark *m = &w->log->mark[k - 1];
    w->now = w->was = w->state[k - 1];
    int before = (int)w->log->n, side = side_of_step(w, a);
    act(w, a, k);
    for (int s = 0; s < 2; s++)
        w->held[s] = cards_at(w, mad_box(w->ctx, BOX_HAND, s));
    if (lg_says(a->verb) || comes_back(a))
        declare(w, a, side);
    if (a->verb == MV_TURN)
        turn_moves(w, side);
    roll_dice(w, a, side);
    follow_path(w, a);
    move_cards(w, side);
    move_unnamed(w);
    move_men(w);
    turn_men(w);
    lay_markers(w);
    turn_moves(w, side);
    score_moves(w, side);
    if ((int)w->log->n == before) /* what the table does not show is said */
        declare(w, a, side);
    if ((int)w->log->n > before)
        *m = (lg_mark){before + 1, (int)w->log->n};
}

/* A position put right in the middle of the game: agreed in chat, then done. */
static void put_right(writer *w, int k, const um_action *a)
{
    if (!lg_can_say(a->verb)) {
        w->log->unfit = "a position stated in the middle";
        return;
    }
    w->was = w->now;
    act(w, a, k);
    declare(w, a, MAD_US);
    move_men(w);
    turn_men(w);
    lay_markers(w);
}

/* Everything as it lies now. */
static void take_down(writer *w)
{
    um_buf *b = &w->log->middle;
    um_buf_str(b, "begin_save");
    for (size_t k = 0; k < UM_COUNT(man_kinds) + 1; k++) {
        int kind = k < UM_COUNT(man_kinds) ? man_kinds[k] : MK_CARD;
        for (int i = 0; i < um_rows(w->p, kind); i++) {
            um_ref r = um_ref_of(kind, i);
            if (!w->at[slot_of(w, r)].map)
                continue;
            um_buf_str(b, "\033");
            add_command(w, r, b);
        }
    }
    start_numbers(w, b);
    start_markers(w, b);
    end_start(b);
    w->log->cut = w->log->n;
}

static const um_item *item_of_step(const um_case *c, const um_run *run, int k)
{
    int i = run->step_item[k - 1];
    return i >= 0 && c->items[i].kind == UM_I_ACTION ? &c->items[i] : NULL;
}

/* Statements of the position between step k and the next. */
static void put_right_after(writer *w, int k)
{
    int from = k ? w->run->step_item[k - 1] + 1 : w->c->nitems;
    int to = k < w->run->nsteps ? w->run->step_item[k] : w->c->nitems;
    for (int i = from; i < to; i++) {
        const um_item *it = &w->c->items[i];
        if (it->kind == UM_I_ACTION && (mad_verbs[it->action.verb].flags & UM_V_POSITION))
            put_right(w, k, &it->action);
        else if (it->kind == UM_I_HEADER && it->nmade)
            w->log->unfit = "a position stated in the middle";
    }
}

static bool begins_anew(const um_item *it)
{
    return it && (it->action.verb == MV_PLAY || it->action.verb == MV_HOLD);
}

void lg_write(const um_case *c, const um_run *run, lg_habit h, bool cut, lg_log *out)
{
    writer *w = um_realloc(NULL, 0, sizeof *w);
    cr_assert(w);
    memset(w, 0, sizeof *w);
    *out = (lg_log){.steps = run->nsteps};
    out->mark = um_realloc(NULL, 0, (size_t)(run->nsteps + 1) * sizeof *out->mark);
    memset(out->mark, 0, (size_t)(run->nsteps + 1) * sizeof *out->mark);
    *w = (writer){.c = c, .p = c->pack, .run = run, .ctx = um_replay_ctx(run->replay), .h = h, .log = out};
    cr_assert_lt(lg_gpid(c->pack, um_ref_of(MK_CARD, um_rows(c->pack, MK_CARD))), SLOTS);
    size_t size = (size_t)(run->nsteps + 1) * sizeof *w->state;
    mad_state *states = um_realloc(NULL, 0, size);
    for (int k = 0; k <= run->nsteps; k++)
        states[k] = *(const mad_state *)um_replay_state_at(run->replay, k);
    w->state = states;
    w->was = states[0];
    write_start(w);
    for (int k = 1; k <= run->nsteps && !out->unfit; k++) {
        const um_item *it = item_of_step(c, run, k);
        if (cut && k > 1 && out->n && !out->middle.n && begins_anew(it)) {
            w->was = w->state[k - 1];
            take_down(w);
        }
        if (it)
            write_step(w, k, &it->action);
        else
            out->unfit = "a step in the head of the suite";
        put_right_after(w, k);
    }
    um_free(states, size);
    um_buf_free(&w->e);
    um_free(w, sizeof *w);
}

void lg_text(const lg_log *l, um_buf *out)
{
    um_buf_text(out, um_buf_view(&l->start));
    for (size_t i = 0; i < l->n; i++) {
        um_buf_str(out, "\033");
        um_buf_text(out, um_buf_view(&l->entry[i]));
    }
}

void lg_log_free(lg_log *l)
{
    for (size_t i = 0; i < l->n; i++)
        um_buf_free(&l->entry[i]);
    um_free(l->entry, l->cap * sizeof *l->entry);
    um_free(l->mark, (size_t)(l->steps + 1) * sizeof *l->mark);
    um_buf_free(&l->start);
    um_buf_free(&l->middle);
    *l = (lg_log){0};
}
