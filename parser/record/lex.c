#include "parser/record/lex.h"

#include "core/game.h"

#include <string.h>

static bool blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static bool control(char c)
{
    return (unsigned char)c < 0x20 ? !blank(c) : c == 0x7f;
}

/* Whether a word may end before a byte. Speed dictates the table: it is asked of nearly every byte. */
static bool may_end_word(char c)
{
    static const bool may[256] = {
        [' '] = true, ['\t'] = true, ['\r'] = true, [','] = true, ['='] = true, [':'] = true};
    return may[(unsigned char)c];
}

uint32_t um_columns_of(um_text t, size_t n)
{
    uint32_t columns = 0;
    for (size_t i = 0; i < n && i < t.n; i++)
        columns += ((unsigned char)t.p[i] & 0xc0) != 0x80;
    return columns;
}

bool um_next_line(um_text *text, um_text *line)
{
    if (text->n == 0)
        return false;
    size_t n = 0;
    while (n < text->n && ((unsigned char)text->p[n] > '\r' || (text->p[n] != '\n' && text->p[n] != '\r')))
        n++;
    *line = (um_text){text->p, n};
    for (int i = 0; i < 2 && n < text->n && text->p[n] == '\r'; i++) /* some programs write "\r\r\n" */
        if (i == 0 || (n + 1 < text->n && text->p[n + 1] == '\n'))
            n++;
    if (n < text->n && text->p[n] == '\n')
        n++;
    text->p += n;
    text->n -= n;
    return true;
}

/* ---- what a line is made of ---- */

typedef struct glyph {
    const char *bytes;
    um_token_kind kind;
} glyph;

/* What people and mail programs make of a dash, dots and quotes; the longer ones first. */
static const glyph separators[] = {{"...", UM_T_GAP},           {"..", UM_T_GAP},
                                   {"->", UM_T_DASH},           {"-", UM_T_DASH},
                                   {"\xe2\x80\x93", UM_T_DASH}, {"\xe2\x80\x94", UM_T_DASH},
                                   {"\xe2\x80\xa6", UM_T_GAP},  {"\xe2\x86\x92", UM_T_DASH},
                                   {"\xe2\x88\x92", UM_T_DASH}};
static const char *const open_quotes[] = {
    "\"", "\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9e", "\xc2\xab", "\xc2\xbb", NULL};
static const char *const plain_quote[] = {"\"", NULL};
static const char *const curly_quotes[] = {"\xe2\x80\x9c", "\xe2\x80\x9d", NULL};
static const char *const angle_quotes[] = {"\xc2\xab", "\xc2\xbb", NULL};
static const char *const wide_blanks[] = {"\xc2\xa0", "\xe2\x80\x89", "\xe2\x80\xaf", NULL};

/* What closes a quotation that a mark of so many bytes opened. */
static const char *const *closing_of(size_t open)
{
    return open == 1 ? plain_quote : open == 2 ? angle_quotes : curly_quotes;
}

/* One of these marks at byte i, as below. */
UM_APART static size_t find_quote(const char *const *quotes, um_text t, size_t i)
{
    um_text rest = {t.p + i, t.n - i};
    for (int k = 0; quotes[k]; k++)
        if (um_text_starts(rest, quotes[k]))
            return strlen(quotes[k]);
    return 0;
}

/* The length in bytes of one of these quotation marks or blanks at byte i; 0: none stands there. Of ASCII
 * only '"' is one, so that nearly every byte is told by itself. */
static inline size_t quote_at(const char *const *quotes, um_text t, size_t i)
{
    bool other = i < t.n && (unsigned char)t.p[i] < 0x80 && t.p[i] != '"';
    return other ? 0 : find_quote(quotes, t, i);
}

static um_token_kind punctuation(char c)
{
    return c == ',' ? UM_T_COMMA : c == '=' ? UM_T_EQUALS : c == ':' ? UM_T_COLON : UM_T_END;
}

/* The line up to its comment, which is kept in line->comment. A quotation mark opens a quoted text only
 * where a word could begin: in 6" it does not. */
static um_text without_comment(um_line *line)
{
    um_text t = line->raw;
    bool quoted = false, fresh = true;
    const char *const *marks = open_quotes; /* what opens a quotation, or closes the one that is open */
    if (t.n == 0 || !memchr(t.p, '#', t.n))
        return t;
    for (size_t i = 0; i < t.n; i++) {
        size_t q = quoted || fresh ? quote_at(marks, t, i) : 0;
        fresh = blank(t.p[i]) || punctuation(t.p[i]) != UM_T_END;
        if (q) {
            fresh = quoted;
            quoted = !quoted;
            marks = quoted ? closing_of(q) : open_quotes;
            i += q - 1;
        } else if (quoted && t.p[i] == '\\' && i + 1 < t.n) {
            i++;
        } else if (!quoted && t.p[i] == '#' && (i == 0 || blank(t.p[i - 1]))) {
            line->comment = (um_text){t.p + i + 1, t.n - i - 1};
            while (line->comment.n && blank(line->comment.p[line->comment.n - 1]))
                line->comment.n--;
            t.n = i;
        }
    }
    return t;
}

static bool fault_at(um_lex_fault *f, size_t start, size_t end, um_status s, const char *code,
                     const char *words)
{
    *f = (um_lex_fault){(uint32_t)start, (uint32_t)end, s, code, words};
    return false;
}

/* A text without blanks around it, those that do not break among them. */
static um_text trim_wide(um_text t)
{
    size_t n;
    for (t = um_text_trim(t); (n = quote_at(wide_blanks, t, 0)); t = um_text_trim(t))
        t = (um_text){t.p + n, t.n - n};
    for (size_t k = 0; wide_blanks[k];) {
        n = strlen(wide_blanks[k]);
        bool ends = t.n >= n && memcmp(t.p + t.n - n, wide_blanks[k], n) == 0;
        t = ends ? um_text_trim((um_text){t.p, t.n - n}) : t;
        k = ends ? 0 : k + 1;
    }
    return t;
}

/* A quoted text: \" and \\ stand for themselves. */
static bool lex_quoted(um_token *t, um_text line, size_t *at, size_t open, um_arena *a, um_lex_fault *fault)
{
    size_t start = *at, i = start + open, close = 0;
    bool escapes = false;
    const char *const *closing = closing_of(open);
    for (; i < line.n && !(close = quote_at(closing, line, i)); i++)
        if (line.p[i] == '\\' && i + 1 < line.n) {
            escapes = true;
            i++;
        }
    if (!close)
        return fault_at(fault, start, start + 1, UM_FORMAT, "quote", "this quote is never closed");
    t->kind = UM_T_QUOTED;
    t->text = (um_text){line.p + start + open, i - start - open};
    if (open == 2)
        t->text = trim_wide(t->text); /* as French sets them */
    *at = i + close;
    if (!escapes)
        return true;
    um_text copy;
    if (um_text_dup(a, t->text, &copy) != UM_OK)
        return fault_at(fault, start, i, UM_MEMORY, "memory", "out of memory");
    char *out = (char *)(uintptr_t)copy.p;
    size_t n = 0;
    for (size_t k = 0; k < copy.n; k++) {
        if (copy.p[k] == '\\' && k + 1 < copy.n)
            k++;
        out[n++] = copy.p[k];
    }
    t->text = (um_text){out, n};
    return true;
}

static bool all_digits(um_text t)
{
    for (size_t i = 0; i < t.n; i++)
        if (t.p[i] < '0' || t.p[i] > '9')
            return false;
    return t.n > 0;
}

/* Whether a colon belongs to the word around it: "us:13th", "3:1". */
static bool joins(um_text before, um_text after, const um_game *g)
{
    size_t n = 0;
    while (n < after.n && after.p[n] >= '0' && after.p[n] <= '9')
        n++;
    if (all_digits(before) && n > 0)
        return true;
    return um_side_named(g, before) >= 0;
}

/* The byte behind the word that begins at `start`: at a blank, a comma, '=' or a colon that does not join. */
static size_t word_end(um_text line, size_t start, const um_game *g)
{
    size_t i = start;
    for (;; i++) {
        while (i < line.n && !may_end_word(line.p[i]))
            i++;
        if (i == line.n || line.p[i] != ':')
            break;
        bool lead = i + 1 == line.n || blank(line.p[i + 1]) || quote_at(open_quotes, line, i + 1);
        if (lead ||
            !joins((um_text){line.p + start, i - start}, (um_text){line.p + i + 1, line.n - i - 1}, g))
            break;
    }
    return i;
}

/* Whether a word of its own is a dash or dots between parts of a path. */
static um_token_kind kind_of_word(um_text t)
{
    char c = t.n ? um_small(*t.p) : 'a';
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
        return UM_T_WORD; /* as nearly all are */
    for (size_t i = 0; i < UM_COUNT(separators); i++)
        if (um_text_is(t, separators[i].bytes))
            return separators[i].kind;
    return UM_T_WORD;
}

/* Lines are at most UM_LINE_MAX bytes long and hold no control characters but tabs. */
static bool check_bytes(um_line *line, um_lex_fault *fault)
{
    if (line->raw.n > UM_LINE_MAX)
        return fault_at(fault, 0, 1, UM_LIMIT, "long-line", "the line is longer than 65536 bytes");
    for (size_t i = 0; i < line->raw.n; i++)
        if (control(line->raw.p[i]))
            return fault_at(fault, i, i + 1, UM_FORMAT, "control", "a control character");
    return true;
}

/* The line with blanks for the marks of a mail that quotes it, "> ", and for blanks that do not break; what
 * is quoted stays as it is. Columns stay the same. A copy in the arena if anything changes; p NULL: no
 * memory. */
static um_text as_typed(um_text raw, um_arena *a)
{
    um_text lead = um_text_trim(raw), copy;
    bool wide = raw.n < UM_LINE_MAX && (memchr(raw.p, 0xc2, raw.n) || memchr(raw.p, 0xe2, raw.n));
    if (raw.n == 0 || (!wide && (lead.n == 0 || *lead.p != '>')))
        return raw;
    if (um_text_dup(a, raw, &copy) != UM_OK)
        return (um_text){NULL, 0};
    char *out = (char *)(uintptr_t)copy.p;
    size_t n = 0, q;
    bool begun = false, quoted = false;
    const char *const *marks = open_quotes; /* what opens a quotation, or closes the one that is open */
    for (size_t i = 0; i < raw.n; i += q) {
        size_t mark = quote_at(marks, raw, i);
        if (mark) {
            quoted = !quoted;
            marks = quoted ? closing_of(mark) : open_quotes;
        }
        size_t gap = quoted ? 0 : quote_at(wide_blanks, raw, i);
        begun |= !gap && !blank(raw.p[i]) && raw.p[i] != '>';
        q = gap ? gap : mark ? mark : 1;
        if (gap || !begun)
            out[n++] = raw.p[i] == '\t' ? '\t' : ' ';
        else
            memmove(out + n, raw.p + i, q), n += q;
    }
    return (um_text){copy.p, n};
}

bool um_lex_line(um_line *line, um_text raw, const um_game *g, um_arena *a, um_lex_fault *fault)
{
    line->shown = raw;
    line->raw = raw = as_typed(raw, a);
    line->comment = (um_text){NULL, 0};
    line->n = line->at = 0;
    line->text = um_text_trim(raw);
    line->tok[0] = (um_token){.kind = UM_T_END};
    if (!raw.p && line->shown.n)
        return fault_at(fault, 0, 0, UM_MEMORY, "memory", "out of memory");
    if (!check_bytes(line, fault))
        return false;
    um_text t = without_comment(line);
    line->text = um_text_trim(t);
    for (size_t i = 0; i < t.n;) {
        if (blank(t.p[i])) {
            i++;
            continue;
        }
        if (line->n == UM_TOKENS_MAX)
            return fault_at(fault, i, i + 1, UM_LIMIT, "many-words", "more than 1024 words in a line");
        um_token *tok = &line->tok[line->n];
        size_t start = i, open = quote_at(open_quotes, t, i);
        *tok = (um_token){.kind = punctuation(t.p[i]), .start = (uint32_t)start};
        if (open) {
            if (!lex_quoted(tok, t, &i, open, a, fault))
                return false;
        } else {
            i = tok->kind == UM_T_END ? word_end(t, i, g) : i + 1;
            tok->text = (um_text){t.p + start, i - start};
            if (tok->kind == UM_T_END)
                tok->kind = kind_of_word(tok->text);
        }
        tok->end = (uint32_t)i;
        line->n++;
    }
    uint32_t end = line->n ? line->tok[line->n - 1].end : 0;
    line->tok[line->n] = (um_token){.kind = UM_T_END, .start = end, .end = end, .text = {t.p + end, 0}};
    return true;
}

bool um_split_word(um_line *line, int i)
{
    um_token *t = &line->tok[i];
    const char *colon = t->kind == UM_T_WORD ? memchr(t->text.p, ':', t->text.n) : NULL;
    if (!colon || line->n + 2 > UM_TOKENS_MAX)
        return false;
    memmove(t + 3, t + 1, (size_t)(line->n - i) * sizeof *t);
    line->n += 2;
    uint32_t k = (uint32_t)(colon - t->text.p);
    t[1] = (um_token){UM_T_COLON, t->start + k, t->start + k + 1, {colon, 1}};
    t[2] = (um_token){UM_T_WORD, t->start + k + 1, t->end, {colon + 1, t->text.n - k - 1}};
    t->end = t->start + k;
    t->text.n = k;
    return true;
}

uint32_t um_split_path(um_line *line, int i, uint32_t from)
{
    um_token *t = &line->tok[i];
    const um_text word = t->text;
    if (t->kind != UM_T_WORD || line->n + 2 > UM_TOKENS_MAX)
        return 0;
    for (uint32_t k = from ? from : 1; k + 1 < word.n; k++)
        for (size_t s = 0; s < UM_COUNT(separators); s++) {
            uint32_t n = (uint32_t)strlen(separators[s].bytes);
            if (!um_text_starts((um_text){word.p + k, word.n - k}, separators[s].bytes) || k + n >= word.n)
                continue;
            memmove(t + 3, t + 1, (size_t)(line->n - i) * sizeof *t);
            line->n += 2;
            t[1] = (um_token){separators[s].kind, t->start + k, t->start + k + n, {word.p + k, n}};
            t[2] = (um_token){UM_T_WORD, t->start + k + n, t->end, {word.p + k + n, word.n - k - n}};
            t->end = t->start + k;
            t->text.n = k;
            return k;
        }
    return 0;
}

void um_join_words(um_line *line, int i)
{
    um_token *t = &line->tok[i];
    t->end = t[2].end;
    t->text.n = t->end - t->start;
    memmove(t + 1, t + 3, (size_t)(line->n - i - 2) * sizeof *t);
    line->n -= 2;
}
