#include "core/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *um_status_text(um_status s)
{
    static const char *const text[] = {
#define X(id, words) words,
        UM_STATUS_LIST(X)
#undef X
    };
    return (size_t)s < UM_COUNT(text) ? text[s] : "unknown status";
}

/* ---- memory ---- */

static void *default_alloc(void *user, void *ptr, size_t old_size, size_t new_size)
{
    (void)user;
    (void)old_size;
    if (new_size == 0) {
        free(ptr);
        return NULL;
    }
    return realloc(ptr, new_size);
}

static um_alloc_fn *alloc_fn = default_alloc;
static void *alloc_user;

void um_set_allocator(um_alloc_fn *fn, void *user)
{
    alloc_fn = fn ? fn : default_alloc;
    alloc_user = user;
}

static _Thread_local size_t refusals;

void *um_realloc(void *ptr, size_t old_size, size_t new_size)
{
    void *p = alloc_fn(alloc_user, ptr, old_size, new_size);
    refusals += !p && new_size > 0;
    return p;
}

size_t um_refusals(void)
{
    return refusals;
}

void um_free(void *ptr, size_t size)
{
    if (ptr)
        alloc_fn(alloc_user, ptr, size, 0);
}

enum { GROW_DOUBLES = 1 << 20 }; /* bytes; what is larger grows by a fourth: half of it empty would be much */

um_status um_grow_room(void **items, size_t *cap, size_t need, size_t size)
{
    if (need <= *cap)
        return UM_OK;
    size_t now = *cap ? *cap : 8;
    while (now < need) {
        if (now > SIZE_MAX / 2 / size)
            return UM_MEMORY;
        now += now * size < GROW_DOUBLES ? now : now / 4;
    }
    char *p = um_realloc(*items, *cap * size, now * size);
    if (!p)
        return UM_MEMORY;
    *items = p;
    *cap = now;
    return UM_OK;
}

um_status um_grow(void **items, size_t *cap, size_t need, size_t size)
{
    const size_t had = *cap;
    um_status s = um_grow_room(items, cap, need, size);
    if (s == UM_OK && *cap > had)
        memset((char *)*items + had * size, 0, (*cap - had) * size);
    return s;
}

struct um_arena_block {
    struct um_arena_block *next;
    size_t size, used;
    _Alignas(16) unsigned char bytes[];
};

/* Blocks grow with what an arena holds: many hold a name or two, few hold much. */
enum { ARENA_FIRST = 4 * 1024, ARENA_BLOCK = 64 * 1024 };

static struct um_arena_block *new_block(size_t size)
{
    struct um_arena_block *b = um_realloc(NULL, 0, sizeof *b + size);
    if (b)
        *b = (struct um_arena_block){.size = size};
    return b;
}

static size_t rounded(size_t size)
{
    return (size + 15) & ~(size_t)15;
}

void *um_arena_take(um_arena *a, size_t size)
{
    if (size > SIZE_MAX / 2)
        return NULL;
    size = rounded(size);
    if (a->limit && size > a->limit - a->used)
        return NULL;
    if (!a->head || a->head->size - a->head->used < size) {
        size_t room = a->used < ARENA_FIRST ? ARENA_FIRST : a->used > ARENA_BLOCK ? ARENA_BLOCK : a->used;
        struct um_arena_block *b = new_block(size > room ? size : room);
        if (!b)
            return NULL;
        b->next = a->head;
        a->head = b;
    }
    void *p = a->head->bytes + a->head->used;
    a->head->used += size;
    a->used += size;
    return p;
}

void *um_arena_alloc(um_arena *a, size_t size)
{
    void *p = um_arena_take(a, size);
    if (p)
        memset(p, 0, rounded(size));
    return p;
}

static void free_blocks(struct um_arena_block *b)
{
    while (b) {
        struct um_arena_block *next = b->next;
        um_free(b, sizeof *b + b->size);
        b = next;
    }
}

void um_arena_reset(um_arena *a)
{
    if (a->head) {
        free_blocks(a->head->next);
        a->head->next = NULL;
        a->head->used = 0;
    }
    a->used = 0;
}

void um_arena_free(um_arena *a)
{
    free_blocks(a->head);
    a->head = NULL;
    a->used = 0;
}

/* ---- text ---- */

um_text um_text_of(const char *s)
{
    return s ? (um_text){s, strlen(s)} : (um_text){"", 0};
}

bool um_text_eq(um_text a, um_text b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

bool um_text_goes_on(um_text a, const char *s)
{
    return um_text_eq(a, um_text_of(s));
}

bool um_word_goes_on(um_text t, const char *word)
{
    size_t i = 0;
    for (; i < t.n && word[i]; i++)
        if (um_small(t.p[i]) != um_small(word[i]))
            return false;
    return i == t.n && !word[i];
}

int um_word_in(const char *const *words, um_text t)
{
    for (int i = 0; words && words[i]; i++)
        if (um_word_is(t, words[i]))
            return i;
    return -1;
}

bool um_text_starts(um_text a, const char *prefix)
{
    size_t n = strlen(prefix);
    return a.n >= n && (n == 0 || memcmp(a.p, prefix, n) == 0);
}

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

um_text um_text_part(um_text t, size_t width)
{
    size_t n = width, blank = width;
    if (t.n <= width)
        return t;
    while (blank > width / 2 && t.p[blank] != ' ')
        blank--;
    if (blank > width / 2)
        return (um_text){t.p, blank};
    while (n > 1 && ((unsigned char)t.p[n] & 0xc0) == 0x80)
        n--;
    return (um_text){t.p, n};
}

um_text um_text_trim(um_text a)
{
    while (a.n && blank(a.p[0]))
        a.p++, a.n--;
    while (a.n && blank(a.p[a.n - 1]))
        a.n--;
    return a;
}

um_status um_text_dup(um_arena *a, um_text t, um_text *out)
{
    char *p = um_arena_alloc(a, t.n + 1);
    if (!p)
        return UM_MEMORY;
    if (t.n)
        memcpy(p, t.p, t.n);
    *out = (um_text){p, t.n};
    return UM_OK;
}

um_status um_text_append(um_arena *a, um_text *to, um_text t)
{
    struct um_arena_block *b = a->head;
    size_t had = rounded(to->n + 1), more = rounded(to->n + t.n + 1) - had;
    bool last = b && b->used >= had && b->bytes + b->used - had == (const unsigned char *)to->p;
    if (last && b->size - b->used >= more && (!a->limit || a->limit - a->used >= more)) {
        memset(b->bytes + b->used, 0, more);
        b->used += more;
        a->used += more;
        memcpy(b->bytes + b->used - had - more + to->n, t.p, t.n);
        to->n += t.n;
        return UM_OK;
    }
    char *p = um_arena_alloc(a, to->n + t.n + 1);
    if (!p)
        return UM_MEMORY;
    memcpy(p, to->p, to->n);
    memcpy(p + to->n, t.p, t.n);
    *to = (um_text){p, to->n + t.n};
    return UM_OK;
}

um_status um_text_int(um_text t, int32_t *out)
{
    size_t i = 0;
    bool minus = false;
    if (t.n && (t.p[0] == '-' || t.p[0] == '+'))
        minus = t.p[i++] == '-';
    if (i == t.n)
        return UM_VALUE;
    int64_t v = 0;
    for (; i < t.n; i++) {
        if (t.p[i] < '0' || t.p[i] > '9')
            return UM_VALUE;
        v = v * 10 + (t.p[i] - '0');
        if (v > (int64_t)INT32_MAX + 1)
            return UM_VALUE;
    }
    v = minus ? -v : v;
    if (v > INT32_MAX)
        return UM_VALUE;
    *out = (int32_t)v;
    return UM_OK;
}

static bool buf_room(um_buf *b, size_t n)
{
    if (b->failed)
        return false;
    if (n > SIZE_MAX / 4 || (b->max && n > b->max - b->n)) {
        b->failed = UM_LIMIT;
        return false;
    }
    size_t need = b->n + n + 1;
    if (need <= b->cap)
        return true;
    size_t cap = b->cap ? b->cap : 64;
    while (cap < need)
        cap *= 2;
    char *p = um_realloc(b->p, b->cap, cap);
    if (!p) {
        b->failed = UM_MEMORY;
        return false;
    }
    b->p = p;
    b->cap = cap;
    return true;
}

void um_buf_add(um_buf *b, const void *p, size_t n)
{
    if (!buf_room(b, n))
        return;
    if (n)
        memcpy(b->p + b->n, p, n);
    b->n += n;
    b->p[b->n] = '\0';
}

void um_buf_text(um_buf *b, um_text t)
{
    um_buf_add(b, t.p, t.n);
}

void um_buf_str(um_buf *b, const char *s)
{
    um_buf_add(b, s, strlen(s));
}

void um_buf_char(um_buf *b, char c)
{
    um_buf_add(b, &c, 1);
}

void um_buf_printf(um_buf *b, const char *fmt, ...)
{
    va_list ap, again;
    va_start(ap, fmt);
    va_copy(again, ap);
    if (!b->cap && !b->max)
        buf_room(b, 127);
    size_t left = b->cap - b->n; /* mostly enough, so that it is written at once */
    int n = vsnprintf(left ? b->p + b->n : NULL, left, fmt, ap);
    va_end(ap);
    if (n < 0)
        b->failed = UM_INTERNAL;
    if (n >= 0 && buf_room(b, (size_t)n)) {
        if ((size_t)n >= left)
            vsnprintf(b->p + b->n, (size_t)n + 1, fmt, again);
        b->n += (size_t)n;
    } else if (left) {
        b->p[b->n] = '\0';
    }
    va_end(again);
}

void um_buf_clear(um_buf *b)
{
    b->n = 0;
    b->failed = UM_OK;
    if (b->p)
        b->p[0] = '\0';
}

void um_buf_free(um_buf *b)
{
    um_free(b->p, b->cap);
    b->p = NULL;
    b->n = b->cap = 0;
    b->failed = UM_OK;
}

um_text um_buf_view(const um_buf *b)
{
    return (um_text){b->p ? b->p : "", b->n};
}

um_status um_say(const um_sink *s, um_level level, um_status status, um_place at, const char *code,
                 const char *fmt, ...)
{
    if (!s || !s->fn)
        return status;
    char words[1024];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    const um_diag d = {.level = level, .status = status, .at = at, .code = code, .message = words};
    s->fn(s->user, &d);
    return status;
}
