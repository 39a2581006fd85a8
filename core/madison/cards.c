/* Cards (8.1 to 8.3): one use a play, and who may put it to which. */
#include "core/madison/madison.h"

static const int rule_of_mode[] = {[MODE_EVENT] = R_8_31_1,   [MODE_LEADER] = R_8_31_2, [MODE_UNITS] = R_8_31_3,
                                   [MODE_BUILD] = R_8_31_4,   [MODE_REPAIR] = R_8_31_4, [MODE_RESTORE] = R_8_31_5,
                                   [MODE_DEPOT] = R_8_31_6,   [MODE_CAMPAIGN] = R_8_71, [MODE_NONE] = R_8_31};

void judge_use(um_ctx *c, const mad_state *s, int mode)
{
    bool build = mode == MODE_BUILD || mode == MODE_REPAIR;
    bool same = s->play.mode == mode || s->play.mode == MODE_EVENT || s->play.mode == MODE_NONE ||
                (build && (s->play.mode == MODE_BUILD || s->play.mode == MODE_REPAIR));
    if (same)
        return;
    um_fact_text(c, "played for", "%s", mad_mode_words[s->play.mode]);
    um_fact_text(c, "used for", "%s", mad_mode_words[mode]);
    um_use(c, rule_of_mode[mode]);
    um_decide(c, R_8_31, UM_NO);
}

/* 8.31(2), 3.31: the card's points reach the leader's command value; he is on the map and one's own. */
static void decide_leader(um_ctx *c, const mad_state *after, const mad_state *s, um_ref leader, int rule)
{
    int row = um_ref_row(leader);
    um_range opv = mad_opv(c, after), command = mad_command(c, s, row);
    um_fact_ref(c, "who", leader);
    um_fact_range(c, "points", opv);
    um_fact_range(c, "command", command);
    um_use(c, R_3_31_command);
    um_truth here = um_sure(mad_on_map(c, s, leader) && mad_side_of(c, leader) == after->play.side);
    um_decide(c, rule, um_and(here, um_ge(opv, command)));
}

/* 7.24, 8.23: only the current year's cards are in play. */
static void decide_year(um_ctx *c, const mad_state *s, um_ref card)
{
    if (card == UM_NONE || s->turn == MAD_NO_TURN)
        return;
    int year = s->turn < 0 ? 0 : s->turn / 3;
    um_fact_ref(c, "card", card);
    um_use(c, R_8_23);
    um_use(c, R_5_2);
    um_decide(c, R_7_24, um_is(c, MK_CARD, um_ref_row(card), CARD_YEAR, year));
}

/* 8.21: what is declared about a card agrees with what is printed on it. */
static void decide_declared(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref card = um_ref_arg(a, PLAY_CARD);
    if (!um_has_arg(a, PLAY_VALUE) || card == UM_NONE)
        return;
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), CARD_OPV));
    if (d->sure == UM_UNKNOWN)
        return;
    (void)s;
    um_fact_int(c, "claimed", um_int_arg(a, PLAY_VALUE, 0));
    um_range printed = um_int(c, MK_CARD, um_ref_row(card), CARD_OPV);
    um_fact_range(c, "printed", printed);
    um_decide(c, R_8_21, um_eq(printed, um_exactly(um_int_arg(a, PLAY_VALUE, 0))));
}

static void decide_event(um_ctx *c, const mad_state *after, um_ref card)
{
    if (card == UM_NONE) {
        um_decide(c, R_8_31_1, um_missing(c, "which card was played"));
        return;
    }
    int row = um_ref_row(card);
    um_truth flag = um_or(um_is(c, MK_CARD, row, CARD_EVENT_SIDE, after->play.side), um_is(c, MK_CARD, row, CARD_EVENT_SIDE, 2));
    um_fact_ref(c, "card", card);
    um_decide(c, R_8_21, flag);
    um_truth winter_card = um_is(c, MK_CARD, row, CARD_USES, USE_WINTER);
    um_truth winter = after->turn == MAD_NO_TURN ? um_missing(c, "the turn") : um_sure(after->turn >= 0 && mad_season(after->turn) == WINTER);
    um_truth event = um_or(um_is(c, MK_CARD, row, CARD_USES, USE_EVENT), winter_card);
    um_decide(c, R_8_31_1, um_and(event, um_or(um_and(winter, winter_card), um_and(um_not(winter), um_not(winter_card)))));
    if (um_is(c, MK_CARD, row, CARD_EFFECT_KNOWN, 1) != UM_YES)
        um_decide(c, R_8_27, um_missing(c, "what the event does"));
}

static void decide_campaign(um_ctx *c, const mad_state *after, const mad_state *s)
{
    um_ref card = after->play.card;
    um_truth campaign = card == UM_NONE ? um_missing(c, "which card was played")
                                        : um_is(c, MK_CARD, um_ref_row(card), CARD_USES, USE_CAMPAIGN);
    um_fact_ref(c, "card", card);
    um_decide(c, R_8_71, campaign);
    bool each = um_ruled(c, RUL_CAMPAIGN_COMMAND, O_CAMPAIGN_COMMAND_EACH_VALUE);
    for (int g = 0; g < 2; g++)
        if (each && after->play.leader[g] != UM_NONE)
            decide_leader(c, after, s, after->play.leader[g], R_8_31_2);
}

void judge_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state after = *s;
    um_ctx quiet = *c;
    quiet.rec = NULL;
    apply_play(&quiet, &after, a);
    int side = after.play.side;
    judge_order_of_play(c, s, side);
    decide_year(c, s, after.play.card);
    decide_declared(c, s, a);
    if (a->verb == MV_PREWAR_PLAY)
        return;
    switch (after.play.mode) {
    case MODE_EVENT:
        decide_event(c, &after, after.play.card);
        break;
    case MODE_LEADER:
        if (after.play.leader[0] != UM_NONE)
            decide_leader(c, &after, s, after.play.leader[0], R_8_31_2);
        else
            um_decide(c, R_8_31_2, um_missing(c, "the leader activated"));
        break;
    case MODE_CAMPAIGN:
        decide_campaign(c, &after, s);
        break;
    default:
        um_decide(c, rule_of_mode[after.play.mode], UM_YES);
    }
}

static void name_activations(mad_state *s, const um_action *a)
{
    um_ref who = um_ref_arg(a, PLAY_WHO), second = um_ref_arg(a, PLAY_SECOND);
    if (um_ref_kind(who) == MK_LEADER && s->play.mode != MODE_UNITS)
        s->play.leader[0] = who;
    else if (um_ref_kind(who) == MK_SPACE)
        s->play.space[0] = who;
    else if (who != UM_NONE && mad_piece_at(s, who))
        s->play.space[0] = mad_piece_at(s, who)->at;
    if (um_ref_kind(second) == MK_LEADER)
        s->play.leader[1] = second;
    else
        s->play.second = second;
    if (um_has_arg(a, PLAY_SECOND_AT))
        s->play.space[1] = um_ref_arg(a, PLAY_SECOND_AT);
    else if (second != UM_NONE)
        s->play.space[1] = mad_place(s, second);
    for (int g = 0; g < 2; g++) {
        um_ref at = s->play.leader[g] == UM_NONE ? UM_NONE : mad_place(s, s->play.leader[g]);
        if (um_ref_kind(at) == MK_SPACE)
            um_bit_set(&s->play.visited[g], um_ref_row(at));
    }
}

void apply_play(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    if (side == MAD_NOBODY || side < 0)
        side = mad_expected(s) == MAD_NOBODY ? MAD_US : mad_expected(s);
    mad_begin_play(c, s, side, um_int_arg(a, PLAY_MODE, MODE_NONE));
    s->play.card = um_ref_arg(a, PLAY_CARD);
    s->play.declared = um_int_arg(a, PLAY_VALUE, 0);
    name_activations(s, a);
    mad_use_card(c, s, s->play.card, side, mad_box(c, BOX_DISCARD, side));
}
