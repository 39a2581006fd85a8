/* 1812: The Invasion of Canada played at random from its offers: what is offered is legal, nothing is
 * lost or doubled, and an action spoilt in one place is noticed. UMPIRE_GAMES=1000 plays that many. */
#include "tests/program.h"
#include "tests/test_invasion_play.h"
#include "tests/test_pack_support.h"

#include <stdlib.h>

enum { GAMES = 6, STEPS_MAX = 4000 };

static const char *const scenario[] = {"intro1812", "campaign1812", "1813"};

static int games(void)
{
    const char *n = getenv("UMPIRE_GAMES");
    return n ? (int)strtol(n, NULL, 10) : GAMES;
}

static void write_action(const um_pack *p, const um_action *a, char *out, size_t cap)
{
    um_buf b = {0};
    um_action_write(&um_invasion, p, &inv_verbs[a->verb], a, &b);
    snprintf(out, cap, "%.*s", (int)(b.n < cap - 1 ? b.n : cap - 1), b.n ? b.p : "");
    um_buf_free(&b);
}

/* ---- what always holds ---- */

static void check_pools(um_replay *r, const char *after)
{
    static const int pool[INV_FACTIONS] = {
        [INV_F_AR] = 30, [INV_F_AM] = 45, [INV_F_BR] = 25, [INV_F_CM] = 35, [INV_F_NA] = 25};
    const inv_state *s = um_replay_state(r);
    for (int f = 0; f < INV_FACTIONS; f++) {
        int out = s->fled[f];
        for (int i = 0; i < INV_AREAS; i++) {
            out += s->area[i].n[f];
            cr_assert_leq(s->area[i].moved[f], s->area[i].n[f], "%s", after);
        }
        cr_assert_leq(out, pool[f], "%s: faction %d has %d units", after, f, out);
        cr_assert_eq(inv_reserve(um_replay_ctx(r), s, f).lo, pool[f] - out, "%s", after);
    }
}

/* A marker lies where units of the other side than the homeland's stand on objectives, and nowhere else. */
static void check_markers(const um_pack *p, const inv_state *s, const char *after)
{
    for (int i = 0; i < um_rows(p, IK_AREA); i++) {
        int home = um_datum_at(p, um_datum_of(IK_AREA, i, INV_AREA_HOMELAND))->lo;
        int stars = um_datum_at(p, um_datum_of(IK_AREA, i, INV_AREA_OBJECTIVES))->lo;
        int holder =
            inv_of_side(s, i, inv_other_side(home)) > 0 && stars > 0 ? inv_other_side(home) : INV_NOBODY;
        cr_assert_eq(s->area[i].marker, holder, "%s: area %d", after, i);
        cr_assert(inv_of_side(s, i, INV_US) == 0 || inv_of_side(s, i, INV_BR) == 0, "%s: area %d", after, i);
    }
}

/* The test's own account of who has moved, by area and faction; `by_land`: of those, who came by a march,
 * which may go on. */
typedef struct marches {
    int arrived[INV_AREAS][INV_FACTIONS], by_land[INV_AREAS][INV_FACTIONS];
} marches;

static void check_out(const marches *m, const inv_state *s, int from, int f, int n, const char *what)
{
    cr_assert_leq(n, s->area[from].n[f] - m->arrived[from][f], "%s: they have moved", what);
}

static void check_canoes(marches *m, const inv_state *s, const um_action *a, const char *what)
{
    int n;
    const um_value *from = um_values_of(a, IP_CANOE_FROM, &n);
    for (int i = 0; i < n; i++) {
        check_out(m, s, um_ref_row(from[i].ref), INV_F_NA, from[i].num, what);
        m->arrived[um_ref_row(um_ref_arg(a, IP_CANOE_TO))][INV_F_NA] += from[i].num;
    }
}

/* John Norton and War Cry may take those who have moved. */
static void note_special(marches *m, const um_action *a, bool outward)
{
    int n, hub = um_ref_row(um_ref_arg(a, outward ? (int)IP_NORTON_FROM : (int)IP_WARCRY_TO));
    const um_value *v = um_values_of(a, outward ? (int)IP_NORTON_TO : (int)IP_WARCRY_FROM, &n);
    for (int i = 0; i < n; i++) {
        int other = um_ref_row(v[i].ref), from = outward ? hub : other, to = outward ? other : hub;
        if (m->arrived[from][INV_F_NA] == 0)
            continue;
        m->arrived[from][INV_F_NA]--;
        m->arrived[to][INV_F_NA]++;
    }
}

static void check_march(marches *m, const inv_state *s, const um_action *a, const char *what)
{
    int n, count, units[INV_FACTIONS] = {0};
    if (a->verb == IV_PHASE) {
        memset(m, 0, sizeof *m);
    }
    if (a->verb == IV_NORTON || a->verb == IV_WARCRY)
        note_special(m, a, a->verb == IV_NORTON);
    if (a->verb == IV_CANOE)
        check_canoes(m, s, a, what);
    if (a->verb != IV_MOVE && a->verb != IV_BOAT)
        return;
    const um_value *path = um_values_of(a, IP_MOVE_PATH, &n), *u = um_values_of(a, IP_MOVE_UNITS, &count);
    int from = um_ref_row(path[0].ref), to = um_ref_row(path[n - 1].ref);
    for (int i = 0; i < count; i++)
        units[um_ref_row(u[i].ref)] = u[i].num;
    for (int f = 0; f < INV_FACTIONS; f++) {
        int fresh = s->area[from].n[f] - m->arrived[from][f], on = units[f] > fresh ? units[f] - fresh : 0;
        if (a->verb == IV_MOVE && on <= m->by_land[from][f]) {
            m->arrived[from][f] -= on;
            m->by_land[from][f] -= on;
        }
        check_out(m, s, from, f, units[f], what);
        m->arrived[to][f] += units[f];
        m->by_land[to][f] += a->verb == IV_MOVE ? units[f] : 0;
    }
}

/* ---- one field spoilt ---- */

static int far_area(const um_pack *p, int from)
{
    const inv_map *m = p->map;
    for (int i = 0; i < m->nareas; i++)
        if (m->distance[from][i] > 8)
            return i;
    return -1;
}

/* Spoil an action; false if this kind is not spoilt. */
static bool spoil(const um_pack *p, const inv_state *s, um_action *a, um_value *v)
{
    int last = a->args[a->nargs - 1].first + a->args[a->nargs - 1].count - 1;
    switch (a->verb) {
    case IV_MOVE: {
        int from = um_ref_row(v[a->args[1].first].ref), far = far_area(p, from);
        v[last].ref = inv_area_ref(far < 0 ? from : far);
        return far >= 0;
    }
    case IV_RECRUIT:
    case IV_RETURN:
    case IV_ADD:
    case IV_LOSE:
    case IV_FLEE:
    case IV_RETREAT:
    case IV_EXTRA:
        v[a->args[a->verb == IV_LOSE || a->verb == IV_FLEE || a->verb == IV_RETREAT ? 0 : 1].first].num += 40;
        return true;
    case IV_ROLL: /* a die more than there may be */
        v[last + 1] = v[last];
        v[last + 2] = v[last];
        v[last + 3] = v[last];
        a->args[0].count = (uint16_t)(a->args[0].count + 3);
        return true;
    case IV_PHASE:
        for (int f = 0; f < INV_FACTIONS; f++)
            if ((s->done >> f) & 1) {
                v[0].ref = um_ref_of(IK_FACTION, ((const inv_map *)p->map)->faction[f]);
                return true;
            }
        return false;
    case IV_END_PHASE:
    default:
        return false;
    }
}

static int try_spoilt(um_replay *r, const hand_of_chance *h)
{
    um_action a = h->chosen;
    um_value v[UM_VALUES_MAX];
    memcpy(v, h->values, sizeof v);
    a.values = v;
    if (a.nargs == 0 || !spoil(h->pack, h->s, &a, v))
        return 0;
    char words[300];
    write_action(h->pack, &a, words, sizeof words);
    cr_assert_neq(um_replay_try(r, &a), UM_LEGAL, "%s", words);
    return 1;
}

/* ---- a game ---- */

typedef struct tally {
    int steps, mutants, battles, finished;
} tally;

static bool into(void *user, const um_action *a)
{
    um_verdict v;
    um_replay_step(user, a, &v);
    return true;
}

/* The position as it reads out makes the same position again. */
static void check_position(um_replay *r, um_pack *pack, const char *after)
{
    um_settings set = {.trust = UM_GUESS};
    um_replay *again = NULL;
    const inv_state *s = um_replay_state(r), *t;
    cr_assert_eq(um_replay_new(&um_invasion, pack, &set, &again), UM_OK);
    um_invasion.position(um_replay_ctx(r), s, into, again);
    t = um_replay_state(again);
    for (int i = 0; i < INV_AREAS; i++) {
        cr_assert_arr_eq(s->area[i].n, t->area[i].n, sizeof s->area[i].n, "%s", after);
        cr_assert_eq(s->area[i].marker, t->area[i].marker, "%s", after);
    }
    cr_assert_arr_eq(s->fled, t->fled, sizeof s->fled, "%s", after);
    cr_assert(s->turn == t->turn && s->done == t->done && s->active == t->active &&
              s->scenario == t->scenario);
    for (int i = 0; i < INV_CARDS; i++)
        cr_assert_eq(s->card[i].at, t->card[i].at, "%s", after);
    um_replay_free(again);
}

static void play(um_pack *pack, int game, tally *sum)
{
    um_record *rec = NULL, *rec2 = NULL;
    const char *where = scenario[game % 3];
    um_run *run = stand_at(pack, where, UM_GUESS, &rec),
           *doubter = stand_at(pack, where, game % 2 ? UM_LIKELY : UM_CERTAIN, &rec2);
    hand_of_chance h = {.seed = 88172645463325252u + (uint64_t)game * 7919u, .pack = pack};
    marches m = {0};
    bool over = false;
    cr_assert(run && doubter);
    for (int k = 0; k < STEPS_MAX && !over && choose(&h, run->replay); k++) {
        char words[300];
        um_verdict v, doubted;
        write_action(pack, &h.chosen, words, sizeof words);
        check_march(&m, h.s, &h.chosen, words);
        if (getenv("UMPIRE_TRACE"))
            fprintf(stderr, "%d.%d %s\n", game, k + 1, words);
        sum->mutants += try_spoilt(run->replay, &h);
        cr_assert_eq(um_replay_step(run->replay, &h.chosen, &v), UM_OK, "%s", words);
        cr_assert_eq(um_replay_step(doubter->replay, &h.chosen, &doubted), UM_OK, "%s", words);
        cr_assert_eq(v, UM_LEGAL, "game %d step %d: %s: %s %s", game, k, words, um_verdict_text(v),
                     um_replay_findings(run->replay)
                         ? um_replay_finding(run->replay, um_replay_findings(run->replay) - 1)->code
                         : "");
        cr_assert_neq(doubted, UM_ILLEGAL, "game %d: a guess made this illegal: %s", game, words);
        check_pools(run->replay, words);
        sum->steps++;
        sum->battles += h.chosen.verb == IV_BATTLE;
        if (h.chosen.verb == IV_END_PHASE) {
            check_markers(pack, um_replay_state(run->replay), words);
            check_position(run->replay, pack, words);
        }
        over = h.chosen.verb == IV_END_GAME;
    }
    cr_assert(over, "game %d comes to no end; %d offers", game, h.offers);
    sum->finished++;
    um_counts counts;
    um_replay_counts(run->replay, &counts);
    for (int i = 0; i < um_replay_findings(run->replay); i++)
        cr_assert(false, "game %d step %d: %s", game, um_replay_finding(run->replay, i)->step,
                  um_replay_finding(run->replay, i)->code);
    cr_assert_eq(counts.illegal + counts.undetermined, 0, "game %d", game);
    um_run_free(run);
    um_run_free(doubter);
    um_record_free(rec);
    um_record_free(rec2);
}

Test(invasion, games_from_offers, .timeout = 36000)
{
    um_pack *pack = must_builtin("invasion");
    tally sum = {0};
    int n = games();
    for (int i = 0; i < n; i++)
        play(pack, i, &sum);
    cr_assert_eq(sum.finished, n, "%d of %d games came to an end", sum.finished, n);
    cr_assert(n < 3 || (sum.battles > 3 * n && sum.mutants > 50 * n), "%d battles, %d mutants", sum.battles,
              sum.mutants);
    um_pack_free(pack);
}

/* ---- the set-ups against the pools ---- */

Test(invasion, set_ups_fit_the_pools)
{
    static const int out[3][INV_FACTIONS] = {{22, 35, 13, 22, 9}, {12, 24, 10, 18, 8}, {29, 35, 14, 27, 17}};
    um_pack *pack = must_builtin("invasion");
    for (int i = 0; i < 3; i++) {
        um_record *rec = NULL;
        um_run *run = stand_at(pack, scenario[i], UM_LIKELY, &rec);
        cr_assert_not_null(run);
        const inv_state *s = um_replay_state(run->replay);
        for (int f = 0; f < INV_FACTIONS; f++) {
            int n = 0;
            for (int a = 0; a < INV_AREAS; a++)
                n += s->area[a].n[f];
            cr_expect_eq(n, out[i][f], "%s: faction %d: %d", scenario[i], f, n);
        }
        check_pools(run->replay, scenario[i]);
        um_run_free(run);
        um_record_free(rec);
    }
    um_pack_free(pack);
}

Test(invasion, every_rule_has_its_id_once)
{
    for (int i = 0; i < um_invasion.nrules; i++)
        cr_expect_eq(um_rule_named(&um_invasion, um_text_of(um_invasion.rules[i].id)), i);
    for (int i = 0; i < um_invasion.nrulings; i++)
        cr_expect_eq(um_ruling_named(&um_invasion, um_text_of(um_invasion.rulings[i].id)), i);
}

/* ---- what the rules force on data ---- */

static um_status own_base(void *user, um_text name, const um_sink *sink, um_pack **out)
{
    (void)user;
    return um_pack_builtin(NULL, name, sink, out);
}

static int warned_by(const char *overlay)
{
    said heard = {.errors = 0};
    const um_sink sink = {remember, &heard};
    um_pack *pack = NULL;
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<pack game=\"invasion\" name=\"t\" base=\"invasion\"><source id=\"s\">s</source>%s</pack>",
             overlay);
    um_status st = um_pack_load(UM_TEXT("test"), um_text_of(xml), own_base, NULL, &sink, &pack);
    cr_assert_eq(st, UM_OK, "%s", heard.text);
    memset(&heard, 0, sizeof heard);
    um_invasion.check(pack, &sink);
    um_pack_free(pack);
    return heard.errors * 100 + heard.warnings;
}

Test(invasion, data_against_the_rules)
{
    cr_expect_eq(warned_by(""), 0);
    cr_expect_eq(
        warned_by("<factions><faction id=\"br\"><hit sure=\"guess\" from=\"s\">2</hit></faction></factions>"),
        1);
    cr_expect_eq(
        warned_by(
            "<factions><faction id=\"ar\"><pool sure=\"certain\" from=\"s\">20</pool></faction></factions>"),
        200);
    cr_expect_eq(
        warned_by(
            "<cards><card id=\"ar-09\"><effect sure=\"likely\" from=\"s\">none</effect></card></cards>"),
        1);
    cr_expect_eq(
        warned_by("<cards><card id=\"ar-08\"><intro sure=\"certain\" from=\"s\">yes</intro></card></cards>"),
        100);
    cr_expect_eq(
        warned_by("<setups><setup id=\"1813-erie\"><n1 sure=\"certain\" from=\"s\">3</n1></setup></setups>"),
        100);
}

/* ---- the book's own sections, as the program finds them ---- */

Test(invasion, sections_of_the_book_are_found)
{
    static const struct {
        const char *section, *rules[5];
    } asked[] = {
        {"3.3", {"3.3 ", "3.3a ", "3.3g "}},       {"3.2.2", {"3.2.2a ", "3.2.2k "}},
        {"3.1", {"3.1a ", "3.1.1 ", "3.1.2 "}},    {"4.0", {"4.0a ", "4.0c "}},
        {"SC-1813", {"SC-1813-a ", "SC-1813-d "}},
    };
    for (size_t i = 0; i < UM_COUNT(asked); i++) {
        um_ran r = UM_PROGRAM("rules", "--game", "invasion", asked[i].section);
        cr_expect_eq(r.status, 0, "%s: %s", asked[i].section, um_ran_err(&r));
        for (int k = 0; asked[i].rules[k]; k++) {
            char line[40];
            snprintf(line, sizeof line, "\n%s", asked[i].rules[k]);
            bool first = strncmp(um_ran_out(&r), asked[i].rules[k], strlen(asked[i].rules[k])) == 0;
            cr_expect(first || strstr(um_ran_out(&r), line), "%s does not show %s", asked[i].section,
                      asked[i].rules[k]);
        }
        um_ran_free(&r);
    }
}
