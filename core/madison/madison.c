/* The game's row in the table of games: one line a verb says who judges and who applies it. */
#include "core/madison/madison.h"

#include "core/madison/constraints.h"

#include <string.h>

/* A verb whose rules are not judged yet: what the table did is taken as stated. */
static void judge_later(um_ctx *c, const mad_state *s, const um_action *a)
{
    static const struct {
        uint16_t first, last;
        int rule;
    } chapter[] = {
        {MV_PREWAR_DRAW, MV_PREWAR_DEAL, R_6_1},
        {MV_DECK, MV_DEAL, R_7_21},
        {MV_DECLARE, MV_HAND_ENDS, R_8_31},
        {MV_CROSS, MV_CROSS, R_3_61},
        {MV_STOP, MV_FLEE, R_9_41},
        {MV_COMBAT, MV_COMBAT_END, R_10_1},
        {MV_EMBARK, MV_DISEMBARK, R_11_13},
        {MV_LAND, MV_LAND, R_11_51},
        {MV_NAVAL_COMBAT, MV_NAVAL_RETURN, R_12_1},
        {MV_LAKE_CONTROL, MV_FLEET_RETURN, R_11_21},
        {MV_REINFORCE, MV_LEADER_ENTER, R_14_1},
        {MV_BUILD, MV_REPAIR, R_15_12},
        {MV_RESTORE, MV_RESTORE, R_8_31_5},
        {MV_DEPOT, MV_DEPOT, R_13_52},
        {MV_ATTRITION, MV_DEPOTS_OFF, R_16_21},
        {MV_EVENT, MV_RESIGN, R_8_31_1},
    };
    (void)s;
    for (size_t i = 0; i < UM_COUNT(chapter); i++)
        if (a->verb >= chapter[i].first && a->verb <= chapter[i].last) {
            um_unmodelled(c, chapter[i].rule);
            return;
        }
}

static void judge_nothing(um_ctx *c, const mad_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

static void apply_nothing(um_ctx *c, mad_state *s, const um_action *a)
{
    judge_nothing(c, s, a);
}

/* Pieces go to the last place named, whatever the verb: what a move of any kind leaves behind. */
static void apply_as_stated(um_ctx *c, mad_state *s, const um_action *a)
{
    um_ref to = UM_NONE;
    for (int i = 0; i < a->nargs; i++) {
        const um_arg *arg = &a->args[i];
        um_ref r = arg->count ? a->values[arg->first + arg->count - 1].ref : UM_NONE;
        int kind = um_ref_kind(r);
        if (kind == MK_SPACE || kind == MK_LAKE || kind == MK_BOX)
            to = r;
    }
    for (int i = 0; i < a->nargs && to != UM_NONE; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref r = a->values[a->args[i].first + k].ref;
            if (um_ref_kind(r) != MK_CARD)
                mad_put(s, r, to);
        }
    mad_book_towns(c, s);
}

static const struct {
    mad_judge_fn *judge;
    mad_apply_fn *apply;
} verb_row[MV_VERBS] = {
    [MV_NOW] = {judge_nothing, apply_position},
    [MV_AT] = {judge_nothing, apply_position},
    [MV_SCORE] = {judge_nothing, apply_position},
    [MV_LAKE] = {judge_nothing, apply_position},
    [MV_MARKER_ON] = {judge_nothing, apply_position},
    [MV_FORT] = {judge_nothing, apply_position},
    [MV_DEPOT_ON] = {judge_nothing, apply_position},
    [MV_DESTROYED] = {judge_nothing, apply_position},
    [MV_BASE_LOST] = {judge_nothing, apply_position},
    [MV_HAND] = {judge_nothing, apply_position},
    [MV_HELD] = {judge_nothing, apply_position},
    [MV_FIRST] = {judge_nothing, apply_position},
    [MV_LEDGER] = {judge_nothing, apply_position},
    [MV_OUT] = {judge_nothing, apply_position},
    [MV_STATUS] = {judge_nothing, apply_position},
    [MV_UNCLEAR] = {judge_nothing, apply_nothing},
    [MV_HIDDEN] = {judge_nothing, apply_nothing},
    [MV_READINGS] = {judge_nothing, apply_nothing},
    [MV_PHASE] = {judge_phase, apply_phase},
    [MV_TURN] = {judge_turn, apply_turn},
    [MV_VP] = {judge_vp, apply_vp},
    [MV_NOTE] = {judge_nothing, apply_nothing},
    [MV_HOLD] = {judge_hold, apply_hold},
    [MV_PLAY] = {judge_play, apply_play},
    [MV_PREWAR_DRAW] = {judge_prewar_draw, apply_prewar_draw},
    [MV_PREWAR_KEEP] = {judge_prewar_keep, apply_prewar_keep},
    [MV_PREWAR_PLAY] = {judge_prewar_play, apply_prewar_play},
    [MV_DOW] = {judge_dow, apply_dow},
    [MV_PREWAR_DEAL] = {judge_prewar_rest, apply_prewar_rest},
    [MV_DECK] = {judge_deck, apply_deck},
    [MV_DEAL] = {judge_deal, apply_deal},
    [MV_FIRST_PLAYER] = {judge_first_player, apply_first_player},
    [MV_DISCARD] = {judge_discard, apply_discard},
    [MV_HAND_ENDS] = {judge_nothing, apply_hand_ends},
    [MV_YEAR_END] = {judge_year_end, apply_year_end},
    [MV_MOVE] = {judge_move, apply_move},
    [MV_STAND] = {judge_stand, apply_stand},
    [MV_RETREAT_BEFORE] = {judge_retreat_before, apply_retreat_before},
    [MV_FORCED_RETREAT] = {judge_forced_retreat, apply_retreat_before},
    [MV_FLEE] = {judge_flee, apply_flee},
    [MV_COMBAT] = {judge_combat, apply_combat},
    [MV_LEAD] = {judge_lead, apply_lead},
    [MV_COMMANDER] = {judge_commander, apply_commander},
    [MV_BATTLE_CARD] = {judge_battle_card, apply_battle_card},
    [MV_ROUND] = {judge_round, apply_round},
    [MV_LOSS] = {judge_loss, apply_loss},
    [MV_RETREAT] = {judge_retreat, apply_retreat},
    [MV_DISPLACE] = {judge_displace, apply_displace},
    [MV_LEADER_FATE] = {judge_leader_fate, apply_leader_fate},
    [MV_SURRENDER] = {judge_surrender, apply_surrender},
    [MV_COMBAT_END] = {judge_combat_end, apply_combat_end},
    [MV_CROSS] = {judge_cross, apply_cross},
    [MV_EMBARK] = {judge_embark, apply_embark},
    [MV_SAIL] = {judge_sail, apply_sail},
    [MV_DISEMBARK] = {judge_set_down, apply_set_down},
    [MV_LAND] = {judge_set_down, apply_set_down},
    [MV_NAVAL_COMBAT] = {judge_naval_combat, apply_naval_combat},
    [MV_NAVAL_LEAD] = {judge_naval_lead, apply_naval_lead},
    [MV_NAVAL_ROUND] = {judge_naval_round, apply_naval_round},
    [MV_NAVAL_LOSS] = {judge_naval_loss, apply_naval_loss},
    [MV_NAVAL_RETREAT] = {judge_naval_retreat, apply_naval_retreat},
    [MV_NAVAL_RETURN] = {judge_naval_return, apply_naval_return},
    [MV_LAKE_CONTROL] = {judge_lake_control, apply_lake_control},
    [MV_WITHDRAW] = {judge_withdraw, apply_withdraw},
    [MV_FLEET_WITHDRAW] = {judge_fleet_withdraw, apply_fleet_withdraw},
    [MV_FLEET_RETURN] = {judge_fleet_return, apply_fleet_return},
    [MV_DECLARE] = {judge_declare, apply_declare},
    [MV_REACTION] = {judge_reaction, apply_reaction},
    [MV_PICK_UP] = {judge_pick_up, apply_pick_up},
    [MV_DROP_OFF] = {judge_drop_off, apply_drop_off},
    [MV_RESTORE] = {judge_restore, apply_restore},
    [MV_DEPOT] = {judge_depot, apply_depot},
    [MV_REINFORCE] = {judge_reinforce, apply_reinforce},
    [MV_DELAY] = {judge_delay, apply_delay},
    [MV_BLOCKED] = {judge_blocked, apply_blocked},
    [MV_ARRIVAL_ATTACK] = {judge_arrival_attack, apply_arrival_attack},
    [MV_LEADER_ENTER] = {judge_leader_enter, apply_reinforce},
    [MV_BUILD] = {judge_build, apply_build},
    [MV_REPAIR] = {judge_repair, apply_repair},
    [MV_WINTER_REPAIR] = {judge_winter_repair, apply_winter_repair},
    [MV_ATTRITION] = {judge_attrition, apply_attrition},
    [MV_DEPOTS_OFF] = {judge_depots_off, apply_depots_off},
    [MV_GHENT] = {judge_ghent, apply_ghent},
    [MV_NEW_ORLEANS] = {judge_new_orleans, apply_new_orleans},
    [MV_GAME_END] = {judge_game_end, apply_game_end},
    [MV_INSTANT_VICTORY] = {judge_instant_victory, apply_instant_victory},
    [MV_RESIGN] = {judge_nothing, apply_nothing},
    [MV_DEPOT_LOST] = {judge_depot_lost, apply_depot_lost},
    [MV_EVENT] = {judge_event, apply_event},
    [MV_DESTROY_TOWN] = {judge_event, apply_destroy_town},
    [MV_DESTROY_BASE] = {judge_event, apply_destroy_base},
};

/* 8.27: in an event's play its text goes before the rules; these are the rules a text may name. */
static int excused_rules(um_ctx *c, const mad_state *s, int16_t *rules)
{
    static const struct {
        int word;
        int16_t rule;
    } named[] = {{EXCUSE_MOVEMENT, R_9_1},       {EXCUSE_MOVEMENT, R_3_16},
                 {EXCUSE_STOPS, R_9_3},          {EXCUSE_SECOND_ATTACK, R_10_22},
                 {EXCUSE_SECOND_ATTACK, R_8_62}, {EXCUSE_LAKE_CONTROL, R_11_42},
                 {EXCUSE_LAKE_CONTROL, R_11_31}, {EXCUSE_COMMAND, R_3_33}};
    int n = 0;
    for (size_t i = 0; i < UM_COUNT(named); i++)
        if (um_is(c, MK_CARD, um_ref_row(s->play.card), CARD_EXCUSES, named[i].word) == UM_YES)
            rules[n++] = named[i].rule;
    return n;
}

static void mad_judge(um_ctx *c, const void *state, const um_action *a)
{
    const mad_state *s = state;
    mad_state taken;
    if (!s->started) { /* the first position counts as it stands, before anything is judged by it */
        taken = *s;
        mad_adopt(c, &taken);
        s = &taken;
    }
    int16_t rules[16];
    bool in_event = s->play.open && s->play.mode == MODE_EVENT && !mad_begins_play(c, s, a);
    c->text_rule = R_8_27;
    c->excused = rules;
    c->nexcused = in_event && s->play.card != UM_NONE ? excused_rules(c, s, rules) : 0;
    c->text_unknown = in_event && s->play.effect_unknown;
    mad_judge_fn *judge = verb_row[a->verb].judge;
    (judge ? judge : judge_later)(c, s, a);
    c->nexcused = 0;
    c->text_unknown = false;
}

static void mad_apply(um_ctx *c, void *state, const um_action *a)
{
    mad_state *s = state;
    if (!(mad_verbs[a->verb].flags & UM_V_POSITION))
        mad_adopt(c, s);
    mad_apply_fn *apply = verb_row[a->verb].apply;
    (apply ? apply : apply_as_stated)(c, s, a);
    if (!(mad_verbs[a->verb].flags & UM_V_POSITION)) {
        mad_drop_depots(c, s);
        mad_book_boxes(c, s);
    }
    if (s->play.open && !s->combat.open)
        mad_note_instant_victory(c, s);
}

static void mad_close(um_ctx *c, const void *state, bool last)
{
    const mad_state *s = state;
    if (s->play.open) {
        mad_close_combat(c, s, last);
        mad_close_naval(c, s);
        mad_close_towns(c, s);
        mad_close_score(c, s, last);
    } else if (s->arrivals && !last) {
        mad_close_arrivals(c, s);
    }
}

static void mad_settle(um_ctx *c, void *state)
{
    mad_state *s = state;
    mad_end_play(c, s);
    mad_settle_claim(c, s);
    if (s->arrivals)
        s->combat.open = s->combat.arrival = false;
    s->arrivals = false;
}

const um_game um_madison = {
    .name = "madison",
    .title = "Mr. Madison's War",
    .sides = mad_sides,
    .side_names = mad_side_names,
    .kinds = mad_kinds,
    .nkinds = MK_KINDS,
    .verbs = mad_verbs,
    .nverbs = MV_VERBS,
    .queries = mad_queries,
    .nqueries = MQ_QUERIES,
    .rules = mad_rules,
    .nrules = MAD_RULES,
    .rulings = mad_rulings,
    .nrulings = MAD_RULINGS,
    .state_size = sizeof(mad_state),
    .nobjects = MAD_OBJECTS,
    .builtin_pack = "madison",
    .compile = mad_compile,
    .check = mad_check,
    .start = mad_start,
    .judge = mad_judge,
    .apply = mad_apply,
    .begins_play = mad_begins_play,
    .close = mad_close,
    .settle = mad_settle,
    .actor = mad_actor,
    .changed = mad_changed,
    .object = mad_object,
    .score = mad_score,
    .query = mad_query_answer,
    .position = mad_position,
    .offer = mad_offer,
    .propose = mad_propose,
    .when = mad_when,
};
