/* Playing cards (3.2, 3.2.3, 3.2.7) and naming the battle of a special (3.3c).
 */
#include "core/invasion/invasion.h"

enum { ANY_TIME, BEFORE_MOVES, BEFORE_RECRUITS, BEFORE_BATTLES, NO_WARSHIPS };

/* One row a special card: its rule, when it must be played, whether it is for
 * one battle. */
static const struct {
    int16_t rule;
    uint8_t when;
    bool one_battle;
    const char *does; /* what it does, for a breach to be told */
} effect_row[INV_FX_EFFECTS] = {
    [INV_FX_NONE] = {IR_5_0, ANY_TIME, false, ""},
    [INV_FX_WAR_HAWKS] = {IR_AR_09, BEFORE_BATTLES, false, "more armies than the card and War Hawks move"},
    [INV_FX_HARRISON] = {IR_AR_10, ANY_TIME, false,
                         "only an army that has just won goes on, one area by land, with a blue unit"},
    [INV_FX_BAN] = {IR_AR_11, BEFORE_RECRUITS, false, "Albany takes nobody in this phase"},
    [INV_FX_FORCED_MARCH] = {IR_AR_12, BEFORE_BATTLES, false, "one army only goes further"},
    [INV_FX_KENTUCKY] = {IR_AM_09, ANY_TIME, false, ""},
    [INV_FX_SUPPORT] = {IR_AM_10, BEFORE_BATTLES, false, "two white units come into one American objective"},
    [INV_FX_SHARPSHOOTERS] = {IR_AM_11, ANY_TIME, false, "the Americans choose the losses"},
    [INV_FX_TURNCOAT] = {IR_AM_12, ANY_TIME, true,
                         "one yellow unit turns white where a battle has not begun"},
    [INV_FX_MACKINAC] = {IR_BR_09, BEFORE_BATTLES, false, "two red units come into one area on Lake Huron"},
    [INV_FX_FIFE] = {IR_BR_10, NO_WARSHIPS, false, "not with Warships"}, /* and before the battles */
    [INV_FX_NAPOLEON] = {IR_BR_11, BEFORE_BATTLES, false, "two red units of the reserve come to Montreal"},
    [INV_FX_BROCK] = {IR_BR_12, ANY_TIME, false, "no yellow unit flees"},
    [INV_FX_AMBUSH] = {IR_CM_09, ANY_TIME, true,
                       "two American units fall where a battle in the British homeland is to come"},
    [INV_FX_BILLY_GREEN] = {IR_CM_10, ANY_TIME, true,
                            "one British roll for hits goes before a battle in the British homeland"},
    [INV_FX_TRAINING] = {IR_CM_11, BEFORE_MOVES, false,
                         "two yellow units of one British area turn red, before movement"},
    [INV_FX_SECORD] = {IR_CM_12, BEFORE_BATTLES, false, "two yellow units come into one British objective"},
    [INV_FX_BRANT] = {IR_NA_09, BEFORE_MOVES, false,
                      "two green units come where one stands, before movement"},
    [INV_FX_TECUMSEH] = {IR_NA_10, ANY_TIME, true, "one American roll for flights goes before a battle"},
    [INV_FX_NORTON] = {IR_NA_11, BEFORE_BATTLES, false, "one unit goes into each adjacent area"},
    [INV_FX_WAR_CRY] = {IR_NA_12, BEFORE_BATTLES, false, "one unit comes out of each adjacent area"},
};

int inv_rule_of_effect(int effect)
{
    return effect_row[effect].rule;
}

/* Decide the rule of a special's effect; a breach says what the card does. */
um_truth inv_decide_effect(um_ctx *c, int effect, um_truth right)
{
    return inv_decide_or(c, effect_row[effect].rule, right, effect_row[effect].does);
}

bool inv_for_one_battle(um_ctx *c, int card)
{
    return inv_kind_of(c, card) == INV_CK_SPECIAL && effect_row[inv_effect_of(c, card)].one_battle;
}

int inv_in_play(um_ctx *c, const inv_state *s, int effect)
{
    for (int k = 0; k < inv_map_of(c)->ncards && s->specials > 0; k++)
        if (s->card[k].this_phase && inv_effect_of(c, k) == effect)
            return k;
    return -1;
}

/* A card that an illegal play put on the table decides nothing for certain. */
um_truth inv_sound(um_ctx *c, int card)
{
    return um_clean(c, INV_OBJ_CARD + card);
}

um_truth inv_ready(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    return card < 0 || s->card[card].used ? UM_NO : inv_sound(c, card);
}

bool inv_unused(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    return card >= 0 && !s->card[card].used;
}

void inv_use_card(um_ctx *c, inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    if (card >= 0)
        s->card[card].used = true;
}

static void inv_judge_owned(um_ctx *c, const inv_state *s, int card)
{
    static const int rule[] = {IR_SC_INTRO_b, IR_SC_1812_b, IR_SC_1813_b};
    const inv_card *k = &s->card[card];
    um_fact_ref(c, "card", inv_card_ref(card));
    um_decide(c, IR_3_2c, um_sure(k->at != INV_CARD_GONE && k->at != INV_CARD_LAID));
    if (s->scenario != INV_SC_NONE) {
        um_fact_ref(c, "card", inv_card_ref(card));
        um_decide(c, rule[s->scenario], inv_in_deck(c, s, card));
    }
}

/* 3.2a: the one movement card of the phase; Fife and Drum excludes Warships. */
static void inv_judge_movement_card(um_ctx *c, const inv_state *s, int card)
{
    bool own = inv_map_of(c)->card_faction[card] == s->active;
    if (inv_card_is(c, card, INV_CK_TRUCE) == UM_YES)
        um_use(c, IR_3_2_3a);
    um_fact_ref(c, "card", inv_card_ref(card));
    um_truth one = um_and(um_sure(own), s->movement < 0 ? UM_YES : um_not(inv_sound(c, s->movement)));
    inv_decide_or(c, IR_3_2a, um_and(one, inv_in_hand(c, s, card)),
                  !own               ? "a movement card of another faction"
                  : s->movement >= 0 ? "a second movement card in one phase"
                                     : "a card that the hand does not hold");
    if (s->step == INV_ST_BATTLE)
        inv_judge_all_moves_done(c, s);
    int fife = inv_in_play(c, s, INV_FX_FIFE);
    if (fife >= 0) {
        um_truth ships = um_and(inv_card_is(c, card, INV_CK_WARSHIP), inv_sound(c, fife));
        inv_decide_or(c, IR_BR_10, um_not(ships), "not with Warships");
    }
}

/* 3.2.7a: a special of the active faction; Q-24 when its player holds another
 * faction too. */
static um_truth may_play(um_ctx *c, const inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (f == s->active)
        return UM_YES;
    if (f < 0 || inv_same_player(s, f, s->active) == UM_NO)
        return UM_NO;
    return inv_by_ruling(c, INV_RUL_Q_24, INV_O_SPECIALS_PLAYER,
                         "whose specials a player of two factions may play");
}

/* Publication Ban is of no use when Albany has had its recruits, or its fled units. */
static um_truth none_at_albany(um_ctx *c, const inv_state *s)
{
    um_truth none = UM_YES;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (s->recruited[i] > 0 || s->back[i] > 0)
            none = um_and(none, um_not(inv_has_role(c, i, INV_ROLE_ALBANY)));
    return none;
}

static void inv_judge_when(um_ctx *c, const inv_state *s, int card, int effect)
{
    int when = effect_row[effect].when;
    bool adds = effect == INV_FX_SUPPORT || effect == INV_FX_NAPOLEON || effect == INV_FX_SECORD;
    if (adds && um_ruled(c, INV_RUL_Q_23, INV_O_ADD_AT_START))
        when = BEFORE_MOVES;
    um_fact_ref(c, "card", inv_card_ref(card));
    um_truth right = UM_YES;
    if (when == BEFORE_MOVES)
        right = um_sure(s->nlegs == 0 && s->step <= INV_ST_MOVE);
    else if (when == BEFORE_RECRUITS)
        right = um_and(um_sure(s->step <= INV_ST_RECRUIT), none_at_albany(c, s));
    else if (when == BEFORE_BATTLES)
        right = um_sure(s->rolls == 0);
    else if (when == NO_WARSHIPS)
        right = um_and(um_sure(s->rolls == 0),
                       s->movement < 0 ? UM_YES : um_not(inv_moves_by(c, s, INV_CK_WARSHIP)));
    inv_decide_or(c, effect_row[effect].rule, um_and(right, inv_effect_known(c, effect)),
                  when == NO_WARSHIPS && s->rolls == 0 ? "not with Warships"
                                                       : "it is too late for this card");
}

static void inv_judge_battle_named(um_ctx *c, const inv_state *s, int card, int area)
{
    um_fact_ref(c, "card", inv_card_ref(card));
    bool begun = s->area[area].fought;
    um_decide(c, IR_3_3c, um_sure(!begun));
    if (effect_row[inv_effect_of(c, card)].one_battle && begun)
        inv_decide_effect(c, inv_effect_of(c, card), UM_NO);
}

/* How many specials there are with this one, without those that were not to be played. */
static um_range specials_with(um_ctx *c, const inv_state *s)
{
    um_range n = um_exactly(s->specials + 1);
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (s->card[k].this_phase && inv_kind_of(c, k) == INV_CK_SPECIAL && inv_sound(c, k) != UM_YES)
            n.lo--;
    return um_span(n.lo < 1 ? 1 : n.lo, n.hi);
}

static void inv_judge_special(um_ctx *c, const inv_state *s, int card)
{
    um_range n = specials_with(c, s);
    um_truth two = um_le(n, um_exactly(2));
    um_use(c, IR_5_0);
    um_fact_ref(c, "card", inv_card_ref(card));
    um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
    um_decide(c, IR_3_2_7a, um_and(um_and(may_play(c, s, card), inv_in_hand(c, s, card)), two));
    specials_with(c, s);
    um_fact_range(c, "specials", n);
    um_decide(c, IR_3_2b, two);
    inv_judge_when(c, s, card, inv_effect_of(c, card));
}

void inv_judge_play(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    if (card < 0)
        return;
    um_truth special = inv_card_is(c, card, INV_CK_SPECIAL);
    int step = special == UM_YES          ? (s->step > INV_ST_BATTLE ? INV_ST_BATTLE : s->step)
               : s->step == INV_ST_BATTLE ? INV_ST_BATTLE
                                          : INV_ST_MOVE;
    if (!inv_judge_step(c, s, step))
        return;
    inv_judge_owned(c, s, card);
    if (special == UM_YES)
        inv_judge_special(c, s, card);
    else if (special == UM_NO)
        inv_judge_movement_card(c, s, card);
    else
        um_decide(c, inv_kind_of(c, card) == INV_CK_SPECIAL ? IR_3_2_7a : IR_3_2a, UM_MAYBE);
    if (at >= 0)
        inv_judge_battle_named(c, s, card, at);
}

void inv_apply_play(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    if (card < 0)
        return;
    inv_leave_hand(c, s, card);
    int kind = inv_kind_of(c, card);
    bool special = kind == INV_CK_SPECIAL;
    s->card[card].at = kind == INV_CK_TRUCE ? INV_CARD_LAID : INV_CARD_GONE;
    s->card[card].this_phase = true;
    s->card[card].used = false;
    s->card[card].target = (int16_t)at;
    if (special)
        s->specials++;
    else
        *(s->movement < 0 ? &s->movement : &s->second) = (int16_t)card;
    if (!special || inv_effect_of(c, card) != INV_FX_BAN)
        inv_reach_step(s, INV_ST_MOVE);
}

void inv_judge_target(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD)), at = um_ref_row(um_ref_arg(a, IP_PLAY_AT));
    if (card < 0 || at < 0)
        return;
    um_fact_ref(c, "card", inv_card_ref(card));
    um_decide(c, IR_3_3c, um_sure(s->card[card].this_phase && !s->area[at].fought));
}

void inv_apply_target(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD));
    (void)c;
    if (card >= 0)
        s->card[card].target = (int16_t)um_ref_row(um_ref_arg(a, IP_PLAY_AT));
}
