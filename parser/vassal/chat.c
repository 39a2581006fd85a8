#include "parser/vassal/chat.h"

#include "core/unicode.h"

#include <string.h>

/* ---- whose line ---- */

static um_text from(um_text t, size_t at)
{
    return at < t.n ? (um_text){t.p + at, t.n - at} : (um_text){t.p + t.n, 0};
}

static size_t find(um_text t, const char *s)
{
    size_t n = strlen(s);
    for (size_t i = 0; i + n <= t.n; i++)
        if (memcmp(t.p + i, s, n) == 0)
            return i;
    return SIZE_MAX;
}

static const struct {
    const char *open, *close;
} brackets[] = {{"&lt;", "&gt; - "}, {"<", "> - "}};

static bool said_by(um_text t, const um_text *names, size_t n, um_vchat *out)
{
    for (size_t b = 0; b < UM_COUNT(brackets); b++) {
        if (!um_text_starts(t, brackets[b].open))
            continue;
        um_text rest = from(t, strlen(brackets[b].open));
        size_t end = SIZE_MAX;
        for (size_t i = 0; names && i < n && end == SIZE_MAX; i++)
            if (names[i].n < rest.n && memcmp(rest.p, names[i].p, names[i].n) == 0 &&
                um_text_starts(from(rest, names[i].n), brackets[b].close))
                end = names[i].n;
        if (end == SIZE_MAX)
            end = find(rest, brackets[b].close);
        if (end == SIZE_MAX)
            return false;
        out->kind = UM_VCHAT_SAID;
        out->speaker = (um_text){rest.p, end};
        out->body = from(rest, end + strlen(brackets[b].close));
        return true;
    }
    return false;
}

um_vchat um_vchat_parse(um_text text, const um_text *names, size_t n)
{
    um_vchat c = {.kind = UM_VCHAT_OTHER, .speaker = {NULL, 0}, .body = text};
    um_text t = um_text_trim(text);
    if (t.n && (t.p[0] == '*' || t.p[0] == '-')) {
        static const char colours[] = "|!?~`";
        c.kind = t.p[0] == '*' ? UM_VCHAT_REPORT : UM_VCHAT_SYSTEM;
        c.body = um_text_trim(from(t, 1));
        const char *mark = c.body.n && c.body.p[0] ? strchr(colours, c.body.p[0]) : NULL;
        if (mark) {
            c.colour = (int)(mark - colours) + 1;
            c.body = um_text_trim(from(c.body, 1));
        }
        c.undo = c.kind == UM_VCHAT_REPORT && um_text_starts(c.body, "UNDO");
    } else if (t.n) {
        said_by(t, names, n, &c);
    }
    return c;
}

/* ---- UTF-8 ---- */

static void put_code(um_buf *b, uint32_t c)
{
    char u[4];
    size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    if (n == 1) {
        u[0] = (char)c;
    } else {
        static const uint8_t lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
        for (size_t i = n; i-- > 1; c >>= 6)
            u[i] = (char)(0x80 | (c & 0x3f));
        u[0] = (char)(lead[n] | c);
    }
    um_buf_add(b, u, n);
}

void um_text_safe(um_text t, um_buf *out)
{
    static const char replacement[] = "\xef\xbf\xbd";
    const uint8_t *p = (const uint8_t *)t.p;
    size_t plain = 0, i = 0;
    while (i < t.n) {
        if (p[i] >= 32 && p[i] < 127) {
            i++;
            continue;
        }
        uint32_t c;
        size_t n = um_code_take(t.p + i, t.n - i, &c);
        if (n > 0 && !um_code_unsafe(c)) {
            i += n;
            continue;
        }
        um_buf_add(out, t.p + plain, i - plain);
        if (n == 1 && (c == '\n' || c == '\r' || c == '\t'))
            um_buf_char(out, ' ');
        else
            um_buf_str(out, replacement);
        plain = i += n ? n : 1;
    }
    um_buf_add(out, t.p ? t.p + plain : "", t.n - plain);
}

/* ---- HTML ---- */

static const struct {
    const char *name;
    uint32_t code;
} entities[] = {{"amp", '&'},  {"lt", '<'},      {"gt", '>'},      {"quot", '"'},     {"apos", '\''},
                {"nbsp", ' '}, {"rarr", 0x2192}, {"larr", 0x2190}, {"ndash", 0x2013}, {"mdash", 0x2014}};

static uint32_t numeric(um_text t)
{
    bool hex = t.n > 1 && (t.p[1] == 'x' || t.p[1] == 'X');
    uint32_t v = 0;
    for (size_t i = hex ? 2 : 1; i < t.n && v <= 0x10ffff; i++) {
        int c = (unsigned char)t.p[i], d = c >= '0' && c <= '9'                 ? c - '0'
                                           : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10
                                                                                : 99;
        if (d >= (hex ? 16 : 10))
            return 0;
        v = v * (hex ? 16 : 10) + (uint32_t)d;
    }
    return v > 0x10ffff || (v >= 0xd800 && v < 0xe000) ? 0 : v;
}

/* An entity at t; returns how long it is, 0: none. */
static size_t entity(um_text t, uint32_t *code)
{
    const char *end = memchr(t.p, ';', t.n < 12 ? t.n : 12);
    if (!end)
        return 0;
    um_text name = {t.p + 1, (size_t)(end - t.p - 1)};
    *code = name.n > 1 && name.p[0] == '#' ? numeric(name) : 0;
    for (size_t i = 0; i < UM_COUNT(entities); i++)
        if (um_text_is(name, entities[i].name))
            *code = entities[i].code;
    return *code ? name.n + 2 : 0;
}

static bool opens_tag(um_text t)
{
    if (t.n < 3 || t.p[0] != '<')
        return false;
    int c = (unsigned char)t.p[1] == '/' ? (unsigned char)t.p[2] : (unsigned char)t.p[1];
    return (c | 32) >= 'a' && (c | 32) <= 'z';
}

/* The tags that VASSAL's modules use; anything else in angle brackets is text, such as a name. */
static size_t tag(um_text t)
{
    static const char *const known[] = {"b",   "i",   "u",  "br",     "p",   "span",  "font", "html", "body",
                                        "div", "img", "a",  "strong", "em",  "tt",    "code", "pre",  "table",
                                        "tr",  "td",  "th", "center", "big", "small", "h1",   "h2",   "h3",
                                        "hr",  "ul",  "ol", "li",     "sup", "sub"};
    if (!opens_tag(t))
        return 0;
    const char *end = memchr(t.p, '>', t.n);
    size_t a = t.p[1] == '/' ? 2 : 1, n = 0;
    while (a + n < t.n && ((t.p[a + n] | 32) >= 'a' && (t.p[a + n] | 32) <= 'z'))
        n++;
    if (a + n < t.n && t.p[a + n] >= '1' && t.p[a + n] <= '6')
        n++;
    for (size_t i = 0; end && i < UM_COUNT(known); i++) {
        bool same = strlen(known[i]) == n;
        for (size_t k = 0; same && k < n; k++)
            same = (t.p[a + k] | 32) == (known[i][k] | 32);
        if (same && a + n < t.n && strchr("> /", t.p[a + n]) && t.p[a + n])
            return (size_t)(end - t.p) + 1;
    }
    return 0;
}

void um_vchat_plain(um_text html, um_buf *out)
{
    for (size_t i = 0; i < html.n;) {
        um_text rest = from(html, i);
        uint32_t code = 0;
        size_t n = rest.p[0] == '&' ? entity(rest, &code) : rest.p[0] == '<' ? tag(rest) : 0;
        if (n && rest.p[0] == '&')
            put_code(out, code);
        else if (!n)
            um_buf_char(out, rest.p[0]);
        i += n ? n : 1;
    }
}
