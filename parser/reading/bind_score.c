/* Where the score is shown, and markers whose place says something. */
#include <stdio.h>
#include <string.h>

#include "parser/reading/bind_proposer.h"

enum { TRACK_SIDES = 8 };

static const char *const turn_word[] = {"turn", "zug", "tour"};
static const char *const score_word[] = {"vp", "victory", "score", "points", "siegpunkt"};

static bool says(um_text t, const char *const *word, size_t n)
{
    char name[UM_PROPOSE_NAME_MAX];
    for (size_t i = 0; i < n; i++)
        if (um_fold(t, name, sizeof name) && strstr(name, word[i]))
            return true;
    return false;
}

static bool says_score(um_text t)
{
    return says(t, score_word, UM_COUNT(score_word));
}

/* ---- tracks: places numbered alike ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The words of a name that ends in its only number; empty: it does not. "=" goes before, so that no word at
 * all is one, too. */
um_text um_propose_track_key(um_proposer *q, const um_module_place *s)
{
    um_buf key = {0};
    um_name_words w;
    um_text kept = UM_TEXT("");
    size_t numbers = 0;
    if (!s->name.n || s->whole || !is_digit(s->name.p[s->name.n - 1]))
        return kept;
    um_name_cut(q->p->game, s->name, &w);
    um_buf_char(&key, '=');
    for (size_t i = 0; i < w.n; i++)
        if (w.w[i].number)
            numbers++;
        else
            um_buf_printf(&key, " %s", w.w[i].text);
    if (key.n == 1 && s->zone.n)
        um_buf_printf(&key, " %.*s", UM_FMT(s->zone));
    if (numbers == 1 && um_text_dup(&q->arena, um_buf_view(&key), &kept) != UM_OK)
        q->failed = UM_MEMORY;
    um_buf_free(&key);
    return kept;
}

bool um_propose_is_score(const um_proposer *q, const um_module_place *s, um_text key)
{
    (void)q;
    return key.n && s->ref == UM_NONE && um_text_eq(s->key, key);
}

static size_t places_on(const um_proposer *q, const um_module_places *s, um_text key)
{
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        n += um_propose_is_score(q, &s->p[i], key) && !um_propose_is_turn(q, &s->p[i]);
    return n;
}

/* The track that bears a word for the score, else the only one there is. */
static um_text find_track(const um_proposer *q, const um_module_places *s)
{
    um_text only = UM_TEXT("");
    bool several = false;
    for (size_t i = 0; i < s->n; i++) {
        const um_module_place *one = &s->p[i];
        if (!one->key.n || um_text_eq(one->key, only) || one->ref != UM_NONE ||
            places_on(q, s, one->key) < UM_PROPOSE_TRACK_MIN ||
            says(one->key, turn_word, UM_COUNT(turn_word)))
            continue;
        if (says_score(one->key) || says_score(one->zone))
            return one->key;
        several |= only.n > 0;
        only = one->key;
    }
    return several ? UM_TEXT("") : only;
}

typedef struct track {
    um_text key, prefix;
    um_text side[TRACK_SIDES]; /* what stands between the prefix and the number */
    size_t sides;
    bool below; /* numbers below zero */
} track;

static size_t common(um_text a, um_text b)
{
    size_t n = 0;
    while (n < a.n && n < b.n && a.p[n] == b.p[n])
        n++;
    return n;
}

/* What all names of the track begin with, up to the number or a word's end. */
static void find_prefix(const um_proposer *q, const um_module_places *s, track *t)
{
    bool numbers = true;
    for (size_t i = 0; i < s->n; i++)
        if (um_propose_is_score(q, &s->p[i], t->key))
            t->prefix = t->prefix.p ? (um_text){t->prefix.p, common(t->prefix, s->p[i].name)} : s->p[i].name;
    while (t->prefix.n && is_digit(t->prefix.p[t->prefix.n - 1]))
        t->prefix.n--;
    for (size_t i = 0; i < s->n; i++)
        if (um_propose_is_score(q, &s->p[i], t->key))
            numbers &= is_digit(s->p[i].name.p[t->prefix.n]);
    while (!numbers && t->prefix.n && t->prefix.p[t->prefix.n - 1] != ' ' &&
           t->prefix.p[t->prefix.n - 1] != ':')
        t->prefix.n--;
}

/* False: a word there is no side's name. */
static bool find_sides(const um_proposer *q, const um_module_places *s, track *t)
{
    for (size_t i = 0; i < s->n; i++) {
        um_text name = s->p[i].name;
        bool known = false;
        if (!um_propose_is_score(q, &s->p[i], t->key))
            continue;
        size_t end = name.n;
        while (end > t->prefix.n && is_digit(name.p[end - 1]))
            end--;
        um_text word = um_text_trim((um_text){name.p + t->prefix.n, end - t->prefix.n});
        if (um_text_is(word, "-") || !word.n) {
            t->below |= word.n > 0;
            continue;
        }
        while (word.n && strchr(":.-", word.p[word.n - 1]))
            word.n--;
        for (size_t k = 0; k < t->sides; k++)
            known |= um_text_eq(t->side[k], word);
        if (!known && (t->sides == TRACK_SIDES || um_side_of_player(q->p->game, word) < 0))
            return false;
        if (!known)
            t->side[t->sides++] = word;
    }
    return true;
}

static void put_literal(um_proposer *q, um_text t)
{
    t = um_propose_seen(q, t);
    for (size_t i = 0; i < t.n; i++) {
        if (strchr("\\^$.|?*+()[]{}", t.p[i]))
            um_buf_char(q->out, '\\');
        um_propose_escaped(q->out, (um_text){t.p + i, 1});
    }
}

/* A side that the track writes in its own way is one of the binding's sides, too. */
static void put_sides(um_proposer *q, const track *t)
{
    for (size_t i = 0; i < t->sides; i++) {
        bool seat = false;
        for (size_t k = 0; k < q->m->sides; k++)
            seat |= um_text_eq(q->m->side[k], t->side[i]);
        if (seat)
            continue;
        um_buf_str(q->out, "  <side");
        um_propose_name(q, "name", t->side[i]);
        um_buf_printf(q->out, " is=\"%s\"/>\n", q->p->game->sides[um_side_of_player(q->p->game, t->side[i])]);
    }
}

static void put_track(um_proposer *q, const track *t, const um_module_slot *marker)
{
    put_sides(q, t);
    um_buf_str(q->out, "  <score>\n    <marker");
    um_propose_name(q, "name", marker->name);
    if (marker->gpid.n)
        um_propose_attr(q->out, "gpid", marker->gpid);
    um_buf_str(q->out, "/>\n    <at>^");
    put_literal(q, t->prefix);
    um_buf_str(q->out, t->sides ? "(?:(?&lt;side&gt;" : "");
    for (size_t i = 0; i < t->sides; i++) {
        um_buf_str(q->out, i ? "|" : "");
        put_literal(q, t->side[i]);
    }
    um_buf_str(q->out, t->sides ? ")\\W*)?(?&lt;points&gt;\\d+)$" : "(?&lt;points&gt;-?\\d+)$");
    um_buf_str(q->out, "</at>\n  </score>\n");
}

static bool score_by_track(um_proposer *q, const um_module_places *s, track *t)
{
    um_module_slot *marker = um_propose_marker(q, score_word, UM_COUNT(score_word));
    t->key = find_track(q, s);
    if (!t->key.n || !marker)
        return false;
    find_prefix(q, s, t);
    if (!find_sides(q, s, t) || (!t->sides && !t->below)) {
        um_propose_open_unbound(q, "track", (um_text){t->key.p + 1, t->key.n - 1});
        um_buf_str(q->out, " note=\"the score? its places do not say whose points they are\"/>\n");
        return false;
    }
    put_track(q, t, marker);
    marker->told = true;
    return true;
}

/* Properties that may be the score; for whom one counts upwards its name may tell. */
static void put_properties(um_proposer *q, bool found)
{
    for (size_t i = 0, n = 0; i < q->m->globals; i++) {
        um_name_words w;
        if (found || !says_score(q->m->global[i].name) || n++ > UM_PROPOSE_LAYERS)
            continue;
        um_name_cut(q->p->game, q->m->global[i].name, &w);
        um_propose_open_unbound(q, "property", q->m->global[i].name);
        um_buf_printf(q->out,
                      " positive=\"\" note=\"the score? then: the side that it counts upwards for%s\"/>\n",
                      w.side >= 0 ? "; if each side has one of its own, neither is" : "");
    }
}

um_text um_propose_score(um_proposer *q, const um_module_places *s)
{
    track t = {.prefix = {NULL, 0}};
    bool found = score_by_track(q, s, &t);
    put_properties(q, found);
    q->score_told = found;
    if (!found)
        return UM_TEXT("");
    um_text zone = UM_TEXT("");
    for (size_t i = 0; i < s->n && !zone.n; i++)
        if (um_propose_is_score(q, &s->p[i], t.key))
            zone = s->p[i].zone;
    if (zone.n) { /* what else lies there, lies nowhere */
        um_buf_str(q->out, "  <ignore>\n    <place");
        um_propose_name(q, "zone", zone);
        um_buf_str(q->out, "/>\n  </ignore>\n");
    }
    return t.key;
}

static void put_bare_track(um_proposer *q, const char *what, um_module_slot *marker, const char *note)
{
    um_propose_open_unbound(q, what, marker->name);
    if (marker->gpid.n)
        um_propose_attr(q->out, "gpid", marker->gpid);
    um_propose_name(q, "map", q->bare);
    um_buf_printf(q->out, " x=\"\" y=\"\" from=\"\" to-x=\"\" to-y=\"\" to=\"\" note=\"%s\"/>\n", note);
    marker->told = true;
}

void um_propose_bare_tracks(um_proposer *q)
{
    const um_game *g = q->p->game;
    char note[160];
    um_module_slot *score = q->score_told ? NULL : um_propose_marker(q, score_word, UM_COUNT(score_word));
    snprintf(note, sizeof note, "both ends of the track; the points of %s upwards, of %s below 0",
             g->sides[0], g->sides[1] ? g->sides[1] : "nobody");
    if (score)
        put_bare_track(q, "score", score, note);
    um_module_slot *turn = q->turn_told ? NULL : um_propose_marker(q, turn_word, UM_COUNT(turn_word));
    if (turn)
        put_bare_track(q, "turn", turn,
                       um_propose_last_turn(g) ? "both ends of the track, by the numbers of its turns"
                                               : "both ends of the track; its first turn is 0");
}

/* ---- markers ---- */

/* Markers by the words of their names, for games that have the verbs. An empty side is the marker's own. */
static const struct {
    const char *word[3], *verb, *position, *param, *side;
} statement[] = {
    {{"depot"}, "depot", "depot-at", "space", ""},
    {{"lake", "control"}, NULL, "lake-marker", "lake", ""},
    {{"town", "eliminated"}, "destroy-town", "destroyed", "space", "town"},
    {{"base", "eliminated"}, "destroy-base", "destroyed", "space", "base"},
    {{"fort"}, NULL, "fort", "space", ""},
    {{"control"}, "marker", "control", "area", ""},
};

static bool has_all(const um_name_words *w, const char *const *word)
{
    for (; *word; word++) {
        bool has = false;
        for (size_t i = 0; i < w->n; i++)
            has |= strcmp(w->w[i].text, *word) == 0;
        if (!has)
            return false;
    }
    return true;
}

static bool knows(const um_game *g, const char *verb)
{
    return !verb || um_verb_named(g->verbs, g->nverbs, um_text_of(verb)) >= 0;
}

static void put_marker(um_proposer *q, um_module_slot *s, size_t i)
{
    const um_game *g = q->p->game;
    um_buf_str(q->out, "    <marker");
    um_propose_name(q, "name", s->name);
    if (s->gpid.n)
        um_propose_attr(q->out, "gpid", s->gpid);
    if (statement[i].verb)
        um_buf_printf(q->out, " verb=\"%s\"", statement[i].verb);
    um_buf_printf(q->out, " position=\"%s\" param=\"%s\" side=\"%s\"/>\n", statement[i].position,
                  statement[i].param, statement[i].side[0] ? statement[i].side : g->sides[s->side]);
    s->told = true;
}

void um_propose_markers(um_proposer *q)
{
    const um_game *g = q->p->game;
    bool any = false;
    for (size_t k = 0; k < q->slots; k++) {
        um_module_slot *s = &q->slot[k];
        um_name_words w;
        if (s->ref != UM_NONE || s->told || s->card)
            continue;
        um_name_cut(g, s->name, &w);
        for (size_t i = 0; i < UM_COUNT(statement) && !s->told; i++) {
            bool sided = statement[i].side[0] || s->side >= 0;
            if (!sided || !has_all(&w, statement[i].word) || !knows(g, statement[i].verb) ||
                !knows(g, statement[i].position))
                continue;
            um_buf_str(q->out, any ? "" : "  <markers>\n");
            any = true;
            put_marker(q, s, i);
        }
    }
    um_buf_str(q->out, any ? "  </markers>\n" : "");
}
