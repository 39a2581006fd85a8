/* Cards (8.1 to 8.3): one use a play, and who may put it to which. */
#include "core/madison/madison.h"

static const int rule_of_mode[] = {
    [MAD_MODE_EVENT] = MR_8_31_1, [MAD_MODE_LEADER] = MR_8_31_2, [MAD_MODE_UNITS] = MR_8_31_3,
    [MAD_MODE_BUILD] = MR_8_31_4, [MAD_MODE_REPAIR] = MR_8_31_4, [MAD_MODE_RESTORE] = MR_8_31_5,
    [MAD_MODE_DEPOT] = MR_8_31_6, [MAD_MODE_CAMPAIGN] = MR_8_71, [MAD_MODE_NONE] = MR_8_31};

void mad_judge_use(um_ctx *c, const mad_state *s, int mode)
{
    bool build = mode == MAD_MODE_BUILD || mode == MAD_MODE_REPAIR;
    if (s->play.mode == MAD_MODE_NONE) { /* a card laid aside does nothing yet */
        um_fact_text(c, "played for", "a hold");
        um_fact_text(c, "used for", "%s", mad_mode_words[mode]);
        um_use(c, MR_7_34);
        um_decide(c, MR_8_31, UM_NO);
        return;
    }
    bool same = s->play.mode == mode || s->play.mode == MAD_MODE_EVENT ||
                (build && (s->play.mode == MAD_MODE_BUILD || s->play.mode == MAD_MODE_REPAIR));
    if (same) {
        um_decide(c, MR_8_31, UM_YES);
        return;
    }
    um_fact_text(c, "played for", "%s", mad_mode_words[s->play.mode]);
    um_fact_text(c, "used for", "%s", mad_mode_words[mode]);
    um_use(c, rule_of_mode[mode]);
    um_decide(c, MR_8_31, UM_NO);
}

/* 8.31(2), 3.31: the card's points reach the leader's command value; he is on the map and one's own. */
static void decide_leader(um_ctx *c, const mad_state *after, const mad_state *s, um_ref leader, int rule)
{
    int row = um_ref_row(leader);
    um_range opv = mad_opv(c, after), command = mad_command(c, s, row);
    um_fact_ref(c, "who", leader);
    um_fact_range(c, "points", opv);
    um_fact_range(c, "command", command);
    um_use(c, MR_3_31_command);
    um_truth here = um_sure(mad_on_map(c, s, leader) && mad_side_of(c, leader) == after->play.side);
    um_decide(c, rule, um_and(here, um_ge(opv, command)));
}

/* 7.24, 8.23: only the current year's cards are in play. */
static void decide_year(um_ctx *c, const mad_state *s, um_ref card)
{
    if (card == UM_NONE || s->turn == MAD_NO_TURN)
        return;
    const um_datum *printed = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_YEAR));
    int year = s->turn < 0 ? 0 : s->turn / 3;
    bool may_be = printed->sure == UM_UNKNOWN ||
                  (printed->lo <= year && year <= printed->hi && printed->lo < printed->hi);
    if (may_be && !printed->stated)
        return; /* nothing but the deck it came from tells its year */
    um_fact_ref(c, "card", card);
    um_use(c, MR_8_23);
    um_use(c, MR_5_2);
    um_decide(c, MR_7_24, um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_YEAR, year));
}

/* 8.21: what is declared about a card agrees with what is printed on it. */
static void decide_declared(um_ctx *c, const mad_state *s, const um_action *a)
{
    um_ref card = um_ref_arg(a, MP_PLAY_CARD);
    if (!um_has_arg(a, MP_PLAY_VALUE) || card == UM_NONE)
        return;
    const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_OPV));
    if (d->sure == UM_UNKNOWN)
        return;
    (void)s;
    um_fact_int(c, "claimed", um_int_arg(a, MP_PLAY_VALUE, 0));
    um_range printed = um_int(c, MK_CARD, um_ref_row(card), MAD_CARD_OPV);
    um_fact_range(c, "printed", printed);
    um_decide(c, MR_8_21, um_eq(printed, um_exactly(um_int_arg(a, MP_PLAY_VALUE, 0))));
}

/* 8.71: two leaders, or a leader and one unit that stands elsewhere; 8.31(2) with R-campaign-command. */
void mad_judge_campaign(um_ctx *c, const mad_state *s, const mad_state *after)
{
    const mad_play *p = &after->play;
    bool each = um_ruled(c, MAD_RUL_CAMPAIGN_COMMAND, MAD_O_CAMPAIGN_COMMAND_EACH_VALUE);
    for (int g = 0; g < 2; g++)
        if (each && p->leader[g] != UM_NONE)
            decide_leader(c, after, s, p->leader[g], MR_8_31_2);
    um_ref leader = p->leader[0] != UM_NONE ? p->leader[0] : p->leader[1];
    bool other_leader = p->leader[0] != UM_NONE && p->leader[1] != UM_NONE;
    if (other_leader) {
        um_fact_ref(c, "who", p->leader[1]);
        um_decide(c, MR_8_71, um_sure(p->leader[0] != p->leader[1]));
    } else if (p->second != UM_NONE) {
        um_fact_ref(c, "who", p->second);
        um_fact_ref(c, "where", mad_place(s, p->second));
        um_decide(c, MR_8_71, um_sure(leader != UM_NONE && mad_place(s, leader) != mad_place(s, p->second)));
    }
}

static void decide_campaign(um_ctx *c, const mad_state *after, const mad_state *s)
{
    um_ref card = after->play.card;
    um_truth campaign = card == UM_NONE
                            ? um_missing(c, "which card was played")
                            : um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_CAMPAIGN);
    um_fact_ref(c, "card", card);
    um_decide(c, MR_8_71, campaign);
    mad_judge_campaign(c, s, after);
}

/* 16.1: in winter only held winter events are played; 7.35: no card of another year is kept. */
static void decide_winter(um_ctx *c, const mad_state *s, int mode)
{
    if (s->turn < 0 || mad_season(s->turn) != MAD_WINTER)
        return;
    um_fact_text(c, "played for", "%s", mad_mode_words[mode]);
    um_decide(c, MR_16_1_1, um_sure(mode == MAD_MODE_EVENT));
    if (s->phase <= MAD_PHASE_WINTER_ACTION)
        return;
    um_fact_text(c, "after", "%s", mad_phase_words[s->phase]);
    um_decide(c, MR_16_1_1, UM_NO); /* before the losses of winter, not after */
}

/* 8.21: the flag says who may use the event, and operations are for both; of battle and reaction cards with
 * the other side's flag the book says nothing. */
void mad_judge_flag(um_ctx *c, um_ref card, int side)
{
    int row = um_ref_row(card);
    const um_datum *flag = um_datum_at(c->pack, um_datum_of(MK_CARD, row, MAD_CARD_EVENT_SIDE));
    if (flag->sure == UM_UNKNOWN)
        return; /* nothing tells whose it is */
    um_truth may = um_not(um_is(c, MK_CARD, row, MAD_CARD_EVENT_SIDE, mad_other(side)));
    if (may == UM_YES)
        return;
    um_fact_ref(c, "card", card);
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_decide(c, MR_8_21, um_unruled(c, "whether a battle or reaction card serves the other side's flag"));
}

/* 7.32: who has no card left neither plays nor holds one. A hand that was only listed as far as it is
 * known may have been larger. */
void mad_judge_any_card(um_ctx *c, const mad_state *s, int side)
{
    if (!s->out_of_cards[side] && (!s->counted[side] || (s->turn >= 0 && mad_season(s->turn) == MAD_WINTER)))
        return;
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_range(c, "cards", s->hand[side]);
    um_decide(c, MR_7_32, um_ge(s->hand[side], um_exactly(1)));
}

void mad_judge_card_in_hand(um_ctx *c, const mad_state *s, um_ref card, int side)
{
    if (card == UM_NONE)
        return;
    const mad_card *k = &s->card[um_ref_row(card)];
    bool winter = s->turn >= 0 && mad_season(s->turn) == MAD_WINTER;
    if (k->flags & MAD_CARD_LAID_ASIDE && !winter &&
        !um_ruled(c, MAD_RUL_HELD_CARD_USE, MAD_O_HELD_CARD_USE_YES)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_7_34, UM_NO); /* laid aside until the next deal or the winter */
    }
    um_fact_ref(c, "card", card);
    um_use(c, MR_8_1);
    um_use(c, MR_8_28);
    um_decide(c, MR_7_22, um_sure(!(k->flags & MAD_CARD_USED) || k->at == UM_NONE));
    if (k->owner != MAD_NOBODY && !(k->flags & MAD_CARD_USED)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_7_32, um_sure(k->owner == side));
    }
}

void mad_judge_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_state after = *s;
    um_ctx quiet = *c;
    quiet.rec = NULL;
    mad_apply_play(&quiet, &after, a);
    int side = after.play.side;
    if (a->verb != MV_PREWAR_PLAY)
        mad_judge_order_of_play(c, s, side);
    decide_year(c, s, after.play.card);
    decide_declared(c, s, a);
    decide_winter(c, s, after.play.mode);
    mad_judge_card_in_hand(c, s, after.play.card, side);
    mad_judge_any_card(c, s, side);
    if (a->verb == MV_PREWAR_PLAY)
        return;
    um_ref card = after.play.card;
    if (card != UM_NONE && um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_ROLE, MAD_CARD_DOW) != UM_NO &&
        um_ruled(c, MAD_RUL_DOW_CARD, MAD_O_DOW_CARD_NO)) {
        um_fact_ref(c, "card", card);
        um_decide(c, MR_6_31, um_not(um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_ROLE, MAD_CARD_DOW)));
    }
    switch (after.play.mode) {
    case MAD_MODE_EVENT:
        mad_judge_event_card(c, s, &after, a);
        break;
    case MAD_MODE_LEADER:
        if (after.play.leader[0] != UM_NONE)
            decide_leader(c, &after, s, after.play.leader[0], MR_8_31_2);
        else
            um_decide(c, MR_8_31_2, um_missing(c, "the leader activated"));
        break;
    case MAD_MODE_CAMPAIGN:
        decide_campaign(c, &after, s);
        break;
    default:
        um_decide(c, rule_of_mode[after.play.mode], UM_YES);
    }
}

static void name_activations(mad_state *s, const um_action *a)
{
    um_ref who = um_ref_arg(a, MP_PLAY_WHO), second = um_ref_arg(a, MP_PLAY_SECOND);
    bool piece = um_ref_kind(who) == MK_UNIT || um_ref_kind(who) == MK_SHIP;
    if (s->play.mode == MAD_MODE_CAMPAIGN && piece && um_ref_kind(second) == MK_LEADER) {
        um_ref unit = who; /* the unit is the second activation */
        who = second;
        second = unit;
    }
    if (um_ref_kind(who) == MK_LEADER && s->play.mode != MAD_MODE_UNITS)
        s->play.leader[0] = who;
    else if (um_ref_kind(who) == MK_SPACE)
        s->play.space[0] = who;
    else if (who != UM_NONE && mad_piece_at(s, who))
        s->play.space[0] = mad_piece_at(s, who)->at;
    if (um_ref_kind(second) == MK_LEADER)
        s->play.leader[1] = second;
    else
        s->play.second = second;
    if (um_has_arg(a, MP_PLAY_SECOND_AT))
        s->play.space[1] = um_ref_arg(a, MP_PLAY_SECOND_AT);
    else if (second != UM_NONE)
        s->play.space[1] = mad_place(s, second);
    for (int g = 0; g < 2; g++) {
        um_ref at = s->play.leader[g] == UM_NONE ? UM_NONE : mad_place(s, s->play.leader[g]);
        if (um_ref_kind(at) == MK_SPACE)
            um_bit_set(&s->play.visited[g], um_ref_row(at));
    }
}

void mad_apply_play(um_ctx *c, mad_state *s, const um_action *a)
{
    int side = mad_actor(c, s, a);
    if (side == MAD_NOBODY || side < 0)
        side = mad_expected(s) == MAD_NOBODY ? MAD_US : mad_expected(s);
    mad_begin_play(c, s, side, um_int_arg(a, MP_PLAY_MODE, MAD_MODE_NONE));
    s->play.card = um_ref_arg(a, MP_PLAY_CARD);
    s->play.declared = um_int_arg(a, MP_PLAY_VALUE, 0);
    name_activations(s, a);
    mad_use_card(c, s, s->play.card, side, mad_box(c, MAD_BOX_DISCARD, side));
    if (s->play.mode == MAD_MODE_EVENT)
        mad_apply_event_card(c, s, a);
}

void mad_judge_own_pieces(um_ctx *c, const mad_state *s, const um_value *v, int n)
{
    for (int i = 0; i < n && s->play.open; i++)
        if (mad_side_of(c, v[i].ref) != s->play.side) {
            um_fact_ref(c, "who", v[i].ref);
            um_fact_text(c, "side", "%s", mad_side_names[mad_side_of(c, v[i].ref) == MAD_BR]);
            um_decide(c, MR_7_32, UM_NO);
            return;
        }
}

/* ---- restoring units (8.31(5)) ---- */

/* 8.31(5): A or B Regulars, reduced, in their own territory and supplied (13.4(1)); never Indians
 * (3.7(3)) nor militia. */
static void decide_restored(um_ctx *c, const mad_state *s, um_ref unit)
{
    int u = um_ref_row(unit);
    um_ref at = mad_place(s, unit);
    bool on_map = um_ref_kind(at) == MK_SPACE;
    um_truth fit = um_and(mad_is_regular(c, u), um_ge(mad_class_of(c, u), um_exactly(MAD_CLASS_B)));
    um_fact_ref(c, "who", unit);
    um_use(c, MR_3_11_Regulars);
    um_use(c, MR_3_7_3);
    if (mad_is_militia(c, u) != UM_NO)
        um_use(c, MR_3_11_Militia);
    um_decide(c, MR_8_31_5, um_and(fit, um_sure(s->unit[u].face == 1 && on_map)));
    if (!on_map)
        return;
    um_fact_ref(c, "who", unit);
    um_fact_ref(c, "where", at);
    um_use(c, MR_2_18);
    um_decide(c, MR_8_31_5, mad_territory(c, um_ref_row(at), mad_side_of(c, unit)));
    um_fact_ref(c, "who", unit);
    um_use(c, MR_8_31_5);
    um_decide(c, MR_13_4_1, mad_supplied(c, s, unit));
}

void mad_judge_restore(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RESTORE_UNITS, &n);
    mad_judge_own_pieces(c, s, v, n);
    if (!s->play.open) {
        um_decide(c, MR_8_31_5, um_missing(c, "the card that restores them"));
    } else {
        mad_judge_use(c, s, MAD_MODE_RESTORE);
        um_fact_int(c, "units", s->play.restored + n);
        um_range opv = mad_opv(c, s);
        um_fact_range(c, "points", opv);
        um_decide(c, MR_8_31_5, um_le(um_exactly(s->play.restored + n), opv));
    }
    for (int i = 0; i < n; i++)
        decide_restored(c, s, v[i].ref);
}

void mad_apply_restore(um_ctx *c, mad_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, MP_RESTORE_UNITS, &n);
    for (int i = 0; i < n; i++)
        s->unit[um_ref_row(v[i].ref)].face = 0;
    s->play.restored = (uint8_t)(s->play.restored + n);
    mad_book_towns(c, s);
}
