/* base.h - what every layer stands on: status codes, text views, memory, diagnostics.
 *
 * Ownership law: um_text never owns its bytes. um_arena and um_buf own what they hand out and are
 * released by their _free function. A function that can fail returns um_status and leaves its out
 * parameters untouched when it does; the words for people go to a um_sink. */
#ifndef UMPIRE_CORE_BASE_H
#define UMPIRE_CORE_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define UM_PRINTF(f, a) __attribute__((format(printf, f, a)))
#define UM_APART __attribute__((noinline)) /* kept out of its callers, which stay quick without it */
#else
#define UM_PRINTF(f, a)
#define UM_APART
#endif

/* A sum in a narrow place of a state: it stops at the end and never wraps. */
static inline uint8_t um_u8(int64_t v)
{
    return (uint8_t)(v < 0 ? 0 : v > UINT8_MAX ? UINT8_MAX : v);
}
static inline int8_t um_i8(int64_t v)
{
    return (int8_t)(v < INT8_MIN ? INT8_MIN : v > INT8_MAX ? INT8_MAX : v);
}

#define UM_COUNT(a) (sizeof(a) / sizeof((a)[0]))
#define UM_N(text)                                                                                           \
    text /* marks a literal for the catalogues of languages; it is translated where it is shown */

/* ---- status ------------------------------------------------------------------------------- */
#define UM_STATUS_LIST(X)                                                                                    \
    X(OK, "no error")                                                                                        \
    X(MEMORY, "out of memory")                                                                               \
    X(IO, "cannot read or write")                                                                            \
    X(FORMAT, "malformed input")                                                                             \
    X(LIMIT, "a limit was exceeded")                                                                         \
    X(UNSUPPORTED, "not supported")                                                                          \
    X(NAME, "unknown name")                                                                                  \
    X(VALUE, "value out of range")                                                                           \
    X(CALL, "the call is wrong")                                                                             \
    X(INTERNAL, "internal fault")
typedef enum um_status {
#define X(id, text) UM_##id,
    UM_STATUS_LIST(X)
#undef X
} um_status;

/* The English words for a status; never NULL. */
const char *um_status_text(um_status s);

/* ---- memory --------------------------------------------------------------------------------
 * Every block of the library comes through one hook, so that tests can count, limit or fail
 * allocations. fn(user, ptr, old_size, new_size): new_size 0 frees and returns NULL. */
typedef void *um_alloc_fn(void *user, void *ptr, size_t old_size, size_t new_size);
/* For a program that has an allocator of its own, and for tests that let allocations fail. NULL restores the
 * default; not thread safe. */
void um_set_allocator(um_alloc_fn *fn, void *user);
void *um_realloc(void *ptr, size_t old_size, size_t new_size);
/* How often the allocator has refused in this thread so far. A caller that writes as it goes, and asks nobody
 * for a status, asks this before and after. */
size_t um_refusals(void);
void um_free(void *ptr, size_t size);
/* Grow an array of `size`-byte items so that *cap >= need, by ever larger steps. Items beyond the old
 * capacity are zeroed. UM_MEMORY leaves everything as it was. */
um_status um_grow(void **items, size_t *cap, size_t need, size_t size);
/* The same, but nothing holds in what is new. */
um_status um_grow_room(void **items, size_t *cap, size_t need, size_t size);

/* A bump allocator: many small allocations with one lifetime. Zeroed memory, 16-byte aligned. */
typedef struct um_arena {
    struct um_arena_block *head;
    size_t used, limit; /* bytes handed out; limit 0 means none */
} um_arena;
void *um_arena_alloc(um_arena *a, size_t size); /* zeroed; NULL: out of memory or limit reached */
void *um_arena_take(um_arena *a, size_t size);  /* the same, but nothing holds in it yet */
void um_arena_reset(um_arena *a);               /* forget everything, keep one block for reuse */
void um_arena_free(um_arena *a);

/* ---- text ---------------------------------------------------------------------------------- */
typedef struct um_text {
    const char *p;
    size_t n;
} um_text;
#define UM_TEXT(lit) ((um_text){(lit), sizeof(lit) - 1})
#define UM_FMT(t) (int)(t).n, (t).p /* for "%.*s"; only for texts known to be short */
um_text um_text_of(const char *s);  /* NULL gives the empty text */
bool um_text_eq(um_text a, um_text b);
/* Tables of words are gone through with it, most of which begin otherwise: that is asked where it is called.
 */
bool um_text_goes_on(um_text a, const char *s);
static inline bool um_text_is(um_text a, const char *s)
{
    return a.n == 0 ? !s || !*s : s && *a.p == *s && um_text_goes_on(a, s);
}
static inline char um_small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}
/* ASCII letters compared without case. Tables of words are gone through with it, most of which differ in the
 * first letter: that is asked where it is called. */
bool um_word_goes_on(um_text t, const char *word);
static inline bool um_word_is(um_text t, const char *word)
{
    return t.n == 0 ? !*word : um_small(*t.p) == um_small(*word) && um_word_goes_on(t, word);
}
/* Index of a word in a NULL-terminated list, or -1. */
int um_word_in(const char *const *words, um_text t);
bool um_text_starts(um_text a, const char *prefix);
um_text um_text_trim(um_text a); /* ASCII blanks at both ends */
/* The part of a text that fits so many bytes: it ends before a blank, if one is near, and never within a
 * character. */
um_text um_text_part(um_text t, size_t width);
/* Copy into the arena with a closing NUL; n bytes counted without it. */
um_status um_text_dup(um_arena *a, um_text t, um_text *out);
/* Add to a text that um_text_dup or this function made in the arena: in place if it was made last, else
 * copied. */
um_status um_text_append(um_arena *a, um_text *to, um_text t);
/* A decimal integer filling the whole text; UM_VALUE if it does not parse or overflow int32. */
um_status um_text_int(um_text t, int32_t *out);

/* A growing byte buffer that never passes `max` bytes (0: no limit). A failed append sets
 * `failed` and is ignored; check once at the end. p is NUL-terminated when n > 0. */
typedef struct um_buf {
    char *p;
    size_t n, cap, max;
    um_status failed;
} um_buf;
void um_buf_add(um_buf *b, const void *p, size_t n);
void um_buf_text(um_buf *b, um_text t);
void um_buf_str(um_buf *b, const char *s);
void um_buf_char(um_buf *b, char c);
void um_buf_printf(um_buf *b, const char *fmt, ...) UM_PRINTF(2, 3);
void um_buf_clear(um_buf *b);
void um_buf_free(um_buf *b);
um_text um_buf_view(const um_buf *b);

/* ---- where something came from, and what is to be said about it ----------------------------- */
typedef struct um_place {
    const char *file;          /* NULL: none; lives as long as its reader says */
    uint32_t line, column;     /* 1-based; 0: none */
    uint32_t entry, entry_end; /* VASSAL log entries, 1-based; 0: none */
    uint64_t offset;           /* byte offset in the decoded text; meaningful if has_offset */
    bool has_offset;
} um_place;

typedef enum um_level { UM_NOTE, UM_WARNING, UM_ERROR } um_level;

typedef struct um_diag {
    um_level level;
    um_status status;
    um_place at;
    const char *code;    /* stable id such as "zip-crc"; a string literal */
    const char *message; /* one line; valid during the call only */
    um_text quote;       /* the source line, or empty; the caret stands under at.column */
    uint32_t width;      /* columns the caret line covers; 0 or 1: one */
    const char *nearest; /* a suggested word, or NULL */
    const char *choices; /* "the sides are us, br": what could stand there, or NULL */
    um_text in;          /* the id of the case in which it was found, or empty */
} um_diag;

typedef void um_sink_fn(void *user, const um_diag *d);
typedef struct um_sink {
    um_sink_fn *fn; /* NULL: silence */
    void *user;
} um_sink;
/* Send a diagnostic made from a format; returns `status` so that callers can `return um_say(...)`. */
um_status um_say(const um_sink *s, um_level level, um_status status, um_place at, const char *code,
                 const char *fmt, ...) UM_PRINTF(6, 7);

#endif
