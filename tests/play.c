/* Random games: what is offered is taken at random; used by the tests of whole games. */
#include "tests/play.h"

#include "cli/input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- chance ---- */

uint32_t play_random(play_game *g, uint32_t below)
{
    g->random ^= g->random << 13; /* xorshift: the same numbers on every machine */
    g->random ^= g->random >> 7;
    g->random ^= g->random << 17;
    return below ? (uint32_t)((g->random >> 11) % below) : 0;
}

static int die(play_game *g)
{
    return 1 + (int)play_random(g, 6);
}

static void shuffle(play_game *g, play_deck *d)
{
    for (int i = d->n - 1; i > 0; i--) {
        int k = (int)play_random(g, (uint32_t)i + 1);
        um_ref card = d->card[i];
        d->card[i] = d->card[k];
        d->card[k] = card;
    }
}

static int card_int(const play_game *g, int card, int attr)
{
    return um_datum_at(g->pack, um_datum_of(MK_CARD, card, attr))->lo;
}

/* The cards of a year but for one role, that no one has seen. */
static void fill_deck(play_game *g, play_deck *d, int year, int without)
{
    d->n = 0;
    for (int i = 0; i < um_rows(g->pack, MK_CARD); i++)
        if (card_int(g, i, MAD_CARD_YEAR) == year && card_int(g, i, MAD_CARD_ROLE) != without &&
            !(g->s.card[i].flags & MAD_CARD_SEEN))
            d->card[d->n++] = um_ref_of(MK_CARD, i);
    shuffle(g, d);
}

static um_ref draw(play_deck *d)
{
    return d->n ? d->card[--d->n] : UM_NONE;
}

/* 6.2: thirteen cards and the Declaration of War. */
static void prepare_war(play_game *g)
{
    fill_deck(g, &g->deck, 0, MAD_CARD_DOW);
    g->prewar.n = 0;
    for (int i = 0; i < 13; i++)
        g->prewar.card[g->prewar.n++] = draw(&g->deck);
    for (int i = 0; i < um_rows(g->pack, MK_CARD); i++)
        if (card_int(g, i, MAD_CARD_ROLE) == MAD_CARD_DOW)
            g->prewar.card[g->prewar.n++] = um_ref_of(MK_CARD, i);
    shuffle(g, &g->prewar);
}

static void new_year(play_game *g, const um_action *a)
{
    int turn = (um_int_arg(a, MP_TURN_YEAR, 1812) - 1812) * 3 + um_int_arg(a, MP_TURN_SEASON, 0);
    if (turn % 3 == MAD_SPRING && turn > 0)
        fill_deck(g, &g->deck, turn / 3, turn == 6 ? MAD_CARD_GHENT : -1);
    if (turn == 7)
        fill_deck(g, &g->deck, 2, -1);
    for (int i = g->prewar.n; turn <= 1 && i > 0; i--) /* what was not drawn goes back */
        g->deck.card[g->deck.n++] = draw(&g->prewar);
    if (turn == 1)
        shuffle(g, &g->deck);
}

static void add_cards(um_maker *m, int param, play_deck *from, int n)
{
    for (int i = 0; i < n && from->n; i++)
        um_make_ref(m, param, draw(from));
}

/* What chance adds to an action: cards and dice. Decks are changed. */
static void complete(play_game *g, const um_action *a, um_maker *m)
{
    um_make(m, a->verb, -1);
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            const um_value *v = &a->values[a->args[i].first + k];
            um_make_marked(m, a->args[i].param, v->ref, v->mark);
            m->values[m->n - 1] = *v;
        }
    switch (a->verb) {
    case MV_PREWAR_DRAW:
        add_cards(m, MP_PDRAW_CARD, &g->prewar, 1);
        break;
    case MV_PREWAR_DEAL:
        add_cards(m, MP_DEAL_CARDS, &g->prewar, um_int_arg(a, MP_DEAL_COUNT, 0));
        break;
    case MV_DEAL:
        add_cards(m, MP_DEAL_CARDS, &g->deck, um_int_arg(a, MP_DEAL_COUNT, 0));
        break;
    case MV_ROUND:
        um_make_int(m, MP_ROUND_DICE, die(g));
        um_make_int(m, MP_ROUND_DICE, die(g));
        break;
    case MV_NAVAL_ROUND:
        um_make_int(m, MP_NROUND_DIE, die(g));
        um_make_int(m, MP_NROUND_SECOND, die(g));
        break;
    case MV_FIRST_PLAYER:
        um_make_int(m, MP_FIRSTP_US, die(g));
        um_make_int(m, MP_FIRSTP_BR, die(g));
        break;
    default:
        break;
    }
}

/* ---- choosing ---- */

static const uint8_t weight_of[MV_VERBS] = {
    [MV_PHASE] = 6,
    [MV_TURN] = 6,
    [MV_FIRST_PLAYER] = 200,
    [MV_VP] = 4,
    [MV_DECK] = 60,
    [MV_DEAL] = 40,
    [MV_PREWAR_DRAW] = 20,
    [MV_PREWAR_KEEP] = 20,
    [MV_PREWAR_PLAY] = 5,
    [MV_PREWAR_DEAL] = 20,
    [MV_HOLD] = 2,
    [MV_PLAY] = 8,
    [MV_BATTLE_CARD] = 20,
    [MV_REACTION] = 3,
    [MV_MOVE] = 14,
    [MV_PICK_UP] = 1,
    [MV_DROP_OFF] = 1,
    [MV_CROSS] = 4,
    [MV_RETREAT_BEFORE] = 40,
    [MV_STAND] = 40,
    [MV_FORCED_RETREAT] = 200,
    [MV_FLEE] = 200,
    [MV_COMBAT] = 60,
    [MV_LEAD] = 60,
    [MV_COMMANDER] = 60,
    [MV_ROUND] = 60,
    [MV_LOSS] = 250,
    [MV_RETREAT] = 250,
    [MV_DISPLACE] = 200,
    [MV_LEADER_FATE] = 200,
    [MV_SURRENDER] = 200,
    [MV_EMBARK] = 1,
    [MV_SAIL] = 14,
    [MV_DISEMBARK] = 100,
    [MV_LAND] = 60,
    [MV_NAVAL_COMBAT] = 200,
    [MV_NAVAL_LEAD] = 60,
    [MV_NAVAL_ROUND] = 60,
    [MV_NAVAL_LOSS] = 250,
    [MV_NAVAL_RETREAT] = 200,
    [MV_NAVAL_RETURN] = 200,
    [MV_WITHDRAW] = 1,
    [MV_FLEET_WITHDRAW] = 40,
    [MV_FLEET_RETURN] = 40,
    [MV_REINFORCE] = 100,
    [MV_DELAY] = 1,
    [MV_BLOCKED] = 20,
    [MV_ARRIVAL_ATTACK] = 30,
    [MV_LEADER_ENTER] = 40,
    [MV_BUILD] = 40,
    [MV_REPAIR] = 40,
    [MV_RESTORE] = 40,
    [MV_DEPOT] = 40,
    [MV_ATTRITION] = 100,
    [MV_WINTER_REPAIR] = 20,
    [MV_DEPOTS_OFF] = 20,
    [MV_DEPOT_LOST] = 20,
    [MV_GAME_END] = 20,
    [MV_INSTANT_VICTORY] = 20,
};

static const uint8_t weight_of_mode[] = {
    [MAD_MODE_EVENT] = 4, [MAD_MODE_LEADER] = 9,   [MAD_MODE_UNITS] = 6,
    [MAD_MODE_BUILD] = 3, [MAD_MODE_REPAIR] = 1,   [MAD_MODE_RESTORE] = 2,
    [MAD_MODE_DEPOT] = 1, [MAD_MODE_CAMPAIGN] = 8, [MAD_MODE_NONE] = 0};

/* Kinds of one verb between which the choice is made first: uses of a card; marches into enemies and voyages
 * into lake boxes. */
static int variety(const play_game *g, const um_action *a)
{
    int n;
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &n);
    if (a->verb == MV_PLAY || a->verb == MV_PREWAR_PLAY)
        return um_int_arg(a, MP_PLAY_MODE, 0);
    if (a->verb == MV_SAIL && n)
        return um_ref_kind(path[n - 1].ref) == MK_LAKE ? 1 : um_has_arg(a, MP_SAIL_CARRYING) ? 2 : 0;
    um_ctx c = g->c;
    return a->verb == MV_MOVE && n && g->s.play.open &&
           mad_has_units(&c, &g->s, um_ref_row(path[n - 1].ref), mad_other(g->s.play.side)) == UM_YES;
}

static bool collect(void *user, const um_action *a)
{
    play_game *g = user;
    if (g->nchoices == PLAY_MANY)
        return false;
    if (um_action_keep(&g->arena, a, &g->choice[g->nchoices]) != UM_OK)
        return false;
    g->bucket[g->nchoices++] = a->verb * 16 + variety(g, a);
    g->offered[a->verb]++;
    return true;
}

static int weight(const play_game *g, int bucket)
{
    int verb = bucket / 16;
    if (verb == MV_STAND && g->stood != UM_NONE)
        return 0;
    if (verb == MV_DECK && g->decked == g->s.turn)
        return 0;
    if (verb == MV_PLAY)
        return weight_of_mode[bucket % 16];
    if (verb == MV_MOVE || verb == MV_SAIL)
        return (g->s.play.did_move ? 8 : 40) + (bucket % 16 ? 25 : 0);
    if (verb == MV_VP)
        return g->s.play.open ? 1 : 250;
    return weight_of[verb];
}

/* A bucket by weight among those that still hold choices; -1: none. */
static int choose_bucket(play_game *g)
{
    static int seen[PLAY_BUCKETS];
    int buckets[PLAY_BUCKETS], n = 0, sum = 0;
    for (int i = 0; i < g->nchoices; i++)
        if (!seen[g->bucket[i]]) {
            seen[g->bucket[i]] = 1;
            buckets[n++] = g->bucket[i];
            sum += weight(g, g->bucket[i]);
        }
    int pick = sum ? (int)play_random(g, (uint32_t)sum) : -1, found = -1;
    for (int i = 0; i < n; i++) {
        seen[buckets[i]] = 0;
        if (found < 0 && pick >= 0 && (pick -= weight(g, buckets[i])) < 0)
            found = buckets[i];
    }
    return found;
}

static bool holds(const play_game *g, int bucket)
{
    for (int i = 0; i < g->nchoices; i++)
        if (g->bucket[i] == bucket)
            return true;
    return false;
}

/* How much there is to win by a march or voyage: enemy ground, many who go. */
static int appeal(const play_game *g, const um_action *a)
{
    int n, movers;
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &n);
    um_ctx c = g->c;
    um_values_of(a, MP_MOVE_PIECES, &movers);
    um_ref to = n ? path[n - 1].ref : UM_NONE;
    int score = movers > 6 ? 6 : movers;
    if (um_ref_kind(to) == MK_LAKE)
        return score + (mad_box_holder(&c, &g->s, um_ref_row(to)) == mad_other(g->s.play.side) ? 3 : 0);
    return score + (um_ref_kind(to) == MK_SPACE &&
                            mad_territory(&c, um_ref_row(to), mad_other(g->s.play.side)) == UM_YES
                        ? 3
                        : 0);
}

static int any_of(play_game *g, int bucket)
{
    int n = 0, at = 0;
    for (int i = 0; i < g->nchoices; i++)
        if (g->bucket[i] == bucket && play_random(g, (uint32_t)++n) == 0)
            at = i;
    return at;
}

/* A choice of the bucket, taken out of the list: any, or the most appealing of a few. */
static um_action choose(play_game *g, int bucket)
{
    int at = any_of(g, bucket), verb = bucket / 16;
    for (int i = 0; i < 3 && (verb == MV_MOVE || verb == MV_SAIL); i++) {
        int next = any_of(g, bucket);
        if (appeal(g, &g->choice[next]) > appeal(g, &g->choice[at]))
            at = next;
    }
    um_action a = g->choice[at];
    g->nchoices--;
    g->choice[at] = g->choice[g->nchoices];
    g->bucket[at] = g->bucket[g->nchoices];
    return a;
}

/* The Treaty ends the game at once: most players put it off. */
static bool wait_with(play_game *g, const um_action *a)
{
    um_ref card = um_ref_arg(a, MP_PLAY_CARD);
    return a->verb == MV_PLAY && um_int_arg(a, MP_PLAY_MODE, 0) == MAD_MODE_EVENT &&
           card_int(g, um_ref_row(card), MAD_CARD_ROLE) == MAD_CARD_GHENT && play_random(g, 4) != 0;
}

/* ---- acting ---- */

static void keep_point(play_game *g)
{
    g->back.s = g->s;
    g->back.text = g->text.n;
    g->back.step = g->step;
    g->back.deck = g->deck;
    g->back.prewar = g->prewar;
}

static void go_back(play_game *g)
{
    if (g->dead_end)
        g->dead_end(g);
    g->s = g->back.s;
    g->text.n = g->back.text;
    g->step = g->back.step;
    g->deck = g->back.deck;
    g->prewar = g->back.prewar;
    g->stood = UM_NONE;
    g->decked = -1;
    g->stuck++;
}

/* As the referee does it: what follows from the end of a play, then the action. */
static void carry_out(play_game *g, const um_action *a)
{
    um_ctx c = g->c;
    c.step = g->step;
    if (um_madison.begins_play(&c, &g->s, a))
        um_madison.settle(&c, &g->s);
    c.step = ++g->step;
    if (!um_carry_out(&c, &g->s, a))
        g->fault = c.refused;
    um_action_write(&um_madison, g->pack, &mad_verbs[a->verb], a, &g->text);
    um_buf_char(&g->text, '\n');
    if (a->verb == MV_TURN)
        new_year(g, a);
    g->over = a->verb == MV_GAME_END;
    g->taken[a->verb]++;
    if (a->verb == MV_DECK)
        g->decked = g->s.turn;
    g->stood = a->verb == MV_STAND ? um_ref_arg(a, MP_STAND_SPACE) : UM_NONE;
}

/* Both sides stand somewhere, so that something has to be settled first. */
static bool contested(const play_game *g)
{
    um_ctx c = g->c;
    for (int i = 0; i < mad_map_of(&c)->nspaces; i++)
        if (mad_has_units(&c, &g->s, i, MAD_US) != UM_NO && mad_has_units(&c, &g->s, i, MAD_BR) != UM_NO)
            return true;
    return false;
}

bool play_step(play_game *g)
{
    mad_gate gate;
    g->nchoices = 0;
    um_arena_reset(&g->arena);
    g->c.step = g->step + 1;
    mad_gate_open(&gate, &g->c, &g->s);
    mad_candidates(&g->c, &g->s, collect, g);
    int bucket = -1, tries = 0; /* a kind of action is tried some times before another */
    while (!g->over && g->step < g->back.step + PLAY_LONG) {
        if (tries-- == 0 || !holds(g, bucket))
            bucket = choose_bucket(g), tries = 30;
        if (bucket < 0)
            break;
        play_deck deck = g->deck, prewar = g->prewar;
        um_action a = choose(g, bucket);
        um_maker m;
        if (wait_with(g, &a))
            continue;
        complete(g, &a, &m);
        if (!mad_accepts(&gate, &m.action)) {
            g->deck = deck;
            g->prewar = prewar;
            continue;
        }
        if (um_madison.begins_play(&g->c, &g->s, &m.action) || (!g->s.play.open && !contested(g))) {
            play_deck now = g->deck, war = g->prewar;
            g->deck = deck;
            g->prewar = prewar;
            keep_point(g);
            g->deck = now;
            g->prewar = war;
        }
        carry_out(g, &m.action);
        return !g->fault;
    }
    if (g->over)
        return false;
    if (g->stuck > PLAY_STUCK) {
        g->fault = "no way on";
        return false;
    }
    go_back(g);
    return true;
}

/* ---- beginning ---- */

const char play_tmap_start[] =
    "game madison\npack \"packs/tmap.xml\"\n\nnow 1812 spring-summer phase=pre-war\nscore 0\n"
    "hand us 0\nhand br 0\nheld us 0\nheld br 0\n"
    "at US1: us:L3, us:A4, us:B3, us:C3, us:C2, us:D2\nat US2: us:L2, us:A6, us:B4, us:C3b, us:C1\n"
    "at US3: us:IN2, us:IN1\nat US4: us:L1, us:C2b, us:A2, us:brig, us:sch, us:sch2, us:sch3, us:sch4, "
    "us:corvette\n"
    "at US5: us:A3, us:C2c\nat US7: us:C2d, us:brig-y, us:sch-y\nat US8: us:C1b\n"
    "at BR1: br:L3, br:A4, br:B3, br:LC\nat BR2: br:Brock, br:A5, br:C3, br:D2\nat BR3: br:IN2, br:Tecumseh, "
    "br:Shawnee\n"
    "at BR4: br:L1, br:B3b, br:C2, br:brig, br:sch, br:sch2, br:sloop\nat BR5: br:A3, br:C2b, br:IN2b\n"
    "at BR7: br:C2c, br:brig-y, br:sch-y\nat BR8: br:NWC, br:C1\nat BR9: br:C2d, br:B4\nat BR10: br:IN1, "
    "br:C1b\n";

um_pack *play_pack(const char *path)
{
    um_buf bytes = {0};
    um_pack *p = NULL;
    const um_sink silent = {0};
    if (um_input_read(path, 0, &bytes, &silent) == UM_OK)
        um_pack_load(um_text_of(path), um_buf_view(&bytes), NULL, NULL, &silent, &p);
    um_buf_free(&bytes);
    return p;
}

void play_header(const um_pack *pack, const char *name, um_buf *out)
{
    um_buf_printf(out,
                  "game madison\npack \"%s\"\nruling R-marker-late=vp-check\n\nnow 1812 spring-summer "
                  "phase=pre-war\nscore 0\n",
                  name);
    um_buf_str(out, "hand us 0\nhand br 0\nheld us 0\nheld br 0\n");
    for (int i = 0; i < um_rows(pack, MK_SETUP); i++) {
        um_ref place = um_datum_at(pack, um_datum_of(MK_SETUP, i, MAD_SETUP_PLACE))->lo;
        if (um_datum_at(pack, um_datum_of(MK_SETUP, i, MAD_SETUP_SCENARIO))->lo != 0 || place == UM_NONE)
            continue;
        um_buf_str(out, "at ");
        um_ref_write(pack, place, out);
        um_buf_str(out, ": ");
        um_ref_write(pack, um_datum_at(pack, um_datum_of(MK_SETUP, i, MAD_SETUP_PIECE))->lo, out);
        um_buf_char(out, '\n');
    }
}

static um_status give_pack(void *user, const um_game *game, um_text name, um_pack **out)
{
    (void)game;
    (void)name;
    *out = user;
    return UM_OK;
}

static void first_position(play_game *g)
{
    um_record *r = NULL;
    um_run *run = NULL;
    um_read_options o = {
        .game = &um_madison, .find_pack = give_pack, .find_pack_user = (void *)(uintptr_t)g->pack};
    const um_run_settings how = {0};
    const um_sink silent = {0};
    if (um_record_read(UM_TEXT("header"), um_buf_view(&g->text), &o, &r) != UM_OK || r->nbad ||
        um_run_case(&r->cases[0], &how, &silent, &run) != UM_OK || run->nbad)
        g->fault = "the header cannot be read";
    else
        memcpy(&g->s, um_replay_state(run->replay), sizeof g->s);
    if (run)
        um_run_free(run);
    um_record_free(r);
}

void play_begin(play_game *g, const um_pack *pack, const char *header, uint64_t seed)
{
    memset(g, 0, sizeof *g);
    g->pack = pack;
    g->random = seed * UINT64_C(2862933555777941757) + UINT64_C(3037000493);
    g->stood = UM_NONE;
    um_ctx_init(&g->c, &um_madison, pack, UM_LIKELY);
    um_buf_str(&g->text, header);
    first_position(g);
    prepare_war(g);
    um_buf_char(&g->text, '\n');
    keep_point(g);
}

void play_end(play_game *g)
{
    um_buf_free(&g->text);
    um_arena_free(&g->arena);
}
