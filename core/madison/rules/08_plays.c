/* A card played (8.1 to 8.3): by whom, when, and for which use. */
#include "core/madison/rules/08_plays.h"

#include "core/madison/board/07_play.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/08_cards.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/04_peace.h"
#include "core/madison/rules/07_order_of_play.h"
#include "core/madison/rules/08_campaign.h"
#include "core/madison/rules/08_card_in_hand.h"
#include "core/madison/rules/08_events.h"
#include "core/madison/rules/13_depots.h"
#include "core/madison/verbs.h"

enum { WINTER_EVENTS = 2 };

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

/* 8.71: the card is a campaign card, and names what such a card may activate. */
static void decide_campaign_card(um_ctx *c, const mad_state *s, const mad_play *p)
{
    um_ref card = p->card;
    um_truth campaign = card == UM_NONE
                            ? um_missing(c, "which card was played")
                            : um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_USES, MAD_USE_CAMPAIGN);
    um_fact_ref(c, "card", card);
    um_decide(c, MR_8_71, campaign);
    mad_decide_campaign(c, s, p);
}

/* 16.1(1): in winter only held winter events are played, one or two a side; 7.35: no card of another year is
 * kept. */
static void decide_winter(um_ctx *c, const mad_state *s, int side, int mode)
{
    if (mad_season(s->turn) != MAD_WINTER)
        return;
    um_fact_text(c, "played for", "%s", mad_mode_words[mode]);
    um_decide(c, MR_16_1_1, um_sure(mode == MAD_MODE_EVENT));
    um_fact_text(c, "side", "%s", mad_side_names[side]);
    um_fact_int(c, "cards", s->winter_events[side] + 1);
    um_decide(c, MR_16_1_1, um_sure(s->winter_events[side] < WINTER_EVENTS));
    if (s->phase <= MAD_PHASE_WINTER_ACTION)
        return;
    um_fact_text(c, "after", "%s", mad_phase_words[s->phase]);
    um_decide(c, MR_16_1_1, UM_NO); /* before the losses of winter, not after */
}

/* R-dow-card: whether the Declaration of War, which has done its work, is a card to play. */
static void decide_declaration_card(um_ctx *c, um_ref card)
{
    um_truth it = card == UM_NONE ? UM_NO : um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_ROLE, MAD_CARD_DOW);
    if (it == UM_NO || !um_ruled(c, MAD_RUL_DOW_CARD, MAD_O_DOW_CARD_NO))
        return;
    um_fact_ref(c, "card", card);
    um_decide(c, MR_6_31, um_not(it));
}

/* 8.31: the card is fit for the use it is put to, before the war as in it. */
static void decide_use_of_card(um_ctx *c, const mad_state *s, const mad_play *p, const um_action *a)
{
    switch (p->mode) {
    case MAD_MODE_EVENT:
        mad_decide_event_card(c, s, p, a);
        break;
    case MAD_MODE_LEADER:
        if (p->leader[0] != UM_NONE)
            mad_decide_command(c, s, p, p->leader[0], MR_8_31_2);
        else
            um_decide(c, MR_8_31_2, um_missing(c, "the leader activated"));
        break;
    case MAD_MODE_CAMPAIGN:
        decide_campaign_card(c, s, p);
        break;
    default:
        um_decide(c, mad_rule_of_mode[p->mode], UM_YES);
    }
}

static void name_activations(const mad_state *s, const um_action *a, mad_play *p)
{
    um_ref who = um_ref_arg(a, MP_PLAY_WHO), second = um_ref_arg(a, MP_PLAY_SECOND);
    bool piece = um_ref_kind(who) == MK_UNIT || um_ref_kind(who) == MK_SHIP;
    if (p->mode == MAD_MODE_CAMPAIGN && piece && um_ref_kind(second) == MK_LEADER) {
        um_ref unit = who; /* the unit is the second activation */
        who = second;
        second = unit;
    }
    if (um_ref_kind(who) == MK_LEADER && p->mode != MAD_MODE_UNITS)
        p->leader[0] = who;
    else if (um_ref_kind(who) == MK_SPACE)
        p->space = who;
    else if (mad_is_piece(who))
        p->space = mad_piece_at(s, who)->at;
    if (um_ref_kind(second) == MK_LEADER)
        p->leader[1] = second;
    else
        p->second = second;
}

/* The play that a line begins, as far as the line says it. */
static void declare_play(um_ctx *c, const mad_state *s, const um_action *a, mad_play *p)
{
    int side = mad_actor(c, s, a);
    if (side < 0)
        side = mad_expected(s) == MAD_NOBODY ? MAD_US : mad_expected(s);
    mad_new_play(s, side, um_int_arg(a, MP_PLAY_MODE, MAD_MODE_NONE), p);
    p->card = um_ref_arg(a, MP_PLAY_CARD);
    p->declared = um_int_arg(a, MP_PLAY_VALUE, 0);
    name_activations(s, a, p);
}

void mad_take_up_play(um_ctx *c, mad_state *s, const um_action *a)
{
    mad_play p;
    declare_play(c, s, a, &p);
    mad_begin_play(c, s, p.side, p.mode);
    s->play = p;
    mad_use_card(c, s, p.card, p.side, mad_box(c, MAD_BOX_DISCARD, p.side));
    if (mad_season(s->turn) == MAD_WINTER && s->winter_events[p.side] < UINT8_MAX)
        s->winter_events[p.side]++;
    if (p.mode == MAD_MODE_EVENT)
        mad_carry_out_event_card(c, s, a);
}

/* 8.1 to 8.3: the card is of the year, in its player's hand and turn, and fit for its use. */
void mad_decide_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_play p;
    declare_play(c, s, a, &p);
    if (mad_is_new_orleans(c, p.card) && mad_decide_new_orleans(c, s, a, p.mode == MAD_MODE_EVENT))
        return;
    if (a->verb != MV_PREWAR_PLAY)
        mad_decide_order_of_play(c, s, p.side);
    decide_declared(c, s, a);
    decide_winter(c, s, p.side, p.mode);
    mad_decide_card_in_hand(c, s, p.card, p.side);
    mad_decide_any_card(c, s, p.side);
    if (a->verb != MV_PREWAR_PLAY)
        decide_declaration_card(c, p.card);
    if (a->verb != MV_PREWAR_PLAY || p.mode != MAD_MODE_EVENT) /* 6.2(3.b) says that of an event */
        decide_use_of_card(c, s, &p, a);
}

void mad_judge_play(um_ctx *c, const mad_state *s, const um_action *a)
{
    mad_decide_play(c, s, a);
}

void mad_apply_play(um_ctx *c, mad_state *s, const um_action *a)
{
    mad_take_up_play(c, s, a);
    um_ref who = um_ref_arg(a, MP_PLAY_WHO);
    if (s->play.mode == MAD_MODE_DEPOT)
        mad_make_named_depot(c, s, who != UM_NONE ? who : um_ref_arg(a, MP_PLAY_SPACE), c->step);
}
