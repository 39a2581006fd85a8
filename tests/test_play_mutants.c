/* Games with one thing changed: nothing breaks the referee, and what breaks a rule by its making is found.
 *
 * The games are those of fixtures/madison/games and random ones; changes are made in the actions, not in
 * the text. PLAY_SEED and PLAY_GAMES as in test_play.c. */
#include "tests/play.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 5, CHANGES = 40, ACTIONS_MAX = 1200 };

static um_pack *pack;
static play_game game;
static um_record *record;

static um_status give_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    (void)g;
    (void)name;
    *out = user;
    return UM_OK;
}

static void put_away(void)
{
    um_record_free(record);
    record = NULL;
    play_end(&game);
    um_pack_free(pack);
}

TestSuite(mutants, .fini = put_away, .timeout = 600);

static int knob(const char *name, int otherwise)
{
    const char *v = getenv(name);
    int32_t n;
    return v && um_text_int(um_text_of(v), &n) == UM_OK ? n : otherwise;
}

/* A whole random game as a record, ready to be replayed. */
static const um_case *a_game(uint64_t seed)
{
    um_buf header = {0};
    um_read_options o = {.game = &um_madison, .find_pack = give_pack, .find_pack_user = NULL};
    if (!pack)
        pack = play_pack("fixtures/packs/closed.xml");
    cr_assert(pack);
    o.find_pack_user = pack;
    play_end(&game);
    um_record_free(record);
    record = NULL;
    play_header(pack, "packs/closed.xml", &header);
    play_begin(&game, pack, header.p, seed);
    for (int i = 0; i < ACTIONS_MAX && play_step(&game); i++)
        ;
    um_buf_free(&header);
    cr_assert_eq(um_record_read(UM_TEXT("game"), um_buf_view(&game.text), &o, &record), UM_OK);
    return &record->cases[0];
}

/* The game up to its `n`th step, in a replay. */
static um_replay *up_to(const um_case *g, int n, int *next)
{
    const um_settings how = {.trust = UM_LIKELY};
    um_replay *r = NULL;
    um_verdict v;
    cr_assert_eq(um_replay_new(&um_madison, pack, &how, &r), UM_OK);
    *next = 0;
    for (int i = 0; i < g->nitems && um_replay_steps(r) < n; i++, *next = i)
        if (g->items[i].kind == UM_I_ACTION)
            um_replay_step(r, &g->items[i].action, &v);
    return r;
}

/* ---- anything at all ---- */

/* Another row of the kind, another number, a value twice or dropped: no thought given to rules. */
static void change_value(um_value *v)
{
    if (v->ref != UM_NONE) {
        int kind = um_ref_kind(v->ref);
        v->ref = um_ref_of(kind, (int)play_random(&game, (uint32_t)um_rows(pack, kind)));
    } else {
        v->num = v->hi = (int32_t)play_random(&game, 12) - 2;
    }
}

static void mutate(const um_action *from, um_maker *m)
{
    int values = 0;
    um_make(m, from->verb, -1);
    for (int i = 0; i < from->nargs; i++)
        values += from->args[i].count;
    int target = (int)play_random(&game, (uint32_t)values);
    for (int i = 0, n = 0; i < from->nargs; i++)
        for (int k = 0; k < from->args[i].count; k++, n++) {
            um_value v = from->values[from->args[i].first + k];
            const um_param *p = &mad_verbs[from->verb].params[from->args[i].param];
            bool free = p->type != UM_P_WORD && p->type != UM_P_SIDE; /* the reader bounds these two */
            if (n == target && free)
                change_value(&v);
            for (int twice = n == target && play_random(&game, 5) == 0 ? 2 : 1; twice; twice--) {
                um_make_marked(m, from->args[i].param, v.ref, v.mark);
                m->values[m->n - 1] = v;
            }
        }
}

Test(mutants, no_change_of_an_action_breaks_the_referee)
{
    int games = knob("PLAY_GAMES", GAMES), flagged = 0, tried = 0;
    for (int n = 0; n < games; n++) {
        const um_case *g = a_game((uint64_t)(knob("PLAY_SEED", 1) + 700 + n));
        for (int i = 0; i < CHANGES; i++) {
            int at = (int)play_random(&game, (uint32_t)game.step), next;
            um_replay *r = up_to(g, at, &next);
            um_verdict v;
            um_maker m;
            while (next < g->nitems && g->items[next].kind != UM_I_ACTION)
                next++;
            if (next < g->nitems) {
                mutate(&g->items[next].action, &m);
                um_status s = um_replay_step(r, &m.action, &v);
                cr_expect(s == UM_OK || s == UM_VALUE || s == UM_NAME);
                tried++;
                flagged += s != UM_OK || v != UM_LEGAL;
            }
            for (int k = next + 1; k < g->nitems && k < next + 60; k++) /* and goes on from there */
                if (g->items[k].kind == UM_I_ACTION) {
                    um_status s = um_replay_step(r, &g->items[k].action, &v);
                    cr_expect(s == UM_OK || s == UM_VALUE || s == UM_NAME);
                }
            cr_expect_eq(um_replay_end(r), UM_OK);
            um_replay_free(r);
        }
    }
    cr_log_info("%d of %d changed actions were found illegal, undetermined or impossible", flagged, tried);
    cr_expect(flagged * 4 > tried);
}

/* ---- changes that break a rule by their making ---- */

typedef struct broken {
    um_maker m;
    const mad_state *s; /* before the step */
    const um_action *a; /* the legal action */
} broken;

/* There and back until no allowance is enough. */
static bool too_far(broken *b)
{
    int n;
    const um_value *path = um_values_of(b->a, MP_MOVE_PATH, &n), *who;
    if (b->a->verb != MV_MOVE || n < 2)
        return false;
    um_make(&b->m, MV_MOVE, -1);
    who = um_values_of(b->a, MP_MOVE_PIECES, &n);
    for (int i = 0; i < n; i++)
        um_make_ref(&b->m, MP_MOVE_PIECES, who[i].ref);
    for (int i = 0; i < 12; i++)
        um_make_step(&b->m, MP_MOVE_PATH, path[i % 2].ref, false);
    return true;
}

/* The card goes to a use that no card of it has: the work is another than the card was played for. */
static bool wrong_use(broken *b)
{
    if (b->a->verb != MV_BUILD && b->a->verb != MV_DEPOT)
        return false;
    um_make(&b->m, MV_RESTORE, -1);
    um_make_ref(&b->m, MP_RESTORE_UNITS,
                mad_unit_ref((int)play_random(&game, (uint32_t)um_rows(pack, MK_UNIT))));
    return true;
}

static um_ref someone(const mad_state *s, int side, um_ref not_at, um_ref *at)
{
    for (int tries = 0; tries < 200; tries++) {
        int u = (int)play_random(&game, (uint32_t)um_rows(pack, MK_UNIT));
        *at = s->unit[u].at;
        um_ctx c = game.c;
        if (um_ref_kind(*at) == MK_SPACE && *at != not_at && mad_side_of(&c, mad_unit_ref(u)) == side)
            return mad_unit_ref(u);
    }
    return UM_NONE;
}

static bool step_with(broken *b, um_ref who, um_ref at)
{
    const mad_map *map = pack->map;
    int from = um_ref_row(at);
    if (who == UM_NONE || map->first[from] == map->first[from + 1])
        return false;
    um_make(&b->m, MV_MOVE, -1);
    um_make_ref(&b->m, MP_MOVE_PIECES, who);
    um_make_step(&b->m, MP_MOVE_PATH, at, false);
    um_make_step(&b->m, MP_MOVE_PATH, mad_space_ref(map->ends[map->first[from]]), false);
    return true;
}

/* A unit of the side whose play it is not. */
static bool anothers_unit(broken *b)
{
    um_ref at, who;
    if (b->a->verb != MV_MOVE || !b->s->play.open)
        return false;
    who = someone(b->s, mad_other(b->s->play.side), UM_NONE, &at);
    return step_with(b, who, at);
}

/* One who stands elsewhere than those whom the card activates. */
static bool another_space(broken *b)
{
    um_ref at, who;
    if (b->a->verb != MV_MOVE || b->s->play.mode != MAD_MODE_UNITS || b->s->play.space == UM_NONE)
        return false;
    who = someone(b->s, b->s->play.side, b->s->play.space, &at);
    if (who == UM_NONE || mad_piece_at(b->s, who)->origin == b->s->play.space)
        return false;
    return step_with(b, who, at);
}

/* Everybody of a space with a card of at most three points. */
static bool too_many(broken *b)
{
    um_ctx c = game.c;
    if (b->a->verb != MV_MOVE || b->s->play.mode != MAD_MODE_UNITS)
        return false;
    for (int i = 0; i < um_rows(pack, MK_SPACE); i++) {
        int n = 0;
        const mad_map *map = pack->map;
        um_make(&b->m, MV_MOVE, -1);
        for (int u = 0; u < um_rows(pack, MK_UNIT); u++)
            if (b->s->unit[u].at == mad_space_ref(i) && mad_side_of(&c, mad_unit_ref(u)) == b->s->play.side &&
                !(b->s->unit[u].flags & MF_ACTIVATED)) {
                um_make_ref(&b->m, MP_MOVE_PIECES, mad_unit_ref(u));
                n++;
            }
        if (n < 4 || map->first[i] == map->first[i + 1])
            continue;
        um_make_step(&b->m, MP_MOVE_PATH, mad_space_ref(i), false);
        um_make_step(&b->m, MP_MOVE_PATH, mad_space_ref(map->ends[map->first[i]]), false);
        return true;
    }
    return false;
}

/* The other side plays a card of its own where this one is on turn. */
static bool out_of_turn(broken *b)
{
    int now = mad_expected(b->s), side = mad_other(now);
    if (b->a->verb != MV_PLAY || now == MAD_NOBODY || b->s->hand[now].lo == 0 || b->s->turn < 0)
        return false;
    for (int i = 0; i < um_rows(pack, MK_CARD); i++)
        if (mad_in_box(&game.c, b->s->card[i].at, MAD_BOX_HAND) && b->s->card[i].owner == side) {
            um_make(&b->m, MV_PLAY, side);
            um_make_ref(&b->m, MP_PLAY_CARD, um_ref_of(MK_CARD, i));
            um_make_int(&b->m, MP_PLAY_MODE, MAD_MODE_DEPOT);
            um_make_int(&b->m, MP_PLAY_SIDE, side);
            return true;
        }
    return false;
}

/* A third card held out of one hand. */
static bool third_hold(broken *b)
{
    int side = mad_expected(b->s);
    if ((b->a->verb != MV_PLAY && b->a->verb != MV_HOLD) || side == MAD_NOBODY || b->s->holds[side].lo < 2)
        return false;
    um_make(&b->m, MV_HOLD, -1);
    um_make_int(&b->m, MP_HOLD_SIDE, side);
    return true;
}

/* A ship that is not due yet. */
static bool too_early(broken *b)
{
    int turn = b->s->turn, n;
    if (b->a->verb != MV_BUILD)
        return false;
    for (int i = 0; i < um_rows(pack, MK_SHIP); i++) {
        um_ctx c = game.c;
        um_range due = um_word(&c, MK_SHIP, i, MAD_SHIP_TURN);
        if (due.lo <= turn || due.lo >= MAD_TURNS || mad_side_of(&c, mad_ship_ref(i)) != b->s->play.side)
            continue;
        um_make(&b->m, MV_BUILD, -1);
        um_make_ref(&b->m, MP_BUILD_SHIP, mad_ship_ref(i));
        um_make_ref(&b->m, MP_BUILD_BASE, um_values_of(b->a, MP_BUILD_BASE, &n)[0].ref);
        return true;
    }
    return false;
}

/* Indians go aboard. */
static bool indians_aboard(broken *b)
{
    um_ctx c = game.c;
    if (b->a->verb != MV_SAIL)
        return false;
    for (int u = 0; u < um_rows(pack, MK_UNIT); u++)
        for (int i = 0; i < um_rows(pack, MK_SHIP); i++)
            if (mad_is_indian(&c, u) == UM_YES && um_ref_kind(b->s->unit[u].at) == MK_SPACE &&
                b->s->unit[u].at == b->s->ship[i].at &&
                mad_side_of(&c, mad_ship_ref(i)) == mad_side_of(&c, mad_unit_ref(u))) {
                um_make(&b->m, MV_EMBARK, -1);
                um_make_ref(&b->m, MP_EMBARK_PIECES, mad_unit_ref(u));
                um_make_ref(&b->m, MP_EMBARK_SPACE, b->s->unit[u].at);
                um_make_ref(&b->m, MP_EMBARK_SHIPS, mad_ship_ref(i));
                return true;
            }
    return false;
}

/* Twenty units on one ship: more than the largest takes. */
static bool overloaded(broken *b)
{
    int n;
    const um_value *who = um_values_of(b->a, MP_SAIL_PIECES, &n), *path;
    if (b->a->verb != MV_SAIL || um_ref_kind(who[0].ref) != MK_SHIP)
        return false;
    um_make(&b->m, MV_SAIL, -1);
    um_make_ref(&b->m, MP_SAIL_PIECES, who[0].ref);
    path = um_values_of(b->a, MP_SAIL_PATH, &n);
    int aboard = 0;
    um_ctx c = game.c;
    for (int i = 0; i < n; i++)
        um_make_step(&b->m, MP_SAIL_PATH, path[i].ref, false);
    for (int u = 0; u < um_rows(pack, MK_UNIT); u++)
        if (b->s->unit[u].at == path[0].ref && mad_side_of(&c, mad_unit_ref(u)) == b->s->play.side) {
            um_make_ref(&b->m, MP_SAIL_CARRYING, mad_unit_ref(u));
            aboard++;
        }
    return aboard >= 4; /* a frigate takes two, and there is no ship of the line in play */
}

/* A lead that fights for the other side, a loss that is not due, a deal of the wrong size. */
static bool false_lead(broken *b)
{
    um_ref at;
    if (b->a->verb != MV_LEAD)
        return false;
    um_ref who = someone(b->s, um_int_arg(b->a, MP_LEAD_SIDE, MAD_US), b->s->combat.space, &at);
    um_make(&b->m, MV_LEAD, -1);
    um_make_int(&b->m, MP_LEAD_SIDE, um_int_arg(b->a, MP_LEAD_SIDE, MAD_US));
    um_make_ref(&b->m, MP_LEAD_UNIT, who);
    return who != UM_NONE;
}

static bool loss_not_due(broken *b)
{
    um_ref at, who;
    if (b->a->verb != MV_LOSS)
        return false;
    who = someone(b->s, um_int_arg(b->a, MP_LOSS_SIDE, MAD_US), b->s->combat.space, &at);
    um_make(&b->m, MV_LOSS, -1);
    um_make_int(&b->m, MP_LOSS_SIDE, um_int_arg(b->a, MP_LOSS_SIDE, MAD_US));
    um_make_ref(&b->m, MP_LOSS_UNITS, who);
    return who != UM_NONE;
}

static bool wrong_deal(broken *b)
{
    int n;
    if (b->a->verb != MV_DEAL)
        return false;
    um_values_of(b->a, MP_DEAL_CARDS, &n);
    um_make(&b->m, MV_DEAL, -1);
    um_make_int(&b->m, MP_DEAL_SIDE, um_int_arg(b->a, MP_DEAL_SIDE, MAD_US));
    um_make_int(&b->m, MP_DEAL_COUNT, n + 1);
    return true;
}

/* A turn is left out. */
static bool turn_skipped(broken *b)
{
    int to = b->s->turn + 2;
    if (b->a->verb != MV_TURN || b->s->turn < 0 || to >= MAD_TURNS)
        return false;
    um_make(&b->m, MV_TURN, -1);
    um_make_int(&b->m, MP_TURN_SEASON, mad_season(to));
    um_make_int(&b->m, MP_TURN_YEAR, mad_year(to));
    return true;
}

static const struct {
    const char *name;
    bool (*make)(broken *b);
} breaches[] = {
    {"over-long path", too_far},         {"wrong use of the card", wrong_use},
    {"another's unit", anothers_unit},   {"from another space", another_space},
    {"too many units", too_many},        {"out of turn", out_of_turn},
    {"third hold", third_hold},          {"ship before its turn", too_early},
    {"Indians aboard", indians_aboard},  {"overloaded ship", overloaded},
    {"lead from elsewhere", false_lead}, {"loss elsewhere", loss_not_due},
    {"wrong deal", wrong_deal},          {"turn left out", turn_skipped},
};

/* Every step of a game, replaced by each breach that can be made of it. */
static void breach_everywhere(const um_case *g, int *made, uint64_t seed)
{
    const um_settings how = {.trust = UM_LIKELY};
    um_replay *r = NULL;
    um_verdict v;
    cr_assert_eq(um_replay_new(&um_madison, pack, &how, &r), UM_OK);
    for (int i = 0; i < g->nitems; i++) {
        if (g->items[i].kind != UM_I_ACTION)
            continue;
        for (size_t k = 0; k < UM_COUNT(breaches); k++) {
            broken b = {.s = um_replay_state(r), .a = &g->items[i].action};
            if (!breaches[k].make(&b))
                continue;
            made[k]++;
            v = um_replay_try(r, &b.m.action);
            cr_expect(v == UM_ILLEGAL, "%s, seed %llu, step %d: %s", breaches[k].name,
                      (unsigned long long)seed, um_replay_steps(r) + 1, um_verdict_text(v));
        }
        um_replay_step(r, &g->items[i].action, &v);
    }
    um_replay_free(r);
}

Test(mutants, what_breaks_a_rule_is_found)
{
    int made[UM_COUNT(breaches)] = {0}, games = knob("PLAY_GAMES", GAMES);
    for (int n = 0; n < games; n++) {
        uint64_t seed = (uint64_t)(knob("PLAY_SEED", 1) + 800 + n);
        breach_everywhere(a_game(seed), made, seed);
    }
    for (size_t k = 0; k < UM_COUNT(breaches); k++) {
        cr_log_info("%s: %d", breaches[k].name, made[k]);
        cr_expect(made[k] > 0, "%s was never made", breaches[k].name);
    }
}
