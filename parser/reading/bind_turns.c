/* Where the turn is shown: a track and its marker, or a tracker, told by the words of the game's seasons. */
#include <stdio.h>
#include <string.h>

#include "parser/reading/bind_proposer.h"

enum { YEARS = 3 }; /* of a tracker that counts years without end */

/* Names such as "Turn Track: Summer-Autumn 1812": a year, and a season of the game's. */
typedef struct seasons {
    const char *const *words; /* as the game's verbs name them; NULL: it has none */
    int n, first_year, years;
} seasons;

static seasons seasons_of(const um_game *g)
{
    seasons s = {NULL, 0, 0, YEARS};
    for (int v = 0; v < g->nverbs; v++)
        for (int i = 0; i < g->verbs[v].nparams; i++)
            if (strcmp(g->verbs[v].params[i].name, "season") == 0 && g->verbs[v].params[i].words)
                s.words = g->verbs[v].params[i].words;
    while (s.words && s.words[s.n])
        s.n++;
    for (int k = 0; k < g->nkinds; k++)
        for (int i = 0; i < g->kinds[k].nattrs; i++) {
            const um_attr *a = &g->kinds[k].attrs[i];
            int32_t year;
            if (strcmp(a->name, "scenario") == 0 && a->words && a->words[0] &&
                um_text_int(um_text_of(a->words[0]), &year) == UM_OK)
                s.first_year = year;
        }
    return s;
}

int32_t um_propose_last_turn(const um_game *g)
{
    int verb = um_verb_named(g->verbs, g->nverbs, UM_TEXT("turn"));
    const um_param *p = verb >= 0 && g->verbs[verb].nparams == 1 ? g->verbs[verb].params : NULL;
    return p && p->type == UM_P_INT ? um_param_range(p).hi : 0;
}

/* A word is a season's: its own, the beginning of it, or another word for it. */
static bool is_season(const char *word, const char *season, size_t n)
{
    static const char *const other[][2] = {{"fall", "autumn"},
                                           {"herbst", "autumn"},
                                           {"fruhjahr", "spring"},
                                           {"fruhling", "spring"},
                                           {"sommer", "summer"}};
    size_t m = strlen(word);
    for (size_t i = 0; i < UM_COUNT(other); i++)
        if (strcmp(word, other[i][0]) == 0)
            return strncmp(other[i][1], season, n) == 0;
    return m >= 2 && m <= n && strncmp(word, season, m) == 0;
}

/* Of a season's words ("spring-summer") how many are in the name, less those that are missing. */
static int season_score(const um_name_words *w, const char *season)
{
    int score = 0;
    for (const char *p = season; *p;) {
        size_t n = strcspn(p, "-");
        bool has = false;
        for (size_t i = 0; i < w->n; i++)
            has |= is_season(w->w[i].text, p, n);
        score += has ? 2 : -1;
        p += n + (p[n] == '-');
    }
    return score;
}

static int32_t year_in(const um_name_words *w)
{
    int32_t year = 0;
    for (size_t i = 0; i < w->n; i++)
        if (w->w[i].number && strlen(w->w[i].text) == 4 &&
            um_text_int(um_text_of(w->w[i].text), &year) == UM_OK)
            return year;
    return 0;
}

/* "Turn 3", "3. Zug", "Tour n° 3": the number beside the word, or 0. */
static int32_t number_beside(const um_name_words *w)
{
    static const char *const turn[] = {"turn", "zug", "tour"};
    int32_t n = 0;
    size_t idle = 0;
    bool word = false, number = false;
    for (size_t i = 0; i < w->n; i++)
        if (!w->w[i].number) {
            for (size_t k = 0; k < UM_COUNT(turn); k++)
                word |= strcmp(w->w[i].text, turn[k]) == 0;
            idle += strcmp(w->w[i].text, "n") == 0 || strcmp(w->w[i].text, "no") == 0;
        } else if (number || um_text_int(um_text_of(w->w[i].text), &n) != UM_OK)
            return 0;
        else
            number = true;
    return word && w->n - idle == 2 ? n : 0;
}

/* The turn's number that a name tells, or -2. Off the track is before the first. */
static int turn_named(const um_proposer *q, const seasons *s, um_text text)
{
    um_name_words w;
    char name[UM_PROPOSE_NAME_MAX];
    int best = -1, most = 0;
    um_name_cut(q->p->game, text, &w);
    int32_t last = um_propose_last_turn(q->p->game), number = last ? number_beside(&w) : 0;
    if (!s->n || !s->first_year) /* its turns have numbers alone */
        return number > 0 && number <= last ? number : -2;
    for (int i = 0; i < s->n; i++) {
        int score = season_score(&w, s->words[i]);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    int year = year_in(&w), beside = number_beside(&w);
    if (year >= s->first_year && best >= 0)
        return (year - s->first_year) * s->n + best;
    if (beside > 0 && q->turns_numbered && beside <= s->n * s->years)
        return beside - 1;
    return um_fold(text, name, sizeof name) && (strstr(name, "offtrack") || strstr(name, "prewar")) ? -1 : -2;
}

/* Whether the numbers beside the word "turn" are those of the game's turns, all of them and no more. */
static bool are_numbered(const um_proposer *q, const seasons *t, const um_module_places *s)
{
    int seen = 0;
    for (size_t i = 0; i < s->n; i++) {
        um_name_words w;
        um_name_cut(q->p->game, s->p[i].name, &w);
        int n = s->p[i].ref == UM_NONE ? number_beside(&w) : 0;
        if (n > t->n * t->years)
            return false;
        seen += n > 0;
    }
    return seen > 0 && seen == t->n * t->years;
}

bool um_propose_is_turn(const um_proposer *q, const um_module_place *s)
{
    seasons t = seasons_of(q->p->game);
    return s->ref == UM_NONE && s->name.n && !s->whole && turn_named(q, &t, s->name) > -2;
}

static void put_is(um_buf *b, um_text name, int turn)
{
    um_buf_str(b, "    <is");
    um_propose_attr(b, "at", name);
    um_buf_printf(b, " turn=\"%d\"/>\n", turn);
}

/* A track of three turns or more, and a marker that bears the word. */
bool um_propose_turn(um_proposer *q, const um_module_places *s)
{
    static const char *const word[] = {"turn", "zug", "tour"};
    seasons t = seasons_of(q->p->game);
    um_module_slot *marker = um_propose_marker(q, word, UM_COUNT(word));
    size_t n = 0;
    q->turns_numbered = are_numbered(q, &t, s);
    for (size_t i = 0; i < s->n; i++)
        n += um_propose_is_turn(q, &s->p[i]);
    if (n < 3 || !marker)
        return false;
    um_buf_str(q->out, "  <turn>\n    <marker");
    um_propose_name(q, "name", marker->name);
    if (marker->gpid.n)
        um_propose_attr(q->out, "gpid", marker->gpid);
    um_buf_str(q->out, "/>\n");
    marker->told = true;
    for (size_t i = 0; i < s->n; i++)
        if (um_propose_is_turn(q, &s->p[i]))
            put_is(q->out, um_propose_seen(q, s->p[i].name), turn_named(q, &t, s->p[i].name));
    um_buf_str(q->out, "  </turn>\n");
    return true;
}

/* ---- trackers ---- */

/* The i-th value of a level; false: it has no more. */
static bool level_value(const seasons *t, const um_vlevel *l, size_t i, char *out, size_t cap)
{
    int n = l->list             ? i < l->values ? snprintf(out, cap, "%.*s", UM_FMT(l->value[i])) : -1
            : (int)i < t->years ? snprintf(out, cap, "%d", (int)(l->start + (int32_t)i * l->incr))
                                : -1;
    return n >= 0 && (size_t)n < cap;
}

static size_t put_values(const um_proposer *q, const seasons *t, const um_vturn *v, int32_t level,
                         const char *before, um_buf *out)
{
    char own[UM_PROPOSE_NAME_MAX / 2], whole[UM_PROPOSE_NAME_MAX];
    size_t n = 0;
    for (size_t i = 0; level_value(t, &v->level[level], i, own, sizeof own); i++) {
        bool below = false;
        int len = snprintf(whole, sizeof whole, "%s%s%s", before, *before ? " " : "", own);
        if (len < 0 || (size_t)len >= sizeof whole)
            continue;
        for (int32_t b = level + 1; b < (int32_t)v->levels; b++)
            if (v->level[b].parent == level) {
                below = true;
                n += put_values(q, t, v, b, whole, out);
            }
        int turn = below ? -2 : turn_named(q, t, um_text_of(whole));
        if (turn < -1)
            continue;
        put_is(out, um_text_of(whole), turn);
        n++;
    }
    return n;
}

/* Names put together from the levels, as "1812 Spring" from a year and its season. */
bool um_propose_tracker(um_proposer *q, const um_vturn *v)
{
    seasons t = seasons_of(q->p->game);
    um_buf is = {0};
    size_t n = 0;
    for (int32_t a = 0; t.n && a < (int32_t)v->levels; a++)
        if (v->level[a].parent < 0)
            n += put_values(q, &t, v, a, "", &is);
    if (n >= 3) {
        um_buf_str(q->out, "  <turn>\n    <tracker");
        um_propose_name(q, "name", v->name);
        um_buf_str(q->out, "/>\n");
        um_buf_text(q->out, um_buf_view(&is));
        um_buf_str(q->out, "  </turn>\n");
    }
    um_buf_free(&is);
    return n >= 3;
}
