/* The game's row in the table of games, and what is called for each verb. */
#include "core/madison/madison.h"

#include "core/madison/board/03_counters.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_play.h"
#include "core/madison/board/11_lakes.h"
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
#include "core/madison/verbs.h"

/* A verb that states or remarks something and breaks no rule. */
void mad_judge_none(um_ctx *c, const mad_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

/* A verb that changes nothing. */
void mad_apply_none(um_ctx *c, mad_state *s, const um_action *a)
{
    mad_judge_none(c, s, a);
}

static const struct {
    mad_judge_fn *judge;
    mad_apply_fn *apply;
} verb_row[MV_VERBS] = {
#define VERB(ident, name, flags, judge, apply, ...) [MV_##ident] = {judge, apply},
#include "core/madison/verbs.def"
};

static mad_judge_fn *const refusals[MV_VERBS] = {
    [MV_AT] = mad_refuse_position,         [MV_HOLD] = mad_refuse_hold,
    [MV_PLAY] = mad_refuse_play,           [MV_PREWAR_PLAY] = mad_refuse_play,
    [MV_MOVE] = mad_refuse_move,           [MV_BATTLE_CARD] = mad_refuse_battle_card,
    [MV_COMBAT] = mad_refuse_combat,       [MV_RETREAT_BEFORE] = mad_refuse_retreat,
    [MV_RETREAT] = mad_refuse_retreat,     [MV_FORCED_RETREAT] = mad_refuse_retreat,
    [MV_DISPLACE] = mad_refuse_retreat,    [MV_EMBARK] = mad_refuse_embark,
    [MV_SAIL] = mad_refuse_sail,           [MV_DISEMBARK] = mad_refuse_set_down,
    [MV_LAND] = mad_refuse_set_down,       [MV_NAVAL_ROUND] = mad_refuse_naval_round,
    [MV_SURRENDER] = mad_refuse_surrender, [MV_ATTRITION] = mad_refuse_attrition};

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
    mad_renamed room;
    a = mad_by_counter(c, s, a, &room);
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
    verb_row[a->verb].judge(c, s, a);
    c->nexcused = 0;
    c->text_unknown = false;
}

static void mad_refuse(um_ctx *c, const void *state, const um_action *a)
{
    mad_renamed room;
    a = mad_by_counter(c, state, a, &room);
    if (refusals[a->verb])
        refusals[a->verb](c, state, a);
}

static void mad_apply(um_ctx *c, void *state, const um_action *a)
{
    mad_state *s = state;
    mad_renamed room;
    a = mad_by_counter(c, s, a, &room);
    if (!(mad_verbs[a->verb].flags & UM_V_POSITION))
        mad_adopt(c, s);
    verb_row[a->verb].apply(c, s, a);
    if (!(mad_verbs[a->verb].flags & UM_V_POSITION)) {
        mad_drop_depots(c, s);
        mad_book_boxes(c, s);
    } else if (!s->started) {
        mad_give_lakes(c, s);
    }
    if (s->play.open && !s->combat.open)
        mad_note_instant_victory(c, s);
}

static um_status answer_query(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    mad_renamed room;
    return mad_query_answer(c, state, mad_by_counter(c, state, q, &room), out);
}

static void mad_close(um_ctx *c, const void *state, bool last)
{
    const mad_state *s = state;
    if (s->play.open) {
        mad_close_combat(c, s, last);
        mad_close_naval(c, s, last);
        mad_close_spaces(c, s);
        mad_close_depot(c, s);
        mad_close_score(c, s, last);
    } else if (last) {
        mad_close_score(c, s, last);
    } else if (s->arrivals) {
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

/* The words are those of um_missing. */
static const um_telling asks[] = {
    {"who led in the round", "round", "lead us UNIT"},
    {"who led in the round", "round", "lead br UNIT"},
    {"the result of the round", "round", "+result=RESULT"},
    {"which ship leads", "naval-round", "naval-lead us SHIP"},
    {"which ship leads", "naval-round", "naval-lead br SHIP"},
    {"the naval die", "naval-round", "+die=NUMBER"},
    {"the victor's die for his own losses", "naval-round", "+second=NUMBER"},
    {"the losses of the round", NULL, "loss us: UNITS"},
    {"the losses of the round", NULL, "loss br: UNITS"},
    {"which card was played", "play", "+card=CARD"},
    {"how many cards of this hand were held before the record begins", NULL, "held {side} COUNT"},
    {NULL, NULL, NULL}};

/* The rows that a pack may have, not all that it can: half of a state, and copies are what most time goes to.
 */
static void copy_rows(void *to, const void *from, size_t at, size_t size, int n)
{
    memcpy((char *)to + at, (const char *)from + at, size * (size_t)n);
}

static void copy(const um_ctx *c, void *to, const void *from)
{
    const mad_map *m = mad_map_of(c);
    const size_t rows = offsetof(mad_state, unit), behind = offsetof(mad_state, snapshot);
    const mad_state *s = from;
    memcpy(to, from, rows);
    copy_rows(to, from, offsetof(mad_state, unit), sizeof s->unit[0], m->nunits);
    copy_rows(to, from, offsetof(mad_state, leader), sizeof s->leader[0], m->nleaders);
    copy_rows(to, from, offsetof(mad_state, ship), sizeof s->ship[0], m->nships);
    copy_rows(to, from, offsetof(mad_state, here), sizeof s->here[0], m->nspaces);
    copy_rows(to, from, offsetof(mad_state, card), sizeof s->card[0], m->ncards);
    copy_rows(to, from, offsetof(mad_state, space), sizeof s->space[0], m->nspaces);
    ((mad_state *)to)->aboard = s->aboard;
    memcpy(((mad_state *)to)->afloat, s->afloat, sizeof s->afloat);
    memcpy(((mad_state *)to)->lake, s->lake, sizeof s->lake);
    memcpy((char *)to + behind, (const char *)from + behind, sizeof *s - behind);
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
    .cardless = "the card play that moves them",
    .state_size = sizeof(mad_state),
    .room_size = sizeof(mad_room),
    .nobjects = MAD_OBJECTS,
    .builtin_pack = "madison",
    .asks = asks,
    .compile = mad_compile,
    .check = mad_check,
    .start = mad_start,
    .copy = copy,
    .judge = mad_judge,
    .refuse = mad_refuse,
    .apply = mad_apply,
    .begins_play = mad_begins_play,
    .close = mad_close,
    .settle = mad_settle,
    .actor = mad_actor,
    .changed = mad_changed,
    .object = mad_object,
    .score = mad_score,
    .query = answer_query,
    .position = mad_position,
    .offer = mad_offer,
    .propose = mad_propose,
    .turn = mad_turn_number,
    .when = mad_when,
};
