/* The game's row in the table of games: one line a verb says who judges and who applies it. */
#include "core/madison/madison.h"

#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/17_instant_victory.h"
#include "core/madison/board/constraints.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/board/positions.h"
#include "core/madison/offer/offer.h"
#include "core/madison/propose/propose.h"
#include "core/madison/rules/04_victory_points.h"
#include "core/madison/rules/10_end_of_play.h"
#include "core/madison/rules/11_end_of_play.h"
#include "core/madison/rules/13_depots.h"
#include "core/madison/rules/queries.h"
#include "core/madison/verb_functions.h"

/* A verb whose rules are not judged yet: what the table did is taken as stated. */
static void judge_later(um_ctx *c, const mad_state *s, const um_action *a)
{
    static const struct {
        uint16_t first, last;
        int rule;
    } chapter[] = {
        {MV_PREWAR_DRAW, MV_PREWAR_DEAL, MR_6_1},
        {MV_DECK, MV_DEAL, MR_7_21},
        {MV_DECLARE, MV_HAND_ENDS, MR_8_31},
        {MV_CROSS, MV_CROSS, MR_3_61},
        {MV_STOP, MV_FLEE, MR_9_41},
        {MV_COMBAT, MV_COMBAT_END, MR_10_1},
        {MV_EMBARK, MV_DISEMBARK, MR_11_13},
        {MV_LAND, MV_LAND, MR_11_51},
        {MV_NAVAL_COMBAT, MV_NAVAL_RETURN, MR_12_1},
        {MV_LAKE_CONTROL, MV_FLEET_RETURN, MR_11_21},
        {MV_REINFORCE, MV_LEADER_ENTER, MR_14_1},
        {MV_BUILD, MV_REPAIR, MR_15_12},
        {MV_RESTORE, MV_RESTORE, MR_8_31_5},
        {MV_DEPOT, MV_DEPOT, MR_13_52},
        {MV_ATTRITION, MV_DEPOTS_OFF, MR_16_21},
        {MV_EVENT, MV_RESIGN, MR_8_31_1},
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
    mad_book_spaces(c, s);
}

static const struct {
    mad_judge_fn *judge;
    mad_apply_fn *apply;
} verb_row[MV_VERBS] = {
    [MV_NOW] = {judge_nothing, mad_apply_position},
    [MV_AT] = {judge_nothing, mad_apply_position},
    [MV_SCORE] = {judge_nothing, mad_apply_position},
    [MV_LAKE] = {judge_nothing, mad_apply_position},
    [MV_MARKER_ON] = {judge_nothing, mad_apply_position},
    [MV_FORT] = {judge_nothing, mad_apply_position},
    [MV_DEPOT_ON] = {judge_nothing, mad_apply_position},
    [MV_DESTROYED] = {judge_nothing, mad_apply_position},
    [MV_BASE_LOST] = {judge_nothing, mad_apply_position},
    [MV_HAND] = {judge_nothing, mad_apply_position},
    [MV_HELD] = {judge_nothing, mad_apply_position},
    [MV_FIRST] = {judge_nothing, mad_apply_position},
    [MV_LEDGER] = {judge_nothing, mad_apply_position},
    [MV_OUT] = {judge_nothing, mad_apply_position},
    [MV_STATUS] = {judge_nothing, mad_apply_position},
    [MV_UNCLEAR] = {judge_nothing, apply_nothing},
    [MV_HIDDEN] = {judge_nothing, apply_nothing},
    [MV_READINGS] = {judge_nothing, apply_nothing},
    [MV_PHASE] = {mad_judge_phase, mad_apply_phase},
    [MV_TURN] = {mad_judge_turn, mad_apply_turn},
    [MV_VP] = {mad_judge_vp, mad_apply_vp},
    [MV_NOTE] = {judge_nothing, apply_nothing},
    [MV_HOLD] = {mad_judge_hold, mad_apply_hold},
    [MV_PLAY] = {mad_judge_play, mad_apply_play},
    [MV_PREWAR_DRAW] = {mad_judge_prewar_draw, mad_apply_prewar_draw},
    [MV_PREWAR_KEEP] = {mad_judge_prewar_keep, mad_apply_prewar_keep},
    [MV_PREWAR_PLAY] = {mad_judge_prewar_play, mad_apply_prewar_play},
    [MV_DOW] = {mad_judge_dow, mad_apply_dow},
    [MV_PREWAR_DEAL] = {mad_judge_prewar_rest, mad_apply_prewar_rest},
    [MV_DECK] = {mad_judge_deck, mad_apply_deck},
    [MV_DEAL] = {mad_judge_deal, mad_apply_deal},
    [MV_FIRST_PLAYER] = {mad_judge_first_player, mad_apply_first_player},
    [MV_DISCARD] = {mad_judge_discard, mad_apply_discard},
    [MV_HAND_ENDS] = {judge_nothing, mad_apply_hand_ends},
    [MV_YEAR_END] = {mad_judge_year_end, mad_apply_year_end},
    [MV_MOVE] = {mad_judge_move, mad_apply_move},
    [MV_STAND] = {mad_judge_stand, mad_apply_stand},
    [MV_RETREAT_BEFORE] = {mad_judge_retreat_before, mad_apply_retreat_before},
    [MV_FORCED_RETREAT] = {mad_judge_forced_retreat, mad_apply_retreat_before},
    [MV_FLEE] = {mad_judge_flee, mad_apply_flee},
    [MV_COMBAT] = {mad_judge_combat, mad_apply_combat},
    [MV_LEAD] = {mad_judge_lead, mad_apply_lead},
    [MV_COMMANDER] = {mad_judge_commander, mad_apply_commander},
    [MV_BATTLE_CARD] = {mad_judge_battle_card, mad_apply_battle_card},
    [MV_ROUND] = {mad_judge_round, mad_apply_round},
    [MV_LOSS] = {mad_judge_loss, mad_apply_loss},
    [MV_RETREAT] = {mad_judge_retreat, mad_apply_retreat},
    [MV_DISPLACE] = {mad_judge_displace, mad_apply_displace},
    [MV_LEADER_FATE] = {mad_judge_leader_fate, mad_apply_leader_fate},
    [MV_SURRENDER] = {mad_judge_surrender, mad_apply_surrender},
    [MV_COMBAT_END] = {mad_judge_combat_end, mad_apply_combat_end},
    [MV_CROSS] = {mad_judge_cross, mad_apply_cross},
    [MV_EMBARK] = {mad_judge_embark, mad_apply_embark},
    [MV_SAIL] = {mad_judge_sail, mad_apply_sail},
    [MV_DISEMBARK] = {mad_judge_set_down, mad_apply_set_down},
    [MV_LAND] = {mad_judge_set_down, mad_apply_set_down},
    [MV_NAVAL_COMBAT] = {mad_judge_naval_combat, mad_apply_naval_combat},
    [MV_NAVAL_LEAD] = {mad_judge_naval_lead, mad_apply_naval_lead},
    [MV_NAVAL_ROUND] = {mad_judge_naval_round, mad_apply_naval_round},
    [MV_NAVAL_LOSS] = {mad_judge_naval_loss, mad_apply_naval_loss},
    [MV_NAVAL_RETREAT] = {mad_judge_naval_retreat, mad_apply_naval_retreat},
    [MV_NAVAL_RETURN] = {mad_judge_naval_return, mad_apply_naval_return},
    [MV_LAKE_CONTROL] = {mad_judge_lake_control, mad_apply_lake_control},
    [MV_WITHDRAW] = {mad_judge_withdraw, mad_apply_withdraw},
    [MV_FLEET_WITHDRAW] = {mad_judge_fleet_withdraw, mad_apply_fleet_withdraw},
    [MV_FLEET_RETURN] = {mad_judge_fleet_return, mad_apply_fleet_return},
    [MV_DECLARE] = {mad_judge_declare, mad_apply_declare},
    [MV_REACTION] = {mad_judge_reaction, mad_apply_reaction},
    [MV_PICK_UP] = {mad_judge_pick_up, mad_apply_pick_up},
    [MV_DROP_OFF] = {mad_judge_drop_off, mad_apply_drop_off},
    [MV_RESTORE] = {mad_judge_restore, mad_apply_restore},
    [MV_DEPOT] = {mad_judge_depot, mad_apply_depot},
    [MV_REINFORCE] = {mad_judge_reinforce, mad_apply_reinforce},
    [MV_DELAY] = {mad_judge_delay, mad_apply_delay},
    [MV_BLOCKED] = {mad_judge_blocked, mad_apply_blocked},
    [MV_ARRIVAL_ATTACK] = {mad_judge_arrival_attack, mad_apply_arrival_attack},
    [MV_LEADER_ENTER] = {mad_judge_leader_enter, mad_apply_reinforce},
    [MV_BUILD] = {mad_judge_build, mad_apply_build},
    [MV_REPAIR] = {mad_judge_repair, mad_apply_repair},
    [MV_WINTER_REPAIR] = {mad_judge_winter_repair, mad_apply_winter_repair},
    [MV_ATTRITION] = {mad_judge_attrition, mad_apply_attrition},
    [MV_DEPOTS_OFF] = {mad_judge_depots_off, mad_apply_depots_off},
    [MV_GHENT] = {mad_judge_ghent, mad_apply_ghent},
    [MV_NEW_ORLEANS] = {mad_judge_new_orleans, mad_apply_new_orleans},
    [MV_GAME_END] = {mad_judge_game_end, mad_apply_game_end},
    [MV_INSTANT_VICTORY] = {mad_judge_instant_victory, mad_apply_instant_victory},
    [MV_RESIGN] = {judge_nothing, apply_nothing},
    [MV_DEPOT_LOST] = {mad_judge_depot_lost, mad_apply_depot_lost},
    [MV_EVENT] = {mad_judge_event, mad_apply_event},
    [MV_DESTROY_TOWN] = {mad_judge_event, mad_apply_destroy_town},
    [MV_DESTROY_BASE] = {mad_judge_event, mad_apply_destroy_base},
};

/* 8.27: in an event's play its text goes before the rules; these are the rules a text may name. */
static int excused_rules(um_ctx *c, const mad_state *s, int16_t *rules)
{
    static const struct {
        int word;
        int16_t rule;
    } named[] = {{MAD_EXCUSE_MOVEMENT, MR_9_1},       {MAD_EXCUSE_MOVEMENT, MR_3_16},
                 {MAD_EXCUSE_STOPS, MR_9_3},          {MAD_EXCUSE_SECOND_ATTACK, MR_10_22},
                 {MAD_EXCUSE_SECOND_ATTACK, MR_8_62}, {MAD_EXCUSE_LAKE_CONTROL, MR_11_42},
                 {MAD_EXCUSE_LAKE_CONTROL, MR_11_31}, {MAD_EXCUSE_COMMAND, MR_3_33}};
    int n = 0;
    for (size_t i = 0; i < UM_COUNT(named); i++)
        if (um_is(c, MK_CARD, um_ref_row(s->play.card), MAD_CARD_EXCUSES, named[i].word) == UM_YES)
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
    bool in_event = s->play.open && s->play.mode == MAD_MODE_EVENT && !mad_begins_play(c, s, a);
    c->text_rule = MR_8_27;
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
