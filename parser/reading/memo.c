/* What the game proposed for plays; see memo.h. */
#include "parser/reading/memo.h"

#include <string.h>

#include "parser/reading/log_reader.h"

enum { MEMO_BYTES = 4 << 20 };

/* ---- comparing ---- */

static bool same_at(const um_place *a, const um_place *b)
{
    return a->file == b->file && a->entry == b->entry && a->entry_end == b->entry_end;
}

static bool same_said(const um_action *a, const um_action *b)
{
    if (!a || !b)
        return a == b;
    return um_same_action(a, b, UM_SAME_WORDS) && a->undone == b->undone && same_at(&a->at, &b->at);
}

static bool same_change(const um_change *a, const um_change *b)
{
    return a->kind == b->kind && a->side == b->side && a->what == b->what && a->from == b->from &&
           a->to == b->to && a->value == b->value && a->was == b->was && a->ndice == b->ndice &&
           a->sides == b->sides && memcmp(a->dice, b->dice, sizeof a->dice) == 0 &&
           a->ambiguous == b->ambiguous && a->correction == b->correction && a->mended == b->mended &&
           a->thrown == b->thrown && a->more == b->more && a->unended == b->unended &&
           same_at(&a->at, &b->at) && same_said(a->said, b->said);
}

const um_asked *um_log_memo_find(const um_log_memo *m, const um_game *g, const um_asked *q)
{
    for (size_t i = m->n; i-- > 0;) {
        const um_asked *a = &m->asked[i];
        bool same = a->step == q->step && a->n == q->n && a->few == q->few;
        for (size_t k = 0; same && k < a->n; k++)
            same = same_change(&a->ch[k], &q->ch[k]);
        if (same && memcmp(a->state, q->state, g->state_size) == 0)
            return a;
    }
    return NULL;
}

/* ---- keeping ---- */

static void *copy(um_arena *a, const void *p, size_t size)
{
    void *out = um_arena_alloc(a, size);
    if (out && size)
        memcpy(out, p, size);
    return out;
}

static um_status keep_changes(um_log_memo *m, um_asked *a)
{
    um_change *ch = copy(&m->arena, a->ch, a->n * sizeof *ch);
    um_status s = ch ? UM_OK : UM_MEMORY;
    for (size_t i = 0; i < a->n && s == UM_OK; i++) {
        um_action *said = ch[i].said ? um_arena_alloc(&m->arena, sizeof *said) : NULL;
        if (ch[i].said)
            s = said ? um_log_keep_action(&m->arena, ch[i].said, said) : UM_MEMORY;
        ch[i].said = said;
    }
    a->ch = ch;
    return s;
}

static um_status keep_actions(um_log_memo *m, um_asked *a)
{
    um_action *made = copy(&m->arena, a->made, a->nmade * sizeof *made);
    um_status s = made ? UM_OK : UM_MEMORY;
    for (size_t i = 0; i < a->nmade && s == UM_OK; i++)
        s = um_log_keep_action(&m->arena, &a->made[i], &made[i]);
    a->made = made;
    return s;
}

um_status um_log_memo_keep(um_log_memo *m, const um_game *g, const um_asked *q)
{
    if (m->arena.used > MEMO_BYTES) {
        um_arena_free(&m->arena);
        m->arena = (um_arena){0};
        m->n = 0;
    }
    um_asked a = *q;
    a.state = copy(&m->arena, q->state, g->state_size);
    um_status s = a.state ? keep_changes(m, &a) : UM_MEMORY;
    if (s == UM_OK)
        s = keep_actions(m, &a);
    if (s == UM_OK)
        s = um_grow((void **)&m->asked, &m->cap, m->n + 1, sizeof *m->asked);
    if (s == UM_OK)
        m->asked[m->n++] = a;
    return s;
}

void um_log_memo_free(um_log_memo *m)
{
    um_arena_free(&m->arena);
    um_free(m->asked, m->cap * sizeof *m->asked);
    *m = (um_log_memo){.n = 0};
}
