/* A verdict follows from its decisions, and rests on just those data, rulings and facts without which it
 * would be another. */
#include "tests/test_engine_support.h"

#include <stdio.h>

static um_pack *pack;

static void setup(void)
{
    pack = toy_pack();
    cr_assert(pack);
}

static void teardown(void)
{
    um_pack_free(pack);
}

TestSuite(engine, .init = setup, .fini = teardown);

/* ---- verdicts ---- */

static um_truth answers[4];
static int nanswers;

/* Decides rule k as answers[k], with a fact and a definition of its own. */
static void judge_answers(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    for (int i = 0; i < nanswers; i++) {
        um_fact_int(c, "rule", i);
        if (answers[i] == UM_MAYBE)
            um_missing(c, i ? "this" : "that");
        um_decide(c, i, answers[i]);
    }
}

Test(engine, the_least_decision_is_the_verdict)
{
    static const um_verdict verdict[] = {
        [UM_NO] = UM_ILLEGAL, [UM_MAYBE] = UM_UNDETERMINED, [UM_YES] = UM_LEGAL};
    const um_game g = engine_game(judge_answers);
    engine_asked k;
    for (nanswers = 0; nanswers <= 3; nanswers++)
        for (int mask = 0; mask < 27; mask++) {
            um_truth least = UM_YES;
            for (int i = 0, m = mask; i < nanswers; i++, m /= 3) {
                answers[i] = (um_truth)(m % 3);
                least = um_and(least, answers[i]);
            }
            engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
            cr_expect_eq(k.plain, least == UM_YES);
            cr_expect_eq(k.c.verdict, least);
            int cited = 0;
            for (int i = 0; i < nanswers && !k.plain; i++)
                if (answers[i] == least) {
                    cr_expect_eq(k.f.rules[cited], i, "rules of the verdict, in the order decided");
                    cr_expect(um_text_is(k.f.facts[cited].value, (const char *[]){"0", "1", "2"}[i]));
                    cited++;
                }
            if (!k.plain) {
                cr_expect_eq(k.f.verdict, verdict[least]);
                cr_expect_eq(k.f.nrules, cited, "and no others");
                cr_expect_eq(k.f.nfacts, cited, "facts are those of the rules cited");
                cr_expect_str_eq(k.f.code, toy_game.rules[k.f.rules[0]].id);
                cr_expect_eq(k.f.cause, least == UM_MAYBE ? UM_WHY_MISSING : UM_WHY_NONE);
            }
            engine_asked_free(&k);
        }
}

/* More decisions than are kept: the one that fails is kept whatever came before. */
static int yes_before;

static void judge_many(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    for (int i = 0; i < yes_before; i++)
        um_decide(c, ENGINE_R_WAY, UM_YES);
    um_decide(c, ENGINE_R_COST, UM_MAYBE);
    um_decide(c, ENGINE_R_CLAIM, UM_NO);
    um_decide(c, ENGINE_R_COST, UM_MAYBE);
}

Test(engine, a_breach_is_cited_however_much_was_decided)
{
    const um_game g = engine_game(judge_many);
    engine_asked k;
    for (yes_before = UM_DECISIONS_MAX - 4; yes_before < UM_DECISIONS_MAX + 4; yes_before++) {
        engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
        cr_expect_eq(k.f.verdict, UM_ILLEGAL);
        cr_assert_eq(k.f.nrules, 1, "%d", yes_before);
        cr_expect_eq(k.f.rules[0], ENGINE_R_CLAIM);
        cr_expect_leq(k.rec.ndecisions, UM_DECISIONS_MAX);
        engine_asked_free(&k);
    }
}

/* ---- causes ---- */

static unsigned doubts;

static void judge_doubts(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    um_truth t = UM_MAYBE;
    if (doubts & UM_D_TAINT)
        t = um_and(t, um_clean(c, 3));
    if (doubts & UM_D_MISSING)
        t = um_and(t, um_missing(c, "missing"));
    if (doubts & UM_D_AMBIGUOUS)
        t = um_and(t, um_ambiguous(c, "ambiguous"));
    if (doubts & UM_D_UNRULED)
        t = um_and(t, um_unruled(c, "unruled"));
    if (doubts & UM_D_DATUM)
        t = um_and(t, um_is(c, TOY_CARD, 0, 0, 2));
    um_decide(c, ENGINE_R_WAY, t);
}

/* The cause named is the one that keeps others from being looked at. */
Test(engine, causes_have_their_order)
{
    static const struct {
        unsigned doubt;
        um_cause cause;
    } order[] = {{UM_D_TAINT, UM_WHY_TAINTED},
                 {UM_D_MISSING, UM_WHY_MISSING},
                 {UM_D_AMBIGUOUS, UM_WHY_AMBIGUOUS},
                 {UM_D_UNRULED, UM_WHY_UNRULED},
                 {UM_D_DATUM, UM_WHY_UNSURE}};
    const um_game g = engine_game(judge_doubts);
    const uint64_t taint[1] = {1 << 3};
    um_datum_edit(pack, um_datum_of(TOY_CARD, 0, 0))->sure = UM_UNKNOWN;
    for (doubts = 1; doubts < 128; doubts++) {
        size_t first = 0;
        while (first < UM_COUNT(order) && !(doubts & order[first].doubt))
            first++;
        if (first == UM_COUNT(order))
            continue;
        engine_asked k;
        engine_ask(&k, &g, pack, UM_LIKELY, NULL, taint);
        cr_expect_eq(k.f.verdict, UM_UNDETERMINED);
        cr_expect_eq(k.f.cause, order[first].cause, "doubts %x: %s, not %s", doubts, um_cause_text(k.f.cause),
                     um_cause_text(order[first].cause));
        engine_asked_free(&k);
    }
}

static void judge_datum_or_record(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    um_decide(c, ENGINE_R_WAY, um_missing(c, "who led"));
    um_decide(c, ENGINE_R_COST, um_le(um_int(c, TOY_CARD, 0, 0), um_exactly(0)));
}

/* A step that a guess would make illegal waits for the guess, whatever else the record lacks. */
Test(engine, what_a_datum_would_decide_waits_for_it)
{
    const um_game g = engine_game(judge_datum_or_record);
    engine_asked k;
    *um_datum_edit(pack, um_datum_of(TOY_CARD, 0, 0)) = (um_datum){2, 2, UM_GUESS, 0, 0};
    engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
    cr_expect_eq(k.f.verdict, UM_ILLEGAL, "points are 1..3, never 0");
    engine_asked_free(&k);
}

static void judge_guess(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    um_decide(c, ENGINE_R_WAY, um_missing(c, "who led"));
    um_decide(c, ENGINE_R_COST, um_le(um_int(c, TOY_CARD, 0, 0), um_exactly(1)));
}

Test(engine, a_guess_that_decides_goes_before_a_fact_that_is_missing)
{
    const um_game g = engine_game(judge_guess);
    static const um_cause want[] = {UM_WHY_NONE, UM_WHY_MISSING, UM_WHY_UNSURE, UM_WHY_UNSURE};
    for (int points = 1; points <= 3; points++) {
        engine_asked k;
        *um_datum_edit(pack, um_datum_of(TOY_CARD, 0, 0)) = (um_datum){points, points, UM_GUESS, 0, 0};
        engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
        cr_expect_eq(k.f.verdict, UM_UNDETERMINED);
        cr_expect_eq(k.f.cause, want[points], "points %d: %s", points, um_cause_text(k.f.cause));
        engine_asked_free(&k);
    }
}

/* ---- trust ---- */

typedef struct reading {
    um_range number;
    um_truth word, set, ref, there, complete;
} reading;

static reading read_all(um_ctx *c)
{
    return (reading){.number = um_int(c, TOY_CARD, 0, 0),
                     .word = um_is(c, TOY_PIECE, 0, 1, 1),
                     .set = um_is(c, TOY_PIECE, 0, 3, 0),
                     .ref = um_is_ref(c, TOY_PIECE, 0, 2, um_ref_of(TOY_TOWN, 0)),
                     .there = um_exists(c, TOY_TOWN, 0),
                     .complete = um_complete(c, TOY_LINK)};
}

static void give_all(um_sure_level sure, bool stated)
{
    const um_datum_id ids[] = {um_datum_of(TOY_CARD, 0, 0),
                               um_datum_of(TOY_PIECE, 0, 1),
                               um_datum_of(TOY_PIECE, 0, 3),
                               um_datum_of(TOY_PIECE, 0, 2),
                               um_datum_of(TOY_TOWN, 0, UM_ATTR_EXISTS),
                               um_datum_of(TOY_LINK, UM_ROW_LIST, UM_ATTR_EXISTS)};
    const int32_t values[] = {2, 1, 1, um_ref_of(TOY_TOWN, 0), 1, 1};
    for (size_t i = 0; i < UM_COUNT(ids); i++)
        *um_datum_edit(pack, ids[i]) = (um_datum){values[i], values[i], (uint8_t)sure, stated, 0};
}

Test(engine, a_datum_at_each_sureness_under_each_trust)
{
    for (int sure = UM_UNKNOWN; sure <= UM_CERTAIN; sure++)
        for (int trust = UM_GUESS; trust <= UM_CERTAIN; trust++)
            for (int stated = 0; stated < 2; stated++) {
                um_ctx c;
                give_all((um_sure_level)sure, stated);
                um_ctx_init(&c, &toy_game, pack, (um_sure_level)trust);
                reading r = read_all(&c);
                bool believed = stated || sure == UM_CERTAIN || (sure != UM_UNKNOWN && sure >= trust);
                um_truth want = believed ? UM_YES : UM_MAYBE;
                cr_expect(um_range_same(r.number, believed ? um_exactly(2) : um_span(1, 3)));
                cr_expect_eq(r.word, want, "%d under %d", sure, trust);
                cr_expect_eq(r.set, want);
                cr_expect_eq(r.ref, want);
                cr_expect_eq(r.there, want);
                cr_expect_eq(r.complete, want);
                bool noted = sure != UM_CERTAIN && !stated;
                cr_expect_eq((c.doubts & UM_D_DATUM) != 0, noted, "whoever rests on it can be told");
            }
}

/* What a verdict rests on is found by believing some data and no others. */
Test(engine, believing_goes_beside_trust_or_in_its_place)
{
    const um_datum_id one[] = {um_datum_of(TOY_CARD, 0, 0)};
    for (int sure = UM_UNKNOWN; sure <= UM_CERTAIN; sure++)
        for (int only = 0; only < 2; only++)
            for (int n = 0; n < 2; n++) {
                um_ctx c;
                give_all((um_sure_level)sure, false);
                um_ctx_init(&c, &toy_game, pack, UM_LIKELY);
                c.believed = one;
                c.nbelieved = n;
                c.only_believed = only;
                reading r = read_all(&c);
                bool trusted = sure == UM_CERTAIN || (sure == UM_LIKELY && !only);
                cr_expect_eq(um_known(r.number), trusted || (n && sure != UM_UNKNOWN), "%d %d %d", sure, only,
                             n);
                cr_expect_eq(r.word, trusted ? UM_YES : UM_MAYBE, "%d %d %d", sure, only, n);
            }
}

Test(engine, words_outside_a_stated_range_are_excluded)
{
    um_ctx c;
    um_ctx_init(&c, &toy_game, pack, UM_LIKELY);
    *um_datum_edit(pack, um_datum_of(TOY_PIECE, 0, 1)) = (um_datum){1, 2, UM_CERTAIN, 0, 0};
    cr_expect_eq(um_is(&c, TOY_PIECE, 0, 1, 0), UM_NO);
    cr_expect_eq(um_is(&c, TOY_PIECE, 0, 1, 1), UM_MAYBE);
    cr_expect_eq(um_is(&c, TOY_PIECE, 0, 1, 2), UM_MAYBE);
}

/* ---- the data that a verdict rests on ---- */

enum { LEAVES = 7, NODES = 12 };

/* A rule made at random: sums and bounds of the points of cards, joined by "and" and "or". */
static struct {
    int kind, a, b; /* 0: and, 1: or; of earlier nodes or, below LEAVES, of bounds */
    int32_t bound;
    int cards[2];
} node[NODES];

static um_truth node_truth(um_ctx *c, int i)
{
    if (i < LEAVES) {
        um_range sum =
            um_add(um_int(c, TOY_CARD, node[i].cards[0], 0), um_int(c, TOY_CARD, node[i].cards[1], 0));
        return node[i].kind ? um_le(sum, um_exactly(node[i].bound)) : um_ge(sum, um_exactly(node[i].bound));
    }
    um_truth a = node_truth(c, node[i].a), b = node_truth(c, node[i].b);
    return node[i].kind ? um_or(a, b) : um_and(a, b);
}

static void judge_node(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    um_decide(c, ENGINE_R_WAY, node_truth(c, NODES - 2));
    um_decide(c, ENGINE_R_COST, node_truth(c, NODES - 1));
}

static void make_rules(uint64_t *seed)
{
    for (int i = 0; i < NODES; i++) {
        node[i].kind = (int)engine_random(seed, 2);
        node[i].bound = 2 + (int32_t)engine_random(seed, 5);
        for (int k = 0; k < 2; k++)
            node[i].cards[k] = (int)engine_random(seed, 8);
        node[i].a = (int)engine_random(seed, (uint32_t)(i ? i : 1));
        node[i].b = (int)engine_random(seed, (uint32_t)(i ? i : 1));
    }
    for (int card = 0; card < 8; card++) {
        int32_t v = 1 + (int32_t)engine_random(seed, 3);
        um_sure_level sure = (um_sure_level)engine_random(seed, 4);
        *um_datum_edit(pack, um_datum_of(TOY_CARD, card, 0)) = (um_datum){v, v, (uint8_t)sure, 0, 0};
    }
}

static um_truth verdict_believing(engine_asked *k, const um_datum_id *all, unsigned mask, bool only)
{
    um_datum_id data[16];
    um_ctx c = k->c;
    int n = 0;
    for (int i = 0; mask >> i; i++)
        if ((mask >> i) & 1)
            data[n++] = all[i];
    c.rec = NULL;
    c.believed = data;
    c.nbelieved = n;
    c.only_believed = only;
    um_ask(&c, &k->q);
    return c.verdict;
}

/* In a bare context a question is answered alike, and only what the answer rests on is not told. */
static void check_bare(engine_asked *k)
{
    um_finding bare = {.step = 0};
    um_ctx c = k->c;
    bool plain;
    c.bare = true;
    cr_assert_eq(um_explain_verdict(&c, &k->q, &k->arena, &bare, &plain), UM_OK);
    cr_expect_eq(plain, k->plain);
    if (plain)
        return;
    cr_expect_eq(bare.ndata, 0);
    cr_expect_eq(bare.verdict, k->f.verdict);
    cr_expect_eq(bare.cause, k->f.cause);
    cr_expect_eq(bare.nmissing, k->f.nmissing);
    cr_expect_eq(bare.nfacts, k->f.nfacts);
    cr_assert_eq(bare.nrules, k->f.nrules);
    for (int i = 0; i < bare.nrules; i++)
        cr_expect_eq(bare.rules[i], k->f.rules[i]);
}

/* The data named are enough, and none of them can be left out: tried with every part of them. */
static void check_least(engine_asked *k, uint64_t seed)
{
    bool only = k->f.verdict == UM_ILLEGAL;
    unsigned all = (1u << k->f.ndata) - 1;
    if (!only && k->f.cause != UM_WHY_UNSURE)
        return;
    cr_assert_leq(k->f.ndata, 8);
    um_truth want = verdict_believing(k, k->f.data, all, only);
    if (!only && want == UM_MAYBE) { /* then something without any value is among them */
        bool unknown = false;
        for (int i = 0; i < k->f.ndata; i++)
            unknown |= um_datum_at(pack, k->f.data[i])->sure == UM_UNKNOWN;
        cr_expect(unknown, "seed %lu: the data named do not decide", (unsigned long)seed);
        return;
    }
    cr_expect(!only || want == UM_NO, "seed %lu: the data named are not enough", (unsigned long)seed);
    for (int i = 0; only && i < k->f.ndata; i++)
        cr_expect_geq((um_sure_level)um_datum_at(pack, k->f.data[i])->sure, k->c.trust,
                      "seed %lu: what is not trusted convicts nobody", (unsigned long)seed);
    for (unsigned part = 0; part < all; part++)
        cr_expect_neq(verdict_believing(k, k->f.data, part, only), want,
                      "seed %lu: %x of %x would have been enough", (unsigned long)seed, part, all);
}

Test(engine, the_data_a_verdict_rests_on_are_enough_and_no_more)
{
    const um_game g = engine_game(judge_node);
    uint64_t seed = 1812;
    int illegal = 0, unsure = 0, several = 0;
    for (int i = 0; i < 4000; i++) {
        uint64_t start = seed;
        engine_asked k;
        make_rules(&seed);
        engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
        if (!k.plain) {
            check_least(&k, start);
            check_bare(&k);
            illegal += k.f.verdict == UM_ILLEGAL;
            unsure += k.f.cause == UM_WHY_UNSURE && k.f.ndata > 0;
            several += k.f.ndata > 2;
        }
        engine_asked_free(&k);
    }
    cr_expect_gt(illegal, 500);
    cr_expect_gt(unsure, 200);
    cr_expect_gt(several, 100);
}

/* A verdict holds for every value that what is not trusted may take: tried with every value. */
Test(engine, a_verdict_holds_for_every_value_of_what_is_unsure)
{
    const um_game g = engine_game(judge_node);
    uint64_t seed = 1813;
    for (int i = 0; i < 300; i++) {
        engine_asked k;
        um_datum was[8];
        make_rules(&seed);
        engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
        um_truth verdict = k.c.verdict;
        for (int card = 0; card < 8; card++)
            was[card] = *um_datum_at(pack, um_datum_of(TOY_CARD, card, 0));
        for (int values = 0; values < 6561 && verdict != UM_MAYBE;
             values += 1 + (int)engine_random(&seed, 60)) {
            for (int card = 0, v = values; card < 8; card++, v /= 3)
                if (was[card].sure < UM_LIKELY)
                    *um_datum_edit(pack, um_datum_of(TOY_CARD, card, 0)) =
                        (um_datum){1 + v % 3, 1 + v % 3, UM_CERTAIN, 0, 0};
            um_ctx c = k.c;
            c.rec = NULL;
            um_ask(&c, &k.q);
            cr_expect_eq(c.verdict, verdict);
        }
        engine_asked_free(&k);
    }
}

/* ---- rulings ---- */

static const um_option_text two_options[] = {{"one", "one"}, {"two", "two"}};
static um_ruling rulings[] = {
    {.id = "R-a", .rules = "1.1", .question = "a", .options = two_options, .noptions = 2},
    {.id = "R-b", .rules = "1.1", .question = "b", .options = two_options, .noptions = 2},
    {.id = "R-c", .rules = "1.1", .question = "c", .options = two_options, .noptions = 2}};
static um_truth under[2][2]; /* the answer under the options of R-a and R-b */

/* R-c is never asked. */
static void judge_ruled(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    int first = um_option(c, 0), second = um_option(c, 1);
    um_truth t = under[first][second];
    um_decide(c, ENGINE_R_WAY, t == UM_MAYBE ? um_missing(c, "something") : t);
}

static void expect_ruled(const um_game *g, const int8_t *options)
{
    int chosen[2], open = 0;
    bool flips[2];
    for (int i = 0; i < 2; i++)
        chosen[i] = options && options[i] >= 0 ? options[i] : rulings[i].chosen;
    um_truth now = under[chosen[0]][chosen[1]];
    flips[0] = under[!chosen[0]][chosen[1]] != now;
    flips[1] = under[chosen[0]][!chosen[1]] != now;
    for (int i = 0; i < 2; i++)
        open += rulings[i].open && flips[i] && !(options && options[i] >= 0);
    engine_asked k;
    engine_ask(&k, g, pack, UM_LIKELY, options, NULL);
    cr_expect_eq(k.plain, now == UM_YES && !open);
    check_bare(&k);
    if (!k.plain) {
        cr_expect_eq(k.f.verdict, open || now == UM_MAYBE ? UM_UNDETERMINED : UM_ILLEGAL);
        cr_expect_eq(k.f.cause, open ? UM_WHY_UNRULED : now == UM_MAYBE ? UM_WHY_MISSING : UM_WHY_NONE);
        cr_assert_eq(k.f.nrulings, 2, "those that were asked");
        for (int i = 0; i < 2; i++) {
            cr_expect_eq(k.f.rulings[i].ruling, i);
            cr_expect_eq(k.f.rulings[i].option, chosen[i]);
            cr_expect_eq(k.f.rulings[i].flips, flips[i]);
        }
    }
    engine_asked_free(&k);
}

/* Every answer under every pair of options, with either ruling open or settled, chosen or not. */
Test(engine, rulings_flip_and_open_ones_leave_it_open)
{
    um_game g = engine_game(judge_ruled);
    g.rulings = rulings;
    g.nrulings = 3;
    for (int answer = 0; answer < 81; answer++) {
        for (int i = 0, m = answer; i < 4; i++, m /= 3)
            under[i / 2][i % 2] = (um_truth)(m % 3);
        for (int how = 0; how < 4; how++) {
            rulings[0].open = how & 1;
            rulings[1].open = (how >> 1) & 1;
            expect_ruled(&g, NULL);
            for (int8_t a = -1; a < 2; a++)
                for (int8_t b = -1; b < 2; b++)
                    expect_ruled(&g, (const int8_t[]){a, b, 1});
        }
    }
}

/* ---- what a card's text sets aside ---- */

static const int16_t set_aside[] = {ENGINE_R_COST};
static bool unknown_text;

static void judge_card(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    (void)a;
    c->excused = set_aside;
    c->nexcused = 1;
    c->text_unknown = unknown_text;
    c->text_rule = ENGINE_R_END;
    um_decide(c, ENGINE_R_COST, UM_NO);
    um_decide(c, ENGINE_R_WAY, answers[0]);
}

Test(engine, a_cards_text_goes_before_the_rules)
{
    const um_game g = engine_game(judge_card);
    for (int t = UM_NO; t <= UM_YES; t++)
        for (int u = 0; u < 2; u++) {
            engine_asked k;
            answers[0] = (um_truth)t;
            unknown_text = u;
            engine_ask(&k, &g, pack, UM_LIKELY, NULL, NULL);
            um_truth want = t == UM_NO && u ? UM_MAYBE : (um_truth)t;
            cr_expect_eq(k.c.verdict, want, "%d %d", t, u);
            if (t == UM_NO) {
                cr_expect_eq(k.f.nrules, u ? 2 : 1, "the rule that says so is cited");
                cr_expect_eq(k.f.cause, u ? UM_WHY_MISSING : UM_WHY_NONE);
            }
            engine_asked_free(&k);
        }
}
