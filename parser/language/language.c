#include "parser/language/language.h"

#include <string.h>

/* ---- the languages ---- */

/* Which form a number takes. */
static int form_above_one(long n)
{
    return n > 1 || n < -1;
}

static int form_only(long n)
{
    (void)n;
    return 0;
}

typedef struct tongue {
    const char *code;
    int (*form)(long n);
} tongue;

/* Beside English; the rule of each stands in its catalogue's Plural-Forms. */
static const tongue languages[] = {{"fr", form_above_one}, {"ja", form_only}};

/* What this thread speaks. */
static _Thread_local const tongue *spoken;          /* NULL: English */
static _Thread_local const um_catalogue *catalogue; /* of `spoken` */

bool um_language_use(const char *code)
{
    if (strcmp(code, "en") == 0) {
        spoken = NULL;
        return true;
    }
    for (size_t i = 0; i < UM_COUNT(languages); i++)
        for (const um_catalogue *c = um_catalogues; c->code; c++)
            if (strcmp(languages[i].code, code) == 0 && strcmp(c->code, code) == 0) {
                spoken = &languages[i];
                catalogue = c;
                return true;
            }
    return false;
}

const char *um_language(void)
{
    return spoken ? spoken->code : "en";
}

/* The code that a locale's name or a part of LANGUAGE begins with ("fr_CA.UTF-8"), or NULL if it is none of
 * ours. */
static const char *code_of(const char *name, size_t n)
{
    size_t k = 0;
    while (k < n && !strchr("_.@", name[k]))
        k++;
    if (k == 2 && memcmp(name, "en", 2) == 0)
        return "en";
    for (size_t i = 0; i < UM_COUNT(languages); i++)
        if (strlen(languages[i].code) == k && memcmp(languages[i].code, name, k) == 0)
            return languages[i].code;
    return NULL;
}

const char *um_language_asked(const char *language, const char *lc_all, const char *lc_messages,
                              const char *lang)
{
    const char *locale = lc_all && *lc_all ? lc_all : lc_messages && *lc_messages ? lc_messages : lang;
    if (!locale || !*locale || strcmp(locale, "POSIX") == 0 ||
        (locale[0] == 'C' && (!locale[1] || locale[1] == '.')))
        return "en";
    for (const char *p = language; p && *p;) {
        size_t n = strcspn(p, ":");
        const char *code = code_of(p, n);
        if (code)
            return code;
        p += n + (p[n] == ':');
    }
    const char *code = code_of(locale, strlen(locale));
    return code ? code : "en";
}

/* ---- a catalogue: a header, then two tables of lengths and places, of ids in order and of texts ---- */

enum { HEADER_COUNT = 8, HEADER_IDS = 12, HEADER_TEXTS = 16 };

static uint32_t word_at(const um_catalogue *c, size_t at)
{
    const unsigned char *p = c->bytes + at;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static um_text text_at(const um_catalogue *c, size_t table, size_t i)
{
    size_t row = word_at(c, table) + 8 * i;
    return (um_text){(const char *)c->bytes + word_at(c, row + 4), word_at(c, row)};
}

bool um_message_at(size_t i, um_message *out)
{
    if (!spoken || i >= word_at(catalogue, HEADER_COUNT))
        return false;
    *out = (um_message){text_at(catalogue, HEADER_IDS, i), text_at(catalogue, HEADER_TEXTS, i)};
    return true;
}

/* The texts of an id, empty if there is none; an id ends where the first of its plurals does. */
static um_text look_up(const char *id)
{
    size_t lo = 0, hi = spoken ? word_at(catalogue, HEADER_COUNT) : 0;
    while (lo < hi) {
        size_t middle = lo + (hi - lo) / 2;
        int order = strcmp(id, text_at(catalogue, HEADER_IDS, middle).p);
        if (order == 0)
            return text_at(catalogue, HEADER_TEXTS, middle);
        if (order < 0)
            hi = middle;
        else
            lo = middle + 1;
    }
    return (um_text){"", 0};
}

const char *um_tr(const char *text)
{
    um_text found = text && *text ? look_up(text) : (um_text){"", 0};
    return found.n ? found.p : text;
}

const char *um_trn(const char *one, const char *many, long n)
{
    um_text found = look_up(one);
    int form = found.n ? spoken->form(n) : 0;
    for (; form > 0 && strlen(found.p) < found.n; form--) {
        size_t skip = strlen(found.p) + 1;
        found = (um_text){found.p + skip, found.n - skip};
    }
    return found.n && form == 0 ? found.p
                                : um_tr(n == 1 ? one : many); /* each stands there by itself, or neither */
}
