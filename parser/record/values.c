#include "parser/record/reader.h"

#include <stdio.h>
#include <string.h>

/* ---- numbers ---- */

bool um_split_range(um_text *t, um_text *end)
{
    for (size_t i = 1; i + 2 < t->n; i++)
        if (t->p[i] == '.' && t->p[i + 1] == '.') {
            *end = (um_text){t->p + i + 2, t->n - i - 2};
            t->n = i;
            return true;
        }
    return false;
}

bool um_parse_range(um_text t, bool ranges, int32_t *lo, int32_t *hi)
{
    um_text end;
    bool range = um_split_range(&t, &end);
    if ((range && !ranges) || um_text_int(t, lo) != UM_OK)
        return false;
    *hi = *lo;
    return !range || (um_text_int(end, hi) == UM_OK && *lo <= *hi);
}

/* A decimal number as hundredths: "6", "-6.5", "6.25". */
static bool parse_decimal(um_text t, int32_t *out)
{
    const char *dot = t.n ? memchr(t.p, '.', t.n) : NULL;
    size_t whole = dot ? (size_t)(dot - t.p) : t.n, places = dot ? t.n - whole - 1 : 0;
    bool minus = t.n && t.p[0] == '-';
    int32_t v = 0, part = 0;
    if (places > 2 || (dot && places == 0) || um_text_int((um_text){t.p, whole}, &v) != UM_OK)
        return false;
    if (v > 10000000 || v < -10000000)
        return false;
    for (size_t i = 0; i < 2; i++) {
        char c = i < places ? dot[1 + i] : '0';
        if (c < '0' || c > '9')
            return false;
        part = part * 10 + (c - '0');
    }
    *out = v * 100 + (minus ? -part : part);
    return true;
}

/* ---- values in the making ---- */

/* One more value of the statement; NULL: there are too many. */
static um_value *add_value(um_record_reader *r)
{
    if (r->nvalues == UM_VALUES_MAX) {
        um_cry(r, r->line.at, r->line.at, UM_ERROR, "many-values", NULL,
               "more than %d values in one statement", UM_VALUES_MAX);
        return NULL;
    }
    um_value *v = &r->values[r->nvalues++];
    *v = (um_value){.ref = UM_NONE, .mark = -1};
    return v;
}

/* Whether a number is one that its parameter may have; else says what may stand there. The answer of a query
 * is what the rules make of it, so that nothing bounds it but what ranges can hold. */
static bool in_range(um_record_reader *r, const um_param *p, int32_t lo, int32_t hi)
{
    um_bounds may = um_param_range(p);
    if (r->ranges)
        may = (um_bounds){-UM_NEVER, UM_NEVER};
    if (lo >= may.lo && hi <= may.hi)
        return true;
    if (p->type == UM_P_DECIMAL || p->type == UM_P_POINT) /* held in hundredths */
        may = (um_bounds){may.lo / 100, may.hi / 100};
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "out-of-range", NULL, "%s is %d to %d", p->name,
                  (int)may.lo, (int)may.hi);
}

static bool add_number(um_record_reader *r, int32_t lo, int32_t hi)
{
    um_value *v = add_value(r);
    if (!v)
        return false;
    v->num = lo;
    v->hi = hi;
    return true;
}

/* The word at hand; an empty text if it is something else, or a key. */
static um_text word_now(const um_record_reader *r)
{
    const um_token *t = &r->line.tok[r->line.at];
    return t->kind == UM_T_WORD && !um_is_key(r, r->line.at) ? t->text : (um_text){"", 0};
}

/* Passes over a comma, if one stands here. */
static bool comma(um_record_reader *r)
{
    if (um_now(r)->kind != UM_T_COMMA)
        return false;
    r->line.at++;
    return true;
}

static bool expected_for(um_record_reader *r, const um_param *p, const char *what)
{
    return um_expected_for(r, what, p->name, p->help ? p->help : "");
}

/* ---- one reader a type ---- */

/* `none`, which may stand in queries only. */
static bool names_nothing(const um_record_reader *r)
{
    return r->ranges && um_word_is(word_now(r), "none");
}

static bool read_ref(um_record_reader *r, const um_param *p)
{
    um_ref ref = UM_NONE;
    um_hit hit;
    if (names_nothing(r) && !um_name_at(r, p->kinds, r->line.at, false, &hit))
        r->line.at++;
    else if (!um_read_name(r, p->kinds, false, p->name, &ref))
        return false;
    um_value *v = add_value(r);
    if (v)
        v->ref = ref;
    return v != NULL;
}

static bool read_refs(um_record_reader *r, const um_param *p)
{
    do {
        um_ref ref;
        if (!um_read_name(r, p->kinds, false, p->name, &ref))
            return false;
        um_value *v = add_value(r);
        if (!v)
            return false;
        v->ref = ref;
        int mark = um_word_in(p->marks, word_now(r));
        if (mark >= 0) {
            v->mark = (int16_t)mark;
            r->line.at++;
        }
    } while (comma(r));
    return true;
}

/* Names with dashes between them, or dots where the way in between is not told. */
static bool read_path(um_record_reader *r, const um_param *p)
{
    bool gap = um_now(r)->kind == UM_T_GAP;
    r->line.at += gap;
    for (;;) {
        um_ref ref;
        um_split_name(r, p->kinds);
        if (!um_read_name(r, p->kinds, false, p->name, &ref))
            return false;
        um_value *v = add_value(r);
        if (!v)
            return false;
        v->ref = ref;
        v->gap = gap;
        um_token_kind next = um_now(r)->kind;
        if (next != UM_T_DASH && next != UM_T_GAP)
            return true;
        gap = next == UM_T_GAP;
        r->line.at++;
    }
}

/* Names, each with a number behind it. */
static bool read_counts(um_record_reader *r, const um_param *p)
{
    do {
        um_ref ref;
        int32_t n = 0;
        if (!um_read_name(r, p->kinds, true, p->name, &ref))
            return false;
        if (um_text_int(word_now(r), &n) != UM_OK) /* digits, for the name was found before some */
            return expected_for(r, p, "a whole number");
        if (!in_range(r, p, n, n) || !add_number(r, n, n))
            return false;
        r->line.at++;
        r->values[r->nvalues - 1].ref = ref;
    } while (comma(r));
    return true;
}

/* Names, each with any number of the parameter's words behind it. */
static bool read_groups(um_record_reader *r, const um_param *p)
{
    do {
        um_ref ref;
        int word;
        if (!um_read_name(r, p->kinds, false, p->name, &ref))
            return false;
        um_value *v = add_value(r);
        if (!v)
            return false;
        v->ref = ref;
        while ((word = um_word_in(p->words, word_now(r))) >= 0) {
            if (!add_number(r, word, word))
                return false;
            r->line.at++;
        }
    } while (comma(r));
    return true;
}

static bool read_int(um_record_reader *r, const um_param *p)
{
    int32_t lo, hi;
    if (!um_parse_range(word_now(r), r->ranges, &lo, &hi))
        return expected_for(r, p, "a whole number");
    if (!in_range(r, p, lo, hi))
        return false;
    r->line.at++;
    return add_number(r, lo, hi);
}

static bool read_decimal(um_record_reader *r, const um_param *p)
{
    int32_t v;
    if (!parse_decimal(word_now(r), &v))
        return expected_for(r, p, "a number with at most two decimals");
    if (!in_range(r, p, v, v))
        return false;
    r->line.at++;
    return add_number(r, v, v);
}

static bool read_point(um_record_reader *r, const um_param *p)
{
    return read_decimal(r, p) && (comma(r) || expected_for(r, p, "a comma and a second number")) &&
           read_decimal(r, p);
}

/* Dice in one word: 5+6. */
static bool parse_dice(um_record_reader *r, const um_param *p, um_text t)
{
    while (t.n) {
        size_t n = 0;
        int32_t v;
        while (n < t.n && t.p[n] != '+')
            n++;
        if (um_text_int((um_text){t.p, n}, &v) != UM_OK || t.p[0] == '+')
            return false;
        if (!in_range(r, p, v, v) || !add_number(r, v, v))
            return false;
        if (n + 1 == t.n)
            return false; /* ends in '+' */
        n += n < t.n;
        t.p += n;
        t.n -= n;
    }
    return true;
}

static bool read_dice(um_record_reader *r, const um_param *p)
{
    do {
        um_text t = word_now(r);
        if (t.n == 0 || !parse_dice(r, p, t))
            return r->erred ? false : expected_for(r, p, "dice, as 5,6 or 5+6,");
        r->line.at++;
    } while (comma(r));
    return true;
}

static bool yes_no(const um_param *p)
{
    return p->words && p->words[0] && p->words[1] && !p->words[2] && strcmp(p->words[0], "no") == 0;
}

/* A word's index in both; in a query's answer also a range lo..hi, and `maybe` for no..yes. */
static bool parse_word(const um_record_reader *r, const um_param *p, um_text t, int *lo, int *hi)
{
    *lo = *hi = um_word_in(p->words, t);
    if (*lo >= 0)
        return true;
    if (!r->ranges)
        return false;
    if (yes_no(p) && um_word_is(t, "maybe")) {
        *lo = 0;
        *hi = 1;
        return true;
    }
    um_text end;
    if (!um_split_range(&t, &end))
        return false;
    *lo = um_word_in(p->words, t);
    *hi = um_word_in(p->words, end);
    return *lo >= 0 && *lo <= *hi;
}

static bool cry_word(um_record_reader *r, const char *const *words, const char *name)
{
    um_text t = word_now(r);
    um_buf list = {.max = 300};
    for (int i = 0; words && words[i]; i++)
        um_buf_printf(&list, "%s%s", i ? ", " : "", words[i]);
    const char *all = list.p && !list.failed ? list.p : "one of its words";
    if (t.n == 0) {
        um_expected(r, all);
    } else {
        um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-word", um_nearest_word(words, t),
               "%s is one of %s, not '%.*s'", name, all, (int)(t.n > 60 ? 60 : t.n), t.p);
    }
    um_reader_drop(r, &list);
    return false;
}

static bool read_word(um_record_reader *r, const um_param *p)
{
    int lo, hi;
    if (!parse_word(r, p, word_now(r), &lo, &hi))
        return cry_word(r, p->words, p->name);
    r->line.at++;
    return add_number(r, lo, hi);
}

/* The side that the word at hand names, or its part before a colon; -1: none. */
static int side_now(um_record_reader *r)
{
    int side = um_side_named(r->c.game, word_now(r));
    if (side < 0 && um_split_word(&r->line, r->line.at)) {
        r->looked.at = -1;
        side = um_side_named(r->c.game, word_now(r));
    }
    return side;
}

static bool read_side(um_record_reader *r, const um_param *p)
{
    int side = side_now(r);
    if (side < 0 && !names_nothing(r))
        return cry_word(r, r->c.game->sides, p->name);
    r->line.at++;
    return add_number(r, side, side);
}

/* A score: a side and its points, or a bare number; positive for side 0. */
static bool read_vp(um_record_reader *r, const um_param *p)
{
    int32_t lo, hi;
    int side = um_side_named(r->c.game, word_now(r));
    r->line.at += side >= 0;
    if (!um_parse_range(word_now(r), r->ranges, &lo, &hi) || (side >= 0 && lo < 0))
        return expected_for(r, p, side >= 0 ? "a number of points" : "a score, as us 3 or 0,");
    if (!in_range(r, p, lo, hi))
        return false;
    r->line.at++;
    return side == 1 ? add_number(r, -hi, -lo) : add_number(r, lo, hi);
}

/* A quoted text, a word behind '=', or else the rest of the line. */
static bool read_text(um_record_reader *r, const um_param *p)
{
    const um_token *t = um_now(r);
    if (t->kind == UM_T_END)
        return expected_for(r, p, "a text");
    um_value *v = add_value(r);
    if (!v)
        return false;
    bool rest = t->kind != UM_T_QUOTED && !(r->line.at > 0 && t[-1].kind == UM_T_EQUALS);
    if (rest) {
        uint32_t end = r->line.tok[r->line.n].start;
        v->text = (um_text){r->line.raw.p + t->start, end - t->start};
        r->line.at = r->line.n;
    } else {
        v->text = t->text;
        r->line.at++;
    }
    return true;
}

static bool (*const readers[])(um_record_reader *, const um_param *) = {
    [UM_P_REF] = read_ref,         [UM_P_REFS] = read_refs,     [UM_P_PATH] = read_path,
    [UM_P_COUNTS] = read_counts,   [UM_P_GROUPS] = read_groups, [UM_P_INT] = read_int,
    [UM_P_DECIMAL] = read_decimal, [UM_P_POINT] = read_point,   [UM_P_DICE] = read_dice,
    [UM_P_WORD] = read_word,       [UM_P_SIDE] = read_side,     [UM_P_VP] = read_vp,
    [UM_P_TEXT] = read_text,
};

bool um_read_values(um_record_reader *r, const um_param *p)
{
    return readers[p->type](r, p);
}

/* ---- can it begin here? ---- */

static bool starts_number(const um_record_reader *r, um_text t)
{
    int32_t lo, hi;
    return um_parse_range(t, r->ranges, &lo, &hi) || parse_decimal(t, &lo);
}

bool um_could_start(um_record_reader *r, const um_param *p, int i)
{
    const um_token *t = &r->line.tok[i];
    int lo, hi;
    um_hit hit;
    um_text word = t->kind == UM_T_WORD ? t->text : (um_text){"", 0};
    size_t digits = 0;
    switch (p->type) {
    case UM_P_TEXT:
        return true;
    case UM_P_INT:
    case UM_P_DECIMAL:
    case UM_P_POINT:
        return starts_number(r, word);
    case UM_P_DICE:
        while (digits < word.n && word.p[digits] >= '0' && word.p[digits] <= '9')
            digits++;
        return digits > 0 && (digits == word.n || word.p[digits] == '+');
    case UM_P_WORD:
        return parse_word(r, p, word, &lo, &hi);
    case UM_P_VP:
        if (starts_number(r, word))
            return true;
        return um_side_named(r->c.game, word) >= 0 && t[1].kind == UM_T_WORD && starts_number(r, t[1].text);
    case UM_P_SIDE: {
        const char *colon = word.n ? memchr(word.p, ':', word.n) : NULL;
        um_text side = {word.p, colon ? (size_t)(colon - word.p) : word.n};
        return um_side_named(r->c.game, side) >= 0;
    }
    case UM_P_PATH:
        return t->kind == UM_T_GAP || um_name_at(r, p->kinds, i, false, &hit);
    default:
        return (r->ranges && um_word_is(word, "none")) ||
               um_name_at(r, p->kinds, i, p->type == UM_P_COUNTS, &hit);
    }
}
