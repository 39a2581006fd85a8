/* Weighing what games say of data: which values break rules in more of them than errors of players explain.
 *
 * A value of a datum has a step against it if the step breaks a rule with that value and with whatever values
 * the other data that it bears on may still have. What is ruled out of one datum may so rule out something of
 * another: this is done again until nothing changes. All games are looked at alike, so that the order in
 * which they lie in the store does not matter. */
#include "cli/learn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What part of the games that bear on a datum have an error that speaks against its true value; how
 * seldom it may be that such errors alone come to as many games as speak against a value; and how many games
 * and players must do so though a game, and both its players, are left out. */
static const double ERRORS = 0.005, CHANCE = 0.001;
enum { GAMES_LEFT = 2, PLAYERS_LEFT = 2, IN_A_GAME = 2 };

typedef struct statement { /* one or more steps of a player in a game */
    int game, player, steps;
    int datum[UM_TESTIMONY_DATA], n;
    const char *verdicts;
} statement;

typedef struct voice { /* a statement that bears on a value of a datum, for counting */
    int datum, value, game, player, steps;
} voice;

typedef struct scales {
    const um_pack *p;
    um_weighed *data;
    um_text *names;
    size_t n, room;
    statement *said;
    size_t nsaid, said_cap;
    voice *voices;
    size_t nvoices, voices_cap;
    um_arena arena;
} scales;

/* ---- what can be weighed ---- */

typedef struct named {
    um_text name;
    int datum;
} named;

static int by_name(const void *a, const void *b)
{
    const named *x = a, *y = b;
    size_t n = x->name.n < y->name.n ? x->name.n : y->name.n;
    int d = memcmp(x->name.p, y->name.p, n);
    return d ? d : (x->name.n > y->name.n) - (x->name.n < y->name.n);
}

static bool is_weighed(const um_pack *p, um_datum_id id)
{
    int32_t first;
    return um_datum_at(p, id)->sure != UM_CERTAIN && um_values_of_datum(p, id, &first) > 1;
}

static um_status add_datum(scales *s, um_arena *arena, um_datum_id id, named *name)
{
    um_weighed *w = &s->data[s->n];
    um_buf words = {0};
    w->datum = id;
    w->n = um_values_of_datum(s->p, id, &w->first);
    w->left = (uint32_t)(((uint64_t)1 << w->n) - 1);
    w->values = um_arena_alloc(arena, (size_t)w->n * sizeof *w->values);
    um_datum_name(s->p, id, &words);
    um_status st = words.failed ? words.failed : um_text_dup(&s->arena, um_buf_view(&words), &name->name);
    um_buf_free(&words);
    name->datum = (int)s->n++;
    return w->values ? st : UM_MEMORY;
}

/* The pack's data that can be weighed, and their names in order. */
static um_status list_data(scales *s, um_arena *arena, named **names)
{
    um_status st = UM_OK;
    size_t n = 0;
    for (um_datum_id id = 0; (id = um_datum_next(s->p, id));)
        n += is_weighed(s->p, id);
    s->data = um_arena_alloc(arena, (n + 1) * sizeof *s->data);
    *names = um_arena_alloc(&s->arena, (n + 1) * sizeof **names);
    if (!s->data || !*names)
        return UM_MEMORY;
    for (um_datum_id id = 0; (id = um_datum_next(s->p, id)) && st == UM_OK;)
        if (is_weighed(s->p, id))
            st = add_datum(s, arena, id, &(*names)[s->n]);
    if (st == UM_OK) /* otherwise a name may be missing */
        qsort(*names, s->n, sizeof **names, by_name);
    return st;
}

/* ---- what was said ---- */

/* The data that a statement names; false: the pack has one no longer, or is certain of it. */
static bool read_data(const scales *s, const named *names, um_text t, statement *out)
{
    size_t all = 1;
    for (out->n = 0; t.n && out->n < UM_TESTIMONY_DATA; out->n++) {
        const char *end = memchr(t.p, '\n', t.n);
        named key = {.name = {t.p, end ? (size_t)(end - t.p) : t.n}};
        const named *found = bsearch(&key, names, s->n, sizeof key, by_name);
        if (!found)
            return false;
        out->datum[out->n] = found->datum;
        all *= (size_t)s->data[found->datum].n;
        t = (um_text){t.p + key.name.n + (end != NULL), t.n - key.name.n - (end != NULL)};
    }
    return out->n > 0 && t.n == 0 && all == strlen(out->verdicts);
}

static um_status add_statement(scales *s, const named *names, sqlite3_stmt *q)
{
    um_text verdicts;
    statement t = {.game = sqlite3_column_int(q, 0),
                   .player = sqlite3_column_int(q, 1),
                   .steps = sqlite3_column_int(q, 2),
                   .verdicts = um_store_text(q, 4)};
    if (!read_data(s, names, um_text_of(um_store_text(q, 3)), &t))
        return UM_OK;
    um_status st = um_text_dup(&s->arena, um_text_of(t.verdicts), &verdicts);
    if (st == UM_OK)
        st = um_grow((void **)&s->said, &s->said_cap, s->nsaid + 1, sizeof t);
    t.verdicts = verdicts.p;
    if (st == UM_OK)
        s->said[s->nsaid++] = t;
    return st;
}

/* Of the games of one kind; a player without a name is one of his own in each, by a number below none of a
 * known one. */
static um_status read_said(scales *s, um_store *store, const named *names)
{
    static const char sql[] =
        "WITH named AS (SELECT name, row_number() OVER (ORDER BY name) AS n FROM (SELECT player_1 AS name"
        " FROM game WHERE player_1 IS NOT NULL UNION SELECT player_2 FROM game WHERE player_2 IS NOT NULL))"
        " SELECT g.id, ifnull(p.n, -3 * g.id - ifnull(t.side, 2)), t.steps, t.data, t.verdicts"
        " FROM testimony AS t JOIN game AS g ON g.id = t.game LEFT JOIN named AS p"
        " ON p.name = CASE t.side WHEN 0 THEN g.player_1 WHEN 1 THEN g.player_2 END"
        " WHERE g.game = ? ORDER BY g.id, t.seq";
    um_status st = UM_OK, row = UM_OK;
    sqlite3_stmt *q = um_store_ask(store, sql, "s", s->p->game->name);
    while (um_store_row(store, q, &st))
        if (row == UM_OK)
            row = add_statement(s, names, q);
    return st == UM_OK ? row : st;
}

/* ---- counting ---- */

static int by_voice(const void *a, const void *b)
{
    const voice *x = a, *y = b;
    const int d[] = {x->datum - y->datum, x->value - y->value, x->player - y->player};
    for (size_t i = 0; i < UM_COUNT(d); i++)
        if (d[i])
            return d[i];
    return (x->game > y->game) - (x->game < y->game);
}

static um_status speak(scales *s, const statement *t, int datum, int value)
{
    um_status st = um_grow((void **)&s->voices, &s->voices_cap, s->nvoices + 1, sizeof *s->voices);
    if (st == UM_OK)
        s->voices[s->nvoices++] = (voice){datum, value, t->game, t->player, t->steps};
    return st;
}

typedef struct counted { /* the voices about one value of one datum */
    int datum, value;
    um_tallied tallied;
} counted;

static int by_number(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* Count the voices from `at` on that are about the same value; where the next ones begin. */
static size_t count(scales *s, size_t at, int *games, counted *out)
{
    const voice *v = s->voices;
    size_t end = at, n = 0;
    *out = (counted){v[at].datum, v[at].value, {0, 0, 0}};
    for (; end < s->nvoices && v[end].datum == out->datum && v[end].value == out->value; end++) {
        out->tallied.steps += v[end].steps;
        out->tallied.players += end == at || v[end].player != v[end - 1].player;
        games[n++] = v[end].game;
    }
    qsort(games, n, sizeof *games, by_number);
    for (size_t i = 0; i < n; i++)
        out->tallied.games += i == 0 || games[i] != games[i - 1];
    return end;
}

typedef void counted_fn(scales *s, const counted *c);

/* Give the counts of all voices to `fn`, and forget them. */
static um_status count_all(scales *s, counted_fn *fn)
{
    counted c;
    int *games = um_realloc(NULL, 0, (s->nvoices + 1) * sizeof *games);
    if (!games)
        return UM_MEMORY;
    if (s->nvoices) /* there may be no array at all */
        qsort(s->voices, s->nvoices, sizeof *s->voices, by_voice);
    for (size_t at = 0; at < s->nvoices;) {
        at = count(s, at, games, &c);
        fn(s, &c);
    }
    um_free(games, (s->nvoices + 1) * sizeof *games);
    s->nvoices = 0;
    return UM_OK;
}

/* ---- what a statement leaves ---- */

/* Of each datum the values with which no rule need be broken, if they all have values that are left; but of
 * datum `free`, -1: none, every value is looked at. */
static void supports(const scales *s, const statement *t, int free, uint32_t *may)
{
    int at[UM_TESTIMONY_DATA] = {0};
    memset(may, 0, sizeof *may * UM_TESTIMONY_DATA);
    for (size_t k = 0; t->verdicts[k]; k++) {
        bool open = t->verdicts[k] != 'n';
        for (int i = 0; i < t->n && open; i++)
            open = i == free || (s->data[t->datum[i]].left >> at[i] & 1);
        for (int i = 0; i < t->n && open; i++)
            may[i] |= (uint32_t)1 << at[i];
        for (int i = t->n - 1; i >= 0 && ++at[i] == s->data[t->datum[i]].n; i--)
            at[i] = 0;
    }
}

/* How seldom `games` of `all` come about by errors alone: a tail of the binomial distribution. */
static double chance_of(int games, int all)
{
    double p = 0;
    for (int i = games; i <= all; i++)
        p += exp(lgamma(all + 1.0) - lgamma(i + 1.0) - lgamma(all - i + 1.0) + i * log(ERRORS) +
                 (all - i) * log1p(-ERRORS));
    return p;
}

/* Whether so much speaks against a value that it is ruled out, though any one game is left out. */
static bool rules_out(const um_tallied *t, int games)
{
    return t->games - 1 >= GAMES_LEFT && t->players - IN_A_GAME >= PLAYERS_LEFT &&
           chance_of(t->games - 1, games - 1) < CHANCE;
}

/* ---- the rounds ---- */

static void note_games(scales *s, const counted *c)
{
    s->data[c->datum].games = c->tallied.games;
}

static void note_illegal(scales *s, const counted *c)
{
    s->data[c->datum].values[c->value].illegal = c->tallied;
}

static void note_only(scales *s, const counted *c)
{
    s->data[c->datum].values[c->value].only = c->tallied;
}

static void note_against(scales *s, const counted *c)
{
    s->data[c->datum].against = c->tallied;
}

static um_status count_games(scales *s)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < s->nsaid && st == UM_OK; i++)
        for (int k = 0; k < s->said[i].n && st == UM_OK; k++)
            st = speak(s, &s->said[i], s->said[i].datum[k], 0);
    return st == UM_OK ? count_all(s, note_games) : st;
}

static bool is_one(uint32_t bits)
{
    return bits && !(bits & (bits - 1));
}

static int first_of(uint32_t bits)
{
    int i = 0;
    while (!(bits >> i & 1))
        i++;
    return i;
}

/* What a statement says of one of its data: `only`: the one value that it leaves, else those that it does
 * not. */
static um_status speak_of(scales *s, const statement *t, int k, bool only)
{
    uint32_t may[UM_TESTIMONY_DATA];
    const um_weighed *w = &s->data[t->datum[k]];
    um_status st = UM_OK;
    supports(s, t, k, may);
    if (only)
        return is_one(may[k]) ? speak(s, t, t->datum[k], first_of(may[k])) : UM_OK;
    for (int v = 0; v < w->n && st == UM_OK; v++)
        if (!(may[k] >> v & 1) && may[k])
            st = speak(s, t, t->datum[k], v);
    return st;
}

static um_status speak_all(scales *s, bool only, counted_fn *fn)
{
    um_status st = UM_OK;
    for (size_t i = 0; i < s->nsaid && st == UM_OK; i++)
        for (int k = 0; k < s->said[i].n && st == UM_OK; k++)
            st = speak_of(s, &s->said[i], k, only);
    return st == UM_OK ? count_all(s, fn) : st;
}

static void forget_counts(scales *s)
{
    for (size_t i = 0; i < s->n; i++)
        memset(s->data[i].values, 0, (size_t)s->data[i].n * sizeof *s->data[i].values);
}

/* Rule out what the counts rule out; whether anything was. */
static bool rule_out(scales *s)
{
    bool any = false;
    for (size_t i = 0; i < s->n; i++) {
        um_weighed *w = &s->data[i];
        uint32_t left = 0, all = (uint32_t)(((uint64_t)1 << w->n) - 1);
        for (int v = 0; v < w->n; v++)
            if ((w->left >> v & 1) && !rules_out(&w->values[v].illegal, w->games))
                left |= (uint32_t)1 << v;
        if (w->torn || left == w->left)
            continue;
        w->torn = left == 0;
        w->left = left ? left : all;
        any = true;
    }
    return any;
}

/* Steps that break a rule with all that is left, though it might be kept with another value. */
static um_status count_against(scales *s)
{
    uint32_t may[UM_TESTIMONY_DATA];
    um_status st = UM_OK;
    for (size_t i = 0; i < s->nsaid && st == UM_OK; i++)
        for (int k = 0; k < s->said[i].n && st == UM_OK; k++) {
            supports(s, &s->said[i], k, may);
            if (may[k] && !(may[k] & s->data[s->said[i].datum[k]].left))
                st = speak(s, &s->said[i], s->said[i].datum[k], 0);
        }
    return st == UM_OK ? count_all(s, note_against) : st;
}

static void note_otherwise(um_weighed *w)
{
    bool any = false;
    for (int v = 0; v < w->n; v++)
        if (!(w->left >> v & 1) && (!any || w->values[v].illegal.games < w->otherwise.games)) {
            w->otherwise = w->values[v].illegal;
            any = true;
        }
}

/* What follows for the pack. That a row is not there no overlay can say. */
static void conclude(const um_pack *p, um_weighed *w)
{
    const um_datum *d = um_datum_at(p, w->datum);
    bool exists = um_datum_attr(w->datum) == UM_ATTR_EXISTS, known = d->sure != UM_UNKNOWN, agrees = false;
    uint32_t all = (uint32_t)(((uint64_t)1 << w->n) - 1);
    for (int v = 0; v < w->n && known; v++)
        agrees |= (w->left >> v & 1) && (exists ? v == 1 : w->first + v >= d->lo && w->first + v <= d->hi);
    bool any = !w->torn && w->left != all;
    w->contradicted = any && known && !agrees;
    w->proposed = any && !(exists && w->contradicted) && (d->sure < UM_LIKELY || w->contradicted);
}

static um_status weigh(scales *s)
{
    um_status st = count_games(s);
    for (bool more = true; more && st == UM_OK;) {
        forget_counts(s);
        st = speak_all(s, false, note_illegal);
        more = st == UM_OK && rule_out(s);
    }
    if (st == UM_OK)
        st = speak_all(s, true, note_only);
    if (st == UM_OK)
        st = count_against(s);
    for (size_t i = 0; i < s->n; i++)
        note_otherwise(&s->data[i]);
    for (size_t i = 0; i < s->n; i++)
        conclude(s->p, &s->data[i]);
    return st;
}

um_status um_learn_weigh(um_store *store, const um_pack *p, um_arena *arena, um_weighed **out, size_t *n)
{
    scales s = {.p = p};
    named *names;
    size_t kept = 0;
    um_status st = list_data(&s, arena, &names);
    if (st == UM_OK)
        st = read_said(&s, store, names);
    if (st == UM_OK)
        st = weigh(&s);
    for (size_t i = 0; i < s.n && st == UM_OK; i++)
        if (s.data[i].games)
            s.data[kept++] = s.data[i];
    *out = s.data;
    *n = kept;
    um_free(s.said, s.said_cap * sizeof *s.said);
    um_free(s.voices, s.voices_cap * sizeof *s.voices);
    um_arena_free(&s.arena);
    return st;
}

/* ---- in words ---- */

void um_weighed_word(const um_pack *p, const um_weighed *w, int i, um_buf *out)
{
    static const char *const there[] = {"no", "yes"};
    int attr = um_datum_attr(w->datum);
    const um_attr *a = &p->game->kinds[um_datum_kind(w->datum)].attrs[attr == UM_ATTR_EXISTS ? 0 : attr];
    if (attr == UM_ATTR_EXISTS)
        um_buf_str(out, there[i]);
    else if (a->type == UM_A_WORD)
        um_buf_str(out, a->words[i]);
    else
        um_buf_printf(out, "%d", (int)(w->first + i));
}

void um_weighed_value_text(const um_pack *p, const um_weighed *w, um_buf *out)
{
    int last = w->n - 1, first = first_of(w->left);
    while (!(w->left >> last & 1))
        last--;
    um_weighed_word(p, w, first, out);
    if (last > first) {
        um_buf_str(out, "..");
        um_weighed_word(p, w, last, out);
    }
}

/* "41 steps in 17 games by 12 players" */
static void put_tallied(const um_tallied *t, um_buf *out)
{
    char steps[80], in_games[80], players[80];
    snprintf(steps, sizeof steps, um_trn("%d step", "%d steps", t->steps), t->steps);
    snprintf(in_games, sizeof in_games, um_trn("in %d game", "in %d games", t->games), t->games);
    snprintf(players, sizeof players, um_trn("by %d player", "by %d players", t->players), t->players);
    um_buf_printf(out, "%s %s %s", steps, in_games, players);
}

void um_weighed_source(const um_weighed *w, um_buf *out)
{
    um_buf otherwise = {0}, so = {0};
    put_tallied(&w->otherwise, &otherwise);
    if (w->against.steps)
        put_tallied(&w->against, &so);
    else
        um_buf_str(&so, um_tr("none"));
    um_buf_printf(out, um_tr("a rule is broken otherwise: %s; so: %s"), um_buf_view(&otherwise).p,
                  um_buf_view(&so).p);
    um_buf_free(&otherwise);
    um_buf_free(&so);
}
