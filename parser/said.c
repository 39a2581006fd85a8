#include "parser/said.h"

static const char *keep_text(um_arena *a, const char *s)
{
    um_text kept;
    return s && um_text_dup(a, um_text_of(s), &kept) == UM_OK ? kept.p : NULL;
}

static void keep_said(void *user, const um_diag *d)
{
    um_said_list *l = user;
    void *items = l->items;
    if (um_grow(&items, &l->cap, l->n + 1, sizeof *l->items) == UM_OK) {
        um_said s = {.level = d->level, .status = d->status, .at = d->at, .code = d->code};
        s.at.file = keep_text(&l->arena, d->at.file);
        s.message = keep_text(&l->arena, d->message);
        s.nearest = keep_text(&l->arena, d->nearest);
        l->items = items;
        l->items[l->n++] = s;
    }
    if (l->next && l->next->fn)
        l->next->fn(l->next->user, d);
}

um_sink um_said_sink(um_said_list *l, const um_sink *next)
{
    *l = (um_said_list){.next = next};
    return (um_sink){keep_said, l};
}

void um_said_free(um_said_list *l)
{
    um_free(l->items, l->cap * sizeof *l->items);
    um_arena_free(&l->arena);
    *l = (um_said_list){0};
}
