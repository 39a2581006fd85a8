/* test_invasion_play.h - a player who picks among the offers of 1812: The Invasion of Canada by a seed. */
#ifndef UMPIRE_TESTS_INVASION_PLAY_H
#define UMPIRE_TESTS_INVASION_PLAY_H

#include <stdio.h>
#include <string.h>

#include "core/invasion/board/board.h"
#include "core/invasion/um_invasion.h"
#include "parser/umpire.h"

typedef struct hand_of_chance {
    uint64_t seed;
    const um_pack *pack;
    const inv_state *s;
    um_action chosen;
    um_value values[UM_VALUES_MAX];
    uint64_t total;
    int offers;
} hand_of_chance;

static inline uint64_t chance(hand_of_chance *h)
{
    h->seed ^= h->seed << 13;
    h->seed ^= h->seed >> 7;
    h->seed ^= h->seed << 17;
    return h->seed;
}

/* How often dice show this: the ways to order them times the faces of each die. */
static inline uint64_t ways_to_roll(const um_action *a)
{
    static const uint64_t faces[INV_FACTIONS][INV_FACES] = {
        {3, 1, 2}, {2, 3, 1}, {3, 1, 2}, {2, 2, 2}, {2, 1, 3}};
    static const uint64_t fact[] = {1, 1, 2, 6, 24, 120, 720};
    uint64_t w = 1;
    int f = -1, n[INV_FACES] = {0};
    const um_arg *arg = &a->args[0];
    for (int i = 0; i <= arg->count; i++) {
        const um_value *v = i < arg->count ? &a->values[arg->first + i] : NULL;
        if (v && v->ref == UM_NONE) {
            n[v->num % INV_FACES]++;
            continue;
        }
        if (f >= 0) {
            w *= fact[n[0] + n[1] + n[2]] / (fact[n[0]] * fact[n[1]] * fact[n[2]]);
            for (int k = 0; k < INV_FACES; k++)
                for (int j = 0; j < n[k]; j++)
                    w *= faces[f][k];
        }
        memset(n, 0, sizeof n);
        f = v ? um_ref_row(v->ref) : -1;
    }
    return w ? w : 1;
}

/* What a player likes: recruits first, then a card, then to march at the enemy, then to be done. */
static inline uint64_t liking(const hand_of_chance *h, const um_action *a)
{
    int n;
    const um_value *v;
    switch (a->verb) {
    case IV_RECRUIT:
    case IV_RETURN:
        v = um_values_of(a, IP_PLACE_UNITS, &n);
        return 400 * (uint64_t)(n ? v[0].num * v[0].num : 1);
    case IV_EXTRA:
        return 200;
    case IV_PLAY:
        return h->s->movement < 0 ? 60 : 20;
    case IV_MOVE:
    case IV_BOAT: {
        v = um_values_of(a, IP_MOVE_PATH, &n);
        int to = um_ref_row(v[n - 1].ref), side = inv_side_of(h->s->active);
        int foes = inv_of_side(h->s, to, inv_other_side(side)), units = 0, count;
        bool abroad = um_datum_at(h->pack, um_datum_of(IK_AREA, to, INV_AREA_HOMELAND))->lo != side;
        const um_value *u = um_values_of(a, IP_MOVE_UNITS, &count);
        for (int i = 0; i < count; i++)
            units += u[i].num;
        return (abroad && units > foes ? 30u : 2u) + (foes && units > foes ? 60u : 0u);
    }
    case IV_CANOE:
        return 30;
    case IV_ADD:
    case IV_SWAP:
    case IV_ELIMINATE:
    case IV_NORTON:
    case IV_WARCRY:
        return 40;
    case IV_ROLL:
    case IV_PRE_ROLL:
        return ways_to_roll(a);
    case IV_PASS_MOVE:
    case IV_MARKER:
    case IV_STAY:
        return 1;
    case IV_END_PHASE:
        return h->total / 8 + 10;
    case IV_END_GAME:
        return 1000;
    default:
        return 20;
    }
}

static inline bool consider(void *user, const um_action *a)
{
    hand_of_chance *h = user;
    uint64_t w = liking(h, a);
    h->total += w;
    h->offers++;
    if (chance(h) % h->total >= w)
        return true;
    size_t n = 0;
    h->chosen = *a;
    for (int i = 0; i < a->nargs; i++)
        n += a->args[i].count;
    memcpy(h->values, a->values, n * sizeof *a->values);
    h->chosen.values = h->values;
    return true;
}

/* Choose among the offers of the present state; false if there are none. */
static inline bool choose(hand_of_chance *h, um_replay *r)
{
    h->s = um_replay_state(r);
    h->total = 0;
    h->offers = 0;
    um_invasion.offer(um_replay_ctx(r), h->s, consider, h);
    return h->offers > 0;
}

static inline um_status play_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    (void)g;
    (void)name;
    *out = user;
    return UM_OK;
}

/* A replay that stands at a named position of the pack, under a trust; freed with um_run_free and
 * um_record_free. */
static inline um_run *stand_at(um_pack *pack, const char *position, um_sure_level trust, um_record **rec)
{
    char text[200];
    snprintf(text, sizeof text, "game invasion\nposition %s\n", position);
    um_read_options o = {.find_pack = play_pack, .find_pack_user = pack};
    um_run_settings s = {.trust = trust, .trust_forced = true};
    um_run *run = NULL;
    um_sink silent = {0};
    if (um_record_read(UM_TEXT("play.ump"), um_text_of(text), &o, rec) != UM_OK ||
        um_run_case(&(*rec)->cases[0], &s, &silent, &run) != UM_OK)
        return NULL;
    return run;
}

#endif
