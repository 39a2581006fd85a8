/* Where the turn is shown: a track and its marker, or a tracker, told by the words of the game's seasons. */
#include <stdio.h>
#include <string.h>

#include "parser/reading/bind_inside.h"

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

static void lower(um_text t, char *out, size_t cap)
{
    size_t n = 0;
    for (; n < t.n && n + 1 < cap; n++)
        out[n] = t.p[n] >= 'A' && t.p[n] <= 'Z' ? (char)(t.p[n] - 'A' + 'a') : t.p[n];
    out[n] = '\0';
}

static bool has_word(const char *name, const char *word, size_t n)
{
    for (const char *p = name; *p; p++)
        if (strncmp(p, word, n) == 0)
            return true;
    return false;
}

/* Of a season's words ("spring-summer") how many are in the name, less those that are missing. */
static int season_score(const char *name, const char *season)
{
    int score = 0;
    for (const char *p = season; *p;) {
        size_t n = strcspn(p, "-");
        bool fall = strncmp(p, "autumn", n) == 0 && has_word(name, "fall", 4);
        score += fall || has_word(name, p, n) ? 2 : -1;
        p += n + (p[n] == '-');
    }
    return score;
}

static int32_t year_in(const char *name)
{
    int32_t year = 0;
    for (const char *p = name; *p; p += *p != '\0') {
        size_t n = strspn(p, "0123456789");
        if (n == 4 && um_text_int((um_text){p, 4}, &year) == UM_OK)
            return year;
        p += n ? n - 1 : 0;
    }
    return 0;
}

/* The turn's number that a name tells, or -2. Off the track is before the first. */
static int turn_named(const seasons *s, um_text text)
{
    char name[NAME_MAX_LEN];
    int best = -1, most = 0;
    if (!s->n || !s->first_year)
        return -2;
    lower(text, name, sizeof name);
    for (int i = 0; i < s->n; i++) {
        int score = season_score(name, s->words[i]);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    int year = year_in(name);
    if (year >= s->first_year && best >= 0)
        return (year - s->first_year) * s->n + best;
    return strstr(name, "off track") || strstr(name, "pre-war") || strstr(name, "prewar") ? -1 : -2;
}

bool pb_is_turn(const proposer *q, const spot *s)
{
    seasons t = seasons_of(q->p->game);
    return s->ref == UM_NONE && s->name.n && turn_named(&t, s->name) > -2;
}

static void put_is(um_buf *b, um_text name, int turn)
{
    um_buf_str(b, "    <is");
    pb_attr(b, "at", name);
    um_buf_printf(b, " turn=\"%d\"/>\n", turn);
}

/* A track of three turns or more, and a marker that bears the word. */
bool pb_turn(proposer *q, const spots *s)
{
    static const char *const word[] = {"turn"};
    seasons t = seasons_of(q->p->game);
    slot *marker = pb_marker(q, word, 1);
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        n += pb_is_turn(q, &s->p[i]);
    if (n < 3 || !marker)
        return false;
    um_buf_str(q->out, "  <turn>\n    <marker");
    pb_attr(q->out, "name", marker->name);
    if (marker->gpid.n)
        pb_attr(q->out, "gpid", marker->gpid);
    um_buf_str(q->out, "/>\n");
    marker->told = true;
    for (size_t i = 0; i < s->n; i++)
        if (pb_is_turn(q, &s->p[i]))
            put_is(q->out, s->p[i].name, turn_named(&t, s->p[i].name));
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

static size_t put_values(const seasons *t, const um_vturn *v, int32_t level, const char *before, um_buf *out)
{
    char own[NAME_MAX_LEN / 2], whole[NAME_MAX_LEN];
    size_t n = 0;
    for (size_t i = 0; level_value(t, &v->level[level], i, own, sizeof own); i++) {
        bool below = false;
        int len = snprintf(whole, sizeof whole, "%s%s%s", before, *before ? " " : "", own);
        if (len < 0 || (size_t)len >= sizeof whole)
            continue;
        for (int32_t b = level + 1; b < (int32_t)v->levels; b++)
            if (v->level[b].parent == level) {
                below = true;
                n += put_values(t, v, b, whole, out);
            }
        int turn = below ? -2 : turn_named(t, um_text_of(whole));
        if (turn < -1)
            continue;
        put_is(out, um_text_of(whole), turn);
        n++;
    }
    return n;
}

/* Names put together from the levels, as "1812 Spring" from a year and its season. */
bool pb_tracker(proposer *q, const um_vturn *v)
{
    seasons t = seasons_of(q->p->game);
    um_buf is = {0};
    size_t n = 0;
    for (int32_t a = 0; t.n && a < (int32_t)v->levels; a++)
        if (v->level[a].parent < 0)
            n += put_values(&t, v, a, "", &is);
    if (n >= 3) {
        um_buf_str(q->out, "  <turn>\n    <tracker");
        pb_attr(q->out, "name", v->name);
        um_buf_str(q->out, "/>\n");
        um_buf_text(q->out, um_buf_view(&is));
        um_buf_str(q->out, "  </turn>\n");
    }
    um_buf_free(&is);
    return n >= 3;
}
