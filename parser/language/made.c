/* Texts that were put together below, in English: the literal that each was made from is found again by what
 * stands between its directives. So nothing that judges or reads needs to know a language. */
#include "parser/language/language.h"

#include <string.h>

enum {
    HOLES_MAX = 8,     /* directives of a literal */
    LETTERS_LEAST = 3, /* fewer between them tell too little */
    DEPTH_MAX = 3,     /* texts in texts */
    MADE_MAX = 600     /* longer ones are made from several */
};

typedef struct holes {
    um_text text[HOLES_MAX];
    bool words[HOLES_MAX]; /* %s; else a number */
    int n;
} holes;

/* The length of the directive at p, 0: there is none ("%%" is a character); the place it names, if any;
 * whether it takes words. */
static size_t directive(const char *p, int *place, bool *words)
{
    const char *q = p + 1;
    if (*p != '%' || *q == '%')
        return 0;
    *place = 0;
    if (*q >= '1' && *q <= '9' && q[1] == '$') {
        *place = *q - '0';
        q += 2;
    }
    q += strspn(q, "+-0123456789.*lz");
    *words = *q == 's';
    return *q ? (size_t)(q - p) + 1 : 0;
}

/* How many letters stand between a literal's directives; 0 if it has none, or too many. */
static int letters(const char *form)
{
    int n = 0, found = 0, place;
    bool words;
    while (*form) {
        size_t skip = directive(form, &place, &words);
        found += skip > 0;
        n += !skip && ((*form | 0x20) >= 'a' && (*form | 0x20) <= 'z');
        form += skip ? skip : 1;
    }
    return found && found <= HOLES_MAX ? n : 0;
}

static size_t number_length(um_text t)
{
    size_t n = t.n && (*t.p == '-' || *t.p == '+');
    size_t first = n;
    while (n < t.n && t.p[n] >= '0' && t.p[n] <= '9')
        n++;
    return n > first ? n : 0;
}

/* Where the quotation that begins at a place ends: the place of the mark that closes it; 0: none begins
 * there. */
static size_t quoted_to(um_text t, size_t at)
{
    char mark = t.p[at];
    if (!mark || !strchr("\"'", mark) || (at && !strchr(" (", t.p[at - 1])))
        return 0;
    for (size_t i = at + 1; i < t.n; i++)
        if (t.p[i] == mark && (i + 1 == t.n || strchr(" ),.;:?]", t.p[i + 1])))
            return i;
    return 0;
}

/* A text, and for each place in a quotation where that begins, counted from 1; 0 elsewhere. */
typedef struct sentence {
    um_text whole;
    uint16_t quote[MADE_MAX + 1];
} sentence;

static void mark_quotes(sentence *s, um_text t)
{
    s->whole = t;
    memset(s->quote, 0, sizeof s->quote);
    for (size_t at = 0, end; at < t.n; at = end ? end + 1 : at + 1)
        if ((end = quoted_to(t, at)))
            for (size_t i = at + 1; i < end; i++)
                s->quote[i] = (uint16_t)(at + 1);
}

/* Whether the text from a place on was made from a literal; what was put in. What somebody has written stands
 * in quotes, and the words of a literal are not looked for there, unless it wrote the quotes: those from
 * `opened` on. */
static bool fits(const char *form, const sentence *s, size_t at, size_t opened, holes *h)
{
    int place;
    bool words;
    size_t skip;
    while (*form && !(skip = directive(form, &place, &words))) {
        form += form[0] == '%'; /* "%%" */
        if (at == s->whole.n || s->whole.p[at] != *form || (s->quote[at] && s->quote[at] != opened))
            return false;
        at++;
        if (s->quote[at] == at)
            opened = at;
        form++;
    }
    um_text t = {s->whole.p + at, s->whole.n - at};
    if (!*form)
        return t.n == 0;
    if (h->n == HOLES_MAX)
        return false;
    int k = h->n++;
    size_t least = words ? 0 : number_length(t), most = words ? t.n : least;
    bool good = words || least;
    for (size_t n = least; good && n <= most; n++) {
        h->text[k] = (um_text){t.p, n};
        h->words[k] = words;
        if (fits(form + skip, s, at + n, opened, h))
            return true;
    }
    h->n = k;
    return false;
}

static bool put_made(um_text made, int depth, um_buf *out);

/* Whether what stands at p is quoted: a name, or what somebody has written, which stays as it is. */
static bool is_quoted(const char *begin, const char *p)
{
    static const char *const marks[] = {"'", "\"", "<", "(", "\u00ab\u00a0", "\u00ab ", "\u300c", "\uff08"};
    for (size_t i = 0; i < UM_COUNT(marks); i++) {
        size_t n = strlen(marks[i]);
        if ((size_t)(p - begin) >= n && memcmp(p - n, marks[i], n) == 0)
            return true;
    }
    return false;
}

/* A translated literal with what was put into the English one. */
static void put_filled(const char *form, const holes *h, int depth, um_buf *out)
{
    const char *begin = form;
    int place, next = 0;
    bool words;
    while (*form) {
        size_t skip = directive(form, &place, &words);
        if (!skip) {
            form += form[0] == '%' && form[1] == '%';
            um_buf_char(out, *form++);
            continue;
        }
        int k = place ? place - 1 : next++;
        if (k < h->n && h->words[k] && !is_quoted(begin, form))
            put_made(h->text[k], depth + 1, out);
        else if (k < h->n)
            um_buf_text(out, h->text[k]);
        form += skip;
    }
}

/* The message whose literal has most letters of those that fit. */
static bool find_literal(um_text made, um_message *best, holes *put_in)
{
    int most = LETTERS_LEAST - 1;
    um_message m;
    sentence s;
    if (made.n <= MADE_MAX)
        mark_quotes(&s, made);
    for (size_t i = 0; made.n <= MADE_MAX && um_message_at(i, &m); i++) {
        if (!m.id.n || !memchr(m.id.p, '%', m.id.n))
            continue;
        int n = letters(m.id.p);
        holes h = {.n = 0};
        if (n > most && fits(m.id.p, &s, 0, 0, &h)) {
            most = n;
            *best = m;
            *put_in = h;
        }
    }
    return most >= LETTERS_LEAST;
}

/* Where a joint first stands between two parts of a text, and in no quotation; 0: nowhere. */
static size_t joint_in(um_text t, const char *joint)
{
    size_t n = strlen(joint), end;
    for (size_t at = 0; at + n < t.n; at = (end = quoted_to(t, at)) ? end : at + 1)
        if (at && memcmp(t.p + at, joint, n) == 0)
            return at;
    return 0;
}

/* A text in parts that stand side by side, each by itself; as it was, and false: none of them is known. */
static bool put_parts(um_text made, int depth, um_buf *out)
{
    static const char *const between[] = {UM_N("; "), UM_N(", "), UM_N(" or ")};
    bool found = false;
    size_t i = 0, at = 0;
    while (i < UM_COUNT(between) && !(at = joint_in(made, between[i])))
        i++;
    if (at) {
        um_buf parts = {0};
        size_t behind = at + strlen(between[i]);
        found = put_made((um_text){made.p, at}, depth + 1, &parts);
        um_buf_str(&parts, um_tr(between[i]));
        found |= put_made((um_text){made.p + behind, made.n - behind}, depth, &parts);
        if (found)
            um_buf_text(out, um_buf_view(&parts));
        um_buf_free(&parts);
    }
    if (!found)
        um_buf_text(out, made);
    return found;
}

/* "it has: A, B": words up to a colon, and names behind it, which stay. */
static bool put_led(um_text made, um_buf *out)
{
    bool found = false;
    for (size_t at = 0; at + 1 < made.n && !found; at++) {
        if (made.p[at] != ':' || made.p[at + 1] != ' ')
            continue;
        um_buf lead = {0};
        um_buf_add(&lead, made.p, at + 1);
        const char *id = um_buf_view(&lead).p, *text = lead.failed ? id : um_tr(id);
        found = text != id;
        if (found) {
            um_buf_str(out, text);
            um_buf_add(out, made.p + at + 1, made.n - at - 1);
        }
        um_buf_free(&lead);
    }
    return found;
}

/* "British 3", "US 1..4": words, and a number or a range behind them. */
static bool put_numbered(um_text made, um_buf *out)
{
    size_t n = made.n;
    while (n && strchr("0123456789.-+", made.p[n - 1]))
        n--;
    if (n < 2 || n == made.n || made.p[n - 1] != ' ')
        return false;
    um_buf words = {0};
    um_buf_add(&words, made.p, n - 1);
    const char *id = um_buf_view(&words).p, *text = words.failed ? id : um_tr(id);
    bool found = text != id;
    if (found) {
        um_buf_str(out, text);
        um_buf_add(out, made.p + n - 1, made.n - n + 1);
    }
    um_buf_free(&words);
    return found;
}

static bool put_made(um_text made, int depth, um_buf *out)
{
    um_buf whole = {0};
    um_buf_text(&whole, made);
    const char *id = um_buf_view(&whole).p, *text = whole.failed || !made.n ? id : um_tr(id);
    um_message m = {0};
    holes h = {.n = 0};
    bool found = text != id;
    if (found)
        um_buf_str(out, text);
    else if (depth < DEPTH_MAX && made.n && find_literal(made, &m, &h)) {
        put_filled(m.text.p, &h, depth, out);
        found = true;
    } else {
        found = depth < DEPTH_MAX &&
                (put_led(made, out) || put_numbered(made, out) || put_parts(made, depth, out));
    }
    um_buf_free(&whole);
    return found;
}

bool um_tr_made(um_text made, um_buf *out)
{
    um_message any;
    if (um_message_at(0, &any))
        return put_made(made, 0, out);
    um_buf_text(out, made); /* in English it stays as it is */
    return false;
}
