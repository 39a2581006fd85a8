#include "parser/vassal/stream.h"

#include <inttypes.h>
#include <string.h>

#include "parser/vassal/hex.h"
#include "parser/vassal/limits.h"

/* SLACK keeps the window that zlib makes, and to which it copies what it has inflated, from lying behind the
 * input: at like places of their pages the copies wait for each other, which costs a twelfth of all decoding.
 */
enum { ESC = 27, INPUT = 1 << 16, SLACK = 2000, HEADER = 7, SHORTEST = 5, QUOTES = 64 };

struct um_vstream {
    const char *name;
    um_sink sink;
    um_ventry *entry; /* or the bytes themselves */
    um_text bytes;

    um_vform form;
    uint8_t key;
    uint8_t *input; /* INPUT bytes and one before them, for a digit left over */
    bool have_digit, input_over;
    bool finished; /* the last leaf was handed out, or an error said */

    uint8_t *window;
    size_t cap, start, fill; /* the leaf at hand begins at start; fill: end of decoded text */
    uint64_t dropped;        /* decoded bytes that have left the window */

    uint32_t level; /* of the separator before the leaf at hand */
    struct {
        uint32_t level, depth;
    } open[UM_V_DEPTH_MAX + 2];
    size_t opens;
    uint64_t quote[QUOTES]; /* offsets of closing quotes still to be dropped */
    size_t quotes;

    uint64_t leaves;
    uint32_t entries, entry_now;
    bool began, ended, history;
};

/* ---- diagnostics ---- */

static um_place place_at(const um_vstream *s, uint64_t offset)
{
    return (um_place){.file = s->name,
                      .entry = s->entry_now,
                      .entry_end = s->entry_now,
                      .offset = offset,
                      .has_offset = true};
}

um_place um_vleaf_place(const um_vstream *s, const um_vleaf *leaf)
{
    um_place at = place_at(s, leaf->offset);
    at.entry = at.entry_end = leaf->entry;
    return at;
}

/* Says that the leaf at hand passes a limit. */
static um_status over(um_vstream *s, const char *code, const char *what, uint64_t limit)
{
    return um_say(&s->sink, UM_ERROR, UM_LIMIT, place_at(s, s->dropped + s->start), code,
                  "leaf %" PRIu64 ": %s, the limit is %" PRIu64, s->leaves, what, limit);
}

/* ---- from entry to decoded text ---- */

/* The next bytes of the entry, or of the text in memory. */
static um_status read_raw(um_vstream *s, uint8_t *to, size_t size, size_t *got)
{
    if (s->entry)
        return um_ventry_read(s->entry, to, size, got);
    *got = size < s->bytes.n ? size : s->bytes.n;
    if (*got)
        memcpy(to, s->bytes.p, *got);
    s->bytes.p += *got;
    s->bytes.n -= *got;
    return UM_OK;
}

/* Space for `need` more bytes: first close the gap before the leaf at hand, then grow. */
static um_status make_room(um_vstream *s, size_t need)
{
    if (s->cap - s->fill >= need)
        return UM_OK;
    if (s->start > 0) {
        memmove(s->window, s->window + s->start, s->fill - s->start);
        s->dropped += s->start;
        s->fill -= s->start;
        s->start = 0;
    }
    if (s->fill > UM_V_LEAF_MAX)
        return over(s, "vassal-limit-leaf", "a command is longer than the limit", UM_V_LEAF_MAX);
    void *window = s->window;
    um_status st = um_grow(&window, &s->cap, s->fill + need, 1);
    s->window = window;
    return st;
}

/* Bytes written as two hexadecimal digits each and masked with the key; a digit without its second waits. */
static um_status decode_hex(um_vstream *s, size_t got)
{
    const uint8_t *from = s->input + 1;
    size_t n = got;
    if (s->have_digit) {
        from--;
        n++;
    }
    size_t sound = um_hex_decode(from, n / 2, s->key, s->window + s->fill);
    if (sound < n / 2) {
        size_t bad = 2 * sound + (um_hex_digit(from[2 * sound]) >= 0);
        return um_say(&s->sink, UM_ERROR, UM_FORMAT, place_at(s, s->dropped + s->fill + sound), "vassal-hex",
                      "leaf %" PRIu64 ": byte 0x%02x found, a hexadecimal digit expected", s->leaves,
                      from[bad]);
    }
    s->fill += sound;
    s->have_digit = n % 2 != 0;
    if (s->have_digit)
        s->input[0] = from[n - 1];
    return UM_OK;
}

/* `got` bytes of input, unmasked, to the end of the window. */
static um_status decode(um_vstream *s, size_t got)
{
    if (s->form == UM_VFORM_VCSK)
        return decode_hex(s, got);
    uint8_t *to = s->window + s->fill;
    const uint8_t *from = s->input + 1;
    for (size_t i = 0; i < got; i++)
        to[i] = from[i] ^ s->key;
    s->fill += got;
    return UM_OK;
}

/* More text into the window; at the end of the input sets input_over. */
static um_status refill(um_vstream *s)
{
    um_status st = make_room(s, INPUT);
    size_t got = 0;
    if (st == UM_OK)
        st = read_raw(s, s->input + 1, INPUT, &got);
    if (st != UM_OK)
        return st;
    if (got > 0)
        return decode(s, got);
    s->input_over = true;
    if (s->have_digit)
        return um_say(&s->sink, UM_ERROR, UM_FORMAT, place_at(s, s->dropped + s->fill), "vassal-hex-odd",
                      "leaf %" PRIu64 ": an odd number of hexadecimal digits, the last byte is cut",
                      s->leaves);
    return UM_OK;
}

/* ---- the head ---- */

static um_status say_head(const um_vstream *s, um_status st, const char *code, const char *words)
{
    return um_say(&s->sink, UM_ERROR, st, (um_place){.file = s->name, .has_offset = true}, code,
                  "savedGame: %s", words);
}

/* Tell the form from the first bytes; *used says how many of them are header. */
static um_status read_header(um_vstream *s, const uint8_t *h, size_t n, size_t *used)
{
    s->form = UM_VFORM_PLAIN;
    *used = 0;
    if (n >= 5 && memcmp(h, "!VCSK", 5) == 0) {
        int high = n > 5 ? um_hex_digit(h[5]) : -1, low = n > 6 ? um_hex_digit(h[6]) : -1;
        if (high < 0 || low < 0)
            return say_head(s, UM_FORMAT, "vassal-key",
                            "!VCSK found, two hexadecimal digits of a key expected after it");
        s->form = UM_VFORM_VCSK;
        s->key = (uint8_t)(high << 4 | low);
        *used = 7;
    } else if (n >= 5 && memcmp(h, "!VCSZ", 5) == 0) {
        return say_head(s, UM_UNSUPPORTED, "vassal-vcsz",
                        "the form !VCSZ of one development line is not supported; save the game anew");
    } else if (n >= 4 && memcmp(h, "VOBS", 4) == 0) {
        if (n < 5)
            return say_head(s, UM_FORMAT, "vassal-key", "VOBS found, a key byte expected after it");
        s->form = UM_VFORM_VOBS;
        s->key = h[4];
        *used = 5;
    }
    return UM_OK;
}

/* Reads the head and decodes what was read behind it. */
static um_status begin(um_vstream *s)
{
    uint8_t head[HEADER];
    size_t n = 0, got = 1, used = 0;
    um_status st = UM_OK;
    while (st == UM_OK && n < HEADER && got > 0) {
        st = read_raw(s, head + n, HEADER - n, &got);
        n += st == UM_OK ? got : 0;
    }
    if (st == UM_OK)
        st = read_header(s, head, n, &used);
    if (st == UM_OK)
        st = make_room(s, 2 * INPUT);
    if (st != UM_OK)
        return st;
    if (s->form == UM_VFORM_PLAIN && n < SHORTEST) {
        um_say(&s->sink, UM_WARNING, UM_FORMAT, place_at(s, 0), "vassal-short",
               "savedGame: %zu bytes found, no command fits", n);
        s->input_over = s->finished = true;
        return UM_OK;
    }
    memcpy(s->input + 1, head + used, n - used);
    return n > used ? decode(s, n - used) : UM_OK;
}

static um_status new_stream(um_vstream **out, const char *name, const um_sink *sink, um_ventry *entry,
                            um_text bytes)
{
    um_vstream *s = um_realloc(NULL, 0, sizeof *s);
    uint8_t *input = um_realloc(NULL, 0, INPUT + 1 + SLACK);
    if (!s || !input) {
        um_free(s, sizeof *s);
        um_free(input, INPUT + 1 + SLACK);
        um_ventry_close(entry);
        return UM_MEMORY;
    }
    *s = (um_vstream){.name = name,
                      .sink = sink ? *sink : (um_sink){0},
                      .entry = entry,
                      .bytes = bytes,
                      .input = input,
                      .opens = 1};
    um_status st = begin(s);
    if (st != UM_OK)
        um_vstream_close(s);
    else
        *out = s;
    return st;
}

um_status um_vstream_open(um_vstream **out, um_varchive *a)
{
    um_ventry *e;
    um_status s = um_ventry_open(&e, a, "savedGame", UM_V_INFLATED_MAX);
    if (s == UM_NAME)
        return um_say(um_varchive_sink(a), UM_ERROR, UM_FORMAT, (um_place){.file = um_varchive_name(a)},
                      "vassal-no-saved-game",
                      um_varchive_has(a, "buildFile.xml") || um_varchive_has(a, "buildFile")
                          ? "no entry named savedGame: this is a module, not a log or save"
                          : "no entry named savedGame (exactly so, in no folder): not a log or save");
    if (s != UM_OK)
        return s;
    return new_stream(out, um_varchive_name(a), um_varchive_sink(a), e, (um_text){NULL, 0});
}

um_status um_vstream_open_text(um_vstream **out, um_text saved_game, const char *name, const um_sink *sink)
{
    if (!saved_game.p)
        saved_game.p = "";
    return new_stream(out, name, sink, NULL, saved_game);
}

void um_vstream_close(um_vstream *s)
{
    if (!s)
        return;
    um_ventry_close(s->entry);
    um_free(s->input, INPUT + 1 + SLACK);
    um_free(s->window, s->cap);
    um_free(s, sizeof *s);
}

/* ---- splitting ----
 * A separator is an ESC; the number of backslashes right before it is its level, 0 outermost. Each leaf is
 * what stands between two separators. Depth: what follows a separator of level n is a child of what opened
 * the token of level n. */

/* How many backslashes stand right before p. */
static size_t backslashes(const uint8_t *from, const uint8_t *p)
{
    const uint8_t *q = p;
    while (q > from && q[-1] == '\\')
        q--;
    return (size_t)(p - q);
}

/* The next separator at or after *at (relative to start); false: the text ends first, or `reach` does. */
static um_status find_separator(um_vstream *s, size_t *at, size_t reach, bool *found)
{
    *found = false;
    while (*at < reach) {
        const uint8_t *from = s->window + s->start + *at;
        size_t have = s->fill - s->start - *at;
        const uint8_t *hit = have ? memchr(from, ESC, have) : NULL;
        if (hit) {
            *at = (size_t)(hit - (s->window + s->start));
            *found = true;
            return UM_OK;
        }
        *at = s->fill - s->start;
        if (s->input_over)
            return UM_OK;
        um_status st = refill(s);
        if (st != UM_OK)
            return st;
    }
    return UM_OK;
}

/* Whether a closing quote at this offset belongs to an opening one that was dropped. */
static bool due_quote(const um_vstream *s, uint64_t offset)
{
    for (size_t i = 0; i < s->quotes; i++)
        if (s->quote[i] == offset)
            return true;
    return false;
}

static void forget_quotes(um_vstream *s, uint64_t before)
{
    size_t kept = 0;
    for (size_t i = 0; i < s->quotes; i++)
        if (s->quote[i] >= before)
            s->quote[kept++] = s->quote[i];
    s->quotes = kept;
}

/* The tokens that begin with the leaf at hand and reach beyond it: span[0] is the innermost. A span holds
 * for the levels from `level` up to the level of the span before it. */
struct span {
    uint32_t level;
    size_t end;
};

/* The tokens that enclose the leaf at hand, by the separators that follow it, up to UM_V_QUOTE_SCAN bytes
 * ahead. */
static um_status find_spans(um_vstream *s, size_t at, uint32_t lowest, struct span *span, size_t *n)
{
    while (lowest > s->level && *n < QUOTES) {
        bool more;
        at++;
        um_status st = find_separator(s, &at, UM_V_QUOTE_SCAN, &more);
        if (st != UM_OK)
            return st;
        if (!more && !s->input_over) {
            um_say(&s->sink, UM_WARNING, UM_LIMIT, place_at(s, s->dropped + s->start), "vassal-limit-quotes",
                   "leaf %" PRIu64 ": a quoted group of commands is longer than %u bytes, its quotes stay",
                   s->leaves, UM_V_QUOTE_SCAN);
            *n = 0;
            return UM_OK;
        }
        const uint8_t *base = s->window + s->start;
        size_t b = more ? backslashes(base, base + at) : 0;
        if (b >= lowest)
            continue;
        lowest = b > s->level ? (uint32_t)b : s->level;
        span[(*n)++] = (struct span){lowest, at - b};
    }
    return UM_OK;
}

/* A leaf that begins with a quote: drop those that enclose a whole token, of this leaf or of several. */
static um_status drop_quotes(um_vstream *s, size_t *from, size_t *to, uint32_t next_level, bool last,
                             size_t separator)
{
    struct span span[QUOTES];
    size_t n = 0;
    um_status st = last ? UM_OK : find_spans(s, separator, next_level, span, &n);
    if (st != UM_OK)
        return st;
    const uint8_t *base = s->window + s->start;
    uint64_t offset = s->dropped + s->start;
    while (n-- > 0) {
        size_t end = span[n].end;
        while (end > *from && due_quote(s, offset + end - 1))
            end--;
        uint32_t above = n > 0 ? span[n - 1].level : next_level;
        for (uint32_t level = span[n].level; level < above && *from < *to && s->quotes < QUOTES; level++) {
            if (base[*from] != '\'' || base[end - 1] != '\'')
                break;
            s->quote[s->quotes++] = offset + --end;
            ++*from;
        }
    }
    while (*to - *from > 1 && base[*from] == '\'' && base[*to - 1] == '\'')
        ++*from, --*to;
    return UM_OK;
}

/* The depth of the next leaf, by the level of the separator before it. */
static um_status descend(um_vstream *s, size_t level)
{
    if (level > UM_V_ESCAPES_MAX)
        return over(s, "vassal-limit-escapes",
                    "a run of backslashes before a separator is longer than the limit", UM_V_ESCAPES_MAX);
    while (s->opens > 1 && s->open[s->opens - 1].level > level)
        s->opens--;
    uint32_t depth = s->open[s->opens - 1].depth + 1;
    if (depth > UM_V_DEPTH_MAX)
        return over(s, "vassal-limit-depth", "commands are nested deeper than the limit", UM_V_DEPTH_MAX);
    s->open[s->opens].level = (uint32_t)level + 1;
    s->open[s->opens++].depth = depth;
    s->level = (uint32_t)level;
    return UM_OK;
}

/* Whether the leaf is in a log entry, which one, and whether it is a mark of the save's beginning or end. */
static void classify(um_vstream *s, um_vleaf *leaf)
{
    leaf->text = leaf->raw;
    leaf->in_log = um_text_starts(leaf->raw, "LOG\t");
    if (leaf->in_log) {
        um_text *t = &leaf->text;
        t->p += 4;
        t->n -= 4;
        while (t->n > 1 && t->p[0] == '\'' && t->p[t->n - 1] == '\'')
            *t = (um_text){t->p + 1, t->n - 2};
        s->history = true;
    } else if (um_text_is(leaf->raw, "begin_save")) {
        s->began = true;
    } else if (um_text_is(leaf->raw, "end_save")) {
        s->ended = true;
    }
    if (leaf->depth <= 1)
        s->entry_now = leaf->in_log ? ++s->entries : 0;
    leaf->entry = s->entry_now;
    leaf->history = s->history;
}

/* At the end of the text: warns if the marks of a save were not met. */
static void finish(um_vstream *s)
{
    s->finished = true;
    const struct {
        bool seen;
        const char *code, *word;
    } marks[] = {{s->began, "vassal-no-begin", "begin_save"}, {s->ended, "vassal-no-end", "end_save"}};
    for (size_t i = 0; i < UM_COUNT(marks); i++)
        if (!marks[i].seen)
            um_say(&s->sink, UM_WARNING, UM_FORMAT, place_at(s, s->dropped + s->fill), marks[i].code,
                   "%" PRIu64 " leaves read, %s expected among them", s->leaves, marks[i].word);
}

/* The next leaf: the text up to the next separator, without quotes that enclose whole tokens. */
static um_status next(um_vstream *s, um_vleaf *leaf)
{
    size_t at = 0;
    bool found;
    um_status st = find_separator(s, &at, SIZE_MAX, &found);
    if (st != UM_OK)
        return st;
    const uint8_t *base = s->window + s->start;
    size_t b = found ? backslashes(base, base + at) : 0, from = 0, to = at - b;
    if (s->quotes) {
        forget_quotes(s, s->dropped + s->start);
        while (to > 0 && due_quote(s, s->dropped + s->start + to - 1))
            to--;
    }
    if (to > 0 && base[0] == '\'') {
        st = drop_quotes(s, &from, &to, (uint32_t)b, !found, at);
        if (st != UM_OK)
            return st;
    }
    if (s->leaves >= UM_V_LEAVES_MAX)
        return over(s, "vassal-limit-leaves", "the file holds more commands than the limit", UM_V_LEAVES_MAX);
    if (to - from > UM_V_LEAF_MAX)
        return over(s, "vassal-limit-leaf", "a command is longer than the limit", UM_V_LEAF_MAX);
    *leaf = (um_vleaf){.raw = {(const char *)s->window + s->start + from, to - from},
                       .index = s->leaves,
                       .offset = s->dropped + s->start + from,
                       .depth = s->open[s->opens - 1].depth};
    classify(s, leaf);
    s->leaves++;
    if (!found) {
        finish(s);
        return UM_OK;
    }
    st = descend(s, b);
    s->start += at + 1;
    return st;
}

um_status um_vstream_next(um_vstream *s, um_vleaf *leaf, bool *got)
{
    if (s->finished) {
        *got = false;
        return UM_OK;
    }
    um_status st = next(s, leaf);
    if (st != UM_OK) {
        s->finished = true;
        *got = false;
        return st;
    }
    *got = true;
    return UM_OK;
}

um_vform um_vstream_form(const um_vstream *s)
{
    return s->form;
}

uint64_t um_vstream_bytes(const um_vstream *s)
{
    return s->dropped + s->fill;
}

const um_sink *um_vstream_sink(const um_vstream *s)
{
    return &s->sink;
}
