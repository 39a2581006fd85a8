/* What the tests of the referee share: the toy game with rules of their own, and actions made by hand. */
#ifndef UMPIRE_TESTS_TEST_ENGINE_SUPPORT_H
#define UMPIRE_TESTS_TEST_ENGINE_SUPPORT_H

#include "core/grounds.h"
#include "tests/toy.h"

#include <criterion/criterion.h>
#include <string.h>

enum {
    ENGINE_R_WAY,
    ENGINE_R_COST,
    ENGINE_R_CLAIM,
    ENGINE_R_END
}; /* the toy game's rules, as it numbers them */

typedef void engine_judge_fn(um_ctx *c, const void *state, const um_action *a);

/* The toy game, judged by other rules. */
static inline um_game engine_game(engine_judge_fn *judge)
{
    um_game g = toy_game;
    g.judge = judge;
    return g;
}

/* A question put to these rules, and the answer explained. */
typedef struct engine_asked {
    um_recorder rec;
    um_arena arena;
    um_action action;
    um_question q;
    um_ctx c;
    um_finding f;
    bool plain;
} engine_asked;

static inline void engine_ask(engine_asked *k, const um_game *g, const um_pack *p, um_sure_level trust,
                              const int8_t *options, const uint64_t *taint)
{
    memset(k, 0, sizeof *k);
    k->rec.arena = &k->arena;
    k->action = (um_action){.verb = TOY_PASS};
    k->q = (um_question){.game = g, .action = &k->action, .ask = UM_ASK_ACTION};
    um_ctx_init(&k->c, g, p, trust);
    k->c.rec = &k->rec;
    k->c.options = options;
    k->c.taint = taint;
    um_ask(&k->c, &k->q);
    cr_assert_eq(um_explain_verdict(&k->c, &k->q, &k->arena, &k->f, &k->plain), UM_OK);
}

static inline void engine_asked_free(engine_asked *k)
{
    um_arena_free(&k->arena);
}

/* A small generator of numbers: the same on every machine. */
static inline uint32_t engine_random(uint64_t *state, uint32_t below)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

#endif
