/* A record played on a table: each step becomes the entries that a player's client would have logged. */
#include <criterion/criterion.h>
#include <string.h>

#include "tests/logs/writer.h"

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
    if (!position && um_madison.begins_play(&c, &w->now, a))
        um_madison.settle(&c, &w->now);
    c.step = step;
    um_carry_out(&c, &w->now, a);
}

static void write_step(writer *w, int k, const um_action *a)
{
    lg_mark *m = &w->log->mark[k - 1];
    w->now = w->was = w->state[k - 1];
    int before = (int)w->log->n, side = side_of_step(w, a);
    act(w, a, k);
    for (int s = 0; s < 2; s++)
        w->held[s] = lw_cards_at(w, mad_box(w->ctx, MAD_BOX_HAND, s));
    if (a->verb == MV_DOW) /* who draws it says so then */
        lw_move_unnamed(w, a);
    if (lg_says(a->verb) || lw_comes_back(a))
        lw_declare(w, a, side);
    if (a->verb == MV_TURN)
        lw_turn_moves(w, side);
    lw_roll_dice(w, a, side);
    lw_follow_path(w, a);
    lw_move_cards(w, side);
    if (a->verb != MV_DOW)
        lw_move_unnamed(w, a);
    lw_move_men(w);
    lw_turn_men(w);
    lw_lay_markers(w);
    lw_turn_moves(w, side);
    lw_score_moves(w, side);
    if ((int)w->log->n == before) /* what the table does not show is said */
        lw_declare(w, a, side);
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
    lw_declare(w, a, MAD_US);
    lw_move_men(w);
    lw_turn_men(w);
    lw_lay_markers(w);
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

/* A log shows where each piece lies: what a record leaves unclear at its start cannot be laid out. */
static bool starts_unclear(const um_case *c, const um_run *run)
{
    int first = run->nsteps ? run->step_item[0] : c->nitems;
    for (int i = 0; i < first; i++)
        if (c->items[i].kind == UM_I_ACTION && mad_verbs[c->items[i].action.verb].flags & UM_V_UNCLEAR)
            return true;
    return false;
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
    cr_assert_lt(lg_gpid(c->pack, um_ref_of(MK_CARD, um_rows(c->pack, MK_CARD))), LW_SLOTS);
    size_t size = (size_t)(run->nsteps + 1) * sizeof *w->state;
    mad_state *states = um_realloc(NULL, 0, size);
    for (int k = 0; k <= run->nsteps; k++)
        states[k] = *(const mad_state *)um_replay_state_at(run->replay, k);
    w->state = states;
    w->was = states[0];
    lw_write_start(w);
    if (starts_unclear(c, run))
        out->unfit = "a piece that the record leaves unclear";
    for (int k = 1; k <= run->nsteps && !out->unfit; k++) {
        const um_item *it = item_of_step(c, run, k);
        if (cut && k > 1 && out->n && !out->middle.n && begins_anew(it)) {
            w->was = w->state[k - 1];
            lw_take_down(w);
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
