/* The game's row in the table of games: one line a verb says who judges and who applies it. */
#include "core/niagara/offer/offer.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_turns.h"
#include "core/niagara/rules/14_victory.h"
#include "core/niagara/rules/queries.h"
#include "core/niagara/rulings.h"
#include "core/niagara/um_niagara.h"
#include "core/niagara/verb_functions.h"

static void judge_nothing(um_ctx *c, const nia_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

static void apply_nothing(um_ctx *c, nia_state *s, const um_action *a)
{
    judge_nothing(c, s, a);
}

/* N14.2: what the umpire decided stands for the unit in this turn. */
static void apply_decree(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_DECREE_UNIT))];
    (void)c;
    u->done |= NIA_DONE_DECREED;
    u->decree_distance = nia_int(a, NP_DECREE_DISTANCE, -1);
    u->decree_dp = nia_int(a, NP_DECREE_DP, -1);
}

static const struct {
    nia_judge_fn *judge;
    nia_apply_fn *apply;
} verb_row[NV_VERBS] = {
    [NV_RECORD] = {judge_nothing, nia_apply_position},
    [NV_NOW] = {judge_nothing, nia_apply_position},
    [NV_SET] = {judge_nothing, nia_apply_position},
    [NV_WAS] = {judge_nothing, nia_apply_position},
    [NV_OWES] = {judge_nothing, nia_apply_position},
    [NV_FARED] = {judge_nothing, nia_apply_position},
    [NV_HISTORY] = {judge_nothing, nia_apply_position},
    [NV_STAND] = {judge_nothing, nia_apply_position},
    [NV_COMMANDER] = {judge_nothing, nia_apply_position},
    [NV_HELD] = {judge_nothing, nia_apply_position},
    [NV_TURN] = {nia_judge_turn, nia_apply_turn},
    [NV_STEP] = {nia_judge_step, nia_apply_step},
    [NV_DECREE] = {judge_nothing, apply_decree},
    [NV_OBJECTIVE] = {nia_judge_objective, nia_apply_objective},
    [NV_NOTE] = {judge_nothing, apply_nothing},
    [NV_END] = {nia_judge_end, nia_apply_end},
    [NV_DEPLOY] = {nia_judge_deploy, nia_apply_deploy},
    [NV_CP_ROLL] = {nia_judge_cp_roll, nia_apply_cp_roll},
    [NV_RIDE] = {nia_judge_ride, nia_apply_ride},
    [NV_INSPIRE] = {nia_judge_inspire, nia_apply_inspire},
    [NV_RALLY] = {nia_judge_rally, nia_apply_rally},
    [NV_COURIER] = {nia_judge_courier, apply_nothing},
    [NV_ATTACH] = {nia_judge_attach, nia_apply_attach},
    [NV_DETACH] = {nia_judge_detach, nia_apply_detach},
    [NV_RISK] = {nia_judge_risk, nia_apply_risk},
    [NV_ANNOUNCE] = {nia_judge_announce, nia_apply_announce},
    [NV_STOP_AT] = {judge_nothing, nia_apply_stop_at},
    [NV_MOVE] = {nia_judge_move, nia_apply_move},
    [NV_WHEEL] = {nia_judge_turning, nia_apply_turning},
    [NV_FORM] = {nia_judge_form, nia_apply_form},
    [NV_LIMBER] = {nia_judge_limber, nia_apply_limber},
    [NV_UNLIMBER] = {nia_judge_limber, nia_apply_limber},
    [NV_ABOUT_FACE] = {nia_judge_turning, nia_apply_turning},
    [NV_RETIRE] = {nia_judge_turning, nia_apply_turning},
    [NV_COLLIDE] = {nia_judge_collide, nia_apply_collide},
    [NV_RETREAT] = {nia_judge_back, nia_apply_back},
    [NV_ROUT] = {nia_judge_back, nia_apply_back},
    [NV_PURSUE] = {nia_judge_pursue, nia_apply_pursue},
    [NV_HALT] = {nia_judge_halt, apply_nothing},
    [NV_RUN_INTO] = {nia_judge_meet, nia_apply_meet},
    [NV_MORALE] = {nia_judge_morale, nia_apply_morale},
    [NV_FIRE_ART] = {nia_judge_fire_art, nia_apply_fire_art},
    [NV_FIRE_INF] = {nia_judge_fire_inf, nia_apply_fire_inf},
    [NV_ROCKET] = {nia_judge_rocket, nia_apply_rocket},
    [NV_COMBAT] = {nia_judge_combat, nia_apply_combat},
    [NV_RESULT] = {nia_judge_result, nia_apply_result},
    [NV_EFFECT] = {nia_judge_effect, nia_apply_effect},
    [NV_LEDGER] = {nia_judge_count, nia_apply_count},
    [NV_REDRESS] = {nia_judge_redress, nia_apply_redress},
};

static um_status nia_compile(um_pack *p, const um_sink *sink)
{
    static const struct {
        int kind, most;
        const char *words;
    } limit[] = {{NK_UNIT, NIA_UNITS, "more than 64 units"},
                 {NK_COMMANDER, NIA_COMMANDERS, "more than 16 commanders"},
                 {NK_OBJECTIVE, NIA_OBJECTIVES, "more than 16 objectives"}};
    for (size_t i = 0; i < UM_COUNT(limit); i++)
        if (um_rows(p, limit[i].kind) > limit[i].most) {
            um_say(sink, UM_ERROR, UM_LIMIT, (um_place){.line = 0}, "pack-limit", "%s", limit[i].words);
            return UM_LIMIT;
        }
    return UM_OK;
}

static void nia_judge(um_ctx *c, const void *state, const um_action *a)
{
    verb_row[a->verb].judge(c, state, a);
}

static void nia_apply(um_ctx *c, void *state, const um_action *a)
{
    nia_state *s = state;
    if (!(nia_verbs[a->verb].flags & UM_V_POSITION))
        s->started = 1;
    verb_row[a->verb].apply(c, s, a);
}

/* A play is a turn: what it leaves undone is asked when the next begins or the game ends. */
static bool nia_begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    const nia_state *s = state;
    (void)c;
    return a->verb == NV_TURN && s->started;
}

static void nia_settle(um_ctx *c, void *state)
{
    (void)c;
    (void)state;
}

/* The side of the unit or commander named first. */
static int nia_actor(const um_ctx *c, const void *state, const um_action *a)
{
    um_ref r = a->nargs && a->args[0].count ? a->values[a->args[0].first].ref : UM_NONE;
    um_ctx quiet = *c;
    quiet.rec = NULL;
    (void)state;
    if (a->player >= 0)
        return a->player;
    if (um_ref_kind(r) != NK_UNIT && um_ref_kind(r) != NK_COMMANDER)
        return -1;
    int side = nia_side_of(&quiet, r);
    return side == NIA_NOBODY ? -1 : side;
}

const um_game um_niagara = {
    .name = "niagara",
    .title = "Wargame rules for the Niagara campaign, 1814",
    .sides = nia_sides,
    .side_names = nia_side_names,
    .kinds = nia_kinds,
    .nkinds = NIA_KINDS,
    .verbs = nia_verbs,
    .nverbs = NV_VERBS,
    .queries = nia_queries,
    .nqueries = NQ_QUERIES,
    .rules = nia_rules,
    .nrules = NIA_RULES,
    .rulings = nia_rulings,
    .nrulings = NIA_RULINGS,
    .state_size = sizeof(nia_state),
    .nobjects = NIA_OBJECTS,
    .builtin_pack = "niagara",
    .compile = nia_compile,
    .start = nia_start,
    .judge = nia_judge,
    .apply = nia_apply,
    .begins_play = nia_begins_play,
    .close = nia_close,
    .settle = nia_settle,
    .actor = nia_actor,
    .changed = nia_changed,
    .object = nia_object,
    .score = nia_score,
    .tally = nia_tally,
    .query = nia_answer,
    .position = nia_position,
    .offer = nia_offer,
    .when = nia_when,
};
