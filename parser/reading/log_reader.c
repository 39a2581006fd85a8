/* What all parts of the log reader stand on: the log's commands, the list of events, the list of items. */
#include <string.h>

#include "parser/reading/limits.h"
#include "parser/reading/log_reader.h"

um_log_event *um_log_add_event(um_log_reader *r, um_log_events *to, um_log_kind kind)
{
    if (um_grow((void **)&to->p, &to->cap, to->n + 1, sizeof *to->p) != UM_OK) {
        r->failed = UM_MEMORY;
        return NULL;
    }
    um_log_event *e = &to->p[to->n++];
    *e = (um_log_event){.kind = kind,
                        .side = -1,
                        .entry = r->entry,
                        .log = r->log,
                        .file = r->file,
                        .what = UM_NONE,
                        .from = {.place = UM_NONE, .hand = -1},
                        .to = {.place = UM_NONE, .hand = -1}};
    return e;
}

um_status um_log_open_source(um_log_source *s, const um_reading_input *in, const um_sink *sink)
{
    *s = (um_log_source){NULL, NULL};
    if (um_text_starts(in->bytes, "begin_save"))
        return um_vstream_open_text(&s->stream, in->bytes, in->name.p, sink);
    um_status st = um_varchive_open_memory(&s->archive, in->bytes, in->name.p, sink);
    return st == UM_OK ? um_vstream_open(&s->stream, s->archive) : st;
}

void um_log_close_source(um_log_source *s)
{
    um_vstream_close(s->stream);
    if (s->archive)
        um_varchive_close(s->archive);
}

size_t um_log_look_end(size_t i, size_t n)
{
    return n - i > UM_READING_LOOK_MAX ? i + UM_READING_LOOK_MAX : n;
}

um_status um_log_keep_text(um_arena *a, um_text *t)
{
    return t->n ? um_text_dup(a, *t, t) : UM_OK;
}

um_status um_log_keep_action(um_arena *a, const um_action *from, um_action *out)
{
    size_t n = 0;
    um_status s = um_action_keep(a, from, out);
    for (int i = 0; i < from->nargs; i++)
        n = n > (size_t)from->args[i].first + from->args[i].count
                ? n
                : (size_t)from->args[i].first + from->args[i].count;
    for (size_t i = 0; i < n && s == UM_OK; i++)
        s = um_log_keep_text(a, &((um_value *)(uintptr_t)out->values)[i].text);
    return s;
}

um_item *um_log_push_item(um_log_reader *r, um_item_kind kind)
{
    if (um_grow((void **)&r->items, &r->items_cap, r->nitems + 1, sizeof *r->items) != UM_OK) {
        r->failed = UM_MEMORY;
        return NULL;
    }
    um_item *it = &r->items[r->nitems++];
    *it = (um_item){.kind = kind, .comment = {NULL, 0}};
    return it;
}

void um_log_stop_making(um_log_reader *r)
{
    um_place at = r->items[r->nitems - 1].at;
    r->over = true;
    um_say(&r->o->sink, UM_WARNING, UM_LIMIT, at, "reading-limit-steps",
           "more than %d steps: nothing behind this one is read", UM_READING_STEPS_MAX);
}
