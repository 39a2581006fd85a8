/* Values of attributes as a pack writes them, and the pair that says how sure they are. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/loader.h"

/* ---- how sure, and by what ---- */

/* Whether a source of this id is declared, here or in the base. */
static bool known_source(const um_loader *l, um_text id)
{
    for (size_t i = 0; i < l->nsources; i++)
        if (um_text_eq(l->sources[i], id))
            return true;
    /* an overlay may cite what its base declares */
    for (int i = 0; i < l->p->nsources; i++) {
        um_text s = l->p->sources[i];
        const char *colon = s.n ? memchr(s.p, ':', s.n) : NULL;
        if (id.n && um_text_eq((um_text){s.p, colon ? (size_t)(colon - s.p) : s.n}, id))
            return true;
    }
    return false;
}

static const char *nearest_source(const um_loader *l, um_text id)
{
    const char *words[65];
    size_t n = 0;
    for (; n < l->nsources && n < 64; n++)
        words[n] = l->sources[n].p;
    words[n] = NULL;
    return um_nearest_word(words, id);
}

/* from="id" or "id: where in it". */
static bool read_source(um_loader *l, const xmlNode *node, um_text t, um_pair *out)
{
    const char *colon = t.n ? memchr(t.p, ':', t.n) : NULL;
    um_text id = {t.p, colon ? (size_t)(colon - t.p) : t.n};
    if (!known_source(l, id))
        return um_xml_say(&l->x, um_xml_attr_start(&l->x, node, BAD_CAST "from"), 4, UM_ERROR, UM_NAME,
                          "pack-source", nearest_source(l, id),
                          "'%.*s' is no source: none is declared by this id", (int)id.n, id.p);
    um_status s = l->p->nsources < UM_PACK_SOURCES_MAX ? um_pack_add_source(l->p, t, &out->source) : UM_LIMIT;
    if (s == UM_MEMORY)
        return um_xml_no_memory(&l->x);
    if (s != UM_OK)
        return um_xml_say(&l->x, um_xml_start(node), 1, UM_ERROR, s, "pack-source", NULL, "too many sources");
    out->has_source = true;
    return true;
}

bool um_read_pair(um_loader *l, const xmlNode *node, const um_pair *inherited, um_pair *out)
{
    static const char *const levels[] = {"unknown", "guess", "likely", "certain", NULL};
    bool has;
    *out = *inherited;
    um_text t = um_xml_attr(&l->x, node, "sure", &has);
    if (has && !um_sure_parse(t, &out->sure))
        return um_xml_say(&l->x, um_xml_attr_start(&l->x, node, BAD_CAST "sure"), 4, UM_ERROR, UM_VALUE,
                          "pack-sure", um_nearest_word(levels, t),
                          "found sure=\"%.*s\", expected certain, likely, guess or unknown", (int)t.n, t.p);
    out->has_sure = out->has_sure || has;
    t = um_xml_attr(&l->x, node, "from", &has);
    return !has || read_source(l, node, t, out);
}

bool um_need_pair(um_loader *l, const um_spot *at, const um_pair *pair, const char *what)
{
    if (!pair->has_sure)
        return um_xml_say(&l->x, um_xml_spot(&l->x, at), 1, UM_ERROR, UM_FORMAT, "pack-sure", NULL,
                          "%s: nothing says how sure this is: expected sure=\"...\" here or on the list",
                          what);
    if (!pair->has_source && pair->sure != UM_UNKNOWN)
        return um_xml_say(&l->x, um_xml_spot(&l->x, at), 1, UM_ERROR, UM_FORMAT, "pack-source", NULL,
                          "%s: nothing says where this is from: expected from=\"...\" here or on the list",
                          what);
    return true;
}

/* ---- values ---- */

typedef struct um_where { /* of the value being read */
    um_loader *l;
    const um_attr *a;
    const um_spot *at;
} um_where;

/* Says what was found and what is expected instead. */
static bool bad_value(const um_where *w, um_text t, const char *nearest, const char *expected)
{
    int n = t.n > 60 ? 60 : (int)t.n;
    return um_xml_say(&w->l->x, um_xml_spot(&w->l->x, w->at), t.n, UM_ERROR, UM_VALUE, "pack-value", nearest,
                      "%s: found '%.*s', expected %s", w->a->name, n, t.p, expected);
}

static bool bad_word(const um_where *w, um_text t)
{
    char list[300] = "";
    size_t at = 0;
    for (int i = 0; w->a->words[i] && at < sizeof list - 40; i++)
        at += (size_t)snprintf(list + at, sizeof list - at, "%s%s", i ? ", " : "one of ", w->a->words[i]);
    return bad_value(w, t, um_nearest_word(w->a->words, t), list);
}

/* A whole number within the attribute's bounds. */
static bool one_int(const um_where *w, um_text t, int32_t *out)
{
    char range[64];
    if (um_text_int(t, out) == UM_OK && *out >= w->a->lo && *out <= w->a->hi)
        return true;
    snprintf(range, sizeof range, "a whole number from %d to %d", (int)w->a->lo, (int)w->a->hi);
    return bad_value(w, t, NULL, range);
}

/* A word of the attribute's, as its index. */
static bool one_word(const um_where *w, um_text t, int32_t *out)
{
    for (int i = 0; w->a->words[i]; i++)
        if (um_text_is(t, w->a->words[i])) {
            *out = i;
            return true;
        }
    return bad_word(w, t);
}

/* Split "lo..hi"; false if there is no "..". */
static bool split_range(um_text t, um_text *lo, um_text *hi)
{
    for (size_t i = 1; i + 2 < t.n; i++)
        if (t.p[i] == '.' && t.p[i + 1] == '.') {
            *lo = um_text_trim((um_text){t.p, i});
            *hi = um_text_trim((um_text){t.p + i + 2, t.n - i - 2});
            return true;
        }
    return false;
}

/* One value or lo..hi, each read by `one`. */
static bool read_range(const um_where *w, um_text t, um_datum *out,
                       bool one(const um_where *, um_text, int32_t *))
{
    um_text lo, hi;
    if (!split_range(t, &lo, &hi)) {
        if (!one(w, t, &out->lo))
            return false;
        out->hi = out->lo;
        return true;
    }
    if (!one(w, lo, &out->lo) || !one(w, hi, &out->hi))
        return false;
    return out->lo <= out->hi || bad_value(w, t, NULL, "the smaller end first");
}

/* Words between blanks or commas, as bits; `none`: no bit. */
static bool read_set(const um_where *w, um_text t, um_datum *out)
{
    int32_t bits = 0, i = 0;
    for (size_t at = 0; at < t.n;) {
        size_t n = 0;
        while (at + n < t.n && !memchr(" \t\r\n,", t.p[at + n], 5))
            n++;
        um_text word = {t.p + at, n};
        at += n ? n : 1;
        if (n == 0 || (um_text_is(word, "none") && n == t.n))
            continue;
        if (!one_word(w, word, &i))
            return false;
        if (i < 30)
            bits |= 1 << i;
    }
    out->lo = out->hi = bits;
    return true;
}

/* "unit, leader or ship" */
static void kind_words(const um_game *g, uint32_t kinds, char *out, size_t cap)
{
    size_t at = 0;
    out[0] = '\0';
    for (int k = 0; k < g->nkinds; k++)
        if (((kinds >> k) & 1) && at + 40 < cap)
            at += (size_t)snprintf(out + at, cap - at, "%s%s", at ? " or " : "", g->kinds[k].name);
}

/* A row by id or name, with a side or a kind before a colon where the name alone is not enough; `none`: no
 * row. */
static bool read_ref(const um_where *w, um_text t, um_datum *out)
{
    const um_pack *p = w->l->p;
    uint32_t kinds = w->a->kinds;
    if (um_text_is(t, "none")) {
        out->lo = out->hi = UM_NONE;
        return true;
    }
    um_found f = um_find_name(p, kinds, -1, t);
    const char *colon = f.matches == 0 && t.n ? memchr(t.p, ':', t.n) : NULL;
    if (colon) {
        um_text before = {t.p, (size_t)(colon - t.p)}, after = {colon + 1, t.n - (size_t)(colon - t.p) - 1};
        int side = 0, kind = um_kind_named(p->game, before);
        while (p->game->sides[side] && !um_text_is(before, p->game->sides[side]))
            side++;
        if (kind >= 0)
            f = um_find_name(p, kinds & UM_KIND_BIT(kind), -1, after);
        else if (p->game->sides[side])
            f = um_find_name(p, kinds, side, after);
    }
    if (f.matches == 1) {
        out->lo = out->hi = f.ref;
        return true;
    }
    char words[200], expected[260], near[100];
    um_text nearest = um_nearest_name(p, kinds, t);
    kind_words(p->game, kinds, words, sizeof words);
    if (f.matches)
        snprintf(expected, sizeof expected, "the id of one %s: %d have this name", words, f.matches);
    else
        snprintf(expected, sizeof expected, "the id of a %s, or none", words);
    snprintf(near, sizeof near, "%.*s", (int)(nearest.n < sizeof near ? nearest.n : 0), nearest.p);
    return bad_value(w, t, f.matches == 0 && near[0] ? near : NULL, expected);
}

bool um_read_datum(um_loader *l, const um_attr *a, um_text t, const um_spot *at, um_datum *out)
{
    const um_where w = {l, a, at};
    t = um_text_trim(t);
    if (a->type != UM_A_TEXT && um_text_is(t, "unknown")) {
        int32_t nothing = a->type == UM_A_REF ? UM_NONE : 0;
        *out = (um_datum){.lo = nothing, .hi = nothing, .sure = UM_UNKNOWN, .source = out->source};
        return true;
    }
    if (out->sure == UM_UNKNOWN)
        return bad_value(&w, t, NULL, "unknown: a value that is given cannot be as sure as unknown");
    switch (a->type) {
    case UM_A_INT:
        return read_range(&w, t, out, one_int);
    case UM_A_WORD:
        return read_range(&w, t, out, one_word);
    case UM_A_SET:
        return read_set(&w, t, out);
    case UM_A_REF:
        return read_ref(&w, t, out);
    case UM_A_TEXT:
        if (um_pack_add_text(l->p, t, &out->lo) != UM_OK)
            return um_xml_no_memory(&l->x);
        out->hi = out->lo;
        return true;
    }
    return false;
}
