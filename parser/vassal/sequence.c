#include "parser/vassal/sequence.h"

#include <string.h>

#include "parser/vassal/limits.h"

void um_seq_init(um_seq *s, um_text text, char delim, um_arena *arena)
{
    *s = (um_seq){.p = text.p, .end = text.p ? text.p + text.n : NULL, .arena = arena, .delim = delim};
    s->done = text.p == NULL;
}

/* Quotes around the whole token go, once. */
static um_text unquote(um_text t)
{
    if (t.n > 1 && t.p[0] == '\'' && t.p[t.n - 1] == '\'')
        return (um_text){t.p + 1, t.n - 2};
    return t;
}

/* Copy, without the backslash that stands before each delimiter. */
static bool unescape(um_seq *s, um_text raw, um_text *out)
{
    char *copy = s->arena ? um_arena_alloc(s->arena, raw.n) : NULL;
    if (!copy) {
        s->failed = UM_MEMORY;
        return false;
    }
    size_t n = 0;
    const char *p = raw.p, *end = raw.p + raw.n;
    while (p < end) {
        const char *hit = memchr(p, s->delim, (size_t)(end - p));
        size_t len = (size_t)((hit ? hit : end) - p);
        memcpy(copy + n, p, len);
        n += len;
        if (!hit)
            break;
        if (n > 0)
            n--; /* the backslash: a delimiter within a token always has one */
        copy[n++] = s->delim;
        p = hit + 1;
    }
    *out = (um_text){copy, n};
    return true;
}

bool um_seq_next(um_seq *s, um_text *out)
{
    if (s->done)
        return false;
    const char *start = s->p, *q = s->p;
    bool escaped = false;
    for (;;) {
        const char *hit = q < s->end ? memchr(q, s->delim, (size_t)(s->end - q)) : NULL;
        if (!hit) {
            q = s->end;
            s->done = true;
            break;
        }
        if (hit == start || hit[-1] != '\\') {
            q = hit;
            break;
        }
        escaped = true;
        q = hit + 1;
    }
    um_text raw = {start, (size_t)(q - start)};
    s->p = s->done ? s->end : q + 1;
    if (escaped && !unescape(s, raw, &raw)) {
        s->done = true;
        return false;
    }
    *out = unquote(raw);
    return true;
}

um_text um_seq_text(um_seq *s, const char *dflt)
{
    um_text t;
    return um_seq_next(s, &t) ? t : um_text_of(dflt);
}

int32_t um_seq_int(um_seq *s, int32_t dflt)
{
    um_text t;
    int32_t v;
    return um_seq_next(s, &t) && um_text_int(t, &v) == UM_OK ? v : dflt;
}

bool um_seq_bool(um_seq *s, bool dflt)
{
    um_text t;
    return um_seq_next(s, &t) ? um_text_is(t, "true") : dflt;
}

void um_seq_skip(um_seq *s, size_t n)
{
    um_text t;
    while (n > 0 && um_seq_next(s, &t))
        n--;
}

um_text um_seq_rest(const um_seq *s)
{
    return s->done ? (um_text){NULL, 0} : (um_text){s->p, (size_t)(s->end - s->p)};
}

um_text um_seq_nth(um_text text, char delim, size_t k, um_arena *arena)
{
    um_seq s;
    um_seq_init(&s, text, delim, arena);
    um_seq_skip(&s, k);
    return um_seq_text(&s, "");
}

void um_seq_put(um_buf *b, bool *first, char delim, um_text token)
{
    if (!*first)
        um_buf_char(b, delim);
    *first = false;
    if (token.n == 0)
        return;
    bool quoted = token.p[0] == '\\' || (token.p[0] == '\'' && token.p[token.n - 1] == '\'');
    if (quoted)
        um_buf_char(b, '\'');
    const char *p = token.p, *end = token.p + token.n;
    for (const char *hit; p < end && (hit = memchr(p, delim, (size_t)(end - p))); p = hit + 1) {
        um_buf_add(b, p, (size_t)(hit - p));
        um_buf_char(b, '\\');
        um_buf_char(b, delim);
    }
    um_buf_add(b, p, (size_t)(end - p));
    if (quoted)
        um_buf_char(b, '\'');
}

/* ---- traits ----
 * A TAB with b backslashes before it (counted within the text that is left) belongs to level b: fewer than
 * the level at hand ends an outer list, equal ends this trait, more is text of this trait. */

static size_t backslashes(const char *start, const char *p)
{
    const char *q = p;
    while (q > start && q[-1] == '\\')
        q--;
    return (size_t)(p - q);
}

/* The end of the token that starts at p: the first TAB of at most `level` backslashes. */
static const char *trait_end(const char *p, const char *end, size_t level, size_t *found, bool *escaped)
{
    *escaped = false;
    for (const char *q = p; q < end; q++) {
        q = memchr(q, '\t', (size_t)(end - q));
        if (!q)
            break;
        size_t b = backslashes(p, q);
        if (b <= level) {
            *found = b;
            return q;
        }
        *escaped = true;
    }
    *found = SIZE_MAX;
    return end;
}

/* Take level + 1 backslashes off every TAB that stays within a trait. */
static um_status take_off(um_text *t, size_t level, um_arena *arena)
{
    char *copy = um_arena_alloc(arena, t->n);
    if (!copy)
        return UM_MEMORY;
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        if (t->p[i] == '\t') {
            size_t b = backslashes(copy, copy + n);
            n -= b < level + 1 ? b : level + 1;
        }
        copy[n++] = t->p[i];
    }
    *t = (um_text){copy, n};
    return UM_OK;
}

static size_t count_tabs(um_text t)
{
    size_t n = 0;
    for (size_t i = 0; i < t.n; i++)
        n += t.p[i] == '\t';
    return n;
}

um_status um_seq_unnest(um_text text, um_arena *arena, um_text **out, size_t *n)
{
    size_t max = count_tabs(text) + 1;
    if (max > UM_V_TRAITS_MAX)
        max = UM_V_TRAITS_MAX;
    um_text *list = um_arena_alloc(arena, max * sizeof *list);
    if (!list)
        return UM_MEMORY;
    const char *p = text.p ? text.p : "", *end = p + text.n;
    for (size_t level = 0;; level++) {
        if (level >= UM_V_TRAITS_MAX)
            return UM_LIMIT;
        size_t b;
        bool escaped;
        const char *q = trait_end(p, end, level, &b, &escaped);
        um_text t = {p, (size_t)(q - p)};
        if (b == level) /* its backslashes are the separator's own */
            t.n -= b;
        else if (b < level)
            t.n -= b;
        if (escaped && take_off(&t, level, arena) != UM_OK)
            return UM_MEMORY;
        list[level] = unquote(t);
        if (b != level) {
            *out = list;
            *n = level + 1;
            return UM_OK;
        }
        p = q + 1;
        const char *inner_end = end;
        size_t tabs;
        if (p < end && *p == '\'' && level > 0)
            inner_end = trait_end(p, end, level - 1, &tabs, &escaped);
        if (inner_end - p > 1 && *p == '\'' && inner_end[-1] == '\'') {
            p++;
            end = inner_end - 1;
        }
    }
}
