/* What has happened and may still be looked at. An entry may be taken back, and what comes later may show
 * that a move had no effect; once that cannot be any more, events are made into items, and when the play that
 * they belong to is over they are forgotten. So memory follows the longest play, not the log. */
#include <inttypes.h>
#include <string.h>

#include "parser/reading/inside.h"
#include "parser/reading/limits.h"

enum { HELD = 4096 };

bool rd_settle_due(const um_reader *r)
{
    return r->ev.n >= r->settle_at;
}

/* How many events stand: those of earlier logs, and of the entries before this one. */
static size_t standing(const um_reader *r, uint32_t entry)
{
    size_t n = r->ev.n;
    while (n > 0 && r->ev.p[n - 1].log == r->log && r->ev.p[n - 1].entry >= entry)
        n--;
    return n;
}

/* Where the events begin of which something is still to be made, and those before them that are looked at. */
static size_t first_needed(const um_reader *r)
{
    size_t i = rd_make_first(r, r->made);
    for (int seen = 0; i > 0 && seen < RD_BACK; i--)
        seen += !r->ev.p[i - 1].quiet;
    return i;
}

/* Of the events that are still, those with as many behind them as are looked at when items are made. */
static size_t makeable(const um_reader *r, size_t n)
{
    size_t i = n;
    for (int seen = 0; i > r->made && seen < RD_NEAR; i--)
        seen += !r->ev.p[i - 1].quiet;
    return i < r->still ? i : r->still;
}

/* ---- forgetting ---- */

static um_status keep_text(um_arena *a, um_text *t)
{
    return t->n ? um_text_dup(a, *t, t) : UM_OK;
}

um_status rd_keep_action(um_arena *a, const um_action *from, um_action *out)
{
    size_t n = 0;
    um_status s = um_action_keep(a, from, out);
    for (int i = 0; i < from->nargs; i++)
        n = n > (size_t)from->args[i].first + from->args[i].count
                ? n
                : (size_t)from->args[i].first + from->args[i].count;
    for (size_t i = 0; i < n && s == UM_OK; i++)
        s = keep_text(a, &((um_value *)(uintptr_t)out->values)[i].text);
    return s;
}

/* The words of the events that are left move to a fresh arena, and those of the others go. */
static um_status move_words(um_reader *r)
{
    um_arena fresh = {0};
    um_status s = UM_OK;
    for (size_t i = 0; i < r->ev.n && s == UM_OK; i++) {
        rd_event *e = &r->ev.p[i];
        um_action *action = e->said ? um_arena_alloc(&fresh, sizeof *action) : NULL;
        s = e->said && !action ? UM_MEMORY : keep_text(&fresh, &e->text);
        if (s == UM_OK)
            s = keep_text(&fresh, &e->speaker);
        if (s == UM_OK && action)
            s = rd_keep_action(&fresh, e->action, action);
        e->action = action;
    }
    um_arena_free(&r->words);
    r->words = fresh;
    return s;
}

/* Rolls before the first of the events that are left are not listed, if nobody asks for the list. */
static void forget_rolls(um_reader *r)
{
    um_reading *out = r->out;
    size_t n = out->nrolls;
    for (size_t i = r->ev.n; i-- > 0;)
        n = r->ev.p[i].kind == RD_ROLL ? r->ev.p[i].roll : n;
    for (size_t i = 0; i < n; i++)
        out->rolls_left_out += out->rolls[i].ndice > 0;
    for (size_t i = 0; i < r->ev.n; i++)
        r->ev.p[i].roll -= r->ev.p[i].kind == RD_ROLL ? n : 0;
    out->nrolls -= n;
    if (n)
        memmove(out->rolls, out->rolls + n, out->nrolls * sizeof *out->rolls);
}

static um_status forget(um_reader *r, size_t n)
{
    if (n == 0)
        return UM_OK;
    r->ev.n -= n;
    r->clear -= n;
    r->still -= n;
    r->made -= n;
    rd_make_shift(r, n);
    memmove(r->ev.p, r->ev.p + n, r->ev.n * sizeof *r->ev.p);
    if (r->o->bare)
        forget_rolls(r);
    return move_words(r);
}

/* ---- settling ---- */

static um_status check_size(const um_reader *r)
{
    if (r->ev.n <= UM_READING_EVENTS_MAX)
        return UM_OK;
    const rd_event *first = &r->ev.p[0];
    return um_say(&r->o->sink, UM_ERROR, UM_LIMIT,
                  (um_place){.file = r->file, .entry = first->entry, .entry_end = r->entry},
                  "reading-limit-play",
                  "more than %d things happen here without an end of the play that they belong to",
                  UM_READING_EVENTS_MAX);
}

um_status rd_settle(um_reader *r, uint32_t entry, bool last)
{
    if (r->ends) {
        r->ev.n = r->out->nrolls = 0;
        um_arena_reset(&r->words);
        return UM_OK;
    }
    size_t n = last ? r->ev.n : standing(r, entry);
    rd_pass_unclear(r, n, last);
    rd_still(r, r->clear, last);
    um_status s = rd_make_items(r, last ? r->still : makeable(r, n));
    if (s == UM_OK && last)
        return rd_make_last(r);
    if (s == UM_OK)
        s = forget(r, first_needed(r));
    r->settle_at = r->o->held ? r->o->held : r->ev.n * 2 > HELD ? r->ev.n * 2 : HELD;
    return s == UM_OK ? check_size(r) : s;
}
