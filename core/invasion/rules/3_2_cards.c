/* Playing cards (3.2a to 3.2c, 3.2.3, 3.2.7). */
#include "core/invasion/rules/3_2_cards.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/3_3_battle.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* 3.2.7b: nobody moves once a battle of the phase has begun, with dice or an ambush. */
void inv_decide_all_moves_done(um_ctx *c, const inv_state *s)
{
    um_decide(c, IR_3_2_7b, um_sure(!s->thrown && !s->ambush));
}

/* 3.2c, SC-...-b: a card has not been played before, and is in the deck of the scenario. */
static void judge_owned(um_ctx *c, const inv_state *s, int card)
{
    const inv_card *k = &s->card[card];
    um_fact_ref(c, "card", inv_card_ref(card));
    um_decide(c, IR_3_2c, um_sure(k->at != INV_CARD_GONE && k->at != INV_CARD_LAID));
    if (s->scenario != INV_SC_NONE) {
        um_fact_ref(c, "card", inv_card_ref(card));
        inv_decide_scenario_deck(c, s, inv_in_deck(c, s, card));
    }
}

/* Whether the hand holds a card: where nobody tells what is in it, one that was seen to come out of it was.
 */
static um_truth held(um_ctx *c, const inv_state *s, const um_action *a, int card)
{
    um_ctx quiet = um_quiet(c);
    bool seen = um_has_arg(a, IP_PLAY_FROM) && inv_in_hand(&quiet, s, card) != UM_NO;
    return seen ? UM_YES : inv_in_hand(c, s, card);
}

/* 3.2a: the one movement card of the phase; Fife and Drum excludes Warships. */
static void judge_movement_card(um_ctx *c, const inv_state *s, const um_action *a, int card)
{
    bool own = inv_map_of(c)->card_faction[card] == s->active;
    if (inv_card_is(c, card, INV_CK_TRUCE) == UM_YES)
        um_use(c, IR_3_2_3a);
    um_fact_ref(c, "card", inv_card_ref(card));
    um_truth one = um_and(um_sure(own), s->movement < 0 ? UM_YES : um_not(inv_sound(c, s->movement)));
    inv_decide_or(c, IR_3_2a, um_and(one, held(c, s, a, card)),
                  !own               ? "a movement card of another faction"
                  : s->movement >= 0 ? "a second movement card in one phase"
                                     : "a card that the hand does not hold");
    inv_decide_all_moves_done(c, s);
    inv_decide_fife(c, s, card);
}

/* 3.2.7a: a special of the active faction; Q-24 when its player holds another
 * faction too. */
static um_truth may_play(um_ctx *c, const inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (f == s->active)
        return UM_YES;
    if (inv_same_player(s, f, s->active) == UM_NO)
        return UM_NO;
    return inv_by_ruling(c, INV_RUL_Q_24, INV_O_SPECIALS_PLAYER,
                         "whose specials a player of two factions may play");
}

/* How many specials there are with this one, without those that were not to be played. */
static um_range specials_with(um_ctx *c, const inv_state *s)
{
    um_range n = um_exactly(s->specials + 1);
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (s->card[k].this_phase && inv_kind_of(c, k) == INV_CK_SPECIAL && inv_sound(c, k) != UM_YES)
            n.lo--;
    return n;
}

/* 3.2.7a, 3.2b: the active faction plays a special of its own, out of its hand, two in a phase at most. */
static void judge_special(um_ctx *c, const inv_state *s, const um_action *a, int card)
{
    um_range n = specials_with(c, s);
    um_truth two = um_le(n, um_exactly(2));
    um_use(c, IR_5_0);
    um_fact_ref(c, "card", inv_card_ref(card));
    um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
    um_truth whose = may_play(c, s, card), in_hand = held(c, s, a, card);
    inv_decide_or(c, IR_3_2_7a, um_and(whose, in_hand),
                  whose == UM_NO ? "a special of another faction" : "a special that the hand does not hold");
    specials_with(c, s);
    um_use(c, IR_3_2_7a);
    um_fact_range(c, "specials", n);
    um_decide(c, IR_3_2b, two);
    inv_decide_when(c, s, card, inv_effect_of(c, card));
}

/* 3.2a, 3.2.7a: a card is played as what it is; of one that is not known to be special or movement nothing is
 * decided for certain. */
void inv_judge_play(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    um_truth special = inv_card_is(c, card, INV_CK_SPECIAL);
    if (!inv_decide_stage(c, s, s->stage == INV_STAGE_BATTLE ? INV_STAGE_BATTLE : INV_STAGE_MOVE))
        return;
    judge_owned(c, s, card);
    if (special == UM_YES)
        judge_special(c, s, a, card);
    else if (special == UM_NO)
        judge_movement_card(c, s, a, card);
    else
        um_decide(c, inv_kind_of(c, card) == INV_CK_SPECIAL ? IR_3_2_7a : IR_3_2a, UM_MAYBE);
    if (at >= 0)
        inv_decide_battle_named(c, s, card, at);
}

void inv_apply_play(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    inv_leave_hand(c, s, card);
    int kind = inv_kind_of(c, card);
    bool special = kind == INV_CK_SPECIAL;
    s->card[card].at = kind == INV_CK_TRUCE ? INV_CARD_LAID : INV_CARD_GONE;
    s->card[card].this_phase = true;
    s->card[card].target = (int16_t)at;
    s->card[card].step = c->step;
    if (special)
        s->specials++;
    else
        *(s->movement < 0 ? &s->movement : &s->second) = (int16_t)card;
    if (!special || inv_effect_of(c, card) != INV_FX_BAN)
        inv_reach_stage(s, INV_STAGE_MOVE);
}

/* 3.2a: a phase that ends has had its movement card, unless the faction has none left. */
void inv_decide_card_of_phase(um_ctx *c, const inv_state *s)
{
    int f = s->active;
    if (s->movement >= 0 || (s->stated && s->from_stage > INV_STAGE_MOVE))
        return;
    um_truth played = UM_NO;
    if (inv_no_card_left(c, s, f))
        played = um_ruled(c, INV_RUL_Q_40, INV_O_NO_CARD_SKIP)
                     ? UM_YES
                     : um_unruled(c, "what happens without a movement card");
    else if (s->stated && s->from_stage == INV_STAGE_MOVE)
        played = um_missing(c, "whether a movement card was played before");
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    inv_decide_or(c, IR_3_2a, played, "no movement card was played in the phase");
}

/* 3.2.3b: whether truces end the game, or have ended it. */
void inv_decide_truces_end(um_ctx *c, const inv_state *s, um_truth holds)
{
    um_use(c, IR_4_0a);
    um_fact_int(c, "truces", inv_truces(c, s, INV_US) + inv_truces(c, s, INV_BR));
    um_decide(c, IR_3_2_3b, holds);
}
