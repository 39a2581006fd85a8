/* What is said while a log is read may quote it, and which words are players' ids is known at its end: it is
 * held until then. */
#include "parser/reading/hold.h"

#include <string.h>

#include "parser/reading/log_reader.h"

enum { HELD_MAX = 20000 };

static um_status keep(um_hold *h, const um_diag *d)
{
    um_text file, message, quote, nearest;
    if (um_grow((void **)&h->list, &h->cap, h->n + 1, sizeof *h->list) != UM_OK ||
        um_text_dup(&h->arena, um_text_of(d->at.file ? d->at.file : ""), &file) != UM_OK ||
        um_text_dup(&h->arena, um_text_of(d->message), &message) != UM_OK ||
        um_text_dup(&h->arena, d->quote, &quote) != UM_OK ||
        um_text_dup(&h->arena, um_text_of(d->nearest ? d->nearest : ""), &nearest) != UM_OK)
        return UM_MEMORY;
    um_diag *k = &h->list[h->n++];
    *k = *d;
    k->at.file = d->at.file ? file.p : NULL;
    k->message = message.p;
    k->quote = quote;
    k->nearest = d->nearest ? nearest.p : NULL;
    return UM_OK;
}

/* An error ends the reading and is held whatever came before. */
static void hear(void *user, const um_diag *d)
{
    um_hold *h = user;
    if (h->n >= HELD_MAX && d->level != UM_ERROR)
        h->dropped++;
    else if (keep(h, d) != UM_OK)
        h->failed = true;
}

um_sink um_hold_begin(um_hold *h, const um_sink *next)
{
    *h = (um_hold){.next = next};
    return (um_sink){hear, h};
}

static um_text redacted(const um_vgame *g, um_text t, um_buf *out)
{
    um_buf_clear(out);
    if (g)
        um_vgame_veil(g, t, NULL, NULL, out);
    else
        um_buf_text(out, t);
    return um_buf_view(out);
}

static void let_go(um_hold *h)
{
    um_free(h->list, h->cap * sizeof *h->list);
    um_arena_free(&h->arena);
    *h = (um_hold){0};
}

um_status um_hold_end(um_hold *h, const um_vgame *g)
{
    um_status s = h->failed ? UM_MEMORY : UM_OK;
    for (size_t i = 0; i < h->n && h->next->fn; i++) {
        um_buf message = {0}, quote = {0};
        um_diag d = h->list[i];
        d.message = redacted(g, um_text_of(d.message), &message).p;
        d.quote = redacted(g, d.quote, &quote);
        if (message.failed || quote.failed)
            s = UM_MEMORY;
        else
            h->next->fn(h->next->user, &d);
        um_buf_free(&message);
        um_buf_free(&quote);
    }
    if (h->dropped)
        um_say(h->next, UM_WARNING, UM_LIMIT, h->list[0].at, "reading-many",
               "more than %d warnings and notes: %zu more are not told", HELD_MAX, h->dropped);
    let_go(h);
    return s;
}

/* The players of a log, as far as it can be read. */
static um_status meet_all(const um_reading_input *log, um_vgame *g)
{
    static const um_sink silent = {0};
    um_log_source src;
    um_vleaf leaf;
    bool got = true;
    um_status s = um_log_open_source(&src, log, &silent);
    while (s == UM_OK && (s = um_vstream_next(src.stream, &leaf, &got)) == UM_OK && got)
        s = um_vgame_step(g, src.stream, &leaf);
    um_log_close_source(&src);
    return s;
}

um_status um_hold_end_before(um_hold *h, const um_reading_input *log)
{
    um_vgame *g = NULL;
    um_status s = h->n ? um_vgame_new(&g, NULL, NULL) : UM_OK;
    if (g && meet_all(log, g) == UM_MEMORY)
        s = UM_MEMORY;
    if (s == UM_OK)
        s = um_hold_end(h, g);
    else
        let_go(h);
    um_vgame_free(g);
    return s;
}
