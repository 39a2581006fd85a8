/* The game's row in the table of games, and what is called for each verb. */
#include "core/invasion/offer/offer.h"
#include "core/invasion/propose/propose.h"
#include "core/invasion/rules.h"
#include "core/invasion/rules/1_setup.h"
#include "core/invasion/rules/3_2_armies.h"
#include "core/invasion/rules/3_2_control.h"
#include "core/invasion/rules/3_2_water.h"
#include "core/invasion/rules/3_3_battle.h"
#include "core/invasion/rules/3_3_losses.h"
#include "core/invasion/rules/3_4_hands.h"
#include "core/invasion/rules/4_0_end.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/queries.h"
#include "core/invasion/rulings.h"
#include "core/invasion/um_invasion.h"
#include "core/invasion/verbs.h"

/* A verb that states or remarks something and breaks no rule. */
void inv_judge_none(um_ctx *c, const inv_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

/* A verb that changes nothing. */
void inv_apply_none(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_judge_none(c, s, a);
}

static const struct {
    inv_judge_fn *judge;
    inv_apply_fn *apply;
} verb_row[IV_VERBS] = {
#define VERB(ident, name, flags, judge, apply, ...) [IV_##ident] = {judge, apply},
#include "core/invasion/verbs.def"
};

static bool moves_units(int verb)
{
    return verb == IV_MOVE || verb == IV_BOAT || verb == IV_CANOE || verb == IV_NORTON || verb == IV_WARCRY;
}

static void inv_judge(um_ctx *c, const void *state, const um_action *a)
{
    verb_row[a->verb].judge(c, state, a);
}

/* Whether an action shows that movement is over (3.2.7b). */
static bool ends_movement(int verb)
{
    switch (verb) {
    case IV_ROLL:
    case IV_BATTLE:
    case IV_PRE_ROLL:
    case IV_ELIMINATE:
    case IV_DRAW:
    case IV_TURN:
    case IV_PHASE:
    case IV_END_PHASE:
    case IV_END_TURN:
    case IV_END_GAME:
        return true;
    default:
        return false;
    }
}

static bool ends_phase(int verb)
{
    return verb == IV_PHASE || verb == IV_TURN || verb == IV_END_PHASE || verb == IV_END_TURN ||
           verb == IV_END_GAME;
}

/* What an action ends, whatever it does itself: the set-up, the movement of the phase, the work of a special,
 * and that a reserve was stated for the position as it is. */
static void apply(um_ctx *c, void *state, const um_action *a)
{
    inv_state *s = state;
    bool stated = inv_verbs[a->verb].flags & UM_V_POSITION;
    for (int f = 0; f < INV_FACTIONS && !stated; f++)
        s->reserve_stated[f] = false;
    if (!stated && ends_movement(a->verb)) {
        s->marched = s->marched || s->nlegs > 0;
        s->working = s->working && a->verb == IV_ELIMINATE;
    }
    if (moves_units(a->verb))
        inv_note_early_markers(s);
    s->setting_up = s->setting_up && a->verb != IV_PHASE;
    verb_row[a->verb].apply(c, state, a);
}

/* A play is the movement of a phase, or one roll with what comes of it. */
static bool begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    const inv_state *s = state;
    if (s->nlegs > 0 && !s->marched && ends_movement(a->verb))
        return true;
    if (s->working && a->verb != IV_ELIMINATE && ends_movement(a->verb))
        return true;
    if ((s->setting_up && a->verb == IV_PHASE) ||
        ((s->drew || inv_markers_counted(s)) && ends_phase(a->verb)))
        return true;
    switch (a->verb) {
    case IV_ROLL:
    case IV_PRE_ROLL:
        return s->battle.due && !inv_roll_goes_on(c, s, a);
    case IV_BATTLE:
    case IV_PURSUE:
    case IV_DRAW:
    case IV_WON:
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
    const inv_state *s = state;
    if (last)
        return;
    inv_close_setup(c, s);
    inv_close_marches(c, s);
    inv_close_crossings(c, s);
    inv_close_markers(c, s);
    inv_close_works(c, s);
    inv_close_aims(c, s);
    inv_close_draws(c, s);
    inv_close_roll(c, s);
    um_about(c, 0);
}

static void settle(um_ctx *c, void *state)
{
    inv_settle_aims(c, state);
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
        _Static_assert((int)IP_LOSE_UNITS == (int)IP_ROLL_FACES && (int)IP_LOSE_UNITS == (int)IP_FLEE_UNITS &&
                           (int)IP_LOSE_UNITS == (int)IP_RETREAT_UNITS,
                       "whose dice or units");
        int n;
        const um_value *v = um_values_of(a, IP_LOSE_UNITS, &n);
        int f = n ? inv_faction_of(c, v[0].ref) : -1;
        return f >= 0 ? inv_side_of(f) : -1;
    }
    if (a->player >= 0)
        return a->player;
    return s->active >= 0 ? inv_side_of(s->active) : -1;
}

static const int kept_by_table[] = {IR_3_2_2h, -1};

static const char *const face_names[][2] = {
    {"hit", "hit"},
    {"target", "hit"},
    {"touche", "hit"},
    {"cible", "hit"},
    {"flee", "flee"},
    {"fled", "flee"},
    {"fuite", "flee"},
    {"fuit", "flee"},
    {"command", "command"},
    {"decision", "command"},
    {"commandement", "command"},
    {"ordre", "command"},
    {"blank", "command"},
    {"blanc", "command"},
    {NULL, NULL},
};

/* The words are those of um_missing. */
static const um_telling asks[] = {{"which scenario is played", NULL, "now TURN scenario=SCENARIO"},
                                  {NULL, NULL, NULL}};

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
    .asks = asks,
    .kept_by_table = kept_by_table,
    .face_names = face_names,
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
    .propose = inv_propose,
    .turn = inv_turn_number,
    .when = inv_when,
};
