/* The position that a log begins with, and that of a place where it is cut. */
#include <stdio.h>
#include <string.h>

#include "tests/logs/writer.h"

enum { FILLERS = 3 };

static void command(um_buf *b, const char *text)
{
    um_buf_str(b, "\033");
    um_buf_str(b, text);
}

static bool leaves_later(const writer *w, int card, int side)
{
    for (int k = 1; k <= w->run->nsteps; k++) {
        const mad_state *s = &w->state[k];
        int role = lw_role_of(w, s->card[card].at);
        if (s->card[card].at != UM_NONE)
            return s->card[card].owner == side && role != MAD_BOX_HAND && role != MAD_BOX_HELD;
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
    for (int i = 0; i < um_rows(w->p, MK_CARD) && lw_role_of(w, box) == MAD_BOX_HAND; i++)
        if (w->was.card[i].at == UM_NONE && leaves_later(w, i, side)) {
            w->was.card[i].at = box;
            n++;
        }
    for (int i = 0; i < um_rows(w->p, MK_CARD) && want >= 0; i++)
        if (n > want && w->was.card[i].at == box &&
            !leaves_later(w, i, side)) { /* it says which, and then that there are fewer */
            w->was.card[i].at = UM_NONE;
            n--;
        }
    want = want < 0 ? n + (lw_role_of(w, box) == MAD_BOX_HAND ? FILLERS : 0) : want;
    int year = w->was.turn < 0 ? 1812 : mad_year(w->was.turn);
    for (int i = 0; i < um_rows(w->p, MK_CARD) && n < want; i++)
        if (w->was.card[i].at == UM_NONE && lw_year_of(w, i) == year && !lw_leaves_at_all(w, i)) {
            w->was.card[i].at = box;
            n++;
        }
}

static void fill_decks(writer *w)
{
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        if (w->was.card[i].at == UM_NONE)
            w->was.card[i].at = lw_deck_of(w, lw_year_of(w, i));
}

static void lay_out(writer *w, um_ref r, um_ref place, um_buf *b)
{
    int k = lw_slot_of(w, r);
    w->at[k] = lw_spot(w, place);
    if (lw_is_card(r)) {
        int role = lw_role_of(w, place);
        w->shown[k] = role != MAD_BOX_HAND && role != MAD_BOX_HELD && role != MAD_BOX_DECK &&
                      role != MAD_BOX_PREWAR_DECK;
    }
    if (!w->at[k].map)
        return;
    um_buf_str(b, "\033");
    lw_add_command(w, r, b);
}

static void start_numbers(writer *w, um_buf *b)
{
    um_buf m = {0};
    if (w->h != LG_POINTS && w->was.marker_known) {
        lw_add_marker("VP Marker", LG_VP_SLOT, 1000 + LG_VP_SLOT, lg_vp_spot(w->vp), &m);
        command(b, m.p);
    }
    um_buf_clear(&m);
    if (w->h != LG_CHAT && w->turn != MAD_NO_TURN) {
        lw_add_marker("Game Turn", LG_TURN_SLOT, 1000 + LG_TURN_SLOT, lg_turn_spot(w->turn), &m);
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
        mad_set_depot(&w->was, i, MAD_NOBODY);
        w->was.space[i].destroyed = w->now.space[i].destroyed;
        w->was.space[i].base_destroyed = w->now.space[i].base_destroyed;
    }
    for (int i = 0; i < um_rows(w->p, MK_LAKE); i++)
        w->was.lake[i].marker = MAD_NOBODY;
    size_t n = w->log->n;
    lw_lay_markers(w);
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
        um_buf_printf(b, "\033PLAYER\t%s\t%s\t%s", lw_word[side], lw_name[side], side ? "British" : "US");
    um_buf_str(b, "\033Main MapBoardPicker\tTheatre\t0\t0\033SETUP_STACK\t\033end_save");
}

void lw_write_start(writer *w)
{
    um_buf *b = &w->log->start;
    um_buf_str(b, "begin_save\033");
    w->vp = w->was.marker_known ? w->was.marker : 0;
    w->turn = w->was.turn;
    if (w->vp < -LG_TRACK || w->vp > LG_TRACK)
        w->log->unfit = "a score beyond the track";
    for (int side = 0; side < 2; side++) {
        fill_hand(w, side, w->was.hand[side], mad_box(w->ctx, MAD_BOX_HAND, side));
        fill_hand(w, side, w->was.held[side], mad_box(w->ctx, MAD_BOX_HELD, side));
    }
    fill_decks(w);
    for (size_t k = 0; k < UM_COUNT(lw_kinds); k++)
        for (int i = 0; i < um_rows(w->p, lw_kinds[k]); i++) {
            um_ref r = lw_man_ref(k, i);
            w->face[lw_slot_of(w, r)] = mad_piece_at(&w->was, r)->face;
            lay_out(w, r, mad_place(&w->was, r), b);
        }
    for (int i = 0; i < um_rows(w->p, MK_CARD); i++)
        lay_out(w, um_ref_of(MK_CARD, i), w->was.card[i].at, b);
    start_numbers(w, b);
    start_markers(w, b);
    end_start(b);
}

void lw_take_down(writer *w)
{
    um_buf *b = &w->log->middle;
    um_buf_str(b, "begin_save");
    for (size_t k = 0; k < UM_COUNT(lw_kinds) + 1; k++) {
        int kind = k < UM_COUNT(lw_kinds) ? lw_kinds[k] : MK_CARD;
        for (int i = 0; i < um_rows(w->p, kind); i++) {
            um_ref r = um_ref_of(kind, i);
            if (!w->at[lw_slot_of(w, r)].map)
                continue;
            um_buf_str(b, "\033");
            lw_add_command(w, r, b);
        }
    }
    start_numbers(w, b);
    start_markers(w, b);
    end_start(b);
    w->log->cut = w->log->n;
}
