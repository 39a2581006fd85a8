/* What is written reads back as it was, in the toy game and in every other, and what is laid out is laid out
 * the same again: records of made up actions. */
#include "parser/pack/pack_xml.h"
#include "parser/record/reader.h"
#include "tests/toy.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static um_pack *pack;
static const um_game *game = &toy_game; /* whose actions are made up */

static void setup(void)
{
    pack = toy_pack();
    cr_assert(pack);
}

static void teardown(void)
{
    um_pack_free(pack);
}

TestSuite(record_round, .init = setup, .fini = teardown);

typedef struct heard {
    int n;
    char message[400]; /* the first */
} heard;

static void listen(void *user, const um_diag *d)
{
    heard *h = user;
    if (h->n++ == 0)
        snprintf(h->message, sizeof h->message, "%s", d->message);
}

static um_record *must_read(const char *text)
{
    heard h = {0};
    um_record *r = NULL;
    um_read_options o = {
        .game = &toy_game, .find_pack = toy_find_pack, .find_pack_user = pack, .sink = {listen, &h}};
    cr_assert_eq(um_record_read(UM_TEXT("toy.ump"), um_text_of(text), &o, &r), UM_OK, "%s", text);
    return r;
}

/* ---- made up actions ---- */

static uint32_t next_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static int any(uint32_t *seed, int n)
{
    return (int)(next_random(seed) % (uint32_t)n);
}

/* A row of some kind of the mask; UM_NONE if there are none. */
static um_ref any_row(uint32_t *seed, uint32_t kinds)
{
    for (int tries = 0; tries < 300; tries++) {
        int kind = any(seed, game->nkinds);
        if (((kinds >> kind) & 1) && um_rows(pack, kind) > 0)
            return um_ref_of(kind, any(seed, um_rows(pack, kind)));
    }
    return UM_NONE;
}

static int words_in(const char *const *words)
{
    int n = 0;
    while (words[n])
        n++;
    return n;
}

static const char *const texts[] = {"plain", "two words", "a, b = c: d",      "\"q\" \\ #",
                                    "# x",   "-",         "a .. b",           "6\" deep",
                                    " x",    "",          "\xc3\xa9t\xc3\xa9"};

static void add_any(um_maker *m, const um_param *p, int i, bool range, uint32_t *seed)
{
    um_value *v;
    int n = 1 + any(seed, 4);
    switch (p->type) {
    case UM_P_REF:
        um_make_ref(m, i, any_row(seed, p->kinds));
        break;
    case UM_P_REFS:
        while (n--)
            um_make_marked(m, i, any_row(seed, p->kinds),
                           p->marks ? any(seed, words_in(p->marks) + 1) - 1 : -1);
        break;
    case UM_P_PATH:
        while (n--)
            um_make_step(m, i, any_row(seed, p->kinds), any(seed, 3) == 0);
        break;
    case UM_P_COUNTS:
        while (n--)
            um_make_count(m, i, any_row(seed, p->kinds), any(seed, 40));
        break;
    case UM_P_GROUPS:
        while (n--) {
            um_make_ref(m, i, any_row(seed, p->kinds));
            for (int k = any(seed, 3); k > 0; k--)
                um_make_int(m, i, any(seed, words_in(p->words)));
        }
        break;
    case UM_P_DICE:
        while (n--)
            um_make_int(m, i, 1 + any(seed, 6));
        break;
    case UM_P_POINT:
        um_make_int(m, i, any(seed, 10000) - 5000);
        um_make_int(m, i, any(seed, 10000) - 5000);
        break;
    case UM_P_WORD:
        um_make_int(m, i, any(seed, words_in(p->words)));
        break;
    case UM_P_SIDE:
        um_make_int(m, i, any(seed, 2));
        break;
    case UM_P_TEXT:
        um_make_text(m, i, um_text_of(texts[any(seed, (int)UM_COUNT(texts))]));
        break;
    default: {
        um_bounds may = um_param_range(p);
        um_make_int(m, i,
                    range || may.hi - may.lo > 400 ? any(seed, 400) - (may.lo < 0 || range ? 200 : 0)
                                                   : may.lo + any(seed, may.hi - may.lo + 1));
    }
    }
    v = &m->values[m->n - 1];
    if (range && (p->type == UM_P_INT || p->type == UM_P_VP) && any(seed, 2))
        v->hi = v->num + any(seed, 300);
}

static bool same(const um_verb *verb, const um_action *a, const um_action *b)
{
    bool ok = a->verb == b->verb && a->player == b->player;
    for (int i = 0; i < verb->nparams; i++) {
        int n, m;
        const um_value *v = um_values_of(a, i, &n), *w = um_values_of(b, i, &m);
        ok = ok && n == m;
        for (int k = 0; ok && k < n; k++)
            ok = v[k].ref == w[k].ref && v[k].num == w[k].num && v[k].hi == w[k].hi &&
                 v[k].mark == w[k].mark && v[k].gap == w[k].gap && um_text_eq(v[k].text, w[k].text);
    }
    return ok;
}

static um_status find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    *out = user;
    return g == game && name.n == 0 ? UM_OK : UM_NAME;
}

static bool has_rows(const um_param *p)
{
    uint32_t seed = 1;
    return !p->kinds || any_row(&seed, p->kinds) != UM_NONE;
}

static void round_trip(int which, bool query, uint32_t *seed)
{
    um_maker m;
    um_buf b = {0};
    heard h = {0};
    um_record *r = NULL;
    const um_verb *verb = query ? &game->queries[which] : &game->verbs[which];
    um_make(&m, which, any(seed, 3) - 1);
    for (int i = 0; i < verb->nparams; i++) {
        bool required = !(verb->params[i].flags & UM_OPTIONAL);
        if (!has_rows(&verb->params[i])) {
            if (required)
                return;
        } else if (required || any(seed, 2)) {
            add_any(&m, &verb->params[i], i, query && i == verb->nparams - 1, seed);
        }
    }
    um_action bare = m.action;
    bare.player = -1;
    if (query) {
        if (m.action.player >= 0)
            um_buf_printf(&b, "%s: ", game->sides[m.action.player]);
        um_buf_str(&b, "claim ");
    }
    um_action_write(game, pack, verb, query ? &bare : &m.action, &b);
    um_read_options o = {.game = game, .find_pack = find_pack, .find_pack_user = pack, .sink = {listen, &h}};
    cr_assert_eq(um_record_read(UM_TEXT("x"), um_buf_view(&b), &o, &r), UM_OK);
    cr_assert_eq(h.n, 0, "%s: %s", b.p, h.message);
    cr_assert_eq(r->cases[0].nitems, 1, "%s", b.p);
    cr_expect(same(verb, &m.action, &r->cases[0].items[0].action), "%s", b.p);
    cr_expect_eq(r->cases[0].items[0].kind, query ? UM_I_CLAIM : UM_I_ACTION);
    um_record_free(r);
    um_buf_free(&b);
}

static void round_trips(int rounds)
{
    uint32_t seed = 1812;
    for (int i = 0; i < rounds; i++) {
        for (int v = 0; v < game->nverbs; v++)
            round_trip(v, false, &seed);
        for (int v = 0; v < game->nqueries; v++)
            round_trip(v, true, &seed);
    }
}

/* ---- written and read ---- */

Test(record_round, what_is_written_reads_back)
{
    round_trips(400);
}

Test(record_round, what_is_written_reads_back_in_every_game)
{
    for (int i = 0; i < um_ngames; i++) {
        um_pack *toy = pack;
        game = um_games[i];
        cr_assert_eq(um_pack_builtin(game, (um_text){"", 0}, NULL, &pack), UM_OK, "%s", game->name);
        round_trips(15);
        um_pack_free(pack);
        pack = toy;
    }
    game = &toy_game;
}

/* ---- laid out ---- */

/* Lines made of pieces of good lines, in any order: read without harm, and what is laid out once is
 * laid out the same again. */
Test(record_round, laying_out_is_idempotent)
{
    static const char *const bits[] = {
        "move ",          "41st",  ": ",    "York", " - ",   " .. ",  ", ",    "us:",    "1st ",
        "reduced ",       "cost=", "3",     "\"",   "# ",    "\n",    "\n",    "\n\n",   "claim ",
        "expect ",        "legal", "case ", "a",    "data ", "link ", "Bath ", "road",   "position start",
        "declare piece ", "roll ", "5,6",   "say ", "\t",    "=",     "\\",    "pass\n", "end"};
    uint32_t seed = 7;
    char text[600];
    for (int round = 0; round < 3000; round++) {
        size_t at = 0;
        for (int i = any(&seed, 40); i >= 0; i--)
            at += (size_t)snprintf(text + at, sizeof text - at, "%s", bits[any(&seed, (int)UM_COUNT(bits))]);
        um_record *r = must_read(text);
        int items = r->cases[r->ncases - 1].nitems, bad = r->nbad;
        um_buf laid = {0}, again = {0};
        cr_assert_eq(um_record_write(r, &laid), UM_OK);
        um_record_free(r);
        const char *once = laid.p ? laid.p : "";
        r = must_read(once);
        cr_expect_eq(r->nbad, bad, "of\n%s\n---\n%s", text, once);
        cr_expect_leq(r->cases[r->ncases - 1].nitems, items + 1);
        cr_assert_eq(um_record_write(r, &again), UM_OK);
        cr_expect_str_eq(again.p ? again.p : "", once, "of\n%s", text);
        um_record_free(r);
        um_buf_free(&laid);
        um_buf_free(&again);
    }
}
