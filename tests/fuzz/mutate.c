#include "tests/fuzz/mutate.h"

#include <stdio.h>
#include <string.h>

/* libFuzzer's own; not there when a corpus is replayed. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max) __attribute__((weak));

static uint32_t draw(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

/* ---- parts ---- */

static bool is_any(uint8_t c, const char *of)
{
    return c && strchr(of, c);
}

/* The piece between two separators, the pick-th of them all round; the whole: there is no separator. */
static um_part between(const uint8_t *p, um_part in, const char *separators, uint32_t pick)
{
    size_t n = 1, k = 0;
    for (size_t i = in.from; i < in.to; i++)
        n += is_any(p[i], separators);
    um_part out = in;
    for (size_t i = in.from; i < in.to; i++) {
        if (!is_any(p[i], separators))
            continue;
        if (k++ == pick % n) {
            out.to = i;
            return out;
        }
        out.from = i + 1;
    }
    return out;
}

bool um_part_of_log(const uint8_t *p, size_t n, uint32_t pick, um_part *out)
{
    static const char *const inside[] = {"", "", "/", "\t/", "\t", ";/\t", ";,/\t"};
    *out = between(p, (um_part){0, n}, "\x1b", pick >> 4);
    const char *separators = inside[pick % (sizeof inside / sizeof *inside)];
    if (*separators)
        *out = between(p, *out, separators, pick >> 9);
    return n > 0;
}

bool um_part_of_record(const uint8_t *p, size_t n, uint32_t pick, um_part *out)
{
    *out = between(p, (um_part){0, n}, "\n", pick >> 4);
    if (pick % 3)
        *out = between(p, *out, pick % 3 == 1 ? " " : " :=,\"", pick >> 9);
    return n > 0;
}

/* Where the element that begins at `at` ends: behind its end tag, or behind the tag if it has none. */
static size_t end_of_element(const uint8_t *p, size_t n, size_t at)
{
    int depth = 0;
    for (size_t i = at; i < n; i++) {
        if (p[i] != '<')
            continue;
        bool closes = i + 1 < n && p[i + 1] == '/', other = i + 1 < n && is_any(p[i + 1], "!?");
        while (i < n && p[i] != '>')
            i++;
        bool empty = other || (i > 0 && p[i - 1] == '/');
        depth += closes ? -1 : !empty;
        if (depth <= 0)
            return i < n ? i + 1 : n;
    }
    return n;
}

bool um_part_of_xml(const uint8_t *p, size_t n, uint32_t pick, um_part *out)
{
    char mark = pick % 3 ? '<' : '"';
    size_t all = 0, k = 0;
    for (size_t i = 0; i + 1 < n; i++)
        all += p[i] == mark && p[i + 1] != '/';
    for (size_t i = 0; i + 1 < n && all; i++) {
        if (p[i] != mark || p[i + 1] == '/' || k++ != (pick >> 3) % all)
            continue;
        const uint8_t *end = mark == '"' ? memchr(p + i + 1, '"', n - i - 1) : NULL;
        *out = mark == '<' ? (um_part){i, end_of_element(p, n, i)}
                           : (um_part){i + 1, end ? (size_t)(end - p) : n};
        return true;
    }
    return false;
}

/* ---- changes ---- */

enum { MOST = 1 << 16 }; /* bytes that are put in */

/* `n` bytes in the place of a part. */
static size_t put(uint8_t *data, size_t size, size_t max, um_part at, const uint8_t *bytes, size_t n)
{
    size_t rest = size - at.to;
    if (at.from + n + rest > max)
        return size;
    memmove(data + at.from + n, data + at.to, rest);
    memcpy(data + at.from, bytes, n);
    return at.from + n + rest;
}

/* What is put for a part: a number near it, or what has broken readers. */
static size_t value(const uint8_t *p, um_part at, uint32_t pick, uint8_t *out)
{
    static const char *const values[] = {
        "",         "0",   "-1",   "1",     "2147483647", "-2147483648", "4294967296", "99999999999999999999",
        "1e9",      "NaN", "null", "true",  "false",      "?",           "-",          "\\",
        "\\\\\\\\", "\"",  "none", "us",    "br",         "a/b",         "LOG",        "+/",
        "-/",       "M/",  "D/",   "piece", "obs;",       "Main Map",    "\xc2\x85",   "\xff"};
    int number = 0, digits = 0;
    for (size_t i = at.from; i < at.to && i < at.from + 6 && p[i] >= '0' && p[i] <= '9'; i++, digits++)
        number = number * 10 + (p[i] - '0');
    if (digits && (size_t)digits == at.to - at.from && pick % 2)
        return (size_t)snprintf((char *)out, 16, "%d", number + (pick % 4 == 1 ? 1 : -1));
    const char *v = values[(pick >> 1) % (sizeof values / sizeof *values)];
    memcpy(out, v, strlen(v));
    return strlen(v);
}

/* The part and the separator in front of it, so often. */
static size_t repeat(uint8_t *data, size_t size, size_t max, um_part at, uint32_t pick)
{
    size_t from = at.from ? at.from - 1 : 0, n = at.to - from, times = pick % 8 ? 1 + pick % 2 : 64;
    for (; times && n && n < MOST && size + n <= max; times--) {
        memmove(data + at.to + n, data + at.to, size - at.to);
        memcpy(data + at.to, data + from, n);
        size += n;
    }
    return size;
}

static size_t change(uint8_t *data, size_t size, size_t max, uint32_t *state, um_part_fn *part)
{
    static uint8_t kept[MOST];
    um_part at, other;
    uint32_t pick = draw(state), which = draw(state) | draw(state) << 20;
    if (!part(data, size, which, &at))
        return size;
    switch (pick % 5) {
    case 0:
        return put(data, size, max, at, kept, 0);
    case 1:
        return repeat(data, size, max, at, pick >> 3);
    case 2:
        return put(data, size, max, at, kept, value(data, at, pick >> 3, kept));
    default: /* another part of its kind, from elsewhere */
        which = (which & 7) | (draw(state) << 4);
        if (!part(data, size, which, &other) || other.to - other.from > MOST)
            return size;
        memcpy(kept, data + other.from, other.to - other.from);
        return put(data, size, max, at, kept, other.to - other.from);
    }
}

size_t um_mutate(uint8_t *data, size_t size, size_t max, unsigned seed, um_part_fn *part)
{
    uint32_t state = seed * 2654435761u + 1;
    if (size == 0 || draw(&state) % 5 == 0)
        return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, max) : size;
    for (uint32_t n = 1 + draw(&state) % 3; n && size; n--)
        size = change(data, size, max, &state, part);
    return size;
}
