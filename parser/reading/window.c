/* What has happened and may still be looked at. An entry may be taken back, and what comes later may show
 * that a move had no effect; once that cannot be any more, events are made into items, and when the play that
 * they belong to is over they are forgotten. So memory follows the longest play, not the log. */
#include <string.h>

#include "parser/reading/limits.h"
#include "parser/reading/log_reader.h"

enum { HELD = 4096 };

bool um_log_settle_due(const um_log_reader *r)
{
    return r->ev.n >= r->settle_at;
}

/* How many events stand: those of earlier logs, and of the entries before this one. */
static size_t standing(const um_log_reader *r, uint32_t entry)
{
    size_t n = r->ev.n;
    while (n > 0 && r->ev.p[n - 1].log == r->log && r->ev.p[n - 1].entry >= entry)
        n--;
    return n;
}

/* How many events need not be looked at any more, though the play under way may hold some of them. */
static size_t looked_over(const um_log_reader *r)
{
    size_t i = r->made;
    for (int seen = 0; i > 0 && seen < UM_LOG_BACK; i--)
        seen += !r->ev.p[i - 1].quiet;
    return i;
}

/* Of the events that are still, those with as many behind them as are looked at when items are made. */
static size_t makeable(const um_log_reader *r, size_t n)
{
    size_t i = n;
    for (int seen = 0; i > r->made && seen < UM_LOG_NEAR; i--)
        seen += !r->ev.p[i - 1].quiet;
    return i < r->still ? i : r->still;
}

/* ---- forgetting ---- */

/* The words of the events that are left move to a fresh arena, and those of the others go. */
static um_status move_words(um_log_reader *r)
{
    um_arena fresh = {0};
    um_status s = UM_OK;
    for (size_t i = 0; i < r->ev.n && s == UM_OK; i++) {
        um_log_event *e = &r->ev.p[i];
        um_action *action = e->said ? um_arena_alloc(&fresh, sizeof *action) : NULL;
        s = e->said && !action ? UM_MEMORY : um_log_keep_text(&fresh, &e->text);
        if (s == UM_OK && action)
            s = um_log_keep_action(&fresh, e->action, action);
        e->action = action;
    }
    um_arena_free(&r->words);
    r->words = fresh;
    return s;
}

/* Rolls without an event are not listed, if nobody asks for the list. */
static void forget_rolls(um_log_reader *r)
{
    um_reading *out = r->out;
    size_t kept = 0, counted = 0;
    for (size_t i = 0; i < out->nrolls; i++)
        counted += out->rolls[i].ndice > 0;
    for (size_t i = 0; i < r->ev.n; i++) {
        um_log_event *e = &r->ev.p[i];
        if (e->kind != UM_LOG_ROLL)
            continue;
        out->rolls[kept] = out->rolls[e->roll];
        e->roll = kept++;
        counted -= out->rolls[e->roll].ndice > 0;
    }
    out->rolls_left_out += counted;
    out->nrolls = kept;
}

static um_status forget(um_log_reader *r, size_t n)
{
    if (n == 0)
        return UM_OK;
    size_t kept = um_log_make_keep(r, n), fewer = n - kept;
    memmove(r->ev.p + kept, r->ev.p + n, (r->ev.n - n) * sizeof *r->ev.p);
    r->ev.n -= fewer;
    r->forgotten += fewer;
    r->clear -= fewer;
    r->still -= fewer;
    r->put_back -= fewer;
    r->made -= fewer;
    if (r->view->bare)
        forget_rolls(r);
    return move_words(r);
}

/* ---- settling ---- */

/* Nothing is made of what is held: it goes. */
static void drop_all(um_log_reader *r)
{
    r->ev.n = r->clear = r->put_back = r->still = r->made = 0;
    um_arena_reset(&r->words);
}

um_status um_log_settle(um_log_reader *r, uint32_t entry, bool last)
{
    if (r->ends || r->over) {
        r->out->nrolls = r->ends ? 0 : r->out->nrolls;
        drop_all(r);
        return UM_OK;
    }
    size_t n = last ? r->ev.n : standing(r, entry);
    r->settled = true;
    r->hurried |= !last && r->forgotten + r->ev.n >= UM_READING_TAPE_MAX;
    um_log_drop_passing(r, n, last);
    um_log_drop_idle(r, r->clear, last);
    um_status s = um_log_make_items(r, last ? r->still : makeable(r, n));
    if (s == UM_OK && last)
        return um_log_make_last(r);
    if (r->over)
        drop_all(r);
    else if (s == UM_OK)
        s = forget(r, looked_over(r));
    r->settle_at = r->ev.n * 2 > HELD ? r->ev.n * 2 : HELD;
    return s;
}
