/* The game's row in the table of games, and what is called for each verb. */
#include "core/niagara/offer/offer.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/02_turns.h"
#include "core/niagara/rules/14_victory.h"
#include "core/niagara/rules/queries.h"
#include "core/niagara/rulings.h"
#include "core/niagara/um_niagara.h"
#include "core/niagara/verbs.h"

/* A verb that states or remarks something and breaks no rule. */
void nia_judge_none(um_ctx *c, const nia_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

/* A verb that changes nothing. */
void nia_apply_none(um_ctx *c, nia_state *s, const um_action *a)
{
    nia_judge_none(c, s, a);
}

/* N14.2: what the umpire decided stands for the unit in this turn. */
void nia_apply_decree(um_ctx *c, nia_state *s, const um_action *a)
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
#define VERB(ident, name, flags, judge, apply, ...) [NV_##ident] = {judge, apply},
#include "core/niagara/verbs.def"
};

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
    um_ctx quiet = um_quiet(c);
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
    .turn = nia_turn_number,
    .when = nia_when,
};
