/* Nothing that a log or a record may say reads beside an array, takes a piece that is none for one, or comes
 * to the rules as a number that they cannot hold. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "core/madison/board/pieces.h"
#include "parser/umpire.h"
#include "tests/program.h"

static uint64_t seed;

/* The next of a fixed row of numbers below n. */
static int below(int n)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return n > 0 ? (int)((seed >> 33) % (uint64_t)n) : 0;
}

static um_pack *pack_of(const um_game *g)
{
    um_pack *p;
    cr_assert_eq(um_pack_builtin(g, UM_TEXT(""), NULL, &p), UM_OK);
    return p;
}

/* A row of one of the kinds in the mask, or none. */
static um_ref some_row(const um_pack *p, uint32_t kinds)
{
    for (int tries = 0; tries < 60; tries++) {
        int kind = below(p->game->nkinds);
        if ((kinds & UM_KIND_BIT(kind)) && um_rows(p, kind))
            return um_ref_of(kind, below(um_rows(p, kind)));
    }
    return UM_NONE;
}

/* ---- what is looked up ---- */

Test(nonsense, what_is_no_piece_reads_as_a_piece_that_is_nowhere)
{
    static mad_state s;
    static const int over[] = {MAD_UNITS, MAD_LEADERS, MAD_SHIPS, 0xffff};
    for (int kind = -1; kind < MK_KINDS + 2; kind++)
        for (size_t i = 0; i < UM_COUNT(over); i++) {
            um_ref r = kind < 0 ? UM_NONE : um_ref_of(kind, over[i]);
            if (mad_is_piece(r))
                continue;
            cr_expect_eq(mad_piece_at(&s, r)->at, UM_NONE);
            mad_piece_of(&s, r)->at = 7;
            mad_piece_of(&s, r)->face = 1;
            cr_expect_eq(mad_piece_of(&s, r)->at, UM_NONE, "what is written of no piece is forgotten");
            cr_expect_eq(mad_piece_at(&s, r)->face, 0);
        }
    cr_expect(mad_is_piece(um_ref_of(MK_SHIP, MAD_SHIPS - 1)));
    cr_expect_eq(mad_piece_of(&s, um_ref_of(MK_SHIP, 3)), &s.ship[3]);
    cr_expect_not(mad_is_piece(um_ref_of(MK_CARD, 0)));
}

Test(nonsense, a_word_is_looked_up_within_its_list)
{
    static const char *const words[] = {"a", "b", NULL};
    cr_expect_str_eq(um_word_of(words, 1), "b");
    for (int32_t i = -3; i < 5; i++)
        cr_expect_eq(um_word_of(words, i) != NULL, i == 0 || i == 1);
    cr_expect_null(um_word_of(NULL, 0));
    cr_expect_null(um_word_of(words, INT32_MAX));
}

/* ---- changes on the table, as no game makes them ---- */

static bool judge_one(void *user, const um_action *a)
{
    um_verdict v;
    um_replay_step(user, a, &v);
    return true;
}

static um_change some_change(const um_pack *p, uint32_t all)
{
    um_change c = {.kind = (um_change_kind)below(UM_C_SHUFFLE + 1),
                   .side = below(3) - 1,
                   .what = below(6) ? some_row(p, all) : UM_NONE,
                   .from = below(4) ? some_row(p, all) : UM_NONE,
                   .to = below(4) ? some_row(p, all) : UM_NONE,
                   .value = below(4),
                   .was = below(4),
                   .ndice = below(4),
                   .sides = 6,
                   .ambiguous = below(8) == 0,
                   .correction = below(8) == 0};
    for (int i = 0; i < c.ndice; i++)
        c.dice[i] = below(7);
    if (c.kind == UM_C_SAY)
        c.kind = UM_C_FACE;
    return c;
}

static void propose_nonsense(const um_game *g, int rounds)
{
    um_pack *p = pack_of(g);
    um_replay *r, *judged;
    const um_settings settings = {.trust = UM_GUESS};
    um_change ch[6];
    cr_assert_eq(um_replay_new(g, p, &settings, &r), UM_OK);
    um_ctx c = {.game = g, .pack = p, .trust = UM_GUESS};
    for (int i = 0; i < rounds; i++) {
        cr_assert_eq(um_replay_new(g, p, &settings, &judged), UM_OK);
        int n = 1 + below(6);
        uint32_t kinds = below(2) ? ~0u : um_piece_kinds(g, false) | um_place_kinds(g);
        for (int k = 0; k < n; k++)
            ch[k] = some_change(p, kinds);
        g->propose(&c, um_replay_state(r), ch, n, judge_one, judged);
        um_replay_free(judged);
    }
    um_replay_free(r);
    um_pack_free(p);
}

Test(nonsense, any_change_of_anything_is_proposed_and_judged)
{
    seed = 12;
    for (int i = 0; i < um_ngames; i++)
        if (um_games[i]->propose)
            propose_nonsense(um_games[i], 3000);
}

/* ---- numbers ---- */

static int32_t a_number(um_bounds may)
{
    static const int32_t odd[] = {0,   1,   2,   3,  INT32_MIN, INT32_MAX, 127,
                                  128, 255, 256, -1, 65536,     1431657577};
    return below(3) == 0 ? may.lo : below(2) ? may.hi : odd[below((int)UM_COUNT(odd))];
}

static void some_action(const um_pack *p, const um_verb *v, int verb, um_maker *m)
{
    um_make(m, verb, below(3) - 1);
    for (int k = 0; k < v->nparams; k++) {
        const um_param *q = &v->params[k];
        if (q->flags & UM_OPTIONAL && below(3))
            continue;
        int n = q->type == UM_P_REFS || q->type == UM_P_PATH || q->type == UM_P_DICE ? 1 + below(4) : 1;
        for (int i = 0; i < n; i++) {
            um_bounds may = um_param_range(q);
            if (q->type == UM_P_TEXT)
                um_make_text(m, k, UM_TEXT("text"));
            else if (q->type == UM_P_COUNTS)
                um_make_count(m, k, some_row(p, q->kinds), a_number(may));
            else if (q->type == UM_P_POINT)
                um_make_int(m, k, a_number(may)), um_make_int(m, k, a_number(may));
            else if (q->kinds)
                um_make_ref(m, k, some_row(p, q->kinds));
            else
                um_make_int(m, k, a_number(may));
        }
    }
}

static void judge_nonsense(const um_game *g, int rounds)
{
    um_pack *p = pack_of(g);
    static um_maker m;
    int refused = 0, taken = 0;
    for (int i = 0; i < rounds; i++) {
        um_replay *r;
        um_verdict verdict;
        cr_assert_eq(um_replay_new(g, p, &(um_settings){.trust = UM_GUESS}, &r), UM_OK);
        for (int k = 0; k < 12; k++) {
            int verb = below(g->nverbs);
            some_action(p, &g->verbs[verb], verb, &m);
            bool fits = um_action_fits(&g->verbs[verb], &m.action);
            um_status s = um_replay_step(r, &m.action, &verdict);
            cr_assert(fits || s == UM_VALUE, "%s is taken", g->verbs[verb].name);
            *(s == UM_OK ? &taken : &refused) += 1;
        }
        um_replay_end(r);
        um_replay_free(r);
    }
    um_pack_free(p);
    cr_expect_gt(taken, rounds);
    cr_expect_gt(refused, rounds);
}

Test(nonsense, any_action_is_judged_or_refused)
{
    seed = 5;
    for (int i = 0; i < um_ngames; i++)
        judge_nonsense(um_games[i], 400);
}

/* Every parameter that is a number: one beyond its range is refused where it is read, and changes nothing. */
Test(nonsense, no_number_beyond_its_range_comes_to_a_rule)
{
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nverbs; i++) {
            const um_verb *v = &um_games[g]->verbs[i];
            for (int k = 0; k < v->nparams; k++) {
                static um_maker m;
                um_bounds may = um_param_range(&v->params[k]);
                if (v->params[k].type == UM_P_TEXT || v->params[k].kinds)
                    continue;
                um_verb alone = *v; /* the one parameter, as the first of a verb */
                alone.params = &v->params[k];
                alone.nparams = 1;
                for (int over = -1; over <= 1; over += 2) {
                    um_make(&m, i, -1);
                    um_make_int(&m, 0, over < 0 ? may.lo - 1 : may.hi + 1);
                    cr_expect_not(um_action_fits(&alone, &m.action), "%s %s", v->name, v->params[k].name);
                    um_make(&m, i, -1);
                    um_make_int(&m, 0, over < 0 ? may.lo : may.hi);
                    cr_expect(um_action_fits(&alone, &m.action), "%s %s", v->name, v->params[k].name);
                }
            }
        }
}

static const char *const refused[] = {
    "turn winter 1431657577",
    "now 1898 spring-summer",
    "now 1812 spring-summer play=256",
    "vp us 1000000000",
    "vp br 2147483647",
    "score us -2147483648",
    "hand us 100",
    "base-lost York 1815",
};

Test(nonsense, a_record_says_which_number_is_none)
{
    for (size_t i = 0; i < UM_COUNT(refused); i++) {
        char text[300];
        snprintf(text, sizeof text, "game madison\nnow 1812 spring-summer phase=action\nat York: Brock\n%s\n",
                 refused[i]);
        um_ran ran = um_program((const char *const[]){"check", "-", NULL}, text);
        cr_expect_eq(ran.status, 3, "%s: %d", refused[i], ran.status);
        cr_expect(strstr(um_ran_err(&ran), ":4:"), "%s: %s", refused[i], um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

/* Of invasion: 0 is said where nobody has told the turn, 9 of a game that is over; there are no others. */
Test(nonsense, a_turn_that_there_is_not_is_refused)
{
    static const char *const lines[] = {"now 10", "now 99", "now -1", "turn 10", "turn 99"};
    for (size_t i = 0; i < UM_COUNT(lines); i++) {
        char text[80];
        snprintf(text, sizeof text, "game invasion\n%s\n", lines[i]);
        um_ran ran = um_program((const char *const[]){"check", "-", NULL}, text);
        cr_expect_eq(ran.status, 3, "%s: %d", lines[i], ran.status);
        cr_expect(strstr(um_ran_err(&ran), "is 0 to 9"), "%s: %s", lines[i], um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

Test(nonsense, a_distance_below_nothing_is_refused)
{
    static const char *const lines[] = {"fire-art G at B range=-3 dice=4",
                                        "fire-inf B at G range=-0.5 dice=1", "move B dice=3,4 distance=-7",
                                        "ride K 3 distance=-1"};
    for (size_t i = 0; i < UM_COUNT(lines); i++) {
        char text[300];
        snprintf(text, sizeof text,
                 "game niagara\ndeclare unit G side=us type=artillery\ndeclare unit B side=br type=infantry\n"
                 "declare commander K side=br\n%s\n",
                 lines[i]);
        um_ran ran = um_program((const char *const[]){"check", "-", NULL}, text);
        cr_expect_eq(ran.status, 3, "%s: %d", lines[i], ran.status);
        cr_expect(strstr(um_ran_err(&ran), ":5:"), "%s: %s", lines[i], um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

Test(nonsense, a_piece_of_no_side_is_refused)
{
    um_ran ran = um_program((const char *const[]){"check", "-", NULL},
                            "game madison\ndeclare unit x type=regular\nnow 1812 winter\nat York: x\n");
    cr_expect_eq(ran.status, 3);
    cr_expect(strstr(um_ran_err(&ran), "needs its side"), "%s", um_ran_err(&ran));
    um_ran_free(&ran);
}

Test(nonsense, a_card_of_no_faction_and_a_faction_without_a_role_are_refused)
{
    static const char *const records[] = {"game invasion\ndeclare card zz kind=special\nnow 2\n",
                                          "game invasion\ndeclare faction zz\nnow 2\n"};
    static const char *const needs[] = {"needs its faction", "needs its role"};
    for (size_t i = 0; i < UM_COUNT(records); i++) {
        um_ran ran = um_program((const char *const[]){"check", "-", NULL}, records[i]);
        cr_expect_eq(ran.status, 3);
        cr_expect(strstr(um_ran_err(&ran), needs[i]), "%s", um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

/* A sum that is held in a few bits stops at the end. */
Test(nonsense, a_narrow_sum_does_not_wrap)
{
    cr_expect_eq(um_u8(255 + 1), 255);
    cr_expect_eq(um_u8(-1), 0);
    cr_expect_eq(um_i8(128), 127);
    cr_expect_eq(um_i8(-1000), -128);
}

/* ---- more rows than there is room for ---- */

/* A record that declares `over` rows more of a kind than fit beside those of the pack, and moves the last. */
static void declare_too_many(um_buf *b, const um_pack *p, int kind, int over)
{
    const um_kind *k = &p->game->kinds[kind];
    um_buf_printf(b, "game %s\n", p->game->name);
    for (int i = um_rows(p, kind); i < um_rows_most(p->game, kind) + over; i++) {
        um_buf_printf(b, "declare %s q%d", k->name, i);
        for (int a = 0; a < k->nattrs; a++)
            if (k->attrs[a].type == UM_A_WORD && !k->attrs[a].has_default)
                um_buf_printf(b, " %s=%s", k->attrs[a].name, k->attrs[a].words[0]);
            else if (k->attrs[a].type == UM_A_REF && !k->attrs[a].has_default)
                for (int to = 0; to < p->game->nkinds; to++)
                    if ((k->attrs[a].kinds & UM_KIND_BIT(to)) && um_rows(p, to)) {
                        um_text id = um_ref_id(p, um_ref_of(to, 0));
                        um_buf_printf(b, " %s=\"%.*s\"", k->attrs[a].name, UM_FMT(id));
                        break;
                    }
        um_buf_char(b, '\n');
    }
    um_buf_char(b, '\0');
}

Test(nonsense, no_record_declares_more_rows_than_there_is_room_for, .timeout = 300)
{
    for (int g = 0; g < um_ngames; g++) {
        um_pack *p = pack_of(um_games[g]);
        for (int kind = 0; kind < um_games[g]->nkinds; kind++) {
            if (!um_games[g]->kinds[kind].most || um_games[g]->kinds[kind].keys)
                continue;
            for (int over = 0; over < 2; over++) {
                um_buf b = {0};
                char says[80];
                declare_too_many(&b, p, kind, over);
                snprintf(says, sizeof says, "at most %d %s fit", um_games[g]->kinds[kind].most,
                         um_games[g]->kinds[kind].plural);
                um_ran ran = um_program((const char *const[]){"check", "-", NULL}, b.p);
                const char *err = um_ran_err(&ran);
                cr_expect_eq(strstr(err, says) != NULL, over, "%s: %s", says, err);
                cr_expect(ran.status == 0 || ran.status == 3, "%s: %d", says, ran.status);
                cr_expect(strstr(um_ran_out(&ran), "step"), "%s", um_ran_out(&ran));
                um_ran_free(&ran);
                um_buf_free(&b);
            }
        }
        um_pack_free(p);
    }
}

/* Whatever fills a pack: it refuses the first row too many, and so no table of a game is ever longer. */
Test(nonsense, no_pack_has_more_rows_than_there_is_room_for)
{
    for (int g = 0; g < um_ngames; g++)
        for (int kind = 0; kind < um_games[g]->nkinds; kind++) {
            um_pack *p;
            um_ref r;
            char id[16];
            int most = um_rows_most(um_games[g], kind);
            cr_assert_eq(um_pack_new(um_games[g], &p), UM_OK);
            for (int i = 0; i <= most; i++) {
                snprintf(id, sizeof id, "r%d", i);
                um_status s = um_pack_add_row(p, kind, um_text_of(id), um_text_of(id), &r);
                cr_assert_eq(s, i < most ? UM_OK : UM_LIMIT, "%s %d", um_games[g]->kinds[kind].name, i);
            }
            cr_expect_eq(um_rows(p, kind), most);
            um_pack_free(p);
        }
}

/* A case whose data do not fit together is told as such, and nothing of it is judged; the others are. */
Test(nonsense, a_case_of_data_that_do_not_fit_is_not_judged)
{
    um_ran ran = um_program((const char *const[]){"check", "-v", "-", NULL},
                            "game madison\nnow 1812 spring-summer us phase=action\ndeclare unit x\n"
                            "play pass\nat York: x\nplay pass\n");
    cr_expect_eq(ran.status, 3);
    cr_expect(strstr(um_ran_out(&ran), "0 steps"), "%s", um_ran_out(&ran));
    um_ran_free(&ran);
    ran = um_program((const char *const[]){"test", "-", NULL},
                     "game madison\ndeclare unit x\ncase A \"a\"\ndeclare unit y side=us\nat York: y\n"
                     "expect at York us 1\n");
    cr_expect_eq(ran.status, 1);
    cr_expect(strstr(um_ran_err(&ran), "before the first case"), "%s", um_ran_err(&ran));
    um_ran_free(&ran);
}

Test(nonsense, a_step_that_is_accepted_and_is_not_there_is_told)
{
    um_ran ran =
        um_program((const char *const[]){"check", "-", NULL},
                   "game madison\nnow 1812 spring-summer us phase=action\nus: play Card 12 units value=3\n"
                   "accept 1 \"a\"\naccept 2 \"b\"\n");
    cr_expect(strstr(um_ran_err(&ran), ":5:1: warning: there is no step 2 to accept"), "%s",
              um_ran_err(&ran));
    cr_expect_null(strstr(um_ran_err(&ran), "no step 1"));
    um_ran_free(&ran);
}

/* ---- ships on ships ---- */

Test(nonsense, no_ship_carries_a_ship)
{
    static const char record[] = "game madison\nposition 1812\n%s\n";
    static const struct {
        const char *line, *place;
    } rows[] = {{"at Royal George: Earl of Moira", "<stdin>:3:18: error: "},
                {"at Beresford: Beresford", "<stdin>:3:4: error: "},
                {"at Royal George: br:49th, Earl of Moira", "<stdin>:3:27: error: "},
                {"at Royal George: br:49th", NULL},
                {"at Lake Ontario: Royal George, Earl of Moira", NULL}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        char text[200];
        snprintf(text, sizeof text, record, rows[i].line);
        um_ran r = um_program((const char *[]){"check", "-q", "-", NULL}, text);
        const char *why = strstr(um_ran_err(&r), "no ship carries one");
        cr_expect_eq(r.status, rows[i].place ? 3 : 0, "%s: %d %s", rows[i].line, r.status, um_ran_err(&r));
        cr_expect_eq(why != NULL, rows[i].place != NULL, "%s: %s", rows[i].line, um_ran_err(&r));
        if (rows[i].place)
            cr_expect(strstr(um_ran_err(&r), rows[i].place), "%s: %s", rows[i].line, um_ran_err(&r));
        um_ran_free(&r);
    }
}

/* Whoever stands elsewhere, or nowhere, does not do it: no line with him is carried out, be he named first or
 * last. */
Test(nonsense, who_is_not_there_is_refused)
{
    static const char *const lines[] = {"retreat us:13th to Utica",
                                        "retreat Brock, us:13th to Kingston",
                                        "retreat Brock, Lady Prevost to Kingston",
                                        "displace us:13th to Utica",
                                        "combat York: us:13th against Brock",
                                        "combat York: Brock against us:13th",
                                        "sail Oneida: Oswego - Ogdensburg",
                                        "sail Madison, Oneida: Sackets Harbour - Oswego",
                                        "sail Oneida, Yeo: Sackets Harbour - Oswego",
                                        "sail Oneida: Sackets Harbour - Oswego carrying us:13th",
                                        "embark us:13th at Sackets Harbour on Oneida",
                                        "embark us:9th at Sackets Harbour on Madison",
                                        "embark us:9th at Sackets Harbour on Oneida, Madison",
                                        "embark 100th at York",
                                        "disembark us:13th at Sackets Harbour from Oneida",
                                        "disembark us:9th at Sackets Harbour from Oneida"};
    for (size_t i = 0; i < UM_COUNT(lines); i++) {
        char text[300];
        snprintf(text, sizeof text,
                 "game madison\nnow 1813 spring-summer us phase=action\nat York: Brock, 100th\n"
                 "at Sackets Harbour: Oneida, us:9th\nat Buffalo: Lady Prevost\n%s\n",
                 lines[i]);
        um_ran ran = um_program((const char *const[]){"check", "-", NULL}, text);
        cr_expect_eq(ran.status, 3, "%s: %d", lines[i], ran.status);
        cr_expect(strstr(um_ran_err(&ran), "cannot be carried out"), "%s: %s", lines[i], um_ran_err(&ran));
        um_ran_free(&ran);
    }
}
