/* The game's row in the table of games: one line a verb says who judges and who
 * applies it. */
#include "core/invasion/offer/offer.h"
#include "core/invasion/rules.h"
#include "core/invasion/rules/3_3_losses.h"
#include "core/invasion/rules/4_0_end.h"
#include "core/invasion/rules/queries.h"
#include "core/invasion/rulings.h"
#include "core/invasion/um_invasion.h"
#include "core/invasion/verb_functions.h"

static void inv_judge_nothing(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

static void inv_apply_nothing(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_judge_nothing(c, s, a);
}

static const struct {
    inv_judge_fn *judge;
    inv_apply_fn *apply;
} verb_row[IV_VERBS] = {
    [IV_NOW] = {inv_judge_nothing, inv_apply_position},
    [IV_AT] = {inv_judge_nothing, inv_apply_position},
    [IV_FLED] = {inv_judge_nothing, inv_apply_position},
    [IV_RESERVE] = {inv_judge_nothing, inv_apply_position},
    [IV_CONTROL] = {inv_judge_nothing, inv_apply_position},
    [IV_HAND] = {inv_judge_nothing, inv_apply_position},
    [IV_DECK_LEFT] = {inv_judge_nothing, inv_apply_position},
    [IV_PLAYED] = {inv_judge_nothing, inv_apply_position},
    [IV_IN_PLAY] = {inv_judge_nothing, inv_apply_position},
    [IV_MOVED] = {inv_judge_nothing, inv_apply_position},
    [IV_FIGHT] = {inv_judge_nothing, inv_apply_position},
    [IV_UNKNOWN] = {inv_judge_nothing, inv_apply_position},
    [IV_SEATS] = {inv_judge_nothing, inv_apply_position},
    [IV_PLACED] = {inv_judge_nothing, inv_apply_position},
    [IV_MUSTERED] = {inv_judge_nothing, inv_apply_position},
    [IV_AIMED] = {inv_judge_nothing, inv_apply_position},
    [IV_SPENT] = {inv_judge_nothing, inv_apply_position},
    [IV_MARCHED] = {inv_judge_nothing, inv_apply_position},
    [IV_FOUGHT] = {inv_judge_nothing, inv_apply_position},
    [IV_UNFOUGHT] = {inv_judge_nothing, inv_apply_position},
    [IV_ASSIGN] = {inv_judge_assign, inv_apply_assign},
    [IV_SETUP] = {inv_judge_setup, inv_apply_setup},
    [IV_PLACE] = {inv_judge_place, inv_apply_place},
    [IV_DECK] = {inv_judge_deck, inv_apply_nothing},
    [IV_DEAL] = {inv_judge_deal, inv_apply_deal},
    [IV_KEEP] = {inv_judge_keep, inv_apply_nothing},
    [IV_REDRAW] = {inv_judge_redraw, inv_apply_redraw},
    [IV_SHOW] = {inv_judge_show, inv_apply_nothing},
    [IV_BAG] = {inv_judge_bag, inv_apply_nothing},
    [IV_TURN] = {inv_judge_turn, inv_apply_turn},
    [IV_PHASE] = {inv_judge_phase, inv_apply_phase},
    [IV_END_PHASE] = {inv_judge_end_phase, inv_apply_end_phase},
    [IV_END_TURN] = {inv_judge_end_turn, inv_apply_end_turn},
    [IV_END_GAME] = {inv_judge_end_game, inv_apply_end_game},
    [IV_MARKER] = {inv_judge_marker, inv_apply_marker},
    [IV_DRAW] = {inv_judge_draw, inv_apply_draw},
    [IV_NOTE] = {inv_judge_nothing, inv_apply_nothing},
    [IV_RECRUIT] = {inv_judge_recruit, inv_apply_recruit},
    [IV_EXTRA] = {inv_judge_extra, inv_apply_extra},
    [IV_RETURN] = {inv_judge_return, inv_apply_return},
    [IV_PLAY] = {inv_judge_play, inv_apply_play},
    [IV_TARGET] = {inv_judge_target, inv_apply_target},
    [IV_MOVE] = {inv_judge_move, inv_apply_move},
    [IV_DROP] = {inv_judge_drop, inv_apply_drop},
    [IV_PICK_UP] = {inv_judge_pick_up, inv_apply_pick_up},
    [IV_BOAT] = {inv_judge_boat, inv_apply_boat},
    [IV_CANOE] = {inv_judge_canoe, inv_apply_canoe},
    [IV_PASS_MOVE] = {inv_judge_pass_move, inv_apply_pass_move},
    [IV_ADD] = {inv_judge_add, inv_apply_add},
    [IV_SWAP] = {inv_judge_swap, inv_apply_swap},
    [IV_ELIMINATE] = {inv_judge_eliminate, inv_apply_eliminate},
    [IV_PRE_ROLL] = {inv_judge_pre_roll, inv_apply_pre_roll},
    [IV_NORTON] = {inv_judge_norton, inv_apply_norton},
    [IV_WARCRY] = {inv_judge_warcry, inv_apply_warcry},
    [IV_PURSUE] = {inv_judge_pursue, inv_apply_pursue},
    [IV_BATTLE] = {inv_judge_battle, inv_apply_battle},
    [IV_ROLL] = {inv_judge_roll, inv_apply_roll},
    [IV_LOSE] = {inv_judge_lose, inv_apply_lose},
    [IV_FLEE] = {inv_judge_flee, inv_apply_flee},
    [IV_RETREAT] = {inv_judge_retreat, inv_apply_retreat},
    [IV_STAY] = {inv_judge_stay, inv_apply_nothing},
    [IV_WON] = {inv_judge_won, inv_apply_nothing},
};

static void inv_judge(um_ctx *c, const void *state, const um_action *a)
{
    verb_row[a->verb].judge(c, state, a);
}

static void apply(um_ctx *c, void *state, const um_action *a)
{
    verb_row[a->verb].apply(c, state, a);
}

/* A play is one roll with what comes of it. */
static bool begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    const inv_state *s = state;
    (void)c;
    switch (a->verb) {
    case IV_ROLL:
    case IV_BATTLE:
    case IV_PRE_ROLL:
    case IV_PURSUE:
    case IV_DRAW:
    case IV_WON:
    case IV_MARKER:
    case IV_TURN:
    case IV_PHASE:
    case IV_END_PHASE:
    case IV_END_TURN:
    case IV_END_GAME:
        return s->battle.due;
    default:
        return false;
    }
}

static void close_play(um_ctx *c, const void *state, bool last)
{
    if (!last)
        inv_close_roll(c, state);
}

static void settle(um_ctx *c, void *state)
{
    inv_settle_roll(c, state);
}

/* Rolls, losses, flights and retreats are the act of the side whose units or dice they are, all else that of
 * the active player. */
static int actor(const um_ctx *c, const void *state, const um_action *a)
{
    const inv_state *s = state;
    (void)c;
    if (inv_verbs[a->verb].flags & UM_V_FRAME)
        return -1;
    if (a->verb == IV_ROLL || a->verb == IV_LOSE || a->verb == IV_FLEE || a->verb == IV_RETREAT) {
        int n;
        const um_value *v = um_values_of(a, 0, &n);
        int f = n ? inv_faction_of(c, v[0].ref) : -1;
        return f >= 0 ? inv_side_of(f) : -1;
    }
    if (a->player >= 0)
        return a->player;
    return s->active >= 0 ? inv_side_of(s->active) : -1;
}

/* No log of this game is read yet: a table's changes are left unread rather than guessed at. */
static void propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user)
{
    (void)c;
    (void)state;
    (void)ch;
    (void)n;
    (void)fn;
    (void)user;
}

const um_game um_invasion = {
    .name = "invasion",
    .title = "1812: The Invasion of Canada",
    .sides = inv_sides,
    .side_names = inv_side_names,
    .kinds = inv_kinds,
    .nkinds = IK_KINDS,
    .verbs = inv_verbs,
    .nverbs = IV_VERBS,
    .queries = inv_queries,
    .nqueries = IQ_QUERIES,
    .rules = inv_rules,
    .nrules = INV_RULES,
    .rulings = inv_rulings,
    .nrulings = INV_RULINGS,
    .state_size = sizeof(inv_state),
    .nobjects = INV_OBJECTS,
    .builtin_pack = "invasion",
    .compile = inv_compile,
    .check = inv_check,
    .start = inv_start,
    .judge = inv_judge,
    .apply = apply,
    .begins_play = begins_play,
    .close = close_play,
    .settle = settle,
    .actor = actor,
    .changed = inv_changed,
    .object = inv_object,
    .score = inv_score,
    .query = inv_query_answer,
    .position = inv_position,
    .offer = inv_offer,
    .propose = propose,
    .when = inv_when,
};
