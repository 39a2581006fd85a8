/* The Niagara game: what is offered is legal and leaves a sound position, an action spoilt in one place is
 * noticed, and an interval holds what its members can come to and nothing else. UMPIRE_GAMES=1000 plays
 * that many games. */
#include "core/niagara/board/board.h"
#include "core/niagara/rules/03_command.h"
#include "core/niagara/rules/07_artillery.h"
#include "core/niagara/rules/08_musketry.h"
#include "core/niagara/rules/09_combat.h"
#include "core/niagara/rules/13_casualties.h"
#include "core/niagara/um_niagara.h"
#include "parser/umpire.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 24, STEPS_MAX = 260 };

static um_record *battle;

static um_status find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    um_pack **kept = user;
    (void)name;
    um_status s = *kept ? UM_OK : um_pack_builtin(g, (um_text){"", 0}, NULL, kept);
    *out = *kept;
    return s;
}

static um_pack *pack;

static void open_battle(const char *text)
{
    um_read_options o = {.game = &um_niagara, .find_pack = find_pack, .find_pack_user = &pack};
    cr_assert_eq(um_record_read(UM_TEXT("x.ump"), um_text_of(text), &o, &battle), UM_OK);
    cr_assert_eq(battle->nbad, 0);
}

static void close_battle(void)
{
    um_record_free(battle);
    um_pack_free(pack);
    battle = NULL;
    pack = NULL;
}

TestSuite(niagara, .fini = close_battle);

static const char field[] =
    "game niagara\n"
    "ruling NR01=fire3_combat6, NR09=moved, NR15=each, NR18=line, NR19=as_column, "
    "NR39=not_checked, "
    "NR52=permanent\n"
    "record dice=complete announcements=recorded\n"
    "declare unit U1 side=us type=infantry class=1 figures=24 bases=6 formation=line\n"
    "declare unit U2 side=us type=infantry class=4 figures=16 bases=4 formation=column\n"
    "declare unit U3 side=us type=cavalry class=2 figures=8 formation=line\n"
    "declare unit U4 side=us type=artillery class=2 guns=2 gun=field formation=unlimbered\n"
    "declare unit B1 side=br type=infantry class=2 figures=24 bases=6 formation=line\n"
    "declare unit B2 side=br type=infantry class=3 figures=12 bases=3 formation=line\n"
    "declare unit B3 side=br type=indian class=4 figures=12\n"
    "declare unit B4 side=br type=artillery class=2 guns=1 gun=heavy formation=unlimbered\n"
    "declare unit B5 side=br type=skirmisher class=2 figures=12 weapon=rifle\n"
    "declare unit B6 side=br type=rocket class=2 formation=unlimbered\n"
    "declare commander Scott side=us role=cinc\n"
    "declare commander Riall side=br role=cinc\n"
    "set U3 last-dice=0\n";

/* ---- chance ---- */

typedef struct chance {
    uint64_t bits;
    um_maker chosen[NV_VERBS];
    int seen[NV_VERBS];
} chance;

static uint32_t roll(chance *h, uint32_t below)
{
    h->bits ^= h->bits << 13;
    h->bits ^= h->bits >> 7;
    h->bits ^= h->bits << 17;
    return (uint32_t)((h->bits >> 11) % below);
}

static void copy(um_maker *m, const um_action *a)
{
    m->action = *a;
    m->n = 0;
    for (int i = 0; i < a->nargs; i++)
        m->n = a->args[i].first + a->args[i].count > m->n ? a->args[i].first + a->args[i].count : m->n;
    memcpy(m->values, a->values, (size_t)m->n * sizeof *m->values);
    m->action.values = m->values;
}

/* One of the offers of each verb, each as likely as the next. */
static bool consider(void *user, const um_action *a)
{
    chance *h = user;
    h->seen[a->verb]++;
    if (roll(h, (uint32_t)h->seen[a->verb]) == 0)
        copy(&h->chosen[a->verb], a);
    return true;
}

/* What a turn hangs on comes more often than what may be done at any time. */
static int weight(int verb)
{
    switch (verb) {
    case NV_COMBAT:
    case NV_RETREAT:
    case NV_ROUT:
    case NV_PURSUE:
    case NV_RISK:
    case NV_MORALE:
        return 60;
    case NV_FIRE_ART:
    case NV_FIRE_INF:
        return 16;
    case NV_ANNOUNCE:
    case NV_MOVE:
        return 8;
    case NV_REDRESS:
    case NV_TURN:
        return 1;
    default:
        return 3;
    }
}

static const um_action *choose(um_replay *r, chance *h)
{
    int all = 0, which;
    memset(h->seen, 0, sizeof h->seen);
    um_niagara.offer(um_replay_ctx(r), um_replay_state(r), consider, h);
    for (int v = 0; v < NV_VERBS; v++)
        all += h->seen[v] > 0 ? weight(v) : 0;
    if (all == 0)
        return NULL;
    /* who must go back does so first, else the turn cannot end */
    if (h->seen[NV_RETREAT] || h->seen[NV_ROUT])
        return &h->chosen[h->seen[NV_ROUT] ? NV_ROUT : NV_RETREAT].action;
    which = (int)roll(h, (uint32_t)all);
    for (int v = 0; v < NV_VERBS; v++)
        if (h->seen[v] > 0 && (which -= weight(v)) < 0)
            return &h->chosen[v].action;
    return NULL;
}

static const char *words(const um_action *a)
{
    static char out[400];
    um_buf b = {0};
    um_action_write(&um_niagara, battle->cases[0].pack, &nia_verbs[a->verb], a, &b);
    snprintf(out, sizeof out, "%.*s", (int)(b.n < 399 ? b.n : 399), b.n ? b.p : "");
    um_buf_free(&b);
    return out;
}

/* ---- what always holds ---- */

static void check_units(um_ctx *c, const nia_state *before, const nia_state *s, const char *after)
{
    bool cover_open = false; /* whether who left his works is in cover still */
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        cover_open |= s->unit[i].cover == NIA_COVER_UNKNOWN;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        const nia_unit *u = &s->unit[i];
        cr_assert(u->dp.lo >= 0 && u->dp.lo <= u->dp.hi && u->dp.hi <= NIA_DP_MOST, "%s: unit %d", after, i);
        cr_assert(u->cas.lo <= u->cas.hi && u->cas.lo >= before->unit[i].cas.lo, "%s: unit %d", after, i);
        cr_assert_leq(u->cas.hi, nia_capacity(c, i).hi, "%s: unit %d", after, i);
        cr_assert(!(u->dressed > 0 && (u->done & NIA_DONE_MOVED)), "%s: unit %d", after, i);
        cr_assert(cover_open || (um_known(u->dp) && um_known(u->cas)), "%s: unit %d: every roll is known",
                  after, i);
        if (nia_is_type(c, i, NIA_INFANTRY) == UM_YES)
            cr_assert_eq(nia_figures(c, s, i).lo, nia_start_figures(c, i).lo - 4 * u->cas.lo, "%s: unit %d",
                         after, i);
    }
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER); i++)
        if (!s->commander[i].lost && !s->commander[i].gone)
            cr_assert_leq(s->commander[i].spent, nia_points(c, s, i).hi, "%s: commander %d", after, i);
}

typedef struct retold {
    um_ctx *c;
    nia_state s;
} retold;

static bool tell(void *user, const um_action *a)
{
    retold *t = user;
    um_niagara.apply(t->c, &t->s, a);
    return true;
}

/* What a position does not tell: the words of past dice, and which step or rule something was due to. */
static void forget(um_ctx *c, nia_state *s)
{
    memset(&s->last, 0, sizeof s->last);
    s->started = s->skipped = 0;
    for (int i = s->brigade == UM_NONE ? 0 : s->ndice; i < 8; i++)
        s->brigade_dice[i] = 0;
    for (int i = 0; i < NIA_UNITS; i++) {
        nia_unit *u = &s->unit[i];
        u->why_dp = u->why_cas = u->owes_step = u->contact_step = 0;
        u->owes_turn = u->owes == NIA_OWES_NOTHING ? 0 : u->owes_turn;
        u->limber_turn = u->limbering == NIA_NOT_LIMBERING ? 0 : u->limber_turn;
        for (int k = 0; k < 2; k++) {
            u->fled_from[k] = u->fled_placed ? u->fled_from[k] : 0;
            u->at[k] = u->placed ? u->at[k] : 0;
        }
        if (i >= um_rows(c->pack, NK_UNIT))
            memset(u, 0, sizeof *u);
    }
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        nia_commander *k = &s->commander[i];
        k->due_step = k->due_step != 0;
        k->maybe_due |= k->due_step;
        if (i >= um_rows(c->pack, NK_COMMANDER))
            memset(k, 0, sizeof *k);
    }
}

static const char *difference(um_ctx *c, const nia_state *a, const nia_state *b)
{
    static char out[80];
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        const int32_t *x = (const int32_t *)&a->unit[i], *y = (const int32_t *)&b->unit[i];
        for (size_t k = 0; k < sizeof a->unit[i] / sizeof *x; k++)
            if (x[k] != y[k]) {
                snprintf(out, sizeof out, "unit %d, word %zu: %d, then %d", i, k, (int)x[k], (int)y[k]);
                return out;
            }
    }
    return memcmp(a->commander, b->commander, sizeof a->commander) ? "a commander" : "elsewhere";
}

/* A position read out and stated again, in the middle of a turn as anywhere, is the same. */
static void check_retold(um_ctx *c, const nia_state *s, const char *after)
{
    static retold t;
    static nia_state was;
    t.c = c;
    um_niagara.start(c, &t.s);
    um_niagara.position(c, s, tell, &t);
    was = *s;
    forget(c, &was);
    forget(c, &t.s);
    cr_assert_eq(memcmp(&was, &t.s, sizeof was), 0, "%s: %s", after, difference(c, &was, &t.s));
}

/* ---- one field spoilt ---- */

static um_value *argument(um_maker *m, int param, int *n)
{
    for (int i = 0; i < m->action.nargs; i++)
        if (m->action.args[i].param == param) {
            *n = m->action.args[i].count;
            return &m->values[m->action.args[i].first];
        }
    *n = 0;
    return NULL;
}

/* Spoil an action in one place; false if there is nothing to spoil in that way. */
static bool spoil(um_maker *m, int way)
{
    static const struct {
        int verb, param, add;
    } ways[] = {
        {NV_MOVE, NP_MOVE_DICE, 7},
        {NV_MOVE, NP_MOVE_DISTANCE, 30 * NIA_INCH},
        {NV_WHEEL, NP_TURNING_DISTANCE, 30 * NIA_INCH},
        {NV_FIRE_ART, NP_FIRE_DICE, 9},
        {NV_FIRE_ART, NP_FIRE_RANGE, 60 * NIA_INCH},
        {NV_FIRE_INF, NP_INF_DICE, 9},
        {NV_FIRE_INF, NP_INF_RANGE, 20 * NIA_INCH},
        {NV_COMBAT, NP_COMBAT_DICE, 7},
        {NV_REDRESS, NP_REDRESS_N, 4},
        {NV_RETREAT, NP_BACK_DISTANCE, 30 * NIA_INCH},
        {NV_ROUT, NP_BACK_DICE, 7},
        {NV_PURSUE, NP_BACK_DICE, 7},
        {NV_ROCKET, NP_ROCKET_DICE, 9},
        {NV_ROCKET, NP_ROCKET_RANGE, 20 * NIA_INCH},
        {NV_CP_ROLL, NP_CPROLL_DIE, 7},
        {NV_RIDE, NP_RIDE_DISTANCE, 30 * NIA_INCH},
        {NV_RISK, NP_RISK_DICE, 9},
        {NV_TURN, NP_TURN_N, 3},
    };
    int n;
    if (way >= (int)UM_COUNT(ways) || m->action.verb != ways[way].verb)
        return false;
    um_value *v = argument(m, ways[way].param, &n);
    if (!v)
        return false;
    v[n - 1].num += ways[way].add;
    v[n - 1].hi = v[n - 1].num;
    return true;
}

static int try_spoilt(um_replay *r, const um_action *a)
{
    static um_maker m;
    int tried = 0;
    const nia_state *s = um_replay_state(r);
    for (int way = 0; way < 18; way++) {
        copy(&m, a);
        if (!spoil(&m, way) || (a->verb == NV_TURN && s->turn == 0))
            continue;
        tried++;
        cr_assert_eq(um_replay_try(r, &m.action), UM_ILLEGAL, "%s", words(&m.action));
    }
    return tried;
}

/* ---- a game ---- */

typedef struct tally {
    int steps, spoilt, by_verb[NV_VERBS];
} tally;

static void play(uint64_t seed, tally *t)
{
    static chance h;
    static nia_state before;
    const um_case *k = &battle->cases[0];
    um_settings settings = {.trust = UM_LIKELY, .options = k->options};
    um_replay *r;
    um_verdict v;
    h.bits = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
    cr_assert_eq(um_replay_new(&um_niagara, k->pack, &settings, &r), UM_OK);
    for (int i = 0; i < k->nitems; i++)
        if (k->items[i].kind == UM_I_ACTION)
            cr_assert_eq(um_replay_step(r, &k->items[i].action, &v), UM_OK);
    for (int step = 0; step < STEPS_MAX; step++) {
        const um_action *a = choose(r, &h);
        if (!a) /* a horse that should have moved, a retreat put off: the turn cannot end */
            break;
        t->spoilt += try_spoilt(r, a);
        memcpy(&before, um_replay_state(r), sizeof before);
        cr_assert_eq(um_replay_step(r, a, &v), UM_OK);
        cr_assert_eq(v, UM_LEGAL, "seed %d: %s", (int)seed, words(a));
        cr_assert_eq(um_replay_findings(r), 0, "seed %d: %s", (int)seed, words(a));
        check_units(um_replay_ctx(r), &before, um_replay_state(r), words(a));
        if (step % 16 == 0)
            check_retold(um_replay_ctx(r), um_replay_state(r), words(a));
        t->steps++;
        t->by_verb[a->verb]++;
    }
    um_replay_free(r);
}

Test(niagara, what_is_offered_is_legal)
{
    const char *n = getenv("UMPIRE_GAMES");
    int games = n ? (int)strtol(n, NULL, 10) : GAMES;
    tally t = {.steps = 0};
    open_battle(field);
    for (int i = 1; i <= games; i++)
        play((uint64_t)i, &t);
    for (int v = 0; v < NV_VERBS && getenv("UMPIRE_TRACE"); v++)
        fprintf(stderr, "%s %d\n", nia_verbs[v].name, t.by_verb[v]);
    static const int must[] = {NV_TURN,   NV_MOVE,   NV_FORM,   NV_FIRE_ART, NV_FIRE_INF,
                               NV_COMBAT, NV_RALLY,  NV_RIDE,   NV_REDRESS,  NV_RETREAT,
                               NV_MORALE, NV_ROCKET, NV_LIMBER, NV_WHEEL};
    for (size_t i = 0; i < UM_COUNT(must); i++)
        cr_expect_gt(t.by_verb[must[i]], 0, "%s was never played", nia_verbs[must[i]].name);
    cr_expect_gt(t.spoilt, t.steps / 8);
}

/* ---- intervals against their members ---- */

static um_ctx context(int8_t *options)
{
    um_ctx c;
    um_ctx_init(&c, &um_niagara, battle->cases[0].pack, UM_LIKELY);
    memset(options, -1, NIA_RULINGS);
    c.options = options;
    return c;
}

static nia_state *fresh(um_ctx *c)
{
    static nia_state s;
    um_niagara.start(c, &s);
    return &s;
}

typedef struct hull {
    um_range r;
    bool any;
} hull;

static void admit(hull *h, int v)
{
    h->r = h->any ? um_hull(h->r, um_exactly(v)) : um_exactly(v);
    h->any = true;
}

static void one_dose(um_ctx *c, um_range had, um_range cas, int dp, int more, bool counts)
{
    hull dps = {.any = false}, losses = {.any = false};
    for (int d = had.lo; d <= had.hi; d++)
        for (int k = cas.lo; k <= cas.hi; k++) {
            nia_state *s = fresh(c);
            s->unit[0].dp = um_exactly(d);
            s->unit[0].cas = um_exactly(k);
            nia_take(c, s, 0, um_exactly(dp), um_exactly(more), counts, NR_8_7);
            cr_assert(um_known(s->unit[0].dp) && um_known(s->unit[0].cas));
            admit(&dps, s->unit[0].dp.lo);
            admit(&losses, s->unit[0].cas.lo);
        }
    nia_state *s = fresh(c);
    s->unit[0].dp = had;
    s->unit[0].cas = cas;
    nia_take(c, s, 0, um_exactly(dp), um_exactly(more), counts, NR_8_7);
    cr_assert(um_range_same(s->unit[0].dp, dps.r), "%d..%d and %d", had.lo, had.hi, dp);
    cr_assert(um_range_same(s->unit[0].cas, losses.r), "%d..%d and %d", had.lo, had.hi, dp);
}

Test(niagara, a_dose_on_an_interval_is_the_hull_of_its_members)
{
    int8_t options[NIA_RULINGS];
    open_battle(field);
    um_ctx c = context(options);
    for (int lost = 0; lost < 2; lost++) {
        options[NIA_NR24] = (int8_t)(lost ? NIA_O_NR24_EXCESS_LOST : NIA_O_NR24_EACH_EXCESS);
        for (int lo = 0; lo <= 5; lo++)
            for (int hi = lo; hi <= 5; hi++)
                for (int dp = 0; dp <= 5; dp++)
                    for (int more = 0; more <= 2; more++) {
                        one_dose(&c, um_span(lo, hi), um_span(0, 3), dp, more, true);
                        one_dose(&c, um_span(lo, hi), um_span(2, 2), dp, more, false);
                    }
    }
}

Test(niagara, dice_of_foot_are_the_hull_of_their_members)
{
    for (int b = 0; b <= 8; b++)
        for (int b2 = b; b2 <= 8; b2++)
            for (int d = 0; d <= 5; d++)
                for (int d2 = d; d2 <= 5; d2++)
                    for (int halves = 0; halves < 4; halves++) {
                        hull h = {.any = false};
                        for (int x = b; x <= b2; x++)
                            for (int y = d; y <= d2; y++) {
                                int n = x > y ? x - y : 0;
                                n = halves & 1 ? (n + 1) / 2 : n;
                                admit(&h, halves & 2 ? (n + 1) / 2 : n);
                            }
                        um_range got = nia_odds_dice(um_span(b, b2), um_span(d, d2), halves & 1, halves & 2);
                        cr_assert(um_range_same(got, h.r));
                    }
}

Test(niagara, odds_are_the_hull_of_their_members)
{
    for (int a = 4; a <= 32; a += 4)
        for (int a2 = a; a2 <= 32; a2 += 4)
            for (int b = 4; b <= 40; b += 4)
                for (int b2 = b; b2 <= 40; b2 += 12) {
                    hull h = {.any = false};
                    for (int x = a; x <= a2; x++)
                        for (int y = b; y <= b2; y++)
                            admit(&h, y <= x           ? 0
                                      : y >= 3 * x     ? -5
                                      : y >= 2 * x     ? -3
                                      : 2 * y >= 3 * x ? -2
                                                       : -1);
                    cr_assert(um_range_same(nia_outnumbered_by(um_span(a, a2), um_span(b, b2)), h.r));
                }
}

static const um_action *first_action(int verb)
{
    const um_case *k = &battle->cases[0];
    for (int i = 0; i < k->nitems; i++)
        if (k->items[i].kind == UM_I_ACTION && k->items[i].action.verb == verb)
            return &k->items[i].action;
    cr_assert_fail("the record has no %s", nia_verbs[verb].name);
    return NULL;
}

static void add_fight(um_ctx *c, const um_action *a, const um_range *dp, const um_range *cas, nia_fight *f)
{
    nia_state *s = fresh(c);
    for (int i = 0; i < 3; i++) {
        s->unit[i].dp = dp[i];
        s->unit[i].cas = cas[i];
    }
    cr_assert(nia_add_up(c, s, a, f));
}

static void compare_fight(um_ctx *c, const um_action *a, const um_range *dp, const um_range *cas)
{
    hull total[2] = {{.any = false}}, difference = {.any = false};
    um_range d[3], k[3];
    nia_fight f;
    for (int x = 0; x < 64; x++) { /* the ends of six intervals, and points between */
        for (int i = 0; i < 3; i++) {
            int inner = dp[i].lo + (x * 7 + i) % (dp[i].hi - dp[i].lo + 1);
            d[i] = um_exactly((x >> i) & 1 ? dp[i].hi : x & 32 ? dp[i].lo : inner);
            k[i] = um_exactly((x >> (i + 2)) & 1 ? cas[i].hi : cas[i].lo);
        }
        add_fight(c, a, d, k, &f);
        cr_assert(um_known(f.difference));
        for (int side = 0; side < 2; side++)
            admit(&total[side], f.total[side].lo);
        admit(&difference, f.difference.lo);
    }
    for (int best = 0; best < 2; best++) { /* the corners that the ends are made of */
        for (int i = 0; i < 3; i++) {
            bool low = (i < 2) == (best == 0);
            d[i] = um_exactly(low ? dp[i].lo : dp[i].hi);
            k[i] = um_exactly(low ? cas[i].lo : cas[i].hi);
        }
        add_fight(c, a, d, k, &f);
        for (int side = 0; side < 2; side++)
            admit(&total[side], f.total[side].lo);
        admit(&difference, f.difference.lo);
    }
    add_fight(c, a, dp, cas, &f);
    for (int side = 0; side < 2; side++)
        cr_assert(um_range_same(f.total[side], total[side].r), "side %d: %d..%d, members %d..%d", side,
                  f.total[side].lo, f.total[side].hi, total[side].r.lo, total[side].r.hi);
    cr_assert(um_range_same(f.difference, difference.r));
}

Test(niagara, totals_are_the_hull_of_their_members)
{
    int8_t options[NIA_RULINGS];
    uint64_t bits = 1814;
    open_battle("game niagara\n"
                "declare unit A side=us type=infantry class=1 figures=24 formation=line\n"
                "declare unit C side=us type=infantry class=2 figures=16 formation=line\n"
                "declare unit B side=br type=infantry class=3 figures=32 formation=line\n"
                "combat A, C against B dice=3,4 ground=A\n");
    um_ctx c = context(options);
    const um_action *a = first_action(NV_COMBAT);
    for (int round = 0; round < 300; round++) {
        um_range dp[3], cas[3];
        for (int i = 0; i < 3; i++) {
            bits = bits * UINT64_C(6364136223846793005) + 1442695040888963407u;
            dp[i] = um_span((int)(bits >> 33) % 6, (int)(bits >> 40) % 6);
            cas[i] = um_span((int)(bits >> 47) % 3, (int)(bits >> 55) % 3);
        }
        options[NIA_NR45] = (int8_t)(round & 1);
        compare_fight(&c, a, dp, cas);
    }
}

/* A shot by a gun of whose disorder only bounds are known. */
static void one_shot(um_ctx *c, const um_action *a, um_range gun, int die, int modifier, bool told,
                     int told_dp, int told_cas)
{
    hull dps = {.any = false}, losses = {.any = false}, fits = {.any = false};
    for (int d = gun.lo; d <= gun.hi; d++) {
        int dp, cas;
        nia_one_gun(die + modifier - d, false, &dp, &cas);
        admit(&dps, dp);
        admit(&losses, cas);
        if (dp == told_dp && cas == told_cas)
            admit(&fits, d);
    }
    nia_state *s = fresh(c);
    s->unit[0].dp = gun;
    um_niagara.apply(c, s, a);
    if (told) {
        um_range want = fits.any ? fits.r : gun;
        cr_assert(um_range_same(s->unit[0].dp, want), "die %d, %d..%d", die, gun.lo, gun.hi);
        um_ctx asked = *c;
        s = fresh(c);
        s->unit[0].dp = gun;
        um_niagara.judge(&asked, s, a);
        cr_assert_eq(asked.verdict, fits.any ? UM_YES : UM_NO, "die %d, %d and %d told", die, told_dp,
                     told_cas);
        return;
    }
    cr_assert(um_range_same(s->unit[1].dp, dps.r) && um_range_same(s->unit[1].cas, losses.r), "die %d", die);
}

Test(niagara, a_shot_narrows_what_was_not_known_and_only_that)
{
    int8_t options[NIA_RULINGS];
    char text[400];
    for (int die = 1; die <= 6; die++)
        for (int told = 0; told < 7; told++) { /* 0: not told; else D-points 0..2, casualties 0..1 */
            int dp = (told - 1) % 3, cas = (told - 1) / 3;
            int n = snprintf(text, sizeof text,
                             "game niagara\ndeclare unit G side=us type=artillery class=2 guns=1 gun=field "
                             "formation=unlimbered\n"
                             "declare unit B side=br type=infantry class=2 figures=24 formation=line\n"
                             "fire-art G at B range=8 history=cont dice=%d",
                             die);
            if (told)
                snprintf(text + n, sizeof text - (size_t)n, " dp=%d casualties=%d\n", dp, cas);
            open_battle(text);
            um_ctx c = context(options);
            const um_action *a = first_action(NV_FIRE_ART);
            for (int lo = 0; lo <= 5; lo++)
                for (int hi = lo; hi <= 5; hi++)
                    one_shot(&c, a, um_span(lo, hi), die, 0, told > 0, dp, cas);
            close_battle();
        }
}

/* Batteries: what several guns can do is what each can do, added up. */
Test(niagara, a_battery_does_what_its_guns_do)
{
    for (int n = 1; n <= 3; n++)
        for (int modifier = -5; modifier <= 3; modifier++)
            for (int band = 0; band < 2; band++) {
                nia_lot got, want = {.can = {{false}}};
                int faces = n == 1 ? 6 : n == 2 ? 36 : 216;
                for (int f = 0; f < faces; f++) {
                    int dp = 0, cas = 0, one_dp, one_cas;
                    for (int g = 0, rest = f; g < n; g++, rest /= 6) {
                        nia_one_gun(1 + rest % 6 + modifier, band, &one_dp, &one_cas);
                        dp += one_dp;
                        cas += one_cas;
                    }
                    want.can[dp][cas] = true;
                }
                nia_guns_effects(NULL, n, um_exactly(modifier), band, &got);
                cr_assert_eq(memcmp(&got, &want, sizeof got), 0, "%d guns, %d", n, modifier);
            }
}

/* ---- anything that can be written ---- */

static um_ref any_row(chance *h, const um_pack *p, uint32_t kinds)
{
    int first = (int)roll(h, NIA_KINDS);
    for (int k = 0; k < NIA_KINDS; k++) {
        int kind = (first + k) % NIA_KINDS;
        if ((kinds & UM_KIND_BIT(kind)) && um_rows(p, kind) > 0)
            return um_ref_of(kind, (int)roll(h, (uint32_t)um_rows(p, kind)));
    }
    return UM_NONE; /* the pack has none of these */
}

static int32_t any_number(chance *h)
{
    static const int32_t odd[] = {0, 1, -1, 5, 6, 100, 400, 1000000000, -1000000000, INT32_MAX, INT32_MIN};
    return roll(h, 3) ? (int32_t)roll(h, 12) : odd[roll(h, UM_COUNT(odd))];
}

/* False if the pack has nothing that could stand there. */
static bool add_any(chance *h, const um_pack *p, um_maker *m, const um_param *q, int i)
{
    int n = q->type == UM_P_REFS || q->type == UM_P_DICE ? 1 + (int)roll(h, 5)
            : q->type == UM_P_POINT                      ? 2
                                                         : 1,
        w = 0;
    um_ref r;
    for (int k = 0; k < n; k++)
        switch (q->type) {
        case UM_P_REF:
        case UM_P_REFS:
            r = any_row(h, p, q->kinds);
            if (r == UM_NONE)
                return false;
            um_make_ref(m, i, r);
            break;
        case UM_P_WORD:
            while (q->words[w])
                w++;
            um_make_int(m, i, (int32_t)roll(h, (uint32_t)w));
            w = 0;
            break;
        case UM_P_SIDE:
            um_make_int(m, i, (int32_t)roll(h, 2));
            break;
        case UM_P_TEXT:
            um_make_text(m, i, UM_TEXT("x"));
            break;
        case UM_P_POINT:
            um_make_int(m, i, (int32_t)roll(h, 2000000000) - 1000000000);
            break;
        case UM_P_DECIMAL:
            um_make_int(m, i,
                        roll(h, 4) ? (int32_t)roll(h, 5000) : (int32_t)roll(h, 2000000000) - 1000000000);
            break;
        default:
            um_make_int(m, i, any_number(h));
        }
    return true;
}

static const um_action *any_action(chance *h, const um_pack *p, um_maker *m, const um_verb *verb, int index)
{
    um_make(m, index, -1);
    for (int i = 0; i < verb->nparams; i++)
        if (!(verb->params[i].flags & UM_OPTIONAL) || roll(h, 3) == 0)
            if (!add_any(h, p, m, &verb->params[i], i))
                return NULL;
    return &m->action;
}

/* Whatever is written, nothing breaks and the position stays within its bounds. */
Test(niagara, nonsense_does_no_harm)
{
    static chance h;
    static um_maker m;
    open_battle(field);
    um_pack *p = battle->cases[0].pack;
    for (int game = 0; game < 12; game++) {
        um_settings settings = {.trust = UM_LIKELY, .history = true};
        um_replay *r;
        um_verdict v;
        h.bits = (uint64_t)game * 77 + 5;
        cr_assert_eq(um_replay_new(&um_niagara, p, &settings, &r), UM_OK);
        for (int step = 0; step < 250; step++) {
            int verb = (int)roll(&h, NV_VERBS), query = (int)roll(&h, NQ_QUERIES);
            const um_action *a = any_action(&h, p, &m, &nia_verbs[verb], verb);
            um_status s = a ? um_replay_step(r, a, &v) : UM_OK;
            cr_assert(s == UM_OK || s == UM_VALUE || s == UM_NAME);
            if ((a = any_action(&h, p, &m, &nia_queries[query], query)))
                um_replay_claim(r, a, &v);
            const nia_state *now = um_replay_state(r);
            for (int i = 0; i < um_rows(p, NK_UNIT); i++)
                cr_assert(now->unit[i].dp.lo >= 0 && now->unit[i].dp.lo <= now->unit[i].dp.hi &&
                          now->unit[i].dp.hi <= NIA_DP_MOST);
        }
        um_replay_end(r);
        um_replay_free(r);
    }
}

/* ---- the summary ---- */

static void note_tally(void *user, const um_tally *t)
{
    um_buf *b = user;
    um_buf_text(b, t->who);
    um_buf_printf(b, ": %s %d..%d\n", t->what, (int)t->value.lo, (int)t->value.hi);
}

/* Who held what, the losses of each side, who is broken, and how much could not be checked. */
Test(niagara, a_summary_counts_losses_and_holders)
{
    static const char *const want[] = {"bridge: held by 0..0",
                                       "bridge: met 1..1",
                                       "mill: held by 0..2",
                                       "mill: met 0..1",
                                       "US: bases lost 0..0",
                                       "British: bases lost 2..2",
                                       "British: figures lost 8",
                                       "British: guns lost 1",
                                       "British: commanders lost 1",
                                       "British: units broken 2",
                                       "places or distances: checks left out 2"};
    open_battle("game niagara\n"
                "declare unit A side=us type=infantry class=2 figures=24 formation=line\n"
                "declare unit B side=br type=infantry class=2 figures=24 formation=line\n"
                "declare unit G side=br type=artillery class=2 guns=1 gun=field formation=unlimbered\n"
                "declare commander R side=br cp=4\n"
                "declare objective bridge side=us sort=take\n"
                "declare objective mill side=br sort=hold\n"
                "turn 1\n"
                "attach R to B\n"
                "move A dice=3,4 distance=7\n"
                "holds bridge us\n"
                "effect G casualties=1 cause=fire\n"
                "effect B casualties=2 cause=combat\n"
                "risk R 1,1\n"
                "owes B rout turn=1\n"
                "turn 2\n"
                "rout B dice=3,4 distance=7\n");
    const um_case *k = &battle->cases[0];
    um_settings settings = {.trust = UM_LIKELY, .history = true};
    um_replay *r;
    um_verdict v;
    um_buf got = {0};
    cr_assert_eq(um_replay_new(&um_niagara, k->pack, &settings, &r), UM_OK);
    for (int i = 0; i < k->nitems; i++)
        if (k->items[i].kind == UM_I_ACTION)
            cr_assert_eq(um_replay_step(r, &k->items[i].action, &v), UM_OK);
    um_replay_tally(r, note_tally, &got);
    for (size_t i = 0; i < UM_COUNT(want); i++)
        cr_expect(strstr(um_buf_view(&got).p, want[i]), "%s is not in\n%s", want[i], um_buf_view(&got).p);
    um_buf_free(&got);
    um_replay_free(r);
}
