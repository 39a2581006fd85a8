/* Properties of whole games: a player without rules takes what is offered, at random, and every game that
 * comes of it is legal, keeps the position sound, and replays from its record to the same position.
 *
 * PLAY_GAMES=1000 plays that many on each map (`make play`); PLAY_SEED=N begins with another game;
 * PLAY_KEEP=DIR keeps the records; PLAY_PACK=FILE plays on the printed map by another pack. */
#include "tests/play.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GAMES = 20, ACTIONS_MAX = 5000 };

static um_pack *pack;

static void put_pack_away(void)
{
    um_pack_free(pack);
    pack = NULL;
}

TestSuite(play, .fini = put_pack_away, .timeout = 3600);

static int knob(const char *name, int otherwise)
{
    const char *v = getenv(name);
    int32_t n;
    return v && um_text_int(um_text_of(v), &n) == UM_OK ? n : otherwise;
}

/* ---- invariants ---- */

static bool is_place(const um_pack *p, um_ref at)
{
    int kind = um_ref_kind(at);
    return at == UM_NONE ||
           ((kind == MK_SPACE || kind == MK_LAKE || kind == MK_BOX) && um_ref_row(at) < um_rows(p, kind));
}

/* Every piece is in one place, or aboard a ship that is. */
static const char *pieces_sound(const play_game *g)
{
    um_ctx c = g->c;
    for (int k = MK_UNIT; k <= MK_SHIP; k++)
        for (int i = 0; i < um_rows(g->pack, k); i++) {
            const mad_piece *m = mad_piece_at(&g->s, um_ref_of(k, i));
            bool aboard = um_ref_kind(m->at) == MK_SHIP;
            if (aboard && (k == MK_SHIP || !is_place(g->pack, g->s.ship[um_ref_row(m->at)].at)))
                return "a piece is aboard nothing";
            if (!aboard && !is_place(g->pack, m->at))
                return "a piece is nowhere";
            if (m->face > 1 || m->spent_lo > m->spent_hi)
                return "a piece has no such face or spent nonsense";
            if (k == MK_UNIT && (mad_cf(&c, &g->s, i).lo < 0 || !um_known(mad_cf(&c, &g->s, i))))
                return "a strength is negative";
            if (aboard && !g->s.play.open)
                return "somebody is aboard between plays";
        }
    return NULL;
}

static int cards_in(const play_game *g, int side, int role)
{
    um_ctx c = g->c;
    um_ref box = mad_box(&c, role, side);
    int n = 0;
    for (int i = 0; i < um_rows(g->pack, MK_CARD); i++)
        n += g->s.card[i].at == box && g->s.card[i].owner == side;
    return n;
}

/* The count of each hand is known and agrees with the cards that lie there. */
static const char *hands_sound(const play_game *g)
{
    for (int side = 0; side < 2; side++) {
        if (!um_known(g->s.hand[side]) || !um_known(g->s.held[side]))
            return "a hand is not known";
        if (g->s.hand[side].lo != cards_in(g, side, MAD_BOX_HAND))
            return "a hand and its cards disagree";
        if (g->s.hand[side].lo > 9 || g->s.holds[side].hi > 2)
            return "a hand is too large";
    }
    return NULL;
}

static int owner_of_box(const play_game *g, int lake, bool *both)
{
    bool in[2] = {false, false};
    for (int i = 0; i < um_rows(g->pack, MK_SHIP); i++)
        if (g->s.ship[i].at == mad_lake_ref(lake) && !g->s.ship[i].face)
            in[um_datum_at(g->pack, um_datum_of(MK_SHIP, i, MAD_SHIP_SIDE))->lo] = true;
    *both = in[0] && in[1];
    return in[0] == in[1] ? MAD_NOBODY : in[MAD_US] ? MAD_US : MAD_BR;
}

static int datum(const play_game *g, int kind, int row, int attr)
{
    return um_datum_at(g->pack, um_datum_of(kind, row, attr))->lo;
}

/* Points of a town, counted by hand from the counters in it (4.13 to 4.15). */
static int space_points(const play_game *g, int space)
{
    int owner = datum(g, MK_SPACE, space, MAD_SPACE_TERRITORY), holder = owner == MAD_US ? MAD_BR : MAD_US;
    int cf = 0, units = 0, others = 0, enemies = 0, value = datum(g, MK_SPACE, space, MAD_SPACE_VALUE);
    for (int u = 0; u < um_rows(g->pack, MK_UNIT); u++) {
        if (g->s.unit[u].at != mad_space_ref(space))
            continue;
        bool theirs = datum(g, MK_UNIT, u, MAD_UNIT_SIDE) == holder;
        enemies += !theirs;
        units += theirs;
        others += theirs && datum(g, MK_UNIT, u, MAD_UNIT_TYPE) != MAD_INDIAN;
        cf += theirs ? datum(g, MK_UNIT, u, g->s.unit[u].face ? MAD_UNIT_REDUCED_CF : MAD_UNIT_CF) : 0;
    }
    if (g->s.space[space].destroyed || !units || enemies || cf < value || (!others && value > 1))
        return 0;
    return holder == MAD_US ? value : -value;
}

/* A battle is pending, ships have just left a box, winter is taking its toll: the score follows later. */
static bool unsettled(const play_game *g)
{
    int in[2][MAD_SPACES] = {{0}};
    if (g->s.phase == MAD_PHASE_ATTRITION)
        return true;
    for (int u = 0; u < um_rows(g->pack, MK_UNIT); u++)
        if (um_ref_kind(g->s.unit[u].at) == MK_SPACE)
            in[datum(g, MK_UNIT, u, MAD_UNIT_SIDE)][um_ref_row(g->s.unit[u].at)] = 1;
    for (int i = 0; i < MAD_SPACES; i++)
        if (in[0][i] && in[1][i])
            return true;
    for (int i = 0; i < um_rows(g->pack, MK_SHIP); i++)
        if (g->s.ship[i].flags & MF_WITHDRAWN)
            return true;
    return false;
}

/* Between plays one side at most has able ships in a box, and the ledger is what a recount gives. */
static const char *score_sound(const play_game *g)
{
    int sum = 0;
    if (g->s.play.open || g->s.turn < 0 || g->s.over || unsettled(g))
        return NULL;
    for (int i = 0; i < um_rows(g->pack, MK_LAKE); i++) {
        bool both;
        int owner = owner_of_box(g, i, &both);
        if (both)
            return "both sides are in a lake box";
        if (owner == MAD_NOBODY)
            owner = g->s.lake[i].marker;
        sum += owner == MAD_US ? 2 : owner == MAD_BR ? -2 : 0;
    }
    for (int i = 0; i < um_rows(g->pack, MK_SPACE); i++)
        sum += space_points(g, i);
    um_range net = mad_net(&g->s);
    if (!um_known(net) || !um_known(g->s.base))
        return "the score is not known";
    return net.lo - g->s.base.lo == sum ? NULL : "the ledger and a recount disagree";
}

static const char *unsound(const play_game *g)
{
    const char *why = pieces_sound(g);
    if (!why)
        why = hands_sound(g);
    return why ? why : score_sound(g);
}

/* ---- a game ---- */

static um_status give_pack(void *user, const um_game *game, um_text name, um_pack **out)
{
    (void)game;
    (void)name;
    *out = user;
    return UM_OK;
}

static void keep(const play_game *g, const char *why, uint64_t seed)
{
    const char *dir = getenv("PLAY_KEEP");
    char path[256];
    snprintf(path, sizeof path, "%s/%s-%llu.ump", dir ? dir : "/tmp", why, (unsigned long long)seed);
    FILE *f = dir || strcmp(why, "game") ? fopen(path, "wb") : NULL;
    if (!f)
        return;
    fwrite(g->text.p, 1, g->text.n, f);
    fclose(f);
}

static bool add_line(void *user, const um_action *a)
{
    um_buf *out = user;
    um_action_write(&um_madison, pack, &mad_verbs[a->verb], a, out);
    um_buf_char(out, '\n');
    return true;
}

static void position_of(const mad_state *s, um_buf *out)
{
    um_ctx c;
    um_ctx_init(&c, &um_madison, pack, UM_LIKELY);
    um_madison.position(&c, s, add_line, out);
}

/* The record read back: nothing illegal, nothing open, and the same position. */
static void check_record(play_game *g, uint64_t seed)
{
    um_record *r = NULL;
    um_run *run = NULL;
    um_read_options o = {.game = &um_madison, .find_pack = give_pack, .find_pack_user = pack};
    const um_run_settings how = {0};
    const um_sink silent = {0};
    um_counts counts;
    um_buf mine = {0}, theirs = {0};
    cr_assert_eq(um_record_read(UM_TEXT("game"), um_buf_view(&g->text), &o, &r), UM_OK);
    cr_assert_eq(um_run_case(&r->cases[0], &how, &silent, &run), UM_OK);
    um_replay_counts(run->replay, &counts);
    if (counts.illegal || counts.undetermined || run->nbad || counts.steps != g->step)
        keep(g, "unfair", seed);
    cr_expect(counts.illegal == 0 && counts.undetermined == 0 && run->nbad == 0,
              "seed %llu: %d illegal, %d undetermined, %d unread", (unsigned long long)seed, counts.illegal,
              counts.undetermined, run->nbad);
    cr_expect_eq(counts.steps, g->step, "seed %llu", (unsigned long long)seed);
    um_madison.settle(&g->c, &g->s); /* as the referee ends a record */
    position_of(&g->s, &mine);
    position_of(um_replay_state(run->replay), &theirs);
    cr_expect(um_text_eq(um_buf_view(&mine), um_buf_view(&theirs)), "seed %llu: another position",
              (unsigned long long)seed);
    um_score score;
    um_replay_score(run->replay, &score);
    cr_expect(um_range_same(score.net, mad_net(&g->s)), "seed %llu: another score", (unsigned long long)seed);
    um_buf_free(&mine);
    um_buf_free(&theirs);
    um_run_free(run);
    um_record_free(r);
}

typedef struct tally {
    int games, steps, given_up, to_the_end, taken[MV_VERBS];
} tally;

static void play_one(play_game *g, const char *header, uint64_t seed, tally *t)
{
    const char *why = NULL;
    int actions = 0;
    play_begin(g, pack, header, seed);
    while (!g->fault && !why && actions++ < ACTIONS_MAX && play_step(g))
        why = unsound(g);
    if (why || g->fault)
        keep(g, "unsound", seed);
    cr_expect(!why, "seed %llu, step %d: %s", (unsigned long long)seed, g->step, why);
    cr_expect(!g->fault && actions < ACTIONS_MAX, "seed %llu, step %d: %s", (unsigned long long)seed, g->step,
              g->fault ? g->fault : "endless");
    keep(g, "game", seed);
    t->games++;
    t->steps += g->step;
    t->given_up += g->stuck;
    t->to_the_end += g->s.turn == MAD_TURNS - 1;
    for (int v = 0; v < MV_VERBS; v++)
        t->taken[v] += g->taken[v];
    if (!why)
        check_record(g, seed);
    play_end(g);
}

static void play_many(const char *path, const char *header)
{
    static play_game g;
    tally t = {0};
    int games = knob("PLAY_GAMES", GAMES), first = knob("PLAY_SEED", 1);
    clock_t began = clock();
    for (int i = 0; i < games; i++)
        play_one(&g, header, (uint64_t)(first + i), &t);
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    cr_log_info("%s: %d games from seed %d, %d actions, %d plays taken back, %d over all nine turns; %.1f "
                "games a second",
                path, t.games, first, t.steps, t.given_up, t.to_the_end,
                t.games / (seconds > 0 ? seconds : 1));
    static const int needed[] = {
        MV_PREWAR_PLAY,  MV_PLAY,        MV_HOLD,     MV_MOVE,      MV_SAIL,
        MV_COMBAT,       MV_LEAD,        MV_ROUND,    MV_LOSS,      MV_RETREAT,
        MV_REINFORCE,    MV_BUILD,       MV_DEPOT,    MV_ATTRITION, MV_RETREAT_BEFORE,
        MV_NAVAL_COMBAT, MV_NAVAL_ROUND, MV_GAME_END, MV_VP,        MV_FLEET_WITHDRAW};
    for (size_t i = 0; i < UM_COUNT(needed); i++)
        cr_expect(games < 20 || t.taken[needed[i]] > 0, "nobody ever did this: %s",
                  mad_verbs[needed[i]].name);
    for (int v = 0; v < MV_VERBS && getenv("PLAY_VERBS"); v++)
        if (t.taken[v])
            cr_log_info("%s %d", mad_verbs[v].name, t.taken[v]);
}

Test(play, random_games_on_the_printed_map)
{
    um_buf header = {0};
    const char *own = getenv("PLAY_PACK"); /* another overlay than the one that stands in the records */
    pack = play_pack(own ? own : "fixtures/packs/closed.xml");
    cr_assert(pack);
    play_header(pack, "packs/closed.xml", &header);
    play_many("printed map", header.p);
    um_buf_free(&header);
}

Test(play, random_games_on_the_invented_map)
{
    pack = play_pack("fixtures/packs/tmap.xml");
    cr_assert(pack);
    play_many("T-map", play_tmap_start);
}
