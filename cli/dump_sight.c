#include "cli/dump_sight.h"

#include <string.h>

um_status um_dump_open(const um_dump_source *s, um_varchive **a, const um_sink *sink)
{
    return s->bytes.p ? um_varchive_open_memory(a, s->bytes, s->name, sink)
                      : um_varchive_open(a, s->name, sink);
}

/* ---- ahead ---- */

/* Play a stream up to its first log entry, or to its end. */
static um_status play(um_vstream *s, bool whole, um_dump_ahead *out)
{
    um_vleaf leaf;
    for (;;) {
        bool got;
        um_status st = um_vstream_next(s, &leaf, &got);
        if (st != UM_OK || !got || (leaf.history && !whole))
            return st;
        st = um_vgame_step(out->game, s, &leaf);
        if (st != UM_OK) {
            out->leaf = leaf.index;
            return st;
        }
    }
}

um_status um_dump_play(const um_dump_source *src, const um_vmodule *m, bool whole, um_dump_ahead *out)
{
    um_varchive *a;
    um_vstream *s = NULL;
    *out = (um_dump_ahead){.leaf = UINT64_MAX};
    um_status st = um_dump_open(src, &a, NULL);
    if (st != UM_OK)
        return st;
    st = um_vstream_open(&s, a);
    if (st == UM_OK)
        st = um_vgame_new(&out->game, m, NULL);
    if (st == UM_OK)
        out->status = play(s, whole, out);
    um_vstream_close(s);
    um_varchive_close(a);
    if (st == UM_OK && out->status != UM_MEMORY)
        return UM_OK; /* what a damaged file gave up to the damage will do */
    um_vgame_free(out->game);
    out->game = NULL;
    return st != UM_OK ? st : out->status;
}

/* ---- sight ---- */

typedef struct seen {
    uint32_t entry; /* of the last command about the piece */
    bool hidden;    /* when that entry began */
    uint32_t veil;
} seen;

struct um_sight {
    bool reveal;
    const um_vgame *now;
    um_vgame *end; /* the table when the entry is over that is shown */
    um_varchive *archive;
    um_vstream *stream;
    um_vleaf next; /* the first command behind the entry, if any */
    bool waiting;
    seen *seen; /* by piece */
    size_t cap;
    uint32_t veils, entry;
    bool history;
};

um_status um_sight_open(um_sight **out, const um_dump_source *src, const um_vmodule *m, const um_vgame *now,
                        bool reveal)
{
    um_sight *s = um_realloc(NULL, 0, sizeof *s);
    if (!s)
        return UM_MEMORY;
    memset(s, 0, sizeof *s);
    *out = s;
    s->now = now;
    s->reveal = reveal;
    um_status st = um_dump_open(src, &s->archive, NULL);
    if (st == UM_OK)
        st = um_vstream_open(&s->stream, s->archive);
    if (st == UM_OK)
        st = um_vgame_new(&s->end, m, NULL);
    return st;
}

void um_sight_close(um_sight *s)
{
    if (!s)
        return;
    um_vgame_free(s->end);
    um_vstream_close(s->stream);
    if (s->archive)
        um_varchive_close(s->archive);
    um_free(s->seen, s->cap * sizeof *s->seen);
    um_free(s, sizeof *s);
}

/* Carry out what belongs to the leaf's entry; up to the first entry that is the whole set-up. */
static um_status look_ahead(um_sight *s, const um_vleaf *leaf)
{
    for (;;) {
        bool within = s->next.index <= leaf->index || s->next.entry == leaf->entry ||
                      (!leaf->history && !s->next.history);
        if (s->waiting && !within)
            return UM_OK;
        um_status st = s->waiting ? um_vgame_step(s->end, s->stream, &s->next) : UM_OK;
        s->waiting = false;
        if (st == UM_MEMORY)
            return st;
        if (um_vstream_next(s->stream, &s->next, &s->waiting) == UM_MEMORY)
            return UM_MEMORY;
        if (!s->waiting)
            return UM_OK; /* the end of the file, or of what can be read of it */
    }
}

um_status um_sight_follow(um_sight *s, const um_vleaf *leaf, uint32_t piece)
{
    um_status st = look_ahead(s, leaf);
    s->entry = leaf->entry;
    s->history = leaf->history;
    if (st != UM_OK || !piece)
        return st;
    if (um_grow((void **)&s->seen, &s->cap, (size_t)piece + 1, sizeof *s->seen) != UM_OK)
        return UM_MEMORY;
    seen *e = &s->seen[piece];
    if (e->entry != leaf->entry || !leaf->entry) {
        e->entry = leaf->entry;
        e->hidden = um_vgame_hidden(s->now, piece);
    }
    return UM_OK;
}

bool um_sight_hidden(const um_sight *s, uint32_t k)
{
    um_vpiece now, end;
    if (s->reveal || !um_vgame_piece(s->now, k, &now) || now.sort != UM_V_PIECE)
        return false;
    if (um_vgame_piece(s->end, um_vgame_find(s->end, now.id), &end) && end.alive)
        return um_vgame_hidden(s->now, k) || um_vgame_hidden(s->end, um_vgame_find(s->end, now.id));
    /* it goes with the entry: what was not seen before is not seen at all */
    return k >= s->cap || s->seen[k].hidden || !s->entry || s->seen[k].entry != s->entry;
}

bool um_sight_hides(const um_sight *s, um_text id)
{
    uint32_t k = um_vgame_find(s->now, id);
    return !s->reveal && (!k || um_sight_hidden(s, k));
}

um_text um_sight_name(const um_sight *s, uint32_t k, um_arena *arena)
{
    bool hidden = um_sight_hidden(s, k);
    if (hidden && !um_vgame_hidden(s->now, k))
        return UM_TEXT("?");
    return um_vgame_name(s->now, k, !hidden, arena);
}

static bool in_dark_pile(const um_sight *s, const um_vpiece *p)
{
    um_vpiece holder;
    return p->parent && um_vgame_piece(s->now, p->parent, &holder) && holder.sort == UM_V_PILE &&
           holder.face_down;
}

uint32_t um_sight_veil(um_sight *s, uint32_t k)
{
    um_vpiece p;
    if (k >= s->cap || !um_vgame_piece(s->now, k, &p))
        return 0;
    if (!um_sight_hidden(s, k) || in_dark_pile(s, &p))
        return s->seen[k].veil = 0;
    if (!s->seen[k].veil && s->history)
        s->seen[k].veil = ++s->veils;
    return s->seen[k].veil;
}
