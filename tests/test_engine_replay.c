/* The referee over a whole game: what an illegal step taints, what seals it, what could not be read, history
 * and bookings. */
#include "tests/test_engine_support.h"
#include "tests/torture.h"

#include <stdio.h>

static um_pack *pack;
static um_replay *replay;

static void setup(void)
{
    pack = toy_pack();
    cr_assert(pack);
}

static void teardown(void)
{
    um_replay_free(replay);
    replay = NULL;
    um_pack_free(pack);
}

TestSuite(engine_replay, .init = setup, .fini = teardown);

/* ---- a game in the toy's terms ---- */

enum { US1, BR1, BR41, RWB, AT, C2 };
enum { YORK, ERIE, BATH };
enum { US, BR };

static void begin(const um_game *g, const um_settings *s)
{
    um_replay_free(replay);
    replay = NULL;
    cr_assert_eq(um_replay_new(g, pack, s, &replay), UM_OK);
}

static const um_settings plain = {.history = true};

static um_status put(int town, int piece)
{
    um_maker m;
    um_verdict v;
    um_make(&m, TOY_AT, -1);
    um_make_ref(&m, 0, um_ref_of(TOY_TOWN, town));
    um_make_ref(&m, 1, um_ref_of(TOY_PIECE, piece));
    return um_replay_step(replay, &m.action, &v);
}

static um_verdict move2(int side, int piece, int other, int from, int to)
{
    um_maker m;
    um_verdict v;
    um_make(&m, TOY_MOVE, side);
    um_make_ref(&m, 0, um_ref_of(TOY_PIECE, piece));
    if (other >= 0)
        um_make_ref(&m, 0, um_ref_of(TOY_PIECE, other));
    um_make_step(&m, 1, um_ref_of(TOY_TOWN, from), false);
    um_make_step(&m, 1, um_ref_of(TOY_TOWN, to), false);
    cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_OK);
    return v;
}

/* York - Fort Erie is legal, York - Bath illegal, Fort Erie - Bath a guess. */
static um_verdict move(int side, int piece, int from, int to)
{
    return move2(side, piece, -1, from, to);
}

static um_verdict act(int verb, int side)
{
    um_maker m;
    um_verdict v;
    um_make(&m, verb, side);
    cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_OK);
    return v;
}

static void place_all(void)
{
    for (int i = US1; i <= C2; i++)
        cr_assert_eq(put(YORK, i), UM_OK);
}

static const um_finding *last(void)
{
    int n = um_replay_findings(replay);
    cr_assert_gt(n, 0);
    return um_replay_finding(replay, n - 1);
}

/* ---- taint ---- */

Test(engine_replay, only_what_an_illegal_step_changed_is_tainted)
{
    begin(&toy_game, &plain);
    place_all();
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL);
    cr_expect_eq(move(BR, BR1, YORK, ERIE), UM_LEGAL, "another piece is as good as before");
    cr_expect_eq(move(BR, BR41, YORK, ERIE), UM_UNDETERMINED);
    cr_expect_eq(last()->cause, UM_WHY_TAINTED);
    cr_expect_eq(last()->tainted_by, 1);
    cr_expect_eq(last()->nrules, 0, "no rule is cited where none failed");
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_UNDETERMINED, "what rests on it is not illegal either");
    cr_expect_eq(last()->tainted_by, 1);
    cr_expect_eq(move2(US, US1, BR41, YORK, ERIE), UM_UNDETERMINED);
    cr_expect_eq(move(US, US1, YORK, BATH), UM_ILLEGAL, "the other piece of a tainted step is not tainted");
}

Test(engine_replay, the_first_illegal_step_is_named)
{
    begin(&toy_game, &plain);
    place_all();
    cr_expect_eq(move(US, US1, YORK, BATH), UM_ILLEGAL);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL);
    cr_expect_eq(move2(BR, BR41, US1, YORK, ERIE), UM_UNDETERMINED);
    cr_expect_eq(last()->tainted_by, 1);
    cr_expect_eq(move(BR, BR41, YORK, ERIE), UM_UNDETERMINED);
    cr_expect_eq(last()->tainted_by, 2);
}

Test(engine_replay, a_stated_position_clears_taint)
{
    begin(&toy_game, &plain);
    place_all();
    move2(BR, BR41, BR1, YORK, BATH);
    cr_assert_eq(put(YORK, BR41), UM_OK);
    cr_expect_eq(move(BR, BR41, YORK, ERIE), UM_LEGAL);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL, "it can be judged again");
    cr_expect_eq(last()->step, 3);
    cr_expect_eq(move(BR, BR1, YORK, ERIE), UM_UNDETERMINED, "what is not stated stays tainted");
}

Test(engine_replay, a_step_that_changed_nothing_taints_nothing)
{
    begin(&toy_game, &plain);
    cr_assert_eq(put(BATH, BR41), UM_OK);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL);
    cr_expect_eq(move(BR, BR41, YORK, ERIE), UM_LEGAL);
}

Test(engine_replay, only_illegal_steps_taint)
{
    begin(&toy_game, &plain);
    place_all();
    cr_expect_eq(move(BR, BR41, ERIE, BATH), UM_UNDETERMINED);
    cr_expect_eq(last()->cause, UM_WHY_UNSURE);
    cr_expect_eq(move(BR, BR41, YORK, ERIE), UM_LEGAL);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL);
}

static int looked_at;

static void judge_looks(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    if (a->verb == TOY_MOVE)
        um_decide(c, ENGINE_R_WAY, UM_NO);
    if (a->verb == TOY_PASS)
        um_decide(c, ENGINE_R_COST, um_clean(c, looked_at));
}

/* An action may rest on pieces that it does not name: the rules say so. */
Test(engine_replay, taint_that_a_rule_meets_names_its_step)
{
    const um_game g = engine_game(judge_looks);
    begin(&g, &plain);
    place_all();
    move(US, US1, YORK, ERIE);
    move(BR, BR41, YORK, ERIE);
    for (looked_at = 0; looked_at < 4; looked_at++) {
        bool tainted = looked_at == US1 || looked_at == BR41;
        cr_expect_eq(act(TOY_PASS, BR), tainted ? UM_UNDETERMINED : UM_LEGAL);
        if (tainted) {
            cr_expect_eq(last()->cause, UM_WHY_TAINTED);
            cr_expect_eq(last()->tainted_by, looked_at == US1 ? 1 : 2);
        }
    }
    um_replay_unreadable(replay);
    looked_at = C2;
    cr_expect_eq(act(TOY_PASS, BR), UM_UNDETERMINED);
    cr_expect_eq(last()->cause, UM_WHY_MISSING);
    cr_expect_eq(last()->tainted_by, 0);
}

/* ---- what could not be read ---- */

Test(engine_replay, nothing_is_illegal_behind_what_could_not_be_read)
{
    begin(&toy_game, &plain);
    place_all();
    um_replay_unreadable(replay);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_UNDETERMINED);
    cr_expect_eq(last()->cause, UM_WHY_MISSING);
    cr_assert_eq(last()->nmissing, 1);
    cr_expect_str_eq(last()->missing[0], "what an earlier line or entry says, which could not be read");
    cr_expect_eq(last()->ndata, 0, "no datum would decide it");
    cr_expect_eq(move(BR, BR1, YORK, ERIE), UM_UNDETERMINED, "nor is it known where the piece was");
    cr_expect_eq(act(TOY_PASS, BR), UM_LEGAL, "what rests on nothing is as good as before");
    cr_assert_eq(put(YORK, BR41), UM_OK);
    cr_expect_eq(move(BR, BR41, YORK, BATH), UM_ILLEGAL, "a stated position settles it");
    cr_expect_eq(move(US, US1, YORK, ERIE), UM_UNDETERMINED, "but for what it does not state");
}

/* ---- sealing ---- */

Test(engine_replay, the_other_sides_next_act_seals)
{
    begin(&toy_game, &plain);
    place_all();
    move(US, US1, YORK, BATH);
    cr_expect_eq(last()->sealed, 0);
    act(TOY_PASS, US);
    cr_expect_eq(last()->sealed, 0, "his own acts do not seal");
    act(TOY_SAY, BR);
    cr_expect_eq(last()->sealed, 0, "nor does bookkeeping");
    act(TOY_PASS, -1);
    cr_expect_eq(last()->sealed, 0, "nor what nobody did");
    cr_assert_eq(put(YORK, US1), UM_OK);
    cr_expect_eq(last()->sealed, 0, "nor a stated position");
    move(BR, BR41, YORK, BATH);
    cr_expect_eq(um_replay_finding(replay, 0)->sealed, 5);
    cr_expect_eq(um_replay_finding(replay, 1)->sealed, 0);
    act(TOY_PASS, US);
    cr_expect_eq(um_replay_finding(replay, 0)->sealed, 5, "once");
    cr_expect_eq(um_replay_finding(replay, 1)->sealed, 6);
}

Test(engine_replay, what_nobody_did_is_never_sealed)
{
    begin(&toy_game, &plain);
    place_all();
    move(-1, US1, YORK, BATH);
    act(TOY_PASS, US);
    act(TOY_PASS, BR);
    cr_expect_eq(last()->sealed, 0);
    cr_expect_eq(last()->side, -1);
}

/* ---- the end of a play ---- */

static int owed; /* the step that owes; 0: the present one */

static void close_owing(um_ctx *c, const void *state, bool last_of_all)
{
    (void)state;
    um_about(c, owed);
    um_decide(c, ENGINE_R_WAY, UM_NO);
    um_about(c, 2);
    um_decide(c, ENGINE_R_COST, last_of_all ? UM_MAYBE : UM_YES);
    um_about(c, 0);
    um_decide(c, ENGINE_R_END, UM_YES);
}

static void judge_nothing(um_ctx *c, const void *state, const um_action *a)
{
    (void)c;
    (void)state;
    (void)a;
}

Test(engine_replay, what_a_play_left_undone_belongs_to_its_step)
{
    um_game g = engine_game(judge_nothing);
    g.close = close_owing;
    for (owed = 0; owed <= 3; owed++) {
        begin(&g, &plain);
        act(TOY_PASS, US);
        act(TOY_PASS, US);
        act(TOY_PASS, BR);
        act(TOY_PLAY, BR); /* begins a play: the one before is closed */
        cr_assert_eq(um_replay_findings(replay), 1);
        cr_expect_eq(last()->step, owed ? owed : 3);
        cr_expect_eq(last()->side, last()->step == 3 ? BR : US);
        cr_expect(last()->at_close);
        cr_expect_eq(last()->verdict, UM_ILLEGAL);
        cr_assert_eq(last()->nrules, 1, "decisions about other steps are not among it");
        cr_expect_eq(last()->rules[0], ENGINE_R_WAY);
        cr_expect_eq(last()->sealed, last()->step == 3 ? 0 : 3, "by the first act behind it, found or not");
    }
}

/* Decides of two steps, the second of which is the one that is not in order. */
static void close_of_two(um_ctx *c, const void *state, bool last_of_all)
{
    (void)state;
    (void)last_of_all;
    um_about(c, 2);
    um_use(c, ENGINE_R_CLAIM);
    um_fact_int(c, "cost", 7);
    um_decide(c, ENGINE_R_COST, UM_YES);
    um_about(c, 1);
    um_fact_int(c, "way", 3);
    um_decide(c, ENGINE_R_WAY, UM_NO);
    um_about(c, 0);
}

Test(engine_replay, what_is_stated_of_another_step_is_no_fact_of_a_finding)
{
    um_game g = engine_game(judge_nothing);
    g.close = close_of_two;
    begin(&g, &plain);
    act(TOY_PASS, US);
    act(TOY_PASS, US);
    act(TOY_PLAY, BR);
    cr_assert_eq(um_replay_findings(replay), 1);
    cr_expect_eq(last()->step, 1);
    cr_expect_eq(last()->nrules, 1);
    cr_expect_eq(last()->rules[0], ENGINE_R_WAY);
    cr_assert_eq(last()->nfacts, 1);
    cr_expect_str_eq(last()->facts[0].key, "way");
}

Test(engine_replay, the_end_of_the_record_closes_the_last_play)
{
    um_game g = engine_game(judge_nothing);
    um_counts n;
    g.close = close_owing;
    owed = 1;
    begin(&g, &plain);
    cr_assert_eq(um_replay_end(replay), UM_OK);
    cr_expect_eq(um_replay_findings(replay), 0, "nobody did anything");
    begin(&g, &plain);
    act(TOY_PASS, US);
    act(TOY_PASS, US);
    cr_assert_eq(um_replay_end(replay), UM_OK);
    cr_assert_eq(um_replay_findings(replay), 2);
    cr_expect_eq(um_replay_finding(replay, 0)->step, 1);
    cr_expect_eq(um_replay_finding(replay, 1)->step, 2);
    cr_expect_eq(um_replay_finding(replay, 1)->verdict, UM_UNDETERMINED);
    um_replay_counts(replay, &n);
    cr_expect_eq(n.illegal, 1, "the step counts as what was found about it");
    cr_expect_eq(n.undetermined, 1);
    cr_expect_eq(n.legal, 0);
}

/* ---- agreement, counts ---- */

Test(engine_replay, what_the_players_accepted_stands_but_does_not_count)
{
    um_counts n;
    begin(&toy_game, &plain);
    place_all();
    move(BR, BR41, YORK, BATH);
    move(BR, BR41, YORK, ERIE);
    move(US, US1, YORK, BATH);
    move(US, C2, YORK, ERIE);
    um_replay_counts(replay, &n);
    cr_expect_eq(n.steps, 4);
    cr_expect_eq(n.illegal, 2);
    cr_expect_eq(n.undetermined, 1);
    cr_expect_eq(n.by_cause[UM_WHY_TAINTED], 1);
    cr_expect_eq(n.legal, 1);
    um_replay_accept(replay, 1, "agreed");
    um_replay_accept(replay, 2, "agreed, too");
    um_replay_accept(replay, 4, "nothing to agree on");
    um_replay_accept(replay, 99, "no such step");
    um_replay_counts(replay, &n);
    cr_expect_eq(n.illegal, 1);
    cr_expect_eq(n.undetermined, 0);
    cr_expect_eq(n.by_cause[UM_WHY_TAINTED], 0);
    cr_expect_eq(n.accepted, 2);
    cr_expect_eq(n.legal, 1);
    cr_expect_eq(um_replay_findings(replay), 3);
    cr_expect_str_eq(um_replay_finding(replay, 1)->accepted_why, "agreed, too");
    cr_expect_not(um_replay_finding(replay, 2)->accepted);
}

Test(engine_replay, remarks_stand_behind_what_was_found_of_their_steps)
{
    static const struct {
        int step;
        const char *words;
    } told[] = {{1, "a"}, {1, "b"}, {2, "c"}, {3, "d"}, {4, "e"}, {4, "f"}};
    static const char *const order[] = {"", "a", "b", "", "c", "", "d", "e", "f"}; /* "": a finding */
    um_remark remark[UM_COUNT(told)];
    begin(&toy_game, &plain);
    place_all();
    move(BR, BR41, YORK, BATH);
    move(BR, BR41, YORK, ERIE);
    move(US, US1, YORK, BATH);
    move(US, C2, YORK, ERIE);
    cr_assert_eq(um_replay_verdict(replay, 1), UM_ILLEGAL);
    cr_assert_eq(um_replay_verdict(replay, 4), UM_LEGAL);
    cr_assert_eq(um_replay_verdict(replay, 5), UM_LEGAL);
    for (size_t i = 0; i < UM_COUNT(told); i++)
        remark[i] = (um_remark){.step = told[i].step, .code = "slip", .words = um_text_of(told[i].words)};
    cr_expect_eq(um_replay_accept(replay, 2, "before there are remarks"), UM_OK);
    cr_expect_eq(um_replay_note(replay, remark, UM_COUNT(told)), UM_OK);
    cr_expect_eq(um_replay_note(replay, remark, 0), UM_OK);
    cr_assert_eq(um_replay_findings(replay), (int)UM_COUNT(order));
    for (size_t i = 0; i < UM_COUNT(order); i++) {
        const um_finding *f = um_replay_finding(replay, (int)i);
        cr_expect(um_text_is(f->note, order[i]), "%zu: %.*s", i, UM_FMT(f->note));
        cr_expect(i == 0 || f->step >= um_replay_finding(replay, (int)i - 1)->step, "%zu", i);
    }
    cr_expect_eq(um_replay_accept(replay, 3, "and after"), UM_OK);
    cr_expect(um_replay_finding(replay, 3)->accepted && um_replay_finding(replay, 6)->accepted);
    cr_expect_not(um_replay_finding(replay, 7)->accepted);
    remark[0].step = 3; /* not in the order of steps */
    cr_expect_eq(um_replay_note(replay, remark, 2), UM_CALL);
    remark[0].step = 5;
    cr_expect_eq(um_replay_note(replay, remark, 1), UM_CALL);
    cr_expect_eq(um_replay_findings(replay), (int)UM_COUNT(order));
}

/* ---- claims ---- */

Test(engine_replay, a_claim_is_compared_with_the_position)
{
    static const struct {
        int lo, hi;
        um_verdict verdict;
    } rows[] = {{0, 0, UM_LEGAL}, {1, 1, UM_ILLEGAL}, {0, 1, UM_UNDETERMINED}};
    begin(&toy_game, &plain);
    place_all();
    act(TOY_PASS, US);
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_maker m;
        um_verdict v;
        um_make(&m, TOY_Q_VP, -1);
        um_make_int(&m, 0, rows[i].lo);
        m.values[0].hi = rows[i].hi;
        int before = um_replay_findings(replay);
        cr_assert_eq(um_replay_claim(replay, &m.action, &v), UM_OK);
        cr_expect_eq(v, rows[i].verdict, "row %zu", i);
        cr_expect_eq(um_replay_findings(replay), before + (v != UM_LEGAL));
        if (v != UM_LEGAL) {
            cr_expect(last()->claim);
            cr_expect_eq(last()->step, 1);
        }
    }
    cr_expect_eq(um_replay_steps(replay), 1, "a claim is no step");
}

/* ---- a game of its own for history and bookings: it counts what is done to it ---- */

typedef struct tally {
    int32_t applied, settled, stated, last_step, sum[2];
    um_ref at;
} tally;

static void tally_start(um_ctx *c, void *state)
{
    (void)c;
    *(tally *)state = (tally){.at = UM_NONE};
}

/* Counts, keeps its step's number, and books as many points as the step's number tells. */
static void tally_apply(um_ctx *c, void *state, const um_action *a)
{
    tally *t = state;
    t->at = um_ref_arg(a, a->verb == TOY_AT ? 1 : 0);
    if (a->verb == TOY_AT) {
        t->stated++;
    } else {
        int side = c->step % 3 == 0;
        t->applied++;
        t->sum[side] += c->step % 5 - 2;
        um_book(c, side, um_exactly(c->step % 5 - 2), ENGINE_R_COST, "step %d", c->step);
    }
    t->last_step = c->step;
}

static void tally_refuse(um_ctx *c, const void *state, const um_action *a)
{
    um_ref at = um_ref_arg(a, a->verb == TOY_AT ? 1 : 0);
    (void)state;
    if (at != UM_NONE && um_ref_row(at) == C2)
        um_refuse(c, "not that one", at);
}

static void tally_settle(um_ctx *c, void *state)
{
    tally *t = state;
    t->settled = (t->settled * 3 + c->step) % 1000003;
    t->sum[0] += 1;
    um_book(c, 0, um_exactly(1), ENGINE_R_END, "a play");
}

static void tally_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    (void)c;
    bits[0] |= memcmp(before, after, sizeof(tally)) != 0;
}

static um_game tally_game(void)
{
    um_game g = engine_game(judge_nothing);
    g.state_size = sizeof(tally);
    g.start = tally_start;
    g.refuse = tally_refuse;
    g.apply = tally_apply;
    g.settle = tally_settle;
    g.changed = tally_changed;
    g.close = close_owing;
    return g;
}

/* The k-th of a row of actions: plays, steps and statements mixed. */
static int tally_action(um_maker *m, int k)
{
    int verb = k % 7 == 3 ? TOY_PLAY : k % 5 == 4 ? TOY_AT : TOY_PASS;
    um_make(m, verb, k % 3 - 1);
    if (verb == TOY_AT) {
        um_make_ref(m, 0, um_ref_of(TOY_TOWN, YORK));
        um_make_ref(m, 1, um_ref_of(TOY_PIECE, k % C2));
    }
    return verb;
}

enum { LONG = 400 };

/* What a step left, its statements included, is found again: under every number, around every copy kept. */
Test(engine_replay, every_state_of_the_past_is_as_it_was)
{
    const um_game g = tally_game();
    tally kept[LONG + 1];
    um_maker m;
    um_verdict v;
    owed = 1;
    begin(&g, &plain);
    tally_start(NULL, &kept[0]);
    for (int k = 0; k < LONG; k++) {
        tally_action(&m, k);
        cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_OK);
        kept[um_replay_steps(replay)] = *(const tally *)um_replay_state(replay);
    }
    int steps = um_replay_steps(replay);
    cr_expect_gt(steps, 4 * 64);
    for (int k = steps; k >= 0; k--)
        cr_expect_eq(memcmp(um_replay_state_at(replay, k), &kept[k], sizeof(tally)), 0, "step %d", k);
    for (int k = 0; k <= steps; k += 7)
        cr_expect_eq(memcmp(um_replay_state_at(replay, k), &kept[k], sizeof(tally)), 0, "step %d", k);
    cr_expect_null(um_replay_state_at(replay, -1));
    cr_expect_null(um_replay_state_at(replay, steps + 1));
    cr_expect_eq(memcmp(um_replay_state(replay), &kept[steps], sizeof(tally)), 0, "looking changes nothing");
    begin(&g, &(um_settings){.history = false});
    cr_expect_null(um_replay_state_at(replay, 0));
}

Test(engine_replay, an_action_that_is_refused_leaves_everything_as_it_was)
{
    const um_game g = tally_game();
    begin(&g, &plain);
    for (int k = 0; k < 200; k++) {
        um_maker m;
        um_verdict v;
        tally_action(&m, k);
        cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_OK);
        tally was = *(const tally *)um_replay_state(replay);
        int steps = um_replay_steps(replay), findings = um_replay_findings(replay), booked, after;
        um_replay_book(replay, &booked);
        for (int verb = 0; verb < 2; verb++) {
            um_make(&m, verb ? TOY_AT : TOY_MOVE, US);
            if (verb)
                um_make_ref(&m, 0, um_ref_of(TOY_TOWN, YORK));
            um_make_ref(&m, verb, um_ref_of(TOY_PIECE, C2));
            if (!verb)
                um_make_step(&m, 1, um_ref_of(TOY_TOWN, YORK), false);
            cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_VALUE);
            cr_expect_str_eq(um_replay_ctx(replay)->refused, "not that one");
            cr_expect_eq(um_replay_ctx(replay)->refused_ref, um_ref_of(TOY_PIECE, C2));
            cr_expect_eq(memcmp(&was, um_replay_state(replay), sizeof was), 0);
            cr_expect_eq(um_replay_steps(replay), steps);
            cr_expect_eq(um_replay_findings(replay), findings);
            um_replay_book(replay, &after);
            cr_expect_eq(after, booked);
        }
    }
    int n = um_replay_steps(replay);
    cr_expect_eq(memcmp(um_replay_state_at(replay, n), um_replay_state(replay), sizeof(tally)), 0);
}

Test(engine_replay, bookings_add_up_to_the_score)
{
    const um_game g = tally_game();
    int32_t sum[2] = {0, 0};
    int n;
    begin(&g, &plain);
    for (int k = 0; k < LONG; k++) {
        um_maker m;
        um_verdict v;
        tally_action(&m, k);
        cr_assert_eq(um_replay_step(replay, &m.action, &v), UM_OK);
    }
    cr_assert_eq(um_replay_end(replay), UM_OK);
    const um_book_entry *book = um_replay_book(replay, &n);
    for (int i = 0; i < n; i++) {
        cr_expect(um_known(book[i].points));
        cr_expect(book[i].what.n > 0, "each says what for");
        cr_expect(i == 0 || book[i].step >= book[i - 1].step, "in the order of steps");
        if (book[i].rule == ENGINE_R_COST)
            cr_expect_eq(book[i].points.lo, book[i].step % 5 - 2, "and under its step");
        sum[book[i].side] += book[i].points.lo;
    }
    const tally *t = um_replay_state(replay);
    cr_expect_gt(n, 100);
    cr_expect_eq(sum[0], t->sum[0]);
    cr_expect_eq(sum[1], t->sum[1]);
}

/* ---- judging without a trace ---- */

Test(engine_replay, trying_an_action_changes_nothing)
{
    begin(&toy_game, &plain);
    place_all();
    um_maker m;
    um_make(&m, TOY_MOVE, BR);
    um_make_ref(&m, 0, um_ref_of(TOY_PIECE, BR41));
    um_make_step(&m, 1, um_ref_of(TOY_TOWN, YORK), false);
    um_make_step(&m, 1, um_ref_of(TOY_TOWN, BATH), false);
    uint8_t was[1024];
    cr_assert_leq(toy_game.state_size, sizeof was);
    memcpy(was, um_replay_state(replay), toy_game.state_size);
    for (int i = 0; i < 3; i++)
        cr_expect_eq(um_replay_try(replay, &m.action), UM_ILLEGAL);
    cr_expect_eq(memcmp(was, um_replay_state(replay), toy_game.state_size), 0);
    cr_expect_eq(um_replay_findings(replay), 0);
    cr_expect_eq(um_replay_steps(replay), 0);
}

/* ---- memory ---- */

static um_status whole_game(void *user)
{
    um_replay *r;
    um_verdict v;
    um_maker m;
    um_status s = um_replay_new(user, pack, &(um_settings){.history = true, .explain = true}, &r);
    if (s != UM_OK)
        return s;
    for (int k = 0; k < 150 && s == UM_OK; k++) {
        tally_action(&m, k);
        s = um_replay_step(r, &m.action, &v);
        if (k % 20 == 19) {
            um_make(&m, TOY_Q_VP, -1);
            um_make_int(&m, 0, 1);
            s = s == UM_OK ? um_replay_claim(r, &m.action, &v) : s;
        }
    }
    if (s == UM_OK)
        s = um_replay_end(r);
    if (s == UM_OK)
        s = um_replay_accept(r, 1, "so");
    if (s == UM_OK)
        s = um_replay_note(r, &(um_remark){.step = 2, .code = "slip", .words = UM_TEXT("so")}, 1);
    um_replay_free(r);
    return s;
}

static um_status tally_query(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    (void)c;
    (void)q;
    *out = (um_answer){.value = um_exactly(((const tally *)state)->applied)};
    return UM_OK;
}

Test(engine_replay, any_allocation_of_a_whole_game_may_fail)
{
    um_game g = tally_game();
    g.query = tally_query;
    owed = 1;
    cr_expect_gt(um_torture(whole_game, &g, 0), 15);
}

/* ---- names ---- */

/* Two pieces of one name are told apart in what is found, others are not burdened. */
Test(engine_replay, facts_tell_pieces_of_one_name_apart)
{
    static const struct {
        int piece;
        const char *label;
    } rows[] = {{US1, "us:1st"}, {BR1, "br:1st"}, {BR41, "41st"}, {C2, "C2"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_recorder rec = {.ndecisions = 0};
        um_arena arena = {0};
        um_buf label = {0};
        um_ctx c;
        um_ctx_init(&c, &toy_game, pack, UM_LIKELY);
        rec.arena = &arena;
        c.rec = &rec;
        um_fact_ref(&c, "who", um_ref_of(TOY_PIECE, rows[i].piece));
        um_ref_label(pack, um_ref_of(TOY_PIECE, rows[i].piece), &label);
        cr_assert_eq(rec.nfacts, 1);
        cr_expect(um_text_is(rec.facts[0].value, rows[i].label));
        cr_expect_str_eq(label.p, rows[i].label);
        um_buf_free(&label);
        um_arena_free(&arena);
    }
    um_ref twin;
    um_buf label = {0};
    cr_assert_eq(um_pack_add_row(pack, TOY_PIECE, UM_TEXT("b41b"), UM_TEXT("41st"), &twin), UM_OK);
    *um_datum_edit(pack, um_datum_of(TOY_PIECE, um_ref_row(twin), 0)) = (um_datum){1, 1, UM_CERTAIN, 0, 0};
    um_ref_label(pack, twin, &label);
    cr_expect_str_eq(label.p, "41st (b41b)", "a side does not help");
    um_buf_free(&label);
}
