/* What a text must have for a pattern to be found in it. Speed dictates that it is asked first: a line of
 * chat goes through some fifty patterns, and lacks what most of them are about. Whatever is not understood
 * here needs nothing. */
#include "parser/reading/bind.h"

#include <string.h>

enum { DEPTH_MAX = 40 };
#define DIGIT (UINT32_C(1) << 26)

typedef struct scan {
    const char *p, *end;
    int depth;
    bool lost; /* something that is not understood */
} scan;

static uint32_t alternatives(scan *s);

static uint32_t bit_of(char c)
{
    if (c >= '0' && c <= '9')
        return DIGIT;
    c = (char)(c >= 'A' && c <= 'Z' ? c + 32 : c);
    return c >= 'a' && c <= 'z' ? UINT32_C(1) << (c - 'a') : 0;
}

/* The next character is taken if it is that. */
static bool takes(scan *s, char c)
{
    bool is = s->p < s->end && *s->p == c;
    s->p += is;
    return is;
}

static uint32_t lose(scan *s)
{
    s->lost = true;
    return 0;
}

/* Behind a backslash. */
static uint32_t escape(scan *s)
{
    char c = s->p < s->end ? *s->p++ : 'x';
    if (c == 'd')
        return DIGIT;
    return bit_of(c) && !strchr("bBDsSwW", c) ? lose(s) : 0;
}

/* Behind a bracket, up to the one that closes it. */
static uint32_t one_of(scan *s)
{
    takes(s, '^');
    takes(s, ']');
    while (s->p < s->end && *s->p != ']') {
        if (*s->p == '[')
            return lose(s);
        s->p += *s->p == '\\' ? 2 : 1;
    }
    return s->p < s->end && takes(s, ']') ? 0 : lose(s);
}

/* Behind a parenthesis and a question mark: whether the group is part of what is found; one that only looks
 * ahead or back is not. */
static bool is_part(scan *s)
{
    bool named = takes(s, '<');
    if (takes(s, '=') || takes(s, '!'))
        return false;
    if (named) {
        const char *close = memchr(s->p, '>', (size_t)(s->end - s->p));
        s->lost |= !close;
        s->p = close ? close + 1 : s->end;
    } else if (!takes(s, ':')) {
        s->lost = true;
    }
    return true;
}

static uint32_t group(scan *s)
{
    bool part = !takes(s, '?') || is_part(s);
    if (s->lost || ++s->depth > DEPTH_MAX || (s->p < s->end && *s->p == '*'))
        return lose(s);
    uint32_t all = alternatives(s);
    s->depth--;
    return !takes(s, ')') ? lose(s) : part ? all : 0;
}

static uint32_t one(scan *s)
{
    char c = *s->p++;
    if (c == '(')
        return group(s);
    if (c == '[')
        return one_of(s);
    if (c == '\\')
        return escape(s);
    return strchr("*+?{", c) ? lose(s) : bit_of(c);
}

/* Behind something, how often it is there: whether that may be never. */
static bool may_lack(scan *s)
{
    bool lacks = takes(s, '*') || takes(s, '?');
    if (!lacks && !takes(s, '+') && takes(s, '{')) {
        const char *close = memchr(s->p, '}', (size_t)(s->end - s->p));
        lacks = close && *s->p == '0';
        s->lost |= !close || *s->p < '0' || *s->p > '9';
        s->p = close ? close + 1 : s->end;
    }
    if (!takes(s, '?'))
        takes(s, '+');
    return lacks;
}

static uint32_t sequence(scan *s)
{
    uint32_t all = 0;
    while (!s->lost && s->p < s->end && *s->p != '|' && *s->p != ')') {
        uint32_t bits = one(s);
        all |= may_lack(s) ? 0 : bits;
    }
    return all;
}

static uint32_t alternatives(scan *s)
{
    uint32_t all = sequence(s);
    while (!s->lost && takes(s, '|'))
        all &= sequence(s);
    return all;
}

uint32_t um_pattern_needs(um_text source)
{
    scan s = {.p = source.p, .end = source.p + source.n};
    uint32_t all = source.n ? alternatives(&s) : 0;
    return s.lost || s.p < s.end ? 0 : all;
}

uint32_t um_pattern_has(um_text t)
{
    uint32_t all = 0;
    for (size_t i = 0; i < t.n; i++)
        all |= (unsigned char)t.p[i] < 0x80 ? bit_of(t.p[i]) : ~UINT32_C(0);
    return all;
}
